//! Decorations: LLVM's attributes and the metadata for them.
//!
//! Every decoration can be in `!spirv.Decorations` or `!spirv.ParameterDecorations`, by its number; the tables hold
//! those with another representation in LLVM IR. Flags of operators are in [`super::flags`], linkage is in
//! [`super::linkage`].

use super::{Pair, both, to_llvm, to_spirv};
use llvm_model::{AttrKind, Attribute};
use spirv_grammar::{Decoration, FunctionParameterAttribute};

/// Metadata of values: a list of tuples, each the number of a decoration and its literals.
pub const BY_NUMBER: &str = "spirv.Decorations";
/// How an access to memory uses the caches, on the instruction that accesses it: nodes of a decoration's number, level,
/// control, and the number of the instruction's operand that is the pointer. SPIR-V decorates the pointer.
pub const CACHE_CONTROLS: &str = "spirv.DecorationCacheControlINTEL";
/// Metadata of functions: for each parameter such a list.
pub const OF_PARAMETERS: &str = "spirv.ParameterDecorations";

/// Metadata of kernels whose operands are a decoration's literals: `!{i32 literal…}`, `!{i32 1}` where it has none. A
/// kernel has them in this order.
pub const OF_KERNELS: &[Pair<Decoration, &str>] = &[
    both(Decoration::StallEnableINTEL, "stall_enable"),
    both(Decoration::StallFreeINTEL, "stall_free"),
    both(Decoration::InitiationIntervalINTEL, "initiation_interval"),
    both(Decoration::MaxConcurrencyINTEL, "max_concurrency"),
    both(Decoration::PipelineEnableINTEL, "pipeline_kernel"),
];

/// Metadata of kernels for the first literal of MathOpDSPModeINTEL, the mode.
pub const DSP_MODE: &str = "prefer_dsp";
/// Metadata beside it for the second literal: whether the mode holds in callees too. Without it the literal is 0.
pub const DSP_PROPAGATED: &str = "propagate_dsp_preference";

/// Metadata of kernels for BufferLocationINTEL: a number for each parameter, -1 for "nowhere in particular".
pub const BUFFER_LOCATIONS: &str = "kernel_arg_buffer_location";

/// Metadata of kernels for the attribute RuntimeAlignedINTEL: a truth value for each parameter.
pub const RUNTIME_ALIGNED: &str = "kernel_arg_runtime_aligned";

/// Metadata of variables for IOPipeStorageINTEL.
pub const IO_PIPE: &str = "io_pipe_id";

/// The attribute of functions for ReferencedIndirectlyINTEL.
pub const REFERENCED_INDIRECTLY: &str = "referenced-indirectly";

/// An attribute of LLVM as FuncParamAttr has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterAttribute {
    /// Of integers: how they are extended.
    Extension(AttrKind),
    /// Of pointers: the pointee type is specified.
    Typed(AttrKind),
    /// Of pointers.
    Plain(AttrKind),
    /// Of pointers, with this value.
    Number(AttrKind, u64),
}

use ParameterAttribute::{Extension, Number, Plain, Typed};

/// `captures(none)`
const NOTHING: u64 = 0;

/// Attributes of parameters; those of extension are attributes of results too.
pub const PARAMETERS: &[Pair<FunctionParameterAttribute, ParameterAttribute>] = &[
    both(FunctionParameterAttribute::Zext, Extension(AttrKind::ZERO_EXT)),
    both(FunctionParameterAttribute::Sext, Extension(AttrKind::SIGN_EXT)),
    both(FunctionParameterAttribute::ByVal, Typed(AttrKind::BYVAL)),
    both(FunctionParameterAttribute::Sret, Typed(AttrKind::SRET)),
    both(FunctionParameterAttribute::NoAlias, Plain(AttrKind::NOALIAS)),
    to_spirv(
        Plain(AttrKind::NO_CAPTURE),
        FunctionParameterAttribute::NoCapture,
        "the word of older LLVM for captures(none)",
    ),
    both(FunctionParameterAttribute::NoWrite, Plain(AttrKind::READ_ONLY)),
    both(FunctionParameterAttribute::NoReadWrite, Plain(AttrKind::READ_NONE)),
    both(FunctionParameterAttribute::NoCapture, Number(AttrKind::CAPTURES, NOTHING)),
];

/// Attributes of pointers with a number: the decoration's literal, or the constant whose id it has.
pub const NUMBERS: &[Pair<Decoration, AttrKind>] = &[
    both(Decoration::Alignment, AttrKind::ALIGN),
    to_llvm(Decoration::AlignmentId, AttrKind::ALIGN, "LLVM IR has no names for numbers: they are literals"),
    both(Decoration::MaxByteOffset, AttrKind::DEREFERENCEABLE),
    to_llvm(
        Decoration::MaxByteOffsetId,
        AttrKind::DEREFERENCEABLE,
        "LLVM IR has no names for numbers: they are literals",
    ),
];

impl ParameterAttribute {
    /// The attribute's kind.
    pub const fn kind(self) -> AttrKind {
        match self {
            Extension(kind) | Typed(kind) | Plain(kind) | Number(kind, _) => kind,
        }
    }

    /// Whether an attribute is this one.
    pub fn is(self, attribute: &Attribute) -> bool {
        match (self, attribute) {
            (Number(kind, value), Attribute::Int(other, number)) => (kind, value) == (*other, *number),
            (Number(..), _) => false,
            _ => attribute.kind() == Some(self.kind()),
        }
    }
}

/// The metadata of a kernel for a decoration.
pub fn kernel_metadata(decoration: Decoration) -> Option<&'static str> {
    OF_KERNELS.iter().find(|pair| pair.spirv == decoration).map(|pair| pair.llvm)
}

/// The place of a decoration's metadata among that of a kernel; decorations without metadata of their own come after
/// them.
pub fn rank_of_kernel(decoration: Decoration) -> usize {
    OF_KERNELS.iter().position(|pair| pair.spirv == decoration).unwrap_or(OF_KERNELS.len())
}

/// Returns the decoration for metadata of a kernel.
pub fn of_kernel(name: &str) -> Option<Decoration> {
    OF_KERNELS.iter().find(|pair| pair.llvm == name).map(|pair| pair.spirv)
}

/// LLVM's attribute for FuncParamAttr with this operand; `None` where it has none.
pub fn parameter_attribute(attribute: FunctionParameterAttribute) -> Option<ParameterAttribute> {
    PARAMETERS.iter().find(|pair| pair.spirv == attribute && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// Returns the attribute whose number a decoration has, and whether by the id of a constant; `None` for decorations
/// that have none.
pub fn numbered_attribute(decoration: Decoration) -> Option<(AttrKind, bool)> {
    let pair = NUMBERS.iter().find(|pair| pair.spirv == decoration)?;
    Some((pair.llvm, !pair.way.is_to_spirv()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;
    use spirv_grammar::OperandKind;

    #[test]
    fn decorations_are_one_to_one_and_complete() {
        laws::check(OF_KERNELS);
        laws::check(PARAMETERS);
        laws::check(NUMBERS);
        let all = FunctionParameterAttribute::KIND.enumerants();
        let all: Vec<_> = all.map(|facts| FunctionParameterAttribute(facts.value)).collect();
        let aligned = (FunctionParameterAttribute::RuntimeAlignedINTEL, "metadata of the kernel has it");
        laws::complete(&all, &laws::spirv_side(PARAMETERS), &[aligned]);
    }

    #[test]
    fn attributes_are_told_by_kind_and_number() {
        let captures = |number| Attribute::Int(AttrKind::CAPTURES, number);
        let says = |attribute: &Attribute| {
            PARAMETERS.iter().find(|pair| pair.llvm.is(attribute)).map(|pair| pair.spirv)
        };
        assert_eq!(says(&captures(NOTHING)), Some(FunctionParameterAttribute::NoCapture));
        assert_eq!(says(&captures(1)), None);
        let byval = Attribute::Type(AttrKind::BYVAL, None);
        assert_eq!(says(&byval), Some(FunctionParameterAttribute::ByVal));
        for pair in NUMBERS {
            let [parameter] = pair.spirv.facts().unwrap().parameters else { panic!("{:?}", pair.spirv) };
            let by_id = parameter.kind == OperandKind::IdRef;
            assert_eq!(numbered_attribute(pair.spirv), Some((pair.llvm, by_id)));
        }
    }

    #[test]
    fn metadata_has_as_many_numbers_as_the_decoration() {
        for pair in OF_KERNELS {
            assert!(
                pair.spirv.facts().unwrap().parameters.iter().all(|p| p.kind == OperandKind::LiteralInteger)
            );
            assert_eq!(
                (kernel_metadata(pair.spirv), of_kernel(pair.llvm)),
                (Some(pair.llvm), Some(pair.spirv))
            );
        }
    }
}
