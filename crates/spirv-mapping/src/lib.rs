//! The mapping table: which LLVM call means which SPIR-V instruction, and how each instruction is spelled.
//!
//! One [`Row`] per instruction; each [`Face`] is one LLVM spelling, composed of small pieces that run both ways. Two
//! interpreters use the same rows:
//!
//! - reading, LLVM → SPIR-V: [`Builtin::lookup`] once per declaration, [`Builtin::read`] once per call;
//! - writing, SPIR-V → LLVM: [`spell`].
//!
//! Beside the rows there is the SPIR-V friendly form ([`friendly`]), whose names derive from the instructions' own.
//!
//! The table depends neither on LLVM's nor on SPIR-V's modules: types and operands are the neutral [`Ty`] and
//! [`Operand`]. Code that cannot be data is a [`Hook`], a name that the lowering crates match on. `docs/mapping.md`
//! shows how to write a row.
//!
//! ```
//! use spirv_grammar::ext::open_cl_std::OpenClStd;
//! use spirv_mapping::{Dialect, Inst, Instance, LargeResults, Operand, Preference, Ty, Value, read, spell};
//!
//! let float4 = Ty::Float(32).vector(4);
//! let args = [Operand::value(float4.clone()), Operand::value(float4.clone())];
//! let reading = read("_Z4fmaxDv4_fS_", &args, &float4).unwrap();
//! assert_eq!(reading.inst, Inst::cl(OpenClStd::fmax));
//! assert_eq!(reading.operands, [Value::Arg(0), Value::Arg(1)]);
//!
//! let instance = Instance {
//!     inst: reading.inst,
//!     operands: &args,
//!     component: None,
//!     result: float4,
//!     saturated: false,
//!     rounding: None,
//!     pointer_width: 64,
//!     preference: Preference::Oldest,
//!     large_results: LargeResults::Returned,
//! };
//! assert_eq!(spell(Dialect::Ocl12, &instance).unwrap().symbol, "_Z4fmaxDv4_fS_");
//! ```

mod bind;
pub mod convention;
#[cfg(any(test, feature = "samples"))]
pub mod coverage;
pub mod debug_info;
pub mod friendly;
mod index;
mod mangled_pointees;
pub mod name;
mod read;
mod reading;
pub mod relation;
pub mod row;
mod rows;
#[cfg(any(test, feature = "samples"))]
pub mod samples;
pub mod signatures;
mod spelling;
#[cfg(test)]
mod tests;
mod ty;
mod why;
mod write;

pub use index::{row, rows};
pub use mangled_pointees::MangledPointees;
pub use read::{Builtin, is_reserved, passes_through, read, unresolved};
pub use reading::{Reading, ResultAdapter, Value};
pub use relation::Relation;
pub use row::{Dialect, Face, Hook, Inst, LargeResults, Preference, Row};
pub use rows::{VariableInfo, variable};
pub use spelling::{Instance, Source, Spelling};
pub use ty::{Operand, TargetTy, Ty};
pub use why::{Reason, Why};
pub use write::spell;
