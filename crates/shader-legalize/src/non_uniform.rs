//! Indices that differ between the invocations of a draw or a workgroup: what is computed from them up to the access of a
//! resource is decorated NonUniform (specification of Vulkan, "Descriptor Set Interface").

use llvm_model::{Body, Cfg, FunctionId, Id as _, InstId, InstKind, MdId, MdKindId, Module, Type, Value};
use spirv_grammar::Decoration;
use spirv_mapping::convention::decorations::BY_NUMBER;

/// Decorates addresses that are computed from decorated values, and the images and samplers that are loaded from them.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    let kind = module.md_kinds.intern(BY_NUMBER.into());
    let Some(mut body) = module.functions[function].body.take() else { return };
    let marked: Vec<(InstId, MdId)> = body
        .instructions()
        .filter_map(|(_, id, inst)| Some((id, node(module, &inst.attachments, kind)?)))
        .collect();
    if let Some(&(_, node)) = marked.first() {
        let mut is_marked = vec![false; body.insts.len()];
        for (id, _) in marked {
            is_marked[id.index()] = true;
        }
        spread(module, &mut body, &mut is_marked, (kind, node));
    }
    module.functions[function].body = Some(body);
}

/// The list of decorations of an instruction that has NonUniform among them.
fn node(module: &Module, attachments: &[(MdKindId, MdId)], kind: MdKindId) -> Option<MdId> {
    let (_, list) = attachments.iter().find(|(of, _)| *of == kind)?;
    let is_it = |node: &MdId| {
        let first = module.tuple(*node).first().copied().flatten();
        first.and_then(|number| module.md_u64(number)) == Some(Decoration::NonUniform.0.into())
    };
    module.tuple(*list).iter().flatten().any(is_it).then_some(*list)
}

/// Marks what is computed from marked values, in the order in which it is computed.
fn spread(module: &Module, body: &mut Body, is_marked: &mut [bool], decoration: (MdKindId, MdId)) {
    let blocks = Cfg::new(body).order().to_vec();
    for block in blocks {
        for inst in body.blocks[block].insts.clone() {
            let this = &body.insts[inst];
            let of_marked = |value: &Value| matches!(value, Value::Inst(id) if is_marked[id.index()]);
            let mut any = false;
            match &this.kind {
                InstKind::GetElementPtr { .. }
                | InstKind::Binary { .. }
                | InstKind::Cast { .. }
                | InstKind::Phi { .. }
                | InstKind::Select { .. } => this.kind.for_each_operand(|value| any |= of_marked(&value)),
                InstKind::Load { pointer, .. } => {
                    any = matches!(module.types[this.ty], Type::TargetExt { .. }) && of_marked(pointer);
                }
                _ => {}
            }
            if !any {
                continue;
            }
            is_marked[inst.index()] = true;
            let is_access = matches!(this.kind, InstKind::GetElementPtr { .. } | InstKind::Load { .. });
            let has_none = this.attachments.iter().all(|(kind, _)| *kind != decoration.0);
            if is_access && has_none {
                body.insts[inst].attachments.push(decoration);
            }
        }
    }
}
