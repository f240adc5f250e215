//! Changes the types of the values in the classes of [`super::classes`].

use super::SAMPLER_WIDTH;
use super::classes::{Classes, Node};
use llvm_model::{
    Call, CallingConv, ConstId, Constant, Function, FunctionId, InstId, InstKind, Instruction, Module, Type,
    TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::sampler;

/// Gives every function, instruction and allocation its type.
pub(super) fn run(module: &mut Module, classes: &mut Classes, integers: bool) {
    let functions: Vec<FunctionId> = module.functions.iter().map(|(id, _)| id).collect();
    let old_types: Vec<TypeId> = module.functions.values().map(|function| function.ty).collect();
    let mut retyping = Retyping { classes, old_types: &old_types, integers, initializer: None };
    for &function in &functions {
        signature(module, function, &mut retyping);
    }
    for function in functions {
        body(module, function, &mut retyping);
    }
}

/// The changed types.
struct Retyping<'a> {
    classes: &'a mut Classes,
    /// The types that the functions had.
    old_types: &'a [TypeId],
    /// Whether integers may stand for samplers.
    integers: bool,
    /// The function that makes a sampler of a literal, once one is needed.
    initializer: Option<FunctionId>,
}

impl Retyping<'_> {
    /// The type that a node has instead of `ty`, a plain pointer or an integer.
    fn of(&mut self, module: &Module, ty: TypeId, node: Node) -> Option<TypeId> {
        match module.types[ty] {
            Type::Pointer(_) => self.classes.ty(node),
            Type::Integer(SAMPLER_WIDTH) if self.integers => self.classes.ty_of_integer(node),
            _ => None,
        }
    }

    /// Returns the operand of a node for `value`: constants have the type of the node.
    fn constant(&mut self, module: &mut Module, value: Value, node: Node) -> Value {
        let Value::Const(id) = value else { return value };
        match self.of(module, module.constants.ty(id), node) {
            Some(ty) => constant(module, id, ty),
            None => value,
        }
    }

    /// The call that makes a sampler of a literal; `None` if a function of another kind has its name.
    fn sampler(&mut self, module: &mut Module, literal: Value, ty: TypeId) -> Option<Instruction> {
        let int = module.types.int(SAMPLER_WIDTH);
        let function_type = module.types.function(ty, &[int], false);
        let known = self.initializer.or_else(|| module.function_named(sampler::SYMBOL));
        let function = match known {
            Some(id) if module.functions[id].ty == function_type => id,
            Some(_) => return None,
            None => {
                let declaration = Function::declaration(&module.types, sampler::SYMBOL.into(), function_type);
                module.functions.push(Function { calling_conv: CallingConv::SPIR_FUNC, ..declaration })
            }
        };
        self.initializer = Some(function);
        let callee = Value::Const(module.function_const(function));
        let mut call = Call::new(callee, function_type, vec![literal]);
        call.calling_conv = CallingConv::SPIR_FUNC;
        Some(Instruction::new(InstKind::Call(Box::new(call)), ty))
    }
}

fn signature(module: &mut Module, function: FunctionId, retyping: &mut Retyping<'_>) {
    let old = module.functions[function].ty;
    let Some((ret, params, variadic)) = module.types.function_parts(old) else { return };
    let (ret, params) = (ret, params.to_vec());
    let ret = retyping.of(module, ret, Node::Result(function)).unwrap_or(ret);
    let params: Vec<TypeId> = params
        .into_iter()
        .enumerate()
        .map(|(index, ty)| retyping.of(module, ty, Node::Parameter(function, index as u32)).unwrap_or(ty))
        .collect();
    module.functions[function].ty = module.types.function(ret, &params, variadic);
}

/// Returns `ty` with its pointers or integers changed to the type of `node`: one of them, or arrays of them.
fn content(module: &mut Module, ty: TypeId, node: Node, retyping: &mut Retyping<'_>) -> TypeId {
    if let Type::Array { element: inner, count } = module.types[ty] {
        let inner = content(module, inner, node, retyping);
        return module.types.array(inner, count);
    }
    retyping.of(module, ty, node).unwrap_or(ty)
}

/// A constant pointer or integer as a constant of another type: none, or any.
fn constant(module: &mut Module, id: ConstId, ty: TypeId) -> Value {
    Value::Const(match module.constants[id] {
        Constant::Null => module.constants.zero(&module.types, ty),
        Constant::Undef => module.constants.intern(ty, Constant::Undef),
        Constant::Poison => module.constants.intern(ty, Constant::Poison),
        _ => id,
    })
}

fn body(module: &mut Module, function: FunctionId, retyping: &mut Retyping<'_>) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let order: Vec<_> = body.instructions().map(|(_, inst, _)| inst).collect();
    // The samplers that are made before an instruction.
    let mut made: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
    for inst in order {
        // Allocations are looked up in the body, which is at hand only when it is in its place.
        module.functions[function].body = Some(body);
        let pointer = match module.functions[function].body.as_ref().map(|body| &body.insts[inst].kind) {
            Some(InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. }) => Some(*pointer),
            Some(InstKind::GetElementPtr { base, .. }) => Some(*base),
            _ => None,
        };
        let into = pointer.and_then(|pointer| super::allocation(module, function, pointer));
        let into = into.map(|into| Node::Content(function, into));
        let Some(taken) = module.functions[function].body.take() else { return };
        body = taken;

        let mut kind = std::mem::replace(&mut body.insts[inst].kind, InstKind::Unreachable);
        let this = Node::Value(function, inst);
        if let Some(ty) = retyping.of(module, body.insts[inst].ty, this) {
            body.insts[inst].ty = ty;
        }
        match &mut kind {
            InstKind::Phi { incoming } => {
                for (value, _) in incoming {
                    *value = retyping.constant(module, *value, this);
                }
            }
            InstKind::Select { if_true, if_false, .. } => {
                *if_true = retyping.constant(module, *if_true, this);
                *if_false = retyping.constant(module, *if_false, this);
            }
            InstKind::Freeze { operand } => *operand = retyping.constant(module, *operand, this),
            InstKind::Ret { value: Some(value) } => {
                *value = retyping.constant(module, *value, Node::Result(function));
            }
            InstKind::Store { value, .. } => {
                if let Some(into) = into {
                    *value = retyping.constant(module, *value, into);
                }
            }
            InstKind::GetElementPtr { source_type, .. } => {
                if let Some(into) = into {
                    *source_type = content(module, *source_type, into, retyping);
                }
            }
            InstKind::Alloca { allocated, .. } => {
                *allocated = content(module, *allocated, Node::Content(function, inst), retyping);
            }
            InstKind::Call(call) => {
                let samplers = arguments(module, call, retyping);
                let samplers: Vec<InstId> = samplers
                    .into_iter()
                    .map(|(index, sampler)| {
                        let id = body.insts.push(sampler);
                        body.locs.set(id, body.locs.get(inst));
                        call.args[index] = Value::Inst(id);
                        id
                    })
                    .collect();
                if !samplers.is_empty() {
                    made.insert(inst, samplers);
                }
            }
            _ => {}
        }
        body.insts[inst].kind = kind;
    }
    if !made.is_empty() {
        for &block in &body.layout {
            let insts = std::mem::take(&mut body.blocks[block].insts);
            let before = |inst: InstId| made.get(&inst).into_iter().flatten().copied();
            body.blocks[block].insts =
                insts.into_iter().flat_map(|inst| before(inst).chain(std::iter::once(inst))).collect();
        }
    }
    module.functions[function].body = Some(body);
}

/// Makes a call fit the function that it calls. Returns the samplers to be made of literals, by argument.
fn arguments(module: &mut Module, call: &mut Call, retyping: &mut Retyping<'_>) -> Vec<(usize, Instruction)> {
    let mut samplers = Vec::new();
    let Some(callee) = module.as_function(call.callee) else { return samplers };
    if retyping.old_types.get(llvm_model::Id::index(callee)) != Some(&call.function_type) {
        return samplers;
    }
    call.function_type = module.functions[callee].ty;
    for (index, value) in call.args.iter_mut().enumerate() {
        let node = Node::Parameter(callee, index as u32);
        let integer = match *value {
            Value::Const(id) if module.constants.as_int(id).is_some() => Some(module.constants.ty(id)),
            _ => None,
        };
        match integer.and_then(|ty| retyping.of(module, ty, node)) {
            Some(ty) => samplers.extend(retyping.sampler(module, *value, ty).map(|sampler| (index, sampler))),
            None => *value = retyping.constant(module, *value, node),
        }
    }
    samplers
}
