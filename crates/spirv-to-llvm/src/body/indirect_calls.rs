//! Calls of what is no function of the module: function pointers (SPV_INTEL_function_pointers) and inline assembly
//! (SPV_INTEL_inline_assembly); and allocations of run-time size (SPV_INTEL_variable_length_array).

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::variables::alignment;
use crate::operands::{result, result_type, word, words, words_from};
use llvm_model::{Call, CallingConv, CastOp, Constant, Flags, InstKind, TailKind, Type, TypeId, Value};
use spirv_module::{Decoration, Instruction, Op, StorageClass};

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
                let saved = self.intrinsic("llvm.stacksave", &[ty], ty, &[])?;
                self.bind(inst, saved)?;
            }
            Op::RestoreMemoryINTEL => {
                let id = word(inst, 0)?;
                let (saved, ty) = self.typed(id)?;
                if self.raise.out.types.address_space(ty).is_none() {
                    return Err(fail!("%{id} is not a pointer"));
                }
                self.intrinsic("llvm.stackrestore", &[ty], self.void, &[(saved, ty)])?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn function_pointer_call(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = word(inst, 0)?;
        let pointee = self.raise.ids.pointee_of(id)?;
        let function_type = self.raise.ids.llvm_type(pointee)?;
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
        let Entity::Assembly(constant) = self.raise.ids.entity(id)? else { return Err(not_assembly()) };
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
        let (storage, pointee) = self
            .raise
            .ids
            .pointer_parts(ty)
            .ok_or_else(|| fail!("the result type is not a typed pointer"))?;
        if StorageClass(storage) != StorageClass::Function {
            return Err(fail!("an array of run-time size must have the storage class Function"));
        }
        let allocated = self.raise.ids.value_type(&self.raise.out.types, pointee)?;
        let (count, count_type) = self.typed(count)?;
        if !matches!(self.raise.out.types[count_type], Type::Integer(_)) {
            return Err(fail!("the length is not an integer"));
        }
        let found = self.raise.ids.decoration(result(inst)?, Decoration::Alignment);
        let align =
            found.and_then(|found| found.operands.first()).map_or(Ok(0), |&bytes| alignment(bytes))?;
        let kind = InstKind::Alloca { allocated, count, align, inalloca: false, swifterror: false };
        let pointer_type = self.raise.ids.llvm_type(ty)?;
        let pointer = self.emit(kind, pointer_type, Flags::NONE)?;
        self.bind(inst, pointer)
    }
}
