//! The memory of a program on a device, between launches.
#![allow(unsafe_code, reason = "Vulkan is a C interface")]

use crate::block::{Block, Source};
use crate::device::Device;
use crate::formats;
use crate::images::Picture;
use crate::plan::Plan;
use crate::printf;
use crate::request::{ImageKind, Launch, Memory};
use anyhow::{Context, Result, bail, ensure};
use ash::vk;
use spirv_llvm::Report;

/// A program with its memory.
#[allow(missing_debug_implementations, reason = "handles of Vulkan print nothing useful")]
pub struct Session<'d> {
    pub(crate) device: &'d Device,
    report: Report,
    pub(crate) shader: vk::ShaderModule,
    pub(crate) pool: vk::CommandPool,
    /// Memory of the launches.
    memory: Vec<Item>,
    /// The program data of the reflection.
    data: Vec<Buffer>,
    printf: Option<Buffer>,
}

/// Memory on the device: texels of images are in a buffer, too.
struct Item {
    buffer: Buffer,
    picture: Option<Picture>,
    /// The texels of an image of dimension Buffer.
    texels: Option<vk::BufferView>,
}

/// A buffer that host and device share.
#[derive(Clone, Copy)]
pub(crate) struct Buffer {
    pub(crate) handle: vk::Buffer,
    memory: vk::DeviceMemory,
    pub(crate) size: u64,
}

impl<'d> Session<'d> {
    /// Loads a module, and copies `memory` to the device.
    ///
    /// # Errors
    /// The bytes are not a module, the device lacks a capability of the module, or the driver refuses something.
    pub fn new(device: &'d Device, spirv: &[u8], memory: &[Memory]) -> Result<Self> {
        let report = spirv_llvm::report(spirv).context("the module cannot be read")?;
        device.check(&report.capabilities)?;
        let words: Vec<u32> =
            spirv.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let create = vk::ShaderModuleCreateInfo::default().code(&words);
        // SAFETY: here and below, all handles and structures live as long as the calls that take them. The driver trusts
        // the module, as the caller does.
        let shader = unsafe { device.logical.create_shader_module(&create, None) }?;
        let create = vk::CommandPoolCreateInfo::default().queue_family_index(device.family);
        let pool = unsafe { device.logical.create_command_pool(&create, None) }?;
        let (data, items) = (Vec::new(), Vec::new());
        let mut session = Self { device, report, shader, pool, memory: items, data, printf: None };
        session.copy_program()?;
        for each in memory {
            let item = session.item(each)?;
            session.memory.push(item);
        }
        session.for_pictures(|picture, commands, buffer| picture.fill(device, commands, buffer))?;
        Ok(session)
    }

    /// Makes the buffers that the program needs besides those of the launches.
    fn copy_program(&mut self) -> Result<()> {
        let Some(reflection) = self.report.reflection.clone() else { return Ok(()) };
        for data in &reflection.data {
            let buffer = self.buffer(&data.bytes)?;
            self.data.push(buffer);
        }
        // Pointers among the variables lead to the buffer of the variables, which is the last one.
        if let (false, Some(&variables)) = (reflection.relocations.is_empty(), self.data.last()) {
            let base = self.address(variables)?;
            for relocation in &reflection.relocations {
                let address = base.wrapping_add(u64::from(relocation.object_offset)).to_le_bytes();
                let size = (relocation.pointer_size as usize).min(8);
                self.write(variables, relocation.pointer_offset as usize, &address[..size])?;
            }
        }
        if let Some(buffer) = reflection.printf_buffer {
            self.printf = Some(self.buffer(&vec![0; buffer.size as usize])?);
        }
        Ok(())
    }

    fn item(&self, memory: &Memory) -> Result<Item> {
        let buffer = self.buffer(memory.bytes())?;
        let mut item = Item { buffer, picture: None, texels: None };
        if let Memory::Image(image, texels) = memory {
            let size = image.size().context("the image has no such texels")?;
            ensure!(texels.len() == size, "an image has {size} bytes, {} are given", texels.len());
            if image.kind == ImageKind::D1Buffer {
                let create = vk::BufferViewCreateInfo::default()
                    .buffer(buffer.handle)
                    .format(formats::format(image.order, image.data_type)?)
                    .range(vk::WHOLE_SIZE);
                item.texels = Some(unsafe { self.device.logical.create_buffer_view(&create, None) }?);
            } else {
                item.picture = Some(Picture::create(self.device, *image)?);
            }
        }
        Ok(item)
    }

    /// Runs a launch to its end, and returns what its kernel printed.
    ///
    /// # Errors
    /// The launch does not fit the kernel, or the driver refuses something.
    pub fn launch(&mut self, launch: &Launch, memory: &[Memory]) -> Result<String> {
        let plan = Plan::of(&self.report, launch, memory, self.device.subgroup_size())?;
        if let Some(buffer) = self.printf {
            self.write(buffer, 0, &[0; 4])?;
        }
        self.run(&plan)?;
        match (self.printf, &self.report.reflection) {
            (Some(buffer), Some(reflection)) => Ok(printf::text(reflection, &self.read(buffer)?)),
            _ => Ok(String::new()),
        }
    }

    /// Copies the memory back.
    ///
    /// # Errors
    /// The driver refuses something.
    pub fn finish(self, memory: &mut [Memory]) -> Result<()> {
        let device = self.device;
        self.for_pictures(|picture, commands, buffer| picture.empty(device, commands, buffer))?;
        for (item, to) in self.memory.iter().zip(memory) {
            let mut bytes = self.read(item.buffer)?;
            bytes.truncate(to.bytes().len());
            *to.bytes_mut() = bytes;
        }
        Ok(())
    }

    /// Runs commands for every image.
    fn for_pictures(&self, record: impl Fn(&Picture, vk::CommandBuffer, vk::Buffer)) -> Result<()> {
        let pictures = self.memory.iter().filter_map(|item| Some((item.picture?, item.buffer.handle)));
        let pictures: Vec<_> = pictures.collect();
        if pictures.is_empty() {
            return Ok(());
        }
        self.at_once(|commands| {
            pictures.iter().for_each(|(picture, buffer)| record(picture, commands, *buffer))
        })
    }

    /// Records commands and runs them to their end.
    pub(crate) fn at_once(&self, record: impl FnOnce(vk::CommandBuffer)) -> Result<()> {
        let logical = &self.device.logical;
        let allocate = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        let buffers = unsafe { logical.allocate_command_buffers(&allocate) }?;
        let commands = *buffers.first().context("no buffer for commands")?;
        unsafe { logical.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default()) }?;
        record(commands);
        unsafe { logical.end_command_buffer(commands) }?;
        let submit = [vk::SubmitInfo::default().command_buffers(&buffers)];
        unsafe { logical.queue_submit(self.device.queue, &submit, vk::Fence::null()) }?;
        unsafe { logical.queue_wait_idle(self.device.queue) }?;
        unsafe { logical.free_command_buffers(self.pool, &buffers) };
        Ok(())
    }

    /// Makes a buffer with these bytes.
    pub(crate) fn buffer(&self, bytes: &[u8]) -> Result<Buffer> {
        let logical = &self.device.logical;
        let mut usage = vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::TRANSFER_DST
            | vk::BufferUsageFlags::STORAGE_BUFFER
            | vk::BufferUsageFlags::UNIFORM_BUFFER
            | vk::BufferUsageFlags::STORAGE_TEXEL_BUFFER
            | vk::BufferUsageFlags::UNIFORM_TEXEL_BUFFER;
        if self.device.has_addresses {
            usage |= vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS;
        }
        // Vulkan has no empty buffers, and binds whole words.
        let size = (bytes.len().max(1) as u64).next_multiple_of(4);
        let create = vk::BufferCreateInfo::default().size(size).usage(usage);
        let handle = unsafe { logical.create_buffer(&create, None) }?;
        let needs = unsafe { logical.get_buffer_memory_requirements(handle) };
        let memory = self.device.allocate(needs, self.device.has_addresses)?;
        unsafe { logical.bind_buffer_memory(handle, memory, 0) }?;
        let buffer = Buffer { handle, memory, size };
        self.write(buffer, 0, bytes)?;
        Ok(buffer)
    }

    /// Returns the buffer and the views of a source.
    pub(crate) fn source(
        &self,
        source: Source,
    ) -> Result<(Buffer, Option<vk::ImageView>, Option<vk::BufferView>)> {
        let plain = |buffer: Option<&Buffer>| buffer.map(|&buffer| (buffer, None, None));
        let found = match source {
            Source::Memory(index) => {
                let item = self.memory.get(index);
                item.map(|item| (item.buffer, item.picture.map(|picture| picture.view), item.texels))
            }
            Source::Data(index) => plain(self.data.get(index)),
            Source::Printf => plain(self.printf.as_ref()),
        };
        found.with_context(|| format!("there is no {source:?}"))
    }

    /// Returns the bytes of a block with the addresses of the buffers in it.
    pub(crate) fn bytes(&self, block: &Block) -> Result<Vec<u8>> {
        let mut bytes = block.bytes.clone();
        for &(offset, source) in &block.addresses {
            let address = self.address(self.source(source)?.0)?.to_le_bytes();
            if let Some(place) = bytes.get_mut(offset..offset + 8) {
                place.copy_from_slice(&address);
            }
        }
        Ok(bytes)
    }

    fn address(&self, buffer: Buffer) -> Result<u64> {
        ensure!(self.device.has_addresses, "the device has no addresses of buffers (bufferDeviceAddress)");
        let of = vk::BufferDeviceAddressInfo::default().buffer(buffer.handle);
        Ok(unsafe { self.device.logical.get_buffer_device_address(&of) })
    }

    fn read(&self, buffer: Buffer) -> Result<Vec<u8>> {
        let mut bytes = vec![0; buffer.size as usize];
        let logical = &self.device.logical;
        let none = vk::MemoryMapFlags::empty();
        // SAFETY: the mapped memory has `size` bytes, and the device is idle.
        unsafe {
            let mapped = logical.map_memory(buffer.memory, 0, buffer.size, none)?;
            std::ptr::copy_nonoverlapping(mapped.cast::<u8>(), bytes.as_mut_ptr(), bytes.len());
            logical.unmap_memory(buffer.memory);
        }
        Ok(bytes)
    }

    fn write(&self, buffer: Buffer, at: usize, bytes: &[u8]) -> Result<()> {
        if bytes.len().saturating_add(at) as u64 > buffer.size {
            bail!("{} bytes at {at} of a buffer with {}", bytes.len(), buffer.size);
        }
        let logical = &self.device.logical;
        let none = vk::MemoryMapFlags::empty();
        // SAFETY: the mapped memory has `size` bytes, into which the range fits, and the device is idle.
        unsafe {
            let mapped = logical.map_memory(buffer.memory, 0, buffer.size, none)?;
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), mapped.cast::<u8>().add(at), bytes.len());
            logical.unmap_memory(buffer.memory);
        }
        Ok(())
    }

    pub(crate) fn free(&self, buffer: Buffer) {
        unsafe {
            self.device.logical.destroy_buffer(buffer.handle, None);
            self.device.logical.free_memory(buffer.memory, None);
        }
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        let logical = &self.device.logical;
        for item in &self.memory {
            if let Some(view) = item.texels {
                // SAFETY: every launch has ended before it returned.
                unsafe { logical.destroy_buffer_view(view, None) };
            }
            if let Some(picture) = item.picture {
                picture.destroy(self.device);
            }
            self.free(item.buffer);
        }
        self.data.iter().chain(&self.printf).for_each(|&buffer| self.free(buffer));
        // SAFETY: as above.
        unsafe {
            logical.destroy_command_pool(self.pool, None);
            logical.destroy_shader_module(self.shader, None);
        }
    }
}
