//! The two translations, from file to file.

use crate::args::{Mode, TranslateArgs};
use crate::failure::Failure;
use crate::{batch, containers, explanation, files, llvm_spirv, loss_report};
use container::Payload;
use spirv_llvm::{Options, Translation};
use std::path::Path;

/// Does what the options say with all files.
pub(crate) fn run(args: &TranslateArgs) -> Result<(), Failure> {
    match args.inputs() {
        [_, _, ..] => batch::run(args),
        _ => run_one(args),
    }
}

/// Does what the options say with one file.
pub(crate) fn run_one(args: &TranslateArgs) -> Result<(), Failure> {
    args.notes.iter().filter(|_| !args.quiet).for_each(|note| eprintln!("{note}"));
    refuse_overwriting(args)?;
    match args.mode() {
        Mode::ToSpirv | Mode::ToLlvm => translate(args),
        Mode::Regularise => llvm_spirv::regularise(args),
        Mode::ToText | Mode::ToBinary => llvm_spirv::convert(args),
        Mode::Print => llvm_spirv::print_facts(args),
    }
}

fn translate(args: &TranslateArgs) -> Result<(), Failure> {
    let options = args.options()?;
    let input = match (args.reverse, args.spirv_text) {
        (false, _) => read_input(args, Payload::Bitcode)?,
        (true, false) => read_input(args, Payload::Spirv)?,
        (true, true) => llvm_spirv::binary_of_text(files::read(args.input())?)?,
    };
    let run = match (args.reverse, args.emit_llvm) {
        (false, _) => spirv_llvm::llvm_to_spirv,
        (true, false) => spirv_llvm::spirv_to_llvm,
        (true, true) => spirv_llvm::spirv_to_llvm_assembly,
    };
    let refused = |error| Failure::about(args.input(), &input, &error).limited_to(options.max_version);
    let translation = run(&input, &options).map_err(refused)?;
    report(args, &options, &input, &translation)?;
    let out = if args.reverse { translation.bytes } else { llvm_spirv::written_as(args, translation.bytes)? };
    files::write(&args.output(), &out)
}

/// An output that is the input would destroy it.
fn refuse_overwriting(args: &TranslateArgs) -> Result<(), Failure> {
    let (input, output) = (args.input(), args.output());
    let same =
        |a: &Path, b: &Path| a.canonicalize().ok().zip(b.canonicalize().ok()).is_some_and(|(a, b)| a == b);
    if input.as_os_str() != "-" && output.as_os_str() != "-" && same(input, &output) {
        let path = output.display();
        return Err(Failure::usage(format!(
            "error: {path}: the output is the input\n  help: name another with -o"
        )));
    }
    Ok(())
}

/// The input of a translation: a file, or what is wanted inside of it.
pub(crate) fn read_input(args: &TranslateArgs, wanted: Payload) -> Result<Vec<u8>, Failure> {
    let bytes = files::read(args.input())?;
    if let Some(message) = wrong_way(&bytes, args.reverse) {
        return Err(Failure::file(message));
    }
    let input = containers::take(args.input(), bytes, wanted, args.entry.as_deref())?;
    files::one_module(input, args.module)
}

/// Says on standard error what there is to say about a translation.
fn report(
    args: &TranslateArgs,
    options: &Options,
    input: &[u8],
    translation: &Translation,
) -> Result<(), Failure> {
    let warnings = translation.warnings.iter().filter(|_| !args.quiet);
    warnings.for_each(|warning| eprintln!("{warning}"));
    if let Some(report) = loss_report::report(&translation.losses, args.report_loss(), args.volume()) {
        eprintln!("{report}");
    }
    if !args.quiet {
        note_readers(translation, args.llvm_version);
    }
    if args.explain || !args.explain_type.is_empty() {
        let pointers: Vec<&str> = args.explain_type.iter().map(String::as_str).collect();
        let explanation = spirv_llvm::explain(input, options, &pointers)?;
        eprintln!("{}", explanation::report(&explanation, args.explain, args.json));
    }
    Ok(())
}

/// Says which LLVM reads bitcode, unless that was asked for or all do.
pub(crate) fn note_readers(translation: &Translation, llvm_version: Option<u32>) {
    if let (Some(readers), None) = (&translation.readers, llvm_version) {
        eprintln!("note: {readers}; --llvm-version writes for an older one");
    }
}

/// A hint when the input is of the kind the other direction takes.
fn wrong_way(input: &[u8], reverse: bool) -> Option<&'static str> {
    if reverse && (spirv_llvm::is_bitcode(input) || is_assembly(input)) {
        Some("error: byte 0: the input is LLVM IR, and -r expects SPIR-V\n  help: leave out -r")
    } else if !reverse && spirv_llvm::is_spirv(input) {
        Some("error: byte 0: the input is SPIR-V\n  help: use -r to translate SPIR-V to LLVM bitcode")
    } else {
        None
    }
}

/// Whether the input is clearly LLVM assembly and not just something unknown.
fn is_assembly(input: &[u8]) -> bool {
    input.is_ascii() && !input.is_empty() && spirv_llvm::is_llvm_assembly(input)
}
