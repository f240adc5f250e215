//! Runs a plan: pipelines, descriptors, commands.
#![allow(unsafe_code, reason = "Vulkan is a C interface")]

use crate::formats;
use crate::plan::{Contents, DescriptorKind, Plan};
use crate::session::{Buffer, Session};
use anyhow::{Context, Result};
use ash::vk;
use std::collections::BTreeMap;
use std::ffi::CString;

impl Session<'_> {
    /// Runs the dispatches of a plan one after the other.
    pub(crate) fn run(&self, plan: &Plan) -> Result<()> {
        let mut made = Made::default();
        let result = self.run_with(plan, &mut made);
        made.destroy(self);
        result
    }

    fn run_with(&self, plan: &Plan, made: &mut Made) -> Result<()> {
        let logical = &self.device.logical;
        self.layouts(plan, made)?;
        self.descriptors(plan, made)?;
        let size = plan.dispatches.iter().map(|(_, _, push)| push.bytes.len()).max().unwrap_or(0);
        let stage = vk::ShaderStageFlags::COMPUTE;
        let push = [vk::PushConstantRange::default().stage_flags(stage).size(size as u32)];
        let push = if size == 0 { &[][..] } else { &push };
        let create =
            vk::PipelineLayoutCreateInfo::default().set_layouts(&made.layouts).push_constant_ranges(push);
        // SAFETY: here and below, all handles and structures live as long as the calls that take them.
        let layout = unsafe { logical.create_pipeline_layout(&create, None) }?;
        made.pipeline_layout = layout;
        for (region, constants, push) in &plan.dispatches {
            let pipeline = self.pipeline(plan, layout, constants)?;
            made.pipelines.push(pipeline);
            let push = self.bytes(push)?;
            let [x, y, z] = region.groups;
            let point = vk::PipelineBindPoint::COMPUTE;
            self.at_once(|commands| unsafe {
                logical.cmd_bind_pipeline(commands, point, pipeline);
                if !made.sets.is_empty() {
                    logical.cmd_bind_descriptor_sets(commands, point, layout, 0, &made.sets, &[]);
                }
                if !push.is_empty() {
                    logical.cmd_push_constants(commands, layout, stage, 0, &push);
                }
                logical.cmd_dispatch(commands, x, y, z);
            })?;
        }
        Ok(())
    }

    fn pipeline(
        &self,
        plan: &Plan,
        layout: vk::PipelineLayout,
        constants: &BTreeMap<u32, u32>,
    ) -> Result<vk::Pipeline> {
        let sized = (0..)
            .zip(constants.keys())
            .map(|(at, &id)| vk::SpecializationMapEntry::default().constant_id(id).offset(4 * at).size(4));
        let entries: Vec<_> = sized.collect();
        let data: Vec<u8> = constants.values().flat_map(|value| value.to_le_bytes()).collect();
        let constants = vk::SpecializationInfo::default().map_entries(&entries).data(&data);
        let name = CString::new(plan.entry_point.as_str()).context("the name of the kernel has a zero")?;
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::COMPUTE)
            .module(self.shader)
            .name(&name)
            .specialization_info(&constants);
        let create = [vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout)];
        let cache = vk::PipelineCache::null();
        let made = unsafe { self.device.logical.create_compute_pipelines(cache, &create, None) };
        let made = made.map_err(|(_, error)| error).context("the driver refuses the kernel")?;
        made.first().copied().context("the driver makes no pipeline")
    }

    /// Makes the layouts of the sets, empty ones for sets that no descriptor has.
    fn layouts(&self, plan: &Plan, made: &mut Made) -> Result<()> {
        let sets = plan.bindings.keys().map(|descriptor| descriptor.set + 1).max().unwrap_or(0);
        for set in 0..sets {
            let own = plan.bindings.iter().filter(|(descriptor, _)| descriptor.set == set);
            let bindings = own.map(|(descriptor, binding)| {
                vk::DescriptorSetLayoutBinding::default()
                    .binding(descriptor.binding)
                    .descriptor_type(kind(binding.kind))
                    .descriptor_count(1)
                    .stage_flags(vk::ShaderStageFlags::COMPUTE)
            });
            let bindings: Vec<_> = bindings.collect();
            let create = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
            let layout = unsafe { self.device.logical.create_descriptor_set_layout(&create, None) }?;
            made.layouts.push(layout);
        }
        Ok(())
    }

    fn descriptors(&self, plan: &Plan, made: &mut Made) -> Result<()> {
        if made.layouts.is_empty() {
            return Ok(());
        }
        let logical = &self.device.logical;
        let sizes: Vec<_> = plan
            .bindings
            .values()
            .map(|binding| vk::DescriptorPoolSize { ty: kind(binding.kind), descriptor_count: 1 })
            .collect();
        let create =
            vk::DescriptorPoolCreateInfo::default().max_sets(made.layouts.len() as u32).pool_sizes(&sizes);
        made.pool = unsafe { logical.create_descriptor_pool(&create, None) }?;
        let allocate =
            vk::DescriptorSetAllocateInfo::default().descriptor_pool(made.pool).set_layouts(&made.layouts);
        made.sets = unsafe { logical.allocate_descriptor_sets(&allocate) }?;
        for (descriptor, binding) in &plan.bindings {
            let set = made.sets.get(descriptor.set as usize).copied().context("the set is missing")?;
            let mut buffers = [vk::DescriptorBufferInfo::default().range(vk::WHOLE_SIZE)];
            let mut images = [vk::DescriptorImageInfo::default().image_layout(vk::ImageLayout::GENERAL)];
            let mut texels = [vk::BufferView::null()];
            match &binding.contents {
                Contents::Source(source) => {
                    let (buffer, view, buffer_view) = self.source(*source)?;
                    buffers[0].buffer = buffer.handle;
                    images[0].image_view = view.unwrap_or_default();
                    texels[0] = buffer_view.unwrap_or_default();
                }
                Contents::Block(block) => {
                    let buffer = self.buffer(&self.bytes(block)?)?;
                    made.buffers.push(buffer);
                    buffers[0].buffer = buffer.handle;
                }
                Contents::Sampler(mask) => {
                    let sampler = unsafe { logical.create_sampler(&formats::sampler(*mask), None) }?;
                    made.samplers.push(sampler);
                    images[0].sampler = sampler;
                }
            }
            let write = vk::WriteDescriptorSet::default()
                .dst_set(set)
                .dst_binding(descriptor.binding)
                .descriptor_type(kind(binding.kind));
            let write = match binding.kind {
                DescriptorKind::StorageBuffer | DescriptorKind::UniformBuffer => write.buffer_info(&buffers),
                DescriptorKind::StorageTexelBuffer | DescriptorKind::UniformTexelBuffer => {
                    write.texel_buffer_view(&texels)
                }
                _ => write.image_info(&images),
            };
            unsafe { logical.update_descriptor_sets(&[write], &[]) };
        }
        Ok(())
    }
}

fn kind(kind: DescriptorKind) -> vk::DescriptorType {
    match kind {
        DescriptorKind::StorageBuffer => vk::DescriptorType::STORAGE_BUFFER,
        DescriptorKind::UniformBuffer => vk::DescriptorType::UNIFORM_BUFFER,
        DescriptorKind::SampledImage => vk::DescriptorType::SAMPLED_IMAGE,
        DescriptorKind::StorageImage => vk::DescriptorType::STORAGE_IMAGE,
        DescriptorKind::Sampler => vk::DescriptorType::SAMPLER,
        DescriptorKind::StorageTexelBuffer => vk::DescriptorType::STORAGE_TEXEL_BUFFER,
        DescriptorKind::UniformTexelBuffer => vk::DescriptorType::UNIFORM_TEXEL_BUFFER,
    }
}

/// Objects that live as long as the launch.
#[derive(Default)]
struct Made {
    layouts: Vec<vk::DescriptorSetLayout>,
    pool: vk::DescriptorPool,
    sets: Vec<vk::DescriptorSet>,
    pipeline_layout: vk::PipelineLayout,
    pipelines: Vec<vk::Pipeline>,
    samplers: Vec<vk::Sampler>,
    buffers: Vec<Buffer>,
}

impl Made {
    fn destroy(self, session: &Session<'_>) {
        let logical = &session.device.logical;
        // SAFETY: every dispatch has ended; Vulkan ignores null handles.
        unsafe {
            self.pipelines.into_iter().for_each(|pipeline| logical.destroy_pipeline(pipeline, None));
            logical.destroy_pipeline_layout(self.pipeline_layout, None);
            logical.destroy_descriptor_pool(self.pool, None);
            self.layouts.into_iter().for_each(|layout| logical.destroy_descriptor_set_layout(layout, None));
            self.samplers.into_iter().for_each(|sampler| logical.destroy_sampler(sampler, None));
        }
        self.buffers.into_iter().for_each(|buffer| session.free(buffer));
    }
}
