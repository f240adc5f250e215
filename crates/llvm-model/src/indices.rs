//! Indices of `getelementptr`: one or two in place, more of them elsewhere.

use crate::instruction::Value;
use std::ops::{Deref, DerefMut};
use thin_vec::ThinVec;

/// The indices of a `getelementptr`, in 16 bytes. Dereferences to a slice.
#[derive(Clone, Debug)]
pub struct Indices(List);

/// Most lists have one or two indices, and need no allocation.
#[derive(Clone, Debug)]
enum List {
    One([Value; 1]),
    Two([Value; 2]),
    Other(ThinVec<Value>),
}

const _: () = assert!(size_of::<Indices>() == 16);

impl Deref for Indices {
    type Target = [Value];
    fn deref(&self) -> &[Value] {
        match &self.0 {
            List::One(index) => index,
            List::Two(indices) => indices,
            List::Other(indices) => indices,
        }
    }
}

impl DerefMut for Indices {
    fn deref_mut(&mut self) -> &mut [Value] {
        match &mut self.0 {
            List::One(index) => index,
            List::Two(indices) => indices,
            List::Other(indices) => indices,
        }
    }
}

impl PartialEq for Indices {
    fn eq(&self, other: &Indices) -> bool {
        **self == **other
    }
}

impl Eq for Indices {}

impl From<&[Value]> for Indices {
    fn from(indices: &[Value]) -> Indices {
        Indices(match *indices {
            [index] => List::One([index]),
            [first, second] => List::Two([first, second]),
            _ => List::Other(ThinVec::from(indices)),
        })
    }
}

impl FromIterator<Value> for Indices {
    fn from_iter<I: IntoIterator<Item = Value>>(indices: I) -> Indices {
        let mut rest = indices.into_iter();
        let (Some(first), second) = (rest.next(), rest.next()) else {
            return Indices(List::Other(ThinVec::new()));
        };
        let Some(second) = second else { return Indices(List::One([first])) };
        let Some(third) = rest.next() else { return Indices(List::Two([first, second])) };
        Indices(List::Other([first, second, third].into_iter().chain(rest).collect()))
    }
}

impl<'a> IntoIterator for &'a Indices {
    type Item = &'a Value;
    type IntoIter = std::slice::Iter<'a, Value>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a mut Indices {
    type Item = &'a mut Value;
    type IntoIter = std::slice::IterMut<'a, Value>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::{Indices, Value};

    #[test]
    fn every_length_is_kept() {
        for length in 0..5 {
            let values: Vec<Value> = (0..length).map(Value::Arg).collect();
            let collected: Indices = values.iter().copied().collect();
            assert_eq!(*collected, *values);
            assert_eq!(Indices::from(values.as_slice()), collected);
        }
    }
}
