//! The place of a variable in the executable form, and the decorations that determine it.

use crate::layout::Layout;
use llvm_model::{GlobalId, GlobalVariable, Module};
use spirv_grammar::Decoration;
use spirv_mapping::convention::decorations;
use std::rc::Rc;
use translate_common::shaders;

/// The place of a variable.
#[derive(Clone, Debug)]
pub(crate) enum Home {
    /// In the buffer of a binding.
    Binding { set: u32, binding: u32, layout: Rc<Layout> },
    /// In the push constants.
    PushConstants(Rc<Layout>),
    /// In the memory of the workgroup, so many bytes from its start, with its layout if that is stated.
    Workgroup(u64, Option<Rc<Layout>>),
    /// A member of the invocation's frame.
    Frame(u32),
    /// A global variable of the module that is made, with its layout if that is stated.
    Global(GlobalId, Option<Rc<Layout>>),
}

impl Home {
    /// Returns the layout of the variable, if it is stated.
    pub(crate) fn layout(&self) -> Option<&Rc<Layout>> {
        match self {
            Home::Binding { layout, .. }
            | Home::PushConstants(layout)
            | Home::Workgroup(_, Some(layout))
            | Home::Global(_, Some(layout)) => Some(layout),
            Home::Workgroup(_, None) | Home::Global(_, None) | Home::Frame(_) => None,
        }
    }
}

/// Returns the literal of a decoration of a variable.
pub(crate) fn decoration(from: &Module, global: &GlobalVariable, wanted: Decoration) -> Option<u32> {
    let kind = from.find_md_kind(decorations::BY_NUMBER)?;
    let list = from.tuple(global.attachment(kind)?);
    let mut all = list.iter().flatten().filter_map(|&node| shaders::decoration(from, node));
    all.find(|(known, _)| *known == wanted)?.1
}
