//! The body of a function: its blocks in order, with the casts that phis need on the edges.

pub(super) mod arithmetic;
pub(super) mod atomics;
pub(super) mod byte_offsets;
pub(super) mod calls;
pub(super) mod casts;
pub(super) mod compare;
pub(super) mod composites;
pub(super) mod construct;
pub(super) mod control;
pub(super) mod function_state;
pub(super) mod gep;
pub(super) mod indirect_calls;
pub(super) mod instructions;
pub(super) mod memory;
pub(super) mod variable_arrays;

use crate::lower::Lower;
use crate::lower::body::instructions::CurrentLine;
use crate::lower::place::At;
use llvm_model::{BlockId, Body, CastOp, Cfg, FunctionId, Id as _, InstId, InstKind, Value};
use spirv_module::{Id, Op};
use translate_common::LossKind;

impl<'m> Lower<'m> {
    /// Lowers all blocks that can be reached, and ends the function.
    pub(in crate::lower) fn lower_body(&mut self, function: FunctionId, body: &'m Body) {
        let mut cfg = std::mem::take(&mut self.cfg);
        cfg.build(body);
        self.find_aliases(function, body, &cfg);
        self.find_constructs(body, &cfg);
        self.prepare_phis(body, &cfg);
        self.prepare_loops(function, body, &cfg);
        // A block stands before all blocks it dominates (specification 2.4), and what cannot be reached is not there.
        for (number, &block) in cfg.order().iter().enumerate() {
            let label = self.label(block);
            let list = if number == 0 { &mut self.f.head } else { &mut self.f.code };
            if list.push(Op::Label, None, Some(label), &[]).is_err() {
                self.too_long(Op::Label);
            }
            self.name(label, &body.blocks[block].name);
            self.f.enter_block();
            self.line = CurrentLine::default();
            for &inst in &body.blocks[block].insts {
                self.at = At::Instruction(function.index() as u32, block, inst);
                self.origins.mark(&self.f, self.at);
                self.lower_instruction(body, block, inst, &cfg);
            }
        }
        self.cfg = cfg;
        self.at = At::Function(function.index() as u32);
        self.origins.mark(&self.f, self.at);
        self.emit_void(Op::FunctionEnd, &[]);
        if !body.debug_records.is_empty() {
            self.lose(LossKind::DebugInfo, "variable locations");
        }
    }

    /// Finds instructions that SPIR-V needs no instruction for.
    fn find_aliases(&mut self, function: FunctionId, body: &Body, cfg: &Cfg) {
        for &block in cfg.order() {
            for &inst in &body.blocks[block].insts {
                let (operand, cast) = match &body.insts[inst].kind {
                    InstKind::Freeze { operand } => (*operand, false),
                    InstKind::Cast { op: CastOp::BitCast, operand } => (*operand, true),
                    InstKind::Call(call) => {
                        self.at = At::Instruction(function.index() as u32, block, inst);
                        if self.lower_spec_constant(inst, call) {
                            continue;
                        }
                        let annotation = self.is_annotation(call);
                        if annotation {
                            self.lower_annotation(call);
                        }
                        match self.shortcut(inst, call) {
                            Some(operand) => (operand, true),
                            None if annotation => match call.args.first() {
                                Some(&operand) => (operand, true),
                                None => continue,
                            },
                            None => continue,
                        }
                    }
                    _ => continue,
                };
                if operand == Value::Inst(inst) {
                    continue;
                }
                if cast && self.type_of(operand) != body.insts[inst].ty {
                    continue;
                }
                if self.is_pointer(body.insts[inst].ty) && !matches!(operand, Value::Const(_)) {
                    let natural = self.natural_type(inst);
                    if self.operand(operand).1 != natural {
                        continue;
                    }
                }
                self.f.aliases.insert(inst, operand);
            }
        }
    }

    /// Finds the pointers that flow into phis of another type: they are cast at the end of the block they come from.
    fn prepare_phis(&mut self, body: &Body, cfg: &Cfg) {
        for &block in cfg.order() {
            for &inst in &body.blocks[block].insts {
                let InstKind::Phi { incoming } = &body.insts[inst].kind else { break };
                if !self.is_pointer(body.insts[inst].ty) {
                    continue;
                }
                let want = self.natural_type(inst);
                for &(value, from) in incoming {
                    let value = self.resolve(value);
                    if !matches!(value, Value::Inst(_))
                        || !cfg.is_reachable(from)
                        || self.operand(value).1 == want
                    {
                        continue;
                    }
                    let casts = self.f.edge_casts.entry(from).or_default();
                    if !casts.iter().any(|&(v, t, _)| (v, t) == (value, want)) {
                        casts.push((value, want, Id(0)));
                        let id = self.fresh();
                        if let Some((.., slot)) = self.f.edge_casts.get_mut(&from).and_then(|c| c.last_mut())
                        {
                            *slot = id;
                        }
                    }
                }
            }
        }
    }

    /// Lowers a phi. Legalisation has left one entry for each block that branches here.
    pub(in crate::lower) fn lower_phi(&mut self, inst: InstId, incoming: &[(Value, BlockId)], cfg: &Cfg) {
        let ty = self.natural_type(inst);
        let mut operands: Vec<u32> = Vec::with_capacity(2 * incoming.len());
        for &(value, from) in incoming.iter().filter(|(_, from)| cfg.is_reachable(*from)) {
            let value = self.resolve(value);
            let cast =
                self.f.edge_casts.get(&from).and_then(|casts| {
                    casts.iter().find(|&&(v, t, _)| (v, t) == (value, ty)).map(|&(.., id)| id)
                });
            let id = match cast {
                Some(id) => id,
                None => self.operand_as(value, ty),
            };
            operands.extend([id.0, self.label(from).0]);
        }
        self.define(inst, Op::Phi, ty, &operands);
    }

    /// Emits the casts that phis of the successors of `block` wait for.
    pub(in crate::lower) fn lower_edge_casts(&mut self, block: BlockId) {
        for (value, ty, id) in self.f.edge_casts.get(&block).cloned().unwrap_or_default() {
            let (operand, from) = self.operand(value);
            self.note_cast(value, from, ty);
            self.emit_as(id, Op::Bitcast, ty, &[operand.0]);
        }
    }
}
