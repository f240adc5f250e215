//! `llvm.ptr.annotation` where a pointer is decorated or the address of a decorated member is taken,
//! `llvm.var.annotation` where a variable has a user's words.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::calls::intrinsic;
use crate::ids::Ids;
use crate::module::annotations::Member;
use crate::operands::{word, words_from};
use llvm_model::{CastOp, Constant, Constants, InstBuilder as _, Type, TypeId, Value};
use spirv_mapping::convention::annotation::REGISTER;
use spirv_mapping::convention::intrinsics::written;
use spirv_module::{Instruction, Op};

/// Returns the address `pointer` of an access chain, annotated with the decorations of the member it leads to.
pub(crate) fn annotate_member(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    untyped: bool,
    from_element: bool,
    mut pointer: Value,
) -> Res<Value> {
    if f.raise.members.is_empty() {
        return Ok(pointer);
    }
    let Some(member) = last_member(&f.raise.ids, &f.raise.out.constants, inst, untyped, from_element)? else {
        return Ok(pointer);
    };
    let Some(ty) = f.value_type(pointer) else { return Ok(pointer) };
    let Some(texts) = f.raise.members.say(member) else { return Ok(pointer) };
    f.raise.report.spend(texts.len())?;
    for text in texts {
        pointer = annotate_pointer(f, pointer, ty, &text)?;
    }
    Ok(pointer)
}

/// The pointer with a text about it.
pub(crate) fn annotate_pointer(
    f: &mut FunctionRaiser<'_, '_>,
    pointer: Value,
    ty: TypeId,
    text: &[u8],
) -> Res<Value> {
    annotate(f, written::POINTER_ANNOTATION, ty, (pointer, ty), text)
}

/// OpFPGARegINTEL: the annotation that compilers for FPGAs have for it, of an integer, of the bits of a float, or of a
/// pointer. Values of other types have no annotation (`false`).
pub(crate) fn register(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let (value, ty) = f.typed(word(inst, 0)?)?;
    let types = &f.raise.out.types;
    let registered = match types[ty] {
        Type::Integer(_) => annotate(f, written::ANNOTATION, ty, (value, ty), REGISTER.as_bytes())?,
        Type::Pointer(_) => annotate_pointer(f, value, ty, REGISTER.as_bytes())?,
        ref other => {
            let Some(width) = other.float_width() else { return Ok(false) };
            let int = f.raise.out.types.int(width);
            let bits = f.cast(CastOp::BitCast, value, int);
            let bits = annotate(f, written::ANNOTATION, int, (bits, int), REGISTER.as_bytes())?;
            f.cast(CastOp::BitCast, bits, ty)
        }
    };
    f.bind(inst, registered)?;
    Ok(true)
}

/// A user's words about a variable of the function.
pub(crate) fn annotate_variable(
    f: &mut FunctionRaiser<'_, '_>,
    variable: Value,
    ty: TypeId,
    text: &[u8],
) -> Res<()> {
    annotate(f, written::VARIABLE_ANNOTATION, f.void, (variable, ty), text)?;
    Ok(())
}

fn annotate(
    f: &mut FunctionRaiser<'_, '_>,
    name: &str,
    ret: TypeId,
    (pointer, ty): (Value, TypeId),
    text: &[u8],
) -> Res<Value> {
    let text_type = f.raise.out.types.ptr(0);
    // There is neither a file nor a line, nor are there arguments.
    let none = Value::Const(f.raise.out.constants.intern(text_type, Constant::Poison));
    let line = f.poison(f.i32);
    let module = &mut *f.raise;
    let text = Value::Const(module.members.constant(&mut module.out, text));
    let args = [(pointer, ty), (text, text_type), (none, text_type), (line, f.i32), (none, text_type)];
    // Only those of pointers and variables take arguments.
    let count = args.len() - usize::from(name == written::ANNOTATION);
    intrinsic(f, name, &[ty, text_type], ret, args.get(..count).unwrap_or(&args))
}

/// Returns the member whose address an access chain computes; `None` if it is not the address of a member.
fn last_member(
    ids: &Ids<'_>,
    constants: &Constants,
    inst: Instruction<'_>,
    untyped: bool,
    from_element: bool,
) -> Res<Option<Member>> {
    let base = word(inst, usize::from(untyped))?;
    let mut ty = if untyped { word(inst, 0)? } else { ids.pointee_of(base)? };
    let indices = words_from(inst, 1 + usize::from(untyped) + usize::from(from_element))?;
    let mut found = None;
    for &index in indices {
        let Some(definition) = ids.definition(ty) else { return Ok(None) };
        found = None;
        let next = match definition.op() {
            Op::TypeStruct => {
                let member = u32::try_from(ids.constant_u64(constants, index)?).unwrap_or(u32::MAX);
                found = Some((ty, member));
                ids.module().constituents(definition).flatten().nth(member as usize)
            }
            _ => definition.operands().first(),
        };
        match next {
            Some(&next) => ty = next,
            None => return Ok(None),
        }
    }
    Ok(found)
}
