//! Images and samplers as arguments: OpenCL's words for them, and its numbers.

use crate::element::Element;
use crate::memory::Bytes;
use spirv_llvm::ImageFormat;
use std::str::FromStr;

/// Kinds of images: OpenCL's word, how many sizes it has, and whether the last one is a number of layers.
const KINDS: [(&str, usize, bool); 7] = [
    ("1d", 1, false),
    ("1d_array", 2, true),
    ("1d_buffer", 1, false),
    ("2d", 2, false),
    ("2d_array", 3, true),
    ("3d", 3, false),
    ("depth", 2, false),
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

/// Types of channels: OpenCL's word and number, and what each channel is in memory.
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

/// What an image is, without what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Width, height and depth; 1 where it has none.
    pub sizes: [usize; 3],
    /// How many layers, if it is an array.
    pub layers: Option<usize>,
    /// How many dimensions a layer has.
    pub dimensions: u32,
    /// OpenCL's number for the order of the channels (`CL_RGBA`).
    pub channel_order: u32,
    /// OpenCL's number for the type of the channels (`CL_UNORM_INT8`).
    pub channel_type: u32,
    /// What a channel is in memory.
    pub element: Element,
    /// How many channels a texel has in memory.
    pub channels: usize,
}

/// Why a text says no image or sampler.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// A word that OpenCL does not have here.
    #[error("`{word}` is no {what}; write one of {known}")]
    Word {
        /// What was written.
        word: String,
        /// What it should have been.
        what: &'static str,
        /// The words there are.
        known: String,
    },
    /// Parts are missing.
    #[error("`{0}` is no image; write KIND:ORDER/TYPE:SIZES, as `2d:RGBA/UNORM_INT8:640x480`")]
    Image(String),
    /// Sizes that the kind does not have.
    #[error(
        "`{sizes}` are no sizes of the kind {kind}, which has {count}: numbers above 0 with `x` between them"
    )]
    Sizes {
        /// What was written.
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

/// The row of `rows` whose word is `word`.
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
        let numbers: Option<Vec<usize>> =
            written.split('x').map(|size| size.parse().ok().filter(|&size| size > 0)).collect();
        let mut numbers = numbers
            .filter(|numbers| numbers.len() == count)
            .ok_or_else(|| ImageError::Sizes { sizes: written.to_owned(), kind, count })?;
        let layers = if is_array { numbers.pop() } else { None };
        let dimensions = numbers.len() as u32;
        numbers.resize(3, 1);
        let sizes = [numbers[0], numbers[1], numbers[2]];
        Ok(Self { sizes, layers, dimensions, channel_order, channel_type, element, channels })
    }
}

impl Image {
    /// How many bytes a texel takes.
    #[must_use]
    pub fn texel_bytes(&self) -> usize {
        self.element.bytes() * self.channels
    }

    /// What a kernel is given for it when its texels are at this address: the structure of the library's `images.h`.
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
        for number in [self.channel_order, self.channel_type, self.shape(), 1, 1] {
            bytes.extend(number.to_le_bytes());
        }
        Bytes::from(&bytes[..])
    }

    /// Whether its texels are what a shader's format says.
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

    /// How many texels it has in all layers; nothing if no memory has room for them.
    #[must_use]
    pub fn texels(&self) -> Option<usize> {
        let sizes = self.sizes.iter().chain(&self.layers);
        let texels = sizes.copied().try_fold(1usize, usize::checked_mul)?;
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
