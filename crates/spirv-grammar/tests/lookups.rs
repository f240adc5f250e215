//! Every fact is found by its number and by each of its names.

use spirv_grammar::{
    Capability, Dim, EXTENSIONS, ExtInstSet, LinkageType, MemoryAccess, MemorySemantics, Names, Op,
    OperandKind, Quantifier, StorageClass, Version, ext,
};
use std::collections::BTreeSet;

#[test]
fn opcodes_are_found_by_number_name_and_alias() {
    let mut seen = BTreeSet::new();
    for facts in Op::all() {
        assert!(seen.insert(facts.op), "{:?} twice", facts.op);
        assert_eq!(facts.op.facts(), Some(facts));
        for name in [facts.name].into_iter().chain(facts.aliases.iter()) {
            assert_eq!(Op::from_name(name), Some(facts.op), "{name}");
        }
        let layout = facts.op.layout();
        assert!(layout.known && layout.result_type == facts.result_type && layout.result == facts.result);
        assert!(facts.result || !facts.result_type, "{:?} has a type and no result", facts.op);
    }
    assert!(seen.len() >= 876);
    assert_eq!(Op(9).facts(), None);
    assert_eq!(Op(u16::MAX).facts(), None);
    assert!(!Op(u16::MAX).layout().known);
    assert_eq!(Op::from_name("OpIAdd"), None);
    assert_eq!(format!("{} {} {:?}", Op::IAdd, Op(60000), Op(60000)), "OpIAdd opcode 60000 Op(60000)");
}

#[test]
fn enumerants_are_found_by_number_name_and_alias() {
    let mut kinds = BTreeSet::new();
    let lists = Op::all()
        .map(|facts| facts.operands)
        .chain(ExtInstSet::ALL.iter().flat_map(|set| set.instructions().map(|facts| facts.operands)));
    for operand in lists.flatten() {
        kinds.insert(operand.kind);
    }
    kinds.extend([BUILT_IN, OperandKind::LinkageType]);
    let mut values = 0;
    for kind in kinds {
        for facts in kind.enumerants() {
            values += 1;
            assert_eq!(kind.enumerant(facts.value), Some(facts));
            for name in [facts.name].into_iter().chain(facts.aliases.iter()) {
                assert_eq!(kind.enumerant_by_name(name), Some(facts), "{kind:?} {name}");
            }
        }
    }
    assert!(values > 800, "{values}");
}

const BUILT_IN: OperandKind = OperandKind::BuiltIn;

#[test]
fn names_follow_the_specification() {
    assert_eq!(Op::from_name("TypeTaskSequenceINTEL"), Some(Op::TypeTaskSequenceALTERA));
    assert_eq!(Capability::from_name("Groups"), Some(Capability::Groups));
    assert_eq!(Dim::Dim2D.name(), Some("2D"));
    assert_eq!(Dim::from_name("2D"), Some(Dim::Dim2D));
    assert_eq!(StorageClass::CrossWorkgroup.0, 5);
    assert_eq!(format!("{:?}", StorageClass(77)), "StorageClass(77)");
    let access = MemoryAccess::Volatile | MemoryAccess::Aligned;
    assert!(access.contains(MemoryAccess::Aligned) && !access.contains(MemoryAccess::Nontemporal));
    assert_eq!(
        format!("{access:?} {:?}", access | MemoryAccess(0x4000_0000)),
        "Volatile|Aligned Volatile|Aligned|0x40000000"
    );
    assert_eq!(format!("{:?}", MemoryAccess::None), "None");
    assert_eq!(MemorySemantics::SequentiallyConsistent.0, 0x10);
}

#[test]
fn operands_and_parameters() {
    let facts = Op::EntryPoint.facts().unwrap();
    let last = facts.operands.last().unwrap();
    assert_eq!(
        (last.name(), last.kind, last.quantifier),
        ("Interface", OperandKind::IdRef, Quantifier::Many)
    );
    let linkage = OperandKind::Decoration.enumerant_by_name("LinkageAttributes").unwrap();
    let kinds: Vec<_> = linkage.parameters.iter().map(|p| p.kind).collect();
    assert_eq!(kinds, [OperandKind::LiteralString, OperandKind::LinkageType]);
    assert_eq!(linkage.requires.capabilities, [Capability::Linkage]);
    let link_once = LinkageType::LinkOnceODR.facts().unwrap();
    assert_eq!(link_once.requires.extensions, Names::of(&["SPV_KHR_linkonce_odr"]));
    assert_eq!(link_once.requires.version, None);
    assert_eq!(Op::CopyLogical.facts().unwrap().requires.version, Some(Version::V1_4));
}

#[test]
fn extended_sets() {
    for &set in ExtInstSet::ALL {
        assert_eq!(ExtInstSet::from_name(set.name()), Some(set), "{}", set.name());
        for facts in set.instructions() {
            assert_eq!(set.instruction(facts.number), Some(facts));
            assert_eq!(set.instruction_by_name(facts.name), Some(facts));
        }
    }
    assert_eq!(ext::open_cl_std::OpenClStd::fmax.facts().unwrap().name, "fmax");
    assert_eq!(ExtInstSet::OpenClStd.instruction_by_name("printf").unwrap().number, 184);
    assert_eq!(ExtInstSet::from_name("NonSemantic.ClspvReflection.5"), Some(ExtInstSet::ClspvReflection));
    assert_eq!(
        ExtInstSet::from_name("NonSemantic.Shader.DebugInfo.100"),
        Some(ExtInstSet::NonSemanticShaderDebugInfo100)
    );
    assert_eq!(
        ExtInstSet::from_name("NonSemantic.Shader.DebugInfo.200"),
        Some(ExtInstSet::NonSemanticShaderDebugInfo)
    );
    assert_eq!(ExtInstSet::from_name("OpenCL.std.100"), None);
    assert_eq!(ExtInstSet::from_name("NonSemantic.Anything"), None);
}

#[test]
fn versions() {
    assert_eq!(Version::from_word(0x0001_0400), Some(Version::V1_4));
    assert_eq!(Version::V1_6.to_word(), 0x0001_0600);
    assert_eq!(Version::from_word(0x0001_0401), None);
    assert!(Version::V1_0 < Version::V1_6 && Version::V1_6 < Version::new(2, 0));
}

#[test]
fn additions_of_vendors_are_in_the_tables() {
    assert_eq!(Op::from_name("FSigmoidINTEL"), Some(Op::FSigmoidINTEL));
    assert_eq!(Op::FSigmoidINTEL.facts().unwrap().requires.capabilities, [Capability::SigmoidINTEL]);
    assert_eq!(Capability::TokenTypeINTEL.name(), Some("TokenTypeINTEL"));
    assert!(Capability::KIND.enumerants().any(|facts| facts.value == Capability::TokenTypeINTEL.0));
}

#[test]
fn extensions_are_sorted_and_include_those_without_facts() {
    assert!(EXTENSIONS.is_sorted_by(|a, b| a < b));
    for name in ["SPV_INTEL_sigmoid", "SPV_KHR_non_semantic_info", "SPV_KHR_variable_pointers"] {
        assert!(EXTENSIONS.binary_search(&name).is_ok(), "{name}");
    }
}

#[test]
fn groups_of_opcodes() {
    assert!(Op::TypeInt.is_type() && Op::TypeTokenINTEL.is_type() && !Op::TypeForwardPointer.is_type());
    assert!(Op::ConstantNull.is_constant() && Op::SpecConstantOp.is_constant() && !Op::Undef.is_constant());
    assert!(Op::Switch.is_terminator() && Op::AbortKHR.is_terminator() && !Op::Label.is_terminator());
    for facts in Op::all() {
        let Some(ids) = facts.op.id_operands() else { continue };
        let count = |quantifier| facts.operands.iter().filter(|o| o.quantifier == quantifier).count();
        assert_eq!(
            (ids.least, ids.more),
            (count(Quantifier::One), count(Quantifier::Many) == 1),
            "{}",
            facts.name
        );
        assert!(facts.operands.iter().all(|o| o.kind.name().starts_with("Id")), "{}", facts.name);
    }
    assert_eq!(Op::IAdd.id_operands().map(|ids| (ids.least, ids.more)), Some((2, false)));
    assert_eq!(Op::Load.id_operands(), None);
}

#[test]
fn atomic_instructions_are_named_so() {
    for facts in Op::all() {
        assert_eq!(facts.op.is_atomic(), facts.name.starts_with("Atomic"), "{}", facts.name);
    }
}
