//! Facts about SPIR-V: opcodes, operands, enumerations, extended instruction sets.
//!
//! The tables come from the JSON in `grammar/` (`cargo xtask codegen`, see [`Op::facts`], [`OperandKind`], [`ExtInstSet`],
//! [`EXTENSIONS`]): the grammar of Khronos, and `vendor.json`, which adds unregistered instructions and values in the same
//! format. Every number that can stand in a module is an
//! *open newtype*: any value can be carried, the known ones have a constant with the specification's name.
//!
//! ```
//! use spirv_grammar::{Capability, Op, OperandKind, Version};
//!
//! let facts = Op::IAdd.facts().unwrap();
//! assert!(facts.result_type && facts.result);
//! assert_eq!(facts.operands[0].name(), "Operand 1");
//! assert_eq!(facts.operands[0].kind, OperandKind::IdRef);
//!
//! assert_eq!(Op::from_name("SDotKHR"), Some(Op::SDot));
//! assert_eq!(Capability::Kernel.name(), Some("Kernel"));
//! assert_eq!(Op::SDot.facts().unwrap().requires.version, Some(Version::V1_6));
//! assert_eq!(format!("{:?}", Capability(4_000_000)), "Capability(4000000)");
//! ```

mod ext_inst;
mod facts;
#[expect(clippy::too_many_lines, reason = "flat matches over enumerants: tables")]
mod generated;
mod op;
mod open_enum;
mod packed;
mod rows;
pub mod vendor;
mod version;

pub use facts::{
    Category, EnumerantFacts, ExtInstFacts, InstructionFacts, OperandFacts, Quantifier, Requirements,
};
pub use generated::enums::*;
pub use generated::ext;
pub use generated::ext_inst_sets::ExtInstSet;
pub use generated::extensions::{EXTENSIONS, RENAMED_EXTENSIONS};
pub use generated::operand_kind::{InstructionClass, OperandKind};
pub use op::{IdOperands, Layout, Op};
pub use packed::Names;
pub use version::Version;
