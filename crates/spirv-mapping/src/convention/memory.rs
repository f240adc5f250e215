//! Memory: storage classes and address spaces, orderings, scopes.
//!
//! How OpenCL C numbers orders, scopes and fence flags is in [`crate::relation`]: the rows read it.

use super::{Pair, both, by_number, to_llvm, to_spirv, total};
use llvm_model::Ordering;
use spirv_grammar::{BuiltIn, MemorySemantics, Op, Scope, StorageClass};

/// The address space of builtin variables that are variables in LLVM IR, too.
pub const BUILTIN_VARIABLES: u32 = 7;

/// The address space that variables of vector compute in address space 0 have while they are translated: the last but
/// one that LLVM has, which no producer uses.
pub const VECTOR_VARIABLES: u32 = (1 << 24) - 2;

/// The address spaces of kernels (representation of SPIR-V in LLVM IR, "Address spaces").
pub const KERNEL_STORAGE: &[Pair<StorageClass, u32>] = &[
    both(StorageClass::Function, 0),
    to_llvm(StorageClass::Private, 0, "memory of one invocation is in the address space of variables"),
    both(StorageClass::CrossWorkgroup, 1),
    both(StorageClass::UniformConstant, 2),
    both(StorageClass::Workgroup, 3),
    both(StorageClass::Generic, 4),
    both(StorageClass::DeviceOnlyALTERA, 5),
    both(StorageClass::HostOnlyALTERA, 6),
    to_spirv(BUILTIN_VARIABLES, StorageClass::Input, "pointers to builtin variables point to copies of them"),
    to_llvm(StorageClass::Input, 0, "pointers to builtin variables point to copies of them"),
    both(StorageClass::CodeSectionINTEL, 9),
    to_spirv(
        VECTOR_VARIABLES,
        StorageClass::Private,
        "variables of vector compute, while they are translated",
    ),
];

/// The address space of module-scope variables of shaders that each invocation has its own of: where clang puts the
/// global variables of HLSL (`G10` in the data layout).
pub const PRIVATE_VARIABLES: u32 = 10;

/// The builtin variables that are heaps of descriptors: they have no type (SPV_EXT_descriptor_heap).
pub const HEAPS: &[BuiltIn] = &[BuiltIn::ResourceHeapEXT, BuiltIn::SamplerHeapEXT];

/// The address spaces of shaders: up to 13 as LLVM's SPIR-V target numbers them for Vulkan, after that in the order of
/// the storage classes' numbers.
pub const SHADER_STORAGE: &[Pair<StorageClass, u32>] = &[
    both(StorageClass::Function, 0),
    both(StorageClass::UniformConstant, 2),
    both(StorageClass::Workgroup, 3),
    both(StorageClass::Generic, 4),
    both(StorageClass::Input, 7),
    both(StorageClass::Output, 8),
    both(StorageClass::Private, PRIVATE_VARIABLES),
    both(StorageClass::StorageBuffer, 11),
    both(StorageClass::Uniform, 12),
    both(StorageClass::PushConstant, 13),
    both(StorageClass::PhysicalStorageBuffer, 14),
    both(StorageClass::AtomicCounter, 15),
    both(StorageClass::Image, 16),
    both(StorageClass::TileImageEXT, 17),
    both(StorageClass::TileAttachmentQCOM, 18),
    both(StorageClass::NodePayloadAMDX, 19),
    both(StorageClass::CallableDataKHR, 20),
    both(StorageClass::IncomingCallableDataKHR, 21),
    both(StorageClass::RayPayloadKHR, 22),
    both(StorageClass::HitAttributeKHR, 23),
    both(StorageClass::IncomingRayPayloadKHR, 24),
    both(StorageClass::ShaderRecordBufferKHR, 25),
    both(StorageClass::HitObjectAttributeNV, 26),
    both(StorageClass::TaskPayloadWorkgroupEXT, 27),
    both(StorageClass::HitObjectAttributeEXT, 28),
];

/// Storage classes of shaders whose variables are declared and not defined: their contents are written, bound or read
/// outside the shader.
pub const INTERFACES: &[StorageClass] = &[
    StorageClass::UniformConstant,
    StorageClass::Input,
    StorageClass::Output,
    StorageClass::StorageBuffer,
    StorageClass::Uniform,
    StorageClass::PushConstant,
    StorageClass::AtomicCounter,
    StorageClass::TileImageEXT,
    StorageClass::TileAttachmentQCOM,
    StorageClass::NodePayloadAMDX,
    StorageClass::IncomingCallableDataKHR,
    StorageClass::HitAttributeKHR,
    StorageClass::IncomingRayPayloadKHR,
    StorageClass::ShaderRecordBufferKHR,
    StorageClass::TaskPayloadWorkgroupEXT,
];

/// Storage classes of shaders whose variables exist once per invocation.
pub const OF_INVOCATIONS: &[StorageClass] = &[StorageClass::Input, StorageClass::Output];

/// Storage classes of shaders whose memory hosts and shaders share: Offset, ArrayStride and MatrixStride determine the
/// places of a value's parts in it.
pub const EXPLICIT_LAYOUT: &[StorageClass] = &[
    StorageClass::StorageBuffer,
    StorageClass::Uniform,
    StorageClass::PushConstant,
    StorageClass::PhysicalStorageBuffer,
    StorageClass::ShaderRecordBufferKHR,
];

/// Storage classes of [`PART_EXTENSION`], and the one that holds their memory and is used without it.
pub const PARTS: &[(StorageClass, StorageClass)] = &[
    (StorageClass::DeviceOnlyALTERA, StorageClass::CrossWorkgroup),
    (StorageClass::HostOnlyALTERA, StorageClass::CrossWorkgroup),
];

/// The extension that has the storage classes of [`PARTS`].
pub const PART_EXTENSION: &str = "SPV_INTEL_usm_storage_classes";

/// Storage classes whose memory cannot change while a kernel runs.
pub const READ_ONLY: &[StorageClass] =
    &[StorageClass::UniformConstant, StorageClass::Input, StorageClass::PushConstant];

/// The metadata of accesses for the memory operand Nontemporal, `!{i32 1}`.
pub const NONTEMPORAL: &str = "nontemporal";

/// The metadata of calls that access images, for the image operand Nontemporal, `!{i32 1}`.
pub const IMAGE_NONTEMPORAL: &str = "spirv.nontemporal";

/// The bits of Memory Semantics for the memory of a storage class; other memory has none.
pub const ORDERED: &[(StorageClass, MemorySemantics)] = &[
    (StorageClass::CrossWorkgroup, MemorySemantics::CrossWorkgroupMemory),
    (StorageClass::DeviceOnlyALTERA, MemorySemantics::CrossWorkgroupMemory),
    (StorageClass::HostOnlyALTERA, MemorySemantics::CrossWorkgroupMemory),
    (StorageClass::Workgroup, MemorySemantics::WorkgroupMemory),
    (StorageClass::Generic, ALL_MEMORY),
];

/// The bits of Memory Semantics for all memory that invocations share. LLVM orders accesses to all memory, whatever
/// the operation's own address.
pub const ALL_MEMORY: MemorySemantics =
    MemorySemantics(MemorySemantics::WorkgroupMemory.0 | MemorySemantics::CrossWorkgroupMemory.0);

/// The orders of Memory Semantics, at most one of which may be set.
pub const ORDERS: MemorySemantics = MemorySemantics(
    MemorySemantics::Acquire.0
        | MemorySemantics::Release.0
        | MemorySemantics::AcquireRelease.0
        | MemorySemantics::SequentiallyConsistent.0,
);

/// The ordering bits of Memory Semantics.
pub const ORDER: &[Pair<MemorySemantics, Ordering>] = &[
    to_spirv(Ordering::Unordered, MemorySemantics::None, "SPIR-V has no weaker order than relaxed"),
    both(MemorySemantics::None, Ordering::Monotonic),
    both(MemorySemantics::Acquire, Ordering::Acquire),
    both(MemorySemantics::Release, Ordering::Release),
    both(MemorySemantics::AcquireRelease, Ordering::AcqRel),
    both(MemorySemantics::SequentiallyConsistent, Ordering::SeqCst),
];

/// The names of synchronization scopes; the default one is the whole system.
pub const SCOPES: &[Pair<Scope, &str>] = &[
    both(Scope::CrossDevice, ""),
    to_spirv("all_svm_devices", Scope::CrossDevice, "LLVM's own name is shorter"),
    both(Scope::Device, "device"),
    to_spirv("agent", Scope::Device, "the name that other targets have for it"),
    both(Scope::Workgroup, "workgroup"),
    both(Scope::Subgroup, "subgroup"),
    to_spirv("wavefront", Scope::Subgroup, "the name that other targets have for it"),
    to_spirv("work_item", Scope::Invocation, "another name for it"),
    both(Scope::Invocation, "singlethread"),
];

static SEMANTICS_BY_ORDERING: [MemorySemantics; Ordering::ALL.len()] = total(
    by_number!([ORDER], Ordering::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv),
    MemorySemantics::None,
);

/// The storage class of an address space, by a flavor's table.
#[inline]
pub fn storage_class(table: &[Pair<StorageClass, u32>], space: u32) -> Option<StorageClass> {
    table.iter().find(|pair| pair.llvm == space && pair.way.is_to_spirv()).map(|pair| pair.spirv)
}

/// The address space of a storage class, by a flavor's table.
#[inline]
pub fn address_space(table: &[Pair<StorageClass, u32>], storage: StorageClass) -> Option<u32> {
    table.iter().find(|pair| pair.spirv == storage && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// Whether an address space of kernels holds nothing but code.
pub fn is_space_of_code(space: u32) -> bool {
    storage_class(KERNEL_STORAGE, space) == Some(StorageClass::CodeSectionINTEL)
}

/// The storage class that holds the memory of one of [`PARTS`].
pub fn whole(storage: StorageClass) -> Option<StorageClass> {
    PARTS.iter().find(|(part, _)| *part == storage).map(|(_, whole)| *whole)
}

/// The memory that generic pointers point to (SPIR-V specification, OpPtrCastToGeneric; SPV_INTEL_function_pointers).
const PARTS_OF_GENERIC: [StorageClass; 4] = [
    StorageClass::Workgroup,
    StorageClass::CrossWorkgroup,
    StorageClass::Function,
    StorageClass::CodeSectionINTEL,
];

/// Returns the instructions that convert a pointer to one kind of memory into a pointer to another, each with the
/// storage class of its result: one, or two between generic memory and one of [`PARTS`]; `None` if there is no
/// conversion.
pub fn pointer_casts(from: StorageClass, to: StorageClass) -> Option<[Option<(Op, StorageClass)>; 2]> {
    let step = |from, to| Some((pointer_cast(from, to)?, to));
    let through = match (from, to) {
        (StorageClass::Generic, part) | (part, StorageClass::Generic) => whole(part),
        _ => None,
    };
    match through {
        Some(whole) => Some([Some(step(from, whole)?), Some(step(whole, to)?)]),
        None => Some([Some(step(from, to)?), None]),
    }
}

/// The instruction that does it in one step; `None` if there is none.
fn pointer_cast(from: StorageClass, to: StorageClass) -> Option<Op> {
    match (from, to) {
        (part, StorageClass::Generic) => PARTS_OF_GENERIC.contains(&part).then_some(Op::PtrCastToGeneric),
        (StorageClass::Generic, part) => PARTS_OF_GENERIC.contains(&part).then_some(Op::GenericCastToPtr),
        (part, other) if whole(part) == Some(other) => Some(Op::PtrCastToCrossWorkgroupALTERA),
        (other, part) if whole(part) == Some(other) => Some(Op::CrossWorkgroupCastToPtrALTERA),
        _ => None,
    }
}

/// The bits of Memory Semantics for the memory that an address space of kernels holds.
pub fn ordered_memory(space: u32) -> MemorySemantics {
    let storage = storage_class(KERNEL_STORAGE, space);
    let known = storage.and_then(|storage| ORDERED.iter().find(|(ordered, _)| *ordered == storage));
    known.map_or(MemorySemantics::None, |(_, bits)| *bits)
}

/// The Memory Semantics of an ordering: a relaxed one orders no memory.
#[inline]
pub fn semantics(ordering: Ordering) -> MemorySemantics {
    let order = SEMANTICS_BY_ORDERING[ordering as usize];
    if order.is_empty() { order } else { order | ALL_MEMORY }
}

/// The semantics of an exchange that takes place, raised where those of one that does not take place are stronger, which
/// LLVM IR allows and SPIR-V does not. A release counts as no weaker than an acquire.
pub fn no_weaker(equal: MemorySemantics, unequal: MemorySemantics) -> MemorySemantics {
    let sequential = MemorySemantics::SequentiallyConsistent;
    let is_weaker = match unequal.contains(sequential) {
        true => !equal.contains(sequential),
        false => unequal.contains(MemorySemantics::Acquire) && !equal.intersects(ORDERS),
    };
    if is_weaker { MemorySemantics(equal.0 & !ORDERS.0) | unequal } else { equal }
}

/// The ordering of Memory Semantics; `None` if they have several.
pub fn ordering(semantics: MemorySemantics) -> Option<Ordering> {
    let order = MemorySemantics(semantics.0 & ORDERS.0);
    ORDER.iter().find(|pair| pair.spirv == order && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// LLVM's name of a scope; `None` if it has none.
pub fn scope_name(scope: Scope) -> Option<&'static str> {
    SCOPES.iter().find(|pair| pair.spirv == scope && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// The scope that LLVM calls by this name.
pub fn scope(name: &[u8]) -> Option<Scope> {
    SCOPES.iter().find(|pair| pair.llvm.as_bytes() == name).map(|pair| pair.spirv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::{casts, laws};

    #[test]
    fn memory_is_one_to_one_and_complete() {
        laws::check(KERNEL_STORAGE);
        laws::check(SHADER_STORAGE);
        laws::check(ORDER);
        laws::check(SCOPES);
        laws::complete(Ordering::ALL, &laws::llvm_side(ORDER), &[]);
        // Every storage class that only Kernel, or an extension for it, has.
        let graphics = |facts: &spirv_grammar::EnumerantFacts| {
            let needs = facts.requires.capabilities;
            !needs.is_empty() && needs.iter().all(|c| crate::coverage::is_graphics(*c))
        };
        let classes = StorageClass::KIND.enumerants().filter(|facts| !graphics(facts));
        let classes: Vec<StorageClass> = classes.map(|facts| StorageClass(facts.value)).collect();
        let said = laws::spirv_side(KERNEL_STORAGE);
        laws::complete(&classes, &said, LEFT_OUT);
    }

    #[test]
    fn shaders_have_every_storage_class_of_theirs() {
        let of_kernels = [
            StorageClass::CrossWorkgroup,
            StorageClass::DeviceOnlyALTERA,
            StorageClass::HostOnlyALTERA,
            StorageClass::CodeSectionINTEL,
        ];
        let all: Vec<StorageClass> =
            StorageClass::KIND.enumerants().map(|facts| StorageClass(facts.value)).collect();
        let left_out: Vec<(StorageClass, &str)> =
            of_kernels.into_iter().map(|storage| (storage, "memory of kernels")).collect();
        laws::complete(&all, &laws::spirv_side(SHADER_STORAGE), &left_out);
        assert!(INTERFACES.iter().all(|storage| address_space(SHADER_STORAGE, *storage).is_some()));
    }

    /// Storage classes that kernels have no memory of.
    const LEFT_OUT: &[(StorageClass, &str)] = &[
        (StorageClass::Image, "the memory behind OpImageTexelPointer has no form in LLVM IR"),
        (StorageClass::TileImageEXT, "attachments of a fragment shader"),
    ];

    #[test]
    fn casts_between_storage_classes_are_casts_of_addresses() {
        let classes: Vec<StorageClass> = KERNEL_STORAGE.iter().map(|pair| pair.spirv).collect();
        for &from in &classes {
            for &to in &classes {
                for (op, _) in pointer_casts(from, to).into_iter().flatten().flatten() {
                    assert_eq!(casts::cast(op), Some(llvm_model::CastOp::AddrSpaceCast));
                }
            }
        }
        for part in PARTS {
            assert!(pointer_cast(part.0, part.1).is_some() && pointer_cast(part.1, part.0).is_some());
        }
    }

    #[test]
    fn memory_is_ordered_by_its_storage_class() {
        let bits = |space| ordered_memory(space).0;
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 99].map(bits), [0, 0x200, 0, 0x100, 0x300, 0x200, 0x200, 0, 0]);
    }
}
