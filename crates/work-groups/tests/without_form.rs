//! Kernels that no work-group function is made of.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{LAYOUT, PRIMITIVES, formed, kernel, options};
use work_groups::{Error, Options, form};

#[test]
fn what_has_no_form_is_an_error() {
    let one = options([8, 1, 1], true);
    assert_eq!(formed("", &one).err(), Some(Error::NoKernel));
    let kernel = kernel("  %array = alloca i32, i32 %n\n  store i32 1, ptr %array\n  ret void");
    assert!(formed(&kernel, &one).is_err());
    let none = Options { sub_group_size: 3, ..one };
    assert_eq!(formed("define spir_kernel void @k() {\n  ret void\n}\n", &none).err(), Some(Error::Options));
}

#[test]
fn a_kernel_without_a_form_stays_as_it_is() {
    let kernel = kernel("  %array = alloca i32, i32 %n\n  store i32 1, ptr %array\n  ret void");
    let text = format!("{LAYOUT}{PRIMITIVES}{kernel}");
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(form(&mut module, "k", &options([8, 1, 1], true)).is_err());
    llvm_model::verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let text = llvm_asm::print(&module).expect("LLVM IR");
    assert!(text.contains("define spir_kernel void @k("), "{text}");
    // Nor are there variables of local memory that go round all addresses.
    let large = "@a = internal addrspace(3) global [18446744073709551615 x i8] undef\n\
        define spir_kernel void @k() {\n  store i8 1, ptr addrspace(3) @tile\n\
        store i8 1, ptr addrspace(3) @a\n  ret void\n}\n";
    assert!(formed(large, &options([8, 1, 1], true)).is_err());
}

#[test]
fn questions_without_their_dimension_stay_and_groups_without_end_are_errors() {
    let text = format!(
        "{LAYOUT}declare i64 @_Z13get_global_idj()\ndefine spir_kernel void @k() {{\n\
         %id = call i64 @_Z13get_global_idj()\n  ret void\n}}\n"
    );
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    // It is a function like any other: who links the code says that nobody has it.
    assert!(form(&mut module, "k", &options([8, 1, 1], true)).is_ok());
    for size in [[u32::MAX; 3], [u32::MAX, u32::MAX, 1]] {
        assert_eq!(formed(&kernel("  ret void"), &options(size, true)).err(), Some(Error::Options));
    }
}
