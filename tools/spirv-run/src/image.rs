//! Images and samplers as arguments: OpenCL's words for them, and its numbers.

use crate::element::Element;
use crate::memory::Bytes;
use spirv_llvm::{ComponentKind, Dim, ImageFormat, ImageType};
use std::str::FromStr;

/// Kinds of images: OpenCL's word, how many sizes it has, and whether the last one is a number of layers.
const KINDS: [(&str, usize, bool); 9] = [
    ("1d", 1, false),
    ("1d_array", 2, true),
    ("1d_buffer", 1, false),
    ("2d", 2, false),
    ("2d_array", 3, true),
    ("3d", 3, false),
    ("depth", 2, false),
    // Vulkan's: the layers are faces; an array has a number of them.
    ("cube", 2, false),
    ("cube_array", 3, true),
];

/// Orders of channels: OpenCL's word and number, and how many channels a texel has in memory.
const ORDERS: [(&str, u32, usize); 9] = [
    ("R", 0x10B0, 1),
    ("A", 0x10B1, 1),
    ("RG", 0x10B2, 2),
    ("RGBA", 0x10B5, 4),
    ("BGRA", 0x10B6, 4),
    ("INTENSITY", 0x10B8, 1),
    ("LUMINANCE", 0x10B9, 1),
    ("DEPTH", 0x10BD, 1),
    ("sRGBA", 0x10C1, 4),
];

/// Types of channels: OpenCL's word and number, and the representation of each channel in memory.
const TYPES: [(&str, u32, Element); 12] = [
    ("SNORM_INT8", 0x10D0, Element::I8),
    ("SNORM_INT16", 0x10D1, Element::I16),
    ("UNORM_INT8", 0x10D2, Element::U8),
    ("UNORM_INT16", 0x10D3, Element::U16),
    ("SIGNED_INT8", 0x10D7, Element::I8),
    ("SIGNED_INT16", 0x10D8, Element::I16),
    ("SIGNED_INT32", 0x10D9, Element::I32),
    ("UNSIGNED_INT8", 0x10DA, Element::U8),
    ("UNSIGNED_INT16", 0x10DB, Element::U16),
    ("UNSIGNED_INT32", 0x10DC, Element::U32),
    ("HALF_FLOAT", 0x10DD, Element::F16),
    ("FLOAT", 0x10DE, Element::F32),
];

/// The formats that shaders state: order and type of channels in OpenCL's words.
const FORMATS: [(ImageFormat, &str, &str); 36] = [
    (ImageFormat::R32f, "R", "FLOAT"),
    (ImageFormat::R16f, "R", "HALF_FLOAT"),
    (ImageFormat::R16, "R", "UNORM_INT16"),
    (ImageFormat::R8, "R", "UNORM_INT8"),
    (ImageFormat::R16Snorm, "R", "SNORM_INT16"),
    (ImageFormat::R8Snorm, "R", "SNORM_INT8"),
    (ImageFormat::R32i, "R", "SIGNED_INT32"),
    (ImageFormat::R16i, "R", "SIGNED_INT16"),
    (ImageFormat::R8i, "R", "SIGNED_INT8"),
    (ImageFormat::R32ui, "R", "UNSIGNED_INT32"),
    (ImageFormat::R16ui, "R", "UNSIGNED_INT16"),
    (ImageFormat::R8ui, "R", "UNSIGNED_INT8"),
    (ImageFormat::Rg32f, "RG", "FLOAT"),
    (ImageFormat::Rg16f, "RG", "HALF_FLOAT"),
    (ImageFormat::Rg16, "RG", "UNORM_INT16"),
    (ImageFormat::Rg8, "RG", "UNORM_INT8"),
    (ImageFormat::Rg16Snorm, "RG", "SNORM_INT16"),
    (ImageFormat::Rg8Snorm, "RG", "SNORM_INT8"),
    (ImageFormat::Rg32i, "RG", "SIGNED_INT32"),
    (ImageFormat::Rg16i, "RG", "SIGNED_INT16"),
    (ImageFormat::Rg8i, "RG", "SIGNED_INT8"),
    (ImageFormat::Rg32ui, "RG", "UNSIGNED_INT32"),
    (ImageFormat::Rg16ui, "RG", "UNSIGNED_INT16"),
    (ImageFormat::Rg8ui, "RG", "UNSIGNED_INT8"),
    (ImageFormat::Rgba32f, "RGBA", "FLOAT"),
    (ImageFormat::Rgba16f, "RGBA", "HALF_FLOAT"),
    (ImageFormat::Rgba16, "RGBA", "UNORM_INT16"),
    (ImageFormat::Rgba8, "RGBA", "UNORM_INT8"),
    (ImageFormat::Rgba16Snorm, "RGBA", "SNORM_INT16"),
    (ImageFormat::Rgba8Snorm, "RGBA", "SNORM_INT8"),
    (ImageFormat::Rgba32i, "RGBA", "SIGNED_INT32"),
    (ImageFormat::Rgba16i, "RGBA", "SIGNED_INT16"),
    (ImageFormat::Rgba8i, "RGBA", "SIGNED_INT8"),
    (ImageFormat::Rgba32ui, "RGBA", "UNSIGNED_INT32"),
    (ImageFormat::Rgba16ui, "RGBA", "UNSIGNED_INT16"),
    (ImageFormat::Rgba8ui, "RGBA", "UNSIGNED_INT8"),
];

/// The description of an image, without its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// The word for the kind of image.
    pub kind: &'static str,
    /// Width, height and depth; 1 where it has none.
    pub sizes: [usize; 3],
    /// How many layers, if it is an array or a cube.
    pub layers: Option<usize>,
    /// How many levels of detail it has: each is half as large as the one before it, and lies behind it.
    pub levels: u32,
    /// How many dimensions a layer has.
    pub dimensions: u32,
    /// OpenCL's number for the order of the channels (`CL_RGBA`).
    pub channel_order: u32,
    /// OpenCL's number for the type of the channels (`CL_UNORM_INT8`).
    pub channel_type: u32,
    /// The representation of a channel in memory.
    pub element: Element,
    /// How many channels a texel has in memory.
    pub channels: usize,
}

/// The reasons why a text is not an image or sampler.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// A word that OpenCL does not have here.
    #[error("`{word}` is no {what}; write one of {known}")]
    Word {
        /// The text.
        word: String,
        /// The expected form.
        what: &'static str,
        /// The words there are.
        known: String,
    },
    /// Parts are missing.
    #[error("`{0}` is no image; write KIND:ORDER/TYPE:SIZES, as `2d:RGBA/UNORM_INT8:640x480`")]
    Image(String),
    /// Sizes that the kind does not have.
    #[error(
        "`{sizes}` are no sizes of the kind {kind}, which has {count}: numbers above 0 with `x` between them, and behind them, as `@3`, how many levels there are, if more than one; faces are squares, in sixes"
    )]
    Sizes {
        /// The text.
        sizes: String,
        /// The kind.
        kind: &'static str,
        /// How many sizes it has.
        count: usize,
    },
    /// Parts are missing.
    #[error("`{0}` is no sampler; write COORDINATES,ADDRESSING,FILTER, as `NORMALIZED,CLAMP_TO_EDGE,LINEAR`")]
    Sampler(String),
}

/// Returns the row of `rows` with this word.
fn row<T: Copy>(
    rows: &[T],
    name: fn(&T) -> &'static str,
    word: &str,
    what: &'static str,
) -> Result<T, ImageError> {
    rows.iter().find(|row| name(row) == word).copied().ok_or_else(|| {
        let known: Vec<_> = rows.iter().map(name).collect();
        ImageError::Word { word: word.to_owned(), what, known: known.join(", ") }
    })
}

impl FromStr for Image {
    type Err = ImageError;

    fn from_str(text: &str) -> Result<Self, ImageError> {
        let wrong = || ImageError::Image(text.to_owned());
        let (kind, rest) = text.split_once(':').ok_or_else(wrong)?;
        let (format, written) = rest.split_once(':').ok_or_else(wrong)?;
        let (order, element) = format.split_once('/').ok_or_else(wrong)?;
        let (kind, count, is_array) = row(&KINDS, |row| row.0, kind, "kind of image")?;
        let (_, channel_order, channels) = row(&ORDERS, |row| row.0, order, "order of channels")?;
        let (_, channel_type, element) = row(&TYPES, |row| row.0, element, "type of channels")?;
        let no_sizes = || ImageError::Sizes { sizes: written.to_owned(), kind, count };
        let (sizes, levels) = written.split_once('@').unwrap_or((written, "1"));
        let numbers: Option<Vec<usize>> =
            sizes.split('x').map(|size| size.parse().ok().filter(|&size| size > 0)).collect();
        let mut numbers = numbers.filter(|numbers| numbers.len() == count).ok_or_else(no_sizes)?;
        let mut layers = if is_array { numbers.pop() } else { None };
        let dimensions = numbers.len() as u32;
        if kind.starts_with("cube") {
            let layers = *layers.get_or_insert(6);
            if numbers[0] != numbers[1] || !layers.is_multiple_of(6) {
                return Err(no_sizes());
            }
        }
        let most = numbers.iter().max().map_or(0, |size| size.ilog2()) + 1;
        let levels = levels.parse().ok().filter(|levels| (1..=most).contains(levels)).ok_or_else(no_sizes)?;
        numbers.resize(3, 1);
        let sizes = [numbers[0], numbers[1], numbers[2]];
        Ok(Self { kind, sizes, layers, levels, dimensions, channel_order, channel_type, element, channels })
    }
}

impl Image {
    /// How many bytes a texel takes.
    #[must_use]
    pub fn texel_bytes(&self) -> usize {
        self.element.bytes() * self.channels
    }

    /// Returns the description for a kernel when its texels are at this address: the structure of the library's `images.h`.
    pub(crate) fn describe(&self, texels: usize) -> Bytes {
        let row = self.sizes[0] * self.texel_bytes();
        // Layers of one dimension are rows.
        let slice = if self.dimensions == 1 { row } else { row * self.sizes[1] };
        let [width, height, depth] = self.sizes;
        let word = |value: usize| u32::try_from(value).unwrap_or(u32::MAX).to_le_bytes();
        let mut bytes = (texels as u64).to_le_bytes().to_vec();
        for size in [width, height, depth, self.layers.unwrap_or(1)] {
            bytes.extend(word(size));
        }
        bytes.extend((row as u64).to_le_bytes());
        bytes.extend((slice as u64).to_le_bytes());
        for number in [self.channel_order, self.channel_type, self.shape(), self.levels, 1] {
            bytes.extend(number.to_le_bytes());
        }
        Bytes::from(&bytes[..])
    }

    /// Returns the description for a shader of an image that it samples with the sampler at this address, or at none:
    /// `struct spirv_sampled_image` of docs/shaders.md.
    pub(crate) fn describe_sampled(&self, texels: usize, sampler: u64) -> Bytes {
        let mut bytes = self.describe(texels).to_vec();
        bytes.resize(64, 0);
        bytes.extend(sampler.to_le_bytes());
        Bytes::from(&bytes[..])
    }

    /// Whether a shader that samples an image of this type may be given it.
    ///
    /// # Errors
    /// The problem.
    pub(crate) fn fits_type(&self, ty: &ImageType) -> Result<(), String> {
        let kinds: &[&str] = match (ty.dim, ty.arrayed) {
            (Dim::Dim1D, false) => &["1d"],
            (Dim::Dim1D, true) => &["1d_array"],
            (Dim::Dim2D | Dim::Rect, false) => &["2d", "depth"],
            (Dim::Dim2D, true) => &["2d_array"],
            (Dim::Dim3D, _) => &["3d"],
            (Dim::Cube, false) => &["cube"],
            (Dim::Cube, true) => &["cube_array"],
            (Dim::Buffer, _) => &["1d_buffer"],
            _ => &[],
        };
        if !kinds.contains(&self.kind) {
            let wanted = kinds.first().unwrap_or(&"of another kind");
            return Err(format!("its image is {wanted}, one of the kind {} is given", self.kind));
        }
        let class = match self.channel_type {
            0x10D7..=0x10D9 => ComponentKind::Signed,
            0x10DA..=0x10DC => ComponentKind::Unsigned,
            _ => ComponentKind::Float,
        };
        if class != ty.component {
            let example = match ty.component {
                ComponentKind::Float => "UNORM_INT8 or FLOAT",
                ComponentKind::Signed => "SIGNED_INT32",
                ComponentKind::Unsigned => "UNSIGNED_INT32",
            };
            let [wanted, given] = [ty.component, class].map(|class| match class {
                ComponentKind::Float => "floats",
                ComponentKind::Signed => "signed integers",
                ComponentKind::Unsigned => "unsigned integers",
            });
            return Err(format!(
                "the shader reads {wanted}, an image of {given} is given; write channels as {example}"
            ));
        }
        Ok(())
    }

    /// Whether its channels are integers for a shader.
    pub(crate) fn is_of_integers(&self) -> bool {
        (0x10D7..=0x10DC).contains(&self.channel_type)
    }

    /// Returns whether its texels have a shader's format.
    pub(crate) fn has_format(&self, format: ImageFormat) -> bool {
        let known = FORMATS.iter().find(|(known, ..)| *known == format);
        known.is_some_and(|&(_, order, kind)| {
            ORDERS.iter().any(|&(word, number, _)| word == order && number == self.channel_order)
                && TYPES.iter().any(|&(word, number, _)| word == kind && number == self.channel_type)
        })
    }

    /// How many dimensions its coordinates have, and 4 if a layer stands behind them.
    fn shape(&self) -> u32 {
        self.dimensions | if self.layers.is_some() { 4 } else { 0 }
    }

    /// How many texels it has in all layers and levels; nothing if no memory has room for them.
    #[must_use]
    pub fn texels(&self) -> Option<usize> {
        let texels = (0..self.levels).try_fold(0usize, |all, level| {
            let sizes = self.sizes.map(|size| (size >> level).max(1));
            let level = sizes.iter().chain(&self.layers).copied().try_fold(1usize, usize::checked_mul)?;
            all.checked_add(level)
        })?;
        texels.checked_mul(self.texel_bytes()).map(|_| texels)
    }
}

/// A sampler as a kernel gets it: OpenCL C's `CLK_` numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler(pub u32);

impl FromStr for Sampler {
    type Err = ImageError;

    fn from_str(text: &str) -> Result<Self, ImageError> {
        let words: Vec<_> = text.split(',').collect();
        let &[coordinates, addressing, filter] = words.as_slice() else {
            return Err(ImageError::Sampler(text.to_owned()));
        };
        let parts: [(&[(&str, u32)], _, _); 3] = [
            (&[("UNNORMALIZED", 0), ("NORMALIZED", 1)], coordinates, "kind of coordinates"),
            (
                &[("NONE", 0), ("CLAMP_TO_EDGE", 2), ("CLAMP", 4), ("REPEAT", 6), ("MIRRORED_REPEAT", 8)],
                addressing,
                "addressing mode",
            ),
            (&[("NEAREST", 0x10), ("LINEAR", 0x20)], filter, "filter"),
        ];
        let mut sampler = 0;
        for (rows, word, what) in parts {
            sampler |= row(rows, |row| row.0, word, what)?.1;
        }
        Ok(Self(sampler))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_have_the_numbers_of_opencl() {
        let image: Image = "2d_array:RGBA/UNORM_INT8:32x16x4".parse().unwrap();
        assert_eq!((image.sizes, image.layers, image.dimensions), ([32, 16, 1], Some(4), 2));
        assert_eq!((image.channel_order, image.channel_type), (0x10B5, 0x10D2));
        assert_eq!((image.texel_bytes(), image.texels()), (4, Some(2048)));
        let image: Image = "1d_array:R/FLOAT:5x3".parse().unwrap();
        assert_eq!((image.sizes, image.layers, image.dimensions), ([5, 1, 1], Some(3), 1));
        let image: Image = "3d:RG/HALF_FLOAT:6x5x4".parse().unwrap();
        assert_eq!((image.sizes, image.layers, image.dimensions), ([6, 5, 4], None, 3));
        let image: Image = "cube:R/FLOAT:4x4@3".parse().unwrap();
        assert_eq!((image.layers, image.levels, image.texels()), (Some(6), 3, Some(6 * (16 + 4 + 1))));
        let image: Image = "2d:R/FLOAT:9999999999x9999999999".parse().unwrap();
        assert_eq!(image.texels(), None);
    }

    #[test]
    fn every_format_of_shaders_is_one_of_images() {
        for (format, order, kind) in FORMATS {
            let image: Image = format!("2d:{order}/{kind}:4x4").parse().unwrap();
            let fits: Vec<_> = FORMATS.iter().filter(|(other, ..)| image.has_format(*other)).collect();
            assert_eq!(fits, [&(format, order, kind)]);
        }
        let bgra: Image = "2d:BGRA/UNORM_INT8:4x4".parse().unwrap();
        assert!(!bgra.has_format(ImageFormat::Rgba8) && !bgra.has_format(ImageFormat::Unknown));
    }

    #[test]
    fn what_opencl_does_not_have_is_refused() {
        for text in [
            "",
            "2d",
            "2d:RGBA/FLOAT",
            "2d:RGBA:1x1",
            "4d:RGBA/FLOAT:1x1",
            "2d:RGB/FLOAT:1x1",
            "2d:RGBA/DOUBLE:1x1",
            "2d:RGBA/FLOAT:1",
            "2d:RGBA/FLOAT:1x0",
            "2d:RGBA/FLOAT:1x1x1",
            "2d:RGBA/FLOAT:4x4@4",
            "2d:RGBA/FLOAT:4x4@0",
            "cube:RGBA/FLOAT:4x2",
            "cube_array:RGBA/FLOAT:4x4x5",
        ] {
            assert!(text.parse::<Image>().is_err(), "{text}");
        }
        for text in ["", "NORMALIZED,CLAMP", "NORMALIZED,MIRROR,LINEAR", "NORMALIZED,CLAMP,LINEAR,"] {
            assert!(text.parse::<Sampler>().is_err(), "{text}");
        }
    }

    #[test]
    fn samplers_have_the_numbers_of_opencl_c() {
        assert_eq!("NORMALIZED,REPEAT,LINEAR".parse(), Ok(Sampler(0x27)));
        assert_eq!("UNNORMALIZED,NONE,NEAREST".parse(), Ok(Sampler(0x10)));
    }
}
