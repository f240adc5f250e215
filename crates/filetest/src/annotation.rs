//! Annotations: a line of LLVM or SPIR-V assembly that ends in `; error: TEXT` is the place of an error that contains the text.
//!
//! The place of each reported error is resolved to lines of the test file: a line and column of the text, a function with
//! block and instruction of LLVM IR, or the number of a SPIR-V instruction. If a file has annotations, every annotation
//! needs an error, and every error whose place is in the file needs an annotation.

/// An annotation without its error, or the other way round.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnnotationError {
    /// No error that is reported at the line has the text.
    #[error("line {line}: no error `{text}` is reported here")]
    NotReported {
        /// Line number, from 1.
        line: usize,
        /// The text of the annotation.
        text: String,
    },
    /// The lines of a reported error have no annotation for it.
    #[error("line {line}: no annotation for the error `{message}`")]
    NotAnnotated {
        /// Line number, from 1.
        line: usize,
        /// The reported error.
        message: String,
    },
}

/// The start of an annotation.
const MARK: &str = "; error: ";

/// Compares the annotations of a test file with the messages that its failing commands print.
///
/// # Errors
/// The first annotation or error that has no counterpart.
pub fn check(text: &str, messages: &str) -> Result<(), AnnotationError> {
    let lines: Vec<&str> = text.lines().collect();
    let annotations: Vec<(usize, &str)> =
        lines.iter().enumerate().filter_map(|(at, line)| Some((at, annotation(line)?))).collect();
    if annotations.is_empty() {
        return Ok(());
    }
    let reported: Vec<(Vec<usize>, &str)> =
        messages.lines().filter_map(|line| located(line, &lines)).filter(|(at, _)| !at.is_empty()).collect();
    for (line, text) in &annotations {
        if !reported.iter().any(|(places, message)| places.contains(line) && message.contains(text)) {
            return Err(AnnotationError::NotReported { line: line + 1, text: (*text).to_owned() });
        }
    }
    for (places, message) in &reported {
        if !annotations.iter().any(|(line, text)| places.contains(line) && message.contains(text)) {
            let line = places.first().map_or(0, |line| line + 1);
            return Err(AnnotationError::NotAnnotated { line, message: (*message).to_owned() });
        }
    }
    Ok(())
}

/// The text of the annotation that a line of code ends in.
fn annotation(line: &str) -> Option<&str> {
    let (code, text) = line.split_once(MARK)?;
    (!code.trim().is_empty() && !code.starts_with(';')).then(|| text.trim())
}

/// The lines that a message of the form `FILE: PLACE: error: TEXT` or `FILE:LINE:COLUMN: error: TEXT` may be about, and its
/// text.
fn located<'m>(line: &'m str, lines: &[&str]) -> Option<(Vec<usize>, &'m str)> {
    let (place, message) = line.split_once(": error: ")?;
    let (_file, place) = place.split_once(':')?;
    let places = match place.strip_prefix(' ') {
        None => {
            let line: usize = place.split(':').next()?.parse().ok()?;
            vec![line.checked_sub(1)?]
        }
        Some(place) => match place.rsplit_once("instruction ").filter(|(before, _)| before.ends_with(", ")) {
            Some((_, number)) => spirv_lines(number, lines),
            None => llvm_lines(place, lines),
        },
    };
    Some((places, message))
}

/// The line of a SPIR-V instruction: `12 (OpIAdd %9)`, counted from 0.
fn spirv_lines(number: &str, lines: &[&str]) -> Vec<usize> {
    let number = number.split(' ').next().and_then(|number| number.parse().ok());
    let is_instruction = |line: &str| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with(';')
    };
    let mut instructions = (0..lines.len()).filter(|at| is_instruction(lines[*at]));
    number.and_then(|number| instructions.nth(number)).into_iter().collect()
}

/// The lines of a place in LLVM IR: `function @f, block %b, '%x = call @g'`, of which parts may be absent.
fn llvm_lines(place: &str, lines: &[&str]) -> Vec<usize> {
    let part = |start: &str| {
        let (_, rest) = place.split_once(start)?;
        Some(rest.split_once(", ").map_or(rest, |(part, _)| part))
    };
    let item = place.strip_suffix('\'').and_then(|place| place.rsplit_once('\'')).map(|(_, item)| item);
    let Some(function) = part("function @") else {
        let Some(name) = item.and_then(|item| item.strip_prefix('@')) else { return Vec::new() };
        let is_definition = |line: &str| line.starts_with(&format!("@{name} =")) || is_head_of(line, name);
        return (0..lines.len()).filter(|at| is_definition(lines[*at])).collect();
    };
    let Some(head) = lines.iter().position(|line| is_head_of(line, function)) else { return Vec::new() };
    let Some(item) = item else { return vec![head] };
    let end = lines[head..].iter().position(|line| *line == "}").map_or(lines.len(), |end| head + end);
    let (mut from, mut to) = (head + 1, end);
    if let Some(block) = part("block %") {
        let label = (from..end).find(|at| label_of(lines[*at]) == Some(block));
        // The first block may have no label.
        from = label.map_or(from, |label| label + 1);
        to = (from..end).find(|at| label_of(lines[*at]).is_some()).unwrap_or(end);
    }
    (from..to).filter(|at| is_instruction(lines[*at], item)).collect()
}

/// Whether a line begins the definition or the declaration of a function.
fn is_head_of(line: &str, function: &str) -> bool {
    (line.starts_with("define ") || line.starts_with("declare ")) && line.contains(&format!("@{function}("))
}

/// The name of the block that a line begins.
fn label_of(line: &str) -> Option<&str> {
    let name = line.split(':').next().filter(|name| name.len() < line.len())?;
    (!name.is_empty() && !name.contains([' ', ';', '"'])).then_some(name)
}

/// Whether a line has the instruction that a place describes: `%x = call @f`, `store`.
fn is_instruction(line: &str, item: &str) -> bool {
    let code = line.split(MARK).next().unwrap_or_default().trim_start();
    let (result, operation) = match item.split_once(" = ") {
        Some((result, operation)) => (Some(result), operation),
        None => (None, item),
    };
    let has_result = |result| code.starts_with(&format!("{result} = "));
    let has_word = |word: &str| match word.strip_prefix('@') {
        Some(_) => code.contains(&format!("{word}(")),
        None => code.split([' ', ',']).any(|other| other == word),
    };
    result.is_none_or(has_result) && operation.split(' ').all(has_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LLVM: &str = "@g = global i8 0 ; error: global\n\
        define void @f(i32 %a) { ; error: whole\n  \
          %x = call i32 @h(i32 1)\n  ret i32 0 ; error: first\n\
        b:\n  %y = call i32 @h(i32 1) ; error: call\n  ret i32 1\n}\n";

    const MESSAGES: &str = "%s: '@g': error: global\n%s: function @f: error: whole\n\
        %s: function @f, block %0, 'ret': error: first\n  help: none\n\
        %s: file.cl:3:4, function @f, block %b, '%y = call @h': error: a call\n";

    #[test]
    fn places_of_llvm_are_lines() {
        assert_eq!(check(LLVM, MESSAGES), Ok(()));
        let moved = MESSAGES.replace("block %0", "block %b");
        let text = "first".to_owned();
        assert_eq!(check(LLVM, &moved), Err(AnnotationError::NotReported { line: 4, text }));
        let without = LLVM.replace(" ; error: call", "");
        let message = "a call".to_owned();
        assert_eq!(check(&without, MESSAGES), Err(AnnotationError::NotAnnotated { line: 6, message }));
    }

    #[test]
    fn instructions_of_spirv_are_counted() {
        let text = "; RUN: x\nOpCapability Kernel\n\n%a = OpTypeVoid ; error: void\n; comment\nOpReturn\n";
        assert_eq!(check(text, "%t.spv: word 8, instruction 1 (OpTypeVoid %1): error: a void\n"), Ok(()));
        assert!(check(text, "%t.spv: word 9, instruction 2 (OpReturn): error: a void\n").is_err());
    }

    #[test]
    fn lines_of_texts_are_taken_as_they_are() {
        let text = "; RUN: x\n%a = OpTypeInt 32 ; error: operand\n;> %s:2:3: error: no operand\n";
        assert_eq!(check(text, "%s:2:3: error: no operand\n"), Ok(()));
        assert!(check(text, "%s:3:3: error: no operand\n").is_err());
        // Without annotations nothing is asked for.
        assert_eq!(check("; RUN: x\n", "%s:3:3: error: no operand\n"), Ok(()));
    }
}
