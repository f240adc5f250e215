//! A case: one function at one type, what a kernel does to try it, and how its results are compared.

use super::bounds::Bound;
use super::types::Type;
use super::values::Values;

/// How many scalars of each input there are: with vectors of 16, so many sixteenths work-items run.
pub(crate) const COUNT: usize = 2048;

/// Work-items of a work-group.
pub(crate) const GROUP: usize = 64;

/// Work-items of a sub-group where a case needs to know.
pub(crate) const SUB_GROUP: usize = 16;

/// What a kernel is passed of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// A value of its own for each work-item: the variable `a`, `b`, ...
    Value,
    /// All of it, by pointers to global and constant memory: `a_at` and `a_constant`, `b_at`, ...
    Memory,
}

/// One input of a case.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    pub(crate) ty: Type,
    pub(crate) values: Values,
    pub(crate) role: Role,
}

/// What a kernel leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A value of each work-item: the variable `r`, `s`, ... is stored to the place `r_at`, `s_at`, ... at the end.
    Value,
    /// A place in global memory for each work-item, zero before: the pointer `r_at`, `s_at`, ...
    Cell,
    /// As many scalars in global memory as an input has, zero before: the pointer `r_at`, `s_at`, ... to the first.
    Memory,
    /// One place in global memory for all work-items together, zero before: the pointer `r_at`, `s_at`, ...
    Shared,
}

/// One output of a case.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    pub(crate) ty: Type,
    pub(crate) place: Place,
    pub(crate) bound: Bound,
}

/// One function at one type.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// Which part of the table it belongs to.
    pub(crate) topic: &'static str,
    /// The call as a person says it: `fmax(float4, float)`.
    pub(crate) call: String,
    pub(crate) inputs: Vec<Input>,
    pub(crate) outputs: Vec<Output>,
    /// Statements of OpenCL C; `i` is the number of the work-item, `l` that in its group, `scratch` local memory of
    /// [`SCRATCH`] bytes, `own` the [`OWN`] bytes of it that belong to the work-item.
    pub(crate) body: String,
    /// OpenCL C before the program where the runtime compiles it: the functions that only translators know.
    pub(crate) definitions: &'static str,
    /// Instructions of LLVM IR that have to do what the OpenCL C does, where they are what is tried: `%a`, `%b`, ... are
    /// the inputs, `%r`, `%s`, ... the results that they give, `%r_at`, `%s_at`, ... the places.
    pub(crate) assembly: Option<String>,
    /// Whether sub-groups have to have [`SUB_GROUP`] work-items.
    pub(crate) in_sub_groups: bool,
    /// Scalars of an input for a work-item.
    pub(crate) slots: usize,
}

/// Bytes of local memory that a work-item has to itself: the largest vector.
pub(crate) const OWN: usize = 16 * 8;

/// Bytes of local memory that a kernel has.
pub(crate) const SCRATCH: usize = GROUP * OWN;

impl Case {
    /// A case without inputs and outputs yet, for values of `ty`.
    pub(crate) fn new(topic: &'static str, call: String, ty: Type, body: String) -> Case {
        Case {
            topic,
            call,
            inputs: Vec::new(),
            outputs: Vec::new(),
            body,
            definitions: "",
            assembly: None,
            in_sub_groups: false,
            slots: ty.slots(),
        }
    }

    /// With another value for each work-item.
    pub(crate) fn value(mut self, ty: Type, values: Values) -> Case {
        self.inputs.push(Input { ty, values, role: Role::Value });
        self
    }

    /// With another input that is passed as a whole.
    pub(crate) fn memory(mut self, ty: Type, values: Values) -> Case {
        self.inputs.push(Input { ty, values, role: Role::Memory });
        self
    }

    /// With another output.
    pub(crate) fn gives(mut self, ty: Type, place: Place, bound: Bound) -> Case {
        self.outputs.push(Output { ty, place, bound });
        self
    }

    /// With a value that has to be the same bit for bit.
    pub(crate) fn gives_exactly(self, ty: Type) -> Case {
        self.gives(ty, Place::Value, Bound::Exact)
    }

    /// With definitions of the functions for the runtime's own compiler.
    pub(crate) fn defining(mut self, definitions: &'static str) -> Case {
        self.definitions = definitions;
        self
    }

    /// In sub-groups of [`SUB_GROUP`].
    pub(crate) fn in_sub_groups(mut self) -> Case {
        self.in_sub_groups = true;
        self
    }

    /// How many work-items run.
    pub(crate) fn items(&self) -> usize {
        COUNT / self.slots
    }

    /// How many values of `output` there are.
    pub(crate) fn count(&self, output: &Output) -> usize {
        match output.place {
            Place::Value | Place::Cell => self.items(),
            Place::Memory => COUNT / output.ty.slots(),
            Place::Shared => 1,
        }
    }
}

/// The letter that stands for an input in the text of a case: `a`, `b`, ...
pub(crate) fn input_name(at: usize) -> char {
    char::from(b'a' + at as u8)
}

/// The letter that stands for an output: `r`, `s`, ...
pub(crate) fn output_name(at: usize) -> char {
    char::from(b'r' + at as u8)
}
