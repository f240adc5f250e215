//! LLVM's intrinsics: their names, signatures and attributes.
//!
//! [`Row`] has the facts of one, generated from LLVM 22's records; [`mangle`] makes the suffixes of its name.

mod facts;
mod generated;
pub mod mangle;
mod names;

pub use facts::{Row, is_unknown};

use crate::name::Name;

/// The name of an intrinsic of a typed-pointer file as it is with opaque pointers: `.p0i8` and the like become `.p0`.
/// `None` when the name is not an intrinsic's or has nothing to shorten.
pub fn without_pointees(name: &Name) -> Option<Name> {
    if !name.starts_with("llvm.") {
        return None;
    }
    let parts: Vec<&[u8]> = name.as_bytes().split(|&c| c == b'.').collect();
    let mut changed = false;
    let parts: Vec<&[u8]> = parts
        .into_iter()
        .map(|part| {
            let digits = part.iter().skip(1).take_while(|c| c.is_ascii_digit()).count();
            let is_pointer = part.first() == Some(&b'p') && digits > 0 && part.len() > digits + 1;
            changed |= is_pointer;
            if is_pointer { part.get(..=digits).unwrap_or(part) } else { part }
        })
        .collect();
    changed.then(|| Name::from(parts.join(&b'.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointees_are_dropped() {
        let shortened = |name: &str| without_pointees(&name.into()).map(|n| n.to_string());
        assert_eq!(shortened("llvm.memcpy.p0i8.p1i8.i64").as_deref(), Some("llvm.memcpy.p0.p1.i64"));
        assert_eq!(shortened("llvm.masked.load.v4i32.p0v4i32").as_deref(), Some("llvm.masked.load.v4i32.p0"));
        assert_eq!(shortened("llvm.memcpy.p0.p0.i64"), None);
        assert_eq!(shortened("f.p0i8"), None);
    }
}
