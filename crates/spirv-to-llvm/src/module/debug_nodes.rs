//! The debug-info nodes of the module that is made, by what names them in SPIR-V. What they mean is known to
//! `debug_info` alone.

use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, FunctionId, MdId, Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::debug_info::{Dialect, Form, Inst};

/// An instruction of a debug-info set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    /// The number of the instruction in the module.
    pub(crate) index: u32,
    /// The set.
    pub(crate) dialect: Dialect,
    /// Whose operands it has.
    pub(crate) form: Form,
    /// The instruction of the set.
    pub(crate) inst: Inst,
    /// The node that it stands for, if there is one.
    pub(crate) node: Option<MdId>,
}

/// Where the scopes of an instruction lead to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Home {
    /// How many scopes there are.
    pub(crate) depth: usize,
    /// The outermost one.
    pub(crate) outermost: Option<u32>,
    /// Whether they are blocks up to a function.
    pub(crate) is_in_function: bool,
}

/// The debug-info nodes of the module.
#[derive(Default)]
pub(crate) struct DebugNodes {
    /// The instructions by their ids.
    pub(crate) said: FxHashMap<u32, Said>,
    /// The ids in the order of the module.
    pub(crate) order: Vec<u32>,
    /// Where the scopes of each lead to.
    pub(crate) homes: FxHashMap<u32, Home>,
    /// Names of types, by the ids of what stands for them.
    pub(crate) names: FxHashMap<u32, MdId>,
    /// The definitions of the declarations that stand for them.
    pub(crate) defined: FxHashMap<u32, u32>,
    /// Static members that variables define.
    pub(crate) declared_members: FxHashSet<MdId>,
    /// The ids that something names.
    pub(crate) used: FxHashSet<u32>,
    /// The subprograms that scopes of locations are in.
    pub(crate) subprogram_of: FxHashMap<MdId, Option<MdId>>,
    /// DIFile by the OpString of its path, which every line names.
    pub(crate) named_files: FxHashMap<u32, Option<MdId>>,
    /// DIFile by path.
    pub(crate) files: FxHashMap<Vec<u8>, MdId>,
    /// The first compile unit.
    pub(crate) unit: Option<MdId>,
    /// The subprograms of functions.
    pub(crate) subprograms: FxHashMap<FunctionId, MdId>,
    /// The subprograms among them.
    pub(crate) attached: FxHashSet<MdId>,
    /// The compile units of languages that LLVM has no number for, with SPIR-V's number.
    pub(crate) languages: Vec<(MdId, u32)>,
    /// The subprograms of entry points.
    pub(crate) entries: Vec<MdId>,
    /// The variables of functions that a record says the place of.
    pub(crate) placed: FxHashSet<MdId>,
    /// The variables of the module, each with the node that says its expression.
    pub(crate) globals: Vec<(MdId, MdId)>,
    /// The type of which nothing is known.
    pub(crate) unknown_type: Option<MdId>,
    /// The address spaces that some expression names, as compilers state them for variables.
    pub(crate) named_spaces: FxHashSet<u64>,
    /// Expressions that LLVM does not accept.
    pub(crate) bad_expressions: FxHashSet<MdId>,
}

impl DebugNodes {
    /// The instruction with this id.
    pub(crate) fn get(&self, id: u32) -> Option<Said> {
        self.said.get(&id).copied()
    }

    /// Says which node an instruction stands for.
    pub(crate) fn stand_for(&mut self, id: u32, node: MdId) {
        if let Some(said) = self.said.get_mut(&id) {
            said.node = Some(node);
        }
    }
}

/// Adds a node to the module.
pub(crate) fn add(out: &mut Module, node: DebugNode) -> MdId {
    out.metadata.push(Metadata::Debug(Box::new(node)))
}

/// A node of the module.
pub(crate) fn node(out: &Module, id: MdId) -> Option<&DebugNode> {
    match out.metadata.get(id)? {
        Metadata::Debug(node) => Some(node),
        _ => None,
    }
}

/// Sets a field of a node.
pub(crate) fn set(out: &mut Module, id: MdId, field: &str, value: DiField) {
    if let Metadata::Debug(node) = &mut out.metadata[id] {
        node.set(field, value);
    }
}
