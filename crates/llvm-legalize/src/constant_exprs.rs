//! Constant expressions in functions become instructions, so that every later pass sees each operation in one form
//! only. Aliases are replaced by their aliasees. Initializers of globals keep constant expressions.

use super::blocks;
use super::generic_variables;
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    BlockId, CastOp, ConstId, Constant, ConstantExpr, FunctionId, Id, InstBuilder as _, InstId, InstKind,
    Module, Type, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many elements an aggregate may have to be built up by instructions because one of them is an expression.
const MAX_ELEMENTS: usize = 4096;

/// Rewrites the operands of a function that are, or contain, constant expressions.
pub(super) fn run(
    cx: &mut Context,
    module: &mut Module,
    function: FunctionId,
    expressions: &mut Expressions,
) {
    expressions.update(module);
    if !expressions.any {
        return;
    }
    let mut for_phis: Vec<(InstId, usize, BlockId)> = Vec::new();
    rewrite(cx, module, function, |e, inst| {
        let mut kind = e.body.insts[inst].kind.clone();
        if let InstKind::Phi { incoming } = &kind {
            let wanted = incoming.iter().enumerate().filter(|(_, (value, _))| expressions.contains(*value));
            for_phis.extend(wanted.map(|(index, (_, from))| (inst, index, *from)));
            return Step::Keep;
        }
        let mut any = false;
        kind.for_each_operand(|value| any |= expressions.contains(value));
        if !any {
            return Step::Keep;
        }
        let mut made = FxHashMap::default();
        let names_kernel = blocks::names_kernel(e.module, &kind);
        kind.for_each_operand_mut(|value| {
            if names_kernel && let Some(kernel) = blocks::named_kernel(e.module, *value) {
                *value = kernel;
                return;
            }
            if let (Value::Const(id), true) = (*value, expressions.contains(*value)) {
                *value = materialize(e, expressions, id, &mut made);
            }
        });
        e.body.insts[inst].kind = kind;
        Step::Keep
    });
    if !for_phis.is_empty() {
        at_edges(cx, module, function, expressions, for_phis);
    }
}

/// Operands of phis are computed at the end of the block they come from, once for each block and constant.
fn at_edges(
    cx: &mut Context,
    module: &mut Module,
    function: FunctionId,
    expressions: &Expressions,
    wanted: Vec<(InstId, usize, BlockId)>,
) {
    let mut by_block: FxHashMap<BlockId, Vec<(InstId, usize)>> = FxHashMap::default();
    for (phi, index, from) in wanted {
        by_block.entry(from).or_default().push((phi, index));
    }
    rewrite(cx, module, function, |e, inst| {
        if !e.body.insts[inst].kind.is_terminator() {
            return Step::Keep;
        }
        let Some(wanted) = e.block.and_then(|block| by_block.remove(&block)) else { return Step::Keep };
        let mut made = FxHashMap::default();
        for (phi, index) in wanted {
            let InstKind::Phi { incoming } = &e.body.insts[phi].kind else { continue };
            let Some(&(Value::Const(id), _)) = incoming.get(index) else { continue };
            let value = materialize(e, expressions, id, &mut made);
            if let InstKind::Phi { incoming } = &mut e.body.insts[phi].kind {
                incoming[index].0 = value;
            }
        }
        Step::Keep
    });
}

/// Which constants are or contain expressions, by number. Constants refer to older constants only.
#[derive(Default)]
pub(super) struct Expressions {
    contains: Vec<bool>,
    any: bool,
}

impl Expressions {
    /// Looks at the constants made since the last call.
    fn update(&mut self, module: &Module) {
        for (id, ty, constant) in module.constants.iter_from(self.contains.len()) {
            let is = match constant {
                Constant::Expr(_) | Constant::Alias(_) => true,
                // The address of a private constant is known in functions only.
                Constant::Global(global) => {
                    module.globals[*global].props.address_space == 0
                        || generic_variables::moved(module, id).is_some()
                }
                Constant::Aggregate(elements) => {
                    !matches!(module.types[ty], Type::Void)
                        && elements.iter().any(|e| self.contains.get(e.index()).copied().unwrap_or(false))
                }
                _ => false,
            };
            self.any |= is;
            self.contains.push(is);
        }
    }
    fn contains(&self, value: Value) -> bool {
        matches!(value, Value::Const(id) if self.contains.get(id.index()).copied().unwrap_or(false))
    }
}

/// The instructions that compute a constant, operands before users; the walk keeps its own stack.
pub(super) fn materialize(
    e: &mut Emitter,
    expressions: &Expressions,
    root: ConstId,
    made: &mut FxHashMap<ConstId, Value>,
) -> Value {
    let mut stack = vec![(root, false)];
    // Aliases may stand for each other in a circle in modules that nobody verified.
    let mut entered = FxHashSet::default();
    while let Some((id, operands_done)) = stack.pop() {
        if made.contains_key(&id) {
            continue;
        }
        if !expressions.contains(Value::Const(id)) {
            made.insert(id, Value::Const(id));
            continue;
        }
        let constant = e.module.constants[id].clone();
        if !operands_done {
            if entered.insert(id) {
                stack.push((id, true));
                for_each_operand(e.module, &constant, |operand| stack.push((operand, false)));
            }
            continue;
        }
        let value = build(e, id, &constant, made);
        made.insert(id, value);
    }
    made.get(&root).copied().unwrap_or(Value::Const(root))
}

fn build(e: &mut Emitter, id: ConstId, constant: &Constant, made: &FxHashMap<ConstId, Value>) -> Value {
    let ty = e.module.constants.ty(id);
    let of = |id: &ConstId| made.get(id).copied().unwrap_or(Value::Const(*id));
    let expr = match constant {
        Constant::Expr(expr) => expr,
        Constant::Alias(alias) => {
            let aliasee = e.module.aliases.get(*alias).map(|alias| alias.aliasee);
            return aliasee.map_or(Value::Const(id), |aliasee| of(&aliasee));
        }
        Constant::Aggregate(elements) if elements.len() <= MAX_ELEMENTS => {
            let mut value = e.poison(ty);
            let is_vector = matches!(e.module.types[ty], Type::Vector { .. });
            for (index, element) in elements.iter().enumerate() {
                let element = of(element);
                value = if is_vector {
                    e.insert(value, element, index as u32)
                } else {
                    e.insert_value(value, element, &[index as u32])
                };
            }
            return value;
        }
        Constant::Global(global) if generic_variables::moved(e.module, id).is_some() => {
            let space = e.module.globals[*global].props.address_space;
            let address = e.module.types.ptr(space);
            let operand = Value::Const(e.module.constants.intern(address, Constant::Global(*global)));
            return e.cast(CastOp::AddrSpaceCast, operand, ty);
        }
        _ => return Value::Const(id),
    };
    let mut flags = llvm_model::Flags::NONE;
    let kind = match &**expr {
        ConstantExpr::Unary { op, operand } => InstKind::Unary { op: *op, operand: of(operand) },
        ConstantExpr::Binary { op, flags: own, lhs, rhs } => {
            flags = *own;
            InstKind::Binary { op: *op, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::Cast { op, operand } => InstKind::Cast { op: *op, operand: of(operand) },
        ConstantExpr::GetElementPtr { source_type, flags: own, base, indices, .. } => {
            flags = *own;
            InstKind::GetElementPtr {
                source_type: *source_type,
                base: of(base),
                indices: indices.iter().map(of).collect(),
            }
        }
        ConstantExpr::Select { condition, if_true, if_false } => {
            InstKind::Select { condition: of(condition), if_true: of(if_true), if_false: of(if_false) }
        }
        ConstantExpr::ICmp { predicate, lhs, rhs } => {
            InstKind::ICmp { predicate: *predicate, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::FCmp { predicate, lhs, rhs } => {
            InstKind::FCmp { predicate: *predicate, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::ExtractElement { vector, index } => {
            InstKind::ExtractElement { vector: of(vector), index: of(index) }
        }
        ConstantExpr::InsertElement { vector, element, index } => {
            InstKind::InsertElement { vector: of(vector), element: of(element), index: of(index) }
        }
        ConstantExpr::ShuffleVector { a, b, mask } => {
            InstKind::ShuffleVector { a: of(a), b: of(b), mask: mask.clone().into() }
        }
    };
    e.emit_with(kind, ty, flags)
}

/// The constants that one is made of.
pub(super) fn for_each_operand(module: &Module, constant: &Constant, mut visit: impl FnMut(ConstId)) {
    match constant {
        Constant::Alias(alias) => {
            if let Some(alias) = module.aliases.get(*alias) {
                visit(alias.aliasee);
            }
        }
        Constant::Aggregate(elements) => elements.iter().copied().for_each(visit),
        Constant::Expr(expr) => match &**expr {
            ConstantExpr::Unary { operand: a, .. } | ConstantExpr::Cast { operand: a, .. } => visit(*a),
            ConstantExpr::Binary { lhs: a, rhs: b, .. }
            | ConstantExpr::ICmp { lhs: a, rhs: b, .. }
            | ConstantExpr::FCmp { lhs: a, rhs: b, .. }
            | ConstantExpr::ExtractElement { vector: a, index: b }
            | ConstantExpr::ShuffleVector { a, b, .. } => [*a, *b].into_iter().for_each(visit),
            ConstantExpr::Select { condition: a, if_true: b, if_false: c }
            | ConstantExpr::InsertElement { vector: a, element: b, index: c } => {
                [*a, *b, *c].into_iter().for_each(visit);
            }
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                visit(*base);
                indices.iter().copied().for_each(visit);
            }
        },
        _ => {}
    }
}
