//! Constants outside functions that a specialization chooses: initial values of variables (`!spirv.SpecConstants`), and the
//! size of workgroups (`!spirv.WorkgroupSize`).

use crate::lower::module::Globals;
use crate::lower::types::{Types, spec_nodes};
use llvm_model::{ConstId, GlobalVariable, MdId, Module, Type};
use spirv_mapping::convention::specialization;
use spirv_module::{BuiltIn, Decoration, Id};
use translate_common::Lost;
use translate_common::losses::LossReason;

/// Returns whether metadata states which parts of the initial value a specialization chooses.
pub(super) fn is_open(module: &Module, global: &GlobalVariable) -> bool {
    node_of(module, global).is_some()
}

fn node_of(module: &Module, global: &GlobalVariable) -> Option<MdId> {
    let kind = module.find_md_kind(specialization::SPEC_CONSTANTS)?;
    global.attachments.iter().find(|(other, _)| *other == kind).map(|(_, node)| *node)
}

impl<'m> spec_nodes::Constants<'m> for Globals<'m> {
    fn types(&mut self) -> &mut Types<'m> {
        &mut self.types
    }

    fn constant(&mut self, id: ConstId, want: Id) -> Option<Id> {
        Some(Globals::constant(self, id, want))
    }
}

impl Globals<'_> {
    /// Returns the initializer that a specialization chooses; `None` if the variable has none. Metadata that does not fit the
    /// variable is reported as lost.
    pub(super) fn open_initializer(&mut self, global: &GlobalVariable, want: Id) -> Option<Id> {
        let node = node_of(self.module(), global)?;
        let made = spec_nodes::emit(self, node, (global.value_type, want));
        if made.is_none() {
            self.report().lose(Lost::Metadata("spirv.SpecConstants".into(), LossReason::Operands));
        }
        made
    }

    /// Emits the constant that is decorated BuiltIn WorkgroupSize, if a specialization chooses it.
    pub(in crate::lower) fn lower_workgroup_size(&mut self) {
        let module = self.module();
        let Some(list) = module.named(specialization::WORKGROUP_SIZE) else { return };
        let size = match *list.operands {
            [node] => module.tuple(node).first().copied().flatten(),
            _ => None,
        };
        let made = size.and_then(|size| spec_nodes::emit_value(self, size));
        let is_size = |ty| {
            let types = &module.types;
            types.lanes(ty) == Some(3) && types[types.scalar(ty)] == Type::Integer(32)
        };
        match made.filter(|(ty, _)| is_size(*ty)) {
            Some((_, id)) => self.out().decorate(id, Decoration::BuiltIn, &[BuiltIn::WorkgroupSize.0]),
            None => self.report().lose(Lost::Metadata("spirv.WorkgroupSize".into(), LossReason::Operands)),
        }
    }
}
