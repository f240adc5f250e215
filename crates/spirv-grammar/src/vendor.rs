//! Names and forms of Khronos' SPIRV-LLVM-Translator that the grammar does not have.
//!
//! Opcodes, values and extensions that it uses and that were never registered are in `grammar/vendor.json`, and so in
//! the tables of this crate.

use crate::{Names, Op};

/// Instruction numbers of the extended set `NonSemantic.AuxData`, in which that translator keeps attributes and
/// metadata of LLVM.
pub mod aux_data {
    /// The name given to OpExtInstImport.
    pub const SET: &str = "NonSemantic.AuxData";
    /// Function, kind as string, operands.
    pub const FUNCTION_METADATA: u32 = 0;
    /// Function, name as string, optional value as string.
    pub const FUNCTION_ATTRIBUTE: u32 = 1;
    /// Variable, kind as string, operands.
    pub const GLOBAL_VARIABLE_METADATA: u32 = 2;
    /// Variable, name as string, optional value as string.
    pub const GLOBAL_VARIABLE_ATTRIBUTE: u32 = 3;
    /// Global, linkage that SPIR-V has no word for.
    pub const LINKAGE: u32 = 4;
    /// The constant of that for `available_externally`.
    pub const AVAILABLE_EXTERNALLY: u32 = 0;
}

/// Debug information: what only translators write.
pub mod debug_info {
    use crate::ext::open_cl_debug_info100::OpenClDebugInfo100;
    use crate::{ExtInstSet, OperandFacts, OperandKind, Quantifier};
    use std::borrow::Cow;

    /// `OpenCL.DebugInfo.100` under the name that it had before it was registered.
    pub const LEGACY_SET: &str = "SPIRV.debug";
    /// The newest version of the set without a meaning.
    pub const SHADER_200: &str = "NonSemantic.Shader.DebugInfo.200";
    /// The instructions that only that version has, by number.
    pub const ADDED: &[(u32, &str)] = &[
        (200, "DebugModule"),
        (201, "DebugTypeSubrange"),
        (202, "DebugTypeArrayDynamic"),
        (203, "DebugTypeString"),
    ];

    /// Which operands an instruction of a set has.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Form {
        /// Those of the specification.
        Registered,
        /// Those of another instruction.
        Of(u32),
        /// A word more, which says nothing, behind so many operands.
        WithUnused(usize),
        /// The operand behind so many, and the one behind it, the other way round.
        Swapped(usize),
    }

    impl Form {
        /// The operands of an instruction in this form, in their order; `None` for an unknown number.
        pub fn operands(self, set: ExtInstSet, number: u32) -> Option<Cow<'static, [OperandFacts]>> {
            let number = if let Form::Of(other) = self { other } else { number };
            let mut operands = Cow::Borrowed(set.operands(number)?);
            match self {
                Form::Registered | Form::Of(_) => {}
                Form::WithUnused(at) => {
                    let unused = OperandFacts::unnamed(OperandKind::LiteralInteger, Quantifier::One);
                    let at = at.min(operands.len());
                    operands.to_mut().insert(at, unused);
                }
                Form::Swapped(at) if at + 1 < operands.len() => operands.to_mut().swap(at, at + 1),
                Form::Swapped(_) => {}
            }
            Some(operands)
        }
    }

    const IMPORTED_ENTITY: u32 = 34;

    /// What the translator of Khronos has in the set with literals in place of what is registered: the numbers of names of
    /// templates and packs of their parameters the other way round, and an operand more for what is imported. A 0 where
    /// an id should be tells; of modules, which `is_scope` of two operands. Operands of a text are as good as words, if those
    /// that are 0 are told from those that are ids.
    pub fn form(set: ExtInstSet, number: u32, operands: &[u32], is_scope: impl Fn(u32) -> bool) -> Form {
        const NAMES: u32 = OpenClDebugInfo100::DebugTypeTemplateTemplateParameter.0;
        const MODULE: u32 = OpenClDebugInfo100::DebugModuleINTEL.0;
        const PACKS: u32 = OpenClDebugInfo100::DebugTypeTemplateParameterPack.0;
        match (number, operands) {
            _ if set != ExtInstSet::OpenClDebugInfo100 => Form::Registered,
            (NAMES, [_, _, 0, ..]) => Form::Of(PACKS),
            (PACKS, [_, _, _, _, 0]) => Form::Of(NAMES),
            (IMPORTED_ENTITY, operands) if operands.len() == 8 => Form::WithUnused(2),
            (MODULE, &[_, _, line, scope, ..]) if !is_scope(line) && is_scope(scope) => Form::Swapped(2),
            _ => Form::Registered,
        }
    }
}

/// Opcodes that the translator calls otherwise than the grammar, other than by `INTEL` for `ALTERA`.
const TRANSLATOR_NAMES: &[(Op, &str)] = &[
    (Op::SDot, "SDotKHR"),
    (Op::UDot, "UDotKHR"),
    (Op::SUDot, "SUDotKHR"),
    (Op::SDotAccSat, "SDotAccSatKHR"),
    (Op::UDotAccSat, "UDotAccSatKHR"),
    (Op::SUDotAccSat, "SUDotAccSatKHR"),
    (Op::ControlBarrierArriveEXT, "ControlBarrierArriveINTEL"),
    (Op::ControlBarrierWaitEXT, "ControlBarrierWaitINTEL"),
];

/// The name of an opcode, without `Op`, in that translator's text and in the functions that it calls. The grammar has
/// it as the name or as an alias.
pub fn translator_name(op: Op) -> Option<&'static str> {
    let facts = op.facts()?;
    let own = TRANSLATOR_NAMES.iter().find(|(known, _)| *known == op).map(|(_, name)| *name);
    Some(own.unwrap_or_else(|| older_name(facts.name, facts.aliases)))
}

/// The `…INTEL` alias of what is called `…ALTERA` now; any other name as it is.
pub fn older_name(name: &'static str, aliases: Names) -> &'static str {
    let Some(stem) = name.strip_suffix("ALTERA") else { return name };
    let is_intel = |alias: &&str| alias.strip_suffix("INTEL") == Some(stem);
    aliases.iter().find(is_intel).unwrap_or(name)
}
