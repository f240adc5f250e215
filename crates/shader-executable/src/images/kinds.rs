//! The kinds of images, samplers and pairs of them, by their types.

use super::texels::Format;
use crate::problem::Res;
use llvm_model::{Module, Type, TypeId};
use spirv_grammar::{Dim, ImageFormat};
use translate_common::problems::ExecutableProblem;

/// The type of an image.
#[derive(Clone, Copy)]
pub(crate) struct Image {
    /// How many dimensions its coordinates have, without that of layers; of a cube, those of a face.
    pub(super) dimensions: u32,
    /// Whether a layer stands behind them.
    pub(super) is_array: bool,
    /// Whether six layers each are the faces of a cube.
    pub(super) is_cube: bool,
    /// Whether its texels are floats.
    pub(super) is_of_floats: bool,
    format: Option<Format>,
}

impl Image {
    /// Whether it has layers, which the faces of cubes are, too.
    pub(super) fn has_layers(self) -> bool {
        self.is_array || self.is_cube
    }

    /// The format that the type states.
    pub(super) fn format(self) -> Res<Format> {
        self.format.ok_or(ExecutableProblem::ImageFormat.into())
    }

    /// The code of the type for the functions of the host: dimensions, 4 for an array, 8 for cubes.
    pub(super) fn shape(self) -> u32 {
        self.dimensions | if self.is_array { 4 } else { 0 } | if self.is_cube { 8 } else { 0 }
    }
}

/// A resource that is bound to a descriptor and is not a buffer.
#[derive(Clone, Copy)]
pub(crate) enum Resource {
    /// An image that is read and written without a sampler.
    Storage(Image),
    /// An image that is sampled or fetched.
    Sampled(Image),
    /// Such an image with its sampler.
    Combined(Image),
    Sampler,
}

impl Resource {
    /// Returns the resource of a type; `None` for other types, and for images that have no executable form.
    pub(crate) fn of(from: &Module, ty: TypeId) -> Option<Resource> {
        let Type::TargetExt { name, types, ints } = &from.types[ty] else { return None };
        let name = name.as_str()?;
        if name == "spirv.Sampler" {
            return Some(Resource::Sampler);
        }
        let is_combined = matches!(name, "spirv.SampledImage" | "spirv.SignedSampledImage");
        if !is_combined && !matches!(name, "spirv.Image" | "spirv.SignedImage") {
            return None;
        }
        let &[dim, _depth, arrayed, 0, sampled, format, ..] = &ints[..] else { return None };
        let (dimensions, is_cube) = match Dim(dim) {
            Dim::Dim1D | Dim::Buffer => (1, false),
            Dim::Dim2D | Dim::Rect => (2, false),
            Dim::Cube => (2, true),
            Dim::Dim3D => (3, false),
            _ => return None,
        };
        let is_of_floats = match types.first().map(|&ty| &from.types[ty]) {
            Some(Type::Float | Type::Half) => true,
            Some(Type::Integer(32)) => false,
            _ => return None,
        };
        let format = Format::of(ImageFormat(format));
        let image = Image { dimensions, is_array: arrayed != 0, is_cube, is_of_floats, format };
        match (is_combined, sampled) {
            (true, 1) => Some(Resource::Combined(image)),
            (false, 1) => Some(Resource::Sampled(image)),
            (false, 2) => Some(Resource::Storage(image)),
            _ => None,
        }
    }
}

/// Whether a variable of this type is an image, a sampler or a pair of them, or an array of such.
pub(crate) fn holds_resource(from: &Module, mut ty: TypeId) -> bool {
    while let Type::Array { element, .. } = from.types[ty] {
        ty = element;
    }
    Resource::of(from, ty).is_some()
}
