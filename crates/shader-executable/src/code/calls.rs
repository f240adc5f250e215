//! Calls: of intrinsics, of functions of the module, and of functions that others define.

use super::Code;
use llvm_model::{
    AttrKind, AttrListId, Attribute, Call, CallingConv, Function, FunctionId, InstBuilder as _,
    InstBuilderBase as _, Name, TypeId, Value, intrinsics,
};

impl Code<'_> {
    /// Calls an intrinsic whose operands and result all have one type, which its name ends in.
    pub(crate) fn same(&mut self, base: &str, args: &[Value]) -> Value {
        let ty = args.first().map(|&arg| self.ty(arg)).unwrap_or_else(|| self.out.types.void());
        self.call_intrinsic(base, &[ty], ty, args)
    }

    /// Calls a function that others define, by the calling convention of SPIR: all invocations of a group do so together.
    pub(crate) fn call_external(&mut self, name: Name, ret: TypeId, args: &[Value]) -> Value {
        let ty = self.function_type_of(ret, args);
        let kinds = [AttrKind::CONVERGENT, AttrKind::NO_UNWIND, AttrKind::WILL_RETURN];
        let attributes = self.function_attributes(&kinds);
        let function = self.declared(name, ty, |_, declaration| {
            (declaration.calling_conv, declaration.attributes) = (CallingConv::SPIR_FUNC, attributes);
        });
        let callee = Value::Const(self.out.function_const(function));
        let calling_conv = CallingConv::SPIR_FUNC;
        self.call_with(Call { calling_conv, attributes, ..Call::new(callee, ty, args.to_vec()) })
    }

    /// Calls a function that the host defines, as one of C that only reads.
    pub(crate) fn call_host(&mut self, name: &str, ret: TypeId, args: &[Value]) -> Value {
        let ty = self.function_type_of(ret, args);
        let attributes = self.function_attributes(&[AttrKind::NO_UNWIND, AttrKind::WILL_RETURN]);
        let function = self.declared(name.into(), ty, |_, declaration| declaration.attributes = attributes);
        self.call(function, args)
    }

    /// Returns the type of functions that take these arguments.
    fn function_type_of(&mut self, ret: TypeId, args: &[Value]) -> TypeId {
        let params: Vec<_> = args.iter().map(|&arg| self.ty(arg)).collect();
        self.out.types.function(ret, &params, false)
    }

    /// Returns attributes of a function itself.
    fn function_attributes(&mut self, kinds: &[AttrKind]) -> AttrListId {
        let attributes = &mut self.out.attributes;
        let set = attributes.intern_set(kinds.iter().copied().map(Attribute::Enum).collect());
        let nothing = attributes.empty_set();
        attributes.intern_list(set, nothing, &[])
    }

    /// Returns the intrinsic of this name and type, declared with its attributes.
    pub(crate) fn intrinsic(&mut self, name: Name, ty: TypeId) -> FunctionId {
        self.declared(name, ty, |code, declaration| {
            match intrinsics::Row::find(declaration.props.name.as_bytes()) {
                Some(row) if row.overload_types(&code.out.types, ty).is_some() => {
                    declaration.attributes = row.attributes(code.out, ty);
                }
                _ => code.mismatch(),
            }
        })
    }

    /// Returns the function that is declared under a name; `complete` completes the type of a new declaration.
    fn declared(
        &mut self,
        name: Name,
        ty: TypeId,
        complete: impl FnOnce(&mut Self, &mut Function),
    ) -> FunctionId {
        if let Some(&known) = self.intrinsics.get(&name) {
            if self.out.functions[known].ty != ty {
                self.mismatch();
            }
            return known;
        }
        let mut declaration = Function::declaration(&self.out.types, name.clone(), ty);
        complete(self, &mut declaration);
        let new = self.out.functions.push(declaration);
        self.intrinsics.insert(name, new);
        new
    }
}
