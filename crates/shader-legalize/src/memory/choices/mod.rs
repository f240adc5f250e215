//! Pointers that are chosen by phis and selects: the variable and the offset that they lead to are chosen instead, as numbers.
//!
//! - [`roots`]: the variables that each choice can lead into.
//! - [`parts`]: the parts of variables in which they begin.
//! - [`numbers`]: the phis and selects of numbers.
//! - [`guards`]: an access of one of several variables becomes a `switch` with an access of each ([`cases`]).

mod cases;
mod guards;
mod numbers;
mod parts;
mod roots;

use super::layout::Layouts;
use super::parameters::Parameters;
use super::physical::physical_space;
use super::places::{Place, Places, Term};
use super::pointees::variable_type;
use crate::notes::Notes;
use crate::rewrite::chosen_from;
use llvm_model::{Body, FunctionId, InstId, Module, Name, Type, TypeId, Value};
use roots::{Offset, Roots, Target};
use rustc_hash::FxHashMap;

/// A chosen pointer.
struct Choice {
    pointer: InstId,
    /// The places of the pointers to choose from, which may be in other choices; `None` for pointers to nothing.
    inputs: Vec<Option<Place>>,
}

/// The numbers that stand for a chosen pointer.
#[derive(Clone, Copy, Default)]
struct Numbers {
    /// The number of the root, if there are several.
    selector: Option<InstId>,
    /// The number of the descriptor, if it is computed.
    descriptor: Option<InstId>,
    /// The offset in units, if there is one.
    offset: Option<InstId>,
}

/// A chosen pointer that leads into several variables.
struct Alternatives {
    targets: Vec<Target>,
    numbers: Numbers,
    /// The bytes of a unit of the offset.
    unit: i64,
}

/// A function whose pointers are chosen.
pub(super) struct Function<'a> {
    pub(super) id: FunctionId,
    pub(super) name: &'a Name,
    pub(super) ty: TypeId,
    pub(super) layout: &'a Layouts<'a>,
    pub(super) parameters: &'a Parameters,
}

/// Gives chosen pointers that lead into one variable places, and rewrites accesses through those that lead into several.
/// Returns whether the function changed.
pub(super) fn run(
    module: &mut Module,
    body: &mut Body,
    function: &Function<'_>,
    places: &mut Places,
    notes: &mut Notes,
) -> bool {
    let choices = find(module, body, function.layout, places);
    if choices.is_empty() {
        return false;
    }
    let parameters = function.parameters.of(function.id);
    let roots = Roots::of(module, body, &choices, |place| {
        let pointer = match place.root {
            Value::Inst(inst) => Some(body.insts[inst].ty),
            Value::Const(id) => Some(module.constants.ty(id)),
            _ => None,
        };
        match (pointer, variable_type(module, body, parameters, place.root)) {
            (Some(pointer), Some(ty)) => parts::part(module, function.layout, pointer, ty, place),
            _ => Some(0),
        }
    });
    let made = numbers::make(module, body, function.ty, &choices, &roots);
    let mut alternatives: FxHashMap<InstId, Alternatives> = FxHashMap::default();
    for (number, choice) in choices.iter().enumerate() {
        let Some(&numbers) = made.get(&choice.pointer) else { continue };
        let unit = i64::try_from(roots.unit(number)).unwrap_or(1);
        let targets = roots.of_choice(number);
        match targets[..] {
            [Target { root, offset, .. }] => {
                let descriptor = root.descriptor(numbers.descriptor);
                let from = roots
                    .start(number)
                    .cloned()
                    .unwrap_or_else(|| Place { offset: root.start, ..Place::start(root.variable) });
                let mut place = Place { descriptor, ..from };
                match (offset, numbers.offset) {
                    (Offset::Constant(bytes), _) => place.offset = place.offset.wrapping_add(bytes),
                    (Offset::Computed, Some(number)) => place.terms.push(term(unit, number)),
                    (Offset::Computed, None) => {}
                }
                places.set(choice.pointer, place);
            }
            _ => {
                alternatives.insert(choice.pointer, Alternatives { targets, numbers, unit });
            }
        }
    }
    places.forget();
    guards::run(module, body, function, places, &alternatives, notes);
    !made.is_empty()
}

/// The part of an offset that a choice of offsets is.
fn term(unit: i64, offset: InstId) -> Term {
    Term { stride: unit, index: Value::Inst(offset), count: None, multiple: 1 }
}

fn find(module: &Module, body: &Body, layout: &Layouts<'_>, places: &mut Places) -> Vec<Choice> {
    let mut found = Vec::new();
    for (_, pointer, inst) in body.instructions() {
        // Addresses are chosen as they are.
        if !matches!(module.types[inst.ty], Type::Pointer(space) if Some(space) != physical_space()) {
            continue;
        }
        let Some(inputs) = chosen_from(&inst.kind) else { continue };
        let inputs: Option<Vec<Option<Place>>> = inputs
            .into_iter()
            .map(|input| match super::is_nowhere(module, input) {
                true => Some(None),
                false => places.of(module, body, layout, input).map(Some),
            })
            .collect();
        if let Some(inputs) = inputs {
            found.push(Choice { pointer, inputs });
        }
    }
    found
}
