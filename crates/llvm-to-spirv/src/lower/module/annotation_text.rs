//! The text of annotations: decorations written `{name}`, `{name:argument,…}` or `{number:argument,…}` (representation
//! in LLVM, "Member decoration through pointer annotations"), or anything else, which is a user's semantic.

use crate::lower::module::decorations::Literal;
use spirv_mapping::convention::annotation::read_reserved;
use spirv_module::{Decoration, OperandKind};

/// A decoration and its operands.
pub(in crate::lower) type Annotation = (Decoration, Vec<Literal>);

/// The decorations that an annotation's text stands for.
pub(in crate::lower) fn parse(text: &str) -> Vec<Annotation> {
    let whole = || vec![(Decoration::UserSemantic, vec![Literal::Text(text.into())])];
    let mut out = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let part = rest.strip_prefix('{').and_then(|rest| Some((closing(rest)?, rest)));
        let Some((end, inside)) = part else { return whole() };
        let (Some(body), Some(after)) = (inside.get(..end), inside.get(end + 1..)) else { return whole() };
        let Some(annotation) = one(body) else { return whole() };
        out.push(annotation);
        rest = after.trim_start();
    }
    if out.is_empty() { whole() } else { out }
}

/// Where the brace closes that was opened before `text`; braces in quotation marks do not count.
fn closing(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.char_indices().find_map(|(at, c)| {
        quoted ^= c == '"';
        (c == '}' && !quoted).then_some(at)
    })
}

/// What stands in one pair of braces; `None` for a name that is not known.
fn one(body: &str) -> Option<Annotation> {
    let (name, arguments) = match body.split_once(':') {
        Some((name, arguments)) => (name.trim(), Some(arguments)),
        None => (body.trim(), None),
    };
    if let Ok(number) = name.parse() {
        let decoration = Decoration(number);
        return Some((decoration, literals(decoration, arguments, ',')));
    }
    let reserved = read_reserved(name, arguments)?;
    let decoration = reserved.decoration;
    let takes_none = decoration.facts().is_some_and(|facts| facts.parameters.is_empty());
    // A word that names a decoration without operands may be followed by arguments that mean nothing.
    let arguments = arguments.filter(|_| !takes_none);
    Some((decoration, literals(decoration, arguments, reserved.separator)))
}

fn literals(decoration: Decoration, arguments: Option<&str>, separator: char) -> Vec<Literal> {
    let parameters = decoration.facts().map_or(&[][..], |facts| facts.parameters);
    let Some(arguments) = arguments else { return Vec::new() };
    let takes_text = parameters.iter().any(|parameter| parameter.kind == OperandKind::LiteralString);
    // Some compilers quote numbers, all of them together.
    let quoted = arguments.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let arguments = quoted.filter(|text| !takes_text && !text.contains('"')).unwrap_or(arguments);
    let literal = |(index, text): (usize, &str)| {
        let text = text.trim();
        let parameter = parameters.get(index).or(parameters.last());
        let is_text = parameter.is_some_and(|parameter| parameter.kind == OperandKind::LiteralString);
        let quoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        match (quoted, text.parse()) {
            (None, Ok(number)) if !is_text => Literal::Number(number),
            _ => Literal::Text(quoted.unwrap_or(text).into()),
        }
    };
    split(arguments, separator).into_iter().enumerate().map(literal).collect()
}

/// The parts between separators outside quotation marks.
fn split(text: &str, separator: char) -> Vec<&str> {
    let mut quoted = false;
    text.split(|c| {
        quoted ^= c == '"';
        c == separator && !quoted
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Literal::{Number, Text};

    #[test]
    fn names_numbers_and_plain_text() {
        let bits = vec![(Decoration::BankBitsINTEL, vec![Number(1), Number(2), Number(3)])];
        assert_eq!(parse("{bank_bits:1,2,3}"), bits);
        assert_eq!(parse("{5835:1,2,3}"), bits);
        assert_eq!(
            parse("{memory:DEFAULT}{merge:a:b}{register:1}{pump:2}"),
            vec![
                (Decoration::MemoryINTEL, vec![Text("DEFAULT".into())]),
                (Decoration::MergeINTEL, vec![Text("a".into()), Text("b".into())]),
                (Decoration::RegisterINTEL, vec![]),
                (Decoration::DoublepumpINTEL, vec![]),
            ]
        );
        assert_eq!(
            parse("{5635:\"a } b, c\"}"),
            vec![(Decoration::UserSemantic, vec![Text("a } b, c".into())])]
        );
        assert_eq!(parse("{5921:\"7\"}"), vec![(Decoration::BufferLocationINTEL, vec![Number(7)])]);
        assert_eq!(
            parse("{6443:\"0,3\"}"),
            vec![(Decoration::CacheControlStoreINTEL, vec![Number(0), Number(3)])]
        );
        for text in ["hello", "{unknown:1}", "{register", "{register}tail", ""] {
            assert_eq!(parse(text), vec![(Decoration::UserSemantic, vec![Text(text.into())])]);
        }
    }
}
