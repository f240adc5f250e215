//! The laws of the table.

use super::choices::{
    COMPOSITES, ENCODINGS, ENCODINGS_200, IMPORTS, LANGUAGES, LANGUAGES_200, LANGUAGES_OF_KHRONOS, QUALIFIERS,
};
use super::row::What;
use super::{Dialect, Form, Inst, Quantity, flags, lost, operators, rows};
use crate::convention::Way;
use llvm_model::DiKind;
use rustc_hash::FxHashSet;
use spirv_grammar::{ExtInstSet, Quantifier};

/// Returns the grammar of a set; sets that were never registered have no grammar.
fn grammar(dialect: Dialect) -> Option<ExtInstSet> {
    match dialect {
        Dialect::OpenCl100 => Some(ExtInstSet::OpenClDebugInfo100),
        Dialect::Shader100 => Some(ExtInstSet::NonSemanticShaderDebugInfo100),
        _ => None,
    }
}

#[test]
fn every_operand_of_the_grammars_is_an_operand_of_its_row() {
    for dialect in Dialect::ALL {
        let Some(set) = grammar(dialect) else { continue };
        for facts in set.instructions() {
            let inst = super::instruction(dialect, facts.number);
            let inst = inst.unwrap_or_else(|| panic!("{dialect:?} has {} and the table has not", facts.name));
            let row = super::row(inst).unwrap();
            let own: Vec<_> =
                row.operands.iter().filter(|operand| operand.is_in(dialect, Form::Valid)).collect();
            assert_eq!(own.len(), facts.operands.len(), "{} of {dialect:?}", facts.name);
            for (operand, fact) in own.iter().zip(facts.operands) {
                let name = fact.name().trim_matches('\'');
                let plain = |name: &str| name.to_lowercase().replace(['\'', '-', ' '], "");
                assert_eq!(plain(operand.name), plain(name), "{} of {dialect:?}", facts.name);
                let quantity = match fact.quantifier {
                    Quantifier::One => Quantity::One,
                    Quantifier::Optional => Quantity::Optional,
                    Quantifier::Many => Quantity::Many,
                };
                assert_eq!(operand.quantity, quantity, "{name} of {}", facts.name);
            }
        }
        for inst in Inst::ALL.iter().filter(|inst| inst.is_in(dialect, Form::Valid)) {
            assert!(set.instruction(inst.number()).is_some(), "{inst:?} is not in {dialect:?}");
        }
    }
}

#[test]
fn instructions_are_found_by_number() {
    for (inst, dialect) in Inst::ALL.iter().flat_map(|inst| Dialect::ALL.map(|dialect| (*inst, dialect))) {
        let found = super::instruction(dialect, inst.number());
        assert_eq!(found == Some(inst), inst.dialects().has(dialect) && !inst.stands_in(), "{inst:?}");
    }
}

#[test]
fn every_instruction_has_one_row() {
    for inst in Inst::ALL {
        assert_eq!(super::row(*inst).map(|row| row.inst), Some(*inst));
        assert_eq!(rows().filter(|row| row.inst == *inst).count(), 1, "{inst:?}");
    }
}

/// The field that an operand names.
fn field(what: &What) -> Option<&'static str> {
    match what {
        What::Text(field)
        | What::Number(field)
        | What::Bits(field)
        | What::Source(field)
        | What::Parent(field)
        | What::Type(field)
        | What::OptionalType(field)
        | What::Choice(field, _) => Some(field).copied().filter(|field| !field.is_empty()),
        What::Zero | What::Flags | What::Hook(_) => None,
    }
}

#[test]
fn every_field_is_carried_or_derived_or_lost_with_a_reason() {
    for &kind in DiKind::ALL {
        let of_kind: Vec<_> = rows().filter(|row| row.nodes.iter().any(|node| node.kind == kind)).collect();
        let outside = lost::KINDS.iter().any(|(lost, _)| *lost == kind) || lost::PARTS.contains(&kind);
        assert_ne!(of_kind.is_empty(), !outside, "{kind:?}");
        if outside {
            continue;
        }
        for (name, _) in kind.fields() {
            let carried = of_kind.iter().any(|row| {
                row.operands.iter().any(|operand| match operand.what {
                    What::Flags => *name == "flags",
                    ref what => field(what) == Some(name),
                })
            });
            assert!(carried || lost::fate(kind, name).is_some(), "{kind:?} {name}");
        }
        for (name, _) in lost::FIELDS.iter().find(|(of, _)| *of == kind).map_or(&[][..], |(_, f)| *f) {
            assert!(kind.field_index(name).is_some(), "{kind:?} has no field {name}");
        }
    }
}

#[test]
fn operands_name_fields_of_their_nodes() {
    for row in rows().filter(|row| !row.nodes.is_empty()) {
        for name in row.operands.iter().filter_map(|operand| field(&operand.what)) {
            let known = row.nodes.iter().any(|node| node.kind.field_index(name).is_some());
            assert!(known, "{:?} {name}", row.inst);
        }
    }
}

#[test]
fn lists_of_pairs_name_nothing_twice() {
    for list in [
        ENCODINGS,
        ENCODINGS_200,
        QUALIFIERS,
        COMPOSITES,
        IMPORTS,
        LANGUAGES,
        LANGUAGES_200,
        LANGUAGES_OF_KHRONOS,
    ] {
        let mut seen = FxHashSet::default();
        assert!(list.iter().filter(|pair| pair.way.is_to_spirv()).all(|pair| seen.insert(pair.llvm)));
        let mut seen = FxHashSet::default();
        assert!(list.iter().filter(|pair| pair.way.is_to_llvm()).all(|pair| seen.insert(pair.spirv)));
        assert!(list.iter().all(|pair| !matches!(pair.way, Way::ToSpirv("") | Way::ToLlvm(""))));
    }
    let mut seen = FxHashSet::default();
    assert!(flags::FLAGS.iter().all(|flag| seen.insert((flag.field, flag.llvm))));
}

#[test]
fn operators_there_and_back() {
    for number in 0..256 {
        if let Some(operator) = operators::of_spirv(number) {
            assert_eq!(operators::of_dwarf(operator.dwarf, true), Some(operator));
            assert_eq!(operators::operand_count(operator.dwarf), Some(operator.operands));
        }
    }
}
