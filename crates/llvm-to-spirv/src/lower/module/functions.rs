//! Functions: signatures, declarations, definitions, and the facts about each that entry points need.

use crate::lower::hints::contraction::Contraction;
use crate::lower::module::{Globals, attributes, aux_data, linkage, metadata, vector_compute};
use crate::lower::output::decorations::Target;
use crate::lower::output::new_ids::NewIds;
use crate::lower::place::At;
use crate::lower::types::Shapes;
use llvm_model::{FunctionId, Id as _, Linkage, Module, TypeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_mapping::{Builtin, Reading, friendly};
use spirv_module::{Id, InstructionList, Op, Operands};
use std::ops::Range;
use std::sync::Arc;
use translate_common::Lost;
use translate_common::forms::DeclarationOrder;
use translate_common::problems::LlvmModuleProblem;

/// The state of each function, by its model id.
#[derive(Clone)]
pub(in crate::lower) struct FunctionTable {
    ids: Vec<Option<Id>>,
    /// Which functions of the module are builtins, read once for each symbol, when they are first called.
    builtins: FxHashMap<FunctionId, Option<Arc<Builtin>>>,
    /// The instructions that declared functions have the names of, read once as well.
    instructions: FxHashMap<FunctionId, Option<Op>>,
    /// The last call of each, and its meaning: most calls of a function have the same meaning.
    readings: FxHashMap<FunctionId, (CallShape, Option<Arc<Reading>>)>,
    facts: Vec<Facts>,
    declared: Vec<FunctionId>,
}

/// The properties of a call of a builtin that determine its meaning: the type of the result, the type of each argument,
/// and its value if it is an integer constant.
#[derive(Clone, PartialEq)]
pub(in crate::lower) struct CallShape {
    pub(in crate::lower) ret: TypeId,
    pub(in crate::lower) args: SmallVec<[(TypeId, Option<u64>); 4]>,
}

/// A function and its parameters in SPIR-V.
pub(in crate::lower) struct Signature {
    pub(in crate::lower) function: FunctionId,
    pub(in crate::lower) id: Id,
    /// Id and type of each parameter.
    pub(in crate::lower) args: Vec<(Id, Id)>,
}

impl Signature {
    /// A parameter as something to decorate.
    pub(in crate::lower) fn parameter(&self, shapes: &Shapes, index: usize) -> Option<Target> {
        let &(id, ty) = self.args.get(index)?;
        Some(Target::parameter(id, shapes.pointer_parts(ty).is_some()))
    }
}

/// The properties of a function that entry points need.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Facts {
    /// Module-scope variables it uses.
    pub(in crate::lower) interface: Vec<Id>,
    /// Functions it calls.
    pub(in crate::lower) callees: Vec<FunctionId>,
    /// Whether it calls through function pointers: the callee may be any function whose address is taken.
    pub(in crate::lower) calls_indirectly: bool,
    pub(in crate::lower) contraction: Contraction,
}

impl FunctionTable {
    pub(super) fn new(module: &Module) -> FunctionTable {
        let count = module.functions.len();
        FunctionTable {
            ids: vec![None; count],
            builtins: FxHashMap::default(),
            instructions: FxHashMap::default(),
            readings: FxHashMap::default(),
            facts: vec![Facts::default(); count],
            declared: Vec::new(),
        }
    }

    /// The id of a function, if it has one.
    pub(super) fn id(&self, function: FunctionId) -> Option<Id> {
        self.ids.get(function.index()).copied().flatten()
    }

    /// Calls `note` for each function with its id.
    pub(super) fn for_each_key(&self, mut note: impl FnMut(Id, FunctionId)) {
        for (index, id) in self.ids.iter().enumerate() {
            if let Some(id) = id {
                note(*id, FunctionId::from_index(index));
            }
        }
    }

    /// Adds the functions that a part declared, and the facts about those that it lowered.
    pub(super) fn join(&mut self, part: &mut FunctionTable, lowered: Range<usize>, ids: &NewIds) {
        self.declared.extend(part.declared.iter().filter(|function| self.ids[function.index()].is_none()));
        for (own, other) in self.ids.iter_mut().zip(&part.ids) {
            *own = own.or(other.map(|id| ids.get(id)));
        }
        for index in lowered {
            if let (Some(own), Some(other)) = (self.facts.get_mut(index), part.facts.get_mut(index)) {
                *own = std::mem::take(other).with_ids(ids);
            }
        }
    }

    /// Whether fusing must be forbidden in a kernel that reaches these functions.
    pub(in crate::lower) fn forbid_contraction(&self, reached: &[FunctionId]) -> bool {
        let mut all = Contraction::default();
        for &function in reached {
            all.merge(self.facts[function.index()].contraction);
        }
        all.must_not_fuse()
    }

    /// Returns the properties of a function for entry points.
    pub(in crate::lower) fn facts(&self, function: FunctionId) -> &Facts {
        &self.facts[function.index()]
    }

    /// The builtin that a declared function is.
    pub(in crate::lower) fn builtin(
        &mut self,
        module: &Module,
        function: FunctionId,
    ) -> Option<Arc<Builtin>> {
        if let Some(known) = self.builtins.get(&function) {
            return known.clone();
        }
        let name = module.functions[function].props.name.as_str();
        let found = name.and_then(Builtin::lookup).map(Arc::new);
        self.builtins.insert(function, found.clone());
        found
    }

    /// The core instruction that a declared function has the name of, independent of the types in a mangled name.
    pub(in crate::lower) fn instruction(&mut self, module: &Module, function: FunctionId) -> Option<Op> {
        *self.instructions.entry(function).or_insert_with(|| {
            let function = &module.functions[function];
            let name = function.props.name.as_str().filter(|_| function.body.is_none())?;
            friendly::instruction(name)
        })
    }

    /// Returns the meaning of the last call of a builtin, if it had this shape.
    pub(in crate::lower) fn last_reading(
        &self,
        function: FunctionId,
        shape: &CallShape,
    ) -> Option<&Option<Arc<Reading>>> {
        self.readings.get(&function).filter(|(last, _)| last == shape).map(|(_, reading)| reading)
    }

    /// Notes the meaning of a call of a builtin.
    pub(in crate::lower) fn note_reading(
        &mut self,
        function: FunctionId,
        shape: CallShape,
        reading: Option<Arc<Reading>>,
    ) {
        self.readings.insert(function, (shape, reading));
    }

    /// The declared function with this id.
    pub(in crate::lower) fn declared_as(&self, id: Id) -> Option<FunctionId> {
        self.declared.iter().copied().find(|function| self.ids[function.index()] == Some(id))
    }
}

impl<'m> Globals<'m> {
    /// The id of a function, declared when it has no body here.
    pub(in crate::lower) fn function_id(&mut self, function: FunctionId) -> Id {
        if let Some(id) = self.functions.ids[function.index()] {
            return id;
        }
        let id = self.out().fresh();
        self.functions.ids[function.index()] = Some(id);
        if self.input.module.functions[function].body.is_none() {
            self.functions.declared.push(function);
        }
        id
    }

    /// Notes the properties of a function for entry points, once its code is written.
    pub(in crate::lower) fn note_facts(&mut self, function: FunctionId, facts: Facts) {
        self.functions.facts[function.index()] = facts;
    }

    /// Declares the functions that have no body here and are needed.
    pub(in crate::lower) fn declare_functions(&mut self) {
        let mut next = 0;
        while let Some(&function) = self.functions.declared.get(next) {
            next += 1;
            self.report().move_to(At::Function(function.index() as u32));
            let mut list = InstructionList::default();
            self.signature(function, &mut list);
            if list.push(Op::FunctionEnd, None, None, &[]).is_err() {
                self.report().too_long(Op::FunctionEnd);
            }
            self.out().add_declaration(&list);
        }
        self.report().move_to(At::Module);
    }

    /// Emits OpFunction, its parameters, and its declarations elsewhere. The instructions go to `head`.
    pub(in crate::lower) fn signature(
        &mut self,
        function: FunctionId,
        head: &mut InstructionList,
    ) -> Signature {
        let module = self.input.module;
        let this = &module.functions[function];
        if let Some((_, _, true)) = module.types.function_parts(this.ty) {
            self.report().problem(LlvmModuleProblem::VariadicFunction);
        }
        if self.input.options.forms().declarations == DeclarationOrder::ByKind {
            // There a function has a higher number than its result.
            self.types.return_type(function);
        }
        let id = self.function_id(function);
        let control = attributes::function_control(self.input, function);
        let ret = self.types.return_type(function);
        let params: Vec<Id> =
            (0..this.params.len() as u32).map(|i| self.types.param_type(function, i)).collect();
        let ty = self.pool().function_type(ret, &params);
        let operands = Operands::new().word(control).id(ty);
        let mut fits = head.push(Op::Function, Some(ret), Some(id), &operands).is_ok();
        let mut args = Vec::with_capacity(params.len());
        for &param in &params {
            let arg = self.out().fresh();
            fits &= head.push(Op::FunctionParameter, Some(param), Some(arg), &[]).is_ok();
            args.push((arg, param));
        }
        if !fits {
            self.report().too_long(Op::Function);
        }
        let signature = Signature { function, id, args };
        self.describe(&signature);
        signature
    }

    /// Names, decorations and linkage of a function and its parameters.
    fn describe(&mut self, signature: &Signature) {
        let this = &self.input.module.functions[signature.function];
        let attributes = &self.input.module.attributes;
        let id = signature.id;
        self.out().name(id, &this.props.name);
        metadata::lower_function_metadata(self, signature);
        attributes::decorate_referenced(self, signature.function, id);
        vector_compute::decorate_function(self, signature.function, id);
        if !self.input.is_kernel(signature.function) {
            linkage::decorate_linkage(self, id, &this.props, this.body.is_some(), linkage::Kind::Function);
        } else if this.props.linkage != Linkage::External && !this.props.linkage.is_local() {
            // An entry point is visible from outside, independent of its linkage.
            self.report().lose(Lost::Linkage(this.props.linkage));
        }
        let module = self.input.module;
        linkage::lose_properties(self.report(), module, &this.props);
        let list = attributes.list(this.attributes);
        attributes::decorate_result(self, id, list.ret);
        if self.input.options.keeps_aux_data() {
            aux_data::keep_function_attributes(self, signature.function, id);
        } else {
            self.report().tally_set(list.function);
        }
        self.report().tally_result(list.ret);
        let names = metadata::argument_names(self.input.module, signature.function);
        for (index, (param, &(arg, _))) in this.params.iter().zip(&signature.args).enumerate() {
            self.out().name(arg, names.get(index).unwrap_or(&param.name));
            let set = attributes.param(this.attributes, index);
            attributes::decorate_parameter(self, arg, set);
            vector_compute::decorate(self, Target::parameter(arg, false), set);
            self.report().tally_set(set);
        }
        // A personality describes how exceptions are caught; instructions that catch any are errors.
        if this.prefix.is_some() || this.prologue.is_some() || !this.gc.is_empty() {
            self.report().lose(Lost::FunctionData);
        }
    }

    /// Every function a function reaches through calls, itself first.
    pub(in crate::lower) fn reached_from(&self, function: FunctionId) -> Vec<FunctionId> {
        let table = &self.functions;
        let mut seen = vec![false; table.facts.len()];
        let mut reached = vec![function];
        seen[function.index()] = true;
        let mut next = 0;
        while let Some(&current) = reached.get(next) {
            next += 1;
            let facts = &table.facts[current.index()];
            let taken = self.function_pointers.taken().filter(|_| facts.calls_indirectly);
            for &callee in facts.callees.iter().chain(taken) {
                if !std::mem::replace(&mut seen[callee.index()], true) {
                    reached.push(callee);
                }
            }
        }
        reached
    }
}
