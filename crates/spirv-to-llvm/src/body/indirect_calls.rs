//! Calls of callees that are not functions of the module: function pointers (SPV_INTEL_function_pointers) and inline assembly
//! (SPV_INTEL_inline_assembly); and allocations of run-time size (SPV_INTEL_variable_length_array).

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::intrinsic;
use crate::ids::Entity;
use crate::module::address_spaces::AddressSpaces;
use crate::module::parameters::{Passed, remove_conflicts};
use crate::module::spelling::GENERIC;
use crate::module::variables::alignment;
use crate::operands::{result, result_type, word, words, words_from};
use llvm_model::{
    Align, AttrKind, AttrListId, Attribute, Call, CallingConv, CastOp, Constant, InstBuilder as _, InstKind,
    Type, TypeId, Value,
};
use spirv_mapping::convention::intrinsics::written;

use spirv_module::{Decoration, Instruction, Op, StorageClass};
use translate_common::problems::{FunctionProblem, IdProblem, MemoryProblem, OperandProblem, Wanted};

/// Translates the instructions of these extensions; false when `inst` is none.
pub(crate) fn indirect(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    match inst.op() {
        Op::FunctionPointerCallINTEL => function_pointer_call(f, inst)?,
        Op::AsmCallINTEL => assembly_call(f, inst)?,
        Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL => variable_array(f, inst)?,
        Op::SaveMemoryINTEL => {
            let ty = f.result_type(inst)?;
            if f.raise.out.types.address_space(ty).is_none() {
                return Err(fail(OperandProblem::NotA {
                    operand: "the result type",
                    wanted: Wanted::Pointer,
                }));
            }
            let saved = intrinsic(f, written::STACK_SAVE, &[ty], ty, &[])?;
            f.bind(inst, saved)?;
        }
        Op::RestoreMemoryINTEL => {
            let id = word(inst, 0)?;
            let (saved, ty) = f.typed(id)?;
            if f.raise.out.types.address_space(ty).is_none() {
                return Err(fail(IdProblem::NotA { id, wanted: Wanted::Pointer }));
            }
            intrinsic(f, written::STACK_RESTORE, &[ty], f.void, &[(saved, ty)])?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn function_pointer_call(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    // The grammar allows any number of operands.
    let Some(&id) = inst.operands().first() else { return Err(fail(FunctionProblem::NoCallee)) };
    let untyped = f.raise.ids.untyped_pointer_storage(f.raise.ids.type_of(id)).is_some();
    let (pointee, function_type) = if untyped {
        (None, called_type(f, inst)?)
    } else {
        let pointee = f.raise.ids.pointee_of(id)?;
        (Some(pointee), f.raise.ids.llvm_type(pointee)?)
    };
    let mut callee = f.pointer(id)?;
    // Its type is that of the call; a cast that keeps the pointer is for other users.
    if let Value::Inst(cast) = callee
        && let InstKind::Cast { op: CastOp::BitCast, operand } = f.build.inst(cast).kind
        && f.value_type(operand) == f.value_type(callee)
    {
        callee = operand;
    }
    let space = AddressSpaces::new(f.raise.input.options).of_functions()?;
    let code = f.raise.out.types.ptr(space);
    let held = f.value_type(callee).and_then(|ty| f.raise.out.types.address_space(ty));
    if held != Some(space) && held == Some(GENERIC) {
        // A generic pointer is cast to the address space of functions. No instruction casts one to other memory, such as that
        // of a table of virtual functions: LLVM calls through it as it is.
        callee = f.cast(CastOp::AddrSpaceCast, callee, code);
    }
    let attributes = argument_attributes(f, inst, pointee, function_type)?;
    call_through(f, inst, (callee, function_type), CallingConv::SPIR_FUNC, attributes)
}

/// The type of a function behind an untyped pointer: it follows from the call's operands and result.
fn called_type(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<TypeId> {
    let ret = f.result_type(inst)?;
    let mut params = Vec::new();
    for &id in words_from(inst, 1)? {
        params.push(f.typed(id)?.1);
    }
    Ok(f.raise.out.types.function(ret, &params, false))
}

/// The attributes that the call of a function pointer gives its arguments; `pointee` is the function's type, where the
/// pointer has one.
fn argument_attributes(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    pointee: Option<u32>,
    function_type: TypeId,
) -> Res<AttrListId> {
    let empty = f.raise.out.attributes.empty_list();
    let id = result(inst)?;
    if !f.raise.ids.has_decoration(id, Decoration::ArgumentAttributeINTEL) {
        return Ok(empty);
    }
    let Some((ret, params, _)) = f.raise.out.types.function_parts(function_type) else { return Ok(empty) };
    let (ret, params) = (ret, params.to_vec());
    let arguments = words_from(inst, 1)?;
    let ids = &f.raise.ids;
    let types: Vec<u32> = match pointee.and_then(|pointee| ids.definition(pointee)) {
        // Behind the type of the result.
        Some(ty) => ty.operands().iter().skip(1).copied().collect(),
        None => arguments.iter().map(|&id| ids.type_of(id)).collect(),
    };
    let mut sets: Vec<Vec<Attribute>> = vec![Vec::new(); params.len()];
    let found: Vec<_> = f.raise.ids.decorations(id).collect();
    for decoration in found.iter().filter(|found| found.kind == Decoration::ArgumentAttributeINTEL) {
        let &[argument, attribute] = decoration.operands else { continue };
        let index = argument as usize;
        let is_sret = |set: &Vec<Attribute>| set.iter().any(|a| a.kind() == Some(AttrKind::SRET));
        let may_return = index < 2 && !sets.iter().any(is_sret);
        let passed = match (params.get(index), types.get(index)) {
            (Some(&llvm), Some(&spirv)) => Passed { spirv, llvm, may_return, ret },
            _ => continue,
        };
        match (passed.attribute(f.raise, attribute)?, sets.get_mut(index)) {
            (Some(attribute), Some(set)) => set.push(attribute),
            _ => f.raise.report.lose_decoration(&f.raise.ids, *decoration),
        }
    }
    sets.iter_mut().for_each(remove_conflicts);
    let attributes = &mut f.raise.out.attributes;
    let sets: Vec<_> = sets.into_iter().map(|set| attributes.intern_set(set)).collect();
    let none = attributes.empty_set();
    Ok(attributes.intern_list(none, none, &sets))
}

fn assembly_call(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = word(inst, 0)?;
    let not_assembly = || fail(IdProblem::NotA { id, wanted: Wanted::InlineAssembly });
    let Entity::Assembly(constant) = f.raise.ids.entity(id)? else { return Err(not_assembly()) };
    let Constant::InlineAsm(assembly) = &f.raise.out.constants[constant] else {
        return Err(not_assembly());
    };
    let function_type = assembly.function_type;
    let attributes = f.raise.out.attributes.empty_list();
    call_through(f, inst, (Value::Const(constant), function_type), CallingConv::C, attributes)
}

/// A call with the callee as its first operand, translated to `callee`.
fn call_through(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    (callee, function_type): (Value, TypeId),
    calling_conv: CallingConv,
    attributes: AttrListId,
) -> Res<()> {
    let arg_ids = words_from(inst, 1)?;
    let params = match f.raise.out.types.function_parts(function_type) {
        Some((_, params, _)) if params.len() == arg_ids.len() => params.to_vec(),
        _ => return Err(fail(FunctionProblem::IndirectArguments { found: arg_ids.len() })),
    };
    let mut args = Vec::with_capacity(arg_ids.len());
    for (&id, ty) in arg_ids.iter().zip(params) {
        args.push(f.value_of(id, ty)?);
    }
    let call = Call { calling_conv, attributes, ..Call::new(callee, function_type, args) };
    let value = f.call_with(call);
    if f.has_value(inst) { f.bind(inst, value) } else { Ok(()) }
}

fn variable_array(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let ty = result_type(inst)?;
    // The instruction or its pointer determines the size of an element.
    let (storage, pointee, count) = if inst.op() == Op::UntypedVariableLengthArrayINTEL {
        let [element, count] = words(inst)?;
        let storage = f.raise.ids.untyped_pointer_storage(ty);
        (
            storage.ok_or_else(|| {
                fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::UntypedPointer })
            })?,
            element,
            count,
        )
    } else {
        let [count] = words(inst)?;
        let parts = f.raise.ids.pointer_parts(ty);
        let (storage, pointee) = parts.ok_or_else(|| {
            fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::TypedPointer })
        })?;
        (storage, pointee, count)
    };
    if StorageClass(storage) != StorageClass::Function {
        return Err(fail(MemoryProblem::RunTimeStorage));
    }
    let allocated = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
    let (count, count_type) = f.typed(count)?;
    if !matches!(f.raise.out.types[count_type], Type::Integer(_)) {
        return Err(fail(OperandProblem::NotA { operand: "the length", wanted: Wanted::Integer }));
    }
    let found = f.raise.ids.decoration(result(inst)?, Decoration::Alignment);
    let align = found.and_then(|found| found.operands.first()).map_or(Ok(0), |&bytes| alignment(bytes))?;
    let kind =
        InstKind::Alloca { allocated, count, align: Align::of(align), inalloca: false, swifterror: false };
    let pointer_type = f.raise.ids.llvm_type(ty)?;
    let pointer = f.emit(kind, pointer_type);
    f.bind(inst, pointer)
}
