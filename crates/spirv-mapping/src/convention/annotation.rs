//! The reserved names of decorations in annotations: `{memory:MLAB}{bank_bits:1,2}` (representation in LLVM, "Member
//! decoration through pointer annotations").

use spirv_grammar::Decoration;

/// A reserved name.
#[derive(Clone, Copy, Debug)]
pub struct ReservedName {
    /// The name.
    pub name: &'static str,
    /// What it stands for.
    pub decoration: Decoration,
    /// What stands between its arguments.
    pub separator: char,
    /// The argument that decorations without operands are written with; one of `pump` tells two decorations apart.
    pub argument: Option<&'static str>,
}

const fn name(name: &'static str, decoration: Decoration) -> ReservedName {
    ReservedName { name, decoration, separator: ',', argument: None }
}

const fn flag(name: &'static str, decoration: Decoration, argument: &'static str) -> ReservedName {
    ReservedName { name, decoration, separator: ',', argument: Some(argument) }
}

/// All of them.
pub const RESERVED_NAMES: &[ReservedName] = &[
    name("bank_bits", Decoration::BankBitsINTEL),
    name("bankwidth", Decoration::BankwidthINTEL),
    name("force_pow2_depth", Decoration::ForcePow2DepthINTEL),
    name("max_replicates", Decoration::MaxReplicatesINTEL),
    name("memory", Decoration::MemoryINTEL),
    ReservedName { separator: ':', ..name("merge", Decoration::MergeINTEL) },
    name("numbanks", Decoration::NumbanksINTEL),
    name("private_copies", Decoration::MaxPrivateCopiesINTEL),
    flag("pump", Decoration::SinglepumpINTEL, "1"),
    flag("pump", Decoration::DoublepumpINTEL, "2"),
    flag("register", Decoration::RegisterINTEL, "1"),
    flag("simple_dual_port", Decoration::SimpleDualPortINTEL, "1"),
    name("stride_size", Decoration::StridesizeINTEL),
    flag("true_dual_port", Decoration::TrueDualPortINTEL, "1"),
    name("word_size", Decoration::WordsizeINTEL),
];

/// What a name with this text behind its colon stands for. Only `pump` needs the text.
pub fn read_reserved(name: &str, arguments: Option<&str>) -> Option<&'static ReservedName> {
    let mut named = RESERVED_NAMES.iter().filter(|row| row.name == name);
    let first = named.next()?;
    let argument = arguments.map(str::trim);
    Some(named.find(|row| row.argument == argument).unwrap_or(first))
}

/// The name of a decoration, if it has one.
pub fn reserved_name(decoration: Decoration) -> Option<&'static ReservedName> {
    RESERVED_NAMES.iter().find(|row| row.decoration == decoration)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for row in RESERVED_NAMES {
            let read = read_reserved(row.name, row.argument).map(|row| row.decoration);
            assert_eq!(read, Some(row.decoration));
            assert_eq!(reserved_name(row.decoration).map(|row| row.name), Some(row.name));
        }
        let pump = |arguments| read_reserved("pump", arguments).map(|row| row.decoration);
        assert_eq!(pump(None), Some(Decoration::SinglepumpINTEL));
        assert_eq!(pump(Some(" 2 ")), Some(Decoration::DoublepumpINTEL));
        assert!(read_reserved("unknown", None).is_none());
    }
}
