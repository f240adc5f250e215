//! Instruction records; those of calls are in `calls`.

use llvm_model::instruction::{Clause, InstKind, Instruction, Value};
use llvm_model::{BinaryOp, BlockId, CastOp, Flags, TypeId};

use super::dialect::WriteError;
use super::function::BodyWriter;
use crate::bitstream::encode_signed;
use crate::codes::function as code;
use crate::{flags, tables};

impl BodyWriter<'_, '_> {
    pub(super) fn ty(&self, id: TypeId) -> u64 {
        u64::from(self.writer.numbers.ty(id))
    }

    fn push_flags(&mut self, flags: u64) {
        if flags != 0 {
            self.ops.push(flags);
        }
    }

    fn push_block(&mut self, id: BlockId) -> Result<(), WriteError> {
        self.ops.push(self.block(id)?);
        Ok(())
    }

    fn push_blocks(&mut self, blocks: &[BlockId]) -> Result<(), WriteError> {
        blocks.iter().try_for_each(|&b| self.push_block(b))
    }

    /// The flags of an instruction that the reader understands.
    fn kept(&mut self, flags: Flags, flag: Flags, since: u32, what: &'static str) -> Flags {
        if flags.intersects(flag) && !self.writer.dialect.keep(since, what) {
            flags.without(flag)
        } else {
            flags
        }
    }

    /// Writes the record of an instruction. The list of operands is empty when this is called.
    pub(super) fn instruction(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        match &inst.kind {
            InstKind::Unary { operand, .. } => {
                self.typed(*operand)?;
                self.ops.push(0);
                self.push_flags(flags::fast_math_value(inst.flags));
                self.emit(code::UNOP);
            }
            InstKind::Binary { op, lhs, rhs } => self.binary(*op, *lhs, *rhs, inst.flags)?,
            InstKind::Cast { op, operand } => self.cast(*op, *operand, inst)?,
            InstKind::ICmp { predicate, lhs, rhs } => {
                self.typed(*lhs)?;
                self.value(*rhs)?;
                self.ops.push(tables::int_predicate_number(*predicate));
                let kept = self.kept(inst.flags, Flags::SAMESIGN, 20, "icmp samesign");
                self.compare(flags::icmp_value(kept));
            }
            InstKind::FCmp { predicate, lhs, rhs } => {
                self.typed(*lhs)?;
                self.value(*rhs)?;
                self.ops.push(tables::float_predicate_number(*predicate));
                self.compare(flags::fast_math_value(inst.flags));
            }
            InstKind::Select { condition, if_true, if_false } => {
                self.typed(*if_true)?;
                self.value(*if_false)?;
                self.typed(*condition)?;
                self.push_flags(flags::fast_math_value(inst.flags));
                self.emit(code::VSELECT);
            }
            InstKind::Phi { incoming } => {
                self.ops.push(self.ty(inst.ty));
                for &(value, block) in incoming {
                    let distance = i64::from(self.next) - i64::from(self.number(value)?);
                    self.ops.push(encode_signed(distance));
                    self.push_block(block)?;
                }
                self.push_flags(flags::fast_math_value(inst.flags));
                self.emit_abbreviated(self.writer.abbrevs.phi, code::PHI);
            }
            InstKind::Freeze { operand } => {
                self.typed(*operand)?;
                self.emit(code::FREEZE);
            }
            InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. } => self.part(inst)?,
            InstKind::VaArg { list } => {
                self.ops.push(self.ty(self.value_type(*list)?));
                self.value(*list)?;
                self.ops.push(self.ty(inst.ty));
                self.emit(code::VAARG);
            }
            InstKind::Call(_) | InstKind::Invoke { .. } | InstKind::CallBr { .. } => self.call(inst)?,
            InstKind::LandingPad { .. } | InstKind::CatchPad { .. } | InstKind::CleanupPad { .. } => {
                self.pad(inst)?;
            }
            kind if kind.is_terminator() => self.terminator(inst)?,
            _ => self.memory(inst)?,
        }
        Ok(())
    }

    /// Writes instructions that extract or insert parts of vectors and aggregates.
    fn part(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        match &inst.kind {
            InstKind::ExtractElement { vector, index } => {
                self.typed(*vector)?;
                self.typed(*index)?;
                self.emit(code::EXTRACTELT);
            }
            InstKind::InsertElement { vector, element, index } => {
                self.typed(*vector)?;
                self.value(*element)?;
                self.typed(*index)?;
                self.emit(code::INSERTELT);
            }
            InstKind::ShuffleVector { a, b, .. } => {
                let mask = self.numbers.masks.get(self.shuffles).copied();
                self.shuffles += 1;
                self.typed(*a)?;
                self.value(*b)?;
                self.typed(Value::Const(mask.ok_or_else(|| WriteError::new("a shuffle without a mask"))?))?;
                self.emit(code::SHUFFLEVEC);
            }
            InstKind::ExtractValue { aggregate, indices } => {
                self.typed(*aggregate)?;
                self.ops.extend(indices.iter().map(|&i| u64::from(i)));
                self.emit(code::EXTRACTVAL);
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                self.typed(*aggregate)?;
                self.typed(*element)?;
                self.ops.extend(indices.iter().map(|&i| u64::from(i)));
                self.emit(code::INSERTVAL);
            }
            _ => {}
        }
        Ok(())
    }

    /// Writes an exception pad that is not a terminator.
    fn pad(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        match &inst.kind {
            InstKind::LandingPad { cleanup, clauses } => {
                self.ops.extend([self.ty(inst.ty), u64::from(*cleanup), clauses.len() as u64]);
                for clause in clauses {
                    let (kind, value) = match clause {
                        Clause::Catch(value) => (0, value),
                        Clause::Filter(value) => (1, value),
                    };
                    self.ops.push(kind);
                    self.typed(*value)?;
                }
                self.emit(code::LANDINGPAD);
            }
            InstKind::CatchPad { parent, args } | InstKind::CleanupPad { parent, args } => {
                self.value(*parent)?;
                self.ops.push(args.len() as u64);
                args.iter().try_for_each(|&arg| self.typed(arg))?;
                let is_catch = matches!(inst.kind, InstKind::CatchPad { .. });
                self.emit(if is_catch { code::CATCHPAD } else { code::CLEANUPPAD });
            }
            _ => {}
        }
        Ok(())
    }

    fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value, flags: Flags) -> Result<(), WriteError> {
        self.typed(lhs)?;
        self.value(rhs)?;
        self.ops.push(tables::binary_op_number(op));
        let has_disjoint = flags.contains(Flags::DISJOINT);
        let kept = if has_disjoint && !self.writer.dialect.keep_ignorable(18, "or disjoint") {
            flags.without(Flags::DISJOINT)
        } else {
            flags
        };
        match flags::binary_value(op, kept) {
            0 => self.emit_abbreviated(self.writer.abbrevs.binary, code::BINOP),
            flags => {
                self.ops.push(flags);
                self.emit_abbreviated(self.writer.abbrevs.binary_flags, code::BINOP);
            }
        }
        Ok(())
    }

    fn cast(&mut self, op: CastOp, operand: Value, inst: &Instruction) -> Result<(), WriteError> {
        if op == CastOp::PtrToAddr {
            self.writer.dialect.require(22, "ptrtoaddr")?;
        }
        let op = self.writer.written_cast(op, self.value_type(operand)?, inst.ty)?;
        self.typed(operand)?;
        self.ops.extend([self.ty(inst.ty), tables::cast_op_number(op)]);
        let kept = match op {
            CastOp::ZExt => self.kept(inst.flags, Flags::NNEG, 18, "zext nneg"),
            CastOp::UIToFP | CastOp::SIToFP => {
                let flags = self.kept(inst.flags, Flags::NNEG, 19, "uitofp nneg");
                self.kept(flags, Flags::FAST, 23, "fast-math flags of uitofp or sitofp")
            }
            CastOp::Trunc => self.kept(inst.flags, Flags::NUW | Flags::NSW, 19, "trunc nuw or nsw"),
            CastOp::FPTrunc | CastOp::FPExt => {
                self.kept(inst.flags, Flags::FAST, 20, "fast-math flags of fptrunc or fpext")
            }
            _ => inst.flags,
        };
        match flags::cast_value(op, kept) {
            0 => self.emit_abbreviated(self.writer.abbrevs.cast, code::CAST),
            flags => {
                self.ops.push(flags);
                // The abbreviation has room for eight bits.
                match u8::try_from(flags) {
                    Ok(_) => self.emit_abbreviated(self.writer.abbrevs.cast_flags, code::CAST),
                    Err(_) => self.emit(code::CAST),
                }
            }
        }
        Ok(())
    }

    fn compare(&mut self, flags: u64) {
        if flags == 0 {
            self.emit_abbreviated(self.writer.abbrevs.compare, code::CMP2);
        } else {
            self.ops.push(flags);
            self.emit(code::CMP2);
        }
    }

    fn terminator(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        match &inst.kind {
            InstKind::Ret { value: None } => self.emit_abbreviated(self.writer.abbrevs.ret_void, code::RET),
            InstKind::Ret { value: Some(value) } => {
                self.typed(*value)?;
                self.emit_abbreviated(self.writer.abbrevs.ret, code::RET);
            }
            InstKind::Br { target } => {
                self.push_block(*target)?;
                self.emit_abbreviated(self.writer.abbrevs.br, code::BR);
            }
            InstKind::CondBr { condition, if_true, if_false } => {
                self.push_block(*if_true)?;
                self.push_block(*if_false)?;
                self.value(*condition)?;
                self.emit_abbreviated(self.writer.abbrevs.cond_br, code::BR);
            }
            InstKind::Switch { value, default, cases } => {
                self.ops.push(self.ty(self.value_type(*value)?));
                self.value(*value)?;
                self.push_block(*default)?;
                for &(case, target) in cases {
                    let number = self.number(Value::Const(case))?;
                    self.ops.push(u64::from(number));
                    self.push_block(target)?;
                }
                self.emit(code::SWITCH);
            }
            InstKind::IndirectBr { address, targets } => {
                self.ops.push(self.ty(self.value_type(*address)?));
                self.value(*address)?;
                self.push_blocks(targets)?;
                self.emit(code::INDIRECTBR);
            }
            InstKind::Resume { value } => {
                self.typed(*value)?;
                self.emit(code::RESUME);
            }
            InstKind::CatchSwitch { parent, handlers, unwind } => {
                self.value(*parent)?;
                self.ops.push(handlers.len() as u64);
                self.push_blocks(handlers)?;
                self.push_blocks(unwind.as_slice())?;
                self.emit(code::CATCHSWITCH);
            }
            InstKind::CatchRet { pad, target } => {
                self.value(*pad)?;
                self.push_block(*target)?;
                self.emit(code::CATCHRET);
            }
            InstKind::CleanupRet { pad, unwind } => {
                self.value(*pad)?;
                self.push_blocks(unwind.as_slice())?;
                self.emit(code::CLEANUPRET);
            }
            _ => self.emit_abbreviated(self.writer.abbrevs.unreachable, code::UNREACHABLE),
        }
        Ok(())
    }
}
