//! Which types the result and the operands of an instruction may have, as far as a call of its function can get them wrong.
//! Source: the SPIR-V specification, 3.49 "Instructions", the extensions named by the instructions, and the OpenCL Extended
//! Instruction Set Specification.
//!
//! A function that is named after an instruction and has other types is not a function of that instruction: it remains
//! an import. If only an extension has the instruction, no library has functions for it, and the call is rejected
//! ([`refused`]).

use super::mismatch::Mismatch;
use super::parts::RESULT;
use super::pattern::{Kind, Lanes, Signature};
use super::{modules, signature};
use crate::row::Inst;
use crate::ty::Ty;
use spirv_grammar::{Dim, Op};

/// The address space of global memory.
pub(super) const GLOBAL: u32 = 1;

/// Returns whether a call has the types of the instruction: `part` is the type of the result (0) and of each operand
/// (from 1), as far as it is one. `operands` is their number, including literals; with `hidden`, pointers may replace
/// opaque types.
pub(crate) fn holds<'t>(
    inst: Inst,
    operands: usize,
    hidden: bool,
    part: impl Fn(usize) -> Option<&'t Ty>,
) -> bool {
    let fits = match inst {
        Inst::Core(op) => composes(op, operands, &part),
        // Extended instructions compute with scalars and vectors only.
        Inst::Ext(..) => (0..=operands).all(|number| part(number).is_none_or(|ty| !is_matrix(ty))),
        Inst::Variable(_) => true,
    };
    let origin = if hidden { Origin::CallWithPointers } else { Origin::Call };
    fits && mismatch(inst, origin, &part).is_none()
}

/// The first type that an instruction which only extensions have does not take.
pub fn refused<'t>(op: Op, part: impl Fn(usize) -> Option<&'t Ty>) -> Option<Mismatch> {
    let by_extension = op.facts().is_some_and(|facts| facts.requires.version.is_none());
    by_extension.then(|| mismatch(Inst::Core(op), Origin::Call, &part)).flatten()
}

/// The first type of a call that its instruction does not take.
pub fn refused_by_call<'t>(op: Op, part: impl Fn(usize) -> Option<&'t Ty>) -> Option<Mismatch> {
    mismatch(Inst::Core(op), Origin::Call, &part)
}

/// The first type of an instruction of a SPIR-V module that it does not take.
pub fn violated<'t>(inst: Inst, part: impl Fn(usize) -> Option<&'t Ty>) -> Option<Mismatch> {
    // Nothing is compared with a type that the table cannot name.
    let known = |number: usize| part(number).filter(|ty| **ty != Ty::Other);
    let narrower = modules::signature(inst).and_then(|own| mismatch_with(own, inst, Origin::Module, &known));
    narrower.or_else(|| mismatch(inst, Origin::Module, &known))
}

/// Returns whether [`violated`] knows the types of an instruction.
pub fn are_known(inst: Inst) -> bool {
    modules::signature(inst).is_some() || signature(inst).is_some()
}

/// Where types come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A call in LLVM IR: truth values may be integers.
    Call,
    /// The same, in which pointers may replace opaque types.
    CallWithPointers,
    /// An instruction of SPIR-V.
    Module,
}

/// The first part that has another type than the instruction has there.
fn mismatch<'t>(inst: Inst, origin: Origin, part: &impl Fn(usize) -> Option<&'t Ty>) -> Option<Mismatch> {
    mismatch_with(signature(inst)?, inst, origin, part)
}

/// The first part that has another type than a signature.
fn mismatch_with<'t>(
    signature: &Signature,
    inst: Inst,
    origin: Origin,
    part: &impl Fn(usize) -> Option<&'t Ty>,
) -> Option<Mismatch> {
    let may_hide = origin == Origin::CallWithPointers;
    signature.parts().enumerate().find_map(|(number, expected)| {
        let kind = match expected.kind {
            Kind::Truth if origin == Origin::Module => Kind::Bool,
            kind => kind,
        };
        match part(number)? {
            // Nothing is known of it: a vector of an unusual length, a structure without a name.
            Ty::Other => None,
            ty if may_hide && is_pointer(ty) && matches!(kind, Kind::Opaque(_)) => None,
            ty if !is(kind, ty, part) => Some(Mismatch::of_kind(inst, number, kind, ty)),
            ty => (!has(expected.lanes, ty, part)).then(|| Mismatch::of_lanes(inst, number, expected.lanes)),
        }
    })
}

/// Returns whether the types fit the rules of composites and their parts.
fn composes<'t>(op: Op, operands: usize, part: &impl Fn(usize) -> Option<&'t Ty>) -> bool {
    let scalar = |ty: &Ty| match ty {
        Ty::Target(_) => !is_matrix(ty),
        _ => matches!(ty, Ty::Void | Ty::Bool | Ty::Int(_) | Ty::Pointer { .. }) || is_float(ty),
    };
    let element_is = |whole: Option<&Ty>, element: Option<&Ty>| match (whole, element) {
        (Some(Ty::Vector(_, inner)), Some(element)) => **inner == *element,
        (Some(whole), _) => !scalar(whole),
        _ => true,
    };
    match op {
        Op::CompositeConstruct => match part(RESULT) {
            Some(Ty::Vector(lanes, element)) => {
                let parts = (1..=operands).map(|number| part(number).map(Ty::lanes));
                let fitting = parts.map(|part| part.filter(|(_, inner)| *inner == &**element));
                operands > 1
                    && fitting.map(|part| part.map(|(lanes, _)| lanes)).sum::<Option<u32>>() == Some(*lanes)
            }
            Some(result) => !scalar(result),
            None => true,
        },
        Op::CompositeExtract => element_is(part(1), part(RESULT)),
        Op::CompositeInsert => {
            part(RESULT).zip(part(2)).is_none_or(|(result, whole)| same(result, whole))
                && element_is(part(2), part(1))
        }
        // After a mask with Lod there is one operand; Grad has two operands with as many components as the image has
        // dimensions.
        Op::ImageSampleExplicitLod if operands == 4 => {
            part(4).is_none_or(|level| is(Kind::Float, level, part) && level.lanes().0 == 1)
        }
        // Vectors are those of SPV_NV_shader_atomic_fp16_vector.
        Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => part(RESULT).is_none_or(|ty| match ty {
            Ty::Vector(lanes, element) => matches!(lanes, 2 | 4) && **element == Ty::Float(16),
            _ => true,
        }),
        Op::VectorShuffle => part(RESULT).is_none_or(|result| result.lanes().0 as usize + 2 == operands),
        _ => true,
    }
}

fn is<'t>(kind: Kind, ty: &Ty, part: &impl Fn(usize) -> Option<&'t Ty>) -> bool {
    let element = ty.lanes().1;
    let other = |number: usize, holds: &dyn Fn(&Ty) -> bool| part(number).is_none_or(holds);
    match kind {
        Kind::Any
        | Kind::Nothing
        | Kind::Literal
        | Kind::ImageOperands { .. }
        | Kind::MemoryOperands
        | Kind::Address => true,
        Kind::Scope | Kind::Semantics => is(Kind::IntOf(32), ty, part),
        Kind::Int => matches!(element, Ty::Int(_)) || is_matrix(ty),
        Kind::IntOf(width) => *element == Ty::Int(width) || is_matrix(ty),
        Kind::Float => is_float(element) || is_matrix(ty),
        Kind::FloatOf(width) => *element == Ty::Float(width) || is_matrix(ty),
        Kind::Precise => matches!(element, Ty::Float(32 | 64)),
        Kind::Narrow => matches!(element, Ty::Float(16 | 32)),
        Kind::Number => matches!(element, Ty::Int(_)) || is_float(element),
        Kind::Truth => matches!(element, Ty::Bool | Ty::Int(_)),
        Kind::Bool => *element == Ty::Bool,
        Kind::Value => matches!(element, Ty::Bool | Ty::Int(_)) || is_float(element),
        Kind::Pointer => is_pointer(ty),
        Kind::Generic => matches!(ty, Ty::Pointer { space: 4, .. }),
        Kind::GlobalIntegers => match ty {
            Ty::Pointer { space: GLOBAL, pointee } => {
                pointee.as_deref().is_none_or(|pointee| matches!(pointee, Ty::Int(_)))
            }
            _ => false,
        },
        Kind::Opaque(name) => matches!(ty, Ty::Target(target) if target.name == name),
        Kind::Packed => matches!(ty, Ty::Int(32)) || ty.lanes().0 > 1 && matches!(element, Ty::Int(_)),
        Kind::Aggregate => matches!(ty, Ty::Struct(_) | Ty::Array(..) | Ty::Other),
        Kind::Composite => match ty {
            Ty::Target(target) => is_matrix(ty) || target.name == MATRIX,
            _ => matches!(ty, Ty::Vector(..) | Ty::Struct(_) | Ty::Array(..) | Ty::Other),
        },
        Kind::Matrix => match ty {
            Ty::Target(target) => is_matrix(ty) || target.name == MATRIX,
            _ => false,
        },
        Kind::Structure | Kind::Pair => matches!(ty, Ty::Struct(_) | Ty::Other),
        Kind::Same(number) => other(number, &|other| same(ty, other)),
        Kind::ElementOf(number) => other(number, &|other| element == other.lanes().1),
        Kind::BitsOf(number) => other(number, &|other| match (bits(ty), bits(other)) {
            (Some(a), Some(b)) => a == b,
            // A pointer is converted from a pointer or from an integer, and like these.
            _ if is_pointer(ty) != is_pointer(other) => {
                [ty, other].iter().all(|ty| is_pointer(ty) || matches!(ty, Ty::Int(_) | Ty::Other))
            }
            _ => is_opaque_word(ty) && is_opaque_word(other),
        }),
        Kind::Clock => matches!(element, Ty::Int(32 | 64)) && bits(ty) == Some(64),
        Kind::IntAsWideAs(number) => {
            matches!(element, Ty::Int(_)) && other(number, &|other| width(element) == width(other.lanes().1))
        }
        Kind::HalfOf(number) => {
            let twice = |width: u32| width.checked_mul(2);
            matches!(element, Ty::Int(_))
                && other(number, &|other| width(element).and_then(twice) == width(other.lanes().1))
        }
        Kind::OtherWidth(number) => {
            let class = |ty: &Ty| (is_float(ty), matches!(ty, Ty::Int(_)));
            is_matrix(ty)
                || other(number, &|other| {
                    let other = other.lanes().1;
                    element != other && class(element) == class(other)
                })
        }
    }
}

pub(super) fn is_pointer(ty: &Ty) -> bool {
    matches!(ty, Ty::Pointer { .. })
}

/// Pointers are the same, independent of the pointee.
fn same(a: &Ty, b: &Ty) -> bool {
    match (a, b) {
        (Ty::Pointer { space: a, .. }, Ty::Pointer { space: b, .. }) => a == b,
        _ => a == b,
    }
}

fn has<'t>(lanes: Lanes, ty: &Ty, part: &impl Fn(usize) -> Option<&'t Ty>) -> bool {
    let count = ty.lanes().0;
    let like = |number: usize| part(number).is_none_or(|other| other.lanes().0 == count);
    match lanes {
        Lanes::Any => true,
        Lanes::One => count == 1,
        Lanes::Several => count > 1,
        Lanes::Exactly(lanes) => count == lanes,
        Lanes::Even => count > 1 && count != 3,
        Lanes::Within(least, most) => (least..=most).contains(&count),
        Lanes::Like(number) => like(number),
        Lanes::OneOrLike(number) => count == 1 || like(number),
        Lanes::Place => part(1).and_then(coordinates).is_none_or(|least| count >= least),
        Lanes::Sizes => part(1).and_then(sizes).is_none_or(|sizes| count == sizes),
    }
}

fn is_float(ty: &Ty) -> bool {
    matches!(ty, Ty::Float(_) | Ty::BFloat16)
}

/// The name of matrix types in shaders. Separate instructions compute with them.
const MATRIX: &str = "spirv.Matrix";

/// Matrices of groups, and long vectors, have the arithmetic of their elements.
fn is_matrix(ty: &Ty) -> bool {
    let Ty::Target(target) = ty else { return false };
    (target.name.contains("Matrix") || target.name.contains("CooperativeVector")) && target.name != MATRIX
}

/// Returns whether the number of bits of a type is unknown here and the type can be cast to another such type:
/// pointers, and structures passed through them.
fn is_opaque_word(ty: &Ty) -> bool {
    match ty.lanes().1 {
        Ty::Bool | Ty::Void => false,
        Ty::Target(_) => is_matrix(ty),
        _ => true,
    }
}

/// The bits of a number.
fn width(number: &Ty) -> Option<u32> {
    match number {
        Ty::Int(width) | Ty::Float(width) => Some(*width),
        Ty::BFloat16 => Some(16),
        _ => None,
    }
}

/// The bits of a number or of a vector of numbers.
fn bits(ty: &Ty) -> Option<u32> {
    let (lanes, element) = ty.lanes();
    lanes.checked_mul(width(element)?)
}

/// How many sizes an image has: one for each dimension, and one for its number of layers.
fn sizes(ty: &Ty) -> Option<u32> {
    let Ty::Target(image) = ty else { return None };
    let &[dimension, _, arrayed, ..] = image.ints.as_slice() else { return None };
    let dimensions = match Dim(dimension) {
        Dim::Dim1D | Dim::Buffer => 1,
        Dim::Dim2D | Dim::Cube | Dim::Rect => 2,
        Dim::Dim3D => 3,
        _ => return None,
    };
    Some(dimensions + u32::from(arrayed != 0))
}

/// How many coordinates a place in an image has at least.
fn coordinates(ty: &Ty) -> Option<u32> {
    let Ty::Target(image) = ty else { return None };
    let is_cube = image.ints.first() == Some(&Dim::Cube.0);
    Some(sizes(ty)? + u32::from(is_cube))
}
