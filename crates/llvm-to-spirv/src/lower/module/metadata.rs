//! Metadata on functions and instructions.

use crate::lower::Lower;
use crate::lower::module::decoration_rules::{Kind, Target};
use crate::lower::module::decorations::Literal;
use crate::lower::place::At;
use llvm_model::{
    Constant, FunctionId, InstId, InstKind, MdId, MdKindId, Metadata, Module, Name, Type, Value,
};
use spirv_mapping::convention::{decorations, kernel_args, modes};
use spirv_module::{Decoration, Id};
use translate_common::LossKind;

/// The metadata kinds that are looked for, when the module has them.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct Kinds {
    pub(in crate::lower) nontemporal: Option<MdKindId>,
    pub(in crate::lower) loop_: Option<MdKindId>,
    pub(in crate::lower) prof: Option<MdKindId>,
    pub(in crate::lower) fpmath: Option<MdKindId>,
    pub(in crate::lower) decorations: Option<MdKindId>,
}

impl Kinds {
    pub(in crate::lower) fn of(module: &Module) -> Kinds {
        Kinds {
            nontemporal: module.find_md_kind("nontemporal"),
            loop_: module.find_md_kind("llvm.loop"),
            prof: module.find_md_kind("prof"),
            fpmath: module.find_md_kind("fpmath"),
            decorations: module.find_md_kind(decorations::BY_NUMBER),
        }
    }
}

impl Lower<'_> {
    /// Metadata of a function: decorations, execution modes of kernels, and the description of their arguments.
    pub(in crate::lower) fn lower_function_metadata(&mut self, function: FunctionId, id: Id) {
        let module = self.module;
        let this = &module.functions[function];
        let is_kernel = self.is_kernel(function);
        for &(kind, node) in &this.attachments {
            let name = module.md_kinds[kind].to_string_lossy();
            match name.as_ref() {
                // Implied by the parameters' types, or lowered as their names.
                kernel_args::ADDRESS_SPACE | kernel_args::ACCESS | kernel_args::NAME => {}
                kernel_args::TYPE | kernel_args::QUALIFIERS if is_kernel => {
                    self.lower_argument_strings(&name, &this.props.name, node);
                    if name == kernel_args::QUALIFIERS {
                        self.lower_volatile_arguments(node);
                    }
                }
                // A type without its name; a reader takes it from the type.
                kernel_args::BASE_TYPE if self.is_argument_type(function, node) => {}
                "dbg" => {}
                decorations::BY_NUMBER => self.lower_decorations(Target::function(id), node),
                decorations::OF_PARAMETERS => self.lower_parameter_decorations(node),
                _ if self.lower_function_decoration(&name, Target::function(id), node) => {}
                _ if is_kernel && self.lower_mode(&name, id, node) => {}
                _ => self.tally_kind(kind),
            }
        }
        if let (Some(named), true) = (module.named(modes::BY_NUMBER), is_kernel) {
            self.lower_named_modes(named, function, id);
        }
    }

    /// Whether `kernel_arg_type` says the same as `node`.
    fn is_argument_type(&self, function: FunctionId, node: MdId) -> bool {
        let kind = self.module.find_md_kind(kernel_args::TYPE);
        kind.and_then(|kind| self.module.functions[function].attachment(kind)) == Some(node)
    }

    /// Pointers to volatile memory, by the qualifiers of the source.
    fn lower_volatile_arguments(&mut self, node: MdId) {
        let module = self.module;
        for (index, &qualifiers) in module.tuple(node).iter().enumerate() {
            let qualifiers = qualifiers.and_then(|qualifiers| module.md_string(qualifiers));
            let words = qualifiers.map(|qualifiers| qualifiers.to_string_lossy()).unwrap_or_default();
            if let (true, Some(parameter)) =
                (words.split(' ').any(|word| word == kernel_args::qualifier::VOLATILE), self.parameter(index))
                && parameter.kind == Kind::PointerParameter
            {
                self.state_decoration(parameter, Decoration::Volatile, &[]);
            }
        }
    }

    /// OpString `kernel_arg_type.NAME.int*,float,`: the form in which consumers look for the types as written in the
    /// source.
    fn lower_argument_strings(&mut self, kind: &str, kernel: &Name, node: MdId) {
        let mut text = kernel_args::string_prefix(kind, kernel.as_bytes());
        for &argument in self.module.tuple(node).iter().flatten() {
            if let Some(argument) = self.module.md_string(argument) {
                text.extend_from_slice(argument.as_bytes());
            }
            text.push(b',');
        }
        self.string(&text);
    }

    /// The names `kernel_arg_name` gives the parameters.
    pub(in crate::lower) fn argument_names(&self, function: FunctionId) -> Vec<Name> {
        let module = self.module;
        let node = module
            .find_md_kind(kernel_args::NAME)
            .and_then(|kind| module.functions[function].attachment(kind));
        let names = node.map_or(&[][..], |node| module.tuple(node));
        names
            .iter()
            .map(|&name| name.and_then(|n| module.md_string(n)).cloned().unwrap_or_default())
            .collect()
    }

    /// An attachment of the current instruction; loop hints, `!nontemporal` and branch weights are handled where they
    /// matter.
    pub(in crate::lower) fn lower_attachment(&mut self, kind: MdKindId, node: MdId) {
        if Some(kind) == self.kinds.nontemporal || Some(kind) == self.kinds.loop_ {
            return;
        }
        let At::Instruction(_, _, inst) = self.at else { return self.tally_kind(kind) };
        if Some(kind) == self.kinds.prof && self.is_conditional_branch(inst) {
            return;
        }
        if Some(kind) == self.kinds.fpmath
            && self.has_result(inst)
            && self.options.extensions.allows("SPV_INTEL_fp_max_error")
            && let Some(error) = max_error(self.module, node)
        {
            let result = Target::result(self.result_id(inst));
            let literal = Literal::Number(error);
            return self.state_decoration(result, Decoration::FPMaxErrorDecorationINTEL, &[literal]);
        }
        if Some(kind) == self.kinds.decorations {
            if self.has_result(inst) {
                let target = self.result_target(inst);
                return self.lower_decorations(target, node);
            }
            return self.lose(LossKind::Decoration, "decorations of an instruction without a result");
        }
        self.tally_kind(kind);
    }

    /// An instruction's result as something to decorate.
    fn result_target(&mut self, inst: InstId) -> Target {
        let body = self.f.function.and_then(|function| self.module.functions[function].body.as_ref());
        let is_variable = body.is_some_and(|body| match body.insts[inst].kind {
            InstKind::Alloca { count, .. } => self.module.as_u64(count).is_some(),
            _ => false,
        });
        let id = self.result_id(inst);
        if is_variable { Target::variable(id) } else { Target::result(id) }
    }

    fn is_conditional_branch(&self, inst: InstId) -> bool {
        let body = self.f.function.and_then(|function| self.module.functions[function].body.as_ref());
        body.is_some_and(|body| matches!(body.insts[inst].kind, InstKind::CondBr { .. }))
    }

    /// Whether an instruction's result has an id of its own in SPIR-V.
    fn has_result(&self, inst: InstId) -> bool {
        let ty = self.type_of(Value::Inst(inst));
        self.module.types[ty] != Type::Void && !self.needs_no_code(inst)
    }
}

/// The bits of the number in `!fpmath`: the error in units in the last place, as a float.
fn max_error(module: &Module, node: MdId) -> Option<u32> {
    let Metadata::Constant(constant) = module.metadata[module.tuple(node).first().copied().flatten()?] else {
        return None;
    };
    match &module.constants[constant] {
        Constant::Float(bits) if module.types[module.constants.ty(constant)] == Type::Float => {
            u32::try_from(bits.to_u64()?).ok()
        }
        _ => None,
    }
}
