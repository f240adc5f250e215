//! Memory operations.

use super::function::Check;
use super::instructions::is_scalar_int;
use super::types::{
    describe, is_float_or_vector, is_int_or_vector, is_pointer_or_vector, is_storable, shape,
};
use crate::align::Align;
use crate::instruction::{CmpXchg, InstKind, Instruction, Value};
use crate::module::Module;
use crate::opcode::{AtomicOp, Ordering};
use crate::types::{Type, TypeId};

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    let types = &check.module.types;
    match &inst.kind {
        InstKind::Alloca { allocated, count, .. } => {
            check.require(is_storable(types, *allocated), || {
                format!("'alloca' of '{}', which has no size", describe(types, *allocated))
            });
            check.require(is_scalar_int(check, *count), || "the count of 'alloca' is an integer".to_owned());
            check.require(types.address_space(inst.ty).is_some(), || "'alloca' gives a pointer".to_owned());
        }
        InstKind::Load { pointer, align, atomic, .. } => {
            access(check, *pointer, inst.ty);
            if let Some(atomic) = atomic {
                let valid = !matches!(atomic.ordering, Ordering::Release | Ordering::AcqRel);
                check.require(valid, || "an atomic load does not release".to_owned());
                atomic_access(check, inst.ty, *align);
            }
        }
        InstKind::Store { value, pointer, align, atomic, .. } => {
            let Some(ty) = check.ty(*value) else { return check.error("the stored value has no type") };
            access(check, *pointer, ty);
            if let Some(atomic) = atomic {
                let valid = !matches!(atomic.ordering, Ordering::Acquire | Ordering::AcqRel);
                check.require(valid, || "an atomic store does not acquire".to_owned());
                atomic_access(check, ty, *align);
            }
        }
        InstKind::Fence { atomic } => {
            let valid = !matches!(atomic.ordering, Ordering::Unordered | Ordering::Monotonic);
            check.require(valid, || "a fence acquires or releases".to_owned());
        }
        InstKind::CmpXchg(x) => cmpxchg(check, x, inst.ty),
        InstKind::AtomicRmw { op, pointer, value, atomic, .. } => {
            let Some(ty) = check.ty(*value) else {
                return check.error("the operand of 'atomicrmw' has no type");
            };
            access(check, *pointer, ty);
            check.require(ty == inst.ty, || "'atomicrmw' has the type of its operand".to_owned());
            check.require(atomic.ordering != Ordering::Unordered, || "'atomicrmw' is ordered".to_owned());
            let valid = match op {
                AtomicOp::Xchg => {
                    is_int_or_vector(types, ty)
                        || is_float_or_vector(types, ty)
                        || is_pointer_or_vector(types, ty)
                }
                op if op.is_of_floats() => is_float_or_vector(types, ty),
                // Of vectors since LLVM 23.
                _ => is_int_or_vector(types, ty),
            };
            check.require(valid, || {
                format!("'atomicrmw {}' cannot have type '{}'", op.keyword(), describe(types, ty))
            });
        }
        InstKind::GetElementPtr { source_type, base, indices } => {
            get_element_ptr(check, inst.ty, *source_type, *base, indices);
        }
        InstKind::VaArg { list } => {
            let pointer = check.ty(*list).is_some_and(|ty| types.address_space(ty).is_some());
            check.require(pointer, || "'va_arg' takes a pointer".to_owned());
        }
        _ => {}
    }
}

fn access(check: &mut Check<'_>, pointer: Value, ty: TypeId) {
    let types = &check.module.types;
    let is_pointer = check.ty(pointer).is_some_and(|ty| types.address_space(ty).is_some());
    check.require(is_pointer, || "memory is accessed through a pointer".to_owned());
    check.require(is_storable(types, ty), || {
        format!("a value of type '{}' is not in memory", describe(types, ty))
    });
}

fn atomic_access(check: &mut Check<'_>, ty: TypeId, align: Align) {
    let types = &check.module.types;
    let valid = is_int_or_vector(types, ty)
        || is_pointer_or_vector(types, ty)
        || is_float_or_vector(types, ty)
        || matches!(types[types.scalar(ty)], Type::Byte(_));
    check.require(valid, || format!("an atomic access cannot have type '{}'", describe(types, ty)));
    check.require(!align.is_none(), || "an atomic access has an alignment".to_owned());
}

fn cmpxchg(check: &mut Check<'_>, x: &CmpXchg, result: TypeId) {
    let types = &check.module.types;
    let Some(ty) = check.ty(x.expected) else { return check.error("the operand of 'cmpxchg' has no type") };
    access(check, x.pointer, ty);
    let valid = types.int_width(ty).is_some() || types.address_space(ty).is_some();
    check.require(valid && check.ty(x.replacement) == Some(ty), || {
        "'cmpxchg' takes two integers or pointers of one type".to_owned()
    });
    let failure = !matches!(x.failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel);
    check.require(x.success != Ordering::Unordered && failure, || {
        "the orderings of 'cmpxchg' are at least monotonic, and failing does not release".to_owned()
    });
    let pair = types.struct_body(result).is_some_and(
        |body| matches!(&*body.fields, [first, second] if *first == ty && types[*second] == Type::Integer(1)),
    );
    check.require(pair, || "the result of 'cmpxchg' is the value and i1".to_owned());
}

fn get_element_ptr(check: &mut Check<'_>, result: TypeId, source: TypeId, base: Value, indices: &[Value]) {
    let types = &check.module.types;
    let Some(base_type) = check.ty(base) else {
        return check.error("the base of 'getelementptr' has no type");
    };
    if !check.require(is_pointer_or_vector(types, base_type), || {
        "the base of 'getelementptr' is a pointer".to_owned()
    }) {
        return;
    }
    check.require(is_storable(types, source), || {
        format!("'getelementptr' into '{}', which has no size", describe(types, source))
    });
    let mut lanes = shape(types, base_type);
    let mut element = source;
    for (position, &index) in indices.iter().enumerate() {
        let Some(ty) = check.ty(index).filter(|ty| is_int_or_vector(types, *ty)) else {
            return check.error(format!("index {position} of 'getelementptr' is not an integer"));
        };
        let index_lanes = shape(types, ty);
        let agree = lanes.is_none() || index_lanes.is_none() || lanes == index_lanes;
        check.require(agree, || "the vectors of 'getelementptr' have one length".to_owned());
        lanes = lanes.or(index_lanes);
        if position == 0 {
            continue;
        }
        match step(check.module, element, index) {
            Some(next) => element = next,
            None => return check.error(format!("index {position} of 'getelementptr' leads to no element")),
        }
    }
    let valid = types.scalar(result) == types.scalar(base_type) && shape(types, result) == lanes;
    check.require(valid, || "the result of 'getelementptr' is a pointer as its base".to_owned());
}

/// Returns the type of the part of a type that an index of getelementptr behind the first one leads to; `None` if it leads to
/// no part.
pub(super) fn step(module: &Module, ty: TypeId, index: Value) -> Option<TypeId> {
    match module.types.struct_body(ty) {
        None => module.types.element(ty, 0),
        Some(_) => module.types.element(ty, member(module, index)?),
    }
}

/// The number of a struct member: a constant i32, or a vector that repeats one.
fn member(module: &Module, index: Value) -> Option<u64> {
    use crate::constants::Constant;
    let Value::Const(id) = index else { return None };
    let number = module.types.scalar(module.constants.ty(id));
    if module.types.int_width(number) != Some(32) {
        return None;
    }
    match &module.constants[id] {
        Constant::Int(bits) => bits.to_u64(),
        Constant::Null => Some(0),
        Constant::Data(bytes) => {
            let word: [u8; 4] = bytes.get(..4)?.try_into().ok()?;
            bytes.chunks_exact(4).all(|chunk| chunk == word).then(|| u64::from(u32::from_le_bytes(word)))
        }
        _ => None,
    }
}
