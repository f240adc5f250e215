//! Rewriting the instructions of one function: every pass that replaces instructions by others works through an
//! [`Emitter`].

use crate::context::Context;
use llvm_model::{
    Align, BinaryOp, BlockId, Body, DebugLocId, DebugRecord, FunctionId, Id as _, InstBuilder as _,
    InstBuilderBase, InstId, InstKind, Instruction, MdId, MdKindId, Module, Name, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::{aliasing, memory};
use thin_vec::ThinVec;
use translate_common::{LlvmPlace, Lost, Place, Problem};

/// The decision of a pass about an instruction.
pub(super) enum Step {
    /// It stays (the pass may have changed it in place).
    Keep,
    /// It goes; nothing uses its result.
    Drop,
    /// It goes; its uses get this value.
    Replace(Value),
}

/// Metadata that applies to each part of an access as well as to the whole.
const OF_ACCESSES: [&str; 3] = [aliasing::LISTS[0].llvm, aliasing::LISTS[1].llvm, memory::NONTEMPORAL];

/// Appends instructions while one function is rewritten. New instructions come before the one that is looked at and
/// get its source location and its metadata about accesses.
pub(super) struct Emitter<'m, 'c> {
    pub(super) module: &'m mut Module,
    pub(super) cx: &'m mut Context<'c>,
    pub(super) function: FunctionId,
    pub(super) body: Body,
    /// The block that is being rewritten.
    pub(super) block: Option<BlockId>,
    /// The instructions of the block from its first change on, those before it included; empty until then.
    out: Vec<InstId>,
    /// The instruction that is looked at, until something is made of its location and metadata: mostly nothing is.
    origin: Option<InstId>,
    loc: Option<DebugLocId>,
    /// The metadata of the instruction that is looked at which holds for each part of an access.
    of_access: ThinVec<(MdKindId, MdId)>,
    /// Allocations to put in front of the entry block.
    allocas: Vec<InstId>,
    replaced: FxHashMap<Value, Value>,
    /// The parts of the struct that the current step has just replaced an instruction by.
    pub(super) last_pair: Option<[Value; 2]>,
}

/// Calls `step` for every instruction of a function, in layout order. Does nothing for a declaration.
pub(super) fn rewrite(
    cx: &mut Context,
    module: &mut Module,
    function: FunctionId,
    step: impl FnMut(&mut Emitter, InstId) -> Step,
) {
    let Some(body) = &module.functions[function].body else { return };
    let order = body.layout.clone();
    rewrite_in(cx, module, function, &order, step, |_| {});
}

/// As [`rewrite`], with the blocks in a given order; blocks that are not in it stay as they are. `end` is called when
/// all are done, before values are replaced.
pub(super) fn rewrite_in(
    cx: &mut Context,
    module: &mut Module,
    function: FunctionId,
    order: &[BlockId],
    mut step: impl FnMut(&mut Emitter, InstId) -> Step,
    end: impl FnOnce(&mut Emitter),
) {
    let Some(body) = module.functions[function].body.take() else { return };
    let mut e = Emitter {
        module,
        cx,
        function,
        body,
        block: None,
        out: Vec::new(),
        origin: None,
        loc: None,
        of_access: ThinVec::new(),
        allocas: Vec::new(),
        replaced: FxHashMap::default(),
        last_pair: None,
    };
    for &block in order {
        e.block = Some(block);
        let mut old = std::mem::take(&mut e.body.blocks[block].insts);
        let mut records: Vec<DebugRecord> = Vec::new();
        let mut is_changed = false;
        for (position, &inst) in old.iter().enumerate() {
            e.origin = Some(inst);
            let mut made = e.out.len();
            let keep = match step(&mut e, inst) {
                // Most instructions: nothing is made for them.
                Step::Keep if e.out.len() == made && records.is_empty() => {
                    if is_changed {
                        e.out.push(inst);
                    }
                    continue;
                }
                Step::Keep => true,
                Step::Drop => false,
                Step::Replace(value) => {
                    let before = old.get(..position).and_then(<[_]>::last).filter(|_| !is_changed);
                    let last = e.out.last().or(before).copied();
                    e.hand_on_name(inst, value, last);
                    e.note_result(inst, value);
                    e.replaced.insert(Value::Inst(inst), value);
                    false
                }
            };
            if !std::mem::replace(&mut is_changed, true) {
                e.out.reserve(old.len() + 1);
                e.out.splice(0..0, old.iter().copied().take(position));
                made += position;
            }
            if keep {
                e.out.push(inst);
            }
            // What is said in front of an instruction is said in front of what is made in its place.
            let first = e.out.get(made).copied().or(keep.then_some(inst));
            if first != Some(inst)
                && let Some(own) = e.body.debug_records.remove(&inst)
            {
                records.extend(own);
            }
            if let Some(first) = first.filter(|_| !records.is_empty()) {
                let own = e.body.debug_records.entry(first).or_default();
                records.append(own);
                *own = std::mem::take(&mut records);
            }
        }
        if is_changed {
            // The next block gets this one's old list.
            old.clear();
            std::mem::swap(&mut e.out, &mut old);
        }
        e.body.blocks[block].insts = old;
    }
    end(&mut e);
    e.finish();
}

impl Emitter<'_, '_> {
    /// Takes over the location and the metadata of the instruction that is looked at, for the instructions that are emitted.
    fn look_at_origin(&mut self) {
        let Some(inst) = self.origin.take() else { return };
        let attachments = &self.body.insts[inst].attachments;
        self.loc = self.body.locs.get(inst);
        if !(attachments.is_empty() && self.of_access.is_empty()) {
            let kinds = &self.module.md_kinds;
            let of_access =
                attachments.iter().filter(|(kind, _)| OF_ACCESSES.iter().any(|name| kinds[*kind] == *name));
            self.of_access = of_access.copied().collect();
        }
    }
    /// Transfers the name of a removed instruction to its replacement, if that is the last instruction before it.
    fn hand_on_name(&mut self, from: InstId, to: Value, last: Option<InstId>) {
        let Value::Inst(to) = to else { return };
        if last == Some(to) && !self.body.names.has(to) {
            let name = self.body.names.take(from);
            self.body.names.set(to, name);
        }
    }
    /// Notes the replacement of an instruction of the input, if such results are kept without uses.
    fn note_result(&mut self, from: InstId, to: Value) {
        if let (Some(results), Value::Inst(to)) = (&mut self.cx.results, to)
            && (from.index() < results.of_input || results.made.contains(&from))
        {
            results.made.insert(to);
        }
    }
    fn finish(mut self) {
        if let (Some(entry), false) = (self.body.entry(), self.allocas.is_empty()) {
            let insts = &mut self.body.blocks[entry].insts;
            let phis = insts
                .iter()
                .take_while(|&&i| matches!(self.body.insts[i].kind, InstKind::Phi { .. }))
                .count();
            insts.splice(phis..phis, self.allocas);
        }
        replace_all(&mut self.body, self.replaced);
        self.module.functions[self.function].body = Some(self.body);
    }

    /// Where an instruction of the function is.
    pub(super) fn place(&self, inst: InstId) -> Place {
        let block = self.block.and_then(|block| self.body.blocks.get(block));
        let kind = self.body.insts.get(inst).map(|i| &i.kind);
        let callee = kind.and_then(|kind| translate_common::llvm_place::callee(self.module, kind));
        let item = match (&callee, kind) {
            (Some(name), _) => format!("call @{name}"),
            (None, Some(kind)) => kind.keyword().to_owned(),
            (None, None) => String::new(),
        };
        Place::Llvm(LlvmPlace {
            function: self.module.functions[self.function].props.name.to_string_lossy().into_owned(),
            block: block.map(|block| block.name.to_string_lossy().into_owned()).unwrap_or_default(),
            item,
            callee,
            ..LlvmPlace::default()
        })
    }
    /// Reports that an instruction cannot be translated.
    pub(super) fn problem(&mut self, inst: InstId, problem: impl Into<Problem>) {
        let place = self.place(inst);
        self.cx.problem(place, problem);
    }
    /// Notes that a hint is dropped.
    pub(super) fn lose_hint(&mut self, inst: InstId, name: &'static str) {
        self.lose(inst, Lost::hint(name));
    }
    /// Notes that something about an instruction is dropped.
    pub(super) fn lose(&mut self, inst: InstId, lost: Lost) {
        let place = self.place(inst);
        self.cx.losses.add(lost, || place);
    }

    /// Returns whether a value is the result of masking with just these bits.
    pub(super) fn is_masked(&mut self, value: Value, mask: u64) -> bool {
        let ty = self.ty(value);
        let mask = self.int(ty, mask);
        let Value::Inst(inst) = value else { return false };
        let kind = self.body.insts.get(inst).map(|inst| &inst.kind);
        matches!(kind, Some(&InstKind::Binary { op: BinaryOp::And, rhs, .. }) if rhs == mask)
    }
    /// Makes an allocation of one `ty` in the entry block.
    pub(super) fn entry_alloca(&mut self, ty: TypeId, align: u64) -> Value {
        let pointer = self.module.types.ptr(0);
        let count = self.int32(1);
        let kind = InstKind::Alloca {
            allocated: ty,
            count,
            align: Align::of(align),
            inalloca: false,
            swifterror: false,
        };
        let id = self.body.insts.push(Instruction::new(kind, pointer));
        self.allocas.push(id);
        Value::Inst(id)
    }
}

impl InstBuilderBase for Emitter<'_, '_> {
    fn module(&self) -> &Module {
        self.module
    }
    fn module_mut(&mut self) -> &mut Module {
        self.module
    }
    fn body(&self) -> &Body {
        &self.body
    }
    fn function_type(&self) -> TypeId {
        self.module.functions[self.function].ty
    }
    fn push(&mut self, mut inst: Instruction) -> InstId {
        self.look_at_origin();
        let accesses = matches!(
            inst.kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::Call(_)
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg(_)
        );
        if accesses && !self.of_access.is_empty() {
            inst.attachments = self.of_access.clone();
        }
        let id = self.body.insts.push(inst);
        self.body.locs.set(id, self.loc);
        self.out.push(id);
        id
    }
    fn declare(&mut self, name: Name, ty: TypeId) -> FunctionId {
        self.cx.declare(self.module, name, ty)
    }
}

/// Replaces values by others that may be replaced themselves.
pub(super) fn replace_all(body: &mut Body, mut replaced: FxHashMap<Value, Value>) {
    if replaced.is_empty() {
        return;
    }
    let keys: Vec<Value> = replaced.keys().copied().collect();
    let mut path = Vec::new();
    for key in keys {
        let mut end = key;
        while let Some(&next) = replaced.get(&end) {
            path.push(end);
            end = next;
            // A value that stands for itself through others has no definition; it is dead code.
            if path.len() > replaced.len() {
                break;
            }
        }
        for value in path.drain(..) {
            replaced.insert(value, end);
        }
    }
    body.replace_values(&replaced);
}
