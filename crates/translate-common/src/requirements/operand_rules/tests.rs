//! The needs of operands in small modules.

use super::super::compute;
use super::*;
use crate::diagnostics::place::Place;
use crate::options::{ExtensionPolicy, Options};
use spirv_module::{Definitions, assemble};

/// Returns the needs of a module of these types, constants and instructions.
fn needs(types: &str, body: &str) -> (Version, Vec<&'static str>) {
    let text = format!(
        "OpMemoryModel Physical64 OpenCL\n{types}\n\
         %bool = OpTypeBool\n%void = OpTypeVoid\n%int = OpTypeInt 32 0\n%three = OpConstant %int 3\n\
         %int2 = OpTypeVector %int 2\n%nothing = OpUndef %int\n%pair = OpConstantNull %int2\n\
         %yes = OpConstantTrue %bool\n%bool2 = OpTypeVector %bool 2\n%both = OpConstantNull %bool2\n\
         %struct = OpTypeStruct %int\n%record = OpConstantNull %struct\n%own = OpTypePointer Function %int\n\
         %shared = OpTypePointer CrossWorkgroup %int\n%none = OpConstantNull %shared\n\
         %run = OpTypeFunction %void\n%f = OpFunction %void None %run\n%entry = OpLabel\n{body}\n\
         OpReturn\nOpFunctionEnd\n"
    );
    let module = assemble(&text, Version::V1_0).unwrap();
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    let found = compute(&Definitions::of(&module), &options, &[], |_| Place::Module).unwrap();
    (found.version, found.capabilities.iter().filter_map(|(c, _)| c.name()).collect())
}

/// The version that a body needs.
fn version(body: &str) -> Version {
    needs("", body).0
}

#[test]
fn rules_are_sorted() {
    assert!(RULES.is_sorted_by_key(|(op, _)| op.0));
}

#[test]
fn broadcasts_from_a_constant_invocation_are_older() {
    for op in ["OpGroupNonUniformBroadcast", "OpGroupNonUniformQuadBroadcast"] {
        assert_eq!(version(&format!("%r = {op} %int %three %three %three")), Version::V1_3);
        assert_eq!(version(&format!("%r = {op} %int %three %three %nothing")), Version::V1_5);
    }
}

#[test]
fn choices_between_aggregates_and_between_vectors_by_a_scalar() {
    assert_eq!(version("%r = OpSelect %int %yes %three %three"), Version::V1_0);
    assert_eq!(version("%r = OpSelect %int2 %both %pair %pair"), Version::V1_0);
    assert_eq!(version("%r = OpSelect %int2 %yes %pair %pair"), Version::V1_4);
    assert_eq!(version("%r = OpSelect %struct %yes %record %record"), Version::V1_4);
}

#[test]
fn copies_with_two_memory_operands() {
    assert_eq!(version("OpCopyMemory %none %none Aligned 4"), Version::V1_0);
    assert_eq!(version("OpCopyMemorySized %none %none %three Aligned 4"), Version::V1_0);
    for rest in ["OpCopyMemory %none %none", "OpCopyMemorySized %none %none %three"] {
        assert_eq!(version(&format!("{rest} Aligned 4 Volatile")), Version::V1_4);
        assert_eq!(version(&format!("{rest} Aligned 4 Aligned 8")), Version::V1_4);
    }
}

#[test]
fn variables_of_functions_that_are_not_written() {
    let variable = |storage: &str| format!("%v = OpVariable %{storage}");
    let decorated = "OpDecorate %v NonWritable";
    assert_eq!(needs(decorated, &variable("own Function")).0, Version::V1_4);
    assert_eq!(needs(decorated, &variable("shared CrossWorkgroup")).0, Version::V1_0);
    assert_eq!(needs("OpDecorate %v Restrict", &variable("own Function")).0, Version::V1_0);
}

#[test]
fn quotients_and_roots_with_a_rounding_mode() {
    let types = "%std = OpExtInstImport \"OpenCL.std\"\nOpDecorate %r FPRoundingMode RTP\n\
                 %float = OpTypeFloat 32\n%x = OpConstant %float 3";
    let is_needed = |body: &str| needs(types, body).1.contains(&"RoundedDivideSqrtINTEL");
    assert!(is_needed("%r = OpFDiv %float %x %x"));
    assert!(is_needed("%r = OpExtInst %float %std sqrt %x"));
    assert!(!is_needed("%r = OpExtInst %float %std cos %x"));
    assert!(!is_needed("%r = OpConvertUToF %float %three"));
}

#[test]
fn casts_between_pointers_and_vectors() {
    assert_eq!(version("%r = OpBitcast %shared %pair"), Version::V1_5);
    assert_eq!(version("%r = OpBitcast %int2 %none"), Version::V1_5);
    assert_eq!(version("%r = OpBitcast %shared %three"), Version::V1_0);
    assert_eq!(version("%r = OpBitcast %int2 %pair"), Version::V1_0);
}

#[test]
fn dot_products_by_what_they_multiply() {
    let types = "%byte = OpTypeInt 8 0\n%short = OpTypeInt 16 0\n%byte4 = OpTypeVector %byte 4\n\
                 %short2 = OpTypeVector %short 2\n%bytes = OpConstantNull %byte4\n\
                 %shorts = OpConstantNull %short2";
    for op in ["SDot", "UDot", "SUDot"] {
        for (tail, more) in [("", ""), ("AccSat", " %three")] {
            let of = |operand: &str, packed: &str| {
                let body = format!("%r = Op{op}{tail} %int %{operand} %{operand}{more}{packed}");
                let (version, capabilities) = needs(types, &body);
                assert!(version <= Version::V1_6 && capabilities.contains(&"DotProduct"), "{body}");
                capabilities
                    .into_iter()
                    .filter(|name| name.starts_with("DotProductInput"))
                    .collect::<Vec<_>>()
            };
            assert_eq!(of("three", " PackedVectorFormat4x8Bit"), ["DotProductInput4x8BitPacked"]);
            assert_eq!(of("bytes", ""), ["DotProductInput4x8Bit"]);
            assert_eq!(of("shorts", ""), ["DotProductInputAll"]);
        }
    }
}
