//! Requirements of small modules.

use super::*;
use crate::options::ExtensionPolicy;
use spirv_module::{Builder, Definitions, Id, InstructionList};

/// A kernel-flavor module with these extra instructions after the types.
fn module(extra: impl FnOnce(&mut Builder)) -> Module {
    let mut builder = Builder::new(Version::V1_0);
    builder.push(Op::MemoryModel, None, None, &[2, 2]).unwrap();
    extra(&mut builder);
    builder.finish()
}

fn names(requirements: &Requirements) -> Vec<&'static str> {
    requirements.capabilities.iter().filter_map(|(c, _)| c.name()).collect()
}

fn int(builder: &mut Builder, width: u32) -> Id {
    let id = builder.alloc_id();
    builder.push(Op::TypeInt, None, Some(id), &[width, 0]).unwrap();
    id
}

#[test]
fn types_and_memory_model() {
    let module = module(|b| {
        int(b, 64);
        int(b, 8);
        let half = b.alloc_id();
        b.push(Op::TypeFloat, None, Some(half), &[16]).unwrap();
        let pointer = b.alloc_id();
        b.push(Op::TypePointer, None, Some(pointer), &[8, half.0]).unwrap();
    });
    let found = compute(&Definitions::of(&module), &Options::default(), &[], |_| Place::Module).unwrap();
    assert_eq!(names(&found), ["Addresses", "Kernel", "Float16Buffer", "Int64", "GenericPointer", "Int8"]);
    assert_eq!((found.version, found.extensions.len()), (Version::V1_0, 0));
    let whole = found.apply(module).unwrap();
    assert_eq!(whole.instructions().filter(|i| i.op() == Op::Capability).count(), 6);
}

/// A function that compares two null pointers, which SPIR-V 1.4 brought.
fn pointer_comparison() -> Module {
    module(|b| {
        let ids: Vec<Id> = (0..8).map(|_| b.alloc_id()).collect();
        let [void, boolean, byte, pointer, null, ty, function, label] = ids[..] else { return };
        b.push(Op::TypeVoid, None, Some(void), &[]).unwrap();
        b.push(Op::TypeBool, None, Some(boolean), &[]).unwrap();
        b.push(Op::TypeInt, None, Some(byte), &[8, 0]).unwrap();
        b.push(Op::TypePointer, None, Some(pointer), &[5, byte.0]).unwrap();
        b.push(Op::ConstantNull, Some(pointer), Some(null), &[]).unwrap();
        b.push(Op::TypeFunction, None, Some(ty), &[void.0]).unwrap();
        let result = b.alloc_id();
        let mut body = InstructionList::new();
        body.push(Op::Function, Some(void), Some(function), &[0, ty.0]).unwrap();
        body.push(Op::Label, None, Some(label), &[]).unwrap();
        body.push(Op::PtrEqual, Some(boolean), Some(result), &[null.0, null.0]).unwrap();
        body.push(Op::Return, None, None, &[]).unwrap();
        body.push(Op::FunctionEnd, None, None, &[]).unwrap();
        b.add_function(&body);
    })
}

#[test]
fn the_version_is_raised_only_as_far_as_needed() {
    let found = compute(&Definitions::of(&pointer_comparison()), &Options::default(), &[], |_| Place::Module)
        .unwrap();
    assert_eq!(found.version, Version::V1_4);
    assert_eq!(found.version_reason.unwrap().what, "OpPtrEqual");
}

#[test]
fn what_the_options_forbid_is_an_error_with_advice() {
    let mut options = Options::default();
    options.spirv.max_version = Version::V1_2;
    let place = |i: Instruction<'_>| Place::llvm_global(i.op().name().unwrap_or_default());
    let errors =
        compute(&Definitions::of(&pointer_comparison()), &options, &[], place).unwrap_err().to_string();
    assert!(errors.contains("OpPtrEqual needs SPIR-V 1.4"), "{errors}");
    assert!(errors.contains("--spirv-max-version=1.4"), "{errors}");
}

#[test]
fn extensions_are_used_when_allowed() {
    let module = module(|b| {
        let int = int(b, 32);
        b.push(Op::Decorate, None, None, &[int.0, 4469]).unwrap();
    });
    let mut options = Options::default();
    options.spirv.max_version = Version::V1_2;
    options.spirv.extensions = ExtensionPolicy::all();
    let found = compute(&Definitions::of(&module), &options, &[], |_| Place::Module).unwrap();
    assert_eq!(found.extensions[0].0, "SPV_KHR_no_integer_wrap_decoration");
    assert_eq!(found.version, Version::V1_0);
}
