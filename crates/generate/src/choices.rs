//! A byte string as the source of all choices of a generator.
//!
//! A choice consumes bytes from the front. A used-up string gives zeros, and zero is the choice that leads to the smallest
//! program: shorter strings and lower bytes are smaller programs. [`shrink`](crate::shrink) needs nothing else.

use fastrand::Rng;

/// The choices that are left.
#[derive(Clone, Debug)]
pub struct Choices<'b> {
    bytes: &'b [u8],
}

impl<'b> Choices<'b> {
    /// Returns the choices that these bytes make.
    pub fn new(bytes: &'b [u8]) -> Choices<'b> {
        Choices { bytes }
    }

    /// Returns the next byte.
    pub fn byte(&mut self) -> u8 {
        match self.bytes.split_first() {
            Some((&first, rest)) => {
                self.bytes = rest;
                first
            }
            None => 0,
        }
    }

    /// Returns a number below `limit`, or 0 if `limit` is 0. Limits up to 256 consume one byte, larger ones four.
    pub fn below(&mut self, limit: usize) -> usize {
        if limit <= 1 {
            return 0;
        }
        let number = if limit <= 256 {
            usize::from(self.byte())
        } else {
            (0..4).fold(0, |number, _| number << 8 | usize::from(self.byte()))
        };
        number % limit
    }

    /// Returns `true` once in `in_how_many` times.
    pub fn rarely(&mut self, in_how_many: usize) -> bool {
        self.below(in_how_many) + 1 == in_how_many.max(2)
    }

    /// Returns one of `items`; the first is the smallest choice.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// Returns 64 bits.
    pub fn bits(&mut self) -> u64 {
        (0..8).fold(0, |bits, _| bits << 8 | u64::from(self.byte()))
    }
}

/// Returns the byte string of a seed and a number, with at most `longest` bytes. Short strings are as frequent as long ones.
pub fn random(seed: u64, number: u64, longest: usize) -> Vec<u8> {
    let mut rng = Rng::with_seed(seed.rotate_left(32) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let length = rng.usize(1..=longest.max(1));
    (0..length).map(|_| rng.u8(..)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_used_up_string_gives_zeros() {
        let mut choices = Choices::new(&[7]);
        assert_eq!(choices.below(10), 7);
        assert_eq!((choices.below(10), choices.bits(), choices.pick(&['a', 'b'])), (0, 0, Some('a')));
        assert!(!choices.rarely(2));
        assert_eq!(choices.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_seed_and_a_number_make_the_same_string() {
        assert_eq!(random(1, 5, 100), random(1, 5, 100));
        assert_ne!(random(1, 5, 100), random(2, 5, 100));
    }
}
