//! Kernels in OpenCL C with exactly one result, by construction.
//!
//! [`kernel`] is the entry; [`preamble`] is what every program begins with. A [`Smith`] has the choices and the text that grows.
//! Nothing that it writes is undefined or left to an implementation: shift amounts and indices are masked, divisors are
//! positive, signed arithmetic is that of unsigned integers, variables have initial values, loops end, and results of floats are
//! those that the specification requires to be correctly rounded. Work-items share memory between barriers only, or by
//! atomics in any order.

mod aggregates;
mod control;
mod expressions;
mod floats;
mod functions;
mod groups;
mod images;
mod integers;
mod memory;
pub mod parameters;
mod pipes;
mod preamble;
mod scope;
mod statements;
mod sub_groups;
mod types;
mod vectors;

pub use preamble::{input, preamble, shared};

use crate::choices::Choices;
use aggregates::{Structure, StructureVariable};
use parameters::Parameters;
use scope::{Array, Function, Place};
use std::fmt::Write as _;
use types::Type;

/// Work-items of a launch.
pub const ITEMS: usize = 32;
/// Work-items of a work-group: as many as a strip of the runner has.
pub const GROUP: usize = 16;
/// Words of input; they are edge values and random ones.
pub const INPUTS: usize = 64;
/// Words of the result of each work-item.
pub const WORDS: usize = 16;
/// The first of the words that belong to a work-item while it runs.
const OWN: usize = 8;
/// Words in the buffer that all work-items change by atomics.
pub const SHARED: usize = 16;

/// The version of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standard {
    /// Version 1.2.
    Cl12,
    /// Version 2.0: pointers to the generic address space, atomics with orders, functions of work-groups.
    Cl20,
}

/// Returns the kernel `k<number>` that the choices make, with the structures, tables and functions that it needs.
pub fn kernel(choices: Choices<'_>, number: usize, standard: Standard) -> String {
    let mut smith = Smith {
        choices,
        standard,
        number,
        program: String::new(),
        body: String::new(),
        indent: 1,
        places: Vec::new(),
        arrays: Vec::new(),
        structure_variables: Vec::new(),
        local_arrays: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        structures: Vec::new(),
        names: 0,
        nesting: 0,
        is_kernel: false,
        has_sub_groups: false,
        parameters: Parameters::default(),
    };
    smith.aggregates();
    smith.tables();
    smith.functions();
    smith.kernel();
    smith.program
}

/// The choices, and the text that they have made so far.
struct Smith<'b> {
    choices: Choices<'b>,
    standard: Standard,
    /// The number of the kernel, part of each name at program scope.
    number: usize,
    /// Finished text.
    program: String,
    /// The function that grows.
    body: String,
    indent: usize,
    /// Variables, and parts of them, that are visible.
    places: Vec<Place>,
    /// Visible arrays; their elements are places too.
    arrays: Vec<Array>,
    /// Visible structures; their members are places too.
    structure_variables: Vec<StructureVariable>,
    /// Arrays in local memory.
    local_arrays: Vec<(String, Type)>,
    tables: Vec<Place>,
    functions: Vec<Function>,
    structures: Vec<Structure>,
    /// How many names there are.
    names: usize,
    /// How many statements surround the next one.
    nesting: usize,
    /// Whether work-items may change memory that they share.
    is_kernel: bool,
    /// Whether the kernel may call functions of sub-groups.
    has_sub_groups: bool,
    /// What the kernel takes beside its buffers.
    parameters: Parameters,
}

impl Smith<'_> {
    /// Adds a line to the function.
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.body, "{:1$}{line}", "", 2 * self.indent);
    }

    /// Returns a new name that begins with `prefix`.
    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// Writes the kernel.
    fn kernel(&mut self) {
        self.is_kernel = true;
        self.places = self.tables.clone();
        self.places.extend([
            Place::constant("gid", types::UINT),
            Place::constant("lid", types::UINT),
            Place::constant_array("in", types::UINT, INPUTS),
        ]);
        let is_newer = self.standard == Standard::Cl20;
        self.parameters.images = self.choices.rarely(6);
        self.parameters.pipe = is_newer && self.choices.rarely(12);
        self.has_sub_groups = is_newer && self.choices.rarely(6);
        self.own_words();
        self.local_memory();
        let count = 2 + self.choices.below(10);
        for _ in 0..count {
            if self.choices.rarely(5) {
                self.shared_statement();
            } else {
                self.statement();
            }
        }
        self.results();
        let body = std::mem::take(&mut self.body);
        let _ = write!(
            self.program,
            "{}kernel void k{}(global const uint *in, global uint *out, global uint *shared{}) {{\n\
             \x20 uint gid = (uint)get_global_id(0), lid = (uint)get_local_id(0);\n{body}}}\n",
            self.sub_group_attribute(),
            self.number,
            self.parameters.declarations()
        );
    }

    /// Stores what visible variables hold.
    fn results(&mut self) {
        let places = std::mem::take(&mut self.places);
        let mut results: Vec<Vec<String>> = vec![Vec::new(); OWN];
        for (number, place) in places.iter().filter(|place| place.is_result).enumerate() {
            // Each element of an array counts.
            let elements = (0..place.dimensions.iter().product()).map(|index| place.element(index));
            results[number % OWN].extend(elements);
        }
        for (word, values) in results.iter().enumerate().filter(|(_, values)| !values.is_empty()) {
            self.line(&format!("uint r{word} = 0;"));
            for value in values {
                self.line(&format!("r{word} = r{word} * 31u + hash({value});"));
            }
            self.line(&format!("out[gid * {WORDS}u + {word}u] = r{word};"));
        }
        self.places = places;
    }
}
