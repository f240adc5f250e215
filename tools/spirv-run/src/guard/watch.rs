//! The interface between guarded kernels and the host.
#![allow(unsafe_code, reason = "kernels call the host with an address that it has given them")]

use super::sites::Site;
use crate::memory::Allocation;
use crate::offense::Offense;
use crate::spaces;
use std::ffi::CStr;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The words that a kernel is given the address of: whether it is to end, where the host's [`Watch`] is, and for each
/// parameter how many bytes it points to.
pub(super) const STOP: u64 = 0;
const HOST: u64 = 1;
pub(super) const LENGTHS: u64 = 2;

/// The watch of a launch.
pub(crate) struct Watch<'s> {
    words: Vec<AtomicU64>,
    /// Places of the kernel, by their numbers.
    sites: &'s [Site],
    /// All memory that threads share.
    memory: Vec<Allocation>,
    /// The names of the parameters.
    names: Vec<String>,
    found: Mutex<Option<Offense>>,
}

impl<'s> Watch<'s> {
    /// Watches a kernel with these places. Of each parameter, how many bytes it points to, and its name.
    pub(crate) fn new(
        sites: &'s [Site],
        parameters: Vec<(u64, String)>,
        memory: Vec<Allocation>,
    ) -> Box<Self> {
        let (lengths, names): (Vec<u64>, Vec<String>) = parameters.into_iter().unzip();
        let words = [0, 0].into_iter().chain(lengths).map(AtomicU64::new).collect();
        let watch = Box::new(Self { words, sites, memory, names, found: Mutex::default() });
        let address = (&raw const *watch).expose_provenance() as u64;
        watch.words[HOST as usize].store(address, Ordering::Relaxed);
        watch
    }

    /// Returns the address that the kernel receives.
    pub(crate) fn address(&self) -> usize {
        self.words.as_ptr().expose_provenance()
    }

    /// Asks all work-items to end.
    pub(crate) fn stop(&self) {
        self.words[STOP as usize].store(1, Ordering::Relaxed);
    }

    /// Whether work-items are asked to end.
    pub(crate) fn is_stopped(&self) -> bool {
        self.words[STOP as usize].load(Ordering::Relaxed) != 0
    }

    /// The first that a work-item did beside its memory.
    pub(crate) fn offense(&self) -> Option<Offense> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps the first offense, and ends the launch.
    fn report(&self, site: u32, at: u64, length: u64, bytes: u64, item: [u64; 3]) {
        self.stop();
        let Some(site) = self.sites.get(site as usize) else { return };
        let offense = Offense {
            item,
            access: site.access,
            bytes,
            place: site.place(at, length, &self.names, |address| self.near(address)),
            line: site.line.clone(),
        };
        self.found.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(offense);
    }

    /// Whether all of so many bytes are memory of the launch, or of the thread that asks.
    fn has(&self, address: usize, bytes: usize) -> bool {
        let Some(end) = address.checked_add(bytes) else { return false };
        let holds = |range: &Range<usize>| range.start <= address && end <= range.end;
        self.memory.iter().any(|of| holds(&of.range)) || spaces::is_own(address..end)
    }

    /// Describes an address: null, or the nearest memory.
    fn near(&self, address: usize) -> String {
        let behind = |of: &&Allocation| of.range.start <= address && address - of.range.start < 1 << 32;
        match self.memory.iter().filter(behind).max_by_key(|of| of.range.start) {
            _ if address < 4096 => "of the null pointer".to_owned(),
            Some(of) => {
                let (offset, length) = (address - of.range.start, of.range.len());
                format!("at byte {offset} of {}, which has {length}", of.name)
            }
            None => "where the launch has no memory".to_owned(),
        }
    }
}

/// The watch that a kernel names by its words.
///
/// # Safety
/// `words` is what [`Watch::address`] gave for a watch that is still there.
unsafe fn watch<'w>(words: *const AtomicU64) -> Option<&'w Watch<'w>> {
    // SAFETY: the caller's promise; there are at least two words.
    unsafe {
        let host = (*words.add(HOST as usize)).load(Ordering::Relaxed);
        std::ptr::with_exposed_provenance::<Watch<'_>>(usize::try_from(host).ok()?).as_ref()
    }
}

/// Reports a work-item that is about to access memory out of bounds.
///
/// # Safety
/// As [`watch`].
unsafe extern "C" fn report(
    words: *const AtomicU64,
    site: u32,
    at: u64,
    length: u64,
    bytes: u64,
    x: u64,
    y: u64,
    z: u64,
) {
    // SAFETY: the caller's promise.
    if let Some(watch) = unsafe { watch(words) } {
        watch.report(site, at, length, bytes, [x, y, z]);
    }
}

/// Whether so many bytes at an address are memory, of the launch or among the `count` variables of `table`.
///
/// # Safety
/// As [`watch`]; `table` has so many pairs of an address and a number of bytes.
unsafe extern "C" fn is_memory(
    words: *const AtomicU64,
    address: usize,
    bytes: u64,
    table: *const [usize; 2],
    count: u64,
) -> u32 {
    let Ok(bytes) = usize::try_from(bytes) else { return 0 };
    // SAFETY: the caller's promise.
    let (watch, variables) = unsafe {
        let variables: &[[usize; 2]] =
            if count == 0 { &[] } else { std::slice::from_raw_parts(table, count as usize) };
        (watch(words), variables)
    };
    let among = variables.iter().any(|&[start, size]| {
        address.checked_sub(start).is_some_and(|offset| offset <= size && size - offset >= bytes)
    });
    u32::from(among || watch.is_some_and(|watch| watch.has(address, bytes)))
}

/// The names that guarded kernels call.
pub(super) const REPORT: &CStr = c"__spirv_run_report";
pub(super) const IS_MEMORY: &CStr = c"__spirv_run_is_memory";

/// The functions that guarded kernels call.
pub(crate) fn symbols() -> [(&'static CStr, usize); 2] {
    let report: unsafe extern "C" fn(*const AtomicU64, u32, u64, u64, u64, u64, u64, u64) = report;
    let is_memory: unsafe extern "C" fn(*const AtomicU64, usize, u64, *const [usize; 2], u64) -> u32 =
        is_memory;
    [(REPORT, report as usize), (IS_MEMORY, is_memory as usize)]
}
