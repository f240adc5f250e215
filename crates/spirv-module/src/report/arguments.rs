//! The arguments of a module's entry points.

use super::layout::Layout;
use super::{EntryPoint, all_of, number_name};
use crate::definitions::Definitions;
use crate::instruction::Id;
use crate::literal_string::LiteralString;
use crate::module::Module;
use spirv_grammar::{AccessQualifier, Decoration, FunctionParameterAttribute, Op, StorageClass};

/// An argument of an entry point: a parameter of its function.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Argument {
    /// The id of the parameter.
    pub id: Id,
    /// Its name, when it has one.
    pub name: Option<String>,
    /// Its type: `f32`, `<4 x i32>`, `[3 x u8]`, `struct`, `ptr CrossWorkgroup f32`, `Image`, `Sampler`.
    pub type_name: String,
    /// The bytes of a value, as `clSetKernelArg` takes it: for an argument by value, of the value. `None` for local memory,
    /// whose size the host chooses, and for images, samplers, queues and the like.
    pub size: Option<u64>,
    /// Its type as the source spells it, when the module states that (an OpString `kernel_arg_type.…`).
    pub source_type: Option<String>,
    /// The storage class of a pointer; `None` for other types, and for a pointer to a copy of a value.
    pub storage_class: Option<StorageClass>,
    /// How an image or a pipe is accessed.
    pub access: Option<AccessQualifier>,
    /// It is a pointer to a copy that is made for the call.
    pub is_by_value: bool,
    /// The pointee is not written.
    pub is_const: bool,
    /// Nothing else points to the pointee.
    pub is_restrict: bool,
    /// The pointee may change by itself.
    pub is_volatile: bool,
}

/// How deep types are spelled out.
const MAX_DEPTH: u32 = 8;

/// Returns the arguments of the function of `entry`, without the facts of other instructions.
pub(super) fn of_function(module: &Module, definitions: &Definitions<'_>, function: Id) -> Vec<Argument> {
    let Some(definition) = definitions.instruction(function) else { return Vec::new() };
    let behind = (definition.index() as usize + 1..).map_while(|index| module.instruction(index));
    let parameters = behind
        .take_while(|inst| matches!(inst.op(), Op::FunctionParameter | Op::Line | Op::NoLine | Op::Nop))
        .filter(|inst| inst.op() == Op::FunctionParameter);
    parameters
        .filter_map(|inst| {
            let (id, ty) = (inst.result()?, inst.result_type()?);
            let definition = definitions.instruction(ty);
            let operands = definition.map_or(&[][..], |ty| ty.operands());
            let (storage_class, access) = match (definition.map(|ty| ty.op()), operands) {
                (Some(Op::TypePointer | Op::TypeUntypedPointerKHR), &[class, ..]) => {
                    (Some(StorageClass(class)), None)
                }
                (Some(Op::TypeImage), &[_, _, _, _, _, _, _, access, ..])
                | (Some(Op::TypePipe), &[access, ..]) => (None, Some(AccessQualifier(access))),
                _ => (None, None),
            };
            Some(Argument {
                id,
                name: None,
                type_name: type_name(definitions, ty, 0),
                size: None,
                source_type: None,
                storage_class,
                access,
                is_by_value: false,
                is_const: storage_class == Some(StorageClass::UniformConstant),
                is_restrict: false,
                is_volatile: false,
            })
        })
        .collect()
}

/// Adds names, decorations and strings of the arguments.
pub(super) fn describe(module: &Module, entry_points: &mut [EntryPoint]) {
    let numbers = |(entry, point): (usize, &EntryPoint)| {
        let ids = point.arguments.iter().enumerate();
        ids.map(|(argument, of)| (of.id, (entry, argument))).collect::<Vec<_>>()
    };
    let mut places: Vec<(Id, (usize, usize))> = entry_points.iter().enumerate().flat_map(numbers).collect();
    places.sort_unstable();
    for instruction in module.instructions() {
        let operands = instruction.operands();
        match (instruction.op(), operands) {
            (Op::String, _) => state_types(operands, entry_points),
            (Op::Name | Op::Decorate, &[target, ref rest @ ..]) => {
                for (entry, argument) in all_of(&places, Id(target)) {
                    let point = entry_points.get_mut(entry);
                    let Some(argument) = point.and_then(|point| point.arguments.get_mut(argument)) else {
                        continue;
                    };
                    match instruction.op() {
                        Op::Name => {
                            argument.name = LiteralString::read(rest).map(|text| text.to_string_lossy());
                        }
                        _ => decorate(argument, rest),
                    }
                }
            }
            // Names and decorations come before the functions.
            (Op::Function, _) => break,
            _ => {}
        }
    }
}

/// Adds the sizes.
pub(super) fn measure(definitions: &Definitions<'_>, entry_points: &mut [EntryPoint]) {
    let mut layout = Layout::of(definitions);
    for argument in entry_points.iter_mut().flat_map(|point| &mut point.arguments) {
        let Some(ty) = definitions.instruction(argument.id).and_then(|inst| inst.result_type()) else {
            continue;
        };
        argument.size = match argument.storage_class {
            _ if argument.is_by_value => layout.pointee_size(ty),
            Some(StorageClass::Workgroup) => None,
            _ => layout.size(ty),
        };
    }
}

fn decorate(argument: &mut Argument, words: &[u32]) {
    let &[decoration, ref operands @ ..] = words else { return };
    let attribute = operands.first().map(|&word| FunctionParameterAttribute(word));
    match (Decoration(decoration), attribute) {
        (Decoration::FuncParamAttr, Some(FunctionParameterAttribute::ByVal)) => {
            argument.is_by_value = true;
            argument.storage_class = None;
        }
        (Decoration::FuncParamAttr, Some(FunctionParameterAttribute::NoAlias))
        | (Decoration::Restrict, _) => {
            argument.is_restrict = true;
        }
        (Decoration::FuncParamAttr, Some(FunctionParameterAttribute::NoWrite)) => argument.is_const = true,
        (Decoration::Volatile, _) => argument.is_volatile = true,
        _ => {}
    }
}

/// Heeds a string `kernel_arg_type.KERNEL.int*,float,`, in which LLVM's metadata of that name is kept.
fn state_types(words: &[u32], entry_points: &mut [EntryPoint]) {
    let Some(text) = LiteralString::read(words).map(|text| text.to_string_lossy()) else { return };
    let Some((kernel, list)) = text.strip_prefix("kernel_arg_type.").and_then(|rest| rest.rsplit_once('.'))
    else {
        return;
    };
    let types: Vec<&str> = list.strip_suffix(',').unwrap_or(list).split(',').collect();
    for point in entry_points.iter_mut().filter(|point| point.name == kernel) {
        if point.arguments.len() == types.len() {
            for (argument, ty) in point.arguments.iter_mut().zip(&types) {
                argument.source_type = Some((*ty).to_owned());
            }
        }
    }
}

pub(super) fn type_name(definitions: &Definitions<'_>, ty: Id, depth: u32) -> String {
    let Some(definition) = definitions.instruction(ty).filter(|_| depth < MAX_DEPTH) else {
        return "?".to_owned();
    };
    let part = |id: u32| type_name(definitions, Id(id), depth + 1);
    match (definition.op(), definition.operands()) {
        (Op::TypeInt | Op::TypeFloat, _) => number_name(definitions, ty),
        (Op::TypeBool, _) => "bool".to_owned(),
        (Op::TypeVector, &[element, count]) => format!("<{count} x {}>", part(element)),
        (Op::TypeArray, &[element, length]) => {
            let length = definitions.instruction(Id(length)).and_then(super::number);
            let length = length.map_or("?".to_owned(), |length| length.to_string());
            format!("[{length} x {}]", part(element))
        }
        (Op::TypePointer, &[class, pointee]) => format!("ptr {:?} {}", StorageClass(class), part(pointee)),
        (Op::TypeUntypedPointerKHR, &[class, ..]) => format!("ptr {:?}", StorageClass(class)),
        (Op::TypeStruct, _) => "struct".to_owned(),
        (op, _) => op.to_string().trim_start_matches("OpType").to_owned(),
    }
}
