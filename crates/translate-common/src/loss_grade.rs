//! How much a loss matters, and what helps against it: one table for every kind of loss.

use crate::loss::LossKind;

/// How much it matters that something was dropped. The order is from what matters least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LossGrade {
    /// Only what people and tools are told differs: debug information, names of producers.
    Cosmetic,
    /// The program means the same; a compiler is not told something that it could have used.
    Performance,
    /// The program may do something else, or be used differently: a required size, a linkage, a mode of floats.
    Semantic,
}

impl LossGrade {
    /// Every grade, from what matters least.
    pub const ALL: [LossGrade; 3] = [LossGrade::Cosmetic, LossGrade::Performance, LossGrade::Semantic];

    /// The word for it in reports and options.
    pub fn name(self) -> &'static str {
        match self {
            LossGrade::Cosmetic => "cosmetic",
            LossGrade::Performance => "performance",
            LossGrade::Semantic => "semantic",
        }
    }
}

/// Which names of losses a row of the table is about.
#[derive(Clone, Copy)]
enum Names {
    /// This one; what is said behind the name of an attribute about where it stands (`(call)`, `(result)`) aside.
    Is(&'static str),
    /// Those that begin with this.
    Begin(&'static str),
    /// Those that have this within them.
    Have(&'static str),
    /// All.
    Any,
}
use Names::{Any, Begin, Have, Is};

impl Names {
    fn cover(self, name: &str) -> bool {
        match self {
            Is(wanted) => {
                let rest = name.strip_prefix(wanted);
                rest.is_some_and(|rest| matches!(rest, "" | " (call)" | " (result)"))
            }
            Begin(prefix) => name.starts_with(prefix),
            Have(part) => name.contains(part),
            Any => true,
        }
    }
}

/// One row: the losses, their grade, and what helps (empty: nothing does).
type Row = (LossKind, Names, LossGrade, &'static str);

const ALLOW: &str = "allow what it needs (--spirv-ext, --spirv-max-version)";
const VERSION: &str = "write a higher version (--spirv-min-version)";
const OMITTED: &str = "take it out of the list of what the consumer cannot read (--spirv-omit, --target)";
const OPERANDS: &str = "correct the operands in the input";
const DENORMALS: &str = "state it by an execution mode (DenormPreserve, DenormFlushToZero)";

/// The table. The first row that covers a loss counts; the last one of a kind covers whatever is left of it.
const TABLE: &[Row] = {
    use LossGrade::{Cosmetic, Performance, Semantic};
    use LossKind::{
        Attribute, Builtin, DebugInfo, Decoration, Flag, Hint, Linkage, Metadata, Module, Operand,
    };
    &[
        // Attributes are promises, which may be forgotten; these ask for something.
        (
            Attribute,
            Begin("prefix, prologue or gc "),
            Semantic,
            "compile without prefix data and garbage collection",
        ),
        (Attribute, Is("externally_initialized"), Semantic, "give the variable its value inside the module"),
        (Attribute, Is("strictfp"), Semantic, "compile without strict floating point"),
        (Attribute, Is("convergent"), Semantic, ""),
        (Attribute, Is("returns_twice"), Semantic, ""),
        (Attribute, Is("naked"), Semantic, ""),
        (Attribute, Is("\"denormal-fp-math\""), Semantic, DENORMALS),
        (Attribute, Is("\"denormal-fp-math-f32\""), Semantic, DENORMALS),
        (Attribute, Have(" (known since LLVM "), Performance, "write for a newer LLVM (--llvm-version)"),
        (Attribute, Any, Performance, ""),
        (Metadata, Is("!llvm.ident"), Cosmetic, ""),
        (Metadata, Is("!llvm.module.flags"), Cosmetic, ""),
        (Metadata, Is("!opencl.compiler.options"), Cosmetic, ""),
        (Metadata, Is("!spirv.Source"), Cosmetic, ""),
        (Metadata, Is("!srcloc"), Cosmetic, ""),
        (Metadata, Is("!annotation"), Cosmetic, ""),
        // Helper functions run in the groups of the kernels that call them.
        (Metadata, Have(" of a function that is not a kernel"), Performance, ""),
        (Metadata, Begin("!reqd_work_group_size"), Semantic, "give the sizes as positive numbers"),
        (Metadata, Begin("!intel_reqd_sub_group_size"), Semantic, "give the size as a positive number"),
        (
            Metadata,
            Begin("!spirv.MemoryModel"),
            Semantic,
            "compile for the target that the memory model is of",
        ),
        (Metadata, Begin("!spirv.ExecutionMode"), Semantic, "name a kernel of the module"),
        (Metadata, Begin("!spirv.Extension "), Performance, ALLOW),
        (Metadata, Begin("!spirv.Capability "), Performance, ALLOW),
        (Metadata, Begin("!ip_interface"), Semantic, OPERANDS),
        (Metadata, Any, Performance, ""),
        (Flag, Any, Performance, ""),
        // A linkage decides what a module is linked with.
        (Linkage, Is("dll storage class"), Cosmetic, ""),
        (Linkage, Is("partition"), Cosmetic, ""),
        (Linkage, Is("available_externally"), Performance, ""),
        (
            Linkage,
            Have(" visibility"),
            Performance,
            "give internal linkage to what is not to be seen outside",
        ),
        (Linkage, Is("weak"), Semantic, "allow SPV_AMD_weak_linkage by name, or link before the translation"),
        (Linkage, Is("linkonce_odr"), Semantic, "allow SPV_KHR_linkonce_odr (--spirv-ext)"),
        (Linkage, Any, Semantic, "link the modules before they are translated"),
        (
            Hint,
            Have(" of a quotient or a square root"),
            Semantic,
            "allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)",
        ),
        (Hint, Begin("round."), Semantic, "round by a conversion from a wider type, which has a mode"),
        (Hint, Is("fpexcept.strict"), Semantic, "compile without strict floating-point exceptions"),
        (Hint, Have("(the version is too low)"), Performance, VERSION),
        (Hint, Have(" (left out"), Performance, OMITTED),
        (Hint, Any, Performance, ""),
        (DebugInfo, Any, Cosmetic, ""),
        // A translation to LLVM IR settles the specialization constants.
        (Decoration, Is("SpecId"), Cosmetic, "give the constant its value (--spec-const)"),
        (Decoration, Begin("FuncParamAttr (left out"), Semantic, OMITTED),
        (Decoration, Begin("CPacked (left out"), Semantic, OMITTED),
        (Decoration, Begin("SaturatedConversion (left out"), Semantic, OMITTED),
        (Decoration, Begin("Volatile (left out"), Semantic, OMITTED),
        (Decoration, Have(" (left out"), Performance, OMITTED),
        (Decoration, Begin("UserSemantic"), Cosmetic, ALLOW),
        (Decoration, Begin("SpecId "), Semantic, "decorate a specialization constant"),
        (Decoration, Begin("SpecId: "), Semantic, "give the constant its value (--spec-const)"),
        (Decoration, Have("(no executable form)"), Semantic, "run it where shaders have it"),
        (Decoration, Begin("Volatile"), Semantic, "decorate a variable or a pointer"),
        (Decoration, Begin("FPRoundingMode"), Semantic, ALLOW),
        (Decoration, Begin("NoContraction"), Semantic, ""),
        (Decoration, Have("(the version is too low)"), Performance, VERSION),
        (Decoration, Have("(its operands do not fit)"), Performance, OPERANDS),
        (Decoration, Have("(needs "), Performance, ALLOW),
        (Decoration, Any, Performance, ""),
        (Module, Begin("OpModuleProcessed"), Cosmetic, ""),
        (Module, Is("OpMemberName"), Cosmetic, ""),
        (Module, Is("OpName of a type or a constant"), Cosmetic, ""),
        (Module, Begin("instructions of "), Cosmetic, ""),
        (Module, Begin("@llvm.global.annotations"), Cosmetic, ""),
        (Module, Begin("an entry of @llvm.global.annotations"), Cosmetic, ""),
        (Module, Is("@llvm.used"), Performance, ""),
        (Module, Is("@llvm.compiler.used"), Performance, ""),
        (Module, Have("(its operands do not fit)"), Semantic, OPERANDS),
        (Module, Have("(needs "), Semantic, ALLOW),
        (Module, Any, Semantic, ""),
        (Operand, Begin("aliasing"), Performance, ""),
        (Operand, Begin("memory operand"), Performance, ""),
        (Operand, Begin("what OpUntypedPrefetchKHR says"), Performance, ""),
        (Operand, Begin("initialiser"), Semantic, "store the value at the start of the kernel"),
        (Operand, Any, Semantic, ""),
        (Builtin, Any, Semantic, "link what defines it, or take another spelling (--spirv-target-env)"),
    ]
};

/// Metadata that every front end adds and that describes the front end and the machine it compiles for, not the program.
const OF_PRODUCERS: [&str; 2] = ["!llvm.ident", "!llvm.module.flags"];

/// Whether a loss is one that every module has which a front end made, so that no strictness refuses it.
pub(crate) fn is_of_producer(kind: LossKind, name: &str) -> bool {
    kind == LossKind::Metadata && OF_PRODUCERS.contains(&name)
}

/// How much a loss matters, and what helps against it.
pub(crate) fn judge(kind: LossKind, name: &str) -> (LossGrade, Option<&'static str>) {
    let row = TABLE.iter().find(|(of, names, ..)| *of == kind && names.cover(name));
    // The table is complete over the kinds, which a test holds it to.
    let (grade, remedy) = row.map_or((LossGrade::Semantic, ""), |row| (row.2, row.3));
    (grade, (!remedy.is_empty()).then_some(remedy))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_last_row_and_nothing_behind_it() {
        for kind in LossKind::ALL {
            let rows: Vec<_> = TABLE.iter().filter(|row| row.0 == kind).collect();
            let last = rows.iter().position(|row| matches!(row.1, Any));
            assert_eq!(last, Some(rows.len() - 1), "{kind:?}");
        }
    }

    #[test]
    fn no_row_is_hidden_by_an_earlier_one() {
        for (at, (kind, names, ..)) in TABLE.iter().enumerate() {
            let example = match names {
                Is(name) | Begin(name) | Have(name) => *name,
                Any => continue,
            };
            let first = TABLE.iter().position(|row| row.0 == *kind && row.1.cover(example));
            assert_eq!(first, Some(at), "{kind:?} {example}");
        }
    }

    #[test]
    fn where_an_attribute_stands_does_not_matter() {
        for name in ["convergent", "convergent (call)"] {
            assert_eq!(judge(LossKind::Attribute, name).0, LossGrade::Semantic);
        }
        assert_eq!(judge(LossKind::Attribute, "convergent2").0, LossGrade::Performance);
        let (grade, remedy) = judge(LossKind::Decoration, "UserSemantic (the version is too low)");
        assert!(grade == LossGrade::Cosmetic && remedy.is_some());
    }
}
