//! Variables of local memory: each has a place in the block of the group, instead of an address from the linker.

use crate::emit::Emitter;
use crate::spills::ALIGNMENT;
use llvm_model::{
    Body, CastOp, ConstId, Constant, ConstantExpr, DataLayout, Flags, GlobalId, InstBuilder as _, InstKind,
    Instruction, Value,
};
use rustc_hash::FxHashMap;

/// OpenCL's address space of local memory.
const LOCAL: u32 = 3;

/// The replacements of constants that depend on an address in local memory.
#[derive(Default)]
pub(crate) struct Locals {
    values: FxHashMap<ConstId, Value>,
    offsets: FxHashMap<GlobalId, u64>,
    /// How many bytes the variables take.
    pub(crate) bytes: u64,
}

impl Locals {
    /// Emits the operands of the constants of `kernel`; `None` if one has a form without instructions.
    pub(crate) fn emit(
        out: &mut Emitter<'_>,
        kernel: &Body,
        base: Value,
        layout: &DataLayout,
    ) -> Option<Self> {
        let mut locals = Self::default();
        let mut constants = Vec::new();
        for (_, _, inst) in kernel.instructions() {
            inst.kind.for_each_operand(|value| {
                if let Value::Const(id) = value {
                    constants.push(id);
                }
            });
        }
        for id in constants {
            locals.value(out, id, base, layout)?;
        }
        Some(locals)
    }

    /// Returns the replacement of a constant, if it has one.
    pub(crate) fn get(&self, id: ConstId) -> Option<Value> {
        self.values.get(&id).copied()
    }

    /// As [`Locals::get`], made if need be.
    fn value(
        &mut self,
        out: &mut Emitter<'_>,
        id: ConstId,
        base: Value,
        layout: &DataLayout,
    ) -> Option<Option<Value>> {
        if let Some(value) = self.get(id) {
            return Some(Some(value));
        }
        let (ty, constant) = (out.module.constants.ty(id), out.module.constants[id].clone());
        let made = match constant {
            Constant::Global(global) if out.module.globals[global].props.address_space == LOCAL => {
                let offset = self.place(out, global, layout)?;
                let offset = out.int64(offset);
                let address = out.byte_offset(base, offset);
                Some(out.cast(CastOp::AddrSpaceCast, address, ty))
            }
            Constant::Expr(expression) => {
                let kind = self.expression(out, &expression, base, layout)?;
                kind.map(|(kind, flags)| {
                    let inst = Instruction { flags, ..Instruction::new(kind, ty) };
                    Value::Inst(out.body.append(out.block, inst))
                })
            }
            Constant::Aggregate(elements) => {
                for element in elements {
                    // Such constants are never taken apart.
                    if self.value(out, element, base, layout)?.is_some() {
                        return None;
                    }
                }
                None
            }
            _ => None,
        };
        if let Some(value) = made {
            self.values.insert(id, value);
        }
        Some(made)
    }

    /// The instruction that an expression is, if a part of it is to be replaced.
    fn expression(
        &mut self,
        out: &mut Emitter<'_>,
        expression: &ConstantExpr,
        base: Value,
        layout: &DataLayout,
    ) -> Option<Option<(InstKind, Flags)>> {
        let mut replaced = false;
        let mut part = |id: ConstId| {
            let value = self.value(out, id, base, layout)?;
            replaced |= value.is_some();
            Some(value.unwrap_or(Value::Const(id)))
        };
        let made = match expression {
            ConstantExpr::Cast { op, operand } => {
                (InstKind::Cast { op: *op, operand: part(*operand)? }, Flags::NONE)
            }
            ConstantExpr::Binary { op, flags, lhs, rhs } => {
                (InstKind::Binary { op: *op, lhs: part(*lhs)?, rhs: part(*rhs)? }, *flags)
            }
            ConstantExpr::GetElementPtr { source_type, flags, base: of, indices, .. } => {
                let base = part(*of)?;
                let indices = indices.iter().map(|index| Value::Const(*index)).collect();
                (InstKind::GetElementPtr { source_type: *source_type, base, indices }, *flags)
            }
            ConstantExpr::ICmp { predicate, lhs, rhs } => {
                (InstKind::ICmp { predicate: *predicate, lhs: part(*lhs)?, rhs: part(*rhs)? }, Flags::NONE)
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                let (condition, if_true, if_false) = (part(*condition)?, part(*if_true)?, part(*if_false)?);
                (InstKind::Select { condition, if_true, if_false }, Flags::NONE)
            }
            _ => return Some(None),
        };
        Some(replaced.then_some(made))
    }

    /// Where a variable is.
    fn place(&mut self, out: &Emitter<'_>, global: GlobalId, layout: &DataLayout) -> Option<u64> {
        if let Some(offset) = self.offsets.get(&global) {
            return Some(*offset);
        }
        let variable = &out.module.globals[global];
        let types = &out.module.types;
        let natural = layout.abi_align(types, variable.value_type)?;
        let align = variable.props.align.max(natural).clamp(1, ALIGNMENT);
        let offset = self.bytes.checked_next_multiple_of(align)?;
        self.bytes = offset.checked_add(layout.alloc_size(types, variable.value_type)?)?;
        self.offsets.insert(global, offset);
        Some(offset)
    }
}
