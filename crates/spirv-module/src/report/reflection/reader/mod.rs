//! Reads the instructions of `NonSemantic.ClspvReflection`.

mod arguments;
mod operands;
mod program;

use super::{Kernel, Reflection};
use crate::definitions::Definitions;
use crate::instruction::Id;
use crate::literal_string::LiteralString;
use crate::module::Module;
use crate::report::{Budget, MOST_LISTED, ReportTooLong};
use operands::{Operands, Problem};
use spirv_grammar::ext::clspv_reflection::{ClspvReflection as Set, KernelPropertyFlags};
use spirv_grammar::{ExtInstSet, Op};
use std::collections::HashMap;

/// Returns the reflection of a module; `None` if it does not import the instruction set.
///
/// # Errors
/// The texts of the reflection are longer than the module and 2<sup>20</sup> words: many instructions can name one text.
pub(in crate::report) fn read(
    module: &Module,
    definitions: &Definitions<'_>,
) -> Result<Option<Reflection>, ReportTooLong> {
    let mut revision = None;
    for import in module.instructions().filter(|inst| inst.op() == Op::ExtInstImport) {
        if import.result().is_some_and(|id| is_reflection(definitions, id)) {
            let name = LiteralString::read(import.operands()).map(|name| name.to_string_lossy());
            let number = name.and_then(|name| name.rsplit('.').next()?.parse().ok());
            revision.get_or_insert(number.unwrap_or(0));
        }
    }
    let Some(revision) = revision else { return Ok(None) };
    let words: usize = module.instructions().map(|inst| inst.words().len()).sum();
    let mut reader = Reader {
        budget: Budget(words.saturating_add(MOST_LISTED)),
        reflection: Reflection { revision, ..Reflection::default() },
        kernels: HashMap::new(),
    };
    for inst in module.instructions().filter(|inst| inst.op() == Op::ExtInst) {
        let &[set, number, ref ids @ ..] = inst.operands() else { continue };
        if !is_reflection(definitions, Id(set)) {
            continue;
        }
        match reader.read(Set(number), inst.result(), Operands { definitions, ids }) {
            Ok(()) => {}
            Err(Problem::NotAllowed) => reader.reflection.ignored.push(inst.index()),
            Err(Problem::TooLong) => return Err(ReportTooLong),
        }
    }
    Ok(Some(reader.reflection))
}

fn is_reflection(definitions: &Definitions<'_>, set: Id) -> bool {
    definitions.import(set).is_some_and(|import| import.set == Some(ExtInstSet::ClspvReflection))
}

struct Reader {
    /// The words of text that may still be copied.
    budget: Budget,
    reflection: Reflection,
    /// The kernels by the ids of their instructions.
    kernels: HashMap<Id, usize>,
}

impl Reader {
    fn read(&mut self, number: Set, id: Option<Id>, operands: Operands<'_, '_>) -> Result<(), Problem> {
        match number {
            Set::Kernel => self.kernel(id, operands),
            // Read again with each argument that names it.
            Set::ArgumentInfo => arguments::declaration(operands, &mut self.budget).map(drop),
            Set::PropertyRequiredWorkgroupSize => {
                let size = operands.three_values(1)?;
                self.kernel_of(operands)?.required_workgroup_size = Some(size);
                Ok(())
            }
            _ => {
                if let Some((kind, used)) = arguments::kind(number, operands)? {
                    let argument = arguments::argument(kind, operands, used, &mut self.budget)?;
                    self.kernel_of(operands)?.arguments.push(argument);
                } else if let Some(info) = arguments::image_channel(number, operands)? {
                    self.kernel_of(operands)?.image_channels.push(info);
                } else if number == Set::NormalizedSamplerMaskPushConstant {
                    let mask = (operands.value(1)?, operands.range(2)?);
                    self.kernel_of(operands)?.sampler_masks.push(mask);
                } else {
                    program::read(&mut self.reflection, number, operands, &mut self.budget)?;
                }
                Ok(())
            }
        }
    }

    fn kernel(&mut self, id: Option<Id>, operands: Operands<'_, '_>) -> Result<(), Problem> {
        let flags = operands.optional_value(3)?.unwrap_or(0);
        let kernel = Kernel {
            function: operands.id(0)?,
            name: operands.text(1, &mut self.budget)?,
            argument_count: operands.optional_value(2)?,
            may_use_printf: KernelPropertyFlags(flags).contains(KernelPropertyFlags::MayUsePrintf),
            attributes: operands.optional_text(4, &mut self.budget)?.filter(|text| !text.is_empty()),
            required_workgroup_size: None,
            arguments: Vec::new(),
            image_channels: Vec::new(),
            sampler_masks: Vec::new(),
        };
        self.kernels.extend(id.map(|id| (id, self.reflection.kernels.len())));
        self.reflection.kernels.push(kernel);
        Ok(())
    }

    /// Returns the kernel that the first operand names.
    fn kernel_of(&mut self, operands: Operands<'_, '_>) -> Result<&mut Kernel, Problem> {
        let at = self.kernels.get(&operands.id(0)?);
        at.and_then(|&at| self.reflection.kernels.get_mut(at)).ok_or(Problem::NotAllowed)
    }
}

#[cfg(test)]
mod tests {
    use crate::{ReportTooLong, Version, assemble, report};

    /// Returns a module in which `uses` formats have the same text of `length` letters.
    fn shared_text(length: usize, uses: usize) -> String {
        let formats = (0..uses).map(|at| format!("%f{at} = OpExtInst %void %set PrintfInfo %n %text\n"));
        format!(
            "OpCapability Shader\n%set = OpExtInstImport \"NonSemantic.ClspvReflection.5\"\n\
             OpMemoryModel Logical GLSL450\n%text = OpString \"{}\"\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n\
             %n = OpConstant %uint 1\n{}",
            "x".repeat(length),
            formats.collect::<String>(),
        )
    }

    #[test]
    fn a_text_that_many_instructions_name_is_not_copied_without_end() {
        let module = |uses| assemble(&shared_text(200_000, uses), Version::V1_3).unwrap();
        assert_eq!(report(&module(5)).unwrap().reflection.unwrap().printf_formats.len(), 5);
        assert_eq!(report(&module(30)), Err(ReportTooLong));
    }
}
