//! Object files as code of this process, by LLVM's ORC.
#![allow(unsafe_code, reason = "ORC is there as C functions only")]

use crate::error::Error;
use inkwell::llvm_sys::error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage};
use inkwell::llvm_sys::orc2::lljit::{
    LLVMOrcCreateLLJIT, LLVMOrcDisposeLLJIT, LLVMOrcLLJITAddObjectFile, LLVMOrcLLJITGetGlobalPrefix,
    LLVMOrcLLJITGetMainJITDylib, LLVMOrcLLJITLookup, LLVMOrcLLJITMangleAndIntern, LLVMOrcLLJITRef,
};
use inkwell::llvm_sys::orc2::{
    LLVMJITEvaluatedSymbol, LLVMJITSymbolFlags, LLVMOrcAbsoluteSymbols, LLVMOrcCSymbolMapPair,
    LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess, LLVMOrcJITDylibAddGenerator, LLVMOrcJITDylibDefine,
};
use std::ffi::{CStr, CString};

/// The code of an object file, until it is dropped.
pub(crate) struct Code(LLVMOrcLLJITRef);

// SAFETY: ORC's session locks itself; after `load` it is only asked for addresses and disposed of.
unsafe impl Send for Code {}
// SAFETY: as above.
unsafe impl Sync for Code {}

/// What LLVM reports, as an error of ours.
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
    /// Links an object file into this process. What it calls are `symbols`, or functions that the process has.
    ///
    /// # Errors
    /// It is no object file of this machine.
    pub(crate) fn load(object: &[u8], symbols: &[(&CStr, usize)]) -> Result<Self, Error> {
        let mut jit = std::ptr::null_mut();
        // SAFETY: no builder means that all is as LLVM has it by default.
        check(unsafe { LLVMOrcCreateLLJIT(&raw mut jit, std::ptr::null_mut()) }, "starting ORC")?;
        let code = Self(jit);
        // SAFETY: `jit` lives as long as `code`, the library as long as `jit`. The generator becomes the library's, and so do
        // the symbols; the object file is copied into a buffer that becomes ORC's.
        unsafe {
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
            let buffer = inkwell::llvm_sys::core::LLVMCreateMemoryBufferWithMemoryRangeCopy(
                object.as_ptr().cast(),
                object.len(),
                c"kernel".as_ptr(),
            );
            check(LLVMOrcLLJITAddObjectFile(jit, library, buffer), "loading code")?;
        }
        Ok(code)
    }

    /// The address of a function.
    ///
    /// # Errors
    /// There is none, or it calls what nobody has.
    pub(crate) fn address(&self, name: &str) -> Result<usize, Error> {
        let missing = |message: String| Error::Llvm { stage: "finding code", message };
        let symbol = CString::new(name).map_err(|_| missing(format!("{name:?} is no name")))?;
        let mut address = 0;
        // SAFETY: the session is there, the name ends in a zero.
        check(unsafe { LLVMOrcLLJITLookup(self.0, &raw mut address, symbol.as_ptr()) }, "finding code")?;
        usize::try_from(address).map_err(|_| missing(format!("{name} is out of reach")))
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        // SAFETY: it was made by `load`, and nobody runs it: who does borrows this.
        let failed = check(unsafe { LLVMOrcDisposeLLJIT(self.0) }, "ending ORC");
        debug_assert!(failed.is_ok(), "{failed:?}");
    }
}
