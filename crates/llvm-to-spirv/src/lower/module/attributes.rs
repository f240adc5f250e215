//! Attributes of functions and parameters: function control, FuncParamAttr and alignment.

use crate::lower::Lower;
use crate::lower::module::decoration_rules::Target;
use llvm_model::{AttrKind, AttrSetId, Attribute, FunctionId};
use spirv_mapping::convention::Pair;
use spirv_mapping::convention::decorations::{self, ParameterAttribute};
use spirv_module::{Decoration, FunctionControl, FunctionParameterAttribute, Id, Operands};

/// The bits of a `memory` attribute that say "writes", two bits for each kind of memory.
const WRITES: u64 = 0xAAAA_AAAA_AAAA_AAAA;

impl Lower<'_> {
    /// The function control mask. What it cannot say is counted as lost.
    pub(in crate::lower) fn function_control(&mut self, function: FunctionId) -> FunctionControl {
        let attributes = &self.module.attributes;
        let set = attributes.list(self.module.functions[function].attributes).function;
        let mut control = FunctionControl::None;
        for (kind, bit) in [
            (AttrKind::ALWAYS_INLINE, FunctionControl::Inline),
            (AttrKind::READ_ONLY, FunctionControl::Pure),
            (AttrKind::READ_NONE, FunctionControl::Const),
        ] {
            if attributes.has(set, kind) {
                control |= bit;
            }
        }
        match attributes.int(set, AttrKind::MEMORY) {
            Some(0) => control |= FunctionControl::Const,
            Some(memory) if memory & WRITES == 0 => control |= FunctionControl::Pure,
            _ => {}
        }
        if attributes.has(set, AttrKind::NO_INLINE) && self.keeps_no_inline(attributes.set(set)) {
            control |= FunctionControl::DontInline;
        }
        if attributes.has(set, AttrKind::OPT_NONE) && self.allows_opt_none() {
            control |= FunctionControl::OptNoneEXT;
        }
        control
    }

    /// ReferencedIndirectlyINTEL, when an attribute says so.
    pub(in crate::lower) fn decorate_referenced(&mut self, function: FunctionId, id: Id) {
        let attributes = &self.module.attributes;
        let set = attributes.list(self.module.functions[function].attributes).function;
        if attributes.string(set, decorations::REFERENCED_INDIRECTLY).is_some()
            && self.options.extensions.allows("SPV_INTEL_function_pointers")
        {
            self.state_decoration(Target::function(id), Decoration::ReferencedIndirectlyINTEL, &[]);
        }
    }

    /// LLVM wants `noinline` on every `optnone` function: where the one cannot be said the other goes with it.
    /// Consumers would otherwise keep all calls of what was compiled at -O0, and compile some of them wrongly.
    fn keeps_no_inline(&self, attributes: &[Attribute]) -> bool {
        self.allows_opt_none() || !attributes.contains(&Attribute::Enum(AttrKind::OPT_NONE))
    }

    fn allows_opt_none(&self) -> bool {
        let extensions = &self.options.extensions;
        extensions.allows("SPV_EXT_optnone") || extensions.allows("SPV_INTEL_optnone")
    }

    /// Decorates a function with the attributes of its result: how it is extended.
    pub(in crate::lower) fn decorate_result(&mut self, target: Id, set: AttrSetId) {
        for pair in decorations::PARAMETERS {
            if let ParameterAttribute::Extension(kind) = pair.llvm
                && self.module.attributes.has(set, kind)
            {
                self.decorate(target, Decoration::FuncParamAttr, &[pair.spirv.0]);
            }
        }
    }

    /// Whether an attribute of a result is said in SPIR-V.
    pub(in crate::lower) fn is_carried_of_result(attribute: &Attribute) -> bool {
        let is_extension = |llvm: ParameterAttribute| matches!(llvm, ParameterAttribute::Extension(_));
        parameter_pair(attribute).is_some_and(|pair| is_extension(pair.llvm))
    }

    /// Decorates a parameter.
    pub(in crate::lower) fn decorate_parameter(&mut self, target: Id, set: AttrSetId) {
        let attributes = &self.module.attributes;
        for pair in decorations::PARAMETERS {
            let is_set = match pair.llvm {
                ParameterAttribute::Number(kind, value) => attributes.int(set, kind) == Some(value),
                other => attributes.has(set, other.kind()),
            };
            if is_set {
                self.decorate(target, Decoration::FuncParamAttr, &[pair.spirv.0]);
            }
        }
        if let Some(align) = attributes.int(set, AttrKind::ALIGN) {
            self.alignment(target, align);
        }
        if let Some(Ok(bytes)) = attributes.int(set, AttrKind::DEREFERENCEABLE).map(u32::try_from) {
            self.decorate_late(target, Decoration::MaxByteOffset, Operands::new().word(bytes));
        }
    }

    /// Whether an attribute of a set is said in SPIR-V where it stands.
    pub(in crate::lower) fn is_carried(&self, attribute: &Attribute, set: &[Attribute]) -> bool {
        let kind = attribute.kind();
        match attribute {
            Attribute::Enum(AttrKind::NO_INLINE) => self.keeps_no_inline(set),
            Attribute::String(key, _) => {
                *key == decorations::REFERENCED_INDIRECTLY
                    && self.options.extensions.allows("SPV_INTEL_function_pointers")
            }
            Attribute::Int(AttrKind::MEMORY, memory) => memory & WRITES == 0,
            Attribute::Enum(AttrKind::OPT_NONE) => self.allows_opt_none(),
            // Reported by itself when the version has no word for it.
            Attribute::Int(AttrKind::DEREFERENCEABLE, bytes) => u32::try_from(*bytes).is_ok(),
            _ => {
                kind == Some(AttrKind::ALIGN)
                    || kind == Some(AttrKind::ALWAYS_INLINE)
                    || parameter_pair(attribute).is_some()
            }
        }
    }
}

/// The line of the table for an attribute.
fn parameter_pair(
    attribute: &Attribute,
) -> Option<&'static Pair<FunctionParameterAttribute, ParameterAttribute>> {
    decorations::PARAMETERS.iter().find(|pair| match (pair.llvm, attribute) {
        (ParameterAttribute::Number(kind, value), Attribute::Int(other, set)) => {
            (kind, value) == (*other, *set)
        }
        (ParameterAttribute::Number(..), _) => false,
        (other, _) => attribute.kind() == Some(other.kind()),
    })
}
