//! Decorations that LLVM has no word for, as metadata: `!spirv.Decorations`, `!spirv.ParameterDecorations`, and the
//! kernel metadata of the FPGA extensions.

use crate::body::FunctionRaiser;
use crate::fail::Res;
use crate::ids::Entity;
use crate::module::decorations::Decorated;
use crate::raise::{Raise, result};
use llvm_model::{FunctionId, InstId, MdId, MdKindId, Value};
use spirv_mapping::convention::{decorations, flags};
use spirv_module::{Decoration, FunctionParameterAttribute, Instruction, LiteralString, Op, OperandKind};
use translate_common::LossKind;

impl<'m> Raise<'m> {
    /// `!{i32 decoration, literals…}`; of ids only those of scopes have a literal, their value.
    fn decoration_node(&mut self, decoration: Decorated<'m>) -> Option<MdId> {
        let inst = self.input.instruction(decoration.instruction as usize)?;
        let mut node = vec![Some(self.md_u32(decoration.kind.0))];
        let strings = decoration.kind.facts().map_or(&[][..], |facts| facts.parameters);
        if inst.op() == Op::DecorateId {
            let ([parameter], &[scope]) = (strings, decoration.operands) else { return None };
            let scope = (parameter.kind == OperandKind::IdScope).then(|| self.constant_u64(scope).ok())??;
            node.push(Some(self.md_u32(u32::try_from(scope).ok()?)));
            return Some(self.md_tuple(&node));
        }
        let mut strings = strings.iter().map(|parameter| parameter.kind == OperandKind::LiteralString);
        let mut rest = decoration.operands;
        while let Some((&word, after)) = rest.split_first() {
            if strings.next() == Some(true) {
                let text = LiteralString::read(rest)?;
                node.push(Some(self.md_bytes(&text.to_vec())));
                rest = rest.get(text.word_count()..)?;
            } else {
                node.push(Some(self.md_u32(word)));
                rest = after;
            }
        }
        Some(self.md_tuple(&node))
    }

    /// The list of these decorations; `None` when it would be empty. What has no node is lost.
    pub(crate) fn decoration_list(&mut self, decorations: &[Decorated<'m>]) -> Option<MdId> {
        let mut nodes = Vec::new();
        for &decoration in decorations {
            match self.decoration_node(decoration) {
                Some(node) => nodes.push(Some(node)),
                None => {
                    self.lose(LossKind::Decoration, format!("{:?}", decoration.kind), decoration.instruction);
                }
            }
        }
        (!nodes.is_empty()).then(|| self.md_tuple(&nodes))
    }

    /// Metadata for the decorations of a function that are neither its linkage nor attributes of its result.
    pub(crate) fn function_decorations(&mut self, id: u32) -> Vec<(MdKindId, MdId)> {
        let found: Vec<_> = self.scan.decorations.of(&self.scan.ids, id).collect();
        let is_kernel = self.entry_by_function.contains_key(&id);
        let mut attachments = Vec::new();
        let mut rest = Vec::new();
        for decoration in found {
            let first = decoration.operands.first().copied().unwrap_or(1);
            let name = decorations::kernel_metadata(decoration.kind);
            match (decoration.kind, name) {
                // Linkage, and attributes of the result and of the function.
                (
                    Decoration::LinkageAttributes
                    | Decoration::FuncParamAttr
                    | Decoration::ReferencedIndirectlyINTEL,
                    _,
                ) => {}
                (_, Some(name)) if is_kernel => attachments.push(self.number_attachment(name, first)),
                (Decoration::MathOpDSPModeINTEL, _) if is_kernel => {
                    attachments.push(self.number_attachment(decorations::DSP_MODE.0, first));
                    if let Some(&propagate @ 1..) = decoration.operands.get(1) {
                        attachments.push(self.number_attachment(decorations::DSP_MODE.1, propagate));
                    }
                }
                _ => rest.push(decoration),
            }
        }
        if let Some(list) = self.decoration_list(&rest) {
            attachments.push((self.md_kind(decorations::BY_NUMBER), list));
        }
        // LLVM wants each kind once.
        let mut seen = Vec::new();
        attachments.retain(|(kind, _)| {
            let first = !seen.contains(kind);
            seen.push(*kind);
            first
        });
        attachments
    }

    fn number_attachment(&mut self, name: &str, number: u32) -> (MdKindId, MdId) {
        let number = self.md_u32(number);
        (self.md_kind(name), self.md_tuple(&[Some(number)]))
    }

    /// Attaches what decorates the parameters of a function: `parameters` has for each the decorations that are no
    /// attributes.
    pub(crate) fn attach_parameter_decorations(
        &mut self,
        function: FunctionId,
        is_kernel: bool,
        parameters: Vec<Vec<Decorated<'m>>>,
    ) {
        if parameters.iter().all(Vec::is_empty) {
            return;
        }
        let mut locations: Vec<Option<u32>> = Vec::new();
        let mut aligned: Vec<bool> = Vec::new();
        let mut lists = Vec::new();
        for mut decorations in parameters {
            let is_location = |d: &Decorated<'_>| is_kernel && d.kind == Decoration::BufferLocationINTEL;
            let location = decorations.iter().find(|d| is_location(d)).and_then(|d| d.operands.first());
            locations.push(location.copied());
            decorations.retain(|d| !is_location(d));
            let is_aligned = |d: &Decorated<'_>| is_kernel && is_runtime_aligned(d);
            aligned.push(decorations.iter().any(is_aligned));
            decorations.retain(|d| !is_aligned(d));
            lists.push(self.decoration_list(&decorations));
        }
        let mut attachments = Vec::new();
        if locations.iter().any(Option::is_some) {
            // -1 is "nowhere in particular".
            let numbers: Vec<_> =
                locations.iter().map(|location| Some(self.md_u32(location.unwrap_or(u32::MAX)))).collect();
            attachments.push((self.md_kind(decorations::BUFFER_LOCATIONS), self.md_tuple(&numbers)));
        }
        if aligned.contains(&true) {
            let bools: Vec<_> = aligned.iter().map(|&aligned| Some(self.md_bool(aligned))).collect();
            attachments.push((self.md_kind(decorations::RUNTIME_ALIGNED), self.md_tuple(&bools)));
        }
        if lists.iter().any(Option::is_some) {
            let empty = self.md_tuple(&[]);
            let lists: Vec<_> = lists.into_iter().map(|list| Some(list.unwrap_or(empty))).collect();
            attachments.push((self.md_kind(decorations::OF_PARAMETERS), self.md_tuple(&lists)));
        }
        self.out.functions[function].attachments.extend(attachments);
    }
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// Attaches the decorations of the result of `inst` that no flag or operand says.
    pub(crate) fn attach_decorations(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = result(inst)?;
        let mut rest = self.decorations(inst)?;
        rest.retain(|decoration| is_metadata(inst.op(), decoration.kind));
        if rest.is_empty() {
            return Ok(());
        }
        match self.raise.entity(id)? {
            Entity::Value(Value::Inst(target)) if self.stands_for(target) => {
                if let Some(list) = self.raise.decoration_list(&rest) {
                    let kind = self.raise.md_kind(decorations::BY_NUMBER);
                    let target = &mut self.body.insts[target];
                    let mut attachments = std::mem::take(&mut target.attachments).into_vec();
                    attachments.push((kind, list));
                    target.attachments = attachments.into();
                }
            }
            _ => {
                for decoration in rest {
                    let name = format!("{:?}", decoration.kind);
                    self.raise.lose(LossKind::Decoration, name, decoration.instruction);
                }
            }
        }
        Ok(())
    }

    /// Whether an instruction was made for the SPIR-V instruction at hand and has no decorations yet.
    fn stands_for(&mut self, inst: InstId) -> bool {
        let kind = self.raise.md_kind(decorations::BY_NUMBER);
        self.is_current(inst) && self.body.insts[inst].attachment(kind).is_none()
    }
}

/// Whether a decoration of an instruction's result becomes metadata: all do but those that LLVM has flags or operands
/// for, or that the name of a builtin function says.
pub(crate) fn is_metadata(op: Op, decoration: Decoration) -> bool {
    let spoken = matches!(
        decoration,
        Decoration::FPFastMathMode | Decoration::FPRoundingMode | Decoration::SaturatedConversion
    );
    let aligned = decoration == Decoration::Alignment
        && matches!(op, Op::Variable | Op::UntypedVariableKHR | Op::VariableLengthArrayINTEL);
    !(spoken || aligned || flags::wrap(decoration).is_some())
}

fn is_runtime_aligned(decoration: &Decorated<'_>) -> bool {
    let attribute = decoration.operands.first().copied().map(FunctionParameterAttribute);
    decoration.kind == Decoration::FuncParamAttr
        && attribute == Some(FunctionParameterAttribute::RuntimeAlignedINTEL)
}
