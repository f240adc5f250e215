//! Constant addresses of globals that become parts of other variables.

use llvm_model::{
    ConstId, Constant, ConstantExpr, Flags, GlobalId, Id as _, Linkage, Module, Name, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The address of a part of a variable, which indices lead to.
pub(super) fn member(module: &mut Module, variable: GlobalId, indices: &[u64]) -> ConstId {
    let source_type = module.globals[variable].value_type;
    let i32 = module.types.int(32);
    let indices: Vec<ConstId> = indices.iter().map(|&index| module.constants.int(i32, 32, index)).collect();
    path(module, variable, source_type, &indices)
}

/// The address of a byte of a variable.
pub(super) fn byte(module: &mut Module, variable: GlobalId, offset: u64) -> ConstId {
    let (i8, i64) = (module.types.int(8), module.types.int(64));
    let index = module.constants.int(i64, 64, offset);
    path(module, variable, i8, &[index])
}

fn path(module: &mut Module, variable: GlobalId, source_type: TypeId, indices: &[ConstId]) -> ConstId {
    let base = module.global_const(variable);
    let expr = ConstantExpr::GetElementPtr {
        source_type,
        flags: Flags::NONE,
        in_range: None,
        base,
        indices: indices.into(),
    };
    let pointer = module.constants.ty(base);
    module.constants.intern(pointer, Constant::Expr(Box::new(expr)))
}

/// Makes a global that nothing uses any more one that is not written: a nameless one of private memory.
pub(super) fn remove(module: &mut Module, global: GlobalId) {
    let props = &mut module.globals[global].props;
    (props.linkage, props.address_space) = (Linkage::Private, 0);
    props.name = Name::default();
}

/// Replaces constants in functions, and in the expressions that they have.
pub(super) fn replace(module: &mut Module, paths: &FxHashMap<ConstId, ConstId>) {
    let mut map = paths.clone();
    // Expressions refer to older constants.
    for index in 0..module.constants.len() {
        let id = ConstId::from_index(index);
        let Constant::Expr(expr) = &module.constants[id] else { continue };
        let new = match &**expr {
            ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } => {
                let Some(&new) = map.get(base) else { continue };
                ConstantExpr::GetElementPtr {
                    source_type: *source_type,
                    flags: *flags,
                    in_range: in_range.clone(),
                    base: new,
                    indices: indices.clone(),
                }
            }
            ConstantExpr::Cast { op, operand } => {
                let Some(&new) = map.get(operand) else { continue };
                ConstantExpr::Cast { op: *op, operand: new }
            }
            _ => continue,
        };
        let ty = module.constants.ty(id);
        let new = module.constants.intern(ty, Constant::Expr(Box::new(new)));
        map.insert(id, new);
    }
    let values: FxHashMap<Value, Value> =
        map.into_iter().map(|(old, new)| (Value::Const(old), Value::Const(new))).collect();
    for (_, function) in module.functions.iter_mut() {
        if let Some(body) = &mut function.body {
            body.replace_values(&values);
        }
    }
}
