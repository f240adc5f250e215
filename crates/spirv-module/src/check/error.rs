//! Errors of the checks.

use super::tolerance::Tolerance;
use crate::instruction::{Id, Instruction};
use crate::layout::Section;
use crate::universal_limits::UniversalLimit;
use crate::walk::OperandErrorKind;
use spirv_grammar::{Decoration, Op};

/// A structural error of a module, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "word {offset}{}{}: {kind}",
    instruction.map(|(index, op)| format!(" (instruction {index}, {op})")).unwrap_or_default(),
    id.map(|id| format!(", id {id}")).unwrap_or_default()
)]
pub struct CheckError {
    /// Word offset from the beginning of the file.
    pub offset: u32,
    /// Number of the instruction, from 0, and its opcode; `None` in the header and at the end of the file.
    pub instruction: Option<(u32, Op)>,
    /// The id that the error is about.
    pub id: Option<Id>,
    /// The kind of the error.
    pub kind: CheckErrorKind,
}

/// See [`CheckError`]. The messages state the rule of the specification.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages are the documentation
pub enum CheckErrorKind {
    #[error("the bound is 0; it must be greater than every id")]
    BoundIsZero,
    #[error("schema {found}; only 0 is defined")]
    Schema { found: u32 },
    #[error("{0}")]
    Operand(OperandErrorKind),
    #[error("0 is no id")]
    IdZero,
    #[error("not below the bound of the header, {bound}")]
    IdAboveBound { bound: u32 },
    #[error("defined a second time; first defined at word {first}")]
    DefinedTwice { first: u32 },
    #[error("used but never defined")]
    Undefined,
    #[error("used before it is defined, at word {defined}")]
    UsedBeforeDefinition { defined: u32 },
    #[error("used before it is defined, at word {defined}: blocks come behind those that dominate them")]
    UsedBeforeDominator { defined: u32 },
    #[error("used outside of the function that defines it, at word {defined}")]
    UsedOutsideFunction { defined: u32 },
    #[error("the result type is no type that values have")]
    ResultTypeIsNoType,
    #[error("the set is no OpExtInstImport")]
    NotAnImport,

    #[error("belongs to the section {section:?}, which comes before {after:?}")]
    SectionOrder { section: Section, after: Section },
    #[error("cannot stand outside of a function")]
    OutsideFunction,
    #[error("cannot stand inside of a function: opcode {opcode}")]
    InsideFunction { opcode: u16 },
    #[error("cannot stand outside of a block: OpLabel is missing before it")]
    OutsideBlock,
    #[error("a block begins before the one before it has ended; a termination instruction is missing")]
    BlockNotEnded,
    #[error("the function ends inside of a block; a termination instruction is missing")]
    FunctionEndsInBlock,
    #[error("parameters must stand directly after OpFunction")]
    ParameterAfterBlock,
    #[error("the file ends inside of a function; OpFunctionEnd is missing")]
    FunctionNotEnded,
    #[error("declarations of functions come before all definitions")]
    DeclarationAfterDefinition,
    #[error("there is no OpMemoryModel")]
    NoMemoryModel,
    #[error("there is more than one OpMemoryModel")]
    SecondMemoryModel,

    #[error("width 0")]
    WidthZero,
    #[error("{what} must be a type of values")]
    NotAType { what: &'static str },
    #[error("{what} cannot be void")]
    Void { what: &'static str },
    #[error("the component type must be a number, a boolean or a pointer")]
    ComponentIsNoScalar,
    #[error("the column type must be a vector")]
    ColumnIsNoVector,
    #[error("{what} is {count}; at least 2 are required")]
    CountTooSmall { what: &'static str, count: u32 },
    #[error("the length must be an integer constant above 0")]
    Length,
    #[error("the type contains itself; only pointers can be forward references")]
    RecursiveType,
    #[error("a forward pointer must be declared as OpTypePointer")]
    ForwardPointerIsNoPointer,
    #[error("the image type must be OpTypeImage")]
    ImageTypeIsNoImage,

    #[error("the type of this constant must be {wanted}")]
    ConstantType { wanted: &'static str },
    #[error("{found} constituents; the type has {wanted}")]
    ConstituentCount { wanted: u64, found: u64 },
    #[error("constituent {index} is not of the type that the composite wants there, {wanted}")]
    ConstituentType { index: u64, wanted: Id },

    #[error("the function type must be OpTypeFunction")]
    FunctionTypeIsNoFunction,
    #[error("the result type is not the return type of the function type, {wanted}")]
    FunctionResultType { wanted: Id },
    #[error("{found} parameters; the function type has {wanted}")]
    ParameterCount { wanted: usize, found: usize },
    #[error("parameter {index} does not have the type in the function type, {wanted}")]
    ParameterType { index: usize, wanted: Id },
    #[error("the called id is no function")]
    CalleeIsNoFunction,
    #[error("{found} arguments; the function has {wanted} parameters")]
    ArgumentCount { wanted: usize, found: usize },
    #[error("argument {index} is not of the type of the parameter, {wanted}")]
    ArgumentType { index: usize, wanted: Id },
    #[error("the result type is not that of the function, {wanted}")]
    CallResultType { wanted: Id },
    #[error("OpReturn in a function that returns a value")]
    ReturnWithoutValue,
    #[error("the value is not of the function's return type, {wanted}")]
    ReturnType { wanted: Id },
    #[error("storage class Function outside of a function")]
    FunctionStorageOutside,
    #[error("a variable inside of a function must have storage class Function")]
    OtherStorageInside,

    #[error("the target is no block of this function")]
    TargetIsNoBlock,
    #[error("the target is the first block of the function")]
    TargetIsEntryBlock,
    #[error("a merge instruction must come directly before the termination instruction of its block")]
    MergeOutOfPlace,
    #[error("OpPhi must come before everything else in its block")]
    PhiNotFirst,
    #[error("the parent is no predecessor of the block")]
    PhiParent,
    #[error("the predecessor {parent} is given twice, with different values")]
    PhiParentTwice { parent: Id },
    #[error("the predecessor {parent} is given twice")]
    PhiParentRepeated { parent: Id },
    #[error("{found} predecessors have a value; the block has {wanted}")]
    PhiParentCount { wanted: usize, found: usize },
    #[error("the value is not of the type of the phi")]
    PhiValueType,

    #[error("the entry point is no function")]
    EntryPointIsNoFunction,
    #[error("an entry point with this execution model and name exists already")]
    EntryPointTwice,
    #[error("the interface must consist of variables")]
    InterfaceIsNoVariable,
    #[error("the execution mode is for a function that is no entry point")]
    ModeWithoutEntryPoint,

    #[error("the decorated type is no structure")]
    MemberOfNoStructure,
    #[error("the structure has {members} members; there is no member {member}")]
    NoSuchMember { members: usize, member: u32 },
    #[error("{decoration:?} must be on {wanted}")]
    DecorationTarget { decoration: Decoration, wanted: &'static str },
    #[error("the group is no OpDecorationGroup")]
    NotADecorationGroup,

    #[error("{found} {limit}; consumers need not take more than {}", limit.most())]
    UniversalLimit { limit: UniversalLimit, found: u64 },

    #[error("more than {0} errors; the rest is not shown")]
    TooMany(usize),
}

/// Where a module breaks a rule that may be broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tolerated {
    /// The rule.
    pub tolerance: Tolerance,
    /// The first place.
    pub first: CheckError,
    /// How many places.
    pub count: usize,
}

/// Errors so far.
#[derive(Default)]
pub(super) struct Errors {
    list: Vec<CheckError>,
    /// Where errors go that may be tolerated; `None` when none may.
    tolerated: Option<Vec<Tolerated>>,
}

impl Errors {
    /// Counts tolerated violations separately.
    pub(super) fn tolerant() -> Errors {
        Errors { list: Vec::new(), tolerated: Some(Vec::new()) }
    }

    /// Whether no rule is broken, not even one that may be.
    pub(super) fn are_none(&self) -> bool {
        self.list.is_empty() && self.tolerated.as_ref().is_none_or(Vec::is_empty)
    }

    /// Enough has been found.
    pub(super) fn full(&self) -> bool {
        self.list.len() >= super::MAX_ERRORS
    }

    /// Adds an error in an instruction.
    #[cold]
    pub(super) fn report(&mut self, instruction: Instruction<'_>, id: Option<Id>, kind: CheckErrorKind) {
        self.report_word(instruction, 0, id, kind);
    }

    /// Adds an error in a word of an instruction; the first is 0. Returns whether it is tolerated.
    #[cold]
    pub(super) fn report_word(
        &mut self,
        instruction: Instruction<'_>,
        word: usize,
        id: Option<Id>,
        kind: CheckErrorKind,
    ) -> bool {
        self.add(CheckError {
            offset: instruction.offset() + word as u32,
            instruction: Some((instruction.index(), instruction.op())),
            id,
            kind,
        })
    }

    /// Adds an error outside of all instructions.
    #[cold]
    pub(super) fn report_at(&mut self, offset: u32, kind: CheckErrorKind) {
        self.add(CheckError { offset, instruction: None, id: None, kind });
    }

    /// Returns whether the error is tolerated.
    fn add(&mut self, error: CheckError) -> bool {
        if let Some(tolerated) = &mut self.tolerated
            && let Some(tolerance) = Tolerance::of(&error)
        {
            match tolerated.iter_mut().find(|known| known.tolerance == tolerance) {
                Some(known) => known.count += 1,
                None => tolerated.push(Tolerated { tolerance, first: error, count: 1 }),
            }
            return true;
        }
        let limit = super::MAX_ERRORS;
        if self.list.len() < limit {
            self.list.push(error);
        } else if self.list.len() == limit {
            self.list.push(CheckError { kind: CheckErrorKind::TooMany(limit), ..error });
        }
        false
    }

    /// Errors in the order of the file; tolerated violations in the order in which they were found.
    pub(super) fn finish(mut self) -> (Vec<CheckError>, Vec<Tolerated>) {
        self.list.sort_by_key(|error| (matches!(error.kind, CheckErrorKind::TooMany(_)), error.offset));
        (self.list, self.tolerated.unwrap_or_default())
    }
}
