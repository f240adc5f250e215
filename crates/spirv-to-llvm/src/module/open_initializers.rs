//! Initial values of variables that a specialization chooses (`!spirv.SpecConstants`).
//!
//! The variable has the default values in LLVM IR. It is `externally_initialized`, so that no pass takes these for the only
//! ones.

use crate::module::Raise;
use crate::module::constants::OpenConstant;
use llvm_model::{MdId, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::modules;

/// Returns the node for the open constant that is the initializer of a variable. `None` if this form cannot have it: truth
/// values have another type in memory, and expressions have no node.
pub(crate) fn node(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let mut found = Nodes::default();
    found.visit(m, id)?;
    let Nodes { nodes, scalars } = found;
    m.spec_constants.note_stated(id, scalars);
    nodes.get(&id).copied()
}

/// The nodes of the parts that have been visited.
#[derive(Default)]
struct Nodes {
    nodes: FxHashMap<u32, MdId>,
    scalars: FxHashSet<u32>,
}

impl Nodes {
    /// Makes the nodes of a constant and of its parts, without recursion: composites can be nested deeply.
    fn visit(&mut self, m: &mut Raise<'_>, id: u32) -> Option<()> {
        let mut todo = vec![id];
        while let Some(&id) = todo.last() {
            let waiting = self.waiting(m, id);
            if waiting.is_empty() {
                let node = self.make(m, id)?;
                self.nodes.insert(id, node);
                todo.pop();
            } else {
                todo.extend(waiting);
            }
        }
        Some(())
    }

    /// The parts of a constant that have no node yet.
    fn waiting(&self, m: &Raise<'_>, id: u32) -> Vec<u32> {
        match m.spec_constants.open(id) {
            Some(OpenConstant::Composite(parts)) if !self.nodes.contains_key(&id) => {
                let mut parts: Vec<u32> =
                    parts.iter().copied().filter(|part| !self.nodes.contains_key(part)).collect();
                parts.sort_unstable();
                parts.dedup();
                parts
            }
            _ => Vec::new(),
        }
    }

    /// Makes the node of a constant whose parts have theirs.
    fn make(&mut self, m: &mut Raise<'_>, id: u32) -> Option<MdId> {
        let constant = m.ids.constant(id).ok()?;
        let ty = m.out.constants.ty(constant);
        match m.spec_constants.open(id).cloned() {
            None => Some(m.nodes.constant(&mut m.out, constant)),
            Some(OpenConstant::Scalar(number)) if m.out.types[ty] != Type::Integer(1) => {
                self.scalars.insert(id);
                let word = m.nodes.string(&mut m.out, modules::SPEC_CONSTANT);
                let number = m.nodes.u32(&mut m.out, number);
                let default = m.nodes.constant(&mut m.out, constant);
                Some(m.nodes.tuple(&mut m.out, &[Some(word), Some(number), Some(default)]))
            }
            Some(OpenConstant::Composite(parts)) if !m.types.is_wrapper(ty) => {
                let word = m.nodes.string(&mut m.out, modules::SPEC_CONSTANT_COMPOSITE);
                let mut operands = vec![Some(word)];
                for part in parts {
                    operands.push(Some(self.nodes.get(&part).copied()?));
                }
                Some(m.nodes.tuple(&mut m.out, &operands))
            }
            Some(_) => None,
        }
    }
}
