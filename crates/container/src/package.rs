//! Offload packages ("Clang Offload Packager"): device images with their targets, one package after the other.

use crate::walk::Part;
use crate::{Error, broken, number, part};

pub(crate) const MAGIC: [u8; 4] = [0x10, 0xFF, 0x10, 0xAD];

const PACKAGE: &str = "an offload package";
/// Packages begin at multiples of this.
const ALIGNMENT: u64 = 8;

/// The images of all packages, each by target and processor.
pub(crate) fn images(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(rest) = bytes.get(start..).filter(|rest| rest.starts_with(&MAGIC)) {
        let size = number::<8>(rest, 8, PACKAGE)?;
        let package = part(rest, 0, size, PACKAGE)?;
        let entries = number::<8>(package, 16, PACKAGE)?;
        match number::<4>(package, 4, PACKAGE)? {
            // One entry, whose size follows.
            1 => found.push(image(package, entries)?),
            // So many entries.
            2 => {
                let count = number::<8>(package, 24, PACKAGE)?;
                for index in 0..count {
                    let entry = index.checked_mul(ENTRY).and_then(|at| at.checked_add(entries));
                    let entry = entry.ok_or_else(|| broken(PACKAGE, "too many entries"))?;
                    found.push(image(package, entry)?);
                }
            }
            version => return Err(broken(PACKAGE, format!("version {version} is not known"))),
        }
        // The size is at least that of the header, so this ends.
        start += size.max(ENTRY).next_multiple_of(ALIGNMENT) as usize;
    }
    Ok(found)
}

/// The size of an entry: kinds of image and offloading in two bytes each, four bytes of flags, then offset and number of
/// the strings, and offset and size of the image.
const ENTRY: u64 = 40;

fn image(package: &[u8], entry: u64) -> Result<Part<'_>, Error> {
    let field = |index: u64| {
        let at =
            entry.checked_add(8 + 8 * index).ok_or_else(|| broken(PACKAGE, "an entry is outside of it"))?;
        number::<8>(package, at, PACKAGE)
    };
    let (strings, count) = (field(0)?, field(1)?);
    let (mut triple, mut arch) = (String::new(), String::new());
    for index in 0..count {
        let at = index.checked_mul(16).and_then(|at| at.checked_add(strings));
        let at = at.ok_or_else(|| broken(PACKAGE, "too many strings"))?;
        let key = text(package, number::<8>(package, at, PACKAGE)?)?;
        let value = number::<8>(package, at + 8, PACKAGE)?;
        match key.as_str() {
            "triple" => triple = text(package, value)?,
            "arch" => arch = text(package, value)?,
            _ => {}
        }
    }
    let image = part(package, field(2)?, field(3)?, PACKAGE)?;
    let name = if arch.is_empty() { triple } else { format!("{triple}-{arch}") };
    Ok(Part::new(name, image))
}

/// A string that ends with a zero.
fn text(package: &[u8], offset: u64) -> Result<String, Error> {
    let rest = usize::try_from(offset).ok().and_then(|offset| package.get(offset..));
    let text = rest.and_then(|rest| rest.split(|&byte| byte == 0).next());
    let text = text.ok_or_else(|| broken(PACKAGE, "a string is outside of it"))?;
    Ok(String::from_utf8_lossy(text).into_owned())
}
