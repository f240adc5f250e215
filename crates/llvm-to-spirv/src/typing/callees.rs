//! Evidence about pointers from called functions: by their mangled names, or by passing them through.

use llvm_model::{Function, Module, Name, Type, TypeId, Types};
use spirv_mapping::MangledPointees;
use spirv_mapping::convention::shaders;
use spirv_mapping::friendly;
use spirv_mapping::signatures::{self, Pointee};
use spirv_module::Op;

/// The evidence in a function's symbol.
pub(super) struct Callee {
    /// The pointee type of each parameter, as far as the symbol determines it.
    pub(super) pointees: Vec<Option<TypeId>>,
    /// Whether the result points to the same thing as the first argument.
    pub(super) passes_through: bool,
    /// Whether the results of any two calls may point to different types.
    pub(super) has_own_results: bool,
}

/// The prefix of the names of the builtins that compare and exchange: SPIR-V does so with integers only.
const COMPARES: &str = "atomic_compare_exchange";

/// LLVM's intrinsics whose result has the same pointee as their first argument, by the name before the type suffix.
pub(super) const PASS_THROUGH_INTRINSICS: &[&str] = &[
    "llvm.ptrmask",
    "llvm.ptr.annotation",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.threadlocal.address",
    "llvm.ssa.copy",
    "llvm.expect",
];

/// Returns the evidence in the symbols of the module's functions, by function; `None` for symbols without evidence.
pub(super) fn callees(module: &mut Module) -> Vec<Option<Callee>> {
    let signatures = MangledPointees::of_kernels(module);
    let types = &mut module.types;
    let read = |function: &Function| {
        let symbol = function.props.name.as_str()?;
        let (ret, params, _) = types.function_parts(function.ty)?;
        let count = params.len();
        let gives_pointer = types.address_space(ret).is_some();
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
        // The type of the result may follow the name.
        let plain = name.split_once("_R").map_or(name.as_str(), |(plain, _)| plain);
        let op = friendly::instruction(plain);
        Some(Callee {
            pointees,
            passes_through: gives_pointer && spirv_mapping::passes_through(&name),
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

/// Returns the evidence about parameters in the plain name of a friendly function.
fn named_plainly(types: &mut Types, symbol: &str, count: usize) -> Option<Callee> {
    let op = friendly::instruction(symbol)?;
    let mut pointees = vec![None; count];
    let operands = signatures::of_core(op).map_or(&[][..], |signature| signature.operands);
    for (operand, part) in operands.iter().enumerate() {
        let Pointee::Opaque(name) = part.pointee else { continue };
        let ty = Type::TargetExt { name: Name::from(name), types: Box::default(), ints: Box::default() };
        *pointees.get_mut(operand)? = Some(types.intern(ty));
    }
    let says = pointees.iter().any(Option::is_some);
    says.then_some(Callee { pointees, passes_through: false, has_own_results: false })
}
