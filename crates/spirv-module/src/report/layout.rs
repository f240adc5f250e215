//! How many bytes a value has in the memory of OpenCL: vectors of three as vectors of four, structures with the padding of
//! C unless they are packed.

use crate::definitions::Definitions;
use crate::instruction::Id;
use spirv_grammar::{AddressingModel, Decoration, Op};
use std::collections::{HashMap, HashSet};

/// How deep types are followed.
const MAX_DEPTH: u32 = 64;

/// Size and alignment in bytes.
#[derive(Clone, Copy)]
struct Extent {
    size: u64,
    alignment: u64,
}

/// The types of a module.
pub(super) struct Layout<'d> {
    definitions: &'d Definitions<'d>,
    /// Of a pointer.
    pointer: Option<u64>,
    packed: HashSet<Id>,
    known: HashMap<Id, Option<Extent>>,
}

impl<'d> Layout<'d> {
    pub(super) fn of(definitions: &'d Definitions<'d>) -> Layout<'d> {
        let mut layout = Layout { definitions, pointer: None, packed: HashSet::new(), known: HashMap::new() };
        for instruction in definitions.module().instructions() {
            match (instruction.op(), instruction.operands()) {
                (Op::MemoryModel, &[model, ..]) => {
                    layout.pointer = match AddressingModel(model) {
                        AddressingModel::Physical32 => Some(4),
                        AddressingModel::Physical64 => Some(8),
                        _ => None,
                    };
                }
                (Op::Decorate, &[target, decoration, ..]) if decoration == Decoration::CPacked.0 => {
                    layout.packed.insert(Id(target));
                }
                // Decorations come before the functions.
                (Op::Function, _) => break,
                _ => {}
            }
        }
        layout
    }

    /// Returns the bytes of a value of this type; `None` if only the device knows.
    pub(super) fn size(&mut self, ty: Id) -> Option<u64> {
        self.extent(ty, 0).map(|extent| extent.size)
    }

    /// Returns the size of the pointee of this pointer type.
    pub(super) fn pointee_size(&mut self, pointer: Id) -> Option<u64> {
        let definition = self.definitions.instruction(pointer)?;
        match (definition.op(), definition.operands()) {
            (Op::TypePointer, &[_, pointee]) => self.size(Id(pointee)),
            _ => None,
        }
    }

    fn extent(&mut self, ty: Id, depth: u32) -> Option<Extent> {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        let extent = if depth < MAX_DEPTH { self.new_extent(ty, depth) } else { None };
        self.known.insert(ty, extent);
        extent
    }

    fn new_extent(&mut self, ty: Id, depth: u32) -> Option<Extent> {
        let definition = self.definitions.instruction(ty)?;
        let same = |size: u64| Some(Extent { size, alignment: size });
        match (definition.op(), definition.operands()) {
            (Op::TypeBool, _) => same(1),
            (Op::TypeInt | Op::TypeFloat, &[width, ..]) => {
                same(u64::from(width.div_ceil(8)).checked_next_power_of_two()?)
            }
            (Op::TypeVector, &[element, count]) => {
                let count = u64::from(if count == 3 { 4 } else { count });
                same(self.extent(Id(element), depth + 1)?.size.checked_mul(count)?)
            }
            (Op::TypeArray, &[element, length]) => {
                let element = self.extent(Id(element), depth + 1)?;
                let length = self.definitions.instruction(Id(length)).and_then(super::number)?;
                Some(Extent { size: element.size.checked_mul(length)?, ..element })
            }
            (Op::TypeStruct, _) => {
                let packed = self.packed.contains(&ty);
                let mut whole = Extent { size: 0, alignment: 1 };
                for member in self.definitions.module().constituents(definition).flatten() {
                    let member = self.extent(Id(*member), depth + 1)?;
                    let alignment = if packed { 1 } else { member.alignment.max(1) };
                    let begin = whole.size.checked_next_multiple_of(alignment)?;
                    whole.size = begin.checked_add(member.size)?;
                    whole.alignment = whole.alignment.max(alignment);
                }
                whole.size = whole.size.checked_next_multiple_of(whole.alignment)?;
                Some(whole)
            }
            (Op::TypePointer | Op::TypeUntypedPointerKHR, _) => same(self.pointer?),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Module, Version, assemble, report};

    /// Returns the sizes of the arguments of a kernel with these types.
    fn sizes(types: &str, arguments: &[&str]) -> Vec<Option<u64>> {
        let parameters: String = arguments
            .iter()
            .enumerate()
            .map(|(at, ty)| format!("%a{at} = OpFunctionParameter {ty}\n"))
            .collect();
        let text = format!(
            "OpCapability Kernel\nOpMemoryModel Physical32 OpenCL\nOpEntryPoint Kernel %k \"k\"\n\
             OpDecorate %packed CPacked\nOpDecorate %a0 FuncParamAttr ByVal\n%void = OpTypeVoid\n\
             %char = OpTypeInt 8 0\n%int = OpTypeInt 32 0\n%int3 = OpTypeVector %int 3\n%n = OpConstant %int 5\n\
             {types}%type = OpTypeFunction %void {}\n%k = OpFunction %void None %type\n{parameters}%l = OpLabel\n\
             OpReturn\nOpFunctionEnd\n",
            arguments.join(" ")
        );
        let module: Module = assemble(&text, Version::V1_0).unwrap();
        report(&module).unwrap().entry_points[0].arguments.iter().map(|argument| argument.size).collect()
    }

    #[test]
    fn arguments_have_the_sizes_of_opencl() {
        let types = "%pair = OpTypeStruct %char %int3\n%packed = OpTypeStruct %char %int3\n\
            %array = OpTypeArray %pair %n\n%by_value = OpTypePointer Function %array\n\
            %global = OpTypePointer CrossWorkgroup %int\n%local = OpTypePointer Workgroup %int\n\
            %sampler = OpTypeSampler\n";
        let arguments = ["%by_value", "%packed", "%int3", "%global", "%local", "%sampler", "%char"];
        let expected = [Some(160), Some(17), Some(16), Some(4), None, None, Some(1)];
        assert_eq!(sizes(types, &arguments), expected);
    }

    #[test]
    fn types_that_are_wide_and_deep_are_measured_once() {
        let mut types = "%t0 = OpTypeStruct %int %int\n".to_owned();
        for depth in 1..60 {
            let member = format!(" %t{}", depth - 1).repeat(100);
            types += &format!("%t{depth} = OpTypeStruct{member}\n");
        }
        assert_eq!(sizes(&types, &["%int3", "%t59", "%t1"]), [None, None, Some(800)]);
    }
}
