//! The functions that call intrinsics on integers, floats and vectors.

use crate::text::{Program, like, splat, suffix, width};

const WITH_OVERFLOW: [&str; 6] = ["uadd", "usub", "sadd", "ssub", "umul", "smul"];
const SATURATING: [&str; 4] = ["uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"];

/// Every intrinsic on integers of one type.
pub(crate) fn integer(p: &mut Program, ty: &str) {
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
