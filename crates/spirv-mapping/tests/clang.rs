//! Clang's own OpenCL header as reference: every function that it declares is read, and every function written for
//! OpenCL C is declared there.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a failed test panics"
)]

mod support;

use std::collections::BTreeMap;

use spirv_mapping::row::{Arg, Dir};
use spirv_mapping::{Builtin, Dialect, Instance, Operand, Ty, spell};
use spirv_mapping::{LargeResults, Preference};
use support::own::own;
use support::{declarations, llvm_type, operands, result};

const STANDARDS: [(&str, Dialect); 3] =
    [("CL1.2", Dialect::Ocl12), ("CL2.0", Dialect::Ocl20), ("CL3.0", Dialect::Ocl20)];

/// Every declared symbol with its return type and the oldest dialect that declares it.
fn all_declarations() -> BTreeMap<String, (String, Dialect)> {
    let mut all = BTreeMap::new();
    for (standard, dialect) in STANDARDS {
        for (symbol, ret) in declarations(standard) {
            all.entry(symbol).or_insert((ret, dialect));
        }
    }
    all
}

/// Arguments that a caller passes: constants where an enumeration or flags are expected.
fn arguments(builtin: &Builtin, pick: usize) -> Vec<Operand> {
    let mut args: Vec<Operand> =
        builtin.function.params.iter().map(|t| Operand::value(Ty::from_mangled(t).unwrap())).collect();
    for (_, face) in builtin.faces() {
        for (k, arg) in face.args.iter().enumerate() {
            if let (Arg::Via(relation, _), Some(operand)) = (arg, args.get_mut(k))
                && face.sig.len() == builtin.function.params.len()
            {
                let pairs = relation.all_pairs();
                operand.constant = Some(u64::from(pairs[pick % pairs.len()].1));
            }
        }
    }
    args
}

/// Vendor functions without a SPIR-V instruction, and motion estimation, which has no rows.
const NOT_READ: [&str; 4] = ["amd_", "arm_", "intel_sub_group_avc_", "intel_sub_group_ime_"];

#[test]
fn every_declaration_is_read() {
    let mut unread: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut read = 0;
    for (symbol, (ret, _)) in all_declarations() {
        let name = ocl_mangle::demangle(&symbol).unwrap().name.base().to_owned();
        if NOT_READ.iter().any(|prefix| name.starts_with(prefix)) {
            continue;
        }
        let builtin = Builtin::lookup(&symbol);
        match builtin.and_then(|b| b.read(&arguments(&b, 1), &llvm_type(&ret))) {
            Some(_) => read += 1,
            None => {
                let entry = unread.entry(name).or_default();
                *entry = (entry.0 + 1, symbol);
            }
        }
    }
    eprintln!("{read} read");
    for (name, (n, symbol)) in &unread {
        eprintln!("{name}\t{n}\t{symbol}");
    }
    assert!(unread.is_empty(), "{} names", unread.len());
}

/// Reads every declaration, writes the instruction, and reads that again.
#[test]
#[expect(clippy::too_many_lines, reason = "each step of the way there and back has a failure of its own")]
fn what_is_written_is_declared_and_means_the_same() {
    let known = all_declarations();
    let mut bad: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let (mut same, mut other) = (0, 0);
    for (symbol, (ret, dialect)) in known.clone() {
        let Some(builtin) = Builtin::lookup(&symbol) else { continue };
        for pick in 0..6 {
            let args = arguments(&builtin, pick);
            if pick > 0 && args.iter().all(|a| a.constant.is_none()) {
                break;
            }
            let ret = llvm_type(&ret);
            // The header declares writes to images that can only be read.
            if symbol.contains("block_write") && symbol.contains("_ro") {
                break;
            }
            let Some(reading) = builtin.read(&args, &ret) else { continue };
            let writable = spirv_mapping::row(reading.inst)
                .is_some_and(|row| row.faces.iter().any(|f| f.dir != Dir::ToSpirv && f.hook == reading.hook));
            if !writable {
                continue;
            }
            let made = own(reading.hook, operands(&reading, &args), result(&reading, &ret));
            let operands = made.operands;
            let instance = Instance {
                inst: reading.inst,
                operands: &operands,
                component: made.component,
                result: made.result,
                saturated: reading.saturated,
                rounding: reading.rounding,
                pointer_width: 64,
                preference: Preference::Oldest,
                large_results: LargeResults::Returned,
            };
            let mut fail = |why: String| {
                let name = builtin.function.name.base().to_owned();
                let entry = bad.entry(name).or_insert((0, format!("{symbol}: {why}")));
                entry.0 += 1;
            };
            let spelling = match spell(dialect, &instance) {
                Ok(spelling) => spelling,
                Err(why) => {
                    fail(why.to_string());
                    continue;
                }
            };
            if spelling.symbol == symbol {
                same += 1
            } else {
                other += 1
            }
            if spelling.symbol.starts_with("_Z") && !known.contains_key(&spelling.symbol) {
                fail(format!("{} is not declared", spelling.symbol));
                continue;
            }
            // The called declaration has the type that clang gives it.
            if let Some((declared, _)) = known.get(&spelling.symbol) {
                let declared = llvm_type(declared);
                let sret = spelling.sret.is_some() && spelling.ret == Ty::Void;
                if spelling.ret != declared && !sret {
                    fail(format!("{} returns {declared:?}, not {:?}", spelling.symbol, spelling.ret));
                }
            }
            let again = Builtin::lookup(&spelling.symbol).unwrap();
            let sret = spelling.sret.as_ref().map(|ty| Operand::value(ty.clone().pointer(0)));
            let values = spelling
                .args
                .iter()
                .zip(&spelling.params)
                .map(|(source, ty)| Operand { ty: ty.clone(), constant: constant(source, &operands) });
            let call: Vec<Operand> = sret.into_iter().chain(values).collect();
            match again.read(&call, &spelling.ret) {
                None => fail(format!("{} is not read back", spelling.symbol)),
                Some(back) => {
                    let back_operands =
                        own(back.hook, support::operands(&back, &call), result(&back, &spelling.ret))
                            .operands;
                    // The operands below are the instruction's own, independent of their hook.
                    if (back.inst, back.saturated, back.rounding)
                        != (reading.inst, reading.saturated, reading.rounding)
                    {
                        fail(format!("{} reads as {:?}", spelling.symbol, back.inst));
                    } else if constants(&back_operands) != constants(&operands) && spelling.lossy.is_empty() {
                        fail(format!("{}: {back_operands:?} for {operands:?}", spelling.symbol));
                    }
                }
            }
        }
    }
    eprintln!("{same} the same symbol, {other} another");
    for (name, (n, why)) in &bad {
        eprintln!("BAD {name}\t{n}\t{why}");
    }
    assert!(bad.is_empty(), "{} names", bad.len());
}

fn constant(source: &spirv_mapping::Source, operands: &[Operand]) -> Option<u64> {
    match source {
        spirv_mapping::Source::Operand(i) => operands[*i].constant,
        spirv_mapping::Source::Const(c) => Some(*c),
        _ => None,
    }
}

fn constants(operands: &[Operand]) -> Vec<Option<u64>> {
    operands.iter().map(|o| o.constant).collect()
}
