//! Arguments of the command line as memory and arguments of a kernel, and back to files.

use anyhow::{Context as _, Result, bail};
use spirv_run::argument_slots::{ArgumentSlot, Output};
use spirv_run::arguments::{Argument as Said, Binding};
use spirv_run::contents::Contents;
use spirv_run::element::{Element, Type};
use spirv_run::launch::Launch;
use spirv_run::npy::{self, Array};
use spirv_run::pipe::Pipe;
use spirv_run::png;
use spirv_run::{Argument, BufferId, Bytes, Descriptor, Memory, Resources};

/// A buffer, or the texels of an image.
#[derive(Clone)]
pub(crate) struct Buffer {
    pub(crate) place: ArgumentSlot,
    pub(crate) id: BufferId,
    pub(crate) element: Element,
    pub(crate) shape: Vec<usize>,
}

/// The buffers of a launch.
#[derive(Clone, Default)]
pub(crate) struct Prepared {
    pub(crate) memory: Memory,
    pub(crate) buffers: Vec<Buffer>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) resources: Resources,
}

/// Loads the contents of the arguments of `launch`.
///
/// # Errors
/// A file cannot be read, or there is not enough memory.
pub(crate) fn prepare(launch: &Launch, seed: u64) -> Result<Prepared> {
    let mut prepared = Prepared::default();
    for (number, said) in launch.arguments.iter().enumerate() {
        let place = ArgumentSlot::Argument(number);
        // Two random buffers do not hold the same.
        let seed = seed.wrapping_mul(0x1_0000).wrapping_add(number as u64);
        let argument = prepared.take(place, said, seed).with_context(|| place.to_string())?;
        prepared.arguments.push(argument);
    }
    for Binding { place, argument } in &launch.bindings {
        let ArgumentSlot::Binding { set, binding, element } = *place else { continue };
        let number = [set, binding, element].iter().fold(0, |all, &part| all << 8 | u64::from(part));
        let seed = seed.wrapping_mul(0x1_0000).wrapping_add(number);
        let mut take = |argument: &Said| match argument {
            Said::Buffer(..) | Said::Image(..) => {
                prepared.take(*place, argument, seed).with_context(|| place.to_string())
            }
            Said::Sampler(_) => {
                bail!(
                    "{place}: a sampler of OpenCL is for kernels; write sampler:WORDS, as `sampler:linear,repeat`"
                )
            }
            _ => bail!("{place}: shaders have buffers, images and samplers"),
        };
        let (buffer, image, sampler) = match argument {
            Said::ShaderSampler(sampler) => (None, None, Some(*sampler)),
            Said::Texture(sampler, image, contents) => {
                let taken = take(&Said::Image(*image, contents.clone()))?;
                let Argument::Image(image, buffer) = taken else { continue };
                (Some(buffer), Some(image), Some(*sampler))
            }
            other => match take(other)? {
                Argument::Buffer(buffer) => (Some(buffer), None, None),
                Argument::Image(image, buffer) => (Some(buffer), Some(image), None),
                _ => continue,
            },
        };
        prepared.resources.bindings.push(Descriptor { set, binding, element, buffer, image, sampler });
    }
    for pushed in &launch.push_constants {
        match pushed {
            Said::Value(_, bytes) | Said::Bytes(bytes) => prepared.resources.push_constants.extend(bytes),
            _ => bail!("--push takes TYPE:VALUE or bytes:HEXADECIMAL"),
        }
    }
    Ok(prepared)
}

impl Prepared {
    fn take(&mut self, place: ArgumentSlot, said: &Said, seed: u64) -> Result<Argument> {
        Ok(match said {
            Said::Buffer(of, contents) => {
                let array = contents.load(*of, seed)?;
                Argument::Buffer(self.add(place, array))
            }
            Said::Null => Argument::Null,
            Said::Queue => Argument::Queue,
            Said::Local(bytes) => Argument::Local(*bytes),
            Said::Value(_, bytes) | Said::Bytes(bytes) => Argument::Value(bytes.clone()),
            Said::Sampler(sampler) => Argument::Sampler(sampler.0),
            Said::ShaderSampler(_) | Said::Texture(..) => {
                bail!("a shader's sampler; kernels take sampler:COORDINATES,ADDRESSING,FILTER and image:…")
            }
            &Said::Pipe(pipe, ref file) => {
                let empty = pipe.empty().context("a pipe that no memory has room for")?.to_vec();
                let byte = Type { element: Element::U8, lanes: 1 };
                let shape = vec![empty.len()];
                let array = match file {
                    None => Array { element: Element::U8, shape, data: empty },
                    Some(file) => Contents::File(file.clone()).load(byte, seed)?,
                };
                match Pipe::of(&array.data) {
                    Ok(held) if held == pipe => Argument::Pipe(self.add(place, array)),
                    Ok(Pipe { packet_bytes, packets }) => {
                        bail!("the file holds a pipe of {packets} packets of {packet_bytes} bytes")
                    }
                    Err(why) => bail!("the file holds no pipe: {why}"),
                }
            }
            Said::Image(image, contents) => {
                let texels = image.texels().context("an image that no memory has room for")?;
                let mut shape = Vec::new();
                shape.extend(image.layers);
                shape.extend(image.sizes[..image.dimensions as usize].iter().rev());
                // Levels are of many sizes.
                if image.levels > 1 {
                    shape = vec![texels];
                }
                shape.push(image.channels);
                let of = Type { element: image.element, lanes: 1 };
                let bytes = texels * image.texel_bytes();
                let data = match contents {
                    None => Array { element: image.element, shape: shape.clone(), data: vec![0; bytes] },
                    Some(contents) => contents.load(of, seed)?,
                };
                if data.data.len() != bytes {
                    bail!("the image has {bytes} bytes, its contents {}", data.data.len());
                }
                Argument::Image(*image, self.add(place, Array { shape, ..data }))
            }
        })
    }

    fn add(&mut self, place: ArgumentSlot, array: Array) -> BufferId {
        let id = self.memory.add(Bytes::from(&array.data[..]));
        self.buffers.push(Buffer { place, id, element: array.element, shape: array.shape });
        id
    }

    /// The contents of a buffer.
    pub(crate) fn array(&self, buffer: &Buffer) -> Array {
        let data = self.memory.get(buffer.id).map(Bytes::to_vec).unwrap_or_default();
        Array { element: buffer.element, shape: buffer.shape.clone(), data }
    }

    /// Writes the contents of a place to a file.
    ///
    /// # Errors
    /// Nothing is there, or the file cannot be written.
    pub(crate) fn write(&self, output: &Output) -> Result<()> {
        let Some(buffer) = self.buffers.iter().find(|buffer| buffer.place == output.place) else {
            bail!("--out {}: there is no buffer or image at this place", output.file.display());
        };
        let array = self.array(buffer);
        let bytes = match output.file.extension().and_then(|extension| extension.to_str()) {
            Some("npy") => npy::write(&array),
            Some("png") => png::write(&array).with_context(|| output.file.display().to_string())?,
            _ => array.data,
        };
        std::fs::write(&output.file, bytes).with_context(|| output.file.display().to_string())
    }
}
