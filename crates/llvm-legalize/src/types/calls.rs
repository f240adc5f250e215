//! Functions, calls, returns and switches with types that are not native. A parameter becomes one parameter for each value
//! that represents it; a result of several values is a struct of them.

use super::memory::TypeMap;
use super::shape::{Element, Shape};
use super::values::State;
use crate::emit::{Emitter, Step};
use crate::intrinsics::table;
use llvm_model::instruction::Call;
use llvm_model::{
    AttrListId, BlockId, CallingConv, ConstId, DataLayout, FunctionId, InstBuilder as _, InstId, InstKind,
    IntPredicate, Module, Param, TypeId, Types, Value,
};

/// A function type rewritten.
pub(super) struct Signature {
    pub(super) ty: TypeId,
    /// For each old parameter the new ones.
    pub(super) params: Vec<Vec<TypeId>>,
}

/// The counterpart of a function type; `None` when it is none.
pub(super) fn signature(
    types: &mut Types,
    layout: &DataLayout,
    map: &mut TypeMap,
    ty: TypeId,
) -> Option<Signature> {
    let (ret, params, vararg) = types.function_parts(ty)?;
    let (old_ret, old_params) = (ret, params.to_vec());
    let params: Vec<Vec<TypeId>> =
        old_params.into_iter().map(|param| value_types(types, layout, map, param)).collect();
    let ret = match value_types(types, layout, map, old_ret)[..] {
        [one] => one,
        ref many => types.literal_struct(many, false),
    };
    let flat: Vec<TypeId> = params.iter().flatten().copied().collect();
    Some(Signature { ty: types.function(ret, &flat, vararg), params })
}

fn value_types(types: &mut Types, layout: &DataLayout, map: &mut TypeMap, ty: TypeId) -> Vec<TypeId> {
    match Shape::of(types, ty, map.native) {
        Some(shape) if !shape.is_native() => shape.piece_types(types),
        Some(_) => vec![ty],
        None => vec![map.get(types, layout, ty)],
    }
}

/// Gives a function its new type; returns the old types of its parameters with the numbers of the new ones.
pub(super) fn retype(
    module: &mut Module,
    layout: &DataLayout,
    map: &mut TypeMap,
    function: FunctionId,
) -> Option<Vec<(TypeId, Vec<u32>)>> {
    let old = module.functions[function].ty;
    let new = signature(&mut module.types, layout, map, old)?;
    if new.ty == old {
        return None;
    }
    let old_params: Vec<TypeId> = module.types.function_parts(old)?.1.to_vec();
    let counts: Vec<usize> = new.params.iter().map(Vec::len).collect();
    let attributes = spread_attributes(module, module.functions[function].attributes, &counts);
    let this = &mut module.functions[function];
    this.ty = new.ty;
    this.attributes = attributes;
    let mut params = Vec::new();
    for (param, &count) in std::mem::take(&mut this.params).into_iter().zip(&counts) {
        if count == 1 {
            params.push(param);
        } else {
            params.extend((0..count).map(|_| Param::default()));
        }
    }
    this.params = params;
    let mut next = 0;
    let numbers = counts.into_iter().map(|count| {
        let own = next..next + count as u32;
        next = own.end;
        own.collect()
    });
    Some(old_params.into_iter().zip(numbers).collect())
}

/// The attributes of parameters that stay one, at their new places.
fn spread_attributes(module: &mut Module, list: AttrListId, counts: &[usize]) -> AttrListId {
    let old = module.attributes.list(list).clone();
    let empty = module.attributes.empty_set();
    let mut params = Vec::new();
    for (index, &count) in counts.iter().enumerate() {
        let own = old.params.get(index).copied().unwrap_or(empty);
        params.extend(if count == 1 { vec![own] } else { vec![empty; count] });
    }
    params.extend(old.params.get(counts.len()..).unwrap_or_default());
    module.attributes.intern_list(old.function, old.ret, &params)
}

/// Calls a function that takes and returns integers of so many words.
pub(super) fn words_call(e: &mut Emitter, callee: FunctionId, args: Vec<Value>, words: usize) -> Vec<Value> {
    let word = e.module.types.int(e.cx.native.word);
    let ret = match words {
        1 => word,
        _ => e.module.types.literal_struct(&vec![word; words], false),
    };
    let function_type = e.module.types.function(ret, &vec![word; args.len()], false);
    let callee = Value::Const(e.module.function_const(callee));
    let call = Call { calling_conv: CallingConv::SPIR_FUNC, ..Call::new(callee, function_type, args) };
    let result = e.call_with(call);
    take_apart(e, result, words)
}

/// The values of a result that is a struct of them when they are several.
fn take_apart(e: &mut Emitter, result: Value, count: usize) -> Vec<Value> {
    if count == 1 {
        return vec![result];
    }
    (0..count as u32).map(|index| e.extract_value(result, &[index])).collect()
}

/// `call`
pub(super) fn call(e: &mut Emitter, st: &mut State, inst: InstId, call: &Call) -> Option<Step> {
    let name = e.module.as_function(call.callee).map(|f| e.module.functions[f].props.name.clone());
    if let Some(name) = name.as_ref().and_then(|name| name.as_str()).filter(|name| name.starts_with("llvm."))
    {
        return intrinsic(e, st, inst, call, name);
    }
    let ty = e.body.insts[inst].ty;
    if is_instruction(e, call) && takes_represented_integers(e, st, inst, call) {
        return None;
    }
    let mut call = call.clone();
    let new = signature(&mut e.module.types, e.cx.layout, st.map, call.function_type)?;
    let mut counts = Vec::new();
    let mut args = Vec::new();
    for &arg in &call.args {
        let before = args.len();
        match st.shape(e, arg) {
            Some(shape) => args.extend(st.pieces(e, arg, &shape)),
            None => args.push(st.aggregate(e, arg)?),
        }
        counts.push(args.len() - before);
    }
    call.attributes = spread_attributes(e.module, call.attributes, &counts);
    call.args = args.into();
    call.function_type = new.ty;
    let (ret, _, _) = e.module.types.function_parts(new.ty)?;
    let shape = Shape::of(&e.module.types, ty, e.cx.native).filter(|shape| !shape.is_native());
    match shape {
        None => {
            st.changed(e, inst, ret);
            e.body.insts[inst].kind = InstKind::Call(Box::new(call));
            Some(Step::Keep)
        }
        Some(shape) => {
            let flags = e.body.insts[inst].flags;
            let result = e.emit_with(InstKind::Call(Box::new(call)), ret, flags);
            let pieces = take_apart(e, result, shape.pieces());
            super::elementwise::done(st, inst, &shape, Some(pieces))
        }
    }
}

/// Whether a call is one of an instruction of shaders, which would take the bits above the width of an integer for its own.
fn is_instruction(e: &Emitter, call: &Call) -> bool {
    let callee = e.module.as_function(call.callee);
    e.cx.native.word == 32 && callee.is_some_and(|callee| e.module.functions[callee].body.is_none())
}

/// Whether an operand or the result of a call is an integer that others represent.
fn takes_represented_integers(e: &mut Emitter, st: &State, inst: InstId, call: &Call) -> bool {
    let result = Shape::of(&e.module.types, e.body.insts[inst].ty, e.cx.native);
    let is_represented = |shape: &Shape| shape.element != Element::Plain;
    let mut any = result.as_ref().is_some_and(is_represented);
    for &arg in &call.args {
        any |= st.shape(e, arg).as_ref().is_some_and(is_represented);
    }
    any
}

/// An intrinsic on vectors of other lengths, chunk by chunk. Only those remain that treat each lane alike.
fn intrinsic(e: &mut Emitter, st: &mut State, inst: InstId, call: &Call, name: &str) -> Option<Step> {
    let row = table::find(name)?.intrinsic;
    let ty = e.body.insts[inst].ty;
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    if result.element != Element::Plain {
        return None;
    }
    let flags = e.body.insts[inst].flags;
    let pieces = super::elementwise::apply(e, st, &call.args, &result, &mut |e, operands, ty| {
        let args: Vec<Value> = operands.iter().filter_map(|lane| lane.first().copied()).collect();
        let mut overloads = vec![ty];
        if row.name == "llvm.ldexp" {
            overloads.push(e.ty(*args.get(1)?));
        }
        let value = e.call_intrinsic(row.name, &overloads, ty, args);
        if let Value::Inst(id) = value {
            e.body.insts[id].flags = flags;
        }
        Some(vec![value])
    });
    super::elementwise::done(st, inst, &result, pieces)
}

/// `ret`
pub(super) fn ret(e: &mut Emitter, st: &mut State, inst: InstId, value: Value) -> Option<Step> {
    let new = match st.shape(e, value) {
        None => st.aggregate(e, value)?,
        Some(shape) => {
            let pieces = st.pieces(e, value, &shape);
            match pieces[..] {
                [one] => one,
                _ => {
                    let types = shape.piece_types(&mut e.module.types);
                    let ty = e.module.types.literal_struct(&types, false);
                    let mut aggregate = e.poison(ty);
                    for (index, &element) in pieces.iter().enumerate() {
                        let kind =
                            InstKind::InsertValue { aggregate, element, indices: [index as u32].into() };
                        aggregate = e.emit(kind, ty);
                    }
                    aggregate
                }
            }
        }
    };
    e.body.insts[inst].kind = InstKind::Ret { value: Some(new) };
    Some(Step::Keep)
}

/// `switch`: on a narrow value with widened cases, on anything else on the number of the case that is equal.
pub(super) fn switch(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    value: Value,
    (default, cases): (BlockId, &[(ConstId, BlockId)]),
) -> Option<Step> {
    let ty = st.ty(e, value);
    let shape = Shape::of(&e.module.types, ty, e.cx.native)?;
    let pieces = st.pieces(e, value, &shape);
    let part = shape.part(&mut e.module.types);
    let (value, cases) = match shape.element {
        Element::Narrow { native, .. } => {
            let mut new = Vec::new();
            for &(case, target) in cases {
                let word = e.module.constants.as_int(case)?.to_u64()?;
                new.push((e.module.constants.int(part, native, word), target));
            }
            (*pieces.first()?, new)
        }
        _ => {
            let i32_ = e.module.types.int(32);
            let mut chosen = e.int(i32_, cases.len() as u64);
            let mut new = Vec::new();
            for (number, &(case, target)) in cases.iter().enumerate() {
                let words = super::values::constant_pieces(e, case, &shape);
                let equal = match shape.element {
                    Element::Wide { width, .. } => {
                        super::wide::compare(e, IntPredicate::Eq, &pieces, &words, width)
                    }
                    // The only plain width that SPIR-V cannot switch on is i1.
                    _ => match e.module.as_u64(Value::Const(case)) {
                        Some(0) => e.not(*pieces.first()?),
                        _ => *pieces.first()?,
                    },
                };
                let this = e.int(i32_, number as u64);
                chosen = e.select(equal, this, chosen);
                new.push((e.module.constants.int(i32_, 32, number as u64), target));
            }
            (chosen, new)
        }
    };
    e.body.insts[inst].kind = InstKind::Switch { value, default, cases: cases.into() };
    Some(Step::Keep)
}
