//! How large a module is: the memory that its tables take, and how deep its types and constants nest. Hosts set limits
//! on both.

use crate::arena::Id;
use crate::constants::{ConstId, Constant, ConstantExpr, Constants};
use crate::function::{Block, Body, Function, FunctionId};
use crate::global::GlobalVariable;
use crate::instruction::Instruction;
use crate::metadata::{DebugLoc, DebugLocId, Metadata};
use crate::module::Module;
use crate::name::Name;
use crate::types::{Type, TypeId, Types};
use std::mem::size_of;

/// Bytes beside each entry of a table: the hashes and positions of an interner.
const INDEX: usize = 16;

/// Average bytes of an instruction outside its table: operands of calls, edges of phis, attachments.
const OPERANDS: usize = 24;

/// Average bytes of a metadata node outside its table.
const NODE: usize = 48;

impl Module {
    /// The number of instructions of a function, by its number; 0 for a declaration. It is the weight of a function where several
    /// threads share them.
    pub fn instructions_of(&self, number: usize) -> usize {
        let function = self.functions.get(FunctionId::from_index(number));
        function.and_then(|function| function.body.as_ref()).map_or(0, |body| body.insts.len())
    }

    /// Returns the bytes of the module by the sizes of its tables; parts of entries outside the tables count by their average.
    pub fn footprint(&self) -> u64 {
        let types = self.types.len() * (size_of::<Type>() + INDEX);
        let constants: usize = self.constants.iter().map(|(_, _, constant)| constant_size(constant)).sum();
        let metadata = self.metadata.len() * (size_of::<Metadata>() + NODE)
            + self.debug_locs.len() * (size_of::<DebugLoc>() + INDEX);
        let globals = self.globals.len() * size_of::<GlobalVariable>();
        let functions: u64 = self.functions.values().map(Function::footprint).sum();
        (types + constants + metadata + globals) as u64 + functions
    }

    /// How deep types and constants nest: 1 for a scalar, 2 for an array of scalars.
    pub fn nesting(&self) -> u32 {
        types_nesting(&self.types).max(constants_nesting(&self.constants))
    }
}

impl Function {
    /// The bytes that the function takes ([`Module::footprint`]).
    pub fn footprint(&self) -> u64 {
        size_of::<Function>() as u64 + self.body.as_ref().map_or(0, Body::footprint)
    }
}

impl Body {
    /// The bytes that the body takes ([`Module::footprint`]).
    pub fn footprint(&self) -> u64 {
        // An instruction stands in the list of its block as well.
        let instructions = self.insts.len() * (size_of::<Instruction>() + size_of::<u32>() + OPERANDS);
        let names = self.names.room() * size_of::<Name>();
        let locs = self.locs.room() * size_of::<DebugLocId>();
        (instructions
            + names
            + locs
            + self.blocks.len() * size_of::<Block>()
            + self.layout.len() * size_of::<u32>()) as u64
    }
}

fn constant_size(constant: &Constant) -> usize {
    let elsewhere = match constant {
        Constant::Data(bytes) => bytes.len(),
        Constant::Aggregate(elements) => elements.len() * size_of::<ConstId>(),
        Constant::Expr(_) | Constant::InlineAsm(_) => size_of::<ConstantExpr>(),
        _ => 0,
    };
    size_of::<Constant>() + size_of::<u32>() + INDEX + elsewhere
}

/// A named structure may stand before its members, whose depth is needed first: each is visited once, with a list in place
/// of recursion.
fn types_nesting(types: &Types) -> u32 {
    let mut depths = vec![0u32; types.len()];
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (id, _) in types.iter() {
        open.push((id.index(), false));
        while let Some((index, parts_are_known)) = open.pop() {
            if depths[index] != 0 && !parts_are_known {
                continue;
            }
            // A structure that holds itself ends here: it has no size and is refused elsewhere.
            depths[index] = depths[index].max(1);
            let mut deepest = 0;
            if !parts_are_known {
                open.push((index, true));
            }
            for_each_part(types, TypeId::from_index(index), |part| {
                if parts_are_known {
                    deepest = deepest.max(depths[part]);
                } else if depths[part] == 0 {
                    open.push((part, false));
                }
            });
            if parts_are_known {
                depths[index] = deepest + 1;
            }
        }
    }
    depths.into_iter().max().unwrap_or(0)
}

fn for_each_part(types: &Types, ty: TypeId, mut visit: impl FnMut(usize)) {
    match &types[ty] {
        Type::Array { element, .. } | Type::Vector { element, .. } => visit(element.index()),
        Type::Struct(_) | Type::NamedStruct(_) => {
            if let Some(body) = types.struct_body(ty) {
                body.fields.iter().for_each(|field| visit(field.index()));
            }
        }
        _ => {}
    }
}

/// A constant stands behind its operands.
fn constants_nesting(constants: &Constants) -> u32 {
    let mut depths: Vec<u32> = Vec::with_capacity(constants.len());
    for (_, _, constant) in constants.iter() {
        let mut deepest = 0;
        for_each_operand(constant, |operand| {
            deepest = deepest.max(depths.get(operand.index()).copied().unwrap_or(0));
        });
        depths.push(deepest + 1);
    }
    depths.into_iter().max().unwrap_or(0)
}

impl Constant {
    /// Calls `visit` for each constant that this one is made of.
    pub fn for_each_operand(&self, visit: impl FnMut(ConstId)) {
        for_each_operand(self, visit);
    }
}

fn for_each_operand(constant: &Constant, mut visit: impl FnMut(ConstId)) {
    match constant {
        Constant::Aggregate(elements) => elements.iter().copied().for_each(visit),
        Constant::Expr(expression) => match **expression {
            ConstantExpr::Unary { operand, .. } | ConstantExpr::Cast { operand, .. } => visit(operand),
            ConstantExpr::Binary { lhs, rhs, .. }
            | ConstantExpr::ICmp { lhs, rhs, .. }
            | ConstantExpr::FCmp { lhs, rhs, .. } => [lhs, rhs].into_iter().for_each(visit),
            ConstantExpr::GetElementPtr { base, ref indices, .. } => {
                visit(base);
                indices.iter().copied().for_each(visit);
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().for_each(visit);
            }
            ConstantExpr::ExtractElement { vector, index } => [vector, index].into_iter().for_each(visit),
            ConstantExpr::InsertElement { vector, element, index } => {
                [vector, element, index].into_iter().for_each(visit);
            }
            ConstantExpr::ShuffleVector { a, b, .. } => [a, b].into_iter().for_each(visit),
        },
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::StructType;

    #[test]
    fn nesting_is_that_of_the_deepest_type() {
        let mut module = Module::default();
        let scalar = module.types.int(32);
        assert_eq!(module.nesting(), 1);
        let inner = module.types.array(scalar, 4);
        let vector = module.types.vector(scalar, 4);
        module.types.literal_struct(&[scalar, inner, vector], false);
        assert_eq!(module.nesting(), 3);
        // A structure that stands before its members.
        let outer = module.types.named_struct("outer".into(), None);
        let mut held = scalar;
        for _ in 0..9 {
            held = module.types.array(held, 2);
        }
        let body = StructType { fields: [held].into(), packed: false };
        if let Type::NamedStruct(id) = module.types[outer] {
            module.types.structs[id].body = Some(body);
        }
        assert_eq!(module.nesting(), 11);
    }

    #[test]
    fn constants_nest_by_their_elements() {
        let mut module = Module::default();
        let scalar = module.types.int(32);
        let mut constant = module.constants.intern(scalar, Constant::Null);
        let mut ty = scalar;
        for _ in 0..6 {
            ty = module.types.array(ty, 1);
            constant = module.constants.intern(ty, Constant::Aggregate([constant].into()));
        }
        assert_eq!(module.nesting(), 7);
        assert!(module.footprint() > 7 * size_of::<Constant>() as u64);
    }
}
