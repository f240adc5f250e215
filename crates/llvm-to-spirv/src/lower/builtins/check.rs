//! The checks of a call against the signature of its instruction, before the first operand is emitted: calls can have the name
//! of an instruction and arguments of any types.

use crate::lower::builtins::memory_rules::{operand_of, space_of};
use crate::lower::builtins::sub_group_rules::is_constant;
use crate::lower::builtins::{BuiltinCall, task_sequences};
use crate::lower::code::{Code, memory};
use llvm_model::{Type, Value};
use spirv_mapping::Value as Source;
use spirv_mapping::convention::memory::ORDERS;
use spirv_mapping::signatures::{self, Access, Kind, Signature};
use spirv_module::{
    ImageOperands, InstructionClass, MemoryAccess, MemorySemantics, Op, OperandFacts, OperandKind, Scope,
    StorageClass,
};
use translate_common::problems::{CallProblem, ImageCallProblem};

/// The memory that the instructions with a size load from and store to.
const SIZED_MEMORY: [StorageClass; 5] = [
    StorageClass::UniformConstant,
    StorageClass::Generic,
    StorageClass::CrossWorkgroup,
    StorageClass::Workgroup,
    StorageClass::Function,
];

/// The memory that kernels can order.
const MEMORY_OF_KERNELS: u32 = MemorySemantics::SubgroupMemory.0
    | MemorySemantics::WorkgroupMemory.0
    | MemorySemantics::CrossWorkgroupMemory.0
    | MemorySemantics::AtomicCounterMemory.0
    | MemorySemantics::ImageMemory.0;

/// Orders of stores, which are not allowed for a failed exchange.
const RELEASING: u32 = MemorySemantics::Release.0 | MemorySemantics::AcquireRelease.0;

/// Orders of loads, which are not allowed for instructions that only store.
const ACQUIRING: u32 = MemorySemantics::Acquire.0 | MemorySemantics::AcquireRelease.0;

/// Reports everything in a call that its instruction does not allow. Returns whether the call can be lowered nevertheless, to
/// find more.
pub(super) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    if !task_sequences::check(code, call, op) {
        return false;
    }
    if op == Op::ExtInst {
        if let Some(signature) = signatures::signature(call.reading.inst) {
            check_memory(code, call, op, signature);
            check_sizes(code, call, signature);
        }
        return true;
    }
    if let Some(signature) = signatures::of_core(op) {
        check_memory(code, call, op, signature);
        check_memory_operands(code, call, op, signature);
    }
    check_operands(code, call, op);
    check_sampled_image(code, call, op);
    check_cluster_size(code, call, op);
    check_texel(code, call, op);
    check_no_result(code, call, op);
    check_literal_indices(code, call, op);
    true
}

/// Reports literal indices that lead to no part of a composite.
fn check_literal_indices(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    if ![Op::CompositeExtract, Op::CompositeInsert].contains(&op) {
        return;
    }
    let whole = usize::from(op == Op::CompositeInsert);
    let Some(composite) = operand_of(call, whole) else { return };
    let lanes = code.module().types.lanes(code.type_of(composite));
    let mut ty = Some(code.operand(composite).1);
    let literals = call.reading.operands.get(whole + 1..).unwrap_or_default();
    for literal in literals {
        let Source::Literal(index) = *literal else { return };
        ty = ty.filter(|_| lanes.is_none_or(|lanes| index < lanes));
        ty = ty.and_then(|ty| code.shapes().element_type(ty, index.into()));
    }
    if ty.is_none() || literals.is_empty() {
        let wrong = "lead to no part of the value".to_owned();
        code.report().problem(CallProblem::Operand { operand: "Indexes".to_owned(), op, wrong });
    }
}

/// Reports accesses to memory that the instruction cannot access.
fn check_memory(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, signature: &Signature) {
    if op == Op::GroupAsyncCopy {
        return check_copied_memory(code, call);
    }
    for (number, part) in signature.operands.iter().enumerate() {
        // Memory that is accessed atomically is never for reading alone.
        let is_written = matches!(part.access, Access::Write | Access::ReadWrite);
        let is_atomic = op.is_atomic() && part.is_pointer();
        let Some(pointer) = operand_of(call, number).filter(|_| is_written || is_atomic) else { continue };
        match is_atomic {
            true => memory::check_atomic(code, pointer),
            false => memory::check_writable(code, pointer),
        }
    }
}

/// Groups copy between local and global memory only, from one to the other.
fn check_copied_memory(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let mut last = None;
    for &pointer in call.args {
        let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { continue };
        let storage = code.types().storage_class(space);
        let is_copied = matches!(storage, StorageClass::Workgroup | StorageClass::CrossWorkgroup);
        if !is_copied || last.replace(storage) == Some(storage) {
            return code.report().problem(CallProblem::GroupCopyStorage { storage });
        }
    }
}

/// Reports invalid memory operands: unknown bits, or an alignment that is not a power of two.
fn check_memory_operands(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, signature: &Signature) {
    let Some(first) = signature.operand_of_kind(Kind::MemoryOperands) else { return };
    let literal = |number: usize| match call.reading.operands.get(number) {
        Some(&Source::Literal(word)) => Some(word),
        _ => None,
    };
    let Some(mask) = literal(first) else { return };
    let is_known = |bit: u32| OperandKind::MemoryAccess.enumerant(bit).is_some();
    if !(0..32).map(|bit| 1 << bit).filter(|bit| mask & bit != 0).all(is_known) {
        return code.report().problem(CallProblem::MemoryOperands { mask, op });
    }
    if let Some(bytes) = literal(first + 1) {
        check_alignment(code, op, mask, bytes);
    }
}

/// Reports an alignment that is not a power of two. `bytes` is the word behind the memory operands `mask`.
pub(super) fn check_alignment(code: &mut Code<'_, '_>, op: Op, mask: u32, bytes: u32) {
    if mask & MemoryAccess::Aligned.0 != 0 && !bytes.is_power_of_two() {
        code.report().problem(CallProblem::Alignment { bytes, op });
    }
}

/// Reports an instruction with a size (of `OpenCL.std`) that accesses unsupported memory, or a result or its absence
/// where the instruction requires the opposite.
fn check_sizes(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, signature: &Signature) {
    if !signature.operands.iter().any(|part| part.is_size) {
        return;
    }
    let instruction = || call.reading.inst.to_string();
    let result = code.type_of(Value::Inst(call.inst));
    if signature.result.kind == Kind::Nothing && code.module().types[result] != Type::Void {
        code.report().problem(CallProblem::ReturnsValue { instruction: instruction() });
    }
    let Some(number) = signature.operands.iter().position(|part| part.is_pointer()) else { return };
    let Some(space) = operand_of(call, number).and_then(|pointer| space_of(code, pointer)) else { return };
    let storage = code.types().storage_class(space);
    // A prefetch uses the address of global memory.
    let is_prefetch = signature.operands.get(number).is_some_and(|part| part.access == Access::Address);
    if !SIZED_MEMORY.contains(&storage) || is_prefetch && storage != StorageClass::CrossWorkgroup {
        code.report().problem(CallProblem::Storage { instruction: instruction(), storage });
    }
}

/// Reports operands of `op` that it cannot have.
pub(super) fn check_operands(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = op.facts() else { return };
    for (operand, source) in facts.operands.iter().zip(&call.reading.operands) {
        let wrong = match *source {
            Source::Arg(index) => {
                let Some(&arg) = call.args.get(index) else { continue };
                let number = code.module().as_u64(code.resolve(arg));
                wrong_type(code, op, operand, arg)
                    .or_else(|| number.and_then(|number| wrong_number(code, op, operand, number)))
            }
            Source::Const { value, .. } => wrong_number(code, op, operand, value),
            Source::Literal(word) => wrong_number(code, op, operand, word.into()),
            _ => None,
        };
        if let Some(wrong) = wrong {
            let name = operand.name();
            code.report().problem(CallProblem::Operand { operand: name.to_string(), op, wrong });
        }
    }
}

/// Reports a combined image and sampler whose image has another type, or whose sampler is not a sampler.
fn check_sampled_image(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let (Op::SampledImage, &[image, sampler, ..]) = (op, call.args) else { return };
    let sampler = code.operand(sampler).1;
    if code.pool().intern(Op::TypeSampler, &[]) != sampler {
        code.report().problem(ImageCallProblem::NoSampler { op });
    }
    let image = code.operand(image).1;
    let sampled = code.pool().intern(Op::TypeSampledImage, &[image.0]);
    if code.natural_type(call.inst) != sampled {
        code.report().problem(ImageCallProblem::OtherImage { op });
    }
}

/// Rejects cluster sizes that are not constant, as SPIR-V requires.
fn check_cluster_size(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = is_non_uniform(op).then(|| op.facts()).flatten() else { return };
    let place = facts.operands.iter().position(|operand| operand.name() == "ClusterSize");
    let Some(size) = place.and_then(|place| operand_of(call, place)) else { return };
    let known = is_constant(code, size);
    let number = code.module().as_u64(code.resolve(size));
    let is_power = number.is_none_or(u64::is_power_of_two);
    if !known || !is_power {
        let wrong = if known { "not a power of two" } else { "not a constant" };
        code.report().problem(CallProblem::ClusterSize { op, wrong });
    }
}

/// Reports results with more than the four channels of a texel.
fn check_texel(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    if op.class() != Some(InstructionClass::Image) {
        return;
    }
    let Some(facts) = op.facts() else { return };
    let takes_texel = facts.operands.iter().any(|operand| operand.kind == OperandKind::ImageOperands);
    // A sparse one returns a structure with the texel in it.
    if !takes_texel || !facts.result_type || facts.name.starts_with("ImageSparse") {
        return;
    }
    let types = &code.module().types;
    let ty = code.type_of(Value::Inst(call.inst));
    if types[ty].is_aggregate() || types.lanes(ty).is_some_and(|lanes| lanes > 4) {
        code.report().problem(ImageCallProblem::Channels { op });
    }
}

/// Reports the use of the result of a call for an instruction without a result, and a call without one for another.
fn check_no_result(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let returns_value = code.module().types[code.type_of(Value::Inst(call.inst))] != Type::Void;
    if op.layout().result_type && !returns_value && call.reading.hook.is_none() {
        code.report().problem(CallProblem::ResultKind { op, kind: "a value" });
    }
    if !op.layout().result_type && returns_value && code.is_used(call.inst) {
        code.report().problem(CallProblem::UsedResult { op });
    }
}

/// Returns the problem with the type of an argument.
fn wrong_type(code: &Code<'_, '_>, op: Op, operand: &OperandFacts, arg: Value) -> Option<String> {
    let types = &code.module().types;
    let scalar = types.scalar(code.type_of(arg));
    match operand.name() {
        "MemoryLayout" if !is_word(code, arg) => Some("is no constant of 32 bits".to_owned()),
        // Rays and estimations of motion have computed directions, swaps have not.
        "Direction" if is_non_uniform(op) && !is_constant(code, arg) => Some("is not a constant".to_owned()),
        "Float Value" if types.int_width(scalar).is_some() => Some("is an integer".to_owned()),
        "Signed Value" | "Unsigned Value" if types.is_float(scalar) => {
            Some("is a floating-point number".to_owned())
        }
        _ => None,
    }
}

/// Whether an instruction is one of sub-groups with a scope.
pub(super) fn is_non_uniform(op: Op) -> bool {
    // The grammar has the rotation in the class of the operations on groups.
    op.class() == Some(InstructionClass::NonUniform) || op == Op::GroupNonUniformRotateKHR
}

/// Whether an argument is a constant integer of 32 bits, or a specialization constant.
fn is_word(code: &Code<'_, '_>, arg: Value) -> bool {
    let is_known = match code.resolve(arg) {
        Value::Inst(inst) => code.is_settled(inst),
        value => code.module().as_u64(value).is_some(),
    };
    is_known && code.module().types.int_width(code.type_of(arg)) == Some(32)
}

/// Returns the problem with a constant scope or constant memory semantics.
fn wrong_number(code: &Code<'_, '_>, op: Op, operand: &OperandFacts, number: u64) -> Option<String> {
    match operand.kind {
        OperandKind::IdScope => {
            let known = u32::try_from(number).ok().filter(|&n| OperandKind::Scope.enumerant(n).is_some());
            let Some(known) = known.map(Scope) else {
                return Some(format!("is {number}, which is no scope"));
            };
            let is_of_subgroups = is_non_uniform(op);
            let is_of_workgroup = op == Op::GroupNonUniformRotateKHR && known == Scope::Workgroup;
            let fits = !is_of_subgroups || known == Scope::Subgroup || is_of_workgroup;
            (!fits).then(|| format!("is {number}, and the instruction is one of sub-groups, which are 3"))
        }
        OperandKind::ImageOperands => {
            let has = |bit: ImageOperands| number & u64::from(bit.0) != 0;
            let implicit = Kind::ImageOperands { implicit_lod: true };
            let signature = signatures::of_core(op);
            let is_implicit =
                signature.is_some_and(|signature| signature.operand_of_kind(implicit).is_some());
            if !is_implicit && has(ImageOperands::Bias) {
                Some("has a Bias, and the level of detail is not computed".to_owned())
            } else if is_implicit && (has(ImageOperands::Lod) || has(ImageOperands::Grad)) {
                Some("has a level of detail, which is computed".to_owned())
            } else {
                None
            }
        }
        OperandKind::IdMemorySemantics if code.input().profile().has_library => {
            let bits = u32::try_from(number).ok()?;
            wrong_semantics(op, operand, bits).map(|wrong| format!("is {bits:#x}: {wrong}"))
        }
        _ => None,
    }
}

fn wrong_semantics(op: Op, operand: &OperandFacts, bits: u32) -> Option<&'static str> {
    let only_stores = op == Op::AtomicFlagClear;
    Some(match bits {
        _ if (bits & ORDERS.0).count_ones() > 1 => "more than one order",
        _ if bits & !(ORDERS.0 | MEMORY_OF_KERNELS) != 0 => "memory that kernels do not have",
        _ if operand.name() == "Unequal" && bits & RELEASING != 0 => {
            "an order of stores, and nothing is stored"
        }
        _ if only_stores && bits & ACQUIRING != 0 => "an order of loads, and nothing is loaded",
        _ => return None,
    })
}
