//! Parameters of entry points that are `out` or `inout`, which clang declares as inputs that are pointers.
//!
//! The parameter becomes a variable of the function, whose value an output variable gets at each return. If the function
//! may read the parameter before it writes to it, an input variable has the value at the beginning. The IR does not state the
//! type of the parameter: accesses through the pointer do. If the pointer has other uses, the input stays a pointer, and is
//! refused later.

use super::blocks::{decorations, tuple};
use super::unused::MAX_LANES;
use super::{addresses, stated_stage, variables};
use crate::rewrite::{self, Step};
use llvm_model::{
    Align, BlockId, Body, Constant, FunctionId, GlobalId, InstId, InstKind, Instruction, Module, Name,
    TypeId, Types, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::{BuiltIn, Decoration, ExecutionModel, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::shaders;

/// The position of a vertex, in front of the number of the semantic: clang decorates inputs of this name with a location.
const POSITION: &str = "SV_Position";

/// Makes inputs that are pointers variables of the functions that load them.
pub(super) fn run(module: &mut Module) {
    let input = address_space(SHADER_STORAGE, StorageClass::Input);
    let pointer = module.types.ptr(0);
    let is_parameter = |global: &llvm_model::GlobalVariable| {
        Some(global.props.address_space) == input && global.value_type == pointer
    };
    let found = module.globals.iter().filter(|(_, global)| is_parameter(global));
    for global in found.map(|(id, _)| id).collect::<Vec<_>>() {
        let functions = module.functions.ids().filter(|id| module.functions[*id].body.is_some());
        let uses = functions.map(|id| (id, Uses::of(module, id, global))).filter(|(_, uses)| uses.exist());
        let uses: Vec<(FunctionId, Uses)> = uses.collect();
        if uses.iter().all(|(_, uses)| uses.are_known) {
            replace(module, global, &uses);
        }
    }
}

/// The instructions of a function that use the address in such an input.
#[derive(Default)]
struct Uses {
    loads: FxHashSet<InstId>,
    /// The values that are the address.
    aliases: FxHashSet<Value>,
    /// The type of the parameter, unless nothing accesses it.
    ty: Option<TypeId>,
    are_known: bool,
    is_read_first: bool,
}

impl Uses {
    fn of(module: &Module, function: FunctionId, global: GlobalId) -> Uses {
        let mut uses = Uses { are_known: true, ..Uses::default() };
        let Some(body) = &module.functions[function].body else { return uses };
        let is_address = |value: Value| matches!(value, Value::Const(id) if module.constants[id] == Constant::Global(global));
        for (_, id, inst) in body.instructions() {
            match inst.kind {
                InstKind::Load { pointer, volatile: false, .. } if is_address(pointer) => {
                    uses.loads.insert(id);
                }
                _ => inst.kind.for_each_operand(|operand| uses.are_known &= !is_address(operand)),
            }
        }
        uses.aliases = uses.loads.iter().map(|&load| Value::Inst(load)).collect();
        uses.follow_variables(body);
        uses.collect_accesses(module, function, body);
        uses.is_read_first = uses.ty.is_some_and(|ty| uses.may_read_first(module, function, body, ty));
        uses
    }

    fn exist(&self) -> bool {
        !self.loads.is_empty() || !self.are_known
    }

    /// Adds the loads of variables that hold the address only, which clang has without optimization.
    fn follow_variables(&mut self, body: &Body) {
        let mut holders: FxHashMap<InstId, bool> = FxHashMap::default();
        for (_, _, inst) in body.instructions() {
            if let InstKind::Store { value, pointer: Value::Inst(variable), volatile: false, .. } = inst.kind
                && matches!(body.insts[variable].kind, InstKind::Alloca { .. })
            {
                let holds = self.aliases.contains(&value);
                holders.entry(variable).and_modify(|only| *only &= holds).or_insert(holds);
            }
        }
        for (_, id, inst) in body.instructions() {
            if let InstKind::Load { pointer: Value::Inst(variable), volatile: false, .. } = inst.kind
                && holders.get(&variable) == Some(&true)
            {
                self.aliases.insert(Value::Inst(id));
            }
        }
    }

    /// Finds the type that all accesses agree on: a vector, if others access its elements.
    fn collect_accesses(&mut self, module: &Module, function: FunctionId, body: &Body) {
        let mut types: FxHashSet<TypeId> = FxHashSet::default();
        for (_, _, inst) in body.instructions() {
            let accessed = match inst.kind {
                InstKind::Load { pointer, .. } if self.aliases.contains(&pointer) => Some(inst.ty),
                InstKind::Store { value, pointer, .. } if self.aliases.contains(&pointer) => {
                    module.value_type(&module.functions[function], value)
                }
                InstKind::GetElementPtr { source_type, base, .. } if self.aliases.contains(&base) => {
                    Some(source_type)
                }
                InstKind::Store { value, pointer: Value::Inst(_), .. } if self.aliases.contains(&value) => {
                    continue;
                }
                _ => {
                    let is_used = |value| self.aliases.contains(&value);
                    let mut other = false;
                    inst.kind.for_each_operand(|operand| other |= is_used(operand));
                    self.are_known &= !other;
                    continue;
                }
            };
            match accessed {
                Some(ty) if has_form_between_stages(&module.types, ty) => {
                    types.insert(ty);
                }
                _ => self.are_known = false,
            }
        }
        let largest = types.iter().copied().max_by_key(|&ty| module.types.lanes(ty));
        let fits =
            |ty: &TypeId| Some(*ty) == largest || largest.map(|of| module.types.scalar(of)) == Some(*ty);
        self.are_known &= types.iter().all(fits);
        self.ty = largest;
    }

    /// Whether a way from the entry reaches a use of the address that no store of the whole value precedes.
    fn may_read_first(&self, module: &Module, function: FunctionId, body: &Body, ty: TypeId) -> bool {
        let function = &module.functions[function];
        let mut work: Vec<BlockId> = body.entry().into_iter().collect();
        let mut seen: FxHashSet<BlockId> = work.iter().copied().collect();
        'blocks: while let Some(block) = work.pop() {
            for &inst in &body.blocks[block].insts {
                match body.insts[inst].kind {
                    InstKind::Store { value, pointer, .. } if self.aliases.contains(&pointer) => {
                        match module.value_type(function, value) == Some(ty) {
                            true => continue 'blocks,
                            // The other elements keep their values.
                            false => return true,
                        }
                    }
                    InstKind::Load { pointer, .. } if self.aliases.contains(&pointer) => return true,
                    InstKind::GetElementPtr { base, .. } if self.aliases.contains(&base) => return true,
                    _ => {}
                }
            }
            work.extend(body.successors(block).into_iter().filter(|next| seen.insert(*next)));
        }
        false
    }
}

/// Whether a stage can give another a value of a type: a number or a vector of up to four.
fn has_form_between_stages(types: &Types, ty: TypeId) -> bool {
    let scalar = types.scalar(ty);
    let is_number = types.int_width(scalar).is_some() || types.is_float(scalar);
    is_number && types.lanes(ty).is_none_or(|lanes| lanes <= MAX_LANES)
}

/// Replaces an input by variables of the functions that use it, and by an output.
fn replace(module: &mut Module, global: GlobalId, uses: &[(FunctionId, Uses)]) {
    let types: FxHashSet<TypeId> = uses.iter().filter_map(|(_, uses)| uses.ty).collect();
    if types.len() > 1 {
        return;
    }
    let name = std::mem::take(&mut module.globals[global].props.name);
    let list = module.find_md_kind(BY_NUMBER).and_then(|kind| module.globals[global].attachment(kind));
    addresses::remove(module, global);
    let pointer = module.types.ptr(0);
    // Without a type nothing accesses the parameter.
    let Some(&ty) = types.iter().next() else {
        for (function, uses) in uses {
            let null = Value::Const(module.constants.intern(pointer, Constant::Null));
            rewrite::run(module, *function, |_, inst| match uses.loads.contains(&inst) {
                true => Step::Replace(null),
                false => Step::Keep,
            });
        }
        return;
    };
    let is_position = name.starts_with(POSITION) && uses.iter().all(|(id, _)| is_vertex(module, *id));
    let declare = |module: &mut Module, storage: StorageClass| {
        let variable = variables::declare_without_binding(module, ty, storage, &name);
        let kind = module.md_kinds.intern(BY_NUMBER.into());
        let node = if is_position && storage == StorageClass::Output {
            let position = [(Decoration::BuiltIn, vec![BuiltIn::Position.0])];
            let list = decorations(module, &position);
            Some(tuple(module, list))
        } else {
            list
        };
        module.globals[variable].attachments.extend(node.map(|node| (kind, node)));
        Value::Const(module.global_const(variable))
    };
    let output = declare(module, StorageClass::Output);
    let is_read = uses.iter().any(|(_, uses)| uses.is_read_first);
    let input = is_read.then(|| declare(module, StorageClass::Input));
    for (function, uses) in uses {
        if uses.loads.is_empty() {
            continue;
        }
        make_variable(module, *function, ty, uses, output, input.filter(|_| uses.is_read_first));
    }
}

/// Whether a function is the entry point of a vertex shader.
fn is_vertex(module: &Module, function: FunctionId) -> bool {
    let stage = stated_stage(module, &module.functions[function]).and_then(Name::as_str);
    stage.and_then(shaders::model_of_stage) == Some(ExecutionModel::Vertex)
}

/// Adds the variable of a function, which the input is copied to and the output gets its value of.
fn make_variable(
    module: &mut Module,
    function: FunctionId,
    ty: TypeId,
    uses: &Uses,
    output: Value,
    input: Option<Value>,
) {
    let (i32, void, pointer) = (module.types.int(32), module.types.void(), module.types.ptr(0));
    let one = Value::Const(module.constants.int(i32, 32, 1));
    let Some(body) = &mut module.functions[function].body else { return };
    let Some(entry) = body.entry() else { return };
    let kind = InstKind::Alloca {
        allocated: ty,
        count: one,
        align: Align::of(16),
        inalloca: false,
        swifterror: false,
    };
    let variable = body.insts.push(Instruction::new(kind, pointer));
    let address = Value::Inst(variable);
    let copy = |body: &mut Body, from: Value, to: Value| {
        let load = InstKind::Load { pointer: from, align: Align::NONE, volatile: false, atomic: None };
        let load = body.insts.push(Instruction::new(load, ty));
        let value = Value::Inst(load);
        let store = InstKind::Store { value, pointer: to, align: Align::NONE, volatile: false, atomic: None };
        [load, body.insts.push(Instruction::new(store, void))]
    };
    for block in body.layout.clone() {
        let returns = matches!(body.terminator(block), Some(InstKind::Ret { .. }));
        if returns {
            let copy = copy(body, address, output);
            let end = body.blocks[block].insts.len() - 1;
            body.blocks[block].insts.splice(end..end, copy);
        }
    }
    let first: Vec<InstId> = match input {
        Some(input) => [variable].into_iter().chain(copy(body, input, address)).collect(),
        None => vec![variable],
    };
    body.blocks[entry].insts.splice(0..0, first);
    rewrite::run(module, function, |_, inst| match uses.loads.contains(&inst) {
        true => Step::Replace(address),
        false => Step::Keep,
    });
}
