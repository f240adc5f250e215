//! What the checks accept and what they find.

#![allow(clippy::unwrap_used, reason = "helpers of tests may too")]

mod common;

use spirv_module::{
    CheckErrorKind, Decoration, Id, LinkageType, Module, Op, OperandErrorKind, Operands, Section, check,
};

/// The small kernel with one instruction replaced (`Some`) or left out (`None`).
fn changed(which: impl Fn(usize, spirv_module::Instruction<'_>) -> Option<Vec<(Op, Vec<u32>)>>) -> Module {
    let module = common::small_kernel();
    let mut words = module.header.to_words().to_vec();
    for (index, instruction) in module.instructions().enumerate() {
        match which(index, instruction) {
            None => words.extend(instruction.words()),
            Some(replaced) => {
                for (op, operands) in replaced {
                    words.push((operands.len() as u32 + 1) << 16 | u32::from(op.0));
                    words.extend(operands);
                }
            }
        }
    }
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    Module::decode(&bytes).unwrap()
}

/// The first instruction of an opcode replaced.
fn replaced(op: Op, operands: &[u32]) -> Vec<CheckErrorKind> {
    let first = common::small_kernel().instructions().position(|i| i.op() == op).unwrap();
    let module = changed(|index, _| (index == first).then(|| vec![(op, operands.to_vec())]));
    check(&module).into_iter().map(|error| error.kind).collect()
}

fn removed(op: Op) -> Vec<CheckErrorKind> {
    let module = changed(|_, instruction| (instruction.op() == op).then(Vec::new));
    check(&module).into_iter().map(|error| error.kind).collect()
}

fn words_of(op: Op) -> Vec<u32> {
    let module = common::small_kernel();
    module.instructions().find(|i| i.op() == op).unwrap().words()[1..].to_vec()
}

#[test]
fn a_good_module_has_no_errors() {
    assert_eq!(check(&common::small_kernel()), []);
}

#[test]
fn operands() {
    assert_eq!(
        replaced(Op::MemoryModel, &[2]),
        [CheckErrorKind::Operand(OperandErrorKind::Missing { name: "MemoryModel" })]
    );
    assert_eq!(
        replaced(Op::MemoryModel, &[2, 2, 7]),
        [CheckErrorKind::Operand(OperandErrorKind::Left { words: 1 })]
    );
    assert_eq!(replaced(Op::Store, &[17]).len(), 1);
    let no_end = replaced(Op::Source, &[3, 200_000, 1, 0x4141_4141]);
    assert!(no_end.contains(&CheckErrorKind::Operand(OperandErrorKind::StringWithoutEnd { name: "Source" })));
}

#[test]
fn ids() {
    let mut load = words_of(Op::Load);
    load[2] = 0;
    assert_eq!(replaced(Op::Load, &load)[0], CheckErrorKind::IdZero);
    load[2] = 4000;
    assert_eq!(replaced(Op::Load, &load)[0], CheckErrorKind::IdAboveBound { bound: 29 });
    load[2] = load[1];
    assert!(matches!(replaced(Op::Load, &load)[0], CheckErrorKind::UsedBeforeDefinition { .. }));
    let mut call = words_of(Op::FunctionCall);
    call[3] = 27;
    assert!(matches!(replaced(Op::FunctionCall, &call)[..], [CheckErrorKind::UsedOutsideFunction { .. }]));
    assert!(removed(Op::TypeVoid).contains(&CheckErrorKind::Undefined));
    let twice = changed(|_, i| {
        let words = i.words()[1..].to_vec();
        (i.op() == Op::TypeArray).then(|| vec![(Op::Undef, vec![3, 23]), (Op::TypeArray, words)])
    });
    let errors = check(&twice);
    assert!(
        errors.iter().any(
            |error| matches!(error.kind, CheckErrorKind::DefinedTwice { .. }) && error.id == Some(Id(23))
        )
    );
}

#[test]
fn layout() {
    let module = changed(|index, i| (index == 0).then(|| vec![(Op::TypeVoid, vec![2]), (i.op(), vec![4])]));
    let errors = check(&module);
    assert!(matches!(
        errors[0].kind,
        CheckErrorKind::SectionOrder { section: Section::Capabilities, after: Section::Globals }
    ));
    assert_eq!((errors[0].offset, errors[0].instruction), (7, Some((1, Op::Capability))));
    assert_eq!(removed(Op::MemoryModel), [CheckErrorKind::NoMemoryModel]);
    assert!(removed(Op::Return).contains(&CheckErrorKind::FunctionEndsInBlock));
    assert!(removed(Op::FunctionEnd).contains(&CheckErrorKind::FunctionNotEnded));
    assert!(removed(Op::Branch).contains(&CheckErrorKind::BlockNotEnded));
    assert!(removed(Op::Label).contains(&CheckErrorKind::OutsideBlock));
    assert!(removed(Op::Function).contains(&CheckErrorKind::OutsideFunction));
    assert!(replaced(Op::Store, &[]).len() == 1);
    let second = changed(|_, i| (i.op() == Op::MemoryModel).then(|| vec![(Op::MemoryModel, vec![2, 2]); 3]));
    assert_eq!(check(&second).len(), 1);
}

#[test]
fn types_and_constants() {
    assert!(replaced(Op::TypeInt, &[3, 0, 0]).contains(&CheckErrorKind::WidthZero));
    assert!(replaced(Op::TypeArray, &[12, 5, 11]).contains(&CheckErrorKind::Length));
    assert!(replaced(Op::TypeArray, &[12, 2, 9]).contains(&CheckErrorKind::Void { what: "the element" }));
    assert!(replaced(Op::TypeArray, &[12, 12, 9]).contains(&CheckErrorKind::RecursiveType));
    assert!(
        replaced(Op::Constant, &[2, 9, 2])
            .contains(&CheckErrorKind::ConstantType { wanted: "OpTypeInt or OpTypeFloat" })
    );
    assert_eq!(replaced(Op::Constant, &[9, 9, 2])[0], CheckErrorKind::UsedBeforeDefinition { defined: 69 });
    assert_eq!(
        replaced(Op::ConstantComposite, &[12, 13, 11]),
        [CheckErrorKind::ConstituentCount { wanted: 2, found: 1 }]
    );
    assert_eq!(
        replaced(Op::ConstantComposite, &[12, 13, 11, 9]),
        [CheckErrorKind::ConstituentType { index: 1, wanted: Id(5) }]
    );
    assert!(replaced(Op::Load, &[1, 23, 17]).contains(&CheckErrorKind::ResultTypeIsNoType));
}

#[test]
fn functions_and_blocks() {
    let mut call = words_of(Op::FunctionCall);
    call[3] = 18;
    assert_eq!(replaced(Op::FunctionCall, &call), [CheckErrorKind::ArgumentType { index: 0, wanted: Id(5) }]);
    call.pop();
    assert_eq!(replaced(Op::FunctionCall, &call), [CheckErrorKind::ArgumentCount { wanted: 1, found: 0 }]);
    call[2] = 24;
    assert!(replaced(Op::FunctionCall, &call).contains(&CheckErrorKind::CalleeIsNoFunction));
    assert!(removed(Op::FunctionParameter).contains(&CheckErrorKind::ParameterCount { wanted: 1, found: 0 }));
    assert_eq!(
        replaced(Op::FunctionParameter, &[4, 27])[0],
        CheckErrorKind::ParameterType { index: 0, wanted: Id(5) }
    );
    assert_eq!(replaced(Op::Branch, &[26])[0], CheckErrorKind::TargetIsNoBlock);
    assert_eq!(replaced(Op::Branch, &[19])[0], CheckErrorKind::TargetIsEntryBlock);
    let phi = words_of(Op::Phi);
    let mut wrong = phi.clone();
    wrong[3] = 22;
    assert_eq!(replaced(Op::Phi, &wrong), [CheckErrorKind::PhiParent]);
    assert_eq!(replaced(Op::Phi, &phi[..6]), [CheckErrorKind::PhiParentCount { wanted: 3, found: 2 }]);
    wrong[3] = phi[5];
    assert_eq!(replaced(Op::Phi, &wrong), [CheckErrorKind::PhiParentTwice { parent: Id(phi[5]) }]);
    let (value, parent) = (phi[2], phi[3]);
    let repeated = replaced(Op::Phi, &[&phi[..], &[value, parent]].concat());
    assert_eq!(repeated, [CheckErrorKind::PhiParentRepeated { parent: Id(parent) }]);
    wrong = phi;
    wrong[2] = 9;
    assert_eq!(replaced(Op::Phi, &wrong), [CheckErrorKind::PhiValueType]);
    let value = changed(|_, i| (i.op() == Op::Return).then(|| vec![(Op::ReturnValue, vec![23])]));
    assert_eq!(check(&value)[0].kind, CheckErrorKind::ReturnType { wanted: Id(2) });
}

#[test]
fn entry_points_and_decorations() {
    let name = Operands::new().word(6u32).word(26u32 + 1).string("x");
    assert!(replaced(Op::EntryPoint, &name).contains(&CheckErrorKind::EntryPointIsNoFunction));
    let interface = Operands::new().word(6u32).word(16u32).string("x").word(9u32);
    assert_eq!(replaced(Op::EntryPoint, &interface), [CheckErrorKind::InterfaceIsNoVariable]);
    assert_eq!(removed(Op::EntryPoint), [CheckErrorKind::ModeWithoutEntryPoint]);
    let linkage =
        Operands::new().word(9u32).word(Decoration::LinkageAttributes).string("").word(LinkageType::Export);
    assert!(matches!(replaced(Op::Decorate, &linkage)[..], [CheckErrorKind::DecorationTarget { .. }]));
    let member = changed(|_, i| {
        (i.op() == Op::TypeVoid)
            .then(|| vec![(Op::MemberDecorate, vec![12, 0, 35, 0]), (Op::TypeVoid, vec![2])])
    });
    assert_eq!(check(&member)[0].kind, CheckErrorKind::MemberOfNoStructure);
}

#[test]
fn the_number_of_errors_is_limited() {
    let mut module = common::small_kernel();
    module.header.bound = 1;
    let list = module.list().clone();
    for _ in 0..100 {
        module.list_mut().append(&list);
    }
    let errors = check(&module);
    assert_eq!(errors.len(), spirv_module::check::MAX_ERRORS + 1);
    assert!(matches!(errors.last().unwrap().kind, CheckErrorKind::TooMany(_)));
    let text = errors[0].to_string();
    assert!(text.starts_with("word 15 (instruction 5, OpExtInstImport), id %1: "), "{text}");
}
