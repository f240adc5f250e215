//! Builtin function calls, by the mapping table.

pub(super) mod builtin_variables;
pub(super) mod hooks;
pub(super) mod image_hooks;
pub(super) mod intrinsics;

use crate::lower::Lower;
use crate::lower::types::Shape;
use llvm_model::{Call, Flags, FunctionId, InstId, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_mapping::relation::Relation;
use spirv_mapping::{Builtin, Hook, Inst, Operand, Reading, ResultAdapter, TargetTy, Ty};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Decoration, Id, Op};
use std::rc::Rc;

/// The builtins among the declared functions, looked up when they are first called.
pub(in crate::lower) type BuiltinTable = FxHashMap<FunctionId, Option<Rc<Builtin>>>;

/// A call that is being lowered as a builtin.
pub(in crate::lower) struct BuiltinCall<'c> {
    pub(in crate::lower) inst: InstId,
    pub(in crate::lower) callee: FunctionId,
    pub(in crate::lower) args: &'c [Value],
    pub(in crate::lower) reading: Reading,
}

impl Lower<'_> {
    /// Lowers a call of a declared function if it is a builtin's; `false` when it is not.
    pub(in crate::lower) fn lower_builtin(
        &mut self,
        inst: InstId,
        callee: FunctionId,
        call: &Call,
        flags: Flags,
    ) -> bool {
        let Some(reading) = self.read_builtin(callee, call) else { return false };
        self.lose_fast_math(flags);
        let call = BuiltinCall { inst, callee, args: &call.args, reading };
        if call.reading.hook.is_some() {
            self.lower_hook(&call);
        } else {
            match call.reading.inst {
                Inst::Variable(builtin) => self.lower_builtin_variable(&call, builtin),
                Inst::Core(op) => self.lower_builtin_instruction(&call, op, &[]),
                Inst::Ext(set, number) => {
                    let set = self.instruction_set(set);
                    self.lower_builtin_instruction(&call, Op::ExtInst, &[set.0, number]);
                }
            }
        }
        true
    }

    /// The builtin that a declared function is.
    pub(in crate::lower) fn builtin(&mut self, callee: FunctionId) -> Option<Rc<Builtin>> {
        if let Some(known) = self.functions.builtins.get(&callee) {
            return known.clone();
        }
        let name = self.module.functions[callee].props.name.as_str();
        let found = name.and_then(Builtin::lookup).map(Rc::new);
        self.functions.builtins.insert(callee, found.clone());
        found
    }

    /// What the call of a declared function means, if it is a builtin's.
    fn read_builtin(&mut self, callee: FunctionId, call: &Call) -> Option<Reading> {
        let builtin = self.builtin(callee)?;
        let args: SmallVec<[Operand; 6]> = call.args.iter().map(|&arg| self.neutral_operand(arg)).collect();
        let (ret, ..) = self.module.types.function_parts(call.function_type)?;
        builtin.read(&args, &self.neutral_type(ret))
    }

    /// Looks for builtin calls that need no instruction: a conversion to the type that the argument has is the
    /// argument, which is returned; a dimension that does not exist gives a constant, which is settled.
    pub(in crate::lower) fn shortcut(&mut self, inst: InstId, call: &Call) -> Option<Value> {
        let callee = self.module.as_function(call.callee)?;
        let function = &self.module.functions[callee];
        if function.body.is_some() || function.props.name.starts_with("llvm.") {
            return None;
        }
        let &first = call.args.first()?;
        let name = self.builtin(callee)?;
        let name = name.function.name.base();
        let dimension = self.module.as_u64(first);
        if !name.starts_with("convert_") && dimension.is_none_or(|dimension| dimension < 3) {
            return None;
        }
        let reading = self.read_builtin(callee, call)?;
        match reading.inst {
            Inst::Variable(builtin) => {
                let info = spirv_mapping::variable(builtin)?;
                let width = self.module.types.int_width(self.type_of(Value::Inst(inst)))?;
                if dimension.is_some_and(|dimension| dimension >= u64::from(info.lanes)) {
                    let ty = self.int_type(width);
                    let default = self.integer_constant(ty, width, info.default);
                    self.settle(inst, default);
                }
                None
            }
            _ => (reading.hook == Some(Hook::Identity)).then_some(first),
        }
    }

    fn neutral_operand(&self, value: Value) -> Operand {
        Operand {
            ty: self.neutral_type(self.type_of(value)),
            constant: self.module.as_u64(self.resolve(value)),
        }
    }

    /// An LLVM type as the mapping table sees it. Pointees are not told: the table reads them off the symbol.
    fn neutral_type(&self, ty: TypeId) -> Ty {
        self.neutral_type_at(ty, 0)
    }

    /// As [`Lower::neutral_type`], `depth` levels inside of other types: builtins have types of few levels.
    fn neutral_type_at(&self, ty: TypeId, depth: u32) -> Ty {
        let types = &self.module.types;
        match &types[ty] {
            _ if depth > 8 => Ty::Other,
            Type::Void => Ty::Void,
            Type::Integer(1) => Ty::Bool,
            Type::Integer(width) => Ty::Int(*width),
            Type::BFloat => Ty::BFloat16,
            Type::Vector { element, count, scalable: false } if !types[*element].is_aggregate() => {
                self.neutral_type_at(*element, depth + 1).vector(*count)
            }
            Type::Pointer(space) => Ty::untyped_pointer(*space),
            Type::NamedStruct(named) => Ty::Struct(types.structs[*named].name.to_string_lossy().into_owned()),
            Type::TargetExt { name, types, ints } => Ty::Target(TargetTy {
                name: name.to_string_lossy().into_owned(),
                types: types.iter().map(|&ty| self.neutral_type_at(ty, depth + 1)).collect(),
                ints: ints.to_vec(),
            }),
            other => other.float_width().map_or(Ty::Other, Ty::Float),
        }
    }

    /// Emits `op` with `first` and the operands of the reading, and adapts its result.
    pub(in crate::lower) fn lower_builtin_instruction(
        &mut self,
        call: &BuiltinCall<'_>,
        op: Op,
        first: &[u32],
    ) {
        if (op == Op::Store || op.is_atomic())
            && let Some(&pointer) = call.args.first()
        {
            self.check_writable(pointer);
        }
        let mut operands: SmallVec<[u32; 10]> = SmallVec::from_slice(first);
        for operand in &call.reading.operands {
            operands.push(self.builtin_operand(call, operand));
        }
        if !op.layout().result_type {
            return self.emit_void(op, &operands);
        }
        let result = Value::Inst(call.inst);
        let adapted = self.type_of(result);
        let id = match call.reading.result {
            ResultAdapter::Test if !self.is_bool(adapted) => {
                let boolean = self.bool_like(adapted);
                let test = self.emit(op, boolean, &operands);
                self.define_test(call.inst, test);
                test
            }
            ResultAdapter::Via(relation) => {
                let ty = self.natural_type(call.inst);
                let bits = self.emit(op, ty, &operands);
                let converted = self.convert_bits(relation, bits, ty, |pair| (pair.0, pair.1));
                // The last step of the conversion is the result.
                self.define(call.inst, Op::BitwiseOr, ty, &[converted.0, converted.0]);
                bits
            }
            ResultAdapter::Offset(amount) => {
                let ty = self.natural_type(call.inst);
                let value = self.emit(op, ty, &operands);
                let amount = self.u32_constant(amount);
                self.define(call.inst, Op::IAdd, ty, &[value.0, amount.0])
            }
            _ => {
                let ty = self.builtin_result_type(call);
                let natural = self.natural_type(call.inst);
                if ty == natural {
                    self.define(call.inst, op, ty, &operands)
                } else {
                    self.define_pointer(call.inst, op, ty, &operands);
                    self.result_id(call.inst)
                }
            }
        };
        if call.reading.saturated {
            self.decorate(id, Decoration::SaturatedConversion, &[]);
        }
        if let Some(rounding) = call.reading.rounding {
            self.decorate(id, Decoration::FPRoundingMode, &[rounding.0]);
        }
    }

    /// The type of the instruction's result: a pointer's as the function's signature has it.
    fn builtin_result_type(&mut self, call: &BuiltinCall<'_>) -> Id {
        if self.is_pointer(self.type_of(Value::Inst(call.inst))) {
            // Conversions between address spaces keep the pointee of their operand.
            if let Some(&arg) = call.args.first()
                && let Some((_, pointee)) = {
                    // As [`Lower::builtin_argument`] passes it.
                    let declared = !self.module.functions[call.callee].params.is_empty();
                    let ty = if declared { self.param_type(call.callee, 0) } else { self.operand(arg).1 };
                    self.pointer_parts(ty)
                }
                && let Some((storage, _)) = {
                    let ty = self.natural_type(call.inst);
                    self.pointer_parts(ty)
                }
                && let Some(part) = self.accessed_part(call, pointee)
            {
                return self.pointer_type(storage, part);
            }
        }
        self.natural_type(call.inst)
    }

    /// What the result of a builtin points to whose first argument points to `pointee`: the same, or what the indices
    /// of an access chain lead to.
    fn accessed_part(&self, call: &BuiltinCall<'_>, pointee: Id) -> Option<Id> {
        let first = match call.reading.inst {
            Inst::Core(Op::AccessChain | Op::InBoundsAccessChain) => 1,
            Inst::Core(Op::PtrAccessChain | Op::InBoundsPtrAccessChain) => 2,
            _ => return Some(pointee),
        };
        call.args.get(first..)?.iter().try_fold(pointee, |ty, &index| {
            self.element_type(ty, self.module.as_u64(self.resolve(index)).unwrap_or(0))
        })
    }

    /// `1` or `0`, or `-1` or `0` in each lane.
    pub(in crate::lower) fn define_test(&mut self, inst: InstId, test: Id) {
        let ty = self.type_of(Value::Inst(inst));
        let natural = self.natural_type(inst);
        let width = self.module.types.int_width(self.module.types.scalar(ty)).unwrap_or(32);
        let bits = if self.lanes(ty).is_some() { llvm_model::int::mask(width) } else { 1 };
        let (one, zero) = (self.splat_constant(ty, bits), self.splat_constant(ty, 0));
        self.define(inst, Op::Select, natural, &[test.0, one.0, zero.0]);
    }

    /// One operand of the instruction: an id or a literal word.
    pub(in crate::lower) fn builtin_operand(
        &mut self,
        call: &BuiltinCall<'_>,
        operand: &spirv_mapping::Value,
    ) -> u32 {
        use spirv_mapping::Value as V;
        match operand {
            V::Arg(index) => self.builtin_argument(call, *index).0,
            V::Splat { arg, lanes } => {
                let Some(&value) = call.args.get(*arg) else { return 0 };
                let (id, ty) = self.operand(value);
                let vector = self.vector_type(ty, *lanes);
                self.emit(Op::CompositeConstruct, vector, &vec![id.0; *lanes as usize]).0
            }
            V::NonZero(index) => self.compare_with_zero(call, *index, Op::INotEqual),
            V::Negative(index) => self.compare_with_zero(call, *index, Op::SLessThan),
            V::Const { value, ty } => match ty {
                Ty::Int(64) => self.u64_constant(*value).0,
                Ty::Int(width) => {
                    let ty = self.int_type(*width);
                    self.narrow_constant(ty, *value as u32).0
                }
                Ty::Float(width) => {
                    let ty = self.intern(Op::TypeFloat, &[*width]);
                    if *width == 64 {
                        self.wide_constant(ty, *value).0
                    } else {
                        self.narrow_constant(ty, *value as u32).0
                    }
                }
                Ty::Bool => self.bool_constant(*value != 0).0,
                _ => self.u32_constant(*value as u32).0,
            },
            V::Literal(word) => *word,
            V::Computed { base, parts } => self.computed_bits(call, *base, parts),
        }
    }

    /// An argument as the instruction takes it: a pointer in the type that the symbol says.
    pub(in crate::lower) fn builtin_argument(&mut self, call: &BuiltinCall<'_>, index: usize) -> Id {
        let Some(&arg) = call.args.get(index) else { return Id(0) };
        let declared = self.module.functions[call.callee].params.len();
        if !self.is_pointer(self.type_of(arg)) {
            return self.value(arg);
        }
        if call.reading.inst == Inst::cl(OpenClStd::printf) {
            // Strings point to characters; to `%p` every type is the same.
            let byte = self.int_type(8);
            return self.pointer_to(arg, byte);
        }
        if let (0, Some(pointee)) = (index, self.accessed_type(call)) {
            return self.pointer_to(arg, pointee);
        }
        if index < declared {
            let want = self.param_type(call.callee, index as u32);
            if let (0, Some(component)) = (index, self.matrix_component(call, want)) {
                return self.pointer_to(arg, component);
            }
            return self.operand_as(arg, want);
        }
        self.value(arg)
    }

    /// The type of the value that `__spirv_Load` or `__spirv_Store` moves; the pointer may be to another one.
    fn accessed_type(&mut self, call: &BuiltinCall<'_>) -> Option<Id> {
        match call.reading.inst {
            Inst::Core(Op::Load) => Some(self.natural_type(call.inst)),
            Inst::Core(Op::Store) => call.args.get(1).map(|&value| self.operand(value).1),
            _ => None,
        }
    }

    /// What a pointer must point to through which a cooperative matrix is loaded or stored, when `pointer`, the type
    /// that it would have, is to neither a number nor a vector.
    fn matrix_component(&mut self, call: &BuiltinCall<'_>, pointer: Id) -> Option<Id> {
        let matrix = match call.reading.inst {
            Inst::Core(
                Op::CooperativeMatrixLoadKHR
                | Op::CooperativeMatrixLoadCheckedINTEL
                | Op::CooperativeMatrixLoadOffsetINTEL,
            ) => self.natural_type(call.inst),
            Inst::Core(
                Op::CooperativeMatrixStoreKHR
                | Op::CooperativeMatrixStoreCheckedINTEL
                | Op::CooperativeMatrixStoreOffsetINTEL,
            ) => {
                let is_opaque = |ty| matches!(self.module.types[ty], Type::TargetExt { .. });
                let matrix = *call.args.iter().find(|&&arg| is_opaque(self.type_of(arg)))?;
                self.operand(matrix).1
            }
            _ => return None,
        };
        let (_, pointee) = self.pointer_parts(pointer)?;
        match self.types.shapes.get(&pointee) {
            None | Some(Shape::Vector(_)) => None,
            Some(_) => self.element_type(matrix, 0),
        }
    }

    fn compare_with_zero(&mut self, call: &BuiltinCall<'_>, index: usize, op: Op) -> u32 {
        let Some(&arg) = call.args.get(index) else { return 0 };
        let ty = self.type_of(arg);
        let id = self.value(arg);
        if self.is_bool(ty) {
            return id.0;
        }
        let boolean = self.bool_like(ty);
        let zero = self.splat_constant(ty, 0);
        self.emit(op, boolean, &[id.0, zero.0]).0
    }

    /// Scopes and semantics that are known only at run time.
    fn computed_bits(
        &mut self,
        call: &BuiltinCall<'_>,
        base: u32,
        parts: &[(usize, &'static Relation)],
    ) -> u32 {
        let ty = self.int_type(32);
        let mut bits = self.u32_constant(base);
        for (number, &(index, relation)) in parts.iter().enumerate() {
            let Some(&arg) = call.args.get(index) else { continue };
            let arg = self.value(arg);
            let part = self.convert_bits(relation, arg, ty, |pair| (pair.1, pair.0));
            bits =
                if number == 0 && base == 0 { part } else { self.emit(Op::BitwiseOr, ty, &[bits.0, part.0]) };
        }
        bits.0
    }

    /// A chain of selects through the pairs of a relation, each turned into (from, to).
    fn convert_bits(
        &mut self,
        relation: &Relation,
        value: Id,
        ty: Id,
        direction: impl Fn((u32, u32)) -> (u32, u32),
    ) -> Id {
        let boolean = self.bool_type();
        let mut result: Option<Id> = None;
        for pair in relation.all_pairs() {
            let (from, to) = direction(pair);
            let to = self.narrow_constant(ty, to);
            result = Some(match result {
                None => to,
                Some(other) => {
                    let from = self.narrow_constant(ty, from);
                    let same = self.emit(Op::IEqual, boolean, &[value.0, from.0]);
                    self.emit(Op::Select, ty, &[same.0, to.0, other.0])
                }
            });
        }
        result.unwrap_or(value)
    }
}
