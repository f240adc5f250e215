//! The symbols of the module: their owners, and the functions that are called by symbol.

use crate::fail::{Res, fail};
use crate::scan::names::Names;
use llvm_model::{AttrListId, CallingConv, Function, FunctionId, Module, Name, TypeId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::amd;
use translate_common::problems::ModuleProblem;

/// The symbols taken so far.
#[derive(Clone, Default)]
pub(crate) struct Symbols {
    names: Names,
    /// The functions by symbol that calls of builtins can mean.
    functions: FxHashMap<Name, FunctionId>,
    /// The symbols that linked variables have taken before they are made, by the variable's id.
    claimed: FxHashMap<u32, Name>,
}

impl Symbols {
    /// A symbol like `wanted` that nothing else has; the empty one stays empty. LLVM has a meaning for names that begin
    /// with `llvm.`: they get something in front of them.
    pub(crate) fn unique(&mut self, wanted: Name) -> Name {
        let is_ours = wanted.starts_with("llvm.") && !amd::VARIABLES.iter().any(|name| wanted == *name);
        let wanted = if is_ours { format!("spirv.{wanted}").as_str().into() } else { wanted };
        self.names.unique(wanted)
    }
    /// The symbol of something that is linked by name: it must be free.
    pub(crate) fn linked(&mut self, name: &[u8]) -> Res<Name> {
        let name = Name::from(name);
        if name.is_empty() {
            return Err(fail(ModuleProblem::EmptyLinkageName));
        }
        if !self.names.take(&name) {
            return Err(fail(ModuleProblem::RepeatedSymbol { name: name.to_string_lossy().into_owned() }));
        }
        Ok(name)
    }
    /// Reserves the symbol of the variable `id`, which has linkage. If it cannot have it, [`Symbols::claimed`] returns the
    /// reason.
    pub(crate) fn claim(&mut self, id: u32, name: &[u8]) {
        if let Ok(symbol) = self.linked(name) {
            self.claimed.insert(id, symbol);
        }
    }
    /// The symbol that was claimed for the variable `id`.
    pub(crate) fn claimed(&mut self, id: u32, name: &[u8]) -> Res<Name> {
        match self.claimed.remove(&id) {
            Some(symbol) => Ok(symbol),
            None => self.linked(name),
        }
    }
    /// Notes that calls of `symbol` mean this function.
    pub(crate) fn defines(&mut self, symbol: Name, function: FunctionId) {
        self.functions.insert(symbol, function);
    }
    /// The function with this symbol, declared when there is none. One that exists may have another type; it can be
    /// called through `ty` all the same.
    pub(crate) fn declare(
        &mut self,
        out: &mut Module,
        symbol: &str,
        ty: TypeId,
        calling_conv: CallingConv,
        attributes: AttrListId,
    ) -> FunctionId {
        let name = Name::from(symbol);
        if let Some(&known) = self.functions.get(&name) {
            return known;
        }
        let declaration = Function::declaration(&out.types, name, ty);
        self.add(out, Function { calling_conv, attributes, ..declaration })
    }

    /// The function with the symbol of a declaration, which is added when there is none.
    pub(crate) fn adopt(&mut self, out: &mut Module, declaration: Function) -> FunctionId {
        match self.functions.get(&declaration.props.name) {
            Some(&known) => known,
            None => self.add(out, declaration),
        }
    }

    fn add(&mut self, out: &mut Module, declaration: Function) -> FunctionId {
        let name = declaration.props.name.clone();
        if !self.names.take(&name) {
            self.release(out, &name);
        }
        let function = out.functions.push(declaration);
        self.functions.insert(name, function);
        function
    }

    /// Renames local entities that have the symbol of a builtin.
    fn release(&mut self, out: &mut Module, name: &Name) {
        let new = self.names.unique(name.clone());
        for (_, function) in out.functions.iter_mut() {
            if function.props.name == *name && function.props.linkage.is_local() {
                function.props.name = new;
                return;
            }
        }
        for (_, global) in out.globals.iter_mut() {
            if global.props.name == *name && global.props.linkage.is_local() {
                global.props.name = new;
                return;
            }
        }
    }
}
