//! What the host has to know of kernels, as `NonSemantic.ClspvReflection` states it: where arguments are bound, and the numbers
//! of specialization constants.

use super::program_buffers::Contents;
use super::push_constants::{Beside, DIMENSIONS};
use super::{Context, Kernel, arguments, attributes, entry_points};
use crate::elements::bytes;
use llvm_model::{ConstId, FunctionId, MdId, Metadata, Module, Name};
use spirv_grammar::ext::clspv_reflection::{ClspvReflection as Inst, KernelPropertyFlags};
use spirv_mapping::convention::{kernel_args, non_semantic};

/// The name of the set, with the version that has all the instructions used here.
const SET: &str = "NonSemantic.ClspvReflection.5";

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Argument {
    /// Its number among the arguments of the kernel.
    pub(super) ordinal: u32,
    pub(super) name: Name,
    pub(super) place: Place,
}

impl Argument {
    pub(super) fn new(ordinal: u32, name: Name, place: Place) -> Argument {
        Argument { ordinal, name, place }
    }
}

/// Where the host puts an argument. Offsets and sizes are in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// A descriptor of the kind that the instruction is of.
    Bound {
        kind: Inst,
        set: u32,
        binding: u32,
    },
    /// A part of a buffer: the instruction, and where the part is.
    PartOfBuffer {
        kind: Inst,
        set: u32,
        binding: u32,
        offset: u32,
        size: u32,
    },
    PushConstants {
        offset: u32,
        size: u32,
    },
    Workgroup {
        spec_id: u32,
        element_size: u32,
    },
}

/// What the metadata of a kernel states of an argument: OpenCL's numbers of the qualifiers (`CL_KERNEL_ARG_…`).
struct Info {
    type_name: Name,
    address: u32,
    access: u32,
    qualifiers: u32,
}

/// Adds the nodes for the kernels of a module. Their metadata is still there.
pub(super) fn run(module: &mut Module, cx: &Context<'_, '_>, kernels: &[Kernel], all_sized: bool) {
    let flags = if cx.program.printf.is_some() { KernelPropertyFlags::MayUsePrintf.0 } else { 0 };
    for kernel in kernels {
        let function = module.function_const(kernel.function);
        let function = Operand::Constant(function);
        let count = module.functions[kernel.function].params.len() as u32;
        let name = Operand::Text(kernel.name.clone());
        let attributes = Operand::Text(attributes::text(module, kernel));
        let numbers = [count, flags].map(Operand::Number);
        let operands = [function, name].into_iter().chain(numbers).chain([attributes]);
        let node = add(module, Inst::Kernel, operands);
        for argument in &kernel.arguments {
            state_argument(module, kernel.function, node, argument);
        }
        for &Beside { kind, ordinal, offset } in &kernel.beside {
            let numbers = [ordinal, offset, 4].map(Operand::Number);
            add(module, kind, std::iter::once(Operand::Node(node)).chain(numbers));
        }
        if let Some([x, y, z]) = kernel.size {
            let size = [x, y, z].map(Operand::Number);
            let operands = std::iter::once(Operand::Node(node)).chain(size);
            add(module, Inst::PropertyRequiredWorkgroupSize, operands);
        }
    }
    if !all_sized {
        let ids = (0..3).map(|dimension| Operand::Number(entry_points::SIZE_IDS + dimension));
        add(module, Inst::SpecConstantWorkgroupSize, ids);
    }
    if let Some(first) = cx.global_offset {
        let ids = (first..).take(3).map(Operand::Number);
        add(module, Inst::SpecConstantGlobalOffset, ids);
    }
    for (kind, _, offset) in cx.push.of_launches() {
        add(module, kind, [offset, DIMENSIONS * 4].map(Operand::Number));
    }
    for (id, format) in (0..).zip(&cx.formats) {
        let text = Operand::Text(Name::from(&format.text[..]));
        let sizes = format.sizes.iter().map(|&size| Operand::Number(size));
        add(module, Inst::PrintfInfo, [Operand::Number(id), text].into_iter().chain(sizes));
    }
    for (kind, [set, binding], content) in cx.program.bound(cx.options.printf_size) {
        let place = [set, binding].map(Operand::Number);
        let content = match content {
            Contents::Size(size) => Operand::Number(size),
            Contents::Bytes(bytes) => Operand::Text(bytes::digits(bytes).into()),
        };
        add(module, kind, place.into_iter().chain([content]));
    }
    for (binding, mask) in (0..).zip(cx.images.literals()) {
        let numbers = [cx.images.literal_set(), binding, mask].map(Operand::Number);
        add(module, Inst::LiteralSampler, numbers);
    }
    for &(variable, size) in &cx.local_variables {
        let variable = module.global_const(variable);
        add(module, Inst::WorkgroupVariableSize, [Operand::Constant(variable), Operand::Number(size)]);
    }
    let constants =
        [(Inst::SpecConstantWorkDim, cx.work_dim), (Inst::SpecConstantSubgroupMaxSize, cx.subgroup_max_size)];
    for (kind, id) in constants {
        if let Some(id) = id {
            add(module, kind, [Operand::Number(id)]);
        }
    }
}

fn state_argument(module: &mut Module, function: FunctionId, kernel: MdId, argument: &Argument) {
    let stated = arguments::stated_name(module, function, argument.ordinal);
    let mut info = vec![Operand::Text(stated.unwrap_or_else(|| argument.name.clone()))];
    if let Some(Info { type_name, address, access, qualifiers }) = info_of(module, function, argument.ordinal)
    {
        info.push(Operand::Text(type_name));
        info.extend([address, access, qualifiers].map(Operand::Number));
    }
    let info = add(module, Inst::ArgumentInfo, info);
    let (kind, numbers) = match argument.place {
        Place::Bound { kind, set, binding } => (kind, vec![set, binding]),
        Place::PartOfBuffer { kind, set, binding, offset, size } => (kind, vec![set, binding, offset, size]),
        Place::PushConstants { offset, size } => (Inst::ArgumentPodPushConstant, vec![offset, size]),
        Place::Workgroup { spec_id, element_size } => (Inst::ArgumentWorkgroup, vec![spec_id, element_size]),
    };
    let mut operands = vec![Operand::Node(kernel), Operand::Number(argument.ordinal)];
    operands.extend(numbers.into_iter().map(Operand::Number));
    operands.push(Operand::Node(info));
    add(module, kind, operands);
}

/// What metadata states of an argument; `None` if the kernel has none.
fn info_of(module: &Module, function: FunctionId, ordinal: u32) -> Option<Info> {
    let operand = |name: &str| {
        let node = module.functions[function].attachment(module.find_md_kind(name)?)?;
        module.tuple(node).get(ordinal as usize).copied().flatten()
    };
    let text = |name: &str| operand(name).and_then(|node| module.md_string(node)).cloned();
    let type_name = text(kernel_args::TYPE)?;
    let address = match operand(kernel_args::ADDRESS_SPACE).and_then(|node| module.md_u64(node)) {
        Some(1) => 0x119b,
        Some(3) => 0x119c,
        Some(2) => 0x119d,
        _ => 0x119e,
    };
    let access = match text(kernel_args::ACCESS).as_ref().and_then(Name::as_str) {
        Some("read_only") => 0x11a0,
        Some("write_only") => 0x11a1,
        Some("read_write") => 0x11a2,
        _ => 0x11a3,
    };
    let words = text(kernel_args::QUALIFIERS).unwrap_or_default();
    let qualifiers = [("const", 1), ("restrict", 2), ("volatile", 4), ("pipe", 8)];
    let has = |word: &str| words.as_str().is_some_and(|words| words.split(' ').any(|other| other == word));
    let qualifiers = qualifiers.iter().filter(|(word, _)| has(word)).fold(0, |all, (_, bit)| all | bit);
    Some(Info { type_name, address, access, qualifiers })
}

/// An operand of an instruction.
enum Operand {
    Number(u32),
    Text(Name),
    Constant(ConstId),
    /// The result of another instruction.
    Node(MdId),
}

/// Adds an instruction.
fn add(module: &mut Module, kind: Inst, operands: impl IntoIterator<Item = Operand>) -> MdId {
    let set = module.metadata.push(Metadata::String(SET.into()));
    let number = number(module, kind.0);
    let mut all = vec![Some(set), Some(number)];
    for operand in operands {
        all.push(Some(match operand {
            Operand::Number(value) => self::number(module, value),
            Operand::Text(text) => module.metadata.push(Metadata::String(text)),
            Operand::Constant(constant) => module.metadata.push(Metadata::Constant(constant)),
            Operand::Node(node) => node,
        }));
    }
    // Two instructions may have the same operands.
    let node = module.metadata.push(Metadata::Tuple { distinct: true, operands: all.into_boxed_slice() });
    arguments::add_named(module, non_semantic::LIST, node);
    node
}

fn number(module: &mut Module, value: u32) -> MdId {
    let i32 = module.types.int(32);
    let constant = module.constants.int(i32, 32, value.into());
    module.metadata.push(Metadata::Constant(constant))
}
