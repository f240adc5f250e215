//! A device of Vulkan with one queue.
#![allow(unsafe_code, reason = "Vulkan is a C interface")]

use crate::capabilities::Features;
use anyhow::{Context, Result, bail};
use ash::vk;
use spirv_llvm::Capability;
use std::ffi::CStr;

/// The extension that modules with reflection declare, part of Vulkan 1.3.
const NON_SEMANTIC: &CStr = c"VK_KHR_shader_non_semantic_info";

/// A device with one queue for compute. Every feature that the device has is switched on.
#[allow(missing_debug_implementations, reason = "handles of Vulkan print nothing useful")]
pub struct Device {
    /// The library of the loader: it stays loaded as long as the device is used.
    _entry: ash::Entry,
    pub(crate) instance: ash::Instance,
    pub(crate) physical: vk::PhysicalDevice,
    pub(crate) logical: ash::Device,
    pub(crate) queue: vk::Queue,
    pub(crate) family: u32,
    /// Whether shaders can be given addresses of buffers.
    pub(crate) has_addresses: bool,
    name: String,
    subgroup_size: u32,
    /// The capabilities that the device lacks, with the names of the features.
    lacking: Vec<(Capability, &'static str)>,
}

/// A logical device, before it has a queue.
struct Opened {
    logical: ash::Device,
    family: u32,
    has_addresses: bool,
    lacking: Vec<(Capability, &'static str)>,
}

impl Device {
    /// Opens the first device whose name contains `name`. The loader of Vulkan chooses the drivers, by `VK_ICD_FILENAMES`
    /// for example.
    ///
    /// # Errors
    /// There is no loader, no such device, or the driver refuses.
    pub fn open(name: &str) -> Result<Self> {
        // SAFETY: the loader is the one of the system.
        let entry = unsafe { ash::Entry::load() }.context("the loader of Vulkan is missing (libvulkan)")?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
        let create = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: here and below, all handles and structures live as long as the calls that take them.
        let instance = unsafe { entry.create_instance(&create, None) }?;
        let devices = unsafe { instance.enumerate_physical_devices() }?;
        let named = |physical: &vk::PhysicalDevice| {
            let properties = unsafe { instance.get_physical_device_properties(*physical) };
            properties.device_name_as_c_str().is_ok_and(|own| own.to_string_lossy().contains(name))
        };
        let Some(physical) = devices.into_iter().find(named) else {
            unsafe { instance.destroy_instance(None) };
            bail!("no device of Vulkan has {name:?} in its name");
        };
        let opened = Self::open_physical(&instance, physical);
        let Opened { logical, family, has_addresses, lacking } =
            opened.inspect_err(|_| unsafe { instance.destroy_instance(None) })?;
        let properties = unsafe { instance.get_physical_device_properties(physical) };
        let name = properties.device_name_as_c_str().unwrap_or_default().to_string_lossy().into_owned();
        let queue = unsafe { logical.get_device_queue(family, 0) };
        let subgroup_size = subgroups(&instance, physical).subgroup_size;
        Ok(Self {
            _entry: entry,
            instance,
            physical,
            logical,
            queue,
            family,
            has_addresses,
            name,
            subgroup_size,
            lacking,
        })
    }

    fn open_physical(instance: &ash::Instance, physical: vk::PhysicalDevice) -> Result<Opened> {
        let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
        let family = families.iter().position(|family| family.queue_flags.contains(vk::QueueFlags::COMPUTE));
        let family = family.context("the device has no queue for compute")? as u32;
        let version = unsafe { instance.get_physical_device_properties(physical) }.api_version;
        let known = unsafe { instance.enumerate_device_extension_properties(physical) }?;
        let known = known.iter().any(|own| own.extension_name_as_c_str() == Ok(NON_SEMANTIC));
        let extensions: Vec<_> =
            (version < vk::API_VERSION_1_3 && known).then_some(NON_SEMANTIC.as_ptr()).into_iter().collect();
        let mut of_1_1 = vk::PhysicalDeviceVulkan11Features::default();
        let mut of_1_2 = vk::PhysicalDeviceVulkan12Features::default();
        let mut of_1_3 = vk::PhysicalDeviceVulkan13Features::default();
        let mut features = vk::PhysicalDeviceFeatures2::default();
        if version >= vk::API_VERSION_1_2 {
            features = features.push_next(&mut of_1_1).push_next(&mut of_1_2);
        }
        if version >= vk::API_VERSION_1_3 {
            features = features.push_next(&mut of_1_3);
        }
        unsafe { instance.get_physical_device_features2(physical, &mut features) };
        // Accesses out of bounds are mistakes of kernels, which the checks would hide.
        features.features.robust_buffer_access = vk::FALSE;
        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let create = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&extensions)
            .push_next(&mut features);
        let logical = unsafe { instance.create_device(physical, &create, None) }?;
        let core = features.features;
        let subgroups = subgroups(instance, physical).supported_operations;
        let lacking = Features { core, of_1_1: &of_1_1, of_1_2: &of_1_2, subgroups }.lacking();
        Ok(Opened { logical, family, has_addresses: of_1_2.buffer_device_address != vk::FALSE, lacking })
    }

    /// Checks that the device has what a module needs.
    ///
    /// # Errors
    /// It lacks a capability: the driver would run the module wrongly, or not at all.
    pub(crate) fn check(&self, capabilities: &[Capability]) -> Result<()> {
        let missing = self.lacking.iter().find(|(capability, _)| capabilities.contains(capability));
        if let Some((capability, feature)) = missing {
            bail!("the device lacks {feature}, for the capability {capability:?}");
        }
        Ok(())
    }

    /// Returns the name of the device.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of invocations in a sub-group.
    pub fn subgroup_size(&self) -> u32 {
        self.subgroup_size
    }

    /// Returns memory that the host can write, bound to nothing yet.
    pub(crate) fn allocate(
        &self,
        needs: vk::MemoryRequirements,
        with_address: bool,
    ) -> Result<vk::DeviceMemory> {
        let wanted = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let properties = unsafe { self.instance.get_physical_device_memory_properties(self.physical) };
        let mut kinds = properties.memory_types_as_slice().iter().zip(0u32..);
        let kind = kinds
            .find(|(kind, at)| needs.memory_type_bits >> at & 1 != 0 && kind.property_flags.contains(wanted));
        let (_, kind) = kind.context("the device has no memory that the host can write")?;
        let mut flags = vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
        let mut allocate =
            vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(kind);
        if with_address {
            allocate = allocate.push_next(&mut flags);
        }
        Ok(unsafe { self.logical.allocate_memory(&allocate, None) }?)
    }
}

fn subgroups(
    instance: &ash::Instance,
    physical: vk::PhysicalDevice,
) -> vk::PhysicalDeviceSubgroupProperties<'static> {
    let mut subgroups = vk::PhysicalDeviceSubgroupProperties::default();
    let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut subgroups);
    // SAFETY: the structures live as long as the call.
    unsafe { instance.get_physical_device_properties2(physical, &mut properties) };
    subgroups
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: sessions borrow the device, so that nothing of it is in use.
        unsafe {
            self.logical.destroy_device(None);
            self.instance.destroy_instance(None);
        }
    }
}
