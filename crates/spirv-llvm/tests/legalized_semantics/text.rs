//! LLVM assembly for functions `void @test(ptr %in, ptr %out)`: arguments are taken from `%in`, results are stored to
//! `%out`, both in 64-bit words.

use std::collections::BTreeSet;
use std::fmt::Write;

/// The element of a vector type, or the type itself.
pub(crate) fn element(ty: &str) -> &str {
    ty.split_once(" x ").map_or(ty, |(_, rest)| rest.trim_end_matches('>'))
}

/// The number of elements of a vector type; `None` for a scalar.
pub(crate) fn lanes(ty: &str) -> Option<u32> {
    ty.strip_prefix('<')?.split_once(' ')?.0.parse().ok()
}

/// The width of an integer or of the elements of a vector of integers.
pub(crate) fn width(ty: &str) -> u32 {
    element(ty).trim_start_matches('i').parse().unwrap_or(0)
}

/// The type with as many elements as `ty`.
pub(crate) fn like(ty: &str, element: &str) -> String {
    lanes(ty).map_or(element.to_owned(), |lanes| format!("<{lanes} x {element}>"))
}

/// `value` in every element.
pub(crate) fn splat(ty: &str, value: impl std::fmt::Display) -> String {
    match lanes(ty) {
        None => value.to_string(),
        Some(lanes) => {
            let parts: Vec<String> = (0..lanes).map(|_| format!("{} {value}", element(ty))).collect();
            format!("<{}>", parts.join(", "))
        }
    }
}

/// The suffix of intrinsics for a type: `v4i32`, `f32`.
pub(crate) fn suffix(ty: &str) -> String {
    let scalar = match element(ty) {
        "half" => "f16",
        "float" => "f32",
        "double" => "f64",
        other => other,
    };
    lanes(ty).map_or(scalar.to_owned(), |lanes| format!("v{lanes}{scalar}"))
}

fn float_bits(ty: &str) -> Option<u32> {
    Some(match ty {
        "half" => 16,
        "float" => 32,
        "double" => 64,
        _ => return None,
    })
}

/// Which of two modules text is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// The one that LLVM compiles as it is.
    Reference,
    /// The one that is legalized.
    Tested,
}

/// Two modules under construction: they differ only where LLVM cannot compile the tested construct and the reference
/// defines its meaning.
#[derive(Default)]
pub(crate) struct Program {
    declarations: [BTreeSet<String>; 2],
    functions: [String; 2],
    names: Vec<String>,
}

/// A function under construction.
pub(crate) struct Function<'p> {
    pub(crate) program: &'p mut Program,
    bodies: [String; 2],
    /// The only side that text goes to at the moment.
    only: Option<Side>,
    values: usize,
    inputs: usize,
    outputs: usize,
}

impl Program {
    /// Adds a test.
    pub(crate) fn test(&mut self, name: &str, build: impl FnOnce(&mut Function)) {
        let name = format!("test.{}.{}", name.replace(['<', '>', ' '], ""), self.names.len());
        let bodies = Default::default();
        let mut function = Function { program: self, bodies, only: None, values: 0, inputs: 0, outputs: 0 };
        build(&mut function);
        let bodies = function.bodies;
        for (functions, body) in self.functions.iter_mut().zip(bodies) {
            let _ =
                writeln!(functions, "define void @\"{name}\"(ptr %in, ptr %out) {{\n{body}  ret void\n}}");
        }
        self.names.push(name);
    }

    /// Adds text outside functions.
    pub(crate) fn global(&mut self, text: &str) {
        for functions in &mut self.functions {
            functions.push_str(text);
        }
    }

    /// One of the modules.
    pub(crate) fn finish(&self, side: Side) -> String {
        let mut out = String::new();
        for declaration in &self.declarations[side as usize] {
            let _ = writeln!(out, "{declaration}");
        }
        out.push_str(&self.functions[side as usize]);
        let (mut names, mut tests) = (Vec::new(), Vec::new());
        for (i, name) in self.names.iter().enumerate() {
            let _ = writeln!(out, "@name{i} = constant [{} x i8] c\"{name}\\00\"", name.len() + 1);
            names.push(format!("ptr @name{i}"));
            tests.push(format!("ptr @\"{name}\""));
        }
        let count = self.names.len();
        let _ = writeln!(out, "@test_count = constant i32 {count}");
        let _ = writeln!(out, "@names = constant [{count} x ptr] [{}]", names.join(", "));
        let _ = writeln!(out, "@tests = constant [{count} x ptr] [{}]", tests.join(", "));
        out
    }

    /// A test of one intrinsic. Arguments that are not a type are given as `type value`; of `{…}` results each member
    /// is a result.
    pub(crate) fn intrinsic(&mut self, name: &str, ret: &str, args: &[&str]) {
        self.test(name, |f| {
            let args: Vec<(String, String)> = args
                .iter()
                .map(|arg| match arg.rsplit_once(' ') {
                    Some((ty, value)) if !arg.ends_with('>') => (ty.to_owned(), value.to_owned()),
                    _ => ((*arg).to_owned(), f.arg(arg)),
                })
                .collect();
            let result = f.call(name, ret, &args);
            match ret.strip_prefix("{ ") {
                None => f.result(ret, &result),
                Some(members) => {
                    for (i, ty) in members.trim_end_matches(" }").split(", ").enumerate() {
                        let part = f.emit(&format!("extractvalue {ret} {result}, {i}"));
                        f.result(ty, &part);
                    }
                }
            }
        });
    }
}

impl Function<'_> {
    fn text(&mut self, text: std::fmt::Arguments) {
        for side in [Side::Reference, Side::Tested] {
            if self.only.is_none_or(|only| only == side) {
                let _ = writeln!(self.bodies[side as usize], "{text}");
            }
        }
    }
    /// A line without a result.
    pub(crate) fn line(&mut self, text: &str) {
        self.text(format_args!("  {text}"));
    }
    /// A label.
    pub(crate) fn label(&mut self, name: &str) {
        self.text(format_args!("{name}:"));
    }
    /// Text for one side only.
    pub(crate) fn on<R>(&mut self, side: Side, build: impl FnOnce(&mut Self) -> R) -> R {
        self.only = Some(side);
        let result = build(self);
        self.only = None;
        result
    }
    /// A value that the reference computes in one way and the tested module in another.
    pub(crate) fn defined(
        &mut self,
        ty: &str,
        reference: impl FnOnce(&mut Self) -> String,
        tested: impl FnOnce(&mut Self) -> String,
    ) -> String {
        let values = [self.on(Side::Reference, reference), self.on(Side::Tested, tested)];
        self.values += 1;
        let name = format!("%v{}", self.values);
        for (side, value) in [Side::Reference, Side::Tested].into_iter().zip(values) {
            self.on(side, |f| f.line(&format!("{name} = bitcast {ty} {value} to {ty}")));
        }
        name
    }
    /// An instruction with a result.
    pub(crate) fn emit(&mut self, text: &str) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        self.line(&format!("{name} = {text}"));
        name
    }
    /// Declares and calls a function.
    pub(crate) fn call(&mut self, name: &str, ret: &str, args: &[(String, String)]) -> String {
        let types: Vec<&str> = args.iter().map(|(ty, _)| ty.as_str()).collect();
        for side in [Side::Reference, Side::Tested] {
            if self.only.is_none_or(|only| only == side) {
                let declaration = format!("declare {ret} @{name}({})", types.join(", "));
                self.program.declarations[side as usize].insert(declaration);
            }
        }
        let args: Vec<String> = args.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        let call = format!("call {ret} @{name}({})", args.join(", "));
        if ret == "void" {
            self.line(&call);
            return String::new();
        }
        self.emit(&call)
    }
    /// The next input word.
    pub(crate) fn word(&mut self) -> String {
        let at = self.emit(&format!("getelementptr i64, ptr %in, i32 {}", self.inputs));
        self.inputs += 1;
        self.emit(&format!("load i64, ptr {at}"))
    }
    fn scalar(&mut self, ty: &str) -> String {
        let word = self.word();
        if let Some(bits) = float_bits(ty) {
            let word = if bits < 64 { self.emit(&format!("trunc i64 {word} to i{bits}")) } else { word };
            return self.emit(&format!("bitcast i{bits} {word} to {ty}"));
        }
        let bits = width(ty);
        if bits <= 64 {
            return if bits == 64 { word } else { self.emit(&format!("trunc i64 {word} to {ty}")) };
        }
        let whole = bits.next_multiple_of(64);
        let mut value = self.emit(&format!("zext i64 {word} to i{whole}"));
        for at in (64..whole).step_by(64) {
            let next = self.word();
            let next = self.emit(&format!("zext i64 {next} to i{whole}"));
            let next = self.emit(&format!("shl i{whole} {next}, {at}"));
            value = self.emit(&format!("or i{whole} {value}, {next}"));
        }
        if whole == bits { value } else { self.emit(&format!("trunc i{whole} {value} to {ty}")) }
    }
    /// An argument of a type.
    pub(crate) fn arg(&mut self, ty: &str) -> String {
        let Some(lanes) = lanes(ty) else { return self.scalar(ty) };
        let mut vector = "poison".to_owned();
        for lane in 0..lanes {
            let value = self.scalar(element(ty));
            vector = self.emit(&format!("insertelement {ty} {vector}, {} {value}, i32 {lane}", element(ty)));
        }
        vector
    }
    fn store_word(&mut self, value: &str) {
        let at = self.emit(&format!("getelementptr i64, ptr %out, i32 {}", self.outputs));
        self.outputs += 1;
        self.line(&format!("store i64 {value}, ptr {at}"));
    }
    /// Stores a result; all NaNs count as one.
    pub(crate) fn result(&mut self, ty: &str, value: &str) {
        if let Some(lanes) = lanes(ty) {
            for lane in 0..lanes {
                let part = self.emit(&format!("extractelement {ty} {value}, i32 {lane}"));
                self.result(element(ty), &part);
            }
            return;
        }
        if let Some(bits) = float_bits(ty) {
            let nan = self.emit(&format!("fcmp uno {ty} {value}, {value}"));
            let int = self.emit(&format!("bitcast {ty} {value} to i{bits}"));
            let int = self.emit(&format!("select i1 {nan}, i{bits} 1, i{bits} {int}"));
            return self.result(&format!("i{bits}"), &int);
        }
        let bits = width(ty);
        let whole = bits.next_multiple_of(64);
        let value = if whole == bits {
            value.to_owned()
        } else {
            self.emit(&format!("zext {ty} {value} to i{whole}"))
        };
        for at in (0..whole).step_by(64) {
            let word = if whole == 64 {
                value.clone()
            } else {
                let moved = self.emit(&format!("lshr i{whole} {value}, {at}"));
                self.emit(&format!("trunc i{whole} {moved} to i64"))
            };
            self.store_word(&word);
        }
    }
}
