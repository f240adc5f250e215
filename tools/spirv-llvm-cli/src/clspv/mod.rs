//! The command under the name `clspv`: that compiler's options, the user's clang for OpenCL C, and the translation of its
//! output to a compute shader of Vulkan.

mod command_line;
mod compiler;
mod launches;
mod request;
mod table;

use crate::args::{self, TranslateArgs};
use crate::called_as::CalledAs;
use crate::failure::Failure;
use crate::files;
use crate::message::Message;
use crate::transcript::Transcript;
use request::{Format, Language, Request, Text};
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Runs a command line; its first word is the name of the command. Returns the exit status.
pub(crate) fn run(words: Vec<OsString>) -> u8 {
    let mut transcript = crate::text_for_people();
    let status = match attempt(words, &mut transcript) {
        Ok(()) => 0,
        Err(failure) => {
            failure.tell(CalledAs::SpirvLlvm, &mut transcript);
            failure.status(CalledAs::SpirvLlvm)
        }
    };
    transcript.end().print();
    status
}

fn attempt(words: Vec<OsString>, transcript: &mut Transcript) -> Result<(), Failure> {
    let request = command_line::parse(words.into_iter().skip(1))?;
    match request.text {
        Some(Text::Help) => return files::write("-".as_ref(), help().as_bytes()),
        Some(Text::Version) => return files::write("-".as_ref(), VERSION.as_bytes()),
        None => {}
    }
    let args = translation(&request)?;
    if !args.messages.quiet {
        request.warnings.iter().for_each(|warning| transcript.say(warning));
    }
    let module = module(&request, args.input())?;
    if request.verifies && module.is_empty() {
        return Ok(());
    }
    let out = match request.format {
        Format::Spirv => translate(&args, &module, transcript)?,
        Format::Initializer => initializer(&translate(&args, &module, transcript)?).into_bytes(),
        _ if !is_bitcode_or_assembly(&module) => {
            let message =
                Message::error("the input is SPIR-V, which has no LLVM IR of clang").about(args.input());
            return Err(Failure::usage(message.help("use `spirv-llvm -r`")));
        }
        Format::Assembly if spirv_llvm::is_bitcode(&module) => {
            let text = spirv_llvm::disassemble(&module);
            text.map_err(|error| Failure::about(args.input(), &module, &error))?.into_bytes()
        }
        Format::Assembly | Format::Bitcode => module,
    };
    files::write(&args.output(), &out)
}

const VERSION: &str = concat!("spirv-llvm ", env!("CARGO_PKG_VERSION"), ", in place of clspv\n");

/// Returns the translation that the request stands for, as a command line of `spirv-llvm`.
fn translation(request: &Request) -> Result<TranslateArgs, Failure> {
    let output = request.output.clone().unwrap_or_else(|| {
        PathBuf::from(match request.format {
            Format::Spirv => "a.spv",
            Format::Initializer => "a.spvinc",
            Format::Assembly => "a.ll",
            Format::Bitcode => "a.bc",
        })
    });
    let mut words = vec![OsString::from("spirv-llvm"), "-o".into(), output.into()];
    words.extend(request.settings.iter().map(OsString::from));
    words.extend([OsString::from("--"), request.input.clone().unwrap_or_default().into()]);
    let parsed = args::parse(CalledAs::SpirvLlvm, words);
    parsed.map(|cli| cli.translate).map_err(|error| Failure::usage(Message::error(error.to_string())))
}

/// Returns the module to translate: the input, or clang's output for it.
fn module(request: &Request, input: &Path) -> Result<Vec<u8>, Failure> {
    let compiled = || compiler::compile(request.clang.as_deref(), &request.clang_options, input);
    let ending = input.extension().and_then(|ending| ending.to_str());
    match (request.language, ending) {
        (Some(Language::OpenCl), _) | (None, Some("cl" | "clcpp" | "clc")) => compiled(),
        (Some(Language::Ir), _) | (None, Some("ll" | "bc" | "spv")) => files::read(input),
        // Standard input is read once.
        (None, _) if input.as_os_str() == "-" => compiled(),
        (None, _) => {
            let bytes = files::read(input)?;
            let is_module = spirv_llvm::is_spirv(&bytes) || spirv_llvm::is_bitcode(&bytes);
            if is_module { Ok(bytes) } else { compiled() }
        }
    }
}

fn is_bitcode_or_assembly(module: &[u8]) -> bool {
    !spirv_llvm::is_spirv(module)
}

fn translate(args: &TranslateArgs, module: &[u8], transcript: &mut Transcript) -> Result<Vec<u8>, Failure> {
    let options = args.options()?;
    let translation = spirv_llvm::llvm_to_spirv(module, &options)
        .map_err(|error| Failure::about(args.input(), module, &error))?;
    transcript.translation(args, module, &translation);
    Ok(translation.bytes)
}

/// Returns the words of a module as an initializer of C.
fn initializer(binary: &[u8]) -> String {
    let words = binary.chunks_exact(4).filter_map(|word| word.try_into().ok()).map(u32::from_le_bytes);
    let mut out = String::from("{");
    for (at, word) in words.enumerate() {
        let separator = match at {
            0 => "",
            _ if at.is_multiple_of(8) => ",\n ",
            _ => ", ",
        };
        // Writing to a string cannot fail.
        let _ = write!(out, "{separator}0x{word:08x}");
    }
    out.push_str("}\n");
    out
}

/// Returns the text of `--help`.
fn help() -> String {
    let mut out = String::from(
        "Compile OpenCL C, LLVM IR or OpenCL SPIR-V to a compute shader of Vulkan: `spirv-llvm` in place of `clspv`\n\n\
         Usage: clspv [OPTIONS] INPUT\n\nOptions, with one dash or two:\n",
    );
    for row in table::ROWS {
        // As above.
        let _ = writeln!(out, "  {}\n      {} ({})", row.usage(), row.about, row.effect());
    }
    let _ = writeln!(
        out,
        "\nThe clang is that of -clang, of the variable {}, or the first of clang, clang-23, clang-22, … that is installed.",
        compiler::VARIABLE
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_has_every_option() {
        let help = help();
        assert!(table::ROWS.iter().all(|row| help.contains(&format!("  {}\n", row.usage()))));
    }

    #[test]
    fn an_initializer_has_eight_words_in_a_line() {
        let words: Vec<u8> = (0..9u32).flat_map(u32::to_le_bytes).collect();
        let text = initializer(&words);
        assert!(
            text.starts_with("{0x00000000, 0x00000001, ") && text.ends_with("0x00000007,\n 0x00000008}\n")
        );
    }
}
