//! How names of the specification become Rust identifiers and literals.

/// An enumerant as an associated constant: the spec's spelling, with the kind in front of a leading digit
/// (`Dim::Dim2D`).
pub(crate) fn constant(kind: &str, name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("{kind}{name}") } else { name.to_owned() }
}

/// An opcode name without the `Op` prefix.
pub(crate) fn opcode(name: &str) -> &str {
    name.strip_prefix("Op").unwrap_or(name)
}

/// `OpenClStd` → `open_cl_std`; runs of capitals and digits stay together.
pub(crate) fn snake_case(ident: &str) -> String {
    let mut out = String::new();
    for (i, c) in ident.char_indices() {
        if c.is_ascii_uppercase() && i != 0 {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// `&["a", "b"]`.
pub(crate) fn str_slice<S: AsRef<str>>(items: &[S]) -> String {
    let items: Vec<String> = items.iter().map(|s| format!("{:?}", s.as_ref())).collect();
    format!("&[{}]", items.join(", "))
}
