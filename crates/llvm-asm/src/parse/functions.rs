//! Functions: their heads and the frame of their bodies.

use super::attributes::Place;
use super::globals::take_alignment;
use super::locals::FunctionState;
use super::{Kind, Parser, Result, SymbolId, Token, Ty};
use crate::keywords::{CALLING_CONVS, RISCV_VLS_FIRST};
use llvm_model::{
    AttrSetId, CallingConv, ConstId, FunctionId, GlobalProps, MdId, MdKindId, Name, Param, TypeId,
};

/// The text between a function's parameters and its body.
#[derive(Default)]
struct Tail {
    attributes: Vec<llvm_model::Attribute>,
    preferred_align: u64,
    gc: Name,
    prefix: Option<ConstId>,
    prologue: Option<ConstId>,
    personality: Option<ConstId>,
}

/// Metadata attachments in order.
pub(super) type Attachments = Vec<(MdKindId, MdId)>;

/// A parameter as written.
struct Parameter {
    ty: Ty,
    attributes: AttrSetId,
    name: Option<Token>,
}

impl<'t> Parser<'t> {
    /// `define …` or `declare …`
    pub(super) fn function_entity(&mut self) -> Result<()> {
        let is_definition = self.word() == "define";
        self.advance();
        let mut attachments = Vec::new();
        while let Some(attachment) = self.attachment()? {
            attachments.push(attachment);
        }
        let mut props = GlobalProps::default();
        self.linkage(&mut props);
        let calling_conv = self.calling_conv()?;
        let ret_attributes = self.attributes(Place::Value)?;
        let ret = self.any_type()?;
        let symbol = self.symbol()?;
        let SymbolId::Function(id) = symbol.id else { return self.error("this symbol is not a function") };
        props.name = self.m.functions[id].props.name.clone();
        props.address_space = self.symbol_space(symbol);
        let (parameters, vararg) = self.parameters()?;
        let mut tail = self.function_tail(&mut props)?;
        while let Some(attachment) = self.attachment()? {
            attachments.push(attachment);
        }
        take_alignment(&mut tail.attributes, &mut props.align);
        let types: Vec<TypeId> = parameters.iter().map(|p| p.ty.id).collect();
        let sets: Vec<AttrSetId> = parameters.iter().map(|p| p.attributes).collect();
        let function_set = self.m.attributes.intern_set(tail.attributes);
        let ret_set = self.m.attributes.intern_set(ret_attributes);
        let attributes = self.m.attributes.intern_list(function_set, ret_set, &sets);
        let ty = self.m.types.function(ret.id, &types, vararg);
        let params = parameters.iter().map(|p| Param { name: self.parameter_name(p), pointee: p.ty.pointee });
        let params = params.collect();
        let function = &mut self.m.functions[id];
        function.props = props;
        function.ty = ty;
        function.params = params;
        function.calling_conv = calling_conv;
        function.attributes = attributes;
        function.preferred_align = tail.preferred_align;
        function.gc = tail.gc;
        function.prefix = tail.prefix;
        function.prologue = tail.prologue;
        function.personality = tail.personality;
        function.attachments = attachments;
        if is_definition { self.definition(id, types, &parameters) } else { Ok(()) }
    }

    fn parameter_name(&self, parameter: &Parameter) -> Name {
        match parameter.name {
            Some(token) if token.kind == Kind::Local => Name::from(&*self.name_of(token, 1)),
            _ => Name::default(),
        }
    }

    /// A calling convention, `ccc` if none comes next.
    pub(super) fn calling_conv(&mut self) -> Result<CallingConv> {
        let word = self.word();
        if let Some((number, _)) = CALLING_CONVS.iter().find(|(_, known)| *known == word) {
            self.advance();
            return Ok(CallingConv(*number));
        }
        if word == "riscv_vls_cc" {
            self.advance();
            let bits = if self.kind() == Kind::OpenParen { self.parenthesized_u32()? } else { 128 };
            if !bits.is_power_of_two() || !(32..=65536).contains(&bits) {
                return self.error("this convention takes a power of two from 32 to 65536");
            }
            return Ok(CallingConv(RISCV_VLS_FIRST + (bits.trailing_zeros() - 5) as u16));
        }
        let number = if word == "cc" && self.token(1).kind == Kind::Int {
            self.advance();
            self.u32()?
        } else {
            match word.strip_prefix("cc").and_then(|digits| digits.parse::<u32>().ok()) {
                Some(number) => {
                    self.advance();
                    number
                }
                None => return Ok(CallingConv::C),
            }
        };
        match u16::try_from(number) {
            Ok(number @ 0..=1023) => Ok(CallingConv(number)),
            _ => self.error("a calling convention is a number up to 1023"),
        }
    }

    fn parameters(&mut self) -> Result<(Vec<Parameter>, bool)> {
        self.expect(Kind::OpenParen, "'('")?;
        let mut parameters = Vec::new();
        let mut vararg = false;
        self.list(Kind::CloseParen, |this| {
            if vararg {
                return this.error("'...' must be the last parameter");
            }
            if this.eat(Kind::Ellipsis) {
                vararg = true;
                return Ok(());
            }
            let ty = this.ty()?;
            let attributes = this.attributes(Place::Value)?;
            let attributes = this.m.attributes.intern_set(attributes);
            let name = matches!(this.kind(), Kind::Local | Kind::LocalNumber).then(|| this.token(0));
            if name.is_some() {
                this.advance();
            }
            parameters.push(Parameter { ty, attributes, name });
            Ok(())
        })?;
        Ok((parameters, vararg))
    }

    fn function_tail(&mut self, props: &mut GlobalProps) -> Result<Tail> {
        let mut tail = Tail::default();
        loop {
            tail.attributes.extend(self.attributes(Place::Function)?);
            match self.word() {
                "unnamed_addr" | "local_unnamed_addr" => {
                    props.unnamed_addr = self.unnamed_addr().unwrap_or_default();
                }
                "addrspace" => {
                    self.address_space()?;
                }
                "section" | "partition" => self.section_or_partition(props)?,
                "comdat" => {
                    self.advance();
                    props.comdat = Some(self.comdat_reference(&props.name)?);
                }
                "gc" => {
                    self.advance();
                    tail.gc = Name::from(self.string()?);
                }
                "prefalign" => {
                    self.is_of_llvm_23();
                    self.advance();
                    self.expect(Kind::OpenParen, "'('")?;
                    tail.preferred_align = self.power_of_two()?;
                    self.expect(Kind::CloseParen, "')'")?;
                }
                "prefix" => {
                    self.advance();
                    tail.prefix = Some(self.typed_constant()?);
                }
                "prologue" => {
                    self.advance();
                    tail.prologue = Some(self.typed_constant()?);
                }
                "personality" => {
                    self.advance();
                    tail.personality = Some(self.typed_constant()?);
                }
                _ => return Ok(tail),
            }
        }
    }

    fn definition(&mut self, id: FunctionId, types: Vec<TypeId>, parameters: &[Parameter]) -> Result<()> {
        let blocks = self.blocks.remove(&id);
        self.function = Some(FunctionState::new(id, types, blocks));
        for (index, parameter) in parameters.iter().enumerate() {
            self.define_argument(index as u32, parameter.name)?;
        }
        self.expect(Kind::OpenBrace, "'{'")?;
        if self.kind() == Kind::CloseBrace {
            return self.error("the body of a function has at least one block");
        }
        while self.kind() != Kind::CloseBrace && !self.word().starts_with("uselistorder") {
            let block = self.define_block()?;
            while !self.instruction(block)? {}
        }
        self.skip_use_lists();
        self.expect(Kind::CloseBrace, "a label or '}'")?;
        self.finish_function()
    }

    /// Skips `uselistorder` directives in a body.
    fn skip_use_lists(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                Kind::OpenBrace => depth += 1,
                Kind::CloseBrace if depth == 0 => return,
                Kind::CloseBrace => depth -= 1,
                Kind::End => return,
                _ => {}
            }
            self.advance();
        }
    }

    /// Metadata attachments behind commas: the source location, and the others.
    pub(super) fn instruction_attachments(
        &mut self,
    ) -> Result<(Option<llvm_model::DebugLocId>, Attachments)> {
        let mut location = None;
        let mut others: Attachments = Vec::new();
        while self.kind() == Kind::Comma && self.token(1).kind == Kind::Metadata {
            self.advance();
            let at = self.token(1).start;
            let Some((kind, node)) = self.attachment()? else { break };
            if self.is_location_kind(kind) {
                location = Some(self.location(node, at)?);
                continue;
            }
            match others.iter_mut().find(|(known, _)| *known == kind) {
                Some(known) => known.1 = node,
                None => others.push((kind, node)),
            }
        }
        Ok((location, others))
    }
}
