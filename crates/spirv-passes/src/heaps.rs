//! Heaps of descriptors (SPV_EXT_descriptor_heap), which are reached through untyped pointers alone.
//!
//! A module is first written with typed pointers. [`convert`] gives a module that has variables decorated as heaps the form
//! that these have: the variable states no type, access chains state the type that they lead into, and casts from one
//! pointer into the heap to another go.

use crate::rewrite::{Rewrite, Rewritten, Words, for_each_id, map_ids};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{access_chains, memory};
use spirv_module::{BuiltIn, Decoration, Definitions, Id, Instruction, InstructionTooLong, Module, Op};

/// Converts a module that is whole but for its capabilities and extensions; `None` if it has no heap.
///
/// # Errors
/// An instruction that gets too long; it has one operand more than before.
pub fn convert(module: &Module) -> Result<Option<Rewritten>, InstructionTooLong> {
    let heaps = heaps(module);
    if heaps.is_empty() {
        return Ok(None);
    }
    let mut heaps =
        Heaps { definitions: Definitions::of(module), pointers: heaps, replaced: FxHashMap::default() };
    for inst in module.instructions() {
        heaps.follow(inst);
    }
    heaps.write(module).map(Some)
}

/// The variables that are decorated as heaps.
fn heaps(module: &Module) -> FxHashSet<Id> {
    let globals = module.instructions().take_while(|inst| inst.op() != Op::Function);
    let decorated = globals.filter_map(|inst| match (inst.op(), inst.operands()) {
        (Op::Decorate, &[target, decoration, builtin]) => {
            let is_heap =
                Decoration(decoration) == Decoration::BuiltIn && memory::HEAPS.contains(&BuiltIn(builtin));
            is_heap.then_some(Id(target))
        }
        _ => None,
    });
    decorated.collect()
}

struct Heaps<'m> {
    definitions: Definitions<'m>,
    /// The heaps, and the pointers into them.
    pointers: FxHashSet<Id>,
    /// Casts of such pointers, with their replacements.
    replaced: FxHashMap<Id, Id>,
}

impl<'m> Heaps<'m> {
    fn standing(&self, id: u32) -> Id {
        self.replaced.get(&Id(id)).copied().unwrap_or(Id(id))
    }

    /// Notes an instruction that makes a pointer of one into a heap.
    fn follow(&mut self, inst: Instruction<'m>) {
        let Some(result) = inst.result() else { return };
        let base = match (inst.op(), inst.operands()) {
            (Op::Bitcast | Op::CopyObject, &[base]) => base,
            (Op::SpecConstantOp, &[op, base]) if op == u32::from(Op::Bitcast.0) => base,
            (op, &[base, ..]) if access_chains::untyped(op).is_some() => {
                if self.pointers.contains(&self.standing(base)) {
                    self.pointers.insert(result);
                }
                return;
            }
            _ => return,
        };
        let base = self.standing(base);
        if self.pointers.contains(&base) {
            self.replaced.insert(result, base);
        }
    }

    /// The type that a pointer points to, as it was written at first.
    fn pointee(&self, pointer: u32) -> Option<u32> {
        let ty = self.definitions.type_of(Id(pointer))?;
        self.definitions.instruction(ty)?.operands().get(1).copied()
    }

    fn write(self, module: &'m Module) -> Result<Rewritten, InstructionTooLong> {
        let mut out = Rewrite::of(module);
        let unused = self.unused_types(module);
        let untyped = out.fresh();
        let mut has_type = false;
        for inst in module.instructions() {
            out.start(inst);
            let (op, result) = (inst.op(), inst.result());
            let gone = |id: Id| self.replaced.contains_key(&id) || unused.contains(&id);
            let is_about_gone = matches!(op, Op::Name | Op::Decorate | Op::DecorateId)
                && inst.operands().first().is_some_and(|&id| gone(Id(id)));
            if result.is_some_and(gone) || is_about_gone {
                continue;
            }
            let is_pointer = result.is_some_and(|id| self.pointers.contains(&id));
            if is_pointer && !has_type {
                has_type = true;
                let storage = [spirv_module::StorageClass::UniformConstant.0];
                out.push(Op::TypeUntypedPointerKHR, None, Some(untyped), &storage);
            }
            let (op, words) = self.line(inst, is_pointer);
            let ty = if is_pointer { Some(untyped) } else { inst.result_type() };
            out.push(op, ty, result, &words);
        }
        out.finish(self.replaced)
    }

    /// The opcode and the operands of an instruction that stays.
    fn line(&self, inst: Instruction<'m>, is_pointer: bool) -> (Op, Words) {
        let own = self.operands(inst);
        match (inst.op(), inst.operands()) {
            (Op::Variable, &[storage, ..]) if is_pointer => {
                (Op::UntypedVariableKHR, Words::from_slice(&[storage]))
            }
            (op, &[base, ..]) if is_pointer => {
                let mut words = Words::from_iter(self.pointee(base));
                words.extend(own);
                (access_chains::untyped(op).unwrap_or(op), words)
            }
            (op, _) => (op, own),
        }
    }

    /// The operands of an instruction, without casts.
    fn operands(&self, inst: Instruction<'m>) -> Words {
        map_ids(inst, &self.definitions, |_, id| self.standing(id.0))
    }

    /// The pointer types of heaps and of pointers into them that nothing else names, with the types of the heaps.
    fn unused_types(&self, module: &'m Module) -> FxHashSet<Id> {
        let of_pointer = |id: &Id| self.definitions.type_of(*id);
        let mut unused: FxHashSet<Id> = self.pointers.iter().filter_map(of_pointer).collect();
        unused.extend(self.replaced.keys().filter_map(of_pointer));
        let heaps = self
            .pointers
            .iter()
            .filter(|&&id| self.definitions.instruction(id).is_some_and(|inst| inst.op() == Op::Variable));
        let structures: Vec<Id> = heaps.filter_map(|heap| self.pointee(heap.0)).map(Id).collect();
        let mut named = FxHashSet::default();
        for inst in module.instructions() {
            let is_own = inst.result().is_some_and(|id| {
                self.pointers.contains(&id) || self.replaced.contains_key(&id) || unused.contains(&id)
            });
            if is_own || matches!(inst.op(), Op::Name | Op::Decorate | Op::DecorateId) {
                continue;
            }
            named.extend(inst.result_type());
            for_each_id(inst, &self.definitions, |_, id| {
                named.insert(id);
            });
        }
        unused.retain(|ty| !named.contains(ty));
        // A pointer type that stays keeps what it points to.
        let is_kept = |structure: &Id| {
            named.contains(structure)
                || module.instructions().take_while(|inst| inst.op() != Op::Function).any(|inst| {
                    let pointer = inst.result().filter(|_| inst.op() == Op::TypePointer);
                    pointer.is_some_and(|pointer| !unused.contains(&pointer))
                        && inst.operands().get(1) == Some(&structure.0)
                })
        };
        let gone: Vec<Id> = structures.into_iter().filter(|structure| !is_kept(structure)).collect();
        unused.extend(gone);
        unused
    }
}
