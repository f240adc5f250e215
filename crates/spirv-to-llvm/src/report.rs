//! The report of a run: problems and losses with their places, and the size that the module may still unfold to.

use crate::fail::{Fail, Res, fail};
use crate::ids::decorations::Decorated;
use crate::ids::{Entity, Ids};
use spirv_module::{Instruction, Module, Tolerance};
use translate_common::losses::LossReason;
use translate_common::problems::ModuleProblem;
use translate_common::{
    Diagnostic, Diagnostics, Losses, Lost, Options, Place, Problem, SourceLine, SpirvPlace, tolerated,
};

/// The problems and losses of a run.
pub(crate) struct Report<'m> {
    module: &'m Module,
    diagnostics: Diagnostics,
    losses: Losses,
    /// The rules that the module breaks: the first place, and how many there are.
    tolerated: Vec<(Tolerance, Place, usize)>,
    /// How many more things may be made that the input does not list one by one.
    budget: usize,
    /// The id of the function being translated, 0 outside functions.
    function: u32,
    /// The source line that OpLine set: the file's id, line and column.
    line: Option<(u32, u32, u32)>,
}

/// How many things may be made that the input does not list one by one.
#[derive(Clone, Copy)]
pub(crate) struct Budget(usize);

impl<'m> Report<'m> {
    /// A report on the translation of `module`, with nothing in it.
    pub(crate) fn new(module: &'m Module) -> Report<'m> {
        Report {
            module,
            diagnostics: Diagnostics::default(),
            losses: Losses::default(),
            tolerated: Vec::new(),
            budget: (1 << 20) + 16 * module.instructions().len(),
            function: 0,
            line: None,
        }
    }

    /// Returns a report for functions that are translated in another thread, with nothing in it.
    pub(crate) fn part(&self) -> Report<'m> {
        Report { budget: self.budget, ..Report::new(self.module) }
    }

    /// The rest of the budget.
    pub(crate) fn budget(&self) -> Budget {
        Budget(self.budget)
    }

    /// Whether a part of the translation, which began with this budget, had no error, and its share of the budget is there.
    pub(crate) fn can_join(&self, part: &Report<'_>, budget: Budget) -> bool {
        part.diagnostics.iter().len() == 0 && budget.0 - part.budget <= self.budget
    }

    /// Adds the report of a part, which began with this budget.
    pub(crate) fn join(&mut self, part: Report<'_>, budget: Budget) {
        self.budget -= budget.0 - part.budget;
        self.losses.append(part.losses);
        for (tolerance, place, count) in part.tolerated {
            match self.tolerated.iter_mut().find(|found| found.0 == tolerance) {
                Some(found) => found.2 += count,
                None => self.tolerated.push((tolerance, place, count)),
            }
        }
    }

    /// The diagnostics: problems, then losses.
    pub(crate) fn into_parts(mut self) -> (Diagnostics, Losses) {
        for (tolerance, place, count) in self.tolerated {
            self.diagnostics.push(tolerated(tolerance, place, count));
        }
        (self.diagnostics, self.losses)
    }

    /// Accounts for `count` things that the input does not list one by one: the lanes of a splat, the edges of a phi.
    pub(crate) fn spend(&mut self, count: usize) -> Res<()> {
        match self.budget.checked_sub(count) {
            Some(rest) => {
                self.budget = rest;
                Ok(())
            }
            None => Err(fail(ModuleProblem::Unfolds)),
        }
    }

    // ---- places

    /// Sets the place of the next reports to the function whose OpFunction is `inst`.
    pub(crate) fn enter_function(&mut self, inst: Instruction<'_>) {
        self.function = inst.result().map_or(0, |id| id.0);
    }
    /// Sets the place of the next reports to the module.
    pub(crate) fn leave_function(&mut self) {
        self.function = 0;
        self.line = None;
    }
    /// Sets the source line of the next reports: the id of the file's name, line and column.
    pub(crate) fn set_line(&mut self, line: Option<(u32, u32, u32)>) {
        self.line = line;
    }

    /// Where `inst` is.
    fn place(&self, ids: &Ids<'_>, inst: Instruction<'_>) -> Place {
        let source = self.line.map(|(file, line, column)| {
            let file = ids.string(file).map_or_else(String::new, |text| text.to_string_lossy());
            SourceLine { file, line, column }
        });
        Place::Spirv(SpirvPlace {
            word_offset: inst.offset(),
            instruction: Some(inst.index()),
            opcode: inst.op().to_string(),
            id: inst.result().map(|id| id.0),
            function: match self.function {
                0 => String::new(),
                id => match ids.name_of(id) {
                    Some(name) => name.to_string_lossy(),
                    None => format!("%{id}"),
                },
            },
            source,
        })
    }

    // ---- messages

    /// Reports a problem of the module as a whole.
    pub(crate) fn module_error(&mut self, fail: Fail) {
        if let Fail::Because(problem) = fail {
            self.diagnostics.push(problem.at(Place::Module));
        }
    }
    /// Takes over an error that ends the run.
    pub(crate) fn end(&mut self, why: Diagnostic) {
        self.diagnostics.push(why);
    }
    /// Reports that `inst` failed, and marks its result so that its uses do not fail aloud.
    pub(crate) fn error(&mut self, ids: &mut Ids<'_>, inst: Instruction<'_>, fail: Fail) {
        if let Some(id) = inst.result() {
            ids.set(id.0, Entity::Failed);
        }
        if let Fail::Because(problem) = fail {
            self.diagnostics.push(problem.at(self.place(ids, inst)));
        } else if !self.diagnostics.has_errors() {
            // A cascade has a cause; should it have none, the module must not get through all the same.
            let place = self.place(ids, inst);
            self.diagnostics.push(Problem::internal("a failed id without an error").at(place));
        }
    }
    /// Reports that `inst` breaks a rule whose meaning is clear.
    ///
    /// # Errors
    /// The rule, when the input has to be strict.
    pub(crate) fn tolerate(
        &mut self,
        options: &Options,
        ids: &Ids<'_>,
        tolerance: Tolerance,
        inst: Instruction<'_>,
    ) -> Res<()> {
        if options.policy.strict_input {
            return Err(fail(ModuleProblem::BrokenRule { rule: tolerance.facts().rule }));
        }
        if let Some(found) = self.tolerated.iter_mut().find(|found| found.0 == tolerance) {
            found.2 += 1;
        } else {
            let place = self.place(ids, inst);
            self.tolerated.push((tolerance, place, 1));
        }
        Ok(())
    }
    /// Reports that the result drops something of the instruction with this index.
    pub(crate) fn lose(&mut self, ids: &Ids<'_>, lost: Lost, inst: u32) {
        let mut losses = std::mem::take(&mut self.losses);
        losses.add(lost, || match self.module.instruction(inst as usize) {
            Some(inst) => self.place(ids, inst),
            None => Place::Module,
        });
        self.losses = losses;
    }
    /// Reports that a decoration is dropped.
    pub(crate) fn lose_decoration(&mut self, ids: &Ids<'_>, decoration: Decorated<'_>) {
        self.lose(ids, Lost::Decoration(decoration.kind, LossReason::NoForm), decoration.instruction);
    }
}
