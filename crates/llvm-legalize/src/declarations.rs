//! Declarations of intrinsics, as far as the rewriting of their calls relies on them: LLVM's verifier knows their types, but modules
//! come from anywhere.

use llvm_model::intrinsics::Row;
use llvm_model::{Module, Type, TypeId};
use translate_common::problems::IntrinsicProblem;
use translate_common::{Diagnostics, LlvmPlace, Place};

/// Intrinsics with parameters of the type of their result.
const ALIKE: [&str; 60] = [
    "llvm.acos",
    "llvm.asin",
    "llvm.atan",
    "llvm.atan2",
    "llvm.bitreverse",
    "llvm.bswap",
    "llvm.canonicalize",
    "llvm.ceil",
    "llvm.copysign",
    "llvm.cos",
    "llvm.cosh",
    "llvm.ctpop",
    "llvm.exp",
    "llvm.exp10",
    "llvm.exp2",
    "llvm.fabs",
    "llvm.floor",
    "llvm.fma",
    "llvm.fmuladd",
    "llvm.fshl",
    "llvm.fshr",
    "llvm.log",
    "llvm.log10",
    "llvm.log2",
    "llvm.maximum",
    "llvm.maximumnum",
    "llvm.maxnum",
    "llvm.minimum",
    "llvm.minimumnum",
    "llvm.minnum",
    "llvm.nearbyint",
    "llvm.pow",
    "llvm.rint",
    "llvm.round",
    "llvm.roundeven",
    "llvm.sadd.sat",
    "llvm.sin",
    "llvm.sinh",
    "llvm.smax",
    "llvm.smin",
    "llvm.spv.degrees",
    "llvm.spv.frac",
    "llvm.spv.lerp",
    "llvm.spv.nclamp",
    "llvm.spv.radians",
    "llvm.spv.rsqrt",
    "llvm.spv.saturate",
    "llvm.spv.sclamp",
    "llvm.spv.smoothstep",
    "llvm.spv.step",
    "llvm.spv.uclamp",
    "llvm.sqrt",
    "llvm.ssub.sat",
    "llvm.tan",
    "llvm.tanh",
    "llvm.trunc",
    "llvm.uadd.sat",
    "llvm.umax",
    "llvm.umin",
    "llvm.usub.sat",
];

/// Constrained operations that convert: the type of the result differs from the types of the operands.
const CONVERTING: [&str; 8] = ["fcmp", "fcmps", "ldexp", "llrint", "llround", "lrint", "lround", "powi"];

/// Checks the types of a constrained operation. Returns what is wrong.
fn of_environment(
    module: &Module,
    operation: &str,
    ret: TypeId,
    mut numbers: impl Iterator<Item = TypeId>,
) -> Option<&'static str> {
    let types = &module.types;
    let is_float = |ty| types.is_float(types.scalar(ty));
    let is_int = |ty| types.int_width(types.scalar(ty)).is_some();
    let (from, to): (&dyn Fn(TypeId) -> bool, &dyn Fn(TypeId) -> bool) = match operation {
        "fptosi" | "fptoui" => (&is_float, &is_int),
        "sitofp" | "uitofp" => (&is_int, &is_float),
        "fptrunc" | "fpext" => (&is_float, &is_float),
        _ if CONVERTING.contains(&operation) => return None,
        _ => {
            let are_alike = numbers.all(|number| number == ret);
            return (!are_alike).then_some("takes numbers of the type that it gives");
        }
    };
    let fits = to(ret) && numbers.all(|number| from(number) && types.lanes(number) == types.lanes(ret));
    (!fits).then_some("converts numbers of the types in its name")
}

/// Which types an intrinsic takes, where it is declared with others.
fn wrong_types(module: &Module, row: &Row<'_>, ty: TypeId) -> Option<&'static str> {
    let (ret, params, _) = module.types.function_parts(ty)?;
    let name = row.name;
    let is_bool = |&ty: &TypeId| module.types[ty] == Type::Integer(1);
    let is_mask = |&ty: &TypeId| module.types.lanes(ty).is_some() && is_bool(&module.types.scalar(ty));
    let has_lanes_of_result =
        params.first().is_some_and(|&ty| module.types.lanes(ty) == module.types.lanes(ret));
    if ALIKE.contains(&name) {
        let are_alike = params.iter().all(|&param| param == ret);
        let fits = are_alike && row.overload_types(&module.types, ty).is_some();
        (!fits).then_some("takes numbers of the type that it gives")
    } else if let Some(of_memory) = name.strip_prefix("llvm.mem") {
        let is_byte = params.get(1).is_some_and(|&ty| module.types[ty] == Type::Integer(8));
        let is_length = params.get(2).is_some_and(|&ty| matches!(module.types[ty], Type::Integer(_)));
        let is_place = params.first().is_some_and(|&ty| matches!(module.types[ty], Type::Pointer(_)));
        match of_memory.starts_with("set") && !is_byte {
            true => Some("fills memory with an i8"),
            false => {
                (!is_place || !is_length).then_some("takes a pointer, and a length, which is an integer")
            }
        }
    } else if name == "llvm.stacksave" || name == "llvm.stackrestore" {
        let place = if name == "llvm.stacksave" { Some(&ret) } else { params.first() };
        let is_pointer = place.is_some_and(|&ty| matches!(module.types[ty], Type::Pointer(_)));
        (!is_pointer).then_some("is about a pointer")
    } else if name == "llvm.readcyclecounter" || name == "llvm.readsteadycounter" {
        (module.types[ret] != Type::Integer(64)).then_some("gives an i64")
    } else if let Some(operation) = name.strip_prefix("llvm.experimental.constrained.") {
        let numbers = params.iter().copied().filter(|&ty| module.types[ty] != Type::Metadata);
        of_environment(module, operation, ret, numbers)
    } else if name == "llvm.is.fpclass" {
        let tested = params.first().map(|&ty| module.types.lanes(ty));
        let fits = is_bool(&module.types.scalar(ret)) && tested == Some(module.types.lanes(ret));
        (!fits).then_some("gives an i1 for each number")
    } else if name.starts_with("llvm.convert.from.arbitrary.fp") {
        let is_float = module.types.is_float(module.types.scalar(ret)) && has_lanes_of_result;
        (!is_float).then_some("gives floating-point numbers, one for each number")
    } else if name.starts_with("llvm.convert.to.arbitrary.fp") {
        let number = params.first().map(|&ty| module.types.scalar(ty));
        let is_float = number.is_some_and(|number| module.types.is_float(number)) && has_lanes_of_result;
        (!is_float).then_some("takes floating-point numbers, and gives one for each")
    } else if name == "llvm.assume" {
        (!params.iter().all(is_bool)).then_some("takes an i1")
    } else if name.as_bytes() == EXPERIMENTAL_COMPRESS && [params.first(), params.get(2)] != [Some(&ret); 2] {
        Some("takes and gives vectors of one type")
    } else if name.starts_with("llvm.vector.reduce.") {
        let (vector, start) = params.split_last()?;
        let is_vector = module.types.lanes(*vector).is_some();
        let fits = is_vector && module.types.scalar(*vector) == ret && start.iter().all(|&ty| ty == ret);
        (!fits).then_some("takes a vector of the type that it gives")
    } else if MASKED.iter().any(|prefix| name.starts_with(prefix)) {
        let behind = usize::from(BEFORE_REST.iter().any(|end| name.ends_with(end)));
        let mask = params.iter().rev().nth(behind);
        let lanes = mask.and_then(|&mask| module.types.lanes(mask));
        let parts = params.iter().chain([&ret]).filter(|_| !name.ends_with(".match"));
        let fits = mask.is_some_and(is_mask)
            && parts.filter_map(|&ty| module.types.lanes(ty)).all(|of| lanes == Some(of));
        (!fits).then_some("takes a mask, which is a vector of i1 for the lanes of the other vectors")
    } else {
        None
    }
}

/// Intrinsics with a mask.
const MASKED: [&str; 4] = [
    "llvm.masked.",
    "llvm.experimental.vector.compress",
    "llvm.experimental.vector.extract.last.active",
    "llvm.experimental.vector.match",
];
/// Some of them have a parameter after the mask: the values of the lanes that the mask excludes.
const BEFORE_REST: [&str; 5] = [".load", ".gather", ".expandload", ".compress", ".extract.last.active"];
const COMPRESS: &[u8] = b"llvm.vector.compress.";
const EXPERIMENTAL_COMPRESS: &[u8] = b"llvm.experimental.vector.compress";

/// Reports intrinsics that are declared with the wrong parameters, as far as the rewriting of their calls relies on them.
pub(crate) fn check(module: &Module, diagnostics: &mut Diagnostics) {
    for function in module.functions.values() {
        let name = &function.props.name;
        let row = Row::find(name.as_bytes()).or_else(|| {
            // Since a release that the records do not include, the name has no `experimental`.
            name.as_bytes().starts_with(COMPRESS).then(|| Row::find(EXPERIMENTAL_COMPRESS))?
        });
        let Some((row, (_, params, vararg))) = row.zip(module.types.function_parts(function.ty)) else {
            continue;
        };
        let wrong = if row.takes(params.len(), vararg) {
            wrong_types(module, &row, function.ty).map(str::to_owned)
        } else {
            Some(format!("does not take {} arguments", params.len()))
        };
        if let Some(wrong) = wrong {
            let function = name.to_string_lossy().into_owned();
            let place = Place::Llvm(LlvmPlace { function, ..LlvmPlace::default() });
            let name = row.name.to_string();
            diagnostics.push(IntrinsicProblem::Declaration { name, wrong }.at(place));
        }
    }
}
