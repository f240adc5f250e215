//! Offload bundles of clang ("Clang Offload Bundler", binary form), plain and compressed.

use crate::walk::Part;
use crate::{Error, broken, number, part};
use std::io::Read;

pub(crate) const MAGIC: &[u8] = b"__CLANG_OFFLOAD_BUNDLE__";
pub(crate) const COMPRESSED_MAGIC: &[u8] = b"CCOB";

const BUNDLE: &str = "an offload bundle";
const COMPRESSED: &str = "a compressed offload bundle";

/// The entries of a bundle, each by its kind and target (`hip-spirv64`, `host-x86_64-unknown-linux--`).
pub(crate) fn entries(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let mut at = MAGIC.len() as u64;
    let count = number::<8>(bytes, at, BUNDLE)?;
    at += 8;
    let mut found = Vec::new();
    for _ in 0..count {
        let [offset, size, length] = [
            number::<8>(bytes, at, BUNDLE)?,
            number::<8>(bytes, at + 8, BUNDLE)?,
            number::<8>(bytes, at + 16, BUNDLE)?,
        ];
        let name = part(bytes, at + 24, length, BUNDLE)?;
        found.push(Part::new(String::from_utf8_lossy(name), part(bytes, offset, size, BUNDLE)?));
        at += 24 + length;
    }
    Ok(found)
}

/// Returns the contents of a compressed bundle, of at most `limit` bytes.
///
/// The header: the magic number, version and method in two bytes each; from version 2 on the size of the file; the size
/// of the contents (both in 8 bytes from version 3 on, otherwise in 4); 8 bytes of a hash.
pub(crate) fn unpacked(bytes: &[u8], limit: u64) -> Result<Vec<u8>, Error> {
    let version = number::<2>(bytes, 4, COMPRESSED)?;
    let method = number::<2>(bytes, 6, COMPRESSED)?;
    let (file_size, size, start) = match version {
        1 => (bytes.len() as u64, number::<4>(bytes, 8, COMPRESSED)?, 20),
        2 => (number::<4>(bytes, 8, COMPRESSED)?, number::<4>(bytes, 12, COMPRESSED)?, 24),
        3 => (number::<8>(bytes, 8, COMPRESSED)?, number::<8>(bytes, 16, COMPRESSED)?, 32),
        _ => return Err(broken(COMPRESSED, format!("version {version} is not known"))),
    };
    match method {
        0 => return Err(Error::Compression { what: COMPRESSED, method: "zlib" }),
        1 => {}
        _ => return Err(broken(COMPRESSED, format!("method {method} is not known"))),
    }
    if size > limit {
        return Err(Error::TooMuch("a gigabyte when unpacked"));
    }
    let packed = part(bytes, start, file_size.saturating_sub(start), COMPRESSED)?;
    let decoder = ruzstd::decoding::StreamingDecoder::new(packed);
    let decoder = decoder.map_err(|error| broken(COMPRESSED, error.to_string()))?;
    let mut out = Vec::new();
    decoder.take(size + 1).read_to_end(&mut out).map_err(|error| broken(COMPRESSED, error.to_string()))?;
    if out.len() as u64 != size {
        return Err(broken(COMPRESSED, format!("it unpacks to another size than {size}")));
    }
    Ok(out)
}
