//! The values and blocks of the function being parsed, and of functions that `blockaddress` refers to.
//!
//! An instruction that is used before it is written gets its place in the body at once; the definition fills it in.

use super::{Kind, Parser, Result, Token};
use llvm_model::arena::Arena;
use llvm_model::{
    Block, BlockId, Body, DebugRecord, FunctionId, InstId, InstKind, Instruction, Name, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The entity of a local name or number.
#[derive(Clone, Copy)]
pub(super) enum Local {
    Arg(u32),
    Inst(InstId),
    Block(BlockId),
}

/// The function being parsed.
pub(super) struct FunctionState<'t> {
    pub(super) id: FunctionId,
    pub(super) body: Body,
    pub(super) params: Vec<TypeId>,
    names: FxHashMap<Cow<'t, [u8]>, Local>,
    numbers: FxHashMap<u32, Local>,
    next: u32,
    /// Instructions that are used but not written yet, with the place of their first use.
    undefined: FxHashMap<InstId, u32>,
    /// Blocks that are used but not written yet, with the place of their first use.
    undefined_blocks: FxHashMap<BlockId, u32>,
    /// Debug records that stand before the next instruction.
    pub(super) records: Vec<DebugRecord>,
}

/// The blocks of a function other than the one being parsed.
#[derive(Default)]
pub(super) struct BlockNames<'t> {
    names: FxHashMap<Cow<'t, [u8]>, BlockId>,
    numbers: FxHashMap<u32, BlockId>,
    blocks: Arena<BlockId, Block>,
    undefined: FxHashMap<BlockId, u32>,
    parsed: bool,
}

impl<'t> FunctionState<'t> {
    pub(super) fn new(id: FunctionId, params: Vec<TypeId>, blocks: Option<BlockNames<'t>>) -> Self {
        let blocks = blocks.unwrap_or_default();
        FunctionState {
            id,
            body: Body { blocks: blocks.blocks, ..Body::default() },
            params,
            names: blocks.names.into_iter().map(|(name, id)| (name, Local::Block(id))).collect(),
            numbers: blocks.numbers.into_iter().map(|(number, id)| (number, Local::Block(id))).collect(),
            next: 0,
            undefined: FxHashMap::default(),
            undefined_blocks: blocks.undefined,
            records: Vec::new(),
        }
    }
}

impl<'t> Parser<'t> {
    /// The function being parsed.
    pub(super) fn state(&mut self) -> Result<&mut FunctionState<'t>> {
        let at = self.token(0).start;
        match &mut self.function {
            Some(state) => Ok(state),
            None => Err(Box::new(super::Located {
                offset: at,
                message: "a local value cannot stand outside a function".to_owned(),
            })),
        }
    }

    /// Returns the entity of a `%name` or `%N` token, if it was seen before.
    fn find_local(&self, token: Token) -> Result<Option<Local>> {
        let Some(state) = &self.function else {
            return self.error_at(token.start, "a local value cannot stand outside a function");
        };
        Ok(match token.kind {
            Kind::Local => state.names.get(&self.name_of(token, 1)).copied(),
            _ => state.numbers.get(&self.number_of(token, 1)?).copied(),
        })
    }

    fn insert_local(&mut self, token: Token, local: Local) -> Result<()> {
        let name = self.name_of(token, 1);
        let number = if token.kind == Kind::Local { None } else { Some(self.number_of(token, 1)?) };
        let state = self.state()?;
        match number {
            Some(number) => state.numbers.insert(number, local),
            None => state.names.insert(name, local),
        };
        Ok(())
    }

    /// Takes a `%name` or `%N` of type `ty`.
    pub(super) fn local(&mut self, ty: TypeId) -> Result<Value> {
        if matches!(self.m.types[ty], Type::Label) {
            return Ok(Value::Block(self.block_reference()?));
        }
        let token = self.token(0);
        let found = match self.find_local(token)? {
            Some(Local::Arg(index)) => {
                let state = self.state()?;
                (Value::Arg(index), state.params.get(index as usize).copied())
            }
            Some(Local::Inst(id)) => (Value::Inst(id), Some(self.state()?.body.insts[id].ty)),
            Some(Local::Block(_)) => return self.error("this is a block, not a value"),
            None => {
                if matches!(self.m.types[ty], Type::Void | Type::Function { .. } | Type::Metadata) {
                    return self.error(format!("a local value cannot have type '{}'", self.type_text(ty)));
                }
                let state = self.state()?;
                let id = state.body.insts.push(Instruction::new(InstKind::Unreachable, ty));
                state.undefined.insert(id, token.start);
                self.insert_local(token, Local::Inst(id))?;
                (Value::Inst(id), Some(ty))
            }
        };
        match found.1 {
            Some(actual) if actual != ty => self.error(format!(
                "this value has type '{}', but type '{}' is expected",
                self.type_text(actual),
                self.type_text(ty)
            )),
            _ => {
                self.advance();
                Ok(found.0)
            }
        }
    }

    /// Takes a `%name` or `%N` of a block.
    pub(super) fn block_reference(&mut self) -> Result<BlockId> {
        let token = self.token(0);
        if !matches!(token.kind, Kind::Local | Kind::LocalNumber) {
            return self.expected("a block such as '%entry'");
        }
        let id = match self.find_local(token)? {
            Some(Local::Block(id)) => id,
            Some(_) => return self.error("this is a value, not a block"),
            None => {
                let name = if token.kind == Kind::Local { self.name_of(token, 1) } else { Cow::default() };
                let state = self.state()?;
                let id = state.body.blocks.push(Block { name: Name::from(&*name), insts: Vec::new() });
                state.undefined_blocks.insert(id, token.start);
                self.insert_local(token, Local::Block(id))?;
                id
            }
        };
        self.advance();
        Ok(id)
    }

    /// Takes `label %block`.
    pub(super) fn label(&mut self) -> Result<BlockId> {
        self.expect_word("label")?;
        self.block_reference()
    }

    /// The number of the next unnamed local, `number` if it was written.
    fn take_number(&mut self, written: Option<u32>, what: &str) -> Result<u32> {
        let next = self.state()?.next;
        let number = written.unwrap_or(next);
        if number < next {
            return self.error(format!("{what} must be numbered '%{next}' or larger"));
        }
        self.state()?.next = number.saturating_add(1);
        Ok(number)
    }

    /// Names argument `index`; `token` is its name or number, if it has one.
    pub(super) fn define_argument(&mut self, index: u32, token: Option<Token>) -> Result<()> {
        let token = match token {
            Some(token) if token.kind == Kind::Local => {
                if self.find_local(token)?.is_some() {
                    return self.error_at(token.start, "this name is defined twice");
                }
                return self.insert_local(token, Local::Arg(index));
            }
            Some(token) => Some(self.number_of(token, 1)?),
            None => None,
        };
        let number = self.take_number(token, "this argument")?;
        self.state()?.numbers.insert(number, Local::Arg(index));
        Ok(())
    }

    /// Starts a block; its label is the next token if it is one.
    pub(super) fn define_block(&mut self) -> Result<BlockId> {
        let token = self.token(0);
        let (name, number) = match token.kind {
            Kind::Label => {
                let bytes = self.bytes(token);
                let text = bytes.strip_suffix(b":").unwrap_or(bytes);
                let inner = text.strip_prefix(b"\"").and_then(|t| t.strip_suffix(b"\""));
                let name = match inner {
                    Some(inner) => Cow::Owned(crate::names::unescape(inner)),
                    None => Cow::Borrowed(text),
                };
                (name, None)
            }
            Kind::LabelNumber => {
                (Cow::default(), Some(self.take_number(Some(self.number_of(token, 0)?), "this block")?))
            }
            _ => (Cow::default(), Some(self.take_number(None, "this block")?)),
        };
        let state = self.state()?;
        let known = match number {
            Some(number) => state.numbers.get(&number).copied(),
            None => state.names.get(&name).copied(),
        };
        let id = match known {
            Some(Local::Block(id)) if state.undefined_blocks.remove(&id).is_some() => id,
            Some(_) => return self.error_at(token.start, "this label is already the name of something else"),
            None => {
                let id = state.body.blocks.push(Block { name: Name::from(&*name), insts: Vec::new() });
                match number {
                    Some(number) => state.numbers.insert(number, Local::Block(id)),
                    None => state.names.insert(name, Local::Block(id)),
                };
                id
            }
        };
        state.body.layout.push(id);
        if matches!(token.kind, Kind::Label | Kind::LabelNumber) {
            self.advance();
        }
        Ok(id)
    }

    /// Appends `inst` to `block`, under the name or number `result` if there is one.
    pub(super) fn define_instruction(
        &mut self,
        block: BlockId,
        result: Option<Token>,
        inst: Instruction,
    ) -> Result<InstId> {
        if matches!(self.m.types[inst.ty], Type::Void) {
            return match result {
                Some(token) => {
                    self.error_at(token.start, "an instruction without a result cannot have a name")
                }
                None => {
                    let state = self.state()?;
                    let id = state.body.append(block, inst);
                    Ok(self.attach_records(id))
                }
            };
        }
        let number = match result {
            Some(token) if token.kind == Kind::Local => None,
            Some(token) => Some(self.take_number(Some(self.number_of(token, 1)?), "this instruction")?),
            None => Some(self.take_number(None, "this instruction")?),
        };
        let name = match (number, result) {
            (None, Some(token)) => self.name_of(token, 1),
            _ => Cow::default(),
        };
        let own_name = Name::from(&*name);
        let state = self.state()?;
        let known = match number {
            Some(number) => state.numbers.get(&number).copied(),
            None => state.names.get(&name).copied(),
        };
        let at = result.map_or(0, |t| t.start);
        match known {
            Some(Local::Inst(id)) if state.undefined.contains_key(&id) => {
                let expected = state.body.insts[id].ty;
                if expected != inst.ty {
                    let used = state.undefined.get(&id).copied().unwrap_or(at);
                    let (is, was) = (self.type_text(inst.ty), self.type_text(expected));
                    return self
                        .error_at(used, format!("this value is used with type '{was}' but has type '{is}'"));
                }
                state.undefined.remove(&id);
                state.body.insts[id] = inst;
                state.body.names.set(id, own_name);
                state.body.blocks[block].insts.push(id);
                Ok(self.attach_records(id))
            }
            Some(_) => self.error_at(at, "this name is defined twice"),
            None => {
                let id = state.body.append(block, inst);
                state.body.names.set(id, own_name);
                match number {
                    Some(number) => state.numbers.insert(number, Local::Inst(id)),
                    None => state.names.insert(name, Local::Inst(id)),
                };
                Ok(self.attach_records(id))
            }
        }
    }

    fn attach_records(&mut self, id: InstId) -> InstId {
        if let Some(state) = &mut self.function
            && !state.records.is_empty()
        {
            let records = std::mem::take(&mut state.records);
            state.body.debug_records.insert(id, records);
        }
        id
    }

    /// Ends the function: everything used must be written by now.
    pub(super) fn finish_function(&mut self) -> Result<()> {
        let Some(mut state) = self.function.take() else { return Ok(()) };
        let undefined = state.undefined.values().chain(state.undefined_blocks.values()).min();
        if let Some(at) = undefined {
            return self.error_at(*at, "this value or block is used but not defined");
        }
        if self.has_block_addresses {
            let mut kept = BlockNames { parsed: true, ..BlockNames::default() };
            for (name, local) in state.names.drain() {
                if let Local::Block(id) = local {
                    kept.names.insert(name, id);
                }
            }
            for (number, local) in state.numbers.drain() {
                if let Local::Block(id) = local {
                    kept.numbers.insert(number, id);
                }
            }
            self.blocks.insert(state.id, kept);
        }
        self.m.functions[state.id].body = Some(state.body);
        Ok(())
    }

    /// Takes the block of a `blockaddress`.
    pub(super) fn block_of(&mut self, function: FunctionId) -> Result<BlockId> {
        if self.function.as_ref().is_some_and(|state| state.id == function) {
            return self.block_reference();
        }
        let token = self.token(0);
        let (name, number) = match token.kind {
            Kind::Local => (self.name_of(token, 1), None),
            Kind::LocalNumber => (Cow::default(), Some(self.number_of(token, 1)?)),
            _ => return self.expected("a block such as '%entry'"),
        };
        let known = self.blocks.entry(function).or_default();
        let found = match number {
            Some(number) => known.numbers.get(&number).copied(),
            None => known.names.get(&name).copied(),
        };
        let id = match found {
            Some(id) => id,
            None if known.parsed => return self.error("the function has no such block"),
            None => {
                let id = known.blocks.push(Block { name: Name::from(&*name), insts: Vec::new() });
                known.undefined.insert(id, token.start);
                match number {
                    Some(number) => known.numbers.insert(number, id),
                    None => known.names.insert(name, id),
                };
                id
            }
        };
        self.advance();
        Ok(id)
    }

    /// Reports block addresses of functions that have no body.
    pub(super) fn check_block_addresses(&mut self) {
        let mut places: Vec<u32> = self
            .blocks
            .values()
            .filter(|names| !names.parsed)
            .filter_map(|names| names.undefined.values().min().copied())
            .collect();
        places.sort_unstable();
        // A function that could not be parsed has been reported already.
        if self.errors.is_empty() {
            for at in places {
                if let Err(error) = self.error_at::<()>(at, "the function of this block address has no body")
                {
                    self.errors.push(*error);
                }
            }
        }
    }
}
