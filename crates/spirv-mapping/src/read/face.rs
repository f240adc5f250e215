//! One face against one call.

use ocl_mangle::Type;
use spirv_grammar::OperandKind;

use crate::bind::{self, Bindings};
use crate::convention::memory::ordered_memory;
use crate::name::Slots;
use crate::reading::{Reading, ResultAdapter, Value};
use crate::relation::{ORDER_BITS, Relation};
use crate::row::{Arg, Face, Fix, Hook, Inst, Pat, Ret};
use crate::ty::{Operand, Ty};

/// True if operand `i` of the instruction is a literal word and no id. Virtual operands of hooks are ids unless the
/// hook keeps the instruction's own list.
fn is_literal(inst: Inst, hook: Option<Hook>, i: usize) -> bool {
    let operands = match (inst, hook) {
        (_, Some(Hook::Sampler)) => return true,
        (Inst::Core(op), None | Some(Hook::CompareExchange | Hook::Broadcast)) => {
            op.facts().map(|f| f.operands)
        }
        (Inst::Ext(..), None) => inst.operands(),
        _ => return false,
    };
    operands.and_then(|o| o.get(i)).is_some_and(|o| {
        !matches!(
            o.kind,
            OperandKind::IdRef
                | OperandKind::IdScope
                | OperandKind::IdMemorySemantics
                | OperandKind::IdResultType
        )
    })
}

/// One operand while it is put together.
#[derive(Default)]
struct Slot {
    whole: Option<Value>,
    /// Known bits, of an operand composed of parts.
    base: u32,
    parts: Vec<(usize, &'static Relation)>,
    masked: bool,
    absent: bool,
    /// Operand number of the pointer whose address space decides the storage bits.
    storage_of: Option<u8>,
}

/// A face on its way to a reading.
struct Reader<'a> {
    inst: Inst,
    face: &'a Face,
    slots: &'a Slots,
    args: &'a [Operand],
    bindings: Bindings,
    out: Vec<Slot>,
}

/// Reads a call as `face`; `None` if it is something else. `types` are the parameter types of a mangled name.
pub(super) fn read(
    inst: Inst,
    face: &Face,
    slots: &Slots,
    types: Option<&[Type]>,
    args: &[Operand],
    ret: &Ty,
) -> Option<Reading> {
    let bindings = bind(face, slots, types, args)?;
    if !returns(face, &bindings, ret) {
        return None;
    }
    let mut out: Vec<Slot> = Vec::new();
    out.resize_with(operand_count(face), Slot::default);
    let mut reader = Reader { inst, face, slots, args, bindings, out };
    for k in 0..face.args.len() {
        reader.place_argument(k)?;
    }
    for (i, fix) in face.fixed {
        reader.place_fixed(*i, fix)?;
    }
    Some(Reading {
        inst,
        hook: face.hook,
        operands: reader.finish()?,
        result: adapter(face.ret),
        saturated: slots.saturated,
        rounding: if uses_rounding_operand(face) { None } else { slots.rounding },
    })
}

/// The type variables, if number and types of the parameters fit.
fn bind(face: &Face, slots: &Slots, types: Option<&[Type]>, args: &[Operand]) -> Option<Bindings> {
    let fits = |n: usize| n == face.sig.len() || (n > face.sig.len() && face.variadic);
    let mut bindings = Bindings { element: None, lanes: slots.lanes, result: slots.ty };
    if !fits(args.len()) {
        return None;
    }
    if let Some(types) = types
        && !(fits(types.len())
            && face.sig.iter().zip(types).all(|(p, t)| bindings.accept(&face.gen_, p, t))
            && types.iter().zip(args).all(|(t, arg)| is_passed(t, &arg.ty)))
    {
        return None;
    }
    bindings.check(face).then_some(bindings)
}

/// Whether a value of type `ty` can be the argument for a parameter of the type in the mangled name. A user's function
/// may have a builtin's name and other types. Opaque types and structures have several forms and always can.
fn is_passed(param: &Type, ty: &Ty) -> bool {
    match Ty::from_mangled(param) {
        Some(Ty::Pointer { .. }) => matches!(ty, Ty::Pointer { .. } | Ty::Target(_)),
        Some(number) if is_number(&number) => number == *ty,
        _ => true,
    }
}

/// Whether a call that returns `ret` can be of this face.
fn returns(face: &Face, bindings: &Bindings, ret: &Ty) -> bool {
    match face.ret {
        Ret::Void => *ret == Ty::Void,
        Ret::Like(pat) => bindings.clone().accept_ty(&face.gen_, &pat, ret),
        Ret::R => bindings.result.is_none_or(|(lanes, element)| {
            Ty::from_mangled(&Type::Builtin(element).vector(lanes)).is_none_or(|wanted| wanted == *ret)
        }),
        Ret::Test | Ret::TestInt | Ret::Via(_) | Ret::Offset(_) => matches!(ret.lanes().1, Ty::Int(_)),
        Ret::Struct(_) | Ret::Any => true,
        Ret::Unused(_) => false,
    }
}

/// Whether values of the type are numbers, or vectors of numbers.
fn is_number(ty: &Ty) -> bool {
    matches!(ty.lanes().1, Ty::Int(_) | Ty::Float(_) | Ty::BFloat16)
}

impl Reader<'_> {
    /// Puts argument `k` at the place that the face specifies.
    fn place_argument(&mut self, k: usize) -> Option<()> {
        let arg = self.face.args.get(k)?;
        // A constant of the call alone is never read.
        let index = usize::from(arg.operand()?);
        let literal = is_literal(self.inst, self.face.hook, index);
        let constant = self.args.get(k)?.constant;
        let slot = self.out.get_mut(index)?;
        match *arg {
            Arg::V(_) if literal => slot.whole = Some(Value::Literal(u32::try_from(constant?).ok()?)),
            Arg::V(_) => slot.whole = Some(Value::Arg(k)),
            Arg::Splat(_) => slot.whole = Some(Value::Splat { arg: k, lanes: self.bindings.lanes? }),
            Arg::NonZero(_) => slot.whole = Some(Value::NonZero(k)),
            Arg::Negative(_) => slot.whole = Some(Value::Negative(k)),
            Arg::Is(_) => return None,
            Arg::Via(relation, _) => {
                slot.masked = true;
                match constant {
                    Some(c) => slot.base |= relation.to_spirv(u32::try_from(c).ok()?)?,
                    None => slot.parts.push((k, relation)),
                }
            }
        }
        Some(())
    }

    /// Supplies operand `i`, or bits of it.
    fn place_fixed(&mut self, i: u8, fix: &Fix) -> Option<()> {
        let literal = is_literal(self.inst, self.face.hook, usize::from(i));
        let constant = |value: u32, ty: Ty| Some(Value::Const { value: u64::from(value), ty });
        let whole = match *fix {
            Fix::Is(value) if literal => Some(Value::Literal(value)),
            Fix::Is(value) | Fix::Within(value) => constant(value, Ty::Int(32)),
            Fix::Size(value) => constant(value, self.size_type()?),
            Fix::ZeroLike(like) => constant(0, self.argument_of(like)?.ty.clone()),
            Fix::NameBytes => {
                let width = self.bindings.element.and_then(bind::width)?;
                constant(self.bindings.lanes?.checked_mul(width)? / 8, Ty::Int(32))
            }
            Fix::NameLanes => Some(Value::Literal(self.bindings.lanes?)),
            Fix::NameRounding => Some(Value::Literal(self.slots.rounding?.0)),
            Fix::Bits { .. } | Fix::OrderWithin(_) | Fix::StorageOf { .. } | Fix::Absent => None,
            Fix::Dropped => return None,
        };
        let slot = self.out.get_mut(usize::from(i))?;
        match *fix {
            Fix::Bits { value, .. } | Fix::OrderWithin(value) => {
                slot.masked = true;
                slot.base |= value;
            }
            Fix::StorageOf { pointer } => {
                slot.masked = true;
                slot.storage_of = Some(pointer);
            }
            Fix::Absent => slot.absent = true,
            _ => slot.whole = whole,
        }
        Some(())
    }

    /// The argument that is operand `i`.
    fn argument_of(&self, i: u8) -> Option<&Operand> {
        self.args.get(self.face.args.iter().position(|a| a.operand() == Some(i))?)
    }

    /// The type of `size_t` as the call shows it: that of its first `size_t` argument.
    fn size_type(&self) -> Option<Ty> {
        let k = self.face.sig.iter().position(|p| *p == Pat::Size)?;
        self.args.get(k).map(|a| a.ty.clone())
    }

    /// The operands, when each is there.
    fn finish(mut self) -> Option<Vec<Value>> {
        let mut operands = Vec::with_capacity(self.out.len());
        for mut slot in std::mem::take(&mut self.out) {
            // A relaxed order orders no memory.
            if let Some(pointer) = slot.storage_of
                && (slot.base & ORDER_BITS != 0 || !slot.parts.is_empty())
            {
                let Ty::Pointer { space, .. } = self.argument_of(pointer)?.ty else { return None };
                slot.base |= ordered_memory(space).0;
            }
            match slot.whole {
                _ if slot.absent => {}
                Some(value) => operands.push(value),
                None if !slot.masked => return None,
                None if slot.parts.is_empty() => {
                    operands.push(Value::Const { value: u64::from(slot.base), ty: Ty::Int(32) });
                }
                None => operands.push(Value::Computed { base: slot.base, parts: slot.parts }),
            }
        }
        operands.extend((self.face.sig.len()..self.args.len()).map(Value::Arg));
        Some(operands)
    }
}

/// Number of operands that a face describes.
pub(crate) fn operand_count(face: &Face) -> usize {
    let of_args = face.args.iter().filter_map(Arg::operand);
    of_args.chain(face.fixed.iter().map(|f| f.0)).map(|i| usize::from(i) + 1).max().unwrap_or(0)
}

pub(crate) fn uses_rounding_operand(face: &Face) -> bool {
    face.fixed.iter().any(|(_, f)| *f == Fix::NameRounding)
}

pub(crate) fn adapter(ret: Ret) -> ResultAdapter {
    match ret {
        Ret::Test | Ret::TestInt => ResultAdapter::Test,
        Ret::Via(relation) => ResultAdapter::Via(relation),
        Ret::Offset(by) => ResultAdapter::Offset(by),
        _ => ResultAdapter::Same,
    }
}
