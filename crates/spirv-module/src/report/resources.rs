//! The resources of a module's entry points: descriptors, and push constants.

use super::{Budget, EntryPoint, ReportTooLong, number};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use crate::module::Module;
use crate::walk::{Value, walk_operands};
use spirv_grammar::{Decoration, Dim, ImageFormat, Op, StorageClass};
use std::collections::{BTreeSet, HashMap};

/// A variable with a value from the host: a resource bound to a descriptor, or the push constants.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Resource {
    /// The id of the variable.
    pub id: Id,
    /// Its name, or that of its block, when it has one.
    pub name: Option<String>,
    /// Its storage class.
    pub storage_class: StorageClass,
    /// Its descriptor set and its binding; `None` for push constants.
    pub place: Option<(u32, u32)>,
    /// Its type, or that of an element where it is an array of descriptors: `struct`, `Image`, `Sampler`, `SampledImage`.
    pub type_name: String,
    /// The number of descriptors of an array, 0 if only the host knows it; `None` if it is not an array.
    pub count: Option<u64>,
    /// The bytes of a block by the offsets and strides of its members: arrays without a length add none. `None` if it is
    /// not a block, or its layout is not stated.
    pub size: Option<u64>,
    /// The format of an image's texels, where its type states one.
    pub format: Option<ImageFormat>,
    /// The type of an image, alone or with its sampler.
    pub image: Option<ImageType>,
}

/// The operands of an image type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImageType {
    /// Its dimensions.
    pub dim: Dim,
    /// Whether it has layers that a coordinate chooses.
    pub arrayed: bool,
    /// Whether it is sampled or fetched: it is not a storage image.
    pub sampled: bool,
    /// The component type of a channel in the shader.
    pub component: ComponentKind,
}

/// The component types of channels in shaders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComponentKind {
    /// Floats.
    Float,
    /// Integers with a sign.
    Signed,
    /// Integers without one.
    Unsigned,
}

/// How deep types are followed.
const MAX_DEPTH: u32 = 64;

/// How many functions are looked at on the ways from all entry points.
const MOST_CALLS: usize = 1 << 24;

/// Adds the resources of entry points: those that their functions name, and the functions that these call.
pub(super) fn of_entry_points<'d>(
    module: &'d Module,
    definitions: &Definitions<'d>,
    entries: &mut [EntryPoint],
    budget: &mut Budget,
) -> Result<(), ReportTooLong> {
    let layout = Explicit::of(module, definitions);
    let mut known = Known::new();
    let resources: HashMap<Id, Resource> = module
        .instructions()
        .take_while(|inst| inst.op() != Op::Function)
        .filter_map(|inst| resource(&layout, definitions, inst.result()?, &mut known))
        .map(|resource| (resource.id, resource))
        .collect();
    if resources.is_empty() {
        return Ok(());
    }
    let mut calls_left = Budget(MOST_CALLS);
    let functions = functions(module, definitions, &resources);
    for entry in entries {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![entry.function]);
        let mut used = BTreeSet::new();
        while let Some(function) = waiting.pop() {
            if let (true, Some((calls, names))) = (seen.insert(function), functions.get(&function)) {
                calls_left.take(1 + calls.len() + names.len())?;
                waiting.extend(calls);
                used.extend(names);
            }
        }
        budget.take(used.len())?;
        entry.resources = used.into_iter().filter_map(|id| resources.get(&id).cloned()).collect();
        entry.resources.sort_by_key(|resource| (resource.place, resource.id));
    }
    Ok(())
}

/// The functions that each function calls, and the resources that it names.
fn functions(
    module: &Module,
    definitions: &Definitions<'_>,
    resources: &HashMap<Id, Resource>,
) -> HashMap<Id, (Vec<Id>, BTreeSet<Id>)> {
    let mut functions: HashMap<Id, (Vec<Id>, BTreeSet<Id>)> = HashMap::new();
    let mut current = None;
    for inst in module.instructions() {
        match inst.op() {
            Op::Function => current = inst.result(),
            Op::FunctionEnd => current = None,
            _ => {}
        }
        let Some(function) = current else { continue };
        let (calls, names) = functions.entry(function).or_default();
        if let (Op::FunctionCall, Some(&callee)) = (inst.op(), inst.operands().first()) {
            calls.push(Id(callee));
        }
        // Instructions that do not follow the grammar are skipped.
        let _ = walk_operands(inst, definitions, |operand| {
            if let Value::Id(id) = operand.value
                && resources.contains_key(&id)
            {
                names.insert(id);
            }
        });
    }
    functions
}

/// Returns the resource of a variable, if it is one.
fn resource(
    layout: &Explicit<'_, '_>,
    definitions: &Definitions<'_>,
    id: Id,
    known: &mut Known,
) -> Option<Resource> {
    let variable = definitions.instruction(id)?;
    let (pointee, class) = match (variable.op(), variable.operands()) {
        (Op::Variable, &[class, ..]) => {
            let pointer = definitions.instruction(variable.result_type()?)?;
            let &[_, pointee] = pointer.operands() else { return None };
            (pointee, class)
        }
        (Op::UntypedVariableKHR, &[class, pointee, ..]) => (pointee, class),
        _ => return None,
    };
    let decorations = &layout.decorations;
    let of = |decoration: Decoration| decorations.get(&(id, decoration.0)).copied();
    let place = of(Decoration::DescriptorSet).zip(of(Decoration::Binding));
    if place.is_none() && class != StorageClass::PushConstant.0 {
        return None;
    }
    let ty = definitions.instruction(Id(pointee))?;
    let (element, count) = match (ty.op(), ty.operands()) {
        (Op::TypeArray, &[element, length]) => {
            (element, Some(definitions.instruction(Id(length)).and_then(number).unwrap_or(0)))
        }
        (Op::TypeRuntimeArray, &[element]) => (element, Some(0)),
        _ => (pointee, None),
    };
    let element_type = definitions.instruction(Id(element));
    let is_block = element_type.is_some_and(|ty| ty.op() == Op::TypeStruct);
    let format = match element_type.map(|ty| (ty.op(), ty.operands())) {
        Some((Op::TypeImage, &[_, _, _, _, _, _, format, ..])) => Some(ImageFormat(format)),
        _ => None,
    };
    let name = |id| layout.names.get(&id).map(|name| name.to_string_lossy());
    Some(Resource {
        id,
        name: name(id).filter(|name| !name.is_empty()).or_else(|| name(Id(element))),
        storage_class: StorageClass(class),
        place,
        type_name: super::arguments::type_name(definitions, Id(element), 0),
        count,
        size: if is_block { layout.size(Id(element), known) } else { None },
        format: format.filter(|&format| format != ImageFormat::Unknown),
        image: element_type.and_then(|ty| image(definitions, ty)),
    })
}

/// Returns the type of an image, or of an image with its sampler.
fn image(definitions: &Definitions<'_>, ty: Instruction<'_>) -> Option<ImageType> {
    let ty = match (ty.op(), ty.operands()) {
        (Op::TypeSampledImage, &[image]) => definitions.instruction(Id(image))?,
        _ => ty,
    };
    let (Op::TypeImage, &[component, dim, _, arrayed, _, sampled, ..]) = (ty.op(), ty.operands()) else {
        return None;
    };
    let component = definitions.instruction(Id(component))?;
    let component = match (component.op(), component.operands()) {
        (Op::TypeInt, &[_, 1]) => ComponentKind::Signed,
        (Op::TypeInt, _) => ComponentKind::Unsigned,
        _ => ComponentKind::Float,
    };
    Some(ImageType { dim: Dim(dim), arrayed: arrayed != 0, sampled: sampled == 1, component })
}

/// The bytes of types; a matrix has them as a member of a structure.
type Known = HashMap<(Id, Option<(Id, u32)>), Option<u64>>;

/// The decorations of variables and of types in buffers.
struct Explicit<'m, 'd> {
    definitions: &'m Definitions<'d>,
    names: HashMap<Id, LiteralString<'d>>,
    /// The literals of decorations by their target.
    decorations: HashMap<(Id, u32), u32>,
    /// The same, by structure and member.
    members: HashMap<(Id, u32, u32), u32>,
}

impl<'m, 'd> Explicit<'m, 'd> {
    fn of(module: &'d Module, definitions: &'m Definitions<'d>) -> Self {
        let (mut names, mut decorations, mut members) = (HashMap::new(), HashMap::new(), HashMap::new());
        for inst in module.instructions().take_while(|inst| inst.op() != Op::Function) {
            match (inst.op(), inst.operands()) {
                (Op::Name, &[target, ref rest @ ..]) => {
                    names.extend(LiteralString::read(rest).map(|text| (Id(target), text)));
                }
                (Op::Decorate, &[target, decoration, ref rest @ ..]) => {
                    decorations.insert((Id(target), decoration), rest.first().copied().unwrap_or(0));
                }
                (Op::MemberDecorate, &[target, member, decoration, ref rest @ ..]) => {
                    members.insert((Id(target), member, decoration), rest.first().copied().unwrap_or(0));
                }
                _ => {}
            }
        }
        Self { definitions, names, decorations, members }
    }

    /// Returns the bytes of a block without its arrays without a length.
    fn size(&self, block: Id, known: &mut Known) -> Option<u64> {
        self.extent(block, None, known, 0)
    }

    /// As [`Explicit::size`], of any type; of a matrix as the member of a structure that has one.
    fn extent(&self, ty: Id, member: Option<(Id, u32)>, known: &mut Known, depth: u32) -> Option<u64> {
        if let Some(extent) = known.get(&(ty, member)) {
            return *extent;
        }
        let definition = self.definitions.instruction(ty).filter(|_| depth < MAX_DEPTH)?;
        let mut inner = |ty: u32, member: Option<(Id, u32)>| self.extent(Id(ty), member, known, depth + 1);
        let said = |decoration: Decoration| {
            let (of, index) = member?;
            self.members.get(&(of, index, decoration.0)).map(|&word| u64::from(word))
        };
        let extent = match (definition.op(), definition.operands()) {
            (Op::TypeInt | Op::TypeFloat, &[width, ..]) => Some(u64::from(width.div_ceil(8))),
            (Op::TypePointer, _) => Some(8),
            (Op::TypeVector, &[element, count]) => inner(element, None)?.checked_mul(count.into()),
            (Op::TypeMatrix, &[column, columns]) => {
                let is_row_major = said(Decoration::RowMajor).is_some();
                let rows = inner(column, None)?;
                let scalar = self.definitions.instruction(Id(column))?.operands().first().copied();
                let scalar = inner(scalar?, None)?.max(1);
                let (vectors, vector) = if is_row_major {
                    (rows / scalar, scalar * u64::from(columns))
                } else {
                    (columns.into(), rows)
                };
                let stride = said(Decoration::MatrixStride)?;
                stride.checked_mul(vectors.saturating_sub(1))?.checked_add(vector)
            }
            (Op::TypeArray, &[element, length]) => {
                let length = self.definitions.instruction(Id(length)).and_then(number)?;
                let stride = u64::from(*self.decorations.get(&(ty, Decoration::ArrayStride.0))?);
                let last = inner(element, member)?;
                stride.checked_mul(length.saturating_sub(1))?.checked_add(last)
            }
            (Op::TypeRuntimeArray, _) => Some(0),
            (Op::TypeStruct, members) => {
                let mut end = 0;
                for (index, &of) in (0..).zip(members) {
                    let offset = *self.members.get(&(ty, index, Decoration::Offset.0))?;
                    let size = inner(of, Some((ty, index)))?;
                    end = end.max(u64::from(offset).checked_add(size)?);
                }
                Some(end)
            }
            _ => None,
        };
        known.insert((ty, member), extent);
        extent
    }
}

#[cfg(test)]
mod tests {
    use crate::{ReportTooLong, Version, assemble, report};

    #[test]
    fn resources_are_those_that_the_functions_of_an_entry_point_name() {
        let text = "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %one \"one\"\n\
            OpEntryPoint GLCompute %two \"two\"\nOpName %data \"data\"\nOpName %block \"Block\"\n\
            OpDecorate %data DescriptorSet 1\nOpDecorate %data Binding 2\nOpDecorate %many DescriptorSet 0\n\
            OpDecorate %many Binding 3\nOpDecorate %words ArrayStride 4\nOpMemberDecorate %block 0 Offset 0\n\
            OpMemberDecorate %block 0 MatrixStride 16\nOpMemberDecorate %block 0 ColMajor\n\
            OpMemberDecorate %block 1 Offset 32\nOpMemberDecorate %pushed 0 Offset 8\n%void = OpTypeVoid\n\
            %type = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%two_floats = OpTypeVector %float 2\n\
            %matrix = OpTypeMatrix %two_floats 2\n%words = OpTypeRuntimeArray %uint\n%block = OpTypeStruct %matrix %words\n\
            %n = OpConstant %uint 4\n%blocks = OpTypeArray %block %n\n%to_block = OpTypePointer StorageBuffer %block\n\
            %to_blocks = OpTypePointer StorageBuffer %blocks\n%pushed = OpTypeStruct %uint\n\
            %to_pushed = OpTypePointer PushConstant %pushed\n%data = OpVariable %to_block StorageBuffer\n\
            %many = OpVariable %to_blocks StorageBuffer\n%push = OpVariable %to_pushed PushConstant\n\
            %one = OpFunction %void None %type\n%l1 = OpLabel\n%p = OpCopyObject %to_block %data\n\
            %c = OpFunctionCall %void %inner\nOpReturn\nOpFunctionEnd\n%two = OpFunction %void None %type\n%l2 = OpLabel\n\
            OpReturn\nOpFunctionEnd\n%inner = OpFunction %void None %type\n%l3 = OpLabel\n\
            %q = OpCopyObject %to_blocks %many\n%r = OpCopyObject %to_pushed %push\nOpReturn\nOpFunctionEnd\n";
        let report = report(&assemble(text, Version::V1_3).unwrap()).unwrap();
        let [one, two] = report.entry_points.as_slice() else { panic!() };
        let shown: Vec<_> = one
            .resources
            .iter()
            .map(|r| (r.place, r.name.as_deref(), r.type_name.as_str(), r.count, r.size))
            .collect();
        assert_eq!(
            shown,
            [
                (None, None, "struct", None, Some(12)),
                (Some((0, 3)), Some("Block"), "struct", Some(4), Some(32)),
                (Some((1, 2)), Some("data"), "struct", None, Some(32)),
            ]
        );
        assert!(two.resources.is_empty());
    }

    #[test]
    fn functions_that_many_entry_points_share_are_not_listed_without_end() {
        let lines = |line: &dyn Fn(u32) -> String| (0..1100).map(line).collect::<String>();
        let text = format!(
            "OpCapability Shader\nOpMemoryModel Logical GLSL450\n{}{}%void = OpTypeVoid\n\
             %type = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n%block = OpTypeStruct %uint\n\
             %pointer = OpTypePointer StorageBuffer %block\n{}%f = OpFunction %void None %type\n%l = OpLabel\n\
             {}OpReturn\nOpFunctionEnd\n",
            lines(&|n| format!("OpEntryPoint GLCompute %f \"e{n}\"\n")),
            lines(&|n| format!("OpDecorate %v{n} DescriptorSet 0\nOpDecorate %v{n} Binding {n}\n")),
            lines(&|n| format!("%v{n} = OpVariable %pointer StorageBuffer\n")),
            lines(&|n| format!("%c{n} = OpCopyObject %pointer %v{n}\n")),
        );
        assert_eq!(report(&assemble(&text, Version::V1_3).unwrap()), Err(ReportTooLong));
    }
}
