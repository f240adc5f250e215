//! The locations of a shader's inputs and outputs: no two variables of an entry point may have the same one (specification
//! of Vulkan, "Location Assignment").

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Decoration, Definitions, ExecutionModel, Id, Instruction, Module, Op, StorageClass};
use translate_common::problems::ShaderProblem;

/// Where a variable is.
#[derive(Clone, Copy, Default)]
struct Place {
    location: Option<u32>,
    component: u32,
    /// Of an output, the input of the blend equation.
    index: u32,
}

/// What a variable occupies: of one storage class and index, a location and a component of it.
type Slot = (u32, u32, u64, u32);

/// The stages whose inputs and outputs are not arrays over vertices.
const MODELS: [ExecutionModel; 2] = [ExecutionModel::Vertex, ExecutionModel::Fragment];

/// Devices have far fewer locations, and validators count the components of all in 32 bits.
const MAX_LOCATION: u32 = 1 << 16;

const TOO_HIGH: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an input or output of the shader has a location that no device has",
    help: "number the locations from 0",
};

/// The most slots of a variable that are looked at: devices have far fewer.
const MAX_SLOTS: u64 = 4096;

/// The most components of an interface that are looked at.
const MAX_TAKEN: usize = 1 << 18;

/// The most components of a variable: four of 64 bits.
const MAX_COMPONENTS: u32 = 8;

/// Returns the first variable of an entry point that has no location, or one that another has.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut places: FxHashMap<Id, Place> = FxHashMap::default();
    let (mut vertex_arrays, mut builtins): (FxHashSet<Id>, FxHashSet<Id>) = Default::default();
    let mut entries = Vec::new();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, ..]) if MODELS.contains(&ExecutionModel(model)) => {
                entries.push(instruction)
            }
            (Op::Decorate, &[target, decoration, ref literals @ ..]) => {
                let place = places.entry(Id(target)).or_default();
                match (Decoration(decoration), literals) {
                    (Decoration::Location, &[location]) => place.location = Some(location),
                    (Decoration::Component, &[component]) => place.component = component,
                    (Decoration::Index, &[index]) => place.index = index,
                    (Decoration::BuiltIn, _) => {
                        builtins.insert(Id(target));
                    }
                    (Decoration::PerVertexKHR, _) => {
                        vertex_arrays.insert(Id(target));
                    }
                    _ => {}
                }
            }
            (Op::Function, _) => break,
            _ => {}
        }
    }
    for entry in entries {
        let mut taken: FxHashSet<Slot> = FxHashSet::default();
        // Before version 1.4 the list holds inputs and outputs alone; what else it holds has no location.
        for id in interface(entry) {
            let Some(variable) = definitions.instruction(id).filter(|_| !vertex_arrays.contains(&id)) else {
                continue;
            };
            let place = places.get(&id).copied().unwrap_or_default();
            let Some((storage, pointee)) = pointer(definitions, variable) else { continue };
            if ![StorageClass::Input, StorageClass::Output].contains(&StorageClass(storage)) {
                continue;
            }
            let Some((columns, components)) = size(definitions, pointee) else { continue };
            let Some(first) = place.location else {
                if builtins.contains(&id) {
                    continue;
                }
                return Some((variable, ShaderProblem::NoLocation));
            };
            if first > MAX_LOCATION {
                return Some((variable, TOO_HIGH));
            }
            let components = components.min(MAX_COMPONENTS);
            if taken.len() > MAX_TAKEN {
                break;
            }
            for column in 0..columns.min(MAX_SLOTS) {
                for component in place.component..place.component.saturating_add(components) {
                    let location = u64::from(first) + column * u64::from(components.div_ceil(4).max(1));
                    let location = location + u64::from(component / 4);
                    if !taken.insert((storage, place.index, location, component % 4)) {
                        return Some((variable, ShaderProblem::SameLocation));
                    }
                }
            }
        }
    }
    None
}

/// The variables in the list of an entry point: what follows its name.
pub(super) fn interface(entry: Instruction<'_>) -> impl Iterator<Item = Id> + '_ {
    let words = entry.operands().get(2..).unwrap_or_default();
    // The name ends in the word that has a zero byte.
    let end =
        words.iter().position(|word| word.to_le_bytes().contains(&0)).map_or(words.len(), |end| end + 1);
    words[end..].iter().map(|&word| Id(word))
}

/// The storage class and the type of a variable.
fn pointer(definitions: &Definitions<'_>, variable: Instruction<'_>) -> Option<(u32, Id)> {
    let ty = definitions.instruction(variable.result_type()?)?;
    match (ty.op(), ty.operands()) {
        (Op::TypePointer, &[storage, pointee]) => Some((storage, Id(pointee))),
        _ => None,
    }
}

/// The number of columns or elements of a type, and the components of 32 bits of each; `None` for structures: their members
/// have locations of their own.
fn size(definitions: &Definitions<'_>, ty: Id) -> Option<(u64, u32)> {
    let mut columns = 1u64;
    let mut at = definitions.instruction(ty)?;
    loop {
        match (at.op(), at.operands()) {
            (Op::TypeArray, &[element, length]) => {
                let length =
                    definitions.instruction(Id(length)).filter(|length| length.op() == Op::Constant)?;
                columns = columns.checked_mul(u64::from(*length.operands().first()?))?;
                at = definitions.instruction(Id(element))?;
            }
            (Op::TypeMatrix, &[column, count]) => {
                columns = columns.checked_mul(count.into())?;
                at = definitions.instruction(Id(column))?;
            }
            (Op::TypeVector, &[component, count]) => {
                let width = definitions.number_type(Id(component))?.width;
                return Some((columns, count.checked_mul(if width > 32 { 2 } else { 1 })?));
            }
            (Op::TypeInt | Op::TypeFloat, &[width, ..]) => {
                return Some((columns, if width > 32 { 2 } else { 1 }));
            }
            _ => return None,
        }
    }
}
