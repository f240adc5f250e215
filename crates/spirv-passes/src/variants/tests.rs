//! Variants are chosen as the extension defines.

use super::{Device, VariantErrorKind, for_device, has_variants};
use spirv_grammar::Version;
use spirv_module::{DisassembleOptions, Module, assemble, check, disassemble};

/// A kernel in two variants and a function in three, one of which is there by a constant of the program.
const TEXT: &str = r#"
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability FunctionVariantsINTEL
OpConditionalCapabilityINTEL %fast Float16
OpConditionalCapabilityINTEL %fast Kernel
OpExtension "SPV_INTEL_function_variants"
OpConditionalExtensionINTEL %fast "SPV_KHR_expect_assume"
OpMemoryModel Physical64 OpenCL
OpConditionalEntryPointINTEL %slow Kernel %k1 "k" %v1
OpConditionalEntryPointINTEL %fast Kernel %k2 "k" %v2 %v1
OpExecutionMode %k1 ContractionOff
OpExecutionMode %k2 ContractionOff
OpName %k1 "k1"
OpName %k2 "k2"
OpName %x1 "x1"
OpName %x2 "x2"
OpName %x3 "x3"
OpDecorate %wish SpecId 7
OpDecorate %other SpecId 8
OpDecorate %k1 ConditionalINTEL %slow
OpDecorate %group ConditionalINTEL %fast
OpDecorate %v1 ConditionalINTEL %slow
OpDecorate %half ConditionalINTEL %fast
OpDecorate %f2 ConditionalINTEL %fast
OpDecorate %call1 ConditionalINTEL %slow
OpDecorate %call2 ConditionalINTEL %fast
OpDecorate %x1 NoContraction
OpDecorate %x2 NoContraction
%group = OpDecorationGroup
OpGroupDecorate %group %k2 %v2
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%ptr = OpTypePointer Input %uint
%type = OpTypeFunction %void
%value = OpTypeFunction %uint
%two = OpConstant %uint 2
%target = OpSpecConstantTargetINTEL %bool 4 7 8
%newer = OpSpecConstantArchitectureINTEL %bool 1 2 172 3
%able = OpSpecConstantCapabilitiesINTEL %bool Kernel Float16
%wish = OpSpecConstantTrue %bool
%other = OpSpecConstantTrue %bool
%both = OpSpecConstantOp %bool LogicalAnd %target %newer
%all = OpSpecConstantOp %bool LogicalAnd %both %able
%fast = OpSpecConstantOp %bool LogicalAnd %all %wish
%slow = OpSpecConstantOp %bool LogicalNot %fast
%v1 = OpVariable %ptr Input
%v2 = OpVariable %ptr Input
%f1 = OpFunction %uint None %value
%e1 = OpLabel
%x1 = OpIAdd %uint %two %two
OpReturnValue %x1
OpFunctionEnd
%f2 = OpFunction %uint None %value
%e2 = OpLabel
%x2 = OpIMul %uint %two %two
OpReturnValue %x2
OpFunctionEnd
%k1 = OpFunction %void None %type
%e3 = OpLabel
%l1 = OpLoad %uint %v1
OpReturn
OpFunctionEnd
%k2 = OpFunction %void None %type
%e4 = OpLabel
%call1 = OpFunctionCall %uint %f1
%call2 = OpFunctionCall %uint %f2
%x3 = OpConditionalCopyObjectINTEL %uint %slow %call1 %fast %call2
OpReturn
OpFunctionEnd
"#;

fn module(text: &str) -> Module {
    assemble(text, Version::V1_2).unwrap()
}

/// Returns the module for a device, without blanks at the beginning of lines.
fn left(device: &Device, wish: Option<bool>) -> String {
    let of_device = for_device(&module(TEXT), device, |number| wish.filter(|_| number == 7)).unwrap();
    assert_eq!(of_device.decided, [7], "the constant with number 8 stays one that can be chosen");
    assert_eq!(check(&of_device.module), []);
    assert_eq!(of_device.origins.len(), of_device.module.list().len());
    let text = disassemble(&of_device.module, &DisassembleOptions { header: false, ..Default::default() });
    text.lines().map(|line| line.trim_start().to_owned() + "\n").collect()
}

/// The device that everything is for.
fn newest() -> Device {
    Device {
        category: Some(1),
        family: Some(2),
        architecture: Some(4),
        target: Some(4),
        features: vec![9, 8, 7],
        capabilities: vec![6, 9, 10],
    }
}

/// Returns all lines except those of Boolean constants.
fn without_truths(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| !line.contains("= OpConstantTrue") && !line.contains("= OpConstantFalse"))
        .collect()
}

#[track_caller]
fn has(text: &str, parts: &[&str], not: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    let trace = ["INTEL", "SPV_INTEL_function_variants", "SpecId 7", "OpSpecConstantOp"];
    for part in not.iter().chain(&trace) {
        assert!(!text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn everything_for_the_newest_device() {
    let text = left(&newest(), None);
    has(
        &text,
        &[
            "OpCapability Float16\n",
            "OpExtension \"SPV_KHR_expect_assume\"",
            "\"k2\"",
            "OpIMul",
            "OpCopyObject",
            "OpTypeFloat 16",
            "SpecId 8",
        ],
        &["\"k1\"", "OpLoad"],
    );
    assert_eq!(text.matches("OpCapability Kernel").count(), 1, "declared already\n{text}");
    assert_eq!(text.matches("OpEntryPoint").count(), 1);
    let entry_point = text.lines().find(|line| line.starts_with("OpEntryPoint")).unwrap();
    assert_eq!(entry_point.split(' ').count(), 5, "one variable is left of the interface: {entry_point}");
    assert_eq!(text.matches("OpExecutionMode").count(), 1);
}

#[test]
fn what_is_not_known_is_as_it_is_wanted() {
    assert_eq!(left(&Device::default(), None), left(&newest(), None));
}

#[test]
fn what_does_not_fit_is_for_others() {
    let slow = left(&newest(), Some(false));
    has(&slow, &["\"k1\"", "OpLoad", "OpIAdd", "SpecId 8"], &["\"k2\"", "OpIMul", "Float16", "OpTypeFloat"]);
    let changes: [fn(&mut Device); 6] = [
        |device| device.category = Some(2),
        |device| device.family = Some(1),
        |device| device.architecture = Some(3),
        |device| device.target = Some(5),
        |device| device.features = vec![7],
        |device| device.capabilities = vec![6],
    ];
    for change in changes {
        let mut device = newest();
        change(&mut device);
        assert_eq!(without_truths(&left(&device, None)), without_truths(&slow), "{device:?}");
    }
}

#[test]
fn modules_without_variants_stay() {
    let plain = module(
        "OpCapability Kernel\nOpMemoryModel Logical OpenCL\n%b = OpTypeBool\n%c = OpSpecConstantTrue %b\n",
    );
    assert!(!has_variants(&plain) && has_variants(&module(TEXT)));
    assert_eq!(for_device(&plain, &Device::default(), |_| None).unwrap().module, plain);
}

#[test]
fn an_id_that_is_defined_twice_is_left_to_the_checks() {
    let text = TEXT.replace("%void = OpTypeVoid", "%void = OpTypeVoid\n%fast = OpTypeVoid");
    let of_device = for_device(&module(&text), &newest(), |_| None).unwrap();
    assert!(!check(&of_device.module).is_empty());
}

#[track_caller]
fn refused(from: &str, to: &str, kind: fn(&VariantErrorKind) -> bool) {
    assert!(TEXT.contains(from));
    let error = for_device(&module(&TEXT.replace(from, to)), &newest(), |_| None).unwrap_err();
    assert!(kind(&error.kind), "{error}");
}

#[test]
fn what_cannot_be_decided_is_refused() {
    let undecided = |kind: &VariantErrorKind| matches!(kind, VariantErrorKind::Undecided(_));
    refused("OpDecorate %call1 ConditionalINTEL %slow", "OpDecorate %call1 ConditionalINTEL %two", undecided);
    refused("%slow %call1 %fast %call2", "%slow %call1 %two %call2", undecided);
    let needed = |kind: &VariantErrorKind| matches!(kind, VariantErrorKind::Needed(_));
    refused("OpDecorate %f2 ConditionalINTEL %fast", "OpDecorate %f2 ConditionalINTEL %slow", needed);
    refused("172 3", "128 3", |kind| matches!(kind, VariantErrorKind::NoComparison(_)));
    refused("%slow %call1 %fast %call2", "%slow %call1", |kind| *kind == VariantErrorKind::NoVariant);
}
