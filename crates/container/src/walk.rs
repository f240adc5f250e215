//! Looking through a container, and the containers in it.

use crate::kind::{FileKind, Payload};
use crate::{Error, archive, bundle, object, package};
use std::borrow::Cow;

/// How deep containers are looked through: a bundle in a section of an object in an archive is 3.
const MAX_DEPTH: usize = 8;
/// How many entries are found at most.
const MAX_ENTRIES: usize = 100_000;
/// How many bytes are made by decompression at most.
const MAX_UNPACKED: u64 = 1 << 30;

/// Something that can be translated, and where it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry<'b> {
    /// The names on the way to it, joined by slashes: members, sections, targets of bundles. Empty for a file that is no
    /// container.
    pub name: String,
    /// The kind of its contents.
    pub payload: Payload,
    /// The thing itself.
    pub bytes: Cow<'b, [u8]>,
}

/// A part of a container, with its name.
pub(crate) struct Part<'b> {
    pub(crate) name: String,
    pub(crate) bytes: Cow<'b, [u8]>,
}

impl<'b> Part<'b> {
    pub(crate) fn new(name: impl Into<String>, bytes: &'b [u8]) -> Part<'b> {
        Part { name: name.into(), bytes: Cow::Borrowed(bytes) }
    }
}

/// Returns all translatable contents of a file, in order; the file itself if it is not a container.
///
/// # Errors
/// The file is a container with an invalid structure, or with more contents than the limit. Invalid containers inside of
/// it are ignored: sections may begin with any bytes.
pub fn find(bytes: &[u8]) -> Result<Vec<Entry<'_>>, Error> {
    let mut found = Vec::new();
    let mut walk = Walk { unpacked: 0, entries: 0 };
    walk.look(Part::new("", bytes), 0, &mut found)?;
    Ok(found)
}

struct Walk {
    unpacked: u64,
    entries: usize,
}

impl Walk {
    fn look<'b>(&mut self, part: Part<'b>, depth: usize, found: &mut Vec<Entry<'b>>) -> Result<(), Error> {
        self.entries += 1;
        if self.entries > MAX_ENTRIES {
            return Err(Error::TooMuch("100000 parts"));
        }
        let kind = FileKind::of(&part.bytes);
        if let FileKind::Payload(payload) = kind {
            found.push(Entry { name: part.name, payload, bytes: part.bytes });
            return Ok(());
        }
        if !kind.is_container() || depth == MAX_DEPTH {
            return Ok(());
        }
        let inner = match part.bytes {
            Cow::Borrowed(bytes) => self.parts(kind, bytes),
            // What was unpacked does not live as long as the file: its parts are copies.
            Cow::Owned(ref bytes) => self.parts(kind, bytes).map(|parts| {
                let owned =
                    |part: Part<'_>| Part { name: part.name, bytes: Cow::Owned(part.bytes.into_owned()) };
                parts.into_iter().map(owned).collect()
            }),
        };
        let inner: Vec<Part<'b>> = match inner {
            Ok(inner) => inner,
            Err(error) if depth == 0 => return Err(error),
            Err(error @ Error::TooMuch(_)) => return Err(error),
            Err(_) => return Ok(()),
        };
        for mut inside in inner {
            if !part.name.is_empty() {
                inside.name = match inside.name.as_str() {
                    "" => part.name.clone(),
                    name => format!("{}/{name}", part.name),
                };
            }
            self.look(inside, depth + 1, found)?;
        }
        Ok(())
    }

    /// The parts of a container.
    fn parts<'b>(&mut self, kind: FileKind, bytes: &'b [u8]) -> Result<Vec<Part<'b>>, Error> {
        match kind {
            FileKind::Elf => object::elf(bytes),
            FileKind::Coff => object::coff(bytes),
            FileKind::Pe => object::pe(bytes),
            FileKind::MachO => object::mach_o(bytes),
            FileKind::Archive => archive::members(bytes),
            FileKind::Bundle => bundle::entries(bytes),
            FileKind::CompressedBundle => {
                let limit = MAX_UNPACKED - self.unpacked;
                let unpacked = bundle::unpacked(bytes, limit)?;
                self.unpacked += unpacked.len() as u64;
                Ok(vec![Part { name: String::new(), bytes: Cow::Owned(unpacked) }])
            }
            FileKind::Package => package::images(bytes),
            _ => Ok(Vec::new()),
        }
    }
}
