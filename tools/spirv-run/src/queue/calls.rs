//! Functions that kernels call to put others on a queue.
#![allow(unsafe_code, reason = "kernels call the host with addresses")]

use super::{COMPLETE, Event, Queue, SUBMITTED};
use crate::range::Range;
use std::cell::RefCell;
use std::ffi::CStr;
use std::sync::Arc;

thread_local! {
    /// The queue of the launch that this thread works for.
    static CURRENT: RefCell<Option<Arc<Queue>>> = const { RefCell::new(None) };
}

/// Sets the queue of kernels of this thread.
pub(crate) fn enter(queue: Option<Arc<Queue>>) {
    CURRENT.set(queue);
}

fn with<T>(answer: impl FnOnce(&Queue) -> Option<T>) -> Option<T> {
    CURRENT.with_borrow(|queue| queue.as_deref().and_then(answer))
}

/// The most bytes that a block can capture, those of local memory, and the most pointers and events that a call can name.
const MAX_LITERAL: u32 = 1 << 16;
const MAX_LOCAL: usize = 1 << 26;
const MAX_LIST: u32 = 1 << 12;

/// The library's `range_layout`.
#[derive(Clone, Copy)]
#[repr(C)]
struct NdRange {
    dimensions: u32,
    start: [u64; 3],
    size: [u64; 3],
    group: [u64; 3],
}

impl NdRange {
    /// The range, if it is one.
    fn range(&self) -> Option<Range> {
        let group = if self.group == [0; 3] {
            Range::default_group(self.size)
        } else {
            let [x, y, z] = self.group.map(u32::try_from);
            [x.ok()?, y.ok()?, z.ok()?]
        };
        let range = Range { dimensions: self.dimensions, global: self.size, group, offset: self.start };
        ((1..=3).contains(&range.dimensions) && range.groups().is_ok()).then_some(range)
    }
}

/// A copy of `count` things at an address; nothing of too many.
///
/// # Safety
/// There are as many.
unsafe fn copied<T: Copy>(address: *const T, count: u32, most: u32) -> Option<Vec<T>> {
    match count {
        0 => Some(Vec::new()),
        // SAFETY: the caller's promise; the addresses of kernels need not be aligned.
        _ if count <= most => {
            Some((0..count as usize).map(|at| unsafe { address.add(at).read_unaligned() }).collect())
        }
        _ => None,
    }
}

/// Puts a block on the queue, and returns its event: 0 if that cannot be. `block` is its number, counted from 1.
///
/// # Safety
/// The library has read all that the addresses are said to have: `literal` says in its first word how many bytes it has.
unsafe extern "C" fn enqueue(
    block: usize,
    range: *const NdRange,
    literal: *const u8,
    sizes: *const u64,
    size_count: u32,
    waits: *const Event,
    wait_count: u32,
) -> Event {
    let put = |queue: &Queue| {
        let block = block.checked_sub(1)?;
        // SAFETY: the caller's promise.
        let (range, literal, sizes, waits) = unsafe {
            let bytes = literal.cast::<u32>().read_unaligned();
            (
                range.read_unaligned().range()?,
                copied(literal, bytes, MAX_LITERAL)?,
                copied(sizes, size_count, MAX_LIST)?,
                copied(waits, wait_count, MAX_LIST)?,
            )
        };
        let locals: Vec<usize> =
            sizes.iter().map(|&size| usize::try_from(size).ok()).collect::<Option<_>>()?;
        let all = locals.iter().try_fold(0usize, |all, &bytes| all.checked_add(bytes))?;
        if queue.blocks.get(block)?.locals != locals.len() || all > MAX_LOCAL {
            return None;
        }
        queue.put(Some((block, range)), literal, locals, waits)
    };
    with(put).unwrap_or(0)
}

/// Puts a marker on the queue, and returns its event: 0 if that cannot be.
///
/// # Safety
/// As [`enqueue`].
unsafe extern "C" fn enqueue_marker(waits: *const Event, count: u32) -> Event {
    // SAFETY: the caller's promise.
    let waits = unsafe { copied(waits, count, MAX_LIST) };
    with(|queue| queue.put(None, Vec::new(), Vec::new(), waits?)).unwrap_or(0)
}

/// A new event that a kernel ends itself; 0 if there are too many.
extern "C" fn create_event() -> Event {
    with(|queue| queue.state().add_event()).unwrap_or(0)
}

/// Ends an event.
extern "C" fn set_event(event: Event, status: i32) {
    with(|queue| {
        let mut state = queue.state();
        let place = state.events.get_mut(event.checked_sub(1)?)?;
        // Ended events stay as they are, and none begins again.
        if *place == SUBMITTED && status <= COMPLETE {
            *place = status;
        }
        Some(())
    });
}

extern "C" fn is_event(event: Event) -> i32 {
    i32::from(with(|queue| (1..=queue.state().events.len()).contains(&event).then_some(())).is_some())
}

/// OpenCL C's `CLK_PROFILING_COMMAND_EXEC_TIME`.
const EXEC_TIME: i32 = 1;

/// Asks for two numbers at an address: when the kernel of an event began, and when it ended.
extern "C" fn profile_event(event: Event, what: i32, address: usize) {
    with(|queue| {
        let end = address.checked_add(16)?;
        let is_memory = queue.memory.iter().any(|memory| memory.start <= address && end <= memory.end);
        let mut state = queue.state();
        let is_running = *state.events.get(event.checked_sub(1)?)? == SUBMITTED;
        if what == EXEC_TIME && is_memory && is_running && state.profiled.len() < super::MAX_WAITING {
            state.profiled.push((event, address));
        }
        Some(())
    });
}

/// The functions that kernels call.
pub(crate) fn symbols() -> [(&'static CStr, usize); 6] {
    type Enqueue =
        unsafe extern "C" fn(usize, *const NdRange, *const u8, *const u64, u32, *const Event, u32) -> Event;
    let (enqueue, enqueue_marker): (Enqueue, unsafe extern "C" fn(*const Event, u32) -> Event) =
        (enqueue, enqueue_marker);
    let create_event: extern "C" fn() -> Event = create_event;
    let set_event: extern "C" fn(Event, i32) = set_event;
    let is_event: extern "C" fn(Event) -> i32 = is_event;
    let profile_event: extern "C" fn(Event, i32, usize) = profile_event;
    [
        (c"__spirv_run_enqueue", enqueue as usize),
        (c"__spirv_run_enqueue_marker", enqueue_marker as usize),
        (c"__spirv_run_create_event", create_event as usize),
        (c"__spirv_run_set_event", set_event as usize),
        (c"__spirv_run_is_event", is_event as usize),
        (c"__spirv_run_profile_event", profile_event as usize),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::{Block, Next};
    use super::*;

    #[test]
    fn what_kernels_say_is_copied_and_checked() {
        let queue = Arc::new(Queue::new(vec![Block { name: "b".to_owned(), locals: 1 }], Vec::new()));
        let range = NdRange { dimensions: 1, start: [0; 3], size: [64, 1, 1], group: [0; 3] };
        let literal = [12u32, 4, 7];
        let call = |block, range: &NdRange, sizes: &[u64], waits: &[Event]| {
            let (literal, counts) = (literal.as_ptr().cast(), [sizes.len() as u32, waits.len() as u32]);
            // SAFETY: all is there.
            unsafe { enqueue(block, range, literal, sizes.as_ptr(), counts[0], waits.as_ptr(), counts[1]) }
        };
        assert_eq!(call(1, &range, &[8], &[]), 0, "there is no queue");
        enter(Some(Arc::clone(&queue)));
        assert_eq!(call(1, &range, &[8], &[]), 1);
        for (block, sizes, waits) in [
            (0, &[8][..], &[][..]),
            (2, &[8], &[]),
            (1, &[], &[]),
            (1, &[8, 8], &[]),
            (1, &[1 << 40], &[]),
            (1, &[8], &[9]),
            (1, &[8], &[0]),
        ] {
            assert_eq!(call(block, &range, sizes, waits), 0);
        }
        for wrong in [
            NdRange { dimensions: 0, ..range },
            NdRange { size: [0, 1, 1], ..range },
            NdRange { group: [1 << 40, 1, 1], ..range },
        ] {
            assert_eq!(call(1, &wrong, &[8], &[]), 0);
        }
        let Next::Run(child) = queue.next() else { panic!("nothing waits") };
        assert_eq!(
            (child.literal.len(), child.locals, child.run),
            (12, vec![8], Some((0, Range::linear(64, 64))))
        );
        enter(None);
    }
}
