//! The bounds that reading any file keeps: an allocator that counts, and the time of this thread.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Counts the bytes that are allocated, and the most there ever were.
pub(super) struct Counting;

pub(super) static LIVE: AtomicUsize = AtomicUsize::new(0);

pub(super) static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: forwards to the system allocator; counting does not touch the memory.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let live = LIVE.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        PEAK.fetch_max(live, Ordering::Relaxed);
        // SAFETY: the caller's promises are handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's promises are handed on.
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
pub(super) static ALLOCATOR: Counting = Counting;

/// How long reading may take, whatever the file and however the reader was compiled.
pub(super) const LIMIT: Duration = Duration::from_secs(1);

/// The processor time that this thread has used: what runs beside the test does not count.
pub(super) fn cpu_time() -> Duration {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux keeps statistics");
    let nanoseconds = statistics.split(' ').next().and_then(|field| field.parse().ok());
    Duration::from_nanos(nanoseconds.expect("the first field is a number"))
}

/// Reads a file within the bounds that every file has. Returns whether it was accepted.
pub(super) fn read_within_bounds(what: &str, bytes: &[u8]) -> bool {
    let before = LIVE.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let start = cpu_time();
    let result = llvm_bitcode::read(bytes);
    let took = cpu_time().saturating_sub(start);
    let used = PEAK.load(Ordering::Relaxed) - before;
    let allowed = 64 * bytes.len() + (16 << 20);
    assert!(
        used <= allowed,
        "{what}: {used} bytes of memory for a file of {} (allowed: {allowed})",
        bytes.len()
    );
    assert!(took < LIMIT, "{what}: took {took:?} for a file of {} bytes", bytes.len());
    match result {
        Ok(module) => {
            // What was accepted can be written, or is refused with an error.
            let start = cpu_time();
            let _ = llvm_bitcode::write(&module, &Default::default());
            let took = cpu_time().saturating_sub(start);
            assert!(took < LIMIT, "{what}: took {took:?} to write");
            true
        }
        Err(e) => {
            assert!(!e.to_string().is_empty());
            false
        }
    }
}
