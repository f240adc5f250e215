//! Addresses and constant expressions in initializers: OpSpecConstantOp. Legalization removes them from functions.

use crate::lower::module::Globals;
use crate::lower::types::gep::{Step, steps};
use llvm_legalize::generic_variables;
use llvm_model::{CastOp, ConstId, Constant, ConstantExpr, Flags, Type, TypeId, Value};
use spirv_mapping::convention::access_chains::Form;
use spirv_mapping::convention::{casts, operators};
use spirv_module::{Id, Op};
use translate_common::Problem;
use translate_common::problems::LlvmConstantProblem;

/// How deep expressions may nest.
const MAX_NESTING: u32 = 200;

impl Globals<'_> {
    /// The value and type of an address or expression at module scope.
    pub(in crate::lower) fn constant_address(&mut self, id: ConstId) -> Option<(Id, Id)> {
        self.constant_in(id, 0)
    }

    fn constant_as(&mut self, id: ConstId, want: Id, depth: u32) -> Id {
        match self.input.module.constants[id] {
            Constant::Global(_) | Constant::Alias(_) | Constant::Function(_) | Constant::Expr(_) => {
                match self.constant_in(id, depth) {
                    Some((value, ty)) if ty != want => {
                        self.report().note_cast(None, Value::Const(id), ty, want);
                        self.evaluate(Op::Bitcast, want, &[value.0])
                    }
                    Some((value, _)) => value,
                    None => Id(0),
                }
            }
            _ => self.constant(id, want),
        }
    }

    fn constant_in(&mut self, id: ConstId, depth: u32) -> Option<(Id, Id)> {
        if depth > MAX_NESTING {
            self.report().problem(LlvmConstantProblem::Nesting);
            return None;
        }
        let module = self.input.module;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Global(global) => {
                let variable = self.variable(*global)?;
                match generic_variables::moved_to(module, id) {
                    Some(space) => self.moved(variable, module.types.find(&Type::Pointer(space))?, ty),
                    None => Some(variable),
                }
            }
            Constant::Alias(alias) => self.constant_in(module.aliases[*alias].aliasee, depth + 1),
            Constant::Function(function) => self.function_pointer(*function, ty),
            Constant::Expr(expr) => self.expression(expr, ty, depth + 1),
            _ => {
                let natural = self.types.value_type(ty);
                Some((self.constant(id, natural), natural))
            }
        }
    }

    fn expression(&mut self, expr: &ConstantExpr, ty: TypeId, depth: u32) -> Option<(Id, Id)> {
        match expr {
            ConstantExpr::Cast { op, operand } => self.cast_expression(*op, *operand, ty, depth),
            ConstantExpr::GetElementPtr { source_type, flags, base, indices, .. } => {
                self.address_expression((*source_type, *flags), *base, indices, depth)
            }
            // In the place of the expression, a division by 0 could be computed that the program never reaches.
            ConstantExpr::Binary { op, .. } if op.is_float() || op.divides() => {
                self.unsupported_expression(op.keyword())
            }
            ConstantExpr::Binary { op, lhs, rhs, .. } => {
                let op = operators::binary_op(*op);
                let natural = self.types.value_type(ty);
                let a = self.constant_as(*lhs, natural, depth);
                let b = self.constant_as(*rhs, natural, depth);
                Some((self.evaluate(op, natural, &[a.0, b.0]), natural))
            }
            ConstantExpr::Unary { .. } => self.unsupported_expression("fneg"),
            ConstantExpr::Select { .. } => self.unsupported_expression("select"),
            ConstantExpr::ICmp { .. } => self.unsupported_expression("icmp"),
            ConstantExpr::FCmp { .. } => self.unsupported_expression("fcmp"),
            ConstantExpr::ExtractElement { .. } => self.unsupported_expression("extractelement"),
            ConstantExpr::InsertElement { .. } => self.unsupported_expression("insertelement"),
            ConstantExpr::ShuffleVector { .. } => self.unsupported_expression("shufflevector"),
        }
    }

    #[cold]
    fn unsupported_expression(&mut self, keyword: &'static str) -> Option<(Id, Id)> {
        self.report().problem(LlvmConstantProblem::Expression { keyword });
        None
    }

    fn cast_expression(
        &mut self,
        cast: CastOp,
        operand: ConstId,
        ty: TypeId,
        depth: u32,
    ) -> Option<(Id, Id)> {
        let module = self.input.module;
        if let (CastOp::AddrSpaceCast, Constant::Function(function)) = (cast, &module.constants[operand]) {
            let spaces = [module.constants.ty(operand), ty].map(|ty| module.types.address_space(ty));
            if let [Some(from), Some(to)] = spaces
                && self.types.has_functions_in(from, to)
            {
                return self.function_pointer(*function, ty);
            }
        }
        let (value, from) = self.constant_in(operand, depth)?;
        let is_bool = self.input.is_bool(ty) || self.input.is_bool(module.constants.ty(operand));
        let op = match cast {
            CastOp::BitCast if self.input.is_pointer(ty) => return Some((value, from)),
            CastOp::AddrSpaceCast => return self.moved((value, from), module.constants.ty(operand), ty),
            _ => casts::cast_op(cast).filter(|_| !is_bool),
        };
        let Some(op) = op else { return self.unsupported_expression(cast.keyword()) };
        let to = self.types.value_type(ty);
        Some((self.evaluate(op, to, &[value.0]), to))
    }

    /// Whether a constant is a null pointer that is cast to other memory: it is the null pointer there.
    pub(in crate::lower) fn is_null_elsewhere(&self, mut id: ConstId) -> bool {
        let constants = &self.input.module.constants;
        for _ in 0..MAX_NESTING {
            match &constants[id] {
                Constant::Expr(expr) => match **expr {
                    ConstantExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => {
                        id = operand
                    }
                    _ => return false,
                },
                _ => return constants.is_zero(id) && self.input.is_pointer(constants.ty(id)),
            }
        }
        false
    }

    /// An address, of LLVM type `llvm`, cast to the address space of `to`.
    fn moved(&mut self, (value, from): (Id, Id), llvm: TypeId, to: TypeId) -> Option<(Id, Id)> {
        let mut moved = (value, from);
        for (op, to) in self.types.address_space_cast(from, llvm, to)? {
            moved = (self.evaluate(op, to, &[moved.0.0]), to);
        }
        Some(moved)
    }

    fn address_expression(
        &mut self,
        (source, flags): (TypeId, Flags),
        base: ConstId,
        indices: &[ConstId],
        depth: u32,
    ) -> Option<(Id, Id)> {
        let indices: Vec<Value> = indices.iter().map(|&index| Value::Const(index)).collect();
        let (value, ty) = self.constant_in(base, depth)?;
        let (storage, pointee) = self.shapes().pointer_parts(ty)?;
        let Some(steps) = steps(self.input.module, self.input.profile(), source, &indices) else {
            self.report().problem(Problem::internal("getelementptr with indices that do not fit its type"));
            return None;
        };
        let (base, mut reached) = if self.points_to(base, source) {
            (value, pointee)
        } else {
            let source = self.types.memory_type(source);
            let base_type = self.pool().pointer_type(storage, source);
            if base_type == ty {
                (value, source)
            } else {
                self.report().note_cast(None, Value::Const(base), ty, base_type);
                (self.evaluate(Op::Bitcast, base_type, &[value.0]), source)
            }
        };
        let mut operands = vec![base.0];
        for (number, step) in steps.iter().enumerate() {
            operands.push(match *step {
                Step::Member(index) => self.pool().u32_constant(index).0,
                Step::Index(Value::Const(index)) => {
                    let ty = self.types.value_type(self.input.module.constants.ty(index));
                    self.constant_as(index, ty, depth).0
                }
                Step::Index(_) => return None,
            });
            if number > 0 {
                let index = if let Step::Member(index) = *step { u64::from(index) } else { 0 };
                reached = self.shapes().element_type(reached, index)?;
            }
        }
        let op = Form::of_flags(flags).op();
        let result = self.pool().pointer_type(storage, reached);
        Some((self.evaluate(op, result, &operands), result))
    }

    /// Returns whether the solver infers the pointee `ty` for `value`; constants of any type do not count.
    fn points_to(&self, value: ConstId, ty: TypeId) -> bool {
        matches!(self.input.module.constants[value], Constant::Global(_))
            && self.input.pointers.pointee(None, Value::Const(value)) == ty
    }

    /// One operation on constants.
    fn evaluate(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let mut words = Vec::with_capacity(operands.len() + 1);
        words.push(u32::from(op.0));
        words.extend_from_slice(operands);
        self.pool().composite(Op::SpecConstantOp, ty, words)
    }
}
