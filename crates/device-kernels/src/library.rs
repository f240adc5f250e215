//! Functions of OpenCL C that the module calls and the library has: they become a part of the module. A function of vectors is one
//! that calls that of numbers for each element.

use crate::edit;
use llvm_model::{
    Body, Builder, Function, FunctionId, InsertPoint, InstBuilder as _, InstKind, Linkage, Module, Value,
};
use ocl_library::Linker;
use ocl_mangle::{Convention, Type as Mangled};
use rustc_hash::FxHashMap;

/// The libraries, once a function of one is called.
#[derive(Default)]
struct Libraries {
    floats: Option<Option<Linker>>,
    doubles: Option<Option<Linker>>,
}

impl Libraries {
    /// The library's function of a name, in the module.
    fn function(&mut self, module: &mut Module, name: &str) -> Option<FunctionId> {
        let floats = self.floats.get_or_insert_with(|| ocl_library::floats().map(Linker::new)).as_mut()?;
        if let Some(function) = floats.function(module, name) {
            return Some(function);
        }
        let doubles = self.doubles.get_or_insert_with(|| ocl_library::doubles().map(Linker::new)).as_mut()?;
        doubles.function(module, name)
    }
}

/// Links the functions that the module declares.
pub(crate) fn run(module: &mut Module) {
    let mut libraries = Libraries::default();
    let mut linked: FxHashMap<Value, Value> = FxHashMap::default();
    for index in 0..module.functions.len() {
        let declared: FunctionId = llvm_model::Id::from_index(index);
        let this = &module.functions[declared];
        let Some(name) = this.props.name.as_str().filter(|name| name.starts_with("_Z")) else { continue };
        if this.body.is_some() {
            continue;
        }
        let name = name.to_owned();
        if let Some(function) = libraries.function(module, &name) {
            if module.functions[function].ty == module.functions[declared].ty {
                let [old, new] = [declared, function].map(|id| Value::Const(module.function_const(id)));
                linked.insert(old, new);
            }
        } else if let Some(scalar) = of_elements(&name)
            && let Some(function) = libraries.function(module, &scalar)
        {
            by_elements(module, declared, function);
        }
    }
    edit::for_each_body(module, |_, _, body| {
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Call(call) = &mut inst.kind
                && let Some(new) = linked.get(&call.callee)
            {
                call.callee = *new;
            }
        }
    });
}

/// The name of the function of numbers for that of a function of vectors.
fn of_elements(name: &str) -> Option<String> {
    let mut function = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    let mut any = false;
    for param in &mut function.params {
        match param {
            Mangled::Vector { element, .. } => {
                *param = (**element).clone();
                any = true;
            }
            Mangled::Builtin(_) => {}
            _ => return None,
        }
    }
    any.then(|| ocl_mangle::mangle(&function, Convention::OpenCl))
}

/// Defines a function of vectors by one of numbers.
fn by_elements(module: &mut Module, function: FunctionId, of_element: FunctionId) {
    let ty = module.functions[function].ty;
    let Some((ret, params, _)) = module.types.function_parts(ty) else { return };
    let (params, count) = (params.to_vec(), module.types.lanes(ret));
    let element = module.functions[of_element].ty;
    let fits = module.types.function_parts(element).is_some_and(|(of_ret, of_params, _)| {
        let scalar = |&ty: &llvm_model::TypeId| module.types.scalar(ty);
        of_ret == module.types.scalar(ret) && of_params.iter().copied().eq(params.iter().map(scalar))
    });
    let (Some(count), true) = (count, fits) else { return };
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
    let mut results = Vec::new();
    for lane in 0..count {
        let mut args = Vec::new();
        for (index, &param) in (0..).zip(&params) {
            let argument = Value::Arg(index);
            let is_vector = at.module.types.lanes(param).is_some();
            args.push(if is_vector { at.extract(argument, lane) } else { argument });
        }
        results.push(at.call(of_element, args));
    }
    let value = at.vector(&results);
    let void = at.module.types.void();
    at.emit(InstKind::Ret { value: Some(value) }, void);
    let this: &mut Function = &mut module.functions[function];
    this.props.linkage = Linkage::Internal;
    this.body = Some(body);
}
