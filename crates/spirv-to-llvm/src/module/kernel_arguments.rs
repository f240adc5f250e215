//! Information about a kernel's arguments for runtimes: `!kernel_arg_*`.

use crate::ids::Ids;
use crate::input::Input;
use crate::module::opencl_types::opencl_type;
use crate::module::{Raise, metadata};
use crate::scan::{EntryPoint, Scan};
use llvm_model::{Constants, FunctionId, MdId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::kernel_args::{self, Qualified};
use spirv_module::{Decoration, FunctionParameterAttribute, LiteralString, Op, StorageClass};
use translate_common::Profile;
use translate_common::forms::AttachmentOrder;

/// The arguments that OpStrings describe: the text behind the last dot by the text before it.
type Lists = FxHashMap<Vec<u8>, String>;

/// The argument metadata of one parameter.
struct Argument {
    addr_space: u32,
    access_qual: &'static str,
    ty: String,
    type_qual: String,
    name: String,
}

/// Attaches the metadata of the arguments of all kernels.
pub(crate) fn attach_kernel_arguments(m: &mut Raise<'_>) {
    let scan = m.input.scan;
    let lists = stated_arguments(scan);
    let made: Vec<_> = m
        .kernels
        .take_made()
        .into_iter()
        .map(|(function, entry)| (function, &scan.entry_points[entry]))
        .collect();
    let made: Vec<_> =
        made.into_iter().map(|(function, entry)| (function, entry, arguments_of(m, entry))).collect();
    // Consumers of names expect them in every kernel.
    let has_names = m.input.options.llvm.kernel_arg_names
        && made.iter().flat_map(|(_, _, arguments)| arguments).any(|argument| !argument.name.is_empty());
    for (function, entry, arguments) in made {
        attach(m, function, entry, &arguments, &lists, has_names);
    }
}

/// Numbers the kinds of attachments first ([`AttachmentOrder::ByKind`]): LLVM prints them in the order of their numbers.
pub(crate) fn order_attachments(m: &mut Raise<'_>) {
    if m.input.scan.entry_points.is_empty() {
        return;
    }
    for name in kernel_args::KHRONOS_KINDS {
        metadata::kind(&mut m.out, name);
    }
}

/// Returns the information about the arguments of the kernel that is this entry point.
fn arguments_of(m: &Raise<'_>, entry: &EntryPoint<'_>) -> Vec<Argument> {
    let profile = m.input.options.spirv.profile;
    parameter_ids(m.input, &m.ids, m.kernels.function_of(entry.function))
        .into_iter()
        .map(|(id, ty)| argument_info(profile, &m.ids, &m.out.constants, id, ty))
        .collect()
}

/// Attaches the metadata of the arguments of a kernel, which is this entry point.
fn attach(
    m: &mut Raise<'_>,
    function: FunctionId,
    entry: &EntryPoint<'_>,
    arguments: &[Argument],
    lists: &Lists,
    has_names: bool,
) {
    let types = stated(lists, kernel_args::TYPE, &entry.name, arguments.len());
    let type_quals = stated(lists, kernel_args::QUALIFIERS, &entry.name, arguments.len());
    let mut columns: [Vec<Option<MdId>>; 6] = Default::default();
    for (index, argument) in arguments.iter().enumerate() {
        let addr_space = m.nodes.u32(&mut m.out, argument.addr_space);
        let access = m.nodes.string(&mut m.out, argument.access_qual);
        let ty = types.as_ref().and_then(|types| types.get(index)).unwrap_or(&argument.ty);
        let ty = m.nodes.string(&mut m.out, ty);
        // Returns the type without the names that a program gives to types.
        let base = m.nodes.string(&mut m.out, &argument.ty);
        let qual = type_quals.as_ref().and_then(|quals| quals.get(index)).unwrap_or(&argument.type_qual);
        let qual = m.nodes.string(&mut m.out, qual);
        let name = m.nodes.string(&mut m.out, &argument.name);
        for (column, item) in columns.iter_mut().zip([addr_space, access, ty, base, qual, name]) {
            column.push(Some(item));
        }
    }
    let [addr_space, access, ty, base, qual, name] = columns.map(|column| m.nodes.tuple(&mut m.out, &column));
    let mut attachments = vec![
        (metadata::kind(&mut m.out, kernel_args::ADDRESS_SPACE), addr_space),
        (metadata::kind(&mut m.out, kernel_args::ACCESS), access),
        (metadata::kind(&mut m.out, kernel_args::TYPE), ty),
        (metadata::kind(&mut m.out, kernel_args::BASE_TYPE), base),
        (metadata::kind(&mut m.out, kernel_args::QUALIFIERS), qual),
    ];
    if has_names {
        attachments.push((metadata::kind(&mut m.out, kernel_args::NAME), name));
    }
    let attached = &mut m.out.functions[function].attachments;
    attached.extend(attachments);
    if m.input.forms().attachments == AttachmentOrder::ByKind {
        attached.sort_by_key(|(kind, _)| *kind);
    }
}

/// The OpStrings `kernel_arg_type.<kernel>.a,b,` and `kernel_arg_type_qual.…`: the text behind the last dot by the text
/// before it.
fn stated_arguments(scan: &Scan<'_>) -> Lists {
    let strings = scan.mode_settings.iter().filter(|inst| inst.op() == Op::String);
    let texts = strings.filter_map(|inst| LiteralString::read(inst.operands()));
    texts
        .filter_map(|text| {
            let text = text.to_vec();
            let dot = text.iter().rposition(|&byte| byte == b'.')?;
            let (key, list) = (text.get(..dot)?, text.get(dot + 1..)?);
            key.starts_with(kernel_args::TYPE.as_bytes())
                .then(|| (key.to_vec(), String::from_utf8_lossy(list).into_owned()))
        })
        .collect()
}

/// The entries that an OpString states for a kernel with `count` arguments: types as OpenCL C spells them, which
/// SPIR-V's types do not say.
fn stated(lists: &Lists, kind: &str, kernel: &[u8], count: usize) -> Option<Vec<String>> {
    let mut key = kernel_args::string_prefix(kind, kernel);
    key.pop();
    let list = lists.get(&key)?;
    let entries = entries(list.strip_suffix(',').unwrap_or(list));
    (entries.len() == count).then_some(entries)
}

/// The entries of a list with commas between them; those of templates have commas themselves.
fn entries(list: &str) -> Vec<String> {
    let mut depth = 0_usize;
    let between = |c: char| {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    };
    list.split(between).map(str::to_owned).collect()
}

fn argument_info(profile: &Profile, ids: &Ids<'_>, constants: &Constants, id: u32, ty: u32) -> Argument {
    let decorated = |wanted, first: Option<u32>| {
        let mut found = ids.decorations(id).filter(|decoration| decoration.kind == wanted);
        found.any(|decoration| first.is_none() || decoration.operands.first().copied() == first)
    };
    let has_attribute =
        |wanted: FunctionParameterAttribute| decorated(Decoration::FuncParamAttr, Some(wanted.0));
    let inst = ids.definition(ty);
    let op = inst.map(|inst| inst.op());
    let operand = |index| inst.and_then(|inst| inst.operands().get(index).copied());
    let by_value = has_attribute(FunctionParameterAttribute::ByVal);
    let storage = match op {
        Some(Op::TypePointer | Op::TypeUntypedPointerKHR) if !by_value => operand(0).map(StorageClass),
        _ => None,
    };
    let access = match op {
        Some(Op::TypeImage) => Some(kernel_args::access_word(operand(7))),
        Some(Op::TypePipe) => Some(kernel_args::access_word(operand(0))),
        _ => None,
    };
    let own_type = match op {
        Some(Op::TypePointer | Op::TypeUntypedPointerKHR) if by_value => operand(1).unwrap_or(0),
        _ => ty,
    };
    Argument {
        addr_space: match storage {
            Some(storage) => profile.address_space(storage).unwrap_or(0),
            // Images and pipes are in global memory.
            None => u32::from(access.is_some()),
        },
        access_qual: access.unwrap_or(kernel_args::NO_ACCESS),
        ty: opencl_type(ids, constants, own_type),
        type_qual: kernel_args::qualifiers(|qualified| match qualified {
            Qualified::Storage(wanted) => storage == Some(wanted),
            Qualified::Decoration(wanted) => storage.is_some() && decorated(wanted, None),
            Qualified::Attribute(wanted) => storage.is_some() && has_attribute(wanted),
            Qualified::Type(wanted) => op == Some(wanted),
        }),
        name: ids.name_of(id).map(|name| name.to_string_lossy()).unwrap_or_default(),
    }
}

/// The ids of a function's parameters and of their types.
fn parameter_ids(input: Input<'_>, ids: &Ids<'_>, function: u32) -> Vec<(u32, u32)> {
    let Some(def) = ids.definition(function) else { return Vec::new() };
    let mut out = Vec::new();
    let mut at = def.index() as usize + 1;
    while let Some(inst) = input.instruction(at) {
        match (inst.op(), inst.result(), inst.result_type()) {
            (Op::FunctionParameter, Some(id), Some(ty)) => out.push((id.0, ty.0)),
            (Op::Line | Op::NoLine | Op::Nop, ..) => {}
            _ => break,
        }
        at += 1;
    }
    out
}
