//! The functions that are run.

use crate::text::{Program, element, lanes, like, splat, suffix, width};

const PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const WITH_OVERFLOW: [&str; 6] = ["uadd", "usub", "sadd", "ssub", "umul", "smul"];
const SATURATING: [&str; 4] = ["uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"];

/// Every intrinsic on integers of one type.
fn integer(p: &mut Program, ty: &str) {
    let s = suffix(ty);
    let flag = "i1 false";
    p.intrinsic(&format!("llvm.abs.{s}"), ty, &[ty, flag]);
    for name in ["smax", "smin", "umax", "umin"].iter().chain(&SATURATING) {
        p.intrinsic(&format!("llvm.{name}.{s}"), ty, &[ty, ty]);
    }
    for name in ["fshl", "fshr"] {
        let name = format!("llvm.{name}.{s}");
        p.intrinsic(&name, ty, &[ty, ty, ty]);
        p.test(&format!("rotate {name}"), |f| {
            let (a, by) = (f.arg(ty), f.arg(ty));
            let args = [&a, &a, &by].map(|value| (ty.to_owned(), value.clone()));
            let result = f.call(&name, ty, &args);
            f.result(ty, &result);
        });
    }
    p.intrinsic(&format!("llvm.bitreverse.{s}"), ty, &[ty]);
    p.intrinsic(&format!("llvm.ctpop.{s}"), ty, &[ty]);
    if width(ty).is_multiple_of(16) {
        p.intrinsic(&format!("llvm.bswap.{s}"), ty, &[ty]);
    }
    for name in ["ctlz", "cttz"] {
        p.intrinsic(&format!("llvm.{name}.{s}"), ty, &[ty, flag]);
    }
    for name in WITH_OVERFLOW.iter().filter(|name| width(ty) <= 64 || !name.ends_with("mul")) {
        let ret = format!("{{ {ty}, {} }}", like(ty, "i1"));
        p.intrinsic(&format!("llvm.{name}.with.overflow.{s}"), &ret, &[ty, ty]);
    }
    if width(ty).is_power_of_two() && width(ty) <= 64 {
        for name in ["scmp", "ucmp"] {
            let ret = like(ty, "i8");
            p.intrinsic(&format!("llvm.{name}.{}.{s}", suffix(&ret)), &ret, &[ty, ty]);
        }
        for name in ["sshl", "ushl"] {
            p.test(&format!("{name}.sat {ty}"), |f| {
                let (a, by) = (f.arg(ty), f.arg(ty));
                let by = f.emit(&format!("and {ty} {by}, {}", splat(ty, width(ty) - 1)));
                let args = [(ty.to_owned(), a), (ty.to_owned(), by)];
                let result = f.call(&format!("llvm.{name}.sat.{s}"), ty, &args);
                f.result(ty, &result);
            });
        }
    }
}

pub(crate) fn integer_intrinsics() -> Program {
    let mut p = Program::default();
    for ty in ["i8", "i16", "i32", "i64", "<4 x i8>", "<3 x i16>", "<2 x i32>", "<2 x i64>"] {
        integer(&mut p, ty);
    }
    p
}

pub(crate) fn float_intrinsics() -> Program {
    let mut p = Program::default();
    for ty in ["half", "float", "double", "<3 x float>"] {
        let s = suffix(ty);
        for to in ["i8", "i16", "i32", "i64"] {
            let to = like(ty, to);
            for name in ["fptosi.sat", "fptoui.sat"] {
                p.intrinsic(&format!("llvm.{name}.{}.{s}", suffix(&to)), &to, &[ty]);
            }
        }
        for name in ["minimum", "maximum", "minimumnum", "maximumnum"] {
            p.intrinsic(&format!("llvm.{name}.{s}"), ty, &[ty, ty]);
        }
        let some = [1, 2, 3, 4, 8, 0x90, 0x108, 0x155, 0x204, 511, 518];
        let masks: Vec<u32> = if ty == "float" { (0..1024).collect() } else { some.to_vec() };
        for mask in masks {
            p.intrinsic(&format!("llvm.is.fpclass.{s}"), &like(ty, "i1"), &[ty, &format!("i32 {mask}")]);
        }
    }
    for (ty, s) in [("float", "f32"), ("double", "f64")] {
        p.intrinsic(&format!("llvm.canonicalize.{s}"), ty, &[ty]);
        p.intrinsic(&format!("llvm.modf.{s}"), &format!("{{ {ty}, {ty} }}"), &[ty]);
    }
    p
}

pub(crate) fn vector_intrinsics() -> Program {
    let mut p = Program::default();
    for count in [2, 3, 4, 5, 7, 8, 16] {
        for scalar in ["i1", "i8", "i32", "i64"] {
            let ty = format!("<{count} x {scalar}>");
            for name in ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"] {
                p.intrinsic(&format!("llvm.vector.reduce.{name}.{}", suffix(&ty)), scalar, &[&ty]);
            }
        }
        let ty = format!("<{count} x float>");
        for name in ["fadd", "fmul"] {
            p.intrinsic(&format!("llvm.vector.reduce.{name}.{}", suffix(&ty)), "float", &["float", &ty]);
        }
        for name in ["fminimum", "fmaximum"] {
            p.intrinsic(&format!("llvm.vector.reduce.{name}.{}", suffix(&ty)), "float", &[&ty]);
        }
    }
    for count in [4, 8, 16] {
        let (ty, half) = (format!("<{count} x i32>"), format!("<{} x i32>", count / 2));
        let (s, h) = (suffix(&ty), suffix(&half));
        let at = format!("i64 {}", count / 2);
        p.intrinsic(&format!("llvm.vector.reverse.{s}"), &ty, &[&ty]);
        p.intrinsic(&format!("llvm.vector.extract.{h}.{s}"), &half, &[&ty, &at]);
        p.intrinsic(&format!("llvm.vector.insert.{s}.{h}"), &ty, &[&ty, &half, &at]);
        p.intrinsic(&format!("llvm.vector.interleave2.{s}"), &ty, &[&half, &half]);
        p.intrinsic(&format!("llvm.vector.deinterleave2.{s}"), &format!("{{ {half}, {half} }}"), &[&ty]);
        p.intrinsic(&format!("llvm.vector.splice.left.{s}"), &ty, &[&ty, &ty, "i32 1"]);
        p.intrinsic(&format!("llvm.vector.splice.right.{s}"), &ty, &[&ty, &ty, "i32 1"]);
    }
    p.intrinsic("llvm.get.active.lane.mask.v4i1.i32", "<4 x i1>", &["i32", "i32"]);
    p.intrinsic("llvm.experimental.cttz.elts.i32.v4i1", "i32", &["<4 x i1>", "i1 false"]);
    p
}

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

/// Arithmetic, comparisons and shifts on one integer type. Divisors are odd and shifts below the width.
fn arithmetic(p: &mut Program, ty: &str) {
    let bits = width(ty);
    for op in ["add", "sub", "mul", "and", "or", "xor"] {
        binary(p, op, ty, |_, a, b| (a, b));
    }
    for op in ["udiv", "urem", "sdiv", "srem"] {
        binary(p, op, ty, |f, a, b| {
            let b = f.emit(&format!("or {ty} {b}, {}", splat(ty, 1)));
            if op.starts_with('u') {
                return (a, b);
            }
            // The smallest number divided by -1 overflows; for i1 every division by -1 of -1 does.
            let smallest = f.emit(&format!("icmp eq {ty} {a}, {}", splat(ty, smallest(bits))));
            let a = f.emit(&format!("select {} {smallest}, {ty} {}, {ty} {a}", like(ty, "i1"), splat(ty, 0)));
            (a, b)
        });
    }
    for op in ["shl", "lshr", "ashr"] {
        binary(p, op, ty, |f, a, b| {
            let b = f.emit(&format!(
                "urem {ty} {b}, {}",
                splat(ty, if bits == 1 { 1 } else { bits.min((1 << (bits.min(31) - 1)) - 1).max(1) })
            ));
            (a, b)
        });
    }
    for predicate in PREDICATES {
        p.test(&format!("icmp {predicate} {ty}"), |f| {
            let (a, b) = (f.arg(ty), f.arg(ty));
            let result = f.emit(&format!("icmp {predicate} {ty} {a}, {b}"));
            f.result(&like(ty, "i1"), &result);
        });
    }
}

/// The smallest number of so many bits, in decimal.
fn smallest(bits: u32) -> String {
    if bits > 127 {
        "-170141183460469231731687303715884105728".to_owned()
    } else {
        (-(1i128 << (bits - 1))).to_string()
    }
}

fn binary(
    p: &mut Program,
    op: &str,
    ty: &str,
    prepare: impl FnOnce(&mut crate::text::Function, String, String) -> (String, String),
) {
    p.test(&format!("{op} {ty}"), |f| {
        let (a, b) = (f.arg(ty), f.arg(ty));
        let (a, b) = prepare(f, a, b);
        let result = f.emit(&format!("{op} {ty} {a}, {b}"));
        f.result(ty, &result);
    });
}

fn cast(p: &mut Program, op: &str, from: &str, to: &str) {
    p.test(&format!("{op} {from} {to}"), |f| {
        let value = f.arg(from);
        let result = f.emit(&format!("{op} {from} {value} to {to}"));
        f.result(to, &result);
    });
}

pub(crate) fn bools() -> Program {
    let mut p = Program::default();
    for ty in ["i1", "<2 x i1>", "<3 x i1>", "<4 x i1>"] {
        arithmetic(&mut p, ty);
        integer(&mut p, ty);
        for to in ["i8", "i32", "i64"] {
            let to = like(ty, to);
            cast(&mut p, "zext", ty, &to);
            cast(&mut p, "sext", ty, &to);
            cast(&mut p, "trunc", &to, ty);
        }
        for to in ["half", "float", "double"] {
            cast(&mut p, "uitofp", ty, &like(ty, to));
            cast(&mut p, "sitofp", ty, &like(ty, to));
        }
    }
    for bits in [4, 8, 16, 32] {
        let (vector, int) = (format!("<{bits} x i1>"), format!("i{bits}"));
        cast(&mut p, "bitcast", &vector, &int);
        cast(&mut p, "bitcast", &int, &vector);
    }
    p
}

/// Values of a type that go through memory, structs, loops and calls.
fn carried(p: &mut Program, ty: &str) {
    let struct_ = format!("{{ i8, {ty}, i32 }}");
    p.test(&format!("carried {ty}"), |f| {
        let (a, b, c) = (f.arg(ty), f.arg("i32"), f.arg("i1"));
        let slot = f.emit(&format!("alloca [4 x {ty}]"));
        let word = f.word();
        let index = f.emit(&format!("and i64 {word}, 3"));
        let at = f.emit(&format!("getelementptr [4 x {ty}], ptr {slot}, i64 0, i64 {index}"));
        f.line(&format!("store {ty} {a}, ptr {at}"));
        let loaded = f.emit(&format!("load {ty}, ptr {at}"));
        let s = f.emit(&format!("insertvalue {struct_} {{ i8 3, {ty} undef, i32 undef }}, {ty} {loaded}, 1"));
        let s = f.emit(&format!("insertvalue {struct_} {s}, i32 {b}, 2"));
        let whole = f.emit(&format!("alloca {struct_}"));
        f.line(&format!("store {struct_} {s}, ptr {whole}"));
        let member = f.emit(&format!("getelementptr {struct_}, ptr {whole}, i32 0, i32 1"));
        let member = f.emit(&format!("load {ty}, ptr {member}"));
        let taken = f.emit(&format!("extractvalue {struct_} {s}, 1"));
        let chosen = f.emit(&format!("select i1 {c}, {ty} {member}, {ty} {taken}"));
        let name = format!("@\"carry {ty}\"");
        let result = f.emit(&format!("call {ty} {name}({ty} {chosen}, i32 {b}, {ty} {a})"));
        f.result(ty, &result);
        f.program.global(&format!(
            "define internal {ty} {name}({ty} %a, i32 %k, {ty} %b) noinline {{
entry:
  %c = icmp ugt i32 %k, 100
  br i1 %c, label %left, label %right
left:
  %x = add {ty} %a, %b
  br label %right
right:
  %p = phi {ty} [ %b, %entry ], [ %x, %left ]
  br label %loop
loop:
  %i = phi i32 [ 0, %right ], [ %next, %loop ]
  %sum = phi {ty} [ %p, %right ], [ %more, %loop ]
  %more = xor {ty} %sum, %a
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 3
  br i1 %again, label %loop, label %end
end:
  ret {ty} %more
}}
"
        ));
    });
}

fn switch(p: &mut Program, ty: &str) {
    p.test(&format!("switch {ty}"), |f| {
        let value = f.arg(ty);
        f.line(&format!("switch {ty} {value}, label %other [ {ty} 0, label %zero {ty} 1, label %one {ty} -1, label %last ]"));
        for label in ["other", "zero", "one", "last"] {
            f.label(label);
            f.line("br label %end");
        }
        f.label("end");
        let result = f.emit("phi i32 [ 9, %other ], [ 1, %zero ], [ 2, %one ], [ 3, %last ]");
        f.result("i32", &result);
    });
}

pub(crate) fn odd_integers() -> Program {
    let mut p = Program::default();
    for bits in [2, 3, 7, 12, 24, 33, 48, 63, 65, 96, 100, 128] {
        let ty = format!("i{bits}");
        arithmetic(&mut p, &ty);
        integer(&mut p, &ty);
        carried(&mut p, &ty);
        switch(&mut p, &ty);
        for other in [1, 5, 8, 24, 32, 64, 100, 128] {
            let to = format!("i{other}");
            match other.cmp(&bits) {
                std::cmp::Ordering::Greater => {
                    cast(&mut p, "zext", &ty, &to);
                    cast(&mut p, "sext", &ty, &to);
                }
                std::cmp::Ordering::Less => {
                    cast(&mut p, "trunc", &ty, &to);
                    cast(&mut p, "zext", &to, &ty);
                    cast(&mut p, "sext", &to, &ty);
                }
                std::cmp::Ordering::Equal => {}
            }
        }
        for to in ["float", "double"] {
            cast(&mut p, "uitofp", &ty, to);
            cast(&mut p, "sitofp", &ty, to);
        }
    }
    p.test("neighbours of a store stay", |f| {
        let slot = f.emit("alloca i64");
        let word = f.word();
        f.line(&format!("store i64 {word}, ptr {slot}"));
        let value = f.arg("i24");
        let at = f.emit(&format!("getelementptr i8, ptr {slot}, i64 2"));
        f.line(&format!("store i24 {value}, ptr {at}, align 1"));
        let result = f.emit(&format!("load i64, ptr {slot}"));
        f.result("i64", &result);
        let part = f.emit(&format!("load i56, ptr {slot}, align 1"));
        f.result("i56", &part);
    });
    p
}

pub(crate) fn odd_vectors() -> Program {
    let mut p = Program::default();
    let types = [
        "<5 x i32>",
        "<6 x i16>",
        "<7 x i8>",
        "<1 x i32>",
        "<4 x i24>",
        "<3 x i7>",
        "<2 x i128>",
        "<5 x i40>",
    ];
    for ty in types {
        arithmetic(&mut p, ty);
        carried(&mut p, ty);
        cast(&mut p, "trunc", ty, &like(ty, "i5"));
        cast(&mut p, "sext", &like(ty, "i5"), ty);
        p.test(&format!("elements {ty}"), |f| {
            let (vector, word) = (f.arg(ty), f.word());
            let count = lanes(ty).unwrap_or(1);
            let index = f.emit(&format!("urem i64 {word}, {count}"));
            let value = f.emit(&format!("extractelement {ty} {vector}, i64 {index}"));
            f.result(element(ty), &value);
            let changed = f.emit(&format!("insertelement {ty} {vector}, {} {value}, i32 0", element(ty)));
            let changed =
                f.emit(&format!("insertelement {ty} {changed}, {} {value}, i64 {index}", element(ty)));
            let last = f.emit(&format!("extractelement {ty} {changed}, i32 {}", count - 1));
            f.result(element(ty), &last);
        });
    }
    for ty in ["<5 x float>", "<6 x float>", "<1 x float>", "<3 x double>"] {
        for op in ["fadd", "fmul"] {
            binary(&mut p, op, ty, |_, a, b| (a, b));
        }
        p.intrinsic(&format!("llvm.fabs.{}", suffix(ty)), ty, &[ty]);
    }
    for (a, b) in [
        ("<6 x i32>", "<3 x i64>"),
        ("<3 x i8>", "i24"),
        ("i48", "<3 x i16>"),
        ("i128", "<4 x i32>"),
        ("<6 x float>", "<6 x i32>"),
        ("<5 x i8>", "i40"),
        ("<12 x i1>", "i12"),
        ("<3 x float>", "i96"),
        ("<4 x i4>", "i16"),
        ("<1 x i32>", "i32"),
    ] {
        cast(&mut p, "bitcast", a, b);
        cast(&mut p, "bitcast", b, a);
    }
    let masks: [&[i32]; 5] =
        [&[0, 5, 1], &[4, 3, 2, 1, 0], &[0, 0, 3, 3, 1, 2], &[2, 1], &[1, 0, 4, 5, 3, 2, 1, 0]];
    for ty in ["<3 x i32>", "<5 x i32>", "<6 x float>", "<4 x i24>"] {
        for mask in masks {
            p.test(&format!("shuffle {ty}"), |f| {
                let (a, b) = (f.arg(ty), f.arg(ty));
                let lanes: Vec<String> = mask.iter().map(|lane| format!("i32 {lane}")).collect();
                let to = format!("<{} x {}>", mask.len(), element(ty));
                let mask = format!("<{} x i32> <{}>", mask.len(), lanes.join(", "));
                let result = f.emit(&format!("shufflevector {ty} {a}, {ty} {b}, {mask}"));
                f.result(&to, &result);
            });
        }
    }
    p.test("vectors of pointers", |f| {
        let buffer = f.emit("alloca [4 x i32]");
        for i in 0..4 {
            let at = f.emit(&format!("getelementptr i32, ptr {buffer}, i32 {i}"));
            f.line(&format!("store i32 {}, ptr {at}", i * 7));
        }
        let (index, mask) = (f.arg("<4 x i32>"), f.arg("<4 x i1>"));
        let index = f.emit(&format!("and <4 x i32> {index}, {}", splat("<4 x i32>", 3)));
        let a = f.emit(&format!("getelementptr i32, ptr {buffer}, <4 x i32> {index}"));
        let b = f.emit(&format!("getelementptr i8, <4 x ptr> {a}, i64 0"));
        let chosen = f.emit(&format!("select <4 x i1> {mask}, <4 x ptr> {a}, <4 x ptr> {b}"));
        let slot = f.emit("alloca <4 x ptr>");
        f.line(&format!("store <4 x ptr> {chosen}, ptr {slot}"));
        let loaded = f.emit(&format!("load <4 x ptr>, ptr {slot}"));
        for lane in 0..4 {
            let at = f.emit(&format!("extractelement <4 x ptr> {loaded}, i32 {lane}"));
            let value = f.emit(&format!("load i32, ptr {at}"));
            f.result("i32", &value);
        }
    });
    p
}
