//! The body that grows: instructions are appended to the current block, or made for a place that they get later.

use crate::fail::{Fail, Res, fail};
use crate::function::deferred::late_places::LatePlace;
use crate::function::deferred::unused_instructions::Superfluous;
use crate::scan::names::Names;
use llvm_model::{
    BlockId, Body, DebugLocId, DebugRecord, Flags, Id, InstId, InstKind, Instruction, Name, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use translate_common::problems::BlockProblem;

/// Builds the body of one function. Callers keep the types correct.
pub(crate) struct Builder {
    body: Body,
    /// The block that grows; `None` outside blocks.
    block: Option<BlockId>,
    /// The current block, or the one that has ended last.
    header: Option<BlockId>,
    /// The source line of the next instructions.
    location: Option<DebugLocId>,
    /// The index of the SPIR-V instruction that each LLVM instruction comes from.
    origins: Vec<u32>,
    /// The index of the SPIR-V instruction being translated.
    origin: u32,
    /// While set, instructions go here instead of into the block.
    detour: Option<Vec<InstId>>,
    /// Instructions to be put into blocks at the end: block, how many instructions stand before them, they.
    insertions: Vec<(BlockId, usize, Vec<InstId>)>,
    /// Instructions that are removed at the end when nothing uses them.
    superfluous: Superfluous,
    /// Whether conversions back to the call's result undo them.
    undoes: bool,
    /// Instructions that convert a call's result to that of the SPIR-V instruction.
    adapters: FxHashSet<InstId>,
    /// Blocks with phis behind other instructions.
    mixed: Vec<BlockId>,
    /// Debug records that stand before the next instruction.
    records: Vec<DebugRecord>,
    /// The names of values and blocks.
    names: Names,
    /// The first instruction that could not be made, until it is reported.
    noted: Option<Fail>,
}

/// The state to which a builder returns after a detour.
pub(crate) struct Standpoint {
    detour: Option<Vec<InstId>>,
    location: Option<DebugLocId>,
}

impl Builder {
    /// A builder of an empty body for about so many instructions; `names` are taken by parameters, `undoes` enables the
    /// removal of conversions of a call's result.
    pub(crate) fn new(names: Names, undoes: bool, instructions: usize) -> Builder {
        let mut body = Body::default();
        body.insts.reserve(instructions);
        Builder {
            body,
            block: None,
            header: None,
            location: None,
            origins: Vec::with_capacity(instructions),
            origin: 0,
            detour: None,
            insertions: Vec::new(),
            superfluous: Superfluous::default(),
            undoes,
            adapters: FxHashSet::default(),
            mixed: Vec::new(),
            records: Vec::new(),
            names,
            noted: None,
        }
    }

    /// The body and, for each of its instructions, the index of the SPIR-V instruction that it comes from.
    pub(crate) fn finish(mut self) -> (Body, Vec<u32>) {
        self.body.insts.shrink_to_fit();
        self.body.locs.shrink_to_fit();
        (self.body, self.origins)
    }

    // ---- blocks

    /// Adds an empty block with a name like this behind the others.
    pub(crate) fn add_block(&mut self, name: Name) -> BlockId {
        let name = self.names.unique(name);
        self.body.add_block(name)
    }
    /// Makes room for so many blocks.
    pub(crate) fn expect_blocks(&mut self, blocks: usize) {
        self.body.blocks.reserve(blocks);
        self.body.layout.reserve_exact(blocks);
    }
    /// Makes room for about so many instructions in a block.
    pub(crate) fn expect(&mut self, block: BlockId, instructions: usize) {
        self.body.blocks[block].insts.reserve_exact(instructions);
    }
    /// Goes to the end of a block.
    pub(crate) fn begin_block(&mut self, block: BlockId) {
        self.block = Some(block);
        self.header = Some(block);
    }
    /// Leaves the current block.
    pub(crate) fn end_block(&mut self) {
        self.block = None;
        self.records.clear();
    }
    /// Whether there is a current block.
    #[inline]
    pub(crate) fn in_block(&self) -> bool {
        self.block.is_some()
    }
    /// The current block.
    pub(crate) fn block(&self) -> Res<BlockId> {
        self.block.ok_or_else(|| fail(BlockProblem::OutsideBlock))
    }
    /// The block that a merge instruction makes a header: the current one, or the one whose branch it stands behind.
    pub(crate) fn header(&self) -> Res<BlockId> {
        self.header.ok_or_else(|| fail(BlockProblem::OutsideBlock))
    }
    /// Whether anything was appended to the first block.
    pub(crate) fn has_begun(&self) -> bool {
        self.body.entry().is_some_and(|entry| !self.body.blocks[entry].insts.is_empty())
    }

    // ---- where instructions come from

    /// Sets the index of the SPIR-V instruction that the next instructions belong to.
    #[inline]
    pub(crate) fn set_origin(&mut self, index: u32) {
        self.origin = index;
    }
    /// The index of the SPIR-V instruction at hand.
    pub(crate) fn origin(&self) -> u32 {
        self.origin
    }
    /// Whether an instruction was made for the SPIR-V instruction at hand.
    pub(crate) fn is_current(&self, inst: InstId) -> bool {
        self.origins.get(inst.index()) == Some(&self.origin)
    }
    /// The source line of the next instructions.
    pub(crate) fn location(&self) -> Option<DebugLocId> {
        self.location
    }
    /// Sets the source line of the next instructions.
    pub(crate) fn set_location(&mut self, location: Option<DebugLocId>) {
        self.location = location;
    }

    // ---- appending

    /// Puts the records that wait in front of an instruction.
    fn place_records(&mut self, before: InstId) {
        // Where there is one there are more: in optimized code, about one for three instructions.
        if self.body.debug_records.is_empty() {
            self.body.debug_records.reserve(self.origins.capacity() / 4);
        }
        self.body.debug_records.insert(before, std::mem::take(&mut self.records));
    }

    /// Appends an instruction. Outside of blocks, this is [noted](Builder::note) and the instruction is placed nowhere.
    #[inline]
    pub(crate) fn push(&mut self, inst: Instruction) -> InstId {
        self.origins.push(self.origin);
        let is_phi = matches!(inst.kind, InstKind::Phi { .. });
        let id = self.body.insts.push(inst);
        self.body.locs.set(id, self.location);
        if let Some(detour) = &mut self.detour {
            detour.push(id);
            return id;
        }
        let Some(block) = self.block else {
            self.note(fail(BlockProblem::OutsideBlock));
            return id;
        };
        self.body.blocks[block].insts.push(id);
        if !self.records.is_empty() && !is_phi {
            self.place_records(id);
        }
        id
    }
    /// Notes that an instruction could not be made; the first note counts.
    #[cold]
    pub(crate) fn note(&mut self, fail: Fail) {
        self.noted.get_or_insert(fail);
    }
    /// Fails if something was [noted](Builder::note) since the last call.
    #[inline]
    pub(crate) fn check(&mut self) -> Res<()> {
        self.noted.take().map_or(Ok(()), Err)
    }
    /// Puts a debug record before the next instruction.
    pub(crate) fn record(&mut self, record: DebugRecord) {
        self.records.push(record);
    }
    /// Makes an instruction that stands nowhere.
    pub(crate) fn detached(&mut self, inst: Instruction) -> InstId {
        self.origins.push(self.origin);
        self.body.insts.push(inst)
    }
    /// Appends a phi. One that comes behind another instruction is put before it when the body is whole.
    pub(crate) fn emit_phi(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Res<Value> {
        let block = self.block()?;
        let last = self.body.blocks[block].insts.last();
        let behind = last.is_some_and(|&last| !matches!(self.body.insts[last].kind, InstKind::Phi { .. }));
        if behind && self.mixed.last() != Some(&block) {
            self.mixed.push(block);
        }
        let inst = Instruction { flags, ..Instruction::new(kind, ty) };
        Ok(Value::Inst(self.push(inst)))
    }

    // ---- queries

    /// The body as it is.
    pub(crate) fn body(&self) -> &Body {
        &self.body
    }
    /// An instruction.
    #[inline]
    pub(crate) fn inst(&self, inst: InstId) -> &Instruction {
        &self.body.insts[inst]
    }
    /// An instruction, to be changed.
    #[inline]
    pub(crate) fn inst_mut(&mut self, inst: InstId) -> &mut Instruction {
        &mut self.body.insts[inst]
    }
    /// Gives the calls without a source line this one.
    pub(crate) fn locate_calls(&mut self, location: DebugLocId) {
        let Body { insts, locs, .. } = &mut self.body;
        for (id, inst) in insts.iter() {
            if matches!(inst.kind, InstKind::Call(_)) && locs.get(id).is_none() {
                locs.set(id, Some(location));
            }
        }
    }
    /// Gives an instruction a name like this; any it had goes.
    pub(crate) fn name(&mut self, inst: InstId, name: Name) {
        let name = self.names.unique(name);
        self.set_name(inst, name);
    }

    /// Returns the name of an instruction, which is empty if it is numbered.
    #[inline]
    pub(crate) fn name_of(&self, inst: InstId) -> &Name {
        self.body.names.get(inst)
    }

    /// Gives an instruction a name that was taken for it.
    pub(crate) fn set_name(&mut self, inst: InstId, name: Name) {
        self.body.names.set(inst, name);
    }

    /// Takes a name like this for an instruction that is made later.
    pub(crate) fn reserve(&mut self, name: Name) -> Name {
        self.names.unique(name)
    }

    // ---- places that instructions are put at later

    /// Here, for later.
    pub(crate) fn here(&self) -> Res<LatePlace> {
        let block = self.block()?;
        let at = self.body.blocks[block].insts.len();
        Ok(LatePlace { block, at, location: self.location })
    }
    /// The beginning of the function: values emitted there can be used everywhere in it.
    pub(crate) fn beginning(&self) -> Res<LatePlace> {
        let block = self.body.entry().map_or_else(|| self.block(), Ok)?;
        Ok(LatePlace { block, at: 0, location: None })
    }
    /// Before the terminator of a block that has one.
    pub(crate) fn end_of(&self, block: BlockId) -> LatePlace {
        let at = self.body.blocks[block].insts.len().saturating_sub(1);
        LatePlace { block, at, location: self.location }
    }
    /// Collects appended instructions separately, until the builder comes back.
    pub(crate) fn set_out(&mut self, location: Option<DebugLocId>) -> Standpoint {
        let detour = self.detour.replace(Vec::new());
        let location = std::mem::replace(&mut self.location, location);
        Standpoint { detour, location }
    }
    /// Appends where it did before [`Builder::set_out`], and returns the instructions collected since.
    pub(crate) fn come_back(&mut self, to: Standpoint) -> Vec<InstId> {
        self.location = to.location;
        std::mem::replace(&mut self.detour, to.detour).unwrap_or_default()
    }
    /// Inserts instructions at a place when the body is complete, in the order of the requests.
    pub(crate) fn insert(&mut self, place: LatePlace, insts: Vec<InstId>) {
        self.insertions.push((place.block, place.at, insts));
    }

    // ---- when the body is whole

    /// Inserts the collected instructions at their places.
    pub(crate) fn place_insertions(&mut self) {
        let mut insertions = std::mem::take(&mut self.insertions);
        // Stable, to keep the order of the requests.
        insertions.sort_by_key(|(block, at, _)| (*block, *at));
        let mut rest = insertions.into_iter().peekable();
        while let Some((block, _, _)) = rest.peek() {
            let block = *block;
            let old = std::mem::take(&mut self.body.blocks[block].insts);
            let mut merged = Vec::with_capacity(old.len() + 4);
            for (position, inst) in old.into_iter().enumerate() {
                while let Some((_, _, insts)) = rest.next_if(|(b, at, _)| *b == block && *at <= position) {
                    merged.extend(insts);
                }
                merged.push(inst);
            }
            while let Some((_, _, insts)) = rest.next_if(|(b, ..)| *b == block) {
                merged.extend(insts);
            }
            self.body.blocks[block].insts = merged;
        }
    }
    /// Puts phis in front of the other instructions of their blocks: some writers put them behind.
    pub(crate) fn sort_phis(&mut self) {
        for block in std::mem::take(&mut self.mixed) {
            let insts = std::mem::take(&mut self.body.blocks[block].insts);
            let is_phi = |inst: &InstId| matches!(self.body.insts[*inst].kind, InstKind::Phi { .. });
            let (mut sorted, others): (Vec<InstId>, Vec<InstId>) = insts.into_iter().partition(is_phi);
            sorted.extend(others);
            self.body.blocks[block].insts = sorted;
        }
    }
    /// Puts other values where these are used.
    pub(crate) fn replace_values(&mut self, map: &FxHashMap<Value, Value>) {
        self.body.replace_values(map);
    }
    /// Marks an instruction that may have become unnecessary, with those emitted before it for the same SPIR-V instruction.
    pub(crate) fn may_go(&mut self, inst: InstId) {
        self.superfluous.note(inst, &self.body, &self.origins);
    }
    /// Notes that a value was made of a call's result because the SPIR-V instruction gives something else.
    pub(crate) fn adapts(&mut self, value: Value) {
        if let Value::Inst(inst) = value
            && self.undoes
        {
            self.adapters.insert(inst);
            self.may_go(inst);
        }
    }
    /// The instruction behind a value that was noted so.
    pub(crate) fn adapter(&self, value: Value) -> Option<&InstKind> {
        match value {
            Value::Inst(inst) if self.adapters.contains(&inst) => Some(&self.body.insts[inst].kind),
            _ => None,
        }
    }
    /// Removes marked instructions without a use, and then those that only they used.
    pub(crate) fn remove_superfluous(&mut self) {
        std::mem::take(&mut self.superfluous).remove(&mut self.body);
    }
}
