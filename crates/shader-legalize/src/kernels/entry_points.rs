//! Kernels as entry points.

use super::{Kernel, is_kernel, spec_constants};
use llvm_model::{Attribute, CallingConv, FunctionId, Linkage, Metadata, Module, Param};
use spirv_mapping::convention::modes::VECTOR_HINT;
use spirv_mapping::convention::{kernel_args, shaders, specialization};

/// The number of the first of the specialization constants for the size of workgroups.
pub(super) const SIZE_IDS: u32 = 0;

/// The kernels of a module.
pub(super) fn kernels(module: &Module) -> Vec<Kernel> {
    let kernels = module.functions.iter().filter(|(_, function)| is_kernel(function));
    kernels
        .map(|(function, this)| Kernel {
            function,
            name: this.props.name.clone(),
            size: stated_size(module, function, shaders::REQUIRED_SIZE),
            set: 0,
            bindings: Vec::new(),
            beside: Vec::new(),
            arguments: Vec::new(),
        })
        .collect()
}

/// The size of workgroups that metadata of a kernel states.
pub(super) fn stated_size(module: &Module, function: FunctionId, name: &str) -> Option<[u32; 3]> {
    let kind = module.find_md_kind(name)?;
    let node = module.functions[function].attachment(kind)?;
    let mut size = [1; 3];
    for (place, number) in size.iter_mut().zip(module.tuple(node)) {
        *place = u32::try_from(module.md_u64((*number)?)?).ok()?;
    }
    Some(size)
}

/// Makes entry points of the kernels. If not all state the size of their workgroups, the host does.
pub(super) fn run(module: &mut Module, kernels: &[Kernel], all_sized: bool) {
    // Nothing is linked with a shader.
    for (_, function) in module.functions.iter_mut().filter(|(_, function)| function.body.is_some()) {
        function.props.linkage = Linkage::Internal;
    }
    for kernel in kernels {
        let void = module.types.void();
        let ty = module.types.function(void, &[], false);
        let size = kernel.size.filter(|_| all_sized);
        let set = {
            let old = module.attributes.list(module.functions[kernel.function].attributes).function;
            let mut set = module.attributes.set(old).to_vec();
            set.push(Attribute::String(shaders::STAGE.into(), "compute".into()));
            if let Some([x, y, z]) = size {
                set.push(Attribute::String(shaders::LOCAL_SIZE.into(), format!("{x},{y},{z}").into()));
            }
            module.attributes.intern_set(set)
        };
        let empty = module.attributes.empty_set();
        let attributes = module.attributes.intern_list(set, empty, &[]);
        let dropped: Vec<_> = kernel_args::KINDS
            .iter()
            .chain([&shaders::REQUIRED_SIZE, &shaders::SIZE_HINT, &VECTOR_HINT])
            .filter_map(|name| module.find_md_kind(name))
            .collect();
        let this = &mut module.functions[kernel.function];
        this.ty = ty;
        this.params = Vec::<Param>::new();
        this.attributes = attributes;
        this.calling_conv = CallingConv::C;
        this.attachments.retain(|(kind, _)| !dropped.contains(kind));
    }
    if !all_sized {
        state_size(module);
    }
}

/// States that the size of workgroups is three specialization constants.
fn state_size(module: &mut Module) {
    let i32 = module.types.int(32);
    let vector = module.types.vector(i32, 3);
    let poison = module.constants.poison(vector);
    let word = module.metadata.push(Metadata::String(specialization::SPEC_CONSTANT_COMPOSITE.into()));
    let poison = module.metadata.push(Metadata::Constant(poison));
    let mut operands = vec![Some(word), Some(poison)];
    operands.extend((0..3).map(|dimension| Some(spec_constants::node(module, SIZE_IDS + dimension, 1))));
    let size = module.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() });
    let node = module.metadata.push(Metadata::Tuple { distinct: false, operands: [Some(size)].into() });
    super::arguments::add_named(module, specialization::WORKGROUP_SIZE, node);
}
