//! The constants that describe kernels to a host in C, as `spirv_kernels.h` declares them.

use crate::Formed;
use crate::kernel::Argument;
use llvm_model::{
    ConstId, Constant, GlobalId, GlobalProps, GlobalVariable, Linkage, Module, TypeId, UnnamedAddr,
};
use work_groups::LocalSize;

/// The version of the structures.
const VERSION: u64 = 1;

/// The bits of a kernel's flags.
const UNIFORM: u64 = 1;
const PRINTS: u64 = 2;
const SUB_GROUPS: u64 = 4;
const ZEROED: u64 = 8;

/// The name of a kernel's descriptor: what is not a letter, a digit or `_` is `_` and two digits.
pub(crate) fn name(kernel: &str) -> String {
    let mut name = String::from("__spv_kernel_");
    for byte in kernel.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'_' {
            name.push(char::from(byte));
        } else {
            name.push_str(&format!("_{byte:02X}"));
        }
    }
    name
}

/// The variable of a kernel's descriptor, declared if need be.
pub(crate) fn declared(module: &mut Module, kernel: &str) -> GlobalId {
    let name = name(kernel);
    if let Some(known) = module.global_named(&name) {
        return known;
    }
    let ty = kernel_type(module);
    let props = GlobalProps { name: name.as_str().into(), ..GlobalProps::default() };
    module.globals.push(GlobalVariable { is_constant: true, ..GlobalVariable::declaration(props, ty) })
}

/// Adds the descriptors, and the table of them.
pub(crate) fn add(module: &mut Module, formed: &[Formed]) {
    let mut table = Vec::new();
    for made in formed {
        let id = declared(module, &made.kernel.name);
        let value = kernel(module, made);
        module.globals[id].initializer = Some(value);
        module.globals[id].props.align = 8;
        table.push(module.global_const(id));
    }
    let ptr = module.types.ptr(0);
    table.push(module.constants.intern(ptr, Constant::Null));
    let ty = module.types.array(ptr, table.len() as u64);
    let value = module.constants.aggregate(&module.types, ty, &table);
    let props = GlobalProps { name: "__spv_kernels".into(), align: 8, ..GlobalProps::default() };
    let table = GlobalVariable::declaration(props, ty);
    module.globals.push(GlobalVariable { is_constant: true, initializer: Some(value), ..table });
}

/// `struct spirv_kernel`
fn kernel_type(module: &mut Module) -> TypeId {
    let types = &mut module.types;
    let [i32, i64] = [32, 64].map(|width| types.int(width));
    let (ptr, three) = (types.ptr(0), types.array(i32, 3));
    let fields = [i32, i32, ptr, i32, i32, ptr, three, three, three, i32, i32, i64, i64, i64, i64, i64];
    types.literal_struct(&fields, false)
}

fn kernel(module: &mut Module, made: &Formed) -> ConstId {
    let (kernel, group) = (&made.kernel, &made.group);
    let run = module.function_named(&kernel.name).map(|id| module.function_const(id));
    let ptr = module.types.ptr(0);
    let run = run.unwrap_or_else(|| module.constants.intern(ptr, Constant::Null));
    let arguments = arguments(module, &kernel.name, &kernel.arguments);
    let flags =
        [(made.uniform, UNIFORM), (made.uses.prints, PRINTS), (made.uses.sub_groups, SUB_GROUPS | ZEROED)];
    let flags = flags.iter().filter(|(is_set, _)| *is_set).map(|(_, bit)| bit).sum();
    let (local_size, most) = match made.local_size {
        LocalSize::Fixed(sizes) => (sizes, sizes.iter().product()),
        LocalSize::UpTo(most) => ([0; 3], most),
    };
    let members = [
        number(module, 32, VERSION),
        number(module, 32, flags),
        run,
        number(module, 32, kernel.arguments.len() as u64),
        number(module, 32, made.sub_group_size.into()),
        arguments,
        three(module, local_size),
        three(module, kernel.required.unwrap_or_default()),
        three(module, kernel.hint.unwrap_or_default()),
        number(module, 32, u64::from(most)),
        number(module, 32, 0),
        number(module, 64, group.context_bytes),
        number(module, 64, group.context_bytes_per_item),
        number(module, 64, group.group_scratch_bytes),
        number(module, 64, group.sub_group_scratch_bytes),
        number(module, 64, group.local_bytes),
    ];
    let ty = kernel_type(module);
    module.constants.aggregate(&module.types, ty, &members)
}

/// The address of the descriptors of arguments; null if there are none.
fn arguments(module: &mut Module, kernel: &str, arguments: &[Argument]) -> ConstId {
    let ptr = module.types.ptr(0);
    if arguments.is_empty() {
        return module.constants.intern(ptr, Constant::Null);
    }
    let [i32, i64] = [32, 64].map(|width| module.types.int(width));
    let ty = module.types.literal_struct(&[i32, i32, i64, ptr, ptr], false);
    let mut all = Vec::new();
    for argument in arguments {
        let members = [
            number(module, 32, argument.kind as u64),
            number(module, 32, argument.align),
            number(module, 64, argument.size),
            text(module, &argument.name),
            text(module, &argument.ty),
        ];
        all.push(module.constants.aggregate(&module.types, ty, &members));
    }
    let array = module.types.array(ty, all.len() as u64);
    let value = module.constants.aggregate(&module.types, array, &all);
    private(module, format!("{}.arguments", name(kernel)), array, value, 8)
}

/// The address of a string that ends in a zero.
fn text(module: &mut Module, text: &str) -> ConstId {
    let bytes = [text.as_bytes(), &[0]].concat();
    let i8 = module.types.int(8);
    let ty = module.types.array(i8, bytes.len() as u64);
    let bytes: Vec<ConstId> = bytes.iter().map(|&byte| module.constants.int(i8, 8, byte.into())).collect();
    let value = module.constants.aggregate(&module.types, ty, &bytes);
    let known = module.globals.iter().find(|(_, global)| {
        global.props.linkage == Linkage::Private && global.is_constant && global.initializer == Some(value)
    });
    match known.map(|(id, _)| id) {
        Some(id) => module.global_const(id),
        None => private(module, String::new(), ty, value, 1),
    }
}

fn private(module: &mut Module, name: String, ty: TypeId, value: ConstId, align: u64) -> ConstId {
    let props = GlobalProps {
        name: name.as_str().into(),
        linkage: Linkage::Private,
        unnamed_addr: UnnamedAddr::Global,
        align,
        ..GlobalProps::default()
    };
    let global = GlobalVariable::declaration(props, ty);
    let id = module.globals.push(GlobalVariable { is_constant: true, initializer: Some(value), ..global });
    module.global_const(id)
}

fn number(module: &mut Module, width: u32, value: u64) -> ConstId {
    let ty = module.types.int(width);
    module.constants.int(ty, width, value)
}

fn three(module: &mut Module, values: [u32; 3]) -> ConstId {
    let i32 = module.types.int(32);
    let elements = values.map(|value| module.constants.int(i32, 32, value.into()));
    let ty = module.types.array(i32, 3);
    module.constants.aggregate(&module.types, ty, &elements)
}
