//! The operands of instructions that become calls: the grammar distinguishes values and literals.

use crate::builtins::device_enqueue::{function_address, task_address};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::ids::Entity;
use crate::module::spelling::OperandType;
use llvm_model::{InstBuilder as _, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::opaque;
use spirv_module::{Category, Instruction, OperandFacts, OperandKind, Quantifier, Tolerance};
use translate_common::Problem;
use translate_common::problems::{IdProblem, OperandProblem, Wanted};

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BuiltinOperand {
    /// The value of an id.
    Value {
        /// The id.
        id: u32,
        /// The id of the value's type.
        ty: u32,
        /// The value of a constant integer; 0 for a zero of any other type.
        constant: Option<u64>,
    },
    /// The id of a function; the call has its address.
    Function(u32),
    /// The id of a function that is not a kernel, or of shaders; the call takes its address without a cast.
    Task(u32),
    /// The id of a type; the call has any value of it.
    Type(u32),
    /// A literal.
    Literal(u32),
}

impl BuiltinOperand {
    /// The id of a value or a function.
    pub(crate) fn id(&self) -> Option<u32> {
        match *self {
            BuiltinOperand::Value { id, .. } | BuiltinOperand::Function(id) | BuiltinOperand::Task(id) => {
                Some(id)
            }
            BuiltinOperand::Type(_) | BuiltinOperand::Literal(_) => None,
        }
    }

    /// Returns the value of a constant integer or a literal; 0 for a zero of any other type.
    pub(crate) fn constant(&self) -> Option<u64> {
        match *self {
            BuiltinOperand::Value { constant, .. } => constant,
            BuiltinOperand::Function(_) | BuiltinOperand::Task(_) | BuiltinOperand::Type(_) => None,
            BuiltinOperand::Literal(word) => Some(u64::from(word)),
        }
    }

    /// The type that a call has for it.
    pub(crate) fn ty(&self) -> OperandType {
        match *self {
            BuiltinOperand::Value { ty, .. } | BuiltinOperand::Type(ty) => OperandType::Of(ty),
            BuiltinOperand::Function(_) => OperandType::Function,
            BuiltinOperand::Task(id) => OperandType::Task(id),
            BuiltinOperand::Literal(_) => OperandType::Literal,
        }
    }
}

/// The operands of an instruction: most have few.
pub(crate) type Operands = SmallVec<[BuiltinOperand; 4]>;

/// The facts about the operands that follow, the next one last.
type Todo = SmallVec<[&'static OperandFacts; 8]>;

/// Takes operand words of an instruction apart.
pub(crate) fn builtin_operands(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    words: &[u32],
    facts: &'static [OperandFacts],
) -> Res<Operands> {
    let mut out = Operands::with_capacity(words.len());
    let has_library = f.raise.input.options.spirv.profile.has_library;
    // The operands that follow, the next one last.
    let mut todo: Todo = facts.iter().rev().collect();
    let mut rest = words;
    while let Some((&word, behind)) = rest.split_first() {
        let Some(&next) = todo.last() else {
            return Err(fail(OperandProblem::Superfluous));
        };
        if next.quantifier != Quantifier::Many {
            todo.pop();
        }
        rest = behind;
        out.push(match next.kind.category() {
            Category::Id if matches!(next.name(), "Type" | "ImageType") => type_operand(f, inst, word)?,
            Category::Id => value_or_function(id_operand(f, word)?, next, has_library)?,
            Category::Enum => {
                expect_parameters(&mut todo, next.kind, word);
                BuiltinOperand::Literal(word)
            }
            Category::Mask => {
                for bit in (0..32).rev().map(|n| 1 << n).filter(|bit| word & bit != 0) {
                    expect_parameters(&mut todo, next.kind, bit);
                }
                BuiltinOperand::Literal(word)
            }
            Category::Literal
                if matches!(next.kind, OperandKind::LiteralInteger | OperandKind::LiteralExtInstInteger) =>
            {
                BuiltinOperand::Literal(word)
            }
            _ => return Err(fail(Problem::internal("an operand without a form in a call"))),
        });
    }
    if todo.iter().any(|facts| facts.quantifier == Quantifier::One) {
        return Err(fail(OperandProblem::Missing));
    }
    Ok(out)
}

/// The operand of an id, if an operand with these facts may be a function, or the id is not one.
fn value_or_function(
    operand: BuiltinOperand,
    facts: &OperandFacts,
    has_library: bool,
) -> Res<BuiltinOperand> {
    let BuiltinOperand::Function(id) = operand else { return Ok(operand) };
    let is_number = matches!(facts.kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
    match facts.name() {
        "Function" => Ok(BuiltinOperand::Task(id)),
        "Invoke" => Ok(operand),
        _ if !has_library && !is_number => Ok(BuiltinOperand::Task(id)),
        _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Value })),
    }
}

fn expect_parameters(todo: &mut Todo, kind: OperandKind, value: u32) {
    if let Some(facts) = kind.enumerant(value) {
        todo.extend(facts.parameters.iter().rev());
    }
}

/// The operand that is a type of cooperative matrices: a function takes a value where the instruction names the type.
/// Where the instruction names a value instead, the function takes that one.
fn type_operand(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, id: u32) -> Res<BuiltinOperand> {
    if f.raise.ids.row(id).is_some_and(|slot| slot.ty != 0) {
        f.raise.report.tolerate(f.raise.input.options, &f.raise.ids, Tolerance::ValueForItsType, inst)?;
        return id_operand(f, id);
    }
    let ty = f.raise.ids.llvm_type(id)?;
    if !matches!(f.raise.out.types[ty], Type::TargetExt { .. }) {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::CooperativeMatrixType }));
    }
    Ok(BuiltinOperand::Type(id))
}

/// The operand that is the value of an id.
pub(crate) fn id_operand(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<BuiltinOperand> {
    let slot = f.raise.ids.row(id).ok_or_else(|| fail(IdProblem::Undefined { id }))?;
    if let Entity::Function(_) = slot.entity {
        return Ok(BuiltinOperand::Function(id));
    }
    let ty = slot.ty;
    if ty == 0 {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::Value }));
    }
    let constant = match slot.entity {
        // The value of an open constant is unknown.
        Entity::Value(Value::Const(_)) if f.raise.spec_constants.open(id).is_some() => None,
        Entity::Value(Value::Const(constant)) => {
            let constants = &f.raise.out.constants;
            match constants.as_int(constant) {
                Some(bits) => bits.to_u64(),
                None => constants.is_zero(constant).then_some(0),
            }
        }
        _ => None,
    };
    Ok(BuiltinOperand::Value { id, ty, constant })
}

/// The value of an operand and its LLVM type; literals are i32, of a type any value will do.
pub(crate) fn operand_value(f: &mut FunctionRaiser<'_, '_>, operand: BuiltinOperand) -> Res<(Value, TypeId)> {
    match operand {
        BuiltinOperand::Value { id, .. } => f.typed(id),
        BuiltinOperand::Function(id) => function_address(f, id),
        BuiltinOperand::Task(id) => task_address(f, id),
        BuiltinOperand::Type(ty) => {
            let ty = f.raise.ids.llvm_type(ty)?;
            // Images have no zero.
            let is_matrix = matches!(&f.raise.out.types[ty], Type::TargetExt { name, .. }
                if name.as_str().is_some_and(opaque::is_cooperative));
            if !is_matrix {
                return Ok((f.poison(ty), ty));
            }
            let value = f.raise.out.constants.zero(&f.raise.out.types, ty);
            Ok((Value::Const(value), ty))
        }
        BuiltinOperand::Literal(word) => Ok((f.int32(word), f.i32)),
    }
}
