//! The names of LLVM's intrinsics, in order, without the prefixes that neighbors share.
//!
//! A name begins with a byte of at least 128; the rest of that byte is the number of bytes of the name before it that come
//! first. The first name of each block is spelled out.

use super::generated::{BLOCKS, NAMES};
use std::cmp::Ordering;

/// How many names make a block.
const BLOCK: usize = 16;

/// The names from some place on: how many bytes each shares with the one before, and the rest.
fn entries(mut names: &'static [u8]) -> impl Iterator<Item = (usize, &'static [u8])> {
    std::iter::from_fn(move || {
        let (first, rest) = names.split_first()?;
        let (own, next) = rest.split_at(rest.iter().position(|byte| *byte >= 128).unwrap_or(rest.len()));
        names = next;
        Some((usize::from(first & 127), own))
    })
}

/// The names of a block.
fn block(index: usize) -> impl Iterator<Item = (usize, &'static [u8])> {
    let start = BLOCKS.get(index).map_or(NAMES.len(), |&start| start as usize);
    entries(NAMES.get(start..).unwrap_or_default()).take(BLOCK)
}

/// Which name `wanted` is.
pub(super) fn position(wanted: &[u8]) -> Option<usize> {
    let first = |index| block(index).next().map_or(&[][..], |(_, name)| name);
    let (mut low, mut high) = (0, BLOCKS.len());
    while low < high {
        let middle = low.midpoint(high);
        if first(middle) <= wanted { low = middle + 1 } else { high = middle }
    }
    let index = low.checked_sub(1)?;
    // How many bytes of `wanted` the name before has; it comes before `wanted`.
    let mut common = 0;
    for (offset, (shared, own)) in block(index).enumerate() {
        match shared.cmp(&common) {
            // It differs from `wanted` where the one before does.
            Ordering::Greater => continue,
            // It differs from the one before earlier, and so from `wanted`.
            Ordering::Less => return None,
            Ordering::Equal => {}
        }
        let rest = wanted.get(common..)?;
        match own.cmp(rest) {
            Ordering::Equal => return Some(index * BLOCK + offset),
            Ordering::Greater => return None,
            Ordering::Less => common += own.iter().zip(rest).take_while(|(a, b)| a == b).count(),
        }
    }
    None
}

/// The name of an intrinsic for one that has underscores in the place of dots, suffixes for types included; `None` if there is none.
/// The longest name counts whose beginning is the same.
pub fn with_dots(underscored: &str) -> Option<String> {
    let is_same = |(a, b): (&u8, &u8)| a == b || *a == b'.' && *b == b'_';
    let mut name = Vec::new();
    let mut longest: Option<Vec<u8>> = None;
    for (shared, own) in entries(&NAMES) {
        name.truncate(shared);
        name.extend_from_slice(own);
        let rest = underscored.as_bytes().get(name.len()..);
        let fits =
            matches!(rest, Some([] | [b'_', ..])) && name.iter().zip(underscored.as_bytes()).all(is_same);
        if fits && longest.as_ref().is_none_or(|longest| longest.len() < name.len()) {
            longest = Some(name.clone());
        }
    }
    let longest = String::from_utf8(longest?).ok()?;
    let suffixes = underscored.get(longest.len()..)?.replace('_', ".");
    Some(longest + &suffixes)
}

/// Every name.
#[cfg(test)]
pub(super) fn all() -> Vec<Vec<u8>> {
    let mut names: Vec<Vec<u8>> = Vec::new();
    for (shared, own) in entries(&NAMES) {
        let before = names.last().map_or(&[][..], |name| &name[..shared]);
        names.push([before, own].concat());
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_found_again() {
        let found = |name| with_dots(name);
        assert_eq!(found("llvm_amdgcn_workitem_id_x").as_deref(), Some("llvm.amdgcn.workitem.id.x"));
        assert_eq!(found("llvm_amdgcn_readlane_i32").as_deref(), Some("llvm.amdgcn.readlane.i32"));
        assert_eq!(found("llvm_amdgcn_mbcnt_lo").as_deref(), Some("llvm.amdgcn.mbcnt.lo"));
        assert_eq!(found("llvm_of_nobody"), None);
    }

    #[test]
    fn every_name_is_found_where_it_stands() {
        let names = all();
        assert!(names.is_sorted());
        for (index, name) in names.iter().enumerate() {
            assert_eq!(position(name), Some(index));
        }
    }

    #[test]
    fn what_is_no_name_is_not_found() {
        let names = all();
        for (name, next) in names.iter().zip(&names[1..]) {
            for other in [&name[..name.len() - 1], &[name, &b"~"[..]].concat(), &[name, &b"\0"[..]].concat()]
            {
                assert_eq!(position(other).is_some(), names.binary_search(&other.to_vec()).is_ok());
            }
            assert!(name < next);
        }
        assert_eq!(position(b""), None);
        assert_eq!(position(b"llvm"), None);
        assert_eq!(position(b"zzz"), None);
    }
}
