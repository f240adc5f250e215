//! Specialization of modules with variants of functions for several devices (SPV_INTEL_function_variants) to one device.
//!
//! A construct for some devices only has the id of a Boolean specialization constant as its condition: capabilities,
//! extensions and entry points by instructions of their own, everything else by the decoration ConditionalINTEL. For a
//! known device every such constant has a value, and the result is a module without a trace of the extension
//! (section "Specialization" of the extension).

mod conditions;
mod error;
mod kept;
mod removed;

pub use error::{VariantError, VariantErrorKind};

use conditions::Conditions;
use removed::Removed;
use spirv_grammar::Op;
use spirv_module::{Device, Module};

/// A module for one device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfDevice {
    /// The module.
    pub module: Module,
    /// Of each of its instructions, the one of the whole module that it was: its number and its word offset.
    pub origins: Vec<(u32, u32)>,
    /// The numbers (SpecId) of the specialization constants that have become constants.
    pub decided: Vec<u32>,
}

/// Returns the module for one device: conditions are decided, and constructs for other devices are removed, with the
/// capabilities and the extension for variants. If several variants of one name match, the first one gets the name. A
/// module without variants is unchanged.
///
/// `chosen` returns the values of Boolean specialization constants by their numbers (SpecId); the others have their
/// default values. Ids keep their numbers.
///
/// # Errors
/// The first invalid condition, choice without a variant for this device, or instruction that needs a removed one.
pub fn for_device(
    module: &Module,
    device: &Device,
    chosen: impl FnMut(u32) -> Option<bool>,
) -> Result<OfDevice, VariantError> {
    let conditions = Conditions::of(module, device, chosen)?;
    let removed = Removed::of(module, &conditions)?;
    let (list, origins) = kept::instructions(module, &conditions, &removed)?;
    let left = Module::of_instructions(module.header, list);
    if let Some((number, needed)) = removed.needed_by(&left)
        && let Some((index, _)) = origins.get(number)
        && let Some(instruction) = module.instruction(*index as usize)
    {
        return Err(VariantError::new(instruction, VariantErrorKind::Needed(needed)));
    }
    Ok(OfDevice { module: left, origins, decided: conditions.decided() })
}

/// Whether something in a module is for some devices only. A choice in a function alone (OpConditionalCopyObjectINTEL) is an
/// instruction like others.
pub fn has_variants(module: &Module) -> bool {
    let mut globals = module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    globals.any(|instruction| {
        conditions::is_of_device(instruction.op())
            || conditions::decorated(instruction).is_some()
            || matches!(
                instruction.op(),
                Op::ConditionalCapabilityINTEL
                    | Op::ConditionalExtensionINTEL
                    | Op::ConditionalEntryPointINTEL
            )
    })
}

#[cfg(test)]
mod tests;
