//! Pointers to texels: those that handles of images give, to components of them, and those chosen among texels of one image.

use super::resources::{POINTER, called};
use crate::memory::Layouts;
use llvm_model::{
    AttrKind, Body, FunctionId, Id as _, InstId, InstKind, Instruction, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A component of a texel of an image.
#[derive(Clone, Copy)]
pub(super) struct Texel {
    pub(super) image: Value,
    pub(super) coordinate: Value,
    /// The type of a component.
    pub(super) element: TypeId,
    /// The bytes that the source gives a texel.
    pub(super) bytes: Option<u64>,
    /// The bytes from the first component.
    pub(super) offset: u64,
    /// Whether the image is read with a sampler elsewhere, and never written.
    pub(super) is_sampled: bool,
}

/// By instruction that gives a pointer: the texel.
pub(super) type Texels = FxHashMap<InstId, Texel>;

/// Finds the pointers to texels of a function, and adds phis for coordinates that are chosen.
pub(super) fn of_function(module: &mut Module, layouts: &Layouts<'_>, function: FunctionId) -> Texels {
    let mut texels = Texels::default();
    let Some(mut body) = module.functions[function].body.take() else { return texels };
    for (_, id, inst) in body.instructions() {
        if let Some(texel) = given(module, &body, inst).or_else(|| {
            let InstKind::GetElementPtr { base: Value::Inst(base), .. } = &inst.kind else { return None };
            let texel = *texels.get(base)?;
            let offset = texel.offset.checked_add(constant_offset(module, layouts, &inst.kind)?)?;
            Some(Texel { offset, ..texel })
        }) {
            texels.insert(id, texel);
        }
    }
    for block in body.layout.clone() {
        for (place, id) in body.blocks[block].insts.clone().into_iter().enumerate() {
            if let Some((texel, phi)) = chosen(module, &body, &texels, id) {
                let phi = body.insts.push(phi);
                body.blocks[block].insts.insert(place, phi);
                texels.insert(id, Texel { coordinate: Value::Inst(phi), ..texel });
            }
        }
    }
    module.functions[function].body = Some(body);
    texels
}

/// The texel that the pointer of a handle is.
fn given(module: &Module, body: &Body, inst: &Instruction) -> Option<Texel> {
    let call = called(module, &inst.kind, POINTER)?;
    let &[Value::Inst(image), coordinate, ..] = &call.args[..] else { return None };
    let Type::TargetExt { types, ints, .. } = &module.types[body.insts[image].ty] else { return None };
    let (&element, &sampled) = (types.first()?, ints.get(4)?);
    let result = module.attributes.list(call.attributes).ret;
    let bytes = module.attributes.int(result, AttrKind::DEREFERENCEABLE);
    let image = Value::Inst(image);
    Some(Texel { image, coordinate, element, bytes, offset: 0, is_sampled: sampled == 1 })
}

/// The bytes that a pointer is moved by, if they are constant.
fn constant_offset(module: &Module, layouts: &Layouts<'_>, kind: &InstKind) -> Option<u64> {
    let InstKind::GetElementPtr { source_type, indices, .. } = kind else { return None };
    let &[first, ref rest @ ..] = &indices[..] else { return None };
    let first = module.as_u64(first)?.checked_mul(layouts.size(&module.types, *source_type)?)?;
    let inner = match (rest, &module.types[*source_type]) {
        ([], _) => 0,
        (&[index], &(Type::Vector { element, .. } | Type::Array { element, .. })) => {
            module.as_u64(index)?.checked_mul(layouts.size(&module.types, element)?)?
        }
        _ => return None,
    };
    first.checked_add(inner)
}

/// A texel that a phi chooses among those of one image, and the phi of its coordinate.
fn chosen(module: &Module, body: &Body, texels: &Texels, id: InstId) -> Option<(Texel, Instruction)> {
    let InstKind::Phi { incoming } = &body.insts[id].kind else { return None };
    let texel_of = |value: Value| match value {
        Value::Inst(id) => texels.get(&id).copied(),
        _ => None,
    };
    let first = texel_of(incoming.first()?.0)?;
    let ty = match first.coordinate {
        Value::Inst(id) => body.insts[id].ty,
        Value::Const(id) => module.constants.ty(id),
        _ => return None,
    };
    let coordinates: Option<Vec<_>> = incoming
        .iter()
        .map(|&(value, block)| {
            let texel = texel_of(value)?;
            (texel.image == first.image && texel.offset == first.offset).then_some((texel.coordinate, block))
        })
        .collect();
    let phi = InstKind::Phi { incoming: coordinates? };
    Some((first, Instruction::new(phi, ty)))
}

/// Removes pointers to texels that nothing uses any more.
pub(super) fn remove_unused(module: &mut Module, function: FunctionId, texels: &Texels) {
    let Some(body) = &mut module.functions[function].body else { return };
    let mut users = vec![0usize; body.insts.len()];
    let operands = |body: &Body, id: InstId| {
        let mut all = Vec::new();
        body.insts[id].kind.for_each_operand(|operand| {
            if let Value::Inst(operand) = operand {
                all.push(operand);
            }
        });
        all
    };
    for (_, id, _) in body.instructions() {
        for operand in operands(body, id) {
            users[operand.index()] += 1;
        }
    }
    let mut work: Vec<InstId> = texels.keys().copied().filter(|id| users[id.index()] == 0).collect();
    let mut is_gone = vec![false; body.insts.len()];
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut is_gone[id.index()], true) {
            continue;
        }
        for operand in operands(body, id) {
            users[operand.index()] -= 1;
            if users[operand.index()] == 0 && texels.contains_key(&operand) {
                work.push(operand);
            }
        }
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|id| !is_gone[id.index()]);
    }
}
