//! Integers of any width and vectors of any length, by values that SPIR-V has.
//!
//! A value whose type SPIR-V has not is represented by one or more values of native types ([`shape`]): an odd integer
//! in the next native width, a wide one in 64-bit words, a vector of another length in several vectors, a vector of
//! pointers or wide integers lane by lane. In memory and inside aggregates such types have counterparts of the same
//! size and alignment ([`memory`]). The pass rewrites every instruction that touches such a value; the blocks are
//! visited in reverse postorder, so that operands are represented before their users, phis aside.

mod access;
mod aggregates;
mod calls;
mod elementwise;
mod memory;
mod narrow;
mod shape;
mod values;
mod vectors;
mod wide;

use super::emit::{Context, Emitter, Step, rewrite_in};
use access::Memory;
use llvm_model::{
    CallingConv, CastOp, Cfg, FunctionId, Id, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value,
};
use memory::TypeMap;
use rustc_hash::FxHashMap;
pub(crate) use shape::MAX_NATIVE_WIDTH;
pub use shape::MAX_WIDTH;
pub use shape::Native;
use shape::Shape;
use translate_common::problems::{LlvmConstantProblem, LlvmTypeProblem};
use translate_common::{LlvmPlace, Place};
use values::{PLACEHOLDER, State};

/// The state of the pass over one module.
#[derive(Default)]
pub(super) struct Legalizer {
    map: TypeMap,
    cfg: Cfg,
    /// By type: whether values of it are represented by others, and whether memory of it has another type.
    tables: Vec<[bool; 2]>,
    /// How many types were looked at, and whether one of them needs work.
    seen: usize,
    needed: bool,
}

impl Legalizer {
    /// Leaves what is native.
    pub(super) fn new(native: Native) -> Legalizer {
        let mut legalizer = Legalizer::default();
        legalizer.map.native = native;
        legalizer
    }

    /// Gives global variables their memory types.
    pub(super) fn globals(&mut self, cx: &mut Context, module: &mut Module) {
        if !self.needed(module) {
            return;
        }
        for id in module.globals.ids() {
            let old = module.globals[id].value_type;
            let new = self.map.get(&mut module.types, cx.layout, old);
            if new == old {
                continue;
            }
            let initializer = module.globals[id].initializer;
            let value = match initializer {
                None => None,
                Some(id) => aggregates::constant(module, cx.layout, &mut self.map, id),
            };
            if initializer.is_some() && value.is_none() {
                let place = Place::llvm_global(module.globals[id].props.name.to_string_lossy());
                cx.problem(place, LlvmConstantProblem::Initializer);
            }
            let align = cx.layout.abi_align(&module.types, old).unwrap_or(0);
            let global = &mut module.globals[id];
            global.value_type = new;
            global.initializer = value;
            if global.props.align == 0 {
                global.props.align = align;
            }
        }
    }

    /// Rewrites one function.
    pub(super) fn function(&mut self, cx: &mut Context, module: &mut Module, function: FunctionId) {
        if !self.needed(module) {
            return;
        }
        // Intrinsics are spelled with their types; calls of them are rewritten, and nothing else remains.
        if module.functions[function].props.name.starts_with("llvm.") {
            return;
        }
        let kernel = module.functions[function].calling_conv == CallingConv::SPIR_KERNEL;
        let touched = self.touches(cx, module, function);
        let params = calls::retype(module, cx.layout, &mut self.map, function);
        // A vector of integers of odd widths is packed in LLVM's memory, which one of native integers is not.
        let packed = |ty: TypeId| {
            let element = module.types.scalar(ty);
            element != ty && module.types.int_width(element).is_some_and(|width| width != 1)
        };
        if kernel && params.iter().flatten().any(|&(old, ref new)| new.len() != 1 || packed(old)) {
            let place = Place::Llvm(LlvmPlace {
                function: module.functions[function].props.name.to_string_lossy().into_owned(),
                ..LlvmPlace::default()
            });
            cx.problem(place, LlvmTypeProblem::KernelParameter);
        }
        if params.is_none() && !touched {
            return;
        }
        let mut st = State {
            map: &mut self.map,
            pieces: FxHashMap::default(),
            params: Vec::new(),
            phis: Vec::new(),
            old: FxHashMap::default(),
        };
        rename_params(module, function, params.unwrap_or_default(), &mut st);
        let Some(body) = &module.functions[function].body else { return };
        self.cfg.build(body);
        let state = std::cell::RefCell::new(st);
        rewrite_in(
            cx,
            module,
            function,
            self.cfg.order(),
            |e, inst| step(e, &mut state.borrow_mut(), inst),
            |e| fill_phis(e, &mut state.borrow_mut()),
        );
    }

    /// Whether the module has a type that needs work at all.
    fn needed(&mut self, module: &Module) -> bool {
        self.needed |= memory::any_illegal(module, self.seen, self.map.native);
        self.seen = module.types.len();
        self.needed
    }

    fn tables(&mut self, cx: &Context, module: &mut Module, ty: TypeId) -> [bool; 2] {
        while self.tables.len() <= ty.index() {
            let id: TypeId = Id::from_index(self.tables.len());
            let memory = match module.types[id] {
                Type::Integer(_)
                | Type::Vector { .. }
                | Type::Array { .. }
                | Type::Struct(_)
                | Type::NamedStruct(_) => self.map.get(&mut module.types, cx.layout, id) != id,
                _ => false,
            };
            let value = match Shape::of(&module.types, id, cx.native) {
                Some(shape) => !shape.is_native(),
                None => memory,
            };
            self.tables.push([value, memory]);
        }
        self.tables.get(ty.index()).copied().unwrap_or_default()
    }

    /// Whether anything in a function needs to be rewritten.
    fn touches(&mut self, cx: &Context, module: &mut Module, function: FunctionId) -> bool {
        let params = module.types.function_parts(module.functions[function].ty);
        let params = params.map(|(_, params, _)| params.to_vec()).unwrap_or_default();
        let Some(body) = module.functions[function].body.take() else { return false };
        let mut any = false;
        for (_, _, inst) in body.instructions() {
            any |= self.tables(cx, module, inst.ty)[0];
            any |= match &inst.kind {
                InstKind::Load { .. } => self.tables(cx, module, inst.ty)[1],
                InstKind::Alloca { allocated, .. } => self.tables(cx, module, *allocated)[1],
                InstKind::GetElementPtr { source_type, .. } => self.tables(cx, module, *source_type)[1],
                InstKind::Switch { value: Value::Const(_), .. } => true,
                _ => false,
            };
            let in_memory = usize::from(matches!(inst.kind, InstKind::Store { .. }));
            inst.kind.for_each_operand(|operand| {
                let ty = match operand {
                    Value::Const(id) => Some(module.constants.ty(id)),
                    Value::Arg(index) => params.get(index as usize).copied(),
                    Value::Inst(id) => body.insts.get(id).map(|inst| inst.ty),
                    _ => None,
                };
                if let Some(ty) = ty {
                    any |= self.tables(cx, module, ty)[in_memory];
                    let bool_switch = matches!(inst.kind, InstKind::Switch { .. });
                    any |= bool_switch && module.types[ty] == Type::Integer(1);
                }
            });
            if any {
                break;
            }
        }
        module.functions[function].body = Some(body);
        any
    }
}

/// Gives the parameters their new numbers. The rewritten ones get a representation under a number of their own.
fn rename_params(module: &mut Module, function: FunctionId, params: Vec<(TypeId, Vec<u32>)>, st: &mut State) {
    let mut renamed = FxHashMap::default();
    for (index, (ty, new)) in params.iter().enumerate() {
        st.params.push(*ty);
        let old = Value::Arg(index as u32);
        let represented =
            Shape::of(&module.types, *ty, st.map.native).is_some_and(|shape| !shape.is_native());
        let to = match new[..] {
            [one] if !represented => {
                st.old.insert(Value::Arg(one), *ty);
                Value::Arg(one)
            }
            _ => {
                let placeholder = Value::Arg(PLACEHOLDER + index as u32);
                st.pieces.insert(placeholder, new.iter().map(|&n| Value::Arg(n)).collect());
                placeholder
            }
        };
        renamed.insert(old, to);
    }
    if let (Some(body), false) = (&mut module.functions[function].body, renamed.is_empty()) {
        body.replace_values(&renamed);
    }
}

/// Gives the phis that were split the representations of their operands.
fn fill_phis(e: &mut Emitter, st: &mut State) {
    for (inst, phis) in std::mem::take(&mut st.phis) {
        let (ty, InstKind::Phi { incoming }) = (e.body.insts[inst].ty, e.body.insts[inst].kind.clone())
        else {
            continue;
        };
        let Some(shape) = Shape::of(&e.module.types, ty, e.cx.native) else { continue };
        for (value, from) in incoming {
            let pieces = st.pieces(e, value, &shape);
            for (&phi, piece) in phis.iter().zip(pieces) {
                if let InstKind::Phi { incoming } = &mut e.body.insts[phi].kind {
                    incoming.push((piece, from));
                }
            }
        }
    }
}

fn step(e: &mut Emitter, st: &mut State, inst: InstId) -> Step {
    if let Some(step) = try_step(e, st, inst) {
        return step;
    }
    let ty = e.body.insts[inst].ty;
    e.problem(
        inst,
        LlvmTypeProblem::ValueType { ty: translate_common::llvm_type_name::type_name(e.module, ty) },
    );
    match Shape::of(&e.module.types, ty, e.cx.native) {
        Some(shape) if !shape.is_native() => {
            if let Value::Const(poison) = e.poison(ty) {
                let pieces = values::constant_pieces(e, poison, &shape);
                st.pieces.insert(Value::Inst(inst), pieces);
            }
            Step::Drop
        }
        _ => Step::Keep,
    }
}

/// `None` when the instruction cannot be expressed.
fn try_step(e: &mut Emitter, st: &mut State, inst: InstId) -> Option<Step> {
    let (kind, ty) = (e.body.insts[inst].kind.clone(), e.body.insts[inst].ty);
    let result = Shape::of(&e.module.types, ty, e.cx.native).filter(|shape| !shape.is_native());
    let mut operands = false;
    kind.for_each_operand(|operand| operands |= st.shape(e, operand).is_some());
    let any = operands || result.is_some();
    match kind {
        InstKind::Phi { ref incoming } => phi(e, st, inst, incoming, result),
        InstKind::Alloca { allocated, count, align, .. } => alloca(e, st, inst, (allocated, count), align),
        InstKind::Load { pointer, align, volatile, atomic } => {
            if result.is_none() && !is_bool_vector(e, ty) {
                return retype(e, st, inst, ty);
            }
            let memory = Memory { pointer, align, volatile };
            if atomic.is_some() { None } else { access::load(e, st, inst, memory) }
        }
        InstKind::Store { value, pointer, align, volatile, atomic } => {
            let of = st.ty(e, value);
            if !operands && !is_bool_vector(e, of) {
                let value = st.aggregate(e, value)?;
                e.body.insts[inst].kind = InstKind::Store { value, pointer, align, volatile, atomic };
                return Some(Step::Keep);
            }
            let memory = Memory { pointer, align, volatile };
            if atomic.is_some() { None } else { access::store(e, st, memory, value) }
        }
        InstKind::GetElementPtr { source_type, base, ref indices } => {
            let mapped = st.map.get(&mut e.module.types, e.cx.layout, source_type);
            if !any && mapped == source_type {
                return Some(Step::Keep);
            }
            access::address(e, st, inst, source_type, base, indices)
        }
        InstKind::ExtractValue { aggregate, indices } => extract_value(e, st, inst, aggregate, indices),
        InstKind::InsertValue { aggregate, element, indices } => {
            insert_value(e, st, inst, (aggregate, element), indices)
        }
        InstKind::Call(ref call) => {
            let aggregates = e.module.types[ty].is_aggregate() || has_aggregates(e, st, &call.args);
            if any || aggregates { calls::call(e, st, inst, call) } else { Some(Step::Keep) }
        }
        InstKind::Ret { value: Some(value) } => calls::ret(e, st, inst, value),
        InstKind::Switch { value, default, ref cases } => {
            let of = st.ty(e, value);
            if any || e.module.types[of] == Type::Integer(1) {
                calls::switch(e, st, inst, value, (default, cases))
            } else {
                Some(Step::Keep)
            }
        }
        InstKind::Select { condition, if_true, if_false } if result.is_none() && !any => {
            let (if_true, if_false) = (st.aggregate(e, if_true)?, st.aggregate(e, if_false)?);
            e.body.insts[inst].kind = InstKind::Select { condition, if_true, if_false };
            retype(e, st, inst, ty)
        }
        _ if !any => Some(Step::Keep),
        InstKind::Unary { .. }
        | InstKind::Binary { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. } => elementwise::operation(e, st, inst),
        InstKind::Cast { op: CastOp::BitCast, operand } => vectors::bitcast(e, st, inst, operand),
        InstKind::Cast { op, operand } => elementwise::conversion(e, st, inst, op, operand),
        InstKind::ExtractElement { vector, index } => vectors::extract(e, st, inst, vector, index),
        InstKind::InsertElement { vector, element, index } => {
            vectors::insert(e, st, inst, vector, element, index)
        }
        InstKind::ShuffleVector { a, b, ref mask } => vectors::shuffle(e, st, inst, a, b, mask),
        _ => None,
    }
}

fn extract_value(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    aggregate: Value,
    indices: Box<[u32]>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let old = st.old_type(e, aggregate);
    let aggregate = st.aggregate(e, aggregate)?;
    let mapped = st.map.get(&mut e.module.types, e.cx.layout, ty);
    if mapped != ty && !e.module.types[ty].is_aggregate() {
        return aggregates::extract(e, st, inst, (aggregate, old), &indices);
    }
    e.body.insts[inst].kind = InstKind::ExtractValue { aggregate, indices };
    retype(e, st, inst, ty)
}

fn insert_value(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    (aggregate, element): (Value, Value),
    indices: Box<[u32]>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let old = st.old_type(e, aggregate);
    let of = st.ty(e, element);
    let mapped = st.map.get(&mut e.module.types, e.cx.layout, of);
    let element = if mapped != of && !e.module.types[of].is_aggregate() {
        aggregates::member_value(e, st, element, old, &indices)?
    } else {
        st.aggregate(e, element)?
    };
    let aggregate = st.aggregate(e, aggregate)?;
    e.body.insts[inst].kind = InstKind::InsertValue { aggregate, element, indices };
    retype(e, st, inst, ty)
}

fn has_aggregates(e: &mut Emitter, st: &State, args: &[Value]) -> bool {
    args.iter().any(|&arg| {
        let ty = st.ty(e, arg);
        e.module.types[ty].is_aggregate()
    })
}

fn is_bool_vector(e: &Emitter, ty: TypeId) -> bool {
    e.module.types.lanes(ty).is_some() && e.int_width(ty) == Some(1)
}

/// An aggregate result gets its new type.
fn retype(e: &mut Emitter, st: &mut State, inst: InstId, ty: TypeId) -> Option<Step> {
    if e.module.types[ty].is_aggregate() {
        let new = st.map.get(&mut e.module.types, e.cx.layout, ty);
        st.changed(e, inst, new);
    }
    Some(Step::Keep)
}

/// The type may change, and the count is a native integer: no memory has more elements than its lowest part says.
fn alloca(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    (allocated, count): (TypeId, Value),
    align: u64,
) -> Option<Step> {
    if let Some(shape) = st.shape(e, count) {
        let lowest = *st.pieces(e, count, &shape).first()?;
        if let InstKind::Alloca { count, .. } = &mut e.body.insts[inst].kind {
            *count = lowest;
        }
    }
    let new = st.map.get(&mut e.module.types, e.cx.layout, allocated);
    if new != allocated {
        let least = e.cx.layout.abi_align(&e.module.types, allocated).unwrap_or(1);
        if let InstKind::Alloca { allocated, align: own, .. } = &mut e.body.insts[inst].kind {
            *allocated = new;
            *own = if align == 0 { least } else { align };
        }
    }
    Some(Step::Keep)
}

/// One phi for each value of the representation; their operands come when all blocks are done.
fn phi(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    incoming: &[(Value, llvm_model::BlockId)],
    result: Option<Shape>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let Some(shape) = result else {
        let mut new = Vec::with_capacity(incoming.len());
        for &(value, from) in incoming {
            new.push((st.aggregate(e, value)?, from));
        }
        e.body.insts[inst].kind = InstKind::Phi { incoming: new };
        return retype(e, st, inst, ty);
    };
    let types = shape.piece_types(&mut e.module.types);
    let mut phis = Vec::new();
    let mut pieces = Vec::new();
    for ty in types {
        let value = e.emit(InstKind::Phi { incoming: Vec::with_capacity(incoming.len()) }, ty);
        pieces.push(value);
        if let Value::Inst(id) = value {
            phis.push(id);
        }
    }
    st.phis.push((inst, phis));
    elementwise::done(st, inst, &shape, Some(pieces))
}

/// Whether SPIR-V has a number or a vector of numbers as it is.
pub(super) fn is_native(types: &llvm_model::Types, ty: TypeId, native: Native) -> bool {
    Shape::of(types, ty, native).is_none_or(|shape| shape.is_native())
}
