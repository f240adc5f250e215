//! What all passes of a run share: the options, the reports, and the functions that passes have added.

use crate::native::Native;
use llvm_model::{CallingConv, ConstId, DataLayout, Function, FunctionId, InstId, Module, Name, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use translate_common::forms::UnusedResults;
use translate_common::{Diagnostics, Losses, Options, Place, Problem};

/// The state that all passes of a run share.
pub(super) struct Context<'a> {
    pub(super) options: &'a Options,
    pub(super) layout: &'a DataLayout,
    /// The types that are left as they are.
    pub(super) native: Native,
    pub(super) diagnostics: &'a mut Diagnostics,
    pub(super) losses: &'a mut Losses,
    functions: FxHashMap<Name, FunctionId>,
    /// The functions that were added, with the names that were wanted for them.
    wanted_names: FxHashMap<FunctionId, Name>,
    /// Functions that emulations call, by their purpose.
    pub(super) helpers: FxHashMap<String, FunctionId>,
    /// Results that stay although nothing uses them, where it was the input's choice to compute them.
    pub(super) results: Option<Results>,
    /// Constant variables of equal bytes, by length, byte and alignment.
    pub(super) patterns: FxHashMap<(u64, u8, u64), ConstId>,
}

/// The replacements of instructions of a function of the input.
#[derive(Default)]
pub(super) struct Results {
    /// The number of the function's own instructions, which come first.
    pub(super) of_input: usize,
    pub(super) made: FxHashSet<InstId>,
}

/// What passes added to a module.
pub(super) struct Added {
    wanted_names: FxHashMap<FunctionId, Name>,
    /// As in [`Context`].
    pub(super) helpers: FxHashMap<String, FunctionId>,
    /// As in [`Context`].
    pub(super) patterns: FxHashMap<(u64, u8, u64), ConstId>,
}

impl Added {
    /// Gives a declaration, which was added as `id`, the name that was wanted for it.
    pub(super) fn as_wanted(&self, id: FunctionId, mut declaration: Function) -> Function {
        if let Some(name) = self.wanted_names.get(&id) {
            declaration.props.name = name.clone();
        }
        declaration
    }
}

impl<'a> Context<'a> {
    pub(super) fn new(
        module: &Module,
        options: &'a Options,
        layout: &'a DataLayout,
        diagnostics: &'a mut Diagnostics,
        losses: &'a mut Losses,
    ) -> Context<'a> {
        let functions = module.functions.iter().map(|(id, f)| (f.props.name.clone(), id)).collect();
        Context {
            options,
            layout,
            native: Native::of(&options.spirv.extensions),
            diagnostics,
            losses,
            functions,
            wanted_names: FxHashMap::default(),
            helpers: FxHashMap::default(),
            results: (options.forms().unused_results == UnusedResults::Computed).then(Results::default),
            patterns: FxHashMap::default(),
        }
    }
    /// Adds a function under the name it has, or under that name with a number when the name is taken.
    pub(super) fn add(&mut self, module: &mut Module, mut function: Function) -> FunctionId {
        let mut number = 0;
        let base = function.props.name.clone();
        while self.functions.contains_key(&function.props.name) {
            number += 1;
            function.props.name = format!("{base}.{number}").into();
        }
        let name = function.props.name.clone();
        let id = module.functions.push(function);
        self.functions.insert(name, id);
        self.wanted_names.insert(id, base);
        id
    }
    /// Returns the function called `name` with this type; declares it if there is none of this name and type.
    pub(super) fn declare(&mut self, module: &mut Module, name: Name, ty: TypeId) -> FunctionId {
        if let Some(known) = self.declared(module, &name, ty) {
            return known;
        }
        let is_intrinsic = name.as_bytes().starts_with(b"llvm.");
        let mut function = empty_function(module, name, ty);
        if is_intrinsic {
            function.calling_conv = CallingConv::C;
        }
        self.add(module, function)
    }
    /// Returns the function with the name and the type of a declaration; adds the declaration if there is none.
    pub(super) fn declare_as(&mut self, module: &mut Module, declaration: Function) -> FunctionId {
        let known = self.declared(module, &declaration.props.name, declaration.ty);
        known.unwrap_or_else(|| self.add(module, declaration))
    }
    fn declared(&self, module: &Module, name: &Name, ty: TypeId) -> Option<FunctionId> {
        let known = self.functions.get(name).copied();
        known.filter(|&id| module.functions[id].ty == ty)
    }
    /// Returns what was added to the module.
    pub(super) fn into_added(self) -> Added {
        Added { wanted_names: self.wanted_names, helpers: self.helpers, patterns: self.patterns }
    }
    /// Reports that something in a function cannot be translated.
    pub(super) fn problem(&mut self, place: Place, problem: impl Into<Problem>) {
        self.diagnostics.push(problem.into().at(place));
    }
}

/// A function without a body.
pub(super) fn empty_function(module: &Module, name: Name, ty: TypeId) -> Function {
    Function { calling_conv: CallingConv::SPIR_FUNC, ..Function::declaration(&module.types, name, ty) }
}
