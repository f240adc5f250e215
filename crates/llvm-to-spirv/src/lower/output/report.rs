//! The report of a run: errors and losses, each at the place that is being translated, and the pointer casts if the run
//! records explanations.

use crate::lower::output::loss_counts::{Among, Tally};
use crate::lower::place::{At, build};
use llvm_model::{
    AttrListId, AttrSetId, Attribute, Flags, FunctionId, GlobalId, Id as _, MdKindId, Module, Value,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::flags;
use spirv_module::{Id, Op};
use translate_common::problems::LlvmModuleProblem;
use translate_common::{Diagnostic, Diagnostics, Losses, Lost, Place, Problem};

/// The report about a run, and its current place.
pub(in crate::lower) struct Report<'m> {
    module: &'m Module,
    at: At,
    diagnostics: Diagnostics,
    losses: Losses,
    tally: Tally,
    /// The pointer casts, if they are to be reported.
    casts: Option<Vec<NotedCast>>,
    /// The variables of the module with which something was lost.
    variables: FxHashSet<u32>,
}

/// A pointer that a use, or its own definition, needed in another type.
pub(in crate::lower) struct NotedCast {
    /// The function that the value is in; `None` for a constant.
    pub(in crate::lower) function: Option<FunctionId>,
    pub(in crate::lower) value: Value,
    pub(in crate::lower) at: At,
    /// The pointer types before and after.
    pub(in crate::lower) from: Id,
    pub(in crate::lower) to: Id,
}

impl<'m> Report<'m> {
    /// Returns the report of a run that continues from `diagnostics` and `losses`. Casts are noted if `explain`.
    pub(in crate::lower) fn new(
        module: &'m Module,
        diagnostics: Diagnostics,
        losses: Losses,
        explain: bool,
    ) -> Report<'m> {
        let casts = explain.then(Vec::new);
        Report {
            module,
            at: At::Module,
            diagnostics,
            losses,
            tally: Tally::new(module),
            casts,
            variables: FxHashSet::default(),
        }
    }

    /// The module.
    pub(super) fn module(&self) -> &'m Module {
        self.module
    }

    /// Whether a part reported an error.
    pub(in crate::lower) fn is_clean(&self) -> bool {
        self.diagnostics.iter().len() == 0
    }

    /// Whether something was lost with a variable of the module.
    pub(in crate::lower) fn lost_with(&self, variable: GlobalId) -> bool {
        self.variables.contains(&(variable.index() as u32))
    }

    /// Adds the report of a part that has no errors.
    pub(super) fn join(&mut self, part: Report<'_>) {
        self.losses.append(part.losses);
        self.tally.append(part.tally);
        self.variables.extend(part.variables);
    }

    /// Notes that something is lost with the variable that is being translated.
    fn note_variable(&mut self) {
        if let At::Global(variable) = self.at {
            self.variables.insert(variable);
        }
    }

    /// Returns the construct that is being translated.
    pub(in crate::lower) fn at(&self) -> At {
        self.at
    }

    /// From here on `at` is being translated.
    pub(in crate::lower) fn move_to(&mut self, at: At) {
        self.at = at;
    }

    /// The place `at` in words.
    pub(in crate::lower) fn place(&self, at: At) -> Place {
        build(self.module, at)
    }

    /// Reports a problem at the current place.
    #[cold]
    pub(in crate::lower) fn problem(&mut self, problem: impl Into<Problem>) {
        self.diagnostics.push(problem.into().at(self.place(self.at)));
    }

    /// Reports an instruction that does not fit its word count.
    #[cold]
    pub(in crate::lower) fn too_long(&mut self, op: Op) {
        self.problem(LlvmModuleProblem::TooManyWords { op });
    }

    /// Takes over an error that ends the run where it is.
    #[cold]
    pub(in crate::lower) fn end(&mut self, mut why: Diagnostic) {
        why.place = self.place(self.at);
        self.diagnostics.push(why);
    }

    /// Takes over errors that have their places already.
    pub(in crate::lower) fn append(&mut self, problems: Diagnostics) {
        self.diagnostics.append(problems);
    }

    /// Whether an error has been reported.
    pub(in crate::lower) fn has_errors(&self) -> bool {
        self.diagnostics.has_errors()
    }

    /// Notes that something at the current place is not carried.
    pub(in crate::lower) fn lose(&mut self, lost: Lost) {
        self.note_variable();
        let (module, at) = (self.module, self.at);
        self.losses.add(lost, || build(module, at));
    }

    /// Counts an attribute set that may have attributes which are not carried.
    pub(in crate::lower) fn tally_set(&mut self, set: AttrSetId) {
        if !self.module.attributes.set(set).is_empty() {
            self.note_variable();
        }
        self.tally.add_set(set, self.at);
    }

    /// Counts an attribute set of a result.
    pub(in crate::lower) fn tally_result(&mut self, set: AttrSetId) {
        self.tally.add_result(set, self.at);
    }

    /// Counts the attributes of a call.
    pub(in crate::lower) fn tally_call(&mut self, list: AttrListId) {
        self.tally.add_call(list, self.at);
    }

    /// Counts a metadata attachment that is not carried.
    pub(in crate::lower) fn tally_kind(&mut self, kind: MdKindId) {
        self.note_variable();
        self.tally.add_kind(kind, self.at);
    }

    /// Counts a flag of an instruction that is not carried.
    pub(in crate::lower) fn lose_flag(&mut self, name: &'static str) {
        self.tally.add_flag(name, self.at);
    }

    /// Counts flags without a SPIR-V instruction; those of fast-math count if the instruction does not have them.
    pub(in crate::lower) fn lose_exactness(&mut self, said: Flags) {
        for &flag in flags::UNSAID.iter().filter(|flag| flag.fast_math().is_empty() && said.contains(**flag))
        {
            self.lose_flags(flag);
        }
    }

    /// Counts fast-math flags of an instruction that SPIR-V has no fast-math mode for.
    pub(in crate::lower) fn lose_fast_math(&mut self, flags: Flags) {
        self.lose_flags(flags.fast_math());
    }

    /// Counts flags.
    pub(in crate::lower) fn lose_flags(&mut self, flags: Flags) {
        if !flags.is_empty() {
            for name in flags.names() {
                self.lose_flag(name);
            }
        }
    }

    /// Notes that a pointer is cast from one pointer type to another, if the run records explanations. `function` is
    /// the one that contains the value; `None` for a constant.
    pub(in crate::lower) fn note_cast(
        &mut self,
        function: Option<FunctionId>,
        value: Value,
        from: Id,
        to: Id,
    ) {
        let Some(noted) = &mut self.casts else { return };
        // A cast that is shared by all uses is reported once.
        let everywhere = !matches!(value, Value::Inst(_));
        let same = |other: &NotedCast| (other.function, other.value, other.to) == (function, value, to);
        if !(everywhere && noted.iter().any(same)) {
            noted.push(NotedCast { function, value, at: self.at, from, to });
        }
    }

    /// Returns the noted casts, if the run records explanations.
    pub(in crate::lower) fn take_casts(&mut self) -> Option<Vec<NotedCast>> {
        self.casts.take()
    }

    /// Returns the report with the counts; for attributes, of those that are not preserved.
    pub(in crate::lower) fn finish(
        mut self,
        is_carried: impl Fn(&Attribute, Among) -> bool,
    ) -> (Diagnostics, Losses) {
        self.tally.report(self.module, &mut self.losses, is_carried);
        (self.diagnostics, self.losses)
    }

    /// The errors of a run that failed.
    pub(in crate::lower) fn into_errors(self) -> Diagnostics {
        self.diagnostics
    }
}
