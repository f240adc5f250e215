//! Instructions of debug-info sets inside functions: scopes, lines, and where variables are.

use super::collect::of_set;
use super::expressions::{self, fits};
use super::lines::{self, is_own, location, set_line, set_scope};
use super::refs::{node_of, number, value_of};
use super::scopes::subprogram_of;
use super::sources;
use super::units::poison;
use crate::fail::Res;
use crate::function::{FunctionRaiser, calls};
use crate::ids::Entity;
use crate::module::debug_nodes::{self, Said};
use crate::module::extended::skip_extended;
use crate::operands::word;
use llvm_model::{
    Constant, DebugRecord, DebugRecordKind, DiKind, InstBuilder as _, MdId, MetadataOperand, Type, Value,
};
use spirv_mapping::debug_info::{self, Form, Inst};
use spirv_module::{Instruction, Op};
use translate_common::Lost;

/// An instruction of a debug-info set. `false`: it is of another one.
pub(crate) fn instruction(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> bool {
    let Some((dialect, number)) = of_set(f.raise, inst) else {
        lines::settle(f);
        return false;
    };
    let known = debug_info::instruction(dialect, number);
    let words = inst.operands().get(2..).unwrap_or(&[]);
    let said = Said {
        index: inst.index(),
        dialect,
        form: Form::Valid,
        inst: known.unwrap_or(Inst::InfoNone),
        node: None,
    };
    let done = match known {
        Some(Inst::Scope) => scope(f, words),
        Some(Inst::NoScope) => {
            set_scope(f, None);
            Some(())
        }
        Some(Inst::Line) => line(f, said, words),
        Some(Inst::NoLine) => {
            set_line(f, None);
            Some(())
        }
        Some(Inst::Declare) => place(f, inst.index(), words, true),
        Some(Inst::Value) => place(f, inst.index(), words, false),
        // Read before the bodies.
        Some(Inst::FunctionDefinition) => Some(()),
        _ => None,
    };
    if done.is_none() {
        let name = known.map_or_else(
            || format!("instruction {number} of {}", dialect.set_name()),
            |known| format!("Debug{known:?}"),
        );
        f.lose(Lost::debug_info(name), inst);
    }
    true
}

/// An instruction between blocks, as optimizers leave them behind terminators: scopes and lines hold for nothing there. Other
/// sets have no meaning for the program, or are refused.
pub(crate) fn between_blocks(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let Some((dialect, number)) = of_set(f.raise, inst) else {
        let import = f.raise.input.scan.ext_inst_set(&f.raise.ids, word(inst, 0)?)?;
        return skip_extended(f.raise, inst, import);
    };
    let known = debug_info::instruction(dialect, number);
    let holds_on = known.is_none_or(|known| {
        ![Inst::Scope, Inst::NoScope, Inst::Line, Inst::NoLine, Inst::FunctionDefinition].contains(&known)
    });
    if holds_on {
        f.lose(
            Lost::debug_info(format!("instruction {number} of {} between blocks", dialect.set_name())),
            inst,
        );
    }
    Ok(())
}

/// DebugScope: sets the scope of this function for the instructions that follow.
fn scope(f: &mut FunctionRaiser<'_, '_>, words: &[u32]) -> Option<()> {
    const SCOPES: &[DiKind] = &[DiKind::DISubprogram, DiKind::DILexicalBlock, DiKind::DILexicalBlockFile];
    let (&scope, rest) = words.split_first()?;
    let found = node_of(f.raise, scope, SCOPES);
    let inlined_at = match rest.first() {
        Some(&at) => Some(node_of(f.raise, at, &[DiKind::DILocation])?),
        None => None,
    };
    let found = found.filter(|scope| is_own(f, *scope, inlined_at));
    set_scope(f, found.map(|scope| (scope, inlined_at)));
    found.map(|_| ())
}

/// DebugLine.
fn line(f: &mut FunctionRaiser<'_, '_>, said: Said, words: &[u32]) -> Option<()> {
    let &[source, line, _, column, ..] = words else { return None };
    let file = sources::file_of_source(f.raise, source);
    let number = |word| number(f.raise, said, word).and_then(|number| u32::try_from(number).ok());
    let place = file.and_then(|file| Some((file, number(line)?, number(column)?)));
    set_line(f, place);
    place.map(|_| ())
}

/// DebugDeclare and DebugValue.
fn place(f: &mut FunctionRaiser<'_, '_>, index: u32, words: &[u32], declares: bool) -> Option<()> {
    let &[variable, value, expression, ref indexes @ ..] = words else { return None };
    let variable = node_of(f.raise, variable, &[DiKind::DILocalVariable])?;
    let expression = node_of(f.raise, expression, &[DiKind::DIExpression])?;
    if !indexes.is_empty() || f.raise.debug_nodes.bad_expressions.contains(&expression) {
        return None;
    }
    let (function, argument) = facts(f, variable);
    let loc = location_for(f, function?)?;
    if !fits(f.raise, variable, expression) || !is_new_argument(f, variable, argument, loc) {
        return None;
    }
    let sampler = constant_sampler(f, value).filter(|_| !declares);
    let to_come = sampler.filter(|_| is_used_behind(f, index, value));
    let location = match sampler.filter(|_| to_come.is_none()) {
        Some(literal) => calls::sampler(f, literal).ok(),
        None => value_of(f.raise, value),
    };
    let kind = if declares {
        let location = location.or_else(|| nowhere(f, value)).filter(|value| is_address(f, *value))?;
        if expressions::arguments(&f.raise.out, expression) != 0 {
            return None;
        }
        let location = MetadataOperand::Value(location);
        DebugRecordKind::Declare { location, variable, expression }
    } else {
        let location = location.unwrap_or_else(|| Value::Const(poison(f.raise)));
        let location = match expressions::arguments(&f.raise.out, expression) {
            0 => MetadataOperand::Value(location),
            // Each of them is this value.
            count => MetadataOperand::ArgList(vec![location; count].into()),
        };
        DebugRecordKind::Value { location, variable, expression }
    };
    f.raise.debug_nodes.placed.insert(variable);
    let record = DebugRecord { loc, kind };
    match to_come {
        Some(literal) => f.lines.samplers.push((literal, record)),
        None => f.build.record(record),
    }
    Some(())
}

/// The bits of a constant sampler.
fn constant_sampler(f: &FunctionRaiser<'_, '_>, id: u32) -> Option<u32> {
    match f.raise.ids.row(id)?.entity {
        Entity::Sampler(literal) => Some(literal),
        _ => None,
    }
}

/// Whether something behind this instruction uses an id in the same block: there a constant sampler becomes a value.
fn is_used_behind(f: &FunctionRaiser<'_, '_>, index: u32, id: u32) -> bool {
    let following = (index as usize + 1..f.range.end).map_while(|index| f.raise.input.instruction(index));
    let mut block = following.take_while(|inst| !inst.op().is_terminator());
    block.any(|inst| inst.op() != Op::ExtInst && inst.operands().contains(&id))
}

/// Returns the null pointer if an instruction has no place.
fn nowhere(f: &mut FunctionRaiser<'_, '_>, value: u32) -> Option<Value> {
    f.raise.debug_nodes.get(value).filter(|said| said.inst == Inst::InfoNone)?;
    let pointer = f.raise.out.types.intern(Type::Pointer(0));
    Some(Value::Const(f.raise.out.constants.intern(pointer, Constant::Null)))
}

/// The function that a variable is of, and the number of the parameter that it is; 0 for none.
fn facts(f: &mut FunctionRaiser<'_, '_>, variable: MdId) -> (Option<MdId>, u64) {
    if let Some(&known) = f.raise.debug_nodes.variables.get(&variable) {
        return known;
    }
    let node = debug_nodes::node(&f.raise.out, variable);
    let argument = node.map_or(0, |node| node.int("arg"));
    let function = node.and_then(|node| node.md("scope")).and_then(|scope| subprogram_of(f.raise, scope));
    f.raise.debug_nodes.variables.insert(variable, (function, argument));
    (function, argument)
}

/// The location of a record: the current one, if it is in the function that the variable is of.
fn location_for(f: &mut FunctionRaiser<'_, '_>, of_variable: MdId) -> Option<llvm_model::DebugLocId> {
    lines::settle(f);
    let own = f.lines.subprogram?;
    if let Some(current) = f.build.location() {
        // One record after the other is of the same.
        if f.lines.last_record == Some((current, of_variable)) {
            return Some(current);
        }
        let scope = f.raise.out.debug_locs[current].scope;
        if subprogram_of(f.raise, scope) == Some(of_variable) {
            f.lines.last_record = Some((current, of_variable));
            return Some(current);
        }
    }
    (of_variable == own).then(|| location(&mut f.raise.out, (0, 0), own, None))
}

/// Whether no other variable is the same parameter of the function.
fn is_new_argument(
    f: &mut FunctionRaiser<'_, '_>,
    variable: MdId,
    argument: u64,
    loc: llvm_model::DebugLocId,
) -> bool {
    if argument == 0 || f.raise.out.debug_locs[loc].inlined_at.is_some() {
        return true;
    }
    *f.lines.arguments.entry(argument).or_insert(variable) == variable
}

/// Whether a value is an address.
fn is_address(f: &FunctionRaiser<'_, '_>, value: Value) -> bool {
    f.value_type(value).is_some_and(|ty| matches!(f.raise.out.types[ty], Type::Pointer(_)))
}
