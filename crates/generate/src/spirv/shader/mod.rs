//! Shaders of Vulkan: their stages, and what kernels do not have.

mod blocks;
mod images;
mod interface;
mod library;
mod matrices;
mod structured;

use super::flavor::Flavor;
use super::table::{self, Row};
use super::{Smith, calls, function, memory};
use spirv_module::{AddressingModel, Capability, ExecutionModel, MemoryModel, Scope, StorageClass};
use std::sync::LazyLock;

pub(super) use interface::modes;

/// The stages.
pub(super) static FLAVORS: [&Flavor; 3] = [&COMPUTE, &FRAGMENT, &VERTEX];

/// Capabilities that the smith declares for instructions of shaders.
const CAPABILITIES: [Capability; 17] = [
    Capability::Shader,
    Capability::GroupNonUniform,
    Capability::GroupNonUniformVote,
    Capability::GroupNonUniformArithmetic,
    Capability::GroupNonUniformBallot,
    Capability::GroupNonUniformShuffle,
    Capability::GroupNonUniformShuffleRelative,
    Capability::GroupNonUniformRotateKHR,
    Capability::GroupNonUniformQuad,
    Capability::AtomicFloat32AddEXT,
    Capability::AtomicFloat32MinMaxEXT,
    Capability::ExpectAssumeKHR,
    Capability::IntegerFunctions2INTEL,
    Capability::DotProduct,
    Capability::BitInstructions,
    Capability::ShaderClockKHR,
    Capability::DerivativeControl,
];

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let all = table::rows(table::core(&CAPABILITIES));
    all.into_iter().filter(|row| !is_of_fragments(*row)).collect()
});
static FRAGMENT_ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let all = table::rows(table::core(&CAPABILITIES));
    all.into_iter().filter(|row| row.name() != BARRIER).collect()
});
static VERTEX_ROWS: LazyLock<Vec<Row>> =
    LazyLock::new(|| ROWS.iter().copied().filter(|row| row.name() != BARRIER).collect());

/// Only compute shaders synchronize invocations.
const BARRIER: &str = "ControlBarrier";

/// Derivatives, which only fragment shaders have.
fn is_of_fragments(row: Row) -> bool {
    ["DPdx", "DPdy", "Fwidth"].iter().any(|name| row.name().starts_with(name))
}

/// Kinds of instructions; those of the table are the most.
const KINDS: [fn(&mut Smith<'_>); 30] = [
    calls::add,
    calls::add,
    memory::load,
    memory::store,
    memory::part,
    blocks::block,
    interface::builtin,
    library::function,
    memory::composite,
    memory::construct,
    memory::shuffle,
    memory::truth,
    memory::copy,
    function::call,
    matrices::operation,
    images::sample,
    images::storage,
    interface::place,
    memory::part,
    memory::store,
    library::function,
    library::function,
    calls::add,
    calls::add,
    calls::add,
    calls::add,
    calls::add,
    calls::add,
    calls::add,
    calls::add,
];

/// Inputs and outputs have no locations in compute shaders.
const COMPUTE_KINDS: [fn(&mut Smith<'_>); 30] = {
    let mut kinds = KINDS;
    kinds[17] = interface::builtin;
    kinds
};

/// Everything that the stages have in common, with the values of vertex shaders where they differ.
const SHADER: Flavor = Flavor {
    model: ExecutionModel::Vertex,
    memory: (AddressingModel::Logical, MemoryModel::GLSL450),
    capabilities: &[Capability::Shader],
    known: &CAPABILITIES,
    lanes: &[1, 2, 4, 3],
    index_width: 32,
    accessible: &[StorageClass::Function, StorageClass::Private, StorageClass::StorageBuffer],
    atomic: &[StorageClass::StorageBuffer],
    read_only: &[StorageClass::Uniform, StorageClass::PushConstant],
    parameters: &[StorageClass::Function, StorageClass::Private],
    rows: || &VERTEX_ROWS,
    kinds: &KINDS,
    graph: structured::graph,
    decorate: interface::decorate,
    scopes: &[Scope::Device, Scope::Subgroup],
    barriers: &[Scope::Subgroup],
    // Buffers.
    semantics: &[0x40],
};

static VERTEX: Flavor = SHADER;

static FRAGMENT: Flavor = Flavor {
    model: ExecutionModel::Fragment,
    rows: || &FRAGMENT_ROWS,
    graph: structured::graph_with_kill,
    ..SHADER
};

static COMPUTE: Flavor = Flavor {
    model: ExecutionModel::GLCompute,
    accessible: &[
        StorageClass::Function,
        StorageClass::Private,
        StorageClass::Workgroup,
        StorageClass::StorageBuffer,
    ],
    atomic: &[StorageClass::Workgroup, StorageClass::StorageBuffer],
    rows: || &ROWS,
    kinds: &COMPUTE_KINDS,
    scopes: &[Scope::Workgroup, Scope::Device, Scope::Subgroup],
    barriers: &[Scope::Workgroup, Scope::Subgroup],
    // Buffers, and memory of the work-group.
    semantics: &[0x40, 0x100, 0x140],
    ..SHADER
};
