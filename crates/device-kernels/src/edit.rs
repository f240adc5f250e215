//! Changes of functions: instructions in front of others, other types of declarations.

use llvm_model::{
    BlockId, Body, Builder, Function, FunctionId, InsertPoint, InstBuilder as _, InstId, InstKind, Linkage,
    Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The places of instructions of a body that fit.
pub(crate) fn places(body: &Body, fits: impl Fn(InstId) -> bool) -> Vec<(BlockId, InstId)> {
    let found =
        body.layout.iter().flat_map(|&block| body.blocks[block].insts.iter().map(move |&inst| (block, inst)));
    found.filter(|&(_, inst)| fits(inst)).collect()
}

/// Adds instructions directly before or behind another one of a block.
pub(crate) fn insert<R>(
    module: &mut Module,
    (function_type, body): (llvm_model::TypeId, &mut Body),
    (block, inst): (BlockId, InstId),
    behind: bool,
    add: impl FnOnce(&mut Builder<'_>) -> R,
) -> R {
    let debug_loc = body.locs.get(inst);
    let mut at = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
    at.debug_loc = debug_loc;
    let result = add(&mut at);
    let InsertPoint::List(list) = at.at else { return result };
    let insts = &mut body.blocks[block].insts;
    if let Some(place) = insts.iter().position(|&other| other == inst) {
        let place = place + usize::from(behind);
        insts.splice(place..place, list);
    }
    result
}

/// Replaces values in all operands, but not in the instructions `but`.
pub(crate) fn replace(body: &mut Body, values: &FxHashMap<Value, Value>, but: &[InstId]) {
    for index in 0..body.insts.len() {
        let id = llvm_model::Id::from_index(index);
        if but.contains(&id) {
            continue;
        }
        body.insts[id].kind.for_each_operand_mut(|operand| {
            if let Some(new) = values.get(operand) {
                *operand = *new;
            }
        });
    }
    body.for_each_value_in_metadata_mut(|value| {
        if let Some(new) = values.get(value) {
            *value = *new;
        }
    });
}

/// Replaces calls of functions that are declared only.
///
/// `which` finds a function by its name. `code` adds the code in place of a call, and returns its value if it has one. A call that
/// has a value stays if there is none.
pub(crate) fn replace_calls<F: Copy>(
    module: &mut Module,
    which: impl Fn(&str) -> Option<F>,
    code: impl Fn(&mut Builder<'_>, F, InstId) -> Option<Value>,
) {
    let called = |module: &Module, kind: &InstKind| {
        let callee = &module.functions[module.as_function(kind.call()?.callee)?];
        which(callee.props.name.as_str().filter(|_| callee.body.is_none())?)
    };
    for_each_body(module, |module, function, body| {
        let function_type = module.functions[function].ty;
        let mut replaced = FxHashMap::default();
        let mut gone = Vec::new();
        for (block, inst) in places(body, |inst| called(module, &body.insts[inst].kind).is_some()) {
            let Some(which) = called(module, &body.insts[inst].kind) else { continue };
            let value =
                insert(module, (function_type, body), (block, inst), false, |at| code(at, which, inst));
            // If there is no code for the value, the call stays.
            let is_void = matches!(module.types[body.insts[inst].ty], Type::Void);
            if value.is_some() || is_void {
                gone.push((block, inst));
            }
            if let Some(value) = value {
                replaced.insert(Value::Inst(inst), value);
            }
        }
        for (block, inst) in gone {
            body.blocks[block].insts.retain(|&other| other != inst);
        }
        replace(body, &replaced, &[]);
    });
}

/// Defines functions that are declared only.
///
/// `which` finds a function by its name. `code` adds its code and returns its result: `None` if it has none. A function that returns a
/// value stays declared then.
pub(crate) fn define<F>(
    module: &mut Module,
    which: impl Fn(&str) -> Option<F>,
    code: impl Fn(&mut Builder<'_>, &F) -> Option<Value>,
) {
    for index in 0..module.functions.len() {
        let function: FunctionId = llvm_model::Id::from_index(index);
        let this = &module.functions[function];
        let Some(which) = this.props.name.as_str().filter(|_| this.body.is_none()).and_then(&which) else {
            continue;
        };
        let ty = this.ty;
        let Some((ret, _, _)) = module.types.function_parts(ty) else { continue };
        let is_void = matches!(module.types[ret], Type::Void);
        let mut body = Body::default();
        let block = body.add_block("entry".into());
        let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
        let value = code(&mut at, &which);
        if value.is_none() && !is_void {
            continue;
        }
        at.ret(value);
        let this = &mut module.functions[function];
        this.props.linkage = Linkage::Internal;
        this.body = Some(body);
    }
}

/// The types of the parameters of the function that is built, and that of its result.
pub(crate) fn signature(at: &Builder<'_>) -> Option<(Vec<TypeId>, TypeId)> {
    let (ret, params, _) = at.module.types.function_parts(at.function_type)?;
    Some((params.to_vec(), ret))
}

/// Runs a change over the bodies of all functions.
pub(crate) fn for_each_body(module: &mut Module, mut change: impl FnMut(&mut Module, FunctionId, &mut Body)) {
    for index in 0..module.functions.len() {
        let function = llvm_model::Id::from_index(index);
        if let Some(mut body) = module.functions[function].body.take() {
            change(module, function, &mut body);
            module.functions[function].body = Some(body);
        }
    }
}

/// Whether a function is a kernel of SPIR-V.
pub(crate) fn is_kernel(function: &Function) -> bool {
    function.calling_conv == llvm_model::CallingConv::SPIR_KERNEL
}

/// The sizes of work-groups that metadata of a kernel states.
pub(crate) fn sizes(module: &Module, function: FunctionId, kind: &str) -> Option<Vec<u64>> {
    let node = module.functions[function].attachment(module.find_md_kind(kind)?)?;
    module.tuple(node).iter().map(|&size| module.md_u64(size?)).collect()
}

/// The size of sub-groups that metadata of a kernel demands.
pub(crate) fn sub_group_size(module: &Module, function: FunctionId) -> Option<u64> {
    let sizes = sizes(module, function, "intel_reqd_sub_group_size")?;
    sizes.first().copied().filter(|&size| size != 0)
}
