//! Pointers as places: a variable, a constant number of bytes into it, and computed numbers of bytes.

use super::layout::Layouts;
use llvm_model::{
    BinaryOp, Body, CastOp, ConstId, Constant, ConstantExpr, Flags, InstId, InstKind, Instruction, Module,
    Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The most terms of a place; a pointer that is computed from more is not resolved.
const MAX_TERMS: usize = 16;

/// A computed part of an offset: `stride * index` bytes. The index is signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Term {
    pub(super) stride: i64,
    pub(super) index: Value,
    /// The number of elements of the array that is indexed, if it is known and the index is within it.
    pub(super) count: Option<u64>,
    /// A power of two that divides the index.
    pub(super) multiple: i64,
}

/// A place in the memory of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The address of the variable.
    pub(super) root: Value,
    /// If the variable is an array of blocks without a size: the number of the block, 0 if it is not stated.
    pub(super) descriptor: Option<Value>,
    pub(super) offset: i64,
    pub(super) terms: SmallVec<[Term; 2]>,
    /// A power of two that divides the bytes from the beginning, as the access there states it.
    pub(super) align: u64,
}

impl Place {
    /// The beginning of a variable.
    pub(super) fn start(root: Value) -> Place {
        Place { root, descriptor: None, offset: 0, terms: SmallVec::new(), align: 1 }
    }

    /// The place some bytes further.
    pub(super) fn at(&self, bytes: i64) -> Option<Place> {
        let align = common(self.align, bytes);
        Some(Place { offset: self.offset.checked_add(bytes)?, align, ..self.clone() })
    }
}

/// The power of two that divides a number of bytes and what `align` divides.
pub(super) fn common(align: u64, bytes: i64) -> u64 {
    match bytes {
        0 => align,
        bytes => align.min(1 << bytes.trailing_zeros()),
    }
}

/// The places of the pointers of a function.
#[derive(Default)]
pub(super) struct Places {
    known: FxHashMap<InstId, Option<Place>>,
    /// The places of pointers that are chosen.
    chosen: FxHashMap<InstId, Place>,
}

/// A step of a `getelementptr`.
struct Step<'a> {
    source_type: TypeId,
    indices: &'a [Value],
}

impl Places {
    /// Gives a pointer that is chosen a place.
    pub(super) fn set(&mut self, pointer: InstId, place: Place) {
        self.chosen.insert(pointer, place);
    }

    /// Forgets the places that were computed before all choices had theirs.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    /// The place that a pointer leads to; `None` if it is computed in a way that has no place.
    pub(super) fn of(
        &mut self,
        module: &Module,
        body: &Body,
        layout: &Layouts<'_>,
        pointer: Value,
    ) -> Option<Place> {
        // The pointers on the way whose place is not known yet; the last is computed from `at`.
        let mut way: Vec<InstId> = Vec::new();
        let mut at = pointer;
        let mut place = loop {
            let Value::Inst(inst) = at else { break constant(module, layout, at) };
            if let Some(known) = self.known.get(&inst) {
                break known.clone();
            }
            match &body.insts[inst].kind {
                InstKind::GetElementPtr { base, .. } if is_pointer(module, body.insts[inst].ty) => {
                    way.push(inst);
                    at = *base;
                }
                // A generic pointer leads to the memory that it is a cast of.
                InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => at = *operand,
                _ => {
                    break Some(self.chosen.get(&inst).cloned().unwrap_or_else(|| Place::start(at)));
                }
            }
        };
        while let Some(inst) = way.pop() {
            if let InstKind::GetElementPtr { source_type, indices, .. } = &body.insts[inst].kind {
                let step = Step { source_type: *source_type, indices };
                place = place.and_then(|place| add(module, Some(body), layout, place, &step));
            }
            self.known.insert(inst, place.clone());
        }
        place
    }
}

fn is_pointer(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Pointer(_))
}

/// The place behind one step from a pointer, whose own place does not count.
pub(super) fn step(module: &Module, layout: &Layouts<'_>, kind: &InstKind, base: Value) -> Option<Place> {
    let InstKind::GetElementPtr { source_type, indices, .. } = kind else { return None };
    let step = Step { source_type: *source_type, indices };
    add(module, None, layout, Place::start(base), &step)
}

/// The place of a constant pointer.
pub(super) fn constant(module: &Module, layout: &Layouts<'_>, pointer: Value) -> Option<Place> {
    let mut steps: Vec<(TypeId, Vec<Value>)> = Vec::new();
    let mut at = pointer;
    while let Value::Const(id) = at {
        let Constant::Expr(expr) = &module.constants[id] else { break };
        match &**expr {
            ConstantExpr::GetElementPtr { source_type, base, indices, .. } => {
                steps.push((*source_type, indices.iter().map(|&index| Value::Const(index)).collect()));
                at = Value::Const(*base);
            }
            ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand } => at = Value::Const(*operand),
            _ => return None,
        }
    }
    let mut place = Place::start(at);
    while let Some((source_type, indices)) = steps.pop() {
        let step = Step { source_type, indices: &indices };
        place = add(module, None, layout, place, &step)?;
    }
    Some(place)
}

/// The value of an integer constant, sign extended.
pub(super) fn signed(module: &Module, value: Value) -> Option<i64> {
    let Value::Const(id) = value else { return None };
    signed_constant(module, id)
}

fn signed_constant(module: &Module, id: ConstId) -> Option<i64> {
    let width = module.types.int_width(module.constants.ty(id))?;
    if matches!(module.constants[id], Constant::Null) {
        return Some(0);
    }
    module.constants.as_int(id)?.to_i64(width)
}

/// The place after a step of a `getelementptr`.
fn add(
    module: &Module,
    body: Option<&Body>,
    layout: &Layouts<'_>,
    mut place: Place,
    step: &Step<'_>,
) -> Option<Place> {
    let (&first, rest) = step.indices.split_first()?;
    let mut ty = step.source_type;
    if layout.is_open(&module.types, ty) {
        // The type alone does not show that the place is in an array.
        if known(module, body, first) != Some(0) {
            choose_block(module, body, layout, &mut place, (ty, first))?;
        }
    } else {
        push(module, body, &mut place, first, layout.size(&module.types, ty)?, None)?;
    }
    for &index in rest {
        match module.types[ty] {
            Type::Array { element, .. } if layout.is_open(&module.types, element) => {
                choose_block(module, body, layout, &mut place, (element, index))?;
                ty = element;
            }
            Type::Array { element, count } => {
                let count = Some(count).filter(|&count| count > 0);
                push(module, body, &mut place, index, layout.size(&module.types, element)?, count)?;
                ty = element;
            }
            Type::Vector { element, count, scalable: false } => {
                let size = layout.size(&module.types, element)?;
                push(module, body, &mut place, index, size, Some(count.into()))?;
                ty = element;
            }
            _ => {
                let member = usize::try_from(signed(module, index)?).ok()?;
                let offset = *layout.offsets(&module.types, ty)?.get(member)?;
                place.offset = place.offset.checked_add(i64::try_from(offset).ok()?)?;
                ty = *module.types.struct_body(ty)?.fields.get(member)?;
            }
        }
    }
    Some(place)
}

/// Moves a place to a block of an array of such. Only the outermost array is one.
fn choose_block(
    module: &Module,
    body: Option<&Body>,
    layout: &Layouts<'_>,
    place: &mut Place,
    (block, index): (TypeId, Value),
) -> Option<()> {
    let is_outermost = place.descriptor.is_none() && place.offset == 0 && place.terms.is_empty();
    let is_variable = matches!(place.root, Value::Const(_));
    let has_size = layout.size(&module.types, block) != Some(0);
    // The first block is stated where bytes behind its beginning could be those of the next one.
    if known(module, body, index) == Some(0) && !(is_outermost && is_variable && has_size) {
        return Some(());
    }
    place.descriptor = Some(index).filter(|_| is_outermost);
    place.descriptor.map(|_| ())
}

/// Adds `size * index` bytes to a place.
fn push(
    module: &Module,
    body: Option<&Body>,
    place: &mut Place,
    index: Value,
    size: u64,
    count: Option<u64>,
) -> Option<()> {
    let stride = i64::try_from(size).ok()?;
    let constant = known(module, body, index);
    if let Some(constant) = constant {
        place.offset = place.offset.checked_add(stride.checked_mul(constant)?)?;
        return Some(());
    }
    let (stride, index, bytes) =
        body.map_or(Some((stride, index, 0)), |body| simplify(module, body, stride, index))?;
    // The bound holds for the index as it was written.
    let count = count.filter(|_| bytes == 0 && stride == i64::try_from(size).unwrap_or(0));
    place.offset = place.offset.checked_add(bytes)?;
    if let Some(same) = place.terms.iter_mut().find(|term| term.index == index) {
        same.stride = same.stride.checked_add(stride)?;
        same.count = None;
        return Some(());
    }
    let zeros = body.map_or(0, |body| trailing_zeros(module, body, index, 0));
    place.terms.push(Term { stride, index, count, multiple: 1 << zeros });
    (place.terms.len() <= MAX_TERMS).then_some(())
}

/// The value of a constant index, or of one that is only extended.
fn known(module: &Module, body: Option<&Body>, index: Value) -> Option<i64> {
    if let (Value::Inst(inst), Some(body)) = (index, body) {
        return match body.insts[inst].kind {
            InstKind::Cast { op: CastOp::SExt, operand } => signed(module, operand),
            InstKind::Cast { op: CastOp::ZExt, operand } => {
                module.as_u64(operand).and_then(|number| i64::try_from(number).ok())
            }
            _ => None,
        };
    }
    signed(module, index)
}

/// The width of an integer that an instruction computes.
fn width(module: &Module, body: &Body, value: Value) -> Option<u32> {
    match value {
        Value::Inst(inst) => module.types.int_width(body.insts[inst].ty),
        _ => None,
    }
}

/// How many of the low bits of an integer are known to be 0, at most 16.
fn trailing_zeros(module: &Module, body: &Body, value: Value, depth: u32) -> u32 {
    const MOST: u32 = 16;
    if let Some(constant) = signed(module, value) {
        return constant.trailing_zeros().min(MOST);
    }
    let Value::Inst(inst) = value else { return 0 };
    if depth > 4 {
        return 0;
    }
    let of = |value: Value| trailing_zeros(module, body, value, depth + 1);
    let zeros = match body.insts[inst].kind {
        InstKind::Select { if_true, if_false, .. } => of(if_true).min(of(if_false)),
        InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, operand } => of(operand),
        InstKind::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or, lhs, rhs } => {
            of(lhs).min(of(rhs))
        }
        InstKind::Binary { op: BinaryOp::And, lhs, rhs } => of(lhs).max(of(rhs)),
        InstKind::Binary { op: BinaryOp::Mul, lhs, rhs } => of(lhs) + of(rhs),
        InstKind::Binary { op: BinaryOp::Shl, lhs, rhs } => {
            of(lhs) + signed(module, rhs).and_then(|by| u32::try_from(by).ok()).unwrap_or(0).min(MOST)
        }
        _ => 0,
    };
    zeros.min(MOST)
}

/// Whether an integer is a multiple that wraps neither as a signed nor as an unsigned number, which negative numbers would.
fn is_not_negative(module: &Module, inst: &Instruction) -> bool {
    let factor = match inst.kind {
        InstKind::Binary { op: BinaryOp::Mul, rhs, .. } => signed(module, rhs),
        InstKind::Binary { op: BinaryOp::Shl, rhs, .. } => signed(module, rhs).map(|by| by.saturating_add(1)),
        _ => None,
    };
    inst.flags.contains(Flags::NSW | Flags::NUW) && factor.is_some_and(|factor| factor > 1)
}

/// Takes constant factors and summands out of an index, as far as no result can differ: returns the stride, the index, and
/// the constant bytes.
fn simplify(module: &Module, body: &Body, stride: i64, index: Value) -> Option<(i64, Value, i64)> {
    let (mut stride, mut index, mut bytes) = (stride, index, 0i64);
    // Extensions that were gone through: what is below must not wrap in that way.
    let is_wide = width(module, body, index).is_none_or(|width| width >= 64);
    let mut must_not_wrap = if is_wide { Flags::NONE } else { Flags::NSW };
    for _ in 0..8 {
        let Value::Inst(inst) = index else { break };
        let this = &body.insts[inst];
        match this.kind {
            InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), operand } => {
                let Value::Inst(next) = operand else { break };
                let is_signed = op == CastOp::SExt
                    || this.flags.contains(Flags::NNEG)
                    || is_not_negative(module, &body.insts[next]);
                let steps = matches!(
                    body.insts[next].kind,
                    InstKind::Binary { op: BinaryOp::Add | BinaryOp::Shl | BinaryOp::Mul, rhs, .. }
                        if body.insts[next].flags.contains(Flags::NSW) && signed(module, rhs).is_some()
                );
                // Only one extension: the index keeps its meaning as a signed number of the wide type.
                if !steps || !is_signed || must_not_wrap != Flags::NONE {
                    break;
                }
                must_not_wrap = Flags::NSW;
                index = operand;
            }
            InstKind::Binary { op, lhs, rhs } => {
                let wraps = must_not_wrap != Flags::NONE && !this.flags.contains(must_not_wrap);
                let Some(constant) = signed(module, rhs).filter(|_| !wraps) else { break };
                match op {
                    BinaryOp::Add => bytes = bytes.checked_add(stride.checked_mul(constant)?)?,
                    BinaryOp::Shl => {
                        let factor = 1i64.checked_shl(u32::try_from(constant).ok()?)?;
                        stride = stride.checked_mul(factor)?;
                    }
                    BinaryOp::Mul => stride = stride.checked_mul(constant)?,
                    _ => break,
                }
                index = lhs;
            }
            _ => break,
        }
    }
    Some((stride, index, bytes))
}
