//! The walk of the checks over a module, which several threads can share: functions are checked apart from each other.
//!
//! A part with an error is checked once more after those before it, so that the errors are those of one walk.

use super::entry_points::EntryPoints;
use super::error::{CheckError, CheckErrorKind, Errors, Tolerated};
use super::layout::Layout;
use super::{quick, single, uses};
use crate::definitions::Definitions;
use crate::module::Module;
use crate::universal_limits::{self, Excess};
use spirv_grammar::Op;
use std::ops::Range;

/// The word of the header that has the id bound.
const BOUND: u32 = 3;

/// The word of the header that has the schema.
const SCHEMA: u32 = 4;

/// The state of a walk.
struct Walk<'m> {
    use_quick: bool,
    layout: Layout,
    entry_points: EntryPoints<'m>,
    errors: Errors,
}

impl<'m> Walk<'m> {
    /// Checks some instructions, by their numbers.
    fn go_over(&mut self, definitions: &Definitions<'m>, range: Range<usize>) {
        let Walk { use_quick, layout, entry_points, errors } = self;
        let mut instructions = definitions.module().list().range(range);
        while !errors.full() {
            let next = match layout.function {
                Some(_) if *use_quick => quick::skip(definitions, &mut instructions, layout),
                None if *use_quick => quick::skip_names(definitions, &mut instructions, layout),
                _ => instructions.next(),
            };
            let Some(instruction) = next else { break };
            let scope = layout.step(definitions, instruction, errors);
            // Later checks rely on the words being there.
            if uses::check(definitions, instruction, scope, *use_quick, errors) {
                single(definitions, instruction, layout, entry_points, errors);
            }
        }
    }
}

/// A check of a module, of which other threads can take parts.
///
/// ```
/// # use spirv_module::{Check, Definitions, Module, Version};
/// # let module = Module::new(Version::V1_0);
/// let definitions = Definitions::of(&module);
/// let (mut check, mut parts) = Check::in_parts(&definitions, 2);
/// // In another thread, each of:
/// parts.iter_mut().for_each(|part| part.run());
/// check.run();
/// let (errors, tolerated) = check.finish(parts);
/// assert!(errors.len() == 1 && tolerated.is_empty());
/// ```
pub struct Check<'d, 'm> {
    definitions: &'d Definitions<'m>,
    walk: Walk<'m>,
    /// The instructions that belong to no part.
    range: Range<usize>,
}

/// Functions that are checked apart from the rest of a module.
pub struct CheckPart<'d, 'm> {
    definitions: &'d Definitions<'m>,
    walk: Walk<'m>,
    range: Range<usize>,
    first_function: u32,
    /// Whether it looks for the universal limits that the module exceeds.
    has_limits: bool,
    /// Those that it found.
    excesses: Option<Vec<Excess>>,
    is_done: bool,
}

impl<'d, 'm> Check<'d, 'm> {
    /// A check without parts.
    pub(super) fn whole(definitions: &'d Definitions<'m>, use_quick: bool, errors: Errors) -> Self {
        let range = 0..definitions.module().list().len();
        let (layout, entry_points) = (Layout::default(), EntryPoints::default());
        Check { definitions, walk: Walk { use_quick, layout, entry_points, errors }, range }
    }

    /// Divides the tolerant check of a module ([`check_tolerantly`](super::check_tolerantly)) among `threads`, the caller's
    /// included. [`CheckPart::run`] does the parts in any threads, beside [`Check::run`]; [`Check::finish`] collects the
    /// results, which do not depend on the number of parts.
    pub fn in_parts(definitions: &'d Definitions<'m>, threads: usize) -> (Self, Vec<CheckPart<'d, 'm>>) {
        let mut check = Check::whole(definitions, true, Errors::tolerant());
        let list = definitions.module().list();
        let is_function = |index: &usize| list.get(*index).is_some_and(|inst| inst.op() == Op::Function);
        let next_function = |from: usize| (from..list.len()).find(is_function);
        let first_function = if threads > 1 { next_function(0) } else { None };
        let Some(first_function) = first_function else { return (check, Vec::new()) };
        let mut starts: Vec<usize> =
            (1..threads).filter_map(|number| next_function(list.len() / threads * number)).collect();
        starts.dedup();
        let ends = starts.iter().copied().skip(1).chain([list.len()]);
        let ranges: Vec<Range<usize>> =
            starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect();
        check.range.end = starts.first().copied().unwrap_or(list.len());
        let count = ranges.len();
        let part = |(number, range): (usize, Range<usize>)| {
            let layout = Layout::among_functions(first_function as u32);
            let (entry_points, errors) = (EntryPoints::default(), Errors::tolerant());
            CheckPart {
                definitions,
                walk: Walk { use_quick: true, layout, entry_points, errors },
                range,
                first_function: first_function as u32,
                has_limits: number + 1 == count,
                excesses: None,
                is_done: false,
            }
        };
        (check, ranges.into_iter().enumerate().map(part).collect())
    }

    /// Checks what belongs to no part.
    pub fn run(&mut self) {
        let module = self.definitions.module();
        header(module, &mut self.walk.errors);
        for &(id, index) in self.definitions.duplicates() {
            if let Some(instruction) = module.instruction(index as usize) {
                let first = self.definitions.instruction(id).map_or(0, |first| first.offset());
                self.walk.errors.report(instruction, Some(id), CheckErrorKind::DefinedTwice { first });
            }
        }
        self.walk.go_over(self.definitions, self.range.clone());
    }

    /// Returns the errors of the module, and the rules that it breaks and may break. `parts` are all of them, in their order.
    pub fn finish(
        self,
        parts: impl IntoIterator<Item = CheckPart<'d, 'm>>,
    ) -> (Vec<CheckError>, Vec<Tolerated>) {
        let Check { definitions, mut walk, range: _ } = self;
        let mut excesses = None;
        for part in parts {
            if part.is_right() && walk.layout.can_go_on_behind(part.first_function) {
                walk.layout.go_on_behind_definitions(part.first_function);
            } else {
                walk.go_over(definitions, part.range);
            }
            excesses = excesses.or(part.excesses);
        }
        let Walk { mut layout, entry_points, mut errors, .. } = walk;
        layout.end(definitions, &mut errors);
        entry_points.end(definitions, &mut errors);
        let module = definitions.module();
        for excess in excesses.unwrap_or_else(|| universal_limits::excesses(module)) {
            let kind = CheckErrorKind::UniversalLimit { limit: excess.limit, found: excess.found };
            match excess.instruction.and_then(|index| module.instruction(index as usize)) {
                Some(instruction) => errors.report(instruction, None, kind),
                None => errors.report_at(BOUND, kind),
            }
        }
        errors.finish()
    }
}

impl CheckPart<'_, '_> {
    /// Checks the functions.
    pub fn run(&mut self) {
        self.walk.go_over(self.definitions, self.range.clone());
        self.is_done = true;
        if self.has_limits {
            self.excesses = Some(universal_limits::excesses(self.definitions.module()));
        }
    }

    /// Whether the functions are complete and have no errors.
    fn is_right(&self) -> bool {
        self.is_done && self.walk.errors.are_none() && self.walk.layout.is_between_functions()
    }
}

fn header(module: &Module, errors: &mut Errors) {
    if module.header.bound == 0 {
        errors.report_at(BOUND, CheckErrorKind::BoundIsZero);
    }
    if module.header.schema != 0 {
        errors.report_at(SCHEMA, CheckErrorKind::Schema { found: module.header.schema });
    }
}
