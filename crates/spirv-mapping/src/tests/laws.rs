//! The laws of the table, over every row and face.

#[path = "../../tests/support/own.rs"]
mod own;

use std::collections::{BTreeMap, BTreeSet};

use ocl_mangle::Builtin as Scalar;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{ExtInstSet, FPRoundingMode, OperandFacts, Quantifier};

use crate::name::{LANES, Slots};
use crate::read::operand_count;
use crate::row::{Arg, Dir, Face, Fix, Hook, Name, Piece};
use crate::samples::{samples, slots};
use crate::{Builtin, Inst, Instance, Operand, Reading, TargetTy, Ty, Value, relation, rows, spell};
use crate::{LargeResults, Preference};
use own::own;

fn faces() -> impl Iterator<Item = (Inst, &'static Face)> {
    rows().flat_map(|row| row.faces.iter().map(|face| (row.inst, face)))
}

/// Operands of an instruction; `None` where a hook numbers virtual ones.
fn facts(inst: Inst, face: &Face) -> Option<&'static [OperandFacts]> {
    match (inst, face.hook) {
        (
            Inst::Core(op),
            None | Some(Hook::CompareExchange | Hook::NegatedValue | Hook::MotionEstimationKind),
        ) => Some(op.facts()?.operands),
        (Inst::Ext(..), None) => inst.operands(),
        _ => None,
    }
}

fn title(inst: Inst, face: &Face) -> String {
    format!("{inst:?} `{}`", face.name.print(&slots(face, 4, None)).unwrap_or_default())
}

#[test]
fn one_row_per_instruction() {
    let mut seen = BTreeSet::new();
    for row in rows() {
        assert!(seen.insert(format!("{:?}", row.inst)), "{:?} has two rows", row.inst);
        assert!(!row.faces.is_empty(), "{:?} has no face", row.inst);
    }
    assert!(seen.len() > 300, "{}", seen.len());
}

#[test]
fn every_operand_is_covered_exactly_once() {
    for (inst, face) in faces() {
        let title = title(inst, face);
        assert_eq!(face.sig.len(), face.args.len(), "{title}");
        let count = operand_count(face);
        for i in 0..count {
            let mut mask = 0u32;
            let mut absent = false;
            let of_args = face.args.iter().filter(|a| a.operand() == Some(i as u8)).map(|a| match a {
                Arg::Via(relation, _) => relation.mask,
                _ => u32::MAX,
            });
            let of_fixes = face.fixed.iter().filter(|f| f.0 == i as u8).map(|(_, fix)| {
                absent |= *fix == Fix::Absent;
                fix.mask()
            });
            for part in of_args.chain(of_fixes).collect::<Vec<_>>() {
                // The order is a part of the semantics even where flags name the storage.
                assert_eq!(mask & part, 0, "{title}: operand {i} is covered twice");
                mask |= part;
            }
            assert_eq!(mask, u32::MAX, "{title}: operand {i} is not covered");
            let optional =
                facts(inst, face).and_then(|f| f.get(i)).is_none_or(|o| o.quantifier != Quantifier::One);
            assert!(!absent || optional, "{title}: operand {i} cannot be left out");
        }
        let Some(facts) = facts(inst, face) else { continue };
        let required = facts.iter().filter(|o| o.quantifier != Quantifier::Many).count();
        assert_eq!(count, required, "{title}: operands {facts:?}");
        assert_eq!(face.variadic, facts.iter().any(|o| o.quantifier == Quantifier::Many), "{title}");
    }
}

#[test]
fn relations_are_injective() {
    for relation in relation::ALL {
        let pairs = relation.all_pairs();
        let spirv: BTreeSet<_> = pairs.iter().map(|p| p.0).collect();
        let ocl: BTreeSet<_> = pairs.iter().map(|p| p.1).collect();
        assert!(spirv.len() == pairs.len() && ocl.len() == pairs.len(), "{}", relation.name);
        for (s, o) in pairs {
            assert_eq!(s & !relation.mask, 0, "{}", relation.name);
            assert_eq!((relation.to_ocl(s), relation.to_spirv(o)), (Some(o), Some(s)), "{}", relation.name);
        }
        assert_eq!(relation.to_spirv(77), None);
    }
}

#[test]
fn names_parse_what_they_print() {
    for (inst, face) in faces() {
        let Name::Pattern(pieces) = face.name else { continue };
        let has = |p: Piece| pieces.contains(&p);
        for lanes in LANES.into_iter().chain([1]) {
            for rounding in [None, Some(FPRoundingMode::RTE), Some(FPRoundingMode::RTN)] {
                for saturated in [false, true] {
                    let ty = has(Piece::Type).then_some((lanes, Scalar::UShort));
                    let lanes = (has(Piece::Lanes) || has(Piece::LanesOrNone)).then_some(lanes);
                    let slots = Slots { lanes, ty, saturated, rounding };
                    if let Some(text) = face.name.print(&slots) {
                        assert_eq!(face.name.parse(&text), Some(slots), "{}: {text}", title(inst, face));
                    }
                }
            }
        }
    }
}

#[test]
fn every_opencl_instruction_has_a_row() {
    for facts in ExtInstSet::OpenClStd.instructions() {
        assert!(crate::row(Inst::cl(OpenClStd(facts.number))).is_some(), "{}", facts.name);
    }
}

/// The call of a spelling as the reader sees it.
fn call_of(spelling: &crate::Spelling, operands: &[Operand]) -> Vec<Operand> {
    let sret = spelling.sret.as_ref().map(|ty| Operand::value(ty.clone().pointer(0)));
    let values = spelling.args.iter().zip(&spelling.params).map(|(source, ty)| {
        let constant = match source {
            crate::Source::Operand(i) => operands[*i].constant,
            crate::Source::Const(c) => Some(*c),
            _ => None,
        };
        Operand { ty: ty.clone(), constant }
    });
    sret.into_iter().chain(values).collect()
}

/// The constants of a reading's operands.
fn constants(reading: &Reading, call: &[Operand]) -> Vec<Option<u64>> {
    let value = |v: &Value| match v {
        Value::Arg(k) => call[*k].constant,
        Value::Const { value, .. } => Some(*value),
        Value::Literal(n) => Some(u64::from(*n)),
        _ => None,
    };
    reading.operands.iter().map(value).collect()
}

/// Each face can be written, and reading the result restores the instruction.
#[test]
fn faces_translate_there_and_back_and_none_is_shadowed() {
    let mut shadowed = Vec::new();
    let mut count = 0;
    for (inst, face) in faces().filter(|(_, f)| f.dir != Dir::ToSpirv || f.is_preferred) {
        let mut chosen = false;
        for sample in samples(face) {
            let own = own(face.hook, sample.operands.clone(), sample.result.clone());
            let instance = Instance {
                inst,
                operands: &own.operands,
                component: own.component,
                result: own.result,
                saturated: false,
                rounding: sample.rounding,
                pointer_width: 64,
                preference: match face.dir {
                    Dir::ToSpirv | Dir::WherePreferred => Preference::Khronos,
                    Dir::Both | Dir::ToLlvm => Preference::Oldest,
                },
                large_results: LargeResults::Returned,
            };
            let dialect = face.dialect;
            let spelling = spell(dialect, &instance).unwrap_or_else(|why| {
                panic!("{}: {}: {why}\n{instance:?}", title(inst, face), sample.symbol)
            });
            chosen |= spelling.symbol == sample.symbol;
            // Pointers of these are made generic.
            let name = ocl_mangle::source_name;
            chosen |= face.dir == Dir::WherePreferred && name(&spelling.symbol) == name(&sample.symbol);
            count += 1;
            let call = call_of(&spelling, &own.operands);
            let builtin = Builtin::lookup(&spelling.symbol).unwrap();
            let ret = if spelling.sret.is_some() { Ty::Void } else { spelling.ret.clone() };
            let reading = builtin
                .read(&call, &ret)
                .unwrap_or_else(|| panic!("{}: {} is not read", title(inst, face), spelling.symbol));
            if matches!(face.dir, Dir::ToLlvm | Dir::WherePreferred) {
                continue; // another instruction of the same meaning
            }
            assert_eq!((reading.inst, reading.hook), (inst, face.hook), "{}", spelling.symbol);
            assert_eq!(reading.rounding, sample.rounding, "{}", spelling.symbol);
            if spelling.lossy.is_empty() {
                let expected: Vec<_> = sample.operands.iter().map(|o| o.constant).collect();
                let mut back = constants(&reading, &call);
                // A relaxed order needs no storage bits, so none are restored.
                back.resize(expected.len(), None);
                let masked = face.fixed.iter().filter(|f| matches!(f.1, Fix::StorageOf { .. })).map(|f| f.0);
                let masked: BTreeSet<_> = masked.collect();
                for (i, (b, e)) in back.iter().zip(&expected).enumerate() {
                    let mask = if masked.contains(&(i as u8)) { 0x1e } else { u64::MAX };
                    assert_eq!(
                        b.map(|v| v & mask),
                        e.map(|v| v & mask),
                        "{}: operand {i} of {:?}",
                        spelling.symbol,
                        reading.operands
                    );
                }
            }
        }
        if !chosen {
            shadowed.push(title(inst, face));
        }
    }
    assert!(shadowed.is_empty(), "never written: {shadowed:#?}");
    assert!(count > 5_000, "{count}");
}

/// A hook is code in both directions, or its faces state the reason; so does every face that only one direction can
/// use.
#[test]
fn what_is_one_way_says_why() {
    let hooked = |hook| faces().map(|(_, face)| face).filter(move |face| face.hook == Some(hook));
    for hook in faces().filter_map(|(_, face)| face.hook) {
        let both = hooked(hook).any(|face| face.dir == Dir::Both);
        for face in hooked(hook) {
            assert!(both || face.one_way.is_some(), "{hook:?} `{}`", face.name.describe());
        }
    }
    for (inst, face) in faces() {
        assert!(
            !matches!(face.dir, Dir::ToLlvm | Dir::WherePreferred) || face.one_way.is_some(),
            "{}",
            title(inst, face)
        );
        assert!(face.dir != Dir::Both || face.one_way.is_none(), "{}", title(inst, face));
    }
}

/// No call means two instructions.
#[test]
fn no_two_faces_read_the_same_call() {
    let mut clashes = BTreeMap::new();
    for (inst, face) in faces().filter(|(_, f)| matches!(f.dir, Dir::Both | Dir::ToSpirv) && f.mangled) {
        for sample in samples(face) {
            let builtin = Builtin::lookup(&sample.symbol).unwrap();
            let types = &builtin.function.params;
            let args: Vec<Operand> = types
                .iter()
                .enumerate()
                .map(|(k, t)| Operand {
                    ty: Ty::from_mangled(t).unwrap(),
                    constant: match face.args[k] {
                        Arg::Via(relation, _) => Some(u64::from(relation.pairs[0].1)),
                        _ => None,
                    },
                })
                .collect();
            let readers = builtin.readers(&args, &sample.returned);
            let meanings: BTreeSet<_> =
                readers.iter().map(|r| format!("{:?} {:?}", r.inst, r.hook)).collect();
            assert!(
                meanings.contains(&format!("{inst:?} {:?}", face.hook)),
                "{} does not read {}",
                title(inst, face),
                sample.symbol
            );
            if meanings.len() > 1 {
                clashes.insert(sample.symbol, meanings);
            }
        }
    }
    assert!(clashes.is_empty(), "{clashes:#?}");
}
