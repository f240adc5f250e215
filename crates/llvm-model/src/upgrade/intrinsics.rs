//! Intrinsics: names, signatures and attributes of their declarations, and their calls.

use super::calls::{Rewriter, alloca};
use super::functions;
use super::replacements::{self, Args, Expansion, Plan, Replacement};
use crate::constants::ConstId;
use crate::function::{Function, FunctionId};
use crate::instruction::{Call, InstKind, Value};
use crate::intrinsics::{Row, mangle};
use crate::module::{Module, Release};
use crate::name::Name;
use crate::types::TypeId;
use rustc_hash::{FxHashMap, FxHashSet};

/// Replaces old intrinsics, and gives all declarations their attributes.
pub(super) fn upgrade(module: &mut Module) {
    let mut declarations = Declarations::default();
    for (id, function) in module.functions.iter() {
        if function.body.is_none() && function.props.name.starts_with("llvm.") {
            declarations.by_name.insert(function.props.name.clone(), id);
            declarations.all.push(id);
        }
    }
    let mut steps = FxHashMap::default();
    for id in declarations.all.clone() {
        if let Some(step) = declarations.step(module, id) {
            steps.insert(id, step);
        }
    }
    if steps.is_empty() {
        return;
    }
    Rewriter { steps: &steps, declarations: &mut declarations }.module(module);
    remove(module, &steps);
}

/// The upgrade of the calls of one intrinsic.
pub(super) enum Step {
    /// They call another function, with other arguments.
    Call(FunctionId, Args),
    /// They call one of two functions, by the sign of the last argument.
    Splice(TypeId),
    /// They speak of an `alloca`, or go.
    Lifetime(String),
    /// Instructions replace them, and a call of this function.
    Expand(Expansion, Option<FunctionId>),
    Drop,
}

/// The declarations of intrinsics.
#[derive(Default)]
pub(super) struct Declarations {
    by_name: FxHashMap<Name, FunctionId>,
    all: Vec<FunctionId>,
    /// Whether calls with a number as their last argument shift left or right, by their callee; computed on demand.
    splices: Option<FxHashMap<FunctionId, Vec<bool>>>,
    /// The `alloca` pointers of calls with a size and a pointer, the last call's first, by their callee; computed on
    /// demand.
    lifetimes: Option<FxHashMap<FunctionId, Vec<TypeId>>>,
}

/// The intrinsic that splices in one direction.
pub(super) fn splice_name(is_left: bool) -> &'static str {
    if is_left { "llvm.vector.splice.left" } else { "llvm.vector.splice.right" }
}

/// Whether the number that is the last argument is not negative.
pub(super) fn is_left(module: &Module, call: &Call) -> Option<bool> {
    match call.args.last()? {
        Value::Const(id) => Some(module.constants.as_int(*id)?.to_i64(32)? >= 0),
        _ => None,
    }
}

/// The record of a declared intrinsic, and the name that it has there. Names tell the release of a module that does not state it.
fn row<'n>(module: &Module, name: &'n Name, ty: TypeId) -> Option<(Row<'n>, Name)> {
    let of_release = |release| {
        let row = Row::find_in(release, name.as_bytes())?;
        let overloads = row.overload_types(&module.types, ty)?;
        let wanted = mangle::name(row.name, &module.types, &overloads)?;
        Some((row, wanted))
    };
    let own = of_release(module.release());
    if module.producer_major().is_some() || own.as_ref().is_some_and(|(_, wanted)| wanted == name) {
        return own;
    }
    of_release(Release::Llvm23).filter(|(_, wanted)| wanted == name).or(own)
}

impl Declarations {
    /// Returns the upgrade of the calls of `id`; `None` if they stay.
    fn step(&mut self, module: &mut Module, id: FunctionId) -> Option<Step> {
        let (name, ty) = (module.functions[id].props.name.clone(), module.functions[id].ty);
        match replacements::plan(module, &name, ty) {
            Some(Plan::Call(Replacement { function_type, args: Args::Splice, .. })) => {
                for is_left in self.splices(module, id) {
                    self.declare(module, splice_name(is_left), function_type)?;
                }
                Some(Step::Splice(function_type))
            }
            Some(Plan::Call(Replacement { base, function_type, args })) => {
                Some(Step::Call(self.declare(module, &base, function_type)?, args))
            }
            Some(Plan::Lifetime(base)) => {
                self.declare_by_size(module, &base, ty);
                for pointer in self.lifetimes(module, id) {
                    let void = module.types.void();
                    let function_type = module.types.function(void, &[pointer], false);
                    self.declare(module, &base, function_type)?;
                }
                Some(Step::Lifetime(base))
            }
            Some(Plan::Drop) => Some(Step::Drop),
            Some(Plan::Expand(expansion)) => {
                let target = match expansion {
                    Expansion::Abs => None,
                    Expansion::Truncated(name) => {
                        let (wide, flag) = (module.types.int(64), module.types.int(1));
                        let params: &[TypeId] = if name == "ctlz" { &[wide, flag] } else { &[wide] };
                        let ty = module.types.function(wide, params, false);
                        let base = if name == "ctlz" { "llvm.ctlz" } else { "llvm.ctpop" };
                        Some(self.declare(module, base, ty)?)
                    }
                    Expansion::HalfToFloat => Some(self.declare(module, "llvm.convert.from.fp16", ty)?),
                };
                Some(Step::Expand(expansion, target))
            }
            None => {
                let (row, wanted) = row(module, &name, ty)?;
                if wanted == name && module.producer_major() > Some(Release::Llvm23.major()) {
                    // A later LLVM may know more of it.
                    return None;
                }
                if wanted == name {
                    module.functions[id].attributes = row.attributes(module, ty);
                    return None;
                }
                // A function of another type that has the name is the intrinsic, and this one is not.
                let is_other = |&other: &FunctionId| module.functions[other].ty != ty;
                if self.by_name.get(&wanted).is_some_and(is_other) {
                    return None;
                }
                Some(Step::Call(self.declare(module, row.name, ty)?, Args::Same))
            }
        }
    }

    /// Which of the two splices the calls of `id` need, in their order.
    fn splices(&mut self, module: &Module, id: FunctionId) -> Vec<bool> {
        let all = self.splices.get_or_insert_with(|| {
            let mut found: FxHashMap<FunctionId, Vec<bool>> = FxHashMap::default();
            for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
                for (_, _, inst) in body.instructions() {
                    let Some(call) = inst.kind.call() else { continue };
                    if let (Some(callee), Some(is_left)) =
                        (module.as_function(call.callee), is_left(module, call))
                    {
                        let needed = found.entry(callee).or_default();
                        if !needed.contains(&is_left) {
                            needed.push(is_left);
                        }
                    }
                }
            }
            found
        });
        all.get(&id).cloned().unwrap_or_default()
    }

    /// The types of the pointers to an `alloca` in the calls of `id`, a lifetime intrinsic with a size.
    fn lifetimes(&mut self, module: &Module, id: FunctionId) -> Vec<TypeId> {
        let all = self.lifetimes.get_or_insert_with(|| {
            let mut found: FxHashMap<FunctionId, Vec<TypeId>> = FxHashMap::default();
            for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
                for (_, _, inst) in body.instructions() {
                    if let InstKind::Call(call) = &inst.kind
                        && let Some(callee) = module.as_function(call.callee)
                        && module.functions[callee].props.name.starts_with("llvm.lifetime.")
                        && let Some(object) = call.args.get(1).and_then(|&of| alloca(module, body, of))
                    {
                        let types = found.entry(callee).or_default();
                        types.retain(|&ty| ty != body.insts[object].ty);
                        types.insert(0, body.insts[object].ty);
                    }
                }
            }
            found
        });
        all.get(&id).cloned().unwrap_or_default()
    }

    /// Declares the intrinsic that LLVM 22 derives from the function type `ty` of a lifetime intrinsic, with the size as
    /// its only parameter. Nothing calls it, but it stays in the module.
    fn declare_by_size(&mut self, module: &mut Module, base: &str, ty: TypeId) {
        let size = module.types.function_parts(ty).and_then(|(_, params, _)| params.first().copied());
        let Some(size) = size else { return };
        let Some(name) = mangle::name(base, &module.types, &[size]) else { return };
        self.by_name.entry(name).or_insert_with_key(|name| {
            let void = module.types.void();
            let function_type = module.types.function(void, &[size], false);
            module.functions.push(Function::declaration(&module.types, name.clone(), function_type))
        });
    }

    /// The declaration of the intrinsic `base` for a function type, made when there is none. `None` when it has no
    /// name for these types.
    pub(super) fn declare(&mut self, module: &mut Module, base: &str, ty: TypeId) -> Option<FunctionId> {
        let row = Row::find_in(module.release(), base.as_bytes())?;
        let overloads = row.overload_types(&module.types, ty)?;
        let name = mangle::name(row.name, &module.types, &overloads)?;
        if let Some(&id) = self.by_name.get(&name)
            && module.functions[id].ty == ty
        {
            return Some(id);
        }
        let function = Function {
            attributes: row.attributes(module, ty),
            ..Function::declaration(&module.types, name.clone(), ty)
        };
        let id = module.functions.push(function);
        self.by_name.insert(name, id);
        Some(id)
    }
}

/// Removes the declarations that nothing uses any more.
fn remove(module: &mut Module, steps: &FxHashMap<FunctionId, Step>) {
    let addresses: FxHashMap<ConstId, FunctionId> =
        steps.keys().map(|&id| (module.function_const(id), id)).collect();
    let used = functions::used(module, &addresses.keys().copied().collect::<FxHashSet<_>>());
    let kept: FxHashSet<FunctionId> =
        used.iter().filter_map(|address| addresses.get(address)).copied().collect();
    let order: Vec<FunctionId> =
        module.functions.ids().filter(|id| !steps.contains_key(id) || kept.contains(id)).collect();
    module.arrange_functions(&order);
}
