//! A function of LLVM IR with a construct, for any types of its operands.
//!
//! The function takes and returns words of 64 bits: each operand is cut out of its words, each result is spread over
//! words. The legalized function then has the same signature.

use crate::floats::Format;
use std::fmt::Write as _;

/// A scalar type of an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer of a width.
    Integer(u32),
    /// A float.
    Float(Format),
}

/// The type of an operand or a result: a scalar, or a vector with a number of lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ty {
    /// The scalar, or the elements.
    pub kind: Kind,
    /// The number of lanes of a vector.
    pub lanes: Option<u32>,
}

impl Ty {
    /// Returns the type of an integer, or of a vector of them.
    pub fn integer(width: u32, lanes: Option<u32>) -> Ty {
        Ty { kind: Kind::Integer(width), lanes }
    }
    /// Returns the type of a float.
    pub fn float(format: Format) -> Ty {
        Ty { kind: Kind::Float(format), lanes: None }
    }
    /// Returns the number of bits of a scalar or an element.
    pub fn width(self) -> u32 {
        match self.kind {
            Kind::Integer(width) => width,
            Kind::Float(format) => format.width(),
        }
    }
    fn scalar(self) -> String {
        match self.kind {
            Kind::Integer(width) => format!("i{width}"),
            Kind::Float(format) => format.keyword().to_owned(),
        }
    }
    /// Returns the suffix in the name of an intrinsic.
    pub fn suffix(self) -> String {
        let scalar = match self.kind {
            Kind::Integer(width) => format!("i{width}"),
            Kind::Float(Format::Half) => "f16".to_owned(),
            Kind::Float(Format::BFloat) => "bf16".to_owned(),
            Kind::Float(Format::Single) => "f32".to_owned(),
            Kind::Float(Format::Double) => "f64".to_owned(),
        };
        self.lanes.map_or(scalar.clone(), |lanes| format!("v{lanes}{scalar}"))
    }
    fn scalars(self) -> u32 {
        self.lanes.unwrap_or(1)
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.lanes {
            Some(lanes) => write!(f, "<{lanes} x {}>", self.scalar()),
            None => write!(f, "{}", self.scalar()),
        }
    }
}

/// The construct: its operands are `%a`, `%b`, `%c`, `%d`.
#[derive(Clone, Debug)]
pub struct Construct {
    /// The types of the operands.
    pub operands: Vec<Ty>,
    /// Instructions, one a line.
    pub code: String,
    /// Names and types of the results.
    pub results: Vec<(&'static str, Ty)>,
    /// Declarations of functions.
    pub declarations: String,
}

/// A module with a function around a construct.
#[derive(Clone, Debug)]
pub struct Case {
    /// The module in LLVM assembly; the function is `@test`.
    pub text: String,
    /// The kind of each operand's scalar, in order.
    pub inputs: Vec<Kind>,
    /// The kind of each word of the result, in order: a float has one word.
    pub outputs: Vec<Kind>,
}

/// The number of words of a scalar.
pub fn words(width: u32) -> u32 {
    width.div_ceil(64)
}

impl Construct {
    /// Returns the module.
    pub fn case(&self) -> Case {
        let mut writer = Writer::default();
        let mut inputs = Vec::new();
        for (name, &ty) in ["%a", "%b", "%c", "%d"].iter().zip(&self.operands) {
            writer.operand(name, ty);
            inputs.extend((0..ty.scalars()).map(|_| ty.kind));
        }
        for line in self.code.lines() {
            writer.line(line.trim());
        }
        let mut returned = Vec::new();
        let mut outputs = Vec::new();
        for &(name, ty) in &self.results {
            for word in writer.result(name, ty) {
                returned.push(word);
                outputs.push(ty.kind);
            }
        }
        let ret = match &returned[..] {
            [_] => "i64".to_owned(),
            _ => format!("{{ {} }}", vec!["i64"; returned.len()].join(", ")),
        };
        match &returned[..] {
            [word] => writer.line(&format!("ret i64 {word}")),
            _ => {
                let mut whole = "poison".to_owned();
                for (index, word) in returned.iter().enumerate() {
                    let next = writer.name();
                    writer.line(&format!("{next} = insertvalue {ret} {whole}, i64 {word}, {index}"));
                    whole = next;
                }
                writer.line(&format!("ret {ret} {whole}"));
            }
        }
        let params: Vec<String> = (0..writer.params).map(|index| format!("i64 %p{index}")).collect();
        let text = format!(
            "target triple = \"spir64-unknown-unknown\"\n{}\ndefine spir_func {ret} @test({}) {{\n{}}}\n",
            self.declarations,
            params.join(", "),
            writer.text
        );
        Case { text, inputs, outputs }
    }
}

/// The text of a function.
#[derive(Default)]
struct Writer {
    text: String,
    params: u32,
    names: u32,
}

impl Writer {
    fn line(&mut self, line: &str) {
        let indent = if line.ends_with(':') { "" } else { "  " };
        let _ = writeln!(self.text, "{indent}{line}");
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%t{}", self.names)
    }

    /// Emits an instruction with a result, and returns the name of the result.
    fn emit(&mut self, code: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {code}"));
        name
    }

    /// Builds an operand from parameters.
    fn operand(&mut self, name: &str, ty: Ty) {
        let scalars: Vec<String> = (0..ty.scalars()).map(|_| self.scalar(ty)).collect();
        let Some(lanes) = ty.lanes else {
            return self.line(&format!("{name} = {}", freeze_free_copy(&scalars.concat(), ty)));
        };
        let mut whole = "poison".to_owned();
        for (lane, scalar) in scalars.iter().enumerate() {
            let element = ty.scalar();
            let code = format!("insertelement {ty} {whole}, {element} {scalar}, i32 {lane}");
            whole = match lane as u32 + 1 == lanes {
                true => {
                    self.line(&format!("{name} = {code}"));
                    name.to_owned()
                }
                false => self.emit(&code),
            };
        }
    }

    /// Builds a scalar from parameters.
    fn scalar(&mut self, ty: Ty) -> String {
        let count = words(ty.width());
        let first = self.params;
        self.params += count;
        if count == 1 {
            let integer = format!("i{}", ty.width());
            let cut = match ty.width() {
                64 => format!("%p{first}"),
                _ => self.emit(&format!("trunc i64 %p{first} to {integer}")),
            };
            return match ty.kind {
                Kind::Integer(_) => cut,
                Kind::Float(_) => self.emit(&format!("bitcast {integer} {cut} to {}", ty.scalar())),
            };
        }
        let wide = format!("i{}", count * 64);
        let mut whole: Option<String> = None;
        for word in 0..count {
            let extended = self.emit(&format!("zext i64 %p{} to {wide}", first + word));
            whole = Some(match whole {
                None => extended,
                Some(low) => {
                    let moved = self.emit(&format!("shl {wide} {extended}, {}", word * 64));
                    self.emit(&format!("or {wide} {low}, {moved}"))
                }
            });
        }
        let whole = whole.unwrap_or_default();
        match count * 64 == ty.width() {
            true => whole,
            false => self.emit(&format!("trunc {wide} {whole} to {}", ty.scalar())),
        }
    }

    /// Spreads a result over words.
    fn result(&mut self, name: &str, ty: Ty) -> Vec<String> {
        let Some(lanes) = ty.lanes else { return self.scalar_words(name, ty) };
        (0..lanes)
            .flat_map(|lane| {
                let scalar = self.emit(&format!("extractelement {ty} {name}, i32 {lane}"));
                self.scalar_words(&scalar, ty)
            })
            .collect()
    }

    fn scalar_words(&mut self, name: &str, ty: Ty) -> Vec<String> {
        let (count, integer) = (words(ty.width()), format!("i{}", ty.width()));
        let bits = match ty.kind {
            Kind::Integer(_) => name.to_owned(),
            Kind::Float(_) => self.emit(&format!("bitcast {} {name} to {integer}", ty.scalar())),
        };
        let wide = format!("i{}", count * 64);
        let whole = match count * 64 == ty.width() {
            true => bits,
            false => self.emit(&format!("zext {integer} {bits} to {wide}")),
        };
        if count == 1 {
            return vec![whole];
        }
        (0..count)
            .map(|word| {
                let moved = self.emit(&format!("lshr {wide} {whole}, {}", word * 64));
                self.emit(&format!("trunc {wide} {moved} to i64"))
            })
            .collect()
    }
}

/// The same value under another name.
fn freeze_free_copy(value: &str, ty: Ty) -> String {
    format!("select i1 true, {ty} {value}, {ty} {value}")
}
