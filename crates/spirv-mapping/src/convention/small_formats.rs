//! Conversions of numbers in small formats: functions named after the formats, `__builtin_spirv_ConvertE4M3ToFP16EXT`.
//!
//! SPIR-V has types for floats of 8 and 4 bits and for integers of 4 bits, LLVM IR only integers of their sizes: the
//! name of a function names the formats that an instruction converts. Source: `OCPTypesRepresentationInLLVM.rst` of the
//! Khronos SPIRV-LLVM-Translator; extensions SPV_EXT_float8, SPV_EXT_ocp_microscaling_types, SPV_INTEL_int4,
//! SPV_INTEL_float4, SPV_INTEL_fp_conversions.

use super::mangled_types::{mangled, opaque_type};
use crate::ty::Ty;
use ocl_mangle::{Builtin, Convention, Function, Type};
use spirv_grammar::{FPEncoding, Op, Quantifier};

/// The prefix of all the names.
pub const PREFIX: &str = "__builtin_spirv_";

/// A format of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "their names are the specifications'")]
pub enum Format {
    Float8E4M3,
    Float8E5M2,
    Float4E2M1,
    /// The same format under the number of SPV_INTEL_float4.
    Float4E2M1Intel,
    Int4,
    Int8,
    Half,
    BFloat16,
    Float,
    Double,
}

impl Format {
    /// Every format.
    pub const ALL: &'static [Format] = &[
        Format::Float8E4M3,
        Format::Float8E5M2,
        Format::Float4E2M1,
        Format::Float4E2M1Intel,
        Format::Int4,
        Format::Int8,
        Format::Half,
        Format::BFloat16,
        Format::Float,
        Format::Double,
    ];

    /// Returns the name of the format in the names of functions.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Float8E4M3 => "E4M3",
            Format::Float8E5M2 => "E5M2",
            Format::Float4E2M1 | Format::Float4E2M1Intel => "E2M1",
            Format::Int4 => "Int4",
            Format::Int8 => "Int8",
            Format::Half => "FP16",
            Format::BFloat16 => "BF16",
            Format::Float => "FP32",
            Format::Double => "FP64",
        }
    }

    /// How many bits a number has.
    pub const fn width(self) -> u32 {
        match self {
            Format::Float4E2M1 | Format::Float4E2M1Intel | Format::Int4 => 4,
            Format::Float8E4M3 | Format::Float8E5M2 | Format::Int8 => 8,
            Format::Half | Format::BFloat16 => 16,
            Format::Float => 32,
            Format::Double => 64,
        }
    }

    /// The encoding of the type of floats, if it has one.
    pub const fn encoding(self) -> Option<FPEncoding> {
        match self {
            Format::Float8E4M3 => Some(FPEncoding::Float8E4M3EXT),
            Format::Float8E5M2 => Some(FPEncoding::Float8E5M2EXT),
            Format::Float4E2M1 => Some(FPEncoding::Float4E2M1EXT),
            Format::Float4E2M1Intel => Some(FPEncoding::Float4E2M1INTEL),
            Format::BFloat16 => Some(FPEncoding::BFloat16KHR),
            Format::Int4 | Format::Int8 | Format::Half | Format::Float | Format::Double => None,
        }
    }

    /// Whether numbers are integers in SPIR-V.
    pub const fn is_integer(self) -> bool {
        matches!(self, Format::Int4 | Format::Int8)
    }

    /// The format of floats of so many bits with an encoding, or without.
    pub fn of_float(width: u32, encoding: Option<FPEncoding>) -> Option<Format> {
        let fits = |format: &&Format| {
            !format.is_integer() && format.width() == width && format.encoding() == encoding
        };
        Format::ALL.iter().find(fits).copied()
    }

    /// Returns whether LLVM IR has no type for the numbers and represents them by integers of their size.
    pub const fn is_small(self) -> bool {
        self.width() < 16
    }

    /// The type that names are mangled with.
    const fn mangled(self) -> Builtin {
        match self {
            Format::Float8E4M3 | Format::Float8E5M2 | Format::Int8 => Builtin::Char,
            Format::Float4E2M1 | Format::Float4E2M1Intel | Format::Int4 => Builtin::Int,
            Format::Half => Builtin::Half,
            Format::BFloat16 => Builtin::BFloat16,
            Format::Float => Builtin::Float,
            Format::Double => Builtin::Double,
        }
    }
}

/// The formats that a function converts, and its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The instruction.
    pub op: Op,
    /// The source format.
    pub from: Format,
    /// The destination format.
    pub to: Format,
    /// Whether the result is decorated with SaturatedToLargestFloat8NormalConversionEXT.
    pub saturated: bool,
    verb: &'static str,
    suffix: &'static str,
}

impl Conversion {
    /// Whether only shaders have the function: its numbers are of 32 or 64 bits.
    pub const fn is_of_shaders(&self) -> bool {
        self.from.width() > 16 || self.to.width() > 16
    }

    /// The function's name, before mangling.
    pub fn name(&self) -> String {
        format!("{PREFIX}{}{}To{}{}", self.verb, self.from.name(), self.to.name(), self.suffix)
    }

    /// Whether the function takes so many arguments: the number, and the seeds of those that round by chance.
    pub fn takes(&self, arguments: usize) -> bool {
        let operands = self.op.facts().map_or(&[][..], |facts| facts.operands);
        let needed = operands.iter().filter(|operand| operand.quantifier == Quantifier::One).count();
        (needed..=operands.len()).contains(&arguments)
    }

    /// The function's symbol for parameters of these types; `None` if one has no mangled form.
    pub fn symbol(&self, value: &Ty, rest: &[Ty]) -> Option<String> {
        let number = Type::Builtin(self.from.mangled());
        let value = match value {
            Ty::Target(_) => opaque_type(value)?,
            numbers => number.vector(numbers.lanes().0),
        };
        let mut params = vec![value];
        for ty in rest {
            params.push(mangled(ty)?);
        }
        Some(ocl_mangle::mangle(&Function::new(self.name(), params), Convention::Cxx))
    }
}

/// Conversions of the same kind between several formats.
struct Line {
    verb: &'static str,
    op: Op,
    from: &'static [Format],
    to: &'static [Format],
    suffix: &'static str,
    saturated: bool,
}

const fn line(
    verb: &'static str,
    op: Op,
    from: &'static [Format],
    to: &'static [Format],
    suffix: &'static str,
) -> Line {
    Line { verb, op, from, to, suffix, saturated: false }
}

const fn saturated(line: Line) -> Line {
    Line { saturated: true, ..line }
}

/// Formats that conversions of shaders have besides: kernels' libraries have no such functions.
const WIDEST: &[Format] = &[Format::Float, Format::Double];
const WIDE: &[Format] = &[Format::Half, Format::BFloat16];
const FLOAT8: &[Format] = &[Format::Float8E4M3, Format::Float8E5M2];
const FLOAT4: &[Format] = &[Format::Float4E2M1];
const FLOAT4_INTEL: &[Format] = &[Format::Float4E2M1Intel];
const INT4: &[Format] = &[Format::Int4];
const WIDER_THAN_4: &[Format] = &[Format::Float8E4M3, Format::Float8E5M2, Format::Half, Format::BFloat16];

/// The conversions.
const LINES: &[Line] = &[
    line("Convert", Op::FConvert, WIDE, FLOAT8, "EXT"),
    line("Convert", Op::FConvert, FLOAT8, WIDE, "EXT"),
    line("Convert", Op::FConvert, WIDEST, FLOAT8, "EXT"),
    line("Convert", Op::FConvert, FLOAT8, WIDEST, "EXT"),
    saturated(line("ClampConvert", Op::FConvert, WIDEST, FLOAT8, "INTEL")),
    line("Convert", Op::ConvertSToF, INT4, WIDER_THAN_4, "INTEL"),
    line("Convert", Op::ConvertFToS, WIDE, INT4, "INTEL"),
    line("Convert", Op::SConvert, INT4, &[Format::Int8], "INTEL"),
    line("Convert", Op::FConvert, FLOAT4, WIDER_THAN_4, "EXT"),
    line("Convert", Op::FConvert, WIDE, FLOAT4, "EXT"),
    line("Convert", Op::FConvert, FLOAT4_INTEL, WIDER_THAN_4, "INTEL"),
    line("Convert", Op::FConvert, WIDE, FLOAT4_INTEL, "INTEL"),
    saturated(line("ClampConvert", Op::FConvert, WIDE, FLOAT8, "INTEL")),
    line("ClampConvert", Op::ClampConvertFToSINTEL, WIDE, INT4, "INTEL"),
    line("StochasticRound", Op::StochasticRoundFToFINTEL, WIDE, FLOAT8, "INTEL"),
    line("StochasticRound", Op::StochasticRoundFToFINTEL, WIDE, FLOAT4, "INTEL"),
    line("ClampStochasticRound", Op::ClampStochasticRoundFToSINTEL, WIDE, INT4, "INTEL"),
    saturated(line("ClampStochasticRound", Op::StochasticRoundFToFINTEL, WIDE, FLOAT8, "INTEL")),
];

/// Every conversion.
pub fn all() -> impl Iterator<Item = Conversion> {
    LINES.iter().flat_map(|line| {
        let &Line { verb, op, from, to, suffix, saturated } = line;
        let pairs = from.iter().flat_map(move |&from| to.iter().map(move |&to| (from, to)));
        pairs.map(move |(from, to)| Conversion { op, from, to, saturated, verb, suffix })
    })
}

/// The conversion that a symbol names, mangled or not; `None` for any other function.
pub fn named(symbol: &str) -> Option<Conversion> {
    let name = symbol
        .strip_prefix("_Z")
        .map_or(symbol, |rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    let name = name.strip_prefix(PREFIX)?;
    all().find(|conversion| {
        let rest =
            name.strip_prefix(conversion.verb).and_then(|rest| rest.strip_prefix(conversion.from.name()));
        let rest = rest.and_then(|rest| rest.strip_prefix("To")?.strip_prefix(conversion.to.name()));
        // The types of the parameters come after the name, if it is mangled.
        let rest = rest.and_then(|rest| rest.strip_prefix(conversion.suffix));
        rest.is_some_and(|rest| rest.is_empty() || symbol.starts_with("_Z"))
    })
}

/// Instructions that saturate themselves, of an older form of SPV_INTEL_fp_conversions: those that are decorated now.
const SATURATING: &[(Op, Op)] = &[
    (Op::ClampConvertFToFINTEL, Op::FConvert),
    (Op::ClampStochasticRoundFToFINTEL, Op::StochasticRoundFToFINTEL),
];

/// Whether an instruction may be one of these conversions.
pub fn is_conversion(op: Op) -> bool {
    LINES.iter().any(|line| line.op == op) || SATURATING.iter().any(|&(old, _)| old == op)
}

/// Returns the conversion of an instruction; `None` if no function is named after it. Conversions without a function
/// for Intel's encoding of a format are those of the format.
pub fn conversion(op: Op, from: Format, to: Format, saturated: bool) -> Option<Conversion> {
    let now = SATURATING.iter().find(|&&(old, _)| old == op);
    let (op, saturated) = now.map_or((op, saturated), |&(_, now)| (now, true));
    let of = |to| {
        all().find(|known| (known.op, known.from, known.to, known.saturated) == (op, from, to, saturated))
    };
    of(to).or_else(|| if to == Format::Float4E2M1Intel { of(Format::Float4E2M1) } else { None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_instructions_are_one_to_one() {
        for known in all() {
            assert_eq!(named(&known.name()), Some(known), "{}", known.name());
            assert_eq!(
                named(&known.symbol(&Ty::Int(8).vector(8), &[]).unwrap()),
                Some(known),
                "{}",
                known.name()
            );
            assert_eq!(conversion(known.op, known.from, known.to, known.saturated), Some(known));
            assert!(known.op.facts().is_some());
        }
        let names: std::collections::BTreeSet<String> = all().map(|known| known.name()).collect();
        assert_eq!(names.len(), all().count());
    }

    #[test]
    fn symbols_are_those_of_compilers() {
        let symbol = |name: &str, value: &Ty, rest: &[Ty]| named(name).unwrap().symbol(value, rest).unwrap();
        let convert = "__builtin_spirv_ConvertE2M1ToFP16EXT";
        assert_eq!(symbol(convert, &Ty::Int(4), &[]), format!("_Z36{convert}i"));
        assert_eq!(symbol(convert, &Ty::Int(4).vector(8), &[]), format!("_Z36{convert}Dv8_i"));
        let round = "__builtin_spirv_StochasticRoundFP16ToE5M2INTEL";
        assert_eq!(symbol(round, &Ty::Float(16), &[Ty::Int(32)]), format!("_Z46{round}Dhi"));
        let last = [Ty::Int(32), Ty::Int(32).pointer(0)];
        assert_eq!(symbol(round, &Ty::Float(16), &last), format!("_Z46{round}DhiPi"));
    }

    #[test]
    fn seeds_are_of_those_that_round_by_chance() {
        for known in all() {
            let counts: Vec<usize> = (0..5).filter(|&count| known.takes(count)).collect();
            let expected: &[usize] = if known.verb.ends_with("StochasticRound") { &[2, 3] } else { &[1] };
            assert_eq!(counts, expected, "{}", known.name());
        }
    }

    #[test]
    fn older_instructions_are_understood() {
        let old = conversion(Op::ClampConvertFToFINTEL, Format::Half, Format::Float8E4M3, false).unwrap();
        assert_eq!(old.name(), "__builtin_spirv_ClampConvertFP16ToE4M3INTEL");
    }

    #[test]
    fn other_names_are_no_conversions() {
        for name in [
            "__builtin_spirv_ConvertE2M1ToFP16",
            "__builtin_spirv_ConvertFP16ToFP16EXT",
            "ConvertE2M1ToFP16EXT",
        ] {
            assert_eq!(named(name), None, "{name}");
        }
    }

    #[test]
    fn formats_are_told_by_their_types() {
        for &format in Format::ALL.iter().filter(|format| !format.is_integer()) {
            assert_eq!(Format::of_float(format.width(), format.encoding()), Some(format));
        }
        assert_eq!(Format::of_float(128, None), None);
    }
}
