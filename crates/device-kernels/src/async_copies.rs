//! Asynchronous copies of work-groups: `async_work_group_copy`, `async_work_group_strided_copy`, `wait_group_events`; `prefetch`.
//!
//! The work-items of a group copy one element after the other, each those with its number, and wait at a barrier. Events have
//! no state then. Hints to prefetch memory have no effect. Source: OpenCL C specification, "Async Copies from Global to Local Memory, Local to Global Memory, and
//! Prefetch".

use crate::edit;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, IntPredicate, Module, Type, TypeId, Value};
use ocl_mangle::{Builtin, Convention, Type as Mangled};

/// The type of events, as SPIR-V in LLVM IR has it.
const EVENT: &str = "spirv.Event";

/// The address space of memory of work-groups.
const LOCAL: u32 = 3;

/// The flags of a barrier for local and global memory.
const FENCES: u32 = 3;

/// A function of OpenCL C.
enum Function {
    /// A copy of elements, with a stride in global memory or without.
    Copy {
        element: Element,
        is_strided: bool,
        to_local: bool,
    },
    Wait,
    Prefetch,
}

/// The elements of a copy. Vectors of three are four in memory.
struct Element {
    bits: u32,
    lanes: u32,
}

impl Element {
    fn of(pointer: &Mangled) -> Option<(Element, Option<u32>)> {
        let Mangled::Pointer(pointee) = pointer else { return None };
        let (space, pointee) = match &**pointee {
            Mangled::Qualified(qualifiers, inner) => (qualifiers.address_space, &**inner),
            other => (None, other),
        };
        let (scalar, lanes) = match pointee {
            Mangled::Vector { lanes, element } => (&**element, *lanes),
            other => (other, 1),
        };
        let Mangled::Builtin(builtin) = scalar else { return None };
        let bits = match builtin {
            Builtin::Char | Builtin::SignedChar | Builtin::UChar => 8,
            Builtin::Short | Builtin::UShort | Builtin::Half => 16,
            Builtin::Int | Builtin::UInt | Builtin::Float => 32,
            Builtin::Long | Builtin::ULong | Builtin::Double => 64,
            _ => return None,
        };
        let lanes = if lanes == 3 { 4 } else { lanes };
        Some((Element { bits, lanes }, space))
    }

    /// The type of an element, and its alignment in bytes.
    fn ty(&self, at: &mut Builder<'_>) -> (TypeId, u64) {
        let scalar = at.module.types.int(self.bits);
        let ty = if self.lanes > 1 { at.module.types.vector(scalar, self.lanes) } else { scalar };
        (ty, u64::from(self.bits / 8 * self.lanes))
    }
}

/// Defines the functions that the module declares, and makes events pointers without a use if no other function has them.
pub(crate) fn run(module: &mut Module) {
    let event = |ty: &Type| matches!(ty, Type::TargetExt { name, .. } if name.as_str() == Some(EVENT));
    if has_other_events(module) {
        return;
    }
    edit::define(module, function, code);
    module.replace_types(|ty| event(ty).then_some(Type::Pointer(0)));
}

/// Whether a function without a body has events, and is none of these.
fn has_other_events(module: &Module) -> bool {
    let mut declared = module.functions.values().filter(|function| function.body.is_none());
    declared.any(|declared| {
        let name = declared.props.name.as_str();
        let has_event = name.is_some_and(|name| name.contains("ocl_event"));
        has_event && name.and_then(function).is_none()
    })
}

fn function(name: &str) -> Option<Function> {
    if !name.contains("ocl_event") && !name.starts_with("_Z8prefetch") {
        return None;
    }
    let mangled = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    match mangled.name.plain()? {
        "prefetch" => Some(Function::Prefetch),
        "wait_group_events" => Some(Function::Wait),
        name @ ("async_work_group_copy" | "async_work_group_strided_copy") => {
            let (element, space) = Element::of(mangled.params.first()?)?;
            let is_strided = name == "async_work_group_strided_copy";
            Some(Function::Copy { element, is_strided, to_local: space == Some(LOCAL) })
        }
        _ => None,
    }
}

/// Adds the code of a function, and returns its result.
fn code(at: &mut Builder<'_>, function: &Function) -> Option<Value> {
    let (params, _) = edit::signature(at)?;
    let (element, is_strided, to_local) = match function {
        Function::Copy { element, is_strided, to_local } => (element, is_strided, to_local),
        Function::Wait => {
            let void = at.module.types.void();
            let fences = at.int32(FENCES);
            at.call_named("_Z7barrierj", void, [fences]);
            return None;
        }
        Function::Prefetch => return None,
    };
    let size = *params.get(2)?;
    let stride = is_strided.then_some(Value::Arg(3));
    let event = Value::Arg(if *is_strided { 4 } else { 3 });
    let begin = at.call_named("_Z19get_local_linear_idv", size, []);
    let step = (0..3).map(|dimension| {
        let dimension = at.int32(dimension);
        at.call_named("_Z14get_local_sizej", size, [dimension])
    });
    let step = step.collect::<Vec<Value>>();
    let step = step.into_iter().reduce(|product, size| at.binary(BinaryOp::Mul, product, size))?;
    let entry = at.body.entry()?;
    let [head, copy, done] = ["head", "copy", "done"].map(|name| at.add_block(name));
    at.br(head);

    at.switch_to(head);
    let number = at.phi(size, [(begin, entry)]);
    let is_left = at.icmp(IntPredicate::Ult, Value::Inst(number), Value::Arg(2));
    at.cond_br(is_left, copy, done);

    at.switch_to(copy);
    let (ty, align) = element.ty(at);
    let number_in = |at: &mut Builder<'_>, is_global: bool| match stride.filter(|_| is_global) {
        Some(stride) => at.binary(BinaryOp::Mul, Value::Inst(number), stride),
        None => Value::Inst(number),
    };
    let (from, to) = (number_in(at, *to_local), number_in(at, !*to_local));
    let from = at.gep(ty, Value::Arg(1), &[from]);
    let value = at.load(ty, from, align);
    let to = at.gep(ty, Value::Arg(0), &[to]);
    at.store(value, to, align);
    let next = at.binary(BinaryOp::Add, Value::Inst(number), step);
    at.br(head);
    at.body.add_incoming(number, next, copy);

    at.switch_to(done);
    Some(event)
}
