//! The sets of debug-info instructions: the columns of the table; and the two forms in which they are written.

use spirv_grammar::vendor;

/// A set of debug-info instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// `OpenCL.DebugInfo.100`: numbers are words, and some operands may be forward references.
    OpenCl100,
    /// `NonSemantic.Shader.DebugInfo.100`: numbers are ids of constants, there are no forward references.
    Shader100,
    /// `NonSemantic.Shader.DebugInfo.200`, which only translators write: further instructions and operands.
    Shader200,
    /// `SPIRV.debug`: the predecessor of `OpenCL.DebugInfo.100`, under the name that it had before it was registered.
    Legacy,
}

/// Some of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialects(u8);

impl Dialects {
    /// All of them.
    pub const ALL: Dialects = Dialects(0b1111);
    /// Those in which numbers are words.
    pub const LITERAL: Dialects = Dialects(0b1001);
    /// Those without a meaning, in which numbers are ids.
    pub const SHADER: Dialects = Dialects(0b110);
    /// The newest one.
    pub const SHADER_200: Dialects = Dialects(0b100);
    /// All but the newest one.
    pub const BEFORE_200: Dialects = Dialects(0b1011);

    /// Whether a set is one of these.
    pub const fn has(self, dialect: Dialect) -> bool {
        self.0 & (1 << dialect as u8) != 0
    }
}

impl Dialect {
    /// All sets.
    pub const ALL: [Dialect; 4] =
        [Dialect::OpenCl100, Dialect::Shader100, Dialect::Shader200, Dialect::Legacy];

    /// The name under which it is imported.
    pub const fn set_name(self) -> &'static str {
        match self {
            Dialect::OpenCl100 => "OpenCL.DebugInfo.100",
            Dialect::Shader100 => "NonSemantic.Shader.DebugInfo.100",
            Dialect::Shader200 => vendor::debug_info::SHADER_200,
            Dialect::Legacy => vendor::debug_info::LEGACY_SET,
        }
    }

    /// The set that an import names. Versions of the non-semantic set that the table does not know hold what the last
    /// known one before them holds.
    pub fn of_set(name: &str) -> Option<Dialect> {
        if let Some(version) = name.strip_prefix("NonSemantic.Shader.DebugInfo.") {
            return match version.parse::<u32>() {
                Ok(200..) => Some(Dialect::Shader200),
                Ok(100..) => Some(Dialect::Shader100),
                _ => None,
            };
        }
        Dialect::ALL.into_iter().find(|dialect| dialect.set_name() == name)
    }

    /// Returns whether numbers are words; otherwise they are ids of constants.
    pub const fn has_literals(self) -> bool {
        Dialects::LITERAL.has(self)
    }

    /// Returns the 32-bit number for an unknown count of elements.
    pub const fn unknown_count(self) -> u32 {
        if self.has_literals() { u32::MAX } else { 0 }
    }

    /// Returns whether the set's instructions do not change the meaning of a module: then version 1.6 or an extension
    /// is needed, and forward references are not allowed.
    pub const fn is_non_semantic(self) -> bool {
        Dialects::SHADER.has(self)
    }
}

/// The form of debug information where validators reject the forms that the Khronos translator reads and writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Form {
    /// Accepted by validators, in a form that the Khronos reader survives, though it ignores some of it: names for
    /// types other than basic ones, larger vectors, imported entities, the columns of inlined calls, …
    #[default]
    Valid,
    /// As the translator of Khronos writes it, so that its reader, which runtimes have inside, keeps all it can.
    Khronos,
}
