//! Functions that are written apart from the others: what they declare is added to the module in their order.

use crate::lower::output::decorations::Claim;
use crate::lower::output::new_ids::NewIds;
use crate::lower::output::{Report, Writer};
use crate::lower::place::At;
use llvm_model::Host;
use rustc_hash::FxHashSet;
use spirv_module::{
    Builder, Decoration, Definitions, Id, Instruction, InstructionList, Irregular, Op, Renumbering, Section,
    Version, is_continuation,
};
use std::borrow::Cow;
use std::ops::Range;

/// The sections to which the code of a function adds, but for those of functions.
const DECLARED: [Section; 5] = [
    Section::ExtInstImports,
    Section::ExecutionModes,
    Section::Sources,
    Section::Names,
    Section::Annotations,
];

/// The identity of an id outside functions.
pub(in crate::lower) enum WriterKey {
    /// An imported set of instructions.
    Import(Cow<'static, str>),
    /// The text of OpString.
    String(Box<[u8]>),
}

/// The numbers of instructions in each section.
#[derive(Clone)]
pub(in crate::lower) struct Lengths {
    sections: [usize; Section::ALL.len()],
    bound: u32,
}

impl Lengths {
    /// The first id that the writer gives out from here on.
    pub(in crate::lower) fn bound(&self) -> u32 {
        self.bound
    }

    fn of(&self, section: Section) -> usize {
        self.sections[section as usize]
    }
}

/// A writer's instructions with their new ids.
#[derive(Default)]
pub(in crate::lower) struct Renumbered {
    declared: Vec<(Section, InstructionList)>,
    /// Which annotations are of ids that only the part knows.
    are_local: Vec<bool>,
    globals: InstructionList,
    /// The origins of `globals`.
    origins: Vec<At>,
    /// All instructions of the part; those of its functions have their new ids.
    all: InstructionList,
    functions: Range<usize>,
}

impl Renumbered {
    /// The parts of an OpDecorate about an id that other functions know too.
    fn decoration<'i>(
        &self,
        section: Section,
        index: usize,
        instruction: Instruction<'i>,
    ) -> Option<(Id, Decoration, &'i [u32])> {
        let is_shared = section == Section::Annotations && self.are_local.get(index) == Some(&false);
        let &[target, decoration, ref operands @ ..] = instruction.operands() else { return None };
        (is_shared && instruction.op() == Op::Decorate).then_some((
            Id(target),
            Decoration(decoration),
            operands,
        ))
    }

    fn decorations(&self) -> impl Iterator<Item = (Id, Decoration, &[u32])> {
        let annotations = self.declared.iter().filter(|(section, _)| *section == Section::Annotations);
        annotations.flat_map(|(section, list)| {
            list.iter().enumerate().filter_map(|(index, each)| self.decoration(*section, index, each))
        })
    }
}

impl<'m> Writer<'m> {
    /// The length of each section.
    pub(in crate::lower) fn lengths(&self) -> Lengths {
        Lengths {
            sections: Section::ALL.map(|section| self.builder.section(section).len()),
            bound: self.builder.bound(),
        }
    }

    /// Returns a writer for functions that are written in another thread. The module has no functions yet.
    pub(in crate::lower) fn part(&self) -> Writer<'m> {
        Writer {
            report: self.report.part(),
            builder: self.builder.clone(),
            origins: Default::default(),
            said: self.said.clone(),
            strings: self.strings.clone(),
            imports: self.imports.clone(),
            behind: InstructionList::default(),
            signed: Default::default(),
            strips_names: self.strips_names,
            declarations: self.declarations,
            omitted: self.omitted.clone(),
        }
    }

    /// Calls `note` for each id that is one of a kind.
    pub(in crate::lower) fn for_each_key(&self, mut note: impl FnMut(Id, WriterKey)) {
        self.imports.iter().for_each(|(name, id)| note(*id, WriterKey::Import(name.clone())));
        self.strings.iter().for_each(|(text, id)| note(*id, WriterKey::String(text.clone())));
    }

    /// Returns the id that the module has for a key, or gives it a fresh one; and whether it had one.
    pub(in crate::lower) fn adopt(&mut self, key: WriterKey) -> (Id, bool) {
        match key {
            WriterKey::Import(name) => match self.imports.iter().find(|(known, _)| *known == name) {
                Some((_, id)) => (*id, true),
                None => {
                    let id = self.fresh();
                    self.imports.push((name, id));
                    (id, false)
                }
            },
            WriterKey::String(text) => match self.strings.get(&text) {
                Some(&id) => (id, true),
                None => {
                    let id = self.fresh();
                    self.strings.insert(text, id);
                    (id, false)
                }
            },
        }
    }

    /// Whether the part, whose sections had these lengths, added only what [`Writer::join`] adds.
    pub(in crate::lower) fn is_joinable(&self, before: &Lengths, lowered: &FxHashSet<Id>) -> bool {
        let is_same = |section: &Section| {
            DECLARED.contains(section)
                || [Section::Globals, Section::FunctionDefinitions].contains(section)
                || self.builder.section(*section).len() == before.of(*section)
        };
        let globals = self.builder.section(Section::Globals);
        let mut new = (before.of(Section::Globals)..globals.len()).filter_map(|at| globals.get(at));
        // What describes the module's own ids has a place among the descriptions of the same id.
        let describes_new = |section: Section| {
            let list = self.builder.section(section);
            let mut new = (before.of(section)..list.len()).filter_map(|at| list.get(at));
            new.all(|instruction| {
                instruction.op() == Op::Decorate
                    || is_continuation(instruction.op())
                    || subject(section, instruction)
                        .is_some_and(|id| id.0 >= before.bound || lowered.contains(&id))
            })
        };
        self.behind.is_empty()
            && DECLARED.into_iter().all(describes_new)
            && Section::ALL.iter().all(is_same)
            && new.all(|instruction| instruction.result().is_some() || is_continuation(instruction.op()))
    }

    /// Puts new ids into what the part added, with the help of the host's threads.
    pub(in crate::lower) fn renumbered(
        &mut self,
        before: &Lengths,
        ids: &NewIds,
        host: Host<'_>,
    ) -> Renumbered {
        let builder = std::mem::replace(&mut self.builder, Builder::new(Version::V1_0));
        let lengths = Section::ALL.map(|section| builder.section(section).len());
        let mut module = builder.finish();
        let definitions = Definitions::of(&module);
        let map = |id| ids.get(id);
        let mut renumbering = Renumbering::new(&definitions, map);
        let mut made = Renumbered::default();
        let mut irregular = Vec::new();
        let mut start = 0;
        for (section, length) in Section::ALL.into_iter().zip(lengths) {
            let new = start + before.of(section)..start + length;
            start += length;
            if section == Section::FunctionDefinitions {
                irregular = host.each(&host.shares(new.len(), |_| 1), |part| {
                    let part = new.start + part.start..new.start + part.end;
                    Renumbering::new(&definitions, map).irregular_in(part)
                });
                made.functions = new;
                continue;
            }
            let mut list = InstructionList::new();
            let mut repeats = false;
            for (at, index) in new.enumerate() {
                let Some(instruction) = module.instruction(index) else { continue };
                // Continuations belong to the instruction before them.
                if !is_continuation(instruction.op()) {
                    repeats = subject(section, instruction).is_some_and(|id| ids.is_described(id))
                        && instruction.op() != Op::Decorate;
                }
                if repeats {
                    continue;
                }
                renumbering.append(&mut list, index..index + 1);
                if section == Section::Globals {
                    made.origins.push(self.origins.global(at));
                } else if section == Section::Annotations {
                    made.are_local.push(subject(section, instruction).is_some_and(|id| ids.is_local(id)));
                }
            }
            match section {
                Section::Globals => made.globals = list,
                _ => made.declared.push((section, list)),
            }
        }
        drop(renumbering);
        drop(definitions);
        renumber_in_place(module.list_mut(), &irregular, map);
        made.all = std::mem::take(module.list_mut());
        made
    }

    /// Whether the decorations of a part fit those that there are.
    pub(in crate::lower) fn can_join(&self, part: &Renumbered) -> bool {
        part.decorations().all(|(target, decoration, operands)| {
            self.said.would_be(target, decoration, operands) != Claim::Taken
        })
    }

    /// Adds what a part wrote, and its report.
    pub(in crate::lower) fn join(&mut self, part: Writer<'m>, written: Renumbered) {
        for (section, list) in &written.declared {
            for (index, instruction) in list.iter().enumerate() {
                if let Some((target, decoration, operands)) = written.decoration(*section, index, instruction)
                    && self.said.claim(target, decoration, operands) != Claim::Free
                {
                    continue;
                }
                self.builder.section_mut(*section).push_copy(instruction);
            }
        }
        self.builder.section_mut(Section::Globals).append(&written.globals);
        written.origins.into_iter().for_each(|at| self.origins.note_global(at));
        let definitions = self.builder.section_mut(Section::FunctionDefinitions);
        self.origins.append(part.origins, definitions.len());
        definitions.append_range(&written.all, written.functions);
        self.report.join(part.report);
    }
}

/// Renumbers the code of functions in place: to touch memory for the first time costs more than the work.
fn renumber_in_place(list: &mut InstructionList, irregular: &[Irregular], map: impl Fn(Id) -> Id + Sync) {
    Host::all(list.shares_mut(irregular), |share| share.renumber(&map));
}

/// The id that an instruction outside functions defines or describes.
fn subject(section: Section, instruction: Instruction<'_>) -> Option<Id> {
    let described = || instruction.operands().first().map(|&id| Id(id));
    match section {
        Section::ExecutionModes | Section::Names => described(),
        Section::Annotations => instruction.result().or_else(described),
        _ => instruction.result(),
    }
}

impl<'m> Report<'m> {
    /// Returns a report for functions that are lowered in another thread.
    fn part(&self) -> Report<'m> {
        Report::new(self.module(), Default::default(), Default::default(), false)
    }
}
