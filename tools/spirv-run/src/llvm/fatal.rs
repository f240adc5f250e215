//! Fatal errors of LLVM, which would end the program: here they only end the operation.
//!
//! LLVM passes them to a handler that must not return. Calls of LLVM therefore run on a thread of their own: the handler passes
//! the message on and blocks forever. That thread, and its memory, is lost. Crashes of LLVM are not caught.
#![allow(unsafe_code, reason = "the handler is called by LLVM")]

use crate::error::Error;
use inkwell::context::Context;
use inkwell::llvm_sys::LLVMDiagnosticSeverity;
use inkwell::llvm_sys::core::{
    LLVMContextSetDiagnosticHandler, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
};
use inkwell::llvm_sys::error_handling::LLVMInstallFatalErrorHandler;
use inkwell::llvm_sys::prelude::LLVMDiagnosticInfoRef;
use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_void};
use std::sync::Once;
use std::sync::mpsc::{Sender, channel};

/// Recursion of LLVM over deeply nested input.
const STACK: usize = 64 << 20;

thread_local! {
    /// The receiver that waits for this thread.
    static WAITING: RefCell<Option<Sender<String>>> = const { RefCell::new(None) };
}

/// Passes the message on to the receiver, and never returns.
extern "C" fn handle(message: *const c_char) {
    // SAFETY: LLVM gives a string that ends in a zero.
    let message = unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned();
    let waiting = WAITING.with_borrow_mut(Option::take);
    // A thread of another program part has no receiver: LLVM goes on to end the program.
    if waiting.is_some_and(|waiting| waiting.send(message).is_ok()) {
        loop {
            std::thread::park();
        }
    }
}

/// Ignores remarks and warnings, and ends the operation at errors.
extern "C" fn diagnose(info: LLVMDiagnosticInfoRef, _: *mut c_void) {
    // SAFETY: LLVM gives a diagnostic that lives as long as this call. `handle` does not return, so that the description stays.
    unsafe {
        if LLVMGetDiagInfoSeverity(info) == LLVMDiagnosticSeverity::LLVMDSError {
            handle(LLVMGetDiagInfoDescription(info));
        }
    }
}

/// A context that prints nothing.
pub(crate) fn quiet_context() -> Context {
    let context = Context::create();
    // SAFETY: the handler needs no data, and is there as long as the program.
    unsafe { LLVMContextSetDiagnosticHandler(context.raw(), Some(diagnose), std::ptr::null_mut()) };
    context
}

/// Does something with LLVM.
///
/// # Errors
/// Its own, or what LLVM would have ended the program for.
pub(crate) fn caught<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: LLVM keeps the handler, which is there as long as the program.
        unsafe { LLVMInstallFatalErrorHandler(Some(handle)) };
    });
    let failed = |message: String| Error::Llvm { stage: "ending", message };
    let (done, result) = channel();
    let (fatal, told) = channel();
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(move || {
        WAITING.set(Some(fatal));
        // The receiver may be gone; the channel for messages closes behind the result.
        let _ = done.send(work());
        WAITING.take();
    });
    let thread = thread.map_err(|error| failed(error.to_string()))?;
    match told.recv() {
        Ok(message) => Err(failed(message)),
        Err(_) => match result.recv() {
            Ok(result) => {
                let _ = thread.join();
                result
            }
            Err(_) => Err(failed("the compiler's thread has ended".to_owned())),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llvm::Machine;

    #[test]
    fn errors_that_end_a_program_are_told() {
        // There is no assembly parser, without which LLVM has no code for it.
        let ir = "define void @f() {\n  call void asm sideeffect \"nonsense\", \"\"()\n  ret void\n}\n";
        let options = spirv_llvm::Options::default();
        let bitcode = spirv_llvm::assemble_llvm(ir.as_bytes(), &options).unwrap().bytes;
        let compiled = caught(move || Machine::host(false)?.compile(&bitcode, false).map(|_| ()));
        let Err(Error::Llvm { message, .. }) = compiled else { panic!("it is compiled") };
        assert!(!message.is_empty(), "{message}");
        assert_eq!(caught(|| Ok(1)).unwrap(), 1);
    }
}
