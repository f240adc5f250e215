//! The names of Intel's compilers for instructions on numbers of arbitrary precision:
//! `intel_arbitrary_fixed_sqrt.i5.i13`, `intel_arbitrary_float_cast_from_int.i25.i43`.
//!
//! SYCL's headers call templates named after the instructions, whose names state no types that could be read; compilers
//! for FPGAs recognize these functions. A name is that of the instruction in lower case, followed by the types of the
//! result and of the operands. Signs are truth values. In the form of Khronos' translator a result of more than 64 bits
//! is stored through a pointer to generic memory. Extensions SPV_INTEL_arbitrary_precision_fixed_point and
//! SPV_INTEL_arbitrary_precision_floating_point.

use spirv_grammar::{Capability, Op, OperandFacts, OperandKind, vendor};

use crate::reading::ResultAdapter;
use crate::row::LargeResults;
use crate::row::{Hook, Inst};
use crate::spelling::{Instance, Source, Spelling};
use crate::ty::Ty;
use crate::why::Reason;

/// The common prefix of the names of both families.
const PREFIX: &str = "intel_arbitrary_";

/// The families: the prefix of the names of instructions, and that of functions after [`PREFIX`].
const FAMILIES: [(&str, &str); 2] = [("Fixed", "fixed_"), ("ArbitraryFloat", "float_")];

/// Instructions whose words are separated in the names of functions.
const IN_WORDS: [(&str, &str); 2] = [("CastFromInt", "cast_from_int"), ("CastToInt", "cast_to_int")];

/// The numbers of the first and the last of the instructions.
const NUMBERS: [Op; 2] = [Op::ArbitraryFloatSinCosPiALTERA, Op::FixedExpALTERA];

/// The widest result that a function returns as a value in the form of Khronos' translator.
const MAX_RETURNED: u32 = 64;

/// Returns whether an instruction is one on numbers of arbitrary precision: the widths of its integers are those of formats.
pub fn is_arbitrary(op: Op) -> bool {
    const FORMATS: [Capability; 2] =
        [Capability::ArbitraryPrecisionFixedPointALTERA, Capability::ArbitraryPrecisionFloatingPointALTERA];
    op.facts().is_some_and(|facts| facts.requires.capabilities.iter().any(|c| FORMATS.contains(c)))
}

/// Returns whether a function has such a name. Its convention is that of C, and memory for its result is generic.
pub fn is_named(symbol: &str) -> bool {
    symbol.starts_with(PREFIX)
}

/// Returns the instruction that a function with such a name represents.
pub(super) fn parse(symbol: &str) -> Option<Op> {
    let (name, types) = symbol.strip_prefix(PREFIX)?.split_once('.')?;
    let is_type = |ty: &str| ty.strip_prefix('i').is_some_and(|width| width.parse::<u32>().is_ok());
    let [first, last] = NUMBERS;
    let mut known = (first.0..=last.0).map(Op).filter(|&op| is_arbitrary(op));
    let op = known.find(|&op| self::name(op).as_deref() == Some(name))?;
    types.split('.').all(is_type).then_some(op)
}

/// Returns the part of the name of an instruction after [`PREFIX`], without types.
fn name(op: Op) -> Option<String> {
    let whole = vendor::translator_name(op)?;
    let (family, rest) = FAMILIES.iter().find_map(|(of, family)| Some((family, whole.strip_prefix(of)?)))?;
    let rest = rest.strip_suffix("INTEL").unwrap_or(rest);
    let words = IN_WORDS.iter().find(|(one, _)| *one == rest);
    let word = words.map_or_else(|| rest.to_ascii_lowercase(), |(_, words)| (*words).to_owned());
    Some(format!("{family}{word}"))
}

/// Whether an operand states that a number is signed.
fn is_sign(operand: &OperandFacts) -> bool {
    operand.kind != OperandKind::IdRef && (operand.name() == "S" || operand.name().contains("Sign"))
}

/// Spells an instruction on numbers of arbitrary precision; `None` for others.
pub(crate) fn spell(instance: &Instance<'_>) -> Option<Result<Spelling, Reason>> {
    match instance.inst {
        Inst::Core(op) if is_arbitrary(op) => Some(spell_as(op, instance)),
        _ => None,
    }
}

fn spell_as(op: Op, instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let facts = op.facts().map_or(&[][..], |facts| facts.operands);
    if facts.len() != instance.operands.len() {
        return Err(Reason::OperandCount);
    }
    let width = width(&instance.result).ok_or(Reason::ResultType)?;
    let mut symbol = format!("{PREFIX}{}.i{width}", name(op).ok_or(Reason::Unmangleable)?);
    let (mut params, mut args) = (Vec::new(), Vec::new());
    for (index, (operand, facts)) in instance.operands.iter().zip(facts).enumerate() {
        let number = u8::try_from(index).unwrap_or(u8::MAX);
        if is_sign(facts) {
            let sign = operand.constant.filter(|&sign| sign <= 1).ok_or(Reason::OperandValue(number))?;
            params.push(Ty::Bool);
            args.push(Source::Const(sign));
            continue;
        }
        if facts.kind == OperandKind::IdRef {
            let width = self::width(&operand.ty).ok_or(Reason::OperandType(number))?;
            symbol.push_str(&format!(".i{width}"));
        }
        params.push(operand.ty.clone());
        args.push(Source::Operand(index));
    }
    let in_memory = instance.large_results == LargeResults::Stored && width > MAX_RETURNED;
    Ok(Spelling {
        symbol,
        params,
        args,
        ret: if in_memory { Ty::Void } else { instance.result.clone() },
        sret: in_memory.then(|| instance.result.clone()),
        result: ResultAdapter::Same,
        hook: in_memory.then_some(Hook::StructResult),
        variadic: false,
        lossy: Vec::new(),
    })
}

fn width(ty: &Ty) -> Option<u32> {
    match ty {
        Ty::Bool => Some(1),
        Ty::Int(width) => Some(*width),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_has_a_name_that_reads_back() {
        let all: Vec<Op> = (0..=u16::MAX).map(Op).filter(|&op| is_arbitrary(op)).collect();
        assert_eq!(all.len(), 52);
        for op in all {
            let name = name(op).unwrap_or_default();
            assert_eq!(parse(&format!("{PREFIX}{name}.i5.i13")), Some(op), "{name}");
            assert_eq!(parse(&format!("{PREFIX}{name}")), None);
            assert_eq!(parse(&format!("{PREFIX}{name}.i5.x")), None);
        }
        assert_eq!(name(Op::ArbitraryFloatCastToIntALTERA).as_deref(), Some("float_cast_to_int"));
        assert_eq!(name(Op::ArbitraryFloatSinCosPiALTERA).as_deref(), Some("float_sincospi"));
        assert_eq!(name(Op::FixedRsqrtALTERA).as_deref(), Some("fixed_rsqrt"));
    }
}
