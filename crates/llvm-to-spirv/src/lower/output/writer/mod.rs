//! Writing the SPIR-V module: instructions outside functions, whole functions, and declarations about ids.

pub(in crate::lower) mod parts;

use crate::lower::output::declaration_order;
use crate::lower::output::decorations::{Claim, DecorationSet, Target};
use crate::lower::output::origins::{Origins, Written};
use crate::lower::output::report::Report;
use llvm_model::{FunctionId, Id as _, Name};
use rustc_hash::FxHashMap;
use spirv_module::ExtInstSet;
use spirv_module::{Builder, Decoration, Id, InstructionList, Op, Operands, Section, Version};
use spirv_passes::signs::Signed;
use std::borrow::Cow;
use translate_common::forms::DeclarationOrder;
use translate_common::losses::LossReason;
use translate_common::{Lost, Omitted, Options, Progress};

/// The module that is being written, with the report of the run.
pub(in crate::lower) struct Writer<'m> {
    report: Report<'m>,
    builder: Builder,
    origins: Origins,
    /// The decorations there are.
    said: DecorationSet,
    strings: FxHashMap<Box<[u8]>, Id>,
    imports: Vec<(Cow<'static, str>, Id)>,
    /// The instructions after the functions.
    behind: InstructionList,
    /// The integers that are signed in the input.
    signed: Signed,
    /// Whether names are left out that only help people.
    strips_names: bool,
    /// Whether declarations are in the order of their kinds or of their use.
    declarations: DeclarationOrder,
    /// The constructs that the consumer cannot read.
    omitted: Omitted,
}

impl<'m> Writer<'m> {
    /// An empty module.
    pub(in crate::lower) fn new(report: Report<'m>, options: &Options) -> Writer<'m> {
        Writer {
            report,
            builder: Builder::new(Version::V1_0),
            origins: Origins::default(),
            said: DecorationSet::default(),
            strings: FxHashMap::default(),
            imports: Vec::new(),
            behind: InstructionList::default(),
            signed: Signed::default(),
            strips_names: options.policy.strip_names,
            declarations: options.forms().declarations,
            omitted: options.spirv.omitted.clone(),
        }
    }

    /// Makes room for the code of functions that have so many instructions in LLVM IR. Lists that grow leave holes in the heap, and
    /// the declarations in front of the code take the rest of the room in the end.
    pub(in crate::lower) fn expect(&mut self, instructions: usize) {
        let definitions = self.builder.section_mut(Section::FunctionDefinitions);
        definitions.reserve(instructions.saturating_mul(3) / 2, instructions.saturating_mul(7));
    }

    /// The report.
    pub(in crate::lower) fn report(&mut self) -> &mut Report<'m> {
        &mut self.report
    }

    /// Returns the signs that are known.
    pub(in crate::lower) fn signed(&mut self) -> &mut Signed {
        &mut self.signed
    }

    /// All that is known to be signed.
    pub(in crate::lower) fn take_signed(&mut self) -> Signed {
        std::mem::take(&mut self.signed)
    }

    /// Returns the progress of the module; `beside` are the bytes that the run uses for other data. The file takes the
    /// place of the sections once more.
    pub(in crate::lower) fn progress(&self, beside: u64) -> Progress {
        Progress {
            ids: u64::from(self.builder.bound()) - 1,
            instructions: self.builder.len() as u64,
            memory: beside + 2 * self.builder.footprint(),
        }
    }

    /// A fresh id.
    pub(in crate::lower) fn fresh(&mut self) -> Id {
        self.builder.alloc_id()
    }

    /// Adds an instruction outside functions.
    pub(in crate::lower) fn push(
        &mut self,
        op: Op,
        result_type: Option<Id>,
        result: Option<Id>,
        operands: &[u32],
    ) {
        if self.builder.push(op, result_type, result, operands).is_err() {
            self.report.too_long(op);
        } else if Section::of_global(op) == Some(Section::Globals) {
            self.origins.note_global(self.report.at());
        }
    }

    /// Decorates `target`, unless metadata has stated the decoration.
    pub(in crate::lower) fn decorate(&mut self, target: Id, decoration: Decoration, operands: &[u32]) {
        if !self.omits(decoration) && self.said.claim(target, decoration, operands) == Claim::Free {
            let operands = Operands::new().id(target).word(decoration).words(operands);
            self.push(Op::Decorate, None, None, &operands);
        }
    }

    /// Returns whether a decoration is omitted, and reports it.
    pub(in crate::lower) fn omits(&mut self, decoration: Decoration) -> bool {
        let omits = self.omitted.has_decoration(decoration);
        if omits {
            self.report.lose(Lost::Decoration(decoration, LossReason::LeftOut));
        }
        omits
    }

    /// Decorates a member of a structure type.
    pub(in crate::lower) fn decorate_member(
        &mut self,
        structure: Id,
        member: u32,
        decoration: Decoration,
        operands: &[u32],
    ) {
        if self.omits(decoration) {
            return;
        }
        let operands = Operands::new().id(structure).word(member).word(decoration).words(operands);
        self.push(Op::MemberDecorate, None, None, &operands);
    }

    /// Decorates with an alignment in bytes; 0 is none.
    pub(in crate::lower) fn decorate_alignment(&mut self, target: Id, align: u64) {
        if let Ok(align @ 1..) = u32::try_from(align) {
            self.decorate(target, Decoration::Alignment, &[align]);
        }
    }

    /// Takes the place of a decoration with these operands, which is then to be written.
    pub(in crate::lower) fn claim(
        &mut self,
        target: Target,
        decoration: Decoration,
        operands: &[u32],
    ) -> Claim {
        self.said.claim(target.id, decoration, operands)
    }

    /// Whether a decoration of an id cannot be added.
    pub(in crate::lower) fn rules_out(&self, target: Id, decoration: Decoration, operands: &[u32]) -> bool {
        self.said.rules_out(target, decoration, operands)
    }

    /// Names a value inside a function, or a type, unless such names are omitted.
    pub(in crate::lower) fn hint_name(&mut self, target: Id, name: &Name) {
        if !self.strips_names {
            self.name(target, name);
        }
    }

    /// Names a member of a structure type, unless such names are omitted.
    pub(in crate::lower) fn name_member(&mut self, structure: Id, member: u32, name: &Name) {
        if !self.strips_names {
            self.push_name(Op::MemberName, &[structure.0, member], name);
        }
    }

    /// Names `target`; unnamed objects stay unnamed.
    pub(in crate::lower) fn name(&mut self, target: Id, name: &Name) {
        if !name.is_empty() {
            self.push_name(Op::Name, &[target.0], name);
        }
    }

    fn push_name(&mut self, op: Op, of: &[u32], name: &Name) {
        if self.builder.section_mut(Section::Names).push_text(op, of, name.as_bytes()).is_err() {
            self.report.too_long(op);
        }
    }

    /// The id under which an extended instruction set is imported.
    pub(in crate::lower) fn instruction_set(&mut self, set: ExtInstSet) -> Id {
        self.import(set.name())
    }

    /// The id under which the set with this name is imported.
    pub(in crate::lower) fn import(&mut self, name: &'static str) -> Id {
        // Mostly it is the very same text.
        let is_same = |known: &str| std::ptr::eq(known, name) || known == name;
        if let Some((_, id)) = self.imports.iter().find(|(known, _)| is_same(known)) {
            return *id;
        }
        self.add_import(Cow::Borrowed(name))
    }

    /// The id under which the set with a name that the input states is imported.
    pub(in crate::lower) fn import_stated(&mut self, name: &str) -> Id {
        match self.imports.iter().find(|(known, _)| known == name) {
            Some((_, id)) => *id,
            None => self.add_import(Cow::Owned(name.to_owned())),
        }
    }

    fn add_import(&mut self, name: Cow<'static, str>) -> Id {
        let id = self.fresh();
        self.push(Op::ExtInstImport, None, Some(id), &Operands::new().string(&name));
        self.imports.push((name, id));
        id
    }

    /// The name of an imported set that begins with `prefix`.
    pub(in crate::lower) fn import_beginning(&self, prefix: &str) -> Option<&str> {
        self.imports.iter().map(|(name, _)| &**name).find(|name| name.starts_with(prefix))
    }

    /// Adds an instruction after all functions.
    pub(in crate::lower) fn push_behind(
        &mut self,
        op: Op,
        result_type: Option<Id>,
        result: Option<Id>,
        operands: &[u32],
    ) {
        if self.behind.push(op, result_type, result, operands).is_err() {
            self.report.too_long(op);
        }
    }

    /// The id of an OpString.
    pub(in crate::lower) fn string(&mut self, text: &[u8]) -> Id {
        if let Some(&id) = self.strings.get(text) {
            return id;
        }
        let id = self.fresh();
        self.push(Op::String, None, Some(id), &Operands::new().bytes(text));
        self.strings.insert(text.into(), id);
        id
    }

    /// A definition begins.
    pub(in crate::lower) fn enter_function(&mut self) {
        self.origins.enter_function();
    }

    /// Sets the current place as the origin of the instructions that follow in the variables, the prologue and the code
    /// of the function, which have these lengths.
    pub(in crate::lower) fn mark(&mut self, lengths: [usize; 3]) {
        self.origins.mark(lengths, self.report.at());
    }

    /// Adds a definition: its head, its variables, its prologue and its code.
    pub(in crate::lower) fn add_definition(&mut self, function: FunctionId, lists: [&InstructionList; 4]) {
        let section = self.builder.section_mut(Section::FunctionDefinitions);
        self.origins.leave_function(lists, section.len(), function.index() as u32);
        for list in lists {
            section.append(list);
        }
    }

    /// Adds a declaration.
    pub(in crate::lower) fn add_declaration(&mut self, list: &InstructionList) {
        self.builder.section_mut(Section::FunctionDeclarations).append(list);
    }

    /// The finished module, and the report.
    pub(in crate::lower) fn finish(mut self) -> (Written, Report<'m>) {
        self.builder.section_mut(Section::FunctionDefinitions).append(&self.behind);
        if self.declarations == DeclarationOrder::ByKind {
            let order = declaration_order::by_kind(self.builder.section(Section::Globals));
            self.origins.permute_globals(&order);
            let globals = std::mem::take(self.builder.section_mut(Section::Globals));
            let section = self.builder.section_mut(Section::Globals);
            for instruction in order.iter().filter_map(|&at| globals.get(at)) {
                section.push_copy(instruction);
            }
        }
        (Written::new(self.builder, self.origins), self.report)
    }
}
