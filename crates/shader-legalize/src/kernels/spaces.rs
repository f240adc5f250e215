//! The address spaces of shaders: pointers have that of what they lead to, and generic pointers are the pointers that they are
//! casts of. A pointer that is chosen from several kinds of memory stays generic, and what it is chosen from is not cast.

use super::arguments::{GENERIC, GLOBAL, LOCAL, PRIVATE, space};
use crate::elements::for_each_source;
use llvm_model::{Body, CastOp, Constant, InstId, InstKind, Module, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// Puts `replaced` in the place of parameters and variables, and gives every pointer that leads on from there its type.
/// `function_type` is the type of the function, whose parameters are in the address spaces that it states. Pointers of which
/// it is not known where they lead, and those that are chosen from several kinds of memory, are generic.
pub(super) fn run(
    module: &mut Module,
    body: &mut Body,
    function_type: TypeId,
    replaced: &FxHashMap<Value, Value>,
) {
    for (_, inst) in body.insts.iter_mut() {
        inst.kind.for_each_operand_mut(|operand| {
            if let Some(&new) = replaced.get(operand) {
                *operand = new;
            }
        });
    }
    fold_casts_of_nothing(module, body);
    let pointers: Vec<InstId> = body
        .instructions()
        .filter(|(_, _, inst)| module.types.address_space(inst.ty).is_some())
        .map(|(_, id, _)| id)
        .collect();
    let params =
        module.types.function_parts(function_type).map_or(Vec::new(), |(_, params, _)| params.to_vec());
    let sources = Sources { params, generic: module.types.find(&Type::Pointer(GENERIC)) };
    // A pointer is known where one of its sources is: pointers in loops wait for the others. Each changes at most twice.
    let mut known: FxHashMap<InstId, TypeId> = FxHashMap::default();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &pointer in &pointers {
            if let Some(ty) = sources.type_of(module, body, &known, pointer)
                && known.insert(pointer, ty) != Some(ty)
            {
                changed = true;
            }
        }
    }
    let mut casts: FxHashMap<Value, Value> = FxHashMap::default();
    for &pointer in &pointers {
        let Some(&ty) = known.get(&pointer) else { continue };
        let before = module.types.address_space(body.insts[pointer].ty);
        body.insts[pointer].ty = ty;
        if is_elsewhere(before, module.types.address_space(ty))
            && matches!(body.insts[pointer].kind, InstKind::Cast { op: CastOp::AddrSpaceCast, .. })
        {
            let nowhere = module.constants.intern(ty, Constant::Null);
            casts.insert(Value::Inst(pointer), Value::Const(nowhere));
            continue;
        }
        match body.insts[pointer].kind {
            InstKind::Cast { op: CastOp::AddrSpaceCast, operand }
                if sources.is_narrowed(&known, operand, ty) => {}
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
            | InstKind::Freeze { operand } => {
                casts.insert(Value::Inst(pointer), operand);
            }
            InstKind::Phi { .. } | InstKind::Select { .. } => nowhere(module, body, pointer, ty),
            _ => {}
        }
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|&inst| !casts.contains_key(&Value::Inst(inst)));
    }
    crate::rewrite::replace(body, casts);
    compare_alike(module, body);
}

/// Replaces casts of null pointers by null pointers: clang compares with such casts.
fn fold_casts_of_nothing(module: &mut Module, body: &mut Body) {
    let mut folded: FxHashMap<Value, Value> = FxHashMap::default();
    for (_, id, inst) in body.instructions() {
        if let InstKind::Cast { op: CastOp::AddrSpaceCast, operand: Value::Const(operand) } = inst.kind
            && module.constants[operand] == Constant::Null
        {
            folded.insert(Value::Inst(id), Value::Const(module.constants.intern(inst.ty, Constant::Null)));
        }
    }
    if folded.is_empty() {
        return;
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|&inst| !folded.contains_key(&Value::Inst(inst)));
    }
    crate::rewrite::replace(body, folded);
}

/// Whether a cast to an address space of kernels is one of a pointer to other memory, as `to_global` has it: the result is null.
fn is_elsewhere(kernel: Option<u32>, shader: Option<u32>) -> bool {
    let is = |storage: StorageClass| shader == Some(space(storage));
    match kernel {
        _ if shader == Some(GENERIC) => false,
        Some(GLOBAL) => !is(StorageClass::StorageBuffer) && shader != Some(GLOBAL),
        Some(LOCAL) => !is(StorageClass::Workgroup),
        Some(PRIVATE) => !is(StorageClass::Function) && !is(StorageClass::Private),
        _ => false,
    }
}

/// What pointers lead on from.
struct Sources {
    /// The types of the parameters of the function.
    params: Vec<TypeId>,
    /// The type of generic pointers, if the module has any.
    generic: Option<TypeId>,
}

impl Sources {
    /// Whether a cast of a pointer to a type is one of a generic pointer to a kind of memory.
    fn is_narrowed(&self, known: &FxHashMap<InstId, TypeId>, operand: Value, ty: TypeId) -> bool {
        let Some(generic) = &self.generic else { return false };
        ty != *generic && matches!(operand, Value::Inst(inst) if known.get(&inst) == Some(generic))
    }

    /// The type of a pointer by those of its sources: generic if they differ.
    fn type_of(
        &self,
        module: &Module,
        body: &Body,
        known: &FxHashMap<InstId, TypeId>,
        pointer: InstId,
    ) -> Option<TypeId> {
        let (mut found, mut has_sources) = (None, false);
        for_each_source(&body.insts[pointer].kind, |source| {
            has_sources = true;
            let ty = match source {
                Value::Inst(inst) => known.get(&inst).copied(),
                Value::Arg(index) => self.params.get(index as usize).copied(),
                Value::Const(id) => match module.constants[id] {
                    Constant::Null | Constant::Undef | Constant::Poison => None,
                    _ => Some(module.constants.ty(id)),
                },
                _ => None,
            };
            found = match (found, ty) {
                (Some(one), Some(other)) if one != other => self.generic.or(Some(one)),
                (known, other) => known.or(other),
            };
        });
        let own = body.insts[pointer].ty;
        match body.insts[pointer].kind {
            // Where a generic pointer leads decides whether such a cast is null.
            InstKind::Cast { op: CastOp::AddrSpaceCast, .. } if found.is_some() && found == self.generic => {
                Some(own)
            }
            _ if has_sources => found,
            // What is loaded or returned leads where its type says.
            _ => Some(own),
        }
    }
}

/// Gives the constants among the operands of a choice its type: pointers to nothing.
fn nowhere(module: &mut Module, body: &mut Body, choice: InstId, ty: TypeId) {
    let mut kind = std::mem::replace(&mut body.insts[choice].kind, InstKind::Unreachable);
    let condition = match kind {
        InstKind::Select { condition, .. } => Some(condition),
        _ => None,
    };
    kind.for_each_operand_mut(|operand| {
        if let Value::Const(id) = *operand
            && Some(*operand) != condition
            && module.constants.ty(id) != ty
            && matches!(module.constants[id], Constant::Null | Constant::Undef | Constant::Poison)
        {
            *operand = Value::Const(module.constants.intern(ty, module.constants[id].clone()));
        }
    });
    body.insts[choice].kind = kind;
}

/// Gives the constants that pointers are compared with their types.
fn compare_alike(module: &mut Module, body: &mut Body) {
    let comparisons: Vec<InstId> = body
        .instructions()
        .filter(|(_, _, inst)| matches!(inst.kind, InstKind::ICmp { .. }))
        .map(|(_, id, _)| id)
        .collect();
    for comparison in comparisons {
        let InstKind::ICmp { lhs, rhs, .. } = body.insts[comparison].kind else { continue };
        let of = |value: Value| match value {
            Value::Inst(inst) => Some(body.insts[inst].ty),
            _ => None,
        };
        let Some(ty) = of(lhs).or_else(|| of(rhs)).filter(|&ty| module.types.address_space(ty).is_some())
        else {
            continue;
        };
        let mut kind = body.insts[comparison].kind.clone();
        kind.for_each_operand_mut(|operand| {
            if let Value::Const(id) = *operand
                && module.constants[id] == Constant::Null
            {
                *operand = Value::Const(module.constants.intern(ty, Constant::Null));
            }
        });
        body.insts[comparison].kind = kind;
    }
}
