//! The bodies of functions, walked for what they name: in the threads of the host, those instructions are found that name something
//! that no instruction before them does. These are few, and numbers are given in their order.

use llvm_model::{Body, DebugLocId, FunctionId, Id, InstId, InstKind, Instruction, MdId, MdKindId, Value};
use rustc_hash::FxHashSet;
use std::ops::Range;

use super::ModuleWriter;
use super::dialect::WriteError;

/// What a thread finds in functions that follow each other.
enum Found {
    /// Numbers are given for all that a function names.
    Body(FunctionId),
    /// Numbers are given for all that an instruction of a function names.
    Instruction(FunctionId, Place),
}

/// An instruction: the positions of its block and in its block, and its id.
#[derive(Clone, Copy)]
struct Place {
    block: usize,
    position: usize,
    id: InstId,
}

impl ModuleWriter<'_> {
    /// Numbers everything that the bodies of functions name.
    pub(super) fn enumerate_bodies(&mut self) -> Result<(), WriteError> {
        let functions = &self.module.functions;
        let parts = self.host.shares(functions.len(), |number| self.module.instructions_of(number));
        if parts.len() < 2 {
            return functions.ids().try_for_each(|id| self.enumerate_found(&Found::Body(id)));
        }
        let found = self.host.each(&parts, |part| self.first_uses(part));
        found.iter().flatten().try_for_each(|found| self.enumerate_found(found))
    }

    fn enumerate_found(&mut self, found: &Found) -> Result<(), WriteError> {
        let (Found::Body(id) | Found::Instruction(id, _)) = *found;
        let function = &self.module.functions[id];
        let Some(body) = &function.body else { return Ok(()) };
        let result = match *found {
            Found::Body(_) => self.enumerate_body(body),
            Found::Instruction(_, Place { block, position, id }) => match body.insts.get(id) {
                Some(inst) => {
                    let named = self.enumerate_instruction(inst, body.locs.get(id));
                    named.map_err(|e| e.at(block, position))
                }
                None => Ok(()),
            },
        };
        result.map_err(|e| e.in_function(function.props.name.to_string_lossy().into_owned()))
    }

    /// What functions name that those before them in the part do not.
    fn first_uses(&self, part: Range<usize>) -> Vec<Found> {
        let mut seen = Seen::new(self);
        let mut found = Vec::new();
        for (id, function) in self.module.functions.iter_from(part.start).take(part.len()) {
            let Some(body) = &function.body else { continue };
            let first = found.len();
            let is_simple = body.debug_records.is_empty() && body.metadata_operands.is_empty();
            if !(is_simple && seen.add_body(body, |place| found.push(Found::Instruction(id, place)))) {
                found.truncate(first);
                found.push(Found::Body(id));
            }
        }
        found
    }
}

/// What instructions name.
struct Seen<'w, 'm> {
    writer: &'w ModuleWriter<'m>,
    types: Dense,
    constants: Dense,
    lists: Dense,
    locations: FxHashSet<DebugLocId>,
    attachments: FxHashSet<(MdKindId, MdId)>,
}

impl<'w, 'm> Seen<'w, 'm> {
    fn new(writer: &'w ModuleWriter<'m>) -> Seen<'w, 'm> {
        Seen {
            writer,
            types: Dense::default(),
            constants: Dense::default(),
            lists: Dense::default(),
            locations: FxHashSet::default(),
            attachments: FxHashSet::default(),
        }
    }

    /// Adds what a body names, and calls `note` for each instruction that names something new. Returns false if the body names
    /// blocks or instructions that do not exist.
    fn add_body(&mut self, body: &Body, mut note: impl FnMut(Place)) -> bool {
        for (block, &of_layout) in body.layout.iter().enumerate() {
            let Some(of_layout) = body.blocks.get(of_layout) else { return false };
            for (position, &id) in of_layout.insts.iter().enumerate() {
                let Some(inst) = body.insts.get(id) else { return false };
                if self.add(inst, body.locs.get(id)) {
                    note(Place { block, position, id });
                }
            }
        }
        true
    }

    /// Adds what an instruction names. Returns whether something of it is new, or cannot be told to be known.
    fn add(&mut self, inst: &Instruction, loc: Option<DebugLocId>) -> bool {
        let mut any = self.types.add(inst.ty);
        inst.kind.for_each_operand(|value| {
            if let Value::Const(id) = value {
                any |= self.constants.add(id);
            }
        });
        match &inst.kind {
            InstKind::Alloca { allocated: ty, .. } | InstKind::GetElementPtr { source_type: ty, .. } => {
                any |= self.types.add(*ty);
            }
            InstKind::Switch { cases, .. } => {
                cases.iter().for_each(|&(case, _)| any |= self.constants.add(case));
            }
            InstKind::ShuffleVector { .. }
            | InstKind::Load { atomic: Some(_), .. }
            | InstKind::Store { atomic: Some(_), .. }
            | InstKind::Fence { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg(_) => any = true,
            kind => match kind.call() {
                None => {}
                // It is written with another type and other attributes.
                Some(call) if self.writer.callee_with_extra(call).is_some() => any = true,
                Some(call) => {
                    any |= self.types.add(call.function_type);
                    any |= self.lists.add(call.attributes);
                    any |= !call.bundles.is_empty();
                }
            },
        }
        if let Some(loc) = loc {
            any |= self.locations.insert(loc);
        }
        for &(kind, node) in &inst.attachments {
            // Annotations are counted.
            any |= self.attachments.insert((kind, node)) || self.writer.metadata.annotation == Some(kind);
        }
        any
    }
}

/// Ids of a table, as bits.
#[derive(Default)]
struct Dense(Vec<u64>);

impl Dense {
    /// Adds an id; returns whether it is new.
    #[inline]
    fn add(&mut self, id: impl Id) -> bool {
        let (word, bit) = (id.index() / 64, 1 << (id.index() % 64));
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0.get_mut(word).is_some_and(|word| {
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        })
    }
}
