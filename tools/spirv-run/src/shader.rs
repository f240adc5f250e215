//! Compute shaders: the executable form of an entry point, called by a kernel whose work-items are its invocations.

pub(crate) mod given;

use crate::error::Error;
use crate::guard::watch::Allocation;
use crate::image::Image;
use crate::memory::{BufferId, Bytes, Memory};
use crate::module;
use crate::places::Place;
use llvm_model::{AttrKind, Attribute, Call, ConstId, Constant, Function, InstKind, Linkage, Module, Value};
use spirv_llvm::{EntryPoint, ExecutionMode, Options, Resource, SpecValue};
use std::collections::BTreeMap;

/// The kernel that calls a shader.
pub(crate) const KERNEL: &str = "__spirv_run_shader";

/// Which parameter of that kernel is the address of the push constants.
pub(crate) const PUSH_CONSTANTS: u32 = 1;

/// The highest number of a set or a binding: descriptors are in tables by their numbers.
const LAST: u32 = 0xffff;

/// A descriptor, and what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// Its descriptor set.
    pub set: u32,
    /// Its binding.
    pub binding: u32,
    /// Which one of an array it is; 0 for what is no array.
    pub element: u32,
    /// The buffer that stands there, or that holds the texels of the image.
    pub buffer: BufferId,
    /// What the image is, if it is one.
    pub image: Option<Image>,
}

impl Descriptor {
    /// Its numbers.
    pub(crate) fn place(&self) -> Place {
        Place::Binding { set: self.set, binding: self.binding, element: self.element }
    }
}

/// What the shader's descriptors and push constants hold.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// The descriptors, in any order.
    pub bindings: Vec<Descriptor>,
    /// The bytes of the push constants.
    pub push_constants: Vec<u8>,
}

/// The shader `entry`, which is part of whoever calls it, and the kernel that does.
pub(crate) fn modules(
    spirv: &[u8],
    entry: &str,
    constants: &[(u32, SpecValue)],
) -> Result<(Module, Module), Error> {
    let mut shader = executable(spirv, constants)?;
    let bytes = workgroup_memory(&shader, entry);
    given::mark_all(&mut shader, bytes.max(1));
    call_barriers(&mut shader);
    for id in shader.functions.ids() {
        let function = &mut shader.functions[id];
        if function.body.is_none() {
            continue;
        }
        let is_entry = function.props.name.as_str() == Some(entry);
        function.props.linkage = if is_entry { Linkage::LinkOnceOdr } else { Linkage::Internal };
        module::inline(&mut shader, id, true);
    }
    let kernel = spirv_llvm::assemble_llvm(kernel(entry, bytes).as_bytes(), &Options::default())?.bytes;
    Ok((shader, module::read(&kernel)?))
}

/// The size of a workgroup of the entry point `entry`, with these values of specialisation constants.
pub(crate) fn group(spirv: &[u8], entry: &str, constants: &[(u32, SpecValue)]) -> Result<[u32; 3], Error> {
    let shader = executable(spirv, constants)?;
    local_size(&shader, entry)
        .ok_or_else(|| Error::Range(format!("`{entry}` says no size of its workgroups")))
}

/// The executable form of all entry points.
fn executable(spirv: &[u8], constants: &[(u32, SpecValue)]) -> Result<Module, Error> {
    let mut options = module::options(constants);
    options.executable = Some(spirv_llvm::DEFAULT_TRIPLE.to_owned());
    module::read(&spirv_llvm::spirv_to_llvm(spirv, &options)?.bytes)
}

/// The size of a workgroup, as the executable form has it.
fn local_size(shader: &Module, entry: &str) -> Option<[u32; 3]> {
    let aggregate = |id: ConstId| match &shader.constants[id] {
        Constant::Aggregate(parts) => Some(parts.to_vec()),
        _ => None,
    };
    let name = format!("__spv__{entry}_execution_mode_info_{}", ExecutionMode::LocalSize.0);
    let variable = shader.global_named(&name)?;
    let &[_, size] = aggregate(shader.globals[variable].initializer?)?.as_slice() else { return None };
    let number = |id: ConstId| shader.constants.as_int(id)?.to_u64()?.try_into().ok();
    let sizes: Vec<u32> = match &shader.constants[size] {
        Constant::Aggregate(parts) => parts.iter().map(|&part| number(part)).collect::<Option<_>>()?,
        Constant::Data(bytes) => {
            bytes.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect()
        }
        _ => return None,
    };
    sizes.try_into().ok()
}

/// Lets the shader call the primitive where it calls what the host gives it as its barrier, which is all that it calls through
/// an address.
fn call_barriers(shader: &mut Module) {
    let void = shader.types.void();
    let ty = shader.types.function(void, &[], false);
    let mut barrier = Function::declaration(&shader.types, "__spirv_run_group_barrier".into(), ty);
    let kinds = [AttrKind::CONVERGENT, AttrKind::NO_DUPLICATE, AttrKind::NO_UNWIND];
    let set = shader.attributes.intern_set(kinds.map(Attribute::Enum).to_vec());
    let empty = shader.attributes.empty_set();
    barrier.attributes = shader.attributes.intern_list(set, empty, &[]);
    let barrier = shader.functions.push(barrier);
    let callee = Value::Const(shader.function_const(barrier));
    for body in shader.functions.iter_mut().filter_map(|(_, function)| function.body.as_mut()) {
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Call(call) = &mut inst.kind
                && matches!(call.callee, Value::Inst(_))
            {
                **call = Call::new(callee, ty, Vec::new());
            }
        }
    }
}

/// How many bytes of memory a workgroup of the entry point shares.
fn workgroup_memory(shader: &Module, entry: &str) -> u64 {
    let name = format!("__spv__{entry}_workgroup_memory");
    let initializer = shader.global_named(&name).and_then(|variable| shader.globals[variable].initializer);
    initializer.and_then(|id| shader.constants.as_int(id)?.to_u64()).unwrap_or(0)
}

/// Assembly of a kernel that calls `entry` for each work-item: `spirv_invocation` as docs/shaders.md has it.
///
/// Its parameters are the sets and the push constants ([`PUSH_CONSTANTS`]).
fn kernel(entry: &str, bytes: u64) -> String {
    let entry: String = entry
        .bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'.' => char::from(byte).to_string(),
            other => format!("\\{other:02X}"),
        })
        .collect();
    let mut text = format!(
        "%invocation = type {{ ptr, ptr, ptr, ptr, [3 x i32], [3 x i32], [3 x i32] }}\n\
        @shared = internal addrspace(3) global [{} x i8] undef, align 64\n\
        declare void @\"{entry}\"(ptr)\n\
        declare i64 @_Z14get_num_groupsj(i32)\ndeclare i64 @_Z12get_group_idj(i32)\ndeclare i64 @_Z12get_local_idj(i32)\n\
        define void @{KERNEL}(ptr %sets, ptr %push) {{\n  %it = alloca %invocation\n  store ptr %sets, ptr %it\n",
        bytes.max(1)
    );
    let fields = [(8, "%push"), (16, "addrspacecast (ptr addrspace(3) @shared to ptr)")];
    for (offset, value) in fields {
        text += &format!(
            "  %f{offset} = getelementptr i8, ptr %it, i64 {offset}\n  store ptr {value}, ptr %f{offset}\n"
        );
    }
    for (at, call) in ["_Z14get_num_groupsj", "_Z12get_group_idj", "_Z12get_local_idj"].iter().enumerate() {
        for dimension in 0..3 {
            let offset = 32 + 12 * at + 4 * dimension;
            text += &format!(
                "  %l{offset} = call i64 @{call}(i32 {dimension})\n  %i{offset} = trunc i64 %l{offset} to i32\n  \
                %f{offset} = getelementptr i8, ptr %it, i64 {offset}\n  store i32 %i{offset}, ptr %f{offset}\n"
            );
        }
    }
    text + &format!("  call void @\"{entry}\"(ptr %it)\n  ret void\n}}\n")
}

/// Whether everything that `entry` uses is there and large enough.
///
/// # Errors
/// The first that is not.
pub(crate) fn check(entry: &EntryPoint, resources: &Resources, memory: &Memory) -> Result<(), Error> {
    for wanted in &entry.resources {
        let found = match wanted.place {
            None => fits(wanted, resources.push_constants.len()),
            Some((set, binding)) if set.max(binding) > LAST => {
                Err(format!("sets and bindings up to {LAST} have a place here"))
            }
            Some((set, binding)) => {
                let elements = 0..u32::try_from(wanted.count.unwrap_or(1)).unwrap_or(u32::MAX);
                let given = |element: u32| {
                    let at = (set, binding, element);
                    resources.bindings.iter().find(|given| (given.set, given.binding, given.element) == at)
                };
                // How many an array without a length has is told by what is given.
                let elements = if wanted.count == Some(0) { 0..1 } else { elements };
                elements.into_iter().try_for_each(|element| {
                    let missing = || match wanted.count {
                        Some(_) => format!("element {element} is not given"),
                        None => "nothing is given".to_owned(),
                    };
                    let given = given(element).ok_or_else(missing)?;
                    let buffer = memory.get(given.buffer).ok_or("the buffer is another memory's")?;
                    match given.image {
                        Some(image) => image_fits(wanted, &image, buffer.len()),
                        None => fits(wanted, buffer.len()),
                    }
                })
            }
        };
        found.map_err(|problem| Error::Resource {
            shader: entry.name.clone(),
            place: wanted.place.map_or("push constants".to_owned(), |(set, binding)| {
                Place::Binding { set, binding, element: 0 }.to_string()
            }),
            wanted: wanted.name.clone().unwrap_or_else(|| wanted.type_name.clone()),
            problem,
        })?;
    }
    Ok(())
}

/// The name that the report has for the type of images.
const IMAGE: &str = "Image";

/// Whether an image is wanted, whose texels are so many bytes.
fn image_fits(wanted: &Resource, image: &Image, bytes: usize) -> Result<(), String> {
    let needed = image.texels().ok_or("it is too large")? * image.texel_bytes();
    // Where a texel lies is computed of the format that the shader states.
    let has_format = wanted.format.is_none_or(|format| image.has_format(format));
    match wanted.type_name == IMAGE {
        true if !has_format => {
            let format = wanted.format.map(|format| format!("{format:?}")).unwrap_or_default();
            Err(format!("its texels are not of the format {format}, which the shader states"))
        }
        true if bytes >= needed => Ok(()),
        true => Err(format!("its buffer has fewer than {needed} bytes")),
        false => Err("an image is given".to_owned()),
    }
}

/// Whether a block has room in so many bytes.
fn fits(wanted: &Resource, bytes: usize) -> Result<(), String> {
    match wanted.size {
        _ if wanted.type_name == IMAGE => {
            Err("a buffer is given; write image:KIND:ORDER/TYPE:SIZES".to_owned())
        }
        Some(size) if (bytes as u64) < size => Err(format!("{bytes} bytes are given, it has {size}")),
        _ => Ok(()),
    }
}

/// Words as memory.
fn words(words: &[u64]) -> Bytes {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    Bytes::from(&bytes[..])
}

/// The descriptors of a dispatch in memory: the sets, each with its bindings, each a pointer to a buffer or to what
/// describes an image, and its size, or to the descriptors of an array and their number.
pub(crate) struct Descriptors {
    /// Holds what `sets` leads to.
    parts: Vec<Bytes>,
    sets: Bytes,
    push_constants: Bytes,
}

impl Descriptors {
    /// Those that `entry` uses, of `resources` that [`check`] has found to be there.
    pub(crate) fn new(entry: &EntryPoint, resources: &Resources, memory: &mut Memory) -> Self {
        let mut parts = Vec::new();
        let mut keep = |mut bytes: Bytes| {
            let address = bytes.address().expose_provenance() as u64;
            parts.push(bytes);
            address
        };
        let mut sets: BTreeMap<u32, BTreeMap<u32, [u64; 2]>> = BTreeMap::new();
        for wanted in &entry.resources {
            let Some((set, binding)) = wanted.place else { continue };
            let mut given: Vec<Descriptor> = resources.bindings.clone();
            given.retain(|given| (given.set, given.binding) == (set, binding));
            given.sort_by_key(|given| given.element);
            let mut elements: Vec<u64> = Vec::new();
            for (number, given) in (0..).zip(given) {
                let Some(buffer) = memory.get_mut(given.buffer).filter(|_| given.element == number) else {
                    break;
                };
                let start = buffer.address().expose_provenance();
                elements.extend(match given.image {
                    Some(image) => {
                        let described = image.describe(start);
                        let size = described.len() as u64;
                        [keep(described), size]
                    }
                    None => [start as u64, buffer.len() as u64],
                });
            }
            let descriptor = match (wanted.count, elements.as_slice()) {
                (None, &[address, size, ..]) => [address, size],
                _ => [keep(words(&elements)), elements.len() as u64 / 2],
            };
            sets.entry(set).or_default().insert(binding, descriptor);
        }
        let mut set_addresses = Vec::new();
        for number in 0..sets.keys().max().map_or(0, |most| most + 1) {
            let bindings = sets.get(&number).cloned().unwrap_or_default();
            let count = bindings.keys().max().map_or(0, |most| most + 1);
            let descriptors: Vec<u64> =
                (0..count).flat_map(|at| bindings.get(&at).copied().unwrap_or_default()).collect();
            set_addresses.push(keep(words(&descriptors)));
        }
        let push_constants = Bytes::from(&resources.push_constants[..]);
        Self { parts, sets: words(&set_addresses), push_constants }
    }

    /// The addresses of the sets and of the push constants, with how many bytes they have and what they are.
    pub(crate) fn parameters(&mut self) -> [(usize, usize, &'static str); 2] {
        let parts =
            [(&mut self.sets, "the descriptor sets"), (&mut self.push_constants, "the push constants")];
        parts.map(|(bytes, name)| (bytes.address().expose_provenance(), bytes.len(), name))
    }

    /// What the sets lead to, beside buffers.
    pub(crate) fn memory(&mut self) -> Vec<Allocation> {
        let tables = self.parts.iter_mut().map(|bytes| bytes.allocation("the descriptors"));
        let ends =
            [(&mut self.sets, "the descriptor sets"), (&mut self.push_constants, "the push constants")];
        tables.chain(ends.map(|(bytes, name)| bytes.allocation(name))).collect()
    }
}
