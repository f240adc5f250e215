//! Calls of what is no function of the module: function pointers (SPV_INTEL_function_pointers) and inline assembly
//! (SPV_INTEL_inline_assembly); and allocations of run-time size (SPV_INTEL_variable_length_array).

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::variables::alignment;
use crate::raise::{Raise, result, result_type, word, words, words_from};
use llvm_model::{
    Call, CallingConv, CastOp, Constant, Flags, InlineAsm, InstKind, TailKind, Type, TypeId, Value,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::intrinsics::written;
use spirv_module::{Decoration, Instruction, LiteralString, Op, StorageClass};

impl<'m> Raise<'m> {
    /// Whether a global cannot be translated before the functions are there: the address of a function, or what is
    /// made of one. `waiting` are the ids that this was said of so far.
    pub(crate) fn waits_for_functions(&self, inst: Instruction<'m>, waiting: &mut FxHashSet<u32>) -> bool {
        // Before these ids there is no literal but the first word of a variable and of OpSpecConstantOp.
        let ids = match inst.op() {
            Op::ConstantFunctionPointerINTEL => None,
            Op::ConstantComposite | Op::SpecConstantComposite => Some(inst.operands()),
            Op::Variable | Op::SpecConstantOp => inst.operands().get(1..),
            _ => return false,
        };
        let waits = ids.is_none_or(|ids| !waiting.is_empty() && ids.iter().any(|id| waiting.contains(id)));
        if let (true, Some(id)) = (waits, inst.result()) {
            waiting.insert(id.0);
        }
        waits
    }

    /// OpConstantFunctionPointerINTEL: the function.
    pub(crate) fn function_pointer(&mut self, inst: Instruction<'m>) -> Res<Entity> {
        let id = word(inst, 0)?;
        let Entity::Function(function) = self.entity(id)? else {
            return Err(fail!("%{id} is not a function"));
        };
        let address = self.out.function_const(function);
        let ty = self.value_type(result_type(inst)?)?;
        if self.out.constants.ty(address) == ty {
            return Ok(Entity::Value(Value::Const(address)));
        }
        Ok(Entity::Value(Value::Const(self.constant_cast(CastOp::AddrSpaceCast, address, ty)?)))
    }

    /// OpAsmINTEL: inline assembly as a callee. The target is the module's.
    pub(crate) fn assembly(&mut self, inst: Instruction<'m>) -> Res<Entity> {
        let function_type = self.llvm_type(word(inst, 0)?)?;
        let Some((ret, params, _)) = self.out.types.function_parts(function_type) else {
            return Err(fail!("the assembly's type is not a function type"));
        };
        let results = match &self.out.types[ret] {
            Type::Void => 0,
            _ => self.out.types.struct_body(ret).map_or(1, |body| body.fields.len()),
        };
        let arguments = params.len();
        let cut_off = || fail!("its strings are cut off");
        let rest = words_from(inst, 2)?;
        let template = LiteralString::read(rest).ok_or_else(cut_off)?;
        let rest = rest.get(template.word_count()..).ok_or_else(cut_off)?;
        let constraints = LiteralString::read(rest).ok_or_else(cut_off)?;
        if !constraints_fit(&constraints.to_string_lossy(), results, arguments) {
            return Err(fail!("the constraints do not fit the assembly's type")
                .help("results come first, then arguments, then clobbered registers"));
        }
        let found = self.scan.decorations.find(&self.scan.ids, result(inst)?, Decoration::SideEffectsINTEL);
        let assembly = InlineAsm {
            function_type,
            template: template.to_vec().into(),
            constraints: constraints.to_vec().into(),
            side_effect: found.is_some(),
            align_stack: false,
            intel_dialect: false,
            can_unwind: false,
        };
        let pointer = self.out.types.ptr(0);
        let constant = self.out.constants.intern(pointer, Constant::InlineAsm(Box::new(assembly)));
        Ok(Entity::Assembly(constant))
    }
}

/// Whether LLVM takes constraints for a call that returns so many values and has so many arguments: results first,
/// then arguments, then clobbers.
fn constraints_fit(constraints: &str, results: usize, arguments: usize) -> bool {
    let (mut outputs, mut inputs, mut clobbers) = (0, 0, 0);
    for constraint in constraints.split(',').filter(|_| !constraints.is_empty()) {
        match constraint.as_bytes() {
            [b'~', b'{', .., b'}'] => clobbers += 1,
            [b'=', b'*', _, ..] if clobbers == 0 => inputs += 1,
            [b'=', first, ..] if clobbers == 0 && inputs == 0 && *first != b'=' => outputs += 1,
            [first, ..] if clobbers == 0 && !b"=~!+".contains(first) => inputs += 1,
            _ => return false,
        }
    }
    (outputs, inputs) == (results, arguments)
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates the instructions of these extensions; false when `inst` is none.
    pub(crate) fn indirect(&mut self, inst: Instruction<'m>) -> Res<bool> {
        match inst.op() {
            Op::FunctionPointerCallINTEL => self.function_pointer_call(inst)?,
            Op::AsmCallINTEL => self.assembly_call(inst)?,
            Op::VariableLengthArrayINTEL => self.variable_array(inst)?,
            Op::SaveMemoryINTEL => {
                let ty = self.result_type(inst)?;
                if self.raise.out.types.address_space(ty).is_none() {
                    return Err(fail!("the result type is not a pointer"));
                }
                let saved = self.intrinsic(written::STACK_SAVE, &[ty], ty, &[])?;
                self.bind(inst, saved)?;
            }
            Op::RestoreMemoryINTEL => {
                let id = word(inst, 0)?;
                let (saved, ty) = self.typed(id)?;
                if self.raise.out.types.address_space(ty).is_none() {
                    return Err(fail!("%{id} is not a pointer"));
                }
                self.intrinsic(written::STACK_RESTORE, &[ty], self.void, &[(saved, ty)])?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn function_pointer_call(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = word(inst, 0)?;
        let pointee = self.raise.pointee_of(id)?;
        let function_type = self.raise.llvm_type(pointee)?;
        let mut callee = self.pointer(id)?;
        let code = self.raise.out.types.ptr(0);
        if self.type_of_value(callee) != Some(code) {
            // Functions are in address space 0, wherever their addresses have been.
            let cast = InstKind::Cast { op: CastOp::AddrSpaceCast, operand: callee };
            callee = self.emit(cast, code, Flags::NONE)?;
        }
        self.call_through(inst, callee, function_type, CallingConv::SPIR_FUNC)
    }

    fn assembly_call(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = word(inst, 0)?;
        let not_assembly = || fail!("%{id} is not inline assembly");
        let Entity::Assembly(constant) = self.raise.entity(id)? else { return Err(not_assembly()) };
        let Constant::InlineAsm(assembly) = &self.raise.out.constants[constant] else {
            return Err(not_assembly());
        };
        let function_type = assembly.function_type;
        self.call_through(inst, Value::Const(constant), function_type, CallingConv::C)
    }

    /// A call whose callee is the first operand, translated to `callee`.
    fn call_through(
        &mut self,
        inst: Instruction<'m>,
        callee: Value,
        function_type: TypeId,
        calling_conv: CallingConv,
    ) -> Res<()> {
        let arg_ids = words_from(inst, 1)?;
        let (ret, params) = match self.raise.out.types.function_parts(function_type) {
            Some((ret, params, _)) if params.len() == arg_ids.len() => (ret, params.to_vec()),
            _ => return Err(fail!("the callee has no function type with {} parameters", arg_ids.len())),
        };
        let mut args = Vec::with_capacity(arg_ids.len());
        for (&id, ty) in arg_ids.iter().zip(params) {
            args.push(self.value_of(id, ty)?);
        }
        let call = Call {
            callee,
            function_type,
            args,
            calling_conv,
            attributes: self.raise.out.attributes.empty_list(),
            tail: TailKind::None,
            bundles: Vec::new(),
        };
        let value = self.emit(InstKind::Call(Box::new(call)), ret, Flags::NONE)?;
        if self.has_value(inst) { self.bind(inst, value) } else { Ok(()) }
    }

    fn variable_array(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [count] = words(inst)?;
        let ty = result_type(inst)?;
        let (storage, pointee) =
            self.raise.pointer_parts(ty).ok_or_else(|| fail!("the result type is not a typed pointer"))?;
        if StorageClass(storage) != StorageClass::Function {
            return Err(fail!("an array of run-time size must have the storage class Function"));
        }
        let allocated = self.raise.value_type(pointee)?;
        let (count, count_type) = self.typed(count)?;
        if !matches!(self.raise.out.types[count_type], Type::Integer(_)) {
            return Err(fail!("the length is not an integer"));
        }
        let found =
            self.raise.scan.decorations.find(&self.raise.scan.ids, result(inst)?, Decoration::Alignment);
        let align =
            found.and_then(|found| found.operands.first()).map_or(Ok(0), |&bytes| alignment(bytes))?;
        let kind = InstKind::Alloca { allocated, count, align, inalloca: false, swifterror: false };
        let pointer_type = self.raise.llvm_type(ty)?;
        let pointer = self.emit(kind, pointer_type, Flags::NONE)?;
        self.bind(inst, pointer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints() {
        assert!(constraints_fit("", 0, 0));
        assert!(constraints_fit("=r,=&r,r,0,~{memory}", 2, 2));
        assert!(constraints_fit("=*m,r", 0, 2));
        assert!(!constraints_fit("=r", 0, 0));
        assert!(!constraints_fit("r,=r", 1, 1));
        assert!(!constraints_fit("=r,,r", 1, 1));
        assert!(!constraints_fit("~{memory},r", 0, 1));
    }
}
