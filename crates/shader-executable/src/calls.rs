//! Calls: of the shader's own functions, of LLVM's intrinsics, and of the instructions that LLVM IR has no word for.

use crate::bounds::Access;
use crate::copies;
use crate::function::Lowering;
use crate::images;
use crate::layout::Layout;
use crate::operations::{self, Operation};
use crate::problem::Res;
use llvm_model::{
    BinaryOp, Call, FunctionId, InstBuilder as _, InstId, Instruction, Module, Type, TypeId, Value,
};
use spirv_grammar::{ImageOperands, InstructionClass, MemorySemantics, Op, OperandKind};
use spirv_mapping::Inst;
use spirv_mapping::convention::shaders as convention;
use spirv_mapping::friendly::shader;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

/// Intrinsics with a meaning for optimizers only.
const DROPPED: &[&str] =
    &["llvm.lifetime.", "llvm.dbg.", "llvm.invariant.", "llvm.assume", "llvm.var.annotation."];

/// The annotation intrinsic, whose result is its first operand.
const ANNOTATION: &str = "llvm.ptr.annotation.";

/// Translates a call; its result, if it has one.
pub(crate) fn lower(
    lowering: &mut Lowering<'_, '_, '_>,
    call: &Call,
    id: InstId,
    inst: &Instruction,
) -> Res<Option<Value>> {
    let from = lowering.plan.from;
    let callee = from.as_function(call.callee).ok_or(ExecutableProblem::UnknownCallee)?;
    if let Some(&new) = lowering.plan.functions.get(&callee) {
        return own(lowering, call, new).map(Some);
    }
    let name = from.functions[callee].props.name.to_string_lossy();
    if DROPPED.iter().any(|prefix| name.starts_with(prefix)) {
        return Ok(None);
    }
    if let (true, Some(&pointer)) = (name.starts_with(ANNOTATION), call.args.first()) {
        lowering.same_memory(id, pointer);
        return lowering.value(pointer).map(Some);
    }
    if copies::NAMES.iter().any(|prefix| name.starts_with(prefix)) {
        return copies::lower(lowering, call).map(|()| None);
    }
    if name.starts_with("llvm.") {
        return intrinsic(lowering, call, callee).map(Some);
    }
    let Some(instruction) = shader::instruction(&name).or_else(|| shader::spec_constant(&name)) else {
        return Err(ExecutableProblem::Undefined { name: name.into_owned() }.into());
    };
    if instruction == Inst::Core(Op::ArrayLength) {
        return array_length(lowering, call).map(Some);
    }
    lowering.code.is_volatile = is_volatile(from, call, inst, instruction);
    let done = instruction_call(lowering, call, inst, instruction);
    lowering.code.is_volatile = false;
    done
}

/// A call that stands for an instruction.
fn instruction_call(
    lowering: &mut Lowering<'_, '_, '_>,
    call: &Call,
    inst: &Instruction,
    instruction: Inst,
) -> Res<Option<Value>> {
    if let Inst::Core(op) = instruction
        && let Some(done) = images::lower(lowering, call, op, inst.ty)?
    {
        return Ok(done);
    }
    let access = if instruction == Inst::Core(Op::AtomicLoad) { Access::Read } else { Access::Write };
    let within = |&arg| match accessed(lowering, call, inst, instruction) {
        Some(ty) => lowering.within_accessed(arg, ty, access),
        None => lowering.within_pointee(arg, access),
    };
    let args = call.args.iter().map(within).collect::<Res<Vec<_>>>()?;
    let result = lowering.convert(inst.ty)?;
    let context = lowering.context;
    let interface = lowering.plan.form.interface;
    let operation = Operation { code: &mut lowering.code, inst: instruction, args: &args, result, context };
    let value = operations::expand(operation, interface)?;
    Ok((lowering.code.out.types[result] != Type::Void).then_some(value))
}

/// The type of the memory that an atomic instruction accesses: of its result, or of the value that it stores.
fn accessed(
    lowering: &Lowering<'_, '_, '_>,
    call: &Call,
    inst: &Instruction,
    instruction: Inst,
) -> Option<TypeId> {
    let Inst::Core(op) = instruction else { return None };
    if op == Op::AtomicStore {
        return lowering.old_type(*call.args.last()?);
    }
    (op.class()? == InstructionClass::Atomic).then_some(inst.ty)
}

/// Whether the accesses of an instruction are volatile: by a decoration, its memory semantics, or its image operands.
fn is_volatile(from: &Module, call: &Call, inst: &Instruction, instruction: Inst) -> bool {
    if from.find_md_kind(convention::VOLATILE).is_some_and(|kind| inst.attachment(kind).is_some()) {
        return true;
    }
    instruction.operands().unwrap_or(&[]).iter().zip(&call.args).any(|(facts, &arg)| {
        let bit = match facts.kind {
            OperandKind::IdMemorySemantics => MemorySemantics::Volatile.0,
            OperandKind::ImageOperands => ImageOperands::VolatileTexel.0,
            _ => return false,
        };
        from.as_u64(arg).is_some_and(|bits| bits & u64::from(bit) != 0)
    })
}

fn arguments(lowering: &mut Lowering<'_, '_, '_>, call: &Call) -> Res<Vec<Value>> {
    call.args.iter().map(|&arg| lowering.value(arg)).collect()
}

/// A call of a function that the shader defines.
fn own(lowering: &mut Lowering<'_, '_, '_>, call: &Call, new: FunctionId) -> Res<Value> {
    let mut args = arguments(lowering, call)?;
    if !lowering.is_mlir() {
        args.insert(0, lowering.frame);
    }
    Ok(lowering.code.call(new, args))
}

/// A call of an intrinsic of LLVM: the same one, which may have another name if it is about pointers.
fn intrinsic(lowering: &mut Lowering<'_, '_, '_>, call: &Call, callee: FunctionId) -> Res<Value> {
    let args = arguments(lowering, call)?;
    let from = lowering.plan.from;
    let ty = lowering.convert(call.function_type)?;
    let name = &from.functions[callee].props.name;
    let row = llvm_model::intrinsics::Row::find(name.as_bytes());
    let row =
        row.ok_or_else(|| ExecutableProblem::Intrinsic { name: name.to_string_lossy().into_owned() })?;
    let overloads = row.overload_types(&lowering.code.out.types, ty);
    let overloads = overloads
        .ok_or_else(|| ExecutableProblem::IntrinsicType { name: name.to_string_lossy().into_owned() })?;
    let name = llvm_model::intrinsics::mangle::name(row.name, &lowering.code.out.types, &overloads);
    let name = name.ok_or_else(|| Problem::internal("an intrinsic without a name for its types"))?;
    let intrinsic = lowering.code.intrinsic(name, ty);
    Ok(lowering.code.call(intrinsic, args))
}

/// OpArrayLength: as many elements as fit into the buffer behind the member's offset.
fn array_length(lowering: &mut Lowering<'_, '_, '_>, call: &Call) -> Res<Value> {
    let &[pointer, member] = &call.args[..] else {
        return Err(ExecutableProblem::ArrayLength.into());
    };
    let member = lowering.plan.from.as_u64(member).and_then(|member| usize::try_from(member).ok());
    let (_, layout) = lowering.known_layout(pointer).ok_or(ExecutableProblem::ArrayLength)?;
    let layout = layout.clone();
    let found = match &*layout {
        Layout::Struct(members) => member.and_then(|member| members.get(member)),
        _ => None,
    };
    let Some((offset, element)) = found else { return Err(ExecutableProblem::ArrayLength.into()) };
    let Layout::Array(_, stride @ 1..) = **element else {
        return Err(ExecutableProblem::ArrayLength.into());
    };
    let size = lowering.size(pointer).ok_or(ExecutableProblem::UnknownLength)?;
    let code = &mut lowering.code;
    let (offset, stride) = (code.int64(*offset), code.int64(stride));
    // A buffer that is shorter than the offset has no elements.
    let rest = code.same("llvm.usub.sat", &[size, offset]);
    let count = code.binary(BinaryOp::UDiv, rest, stride);
    Ok(code.resize(count, 32))
}
