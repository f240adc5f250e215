//! The representation of a shader's descriptors in memory.

use super::{Descriptor, Resources};
use crate::memory::{Allocation, Bytes, Memory};
use spirv_llvm::EntryPoint;
use std::collections::BTreeMap;

/// Words as memory.
fn words(words: &[u64]) -> Bytes {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    Bytes::from(&bytes[..])
}

/// The descriptors of a dispatch in memory: the sets, each with its bindings, each a pointer to a buffer or to the
/// description of an image, and its size, or to the descriptors of an array and their number.
pub(crate) struct Descriptors {
    /// Owns the memory behind `sets`.
    parts: Vec<Bytes>,
    sets: Bytes,
    push_constants: Bytes,
}

impl Descriptors {
    /// Those that `entry` uses, of `resources` that [`check`] has found to be there.
    pub(crate) fn new(entry: &EntryPoint, resources: &Resources, memory: &mut Memory) -> Self {
        let mut parts = Vec::new();
        let mut keep = |mut bytes: Bytes| {
            let address = bytes.address().expose_provenance() as u64;
            parts.push(bytes);
            address
        };
        let mut sets: BTreeMap<u32, BTreeMap<u32, [u64; 2]>> = BTreeMap::new();
        for wanted in &entry.resources {
            let Some((set, binding)) = wanted.place else { continue };
            let mut given: Vec<Descriptor> = resources.bindings.clone();
            given.retain(|given| (given.set, given.binding) == (set, binding));
            given.sort_by_key(|given| given.element);
            let mut elements: Vec<u64> = Vec::new();
            for (number, given) in (0..).zip(given) {
                if given.element != number {
                    break;
                }
                let mut whole = |described: Bytes| {
                    let size = described.len() as u64;
                    [keep(described), size]
                };
                let buffer = given.buffer.and_then(|buffer| memory.get_mut(buffer));
                let start = buffer.map(|buffer| (buffer.address().expose_provenance(), buffer.len()));
                let sampler = given.sampler.map(|sampler| whole(sampler.describe()));
                let descriptor = match (given.image, start, sampler) {
                    (Some(image), Some((texels, _)), sampler) => {
                        whole(image.describe_sampled(texels, sampler.map_or(0, |[address, _]| address)))
                    }
                    (None, Some((start, bytes)), _) => [start as u64, bytes as u64],
                    (None, None, Some(sampler)) => sampler,
                    _ => break,
                };
                elements.extend(descriptor);
            }
            let descriptor = match (wanted.count, elements.as_slice()) {
                (None, &[address, size, ..]) => [address, size],
                _ => [keep(words(&elements)), elements.len() as u64 / 2],
            };
            sets.entry(set).or_default().insert(binding, descriptor);
        }
        let mut set_addresses = Vec::new();
        for number in 0..sets.keys().max().map_or(0, |most| most + 1) {
            let bindings = sets.get(&number).cloned().unwrap_or_default();
            let count = bindings.keys().max().map_or(0, |most| most + 1);
            let descriptors: Vec<u64> =
                (0..count).flat_map(|at| bindings.get(&at).copied().unwrap_or_default()).collect();
            set_addresses.push(keep(words(&descriptors)));
        }
        let push_constants = Bytes::from(&resources.push_constants[..]);
        Self { parts, sets: words(&set_addresses), push_constants }
    }

    /// Returns the addresses of the sets and of the push constants, with their sizes and names.
    pub(crate) fn parameters(&mut self) -> [(usize, usize, &'static str); 2] {
        let parts =
            [(&mut self.sets, "the descriptor sets"), (&mut self.push_constants, "the push constants")];
        parts.map(|(bytes, name)| (bytes.address().expose_provenance(), bytes.len(), name))
    }

    /// Returns the memory that the sets lead to, beside buffers.
    pub(crate) fn memory(&mut self) -> Vec<Allocation> {
        let tables = self.parts.iter_mut().map(|bytes| bytes.allocation("the descriptors"));
        let ends =
            [(&mut self.sets, "the descriptor sets"), (&mut self.push_constants, "the push constants")];
        tables.chain(ends.map(|(bytes, name)| bytes.allocation(name))).collect()
    }
}
