//! Specialization constants: calls of `__spirv_SpecConstant(i32 id, T default)` and
//! `__spirv_SpecConstantComposite(elements…)`, which need no instruction in the function.

use crate::lower::Lower;
use llvm_model::{Call, InstId, Type, TypeId, Value};
use spirv_mapping::friendly;
use spirv_module::{Decoration, Id, Op};

/// A scalar specialization constant: its type, the bits of its default value, and its id.
pub(in crate::lower) type SpecConstant = (Id, u64, Id);

impl Lower<'_> {
    /// Makes the specialization constant that a call stands for; `false` for other calls.
    pub(in crate::lower) fn lower_spec_constant(&mut self, inst: InstId, call: &Call) -> bool {
        let Some(callee) = self.module.as_function(call.callee) else { return false };
        let function = &self.module.functions[callee];
        let Some(name) = function.props.name.as_str().filter(|_| function.body.is_none()) else {
            return false;
        };
        let made = match friendly::instruction(name) {
            Some(Op::SpecConstant) => self.scalar_spec_constant(inst, &call.args),
            Some(Op::SpecConstantComposite) => self.composite_spec_constant(inst, &call.args),
            _ => return false,
        };
        // Zero stands for what is wrong; the error has been reported.
        self.settle(inst, made.unwrap_or(Id(0)));
        true
    }

    fn scalar_spec_constant(&mut self, inst: InstId, args: &[Value]) -> Option<Id> {
        let parts = match *args {
            [id, default] => self.module.as_u64(id).zip(self.scalar_bits(default)),
            _ => None,
        };
        let fits = parts.and_then(|(id, bits)| Some((u32::try_from(id).ok()?, bits)));
        let llvm_type = self.type_of(Value::Inst(inst));
        let same = args.last().is_some_and(|&default| self.type_of(default) == llvm_type);
        let Some((number, bits)) = fits.filter(|_| same) else {
            self.error_with_help(
                "the number and the default value of a specialization constant must be constants",
                "call __spirv_SpecConstant with a constant i32 and a constant of the type of its result",
            );
            return None;
        };
        let ty = self.value_type(llvm_type);
        if let Some(&(known_type, known_bits, id)) = self.spec_constants.get(&number) {
            if (known_type, known_bits) != (ty, bits) {
                self.error_with_help(
                    format!("specialization constant {number} has another type or default value elsewhere"),
                    "give each specialization constant a number of its own",
                );
            }
            return Some(id);
        }
        let id = self.fresh();
        match self.module.types[llvm_type] {
            Type::Integer(1) => {
                let op = if bits == 0 { Op::SpecConstantFalse } else { Op::SpecConstantTrue };
                self.push_global(op, Some(ty), Some(id), &[]);
            }
            Type::Integer(64) | Type::Double => {
                self.push_global(Op::SpecConstant, Some(ty), Some(id), &[bits as u32, (bits >> 32) as u32]);
            }
            _ => self.push_global(Op::SpecConstant, Some(ty), Some(id), &[bits as u32]),
        }
        self.decorate(id, Decoration::SpecId, &[number]);
        let name = self.instruction_name(inst);
        self.name(id, &name);
        self.spec_constants.insert(number, (ty, bits, id));
        Some(id)
    }

    /// The bits of a constant integer or float of at most 64 bits.
    fn scalar_bits(&self, value: Value) -> Option<u64> {
        use llvm_model::Constant;
        let Value::Const(id) = value else { return None };
        match &self.module.constants[id] {
            Constant::Int(bits) | Constant::Float(bits) => bits.to_u64(),
            _ => None,
        }
    }

    fn composite_spec_constant(&mut self, inst: InstId, args: &[Value]) -> Option<Id> {
        let llvm_type = self.type_of(Value::Inst(inst));
        let ty = self.value_type(llvm_type);
        let mut parts = Vec::with_capacity(args.len());
        for (index, &arg) in args.iter().enumerate() {
            match self.element_type(ty, index as u64).and_then(|want| self.spec_element(arg, want)) {
                Some(part) => parts.push(part.0),
                None => {
                    self.error_with_help(
                        format!("element {index} of a specialization composite is no constant"),
                        "its elements are constants and results of __spirv_SpecConstant; optimise (at least \
                         mem2reg) so that they are not read from memory",
                    );
                    return None;
                }
            }
        }
        if self.element_count(llvm_type) != Some(parts.len()) {
            self.error_with_help(
                "a specialization composite has another number of elements than its type",
                "call __spirv_SpecConstantComposite with one argument for each element of its result",
            );
            return None;
        }
        Some(self.composite(Op::SpecConstantComposite, ty, parts))
    }

    /// How many elements the values of an LLVM type have; `None` for scalars.
    fn element_count(&self, ty: TypeId) -> Option<usize> {
        let types = &self.module.types;
        match types[ty] {
            Type::Vector { count, .. } => usize::try_from(count).ok(),
            Type::Array { count, .. } => usize::try_from(count).ok(),
            _ => types.struct_body(ty).map(|body| body.fields.len()),
        }
    }

    /// An element as a constant of the type it has inside a composite.
    fn spec_element(&mut self, value: Value, want: Id) -> Option<Id> {
        match self.resolve(value) {
            Value::Const(id) => Some(self.constant(id, want)),
            Value::Inst(inst) if self.is_settled(inst) => {
                let id = self.result_id(inst);
                if self.module.types[self.type_of(value)] != Type::Integer(1) || want == self.bool_type() {
                    return Some(id);
                }
                // Inside composites a truth value is a byte.
                let (one, zero) = (self.narrow_constant(want, 1), self.narrow_constant(want, 0));
                let operands = vec![u32::from(Op::Select.0), id.0, one.0, zero.0];
                Some(self.composite(Op::SpecConstantOp, want, operands))
            }
            _ => None,
        }
    }
}
