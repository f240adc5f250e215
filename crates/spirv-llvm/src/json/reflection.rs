//! The reflection of OpenCL kernels as JSON.

use crate::reflection::{
    Argument, ArgumentKind, ByteRange, Descriptor, Kernel, LiteralSampler, Place, ProgramData, Reflection,
};
use serde_json::{Map, Value, json};

/// `revision`, `kernels` (each with `name`, `function`, `argumentCount`, `mayUsePrintf`, `attributes`,
/// `requiredWorkgroupSize`, `arguments`, `imageChannels`, `samplerMasks`), `specConstants`, `pushConstants`, `data` (with the
/// `bytes` in hexadecimal digits), `relocations`, `literalSamplers`, `printfBuffer`, `printfFormats`,
/// `workgroupVariables`, `ignored` (the numbers of instructions that are not allowed).
///
/// An argument has `ordinal`, `kind` (the instruction's name without `Argument`), and those of `set`, `binding`, `offset`,
/// `size`, `specId` and `elementSize` that its kind has; `info` is null or has `name`, `type`, `addressSpace`, `access`,
/// `typeQualifiers`. Other places are `set` and `binding`, `offset` and `size`, or both.
pub fn reflection(reflection: &Reflection) -> Value {
    let (chosen, pushed) = (&reflection.spec_constants, &reflection.push_constants);
    json!({
        "revision": reflection.revision,
        "kernels": reflection.kernels.iter().map(kernel).collect::<Vec<_>>(),
        "specConstants": {
            "workgroupSize": chosen.workgroup_size,
            "globalOffset": chosen.global_offset,
            "workDim": chosen.work_dim,
            "subgroupMaxSize": chosen.subgroup_max_size,
        },
        "pushConstants": {
            "globalOffset": pushed.global_offset.map(range),
            "enqueuedLocalSize": pushed.enqueued_local_size.map(range),
            "globalSize": pushed.global_size.map(range),
            "regionOffset": pushed.region_offset.map(range),
            "numWorkgroups": pushed.num_workgroups.map(range),
            "regionGroupOffset": pushed.region_group_offset.map(range),
        },
        "data": reflection.data.iter().map(data).collect::<Vec<_>>(),
        "relocations": reflection.relocations.iter().map(|relocation| json!({
            "objectOffset": relocation.object_offset,
            "pointerOffset": relocation.pointer_offset,
            "pointerSize": relocation.pointer_size,
        })).collect::<Vec<_>>(),
        "literalSamplers": reflection.literal_samplers.iter().map(sampler).collect::<Vec<_>>(),
        "printfBuffer": reflection.printf_buffer.map(|buffer| {
            with(place(buffer.place), [("bufferSize", json!(buffer.size))])
        }),
        "printfFormats": reflection.printf_formats.iter().map(|format| json!({
            "id": format.id,
            "text": format.text,
            "argumentSizes": format.argument_sizes,
        })).collect::<Vec<_>>(),
        "workgroupVariables": reflection.workgroup_variables.iter().map(|variable| json!({
            "variable": variable.variable.0,
            "size": variable.size,
        })).collect::<Vec<_>>(),
        "ignored": reflection.ignored,
    })
}

fn kernel(kernel: &Kernel) -> Value {
    let channels = kernel.image_channels.iter().map(|info| {
        let own = [("ordinal", json!(info.ordinal)), ("property", json!(format!("{:?}", info.property)))];
        with(place(info.place), own)
    });
    let masks = kernel
        .sampler_masks
        .iter()
        .map(|&(ordinal, bytes)| with(parts(None, Some(bytes)), [("ordinal", json!(ordinal))]));
    json!({
        "name": kernel.name,
        "function": kernel.function.0,
        "argumentCount": kernel.argument_count,
        "mayUsePrintf": kernel.may_use_printf,
        "attributes": kernel.attributes,
        "requiredWorkgroupSize": kernel.required_workgroup_size,
        "arguments": kernel.arguments.iter().map(argument).collect::<Vec<_>>(),
        "imageChannels": channels.collect::<Vec<_>>(),
        "samplerMasks": masks.collect::<Vec<_>>(),
    })
}

fn argument(argument: &Argument) -> Value {
    let mut all = parts(argument.kind.descriptor(), argument.kind.range());
    if let ArgumentKind::Workgroup { spec_id, element_size } = argument.kind {
        all.insert("specId".to_owned(), json!(spec_id));
        all.insert("elementSize".to_owned(), json!(element_size));
    }
    let info = argument.info.as_ref().map(|info| {
        json!({
            "name": info.name,
            "type": info.type_name,
            "addressSpace": info.address_space(),
            "access": info.access(),
            "typeQualifiers": info.type_qualifiers().collect::<Vec<_>>(),
        })
    });
    let own = [("ordinal", json!(argument.ordinal)), ("kind", json!(argument.kind.name()))];
    with(all, own.into_iter().chain([("info", json!(info))]))
}

fn data(data: &ProgramData) -> Value {
    let digits: String = data.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let kind = json!(format!("{:?}", data.kind));
    with(place(data.place), [("kind", kind), ("bytes", json!(digits))])
}

fn sampler(sampler: &LiteralSampler) -> Value {
    let own = [
        ("mask", json!(sampler.mask)),
        ("normalized", json!(sampler.is_normalized())),
        ("linear", json!(sampler.is_linear())),
        ("addressing", json!(sampler.addressing())),
    ];
    with(parts(Some(sampler.descriptor), None), own)
}

fn range(range: ByteRange) -> Value {
    Value::Object(parts(None, Some(range)))
}

fn place(place: Place) -> Map<String, Value> {
    match place {
        Place::Uniform(descriptor, range) => parts(Some(descriptor), Some(range)),
        Place::PushConstant(range) => parts(None, Some(range)),
        Place::Descriptor(descriptor) => parts(Some(descriptor), None),
    }
}

fn parts(descriptor: Option<Descriptor>, range: Option<ByteRange>) -> Map<String, Value> {
    let descriptor = descriptor.map(|place| [("set", json!(place.set)), ("binding", json!(place.binding))]);
    let range = range.map(|range| [("offset", json!(range.offset)), ("size", json!(range.size))]);
    let all = descriptor.into_iter().flatten().chain(range.into_iter().flatten());
    all.map(|(name, value)| (name.to_owned(), value)).collect()
}

fn with(mut all: Map<String, Value>, own: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    all.extend(own.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Value::Object(all)
}
