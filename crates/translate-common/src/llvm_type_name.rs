//! Names of types in messages.

use llvm_model::{Module, Type, TypeId};
use std::fmt::Write;

/// How deep a printed type nests, and how many bytes it has, before it is cut.
const MAX_DEPTH: u32 = 16;
const MAX_LENGTH: usize = 400;

/// A type as LLVM assembly, deep parts cut.
pub fn type_name(module: &Module, ty: TypeId) -> String {
    let mut out = String::new();
    write_type(module, ty, 0, &mut out);
    out
}

fn write_type(module: &Module, ty: TypeId, depth: u32, out: &mut String) {
    if depth > MAX_DEPTH || out.len() > MAX_LENGTH {
        out.push('…');
        return;
    }
    let list = |out: &mut String, items: &[TypeId]| {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            if out.len() > MAX_LENGTH {
                out.push('…');
                break;
            }
            write_type(module, item, depth + 1, out);
        }
    };
    let word = match &module.types[ty] {
        Type::Integer(width) => {
            let _ = write!(out, "i{width}");
            ""
        }
        Type::Pointer(0) => "ptr",
        Type::Pointer(space) => {
            let _ = write!(out, "ptr addrspace({space})");
            ""
        }
        Type::Array { element, count } => {
            let _ = write!(out, "[{count} x ");
            write_type(module, *element, depth + 1, out);
            "]"
        }
        Type::Vector { element, count, .. } => {
            let _ = write!(out, "<{count} x ");
            write_type(module, *element, depth + 1, out);
            ">"
        }
        Type::Struct(body) => {
            out.push_str(if body.packed { "<{ " } else { "{ " });
            list(out, &body.fields);
            if body.packed { " }>" } else { " }" }
        }
        Type::NamedStruct(id) => match module.types.structs.get(*id) {
            Some(named) if !named.name.is_empty() => {
                let _ = write!(out, "%{}", named.name);
                ""
            }
            _ => "%struct",
        },
        Type::Function { ret, params, vararg } => {
            write_type(module, *ret, depth + 1, out);
            out.push_str(" (");
            list(out, params);
            if *vararg { ", ...)" } else { ")" }
        }
        Type::TargetExt { name, types, ints } => {
            let _ = write!(out, "target(\"{name}\"");
            for &ty in types.iter() {
                out.push_str(", ");
                write_type(module, ty, depth + 1, out);
            }
            for int in ints.iter() {
                let _ = write!(out, ", {int}");
            }
            ")"
        }
        word => word.keyword().unwrap_or_default(),
    };
    out.push_str(word);
}
