//! Mutants of LLVM bitcode: blocks and records stay whole, what the records say changes.
//!
//! The mutant is written without abbreviations (apart from those for blobs): they are only a matter of size, and the
//! plain damage of [`crate::Format::mutate`] tries the decoder of abbreviations.

use fastrand::Rng;
use llvm_bitcode::bitstream::{
    Abbrev, BitstreamReader, BitstreamWriter, Entry, Field, RAW_MAGIC, Record, Tail,
};

/// The block that describes abbreviations of others.
const BLOCKINFO: u32 = 0;
/// Records that say where in the file something stands: block, code. The file that is written has it elsewhere.
const POSITIONS: [(u32, u32); 4] = [
    // MODULE_CODE_VSTOFFSET
    (8, 13),
    // VST_CODE_FNENTRY
    (14, 3),
    // METADATA_INDEX_OFFSET, METADATA_INDEX
    (15, 38),
    (15, 39),
];

/// Blocks and records as a flat list: what every change works on.
#[derive(Clone)]
enum Item {
    Enter(u32),
    End,
    Record { block: u32, code: u32, ops: Vec<u64>, blob: Option<Vec<u8>> },
}

/// The file `seed` written again without a change; `None` as for [`mutate`].
pub fn rewrite(seed: &[u8]) -> Option<Vec<u8>> {
    seed.starts_with(&RAW_MAGIC).then(|| take_apart(seed))?.map(|items| put_together(&items))
}

/// A mutant of the file `seed`; `None` if that is no raw bitstream that can be read.
pub fn mutate(seed: &[u8], rng: &mut Rng) -> Option<Vec<u8>> {
    if !seed.starts_with(&RAW_MAGIC) {
        return None;
    }
    let mut items = take_apart(seed)?;
    let records: Vec<usize> = (0..items.len()).filter(|&i| matches!(items[i], Item::Record { .. })).collect();
    if records.is_empty() {
        return None;
    }
    for _ in 0..1 + rng.usize(..4) * rng.usize(..2) {
        change(&mut items, rng);
    }
    Some(put_together(&items))
}

fn take_apart(seed: &[u8]) -> Option<Vec<Item>> {
    let mut reader = BitstreamReader::new(seed).ok()?;
    let (mut record, mut items, mut open) = (Record::default(), Vec::new(), Vec::new());
    loop {
        match reader.next(&mut record).ok()? {
            Entry::End if open.pop().is_none() => return Some(items),
            Entry::End => items.push(Item::End),
            Entry::Block(header) => {
                if header.id == BLOCKINFO {
                    // Read for the abbreviations that later blocks use.
                    reader.read_block_info(header, &mut record).ok()?;
                } else {
                    reader.enter(header).ok()?;
                    open.push(header.id);
                    items.push(Item::Enter(header.id));
                }
            }
            Entry::Record => {
                let block = open.last().copied().unwrap_or(0);
                if !POSITIONS.contains(&(block, record.code)) {
                    let (ops, blob) = (record.ops.clone(), record.blob.map(<[u8]>::to_vec));
                    items.push(Item::Record { block, code: record.code, ops, blob });
                }
            }
        }
    }
}

fn change(items: &mut Vec<Item>, rng: &mut Rng) {
    let records: Vec<usize> = (0..items.len()).filter(|&i| matches!(items[i], Item::Record { .. })).collect();
    let Some(at) = rng.choice(&records).copied() else { return };
    let other = rng.choice(&records).copied().unwrap_or(at);
    match rng.u8(..16) {
        0 => items.swap(at, other),
        1 => {
            let copy = items[at].clone();
            items.insert(other, copy);
        }
        2 => {
            items.remove(at);
        }
        3..=6 => same_code(items, at, rng),
        _ => other_operand(&mut items[at], rng),
    }
}

/// Gives one operand another value, or the record one more or one less.
fn other_operand(item: &mut Item, rng: &mut Rng) {
    let Item::Record { ops, blob, code, .. } = item else { return };
    if let Some(bytes) = blob.as_mut().filter(|bytes| !bytes.is_empty()) {
        let at = rng.usize(..bytes.len());
        bytes[at] = rng.u8(..);
        return;
    }
    match rng.u8(..12) {
        0 => ops.push(crate::interesting(rng)),
        1 => {
            ops.pop();
        }
        2 => *code = (*code + 1 + rng.u32(..60)) % 64,
        _ if ops.is_empty() => {}
        choice => {
            let at = rng.usize(..ops.len());
            ops[at] = match choice {
                3..=5 => ops[at].wrapping_add(1),
                6..=8 => ops[at].wrapping_sub(1),
                9 => ops[at] ^ 1 << rng.u32(..64),
                _ => crate::interesting(rng),
            };
        }
    }
}

/// Takes an operand from another record of the same kind.
fn same_code(items: &mut [Item], at: usize, rng: &mut Rng) {
    let Item::Record { block, code, .. } = items[at] else { return };
    let alike: Vec<&Vec<u64>> = items
        .iter()
        .enumerate()
        .filter_map(|(i, item)| match item {
            Item::Record { block: b, code: c, ops, .. } if i != at && (*b, *c) == (block, code) => Some(ops),
            _ => None,
        })
        .collect();
    let Some(from) = rng.choice(alike).cloned() else { return };
    let Item::Record { ops, .. } = &mut items[at] else { return };
    let common = ops.len().min(from.len());
    if common > 0 {
        let place = rng.usize(..common);
        ops[place] = from[place];
    }
}

fn put_together(items: &[Item]) -> Vec<u8> {
    // Wide enough for the ids of all abbreviations that a block with blobs defines.
    const WIDTH: u32 = 12;
    let mut writer = BitstreamWriter::new();
    let mut depth = 0usize;
    for item in items {
        match item {
            Item::Enter(id) => {
                depth += 1;
                writer.enter_block(*id, WIDTH);
            }
            Item::End => {
                depth = depth.saturating_sub(1);
                writer.end_block();
            }
            // Nothing but blocks may stand outside blocks.
            Item::Record { .. } if depth == 0 => {}
            Item::Record { code, ops, blob: None, .. } => writer.record(*code, ops),
            Item::Record { code, ops, blob: Some(bytes), .. } => {
                let fields = vec![Field::Vbr(6); ops.len()];
                let id = writer.define_abbrev(Abbrev::new(*code, &fields, Tail::Blob));
                if id >> WIDTH == 0 {
                    writer.abbreviated_text(id, *code, ops, bytes);
                }
            }
        }
    }
    writer.finish()
}
