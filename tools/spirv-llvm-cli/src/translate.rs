//! The two translations, from file to file.

use crate::args::{Mode, TranslateArgs};
use crate::called_as::CalledAs;
use crate::failure::Failure;
use crate::message::Message;
use crate::transcript::{Said, Transcript};
use crate::{batch, containers, files, llvm_spirv, memory};
use container::{FileKind, Payload};
use spirv_llvm::{Content, Direction, Error, StageLog, Version};
use std::borrow::Cow;
use std::path::Path;

/// Processes all files according to the options, prints the messages, and returns the exit status.
pub(crate) fn run(args: &TranslateArgs) -> u8 {
    if let [_, _, ..] = args.inputs() {
        return batch::run(args);
    }
    let (said, status) = run_one(args, true);
    said.print();
    status
}

/// Processes one file according to the options; returns the messages and the exit status. `is_last` is whether the process ends
/// then.
pub(crate) fn run_one(args: &TranslateArgs, is_last: bool) -> (Said, u8) {
    let mut transcript = Transcript::new(args);
    args.notes.iter().filter(|_| !args.messages.quiet).for_each(|note| transcript.say(note));
    let status = match attempt(args, &mut transcript, is_last) {
        Ok(()) => {
            transcript.written(&args.output());
            0
        }
        Err(failure) => {
            failure.tell(args.called_as, &mut transcript);
            failure.status(args.called_as)
        }
    };
    (transcript.end(), status)
}

fn attempt(args: &TranslateArgs, transcript: &mut Transcript, is_last: bool) -> Result<(), Failure> {
    if let Some(list) = args.list() {
        return files::write("-".as_ref(), list.as_bytes());
    }
    refuse_overwriting(args)?;
    match args.mode() {
        Mode::ToSpirv | Mode::ToLlvm => translate(args, transcript, is_last),
        Mode::Regularise => llvm_spirv::regularise(args),
        Mode::ToText | Mode::ToBinary => llvm_spirv::convert(args),
        Mode::Print => llvm_spirv::print_facts(args),
    }
}

fn translate(args: &TranslateArgs, transcript: &mut Transcript, is_last: bool) -> Result<(), Failure> {
    let mut options = args.options()?;
    let input = match (args.reverse, args.spirv_text) {
        // Kernels that become compute shaders may be SPIR-V already.
        (false, _) if options.spirv.vulkan_kernels.is_some() && is_spirv_file(args)? => {
            files::read(args.input())?
        }
        (false, _) => read_input(args, Payload::Bitcode)?,
        (true, false) => read_input(args, Payload::Spirv)?,
        (true, true) => files::binary_of_text(args.input(), files::read(args.input())?, Version::V1_0)?,
    };
    let mut input = match &args.fnvar_spv_out {
        Some(file) => {
            let left = spirv_llvm::spirv_for_device(&input, &options)
                .map_err(|error| Failure::about(args.input(), &input, &error))?;
            files::write(file, &left)?;
            left
        }
        None => input,
    };
    options.run.threads = args.threads_for(input.len());
    memory::share(input.len() as u64, options.run.threads);
    // Messages show lines of a text, and the words of another translator parts of a module; an explanation reads it again, and
    // assembly is not written from bytes that are given away.
    let is_needed = args.explain
        || !args.explain_type.is_empty()
        || args.called_as != CalledAs::SpirvLlvm
        || args.reverse && args.emit_llvm
        || !(spirv_llvm::is_bitcode(&input) || spirv_llvm::is_spirv(&input));
    options.run.leaves_memory = is_last && !is_needed;
    let given = if is_needed { Cow::Borrowed(&input[..]) } else { Cow::Owned(std::mem::take(&mut input)) };
    let refused = |error: Error| {
        let failure = Failure::about(args.input(), &input, &error).limited_to(options.spirv.max_version);
        match args.words_about(&error) {
            Some(words) => failure.misfit(words),
            None => failure,
        }
    };
    let stages = args.messages.stats.then(StageLog::new);
    options.run.stages.clone_from(&stages);
    let translation = if args.reverse && args.emit_llvm {
        spirv_llvm::spirv_to_llvm_assembly(&input, &options).map(|assembly| assembly.map(Content::from))
    } else {
        let direction = if args.reverse { Direction::ToLlvm } else { Direction::ToSpirv };
        spirv_llvm::translate(given, direction, &options)
    };
    let translation = translation.map_err(refused)?;
    transcript.translation(args, &input, &translation);
    if let Some(stages) = stages {
        transcript.stages(&stages.stages());
    }
    if args.explain || !args.explain_type.is_empty() {
        let pointers: Vec<&str> = args.explain_type.iter().map(String::as_str).collect();
        let explanation = spirv_llvm::explain(&input, &options, &pointers).map_err(refused)?;
        transcript.explanation(&explanation, args.explain);
        if explanation.unknown.has_errors() {
            return Err(refused(Error::Translate(explanation.unknown)));
        }
    }
    let out = if args.reverse { translation.bytes } else { llvm_spirv::written_as(args, translation.bytes)? };
    files::write_translated(&args.output(), out, args.force)
}

/// Whether the input is a SPIR-V binary.
fn is_spirv_file(args: &TranslateArgs) -> Result<bool, Failure> {
    // Standard input is read once.
    let is_file = args.input().as_os_str() != "-";
    Ok(is_file && spirv_llvm::is_spirv(&files::read(args.input())?))
}

/// The words of `llvm-spirv` where the input of `-r` is not SPIR-V.
const NO_SPIRV: &str =
    "Fails to load SPIR-V as LLVM Module: InvalidModule: Invalid SPIR-V module: invalid magic number";

/// An output that is the input would destroy it.
fn refuse_overwriting(args: &TranslateArgs) -> Result<(), Failure> {
    let (input, output) = (args.input(), args.output());
    let same =
        |a: &Path, b: &Path| a.canonicalize().ok().zip(b.canonicalize().ok()).is_some_and(|(a, b)| a == b);
    if input.as_os_str() != "-" && output.as_os_str() != "-" && same(input, &output) {
        // The name of the output is derived from that of the input: an input of the other kind has the same name.
        if matches!(args.mode(), Mode::ToSpirv | Mode::ToLlvm)
            && let Some(message) = wrong_way(&files::read(input)?, args.reverse)
        {
            return Err(Failure::file(message.about(input)));
        }
        // A file that is not SPIR-V has an error of its own, and no output.
        let bytes = files::read(input)?;
        if args.mode() == Mode::ToLlvm
            && !args.spirv_text
            && !spirv_llvm::is_spirv(&bytes)
            && !FileKind::of(&bytes).is_container()
        {
            return Ok(());
        }
        let message = Message::error("the output is the input").about(&output);
        return Err(Failure::usage(message.help("name another with -o")));
    }
    if let Some(file) = args.fnvar_spv_out.as_deref().filter(|file| same(input, file) || *file == output) {
        let message = Message::error("the module for the device is the input, or the output").about(file);
        return Err(Failure::usage(message.help("name another with --fnvar-spv-out")));
    }
    Ok(())
}

/// Reads the input of a translation: a file, or the requested entry inside it.
pub(crate) fn read_input(args: &TranslateArgs, wanted: Payload) -> Result<Vec<u8>, Failure> {
    let bytes = files::read(args.input())?;
    if let Some(message) = wrong_way(&bytes, args.reverse) {
        let failure = Failure::file(message.about(args.input()));
        return Err(if args.reverse { failure.no_module(NO_SPIRV) } else { failure });
    }
    let input = containers::take(args.input(), bytes, wanted, args.entry.as_deref())?;
    files::one_module(args.input(), input, args.module)
}

/// A hint when the input is of the kind the other direction takes.
fn wrong_way(input: &[u8], reverse: bool) -> Option<Message> {
    if reverse && (spirv_llvm::is_bitcode(input) || containers::is_llvm_assembly(input)) {
        Some(Message::error("the input is LLVM IR, and -r expects SPIR-V").help("leave out -r"))
    } else if !reverse && spirv_llvm::is_spirv(input) {
        Some(Message::error("the input is SPIR-V").help("use -r to translate SPIR-V to LLVM bitcode"))
    } else {
        None
    }
}
