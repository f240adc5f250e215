//! Linkage types of SPIR-V and linkages of LLVM. Objects without linkage attributes in SPIR-V are internal.

use super::{Pair, both, to_llvm, to_spirv};
use llvm_model::Linkage;
use spirv_grammar::LinkageType;

/// The linkage of objects that are defined in the module.
pub const DEFINED: &[Pair<LinkageType, Linkage>] = &[
    both(LinkageType::Export, Linkage::External),
    both(LinkageType::LinkOnceODR, Linkage::LinkOnceOdr),
    both(LinkageType::WeakAMD, Linkage::WeakAny),
    to_spirv(
        Linkage::WeakOdr,
        LinkageType::WeakAMD,
        "SPIR-V does not state that all definitions are the same",
    ),
    to_llvm(LinkageType::Import, Linkage::AvailableExternally, "a body for inlining only, which is dropped"),
    to_spirv(Linkage::LinkOnceAny, LinkageType::Export, STRONGER),
    to_spirv(Linkage::Appending, LinkageType::Export, STRONGER),
    to_spirv(Linkage::ExternWeak, LinkageType::Export, STRONGER),
    to_spirv(Linkage::Common, LinkageType::Export, STRONGER),
];

/// The linkage of objects that are declared in the module and defined in another.
pub const DECLARED: &[Pair<LinkageType, Linkage>] = &[
    both(LinkageType::Import, Linkage::External),
    to_llvm(LinkageType::LinkOnceODR, Linkage::External, "a declaration has no definition to merge"),
    both(LinkageType::WeakAMD, Linkage::ExternWeak),
];

const STRONGER: &str = "SPIR-V has no weaker word for it; the loss is reported";

/// The extension that has LinkOnceODR.
pub const ODR_EXTENSION: &str = "SPV_KHR_linkonce_odr";

/// The extension that has WeakAMD.
pub const WEAK_EXTENSION: &str = "SPV_AMD_weak_linkage";

/// Returns LLVM's linkage of a definition or declaration; `None` for an unknown linkage type, and for an exported
/// declaration.
pub fn linkage(kind: LinkageType, defined: bool) -> Option<Linkage> {
    let table = if defined { DEFINED } else { DECLARED };
    table.iter().find(|pair| pair.spirv == kind && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// Returns the linkage type of a definition, and whether it expresses the linkage exactly; `None` if it is not linked.
pub fn linkage_type(linkage: Linkage) -> Option<(LinkageType, bool)> {
    let pair = DEFINED.iter().find(|pair| pair.llvm == linkage && pair.way.is_to_spirv())?;
    Some((pair.spirv, pair.way.is_to_llvm()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    #[test]
    fn linkages_are_one_to_one_and_complete() {
        laws::check(DEFINED);
        laws::check(DECLARED);
        let kinds = LinkageType::KIND.enumerants().map(|facts| LinkageType(facts.value));
        let kinds: Vec<LinkageType> = kinds.collect();
        laws::complete(&kinds, &laws::spirv_side(DEFINED), &[]);
        laws::complete(
            &kinds,
            &laws::spirv_side(DECLARED),
            &[(LinkageType::Export, "exported symbols must be defined")],
        );
        laws::complete(
            &Linkage::ALL,
            &laws::llvm_side(DEFINED),
            &[
                (Linkage::Internal, "has no linkage attributes"),
                (Linkage::Private, "has no linkage attributes"),
                (Linkage::AvailableExternally, "a body for inlining only, which is dropped"),
            ],
        );
    }
}
