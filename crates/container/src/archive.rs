//! Archives of `ar`.

use crate::walk::Part;
use crate::{Error, broken, part};
use goblin::archive::Archive;

const ARCHIVE: &str = "an archive";

/// The members by their names, also those that have the same name.
pub(crate) fn members(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let archive = Archive::parse(bytes).map_err(|error| broken(ARCHIVE, error.to_string()))?;
    let members = (0..archive.len()).filter_map(|index| archive.get_at(index));
    let found = members.map(|member| {
        let contents = part(bytes, member.offset, member.size() as u64, ARCHIVE)?;
        Ok(Part::new(member.extended_name(), contents))
    });
    found.collect()
}
