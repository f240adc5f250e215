//! What was decided about a shader, for whoever asks for an explanation.

use llvm_model::{BlockId, Body, GlobalId, Id as _, InstId, Module, Name, TypeId};
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, storage_class};
use std::fmt;
use translate_common::llvm_type_name::type_name;
use translate_common::{LlvmPlace, Place};

/// A decision, and the place in the input that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The variable, or the access.
    pub place: Place,
    /// The decision.
    pub decision: Decision,
}

/// A decision about a shader.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Decision {
    /// A resource became a variable.
    Resource {
        /// Where it is bound; `None` for push constants.
        binding: Option<(u64, u64)>,
        /// The kind of memory.
        storage: StorageClass,
        /// The type of the variable.
        ty: String,
        /// Whether the content is an array of words, because Vulkan does not allow its layout otherwise.
        is_words: bool,
    },
    /// An access that LLVM IR makes by bytes, or as another type, follows the type of the variable.
    Path {
        /// The variable.
        variable: String,
    },
    /// An access of one of several variables became one for each of them, of which one is executed.
    Guard {
        /// The variables.
        variables: Vec<String>,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.decision {
            Decision::Resource { binding, storage, ty, is_words } => {
                match binding {
                    Some((set, binding)) => write!(f, "set {set}, binding {binding}, ")?,
                    None => f.write_str("push constants, ")?,
                }
                write!(f, "in {storage:?}, of type {ty}")?;
                f.write_str(if *is_words { ", with an array of words as its content" } else { "" })
            }
            Decision::Path { variable } => write!(f, "accessed by the type of {variable}"),
            Decision::Guard { variables } => {
                write!(f, "guarded: one access of each of {}", variables.join(", "))
            }
        }
    }
}

/// The notes of a run; nothing is noted if nobody asks.
#[derive(Debug, Default)]
pub struct Notes {
    notes: Option<Vec<Note>>,
}

impl Notes {
    /// Begins without notes.
    pub fn new(is_wanted: bool) -> Notes {
        Notes { notes: is_wanted.then(Vec::new) }
    }

    /// Whether anybody asks.
    pub(crate) fn are_wanted(&self) -> bool {
        self.notes.is_some()
    }

    /// Returns the notes, in the order of the module.
    pub fn into_list(self) -> Vec<Note> {
        self.notes.unwrap_or_default()
    }

    /// Notes the resources among the globals from number `first` on; `is_words` returns whether a variable of a type is words.
    pub(crate) fn resources(&mut self, module: &Module, first: usize, is_words: impl Fn(TypeId) -> bool) {
        let Some(notes) = &mut self.notes else { return };
        for id in (first..module.globals.len()).map(GlobalId::from_index) {
            let global = &module.globals[id];
            let Some(storage) = storage_class(SHADER_STORAGE, global.props.address_space) else { continue };
            let binding = binding(module, id);
            if binding.is_none() && storage != StorageClass::PushConstant {
                continue;
            }
            let is_words = is_words(global.value_type);
            let ty = type_name(module, global.value_type);
            let place = Place::llvm_global(global.props.name.to_string_lossy());
            notes.push(Note { place, decision: Decision::Resource { binding, storage, ty, is_words } });
        }
    }

    /// Notes a decision about an instruction.
    pub(crate) fn add(
        &mut self,
        module: &Module,
        body: &Body,
        at: (&Name, BlockId, InstId),
        decision: impl FnOnce() -> Decision,
    ) {
        let Some(notes) = &mut self.notes else { return };
        let (function, block, inst) = at;
        let this = &body.insts[inst];
        let callee = translate_common::llvm_place::callee(module, &this.kind);
        let operation = match &callee {
            Some(name) => format!("call @{name}"),
            None => this.kind.keyword().to_owned(),
        };
        let name = body.names.get(inst);
        let item = match name.is_empty() {
            true => operation,
            false => format!("%{name} = {operation}"),
        };
        let place = Place::Llvm(LlvmPlace {
            function: function.to_string_lossy().into_owned(),
            block: body.blocks[block].name.to_string_lossy().into_owned(),
            item,
            callee,
            ..LlvmPlace::default()
        });
        notes.push(Note { place, decision: decision() });
    }
}

/// The set and the binding that a global is decorated with.
fn binding(module: &Module, global: GlobalId) -> Option<(u64, u64)> {
    let kind = module.find_md_kind(BY_NUMBER)?;
    let (_, list) = module.globals[global].attachments.iter().find(|(of, _)| *of == kind)?;
    let stated = |wanted: Decoration| {
        module.tuple(*list).iter().flatten().find_map(|node| match module.tuple(*node) {
            &[Some(number), Some(value)] if module.md_u64(number) == Some(wanted.0.into()) => {
                module.md_u64(value)
            }
            _ => None,
        })
    };
    Some((stated(Decoration::DescriptorSet)?, stated(Decoration::Binding)?))
}
