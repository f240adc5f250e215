//! Image functions and queries (OpenCL C 3.0, 6.15.15).
//!
//! The operands are those of the hooks. `read_imagei` and `read_imageui` differ in the Sign- or ZeroExtend image
//! operand only, which SPIR-V has since 1.4: without one an integer image is spelled as signed.

use ocl_mangle::Builtin::{Float, Half, Int, UInt};
use spirv_grammar::{Dim, Op};

use super::op;
use crate::convention::sampler;
use crate::row::Arg::V;
use crate::row::Fix::{Absent, Is as Equals};
use crate::row::Pat::{Any, Image, Is, Named, Size, T, Vector};
use crate::row::gens::NONE;
use crate::row::{Arg, Dir, Face, Fix, Gen, Hook, ImageSet, Lanes, Pat, Ret, Row};

/// Coordinates.
const COORDINATE: Gen = Gen { elements: &[Int, Float], lanes: Lanes::Any };

const COLOR: Pat = Image(ImageSet::ANY.depth(false));
const DEPTH: Pat = Image(ImageSet::ANY.depth(true));
const COLOR_SINGLE: Pat = Image(ImageSet::ANY.depth(false).multisampled(false));
const DEPTH_SINGLE: Pat = Image(ImageSet::ANY.depth(true).multisampled(false));
const COLOR_MULTI: Pat = Image(ImageSet::ANY.depth(false).multisampled(true));
const DEPTH_MULTI: Pat = Image(ImageSet::ANY.depth(true).multisampled(true));
const SAMPLER: Pat = Named("ocl_sampler");

const NOTHING: u32 = 0;
const SIGN: u32 = 1;
const ZERO: u32 = 2;

/// The result or a parameter of a function: the pattern of the texel.
const F4: Pat = Vector(4, Float);
const I4: Pat = Vector(4, Int);
const U4: Pat = Vector(4, UInt);
const H4: Pat = Vector(4, Half);
const F1: Pat = Is(Float);

const SAMPLE: &[Arg] = &[V(0), V(1), V(2)];
const SAMPLE_LOD: &[Arg] = &[V(0), V(1), V(2), V(4)];
const SAMPLE_GRAD: &[Arg] = &[V(0), V(1), V(2), V(4), V(5)];
const READ: &[Arg] = &[V(0), V(1)];
const READ_SAMPLE: &[Arg] = &[V(0), V(1), V(3)];
const WRITE: &[Arg] = &[V(0), V(1), V(2)];
const WRITE_LOD: &[Arg] = &[V(0), V(1), V(4), V(2)];

/// Only written: a guess.
const fn guess(mut face: Face) -> Face {
    face.dir = Dir::ToLlvm;
    face.one_way = Some("the result determines it");
    face.lossy("the instruction does not specify the sign of texels; the call has signed ones")
}

const fn sample(
    name: &'static str,
    sig: &'static [Pat],
    args: &'static [Arg],
    fixed: &'static [(u8, Fix)],
    ret: Pat,
) -> Face {
    Face::new(name, COORDINATE, sig, args, Ret::Like(ret)).fixed(fixed).hook(Hook::ImageSample)
}

const fn read(
    name: &'static str,
    sig: &'static [Pat],
    args: &'static [Arg],
    fixed: &'static [(u8, Fix)],
    ret: Pat,
) -> Face {
    Face::new(name, COORDINATE, sig, args, Ret::Like(ret)).fixed(fixed).hook(Hook::ImageRead)
}

const fn write(
    name: &'static str,
    sig: &'static [Pat],
    args: &'static [Arg],
    fixed: &'static [(u8, Fix)],
) -> Face {
    Face::new(name, COORDINATE, sig, args, Ret::Void).fixed(fixed).hook(Hook::ImageWrite)
}

/// Faces of a sampling function: plain, with level of detail, with gradients.
macro_rules! samples {
    ($name:literal, $image:expr, $ret:expr, $extend:expr) => {
        [
            sample(
                $name,
                &[$image, SAMPLER, T],
                SAMPLE,
                &[(3, Equals($extend)), (4, Absent), (5, Absent)],
                $ret,
            ),
            sample($name, &[$image, SAMPLER, T, F1], SAMPLE_LOD, &[(3, Equals($extend)), (5, Absent)], $ret),
            sample($name, &[$image, SAMPLER, T, Any, Any], SAMPLE_GRAD, &[(3, Equals($extend))], $ret),
        ]
    };
}

const SAMPLE_F: [Face; 3] = samples!("read_imagef", COLOR, F4, NOTHING);
const SAMPLE_I: [Face; 3] = samples!("read_imagei", COLOR, I4, SIGN);
const SAMPLE_U: [Face; 3] = samples!("read_imageui", COLOR, U4, ZERO);
const SAMPLE_H: [Face; 3] = samples!("read_imageh", COLOR, H4, NOTHING);
const SAMPLE_D: [Face; 3] = samples!("read_imagef", DEPTH, F1, NOTHING);
/// Integer images whose signedness the instruction does not specify.
const SAMPLE_ANY: [Face; 3] = samples!("read_imagei", COLOR, I4, NOTHING);

/// Faces of a reading function: plain, and multisampled.
macro_rules! reads {
    ($name:literal, $single:expr, $multi:expr, $ret:expr, $extend:expr) => {
        [
            read($name, &[$single, T], READ, &[(2, Equals($extend)), (3, Absent)], $ret),
            read($name, &[$multi, T, Is(Int)], READ_SAMPLE, &[(2, Equals($extend))], $ret),
        ]
    };
}

const READ_F: [Face; 2] = reads!("read_imagef", COLOR_SINGLE, COLOR_MULTI, F4, NOTHING);
const READ_I: [Face; 2] = reads!("read_imagei", COLOR_SINGLE, COLOR_MULTI, I4, SIGN);
const READ_U: [Face; 2] = reads!("read_imageui", COLOR_SINGLE, COLOR_MULTI, U4, ZERO);
const READ_H: [Face; 2] = reads!("read_imageh", COLOR_SINGLE, COLOR_MULTI, H4, NOTHING);
const READ_D: [Face; 2] = reads!("read_imagef", DEPTH_SINGLE, DEPTH_MULTI, F1, NOTHING);
const READ_ANY: [Face; 2] = reads!("read_imagei", COLOR_SINGLE, COLOR_MULTI, I4, NOTHING);

macro_rules! writes {
    ($name:literal, $image:expr, $texel:expr, $extend:expr) => {
        [
            write($name, &[$image, T, $texel], WRITE, &[(3, Equals($extend)), (4, Absent)]),
            write($name, &[$image, T, Is(Int), $texel], WRITE_LOD, &[(3, Equals($extend))]),
        ]
    };
}

const WRITE_F: [Face; 2] = writes!("write_imagef", COLOR, F4, NOTHING);
const WRITE_I: [Face; 2] = writes!("write_imagei", COLOR, I4, SIGN);
const WRITE_U: [Face; 2] = writes!("write_imageui", COLOR, U4, ZERO);
const WRITE_H: [Face; 2] = writes!("write_imageh", COLOR, H4, NOTHING);
const WRITE_D: [Face; 2] = writes!("write_imagef", DEPTH, F1, NOTHING);
const WRITE_ANY: [Face; 2] = writes!("write_imagei", COLOR, I4, NOTHING);

/// `int f(image)`: one component of the size.
const fn extent(
    name: &'static str,
    image: &'static [Pat],
    component: &'static [(u8, Fix)],
    ret: Pat,
) -> Face {
    Face::new(name, NONE, image, &[V(0)], Ret::Like(ret)).fixed(component).hook(Hook::ImageSize)
}

const PLANE: &[Dim] = &[Dim::Dim2D];
const DEEP: &[Dim] = &[Dim::Dim3D];
const LINE: &[Dim] = &[Dim::Dim1D];
const TALL: &[Dim] = &[Dim::Dim2D, Dim::Dim3D];
const COMPONENT_0: &[(u8, Fix)] = &[(1, Equals(0))];
const COMPONENT_1: &[(u8, Fix)] = &[(1, Equals(1))];
const COMPONENT_2: &[(u8, Fix)] = &[(1, Equals(2))];

const fn dim(image: &'static [Pat], lanes: Pat) -> Face {
    Face::new("get_image_dim", NONE, image, &[V(0)], Ret::Like(lanes)).hook(Hook::ImageDim)
}

const ANY_IMAGE: &[Pat] = &[Image(ImageSet::ANY)];

const fn query(name: &'static str, ret: Ret) -> Face {
    Face::new(name, NONE, ANY_IMAGE, &[V(0)], ret)
}

pub(crate) const ROWS: &[Row] = &[
    Row {
        inst: op(Op::ImageSampleExplicitLod),
        faces: &[
            SAMPLE_F[0],
            SAMPLE_F[1],
            SAMPLE_F[2],
            SAMPLE_I[0],
            SAMPLE_I[1],
            SAMPLE_I[2],
            SAMPLE_U[0],
            SAMPLE_U[1],
            SAMPLE_U[2],
            SAMPLE_H[0],
            SAMPLE_H[1],
            SAMPLE_H[2],
            SAMPLE_D[0],
            SAMPLE_D[1],
            SAMPLE_D[2],
            guess(SAMPLE_ANY[0]),
            guess(SAMPLE_ANY[1]),
            guess(SAMPLE_ANY[2]),
        ],
    },
    Row {
        inst: op(Op::ImageRead),
        faces: &[
            READ_F[0],
            READ_F[1],
            READ_I[0],
            READ_I[1],
            READ_U[0],
            READ_U[1],
            READ_H[0],
            READ_H[1],
            READ_D[0],
            READ_D[1],
            guess(READ_ANY[0]),
            guess(READ_ANY[1]),
        ],
    },
    Row {
        inst: op(Op::ImageWrite),
        faces: &[
            WRITE_F[0],
            WRITE_F[1],
            WRITE_I[0],
            WRITE_I[1],
            WRITE_U[0],
            WRITE_U[1],
            WRITE_H[0],
            WRITE_H[1],
            WRITE_D[0],
            WRITE_D[1],
            guess(WRITE_ANY[0]),
            guess(WRITE_ANY[1]),
        ],
    },
    Row {
        inst: op(Op::ImageQuerySize),
        faces: &[
            extent("get_image_width", ANY_IMAGE, COMPONENT_0, Is(Int)),
            extent("get_image_height", &[Image(ImageSet::ANY.dims(TALL))], COMPONENT_1, Is(Int)),
            extent("get_image_depth", &[Image(ImageSet::ANY.dims(DEEP))], COMPONENT_2, Is(Int)),
            extent(
                "get_image_array_size",
                &[Image(ImageSet::ANY.dims(LINE).arrayed(true))],
                COMPONENT_1,
                Size,
            ),
            extent(
                "get_image_array_size",
                &[Image(ImageSet::ANY.dims(PLANE).arrayed(true))],
                COMPONENT_2,
                Size,
            ),
            dim(&[Image(ImageSet::ANY.dims(PLANE))], Vector(2, Int)),
            dim(&[Image(ImageSet::ANY.dims(DEEP))], Vector(4, Int)),
        ],
    },
    // OpenCL C's numbers are those of the host API.
    Row {
        inst: op(Op::ImageQueryFormat),
        faces: &[query("get_image_channel_data_type", Ret::Offset(0x10D0))],
    },
    Row { inst: op(Op::ImageQueryOrder), faces: &[query("get_image_channel_order", Ret::Offset(0x10B0))] },
    Row { inst: op(Op::ImageQueryLevels), faces: &[query("get_image_num_mip_levels", Ret::Like(Is(Int)))] },
    Row {
        inst: op(Op::ImageQuerySamples),
        faces: &[Face::new(
            "get_image_num_samples",
            NONE,
            &[Image(ImageSet::ANY.multisampled(true))],
            &[V(0)],
            Ret::Like(Is(Int)),
        )],
    },
    // The call that clang emits for a sampler literal.
    Row {
        inst: op(Op::ConstantSampler),
        faces: &[Face::new(sampler::SYMBOL, NONE, &[Is(Int)], &[V(0)], Ret::Like(SAMPLER))
            .plain()
            .only_read("OpConstantSampler is a constant: the call stands wherever it is used, not where it is defined")
            .hook(Hook::Sampler)],
    },
];
