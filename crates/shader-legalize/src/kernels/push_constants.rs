//! Push constants: numbers that the host gives for each launch, and those that it gives beside the arguments of a kernel.
//!
//! Each kind of number is a variable of its own until all are known. Then a kernel has one block: the numbers of launches, which
//! are at the same offsets in every kernel, the arguments that are no pointers, and the numbers beside arguments.

use super::plain::Block;
use super::program_scope::leave;
use crate::hlsl::variables::declare_without_binding;
use llvm_model::{Body, Builder, FunctionId, GlobalId, InstBuilder as _, Module, Value};
use spirv_grammar::StorageClass;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// The numbers of launches in their order. Each is three words.
const LAUNCH: [Inst; 6] = [
    Inst::PushConstantGlobalOffset,
    Inst::PushConstantEnqueuedLocalSize,
    Inst::PushConstantGlobalSize,
    Inst::PushConstantRegionOffset,
    Inst::PushConstantNumWorkgroups,
    Inst::PushConstantRegionGroupOffset,
];

/// The words of each of them, and the distance of two in bytes, which is also where arguments begin.
pub(super) const DIMENSIONS: u32 = 3;
const STRIDE: u32 = 16;

/// The numbers that kernels use.
#[derive(Default)]
pub(super) struct PushConstants {
    entries: Vec<Entry>,
}

/// Some words.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Entry {
    /// The instruction that states them.
    kind: Inst,
    /// The kernel and the argument that a word is about.
    argument: Option<(FunctionId, u32)>,
    /// The variable that the words are until they have a place.
    variable: GlobalId,
}

/// A word beside an argument of a kernel, and its offset in the block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside {
    pub(super) kind: Inst,
    pub(super) ordinal: u32,
    pub(super) offset: u32,
}

impl PushConstants {
    /// Adds the load of a number of launches in a dimension.
    pub(super) fn launch(&mut self, at: &mut Builder<'_>, kind: Inst, dimension: u32) -> Value {
        let variable = self.declare(at.module, kind, None);
        load(at, variable, dimension)
    }

    /// Adds the load of a word about an argument.
    pub(super) fn beside(&mut self, at: &mut Builder<'_>, kind: Inst, argument: (FunctionId, u32)) -> Value {
        let variable = self.declare(at.module, kind, Some(argument));
        load(at, variable, 0)
    }

    /// The variable of some words.
    pub(super) fn declare(
        &mut self,
        module: &mut Module,
        kind: Inst,
        argument: Option<(FunctionId, u32)>,
    ) -> GlobalId {
        let known = self.entries.iter().find(|entry| (entry.kind, entry.argument) == (kind, argument));
        if let Some(entry) = known {
            return entry.variable;
        }
        let ty = module.types.int(32);
        let variable = declare_without_binding(module, ty, StorageClass::PushConstant, &"launch".into());
        self.entries.push(Entry { kind, argument, variable });
        variable
    }

    /// The numbers of launches with their offsets.
    pub(super) fn of_launches(&self) -> impl Iterator<Item = (Inst, GlobalId, u32)> {
        let used = LAUNCH.iter().filter_map(|kind| self.entries.iter().find(|entry| entry.kind == *kind));
        (0..).step_by(STRIDE as usize).zip(used).map(|(offset, entry)| (entry.kind, entry.variable, offset))
    }

    /// Begins the block of a kernel with the numbers of launches. Arguments follow.
    pub(super) fn begin(&self, module: &mut Module) -> Block {
        let mut block = Block::default();
        for (_, _, offset) in self.of_launches() {
            block.add_words(module, offset, DIMENSIONS);
            block.skip_to(offset + STRIDE);
        }
        block
    }

    /// The words about arguments of a kernel, with their variables.
    pub(super) fn of_kernel(&self, kernel: FunctionId) -> impl Iterator<Item = (Inst, u32, GlobalId)> {
        self.entries.iter().filter_map(move |entry| match entry.argument {
            Some((function, ordinal)) if function == kernel => Some((entry.kind, ordinal, entry.variable)),
            _ => None,
        })
    }

    /// The variables of all words.
    pub(super) fn variables(&self, module: &mut Module) -> Vec<Value> {
        self.entries.iter().map(|entry| Value::Const(module.global_const(entry.variable))).collect()
    }

    /// Whether a function uses some of the words.
    pub(super) fn are_used(&self, module: &mut Module, body: &Body) -> bool {
        uses(body, &self.variables(module))
    }

    /// Removes the variables that all kernels have places for.
    pub(super) fn end(&self, module: &mut Module) {
        for entry in &self.entries {
            leave(module, entry.variable);
        }
    }
}

/// Whether a function has an operand that is one of these.
pub(super) fn uses(body: &Body, values: &[Value]) -> bool {
    body.instructions().any(|(_, _, inst)| {
        let mut found = false;
        inst.kind.for_each_operand(|operand| found |= values.contains(&operand));
        found
    })
}

fn load(at: &mut Builder<'_>, variable: GlobalId, index: u32) -> Value {
    let i32 = at.module.types.int(32);
    let base = Value::Const(at.module.global_const(variable));
    let number = at.int32(index);
    let pointer = at.gep(i32, base, &[number]);
    at.load(i32, pointer, 4)
}
