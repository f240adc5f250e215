//! Instructions other than calls, memory accesses and terminators.

use super::{Kind, Parser, Result, Ty};
use llvm_model::instruction::Clause;
use llvm_model::{
    BinaryOp, BlockId, CastOp, ConstId, Flags, FloatPredicate, InstKind, Instruction, IntPredicate, Type,
    TypeId, UnaryOp, Value,
};

/// A parsed operation: its kind, its type, its flags.
pub(super) struct Operation {
    pub(super) kind: InstKind,
    pub(super) ty: Ty,
    pub(super) flags: Flags,
}

impl Operation {
    pub(super) fn new(kind: InstKind, ty: TypeId) -> Operation {
        Operation { kind, ty: Ty { id: ty, pointee: None }, flags: Flags::NONE }
    }
}

impl<'t> Parser<'t> {
    /// One instruction, or the debug records in front of one; returns whether the block ends here.
    pub(super) fn instruction(&mut self, block: BlockId) -> Result<bool> {
        if self.kind() == Kind::Hash {
            self.debug_record()?;
            return Ok(false);
        }
        let start = self.token(0).start;
        let named =
            matches!(self.kind(), Kind::Local | Kind::LocalNumber) && self.token(1).kind == Kind::Equal;
        let result = named.then(|| self.token(0));
        if named {
            self.at += 2;
        }
        if let Some(intrinsic) = self.debug_intrinsic_call() {
            self.debug_intrinsic(&intrinsic)?;
            return Ok(false);
        }
        let operation = self.operation()?;
        let (debug_loc, attachments) = self.instruction_attachments()?;
        let is_terminator = operation.kind.is_terminator();
        let mut inst = Instruction::new(operation.kind, operation.ty.id);
        inst.flags = operation.flags;
        inst.attachments = attachments.into();
        let id = match self.define_instruction(block, result, inst) {
            Err(mut error) if error.offset == 0 => {
                error.offset = start;
                return Err(error);
            }
            other => other?,
        };
        let body = &mut self.state()?.body;
        body.locs.set(id, debug_loc);
        if let Some(pointee) = operation.ty.pointee {
            body.pointees.insert(id, pointee);
        }
        Ok(is_terminator)
    }

    fn operation(&mut self) -> Result<Operation> {
        let word = self.word();
        if let Some(op) = BinaryOp::from_keyword(word) {
            self.advance();
            let flags = self.flags();
            let (lhs, ty) = self.typed_value()?;
            self.expect(Kind::Comma, "','")?;
            let rhs = self.value(ty)?;
            return Ok(Operation { flags, ..Operation::new(InstKind::Binary { op, lhs, rhs }, ty) });
        }
        if let Some(op) = CastOp::from_keyword(word) {
            self.advance();
            let flags = self.flags();
            let (operand, _) = self.typed_value()?;
            self.expect_word("to")?;
            let ty = self.ty()?;
            if matches!(op, CastOp::SIToFP | CastOp::UIToFP) && flags.intersects(Flags::FAST) {
                self.is_of_llvm_23();
            }
            return Ok(Operation { kind: InstKind::Cast { op, operand }, ty, flags });
        }
        if let Some(op) = UnaryOp::from_keyword(word) {
            self.advance();
            let flags = self.flags();
            let (operand, ty) = self.typed_value()?;
            return Ok(Operation { flags, ..Operation::new(InstKind::Unary { op, operand }, ty) });
        }
        match word {
            "icmp" | "fcmp" => self.compare(word == "icmp"),
            "call" | "tail" | "musttail" | "notail" => self.call_instruction(),
            "phi" => self.phi(),
            "select" => self.select(),
            "freeze" => {
                self.advance();
                let (operand, ty) = self.typed_value()?;
                Ok(Operation::new(InstKind::Freeze { operand }, ty))
            }
            "extractelement" | "insertelement" | "shufflevector" => self.vector_operation(word),
            "extractvalue" | "insertvalue" => self.aggregate_operation(word == "extractvalue"),
            "va_arg" => {
                self.advance();
                let (list, _) = self.typed_value()?;
                self.expect(Kind::Comma, "','")?;
                let ty = self.ty()?;
                Ok(Operation { kind: InstKind::VaArg { list }, ty, flags: Flags::NONE })
            }
            "landingpad" => self.landing_pad(),
            "catchpad" | "cleanuppad" => self.funclet_pad(word == "catchpad"),
            "alloca" | "load" | "store" | "fence" | "cmpxchg" | "atomicrmw" | "getelementptr" => {
                self.memory_operation(word)
            }
            _ => self.terminator(),
        }
    }

    /// The flags that come next.
    pub(super) fn flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        while let Some(flag) = Flags::from_name(self.word()) {
            flags |= flag;
            self.advance();
        }
        flags
    }

    fn compare(&mut self, is_int: bool) -> Result<Operation> {
        self.advance();
        let flags = self.flags();
        let word = self.word();
        let int = IntPredicate::from_keyword(word).filter(|_| is_int);
        let float = FloatPredicate::from_keyword(word).filter(|_| !is_int);
        if int.is_none() && float.is_none() {
            return self.expected("a predicate such as 'eq' or 'oeq'");
        }
        self.advance();
        let (lhs, operand_type) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let rhs = self.value(operand_type)?;
        let ty = self.bool_like(operand_type);
        let kind = match (int, float) {
            (Some(predicate), _) => InstKind::ICmp { predicate, lhs, rhs },
            (_, Some(predicate)) => InstKind::FCmp { predicate, lhs, rhs },
            _ => InstKind::Unreachable,
        };
        Ok(Operation { flags, ..Operation::new(kind, ty) })
    }

    fn phi(&mut self) -> Result<Operation> {
        self.advance();
        let flags = self.flags();
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        if self.kind() != Kind::OpenBracket {
            return Ok(Operation { kind: InstKind::Phi { incoming }, ty, flags });
        }
        loop {
            self.expect(Kind::OpenBracket, "'['")?;
            let value = self.value(ty.id)?;
            self.expect(Kind::Comma, "','")?;
            incoming.push((value, self.block_reference()?));
            self.expect(Kind::CloseBracket, "']'")?;
            if self.kind() != Kind::Comma || self.token(1).kind == Kind::Metadata {
                return Ok(Operation { kind: InstKind::Phi { incoming }, ty, flags });
            }
            self.advance();
        }
    }

    fn select(&mut self) -> Result<Operation> {
        self.advance();
        let flags = self.flags();
        let (condition, _) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let (if_true, ty) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let if_false = self.operand_of_type(ty)?;
        let kind = InstKind::Select { condition, if_true, if_false };
        Ok(Operation { flags, ..Operation::new(kind, ty) })
    }

    /// A typed operand that must have type `ty`.
    pub(super) fn operand_of_type(&mut self, ty: TypeId) -> Result<Value> {
        let at = self.token(0).start;
        let (value, actual) = self.typed_value()?;
        if actual != ty {
            let (is, wanted) = (self.type_text(actual), self.type_text(ty));
            return self
                .error_at(at, format!("this operand has type '{is}', but type '{wanted}' is expected"));
        }
        Ok(value)
    }

    fn vector_operation(&mut self, word: &str) -> Result<Operation> {
        self.advance();
        let at = self.token(0).start;
        let (vector, ty) = self.typed_value()?;
        if self.m.types.lanes(ty).is_none() {
            return self.error_at(at, "the first operand must be a vector");
        }
        let element = self.m.types.scalar(ty);
        self.expect(Kind::Comma, "','")?;
        match word {
            "extractelement" => {
                let (index, _) = self.typed_value()?;
                Ok(Operation::new(InstKind::ExtractElement { vector, index }, element))
            }
            "insertelement" => {
                let inserted = self.operand_of_type(element)?;
                self.expect(Kind::Comma, "','")?;
                let (index, _) = self.typed_value()?;
                Ok(Operation::new(InstKind::InsertElement { vector, element: inserted, index }, ty))
            }
            _ => {
                let b = self.operand_of_type(ty)?;
                self.expect(Kind::Comma, "','")?;
                let at = self.token(0).start;
                let mask = self.typed_constant()?;
                let (mask, ty) = self.shuffle_mask(at, mask, ty)?;
                Ok(Operation::new(InstKind::ShuffleVector { a: vector, b, mask: mask.into() }, ty))
            }
        }
    }

    fn aggregate_operation(&mut self, is_extract: bool) -> Result<Operation> {
        self.advance();
        let at = self.token(0).start;
        let (aggregate, ty) = self.typed_value()?;
        let mut inserted = None;
        if !is_extract {
            self.expect(Kind::Comma, "','")?;
            inserted = Some((self.token(0).start, self.typed_value()?));
        }
        let mut indices = Vec::new();
        let mut element = ty;
        while self.kind() == Kind::Comma && self.token(1).kind != Kind::Metadata {
            self.advance();
            let index = self.u32()?;
            let valid = match &self.m.types[element] {
                Type::Array { count, .. } => u64::from(index) < *count,
                Type::Vector { .. } => false,
                _ => true,
            };
            match self.m.types.element(element, u64::from(index)).filter(|_| valid) {
                Some(found) => element = found,
                None => return self.error_at(at, "the indices do not lead to an element of this type"),
            }
            indices.push(index);
        }
        if indices.is_empty() {
            return self.expected("',' and an index");
        }
        let indices = indices.into();
        match inserted {
            None => Ok(Operation::new(InstKind::ExtractValue { aggregate, indices }, element)),
            Some((at, (value, actual))) => {
                if actual != element {
                    let (is, wanted) = (self.type_text(actual), self.type_text(element));
                    return self.error_at(
                        at,
                        format!("this operand has type '{is}', but the element is a '{wanted}'"),
                    );
                }
                Ok(Operation::new(InstKind::InsertValue { aggregate, element: value, indices }, ty))
            }
        }
    }

    fn landing_pad(&mut self) -> Result<Operation> {
        self.advance();
        let ty = self.ty()?;
        let cleanup = self.eat_word("cleanup");
        let mut clauses = Vec::new();
        loop {
            match self.word() {
                "catch" => {
                    self.advance();
                    clauses.push(Clause::Catch(self.typed_value()?.0));
                }
                "filter" => {
                    self.advance();
                    clauses.push(Clause::Filter(self.typed_value()?.0));
                }
                _ => break,
            }
        }
        let kind = InstKind::LandingPad { cleanup, clauses: clauses.into() };
        Ok(Operation { kind, ty, flags: Flags::NONE })
    }

    /// `none`, or a value of type `token`.
    pub(super) fn parent_pad(&mut self) -> Result<Value> {
        let token = self.m.types.intern(Type::Token);
        self.value(token)
    }

    fn funclet_pad(&mut self, is_catch: bool) -> Result<Operation> {
        self.advance();
        self.expect_word("within")?;
        let parent = self.parent_pad()?;
        self.expect(Kind::OpenBracket, "'['")?;
        let mut args = Vec::new();
        self.list(Kind::CloseBracket, |this| {
            args.push(this.typed_value()?.0);
            Ok(())
        })?;
        let args = args.into();
        let kind = if is_catch {
            InstKind::CatchPad { parent, args }
        } else {
            InstKind::CleanupPad { parent, args }
        };
        let token = self.m.types.intern(Type::Token);
        Ok(Operation::new(kind, token))
    }

    /// A typed integer constant.
    pub(super) fn typed_integer(&mut self, ty: TypeId) -> Result<ConstId> {
        let at = self.token(0).start;
        let constant = self.typed_constant()?;
        self.check_type(at, constant, ty)?;
        if self.m.constants.as_int(constant).is_none() {
            return self.error_at(at, "an integer constant is expected here");
        }
        Ok(constant)
    }
}
