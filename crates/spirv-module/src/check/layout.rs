//! The order of sections, functions and blocks.

use super::blocks;
use super::error::{CheckErrorKind, Errors};
use super::forms::Role;
use super::functions;
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::layout::Section;
use spirv_grammar::Op;

/// Where the walk over the instructions is.
#[derive(Default)]
pub(super) struct Layout {
    section: Option<Section>,
    /// The function at hand.
    pub(super) function: Option<Function>,
    /// Number of the first OpFunction of the module.
    first_function: Option<u32>,
    /// Inside OpGraphARM … OpGraphEndARM, which have no blocks.
    in_graph: bool,
    /// Inside a block.
    in_block: bool,
    /// Nothing but phis so far in the block.
    at_phis: bool,
    seen_definition: bool,
    memory_models: u32,
    scratch: blocks::Scratch,
}

/// The error for an instruction that belongs outside of functions.
fn inside_function(instruction: Instruction<'_>) -> CheckErrorKind {
    CheckErrorKind::InsideFunction { opcode: instruction.op().0 }
}

/// A function that has begun.
pub(super) struct Function {
    /// Number of its OpFunction.
    pub(super) index: u32,
    /// Its id.
    pub(super) id: Id,
    /// Its parameters so far.
    pub(super) parameters: usize,
}

/// The ids that an instruction can see.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// Instructions from here on are inside functions.
    functions: u32,
    /// First instruction of the function at hand.
    function: u32,
}

impl Scope {
    /// Whether the result of instruction `index` is module-wide or of the function at hand. The function ids are for
    /// the caller to except.
    #[inline]
    pub(super) fn sees(self, index: u32) -> bool {
        index < self.functions || index >= self.function
    }

    /// Whether `definition` is a value that comes behind its user, both in functions: dominance decides.
    pub(super) fn is_later(self, definition: Instruction<'_>, user: Instruction<'_>) -> bool {
        self.function != u32::MAX
            && user.op() != Op::Function
            && definition.index() > user.index()
            && definition.result_type().is_some()
            && !matches!(definition.op(), Op::Function | Op::FunctionParameter)
    }
}

impl Layout {
    /// Begins between functions of a module whose first OpFunction has a number. Definitions were before.
    pub(super) fn among_functions(first_function: u32) -> Layout {
        let mut layout = Layout::default();
        layout.go_on_behind_definitions(first_function);
        layout
    }

    /// Takes definitions of functions, which are right. `first_function` is the number of the module's first OpFunction.
    pub(super) fn go_on_behind_definitions(&mut self, first_function: u32) {
        self.first_function.get_or_insert(first_function);
        self.section = Some(Section::FunctionDefinitions);
        self.seen_definition = true;
    }

    /// Whether neither a function nor a graph is open.
    pub(super) fn is_between_functions(&self) -> bool {
        self.function.is_none() && !self.in_block && !self.in_graph
    }

    /// Whether functions can follow that were checked by [`Layout::among_functions`].
    pub(super) fn can_go_on_behind(&self, first_function: u32) -> bool {
        self.is_between_functions() && self.first_function.is_none_or(|first| first == first_function)
    }

    /// Takes the next instruction.
    pub(super) fn step(
        &mut self,
        definitions: &Definitions<'_>,
        instruction: Instruction<'_>,
        errors: &mut Errors,
    ) -> Scope {
        let op = instruction.op();
        if self.in_block {
            self.in_block(instruction, op, errors);
        } else if self.function.is_some() {
            self.in_function(definitions, instruction, op, errors);
        } else {
            self.outside(instruction, op, errors);
        }
        if op == Op::FunctionEnd {
            self.function_end(definitions, instruction, errors);
        }
        self.scope()
    }

    /// Returns the ids that the next instruction can see.
    #[inline]
    pub(super) fn scope(&self) -> Scope {
        Scope {
            functions: self.first_function.unwrap_or(u32::MAX),
            function: self.function.as_ref().map_or(u32::MAX, |function| function.index),
        }
    }

    /// True between OpLabel and the termination instruction.
    #[inline]
    pub(super) fn is_in_block(&self) -> bool {
        self.in_block
    }

    /// Takes the next instruction, which stands where its role allows it.
    #[inline]
    pub(super) fn step_right(&mut self, instruction: Instruction<'_>, role: Role) {
        match role {
            Role::Ordinary => self.at_phis = false,
            Role::AmongPhis | Role::Other => {}
            Role::Phi => self.scratch.phi(instruction, self.at_phis),
            Role::Terminator => {
                self.in_block = false;
                self.scratch.jump(instruction);
            }
            Role::Label => {
                self.in_block = true;
                self.at_phis = true;
                self.scratch.label(instruction);
            }
        }
    }

    #[inline]
    fn in_block(&mut self, instruction: Instruction<'_>, op: Op, errors: &mut Errors) {
        if op.is_terminator() {
            self.step_right(instruction, Role::Terminator);
        } else if op == Op::Phi {
            self.step_right(instruction, Role::Phi);
        } else if op == Op::Label {
            errors.report(instruction, None, CheckErrorKind::BlockNotEnded);
            self.scratch.label(instruction);
            self.at_phis = true;
        } else if op == Op::FunctionEnd {
            errors.report(instruction, None, CheckErrorKind::FunctionEndsInBlock);
            self.in_block = false;
        } else if op.is_outside_functions() || matches!(op, Op::Function | Op::FunctionParameter) {
            errors.report(instruction, None, inside_function(instruction));
        } else if matches!(op, Op::SelectionMerge | Op::LoopMerge) {
            self.scratch.jump(instruction);
        }
        self.at_phis &= matches!(op, Op::Phi | Op::Label | Op::Line | Op::NoLine | Op::ExtInst);
    }

    fn in_function(
        &mut self,
        definitions: &Definitions<'_>,
        instruction: Instruction<'_>,
        op: Op,
        errors: &mut Errors,
    ) {
        match op {
            Op::FunctionParameter => {
                if !self.scratch.is_empty() {
                    errors.report(instruction, None, CheckErrorKind::ParameterAfterBlock);
                }
                if let Some(function) = &mut self.function {
                    functions::parameter(definitions, function, instruction, errors);
                    function.parameters += 1;
                }
            }
            Op::Label => self.step_right(instruction, Role::Label),
            Op::FunctionEnd | Op::Line | Op::NoLine => {}
            // Debug information stands between blocks too.
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR if is_of_debug_info(definitions, instruction) => {}
            _ if op.is_outside_functions() || op == Op::Function => {
                errors.report(instruction, None, inside_function(instruction));
            }
            _ if !op.layout().known => {}
            // Behind the branch that it belongs before.
            Op::LoopMerge | Op::SelectionMerge if !self.scratch.is_empty() => self.scratch.jump(instruction),
            _ => errors.report(instruction, None, CheckErrorKind::OutsideBlock),
        }
    }

    fn outside(&mut self, instruction: Instruction<'_>, op: Op, errors: &mut Errors) {
        match op {
            Op::Function => {
                self.first_function.get_or_insert(instruction.index());
                self.section = Some(Section::FunctionDefinitions);
                let id = instruction.result().unwrap_or(Id(0));
                self.function = Some(Function { index: instruction.index(), id, parameters: 0 });
                self.scratch.clear(instruction.index());
                return;
            }
            Op::GraphARM => self.in_graph = true,
            Op::GraphEndARM => self.in_graph = false,
            Op::Line | Op::NoLine => return,
            // Their place was settled late; the Khronos translator writes them between the names.
            Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => return,
            // They may follow the functions.
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => return,
            Op::MemoryModel => {
                self.memory_models += 1;
                if self.memory_models == 2 {
                    errors.report(instruction, None, CheckErrorKind::SecondMemoryModel);
                }
            }
            _ => {}
        }
        let Some(section) = Section::of_global(op) else {
            let is_in_graph = self.in_graph && !is_of_functions_alone(op);
            if op.layout().known && !is_in_graph && !is_graph(op) && op != Op::Nop {
                errors.report(instruction, None, CheckErrorKind::OutsideFunction);
            }
            return;
        };
        let last = self.section;
        if !self.enter(section)
            && let Some(after) = last
        {
            errors.report(instruction, None, CheckErrorKind::SectionOrder { section, after });
        }
    }

    /// Goes on to a section, unless a later one has begun.
    #[inline]
    pub(super) fn enter(&mut self, section: Section) -> bool {
        let in_order = self.section.is_none_or(|last| last <= section);
        if in_order {
            self.section = Some(section);
        }
        in_order
    }

    fn function_end(
        &mut self,
        definitions: &Definitions<'_>,
        instruction: Instruction<'_>,
        errors: &mut Errors,
    ) {
        let Some(function) = self.function.take() else { return };
        functions::end(definitions, &function, errors);
        if self.scratch.is_empty() {
            if self.seen_definition {
                errors.report(instruction, Some(function.id), CheckErrorKind::DeclarationAfterDefinition);
            }
        } else {
            self.seen_definition = true;
            let range = blocks::Range {
                first: self.first_function.unwrap_or(0),
                begin: function.index,
                end: instruction.index(),
            };
            blocks::check(definitions, &mut self.scratch, range, errors);
        }
    }

    /// The file is over.
    pub(super) fn end(&mut self, definitions: &Definitions<'_>, errors: &mut Errors) {
        let end = definitions.module().list.words.len() as u32;
        if self.function.is_some() {
            errors.report_at(end, CheckErrorKind::FunctionNotEnded);
        }
        if self.memory_models == 0 {
            errors.report_at(end, CheckErrorKind::NoMemoryModel);
        }
    }
}

/// Whether an instruction makes a function or its blocks, which graphs do not have.
fn is_of_functions_alone(op: Op) -> bool {
    matches!(op, Op::FunctionParameter | Op::FunctionEnd | Op::Label) || op.is_terminator()
}

fn is_graph(op: Op) -> bool {
    op.class() == Some(spirv_grammar::InstructionClass::Graph)
}

/// Whether an extended instruction is of a set that has no meaning for the program.
fn is_of_debug_info(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let set = instruction.operands().first().map(|&set| Id(set));
    set.and_then(|set| definitions.import(set)).is_some_and(|import| super::uses::refers_forward(&import))
}
