//! How instructions are spelled as calls of builtin functions, each found once, with the functions declared.

use crate::fail::{Res, fail};
use crate::module::Raise;
use crate::module::accessed_types::{accessed_type, integers_of};
use crate::module::neutral_types::{llvm_type_of, neutral_type};
use llvm_model::{AttrKind, AttrListId, Attribute, CallingConv, FunctionId, Module, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_mapping::convention::functions;
use spirv_mapping::{Dialect, Inst, Instance, Operand, Source, Spelling, Ty, friendly};
use spirv_mapping::{LargeResults, Preference};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{BuiltIn, FPRoundingMode, Instruction, InstructionClass, Op};
use std::sync::Arc;
use translate_common::problems::{LibraryProblem, OperandProblem};
use translate_common::{BuiltinDialect, Lost, Problem};

/// The type that an operand has in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OperandType {
    /// That of the type with this id.
    Of(u32),
    /// The operand is a function: a pointer in the generic address space.
    Function,
    /// The operand is the function with this id: a pointer to its return type, in its address space.
    Task(u32),
    /// The operand is a literal: a 32-bit integer.
    Literal,
}

/// The type behind untyped pointers that an instruction states itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Element {
    /// Elements of so many bytes.
    Bytes(u64),
    /// Something of the type with this id.
    Type(u32),
}

/// The generic address space, in which clang passes blocks and their functions.
pub(crate) const GENERIC: u32 = 4;

/// The spellings found so far.
#[derive(Clone, Default)]
pub(crate) struct Spellings {
    by_key: FxHashMap<SpellingKey, Arc<Spelled>>,
    /// Those of reads of builtin variables: variable, number of arguments, type.
    of_variables: FxHashMap<(BuiltIn, usize, TypeId), Arc<Spelled>>,
    /// The functions that find counterparts of numbers, by the names of relations.
    helpers: FxHashMap<&'static str, FunctionId>,
    /// The keys of spellings that lose something, which is reported once.
    lossy: FxHashSet<SpellingKey>,
    /// Whether the spelling of a variable loses something.
    has_lossy_variables: bool,
}

impl Spellings {
    /// Whether no loss that a part of the translation reported is reported already.
    pub(crate) fn can_join(&self, part: &Spellings) -> bool {
        !part.has_lossy_variables && self.lossy.is_disjoint(&part.lossy)
    }

    /// Notes the losses that a part reported. What it spelled is found again when it is asked for.
    pub(crate) fn join(&mut self, part: Spellings) {
        self.lossy.extend(part.lossy);
    }

    /// The function that finds counterparts by the relation of this name.
    pub(crate) fn helper(&self, relation: &str) -> Option<FunctionId> {
        self.helpers.get(relation).copied()
    }

    /// Notes that function.
    pub(crate) fn note_helper(&mut self, relation: &'static str, function: FunctionId) {
        self.helpers.insert(relation, function);
    }
}

/// The key of a spelling.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct SpellingKey {
    /// The instruction.
    pub(crate) inst: Inst,
    /// The operands' types, and the values of constants and literals.
    pub(crate) operands: SmallVec<[(OperandType, Option<u64>); 4]>,
    /// The id of the result type, 0 when there is none.
    pub(crate) result: u32,
    /// Whether the conversion saturates.
    pub(crate) saturated: bool,
    /// How the conversion rounds.
    pub(crate) rounding: Option<FPRoundingMode>,
    /// The type behind untyped pointers, if the instruction states it.
    pub(crate) element: Option<Element>,
    /// The one component of the result that is wanted.
    pub(crate) component: Option<u32>,
    /// So many components of the result are wanted, without the last ones.
    pub(crate) lanes: Option<u32>,
    /// No function of OpenCL C is possible, for any types.
    pub(crate) friendly: bool,
}

impl SpellingKey {
    /// Returns the key of an instruction about which nothing is stated but the types of its operands and result.
    pub(crate) fn plain(inst: Inst, operands: Vec<OperandType>, result: u32) -> SpellingKey {
        SpellingKey {
            inst,
            operands: operands.into_iter().map(|ty| (ty, None)).collect(),
            result,
            saturated: false,
            rounding: None,
            element: None,
            component: None,
            lanes: None,
            friendly: false,
        }
    }
}

/// A spelling with the function it calls.
pub(crate) struct Spelled {
    /// The spelling.
    pub(crate) spelling: Spelling,
    /// The function.
    pub(crate) function: FunctionId,
    /// The type that it is called through.
    pub(crate) function_type: TypeId,
    /// The LLVM type of each fixed parameter.
    pub(crate) params: Vec<TypeId>,
    /// The LLVM type that the call gives.
    pub(crate) ret: TypeId,
    /// The attributes of the call.
    pub(crate) attributes: AttrListId,
    /// The calling convention of the function.
    pub(crate) convention: CallingConv,
}

/// Spells an instruction in the wanted dialect, or else as [`choose_spelling`] decides.
pub(crate) fn spell(m: &mut Raise<'_>, key: SpellingKey, inst: Instruction<'_>) -> Res<Arc<Spelled>> {
    if let Some(known) = m.spellings.by_key.get(&key) {
        return Ok(Arc::clone(known));
    }
    let mut operands: Vec<Operand> = key
        .operands
        .iter()
        .map(|&(ty, constant)| {
            let ty = match ty {
                OperandType::Literal => Ty::Int(32),
                OperandType::Function => Ty::untyped_pointer(GENERIC),
                OperandType::Task(id) => {
                    let returned = m.ids.definition(id).and_then(|function| function.result_type());
                    let pointee = returned.map(|ty| Box::new(neutral_type(&m.ids, &m.out, ty.0)));
                    Ty::Pointer { space: 0, pointee }
                }
                OperandType::Of(ty) => neutral_type(&m.ids, &m.out, ty),
            };
            Operand { ty, constant }
        })
        .collect();
    let result = if key.result == 0 { Ty::Void } else { neutral_type(&m.ids, &m.out, key.result) };
    let result = match (result, key.lanes) {
        (Ty::Vector(_, element), Some(lanes)) => Ty::Vector(lanes, element),
        (result, _) => result,
    };
    for (index, &(ty, _)) in key.operands.iter().enumerate() {
        if let OperandType::Of(ty) = ty
            && m.ids.untyped_pointer_storage(ty).is_some()
        {
            let accessed = match key.element {
                Some(Element::Bytes(bytes)) => integers_of(bytes),
                Some(Element::Type(id)) => Some(neutral_type(&m.ids, &m.out, id)),
                None => accessed_type(key.inst, &operands, &result),
            };
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
        .map(|&(ty, _)| match ty {
            OperandType::Literal => Ok(m.out.types.int(32)),
            OperandType::Function => Ok(m.out.types.ptr(GENERIC)),
            OperandType::Task(_) => Ok(m.out.types.ptr(0)),
            OperandType::Of(ty) => m.ids.llvm_type(ty),
        })
        .collect::<Res<_>>()?;
    let ret = if key.result == 0 { m.out.types.void() } else { m.ids.llvm_type(key.result)? };
    let (preference, large_results) = preferences(m);
    let instance = Instance {
        inst: key.inst,
        operands: &operands,
        component: key.component,
        result,
        saturated: key.saturated,
        rounding: key.rounding,
        pointer_width: m.input.pointer_width(),
        preference,
        large_results,
    };
    let (spelling, other) = choose_spelling(m, &instance, key.friendly)?;
    let losses = losses(&spelling, other);
    if !losses.is_empty() && m.spellings.lossy.insert(key.clone()) {
        losses.into_iter().for_each(|lost| m.report.lose(&m.ids, lost, inst.index()));
    }
    let spelled = Arc::new(declare(m, spelling, &instance, &llvm, ret)?);
    m.spellings.by_key.insert(key, Arc::clone(&spelled));
    Ok(spelled)
}

/// How reading a builtin variable of type `own` (`own_type` in LLVM) is spelled, by dimension if there is an operand.
pub(crate) fn spell_variable(
    m: &mut Raise<'_>,
    builtin: BuiltIn,
    dimension: Option<Operand>,
    own: Ty,
    own_type: TypeId,
    inst: Instruction<'_>,
) -> Res<Arc<Spelled>> {
    let operands = dimension.as_slice();
    let key = (builtin, operands.len(), own_type);
    if let Some(known) = m.spellings.of_variables.get(&key) {
        return Ok(Arc::clone(known));
    }
    let (preference, large_results) = preferences(m);
    let instance = Instance {
        inst: Inst::Variable(builtin),
        operands,
        component: None,
        result: own,
        saturated: false,
        rounding: None,
        pointer_width: m.input.pointer_width(),
        preference,
        large_results,
    };
    let operand_types = vec![m.out.types.int(32); operands.len()];
    let (spelling, other) = choose_spelling(m, &instance, false)?;
    for lost in losses(&spelling, other) {
        m.spellings.has_lossy_variables = true;
        m.report.lose(&m.ids, lost, inst.index());
    }
    let spelled = Arc::new(declare(m, spelling, &instance, &operand_types, own_type)?);
    m.spellings.of_variables.insert(key, Arc::clone(&spelled));
    Ok(spelled)
}

/// The spelling in the wanted dialect. Instructions without a function of OpenCL C 1.2 use one of 2.0, and those without a
/// function of OpenCL C the SPIR-V friendly form: both are losses, which are returned beside the spelling, because no library of
/// the wanted dialect has these functions.
fn choose_spelling(m: &Raise<'_>, instance: &Instance<'_>, friendly: bool) -> Res<(Spelling, Option<Lost>)> {
    if !m.input.options.spirv.profile.has_library {
        let spelled = friendly::shader::spell(instance);
        return spelled
            .map(|spelling| (spelling, None))
            .ok_or_else(|| fail(OperandProblem::NotInFunctions { instruction: instance.inst.to_string() }));
    }
    let dialects: &[Dialect] = match m.input.options.llvm.dialect {
        BuiltinDialect::OpenCl12 => &[Dialect::Ocl12, Dialect::Ocl20, Dialect::Friendly],
        BuiltinDialect::SpirvFriendly => &[Dialect::Friendly],
        _ => &[Dialect::Ocl20, Dialect::Friendly],
    };
    let (mut first, mut last) = (None, None);
    for (number, &dialect) in dialects.iter().enumerate() {
        if friendly && dialect != Dialect::Friendly {
            continue;
        }
        match spirv_mapping::spell(dialect, instance) {
            Ok(spelling) => {
                // The call for an open constant needs no library.
                let is_constant =
                    [Op::SpecConstant, Op::SpecConstantComposite].map(Inst::Core).contains(&instance.inst);
                let other = (number > 0 && !is_constant).then(|| {
                    let wanted = if dialects.len() == 3 { "1.2" } else { "2.0" };
                    let name = &spelling.symbol;
                    Lost::Builtin(format!("{}: OpenCL C {wanted} has no function {name}", instance.inst))
                });
                return Ok((spelling, other));
            }
            Err(why) => {
                first.get_or_insert(why.to_string());
                last = Some(why.to_string());
            }
        }
    }
    Err(match (first, last) {
        (Some(why), last) => {
            let help = last.filter(|last| *last != why).unwrap_or_default();
            fail(LibraryProblem::NoSpelling { why, help })
        }
        _ => fail(Problem::internal("an instruction without a dialect")),
    })
}

/// The losses of a spelling: the function of another dialect, and operands that the call does not carry.
fn losses(spelling: &Spelling, other: Option<Lost>) -> Vec<Lost> {
    other.into_iter().chain(spelling.lossy.iter().map(|what| Lost::operand(*what))).collect()
}

/// A spelling with its function, declared; `operand_types` and `result_type` are the LLVM types, for types that the table
/// does not have.
fn declare(
    m: &mut Raise<'_>,
    spelling: Spelling,
    instance: &Instance<'_>,
    operand_types: &[TypeId],
    result_type: TypeId,
) -> Res<Spelled> {
    let mut params = Vec::with_capacity(spelling.params.len());
    for (index, ty) in spelling.params.iter().enumerate() {
        let own = match spelling.args.get(index) {
            Some(Source::Operand(operand)) => operand_types.get(*operand).copied(),
            _ => None,
        };
        let known = llvm_type_of(&mut m.out.types, ty).or(own);
        params.push(known.ok_or_else(|| fail(OperandProblem::DoesNotFitParameter))?);
    }
    let ret = llvm_type_of(&mut m.out.types, &spelling.ret).unwrap_or(result_type);
    let sret = spelling.sret.as_ref().map(|_| result_type);
    let is_arbitrary = friendly::arbitrary::is_named(&spelling.symbol);
    let memory = sret.map(|_| m.out.types.ptr(if is_arbitrary { GENERIC } else { 0 }));
    let all: Vec<TypeId> = memory.into_iter().chain(params.iter().copied()).collect();
    let function_type = m.out.types.function(ret, &all, spelling.variadic);
    let attributes = builtin_attributes(&mut m.out, instance, sret);
    let convention = if is_arbitrary { CallingConv::C } else { CallingConv::SPIR_FUNC };
    let function = m.symbols.declare(&mut m.out, &spelling.symbol, function_type, convention, attributes);
    Ok(Spelled { spelling, function, function_type, params, ret, attributes, convention })
}

/// `nounwind`, `convergent` for operations of several work-items, and `memory(none)` for pure functions.
fn builtin_attributes(out: &mut Module, instance: &Instance<'_>, sret: Option<TypeId>) -> AttrListId {
    let no_pointers = !instance.operands.iter().any(|o| matches!(o.ty, Ty::Pointer { .. }));
    let (convergent, pure) = match instance.inst {
        Inst::Variable(_) => (false, true),
        inst @ Inst::Ext(..) => (false, no_pointers && inst != Inst::cl(OpenClStd::printf)),
        Inst::Core(op) => {
            use InstructionClass as C;
            let class = op.class();
            let pure = matches!(
                class,
                Some(C::Conversion | C::Arithmetic | C::Bit | C::RelationalAndLogical | C::Composite)
            );
            let alone = pure || matches!(class, Some(C::Atomic | C::Image | C::Memory | C::ConstantCreation));
            (!alone || friendly::shader::takes_derivatives(op), pure && no_pointers)
        }
    };
    let mut set = vec![Attribute::Enum(AttrKind::NO_UNWIND)];
    if convergent {
        set.push(Attribute::Enum(AttrKind::CONVERGENT));
    }
    if pure && sret.is_none() {
        set.push(Attribute::Enum(AttrKind::WILL_RETURN));
        set.push(functions::PURE);
    }
    let set = out.attributes.intern_set(set);
    let empty = out.attributes.empty_set();
    let params: Vec<_> = sret
        .map(|ty| out.attributes.intern_set(vec![Attribute::Type(AttrKind::SRET, Some(ty))]))
        .into_iter()
        .collect();
    out.attributes.intern_list(set, empty, &params)
}

/// Returns the choices among spellings. The SPIR-V friendly form has one spelling for each instruction.
fn preferences(m: &Raise<'_>) -> (Preference, LargeResults) {
    match m.input.options.llvm.dialect {
        BuiltinDialect::SpirvFriendly => (Preference::Oldest, LargeResults::Returned),
        _ => (m.input.preference(), m.input.large_results()),
    }
}
