//! SPIR-V modules as plain data: decode, build, encode.
//!
//! A [`Module`] is a [`Header`] and a list of instructions over one arena of words. Instructions are viewed, never
//! copied: an [`Instruction`] knows its opcode, its result type and id, its operand words and the word offset at which
//! it stands in the file. Every number can be carried, known or not.
//!
//! Reading:
//!
//! ```
//! use spirv_module::{Module, Op};
//! # use spirv_module::{Builder, Capability, Version};
//! # let mut builder = Builder::new(Version::V1_2);
//! # builder.push(Op::Capability, None, None, &[Capability::Kernel.0])?;
//! # let bytes = builder.finish().encode();
//! let module = Module::decode(&bytes)?;
//! for instruction in module.instructions() {
//!     if instruction.op() == Op::Capability {
//!         println!("word {}: capability {:?}", instruction.offset(), instruction.operands());
//!     }
//! }
//! assert_eq!(module.encode(), bytes);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Writing: a [`Builder`] takes instructions in any order and puts each into the section of the module layout where it
//! belongs; function bodies are lists of their own.
//!
//! ```
//! use spirv_module::{
//!     AddressingModel, Builder, Capability, FunctionControl, InstructionList, MemoryModel, Op, Operands, Version,
//! };
//!
//! let mut builder = Builder::new(Version::V1_2);
//! let void = builder.alloc_id();
//! let function_type = builder.alloc_id();
//! let function = builder.alloc_id();
//! let label = builder.alloc_id();
//!
//! // The body first: it goes behind everything else.
//! let mut body = InstructionList::new();
//! let operands = Operands::new().word(FunctionControl::None).id(function_type);
//! body.push(Op::Function, Some(void), Some(function), &operands)?;
//! body.push(Op::Label, None, Some(label), &[])?;
//! body.push(Op::Return, None, None, &[])?;
//! body.push(Op::FunctionEnd, None, None, &[])?;
//! builder.add_function(&body);
//!
//! builder.push(Op::TypeVoid, None, Some(void), &[])?;
//! builder.push(Op::TypeFunction, None, Some(function_type), &[void.0])?;
//! builder.push(Op::Name, None, None, &Operands::new().id(function).string("f"))?;
//! let model = Operands::new().word(AddressingModel::Physical64).word(MemoryModel::OpenCL);
//! builder.push(Op::MemoryModel, None, None, &model)?;
//! builder.push(Op::Capability, None, None, &[Capability::Addresses.0])?;
//!
//! let module = builder.finish();
//! let opcodes: Vec<Op> = module.instructions().map(|instruction| instruction.op()).collect();
//! assert_eq!(opcodes[..3], [Op::Capability, Op::MemoryModel, Op::Name]);
//! assert_eq!(module.header.bound, 5);
//! let bytes = module.encode();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod builder;
pub mod check;
mod composites;
mod decode;
mod definitions;
mod device;
mod edit;
mod encode;
mod extent;
mod header;
mod instruction;
mod layout;
mod literal_string;
mod module;
mod operands;
mod renumber;
mod report;
mod text;
pub mod universal_limits;
mod walk;

pub use builder::Builder;
pub use check::{
    Check, CheckError, CheckErrorKind, CheckPart, Tolerance, ToleranceFacts, Tolerated, check,
    check_tolerantly,
};
pub use composites::{continuation, is_continuation};
pub use decode::{DecodeError, DecodeErrorKind};
pub use definitions::{Definitions, Import, NumberClass, NumberType};
pub use device::Device;
pub use edit::Edit;
pub use header::{HEADER_WORDS, Header, MAGIC};
pub use instruction::{Id, Instruction, InstructionList, InstructionTooLong, Instructions};
pub use layout::Section;
pub use literal_string::LiteralString;
pub use module::Module;
pub use operands::Operands;
pub use renumber::{Irregular, Renumbering, Share};
pub use report::reflection;
pub use report::{
    Argument, ComponentKind, EntryPoint, ImageType, Report, ReportTooLong, Resource, SpecConstant, report,
};
pub use spirv_grammar::*;
pub use text::{
    AssembleError, AssembleErrorKind, DisassembleOptions, IdNames, InternalTextError, InternalTextStyle,
    assemble, disassemble, disassemble_each, parse_internal_text, write_internal_text,
};
pub use walk::{Operand, OperandError, OperandErrorKind, Value, walk_operands};
