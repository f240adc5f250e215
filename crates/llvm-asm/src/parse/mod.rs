//! Parsing: [`parse`].
//!
//! The text is split into tokens once, then into top-level entities. Entities are parsed in the order of their
//! dependencies: struct types, comdats, attribute groups, metadata, then variables and functions, whose symbols are known
//! beforehand, so that nothing has to be patched afterwards. After an error parsing goes on with the next entity.

mod attributes;
mod calls;
mod constants;
mod cursor;
mod debug_info;
mod debug_records;
mod expressions;
mod functions;
mod globals;
mod header;
mod instructions;
mod lexer;
mod locals;
mod memory;
mod metadata;
mod numbers;
mod scan;
mod summary;
mod terminators;
mod types;
mod unique;

use crate::keywords::METADATA_KINDS;
use lexer::{Kind, Token};
use llvm_model::arena::Id;
use llvm_model::{
    Attribute, ComdatId, ConstId, DataLayout, FunctionId, MdId, Module, Name, Release, SyncScopeId, Type,
    TypeId,
};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// How many errors one run reports at most.
const MAX_ERRORS: usize = 50;

/// An error in assembly text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// The error, and the expected token.
    pub message: String,
}

impl ParseError {
    fn at(text: &[u8], offset: usize, message: String) -> ParseError {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
        ParseError {
            line: before.iter().filter(|b| **b == b'\n').count() as u32 + 1,
            column: (before.len() - line_start) as u32 + 1,
            message,
        }
    }
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The errors in a text, in the order in which they were found; at least one, at most fifty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseErrors {
    /// The errors.
    pub errors: Vec<ParseError>,
}

impl std::fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if index > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseErrors {}

/// An error at a byte offset.
struct Located {
    offset: u32,
    message: String,
}

type Result<T, E = Box<Located>> = std::result::Result<T, E>;

/// The module that `text` describes: `.ll` as LLVM 16 to 23 print it and people write it, and as LLVM 14 and 15 print
/// it with typed pointers, which become opaque (what they point to is kept as a hint).
///
/// As in LLVM, missing alignments of memory accesses come from the data layout, calls of `llvm.dbg.*` become debug
/// records, equal metadata nodes become one, and what older compilers wrote takes the form of LLVM 22
/// ([`llvm_model::upgrade`]). Use-list orders are skipped. A text that LLVM 22 refuses, or that says that clang 23 or a
/// later one made it, is a module of LLVM 23 ([`Module::release`]).
///
/// # Errors
/// All errors found, one per top-level entity, each with line, column and what was expected.
pub fn parse(text: impl AsRef<[u8]>) -> std::result::Result<Module, ParseErrors> {
    let text = text.as_ref();
    let tokens = lexer::tokens(text).map_err(|error| ParseErrors { errors: vec![error] })?;
    let mut parser = Parser::new(text, tokens);
    parser.run();
    if parser.errors.is_empty() {
        if !parser.implicit.is_empty() {
            parser.order_implicit_intrinsics();
        }
        parser.finish_summary();
        parser.note_compiler();
        llvm_model::upgrade::upgrade(&mut parser.m);
        return Ok(parser.m);
    }
    parser.errors.sort_by_key(|e| e.offset);
    parser.errors.truncate(MAX_ERRORS);
    let errors =
        parser.errors.into_iter().map(|e| ParseError::at(text, e.offset as usize, e.message)).collect();
    Err(ParseErrors { errors })
}

/// The kind of a symbol.
#[derive(Clone, Copy, Debug)]
struct Symbol {
    id: SymbolId,
    /// The symbol's address as a constant.
    address: ConstId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SymbolId {
    Global(llvm_model::GlobalId),
    Function(FunctionId),
    Alias(llvm_model::AliasId),
    IFunc(llvm_model::IFuncId),
}

/// A type with the hint of a typed pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ty {
    id: TypeId,
    /// The pointee of a typed pointer.
    pointee: Option<TypeId>,
}

/// A type that is referred to by name or number.
struct TypeName {
    id: TypeId,
    /// Where it was first used, while it is not defined.
    undefined: Option<u32>,
}

/// An intrinsic that is called without a declaration.
struct Implicit {
    /// The name in the call, which may lack suffixes.
    written: Name,
    id: FunctionId,
    address: ConstId,
}

struct Parser<'t> {
    text: &'t [u8],
    tokens: Vec<Token>,
    /// The position of the next token.
    at: usize,
    m: Module,
    layout: DataLayout,
    errors: Vec<Located>,
    depth: u32,
    type_names: FxHashMap<Cow<'t, [u8]>, TypeName>,
    type_numbers: FxHashMap<u32, TypeName>,
    symbols: FxHashMap<Cow<'t, [u8]>, Symbol>,
    symbol_numbers: FxHashMap<u32, Symbol>,
    /// Symbols with an empty string as their name, by the place of their definition.
    unnamed: FxHashMap<u32, Symbol>,
    comdats: FxHashMap<Cow<'t, [u8]>, ComdatId>,
    groups: FxHashMap<u32, Vec<Attribute>>,
    nodes: FxHashMap<u32, MdId>,
    unique: unique::Unique,
    /// The function being parsed.
    function: Option<locals::FunctionState<'t>>,
    /// Blocks that `blockaddress` named before their function was parsed, and those of parsed functions.
    blocks: FxHashMap<FunctionId, locals::BlockNames<'t>>,
    /// Whether block names must be kept for `blockaddress`.
    has_block_addresses: bool,
    /// Intrinsics that are called without a declaration, by name and type.
    implicit: FxHashMap<(Name, TypeId), Implicit>,
    /// The number of elements that splats and shuffle masks may still have: their text is short for any size.
    splat_budget: usize,
    summary: summary::SummaryState,
}

impl<'t> Parser<'t> {
    fn new(text: &'t [u8], tokens: Vec<Token>) -> Parser<'t> {
        let mut m = Module::default();
        for kind in METADATA_KINDS {
            m.md_kinds.intern(Name::from(*kind));
        }
        let system: SyncScopeId = m.sync_scopes.intern(Name::default());
        debug_assert_eq!(system.index(), 0);
        let has_block_addresses =
            tokens.iter().any(|t| text.get(t.start as usize..t.end as usize) == Some(b"blockaddress"));
        Parser {
            text,
            tokens,
            at: 0,
            m,
            layout: DataLayout::default(),
            errors: Vec::new(),
            depth: 0,
            type_names: FxHashMap::default(),
            type_numbers: FxHashMap::default(),
            symbols: FxHashMap::default(),
            symbol_numbers: FxHashMap::default(),
            unnamed: FxHashMap::default(),
            comdats: FxHashMap::default(),
            groups: FxHashMap::default(),
            nodes: FxHashMap::default(),
            unique: unique::Unique::default(),
            function: None,
            blocks: FxHashMap::default(),
            has_block_addresses,
            implicit: FxHashMap::default(),
            splat_budget: (1 << 20) + text.len(),
            summary: summary::SummaryState::default(),
        }
    }

    /// Notes that LLVM before 23 does not read the text.
    fn is_of_llvm_23(&mut self) {
        if self.m.producer.is_empty() {
            self.m.producer = Name::from("LLVM23");
        }
    }

    /// Notes that clang 23 or a later one made the module.
    fn note_compiler(&mut self) {
        let newer = |text: &Name| {
            let text = text.to_string_lossy();
            let (_, version) = text.split_once("clang version ")?;
            let major: u32 = version.split('.').next()?.parse().ok()?;
            (Release::of_major(major) == Release::Llvm23).then_some(())
        };
        let names = self.m.named("llvm.ident").into_iter().flat_map(|named| &named.operands);
        let strings =
            names.flat_map(|node| self.m.tuple(*node)).flatten().filter_map(|id| self.m.md_string(*id));
        if strings.into_iter().any(|text| newer(text).is_some()) {
            self.is_of_llvm_23();
        }
    }

    fn run(&mut self) {
        let entities = self.entities();
        use scan::Entity::*;
        let passes: [&[scan::Entity]; 6] = [
            &[Target, SourceFile, ModuleAsm],
            &[TypeDefinition],
            &[Comdat],
            &[AttributeGroup],
            &[MetadataNode, NamedMetadata],
            &[Variable, Function],
        ];
        for (number, pass) in passes.iter().enumerate() {
            if number == 1 {
                self.declare_symbols(&entities);
            }
            if number == 4 {
                self.declare_nodes(&entities);
            }
            for &(entity, start, end) in &entities {
                if pass.contains(&entity) && self.errors.len() < MAX_ERRORS {
                    if entity == Function && self.is_debug_intrinsic_declaration(start, end) {
                        continue;
                    }
                    self.at = start;
                    self.depth = 0;
                    let result = self.entity(entity).and_then(|()| self.expect_entity_end(entity, end));
                    if let Err(error) = result {
                        self.errors.push(*error);
                        self.function = None;
                    }
                }
            }
            if number == 1 {
                self.check_types();
            }
            if number == 4 {
                self.unify_nodes();
            }
        }
        self.check_types();
        self.check_block_addresses();
        self.summaries(&entities);
    }

    fn entity(&mut self, entity: scan::Entity) -> Result<()> {
        use scan::Entity::*;
        match entity {
            Target => self.target(),
            SourceFile => self.source_file(),
            ModuleAsm => self.module_asm(),
            TypeDefinition => self.type_definition(),
            Comdat => self.comdat_definition(),
            AttributeGroup => self.attribute_group_definition(),
            MetadataNode => self.metadata_node_definition(),
            NamedMetadata => self.named_metadata_definition(),
            Variable => self.variable(),
            Function => self.function_entity(),
            Summary | Skipped | Unknown => Ok(()),
        }
    }

    fn expect_entity_end(&mut self, entity: scan::Entity, end: usize) -> Result<()> {
        if self.at == end || matches!(entity, scan::Entity::Skipped | scan::Entity::Unknown) {
            return Ok(());
        }
        self.expected("the next top-level entity")
    }

    /// Runs `body` one level deeper.
    fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= crate::MAX_NESTING {
            return self.error(format!("types and constants may nest {} levels deep", crate::MAX_NESTING));
        }
        self.depth += 1;
        let result = body(self);
        self.depth -= 1;
        result
    }

    fn opaque_pointer(&mut self, space: u32) -> TypeId {
        self.m.types.intern(Type::Pointer(space))
    }
}
