//! Splitting a module into top-level entities, and declaring their symbols and nodes before any is parsed.

use super::{Kind, Parser, Symbol, SymbolId};
use llvm_model::global::GlobalProps;
use llvm_model::{Alias, Constant, Function, GlobalVariable, IFunc, Metadata, Name, Type};
use std::borrow::Cow;

/// A kind of top-level entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entity {
    Target,
    SourceFile,
    ModuleAsm,
    TypeDefinition,
    Comdat,
    AttributeGroup,
    MetadataNode,
    NamedMetadata,
    /// A global variable, alias or ifunc.
    Variable,
    Function,
    /// A numbered entry of a summary for link-time optimization.
    Summary,
    /// A use-list order.
    Skipped,
    Unknown,
}

impl<'t> Parser<'t> {
    /// The entities of the module with the positions of their first token and of the one behind their last.
    pub(super) fn entities(&mut self) -> Vec<(Entity, usize, usize)> {
        let mut starts: Vec<(Entity, usize)> = Vec::new();
        let mut depth = 0usize;
        for position in 0..self.tokens.len() {
            self.at = position;
            match self.kind() {
                Kind::OpenBrace | Kind::OpenParen | Kind::OpenBracket => depth += 1,
                Kind::CloseBrace | Kind::CloseParen | Kind::CloseBracket => depth = depth.saturating_sub(1),
                Kind::End => break,
                _ => {}
            }
            let closing = matches!(self.kind(), Kind::CloseBrace | Kind::CloseParen | Kind::CloseBracket);
            if depth == 0 && !closing {
                match self.entity_start() {
                    Some(entity) => starts.push((entity, position)),
                    None if starts.is_empty() => {
                        starts.push((Entity::Unknown, position));
                        self.unknown();
                    }
                    None => {}
                }
            }
        }
        let last = self.tokens.len().saturating_sub(1);
        let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([last]);
        starts.iter().zip(ends).map(|((entity, start), end)| (*entity, *start, end)).collect()
    }

    fn unknown(&mut self) {
        if let Err(error) = self.expected::<()>("a top-level entity such as 'define' or '@name ='") {
            self.errors.push(*error);
        }
    }

    fn entity_start(&self) -> Option<Entity> {
        let next = self.token(1).kind;
        Some(match self.kind() {
            Kind::Word => match (self.word(), self.word_at(1)) {
                ("define" | "declare", _) => Entity::Function,
                ("target", "triple" | "datalayout") => Entity::Target,
                ("source_filename", _) => Entity::SourceFile,
                ("module", "asm") => Entity::ModuleAsm,
                ("attributes", _) if next == Kind::AttributeGroup => Entity::AttributeGroup,
                ("uselistorder" | "uselistorder_bb", _) => Entity::Skipped,
                _ => return None,
            },
            Kind::Global | Kind::GlobalNumber if next == Kind::Equal => Entity::Variable,
            Kind::Local | Kind::LocalNumber if next == Kind::Equal => Entity::TypeDefinition,
            Kind::Comdat if next == Kind::Equal => Entity::Comdat,
            Kind::Bang if next == Kind::Int && self.token(2).kind == Kind::Equal => Entity::MetadataNode,
            Kind::Metadata if next == Kind::Equal => Entity::NamedMetadata,
            Kind::Summary if next == Kind::Equal => Entity::Summary,
            _ => return None,
        })
    }

    /// Makes every symbol, so that constants may refer to it.
    pub(super) fn declare_symbols(&mut self, entities: &[(Entity, usize, usize)]) {
        let mut numbered: u32 = 0;
        for &(entity, start, end) in entities {
            self.at = start;
            let name_at = match entity {
                Entity::Variable => Some(start),
                Entity::Function => self.function_name_position(start, end),
                _ => None,
            };
            let Some(name_at) = name_at else { continue };
            let token = self.tokens[name_at];
            if entity == Entity::Function && self.is_debug_intrinsic_declaration(start, end) {
                continue;
            }
            let name = match token.kind {
                Kind::Global => self.name_of(token, 1),
                _ => Cow::default(),
            };
            let (id, space) = match entity {
                Entity::Function => self.declare_function(name_at, end, &name),
                _ => self.declare_variable(start, end, &name),
            };
            let ty = self.opaque_pointer(space);
            let constant = match id {
                SymbolId::Global(id) => Constant::Global(id),
                SymbolId::Function(id) => Constant::Function(id),
                SymbolId::Alias(id) => Constant::Alias(id),
                SymbolId::IFunc(id) => Constant::IFunc(id),
            };
            let symbol = Symbol { id, address: self.m.constants.intern(ty, constant) };
            if let SymbolId::Function(function) = id
                && self.m.functions[function].props.name.as_bytes() != &*name
            {
                let shortened = self.m.functions[function].props.name.as_bytes().to_vec();
                self.symbols.insert(Cow::Owned(shortened), symbol);
            }
            let previous = match token.kind {
                // An empty name is none: the next number.
                Kind::Global if name.is_empty() => {
                    self.unnamed.insert(token.start, symbol);
                    numbered += 1;
                    self.symbol_numbers.insert(numbered - 1, symbol)
                }
                Kind::Global => self.symbols.insert(name, symbol),
                _ => match self.number_of(token, 1) {
                    Ok(number) => {
                        if number < numbered {
                            self.at = name_at;
                            self.push_error(format!("expected '@{numbered}' or a larger number"));
                        }
                        numbered = number.saturating_add(1);
                        self.symbol_numbers.insert(number, symbol)
                    }
                    Err(error) => {
                        self.errors.push(*error);
                        None
                    }
                },
            };
            if previous.is_some() {
                self.at = name_at;
                self.push_error("this symbol is defined twice".to_owned());
            }
        }
    }

    fn push_error(&mut self, message: String) {
        if let Err(error) = self.error::<()>(message) {
            self.errors.push(*error);
        }
    }

    /// The position of the first symbol that is followed by an opening parenthesis.
    fn function_name_position(&self, start: usize, end: usize) -> Option<usize> {
        let tokens = self.tokens.get(start..end)?;
        let found = tokens.windows(2).position(|pair| {
            matches!(pair[0].kind, Kind::Global | Kind::GlobalNumber) && pair[1].kind == Kind::OpenParen
        })?;
        Some(start + found)
    }

    /// Returns whether an entity declares an intrinsic that became a debug record.
    pub(super) fn is_debug_intrinsic_declaration(&self, start: usize, end: usize) -> bool {
        let name = self.function_name_position(start, end).and_then(|at| self.tokens.get(at));
        name.is_some_and(|token| super::debug_records::is_debug_intrinsic(&self.name_of(*token, 1)))
    }

    fn declare_function(&mut self, name_at: usize, end: usize, name: &[u8]) -> (SymbolId, u32) {
        // The address space stands between the parameters and the body.
        let mut depth = 0usize;
        let mut space = self.layout.program_space;
        for position in name_at + 1..end {
            self.at = position;
            match self.kind() {
                Kind::OpenParen => depth += 1,
                Kind::CloseParen => depth = depth.saturating_sub(1),
                Kind::OpenBrace if depth == 0 => break,
                _ if depth == 0 && self.word() == "addrspace" => {
                    space = self.space_here().unwrap_or(space);
                    break;
                }
                _ if depth == 0 && matches!(self.word(), "prefix" | "prologue" | "personality") => break,
                _ => {}
            }
        }
        let void = self.m.types.void();
        let ty = self.m.types.function(void, &[], false);
        let mut function = Function::declaration(&self.m.types, Name::from(name), ty);
        function.props.address_space = space;
        let id = self.m.functions.push(function);
        (SymbolId::Function(id), space)
    }

    fn declare_variable(&mut self, start: usize, end: usize, name: &[u8]) -> (SymbolId, u32) {
        let mut space = None;
        let mut word = "";
        for position in start..end {
            self.at = position;
            match self.word() {
                found @ ("global" | "constant" | "alias" | "ifunc") => {
                    word = found;
                    break;
                }
                "addrspace" => space = self.space_here(),
                _ => {}
            }
        }
        let space = match word {
            "alias" | "ifunc" => self.aliasee_space(end),
            _ => space.unwrap_or(0),
        };
        let props = GlobalProps { name: name.into(), address_space: space, ..GlobalProps::default() };
        let void = self.m.types.void();
        let pointer = self.opaque_pointer(space);
        let placeholder = self.m.constants.intern(pointer, Constant::Poison);
        let id = match word {
            "alias" => {
                SymbolId::Alias(self.m.aliases.push(Alias { props, value_type: void, aliasee: placeholder }))
            }
            "ifunc" => SymbolId::IFunc(self.m.ifuncs.push(IFunc {
                props,
                value_type: void,
                resolver: placeholder,
                attachments: Vec::new(),
            })),
            _ => SymbolId::Global(self.m.globals.push(GlobalVariable::declaration(props, void))),
        };
        (id, space)
    }

    /// The number in `addrspace(N)` at the next token, `None` for symbolic spaces and other things.
    fn space_here(&self) -> Option<u32> {
        let number = self.token(2);
        match (self.token(1).kind, number.kind) {
            (Kind::OpenParen, Kind::Int) => self.number_of(number, 0).ok(),
            (Kind::OpenParen, Kind::String) => self.symbolic_space(&self.name_of(number, 0)),
            _ => None,
        }
    }

    /// The address space of the aliasee of an alias or ifunc: the value behind the first comma outside brackets.
    fn aliasee_space(&mut self, end: usize) -> u32 {
        let mut depth = 0usize;
        let mut start = self.at;
        while start < end {
            match self.tokens[start].kind {
                Kind::OpenBrace | Kind::OpenParen | Kind::OpenBracket | Kind::Less => depth += 1,
                Kind::CloseBrace | Kind::CloseParen | Kind::CloseBracket | Kind::Greater => {
                    depth = depth.saturating_sub(1);
                }
                Kind::Comma if depth == 0 => break,
                _ => {}
            }
            start += 1;
        }
        self.at = start;
        self.advance();
        // A cast has the type behind `to`; everything else that of the first pointer type before the first symbol.
        // Behind a type, what is in brackets does not matter.
        let is_cast = matches!(self.word(), "addrspacecast" | "inttoptr" | "bitcast");
        let is_typed = !is_cast && self.word() != "getelementptr";
        let mut depth = 0usize;
        let mut behind_to = false;
        let mut space = 0;
        for position in self.at..end {
            self.at = position;
            match self.kind() {
                Kind::OpenParen => depth += 1,
                Kind::CloseParen => depth = depth.saturating_sub(1),
                Kind::Global | Kind::GlobalNumber if !is_cast => break,
                Kind::Comma if depth == 0 => break,
                _ => {}
            }
            match self.word() {
                "to" if depth == 1 => behind_to = true,
                "addrspace" if (behind_to || !is_cast) && (depth == 0 || !is_typed) => {
                    space = self.space_here().unwrap_or(0)
                }
                _ => {}
            }
        }
        space
    }

    /// Makes every numbered metadata node, so that others may refer to it.
    pub(super) fn declare_nodes(&mut self, entities: &[(Entity, usize, usize)]) {
        for &(entity, start, _) in entities {
            if entity == Entity::MetadataNode {
                let token = self.tokens[start + 1];
                match self.number_of(token, 0) {
                    Ok(number) => {
                        let placeholder = Metadata::Tuple { distinct: true, operands: Box::default() };
                        let id = self.m.metadata.push(placeholder);
                        if self.nodes.insert(number, id).is_some() {
                            self.at = start;
                            self.push_error(format!("metadata '!{number}' is defined twice"));
                        }
                    }
                    Err(error) => self.errors.push(*error),
                }
            }
        }
    }

    /// Reports types that were used and never defined.
    pub(super) fn check_types(&mut self) {
        let mut undefined: Vec<u32> = self
            .type_names
            .values_mut()
            .chain(self.type_numbers.values_mut())
            .filter_map(|name| name.undefined.take())
            .collect();
        undefined.sort_unstable();
        for offset in undefined {
            if let Err(error) = self.error_at::<()>(offset, "this type is used but not defined") {
                self.errors.push(*error);
            }
        }
    }

    /// A pointer type's address space of a symbol.
    pub(super) fn symbol_space(&self, symbol: Symbol) -> u32 {
        match self.m.types[self.m.constants.ty(symbol.address)] {
            Type::Pointer(space) => space,
            _ => 0,
        }
    }
}
