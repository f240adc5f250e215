//! Memory for large inputs in huge pages, where the system has them: a run that touches its memory in pages of 4 KiB spends a fifth
//! of its time on page faults.

/// Prepares the memory of the process for an input of `length` bytes. Without the system's help it grows as before.
pub(crate) fn expect(length: u64) {
    if length >= LARGE {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        glibc::reserve(length);
    }
}

/// Prepares the memory of so many threads, the caller's included, which translate an input of `length` bytes.
pub(crate) fn share(length: u64, threads: usize) {
    if length >= LARGE && threads > 1 {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        glibc::reserve_in_threads(threads - 1);
    }
}

/// The length in bytes from which on a run is sooner with huge pages.
const LARGE: u64 = 512 << 10;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    #![allow(unsafe_code, reason = "the allocator and the system have C interfaces")]

    use std::sync::{RwLock, mpsc};
    use std::thread::Builder;

    /// The bytes of memory that a run takes for each byte of its input, at most: 26 for bitcode, 10 for SPIR-V.
    const FACTOR: u64 = 32;
    /// The largest reservation in bytes.
    const MOST: u64 = (2 << 30) - (2 << 20);
    /// The reservation for each further thread in bytes.
    const OF_THREAD: usize = 16 << 20;
    /// The most threads that get a reservation.
    const MOST_THREADS: usize = 16;
    /// The size of a huge page in bytes.
    const HUGE_PAGE: usize = 2 << 20;
    /// Larger blocks come from the system by themselves, smaller ones from the heap of a thread.
    const LARGE_BLOCK: usize = 32 << 20;
    /// A block that does not fit into a heap that is hardly used.
    const BLOCK: usize = 4 << 20;
    /// The bytes by which the heap grows by default.
    const DEFAULT_GROWTH: i32 = 128 << 10;

    /// Lets the heap of this thread grow to the size that an input of `length` bytes takes, and asks the system for huge pages there.
    /// Pages that the run does not touch take no memory.
    pub(super) fn reserve(length: u64) {
        let size = length.saturating_mul(FACTOR).min(MOST);
        let Ok(growth) = libc::c_int::try_from(size) else { return };
        let Ok(large_block) = libc::c_int::try_from(LARGE_BLOCK) else { return };
        // SAFETY: these settings decide where the allocator takes memory from, and touch none.
        unsafe {
            libc::mallopt(libc::M_MMAP_THRESHOLD, large_block);
            // What was reserved stays until the process ends.
            libc::mallopt(libc::M_TRIM_THRESHOLD, libc::c_int::MAX);
            libc::mallopt(libc::M_TOP_PAD, growth);
        }
        let start = end_of_heap();
        drop(block(BLOCK));
        ask_for_huge_pages(start, end_of_heap());
        // SAFETY: as above.
        unsafe { libc::mallopt(libc::M_TOP_PAD, DEFAULT_GROWTH) };
    }

    /// Prepares the heaps of so many threads: threads that are started later take over the heaps of threads that have ended.
    pub(super) fn reserve_in_threads(count: usize) {
        let count = count.min(MOST_THREADS);
        let (taken, all) = mpsc::channel();
        let go = RwLock::new(());
        let hold = go.write();
        std::thread::scope(|scope| {
            let started = (0..count).map_while(|_| {
                let taken = taken.clone();
                let go = &go;
                let reserve = move || {
                    let block = block(OF_THREAD);
                    let start = block.as_ptr().addr();
                    ask_for_huge_pages(start, start + block.capacity());
                    let _ = taken.send(());
                    // A thread that starts behind the end of another one would get the same heap.
                    drop(go.read());
                };
                Builder::new().spawn_scoped(scope, reserve).ok()
            });
            let started = started.count();
            all.iter().take(started).for_each(|()| ());
            drop(hold);
        });
    }

    /// An unused block, or an empty one if the process may not have so much.
    fn block(size: usize) -> Vec<u8> {
        let mut block = Vec::new();
        let _ = block.try_reserve_exact(size);
        std::hint::black_box(block)
    }

    /// Asks for huge pages between two addresses.
    fn ask_for_huge_pages(start: usize, end: usize) {
        let start = start.next_multiple_of(HUGE_PAGE);
        let end = end - end % HUGE_PAGE;
        if start < end {
            // SAFETY: both are within memory of the allocator, and the advice changes no contents.
            unsafe {
                libc::madvise(std::ptr::without_provenance_mut(start), end - start, libc::MADV_HUGEPAGE)
            };
        }
    }

    /// The address of the first byte behind the heap of the first thread.
    fn end_of_heap() -> usize {
        // SAFETY: an increment of 0 changes nothing.
        unsafe { libc::sbrk(0) }.addr()
    }
}
