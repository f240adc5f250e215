//! The kinds of all pointers of a function, if everything in it has a form with addresses.

use super::access;
use super::copies;
use super::kinds::{Kind, Kinds};
use super::program::Program;
use super::types::Numbered;
use crate::memory::{self, Layouts};
use llvm_model::{Constant, FunctionId, InstKind, Module, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// The kinds of the pointers of a function with their types, by value.
pub(super) type Known = FxHashMap<Value, (Kind, TypeId)>;

/// The kinds of all pointers that a function has; `None` if something in it has no form.
pub(super) fn known(
    module: &mut Module,
    layouts: &Layouts<'_>,
    kinds: &Kinds<'_>,
    types: &mut Numbered,
    program: &Program,
    function: FunctionId,
) -> Option<Known> {
    let mut found = Known::default();
    let body = module.functions[function].body.take()?;
    let function_type = module.functions[function].ty;
    let mut has_form = || {
        for (_, id, inst) in body.instructions() {
            if types.has_vectors(module, inst.ty) {
                return None;
            }
            let mut values = vec![Value::Inst(id)];
            inst.kind.for_each_operand(|operand| values.push(operand));
            for value in values {
                let ty = match value {
                    Value::Inst(inst) => body.insts[inst].ty,
                    Value::Const(id) => module.constants.ty(id),
                    Value::Arg(index) => {
                        *module.types.function_parts(function_type)?.1.get(index as usize)?
                    }
                    _ => continue,
                };
                if module.types.address_space(ty).is_none() {
                    if let Value::Const(id) = value {
                        types.constant(module, id, false)?;
                    }
                    continue;
                }
                let kind = kinds.of_value(module, function, value, ty)?;
                if kind != Kind::Logical && matches!(value, Value::Const(_)) {
                    constant_address(module, layouts, program, value)?;
                }
                found.insert(value, (kind, ty));
            }
            let is = |value: &Value, kind: Kind| found.get(value).is_some_and(|(own, _)| *own == kind);
            let is_address = |value: &Value| is(value, Kind::Address) || is(value, Kind::Nowhere);
            let is_possible = match &inst.kind {
                InstKind::GetElementPtr { .. } => {
                    !is_address(&Value::Inst(id)) || memory::has_step(module, layouts, &inst.kind)
                }
                InstKind::Load { pointer, atomic: None, .. } if is_address(pointer) => {
                    let ty = types.ty(module, inst.ty);
                    is_address(&Value::Inst(id)) || access::is_possible(module, layouts, ty)
                }
                InstKind::Store { pointer, value, atomic: None, .. } if is_address(pointer) => {
                    let ty = match value {
                        Value::Inst(inst) => Some(body.insts[*inst].ty),
                        Value::Const(id) => Some(module.constants.ty(*id)),
                        Value::Arg(index) => {
                            let params = module.types.function_parts(function_type);
                            params.and_then(|(_, params, _)| params.get(*index as usize).copied())
                        }
                        _ => None,
                    };
                    let ty = types.ty(module, ty?);
                    is_address(value) || access::is_possible(module, layouts, ty)
                }
                // Both may be null.
                InstKind::ICmp { lhs, rhs, .. } => {
                    let differ = |a: &Value, b: &Value| is(a, Kind::Address) && is(b, Kind::Logical);
                    !differ(lhs, rhs) && !differ(rhs, lhs)
                }
                kind @ InstKind::Call(call) => {
                    copies::of(module, kind).is_none()
                        || !call.args.iter().any(is_address)
                        || copies::is_possible(module, kind)
                }
                _ => true,
            };
            is_possible.then_some(())?;
        }
        Some(())
    };
    let has_form = has_form();
    module.functions[function].body = Some(body);
    has_form.map(|()| found)
}

/// The buffer of the program and the bytes in it that a constant pointer leads to, or `(None, 0)` if it leads nowhere.
pub(super) fn constant_address(
    module: &Module,
    layouts: &Layouts<'_>,
    program: &Program,
    value: Value,
) -> Option<(Option<Inst>, u64)> {
    let Value::Const(id) = value else { return None };
    if matches!(module.constants[id], Constant::Null | Constant::Undef | Constant::Poison) {
        return Some((None, 0));
    }
    let (root, bytes) = memory::constant_place(module, layouts, value)?;
    let Value::Const(root) = root else { return None };
    let Constant::Global(global) = module.constants[root] else { return None };
    let (kind, offset) = program.place(global)?;
    Some((Some(kind), offset.wrapping_add_signed(bytes)))
}
