//! How large a module is: its ids, the memory that it takes, and how deep its types and constants nest. Hosts set limits on
//! them.

use crate::instruction::InstructionList;
use crate::module::Module;
use spirv_grammar::Op;
use std::mem::size_of;

impl InstructionList {
    /// The bytes that the list takes.
    pub fn footprint(&self) -> u64 {
        ((self.words.capacity() + self.starts.capacity()) * size_of::<u32>()) as u64
    }
}

impl Module {
    /// Returns whether the module defines no more than `most` ids, or the number of its ids. The bound in the header does
    /// not count: it may be any number.
    ///
    /// # Errors
    /// The number of ids.
    pub fn ids_within(&self, most: u64) -> Result<(), u64> {
        if self.list.len() as u64 <= most {
            return Ok(());
        }
        let ids = self.instructions().filter(|instruction| instruction.result().is_some()).count() as u64;
        if ids <= most { Ok(()) } else { Err(ids) }
    }

    /// Returns the nesting depth of types and constants: 1 for a scalar, 2 for an array of scalars. A pointee does not
    /// count as part of its pointer.
    pub fn nesting(&self) -> u32 {
        let mut depths: Vec<u32> = Vec::new();
        let mut deepest = 0;
        for instruction in self.instructions() {
            let op = instruction.op();
            if op == Op::Function {
                break;
            }
            let parts: &[u32] = match op {
                Op::TypeVector | Op::TypeMatrix | Op::TypeArray | Op::TypeRuntimeArray => {
                    instruction.operands().get(..1).unwrap_or_default()
                }
                Op::TypeStruct | Op::ConstantComposite | Op::SpecConstantComposite => instruction.operands(),
                // The first operand is the opcode.
                Op::SpecConstantOp => instruction.operands().get(1..).unwrap_or_default(),
                _ if op.is_type() || op.is_constant() => &[],
                _ => continue,
            };
            let Some(id) = instruction.result() else { continue };
            let depth_of = |part: &u32| depths.get(*part as usize).copied().unwrap_or(0);
            let depth = parts.iter().map(depth_of).max().unwrap_or(0) + 1;
            let index = id.0 as usize;
            // Ids are bounded by the length of the module, or the module is not sensible.
            if index >= depths.len() && index <= self.list.words.len() {
                depths.resize(index + 1, 0);
            }
            if let Some(place) = depths.get_mut(index) {
                *place = depth;
            }
            deepest = deepest.max(depth);
        }
        deepest
    }
}

#[cfg(test)]
mod tests {
    use crate::text::assemble;
    use spirv_grammar::Version;

    #[test]
    fn types_and_constants_nest() {
        let text = "%int = OpTypeInt 32 0
            %one = OpConstant %int 1
            %inner = OpTypeArray %int %one
            %outer = OpTypeStruct %int %inner
            %pointer = OpTypePointer CrossWorkgroup %outer
            %holder = OpTypeStruct %pointer
            %value = OpConstantComposite %inner %one";
        let module = assemble(text, Version::V1_0).unwrap();
        assert_eq!(module.nesting(), 3);
        assert_eq!(module.ids_within(7), Ok(()));
        assert_eq!(module.ids_within(6), Err(7));
    }
}
