//! Checks that all resources of a shader are bound, and fit.

use super::{Descriptor, Resources};
use crate::argument_slots::ArgumentSlot;
use crate::error::Error;
use crate::image::Image;
use crate::memory::Memory;
use crate::sampler::Sampler;
use spirv_llvm::{EntryPoint, Resource};

/// The highest number of a set or a binding: descriptors are in tables by their numbers.
const LAST: u32 = 0xffff;

/// Whether everything that `entry` uses is there and large enough.
///
/// # Errors
/// The first that is not.
pub(crate) fn check(entry: &EntryPoint, resources: &Resources, memory: &Memory) -> Result<(), Error> {
    for wanted in &entry.resources {
        let found = match wanted.place {
            None => fits(wanted, resources.push_constants.len()),
            Some((set, binding)) if set.max(binding) > LAST => {
                Err(format!("sets and bindings up to {LAST} have a place here"))
            }
            Some((set, binding)) => {
                let elements = 0..u32::try_from(wanted.count.unwrap_or(1)).unwrap_or(u32::MAX);
                let given = |element: u32| {
                    let at = (set, binding, element);
                    resources.bindings.iter().find(|given| (given.set, given.binding, given.element) == at)
                };
                // The bindings determine the length of an array without one.
                let elements = if wanted.count == Some(0) { 0..1 } else { elements };
                elements.into_iter().try_for_each(|element| {
                    let missing = || match wanted.count {
                        Some(_) => format!("element {element} is not given"),
                        None => "nothing is given".to_owned(),
                    };
                    let given = given(element).ok_or_else(missing)?;
                    descriptor_fits(wanted, given, memory)
                })
            }
        };
        found.map_err(|problem| Error::Resource {
            shader: entry.name.clone(),
            place: wanted.place.map_or("push constants".to_owned(), |(set, binding)| {
                ArgumentSlot::Binding { set, binding, element: 0 }.to_string()
            }),
            wanted: wanted.name.clone().unwrap_or_else(|| wanted.type_name.clone()),
            problem,
        })?;
    }
    Ok(())
}

/// Returns whether the resource at a descriptor has the shader's type.
fn descriptor_fits(wanted: &Resource, given: &Descriptor, memory: &Memory) -> Result<(), String> {
    let bytes = match given.buffer {
        Some(buffer) => memory.get(buffer).ok_or("the buffer is another memory's")?.len(),
        None => 0,
    };
    let image_bytes = |image: &Image| -> Result<(), String> {
        let needed = image.texels().ok_or("it is too large")? * image.texel_bytes();
        if bytes < needed { Err(format!("its buffer has fewer than {needed} bytes")) } else { Ok(()) }
    };
    match (given.image, given.sampler, wanted.type_name.as_str()) {
        (None, Some(_), "Sampler") => Ok(()),
        (_, _, "Sampler") => {
            Err("no sampler is given; write sampler:WORDS, as `sampler:linear,repeat`".to_owned())
        }
        (Some(image), Some(sampler), "SampledImage") => {
            if let Some(ty) = &wanted.image {
                image.fits_type(ty)?;
            }
            image_bytes(&image)?;
            sampler_fits(&image, &sampler)
        }
        (_, _, "SampledImage") => {
            Err("no image with its sampler is given; write texture:WORDS:KIND:ORDER/TYPE:SIZES".to_owned())
        }
        (_, Some(_), _) => Err("a sampler is given".to_owned()),
        (Some(image), None, "Image") => {
            match (&wanted.image, wanted.format) {
                (Some(ty), _) if ty.sampled => image.fits_type(ty)?,
                // Where a texel lies is computed of the format that the shader states.
                (_, Some(format)) if !image.has_format(format) => {
                    return Err(format!(
                        "its texels are not of the format {format:?}, which the shader states"
                    ));
                }
                _ => {}
            }
            image_bytes(&image)
        }
        (None, None, "Image") => Err("a buffer is given; write image:KIND:ORDER/TYPE:SIZES".to_owned()),
        (Some(_), None, _) => Err("an image is given".to_owned()),
        (None, None, _) if given.buffer.is_none() => Err("nothing is given".to_owned()),
        (None, None, _) => fits(wanted, bytes),
    }
}

/// Whether Vulkan lets a sampler sample an image.
fn sampler_fits(image: &Image, sampler: &Sampler) -> Result<(), String> {
    let is_linear = sampler.magnify_linearly || sampler.minify_linearly || sampler.mip_linearly;
    if is_linear && image.is_of_integers() {
        return Err("integers have no linear filter; write nearest".to_owned());
    }
    if sampler.unnormalized && (image.levels != 1 || !["1d", "2d"].contains(&image.kind)) {
        return Err(
            "unnormalized coordinates are for images of the kinds 1d and 2d with one level".to_owned()
        );
    }
    Ok(())
}

/// Whether a block has room in so many bytes.
fn fits(wanted: &Resource, bytes: usize) -> Result<(), String> {
    match wanted.size {
        Some(size) if (bytes as u64) < size => Err(format!("{bytes} bytes are given, it has {size}")),
        _ => Ok(()),
    }
}
