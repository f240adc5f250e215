//! FPFastMathDefault of SPV_KHR_float_controls2: the fast-math flags of a kernel by type of float.
//!
//! The extension deprecates ContractionOff and SignedZeroInfNanPreserve, and a kernel cannot have both kinds. So where
//! the extension is used the older modes become the default without flags.

use crate::lower::input::Input;
use crate::lower::module::Globals;
use crate::lower::module::metadata::literals;
use crate::lower::output::decorations::Claim;
use llvm_model::{MdId, Metadata, Module, Type, TypeId};
use spirv_mapping::convention::{flags, modes};
use spirv_module::{ExecutionMode, FPFastMathMode, Id, Op, Operands, Version};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::requirements::obstacle;

/// The bits that a default may have: the extension deprecates `Fast`.
const BITS: u32 = 0x7_000F;

/// Emits a mode that the extension deprecates as a default; `false` where it stays as it is.
pub(super) fn replace_deprecated(
    globals: &mut Globals<'_>,
    id: Id,
    mode: ExecutionMode,
    literals: &[u32],
) -> bool {
    let options = globals.input().options;
    // Execution modes with ids as operands exist since version 1.2.
    let asked = options.asks_for(flags::FLOAT_CONTROLS) && options.spirv.max_version >= Version::V1_2;
    // An entry point has modes of one kind.
    let replaces = asked || globals.modes.has(id, ExecutionMode::FPFastMathDefault);
    match (mode, literals) {
        (ExecutionMode::ContractionOff, []) if replaces => {
            for ty in globals.pool().float_types() {
                state_default(globals, id, ty, 0, true);
            }
            true
        }
        (ExecutionMode::SignedZeroInfNanPreserve, &[width @ (16 | 32 | 64)]) if replaces => {
            let ty = globals.pool().float_type(width);
            state_default(globals, id, ty, 0, !asked);
            true
        }
        (ExecutionMode::SignedZeroInfNanPreserve, _) if replaces => {
            globals.report().lose(Lost::ExecutionMode(mode, LossReason::Operands));
            true
        }
        _ => false,
    }
}

/// Returns the types that an entry point states flags for by default. Operations of such a type without flags of their
/// own explicitly state no flags.
pub(super) fn types_with_flags(input: Input<'_>) -> Vec<TypeId> {
    let module = input.module;
    if !input.options.spirv.extensions.allows(flags::FLOAT_CONTROLS) {
        return Vec::new();
    }
    let nodes = module.named(modes::BY_NUMBER).map_or(&[][..], |named| &named.operands);
    let defaults = nodes.iter().filter_map(|&node| match literals(module, node).as_slice() {
        &[mode, flags] if mode == ExecutionMode::FPFastMathDefault.0 && flags != 0 && fits(flags) => {
            default_type(module, node)
        }
        _ => None,
    });
    defaults.collect()
}

/// Returns whether an entry point may have flags by default.
pub(super) fn are_stated(input: Input<'_>) -> bool {
    let nodes = input.module.named(modes::BY_NUMBER).map_or(&[][..], |named| &named.operands);
    let mode = ExecutionMode::FPFastMathDefault.0;
    input.options.spirv.extensions.allows(flags::FLOAT_CONTROLS)
        && nodes.iter().any(|&node| literals(input.module, node).first() == Some(&mode))
}

/// Returns the type of `T poison` in `!{ptr @kernel, i32 6028, T poison, i32 flags}`.
fn default_type(module: &Module, node: MdId) -> Option<TypeId> {
    match module.metadata[module.tuple(node).get(2).copied().flatten()?] {
        Metadata::Constant(constant) => Some(module.constants.ty(constant)),
        _ => None,
    }
}

/// Lowers `!{ptr @kernel, i32 6028, T poison, i32 flags}`.
pub(super) fn lower_named_default(globals: &mut Globals<'_>, id: Id, node: MdId) {
    let module = globals.module();
    let ty = default_type(module, node);
    let numbers = literals(module, node);
    match (ty.filter(|&ty| is_float(globals, ty)), numbers.as_slice()) {
        (Some(ty), &[_, mode]) if fits(mode) => {
            let ty = globals.types().value_type(ty);
            state_default(globals, id, ty, mode, false);
        }
        _ => {
            globals
                .report()
                .lose(Lost::ExecutionMode(ExecutionMode::FPFastMathDefault, LossReason::Operands));
        }
    }
}

fn is_float(globals: &Globals<'_>, ty: TypeId) -> bool {
    matches!(globals.module().types[ty], Type::Half | Type::BFloat | Type::Float | Type::Double)
}

/// Returns whether a default may be these bits: AllowTransform includes two others.
fn fits(mode: u32) -> bool {
    let mode = FPFastMathMode(mode);
    let transforms = mode.contains(FPFastMathMode::AllowTransform);
    mode.0 & !BITS == 0
        && (!transforms || mode.contains(FPFastMathMode::AllowContract | FPFastMathMode::AllowReassoc))
}

/// Emits the default of one type. A second one is lost, unless it is `implied` by another mode.
fn state_default(globals: &mut Globals<'_>, id: Id, ty: Id, flags: u32, implied: bool) {
    let mode = ExecutionMode::FPFastMathDefault;
    let lost = |reason: LossReason| Lost::ExecutionMode(mode, reason);
    let requires = mode.facts().map(|facts| facts.requires);
    let obstacle = requires.and_then(|requires| obstacle(&requires, globals.input().options));
    if let Some(obstacle) = obstacle {
        return globals.report().lose(lost(LossReason::Needs(obstacle)));
    }
    let deprecated = [ExecutionMode::ContractionOff, ExecutionMode::SignedZeroInfNanPreserve];
    if deprecated.iter().any(|&deprecated| globals.modes.has(id, deprecated)) {
        let why = LossReason::Because("beside a mode that excludes it".into());
        return globals.report().lose(lost(why));
    }
    match globals.modes.claim((id, mode, ty.0), &[flags]) {
        Claim::Free => {}
        Claim::Taken if !implied => {
            let why = LossReason::Because("it has another value already".into());
            return globals.report().lose(lost(why));
        }
        Claim::Same | Claim::Taken => return,
    }
    let flags = globals.pool().u32_constant(flags);
    let operands = Operands::new().id(id).word(mode).id(ty).id(flags);
    globals.out().push(Op::ExecutionModeId, None, None, &operands);
}
