//! The SPIR-V friendly form: functions named after instructions, `__spirv_ConvertFToU_Ruint4_sat_rtz`.
//!
//! Names derive from the opcode's name, and the rest from the instruction's signature ([`crate::signatures`]); nothing here
//! is a table of instructions except the few whose postfix follows a rule of its own. Source: "SPIR-V representation in LLVM IR",
//! sections on functions and postfixes.

pub mod arbitrary;
mod letters;
mod read;
pub mod shader;
pub(crate) mod texels;
mod write;

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, FPRoundingMode, InstructionClass, Op};

use crate::convention::{access_chains, shaders};
use crate::name::take_rounding;
use crate::row::Inst;

pub(crate) use read::{read, refused};
pub(crate) use write::spell;

/// Prefix of all names.
pub const PREFIX: &str = "__spirv_";
/// Prefix of instructions of `OpenCL.std`.
pub const EXT_PREFIX: &str = "__spirv_ocl_";
/// Prefix of builtin variables.
pub const VARIABLE_PREFIX: &str = "__spirv_BuiltIn";

/// Returns the builtin for the variable called `name`, for example `__spirv_BuiltInGlobalInvocationId`.
pub fn builtin_variable(name: &str) -> Option<BuiltIn> {
    BuiltIn::from_name(name.strip_prefix(VARIABLE_PREFIX)?)
}

/// Returns the name of the variable for a builtin.
pub fn variable_name(builtin: BuiltIn) -> String {
    format!("{VARIABLE_PREFIX}{builtin:?}")
}

/// Returns the core instruction with the name of a function, mangled or plain, if the name has no postfix.
pub fn instruction(symbol: &str) -> Option<Op> {
    if let Some(op) = arbitrary::parse(symbol) {
        return Some(op);
    }
    Op::from_name(ocl_mangle::source_name(symbol).unwrap_or(symbol).strip_prefix(PREFIX)?)
}

/// A parsed name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parsed {
    inst: Inst,
    saturated: bool,
    rounding: Option<FPRoundingMode>,
    /// Operand that the postfix states: (operand number, literal).
    stated: Option<(usize, u32)>,
}

/// Instruction, postfix, and the literal operand that the postfix states.
type StatedPostfix = (Op, &'static str, Option<(usize, u32)>);

/// Postfixes with a rule of their own. OpGenericCastToPtr has no operand for the storage class: an argument that repeats it
/// is dropped. The dimensions of BuildNDRange and the access of CreatePipeFromPipeStorage are
/// in the types; their postfix states nothing.
const STATED: &[StatedPostfix] = &[
    (Op::GenericCastToPtrExplicit, "ToGlobal", Some((1, 5))),
    (Op::GenericCastToPtrExplicit, "ToLocal", Some((1, 4))),
    (Op::GenericCastToPtrExplicit, "ToPrivate", Some((1, 7))),
    (Op::GenericCastToPtr, "ToGlobal", Some((1, 5))),
    (Op::GenericCastToPtr, "ToLocal", Some((1, 4))),
    (Op::GenericCastToPtr, "ToPrivate", Some((1, 7))),
    (Op::BuildNDRange, "1D", None),
    (Op::BuildNDRange, "2D", None),
    (Op::BuildNDRange, "3D", None),
    (Op::CreatePipeFromPipeStorage, "read", None),
    (Op::CreatePipeFromPipeStorage, "write", None),
];

/// Instructions that later versions removed, with their replacements: libraries have one function for both.
const SAID_BY: &[(Op, Op)] =
    &[(Op::LessOrGreater, Op::FOrdNotEqual), (Op::AtomicCompareExchangeWeak, Op::AtomicCompareExchange)];

/// The instruction by whose name the function for `op` is called.
pub(crate) fn canonical_opcode(op: Op) -> Op {
    SAID_BY.iter().find(|(deprecated, _)| *deprecated == op).map_or(op, |(_, other)| *other)
}

/// Returns whether a call in a function body can represent the instruction.
pub fn is_callable(op: Op) -> bool {
    let Some(facts) = op.facts() else { return false };
    let declares = op.layout().result && !op.layout().result_type;
    match facts.class {
        _ if declares => false,
        InstructionClass::Function => shaders::CALLING.contains(&op),
        InstructionClass::TypeDeclaration
        | InstructionClass::Debug
        | InstructionClass::Annotation
        | InstructionClass::ModeSetting
        | InstructionClass::Extension => false,
        InstructionClass::ControlFlow => {
            matches!(op, Op::AbortKHR | Op::DemoteToHelperInvocation | Op::LifetimeStart | Op::LifetimeStop)
        }
        InstructionClass::ConstantCreation => {
            matches!(
                op,
                Op::SpecConstant | Op::SpecConstantComposite | Op::ConstantSizeOfEXT | Op::ConstantSampler
            )
        }
        _ => {
            !facts.name.starts_with("Type")
                && !matches!(
                    op,
                    Op::Nop | Op::Variable | Op::UntypedVariableKHR | Op::ConstantPipeStorage | Op::FunctionPointerCallINTEL
                )
                && !facts.name.starts_with("Graph")
                && !facts.name.ends_with("ContinuedINTEL")
                // The specification reserves these.
                && !facts.name.starts_with("ImageSparseSampleProj")
                && access_chains::typed(op).is_none()
        }
    }
}

/// Parses an unmangled name.
pub(crate) fn parse(name: &str) -> Option<Parsed> {
    let plain = |inst| Parsed { inst, saturated: false, rounding: None, stated: None };
    if let Some(op) = arbitrary::parse(name) {
        return Some(plain(Inst::Core(op)));
    }
    let rest = name.strip_prefix(PREFIX)?;
    if let Some(variable) = rest.strip_prefix("BuiltIn") {
        return Some(plain(Inst::Variable(BuiltIn::from_name(variable)?)));
    }
    if let Some(ext) = rest.strip_prefix("ocl_") {
        // The instruction's name may contain underscores; the first postfix starts with two.
        let (base, postfix) = ext.split_once("__").unwrap_or((ext, ""));
        if let Some(n) = OpenClStd::from_name(base) {
            return postfixes(plain(Inst::cl(n)), postfix);
        }
        // A single underscore before the postfix occurs in the wild.
        let (base, postfix) = ext.split_once("_R")?;
        return postfixes(plain(Inst::cl(OpenClStd::from_name(base)?)), postfix);
    }
    let (base, postfix) = rest.split_once('_').unwrap_or((rest, ""));
    let op = Op::from_name(base)?;
    // LLVM's pointers do not determine the form; legalization to untyped pointers works on the finished module.
    let op = access_chains::typed(op).unwrap_or(op);
    if !is_callable(op) {
        return None;
    }
    postfixes(plain(Inst::Core(canonical_opcode(op))), postfix)
}

fn postfixes(mut parsed: Parsed, text: &str) -> Option<Parsed> {
    for word in text.split('_').filter(|w| !w.is_empty()) {
        let stated =
            STATED.iter().find(|(op, postfix, _)| parsed.inst == Inst::Core(*op) && *postfix == word);
        if let Some((.., operand)) = stated {
            parsed.stated = *operand;
        } else if word == "sat" {
            parsed.saturated = true;
        } else if let Some((mode, "")) = take_rounding(&format!("_{word}")) {
            parsed.rounding = Some(mode);
        }
        // Anything else describes the return type, which the call itself has.
    }
    Some(parsed)
}
