//! Decorations that metadata states: `!spirv.Decorations`, `!spirv.ParameterDecorations`, and the kernel metadata of the
//! FPGA extensions.
//!
//! Metadata takes precedence over decorations that follow from the LLVM module: if a decoration can occur only once,
//! the stated one is kept. A decoration that is not in the grammar, whose operands do not fit, that is not allowed on
//! its target, or that the options do not allow is reported as lost.

use crate::lower::module::functions::Signature;
use crate::lower::module::metadata::literals;
use crate::lower::module::variables::is_defined;
use crate::lower::module::{Globals, aux_data};
use crate::lower::output::decorations::{Claim, Target, misplaced};
use llvm_model::{GlobalVariable, MdId, Module, Name};
use spirv_mapping::convention::{decorations as convention, shaders, specialization};
use spirv_module::{
    Category, Decoration, FunctionParameterAttribute, Id, LinkageType, Op, OperandKind, Operands, Quantifier,
};
use translate_common::forms::HostAccess;
use translate_common::losses::LossReason;
use translate_common::problems::Prerequisite;
use translate_common::requirements::{Obstacle, obstacle};
use translate_common::{Lost, Options};

/// An operand of a decoration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Literal {
    /// A literal integer, or a value of an enumeration.
    Number(u32),
    /// A literal string.
    Text(Name),
}

/// A list of decorations: each a tuple of its number and literals (or strings).
pub(in crate::lower) fn lower_decorations(globals: &mut Globals<'_>, target: Target, list: MdId) {
    let module = globals.module();
    for &node in module.tuple(list).iter().flatten() {
        match decoration_node(module, node) {
            // For a decoration without operands the number decides whether it is present.
            Some((decoration, operands)) if takes_none(decoration) && operands.len() == 1 => {
                if operands[0] != Literal::Number(0) {
                    state_decoration(globals, target, decoration, &[]);
                }
            }
            Some((decoration, operands)) => state_decoration(globals, target, decoration, &operands),
            None => globals
                .report()
                .lose(Lost::Decorations("a node of !spirv.Decorations that has another form".into())),
        }
    }
}

/// Decorations of a variable, and the report of its other metadata.
pub(in crate::lower) fn lower_variable_metadata(
    globals: &mut Globals<'_>,
    variable: Id,
    global: &GlobalVariable,
) {
    let variable = Target::variable(variable).defined(is_defined(global));
    for &(kind, node) in &global.attachments {
        match globals.module().md_kinds[kind].as_str() {
            Some(convention::BY_NUMBER) => lower_decorations(globals, variable, node),
            // The initializer has it.
            Some(specialization::SPEC_CONSTANTS) => {}
            Some(shaders::SIGNED) => drop(globals.out().signed().values.insert(variable.id)),
            Some(convention::IO_PIPE) => {
                let literals: Vec<Literal> =
                    literals(globals.module(), node).into_iter().map(Literal::Number).collect();
                state_decoration(globals, variable, Decoration::IOPipeStorageINTEL, &literals);
            }
            // The debug information is reported as a whole.
            Some("dbg") => {}
            Some(name) if aux_data::keep_variable_metadata(globals, variable.id, name, node) => {}
            _ => globals.report().tally_kind(kind),
        }
    }
}

/// `!spirv.ParameterDecorations`: for each parameter a list of decorations.
pub(in crate::lower) fn lower_parameter_decorations(
    globals: &mut Globals<'_>,
    signature: &Signature,
    node: MdId,
) {
    for (index, &list) in globals.module().tuple(node).iter().enumerate() {
        if let (Some(list), Some(parameter)) = (list, signature.parameter(globals.shapes(), index)) {
            lower_decorations(globals, parameter, list);
        }
    }
}

/// Decorations of a function and its parameters that have metadata of their own; `false` for other metadata.
pub(in crate::lower) fn lower_function_decoration(
    globals: &mut Globals<'_>,
    name: &str,
    signature: &Signature,
    node: MdId,
) -> bool {
    let module = globals.module();
    let function = Target::function(signature.id);
    if let Some(decoration) = convention::of_kernel(name) {
        let mut literals = literals(globals.module(), node);
        let takes = decoration.facts().map_or(0, |facts| facts.parameters.len());
        if takes == 0 && literals.first() == Some(&0) {
            return true;
        }
        literals.truncate(takes);
        let literals: Vec<Literal> = literals.into_iter().map(Literal::Number).collect();
        state_decoration(globals, function, decoration, &literals);
        return true;
    }
    match name {
        convention::DSP_MODE => {
            let propagate = module
                .find_md_kind(convention::DSP_PROPAGATED)
                .and_then(|kind| module.functions[signature.function].attachment(kind));
            let propagate = propagate.and_then(|node| literals(globals.module(), node).first().copied());
            let mode = literals(globals.module(), node).first().copied().unwrap_or(0);
            let literals = [Literal::Number(mode), Literal::Number(propagate.unwrap_or(0))];
            state_decoration(globals, function, Decoration::MathOpDSPModeINTEL, &literals);
        }
        // Belongs to the one above; alone it has no effect.
        convention::DSP_PROPAGATED => {}
        // Where a buffer lies: other parameters are none.
        convention::BUFFER_LOCATIONS => {
            lower_argument_numbers(globals, signature, node, |value, is_pointer| {
                (is_pointer && value as i32 >= 0).then_some((Decoration::BufferLocationINTEL, Some(value)))
            })
        }
        convention::RUNTIME_ALIGNED => lower_argument_numbers(globals, signature, node, |value, _| {
            let attribute = FunctionParameterAttribute::RuntimeAlignedINTEL.0;
            (value != 0).then_some((Decoration::FuncParamAttr, Some(attribute)))
        }),
        _ => return false,
    }
    true
}

/// Adds a decoration for each parameter whose number in a list requests one; `is_pointer` is whether it must be a
/// pointer.
fn lower_argument_numbers(
    globals: &mut Globals<'_>,
    signature: &Signature,
    list: MdId,
    wants: impl Fn(u32, bool) -> Option<(Decoration, Option<u32>)>,
) {
    let module = globals.module();
    let parts = module.types.function_parts(module.functions[signature.function].ty);
    let is_pointer = |index: usize| {
        let ty = parts.and_then(|(_, params, ..)| params.get(index));
        ty.is_some_and(|&ty| module.types.address_space(ty).is_some())
    };
    for (index, &number) in module.tuple(list).iter().enumerate() {
        let number = number.and_then(|number| module.md_u64(number)).map(|number| number as u32);
        if let (Some((decoration, literal)), Some(parameter)) = (
            number.and_then(|number| wants(number, is_pointer(index))),
            signature.parameter(globals.shapes(), index),
        ) {
            let literals: Vec<Literal> = literal.into_iter().map(Literal::Number).collect();
            state_decoration(globals, parameter, decoration, &literals);
        }
    }
}

/// Decorations for a variable's access by hosts and its initial value.
const OF_HOSTS: [Decoration; 6] = [
    Decoration::HostAccessINTEL,
    Decoration::InitModeINTEL,
    Decoration::ImplementInRegisterMapINTEL,
    Decoration::LegacyHostAccessINTEL,
    Decoration::LegacyInitModeINTEL,
    Decoration::LegacyImplementInCSRINTEL,
];

/// Decorates `target` according to metadata; reports decorations that are not possible.
pub(in crate::lower) fn state_decoration(
    globals: &mut Globals<'_>,
    target: Target,
    decoration: Decoration,
    literals: &[Literal],
) {
    if let Some(why) = misplaced(decoration, target.kind) {
        return globals.report().lose(Lost::Decoration(decoration, LossReason::Because(why.into())));
    }
    if let (Decoration::LinkageAttributes, [_, Literal::Number(linkage)]) = (decoration, literals)
        && !target.can_be_linked_as(LinkageType(*linkage))
    {
        let why = LossReason::Because("declarations are imported and definitions exported".into());
        return globals.report().lose(Lost::Decoration(decoration, why));
    }
    if globals.input().options.forms().host_access == HostAccess::Rejected
        && OF_HOSTS.contains(&decoration)
        && let Some(facts) = decoration.facts()
        && let Some(Obstacle::Extension(name)) = obstacle(&facts.requires, globals.input().options)
    {
        // The loss would change the value that hosts find in the variable; the Khronos translator rejects it as well.
        return globals
            .report()
            .problem(Prerequisite::extension(format!("the decoration {decoration:?}"), name));
    }
    let Some(operands) = decoration_operands(globals, decoration, literals) else { return };
    if globals.out().omits(decoration) {
        return;
    }
    match globals.out().claim(target, decoration, &operands) {
        Claim::Free => {}
        Claim::Same => return,
        Claim::Taken => {
            let why = LossReason::Because("its target has another that rules it out".into());
            return globals.report().lose(Lost::Decoration(decoration, why));
        }
    }
    let parameters = decoration.facts().map_or(&[][..], |facts| facts.parameters);
    let place = Operands::new().id(target.id);
    let (op, words) = match (parameters, &*operands) {
        // A scope is the id of a constant, which another instruction takes.
        ([parameter], &[scope]) if parameter.kind == OperandKind::IdScope => {
            (Op::DecorateId, place.word(decoration).id(globals.pool().u32_constant(scope)))
        }
        _ => (Op::Decorate, place.word(decoration).words(&operands)),
    };
    globals.out().push(op, None, None, &words);
}

/// Returns the words after a decoration's number. Returns `None`, and reports a loss, if it cannot be written.
fn decoration_operands(
    globals: &mut Globals<'_>,
    decoration: Decoration,
    literals: &[Literal],
) -> Option<Operands> {
    match operands(decoration, literals, globals.input().options) {
        Ok(operands) => Some(operands),
        Err(why) => {
            globals.report().lose(Lost::Decoration(decoration, why));
            None
        }
    }
}

/// Returns the words after a decoration's number, or the reason why it cannot be written.
fn operands(decoration: Decoration, literals: &[Literal], options: &Options) -> Result<Operands, LossReason> {
    let facts = decoration.facts().ok_or(LossReason::Because("not known".into()))?;
    let mut needs = vec![facts.requires];
    let mut words = Operands::new();
    let mut rest = literals.iter();
    for parameter in facts.parameters {
        loop {
            let literal = rest.next();
            words = match (parameter.kind, literal) {
                (OperandKind::LiteralString, Some(Literal::Text(text))) => words.bytes(text.as_bytes()),
                (OperandKind::IdRef | OperandKind::LiteralString, Some(_)) => {
                    return Err(LossReason::Operands);
                }
                (OperandKind::IdScope, Some(Literal::Number(number)))
                    if OperandKind::Scope.enumerant(*number).is_none() =>
                {
                    return Err(LossReason::Because(format!("there is no scope {number}").into()));
                }
                (kind, Some(Literal::Number(number))) => {
                    match kind.enumerant(*number) {
                        Some(value) => needs.push(value.requires),
                        None if kind.category() == Category::Enum => {
                            return Err(LossReason::Operands);
                        }
                        None => {}
                    }
                    words.word(*number)
                }
                (_, None) if parameter.quantifier != Quantifier::One => break,
                _ => return Err(LossReason::Operands),
            };
            if parameter.quantifier != Quantifier::Many {
                break;
            }
        }
    }
    if rest.next().is_some() {
        return Err(LossReason::Operands);
    }
    match needs.iter().find_map(|needs| obstacle(needs, options)) {
        Some(obstacle) => Err(LossReason::Needs(obstacle)),
        None => Ok(words),
    }
}

/// Whether a decoration is known and has no operands.
fn takes_none(decoration: Decoration) -> bool {
    decoration.facts().is_some_and(|facts| facts.parameters.is_empty())
}

/// `!{i32 decoration, literals…}`
fn decoration_node(module: &Module, node: MdId) -> Option<(Decoration, Vec<Literal>)> {
    let (&first, rest) = module.tuple(node).split_first()?;
    let decoration = Decoration(u32::try_from(module.md_u64(first?)?).ok()?);
    let literal = |&operand: &Option<MdId>| match (module.md_u64(operand?), module.md_string(operand?)) {
        (Some(number), _) => Some(Literal::Number(number as u32)),
        (None, text) => text.cloned().map(Literal::Text),
    };
    Some((decoration, rest.iter().map(literal).collect::<Option<_>>()?))
}
