//! Fixed-point numbers, matrices, and intrinsics that choose elements.

use crate::text::{Program, element, splat, suffix, width};

pub(crate) fn fixed_point() -> Program {
    let mut p = Program::default();
    for ty in ["i8", "i16", "i24", "i32", "i64", "<4 x i32>"] {
        let bits = width(ty);
        // LLVM cannot compile quotients of 64 bits and some of vectors.
        let names = if bits == 64 || ty.starts_with('<') {
            &["smul", "umul"][..]
        } else {
            &["smul", "umul", "sdiv", "udiv"]
        };
        for name in names {
            for saturates in [false, true] {
                for scale in [0, 3, bits / 2 - 1, bits - 1] {
                    // Without saturation only results that fit are defined.
                    if !saturates && name.ends_with("div") && scale >= bits / 2 {
                        continue;
                    }
                    let full = format!("{name}.fix{}", if saturates { ".sat" } else { "" });
                    p.test(&format!("{full} {ty} {scale}"), |f| {
                        let (mut a, mut b) = (f.arg(ty), f.arg(ty));
                        if !saturates {
                            let shift = if name.starts_with('s') { "ashr" } else { "lshr" };
                            for value in [&mut a, &mut b] {
                                *value = f.emit(&format!("{shift} {ty} {value}, {}", splat(ty, bits / 2)));
                            }
                        }
                        if name.ends_with("div") {
                            b = f.emit(&format!("or {ty} {b}, {}", splat(ty, 1)));
                        }
                        let args =
                            [(ty.to_owned(), a), (ty.to_owned(), b), ("i32".to_owned(), scale.to_string())];
                        let result = f.call(&format!("llvm.{full}.{}", suffix(ty)), ty, &args);
                        f.result(ty, &result);
                    });
                }
            }
        }
    }
    for ty in ["i8", "i32", "i64", "<4 x i16>"] {
        p.intrinsic(&format!("llvm.clmul.{}", suffix(ty)), ty, &[ty, ty]);
    }
    p
}

/// The type of a matrix.
fn matrix(scalar: &str, rows: u32, columns: u32) -> String {
    format!("<{} x {scalar}>", rows * columns)
}

pub(crate) fn matrices() -> Program {
    let mut p = Program::default();
    for (scalar, rows, inner, columns) in
        [("float", 2, 3, 2), ("double", 2, 2, 2), ("i32", 3, 2, 1), ("i16", 1, 4, 2), ("float", 1, 1, 3)]
    {
        let (a, b) = (matrix(scalar, rows, inner), matrix(scalar, inner, columns));
        let product = matrix(scalar, rows, columns);
        p.intrinsic(
            &format!("llvm.matrix.multiply.{}.{}.{}", suffix(&product), suffix(&a), suffix(&b)),
            &product,
            &[&a, &b, &format!("i32 {rows}"), &format!("i32 {inner}"), &format!("i32 {columns}")],
        );
        let name = format!("llvm.matrix.transpose.{}", suffix(&a));
        p.intrinsic(&name, &a, &[&a, &format!("i32 {rows}"), &format!("i32 {inner}")]);
        p.test(&format!("matrix.column.major {a}"), |f| {
            let buffer = f.emit("alloca [16 x i64], align 16");
            f.line(&format!("store [16 x i64] zeroinitializer, ptr {buffer}"));
            let (value, word) = (f.arg(&a), f.word());
            let more = f.emit(&format!("and i64 {word}, 3"));
            let stride = f.emit(&format!("add i64 {more}, {rows}"));
            let shape = ["i1 false", &format!("i32 {rows}"), &format!("i32 {inner}")].map(|arg| {
                let (ty, value) = arg.split_once(' ').unwrap();
                (ty.to_owned(), value.to_owned())
            });
            let target = ("ptr".to_owned(), buffer.clone());
            let stride = ("i64".to_owned(), stride);
            let mut args = vec![(a.clone(), value), target.clone(), stride.clone()];
            args.extend(shape.clone());
            f.call(&format!("llvm.matrix.column.major.store.{}.i64", suffix(&a)), "void", &args);
            let mut args = vec![target, stride];
            args.extend(shape);
            let back = f.call(&format!("llvm.matrix.column.major.load.{}.i64", suffix(&a)), &a, &args);
            f.result(&a, &back);
            let second = f.emit(&format!("getelementptr {scalar}, ptr {buffer}, i32 {}", rows + 1));
            let second = f.emit(&format!("load {scalar}, ptr {second}"));
            f.result(scalar, &second);
        });
    }
    p
}

#[expect(clippy::too_many_lines, reason = "a program, statement by statement")]
pub(crate) fn choices() -> Program {
    let mut p = Program::default();
    for ty in ["<4 x i32>", "<3 x float>", "<8 x i8>"] {
        let masks = crate::text::like(ty, "i1");
        let s = suffix(ty);
        p.intrinsic(&format!("llvm.experimental.vector.compress.{s}"), ty, &[ty, &masks, ty]);
        let scalar = element(ty);
        let last = format!("llvm.experimental.vector.extract.last.active.{s}");
        p.test(&last, |f| {
            let (vector, mask, otherwise) = (f.arg(ty), f.arg(&masks), f.arg(scalar));
            let count = crate::text::lanes(ty).unwrap_or(1);
            let value = f.defined(
                scalar,
                |f| {
                    let bits = f.emit(&format!("bitcast {masks} {mask} to i{count}"));
                    let wide = f.emit(&format!("zext i{count} {bits} to i32"));
                    let args = [("i32".to_owned(), wide), ("i1".to_owned(), "false".to_owned())];
                    let zeros = f.call("llvm.ctlz.i32", "i32", &args);
                    let index = f.emit(&format!("sub i32 31, {zeros}"));
                    let none = f.emit(&format!("icmp eq i32 {zeros}, 32"));
                    let index = f.emit(&format!("select i1 {none}, i32 0, i32 {index}"));
                    let element = f.emit(&format!("extractelement {ty} {vector}, i32 {index}"));
                    f.emit(&format!("select i1 {none}, {scalar} {otherwise}, {scalar} {element}"))
                },
                |f| {
                    let args = [
                        (ty.to_owned(), vector.clone()),
                        (masks.clone(), mask.clone()),
                        (scalar.to_owned(), otherwise.clone()),
                    ];
                    f.call(&last, scalar, &args)
                },
            );
            f.result(scalar, &value);
        });
    }
    p.intrinsic(
        "llvm.experimental.vector.match.v4i32.v4i32",
        "<4 x i1>",
        &["<4 x i32>", "<4 x i32>", "<4 x i1>"],
    );
    p.intrinsic(
        "llvm.experimental.vector.match.v8i8.v4i8",
        "<8 x i1>",
        &["<8 x i8>", "<4 x i8>", "<8 x i1>"],
    );
    for from in ["i16", "i64"] {
        p.intrinsic(
            &format!("llvm.experimental.get.vector.length.{from}"),
            "i32",
            &[from, "i32 8", "i1 false"],
        );
    }
    for kind in ["raw", "war"] {
        p.test(&format!("loop.dependence.{kind}.mask"), |f| {
            let (a, b) = (f.arg("i8"), f.arg("i8"));
            let addresses = [a, b].map(|byte| f.emit(&format!("sext i8 {byte} to i64")));
            let args: Vec<(String, String)> = addresses
                .iter()
                .map(|wide| ("ptr".to_owned(), f.emit(&format!("inttoptr i64 {wide} to ptr"))))
                .chain([("i64".to_owned(), "4".to_owned())])
                .collect();
            let mask = f.defined(
                "<8 x i1>",
                |f| {
                    let distance = f.emit(&format!("sub i64 {}, {}", addresses[1], addresses[0]));
                    let other = f.emit(&format!("sub i64 0, {distance}"));
                    let negative = f.emit(&format!("icmp slt i64 {distance}, 0"));
                    let size = f.emit(&format!("select i1 {negative}, i64 {other}, i64 {distance}"));
                    let bytes = if kind == "raw" { size } else { distance };
                    let count = f.emit(&format!("sdiv i64 {bytes}, 4"));
                    let all =
                        f.emit(&format!("icmp {} i64 {count}, 0", if kind == "raw" { "eq" } else { "sle" }));
                    let mut mask = "poison".to_owned();
                    for lane in 0..8 {
                        let near = f.emit(&format!("icmp sgt i64 {count}, {lane}"));
                        let bit = f.emit(&format!("or i1 {near}, {all}"));
                        mask = f.emit(&format!("insertelement <8 x i1> {mask}, i1 {bit}, i32 {lane}"));
                    }
                    mask
                },
                |f| f.call(&format!("llvm.loop.dependence.{kind}.mask.v8i1"), "<8 x i1>", &args),
            );
            f.result("<8 x i1>", &mask);
        });
    }
    for (name, ty) in [("add", "i32"), ("uadd.sat", "i8"), ("umax", "i16"), ("umin", "i64")] {
        p.test(&format!("histogram.{name} {ty}"), |f| {
            let buffer = f.emit(&format!("alloca <4 x {ty}>, align 32"));
            let (vector, by, masks) = (f.arg(&format!("<4 x {ty}>")), f.arg(ty), f.arg("<4 x i1>"));
            // Volatile, because LLVM takes the call for one that leaves the buffer alone.
            f.line(&format!("store volatile <4 x {ty}> {vector}, ptr {buffer}"));
            let index = f.arg("<4 x i32>");
            let index = f.emit(&format!("and <4 x i32> {index}, {}", splat("<4 x i32>", 3)));
            let at = f.emit(&format!("getelementptr {ty}, ptr {buffer}, <4 x i32> {index}"));
            let args = [("<4 x ptr>".to_owned(), at), (ty.to_owned(), by), ("<4 x i1>".to_owned(), masks)];
            f.call(&format!("llvm.experimental.vector.histogram.{name}.v4p0.{ty}"), "void", &args);
            let after = f.emit(&format!("load volatile <4 x {ty}>, ptr {buffer}"));
            f.result(&format!("<4 x {ty}>"), &after);
        });
    }
    p
}
