//! Formats of images and modes of samplers: OpenCL's numbers, and Vulkan's values.

use anyhow::{Result, bail};
use ash::vk;

/// Returns the format of texels.
///
/// # Errors
/// Vulkan has no such format.
pub(crate) fn format(order: u32, data_type: u32) -> Result<vk::Format> {
    use vk::Format as F;
    let channels = match order {
        // CL_R, CL_DEPTH and CL_INTENSITY, CL_LUMINANCE: one channel.
        0x10B0 | 0x10B8 | 0x10B9 | 0x10BD => 0,
        // CL_RG.
        0x10B2 => 1,
        // CL_RGBA.
        0x10B5 => 2,
        // CL_BGRA and CL_sRGBA, of normalized bytes.
        0x10B6 if data_type == 0x10D2 => return Ok(F::B8G8R8A8_UNORM),
        0x10C1 if data_type == 0x10D2 => return Ok(F::R8G8B8A8_SRGB),
        _ => bail!("no format of Vulkan has OpenCL's channel order {order:#x} of type {data_type:#x}"),
    };
    let formats: [F; 3] = match data_type {
        0x10D0 => [F::R8_SNORM, F::R8G8_SNORM, F::R8G8B8A8_SNORM],
        0x10D1 => [F::R16_SNORM, F::R16G16_SNORM, F::R16G16B16A16_SNORM],
        0x10D2 => [F::R8_UNORM, F::R8G8_UNORM, F::R8G8B8A8_UNORM],
        0x10D3 => [F::R16_UNORM, F::R16G16_UNORM, F::R16G16B16A16_UNORM],
        0x10D7 => [F::R8_SINT, F::R8G8_SINT, F::R8G8B8A8_SINT],
        0x10D8 => [F::R16_SINT, F::R16G16_SINT, F::R16G16B16A16_SINT],
        0x10D9 => [F::R32_SINT, F::R32G32_SINT, F::R32G32B32A32_SINT],
        0x10DA => [F::R8_UINT, F::R8G8_UINT, F::R8G8B8A8_UINT],
        0x10DB => [F::R16_UINT, F::R16G16_UINT, F::R16G16B16A16_UINT],
        0x10DC => [F::R32_UINT, F::R32G32_UINT, F::R32G32B32A32_UINT],
        0x10DD => [F::R16_SFLOAT, F::R16G16_SFLOAT, F::R16G16B16A16_SFLOAT],
        0x10DE => [F::R32_SFLOAT, F::R32G32_SFLOAT, F::R32G32B32A32_SFLOAT],
        _ => bail!("no format of Vulkan has OpenCL's channel type {data_type:#x}"),
    };
    let [one, two, four] = formats;
    Ok([one, two, four][channels.min(2)])
}

/// Returns the sampler with the properties of a mask.
pub(crate) fn sampler(mask: u32) -> vk::SamplerCreateInfo<'static> {
    let filter = if mask & 0x30 == 0x20 { vk::Filter::LINEAR } else { vk::Filter::NEAREST };
    let address = match mask & 0xE {
        4 => vk::SamplerAddressMode::CLAMP_TO_BORDER,
        6 => vk::SamplerAddressMode::REPEAT,
        8 => vk::SamplerAddressMode::MIRRORED_REPEAT,
        _ => vk::SamplerAddressMode::CLAMP_TO_EDGE,
    };
    vk::SamplerCreateInfo::default()
        .mag_filter(filter)
        .min_filter(filter)
        .mipmap_mode(vk::SamplerMipmapMode::NEAREST)
        .address_mode_u(address)
        .address_mode_v(address)
        .address_mode_w(address)
        .border_color(vk::BorderColor::FLOAT_TRANSPARENT_BLACK)
        .unnormalized_coordinates(mask & 1 == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_and_samplers_have_the_properties_of_their_numbers() {
        assert_eq!(format(0x10B5, 0x10D2).unwrap(), vk::Format::R8G8B8A8_UNORM);
        assert_eq!(format(0x10B0, 0x10DE).unwrap(), vk::Format::R32_SFLOAT);
        assert!(format(0x10B4, 0x10DE).is_err());
        let clamped = sampler(0x24);
        assert_eq!((clamped.mag_filter, clamped.unnormalized_coordinates), (vk::Filter::LINEAR, vk::TRUE));
        assert_eq!(clamped.address_mode_u, vk::SamplerAddressMode::CLAMP_TO_BORDER);
    }
}
