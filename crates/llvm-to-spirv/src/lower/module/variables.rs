//! Module-scope variables.

use crate::lower::module::Globals;
use crate::lower::module::{annotations, aux_data, decorations, linkage, vector_compute};
use crate::lower::output::decorations::Target;
use crate::lower::output::new_ids::NewIds;
use crate::lower::place::At;
use llvm_model::{
    ConstId, Constant, Constants, GlobalId, GlobalVariable, Id as _, Linkage, Module, Type, Value,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{amd, memory};
use spirv_mapping::friendly;
use spirv_module::{BuiltIn, Decoration, Id, LinkageType, Op, Operands, StorageClass};
use translate_common::Lost;
use translate_common::forms::{BuiltinLinkage, UnusedBooleans};
use translate_common::problems::{LlvmConstantProblem, LlvmModuleProblem};

/// Maximum nesting depth of references to other variables in initializers.
const MAX_NESTING: u32 = 128;

/// The variables made so far.
#[derive(Clone)]
pub(super) struct VariableTable {
    variables: Vec<State>,
    builtins: Vec<(BuiltIn, Id, Id)>,
    /// The variables that are inputs or outputs.
    inputs: FxHashSet<Id>,
    depth: u32,
}

#[derive(Clone, Copy)]
enum State {
    Untouched,
    InProgress,
    Done(Option<(Id, Id)>),
}

impl VariableTable {
    pub(super) fn new(module: &Module) -> VariableTable {
        VariableTable {
            variables: vec![State::Untouched; module.globals.len()],
            builtins: Vec::new(),
            inputs: FxHashSet::default(),
            depth: 0,
        }
    }
}

impl VariableTable {
    /// Whether a variable has been made.
    pub(super) fn is_made(&self, id: GlobalId) -> bool {
        matches!(self.variables.get(id.index()), Some(State::Done(Some(_))))
    }

    /// The variables that have been made.
    pub(super) fn made(&self) -> impl Iterator<Item = GlobalId> {
        (0..self.variables.len()).map(GlobalId::from_index).filter(|&id| self.is_made(id))
    }

    /// Calls `note` for each variable with its id.
    pub(super) fn for_each_key(&self, mut note: impl FnMut(Id, GlobalId)) {
        for (index, state) in self.variables.iter().enumerate() {
            if let State::Done(Some((id, _))) = state {
                note(*id, GlobalId::from_index(index));
            }
        }
    }

    /// Calls `note` for each variable of a builtin, with its type.
    pub(super) fn for_each_builtin(&self, mut note: impl FnMut(Id, BuiltIn, Id)) {
        self.builtins.iter().for_each(|&(builtin, id, ty)| note(id, builtin, ty));
    }

    /// The variable of a builtin with this type.
    pub(super) fn builtin(&self, builtin: BuiltIn, ty: Id) -> Option<Id> {
        self.builtins.iter().find(|(b, _, t)| *b == builtin && *t == ty).map(|(_, id, _)| *id)
    }

    /// Adds the variables of a part.
    pub(super) fn join(&mut self, part: &VariableTable, ids: &NewIds) {
        for (own, other) in self.variables.iter_mut().zip(&part.variables) {
            if let (State::Untouched, State::Done(made)) = (*own, other) {
                *own = State::Done(made.map(|(id, ty)| (ids.get(id), ids.get(ty))));
            }
        }
        for &(builtin, id, ty) in &part.builtins {
            if self.builtin(builtin, ids.get(ty)).is_none() {
                self.builtins.push((builtin, ids.get(id), ids.get(ty)));
            }
        }
        self.inputs.extend(part.inputs.iter().map(|&id| ids.get(id)));
    }
}

impl Globals<'_> {
    /// Makes every variable of the module that must exist whether it is used or not.
    pub(in crate::lower) fn lower_variables(&mut self) {
        for id in self.input.module.globals.ids() {
            let global = &self.input.module.globals[id];
            self.report().move_to(At::Global(id.index() as u32));
            if is_special(global) {
                self.lower_special_global(global);
            } else if global.props.address_space != 0 && must_exist(global) && !is_metadata(global) {
                self.variable(id);
            }
        }
        self.report().move_to(At::Module);
    }

    /// Arrays through which LLVM keeps lists for itself.
    fn lower_special_global(&mut self, global: &GlobalVariable) {
        if global.props.name == "llvm.global.annotations" {
            annotations::lower_global_annotations(self, global);
        } else if !llvm_legalize::structors::is_list(&global.props.name) {
            self.report().lose(Lost::SpecialGlobal(global.props.name.to_string()));
        }
    }

    /// The id of a variable and of its pointer type; `None` after an error.
    pub(in crate::lower) fn variable(&mut self, id: GlobalId) -> Option<(Id, Id)> {
        let global = &self.input.module.globals[id];
        if global.props.address_space == 0 {
            let name = global.props.name.to_string_lossy();
            self.report().problem(LlvmConstantProblem::PrivateAddress { name: name.to_string() });
            return None;
        }
        match self.variables.variables[id.index()] {
            State::Done(done) => done,
            State::InProgress => {
                self.report().problem(LlvmConstantProblem::Circle);
                None
            }
            State::Untouched => {
                self.variables.variables[id.index()] = State::InProgress;
                let at = self.report().at();
                self.report().move_to(At::Global(id.index() as u32));
                self.variables.depth += 1;
                let made = if self.variables.depth > MAX_NESTING {
                    self.report().problem(LlvmConstantProblem::Nesting);
                    None
                } else {
                    self.make_variable(id)
                };
                self.variables.depth -= 1;
                self.report().move_to(at);
                self.variables.variables[id.index()] = State::Done(made);
                made
            }
        }
    }

    /// The id of a variable if it has been written.
    pub(in crate::lower) fn made_variable(&self, id: GlobalId) -> Option<Id> {
        match self.variables.variables[id.index()] {
            State::Done(done) => done.map(|(id, _)| id),
            State::Untouched | State::InProgress => None,
        }
    }

    /// Returns whether a variable keeps its type `i1`, as Khronos' translator writes it: nothing in the module accesses it, so
    /// its size does not matter.
    fn keeps_truth(&self, id: GlobalId) -> bool {
        let module = self.module();
        let is_truth = module.types[module.globals[id].value_type] == Type::Integer(1);
        is_truth
            && self.input.options.forms().unused_booleans == UnusedBooleans::Booleans
            && !is_used(module, id)
    }

    fn make_variable(&mut self, id: GlobalId) -> Option<(Id, Id)> {
        let global = &self.input.module.globals[id];
        let props = &global.props;
        let storage = self.types.storage_class(props.address_space);
        if !self.input.profile().has_interface_variables
            && !matches!(
                storage,
                StorageClass::CrossWorkgroup
                    | StorageClass::UniformConstant
                    | StorageClass::Workgroup
                    | StorageClass::DeviceOnlyINTEL
                    | StorageClass::HostOnlyINTEL
                    | StorageClass::Input
                    | StorageClass::Private
            )
        {
            self.report().problem(LlvmModuleProblem::VariableSpace { space: props.address_space });
            return None;
        }
        if props.thread_local.is_some() && !self.input.profile().has_interface_variables {
            self.report().problem(LlvmModuleProblem::ThreadLocal);
        }
        let contents = self.input.pointers.global_contents(id);
        let builtin =
            self.builtin_of_global(global).filter(|_| !self.input.profile().has_interface_variables);
        let is_truth = builtin.and_then(spirv_mapping::variable).is_some_and(|info| info.is_truth);
        let value_type = if is_truth || self.keeps_truth(id) {
            self.pool().bool_type()
        } else {
            self.types.pointee_type(global.value_type, contents)
        };
        if let (StorageClass::Input, Some(builtin)) = (storage, builtin) {
            // One variable for it, whether it is read by name or by a work-item function; it needs no linkage.
            return Some(self.builtin_variable(builtin, value_type));
        }
        let ty = self.pool().pointer_type(storage, value_type);
        let initializer = self.initializer(global, storage, value_type);
        let variable = self.out().fresh();
        let mut operands = vec![storage.0];
        operands.extend(initializer.map(u32::from));
        self.out().push(Op::Variable, Some(ty), Some(variable), &operands);
        self.note_variable(variable, storage);
        self.out().name(variable, &props.name);
        decorations::lower_variable_metadata(self, variable, global);
        vector_compute::decorate(self, Target::variable(variable), global.attributes);
        if let Some(builtin) = builtin {
            self.out().decorate(variable, Decoration::BuiltIn, &[builtin.0]);
        }
        if global.is_constant && !self.input.profile().has_interface_variables {
            self.out().decorate(variable, Decoration::Constant, &[]);
        }
        if !self.input.profile().pointers_are_logical {
            self.out().decorate_alignment(variable, props.align);
        }
        let is_interface =
            self.input.profile().has_interface_variables && memory::INTERFACES.contains(&storage);
        if is_interface {
            // Others find it by its decorations.
        } else if builtin.is_none() || global.initializer.is_none() {
            linkage::decorate_linkage(self, variable, props, is_defined(global), linkage::Kind::Variable);
        }
        linkage::lose_global_properties(self, global);
        linkage::state_external_initializer(self, variable, global);
        if self.input.options.keeps_aux_data() {
            aux_data::keep_variable_attributes(self, id, variable);
        } else {
            self.report().tally_set(global.attributes);
        }
        Some((variable, ty))
    }

    /// Returns the initializer's id; `None` if the variable starts out undefined.
    fn initializer(&mut self, global: &GlobalVariable, storage: StorageClass, value_type: Id) -> Option<Id> {
        let initial = global.initializer.filter(|_| is_defined(global))?;
        let constants = &self.input.module.constants;
        if is_undefined(constants, initial) || global.props.linkage == Linkage::Common {
            return None;
        }
        if storage == StorageClass::Input && !self.input.profile().has_interface_variables {
            self.report().problem(LlvmModuleProblem::BuiltinInitializer);
            return None;
        }
        if storage == StorageClass::Workgroup && !self.input.profile().has_interface_variables {
            self.report().lose(Lost::LocalInitializer);
            return None;
        }
        if let Some(open) = self.open_initializer(global, value_type) {
            return Some(open);
        }
        Some(match constants[initial] {
            Constant::Global(_) | Constant::Alias(_) => {
                let (value, ty) = self.constant_address(initial)?;
                if ty == value_type { value } else { self.constant(initial, value_type) }
            }
            _ => self.constant(initial, value_type),
        })
    }

    /// Returns the builtin for a variable of the input address space (`__spirv_BuiltIn…`).
    fn builtin_of_global(&self, global: &GlobalVariable) -> Option<BuiltIn> {
        friendly::builtin_variable(global.props.name.as_str()?)
    }

    /// The variable of a builtin in the Input storage class and its pointer type. `value_type` is the builtin's type.
    pub(in crate::lower) fn builtin_variable(&mut self, builtin: BuiltIn, value_type: Id) -> (Id, Id) {
        let ty = self.pool().pointer_type(StorageClass::Input, value_type);
        let id = self.variables.builtin(builtin, ty).unwrap_or_else(|| {
            let id = self.out().fresh();
            self.out().push(Op::Variable, Some(ty), Some(id), &[StorageClass::Input.0]);
            self.note_variable(id, StorageClass::Input);
            self.out().name(id, &friendly::variable_name(builtin).as_str().into());
            self.out().decorate(id, Decoration::BuiltIn, &[builtin.0]);
            self.out().decorate(id, Decoration::Constant, &[]);
            if self.input.options.forms().builtin_linkage == BuiltinLinkage::Import {
                let operands =
                    Operands::new().string(&friendly::variable_name(builtin)).word(LinkageType::Import);
                self.out().decorate(id, Decoration::LinkageAttributes, &operands);
            }
            self.variables.builtins.push((builtin, id, ty));
            id
        });
        (id, ty)
    }

    /// Whether a variable is an input or an output.
    pub(in crate::lower) fn is_input(&self, variable: Id) -> bool {
        self.variables.inputs.contains(&variable)
    }

    /// Notes a module-scope variable by its storage class.
    fn note_variable(&mut self, id: Id, storage: StorageClass) {
        if matches!(storage, StorageClass::Input | StorageClass::Output) {
            self.variables.inputs.insert(id);
        }
    }
}

/// Whether the module defines a variable. One that is available externally is defined by another module, and its value
/// here is a hint for optimizers.
pub(super) fn is_defined(global: &GlobalVariable) -> bool {
    global.initializer.is_some() && global.props.linkage != Linkage::AvailableExternally
}

/// Whether a variable is a list of LLVM's. Others have names of LLVM's too: the command line of the compiler, and the names of
/// properties of the device.
fn is_special(global: &GlobalVariable) -> bool {
    let is_plain = amd::VARIABLES.iter().any(|name| global.props.name == *name);
    global.props.name.starts_with("llvm.") && !is_plain
}

/// Returns whether a variable is written even if it is not used: definitions, and imports, which linkers look for.
fn must_exist(global: &GlobalVariable) -> bool {
    is_defined(global) || global.props.linkage == Linkage::External
}

/// Whether a variable is only there for lists that LLVM keeps for itself: texts of annotations.
fn is_metadata(global: &GlobalVariable) -> bool {
    global.props.section == "llvm.metadata" && global.props.linkage.is_local()
}

/// Returns whether an instruction, an alias or another constant refers to a variable.
fn is_used(module: &Module, variable: GlobalId) -> bool {
    let addresses: Vec<ConstId> = module
        .constants
        .iter()
        .filter(|(.., constant)| matches!(constant, Constant::Global(of) if *of == variable))
        .map(|(id, ..)| id)
        .collect();
    let mut used = module.aliases.values().any(|alias| addresses.contains(&alias.aliasee));
    for (.., constant) in module.constants.iter() {
        constant.for_each_operand(|operand| used |= addresses.contains(&operand));
    }
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    for inst in bodies.flat_map(|body| body.insts.values()) {
        inst.kind.for_each_operand(|operand| {
            used |= matches!(operand, Value::Const(id) if addresses.contains(&id));
        });
    }
    used
}

/// Returns whether a constant has no defined part: it becomes OpUndef, which cannot be an initializer.
fn is_undefined(constants: &Constants, id: ConstId) -> bool {
    match &constants[id] {
        Constant::Undef | Constant::Poison => true,
        Constant::Aggregate(elements) => elements.iter().all(|&element| is_undefined(constants, element)),
        _ => false,
    }
}
