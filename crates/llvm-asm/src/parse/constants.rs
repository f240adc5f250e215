//! Values and constants behind their type.

use super::{Kind, Parser, Result, Symbol, SymbolId};
use llvm_model::{ConstId, Constant, ConstantExpr, FunctionId, InlineAsm, Name, Type, TypeId, Value};

impl<'t> Parser<'t> {
    /// A value of type `ty`: a local, a constant, metadata.
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Value> {
        if matches!(self.m.types[ty], Type::Metadata) {
            return self.metadata_value();
        }
        match self.kind() {
            Kind::Local | Kind::LocalNumber => self.local(ty),
            _ => Ok(Value::Const(self.constant(ty)?)),
        }
    }

    /// A value behind its type, with both.
    pub(super) fn typed_value(&mut self) -> Result<(Value, TypeId)> {
        let ty = self.type_id()?;
        Ok((self.value(ty)?, ty))
    }

    /// A constant behind its type.
    pub(super) fn typed_constant(&mut self) -> Result<ConstId> {
        let ty = self.type_id()?;
        self.constant(ty)
    }

    /// A constant of type `ty`.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<ConstId> {
        self.nested(|this| this.constant_here(ty))
    }

    fn constant_here(&mut self, ty: TypeId) -> Result<ConstId> {
        match self.kind() {
            Kind::Global | Kind::GlobalNumber => {
                let at = self.token(0).start;
                let symbol = self.symbol()?;
                self.check_type(at, symbol.address, ty)
            }
            Kind::Int | Kind::HexInt => {
                let Some(width) = self.m.types.bit_width(ty) else {
                    return self
                        .error(format!("an integer constant cannot have type '{}'", self.type_text(ty)));
                };
                let bits = self.integer(width)?;
                Ok(self.m.constants.intern(ty, Constant::Int(bits)))
            }
            Kind::Float | Kind::HexFloat | Kind::FloatBits | Kind::FloatName => self.float_constant(ty),
            Kind::OpenBracket => self.array_constant(ty),
            Kind::OpenBrace => self.struct_constant(ty, false),
            Kind::Less if self.token(1).kind == Kind::OpenBrace => {
                self.advance();
                let constant = self.struct_constant(ty, true)?;
                self.expect(Kind::Greater, "'>'")?;
                Ok(constant)
            }
            Kind::Less => self.vector_constant(ty),
            Kind::Word => self.word_constant(ty),
            Kind::Local | Kind::LocalNumber => self.error("a local value is not a constant"),
            _ => self.expected("a constant"),
        }
    }

    /// `constant` if it has type `ty`.
    pub(super) fn check_type(&self, at: u32, constant: ConstId, ty: TypeId) -> Result<ConstId> {
        let actual = self.m.constants.ty(constant);
        if actual == ty {
            return Ok(constant);
        }
        let (is, wanted) = (self.type_text(actual), self.type_text(ty));
        self.error_at(at, format!("this constant has type '{is}', but type '{wanted}' is expected"))
    }

    /// Takes a `@name` or `@N`.
    pub(super) fn symbol(&mut self) -> Result<Symbol> {
        let token = self.token(0);
        let found = match token.kind {
            Kind::Global => {
                let named = self.symbols.get(&self.name_of(token, 1));
                named.or_else(|| self.unnamed.get(&token.start)).copied()
            }
            Kind::GlobalNumber => self.symbol_numbers.get(&self.number_of(token, 1)?).copied(),
            _ => return self.expected("a symbol such as '@f'"),
        };
        match found {
            Some(symbol) => {
                self.advance();
                Ok(symbol)
            }
            None => self.error("this symbol is used but not defined"),
        }
    }

    /// Takes the `@name` of a function.
    pub(super) fn function_symbol(&mut self) -> Result<FunctionId> {
        let at = self.token(0).start;
        match self.symbol()?.id {
            SymbolId::Function(id) => Ok(id),
            _ => self.error_at(at, "a function is expected here"),
        }
    }

    fn word_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let at = self.token(0).start;
        let types = &self.m.types;
        let simple = match self.word() {
            "true" | "false" if types.int_width(ty) == Some(1) => {
                let value = u64::from(self.word() == "true");
                Some(self.m.constants.int(ty, 1, value))
            }
            "null" if types.address_space(ty).is_some() => Some(self.m.constants.intern(ty, Constant::Null)),
            "none" if matches!(types[ty], Type::Token) => Some(self.m.constants.intern(ty, Constant::Null)),
            "undef" | "poison" | "zeroinitializer" if !self.can_be_undefined(ty) => {
                return self.error(format!("a constant cannot have type '{}'", self.type_text(ty)));
            }
            "undef" => Some(self.m.constants.intern(ty, Constant::Undef)),
            "poison" => Some(self.m.constants.intern(ty, Constant::Poison)),
            "zeroinitializer" => Some(self.m.constants.zero(&self.m.types, ty)),
            _ => None,
        };
        if let Some(constant) = simple {
            self.advance();
            return Ok(constant);
        }
        match self.word() {
            "true" | "false" | "null" | "none" => {
                self.error(format!("this constant cannot have type '{}'", self.type_text(ty)))
            }
            "c" if self.token(1).kind == Kind::String => {
                self.advance();
                let bytes = self.string()?;
                // The text of an array of bytes looks the same.
                let of_bytes = self.m.types.element(ty, 0).filter(|&of| self.m.types[of] == Type::Byte(8));
                let element = of_bytes.unwrap_or_else(|| self.m.types.int(8));
                let actual = self.m.types.intern(Type::Array { element, count: bytes.len() as u64 });
                let constant = self.m.constants.data_sequence(actual, bytes.into());
                self.check_type(at, constant, ty)
            }
            "splat" => self.splat(ty),
            "asm" => self.error("inline assembly can only be called"),
            "blockaddress" => {
                self.advance();
                self.expect(Kind::OpenParen, "'('")?;
                let function = self.function_symbol()?;
                self.expect(Kind::Comma, "','")?;
                let block = self.block_of(function)?;
                self.expect(Kind::CloseParen, "')'")?;
                let space = self.m.functions[function].props.address_space;
                let pointer = self.opaque_pointer(space);
                let constant = self.m.constants.intern(pointer, Constant::BlockAddress { function, block });
                self.check_type(at, constant, ty)
            }
            word @ ("dso_local_equivalent" | "no_cfi") => {
                self.advance();
                let symbol = self.symbol()?.address;
                let pointer = self.m.constants.ty(symbol);
                let constant = match word {
                    "no_cfi" => Constant::NoCfi(symbol),
                    _ => Constant::DsoLocalEquivalent(symbol),
                };
                let constant = self.m.constants.intern(pointer, constant);
                self.check_type(at, constant, ty)
            }
            "ptrauth" => {
                let constant = self.ptrauth()?;
                self.check_type(at, constant, ty)
            }
            _ => {
                let constant = self.expression()?;
                self.check_type(at, constant, ty)
            }
        }
    }

    fn can_be_undefined(&self, ty: TypeId) -> bool {
        !matches!(self.m.types[ty], Type::Void | Type::Label | Type::Metadata | Type::Function { .. })
    }

    /// `ptrauth (ptr p, i32 key[, i64 discriminator[, ptr address[, ptr symbol]]])`
    fn ptrauth(&mut self) -> Result<ConstId> {
        self.advance();
        let at = self.token(0).start;
        self.expect(Kind::OpenParen, "'('")?;
        let mut operands = Vec::new();
        self.list(Kind::CloseParen, |this| {
            operands.push(this.typed_constant()?);
            Ok(())
        })?;
        let (Some(&pointer), Some(&key), 2..=5) = (operands.first(), operands.get(1), operands.len()) else {
            return self.error_at(at, "'ptrauth' has two to five operands");
        };
        let i64_ = self.m.types.int(64);
        let pointer_type = self.opaque_pointer(0);
        let zero = self.m.constants.zero(&self.m.types, i64_);
        let null = self.m.constants.zero(&self.m.types, pointer_type);
        let all = [
            pointer,
            key,
            operands.get(2).copied().unwrap_or(zero),
            operands.get(3).copied().unwrap_or(null),
        ];
        let symbol = operands.get(4).copied().filter(|s| !self.m.constants.is_zero(*s));
        let ty = self.m.constants.ty(pointer);
        Ok(self.m.constants.intern(ty, Constant::PtrAuth(all, symbol)))
    }

    fn elements(&mut self, close: Kind) -> Result<Vec<ConstId>> {
        let mut elements = Vec::new();
        self.list(close, |this| {
            elements.push(this.typed_constant()?);
            Ok(())
        })?;
        Ok(elements)
    }

    /// The aggregate with these elements, if `ty` has exactly such elements.
    fn aggregate(&mut self, at: u32, ty: TypeId, count: u64, elements: &[ConstId]) -> Result<ConstId> {
        if elements.len() as u64 != count {
            return self.error_at(
                at,
                format!(
                    "this constant has {} elements, its type '{}' {count}",
                    elements.len(),
                    self.type_text(ty)
                ),
            );
        }
        for (index, &element) in elements.iter().enumerate() {
            if let Some(expected) = self.m.types.element(ty, index as u64) {
                let actual = self.m.constants.ty(element);
                if actual != expected {
                    let (is, wanted) = (self.type_text(actual), self.type_text(expected));
                    return self.error_at(
                        at,
                        format!("element {index} has type '{is}', but '{wanted}' is expected"),
                    );
                }
            }
        }
        Ok(self.m.constants.aggregate(&self.m.types, ty, elements))
    }

    fn array_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let at = self.token(0).start;
        let Type::Array { count, .. } = self.m.types[ty] else {
            return self.error(format!("an array constant cannot have type '{}'", self.type_text(ty)));
        };
        self.advance();
        let elements = self.elements(Kind::CloseBracket)?;
        if elements.is_empty() && count == 0 {
            return Ok(self.m.constants.intern(ty, Constant::Poison));
        }
        self.aggregate(at, ty, count, &elements)
    }

    fn vector_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let at = self.token(0).start;
        let Type::Vector { count, scalable: false, .. } = self.m.types[ty] else {
            return self.error(format!("a vector constant cannot have type '{}'", self.type_text(ty)));
        };
        self.advance();
        let elements = self.elements(Kind::Greater)?;
        self.aggregate(at, ty, u64::from(count), &elements)
    }

    fn struct_constant(&mut self, ty: TypeId, packed: bool) -> Result<ConstId> {
        let at = self.token(0).start;
        let count = match self.m.types.struct_body(ty) {
            Some(body) if body.packed == packed => body.fields.len() as u64,
            _ => return self.error(format!("a struct constant cannot have type '{}'", self.type_text(ty))),
        };
        self.expect(Kind::OpenBrace, "'{'")?;
        let elements = self.elements(Kind::CloseBrace)?;
        self.aggregate(at, ty, count, &elements)
    }

    /// `splat (type constant)`
    fn splat(&mut self, ty: TypeId) -> Result<ConstId> {
        self.advance();
        let at = self.token(0).start;
        self.expect(Kind::OpenParen, "'('")?;
        let element = self.typed_constant()?;
        self.expect(Kind::CloseParen, "')'")?;
        let Type::Vector { element: expected, count, scalable } = self.m.types[ty] else {
            return self.error_at(at, format!("a splat cannot have type '{}'", self.type_text(ty)));
        };
        self.check_type(at, element, expected)?;
        if self.m.constants.is_zero(element) {
            return Ok(self.m.constants.zero(&self.m.types, ty));
        }
        if self.splat_budget < count as usize {
            return self.error_at(at, "the splats of this module have too many elements");
        }
        self.splat_budget -= count as usize;
        if !scalable {
            let elements = vec![element; count as usize];
            return self.aggregate(at, ty, u64::from(count), &elements);
        }
        let poison = self.m.constants.intern(ty, Constant::Poison);
        let i64_ = self.m.types.int(64);
        let index = self.m.constants.zero(&self.m.types, i64_);
        let first = ConstantExpr::InsertElement { vector: poison, element, index };
        let first = self.m.constants.intern(ty, Constant::Expr(Box::new(first)));
        let all = ConstantExpr::ShuffleVector { a: first, b: poison, mask: vec![0; count as usize].into() };
        Ok(self.m.constants.intern(ty, Constant::Expr(Box::new(all))))
    }

    /// `asm …` called through `function_type`.
    pub(super) fn inline_asm(&mut self, function_type: TypeId) -> Result<ConstId> {
        self.expect_word("asm")?;
        let side_effect = self.eat_word("sideeffect");
        let align_stack = self.eat_word("alignstack");
        let intel_dialect = self.eat_word("inteldialect");
        let can_unwind = self.eat_word("unwind");
        let template = Name::from(self.string()?);
        self.expect(Kind::Comma, "','")?;
        let constraints = Name::from(self.string()?);
        let asm = InlineAsm {
            function_type,
            template,
            constraints,
            side_effect,
            align_stack,
            intel_dialect,
            can_unwind,
        };
        let ty = self.opaque_pointer(0);
        Ok(self.m.constants.intern(ty, Constant::InlineAsm(Box::new(asm))))
    }
}
