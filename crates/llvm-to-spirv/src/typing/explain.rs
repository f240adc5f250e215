//! Why a pointer has its type, for people.

use super::PointerTypes;
use super::constraints::Strength;
use llvm_model::{FunctionId, InstKind, Module, Type, TypeId, Value};
use std::fmt::Write;

/// How deep a printed type nests, and how many bytes it has, before it is cut.
const MAX_DEPTH: u32 = 16;
const MAX_LENGTH: usize = 400;

impl PointerTypes {
    /// One line for the type of a pointer and one for each group of opinions on it. `module` is the one that was
    /// solved.
    pub fn explain(&self, module: &Module, function: FunctionId, value: Value) -> String {
        let mut out = format!("points to {}", type_name(module, self.pointee(Some(function), value)));
        if let Some(why) = self.by_nature(module, function, value) {
            out.push_str(why);
            return out;
        }
        let Some(node) = self.nodes.value(function, value) else { return out };
        let set = self.sets.get(node as usize).copied().unwrap_or(node);
        let start = self.tallies.partition_point(|t| t.set < set);
        let mut opinions = self.tallies[start..].iter().take_while(|t| t.set == set).peekable();
        if opinions.peek().is_none() {
            let byte = self.pointee(Some(function), value) == self.byte;
            out.push_str(if byte {
                ": nothing says what"
            } else {
                ": follows the values it is passed from or to"
            });
        }
        for tally in opinions {
            let reason = match tally.strength {
                Strength::Initial => "an initialiser holds a pointer to that",
                Strength::Flow => "receives or gives away a pointer to that",
                Strength::Bytes => "addressed by bytes",
                Strength::Use => "accessed, indexed or merged as that",
                Strength::Signature => "the mangled name of the function says so",
                Strength::Hint => "the typed pointers of the file say so",
                Strength::Attribute => "an attribute says so",
            };
            let _ = write!(out, "\n  {}: {reason}, {} times", type_name(module, tally.ty), tally.count);
        }
        out
    }

    fn by_nature(&self, module: &Module, function: FunctionId, value: Value) -> Option<&'static str> {
        match value {
            Value::Const(id) if self.takes_any_type(id) => {
                Some(": a constant that takes the type of its use")
            }
            Value::Const(_) => Some(": the address of a constant of that type"),
            Value::Inst(inst) => match module.functions.get(function)?.body.as_ref()?.insts.get(inst)?.kind {
                InstKind::Alloca { .. } => Some(": the type that is allocated"),
                InstKind::GetElementPtr { .. } => Some(": the element that the indices lead to"),
                _ => None,
            },
            _ => None,
        }
    }
}

/// A type as LLVM assembly, deep parts cut.
pub(crate) fn type_name(module: &Module, ty: TypeId) -> String {
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
        Type::Void => "void",
        Type::Half => "half",
        Type::BFloat => "bfloat",
        Type::Float => "float",
        Type::Double => "double",
        Type::X86Fp80 => "x86_fp80",
        Type::Fp128 => "fp128",
        Type::PpcFp128 => "ppc_fp128",
        Type::Label => "label",
        Type::Metadata => "metadata",
        Type::Token => "token",
        Type::X86Mmx => "x86_mmx",
        Type::X86Amx => "x86_amx",
    };
    out.push_str(word);
}
