//! Records of instructions that access memory or compute addresses.

use super::alignment;
use super::dialect::WriteError;
use super::function::BodyWriter;
use crate::codes::function as code;
use crate::{flags, tables};
use llvm_model::instruction::{Atomic, InstKind, Instruction};
use llvm_model::{AtomicOp, Flags};

impl BodyWriter<'_, '_> {
    pub(super) fn push_atomic(&mut self, atomic: Atomic) {
        let scope = self.writer.scopes.get(&atomic.scope).copied().unwrap_or(1);
        self.ops.extend([tables::ordering_number(atomic.ordering), scope]);
    }

    #[expect(clippy::too_many_lines, reason = "flat match over instructions")]
    pub(super) fn memory(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        match &inst.kind {
            InstKind::Alloca { allocated, count, align, inalloca, swifterror } => {
                let exponent = alignment(align.bytes());
                let explicit_type = 1 << 6;
                let packed = exponent & 0x1F
                    | u64::from(*inalloca) << 5
                    | explicit_type
                    | u64::from(*swifterror) << 7
                    | (exponent >> 5) << 8;
                // The number of elements is an absolute value number.
                let count_number = u64::from(self.number(*count)?);
                let count_type = self.ty(self.value_type(*count)?);
                self.ops.extend([self.ty(*allocated), count_type, count_number, packed]);
                let space = self.writer.types.address_space(inst.ty).unwrap_or(0);
                if space != self.writer.alloca_space {
                    self.ops.push(u64::from(space));
                }
                self.emit(code::ALLOCA);
            }
            InstKind::Load { pointer, align, volatile, atomic } => {
                self.typed(*pointer)?;
                self.ops.extend([self.ty(inst.ty), alignment(align.bytes()), u64::from(*volatile)]);
                match atomic {
                    None => self.emit_abbreviated(self.writer.abbrevs.load, code::LOAD),
                    Some(atomic) => {
                        self.push_atomic(*atomic);
                        self.emit(code::LOADATOMIC);
                    }
                }
            }
            InstKind::Store { value, pointer, align, volatile, atomic } => {
                self.typed(*pointer)?;
                self.typed(*value)?;
                self.ops.extend([alignment(align.bytes()), u64::from(*volatile)]);
                match atomic {
                    None => self.emit_abbreviated(self.writer.abbrevs.store, code::STORE),
                    Some(atomic) => {
                        self.push_atomic(*atomic);
                        self.emit(code::STOREATOMIC);
                    }
                }
            }
            InstKind::Fence { atomic } => {
                self.push_atomic(*atomic);
                self.emit(code::FENCE);
            }
            InstKind::CmpXchg(x) => {
                self.typed(x.pointer)?;
                self.typed(x.expected)?;
                self.value(x.replacement)?;
                self.ops.push(u64::from(x.volatile));
                self.push_atomic(Atomic { ordering: x.success, scope: x.scope });
                self.ops.extend([
                    tables::ordering_number(x.failure),
                    u64::from(x.weak),
                    alignment(x.align.bytes()),
                ]);
                self.emit(code::CMPXCHG);
            }
            InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align } => {
                let since = match op {
                    AtomicOp::USubCond | AtomicOp::USubSat => 20,
                    AtomicOp::FMaximum | AtomicOp::FMinimum => 21,
                    AtomicOp::FMaximumNum | AtomicOp::FMinimumNum => 23,
                    _ => 16,
                };
                if since > 16 {
                    self.writer.dialect.require(since, format!("atomicrmw {}", op.keyword()))?;
                }
                let element = self.writer.types.scalar(inst.ty);
                if element != inst.ty && !matches!(op, AtomicOp::Xchg) && !self.writer.types.is_float(element)
                {
                    self.writer.dialect.require(23, "atomicrmw of a vector of integers")?;
                }
                self.typed(*pointer)?;
                self.typed(*value)?;
                let elementwise = if self.is_elementwise(inst.flags) { tables::ELEMENTWISE } else { 0 };
                self.ops.extend([tables::atomic_op_number(*op) | elementwise, u64::from(*volatile)]);
                self.push_atomic(*atomic);
                self.ops.push(alignment(align.bytes()));
                self.emit(code::ATOMICRMW);
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                let flags = self.gep_flags(inst.flags);
                self.ops.extend([flags, self.ty(*source_type)]);
                self.typed(*base)?;
                indices.iter().try_for_each(|&index| self.typed(index))?;
                self.writer.out.abbreviated(self.writer.abbrevs.gep, code::GEP, &self.ops);
            }
            _ => return Err(WriteError::new("an instruction that has no record")),
        }
        Ok(())
    }

    /// Whether an atomicrmw is marked as atomic for each element of a vector alone. Readers that do not know the mark take
    /// the vector as a whole, which is more than is asked for.
    pub(super) fn is_elementwise(&mut self, flags: Flags) -> bool {
        flags.contains(Flags::ELEMENTWISE) && self.writer.dialect.keep(23, "atomicrmw elementwise")
    }

    /// The flags of a getelementptr: 1 for `inbounds` alone, which every reader understands. Readers before LLVM 19
    /// take any other number but 0 as `inbounds`.
    pub(super) fn gep_flags(&mut self, flags: Flags) -> u64 {
        let dialect = &mut self.writer.dialect;
        let inbounds = flags.contains(Flags::INBOUNDS);
        let kept = match (inbounds, flags.contains(Flags::NUW), flags.contains(Flags::NUSW)) {
            (true, true, _) => dialect.keep_ignorable(19, "getelementptr inbounds nuw"),
            (false, false, false) | (true, false, _) => false,
            (false, ..) => dialect.keep(19, "getelementptr nusw or nuw"),
        };
        if kept { flags::gep_value(flags) } else { u64::from(inbounds) }
    }
}
