//! Functions of OpenCL C that no instruction of shaders is precise enough for: those of the library of functions of `float` and
//! `double`, which become a part of the module.
//!
//! A function of vectors is called for each element, and one of halves for floats.

mod approximate;

use super::functions::Call;
use crate::hlsl::variables::declare_without_binding;
use llvm_model::{
    Builder, CastOp, Flags, FloatPredicate, GlobalId, InstBuilder as _, Linkage, Name, Type, TypeId, Value,
};
use ocl_library::Linker;
use ocl_mangle::{Builtin, Convention, Function, Type as Mangled};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{ExtInstSet, StorageClass};

/// The library, once a function of it is called.
#[derive(Default)]
pub(super) struct Library {
    /// Whether the device may compute with 64-bit floats.
    has_doubles: bool,
    /// Whether the last call became an instruction that is less precise than the function has to be.
    pub(super) was_approximated: bool,
    floats: Option<Option<Linker>>,
    doubles: Option<Option<Linker>>,
    groups: Option<Option<Linker>>,
    /// Memory of the workgroup with a number of 32 or of 64 bits for each work-item.
    scratch: [Option<GlobalId>; 2],
}

/// The functions that need no 64-bit floats.
const WITHOUT_DOUBLES: [&str; 3] = ["fract", "modf", "nextafter"];

/// The bits of the largest half below one.
const BELOW_ONE: u64 = 0x3bff;

/// The most work-items of a group for which memory is there.
const MAX_GROUP: u64 = 1024;

impl Library {
    /// Begins for a device that may or may not have 64-bit floats.
    pub(super) fn new(has_doubles: bool) -> Library {
        Library { has_doubles, ..Library::default() }
    }

    /// Adds a call of the function of groups or memory called `name`; `None` if there is none.
    pub(super) fn call_named(&mut self, at: &mut Builder<'_>, name: &str, args: Vec<Value>) -> Option<Value> {
        let linker = self.groups.get_or_insert_with(|| ocl_library::groups().map(Linker::new)).as_mut()?;
        let function = linker.function(at.module, name)?;
        Some(at.call(function, args))
    }

    /// The address of memory of the workgroup with a number of 32 or 64 bits for each work-item.
    pub(super) fn scratch(&mut self, at: &mut Builder<'_>, bits: u32) -> Value {
        let known = &mut self.scratch[usize::from(bits == 64)];
        let module = &mut *at.module;
        let variable = *known.get_or_insert_with(|| {
            let element = module.types.int(bits);
            let ty = module.types.array(element, MAX_GROUP);
            let name = Name::from(format!("group.{bits}"));
            let variable = declare_without_binding(module, ty, StorageClass::Workgroup, &name);
            module.globals[variable].props.linkage = Linkage::Internal;
            module.globals[variable].initializer = Some(module.constants.poison(ty));
            variable
        });
        Value::Const(at.module.global_const(variable))
    }

    /// Adds calls of the library's function for a call; `None` if it has none.
    pub(super) fn call(&mut self, at: &mut Builder<'_>, this: &Call, function: OpenClStd) -> Option<Value> {
        let name = ExtInstSet::OpenClStd.instruction(function.0)?.name;
        let name = name.strip_prefix("half_").unwrap_or(name);
        let operands: Option<Vec<Value>> =
            (0..this.reading.operands.len()).map(|index| this.operand(at, index)).collect();
        let operands = operands?;
        let is_of_doubles = operands.iter().any(|&operand| scalar_of(at, operand) == Type::Double);
        // Instructions for approximations are of floats.
        if !is_of_doubles
            && (this.flags.contains(Flags::AFN) || !self.has_doubles)
            && let Some(value) = approximate::call(at, this, name)
        {
            self.was_approximated = !this.flags.contains(Flags::AFN);
            return Some(value);
        }
        if !self.has_doubles && !WITHOUT_DOUBLES.contains(&name) {
            return None;
        }
        let lanes = at.module.types.lanes(this.ty);
        let mut results = Vec::new();
        for lane in 0..lanes.unwrap_or(1) {
            let lane = lanes.is_some().then_some(lane);
            results.push(self.of_lane(at, name, &operands, this.ty, lane)?);
        }
        match lanes {
            Some(_) => Some(at.vector(&results)),
            None => results.first().copied(),
        }
    }

    /// Adds the call for one element, or for the scalar.
    fn of_lane(
        &mut self,
        at: &mut Builder<'_>,
        name: &str,
        operands: &[Value],
        ty: TypeId,
        lane: Option<u32>,
    ) -> Option<Value> {
        let result = at.module.types.scalar(ty);
        let [is_half, is_double] = [Type::Half, Type::Double]
            .map(|kind| operands.iter().any(|&operand| scalar_of(at, operand) == kind));
        let (float, float_param) =
            if is_double { (Type::Double, Builtin::Double) } else { (Type::Float, Builtin::Float) };
        let (mut args, mut params) = (Vec::new(), Vec::new());
        let mut stored = None;
        for &operand in operands {
            let of = at.ty(operand);
            if at.module.types.address_space(of).is_some() {
                // What is stored has the type of the result, or is an integer.
                let is_number = matches!(name, "frexp" | "lgamma_r" | "remquo");
                let own =
                    if is_number { at.module.types.int(32) } else { at.module.types.intern(float.clone()) };
                let variable = variable(at, own);
                stored = Some((operand, variable, own, is_number));
                args.push(variable);
                params.push(Mangled::pointer(if is_number {
                    Mangled::Builtin(Builtin::Int)
                } else {
                    Mangled::Builtin(float_param)
                }));
                continue;
            }
            let part = match (lane, at.module.types.lanes(of)) {
                (Some(lane), Some(_)) => at.extract(operand, lane),
                _ => operand,
            };
            let scalar = at.module.types.scalar(of);
            let (part, param) = match at.module.types[scalar] {
                Type::Float => (part, Builtin::Float),
                Type::Double => (part, Builtin::Double),
                // The neighbors of a half are not those of a float.
                Type::Half if name == "nextafter" => (part, Builtin::Half),
                Type::Half => {
                    let float = at.module.types.intern(Type::Float);
                    (at.cast(CastOp::FPExt, part, float), Builtin::Float)
                }
                Type::Integer(32) => (part, Builtin::Int),
                _ => return None,
            };
            args.push(part);
            params.push(Mangled::Builtin(param));
        }
        let symbol = ocl_mangle::mangle(&Function::new(name, params), Convention::OpenCl);
        let linker = if is_double {
            self.doubles.get_or_insert_with(|| ocl_library::doubles().map(Linker::new))
        } else {
            self.floats.get_or_insert_with(|| ocl_library::floats().map(Linker::new))
        };
        let function = linker.as_mut()?.function(at.module, &symbol)?;
        let mut value = at.call(function, args);
        let given = at.ty(value);
        if is_half && at.module.types[result] == Type::Half && given != result {
            value = at.cast(CastOp::FPTrunc, value, result);
            if name == "fract" {
                // A float below one may be the half one.
                let one = at.float_like(value, 1.0);
                let is_one = at.fcmp(FloatPredicate::Oeq, value, one);
                let largest = at.float_bits(result, BELOW_ONE);
                value = at.select(is_one, largest, value);
            }
        }
        if let Some((pointer, variable, own, is_number)) = stored {
            store(at, pointer, variable, own, is_half && !is_number, lane);
        }
        Some(value)
    }
}

/// The type of a value, or of its elements.
fn scalar_of(at: &mut Builder<'_>, value: Value) -> Type {
    let of = at.ty(value);
    at.module.types[at.module.types.scalar(of)].clone()
}

/// A variable of the function for a result.
fn variable(at: &mut Builder<'_>, ty: TypeId) -> Value {
    let one = at.int32(1);
    at.alloca(ty, one, 0)
}

/// Stores what the library stored in a variable.
fn store(
    at: &mut Builder<'_>,
    pointer: Value,
    variable: Value,
    own: TypeId,
    is_half: bool,
    lane: Option<u32>,
) {
    let mut value = at.load(own, variable, 0);
    let mut element = own;
    if is_half {
        element = at.module.types.intern(Type::Half);
        value = at.cast(CastOp::FPTrunc, value, element);
    }
    let place = match lane {
        Some(lane) => {
            let index = at.int32(lane);
            at.gep(element, pointer, &[index])
        }
        None => pointer,
    };
    let bytes = match at.module.types[element] {
        Type::Half => 2,
        Type::Double => 8,
        _ => 4,
    };
    at.store(value, place, bytes);
}
