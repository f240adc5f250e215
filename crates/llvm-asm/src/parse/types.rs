//! Types, typed pointers included.

use super::{Kind, Parser, Result, Ty, TypeName};
use llvm_model::{Name, StructType, Type, TypeId};

impl<'t> Parser<'t> {
    /// A type other than `void`.
    pub(super) fn ty(&mut self) -> Result<Ty> {
        let at = self.token(0).start;
        let ty = self.any_type()?;
        if matches!(self.m.types[ty.id], Type::Void) {
            return self.error_at(at, "a value cannot have type 'void'");
        }
        Ok(ty)
    }

    /// A type, `void` included.
    pub(super) fn any_type(&mut self) -> Result<Ty> {
        self.nested(|this| {
            let base = this.base_type()?;
            this.type_suffixes(base)
        })
    }

    /// A type without its hint.
    pub(super) fn type_id(&mut self) -> Result<TypeId> {
        Ok(self.ty()?.id)
    }

    /// `*`, `addrspace(N)*` and `(parameters)` behind a type.
    fn type_suffixes(&mut self, mut ty: Ty) -> Result<Ty> {
        loop {
            match self.kind() {
                Kind::Star => {
                    self.advance();
                    ty = Ty { id: self.opaque_pointer(0), pointee: Some(ty.id) };
                }
                Kind::OpenParen => ty = self.function_type(ty.id)?,
                Kind::Word
                    if self.word() == "addrspace" && !matches!(self.m.types[ty.id], Type::Pointer(_)) =>
                {
                    let space = self.address_space()?.unwrap_or(0);
                    self.expect(Kind::Star, "'*'")?;
                    ty = Ty { id: self.opaque_pointer(space), pointee: Some(ty.id) };
                }
                Kind::Word if self.word() == "addrspace" && ty.pointee.is_some() => {
                    let space = self.address_space()?.unwrap_or(0);
                    self.expect(Kind::Star, "'*'")?;
                    ty = Ty { id: self.opaque_pointer(space), pointee: Some(ty.id) };
                }
                _ => return Ok(ty),
            }
        }
    }

    fn function_type(&mut self, ret: TypeId) -> Result<Ty> {
        self.advance();
        let mut params = Vec::new();
        let mut vararg = false;
        self.list(Kind::CloseParen, |this| {
            if this.eat(Kind::Ellipsis) {
                vararg = true;
                return Ok(());
            }
            if vararg {
                return this.error("'...' must be the last parameter");
            }
            params.push(this.type_id()?);
            Ok(())
        })?;
        Ok(Ty { id: self.m.types.function(ret, &params, vararg), pointee: None })
    }

    /// `addrspace(N)` if it comes next.
    pub(super) fn address_space(&mut self) -> Result<Option<u32>> {
        if !self.eat_word("addrspace") {
            return Ok(None);
        }
        self.expect(Kind::OpenParen, "'('")?;
        let space = if self.kind() == Kind::String {
            let name = self.string()?;
            match self.symbolic_space(&name) {
                Some(space) => space,
                None => return self.error("a symbolic address space is \"A\", \"G\" or \"P\""),
            }
        } else {
            self.u32()?
        };
        if space >= 1 << 24 {
            return self.error("an address space has at most 24 bits");
        }
        self.expect(Kind::CloseParen, "')'")?;
        Ok(Some(space))
    }

    /// The address space the data layout gives to allocas, globals or functions.
    pub(super) fn symbolic_space(&self, name: &[u8]) -> Option<u32> {
        match name {
            b"A" => Some(self.layout.alloca_space),
            b"G" => Some(self.layout.global_space),
            b"P" => Some(self.layout.program_space),
            _ => None,
        }
    }

    fn base_type(&mut self) -> Result<Ty> {
        let id = match self.kind() {
            Kind::Word => {
                if self.word() == "ptr" {
                    self.advance();
                    let space = self.address_space()?.unwrap_or(0);
                    let id = self.opaque_pointer(space);
                    if self.kind() == Kind::Star {
                        return self.error("'ptr*' is not a type: 'ptr' is a pointer already");
                    }
                    return Ok(Ty { id, pointee: None });
                }
                self.word_type()?
            }
            Kind::OpenBrace => self.struct_type(false)?,
            Kind::OpenBracket => self.array_type()?,
            Kind::Less if self.token(1).kind == Kind::OpenBrace => {
                self.advance();
                let id = self.struct_type(true)?;
                self.expect(Kind::Greater, "'>'")?;
                id
            }
            Kind::Less => self.vector_type()?,
            Kind::Local | Kind::LocalNumber => self.type_reference()?,
            _ => return self.expected("a type"),
        };
        Ok(Ty { id, pointee: None })
    }

    fn word_type(&mut self) -> Result<TypeId> {
        let ty = match self.word() {
            "x86_mmx" => {
                // LLVM 20 and later read this type as the vector it always was.
                self.advance();
                let element = self.m.types.int(64);
                return Ok(self.m.types.vector(element, 1));
            }
            "target" => return self.target_type(),
            word => match (Type::from_keyword(word), word.strip_prefix(['i', 'b']).map(str::parse::<u32>)) {
                (Some(ty), _) => ty,
                (None, Some(Ok(width @ 1..=0x80_0000))) if word.starts_with('i') => Type::Integer(width),
                (None, Some(Ok(width @ 1..=0x80_0000))) => {
                    self.is_of_llvm_23();
                    Type::Byte(width)
                }
                (None, Some(Ok(_))) => return self.error("an integer or byte type has 1 to 8388608 bits"),
                (None, _) => return self.expected("a type"),
            },
        };
        self.advance();
        Ok(self.m.types.intern(ty))
    }

    fn target_type(&mut self) -> Result<TypeId> {
        self.advance();
        self.expect(Kind::OpenParen, "'('")?;
        let name = Name::from(self.string()?);
        let mut types = Vec::new();
        let mut ints = Vec::new();
        while self.eat(Kind::Comma) {
            if self.kind() == Kind::Int {
                ints.push(self.u32()?);
            } else if ints.is_empty() {
                types.push(self.any_type()?.id);
            } else {
                return self.expected("an integer: type parameters come before integer parameters");
            }
        }
        self.expect(Kind::CloseParen, "')'")?;
        Ok(self.m.types.intern(Type::TargetExt { name, types: types.into(), ints: ints.into() }))
    }

    fn struct_body(&mut self, packed: bool) -> Result<StructType> {
        self.expect(Kind::OpenBrace, "'{'")?;
        let mut fields = Vec::new();
        self.list(Kind::CloseBrace, |this| {
            fields.push(this.type_id()?);
            Ok(())
        })?;
        Ok(StructType { packed, fields: fields.into() })
    }

    fn struct_type(&mut self, packed: bool) -> Result<TypeId> {
        let body = self.struct_body(packed)?;
        Ok(self.m.types.intern(Type::Struct(body)))
    }

    fn array_type(&mut self) -> Result<TypeId> {
        self.advance();
        let count = self.u64()?;
        self.expect_word("x")?;
        let element = self.type_id()?;
        self.expect(Kind::CloseBracket, "']'")?;
        Ok(self.m.types.intern(Type::Array { element, count }))
    }

    fn vector_type(&mut self) -> Result<TypeId> {
        self.advance();
        let scalable = self.eat_word("vscale");
        if scalable {
            self.expect_word("x")?;
        }
        let count = self.u32()?;
        if count == 0 {
            return self.error("a vector has at least one element");
        }
        self.expect_word("x")?;
        let at = self.token(0).start;
        let element = self.type_id()?;
        let valid = match &self.m.types[element] {
            Type::Integer(_) | Type::Byte(_) | Type::Pointer(_) | Type::TargetExt { .. } => true,
            other => other.float_width().is_some(),
        };
        if !valid {
            return self.error_at(at, "the elements of a vector are integers, floats or pointers");
        }
        self.expect(Kind::Greater, "'>'")?;
        Ok(self.m.types.intern(Type::Vector { element, count, scalable }))
    }

    fn type_reference(&mut self) -> Result<TypeId> {
        let token = self.token(0);
        self.advance();
        if token.kind == Kind::Local {
            let name = self.name_of(token, 1);
            if let Some(known) = self.type_names.get(&name) {
                return Ok(known.id);
            }
            let id = self.m.types.named_struct(Name::from(&*name), None);
            self.type_names.insert(name, TypeName { id, undefined: Some(token.start) });
            return Ok(id);
        }
        let number = self.number_of(token, 1)?;
        if let Some(known) = self.type_numbers.get(&number) {
            return Ok(known.id);
        }
        let id = self.m.types.named_struct(Name::default(), None);
        self.type_numbers.insert(number, TypeName { id, undefined: Some(token.start) });
        Ok(id)
    }

    /// `%name = type …`
    pub(super) fn type_definition(&mut self) -> Result<()> {
        let token = self.token(0);
        let is_forward = match token.kind {
            Kind::Local => self.type_names.get(&self.name_of(token, 1)).map(|n| n.undefined.is_some()),
            _ => self.type_numbers.get(&self.number_of(token, 1)?).map(|n| n.undefined.is_some()),
        };
        if is_forward == Some(false) {
            return self.error("this type is defined twice");
        }
        self.advance();
        self.expect(Kind::Equal, "'='")?;
        self.expect_word("type")?;
        let packed = self.kind() == Kind::Less && self.token(1).kind == Kind::OpenBrace;
        if self.word() != "opaque" && self.kind() != Kind::OpenBrace && !packed {
            return self.type_alias(token, is_forward.is_some());
        }
        let id = self.define_struct(token)?;
        if self.eat_word("opaque") {
            return Ok(());
        }
        if packed {
            self.advance();
        }
        let body = self.struct_body(packed)?;
        if packed {
            self.expect(Kind::Greater, "'>'")?;
        }
        if let Type::NamedStruct(id) = self.m.types[id] {
            self.m.types.structs[id].body = Some(body);
        }
        Ok(())
    }

    /// The struct a definition defines, marked as defined.
    fn define_struct(&mut self, token: super::Token) -> Result<TypeId> {
        if token.kind == Kind::Local {
            let name = self.name_of(token, 1);
            if let Some(known) = self.type_names.get_mut(&name) {
                known.undefined = None;
                return Ok(known.id);
            }
            let id = self.m.types.named_struct(Name::from(&*name), None);
            self.type_names.insert(name, TypeName { id, undefined: None });
            return Ok(id);
        }
        let number = self.number_of(token, 1)?;
        if let Some(known) = self.type_numbers.get_mut(&number) {
            known.undefined = None;
            return Ok(known.id);
        }
        let id = self.m.types.named_struct(Name::default(), None);
        self.type_numbers.insert(number, TypeName { id, undefined: None });
        Ok(id)
    }

    /// `%name = type T` for a type that is not a struct: another name for it.
    fn type_alias(&mut self, token: super::Token, is_forward: bool) -> Result<()> {
        if is_forward {
            return self.error_at(token.start, "only struct types may be used before their definition");
        }
        let id = self.type_id()?;
        match token.kind {
            Kind::Local => {
                let name = self.name_of(token, 1);
                self.type_names.insert(name, TypeName { id, undefined: None });
            }
            _ => {
                let number = self.number_of(token, 1)?;
                self.type_numbers.insert(number, TypeName { id, undefined: None });
            }
        }
        Ok(())
    }

    /// A type as text, for messages.
    pub(super) fn type_text(&self, id: TypeId) -> String {
        crate::print_type(&self.m, id)
    }
}
