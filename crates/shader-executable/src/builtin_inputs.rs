//! Values of builtin variables: fields of the context, or values that follow from them.
//!
//! Source: Vulkan specification, "Built-In Variables". Every invocation is a subgroup of its own.

use crate::code::Code;
use crate::context::Field;
use crate::problem::Res;
use llvm_model::{BinaryOp, InstBuilder as _, TypeId, Value};
use spirv_grammar::BuiltIn;
use translate_common::problems::ExecutableProblem;

/// How the value of a builtin variable is made.
type Make = fn(&mut Inputs<'_, '_>) -> Value;

/// All that have a value.
const BUILTINS: &[(BuiltIn, Make)] = &[
    (BuiltIn::NumWorkgroups, |i| i.vector(Field::NumWorkgroups)),
    (BuiltIn::WorkgroupId, |i| i.vector(Field::WorkgroupId)),
    (BuiltIn::LocalInvocationId, |i| i.vector(Field::LocalInvocationId)),
    (BuiltIn::WorkgroupSize, |i| i.workgroup_size()),
    (BuiltIn::GlobalInvocationId, |i| i.global_id()),
    (BuiltIn::LocalInvocationIndex, |i| i.local_index()),
    (BuiltIn::SubgroupSize, |i| i.code.int32(1)),
    (BuiltIn::NumSubgroups, |i| i.invocations()),
    (BuiltIn::SubgroupId, |i| i.local_index()),
    (BuiltIn::SubgroupLocalInvocationId, |i| i.code.int32(0)),
    (BuiltIn::SubgroupEqMask, |i| i.mask(1)),
    (BuiltIn::SubgroupGeMask, |i| i.mask(1)),
    (BuiltIn::SubgroupLeMask, |i| i.mask(1)),
    (BuiltIn::SubgroupGtMask, |i| i.mask(0)),
    (BuiltIn::SubgroupLtMask, |i| i.mask(0)),
    (BuiltIn::DeviceIndex, |i| i.code.int32(0)),
];

/// The value of a builtin variable of type `ty` in an entry point with this size of workgroups.
pub(crate) fn value(
    code: &mut Code<'_>,
    context: Value,
    size: [u32; 3],
    builtin: BuiltIn,
    ty: TypeId,
) -> Res<Value> {
    let row = BUILTINS.iter().find(|(known, _)| *known == builtin);
    let name = || builtin.name().unwrap_or("of another number").to_owned();
    let (_, make) = row.ok_or_else(|| ExecutableProblem::BuiltinVariable { builtin: name() })?;
    let value = make(&mut Inputs { code, context, size });
    if code.ty(value) == ty {
        return Ok(value);
    }
    Err(ExecutableProblem::BuiltinType { builtin: name() }.into())
}

struct Inputs<'c, 'o> {
    code: &'c mut Code<'o>,
    context: Value,
    size: [u32; 3],
}

impl Inputs<'_, '_> {
    /// The three numbers that a member of the context has.
    fn vector(&mut self, field: Field) -> Value {
        let all = self.code.context_field(self.context, field);
        let numbers: Vec<_> = (0..3).map(|index| self.code.extract_value(all, &[index])).collect();
        self.code.join_components(&numbers)
    }

    fn workgroup_size(&mut self) -> Value {
        let numbers = self.size.map(|size| self.code.int32(size));
        self.code.join_components(&numbers)
    }

    fn global_id(&mut self) -> Value {
        let (group, local) = (self.vector(Field::WorkgroupId), self.vector(Field::LocalInvocationId));
        let size = self.workgroup_size();
        let start = self.code.binary(BinaryOp::Mul, group, size);
        self.code.binary(BinaryOp::Add, start, local)
    }

    /// The invocations of a workgroup are counted along the first dimension, then the second, then the third.
    fn local_index(&mut self) -> Value {
        let local = self.vector(Field::LocalInvocationId);
        let mut index = self.code.component(local, 2);
        for dimension in [1, 0] {
            let size = self.code.int32(self.size[dimension as usize]);
            let component = self.code.component(local, dimension);
            index = self.code.binary(BinaryOp::Mul, index, size);
            index = self.code.binary(BinaryOp::Add, index, component);
        }
        index
    }

    fn invocations(&mut self) -> Value {
        let count = self.size.iter().fold(1u32, |count, &size| count.saturating_mul(size));
        self.code.int32(count)
    }

    /// A mask of a subgroup of one.
    fn mask(&mut self, first: u32) -> Value {
        let numbers = [first, 0, 0, 0].map(|word| self.code.int32(word));
        self.code.join_components(&numbers)
    }
}
