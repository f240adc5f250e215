//! `getelementptr`: the walk through its type, and the access chains it becomes.

use crate::lower::Lower;
use llvm_model::{ConstId, Constant, Flags, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::Op;

/// One index of an access chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Step {
    /// A number of elements.
    Index(Value),
    /// A member of a structure.
    Member(u32),
}

impl Lower<'_> {
    /// The indices of a `getelementptr` on `source`, sorted into members and element numbers; `None` when they do
    /// not fit the type, or lead into an array of no elements (which has no SPIR-V form).
    pub(in crate::lower) fn gep_steps(
        &self,
        source: TypeId,
        indices: &[Value],
    ) -> Option<SmallVec<[Step; 4]>> {
        let types = &self.module.types;
        let mut steps = SmallVec::new();
        let (&first, rest) = indices.split_first()?;
        steps.push(Step::Index(first));
        let mut ty = source;
        for &index in rest {
            match types[ty] {
                Type::Array { count: 0, .. } => return None,
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    steps.push(Step::Index(index));
                    ty = element;
                }
                _ => {
                    let Value::Const(id) = index else { return None };
                    let member = u32::try_from(self.module.constants.as_int(id)?.to_u64()?).ok()?;
                    ty = *types.struct_body(ty)?.fields.get(member as usize)?;
                    steps.push(Step::Member(member));
                }
            }
        }
        Some(steps)
    }

    /// Lowers `getelementptr`.
    pub(in crate::lower) fn lower_gep(
        &mut self,
        inst: InstId,
        source: TypeId,
        base: Value,
        indices: &[Value],
        flags: Flags,
    ) {
        if flags.contains(Flags::NUW) {
            self.report().lose_flag("nuw");
        }
        if flags.contains(Flags::NUSW) && !flags.contains(Flags::INBOUNDS) {
            self.report().lose_flag("nusw");
        }
        let (base_id, base_type) = self.operand(base);
        let Some((storage, _)) = self.shapes().pointer_parts(base_type) else {
            self.report()
                .error_with_help("getelementptr on a vector of pointers", "handle the lanes one by one");
            return;
        };
        let op =
            if flags.contains(Flags::INBOUNDS) { Op::InBoundsPtrAccessChain } else { Op::PtrAccessChain };
        if self.lower_byte_offset(inst, op, source, base, indices) {
            return;
        }
        let Some(steps) = self.gep_steps(source, indices) else {
            return self.lower_gep_by_bytes(inst, source, base, indices);
        };
        let (wanted, in_array) = if self.points_to(base, source) {
            (base_type, false)
        } else if self.points_to_array_of(base, source) {
            (base_type, true)
        } else {
            let pointee = self.types().memory_type(source);
            (self.pool().pointer_type(storage, pointee), false)
        };
        let Some((_, mut reached)) = self.shapes().pointer_parts(wanted) else { return };
        let base_id = self.cast_pointer(self.resolve(base), base_id, base_type, wanted);
        let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
        operands.push(base_id.0);
        if in_array {
            operands.push(self.types().size_constant(0).0);
            let Some(element) = self.shapes().element_type(reached, 0) else { return };
            reached = element;
        }
        for (number, &step) in steps.iter().enumerate() {
            let member = match step {
                Step::Member(member) => {
                    operands.push(self.pool().u32_constant(member).0);
                    member
                }
                Step::Index(index) => {
                    operands.push(self.value(index).0);
                    0
                }
            };
            if number > 0 {
                let Some(element) = self.shapes().element_type(reached, u64::from(member)) else { return };
                reached = element;
            }
        }
        let ty = self.pool().pointer_type(storage, reached);
        self.define_pointer(inst, op, ty, &operands);
    }

    /// Whether `base` points to an array of `source`: counting elements of it needs no cast, only an index more.
    fn points_to_array_of(&self, base: Value, source: TypeId) -> bool {
        let array = self.solved_pointee(base).map(|ty| &self.module.types[ty]);
        matches!(array, Some(Type::Array { element, count: 1.. }) if *element == source)
    }

    /// A walk that SPIR-V cannot say: the constant part as one offset in bytes, each variable index multiplied by
    /// the size of what it counts.
    fn lower_gep_by_bytes(&mut self, inst: InstId, source: TypeId, base: Value, indices: &[Value]) {
        let types = &self.module.types;
        let mut constant = 0i64;
        let mut terms: Vec<(Value, u64)> = Vec::new();
        let mut ty = source;
        for (number, &index) in indices.iter().enumerate() {
            let stride = match types[ty] {
                _ if number == 0 => self.layout.alloc_size(types, ty),
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    ty = element;
                    self.layout.alloc_size(types, element)
                }
                _ => {
                    let member = self.module.as_u64(index).and_then(|m| usize::try_from(m).ok());
                    let offset = member.and_then(|m| {
                        let offset = *self.layout.struct_layout(types, ty)?.offsets.get(m)?;
                        ty = *types.struct_body(ty)?.fields.get(m)?;
                        Some(offset)
                    });
                    let Some(offset) = offset else {
                        return self.report().error("the indices of getelementptr do not fit its type");
                    };
                    constant = constant.wrapping_add(offset as i64);
                    continue;
                }
            };
            let Some(stride) = stride else {
                return self.report().error("getelementptr over a type without a size");
            };
            match self.signed_constant(index) {
                Some(count) => constant = constant.wrapping_add(count.wrapping_mul(stride as i64)),
                None => terms.push((index, stride)),
            }
        }
        self.byte_offset(inst, base, constant, &terms);
    }

    fn byte_offset(&mut self, inst: InstId, base: Value, constant: i64, terms: &[(Value, u64)]) {
        let size = self.types().size_type();
        let mut offset = self.types().size_constant(constant as u64);
        for &(index, stride) in terms {
            let index_type = self.type_of(index);
            let index_id = self.value(index);
            let wide = self.types().value_type(index_type);
            let index_id = if wide == size { index_id } else { self.emit(Op::SConvert, size, &[index_id.0]) };
            let stride = self.types().size_constant(stride);
            let scaled = self.emit(Op::IMul, size, &[index_id.0, stride.0]);
            offset = self.emit(Op::IAdd, size, &[offset.0, scaled.0]);
        }
        let (base_id, base_type) = self.operand(base);
        let Some((storage, _)) = self.shapes().pointer_parts(base_type) else { return };
        let byte = self.pool().int_type(8);
        let bytes = self.pool().pointer_type(storage, byte);
        let base_id = self.cast_pointer(self.resolve(base), base_id, base_type, bytes);
        self.define_pointer(inst, Op::PtrAccessChain, bytes, &[base_id.0, offset.0]);
    }

    /// The value of an integer constant, sign extended.
    pub(in crate::lower) fn signed_constant(&self, value: Value) -> Option<i64> {
        let Value::Const(id) = value else { return None };
        self.signed_const(id)
    }

    fn signed_const(&self, id: ConstId) -> Option<i64> {
        let width = self.module.types.int_width(self.module.constants.ty(id))?;
        match &self.module.constants[id] {
            Constant::Int(bits) => bits.to_i64(width),
            _ => None,
        }
    }
}
