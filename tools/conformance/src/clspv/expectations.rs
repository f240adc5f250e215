//! The expectations of a test for bindings, kinds of arguments and numbers of specialization constants.
//!
//! Tests of clspv name them in lines for LLVM's FileCheck: lines of the descriptor map, reflection instructions, and
//! decorations. Lines about anything else depend on how code is written, and are not read. The order of lines does not count.

use super::facts::Facts;
use std::collections::BTreeMap;

/// A line that must have an equal in the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expectation {
    /// Parts of a line of the descriptor map, in order.
    Map(Vec<String>),
    /// A reflection instruction, and its operands: a value, a text, or anything.
    Instruction { name: String, operands: Vec<Wanted> },
    /// A decoration of some id with a number.
    Decoration { name: String, number: String },
}

/// What a line has at the place of an operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A value, or a text.
    Value(String),
    /// A value that the line does not state.
    Any,
    /// Any operands, at least one: `{{.*}}` matches spaces too.
    Some,
}

/// The decorations that hosts depend on.
const DECORATIONS: [&str; 3] = ["DescriptorSet", "Binding", "SpecId"];

/// The beginnings of lines of the descriptor map.
const MAP: [&str; 5] = ["kernel_decl,", "kernel,", "spec_constant,", "constant,", "sampler,"];

/// Reads the expectations that have one of the prefixes.
pub(super) fn read(text: &str, prefixes: &[String]) -> Vec<Expectation> {
    let lines: Vec<&str> = text.lines().filter_map(|line| checked(line, prefixes)).collect();
    let mut values = BTreeMap::new();
    let mut found = Vec::new();
    for line in lines {
        let words: Vec<&str> = words(line);
        if let Some((variable, value)) = definition(&words) {
            values.insert(variable, value);
        }
        found.extend(expectation(line, &words, &values));
    }
    found
}

/// The pattern of a line that must be there.
fn checked<'t>(line: &'t str, prefixes: &[String]) -> Option<&'t str> {
    let (_, rest) = line.split_once("//").or_else(|| line.split_once(';'))?;
    let (directive, pattern) = rest.split_once(':')?;
    let directive = directive.trim();
    let is_ours = prefixes.iter().any(|prefix| {
        let kind = directive.strip_prefix(prefix.as_str());
        kind.is_some_and(|kind| matches!(kind, "" | "-NEXT" | "-DAG" | "-SAME" | "-LABEL"))
    });
    is_ours.then(|| pattern.trim())
}

/// The words of a pattern; what stands in brackets or braces is one of them.
fn words(line: &str) -> Vec<&str> {
    let (mut words, mut start, mut depth) = (Vec::new(), None, 0usize);
    for (at, letter) in line.char_indices() {
        match letter {
            '[' | '{' => depth += 1,
            ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_space = letter.is_whitespace() && depth == 0;
        match (is_space, start) {
            (false, None) => start = Some(at),
            (true, Some(from)) => {
                words.extend(line.get(from..at));
                start = None;
            }
            _ => {}
        }
    }
    words.extend(start.and_then(|from| line.get(from..)));
    words
}

/// The name of a variable: of `[[name:pattern]]`, `%[[name]]`.
fn variable(word: &str) -> Option<&str> {
    let inner = word.trim_start_matches('%').strip_prefix("[[")?.strip_suffix("]]")?;
    Some(inner.split_once(':').map_or(inner, |(name, _)| name))
}

/// The value that a line gives to a variable: a constant, or a string.
fn definition(words: &[&str]) -> Option<(String, String)> {
    let (result, value) = match words {
        [result, "=", "OpConstant", _, value] => (result, (*value).to_owned()),
        [result, "=", "OpString", text @ ..] => (result, text.join(" ").trim_matches('"').to_owned()),
        _ => return None,
    };
    // A pattern for the end of the line.
    let value = value.trim_end_matches("{{$}}").to_owned();
    Some((variable(result)?.to_owned(), value))
}

fn expectation(line: &str, words: &[&str], values: &BTreeMap<String, String>) -> Option<Expectation> {
    if MAP.iter().any(|start| line.starts_with(start)) {
        return Some(Expectation::Map(literal_parts(line)));
    }
    match words {
        ["OpDecorate", _, name, number] if DECORATIONS.contains(name) => {
            let number = resolved(number, values)?;
            Some(Expectation::Decoration { name: (*name).to_owned(), number })
        }
        [_, "=", "OpExtInst", _, _, name, operands @ ..] | ["OpExtInst", _, _, name, operands @ ..]
            if name.starts_with(|letter: char| letter.is_ascii_uppercase()) && is_reflection(name) =>
        {
            let operands = operands.iter().map(|operand| match (*operand, resolved(operand, values)) {
                ("{{.*}}", _) => Wanted::Some,
                (_, Some(value)) => Wanted::Value(value),
                (_, None) => Wanted::Any,
            });
            Some(Expectation::Instruction { name: (*name).to_owned(), operands: operands.collect() })
        }
        _ => None,
    }
}

fn is_reflection(name: &str) -> bool {
    spirv_grammar::ExtInstSet::ClspvReflection.instruction_by_name(name).is_some()
}

/// The value of an operand: a number, or a variable that a line has given a value.
fn resolved(operand: &str, values: &BTreeMap<String, String>) -> Option<String> {
    match variable(operand) {
        Some(name) => values.get(name).cloned(),
        None => operand.parse::<u32>().ok().map(|number| number.to_string()),
    }
}

/// The parts of a pattern that are not regular expressions or variables.
fn literal_parts(pattern: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = pattern;
    while let Some(at) = rest.find("{{").into_iter().chain(rest.find("[[")).min() {
        let (literal, behind) = rest.split_at(at);
        parts.push(literal.to_owned());
        let end = if behind.starts_with("{{") { "}}" } else { "]]" };
        rest = behind.split_once(end).map_or("", |(_, rest)| rest);
    }
    parts.push(rest.to_owned());
    parts.retain(|part| !part.is_empty());
    parts
}

impl Expectation {
    /// Whether the module is as the line states.
    pub(super) fn holds(&self, facts: &Facts) -> bool {
        match self {
            Self::Map(parts) => facts.map.iter().any(|line| has_parts(line, parts)),
            Self::Instruction { name, operands } => {
                facts.instructions.iter().any(|(own, values)| own == name && has_operands(values, operands))
            }
            Self::Decoration { name, number } => {
                facts.decorations.iter().any(|(own, value)| own == name && value == number)
            }
        }
    }
}

/// Whether operands begin as wanted. FileCheck looks for a part of the line: `%uint_1` at its end is in `%uint_128` too.
fn has_operands(values: &[String], wanted: &[Wanted]) -> bool {
    let (Some((first, rest)), Some((value, others))) = (wanted.split_first(), values.split_first()) else {
        return wanted.is_empty();
    };
    match first {
        Wanted::Value(text) if rest.is_empty() && text.parse::<u32>().is_ok() => {
            value.starts_with(text.as_str())
        }
        Wanted::Value(text) => text == value && has_operands(others, rest),
        Wanted::Any => has_operands(others, rest),
        Wanted::Some => has_operands(others, rest) || has_operands(others, wanted),
    }
}

/// Whether a line has all parts, one behind the other.
fn has_parts(line: &str, parts: &[String]) -> bool {
    let mut rest = line;
    parts.iter().all(|part| match rest.split_once(part.as_str()) {
        Some((_, behind)) => {
            rest = behind;
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_bindings_arguments_and_spec_ids_are_read() {
        let text = "// MAP: kernel,foo,arg,a,argOrdinal,{{[0-9]}},descriptorSet,0\n// CHECK-NOT: OpDecorate %x Binding 3\n\
            // CHECK-DAG: [[n2:%[a-z]+]] = OpConstant [[uint]] 2{{$}}\n// CHECK: OpDecorate %[[A:[0-9]+]] Binding 1\n\
            // CHECK: [[k:%[a-z 0]+]] = OpExtInst [[void]] [[set]] ArgumentSampler [[decl]] [[n2]] {{.*}}\n\
            // CHECK: OpLoad [[float]]\n";
        let prefixes = ["CHECK".to_owned(), "MAP".to_owned()];
        let found = read(text, &prefixes);
        assert_eq!(found.len(), 3, "{found:?}");
        let facts = |map: &str, operands: [&str; 3], binding: &str| Facts {
            map: vec![map.to_owned()],
            instructions: vec![("ArgumentSampler".to_owned(), operands.map(str::to_owned).to_vec())],
            decorations: vec![("Binding".to_owned(), binding.to_owned())],
        };
        let right = facts("kernel,foo,arg,a,argOrdinal,4,descriptorSet,0,binding,1", ["foo", "2", "0"], "1");
        assert!(found.iter().all(|each| each.holds(&right)));
        let wrong = facts("kernel,foo,arg,b,argOrdinal,4,descriptorSet,0", ["foo", "1", "0"], "2");
        assert!(!found.iter().any(|each| each.holds(&wrong)));
    }

    #[test]
    fn operands_are_compared_as_filecheck_compares_a_line() {
        let value = |text: &str| Wanted::Value(text.to_owned());
        let values = ["%f", "add", "2", "128"].map(str::to_owned);
        assert!(has_operands(&values, &[Wanted::Any, value("add"), value("2")]));
        assert!(has_operands(&values, &[Wanted::Some, value("128")]));
        assert!(
            has_operands(&values, &[Wanted::Any, value("add"), value("2"), value("1")]),
            "the line goes on"
        );
        assert!(!has_operands(&values, &[Wanted::Any, value("ad"), value("2")]));
        assert!(
            !has_operands(&values, &[Wanted::Some, value("128"), Wanted::Any]),
            "there is none behind it"
        );
    }
}
