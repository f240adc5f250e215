//! The module for one device.

use super::conditions::{Conditions, decorated};
use super::error::{VariantError, VariantErrorKind as Kind};
use super::removed::Removed;
use spirv_grammar::{Capability, Decoration, LinkageType, Op};
use spirv_module::LiteralString;
use spirv_module::Module;
use spirv_module::{Instruction, InstructionList};
use std::collections::HashSet;

/// The extension that the result does not need.
const EXTENSION: &[u8] = b"SPV_INTEL_function_variants";

/// OpDeviceRegistryVersion, which the published grammar does not have.
const DEVICE_REGISTRY_VERSION: Op = Op(6260);

/// The instructions that are left, and of each the number and the word offset that it had.
pub(super) fn instructions(
    module: &Module,
    conditions: &Conditions,
    removed: &Removed,
) -> Result<(InstructionList, Vec<(u32, u32)>), VariantError> {
    let mut kept = Kept {
        conditions,
        removed,
        declared: declared(module),
        taken: HashSet::new(),
        list: InstructionList::behind_header(),
        origins: Vec::new(),
    };
    let mut inside = false;
    for instruction in module.instructions() {
        match instruction.op() {
            Op::Function => inside = kept.goes(instruction),
            // The first instruction behind a function that goes is not inside of it.
            Op::FunctionEnd if inside => {
                inside = false;
                continue;
            }
            _ => {}
        }
        if !inside && !kept.goes(instruction) {
            kept.instruction(instruction)?;
            kept.origins.resize(kept.list.len(), (instruction.index(), instruction.offset()));
        }
    }
    Ok((kept.list, kept.origins))
}

/// The capabilities and extensions that a module declares for every device, each by opcode and operands.
fn declared(module: &Module) -> HashSet<(Op, &[u32])> {
    let declarations = module.instructions().map(|instruction| (instruction.op(), instruction.operands()));
    declarations.filter(|(op, _)| matches!(*op, Op::Capability | Op::Extension)).collect()
}

struct Kept<'m> {
    conditions: &'m Conditions,
    removed: &'m Removed,
    declared: HashSet<(Op, &'m [u32])>,
    /// The names of entry points and of exported symbols, each by opcode and the words of model or decoration and name.
    taken: HashSet<(Op, Vec<u32>)>,
    list: InstructionList,
    origins: Vec<(u32, u32)>,
}

impl<'m> Kept<'m> {
    /// Whether an instruction goes because of its result.
    fn goes(&self, instruction: Instruction<'_>) -> bool {
        instruction.result().is_some_and(|id| self.removed.has(id.0))
    }

    /// Adds the specialized form of an instruction.
    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<(), VariantError> {
        let (op, operands) = (instruction.op(), instruction.operands());
        let missing = || VariantError::new(instruction, Kind::Operands);
        match op {
            Op::Capability if is_of_variants(operands) => {}
            Op::Extension if names_extension(operands) => {}
            DEVICE_REGISTRY_VERSION => {}
            Op::ConditionalCapabilityINTEL | Op::ConditionalExtensionINTEL => {
                let (condition, declaration) = operands.split_first().ok_or_else(missing)?;
                let plain = if op == Op::ConditionalCapabilityINTEL { Op::Capability } else { Op::Extension };
                if self.conditions.holds(instruction, *condition)?
                    && self.declared.insert((plain, declaration))
                {
                    self.push(instruction, plain, declaration)?;
                }
            }
            Op::ConditionalEntryPointINTEL => {
                let (condition, entry_point) = operands.split_first().ok_or_else(missing)?;
                if self.conditions.holds(instruction, *condition)? && self.is_first(entry_point) {
                    self.entry_point(instruction, entry_point)?;
                }
            }
            Op::EntryPoint => self.entry_point(instruction, operands)?,
            Op::ExecutionMode | Op::ExecutionModeId
                if self.is_about_removed(operands) || self.is_about_former_entry_point(operands) => {}
            Op::Name
            | Op::MemberName
            | Op::Decorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorate
            | Op::MemberDecorateIdEXT
            | Op::MemberDecorateString
            | Op::TypeForwardPointer
                if self.is_about_removed(operands) => {}
            Op::Decorate | Op::DecorateId if decorated(instruction).is_some() => {}
            Op::Decorate if self.is_number_of_constant(operands) => {}
            Op::Decorate if self.is_taken_linkage(operands) => {}
            Op::GroupDecorate | Op::GroupMemberDecorate => self.group(instruction)?,
            Op::ConditionalCopyObjectINTEL => self.copy(instruction)?,
            // Of an id that is defined twice, what is no constant stays: the checks tell of it.
            _ if !op.is_constant() => self.list.push_copy(instruction),
            _ => match instruction.result().and_then(|id| self.conditions.constant(id.0)) {
                Some(value) => {
                    let op = if value { Op::ConstantTrue } else { Op::ConstantFalse };
                    self.push(instruction, op, &[])?;
                }
                None => self.list.push_copy(instruction),
            },
        }
        Ok(())
    }

    /// Adds an instruction that replaces another and has its result.
    fn push(&mut self, of: Instruction<'_>, op: Op, operands: &[u32]) -> Result<(), VariantError> {
        let pushed = self.list.push(op, of.result_type(), of.result(), operands);
        // It is no longer than the one in whose place it stands.
        pushed.map(drop).map_err(|_| VariantError::new(of, Kind::Operands))
    }

    /// Adds an entry point without the variables of its interface that go.
    fn entry_point(&mut self, of: Instruction<'_>, operands: &[u32]) -> Result<(), VariantError> {
        let name = operands.get(2..).and_then(LiteralString::read);
        let name = name.ok_or_else(|| VariantError::new(of, Kind::Operands))?;
        let (fixed, interface) = operands.split_at(2 + name.word_count());
        let interface = interface.iter().filter(|id| !self.removed.has(**id));
        let operands: Vec<u32> = fixed.iter().chain(interface).copied().collect();
        self.push(of, Op::EntryPoint, &operands)
    }

    /// Adds the decorations of a group for those of its targets that stay.
    fn group(&mut self, instruction: Instruction<'_>) -> Result<(), VariantError> {
        let Some((group, targets)) = instruction.operands().split_first() else { return Ok(()) };
        let each = if instruction.op() == Op::GroupMemberDecorate { 2 } else { 1 };
        if self.removed.has(*group) {
            return Ok(());
        }
        let staying = targets.chunks(each).filter(|target| !self.is_about_removed(target)).flatten();
        let operands: Vec<u32> = std::iter::once(group).chain(staying).copied().collect();
        self.push(instruction, instruction.op(), &operands)
    }

    /// Adds a copy of the first operand with a true condition.
    fn copy(&mut self, instruction: Instruction<'_>) -> Result<(), VariantError> {
        for pair in instruction.operands().chunks(2) {
            let [condition, operand] = pair else { continue };
            if self.conditions.holds(instruction, *condition)? {
                return self.push(instruction, Op::CopyObject, &[*operand]);
            }
        }
        Err(VariantError::new(instruction, Kind::NoVariant))
    }

    fn is_about_removed(&self, operands: &[u32]) -> bool {
        operands.first().is_some_and(|id| self.removed.has(*id))
    }

    fn is_about_former_entry_point(&self, operands: &[u32]) -> bool {
        operands.first().is_some_and(|id| self.removed.has_entry_point(*id))
    }

    /// Whether a variant is exported under a name that one in front of it has.
    fn is_taken_linkage(&mut self, operands: &[u32]) -> bool {
        let [id, decoration, name @ ..] = operands else { return false };
        *decoration == Decoration::LinkageAttributes.0
            && name.last() == Some(&LinkageType::Export.0)
            && self.conditions.has_variant(*id)
            && !self.taken.insert((Op::Decorate, name.to_vec()))
    }

    /// Whether no variant in front of this one is an entry point of its model and name.
    fn is_first(&mut self, entry_point: &[u32]) -> bool {
        let [model, _, name @ ..] = entry_point else { return true };
        let Some(text) = LiteralString::read(name) else { return true };
        let words = std::iter::once(model).chain(name.get(..text.word_count()).unwrap_or_default());
        self.taken.insert((Op::EntryPoint, words.copied().collect()))
    }

    /// Returns whether a decoration is the SpecId of an id that is a plain constant now.
    fn is_number_of_constant(&self, operands: &[u32]) -> bool {
        let [id, decoration, ..] = operands else { return false };
        *decoration == Decoration::SpecId.0 && self.conditions.constant(*id).is_some()
    }
}

fn is_of_variants(operands: &[u32]) -> bool {
    let capabilities = [Capability::SpecConditionalINTEL, Capability::FunctionVariantsINTEL];
    operands.first().is_some_and(|capability| capabilities.contains(&Capability(*capability)))
}

fn names_extension(operands: &[u32]) -> bool {
    LiteralString::read(operands).is_some_and(|name| name.bytes().eq(EXTENSION.iter().copied()))
}
