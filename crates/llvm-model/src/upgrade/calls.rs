//! Calls of intrinsics that were replaced.

use super::intrinsics::{Declarations, Step, splice_name};
use super::replacements::{Args, Expansion};
use crate::attributes::{AttrKind, Attribute};
use crate::constants::Constant;
use crate::data_layout::DataLayout;
use crate::function::{Body, FunctionId, InstId};
use crate::instruction::{Call, InstKind, Instruction, Value};
use crate::module::Module;
use crate::name::Name;
use crate::opcode::{BinaryOp, CastOp, IntPredicate};
use crate::types::{Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many casts are looked through for the object that a pointer points to.
const MAX_CASTS: usize = 64;

/// Rewrites the calls of a module.
pub(super) struct Rewriter<'a> {
    pub(super) steps: &'a FxHashMap<FunctionId, Step>,
    pub(super) declarations: &'a mut Declarations,
}

impl Rewriter<'_> {
    pub(super) fn module(&mut self, module: &mut Module) {
        for id in module.functions.ids() {
            if let Some(body) = module.functions[id].body.take() {
                let mut site = Site { module, body, before: Vec::new(), names: None, unique: 0, used: None };
                self.body(&mut site);
                let body = site.body;
                module.functions[id].body = Some(body);
            }
        }
    }

    fn body(&mut self, site: &mut Site<'_>) {
        for block in site.body.layout.clone() {
            let insts = std::mem::take(&mut site.body.blocks[block].insts);
            let mut rewritten = Vec::with_capacity(insts.len());
            let mut dropped_before: Vec<InstId> = Vec::new();
            for id in insts {
                let callee = site.body.insts[id].kind.call().map(|call| call.callee);
                let step = callee.and_then(|callee| self.steps.get(&site.module.as_function(callee)?));
                if let Some(step) = step
                    && self.call(site, id, step) == Some(Outcome::Dropped)
                {
                    dropped_before.push(id);
                    continue;
                }
                let next = site.before.first().copied().unwrap_or(id);
                site.take_records(&mut dropped_before, next);
                rewritten.append(&mut site.before);
                rewritten.push(id);
            }
            site.body.blocks[block].insts = rewritten;
        }
    }

    /// Rewrites one call in place; `None` when it is not of the form that was expected.
    fn call(&mut self, site: &mut Site<'_>, id: InstId, step: &Step) -> Option<Outcome> {
        match step {
            Step::Drop => {
                let droppable = matches!(site.body.insts[id].kind, InstKind::Call(_));
                return droppable.then_some(Outcome::Dropped);
            }
            Step::Lifetime(base) => {
                let InstKind::Call(old) = &site.body.insts[id].kind else { return None };
                let Some(object) =
                    old.args.get(1).and_then(|&pointer| alloca(site.module, &site.body, pointer))
                else {
                    return Some(Outcome::Dropped);
                };
                let (pointer, void) = (site.body.insts[object].ty, site.module.types.void());
                let function_type = site.module.types.function(void, &[pointer], false);
                let target = self.declarations.declare(site.module, base, function_type)?;
                let callee = Value::Const(site.module.function_const(target));
                let call = Call::new(callee, function_type, vec![Value::Inst(object)]);
                let kind = InstKind::Call(Box::new(call));
                site.body.insts[id] = Instruction::new(kind, void);
                site.body.names.take(id);
            }
            Step::Expand(expansion, target) => {
                let mut call = site.body.insts[id].kind.call()?.clone();
                site.forget(id, &mut call, &Args::Splice);
                let (kind, name) = site.expand(&call, *expansion, *target)?;
                let ty = site.body.insts[id].ty;
                site.body.insts[id] = Instruction::new(kind, ty);
                site.body.names.set(id, name);
            }
            Step::Call(target, args) => {
                let mut call = site.body.insts[id].kind.call()?.clone();
                site.rearrange(&mut call, args)?;
                site.redirect(&mut call, *target);
                site.forget(id, &mut call, args);
                let ret = site.module.types.function_parts(call.function_type)?.0;
                if ret != site.body.insts[id].ty {
                    // A result that no longer exists must have been unused.
                    if site.is_used(id) || site.module.types[ret] != Type::Void {
                        return None;
                    }
                    site.body.insts[id].ty = ret;
                    site.body.names.take(id);
                }
                set_call(&mut site.body.insts[id].kind, call);
            }
            Step::Splice(ty) => {
                let mut call = site.body.insts[id].kind.call()?.clone();
                let Value::Const(last) = *call.args.last()? else { return None };
                let Constant::Int(bits) = &site.module.constants[last] else { return None };
                let distance = bits.to_i64(32)?;
                let target = self.declarations.declare(site.module, splice_name(distance >= 0), *ty)?;
                let int = site.module.types.int(32);
                let distance = site.module.constants.int(int, 32, distance.unsigned_abs());
                *call.args.last_mut()? = Value::Const(distance);
                site.redirect(&mut call, target);
                site.forget(id, &mut call, &Args::Splice);
                site.body.names.take(id);
                set_call(&mut site.body.insts[id].kind, call);
            }
        }
        Some(Outcome::Kept)
    }
}

#[derive(PartialEq, Eq)]
enum Outcome {
    Kept,
    Dropped,
}

fn set_call(kind: &mut InstKind, new: Call) {
    match kind {
        InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => **call = new,
        _ => {}
    }
}

/// The `alloca` that a pointer is, behind casts and offsets of zero.
pub(super) fn alloca(module: &Module, body: &Body, mut pointer: Value) -> Option<InstId> {
    for _ in 0..MAX_CASTS {
        let Value::Inst(id) = pointer else { return None };
        let zero = |index: &Value| matches!(index, Value::Const(c) if module.constants.is_zero(*c));
        pointer = match &body.insts.get(id)?.kind {
            InstKind::Alloca { .. } => return Some(id),
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand } => *operand,
            InstKind::GetElementPtr { base, indices, .. } if indices.iter().all(zero) => *base,
            _ => return None,
        };
    }
    None
}

/// The function that is being rewritten.
struct Site<'m> {
    module: &'m mut Module,
    body: Body,
    /// Instructions that go before the one that is being rewritten.
    before: Vec<InstId>,
    /// The names of results and blocks, once one is looked for.
    names: Option<FxHashSet<Name>>,
    /// The last number that made a name unique.
    unique: u32,
    /// The instructions with used results, computed on demand.
    used: Option<FxHashSet<InstId>>,
}

impl Site<'_> {
    /// Whether an instruction uses the result of `id`.
    fn is_used(&mut self, id: InstId) -> bool {
        let body = &self.body;
        let used = self.used.get_or_insert_with(|| {
            let mut used = FxHashSet::default();
            for (_, inst) in body.insts.iter() {
                inst.kind.for_each_operand(|value| {
                    if let Value::Inst(of) = value {
                        used.insert(of);
                    }
                });
            }
            used
        });
        used.contains(&id)
    }

    /// Makes `call` a call of `target`.
    fn redirect(&mut self, call: &mut Call, target: FunctionId) {
        call.function_type = self.module.functions[target].ty;
        call.callee = Value::Const(self.module.function_const(target));
    }

    /// Drops the parts of a call that LLVM drops when it replaces the call.
    fn forget(&mut self, id: InstId, call: &mut Call, args: &Args) {
        let is_masked = match args {
            Args::Same => return,
            Args::Align { is_masked, .. } => *is_masked,
            Args::Append(_) | Args::Splice => {
                call.attributes = self.module.attributes.empty_list();
                false
            }
        };
        let inst = &mut self.body.insts[id];
        inst.flags = Default::default();
        if !is_masked {
            call.tail = Default::default();
            inst.attachments = Default::default();
        }
    }

    /// Changes arguments and their attributes.
    fn rearrange(&mut self, call: &mut Call, args: &Args) -> Option<()> {
        match args {
            Args::Same | Args::Splice => {}
            Args::Append(constants) => call.args.extend(constants.iter().map(|&id| Value::Const(id))),
            Args::Align { from, pointers, is_masked } => {
                let Value::Const(align) = *call.args.get(*from)? else { return None };
                let mut align = self.module.constants.as_int(align)?.to_u64()?;
                if align == 0 && *is_masked {
                    align = self.element_align(call).unwrap_or(0);
                }
                self.drop_argument(call, *from)?;
                if *is_masked {
                    call.attributes = self.module.attributes.empty_list();
                }
                if align.is_power_of_two() {
                    pointers.iter().for_each(|&at| self.align_argument(call, at, align));
                }
            }
        }
        Some(())
    }

    /// The alignment that each element of a gather or scatter has by its type.
    fn element_align(&self, call: &Call) -> Option<u64> {
        let types = &self.module.types;
        let (ret, params, _) = types.function_parts(call.function_type)?;
        let data = if types[ret] == Type::Void { *params.first()? } else { ret };
        let layout = DataLayout::parse(self.module.data_layout.as_str()?).ok()?;
        layout.abi_align(types, types.scalar(data))
    }

    fn drop_argument(&mut self, call: &mut Call, at: usize) -> Option<()> {
        (at < call.args.len()).then(|| call.args.remove(at))?;
        let list = self.module.attributes.list(call.attributes).clone();
        let mut params = list.params.to_vec();
        if at < params.len() {
            params.remove(at);
        }
        call.attributes = self.module.attributes.intern_list(list.function, list.ret, &params);
        Some(())
    }

    /// Adds `align` to the attributes of an argument.
    fn align_argument(&mut self, call: &mut Call, at: usize, align: u64) {
        let list = self.module.attributes.list(call.attributes).clone();
        let mut params = list.params.to_vec();
        params.resize(params.len().max(at + 1), self.module.attributes.empty_set());
        if let Some(set) = params.get_mut(at) {
            let mut attributes = self.module.attributes.set(*set).to_vec();
            attributes.push(Attribute::Int(AttrKind::ALIGN, align));
            *set = self.module.attributes.intern_set(attributes);
        }
        call.attributes = self.module.attributes.intern_list(list.function, list.ret, &params);
    }

    /// The operation that computes the result of `call`, after those before it, and the name of the result.
    fn expand(
        &mut self,
        call: &Call,
        expansion: Expansion,
        target: Option<FunctionId>,
    ) -> Option<(InstKind, Name)> {
        let argument = *call.args.first()?;
        let ty = *self.module.types.function_parts(call.function_type)?.1.first()?;
        match expansion {
            Expansion::Abs => {
                let zero = Value::Const(self.module.constants.zero(&self.module.types, ty));
                let negate = InstKind::Binary { op: BinaryOp::Sub, lhs: zero, rhs: argument };
                let negated = self.before(negate, ty, "neg");
                let compare = InstKind::ICmp { predicate: IntPredicate::Sge, lhs: argument, rhs: zero };
                let flag = self.module.types.int(1);
                let condition = self.before(compare, flag, "abs.cond");
                let select = InstKind::Select { condition, if_true: argument, if_false: negated };
                Some((select, self.unique_name("abs")))
            }
            Expansion::Truncated(name) => {
                let target = target?;
                let mut wide = call.clone();
                self.redirect(&mut wide, target);
                if self.module.types.function_parts(wide.function_type)?.1.len() == 2 {
                    let flag = self.module.types.int(1);
                    wide.args.push(Value::Const(self.module.constants.int(flag, 1, 0)));
                }
                let operand = self.before(InstKind::Call(Box::new(wide)), ty, name);
                let cut = InstKind::Cast { op: CastOp::Trunc, operand };
                Some((cut, self.unique_name(&format!("{name}.trunc"))))
            }
            Expansion::HalfToFloat => {
                let mut same = call.clone();
                self.redirect(&mut same, target?);
                Some((InstKind::Call(Box::new(same)), self.unique_name("h2f")))
            }
        }
    }

    fn before(&mut self, kind: InstKind, ty: TypeId, name: &str) -> Value {
        let name = self.unique_name(name);
        let id = self.body.insts.push(Instruction::new(kind, ty));
        self.body.names.set(id, name);
        self.before.push(id);
        Value::Inst(id)
    }

    /// `name`, with a number when something else has it.
    fn unique_name(&mut self, name: &str) -> Name {
        let body = &self.body;
        let names = self.names.get_or_insert_with(|| {
            let results = body.names.iter().cloned();
            results.chain(body.blocks.values().map(|block| block.name.clone())).collect()
        });
        let mut candidate = Name::from(name);
        while !names.insert(candidate.clone()) {
            self.unique += 1;
            candidate = Name::from(format!("{name}{}", self.unique));
        }
        candidate
    }

    /// Moves the debug records of instructions that are gone to the one behind them.
    fn take_records(&mut self, gone: &mut Vec<InstId>, to: InstId) {
        let mut records = Vec::new();
        for id in gone.drain(..) {
            records.extend(self.body.debug_records.remove(&id).unwrap_or_default());
        }
        if !records.is_empty() {
            let later = self.body.debug_records.entry(to).or_default();
            records.append(later);
            *later = records;
        }
    }
}
