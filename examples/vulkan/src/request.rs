//! A launch as the caller states it.

/// Memory that kernels access, with its contents before and after the launches.
#[derive(Clone, Debug)]
pub enum Memory {
    /// A buffer.
    Buffer(Vec<u8>),
    /// An image and its texels, without gaps between rows, slices and layers.
    Image(Image, Vec<u8>),
}

impl Memory {
    /// Returns the contents.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::Buffer(bytes) | Self::Image(_, bytes) => bytes,
        }
    }

    /// Returns the contents, to be replaced.
    pub fn bytes_mut(&mut self) -> &mut Vec<u8> {
        match self {
            Self::Buffer(bytes) | Self::Image(_, bytes) => bytes,
        }
    }
}

/// The dimensions of an image, and whether it has layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    /// One dimension.
    D1,
    /// Layers of one dimension.
    D1Array,
    /// The texels of a buffer.
    D1Buffer,
    /// Two dimensions.
    D2,
    /// Layers of two dimensions.
    D2Array,
    /// Three dimensions.
    D3,
}

/// An image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// The dimensions.
    pub kind: ImageKind,
    /// The channel order, by OpenCL's number.
    pub order: u32,
    /// The channel data type, by OpenCL's number.
    pub data_type: u32,
    /// Width, height and depth, 1 where the image has none.
    pub extent: [u32; 3],
    /// The number of layers, 1 if it has none.
    pub layers: u32,
}

impl Image {
    /// Returns the bytes of all texels; `None` for a channel order or a data type that the launcher does not have, or for
    /// more bytes than a number holds.
    pub fn size(&self) -> Option<usize> {
        let channels = match self.order {
            // CL_R, CL_INTENSITY, CL_LUMINANCE and CL_DEPTH.
            0x10B0 | 0x10B8 | 0x10B9 | 0x10BD => 1,
            // CL_RG.
            0x10B2 => 2,
            // CL_RGBA, CL_BGRA and CL_sRGBA.
            0x10B5 | 0x10B6 | 0x10C1 => 4,
            _ => return None,
        };
        let bytes = match self.data_type {
            0x10D0 | 0x10D2 | 0x10D7 | 0x10DA => 1,
            0x10D1 | 0x10D3 | 0x10D8 | 0x10DB | 0x10DD => 2,
            0x10D9 | 0x10DC | 0x10DE => 4,
            _ => return None,
        };
        let mut sizes = self.extent.iter().chain([&self.layers]);
        sizes.try_fold(channels * bytes, |all: usize, size| all.checked_mul(*size as usize))
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A buffer or an image, by its index among the memory of the session.
    Memory(usize),
    /// The bytes of a value.
    Value(Vec<u8>),
    /// So many bytes of local memory.
    Local(u32),
    /// A sampler, by the mask that `LiteralSampler` of the reflection has.
    Sampler(u32),
}

/// A launch of a kernel.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The name of the kernel.
    pub kernel: String,
    /// The number of dimensions.
    pub dimensions: u32,
    /// The number of work-items in each dimension, 1 beyond the last one.
    pub global: [u32; 3],
    /// The work-group size; `None` leaves it to the module.
    pub local: Option<[u32; 3]>,
    /// The global offset.
    pub offset: [u32; 3],
    /// The arguments, one for each of the source.
    pub arguments: Vec<Argument>,
}
