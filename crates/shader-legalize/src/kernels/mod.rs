//! OpenCL kernels as compute shaders of Vulkan.
//!
//! - [`inline`]: functions with pointers become a part of their callers.
//! - [`padding`]: fills that do nothing.
//! - [`functions`]: OpenCL C functions.
//! - [`library`]: functions of OpenCL C that become a part of the module.
//! - [`narrow`], [`lengths`]: sizes in fewer bits than pointers have.
//! - [`exact`]: arithmetic that must not be reordered.
//! - [`arguments`], [`plain`], [`plain_variables`]: arguments are buffers, memory of workgroups, and members of a block.
//! - [`push_constants`]: what the host gives for a launch.
//! - [`aliases`]: buffers with numbers of several sizes that are accessed atomically.
//! - [`images`]: images and samplers.
//! - [`builtins`]: which functions are OpenCL C's.
//! - [`variables`], [`threes`]: variables, and their types.
//! - [`flow`]: which memory pointers may lead into.
//! - [`addresses`]: pointers to global memory as addresses.
//! - [`pointers`]: pointers in memory as numbers.
//! - [`program_scope`], [`program_buffers`]: variables and constants of the program.
//! - [`spaces`]: address spaces of pointers.
//! - [`entry_points`]: kernels are entry points.
//! - [`attributes`], [`reflection`]: what the host has to know.

mod addresses;
mod aliases;
mod arguments;
mod attributes;
mod builtins;
mod entry_points;
mod exact;
mod flow;
mod functions;
mod images;
mod inline;
mod lengths;
mod library;
mod narrow;
mod padding;
mod plain;
mod plain_variables;
mod pointers;
mod program_buffers;
mod program_scope;
mod push_constants;
mod reflection;
mod spaces;
mod spec_constants;
mod threes;
mod variables;

use crate::hlsl::blocks::Blocks;
use crate::hlsl::intrinsics::{Variables, builtin_variable};
use crate::hlsl::{locals, unused};
use crate::memory::Layouts;
use crate::opaque::has_part;
use builtins::Builtins;
use llvm_legalize::shaders::Values;
use llvm_model::{
    Builder, CallingConv, CastOp, DataLayout, Function, FunctionId, GlobalId, InstBuilder as _, Module, Name,
    Type, TypeId, Types, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use spirv_grammar::{BuiltIn, Capability};
use translate_common::problems::ShaderProblem;
use translate_common::{Lost, Options, VulkanKernels};

/// A kernel that becomes an entry point.
struct Kernel {
    function: FunctionId,
    name: Name,
    /// The size of its workgroups, if the source states it.
    size: Option<[u32; 3]>,
    /// The descriptor set of its arguments.
    set: u32,
    /// By parameter: the binding of its descriptor, if it has one of its own.
    bindings: Vec<Option<u32>>,
    /// The numbers of the arguments that are addresses.
    addresses: Vec<u32>,
    arguments: Vec<reflection::Argument>,
    /// The push constants about its arguments.
    beside: Vec<push_constants::Beside>,
}

/// What the passes over kernels share.
struct Context<'a, 'l> {
    data: &'l DataLayout,
    layouts: &'a mut Layouts<'l>,
    options: &'a VulkanKernels,
    blocks: Blocks,
    builtins: Builtins,
    library: library::Library,
    images: images::Images,
    push: push_constants::PushConstants,
    variables: Variables,
    /// The numbers of specialization constants that are given out, and those of constants with a meaning.
    next_spec_id: u32,
    work_dim: Option<u32>,
    global_offset: Option<u32>,
    subgroup_max_size: Option<u32>,
    /// The size of workgroups if all kernels state one: that of the kernel at hand.
    group_size: Option<[u32; 3]>,
    program: program_buffers::ProgramBuffers,
    buffers: FxHashMap<GlobalId, arguments::Buffer>,
    /// Whether a kernel calls `printf`.
    prints: bool,
    /// The formats of `printf`.
    formats: Vec<functions::printf::Format>,
    /// The memory of workgroups that kernels declare, with its bytes.
    local_variables: Vec<(GlobalId, u32)>,
    /// What is dropped, with the functions that it is of.
    losses: Vec<(FunctionId, Lost)>,
}

impl Context<'_, '_> {
    fn builtin_variable(&mut self, at: &mut Builder<'_>, builtin: BuiltIn, ty: TypeId) -> Value {
        builtin_variable(at, &mut self.variables, builtin, ty)
    }

    /// The number of a format.
    fn format(&mut self, text: &[u8], sizes: Vec<u32>) -> u32 {
        let known = self.formats.iter().position(|format| format.text == text && format.sizes == sizes);
        let index = known.unwrap_or_else(|| {
            self.formats.push(functions::printf::Format { text: text.to_vec(), sizes });
            self.formats.len() - 1
        });
        index as u32
    }

    /// The beginning of the buffer of `printf`.
    fn printf_buffer(&mut self, at: &mut Builder<'_>) -> Value {
        self.prints = true;
        if self.options.physical_buffers {
            let address = self.push.address(at, Inst::PrintfBufferPointerPushConstant);
            let pointer = at.module.types.ptr(arguments::GLOBAL);
            return at.cast(CastOp::IntToPtr, address, pointer);
        }
        let buffer = match self.program.printf {
            Some(known) => known,
            None => {
                let element = at.module.types.int(32);
                let buffer = arguments::unbound_buffer(at.module, self, element, &"printf".into(), true);
                *self.program.printf.insert(buffer)
            }
        };
        Value::Const(at.module.global_const(buffer))
    }

    fn next_spec_id(&mut self) -> u32 {
        self.next_spec_id += 1;
        self.next_spec_id - 1
    }

    fn work_dim(&mut self) -> u32 {
        let id = self.work_dim.unwrap_or_else(|| self.next_spec_id());
        *self.work_dim.insert(id)
    }

    /// The first of the numbers of the constants for the offset of a launch.
    fn global_offset(&mut self) -> u32 {
        if let Some(known) = self.global_offset {
            return known;
        }
        let first = self.next_spec_id;
        self.next_spec_id += push_constants::DIMENSIONS;
        *self.global_offset.insert(first)
    }

    fn subgroup_max_size(&mut self) -> u32 {
        let id = self.subgroup_max_size.unwrap_or_else(|| self.next_spec_id());
        *self.subgroup_max_size.insert(id)
    }

    /// The size of a workgroup in a dimension.
    fn group_size(&self, at: &mut Builder<'_>, dimension: u32) -> Value {
        match self.group_size.and_then(|size| size.get(dimension as usize).copied()) {
            Some(size) => at.int32(size),
            None => spec_constants::value(at, entry_points::SIZE_IDS + dimension, 1),
        }
    }
}

/// Whether a module defines kernels of OpenCL.
pub fn are_in(module: &Module) -> bool {
    module.functions.values().any(is_kernel)
}

fn is_kernel(function: &Function) -> bool {
    function.calling_conv == CallingConv::SPIR_KERNEL && function.body.is_some()
}

/// Rewrites the kernels of a module, and removes what no kernel reaches. `data` is the module's data layout.
pub(crate) fn run<'l>(
    module: &mut Module,
    data: &'l DataLayout,
    layouts: &mut Layouts<'l>,
    values: &mut Values<'_>,
    options: &Options,
) {
    unused::run(module, |_, function| is_kernel(function));
    for index in 0..module.functions.len() {
        lengths::run(module, llvm_model::Id::from_index(index));
    }
    values.kernels(module);
    let mut prepared = 0;
    prepare(module, values, &mut prepared);
    inline::run(module, &[]);
    unused::run(module, |_, function| is_kernel(function));
    // The functions have other numbers now.
    values.kernels(module);
    prepared = module.functions.len();
    make_values(module, layouts, values);
    let (spirv, kernels_options) = (&options.spirv, options.spirv.vulkan_kernels.clone().unwrap_or_default());
    let has_doubles = spirv.features.missing(Capability::Float64, spirv.max_version).is_none();
    let mut kernels = entry_points::kernels(module);
    // The last regions of a launch have work-groups of other sizes than the source states.
    let all_sized = !kernels_options.regions && kernels.iter().all(|kernel| kernel.size.is_some());
    let own_variables = module.globals.len();
    let sets = if kernels_options.distinct_sets { kernels.len() as u32 } else { 1 };
    let mut cx = Context {
        data,
        layouts,
        options: &kernels_options,
        blocks: Blocks::default(),
        builtins: Builtins::default(),
        library: library::Library::new(has_doubles),
        images: images::Images::of(module, sets),
        push: push_constants::PushConstants::default(),
        variables: Variables::default(),
        next_spec_id: entry_points::SIZE_IDS + 3,
        work_dim: None,
        global_offset: None,
        subgroup_max_size: None,
        group_size: None,
        program: program_buffers::ProgramBuffers::default(),
        buffers: FxHashMap::default(),
        prints: false,
        formats: Vec::new(),
        local_variables: Vec::new(),
        losses: Vec::new(),
    };
    for (number, kernel) in (0..).zip(&mut kernels) {
        kernel.set = cx.images.set + if sets == 1 { 0 } else { number };
        arguments::bind(module, kernel, cx.options);
        images::run(module, &mut cx, kernel);
    }
    // Functions of the library are expressed when they are added.
    let (mut index, mut is_exact) = (0, None);
    while index < module.functions.len() {
        let function = llvm_model::Id::from_index(index);
        index += 1;
        let own = kernels.iter().find(|kernel| kernel.function == function);
        cx.group_size = own.and_then(|kernel| kernel.size).filter(|_| all_sized);
        functions::run(module, &mut cx, function);
        values.atomics(module, function);
        exact::run(module, function, &mut is_exact);
        narrow::run(module, function);
        prepare(module, values, &mut prepared);
    }
    let mut pushed = cx.push.variables(module);
    pushed.extend(addresses::candidates(module, cx.options, own_variables));
    inline::run(module, &pushed);
    let refusal = addresses::run(module, &mut cx, &mut kernels, own_variables).err();
    pointers::run(module, cx.layouts, cx.data, own_variables, cx.options.physical_buffers);
    threes::run(module, own_variables);
    program_scope::run(module, &mut cx, own_variables);
    variables::run(module, own_variables);
    cx.local_variables = variables::of_workgroups(module, cx.layouts);
    for (function, problem) in pass_arguments(module, &mut cx, &mut kernels, refusal) {
        values.refuse(module, function, problem);
    }
    cx.push.end(module);
    cx.images.bind_literals(module);
    program_buffers::bind(module, &mut cx, &kernels);
    aliases::run(module, &mut cx);
    for (function, lost) in std::mem::take(&mut cx.losses) {
        values.lose(module, function, lost);
    }
    reflection::run(module, &cx, &kernels, all_sized);
    entry_points::run(module, &kernels, all_sized);
}

/// Makes variables of the arguments of kernels. Returns the problems; those of addresses are the cause of the others.
fn pass_arguments(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernels: &mut [Kernel],
    of_addresses: Option<addresses::Refusal>,
) -> Vec<(Option<FunctionId>, ShaderProblem)> {
    let mut problems = Vec::new();
    for kernel in kernels {
        let passed = arguments::run(module, cx, kernel);
        problems.extend(passed.err().map(|problem| (Some(kernel.function), problem)));
    }
    of_addresses.map_or(problems, |refusal| vec![(refusal.function, refusal.problem)])
}

/// The rounds in which variables that hold pointers become values and generic pointers get their memory.
const ROUNDS: usize = 4;

/// Makes values of the variables that hold pointers. Generic pointers to a variable are pointers to it first: they would hide
/// its accesses.
fn make_values(module: &mut Module, layouts: &Layouts<'_>, values: &mut Values<'_>) {
    let nothing = FxHashMap::default();
    for round in 0..=ROUNDS {
        for index in 0..module.functions.len() {
            padding::run(module, layouts, llvm_model::Id::from_index(index));
        }
        locals::run(module, layouts, values);
        if round == ROUNDS {
            break;
        }
        for index in 0..module.functions.len() {
            let function = llvm_model::Id::from_index(index);
            if let Some(mut body) = module.functions[function].body.take() {
                let function_type = module.functions[function].ty;
                spaces::run(module, &mut body, function_type, &nothing);
                module.functions[function].body = Some(body);
            }
        }
    }
}

/// Prepares the functions that have been added since the last time.
fn prepare(module: &mut Module, values: &mut Values<'_>, prepared: &mut usize) {
    // Emulations of intrinsics may be functions of their own.
    while *prepared < module.functions.len() {
        values.kernel(module, llvm_model::Id::from_index(*prepared));
        *prepared += 1;
    }
}

/// Whether values of a type cannot be passed between functions of a shader: they are, or have, addresses, objects or long
/// vectors.
fn holds_address(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| match types[part] {
        Type::Pointer(_) | Type::TargetExt { .. } => true,
        Type::Vector { count, .. } => !(2..=4).contains(&count),
        _ => false,
    })
}
