//! Every block and record of real files can be walked, and every block is as long as it says.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::bitstream::{BitstreamReader, Entry, Record};

const BLOCKINFO: u32 = 0;

fn walk(bytes: &[u8]) -> (usize, usize) {
    let (mut blocks, mut records, mut depth) = (0, 0, 0);
    let mut reader = BitstreamReader::new(bytes).unwrap();
    let mut record = Record::default();
    loop {
        match reader.next(&mut record).unwrap() {
            Entry::Block(header) if header.id == BLOCKINFO => {
                reader.read_block_info(header, &mut record).unwrap()
            }
            Entry::Block(header) => {
                reader.enter(header).unwrap();
                (blocks, depth) = (blocks + 1, depth + 1);
            }
            Entry::Record => records += 1,
            Entry::End if depth == 0 => return (blocks, records),
            Entry::End => depth -= 1,
        }
    }
}

#[test]
fn files_of_every_version_can_be_walked() {
    for (name, bytes) in support::compiled_corpus() {
        let (blocks, records) = walk(&bytes);
        assert!(blocks > 5 && records > 50, "{name}: {blocks} blocks, {records} records");
    }
}
