//! Compute shaders: the executable form of an entry point, called by a kernel whose work-items are its invocations.

use crate::error::Error;
use crate::memory::{BufferId, Bytes, Memory};
use crate::module;
use llvm_model::{Linkage, Module};
use spirv_llvm::{Options, SpecValue};

/// The kernel that calls a shader.
pub(crate) const KERNEL: &str = "__spirv_run_shader";

/// What the shader's descriptors and push constants hold.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// The descriptor set, the binding, and the buffer that stands there.
    pub bindings: Vec<(u32, u32, BufferId)>,
    /// The bytes of the push constants.
    pub push_constants: Vec<u8>,
}

/// The shader `entry`, which is part of whoever calls it, and the kernel that does.
pub(crate) fn modules(
    spirv: &[u8],
    entry: &str,
    constants: &[(u32, SpecValue)],
) -> Result<(Module, Module), Error> {
    let mut options = Options::default();
    options.specialization = constants.to_vec();
    options.strip_names = true;
    options.executable = Some(spirv_llvm::DEFAULT_TRIPLE.to_owned());
    let mut shader = module::read(&spirv_llvm::spirv_to_llvm(spirv, &options)?.bytes)?;
    let bytes = workgroup_memory(&shader, entry);
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

/// How many bytes of memory a workgroup of the entry point shares.
fn workgroup_memory(shader: &Module, entry: &str) -> u64 {
    let name = format!("__spv__{entry}_workgroup_memory");
    let variable = shader.globals.iter().find(|(_, variable)| variable.props.name.as_str() == Some(&name));
    let initializer = variable.and_then(|(_, variable)| variable.initializer);
    initializer.and_then(|id| shader.constants.as_int(id)?.to_u64()).unwrap_or(0)
}

/// Assembly of a kernel that calls `entry` for each work-item: `spirv_invocation` as docs/shaders.md has it.
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
        declare void @__spirv_run_group_barrier() convergent noduplicate\n\
        define internal void @barrier(ptr %0) alwaysinline {{\n  call void @__spirv_run_group_barrier() convergent noduplicate\n  ret void\n}}\n\
        define void @{KERNEL}(ptr %sets, ptr %push) {{\n  %it = alloca %invocation\n  store ptr %sets, ptr %it\n",
        bytes.max(1)
    );
    let fields = [
        (8, "ptr", "%push"),
        (16, "ptr", "addrspacecast (ptr addrspace(3) @shared to ptr)"),
        (24, "ptr", "@barrier"),
    ];
    for (offset, ty, value) in fields {
        text += &format!(
            "  %f{offset} = getelementptr i8, ptr %it, i64 {offset}\n  store {ty} {value}, ptr %f{offset}\n"
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

/// The descriptors of a dispatch in memory: the sets, each with its bindings, each a pointer to a buffer and its size.
pub(crate) struct Descriptors {
    /// Holds what `sets` leads to.
    _parts: Vec<Bytes>,
    sets: Bytes,
    push_constants: Bytes,
}

impl Descriptors {
    /// Those of `resources`; a place that has none has a descriptor of no bytes.
    pub(crate) fn new(resources: &Resources, memory: &mut Memory) -> Self {
        let size = |index: fn(&(u32, u32, BufferId)) -> u32| {
            resources.bindings.iter().map(index).max().map_or(1, |most| most as usize + 1)
        };
        let (sets, bindings) = (size(|binding| binding.0), size(|binding| binding.1));
        let mut parts = Vec::new();
        let mut set_addresses = Vec::new();
        for set in 0..sets {
            let mut descriptors = vec![[0u64; 2]; bindings];
            for &(_, binding, id) in resources.bindings.iter().filter(|binding| binding.0 as usize == set) {
                let Some(buffer) = memory.get_mut(id) else { continue };
                let size = buffer.len() as u64;
                descriptors[binding as usize] = [buffer.address().expose_provenance() as u64, size];
            }
            let words: Vec<u8> = descriptors.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
            let mut described = Bytes::from(&words[..]);
            set_addresses.extend((described.address().expose_provenance() as u64).to_le_bytes());
            parts.push(described);
        }
        let sets = Bytes::from(&set_addresses[..]);
        let push_constants = Bytes::from(&resources.push_constants[..]);
        Self { _parts: parts, sets, push_constants }
    }

    /// The addresses of the sets and of the push constants.
    pub(crate) fn addresses(&mut self) -> [usize; 2] {
        [&mut self.sets, &mut self.push_constants].map(|bytes| bytes.address().expose_provenance())
    }
}
