//! A module: everything in one LLVM IR file.

use crate::arena::{Arena, Id};
use crate::attributes::{Attribute, Attributes};
use crate::constants::{ConstId, Constant, Constants};
use crate::function::{Function, FunctionId};
use crate::global::{Alias, AliasId, Comdat, ComdatId, GlobalId, GlobalVariable, IFunc, IFuncId};
use crate::instruction::Value;
use crate::metadata::{DebugLoc, DebugLocId, MdId, MdKindId, Metadata, NamedMetadata};
use crate::name::Name;
use crate::opcode::SyncScopeId;
use crate::summary::ModuleSummaryIndex;
use crate::types::{Type, TypeId, Types};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::hash::Hash;
use std::marker::PhantomData;

/// A table of distinct items, numbered in the order they came.
#[derive(Clone, Debug)]
pub struct Interner<I, T> {
    table: IndexSet<T, FxBuildHasher>,
    marker: PhantomData<fn() -> I>,
}

impl<I, T> Default for Interner<I, T> {
    fn default() -> Self {
        Interner { table: IndexSet::default(), marker: PhantomData }
    }
}

impl<I: Id, T: Eq + Hash> Interner<I, T> {
    /// The id of `item`, made when it is new.
    pub fn intern(&mut self, item: T) -> I {
        I::from_index(self.table.insert_full(item).0)
    }
    /// Makes room for `more` items.
    pub fn reserve(&mut self, more: usize) {
        self.table.reserve(more);
    }
    /// The id of `item` if the table has it.
    pub fn find(&self, item: &T) -> Option<I> {
        self.table.get_index_of(item).map(I::from_index)
    }
    /// Ids and items in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> {
        self.table.iter().enumerate().map(|(i, t)| (I::from_index(i), t))
    }
    /// The number of items.
    pub fn len(&self) -> usize {
        self.table.len()
    }
    /// Whether there are no items.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
}

impl<I: Id, T> std::ops::Index<I> for Interner<I, T> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.table[id.index()]
    }
}

/// A part of a module's inline assembly, with the properties that it is assembled for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModuleAsm {
    /// The assembly, whose lines each end in a line feed.
    pub text: Name,
    /// Properties (`target_features`, `target_cpu`) with their values, in LLVM's order.
    pub properties: Vec<(Name, Name)>,
}

/// The releases of LLVM whose forms differ and that the model has both forms of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Release {
    /// LLVM 22, for everything up to it.
    Llvm22,
    /// LLVM 23, for everything from it on.
    Llvm23,
}

impl Release {
    /// The one to which a major version of LLVM belongs.
    pub fn of_major(major: u32) -> Release {
        if major >= 23 { Release::Llvm23 } else { Release::Llvm22 }
    }

    /// The major version that it is named after.
    pub fn major(self) -> u32 {
        match self {
            Release::Llvm22 => 22,
            Release::Llvm23 => 23,
        }
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The producer of the file (`LLVM22.1.8`); empty when unknown.
    pub producer: Name,
    /// `source_filename`
    pub source_filename: Name,
    /// `target triple`
    pub triple: Name,
    /// `target datalayout`
    pub data_layout: Name,
    /// Module-level inline assembly. Neighbors differ in their properties.
    pub inline_asm: Vec<ModuleAsm>,
    /// The types.
    pub types: Types,
    /// The constants.
    pub constants: Constants,
    /// The attributes.
    pub attributes: Attributes,
    /// The comdats.
    pub comdats: Arena<ComdatId, Comdat>,
    /// The global variables.
    pub globals: Arena<GlobalId, GlobalVariable>,
    /// The functions.
    pub functions: Arena<FunctionId, Function>,
    /// The aliases.
    pub aliases: Arena<AliasId, Alias>,
    /// The indirect functions.
    pub ifuncs: Arena<IFuncId, IFunc>,
    /// The metadata nodes.
    pub metadata: Arena<MdId, Metadata>,
    /// The named metadata, in order.
    pub named_metadata: Vec<NamedMetadata>,
    /// The names of metadata kinds.
    pub md_kinds: Interner<MdKindId, Name>,
    /// The names of synchronization scopes; the default (system) scope has the empty name.
    pub sync_scopes: Interner<SyncScopeId, Name>,
    /// The source locations of instructions and debug records.
    pub debug_locs: Interner<DebugLocId, DebugLoc>,
    /// The summary for link-time optimization, if there is one.
    pub summary: Option<Box<ModuleSummaryIndex>>,
}

impl Module {
    /// The major version of the LLVM that wrote the file, when the file names it.
    pub fn producer_major(&self) -> Option<u32> {
        let digits = self.producer.as_str()?.strip_prefix("LLVM")?;
        digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    }
    /// The release in whose forms the module is: that of the file, and for a module of unknown origin the older one.
    pub fn release(&self) -> Release {
        self.producer_major().map_or(Release::Llvm22, Release::of_major)
    }
    /// Appends one or more lines of inline assembly.
    pub fn add_inline_asm(&mut self, text: &[u8], properties: Vec<(Name, Name)>) {
        if text.is_empty() {
            return;
        }
        match self.inline_asm.last_mut() {
            Some(last) if last.properties == properties => {
                last.text = Name::from([last.text.as_bytes(), text].concat());
            }
            _ => self.inline_asm.push(ModuleAsm { text: Name::from(text), properties }),
        }
    }
    /// Puts the functions into `order`. Functions that are not in it are removed; nothing may use them.
    pub fn arrange_functions(&mut self, order: &[FunctionId]) {
        let mut positions = vec![None; self.functions.len()];
        let mut old: Vec<_> =
            std::mem::take(&mut self.functions).into_items().into_iter().map(Some).collect();
        for id in order {
            if let Some(function) = old.get_mut(id.index()).and_then(Option::take) {
                positions[id.index()] = Some(self.functions.push(function));
            }
        }
        if let Some(all) = positions.iter().copied().collect::<Option<Vec<_>>>() {
            return self.constants.permute_functions(&all);
        }
        let integer = self.types.int(64);
        self.constants.renumber_functions(integer, |id| positions.get(id.index()).copied().flatten());
    }
    /// How many instructions all bodies have, those that are in no block included.
    pub fn instruction_count(&self) -> usize {
        self.functions
            .values()
            .filter_map(|function| function.body.as_ref())
            .map(|body| body.insts.len())
            .sum()
    }
    /// The function of this name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        self.functions.iter().find(|(_, function)| function.props.name == *name).map(|(id, _)| id)
    }
    /// Whether the module has debug information: compile units.
    pub fn has_debug_info(&self) -> bool {
        self.named("llvm.dbg.cu").is_some()
    }
    /// The global variable of this name.
    pub fn global_named(&self, name: &str) -> Option<GlobalId> {
        self.globals.iter().find(|(_, global)| global.props.name == *name).map(|(id, _)| id)
    }
    /// Changes the attributes of a function itself, not those of its result and parameters. Of two with one kind or key
    /// the later one counts.
    pub fn change_attributes(&mut self, function: FunctionId, change: impl FnOnce(&mut Vec<Attribute>)) {
        let list = self.attributes.list(self.functions[function].attributes).clone();
        let mut set = self.attributes.set(list.function).to_vec();
        change(&mut set);
        let set = self.attributes.intern_set(set);
        self.functions[function].attributes = self.attributes.intern_list(set, list.ret, &list.params);
    }
    /// The address of a global variable as a constant.
    pub fn global_const(&mut self, id: GlobalId) -> ConstId {
        let ty = self.types.ptr(self.globals[id].props.address_space);
        self.constants.intern(ty, Constant::Global(id))
    }
    /// The address of a function as a constant.
    pub fn function_const(&mut self, id: FunctionId) -> ConstId {
        let ty = self.types.ptr(self.functions[id].props.address_space);
        self.constants.intern(ty, Constant::Function(id))
    }
    /// The address of an alias as a constant.
    pub fn alias_const(&mut self, id: AliasId) -> ConstId {
        let ty = self.types.ptr(self.aliases[id].props.address_space);
        self.constants.intern(ty, Constant::Alias(id))
    }
    /// The address of an ifunc as a constant.
    pub fn ifunc_const(&mut self, id: IFuncId) -> ConstId {
        let ty = self.types.ptr(self.ifuncs[id].props.address_space);
        self.constants.intern(ty, Constant::IFunc(id))
    }
    /// Returns the type of a value in `function`; `None` for blocks and metadata, whose types are not first class.
    #[inline]
    pub fn value_type(&self, function: &Function, value: Value) -> Option<TypeId> {
        match value {
            Value::Const(id) => Some(self.constants.ty(id)),
            Value::Arg(index) => match &self.types[function.ty] {
                Type::Function { params, .. } => params.get(index as usize).copied(),
                _ => None,
            },
            Value::Inst(id) => Some(function.body.as_ref()?.insts.get(id)?.ty),
            Value::Metadata(_) | Value::Block(_) => None,
        }
    }
    /// The function a constant names directly.
    #[inline]
    pub fn as_function(&self, value: Value) -> Option<FunctionId> {
        match value {
            Value::Const(id) => match self.constants[id] {
                Constant::Function(f) => Some(f),
                _ => None,
            },
            _ => None,
        }
    }
    /// The scalar integer a value is, as constant bits zero extended to 64 bits.
    #[inline]
    pub fn as_u64(&self, value: Value) -> Option<u64> {
        match value {
            Value::Const(id) => self.constants.as_int(id)?.to_u64(),
            _ => None,
        }
    }
    /// Named metadata by name.
    pub fn named(&self, name: &str) -> Option<&NamedMetadata> {
        self.named_metadata.iter().find(|n| n.name == name)
    }
    /// The operands of a tuple node; empty for other nodes.
    pub fn tuple(&self, id: MdId) -> &[Option<MdId>] {
        match &self.metadata[id] {
            Metadata::Tuple { operands, .. } => operands,
            _ => &[],
        }
    }
    /// The text of a metadata string.
    pub fn md_string(&self, id: MdId) -> Option<&Name> {
        match &self.metadata[id] {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }
    /// The integer of a metadata constant, zero extended to 64 bits.
    pub fn md_u64(&self, id: MdId) -> Option<u64> {
        match self.metadata[id] {
            Metadata::Constant(c) => self.constants.as_int(c)?.to_u64(),
            _ => None,
        }
    }
    /// The metadata kind called `name` if the module has it.
    pub fn find_md_kind(&self, name: &str) -> Option<MdKindId> {
        self.md_kinds.find(&name.into())
    }
}
