//! The tasks of `llvm-spirv` besides translating: it prints facts about a SPIR-V binary in lines that consumers parse,
//! and converts binaries to its internal text and back.

use crate::args::{Mode, TranslateArgs};
use crate::failure::Failure;
use crate::files;
use container::Payload;
use spirv_llvm::{Capability, Content, DisassembleOptions, InternalTextStyle, Report, Version};
use std::fmt::Write;

/// The message of `llvm-spirv` if a report is requested and the input does not begin with SPIR-V's magic number.
const NO_MAGIC: &str = "Invalid SPIR-V binary: \"InvalidMagicNumber: Invalid Magic Number.\"";

/// `--spec-const-info` and `--spirv-print-report`: to standard output.
pub(crate) fn print_facts(args: &TranslateArgs) -> Result<(), Failure> {
    let input = files::read(args.input())?;
    let binary =
        if args.spirv_text { files::binary_of_text(args.input(), input, Version::V1_0)? } else { input };
    let report = spirv_llvm::report(&binary).map_err(|error| {
        let is_spirv = spirv_llvm::is_spirv(&binary);
        let failure = Failure::about(args.input(), &binary, &error);
        // The translator ends without a word about the rest when the first word of a report's input is wrong.
        if is_spirv { failure } else { failure.known_as(NO_MAGIC) }
    })?;
    let mut out = String::new();
    if args.spec_const_info {
        out.push_str(&spec_constants(&report));
    }
    if args.spirv_print_report {
        out.push_str(&summary(&report));
    }
    files::write("-".as_ref(), out.as_bytes())
}

/// One line for each scalar specialization constant: its number, and size and type of its value in memory.
fn spec_constants(report: &Report) -> String {
    let constants = &report.spec_constants;
    let mut out = format!("Number of scalar specialization constants in the module = {}\n", constants.len());
    for constant in constants {
        let (size, ty) = match constant.type_name.as_bytes() {
            b"bool" => (1, "i1".to_owned()),
            [letter, ..] => {
                let width: u32 = constant.type_name.get(1..).and_then(|w| w.parse().ok()).unwrap_or(0);
                let letter = if *letter == b'f' { 'f' } else { 'i' };
                (width.div_ceil(8), format!("{letter}{width}"))
            }
            [] => continue,
        };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "Spec const id = {}, size in bytes = {size}, type = {ty}", constant.spec_id);
    }
    out
}

/// Returns the version, the models, and the requirements of the module.
fn summary(report: &Report) -> String {
    let mut out = format!("SPIR-V module report:\n Version: {}\n", report.version);
    if let Some((addressing, memory)) = report.models {
        let _ = write!(out, " Memory model: {memory:?}\n Addressing model: {addressing:?}\n");
    }
    list(&mut out, "capabilities", "Capability", report.capabilities.iter().map(older_name));
    list(&mut out, "extensions", "Extension", report.extensions.iter().cloned());
    list(
        &mut out,
        "extended instruction sets",
        "Extended Instruction Set",
        report.ext_inst_sets.iter().cloned(),
    );
    out
}

/// Returns the name that `llvm-spirv` uses: Altera's capabilities were Intel's.
fn older_name(capability: &Capability) -> String {
    let older =
        capability.facts().and_then(|facts| facts.aliases.iter().find(|name| name.ends_with("INTEL")));
    older.map_or_else(|| format!("{capability:?}"), |name| (*name).to_string())
}

fn list(out: &mut String, several: &str, one: &str, items: impl ExactSizeIterator<Item = String>) {
    let _ = writeln!(out, " Number of {several}: {}", items.len());
    for item in items {
        let _ = writeln!(out, "  {one}: {item}");
    }
}

/// `-to-text` and `-to-binary`.
pub(crate) fn convert(args: &TranslateArgs) -> Result<(), Failure> {
    let input = files::read(args.input())?;
    let out = match args.mode() {
        Mode::ToBinary => {
            let binary = files::binary_of_text(args.input(), input, Version::V1_0)?;
            spirv_llvm::validate_operand_types(&binary)
                .map_err(|error| Failure::about(args.input(), &binary, &error))?;
            binary
        }
        _ => spirv_llvm::internal_text(&input, InternalTextStyle::ToText)
            .map_err(|error| Failure::about(args.input(), &input, &error))?
            .into_bytes(),
    };
    files::write(&args.output(), &out)
}

/// `-s`: LLVM IR that has a form in SPIR-V.
pub(crate) fn regularise(args: &TranslateArgs) -> Result<(), Failure> {
    let options = args.options()?;
    let input = crate::translate::read_input(args, Payload::Bitcode)?;
    let regular = spirv_llvm::regularise(&input, &options)
        .map_err(|error| Failure::about(args.input(), &input, &error))?;
    files::write(&args.output(), &regular.bytes)
}

/// A module that was just written, as the options want it: a binary, its internal text, or the text of SPIRV-Tools.
pub(crate) fn written_as(args: &TranslateArgs, binary: Content) -> Result<Content, Failure> {
    if !args.spirv_tools_dis && !args.spirv_text {
        return Ok(binary);
    }
    let binary = binary.into_bytes();
    let text = if args.spirv_tools_dis {
        spirv_llvm::disassemble_spirv(&binary, &DisassembleOptions::default())
    } else {
        spirv_llvm::internal_text(&binary, InternalTextStyle::SpirvText)
    };
    let text = text.map_err(|error| Failure::about(&args.output(), &binary, &error))?;
    Ok(text.into_bytes().into())
}
