//! Variables and constants of the program that have addresses: parts of two buffers, whose addresses the host gives and whose
//! contents the reflection states. A constant that functions only read by its name stays a variable of the shader.

use super::types::Numbered;
use crate::kernels::Context;
use crate::kernels::flow::{Flow, Target, is_constant, of_constant};
use crate::kernels::program_buffers::{Pushed, Relocation};
use crate::kernels::program_scope::{contents, is_used, leave, offsets, variables};
use crate::memory::{Layouts, constant_place};
use crate::rewrite::callee_name;
use llvm_model::{CastOp, ConstId, Constant, GlobalId, InstKind, Module, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// The buffers with the offset of each variable.
#[derive(Default)]
pub(super) struct Program {
    places: FxHashMap<GlobalId, (Inst, u64)>,
}

/// The variables that have addresses.
pub(super) struct Placed {
    /// Those that kernels write to, and constants that lead to others or that others lead to.
    variables: Vec<GlobalId>,
    constants: Vec<GlobalId>,
    /// Variables that no kernel uses.
    unused: Vec<GlobalId>,
    pub(super) all: FxHashSet<GlobalId>,
}

impl Placed {
    /// Chooses among the first `count` variables of a module. `all_constants`: every constant has an address.
    pub(super) fn of(module: &mut Module, flow: &Flow, all_constants: bool, count: usize) -> Placed {
        let own: Vec<GlobalId> = module.globals.ids().take(count).collect();
        let leads_to: FxHashMap<GlobalId, Vec<Target>> = own
            .iter()
            .filter_map(|&global| {
                let set = of_constant(module, module.globals[global].initializer?);
                (!set.targets().is_empty()).then(|| (global, set.targets().to_vec()))
            })
            .collect();
        let led_to: FxHashSet<Target> = leads_to.values().flatten().copied().collect();
        let escaping = escaping(module, flow);
        let mut variables = variables(module, count);
        let is_needed = variables.iter().any(|&variable| is_used(module, variable));
        let (mut constants, mut unused) = (Vec::new(), Vec::new());
        for global in own {
            if !is_constant(module, global) {
                continue;
            }
            let target = Target::Global(global);
            if leads_to.contains_key(&global) || led_to.contains(&target) {
                if escaping.contains(&target) || led_to.contains(&target) || is_used(module, global) {
                    variables.push(global);
                } else {
                    unused.push(global);
                }
            } else if escaping.contains(&target) || all_constants && is_used(module, global) {
                constants.push(global);
            }
        }
        if !is_needed && variables.iter().all(|&variable| !is_constant(module, variable)) {
            unused.append(&mut variables);
        }
        let all = variables.iter().chain(&constants).chain(&unused).copied().collect();
        Placed { variables, constants, unused, all }
    }
}

/// The memory whose addresses are in memory, are numbers, or are chosen from several.
fn escaping(module: &Module, flow: &Flow) -> FxHashSet<Target> {
    let mut found: FxHashSet<Target> =
        flow.held().flat_map(|(_, set)| set.targets().iter().copied()).collect();
    found.extend(
        flow.values()
            .filter(|(_, set)| set.known().is_none_or(|targets| targets.len() > 1))
            .flat_map(|(_, set)| set.targets().iter().copied()),
    );
    for (function, this) in module.functions.iter() {
        let Some(body) = &this.body else { continue };
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|operand| {
                if !leads_on(module, &inst.kind, operand) {
                    found.extend(flow.of_value(module, function, operand).targets().iter().copied());
                }
            });
        }
    }
    found
}

/// Whether an instruction needs no address of the memory that an operand leads into.
fn leads_on(module: &Module, kind: &InstKind, operand: Value) -> bool {
    match kind {
        InstKind::GetElementPtr { .. }
        | InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. }
        | InstKind::Freeze { .. }
        | InstKind::Phi { .. }
        | InstKind::Select { .. }
        | InstKind::Load { atomic: None, .. } => true,
        InstKind::Call(call) => {
            let is_copy = callee_name(module, kind)
                .is_some_and(|name| name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove."));
            is_copy && call.args.get(1) == Some(&operand) && call.args.first() != Some(&operand)
        }
        _ => false,
    }
}

impl Program {
    /// Makes the buffers; `None` if a constant has no bytes.
    pub(super) fn of(
        module: &mut Module,
        cx: &mut Context<'_, '_>,
        types: &mut Numbered,
        placed: &Placed,
    ) -> Option<Program> {
        let mut this = Program::default();
        let lists = [
            (Inst::ConstantDataPointerPushConstant, &placed.constants),
            (Inst::ProgramScopeVariablePointerPushConstant, &placed.variables),
        ];
        for (kind, list) in lists {
            if list.is_empty() {
                continue;
            }
            let (offsets, size) = offsets(module, cx.layouts, cx.data, list)?;
            this.places.extend(list.iter().zip(&offsets).map(|(&global, &offset)| (global, (kind, offset))));
            let mut relocations = Vec::new();
            for (&global, &offset) in list.iter().zip(&offsets) {
                let Some(initializer) = module.globals[global].initializer else { continue };
                this.relocate(module, cx.layouts, (initializer, offset), &mut relocations, 0)?;
                let numbers = types.constant(module, initializer, true)?;
                module.globals[global].initializer = Some(numbers);
                module.globals[global].value_type = module.constants.ty(numbers);
            }
            let bytes = contents(module, cx.layouts, list, &offsets, size)?;
            cx.push.declare(module, kind, None);
            cx.program.pushed.push(Pushed { kind, bytes, relocations });
        }
        Some(this)
    }

    /// The buffer that a variable is in, and the bytes in front of it.
    pub(super) fn place(&self, global: GlobalId) -> Option<(Inst, u64)> {
        self.places.get(&global).copied()
    }

    /// Adds the addresses in a constant that is at an offset.
    fn relocate(
        &self,
        module: &Module,
        layouts: &Layouts<'_>,
        (id, offset): (ConstId, u64),
        found: &mut Vec<Relocation>,
        depth: u32,
    ) -> Option<()> {
        /// How deep constants nest.
        const MAX_DEPTH: u32 = 64;
        let types = &module.types;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Aggregate(parts) if depth < MAX_DEPTH => {
                let offsets: Vec<u64> = match types[ty] {
                    Type::Array { element, .. } | Type::Vector { element, .. } => {
                        let size = layouts.size(types, element)?;
                        (0..parts.len() as u64).map(|index| index * size).collect()
                    }
                    _ => layouts.offsets(types, ty)?,
                };
                for (&part, inner) in parts.iter().zip(offsets) {
                    self.relocate(module, layouts, (part, offset + inner), found, depth + 1)?;
                }
                Some(())
            }
            Constant::Aggregate(_) => None,
            Constant::Null | Constant::Undef | Constant::Poison => Some(()),
            _ if types.address_space(ty).is_some() => {
                let (Value::Const(root), bytes) = constant_place(module, layouts, Value::Const(id))? else {
                    return None;
                };
                let Constant::Global(global) = module.constants[root] else { return None };
                let (kind, object) = self.place(global)?;
                let object = u32::try_from(object.checked_add_signed(bytes)?).ok()?;
                let pointer = u32::try_from(offset).ok()?;
                (kind == Inst::ProgramScopeVariablePointerPushConstant).then_some(())?;
                found.push(Relocation { object, pointer });
                Some(())
            }
            _ => Some(()),
        }
    }
}

/// Removes the variables, which nothing uses any more.
pub(super) fn remove(module: &mut Module, placed: &Placed) {
    for &global in placed.variables.iter().chain(&placed.constants).chain(&placed.unused) {
        leave(module, global);
    }
}
