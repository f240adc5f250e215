//! The specialization constants of a module: their values, and the open ones.

use crate::fail::{Res, fail};
use crate::ids::Ids;
use crate::input::Input;
use crate::operands::{result, words_from};
use crate::report::Report;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::opaque;
use spirv_module::{Category, Decoration, Instruction, Op, OperandFacts};
use translate_common::losses::LossReason;
use translate_common::problems::ConstantProblem;
use translate_common::{Lost, Options, SpecValue};

/// The specialization constants of a module.
#[derive(Clone, Default)]
pub(crate) struct SpecConstants {
    /// Their numbers (SpecId).
    numbers: FxHashSet<u32>,
    /// The open ones, by their ids.
    open: FxHashMap<u32, OpenConstant>,
    /// The scalars among them that functions or metadata ask for.
    asked: FxHashSet<u32>,
    /// The scalars among them that functions call for, which have names there.
    called: FxHashSet<u32>,
    /// The constants that metadata states: initializers of variables, lengths of arrays, sizes.
    stated: FxHashSet<u32>,
}

/// An open constant: functions call its placeholder.
#[derive(Clone, Debug)]
pub(crate) enum OpenConstant {
    /// The number of a scalar.
    Scalar(u32),
    /// The ids of a composite's constituents, some of which are open.
    Composite(Vec<u32>),
    /// The result of an instruction on constants, some of which are open.
    Computed,
    /// The size of descriptors of a type, which the device chooses.
    SizeOf(u32),
}

impl SpecConstants {
    /// Whether the values of all constants are known.
    pub(crate) fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.open.is_empty()
    }

    /// The number of a specialization constant and the value that the options give it. One that could be given a value and is not is lost.
    pub(super) fn chosen(
        &mut self,
        input: Input<'_>,
        ids: &Ids<'_>,
        report: &mut Report<'_>,
        inst: Instruction<'_>,
    ) -> Res<Option<(u32, SpecValue)>> {
        let id = result(inst)?;
        let Some(found) = ids.decoration(id, Decoration::SpecId) else { return Ok(None) };
        let number = found.operands.first().copied();
        let chosen = input.options.llvm.specialization.iter().rfind(|(wanted, _)| Some(*wanted) == number);
        if let (None, true, Some(number)) = (chosen, input.keeps_spec_constants(), number) {
            self.open.insert(id, OpenConstant::Scalar(number));
        } else if chosen.is_none() && input.options.executable.is_none() {
            report.lose(ids, Lost::Decoration(Decoration::SpecId, LossReason::NoForm), found.instruction);
        }
        self.numbers.extend(number);
        Ok(chosen.copied())
    }

    /// The constant with this id, if its value is still to be chosen.
    #[inline]
    pub(crate) fn open(&self, id: u32) -> Option<&OpenConstant> {
        if self.open.is_empty() { None } else { self.open.get(&id) }
    }

    /// Notes that a function asks for an open scalar.
    pub(crate) fn note_asked(&mut self, id: u32) {
        self.asked.insert(id);
        self.called.insert(id);
    }

    /// Whether a call has the name of an open constant.
    pub(crate) fn has_name(&self, id: u32) -> bool {
        match self.open(id) {
            Some(OpenConstant::Scalar(_)) => self.called.contains(&id),
            open => open.is_some(),
        }
    }

    /// Notes a constant that metadata states, with the scalars in it.
    pub(crate) fn note_stated(&mut self, id: u32, scalars: impl IntoIterator<Item = u32>) {
        self.stated.insert(id);
        self.asked.extend(scalars);
    }

    /// Stores a composite, some of whose constituents may be open.
    pub(super) fn note_composite(&mut self, inst: Instruction<'_>) -> Res<()> {
        let members = words_from(inst, 0)?;
        if !self.open.is_empty() && members.iter().any(|id| self.open.contains_key(id)) {
            self.open.insert(result(inst)?, OpenConstant::Composite(members.to_vec()));
        }
        Ok(())
    }

    /// Whether metadata states a constant.
    pub(crate) fn is_stated(&self, id: u32) -> bool {
        self.stated.contains(&id)
    }

    /// The id of the constant that is the stride of an array type.
    pub(crate) fn array_stride(ids: &Ids<'_>, ty: u32) -> Option<u32> {
        ids.decoration(ty, Decoration::ArrayStrideIdEXT)?.operands.first().copied()
    }

    /// Notes the size of descriptors of a type.
    pub(super) fn note_size(&mut self, id: u32, ty: u32) {
        self.open.insert(id, OpenConstant::SizeOf(ty));
    }

    /// Notes a constant that is computed of constants, some of which may be open.
    pub(super) fn note_computed(&mut self, inst: Instruction<'_>) -> Res<()> {
        let operands = words_from(inst, 1)?;
        if !self.open.is_empty() && operands.iter().any(|id| self.open.contains_key(id)) {
            self.open.insert(result(inst)?, OpenConstant::Computed);
        }
        Ok(())
    }

    /// Whether a type has an operand that is still to be chosen.
    pub(crate) fn has_open_operand(&self, ty: Instruction<'_>) -> bool {
        !self.open.is_empty()
            && has_constants(ty.op())
            && ty.operands().iter().any(|id| self.open.contains_key(id))
    }

    /// Whether an array type has a length that is still to be chosen.
    pub(crate) fn is_open_array(&self, ids: &Ids<'_>, ty: u32) -> Option<u32> {
        if self.open.is_empty() {
            return None;
        }
        let array = ids.definition(ty).filter(|ty| ty.op() == Op::TypeArray)?;
        array.operands().get(1).copied().filter(|length| self.open.contains_key(length))
    }

    /// Reports where the default value of an open constant was taken: LLVM's types and constants hold values only.
    pub(crate) fn report_taken(&self, input: Input<'_>, ids: &Ids<'_>, report: &mut Report<'_>) {
        if self.open.is_empty() {
            return;
        }
        let globals = input.scan.globals.iter().filter_map(|&index| input.instruction(index as usize));
        for inst in globals.clone() {
            let unused = inst.result().filter(|id| !self.asked.contains(&id.0));
            if let Some(OpenConstant::Scalar(_)) = unused.and_then(|id| self.open.get(&id.0)) {
                report.lose(ids, Lost::Decoration(Decoration::SpecId, LossReason::NoForm), inst.index());
            }
        }
        let decorations = input.scan.mode_settings.iter().filter(|inst| inst.op() == Op::DecorateId);
        let modes = input.scan.execution_modes.iter().chain(decorations).copied();
        for inst in globals.chain(modes) {
            let taken = match (inst.op(), inst.operands()) {
                (op, ids) if has_constants(op) => ids,
                (Op::TypeArray, [_, ids @ ..])
                | (Op::Variable, [_, ids @ ..])
                | (Op::ExecutionModeId | Op::DecorateId, [_, _, ids @ ..]) => ids,
                _ => continue,
            };
            if taken.iter().any(|id| self.open.contains_key(id) && !self.stated.contains(id)) {
                report.lose(ids, Lost::DefaultTaken(inst.op()), inst.index());
            }
        }
    }

    /// Reports the values of specialization constants that do not exist.
    pub(crate) fn check(&self, options: &Options, report: &mut Report<'_>) {
        for &(number, _) in &options.llvm.specialization {
            if !self.numbers.contains(&number) {
                report.module_error(fail(ConstantProblem::NoSuchSpec { number }));
            }
        }
    }
}

/// Whether an instruction declares a type by ids alone, some of which are constants.
fn has_constants(op: Op) -> bool {
    let is_id = |operand: &OperandFacts| operand.kind.category() == Category::Id;
    op != Op::TypeArray
        && opaque::with_operands(op).is_some()
        && op.facts().is_some_and(|facts| facts.operands.iter().all(is_id))
}
