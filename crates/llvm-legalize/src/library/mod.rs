//! Builtin functions that become arithmetic, because SPIR-V has no instruction for them, or none that is allowed.

mod bit_fields;
mod media_ops;

use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{FunctionId, InstBuilder as _, InstId, InstKind, Module, Value};
use ocl_mangle::{Builtin, Type};
use translate_common::Options;

/// A function: its name, the number of its parameters, and the code that computes its result from the arguments, with
/// elements of the types in the mangled name.
type Function = (&'static str, usize, Make);
type Make = fn(&mut Emitter, Builtin, &[Value]) -> Option<Value>;

/// The functions that a module declares of those that become arithmetic. Most modules declare none, and need not be
/// looked through.
pub(super) struct Library {
    functions: Vec<&'static Function>,
}

impl Library {
    pub(super) fn find(module: &Module, options: &Options) -> Self {
        let bits = match options.spirv.extensions.allows(bit_fields::EXTENSION) {
            true => &[][..],
            false => bit_fields::FUNCTIONS,
        };
        Self::of(module, media_ops::FUNCTIONS.iter().chain(bits))
    }

    /// Those of a module of shaders, which have instructions for bit fields.
    pub(super) fn of_shaders(module: &Module) -> Self {
        Self::of(module, media_ops::FUNCTIONS.iter())
    }

    /// The functions of a list that a module declares.
    fn of(module: &Module, wanted: impl Iterator<Item = &'static Function>) -> Self {
        let declared: Vec<&str> = module
            .functions
            .values()
            .filter(|function| function.body.is_none())
            .filter_map(|function| function.props.name.as_str())
            .filter(|name| name.starts_with("_Z") && (name.contains("amd_") || name.contains("bit")))
            .collect();
        let is_declared = |name: &str| declared.iter().any(|symbol| symbol.contains(name));
        Self { functions: wanted.filter(|(name, ..)| is_declared(name)).collect() }
    }

    /// Rewrites the calls of these functions in one of the module's.
    pub(super) fn run(&self, cx: &mut Context, module: &mut Module, function: FunctionId) {
        if self.functions.is_empty() {
            return;
        }
        rewrite(cx, module, function, |e, inst| match self.operation(e, inst) {
            Some((make, element, args)) => make(e, element, &args).map_or(Step::Keep, Step::Replace),
            None => Step::Keep,
        });
    }

    /// Returns the code for an instruction, its element types from the mangled name, and its arguments: it is a call of a
    /// declared function of one of the names, with the right types.
    fn operation(&self, e: &mut Emitter, inst: InstId) -> Option<(Make, Builtin, Vec<Value>)> {
        let InstKind::Call(call) = &e.body.insts[inst].kind else { return None };
        let callee = e.module.as_function(call.callee)?;
        let function = &e.module.functions[callee];
        let name = function.props.name.as_str().filter(|name| name.starts_with("_Z"))?;
        if function.body.is_some() || !self.functions.iter().any(|(wanted, ..)| name.contains(wanted)) {
            return None;
        }
        let symbol = ocl_mangle::demangle(name).ok()?;
        let &(_, params, make) =
            self.functions.iter().copied().find(|(name, ..)| *name == symbol.name.base())?;
        let args = call.args.to_vec();
        let Type::Builtin(element) = *symbol.resolve(symbol.params.first()?).lanes().1 else { return None };
        if args.len() != params || symbol.params.len() != params {
            return None;
        }
        let are_stated = symbol.params.iter().zip(&args).all(|(param, &arg)| {
            let param = symbol.resolve(param);
            let (lanes, param) = param.lanes();
            is_stated(e, lanes, param, arg)
        });
        are_stated.then_some((make, element, args))
    }
}

/// Returns whether an argument matches the mangled name: the number of integers or floats, and their width.
fn is_stated(e: &mut Emitter, lanes: u32, param: &Type, arg: Value) -> bool {
    let (ty, &Type::Builtin(element)) = (e.ty(arg), param) else { return false };
    let types = &e.module.types;
    let scalar = types.scalar(ty);
    let of_width = match element.as_int() {
        Some((width, _)) => types.int_width(scalar) == Some(width),
        None => element.as_float().is_some_and(|width| types[scalar].float_width() == Some(width)),
    };
    of_width && types.lanes(ty).unwrap_or(1) == lanes
}
