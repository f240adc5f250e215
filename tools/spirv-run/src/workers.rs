//! Groups over threads: memory of each thread, the structure for work-group functions, and their output.
#![allow(unsafe_code, reason = "work-group functions are called through their addresses")]

use crate::guard::watch::{self, Watch};
use crate::memory::Bytes;
use crate::printf::{self, PrintfError};
use crate::queue::{self, Queue};
use crate::range::Range;
use crate::spaces;
use std::ffi::{CStr, c_char, c_void};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use work_groups::WorkGroup;

/// A work-group function: it gets the addresses of the arguments' values, and the group.
pub(crate) type Function = unsafe extern "C" fn(*const *const c_void, *const Group);

/// The data of a work-group function, in the layout of the crate `work-groups`.
#[repr(C)]
pub(crate) struct Group {
    group_id: [u64; 3],
    num_groups: [u64; 3],
    enqueued_local_size: [u64; 3],
    global_size: [u64; 3],
    global_offset: [u64; 3],
    local_size: [u64; 3],
    work_dim: u32,
    flags: u32,
    contexts: *mut u8,
    group_scratch: *mut u8,
    sub_group_scratch: *mut u8,
    locals: *mut u8,
    printf_state: *mut Printed,
}

/// The value of an argument, for a thread to be put where a work-group function finds it.
#[derive(Clone, Debug)]
pub(crate) enum Slot {
    /// The bytes themselves, aligned as any type may be.
    Value(Vec<u8>),
    /// The address of memory that all share.
    Pointer(usize),
    /// The address of so many bytes that belong to the group.
    Local(usize),
}

/// The output of a group.
#[derive(Default)]
struct Printed {
    text: Vec<u8>,
    error: Option<PrintfError>,
}

/// How many groups a thread takes at once: so many that each thread comes back a few times, for groups that differ.
fn chunk(groups: u64, threads: usize) -> u64 {
    (groups / (threads as u64 * 8)).clamp(1, 1024)
}

/// The host side of the calls of groups.
#[derive(Clone, Copy, Default)]
pub(crate) struct Host<'h> {
    /// The watch, if there is one.
    pub(crate) watch: Option<&'h Watch<'h>>,
    /// Where they put the kernels that they start.
    pub(crate) queue: Option<&'h Arc<Queue>>,
}

/// Calls `function` for all groups of `range`, and returns their output, in their order. Once the host's watch is stopped
/// no group begins.
///
/// # Errors
/// A call of `printf` that is none.
///
/// # Safety
/// `function` is what `work_groups::form` told of as `group`, and does with these arguments what the host allows.
pub(crate) unsafe fn run(
    function: Function,
    group: &WorkGroup,
    slots: &[Slot],
    range: &Range,
    counts: [u64; 3],
    threads: usize,
    host: Host<'_>,
) -> Result<Vec<u8>, PrintfError> {
    let groups: u64 = counts.iter().product();
    let threads = threads.clamp(1, usize::try_from(groups).unwrap_or(usize::MAX));
    let (next, chunk) = (AtomicU64::new(0), chunk(groups, threads));
    let printed: Mutex<Vec<(u64, Printed)>> = Mutex::default();
    let work = || {
        let mut place = Place::new(group, slots);
        let stack = (&raw const place).addr();
        spaces::enter(place.spaces(), stack);
        queue::enter(host.queue.cloned());
        loop {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            if first >= groups {
                break;
            }
            for number in first..(first + chunk).min(groups) {
                if host.watch.is_some_and(Watch::is_stopped) {
                    return;
                }
                let mut state = Printed::default();
                let (group_id, local_size) = range.group_at(number, counts);
                let told = place.group(range, counts, group_id, local_size, &raw mut state);
                // SAFETY: the caller's promise; all memory that `told` points to lives in `place` and here.
                unsafe { function(place.arguments.as_ptr(), &raw const told) };
                if !state.text.is_empty() || state.error.is_some() {
                    let mut all = printed.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push((number, state));
                }
            }
        }
    };
    if threads == 1 {
        work();
    } else {
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
    }
    let mut printed = printed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    printed.sort_by_key(|(number, _)| *number);
    let mut text = Vec::new();
    for (_, state) in printed {
        text.extend(state.text);
        if let Some(error) = state.error {
            return Err(error);
        }
    }
    Ok(text)
}

/// The memory of one thread.
struct Place {
    contexts: Bytes,
    group_scratch: Bytes,
    sub_group_scratch: Bytes,
    /// Variables of local memory, and behind them the memory of local arguments.
    locals: Bytes,
    /// Owns the memory behind `arguments`.
    _values: Vec<Bytes>,
    arguments: Vec<*const c_void>,
}

/// The alignment of local memory.
const ALIGNMENT: usize = 128;

impl Place {
    fn new(group: &WorkGroup, slots: &[Slot]) -> Self {
        let zeros = |bytes: u64| usize::try_from(bytes).ok().and_then(Bytes::zeros).unwrap_or_default();
        let mut local_bytes = usize::try_from(group.local_bytes).unwrap_or(0).next_multiple_of(ALIGNMENT);
        let mut taken = |slot: &Slot| {
            let offset = local_bytes;
            if let Slot::Local(bytes) = slot {
                local_bytes = local_bytes.saturating_add(*bytes).next_multiple_of(ALIGNMENT);
            }
            offset
        };
        let offsets: Vec<usize> = slots.iter().map(&mut taken).collect();
        let mut locals = zeros(local_bytes as u64);
        let base = locals.address().expose_provenance();
        let mut values: Vec<Bytes> = std::iter::zip(slots, offsets)
            .map(|(slot, offset)| match slot {
                Slot::Value(bytes) => Bytes::from(&bytes[..]),
                Slot::Pointer(address) => Bytes::from(&address.to_ne_bytes()[..]),
                Slot::Local(_) => Bytes::from(&(base + offset).to_ne_bytes()[..]),
            })
            .collect();
        let arguments = values.iter_mut().map(|value| value.address().cast_const().cast()).collect();
        Self {
            contexts: zeros(group.context_bytes),
            group_scratch: zeros(group.group_scratch_bytes),
            sub_group_scratch: zeros(group.sub_group_scratch_bytes),
            locals,
            _values: values,
            arguments,
        }
    }

    /// Where local and private memory are.
    fn spaces(&mut self) -> [std::ops::Range<usize>; 2] {
        [&mut self.locals, &mut self.contexts].map(|bytes| {
            let start = bytes.address().addr();
            start..start + bytes.len()
        })
    }

    fn group(
        &mut self,
        range: &Range,
        num_groups: [u64; 3],
        group_id: [u64; 3],
        local_size: [u64; 3],
        printf_state: *mut Printed,
    ) -> Group {
        Group {
            group_id,
            num_groups,
            enqueued_local_size: range.group.map(u64::from),
            global_size: range.global,
            global_offset: range.offset,
            local_size,
            work_dim: range.dimensions,
            flags: 0,
            contexts: self.contexts.address(),
            group_scratch: self.group_scratch.address(),
            sub_group_scratch: self.sub_group_scratch.address(),
            locals: self.locals.address(),
            printf_state,
        }
    }
}

/// What kernels call for `printf`: `values` are `bytes` bytes, as the format says. Returns how many are
/// printed, as C's does and drivers do; OpenCL C says 0.
///
/// # Safety
/// `state` is that of the group that calls, `format` ends in a zero, and `values` has so many bytes.
unsafe extern "C" fn print(state: *mut c_void, format: *const c_char, values: *const u8, bytes: u64) -> i32 {
    // SAFETY: the caller's promise.
    let (state, format, values) = unsafe {
        let state = &mut *state.cast::<Printed>();
        let Ok(bytes) = usize::try_from(bytes) else { return -1 };
        let values = if bytes == 0 { &[] } else { std::slice::from_raw_parts(values, bytes) };
        (state, CStr::from_ptr(format).to_bytes(), values)
    };
    // SAFETY: a string has the type of its conversion; without one, C's `printf` has undefined behavior as well.
    let text_at = |address: u64| unsafe {
        let text = std::ptr::with_exposed_provenance::<c_char>(usize::try_from(address).ok()?);
        (!text.is_null()).then(|| CStr::from_ptr(text).to_bytes().to_vec())
    };
    match printf::format_record(format, values, &text_at) {
        Ok(text) => {
            let count = i32::try_from(text.len()).unwrap_or(i32::MAX);
            state.text.extend(text);
            count
        }
        Err(error) => {
            state.error.get_or_insert(error);
            -1
        }
    }
}

/// Returns the functions of this process that work-group functions call, by their names.
pub(crate) fn symbols() -> Vec<(&'static CStr, usize)> {
    let print: unsafe extern "C" fn(*mut c_void, *const c_char, *const u8, u64) -> i32 = print;
    let mut symbols = vec![(c"__spirv_run_printf", print as usize)];
    symbols.extend(spaces::symbols());
    symbols.extend(watch::symbols());
    symbols.extend(queue::symbols());
    symbols
}
