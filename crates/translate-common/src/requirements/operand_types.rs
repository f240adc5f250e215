//! Whether the operands of instructions are of types that the instructions allow.
//!
//! The rules are those by which calls of these instructions' functions are read ([`spirv_mapping::signatures`]). Validators
//! check the type rules of the core specification, but often not those of extensions: [`wrong_operand_types`] looks at the
//! latter. [`OperandTypes`] is for instructions that have not been checked as calls.

use crate::diagnostics::Diagnostics;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::Problem;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_grammar::{FPEncoding, Op, OperandFacts, OperandKind, Quantifier, StorageClass};
use spirv_mapping::convention::memory;
use spirv_mapping::signatures::Mismatch;
use spirv_mapping::{Inst, TargetTy, Ty};
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
    let types: Vec<Ty> = parts(definitions, facts.operands, instruction)
        .map(|ty| ty.map_or(Ty::Other, |ty| ty.map_or(Ty::Void, |ty| type_named(definitions, ty))))
        .collect();
    spirv_mapping::signatures::refused(op, |part| types.get(part))
}

/// The types of the result (`Some(None)` if there is none) and of the operands in front of the first that is no value;
/// `None` for one that is unknown.
fn parts(
    definitions: &Definitions<'_>,
    operands: &'static [OperandFacts],
    instruction: Instruction<'_>,
) -> impl Iterator<Item = Option<Option<Id>>> {
    let operands = operands.iter().zip(instruction.operands());
    let values = operands.take_while(|(operand, _)| {
        let is_id = matches!(
            operand.kind,
            OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics
        );
        is_id && operand.quantifier == Quantifier::One
    });
    let values = values.map(|(_, &word)| definitions.type_of(Id(word)).map(Some));
    std::iter::once(Some(instruction.result_type())).chain(values)
}

/// The types of a module's values in the table's terms, for the checks of many instructions.
#[derive(Debug)]
pub struct OperandTypes<'d, 'm> {
    definitions: &'d Definitions<'m>,
    known: FxHashMap<Id, Ty>,
    /// Instructions, with the types of their results and operands, that were right.
    right: FxHashSet<(Inst, Parts)>,
}

/// The types of an instruction's result and operands, where they are known.
type Parts = SmallVec<[Option<Id>; 8]>;

impl<'d, 'm> OperandTypes<'d, 'm> {
    /// Returns an empty table for a module.
    pub fn new(definitions: &'d Definitions<'m>) -> OperandTypes<'d, 'm> {
        OperandTypes { definitions, known: FxHashMap::default(), right: FxHashSet::default() }
    }

    /// Returns the first type of an instruction's result and operands that its signature does not have.
    pub fn wrong(&mut self, instruction: Instruction<'_>) -> Option<Mismatch> {
        let inst = self.inst(instruction)?;
        if !spirv_mapping::signatures::are_known(inst) {
            return None;
        }
        let ids: Parts = match (inst, instruction.operands()) {
            (Inst::Ext(..), &[_, _, ref arguments @ ..]) => {
                let types = arguments.iter().map(|&argument| self.definitions.type_of(Id(argument)));
                std::iter::once(instruction.result_type()).chain(types).collect()
            }
            _ => {
                let operands = instruction.op().facts()?.operands;
                parts(self.definitions, operands, instruction).map(Option::flatten).collect()
            }
        };
        let key = (inst, ids);
        if self.right.contains(&key) {
            return None;
        }
        let ids = &key.1;
        for &ty in ids.iter().flatten() {
            self.known.entry(ty).or_insert_with(|| type_in_module(self.definitions, ty));
        }
        let wrong = spirv_mapping::signatures::violated(inst, |part| self.known.get(&(*ids.get(part)?)?));
        if wrong.is_none() {
            self.right.insert(key);
        }
        wrong
    }

    /// The instruction, of the set that it is in.
    fn inst(&self, instruction: Instruction<'_>) -> Option<Inst> {
        match (instruction.op(), instruction.operands()) {
            (Op::ExtInst, &[set, number, ..]) => {
                Some(Inst::Ext(self.definitions.import(Id(set))?.set?, number))
            }
            (op, _) => Some(Inst::Core(op)),
        }
    }
}

/// A type of a module in the table's terms: types that are no numbers have their own names, with their ids where others of the
/// name differ.
fn type_in_module(definitions: &Definitions<'_>, id: Id) -> Ty {
    let Some(ty) = definitions.instruction(id) else { return Ty::Other };
    let target = |name: &str| {
        let target = TargetTy { ints: vec![id.0], ..TargetTy::plain(name) };
        Ty::Target(target)
    };
    match (ty.op(), ty.operands()) {
        (Op::TypeStruct, _) => Ty::Struct(id.to_string()),
        (Op::TypeArray | Op::TypeRuntimeArray, _) => Ty::Array(id.0.into(), Box::new(Ty::Other)),
        (Op::TypeMatrix, _) => target("spirv.Matrix"),
        (Op::TypePointer | Op::TypeUntypedPointerKHR, &[storage, ..])
            if memory::address_space(memory::KERNEL_STORAGE, StorageClass(storage)).is_none() =>
        {
            // No address space has such a number.
            Ty::untyped_pointer(!storage)
        }
        (
            op @ (Op::TypeEvent
            | Op::TypeDeviceEvent
            | Op::TypeReserveId
            | Op::TypeQueue
            | Op::TypePipe
            | Op::TypeAccelerationStructureKHR
            | Op::TypeRayQueryKHR
            | Op::TypeHitObjectNV
            | Op::TypeHitObjectEXT
            | Op::TypeTensorLayoutNV
            | Op::TypeTensorViewNV
            | Op::TypeCooperativeMatrixKHR
            | Op::TypeCooperativeMatrixNV),
            _,
        ) => {
            let name = op.name().unwrap_or_default();
            target(&format!("spirv.{}", name.strip_prefix("Type").unwrap_or(name)))
        }
        _ => image(definitions, id).unwrap_or_else(|| type_named(definitions, id)),
    }
}

/// The type of an image or a sampler in the table's terms.
fn image(definitions: &Definitions<'_>, id: Id) -> Option<Ty> {
    let ty = definitions.instruction(id)?;
    let target =
        |name: &str, ints: &[u32]| Ty::Target(TargetTy { ints: ints.to_vec(), ..TargetTy::plain(name) });
    Some(match (ty.op(), ty.operands()) {
        (Op::TypeImage, &[_, ref ints @ ..]) => target("spirv.Image", ints),
        (Op::TypeSampledImage, &[image]) => {
            let ints = definitions.instruction(Id(image))?.operands().get(1..)?;
            target("spirv.SampledImage", ints)
        }
        (Op::TypeSampler, _) => target("spirv.Sampler", &[]),
        _ => return None,
    })
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
