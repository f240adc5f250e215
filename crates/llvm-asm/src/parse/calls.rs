//! Calls: the common part of `call`, `invoke` and `callbr`.

use super::attributes::Place;
use super::instructions::Operation;
use super::{Implicit, Kind, Parser, Result, SymbolId, Token};
use llvm_model::intrinsics::{Row, mangle};
use llvm_model::{
    AttrSetId, Call, Constant, Function, FunctionId, InstKind, Name, OperandBundle, TailKind, Type, TypeId,
    Value,
};

/// The callee, before the type of the call is known.
enum Callee {
    Value(Value),
    /// Inline assembly, to be parsed at this token.
    Assembly(usize),
    /// An intrinsic that is not declared.
    Intrinsic(Token),
}

impl<'t> Parser<'t> {
    /// `[tail] call …`
    pub(super) fn call_instruction(&mut self) -> Result<Operation> {
        let tail = match self.word() {
            "tail" => TailKind::Tail,
            "musttail" => TailKind::MustTail,
            "notail" => TailKind::NoTail,
            _ => TailKind::None,
        };
        if tail != TailKind::None {
            self.advance();
        }
        self.expect_word("call")?;
        let flags = self.flags();
        let mut call = self.call()?;
        call.tail = tail;
        let ty = self.result_type(&call);
        Ok(Operation { flags, ..Operation::new(InstKind::Call(Box::new(call)), ty) })
    }

    /// The type of a call's result.
    pub(super) fn result_type(&mut self, call: &Call) -> TypeId {
        match self.m.types.function_parts(call.function_type) {
            Some((ret, ..)) => ret,
            None => self.m.types.void(),
        }
    }

    /// A call behind its word and flags.
    pub(super) fn call(&mut self) -> Result<Call> {
        let calling_conv = self.calling_conv()?;
        let ret_attributes = self.attributes(Place::Value)?;
        let space = self.address_space()?.unwrap_or(self.layout.program_space);
        let written = self.any_type()?;
        // Typed-pointer files may write the type of the called pointer.
        let written = match written.pointee {
            Some(pointee) if matches!(self.m.types[pointee], Type::Function { .. }) => pointee,
            _ => written.id,
        };
        let callee = self.callee(space)?;
        let at = self.token(0).start;
        let (args, types, sets) = self.arguments()?;
        let function_attributes = self.attributes(Place::Function)?;
        let bundles = self.bundles()?;
        let function_type = match self.m.types[written] {
            Type::Function { .. } => written,
            _ => self.m.types.function(written, &types, false),
        };
        self.check_arguments(at, function_type, &types)?;
        let callee = match callee {
            Callee::Value(value) => value,
            Callee::Assembly(start) => {
                let end = std::mem::replace(&mut self.at, start);
                let asm = self.inline_asm(function_type)?;
                self.at = end;
                Value::Const(asm)
            }
            Callee::Intrinsic(token) => self.declare_intrinsic(token, function_type),
        };
        let function_set = self.m.attributes.intern_set(function_attributes);
        let ret_set = self.m.attributes.intern_set(ret_attributes);
        let attributes = self.m.attributes.intern_list(function_set, ret_set, &sets);
        let bundles = bundles.into();
        Ok(Call { calling_conv, attributes, bundles, ..Call::new(callee, function_type, args) })
    }

    fn callee(&mut self, space: u32) -> Result<Callee> {
        let token = self.token(0);
        match self.kind() {
            Kind::Global if !self.symbols.contains_key(&self.name_of(token, 1)) => {
                if !self.name_of(token, 1).starts_with(b"llvm.") {
                    return self.error("this function is called but not declared");
                }
                self.advance();
                Ok(Callee::Intrinsic(token))
            }
            Kind::Global | Kind::GlobalNumber => Ok(Callee::Value(Value::Const(self.symbol()?.address))),
            Kind::Word if self.word() == "asm" => {
                let start = self.at;
                // Its function type is not known yet: skip to the argument list.
                while !matches!(self.kind(), Kind::OpenParen | Kind::End) {
                    self.advance();
                }
                Ok(Callee::Assembly(start))
            }
            _ => {
                let ty = self.opaque_pointer(space);
                Ok(Callee::Value(self.value(ty)?))
            }
        }
    }

    /// `(type attributes value, …)`
    #[allow(clippy::type_complexity)] // three lists of one length
    fn arguments(&mut self) -> Result<(Vec<Value>, Vec<TypeId>, Vec<AttrSetId>)> {
        self.expect(Kind::OpenParen, "'('")?;
        let (mut args, mut types, mut sets) = (Vec::new(), Vec::new(), Vec::new());
        self.list(Kind::CloseParen, |this| {
            // Calls that must be tail calls of variadic functions show the arguments they pass on.
            if this.eat(Kind::Ellipsis) {
                return Ok(());
            }
            let ty = this.type_id()?;
            let attributes = match this.m.types[ty] {
                Type::Metadata => Vec::new(),
                _ => this.attributes(Place::Value)?,
            };
            args.push(this.value(ty)?);
            types.push(ty);
            sets.push(this.m.attributes.intern_set(attributes));
            Ok(())
        })?;
        Ok((args, types, sets))
    }

    fn check_arguments(&self, at: u32, function_type: TypeId, types: &[TypeId]) -> Result<()> {
        let Some((_, params, vararg)) = self.m.types.function_parts(function_type) else { return Ok(()) };
        if types.len() < params.len() || (types.len() > params.len() && !vararg) {
            return self.error_at(
                at,
                format!("this call has {} arguments, its function type {}", types.len(), params.len()),
            );
        }
        for (index, (param, ty)) in params.iter().zip(types).enumerate() {
            if param != ty {
                let (is, wanted) = (self.type_text(*ty), self.type_text(*param));
                return self
                    .error_at(at, format!("argument {index} has type '{is}', but '{wanted}' is expected"));
            }
        }
        Ok(())
    }

    /// `[ "tag"(operands…), … ]`
    fn bundles(&mut self) -> Result<Vec<OperandBundle>> {
        let mut bundles = Vec::new();
        if !self.eat(Kind::OpenBracket) {
            return Ok(bundles);
        }
        self.list(Kind::CloseBracket, |this| {
            let tag = Name::from(this.string()?);
            this.expect(Kind::OpenParen, "'('")?;
            let mut args = Vec::new();
            this.list(Kind::CloseParen, |this| {
                args.push(this.typed_value()?.0);
                Ok(())
            })?;
            bundles.push(OperandBundle { tag, args });
            Ok(())
        })?;
        Ok(bundles)
    }

    /// Declares an intrinsic that is called without a declaration, with the suffixes that its types give it. Calls of
    /// several types may use one name.
    fn declare_intrinsic(&mut self, token: Token, function_type: TypeId) -> Value {
        let written = self.name_of(token, 1);
        let full = Row::find(&written).and_then(|row| {
            let overloads = row.overload_types(&self.m.types, function_type)?;
            mangle::name(row.name, &self.m.types, &overloads)
        });
        let written = Name::from(&*written);
        let name = full.unwrap_or_else(|| written.clone());
        if let Some(symbol) = self.symbols.get(name.as_bytes())
            && let SymbolId::Function(_) = symbol.id
        {
            return Value::Const(symbol.address);
        }
        let key = (name, function_type);
        if let Some(implicit) = self.implicit.get(&key) {
            return Value::Const(implicit.address);
        }
        let declaration = Function::declaration(&self.m.types, key.0.clone(), function_type);
        let id = self.m.functions.push(declaration);
        let ty = self.opaque_pointer(0);
        let address = self.m.constants.intern(ty, Constant::Function(id));
        self.implicit.insert(key, Implicit { written, id, address });
        Value::Const(address)
    }

    /// Puts intrinsics that were called without a declaration into LLVM's order: by name, the last call's first.
    pub(super) fn order_implicit_intrinsics(&mut self) {
        let mut implicit: Vec<_> = self.implicit.values().map(|of| (&of.written, of.id)).collect();
        implicit.sort_by(|a, b| a.0.cmp(b.0).then(b.1.cmp(&a.1)));
        let declared = self.m.functions.len() - implicit.len();
        let order: Vec<FunctionId> =
            self.m.functions.ids().take(declared).chain(implicit.into_iter().map(|(_, id)| id)).collect();
        self.m.arrange_functions(&order);
    }
}
