//! The suffixes of the names of overloaded intrinsics.
//!
//! Source: the suffixes that LLVM 22 appends to the name of an intrinsic that is called without a declaration.

use crate::name::Name;
use crate::types::{StructType, Type, TypeId, Types};

/// How deep types may nest in a suffix.
const MAX_NESTING: u32 = 64;
/// How long a name may become; types that contain one part many times make long ones.
const MAX_LENGTH: usize = 4096;

/// `base` with the suffixes of `overloads`; `None` when that has no name: for a struct without a name, and for types
/// out of proportion.
pub fn name(base: &str, types: &Types, overloads: &[TypeId]) -> Option<Name> {
    let mut out = base.as_bytes().to_vec();
    for &ty in overloads {
        out.push(b'.');
        suffix(&mut out, types, ty, MAX_NESTING)?;
    }
    Some(Name::from(out))
}

/// How a type stands in the names of intrinsics: `i32`, `v4f32`, `p1`; `None` as for [`name`].
pub fn word(types: &Types, ty: TypeId) -> Option<String> {
    let mut out = Vec::new();
    suffix(&mut out, types, ty, MAX_NESTING)?;
    Some(String::from_utf8_lossy(&out).into_owned())
}

fn suffix(out: &mut Vec<u8>, types: &Types, ty: TypeId, depth: u32) -> Option<()> {
    let depth = depth.checked_sub(1)?;
    if out.len() > MAX_LENGTH {
        return None;
    }
    let mut push = |text: &str| out.extend_from_slice(text.as_bytes());
    match &types[ty] {
        Type::Void => push("isVoid"),
        Type::Half => push("f16"),
        Type::BFloat => push("bf16"),
        Type::Float => push("f32"),
        Type::Double => push("f64"),
        Type::X86Fp80 => push("f80"),
        Type::Fp128 => push("f128"),
        Type::PpcFp128 => push("ppcf128"),
        Type::Metadata => push("Metadata"),
        Type::X86Mmx => push("x86mmx"),
        Type::X86Amx => push("x86amx"),
        Type::Integer(width) => push(&format!("i{width}")),
        Type::Byte(width) => push(&format!("b{width}")),
        Type::Pointer(space) => push(&format!("p{space}")),
        Type::Array { element, count } => {
            push(&format!("a{count}"));
            suffix(out, types, *element, depth)?;
        }
        Type::Vector { element, count, scalable } => {
            push(if *scalable { "nx" } else { "" });
            push(&format!("v{count}"));
            suffix(out, types, *element, depth)?;
        }
        Type::Struct(StructType { fields, .. }) => {
            push("sl_");
            fields.iter().try_for_each(|&field| suffix(out, types, field, depth))?;
            out.push(b's');
        }
        Type::NamedStruct(id) => {
            let name = &types.structs.get(*id).filter(|body| !body.name.is_empty())?.name;
            push("s_");
            out.extend_from_slice(name.as_bytes());
            out.push(b's');
        }
        Type::Function { ret, params, vararg } => {
            push("f_");
            [ret].into_iter().chain(params).try_for_each(|&part| suffix(out, types, part, depth))?;
            out.extend_from_slice(if *vararg { b"varargf" } else { b"f" });
        }
        Type::TargetExt { name, types: parts, ints } => {
            out.push(b't');
            out.extend_from_slice(name.as_bytes());
            for &part in parts {
                out.push(b'_');
                suffix(out, types, part, depth)?;
            }
            for number in ints {
                out.extend_from_slice(format!("_{number}").as_bytes());
            }
            out.push(b't');
        }
        Type::Label | Type::Token => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_spell_types() {
        let mut types = Types::default();
        let (i8_, space) = (types.int(8), types.ptr(3));
        let float = types.intern(Type::Float);
        let vector = types.intern(Type::Vector { element: float, count: 2, scalable: true });
        let literal = types.literal_struct(&[i8_, vector], false);
        let named = types.named_struct("t".into(), None);
        let all = [space, literal, named, types.array(i8_, 4)];
        let text = name("llvm.f", &types, &all).unwrap_or_default();
        assert_eq!(text, "llvm.f.p3.sl_i8nxv2f32s.s_ts.a4i8");
        assert_eq!(word(&types, space).as_deref(), Some("p3"));
        let unnamed = types.named_struct(Name::default(), None);
        assert_eq!(name("llvm.f", &types, &[unnamed]), None);
    }
}
