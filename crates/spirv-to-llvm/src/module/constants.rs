//! Constants and specialization constants, which get the values of the options or their default values.

use crate::fail::{Res, fail, invalid};
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::Raise;
use crate::module::spec_constants::spec_constant_op;
use crate::module::types::TypeTable;
use crate::operands::{result, result_type, words, words_from};
use crate::report::Report;
use llvm_model::{ApInt, ConstId, Constant, Module, Type, TypeId, Types, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{opaque, sampler as convention};
use spirv_module::{Decoration, Instruction, Op, StorageClass};
use translate_common::losses::LossReason;
use translate_common::{Code, Lost, Options, SpecType, SpecValue};

/// The specialization constants of a module.
#[derive(Default)]
pub(crate) struct SpecConstants {
    /// Their numbers (SpecId).
    numbers: FxHashSet<u32>,
    /// Those whose values are still to be chosen, by their ids.
    open: FxHashMap<u32, OpenConstant>,
    /// The scalars among them that functions ask for.
    asked: FxHashSet<u32>,
    /// The initializers of variables that metadata states.
    stated: FxHashSet<u32>,
}

/// A constant whose value is still to be chosen: functions call what stands for it.
#[derive(Clone, Debug)]
pub(crate) enum OpenConstant {
    /// The number of a scalar.
    Scalar(u32),
    /// The ids of a composite's constituents, some of which are open.
    Composite(Vec<u32>),
    /// What an instruction gives of constants, some of which are open.
    Computed,
}

impl SpecConstants {
    /// The number of a specialization constant and the value that the options give it. One that could be given a value and is not is lost.
    fn chosen(
        &mut self,
        input: Input<'_>,
        ids: &Ids<'_>,
        report: &mut Report<'_>,
        inst: Instruction<'_>,
    ) -> Res<Option<(u32, SpecValue)>> {
        let id = result(inst)?;
        let Some(found) = ids.decoration(id, Decoration::SpecId) else { return Ok(None) };
        let number = found.operands.first().copied();
        let chosen = input.options.specialization.iter().rfind(|(wanted, _)| Some(*wanted) == number);
        if let (None, true, Some(number)) = (chosen, input.keeps_spec_constants(), number) {
            self.open.insert(id, OpenConstant::Scalar(number));
        } else if chosen.is_none() {
            report.lose(ids, Lost::Decoration(Decoration::SpecId, LossReason::NoForm), found.instruction);
        }
        self.numbers.extend(number);
        Ok(chosen.copied())
    }

    /// The constant with this id, if its value is still to be chosen.
    #[inline]
    pub(crate) fn open(&self, id: u32) -> Option<&OpenConstant> {
        if self.open.is_empty() { None } else { self.open.get(&id) }
    }

    /// Notes that a function asks for an open scalar.
    pub(crate) fn note_asked(&mut self, id: u32) {
        self.asked.insert(id);
    }

    /// Notes the initializer of a variable that metadata states, with the scalars in it.
    pub(crate) fn note_stated(&mut self, id: u32, scalars: impl IntoIterator<Item = u32>) {
        self.stated.insert(id);
        self.asked.extend(scalars);
    }

    /// Notes a composite, some of whose constituents may be open.
    fn note_composite(&mut self, inst: Instruction<'_>) -> Res<()> {
        let members = words_from(inst, 0)?;
        if !self.open.is_empty() && members.iter().any(|id| self.open.contains_key(id)) {
            self.open.insert(result(inst)?, OpenConstant::Composite(members.to_vec()));
        }
        Ok(())
    }

    /// Notes a constant that is computed of constants, some of which may be open.
    fn note_computed(&mut self, inst: Instruction<'_>) -> Res<()> {
        let operands = words_from(inst, 1)?;
        if !self.open.is_empty() && operands.iter().any(|id| self.open.contains_key(id)) {
            self.open.insert(result(inst)?, OpenConstant::Computed);
        }
        Ok(())
    }

    /// Whether an array type has a length that is still to be chosen.
    pub(crate) fn is_open_array(&self, ids: &Ids<'_>, ty: u32) -> Option<u32> {
        if self.open.is_empty() {
            return None;
        }
        let array = ids.definition(ty).filter(|ty| ty.op() == Op::TypeArray)?;
        array.operands().get(1).copied().filter(|length| self.open.contains_key(length))
    }

    /// Reports where the default value of an open constant was taken: LLVM's types and constants hold values only.
    pub(crate) fn report_taken(&self, input: Input<'_>, ids: &Ids<'_>, report: &mut Report<'_>) {
        if self.open.is_empty() {
            return;
        }
        let globals = input.scan.globals.iter().filter_map(|&index| input.instruction(index as usize));
        for inst in globals.clone() {
            let unused = inst.result().filter(|id| !self.asked.contains(&id.0));
            if let Some(OpenConstant::Scalar(_)) = unused.and_then(|id| self.open.get(&id.0)) {
                report.lose(ids, Lost::Decoration(Decoration::SpecId, LossReason::NoForm), inst.index());
            }
        }
        for inst in globals.chain(input.scan.execution_modes.iter().copied()) {
            let taken = match (inst.op(), inst.operands()) {
                // Variables of kernels' functions have the length that is chosen.
                (Op::TypeArray, _) if input.options.profile.has_kernels() && is_of_variables(input, inst) => {
                    continue;
                }
                (Op::Variable, [_, id]) if self.stated.contains(id) => continue,
                (Op::TypeArray, [_, ids @ ..])
                | (Op::Variable, [_, ids @ ..])
                | (Op::ExecutionModeId, [_, _, ids @ ..]) => ids,
                _ => continue,
            };
            if taken.iter().any(|id| self.open.contains_key(id)) {
                report.lose(ids, Lost::DefaultTaken(inst.op()), inst.index());
            }
        }
    }

    /// Reports the values of specialization constants that do not exist.
    pub(crate) fn check(&self, options: &Options, report: &mut Report<'_>) {
        for (number, _) in &options.specialization {
            if !self.numbers.contains(number) {
                let fail = fail!("there is no specialization constant {number} that could have a value");
                let fail = fail.code(Code::SpecConstant);
                report.module_error(fail.help("`spirv-llvm report` lists those of a module"));
            }
        }
    }
}

/// Whether an array type is nothing but what pointers to memory of functions point to.
fn is_of_variables(input: Input<'_>, array: Instruction<'_>) -> bool {
    let Some(id) = array.result() else { return false };
    let mut globals = input.scan.globals.iter().filter_map(|&index| input.instruction(index as usize));
    globals.all(|user| match (user.op(), user.operands()) {
        (Op::TypePointer, &[storage, pointee]) => {
            pointee != id.0 || StorageClass(storage) == StorageClass::Function
        }
        (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => element != id.0,
        (Op::TypeStruct | Op::TypeFunction, parts) => !parts.contains(&id.0),
        _ => true,
    })
}

/// What a constant instruction stands for; `None` when the instruction is no constant.
pub(crate) fn raise_constant(m: &mut Raise<'_>, inst: Instruction<'_>) -> Res<Option<Entity>> {
    let Raise { input, ids, report, out, .. } = m;
    let op = inst.op();
    let constant = match op {
        Op::ConstantTrue => boolean(ids, out, inst, true)?,
        Op::ConstantFalse => boolean(ids, out, inst, false)?,
        Op::Constant => number(ids, out, inst, None)?,
        Op::SpecConstantTrue | Op::SpecConstantFalse => {
            let chosen = m.spec_constants.chosen(*input, ids, report, inst)?;
            let chosen =
                chosen.map(|chosen| fit(chosen, SpecType { width: 1, is_float: false })).transpose()?;
            boolean(ids, out, inst, chosen.map_or(op == Op::SpecConstantTrue, |bits| bits != 0))?
        }
        Op::SpecConstant => {
            let chosen = m.spec_constants.chosen(*input, ids, report, inst)?;
            number(ids, out, inst, chosen)?
        }
        Op::ConstantComposite | Op::SpecConstantComposite if is_cooperative(ids, inst) => {
            return Ok(Some(Entity::CooperativeConstant));
        }
        Op::ConstantComposite | Op::SpecConstantComposite => {
            if op == Op::SpecConstantComposite {
                m.spec_constants.note_composite(inst)?;
            }
            composite(*input, ids, out, &m.types, inst)?
        }
        Op::ConstantNull => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.zero(&out.types, ty)
        }
        Op::Undef => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.intern(ty, Constant::Undef)
        }
        Op::PoisonKHR => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.intern(ty, Constant::Poison)
        }
        Op::SpecConstantOp => {
            m.spec_constants.note_computed(inst)?;
            spec_constant_op(ids, out, m.types.layout(), inst)?
        }
        Op::ConstantSampler => return sampler(inst).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(Entity::Value(Value::Const(constant))))
}

/// Refuses constants that are tokens, which only functions give.
fn check_no_token(types: &Types, ty: TypeId) -> Res<()> {
    if types[ty] == Type::Token { Err(invalid!("a constant cannot be a token")) } else { Ok(()) }
}

fn boolean(ids: &Ids<'_>, out: &mut Module, inst: Instruction<'_>, value: bool) -> Res<ConstId> {
    let ty = ids.llvm_type(result_type(inst)?)?;
    if out.types[ty] != Type::Integer(1) {
        return Err(invalid!("the result type is not OpTypeBool"));
    }
    Ok(out.constants.int(ty, 1, u64::from(value)))
}

/// The bits of the value that the options give the specialization constant of this number and type.
fn fit((number, value): (u32, SpecValue), ty: SpecType) -> Res<u64> {
    value.fit(ty).map_err(|why| {
        let class = if ty.is_float { "a float" } else { "an integer" };
        let help = match ty.width {
            1 => "give a Boolean as i1, 0 or 1".to_owned(),
            width => format!("give it as {class} of {width} bits"),
        };
        fail!("the specialization constant {number} cannot have the value {:#x}: {why}", value.bits())
            .code(Code::SpecConstant)
            .help(help)
    })
}

/// The constant of OpConstant; with another value when one is `chosen`.
fn number(
    ids: &Ids<'_>,
    out: &mut Module,
    inst: Instruction<'_>,
    chosen: Option<(u32, SpecValue)>,
) -> Res<ConstId> {
    let ty = ids.llvm_type(result_type(inst)?)?;
    let literal = words_from(inst, 0)?;
    let (width, is_float) = match &out.types[ty] {
        Type::Integer(width) => (*width, false),
        other => match other.float_width() {
            Some(width) => (width, true),
            None => return Err(invalid!("the result type is not a number")),
        },
    };
    if literal.len() != width.div_ceil(32) as usize {
        return Err(fail!("{} words of literal for a number of {width} bits", literal.len()));
    }
    let chosen = chosen.map(|chosen| fit(chosen, SpecType { width, is_float })).transpose()?;
    let literal: &[u32] = match (chosen, literal) {
        (Some(bits), [_]) => &[bits as u32],
        (Some(bits), [_, _]) => &[bits as u32, (bits >> 32) as u32],
        _ => literal,
    };
    let bits = match *literal {
        [low] => ApInt::from_u64(width, u64::from(low)),
        [low, high] => ApInt::from_u64(width, u64::from(high) << 32 | u64::from(low)),
        _ => {
            let chunks = literal.chunks(2);
            let words: Vec<u64> = chunks
                .map(|c| c.iter().rev().fold(0u64, |word, &half| word << 32 | u64::from(half)))
                .collect();
            ApInt::from_words(width, &words)
        }
    };
    let constant = if is_float { Constant::Float(bits) } else { Constant::Int(bits) };
    Ok(out.constants.intern(ty, constant))
}

fn is_cooperative(ids: &Ids<'_>, inst: Instruction<'_>) -> bool {
    let ty = inst.result_type().and_then(|ty| ids.definition(ty.0));
    ty.is_some_and(|ty| opaque::COOPERATIVE.contains(&ty.op()))
}

/// A composite, with the constituents that the instructions behind it add (SPV_INTEL_long_composites).
fn composite(
    input: Input<'_>,
    ids: &Ids<'_>,
    out: &mut Module,
    types: &TypeTable,
    inst: Instruction<'_>,
) -> Res<ConstId> {
    let ty = ids.value_type(&out.types, result_type(inst)?)?;
    let members = input.module.constituents(inst).flatten();
    let elements = members.map(|&id| ids.constant(id)).collect::<Res<Vec<_>>>()?;
    match out.types.element(ty, 0).filter(|_| types.is_wrapper(ty)) {
        Some(array) => {
            let array = aggregate(out, array, &elements)?;
            aggregate(out, ty, &[array])
        }
        None => aggregate(out, ty, &elements),
    }
}

/// An aggregate or vector constant, its elements checked against its type.
pub(crate) fn aggregate(out: &mut Module, ty: TypeId, elements: &[ConstId]) -> Res<ConstId> {
    let count = match &out.types[ty] {
        Type::Array { count, .. } => *count,
        Type::Vector { count, .. } => u64::from(*count),
        _ => match out.types.struct_body(ty) {
            Some(body) => body.fields.len() as u64,
            None => return Err(invalid!("the result type is not a composite")),
        },
    };
    if count != elements.len() as u64 {
        return Err(fail!("{} constituents for a composite of {count}", elements.len()));
    }
    for (index, &element) in elements.iter().enumerate() {
        if out.types.element(ty, index as u64) != Some(out.constants.ty(element)) {
            return Err(invalid!("constituent {index} is not of the type of its member"));
        }
    }
    Ok(out.constants.aggregate(&out.types, ty, elements))
}

/// OpConstantSampler: OpenCL C's literal.
fn sampler(inst: Instruction<'_>) -> Res<Entity> {
    let [addressing, normalized, filter] = words(inst)?;
    let literal = convention::literal(addressing, normalized, filter);
    literal.map(Entity::Sampler).ok_or_else(|| fail!("a sampler that OpenCL C has no literal for"))
}
