//! Floating-point operations with an explicit environment: in SPIR-V's environment (rounding to nearest, exceptions
//! ignored) they are the plain ones. Conversions have other rounding modes, too; quotients and square roots where an
//! extension allows it. Elsewhere another mode is lost, and reported.

use super::float::mangled;
use super::{Step, builtin};
use crate::emit::Emitter;
use llvm_model::instruction::Call;
use llvm_model::{
    BinaryOp, CastOp, FloatPredicate, InstBuilder as _, InstId, InstKind, MetadataOperand, Value,
};
use translate_common::Lost;

/// The text of a metadata string argument.
pub(super) fn metadata_text(e: &Emitter, call: &Call, index: usize) -> Option<String> {
    let Value::Metadata(operand) = *call.args.get(index)? else { return None };
    let MetadataOperand::Node(node) = e.body.metadata_operands.get(operand as usize)? else { return None };
    Some(e.module.md_string(*node)?.to_string_lossy().into_owned())
}

/// Every `llvm.experimental.constrained.*`.
pub(super) fn plain(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let Some(callee) = e.module.as_function(call.callee) else { return Step::Keep };
    let full = e.module.functions[callee].props.name.to_string_lossy().into_owned();
    let name = full.trim_start_matches("llvm.experimental.constrained.");
    let (operation, _) = name.split_once('.').unwrap_or((name, ""));
    let texts: Vec<String> = (0..call.args.len()).filter_map(|i| metadata_text(e, call, i)).collect();
    if let Some(step) = directed(e, inst, operation, call, &texts) {
        return step;
    }
    if let Some(mode) = texts.iter().find_map(|text| lost_mode(operation, text)) {
        e.lose(inst, mode);
    }
    if texts.iter().any(|text| text == "fpexcept.strict") {
        e.lose(inst, Lost::StrictExceptions);
    }
    let values: Vec<Value> =
        call.args.iter().copied().filter(|arg| !matches!(arg, Value::Metadata(_))).collect();
    let ty = e.body.insts[inst].ty;
    let flags = e.body.insts[inst].flags;
    let binary = BinaryOp::from_keyword(operation).filter(|op| op.is_float());
    let cast = match operation {
        "fptoui" => Some(CastOp::FPToUI),
        "fptosi" => Some(CastOp::FPToSI),
        "uitofp" => Some(CastOp::UIToFP),
        "sitofp" => Some(CastOp::SIToFP),
        "fptrunc" => Some(CastOp::FPTrunc),
        "fpext" => Some(CastOp::FPExt),
        _ => None,
    };
    match (binary, cast, &values[..]) {
        // In place: what the program computes stays, used or not.
        (Some(op), _, &[lhs, rhs]) => become_(e, inst, InstKind::Binary { op, lhs, rhs }),
        (_, Some(op), &[operand]) => become_(e, inst, InstKind::Cast { op, operand }),
        (None, None, &[lhs, rhs]) if matches!(operation, "fcmp" | "fcmps") => {
            match texts.first().and_then(|text| FloatPredicate::from_keyword(text)) {
                Some(predicate) => become_(e, inst, InstKind::FCmp { predicate, lhs, rhs }),
                None => Step::Keep,
            }
        }
        // `mad`, which may stand for it elsewhere, rounds as it likes.
        (None, None, &[a, b, c]) if operation == "fmuladd" => {
            let lhs = e.emit_with(InstKind::Binary { op: BinaryOp::FMul, lhs: a, rhs: b }, ty, flags);
            become_(e, inst, InstKind::Binary { op: BinaryOp::FAdd, lhs, rhs: c })
        }
        (None, None, _) => {
            let result = e.call_named(format!("llvm.{name}"), ty, values);
            if let Value::Inst(id) = result {
                e.body.insts[id].flags = flags;
            }
            Step::Replace(result)
        }
        _ => Step::Keep,
    }
}

/// The name of the loss of a rounding mode, of which SPIR-V has another one than to nearest for some operations only.
fn lost_mode(operation: &str, text: &str) -> Option<Lost> {
    const NO_EXTENSION_HAS: &str = "round.tonearestaway";
    let modes = ["round.upward", "round.downward", "round.towardzero", NO_EXTENSION_HAS];
    let mode = modes.into_iter().find(|mode| *mode == text)?;
    let by_extension = matches!(operation, "fdiv" | "sqrt") && mode != NO_EXTENSION_HAS;
    Some(Lost::Rounding { mode, by_extension })
}

/// The instruction does that instead.
fn become_(e: &mut Emitter, inst: InstId, kind: InstKind) -> Step {
    e.body.insts[inst].kind = kind;
    Step::Keep
}

/// The extension by which quotients and square roots have a rounding mode.
const ROUNDED: &str = "SPV_INTEL_rounded_divide_sqrt";

/// Emits a conversion, a quotient or a square root with a rounding mode; `None` for other operations.
fn directed(e: &mut Emitter, inst: InstId, operation: &str, call: &Call, texts: &[String]) -> Option<Step> {
    let mode = texts.iter().find_map(|text| match text.as_str() {
        "round.upward" => Some("rtp"),
        "round.downward" => Some("rtn"),
        "round.towardzero" => Some("rtz"),
        "round.tonearest" => Some("rte"),
        _ => None,
    })?;
    let rounded = e.cx.options.spirv.extensions.allows(ROUNDED);
    let (instruction, operands) = match operation {
        "fptrunc" => ("FConvert", 1),
        "uitofp" => ("ConvertUToF", 1),
        "sitofp" => ("ConvertSToF", 1),
        "fdiv" if rounded => ("FDiv", 2),
        "sqrt" if rounded => ("ocl_sqrt_", 1),
        _ => return None,
    };
    let operands = call.args.get(..operands)?.to_vec();
    let &operand = operands.first()?;
    let from = e.ty(operand);
    let from = e.module.types.scalar(from);
    // Integers of other widths are extended, and then the name would be of another function.
    if e.module.types.int_width(from).is_some_and(|width| !super::native(width)) {
        return None;
    }
    let ty = e.body.insts[inst].ty;
    // The types are in the name: functions of one name differ in them.
    let element = e.module.types.scalar(ty);
    let width = e.module.types[element].float_width()?;
    let lanes = e.module.types.lanes(ty).map_or(String::new(), |lanes| lanes.to_string());
    let name = format!("__spirv_{instruction}_Rfloat{width}x{lanes}_{mode}");
    let types = operands
        .iter()
        .map(|&operand| {
            let ty = e.ty(operand);
            mangled(e, ty)
        })
        .collect::<Option<_>>()?;
    Some(Step::Replace(e.call_named(builtin(&name, types), ty, operands)))
}
