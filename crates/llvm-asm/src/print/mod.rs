//! Printing: [`print()`] for modules, [`Pieces`] for parts of one in messages.

mod attributes;
mod constants;
mod debug_info;
mod functions;
mod globals;
mod instructions;
mod metadata;
mod pieces;
mod statepoints;
mod summary;
mod terminators;
mod types;
mod values;

pub(crate) use constants::negate;
pub(crate) use globals::implies_dso_local;
pub use pieces::{FunctionPieces, Pieces, print_instruction, print_type, print_value};

use crate::local_numbering::LocalNumbering;
use crate::numbering::Numbering;
use crate::type_order::StructOrder;
use llvm_model::{Body, DataLayout, Function, FunctionId, InstId, Module, Release};
use rustc_hash::FxHashMap;

/// Choices of [`print_with`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// Whether labels are followed by a comment that lists the predecessors of the block.
    pub predecessors: bool,
    /// Whether a comment above each function lists its attributes.
    pub attribute_comments: bool,
    /// The LLVM release of the text; `None`: the one of the module's forms ([`Module::release`]).
    pub release: Option<Release>,
}

impl Default for PrintOptions {
    /// The form of `llvm-dis`.
    fn default() -> Self {
        PrintOptions { predecessors: true, attribute_comments: true, release: None }
    }
}

/// Why a module has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// A type or constant nests deeper than [`crate::MAX_NESTING`].
    TooDeep,
    /// Types or constants that contain one part many times would make the text more than a thousand times larger than
    /// the module.
    TooLarge,
}

impl std::fmt::Display for PrintError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PrintError::TooDeep => {
                write!(f, "a type or constant nests deeper than {} levels", crate::MAX_NESTING)
            }
            PrintError::TooLarge => f.write_str(
                "types or constants that contain one part many times make the text over a thousand times larger than the module",
            ),
        }
    }
}

impl std::error::Error for PrintError {}

/// The text of `module`, as `llvm-dis` writes it (without the comment that names the file): that of LLVM 23 for a module
/// that LLVM 23 or later wrote, that of LLVM 22 for others.
///
/// # Errors
/// When types or constants nest too deep, or unfold to a text out of proportion ([`PrintError`]).
pub fn print(module: &Module) -> Result<String, PrintError> {
    print_with(module, PrintOptions::default())
}

/// As [`print()`], with choices.
///
/// # Errors
/// As [`print()`].
pub fn print_with(module: &Module, options: PrintOptions) -> Result<String, PrintError> {
    let numbering = Numbering::new(module);
    let structs = StructOrder::new(module);
    let instructions: usize =
        module.functions.values().filter_map(|f| f.body.as_ref()).map(|b| b.insts.len()).sum();
    let size = module.types.len() + module.constants.len() + module.metadata.len() + instructions;
    let budget = (1 << 20) + 1000 * size as u64;
    let mut writer = Writer::new(module, &numbering, &structs, options, budget);
    writer.module();
    match writer.error {
        Some(error) => Err(error),
        None => Ok(writer.out),
    }
}

/// Appends text to a buffer. After an error (see [`Writer::error`]) the text is worthless but writing goes on.
struct Writer<'a> {
    module: &'a Module,
    numbering: &'a Numbering,
    structs: &'a StructOrder,
    options: PrintOptions,
    release: Release,
    out: String,
    error: Option<PrintError>,
    /// How deep the type or constant being printed nests.
    depth: u32,
    /// How many types and constants may still be printed.
    budget: u64,
    /// The address space of functions, which need not be written.
    program_space: u32,
    /// Local numbers of functions with blocks that constants elsewhere refer to.
    foreign: FxHashMap<FunctionId, LocalNumbering>,
    /// The invocations that landing pads of the function being printed stand for.
    invocations: FxHashMap<InstId, InstId>,
}

/// The function that locals belong to, with its numbers.
#[derive(Clone, Copy)]
struct Scope<'a> {
    function: &'a Function,
    body: Option<&'a Body>,
    locals: &'a LocalNumbering,
}

impl<'a> Writer<'a> {
    fn new(
        module: &'a Module,
        numbering: &'a Numbering,
        structs: &'a StructOrder,
        options: PrintOptions,
        budget: u64,
    ) -> Writer<'a> {
        let layout = module.data_layout.as_str().and_then(|text| DataLayout::parse(text).ok());
        Writer {
            module,
            numbering,
            structs,
            options,
            release: options.release.unwrap_or_else(|| module.release()),
            out: String::new(),
            error: None,
            depth: 0,
            budget,
            program_space: layout.map_or(0, |l| l.program_space),
            foreign: FxHashMap::default(),
            invocations: FxHashMap::default(),
        }
    }

    /// Runs `body` one level deeper, unless that is too deep or too much has been printed.
    fn nested(&mut self, body: impl FnOnce(&mut Self)) {
        if self.depth >= crate::MAX_NESTING {
            self.error.get_or_insert(PrintError::TooDeep);
            return;
        }
        let Some(left) = self.budget.checked_sub(1) else {
            self.error.get_or_insert(PrintError::TooLarge);
            return;
        };
        self.budget = left;
        self.depth += 1;
        body(self);
        self.depth -= 1;
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Appends a number or anything else with a plain text.
    fn put(&mut self, value: impl std::fmt::Display) {
        use std::fmt::Write;
        // Writing to a string does not fail.
        let _ = write!(self.out, "{value}");
    }

    /// `prefix"bytes"`
    fn quoted(&mut self, prefix: &str, bytes: &[u8]) {
        self.push(prefix);
        crate::names::quoted(&mut self.out, bytes);
    }

    /// Calls `each` for every item, with `, ` between them.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            each(self, item);
        }
    }
}
