//! Metadata: of the module, of kernels, and on instructions.

use super::Lower;
use super::place::At;
use llvm_model::{FunctionId, MdId, MdKindId, Metadata, Module, Name, NamedMetadata, Type};
use spirv_module::{AddressingModel, ExecutionMode, Id, MemoryModel, Op, Operands, SourceLanguage};
use translate_common::LossKind;

/// The metadata kinds that are looked for, when the module has them.
#[derive(Clone, Copy, Default)]
pub(super) struct Kinds {
    pub(super) nontemporal: Option<MdKindId>,
    pub(super) loop_: Option<MdKindId>,
    pub(super) decorations: Option<MdKindId>,
}

impl Kinds {
    pub(super) fn of(module: &Module) -> Kinds {
        Kinds {
            nontemporal: module.find_md_kind("nontemporal"),
            loop_: module.find_md_kind("llvm.loop"),
            decorations: module.find_md_kind("spirv.Decorations"),
        }
    }
}

/// Kernel metadata whose operands are the literals of an execution mode: name, mode, how many literals there are at
/// most, what missing ones count as, and the extension it is from.
type Mode = (&'static str, ExecutionMode, usize, Option<u32>, &'static str);

const KERNEL_ATTRIBUTES: &str = "SPV_INTEL_kernel_attributes";

#[rustfmt::skip] // a table
const MODES: &[Mode] = &[
    ("reqd_work_group_size", ExecutionMode::LocalSize, 3, Some(1), ""),
    ("work_group_size_hint", ExecutionMode::LocalSizeHint, 3, Some(1), ""),
    ("intel_reqd_sub_group_size", ExecutionMode::SubgroupSize, 1, None, ""),
    ("max_work_group_size", ExecutionMode::MaxWorkgroupSizeINTEL, 3, Some(1), KERNEL_ATTRIBUTES),
    ("max_global_work_dim", ExecutionMode::MaxWorkDimINTEL, 1, None, KERNEL_ATTRIBUTES),
    ("num_simd_work_items", ExecutionMode::NumSIMDWorkitemsINTEL, 1, None, KERNEL_ATTRIBUTES),
    ("scheduler_target_fmax_mhz", ExecutionMode::SchedulerTargetFmaxMhzINTEL, 1, None, KERNEL_ATTRIBUTES),
    ("no_global_work_offset", ExecutionMode::NoGlobalOffsetINTEL, 0, None, KERNEL_ATTRIBUTES),
];

/// Named metadata that says nothing SPIR-V needs: consumed, or about LLVM's own forms.
const IMPLIED: &[&str] =
    &["opencl.spir.version", "spirv.MemoryModel", "spirv.Generator", "spirv.ExecutionMode"];

impl Lower<'_> {
    /// Memory model, source, and the report of named metadata that is not carried.
    pub(super) fn lower_module_metadata(&mut self) {
        let addressing =
            if self.is_32_bit() { AddressingModel::Physical32 } else { AddressingModel::Physical64 };
        let model = Operands::new().word(addressing).word(MemoryModel::OpenCL);
        self.push_global(Op::MemoryModel, None, None, &model);
        if !self.module.inline_asm.is_empty() {
            self.error_with_help(
                "module-level inline assembly cannot be expressed in SPIR-V",
                "SPIR-V is no assembly language of a machine; remove it",
            );
        }
        self.lower_source();
        for named in &self.module.named_metadata {
            let name = named.name.to_string_lossy();
            match name.as_ref() {
                "opencl.ocl.version" | "opencl.cxx.version" | "spirv.Source" => {}
                "opencl.used.extensions" | "opencl.used.optional.core.features" | "spirv.SourceExtension" => {
                    self.lower_source_extensions(named);
                }
                "llvm.dbg.cu" => self.lose(LossKind::DebugInfo, "types, variables and scopes"),
                _ if IMPLIED.contains(&name.as_ref()) => {}
                _ => self.lose(LossKind::Metadata, format!("!{name}")),
            }
        }
        for (_, alias) in self.module.aliases.iter() {
            if !alias.props.linkage.is_local() {
                self.lose(LossKind::Linkage, format!("alias @{}", alias.props.name));
            }
        }
    }

    /// OpSource from `spirv.Source` or the OpenCL version.
    fn lower_source(&mut self) {
        let numbers = |name: &str| -> Option<(u32, u32)> {
            let node = *self.module.named(name)?.operands.first()?;
            let number = |i: usize| self.module.md_u64(self.module.tuple(node).get(i).copied().flatten()?);
            Some((number(0)? as u32, number(1)? as u32))
        };
        let version =
            |(major, minor): (u32, u32)| major.wrapping_mul(100_000).wrapping_add(minor.wrapping_mul(1000));
        let (language, version) = if let Some((language, version)) = numbers("spirv.Source") {
            (SourceLanguage(language), version)
        } else if let Some(cxx) = numbers("opencl.cxx.version") {
            (SourceLanguage::CPP_for_OpenCL, version(cxx))
        } else if let Some(ocl) = numbers("opencl.ocl.version") {
            (SourceLanguage::OpenCL_C, version(ocl))
        } else {
            return;
        };
        self.push_global(Op::Source, None, None, &[language.0, version]);
    }

    fn lower_source_extensions(&mut self, named: &NamedMetadata) {
        let module = self.module;
        for &node in &named.operands {
            for &name in module.tuple(node).iter().flatten() {
                if let Some(name) = module.md_string(name) {
                    let operands = Operands::new().bytes(name.as_bytes());
                    self.push_global(Op::SourceExtension, None, None, &operands);
                }
            }
        }
    }

    /// Metadata of a function: execution modes of kernels and the description of their arguments.
    pub(super) fn lower_function_metadata(&mut self, function: FunctionId, id: Id) {
        let module = self.module;
        let this = &module.functions[function];
        for &(kind, node) in &this.attachments {
            let name = module.md_kinds[kind].to_string_lossy();
            match name.as_ref() {
                // Implied by the parameters' types, or lowered as their names.
                "kernel_arg_addr_space" | "kernel_arg_access_qual" | "kernel_arg_name" => {}
                "kernel_arg_type" | "kernel_arg_type_qual" if self.is_kernel(function) => {
                    self.lower_argument_strings(&name, &this.props.name, node);
                }
                "dbg" => {}
                "spirv.Decorations" => self.lower_decorations(id, node),
                "spirv.ParameterDecorations" => self.lower_parameter_decorations(node),
                "vec_type_hint" if self.is_kernel(function) => self.lower_vector_hint(id, node),
                _ if self.is_kernel(function) && self.lower_mode(&name, id, node) => {}
                _ => self.tally_kind(kind),
            }
        }
        if let (Some(named), true) = (module.named("spirv.ExecutionMode"), this.body.is_some()) {
            self.lower_named_modes(named, function, id);
        }
    }

    /// OpString `kernel_arg_type.NAME.int*,float,`: the form in which consumers look for the types as written in the
    /// source.
    fn lower_argument_strings(&mut self, kind: &str, kernel: &Name, node: MdId) {
        let mut text = kind.as_bytes().to_vec();
        text.push(b'.');
        text.extend_from_slice(kernel.as_bytes());
        text.push(b'.');
        for &argument in self.module.tuple(node).iter().flatten() {
            if let Some(argument) = self.module.md_string(argument) {
                text.extend_from_slice(argument.as_bytes());
            }
            text.push(b',');
        }
        self.string(&text);
    }

    /// The names `kernel_arg_name` gives the parameters.
    pub(super) fn argument_names(&self, function: FunctionId) -> Vec<Name> {
        let module = self.module;
        let node = module
            .find_md_kind("kernel_arg_name")
            .and_then(|kind| module.functions[function].attachment(kind));
        let names = node.map_or(&[][..], |node| module.tuple(node));
        names
            .iter()
            .map(|&name| name.and_then(|n| module.md_string(n)).cloned().unwrap_or_default())
            .collect()
    }

    /// An execution mode from its table row; `false` when the name is not in it or its extension is not allowed.
    fn lower_mode(&mut self, name: &str, id: Id, node: MdId) -> bool {
        let Some(&(_, mode, count, fill, extension)) = MODES.iter().find(|row| row.0 == name) else {
            return false;
        };
        if !extension.is_empty() && !self.options.extensions.allows(extension) {
            return false;
        }
        let mut literals = self.literals(node);
        literals.truncate(count);
        match fill {
            Some(fill) => literals.resize(count, fill),
            None if literals.len() < count => return false,
            None => {}
        }
        self.execution_mode(id, mode, &literals);
        true
    }

    /// The integers of a tuple.
    fn literals(&self, node: MdId) -> Vec<u32> {
        let operands = self.module.tuple(node).iter().flatten();
        operands.filter_map(|&operand| self.module.md_u64(operand)).map(|value| value as u32).collect()
    }

    /// Adds OpExecutionMode.
    pub(super) fn execution_mode(&mut self, id: Id, mode: ExecutionMode, literals: &[u32]) {
        let operands = Operands::new().id(id).word(mode).words(literals);
        self.push_global(Op::ExecutionMode, None, None, &operands);
    }

    /// VecTypeHint: lanes in the high half, a number for the element type in the low half.
    fn lower_vector_hint(&mut self, id: Id, node: MdId) {
        let module = self.module;
        let hinted =
            module.tuple(node).first().copied().flatten().and_then(|first| match module.metadata[first] {
                Metadata::Constant(constant) => Some(module.constants.ty(constant)),
                _ => None,
            });
        let Some(ty) = hinted else { return };
        let element = match module.types[module.types.scalar(ty)] {
            Type::Integer(8) => 0,
            Type::Integer(16) => 1,
            Type::Integer(32) => 2,
            Type::Integer(64) => 3,
            Type::Half => 4,
            Type::Float => 5,
            Type::Double => 6,
            _ => return self.lose(LossKind::Metadata, "!vec_type_hint"),
        };
        let lanes = module.types.lanes(ty).unwrap_or(1);
        self.execution_mode(id, ExecutionMode::VecTypeHint, &[lanes << 16 | element]);
    }

    /// `!spirv.ExecutionMode = !{!{ptr @kernel, i32 mode, i32 literals…}}`
    fn lower_named_modes(&mut self, named: &NamedMetadata, function: FunctionId, id: Id) {
        let module = self.module;
        for &node in &named.operands {
            let operands = module.tuple(node);
            let about =
                operands.first().copied().flatten().is_some_and(|first| match module.metadata[first] {
                    Metadata::Constant(c) => {
                        module.as_function(llvm_model::Value::Const(c)) == Some(function)
                    }
                    _ => false,
                });
            let literals = self.literals(node);
            if let (true, Some((&mode, rest))) = (about, literals.split_first()) {
                self.execution_mode(id, ExecutionMode(mode), rest);
            }
        }
    }

    /// `!spirv.ParameterDecorations`: for each parameter a list of decorations.
    fn lower_parameter_decorations(&mut self, node: MdId) {
        for (index, &list) in self.module.tuple(node).iter().enumerate() {
            if let (Some(list), Some(&(arg, _))) = (list, self.f.args.get(index)) {
                self.lower_decorations(arg, list);
            }
        }
    }

    /// A list of decorations: each a tuple of its number and literals (or strings).
    fn lower_decorations(&mut self, target: Id, node: MdId) {
        let module = self.module;
        for &decoration in module.tuple(node).iter().flatten() {
            let mut operands = Operands::new().id(target);
            for &operand in module.tuple(decoration).iter().flatten() {
                operands = match (module.md_u64(operand), module.md_string(operand)) {
                    (Some(number), _) => operands.word(number as u32),
                    (None, Some(text)) => operands.bytes(text.as_bytes()),
                    _ => operands,
                };
            }
            if operands.len() > 1 {
                self.push_global(Op::Decorate, None, None, &operands);
            }
        }
    }

    /// An attachment of the current instruction; loop hints and `!nontemporal` are handled where they matter.
    pub(super) fn lower_attachment(&mut self, kind: MdKindId, node: MdId) {
        if Some(kind) == self.kinds.nontemporal || Some(kind) == self.kinds.loop_ {
            return;
        }
        if Some(kind) == self.kinds.decorations
            && let At::Instruction(_, _, inst) = self.at
        {
            let id = self.result_id(inst);
            return self.lower_decorations(id, node);
        }
        self.tally_kind(kind);
    }
}
