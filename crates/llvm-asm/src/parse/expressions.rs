//! Constant expressions. Those that LLVM folds whenever it makes them are folded here too: casts that change nothing,
//! casts of zero and of the bits of one number, getelementptr without an offset, arithmetic on two integers.

use super::{Kind, Parser, Result};
use llvm_model::{
    ApInt, BinaryOp, CastOp, ConstId, Constant, ConstantExpr, Flags, FloatPredicate, IntPredicate, Type,
    TypeId, UnaryOp,
};

impl<'t> Parser<'t> {
    /// A constant expression, which has its type in it.
    pub(super) fn expression(&mut self) -> Result<ConstId> {
        let word = self.word();
        if let Some(op) = CastOp::from_keyword(word) {
            return self.cast_expression(op);
        }
        if let Some(op) = BinaryOp::from_keyword(word) {
            return self.binary_expression(op);
        }
        if let Some(op) = UnaryOp::from_keyword(word) {
            self.advance();
            let [operand] = self.operands()?;
            return Ok(self.make(self.m.constants.ty(operand), ConstantExpr::Unary { op, operand }));
        }
        match word {
            "getelementptr" => self.gep_expression(),
            "icmp" | "fcmp" => self.compare_expression(word == "icmp"),
            "select" => {
                self.advance();
                let [condition, if_true, if_false] = self.operands()?;
                let ty = self.m.constants.ty(if_true);
                Ok(self.make(ty, ConstantExpr::Select { condition, if_true, if_false }))
            }
            "extractelement" => {
                self.advance();
                let [vector, index] = self.operands()?;
                let ty = self.m.types.scalar(self.m.constants.ty(vector));
                Ok(self.make(ty, ConstantExpr::ExtractElement { vector, index }))
            }
            "insertelement" => {
                self.advance();
                let [vector, element, index] = self.operands()?;
                let ty = self.m.constants.ty(vector);
                Ok(self.make(ty, ConstantExpr::InsertElement { vector, element, index }))
            }
            "shufflevector" => self.shuffle_expression(),
            _ => self.expected("a constant"),
        }
    }

    fn make(&mut self, ty: TypeId, expr: ConstantExpr) -> ConstId {
        self.m.constants.intern(ty, Constant::Expr(Box::new(expr)))
    }

    /// `(type constant, …)` with exactly `N` operands.
    fn operands<const N: usize>(&mut self) -> Result<[ConstId; N]> {
        let at = self.token(0).start;
        self.expect(Kind::OpenParen, "'('")?;
        let mut operands = Vec::new();
        self.list(Kind::CloseParen, |this| {
            operands.push(this.typed_constant()?);
            Ok(())
        })?;
        match operands.try_into() {
            Ok(operands) => Ok(operands),
            Err(_) => self.error_at(at, format!("this expression has {N} operands")),
        }
    }

    fn cast_expression(&mut self, op: CastOp) -> Result<ConstId> {
        self.advance();
        self.expect(Kind::OpenParen, "'('")?;
        let operand = self.typed_constant()?;
        self.expect_word("to")?;
        let ty = self.type_id()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(self.cast(op, operand, ty))
    }

    fn cast(&mut self, op: CastOp, operand: ConstId, ty: TypeId) -> ConstId {
        if self.m.constants.ty(operand) == ty {
            return operand;
        }
        if matches!(self.m.constants[operand], Constant::Poison) {
            return self.m.constants.intern(ty, Constant::Poison);
        }
        if self.m.constants.is_zero(operand) && op != CastOp::AddrSpaceCast {
            return self.m.constants.zero(&self.m.types, ty);
        }
        if let (CastOp::Trunc, Constant::Int(bits), Some(width)) =
            (op, &self.m.constants[operand], self.m.types.int_width(ty))
        {
            let cut = ApInt::from_words(width, bits.words());
            return self.m.constants.intern(ty, Constant::Int(cut));
        }
        let is_narrow_float =
            |ty: &Type| matches!(ty, Type::Half | Type::BFloat | Type::Float | Type::Double);
        let same_bits = match (op, &self.m.constants[operand], &self.m.types[ty]) {
            (CastOp::BitCast, Constant::Int(bits), to) if is_narrow_float(to) => {
                Some(Constant::Float(bits.clone()))
            }
            (
                CastOp::BitCast,
                Constant::Float(bits),
                Type::Integer(16 | 32 | 64) | Type::Byte(16 | 32 | 64),
            ) => Some(Constant::Int(bits.clone())),
            (CastOp::BitCast, Constant::Int(bits), Type::Integer(_) | Type::Byte(_)) => {
                Some(Constant::Int(bits.clone()))
            }
            _ => None,
        };
        match same_bits {
            Some(constant) => self.m.constants.intern(ty, constant),
            None => self.make(ty, ConstantExpr::Cast { op, operand }),
        }
    }

    fn binary_expression(&mut self, op: BinaryOp) -> Result<ConstId> {
        self.advance();
        let flags = self.flags();
        let at = self.token(0).start;
        let [lhs, rhs] = self.operands()?;
        let ty = self.m.constants.ty(lhs);
        self.check_type(at, rhs, ty)?;
        if let (Constant::Int(ApInt::Small(a)), Constant::Int(ApInt::Small(b)), Some(width)) =
            (&self.m.constants[lhs], &self.m.constants[rhs], self.m.types.int_width(ty))
        {
            let folded = match op {
                BinaryOp::Add => Some(a.wrapping_add(*b)),
                BinaryOp::Sub => Some(a.wrapping_sub(*b)),
                BinaryOp::Mul => Some(a.wrapping_mul(*b)),
                BinaryOp::And => Some(a & b),
                BinaryOp::Or => Some(a | b),
                BinaryOp::Xor => Some(a ^ b),
                _ => None,
            };
            if let Some(value) = folded {
                return Ok(self.m.constants.int(ty, width, value));
            }
        }
        Ok(self.make(ty, ConstantExpr::Binary { op, flags, lhs, rhs }))
    }

    fn compare_expression(&mut self, is_int: bool) -> Result<ConstId> {
        self.advance();
        let word = self.word();
        let int = IntPredicate::from_keyword(word).filter(|_| is_int);
        let float = FloatPredicate::from_keyword(word).filter(|_| !is_int);
        if int.is_none() && float.is_none() {
            return self.expected("a predicate such as 'eq' or 'oeq'");
        }
        self.advance();
        let at = self.token(0).start;
        let [lhs, rhs] = self.operands()?;
        let operand_type = self.m.constants.ty(lhs);
        self.check_type(at, rhs, operand_type)?;
        let ty = self.bool_like(operand_type);
        Ok(match (int, float) {
            (Some(predicate), _) => self.make(ty, ConstantExpr::ICmp { predicate, lhs, rhs }),
            (_, Some(predicate)) => self.make(ty, ConstantExpr::FCmp { predicate, lhs, rhs }),
            _ => lhs,
        })
    }

    /// `i1`, or a vector of it with as many lanes as `ty`.
    pub(super) fn bool_like(&mut self, ty: TypeId) -> TypeId {
        let i1 = self.m.types.int(1);
        match self.m.types[ty] {
            Type::Vector { count, scalable, .. } => {
                self.m.types.intern(Type::Vector { element: i1, count, scalable })
            }
            _ => i1,
        }
    }

    fn shuffle_expression(&mut self) -> Result<ConstId> {
        self.advance();
        let at = self.token(0).start;
        let [a, b, mask] = self.operands()?;
        let source = self.m.constants.ty(a);
        let (mask, ty) = self.shuffle_mask(at, mask, source)?;
        // LLVM keeps no splat of zero as an expression: scalable vectors have a constant for it.
        let is_scalable = matches!(self.m.types[ty], Type::Vector { scalable: true, .. });
        if is_scalable && self.m.constants.is_zero(a) && mask.iter().all(|&lane| lane == 0) {
            return Ok(self.m.constants.zero(&self.m.types, ty));
        }
        Ok(self.make(ty, ConstantExpr::ShuffleVector { a, b, mask }))
    }

    /// The elements of a shuffle's mask, and the shuffle's type.
    pub(super) fn shuffle_mask(
        &mut self,
        at: u32,
        mask: ConstId,
        source: TypeId,
    ) -> Result<(Box<[i32]>, TypeId)> {
        let mask_type = self.m.constants.ty(mask);
        let (Type::Vector { count, scalable, .. }, Type::Vector { element, .. }) =
            (&self.m.types[mask_type], &self.m.types[source])
        else {
            return self.error_at(at, "a shuffle has two vectors and a mask that is a vector");
        };
        let (count, scalable, element) = (*count, *scalable, *element);
        if self.splat_budget < count as usize {
            return self.error_at(at, "the shuffles of this module have too many elements");
        }
        self.splat_budget -= count as usize;
        let elements: Option<Vec<i32>> = match self.m.constants[mask] {
            Constant::Undef | Constant::Poison => Some(vec![-1; count as usize]),
            Constant::Null => Some(vec![0; count as usize]),
            _ => self.m.constants.elements(&self.m.types, mask, count as usize).and_then(|elements| {
                let one = |id: &ConstId| match &self.m.constants[*id] {
                    Constant::Int(bits) => bits.to_u64().and_then(|v| i32::try_from(v).ok()),
                    Constant::Undef | Constant::Poison => Some(-1),
                    _ => None,
                };
                elements.iter().map(one).collect()
            }),
        };
        let Some(elements) = elements else {
            return self.error_at(at, "a shuffle's mask is a vector of constant numbers");
        };
        let ty = self.m.types.intern(Type::Vector { element, count, scalable });
        Ok((elements.into(), ty))
    }

    fn gep_expression(&mut self) -> Result<ConstId> {
        self.advance();
        let mut flags = Flags::NONE;
        let mut in_range = None;
        loop {
            match self.word() {
                "inbounds" => flags |= Flags::INBOUNDS | Flags::NUSW,
                "nusw" => flags |= Flags::NUSW,
                "nuw" => flags |= Flags::NUW,
                "inrange" if self.token(1).kind == Kind::OpenParen => {
                    self.at += 2;
                    let lower = self.integer(64)?;
                    self.expect(Kind::Comma, "','")?;
                    let upper = self.integer(64)?;
                    self.expect(Kind::CloseParen, "')'")?;
                    in_range = Some((lower, upper));
                    continue;
                }
                _ => break,
            }
            self.advance();
        }
        self.expect(Kind::OpenParen, "'('")?;
        let source_type = self.type_id()?;
        self.expect(Kind::Comma, "','")?;
        let at = self.token(0).start;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.eat(Kind::Comma) {
            // A mark of LLVM 18 and before, which later versions ignore.
            self.eat_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect(Kind::CloseParen, "')'")?;
        let base_type = self.m.constants.ty(base);
        let index_types: Vec<TypeId> = indices.iter().map(|i| self.m.constants.ty(*i)).collect();
        let ty = self.gep_type(at, base_type, &index_types)?;
        self.widen_indices(source_type, ty, &mut indices);
        if matches!(self.m.constants[base], Constant::Poison) {
            return Ok(self.m.constants.intern(ty, Constant::Poison));
        }
        if in_range.is_none() && ty == base_type && indices.iter().all(|i| self.m.constants.is_zero(*i)) {
            return Ok(base);
        }
        let space = self.m.types.address_space(base_type).unwrap_or(0);
        let width = self.layout.pointer(space).index_bits;
        let cut = |bits: ApInt| ApInt::from_words(width, bits.words());
        let in_range = in_range.map(|(lower, upper)| (cut(lower), cut(upper), width));
        let expr =
            ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices: indices.into() };
        Ok(self.make(ty, expr))
    }

    /// In a getelementptr that makes a vector, scalar indices of arrays are repeated and vector indices of structs are
    /// not, as in LLVM.
    fn widen_indices(&mut self, source_type: TypeId, ty: TypeId, indices: &mut [ConstId]) {
        let Some(lanes) = self.m.types.lanes(ty) else { return };
        let Type::Vector { scalable: false, .. } = self.m.types[ty] else { return };
        let mut element = None;
        for index in indices {
            let index_type = self.m.constants.ty(*index);
            let is_struct = element.is_some_and(|ty| self.m.types.struct_body(ty).is_some());
            if self.m.types.lanes(index_type).is_none() && !is_struct && self.splat_budget >= lanes as usize {
                self.splat_budget -= lanes as usize;
                let vector = self.m.types.vector(index_type, lanes);
                *index = self.m.constants.aggregate(&self.m.types, vector, &vec![*index; lanes as usize]);
            } else if is_struct
                && let Some(elements) = self.m.constants.elements(&self.m.types, *index, lanes as usize)
                && let Some(first) = elements.first()
            {
                *index = *first;
            }
            element = match element {
                None => Some(source_type),
                Some(ty) => {
                    let scalar = self.m.constants.elements(&self.m.types, *index, lanes as usize);
                    let scalar = scalar.and_then(|e| e.first().copied()).unwrap_or(*index);
                    let position = self.m.constants.as_int(scalar).and_then(ApInt::to_u64).unwrap_or(0);
                    self.m
                        .types
                        .element(ty, if self.m.types.struct_body(ty).is_some() { position } else { 0 })
                }
            };
        }
    }

    /// The type of a getelementptr: that of the base, a vector if the base or an index is one.
    pub(super) fn gep_type(&mut self, at: u32, base: TypeId, indices: &[TypeId]) -> Result<TypeId> {
        let pointer = self.m.types.scalar(base);
        if self.m.types.address_space(pointer).is_none() {
            return self.error_at(at, "the base of 'getelementptr' must be a pointer");
        }
        if pointer != base {
            return Ok(base);
        }
        for &index in indices {
            if let Type::Vector { count, scalable, .. } = self.m.types[index] {
                return Ok(self.m.types.intern(Type::Vector { element: pointer, count, scalable }));
            }
        }
        Ok(base)
    }
}
