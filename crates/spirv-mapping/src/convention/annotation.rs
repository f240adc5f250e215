//! The reserved names of decorations in annotations: `{memory:MLAB}{bank_bits:1,2}` (representation in LLVM, "Member
//! decoration through pointer annotations").

use spirv_grammar::{Capability, Decoration};

/// A reserved name.
#[derive(Clone, Copy, Debug)]
pub struct ReservedName {
    /// The name.
    pub name: &'static str,
    /// The decoration that the name denotes.
    pub decoration: Decoration,
    /// The separator of its arguments.
    pub separator: char,
    /// The argument that decorations without operands are written with; one of `pump` distinguishes two decorations.
    pub argument: Option<&'static str>,
}

const fn name(name: &'static str, decoration: Decoration) -> ReservedName {
    ReservedName { name, decoration, separator: ',', argument: None }
}

const fn flag(name: &'static str, decoration: Decoration, argument: &'static str) -> ReservedName {
    ReservedName { name, decoration, separator: ',', argument: Some(argument) }
}

/// All of them, in the order in which one text has them.
pub const RESERVED_NAMES: &[ReservedName] = &[
    flag("register", Decoration::RegisterINTEL, "1"),
    name("memory", Decoration::MemoryINTEL),
    name("bankwidth", Decoration::BankwidthINTEL),
    name("numbanks", Decoration::NumbanksINTEL),
    name("private_copies", Decoration::MaxPrivateCopiesINTEL),
    flag("pump", Decoration::SinglepumpINTEL, "1"),
    flag("pump", Decoration::DoublepumpINTEL, "2"),
    name("max_replicates", Decoration::MaxReplicatesINTEL),
    flag("simple_dual_port", Decoration::SimpleDualPortINTEL, "1"),
    ReservedName { separator: ':', ..name("merge", Decoration::MergeINTEL) },
    name("bank_bits", Decoration::BankBitsINTEL),
    name("force_pow2_depth", Decoration::ForcePow2DepthINTEL),
    name("stride_size", Decoration::StridesizeINTEL),
    name("word_size", Decoration::WordsizeINTEL),
    name("true_dual_port", Decoration::TrueDualPortINTEL),
    name("sycl-buffer-location", Decoration::BufferLocationINTEL),
    name("sycl-latency-anchor-id", Decoration::LatencyControlLabelINTEL),
    name("sycl-latency-constraint", Decoration::LatencyControlConstraintINTEL),
];

/// The text of an annotation that requests a register for its value: OpFPGARegINTEL.
pub const REGISTER: &str = "__builtin_intel_fpga_reg";

/// The name before a number whose bits describe how memory is accessed.
pub const ACCESS: &str = "params";
/// The name before the size of the cache of such an access.
pub const CACHE_SIZE: &str = "cache-size";
/// The bits after [`ACCESS`]. The decorations of the last two have an operand: the size after [`CACHE_SIZE`], and 0.
pub const ACCESS_BITS: &[(u32, Decoration)] = &[
    (1, Decoration::BurstCoalesceINTEL),
    (4, Decoration::DontStaticallyCoalesceINTEL),
    (2, Decoration::CacheSizeINTEL),
    (8, Decoration::PrefetchINTEL),
];

/// Returns whether a text in braces has a name or a number in it that denotes a decoration.
pub fn names_decorations(text: &str) -> bool {
    text.split('{').skip(1).any(|part| {
        let mut words = part.split([':', '}']).map(str::trim);
        let name = words.next().unwrap_or_default();
        let bits = words.next().and_then(|bits| bits.parse::<u32>().ok()).unwrap_or(0);
        let is_access = name == ACCESS && ACCESS_BITS.iter().any(|(bit, _)| bits & bit != 0);
        is_access || name.parse::<u32>().is_ok() || read_reserved(name, None).is_some()
    })
}

/// Returns whether a decoration belongs to the variable or the member of an address, independent of the pointer that
/// names it. The other decorations of annotations concern accesses through the annotated pointer.
pub fn is_of_memory(decoration: Decoration) -> bool {
    let requires = decoration.facts().map(|facts| facts.requires.capabilities);
    requires.is_some_and(|capabilities| capabilities.contains(&Capability::FPGAMemoryAttributesALTERA))
}

/// Returns the decoration for a name with this text after its colon. Only `pump` needs the text.
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
        assert!(names_decorations("{5635:\"a\"}") && names_decorations("{size:1}{memory:MLAB}"));
        assert!(!names_decorations("{sizeinfo:4}") && !names_decorations("memory"));
        assert!(
            names_decorations("{params:5}{cache-size:0}") && !names_decorations("{params:0}{cache-size:0}")
        );
        assert!(is_of_memory(Decoration::MemoryINTEL) && !is_of_memory(Decoration::PrefetchINTEL));
    }
}
