//! Which pointers are addresses: those to global memory, and generic pointers that lead there. All other pointers stay
//! logical, those to constants that no memory holds among them.

use crate::kernels::arguments::GENERIC;
use crate::kernels::flow::{Flow, Target, is_global, space};
use llvm_model::{FunctionId, GlobalId, InstKind, Module, Type, TypeId, Value};
use rustc_hash::FxHashSet;

/// What a pointer becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A number.
    Address,
    /// A null pointer: the number 0, or a null pointer of the shader beside others.
    Nowhere,
    /// A pointer of the shader.
    Logical,
}

/// The kinds of the pointers of a module.
pub(super) struct Kinds<'f> {
    flow: &'f Flow,
    /// The variables of the program that have an address.
    placed: &'f FxHashSet<GlobalId>,
    /// Arguments that stay buffers with descriptors: a generic pointer leads to them or to other memory.
    pub(super) buffers: FxHashSet<Target>,
    /// Whether generic pointers in memory are addresses.
    pub(super) has_generic_addresses: bool,
}

impl<'f> Kinds<'f> {
    /// The kinds of pointers.
    ///
    /// # Errors
    /// A pointer of the function may be either.
    pub(super) fn of(
        module: &Module,
        flow: &'f Flow,
        placed: &'f FxHashSet<GlobalId>,
    ) -> Result<Kinds<'f>, FunctionId> {
        let mut this = Kinds { flow, placed, buffers: FxHashSet::default(), has_generic_addresses: true };
        // Each round makes buffers of more arguments, or is the last.
        loop {
            let before = this.buffers.len();
            let conflicts = this.conflicts(module);
            let Some(&(function, _)) = conflicts.first() else { return Ok(this) };
            let targets = conflicts.into_iter().map(|(_, target)| target);
            this.buffers.extend(targets.filter(|target| matches!(target, Target::Argument(..))));
            if this.buffers.len() == before {
                return Err(function);
            }
        }
    }

    /// The memory of pointers that may be either, with their functions, and decides what generic pointers in memory are.
    fn conflicts(&mut self, module: &Module) -> Vec<(FunctionId, Target)> {
        let (mut found, mut addresses, mut logical) = (Vec::new(), Vec::new(), false);
        for (function, this) in module.functions.iter() {
            let Some(body) = &this.body else { continue };
            for (_, id, inst) in body.instructions() {
                if module.types.address_space(inst.ty).is_some()
                    && self.of_value(module, function, Value::Inst(id), inst.ty).is_none()
                {
                    let set = self.flow.of_value(module, function, Value::Inst(id));
                    found.extend(set.targets().iter().map(|&target| (function, target)));
                }
                let held = match &inst.kind {
                    InstKind::Load { .. } | InstKind::ExtractValue { .. } => Value::Inst(id),
                    InstKind::Store { value, .. } => *value,
                    InstKind::InsertValue { element, .. } => *element,
                    _ => continue,
                };
                let ty = match held {
                    Value::Inst(inst) => Some(body.insts[inst].ty),
                    _ => module.value_type(this, held),
                };
                let Some(ty) = ty.filter(|&ty| module.types[ty] == Type::Pointer(GENERIC)) else { continue };
                match self.of_value(module, function, held, ty) {
                    Some(Kind::Address) => {
                        let set = self.flow.of_value(module, function, held);
                        addresses.extend(set.targets().iter().map(|&target| (function, target)));
                    }
                    Some(Kind::Logical) => logical = true,
                    Some(Kind::Nowhere) | None => {}
                }
            }
        }
        self.has_generic_addresses = !logical;
        if logical {
            found.append(&mut addresses);
        }
        found
    }

    /// The kind of a pointer; `None` if it may be either.
    pub(super) fn of_value(
        &self,
        module: &Module,
        function: FunctionId,
        value: Value,
        ty: TypeId,
    ) -> Option<Kind> {
        let own = module.types.address_space(ty)?;
        if own != GENERIC && !is_global(own) {
            return Some(Kind::Logical);
        }
        let set = self.flow.of_value(module, function, value);
        // A pointer to global memory does not lead elsewhere.
        let leads_to = |target: Target| own == GENERIC || space(module, target).is_none_or(is_global);
        let (mut addresses, mut logical) = (false, false);
        for &target in set.targets().iter().filter(|&&target| leads_to(target)) {
            match self.has_address(module, target) {
                true => addresses = true,
                false => logical = true,
            }
        }
        match (addresses, logical) {
            (false, false) if set.is_empty() => Some(Kind::Nowhere),
            (_, false) => Some(Kind::Address),
            (false, true) => set.known().map(|_| Kind::Logical),
            (true, true) => None,
        }
    }

    fn has_address(&self, module: &Module, target: Target) -> bool {
        match target {
            Target::Global(global) => self.placed.contains(&global),
            Target::Argument(..) => {
                space(module, target).is_some_and(is_global) && !self.buffers.contains(&target)
            }
            Target::Variable(..) => false,
            Target::Host => true,
        }
    }
}
