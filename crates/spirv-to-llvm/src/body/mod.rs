//! Function bodies: the walk over a function's instructions, ids as operands and results, and what can only be done
//! when the whole body is there.

pub(crate) mod access_chains;
pub(crate) mod arithmetic;
pub(crate) mod calls;
pub(crate) mod comparisons;
pub(crate) mod composites;
pub(crate) mod control_flow;
pub(crate) mod conversions;
pub(crate) mod debug_lines;
pub(crate) mod indirect_calls;
pub(crate) mod instructions;
pub(crate) mod loops;
pub(crate) mod memory;
pub(crate) mod peepholes;
pub(crate) mod phis;

use crate::body::debug_lines::DebugLines;
use crate::body::loops::Loop;
use crate::body::phis::PendingPhi;
use crate::builtins::adapted_results::AdaptedResults;
use crate::builtins::builtin_variables::BuiltinReads;
use crate::fail::{Fail, Res, fail};
use crate::ids::{Entity, NONE};
use crate::raise::{Raise, result, result_type};
use crate::scan::FunctionRange;
use crate::scan::names::Names;
use llvm_model::{
    ApInt, BlockId, Body, Constant, Flags, FunctionId, InstId, InstKind, Instruction as LlvmInst, Name, Type,
    TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_module::{Instruction, Op};
use translate_common::LossKind;

/// A function whose body is being translated.
pub(crate) struct FunctionRaiser<'r, 'm> {
    pub(crate) raise: &'r mut Raise<'m>,
    pub(crate) id: FunctionId,
    pub(crate) body: Body,
    /// The block that grows; `None` outside blocks.
    pub(crate) block: Option<BlockId>,
    pub(crate) range: FunctionRange,
    pub(crate) return_type: TypeId,
    pub(crate) phis: Vec<PendingPhi<'m>>,
    pub(crate) loops: Vec<Loop<'m>>,
    pub(crate) builtin_reads: BuiltinReads,
    pub(crate) adapted: AdaptedResults,
    /// Instructions to be put into blocks at the end: block, how many instructions stand before them, they.
    pub(crate) insertions: Vec<(BlockId, usize, Vec<InstId>)>,
    /// The index of the SPIR-V instruction that each LLVM instruction comes from.
    pub(crate) origins: Vec<u32>,
    /// The index of the SPIR-V instruction being translated.
    current: u32,
    /// The source lines.
    pub(crate) lines: DebugLines,
    /// Instructions that are removed at the end when nothing uses them.
    pub(crate) superfluous: Vec<InstId>,
    /// While set, instructions go here instead of into the block.
    pub(crate) detour: Option<Vec<InstId>>,
    /// What stands for ids that are used before they are defined.
    forward: FxHashMap<u32, InstId>,
    value_names: Names,
    pub(crate) void: TypeId,
    pub(crate) i1: TypeId,
    pub(crate) i32: TypeId,
}

impl<'m> Raise<'m> {
    /// Translates the body of a function.
    pub(crate) fn raise_body(&mut self, id: FunctionId, range: FunctionRange) {
        let function = &self.out.functions[id];
        let return_type = match self.out.types.function_parts(function.ty) {
            Some((ret, ..)) => ret,
            None => return,
        };
        let mut value_names = Names::default();
        for param in &function.params {
            value_names.unique(param.name.as_bytes());
        }
        self.current_function =
            self.input.instruction(range.start).and_then(|inst| inst.result()).map_or(0, |id| id.0);
        let (void, i1, i32) = (self.out.types.void(), self.out.types.int(1), self.out.types.int(32));
        let mut body = FunctionRaiser {
            raise: self,
            id,
            body: Body::default(),
            block: None,
            range,
            return_type,
            phis: Vec::new(),
            loops: Vec::new(),
            builtin_reads: BuiltinReads::default(),
            adapted: AdaptedResults::new(),
            insertions: Vec::new(),
            origins: Vec::new(),
            current: 0,
            superfluous: Vec::new(),
            lines: DebugLines::default(),
            detour: None,
            forward: FxHashMap::default(),
            value_names,
            void,
            i1,
            i32,
        };
        body.make_blocks();
        body.walk();
        body.finish();
        self.current_function = 0;
        self.current_line = None;
    }
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// A block for each label, in order, so that branches may go forward.
    fn make_blocks(&mut self) {
        for index in self.range.start..self.range.end {
            let Some(inst) = self.raise.input.instruction(index) else { continue };
            if inst.op() != Op::Label {
                continue;
            }
            let Some(id) = inst.result() else { continue };
            if self.raise.scan.ids.get(id.0).is_none_or(|slot| slot.def != inst.index()) {
                continue;
            }
            let name = self.value_name(id.0);
            let block = self.body.add_block(name);
            self.raise.set(id.0, Entity::Block(block));
        }
    }

    fn walk(&mut self) {
        let parameters = self.raise.out.functions[self.id].params.len();
        let mut parameters_seen = 0;
        for index in self.range.start + 1..self.range.end {
            let Some(inst) = self.raise.input.instruction(index) else { continue };
            self.current = inst.index();
            if inst.op() == Op::FunctionParameter {
                parameters_seen += 1;
                if parameters_seen > parameters
                    || self.block.is_some()
                    || !self.body.layout.is_empty() && self.started()
                {
                    self.raise.report(inst, fail!("OpFunctionParameter in the middle of a function"));
                }
                continue;
            }
            let raised = match self.instruction(inst) {
                Ok(()) if inst.result().is_some() && self.is_decorated(inst).is_ok_and(|is| is) => {
                    self.attach_decorations(inst)
                }
                other => other,
            };
            if let Err(fail) = raised {
                self.detour = None;
                self.raise.report(inst, fail);
                // The block goes on even so: its other errors are worth telling.
            }
            if crate::body::control_flow::ends_block(inst.op()) {
                self.block = None;
                self.no_line();
            }
        }
        if self.block.is_some()
            && let Some(inst) = self.raise.input.instruction(self.range.end)
        {
            self.raise.report(inst, fail!("the last block has no terminator"));
        }
    }

    /// Whether a block was begun.
    fn started(&self) -> bool {
        self.body.layout.first().is_some_and(|&entry| !self.body.blocks[entry].insts.is_empty())
    }

    fn finish(mut self) {
        self.fill_phis();
        self.place_insertions();
        self.resolve_forward_uses();
        self.remove_superfluous();
        self.attach_loops();
        self.locate_calls();
        self.check_entry();
        if self.raise.checks_dominance {
            self.check_dominance();
        }
        let Self { raise, id, body, .. } = self;
        raise.out.functions[id].body = Some(body);
    }

    /// LLVM's entry block cannot be branched to.
    fn check_entry(&mut self) {
        let Some(entry) = self.body.entry() else { return };
        let mut reached = false;
        for &block in &self.body.layout {
            if let Some(terminator) = self.body.terminator(block) {
                terminator.for_each_target(|target| reached |= target == entry);
            }
        }
        if reached && let Some(inst) = self.raise.input.instruction(self.range.start) {
            self.raise.report(inst, fail!("the first block of a function must not be branched to"));
        }
    }

    fn place_insertions(&mut self) {
        let mut insertions = std::mem::take(&mut self.insertions);
        // Stable: what was asked for first stands first.
        insertions.sort_by_key(|(block, at, _)| (*block, *at));
        let mut rest = insertions.into_iter().peekable();
        while let Some((block, _, _)) = rest.peek() {
            let block = *block;
            let old = std::mem::take(&mut self.body.blocks[block].insts);
            let mut merged = Vec::with_capacity(old.len() + 4);
            for (position, inst) in old.into_iter().enumerate() {
                while let Some((_, _, insts)) = rest.next_if(|(b, at, _)| *b == block && *at <= position) {
                    merged.extend(insts);
                }
                merged.push(inst);
            }
            while let Some((_, _, insts)) = rest.next_if(|(b, ..)| *b == block) {
                merged.extend(insts);
            }
            self.body.blocks[block].insts = merged;
        }
    }

    fn resolve_forward_uses(&mut self) {
        let mut forward: Vec<_> = std::mem::take(&mut self.forward).into_iter().collect();
        if forward.is_empty() {
            return;
        }
        forward.sort_unstable();
        let mut map = FxHashMap::default();
        for (id, placeholder) in forward {
            match self.raise.entity(id) {
                Ok(Entity::Value(value)) => {
                    map.insert(Value::Inst(placeholder), value);
                }
                Ok(_) => {
                    if let Some(inst) = self.raise.definition(id) {
                        self.raise.report(inst, fail!("%{id} is used as a value, but is none"));
                    }
                }
                Err(_) => {}
            }
        }
        self.body.replace_values(&map);
    }

    /// Whether an LLVM instruction was made for the SPIR-V instruction at hand.
    pub(crate) fn is_current(&self, inst: InstId) -> bool {
        self.origins.get(llvm_model::Id::index(inst)) == Some(&self.current)
    }

    // ---- results

    /// Appends an instruction and returns its result.
    #[inline]
    pub(crate) fn emit(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Res<Value> {
        let mut inst = LlvmInst::new(kind, ty);
        inst.flags = flags;
        self.push(inst).map(Value::Inst)
    }

    /// Appends an instruction.
    #[inline]
    pub(crate) fn push(&mut self, mut inst: LlvmInst) -> Res<InstId> {
        inst.debug_loc = self.lines.location;
        if let Some(detour) = &mut self.detour {
            let id = self.body.insts.push(inst);
            self.origins.push(self.current);
            detour.push(id);
            return Ok(id);
        }
        match self.block {
            Some(block) => {
                self.origins.push(self.current);
                Ok(self.body.append(block, inst))
            }
            None => Err(fail!("an instruction outside of blocks")),
        }
    }

    /// Makes the result id of `inst` stand for `value`, which must have the type that the instruction states.
    #[inline]
    pub(crate) fn bind(&mut self, inst: Instruction<'m>, value: Value) -> Res<()> {
        let id = result(inst)?;
        let ty = self.raise.llvm_type(result_type(inst)?)?;
        if self.type_of_value(value) != Some(ty) {
            return Err(fail!("the result type is not what the operands give"));
        }
        if let Value::Inst(llvm) = value
            && self.raise.scan.ids.get(id).is_some_and(|slot| slot.name != NONE)
            && self.body.insts[llvm].name.is_empty()
        {
            self.body.insts[llvm].name = self.value_name(id);
        }
        self.raise.set(id, Entity::Value(value));
        Ok(())
    }

    /// Appends an instruction that gives `ty` and binds the result id to it.
    #[inline]
    pub(crate) fn emit_result(
        &mut self,
        inst: Instruction<'m>,
        kind: InstKind,
        ty: TypeId,
        flags: Flags,
    ) -> Res<()> {
        let value = self.emit(kind, ty, flags)?;
        self.bind(inst, value)
    }

    /// The LLVM type of the result.
    #[inline]
    pub(crate) fn result_type(&self, inst: Instruction<'m>) -> Res<TypeId> {
        self.raise.llvm_type(result_type(inst)?)
    }

    /// The OpName of an id, unique in the function.
    pub(crate) fn value_name(&mut self, id: u32) -> Name {
        match self.raise.name_of(id) {
            Some(name) if !name.is_empty() => self.value_names.unique(&name.to_vec()),
            _ => Name::default(),
        }
    }

    pub(crate) fn type_of_value(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Inst(id) => self.body.insts.get(id).map(|inst| inst.ty),
            Value::Const(id) => Some(self.raise.out.constants.ty(id)),
            Value::Arg(index) => {
                let (_, params, _) =
                    self.raise.out.types.function_parts(self.raise.out.functions[self.id].ty)?;
                params.get(index as usize).copied()
            }
            Value::Metadata(_) | Value::Block(_) => None,
        }
    }

    // ---- operands

    /// The value of an id.
    #[inline]
    pub(crate) fn value(&mut self, id: u32) -> Res<Value> {
        let Some(slot) = self.raise.scan.ids.get(id) else { return Err(fail!("id %{id} is not defined")) };
        match slot.entity {
            Entity::Value(value @ Value::Const(_)) => Ok(value),
            Entity::Value(value) => {
                let def = slot.def as usize;
                if def < self.range.start || def > self.range.end {
                    return Err(fail!("%{id} belongs to another function"));
                }
                Ok(value)
            }
            _ => self.unusual_value(id),
        }
    }

    #[cold]
    fn unusual_value(&mut self, id: u32) -> Res<Value> {
        match self.entity_here(id)? {
            Entity::BuiltinVector(index) => self.build_builtin_vector(index),
            Entity::Adapted(index) => self.build_adapted(index),
            Entity::Sampler(bits) => self.sampler(bits),
            Entity::Pending => self.forward_value(id),
            Entity::Function(_) => Err(fail!("the address of function %{id} is used as a value")
                .help("function pointers (SPV_INTEL_function_pointers) are not supported")),
            Entity::BuiltinAddress(builtin) => self.builtin_copy(id, builtin),
            Entity::BuiltinComponent(component) => self.component_address(component),
            _ => Err(fail!("%{id} is not a value")),
        }
    }

    /// What an id stands for; what belongs to a function must belong to this one.
    pub(crate) fn entity_here(&self, id: u32) -> Res<Entity> {
        let entity = self.raise.entity(id)?;
        let local = matches!(
            entity,
            Entity::BuiltinVector(_) | Entity::BuiltinComponent(_) | Entity::Adapted(_) | Entity::Block(_)
        );
        let here = |def: u32| (self.range.start..self.range.end).contains(&(def as usize));
        if local && !self.raise.scan.ids.get(id).is_some_and(|slot| here(slot.def)) {
            return Err(fail!("%{id} belongs to another function"));
        }
        Ok(entity)
    }

    /// A placeholder for a value of this function that is defined further down.
    fn forward_value(&mut self, id: u32) -> Res<Value> {
        let slot = self.raise.scan.ids.get(id).copied();
        let in_function = |def: u32| (self.range.start..self.range.end).contains(&(def as usize));
        let Some(slot) = slot.filter(|slot| slot.def != NONE && in_function(slot.def) && slot.ty != 0) else {
            return Err(fail!("%{id} is not a value that is defined before"));
        };
        if let Some(&placeholder) = self.forward.get(&id) {
            return Ok(Value::Inst(placeholder));
        }
        let ty = self.raise.value_type(slot.ty)?;
        let poison = self.raise.out.constants.intern(ty, Constant::Poison);
        let inst = LlvmInst::new(InstKind::Freeze { operand: Value::Const(poison) }, ty);
        let placeholder = self.body.insts.push(inst);
        self.origins.push(self.current);
        self.forward.insert(id, placeholder);
        Ok(Value::Inst(placeholder))
    }

    /// The value of an id and its LLVM type.
    #[inline]
    pub(crate) fn typed(&mut self, id: u32) -> Res<(Value, TypeId)> {
        let value = self.value(id)?;
        let ty = match value {
            Value::Const(id) => self.raise.out.constants.ty(id),
            Value::Inst(id) => self.body.insts[id].ty,
            other => self.type_of_value(other).ok_or_else(|| fail!("%{id} has no type"))?,
        };
        Ok((value, ty))
    }

    /// The value of an id, which must be of this LLVM type.
    #[inline]
    pub(crate) fn value_of(&mut self, id: u32, ty: TypeId) -> Res<Value> {
        let (value, found) = self.typed(id)?;
        if found == ty { Ok(value) } else { Err(wrong_type(id)) }
    }

    /// The value of an id, which must be a pointer.
    pub(crate) fn pointer(&mut self, id: u32) -> Res<Value> {
        let (value, ty) = self.typed(id)?;
        match self.raise.out.types[ty] {
            Type::Pointer(_) => Ok(value),
            _ => Err(fail!("%{id} is not a pointer")),
        }
    }

    /// The block of a label of this function.
    pub(crate) fn label(&self, id: u32) -> Res<BlockId> {
        let slot = self
            .raise
            .scan
            .ids
            .get(id)
            .filter(|slot| (self.range.start..self.range.end).contains(&(slot.def as usize)));
        match slot.map(|slot| slot.entity) {
            Some(Entity::Block(block)) => Ok(block),
            Some(Entity::Failed) => Err(Fail::Cascade),
            _ => Err(fail!("%{id} is not a label of this function")),
        }
    }

    /// A scalar integer constant.
    pub(crate) fn int(&mut self, ty: TypeId, value: u64) -> Value {
        let width = self.raise.out.types.int_width(ty).unwrap_or(32);
        Value::Const(self.raise.out.constants.int(ty, width, value))
    }

    /// An integer constant, in every lane when `ty` is a vector: `value` sign extended or cut.
    pub(crate) fn int_like(&mut self, ty: TypeId, value: i64) -> Res<Value> {
        let element = self.raise.out.types.scalar(ty);
        let width = self.raise.out.types.int_width(element).ok_or_else(|| fail!("no integer type"))?;
        let bits = ApInt::from_i64(width, value);
        let scalar = self.raise.out.constants.intern(element, Constant::Int(bits));
        let Some(lanes) = self.raise.out.types.lanes(ty) else { return Ok(Value::Const(scalar)) };
        self.raise.spend(lanes as usize)?;
        let lanes = vec![scalar; lanes as usize];
        Ok(Value::Const(self.raise.out.constants.aggregate(&self.raise.out.types, ty, &lanes)))
    }

    /// The zero of a type.
    pub(crate) fn zero(&mut self, ty: TypeId) -> Value {
        Value::Const(self.raise.out.constants.zero(&self.raise.out.types, ty))
    }

    /// Poison of a type.
    pub(crate) fn poison(&mut self, ty: TypeId) -> Value {
        Value::Const(self.raise.out.constants.intern(ty, Constant::Poison))
    }

    /// Notes that `inst` says something that the result does not.
    pub(crate) fn lose(
        &mut self,
        kind: LossKind,
        name: impl Into<std::borrow::Cow<'static, str>>,
        inst: Instruction<'m>,
    ) {
        self.raise.lose(kind, name, inst.index());
    }
}

#[cold]
pub(crate) fn wrong_type(id: u32) -> Fail {
    fail!("operand %{id} is not of the type that the instruction needs")
}
