//! The debug-info nodes of the module that is written, by their SPIR-V instructions. Only `debug_info` interprets them.

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
    /// The instruction whose operands it has.
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
    /// The instructions.
    rows: Vec<Row>,
    /// Where the rows of ids are, counted from 1: of those below [`NEAR`], and of others, which are rare.
    row_of: Vec<u32>,
    far: FxHashMap<u32, u32>,
    /// The ids in the order of the module.
    pub(crate) order: Vec<u32>,
    /// Names of types, by the ids of their instructions.
    pub(crate) names: FxHashMap<u32, MdId>,
    /// The definitions of the declarations that stand for them.
    pub(crate) defined: FxHashMap<u32, u32>,
    /// Static members that variables define.
    pub(crate) declared_members: FxHashSet<MdId>,
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
    /// The variables of functions with a record of their place.
    pub(crate) placed: FxHashSet<MdId>,
    /// The functions that variables are of, and the numbers of the parameters that they are, as far as records name them.
    pub(crate) variables: FxHashMap<MdId, (Option<MdId>, u64)>,
    /// The variables of the module, each with the node of its expression.
    pub(crate) globals: Vec<(MdId, MdId)>,
    /// The type of which nothing is known.
    pub(crate) unknown_type: Option<MdId>,
    /// The names of the packs that parameters of templates are in, by the ids of the template and of the parameter.
    pub(crate) packs: FxHashMap<(u32, u32), u32>,
    /// The expressions of variables of the module from imports.
    pub(crate) expressions: FxHashMap<MdId, MdId>,
    /// The address spaces that some expression names, as compilers state them for variables.
    pub(crate) named_spaces: FxHashSet<u64>,
    /// Expressions that LLVM does not accept.
    pub(crate) bad_expressions: FxHashSet<MdId>,
}

/// The ids below this have their rows in a list without holes.
const NEAR: usize = 1 << 20;

/// The state of an instruction.
#[derive(Clone, Copy, Debug)]
struct Row {
    said: Said,
    /// Where its scopes lead to, once that has been asked.
    home: Option<Home>,
    /// Whether something names it.
    is_used: bool,
}

impl DebugNodes {
    /// Whether the module has no debug information.
    pub(crate) fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Makes room for so many instructions.
    pub(crate) fn reserve(&mut self, instructions: usize) {
        self.rows.reserve(instructions);
        self.order.reserve(instructions);
    }

    /// Notes an instruction by its id.
    pub(crate) fn insert(&mut self, id: u32, said: Said) {
        self.rows.push(Row { said, home: None, is_used: false });
        self.order.push(id);
        let row = u32::try_from(self.rows.len()).unwrap_or(0);
        let at = id as usize;
        if at >= NEAR {
            self.far.insert(id, row);
            return;
        }
        if at >= self.row_of.len() {
            self.row_of.resize(at + 1, 0);
        }
        self.row_of[at] = row;
    }

    /// Where the row of an id is.
    #[inline]
    fn place(&self, id: u32) -> Option<usize> {
        let row = match self.row_of.get(id as usize) {
            Some(&row) => row,
            None if (id as usize) < NEAR => return None,
            None => *self.far.get(&id)?,
        };
        (row as usize).checked_sub(1)
    }

    #[inline]
    fn row(&self, id: u32) -> Option<&Row> {
        self.rows.get(self.place(id)?)
    }

    fn row_mut(&mut self, id: u32) -> Option<&mut Row> {
        let place = self.place(id)?;
        self.rows.get_mut(place)
    }

    /// The instruction with this id.
    #[inline]
    pub(crate) fn get(&self, id: u32) -> Option<Said> {
        self.row(id).map(|row| row.said)
    }

    /// The instruction with this id, which something names.
    #[inline]
    pub(crate) fn make_use(&mut self, id: u32) -> Option<Said> {
        let row = self.row_mut(id)?;
        row.is_used = true;
        Some(row.said)
    }

    /// Sets the node of an instruction.
    pub(crate) fn stand_for(&mut self, id: u32, node: MdId) {
        self.set_node(id, Some(node));
    }

    /// Sets the node of an instruction, or that it has none.
    pub(crate) fn set_node(&mut self, id: u32, node: Option<MdId>) {
        if let Some(row) = self.row_mut(id) {
            row.said.node = node;
        }
    }

    /// Sets the instruction that one stands in for.
    pub(crate) fn set_inst(&mut self, id: u32, inst: Inst) {
        if let Some(row) = self.row_mut(id) {
            row.said.inst = inst;
        }
    }

    /// Notes that something names an instruction.
    pub(crate) fn mark_used(&mut self, id: u32) {
        if let Some(row) = self.row_mut(id) {
            row.is_used = true;
        }
    }

    /// Whether something names an instruction.
    pub(crate) fn is_used(&self, id: u32) -> bool {
        self.row(id).is_some_and(|row| row.is_used)
    }

    /// Where the scopes of an instruction lead to, once that is known.
    pub(crate) fn home(&self, id: u32) -> Option<Home> {
        self.row(id)?.home
    }

    /// Notes where the scopes of an instruction lead to.
    pub(crate) fn set_home(&mut self, id: u32, home: Home) {
        if let Some(row) = self.row_mut(id) {
            row.home = Some(home);
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

/// A node of the module, to be changed.
pub(crate) fn node_mut(out: &mut Module, id: MdId) -> Option<&mut DebugNode> {
    match &mut out.metadata[id] {
        Metadata::Debug(node) => Some(node),
        _ => None,
    }
}

/// Sets a field of a node.
pub(crate) fn set(out: &mut Module, id: MdId, field: &str, value: DiField) {
    if let Some(node) = node_mut(out, id) {
        node.set(field, value);
    }
}
