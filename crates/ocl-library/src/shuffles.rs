//! `shuffle` and `shuffle2`: their mask need not be constant. There are too many combinations of types for bitcode.
//!
//! Source: OpenCL C 3.0, 6.15.13 ("only the low bits of each mask element are considered").

use llvm_model::{
    Body, Builder, FunctionId, InsertPoint, InstBuilder as _, InstKind, Linkage, Module, Type, Value,
};

/// Defines a function that takes one or two vectors of a type, and a mask of integers for each element of the result. A
/// function of other types stays a declaration.
pub(crate) fn define(module: &mut Module, function: FunctionId) {
    let ty = module.functions[function].ty;
    let types = &module.types;
    let Some((ret, params, _)) = types.function_parts(ty) else { return };
    let (vectors, mask) = match *params {
        [a, mask] => (vec![a], mask),
        [a, b, mask] if a == b => (vec![a, b], mask),
        _ => return,
    };
    let is_mask = matches!(types[types.scalar(mask)], Type::Integer(_));
    let (Some(lanes), Some(count)) = (types.lanes(vectors[0]), types.lanes(mask)) else { return };
    let elements_fit = types.scalar(ret) == types.scalar(vectors[0]) && types.lanes(ret) == Some(count);
    if !is_mask || !elements_fit || !lanes.is_power_of_two() || lanes > 16 {
        return;
    }
    let number = vectors.len() as u32;
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
    let source = match number {
        1 => Value::Arg(0),
        _ => {
            let all: Vec<i32> = (0..).take(2 * lanes as usize).collect();
            at.shuffle(Value::Arg(0), Value::Arg(1), all.into())
        }
    };
    let mut elements = Vec::new();
    for lane in 0..count {
        let index = at.extract(Value::Arg(number), lane);
        let index = at.resize(index, 32);
        let ty = at.ty(index);
        let low = at.int(ty, u64::from(number * lanes - 1));
        let index = at.binary(llvm_model::BinaryOp::And, index, low);
        elements.push(at.extract_at(source, index));
    }
    let value = Some(at.vector(&elements));
    let void = at.module.types.void();
    at.emit(InstKind::Ret { value }, void);
    let this = &mut module.functions[function];
    this.props.linkage = Linkage::Internal;
    this.body = Some(body);
}
