//! VALUE_SYMTAB blocks: names of values and blocks, positions of function bodies.

use llvm_model::{BlockId, Id, InstId, Name, Value};

use super::ModuleReader;
use super::body::BodyReader;
use super::ops::{self, Ops, Parsed};
use crate::bitstream::{BlockHeader, Entry, Record};
use crate::codes::{block, symtab};
use crate::error::{ReadError, ReadErrorKind};

impl<'a> ModuleReader<'a> {
    /// The symbol table of the module: since version 2 only the positions of bodies, before that the names of globals.
    pub(super) fn read_module_symbols(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => return Ok(()),
                Entry::Record => {
                    let mut ops = Ops::new(&rec.ops);
                    self.module_symbol(rec.code, &mut ops).map_err(|k| self.in_record(k, rec, header.id))?;
                }
            }
        }
    }

    fn module_symbol(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        if !matches!(code, symtab::ENTRY | symtab::FNENTRY) {
            return Ok(());
        }
        let number = ops.next()?;
        if code == symtab::FNENTRY {
            let position = ops.next()?;
            if let Some(function) = self.function_with_number(number) {
                self.body_positions.insert(position, function);
            }
        }
        if self.version < 2 {
            let name = symbol_name(ops)?;
            if let Some(props) = self.global_props_mut(number) {
                props.name = name;
            }
        }
        Ok(())
    }
}

impl<'a> BodyReader<'_, 'a> {
    /// The symbol table of a function body.
    pub(super) fn read_symbols(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.reader.bits.enter(header)?;
        loop {
            match self.reader.bits.next(rec)? {
                Entry::Block(inner) => self.reader.bits.skip(inner)?,
                Entry::End => return Ok(()),
                Entry::Record => {
                    let mut ops = Ops::new(&rec.ops);
                    self.body_symbol(rec.code, &mut ops)
                        .map_err(|k| self.reader.in_record(k, rec, block::VALUE_SYMTAB))?;
                }
            }
        }
    }

    fn body_symbol(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        match code {
            symtab::ENTRY => {
                let number = ops.next()?;
                let value = self.reader.slot(number)?.value;
                let name = symbol_name(ops)?;
                match value {
                    Some(Value::Arg(index)) => self.name_argument(index, name),
                    Some(Value::Inst(id)) => self.name_instruction(id, name),
                    _ => return Err(ReadErrorKind::BadReference { what: "local value", id: number }),
                }
                Ok(())
            }
            symtab::BBENTRY => {
                let number = ops.next()?;
                let id = self.block(number)?;
                let name = symbol_name(ops)?;
                self.name_block(id, name);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn name_argument(&mut self, index: u32, name: Name) {
        let params = &mut self.reader.module.functions[self.function].params;
        if let Some(param) = params.get_mut(index as usize) {
            param.name = name;
        }
    }

    fn name_instruction(&mut self, id: InstId, name: Name) {
        if id.index() < self.body.insts.len() {
            self.body.names.expect(self.body.insts.len());
            self.body.names.set(id, name);
        }
    }

    fn name_block(&mut self, id: BlockId, name: Name) {
        if id.index() < self.body.blocks.len() {
            self.body.blocks[id].name = name;
        }
    }
}

fn symbol_name(ops: &mut Ops<'_>) -> Parsed<Name> {
    let name = ops::name(ops.rest())?;
    if name.as_bytes().contains(&0) {
        return Err(ReadErrorKind::Inconsistent("a name has a zero byte"));
    }
    Ok(name)
}
