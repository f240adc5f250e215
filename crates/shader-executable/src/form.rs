//! The form that a module is made executable in.

use crate::host::HostTarget;
use translate_common::Interface;

/// The form that a module is made executable in.
#[derive(Clone, Debug)]
pub struct Form {
    /// The machine.
    pub host: HostTarget,
    /// The interface between shaders and their host.
    pub interface: Interface,
}

impl Form {
    /// Returns whether accesses and conversions out of range are defined.
    pub(crate) fn is_robust(&self) -> bool {
        self.interface == Interface::Context { robust: true }
    }

    /// Returns whether functions and variables have MLIR's form.
    pub(crate) fn is_mlir(&self) -> bool {
        self.interface == Interface::Mlir
    }
}
