//! Which metadata of instructions is looked for.

use llvm_model::{MdKindId, Module};
use spirv_mapping::convention::{aliasing, control, decorations, loops, memory, shaders};

/// The metadata kinds that are looked for, when the module has them.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct Kinds {
    pub(in crate::lower) nontemporal: Option<MdKindId>,
    pub(in crate::lower) image_nontemporal: Option<MdKindId>,
    pub(in crate::lower) loop_: Option<MdKindId>,
    pub(in crate::lower) prof: Option<MdKindId>,
    pub(in crate::lower) fpmath: Option<MdKindId>,
    pub(in crate::lower) decorations: Option<MdKindId>,
    pub(in crate::lower) loop_merge: Option<MdKindId>,
    pub(in crate::lower) selection_merge: Option<MdKindId>,
    pub(in crate::lower) initializer: Option<MdKindId>,
    pub(in crate::lower) signed: Option<MdKindId>,
    pub(in crate::lower) volatile: Option<MdKindId>,
    /// Those of the lists of aliasing, in the order of the convention.
    pub(in crate::lower) aliasing: [Option<MdKindId>; aliasing::COUNT],
}

impl Kinds {
    pub(in crate::lower) fn of(module: &Module) -> Kinds {
        Kinds {
            nontemporal: module.find_md_kind(memory::NONTEMPORAL),
            image_nontemporal: module.find_md_kind(memory::IMAGE_NONTEMPORAL),
            loop_: module.find_md_kind(loops::KIND),
            prof: module.find_md_kind(control::PROFILE),
            fpmath: module.find_md_kind("fpmath"),
            decorations: module.find_md_kind(decorations::BY_NUMBER),
            loop_merge: module.find_md_kind(shaders::LOOP_MERGE),
            selection_merge: module.find_md_kind(shaders::SELECTION_MERGE),
            initializer: module.find_md_kind(shaders::INITIALIZER),
            signed: module.find_md_kind(shaders::SIGNED),
            volatile: module.find_md_kind(shaders::VOLATILE),
            aliasing: aliasing::LISTS.map(|pair| module.find_md_kind(pair.llvm)),
        }
    }
}
