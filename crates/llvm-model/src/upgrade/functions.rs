//! Which functions are used.

use crate::constants::{ConstId, Constant, ConstantExpr};
use crate::instruction::{MetadataOperand, Value};
use crate::metadata::Metadata;
use crate::module::Module;
use rustc_hash::FxHashSet;

/// Those of `candidates` (addresses of functions) that something in the module refers to.
pub(super) fn used(module: &Module, candidates: &FxHashSet<ConstId>) -> FxHashSet<ConstId> {
    let mut used = FxHashSet::default();
    let mut note = |id: ConstId| {
        if candidates.contains(&id) {
            used.insert(id);
        }
    };
    for (_, _, constant) in module.constants.iter() {
        match constant {
            Constant::Aggregate(elements) => elements.iter().copied().for_each(&mut note),
            Constant::DsoLocalEquivalent(of) | Constant::NoCfi(of) => note(*of),
            Constant::PtrAuth(parts, symbol) => parts.iter().chain(symbol).copied().for_each(&mut note),
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::Cast { operand, .. } | ConstantExpr::Unary { operand, .. } => note(*operand),
                ConstantExpr::Binary { lhs, rhs, .. }
                | ConstantExpr::ICmp { lhs, rhs, .. }
                | ConstantExpr::FCmp { lhs, rhs, .. } => [*lhs, *rhs].into_iter().for_each(&mut note),
                ConstantExpr::GetElementPtr { base, indices, .. } => {
                    note(*base);
                    indices.iter().copied().for_each(&mut note);
                }
                ConstantExpr::Select { condition, if_true, if_false } => {
                    [*condition, *if_true, *if_false].into_iter().for_each(&mut note);
                }
                ConstantExpr::ExtractElement { vector, index } => {
                    [*vector, *index].into_iter().for_each(&mut note);
                }
                ConstantExpr::InsertElement { vector, element, index } => {
                    [*vector, *element, *index].into_iter().for_each(&mut note);
                }
                ConstantExpr::ShuffleVector { a, b, .. } => [*a, *b].into_iter().for_each(&mut note),
            },
            _ => {}
        }
    }
    module.globals.values().filter_map(|g| g.initializer).for_each(&mut note);
    module.aliases.values().for_each(|alias| note(alias.aliasee));
    module.ifuncs.values().for_each(|ifunc| note(ifunc.resolver));
    for node in module.metadata.values() {
        if let Metadata::Constant(id) = node {
            note(*id);
        }
    }
    let mut value = |value: Value| {
        if let Value::Const(id) = value {
            note(id);
        }
    };
    for function in module.functions.values() {
        let data = [function.prefix, function.prologue, function.personality];
        data.into_iter().flatten().for_each(|id| value(Value::Const(id)));
        let Some(body) = &function.body else { continue };
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(&mut value);
        }
        body.metadata_operands.iter().flat_map(MetadataOperand::values).copied().for_each(&mut value);
    }
    used
}
