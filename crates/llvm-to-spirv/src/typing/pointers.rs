//! Which values of a module are pointers, and their numbers among all pointers. Most values are none.

/// A bit for each value, and the number of pointers before each word.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointers {
    words: Vec<u64>,
    before: Vec<u32>,
    count: u32,
}

impl Pointers {
    /// How many values a word has.
    pub(super) const VALUES: u32 = u64::BITS;

    /// Adds so many values; they begin a word. Those of `pointers` are pointers, counted from the first added one.
    pub(super) fn extend(&mut self, values: u32, pointers: impl Iterator<Item = u32>) {
        let first = self.words.len();
        self.words.resize(first + values.div_ceil(Self::VALUES) as usize, 0);
        let added = self.words.get_mut(first..).unwrap_or_default();
        for pointer in pointers {
            if let Some(word) = added.get_mut((pointer / Self::VALUES) as usize) {
                *word |= 1 << (pointer % Self::VALUES);
            }
        }
        for word in added {
            self.before.push(self.count);
            self.count += word.count_ones();
        }
    }

    /// Adds the values of `others` behind these.
    pub(super) fn append(&mut self, others: Pointers) {
        self.before.extend(others.before.iter().map(|before| before + self.count));
        self.words.extend(others.words);
        self.count += others.count;
    }

    /// The number of the next value that is added.
    pub(super) fn next_value(&self) -> u32 {
        self.words.len() as u32 * Self::VALUES
    }

    /// The number of pointers.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The number of a value among the pointers, if it is one.
    #[inline]
    pub(super) fn number_of(&self, value: u32) -> Option<u32> {
        let index = (value / Self::VALUES) as usize;
        let (word, before) = (*self.words.get(index)?, *self.before.get(index)?);
        let bit = 1 << (value % Self::VALUES);
        (word & bit != 0).then(|| before + (word & (bit - 1)).count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_have_the_numbers_of_their_order() {
        let mut pointers = Pointers::default();
        pointers.extend(66, [0, 5, 63, 64].into_iter());
        let mut others = Pointers::default();
        others.extend(3, [2].into_iter());
        others.extend(1, [0].into_iter());
        pointers.append(others);
        assert_eq!(pointers.count(), 6);
        let found: Vec<(u32, u32)> =
            (0..1000).filter_map(|value| Some((value, pointers.number_of(value)?))).collect();
        assert_eq!(found, [(0, 0), (5, 1), (63, 2), (64, 3), (130, 4), (192, 5)]);
    }

    #[test]
    fn a_value_behind_the_last_one_is_no_pointer() {
        let mut pointers = Pointers::default();
        pointers.extend(2, [1, 64].into_iter());
        assert_eq!((pointers.count(), pointers.number_of(64)), (1, None));
    }
}
