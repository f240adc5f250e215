//! Memory of the host for the bytes of results.

use crate::options::COptions;
use crate::pointers::{exclusive, guard, shared};
use crate::status::Status;
use std::ffi::c_void;
use std::ptr::NonNull;

/// The memory for the bytes of results.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Allocator {
    /// Allocates `size` bytes, aligned to `alignment`, or returns null. It must neither unwind nor jump away.
    pub allocate:
        Option<unsafe extern "C" fn(user: *mut c_void, size: usize, alignment: usize) -> *mut c_void>,
    /// Releases memory that `allocate` returned. It must neither unwind nor jump away.
    pub release:
        Option<unsafe extern "C" fn(user: *mut c_void, memory: *mut c_void, size: usize, alignment: usize)>,
    /// The first argument of both functions.
    pub user: *mut c_void,
}

/// SPIR-V is read as words of 4 bytes, bitcode as well; larger alignments are better for memory-mapped pages.
const ALIGNMENT: usize = 16;

/// Bytes of a result, in memory of the library or of the host.
#[derive(Debug)]
pub(crate) enum Storage {
    /// The library's own.
    Own(Vec<u8>),
    /// The host's memory: its address, its size, and the allocator that releases it.
    Host(NonNull<u8>, usize, Allocator),
}

// SAFETY: the bytes have one owner, and the documentation states that the allocator is called in the thread that frees.
unsafe impl Send for Storage {}
// SAFETY: nothing changes the bytes once they are there.
unsafe impl Sync for Storage {}

impl Storage {
    /// The bytes, moved to where the host wants them. `None` when it has no memory.
    pub(crate) fn new(bytes: Vec<u8>, allocator: Option<Allocator>) -> Option<Storage> {
        let Some(allocator) = allocator else { return Some(Storage::Own(bytes)) };
        if bytes.is_empty() {
            return Some(Storage::Own(bytes));
        }
        let allocate = allocator.allocate?;
        // SAFETY: the host vouches for its function when it hands over the allocator.
        let memory = unsafe { allocate(allocator.user, bytes.len(), ALIGNMENT) };
        let memory = NonNull::new(memory.cast::<u8>())?;
        // SAFETY: the host gave memory of this size, which is new and so does not overlap with `bytes`.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), memory.as_ptr(), bytes.len()) };
        Some(Storage::Host(memory, bytes.len(), allocator))
    }

    /// The bytes.
    pub(crate) fn as_slice(&self) -> &[u8] {
        match self {
            Storage::Own(bytes) => bytes,
            // SAFETY: the memory has this size, was written by `new`, and belongs to `self`.
            Storage::Host(memory, size, _) => unsafe { std::slice::from_raw_parts(memory.as_ptr(), *size) },
        }
    }

    /// Transfers the host's memory to the host: from here on it is not released with the result. Returns `None` for
    /// other memory.
    pub(crate) fn give_up(&mut self) -> Option<(*mut u8, usize)> {
        let Storage::Host(memory, size, _) = *self else { return None };
        // The bytes are the host's now: forgetting them releases nothing.
        std::mem::forget(std::mem::replace(self, Storage::Own(Vec::new())));
        Some((memory.as_ptr(), size))
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        if let Storage::Host(memory, size, Allocator { release: Some(release), user, .. }) = *self {
            // SAFETY: `allocate` of the same allocator returned this memory with this size, and it has no other users.
            unsafe { release(user, memory.as_ptr().cast(), size, ALIGNMENT) };
        }
    }
}

/// Sets the allocator for the bytes of results of translations with these options; null selects the library's own. Its
/// functions are called in the threads that translate and that free results.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call. `allocator` is null, or its functions
/// behave as documented and stay valid as long as results exist.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set_allocator(
    options: *mut COptions,
    allocator: *const Allocator,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        // SAFETY: as the caller vouches; it is copied.
        let allocator = unsafe { shared(allocator) }.copied();
        if allocator.is_some_and(|given| given.allocate.is_none() || given.release.is_none()) {
            return Status::InvalidArgument;
        }
        options.allocator = allocator;
        Status::Ok
    })
}
