//! From the virtual operands of a hook to the operands of the instruction, as in the forward direction.

use super::{Hook, Operand, TargetTy, Ty};

/// An instruction's own operands and result.
pub(crate) struct Own {
    pub(crate) operands: Vec<Operand>,
    pub(crate) result: Ty,
    /// The component of the result that the call returns.
    pub(crate) component: Option<u32>,
}

/// Returns the instruction for a call with this hook and these (virtual) operands and the result type `result`.
pub(crate) fn own(hook: Option<Hook>, operands: Vec<Operand>, result: Ty) -> Own {
    let plain = |operands, result| Own { operands, result, component: None };
    match (hook, operands.as_slice()) {
        (Some(Hook::CompareExchange), [pointer, scope, equal, unequal, value, _]) => {
            let comparator = Operand::value(value.ty.clone());
            let own = [pointer, scope, equal, unequal, value, &comparator];
            plain(own.map(Clone::clone).to_vec(), value.ty.clone())
        }
        (Some(Hook::Broadcast), [scope, value, ids @ ..]) => {
            let id = Operand::value(ids[0].ty.clone().vector(ids.len() as u32));
            plain(vec![scope.clone(), value.clone(), id], result)
        }
        (Some(Hook::ImageSample), [image, _, coordinate, extend, rest @ ..]) => {
            let zero = [Operand::constant(Ty::Float(32), 0)];
            let (mask, ids) = match rest {
                [] => (2, &zero[..]),
                [_] => (2, rest),
                _ => (4, rest),
            };
            let Ty::Target(target) = &image.ty else { panic!("{image:?}") };
            let sampled = TargetTy { name: "spirv.SampledImage".into(), ..target.clone() };
            let mut own = vec![Operand::value(Ty::Target(sampled)), coordinate.clone()];
            own.push(Operand::literal(mask | extension(extend)));
            own.extend(ids.iter().cloned());
            plain(own, texel(result))
        }
        (Some(Hook::ImageRead), [image, coordinate, extend, rest @ ..]) => {
            let own = access(vec![image.clone(), coordinate.clone()], extend, 0x40, rest);
            plain(own, texel(result))
        }
        (Some(Hook::ImageWrite), [image, coordinate, texel, extend, rest @ ..]) => {
            plain(access(vec![image.clone(), coordinate.clone(), texel.clone()], extend, 2, rest), result)
        }
        (Some(Hook::MotionEstimation), _) => {
            let is = |ty: &Ty, name: &str| matches!(ty, Ty::Target(target) if target.name == name);
            let own = operands.iter().filter(|operand| !is(&operand.ty, "spirv.Sampler"));
            let own = own.map(|operand| match &operand.ty {
                Ty::Target(image) if image.name == "spirv.Image" => {
                    let picture = TargetTy { name: "spirv.VmeImageINTEL".into(), ..image.clone() };
                    Operand::value(Ty::Target(picture))
                }
                _ => operand.clone(),
            });
            plain(own.collect(), result)
        }
        (Some(Hook::ImageSize), [image, component]) => Own {
            operands: vec![image.clone()],
            result: Ty::Int(32).vector(3),
            component: component.constant.map(|c| c as u32),
        },
        (Some(Hook::ImageDim), [image]) => {
            let lanes = if result.lanes().0 == 4 { 3 } else { 2 };
            plain(vec![image.clone()], Ty::Int(32).vector(lanes))
        }
        (Some(Hook::NdRange), [global, ..]) => {
            let zero = Operand::constant(global.ty.clone(), 0);
            let own = (0..3).map(|i| operands.get(i).unwrap_or(&zero).clone());
            plain(own.collect(), result)
        }
        (Some(Hook::EnqueueKernel), [queue, flags, range, rest @ ..]) => {
            let sizes = if matches!(operands.len(), 7 | 10) { 1 } else { 0 };
            let rest = &rest[..rest.len() - 2 * sizes];
            let none = [Operand::literal(0), Operand::literal(0), Operand::literal(0)];
            let mut own = vec![queue.clone(), flags.clone(), range.clone()];
            if rest.len() == 2 {
                own.extend(none);
            }
            own.extend(rest.iter().cloned());
            own.extend(vec![Operand::literal(16); 2 + sizes]);
            plain(own, result)
        }
        (Some(Hook::KernelQuery), _) => {
            let block = [Operand::literal(16), Operand::literal(8)];
            plain(operands.iter().cloned().chain(block).collect(), result)
        }
        _ => plain(operands, result),
    }
}

/// The image operand for a virtual `extend`.
fn extension(extend: &Operand) -> u32 {
    match extend.constant {
        Some(1) => 0x1000,
        Some(2) => 0x2000,
        _ => 0,
    }
}

/// `own`, and the image operands that are needed: `bit` for the one in `rest`.
fn access(mut own: Vec<Operand>, extend: &Operand, bit: u32, rest: &[Operand]) -> Vec<Operand> {
    let mask = extension(extend) | if rest.is_empty() { 0 } else { bit };
    if mask != 0 {
        own.push(Operand::literal(mask));
        own.extend(rest.iter().cloned());
    }
    own
}

/// Returns the result type of the instruction where the call returns `texel`: four components, of a depth image too.
fn texel(texel: Ty) -> Ty {
    let (lanes, element) = texel.lanes();
    if lanes == 1 { element.clone().vector(4) } else { texel }
}
