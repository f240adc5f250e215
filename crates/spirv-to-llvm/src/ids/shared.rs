//! Lists that are complete before several threads read them.

use std::sync::Arc;

/// A list that one thread makes and several read.
pub(super) enum Shared<T> {
    /// Of one thread.
    Own(Vec<T>),
    /// Of several threads.
    Common(Arc<Vec<T>>),
}

impl<T> Default for Shared<T> {
    fn default() -> Self {
        Shared::Own(Vec::new())
    }
}

impl<T: Clone> Shared<T> {
    /// The elements.
    #[inline]
    pub(super) fn as_slice(&self) -> &[T] {
        match self {
            Shared::Own(list) => list,
            Shared::Common(list) => list,
        }
    }

    /// The list, to be changed. One that other threads read is copied.
    #[inline]
    pub(super) fn to_mut(&mut self) -> &mut Vec<T> {
        match self {
            Shared::Own(list) => list,
            Shared::Common(list) => Arc::make_mut(list),
        }
    }

    /// The same list for another thread.
    pub(super) fn share(&mut self) -> Shared<T> {
        if let Shared::Own(list) = self {
            *self = Shared::Common(Arc::new(std::mem::take(list)));
        }
        match self {
            Shared::Own(list) => Shared::Own(list.clone()),
            Shared::Common(list) => Shared::Common(Arc::clone(list)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_list_is_copied_when_one_thread_changes_it() {
        let mut list = Shared::Own(vec![1, 2]);
        list.to_mut().push(3);
        let other = list.share();
        assert!(std::ptr::eq(list.as_slice(), other.as_slice()));
        list.to_mut().push(4);
        assert_eq!((list.as_slice(), other.as_slice()), (&[1, 2, 3, 4][..], &[1, 2, 3][..]));
    }
}
