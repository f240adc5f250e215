//! The hashes that indexes know values and type identifiers by.

use crate::global::GlobalProps;
use crate::name::Name;

/// The hash of a name: the first 64 bits of its MD5 digest, little endian. 0 stands for no name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guid(pub u64);

impl Guid {
    /// The hash of exactly these bytes: of a type identifier, or of an external symbol without `\01`.
    pub fn of_name(name: &[u8]) -> Guid {
        let digest = md5::compute(name);
        Guid(u64::from_le_bytes(std::array::from_fn(|i| digest[i])))
    }
    /// The hash of a symbol of a module with this `source_filename`, which is hashed in front of symbols that are local to
    /// the module.
    pub fn of_global(props: &GlobalProps, source_filename: &Name) -> Guid {
        let symbol = props.name.as_bytes();
        let symbol = symbol.strip_prefix(b"\x01").unwrap_or(symbol);
        if !props.linkage.is_local() {
            return Guid::of_name(symbol);
        }
        let file = if source_filename.is_empty() { b"<unknown>" } else { source_filename.as_bytes() };
        Guid::of_name(&[file, b";", symbol].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::Linkage;

    #[test]
    fn local_symbols_are_hashed_with_their_file() {
        let mut props = GlobalProps { name: "g".into(), ..GlobalProps::default() };
        assert_eq!(Guid::of_global(&props, &"a.c".into()), Guid(13146401226427987378));
        props.name = "\u{1}g".into();
        assert_eq!(Guid::of_global(&props, &"a.c".into()), Guid(13146401226427987378));
        props.name = "c".into();
        props.linkage = Linkage::Internal;
        assert_eq!(Guid::of_global(&props, &"a.c".into()), Guid(1496166654860973002));
    }
}
