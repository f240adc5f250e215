//! Functions of OpenCL C that the module calls and the library has: they become a part of the module. A function of vectors is one
//! that calls that of numbers for each element. Results in memory go through that of the work-item.

use crate::{DOUBLES, FLOATS, Linker, NUMBERS, cpu, shuffles};
use llvm_model::{
    Body, Builder, CastOp, Function, FunctionId, InsertPoint, InstBuilder as _, InstKind, Linkage, Module,
    Type, TypeId, Value,
};
use ocl_mangle::{Builtin, Convention, Name, Qualifiers, Type as Mangled};
use rustc_hash::FxHashMap;

/// The address space of generic pointers (SPIR 1.2, section 2.2).
const GENERIC: u32 = 4;

/// Libraries, each read once a function of it is needed.
pub struct Libraries(Vec<Part>);

struct Part {
    bitcode: &'static [u8],
    state: State,
}

/// What is known of a part.
enum State {
    Unread(fn(Module) -> Linker),
    Read(Box<Linker>),
    /// It is not bitcode, which a test excludes.
    Unreadable,
}

impl Libraries {
    /// Those of targets that have instructions for simple functions, and no library of C.
    pub fn of_devices() -> Libraries {
        Libraries::new(&[FLOATS, DOUBLES, NUMBERS], Linker::new)
    }

    /// Those of CPUs with the library of C. Functions of groups call primitives, which [`crate::cpu`] lists.
    pub fn of_cpus() -> Libraries {
        Libraries::new(&[&cpu::PARTS[..], &[NUMBERS]].concat(), Linker::with_attributes)
    }

    fn new(parts: &[&'static [u8]], linker: fn(Module) -> Linker) -> Libraries {
        let part = |&bitcode: &&'static [u8]| Part { bitcode, state: State::Unread(linker) };
        Libraries(parts.iter().map(part).collect())
    }

    /// Links the functions that the module declares, if `wanted` holds for their names, and all that they need.
    pub fn link(&mut self, module: &mut Module, wanted: impl Fn(&str) -> bool) {
        let mut linked: FxHashMap<Value, Value> = FxHashMap::default();
        // Functions of the library may declare others.
        let mut index = 0;
        while index < module.functions.len() {
            let declared: FunctionId = llvm_model::Id::from_index(index);
            index += 1;
            let this = &module.functions[declared];
            let Some(name) = this.props.name.as_str().filter(|name| wanted(name)) else { continue };
            if this.body.is_some() || name.starts_with("llvm.") {
                continue;
            }
            let name = name.to_owned();
            if let Some(function) = self.function(module, &name) {
                if module.functions[function].ty == module.functions[declared].ty {
                    let [old, new] = [declared, function].map(|id| Value::Const(module.function_const(id)));
                    linked.insert(old, new);
                } else {
                    by_other_pointers(module, declared, function);
                }
            } else if name.starts_with("_Z7shuffle") || name.starts_with("_Z8shuffle2") {
                shuffles::define(module, declared);
            } else {
                // Functions of `half` that the library does not have are those of `float`.
                for element in [None, Some(Builtin::Float)] {
                    if let Some(scalar) = of_elements(&name, element)
                        && let Some(function) = self.function(module, &scalar.name)
                    {
                        by_elements(module, declared, function, &scalar.stored);
                        break;
                    }
                }
            }
        }
        for body in module.functions.iter_mut().filter_map(|(_, function)| function.body.as_mut()) {
            for (_, inst) in body.insts.iter_mut() {
                if let InstKind::Call(call) = &mut inst.kind
                    && let Some(new) = linked.get(&call.callee)
                {
                    call.callee = *new;
                }
            }
        }
    }

    /// Links the library's function of a name into the module; otherwise the function of this name with generic pointers.
    fn function(&mut self, module: &mut Module, name: &str) -> Option<FunctionId> {
        self.named(module, name).or_else(|| self.named(module, &of_generic_pointers(name)?))
    }

    fn named(&mut self, module: &mut Module, name: &str) -> Option<FunctionId> {
        self.0.iter_mut().find_map(|part| part.function(module, name))
    }
}

impl Part {
    fn function(&mut self, module: &mut Module, name: &str) -> Option<FunctionId> {
        if let State::Unread(linker) = self.state {
            // Most names are in no part: bitcode has names as they are.
            if !has(self.bitcode, name.as_bytes()) {
                return None;
            }
            let library = llvm_bitcode::read(self.bitcode);
            self.state = library.map_or(State::Unreadable, |library| State::Read(Box::new(linker(library))));
        }
        match &mut self.state {
            State::Read(linker) => linker.function(module, name),
            State::Unread(_) | State::Unreadable => None,
        }
    }
}

/// Whether bytes are somewhere in others.
fn has(bytes: &[u8], wanted: &[u8]) -> bool {
    memchr::memmem::find(bytes, wanted).is_some()
}

/// The mangled name of the function with generic pointers in place of others.
fn of_generic_pointers(name: &str) -> Option<String> {
    let mut function = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    let mut has_pointers = false;
    for param in &mut function.params {
        if let Mangled::Pointer(pointee) = param {
            has_pointers = true;
            let (qualifiers, ty) = pointee.split();
            let qualifiers = Qualifiers { address_space: Some(GENERIC), ..qualifiers };
            let pointee = ty.clone().qualified(qualifiers);
            *param = Mangled::Pointer(Box::new(pointee));
        }
    }
    has_pointers.then(|| ocl_mangle::mangle(&function, Convention::OpenCl))
}

/// Defines a function by one whose pointers are in other address spaces, if nothing else differs.
fn by_other_pointers(module: &mut Module, function: FunctionId, other: FunctionId) {
    let [ty, of_other] = [function, other].map(|id| module.functions[id].ty);
    let (Some(own), Some(others)) = (module.types.function_parts(ty), module.types.function_parts(of_other))
    else {
        return;
    };
    let is_pointer = |ty: TypeId| module.types.address_space(ty).is_some();
    let fits = |(&own, &other): (&TypeId, &TypeId)| own == other || is_pointer(own) && is_pointer(other);
    let (ret, params) = (others.0, others.1.to_vec());
    if own.1.len() != params.len() || !fits((&own.0, &ret)) || !own.1.iter().zip(&params).all(fits) {
        return;
    }
    let own = own.0;
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
    let args: Vec<Value> =
        (0..).zip(&params).map(|(index, &param)| as_type(&mut at, Value::Arg(index), param)).collect();
    let value = at.call(other, args);
    let is_void = matches!(at.module.types[own], Type::Void);
    let value = (!is_void).then(|| as_type(&mut at, value, own));
    let void = at.module.types.void();
    at.emit(InstKind::Ret { value }, void);
    let this: &mut Function = &mut module.functions[function];
    this.props.linkage = Linkage::Internal;
    this.body = Some(body);
}

/// A pointer as one of another address space.
fn as_type(at: &mut Builder<'_>, value: Value, ty: TypeId) -> Value {
    if at.ty(value) == ty { value } else { at.cast(CastOp::AddrSpaceCast, value, ty) }
}

/// The function of numbers that makes another one.
struct Scalar {
    name: String,
    /// For each parameter that is a pointer to memory for a result: whether this is an `int`, else as the result of the function.
    stored: Vec<Option<bool>>,
}

/// The function of numbers, with results in private memory, for one of vectors or with results in other memory. With `half`, that of
/// this type in the place of `half`.
fn of_elements(name: &str, half: Option<Builtin>) -> Option<Scalar> {
    let mut function = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    // Conversions have the type of their result in the name.
    if let Some(rest) = function.name.plain().and_then(|name| name.strip_prefix("convert_")) {
        let (ty, suffix) = rest.split_at(rest.find('_').unwrap_or(rest.len()));
        let element = ty.trim_end_matches(|digit: char| digit.is_ascii_digit());
        function.name = Name::global(format!("convert_{element}{suffix}"));
    }
    let mut stored = Vec::new();
    let element = |ty: &Mangled| match (element(ty)?, half) {
        (Mangled::Builtin(Builtin::Half), Some(other)) => Some(Mangled::Builtin(other)),
        (other, _) => Some(other),
    };
    for param in &mut function.params {
        if let Mangled::Pointer(pointee) = param {
            let pointee = match &**pointee {
                Mangled::Qualified(_, pointee) => element(pointee)?,
                pointee => element(pointee)?,
            };
            stored.push(Some(pointee == Mangled::Builtin(Builtin::Int)));
            *param = Mangled::Pointer(Box::new(pointee));
        } else {
            *param = element(param)?;
            stored.push(None);
        }
    }
    Some(Scalar { name: ocl_mangle::mangle(&function, Convention::OpenCl), stored })
}

/// The type of a number, or of the elements of a vector.
fn element(ty: &Mangled) -> Option<Mangled> {
    match ty {
        Mangled::Vector { element, .. } => Some((**element).clone()),
        Mangled::Builtin(_) => Some(ty.clone()),
        _ => None,
    }
}

/// Defines a function by one of numbers.
fn by_elements(module: &mut Module, function: FunctionId, of_element: FunctionId, stored: &[Option<bool>]) {
    let ty = module.functions[function].ty;
    let Some((ret, params, _)) = module.types.function_parts(ty) else { return };
    let (params, lanes, number) = (params.to_vec(), module.types.lanes(ret), module.types.scalar(ret));
    let element = module.functions[of_element].ty;
    let of_results = module.types.function_parts(element).map_or(number, |parts| parts.0);
    let taken = module.types.function_parts(element).map_or(Vec::new(), |parts| parts.1.to_vec());
    let is_wider =
        |of: TypeId, ty: TypeId| matches!((&module.types[of], &module.types[ty]), (Type::Float, Type::Half));
    let fits = module.types.function_parts(element).is_some_and(|(of_ret, of_params, _)| {
        let fits = |(&of_param, &param)| {
            let is_pointer = |ty| module.types.address_space(ty).is_some();
            let param_element = module.types.scalar(param);
            of_param == param_element
                || is_wider(of_param, param_element)
                || is_pointer(of_param) && is_pointer(param)
        };
        // A number of vectors (`dot`) is not that of their first elements.
        let of_lanes = |&param: &TypeId| module.types.lanes(param).is_none_or(|count| Some(count) == lanes);
        let all_fit = params.iter().all(of_lanes);
        all_fit
            && (of_ret == number || is_wider(of_ret, number))
            && of_params.len() == params.len()
            && of_params.iter().zip(&params).all(fits)
    });
    if !fits || params.len() != stored.len() {
        return;
    }
    let int = module.types.int(32);
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
    // Memory for the results of one element, and the results.
    let mut memories: Vec<Option<(Value, TypeId, Vec<Value>)>> = Vec::new();
    for is_int in stored {
        memories.push(is_int.map(|is_int| {
            let ty = if is_int { int } else { of_results };
            let one = at.int(int, 1);
            (at.alloca(ty, one, 0), ty, Vec::new())
        }));
    }
    let mut results = Vec::new();
    for lane in 0..lanes.unwrap_or(1) {
        let mut args = Vec::new();
        for (index, (&param, memory)) in (0..).zip(params.iter().zip(&memories)) {
            let argument = Value::Arg(index);
            let is_vector = at.module.types.lanes(param).is_some();
            args.push(match memory {
                Some((memory, ..)) => *memory,
                None if is_vector => at.extract(argument, lane),
                None => argument,
            });
        }
        for (argument, &ty) in args.iter_mut().zip(&taken) {
            let is_pointer = at.module.types.address_space(ty).is_some();
            *argument = match is_pointer {
                true => as_type(&mut at, *argument, ty),
                false => converted(&mut at, *argument, CastOp::FPExt, Type::Half, ty),
            };
        }
        let result = at.call(of_element, args);
        results.push(converted(&mut at, result, CastOp::FPTrunc, Type::Float, number));
        for (memory, ty, values) in memories.iter_mut().flatten() {
            let value = at.load(*ty, *memory, 0);
            values.push(converted(&mut at, value, CastOp::FPTrunc, Type::Float, number));
        }
    }
    for (index, memory) in (0..).zip(&memories) {
        if let Some((_, _, values)) = memory {
            let value = whole(&mut at, values, lanes.is_some());
            at.store(value, Value::Arg(index), 0);
        }
    }
    let value = whole(&mut at, &results, lanes.is_some());
    let void = at.module.types.void();
    at.emit(InstKind::Ret { value: Some(value) }, void);
    let this: &mut Function = &mut module.functions[function];
    this.props.linkage = Linkage::Internal;
    this.body = Some(body);
}

/// A number of the type `from` as one of another float, where the function has `half` and the library has `float`.
fn converted(at: &mut Builder<'_>, value: Value, op: CastOp, from: Type, to: TypeId) -> Value {
    let ty = at.ty(value);
    let is_other = at.module.types[ty] == from && at.module.types.is_float(to) && ty != to;
    if is_other { at.cast(op, value, to) } else { value }
}

/// The vector of some elements, or the only one.
fn whole(at: &mut Builder<'_>, elements: &[Value], is_vector: bool) -> Value {
    match elements {
        [element] if !is_vector => *element,
        elements => at.vector(elements),
    }
}
