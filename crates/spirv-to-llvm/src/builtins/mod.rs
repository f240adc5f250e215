//! Instructions that are calls of builtin functions in LLVM: the mapping table says which.

pub(crate) mod adapted_results;
pub(crate) mod builtin_operands;
pub(crate) mod builtin_variables;

use crate::body::FunctionRaiser;
use crate::builtins::adapted_results::Adapted;
use crate::builtins::builtin_operands::BuiltinOperand;
use crate::fail::{Fail, Res, fail};
use crate::ids::Entity;
use crate::module::stated_decorations::is_metadata;
use crate::raise::{Raise, result, word};
use crate::scan::accessed_types::accessed_type;
use llvm_model::{
    AttrKind, AttrListId, Attribute, CallingConv, CastOp, Flags, FunctionId, InstKind, TypeId, Value,
};
use spirv_mapping::{Dialect, Inst, Instance, Operand, ResultAdapter, Source, Spelling, Ty};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Decoration, ExtInstSet, FPRoundingMode, Instruction, InstructionClass};
use std::rc::Rc;
use translate_common::{BuiltinDialect, LossKind};

/// `memory(none)`, in the layout of LLVM 22.
pub(crate) const MEMORY_NONE: u64 = 0;
/// `memory(read)`: every location.
pub(crate) const MEMORY_READ: u64 = 0x555;

/// What decides how an instruction is spelled.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct SpellingKey {
    inst: Inst,
    /// Types of the operands and, for constants and literals, values.
    operands: Vec<(u32, Option<u64>)>,
    /// The id of the result type, 0 when there is none.
    result: u32,
    saturated: bool,
    rounding: Option<FPRoundingMode>,
    /// How many bytes an element has where untyped pointers point, if the instruction says so.
    element_bytes: Option<u64>,
}

/// A spelling with the function it calls.
pub(crate) struct Spelled {
    spelling: Spelling,
    function: FunctionId,
    function_type: TypeId,
    /// The LLVM type of each fixed parameter.
    params: Vec<TypeId>,
    ret: TypeId,
    attributes: AttrListId,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// A core instruction that has no LLVM instruction.
    pub(crate) fn builtin(&mut self, inst: Instruction<'m>) -> Res<()> {
        let op = inst.op();
        let facts = op.facts().ok_or_else(|| {
            fail!("{op} is not an instruction that is known")
                .help("the module needs a newer version of this tool")
        })?;
        if !spirv_mapping::friendly::is_callable(op) {
            return Err(fail!("{op} is not supported in a function body"));
        }
        let operands = self.builtin_operands(inst.operands(), facts.operands)?;
        self.call_builtin(inst, Inst::Core(op), operands)
    }

    /// OpExtInst.
    pub(crate) fn extended(&mut self, inst: Instruction<'m>) -> Res<()> {
        let (set_id, number) = (word(inst, 0)?, word(inst, 1)?);
        let import = self.raise.scan.ext_inst_set(set_id);
        let import = import.ok_or_else(|| fail!("%{set_id} is not an imported instruction set"))?;
        let arguments = inst.operands().get(2..).unwrap_or(&[]);
        let of_functions = self.raise.options.profile.instructions;
        match import.set.map(|set| (set, Inst::Ext(set, number))) {
            Some((set, what)) if set == of_functions || spirv_mapping::row(what).is_some() => {
                let facts = what.operands();
                let facts = facts.ok_or_else(|| fail!("{} has no instruction {number}", set.name()))?;
                let operands = self.builtin_operands(arguments, facts)?;
                self.call_builtin(inst, what, operands)
            }
            _ => self.raise.skip_extended(inst, import),
        }
    }

    fn call_builtin(&mut self, inst: Instruction<'m>, what: Inst, operands: Vec<BuiltinOperand>) -> Res<()> {
        self.call_builtin_on_elements(inst, what, operands, None)
    }

    /// As [`FunctionRaiser::call_builtin`], for an instruction that says how many bytes an element has.
    pub(crate) fn call_builtin_on_elements(
        &mut self,
        inst: Instruction<'m>,
        what: Inst,
        mut operands: Vec<BuiltinOperand>,
        element_bytes: Option<u64>,
    ) -> Res<()> {
        let (mut saturated, mut rounding) = (false, None);
        let result_id = inst.result().map_or(0, |id| id.0);
        if result_id != 0 && self.is_decorated(inst)? {
            for decoration in self.decorations(inst)? {
                match (decoration.kind, decoration.operands) {
                    (Decoration::SaturatedConversion, _) => saturated = true,
                    (Decoration::FPRoundingMode, &[mode, ..]) => rounding = Some(FPRoundingMode(mode)),
                    (Decoration::FPFastMathMode, _) => {}
                    (kind, _) if is_metadata(inst.op(), kind) => {}
                    (kind, _) => {
                        self.raise.lose(LossKind::Decoration, format!("{kind:?}"), decoration.instruction)
                    }
                }
            }
        }
        let key = |operands: &[BuiltinOperand]| SpellingKey {
            inst: what,
            operands: operands.iter().map(|o| (o.spirv_type, o.constant)).collect(),
            result: inst.result_type().map_or(0, |ty| ty.0),
            saturated,
            rounding,
            element_bytes,
        };
        let mut spelled = self.raise.spell(key(&operands), inst)?;
        if let Some(other) = self.integers_for_booleans(&spelled, &operands)
            && let Ok(direct) = self.raise.spell(key(&other), inst)
        {
            self.forget_booleans(&operands, &other);
            (spelled, operands) = (direct, other);
        }
        let value = self.call_spelled(&spelled, &operands)?;
        if !self.has_value(inst) {
            return Ok(());
        }
        match spelled.spelling.result {
            ResultAdapter::Same => {
                let ty = self.result_type(inst)?;
                let value = self.value_as(value, ty)?;
                if let Value::Inst(id) = value
                    && self.raise.out.types.is_float(self.raise.out.types.scalar(ty))
                {
                    let flags = self.fast_math_of_call(inst)?;
                    self.body.insts[id].flags |= flags;
                }
                self.bind(inst, value)
            }
            ResultAdapter::Test => self.bind_adapted(inst, value, Adapted::NotZero),
            ResultAdapter::Offset(amount) => {
                let ty = self.result_type(inst)?;
                let value = self.value_as(value, ty)?;
                self.bind_adapted(inst, value, Adapted::Minus(amount))
            }
            ResultAdapter::Via(relation) => {
                let ty = self.result_type(inst)?;
                let value = self.convert(value, ty, relation.all_pairs().iter().map(|&(s, o)| (o, s)))?;
                self.bind(inst, value)
            }
        }
    }

    fn fast_math_of_call(&mut self, inst: Instruction<'m>) -> Res<Flags> {
        let is_arithmetic = |kind| kind == Decoration::FPFastMathMode;
        if !self.is_decorated(inst)? || !self.decorations(inst)?.iter().any(|d| is_arithmetic(d.kind)) {
            return Ok(Flags::NONE);
        }
        self.fast_math(inst)
    }

    /// A call as spelled; `operands` are the instruction's.
    pub(crate) fn call_spelled(&mut self, spelled: &Spelled, operands: &[BuiltinOperand]) -> Res<Value> {
        let mut args = Vec::with_capacity(spelled.spelling.args.len());
        for (index, source) in spelled.spelling.args.iter().enumerate() {
            let param = spelled.params.get(index).copied();
            args.push(self.argument(source, param, operands)?);
        }
        self.call_direct(spelled, args)
    }

    /// A call with arguments that are ready.
    pub(crate) fn call_direct(&mut self, spelled: &Spelled, args: Vec<Value>) -> Res<Value> {
        self.call(spelled.function, spelled.function_type, args, CallingConv::SPIR_FUNC, spelled.attributes)
    }

    fn argument(
        &mut self,
        source: &Source,
        param: Option<TypeId>,
        operands: &[BuiltinOperand],
    ) -> Res<Value> {
        let operand =
            |index: usize| operands.get(index).copied().ok_or_else(|| fail!("operand {index} is missing"));
        match *source {
            Source::Operand(index) => {
                let operand = operand(index)?;
                let (value, ty) = self.operand_value(operand)?;
                match param {
                    Some(param) if param != ty => self.adapt_argument(value, ty, param),
                    _ => Ok(value),
                }
            }
            Source::Const(value) => self.int_like(param.unwrap_or(self.i32), value as i64),
            Source::BoolToInt(index) | Source::BoolToMask(index) => {
                let (value, ty) = self.operand_value(operand(index)?)?;
                let param = param.ok_or_else(|| fail!("a boolean argument without a parameter"))?;
                if self.raise.out.types.scalar(ty) != self.i1 {
                    return Err(fail!("operand {index} is not boolean"));
                }
                let mask = matches!(source, Source::BoolToMask(_));
                let op = if mask { CastOp::SExt } else { CastOp::ZExt };
                if !crate::body::conversions::cast_is_valid(
                    &self.raise.out.types,
                    &self.raise.layout,
                    op,
                    ty,
                    param,
                ) {
                    return Err(fail!("operand {index} does not fit the builtin's parameter"));
                }
                self.emit(InstKind::Cast { op, operand: value }, param, Flags::NONE)
            }
            Source::Computed { operand: index, relation } => {
                let (value, ty) = self.operand_value(operand(index)?)?;
                if ty != self.i32 {
                    return Err(fail!("operand {index} is not a 32-bit integer"));
                }
                let masked = if relation.mask == u32::MAX {
                    value
                } else {
                    let rhs = self.int(self.i32, u64::from(relation.mask));
                    let kind = InstKind::Binary { op: llvm_model::BinaryOp::And, lhs: value, rhs };
                    self.emit(kind, self.i32, Flags::NONE)?
                };
                self.convert(masked, self.i32, relation.all_pairs().into_iter())
            }
        }
    }

    /// What a value is made to by a list of pairs at run time: a chain of selects; what is in no pair becomes the last
    /// pair's value.
    fn convert(&mut self, value: Value, ty: TypeId, pairs: impl Iterator<Item = (u32, u32)>) -> Res<Value> {
        let from = self.type_of_value(value).ok_or_else(|| fail!("a value without type"))?;
        self.check_int(from)?;
        if from != ty || self.raise.out.types.lanes(ty).is_some() {
            return Err(fail!("the builtin's value is not of the instruction's type"));
        }
        let mut out: Option<Value> = None;
        for (key, to) in pairs {
            let to = self.int(ty, u64::from(to));
            out = Some(match out {
                None => to,
                Some(otherwise) => {
                    let rhs = self.int(ty, u64::from(key));
                    let kind = InstKind::ICmp { predicate: llvm_model::IntPredicate::Eq, lhs: value, rhs };
                    let condition = self.emit(kind, self.i1, Flags::NONE)?;
                    let kind = InstKind::Select { condition, if_true: to, if_false: otherwise };
                    self.emit(kind, ty, Flags::NONE)?
                }
            });
        }
        out.ok_or_else(|| fail!("an empty relation"))
    }

    /// An argument whose type is not the parameter's: pointers are cast, integers cut or zero extended.
    fn adapt_argument(&mut self, value: Value, from: TypeId, to: TypeId) -> Res<Value> {
        let types = &self.raise.out.types;
        match (types.address_space(from), types.address_space(to)) {
            (Some(_), Some(_)) => {
                self.emit(InstKind::Cast { op: CastOp::AddrSpaceCast, operand: value }, to, Flags::NONE)
            }
            (None, None) => self.resize(value, from, to),
            _ => Err(fail!("an operand does not fit the builtin's parameter")),
        }
    }

    /// A call's result as the type that the instruction gives.
    fn value_as(&mut self, value: Value, to: TypeId) -> Res<Value> {
        let from = self.type_of_value(value).ok_or_else(|| fail!("the call gives nothing"))?;
        if from == to {
            return Ok(value);
        }
        let types = &self.raise.out.types;
        if types.address_space(from).is_some() && types.address_space(to).is_some() {
            return self.emit(InstKind::Cast { op: CastOp::AddrSpaceCast, operand: value }, to, Flags::NONE);
        }
        self.resize(value, from, to)
    }
}

impl<'m> Raise<'m> {
    /// How an instruction is spelled in the wanted dialect, or else in the SPIR-V friendly form.
    pub(crate) fn spell(&mut self, key: SpellingKey, inst: Instruction<'m>) -> Res<Rc<Spelled>> {
        if let Some(known) = self.spellings.get(&key) {
            return Ok(Rc::clone(known));
        }
        let mut operands: Vec<Operand> = key
            .operands
            .iter()
            .map(|&(ty, constant)| Operand {
                ty: if ty == 0 { Ty::Int(32) } else { self.neutral_type(ty) },
                constant,
            })
            .collect();
        let result = if key.result == 0 { Ty::Void } else { self.neutral_type(key.result) };
        for (index, &(ty, _)) in key.operands.iter().enumerate() {
            if self.untyped_pointer_storage(ty).is_some() {
                let accessed = accessed_type(key.inst, &operands, &result, key.element_bytes);
                if let (Some(Operand { ty: Ty::Pointer { pointee, .. }, .. }), Some(accessed)) =
                    (operands.get_mut(index), accessed)
                {
                    *pointee = Some(Box::new(accessed));
                }
            }
        }
        let llvm: Vec<TypeId> = key
            .operands
            .iter()
            .map(|&(ty, _)| if ty == 0 { Ok(self.out.types.int(32)) } else { self.llvm_type(ty) })
            .collect::<Res<_>>()?;
        let ret = if key.result == 0 { self.out.types.void() } else { self.llvm_type(key.result)? };
        let instance = Instance {
            inst: key.inst,
            hook: None,
            operands: &operands,
            result,
            saturated: key.saturated,
            rounding: key.rounding,
            pointer_width: self.pointer_width(),
        };
        let spelled = Rc::new(self.spell_instance(&instance, &llvm, ret, inst)?);
        self.spellings.insert(key, Rc::clone(&spelled));
        Ok(spelled)
    }

    /// Spells an instance; `operand_types` and `result_type` are the LLVM types, for what the table has no type for.
    pub(crate) fn spell_instance(
        &mut self,
        instance: &Instance<'_>,
        operand_types: &[TypeId],
        result_type: TypeId,
        inst: Instruction<'m>,
    ) -> Res<Spelled> {
        let dialect = match self.options.dialect {
            BuiltinDialect::OpenCl12 => Dialect::Ocl12,
            BuiltinDialect::SpirvFriendly => Dialect::Friendly,
            _ => Dialect::Ocl20,
        };
        let direct = |spelling: &Spelling| spelling.sret.is_none() && spelling.hook.is_none();
        let spelling = match spirv_mapping::spell(dialect, instance) {
            Ok(spelling) if direct(&spelling) => spelling,
            other => match (spirv_mapping::spell(Dialect::Friendly, instance), other) {
                (Ok(spelling), _) if direct(&spelling) => spelling,
                (Err(friendly), Err(why)) => {
                    return Err(Fail::new(why.to_string()).help(friendly.to_string()));
                }
                _ => {
                    return Err(fail!(
                        "an instruction that gives a structure through memory is not supported"
                    ));
                }
            },
        };
        for what in &spelling.lossy {
            self.lose(LossKind::Operand, *what, inst.index());
        }
        let mut params = Vec::with_capacity(spelling.params.len());
        for (index, ty) in spelling.params.iter().enumerate() {
            let own = match spelling.args.get(index) {
                Some(Source::Operand(operand)) => operand_types.get(*operand).copied(),
                _ => None,
            };
            let known = self.llvm_type_of(ty).or(own);
            params.push(known.ok_or_else(|| fail!("a parameter of the builtin has no LLVM type"))?);
        }
        let ret = self.llvm_type_of(&spelling.ret).unwrap_or(result_type);
        let function_type = self.out.types.function(ret, &params, spelling.variadic);
        let attributes = self.builtin_attributes(instance);
        let (function, _) = self.declare(&spelling.symbol, function_type, CallingConv::SPIR_FUNC, attributes);
        Ok(Spelled { spelling, function, function_type, params, ret, attributes })
    }

    /// `nounwind`, and `convergent` for what work-items do together, and `memory(none)` for pure functions.
    fn builtin_attributes(&mut self, instance: &Instance<'_>) -> AttrListId {
        let no_pointers = !instance.operands.iter().any(|o| matches!(o.ty, Ty::Pointer { .. }));
        let (convergent, pure) = match instance.inst {
            Inst::Variable(_) => (false, true),
            inst @ Inst::Ext(..) => (false, no_pointers && inst != Inst::cl(OpenClStd::printf)),
            Inst::Core(op) => {
                use InstructionClass as C;
                let class = op.facts().map(|facts| facts.class);
                let pure = matches!(
                    class,
                    Some(C::Conversion | C::Arithmetic | C::Bit | C::RelationalAndLogical | C::Composite)
                );
                (!pure && !matches!(class, Some(C::Atomic | C::Image | C::Memory)), pure && no_pointers)
            }
        };
        let mut set = vec![Attribute::Enum(AttrKind::NO_UNWIND)];
        if convergent {
            set.push(Attribute::Enum(AttrKind::CONVERGENT));
        }
        if pure {
            set.push(Attribute::Enum(AttrKind::WILL_RETURN));
            set.push(Attribute::Int(AttrKind::MEMORY, MEMORY_NONE));
        }
        let set = self.out.attributes.intern_set(set);
        let empty = self.out.attributes.empty_set();
        self.out.attributes.intern_list(set, empty, &[])
    }

    /// `nounwind` only.
    pub(crate) fn plain_builtin_attributes(&mut self) -> AttrListId {
        let set = self.out.attributes.intern_set(vec![Attribute::Enum(AttrKind::NO_UNWIND)]);
        let empty = self.out.attributes.empty_set();
        self.out.attributes.intern_list(set, empty, &[])
    }

    /// An extended instruction of a set that is not translated: dropped when it means nothing to the program.
    pub(crate) fn skip_extended(
        &mut self,
        inst: Instruction<'m>,
        import: crate::scan::ExtInstImport<'m>,
    ) -> Res<()> {
        let name = import.name.to_string_lossy();
        let debug = matches!(import.set, Some(ExtInstSet::DebugInfo | ExtInstSet::OpenClDebugInfo100))
            || name == "SPIRV.debug";
        let non_semantic = name.starts_with("NonSemantic.");
        if !debug && !non_semantic {
            return Err(fail!("instructions of the set '{name}' are not supported")
                .help("OpenCL.std is the extended instruction set of Kernel modules"));
        }
        let kind = if debug || name.contains("DebugInfo") { LossKind::DebugInfo } else { LossKind::Module };
        self.lose(kind, format!("instructions of {name}"), inst.index());
        let id = result(inst)?;
        self.set(id, Entity::Pending);
        Ok(())
    }
}

impl Spelled {
    /// Where the arguments come from.
    pub(crate) fn sources(&self) -> &[Source] {
        &self.spelling.args
    }
    /// The LLVM type that the call gives.
    pub(crate) fn ret(&self) -> TypeId {
        self.ret
    }
}
