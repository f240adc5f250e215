//! Intrinsics that give tokens: where the extension for tokens is allowed they are functions that consumers know by name.

use llvm_model::{FunctionId, Module, Type};
use translate_common::Options;

/// The extension that has tokens.
pub const EXTENSION: &str = "SPV_INTEL_token_type";

/// Whether a function gives a token that the extension has a type for.
pub fn gives_token(module: &Module, options: &Options, function: FunctionId) -> bool {
    let ty = module.functions[function].ty;
    let ret = module.types.function_parts(ty).map(|(ret, ..)| ret);
    ret.is_some_and(|ret| module.types[ret] == Type::Token) && options.spirv.extensions.allows(EXTENSION)
}
