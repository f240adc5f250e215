//! Push constants: numbers that the host gives for each launch, beside the arguments.

use crate::hlsl::variables::declare_without_binding;
use llvm_model::{Builder, FunctionId, GlobalId, InstBuilder as _, Module, Value};
use spirv_grammar::StorageClass;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// What the words in front of the arguments are.
#[derive(Default)]
pub(super) struct PushConstants {
    variable: Option<GlobalId>,
    entries: Vec<Entry>,
    words: u32,
}

/// Some words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    /// The instruction that states them.
    pub(super) kind: Inst,
    /// The kernel and the argument that they are about.
    pub(super) argument: Option<(FunctionId, u32)>,
    /// Where they begin, and how many they are.
    pub(super) word: u32,
    pub(super) count: u32,
}

impl PushConstants {
    /// Adds the load of word `index` of some words, which are declared if they are not yet.
    pub(super) fn load(
        &mut self,
        at: &mut Builder<'_>,
        kind: Inst,
        argument: Option<(FunctionId, u32)>,
        count: u32,
        index: u32,
    ) -> Value {
        let known = self.entries.iter().find(|entry| (entry.kind, entry.argument) == (kind, argument));
        let first = known.map_or(self.words, |entry| entry.word);
        if known.is_none() {
            self.entries.push(Entry { kind, argument, word: first, count });
            self.words += count;
        }
        let variable = self.variable(at.module);
        let i32 = at.module.types.int(32);
        let base = Value::Const(at.module.global_const(variable));
        let number = at.int32(first + index);
        let pointer = at.gep(i32, base, &[number]);
        at.load(i32, pointer, 4)
    }

    /// The variable, which gets its type when all words are known.
    fn variable(&mut self, module: &mut Module) -> GlobalId {
        *self.variable.get_or_insert_with(|| {
            let ty = module.types.int(32);
            declare_without_binding(module, ty, StorageClass::PushConstant, &"launch".into())
        })
    }

    /// The variable, if there are words.
    pub(super) fn declared(&self) -> Option<GlobalId> {
        self.variable
    }

    /// The number of words.
    pub(super) fn words(&self) -> u32 {
        self.words
    }

    /// What the words are.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
