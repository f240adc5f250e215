//! Rules that widely used producers break though it is clear what they mean.
//!
//! Runtimes have to run such modules, so they are translated, with a warning that names the rule. Other
//! violations are rejected; [`check`](crate::check()) rejects all of them.

use super::{CheckError, CheckErrorKind};
use crate::walk::OperandErrorKind;
use spirv_grammar::Op;

/// A rule that a module may break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs, reason = "their facts have it")]
pub enum Tolerance {
    PhiParentRepeated,
    PhiNotFirst,
    BlockBeforeDominator,
    TypesOfPointers,
    OneComponent,
    WrappedKernel,
    ComponentOfBuiltin,
    ImportWithInitializer,
    MergeOutOfPlace,
    AnyOfIntegers,
    ValueForItsType,
    LifetimeOfOthers,
    RepeatedDecoration,
    DecorationOperands,
    UniversalLimits,
    StringOutOfPlace,
    NameOfNothing,
}

/// The facts about a [`Tolerance`].
#[derive(Clone, Copy, Debug)]
pub struct ToleranceFacts {
    /// The rule that is broken.
    pub rule: &'static str,
    /// The interpretation of the construct.
    pub meaning: &'static str,
    /// The producers of such modules.
    pub producer: &'static str,
    /// The file test in `test-corpus/tolerated`, without its ending.
    pub regression: &'static str,
}

const KHRONOS: &str = "the Khronos translator";
const KHRONOS_15: &str = "the Khronos translator up to LLVM 21, and with it Julia";
const BACKEND: &str = "LLVM's SPIR-V backend";

impl Tolerance {
    /// Every tolerance.
    pub const ALL: &'static [Tolerance] = &[
        Tolerance::PhiParentRepeated,
        Tolerance::PhiNotFirst,
        Tolerance::BlockBeforeDominator,
        Tolerance::TypesOfPointers,
        Tolerance::OneComponent,
        Tolerance::WrappedKernel,
        Tolerance::ComponentOfBuiltin,
        Tolerance::ImportWithInitializer,
        Tolerance::MergeOutOfPlace,
        Tolerance::AnyOfIntegers,
        Tolerance::ValueForItsType,
        Tolerance::LifetimeOfOthers,
        Tolerance::RepeatedDecoration,
        Tolerance::DecorationOperands,
        Tolerance::UniversalLimits,
        Tolerance::StringOutOfPlace,
        Tolerance::NameOfNothing,
    ];

    /// Returns the facts about it.
    #[expect(clippy::too_many_lines, reason = "flat match over tolerances: a table")]
    pub const fn facts(self) -> ToleranceFacts {
        match self {
            Tolerance::PhiParentRepeated => ToleranceFacts {
                rule: "OpPhi names each predecessor once",
                meaning: "the predecessor has the same value both times",
                producer: KHRONOS,
                regression: "phi_parent_repeated",
            },
            Tolerance::PhiNotFirst => ToleranceFacts {
                rule: "OpPhi comes before everything else in its block",
                meaning: "it is evaluated on entry to the block all the same",
                producer: KHRONOS,
                regression: "phi_not_first",
            },
            Tolerance::BlockBeforeDominator => ToleranceFacts {
                rule: "a block comes behind the block that dominates it",
                meaning: "the order of blocks has no meaning; dominance itself is checked",
                producer: KHRONOS,
                regression: "block_before_dominator",
            },
            Tolerance::TypesOfPointers => ToleranceFacts {
                rule: "operands are of the very type that is asked for",
                meaning: "the types differ in pointee types, or are declared twice: LLVM's types are the same",
                producer: BACKEND,
                regression: "types_of_pointers",
            },
            Tolerance::OneComponent => ToleranceFacts {
                rule: "a vector has at least two components",
                meaning: "a vector of one component",
                producer: BACKEND,
                regression: "one_component",
            },
            Tolerance::WrappedKernel => ToleranceFacts {
                rule: "the name of an entry point is not the linkage name of another function",
                meaning: "the entry point only calls that function: they are one kernel",
                producer: KHRONOS_15,
                regression: "wrapped_kernel",
            },
            Tolerance::ComponentOfBuiltin => ToleranceFacts {
                rule: "a component that is taken out of a vector exists",
                meaning: "the result of the function for a dimension beyond the third",
                producer: KHRONOS,
                regression: "component_of_builtin",
            },
            Tolerance::ImportWithInitializer => ToleranceFacts {
                rule: "an imported variable has no initializer",
                meaning: "the value that the variable has where it is defined",
                producer: BACKEND,
                regression: "import_with_initializer",
            },
            Tolerance::MergeOutOfPlace => ToleranceFacts {
                rule: "a merge instruction is the last but one of its block",
                meaning: "the block is the header all the same",
                producer: KHRONOS,
                regression: "merge_out_of_place",
            },
            Tolerance::AnyOfIntegers => ToleranceFacts {
                rule: "OpAny and OpAll take a vector of truth values",
                meaning: "whether the highest bit is set, as OpenCL's functions ask of integers",
                producer: BACKEND,
                regression: "any_of_integers",
            },
            Tolerance::ValueForItsType => ToleranceFacts {
                rule: "OpCooperativeMatrixLengthKHR names a type",
                meaning: "the type of the value that is named",
                producer: KHRONOS,
                regression: "value_for_its_type",
            },
            Tolerance::LifetimeOfOthers => ToleranceFacts {
                rule: "OpLifetimeStart and OpLifetimeStop are about memory of the function",
                meaning: "nothing: other memory lives as long as it does",
                producer: KHRONOS,
                regression: "lifetime_of_others",
            },
            Tolerance::RepeatedDecoration => ToleranceFacts {
                rule: "an id has a decoration once",
                meaning: "the same, declared once",
                producer: KHRONOS,
                regression: "repeated_decoration",
            },
            Tolerance::DecorationOperands => ToleranceFacts {
                rule: "a decoration has the operands of the published grammar",
                meaning: "those, and additions of an extension, which are preserved or reported",
                producer: KHRONOS,
                regression: "decoration_operands",
            },
            Tolerance::UniversalLimits => ToleranceFacts {
                rule: "a module keeps the universal limits",
                meaning: "the same as in a smaller module",
                producer: "every compiler, from generated sources",
                regression: "universal_limits",
            },
            Tolerance::StringOutOfPlace => ToleranceFacts {
                rule: "OpString comes before names, decorations and types",
                meaning: "the same text",
                producer: KHRONOS,
                regression: "string_out_of_place",
            },
            Tolerance::NameOfNothing => ToleranceFacts {
                rule: "OpName names an id that the module defines",
                meaning: "nothing",
                producer: BACKEND,
                regression: "name_of_nothing",
            },
        }
    }

    /// Returns the tolerance for an error of the structural checks; `None` if it is not tolerated.
    ///
    /// Whether the meaning is clear in the instance at hand (that LLVM's types are the same, that definitions dominate
    /// their uses) is for the translation to see, which refuses it otherwise.
    pub(crate) fn of(error: &CheckError) -> Option<Tolerance> {
        Some(match &error.kind {
            CheckErrorKind::PhiParentRepeated { .. } => Tolerance::PhiParentRepeated,
            CheckErrorKind::PhiNotFirst => Tolerance::PhiNotFirst,
            CheckErrorKind::MergeOutOfPlace => Tolerance::MergeOutOfPlace,
            CheckErrorKind::UsedBeforeDominator { .. } => Tolerance::BlockBeforeDominator,
            CheckErrorKind::ConstituentType { .. }
            | CheckErrorKind::ArgumentType { .. }
            | CheckErrorKind::CallResultType { .. }
            | CheckErrorKind::ReturnType { .. }
            | CheckErrorKind::PhiValueType => Tolerance::TypesOfPointers,
            CheckErrorKind::CountTooSmall { what: "the component count", count: 1 } => {
                Tolerance::OneComponent
            }
            CheckErrorKind::Operand(OperandErrorKind::Left { .. })
                if error.instruction.is_some_and(|(_, op)| op == Op::Decorate) =>
            {
                Tolerance::DecorationOperands
            }
            CheckErrorKind::UniversalLimit { .. } => Tolerance::UniversalLimits,
            CheckErrorKind::Undefined if error.instruction.is_some_and(|(_, op)| op == Op::Name) => {
                Tolerance::NameOfNothing
            }
            CheckErrorKind::SectionOrder { .. }
                if error.instruction.is_some_and(|(_, op)| op == Op::String) =>
            {
                Tolerance::StringOutOfPlace
            }
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_regression_file_of_its_own() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test-corpus/tolerated");
        let mut files = std::collections::BTreeSet::new();
        for tolerance in Tolerance::ALL {
            let facts = tolerance.facts();
            let path = format!("{folder}/{}.spvasm", facts.regression);
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let warning = text.replace("\n;>", "").contains(facts.rule);
            assert!(warning, "{path} does not expect the warning: {}", facts.rule);
            assert!(files.insert(facts.regression), "{tolerance:?} shares its file");
        }
        let found = std::fs::read_dir(folder)
            .unwrap()
            .filter_map(|file| file.unwrap().file_name().into_string().ok());
        let tests = found.filter(|name| name.ends_with(".spvasm"));
        assert_eq!(tests.count(), files.len(), "a file without its tolerance");
    }
}
