//! SPIR-V version numbers.

use std::fmt;

/// A SPIR-V version, ordered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Version {
    /// Major number.
    pub major: u8,
    /// Minor number.
    pub minor: u8,
}

#[allow(missing_docs)] // the names say it
impl Version {
    pub const V1_0: Version = Version::new(1, 0);
    pub const V1_1: Version = Version::new(1, 1);
    pub const V1_2: Version = Version::new(1, 2);
    pub const V1_3: Version = Version::new(1, 3);
    pub const V1_4: Version = Version::new(1, 4);
    pub const V1_5: Version = Version::new(1, 5);
    pub const V1_6: Version = Version::new(1, 6);
}

impl Version {
    /// The newest version that the tables cover.
    pub const LATEST: Version = Version::V1_6;

    /// A version from its two numbers.
    pub const fn new(major: u8, minor: u8) -> Version {
        Version { major, minor }
    }

    /// From the second word of a module (specification 2.3: `0 | major | minor | 0`, high byte first).
    /// `None` when one of the zero bytes is not zero.
    pub const fn from_word(word: u32) -> Option<Version> {
        if word & 0xFF00_00FF != 0 {
            return None;
        }
        Some(Version { major: (word >> 16) as u8, minor: (word >> 8) as u8 })
    }

    /// The second word of a module.
    pub const fn to_word(self) -> u32 {
        (self.major as u32) << 16 | (self.minor as u32) << 8
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl fmt::Debug for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text such as `1.4` that is no version the tables cover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVersion(String);

impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a SPIR-V version from {} to {}", self.0, Version::V1_0, Version::LATEST)
    }
}

impl std::error::Error for UnknownVersion {}

impl std::str::FromStr for Version {
    type Err = UnknownVersion;

    fn from_str(text: &str) -> Result<Self, UnknownVersion> {
        text.split_once('.')
            .and_then(|(major, minor)| Some(Version::new(major.parse().ok()?, minor.parse().ok()?)))
            .filter(|version| (Version::V1_0..=Version::LATEST).contains(version))
            .ok_or_else(|| UnknownVersion(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_what_it_prints() {
        assert_eq!("1.4".parse(), Ok(Version::V1_4));
        assert!("1.7".parse::<Version>().is_err() && "1".parse::<Version>().is_err());
    }
}
