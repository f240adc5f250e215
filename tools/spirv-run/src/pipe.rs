//! Pipes: buffers of packets that one kernel writes and another reads.

use crate::memory::Bytes;

/// How many bytes stand before the packets.
const HEADER: usize = 128;

/// The library's `pipe_layout`: five numbers of 32 bits, four bytes of padding, then numbers of 64 bits in their order.
const COUNTS: usize = 24;

/// The place of the words that are 0 while the pipe is not in use: the lock, and the number of open reservations.
const BUSY: std::ops::Range<usize> = 8..20;

/// A pipe without its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pipe {
    /// How many bytes a packet has.
    pub packet_bytes: u32,
    /// How many packets there is room for.
    pub packets: u32,
}

impl Pipe {
    /// The memory of a pipe in which nothing is: a header, and room for its packets. Nothing if a packet has no bytes, if there
    /// is no room for one, or not enough memory.
    #[must_use]
    pub fn empty(self) -> Option<Bytes> {
        let mut bytes = Bytes::zeros(self.bytes()?)?;
        bytes.write(&[self.packet_bytes.to_le_bytes(), self.packets.to_le_bytes()].concat());
        Some(bytes)
    }

    /// How many bytes its memory has.
    fn bytes(self) -> Option<usize> {
        let packets = usize::try_from(self.packets).ok().filter(|&packets| packets > 0)?;
        let packet = usize::try_from(self.packet_bytes).ok().filter(|&bytes| bytes > 0)?;
        packets.checked_mul(packet)?.checked_add(HEADER)
    }

    /// Returns whether these bytes are the memory of a pipe that is not in use.
    ///
    /// # Errors
    /// The problem.
    pub fn of(bytes: &[u8]) -> Result<Self, &'static str> {
        let header = bytes.get(..HEADER).ok_or("it is too small for the memory of a pipe")?;
        let word =
            |at: usize| header[at..at + 4].iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
        let count = |number: usize| {
            let at = COUNTS + 8 * number;
            header[at..at + 8].iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
        };
        let pipe = Self { packet_bytes: word(0), packets: word(4) };
        if pipe.bytes() != Some(bytes.len()) {
            return Err("its memory has not the size of its packets");
        }
        if header[BUSY].iter().any(|&byte| byte != 0) {
            return Err("a reservation of its packets was never committed");
        }
        let [reserved_for_writing, written, reserved_for_reading, read] = [0, 1, 2, 3].map(count);
        let is_at_rest = reserved_for_writing == written && reserved_for_reading == read;
        if !is_at_rest || written.checked_sub(read).is_none_or(|held| held > pipe.packets.into()) {
            return Err("its header counts packets that it cannot have");
        }
        Ok(pipe)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_is_told_by_its_memory() {
        let pipe = Pipe { packet_bytes: 12, packets: 5 };
        let bytes = pipe.empty().unwrap().to_vec();
        assert_eq!(bytes.len(), HEADER + 60);
        assert_eq!(Pipe::of(&bytes), Ok(pipe));
        assert!(Pipe::of(&bytes[1..]).is_err() && Pipe::of(&[]).is_err());
        for (at, byte) in [(0, 11), (4, 4), (8, 1), (12, 1), (16, 1), (24, 1), (32, 1), (40, 1), (48, 1)] {
            let mut wrong = bytes.clone();
            wrong[at] = byte;
            assert!(Pipe::of(&wrong).is_err(), "{at}");
        }
        let mut full = bytes;
        (full[24], full[32]) = (5, 5);
        assert_eq!(Pipe::of(&full), Ok(pipe));
        (full[24], full[32]) = (6, 6);
        assert!(Pipe::of(&full).is_err());
    }

    #[test]
    fn pipes_without_packets_do_not_exist() {
        for (packet_bytes, packets) in [(0, 1), (1, 0)] {
            assert!(Pipe { packet_bytes, packets }.empty().is_none());
        }
    }
}
