//! Instructions as hooks see them: the virtual operands of a [`Hook`] found in the instruction's own.

use spirv_grammar::{Dim, ImageOperands, Op};

use crate::convention::opaque;
use crate::row::Preference;
use crate::row::{Face, Hook, Inst};
use crate::spelling::{Instance, Source};
use crate::ty::{Operand, TargetTy, Ty};

/// An instruction in the words of a hook.
pub(super) struct Seen {
    /// The virtual operands, each with how it is made from the instruction's own.
    pub(super) operands: Vec<(Operand, Source)>,
    /// The result type of the call, if it differs from that of the instruction.
    pub(super) result: Option<Ty>,
}

impl Seen {
    fn new(operands: Vec<(Operand, Source)>) -> Seen {
        Seen { operands, result: None }
    }

    fn giving(mut self, result: Ty) -> Seen {
        self.result = Some(result);
        self
    }

    /// A source that numbers virtual operands in the words of the instruction's own.
    pub(super) fn own(&self, source: &Source) -> Option<Source> {
        let of = |i: usize| self.operands.get(i).map(|(_, source)| source.clone());
        let whole = |i: usize| match of(i)? {
            Source::Operand(own) => Some(own),
            _ => None,
        };
        Some(match source {
            Source::Operand(i) => of(*i)?,
            Source::Const(value) => Source::Const(*value),
            Source::BoolToInt(i) => Source::BoolToInt(whole(*i)?),
            Source::BoolToMask(i) => Source::BoolToMask(whole(*i)?),
            Source::Computed { operand, relation } => {
                Source::Computed { operand: whole(*operand)?, relation }
            }
            // Faces give none of these.
            Source::Image(_)
            | Source::Sampler(_)
            | Source::Component { .. }
            | Source::Lanes { .. }
            | Source::InMemory(_)
            | Source::LocalSizes(_) => return None,
        })
    }
}

/// The instruction whose row has the faces of `instance`: a size query for level 0 is one without a level.
pub(super) fn row_of(instance: &Instance<'_>) -> Inst {
    let level = instance.operands.get(1).and_then(|level| level.constant);
    if instance.inst == Inst::Core(Op::ImageQuerySizeLod) && level == Some(0) {
        return Inst::Core(Op::ImageQuerySize);
    }
    instance.inst
}

/// The virtual operands of `hook` for `instance`; `None` if the instance does not fit the hook. The match lists all
/// hooks that are written: hooks of faces that are only read have no virtual operands.
pub(super) fn see(hook: Hook, face: &Face, instance: &Instance<'_>) -> Option<Seen> {
    if instance.component.is_some() != (hook == Hook::ImageSize) {
        return None;
    }
    match hook {
        Hook::CompareExchange => compare_exchange(instance),
        Hook::Broadcast => broadcast(instance),
        Hook::ImageSample => image_sample(instance),
        Hook::ImageRead => image_read(instance),
        Hook::ImageWrite => image_write(instance),
        Hook::MotionEstimation => motion_estimation(instance),
        Hook::ImageSize => image_size(instance),
        Hook::ImageDim => image_dim(instance),
        Hook::NdRange => nd_range(instance),
        Hook::EnqueueKernel => enqueue_kernel(face, instance),
        Hook::KernelQuery => kernel_query(instance),
        // Only read: the faces state the reason.
        Hook::Identity
        | Hook::NegatedValue
        | Hook::AtomicInit
        | Hook::ScalarDot
        | Hook::MotionEstimationKind => None,
        // The friendly form has these without a face.
        Hook::StructResult | Hook::SpecConstant => None,
        // A constant, which is written where it is used.
        Hook::Sampler => None,
    }
}

/// Operand `i` as it is.
fn operand(instance: &Instance<'_>, i: usize) -> Option<(Operand, Source)> {
    Some((instance.operands.get(i)?.clone(), Source::Operand(i)))
}

/// A number that the instruction implies without an operand for it.
fn number(value: u32) -> (Operand, Source) {
    (Operand::literal(value), Source::Const(u64::from(value)))
}

/// Operand `i` with so many components.
fn lanes(instance: &Instance<'_>, i: usize, wanted: u32) -> Option<(Operand, Source)> {
    let own = instance.operands.get(i)?;
    let (have, element) = own.ty.lanes();
    if have == wanted {
        return operand(instance, i);
    }
    // A scalar is not the beginning of a vector: the other elements would be a guess.
    let ty = element.clone().vector(wanted);
    (have > 1).then_some((Operand::value(ty), Source::Lanes { operand: i, lanes: wanted }))
}

/// Pointer, scope, equal, unequal, value, comparator: the comparator goes into memory that the function can write.
fn compare_exchange(instance: &Instance<'_>) -> Option<Seen> {
    let mut operands: Vec<_> = (0..5).map(|i| operand(instance, i)).collect::<Option<_>>()?;
    let comparator = instance.operands.get(5)?;
    // Libraries have the function for one address space at a time, or for the object in a named one and the expected
    // value in private memory.
    let generic = matches!(operands.first()?.0.ty, Ty::Pointer { space: 0 | 4, .. });
    let expected = comparator.ty.clone().pointer(if generic { 4 } else { 0 });
    operands.push((Operand::value(expected), Source::InMemory(5)));
    Some(Seen::new(operands).giving(Ty::Bool))
}

/// Scope, value, and the coordinates of the work-item one by one.
fn broadcast(instance: &Instance<'_>) -> Option<Seen> {
    let mut operands = vec![operand(instance, 0)?, operand(instance, 1)?];
    let id = instance.operands.get(2)?;
    let (count, element) = id.ty.lanes();
    // Work-groups have three dimensions. Modules can have vectors of any length here.
    if !(2..=3).contains(&count) {
        return None;
    }
    for index in 0..count {
        operands.push((Operand::value(element.clone()), Source::Component { operand: 2, index }));
    }
    Some(Seen::new(operands))
}

/// The image of a type `spirv.Image`, or of a `spirv.SampledImage`, which has the same parameters.
fn image_type(ty: &Ty) -> Option<&TargetTy> {
    match ty {
        Ty::Target(target) if matches!(target.name.as_str(), "spirv.Image" | "spirv.SampledImage") => {
            Some(target)
        }
        _ => None,
    }
}

/// How many components OpenCL C's functions take for a place in an image: three are given as four.
fn coordinates(image: &TargetTy) -> Option<u32> {
    let &[dim, _, arrayed, ..] = image.ints.as_slice() else { return None };
    Some(match (Dim(dim), arrayed) {
        (Dim::Dim1D | Dim::Buffer, 0) => 1,
        (Dim::Dim1D, _) | (Dim::Dim2D, 0) => 2,
        (Dim::Dim2D | Dim::Dim3D, _) => 4,
        _ => return None,
    })
}

/// How many components a gradient has: those of the image without its layers.
fn gradient(image: &TargetTy) -> Option<u32> {
    Some(match Dim(*image.ints.first()?) {
        Dim::Dim1D => 1,
        Dim::Dim2D => 2,
        Dim::Dim3D => 4,
        _ => return None,
    })
}

/// The image operands of an access, from the mask on.
struct ImageAccess {
    /// 0 nothing, 1 SignExtend, 2 ZeroExtend.
    extend: u32,
    lod: Option<usize>,
    grad: Option<(usize, usize)>,
    sample: Option<usize>,
}

impl ImageAccess {
    /// Splits the operands from number `mask` on; `None` if they have a part that no function expresses.
    fn parse(instance: &Instance<'_>, mask: usize) -> Option<ImageAccess> {
        let mut access = ImageAccess { extend: 0, lod: None, grad: None, sample: None };
        let Some(operand) = instance.operands.get(mask) else { return Some(access) };
        let bits = ImageOperands(u32::try_from(operand.constant?).ok()?);
        let mut next = mask + 1;
        let mut take = |count: usize| {
            let first = next;
            next += count;
            first
        };
        for bit in (0..32).map(|n| ImageOperands(1 << n)).filter(|bit| bits.0 & bit.0 != 0) {
            match bit {
                ImageOperands::Lod => access.lod = Some(take(1)),
                ImageOperands::Grad => {
                    let dx = take(2);
                    access.grad = Some((dx, dx + 1));
                }
                ImageOperands::Sample => access.sample = Some(take(1)),
                ImageOperands::SignExtend => access.extend = 1,
                ImageOperands::ZeroExtend => access.extend = 2,
                // Metadata of the call.
                ImageOperands::Nontemporal => {}
                _ => return None,
            }
        }
        (next == instance.operands.len() || bits.0 == 0).then_some(access)
    }
}

/// Returns the texel that the call returns: for a depth image one component.
fn texel(image: &TargetTy, instance: &Instance<'_>) -> Option<Ty> {
    let depth = *image.ints.get(1)? == 1;
    let (lanes, element) = instance.result.lanes();
    (lanes == 4).then(|| if depth { element.clone() } else { instance.result.clone() })
}

/// Sampled image, coordinate, image operands.
fn image_sample(instance: &Instance<'_>) -> Option<Seen> {
    let sampled = image_type(&instance.operands.first()?.ty)?;
    let access = ImageAccess::parse(instance, 2)?;
    let image = TargetTy { name: "spirv.Image".to_owned(), ..sampled.clone() };
    let sampler = Ty::Target(TargetTy::plain("spirv.Sampler"));
    let mut operands = vec![
        (Operand::value(Ty::Target(image)), Source::Image(0)),
        (Operand::value(sampler), Source::Sampler(0)),
        lanes(instance, 1, coordinates(sampled)?)?,
        number(access.extend),
    ];
    match (access.lod, access.grad, access.sample) {
        // A level of detail of 0 is the one that is read without any.
        (Some(lod), None, None) if instance.operands.get(lod)?.constant == Some(0) => {}
        (Some(lod), None, None) => operands.push(operand(instance, lod)?),
        (None, Some((dx, dy)), None) => {
            let count = gradient(sampled)?;
            operands.extend([lanes_or_more(instance, dx, count)?, lanes_or_more(instance, dy, count)?]);
        }
        _ => return None,
    }
    Some(Seen::new(operands).giving(texel(sampled, instance)?))
}

/// As [`lanes`]; a gradient of three components has a fourth in OpenCL C.
fn lanes_or_more(instance: &Instance<'_>, i: usize, wanted: u32) -> Option<(Operand, Source)> {
    let have = instance.operands.get(i)?.ty.lanes().0;
    if have == wanted || (have == 3 && wanted == 4) { lanes(instance, i, wanted) } else { None }
}

/// Image, coordinate, image operands.
fn image_read(instance: &Instance<'_>) -> Option<Seen> {
    let image = image_type(&instance.operands.first()?.ty)?;
    let access = ImageAccess::parse(instance, 2)?;
    if access.lod.is_some() || access.grad.is_some() {
        return None;
    }
    let mut operands =
        vec![operand(instance, 0)?, lanes(instance, 1, coordinates(image)?)?, number(access.extend)];
    if let Some(sample) = access.sample {
        operands.push(operand(instance, sample)?);
    }
    Some(Seen::new(operands).giving(texel(image, instance)?))
}

/// Image, coordinate, texel, image operands.
fn image_write(instance: &Instance<'_>) -> Option<Seen> {
    let image = image_type(&instance.operands.first()?.ty)?;
    let access = ImageAccess::parse(instance, 3)?;
    if access.grad.is_some() || access.sample.is_some() {
        return None;
    }
    let components = if image.ints.get(1) == Some(&1) { 1 } else { 4 };
    let mut operands = vec![
        operand(instance, 0)?,
        lanes(instance, 1, coordinates(image)?)?,
        lanes(instance, 2, components)?,
        number(access.extend),
    ];
    if let Some(lod) = access.lod {
        operands.push(operand(instance, lod)?);
    }
    Some(Seen::new(operands))
}

/// The operands; pictures are images, and their sampler goes before the payload.
fn motion_estimation(instance: &Instance<'_>) -> Option<Seen> {
    let is = |ty: &Ty, end: &str| matches!(ty, Ty::Target(target) if target.name.ends_with(end));
    let mut operands = Vec::new();
    for (i, own) in instance.operands.iter().enumerate() {
        if is(&own.ty, "PayloadINTEL") {
            let sampler = Ty::Target(TargetTy::plain(opaque::SAMPLER));
            operands.push((Operand::value(sampler), Source::Sampler(0)));
        }
        operands.push(match &own.ty {
            Ty::Target(picture) if picture.name == opaque::VME_IMAGE => {
                let image = TargetTy { name: opaque::IMAGE.to_owned(), ..picture.clone() };
                (Operand::value(Ty::Target(image)), Source::Image(i))
            }
            _ => operand(instance, i)?,
        });
    }
    Some(Seen::new(operands))
}

/// One component of the size.
fn image_size(instance: &Instance<'_>) -> Option<Seen> {
    let image = operand(instance, 0)?;
    image_type(&image.0.ty)?;
    Some(Seen::new(vec![image, number(instance.component?)]).giving(Ty::Int(32)))
}

/// The size of an image but for the number of its layers, all at once; of a deep one with a fourth component.
fn image_dim(instance: &Instance<'_>) -> Option<Seen> {
    let image = operand(instance, 0)?;
    let &[dim, ..] = image_type(&image.0.ty)?.ints.as_slice() else { return None };
    let (given, own) = match Dim(dim) {
        Dim::Dim2D => (2, 2),
        Dim::Dim3D => (4, 3),
        _ => return None,
    };
    let fits = instance.result == Ty::Int(32).vector(own);
    fits.then(|| Seen::new(vec![image]).giving(Ty::Int(32).vector(given)))
}

/// Global size, local size, global offset; sizes of nothing but 0 at the end are left out.
fn nd_range(instance: &Instance<'_>) -> Option<Seen> {
    let mut count = 3;
    while instance.preference == Preference::Oldest
        && count > 1
        && instance.operands.get(count - 1)?.constant == Some(0)
    {
        count -= 1;
    }
    Some(Seen::new((0..count).map(|i| operand(instance, i)).collect::<Option<_>>()?))
}

/// Queue, flags, range, number of events, wait events, returned event, invoke function, block, its size and alignment,
/// local sizes.
fn enqueue_kernel(face: &Face, instance: &Instance<'_>) -> Option<Seen> {
    let constant = |i: usize| instance.operands.get(i).and_then(|o| o.constant);
    let without_events = (3..6).all(|i| constant(i) == Some(0));
    let of_events = if without_events { 0..0 } else { 3..6 };
    let mut operands = Vec::new();
    for i in (0..3).chain(of_events).chain(6..8) {
        operands.push(operand(instance, i)?);
    }
    if let Some(range) = operands.get_mut(2)
        && !matches!(range.0.ty, Ty::Pointer { .. })
    {
        let pointer = range.0.ty.clone().pointer(0);
        *range = (Operand::value(pointer), Source::InMemory(2));
    }
    let sizes = instance.operands.get(10..)?;
    if !sizes.is_empty() {
        operands.push(number(u32::try_from(sizes.len()).ok()?));
        let size = Ty::Int(instance.pointer_width);
        operands.push((Operand::value(size.pointer(0)), Source::LocalSizes(10)));
    }
    (operands.len() == face.sig.len()).then(|| Seen::new(operands))
}

/// The range, if the query is about one, the invoke function, and the block; its size and alignment follow.
fn kernel_query(instance: &Instance<'_>) -> Option<Seen> {
    let about = instance.operands.len().checked_sub(2)?;
    let mut operands: Vec<_> = (0..about).map(|i| operand(instance, i)).collect::<Option<_>>()?;
    if about == 3
        && let Some(range) = operands.first_mut()
        && !matches!(range.0.ty, Ty::Pointer { .. })
    {
        let pointer = range.0.ty.clone().pointer(0);
        *range = (Operand::value(pointer), Source::InMemory(0));
    }
    Some(Seen::new(operands))
}
