//! Memory that a function is given a pointer to, in each address space.

use crate::library::types::Type;

/// An address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    Global,
    Local,
    Private,
    Constant,
    Generic,
}

use Space::{Constant, Generic, Global, Local, Private};

impl Space {
    /// Those that a function may write to.
    pub(super) const WRITABLE: &[Space] = &[Global, Local, Private, Generic];
    /// Those that work-items share.
    pub(super) const SHARED: &[Space] = &[Global, Local, Generic];
    /// All of them.
    pub(super) const ALL: &[Space] = &[Global, Local, Private, Constant, Generic];

    /// Its name in OpenCL C.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Global => "global",
            Local => "local",
            Private => "private",
            Constant => "constant",
            Generic => "generic",
        }
    }

    /// Statements that make `pointer` a pointer to a value of `ty` which nobody else uses: what is global is at `global`,
    /// what is local at `local`; what is generic is private to one half of the work-items, local to the other.
    pub(super) fn cell(self, ty: Type, pointer: &str, global: &str, local: &str) -> String {
        let name = ty.name();
        match self {
            Private | Constant => {
                format!("{name} {pointer}_cell;\nprivate {name} *{pointer} = &{pointer}_cell;\n")
            }
            Local => format!("local {name} *{pointer} = (local {name} *)({local});\n"),
            Global => format!("global {name} *{pointer} = {global};\n"),
            Generic => format!(
                "{name} {pointer}_cell;\nlocal {name} *{pointer}_local = (local {name} *)({local});\n\
                 generic {name} *{pointer} =\n    \
                 i & 1 ? (generic {name} *)&{pointer}_cell : (generic {name} *){pointer}_local;\n"
            ),
        }
    }
}
