//! Runs the kernels that a launch has put on its queue.
#![allow(unsafe_code, reason = "kernels are run")]

use crate::blocks::Blocks;
use crate::error::Error;
use crate::kernel::{Given, Kernel};
use crate::memory::{Allocation, Bytes};
use crate::queue::{Next, Queue};
use crate::workers::Slot;
use std::sync::Arc;
use std::time::Instant;

/// Runs all kernels that a launch of `parent` has put on its queue, and appends their output. `shared` is the memory of the
/// launch.
///
/// # Errors
/// A block is not compiled, ends as an error, or waits for what does not end.
///
/// # Safety
/// As [`Kernel::run`], of the blocks.
pub(crate) unsafe fn run_children(
    parent: &Kernel,
    blocks: &Blocks,
    queue: &Arc<Queue>,
    shared: &[Allocation],
    threads: usize,
    printed: &mut Vec<u8>,
) -> Result<(), Error> {
    let start = Instant::now();
    loop {
        let child = match queue.next() {
            Next::Nothing => return Ok(()),
            Next::Never(count) => return Err(Error::Waiting { kernel: parent.entry.name.clone(), count }),
            Next::Run(child) => child,
        };
        if let Some(limit) = parent.options.time_limit.filter(|limit| start.elapsed() > *limit) {
            return Err(Error::TimeLimit { kernel: parent.entry.name.clone(), limit });
        }
        let Some((block, range)) = &child.run else { continue };
        let kernel = blocks.kernel(*block, range)?;
        let mut literal = Bytes::from(&child.literal[..]);
        let captures = literal.allocation("what the block captures");
        let mut given = Given {
            slots: vec![Slot::Pointer(captures.range.start)],
            parameters: vec![(captures.range.len() as u64, captures.name.clone())],
            memory: shared.to_vec(),
        };
        given.memory.push(captures);
        for (number, &bytes) in child.locals.iter().enumerate() {
            given.slots.push(Slot::Local(bytes));
            given.parameters.push((bytes as u64, format!("local memory {number} of the block")));
        }
        let began = start.elapsed();
        // SAFETY: the caller's promise; the queue has compared the number of slots with the block's parameters.
        printed.extend(unsafe { kernel.launch(given, range, range.groups()?, threads, Some(queue)) }?);
        for address in queue.end(&child) {
            let times = [began, start.elapsed()].map(|time| time.as_nanos() as u64);
            // SAFETY: the queue has found this memory among that of the launch.
            unsafe { std::ptr::with_exposed_provenance_mut::<[u64; 2]>(address).write_unaligned(times) };
        }
    }
}
