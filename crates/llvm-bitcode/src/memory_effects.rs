//! The number of `memory(...)`: two bits for each location, 1 read and 2 write.
//!
//! The model has it in the layout of LLVM 22, without the version byte that files have since LLVM 21.

use llvm_model::{AttrKind, Release};

/// Positions of the locations.
const ARGMEM: u32 = 0;
const INACCESSIBLE: u32 = 2;
const ERRNO: u32 = 4;
const OTHER: u32 = 6;

/// Reads and writes everything.
pub(crate) const ALL: u64 = 0xFFF;
/// Reads everything.
const READ: u64 = 0x555;
/// The locations in front of the one for everything else, which are alike in all layouts.
const COMMON: u64 = 0xF;
/// Locations of targets, which layout 0 does not have.
const TARGET: u64 = 0xF00;

/// Bits 56 and up of the number in a file: the layout. 0 has three locations, 1 has errno and those of targets; 2 is 1, and
/// says that inaccessible memory leaves those of targets out.
const VERSION_SHIFT: u32 = 56;

/// The third location of layout 0, which stands for errno and everything else.
const OLD_OTHER: u32 = 4;

/// From the number in a file.
pub(crate) fn decode(value: u64) -> u64 {
    if value >> VERSION_SHIFT != 0 {
        return value & ALL;
    }
    let other = value >> OLD_OTHER & 3;
    (value & COMMON) | other << ERRNO | other << OTHER
}

/// To the number in a file of LLVM 21 and later, or of 23 and later, which 21 reads too.
pub(crate) fn encode(value: u64, release: Release) -> u64 {
    let layout = match release {
        Release::Llvm22 => 1,
        Release::Llvm23 => 2,
    };
    value & ALL | layout << VERSION_SHIFT
}

/// Converts to the number in a file of LLVM 16 to 20, if that means the same to a release. For some targets LLVM 23 counts
/// the memory of targets as a part of the inaccessible memory there.
pub(crate) fn in_three_locations(value: u64, release: Release) -> Option<u64> {
    let (errno, other) = (value >> ERRNO & 3, value >> OTHER & 3);
    let is_clear = release == Release::Llvm22 || value >> INACCESSIBLE & 3 == 0;
    (errno == other && value & TARGET == 0 && is_clear).then_some(value & COMMON | other << OLD_OTHER)
}

/// Converts to the number in a file of LLVM 16 to 20 with the fewest effects that include `value`.
pub(crate) fn widened_to_three_locations(value: u64) -> u64 {
    let other = (value >> ERRNO | value >> OTHER) & 3;
    value & COMMON | other << OLD_OTHER
}

/// The function attribute of LLVM 14 and 15 with the same meaning for all locations; every later reader converts it to
/// `memory`. Up to LLVM 22, its meaning then includes the locations of targets.
pub(crate) fn as_flag(value: u64, release: Release) -> Option<AttrKind> {
    [AttrKind::READ_ONLY, AttrKind::WRITE_ONLY]
        .into_iter()
        .filter(|_| release == Release::Llvm22)
        .find(|&kind| of_old_attribute(kind) == Some(value))
}

/// The effects that the function attributes of LLVM 14 and 15 allow, which `memory` has replaced.
pub(crate) fn of_old_attribute(kind: AttrKind) -> Option<u64> {
    Some(match kind {
        AttrKind::READ_NONE => 0,
        AttrKind::READ_ONLY => READ,
        AttrKind::WRITE_ONLY => READ << 1,
        AttrKind::ARG_MEM_ONLY => 3 << ARGMEM,
        AttrKind::INACCESSIBLE_MEM_ONLY => 3 << INACCESSIBLE,
        AttrKind::INACCESSIBLE_MEM_OR_ARG_MEM_ONLY => 3 << ARGMEM | 3 << INACCESSIBLE,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_agree_where_they_can() {
        // memory(argmem: read, inaccessiblemem: readwrite) of LLVM 16.
        assert_eq!(decode(0b00_11_01), 0b1101);
        // memory(read) of LLVM 19 leaves the target locations out.
        assert_eq!(decode(0b01_01_01), 0x55);
        assert_eq!(in_three_locations(0x55, Release::Llvm22), Some(0b01_01_01));
        assert_eq!(in_three_locations(READ, Release::Llvm22), None);
        // memory(inaccessiblemem: write): LLVM 23 reads it with the memory of targets.
        assert_eq!(in_three_locations(0x8, Release::Llvm22), Some(0x8));
        assert_eq!(in_three_locations(0x8, Release::Llvm23), None);
        assert_eq!(decode(encode(READ, Release::Llvm22)), READ);
        assert_eq!(as_flag(READ, Release::Llvm22), Some(AttrKind::READ_ONLY));
        assert_eq!(as_flag(0x55, Release::Llvm22), None);
        assert_eq!(widened_to_three_locations(2 << ERRNO), 2 << OLD_OTHER);
    }
}
