//! The subcommands that work with one kind of file: texts, checks, a report.

use crate::args::{AsArgs, DisArgs, ReportArgs, ValidateArgs};
use crate::color::Color;
use crate::failure::Failure;
use crate::message::Message;
use crate::transcript::readers;
use crate::{containers, files, loss_report, module_report};
use spirv_llvm::{DisassembleOptions, Error, IdNames, InternalTextStyle};

/// Prints the text of a SPIR-V binary or of LLVM bitcode.
pub(crate) fn disassemble(args: &DisArgs) -> Result<(), Failure> {
    let input = files::one_module(&args.input, files::read(&args.input)?, args.module)?;
    let text = if args.internal {
        spirv_llvm::internal_text(&input, InternalTextStyle::ToText)
    } else if spirv_llvm::is_bitcode(&input) {
        spirv_llvm::disassemble(&input)
    } else {
        let options = DisassembleOptions {
            names: if args.raw_id { IdNames::Raw } else { IdNames::Friendly },
            header: !args.no_header,
            indent: !args.no_indent,
            color: match args.color {
                // A file is not a terminal.
                Color::Auto if args.output.as_os_str() != "-" => false,
                color => color.is_wanted(&std::io::stdout()),
            },
            offsets: args.offsets,
        };
        spirv_llvm::disassemble_spirv(&input, &options)
    };
    let text = text.map_err(|error| Failure::about(&args.input, &input, &error))?;
    files::write(&args.output, text.as_bytes())
}

/// Makes a SPIR-V binary, or LLVM bitcode, of its text.
pub(crate) fn assemble(args: &AsArgs) -> Result<(), Failure> {
    let input = files::read(args.input())?;
    if args.is_llvm(&input) {
        let refused = |error: Error| Failure::about(args.input(), &input, &error);
        let options = args.options().map_err(refused)?;
        let bitcode = spirv_llvm::assemble_llvm(&input, &options).map_err(refused)?;
        let mut transcript = crate::text_for_people();
        loss_report::as_text(&bitcode.losses).into_iter().for_each(|line| transcript.line(line));
        if let Some(note) = readers(&bitcode, options.llvm.reader_version) {
            transcript.say(&note.about(args.input()));
        }
        transcript.end().print();
        return files::write(&args.output("bc"), &bitcode.bytes);
    }
    let binary = files::binary_of_text(args.input(), input, args.spirv_version)?;
    files::write(&args.output("spv"), &binary)
}

/// Checks a SPIR-V binary.
pub(crate) fn validate(args: &ValidateArgs) -> Result<(), Failure> {
    let input = containers::spirv(&args.input)?;
    let check = if args.structure_only { spirv_llvm::validate_structure } else { spirv_llvm::validate };
    check(&input).map_err(|error| Failure::about(&args.input, &input, &error))?;
    #[cfg(feature = "validator")]
    if !args.structure_only {
        spirv_tools_validate(&args.input, &input)?;
    }
    if !args.quiet {
        let mut transcript = crate::text_for_people();
        transcript.say(&Message::note(looked_at(args.structure_only)).about(&args.input));
        transcript.end().print();
    }
    Ok(())
}

/// Returns the list of checks for a valid module.
fn looked_at(structure_only: bool) -> &'static str {
    match (structure_only, cfg!(feature = "validator")) {
        (true, _) => "the structure is valid; nothing else was checked",
        (false, true) => "valid, also for SPIRV-Tools' validator",
        (false, false) => {
            "structure, types, constants, capabilities, extensions and version are valid; spirv-val checks more rules"
        }
    }
}

/// Returns the messages of SPIRV-Tools' validator about a binary that ours has read.
#[cfg(feature = "validator")]
fn spirv_tools_validate(path: &std::path::Path, input: &[u8]) -> Result<(), Failure> {
    use spirv_tools::val::{Validator, compiled::CompiledValidator};
    let little_endian = input.first() == Some(&0x03);
    let decode = if little_endian { u32::from_le_bytes } else { u32::from_be_bytes };
    let words: Vec<u32> = input.as_chunks::<4>().0.iter().map(|&word| decode(word)).collect();
    let validator = CompiledValidator::with_env(spirv_tools::TargetEnv::Universal_1_6);
    let refused = |error| Failure::file(Message::error(format!("SPIRV-Tools: {error}")).about(path));
    validator.validate(&words, None).map_err(refused)
}

/// Prints the report about a SPIR-V binary.
pub(crate) fn report(args: &ReportArgs) -> Result<(), Failure> {
    let input = containers::spirv(&args.input)?;
    let report = spirv_llvm::report(&input).map_err(|error| Failure::about(&args.input, &input, &error))?;
    let text = if args.json {
        format!("{}\n", spirv_llvm::json::report(&report))
    } else {
        module_report::as_text(&report)
    };
    files::write("-".as_ref(), text.as_bytes())
}
