//! Function pointers (SPV_INTEL_function_pointers) and inline assembly (SPV_INTEL_inline_assembly): calls of what is
//! no function of the module.

use crate::lower::Lower;
use crate::lower::output::said::Target;
use llvm_model::{Call, ConstId, Constant, FunctionId, InlineAsm, InstId, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::{Decoration, Id, Op, Operands};
use translate_common::LossKind;

const FUNCTION_POINTERS: &str = "SPV_INTEL_function_pointers";
const INLINE_ASSEMBLY: &str = "SPV_INTEL_inline_assembly";

impl Lower<'_> {
    /// Lowers the call of a function pointer or of inline assembly.
    pub(in crate::lower) fn lower_indirect_call(&mut self, inst: InstId, call: &Call) {
        let module = self.module;
        for bundle in &call.bundles {
            self.report().lose(LossKind::Operand, format!("operand bundle \"{}\"", bundle.tag));
        }
        if let Value::Const(id) = call.callee
            && let Constant::InlineAsm(assembly) = &module.constants[id]
        {
            return self.lower_assembly_call(inst, call, id, assembly);
        }
        if !self.needs_extension(FUNCTION_POINTERS, "a call through a function pointer") {
            return;
        }
        self.report().tally_call(call.attributes);
        let Some(signature) = self.signature_type(call) else { return };
        let callee_type = self.type_of(call.callee);
        let space = module.types.address_space(callee_type).unwrap_or(0);
        let storage = self.types().storage_class(space);
        let want = self.pool().pointer_type(storage, signature.function);
        let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
        operands.push(self.operand_as(call.callee, want).0);
        for (&arg, &param) in call.args.iter().zip(&signature.params) {
            operands.push(self.operand_as(arg, param).0);
        }
        self.f.contraction.note_unknown();
        self.f.calls_indirectly = true;
        self.define_pointer(inst, Op::FunctionPointerCallINTEL, signature.ret, &operands);
    }

    /// The address of a function and its type. `None`, and an error, when function pointers are not allowed.
    pub(in crate::lower) fn function_pointer(
        &mut self,
        function: FunctionId,
        ty: TypeId,
    ) -> Option<(Id, Id)> {
        let name = self.module.functions[function].props.name.to_string_lossy();
        if !self.needs_extension(FUNCTION_POINTERS, &format!("the address of function @{name}")) {
            return None;
        }
        if self.input.is_kernel(function) {
            self.report().error_with_help(
                format!("the address of the kernel @{name} cannot be taken in SPIR-V"),
                "move its body to a function, and take that one's address",
            );
            return None;
        }
        let space = self.module.types.address_space(ty).unwrap_or(0);
        let storage = self.types().storage_class(space);
        if let Some(&known) = self.functions.pointers.get(&(function, storage)) {
            return Some(known);
        }
        let ret = self.types().return_type(function);
        let count = self.module.functions[function].params.len() as u32;
        let params: Vec<Id> = (0..count).map(|index| self.types().param_type(function, index)).collect();
        let function_type = self.pool().function_type(ret, &params);
        let pointer = self.pool().pointer_type(storage, function_type);
        let target = self.function_id(function);
        let id = self.out().fresh();
        self.out().push(Op::ConstantFunctionPointerINTEL, Some(pointer), Some(id), &[target.0]);
        self.functions.taken.insert(function);
        self.state_decoration(Target::function(target), Decoration::ReferencedIndirectlyINTEL, &[]);
        self.functions.pointers.insert((function, storage), (id, pointer));
        Some((id, pointer))
    }

    fn lower_assembly_call(&mut self, inst: InstId, call: &Call, id: ConstId, assembly: &InlineAsm) {
        if !self.needs_extension(INLINE_ASSEMBLY, "inline assembly") {
            return;
        }
        self.report().tally_call(call.attributes);
        let Some(signature) = self.signature_type(call) else { return };
        for (flag, name) in [
            (assembly.align_stack, "alignstack"),
            (assembly.intel_dialect, "inteldialect"),
            (assembly.can_unwind, "unwind"),
        ] {
            if flag {
                self.report().lose_flag(name);
            }
        }
        let code = match self.functions.assembly.get(&id) {
            Some(&known) => known,
            None => self.assembly(id, assembly, &signature),
        };
        let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
        operands.push(code.0);
        for (&arg, &param) in call.args.iter().zip(&signature.params) {
            operands.push(self.operand_as(arg, param).0);
        }
        self.f.contraction.note_unknown();
        self.define_pointer(inst, Op::AsmCallINTEL, signature.ret, &operands);
    }

    /// OpAsmINTEL, and the OpAsmTargetINTEL that all of a module share.
    fn assembly(&mut self, id: ConstId, assembly: &InlineAsm, signature: &Signature) -> Id {
        let target = match self.functions.assembly_target {
            Some(target) => target,
            None => {
                let target = self.out().fresh();
                let triple = Operands::new().bytes(self.module.triple.as_bytes());
                self.out().push(Op::AsmTargetINTEL, None, Some(target), &triple);
                self.functions.assembly_target = Some(target);
                target
            }
        };
        let code = self.out().fresh();
        let operands = Operands::new()
            .id(signature.function)
            .id(target)
            .bytes(assembly.template.as_bytes())
            .bytes(assembly.constraints.as_bytes());
        self.out().push(Op::AsmINTEL, Some(signature.ret), Some(code), &operands);
        if assembly.side_effect {
            self.out().decorate(code, Decoration::SideEffectsINTEL, &[]);
        }
        self.functions.assembly.insert(id, code);
        code
    }

    /// The SPIR-V types of the function type that a call is made through.
    fn signature_type(&mut self, call: &Call) -> Option<Signature> {
        let (ret, params, variable) = self.module.types.function_parts(call.function_type)?;
        if variable || params.len() != call.args.len() {
            self.report().error_with_help(
                "a call with variable arguments cannot be expressed in SPIR-V",
                "only printf may have them; pass an array instead",
            );
            return None;
        }
        let ret = self.types().value_type(ret);
        let params: Vec<Id> = params.iter().map(|&param| self.types().value_type(param)).collect();
        let function = self.pool().function_type(ret, &params);
        Some(Signature { function, ret, params })
    }

    /// Whether the options allow an extension that something needs; reports an error when not.
    pub(in crate::lower) fn needs_extension(&mut self, extension: &str, what: &str) -> bool {
        let allowed = self.options.extensions.allows(extension);
        if !allowed {
            self.report().error_with_help(
                format!("{what} needs the extension {extension}"),
                format!("allow it with --spirv-ext=+{extension}"),
            );
        }
        allowed
    }
}

/// The types of a call.
struct Signature {
    function: Id,
    ret: Id,
    params: Vec<Id>,
}
