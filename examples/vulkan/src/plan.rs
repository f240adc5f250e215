//! A launch as Vulkan sees it: descriptors, push constants and specialization constants.

use crate::block::{Block, Source};
use crate::ranges::{self, Region};
use crate::request::{Argument, Image, Launch, Memory};
use anyhow::{Context, Result, bail, ensure};
use spirv_llvm::reflection::{
    ArgumentKind, Descriptor, ImageChannelProperty, Kernel, Place, ProgramDataKind, Reflection,
};
use spirv_llvm::{ExecutionMode, Report};
use std::collections::BTreeMap;

/// The types of descriptors that kernels use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are those of Vulkan")]
pub enum DescriptorKind {
    StorageBuffer,
    UniformBuffer,
    SampledImage,
    StorageImage,
    Sampler,
    StorageTexelBuffer,
    UniformTexelBuffer,
}

/// What a descriptor names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// A buffer or an image.
    Source(Source),
    /// A buffer with these bytes.
    Block(Block),
    /// A sampler with this mask.
    Sampler(u32),
}

/// A descriptor with its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Its type.
    pub kind: DescriptorKind,
    /// What it names.
    pub contents: Contents,
}

/// A launch.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The entry point.
    pub entry_point: String,
    /// The descriptors.
    pub bindings: BTreeMap<Descriptor, Binding>,
    /// Each dispatch, with its specialization constants and its push constants.
    pub dispatches: Vec<(Region, BTreeMap<u32, u32>, Block)>,
}

impl Plan {
    /// Plans a launch by the reflection of a module, on a device whose sub-groups have `subgroup_size` work-items.
    ///
    /// # Errors
    /// The module has no such kernel, or the arguments or the range do not fit.
    pub fn of(report: &Report, launch: &Launch, memory: &[Memory], subgroup_size: u32) -> Result<Plan> {
        let reflection = report.reflection.as_ref().context("the module has no reflection of kernels")?;
        let kernel = reflection.kernels.iter().find(|kernel| kernel.name == launch.kernel);
        let kernel = kernel.with_context(|| no_kernel(reflection, &launch.kernel))?;
        let given = launch.arguments.len();
        if let Some(wanted) = kernel.argument_count {
            ensure!(given == wanted as usize, "the kernel has {wanted} arguments, {given} are given");
        }
        let mut draft =
            Draft { memory, bindings: BTreeMap::new(), constants: BTreeMap::new(), push: Block::default() };
        draft.program(reflection)?;
        draft.constants.extend(reflection.spec_constants.subgroup_max_size.map(|id| (id, subgroup_size)));
        draft.arguments(kernel, launch).with_context(|| format!("kernel `{}`", kernel.name))?;
        let local = local_size(report, reflection, kernel, launch)?;
        let regions =
            ranges::regions(launch.global, local, reflection.push_constants.region_offset.is_some())?;
        let dispatches = regions.into_iter().map(|region| {
            let (constants, push) = draft.for_region(reflection, launch, local, &region)?;
            Ok((region, constants, push))
        });
        let dispatches = dispatches.collect::<Result<_>>()?;
        Ok(Plan { entry_point: kernel.name.clone(), bindings: draft.bindings, dispatches })
    }
}

fn no_kernel(reflection: &Reflection, name: &str) -> String {
    let names: Vec<&str> = reflection.kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    format!("the module has no kernel `{name}`, but {names:?}")
}

/// Returns the work-group size: the one that the kernel requires, or the one of the launch.
fn local_size(
    report: &Report,
    reflection: &Reflection,
    kernel: &Kernel,
    launch: &Launch,
) -> Result<[u32; 3]> {
    let entry = report.entry_points.iter().find(|entry| entry.name == kernel.name);
    let stated = entry.and_then(|entry| {
        entry.modes.iter().find_map(|(mode, words)| match (*mode, words.as_slice()) {
            (ExecutionMode::LocalSize, &[x, y, z]) => Some([x, y, z]),
            _ => None,
        })
    });
    let is_chosen = reflection.spec_constants.workgroup_size.is_some();
    let fixed = kernel.required_workgroup_size.or(if is_chosen { None } else { stated });
    match (fixed, launch.local) {
        (Some(fixed), Some(local)) if fixed != local => {
            bail!("kernel `{}` has work-groups of {fixed:?}, the launch of {local:?}", kernel.name)
        }
        (Some(fixed), _) => Ok(fixed),
        (None, Some(local)) => Ok(local),
        (None, None) => stated.with_context(|| format!("kernel `{}` needs a work-group size", kernel.name)),
    }
}

struct Draft<'m> {
    memory: &'m [Memory],
    bindings: BTreeMap<Descriptor, Binding>,
    constants: BTreeMap<u32, u32>,
    push: Block,
}

impl Draft<'_> {
    fn bind(&mut self, descriptor: Descriptor, kind: DescriptorKind, contents: Contents) {
        self.bindings.insert(descriptor, Binding { kind, contents });
    }

    /// Returns the bytes of a buffer for values, which several arguments share.
    fn block(&mut self, descriptor: Descriptor, kind: DescriptorKind) -> Result<&mut Block> {
        let empty = || Binding { kind, contents: Contents::Block(Block::default()) };
        match &mut self.bindings.entry(descriptor).or_insert_with(empty).contents {
            Contents::Block(block) => Ok(block),
            _ => bail!("{descriptor:?} is used twice"),
        }
    }

    /// Adds the parts that all kernels share.
    fn program(&mut self, reflection: &Reflection) -> Result<()> {
        for (index, data) in reflection.data.iter().enumerate() {
            let kind = match data.kind {
                ProgramDataKind::ConstantUniform => DescriptorKind::UniformBuffer,
                _ => DescriptorKind::StorageBuffer,
            };
            self.source(data.place, kind, Source::Data(index))?;
        }
        if let Some(buffer) = reflection.printf_buffer {
            self.source(buffer.place, DescriptorKind::StorageBuffer, Source::Printf)?;
        }
        for sampler in &reflection.literal_samplers {
            self.bind(sampler.descriptor, DescriptorKind::Sampler, Contents::Sampler(sampler.mask));
        }
        Ok(())
    }

    /// Adds a buffer, or its address.
    fn source(&mut self, place: Place, kind: DescriptorKind, source: Source) -> Result<()> {
        match place {
            Place::Descriptor(descriptor) => self.bind(descriptor, kind, Contents::Source(source)),
            Place::PushConstant(range) => self.push.put_address(range, source)?,
            Place::Uniform(descriptor, range) => {
                self.block(descriptor, DescriptorKind::UniformBuffer)?.put_address(range, source)?;
            }
        }
        Ok(())
    }

    fn arguments(&mut self, kernel: &Kernel, launch: &Launch) -> Result<()> {
        let given = |ordinal: u32| {
            let argument = launch.arguments.get(ordinal as usize);
            argument.with_context(|| format!("argument {ordinal} is not given"))
        };
        for argument in &kernel.arguments {
            let passed = self.argument(argument.kind, given(argument.ordinal)?);
            passed.with_context(|| format!("argument {}", argument.ordinal))?;
        }
        for info in &kernel.image_channels {
            let image = self.image(given(info.ordinal)?)?;
            let number = match info.property {
                ImageChannelProperty::Order => image.order,
                ImageChannelProperty::DataType => image.data_type,
                other => bail!("the property {other:?} of an image is not known"),
            };
            match info.place {
                Place::PushConstant(range) => self.push.put(range, &number.to_le_bytes())?,
                Place::Uniform(descriptor, range) => {
                    let block = self.block(descriptor, DescriptorKind::UniformBuffer)?;
                    block.put(range, &number.to_le_bytes())?;
                }
                Place::Descriptor(_) => bail!("a property of an image is not a buffer"),
            }
        }
        for &(ordinal, range) in &kernel.sampler_masks {
            let Argument::Sampler(mask) = given(ordinal)? else {
                bail!("argument {ordinal} is not a sampler")
            };
            self.push.put(range, &mask.to_le_bytes())?;
        }
        Ok(())
    }

    fn argument(&mut self, kind: ArgumentKind, given: &Argument) -> Result<()> {
        use DescriptorKind as K;
        match (kind, given) {
            (ArgumentKind::StorageBuffer(at), &Argument::Memory(index)) => {
                self.bind(at, K::StorageBuffer, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::Uniform(at), &Argument::Memory(index)) => {
                self.bind(at, K::UniformBuffer, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::SampledImage(at), &Argument::Memory(index)) => {
                self.bind(at, K::SampledImage, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::StorageImage(at), &Argument::Memory(index)) => {
                self.bind(at, K::StorageImage, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::StorageTexelBuffer(at), &Argument::Memory(index)) => {
                self.bind(at, K::StorageTexelBuffer, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::UniformTexelBuffer(at), &Argument::Memory(index)) => {
                self.bind(at, K::UniformTexelBuffer, Contents::Source(Source::Memory(index)));
            }
            (ArgumentKind::PointerPushConstant(range), &Argument::Memory(index)) => {
                self.push.put_address(range, Source::Memory(index))?;
            }
            (ArgumentKind::PointerUniform(at, range), &Argument::Memory(index)) => {
                self.block(at, K::UniformBuffer)?.put_address(range, Source::Memory(index))?;
            }
            (ArgumentKind::PodStorageBuffer(at, range), Argument::Value(value)) => {
                self.block(at, K::StorageBuffer)?.put(range, value)?;
            }
            (ArgumentKind::PodUniform(at, range), Argument::Value(value)) => {
                self.block(at, K::UniformBuffer)?.put(range, value)?;
            }
            (ArgumentKind::PodPushConstant(range), Argument::Value(value)) => self.push.put(range, value)?,
            (ArgumentKind::Sampler(at), &Argument::Sampler(mask)) => {
                self.bind(at, K::Sampler, Contents::Sampler(mask));
            }
            (ArgumentKind::Workgroup { spec_id, element_size }, &Argument::Local(bytes)) => {
                self.constants.insert(spec_id, bytes.div_ceil(element_size.max(1)).max(1));
            }
            (kind, given) => bail!("the kernel takes a {}, not {given:?}", kind.name()),
        }
        Ok(())
    }

    fn image(&self, given: &Argument) -> Result<Image> {
        match given {
            Argument::Memory(index) => match self.memory.get(*index) {
                Some(Memory::Image(image, _)) => Ok(*image),
                _ => bail!("the argument is not an image"),
            },
            _ => bail!("the argument is not an image"),
        }
    }

    /// Returns the specialization constants and the push constants of a region.
    fn for_region(
        &self,
        reflection: &Reflection,
        launch: &Launch,
        local: [u32; 3],
        region: &Region,
    ) -> Result<(BTreeMap<u32, u32>, Block)> {
        let (mut constants, mut push) = (self.constants.clone(), self.push.clone());
        let (chosen, pushed) = (&reflection.spec_constants, &reflection.push_constants);
        // Also for a kernel that requires a size: a specialized size holds for all kernels.
        if let Some(ids) = chosen.workgroup_size {
            constants.extend(ids.into_iter().zip(region.local));
        }
        if let Some(ids) = chosen.global_offset {
            constants.extend(ids.into_iter().zip(launch.offset));
        }
        constants.extend(chosen.work_dim.map(|id| (id, launch.dimensions)));
        let groups = [0, 1, 2].map(|at| launch.global[at].div_ceil(local[at]));
        let begin = [0, 1, 2].map(|at| region.start[at].wrapping_add(launch.offset[at]));
        let dimensions = [
            (pushed.global_offset, launch.offset),
            (pushed.enqueued_local_size, local),
            (pushed.global_size, launch.global),
            // The identifiers of work-items count from here, so that it has the global offset in it.
            (pushed.region_offset, begin),
            (pushed.num_workgroups, groups),
            (pushed.region_group_offset, region.first_group),
        ];
        for (range, values) in dimensions {
            if let Some(range) = range {
                push.put_dimensions(range, values)?;
            }
        }
        let is_at_zero = launch.offset == [0; 3];
        let has_offset = chosen.global_offset.is_some()
            || pushed.global_offset.is_some()
            || pushed.region_offset.is_some();
        ensure!(is_at_zero || has_offset, "the module does not take a global offset");
        Ok((constants, push))
    }
}
