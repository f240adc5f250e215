//! What functions are tried with: edge values of each type, and random ones.

use super::case::COUNT;
use super::types::Scalar;

/// Which values an input has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Values {
    /// Every edge value, every pair of them for the first two inputs, and random bits.
    Any,
    /// The same, but for numbers that are none.
    Numbers,
    /// The same without zero.
    NotZero,
    /// The same without the least number.
    NotLeast,
    /// Numbers from the first to the second.
    Between(f64, f64),
    /// Integers that have so many bits, sign included.
    Bits(u32),
    /// Integers of half as many bits as the type has: sums and products of two fit it.
    HalfBits,
    /// Whole numbers from zero on, so many.
    Below(u64),
    /// The lower half of the type's integers.
    Low,
    /// The upper half of the type's integers.
    High,
    /// What is a number of the other type after rounding in any direction.
    Fits(Scalar),
}

/// Random numbers, the same for the same seed on every machine (SplitMix64).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From zero to one, without one.
    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// A number that tells texts and seeds apart (FNV-1a).
pub(crate) fn hash(text: &str, seed: u64) -> u64 {
    hash_bytes(text.bytes(), seed)
}

/// The same of bytes.
pub(crate) fn hash_bytes(bytes: impl Iterator<Item = u8>, seed: u64) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let hash = bytes.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    Random::new(hash).next()
}

/// The [`COUNT`] scalars of the input at place `at` of a function with `arity` inputs.
pub(crate) fn scalars(scalar: Scalar, values: Values, at: usize, arity: usize, seed: u64) -> Vec<u64> {
    let mut random = Random::new(hash(&format!("{scalar:?} {values:?} {at} {arity}"), seed));
    let edges: Vec<u64> = edges(scalar).into_iter().filter(|bits| values.contains(scalar, *bits)).collect();
    let pick = |random: &mut Random| {
        if edges.is_empty() || random.next().is_multiple_of(2) {
            values.any(scalar, random)
        } else {
            edges[random.next() as usize % edges.len()]
        }
    };
    let ordered = |number: usize| match (arity, at) {
        (1, 0) => edges.get(number).copied(),
        (2, 0) => edges.get(number / edges.len().max(1)).copied(),
        (2, 1) if number < edges.len() * edges.len() => edges.get(number % edges.len()).copied(),
        _ => None,
    };
    (0..COUNT).map(|number| ordered(number).unwrap_or_else(|| pick(&mut random))).collect()
}

impl Values {
    fn contains(self, scalar: Scalar, bits: u64) -> bool {
        let value = scalar.value(bits);
        match self {
            Values::Any => true,
            Values::Numbers => !value.is_nan(),
            Values::NotZero => value != 0.0,
            Values::NotLeast => !(scalar.is_signed() && bits == 1 << (scalar.bits() - 1)),
            Values::Between(low, high) => (low..=high).contains(&value),
            Values::Bits(count) if scalar.is_signed() => value.abs() < 2f64.powi(count as i32 - 1),
            Values::Bits(count) => value < 2f64.powi(count as i32),
            Values::HalfBits => Values::Bits(scalar.bits() / 2).contains(scalar, bits),
            Values::Below(end) => value.is_sign_positive() && value < end as f64,
            Values::Low => value < middle(scalar),
            Values::High => value >= middle(scalar),
            Values::Fits(other) => {
                let unsigned = if other.is_signed() { other.bits() - 1 } else { other.bits() };
                let most = 2f64.powi(unsigned as i32) - 1.0;
                let least = if other.is_signed() { -most } else { 0.0 };
                // The greatest number of 64 bits is between two floats: the one above it does not fit.
                value >= least && value <= most && value < 2f64.powi(unsigned as i32)
            }
        }
    }

    /// A random one.
    fn any(self, scalar: Scalar, random: &mut Random) -> u64 {
        match self {
            Values::Between(low, high) => return between(scalar, low, high, random),
            Values::Below(end) => return scalar.nearest((random.next() % end) as f64),
            _ => {}
        }
        // What only few bits of all are is looked for among small numbers.
        for _ in 0..64 {
            let bits = if scalar.is_float() && random.next().is_multiple_of(2) {
                between(scalar, -20.0, 20.0, random)
            } else if scalar.is_float() {
                random.next() & scalar.mask()
            } else {
                (random.next() & scalar.mask()) >> (random.next() % u64::from(scalar.bits()))
            };
            if self.contains(scalar, bits) {
                return bits;
            }
        }
        scalar.nearest(1.0)
    }
}

fn between(scalar: Scalar, low: f64, high: f64, random: &mut Random) -> u64 {
    scalar.nearest(low + (high - low) * random.fraction())
}

/// The number of the type's integers that is the least of the upper half.
fn middle(scalar: Scalar) -> f64 {
    if scalar.is_signed() { 0.0 } else { 2f64.powi(scalar.bits() as i32 - 1) }
}

/// The values at which functions do something else than elsewhere.
fn edges(scalar: Scalar) -> Vec<u64> {
    let sign = 1_u64 << (scalar.bits() - 1);
    if !scalar.is_float() {
        let small = [0, 1, 2, 3, 7, 31];
        let large = [sign, sign - 1, sign + 1, scalar.mask(), scalar.mask() - 1, 0x5555_5555_5555_5555];
        return small.into_iter().chain(large).map(|bits| bits & scalar.mask()).collect();
    }
    let infinity = scalar.nearest(f64::INFINITY);
    let one = scalar.nearest(1.0);
    // The least normal number and the greatest below, the greatest of all, the neighbours of one.
    let normal = infinity & infinity.wrapping_neg();
    let sizes = [0, 1, normal - 1, normal, infinity - 1, infinity, one - 1, one, one + 1];
    let numbers = [0.5, 1.5, 2.0, 2.5, 3.0, 1e4, std::f64::consts::FRAC_PI_2];
    let sizes: Vec<u64> = sizes.into_iter().chain(numbers.map(|number| scalar.nearest(number))).collect();
    let negative = sizes.iter().map(|bits| bits | sign);
    let not_a_number = scalar.nearest(f64::NAN);
    sizes.iter().copied().chain(negative).chain([not_a_number]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_values() {
        let make = |seed| scalars(Scalar::Float, Values::Any, 0, 1, seed);
        assert_eq!(make(1), make(1));
        assert_ne!(make(1), make(2));
        assert_eq!(make(1).len(), COUNT);
    }

    #[test]
    fn inputs_have_the_values_that_they_ask_for() {
        for values in
            [Values::Between(-0.5, 0.5), Values::Fits(Scalar::UChar), Values::NotZero, Values::Numbers]
        {
            for scalar in [Scalar::Half, Scalar::Float, Scalar::Double, Scalar::Long] {
                for bits in scalars(scalar, values, 0, 1, 3) {
                    assert!(values.contains(scalar, bits), "{values:?} of {scalar:?}: {bits:#x}");
                }
            }
        }
    }

    #[test]
    fn two_inputs_meet_in_every_pair_of_edges() {
        let inputs = [0, 1].map(|at| scalars(Scalar::Half, Values::Any, at, 2, 0));
        let pairs: std::collections::BTreeSet<_> = inputs[0].iter().zip(&inputs[1]).collect();
        for left in edges(Scalar::Half) {
            for right in edges(Scalar::Half) {
                assert!(pairs.contains(&(&left, &right)), "{left:#x} {right:#x}");
            }
        }
    }
}
