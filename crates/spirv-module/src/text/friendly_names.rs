//! Names for ids that a reader can understand, the same that `spirv-dis` makes up.
//!
//! OpName comes first, then a description of a type or constant (`%v4float`, `%uint_7`), then the number. A name is used once;
//! the second id that wants it gets `_0`, the next `_1`.

use super::number::write_number;
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use spirv_grammar::{BuiltIn, Decoration, FPEncoding, Op, OperandKind};
use std::collections::HashMap;

/// Longer names are replaced by the number, as SPIRV-Tools does.
const MAX_NAME: usize = 256;

/// The names of all ids of a module.
pub(super) struct FriendlyNames {
    ids: IdMap,
    /// Names that are not simply the id's number.
    names: Vec<Box<str>>,
}

impl FriendlyNames {
    pub(super) fn of(definitions: &Definitions<'_>) -> FriendlyNames {
        let module = definitions.module();
        // Ids above are rare, whatever the bound in the header.
        let dense = (module.header.bound as usize).min(4 * module.list.words.len());
        let ids = IdMap { dense: vec![UNKNOWN; dense], sparse: HashMap::new() };
        let names = FriendlyNames { ids, names: Vec::new() };
        let mut naming = Naming { definitions, names, used: HashMap::new(), numeric_names: false };
        for instruction in module.instructions() {
            naming.instruction(instruction);
        }
        naming.names
    }

    /// The name without `%`; `None`: the number.
    pub(super) fn get(&self, id: Id) -> Option<&str> {
        self.names.get(self.ids.get(id.0) as usize).map(|name| &**name)
    }
}

/// Nothing is known about the id yet.
const UNKNOWN: u32 = u32::MAX;
/// The id is called by its number.
const NUMBER: u32 = u32::MAX - 1;

/// Id → index of its name, or one of the values above.
struct IdMap {
    dense: Vec<u32>,
    sparse: HashMap<u32, u32>,
}

impl IdMap {
    fn get(&self, id: u32) -> u32 {
        match self.dense.get(id as usize) {
            Some(&name) => name,
            None => self.sparse.get(&id).copied().unwrap_or(UNKNOWN),
        }
    }

    fn set(&mut self, id: u32, name: u32) {
        match self.dense.get_mut(id as usize) {
            Some(slot) => *slot = name,
            None => {
                self.sparse.insert(id, name);
            }
        }
    }
}

struct Naming<'m> {
    definitions: &'m Definitions<'m>,
    names: FriendlyNames,
    /// Names in use, with the suffix to try next when they are wanted again. Numbers used by the id that they are
    /// the number of are not in here, see [`Naming::is_used`].
    used: HashMap<Box<str>, u32>,
    /// Some name in `used` begins with a digit.
    numeric_names: bool,
}

impl Naming<'_> {
    fn instruction(&mut self, instruction: Instruction<'_>) {
        let operands = instruction.operands();
        let word = |index: usize| operands.get(index).copied().unwrap_or(0);
        let Some(result) = instruction.result() else {
            match instruction.op() {
                Op::Name => {
                    let Some(name) = operands.get(1..).and_then(LiteralString::read) else { return };
                    let name: String = name.bytes().map(char::from).collect();
                    self.save(word(0), &name);
                }
                Op::Decorate if word(1) == Decoration::BuiltIn.0 && operands.len() > 2 => {
                    if let Some(name) = built_in_name(BuiltIn(word(2))) {
                        self.save(word(0), &name);
                    }
                }
                _ => {}
            }
            return;
        };
        let id = result.0;
        let name = match instruction.op() {
            Op::TypeVoid => "void".to_owned(),
            Op::TypeBool => "bool".to_owned(),
            Op::TypeInt => integer_name(word(0), word(1)),
            Op::TypeFloat => float_name(word(0), operands.get(1).map(|&encoding| FPEncoding(encoding))),
            Op::TypeVector => format!("v{}{}", word(1), self.name(word(0))),
            Op::TypeMatrix => format!("mat{}{}", word(1), self.name(word(0))),
            Op::TypeArray => format!("_arr_{}_{}", self.name(word(0)), self.name(word(1))),
            Op::TypeRuntimeArray => format!("_runtimearr_{}", self.name(word(0))),
            Op::TypeNodePayloadArrayAMDX => format!("_payloadarr_{}", self.name(word(0))),
            Op::TypePointer => {
                format!("_ptr_{}_{}", enumerant(OperandKind::StorageClass, word(0)), self.name(word(1)))
            }
            Op::TypeUntypedPointerKHR => format!("_ptr_{}", enumerant(OperandKind::StorageClass, word(0))),
            Op::TypePipe => format!("Pipe{}", enumerant(OperandKind::AccessQualifier, word(0))),
            Op::TypeEvent => "Event".to_owned(),
            Op::TypeDeviceEvent => "DeviceEvent".to_owned(),
            Op::TypeReserveId => "ReserveId".to_owned(),
            Op::TypeQueue => "Queue".to_owned(),
            Op::TypeOpaque => {
                let name: Option<String> =
                    LiteralString::read(operands).map(|name| name.bytes().map(char::from).collect());
                format!("Opaque_{}", sanitize(&name.unwrap_or_default()))
            }
            Op::TypePipeStorage => "PipeStorage".to_owned(),
            Op::TypeNamedBarrier => "NamedBarrier".to_owned(),
            Op::TypeStruct => format!("_struct_{id}"),
            Op::ConstantTrue => "true".to_owned(),
            Op::ConstantFalse => "false".to_owned(),
            Op::Constant => self.constant_name(instruction),
            _ => {
                if self.names.ids.get(id) == UNKNOWN {
                    self.save_number(id);
                }
                return;
            }
        };
        self.save(id, &name);
    }

    fn constant_name(&self, instruction: Instruction<'_>) -> String {
        let Some(ty) = instruction.result_type() else { return String::new() };
        let mut name = format!("{}_", self.name(ty.0));
        let mut value = String::new();
        // A number without a text adds nothing.
        if let Some(number) = self.definitions.number_type(ty) {
            let _ = write_number(&mut value, instruction.operands(), number);
        }
        name.push_str(&value.replace('-', "n"));
        name
    }

    fn name(&self, id: u32) -> String {
        self.names.get(Id(id)).map_or_else(|| id.to_string(), str::to_owned)
    }

    fn save(&mut self, id: u32, wanted: &str) {
        if self.names.ids.get(id) != UNKNOWN {
            return;
        }
        if wanted.chars().count() > MAX_NAME {
            return self.save_number(id);
        }
        let base = sanitize(wanted);
        let name = self.unused(base.into_boxed_str());
        self.set(id, name);
    }

    fn set(&mut self, id: u32, name: Box<str>) {
        self.names.ids.set(id, self.names.names.len() as u32);
        self.names.names.push(name);
    }

    fn save_number(&mut self, id: u32) {
        // Most ids come here, so nothing is done unless some name looks like a number.
        if self.numeric_names {
            let number = id.to_string();
            if self.used.contains_key(number.as_str()) {
                let name = self.unused(number.into_boxed_str());
                return self.set(id, name);
            }
        }
        self.names.ids.set(id, NUMBER);
    }

    /// A name that starts with `base` and is not in use; marks it as used.
    fn unused(&mut self, base: Box<str>) -> Box<str> {
        self.numeric_names |= base.starts_with(|c: char| c.is_ascii_digit());
        if !self.is_used(&base) {
            self.used.insert(base.clone(), 0);
            return base;
        }
        let mut suffix = self.used.get(&base).copied().unwrap_or(0);
        loop {
            let name = format!("{base}_{suffix}").into_boxed_str();
            suffix = suffix.saturating_add(1);
            if !self.is_used(&name) {
                self.used.insert(base, suffix);
                self.used.insert(name.clone(), 0);
                return name;
            }
        }
    }

    fn is_used(&self, name: &str) -> bool {
        if self.used.contains_key(name) {
            return true;
        }
        // `12` is in use when id 12 has been called by its number.
        let number = name.parse::<u32>().ok().filter(|number| number.to_string() == name);
        number.is_some_and(|number| self.names.ids.get(number) == NUMBER)
    }
}

fn enumerant(kind: OperandKind, value: u32) -> String {
    match kind.enumerant(value) {
        Some(facts) => facts.name.to_owned(),
        None => format!("StorageClass{value}"),
    }
}

/// Letters, digits and `_` stay; everything else becomes `_`. Characters stand for bytes here.
fn sanitize(name: &str) -> String {
    if name.is_empty() {
        return "_".to_owned();
    }
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

fn integer_name(width: u32, signedness: u32) -> String {
    let (sign, root) = match width {
        8 => ("", "char".to_owned()),
        16 => ("", "short".to_owned()),
        32 => ("", "int".to_owned()),
        64 => ("", "long".to_owned()),
        _ => ("i", width.to_string()),
    };
    format!("{}{root}", if signedness == 0 { "u" } else { sign })
}

fn float_name(width: u32, encoding: Option<FPEncoding>) -> String {
    let name = match (encoding, width) {
        (Some(FPEncoding::BFloat16KHR), _) => "bfloat16",
        (Some(FPEncoding::Float8E4M3EXT), _) => "fp8e4m3",
        (Some(FPEncoding::Float8E5M2EXT), _) => "fp8e5m2",
        (Some(FPEncoding::Float6E2M3EXT), _) => "fp6e2m3",
        (Some(FPEncoding::Float6E3M2EXT), _) => "fp6e3m2",
        (Some(FPEncoding::Float4E2M1EXT), _) => "fp4e2m1",
        (Some(FPEncoding::Float8UnsignedE8M0EXT), _) => "fp8e8m0",
        (Some(FPEncoding::MXInt8EXT), _) => "mxint8",
        (_, 16) => "half",
        (_, 32) => "float",
        (_, 64) => "double",
        _ => return format!("fp{width}"),
    };
    name.to_owned()
}

/// The builtins whose variables get a name: those of OpenGL with its prefix (and its capital ID), those of OpenCL plain.
fn built_in_name(built_in: BuiltIn) -> Option<String> {
    let renamed = match built_in {
        BuiltIn::VertexId => "gl_VertexID",
        BuiltIn::InstanceId => "gl_InstanceID",
        BuiltIn::PrimitiveId => "gl_PrimitiveID",
        BuiltIn::InvocationId => "gl_InvocationID",
        BuiltIn::SampleId => "gl_SampleID",
        BuiltIn::NumWorkgroups => "gl_NumWorkGroups",
        BuiltIn::WorkgroupSize => "gl_WorkGroupSize",
        BuiltIn::WorkgroupId => "gl_WorkGroupID",
        BuiltIn::LocalInvocationId => "gl_LocalInvocationID",
        BuiltIn::GlobalInvocationId => "gl_GlobalInvocationID",
        BuiltIn::SubgroupEqMask => "SubgroupEqMaskKHR",
        BuiltIn::SubgroupGeMask => "SubgroupGeMaskKHR",
        BuiltIn::SubgroupGtMask => "SubgroupGtMaskKHR",
        BuiltIn::SubgroupLeMask => "SubgroupLeMaskKHR",
        BuiltIn::SubgroupLtMask => "SubgroupLtMaskKHR",
        _ => "",
    };
    if !renamed.is_empty() {
        return Some(renamed.to_owned());
    }
    let name = built_in.name()?;
    match built_in {
        BuiltIn::Position
        | BuiltIn::PointSize
        | BuiltIn::ClipDistance
        | BuiltIn::CullDistance
        | BuiltIn::Layer
        | BuiltIn::ViewportIndex
        | BuiltIn::TessLevelOuter
        | BuiltIn::TessLevelInner
        | BuiltIn::TessCoord
        | BuiltIn::PatchVertices
        | BuiltIn::FragCoord
        | BuiltIn::PointCoord
        | BuiltIn::FrontFacing
        | BuiltIn::SamplePosition
        | BuiltIn::SampleMask
        | BuiltIn::FragDepth
        | BuiltIn::HelperInvocation
        | BuiltIn::LocalInvocationIndex
        | BuiltIn::VertexIndex
        | BuiltIn::InstanceIndex
        | BuiltIn::BaseInstance => Some(format!("gl_{name}")),
        BuiltIn::WorkDim
        | BuiltIn::GlobalSize
        | BuiltIn::EnqueuedWorkgroupSize
        | BuiltIn::GlobalOffset
        | BuiltIn::GlobalLinearId
        | BuiltIn::SubgroupSize
        | BuiltIn::SubgroupMaxSize
        | BuiltIn::NumSubgroups
        | BuiltIn::NumEnqueuedSubgroups
        | BuiltIn::SubgroupId
        | BuiltIn::SubgroupLocalInvocationId => Some(name.to_owned()),
        _ => None,
    }
}
