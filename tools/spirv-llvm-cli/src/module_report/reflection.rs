//! The reflection of OpenCL kernels, for people.

use super::list;
use spirv_llvm::reflection::{
    Argument, ArgumentKind, ByteRange, Descriptor, Kernel, LiteralSampler, Place, PrintfFormat, Reflection,
};
use std::fmt::Write;

/// Most bytes of a buffer's contents that are printed.
const MOST_BYTES: usize = 16;

/// Adds a table of the arguments of each kernel, and lists of the parts that all kernels share.
pub(super) fn add(out: &mut String, reflection: &Reflection) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "Reflection of kernels: {}", reflection.kernels.len());
    reflection.kernels.iter().for_each(|each| kernel(out, each));
    let chosen = &reflection.spec_constants;
    let sizes = [("work-group size", chosen.workgroup_size), ("global offset", chosen.global_offset)];
    let sizes =
        sizes.into_iter().filter_map(|(name, ids)| ids.map(|[x, y, z]| format!("{name}: {x}, {y}, {z}")));
    let numbers =
        [("work dimensions", chosen.work_dim), ("largest sub-group size", chosen.subgroup_max_size)];
    let numbers = numbers.into_iter().filter_map(|(name, id)| id.map(|id| format!("{name}: {id}")));
    some(out, "Specialization constants of launches", sizes.chain(numbers));
    let pushed = &reflection.push_constants;
    let ranges = [
        ("global offset", pushed.global_offset),
        ("enqueued local size", pushed.enqueued_local_size),
        ("global size", pushed.global_size),
        ("region offset", pushed.region_offset),
        ("number of work-groups", pushed.num_workgroups),
        ("region group offset", pushed.region_group_offset),
    ];
    let ranges = ranges.into_iter().filter_map(|(name, at)| at.map(|at| format!("{name}: {}", range(at))));
    some(out, "Push constants of launches", ranges);
    let data = reflection.data.iter().map(|data| {
        let shown = data.bytes.iter().take(MOST_BYTES).map(|byte| format!("{byte:02x}")).collect::<String>();
        let more = if data.bytes.len() > MOST_BYTES { "…" } else { "" };
        format!("{:?}: {}, {} bytes: {shown}{more}", data.kind, place(data.place), data.bytes.len())
    });
    some(out, "Program data", data);
    let relocations = reflection.relocations.iter().map(|relocation| {
        let (from, to) = (relocation.pointer_offset, relocation.object_offset);
        format!("offset {from}, size {}: to offset {to}", relocation.pointer_size)
    });
    some(out, "Pointers in program data", relocations);
    some(out, "Literal samplers", reflection.literal_samplers.iter().map(sampler));
    let buffer =
        reflection.printf_buffer.map(|buffer| format!("{}, {} bytes", place(buffer.place), buffer.size));
    some(out, "Buffer of printf", buffer.into_iter());
    some(out, "Formats of printf", reflection.printf_formats.iter().map(format_string));
    let variables = reflection.workgroup_variables.iter();
    let variables = variables.map(|variable| format!("{}: {} bytes", variable.variable, variable.size));
    some(out, "Variables in workgroup memory", variables);
    let ignored = reflection.ignored.iter().map(|number| format!("instruction {number}"));
    some(out, "Reflection that is not allowed", ignored);
}

/// Adds a list that has items.
fn some(out: &mut String, title: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    if !items.is_empty() {
        list(out, title, items.into_iter());
    }
}

/// A kernel, and a table of its arguments: number, kind, place, name, type and qualifiers.
fn kernel(out: &mut String, kernel: &Kernel) {
    let _ = write!(out, "  {:?} ({}", kernel.name, kernel.function);
    if let Some(count) = kernel.argument_count {
        let _ = write!(out, ", {count} arguments");
    }
    if let Some([x, y, z]) = kernel.required_workgroup_size {
        let _ = write!(out, ", work-group size {x} {y} {z}");
    }
    if kernel.may_use_printf {
        out.push_str(", may use printf");
    }
    out.push(')');
    if let Some(attributes) = &kernel.attributes {
        let _ = write!(out, " {attributes}");
    }
    out.push('\n');
    let rows: Vec<(&Argument, String)> =
        kernel.arguments.iter().map(|argument| (argument, argument_place(argument.kind))).collect();
    let kind_width = rows.iter().map(|(argument, _)| argument.kind.name().len()).max().unwrap_or(0);
    let place_width = rows.iter().map(|(_, place)| place.len()).max().unwrap_or(0);
    for (argument, at) in rows {
        let (ordinal, kind) = (argument.ordinal, argument.kind.name());
        let declaration = declaration(argument);
        let line = format!("    {ordinal:>3} {kind:kind_width$}  {at:place_width$}  {declaration}");
        let _ = writeln!(out, "{}", line.trim_end());
    }
    for info in &kernel.image_channels {
        let (ordinal, property) = (info.ordinal, info.property);
        let _ = writeln!(out, "    {ordinal:>3} channel {property:?}: {}", place(info.place));
    }
    for (ordinal, at) in &kernel.sampler_masks {
        let _ = writeln!(out, "    {ordinal:>3} sampler mask: {}", range(*at));
    }
}

fn argument_place(kind: ArgumentKind) -> String {
    if let ArgumentKind::Workgroup { spec_id, element_size } = kind {
        return format!("length SpecId {spec_id}, elements of {element_size} bytes");
    }
    let parts = kind.descriptor().map(descriptor).into_iter().chain(kind.range().map(range));
    parts.collect::<Vec<_>>().join(", ")
}

/// The name, the type and the qualifiers of an argument, as far as the module states them.
fn declaration(argument: &Argument) -> String {
    let Some(info) = &argument.info else { return String::new() };
    let words = [info.address_space(), info.access()].into_iter().flatten().chain(info.type_qualifiers());
    let words: String = words.map(|word| format!(", {word}")).collect();
    format!("{}  {}{words}", info.name, info.type_name.as_deref().unwrap_or("-"))
}

fn place(place: Place) -> String {
    match place {
        Place::Descriptor(at) => descriptor(at),
        Place::Uniform(at, bytes) => format!("{}, {}", descriptor(at), range(bytes)),
        Place::PushConstant(bytes) => format!("push constant {}", range(bytes)),
    }
}

fn descriptor(descriptor: Descriptor) -> String {
    format!("set {}, binding {}", descriptor.set, descriptor.binding)
}

fn range(range: ByteRange) -> String {
    format!("offset {}, size {}", range.offset, range.size)
}

fn sampler(sampler: &LiteralSampler) -> String {
    let coordinates = if sampler.is_normalized() { "normalized" } else { "unnormalized" };
    let filter = if sampler.is_linear() { "linear" } else { "nearest" };
    let addressing = sampler.addressing().unwrap_or("unknown addressing");
    format!("{}: {coordinates}, {addressing}, {filter} ({:#x})", descriptor(sampler.descriptor), sampler.mask)
}

fn format_string(format: &PrintfFormat) -> String {
    let sizes: String = format.argument_sizes.iter().map(|size| format!(" {size}")).collect();
    let sizes = if sizes.is_empty() { String::new() } else { format!(", argument sizes{sizes}") };
    format!("{}: {:?}{sizes}", format.id, format.text)
}
