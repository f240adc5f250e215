//! Images: their creation, and the copies between them and buffers.
#![allow(unsafe_code, reason = "Vulkan is a C interface")]

use crate::device::Device;
use crate::formats;
use crate::request::{Image, ImageKind};
use anyhow::Result;
use ash::vk;

/// An image and its view.
#[derive(Clone, Copy)]
pub(crate) struct Picture {
    described: Image,
    image: vk::Image,
    memory: vk::DeviceMemory,
    pub(crate) view: vk::ImageView,
}

impl Picture {
    /// Creates an image without contents.
    ///
    /// # Errors
    /// Vulkan has no such format, or the driver refuses.
    pub(crate) fn create(device: &Device, described: Image) -> Result<Self> {
        let format = formats::format(described.order, described.data_type)?;
        let (kind, view) = match described.kind {
            ImageKind::D1 | ImageKind::D1Buffer => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D),
            ImageKind::D1Array => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D_ARRAY),
            ImageKind::D2 => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D),
            ImageKind::D2Array => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D_ARRAY),
            ImageKind::D3 => (vk::ImageType::TYPE_3D, vk::ImageViewType::TYPE_3D),
        };
        let create = vk::ImageCreateInfo::default()
            .image_type(kind)
            .format(format)
            .extent(extent(described))
            .mip_levels(1)
            .array_layers(described.layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(usage(device, format));
        // SAFETY: here and below, all handles and structures live as long as the calls that take them.
        let image = unsafe { device.logical.create_image(&create, None) }?;
        let needs = unsafe { device.logical.get_image_memory_requirements(image) };
        let memory = device.allocate(needs, false)?;
        unsafe { device.logical.bind_image_memory(image, memory, 0) }?;
        let create = vk::ImageViewCreateInfo::default()
            .image(image)
            .view_type(view)
            .format(format)
            .subresource_range(all_layers());
        let view = unsafe { device.logical.create_image_view(&create, None) }?;
        Ok(Self { described, image, memory, view })
    }

    /// Records that the image gets the texels in a buffer.
    pub(crate) fn fill(&self, device: &Device, commands: vk::CommandBuffer, texels: vk::Buffer) {
        let (none, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
        self.barrier(device, commands, none, general);
        let (logical, copy) = (&device.logical, [self.copy()]);
        unsafe { logical.cmd_copy_buffer_to_image(commands, texels, self.image, general, &copy) };
        self.barrier(device, commands, general, general);
    }

    /// Records that a buffer gets the texels of the image.
    pub(crate) fn empty(&self, device: &Device, commands: vk::CommandBuffer, texels: vk::Buffer) {
        let general = vk::ImageLayout::GENERAL;
        self.barrier(device, commands, general, general);
        let (logical, copy) = (&device.logical, [self.copy()]);
        unsafe { logical.cmd_copy_image_to_buffer(commands, self.image, general, texels, &copy) };
    }

    fn copy(&self) -> vk::BufferImageCopy {
        let layers = vk::ImageSubresourceLayers::default()
            .aspect_mask(vk::ImageAspectFlags::COLOR)
            .layer_count(self.described.layers);
        vk::BufferImageCopy::default().image_subresource(layers).image_extent(extent(self.described))
    }

    /// Records that all commands before come before all commands behind.
    fn barrier(
        &self,
        device: &Device,
        commands: vk::CommandBuffer,
        from: vk::ImageLayout,
        to: vk::ImageLayout,
    ) {
        let access = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let barrier = vk::ImageMemoryBarrier::default()
            .src_access_mask(access)
            .dst_access_mask(access)
            .old_layout(from)
            .new_layout(to)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .image(self.image)
            .subresource_range(all_layers());
        let all = vk::PipelineStageFlags::ALL_COMMANDS;
        let none = vk::DependencyFlags::empty();
        unsafe { device.logical.cmd_pipeline_barrier(commands, all, all, none, &[], &[], &[barrier]) };
    }

    pub(crate) fn destroy(self, device: &Device) {
        unsafe {
            device.logical.destroy_image_view(self.view, None);
            device.logical.destroy_image(self.image, None);
            device.logical.free_memory(self.memory, None);
        }
    }
}

/// Returns the uses that kernels have for images, as far as the format has them.
fn usage(device: &Device, format: vk::Format) -> vk::ImageUsageFlags {
    let properties =
        unsafe { device.instance.get_physical_device_format_properties(device.physical, format) };
    let features = properties.optimal_tiling_features;
    let uses = [
        (vk::FormatFeatureFlags::SAMPLED_IMAGE, vk::ImageUsageFlags::SAMPLED),
        (vk::FormatFeatureFlags::STORAGE_IMAGE, vk::ImageUsageFlags::STORAGE),
    ];
    let copies = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
    let uses = uses.into_iter().filter(|(feature, _)| features.contains(*feature));
    uses.fold(copies, |all, (_, usage)| all | usage)
}

fn all_layers() -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .level_count(1)
        .layer_count(vk::REMAINING_ARRAY_LAYERS)
}

fn extent(image: Image) -> vk::Extent3D {
    let [width, height, depth] = image.extent;
    vk::Extent3D { width, height, depth }
}
