//! Cache controls of accesses: `!spirv.DecorationCacheControlINTEL` is attached to an instruction, but decorates a pointer in
//! SPIR-V. The instruction gets a pointer of its own, with an offset of 0 elements, which is decorated.

use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    FunctionId, InstBuilder as _, InstId, InstKind, MdId, MdKindId, Metadata, Module, TypeId, Value,
};
use spirv_mapping::convention::decorations;

/// The extension that has the decorations.
const EXTENSION: &str = "SPV_INTEL_cache_controls";

/// Decorates pointers in the place of accesses in a function. Without the extension the metadata is lost later.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(kind) = module.find_md_kind(decorations::CACHE_CONTROLS) else { return };
    let Some(body) = &module.functions[function].body else { return };
    let has_any = body.instructions().any(|(_, _, inst)| inst.attachments.iter().any(|(of, _)| *of == kind));
    if !has_any || !cx.options.spirv.extensions.allows(EXTENSION) {
        return;
    }
    rewrite(cx, module, function, |e, inst| {
        decorate_pointers(e, inst, kind);
        Step::Keep
    });
}

fn decorate_pointers(e: &mut Emitter, inst: InstId, kind: MdKindId) {
    let attachments = &e.body.insts[inst].attachments;
    let Some(list) = attachments.iter().find(|(of, _)| *of == kind).map(|(_, list)| *list) else { return };
    let Some(controls) = controls(e.module, list) else { return };
    let attachments = attachments.iter().filter(|(of, _)| *of != kind).copied().collect();
    e.body.insts[inst].attachments = attachments;
    let mut kind_of_inst = e.body.insts[inst].kind.clone();
    let accessed = accessed_type(e, inst);
    let mut number = 0;
    kind_of_inst.for_each_operand_mut(|operand| {
        let nodes: Vec<MdId> =
            controls.iter().filter(|(of, _)| *of == number).map(|(_, node)| *node).collect();
        number += 1;
        if !nodes.is_empty() && is_pointer(e, *operand) {
            *operand = decorated(e, *operand, accessed, &nodes);
        }
    });
    e.body.insts[inst].kind = kind_of_inst;
}

/// The decorations of a list, each as `!{i32 decoration, i32 level, i32 control}` behind the number of its operand; `None`
/// when one has another form.
fn controls(module: &mut Module, list: MdId) -> Option<Vec<(u64, MdId)>> {
    let nodes: Vec<MdId> = module.tuple(list).iter().copied().collect::<Option<_>>()?;
    let mut found = Vec::with_capacity(nodes.len());
    for node in nodes {
        let &[decoration, level, control, Some(operand)] = module.tuple(node) else { return None };
        let operand = module.md_u64(operand)?;
        let operands = Box::new([decoration, level, control]);
        found.push((operand, module.metadata.push(Metadata::Tuple { distinct: false, operands })));
    }
    Some(found)
}

/// Returns the type that an instruction loads or stores; bytes for others.
fn accessed_type(e: &mut Emitter, inst: InstId) -> TypeId {
    match e.body.insts[inst].kind {
        InstKind::Load { .. } => e.body.insts[inst].ty,
        InstKind::Store { value, .. } => e.ty(value),
        _ => e.module.types.int(8),
    }
}

fn is_pointer(e: &mut Emitter, value: Value) -> bool {
    let ty = e.ty(value);
    e.module.types.address_space(ty).is_some()
}

/// The same address as a value of its own, with these decorations.
fn decorated(e: &mut Emitter, pointer: Value, source_type: TypeId, nodes: &[MdId]) -> Value {
    let index = e.int32(0);
    let address = e.gep(source_type, pointer, &[index]);
    let operands: Box<[Option<MdId>]> = nodes.iter().copied().map(Some).collect();
    let list = e.module.metadata.push(Metadata::Tuple { distinct: false, operands });
    let kind = e.module.md_kinds.intern(decorations::BY_NUMBER.into());
    if let Value::Inst(address) = address {
        e.body.insts[address].attach(kind, list);
    }
    address
}
