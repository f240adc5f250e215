//! Memory of logical pointers (SPIR-V specification, 2.16.1): every access is a path of indices from a variable.
//!
//! Passes of LLVM compute with addresses: a first member is loaded through the address of its structure, members are
//! reached by numbers of bytes, components are loaded as other types. Each pointer is taken as a *place*: a variable, a
//! constant offset, and computed terms ([`places`]). The place is then found in the type of the variable by LLVM's layout
//! ([`path`]), and accessed there ([`access`]). Pointers that are paths already stay as they are.

mod access;
mod addresses;
mod bounds;
mod choices;
mod copies;
mod emit;
mod layout;
mod members;
mod objects;
mod offsets;
mod parameters;
mod path;
mod physical;
mod places;
mod pointees;
mod walks;
mod words;

use crate::notes::{Decision, Notes};
use access::Variable;
pub(crate) use addresses::{constant_place, has_step, step_bytes, step_wide};
use bounds::{inside, is_beside};

pub(crate) use layout::{Layouts, StructBytes, stated_layout};
use llvm_model::{
    BinaryOp, Body, Builder, FunctionId, Id as _, InsertPoint, InstId, InstKind, Module, Type, TypeId, Value,
};
pub(crate) use members::leaves_member;
pub(crate) use parameters::Parameters;
use path::{Resolver, Wanted};
pub(crate) use physical::physical_space;
use places::{Place, Places};
pub(crate) use pointees::is_uniform;
use pointees::{
    alignment, element, is_nowhere, is_widened, natural_constant, object_in, variable_name, variable_type,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;
use spirv_mapping::MangledPointees;
use spirv_mapping::convention::memory::{SHADER_STORAGE, storage_class};

/// Returns the low 32 bits of an integer, computed without wider integers where that is possible.
pub(crate) fn narrow(at: &mut Builder<'_>, value: Value) -> Value {
    emit::narrow(at, value, 0)
}

/// Rewrites the accesses of a function whose pointers are not paths. Those that cannot be expressed stay.
pub(crate) fn run(
    module: &mut Module,
    layouts: &Layouts<'_>,
    pointees: &MangledPointees,
    parameters: &Parameters,
    function: FunctionId,
    notes: &mut Notes,
) {
    offsets::run(module, function);
    walks::run(module, function, parameters.of(function));
    let Some(mut body) = module.functions[function].body.take() else { return };
    let function_type = module.functions[function].ty;
    // Marks of lifetimes have no form in shaders.
    let changed = crate::sweep::has_unused_addresses(&body)
        || body.instructions().any(|(_, _, inst)| crate::sweep::marks_lifetime(module, &inst.kind));
    let mut rewriter = Rewriter {
        layout: layouts,
        pointees,
        parameters: parameters.of(function),
        places: Places::default(),
        natural: FxHashMap::default(),
        replaced: FxHashMap::default(),
        changed,
    };
    let name = module.functions[function].props.name.clone();
    let this =
        choices::Function { id: function, name: &name, ty: function_type, layout: layouts, parameters };
    rewriter.changed |= objects::run(module, &mut body);
    rewriter.changed |= choices::run(module, &mut body, &this, &mut rewriter.places, notes);
    rewriter.places.forget();
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let list = InsertPoint::List(Vec::with_capacity(insts.len()));
        let mut at = Builder::new(module, &mut body, function_type, list);
        for inst in insts {
            if !rewriter.instruction(&mut at, inst) {
                continue;
            }
            if notes.are_wanted()
                && let Some(root) = rewriter.accessed_variable(&at, inst)
            {
                let variable = || Decision::Path { variable: variable_name(at.module, at.body, root) };
                notes.add(at.module, at.body, (&name, block, inst), variable);
            }
            at.body.insts[inst].kind = InstKind::Unreachable;
        }
        let InsertPoint::List(list) = at.at else { continue };
        body.blocks[block].insts = list;
    }
    let Rewriter { replaced, changed, .. } = rewriter;
    if !replaced.is_empty() {
        body.replace_values(&replaced);
    }
    if changed {
        crate::sweep::run(module, &mut body);
    }
    module.functions[function].body = Some(body);
}

/// A load or a store.
#[derive(Clone, Copy)]
struct Access {
    pointer: Value,
    /// In bytes, 0 if it is not stated.
    align: u64,
    volatile: bool,
}

struct Rewriter<'a> {
    layout: &'a Layouts<'a>,
    pointees: &'a MangledPointees,
    parameters: &'a [Option<TypeId>],
    places: Places,
    /// By pointer: the type of what it points to by the types on its way, if all of them agree.
    natural: FxHashMap<InstId, Option<TypeId>>,
    replaced: FxHashMap<Value, Value>,
    changed: bool,
}

impl<'a> Rewriter<'a> {
    /// Puts an instruction, or what replaces it, at the end of the list. Returns whether it is replaced.
    fn instruction(&mut self, at: &mut Builder<'_>, inst: InstId) -> bool {
        at.debug_loc = at.body.locs.get(inst);
        let start = at.body.insts.len();
        let done = match at.body.insts[inst].kind {
            // What no execution reaches, as LLVM marks it.
            InstKind::Load { pointer, atomic: None, volatile: false, .. } if self.is_nowhere(at, pointer) => {
                let ty = at.body.insts[inst].ty;
                let poison = llvm_model::InstBuilder::poison(at, ty);
                self.replaced.insert(Value::Inst(inst), poison);
                Some(())
            }
            InstKind::Store { pointer, atomic: None, volatile: false, .. }
                if self.is_nowhere(at, pointer) =>
            {
                Some(())
            }
            InstKind::Load { pointer, atomic: None, volatile, align } => {
                let ty = at.body.insts[inst].ty;
                self.load(at, Access { pointer, align: align.bytes(), volatile }, ty).map(|value| {
                    self.replaced.insert(Value::Inst(inst), value);
                })
            }
            InstKind::Store { pointer, value, atomic: None, volatile, align } => {
                let value = self.replaced.get(&value).copied().unwrap_or(value);
                self.store(at, Access { pointer, align: align.bytes(), volatile }, value)
            }
            InstKind::GetElementPtr { .. } => physical::step(at, inst).map(|value| {
                self.replaced.insert(Value::Inst(inst), value);
            }),
            InstKind::ICmp { .. } | InstKind::Binary { op: BinaryOp::Sub, .. } => {
                addresses::lower(at, &mut self.places, self.layout, inst).map(|value| {
                    self.replaced.insert(Value::Inst(inst), value);
                })
            }
            InstKind::Call(_) if copies::is_one(at.module, &at.body.insts[inst].kind) => self.copy(at, inst),
            _ => None,
        };
        if done.is_none() {
            self.operands(at, inst);
            crate::rewrite::push(at, inst);
            return false;
        }
        self.changed = true;
        // The metadata of an access holds for its parts.
        let attachments = at.body.insts[inst].attachments.clone();
        let is_access = |kind: &InstKind| matches!(kind, InstKind::Load { .. } | InstKind::Store { .. });
        for new in (start..at.body.insts.len()).map(InstId::from_index) {
            if is_access(&at.body.insts[new].kind) {
                at.body.insts[new].attachments = attachments.clone();
            }
        }
        true
    }

    /// The variable that an instruction accesses.
    fn accessed_variable(&mut self, at: &Builder<'_>, inst: InstId) -> Option<Value> {
        let pointer = match &at.body.insts[inst].kind {
            InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. } => *pointer,
            InstKind::Call(call) => *call.args.first()?,
            _ => return None,
        };
        Some(self.places.of(at.module, at.body, self.layout, pointer)?.root)
    }

    fn load(&mut self, at: &mut Builder<'_>, access: Access, ty: TypeId) -> Option<Value> {
        let (place, variable) = self.accessed(at, access, ty)?;
        attempt(at, |at| variable.load(at, &place, ty))
    }

    fn store(&mut self, at: &mut Builder<'_>, access: Access, value: Value) -> Option<()> {
        let ty = llvm_model::InstBuilder::ty(at, value);
        let (place, variable) = self.accessed(at, access, ty)?;
        let value = inside(at, self.layout, &place, &variable, value);
        attempt(at, |at| variable.store(at, &place, value))
    }

    /// Whether an access through a pointer is never executed: the pointer is to nothing, or beside its variable.
    fn is_nowhere(&mut self, at: &Builder<'_>, pointer: Value) -> bool {
        if is_nowhere(at.module, pointer) {
            return true;
        }
        if self.natural(at.module, at.body, pointer).is_some() {
            return false;
        }
        let Some((place, variable)) = self.variable(at, pointer, false) else { return false };
        variable.is_own && is_beside(&at.module.types, self.layout, &place, variable.ty)
    }

    /// Replaces `llvm.memset` and its like by accesses.
    fn copy(&mut self, at: &mut Builder<'_>, inst: InstId) -> Option<()> {
        let call = at.body.insts[inst].kind.call()?.clone();
        let &[destination, source, length, ..] = &call.args[..] else { return None };
        let length = at.module.as_u64(length)?;
        let volatile = call.args.get(3).and_then(|&flag| at.module.as_u64(flag)) == Some(1);
        let fills = copies::fills(at.module, &at.body.insts[inst].kind);
        if is_nowhere(at.module, destination) || !fills && is_nowhere(at.module, source) {
            return Some(());
        }
        // A copy to its own place changes nothing, whatever is there.
        if !fills && destination == source && !volatile {
            return Some(());
        }
        let to = self.variable(at, destination, volatile)?;
        match fills {
            true => attempt(at, |at| copies::fill(at, &to, source, length)),
            false => {
                let from = self.variable(at, source, volatile)?;
                attempt(at, |at| copies::copy(at, &to, &from, length))
            }
        }
    }

    /// The place and the variable of an access that is not one by a path.
    fn accessed(&mut self, at: &Builder<'_>, access: Access, ty: TypeId) -> Option<(Place, Variable<'a>)> {
        if self.natural(at.module, at.body, access.pointer) == Some(ty) {
            return None;
        }
        let (mut place, variable) = self.variable(at, access.pointer, access.volatile)?;
        place.align = access.align.clamp(1, alignment(at.module, at.body, place.root));
        Some((place, variable))
    }

    /// The place that a pointer leads to, and its variable.
    fn variable(
        &mut self,
        at: &Builder<'_>,
        pointer: Value,
        volatile: bool,
    ) -> Option<(Place, Variable<'a>)> {
        let place = self.places.of(at.module, at.body, self.layout, pointer)?;
        let root = variable_type(at.module, at.body, self.parameters, place.root)?;
        let space = value_type(at, place.root).and_then(|ty| at.module.types.address_space(ty))?;
        let storage = storage_class(SHADER_STORAGE, space);
        let is_own = matches!(storage, Some(StorageClass::Function | StorageClass::Private));
        Some((place, Variable { ty: root, layout: self.layout, is_own, volatile }))
    }

    /// Makes pointers that are passed, and those of atomic accesses, paths, and numbers of elements integers of 32 bits.
    fn operands(&mut self, at: &mut Builder<'_>, inst: InstId) {
        if let InstKind::ExtractElement { index, .. } | InstKind::InsertElement { index, .. } =
            at.body.insts[inst].kind
            && !matches!(index, Value::Const(_))
        {
            let narrow = emit::narrow(at, index, 0);
            if let InstKind::ExtractElement { index, .. } | InstKind::InsertElement { index, .. } =
                &mut at.body.insts[inst].kind
            {
                *index = narrow;
            }
        }
        let pointers: Vec<(Value, Option<TypeId>)> = match &at.body.insts[inst].kind {
            InstKind::Call(call) => {
                let args = call.args.clone();
                let wanted = self.wanted(at.module, call.callee, args.len());
                args.into_iter().zip(wanted).collect()
            }
            InstKind::AtomicRmw { pointer, value, .. } => vec![(*pointer, value_type(at, *value))],
            InstKind::CmpXchg(exchange) => vec![(exchange.pointer, value_type(at, exchange.expected))],
            InstKind::Load { pointer, .. } => vec![(*pointer, Some(at.body.insts[inst].ty))],
            InstKind::Store { pointer, value, .. } => vec![(*pointer, value_type(at, *value))],
            _ => return,
        };
        for (pointer, wanted) in pointers {
            let Some(ty) = value_type(at, pointer) else { continue };
            if !matches!(at.module.types[ty], Type::Pointer(_)) {
                continue;
            }
            let natural = self.natural(at.module, at.body, pointer);
            let wanted = wanted.or_else(|| natural.and_then(|ty| object_in(&at.module.types, ty)));
            if natural.is_some() && (wanted.is_none() || natural == wanted) {
                continue;
            }
            let is_passed = matches!(at.body.insts[inst].kind, InstKind::Call(_));
            let path = self.path(at, pointer, wanted).or_else(|| match natural {
                None if is_passed => self.path(at, pointer, None),
                _ => None,
            });
            let Some(path) = path else { continue };
            self.changed = true;
            at.body.insts[inst].kind.for_each_operand_mut(|operand| {
                if *operand == pointer {
                    *operand = path;
                }
            });
        }
    }

    /// The pointee type of each parameter of a function, as far as its name has it.
    fn wanted(&self, module: &mut Module, callee: Value, count: usize) -> Vec<Option<TypeId>> {
        let name = module.as_function(callee).map(|callee| module.functions[callee].props.name.clone());
        let symbol = name.as_ref().and_then(|name| name.as_str());
        let pointees = symbol.and_then(|symbol| self.pointees.pointees(&mut module.types, symbol, count));
        pointees.map_or_else(|| vec![None; count], |(_, pointees)| pointees)
    }

    /// The address of a place by a path to a value of type `wanted`, or to the outermost value there.
    fn path(&mut self, at: &mut Builder<'_>, pointer: Value, wanted: Option<TypeId>) -> Option<Value> {
        let place = self.places.of(at.module, at.body, self.layout, pointer)?;
        let ty = variable_type(at.module, at.body, self.parameters, place.root)?;
        let types = &at.module.types;
        // One that is never executed has to be valid.
        let place = match is_beside(types, self.layout, &place, ty) {
            true => Place::start(place.root),
            false => place,
        };
        let wanted = wanted.or_else(|| object_in(types, ty));
        let bits = wanted.and_then(|ty| self.layout.bits(types, ty)).unwrap_or(0);
        let place = words::place(types, self.layout, ty, &place)?;
        let resolver = Resolver::new(types, self.layout);
        let looked_for = wanted.map_or(Wanted::OUTERMOST, |ty| Wanted::Type(ty, bits));
        let path = resolver.resolve(ty, &place, looked_for)?;
        let fits = path.is_exact() && wanted.is_none_or(|wanted| wanted == path.ty);
        fits.then(|| emit::address(at, place.root, ty, &path))
    }

    /// The type of what a pointer points to, if the types on the way to it agree and no index is wider than it has to be.
    fn natural(&mut self, module: &Module, body: &Body, pointer: Value) -> Option<TypeId> {
        let mut way = Vec::new();
        let mut at = pointer;
        let mut found = loop {
            let inst = match at {
                Value::Inst(inst) => inst,
                Value::Arg(_) => break variable_type(module, body, self.parameters, at),
                _ => break natural_constant(module, at),
            };
            if let Some(&known) = self.natural.get(&inst) {
                break known;
            }
            match body.insts[inst].kind {
                InstKind::GetElementPtr { base, .. } => {
                    way.push(inst);
                    at = base;
                }
                _ => break variable_type(module, body, self.parameters, at),
            }
        };
        while let Some(inst) = way.pop() {
            if let InstKind::GetElementPtr { source_type, indices, .. } = &body.insts[inst].kind {
                let is_widened = indices.iter().any(|&index| is_widened(module, body, index, 0));
                found = found
                    .filter(|ty| ty == source_type && !is_widened)
                    .and_then(|ty| element(module, ty, indices.iter().copied()));
            }
            self.natural.insert(inst, found);
        }
        found
    }
}

/// Makes instructions that are only kept if all are possible.
fn attempt<T>(at: &mut Builder<'_>, make: impl FnOnce(&mut Builder<'_>) -> Option<T>) -> Option<T> {
    let before = match &at.at {
        InsertPoint::List(list) => list.len(),
        InsertPoint::End(_) => 0,
    };
    let made = make(at);
    if let (None, InsertPoint::List(list)) = (&made, &mut at.at) {
        list.truncate(before);
    }
    made
}

fn value_type(at: &Builder<'_>, value: Value) -> Option<TypeId> {
    llvm_model::InstBuilder::value_type(at, value)
}
