//! What the caller may choose. A plain struct, passed by reference, never stored globally.

/// The options of a translation in either direction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The highest SPIR-V version that may be written or read. Written modules use the lowest that suffices.
    pub max_version: SpirvVersion,
    /// Which SPIR-V extensions may be used.
    pub extensions: ExtensionPolicy,
    /// How builtins are spelled in LLVM IR that is written.
    pub dialect: BuiltinDialect,
    /// The LLVM major version whose reader must accept written bitcode; `None` is the oldest form that expresses the
    /// module.
    pub llvm_version: Option<u32>,
    /// Whether something that cannot be carried is an error.
    pub strict: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            max_version: SpirvVersion::MAX,
            extensions: ExtensionPolicy::default(),
            dialect: BuiltinDialect::OpenCl20,
            llvm_version: None,
            strict: false,
        }
    }
}

/// A SPIR-V version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpirvVersion {
    /// The number before the dot.
    pub major: u8,
    /// The number behind the dot.
    pub minor: u8,
}

impl SpirvVersion {
    /// The lowest version there is.
    pub const MIN: SpirvVersion = SpirvVersion { major: 1, minor: 0 };
    /// The highest version known.
    pub const MAX: SpirvVersion = SpirvVersion { major: 1, minor: 6 };
    /// A version from its two numbers.
    pub const fn new(major: u8, minor: u8) -> SpirvVersion {
        SpirvVersion { major, minor }
    }
    /// The second word of a module's header.
    pub const fn word(self) -> u32 {
        (self.major as u32) << 16 | (self.minor as u32) << 8
    }
    /// The version a header's second word says; `None` when other bits are set.
    pub const fn from_word(word: u32) -> Option<SpirvVersion> {
        if word & 0xff00_00ff != 0 {
            return None;
        }
        Some(SpirvVersion { major: (word >> 16) as u8, minor: (word >> 8) as u8 })
    }
}

impl std::fmt::Display for SpirvVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl std::fmt::Debug for SpirvVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for SpirvVersion {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not a SPIR-V version; 1.0 to {} are", SpirvVersion::MAX);
        let (major, minor) = text.split_once('.').ok_or_else(wrong)?;
        let version =
            SpirvVersion::new(major.parse().map_err(|_| wrong())?, minor.parse().map_err(|_| wrong())?);
        (SpirvVersion::MIN..=SpirvVersion::MAX).contains(&version).then_some(version).ok_or_else(wrong)
    }
}

/// How OpenCL builtins are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltinDialect {
    /// OpenCL C 1.2 (`atomic_add`, `barrier`).
    OpenCl12,
    /// OpenCL C 2.0 (`atomic_fetch_add_explicit`, `work_group_barrier`).
    OpenCl20,
    /// `__spirv_*` calls.
    SpirvFriendly,
}

/// Which SPIR-V extensions a module may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtensionPolicy {
    /// Whether extensions not named below are allowed.
    pub by_default: bool,
    /// Extensions that differ from the default.
    pub exceptions: Vec<String>,
}

impl Default for ExtensionPolicy {
    /// None allowed.
    fn default() -> Self {
        ExtensionPolicy::none()
    }
}

impl ExtensionPolicy {
    /// Every extension is allowed.
    pub fn all() -> Self {
        ExtensionPolicy { by_default: true, exceptions: Vec::new() }
    }
    /// No extension is allowed.
    pub fn none() -> Self {
        ExtensionPolicy { by_default: false, exceptions: Vec::new() }
    }
    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allowed: bool) {
        self.exceptions.retain(|n| n != name);
        if allowed != self.by_default {
            self.exceptions.push(name.to_owned());
        }
    }
    /// Whether an extension is allowed.
    pub fn allows(&self, name: &str) -> bool {
        self.by_default != self.exceptions.iter().any(|n| n == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_and_policies() {
        assert_eq!("1.4".parse(), Ok(SpirvVersion::new(1, 4)));
        assert!("1.7".parse::<SpirvVersion>().is_err());
        assert_eq!(SpirvVersion::from_word(0x10500), Some(SpirvVersion::new(1, 5)));
        let mut policy = ExtensionPolicy::none();
        policy.set("SPV_KHR_expect_assume", true);
        assert!(policy.allows("SPV_KHR_expect_assume") && !policy.allows("SPV_INTEL_optnone"));
    }
}
