//! The functions that access memory: copies, atomics on parts, masks.

use crate::text::{Program, like, splat, suffix, width};

pub(crate) fn memory() -> Program {
    let mut p = Program::default();
    // A buffer of 64 bytes, two places and a length in it.
    let mut buffer = |name: &str, text: &dyn Fn(&str, &str, &str, &str) -> String| {
        p.test(name, |f| {
            let buffer = f.emit("alloca [8 x i64]");
            for word in 0..8 {
                let value = f.word();
                let at = f.emit(&format!("getelementptr i64, ptr {buffer}, i32 {word}"));
                f.line(&format!("store i64 {value}, ptr {at}"));
            }
            let mut small = || {
                let word = f.word();
                f.emit(&format!("and i64 {word}, 31"))
            };
            let (a, b, length) = (small(), small(), small());
            let byte = f.arg("i8");
            let to = f.emit(&format!("getelementptr i8, ptr {buffer}, i64 {a}"));
            let from = f.emit(&format!("getelementptr i8, ptr {buffer}, i64 {b}"));
            let call = text(&to, &from, &length, &byte);
            f.line(&call);
            for word in 0..8 {
                let at = f.emit(&format!("getelementptr i64, ptr {buffer}, i32 {word}"));
                let value = f.emit(&format!("load i64, ptr {at}"));
                f.result("i64", &value);
            }
        });
    };
    let moved = |to: &str, from: &str, length: &str| {
        format!("call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {length}, i1 false)")
    };
    let set = |to: &str, byte: &str, length: &str| {
        format!("call void @llvm.memset.p0.i64(ptr {to}, i8 {byte}, i64 {length}, i1 false)")
    };
    buffer("memmove", &|to, from, length, _| moved(to, from, length));
    for length in ["0", "17"] {
        buffer("memmove of constant length", &|to, from, _, _| moved(to, from, length));
        buffer("memset of constant length", &|to, _, _, byte| set(to, byte, length));
        buffer("memset of constants", &|to, _, _, _| set(to, "7", length));
        buffer("memset to zero", &|to, _, _, _| set(to, "0", length));
    }
    buffer("memset", &|to, _, length, byte| set(to, byte, length));
    p.global("declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n");
    p.global("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n");
    for (scalar, align) in [("i32", 4), ("i8", 1), ("double", 8)] {
        masked(&mut p, scalar, align);
    }
    for (op, scalar) in [
        ("nand", "i32"),
        ("uinc_wrap", "i32"),
        ("udec_wrap", "i64"),
        ("usub_cond", "i32"),
        ("usub_sat", "i64"),
        ("fadd", "float"),
        ("fsub", "double"),
        ("fmax", "float"),
        ("fmin", "float"),
        ("fmax", "double"),
        ("fmin", "double"),
        ("fmaximum", "float"),
        ("fminimum", "double"),
        ("umax", "i32"),
    ] {
        p.test(op, |f| {
            let (a, b) = (f.arg(scalar), f.arg(scalar));
            let slot = f.emit(&format!("alloca {scalar}"));
            f.line(&format!("store {scalar} {a}, ptr {slot}"));
            let old = f.emit(&format!("atomicrmw {op} ptr {slot}, {scalar} {b} monotonic"));
            f.result(scalar, &old);
            let new = f.emit(&format!("load {scalar}, ptr {slot}"));
            // Which of two zeros is the larger number is not defined by all versions of LLVM.
            let new = if matches!(op, "fmax" | "fmin") {
                f.emit(&format!("fadd {scalar} {new}, 0.0"))
            } else {
                new
            };
            f.result(scalar, &new);
        });
    }
    atomics_on_parts(&mut p);
    p
}

/// Atomic operations on 8 and 16 bits within a word, and their effect on the other bytes of the word.
fn atomics_on_parts(p: &mut Program) {
    let mut part = |name: &str, ty: &str, text: &dyn Fn(&mut crate::text::Function, &str)| {
        p.test(&format!("{name} {ty}"), |f| {
            let (slot, word) = (f.emit("alloca [2 x i64], align 8"), f.word());
            f.line(&format!("store i64 {word}, ptr {slot}, align 8"));
            let index = f.word();
            let index = f.emit(&format!("and i64 {index}, 3"));
            let at = f.emit(&format!("getelementptr {ty}, ptr {slot}, i64 {index}"));
            text(f, &at);
            let after = f.emit(&format!("load i64, ptr {slot}, align 8"));
            f.result("i64", &after);
        });
    };
    for ty in ["i8", "i16"] {
        for op in
            ["xchg", "add", "sub", "and", "or", "xor", "nand", "max", "min", "umax", "umin", "uinc_wrap"]
        {
            part(op, ty, &|f, at| {
                let value = f.arg(ty);
                let old = f.emit(&format!("atomicrmw {op} ptr {at}, {ty} {value} acq_rel"));
                f.result(ty, &old);
            });
        }
        part("cmpxchg", ty, &|f, at| {
            let (now, guess, new) = (f.emit(&format!("load {ty}, ptr {at}")), f.arg(ty), f.arg(ty));
            let hit = f.arg("i1");
            let expected = f.emit(&format!("select i1 {hit}, {ty} {now}, {ty} {guess}"));
            let pair = f.emit(&format!("cmpxchg ptr {at}, {ty} {expected}, {ty} {new} seq_cst acquire"));
            let old = f.emit(&format!("extractvalue {{ {ty}, i1 }} {pair}, 0"));
            let done = f.emit(&format!("extractvalue {{ {ty}, i1 }} {pair}, 1"));
            f.result(ty, &old);
            f.result("i1", &done);
        });
        part("load and store", ty, &|f, at| {
            let bytes = width(ty) / 8;
            let value = f.emit(&format!("load atomic {ty}, ptr {at} acquire, align {bytes}"));
            f.result(ty, &value);
            let value = f.arg(ty);
            f.line(&format!("store atomic {ty} {value}, ptr {at} release, align {bytes}"));
        });
    }
    // Finite numbers: the bits of NaNs may differ.
    let finite = |f: &mut crate::text::Function, ty: &str| {
        let int = like(ty, "i16");
        let bits = f.arg(&int);
        let bits = f.emit(&format!("and {int} {bits}, {}", splat(&int, -1025)));
        f.emit(&format!("bitcast {int} {bits} to {ty}"))
    };
    for (op, ty) in [("fadd", "half"), ("xchg", "half"), ("fsub", "<2 x half>")] {
        part(op, ty, &|f, at| {
            let (old, value) = (finite(f, ty), finite(f, ty));
            f.line(&format!("store {ty} {old}, ptr {at}"));
            let old = f.emit(&format!("atomicrmw {op} ptr {at}, {ty} {value} monotonic"));
            f.result(ty, &old);
        });
    }
}

/// The masked accesses to four elements.
fn masked(p: &mut Program, scalar: &str, align: u32) {
    let ty = format!("<4 x {scalar}>");
    let s = suffix(&ty);
    for name in ["load", "expandload", "gather", "store", "compressstore", "scatter"] {
        p.test(&format!("masked.{name} {scalar}"), |f| {
            let (mask, value, old) = (f.arg("<4 x i1>"), f.arg(&ty), f.arg(&ty));
            let buffer = f.emit(&format!("alloca {ty}, align 32"));
            f.line(&format!("store {ty} {old}, ptr {buffer}, align 32"));
            let (mut pointer, mut suffixes) = (("ptr", buffer.clone()), format!("{s}.p0"));
            match name {
                "gather" | "scatter" => {
                    let index = f.arg("<4 x i32>");
                    let index = f.emit(&format!("and <4 x i32> {index}, {}", splat("<4 x i32>", 3)));
                    let address = f.emit(&format!("getelementptr {scalar}, ptr {buffer}, <4 x i32> {index}"));
                    pointer = ("<4 x ptr>", address);
                    suffixes = format!("{s}.v4p0");
                }
                "expandload" | "compressstore" => suffixes = s.clone(),
                _ => {}
            }
            let intrinsic = format!("llvm.masked.{name}.{suffixes}");
            let pointer = (format!("{} align {align}", pointer.0), pointer.1);
            let mask = ("<4 x i1>".to_owned(), mask);
            let value = (ty.clone(), value);
            if name.ends_with("load") || name == "gather" {
                let result = f.call(&intrinsic, &ty, &[pointer, mask, value]);
                f.result(&ty, &result);
            } else {
                f.call(&intrinsic, "void", &[value, pointer, mask]);
                let result = f.emit(&format!("load {ty}, ptr {buffer}"));
                f.result(&ty, &result);
            }
        });
    }
}
