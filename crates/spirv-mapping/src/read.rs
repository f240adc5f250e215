//! LLVM call → SPIR-V instruction.

use ocl_mangle::{Function, Type};
use spirv_grammar::{FPRoundingMode, OperandKind};

use crate::bind::Bindings;
use crate::friendly;
use crate::index::INDEX;
use crate::name::Slots;
use crate::relation::{ORDER_BITS, Relation, storage_bits};
use crate::row::{Arg, Dir, Face, Fix, Hook, Inst, Pat, Ret};
use crate::ty::{Operand, Ty};

/// A function symbol that the table knows. Look it up once per declaration, read it once per call.
#[derive(Clone, Debug)]
pub struct Builtin {
    /// The demangled symbol; for unmangled functions the name without parameters.
    pub function: Function,
    mangled: bool,
    candidates: Candidates,
}

/// A face whose name fits, with the values of the name's slots.
type Candidate = (Inst, &'static Face, Slots);

#[derive(Clone, Debug)]
enum Candidates {
    Faces(Vec<Candidate>),
    Friendly(Box<friendly::Parsed>),
}

/// What a call means.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The instruction.
    pub inst: Inst,
    /// If set, code completes the translation from [`Reading::operands`], which are the hook's virtual ones.
    pub hook: Option<Hook>,
    /// The instruction's operands after result type and result id.
    pub operands: Vec<Value>,
    /// From the instruction's result to the call's.
    pub result: ResultAdapter,
    /// The instruction is decorated SaturatedConversion.
    pub saturated: bool,
    /// The instruction is decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
}

/// How a SPIR-V operand is made from a call's arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// The argument of that number. An integer of another width than the instruction needs is zero-extended or
    /// truncated (only `size_t` and 32-bit numbers that stand for it).
    Arg(usize),
    /// A vector that repeats a scalar argument.
    Splat {
        /// Number of the argument.
        arg: usize,
        /// Lanes.
        lanes: u32,
    },
    /// Boolean, per lane: the argument is not 0.
    NonZero(usize),
    /// Boolean, per lane: the argument is negative.
    Negative(usize),
    /// Id of a constant.
    Const {
        /// Its value.
        value: u64,
        /// Its type.
        ty: Ty,
    },
    /// A literal word.
    Literal(u32),
    /// Id of a 32-bit integer computed when the program runs: `base` or-ed with what each relation makes of its
    /// argument (see [`Relation::all_pairs`]; an argument outside of the relation is undefined behaviour).
    Computed {
        /// Bits known now.
        base: u32,
        /// (argument, relation) for the other bits.
        parts: Vec<(usize, &'static Relation)>,
    },
}

/// From an instruction's result to the call's (reading), or back (writing).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAdapter {
    /// They are the same.
    Same,
    /// The instruction's is boolean, the call's an integer of the call's type: 1 or 0; a vector has -1 or 0 per lane.
    Test,
    /// The call's is what the relation makes of the instruction's bits (bit by bit when the relation is bitwise).
    Via(&'static Relation),
    /// The call's is the instruction's plus this number.
    Offset(u32),
}

impl Value {
    /// Adds to the numbers of the arguments.
    fn shift(&mut self, by: usize) {
        match self {
            Value::Arg(k) | Value::Splat { arg: k, .. } | Value::NonZero(k) | Value::Negative(k) => *k += by,
            Value::Computed { parts, .. } => parts.iter_mut().for_each(|(k, _)| *k += by),
            Value::Const { .. } | Value::Literal(_) => {}
        }
    }
}

impl Builtin {
    /// The builtin that `symbol` names, mangled or one of clang's unmangled runtime functions; `None` if the table
    /// has no function of that name.
    pub fn lookup(symbol: &str) -> Option<Builtin> {
        let (function, mangled) = match ocl_mangle::demangle(symbol) {
            Ok(mut function) => {
                if function.ret.is_some() {
                    function.params = function.params.iter().map(|t| function.resolve(t)).collect();
                }
                (function, true)
            }
            Err(_) => (Function::new(symbol, Vec::new()), false),
        };
        let base = function.name.base();
        if let Some(parsed) = friendly::parse(base) {
            return Some(Builtin { candidates: Candidates::Friendly(Box::new(parsed)), function, mangled });
        }
        let faces: Vec<_> = INDEX
            .faces(base)
            .filter(|(_, face, _)| face.mangled == mangled && face.dir != Dir::ToLlvm)
            .collect();
        (!faces.is_empty()).then_some(Builtin { function, mangled, candidates: Candidates::Faces(faces) })
    }

    /// Reads one call; `None` if no spelling has these types and constants: then it is no builtin call.
    pub fn read(&self, args: &[Operand], ret: &Ty) -> Option<Reading> {
        match &self.candidates {
            Candidates::Friendly(parsed) => friendly::read(parsed, args, ret),
            Candidates::Faces(faces) => faces.iter().find_map(|face| self.read_as(face, args, ret)),
        }
    }

    /// What every face makes of a call: one at most, by the laws.
    #[cfg(test)]
    pub(crate) fn readers(&self, args: &[Operand], ret: &Ty) -> Vec<Reading> {
        match &self.candidates {
            Candidates::Friendly(parsed) => friendly::read(parsed, args, ret).into_iter().collect(),
            Candidates::Faces(faces) => {
                faces.iter().filter_map(|face| self.read_as(face, args, ret)).collect()
            }
        }
    }

    fn read_as(&self, candidate: &Candidate, args: &[Operand], ret: &Ty) -> Option<Reading> {
        let (inst, face, slots) = candidate;
        let types = self.mangled.then_some(self.function.params.as_slice());
        // A structure is returned through the first argument.
        let first = usize::from(matches!(face.ret, Ret::Struct(_)) && *ret == Ty::Void);
        let mut reading = read_face(*inst, face, slots, types, args.get(first..)?)?;
        reading.operands.iter_mut().for_each(|value| value.shift(first));
        Some(reading)
    }

    /// What the pointer parameter `param` points to, as far as the symbol says.
    pub fn pointee(&self, param: usize) -> Option<Ty> {
        match Ty::from_mangled(self.function.params.get(param)?)? {
            Ty::Pointer { pointee, .. } => pointee.map(|t| *t),
            _ => None,
        }
    }

    /// The faces under consideration; empty for the `__spirv_` functions, which have none.
    pub fn faces(&self) -> Vec<(Inst, &'static Face)> {
        match &self.candidates {
            Candidates::Faces(faces) => faces.iter().map(|(inst, face, _)| (*inst, *face)).collect(),
            Candidates::Friendly(_) => Vec::new(),
        }
    }
}

/// Reads one call without keeping the lookup.
pub fn read(symbol: &str, args: &[Operand], ret: &Ty) -> Option<Reading> {
    Builtin::lookup(symbol)?.read(args, ret)
}

/// True if operand `i` of the instruction is a literal word and no id. Virtual operands of hooks are ids unless the
/// hook keeps the instruction's own list.
pub(crate) fn is_literal(inst: Inst, hook: Option<Hook>, i: usize) -> bool {
    let operands = match (inst, hook) {
        (_, Some(Hook::Sampler)) => return true,
        (Inst::Core(op), None | Some(Hook::CompareExchange | Hook::Broadcast)) => {
            op.facts().map(|f| f.operands)
        }
        (Inst::Cl(n), None) => n.facts().map(|f| f.operands),
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
    base: u32,
    parts: Vec<(usize, &'static Relation)>,
    masked: bool,
    absent: bool,
    storage_of: Option<u8>,
}

fn read_face(
    inst: Inst,
    face: &Face,
    slots: &Slots,
    types: Option<&[Type]>,
    args: &[Operand],
) -> Option<Reading> {
    let expected = face.sig.len();
    if args.len() < expected || (args.len() > expected && !face.variadic) {
        return None;
    }
    let mut b = Bindings { element: None, lanes: slots.lanes, result: slots.ty };
    if let Some(types) = types {
        if types.len() < expected || (types.len() > expected && !face.variadic) {
            return None;
        }
        // Later parameters may bind what earlier ones only refer to.
        if !face.sig.iter().zip(types).all(|(pat, ty)| b.accept(&face.gen_, pat, ty)) {
            return None;
        }
    }
    if slots.ty.is_some() && face.ret == Ret::R {
        // `convert_int4(float4)`: the result's type is in the name only.
        b.result = slots.ty;
    }
    if !b.check(face) {
        return None;
    }
    let count = operand_count(face);
    let mut out: Vec<Slot> = Vec::new();
    out.resize_with(count, Slot::default);
    for (k, arg) in face.args.iter().enumerate() {
        let slot = out.get_mut(usize::from(arg.operand()))?;
        let constant = args.get(k)?.constant;
        match *arg {
            Arg::V(op) if is_literal(inst, face.hook, usize::from(op)) => {
                slot.whole = Some(Value::Literal(u32::try_from(constant?).ok()?));
            }
            Arg::V(_) => slot.whole = Some(Value::Arg(k)),
            Arg::Splat(_) => slot.whole = Some(Value::Splat { arg: k, lanes: b.lanes? }),
            Arg::NonZero(_) => slot.whole = Some(Value::NonZero(k)),
            Arg::Negative(_) => slot.whole = Some(Value::Negative(k)),
            Arg::Via(relation, _) => {
                slot.masked = true;
                match constant {
                    Some(c) => slot.base |= relation.to_spirv(u32::try_from(c).ok()?)?,
                    None => slot.parts.push((k, relation)),
                }
            }
        }
    }
    for (i, fix) in face.fixed {
        let slot = out.get_mut(usize::from(*i))?;
        let literal = is_literal(inst, face.hook, usize::from(*i));
        match *fix {
            Fix::Is(value) if literal => slot.whole = Some(Value::Literal(value)),
            Fix::Is(value) | Fix::Within(value) => {
                slot.whole = Some(Value::Const { value: u64::from(value), ty: Ty::Int(32) });
            }
            Fix::Size(value) => {
                slot.whole = Some(Value::Const { value: u64::from(value), ty: size_type(face, args)? });
            }
            Fix::ZeroLike(like) => {
                let k = face.args.iter().position(|a| a.operand() == like)?;
                slot.whole = Some(Value::Const { value: 0, ty: args.get(k)?.ty.clone() });
            }
            Fix::Bits { value, .. } | Fix::OrderWithin(value) => {
                slot.masked = true;
                slot.base |= value;
            }
            Fix::StorageOf { pointer } => {
                slot.masked = true;
                slot.storage_of = Some(pointer);
            }
            Fix::NameBytes => {
                let bytes = b.lanes?.checked_mul(b.element.and_then(crate::bind::width)?)? / 8;
                slot.whole = Some(Value::Const { value: u64::from(bytes), ty: Ty::Int(32) });
            }
            Fix::NameLanes => slot.whole = Some(Value::Literal(b.lanes?)),
            Fix::NameRounding => slot.whole = Some(Value::Literal(slots.rounding?.0)),
            Fix::Absent => slot.absent = true,
        }
    }
    let space = |pointer: u8| {
        let k = face.args.iter().position(|a| a.operand() == pointer)?;
        match args.get(k)?.ty {
            Ty::Pointer { space, .. } => Some(space),
            _ => None,
        }
    };
    let mut operands = Vec::with_capacity(count);
    for mut slot in out {
        if let Some(pointer) = slot.storage_of
            && (slot.base & ORDER_BITS != 0 || !slot.parts.is_empty())
        {
            slot.base |= storage_bits(space(pointer)?);
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
    operands.extend((expected..args.len()).map(Value::Arg));
    Some(Reading {
        inst,
        hook: face.hook,
        operands,
        result: adapter(face.ret),
        saturated: slots.saturated,
        rounding: if uses_rounding_operand(face) { None } else { slots.rounding },
    })
}

/// Number of operands that a face describes.
pub(crate) fn operand_count(face: &Face) -> usize {
    let of_args = face.args.iter().map(Arg::operand);
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

/// The type of `size_t` as a call shows it: that of its first `size_t` argument.
fn size_type(face: &Face, args: &[Operand]) -> Option<Ty> {
    let k = face.sig.iter().position(|p| *p == Pat::Size)?;
    args.get(k).map(|a| a.ty.clone())
}
