//! Compute shaders: the executable form of an entry point, called by a kernel whose work-items are its invocations.

mod checks;
mod descriptors;
pub(crate) mod given;

pub(crate) use checks::check;
pub(crate) use descriptors::Descriptors;

use crate::argument_slots::ArgumentSlot;
use crate::error::Error;
use crate::image::Image;
use crate::memory::BufferId;
use crate::module;
use crate::sampler::Sampler;
use llvm_model::{
    AttrKind, Attribute, Call, CallingConv, ConstId, Constant, Function, InstKind, Linkage, Module, Value,
};
use spirv_llvm::{Executable, ExecutionMode, Options, SpecValue};

/// The kernel that calls a shader.
pub(crate) const KERNEL: &str = "__spirv_run_shader";

/// Which parameter of that kernel is the address of the push constants.
pub(crate) const PUSH_CONSTANTS: u32 = 1;

/// A descriptor, with its contents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Descriptor {
    /// Its descriptor set.
    pub set: u32,
    /// Its binding.
    pub binding: u32,
    /// The element of an array; 0 if it is not an array.
    pub element: u32,
    /// The buffer that stands there, or that holds the texels of the image; none of a sampler alone.
    pub buffer: Option<BufferId>,
    /// The image, if it is one.
    pub image: Option<Image>,
    /// The sampler, alone or of the image.
    pub sampler: Option<Sampler>,
}

impl Descriptor {
    /// Its numbers.
    pub(crate) fn place(&self) -> ArgumentSlot {
        ArgumentSlot::Binding { set: self.set, binding: self.binding, element: self.element }
    }
}

/// The contents of the shader's descriptors and push constants.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// The descriptors, in any order.
    pub bindings: Vec<Descriptor>,
    /// The bytes of the push constants.
    pub push_constants: Vec<u8>,
}

/// The shader `entry`, which becomes part of its caller, and the kernel that calls it.
pub(crate) fn modules(
    spirv: &[u8],
    entry: &str,
    constants: &[(u32, SpecValue)],
) -> Result<(Module, Module), Error> {
    let mut shader = executable(spirv, constants)?;
    let bytes = workgroup_memory(&shader, entry);
    given::mark_all(&mut shader, bytes.max(1));
    call_barriers(&mut shader);
    call_library(&mut shader);
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

/// The size of a workgroup of the entry point `entry`, with these values of specialization constants.
pub(crate) fn group(spirv: &[u8], entry: &str, constants: &[(u32, SpecValue)]) -> Result<[u32; 3], Error> {
    let shader = executable(spirv, constants)?;
    local_size(&shader, entry).ok_or_else(|| Error::Range(format!("`{entry}` has no workgroup size")))
}

/// The executable form of all entry points.
fn executable(spirv: &[u8], constants: &[(u32, SpecValue)]) -> Result<Module, Error> {
    let mut options = module::options(constants);
    options.executable = Some(Executable::new(spirv_llvm::DEFAULT_TRIPLE));
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

/// Replaces the shader's call of the host's barrier, its only indirect call, by the primitive.
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

/// Gives the functions that sample images the calling convention of the library's definitions: that of SPIR.
fn call_library(shader: &mut Module) {
    let is_ours = |function: &Function| {
        let name = function.props.name.as_str();
        function.body.is_none() && name.is_some_and(|name| name.starts_with("__spirv_run_texture_"))
    };
    let ours: Vec<_> =
        shader.functions.iter().filter(|(_, function)| is_ours(function)).map(|(id, _)| id).collect();
    for &id in &ours {
        shader.functions[id].calling_conv = CallingConv::SPIR_FUNC;
    }
    let callees: Vec<_> = ours.iter().map(|&id| Value::Const(shader.function_const(id))).collect();
    for body in shader.functions.iter_mut().filter_map(|(_, function)| function.body.as_mut()) {
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Call(call) = &mut inst.kind
                && callees.contains(&call.callee)
            {
                call.calling_conv = CallingConv::SPIR_FUNC;
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
