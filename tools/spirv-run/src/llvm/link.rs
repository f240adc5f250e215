//! The kernel's module with the parts of the library that it calls.
#![allow(unsafe_code, reason = "inkwell has no lazy reader of bitcode, which LLVM's C functions offer")]

use super::{Machine, error, parse};
use crate::error::Error;
use crate::library;
use inkwell::context::Context;
use inkwell::llvm_sys::bit_reader::LLVMGetBitcodeModuleInContext2;
use inkwell::llvm_sys::core::LLVMCreateMemoryBufferWithMemoryRange;
use inkwell::module::Module;
use inkwell::values::BasicValue as _;

/// Links `kernel` with a module that it calls, and both with their callees in the library, inlines everything, and promotes
/// variables to values; only that if accesses are checked. Returns bitcode in which the kernel calls primitives, and large
/// functions of the library.
///
/// # Errors
/// LLVM refuses something.
pub(crate) fn link(
    kernel: &[u8],
    called: Option<&[u8]>,
    machine: &Machine,
    is_checked: bool,
) -> Result<Vec<u8>, Error> {
    let context = Context::create();
    let module = parse(kernel, &context)?;
    machine.adopt(&module);
    if let Some(called) = called {
        let called = parse(called, &context)?;
        machine.adopt(&called);
        module.link_in_module(called).map_err(error("linking the shader"))?;
    }
    let mut asked = asked_for(&module);
    while !asked.is_empty() {
        for part in library::parts(asked.iter().map(String::as_str)) {
            let part = lazily(part, &context)?;
            machine.adopt(&part);
            module.link_in_module(part).map_err(error("linking the library"))?;
        }
        // Functions of two parts may need each other.
        let still = asked_for(&module);
        if still == asked {
            break;
        }
        asked = still;
    }
    machine.inline(&module, is_checked)?;
    Ok(module.write_bitcode_to_memory().as_slice().to_vec())
}

/// The names of functions that are called and not defined yet.
fn asked_for(module: &Module<'_>) -> Vec<String> {
    let declared = module.get_functions().filter(|function| function.count_basic_blocks() == 0);
    let used =
        declared.filter(|function| function.as_global_value().as_pointer_value().get_first_use().is_some());
    let names = used.filter_map(|function| function.get_name().to_str().ok().map(ToOwned::to_owned));
    names.filter(|name| library::defines(name)).collect()
}

/// Reads of a part no function before the linker asks for it.
fn lazily<'c>(part: &'static [u8], context: &'c Context) -> Result<Module<'c>, Error> {
    let mut module = std::ptr::null_mut();
    // SAFETY: the memory is static, so that it outlives the buffer, which the module takes in any case.
    let failed = unsafe {
        let buffer =
            LLVMCreateMemoryBufferWithMemoryRange(part.as_ptr().cast(), part.len(), c"library".as_ptr(), 0);
        LLVMGetBitcodeModuleInContext2(context.raw(), buffer, &raw mut module)
    };
    if failed != 0 || module.is_null() {
        return Err(Error::Llvm { stage: "reading the library", message: "it is no bitcode".to_owned() });
    }
    // SAFETY: the module is complete, has no other owner, and belongs to this context.
    Ok(unsafe { Module::new(module) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module;

    /// The functions that are called in the end.
    fn left(ir: &str) -> Vec<String> {
        let kernel = spirv_llvm::assemble_llvm(ir.as_bytes(), &spirv_llvm::Options::default()).unwrap().bytes;
        let linked = link(&kernel, None, &Machine::host(false).unwrap(), false).unwrap();
        let linked = module::read(&linked).unwrap();
        module::called(&linked).into_iter().map(ToOwned::to_owned).collect()
    }

    #[test]
    fn nothing_of_the_library_is_left_but_primitives() {
        let ir = "declare spir_func float @_Z3sinf(float)\ndeclare spir_func void @_Z7barrierj(i32)\n\
            define spir_kernel void @k(ptr addrspace(1) %0) {\n  %2 = load float, ptr addrspace(1) %0\n\
            %3 = call spir_func float @_Z3sinf(float %2)\n  store float %3, ptr addrspace(1) %0\n\
            call spir_func void @_Z7barrierj(i32 1)\n  ret void\n}\n";
        let left = left(ir);
        assert!(left.iter().any(|name| name == "__spirv_run_group_barrier"), "{left:?}");
        let foreign = |name: &&String| !name.starts_with("llvm.") && !name.starts_with("__spirv_run_");
        assert_eq!(left.iter().find(foreign), None);
    }
}
