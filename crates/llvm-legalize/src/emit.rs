//! Rewriting the instructions of one function: every pass that replaces instructions by others works through an
//! [`Emitter`].

use super::types::Native;
use llvm_model::instruction::Call;
use llvm_model::intrinsics::mangle;
use llvm_model::{
    BinaryOp, BlockId, Body, CallingConv, CastOp, ConstId, Constant, DataLayout, DebugLocId, DebugRecord,
    Flags, FloatPredicate, Function, FunctionId, Id as _, InstId, InstKind, Instruction, IntPredicate, MdId,
    MdKindId, Module, Name, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{aliasing, memory};
use thin_vec::ThinVec;
use translate_common::forms::UnusedResults;
use translate_common::{Diagnostics, LlvmPlace, Losses, Lost, Options, Place, Problem};

/// What becomes of an instruction that a pass looked at.
pub(super) enum Step {
    /// It stays (the pass may have changed it in place).
    Keep,
    /// It goes; nothing uses its result.
    Drop,
    /// It goes; its uses get this value.
    Replace(Value),
}

/// What all passes of a run share.
pub(super) struct Context<'a> {
    pub(super) options: &'a Options,
    pub(super) layout: &'a DataLayout,
    /// The types that are left as they are.
    pub(super) native: Native,
    pub(super) diagnostics: &'a mut Diagnostics,
    pub(super) losses: &'a mut Losses,
    functions: FxHashMap<Name, FunctionId>,
    /// Functions that emulations call, by what they do.
    pub(super) helpers: FxHashMap<String, FunctionId>,
    /// Results that stay although nothing uses them, where it was the input's choice to compute them.
    pub(super) results: Option<Results>,
    /// Constant variables of equal bytes, by length, byte and alignment.
    pub(super) patterns: FxHashMap<(u64, u8, u64), ConstId>,
}

/// What has been made in place of instructions of a function of the input.
#[derive(Default)]
pub(super) struct Results {
    /// The number of the function's own instructions, which come first.
    pub(super) of_input: usize,
    pub(super) made: FxHashSet<InstId>,
}

impl<'a> Context<'a> {
    pub(super) fn new(
        module: &Module,
        options: &'a Options,
        layout: &'a DataLayout,
        diagnostics: &'a mut Diagnostics,
        losses: &'a mut Losses,
    ) -> Context<'a> {
        let functions = module.functions.iter().map(|(id, f)| (f.props.name.clone(), id)).collect();
        Context {
            options,
            layout,
            native: Native::of(&options.spirv.extensions),
            diagnostics,
            losses,
            functions,
            helpers: FxHashMap::default(),
            results: (options.forms().unused_results == UnusedResults::Computed).then(Results::default),
            patterns: FxHashMap::default(),
        }
    }
    /// The function with this name.
    pub(super) fn find(&self, name: &str) -> Option<FunctionId> {
        self.functions.get(&Name::from(name)).copied()
    }
    /// Adds a function under the name it has, or under that name with a number when the name is taken.
    pub(super) fn add(&mut self, module: &mut Module, mut function: Function) -> FunctionId {
        let mut number = 0;
        let base = function.props.name.clone();
        while self.functions.contains_key(&function.props.name) {
            number += 1;
            function.props.name = format!("{base}.{number}").into();
        }
        let name = function.props.name.clone();
        let id = module.functions.push(function);
        self.functions.insert(name, id);
        id
    }
    /// The function called `name`, declared with this type when there is none of this name and type.
    pub(super) fn declare(
        &mut self,
        module: &mut Module,
        name: &str,
        ret: TypeId,
        params: &[TypeId],
    ) -> FunctionId {
        let ty = module.types.function(ret, params, false);
        if let Some(id) = self.find(name)
            && module.functions[id].ty == ty
        {
            return id;
        }
        let mut function = empty_function(module, name.into(), ty);
        if name.starts_with("llvm.") {
            function.calling_conv = CallingConv::C;
        }
        self.add(module, function)
    }
    /// Reports that something in a function cannot be translated.
    pub(super) fn problem(&mut self, place: Place, problem: impl Into<Problem>) {
        self.diagnostics.push(problem.into().at(place));
    }
}

/// Metadata that says of each part of an access what it says of the whole.
const OF_ACCESSES: [&str; 3] = [aliasing::LISTS[0].llvm, aliasing::LISTS[1].llvm, memory::NONTEMPORAL];

/// Appends instructions while one function is rewritten. New instructions come before the one that is looked at and
/// have its source location and what it says of accesses. Types are the caller's concern, as with [`llvm_model::Builder`].
pub(super) struct Emitter<'m, 'c> {
    pub(super) module: &'m mut Module,
    pub(super) cx: &'m mut Context<'c>,
    pub(super) function: FunctionId,
    pub(super) body: Body,
    /// The block that is being rewritten.
    pub(super) block: Option<BlockId>,
    out: Vec<InstId>,
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
        loc: None,
        of_access: ThinVec::new(),
        allocas: Vec::new(),
        replaced: FxHashMap::default(),
        last_pair: None,
    };
    for &block in order {
        e.block = Some(block);
        let mut old = std::mem::take(&mut e.body.blocks[block].insts);
        e.out.reserve(old.len());
        let mut records: Vec<DebugRecord> = Vec::new();
        for inst in old.drain(..) {
            e.look_at(inst);
            let made = e.out.len();
            let keep = match step(&mut e, inst) {
                Step::Keep => true,
                Step::Drop => false,
                Step::Replace(value) => {
                    e.hand_on_name(inst, value);
                    e.note_result(inst, value);
                    e.replaced.insert(Value::Inst(inst), value);
                    false
                }
            };
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
        // The next block gets this one's old list.
        e.body.blocks[block].insts = std::mem::replace(&mut e.out, old);
    }
    end(&mut e);
    e.finish();
}

impl Emitter<'_, '_> {
    /// What is emitted next comes from this instruction.
    fn look_at(&mut self, inst: InstId) {
        let Instruction { debug_loc, attachments, .. } = &self.body.insts[inst];
        self.loc = *debug_loc;
        if !(attachments.is_empty() && self.of_access.is_empty()) {
            let kinds = &self.module.md_kinds;
            let of_access =
                attachments.iter().filter(|(kind, _)| OF_ACCESSES.iter().any(|name| kinds[*kind] == *name));
            self.of_access = of_access.copied().collect();
        }
    }
    /// Gives the name of an instruction that goes to what has been made in its place.
    fn hand_on_name(&mut self, from: InstId, to: Value) {
        let Value::Inst(to) = to else { return };
        if self.out.last() == Some(&to) && self.body.insts[to].name.is_empty() {
            let name = std::mem::take(&mut self.body.insts[from].name);
            self.body.insts[to].name = name;
        }
    }
    /// Notes what has been made in place of an instruction of the input, if such results stay although nothing uses them.
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

    /// The type of an operand; `void` for what has none.
    pub(super) fn ty(&mut self, value: Value) -> TypeId {
        let ty = match value {
            Value::Const(id) => Some(self.module.constants.ty(id)),
            Value::Inst(id) => self.body.insts.get(id).map(|i| i.ty),
            Value::Arg(index) => {
                let function = self.module.functions[self.function].ty;
                self.module.types.function_parts(function).and_then(|p| p.1.get(index as usize).copied())
            }
            Value::Metadata(_) | Value::Block(_) => None,
        };
        ty.unwrap_or_else(|| self.module.types.void())
    }
    /// The width of an integer, or of the elements of an integer vector.
    pub(super) fn width(&self, ty: TypeId) -> Option<u32> {
        self.module.types.int_width(self.module.types.scalar(ty))
    }
    /// The type like `ty` (scalar, or vector of the same length) with elements `element`.
    pub(super) fn like(&mut self, ty: TypeId, element: TypeId) -> TypeId {
        match self.module.types.lanes(ty) {
            Some(lanes) => self.module.types.vector(element, lanes),
            None => element,
        }
    }
    /// The type like `ty` with integers of `width` bits as elements.
    pub(super) fn int_like(&mut self, ty: TypeId, width: u32) -> TypeId {
        let element = self.module.types.int(width);
        self.like(ty, element)
    }
    /// The integer `value` as a scalar, or in every element of a vector, of type `ty`.
    pub(super) fn int(&mut self, ty: TypeId, value: u64) -> Value {
        let element = self.module.types.scalar(ty);
        let width = self.module.types.int_width(element).unwrap_or(64);
        let scalar = self.module.constants.int(element, width, value);
        Value::Const(self.splat(ty, scalar))
    }
    /// All bits set in type `ty`.
    pub(super) fn all_ones(&mut self, ty: TypeId) -> Value {
        let element = self.module.types.scalar(ty);
        let width = self.module.types.int_width(element).unwrap_or(64);
        let bits = llvm_model::ApInt::from_i64(width, -1);
        let scalar = self.module.constants.intern(element, Constant::Int(bits));
        Value::Const(self.splat(ty, scalar))
    }
    /// An integer with only bit `bit` set.
    pub(super) fn one_bit(&mut self, ty: TypeId, bit: u32) -> Value {
        let element = self.module.types.scalar(ty);
        let width = self.module.types.int_width(element).unwrap_or(64);
        let mut words = vec![0u64; bit as usize / 64 + 1];
        words[bit as usize / 64] = 1 << (bit % 64);
        let bits = llvm_model::ApInt::from_words(width, &words);
        let scalar = self.module.constants.intern(element, Constant::Int(bits));
        Value::Const(self.splat(ty, scalar))
    }
    /// A float constant given as bits, in every element of `ty`.
    pub(super) fn float_bits(&mut self, ty: TypeId, bits: u64) -> Value {
        let element = self.module.types.scalar(ty);
        let width = self.module.types[element].float_width().unwrap_or(64);
        let bits = Constant::Float(llvm_model::ApInt::from_u64(width, bits));
        let scalar = self.module.constants.intern(element, bits);
        Value::Const(self.splat(ty, scalar))
    }
    /// `scalar` itself, or a vector of type `ty` full of it.
    pub(super) fn splat(&mut self, ty: TypeId, scalar: ConstId) -> ConstId {
        match self.module.types.lanes(ty) {
            Some(lanes) => {
                let elements = vec![scalar; lanes as usize];
                self.module.constants.aggregate(&self.module.types, ty, &elements)
            }
            None => scalar,
        }
    }
    /// The zero of a type.
    pub(super) fn zero(&mut self, ty: TypeId) -> Value {
        Value::Const(self.module.constants.zero(&self.module.types, ty))
    }
    /// `poison` of a type.
    pub(super) fn poison(&mut self, ty: TypeId) -> Value {
        Value::Const(self.module.constants.intern(ty, Constant::Poison))
    }

    /// Appends an instruction with flags.
    pub(super) fn emit_with(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Value {
        let mut inst = Instruction::new(kind, ty);
        inst.flags = flags;
        inst.debug_loc = self.loc;
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
        self.out.push(id);
        Value::Inst(id)
    }
    /// Appends an instruction.
    pub(super) fn emit(&mut self, kind: InstKind, ty: TypeId) -> Value {
        self.emit_with(kind, ty, Flags::NONE)
    }
    /// A binary operation on two values of the same type.
    pub(super) fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let ty = self.ty(lhs);
        self.emit(InstKind::Binary { op, lhs, rhs }, ty)
    }
    /// A binary operation on a value and a small constant.
    pub(super) fn binary_int(&mut self, op: BinaryOp, lhs: Value, rhs: u64) -> Value {
        let ty = self.ty(lhs);
        let rhs = self.int(ty, rhs);
        self.binary(op, lhs, rhs)
    }
    /// Whether a value has just these bits left because it was computed so.
    pub(super) fn is_masked(&mut self, value: Value, mask: u64) -> bool {
        let ty = self.ty(value);
        let mask = self.int(ty, mask);
        let Value::Inst(inst) = value else { return false };
        let kind = self.body.insts.get(inst).map(|inst| &inst.kind);
        matches!(kind, Some(&InstKind::Binary { op: BinaryOp::And, rhs, .. }) if rhs == mask)
    }
    /// The bitwise complement.
    pub(super) fn not(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let ones = self.all_ones(ty);
        self.binary(BinaryOp::Xor, value, ones)
    }
    /// Zero minus the value.
    pub(super) fn neg(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let zero = self.zero(ty);
        self.binary(BinaryOp::Sub, zero, value)
    }
    /// A conversion.
    pub(super) fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.emit(InstKind::Cast { op, operand }, ty)
    }
    /// `operand` with `width` bits per element: truncated, zero extended, or as it is.
    pub(super) fn resize(&mut self, operand: Value, width: u32) -> Value {
        let ty = self.ty(operand);
        let to = self.int_like(ty, width);
        match self.width(ty).unwrap_or(width).cmp(&width) {
            std::cmp::Ordering::Less => self.cast(CastOp::ZExt, operand, to),
            std::cmp::Ordering::Equal => operand,
            std::cmp::Ordering::Greater => self.cast(CastOp::Trunc, operand, to),
        }
    }
    /// An integer comparison.
    pub(super) fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let operands = self.ty(lhs);
        let ty = self.int_like(operands, 1);
        self.emit(InstKind::ICmp { predicate, lhs, rhs }, ty)
    }
    /// A comparison with a small constant.
    pub(super) fn icmp_int(&mut self, predicate: IntPredicate, lhs: Value, rhs: u64) -> Value {
        let ty = self.ty(lhs);
        let rhs = self.int(ty, rhs);
        self.icmp(predicate, lhs, rhs)
    }
    /// A float comparison.
    pub(super) fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        let operands = self.ty(lhs);
        let ty = self.int_like(operands, 1);
        self.emit(InstKind::FCmp { predicate, lhs, rhs }, ty)
    }
    /// A choice.
    pub(super) fn select(&mut self, condition: Value, if_true: Value, if_false: Value) -> Value {
        let ty = self.ty(if_true);
        self.emit(InstKind::Select { condition, if_true, if_false }, ty)
    }
    /// An element of a vector.
    pub(super) fn extract(&mut self, vector: Value, index: u32) -> Value {
        let ty = self.ty(vector);
        let element = self.module.types.scalar(ty);
        let i32_ = self.module.types.int(32);
        let index = self.int(i32_, u64::from(index));
        self.emit(InstKind::ExtractElement { vector, index }, element)
    }
    /// A vector with one element changed.
    pub(super) fn insert(&mut self, vector: Value, element: Value, index: u32) -> Value {
        let ty = self.ty(vector);
        let i32_ = self.module.types.int(32);
        let index = self.int(i32_, u64::from(index));
        self.emit(InstKind::InsertElement { vector, element, index }, ty)
    }
    /// Elements of two vectors; -1 is poison.
    pub(super) fn shuffle(&mut self, a: Value, b: Value, mask: Vec<i32>) -> Value {
        let operand = self.ty(a);
        let element = self.module.types.scalar(operand);
        let ty = self.module.types.vector(element, mask.len() as u32);
        self.emit(InstKind::ShuffleVector { a, b, mask: mask.into() }, ty)
    }
    /// A vector of the given elements (at least one), built up.
    pub(super) fn vector(&mut self, elements: &[Value]) -> Value {
        let element = match elements.first() {
            Some(&first) => self.ty(first),
            None => self.module.types.void(),
        };
        let ty = self.module.types.vector(element, elements.len() as u32);
        let mut vector = self.poison(ty);
        for (index, &element) in elements.iter().enumerate() {
            vector = self.insert(vector, element, index as u32);
        }
        vector
    }
    /// A literal struct of two values.
    pub(super) fn pair(&mut self, ty: TypeId, first: Value, second: Value) -> Value {
        let poison = self.poison(ty);
        let one =
            self.emit(InstKind::InsertValue { aggregate: poison, element: first, indices: [0].into() }, ty);
        self.emit(InstKind::InsertValue { aggregate: one, element: second, indices: [1].into() }, ty)
    }
    /// A direct call.
    pub(super) fn call(&mut self, callee: FunctionId, args: Vec<Value>) -> Value {
        let function = &self.module.functions[callee];
        let (function_type, calling_conv) = (function.ty, function.calling_conv);
        let ty = match self.module.types.function_parts(function_type) {
            Some((ret, _, _)) => ret,
            None => self.module.types.void(),
        };
        let callee = Value::Const(self.module.function_const(callee));
        let call = Call { calling_conv, ..Call::new(callee, function_type, args) };
        self.emit(InstKind::Call(Box::new(call)), ty)
    }
    /// A call of an intrinsic or builtin by name, declared when it is not yet.
    pub(super) fn call_named(&mut self, name: &str, ret: TypeId, args: Vec<Value>) -> Value {
        let params: Vec<TypeId> = args.iter().map(|&arg| self.ty(arg)).collect();
        let callee = self.cx.declare(self.module, name, ret, &params);
        self.call(callee, args)
    }
    /// A call of the intrinsic `base` with these types in its name. Types have a word there unless they are unnamed structs,
    /// which no intrinsic takes.
    pub(super) fn call_intrinsic(
        &mut self,
        base: &str,
        overloads: &[TypeId],
        ret: TypeId,
        args: Vec<Value>,
    ) -> Value {
        let name = mangle::name(base, &self.module.types, overloads).unwrap_or_else(|| base.into());
        self.call_named(&name.to_string_lossy(), ret, args)
    }
    /// An allocation of one `ty` in the entry block.
    pub(super) fn alloca(&mut self, ty: TypeId, align: u64) -> Value {
        let pointer = self.module.types.ptr(0);
        let i32_ = self.module.types.int(32);
        let count = self.int(i32_, 1);
        let kind = InstKind::Alloca { allocated: ty, count, align, inalloca: false, swifterror: false };
        let id = self.body.insts.push(Instruction::new(kind, pointer));
        self.allocas.push(id);
        Value::Inst(id)
    }
    /// `pointer` moved by a number of elements.
    pub(super) fn offset(&mut self, pointer: Value, element: TypeId, by: Value) -> Value {
        let ty = self.ty(pointer);
        let kind = InstKind::GetElementPtr {
            source_type: element,
            base: pointer,
            indices: [by].into_iter().collect(),
        };
        self.emit(kind, ty)
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

/// A function without a body.
pub(super) fn empty_function(module: &Module, name: Name, ty: TypeId) -> Function {
    Function { calling_conv: CallingConv::SPIR_FUNC, ..Function::declaration(&module.types, name, ty) }
}
