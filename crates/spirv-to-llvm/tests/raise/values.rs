//! Types, constants and module-scope variables.

use crate::common::{self, errors, raise, ty};
use llvm_model::{Constant, ConstantExpr, Linkage, Module, Value};

const TYPES: &str = "
    %void = OpTypeVoid
    %uchar = OpTypeInt 8 0
    %uint = OpTypeInt 32 0
    %ulong = OpTypeInt 64 0
    %half = OpTypeFloat 16
    %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
    %n4 = OpConstant %uint 4
    %array = OpTypeArray %uint %n4
";

fn global<'m>(module: &'m Module, name: &str) -> &'m llvm_model::GlobalVariable {
    module.globals.values().find(|g| g.props.name == *name).unwrap()
}

#[test]
fn types_keep_their_structure() {
    let module = raise(&format!(
        "OpName %pair \"struct.pair\"
         OpName %same \"struct.pair\"
         OpName %v \"v\" OpName %w \"w\" OpName %x \"x\"
         OpDecorate %tight CPacked
         {TYPES}
         OpTypeForwardPointer %list CrossWorkgroup
         %pair = OpTypeStruct %v3float %list
         %list = OpTypePointer CrossWorkgroup %pair
         %same = OpTypeStruct %uint
         %tight = OpTypeStruct %uchar %array
         %p1 = OpTypePointer CrossWorkgroup %pair
         %p2 = OpTypePointer UniformConstant %same
         %p3 = OpTypePointer Workgroup %tight
         %c = OpConstantNull %same
         %v = OpVariable %p1 CrossWorkgroup
         %w = OpVariable %p2 UniformConstant %c
         %x = OpVariable %p3 Workgroup"
    ));
    let of = |name| ty(&module, global(&module, name).value_type);
    assert_eq!(
        (of("v"), of("w"), of("x")),
        ("%struct.pair".into(), "%struct.pair.1".into(), "<{i8, [4 x i32]}>".into())
    );
    let body = module.types.struct_body(global(&module, "v").value_type).unwrap();
    assert_eq!(ty(&module, body.fields[0]) + " " + &ty(&module, body.fields[1]), "<3 x float> ptr1");
    assert_eq!([1, 2, 3], ["v", "w", "x"].map(|name| global(&module, name).props.address_space));
    assert!(global(&module, "w").is_constant && !global(&module, "x").is_constant);
}

#[test]
fn opaque_types_are_target_types() {
    let module = raise(
        "OpDecorate %f LinkageAttributes \"f\" Import
         %void = OpTypeVoid
         %image = OpTypeImage %void 2D 0 1 0 0 Unknown WriteOnly
         %sampler = OpTypeSampler
         %event = OpTypeEvent
         %pipe = OpTypePipe ReadOnly
         %queue = OpTypeQueue
         %type = OpTypeFunction %void %image %sampler %event %pipe %queue
         %f = OpFunction %void None %type
         %a = OpFunctionParameter %image
         %b = OpFunctionParameter %sampler
         %c = OpFunctionParameter %event
         %d = OpFunctionParameter %pipe
         %e = OpFunctionParameter %queue
         OpFunctionEnd",
    );
    let f = common::function(&module, "f");
    assert_eq!(
        ty(&module, f.ty),
        "void (spirv.Image[1, 0, 1, 0, 0, 0, 1], spirv.Sampler[], spirv.Event[], spirv.Pipe[0], spirv.Queue[])"
    );
}

#[test]
fn numbers_and_composites() {
    let module = raise(&format!(
        "OpName %v \"v\" OpName %w \"w\"
         {TYPES}
         %minus = OpConstant %uchar 255
         %big = OpConstant %ulong 0x123456789abcdef0
         %one = OpConstant %half 0x1p+0
         %n = OpTypeStruct %uchar %ulong %half
         %value = OpConstantComposite %n %minus %big %one
         %p = OpTypePointer UniformConstant %n
         %pa = OpTypePointer UniformConstant %array
         %list = OpConstantComposite %array %n4 %n4 %n4 %n4
         %v = OpVariable %p UniformConstant %value
         %w = OpVariable %pa UniformConstant %list"
    ));
    let Constant::Aggregate(members) = &module.constants[global(&module, "v").initializer.unwrap()] else {
        panic!()
    };
    let bits = |index: usize| match &module.constants[members[index]] {
        Constant::Int(bits) | Constant::Float(bits) => bits.to_u64().unwrap(),
        _ => panic!(),
    };
    assert_eq!((bits(0), bits(1), bits(2)), (0xff, 0x1234_5678_9abc_def0, 0x3c00));
    let Constant::Data(bytes) = &module.constants[global(&module, "w").initializer.unwrap()] else {
        panic!()
    };
    assert_eq!(**bytes, [4, 0, 0, 0].repeat(4));
}

#[test]
fn specialization_constants_are_computed_from_their_defaults() {
    let module = raise(&format!(
        "OpDecorate %s SpecId 7
         OpName %v \"v\"
         {TYPES}
         %s = OpSpecConstant %uint 6
         %sum = OpSpecConstantOp %uint IAdd %s %n4
         %product = OpSpecConstantOp %uint IMul %sum %s
         %many = OpTypeArray %float %product
         %p = OpTypePointer Workgroup %many
         %v = OpVariable %p Workgroup"
    ));
    assert_eq!(ty(&module, global(&module, "v").value_type), "[60 x float]");
}

#[test]
fn addresses_are_constant_expressions() {
    let module = raise(&format!(
        "OpName %v \"v\" OpName %w \"w\"
         {TYPES}
         %n1 = OpConstant %ulong 1
         %n0 = OpConstant %ulong 0
         %pa = OpTypePointer CrossWorkgroup %array
         %pe = OpTypePointer CrossWorkgroup %uint
         %pp = OpTypePointer CrossWorkgroup %pe
         %v = OpVariable %pa CrossWorkgroup
         %second = OpSpecConstantOp %pe InBoundsPtrAccessChain %v %n0 %n1
         %w = OpVariable %pp CrossWorkgroup %second"
    ));
    let initializer = global(&module, "w").initializer.unwrap();
    let Constant::Expr(expr) = &module.constants[initializer] else { panic!() };
    let ConstantExpr::GetElementPtr { source_type, indices, .. } = &**expr else { panic!() };
    assert_eq!(ty(&module, *source_type), "[4 x i32]");
    assert_eq!(indices.len(), 2);
    assert_eq!(module.as_u64(Value::Const(indices[1])), Some(1));
}

#[test]
fn linkage_of_variables() {
    let module = raise(&format!(
        "OpName %inner \"x\"
         OpDecorate %out LinkageAttributes \"x\" Export
         OpDecorate %in LinkageAttributes \"y\" Import
         OpDecorate %common LinkageAttributes \"z\" Export
         OpDecorate %out Alignment 16
         {TYPES}
         %p = OpTypePointer CrossWorkgroup %uint
         %inner = OpVariable %p CrossWorkgroup
         %out = OpVariable %p CrossWorkgroup %n4
         %in = OpVariable %p CrossWorkgroup
         %common = OpVariable %p CrossWorkgroup"
    ));
    let of = |name| {
        let global = global(&module, name);
        (global.props.linkage, global.initializer.is_some(), global.props.align)
    };
    assert_eq!(of("x"), (Linkage::External, true, 16));
    assert_eq!(of("x.1"), (Linkage::Internal, true, 0));
    assert_eq!(of("y"), (Linkage::External, false, 0));
    assert_eq!(of("z"), (Linkage::Common, true, 0));
}

#[test]
fn wrong_types_and_constants_are_reported_where_they_are() {
    let found = errors(
        "%uint = OpTypeInt 32 0
         %bad = OpTypeInt 0 0
         %float = OpTypeFloat 24
         %vector = OpTypeVector %uint 0
         %uses = OpTypeVector %bad 4
         %n = OpConstant %uint 3
         %array = OpTypeArray %uint %n
         %short = OpConstantComposite %array %n %n
         %shader = OpTypePointer Uniform %uint
         %huge = OpConstant %uint 0xffffffff
         %a1 = OpTypeArray %uint %huge
         %a2 = OpTypeArray %a1 %huge",
    );
    let expected = [
        "integers of 0 bits",
        "floats of 24 bits",
        "without components",
        "2 constituents do not match",
        "storage class Uniform",
        "too large",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.contains(expected) && found.contains("error: word "), "{found}");
    }
}
