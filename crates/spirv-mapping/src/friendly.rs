//! The SPIR-V friendly form: functions named after instructions, `__spirv_ConvertFToU_Ruint4_sat_rtz`.
//!
//! Names derive from the opcode's name; nothing here is a table of instructions except the few whose postfix follows
//! a rule of its own. Source: "SPIR-V representation in LLVM IR", sections on functions and postfixes.

use ocl_mangle::{Builtin, Convention, Function, Type};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, FPRoundingMode, InstructionClass, Op, OperandFacts, OperandKind, Quantifier};

use crate::bind::mangled;
use crate::name::{rounding_suffix, take_rounding, type_name};
use crate::opaque;
use crate::read::{Reading, ResultAdapter, Value};
use crate::row::{Hook, Inst};
use crate::ty::{Operand, Ty};
use crate::write::{Instance, Reason, Source, Spelling};

/// Prefix of all names.
pub const PREFIX: &str = "__spirv_";
/// Prefix of instructions of `OpenCL.std`.
pub const EXT_PREFIX: &str = "__spirv_ocl_";
/// Prefix of builtin variables.
pub const VARIABLE_PREFIX: &str = "__spirv_BuiltIn";

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

/// Postfixes with a rule of their own. The dimensions of BuildNDRange and the access of CreatePipeFromPipeStorage are
/// in the types; their postfix states nothing.
const STATED: &[StatedPostfix] = &[
    (Op::GenericCastToPtrExplicit, "ToGlobal", Some((1, 5))),
    (Op::GenericCastToPtrExplicit, "ToLocal", Some((1, 4))),
    (Op::GenericCastToPtrExplicit, "ToPrivate", Some((1, 7))),
    (Op::BuildNDRange, "1D", None),
    (Op::BuildNDRange, "2D", None),
    (Op::BuildNDRange, "3D", None),
    (Op::CreatePipeFromPipeStorage, "read", None),
    (Op::CreatePipeFromPipeStorage, "write", None),
];

/// True for instructions that a call in a function body can stand for.
pub fn is_callable(op: Op) -> bool {
    let Some(facts) = op.facts() else { return false };
    match facts.class {
        InstructionClass::TypeDeclaration
        | InstructionClass::Function
        | InstructionClass::Debug
        | InstructionClass::Annotation
        | InstructionClass::ModeSetting
        | InstructionClass::Extension => false,
        InstructionClass::ControlFlow => {
            matches!(op, Op::AbortKHR | Op::LifetimeStart | Op::LifetimeStop)
        }
        InstructionClass::ConstantCreation => {
            matches!(op, Op::SpecConstant | Op::SpecConstantComposite | Op::ConstantSampler)
        }
        _ => {
            !facts.name.starts_with("Type")
                && !matches!(op, Op::Nop | Op::Variable | Op::FunctionPointerCallINTEL)
        }
    }
}

/// Parses an unmangled name.
pub(crate) fn parse(name: &str) -> Option<Parsed> {
    let rest = name.strip_prefix(PREFIX)?;
    let plain = |inst| Parsed { inst, saturated: false, rounding: None, stated: None };
    if let Some(variable) = rest.strip_prefix("BuiltIn") {
        return Some(plain(Inst::Variable(BuiltIn::from_name(variable)?)));
    }
    if let Some(ext) = rest.strip_prefix("ocl_") {
        // The instruction's name may contain underscores; the first postfix starts with two.
        let (base, postfix) = ext.split_once("__").unwrap_or((ext, ""));
        if let Some(n) = OpenClStd::from_name(base) {
            return postfixes(plain(Inst::Cl(n)), postfix);
        }
        // A single underscore before the postfix occurs in the wild.
        let (base, postfix) = ext.split_once("_R")?;
        return postfixes(plain(Inst::Cl(OpenClStd::from_name(base)?)), postfix);
    }
    let (base, postfix) = rest.split_once('_').unwrap_or((rest, ""));
    let op = Op::from_name(base).filter(|op| is_callable(*op))?;
    postfixes(plain(Inst::Core(op)), postfix)
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

/// Reads a call of a friendly function.
pub(crate) fn read(parsed: &Parsed, args: &[Operand], ret: &Ty) -> Option<Reading> {
    let (facts, has_result): (&[OperandFacts], bool) = match parsed.inst {
        Inst::Variable(_) => (
            &[OperandFacts { kind: OperandKind::IdRef, name: "Component", quantifier: Quantifier::Optional }],
            true,
        ),
        Inst::Cl(n) => (n.facts()?.operands, true),
        Inst::Core(op) => op.facts().map(|f| (f.operands, f.result_type))?,
    };
    let hook = match parsed.inst {
        Inst::Core(Op::SpecConstant | Op::SpecConstantComposite) => Some(Hook::SpecConstant),
        _ if has_result
            && *ret == Ty::Void
            && matches!(args.first(), Some(a) if matches!(a.ty, Ty::Pointer { .. })) =>
        {
            // A void call of an instruction with a result: `sret`, unless the result itself is void.
            let needed = facts.iter().filter(|o| o.quantifier == Quantifier::One).count();
            (args.len() > needed).then_some(Hook::StructResult)
        }
        _ => None,
    };
    let first = usize::from(hook == Some(Hook::StructResult));
    let operands = if hook == Some(Hook::SpecConstant) {
        (0..args.len()).map(Value::Arg).collect()
    } else {
        read_operands(facts, parsed, args, first)?
    };
    let adapter = match parsed.inst {
        Inst::Core(op) if gives_bool(op) && !matches!(ret.lanes().1, Ty::Bool | Ty::Void) => {
            ResultAdapter::Test
        }
        _ => ResultAdapter::Same,
    };
    Some(Reading {
        inst: parsed.inst,
        hook,
        operands,
        result: adapter,
        saturated: parsed.saturated,
        rounding: parsed.rounding,
    })
}

/// The operand kinds still to come, innermost last; `Many` stays.
fn push(stack: &mut Vec<OperandFacts>, operands: &[OperandFacts]) {
    stack.extend(operands.iter().rev().copied());
}

fn read_operands(
    facts: &[OperandFacts],
    parsed: &Parsed,
    args: &[Operand],
    first: usize,
) -> Option<Vec<Value>> {
    let mut todo = Vec::new();
    push(&mut todo, facts);
    let mut out = Vec::new();
    let mut k = first;
    while let Some(next) = todo.last().copied() {
        if next.quantifier != Quantifier::Many {
            todo.pop();
        }
        if let Some((operand, value)) = parsed.stated
            && operand == out.len()
            && k >= args.len()
        {
            out.push(Value::Literal(value));
            continue;
        }
        let Some(arg) = args.get(k) else {
            if next.quantifier == Quantifier::One {
                return None;
            }
            break;
        };
        if is_id(next.kind) {
            let is_int = matches!(arg.ty.lanes().1, Ty::Int(_));
            out.push(match parsed.inst {
                Inst::Core(op) if is_int && takes_bool(op, out.len()) => Value::NonZero(k),
                _ => Value::Arg(k),
            });
        } else {
            let value = u32::try_from(arg.constant?).ok()?;
            out.push(Value::Literal(value));
            push_parameters(&mut todo, next.kind, value);
        }
        k += 1;
    }
    (k == args.len()).then_some(out)
}

fn is_id(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics)
}

/// Operands that follow a value of an enumeration or a mask.
fn push_parameters(todo: &mut Vec<OperandFacts>, kind: OperandKind, value: u32) {
    let rows = kind.enumerants();
    let is_mask = matches!(kind.category(), spirv_grammar::Category::Mask);
    if is_mask {
        for bit in (0..32).rev().map(|n| 1u32 << n).filter(|bit| value & bit != 0) {
            if let Some(row) = rows.iter().find(|r| r.value == bit) {
                push(todo, row.parameters);
            }
        }
    } else if let Some(row) = rows.iter().find(|r| r.value == value) {
        push(todo, row.parameters);
    }
}

/// True if the instruction's result is boolean.
pub fn gives_bool(op: Op) -> bool {
    use InstructionClass as C;
    match op {
        Op::Select => false,
        Op::GroupAll
        | Op::GroupAny
        | Op::GroupLogicalAndKHR
        | Op::GroupLogicalOrKHR
        | Op::GroupLogicalXorKHR
        | Op::AtomicFlagTestAndSet
        | Op::IsValidEvent
        | Op::IsValidReserveId
        | Op::SubgroupAllKHR
        | Op::SubgroupAnyKHR
        | Op::SubgroupAllEqualKHR => true,
        Op::GroupNonUniformElect
        | Op::GroupNonUniformAll
        | Op::GroupNonUniformAny
        | Op::GroupNonUniformAllEqual
        | Op::GroupNonUniformInverseBallot
        | Op::GroupNonUniformBallotBitExtract
        | Op::GroupNonUniformLogicalAnd
        | Op::GroupNonUniformLogicalOr
        | Op::GroupNonUniformLogicalXor => true,
        _ => op.facts().is_some_and(|f| f.class == C::RelationalAndLogical),
    }
}

/// True if operand `i` of the instruction is boolean.
fn takes_bool(op: Op, i: usize) -> bool {
    match op {
        Op::GroupAll | Op::GroupAny | Op::GroupNonUniformAll | Op::GroupNonUniformAny => i == 1,
        Op::GroupNonUniformBallot => i == 1,
        Op::GroupLogicalAndKHR | Op::GroupLogicalOrKHR | Op::GroupLogicalXorKHR => i == 2,
        Op::GroupNonUniformLogicalAnd | Op::GroupNonUniformLogicalOr | Op::GroupNonUniformLogicalXor => {
            i == 2
        }
        Op::SubgroupAllKHR | Op::SubgroupAnyKHR | Op::SubgroupAllEqualKHR | Op::SubgroupBallotKHR => i == 0,
        Op::LogicalAnd | Op::LogicalOr | Op::LogicalNot | Op::LogicalEqual | Op::LogicalNotEqual => true,
        Op::Any | Op::All => true,
        Op::Select => i == 0,
        _ => false,
    }
}

/// True if the name needs the return type because the operands do not tell it.
pub fn states_return_type(inst: Inst) -> bool {
    let op = match inst {
        Inst::Core(op) => op,
        Inst::Cl(n) => {
            return matches!(
                n,
                OpenClStd::vloadn | OpenClStd::vload_half | OpenClStd::vload_halfn | OpenClStd::vloada_halfn
            );
        }
        Inst::Variable(_) => return false,
    };
    match op.facts().map(|f| f.class) {
        Some(InstructionClass::Conversion) => {
            !matches!(op, Op::GenericCastToPtrExplicit | Op::GenericCastToPtr | Op::PtrCastToGeneric)
        }
        Some(InstructionClass::Image) => !matches!(op, Op::ImageWrite | Op::ImageTexelPointer),
        _ => matches!(
            op,
            Op::SubgroupBlockReadINTEL
                | Op::SubgroupImageBlockReadINTEL
                | Op::SubgroupImageMediaBlockReadINTEL
                | Op::ReadClockKHR
                | Op::CompositeExtract
                | Op::CompositeConstruct
                | Op::CooperativeMatrixLoadKHR
                | Op::SUDot
                | Op::SDot
                | Op::UDot
                | Op::PredicatedLoadINTEL
        ),
    }
}

/// True if the instruction's integer result is unsigned by its definition.
fn gives_unsigned(inst: Inst) -> bool {
    matches!(
        inst,
        Inst::Core(Op::ConvertFToU | Op::UConvert | Op::SatConvertSToU | Op::ConvertPtrToU | Op::UDot)
    )
}

/// Text of a return type postfix, without `R`.
fn return_type_name(ty: &Ty, unsigned: bool) -> Option<String> {
    let (lanes, element) = ty.lanes();
    let builtin = match element {
        Ty::Int(w) => Builtin::int(*w, !unsigned),
        Ty::Float(w) => Builtin::float(*w),
        Ty::Bool => return Some(if lanes == 1 { "bool".to_owned() } else { format!("bool{lanes}") }),
        _ => None,
    };
    match builtin {
        Some(b) => type_name(lanes, b),
        // Types that OpenCL C has no word for are mangled: what counts is that two types differ.
        None => {
            let symbol = ocl_mangle::mangle(&Function::new("R", vec![mangled(ty)?]), Convention::Cxx);
            symbol.strip_prefix("_Z1R").map(str::to_owned)
        }
    }
}

/// True if integer operands of the instruction are unsigned by its definition.
fn takes_unsigned(inst: Inst) -> bool {
    let name = match inst {
        Inst::Core(op) => op.name().unwrap_or_default(),
        Inst::Cl(n) => return n.name().is_some_and(|n| n.starts_with("u_")),
        Inst::Variable(_) => return false,
    };
    matches!(inst, Inst::Core(Op::ConvertUToF | Op::UConvert | Op::SatConvertUToS | Op::ConvertUToPtr))
        || (name.starts_with('U')
            && name.chars().nth(1).is_some_and(char::is_uppercase)
            && !name.starts_with("Untyped"))
        || name.starts_with("AtomicU")
        || name.starts_with("GroupU")
        || name.starts_with("GroupNonUniformU")
}

/// Spells an instruction in the friendly form.
pub(crate) fn spell(instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let mut name = String::new();
    let facts: &[OperandFacts] = match instance.inst {
        Inst::Core(op) => {
            if !is_callable(op)
                || instance.hook.is_some_and(|h| h != Hook::StructResult && h != Hook::SpecConstant)
            {
                return Err(Reason::Hook);
            }
            name.push_str(PREFIX);
            name.push_str(op.name().ok_or(Reason::Unmangleable)?);
            op.facts().map_or(&[], |f| f.operands)
        }
        Inst::Cl(n) => {
            name.push_str(EXT_PREFIX);
            name.push_str(n.name().ok_or(Reason::Unmangleable)?);
            n.facts().map_or(&[], |f| f.operands)
        }
        Inst::Variable(v) => {
            name.push_str(VARIABLE_PREFIX);
            name.push_str(v.name().ok_or(Reason::Unmangleable)?);
            &[]
        }
    };
    let mut words: Vec<String> = Vec::new();
    let stated = stated_operand(instance);
    if let Some((word, _)) = stated {
        words.push(word.to_owned());
    }
    if states_return_type(instance.inst) && instance.result != Ty::Void {
        words.push(format!(
            "R{}",
            return_type_name(&instance.result, gives_unsigned(instance.inst)).ok_or(Reason::ResultType)?
        ));
    }
    if instance.saturated {
        words.push("sat".to_owned());
    }
    if let Some(mode) = instance.rounding {
        let suffix = rounding_suffix(mode).ok_or(Reason::Decoration)?;
        words.push(suffix.trim_start_matches('_').to_owned());
    }
    for (i, word) in words.iter().enumerate() {
        name.push_str(if i == 0 && matches!(instance.inst, Inst::Cl(_)) { "__" } else { "_" });
        name.push_str(word);
    }
    let dropped = stated.and_then(|(_, operand)| operand);
    let (mut types, mut params, mut args) = (Vec::new(), Vec::new(), Vec::new());
    let hook = instance.hook;
    let is_struct = hook == Some(Hook::StructResult);
    let unsigned = takes_unsigned(instance.inst);
    for (i, operand) in instance.operands.iter().enumerate() {
        if dropped == Some(i) {
            continue;
        }
        let is_value = facts.get(i).is_none_or(|o| o.kind == OperandKind::IdRef);
        let ty = friendly_type(&operand.ty, unsigned && is_value).ok_or(Reason::Unmangleable)?;
        types.push(ty);
        params.push(operand.ty.clone());
        args.push(Source::Operand(i));
    }
    Ok(Spelling {
        symbol: ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl),
        params,
        args,
        ret: if is_struct { Ty::Void } else { instance.result.clone() },
        sret: is_struct.then(|| instance.result.clone()),
        result: ResultAdapter::Same,
        hook,
        variadic: false,
        lossy: Vec::new(),
    })
}

/// The postfix of an instruction that has one of its own, and the operand it states.
fn stated_operand(instance: &Instance<'_>) -> Option<(&'static str, Option<usize>)> {
    let Inst::Core(op) = instance.inst else { return None };
    let word = |w: &'static str| Some((w, None));
    match op {
        Op::GenericCastToPtrExplicit => STATED.iter().find_map(|(o, word, stated)| {
            let (i, value) = (*stated)?;
            let constant = instance.operands.get(i)?.constant;
            (*o == op && constant == Some(u64::from(value))).then_some((*word, Some(i)))
        }),
        Op::BuildNDRange => match &instance.operands.first()?.ty {
            Ty::Array(3, _) => word("3D"),
            Ty::Array(2, _) => word("2D"),
            _ => word("1D"),
        },
        Op::CreatePipeFromPipeStorage => match &instance.result {
            Ty::Target(t) if t.ints.first() == Some(&1) => word("write"),
            _ => word("read"),
        },
        _ => None,
    }
}

/// As [`mangled`], with opaque types under their friendly names and integers unsigned on request.
fn friendly_type(ty: &Ty, unsigned: bool) -> Option<Type> {
    Some(match ty {
        Ty::Int(w) => Type::int(*w, !unsigned)?,
        Ty::Vector(n, element) => friendly_type(element, unsigned)?.vector(*n),
        Ty::Target(t) => Type::named(opaque::to_friendly(t)?),
        other => mangled(other)?,
    })
}
