//! Vectors that are not of two to four elements, which shaders do not have: their values become values of the elements, and
//! variables of them become arrays. HLSL's matrices are such vectors.

mod access;
mod bits;
mod elements;
mod results;

use crate::rewrite::push;
use access::{extract, store};
use elements::Elements;
use llvm_model::cfg::Cfg;
use llvm_model::{
    Builder, FunctionId, InsertPoint, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Types, Value,
};

/// The most elements of a vector whose values are split.
const MAX_ELEMENTS: u32 = 64;

/// The number of elements, if shaders have no vector of so many.
fn count(types: &Types, ty: TypeId) -> Option<u32> {
    match types[ty] {
        Type::Vector { count, scalable: false, .. } if !(2..=4).contains(&count) => {
            Some(count).filter(|count| *count <= MAX_ELEMENTS)
        }
        _ => None,
    }
}

/// The type in arrays of arrays.
fn innermost(types: &Types, ty: TypeId) -> TypeId {
    let mut ty = ty;
    while let Type::Array { element, .. } = types[ty] {
        ty = element;
    }
    ty
}

/// An array, possibly of arrays, of vectors of one element as one of numbers, which has the same bytes.
fn without_single(types: &mut Types, ty: TypeId) -> TypeId {
    let (mut counts, mut inner) = (Vec::new(), ty);
    while let Type::Array { element, count } = types[inner] {
        counts.push(count);
        inner = element;
    }
    match types[inner] {
        Type::Vector { element, count: 1, scalable: false } => {
            counts.into_iter().rev().fold(element, |element, count| types.array(element, count))
        }
        _ => ty,
    }
}

/// Makes variables of vectors of one element, or of arrays of such, variables of the element, which has the same bytes.
pub(crate) fn globals(module: &mut Module) {
    for global in module.globals.ids().collect::<Vec<_>>() {
        // An initial value would have the other type.
        if module.globals[global].initializer.is_none() {
            let ty = module.globals[global].value_type;
            module.globals[global].value_type = without_single(&mut module.types, ty);
        }
    }
}

/// Splits the values of such vectors in a function. Those that are passed or returned stay, and are errors later.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    bits::run(module, function);
    let Some(mut body) = module.functions[function].body.take() else { return };
    let types = &module.types;
    let is_wide = |inst: &llvm_model::Instruction| {
        let variable = match inst.kind {
            InstKind::Alloca { allocated, .. } => count(types, innermost(types, allocated)),
            _ => None,
        };
        count(types, inst.ty).or(variable).is_some()
    };
    let takes = |kind: &InstKind| match kind {
        InstKind::Store { value: Value::Const(id), .. } => count(types, module.constants.ty(*id)).is_some(),
        _ => false,
    };
    if !body.instructions().any(|(_, _, inst)| is_wide(inst) || takes(&inst.kind)) {
        module.functions[function].body = Some(body);
        return;
    }
    let function_type = module.functions[function].ty;
    // The elements of an operand are known before those of its users, phis aside.
    let blocks = Cfg::new(&body).order().to_vec();
    let mut elements = Elements::default();
    let mut replaced = rustc_hash::FxHashMap::default();
    for block in blocks {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let list = InsertPoint::List(Vec::with_capacity(insts.len()));
        let mut at = Builder::new(module, &mut body, function_type, list);
        for inst in insts {
            at.debug_loc = at.body.locs.get(inst);
            match split(&mut at, &mut elements, inst) {
                Split::Keep => push(&mut at, inst),
                Split::Done => {}
                Split::Value(value) => {
                    replaced.insert(Value::Inst(inst), value);
                }
            }
        }
        let InsertPoint::List(list) = at.at else { continue };
        body.blocks[block].insts = list;
    }
    elements.complete_phis(module, &mut body, function_type);
    crate::rewrite::replace(&mut body, replaced);
    module.functions[function].body = Some(body);
}

/// What became of an instruction.
enum Split {
    /// It stays.
    Keep,
    /// It is gone: its elements are known, or it had no result.
    Done,
    /// It is gone, and its result is this value.
    Value(Value),
}

fn split(at: &mut Builder<'_>, elements: &mut Elements, inst: InstId) -> Split {
    let ty = at.body.insts[inst].ty;
    if let Some(count) = count(&at.module.types, ty) {
        let Some(parts) = results::split(at, elements, inst, count) else { return Split::Keep };
        elements.set(inst, parts);
        return Split::Done;
    }
    match at.body.insts[inst].kind.clone() {
        InstKind::Alloca { allocated, .. } => {
            let made = match count(&at.module.types, allocated) {
                Some(count) => {
                    let element = at.module.types.scalar(allocated);
                    at.module.types.array(element, count.into())
                }
                None => without_single(&mut at.module.types, allocated),
            };
            if let InstKind::Alloca { allocated, .. } = &mut at.body.insts[inst].kind {
                *allocated = made;
            }
            Split::Keep
        }
        InstKind::ExtractElement { vector, index } => {
            extract(at, elements, vector, index).map_or(Split::Keep, Split::Value)
        }
        InstKind::ShuffleVector { a, b, mask } => {
            let of =
                |at: &Builder<'_>, value| at.value_type(value).and_then(|ty| count(&at.module.types, ty));
            if of(at, a).is_none() {
                return Split::Keep;
            }
            let parts = elements.shuffled(at, a, b, &mask);
            Split::Value(at.vector(&parts))
        }
        InstKind::Store { value, pointer, atomic: None, volatile, .. } => {
            match store(at, elements, value, pointer, volatile) {
                Some(()) => Split::Done,
                None => Split::Keep,
            }
        }
        InstKind::Call(call) => match results::single(at, elements, inst, &call) {
            Some(value) => Split::Value(value),
            None => Split::Keep,
        },
        InstKind::Cast { op, operand } => match results::joined(at, elements, op, operand, ty) {
            Some(value) => Split::Value(value),
            None => Split::Keep,
        },
        _ => Split::Keep,
    }
}
