//! The library in small parts, so that a kernel loads only the definitions of its calls.

/// The bitcode of all parts, one after the other, of LLVM 22 like [`crate::LIBRARY`].
static PARTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/parts.bin"));

/// Where each part ends there, in bytes.
static ENDS: &[usize] = &include!(concat!(env!("OUT_DIR"), "/ends.rs"));

/// A line for each function, in the order of names: the name, and the numbers of the parts that define it and its callees.
/// Callers are in front of callees.
static INDEX: &str = include_str!(concat!(env!("OUT_DIR"), "/index.txt"));

/// The parts that define those of the functions `names` that the library has, and all that these call; each once, behind the
/// last one that needs it.
#[must_use]
pub fn parts<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<&'static [u8]> {
    let all: Vec<usize> = names.into_iter().filter_map(numbers).flatten().collect();
    let mut listed = vec![false; ENDS.len()];
    let mut parts = Vec::new();
    for &number in all.iter().rev() {
        if let Some(listed) = listed.get_mut(number)
            && !std::mem::replace(listed, true)
        {
            parts.extend(part(number));
        }
    }
    parts.reverse();
    parts
}

/// Whether the library defines a function of this name.
#[must_use]
pub fn defines(name: &str) -> bool {
    numbers(name).is_some()
}

fn part(number: usize) -> Option<&'static [u8]> {
    let start = number.checked_sub(1).map_or(Some(0), |before| ENDS.get(before).copied())?;
    PARTS.get(start..*ENDS.get(number)?)
}

/// The numbers in the line of a name, which is found by halving the text.
fn numbers(name: &str) -> Option<impl Iterator<Item = usize> + use<>> {
    let (mut start, mut end) = (0, INDEX.len());
    while start < end {
        let middle = start + (end - start) / 2;
        let line_start = INDEX.get(..middle)?.rfind('\n').map_or(0, |at| at + 1);
        let line = INDEX.get(line_start..)?.lines().next()?;
        let (found, numbers) = line.split_once('\t')?;
        match found.cmp(name) {
            std::cmp::Ordering::Equal => {
                return Some(numbers.split(',').filter_map(|number| number.parse().ok()));
            }
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
            let (name, text) = line.split_once('\t').expect("a name and its parts");
            assert!(last < name, "{last} stands before {name}");
            let found: Vec<String> = numbers(name).expect(name).map(|number| number.to_string()).collect();
            assert_eq!(found.join(","), text, "{name}");
            last = name;
        }
        for name in ["", "_Z3sin", "_Z3sinff", "zzz"] {
            assert!(numbers(name).is_none(), "{name}");
        }
    }

    #[test]
    fn parts_are_those_that_are_called() {
        assert!(parts([]).is_empty());
        assert!(parts(["printf"]).is_empty());
        let sine = parts(["_Z3sinf"]);
        assert_eq!(parts(["_Z3sinf", "_Z3sinf"]), sine);
        // Images are written with conversions.
        assert!(parts(["_Z12write_imagef14ocl_image2d_woDv2_iDv4_f"]).len() > 2);
    }

    #[test]
    fn every_part_is_bitcode_with_few_functions() {
        for number in 0..ENDS.len() {
            let module = llvm_bitcode::read(part(number).expect("a part")).expect("bitcode");
            let defined = module.functions.iter().filter(|(_, function)| function.body.is_some()).count();
            assert!((1..=16).contains(&defined), "{number}: {defined}");
        }
    }
}
