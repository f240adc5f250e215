//! Whether the operands of instructions that only extensions have are of types that the extensions allow.
//!
//! Validators check the type rules of the core specification, but often not those of extensions. The rules are those by
//! which calls of these instructions' functions are read ([`spirv_mapping::signatures`]).

use crate::diagnostics::Diagnostics;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::Problem;
use spirv_grammar::{FPEncoding, Op, OperandKind, Quantifier, StorageClass};
use spirv_mapping::Ty;
use spirv_mapping::convention::memory;
use spirv_mapping::signatures::Mismatch;
use spirv_module::{Definitions, Id, Instruction, Module};

/// Returns an error for every instruction of `module` with types that its extension does not allow; `place` returns the
/// place of an instruction.
pub fn wrong_operand_types(module: &Module, place: impl Fn(Instruction<'_>) -> Place) -> Diagnostics {
    let definitions = Definitions::of(module);
    let mut diagnostics = Diagnostics::default();
    for instruction in module.instructions() {
        if let Some(wrong) = wrong_types(&definitions, instruction) {
            diagnostics.push(Problem::SpirvTypes(wrong).at(place(instruction)));
        }
    }
    diagnostics
}

fn wrong_types(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<Mismatch> {
    let op = instruction.op();
    let facts = op.facts().filter(|facts| facts.requires.version.is_none())?;
    let result = instruction.result_type();
    let mut types = vec![result.map_or(Ty::Void, |ty| type_named(definitions, ty))];
    for (operand, &word) in facts.operands.iter().zip(instruction.operands()) {
        let is_id = matches!(
            operand.kind,
            OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics
        );
        if !is_id || operand.quantifier != Quantifier::One {
            break;
        }
        types.push(definitions.type_of(Id(word)).map_or(Ty::Other, |ty| type_named(definitions, ty)));
    }
    spirv_mapping::signatures::refused(op, |part| types.get(part))
}

/// A type in the table's terms; [`Ty::Other`] for one that the rules are not about.
fn type_named(definitions: &Definitions<'_>, id: Id) -> Ty {
    let Some(ty) = definitions.instruction(id) else { return Ty::Other };
    let scalar = |id: u32| match definitions.instruction(Id(id)) {
        Some(ty) => scalar(ty),
        None => Ty::Other,
    };
    match (ty.op(), ty.operands()) {
        (Op::TypeVector, &[element, lanes]) => match scalar(element) {
            Ty::Other => Ty::Other,
            element => Ty::Vector(lanes, Box::new(element)),
        },
        (Op::TypePointer, &[storage, pointee]) => {
            let pointee = Some(scalar(pointee)).filter(|ty| *ty != Ty::Other);
            pointer(storage, pointee)
        }
        (Op::TypeUntypedPointerKHR, &[storage]) => pointer(storage, None),
        _ => scalar(id.0),
    }
}

fn pointer(storage: u32, pointee: Option<Ty>) -> Ty {
    match memory::address_space(memory::KERNEL_STORAGE, StorageClass(storage)) {
        Some(space) => Ty::Pointer { space, pointee: pointee.map(Box::new) },
        None => Ty::Other,
    }
}

fn scalar(ty: Instruction<'_>) -> Ty {
    match (ty.op(), ty.operands()) {
        (Op::TypeVoid, _) => Ty::Void,
        (Op::TypeBool, _) => Ty::Bool,
        (Op::TypeInt, &[width, ..]) => Ty::Int(width),
        (Op::TypeFloat, &[width]) => Ty::Float(width),
        (Op::TypeFloat, &[16, encoding]) if FPEncoding(encoding) == FPEncoding::BFloat16KHR => Ty::BFloat16,
        _ => Ty::Other,
    }
}
