//! Functions: signatures, declarations, definitions, and the facts about each that entry points need.

use crate::lower::Lower;
use crate::lower::builtins::BuiltinTable;
use crate::lower::hints::contraction::Contraction;
use crate::lower::place::At;
use indexmap::IndexSet;
use llvm_model::{ConstId, FunctionId, Id as _, Linkage, Module};
use rustc_hash::{FxBuildHasher, FxHashMap};
use spirv_module::{Id, Op, Operands, StorageClass};
use translate_common::LossKind;

/// What is known of each function, by its model id.
pub(in crate::lower) struct FunctionTable {
    ids: Vec<Option<Id>>,
    /// Which functions of the module are builtins, read once for each symbol.
    pub(in crate::lower) builtins: BuiltinTable,
    pub(in crate::lower) facts: Vec<Facts>,
    declared: Vec<FunctionId>,
    /// Addresses of functions, by function and storage class: id and type.
    pub(in crate::lower) pointers: FxHashMap<(FunctionId, StorageClass), (Id, Id)>,
    /// The functions whose address is taken, in order.
    pub(in crate::lower) taken: IndexSet<FunctionId, FxBuildHasher>,
    /// OpAsmINTEL of inline assembly.
    pub(in crate::lower) assembly: FxHashMap<ConstId, Id>,
    /// OpAsmTargetINTEL.
    pub(in crate::lower) assembly_target: Option<Id>,
}

/// What entry points need to know of a function.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Facts {
    /// Module-scope variables it uses.
    pub(in crate::lower) interface: Vec<Id>,
    /// Functions it calls.
    pub(in crate::lower) callees: Vec<FunctionId>,
    /// Whether it calls through function pointers: any function whose address is taken.
    pub(in crate::lower) calls_indirectly: bool,
    pub(in crate::lower) contraction: Contraction,
}

impl FunctionTable {
    pub(in crate::lower) fn new(module: &Module) -> FunctionTable {
        let count = module.functions.len();
        FunctionTable {
            ids: vec![None; count],
            builtins: FxHashMap::default(),
            facts: vec![Facts::default(); count],
            declared: Vec::new(),
            pointers: FxHashMap::default(),
            taken: IndexSet::default(),
            assembly: FxHashMap::default(),
            assembly_target: None,
        }
    }

    /// Every function a function reaches through calls, itself first.
    pub(in crate::lower) fn reached_from(&self, function: FunctionId) -> Vec<FunctionId> {
        let mut seen = vec![false; self.facts.len()];
        let mut reached = vec![function];
        seen[function.index()] = true;
        let mut next = 0;
        while let Some(&current) = reached.get(next) {
            next += 1;
            let facts = &self.facts[current.index()];
            let taken = self.taken.iter().filter(|_| facts.calls_indirectly);
            for &callee in facts.callees.iter().chain(taken) {
                if !std::mem::replace(&mut seen[callee.index()], true) {
                    reached.push(callee);
                }
            }
        }
        reached
    }

    /// Whether fusing must be forbidden in a kernel that reaches these functions.
    pub(in crate::lower) fn forbid_contraction(&self, reached: &[FunctionId]) -> bool {
        let mut all = Contraction::default();
        for &function in reached {
            all.merge(self.facts[function.index()].contraction);
        }
        all.must_not_fuse()
    }

    /// The declared function with this id.
    pub(in crate::lower) fn declared_as(&self, id: Id) -> Option<FunctionId> {
        self.declared.iter().copied().find(|function| self.ids[function.index()] == Some(id))
    }
}

impl<'m> Lower<'m> {
    /// Lowers every definition, then declares what they call.
    pub(in crate::lower) fn lower_functions(&mut self) {
        for id in self.module.functions.ids() {
            if self.module.functions[id].body.is_some() {
                self.report().move_to(At::Function(id.index() as u32));
                self.lower_function(id);
            }
        }
        let mut next = 0;
        while let Some(&id) = self.functions.declared.get(next) {
            next += 1;
            self.report().move_to(At::Function(id.index() as u32));
            self.declare_function(id);
        }
        self.report().move_to(At::Module);
    }

    /// The id of a function, declared when it has no body here.
    pub(in crate::lower) fn function_id(&mut self, function: FunctionId) -> Id {
        if let Some(id) = self.functions.ids[function.index()] {
            return id;
        }
        let id = self.out().fresh();
        self.functions.ids[function.index()] = Some(id);
        if self.module.functions[function].body.is_none() {
            self.functions.declared.push(function);
        }
        id
    }

    /// OpFunction, its parameters, and everything about them that stands elsewhere. The instructions go to `head`.
    fn signature(&mut self, function: FunctionId) {
        let module = self.module;
        let this = &module.functions[function];
        if let Some((_, _, true)) = module.types.function_parts(this.ty) {
            self.report().error_with_help(
                "a function with variable arguments cannot be expressed in SPIR-V",
                "only printf may have them; pass an array instead",
            );
        }
        let id = self.function_id(function);
        let control = self.function_control(function);
        let ret = self.types().return_type(function);
        let params: Vec<Id> =
            (0..this.params.len() as u32).map(|i| self.types().param_type(function, i)).collect();
        let ty = self.pool().function_type(ret, &params);
        let operands = Operands::new().word(control).id(ty);
        let mut head = std::mem::take(&mut self.f.head);
        let mut fits = head.push(Op::Function, Some(ret), Some(id), &operands).is_ok();
        for &param in &params {
            let arg = self.out().fresh();
            fits &= head.push(Op::FunctionParameter, Some(param), Some(arg), &[]).is_ok();
            self.f.args.push((arg, param));
        }
        self.f.head = head;
        if !fits {
            self.report().too_long(Op::Function);
        }
        self.describe(function, id);
    }

    /// Names, decorations and linkage of a function and its parameters.
    fn describe(&mut self, function: FunctionId, id: Id) {
        let this = &self.module.functions[function];
        let attributes = &self.module.attributes;
        self.out().name(id, &this.props.name);
        self.lower_function_metadata(function, id);
        self.decorate_referenced(function, id);
        if !self.input.is_kernel(function) {
            self.decorate_linkage(id, &this.props, this.body.is_some());
        } else if this.props.linkage != Linkage::External && !this.props.linkage.is_local() {
            // An entry point is seen from outside whatever its linkage is.
            self.report().lose(LossKind::Linkage, this.props.linkage.keyword());
        }
        self.lose_properties(&this.props);
        let list = attributes.list(this.attributes);
        self.decorate_result(id, list.ret);
        self.report().tally_set(list.function);
        self.report().tally_result(list.ret);
        let names = self.argument_names(function);
        for (index, param) in this.params.iter().enumerate() {
            let Some(&(arg, _)) = self.f.args.get(index) else { break };
            match names.get(index) {
                Some(name) => self.out().name(arg, name),
                None => self.out().name(arg, &param.name),
            }
            let set = attributes.param(this.attributes, index);
            self.decorate_parameter(arg, set);
            self.report().tally_set(set);
        }
        if this.personality.is_some()
            || this.prefix.is_some()
            || this.prologue.is_some()
            || !this.gc.is_empty()
        {
            self.report().lose(LossKind::Attribute, "personality, prefix, prologue or gc of a function");
        }
    }

    fn declare_function(&mut self, function: FunctionId) {
        self.f.reset(function, None);
        self.signature(function);
        let mut list = std::mem::take(&mut self.f.head);
        if list.push(Op::FunctionEnd, None, None, &[]).is_err() {
            self.report().too_long(Op::FunctionEnd);
        }
        self.out().add_declaration(&list);
        self.f.head = list;
    }

    fn lower_function(&mut self, function: FunctionId) {
        let Some(body) = &self.module.functions[function].body else { return };
        self.f.reset(function, Some(body));
        self.out().enter_function();
        self.signature(function);
        self.lower_body(function, body);
        self.types.out().add_definition(self.f.lists());
        self.functions.facts[function.index()] = Facts {
            interface: std::mem::take(&mut self.f.interface),
            callees: std::mem::take(&mut self.f.callees),
            calls_indirectly: self.f.calls_indirectly,
            contraction: self.f.contraction,
        };
    }
}
