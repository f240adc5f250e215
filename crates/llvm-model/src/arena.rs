//! Typed `u32` ids and the arenas they index.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A typed index into an [`Arena`] or an interner.
pub trait Id: Copy + Eq {
    /// The id of the item at position `index`. Positions beyond `u32::MAX - 1` do not occur: every item costs input.
    fn from_index(index: usize) -> Self;
    /// The position of the item.
    fn index(self) -> usize;
}

/// Declares an id type: a `u32` newtype whose `Option` is also four bytes.
#[macro_export]
macro_rules! define_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(::std::num::NonZeroU32);
        impl $crate::arena::Id for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                $name(::std::num::NonZeroU32::MIN.saturating_add(index as u32))
            }
            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0.get() - 1)
            }
        }
    };
}

/// A growable list indexed by one id type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena<I, T> {
    items: Vec<T>,
    marker: PhantomData<fn() -> I>,
}

impl<I, T> Default for Arena<I, T> {
    fn default() -> Self {
        Arena { items: Vec::new(), marker: PhantomData }
    }
}

impl<I: Id, T> Arena<I, T> {
    /// The most items for which [`Arena::take_exact`] keeps room.
    const KEPT: usize = 4096;

    /// An empty arena.
    pub fn new() -> Self {
        Self::default()
    }
    /// Makes room for `more` items.
    pub fn reserve(&mut self, more: usize) {
        self.items.reserve(more);
    }
    /// Moves all items to an arena that has just room for them; the room that they had is kept for others, but when it is
    /// much: that is cut where it is, since two of it would be in memory at once.
    pub fn take_exact(&mut self) -> Self {
        if self.items.len() > Self::KEPT {
            self.items.shrink_to_fit();
            return std::mem::take(self);
        }
        let mut items = Vec::with_capacity(self.items.len());
        items.append(&mut self.items);
        Arena { items, marker: PhantomData }
    }
    /// Gives back the room that no item takes.
    pub fn shrink_to_fit(&mut self) {
        self.items.shrink_to_fit();
    }
    /// Appends `item` and returns its id.
    #[inline]
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_index(self.items.len());
        self.items.push(item);
        id
    }
    /// Drops the items from position `len` on. Nothing may refer to them any more.
    pub fn truncate(&mut self, len: usize) {
        self.items.truncate(len);
    }
    /// The id the next [`Arena::push`] returns.
    pub fn next_id(&self) -> I {
        I::from_index(self.items.len())
    }
    /// The number of items.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there are no items.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// The item, or `None` when `id` is not of this arena.
    #[inline]
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }
    /// Ids and items in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, t)| (I::from_index(i), t))
    }
    /// Ids and items from position `start` on, at no cost for those before.
    pub fn iter_from(&self, start: usize) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator {
        let items = self.items.get(start..).unwrap_or_default();
        items.iter().enumerate().map(move |(i, t)| (I::from_index(start + i), t))
    }
    /// Ids and items in order, items mutable.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (I, &mut T)> + ExactSizeIterator {
        self.items.iter_mut().enumerate().map(|(i, t)| (I::from_index(i), t))
    }
    /// The items in order, without the arena.
    pub fn into_items(self) -> Vec<T> {
        self.items
    }
    /// The items in order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
    /// All ids in order. Does not borrow the arena.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + use<I, T> {
        (0..self.items.len()).map(I::from_index)
    }
}

impl<I: Id, T> Index<I> for Arena<I, T> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for Arena<I, T> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::InstId;

    #[test]
    fn what_is_taken_has_just_room() {
        let mut arena = Arena::<InstId, usize>::new();
        for count in [0, 1, 5, 100, Arena::<InstId, usize>::KEPT, Arena::<InstId, usize>::KEPT + 1, 3] {
            for number in 0..count {
                arena.push(number);
            }
            let taken = arena.take_exact();
            assert!(arena.is_empty());
            assert!(taken.values().copied().eq(0..count));
            assert_eq!(taken.items.capacity(), count);
        }
    }
}
