//! Vector predication: only the elements that take part are compared.

use crate::text::{Function, Program, Side, element, lanes, like, splat, suffix, width};

/// A mask, a length that is not larger than the vector, and the elements that both select.
struct Chosen {
    mask: (String, String),
    length: (String, String),
    active: String,
}

fn chosen(f: &mut Function, ty: &str) -> Chosen {
    let count = lanes(ty).unwrap_or(1);
    let (masks, numbers) = (like(ty, "i1"), like(ty, "i32"));
    let (mask, word) = (f.arg(&masks), f.word());
    let length = f.emit(&format!("urem i64 {word}, {}", count + 1));
    let length = f.emit(&format!("trunc i64 {length} to i32"));
    let one = f.emit(&format!("insertelement {numbers} poison, i32 {length}, i32 0"));
    let zeros = splat(&numbers, 0);
    let all = f.emit(&format!("shufflevector {numbers} {one}, {numbers} poison, {numbers} {zeros}"));
    let steps: Vec<String> = (0..count).map(|lane| format!("i32 {lane}")).collect();
    let below = f.emit(&format!("icmp ult {numbers} <{}>, {all}", steps.join(", ")));
    let active = f.emit(&format!("and {masks} {below}, {mask}"));
    Chosen { mask: (masks, mask), length: ("i32".into(), length), active }
}

/// The result of a call, zero where it takes no part.
fn result(f: &mut Function, ty: &str, value: &str, active: &str) {
    let zero = if matches!(element(ty), "half" | "float" | "double") { "0.0" } else { "0" };
    let masks = like(ty, "i1");
    let kept = f.emit(&format!("select {masks} {active}, {ty} {value}, {ty} {}", splat(ty, zero)));
    f.result(ty, &kept);
}

/// `llvm.vp.NAME` on operands of type `ty`; `more` are constant arguments between them and the mask.
fn plain(p: &mut Program, name: &str, ty: &str, operands: usize, ret: &str, more: &[&str]) {
    p.test(&format!("vp.{name} {ty}"), |f| {
        let chosen = chosen(f, ty);
        let mut args = Vec::new();
        for index in 0..operands {
            let mut value = f.arg(ty);
            if index == 1 && matches!(name, "shl" | "lshr" | "ashr") {
                value = f.emit(&format!("and {ty} {value}, {}", splat(ty, width(ty) - 1)));
            }
            if index == 1 && matches!(name, "udiv" | "urem" | "sdiv" | "srem") {
                // Any number where it is divided by, zero where it is not; no overflow.
                let odd = f.emit(&format!("or {ty} {value}, {}", splat(ty, 1)));
                let odd = f.emit(&format!("and {ty} {odd}, {}", splat(ty, i64::from(i8::MAX))));
                let masks = like(ty, "i1");
                value =
                    f.emit(&format!("select {masks} {}, {ty} {odd}, {ty} {}", chosen.active, splat(ty, 0)));
            }
            args.push((ty.to_owned(), value));
        }
        for more in more {
            let (ty, value) = more.split_once(' ').unwrap();
            args.push((ty.to_owned(), value.to_owned()));
        }
        let plain = args.clone();
        args.extend([chosen.mask, chosen.length]);
        let overloads = if ret == ty || name.ends_with("cmp") || name == "is.fpclass" {
            suffix(ty)
        } else {
            format!("{}.{}", suffix(ret), suffix(ty))
        };
        let tested = format!("llvm.vp.{name}.{overloads}");
        let active = chosen.active.clone();
        let value = f.defined(
            ret,
            |f| unpredicated(f, name, ty, ret, plain, &overloads, &active),
            |f| f.call(&tested, ret, &args),
        );
        result(f, ret, &value, &chosen.active);
    });
}

/// What an operation computes without a mask; divisors that take no part are one.
fn unpredicated(
    f: &mut Function,
    name: &str,
    ty: &str,
    ret: &str,
    mut args: Vec<(String, String)>,
    overloads: &str,
    active: &str,
) -> String {
    if matches!(name, "udiv" | "urem" | "sdiv" | "srem") {
        let masks = like(ty, "i1");
        let one = splat(ty, 1);
        args[1].1 = f.emit(&format!("select {masks} {active}, {ty} {}, {ty} {one}", args[1].1));
    }
    match (name, &args[..]) {
        ("icmp" | "fcmp", [(_, a), (_, b), (_, predicate)]) => {
            let word = predicate.trim_start_matches("!\"").trim_end_matches('"');
            f.emit(&format!("{name} {word} {ty} {a}, {b}"))
        }
        ("fneg", [(_, a)]) => f.emit(&format!("fneg {ty} {a}")),
        ("sext" | "trunc" | "sitofp", [(_, a)]) => f.emit(&format!("{name} {ty} {a} to {ret}")),
        ("roundtozero", _) => f.call(&format!("llvm.trunc.{overloads}"), ret, &args),
        (_, [(_, a), (_, b)]) if INSTRUCTIONS.contains(&name) => f.emit(&format!("{name} {ty} {a}, {b}")),
        _ => f.call(&format!("llvm.{name}.{overloads}"), ret, &args),
    }
}

/// Binary operations that are instructions.
const INSTRUCTIONS: [&str; 17] = [
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "fadd",
    "fsub", "fmul", "fdiv",
];

pub(crate) fn computations() -> Program {
    let mut p = Program::default();
    for ty in ["<4 x i32>", "<3 x i16>", "<2 x i64>", "<8 x i8>"] {
        for name in [
            "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem",
            "smax", "smin", "umax", "umin", "sadd.sat", "usub.sat",
        ] {
            plain(&mut p, name, ty, 2, ty, &[]);
        }
        for name in ["fshl", "fshr"] {
            plain(&mut p, name, ty, 3, ty, &[]);
        }
        for name in ["bitreverse", "ctpop"] {
            plain(&mut p, name, ty, 1, ty, &[]);
        }
        for name in ["abs", "ctlz", "cttz"] {
            plain(&mut p, name, ty, 1, ty, &["i1 false"]);
        }
        for predicate in ["eq", "ult", "sge"] {
            plain(&mut p, "icmp", ty, 2, &like(ty, "i1"), &[&format!("metadata !\"{predicate}\"")]);
        }
        plain(&mut p, "sext", ty, 1, &like(ty, "i128"), &[]);
        plain(&mut p, "trunc", ty, 1, &like(ty, "i5"), &[]);
        plain(&mut p, "sitofp", ty, 1, &like(ty, "double"), &[]);
    }
    for ty in ["<4 x float>", "<3 x double>"] {
        for name in ["fadd", "fsub", "fmul", "fdiv", "copysign", "minimum", "maximum"] {
            plain(&mut p, name, ty, 2, ty, &[]);
        }
        for name in ["fneg", "fabs", "sqrt", "ceil", "floor", "roundtozero", "rint"] {
            plain(&mut p, name, ty, 1, ty, &[]);
        }
        plain(&mut p, "fma", ty, 3, ty, &[]);
        plain(&mut p, "fcmp", ty, 2, &like(ty, "i1"), &["metadata !\"ult\""]);
        plain(&mut p, "is.fpclass", ty, 1, &like(ty, "i1"), &["i32 264"]);
    }
    for ty in ["<4 x i32>", "<3 x float>"] {
        for name in ["select", "merge"] {
            p.test(&format!("vp.{name} {ty}"), |f| {
                let chosen = chosen(f, ty);
                let (a, b) = (f.arg(ty), f.arg(ty));
                let args = [chosen.mask, (ty.to_owned(), a), (ty.to_owned(), b), chosen.length];
                let tested = format!("llvm.vp.{name}.{}", suffix(ty));
                let value = f.defined(
                    ty,
                    |f| {
                        let condition = if name == "merge" { &chosen.active } else { &args[0].1 };
                        let masks = like(ty, "i1");
                        f.emit(&format!("select {masks} {condition}, {ty} {}, {ty} {}", args[1].1, args[2].1))
                    },
                    |f| f.call(&tested, ty, &args),
                );
                if name == "merge" {
                    f.result(ty, &value);
                } else {
                    result(f, ty, &value, &chosen.active);
                }
            });
        }
    }
    p
}

pub(crate) fn reductions() -> Program {
    let mut p = Program::default();
    let integers = ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"];
    let floats = ["fadd", "fmul", "fmax", "fmin", "fmaximum", "fminimum"];
    for (types, names) in
        [(["<4 x i32>", "<3 x i16>"], &integers[..]), (["<4 x float>", "<3 x double>"], &floats[..])]
    {
        for ty in types {
            for name in names {
                p.test(&format!("vp.reduce.{name} {ty}"), |f| {
                    let chosen = chosen(f, ty);
                    let scalar = element(ty);
                    let (start, vector) = (f.arg(scalar), f.arg(ty));
                    let args =
                        [(scalar.to_owned(), start), (ty.to_owned(), vector), chosen.mask, chosen.length];
                    let value = f.call(&format!("llvm.vp.reduce.{name}.{}", suffix(ty)), scalar, &args);
                    // Which of two zeros is the larger number is not defined by all versions of LLVM.
                    let value = if matches!(*name, "fmax" | "fmin") {
                        f.emit(&format!("fadd {scalar} {value}, 0.0"))
                    } else {
                        value
                    };
                    f.result(scalar, &value);
                });
            }
        }
    }
    p.test("vp.cttz.elts", |f| {
        let chosen = chosen(f, "<4 x i32>");
        let vector = f.arg("<4 x i1>");
        let length = chosen.length.1.clone();
        let args = [
            ("<4 x i1>".to_owned(), vector.clone()),
            ("i1".to_owned(), "false".to_owned()),
            chosen.mask,
            chosen.length,
        ];
        let value = f.defined(
            "i32",
            |f| {
                let set = f.emit(&format!("and <4 x i1> {vector}, {}", chosen.active));
                let bits = f.emit(&format!("bitcast <4 x i1> {set} to i4"));
                let wide = f.emit(&format!("zext i4 {bits} to i32"));
                let zero = f.emit(&format!("icmp eq i4 {bits}, 0"));
                let args = [("i32".to_owned(), wide), ("i1".to_owned(), "false".to_owned())];
                let count = f.call("llvm.cttz.i32", "i32", &args);
                f.emit(&format!("select i1 {zero}, i32 {length}, i32 {count}"))
            },
            |f| f.call("llvm.vp.cttz.elts.i32.v4i1", "i32", &args),
        );
        f.result("i32", &value);
    });
    for (name, at) in [("reverse", 0), ("splice", 1), ("splice", -2), ("splice", 0)] {
        moved(&mut p, name, at);
    }
    p
}

/// Elements that move: the reference goes through memory.
fn moved(p: &mut Program, name: &str, at: i32) {
    let ty = "<4 x i32>";
    p.test(&format!("vp.{name} {at}"), |f| {
        let chosen = chosen(f, ty);
        let (a, b) = (f.arg(ty), f.arg(ty));
        // A negative position is within the first vector.
        let first = f.arg("i8");
        let first = f.emit(&format!("urem i8 {first}, {}", if at < 0 { 3 } else { 5 }));
        let first = f.emit(&format!("zext i8 {first} to i32"));
        let first = if at < 0 { f.emit(&format!("add i32 {first}, 2")) } else { first };
        let value = f.defined(
            ty,
            |f| {
                let buffer = f.emit("alloca [32 x i32]");
                let middle = f.emit(&format!("getelementptr i32, ptr {buffer}, i32 8"));
                let behind = f.emit(&format!("getelementptr i32, ptr {middle}, i32 {first}"));
                f.line(&format!("store {ty} {a}, ptr {middle}, align 4"));
                if name == "splice" {
                    f.line(&format!("store {ty} {b}, ptr {behind}, align 4"));
                    let from = if at < 0 { &behind } else { &middle };
                    let start = f.emit(&format!("getelementptr i32, ptr {from}, i32 {at}"));
                    return f.emit(&format!("load {ty}, ptr {start}, align 4"));
                }
                let last = f.emit(&format!("getelementptr i32, ptr {middle}, i32 {}", chosen.length.1));
                let start = f.emit(&format!("getelementptr i32, ptr {last}, i32 -4"));
                let tail = f.emit(&format!("load {ty}, ptr {start}, align 4"));
                f.emit(&format!(
                    "shufflevector {ty} {tail}, {ty} poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>"
                ))
            },
            |f| {
                let vector = |value: &str| (ty.to_owned(), value.to_owned());
                if name == "reverse" {
                    let args = [vector(&a), chosen.mask.clone(), chosen.length.clone()];
                    return f.call("llvm.experimental.vp.reverse.v4i32", ty, &args);
                }
                let args = [
                    vector(&a),
                    vector(&b),
                    ("i32".to_owned(), at.to_string()),
                    chosen.mask.clone(),
                    ("i32".to_owned(), first.clone()),
                    chosen.length.clone(),
                ];
                f.call("llvm.experimental.vp.splice.v4i32", ty, &args)
            },
        );
        // Of a splice only what both vectors have is defined.
        let defined = if name == "splice" {
            let from = if at < 0 { "0" } else { &first };
            let left = f.emit(&format!("add i32 {from}, {}", if at < 0 { 2 } else { 4 - at }));
            let one = f.emit(&format!("insertelement {ty} poison, i32 {left}, i32 0"));
            let all = f.emit(&format!("shufflevector {ty} {one}, {ty} poison, {ty} zeroinitializer"));
            let near = f.emit(&format!("icmp ult {ty} <i32 0, i32 1, i32 2, i32 3>, {all}"));
            f.emit(&format!("and <4 x i1> {near}, {}", chosen.active))
        } else {
            chosen.active.clone()
        };
        result(f, ty, &value, &defined);
    });
}

pub(crate) fn memory() -> Program {
    let mut p = Program::default();
    for (ty, name) in [
        ("<4 x i32>", "load"),
        ("<4 x i32>", "store"),
        ("<3 x i16>", "load"),
        ("<4 x double>", "gather"),
        ("<4 x i32>", "scatter"),
        ("<4 x i32>", "strided.load"),
        ("<4 x i16>", "strided.store"),
    ] {
        p.test(&format!("vp.{name} {ty}"), |f| {
            let chosen = chosen(f, ty);
            let scalar = element(ty);
            let buffer = f.emit(&format!("alloca {ty}, align 32"));
            let (old, value) = (f.arg(ty), f.arg(ty));
            f.line(&format!("store {ty} {old}, ptr {buffer}, align 32"));
            let (mut pointer, mut overload) = (("ptr".to_owned(), buffer.clone()), "p0");
            if matches!(name, "gather" | "scatter") {
                let index = f.arg("<4 x i32>");
                let index = f.emit(&format!("and <4 x i32> {index}, {}", splat("<4 x i32>", 3)));
                let at = f.emit(&format!("getelementptr {scalar}, ptr {buffer}, <4 x i32> {index}"));
                (pointer, overload) = (("<4 x ptr>".to_owned(), at), "v4p0");
            }
            let (full, strided) = match name.strip_prefix("strided.") {
                Some(rest) => (format!("llvm.experimental.vp.strided.{rest}.{}.p0.i64", suffix(ty)), true),
                None => (format!("llvm.vp.{name}.{}.{overload}", suffix(ty)), false),
            };
            let reads = !name.ends_with("store") && name != "scatter";
            let steps = ["0", "1", "2", "3"].map(|lane| format!("i32 {lane}")).join(", ");
            let pointers = f.emit(&format!("getelementptr {scalar}, ptr {buffer}, <4 x i32> <{steps}>"));
            let mut args = if reads { Vec::new() } else { vec![(ty.to_owned(), value)] };
            let by_pointers = |args: &[(String, String)]| {
                let mut args = args.to_vec();
                args.push(("<4 x ptr>".to_owned(), pointers.clone()));
                args.push(("<4 x i1>".to_owned(), chosen.active.clone()));
                if reads {
                    args.push((ty.to_owned(), "poison".to_owned()));
                }
                args
            };
            let scattered = by_pointers(&args);
            args.push(pointer);
            if strided {
                // To the last element and back.
                let bytes = if scalar == "i16" { 2 } else { 4 };
                args.push(("i64".to_owned(), bytes.to_string()));
            }
            args.extend([chosen.mask, chosen.length]);
            if reads && strided {
                let gather = format!("llvm.masked.gather.{}.v4p0", suffix(ty));
                let value = f.defined(ty, |f| f.call(&gather, ty, &scattered), |f| f.call(&full, ty, &args));
                result(f, ty, &value, &chosen.active);
            } else if reads {
                let value = f.call(&full, ty, &args);
                result(f, ty, &value, &chosen.active);
            } else {
                if strided {
                    let scatter = format!("llvm.masked.scatter.{}.v4p0", suffix(ty));
                    f.on(Side::Reference, |f| f.call(&scatter, "void", &scattered));
                    f.on(Side::Tested, |f| f.call(&full, "void", &args));
                } else {
                    f.call(&full, "void", &args);
                }
                let after = f.emit(&format!("load {ty}, ptr {buffer}"));
                f.result(ty, &after);
            }
        });
    }
    p
}
