//! The subcommands that work with one kind of file: texts, checks, a report.

use crate::args::{AsArgs, DisArgs, ReportArgs, ValidateArgs};
use crate::color::Color;
use crate::failure::Failure;
use crate::message::Message;
use crate::transcript::readers;
use crate::{containers, files, loss_report, module_report};
use serde_json::json;
use spirv_llvm::{DisassembleOptions, Error, IdNames, InternalTextStyle};
use std::path::{Path, PathBuf};

/// Prints the texts of SPIR-V binaries or of LLVM bitcode: into a folder, or behind each other.
pub(crate) fn disassemble(args: &DisArgs) -> Result<(), Failure> {
    let is_stdout = args.output.as_os_str() == "-";
    let [_, _, ..] = args.inputs.as_slice() else {
        let input = args.inputs.first().map_or("-".as_ref(), PathBuf::as_path);
        return files::write(&args.output, text_of(args, input)?.0.as_bytes());
    };
    if !is_stdout && !args.output.is_dir() {
        let message = Message::error("several inputs, and the output is no folder").about(&args.output);
        return Err(Failure::usage(message.help("name a folder with -o, or leave it out")));
    }
    for_each(&args.inputs, |input| {
        let (text, ending) = text_of(args, input)?;
        if is_stdout {
            return files::write(&args.output, format!("; {}\n{text}", input.display()).as_bytes());
        }
        let name = input.with_extension(ending).file_name().map(PathBuf::from).unwrap_or_default();
        files::write(&args.output.join(name), text.as_bytes())
    })
}

/// Does `work` for all inputs, and returns all failures as one.
fn for_each(inputs: &[PathBuf], mut work: impl FnMut(&Path) -> Result<(), Failure>) -> Result<(), Failure> {
    let failures = inputs.iter().filter_map(|input| work(input).err());
    failures.reduce(Failure::and).map_or(Ok(()), Err)
}

/// The text of a binary, and the ending of files with such texts.
fn text_of(args: &DisArgs, path: &Path) -> Result<(String, &'static str), Failure> {
    let input = files::one_module(path, files::read(path)?, args.module)?;
    containers::refuse_text(path, &input)?;
    let is_bitcode = spirv_llvm::is_bitcode(&input);
    let text = if args.internal {
        spirv_llvm::internal_text(&input, InternalTextStyle::ToText)
    } else if is_bitcode {
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
    let ending = match (args.internal, is_bitcode) {
        (true, _) => "spt",
        (_, true) => "ll",
        _ => "spvasm",
    };
    Ok((text.map_err(|error| Failure::about(path, &input, &error))?, ending))
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
        return files::write_translated(&args.output("bc"), bitcode.bytes.into(), args.force);
    }
    let binary = files::binary_of_text(args.input(), input, args.spirv_version)?;
    files::write_translated(&args.output("spv"), binary.into(), args.force)
}

/// Checks SPIR-V binaries.
pub(crate) fn validate(args: &ValidateArgs) -> Result<(), Failure> {
    for_each(&args.inputs, |input| {
        validate_one(args, input)?;
        if !args.quiet && !args.json.json {
            let mut transcript = crate::text_for_people();
            transcript.say(&Message::note(looked_at(args.structure_only)).about(input));
            transcript.end().print();
        }
        Ok(())
    })
}

fn validate_one(args: &ValidateArgs, path: &Path) -> Result<(), Failure> {
    let input = containers::spirv(path)?;
    let check = if args.structure_only { spirv_llvm::validate_structure } else { spirv_llvm::validate };
    check(&input).map_err(|error| Failure::about(path, &input, &error))?;
    #[cfg(feature = "validator")]
    if !args.structure_only {
        spirv_tools_validate(path, &input)?;
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
fn spirv_tools_validate(path: &Path, input: &[u8]) -> Result<(), Failure> {
    use spirv_tools::val::{Validator, compiled::CompiledValidator};
    let little_endian = input.first() == Some(&0x03);
    let decode = if little_endian { u32::from_le_bytes } else { u32::from_be_bytes };
    let words: Vec<u32> = input.as_chunks::<4>().0.iter().map(|&word| decode(word)).collect();
    let validator = CompiledValidator::with_env(spirv_tools::TargetEnv::Universal_1_6);
    let refused = |error| Failure::file(Message::error(format!("SPIRV-Tools: {error}")).about(path));
    validator.validate(&words, None).map_err(refused)
}

/// Prints reports about SPIR-V binaries.
pub(crate) fn report(args: &ReportArgs) -> Result<(), Failure> {
    let is_one = args.inputs.len() < 2;
    let (mut text, mut documents) = (String::new(), Vec::new());
    let done = for_each(&args.inputs, |path| {
        let input = containers::spirv(path)?;
        let report = spirv_llvm::report(&input).map_err(|error| Failure::about(path, &input, &error))?;
        if args.json {
            let name = path.to_string_lossy();
            documents.push(json!({ "input": name, "report": spirv_llvm::json::report(&report) }));
        } else {
            if !is_one {
                let gap = if text.is_empty() { "" } else { "\n" };
                text.push_str(&format!("{gap}{}:\n", path.display()));
            }
            text.push_str(&module_report::as_text(&report));
        }
        Ok(())
    });
    if args.json {
        text = match documents.as_slice() {
            [document] if is_one => format!("{}\n", document["report"]),
            [] if is_one => text,
            all => format!("{}\n", json!({ "files": all })),
        };
    }
    files::write("-".as_ref(), text.as_bytes())?;
    done
}
