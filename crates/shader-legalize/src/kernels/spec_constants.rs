//! Constants that the host chooses when it makes a pipeline.

use llvm_model::{Builder, InstBuilder, MdId, Metadata, Module, Value};
use spirv_mapping::convention::specialization;

/// The node of a 32-bit integer with the number `spec_id`.
pub(super) fn node(module: &mut Module, spec_id: u32, default: u32) -> MdId {
    let word = module.metadata.push(Metadata::String(specialization::SPEC_CONSTANT.into()));
    let operands = std::iter::once(word).chain([spec_id, default].map(|number| number_node(module, number)));
    let operands = operands.map(Some).collect();
    module.metadata.push(Metadata::Tuple { distinct: false, operands })
}

fn number_node(module: &mut Module, number: u32) -> MdId {
    let i32 = module.types.int(32);
    let constant = module.constants.int(i32, 32, number.into());
    module.metadata.push(Metadata::Constant(constant))
}

/// Adds a call that results in the constant.
pub(super) fn value(at: &mut impl InstBuilder, spec_id: u32, default: u32) -> Value {
    let [spec_id, default] = [spec_id, default].map(|number| at.int32(number));
    let i32 = at.module_mut().types.int(32);
    at.call_named(SYMBOL, i32, [spec_id, default])
}

/// The function of specialization constants of 32-bit integers, by its mangled name.
const SYMBOL: &str = "_Z20__spirv_SpecConstantii";

/// Adds the component of a constant of three dimensions, whose numbers begin with `first`. All three are part of the module:
/// the host gives them together.
pub(super) fn dimensions(at: &mut Builder<'_>, first: u32, default: u32, dimension: u32) -> Value {
    let parts = [0, 1, 2].map(|index| value(at, first + index, default));
    let i32 = at.module.types.int(32);
    let vector = at.module.types.vector(i32, 3);
    let all = at.call_named(COMPOSITE, vector, parts);
    at.extract(all, dimension)
}

/// The function of composites of three such constants, by its mangled name.
const COMPOSITE: &str = "_Z29__spirv_SpecConstantCompositeiii";
