//! The places of a shader's variables: in the memory of the invocation, of the workgroup, or of the host.

use crate::convert::Converter;
use crate::form::Form;
use crate::home::{Home, decoration};
use crate::images;
use crate::layout::{self, Layouts};
use crate::mlir;
use crate::problem::Res;
use llvm_model::{ConstId, Constant, GlobalId, GlobalVariable, Linkage, Module, TypeId};
use rustc_hash::FxHashMap;
use spirv_grammar::{BuiltIn, Decoration, StorageClass};
use spirv_mapping::convention::{decorations, memory};
use translate_common::llvm_place::{At, build};
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, shaders};

/// A member of the frame that is not the pointer to the context.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameVariable {
    /// The type, in the module that is made.
    pub(crate) ty: TypeId,
    /// The first value.
    pub(crate) initial: Initial,
}

/// The first value of a variable of an invocation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Initial {
    Undefined,
    /// A constant of the module that is made.
    Constant(ConstId),
    BuiltIn(BuiltIn),
}

/// All variables.
#[derive(Default)]
pub(crate) struct Variables {
    homes: FxHashMap<GlobalId, Home>,
    /// The members of the frame behind the pointer to the context.
    pub(crate) frame: Vec<FrameVariable>,
    /// The bytes of memory that a workgroup needs.
    pub(crate) workgroup_size: u64,
    /// Whether memory of workgroups has an explicit layout.
    pub(crate) has_workgroup_blocks: bool,
    /// The parts of the workgroup's memory that are zero at first: bytes from its start, and their number.
    pub(crate) zeroed: Vec<(u64, u64)>,
}

impl Variables {
    /// Finds a place for every variable of `from`; `diagnostics` gets an error for each that has none.
    pub(crate) fn place(
        from: &Module,
        out: &mut Module,
        converter: &mut Converter<'_>,
        layouts: &Layouts<'_>,
        form: &Form,
        diagnostics: &mut Diagnostics,
    ) -> Variables {
        let has_workgroup_blocks = from.globals.values().any(|global| {
            storage_class(global) == Some(StorageClass::Workgroup) && layouts.is_block(global.value_type)
        });
        let mut variables = Variables { has_workgroup_blocks, ..Variables::default() };
        for global in from.globals.values().filter(|global| is_shared(from, layouts, global)) {
            // An error is reported where the variable is placed.
            let size = layouts.of(global.value_type).ok();
            let size = size.and_then(|layout| layout::size(from, global.value_type, &layout));
            variables.workgroup_size = variables.workgroup_size.max(size.unwrap_or(0));
        }
        for (index, (id, global)) in from.globals.iter().enumerate() {
            if is_annotation(global) {
                continue;
            }
            match variables.home(from, out, converter, layouts, form, global) {
                Ok(home) => {
                    variables.homes.insert(id, home);
                }
                Err(problem) => diagnostics.push(problem.at(build(from, At::Global(index as u32)))),
            }
        }
        variables
    }

    /// Where a variable is.
    pub(crate) fn of(&self, global: GlobalId) -> Option<&Home> {
        self.homes.get(&global)
    }

    fn home(
        &mut self,
        from: &Module,
        out: &mut Module,
        converter: &mut Converter<'_>,
        layouts: &Layouts<'_>,
        form: &Form,
        global: &GlobalVariable,
    ) -> Res<Home> {
        let space = global.props.address_space;
        let class = storage_class(global).ok_or(ExecutableProblem::AddressSpace { space })?;
        if form.is_mlir() {
            return mlir::variables::declare(from, out, converter, layouts, form, (global, class));
        }
        let host = &form.host;
        let decoration = |wanted| decoration(from, global, wanted);
        let is_image =
            class == StorageClass::UniformConstant && images::holds_resource(from, global.value_type);
        if is_image || [StorageClass::StorageBuffer, StorageClass::Uniform].contains(&class) {
            let number = |wanted: Decoration, name: &'static str| {
                decoration(wanted).ok_or(ExecutableProblem::NoDecoration { decoration: name })
            };
            return Ok(Home::Binding {
                set: number(Decoration::DescriptorSet, "DescriptorSet")?,
                binding: number(Decoration::Binding, "Binding")?,
                layout: layouts.of_resource(global.value_type)?,
            });
        }
        if class == StorageClass::PushConstant {
            return Ok(Home::PushConstants(layouts.of(global.value_type)?));
        }
        let ty = converter.memory_ty(from, out, global.value_type)?;
        if class == StorageClass::Workgroup {
            let (size, align, layout) = if self.has_workgroup_blocks {
                let layout = layouts.of(global.value_type)?;
                (layout::size(from, global.value_type, &layout), Some(BLOCK_ALIGN), Some(layout))
            } else {
                let data_layout = &host.data_layout;
                (data_layout.alloc_size(&out.types, ty), data_layout.abi_align(&out.types, ty), None)
            };
            let (size, align) = size.zip(align).ok_or(ExecutableProblem::UnknownSize)?;
            let offset = self.place_in_workgroup(is_shared(from, layouts, global), size, align)?;
            if is_zeroed(from, global)? {
                self.zeroed.push((offset, size));
            }
            return Ok(Home::Workgroup(offset, layout));
        }
        let initial = match class {
            StorageClass::Private => match global.initializer {
                Some(initial) => Initial::Constant(converter.constant(from, out, initial)?),
                None => Initial::Undefined,
            },
            StorageClass::Input => match decoration(Decoration::BuiltIn) {
                Some(builtin) => Initial::BuiltIn(BuiltIn(builtin)),
                None => return Err(ExecutableProblem::StageInput.into()),
            },
            _ => {
                let memory = class.name().unwrap_or("this storage class").to_owned();
                return Err(ExecutableProblem::Variable { memory }.into());
            }
        };
        self.frame.push(FrameVariable { ty, initial });
        // The pointer to the context is in front.
        Ok(Home::Frame(self.frame.len() as u32))
    }
}

impl Variables {
    /// A place for a variable in the memory of the workgroup, in bytes from its start. Variables that share memory have it at
    /// its start, where there is room for the largest.
    fn place_in_workgroup(&mut self, is_shared: bool, size: u64, align: u64) -> Res<u64> {
        if is_shared {
            return Ok(0);
        }
        let offset = self.workgroup_size.checked_next_multiple_of(align.max(1));
        let end = offset.and_then(|offset| offset.checked_add(size)).ok_or(ExecutableProblem::TooLarge)?;
        self.workgroup_size = end;
        Ok(end - size)
    }
}

/// The alignment of blocks in the memory of workgroups, in bytes.
const BLOCK_ALIGN: u64 = 16;

fn storage_class(global: &GlobalVariable) -> Option<StorageClass> {
    memory::storage_class(memory::SHADER_STORAGE, global.props.address_space)
}

/// Whether a variable is a text or a list that describes others, which no program reads.
fn is_annotation(global: &GlobalVariable) -> bool {
    let props = &global.props;
    props.section == ANNOTATIONS || (props.linkage == Linkage::Private && global.is_constant)
}

/// The section of texts that describe something.
const ANNOTATIONS: &str = "llvm.metadata";

/// Whether a variable shares its memory with the others that do: a block of workgroups that is decorated Aliased.
///
/// Source: SPV_KHR_workgroup_memory_explicit_layout.
fn is_shared(from: &Module, layouts: &Layouts<'_>, global: &GlobalVariable) -> bool {
    storage_class(global) == Some(StorageClass::Workgroup)
        && layouts.is_block(global.value_type)
        && is_decorated(from, global, Decoration::Aliased)
}

/// Whether a variable of workgroups is zero at first.
fn is_zeroed(from: &Module, global: &GlobalVariable) -> Res<bool> {
    let Some(initial) = global.initializer else { return Ok(false) };
    match &from.constants[initial] {
        Constant::Undef | Constant::Poison => Ok(false),
        _ if from.constants.is_zero(initial) => Ok(true),
        _ => Err(ExecutableProblem::WorkgroupInitializer.into()),
    }
}

/// Whether a variable has a decoration.
fn is_decorated(from: &Module, global: &GlobalVariable, wanted: Decoration) -> bool {
    let list = from.find_md_kind(decorations::BY_NUMBER).and_then(|kind| global.attachment(kind));
    let list = list.map_or(&[][..], |list| from.tuple(list));
    let mut all = list.iter().flatten().filter_map(|&node| shaders::decoration(from, node));
    all.any(|(known, _)| known == wanted)
}
