//! The host's part in stages that walk over functions: cancellation, and threads.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, ScopedJoinHandle};

/// The host's interface for stages. The result of a stage does not depend on the number of threads.
#[derive(Clone, Copy)]
pub struct Host<'h> {
    go_on: &'h (dyn Fn() -> bool + Sync),
    threads: usize,
    /// The least work that is done in more than one thread.
    worthwhile: usize,
}

impl<'h> Host<'h> {
    /// A host that waits for every stage, which have the caller's thread.
    pub const PATIENT: Host<'static> = Host { go_on: &|| true, threads: 1, worthwhile: Self::WORTHWHILE };

    /// The least work that is done in more than one thread: starting one takes about as long as to look at a thousand
    /// instructions.
    pub const WORTHWHILE: usize = 8192;
    /// The number of parts for each thread: parts take unequal times, and a thread that is done takes another.
    const PARTS: usize = 4;
    /// More threads than this are not started for one stage.
    const MOST: usize = 64;

    /// A host that cancels by `go_on`, which is called before every function and returns whether a result is still wanted,
    /// and provides `threads` threads, the caller's included; 0 counts as 1.
    pub fn new(go_on: &'h (dyn Fn() -> bool + Sync), threads: usize) -> Host<'h> {
        Host { go_on, threads, worthwhile: Self::WORTHWHILE }
    }

    /// Returns the same host, which does any work of at least so many instructions in several threads: for tests with small
    /// modules.
    #[must_use]
    pub fn parallel_from(self, worthwhile: usize) -> Host<'h> {
        Host { worthwhile, ..self }
    }

    /// Whether a result is still wanted.
    pub fn goes_on(&self) -> bool {
        (self.go_on)()
    }

    /// Cuts `count` items into parts that are worth a thread each: one with all of them, where one thread is as fast.
    /// `weight` says about how many instructions an item has.
    pub fn parts(&self, count: usize, weight: impl Fn(usize) -> usize) -> Vec<Range<usize>> {
        self.divided(count, weight, Self::PARTS)
    }

    /// As [`Host::parts`], but one part for each thread at most: for work that needs state of its own in each thread.
    pub fn shares(&self, count: usize, weight: impl Fn(usize) -> usize) -> Vec<Range<usize>> {
        self.divided(count, weight, 1)
    }

    /// Parts of equal weight, so many for each thread.
    fn divided(&self, count: usize, weight: impl Fn(usize) -> usize, of_thread: usize) -> Vec<Range<usize>> {
        let threads = self.threads.min(Self::MOST);
        let total: usize = if threads > 1 { (0..count).map(&weight).sum() } else { 0 };
        if total < self.worthwhile {
            return std::iter::once(0..count).collect();
        }
        cut(count, weight, total.div_ceil(threads * of_thread))
    }

    /// Does `own` in the caller's thread, and `work` with each of `items` in a thread of its own. Returns the
    /// items with their results; one for which no thread can be had has none.
    pub fn beside<I: Send, T: Send>(
        items: Vec<I>,
        work: impl Fn(&mut I) -> T + Sync,
        own: impl FnOnce(),
    ) -> Vec<(I, Option<T>)> {
        if items.is_empty() {
            // The scope of no thread would make a handle of the caller's, which stays until the process ends.
            own();
            return Vec::new();
        }
        // What the threads take their items from, so that one that does not start leaves its item.
        let slots: Vec<Mutex<I>> = items.into_iter().map(Mutex::new).collect();
        let results: Vec<Option<T>> = std::thread::scope(|scope| {
            let work = &work;
            let threads: Vec<Option<ScopedJoinHandle<'_, Option<T>>>> = slots
                .iter()
                .map(|slot| {
                    let work = move || slot.lock().ok().map(|mut item| work(&mut item));
                    Builder::new().spawn_scoped(scope, work).ok()
                })
                .collect();
            own();
            let join = |thread: ScopedJoinHandle<'_, Option<T>>| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            threads.into_iter().map(|thread| thread.and_then(join)).collect()
        });
        let items = slots.into_iter().map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner));
        items.zip(results).collect()
    }

    /// Does `work` with each of `items`, the first one in the caller's thread, the others in threads of their own where these can be
    /// had. Returns the items.
    pub fn all<I: Send>(mut items: Vec<I>, work: impl Fn(&mut I) + Sync) -> Vec<I> {
        let others = items.split_off(items.len().min(1));
        for (mut item, result) in Host::beside(others, &work, || items.iter_mut().for_each(&work)) {
            if result.is_none() {
                work(&mut item);
            }
            items.push(item);
        }
        items
    }

    /// Does `work` for every one of `parts` and returns the results in their order.
    pub fn each<T: Send>(&self, parts: &[Range<usize>], work: impl Fn(Range<usize>) -> T + Sync) -> Vec<T> {
        if let [part] = parts {
            return vec![work(part.clone())];
        }
        let next = AtomicUsize::new(0);
        let take = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(part) = parts.get(number) else { return done };
                done.push((number, work(part.clone())));
            }
        };
        let mut done = std::thread::scope(|scope| {
            let more = 1..self.threads.min(Self::MOST).min(parts.len());
            // Where no thread can be had, the others do its work.
            let others: Vec<ScopedJoinHandle<'_, _>> =
                more.map_while(|_| Builder::new().spawn_scoped(scope, take).ok()).collect();
            let mut done = take();
            for other in others {
                match other.join() {
                    Ok(more) => done.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        });
        done.sort_unstable_by_key(|&(number, _)| number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

/// Parts of `count` items that weigh about `each`, in order.
fn cut(count: usize, weight: impl Fn(usize) -> usize, each: usize) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut so_far) = (0, 0);
    for item in 0..count {
        so_far += weight(item);
        if so_far >= each || item + 1 == count {
            parts.push(start..item + 1);
            (start, so_far) = (item + 1, 0);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_in_one_part_and_parts_are_in_order() {
        let weights = [0, 9000, 1, 1, 40_000, 0, 0, 7, 3, 12_000, 0];
        for threads in [0, 1, 2, 3, 7, 64, usize::MAX] {
            let host = Host::new(&|| true, threads);
            let parts = host.parts(weights.len(), |item| weights[item]);
            assert_eq!(parts.len() > 1, threads > 1);
            let items = host.each(&parts, |part| part.collect::<Vec<_>>());
            assert_eq!(items.concat(), (0..weights.len()).collect::<Vec<_>>(), "{threads} threads");
        }
    }

    #[test]
    fn every_thread_has_one_share() {
        let weights = [5, 9000, 1, 1, 40_000, 0, 0, 7, 3, 12_000, 0];
        for threads in [1, 2, 3, 7] {
            let host = Host::new(&|| true, threads);
            let shares = host.shares(weights.len(), |item| weights[item]);
            assert!(shares.len() <= threads && (shares.len() > 1 || threads == 1), "{shares:?}");
            assert_eq!(
                shares.into_iter().flatten().collect::<Vec<_>>(),
                (0..weights.len()).collect::<Vec<_>>()
            );
        }
        let small = Host::new(&|| true, 2).shares(2, |_| 1);
        assert_eq!(small.len(), 1);
        assert_eq!(Host::new(&|| true, 2).parallel_from(0).shares(2, |_| 1).len(), 2);
    }

    #[test]
    fn items_come_back_with_their_results() {
        let mut own = 0;
        let work = |item: &mut Vec<u32>| {
            item.push(7);
            item.len()
        };
        let done = Host::beside(vec![vec![1], vec![1, 2]], work, || own = 5);
        assert_eq!(done, [(vec![1, 7], Some(2)), (vec![1, 2, 7], Some(3))]);
        assert_eq!(own, 5);
    }

    #[test]
    fn all_items_are_worked_on_in_their_order() {
        for count in 0..4 {
            let done = Host::all((0..count).collect(), |item| *item += 10);
            assert_eq!(done, (10..10 + count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_items_are_one_part_without_any() {
        assert_eq!(Host::new(&|| true, 8).parts(0, |_| 1), std::iter::once(0..0).collect::<Vec<_>>());
    }
}
