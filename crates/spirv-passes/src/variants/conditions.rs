//! The Boolean constants that select the parts of a module for a device.

use super::error::{VariantError, VariantErrorKind as Kind};
use spirv_grammar::{Decoration, Op};
use spirv_module::Device;
use spirv_module::Module;
use spirv_module::{Id, Instruction};
use std::collections::{HashMap, HashSet};

/// The values of a module's Boolean constants for a device.
pub(super) struct Conditions {
    values: HashMap<u32, bool>,
    /// Ids with a condition.
    variants: HashSet<u32>,
    /// Those that become constants: instructions of the extension, and the operands of conditions.
    constants: HashSet<u32>,
    /// Their numbers (SpecId), as far as they have one.
    numbers: HashMap<u32, u32>,
}

impl Conditions {
    pub(super) fn of(
        module: &Module,
        device: &Device,
        mut chosen: impl FnMut(u32) -> Option<bool>,
    ) -> Result<Conditions, VariantError> {
        let mut found = Conditions {
            values: HashMap::new(),
            variants: HashSet::new(),
            constants: HashSet::new(),
            numbers: spec_ids(module),
        };
        for instruction in module.instructions().take_while(|instruction| instruction.op() != Op::Function) {
            let Some(Id(id)) = instruction.result() else { continue };
            let chosen = found.numbers.get(&id).and_then(|number| chosen(*number));
            if let Some(value) = found.value(instruction, device, chosen)? {
                found.values.insert(id, value);
            }
        }
        for instruction in module.instructions() {
            found.constants.extend(named_by(instruction));
            found.variants.extend(decorated(instruction).map(|(variant, _)| variant));
        }
        // What conditions are made of stands in front of them.
        for instruction in module.instructions().rev() {
            let Some(Id(id)) = instruction.result() else { continue };
            match (instruction.op(), instruction.operands()) {
                (Op::SpecConstantOp, [_, operands @ ..]) if found.constants.contains(&id) => {
                    found.constants.extend(operands);
                }
                (op, _) if is_of_device(op) => {
                    found.constants.insert(id);
                }
                _ => {}
            }
        }
        Ok(found)
    }

    /// Returns the value of a constant, computed from those before it; `None` if it is not a Boolean.
    fn value(
        &self,
        instruction: Instruction<'_>,
        device: &Device,
        chosen: Option<bool>,
    ) -> Result<Option<bool>, VariantError> {
        let known = |id: &u32| self.values.get(id).copied();
        Ok(match (instruction.op(), instruction.operands()) {
            (Op::ConstantTrue, _) => Some(true),
            (Op::ConstantFalse, _) => Some(false),
            (op @ (Op::SpecConstantTrue | Op::SpecConstantFalse), _) => {
                Some(chosen.unwrap_or(op == Op::SpecConstantTrue))
            }
            (Op::SpecConstantTargetINTEL, [target, features @ ..]) => Some(chosen.unwrap_or(
                is_or_unknown(device.target, *target) && are_among_or_unknown(features, &device.features),
            )),
            (Op::SpecConstantCapabilitiesINTEL, capabilities) => {
                Some(chosen.unwrap_or(are_among_or_unknown(capabilities, &device.capabilities)))
            }
            (Op::SpecConstantArchitectureINTEL, [category, family, comparison, architecture]) => {
                let comparison = Op(*comparison as u16);
                let compared = compare(device.architecture, comparison, *architecture)
                    .ok_or_else(|| VariantError::new(instruction, Kind::NoComparison(comparison)))?;
                let value = is_or_unknown(device.category, *category)
                    && is_or_unknown(device.family, *family)
                    && compared;
                Some(chosen.unwrap_or(value))
            }
            (Op::SpecConstantOp, [op, operands @ ..]) => match (Op(*op as u16), operands) {
                (Op::LogicalNot, [value]) => known(value).map(|value| !value),
                (Op::LogicalAnd, [a, b]) => known(a).zip(known(b)).map(|(a, b)| a && b),
                (Op::LogicalOr, [a, b]) => known(a).zip(known(b)).map(|(a, b)| a || b),
                (Op::LogicalEqual, [a, b]) => known(a).zip(known(b)).map(|(a, b)| a == b),
                (Op::LogicalNotEqual, [a, b]) => known(a).zip(known(b)).map(|(a, b)| a != b),
                (Op::Select, [which, a, b]) => {
                    known(which).and_then(|which| known(if which { a } else { b }))
                }
                _ => None,
            },
            _ => None,
        })
    }

    /// Whether a condition that an instruction names holds.
    pub(super) fn holds(&self, instruction: Instruction<'_>, condition: u32) -> Result<bool, VariantError> {
        let value = self.values.get(&condition).copied();
        value.ok_or_else(|| VariantError::new(instruction, Kind::Undecided(Id(condition))))
    }

    /// Returns whether this id is one of several variants.
    pub(super) fn has_variant(&self, id: u32) -> bool {
        self.variants.contains(&id)
    }

    /// The value that a constant instruction has from now on, if it becomes a constant.
    pub(super) fn constant(&self, id: u32) -> Option<bool> {
        self.values.get(&id).copied().filter(|_| self.constants.contains(&id))
    }

    /// The numbers of specialization constants that become constants, in order.
    pub(super) fn decided(&self) -> Vec<u32> {
        let decided = self.numbers.iter().filter(|(id, _)| self.constant(**id).is_some());
        let mut numbers: Vec<u32> = decided.map(|(_, number)| *number).collect();
        numbers.sort_unstable();
        numbers
    }
}

/// Returns the condition of a decoration ConditionalINTEL, and its target.
pub(super) fn decorated(instruction: Instruction<'_>) -> Option<(u32, u32)> {
    match (instruction.op(), instruction.operands()) {
        (Op::Decorate | Op::DecorateId, [target, decoration, condition])
            if *decoration == Decoration::ConditionalINTEL.0 =>
        {
            Some((*target, *condition))
        }
        _ => None,
    }
}

/// The conditions that an instruction names.
fn named_by(instruction: Instruction<'_>) -> impl Iterator<Item = u32> {
    let operands = instruction.operands();
    let (first, pairs) = match instruction.op() {
        Op::ConditionalCapabilityINTEL | Op::ConditionalExtensionINTEL | Op::ConditionalEntryPointINTEL => {
            (operands.first().copied(), &[][..])
        }
        Op::ConditionalCopyObjectINTEL => (None, operands),
        _ => (decorated(instruction).map(|(_, condition)| condition), &[][..]),
    };
    first.into_iter().chain(pairs.iter().copied().step_by(2))
}

/// Returns whether a constant depends on the device.
pub(super) fn is_of_device(op: Op) -> bool {
    matches!(
        op,
        Op::SpecConstantTargetINTEL | Op::SpecConstantArchitectureINTEL | Op::SpecConstantCapabilitiesINTEL
    )
}

/// The numbers of specialization constants by their ids.
fn spec_ids(module: &Module) -> HashMap<u32, u32> {
    let decorations = module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    decorations
        .filter_map(|instruction| match (instruction.op(), instruction.operands()) {
            (Op::Decorate, [id, decoration, number]) if *decoration == Decoration::SpecId.0 => {
                Some((*id, *number))
            }
            _ => None,
        })
        .collect()
}

fn is_or_unknown(known: Option<u32>, wanted: u32) -> bool {
    known.is_none_or(|known| known == wanted)
}

fn are_among_or_unknown(wanted: &[u32], known: &[u32]) -> bool {
    known.is_empty() || wanted.iter().all(|wanted| known.contains(wanted))
}

/// Compares a device's architecture with that of a variant; `None` when that is no comparison.
fn compare(known: Option<u32>, comparison: Op, wanted: u32) -> Option<bool> {
    let compare: fn(&u32, &u32) -> bool = match comparison {
        Op::IEqual => u32::eq,
        Op::INotEqual => u32::ne,
        Op::ULessThan => u32::lt,
        Op::ULessThanEqual => u32::le,
        Op::UGreaterThan => u32::gt,
        Op::UGreaterThanEqual => u32::ge,
        _ => return None,
    };
    Some(known.is_none_or(|known| compare(&known, &wanted)))
}
