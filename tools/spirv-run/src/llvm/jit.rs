//! Object files as code of this process, by LLVM's ORC.
#![allow(unsafe_code, reason = "ORC is there as C functions only")]

use crate::error::Error;
use inkwell::llvm_sys::core::LLVMCreateMemoryBufferWithMemoryRangeCopy;
use inkwell::llvm_sys::error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage};
use inkwell::llvm_sys::orc2::lljit::{
    LLVMOrcCreateLLJIT, LLVMOrcDisposeLLJIT, LLVMOrcLLJITAddObjectFile, LLVMOrcLLJITGetExecutionSession,
    LLVMOrcLLJITGetGlobalPrefix, LLVMOrcLLJITGetMainJITDylib, LLVMOrcLLJITLookup,
    LLVMOrcLLJITMangleAndIntern, LLVMOrcLLJITRef,
};
use inkwell::llvm_sys::orc2::{
    LLVMJITEvaluatedSymbol, LLVMJITSymbolFlags, LLVMOrcAbsoluteSymbols, LLVMOrcCSymbolMapPair,
    LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess, LLVMOrcExecutionSessionSetErrorReporter,
    LLVMOrcJITDylibAddGenerator, LLVMOrcJITDylibDefine,
};
use std::ffi::{CStr, CString, c_void};
use std::sync::{Mutex, PoisonError};

/// The code of object files, until it is dropped.
pub(crate) struct Code {
    jit: LLVMOrcLLJITRef,
    /// Reports of the session beside the results of its functions.
    reports: Box<Mutex<Vec<String>>>,
}

// SAFETY: ORC's session locks itself; see LLVM's "ORC Design and Implementation".
unsafe impl Send for Code {}
// SAFETY: as above.
unsafe impl Sync for Code {}

/// Stores the reports of a session.
extern "C" fn report(reports: *mut c_void, error: LLVMErrorRef) {
    let Err(Error::Llvm { message, .. }) = check(error, "") else { return };
    // SAFETY: `new` has given the session this pointer, which lives as long as the session.
    let reports = unsafe { &*reports.cast::<Mutex<Vec<String>>>() };
    reports.lock().unwrap_or_else(PoisonError::into_inner).push(message);
}

/// Converts an error of LLVM.
fn check(error: LLVMErrorRef, stage: &'static str) -> Result<(), Error> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: an error that is not null is ours; its message is a string that we dispose of.
    let message = unsafe {
        let text = LLVMGetErrorMessage(error);
        let message = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeErrorMessage(text);
        message
    };
    Err(Error::Llvm { stage, message })
}

impl Code {
    /// Creates an empty session. Object files may call `symbols`, and functions of the process.
    ///
    /// # Errors
    /// LLVM refuses to start.
    pub(crate) fn new(symbols: &[(&CStr, usize)]) -> Result<Self, Error> {
        let mut jit = std::ptr::null_mut();
        // SAFETY: no builder means that all is as LLVM has it by default.
        check(unsafe { LLVMOrcCreateLLJIT(&raw mut jit, std::ptr::null_mut()) }, "starting ORC")?;
        let code = Self { jit, reports: Box::default() };
        // SAFETY: `jit` lives as long as `code`, the library as long as `jit`. The generator becomes the library's, and so do
        // the symbols.
        unsafe {
            let session = LLVMOrcLLJITGetExecutionSession(jit);
            let reports = (&raw const *code.reports).cast_mut().cast();
            LLVMOrcExecutionSessionSetErrorReporter(session, report, reports);
            let library = LLVMOrcLLJITGetMainJITDylib(jit);
            let mut generator = std::ptr::null_mut();
            let prefix = LLVMOrcLLJITGetGlobalPrefix(jit);
            let found = LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
                &raw mut generator,
                prefix,
                None,
                std::ptr::null_mut(),
            );
            check(found, "looking at this process")?;
            LLVMOrcJITDylibAddGenerator(library, generator);
            let mut pairs: Vec<LLVMOrcCSymbolMapPair> = symbols
                .iter()
                .map(|(name, address)| LLVMOrcCSymbolMapPair {
                    Name: LLVMOrcLLJITMangleAndIntern(jit, name.as_ptr()),
                    Sym: LLVMJITEvaluatedSymbol {
                        Address: *address as u64,
                        // Exported and callable, as `LLVMJITSymbolGenericFlags` numbers them.
                        Flags: LLVMJITSymbolFlags { GenericFlags: 1 | 4, TargetFlags: 0 },
                    },
                })
                .collect();
            let symbols = LLVMOrcAbsoluteSymbols(pairs.as_mut_ptr(), pairs.len());
            check(LLVMOrcJITDylibDefine(library, symbols), "naming our own functions")?;
        }
        Ok(code)
    }

    /// Links an object file into this process, behind those that are there.
    ///
    /// # Errors
    /// It is not an object file of this machine, or defines an existing symbol.
    pub(crate) fn add(&self, object: &[u8]) -> Result<(), Error> {
        // SAFETY: the session is there; the object file is copied into a buffer that becomes ORC's.
        unsafe {
            let library = LLVMOrcLLJITGetMainJITDylib(self.jit);
            let (start, len) = (object.as_ptr().cast(), object.len());
            let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(start, len, c"kernel".as_ptr());
            check(LLVMOrcLLJITAddObjectFile(self.jit, library, buffer), "loading code")
        }
    }

    /// The address of a function.
    ///
    /// # Errors
    /// The symbol does not exist, or its code calls an undefined one.
    pub(crate) fn address(&self, name: &str) -> Result<usize, Error> {
        let missing = |message: String| Error::Llvm { stage: "finding code", message };
        let symbol = CString::new(name).map_err(|_| missing(format!("{name:?} is no name")))?;
        let mut address = 0;
        // SAFETY: the session is there, the name ends in a zero.
        let found = unsafe { LLVMOrcLLJITLookup(self.jit, &raw mut address, symbol.as_ptr()) };
        if let Err(error) = check(found, "finding code") {
            // The reports have the cause, the error only the missing symbol.
            let reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
            return Err(if reports.is_empty() { error } else { missing(reports.join("; ")) });
        }
        usize::try_from(address).map_err(|_| missing(format!("{name} is out of reach")))
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        // SAFETY: `new` has made it, and it is not running: a run borrows this.
        let failed = check(unsafe { LLVMOrcDisposeLLJIT(self.jit) }, "ending ORC");
        debug_assert!(failed.is_ok(), "{failed:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llvm::Machine;

    extern "C" fn seven() -> i32 {
        7
    }

    /// Returns the address of `f` in the code of this assembly.
    fn compiled(ir: &str) -> Result<(Code, usize), Error> {
        let bitcode =
            spirv_llvm::assemble_llvm(ir.as_bytes(), &spirv_llvm::Options::default()).unwrap().bytes;
        let object = Machine::host(false)?.compile(&bitcode, false)?.object;
        let code = Code::new(&[(c"seven", seven as extern "C" fn() -> i32 as usize)])?;
        code.add(&object)?;
        let address = code.address("f")?;
        Ok((code, address))
    }

    #[test]
    fn code_calls_this_process() {
        let ir = "declare i32 @seven()\ndeclare double @tgamma(double)\n\
            define double @f(double %a) {\n  %i = call i32 @seven()\n  %d = sitofp i32 %i to double\n\
            %s = fadd double %a, %d\n  %g = call double @tgamma(double %s)\n  ret double %g\n}\n";
        let (_code, address) = compiled(ir).unwrap();
        // SAFETY: the function was written with this type.
        let f = unsafe { std::mem::transmute::<usize, extern "C" fn(f64) -> f64>(address) };
        assert_eq!(f(-2.0), 24.0);
    }

    #[test]
    fn halves_are_converted() {
        let ir = "define void @f(ptr %to, double %a) {\n  %h = fptrunc double %a to half\n  store half %h, ptr %to\n  ret void\n}\n";
        let (_code, address) = compiled(ir).unwrap();
        // SAFETY: the function was written with this type.
        let f = unsafe { std::mem::transmute::<usize, extern "C" fn(*mut u16, f64)>(address) };
        let mut half = 0;
        f(&raw mut half, 1.5);
        assert_eq!(half, 0x3e00);
    }

    #[test]
    fn what_nobody_has_is_told() {
        let error = compiled(
            "declare void @no_such_function()\ndefine void @f() {\n  call void @no_such_function()\n  ret void\n}\n",
        );
        let Err(error) = error else { panic!("it is found") };
        assert!(error.to_string().contains("no_such_function"), "{error}");
    }
}
