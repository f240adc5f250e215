//! Images: sampled ones with a sampler, and storage images.

use super::super::Smith;
use super::super::types::{Scalar, Ty};
use spirv_module::{Capability, Dim, ExecutionModel, Id, ImageFormat, Op, Scope, StorageClass};

/// Dimensions with the number of coordinates, and whether there are arrays of them.
const DIMENSIONS: [(Dim, u32, bool); 6] = [
    (Dim::Dim2D, 2, false),
    (Dim::Dim2D, 2, true),
    (Dim::Dim3D, 3, false),
    (Dim::Cube, 3, false),
    (Dim::Dim1D, 1, false),
    (Dim::Dim1D, 1, true),
];

/// The types of texels, with a format of storage images.
const TEXELS: [(Scalar, ImageFormat); 3] = [
    (Scalar::Float(32), ImageFormat::Rgba32f),
    (Scalar::Int(32), ImageFormat::Rgba8ui),
    (Scalar::Signed(32), ImageFormat::R32i),
];

/// Image operands.
const BIAS: u32 = 1;
const LOD: u32 = 2;
const GRADIENT: u32 = 4;

/// An image that is bound.
struct Image {
    variable: Id,
    image: Id,
    loaded: Id,
    dimension: Dim,
    /// The number of coordinates, with the layer of an array.
    coordinates: u32,
    /// The coordinates of one layer, and of derivatives.
    of_layer: u32,
    texel: Scalar,
}

/// Binds an image; a sampled one has a sampler.
fn bind(smith: &mut Smith<'_>, is_sampled: bool) -> Option<Image> {
    let (dimension, of_layer, is_array) = smith.choices.pick(&DIMENSIONS)?;
    if !is_sampled && dimension == Dim::Cube {
        return None;
    }
    let (texel, format) = smith.choices.pick(&TEXELS)?;
    let capability = match (dimension, is_sampled) {
        (Dim::Dim1D, true) => Some(Capability::Sampled1D),
        (Dim::Dim1D, false) => Some(Capability::Image1D),
        _ => None,
    };
    smith.require(capability);
    let of_texel = smith.type_id(&Ty::Value(texel, 1));
    let format = if is_sampled { ImageFormat::Unknown } else { format };
    let how = if is_sampled { 1 } else { 2 };
    let operands = [of_texel.0, dimension.0, 0, u32::from(is_array), 0, how, format.0];
    let image = smith.declare_once(Op::TypeImage, None, &operands);
    let loaded = match is_sampled {
        true => smith.declare_once(Op::TypeSampledImage, None, &[image.0]),
        false => image,
    };
    let pointer = smith.declare_once(Op::TypePointer, None, &[StorageClass::UniformConstant.0, loaded.0]);
    let variable = smith.bound_of(StorageClass::UniformConstant, pointer);
    let coordinates = of_layer + u32::from(is_array);
    Some(Image { variable, image, loaded, dimension, coordinates, of_layer, texel })
}

impl Image {
    fn load(&self, smith: &mut Smith<'_>) -> Id {
        smith.emit_unseen(Op::Load, self.loaded, &[self.variable.0])
    }

    fn place(&self, smith: &mut Smith<'_>, scalar: Scalar) -> u32 {
        smith.value(&Ty::Value(scalar, self.coordinates)).0
    }

    fn texels(&self) -> Ty {
        Ty::Value(self.texel, 4)
    }
}

/// Adds an instruction on an image with a sampler.
pub(super) fn sample(smith: &mut Smith<'_>) {
    let Some(image) = bind(smith, true) else { return };
    let loaded = image.load(smith);
    let is_fragment = smith.flavor.model == ExecutionModel::Fragment;
    let single = Ty::Value(Scalar::Float(32), 1);
    // Comparisons have a float, and not the levels of arrays or cubes.
    let is_depth = image.texel == Scalar::Float(32) && image.coordinates == 2 && image.of_layer == 2;
    match smith.choices.below(7) {
        0 if is_fragment => {
            let place = image.place(smith, Scalar::Float(32));
            let bias = smith.choices.rarely(2).then(|| smith.value(&single).0);
            let operands = [loaded.0, place].into_iter().chain(bias.map(|_| BIAS)).chain(bias);
            smith.emit(Op::ImageSampleImplicitLod, &image.texels(), &operands.collect::<Vec<_>>());
        }
        0 | 1 => {
            let place = image.place(smith, Scalar::Float(32));
            let level = smith.value(&single).0;
            smith.emit(Op::ImageSampleExplicitLod, &image.texels(), &[loaded.0, place, LOD, level]);
        }
        2 => {
            let place = image.place(smith, Scalar::Float(32));
            let derivative = Ty::Value(Scalar::Float(32), image.of_layer);
            let [x, y] = [0; 2].map(|_| smith.value(&derivative).0);
            let operands = [loaded.0, place, GRADIENT, x, y];
            smith.emit(Op::ImageSampleExplicitLod, &image.texels(), &operands);
        }
        5 if is_depth => {
            let place = image.place(smith, Scalar::Float(32));
            let [reference, level] = [0; 2].map(|_| smith.value(&single).0);
            let operands = [loaded.0, place, reference, LOD, level];
            smith.emit(Op::ImageSampleDrefExplicitLod, &single, &operands);
        }
        3 if matches!(image.dimension, Dim::Dim2D | Dim::Cube) => {
            let place = image.place(smith, Scalar::Float(32));
            let component = smith.choices.below(4) as u64;
            let component = smith.number(32, component).0;
            smith.emit(Op::ImageGather, &image.texels(), &[loaded.0, place, component]);
        }
        4 if image.dimension != Dim::Cube => {
            let whole = smith.emit_unseen(Op::Image, image.image, &[loaded.0]);
            let place = image.place(smith, Scalar::Signed(32));
            let level = smith.value(&Ty::int(32)).0;
            smith.emit(Op::ImageFetch, &image.texels(), &[whole.0, place, LOD, level]);
        }
        _ => {
            smith.require(Some(Capability::ImageQuery));
            let whole = smith.emit_unseen(Op::Image, image.image, &[loaded.0]);
            if smith.choices.rarely(2) {
                smith.emit(Op::ImageQueryLevels, &Ty::int(32), &[whole.0]);
            } else {
                let level = smith.value(&Ty::int(32)).0;
                let sizes = if image.dimension == Dim::Cube { 2 } else { image.coordinates };
                let sizes = Ty::Value(Scalar::Int(32), sizes);
                smith.emit(Op::ImageQuerySizeLod, &sizes, &[whole.0, level]);
            }
        }
    }
}

/// Adds an instruction on a storage image.
pub(super) fn storage(smith: &mut Smith<'_>) {
    let Some(image) = bind(smith, false) else { return };
    let is_single = image.texel == Scalar::Signed(32);
    if is_single && smith.choices.rarely(3) {
        return texel_atomic(smith, &image);
    }
    let loaded = image.load(smith);
    match smith.choices.below(3) {
        0 => {
            let place = image.place(smith, Scalar::Signed(32));
            smith.emit(Op::ImageRead, &image.texels(), &[loaded.0, place]);
        }
        1 => {
            let place = image.place(smith, Scalar::Int(32));
            let texel = smith.value(&image.texels()).0;
            smith.emit_void(Op::ImageWrite, &[loaded.0, place, texel]);
        }
        _ => {
            smith.require(Some(Capability::ImageQuery));
            let sizes = Ty::Value(Scalar::Int(32), image.coordinates);
            smith.emit(Op::ImageQuerySize, &sizes, &[loaded.0]);
        }
    }
}

/// Adds an atomic operation on a texel, of an image whose texels are one integer.
fn texel_atomic(smith: &mut Smith<'_>, image: &Image) {
    let texel = Ty::Value(image.texel, 1);
    let pointer = smith.type_id(&Ty::pointer(StorageClass::Image, texel.clone()));
    let place = image.place(smith, Scalar::Signed(32));
    let sample = smith.number(32, 0);
    let pointer = smith.emit_unseen(Op::ImageTexelPointer, pointer, &[image.variable.0, place, sample.0]);
    let (scope, relaxed) = (smith.number(32, u64::from(Scope::Device.0)), smith.number(32, 0));
    let value = smith.value(&texel);
    let op = smith.choices.pick(&[Op::AtomicIAdd, Op::AtomicSMax, Op::AtomicXor, Op::AtomicExchange]);
    let op = op.unwrap_or(Op::AtomicIAdd);
    smith.emit(op, &texel, &[pointer.0, scope.0, relaxed.0, value.0]);
}
