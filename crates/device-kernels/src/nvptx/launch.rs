//! The hidden argument of kernels: what no special register has.
//!
//! It is the last parameter of kernels that ask for it, a structure by value; see [`FIELDS`]. Functions that ask for it have a
//! pointer to the kernel's as their last parameter. If one of those functions is called by its address, all functions whose address
//! is taken have the parameter, and all calls by address pass it.

use crate::edit::{self, is_kernel};
use crate::target::Query;
use crate::work_items::{self, Function, resized};
use llvm_model::{
    AttrKind, Attribute, Body, Builder, Constant, FunctionId, InstBuilder as _, InstKind, Module, Param,
    TypeId, Value,
};
use rustc_hash::FxHashSet;

/// The name of the structure and of the parameter.
const STRUCTURE: &str = "spirv.launch";
const PARAMETER: &str = "launch";

/// The widths of the members: the global offset, the global size, the number of dimensions, and a reserved one.
const FIELDS: [u32; 8] = [64, 64, 64, 64, 64, 64, 32, 32];

/// The bytes of the structure, and those before the members.
pub(super) const SIZE: u64 = 56;
const OFFSET: u64 = 0;
const GLOBAL_SIZE: u64 = 24;
const WORK_DIM: u64 = 48;

/// The alignment of the structure.
pub(super) const ALIGN: u64 = 8;

/// The global offset of a dimension; of a function that has the parameter.
pub(super) fn global_offset(at: &mut Builder<'_>, dimension: u64, ty: TypeId) -> Value {
    member(at, 64, OFFSET + 8 * dimension, ty)
}

/// The global size of a dimension; of a function that has the parameter.
pub(super) fn global_size(at: &mut Builder<'_>, dimension: u64, ty: TypeId) -> Value {
    member(at, 64, GLOBAL_SIZE + 8 * dimension, ty)
}

/// The number of dimensions; of a function that has the parameter.
pub(super) fn work_dim(at: &mut Builder<'_>, ty: TypeId) -> Value {
    member(at, 32, WORK_DIM, ty)
}

fn member(at: &mut Builder<'_>, bits: u32, offset: u64, ty: TypeId) -> Value {
    let last = at.module.types.function_parts(at.function_type).map_or(0, |(_, params, _)| params.len());
    let offset = at.int64(offset);
    let place = at.byte_offset(Value::Arg(last.saturating_sub(1) as u32), offset);
    let own = at.module.types.int(bits);
    let value = at.load(own, place, u64::from(bits / 8));
    resized(at, value, ty)
}

/// Whether a kernel has the parameter: it is the last one.
pub(super) fn is_passed_to(module: &Module, kernel: FunctionId) -> bool {
    let this = &module.functions[kernel];
    let Some(last) = this.params.len().checked_sub(1) else { return false };
    let ty = module.attributes.ty(module.attributes.param(this.attributes, last), AttrKind::BYVAL);
    ty.is_some_and(|ty| match &module.types[ty] {
        llvm_model::Type::NamedStruct(id) => module.types.structs[*id].name == *STRUCTURE,
        _ => false,
    })
}

/// Gives the parameter to all functions that ask for it.
pub(super) fn run(module: &mut Module) {
    let users = Users::find(module);
    if users.functions.is_empty() {
        return;
    }
    let fields: Vec<TypeId> = FIELDS.iter().map(|&bits| module.types.int(bits)).collect();
    let body = llvm_model::StructType { packed: false, fields: fields.into() };
    let structure = module.types.named_struct(STRUCTURE.into(), Some(body));
    for &function in &users.functions {
        add_parameter(module, function, structure);
    }
    edit::for_each_body(module, |module, function, body| {
        if users.functions.contains(&function) {
            pass(module, function, body, &users);
        }
    });
}

/// Adds the parameter to a function.
fn add_parameter(module: &mut Module, function: FunctionId, structure: TypeId) {
    let Some(ty) = with_pointer(module, module.functions[function].ty) else { return };
    module.change_attributes(function, |attributes| attributes.retain(is_kept));
    let this = &mut module.functions[function];
    let is_kernel = is_kernel(this);
    this.ty = ty;
    this.params.push(Param { name: PARAMETER.into(), pointee: None });
    if is_kernel {
        let list = module.attributes.list(module.functions[function].attributes).clone();
        let mut sets = list.params.to_vec();
        sets.resize(module.functions[function].params.len() - 1, module.attributes.empty_set());
        sets.push(module.attributes.intern_set(vec![
            Attribute::Type(AttrKind::BYVAL, Some(structure)),
            Attribute::Int(AttrKind::ALIGN, ALIGN),
        ]));
        module.functions[function].attributes = module.attributes.intern_list(list.function, list.ret, &sets);
    }
}

/// Whether an attribute of a function or a call stays: it reads memory now, that of the kernel's parameter.
fn is_kept(attribute: &Attribute) -> bool {
    attribute.kind() != Some(AttrKind::MEMORY)
}

/// A function type with one more parameter, a pointer.
fn with_pointer(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    let (ret, params, vararg) = module.types.function_parts(ty)?;
    let mut params = params.to_vec();
    params.push(module.types.ptr(super::GENERIC));
    Some(module.types.function(ret, &params, vararg))
}

/// Passes the parameter on in calls.
fn pass(module: &mut Module, function: FunctionId, body: &mut Body, users: &Users) {
    let own = Value::Arg(module.functions[function].params.len().saturating_sub(1) as u32);
    for (_, inst) in body.insts.iter_mut() {
        let InstKind::Call(call) = &mut inst.kind else { continue };
        let takes_it = match module.as_function(call.callee) {
            Some(callee) => users.functions.contains(&callee),
            None => users.by_address && is_by_address(module, call.callee),
        };
        let fixed = module.types.function_parts(call.function_type).map_or(0, |(_, params, _)| params.len());
        if takes_it && let Some(ty) = with_pointer(module, call.function_type) {
            call.function_type = ty;
            call.args.insert(fixed.min(call.args.len()), own);
            let list = module.attributes.list(call.attributes).clone();
            let mut set = module.attributes.set(list.function).to_vec();
            set.retain(is_kept);
            let set = module.attributes.intern_set(set);
            call.attributes = module.attributes.intern_list(set, list.ret, &list.params);
        }
    }
}

/// Whether a callee other than a function is an address, not inline assembly.
fn is_by_address(module: &Module, callee: Value) -> bool {
    !matches!(callee, Value::Const(id) if matches!(module.constants[id], Constant::InlineAsm(_)))
}

/// The functions that ask for the parameter.
struct Users {
    functions: FxHashSet<FunctionId>,
    /// Whether calls by address pass it.
    by_address: bool,
}

impl Users {
    fn find(module: &mut Module) -> Users {
        let addressed = addressed(module);
        let mut users = Users { functions: FxHashSet::default(), by_address: false };
        loop {
            let before = (users.functions.len(), users.by_address);
            for (id, function) in module.functions.iter() {
                let asks = function.body.as_ref().is_some_and(|body| users.asks(module, body));
                if asks || users.by_address && addressed.contains(&id) {
                    users.functions.insert(id);
                }
            }
            users.by_address |= addressed.iter().any(|id| users.functions.contains(id));
            if before == (users.functions.len(), users.by_address) {
                return users;
            }
        }
    }

    /// Whether a body has a call that needs the parameter.
    fn asks(&self, module: &Module, body: &Body) -> bool {
        body.instructions().filter_map(|(_, _, inst)| inst.kind.call()).any(|call| {
            let Some(callee) = module.as_function(call.callee) else {
                return self.by_address && is_by_address(module, call.callee);
            };
            let this = &module.functions[callee];
            self.functions.contains(&callee)
                || this.body.is_none() && this.props.name.as_str().is_some_and(asks)
        })
    }
}

/// Whether a function of OpenCL C has a result that no register has.
fn asks(name: &str) -> bool {
    work_items::function(name).is_some_and(|function| {
        matches!(
            function,
            Function::GlobalId
                | Function::GlobalLinearId
                | Function::WorkDim
                | Function::Of(Query::GlobalSize | Query::GlobalOffset)
        )
    })
}

/// The functions with a body that are used other than by being called.
fn addressed(module: &Module) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    let mut parts: Vec<_> = module.globals.values().filter_map(|global| global.initializer).collect();
    for (_, _, constant) in module.constants.iter() {
        constant.for_each_operand(|part| parts.push(part));
    }
    for function in module.functions.values() {
        for (_, _, inst) in function.body.iter().flat_map(Body::instructions) {
            let callee = inst.kind.call().map(|call| call.callee);
            let mut is_callee = false;
            inst.kind.for_each_operand(|operand| {
                // The callee comes once as such; another time it is an argument.
                if Some(operand) == callee && !is_callee {
                    is_callee = true;
                } else if let Value::Const(id) = operand {
                    parts.push(id);
                }
            });
        }
    }
    for part in parts {
        if let Constant::Function(id) = module.constants[part]
            && module.functions[id].body.is_some()
            && !is_kernel(&module.functions[id])
        {
            found.insert(id);
        }
    }
    found
}
