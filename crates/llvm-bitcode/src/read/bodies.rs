//! All FUNCTION blocks, in several threads where the host lends them.
//!
//! The first bodies are read in the caller's thread. The others are read by readers with copies of the module's tables, and are
//! added afterwards in order: the tables are then those of one thread. Bodies with an error, or with something that
//! has a place in the module, are read once more in the caller's thread.

use super::ModuleReader;
use crate::bitstream::{BlockHeader, Record};
use crate::codes::block;
use crate::error::{ReadError, ReadErrorKind};
use llvm_model::{Adopter, Arena, Function, FunctionId, Host, MdId, Metadata, Module, TableSizes};
use std::ops::Range;

/// A function and the block with its body.
type FunctionBlock = (FunctionId, BlockHeader);

/// About how many bits an instruction takes.
const BITS_PER_INSTRUCTION: u64 = 40;

/// Bodies that are read apart from the others.
struct Apart<'a> {
    reader: ModuleReader<'a>,
    share: Range<usize>,
    before: TableSizes,
    budget: u64,
}

impl<'a> ModuleReader<'a> {
    pub(super) fn read_bodies(&mut self) -> Result<(), ReadError> {
        let (blocks, rest) = self.function_blocks();
        let host = self.bounds.host;
        let weight = |index: usize| {
            let bits = blocks.get(index).map_or(0, |(_, header)| header.bits());
            (bits / BITS_PER_INSTRUCTION) as usize
        };
        // Readers of debug information would have to copy all of it.
        let shares = match self.module.has_debug_info() {
            false => host.shares(blocks.len(), weight),
            true => std::iter::once(0..blocks.len()).collect(),
        };
        let read = |reader: &mut ModuleReader<'a>, share: Range<usize>| {
            let mut record = Record::default();
            let mut blocks = blocks.get(share).unwrap_or_default().iter();
            blocks.try_for_each(|&(function, header)| reader.read_wanted(function, header, &mut record))
        };
        let Some((first, others)) = shares.split_first() else { return rest };
        let parts = others.iter().map(|share| Apart::new(self, share.clone())).collect();
        let mut own = Ok(());
        let parts = Host::beside(
            parts,
            |part: &mut Apart<'a>| read(&mut part.reader, part.share.clone()),
            || own = read(self, first.clone()),
        );
        own?;
        for (part, result) in parts {
            let share = part.share.clone();
            let functions = blocks.get(share.clone()).unwrap_or_default();
            if !(matches!(result, Some(Ok(()))) && part.join(self, functions)) {
                read(self, share)?;
            }
        }
        rest
    }

    /// Finds the function of each body, as far as there is one; and the error of those without.
    fn function_blocks(&mut self) -> (Vec<FunctionBlock>, Result<(), ReadError>) {
        let bodies = std::mem::take(&mut self.bodies);
        let mut in_order = std::mem::take(&mut self.defined).into_iter();
        let mut found = Vec::with_capacity(bodies.len());
        for header in bodies {
            let by_order = in_order.next();
            let position = header.start.saturating_sub(self.identification_start) / 32 + 1;
            let by_position = self.body_positions.get(&position).copied();
            let Some(function) = by_position.or(by_order) else {
                let kind = ReadErrorKind::Inconsistent("more function bodies than defined functions");
                return (found, Err(ReadError::new(kind, header.start).in_block(block::FUNCTION)));
            };
            found.push((function, header));
        }
        let rest = match in_order.next() {
            Some(_) => {
                let kind = ReadErrorKind::Inconsistent("fewer function bodies than defined functions");
                Err(self.bits.error(kind))
            }
            None => Ok(()),
        };
        (found, rest)
    }

    /// Reads a body, if the module is still wanted.
    fn read_wanted(
        &mut self,
        function: FunctionId,
        header: BlockHeader,
        record: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        if !self.bounds.host.goes_on() {
            return Err(ReadError::new(ReadErrorKind::Stopped, header.start));
        }
        self.read_body(function, header, record).map_err(|e| {
            let name = self.module.functions[function].props.name.to_string_lossy().into_owned();
            e.in_function(name)
        })
    }
}

impl<'a> Apart<'a> {
    fn new(reader: &ModuleReader<'a>, share: Range<usize>) -> Apart<'a> {
        let before = TableSizes::of(&reader.module);
        Apart { reader: reader.part(), share, before, budget: reader.budget }
    }

    /// Adds the bodies to the module. Returns false, and changes nothing, if that is not possible.
    fn join(mut self, reader: &mut ModuleReader<'_>, functions: &[FunctionBlock]) -> bool {
        let part = &mut self.reader;
        let spent = self.budget - part.budget;
        let has_body = |&(id, _): &FunctionBlock| reader.module.functions[id].body.is_some();
        if spent > reader.budget
            || part.module.functions.len() != self.before.functions()
            || part.block_addresses.len() != reader.block_addresses.len()
            || functions.iter().any(has_body)
        {
            return false;
        }
        let Some(joined) = reader.module.join(&part.module, &self.before, &mut Behind) else { return false };
        reader.budget -= spent;
        let mut bodies = Vec::with_capacity(functions.len());
        for &(id, _) in functions {
            let (own, other) = (&mut reader.module.functions[id], &mut part.module.functions[id]);
            own.attachments = std::mem::take(&mut other.attachments);
            joined.adopt_attachments(&mut own.attachments);
            for (own, other) in own.params.iter_mut().zip(&mut other.params) {
                own.name = std::mem::take(&mut other.name);
            }
            own.personality = other.personality.map(|id| joined.constant(id));
            bodies.extend(other.body.take().map(|body| (id, body)));
        }
        joined.adopt(&mut bodies, reader.bounds.host);
        for (id, body) in bodies {
            reader.module.functions[id].body = Some(body);
        }
        true
    }
}

impl<'a> ModuleReader<'a> {
    /// A reader of bodies that knows all that this one knows of the module.
    fn part(&self) -> ModuleReader<'a> {
        ModuleReader {
            bits: self.bits.clone(),
            strtab: self.strtab,
            module: self.module.part(),
            version: self.version,
            types: self.types.clone(),
            early_attributes: Vec::new(),
            groups: self.groups.clone(),
            attribute_lists: self.attribute_lists.clone(),
            sections: Vec::new(),
            collectors: Vec::new(),
            asm_properties: Vec::new(),
            values: self.values.clone(),
            constant_depth: self.constant_depth.clone(),
            room_for_insts: Arena::new(),
            global_uses: Vec::new(),
            defined: Vec::new(),
            function_type_numbers: self.function_type_numbers.clone(),
            bodies: Vec::new(),
            body_positions: Default::default(),
            block_addresses: self.block_addresses.clone(),
            metadata: self.metadata.clone(),
            md_kinds: self.md_kinds.clone(),
            sync_scopes: self.sync_scopes.clone(),
            bundle_tags: self.bundle_tags.clone(),
            identification_start: self.identification_start,
            summary_blocks: Vec::new(),
            hash: self.hash,
            budget: self.budget,
            bounded: self.bounded,
            bounds: self.bounds,
            layout: self.layout.clone(),
        }
    }
}

/// Nodes of functions stand behind those of the functions before, even if there is an equal one.
struct Behind;

impl Adopter for Behind {
    fn function(&mut self, module: &mut Module, _: FunctionId, declaration: Function) -> FunctionId {
        module.functions.push(declaration)
    }
    fn node(&mut self, module: &mut Module, node: Metadata) -> MdId {
        module.metadata.push(node)
    }
}
