//! SPIR-V types as OpenCL C spells them.

use crate::ids::Ids;
use llvm_model::Constants;
use spirv_mapping::convention::{kernel_args, opaque};
use spirv_module::Op;

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
        (op @ (Op::TypeInt | Op::TypeFloat), &[width, ..]) => match kernel_args::scalar_word(op, width) {
            Some(word) => word.to_owned(),
            None if op == Op::TypeInt => format!("int{width}_t"),
            None => "void".to_owned(),
        },
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
        (Op::TypeImage, &[_, dim, depth, arrayed, ms, ..]) => {
            opaque::image_word(dim, depth, arrayed, ms).unwrap_or_else(|| "image2d_t".to_owned())
        }
        (Op::TypePipe, _) => kernel_args::PIPE.to_owned(),
        (op, _) => opaque::plain(op).map_or("void", |plain| plain.word).to_owned(),
    }
}
