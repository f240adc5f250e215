//! Bytes, numbers and identifiers of a mangled name.

use super::{Error, MAX_NODES, Reader};

impl Reader<'_> {
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let hit = self.peek() == Some(byte);
        self.at += usize::from(hit);
        hit
    }

    pub(super) fn expect(&mut self, byte: u8) -> Result<(), Error> {
        if self.eat(byte) { Ok(()) } else { Err(Error::Malformed(self.at)) }
    }

    pub(super) fn spend(&mut self, nodes: usize) -> Result<(), Error> {
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes > MAX_NODES { Err(Error::TooLarge(self.at)) } else { Ok(()) }
    }

    pub(super) fn number(&mut self) -> Result<u64, Error> {
        let start = self.at;
        let mut n: u64 = 0;
        while let Some(d @ b'0'..=b'9') = self.peek() {
            n = n
                .checked_mul(10)
                .and_then(|n| n.checked_add(u64::from(d - b'0')))
                .ok_or(Error::Malformed(start))?;
            self.at += 1;
        }
        if self.at == start { Err(Error::Malformed(start)) } else { Ok(n) }
    }

    pub(super) fn source_name(&mut self) -> Result<String, Error> {
        let start = self.at;
        let len = usize::try_from(self.number()?).map_err(|_| Error::Malformed(start))?;
        let end = self.at.checked_add(len).ok_or(Error::Malformed(start))?;
        let bytes = self.text.get(self.at..end).ok_or(Error::Malformed(start))?;
        let name = std::str::from_utf8(bytes).map_err(|_| Error::Malformed(start))?;
        if name.is_empty() {
            return Err(Error::Malformed(start));
        }
        self.at = end;
        Ok(name.to_owned())
    }
}
