//! Functions that no entry point reaches: clang leaves those that it has inlined, and constructors of resources. Stores to
//! variables that nothing reads: clang copies empty structures out of variables that it does not define. Inputs that nothing reads.

use super::addresses;
use super::locals::holds_handle;
use crate::rewrite::{self, Step, callee_name};
use crate::sweep;
use llvm_model::{
    Body, ConstId, Constant, ConstantExpr, Function, FunctionId, GlobalId, Id as _, InstKind, Linkage,
    MetadataOperand, Module, Value,
};
use rustc_hash::FxHashSet;
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// The intrinsics that write memory, in front of the types.
const WRITES: [&str; 4] = ["llvm.memcpy.p", "llvm.memcpy.inline.p", "llvm.memmove.p", "llvm.memset.p"];

/// The most elements of vectors that shaders have.
pub(super) const MAX_LANES: u32 = 4;

/// Removes the definitions that no function for which `is_entry` returns true reaches, if there is one.
pub(crate) fn run(module: &mut Module, is_entry: impl Fn(&Module, &Function) -> bool) {
    let functions = module.functions.iter();
    let mut work: Vec<FunctionId> = functions
        .filter(|(_, function)| function.body.is_some() && is_entry(module, function))
        .map(|(id, _)| id)
        .collect();
    if work.is_empty() {
        return;
    }
    let mut reached: FxHashSet<FunctionId> = work.iter().copied().collect();
    while let Some(id) = work.pop() {
        let Some(body) = &module.functions[id].body else { continue };
        let mut visit = |value: Value| {
            if let Some(callee) = module.as_function(value)
                && reached.insert(callee)
            {
                work.push(callee);
            }
        };
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(&mut visit);
        }
        for operand in &body.metadata_operands {
            if let MetadataOperand::Value(value) = operand {
                visit(*value);
            }
        }
    }
    let named: FxHashSet<FunctionId> = addresses(module);
    for (id, function) in module.functions.iter_mut() {
        if function.body.is_some() && !reached.contains(&id) && !named.contains(&id) {
            function.body = None;
        }
    }
    let kept: Vec<FunctionId> =
        module.functions.ids().filter(|id| reached.contains(id) || named.contains(id)).collect();
    module.arrange_functions(&kept);
}

/// The functions that initializers and metadata name.
fn addresses(module: &Module) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    let mut work: Vec<ConstId> = module.globals.values().filter_map(|global| global.initializer).collect();
    work.extend(module.metadata.values().filter_map(|node| match node {
        llvm_model::Metadata::Constant(constant) => Some(*constant),
        _ => None,
    }));
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    while let Some(id) = work.pop() {
        if !seen.insert(id) {
            continue;
        }
        if let Constant::Function(function) = module.constants[id] {
            found.insert(function);
        }
        module.constants[id].for_each_operand(|operand| work.push(operand));
    }
    found.retain(|id| id.index() < module.functions.len());
    found
}

/// Removes what has no form from memory of the invocation that nothing reads: handles, and copies of variables that the module
/// does not define.
pub(super) fn remove_dead_stores(module: &mut Module) {
    let private = address_space(SHADER_STORAGE, StorageClass::Private);
    let own = |global: &llvm_model::GlobalVariable| {
        global.props.linkage == Linkage::Internal && Some(global.props.address_space) == private
    };
    if !module.globals.values().any(own) {
        return;
    }
    let mut read = globals_of_constants(module);
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            let written = written(module, &inst.kind);
            let mut left = usize::from(written.is_some());
            inst.kind.for_each_operand(|operand| {
                let Value::Const(id) = operand else { return };
                match written {
                    Some(pointer) if pointer == operand && left > 0 => left -= 1,
                    _ => collect(module, id, &mut read),
                }
            });
        }
    }
    for index in 0..module.functions.len() {
        rewrite::run(module, FunctionId::from_index(index), |at, inst| {
            let pointer = written(at.module, &at.body.insts[inst].kind);
            let Some(global) = pointer.and_then(|pointer| variable(at.module, pointer)) else {
                return Step::Keep;
            };
            let this = &at.module.globals[global];
            let has_no_form = holds_handle(&at.module.types, this.value_type)
                || copies_undefined(at.module, &at.body.insts[inst].kind);
            match own(this) && !read.contains(&global) && has_no_form {
                true => Step::Drop,
                false => Step::Keep,
            }
        });
    }
    // Variables of handles have no form.
    for global in module.globals.ids().collect::<Vec<_>>() {
        let this = &module.globals[global];
        if own(this) && !read.contains(&global) && holds_handle(&module.types, this.value_type) {
            addresses::remove(module, global);
        }
    }
}

/// Removes inputs of matrices that nothing but copies into unread variables reads: clang loads every parameter without
/// optimization, and matrices between stages have no form.
pub(super) fn remove_unread_matrices(module: &mut Module) {
    let input = address_space(SHADER_STORAGE, StorageClass::Input);
    let matrices: Vec<GlobalId> = module
        .globals
        .iter()
        .filter(|(_, global)| Some(global.props.address_space) == input)
        .filter(|(_, global)| module.types.lanes(global.value_type).is_some_and(|lanes| lanes > MAX_LANES))
        .map(|(id, _)| id)
        .collect();
    if matrices.is_empty() {
        return;
    }
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        remove_stores_of_unread(module, &mut body);
        sweep::run(module, &mut body);
        module.functions[function].body = Some(body);
    }
    for matrix in matrices {
        if !uses_any(module, std::iter::once(matrix)) {
            addresses::remove(module, matrix);
        }
    }
}

/// Removes stores to variables of a function that are only stored to.
fn remove_stores_of_unread(module: &Module, body: &mut Body) {
    let mut unread: FxHashSet<Value> = body
        .instructions()
        .filter(|(_, _, inst)| matches!(inst.kind, InstKind::Alloca { .. }))
        .map(|(_, id, _)| Value::Inst(id))
        .collect();
    for (_, _, inst) in body.instructions() {
        let stored_to = written(module, &inst.kind).filter(|_| matches!(inst.kind, InstKind::Store { .. }));
        let mut left = usize::from(stored_to.is_some());
        if sweep::marks_lifetime(module, &inst.kind) {
            continue;
        }
        inst.kind.for_each_operand(|operand| match stored_to {
            Some(pointer) if pointer == operand && left > 0 => left -= 1,
            _ => {
                unread.remove(&operand);
            }
        });
    }
    let is_dead = |inst: &InstKind| match inst {
        InstKind::Store { pointer, .. } => written(module, inst).is_some() && unread.contains(pointer),
        _ => false,
    };
    for block in body.layout.clone() {
        let mut insts = std::mem::take(&mut body.blocks[block].insts);
        insts.retain(|id| !is_dead(&body.insts[*id].kind));
        body.blocks[block].insts = insts;
    }
}

/// Whether an instruction of the module uses one of these globals.
pub(super) fn uses_any(module: &Module, globals: impl Iterator<Item = GlobalId>) -> bool {
    let mut used: FxHashSet<GlobalId> = FxHashSet::default();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|operand| {
                if let Value::Const(id) = operand {
                    collect(module, id, &mut used);
                }
            });
        }
    }
    globals.into_iter().any(|global| used.contains(&global))
}

/// The pointer that an instruction only writes through.
fn written(module: &Module, kind: &InstKind) -> Option<Value> {
    if let InstKind::Store { pointer, volatile: false, atomic: None, .. } = kind {
        return Some(*pointer);
    }
    let name = callee_name(module, kind)?;
    let writes = WRITES.iter().any(|write| name.starts_with(write));
    kind.call().filter(|_| writes)?.args.first().copied()
}

/// Whether a call copies a variable that is in no memory of shaders, and that the module does not define.
fn copies_undefined(module: &Module, kind: &InstKind) -> bool {
    let source = kind.call().and_then(|call| variable(module, *call.args.get(1)?));
    source.is_some_and(|source| {
        let source = &module.globals[source];
        source.props.address_space == 0 && source.initializer.is_none()
    })
}

/// The variable that a constant pointer is an address in.
fn variable(module: &Module, pointer: Value) -> Option<GlobalId> {
    let Value::Const(mut id) = pointer else { return None };
    loop {
        id = match &module.constants[id] {
            Constant::Global(global) => return Some(*global),
            Constant::Expr(expr) => match **expr {
                ConstantExpr::GetElementPtr { base, .. } => base,
                ConstantExpr::Cast { operand, .. } => operand,
                _ => return None,
            },
            _ => return None,
        };
    }
}

/// The globals whose addresses initializers contain.
fn globals_of_constants(module: &Module) -> FxHashSet<GlobalId> {
    let mut found = FxHashSet::default();
    for initializer in module.globals.values().filter_map(|global| global.initializer) {
        collect(module, initializer, &mut found);
    }
    found
}

/// Adds the globals whose addresses a constant contains.
fn collect(module: &Module, constant: ConstId, found: &mut FxHashSet<GlobalId>) {
    let (mut work, mut seen) = (vec![constant], FxHashSet::default());
    while let Some(id) = work.pop() {
        if let Constant::Global(global) = module.constants[id] {
            found.insert(global);
        }
        if seen.insert(id) {
            module.constants[id].for_each_operand(|operand| work.push(operand));
        }
    }
}
