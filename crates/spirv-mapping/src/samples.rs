//! Sample calls of faces, for checks of the table: its laws, and the page about coverage.

use ocl_mangle::{Builtin as Scalar, Convention, Function, Type};
use spirv_grammar::{FPRoundingMode, StorageClass};

use crate::bind::{self, Bindings};
use crate::convention::{memory, opaque};
use crate::name::Slots;
use crate::read::{operand_count, uses_rounding_operand};
use crate::row::{Arg, Face, Fix, Hook, Lanes, Name, Pat, Piece, Ret};
use crate::ty::{Operand, TargetTy, Ty};

/// Slots of a face's name for so many lanes.
pub(crate) fn slots(face: &Face, lanes: u32, result: Option<Scalar>) -> Slots {
    let needs_rounding = matches!(face.name, Name::Pattern(p) if p.contains(&Piece::SomeRounding));
    Slots {
        lanes: Some(lanes),
        ty: result.or(face.result_gen.elements.first().copied()).map(|b| (lanes, b)),
        saturated: false,
        rounding: needs_rounding.then_some(FPRoundingMode::RTP),
    }
}

/// A sample call of a face, and its instruction.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The function.
    pub symbol: String,
    /// The call's arguments.
    pub args: Vec<Operand>,
    /// The result type of the call.
    pub returned: Ty,
    /// The instruction's operands; virtual ones, if the face has a hook.
    pub operands: Vec<Operand>,
    /// The instruction's result.
    pub result: Ty,
    /// The instruction is decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
}

/// Returns samples of a face: every type that `T` may have, and every constant of a relation.
pub fn samples(face: &Face) -> Vec<Sample> {
    let all_lanes = [1, 2, 3, 4, 8, 16].into_iter().filter(|n| match face.gen_.lanes {
        Lanes::Any => true,
        Lanes::Scalar => *n == 1,
        Lanes::Vector => *n > 1,
    });
    let elements: Vec<Option<Scalar>> = match face.gen_.elements {
        [] => vec![None],
        some => some.iter().copied().map(Some).collect(),
    };
    let results: Vec<Option<Scalar>> = match face.result_gen.elements {
        [] => vec![None],
        some => some.iter().copied().map(Some).collect(),
    };
    let picks = if face.args.iter().any(|a| matches!(a, Arg::Via(..))) { 6 } else { 1 };
    let mut out = Vec::new();
    for lanes in all_lanes {
        for element in &elements {
            for result in &results {
                let bindings =
                    Bindings { element: *element, lanes: Some(lanes), result: result.map(|b| (lanes, b)) };
                if bindings.check(face) {
                    out.extend((0..picks).filter_map(|pick| sample(face, &bindings, pick)));
                }
            }
        }
    }
    out
}

fn sample(face: &Face, b: &Bindings, pick: usize) -> Option<Sample> {
    let lanes = b.lanes.unwrap_or(1);
    let slots = slots(face, lanes, b.result.map(|r| r.1));
    let name = face.name.print(&slots)?;
    let count = operand_count(face) - face.fixed.iter().filter(|f| f.1 == Fix::Absent).count();
    let mut operands = vec![Operand::constant(Ty::Int(32), 0); count];
    let (mut types, mut args) = (Vec::new(), Vec::new());
    for (pat, arg) in face.sig.iter().zip(face.args) {
        let mut actual = actual(pat, b);
        if let (Some(Hook::CompareExchange), Arg::V(5), Ty::Pointer { space, .. }) =
            (face.hook, arg, &mut actual)
        {
            // The expected value is in memory of its own.
            *space = 0;
        }
        if let (true, Arg::V(1), Ty::Pointer { space, .. }) = (name.starts_with("async_"), arg, &mut actual) {
            // Groups copy from global to local memory.
            *space = 3;
        }
        if face.hook == Some(Hook::ImageSample) && *pat == Pat::Any {
            // A gradient has a component for each dimension.
            actual = Ty::Float(32).vector(lanes);
        }
        let (ty, plain) = b.build(pat, Some(&actual), 64)?;
        types.push(ty);
        args.push(Operand { ty: plain.clone(), constant: constant_of(face, arg, pick) });
        let Some(operand) = arg.operand().and_then(|i| operands.get_mut(usize::from(i))) else { continue };
        match arg {
            Arg::Via(relation, _) => {
                let pairs = relation.all_pairs();
                *operand.constant.get_or_insert(0) |= u64::from(pairs.get(pick % pairs.len())?.0);
            }
            Arg::V(_) if face.hook == Some(Hook::Sampler) => *operand = Operand::literal(0x23),
            Arg::V(_) => {
                let by_pointer = matches!(pat, Pat::Sizes(_));
                *operand = Operand::value(if by_pointer { actual } else { plain });
            }
            Arg::Splat(_) => *operand = Operand::value(plain.vector(lanes)),
            Arg::NonZero(_) => *operand = Operand::value(Ty::Bool),
            Arg::Negative(_) => *operand = Operand::value(Ty::Bool.vector(lanes)),
            Arg::Is(_) => {}
        }
    }
    add_fixed(face, b, &slots, &mut operands)?;
    if let (Some(Hook::EnqueueKernel), 7 | 10) = (face.hook, operands.len()) {
        // How many local sizes there are is known.
        let place = operands.len() - 2;
        operands.get_mut(place)?.constant = Some(1);
    }
    let (result, returned) = results(face, b, lanes)?;
    if has_coordinates(face) && lanes != coordinates(&operands) {
        return None;
    }
    let symbol = match face.mangled {
        true => ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl),
        false => name,
    };
    let rounding = if uses_rounding_operand(face) { None } else { slots.rounding };
    if let (Some(Hook::EnqueueKernel), 7 | 10) = (face.hook, args.len()) {
        let place = args.len() - 2;
        args.get_mut(place)?.constant = Some(1);
    }
    Some(Sample { symbol, args, returned, operands, result, rounding })
}

/// Adds the operands of an instruction that a face states.
fn add_fixed(face: &Face, b: &Bindings, slots: &Slots, operands: &mut [Operand]) -> Option<()> {
    let lanes = b.lanes.unwrap_or(1);
    for (i, fix) in face.fixed {
        let Some(operand) = operands.get_mut(usize::from(*i)) else { continue };
        let value = match *fix {
            Fix::Is(v) | Fix::Size(v) | Fix::Within(v) | Fix::OrderWithin(v) | Fix::Bits { value: v, .. } => {
                v
            }
            Fix::NameLanes => lanes,
            Fix::NameBytes => lanes * bind::width(b.element?)? / 8,
            Fix::NameRounding => slots.rounding?.0,
            Fix::ZeroLike(_) | Fix::StorageOf { .. } | Fix::Absent | Fix::Dropped => 0,
        };
        *operand.constant.get_or_insert(0) |= u64::from(value);
        if matches!(fix, Fix::Size(_)) {
            operand.ty = Ty::Int(64);
        }
    }
    Some(())
}

/// The types of an instruction's result and of what the function returns.
fn results(face: &Face, b: &Bindings, lanes: u32) -> Option<(Ty, Ty)> {
    let result = match face.ret {
        Ret::Void | Ret::Struct(_) | Ret::Unused(_) => Ty::Void,
        Ret::R => {
            b.build(&Pat::T, None, 64).and(Ty::from_mangled(&Type::Builtin(b.result?.1).vector(lanes)))?
        }
        Ret::Like(pat) => b.build(&pat, Some(&actual(&pat, b)), 64)?.1,
        Ret::Test => Ty::Bool.vector(lanes),
        Ret::TestInt => Ty::Bool,
        Ret::Via(_) | Ret::Offset(_) => Ty::Int(32),
        Ret::Any => Ty::untyped_pointer(space_of_result(face)),
    };
    let returned = match face.ret {
        Ret::Test if lanes > 1 => Ty::Int(bind::width(b.element?)?).vector(lanes),
        Ret::Test | Ret::TestInt => Ty::Int(32),
        Ret::Struct(name) => Ty::Struct(name.to_owned()),
        Ret::Unused(pat) => b.build(&pat, None, 64)?.1,
        _ => result.clone(),
    };
    Some((result, returned))
}

/// Returns the address space of the pointer that a face returns: for a cast, that of the storage class which its
/// instruction states.
fn space_of_result(face: &Face) -> u32 {
    let stated = face.fixed.iter().find_map(|(_, fix)| match fix {
        Fix::Is(storage) => memory::address_space(memory::KERNEL_STORAGE, StorageClass(*storage)),
        _ => None,
    });
    stated.unwrap_or(1)
}

/// Returns the argument of a call where it must be a known constant.
fn constant_of(face: &Face, arg: &Arg, pick: usize) -> Option<u64> {
    match arg {
        Arg::Via(relation, _) => {
            let pairs = relation.all_pairs();
            pairs.get(pick % pairs.len()).map(|pair| u64::from(pair.1))
        }
        Arg::Is(value) => Some(u64::from(*value)),
        Arg::V(_) if face.hook == Some(Hook::Sampler) => Some(0x23),
        _ => None,
    }
}

/// Whether the type variable of a face is where something is in an image.
fn has_coordinates(face: &Face) -> bool {
    matches!(face.hook, Some(Hook::ImageSample | Hook::ImageRead | Hook::ImageWrite))
}

/// Returns the number of components that address a place in the image that is the first operand.
fn coordinates(operands: &[Operand]) -> u32 {
    let Some(Ty::Target(image)) = operands.first().map(|operand| &operand.ty) else { return 0 };
    image.ints.first().map_or(0, |dim| dim + 1)
}

/// A type of a pattern that leaves something open.
fn actual(pat: &Pat, b: &Bindings) -> Ty {
    match pat {
        Pat::Pointer(p) => actual(&p.to, b).pointer(1),
        Pat::Image(set) => {
            let has = |x: Option<bool>| u32::from(x.unwrap_or(false));
            Ty::Target(opaque::image(
                if set.multisampled == Some(true) || set.depth == Some(true) {
                    1
                } else {
                    set.dims.first().map_or(0, |dim| dim.0)
                },
                has(set.depth),
                has(set.arrayed),
                has(set.multisampled),
                0,
            ))
        }
        Pat::Pipe(access) => {
            Ty::Target(TargetTy { name: "spirv.Pipe".into(), types: Vec::new(), ints: vec![*access] })
        }
        Pat::Matrix(component) => {
            let component = Ty::from_mangled(&Type::Builtin(*component)).unwrap_or(Ty::Other);
            let name = opaque::COOPERATIVE_MATRIX.into();
            Ty::Target(TargetTy { name, types: vec![component], ints: vec![3, 12, 12, 2] })
        }
        Pat::Sizes(n) => Ty::Array(*n, Box::new(Ty::Int(64))),
        Pat::Any => Ty::untyped_pointer(4),
        Pat::Named(name) => opaque::from_mangled(name).map_or(Ty::Int(32), Ty::Target),
        Pat::ElementAnyLanes => {
            b.element.and_then(|e| Ty::from_mangled(&Type::Builtin(e).vector(b.lanes?))).unwrap_or(Ty::Other)
        }
        _ => Ty::Other,
    }
}
