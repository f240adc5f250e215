//! Execution modes and decorations: which of them the executable form has. The others are losses, so that none is dropped in
//! silence.

use llvm_model::{Function, FunctionId, Id as _, Instruction, MdId, MdKindId, Module};
use spirv_grammar::{Decoration, ExecutionMode};
use spirv_mapping::convention::{decorations, modes, shaders as convention};
use translate_common::llvm_place::{At, build};
use translate_common::losses::LossReason;
use translate_common::{Losses, Lost, shaders};

use crate::execution_modes;

/// The execution modes that hold in the executable form, with the reasons.
const MODES: &[(ExecutionMode, &str)] = &[
    (ExecutionMode::LocalSize, "a constant for hosts, and the builtin variables"),
    (ExecutionMode::LocalSizeId, "a constant for hosts, and the builtin variables"),
    (ExecutionMode::RoundingModeRTE, "the rounding mode of LLVM's operations"),
    (ExecutionMode::DenormPreserve, "LLVM's operations keep denormal numbers"),
    (ExecutionMode::SignedZeroInfNanPreserve, "no flag allows otherwise"),
    (ExecutionMode::ContractionOff, "nothing is contracted without a flag"),
    (ExecutionMode::SubgroupUniformControlFlowKHR, "a subgroup is one invocation"),
    (ExecutionMode::MaximallyReconvergesKHR, "a subgroup is one invocation"),
    (ExecutionMode::DerivativeGroupQuadsKHR, "derivatives are refused"),
    (ExecutionMode::DerivativeGroupLinearKHR, "derivatives are refused"),
    (ExecutionMode::QuadDerivativesKHR, "derivatives are refused"),
];

/// The execution modes that allow or recommend something: nothing changes without them.
const HINTS: &[ExecutionMode] = &[
    ExecutionMode::FPFastMathDefault,
    ExecutionMode::LocalSizeHint,
    ExecutionMode::LocalSizeHintId,
    ExecutionMode::VecTypeHint,
];

/// The decorations that hold in the executable form, with the reasons.
const DECORATIONS: &[(Decoration, &str)] = &[
    (Decoration::DescriptorSet, "place of a resource"),
    (Decoration::Binding, "place of a resource"),
    (Decoration::Block, "layout"),
    (Decoration::BufferBlock, "layout"),
    (Decoration::Offset, "layout"),
    (Decoration::ArrayStride, "layout"),
    (Decoration::MatrixStride, "layout"),
    (Decoration::RowMajor, "layout"),
    (Decoration::ColMajor, "layout"),
    (Decoration::GLSLShared, "layout: offsets are stated beside it"),
    (Decoration::GLSLPacked, "layout: offsets are stated beside it"),
    (Decoration::BuiltIn, "value of a builtin variable"),
    (Decoration::SpecId, "the value is chosen when the module is translated"),
    (Decoration::Volatile, "volatile accesses"),
    (
        Decoration::Aliased,
        "no access is assumed to be independent of others, and blocks of workgroups share memory",
    ),
    (Decoration::Coherent, "the memory of a CPU is coherent"),
    (Decoration::NoContraction, "nothing is contracted without a flag"),
    (Decoration::Invariant, "every operation is computed as it stands"),
    (Decoration::FPFastMathMode, "flags"),
    (Decoration::NoSignedWrap, "flags"),
    (Decoration::NoUnsignedWrap, "flags"),
    (Decoration::Alignment, "promise"),
    (Decoration::AlignmentId, "promise"),
    (Decoration::AliasedPointer, "no access is assumed to be independent of others"),
    (Decoration::Restrict, "promise"),
    (Decoration::RestrictPointer, "promise"),
    (Decoration::NonWritable, "promise"),
    (Decoration::NonReadable, "promise"),
    (Decoration::Constant, "promise"),
    (Decoration::Uniform, "promise"),
    (Decoration::UniformId, "promise"),
    (Decoration::NonUniform, "every index is that of one invocation"),
    (Decoration::MaxByteOffset, "promise"),
    (Decoration::MaxByteOffsetId, "promise"),
    (Decoration::RelaxedPrecision, "permission"),
    (Decoration::FPMaxErrorDecorationINTEL, "permission"),
    (Decoration::CounterBuffer, "description"),
    (Decoration::UserSemantic, "description"),
    (Decoration::UserTypeGOOGLE, "description"),
    (Decoration::UTFEncodedKHR, "description"),
];

/// Reports the execution modes of an entry point that have no executable form.
pub(crate) fn report_modes(from: &Module, function: FunctionId, losses: &mut Losses) {
    let mut stated: Vec<ExecutionMode> =
        execution_modes::stated(from, function).into_iter().map(|(mode, _)| mode).collect();
    for &(kind, _) in &from.functions[function].attachments {
        let name = from.md_kinds[kind].as_str();
        stated.extend(name.and_then(modes::mode).map(|pair| pair.spirv));
    }
    let place = || build(from, At::Function(function.index() as u32));
    for mode in stated {
        if MODES.iter().any(|(known, _)| *known == mode) {
            continue;
        }
        losses.add(lost_mode(mode), place);
    }
}

/// The loss of a mode without an executable form.
fn lost_mode(mode: ExecutionMode) -> Lost {
    let lost = if HINTS.contains(&mode) { Lost::ModeHint } else { Lost::ExecutionMode };
    lost(mode, LossReason::NoExecutableForm)
}

/// Reports the decorations that have no executable form: of variables, structures, functions, parameters and instructions.
pub(crate) fn report_decorations(from: &Module, losses: &mut Losses) {
    let mut report = Report { from, losses, place: At::Module };
    for (index, (_, global)) in from.globals.iter().enumerate() {
        report.place = At::Global(index as u32);
        report.attached(&global.attachments);
    }
    for (index, (_, function)) in from.functions.iter().enumerate() {
        report.place = At::Function(index as u32);
        report.attached(&function.attachments);
        report.body(index as u32, function);
    }
    report.place = At::Module;
    for &node in from.named(convention::STRUCTURE).map_or(&[][..], |named| &named.operands) {
        for &list in from.tuple(node).iter().skip(1).flatten() {
            report.list(list);
        }
    }
}

struct Report<'m, 'l> {
    from: &'m Module,
    losses: &'l mut Losses,
    place: At,
}

impl Report<'_, '_> {
    fn body(&mut self, index: u32, function: &Function) {
        let Some(body) = &function.body else { return };
        for &block in &body.layout {
            for &id in &body.blocks[block].insts {
                let Instruction { attachments, .. } = &body.insts[id];
                self.place = At::Instruction(index, block, id);
                self.attached(attachments);
            }
        }
    }

    fn attached(&mut self, attachments: &[(MdKindId, MdId)]) {
        for &(kind, node) in attachments {
            match self.from.md_kinds[kind].as_str() {
                Some(decorations::BY_NUMBER) => self.list(node),
                Some(decorations::OF_PARAMETERS) => {
                    for &list in self.from.tuple(node).iter().flatten() {
                        self.list(list);
                    }
                }
                _ => {}
            }
        }
    }

    fn list(&mut self, list: MdId) {
        for &node in self.from.tuple(list).iter().flatten() {
            let Some((decoration, _)) = shaders::decoration(self.from, node) else { continue };
            if DECORATIONS.iter().all(|(known, _)| *known != decoration) {
                let place = || build(self.from, self.place);
                self.losses.add(Lost::Decoration(decoration, LossReason::NoExecutableForm), place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::OperandKind;
    use translate_common::LossGrade;

    /// How much it matters that this is lost.
    fn grade(lost: Lost) -> LossGrade {
        let mut losses = Losses::default();
        losses.add(lost, || translate_common::Place::Module);
        losses.iter().next().unwrap().grade
    }

    #[test]
    fn every_execution_mode_holds_or_is_a_loss_that_matters() {
        for facts in OperandKind::ExecutionMode.enumerants() {
            let mode = ExecutionMode(facts.value);
            let holds = MODES.iter().filter(|(known, _)| *known == mode).count();
            let hints = HINTS.iter().filter(|known| **known == mode).count();
            assert!(holds + hints <= 1, "{mode:?}");
            if holds + hints == 0 {
                assert_eq!(grade(lost_mode(mode)), LossGrade::Semantic, "{mode:?}");
            }
        }
    }

    #[test]
    fn every_decoration_holds_or_is_a_loss_that_matters() {
        for facts in OperandKind::Decoration.enumerants() {
            let decoration = Decoration(facts.value);
            let holds = DECORATIONS.iter().filter(|(known, _)| *known == decoration).count();
            assert!(holds <= 1, "{decoration:?}");
            if holds == 0 {
                let lost = Lost::Decoration(decoration, LossReason::NoExecutableForm);
                assert_eq!(grade(lost), LossGrade::Semantic, "{decoration:?}");
            }
        }
    }
}
