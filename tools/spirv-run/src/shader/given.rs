//! Marks of the loads by which a shader gets the addresses of its resources.
//!
//! The executable form finds buffers, push constants and the memory of the work-group through the structure of the invocation.
//! Once that is inlined into a kernel, only a loaded address is left of it. The mark names the resource, so that an access out of
//! bounds of one buffer is reported even if it is within another.

use crate::argument_slots::ArgumentSlot;
use llvm_model::{
    Body, InstId, InstKind, Instruction, MdId, MdKindId, Metadata, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// The kind of metadata that marks have.
const KIND: &str = "spirv_run.given";

/// Bytes of a descriptor: an address, and behind it a size.
pub(crate) const DESCRIPTOR: u64 = 16;

/// The address that a shader loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    /// The buffer of a descriptor set and a binding: its size stands behind its address.
    Buffer(u32, u32),
    /// A buffer of an array of them.
    Element(u32, u32),
    /// The descriptors of an array of buffers: behind their address stands how many there are.
    Table(u32, u32),
    /// The push constants.
    PushConstants,
    /// The memory of the work-group, which has so many bytes.
    Workgroup(u32),
}

impl Given {
    fn words(self) -> [u32; 3] {
        match self {
            Self::Buffer(set, binding) => [0, set, binding],
            Self::Element(set, binding) => [1, set, binding],
            Self::Table(set, binding) => [2, set, binding],
            Self::PushConstants => [3, 0, 0],
            Self::Workgroup(bytes) => [4, bytes, 0],
        }
    }

    fn of_words(words: [u32; 3]) -> Option<Self> {
        Some(match words {
            [0, set, binding] => Self::Buffer(set, binding),
            [1, set, binding] => Self::Element(set, binding),
            [2, set, binding] => Self::Table(set, binding),
            [3, ..] => Self::PushConstants,
            [4, bytes, _] => Self::Workgroup(bytes),
            _ => return None,
        })
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |set, binding| ArgumentSlot::Binding { set, binding, element: 0 };
        match *self {
            Self::Buffer(set, binding) => place(set, binding).fmt(f),
            Self::Element(set, binding) => write!(f, "a buffer of {}", place(set, binding)),
            Self::Table(set, binding) => write!(f, "the descriptors of {}", place(set, binding)),
            Self::PushConstants => f.write_str("the push constants"),
            Self::Workgroup(_) => f.write_str("the memory of the work-group"),
        }
    }
}

/// The kind of metadata of marks, if the module has any.
pub(crate) fn kind(module: &Module) -> Option<MdKindId> {
    module.find_md_kind(KIND)
}

/// The mark of an instruction.
pub(crate) fn mark(module: &Module, kind: MdKindId, inst: &Instruction) -> Option<Given> {
    let words = module.tuple(inst.attachment(kind)?);
    let words: Vec<u32> =
        words.iter().map(|word| module.md_u64((*word)?)?.try_into().ok()).collect::<Option<_>>()?;
    Given::of_words(words.try_into().ok()?)
}

/// Marks all such loads of a shader in its executable form, with so many bytes of shared memory.
pub(crate) fn mark_all(shader: &mut Module, workgroup: u64) {
    let types = Types::of(shader);
    let kind = shader.md_kinds.intern(KIND.into());
    for id in shader.functions.ids().collect::<Vec<_>>() {
        let Some(mut body) = shader.functions[id].body.take() else { continue };
        for (inst, given) in types.find(shader, &body, u32::try_from(workgroup).unwrap_or(u32::MAX)) {
            let words = given.words().map(|word| Some(number(shader, word)));
            let tuple = Metadata::Tuple { distinct: false, operands: words.into() };
            body.insts[inst].attachments.push((kind, shader.metadata.push(tuple)));
        }
        shader.functions[id].body = Some(body);
    }
}

fn number(module: &mut Module, word: u32) -> MdId {
    let i32 = module.types.int(32);
    let constant = module.constants.int(i32, 32, word.into());
    module.metadata.push(Metadata::Constant(constant))
}

/// The types through which the executable form reaches its resources, as in docs/shaders.md.
struct Types {
    invocation: TypeId,
    descriptor: TypeId,
}

impl Types {
    fn of(shader: &mut Module) -> Self {
        let types = &mut shader.types;
        let (ptr, i32, i64) = (types.ptr(0), types.int(32), types.int(64));
        let three = types.array(i32, 3);
        Self {
            invocation: types.literal_struct(&[ptr, ptr, ptr, ptr, three, three, three], false),
            descriptor: types.literal_struct(&[ptr, i64], false),
        }
    }

    /// The loads of a body, in the order of its blocks: tables are loaded before their entries.
    fn find(&self, module: &Module, body: &Body, workgroup: u32) -> Vec<(InstId, Given)> {
        let paths = || body.instructions().filter_map(|(_, _, inst)| self.path(&inst.kind));
        let tables: FxHashSet<Value> =
            paths().filter(|(ty, ..)| *ty == self.descriptor).map(|(_, base, _)| base).collect();
        let mut found = FxHashMap::default();
        let mut order = Vec::new();
        for inst in body.layout.iter().flat_map(|&block| &body.blocks[block].insts) {
            let load = &body.insts[*inst];
            if !matches!(module.types[load.ty], Type::Pointer { .. }) {
                continue;
            }
            let Some((ty, base, [index, member])) = self.loaded(body, load) else { continue };
            let given = match (ty == self.invocation, module.as_u64(member)) {
                (true, Some(1)) => Given::PushConstants,
                (true, Some(2)) => Given::Workgroup(workgroup),
                (false, Some(0)) => match found.get(&base) {
                    Some(&Given::Table(set, binding)) => Given::Element(set, binding),
                    Some(_) => continue,
                    None => {
                        let set = self.set(module, body, base);
                        let binding = module.as_u64(index).and_then(|binding| u32::try_from(binding).ok());
                        let Some((set, binding)) = set.zip(binding) else { continue };
                        Given::Buffer(set, binding)
                    }
                },
                _ => continue,
            };
            let given = match given {
                Given::Buffer(set, binding) | Given::Element(set, binding)
                    if tables.contains(&Value::Inst(*inst)) =>
                {
                    Given::Table(set, binding)
                }
                given => given,
            };
            found.insert(Value::Inst(*inst), given);
            order.push((*inst, given));
        }
        order
    }

    /// The type, the base and the indices of an address in one of the two types.
    fn path(&self, kind: &InstKind) -> Option<(TypeId, Value, [Value; 2])> {
        match kind {
            InstKind::GetElementPtr { source_type, base, indices } => {
                let is_known = [self.invocation, self.descriptor].contains(source_type);
                Some((*source_type, *base, indices[..].try_into().ok().filter(|_| is_known)?))
            }
            _ => None,
        }
    }

    /// The same of the address that is loaded from.
    fn loaded(&self, body: &Body, load: &Instruction) -> Option<(TypeId, Value, [Value; 2])> {
        match load.kind {
            InstKind::Load { pointer: Value::Inst(pointer), .. } => self.path(&body.insts[pointer].kind),
            _ => None,
        }
    }

    /// Returns the number of the set with its bindings at an address: it was loaded from the table of sets.
    fn set(&self, module: &Module, body: &Body, bindings: Value) -> Option<u32> {
        let Value::Inst(bindings) = bindings else { return None };
        let InstKind::Load { pointer: Value::Inst(pointer), .. } = body.insts[bindings].kind else {
            return None;
        };
        let InstKind::GetElementPtr { indices, .. } = &body.insts[pointer].kind else { return None };
        let &[set] = &indices[..] else { return None };
        u32::try_from(module.as_u64(set)?).ok()
    }
}
