//! What SPIR-V becomes, module by small module.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

mod builtins;
mod common;
mod hostile;
mod instructions;
mod kernels;
mod values;
