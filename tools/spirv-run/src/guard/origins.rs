//! The origins of addresses: followed through a kernel to a fixed point.

use super::sites::Origin;
use crate::shader;
use crate::shader::given::{self, Given};
use llvm_model::{
    AttrKind, BlockId, Body, CastOp, ConstId, Constant, ConstantExpr, DataLayout, FunctionId, GlobalId,
    InstId, InstKind, Instruction, MdKindId, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// OpenCL's address space of local memory.
const LOCAL: u32 = 3;

/// The state of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    /// An address with this origin, so that its offset and its limit are known.
    Known(Origin),
    /// It is in memory of the runner, which only the library uses.
    Trusted,
    /// It may be any.
    Unknown,
}

impl Fact {
    /// Joins the states of two addresses.
    fn or(self, other: Fact) -> Fact {
        match (self, other) {
            (one, other) if one == other => one,
            (Self::Known(_), Self::Known(_)) => Self::Known(Origin::Chosen),
            _ => Self::Unknown,
        }
    }
}

/// The parameters of the kernel.
pub(super) struct Roots {
    pub(super) types: Vec<TypeId>,
    /// The bytes of parameters that stand for a value.
    pub(super) by_value: FxHashMap<u32, u64>,
    /// Of a shader, the kind of the metadata that marks loads of addresses that it is given.
    given: Option<MdKindId>,
}

impl Roots {
    pub(super) fn of(module: &Module, kernel: FunctionId, layout: &DataLayout) -> Self {
        let function = &module.functions[kernel];
        let types = module.types.function_parts(function.ty).map_or_else(Vec::new, |parts| parts.1.to_vec());
        let by_value = |number: u32| {
            let set = module.attributes.param(function.attributes, number as usize);
            let of = module.attributes.ty(set, AttrKind::BYVAL)?;
            Some((number, layout.alloc_size(&module.types, of)?))
        };
        let is_shader = function.props.name.as_str() == Some(shader::KERNEL);
        let given = given::kind(module).filter(|_| is_shader);
        Self { by_value: (0..types.len() as u32).filter_map(by_value).collect(), types, given }
    }

    /// Returns the resource whose address an instruction loads, if it is one of a shader.
    pub(super) fn given(&self, module: &Module, inst: &Instruction) -> Option<Given> {
        given::mark(module, self.given?, inst)
    }
}

/// The states of the addresses of a kernel.
pub(super) struct Facts {
    known: FxHashMap<InstId, Fact>,
}

impl Facts {
    pub(super) fn of(module: &Module, body: &Body, layout: &DataLayout, roots: &Roots) -> Self {
        let mut facts = Self { known: FxHashMap::default() };
        let order = super::order(body);
        // Each round can only take away: a few of them, and as many as there are ways round at most.
        loop {
            let mut changed = false;
            for &block in &order {
                changed |= facts.round(module, body, layout, roots, block);
            }
            if !changed {
                return facts;
            }
        }
    }

    fn round(
        &mut self,
        module: &Module,
        body: &Body,
        layout: &DataLayout,
        roots: &Roots,
        block: BlockId,
    ) -> bool {
        let mut changed = false;
        for &inst in &body.blocks[block].insts {
            let is_pointer = matches!(module.types[body.insts[inst].ty], Type::Pointer { .. });
            if is_pointer && let Some(fact) = self.inst(module, layout, roots, &body.insts[inst]) {
                changed |= self.known.insert(inst, fact) != Some(fact);
            }
        }
        changed
    }

    /// Returns the state of an instruction's result; nothing if it waits for another.
    fn inst(&self, module: &Module, layout: &DataLayout, roots: &Roots, inst: &Instruction) -> Option<Fact> {
        let value = |value: Value| self.value(module, layout, roots, value);
        match &inst.kind {
            InstKind::Load { .. } => {
                let given = roots.given(module, inst);
                Some(given.map_or(Fact::Unknown, |given| Fact::Known(Origin::Given(given))))
            }
            InstKind::Alloca { allocated, count, .. } => {
                let is_known = bytes(module, layout, *allocated, *count).is_some();
                Some(if is_known { Fact::Known(Origin::Private) } else { Fact::Unknown })
            }
            InstKind::GetElementPtr { base, .. } => value(*base),
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => value(*operand),
            InstKind::Select { if_true, if_false, .. } => {
                let (one, other) = (value(*if_true), value(*if_false));
                one.zip(other).map(|(one, other)| one.or(other))
            }
            // An unknown operand is visited again in the next round.
            InstKind::Phi { incoming } => incoming.iter().filter_map(|(of, _)| value(*of)).reduce(Fact::or),
            InstKind::Call(call) => {
                let name =
                    module.as_function(call.callee).and_then(|id| module.functions[id].props.name.as_str());
                let is_ours = name.is_some_and(|name| {
                    ["__spirv_run_group_scratch", "__spirv_run_sub_group_scratch"].contains(&name)
                });
                Some(if is_ours { Fact::Trusted } else { Fact::Unknown })
            }
            _ => Some(Fact::Unknown),
        }
    }

    /// Returns the state of a value; nothing before the first round has reached it.
    pub(super) fn value(
        &self,
        module: &Module,
        layout: &DataLayout,
        roots: &Roots,
        value: Value,
    ) -> Option<Fact> {
        match value {
            // The watch itself is behind the parameters.
            Value::Arg(number) if number as usize + 1 == roots.types.len() => Some(Fact::Trusted),
            Value::Arg(number) => Some(Fact::Known(Origin::Parameter(number))),
            Value::Inst(inst) => self.known.get(&inst).copied(),
            Value::Const(id) => Some(match constant(module, layout, id) {
                Some((Some(variable), ..)) => {
                    let is_local = module.globals[variable].props.address_space == LOCAL;
                    Fact::Known(if is_local { Origin::Local } else { Origin::Program })
                }
                Some((None, ..)) => Fact::Known(Origin::Chosen),
                None => Fact::Unknown,
            }),
            _ => Some(Fact::Unknown),
        }
    }
}

/// How many bytes so many of a type take.
pub(super) fn bytes(module: &Module, layout: &DataLayout, ty: TypeId, count: Value) -> Option<u64> {
    layout.alloc_size(&module.types, ty)?.checked_mul(module.as_u64(count)?)
}

/// The variable that a constant address is in, how far behind its start, and how many bytes the variable has. No variable, and
/// no bytes, for null and for what is undefined.
pub(super) fn constant(
    module: &Module,
    layout: &DataLayout,
    id: ConstId,
) -> Option<(Option<GlobalId>, u64, u64)> {
    match &module.constants[id] {
        Constant::Null | Constant::Undef | Constant::Poison => Some((None, 0, 0)),
        Constant::Global(variable) => Some((
            Some(*variable),
            0,
            layout.alloc_size(&module.types, module.globals[*variable].value_type)?,
        )),
        Constant::Expr(expression) => match &**expression {
            ConstantExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => {
                constant(module, layout, *operand)
            }
            ConstantExpr::GetElementPtr { source_type, base, indices, .. } => {
                let (variable, start, size) = constant(module, layout, *base)?;
                let mut offset = start;
                let steps =
                    steps(module, layout, *source_type, indices.iter().map(|&index| Value::Const(index)))?;
                for step in steps {
                    offset = offset.wrapping_add(match step {
                        Step::Bytes(bytes) => bytes,
                        Step::Times(index, size) => signed(module, index)?.wrapping_mul(size),
                    });
                }
                Some((variable, offset, size))
            }
            _ => None,
        },
        _ => None,
    }
}

/// A term of the offset of a `getelementptr`.
pub(super) enum Step {
    /// So many bytes.
    Bytes(u64),
    /// A number of elements of so many bytes each.
    Times(Value, u64),
}

/// Returns the offset that the indices of a `getelementptr` add.
pub(super) fn steps(
    module: &Module,
    layout: &DataLayout,
    source: TypeId,
    indices: impl Iterator<Item = Value>,
) -> Option<Vec<Step>> {
    let types = &module.types;
    let (mut ty, mut found) = (source, Vec::new());
    for (number, index) in indices.enumerate() {
        if number == 0 {
            found.push(Step::Times(index, layout.alloc_size(types, ty)?));
            continue;
        }
        match types[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                found.push(Step::Times(index, layout.alloc_size(types, element)?));
                ty = element;
            }
            _ => {
                let member = module.as_u64(index)?;
                let offsets = layout.struct_layout(types, ty)?;
                found.push(Step::Bytes(*offsets.offsets.get(usize::try_from(member).ok()?)?));
                ty = types.element(ty, member)?;
            }
        }
    }
    Some(found)
}

/// A constant index with its sign in 64 bits.
pub(super) fn signed(module: &Module, index: Value) -> Option<u64> {
    let Value::Const(id) = index else { return None };
    let width = module.types.int_width(module.constants.ty(id)).filter(|width| *width <= 64)?;
    let shift = 64 - width;
    Some((module.as_u64(index)? << shift).cast_signed().wrapping_shr(shift).cast_unsigned())
}
