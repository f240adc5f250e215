//! Calls of the module's own functions and of LLVM's intrinsics.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::raise::{Raise, result, word, words_from};
use llvm_model::{
    AttrKind, AttrListId, Attribute, Call, CallingConv, Flags, Function, FunctionId, InstKind, Name,
    TailKind, Type, TypeId, Value,
};
use spirv_mapping::convention::{opaque, sampler};
use spirv_module::Instruction;

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpFunctionCall.
    pub(crate) fn function_call(&mut self, inst: Instruction<'m>) -> Res<()> {
        let callee_id = word(inst, 0)?;
        let Entity::Function(callee) = self.raise.entity(callee_id)? else {
            return Err(fail!("%{callee_id} is not a function"));
        };
        let function = &self.raise.out.functions[callee];
        let (function_type, calling_conv, attributes) =
            (function.ty, function.calling_conv, function.attributes);
        let arg_ids = words_from(inst, 1)?;
        let params = match self.raise.out.types.function_parts(function_type) {
            Some((_, params, _)) if params.len() == arg_ids.len() => params.to_vec(),
            Some((_, params, _)) => {
                return Err(fail!("{} arguments for a function of {}", arg_ids.len(), params.len()));
            }
            None => return Err(fail!("%{callee_id} has no function type")),
        };
        let mut args = Vec::with_capacity(arg_ids.len());
        for (&id, ty) in arg_ids.iter().zip(params) {
            args.push(self.value_of(id, ty)?);
        }
        let attributes = self.raise.call_attributes(attributes);
        let value = self.call(callee, function_type, args, calling_conv, attributes)?;
        match self.raise.llvm_type(inst.result_type().map_or(0, |ty| ty.0)) {
            Ok(ty) if ty == self.void => {
                let returns_void = self.type_of_value(value) == Some(self.void);
                if returns_void { Ok(()) } else { Err(fail!("the function returns a value")) }
            }
            _ => self.bind(inst, value),
        }
    }

    /// A call through `function_type`.
    pub(crate) fn call(
        &mut self,
        callee: FunctionId,
        function_type: TypeId,
        args: Vec<Value>,
        calling_conv: CallingConv,
        attributes: AttrListId,
    ) -> Res<Value> {
        let (ret, ..) =
            self.raise.out.types.function_parts(function_type).ok_or_else(|| fail!("no function type"))?;
        let callee = Value::Const(self.raise.out.function_const(callee));
        let call = Call {
            callee,
            function_type,
            args,
            calling_conv,
            attributes,
            tail: TailKind::None,
            bundles: Vec::new(),
        };
        self.emit(InstKind::Call(Box::new(call)), ret, Flags::NONE)
    }

    /// A call of an intrinsic; `overloads` are the types in its name.
    pub(crate) fn intrinsic(
        &mut self,
        name: &str,
        overloads: &[TypeId],
        ret: TypeId,
        args: &[(Value, TypeId)],
    ) -> Res<Value> {
        let mut symbol = name.to_owned();
        for &ty in overloads {
            symbol.push('.');
            symbol.push_str(&overload_name(&self.raise.out.types, ty)?);
        }
        let params: Vec<TypeId> = args.iter().map(|(_, ty)| *ty).collect();
        let function_type = self.raise.out.types.function(ret, &params, false);
        let list = self.raise.out.attributes.empty_list();
        let (callee, _) = self.raise.declare(&symbol, function_type, CallingConv::C, list);
        let args = args.iter().map(|(value, _)| *value).collect();
        self.call(callee, function_type, args, CallingConv::C, list)
    }

    /// A constant sampler, as clang spells it.
    pub(crate) fn sampler(&mut self, bits: u32) -> Res<Value> {
        let name = Name::from(opaque::SAMPLER);
        let ty = Type::TargetExt { name, types: Box::default(), ints: Box::default() };
        let ty = self.raise.out.types.intern(ty);
        let function_type = self.raise.out.types.function(ty, &[self.i32], false);
        let list = self.raise.plain_builtin_attributes();
        let (callee, _) = self.raise.declare(sampler::SYMBOL, function_type, CallingConv::SPIR_FUNC, list);
        let bits = self.int(self.i32, u64::from(bits));
        self.call(callee, function_type, vec![bits], CallingConv::SPIR_FUNC, list)
    }

    /// Whether a result id is used as a value: its type is not void.
    pub(crate) fn has_value(&self, inst: Instruction<'m>) -> bool {
        result(inst).is_ok() && self.result_type(inst).is_ok_and(|ty| ty != self.void)
    }
}

impl Raise<'_> {
    /// The function with this symbol, declared when there is none; false when it existed with another type, through
    /// which it can be called all the same.
    pub(crate) fn declare(
        &mut self,
        symbol: &str,
        ty: TypeId,
        calling_conv: CallingConv,
        attributes: AttrListId,
    ) -> (FunctionId, bool) {
        let name = Name::from(symbol);
        if let Some(&known) = self.functions_by_symbol.get(&name) {
            return (known, self.out.functions[known].ty == ty);
        }
        if !self.symbols.take(&name) {
            self.release_symbol(&name);
        }
        let declaration = Function::declaration(&self.out.types, name.clone(), ty);
        let function = self.out.functions.push(Function { calling_conv, attributes, ..declaration });
        self.functions_by_symbol.insert(name, function);
        (function, true)
    }

    /// Renames what only the module itself sees under the symbol of a builtin.
    fn release_symbol(&mut self, name: &Name) {
        let new = self.symbols.unique(name.as_bytes());
        for (_, function) in self.out.functions.iter_mut() {
            if function.props.name == *name && function.props.linkage.is_local() {
                function.props.name = new;
                return;
            }
        }
        for (_, global) in self.out.globals.iter_mut() {
            if global.props.name == *name && global.props.linkage.is_local() {
                global.props.name = new;
                return;
            }
        }
    }

    /// Attributes of a call of a function with these attributes: those that say how values are passed.
    fn call_attributes(&mut self, callee: AttrListId) -> AttrListId {
        if let Some(&known) = self.call_attributes.get(&callee) {
            return known;
        }
        let list = self.out.attributes.list(callee).clone();
        let params: Vec<_> = list.params.iter().map(|&set| self.passing(set)).collect();
        let ret = self.passing(list.ret);
        let function = vec![Attribute::Enum(AttrKind::NO_UNWIND), Attribute::Enum(AttrKind::CONVERGENT)];
        let function = self.out.attributes.intern_set(function);
        let found = self.out.attributes.intern_list(function, ret, &params);
        self.call_attributes.insert(callee, found);
        found
    }

    fn passing(&mut self, set: llvm_model::AttrSetId) -> llvm_model::AttrSetId {
        const PASSING: [AttrKind; 5] =
            [AttrKind::ALIGN, AttrKind::BYVAL, AttrKind::SRET, AttrKind::ZERO_EXT, AttrKind::SIGN_EXT];
        let kept = self.out.attributes.set(set).iter();
        let kept = kept.filter(|a| a.kind().is_some_and(|kind| PASSING.contains(&kind))).cloned().collect();
        self.out.attributes.intern_set(kept)
    }
}

/// How a type stands in the name of an intrinsic: `i32`, `v4f32`, `p1`.
fn overload_name(types: &llvm_model::Types, ty: TypeId) -> Res<String> {
    Ok(match &types[ty] {
        Type::Integer(width) => format!("i{width}"),
        Type::Half => "f16".to_owned(),
        Type::BFloat => "bf16".to_owned(),
        Type::Float => "f32".to_owned(),
        Type::Double => "f64".to_owned(),
        Type::Pointer(space) => format!("p{space}"),
        Type::Vector { element, count, scalable: false } => {
            format!("v{count}{}", overload_name(types, *element)?)
        }
        _ => return Err(fail!("no intrinsic takes this type")),
    })
}
