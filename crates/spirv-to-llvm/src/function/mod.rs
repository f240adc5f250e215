//! One function being translated: its builder, its ids as values, and the values that are made late.
//!
//! Nothing at module scope knows of this room. The rooms above take the function as an argument.

pub(crate) mod builder;
pub(crate) mod calls;
pub(crate) mod deferred;
pub(crate) mod flags;
pub(crate) mod matrices;
pub(crate) mod memory;
pub(crate) mod operands;
pub(crate) mod results;
pub(crate) mod source_lines;
pub(crate) mod spec_constants;
mod step_names;
pub(crate) mod values;

use crate::fail::Res;
use crate::function::builder::Builder;
use crate::function::deferred::Deferred;
use crate::function::source_lines::SourceLines;
use crate::input::Input;
use crate::module::Raise;
use crate::scan::FunctionRange;
use crate::scan::names::Names;
use llvm_model::{Flags, FunctionId, InstId, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_module::Instruction;
use translate_common::forms::{AdaptedCalls, StepNames};

/// How an instruction of a body is translated.
pub(crate) type Operation<'m> = for<'f, 'r> fn(&'f mut FunctionRaiser<'r, 'm>, Instruction<'m>) -> Res<()>;

/// A function whose body is being translated.
pub(crate) struct FunctionRaiser<'r, 'm> {
    /// The module.
    pub(crate) raise: &'r mut Raise<'m>,
    /// The body.
    pub(crate) build: Builder,
    /// The function.
    pub(crate) id: FunctionId,
    /// Its instructions.
    pub(crate) range: FunctionRange,
    /// The return type.
    pub(crate) return_type: TypeId,
    /// Translates an instruction: the rooms above know how.
    pub(crate) operation: Operation<'m>,
    /// The values of open specialization constants, by their ids.
    pub(crate) spec_constants: FxHashMap<u32, Value>,
    /// Deferred values.
    pub(crate) deferred: Deferred<'m>,
    /// The source lines.
    pub(crate) lines: SourceLines,
    /// The fast-math flags of instructions without flags of their own, by the type of their floats.
    pub(crate) fast_math_defaults: Vec<(TypeId, Flags)>,
    /// Placeholders for ids that are used before they are defined.
    forward: FxHashMap<u32, InstId>,
    /// `void`
    pub(crate) void: TypeId,
    /// `i1`
    pub(crate) i1: TypeId,
    /// `i32`
    pub(crate) i32: TypeId,
}

impl<'r, 'm> FunctionRaiser<'r, 'm> {
    /// Starts on the body of a function that has a header; `None` when that is of no function type.
    pub(crate) fn new(
        raise: &'r mut Raise<'m>,
        id: FunctionId,
        range: FunctionRange,
        operation: Operation<'m>,
    ) -> Option<FunctionRaiser<'r, 'm>> {
        let function = &raise.out.functions[id];
        let (return_type, ..) = raise.out.types.function_parts(function.ty)?;
        let mut names = if raise.input.forms().step_names == StepNames::Builder {
            Names::as_llvm()
        } else {
            Names::default()
        };
        names.reserve(range.end.saturating_sub(range.start).min(raise.input.scan.names));
        for param in &function.params {
            names.take(&param.name);
        }
        let undoes = raise.input.forms().adapted_calls == AdaptedCalls::Simplified;
        let build = Builder::new(names, undoes, expected_instructions(raise.input, range));
        let fast_math_defaults = flags::fast_math_defaults(raise, range);
        let types = &mut raise.out.types;
        let (void, i1, i32) = (types.void(), types.int(1), types.int(32));
        Some(FunctionRaiser {
            raise,
            build,
            id,
            range,
            return_type,
            operation,
            spec_constants: FxHashMap::default(),
            deferred: Deferred::default(),
            lines: SourceLines::default(),
            fast_math_defaults,
            forward: FxHashMap::default(),
            void,
            i1,
            i32,
        })
    }
}

/// How many instructions a function will have, about: as many as in SPIR-V, but not more than its words make likely.
fn expected_instructions(input: Input<'_>, range: FunctionRange) -> usize {
    let offset = |index| input.instruction(index).map_or(0, |inst| inst.offset() as usize);
    let words = offset(range.end).saturating_sub(offset(range.start));
    range.end.saturating_sub(range.start).min(words / 3)
}
