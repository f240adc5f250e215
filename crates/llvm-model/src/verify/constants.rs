//! Constants: elements and operands against types.

use super::Errors;
use super::casts::cast_error;
use super::memory::step;
use super::types::{
    describe, is_bool_like, is_first_class, is_float_or_vector, is_int_or_vector, is_storable, shape,
};
use crate::constants::{ConstId, Constant, ConstantExpr, data_element_size};
use crate::instruction::Value;
use crate::module::Module;
use crate::types::{Type, TypeId};

pub(super) fn check(module: &Module, errors: &mut Errors) {
    for (_, ty, constant) in module.constants.iter() {
        errors.at("a constant");
        one(module, ty, constant, errors);
        if errors.is_full() {
            return;
        }
    }
}

fn one(module: &Module, ty: TypeId, constant: &Constant, errors: &mut Errors) {
    let types = &module.types;
    let wrong = |what: &str| format!("{what} cannot have type '{}'", describe(types, ty));
    match constant {
        Constant::Int(_) => {
            errors.require(types.bit_width(ty).is_some(), || wrong("an integer"));
        }
        Constant::Float(_) => {
            errors.require(types.is_float(ty), || wrong("a floating-point number"));
        }
        Constant::Null | Constant::Undef | Constant::Poison => {
            let valid = is_first_class(types, ty) && !matches!(types[ty], Type::Label | Type::Metadata);
            errors.require(valid, || wrong("null, undef or poison"));
        }
        Constant::Aggregate(elements) => {
            let count = match &types[ty] {
                Type::Array { count, .. } => usize::try_from(*count).ok(),
                Type::Vector { count, scalable: false, .. } => Some(*count as usize),
                _ => types.struct_body(ty).map(|body| body.fields.len()),
            };
            if !errors.require(count == Some(elements.len()), || {
                format!(
                    "an aggregate of {} elements cannot have type '{}'",
                    elements.len(),
                    describe(types, ty)
                )
            }) {
                return;
            }
            for (index, &element) in elements.iter().enumerate() {
                no_assembly(module, element, errors);
                let actual = module.constants.ty(element);
                let expected = types.element(ty, index as u64);
                errors.require(expected == Some(actual), || {
                    format!(
                        "element {index} of '{}' has type '{}'",
                        describe(types, ty),
                        describe(types, actual)
                    )
                });
            }
        }
        Constant::Data(bytes) => {
            let size = types.element(ty, 0).and_then(|element| data_element_size(types, element));
            let count = match &types[ty] {
                Type::Array { count, .. } => *count,
                Type::Vector { count, scalable: false, .. } => u64::from(*count),
                _ => 0,
            };
            let matches = size.is_some_and(|size| count.checked_mul(size as u64) == Some(bytes.len() as u64));
            errors.require(matches, || wrong("these elements"));
        }
        Constant::Global(_)
        | Constant::Function(_)
        | Constant::Alias(_)
        | Constant::IFunc(_)
        | Constant::BlockAddress { .. }
        | Constant::DsoLocalEquivalent(_)
        | Constant::NoCfi(_)
        | Constant::PtrAuth(..)
        | Constant::InlineAsm(_) => {
            errors.require(types.address_space(ty).is_some(), || wrong("an address"));
        }
        Constant::Expr(expr) => expression(module, ty, expr, errors),
    }
}

/// Reports inline assembly inside a constant, which LLVM does not allow.
pub(super) fn no_assembly(module: &Module, id: ConstId, errors: &mut Errors) {
    let is_assembly = matches!(module.constants[id], Constant::InlineAsm(_));
    errors.require(!is_assembly, || "inline assembly can only be called".to_owned());
}

fn expression(module: &Module, ty: TypeId, expr: &ConstantExpr, errors: &mut Errors) {
    let types = &module.types;
    let of = |id| module.constants.ty(id);
    match expr {
        ConstantExpr::Unary { operand, .. } => {
            errors.require(of(*operand) == ty && is_float_or_vector(types, ty), || {
                "the operand of a constant 'fneg' must be a float of the result's type".to_owned()
            });
        }
        ConstantExpr::Binary { op, lhs, rhs, .. } => {
            let valid =
                if op.is_float() { is_float_or_vector(types, ty) } else { is_int_or_vector(types, ty) };
            errors.require(valid && of(*lhs) == ty && of(*rhs) == ty, || {
                format!("the operands of a constant '{}' do not have the type it needs", op.keyword())
            });
        }
        ConstantExpr::Cast { op, operand } => {
            no_assembly(module, *operand, errors);
            if let Some(error) = cast_error(types, *op, of(*operand), ty) {
                errors.push(error);
            }
        }
        ConstantExpr::GetElementPtr { source_type, base, indices, .. } => {
            address(module, ty, (*source_type, *base), indices, errors);
        }
        ConstantExpr::Select { condition, if_true, if_false } => {
            no_assembly(module, *if_true, errors);
            no_assembly(module, *if_false, errors);
            let scalar = types[of(*condition)] == Type::Integer(1);
            let valid = (scalar || is_bool_like(types, of(*condition), ty))
                && of(*if_true) == ty
                && of(*if_false) == ty;
            errors.require(valid, || "the operands of a constant 'select' do not fit".to_owned());
        }
        ConstantExpr::ICmp { lhs, rhs, .. } | ConstantExpr::FCmp { lhs, rhs, .. } => {
            no_assembly(module, *lhs, errors);
            no_assembly(module, *rhs, errors);
            let valid = of(*lhs) == of(*rhs) && is_bool_like(types, ty, of(*lhs));
            errors.require(valid, || "the operands of a constant comparison do not fit".to_owned());
        }
        ConstantExpr::ExtractElement { vector, index } => {
            let valid = types.scalar(of(*vector)) == ty
                && shape(types, of(*vector)).is_some()
                && types.int_width(of(*index)).is_some();
            errors.require(valid, || "the operands of a constant 'extractelement' do not fit".to_owned());
        }
        ConstantExpr::InsertElement { vector, element, index } => {
            no_assembly(module, *element, errors);
            let valid = of(*vector) == ty
                && shape(types, ty).is_some()
                && of(*element) == types.scalar(ty)
                && types.int_width(of(*index)).is_some();
            errors.require(valid, || "the operands of a constant 'insertelement' do not fit".to_owned());
        }
        ConstantExpr::ShuffleVector { a, b, mask } => {
            let valid = of(*a) == of(*b)
                && types.scalar(of(*a)) == types.scalar(ty)
                && shape(types, ty).is_some_and(|(count, _)| count as usize == mask.len());
            errors.require(valid, || "the operands of a constant 'shufflevector' do not fit".to_owned());
        }
    }
}

/// Reports what is wrong with the address of an element.
fn address(
    module: &Module,
    ty: TypeId,
    (source_type, base): (TypeId, ConstId),
    indices: &[ConstId],
    errors: &mut Errors,
) {
    let types = &module.types;
    let of = |id| module.constants.ty(id);
    no_assembly(module, base, errors);
    let base_type = of(base);
    errors.require(is_storable(types, source_type), || {
        format!("a constant 'getelementptr' into '{}', which has no size", describe(types, source_type))
    });
    errors.require(types.address_space(types.scalar(base_type)).is_some(), || {
        "the base of a constant 'getelementptr' must be a pointer".to_owned()
    });
    errors.require(types.scalar(ty) == types.scalar(base_type), || {
        "the result of a constant 'getelementptr' must be a pointer like its base".to_owned()
    });
    for index in indices {
        errors.require(is_int_or_vector(types, of(*index)), || {
            "the indices of a constant 'getelementptr' must be integers".to_owned()
        });
    }
    let mut path = indices.iter().skip(1);
    let end = path.try_fold(source_type, |ty, &index| step(module, ty, Value::Const(index)));
    errors
        .require(end.is_some(), || "the indices of a constant 'getelementptr' lead to no element".to_owned());
}
