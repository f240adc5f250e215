//! stub
#![allow(missing_docs)]
use llvm_model::Module;
#[derive(Debug, thiserror::Error)]
#[error("stub")]
pub struct Error;
pub struct Options { pub local_size: [u32; 3], pub sub_group_size: u32, pub uniform: bool }
pub struct WorkGroup { pub function: String, pub context_bytes: u64, pub group_scratch_bytes: u64, pub sub_group_scratch_bytes: u64, pub local_bytes: u64 }
pub fn form(_module: &mut Module, _kernel: &str, _options: &Options) -> Result<WorkGroup, Error> { Err(Error) }
