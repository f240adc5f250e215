//! The library in parts, so that a kernel loads only the definitions of its calls.

/// The parts, each as bitcode of LLVM 22 like [`crate::LIBRARY`].
static PARTS: &[&[u8]] = include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// A line for each function, in the order of names: the name, and as a hexadecimal number the parts that define it and its
/// callees.
static INDEX: &str = include_str!(concat!(env!("OUT_DIR"), "/index.txt"));

/// The parts that define those of the functions `names` that the library has, and all that these call; in their order, each
/// once.
#[must_use]
pub fn parts<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<&'static [u8]> {
    let mask = names.into_iter().filter_map(mask).fold(0, |all, mask| all | mask);
    PARTS.iter().enumerate().filter(|(part, _)| mask >> part & 1 == 1).map(|(_, bitcode)| *bitcode).collect()
}

/// Whether the library defines a function of this name.
#[must_use]
pub fn defines(name: &str) -> bool {
    mask(name).is_some()
}

/// Finds the line of a name by halving the text.
fn mask(name: &str) -> Option<u32> {
    let (mut start, mut end) = (0, INDEX.len());
    while start < end {
        let middle = start + (end - start) / 2;
        let line_start = INDEX.get(..middle)?.rfind('\n').map_or(0, |at| at + 1);
        let line = INDEX.get(line_start..)?.lines().next()?;
        let (found, mask) = line.split_once('\t')?;
        match found.cmp(name) {
            std::cmp::Ordering::Equal => return u32::from_str_radix(mask, 16).ok(),
            std::cmp::Ordering::Less => start = line_start + line.len() + 1,
            std::cmp::Ordering::Greater => end = line_start,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_and_no_other() {
        let mut last = "";
        for line in INDEX.lines() {
            let (name, text) = line.split_once('\t').expect("a name and a mask");
            assert!(last < name, "{last} stands before {name}");
            assert_eq!(mask(name), u32::from_str_radix(text, 16).ok(), "{name}");
            last = name;
        }
        for name in ["", "_Z3sin", "_Z3sinff", "zzz"] {
            assert_eq!(mask(name), None, "{name}");
        }
    }

    #[test]
    fn parts_are_those_that_are_called() {
        assert!(parts([]).is_empty());
        assert!(parts(["printf"]).is_empty());
        assert_eq!(parts(["_Z3sinf"]).len(), 1);
        assert_eq!(parts(["_Z3sinf", "_Z3cosf"]).len(), 1);
        // Images are written with conversions.
        assert!(parts(["_Z12write_imagef14ocl_image2d_woDv2_iDv4_f"]).len() > 2);
    }
}
