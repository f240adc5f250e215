//! Attributes: that each stands where it may.

use super::Errors;
use super::types::{describe, is_int_or_vector, is_pointer_or_vector};
use crate::attributes::{AttrKind, AttrListId, AttrSetId, Attribute};
use crate::data_layout::DataLayout;
use crate::function::Function;
use crate::module::Module;
use crate::types::{Type, TypeId};
use std::cell::OnceCell;

/// Where an attribute may stand, as bits.
const FUNCTION: u8 = 1;
const PARAMETER: u8 = 2;
const RESULT: u8 = 4;

/// Attributes of functions only are the rest; LangRef lists both.
#[rustfmt::skip] // a table
const VALUE_ATTRIBUTES: &[(AttrKind, u8)] = &[
    (AttrKind::ALIGN, PARAMETER | RESULT), (AttrKind::BYVAL, PARAMETER), (AttrKind::INREG, PARAMETER | RESULT),
    (AttrKind::NEST, PARAMETER), (AttrKind::NOALIAS, PARAMETER | RESULT), (AttrKind::NO_CAPTURE, PARAMETER),
    (AttrKind::READ_NONE, PARAMETER | FUNCTION), (AttrKind::READ_ONLY, PARAMETER | FUNCTION),
    (AttrKind::WRITE_ONLY, PARAMETER | FUNCTION), (AttrKind::RETURNED, PARAMETER),
    (AttrKind::SIGN_EXT, PARAMETER | RESULT), (AttrKind::ZERO_EXT, PARAMETER | RESULT),
    (AttrKind::NO_EXT, PARAMETER | RESULT), (AttrKind::ALIGN_STACK, PARAMETER | FUNCTION | RESULT),
    (AttrKind::SRET, PARAMETER), (AttrKind::IN_ALLOCA, PARAMETER), (AttrKind::NON_NULL, PARAMETER | RESULT),
    (AttrKind::DEREFERENCEABLE, PARAMETER | RESULT), (AttrKind::DEREFERENCEABLE_OR_NULL, PARAMETER | RESULT),
    (AttrKind::SWIFT_SELF, PARAMETER), (AttrKind::SWIFT_ERROR, PARAMETER), (AttrKind::SWIFT_ASYNC, PARAMETER),
    (AttrKind::IMM_ARG, PARAMETER), (AttrKind::NO_FREE, PARAMETER | FUNCTION), (AttrKind::PREALLOCATED, PARAMETER | FUNCTION),
    (AttrKind::NO_UNDEF, PARAMETER | RESULT), (AttrKind::BYREF, PARAMETER), (AttrKind::ELEMENT_TYPE, PARAMETER | RESULT),
    (AttrKind::ALLOC_ALIGN, PARAMETER), (AttrKind::ALLOC_PTR, PARAMETER), (AttrKind::NO_FP_CLASS, PARAMETER | RESULT),
    (AttrKind::WRITABLE, PARAMETER), (AttrKind::DEAD_ON_UNWIND, PARAMETER), (AttrKind::RANGE, PARAMETER | RESULT),
    (AttrKind::INITIALIZES, PARAMETER), (AttrKind::CAPTURES, PARAMETER), (AttrKind::DEAD_ON_RETURN, PARAMETER),
];

/// Attributes of pointers.
const POINTER_ATTRIBUTES: &[AttrKind] = &[
    AttrKind::BYVAL,
    AttrKind::BYREF,
    AttrKind::SRET,
    AttrKind::IN_ALLOCA,
    AttrKind::NEST,
    AttrKind::NOALIAS,
    AttrKind::NO_CAPTURE,
    AttrKind::READ_NONE,
    AttrKind::READ_ONLY,
    AttrKind::WRITE_ONLY,
    AttrKind::NON_NULL,
    AttrKind::DEREFERENCEABLE,
    AttrKind::DEREFERENCEABLE_OR_NULL,
    AttrKind::NO_FREE,
    AttrKind::WRITABLE,
    AttrKind::DEAD_ON_UNWIND,
    AttrKind::INITIALIZES,
    AttrKind::CAPTURES,
    AttrKind::ELEMENT_TYPE,
];

/// Attributes of pointers to arguments that a call takes as a whole, of fewer than 2^32 bytes.
const COPIES: &[AttrKind] = &[AttrKind::BYVAL, AttrKind::BYREF, AttrKind::IN_ALLOCA, AttrKind::PREALLOCATED];

/// A bit for each class of floating-point numbers (LangRef, `llvm.is.fpclass`).
const FP_CLASSES: u64 = 0x3ff;

fn places(kind: AttrKind) -> u8 {
    VALUE_ATTRIBUTES.iter().find(|(k, _)| *k == kind).map_or(FUNCTION, |(_, places)| *places)
}

/// The sizes of arguments by value, each computed once.
#[derive(Default)]
pub(super) struct Sizes(OnceCell<Option<DataLayout>>);

impl Sizes {
    fn is_huge(&self, module: &Module, ty: TypeId) -> bool {
        if !matches!(module.types[ty], Type::Array { .. } | Type::Struct { .. } | Type::NamedStruct(_)) {
            return false;
        }
        let layout = self.0.get_or_init(|| DataLayout::parse(&module.data_layout.to_string_lossy()).ok());
        let size = layout.as_ref().and_then(|layout| layout.alloc_size(&module.types, ty));
        size.is_some_and(|bytes| bytes >= 1 << 32)
    }
}

/// The attributes of a function's head.
pub(super) fn check_function(module: &Module, function: &Function, sizes: &Sizes, errors: &mut Errors) {
    if let Some((ret, params, _)) = module.types.function_parts(function.ty) {
        check_list(module, function.attributes, (ret, params), sizes, errors);
    }
}

/// That a list has no attributes for parameters there are not.
pub(super) fn check_list_length(module: &Module, list: AttrListId, params: usize, errors: &mut Errors) {
    let listed = module.attributes.list(list).params.len();
    errors
        .require(listed <= params, || format!("attributes for {listed} parameters, but there are {params}"));
}

/// The attributes of a function or call with this result and these parameters (further arguments of variadic calls
/// included).
pub(super) fn check_list(
    module: &Module,
    list: AttrListId,
    (ret, params): (TypeId, &[TypeId]),
    sizes: &Sizes,
    errors: &mut Errors,
) {
    let list = module.attributes.list(list);
    let mut check = |set, place, ty| check_set(module, set, (place, ty), sizes, errors);
    check(list.function, FUNCTION, None);
    check(list.ret, RESULT, Some(ret));
    for (&set, &ty) in list.params.iter().zip(params) {
        check(set, PARAMETER, Some(ty));
    }
}

/// The attributes of one place and, unless that is the function itself, the type of its value.
fn check_set(
    module: &Module,
    set: AttrSetId,
    (place, ty): (u8, Option<TypeId>),
    sizes: &Sizes,
    errors: &mut Errors,
) {
    let word = match place {
        FUNCTION => "a function",
        PARAMETER => "a parameter",
        _ => "a result",
    };
    for attribute in module.attributes.set(set) {
        // Strings may stand anywhere; unknown attributes are not checked.
        let Some(kind) = attribute.kind().filter(|kind| kind.name().is_some()) else { continue };
        errors.require(places(kind) & place != 0, || format!("{word} cannot have the attribute '{kind:?}'"));
        form(module, attribute, kind, sizes, errors);
        if let Some(ty) = ty {
            fits(module, kind, ty, errors);
        }
    }
}

fn form(module: &Module, attribute: &Attribute, kind: AttrKind, sizes: &Sizes, errors: &mut Errors) {
    match attribute {
        Attribute::Int(AttrKind::ALIGN | AttrKind::ALIGN_STACK, value) => {
            errors.require(value.is_power_of_two() && *value <= 1 << 32, || {
                format!("the alignment {value} of '{kind:?}' is not a power of two")
            });
        }
        Attribute::Int(AttrKind::NO_FP_CLASS, classes) => {
            errors.require((1..=FP_CLASSES).contains(classes), || {
                format!("'nofpclass' of the classes {classes:#x}: there are ten, and one at least is named")
            });
        }
        Attribute::Type(_, Some(ty)) => {
            let sized = !matches!(
                module.types[*ty],
                Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. }
            );
            errors.require(sized || kind == AttrKind::ELEMENT_TYPE, || {
                format!("the attribute '{kind:?}' needs a type with a size")
            });
            errors.require(!COPIES.contains(&kind) || !sizes.is_huge(module, *ty), || {
                format!("the attribute '{kind:?}' has a type of 4 GiB or more")
            });
        }
        Attribute::Type(_, None) => errors.push(format!("the attribute '{kind:?}' needs a type")),
        _ => {}
    }
}

fn fits(module: &Module, kind: AttrKind, ty: TypeId, errors: &mut Errors) {
    let types = &module.types;
    let fits = match kind {
        AttrKind::SIGN_EXT | AttrKind::ZERO_EXT | AttrKind::NO_EXT => types.int_width(ty).is_some(),
        AttrKind::RANGE => is_int_or_vector(types, ty),
        AttrKind::ALIGN => is_pointer_or_vector(types, ty),
        AttrKind::NO_UNDEF | AttrKind::RETURNED => types[ty] != Type::Void,
        _ => !POINTER_ATTRIBUTES.contains(&kind) || is_pointer_or_vector(types, ty),
    };
    errors.require(fits, || {
        format!("the attribute '{kind:?}' does not fit the type '{}'", describe(types, ty))
    });
}
