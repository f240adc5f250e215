//! Arrays that the compiler builds from tables.

/// One side of a table's pairs by the number of the other, as an array of `Option`s. `$usable` selects the pairs that
/// count ([`super::Way::is_to_llvm`] or [`super::Way::is_to_spirv`]). Two pairs with one number do not compile.
macro_rules! by_number {
    ([$($pairs:expr),+], $size:expr, $usable:ident, |$pair:ident| $number:expr => $value:expr) => {{
        let mut table = [None; $size];
        $({
            let pairs = $pairs;
            let mut i = 0;
            while i < pairs.len() {
                let $pair = &pairs[i];
                if $pair.way.$usable() {
                    assert!(table[$number].is_none());
                    table[$number] = Some($value);
                }
                i += 1;
            }
        })+
        table
    }};
}

/// The same for an enumeration of which every variant has a pair: a missing pair does not compile.
pub(crate) const fn total<T: Copy, const N: usize>(table: [Option<T>; N], fill: T) -> [T; N] {
    let mut out = [fill; N];
    let mut i = 0;
    while i < N {
        assert!(table[i].is_some());
        if let Some(value) = table[i] {
            out[i] = value;
        }
        i += 1;
    }
    out
}

pub(crate) use by_number;
