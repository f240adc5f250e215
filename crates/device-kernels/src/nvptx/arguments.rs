//! Pointers to local and constant memory that kernels have as arguments.
//!
//! A launch allocates local memory once: a pointer to it is an offset in bytes into one variable. A pointer to constant memory is
//! one to global memory that the kernel does not write to: the memory of constant variables is the module's own.

use super::{GLOBAL, LOCAL};
use crate::edit::{self, is_kernel};
use llvm_model::{
    AttrKind, Attribute, Builder, CastOp, FunctionId, GlobalId, GlobalProps, GlobalVariable, InsertPoint,
    InstBuilder as _, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The address space of pointers to constant memory in SPIR-V.
const CONSTANT: u32 = 2;

/// The variable of local memory that a launch allocates, and its alignment: that of the largest vector of OpenCL C.
const LOCAL_MEMORY: &str = "spirv.local_memory";
const LOCAL_ALIGN: u64 = 128;

/// What an argument of a kernel is for those who launch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The value of the parameter's type.
    Value,
    /// A structure.
    ByValue,
    Global,
    Constant,
    /// An offset into local memory.
    Local,
}

/// A kernel, with its name and its arguments before they are changed.
pub(super) struct Kernel {
    pub(super) name: String,
    pub(super) arguments: Vec<Kind>,
}

/// Changes the parameters of all kernels. The kernels come in the order of functions.
pub(super) fn run(module: &mut Module) -> Vec<Kernel> {
    let mut kernels = Vec::new();
    let mut memory = None;
    for index in 0..module.functions.len() {
        let function = llvm_model::Id::from_index(index);
        let this = &module.functions[function];
        if is_kernel(this) && this.body.is_some() {
            let name = this.props.name.to_string_lossy().into_owned();
            let arguments = kinds(module, function);
            change(module, function, &arguments, &mut memory);
            kernels.push(Kernel { name, arguments });
        }
    }
    kernels
}

fn kinds(module: &Module, function: FunctionId) -> Vec<Kind> {
    let this = &module.functions[function];
    let Some((_, params, _)) = module.types.function_parts(this.ty) else { return Vec::new() };
    let kind = |(index, &ty): (usize, &TypeId)| {
        let set = module.attributes.param(this.attributes, index);
        if module.attributes.ty(set, AttrKind::BYVAL).is_some() {
            return Kind::ByValue;
        }
        match module.types.address_space(ty) {
            Some(LOCAL) => Kind::Local,
            Some(CONSTANT) => Kind::Constant,
            Some(_) => Kind::Global,
            None => Kind::Value,
        }
    };
    params.iter().enumerate().map(kind).collect()
}

fn change(module: &mut Module, function: FunctionId, kinds: &[Kind], memory: &mut Option<GlobalId>) {
    if !kinds.iter().any(|kind| matches!(kind, Kind::Local | Kind::Constant)) {
        return;
    }
    let Some((ret, params, vararg)) = module.types.function_parts(module.functions[function].ty) else {
        return;
    };
    let (own, mut params) = (params.to_vec(), params.to_vec());
    let (word, global) = (module.types.int(32), module.types.ptr(GLOBAL));
    for (param, kind) in params.iter_mut().zip(kinds) {
        match kind {
            Kind::Local => *param = word,
            Kind::Constant => *param = global,
            Kind::Value | Kind::ByValue | Kind::Global => {}
        }
    }
    let ty = module.types.function(ret, &params, vararg);
    module.functions[function].ty = ty;
    describe(module, function, kinds);
    let Some(mut body) = module.functions[function].body.take() else { return };
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::List(Vec::new()));
    let mut replaced = FxHashMap::default();
    let mut added = Vec::new();
    for ((index, kind), &own) in (0..).zip(kinds).zip(&own) {
        let argument = Value::Arg(index);
        let value = match kind {
            Kind::Local => {
                let variable = *memory.get_or_insert_with(|| local_memory(at.module));
                let base = Value::Const(at.module.global_const(variable));
                at.byte_offset(base, argument)
            }
            Kind::Constant => at.cast(CastOp::AddrSpaceCast, argument, own),
            Kind::Value | Kind::ByValue | Kind::Global => continue,
        };
        if let Value::Inst(inst) = value {
            added.push(inst);
        }
        replaced.insert(argument, value);
    }
    let InsertPoint::List(list) = at.at else { return };
    edit::replace(&mut body, &replaced, &added);
    if let Some(entry) = body.entry() {
        body.blocks[entry].insts.splice(0..0, list);
    }
    module.functions[function].body = Some(body);
}

/// Changes the attributes of the parameters: an offset has none, and memory behind a constant pointer is only read.
fn describe(module: &mut Module, function: FunctionId, kinds: &[Kind]) {
    let list = module.attributes.list(module.functions[function].attributes).clone();
    let mut sets = list.params.to_vec();
    sets.resize(kinds.len(), module.attributes.empty_set());
    for (set, kind) in sets.iter_mut().zip(kinds) {
        match kind {
            Kind::Local => *set = module.attributes.empty_set(),
            Kind::Constant => {
                let mut attributes = module.attributes.set(*set).to_vec();
                attributes.push(Attribute::Enum(AttrKind::NOALIAS));
                attributes.push(Attribute::Enum(AttrKind::READ_ONLY));
                *set = module.attributes.intern_set(attributes);
            }
            Kind::Value | Kind::ByValue | Kind::Global => {}
        }
    }
    module.functions[function].attributes = module.attributes.intern_list(list.function, list.ret, &sets);
}

/// The variable whose size a launch states.
fn local_memory(module: &mut Module) -> GlobalId {
    let byte = module.types.int(8);
    let bytes = module.types.array(byte, 0);
    let props = GlobalProps {
        name: LOCAL_MEMORY.into(),
        address_space: LOCAL,
        align: LOCAL_ALIGN,
        ..GlobalProps::default()
    };
    module.globals.push(GlobalVariable::declaration(props, bytes))
}
