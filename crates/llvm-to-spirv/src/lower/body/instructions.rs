//! Each instruction goes to the file that knows it.

use crate::lower::Lower;
use crate::lower::body::order::Order;
use crate::lower::place::scope_file;
use llvm_model::{BlockId, Body, CastOp, DebugLocId, InstId, InstKind};
use spirv_module::Op;

impl<'m> Lower<'m> {
    /// Lowers one instruction of `block`.
    pub(in crate::lower) fn lower_instruction(
        &mut self,
        body: &'m Body,
        block: BlockId,
        inst: InstId,
        order: &Order,
    ) {
        let instruction = &body.insts[inst];
        let flags = instruction.flags;
        for &(kind, node) in &instruction.attachments {
            self.lower_attachment(kind, node);
        }
        if self.needs_no_code(inst) {
            return;
        }
        if !matches!(instruction.kind, InstKind::Alloca { .. }) {
            self.lower_line(instruction.debug_loc);
        }
        match &instruction.kind {
            InstKind::Unary { op, operand } => self.lower_unary(inst, *op, *operand, flags),
            InstKind::Binary { op, lhs, rhs } => self.lower_binary(inst, *op, *lhs, *rhs, flags),
            InstKind::Cast { op, operand } => self.lower_cast(inst, *op, *operand, flags),
            InstKind::ICmp { predicate, lhs, rhs } => self.lower_icmp(inst, *predicate, *lhs, *rhs, flags),
            InstKind::FCmp { predicate, lhs, rhs } => self.lower_fcmp(inst, *predicate, *lhs, *rhs, flags),
            InstKind::Select { condition, if_true, if_false } => {
                self.lower_select(inst, *condition, *if_true, *if_false, flags);
            }
            InstKind::Phi { incoming } => self.lower_phi(inst, incoming, order),
            InstKind::Freeze { operand } => self.lower_cast(inst, CastOp::BitCast, *operand, flags),
            InstKind::Alloca { allocated, count, align, .. } => {
                self.lower_alloca(inst, *allocated, *count, *align);
            }
            InstKind::Load { pointer, align, volatile, atomic } => {
                let access = self.access(*align, *volatile, instruction);
                match atomic {
                    Some(atomic) => self.lower_atomic_load(inst, *pointer, *atomic, *volatile),
                    None => self.lower_load(inst, *pointer, access),
                }
            }
            InstKind::Store { value, pointer, align, volatile, atomic } => {
                let access = self.access(*align, *volatile, instruction);
                match atomic {
                    Some(atomic) => self.lower_atomic_store(*value, *pointer, *atomic, *volatile),
                    None => self.lower_store(*value, *pointer, access),
                }
            }
            InstKind::Fence { atomic } => self.lower_fence(*atomic),
            InstKind::CmpXchg(exchange) => self.lower_cmpxchg(inst, exchange),
            InstKind::AtomicRmw { op, pointer, value, atomic, volatile, .. } => {
                self.lower_atomic_rmw(inst, *op, *pointer, *value, *atomic, *volatile);
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                self.lower_gep(inst, *source_type, *base, indices, flags);
            }
            InstKind::ExtractElement { vector, index } => self.lower_extract_element(inst, *vector, *index),
            InstKind::InsertElement { .. } if self.lower_construct(inst) => {}
            InstKind::InsertElement { vector, element, index } => {
                self.lower_insert_element(inst, *vector, *element, *index);
            }
            InstKind::ShuffleVector { a, b, mask } => self.lower_shuffle(inst, *a, *b, mask),
            InstKind::ExtractValue { aggregate, indices } => {
                self.lower_extract_value(inst, *aggregate, indices)
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                self.lower_insert_value(inst, *aggregate, *element, indices);
            }
            InstKind::Call(call) => self.lower_call(inst, call, flags),
            InstKind::Ret { value } => self.lower_return(block, *value),
            InstKind::Br { target } => self.lower_branch(block, *target),
            InstKind::CondBr { condition, if_true, if_false } => {
                self.lower_conditional_branch(block, *condition, *if_true, *if_false, instruction);
            }
            InstKind::Switch { value, default, cases } => self.lower_switch(block, *value, *default, cases),
            InstKind::Unreachable => self.emit_void(Op::Unreachable, &[]),
            other => self.unsupported_instruction(other.keyword()),
        }
    }

    #[cold]
    fn unsupported_instruction(&mut self, keyword: &str) {
        let help = match keyword {
            "indirectbr" => "use a switch instead of computed goto",
            "va_arg" => "pass an array instead of variable arguments",
            "callbr" => "SPIR-V has no inline assembly that jumps",
            _ => "SPIR-V has no exceptions; compile with -fno-exceptions",
        };
        self.error_with_help(format!("'{keyword}' cannot be expressed in SPIR-V"), help);
        // The block still needs an end for the rest of the function to be looked at.
        self.emit_void(Op::Unreachable, &[]);
    }

    /// OpLine when the source line changes, OpNoLine when it becomes unknown.
    fn lower_line(&mut self, loc: Option<DebugLocId>) {
        if loc == self.line.location {
            return;
        }
        self.line.location = loc;
        let written = loc.and_then(|loc| self.source_line(loc));
        if written == self.line.written {
            return;
        }
        self.line.written = written;
        match written {
            Some([file, line, column]) => self.emit_void(Op::Line, &[file, line, column]),
            None => self.emit_void(Op::NoLine, &[]),
        }
    }

    /// The operands of OpLine for a location; `None` when it has no file or, in LLVM's words, line 0.
    fn source_line(&mut self, loc: DebugLocId) -> Option<[u32; 3]> {
        let module = self.module;
        let place = &module.debug_locs[loc];
        if place.line == 0 {
            return None;
        }
        let file = match self.files.get(&place.scope) {
            Some(&file) => file,
            None => {
                let name = scope_file(module, place.scope);
                let file = name.map(|name| self.string(name.as_bytes()));
                self.files.insert(place.scope, file);
                file
            }
        };
        Some([file?.0, place.line, place.column])
    }
}

/// The source line that OpLine has set in the current block.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct CurrentLine {
    /// The location of the last instruction.
    location: Option<DebugLocId>,
    /// The operands of the last OpLine, if it still holds.
    written: Option<[u32; 3]>,
}
