//! Initial values of variables that a specialization chooses (`!spirv.SpecConstants`).

use crate::lower::module::Globals;
use llvm_model::{Constant, GlobalVariable, MdId, Metadata, Module, Name, Type, TypeId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::modules;
use spirv_module::{Id, Op};
use translate_common::Lost;
use translate_common::losses::LossReason;

/// The depth of composites that is looked into.
const MAX_DEPTH: usize = 64;

/// Returns whether metadata states what a specialization chooses of the initial value.
pub(super) fn is_open(module: &Module, global: &GlobalVariable) -> bool {
    node_of(module, global).is_some()
}

fn node_of(module: &Module, global: &GlobalVariable) -> Option<MdId> {
    let kind = module.find_md_kind(modules::SPEC_CONSTANTS)?;
    global.attachments.iter().find(|(other, _)| *other == kind).map(|(_, node)| *node)
}

impl Globals<'_> {
    /// Returns the initializer that a specialization chooses; `None` if the variable has none. Metadata that does not fit the
    /// variable is reported as lost.
    pub(super) fn open_initializer(&mut self, global: &GlobalVariable, want: Id) -> Option<Id> {
        let node = node_of(self.module(), global)?;
        let made = Parts::default().part(self, node, (global.value_type, want), MAX_DEPTH);
        if made.is_none() {
            self.report().lose(Lost::Metadata("spirv.SpecConstants".into(), LossReason::Operands));
        }
        made
    }
}

/// The parts that have been made: nodes may have common parts.
#[derive(Default)]
struct Parts(FxHashMap<(MdId, Id), Id>);

impl Parts {
    /// Emits the constant of a node, whose type is given in LLVM IR and in SPIR-V.
    fn part(
        &mut self,
        globals: &mut Globals<'_>,
        node: MdId,
        (ty, want): (TypeId, Id),
        depth: usize,
    ) -> Option<Id> {
        let depth = depth.checked_sub(1)?;
        if let Some(&known) = self.0.get(&(node, want)) {
            return Some(known);
        }
        let module = globals.module();
        let made = match &module.metadata[node] {
            Metadata::Constant(constant) if module.constants.ty(*constant) == ty => {
                globals.constant(*constant, want)
            }
            Metadata::Tuple { operands, .. } => {
                let (word, rest) = operands.split_first()?;
                match module.md_string((*word)?)?.as_str()? {
                    modules::SPEC_CONSTANT => scalar(globals, rest, (ty, want))?,
                    modules::SPEC_CONSTANT_COMPOSITE => self.composite(globals, rest, (ty, want), depth)?,
                    _ => return None,
                }
            }
            _ => return None,
        };
        self.0.insert((node, want), made);
        Some(made)
    }

    fn composite(
        &mut self,
        globals: &mut Globals<'_>,
        nodes: &[Option<MdId>],
        (ty, want): (TypeId, Id),
        depth: usize,
    ) -> Option<Id> {
        let types = &globals.module().types;
        if types.element_count(ty)? != nodes.len() as u64 {
            return None;
        }
        let mut parts = Vec::with_capacity(nodes.len());
        for (index, &node) in nodes.iter().enumerate() {
            let element = types.element(ty, index as u64)?;
            let wanted = globals.types.shapes().element_type(want, index as u64)?;
            parts.push(self.part(globals, node?, (element, wanted), depth)?.0);
        }
        Some(globals.pool().composite(Op::SpecConstantComposite, want, parts))
    }
}

/// Makes the specialization constant of `!{i32 number, T default}`.
fn scalar(globals: &mut Globals<'_>, operands: &[Option<MdId>], (ty, want): (TypeId, Id)) -> Option<Id> {
    let module = globals.module();
    let &[number, default] = operands else { return None };
    let number = u32::try_from(module.md_u64(number?)?).ok()?;
    let Metadata::Constant(default) = module.metadata[default?] else { return None };
    let is_number = match &module.types[ty] {
        // In memory truth values are bytes, which no specialization constant is.
        Type::Integer(width) => *width > 1,
        Type::Half | Type::Float | Type::Double => true,
        _ => false,
    };
    if !is_number || module.constants.ty(default) != ty || globals.types.value_type(ty) != want {
        return None;
    }
    let bits = match &module.constants[default] {
        Constant::Int(bits) | Constant::Float(bits) => bits.to_u64()?,
        Constant::Null => 0,
        _ => return None,
    };
    let (constants, pool) = globals.spec_constants();
    Some(constants.scalar(pool, number, (&module.types[ty], want), bits, &Name::default()))
}
