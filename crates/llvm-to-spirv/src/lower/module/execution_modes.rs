//! Execution modes: from the metadata of kernels, and from `!spirv.ExecutionMode`.

use crate::lower::Lower;
use crate::lower::module::module_metadata::mode_function;
use llvm_model::{FunctionId, MdId, Metadata, NamedMetadata};
use spirv_mapping::convention::modes;
use spirv_module::{ExecutionMode, Id, NamedMaximumNumberOfRegisters, Op, OperandKind, Operands};
use translate_common::LossKind;
use translate_common::requirements::obstacle;

/// `intel_reqd_sub_group_size` of this many is "the primary size", whose mode is not in the grammar.
const PRIMARY_SUB_GROUP_SIZE: u32 = u32::MAX;

impl Lower<'_> {
    /// An execution mode from the metadata of a kernel; `false` when the metadata is about something else.
    pub(in crate::lower) fn lower_mode(&mut self, name: &str, id: Id, node: MdId) -> bool {
        match name {
            modes::VECTOR_HINT => self.lower_vector_hint(id, node),
            "RegisterAllocMode" => self.lower_register_mode(id, node),
            "ip_interface" => self.lower_interface_mode(id, node),
            _ => {
                let Some(pair) = modes::mode(name) else { return false };
                let (mode, metadata) = (pair.spirv, pair.llvm);
                let mut literals = self.literals(node);
                literals.truncate(metadata.literals);
                if let Some(missing) = metadata.missing {
                    literals.resize(metadata.literals, missing);
                }
                if mode == ExecutionMode::LocalSize && literals.contains(&0) {
                    self.lose(LossKind::Metadata, format!("!{name} with a size of 0"));
                } else if mode == ExecutionMode::SubgroupSize
                    && literals.first() == Some(&PRIMARY_SUB_GROUP_SIZE)
                {
                    self.lose(LossKind::Metadata, "!intel_reqd_sub_group_size of -1");
                } else {
                    self.state_mode(id, mode, &literals);
                }
            }
        }
        true
    }

    /// The integers of a tuple.
    pub(in crate::lower) fn literals(&self, node: MdId) -> Vec<u32> {
        let operands = self.module.tuple(node).iter().flatten();
        operands.filter_map(|&operand| self.module.md_u64(operand)).map(|value| value as u32).collect()
    }

    /// Adds OpExecutionMode, or OpExecutionModeId for a mode whose operands are ids (of constants with the values
    /// given). Reports what cannot be: what the options do not allow, and a second value for what has one.
    pub(in crate::lower) fn state_mode(&mut self, id: Id, mode: ExecutionMode, literals: &[u32]) {
        let name = format!("execution mode {mode:?}");
        let Some(facts) = mode.facts() else {
            return self.lose(LossKind::Module, format!("{name} (not known)"));
        };
        if let Some(obstacle) = obstacle(&facts.requires, self.options) {
            return self.lose(LossKind::Module, format!("{name} (needs {obstacle})"));
        }
        if literals.len() != facts.parameters.len() {
            return self.lose(LossKind::Module, format!("{name} (its operands do not fit)"));
        }
        // Float controls are stated once for each width, everything else once.
        let per_width = facts.parameters.first().is_some_and(|parameter| parameter.name() == "Target Width");
        let width = literals.first().copied().filter(|_| per_width).unwrap_or(0);
        match self.modes.get(&(id, mode, width)) {
            Some(known) if **known == *literals => return,
            Some(_) => return self.lose(LossKind::Module, format!("{name} (it has another value already)")),
            None => self.modes.insert((id, mode, width), literals.into()),
        };
        if facts.parameters.iter().any(|parameter| parameter.kind == OperandKind::IdRef) {
            let ids: Vec<Id> = literals.iter().map(|&literal| self.u32_constant(literal)).collect();
            let operands = Operands::new().id(id).word(mode).ids(ids);
            return self.push_global(Op::ExecutionModeId, None, None, &operands);
        }
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
        let Some(ty) = hinted else { return self.lose(LossKind::Metadata, "!vec_type_hint") };
        let element = &module.types[module.types.scalar(ty)];
        let Some(element) = modes::HINTED_ELEMENTS.iter().position(|hinted| hinted == element) else {
            return self.lose(LossKind::Metadata, "!vec_type_hint");
        };
        let lanes = module.types.lanes(ty).unwrap_or(1);
        self.state_mode(id, ExecutionMode::VecTypeHint, &[lanes << 16 | element as u32]);
    }

    /// `!RegisterAllocMode`: how many registers a kernel may use, or `"AutoINTEL"`.
    fn lower_register_mode(&mut self, id: Id, node: MdId) {
        let module = self.module;
        let first = module.tuple(node).first().copied().flatten();
        let text = first.and_then(|first| module.md_string(first)).map(|text| text.to_string_lossy());
        match (self.literals(node).first(), text.as_deref()) {
            (Some(&count), _) => self.state_mode(id, ExecutionMode::MaximumRegistersINTEL, &[count]),
            (None, Some("AutoINTEL")) => {
                let auto = NamedMaximumNumberOfRegisters::AutoINTEL.0;
                self.state_mode(id, ExecutionMode::NamedMaximumRegistersINTEL, &[auto]);
            }
            _ => self.lose(LossKind::Metadata, "!RegisterAllocMode"),
        }
    }

    /// `!ip_interface`: `"csr"` (with `"wait_for_done_write"`) or `"streaming"` (with `"stall_free_return"`).
    fn lower_interface_mode(&mut self, id: Id, node: MdId) {
        let module = self.module;
        let words: Vec<String> = module
            .tuple(node)
            .iter()
            .filter_map(|&word| Some(module.md_string(word?)?.to_string_lossy().into_owned()))
            .collect();
        let has = |word: &str| u32::from(words.iter().any(|w| w == word));
        match words.first().map(String::as_str) {
            Some("csr") => {
                let wait = has("wait_for_done_write");
                self.state_mode(id, ExecutionMode::RegisterMapInterfaceINTEL, &[wait]);
            }
            Some("streaming") => {
                let stall_free = has("stall_free_return");
                self.state_mode(id, ExecutionMode::StreamingInterfaceINTEL, &[stall_free]);
            }
            _ => self.lose(LossKind::Metadata, "!ip_interface"),
        }
    }

    /// `!spirv.ExecutionMode = !{!{ptr @kernel, i32 mode, i32 literals…}}`
    pub(in crate::lower) fn lower_named_modes(
        &mut self,
        named: &NamedMetadata,
        function: FunctionId,
        id: Id,
    ) {
        let module = self.module;
        for &node in &named.operands {
            if mode_function(module, node) != Some(function) {
                continue;
            }
            if let Some((&mode, rest)) = self.literals(node).split_first() {
                self.state_mode(id, ExecutionMode(mode), rest);
            }
        }
    }
}
