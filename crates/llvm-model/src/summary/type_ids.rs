//! Type identifiers: their uses in functions, the resolutions of those uses, and the virtual tables that go with
//! them. LLVM documentation, "Type Metadata".

use super::SummaryValueId;
use super::guid::Guid;
use crate::name::Name;
use std::collections::BTreeMap;

/// The type identifiers a function uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeIdUses {
    /// In `llvm.type.test` that something other than `llvm.assume` uses.
    pub type_tests: Vec<Guid>,
    /// In virtual calls with `llvm.assume(llvm.type.test)` whose arguments are not all constant integers.
    pub type_test_assume_vcalls: Vec<VirtualCall>,
    /// In virtual calls with `llvm.type.checked.load` whose arguments are not all constant integers.
    pub type_checked_load_vcalls: Vec<VirtualCall>,
    /// In virtual calls with `llvm.assume(llvm.type.test)` and only constant integers as arguments.
    pub type_test_assume_const_vcalls: Vec<ConstVirtualCall>,
    /// In virtual calls with `llvm.type.checked.load` and only constant integers as arguments.
    pub type_checked_load_const_vcalls: Vec<ConstVirtualCall>,
}

impl TypeIdUses {
    /// Whether the function uses none.
    pub fn is_empty(&self) -> bool {
        self.type_tests.is_empty()
            && self.type_test_assume_vcalls.is_empty()
            && self.type_checked_load_vcalls.is_empty()
            && self.type_test_assume_const_vcalls.is_empty()
            && self.type_checked_load_const_vcalls.is_empty()
    }
}

/// A virtual function: a place in the virtual tables of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VirtualCall {
    /// The hash of the type identifier.
    pub type_id: Guid,
    /// The place, in bytes from the address point.
    pub offset: u64,
}

/// A virtual call with constant arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstVirtualCall {
    /// The function called.
    pub function: VirtualCall,
    /// The arguments after the object.
    pub args: Vec<u64>,
}

/// How uses of one type identifier are resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeIdEntry {
    /// The type identifier.
    pub name: Name,
    /// How to test for it.
    pub type_test: TypeTestResolution,
    /// How to call its virtual functions, by the place in bytes from the address point.
    pub devirtualization: BTreeMap<u64, DevirtResolution>,
}

/// The kind of a type test, in the order of its numbers in bitcode. Clang documentation, "Control Flow Integrity
/// Design".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TypeTestKind {
    /// No global has the type.
    Unsat,
    /// Test a byte array.
    ByteArray,
    /// Test an inlined bit vector.
    Inline,
    /// Compare with the only element.
    Single,
    /// Every element in the range has the type.
    AllOnes,
    /// Not analyzed.
    #[default]
    Unknown,
}

/// How to test for a type identifier. The fields after the width serve targets without absolute symbols; 0 is unused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeTestResolution {
    /// The lowering.
    pub kind: TypeTestKind,
    /// The width in bits of the greatest index, size - 1.
    pub size_m1_bit_width: u32,
    /// The binary logarithm of the elements' alignment.
    pub align_log2: u64,
    /// The greatest index, size - 1.
    pub size_m1: u64,
    /// The bit to test in the byte array.
    pub bit_mask: u8,
    /// The inlined bit vector.
    pub inline_bits: u64,
}

/// The kind of a virtual call's resolution, in the order of its numbers in bitcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DevirtKind {
    /// An indirect call.
    #[default]
    Indir,
    /// A direct call to the only implementation.
    SingleImpl,
    /// A branch funnel in the merged module.
    BranchFunnel,
}

/// How to call a virtual function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DevirtResolution {
    /// The lowering.
    pub kind: DevirtKind,
    /// The only implementation; empty for other kinds.
    pub single_impl_name: Name,
    /// The lowering of calls with certain constant arguments (after the object).
    pub by_args: BTreeMap<Vec<u64>, ByArgResolution>,
}

/// The kind of a resolution for certain arguments, in the order of its numbers in bitcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ByArgKind {
    /// An indirect call.
    #[default]
    Indir,
    /// Every implementation returns the same.
    UniformRetVal,
    /// One implementation returns something else.
    UniqueRetVal,
    /// The result is stored next to the virtual table.
    VirtualConstProp,
}

/// How to call a virtual function with certain arguments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByArgResolution {
    /// The lowering.
    pub kind: ByArgKind,
    /// The uniform result, or the result (0 or 1) of the unique implementation.
    pub info: u64,
    /// Where the result is stored, for targets without absolute symbols: the byte.
    pub byte: u32,
    /// Where the result is stored, for targets without absolute symbols: the bit in the byte.
    pub bit: u32,
}

/// The virtual tables that are compatible with a type identifier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeIdVTables {
    /// The type identifier.
    pub name: Name,
    /// The tables.
    pub vtables: Vec<CompatibleVTable>,
}

/// A virtual table that is compatible with a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompatibleVTable {
    /// The address point, in bytes from the start of the table.
    pub offset: u64,
    /// The table.
    pub vtable: SummaryValueId,
}
