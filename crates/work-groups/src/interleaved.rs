//! Variables of work-items with the elements of all lanes beside each other.

use crate::primitives::Primitive;
use llvm_model::{Body, CastOp, DataLayout, InstId, InstKind, Module, Type, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Work-items of a strip: a vector of floats or integers that AVX-512 has a register for.
pub(crate) const LANES: u32 = 16;

/// The variables that consist of elements of one size: element *i* of lane *l* is at index *i* × [`LANES`] + *l*. All
/// distances of their addresses are larger by the factor [`LANES`].
#[derive(Default)]
pub(crate) struct Interleaved {
    /// The bytes of an element.
    units: FxHashMap<InstId, u64>,
    /// All addresses in such variables.
    addresses: FxHashSet<InstId>,
}

/// An index of an address.
pub(crate) enum Step {
    /// So many bytes.
    Fixed(u64),
    /// As many elements of so many bytes as a value counts.
    Each(Value, u64),
}

impl Interleaved {
    /// Finds them: only loads and stores of one size use their addresses, at multiples of this size.
    pub(crate) fn of(
        module: &Module,
        layout: &DataLayout,
        (body, params): (&Body, &[TypeId]),
        calls: &FxHashMap<InstId, Primitive>,
    ) -> Interleaved {
        let mut found = Interleaved::default();
        for (_, variable, inst) in body.instructions() {
            if let InstKind::Alloca { .. } = inst.kind
                && let Some((unit, addresses)) = addresses(module, layout, (body, params), calls, variable)
            {
                found.units.insert(variable, unit);
                found.addresses.extend(addresses);
            }
        }
        found
    }

    /// Returns the bytes of an element of a variable, if it is one of these.
    pub(crate) fn unit(&self, variable: InstId) -> Option<u64> {
        self.units.get(&variable).copied()
    }

    /// Returns whether a value is an address in such a variable.
    pub(crate) fn has(&self, value: Value) -> bool {
        matches!(value, Value::Inst(inst) if self.addresses.contains(&inst))
    }
}

/// The bytes that the indices of an address count, if each of them is fixed or of whole elements.
pub(crate) fn steps(
    module: &Module,
    layout: &DataLayout,
    source: TypeId,
    indices: &[Value],
) -> Option<Vec<Step>> {
    let types = &module.types;
    let (mut ty, mut steps) = (source, Vec::new());
    for (number, &index) in indices.iter().enumerate() {
        if number > 0 && matches!(types[ty], Type::Struct(_) | Type::NamedStruct(_)) {
            let member = module.as_u64(index)?;
            let offset = *layout.struct_layout(types, ty)?.offsets.get(member as usize)?;
            ty = types.element(ty, member)?;
            steps.push(Step::Fixed(offset));
            continue;
        }
        if number > 0 {
            let (Type::Array { element, .. } | Type::Vector { element, .. }) = types[ty] else { return None };
            ty = element;
        }
        steps.push(Step::Each(index, layout.alloc_size(types, ty)?));
    }
    Some(steps)
}

/// The size of elements of a variable, and all addresses in it.
fn addresses(
    module: &Module,
    layout: &DataLayout,
    (body, params): (&Body, &[TypeId]),
    calls: &FxHashMap<InstId, Primitive>,
    variable: InstId,
) -> Option<(u64, FxHashSet<InstId>)> {
    let mut known = FxHashSet::from_iter([variable]);
    let (mut unit, mut distances) = (None, Vec::new());
    let mut accessed = |ty: TypeId| {
        let size = layout.store_size(&module.types, ty)?;
        let is_whole = layout.alloc_size(&module.types, ty)? == size && size.is_power_of_two() && size <= 8;
        (is_whole && *unit.get_or_insert(size) == size).then_some(())
    };
    let type_of = |value: Value| match value {
        Value::Inst(inst) => Some(body.insts[inst].ty),
        Value::Const(id) => Some(module.constants.ty(id)),
        Value::Arg(number) => params.get(number as usize).copied(),
        _ => None,
    };
    // A use may stand before the address it uses, in the order of blocks.
    let mut open = vec![variable];
    while let Some(address) = open.pop() {
        let address = Value::Inst(address);
        for (_, id, inst) in body.instructions() {
            let mut uses = false;
            inst.kind.for_each_operand(|value| uses |= value == address);
            if !uses {
                continue;
            }
            match &inst.kind {
                InstKind::Load { volatile: false, atomic: None, .. } => accessed(inst.ty)?,
                InstKind::Store { value, volatile: false, atomic: None, .. } if *value != address => {
                    accessed(type_of(*value)?)?;
                }
                InstKind::GetElementPtr { source_type, base, indices } if *base == address => {
                    for step in steps(module, layout, *source_type, indices)? {
                        match step {
                            Step::Fixed(bytes) => distances.push(bytes),
                            Step::Each(index @ Value::Const(_), bytes) => {
                                distances.push(bytes.wrapping_mul(signed(module, index)?));
                            }
                            Step::Each(_, bytes) => distances.push(bytes),
                        }
                    }
                    if known.insert(id) {
                        open.push(id);
                    }
                }
                InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. } => {
                    if known.insert(id) {
                        open.push(id);
                    }
                }
                InstKind::Call(call) if !calls.contains_key(&id) && is_lifetime(module, call.callee) => {}
                _ => return None,
            }
        }
    }
    let unit = unit?;
    distances.iter().all(|bytes| bytes.is_multiple_of(unit)).then_some((unit, known))
}

/// The number of a constant index, with its sign.
pub(crate) fn signed(module: &Module, index: Value) -> Option<u64> {
    let Value::Const(id) = index else { return None };
    let (number, Type::Integer(width @ 1..=64)) =
        (module.as_u64(index)?, &module.types[module.constants.ty(id)])
    else {
        return None;
    };
    let above = 64 - width;
    Some(((number << above).cast_signed() >> above).cast_unsigned())
}

fn is_lifetime(module: &Module, callee: Value) -> bool {
    let function = module.as_function(callee).map(|id| &module.functions[id]);
    function
        .and_then(|function| function.props.name.as_str())
        .is_some_and(|name| name.starts_with("llvm.lifetime."))
}

/// The bytes that `bytes` of a lane take with those of all lanes.
pub(crate) fn of_all_lanes(bytes: u64) -> u64 {
    bytes.wrapping_mul(LANES.into())
}
