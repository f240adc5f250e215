//! The grade and the remedy of each loss.

use super::{AttributeName, LossGrade, LossReason, Lost};
use LossGrade::{Cosmetic, Performance, Semantic};
use llvm_model::{AttrKind, Linkage};
use spirv_grammar::Decoration;

/// The grade of a loss, and its remedy, if there is one.
pub(crate) type Facts = (LossGrade, Option<&'static str>);

const ALLOW: Option<&str> =
    Some("allow the required extension or version (--spirv-ext, --spirv-max-version)");
const VERSION: Option<&str> = Some("write a higher version (--spirv-min-version)");
const OMITTED: Option<&str> = Some("remove it from the list of omitted constructs (--spirv-omit, --target)");
const OPERANDS: Option<&str> = Some("correct the operands in the input");
const DENORMALS: Option<&str> = Some("use an execution mode (DenormPreserve, DenormFlushToZero)");
const SPECIALIZE: Option<&str> = Some("set the value of the constant (--spec-const)");

/// Grades a loss. Attributes and hints are promises that may be dropped; a linkage decides how a module is linked, and
/// a mode the results of the program.
pub(crate) fn facts(lost: &Lost) -> Facts {
    match lost {
        Lost::Attribute(name, _) => attribute(name),
        Lost::FunctionControl(_) | Lost::ResultAttribute | Lost::UnnamedAddr => (Performance, None),
        Lost::FunctionData => (Semantic, Some("compile without prefix data and garbage collection")),
        Lost::ExternallyInitialized => (Semantic, Some("initialize the variable inside the module")),
        Lost::NewerThanOutput(_, Some(_)) => (Performance, Some("write for a newer LLVM (--llvm-version)")),
        Lost::NewerThanOutput(_, None) => (Performance, None),
        Lost::Metadata(name, reason) => metadata(name, reason),
        Lost::StatedExtension(_) | Lost::StatedCapability(_) => (Performance, ALLOW),
        Lost::Summary | Lost::SourceLanguage(_) | Lost::ProcessWithoutText => (Performance, None),
        Lost::Flag(name) => (Performance, of_flag(name)),
        Lost::Linkage(linkage) => of_linkage(*linkage),
        Lost::Visibility(_) => {
            (Performance, Some("use internal linkage for symbols that other modules do not need"))
        }
        Lost::DllStorage | Lost::Partition => (Cosmetic, None),
        Lost::Section(_) | Lost::Comdat | Lost::Alias => (Semantic, LINK),
        Lost::Hint(name) => hint(name),
        Lost::ModeHint(..) => (Performance, None),
        Lost::Rounding { by_extension: true, .. } => {
            (Semantic, Some("allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)"))
        }
        Lost::Rounding { by_extension: false, .. } => {
            (Semantic, Some("convert from a wider type with a rounding mode"))
        }
        Lost::StrictExceptions => (Semantic, Some("compile without strict floating-point exceptions")),
        Lost::PrintedAddress => (Semantic, Some("print the number of an element instead")),
        Lost::Precision(_) => (Semantic, Some("allow the feature float64 of the device (--device-features)")),
        Lost::LoopControl(_, reason) | Lost::Instruction(_, reason) => (Performance, remedy(reason)),
        Lost::DebugInfo(_) => (Cosmetic, None),
        Lost::Decoration(decoration, reason) => of_decoration(*decoration, reason),
        Lost::DefaultTaken(_) => (Semantic, SPECIALIZE),
        Lost::Decorations(_) => (Performance, None),
        Lost::ExecutionMode(_, reason) => (Semantic, remedy(reason)),
        Lost::WorkGroupSize(_) => (Semantic, OPERANDS),
        Lost::ModuleProcessed | Lost::MemberName | Lost::Name => (Cosmetic, None),
        Lost::NonSemantic(_) | Lost::Annotations(_) => (Cosmetic, None),
        Lost::SpecialGlobal(name) => special_global(name),
        Lost::ConstructorKey(_) => (Semantic, None),
        Lost::AccessHint(_) | Lost::MemoryOperand(_) => (Performance, None),
        Lost::LocalInitializer => (Semantic, Some("store the value at the start of the kernel")),
        Lost::Bundle(_) | Lost::Operand(_) => (Semantic, None),
        Lost::Builtin(_) => {
            (Semantic, Some("link a definition, or select another spelling (--spirv-target-env)"))
        }
    }
}

/// Returns whether a loss is one that every module of a front end has: metadata about the front end and the machine that
/// it compiles for, not about the program. No strictness refuses it.
pub(crate) fn is_of_producer(lost: &Lost) -> bool {
    matches!(lost, Lost::Metadata(name, LossReason::NoForm) if matches!(&**name, "llvm.ident" | "llvm.module.flags"))
}

const LINK: Option<&str> = Some("link the modules before they are translated");

/// The remedy for a flag of an operator. Flags of other instructions have names of their own.
fn of_flag(name: &str) -> Option<&'static str> {
    match name {
        "nuw" | "nsw" => Some(
            "allow SPV_KHR_no_integer_wrap_decoration (--spirv-ext), or write SPIR-V 1.4 (--spirv-min-version)",
        ),
        "contract" | "reassoc" => {
            Some("allow SPV_KHR_float_controls2 (--spirv-ext), if it is a flag of arithmetic")
        }
        _ => None,
    }
}

/// An intrinsic that is a hint. A trap is one for LLVM's passes, but a kernel that goes on does something else.
fn hint(name: &str) -> Facts {
    match name {
        "llvm.trap" | "llvm.ubsantrap" => {
            (Semantic, Some("allow SPV_KHR_abort (--spirv-ext), which ends the kernel"))
        }
        "llvm.debugtrap" => (Cosmetic, None),
        "llvm.assume" | "llvm.expect" => (Performance, Some("allow SPV_KHR_expect_assume (--spirv-ext)")),
        "llvm.arithmetic.fence" => (Performance, Some("allow SPV_EXT_arithmetic_fence (--spirv-ext)")),
        _ => (Performance, None),
    }
}

/// An attribute that requests something, or is only a promise.
fn attribute(name: &AttributeName) -> Facts {
    match name {
        AttributeName::Kind(AttrKind::STRICT_FP) => (Semantic, Some("compile without strict floating point")),
        AttributeName::Kind(AttrKind::CONVERGENT | AttrKind::RETURNS_TWICE | AttrKind::NAKED) => {
            (Semantic, None)
        }
        AttributeName::Key(key) if matches!(&**key, "denormal-fp-math" | "denormal-fp-math-f32") => {
            (Semantic, DENORMALS)
        }
        AttributeName::Kind(_) | AttributeName::Key(_) => (Performance, None),
    }
}

/// An attachment or a named node by its name.
fn metadata(name: &str, reason: &LossReason) -> Facts {
    match (name, reason) {
        (
            "llvm.ident"
            | "llvm.module.flags"
            | "opencl.compiler.options"
            | "spirv.Source"
            | "srcloc"
            | "annotation",
            LossReason::NoForm,
        ) => (Cosmetic, None),
        // Helper functions run in the groups of the kernels that call them.
        (_, LossReason::NotOfKernel) => (Performance, None),
        ("reqd_work_group_size", _) => (Semantic, Some("use positive sizes")),
        ("intel_reqd_sub_group_size", _) => (Semantic, Some("use a positive size")),
        ("spirv.MemoryModel", _) => (Semantic, Some("compile for the target of the memory model")),
        ("spirv.ExecutionMode", _) => (Semantic, Some("name a kernel of the module")),
        ("ip_interface", _) => (Semantic, OPERANDS),
        _ => (Performance, None),
    }
}

fn of_linkage(linkage: Linkage) -> Facts {
    match linkage {
        Linkage::AvailableExternally => (Performance, None),
        Linkage::WeakAny => {
            (Semantic, Some("allow SPV_AMD_weak_linkage by name, or link before the translation"))
        }
        Linkage::LinkOnceOdr => (Semantic, Some("allow SPV_KHR_linkonce_odr (--spirv-ext)")),
        _ => (Semantic, LINK),
    }
}

fn of_decoration(decoration: Decoration, reason: &LossReason) -> Facts {
    match (decoration, reason) {
        // A translation to LLVM IR settles the specialization constants.
        (Decoration::SpecId, LossReason::NoForm) => (Cosmetic, SPECIALIZE),
        (Decoration::UserSemantic, reason) if *reason != LossReason::LeftOut => (Cosmetic, ALLOW),
        (
            Decoration::FuncParamAttr
            | Decoration::CPacked
            | Decoration::SaturatedConversion
            | Decoration::Volatile,
            LossReason::LeftOut,
        ) => (Semantic, OMITTED),
        (_, LossReason::LeftOut) => (Performance, OMITTED),
        (Decoration::SpecId, _) => (Semantic, Some("decorate a specialization constant")),
        (_, LossReason::NoExecutableForm) => (Semantic, remedy(reason)),
        (Decoration::Volatile, _) => (Semantic, Some("decorate a variable or a pointer")),
        (Decoration::FPRoundingMode, _) => (Semantic, ALLOW),
        (Decoration::NoContraction, _) => (Semantic, None),
        _ => (Performance, remedy(reason)),
    }
}

fn special_global(name: &str) -> Facts {
    let only_keeps_symbols = matches!(name, "llvm.used" | "llvm.compiler.used");
    (if only_keeps_symbols { Performance } else { Semantic }, None)
}

/// Returns the remedy where the reason alone decides it.
fn remedy(reason: &LossReason) -> Option<&'static str> {
    match reason {
        LossReason::VersionTooLow => VERSION,
        LossReason::Needs(_) => ALLOW,
        LossReason::Operands => OPERANDS,
        LossReason::LeftOut => OMITTED,
        LossReason::NoExecutableForm => Some("run the shader on a device that supports it"),
        LossReason::NoForm
        | LossReason::NotOfKernel
        | LossReason::NoType
        | LossReason::Size
        | LossReason::Because(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::losses::Site;

    #[test]
    fn where_an_attribute_stands_does_not_matter() {
        for site in [Site::Declaration, Site::Result, Site::Call] {
            let convergent = Lost::Attribute(AttributeName::Kind(AttrKind::CONVERGENT), site);
            assert_eq!(facts(&convergent).0, Semantic);
        }
        let of_program = Lost::Attribute(AttributeName::Key("convergent".to_owned()), Site::Call);
        assert_eq!(facts(&of_program).0, Performance);
    }

    #[test]
    fn a_text_of_the_user_never_matters_to_the_program() {
        let (grade, remedy) = facts(&Lost::Decoration(Decoration::UserSemantic, LossReason::VersionTooLow));
        assert!(grade == Cosmetic && remedy.is_some());
    }

    #[test]
    fn producers_names_are_never_refused() {
        assert!(is_of_producer(&Lost::metadata("llvm.ident")) && !is_of_producer(&Lost::metadata("prof")));
    }
}
