//! Places of a kernel that may access memory out of bounds, and their description in an error.

use crate::offense::Access;
use crate::shader::given::Given;
use llvm_model::{DebugLocId, MdId, Metadata, Module};

/// The origin of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The parameter of this number.
    Parameter(u32),
    /// A variable of the work-item.
    Private,
    /// A variable of the work-group.
    Local,
    /// A variable of the program.
    Program,
    /// A resource of a shader.
    Given(Given),
    /// One of several, as the kernel chooses; or nothing.
    Chosen,
    /// Memory: all that is known is the address.
    Address,
}

/// A place that accesses memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) access: Access,
    pub(crate) origin: Origin,
    /// Where it stands in the source.
    pub(crate) line: Option<String>,
}

impl Site {
    /// Describes the place of an access: so many bytes behind the start of memory of this length.
    pub(super) fn place(
        &self,
        at: u64,
        length: u64,
        names: &[String],
        near: impl FnOnce(usize) -> String,
    ) -> String {
        let of = match self.origin {
            Origin::Address => return near(usize::try_from(at).unwrap_or(0)),
            Origin::Parameter(number) => names.get(number as usize).map_or("an argument", String::as_str),
            Origin::Private => "a private variable",
            Origin::Local => "a variable of local memory",
            Origin::Program => "a variable of the program",
            Origin::Given(given) => &given.to_string(),
            Origin::Chosen if length == 0 => return "of the null pointer".to_owned(),
            Origin::Chosen => "one of several variables",
        };
        // A negative offset is a large unsigned number, which readers would not recognize.
        format!("at byte {} of {of}, which has {length}", at.cast_signed())
    }
}

/// Returns file, line and column of a place in the source; if it has none, those of the place where it was inlined.
pub(super) fn line(module: &Module, place: DebugLocId) -> Option<String> {
    let place = &module.debug_locs[place];
    let (mut at, mut inlined) = ((place.line, place.column, Some(place.scope)), place.inlined_at);
    while at.0 == 0 {
        let node = debug(module, inlined?)?;
        at = (node.int("line") as u32, node.int("column") as u32, node.md("scope"));
        inlined = node.md("inlinedAt");
    }
    let (line, column, mut scope) = at;
    // Scopes lie in each other; hostile ones in a circle.
    for _ in 0..64 {
        let node = debug(module, scope?)?;
        if let Some(file) = node.md("file").and_then(|file| debug(module, file)) {
            let name = module.md_string(file.md("filename")?)?.to_string_lossy();
            return Some(format!("{name}:{line}:{column}"));
        }
        scope = node.md("scope");
    }
    None
}

fn debug(module: &Module, id: MdId) -> Option<&llvm_model::DebugNode> {
    match &module.metadata[id] {
        Metadata::Debug(node) => Some(node),
        _ => None,
    }
}
