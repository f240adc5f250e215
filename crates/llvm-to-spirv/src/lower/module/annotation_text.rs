//! The text of annotations: decorations written `{name}`, `{name:argument,…}` or `{number:argument,…}` (representation
//! in LLVM, "Member decoration through pointer annotations"), or anything else, which is a user's semantic.

use crate::lower::module::decorations::Literal;
use spirv_mapping::convention::annotation::{self, read_reserved};
use spirv_module::{Decoration, OperandKind};

/// A decoration and its operands.
pub(in crate::lower) type Annotation = (Decoration, Vec<Literal>);

/// Returns the decorations for an annotation's text. A name denotes a decoration that is `allowed`; if there is one,
/// the contents of other braces are a user's semantic each.
pub(in crate::lower) fn parse(text: &str, allowed: impl Fn(Decoration) -> bool) -> Vec<Annotation> {
    let semantic = |text: &str| (Decoration::UserSemantic, vec![Literal::Text(text.into())]);
    let whole = || vec![semantic(text)];
    let Some(bodies) = in_braces(text) else { return whole() };
    let accesses = accesses(&bodies, &allowed);
    let mut out = Vec::new();
    let mut known = false;
    for body in bodies {
        let (name, _) = name_and_arguments(body);
        if [annotation::ACCESS, annotation::CACHE_SIZE].contains(&name) && !accesses.is_empty() {
            continue;
        }
        let decoration = one(body, &allowed);
        known |= decoration.is_some();
        out.push(decoration.unwrap_or_else(|| semantic(&format!("{{{body}}}"))));
    }
    if !known && accesses.is_empty() {
        return whole();
    }
    out.extend(accesses);
    out
}

/// Returns the contents of each pair of braces; `None` if there is any other text.
fn in_braces(text: &str) -> Option<Vec<&str>> {
    let mut bodies = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let inside = rest.strip_prefix('{')?;
        let end = closing(inside)?;
        bodies.push(inside.get(..end)?);
        rest = inside.get(end + 1..)?.trim_start();
    }
    Some(bodies)
}

/// Returns how memory is accessed, by the bits of a number: empty if it is not specified.
fn accesses(bodies: &[&str], allowed: &impl Fn(Decoration) -> bool) -> Vec<Annotation> {
    let number = |wanted: &str| {
        let mut named = bodies.iter().map(|body| name_and_arguments(body));
        let (_, arguments) = named.find(|(name, _)| *name == wanted)?;
        arguments?.trim().parse::<u32>().ok()
    };
    let bits = number(annotation::ACCESS).unwrap_or(0);
    let said =
        annotation::ACCESS_BITS.iter().filter(|(bit, decoration)| bits & bit != 0 && allowed(*decoration));
    said.map(|&(_, decoration)| {
        let takes_none = decoration.facts().is_none_or(|facts| facts.parameters.is_empty());
        let size = match decoration {
            Decoration::CacheSizeINTEL => number(annotation::CACHE_SIZE).unwrap_or(0),
            _ => 0,
        };
        (decoration, if takes_none { Vec::new() } else { vec![Literal::Number(size)] })
    })
    .collect()
}

fn name_and_arguments(body: &str) -> (&str, Option<&str>) {
    match body.split_once(':') {
        Some((name, arguments)) => (name.trim(), Some(arguments)),
        None => (body.trim(), None),
    }
}

/// Where the brace closes that was opened before `text`; braces in quotation marks do not count.
fn closing(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.char_indices().find_map(|(at, c)| {
        quoted ^= c == '"';
        (c == '}' && !quoted).then_some(at)
    })
}

/// Returns the decoration for the contents of one pair of braces; `None` for a name without a decoration.
fn one(body: &str, allowed: &impl Fn(Decoration) -> bool) -> Option<Annotation> {
    let (name, arguments) = name_and_arguments(body);
    if let Ok(number) = name.parse() {
        let decoration = Decoration(number);
        return Some((decoration, literals(decoration, arguments, ',')));
    }
    let reserved = read_reserved(name, arguments).filter(|reserved| allowed(reserved.decoration))?;
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
    // Some compilers quote numbers, each or all of them together.
    let quoted = arguments.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let arguments = quoted.filter(|text| !takes_text && !text.contains('"')).unwrap_or(arguments);
    let literal = |(index, text): (usize, &str)| {
        let text = text.trim();
        let parameter = parameters.get(index).or(parameters.last());
        let is_text = parameter.is_some_and(|parameter| parameter.kind == OperandKind::LiteralString);
        let quoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        let plain = quoted.unwrap_or(text);
        match plain.parse() {
            Ok(number) if !is_text && (quoted.is_none() || parameter.is_some()) => Literal::Number(number),
            _ => Literal::Text(plain.into()),
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
        let parse = |text| parse(text, |_| true);
        let bits = vec![(Decoration::BankBitsINTEL, vec![Number(1), Number(2), Number(3)])];
        assert_eq!(parse("{bank_bits:1,2,3}"), bits);
        assert_eq!(parse("{5835:1,2,3}"), bits);
        assert_eq!(parse("{5835:\"1\",2,\"3\"}"), bits);
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
        for text in ["hello", "{unknown:1}", "{register", "{register}tail", "", "{a}{b:1}"] {
            assert_eq!(parse(text), vec![(Decoration::UserSemantic, vec![Text(text.into())])]);
        }
    }

    #[test]
    fn what_is_not_known_beside_what_is() {
        let semantic = |text: &str| (Decoration::UserSemantic, vec![Text(text.into())]);
        let memory = (Decoration::MemoryINTEL, vec![Text("MLAB".into())]);
        let text = "{memory:MLAB}{sizeinfo:4}";
        assert_eq!(parse(text, |_| true), vec![memory, semantic("{sizeinfo:4}")]);
        assert_eq!(parse(text, |_| false), vec![semantic(text)]);
    }

    #[test]
    fn accesses_by_bits() {
        let found = parse("{params:11}{cache-size:7}", |_| true);
        let expected = vec![
            (Decoration::BurstCoalesceINTEL, vec![]),
            (Decoration::CacheSizeINTEL, vec![Number(7)]),
            (Decoration::PrefetchINTEL, vec![Number(0)]),
        ];
        assert_eq!(found, expected);
        assert_eq!(parse("{params:4}", |_| true), vec![(Decoration::DontStaticallyCoalesceINTEL, vec![])]);
    }
}
