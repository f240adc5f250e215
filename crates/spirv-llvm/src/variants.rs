//! Modules with variants of functions for several devices: choosing those for the device in the options.

use crate::error::{self, Error};
use crate::limits;
use spirv_module::{Instruction, LiteralString, Module, Op};
use spirv_passes::variants::{VariantError, VariantErrorKind, for_device, has_variants};
use spirv_to_llvm::Output;
use std::borrow::Cow;
use translate_common::problems::{OptionProblem, RequirementProblem};
use translate_common::{Diagnostic, Options, Place, SpecType, SpecValueError, SpirvPlace};

/// The extension of such modules.
const EXTENSION: &str = "SPV_INTEL_function_variants";

/// Specializes a SPIR-V binary with variants of functions for several devices (SPV_INTEL_function_variants) to one device
/// ([`LlvmOptions::device`](crate::LlvmOptions::device)): the result has no trace of the extension, for tools and drivers
/// that do not support it. A binary without variants remains unchanged. Conditions can also be decided by
/// [`LlvmOptions::specialization`](crate::LlvmOptions::specialization).
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Translate`] for a module with variants that cannot be
/// chosen, for example if no device is named, or if a remaining construct needs a removed one.
pub fn spirv_for_device(spirv: &[u8], options: &Options) -> Result<Vec<u8>, Error> {
    let options = &*options.started();
    error::guard(|| {
        limits::admit(spirv, options)?;
        let module = Module::decode(spirv).map_err(error::read_spirv)?;
        limits::admit_spirv(&module, options)?;
        let left = choose(module, options)?;
        let checked = error::check_spirv(spirv_module::check_tolerantly(&left.module).0);
        checked.map_err(|error| left.with_error(error))?;
        Ok(left.module.encode())
    })
}

/// The remedy if no device is named, and the choices of the device that the options name.
pub(crate) struct OfOptions<'o> {
    pub(crate) module: Module,
    /// The options that are left for it.
    pub(crate) options: Cow<'o, Options>,
    /// The number and the word offset in the file of its instructions; empty if they are unchanged.
    origins: Vec<(u32, u32)>,
}

impl OfOptions<'_> {
    /// The result of a translation of it, with the places that are in the file.
    pub(crate) fn with_places(&self, result: Result<Output, Error>) -> Result<Output, Error> {
        match result {
            Ok(mut output) => {
                output.warnings.places_mut().for_each(|place| self.find(place));
                output.losses.places_mut().for_each(|place| self.find(place));
                Ok(output)
            }
            Err(error) => Err(self.with_error(error)),
        }
    }

    fn with_error(&self, mut error: Error) -> Error {
        let (diagnostics, losses) = error.parts_mut();
        diagnostics.places_mut().for_each(|place| self.find(place));
        losses.into_iter().flat_map(|losses| losses.places_mut()).for_each(|place| self.find(place));
        error
    }

    fn find(&self, place: &mut Place) {
        if let Place::Spirv(place) = place
            && let Some(number) = place.instruction
            && let Some(&(index, offset)) = self.origins.get(number as usize)
        {
            (place.instruction, place.word_offset) = (Some(index), offset);
        }
    }
}

/// Specializes a module to the device that the options name.
pub(crate) fn choose<'o>(module: Module, options: &'o Options) -> Result<OfOptions<'o>, Error> {
    let declaration = declaration(&module).filter(|_| options.llvm.device.is_some() || has_variants(&module));
    let Some(variants) = declaration else {
        return Ok(OfOptions { module, options: Cow::Borrowed(options), origins: Vec::new() });
    };
    let Some(device) = &options.llvm.device else {
        let place = error::place_of_instruction(variants);
        return Err(Error::Translate(OptionProblem::NoDevice.at(place).into()));
    };
    if !options.spirv.extensions.allows_reading(EXTENSION) {
        let problem = RequirementProblem::Extension { name: EXTENSION.to_owned() };
        return Err(Error::Translate(problem.at(error::place_of_instruction(variants)).into()));
    }
    let mut misfit = None;
    let left = for_device(&module, device, |number| {
        let (_, value) = options.llvm.specialization.iter().rfind(|(wanted, _)| *wanted == number)?;
        match value.fit(SpecType { width: 1, is_float: false }) {
            Ok(bits) => Some(bits != 0),
            Err(why) => {
                misfit.get_or_insert((number, why));
                None
            }
        }
    });
    let left = left.map_err(|error| Error::Translate(cannot_choose(&error).into()))?;
    if let Some((number, why)) = misfit.filter(|(number, _)| left.decided.contains(number)) {
        return Err(Error::Translate(not_boolean(number, why).into()));
    }
    let mut options = options.clone();
    options.llvm.specialization.retain(|(number, _)| !left.decided.contains(number));
    Ok(OfOptions { module: left.module, options: Cow::Owned(options), origins: left.origins })
}

/// Returns the instruction by which a module declares variants.
fn declaration(module: &Module) -> Option<Instruction<'_>> {
    let mut declarations =
        module.instructions().take_while(|instruction| instruction.op() != Op::MemoryModel);
    declarations.find(|instruction| {
        let name = (instruction.op() == Op::Extension).then(|| LiteralString::read(instruction.operands()));
        name.flatten().is_some_and(|name| name.bytes().eq(EXTENSION.bytes()))
    })
}

fn not_boolean(number: u32, why: SpecValueError) -> Diagnostic {
    OptionProblem::Condition { number, why }.at(Place::Module)
}

fn cannot_choose(error: &VariantError) -> Diagnostic {
    let place = SpirvPlace {
        word_offset: error.offset,
        instruction: Some(error.index),
        opcode: error.op.to_string(),
        ..SpirvPlace::default()
    };
    let why = error.kind.to_string();
    let problem = match error.kind {
        VariantErrorKind::NoVariant => OptionProblem::NoVariant { why },
        VariantErrorKind::Undecided(_) => OptionProblem::Undecided { why },
        VariantErrorKind::Needed(_) => OptionProblem::NeededVariant { why },
        _ => OptionProblem::InvalidVariants { why },
    };
    problem.at(Place::Spirv(place))
}
