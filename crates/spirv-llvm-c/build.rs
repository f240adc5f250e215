//! Sets the name of the shared library that programs look for: it changes when the ABI does.

/// The version of the ABI; a test compares it with the library's own.
const ABI_VERSION: u32 = 1;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if target == "linux" {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libspirv_llvm_c.so.{ABI_VERSION}");
    }
}
