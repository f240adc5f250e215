//! Arguments of kernels as the command line has them.

use crate::typed;
use anyhow::{Context, Result, bail, ensure};
use example_vulkan::{Argument, Image, ImageKind, Memory};
use std::str::FromStr;

/// The memory that arguments have named, with the type in which it is printed.
#[derive(Default)]
pub(crate) struct Given {
    pub(crate) memory: Vec<(String, String, Memory)>,
}

impl Given {
    /// Returns the index of memory by its name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.memory.iter().position(|(own, _, _)| own == name)
    }

    /// Reads an argument, and adds the memory that it makes.
    pub(crate) fn argument(&mut self, text: &str) -> Result<Argument> {
        if let Some(index) = self.find(text) {
            return Ok(Argument::Memory(index));
        }
        if let Some((name, contents)) = text.split_once('=') {
            let (ty, memory) = memory(contents)?;
            ensure!(self.find(name).is_none(), "{name} has contents already");
            self.memory.push((name.to_owned(), ty, memory));
            return Ok(Argument::Memory(self.memory.len() - 1));
        }
        let (kind, value) =
            text.split_once(':').context("it is neither TYPE:VALUE nor the name of memory")?;
        match kind {
            "local" => Ok(Argument::Local(number(value)?)),
            "sampler" => Ok(Argument::Sampler(number(value)?)),
            _ => Ok(Argument::Value(typed::parse(kind, value)?)),
        }
    }
}

fn number(text: &str) -> Result<u32> {
    u32::from_str(text).with_context(|| format!("{text} is not a number"))
}

/// Returns memory, and the type in which it is printed.
fn memory(text: &str) -> Result<(String, Memory)> {
    if let Some(image) = text.strip_prefix("image:") {
        return Ok(("hex".to_owned(), self::image(image)?));
    }
    if let Some((ty, file)) = text.split_once('@') {
        let bytes = std::fs::read(file).with_context(|| file.to_owned())?;
        return Ok((ty.to_owned(), Memory::Buffer(bytes)));
    }
    if let Some((ty, count)) = text.strip_suffix(']').and_then(|text| text.split_once('[')) {
        let size = typed::size(ty).with_context(|| format!("{ty} is not a type"))?;
        let bytes = (number(count)? as usize).checked_mul(size).context("it is too large")?;
        return Ok((ty.to_owned(), Memory::Buffer(vec![0; bytes])));
    }
    let (ty, values) = text.split_once(':').context("its contents are neither values, a size nor a file")?;
    Ok((ty.to_owned(), Memory::Buffer(typed::parse(ty, values)?)))
}

/// Reads `KIND:ORDER:TYPE:SIZES[@FILE]`; without a file all texels are zero.
fn image(text: &str) -> Result<Memory> {
    let (description, file) = text.split_once('@').map_or((text, None), |(text, file)| (text, Some(file)));
    let parts: Vec<&str> = description.split(':').collect();
    let &[kind, order, data_type, sizes] = parts.as_slice() else {
        bail!("an image is KIND:ORDER:TYPE:SIZES");
    };
    let (kind, dimensions, is_array) = match kind {
        "1d" => (ImageKind::D1, 1, false),
        "1d_array" => (ImageKind::D1Array, 1, true),
        "1d_buffer" => (ImageKind::D1Buffer, 1, false),
        "2d" => (ImageKind::D2, 2, false),
        "2d_array" => (ImageKind::D2Array, 2, true),
        "3d" => (ImageKind::D3, 3, false),
        _ => bail!("{kind} is not a kind of images"),
    };
    let sizes = sizes.split('x').map(number).collect::<Result<Vec<u32>>>()?;
    ensure!(sizes.len() == dimensions + usize::from(is_array), "an image of kind {kind:?} has other sizes");
    let mut extent = [1; 3];
    extent.iter_mut().zip(sizes.iter().take(dimensions)).for_each(|(to, size)| *to = *size);
    let layers = if is_array { sizes.last().copied().unwrap_or(1) } else { 1 };
    let image = Image { kind, order: number(order)?, data_type: number(data_type)?, extent, layers };
    let bytes = match file {
        Some(file) => std::fs::read(file).with_context(|| file.to_owned())?,
        None => vec![0; image.size().context("the image has no such texels, or too many")?],
    };
    Ok(Memory::Image(image, bytes))
}
