//! The extensions of SPIR-V that a translation may use.

use crate::extension_names::extension;

/// The SPIR-V extensions that a module may use. By default none may be written and all may be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExtensionPolicy {
    /// Whether extensions not named below are allowed; `None`: by the direction.
    pub by_default: Option<bool>,
    /// Extensions, each with whether it is allowed.
    pub named: Vec<(String, bool)>,
}

/// Why an item of a list of extensions is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtensionItemError<'i> {
    /// It does not begin with a sign.
    Form,
    /// The extension does not exist.
    Unknown {
        /// The name as written.
        name: &'i str,
        /// Whether the item allows the extension.
        allowed: bool,
        /// A known name that is close to it.
        closest: Option<&'static str>,
    },
}

impl ExtensionPolicy {
    /// Every extension is allowed.
    pub fn all() -> Self {
        ExtensionPolicy { by_default: Some(true), named: Vec::new() }
    }
    /// No extension is allowed.
    pub fn none() -> Self {
        ExtensionPolicy { by_default: Some(false), named: Vec::new() }
    }
    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allowed: bool) {
        self.named.retain(|(known, _)| known != name);
        self.named.push((name.to_owned(), allowed));
    }
    /// Applies an item of a list of extensions: `+NAME`, `-NAME`, `+all` or `-all`.
    ///
    /// # Errors
    /// The item has another form, or names an unknown extension; the policy is unchanged then.
    pub fn apply<'i>(&mut self, item: &'i str) -> Result<(), ExtensionItemError<'i>> {
        let (name, allowed) = match (item.strip_prefix('+'), item.strip_prefix('-')) {
            (Some(name), _) => (name, true),
            (_, Some(name)) => (name, false),
            _ => return Err(ExtensionItemError::Form),
        };
        match name {
            "all" if allowed => *self = ExtensionPolicy::all(),
            "all" => *self = ExtensionPolicy::none(),
            _ => match extension(name) {
                Ok(name) => self.set(name, allowed),
                Err(closest) => return Err(ExtensionItemError::Unknown { name, allowed, closest }),
            },
        }
        Ok(())
    }
    /// Whether an extension is allowed by its name, not because all are.
    pub fn names(&self, name: &str) -> bool {
        self.named.iter().any(|(known, allowed)| known == name && *allowed)
    }
    /// Allows by name those of `names` that are allowed with all others.
    pub fn ask_for(&mut self, names: &[&str]) {
        for name in names {
            if self.allows(name) {
                self.set(name, true);
            }
        }
    }
    /// Whether an extension may be written.
    pub fn allows(&self, name: &str) -> bool {
        self.decides(name).unwrap_or(false)
    }
    /// Whether a module with an extension may be read.
    pub fn allows_reading(&self, name: &str) -> bool {
        self.decides(name).unwrap_or(true)
    }
    /// Whether an extension is forbidden by name or with all others.
    pub fn forbids(&self, name: &str) -> bool {
        self.decides(name) == Some(false)
    }
    fn decides(&self, name: &str) -> Option<bool> {
        let named = self.named.iter().find(|(known, _)| known == name);
        named.map(|(_, allowed)| *allowed).or(self.by_default)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exceptions_from_the_default() {
        let mut policy = ExtensionPolicy::none();
        policy.set("SPV_KHR_expect_assume", true);
        assert!(policy.allows("SPV_KHR_expect_assume") && !policy.allows("SPV_INTEL_optnone"));
        assert!(!policy.allows_reading("SPV_INTEL_optnone"));
        policy.by_default = None;
        assert!(!policy.allows("SPV_INTEL_optnone") && policy.allows_reading("SPV_INTEL_optnone"));
    }
}
