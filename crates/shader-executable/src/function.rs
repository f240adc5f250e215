//! One function: its blocks, and the state of its values.

use crate::bounds::{Bounds, Elsewhere};
use crate::builtin_inputs;
use crate::code::Code;
use crate::convert::Converter;
use crate::form::Form;
use crate::instructions;
use crate::layout::{Layout, Layouts};
use crate::origins::{Callers, Origin};
use crate::own_memory;
use crate::problem::Res;
use crate::variables::{Initial, Variables};
use crate::zeroing;
use llvm_model::{
    BlockId, Body, Constant, Function, FunctionId, GlobalId, Id as _, InstBuilder as _, InstId, InstKind,
    Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use translate_common::Problem;
use translate_common::llvm_place::{At, build};
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostic, Place};

/// The plan by which all functions are translated.
pub(crate) struct Plan<'m> {
    /// The shader's module.
    pub(crate) from: &'m Module,
    pub(crate) form: &'m Form,
    pub(crate) layouts: Layouts<'m>,
    pub(crate) variables: Variables,
    pub(crate) callers: Callers,
    /// The structure with the variables of an invocation, in the module that is made.
    pub(crate) frame: TypeId,
    /// The defined functions, with their counterparts.
    pub(crate) functions: FxHashMap<FunctionId, FunctionId>,
}

/// The role of a function for its callers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// An entry point with this size of workgroups. Its parameter is the context.
    EntryPoint([u32; 3]),
    /// A function of the shader. Its first parameter is the frame.
    Inner,
    /// A function of a module in MLIR's form, with the parameters that it has.
    Plain,
}

/// The state while a function is translated.
pub(crate) struct Lowering<'p, 'm, 'o> {
    pub(crate) plan: &'p Plan<'m>,
    pub(crate) converter: &'p mut Converter<'m>,
    pub(crate) code: Code<'o>,
    /// The function that is read.
    pub(crate) function: &'m Function,
    pub(crate) id: FunctionId,
    /// How many parameters are in front of its own.
    parameters_before: u32,
    values: FxHashMap<InstId, Value>,
    blocks: FxHashMap<BlockId, BlockId>,
    /// The types and the layouts of pointees, if they are stated.
    pub(crate) layouts: FxHashMap<Value, (TypeId, Rc<Layout>)>,
    /// How many bytes the buffers have that pointers point to the start of.
    pub(crate) sizes: FxHashMap<Value, Value>,
    pub(crate) globals: FxHashMap<GlobalId, Value>,
    /// The memory that pointers have to stay in, where that is asked for.
    pub(crate) bounds: FxHashMap<Value, Bounds>,
    /// The memory behind pointers that come from other functions or several places.
    pub(crate) origins: FxHashMap<Value, Origin>,
    pub(crate) elsewhere: Vec<Elsewhere>,
    /// The alignments of pointers into packed structures, in bytes.
    pub(crate) alignments: FxHashMap<Value, u64>,
    pub(crate) context: Value,
    pub(crate) frame: Value,
}

impl<'p, 'm, 'o> Lowering<'p, 'm, 'o> {
    /// Translates the body of the function `id`.
    pub(crate) fn run(
        plan: &'p Plan<'m>,
        converter: &'p mut Converter<'m>,
        code: Code<'o>,
        id: FunctionId,
        role: Role,
    ) -> Result<Body, Box<Diagnostic>> {
        let function = &plan.from.functions[id];
        let index = id.index() as u32;
        let Some(body) = &function.body else { return Ok(Body::default()) };
        let mut lowering = Lowering {
            plan,
            converter,
            code,
            function,
            id,
            parameters_before: u32::from(matches!(role, Role::Inner)),
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            layouts: FxHashMap::default(),
            sizes: FxHashMap::default(),
            globals: FxHashMap::default(),
            bounds: FxHashMap::default(),
            origins: FxHashMap::default(),
            elsewhere: Vec::new(),
            alignments: FxHashMap::default(),
            context: Value::Arg(0),
            frame: Value::Arg(0),
        };
        for &block in &body.layout {
            let new = lowering.code.body.add_block(body.blocks[block].name.clone());
            lowering.blocks.insert(block, new);
        }
        let place = |at| build(plan.from, at);
        lowering.begin(role).map_err(|problem| Box::new(problem.at(place(At::Function(index)))))?;
        let mut phis = Vec::new();
        for &block in &body.layout {
            lowering.code.enter(lowering.blocks[&block]);
            for &id in &body.blocks[block].insts {
                let here = |problem: Problem| Box::new(problem.at(place(At::Instruction(index, block, id))));
                let inst = &body.insts[id];
                if let InstKind::Phi { incoming } = &inst.kind {
                    let ty = lowering.convert(inst.ty).map_err(here)?;
                    let phi = lowering.code.emit(InstKind::Phi { incoming: Vec::new() }, ty);
                    lowering.values.insert(id, phi);
                    phis.push((phi, incoming, At::Instruction(index, block, id)));
                    continue;
                }
                if let Some(value) = instructions::lower(&mut lowering, id, inst).map_err(here)? {
                    lowering.values.insert(id, value);
                }
            }
        }
        for (phi, incoming, at) in phis {
            lowering.complete(phi, incoming).map_err(|problem: Problem| Box::new(problem.at(place(at))))?;
        }
        lowering.finish_elsewhere();
        Ok(lowering.code.finish())
    }

    /// Writes the prologue: the places and the first values of the invocation's variables.
    fn begin(&mut self, role: Role) -> Res<()> {
        let (frame_type, size) = match role {
            Role::Plain => return Ok(()),
            Role::EntryPoint(size) => (self.plan.frame, size),
            Role::Inner => {
                let frame_type = self.plan.frame;
                let pointer = self.code.out.types.ptr(0);
                let frame = self.frame;
                self.context = self.code.in_prologue(|code| {
                    let address = code.member_address(frame_type, frame, 0);
                    code.load(pointer, address, 0)
                });
                return Ok(());
            }
        };
        let (context, variables) = (self.context, &self.plan.variables.frame);
        self.frame = self.code.in_prologue(|code| -> Res<Value> {
            let one = code.int32(1);
            let frame = code.alloca(frame_type, one, 0);
            let address = code.member_address(frame_type, frame, 0);
            code.store(context, address, 0);
            for (index, variable) in variables.iter().enumerate() {
                let value = match variable.initial {
                    Initial::Undefined => continue,
                    Initial::Constant(constant) => Value::Const(constant),
                    Initial::BuiltIn(builtin) => {
                        builtin_inputs::value(code, context, size, builtin, variable.ty)?
                    }
                };
                let address = code.member_address(frame_type, frame, index as u32 + 1);
                own_memory::store(code, value, address, variable.ty, false)?;
            }
            zeroing::zero(code, context, size, &self.plan.variables.zeroed)?;
            Ok(frame)
        })?;
        Ok(())
    }

    fn complete(&mut self, phi: Value, incoming: &[(Value, BlockId)]) -> Res<()> {
        let mut new = Vec::with_capacity(incoming.len());
        for &(value, block) in incoming {
            // The code of a constant address is in the prologue.
            let value = self.value(value)?;
            let block = self.block(block)?;
            new.push((value, block));
        }
        if let Value::Inst(id) = phi {
            self.code.body.insts[id].kind = InstKind::Phi { incoming: new };
        }
        Ok(())
    }

    /// The type that stands for `ty`.
    pub(crate) fn convert(&mut self, ty: TypeId) -> Res<TypeId> {
        self.converter.ty(self.plan.from, self.code.out, ty)
    }

    /// The type that a `ty` has in memory of the shader's own.
    pub(crate) fn memory_type(&mut self, ty: TypeId) -> Res<TypeId> {
        self.converter.memory_ty(self.plan.from, self.code.out, ty)
    }

    /// The block that stands for `block`.
    pub(crate) fn block(&self, block: BlockId) -> Res<BlockId> {
        let known = self.blocks.get(&block).copied();
        known.ok_or_else(|| Problem::internal("a branch to a block of another function"))
    }

    /// The value that stands for `value`.
    pub(crate) fn value(&mut self, value: Value) -> Res<Value> {
        match value {
            Value::Inst(id) => self.values.get(&id).copied().ok_or(ExecutableProblem::EarlyUse.into()),
            Value::Arg(index) => Ok(Value::Arg(index + self.parameters_before)),
            Value::Const(id) => match self.plan.from.constants[id] {
                Constant::Global(global) => self.global(global),
                _ => self.converter.constant(self.plan.from, self.code.out, id).map(Value::Const),
            },
            Value::Metadata(_) | Value::Block(_) => Err(Problem::internal("metadata as an operand")),
        }
    }

    /// Whether the module is made as MLIR's conversion has it.
    pub(crate) fn is_mlir(&self) -> bool {
        self.plan.form.is_mlir()
    }

    /// The type of a value of the function that is read.
    pub(crate) fn old_type(&self, value: Value) -> Option<TypeId> {
        self.plan.from.value_type(self.function, value)
    }
}

/// The type of a function in the module that is made.
pub(crate) fn function_type(
    converter: &mut Converter<'_>,
    from: &Module,
    out: &mut Module,
    function: &Function,
    role: Role,
) -> Res<TypeId> {
    let pointer = out.types.ptr(0);
    match role {
        Role::EntryPoint(_) => {
            let void = out.types.void();
            Ok(out.types.function(void, &[pointer], false))
        }
        Role::Plain => converter.ty(from, out, function.ty),
        Role::Inner => {
            let ty = converter.ty(from, out, function.ty)?;
            let Type::Function { ret, params, .. } = &out.types[ty] else {
                return Err(Problem::internal("a function with a type that is not a function type"));
            };
            let (ret, params) = (*ret, [&[pointer][..], params].concat());
            Ok(out.types.function(ret, &params, false))
        }
    }
}

/// Where a function as a whole is, in messages.
pub(crate) fn place(from: &Module, function: FunctionId) -> Place {
    build(from, At::Function(function.index() as u32))
}
