//! Integers of any width and vectors of any length, by values that SPIR-V has.
//!
//! A value of a type that SPIR-V lacks is represented by one or more values of native types ([`shape`]): an odd integer
//! in the next native width, a wide one in 64-bit words, a vector of another length in several vectors, a vector of
//! pointers or wide integers lane by lane. In memory and inside aggregates such types have counterparts of the same
//! size and alignment ([`memory`]). The pass rewrites every instruction that touches such a value; the blocks are
//! visited in reverse postorder, so that operands are represented before their users, phis aside.

mod access;
mod aggregates;
mod calls;
mod elementwise;
mod memory;
mod mentions;
mod narrow;
mod shape;
mod steps;
mod values;
mod vectors;
mod wide;
mod wide_shifts;

use crate::context::Context;
use crate::emit::{Emitter, rewrite_in};
use crate::native::Native;
use llvm_model::{CallingConv, Cfg, FunctionId, Id, InstKind, Module, Type, TypeId, Value};
use memory::TypeMap;
use rustc_hash::FxHashMap;
use shape::Shape;
use steps::step;
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
    /// Returns a pass that keeps native types.
    pub(super) fn new(native: Native) -> Legalizer {
        let mut legalizer = Legalizer::default();
        legalizer.map.native = native;
        legalizer
    }

    /// A pass for functions in another thread, which knows the counterparts that there are.
    pub(super) fn part(&self) -> Legalizer {
        Legalizer { map: self.map.clone(), ..Legalizer::default() }
    }

    /// Gives global variables their memory types, and structures with names their counterparts, so that the order of functions
    /// does not decide on the order of these.
    pub(super) fn globals(&mut self, cx: &mut Context, module: &mut Module) {
        if !self.needed(module) {
            return;
        }
        let is_named = |ty: &Type| matches!(ty, Type::NamedStruct(_));
        let named: Vec<TypeId> =
            module.types.iter().filter(|(_, ty)| is_named(ty)).map(|(id, _)| id).collect();
        for ty in named {
            self.map.get(&mut module.types, cx.layout, ty);
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
        mentions::replace(module, cx.layout, &mut self.map, function);
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

/// Whether SPIR-V has a number or a vector of numbers as it is.
pub(super) fn is_native(types: &llvm_model::Types, ty: TypeId, native: Native) -> bool {
    Shape::of(types, ty, native).is_none_or(|shape| shape.is_native())
}
