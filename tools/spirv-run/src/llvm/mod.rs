//! LLVM 22: linking with the library, passes, code for the host, and the addresses of compiled functions.

mod fatal;
mod jit;
mod link;
mod passes;

pub(crate) use fatal::caught;
use fatal::quiet_context;
pub(crate) use jit::Code;
pub(crate) use link::link;
pub(crate) use passes::{Compiled, Machine};

use crate::error::Error;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::support::LLVMString;

/// Messages of LLVM during an operation.
fn error(stage: &'static str) -> impl Fn(LLVMString) -> Error {
    move |message| Error::Llvm { stage, message: message.to_string() }
}

/// Reads bitcode whole.
fn parse<'c>(bitcode: &[u8], context: &'c inkwell::context::Context) -> Result<Module<'c>, Error> {
    let buffer = MemoryBuffer::create_from_memory_range_copy(bitcode, "kernel");
    Module::parse_bitcode_from_buffer(&buffer, context).map_err(error("reading the kernel"))
}
