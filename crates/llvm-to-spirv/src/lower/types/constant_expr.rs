//! Addresses and constant expressions: OpSpecConstantOp at module scope, instructions in front of a function's code
//! where a function uses them (drivers take those better).

use crate::lower::Lower;
use crate::lower::body::gep::Step;
use llvm_model::{CastOp, ConstId, Constant, ConstantExpr, Flags, TypeId, Value};
use spirv_mapping::convention::{casts, operators};
use spirv_module::{Id, Op};

/// Where an expression is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Scope {
    /// In the initialiser of a variable.
    Module,
    /// At the start of the current function.
    Function,
}

/// How deep expressions may nest.
const MAX_NESTING: u32 = 200;

impl Lower<'_> {
    /// The value and type of an address or expression at module scope.
    pub(in crate::lower) fn constant_address(&mut self, id: ConstId) -> Option<(Id, Id)> {
        self.constant_in(Scope::Module, id, 0)
    }

    /// A constant as an operand in the current function, as a value of SPIR-V type `want`.
    pub(in crate::lower) fn constant_operand(&mut self, id: ConstId, want: Id) -> Id {
        self.constant_as(Scope::Function, id, want, 0)
    }

    /// The value and the natural type of a constant as an operand in the current function.
    pub(in crate::lower) fn natural_constant(&mut self, id: ConstId) -> (Id, Id) {
        self.constant_in(Scope::Function, id, 0).unwrap_or((Id(0), Id(0)))
    }

    fn constant_as(&mut self, scope: Scope, id: ConstId, want: Id, depth: u32) -> Id {
        match self.module.constants[id] {
            Constant::Global(_) | Constant::Alias(_) | Constant::Function(_) | Constant::Expr(_) => {
                match self.constant_in(scope, id, depth) {
                    Some((value, ty)) if ty != want => {
                        self.note_cast(Value::Const(id), ty, want);
                        self.evaluate(scope, Op::Bitcast, want, &[value.0])
                    }
                    Some((value, _)) => value,
                    None => Id(0),
                }
            }
            _ => self.constant(id, want),
        }
    }

    fn constant_in(&mut self, scope: Scope, id: ConstId, depth: u32) -> Option<(Id, Id)> {
        if depth > MAX_NESTING {
            self.error("constant expressions nest too deeply");
            return None;
        }
        let module = self.module;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Global(global) => self.variable(scope, *global),
            Constant::Alias(alias) => self.constant_in(scope, module.aliases[*alias].aliasee, depth + 1),
            Constant::Function(function) => self.function_pointer(*function, ty),
            Constant::Expr(expr) => self.expression(scope, expr, ty, depth + 1),
            _ => {
                let natural = self.value_type(ty);
                Some((self.constant(id, natural), natural))
            }
        }
    }

    fn expression(&mut self, scope: Scope, expr: &ConstantExpr, ty: TypeId, depth: u32) -> Option<(Id, Id)> {
        match expr {
            ConstantExpr::Cast { op, operand } => self.cast_expression(scope, *op, *operand, ty, depth),
            ConstantExpr::GetElementPtr { source_type, flags, base, indices, .. } => {
                self.address_expression(scope, (*source_type, *flags), *base, indices, depth)
            }
            // Where the expression stands, a division by 0 could be computed that the program never reaches.
            ConstantExpr::Binary { op, .. } if op.is_float() || op.divides() => {
                self.unsupported_expression(op.keyword())
            }
            ConstantExpr::Binary { op, lhs, rhs, .. } => {
                let op = operators::binary_op(*op);
                let natural = self.value_type(ty);
                let a = self.constant_as(scope, *lhs, natural, depth);
                let b = self.constant_as(scope, *rhs, natural, depth);
                Some((self.evaluate(scope, op, natural, &[a.0, b.0]), natural))
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
    fn unsupported_expression(&mut self, keyword: &str) -> Option<(Id, Id)> {
        self.error_with_help(
            format!("the constant expression '{keyword}' is not supported"),
            "compute the value in a function",
        );
        None
    }

    fn cast_expression(
        &mut self,
        scope: Scope,
        cast: CastOp,
        operand: ConstId,
        ty: TypeId,
        depth: u32,
    ) -> Option<(Id, Id)> {
        let (value, from) = self.constant_in(scope, operand, depth)?;
        let module = self.module;
        let is_bool = self.is_bool(ty) || self.is_bool(module.constants.ty(operand));
        let op = match cast {
            CastOp::BitCast if self.is_pointer(ty) => return Some((value, from)),
            CastOp::AddrSpaceCast => {
                let (op, to) = self.address_space_cast(from, ty)?;
                let Some(op) = op else { return Some((value, from)) };
                return Some((self.evaluate(scope, op, to, &[value.0]), to));
            }
            _ => casts::cast_op(cast).filter(|_| !is_bool),
        };
        let Some(op) = op else { return self.unsupported_expression(cast.keyword()) };
        let to = self.value_type(ty);
        Some((self.evaluate(scope, op, to, &[value.0]), to))
    }

    fn address_expression(
        &mut self,
        scope: Scope,
        (source, flags): (TypeId, Flags),
        base: ConstId,
        indices: &[ConstId],
        depth: u32,
    ) -> Option<(Id, Id)> {
        let indices: Vec<Value> = indices.iter().map(|&index| Value::Const(index)).collect();
        let (value, ty) = self.constant_in(scope, base, depth)?;
        let (storage, pointee) = self.pointer_parts(ty)?;
        let Some(steps) = self.gep_steps(source, &indices) else {
            self.error("the indices of getelementptr do not fit its type");
            return None;
        };
        let (base, mut reached) = if self.points_to(Value::Const(base), source) {
            (value, pointee)
        } else {
            let source = self.memory_type(source);
            let base_type = self.pointer_type(storage, source);
            if base_type == ty {
                (value, source)
            } else {
                self.note_cast(Value::Const(base), ty, base_type);
                (self.evaluate(scope, Op::Bitcast, base_type, &[value.0]), source)
            }
        };
        let mut operands = vec![base.0];
        for (number, step) in steps.iter().enumerate() {
            operands.push(match *step {
                Step::Member(index) => self.u32_constant(index).0,
                Step::Index(Value::Const(index)) => {
                    let ty = self.value_type(self.module.constants.ty(index));
                    self.constant_as(scope, index, ty, depth).0
                }
                Step::Index(_) => return None,
            });
            if number > 0 {
                let index = if let Step::Member(index) = *step { u64::from(index) } else { 0 };
                reached = self.element_type(reached, index)?;
            }
        }
        let op =
            if flags.contains(Flags::INBOUNDS) { Op::InBoundsPtrAccessChain } else { Op::PtrAccessChain };
        let result = self.pointer_type(storage, reached);
        Some((self.evaluate(scope, op, result, &operands), result))
    }

    /// One operation on constants.
    pub(in crate::lower) fn evaluate(&mut self, scope: Scope, op: Op, ty: Id, operands: &[u32]) -> Id {
        match scope {
            Scope::Module => {
                let mut words = Vec::with_capacity(operands.len() + 1);
                words.push(u32::from(op.0));
                words.extend_from_slice(operands);
                self.composite(Op::SpecConstantOp, ty, words)
            }
            Scope::Function => self.prologue(op, ty, operands),
        }
    }
}
