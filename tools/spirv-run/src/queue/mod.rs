//! Kernels that start kernels: the queue of a launch, and its events.
//!
//! Kernels call the host ([`calls`]), which copies their operands. Kernels on the queue run when the launch has ended, first come
//! first served (`children.rs`); `blocks.rs` compiles them.

mod calls;

pub(crate) use calls::{enter, symbols};

use crate::range::Range;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many kernels can wait on a queue, and how many a launch can put there in all.
const MAX_WAITING: usize = 4096;
const MAX_CHILDREN: usize = 1 << 20;

/// How many events a launch can have.
const MAX_EVENTS: usize = 1 << 20;

/// OpenCL's numbers for the status of an event; errors are negative.
const COMPLETE: i32 = 0;
const SUBMITTED: i32 = 2;
const ERROR_IN_WAIT_LIST: i32 = -14;

/// The parameters of a block, as far as callers can violate them.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The name of its kernel.
    pub(crate) name: String,
    /// The number of pointers to local memory among its parameters, behind its captures.
    pub(crate) locals: usize,
}

/// A kernel that waits to be run.
pub(crate) struct Child {
    /// Which block over which range; a marker has none.
    pub(crate) run: Option<(usize, Range)>,
    /// The captured values of the block.
    pub(crate) literal: Vec<u8>,
    /// The bytes of local memory behind each pointer that it takes.
    pub(crate) locals: Vec<usize>,
    /// The events that must have come to an end before.
    waits: Vec<Event>,
    /// The event that its end is.
    event: Event,
}

/// The number of an event: one more than where it stands.
type Event = usize;

/// The queue of a launch.
pub(crate) struct Queue {
    blocks: Vec<Block>,
    /// Memory that kernels may write to.
    memory: Vec<std::ops::Range<usize>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Child>,
    /// How many there were in all.
    children: usize,
    events: Vec<i32>,
    /// Where it is to be written when an event's kernel began and ended.
    profiled: Vec<(Event, usize)>,
}

/// The next step of a queue.
pub(crate) enum Next {
    /// This one.
    Run(Child),
    /// Nothing waits any more.
    Nothing,
    /// So many kernels wait, and no event ends their waiting.
    Never(usize),
}

impl Queue {
    /// An empty queue, for kernels with these blocks that share this memory.
    pub(crate) fn new(blocks: Vec<Block>, memory: Vec<std::ops::Range<usize>>) -> Self {
        Self { blocks, memory, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a kernel on the queue, and returns its event; nothing if the queue is full.
    fn put(
        &self,
        run: Option<(usize, Range)>,
        literal: Vec<u8>,
        locals: Vec<usize>,
        waits: Vec<Event>,
    ) -> Option<Event> {
        let mut state = self.state();
        let all_exist = waits.iter().all(|&event| (1..=state.events.len()).contains(&event));
        if !all_exist || state.waiting.len() >= MAX_WAITING || state.children >= MAX_CHILDREN {
            return None;
        }
        let event = state.add_event()?;
        state.children += 1;
        state.waiting.push_back(Child { run, literal, locals, waits, event });
        Some(event)
    }

    /// Takes the first kernel without pending events. A kernel that waits for a failed one fails as well.
    pub(crate) fn next(&self) -> Next {
        let mut state = self.state();
        loop {
            let status = |event: &Event| state.events[event - 1];
            let has_ended = |child: &Child| child.waits.iter().all(|event| status(event) <= COMPLETE);
            let Some(at) = state.waiting.iter().position(has_ended) else {
                return if state.waiting.is_empty() {
                    Next::Nothing
                } else {
                    Next::Never(state.waiting.len())
                };
            };
            let has_failed = state.waiting[at].waits.iter().any(|event| status(event) < COMPLETE);
            let Some(child) = state.waiting.remove(at) else { return Next::Nothing };
            if has_failed {
                state.events[child.event - 1] = ERROR_IN_WAIT_LIST;
            } else if child.run.is_none() {
                state.events[child.event - 1] = COMPLETE;
            } else {
                return Next::Run(child);
            }
        }
    }

    /// Notes that a kernel has ended, and returns where it is to be written when.
    pub(crate) fn end(&self, child: &Child) -> Vec<usize> {
        let mut state = self.state();
        state.events[child.event - 1] = COMPLETE;
        let (of_child, others) = state.profiled.drain(..).partition(|(event, _)| *event == child.event);
        state.profiled = others;
        let of_child: Vec<(Event, usize)> = of_child;
        of_child.into_iter().map(|(_, address)| address).collect()
    }
}

impl State {
    fn add_event(&mut self) -> Option<Event> {
        if self.events.len() >= MAX_EVENTS {
            return None;
        }
        self.events.push(SUBMITTED);
        Some(self.events.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue() -> Queue {
        Queue::new(vec![Block { name: "b".to_owned(), locals: 0 }], Vec::new())
    }

    fn put(queue: &Queue, waits: &[Event]) -> Option<Event> {
        queue.put(Some((0, Range::linear(1, 1))), Vec::new(), Vec::new(), waits.to_vec())
    }

    fn run(queue: &Queue) -> Option<Event> {
        let Next::Run(child) = queue.next() else { return None };
        queue.end(&child);
        Some(child.event)
    }

    #[test]
    fn kernels_run_in_their_order_and_behind_what_they_wait_for() {
        let queue = queue();
        let gate = queue.state().add_event().unwrap();
        let late = put(&queue, &[gate]).unwrap();
        let early = put(&queue, &[]).unwrap();
        let marker = queue.put(None, Vec::new(), Vec::new(), vec![early, late]).unwrap();
        let last = put(&queue, &[marker]).unwrap();
        assert_eq!(run(&queue), Some(early));
        assert!(matches!(queue.next(), Next::Never(3)));
        queue.state().events[gate - 1] = COMPLETE;
        assert_eq!([run(&queue), run(&queue)], [Some(late), Some(last)]);
        assert!(matches!(queue.next(), Next::Nothing));
    }

    #[test]
    fn what_waits_for_an_error_does_not_run() {
        let queue = queue();
        let gate = queue.state().add_event().unwrap();
        let first = put(&queue, &[gate]).unwrap();
        put(&queue, &[first]).unwrap();
        queue.state().events[gate - 1] = -5;
        assert!(matches!(queue.next(), Next::Nothing));
        assert_eq!(queue.state().events[first - 1], ERROR_IN_WAIT_LIST);
    }

    #[test]
    fn there_is_an_end_to_what_waits() {
        let queue = queue();
        assert_eq!(put(&queue, &[1]), None);
        assert!((0..MAX_WAITING).all(|_| put(&queue, &[]).is_some()));
        assert_eq!(put(&queue, &[]), None);
    }
}
