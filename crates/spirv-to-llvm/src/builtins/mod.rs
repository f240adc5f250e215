//! Instructions that are calls of builtin functions in LLVM: the mapping table says which.

pub(crate) mod adapted_results;
pub(crate) mod builtin_operands;
pub(crate) mod builtin_variables;
pub(crate) mod untyped;

use crate::body::FunctionRaiser;
use crate::builtins::adapted_results::Adapted;
use crate::builtins::builtin_operands::BuiltinOperand;
use crate::fail::{Res, fail};
use crate::module::casts::cast_is_valid;
use crate::module::extended::skip_extended;
use crate::module::spelling::{Spelled, SpellingKey, spell};
use crate::module::stated_decorations::is_metadata;
use crate::operands::word;
use llvm_model::{CallingConv, CastOp, Flags, InstKind, TypeId, Value};
use spirv_mapping::{Inst, ResultAdapter, Source};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Decoration, ExtInstSet, FPRoundingMode, Instruction};

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
        let import = self.raise.input.scan.ext_inst_set(&self.raise.ids, set_id)?;
        let arguments = inst.operands().get(2..).unwrap_or(&[]);
        match import.set {
            Some(ExtInstSet::OpenClStd) => {
                let number = OpenClStd(number);
                let facts =
                    number.facts().ok_or_else(|| fail!("OpenCL.std has no instruction {}", number.0))?;
                let operands = self.builtin_operands(arguments, facts.operands)?;
                self.call_builtin(inst, Inst::Cl(number), operands)
            }
            _ => skip_extended(self.raise, inst, import),
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
                    _ => self.raise.report.lose_decoration(&self.raise.ids, decoration),
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
        let mut spelled = spell(self.raise, key(&operands), inst)?;
        if let Some(other) = self.integers_for_booleans(&spelled, &operands)
            && let Ok(direct) = spell(self.raise, key(&other), inst)
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
                if !cast_is_valid(&self.raise.out.types, self.raise.types.layout(), op, ty, param) {
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
