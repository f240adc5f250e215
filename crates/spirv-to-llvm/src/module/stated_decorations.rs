//! Decorations that LLVM has no word for, as metadata: `!spirv.Decorations`, `!spirv.ParameterDecorations`, and the
//! kernel metadata of the FPGA extensions.

use crate::ids::decorations::Decorated;
use crate::module::annotations::has_text;
use crate::module::{Raise, metadata, vector_compute};
use llvm_model::{FunctionId, MdId, MdKindId};
use spirv_mapping::convention::{decorations as convention, flags, kernel_args};
use spirv_module::{Decoration, FunctionParameterAttribute, LiteralString, Op, OperandKind};

/// `!{i32 decoration, literals…}`; of ids only those of scopes have a literal, their value.
fn decoration_node<'m>(m: &mut Raise<'m>, decoration: Decorated<'m>) -> Option<MdId> {
    let inst = m.input.instruction(decoration.instruction as usize)?;
    if inst.op() != Op::DecorateId {
        return literals_node(m, decoration.kind, decoration.operands);
    }
    let facts = decoration.kind.facts()?;
    let ([parameter], &[scope]) = (facts.parameters, decoration.operands) else { return None };
    let scope = (parameter.kind == OperandKind::IdScope)
        .then(|| m.ids.constant_u64(&m.out.constants, scope).ok())??;
    literals_node(m, decoration.kind, &[u32::try_from(scope).ok()?])
}

/// `!{i32 decoration, literals…}`; `None` when a text does not end.
pub(crate) fn literals_node(m: &mut Raise<'_>, kind: Decoration, operands: &[u32]) -> Option<MdId> {
    let mut node = vec![Some(m.nodes.u32(&mut m.out, kind.0))];
    let parameters = kind.facts().map_or(&[][..], |facts| facts.parameters);
    let mut strings = parameters.iter().map(|parameter| parameter.kind == OperandKind::LiteralString);
    let mut rest = operands;
    while let Some((&word, after)) = rest.split_first() {
        if strings.next() == Some(true) {
            let text = LiteralString::read(rest)?;
            node.push(Some(m.nodes.bytes(&mut m.out, &text.to_vec())));
            rest = rest.get(text.word_count()..)?;
        } else {
            node.push(Some(m.nodes.u32(&mut m.out, word)));
            rest = after;
        }
    }
    Some(m.nodes.tuple(&mut m.out, &node))
}

/// The list of these decorations; `None` if it would be empty. Decorations without a node are lost.
pub(crate) fn decoration_list<'m>(m: &mut Raise<'m>, decorations: &[Decorated<'m>]) -> Option<MdId> {
    let mut nodes = Vec::new();
    for &decoration in decorations {
        match decoration_node(m, decoration) {
            Some(node) => nodes.push(Some(node)),
            None => {
                m.report.lose_decoration(&m.ids, decoration);
            }
        }
    }
    (!nodes.is_empty()).then(|| m.nodes.tuple(&mut m.out, &nodes))
}

/// Metadata for the decorations of a function that are neither its linkage nor attributes of its result.
pub(crate) fn function_decorations(m: &mut Raise<'_>, id: u32) -> Vec<(MdKindId, MdId)> {
    let mut found: Vec<_> = m.ids.decorations(id).collect();
    found.sort_by_key(|decoration| convention::rank_of_kernel(decoration.kind));
    if found.iter().any(|decoration| convention::kernel_metadata(decoration.kind).is_some()) {
        // LLVM prints metadata by the number of its kind: that of the arguments, which is made later, stands in front.
        for name in kernel_args::KINDS {
            metadata::kind(&mut m.out, name);
        }
    }
    let mut attachments = Vec::new();
    let mut rest = Vec::new();
    for decoration in found {
        let first = decoration.operands.first().copied().unwrap_or(1);
        let name = convention::kernel_metadata(decoration.kind);
        match (decoration.kind, name) {
            // Linkage, and attributes of the result and of the function.
            (
                Decoration::LinkageAttributes
                | Decoration::FuncParamAttr
                | Decoration::ReferencedIndirectlyINTEL,
                _,
            ) => {}
            // An annotation represents it.
            (Decoration::UserSemantic, _) if has_text(decoration.kind, decoration.operands) => {}
            _ if vector_compute::says_decoration(m, id, &decoration) => {}
            (_, Some(name)) => {
                let numbers = if decoration.operands.is_empty() { &[1][..] } else { decoration.operands };
                attachments.push(number_attachment(m, name, numbers));
            }
            (Decoration::MathOpDSPModeINTEL, _) => {
                attachments.push(number_attachment(m, convention::DSP_MODE, &[first]));
                if let Some(&propagate @ 1..) = decoration.operands.get(1) {
                    attachments.push(number_attachment(m, convention::DSP_PROPAGATED, &[propagate]));
                }
            }
            _ => rest.push(decoration),
        }
    }
    if let Some(list) = decoration_list(m, &rest) {
        attachments.push((metadata::kind(&mut m.out, convention::BY_NUMBER), list));
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

fn number_attachment(m: &mut Raise<'_>, name: &str, numbers: &[u32]) -> (MdKindId, MdId) {
    let numbers: Vec<_> = numbers.iter().map(|&number| Some(m.nodes.u32(&mut m.out, number))).collect();
    (metadata::kind(&mut m.out, name), m.nodes.tuple(&mut m.out, &numbers))
}

/// Attaches the decorations of a function's parameters: `parameters` has those of each that are not attributes.
pub(crate) fn attach_parameter_decorations<'m>(
    m: &mut Raise<'m>,
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
        lists.push(decoration_list(m, &decorations));
    }
    let mut attachments = Vec::new();
    if locations.iter().any(Option::is_some) {
        // -1 is "nowhere in particular".
        let numbers: Vec<_> = locations
            .iter()
            .map(|location| Some(m.nodes.u32(&mut m.out, location.unwrap_or(u32::MAX))))
            .collect();
        attachments.push((
            metadata::kind(&mut m.out, convention::BUFFER_LOCATIONS),
            m.nodes.tuple(&mut m.out, &numbers),
        ));
    }
    if aligned.contains(&true) {
        let bools: Vec<_> = aligned.iter().map(|&aligned| Some(m.nodes.bool(&mut m.out, aligned))).collect();
        attachments.push((
            metadata::kind(&mut m.out, convention::RUNTIME_ALIGNED),
            m.nodes.tuple(&mut m.out, &bools),
        ));
    }
    if lists.iter().any(Option::is_some) {
        let empty = m.nodes.tuple(&mut m.out, &[]);
        let lists: Vec<_> = lists.into_iter().map(|list| Some(list.unwrap_or(empty))).collect();
        attachments
            .push((metadata::kind(&mut m.out, convention::OF_PARAMETERS), m.nodes.tuple(&mut m.out, &lists)));
    }
    m.out.functions[function].attachments.extend(attachments);
}

/// Whether a decoration of an instruction's result becomes metadata: all do but those that LLVM has flags or operands
/// for, or that the name of a builtin function says.
pub(crate) fn is_metadata(op: Op, decoration: &Decorated<'_>) -> bool {
    let spoken = matches!(
        decoration.kind,
        Decoration::FPFastMathMode
            | Decoration::SaturatedConversion
            | Decoration::SaturatedToLargestFloat8NormalConversionEXT
    );
    // Only the names of conversions contain the rounding mode.
    let rounding = decoration.kind == Decoration::FPRoundingMode && !matches!(op, Op::FDiv | Op::ExtInst);
    let said = match op {
        Op::Variable | Op::UntypedVariableKHR => {
            matches!(decoration.kind, Decoration::Alignment | Decoration::AlignmentId)
                || has_text(decoration.kind, decoration.operands)
        }
        Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL => {
            decoration.kind == Decoration::Alignment
        }
        // Attributes of the call.
        Op::FunctionPointerCallINTEL => decoration.kind == Decoration::ArgumentAttributeINTEL,
        _ => false,
    };
    !(spoken || rounding || said || flags::wrap(decoration.kind).is_some())
}

fn is_runtime_aligned(decoration: &Decorated<'_>) -> bool {
    let attribute = decoration.operands.first().copied().map(FunctionParameterAttribute);
    decoration.kind == Decoration::FuncParamAttr
        && attribute == Some(FunctionParameterAttribute::RuntimeAlignedINTEL)
}
