//! The machines that shaders are compiled for: data layouts by LLVM's triples.
//!
//! Source: the layouts that clang 22 gives these targets.

use llvm_model::DataLayout;

/// The default triple for [`HostTarget::new`].
pub const DEFAULT_TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// An architecture: its names in triples, and the data layout with `{m}` for how symbols are mangled.
const ARCHITECTURES: &[(&[&str], &str)] = &[
    (
        &["x86_64", "amd64"],
        "e-m:{m}-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    ),
    (
        &["aarch64", "arm64"],
        "e-m:{m}-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
    (&["riscv64"], "e-m:{m}-p:64:64-i64:64-i128:128-n32:64-S128"),
];

/// How symbols are mangled, by a word that the triple has; ELF otherwise.
const MANGLING: &[(&str, &str)] = &[("darwin", "o"), ("macos", "o"), ("ios", "o"), ("windows", "w")];

/// A machine.
#[derive(Clone, Debug)]
pub struct HostTarget {
    /// Its triple.
    pub triple: String,
    /// Its data layout, as LLVM writes it.
    pub layout: String,
    /// The same, read.
    pub(crate) data_layout: DataLayout,
}

impl HostTarget {
    /// The machine of a triple. Little-endian machines with pointers of 64 bits are known.
    ///
    /// # Errors
    /// The names of the architectures that are known.
    pub fn new(triple: &str) -> Result<HostTarget, String> {
        let architecture = triple.split('-').next().unwrap_or_default();
        let layout = ARCHITECTURES.iter().find(|(names, _)| names.contains(&architecture));
        let unknown = || {
            let names: Vec<_> = ARCHITECTURES.iter().flat_map(|(names, _)| *names).copied().collect();
            format!("no shader is compiled for {architecture:?}: the architectures are {}", names.join(", "))
        };
        let (_, layout) = layout.ok_or_else(unknown)?;
        let mangling = MANGLING.iter().find(|(word, _)| triple.contains(word)).map_or("e", |(_, m)| m);
        let layout = layout.replace("{m}", mangling);
        let data_layout = DataLayout::parse(&layout).map_err(|_| unknown())?;
        Ok(HostTarget { triple: triple.to_owned(), layout, data_layout })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_architecture_has_a_layout() {
        for name in ARCHITECTURES.iter().flat_map(|(names, _)| *names) {
            let host = HostTarget::new(&format!("{name}-unknown-linux-gnu")).unwrap();
            assert_eq!(host.data_layout.pointer(0).bits, 64, "{name}");
        }
        assert!(HostTarget::new("x86_64-pc-windows-msvc").unwrap().layout.contains("m:w"));
        assert!(HostTarget::new("mos-unknown").unwrap_err().contains("x86_64"));
    }
}
