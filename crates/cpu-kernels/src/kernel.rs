//! A kernel's parameters, and the sizes that it states.

use llvm_model::{AttrKind, CallingConv, DataLayout, Function, FunctionId, MdId, Module, Type, TypeId};
use spirv_mapping::convention::modes::SUB_GROUP_SIZE;
use spirv_mapping::convention::shaders::{REQUIRED_SIZE, SIZE_HINT};

/// What a kernel is to a host.
pub(crate) struct Kernel {
    pub(crate) name: String,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) required: Option<[u32; 3]>,
    pub(crate) hint: Option<[u32; 3]>,
    pub(crate) sub_group_size: Option<u32>,
    /// Whether other kernels start it, with ranges and work-groups that they choose.
    pub(crate) is_enqueued: bool,
}

/// What a host passes for a parameter.
pub(crate) struct Argument {
    pub(crate) kind: Kind,
    /// Bytes of the value; of a pointer by value, those that it points to.
    pub(crate) size: u64,
    pub(crate) align: u64,
    pub(crate) name: String,
    /// The type of OpenCL C, as the module has it.
    pub(crate) ty: String,
}

/// The numbers of kinds in the header for hosts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Value = 0,
    Global = 1,
    Constant = 2,
    Local = 3,
    ByValue = 4,
    Image = 5,
    Sampler = 6,
    Pipe = 7,
    Queue = 8,
}

/// Whether a function is a kernel with code.
pub(crate) fn is_kernel(function: &Function) -> bool {
    function.calling_conv == CallingConv::SPIR_KERNEL && function.body.is_some()
}

impl Kernel {
    /// Reads what the module states of a kernel.
    pub(crate) fn of(module: &Module, id: FunctionId) -> Kernel {
        let function = &module.functions[id];
        let attachment = |name: &str| function.attachment(module.find_md_kind(name)?);
        let sizes = |name: &str| three(module, attachment(name)?);
        let texts = |name: &str| attachment(name).map_or(&[][..], |node| module.tuple(node));
        let text = |texts: &[Option<MdId>], index: usize| {
            let text = texts.get(index).copied().flatten().and_then(|node| module.md_string(node));
            text.map_or(String::new(), |text| text.to_string_lossy().into_owned())
        };
        let (types, names) = (texts("kernel_arg_type"), texts("kernel_arg_name"));
        let layout = module.data_layout.as_str().and_then(|text| DataLayout::parse(text).ok());
        let layout = layout.unwrap_or_default();
        let params = module.types.function_parts(function.ty).map_or(&[][..], |parts| parts.1);
        let argument = |(index, &ty): (usize, &TypeId)| {
            let (kind, measured) = kind(module, function, index, ty);
            let stated =
                function.params.get(index).map_or(String::new(), |p| p.name.to_string_lossy().into_owned());
            Argument {
                kind,
                size: layout.alloc_size(&module.types, measured).unwrap_or(8),
                align: layout.abi_align(&module.types, measured).unwrap_or(8),
                name: if stated.is_empty() { text(names, index) } else { stated },
                ty: text(types, index),
            }
        };
        let sub_group_size = attachment(SUB_GROUP_SIZE).and_then(|node| {
            u32::try_from(module.md_u64(module.tuple(node).first().copied().flatten()?)?).ok()
        });
        Kernel {
            name: function.props.name.to_string_lossy().into_owned(),
            arguments: params.iter().enumerate().map(argument).collect(),
            required: sizes(REQUIRED_SIZE),
            hint: sizes(SIZE_HINT),
            sub_group_size,
            is_enqueued: false,
        }
    }
}

/// The kind of a parameter, and the type of the bytes that a host passes.
fn kind(module: &Module, function: &Function, index: usize, ty: TypeId) -> (Kind, TypeId) {
    let set = module.attributes.param(function.attributes, index);
    if let Some(of) = module.attributes.ty(set, AttrKind::BYVAL) {
        return (Kind::ByValue, of);
    }
    let kind = match &module.types[ty] {
        Type::Pointer(2) => Kind::Constant,
        Type::Pointer(3) => Kind::Local,
        Type::Pointer(_) => Kind::Global,
        Type::TargetExt { name, .. } => match name.as_str() {
            Some("spirv.Sampler") => Kind::Sampler,
            Some("spirv.Pipe") => Kind::Pipe,
            Some("spirv.Queue") => Kind::Queue,
            _ => Kind::Image,
        },
        _ => Kind::Value,
    };
    (kind, ty)
}

/// The three sizes of a node.
fn three(module: &Module, node: MdId) -> Option<[u32; 3]> {
    let sizes = module.tuple(node).iter().map(|&size| u32::try_from(module.md_u64(size?)?).ok());
    sizes.collect::<Option<Vec<u32>>>()?.try_into().ok()
}
