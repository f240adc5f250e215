//! Calls: of intrinsics, of functions of the module, and of functions that others define.

use super::Code;
use llvm_model::{
    AttrKind, AttrListId, Attribute, Call, CallingConv, Function, FunctionId, Id as _, InstKind, Name,
    TypeId, Value, intrinsics,
};

impl Code<'_> {
    /// Calls the intrinsic `base`, whose name ends in the types `overloads`.
    pub(crate) fn intrinsic(
        &mut self,
        base: &str,
        overloads: &[TypeId],
        ret: TypeId,
        args: &[Value],
    ) -> Value {
        let name = intrinsics::mangle::name(base, &self.out.types, overloads).unwrap_or_else(|| base.into());
        let params: Vec<_> = args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = self.out.types.function(ret, &params, false);
        self.call_named(name, ty, args)
    }

    /// An intrinsic whose operands and result all have one type, which its name ends in.
    pub(crate) fn same(&mut self, base: &str, args: &[Value]) -> Value {
        let ty = args.first().map(|&arg| self.ty(arg)).unwrap_or_else(|| self.out.types.void());
        self.intrinsic(base, &[ty], ty, args)
    }

    /// Calls the intrinsic `name` of the function type `ty`.
    pub(crate) fn call_named(&mut self, name: Name, ty: TypeId, args: &[Value]) -> Value {
        let function = self.declared(name, ty, |code, declaration| {
            match intrinsics::Row::find(declaration.props.name.as_bytes()) {
                Some(row) if row.overload_types(&code.out.types, ty).is_some() => {
                    declaration.attributes = row.attributes(code.out, ty);
                }
                _ => code.note_wrong(),
            }
        });
        let callee = Value::Const(self.out.function_const(function));
        self.call(callee, ty, args)
    }

    /// Calls a function that others define, by the calling convention of SPIR: all invocations of a group do so together.
    pub(crate) fn call_external(&mut self, name: Name, ret: TypeId, args: &[Value]) -> Value {
        let params: Vec<_> = args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = self.out.types.function(ret, &params, false);
        let kinds = [AttrKind::CONVERGENT, AttrKind::NO_UNWIND, AttrKind::WILL_RETURN];
        let attributes = self.out.attributes.intern_set(kinds.map(Attribute::Enum).to_vec());
        let nothing = self.out.attributes.empty_set();
        let attributes = self.out.attributes.intern_list(attributes, nothing, &[]);
        let function = self.declared(name, ty, |_, declaration| {
            (declaration.calling_conv, declaration.attributes) = (CallingConv::SPIR_FUNC, attributes);
        });
        let callee = Value::Const(self.out.function_const(function));
        let calling_conv = CallingConv::SPIR_FUNC;
        let call = Call { calling_conv, attributes, ..Call::new(callee, ty, args.to_vec()) };
        self.emit(InstKind::Call(Box::new(call)), ret)
    }

    /// Calls a function that the host defines, as one of C that only reads.
    pub(crate) fn call_host(&mut self, name: &str, ret: TypeId, args: &[Value]) -> Value {
        let params: Vec<_> = args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = self.out.types.function(ret, &params, false);
        let kinds = [AttrKind::NO_UNWIND, AttrKind::WILL_RETURN];
        let attributes = self.out.attributes.intern_set(kinds.map(Attribute::Enum).to_vec());
        let nothing = self.out.attributes.empty_set();
        let attributes = self.out.attributes.intern_list(attributes, nothing, &[]);
        let function = self.declared(name.into(), ty, |_, declaration| declaration.attributes = attributes);
        let callee = Value::Const(self.out.function_const(function));
        self.call(callee, ty, args)
    }

    /// The function that is declared under a name; `complete` says of a new one what its type does not.
    fn declared(
        &mut self,
        name: Name,
        ty: TypeId,
        complete: impl FnOnce(&mut Self, &mut Function),
    ) -> FunctionId {
        if let Some(&known) = self.intrinsics.get(&name) {
            if self.out.functions[known].ty != ty {
                self.note_wrong();
            }
            return known;
        }
        let mut declaration = Function::declaration(&self.out.types, name.clone(), ty);
        complete(self, &mut declaration);
        let new = self.out.functions.push(declaration);
        self.intrinsics.insert(name, new);
        new
    }

    /// Calls a function of the type `ty`.
    pub(crate) fn call(&mut self, callee: Value, ty: TypeId, args: &[Value]) -> Value {
        let void = self.out.types.void();
        let ret = self.out.types.function_parts(ty).map_or(void, |(ret, ..)| ret);
        let call = Call {
            calling_conv: CallingConv::C,
            attributes: AttrListId::from_index(0),
            ..Call::new(callee, ty, args.to_vec())
        };
        self.emit(InstKind::Call(Box::new(call)), ret)
    }
}
