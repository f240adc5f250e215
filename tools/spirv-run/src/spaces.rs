//! The address space of a generic pointer: a flat pointer does not contain it, but each thread has the ranges of its local and
//! private memory.

use std::cell::RefCell;
use std::ffi::CStr;
use std::ops::Range;

/// The ranges of a thread's memory.
#[derive(Default)]
struct Spaces {
    local: Range<usize>,
    /// Values of work-items that outlive barriers.
    contexts: Range<usize>,
    /// Where the stack was before the first group.
    stack: usize,
}

thread_local! {
    static SPACES: RefCell<Spaces> = RefCell::default();
}

/// An address space of OpenCL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Space {
    Private,
    Global,
    Local,
}

/// Sets the ranges of this thread's local memory and of the saved values of work-items. The stack below the address `stack`
/// is private.
pub(crate) fn enter([local, contexts]: [Range<usize>; 2], stack: usize) {
    SPACES.with_borrow_mut(|spaces| *spaces = Spaces { local, contexts, stack });
}

/// An address on the stack.
#[inline(never)]
fn near() -> usize {
    let here = 0u8;
    (&raw const here).addr()
}

fn space(address: usize) -> Space {
    let top = near();
    SPACES.with_borrow(|spaces| {
        if spaces.local.contains(&address) {
            Space::Local
        } else if spaces.contexts.contains(&address) || (top..spaces.stack).contains(&address) {
            Space::Private
        } else {
            Space::Global
        }
    })
}

/// Whether all of this range is memory of this thread's group, or of its work-items.
pub(crate) fn is_own(range: Range<usize>) -> bool {
    let top = near();
    SPACES.with_borrow(|spaces| {
        let holds = |of: &Range<usize>| of.start <= range.start && range.end <= of.end;
        holds(&spaces.local) || holds(&spaces.contexts) || holds(&(top..spaces.stack))
    })
}

/// The address, if it is in a space; otherwise null.
fn only(address: usize, wanted: Space) -> usize {
    if space(address) == wanted { address } else { 0 }
}

extern "C" fn to_global(address: usize) -> usize {
    only(address, Space::Global)
}

extern "C" fn to_local(address: usize) -> usize {
    only(address, Space::Local)
}

extern "C" fn to_private(address: usize) -> usize {
    only(address, Space::Private)
}

/// OpenCL C's `CLK_LOCAL_MEM_FENCE` or `CLK_GLOBAL_MEM_FENCE`.
extern "C" fn fence(address: usize) -> u32 {
    match space(address) {
        Space::Local => 1,
        Space::Global => 2,
        Space::Private => 0,
    }
}

/// The functions that kernels call.
pub(crate) fn symbols() -> [(&'static CStr, usize); 5] {
    let to: [extern "C" fn(usize) -> usize; 3] = [to_global, to_local, to_private];
    let fence: extern "C" fn(usize) -> u32 = fence;
    [
        (c"__to_global", to[0] as usize),
        (c"__to_local", to[1] as usize),
        (c"__to_private", to[2] as usize),
        (c"_Z9get_fencePU3AS4v", fence as usize),
        (c"_Z9get_fencePU3AS4Kv", fence as usize),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart() {
        let here = 0u8;
        let here = (&raw const here).addr();
        enter([0x1000..0x1100, 0x2000..0x2100], here + 1);
        assert_eq!(space(here), Space::Private);
        assert_eq!([0x1000, 0x10ff, 0x1100].map(space), [Space::Local, Space::Local, Space::Global]);
        assert_eq!((to_private(0x2010), to_global(0x2010), fence(0x1010)), (0x2010, 0, 1));
    }
}
