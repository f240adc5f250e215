//! The two translations, from file to file.

use crate::args::TranslateArgs;
use crate::{explanation, files, loss_report};
use spirv_llvm::Translation;

/// Translates one file; an error is what to print.
pub(crate) fn translate(args: &TranslateArgs) -> Result<(), String> {
    let options = args.options()?;
    let input = files::read_module(&args.input(), args.module)?;
    if let Some(message) = wrong_way(&input, args.reverse) {
        return Err(message.to_owned());
    }
    let run = match (args.reverse, args.emit_llvm) {
        (false, _) => spirv_llvm::llvm_to_spirv,
        (true, false) => spirv_llvm::spirv_to_llvm,
        (true, true) => spirv_llvm::spirv_to_llvm_assembly,
    };
    let translation = run(&input, &options).map_err(|e| e.to_string())?;
    for warning in translation.warnings.iter() {
        eprintln!("{warning}");
    }
    if let Some(report) = loss_report::report(&translation.losses, args.report_loss()) {
        eprintln!("{report}");
    }
    note_readers(&translation, args.llvm_version);
    if args.explain || !args.explain_type.is_empty() {
        let pointers: Vec<&str> = args.explain_type.iter().map(String::as_str).collect();
        let explanation = spirv_llvm::explain(&input, &options, &pointers).map_err(|e| e.to_string())?;
        eprintln!("{}", explanation::report(&explanation, args.explain, args.json));
    }
    files::write(&args.output(), &translation.bytes)
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
