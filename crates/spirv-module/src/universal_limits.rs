//! The universal limits: sizes up to which every consumer takes a module (SPIR-V specification, 2.16 "Universal limits").
//!
//! A module beyond them has a meaning, but consumers may reject it, and validators do so by default.
//! Two of the specification's limits are not in the table: no id can have more decorations than there are, and long strings are
//! text for people.

use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::module::Module;
use spirv_grammar::{Capability, ExtInstSet, Op, StorageClass};
use std::collections::BTreeMap;
use std::fmt;

/// An entity that the specification limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum UniversalLimit {
    /// The id bound of the header.
    IdBound,
    /// Constructs of structured control flow within each other.
    ControlFlowNesting,
    /// Variables of all storage classes but Function.
    GlobalVariables,
    /// Variables of the storage class Function.
    LocalVariables,
    /// Execution modes of an entry point.
    ExecutionModes,
    /// Indices of an access chain, OpCompositeExtract or OpCompositeInsert.
    Indices,
    /// Parameters of a function.
    Parameters,
    /// Arguments of OpFunctionCall.
    CallArguments,
    /// Operands of an extended instruction, but for debug information and other sets without semantics.
    ExtendedOperands,
    /// Pairs of literal and label of OpSwitch.
    SwitchCases,
    /// Members of a structure. SPV_INTEL_long_composites lifts it.
    StructMembers,
    /// Structures that are members of each other.
    StructNesting,
}

impl UniversalLimit {
    /// The highest value that every consumer takes, and the entity in the plural.
    const fn row(self) -> (u64, &'static str) {
        match self {
            UniversalLimit::IdBound => (4_194_303, "ids"),
            UniversalLimit::ControlFlowNesting => (1_023, "nested constructs"),
            UniversalLimit::GlobalVariables => (65_535, "variables outside functions"),
            UniversalLimit::LocalVariables => (524_287, "variables of functions"),
            UniversalLimit::ExecutionModes => (255, "execution modes of an entry point"),
            UniversalLimit::Indices => (255, "indices of an instruction"),
            UniversalLimit::Parameters => (255, "parameters of a function"),
            UniversalLimit::CallArguments => (255, "arguments of a call"),
            UniversalLimit::ExtendedOperands => (255, "operands of an extended instruction"),
            UniversalLimit::SwitchCases => (16_383, "cases of a switch"),
            UniversalLimit::StructMembers => (16_383, "members of a structure"),
            UniversalLimit::StructNesting => (255, "nested structures"),
        }
    }

    /// Returns the highest value that every consumer takes.
    pub const fn most(self) -> u64 {
        self.row().0
    }
}

impl fmt::Display for UniversalLimit {
    /// The entity, in the plural.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().1)
    }
}

/// A limit that a module exceeds, at the first place where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excess {
    /// The limit.
    pub limit: UniversalLimit,
    /// The value that was counted.
    pub found: u64,
    /// The number of the instruction; `None` for the header.
    pub instruction: Option<u32>,
}

/// Returns the limits that a module exceeds, each once, in the order of the places. Takes time in proportion to the module.
pub fn excesses(module: &Module) -> Vec<Excess> {
    let mut counts = Counts::default();
    counts.note(UniversalLimit::IdBound, u64::from(module.header.bound), None);
    for instruction in module.instructions() {
        counts.instruction(module, instruction);
    }
    counts.found.sort_by_key(|excess| excess.instruction);
    counts.found
}

/// Returns whether SPV_INTEL_long_composites lifts the number of members. A module with undeclared capabilities may have
/// its instructions.
fn has_long_composites(module: &Module) -> bool {
    module.instructions().any(|instruction| {
        instruction.op() == Op::TypeStructContinuedINTEL
            || instruction.op() == Op::Capability
                && instruction.operands() == [Capability::LongCompositesINTEL.0]
    })
}

#[derive(Default)]
struct Counts {
    found: Vec<Excess>,
    global_variables: u64,
    local_variables: u64,
    modes: BTreeMap<u32, u64>,
    /// How deep each structure is nested.
    depths: BTreeMap<Id, u64>,
    /// The merge blocks of the constructs around the current block.
    constructs: Vec<u32>,
    /// Extended instruction sets that compute.
    computing_sets: Vec<Id>,
}

impl Counts {
    fn note(&mut self, limit: UniversalLimit, found: u64, at: Option<Instruction<'_>>) {
        if found > limit.most() && !self.found.iter().any(|known| known.limit == limit) {
            self.found.push(Excess { limit, found, instruction: at.map(|at| at.index()) });
        }
    }

    fn instruction(&mut self, module: &Module, instruction: Instruction<'_>) {
        use UniversalLimit as Limit;
        let operands = instruction.operands();
        let at = Some(instruction);
        match instruction.op() {
            Op::ExtInstImport => {
                let set = Definitions::imported_set(instruction);
                if matches!(set, Some(ExtInstSet::OpenClStd | ExtInstSet::GlslStd450)) {
                    self.computing_sets.extend(instruction.result());
                }
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let Some(&entry_point) = operands.first() else { return };
                let count = self.modes.entry(entry_point).or_default();
                *count += 1;
                let count = *count;
                self.note(Limit::ExecutionModes, count, at);
            }
            Op::TypeStruct => self.structure(module, instruction),
            Op::TypeFunction => self.note(Limit::Parameters, operands.len().saturating_sub(1) as u64, at),
            Op::Variable | Op::UntypedVariableKHR => {
                if operands.first() == Some(&StorageClass::Function.0) {
                    self.local_variables += 1;
                    self.note(Limit::LocalVariables, self.local_variables, at);
                } else {
                    self.global_variables += 1;
                    self.note(Limit::GlobalVariables, self.global_variables, at);
                }
            }
            Op::SelectionMerge | Op::LoopMerge => {
                self.constructs.extend(operands.first());
                self.note(Limit::ControlFlowNesting, self.constructs.len() as u64, at);
            }
            // Blocks come behind those that dominate them, so a merge block comes behind the blocks of its construct.
            Op::Label => {
                if let Some(label) = instruction.result()
                    && let Some(outer) = self.constructs.iter().position(|&merge| merge == label.0)
                {
                    self.constructs.truncate(outer);
                }
            }
            Op::FunctionEnd => self.constructs.clear(),
            _ if instruction.words().len() > usize::from(u8::MAX) => {
                self.long_instruction(module, instruction)
            }
            _ => {}
        }
    }

    /// An instruction that has enough words to exceed a limit of its own.
    fn long_instruction(&mut self, module: &Module, instruction: Instruction<'_>) {
        use UniversalLimit as Limit;
        let at = Some(instruction);
        let operands = instruction.operands();
        let behind = |first: usize| operands.len().saturating_sub(first) as u64;
        match instruction.op() {
            Op::FunctionCall => self.note(Limit::CallArguments, behind(1), at),
            Op::ExtInst if operands.first().is_some_and(|&set| self.computing_sets.contains(&Id(set))) => {
                self.note(Limit::ExtendedOperands, behind(2), at);
            }
            Op::AccessChain | Op::InBoundsAccessChain | Op::CompositeExtract => {
                self.note(Limit::Indices, behind(1), at);
            }
            // The element operand of a pointer access chain is not an index into a type.
            Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain
            | Op::UntypedAccessChainKHR
            | Op::UntypedInBoundsAccessChainKHR
            | Op::CompositeInsert => self.note(Limit::Indices, behind(2), at),
            Op::UntypedPtrAccessChainKHR | Op::UntypedInBoundsPtrAccessChainKHR => {
                self.note(Limit::Indices, behind(3), at);
            }
            Op::Switch => self.switch(module, instruction),
            _ => {}
        }
    }

    fn structure(&mut self, module: &Module, instruction: Instruction<'_>) {
        let members = instruction.operands();
        let count = members.len() as u64;
        if count > UniversalLimit::StructMembers.most() && !has_long_composites(module) {
            self.note(UniversalLimit::StructMembers, count, Some(instruction));
        }
        let inner = members.iter().filter_map(|&member| self.depths.get(&Id(member))).max();
        let depth = inner.copied().unwrap_or(0) + 1;
        self.note(UniversalLimit::StructNesting, depth, Some(instruction));
        self.depths.extend(instruction.result().map(|id| (id, depth)));
    }

    /// Counts the cases of a switch: a literal has as many words as the selector is wide.
    fn switch(&mut self, module: &Module, instruction: Instruction<'_>) {
        let Some((&selector, pairs)) = instruction.operands().split_first() else { return };
        let words = pairs.len().saturating_sub(1) as u64;
        if words / 2 <= UniversalLimit::SwitchCases.most() {
            return;
        }
        let definitions = Definitions::of(module);
        let ty = definitions.type_of(Id(selector)).and_then(|ty| definitions.instruction(ty));
        let width = ty.and_then(|ty| ty.operands().first().copied()).unwrap_or(32);
        let pair = 1 + u64::from(width.div_ceil(32).max(1));
        self.note(UniversalLimit::SwitchCases, words / pair, Some(instruction));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::assemble;
    use spirv_grammar::Version;
    use std::fmt::Write;

    /// Returns the limits that a module in this text exceeds, with the counts.
    fn of(text: &str) -> Vec<(UniversalLimit, u64)> {
        let module = assemble(text, Version::V1_6).unwrap();
        excesses(&module).iter().map(|excess| (excess.limit, excess.found)).collect()
    }

    fn repeated(count: u64, part: &str) -> String {
        part.repeat(count as usize)
    }

    /// A module whose size of one kind is `count`.
    fn module_of(limit: UniversalLimit, count: u64) -> String {
        use UniversalLimit as Limit;
        let types = "%void = OpTypeVoid\n%bool = OpTypeBool\n%int = OpTypeInt 32 0\n%long = OpTypeInt 64 0\n";
        let mut text = String::from(types);
        let enter = "%f = OpFunction %void None %fn\n%entry = OpLabel\n";
        match limit {
            Limit::IdBound | Limit::GlobalVariables | Limit::LocalVariables => {}
            Limit::ControlFlowNesting => {
                text.push_str("%true = OpConstantTrue %bool\n");
                text.push_str(enter);
                for n in 0..count {
                    let _ = writeln!(
                        text,
                        "OpSelectionMerge %m{n} None\nOpBranchConditional %true %b{n} %m{n}\n%b{n} = OpLabel"
                    );
                }
                for n in (0..count).rev() {
                    let _ = writeln!(text, "OpBranch %m{n}\n%m{n} = OpLabel");
                }
            }
            Limit::ExecutionModes => text = repeated(count, "OpExecutionMode %f ContractionOff\n"),
            Limit::Indices => {
                text.push_str(enter);
                let _ = writeln!(text, "%x = OpCompositeExtract %int %s{}", repeated(count, " 0"));
            }
            Limit::Parameters => {
                let _ = writeln!(text, "%t = OpTypeFunction %void{}", repeated(count, " %int"));
            }
            Limit::CallArguments => {
                text.push_str(enter);
                let _ = writeln!(text, "%x = OpFunctionCall %void %f{}", repeated(count, " %y"));
            }
            Limit::ExtendedOperands => {
                text.insert_str(0, "%std = OpExtInstImport \"OpenCL.std\"\n");
                text.push_str(enter);
                let _ = writeln!(text, "%x = OpExtInst %int %std printf{}", repeated(count, " %y"));
            }
            Limit::SwitchCases => {
                text.push_str("%zero = OpConstant %long 0\n");
                text.push_str(enter);
                let _ = writeln!(text, "OpSwitch %zero %end{}", repeated(count, " 1 %end"));
            }
            Limit::StructMembers => {
                let _ = writeln!(text, "%s = OpTypeStruct{}", repeated(count, " %int"));
            }
            Limit::StructNesting => {
                let mut inner = "%int".to_owned();
                for n in 0..count {
                    let _ = writeln!(text, "%s{n} = OpTypeStruct {inner}");
                    inner = format!("%s{n}");
                }
            }
        }
        text
    }

    #[test]
    fn each_limit_is_counted() {
        use UniversalLimit as Limit;
        let counted = [
            Limit::ControlFlowNesting,
            Limit::ExecutionModes,
            Limit::Indices,
            Limit::Parameters,
            Limit::CallArguments,
            Limit::ExtendedOperands,
            Limit::SwitchCases,
            Limit::StructMembers,
            Limit::StructNesting,
        ];
        for limit in counted {
            assert_eq!(of(&module_of(limit, limit.most())), [], "{limit}");
            assert_eq!(of(&module_of(limit, limit.most() + 1)), [(limit, limit.most() + 1)], "{limit}");
        }
        let variables = [
            (Limit::GlobalVariables, StorageClass::Workgroup),
            (Limit::LocalVariables, StorageClass::Function),
        ];
        for (limit, storage) in variables {
            let mut module = Module::new(Version::V1_0);
            let add = |module: &mut Module| {
                module.list_mut().push(Op::Variable, Some(Id(1)), Some(Id(2)), &[storage.0]).unwrap();
            };
            (0..limit.most()).for_each(|_| add(&mut module));
            assert_eq!(excesses(&module), [], "{limit}");
            add(&mut module);
            let last = u32::try_from(limit.most()).unwrap();
            assert_eq!(
                excesses(&module),
                [Excess { limit, found: limit.most() + 1, instruction: Some(last) }]
            );
        }
        let mut module = assemble("%void = OpTypeVoid", Version::V1_0).unwrap();
        module.header.bound = 4_194_304;
        let bound = Excess { limit: Limit::IdBound, found: 4_194_304, instruction: None };
        assert_eq!(excesses(&module), [bound]);
    }

    #[test]
    fn an_extension_lifts_the_number_of_members() {
        let members = UniversalLimit::StructMembers;
        let text = format!("OpCapability LongCompositesINTEL\n{}", module_of(members, members.most() + 1));
        assert_eq!(of(&text), []);
    }

    #[test]
    fn constructs_beside_each_other_do_not_nest() {
        let mut text = String::from("%f = OpFunction %void None %fn\n%entry = OpLabel\n");
        for n in 0..2000 {
            let _ = writeln!(
                text,
                "OpSelectionMerge %m{n} None\nOpBranchConditional %c %b{n} %m{n}\n%b{n} = OpLabel\nOpBranch %m{n}\n%m{n} = OpLabel"
            );
        }
        assert_eq!(of(&text), []);
    }
}
