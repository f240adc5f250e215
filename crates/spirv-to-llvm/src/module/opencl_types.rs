//! SPIR-V types as OpenCL C spells them.

use crate::ids::Ids;
use llvm_model::Constants;
use spirv_module::{Dim, Op};

/// A type as OpenCL C spells it. SPIR-V's integers have no sign: they are spelled signed.
pub(crate) fn opencl_type(ids: &Ids<'_>, constants: &Constants, id: u32) -> String {
    opencl_type_at(ids, constants, id, 0)
}

fn opencl_type_at(ids: &Ids<'_>, constants: &Constants, id: u32, depth: u32) -> String {
    let Some(inst) = ids.definition(id) else { return "void".to_owned() };
    let operands = inst.operands();
    let name = || ids.name_of(id).map(|name| name.to_string_lossy()).filter(|name| !name.is_empty());
    if depth > 8 {
        return "void".to_owned();
    }
    match (inst.op(), operands) {
        (Op::TypeBool, _) => "bool".to_owned(),
        (Op::TypeInt, &[8, ..]) => "char".to_owned(),
        (Op::TypeInt, &[16, ..]) => "short".to_owned(),
        (Op::TypeInt, &[32, ..]) => "int".to_owned(),
        (Op::TypeInt, &[64, ..]) => "long".to_owned(),
        (Op::TypeInt, &[width, ..]) => format!("int{width}_t"),
        (Op::TypeFloat, &[16, ..]) => "half".to_owned(),
        (Op::TypeFloat, &[32, ..]) => "float".to_owned(),
        (Op::TypeFloat, &[64, ..]) => "double".to_owned(),
        (Op::TypeVector, &[element, count]) => {
            format!("{}{count}", opencl_type_at(ids, constants, element, depth + 1))
        }
        (Op::TypeArray, &[element, length]) => {
            let length = ids.constant_u64(constants, length).unwrap_or(0);
            format!("{}[{length}]", opencl_type_at(ids, constants, element, depth + 1))
        }
        (Op::TypePointer, &[_, pointee]) => {
            format!("{}*", opencl_type_at(ids, constants, pointee, depth + 1))
        }
        (Op::TypeUntypedPointerKHR, _) => "void*".to_owned(),
        (Op::TypeStruct | Op::TypeOpaque, _) => match name() {
            // clang names a structure's type `struct.S`; in metadata it is `struct S`.
            Some(name) => match name.strip_prefix("struct.").or(name.strip_prefix("union.")) {
                Some(tag) if name.starts_with("struct.") => format!("struct {tag}"),
                Some(tag) => format!("union {tag}"),
                None => name,
            },
            None => "struct".to_owned(),
        },
        (Op::TypeImage, _) => image_name(operands),
        (Op::TypeSampler, _) => "sampler_t".to_owned(),
        (Op::TypeEvent, _) => "event_t".to_owned(),
        (Op::TypeDeviceEvent, _) => "clk_event_t".to_owned(),
        (Op::TypeQueue, _) => "queue_t".to_owned(),
        (Op::TypeReserveId, _) => "reserve_id_t".to_owned(),
        (Op::TypePipe, _) => "pipe".to_owned(),
        _ => "void".to_owned(),
    }
}

/// `image2d_array_t` and its relatives, from the operands of OpTypeImage.
fn image_name(operands: &[u32]) -> String {
    let &[_, dim, depth, arrayed, ms, ..] = operands else { return "image2d_t".to_owned() };
    let base = match Dim(dim) {
        Dim::Dim1D => "image1d",
        Dim::Dim3D => "image3d",
        Dim::Buffer => "image1d_buffer",
        _ => "image2d",
    };
    let arrayed = if arrayed == 1 { "_array" } else { "" };
    let ms = if ms == 1 { "_msaa" } else { "" };
    let depth = if depth == 1 { "_depth" } else { "" };
    format!("{base}{arrayed}{ms}{depth}_t")
}
