//! The laws of the table, over every row and face.

use std::collections::{BTreeMap, BTreeSet};

use ocl_mangle::{Builtin as Scalar, Convention, Function, Type};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{ExtInstSet, FPRoundingMode, OperandFacts, Quantifier};

use crate::bind::Bindings;
use crate::convention::opaque;
use crate::name::{LANES, Slots};
use crate::read::{operand_count, uses_rounding_operand};
use crate::row::{Arg, Dir, Face, Fix, Hook, Lanes, Name, Pat, Piece, Ret};
use crate::{Builtin, Inst, Instance, Operand, Reading, Ty, Value, relation, rows, spell};

fn faces() -> impl Iterator<Item = (Inst, &'static Face)> {
    rows().flat_map(|row| row.faces.iter().map(|face| (row.inst, face)))
}

/// Operands of an instruction; `None` where a hook numbers virtual ones.
fn facts(inst: Inst, face: &Face) -> Option<&'static [OperandFacts]> {
    match (inst, face.hook) {
        (Inst::Core(op), None | Some(Hook::CompareExchange | Hook::NegatedValue)) => {
            Some(op.facts()?.operands)
        }
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
            let of_args = face.args.iter().filter(|a| a.operand() == i as u8).map(|a| match a {
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

/// Slots of a face's name for so many lanes.
fn slots(face: &Face, lanes: u32, result: Option<Scalar>) -> Slots {
    let needs_rounding = matches!(face.name, Name::Pattern(p) if p.contains(&Piece::SomeRounding));
    Slots {
        lanes: Some(lanes),
        ty: result.or(face.result_gen.elements.first().copied()).map(|b| (lanes, b)),
        saturated: false,
        rounding: needs_rounding.then_some(FPRoundingMode::RTP),
    }
}

/// A call that a face describes, and the instruction it stands for.
struct Sample {
    symbol: String,
    operands: Vec<Operand>,
    /// The instruction's result.
    result: Ty,
    /// The call's.
    returned: Ty,
    rounding: Option<FPRoundingMode>,
}

/// Samples of a face: every type that `T` may have, and every constant that a relation knows.
fn samples(face: &Face) -> Vec<Sample> {
    let all_lanes = [1, 2, 3, 4, 8, 16].into_iter().filter(|n| match face.gen_.lanes {
        Lanes::Any => true,
        Lanes::Scalar => *n == 1,
        Lanes::Vector => *n > 1,
    });
    let elements: Vec<Option<Scalar>> = match face.gen_.elements {
        [] => vec![None],
        some => some.iter().copied().map(Some).collect(),
    };
    let results: Vec<Option<Scalar>> = match face.result_gen.elements {
        [] => vec![None],
        some => some.iter().copied().map(Some).collect(),
    };
    let picks = if face.args.iter().any(|a| matches!(a, Arg::Via(..))) { 6 } else { 1 };
    let mut out = Vec::new();
    for lanes in all_lanes {
        for element in &elements {
            for result in &results {
                let bindings =
                    Bindings { element: *element, lanes: Some(lanes), result: result.map(|b| (lanes, b)) };
                if bindings.check(face) {
                    out.extend((0..picks).filter_map(|pick| sample(face, &bindings, pick)));
                }
            }
        }
    }
    out
}

fn sample(face: &Face, b: &Bindings, pick: usize) -> Option<Sample> {
    let lanes = b.lanes.unwrap_or(1);
    let slots = slots(face, lanes, b.result.map(|r| r.1));
    let name = face.name.print(&slots)?;
    let count = operand_count(face) - face.fixed.iter().filter(|f| f.1 == Fix::Absent).count();
    let mut operands = vec![Operand::constant(Ty::Int(32), 0); count];
    let mut types = Vec::new();
    for (pat, arg) in face.sig.iter().zip(face.args) {
        let actual = actual(pat, b);
        let (ty, plain) = b.build(pat, Some(&actual), 64)?;
        types.push(ty);
        let Some(operand) = operands.get_mut(usize::from(arg.operand())) else { continue };
        match arg {
            Arg::Via(relation, _) => {
                let pairs = relation.all_pairs();
                *operand.constant.get_or_insert(0) |= u64::from(pairs[pick % pairs.len()].0);
            }
            Arg::V(_) if face.hook == Some(Hook::Sampler) => *operand = Operand::literal(0x23),
            Arg::V(_) => {
                let by_pointer = matches!(pat, Pat::Sizes(_));
                *operand = Operand::value(if by_pointer { actual } else { plain });
            }
            Arg::Splat(_) => *operand = Operand::value(plain.vector(lanes)),
            Arg::NonZero(_) => *operand = Operand::value(Ty::Bool),
            Arg::Negative(_) => *operand = Operand::value(Ty::Bool.vector(lanes)),
        }
    }
    for (i, fix) in face.fixed {
        let Some(operand) = operands.get_mut(usize::from(*i)) else { continue };
        let value = match *fix {
            Fix::Is(v) | Fix::Size(v) | Fix::Within(v) | Fix::OrderWithin(v) | Fix::Bits { value: v, .. } => {
                v
            }
            Fix::NameLanes => lanes,
            Fix::NameBytes => lanes * crate::bind::width(b.element?)? / 8,
            Fix::NameRounding => slots.rounding?.0,
            Fix::ZeroLike(_) | Fix::StorageOf { .. } | Fix::Absent => 0,
        };
        *operand.constant.get_or_insert(0) |= u64::from(value);
        if matches!(fix, Fix::Size(_)) {
            operand.ty = Ty::Int(64);
        }
    }
    let result = match face.ret {
        Ret::Void | Ret::Struct(_) => Ty::Void,
        Ret::R => {
            b.build(&Pat::T, None, 64).and(Ty::from_mangled(&Type::Builtin(b.result?.1).vector(lanes)))?
        }
        Ret::Like(pat) => b.build(&pat, Some(&actual(&pat, b)), 64)?.1,
        Ret::Test => Ty::Bool.vector(lanes),
        Ret::TestInt => Ty::Bool,
        Ret::Via(_) | Ret::Offset(_) => Ty::Int(32),
        Ret::Any => Ty::untyped_pointer(1),
    };
    let returned = match face.ret {
        Ret::Test if lanes > 1 => Ty::Int(crate::bind::width(b.element?)?).vector(lanes),
        Ret::Test | Ret::TestInt => Ty::Int(32),
        Ret::Struct(name) => Ty::Struct(name.to_owned()),
        _ => result.clone(),
    };
    let symbol = match face.mangled {
        true => ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl),
        false => name,
    };
    let rounding = if uses_rounding_operand(face) { None } else { slots.rounding };
    Some(Sample { symbol, operands, result, returned, rounding })
}

/// A type of a pattern that leaves something open.
fn actual(pat: &Pat, b: &Bindings) -> Ty {
    match pat {
        Pat::Pointer(p) => actual(&p.to, b).pointer(1),
        Pat::Image(set) => {
            let has = |x: Option<bool>| u32::from(x.unwrap_or(false));
            Ty::Target(opaque::image(
                if set.multisampled == Some(true) || set.depth == Some(true) { 1 } else { set.dims[0].0 },
                has(set.depth),
                has(set.arrayed),
                has(set.multisampled),
                0,
            ))
        }
        Pat::Pipe(access) => {
            Ty::Target(crate::TargetTy { name: "spirv.Pipe".into(), types: Vec::new(), ints: vec![*access] })
        }
        Pat::Sizes(n) => Ty::Array(*n, Box::new(Ty::Int(64))),
        Pat::Any => Ty::untyped_pointer(4),
        Pat::Named(name) => opaque::from_mangled(name).map_or(Ty::Int(32), Ty::Target),
        Pat::ElementAnyLanes => {
            b.element.and_then(|e| Ty::from_mangled(&Type::Builtin(e).vector(b.lanes?))).unwrap_or(Ty::Other)
        }
        _ => Ty::Other,
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

/// Each face can be written, and what is written reads as the instruction it was written for.
#[test]
fn faces_translate_there_and_back_and_none_is_shadowed() {
    let mut shadowed = Vec::new();
    let mut count = 0;
    for (inst, face) in faces().filter(|(_, f)| f.dir != Dir::ToSpirv) {
        let mut chosen = false;
        for sample in samples(face) {
            let instance = Instance {
                inst,
                hook: face.hook,
                operands: &sample.operands,
                result: sample.result.clone(),
                saturated: false,
                rounding: sample.rounding,
                pointer_width: 64,
            };
            let dialect = face.dialect;
            let spelling = spell(dialect, &instance).unwrap_or_else(|why| {
                panic!("{}: {}: {why}\n{instance:?}", title(inst, face), sample.symbol)
            });
            chosen |= spelling.symbol == sample.symbol;
            count += 1;
            let call = call_of(&spelling, &sample.operands);
            let builtin = Builtin::lookup(&spelling.symbol).unwrap();
            let ret = if spelling.sret.is_some() { Ty::Void } else { spelling.ret.clone() };
            let reading = builtin
                .read(&call, &ret)
                .unwrap_or_else(|| panic!("{}: {} is not read", title(inst, face), spelling.symbol));
            if face.dir == Dir::ToLlvm {
                continue; // another instruction of the same meaning
            }
            assert_eq!((reading.inst, reading.hook), (inst, face.hook), "{}", spelling.symbol);
            assert_eq!(reading.rounding, sample.rounding, "{}", spelling.symbol);
            if spelling.lossy.is_empty() {
                let expected: Vec<_> = sample.operands.iter().map(|o| o.constant).collect();
                let mut back = constants(&reading, &call);
                // A relaxed order needs no storage bits, so none come back.
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

/// No call means two instructions.
#[test]
fn no_two_faces_read_the_same_call() {
    let mut clashes = BTreeMap::new();
    for (inst, face) in faces().filter(|(_, f)| f.dir != Dir::ToLlvm && f.mangled) {
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
