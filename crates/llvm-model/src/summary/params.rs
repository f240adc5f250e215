//! How a function uses its pointer parameters, for stack safety analysis.

use super::SummaryValueId;

/// The uses of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamAccess {
    /// The parameter's position.
    pub param: u64,
    /// The bytes the function accesses, counted from where the parameter points.
    pub offsets: OffsetRange,
    /// The calls that it is passed on to.
    pub calls: Vec<ParamCall>,
}

/// A parameter passed on in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamCall {
    /// The function called.
    pub callee: SummaryValueId,
    /// The position in that function's parameters.
    pub param: u64,
    /// The range of offsets, in bytes, that may be added to the pointer before it is passed.
    pub offsets: OffsetRange,
}

/// A half-open range of byte offsets, `lower..upper`, which may wrap around. When both ends are the same it is the
/// full set (both -1) or empty (both 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OffsetRange {
    /// The first member.
    pub lower: i64,
    /// One past the last member.
    pub upper: i64,
}

impl OffsetRange {
    /// Every offset.
    pub const FULL: OffsetRange = OffsetRange { lower: -1, upper: -1 };
    /// No offset.
    pub const EMPTY: OffsetRange = OffsetRange { lower: 0, upper: 0 };

    /// The range from `first` to `last`, both in it. A `last` just below `first` makes it empty.
    pub fn from_inclusive(first: i64, last: i64) -> OffsetRange {
        let upper = last.wrapping_add(1);
        match (first == upper, first) {
            (true, i64::MIN | -1) => OffsetRange::FULL,
            (true, _) => OffsetRange::EMPTY,
            (false, _) => OffsetRange { lower: first, upper },
        }
    }
    /// The least and the greatest member; 0 and -1 when there is none.
    pub fn to_inclusive(self) -> (i64, i64) {
        let full = self.lower == self.upper && self != OffsetRange::EMPTY;
        let wraps = self.lower > self.upper;
        let first = if full || wraps && self.upper != i64::MIN { i64::MIN } else { self.lower };
        let last = if full || wraps { i64::MAX } else { self.upper.wrapping_sub(1) };
        (first, last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inclusive_ends_come_back() {
        for (first, last) in
            [(0, 7), (-8, -1), (5, 5), (0, -1), (i64::MIN, i64::MAX), (3, i64::MAX), (i64::MIN, 0)]
        {
            assert_eq!(OffsetRange::from_inclusive(first, last).to_inclusive(), (first, last));
        }
        assert_eq!(OffsetRange::from_inclusive(5, 4), OffsetRange::EMPTY);
        assert_eq!(OffsetRange::from_inclusive(i64::MIN, i64::MAX), OffsetRange::FULL);
        // A range that wraps around has every offset between its least and greatest member in print.
        assert_eq!(OffsetRange { lower: 10, upper: 5 }.to_inclusive(), (i64::MIN, i64::MAX));
    }
}
