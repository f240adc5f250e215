//! What the functions that are called say about pointers: by their mangled names, or by passing them through.

use super::signature::Signatures;
use llvm_model::{Function, Module, Name, Type, TypeId, Types};
use spirv_mapping::convention::shaders;
use spirv_mapping::friendly;
use spirv_module::Op;

/// What a function's symbol says.
pub(super) struct Callee {
    /// What each parameter points to, as far as the symbol says.
    pub(super) pointees: Vec<Option<TypeId>>,
    /// Whether the result points to the same thing as the first argument.
    pub(super) passes_through: bool,
    /// Whether the results of any two calls may point to different types.
    pub(super) has_own_results: bool,
}

/// Builtins whose result points to the same thing as their first argument.
const PASS_THROUGH: &[&str] = &[
    "to_global",
    "to_local",
    "to_private",
    "__to_global",
    "__to_local",
    "__to_private",
    "__spirv_GenericCastToPtr",
    "__spirv_GenericCastToPtr_ToGlobal",
    "__spirv_GenericCastToPtr_ToLocal",
    "__spirv_GenericCastToPtr_ToPrivate",
    "__spirv_GenericCastToPtrExplicit",
    "__spirv_GenericCastToPtrExplicit_ToGlobal",
    "__spirv_GenericCastToPtrExplicit_ToLocal",
    "__spirv_GenericCastToPtrExplicit_ToPrivate",
    "__spirv_PtrCastToGeneric",
    "__spirv_PtrCastToCrossWorkgroupINTEL",
    "__spirv_CrossWorkgroupCastToPtrINTEL",
];

/// What the names of the builtins begin with that compare and exchange: SPIR-V does so with integers alone.
const COMPARES: &str = "atomic_compare_exchange";

/// Operands that point to events, which the plain name of a friendly function does not say: instruction, operand, and the
/// name of the type that they point to.
const EVENTS: &[(Op, usize, &str)] = &[
    (Op::GroupWaitEvents, 2, "spirv.Event"),
    (Op::EnqueueMarker, 2, "spirv.DeviceEvent"),
    (Op::EnqueueMarker, 3, "spirv.DeviceEvent"),
];

/// LLVM's intrinsics of the same kind, by the name before the type suffix.
pub(super) const PASS_THROUGH_INTRINSICS: &[&str] = &[
    "llvm.ptrmask",
    "llvm.ptr.annotation",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.threadlocal.address",
    "llvm.ssa.copy",
    "llvm.expect",
];

/// What the symbols of the module's functions say, by function; `None` for symbols that say nothing.
pub(super) fn callees(module: &mut Module) -> Vec<Option<Callee>> {
    let signatures = Signatures::new(module);
    let types = &mut module.types;
    let read = |function: &Function| {
        let symbol = function.props.name.as_str()?;
        let (_, params, _) = types.function_parts(function.ty)?;
        let count = params.len();
        if !symbol.starts_with("_Z") {
            return named_plainly(types, symbol, count);
        }
        let (name, mut pointees) = signatures.pointees(types, symbol, count)?;
        if name.starts_with(COMPARES) {
            pointees.iter_mut().flatten().for_each(|pointee| *pointee = integer_of(types, *pointee));
        }
        if friendly::instruction(symbol) == Some(Op::GroupAsyncCopy)
            && let [_, destination, source, ..] = &mut pointees[..]
        {
            // Both point to the elements that are copied; one symbol in use names void for either.
            (*destination, *source) = (destination.or(*source), destination.or(*source));
        }
        // The type of the result may stand behind the name.
        let plain = name.split_once("_R").map_or(name.as_str(), |(plain, _)| plain);
        let op = friendly::instruction(plain);
        Some(Callee {
            pointees,
            passes_through: PASS_THROUGH.contains(&name.as_str()),
            has_own_results: op.is_some_and(|op| shaders::POINTER_MAKERS.contains(&op)),
        })
    };
    module.functions.values().map(read).collect()
}

/// The integer that is compared and exchanged in place of a float.
fn integer_of(types: &mut Types, ty: TypeId) -> TypeId {
    match types[ty] {
        Type::Float => types.int(32),
        Type::Double => types.int(64),
        _ => ty,
    }
}

/// What the plain name of a friendly function says of its parameters.
fn named_plainly(types: &mut Types, symbol: &str, count: usize) -> Option<Callee> {
    let op = friendly::instruction(symbol)?;
    let mut pointees = vec![None; count];
    for (_, operand, name) in EVENTS.iter().filter(|(of, ..)| *of == op) {
        let ty = Type::TargetExt { name: Name::from(*name), types: Box::default(), ints: Box::default() };
        *pointees.get_mut(*operand)? = Some(types.intern(ty));
    }
    let says = pointees.iter().any(Option::is_some);
    says.then_some(Callee { pointees, passes_through: false, has_own_results: false })
}
