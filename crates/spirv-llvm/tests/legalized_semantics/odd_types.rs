//! The functions on types that SPIR-V does not have: vectors of bools, integers and vectors of other sizes.

use crate::intrinsics::integer;
use crate::text::{Program, element, lanes, like, splat, suffix, width};
const PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

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
    p.test("neighbors of a store stay", |f| {
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

#[expect(clippy::too_many_lines, reason = "a program, statement by statement")]
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
