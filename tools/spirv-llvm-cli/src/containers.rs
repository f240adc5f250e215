//! The contents of object files, archives and offload bundles: listed, extracted, and selected for translation.

use crate::args::{ExtractArgs, ListArgs};
use crate::failure::Failure;
use crate::files;
use crate::message::Message;
use crate::source_code;
use container::{Entry, FileKind, Payload};
use serde_json::json;
use std::fmt::Write;
use std::path::Path;

/// Prints the translatable contents of a file.
pub(crate) fn list(args: &ListArgs) -> Result<(), Failure> {
    let bytes = files::read(&args.input)?;
    let entries = find(&args.input, &bytes)?;
    if entries.is_empty() {
        let mut transcript = crate::text_for_people();
        transcript.say(&Message::note(nothing_in(&bytes)).about(&args.input));
        transcript.end().print();
    }
    let rows = entries.iter().enumerate();
    let text = if args.json {
        let row = |(number, entry): (usize, &Entry<'_>)| {
            let (kind, size) = (entry.payload.to_string(), entry.bytes.len());
            json!({ "number": number, "name": entry.name, "kind": kind, "size": size })
        };
        format!("{}\n", json!({ "entries": rows.map(row).collect::<Vec<_>>() }))
    } else {
        let mut text = String::new();
        for (number, entry) in rows {
            // Writing to a string cannot fail.
            let _ =
                writeln!(text, "{number}\t{}\t{} bytes\t{}", entry.payload, entry.bytes.len(), entry.name);
        }
        text
    };
    files::write("-".as_ref(), text.as_bytes())
}

/// Writes the translatable contents of a file into files of a folder, named by number and name.
pub(crate) fn extract(args: &ExtractArgs) -> Result<(), Failure> {
    let bytes = files::read(&args.input)?;
    let entries = find(&args.input, &bytes)?;
    let wanted = |(number, entry): &(usize, &Entry<'_>)| {
        args.entry.as_deref().is_none_or(|wanted| is_called(entry, *number, wanted))
    };
    let wanted: Vec<(usize, &Entry<'_>)> = entries.iter().enumerate().filter(wanted).collect();
    if let (Some(entry), true) = (&args.entry, wanted.is_empty()) {
        return Err(no_entry(&args.input, entry));
    }
    if wanted.is_empty() {
        let message = Message::error(nothing_in(&bytes)).about(&args.input);
        return Err(Failure::file(message.help("name a file that a compiler for devices has written")));
    }
    std::fs::create_dir_all(&args.output).map_err(|error| Failure::writing(&args.output, &error))?;
    for (number, entry) in wanted {
        files::write(&args.output.join(file_name(number, entry)), &entry.bytes)?;
    }
    Ok(())
}

/// The bytes of a file that a translation takes: the file itself, or of a container the one thing in it that is
/// `wanted`, or the one that `entry` names.
pub(crate) fn take(
    path: &Path,
    bytes: Vec<u8>,
    wanted: Payload,
    entry: Option<&str>,
) -> Result<Vec<u8>, Failure> {
    let kind = FileKind::of(&bytes);
    if !kind.is_container() {
        return match entry {
            Some(_) => {
                let message = Message::error(format!("{kind} has no entries")).about(path);
                Err(Failure::usage(message.help("leave out --entry")))
            }
            None => check_kind(path, &bytes, kind, wanted).map(|()| bytes),
        };
    }
    let entries = find(path, &bytes)?;
    let fits = |(number, found): &(usize, &Entry<'_>)| match entry {
        Some(entry) => is_called(found, *number, entry),
        None => found.payload == wanted,
    };
    let mut fitting: Vec<(usize, &Entry<'_>)> = entries.iter().enumerate().filter(fits).collect();
    match (fitting.pop(), entry) {
        (Some((_, one)), _) if fitting.is_empty() => Ok(one.bytes.to_vec()),
        (None, Some(entry)) => Err(no_entry(path, entry)),
        (None, None) => {
            let message = Message::error(format!("{kind} has no {wanted} in it")).about(path);
            Err(Failure::file(message.help(match wanted {
                _ if !entries.is_empty() => "`list` shows its contents",
                Payload::Spirv => "name the SPIR-V file, or an object of a compiler that embeds it",
                Payload::Bitcode => "compile to bitcode (-c -emit-llvm), or with it inside (-fembed-bitcode)",
            })))
        }
        (Some(last), _) => {
            fitting.push(last);
            let names: Vec<String> =
                fitting.iter().map(|(number, entry)| format!("\n  {number}: {}", entry.name)).collect();
            let message = Message::error(format!("{kind} has {} modules that fit", names.len())).about(path);
            let help = format!("select one with --entry, by number or name{}", names.concat());
            Err(Failure::file(message.help(help)))
        }
    }
}

/// The SPIR-V binary that a file is or has in it.
pub(crate) fn spirv(path: &Path) -> Result<Vec<u8>, Failure> {
    take(path, files::read(path)?, Payload::Spirv, None)
}

/// Returns the message about a file without translatable contents.
fn nothing_in(bytes: &[u8]) -> String {
    format!("it is {}, with no SPIR-V and no LLVM bitcode in it", FileKind::of(bytes))
}

/// Files of kinds that are recognized by their first bytes and cannot be translated are rejected by name.
fn check_kind(path: &Path, bytes: &[u8], kind: FileKind, wanted: Payload) -> Result<(), Failure> {
    let help = match kind {
        FileKind::Gzip => "unpack it with `gzip -d`",
        FileKind::Zstd => "unpack it with `zstd -d`",
        FileKind::Zip => "unpack it with `unzip`",
        FileKind::Empty => "the program that writes it has failed or has not ended yet",
        FileKind::Payload(Payload::Bitcode) if wanted == Payload::Spirv => "translate it to SPIR-V first",
        FileKind::Text => return text_is_no_binary(path, bytes, wanted).map_or(Ok(()), Err),
        _ => return Ok(()),
    };
    let message = Message::error(format!("it is {kind}, and {wanted} is expected")).about(path);
    let failure = Failure::file(message.help(help));
    Err(if kind == FileKind::Empty { failure.misfit("Can't translate, file is empty") } else { failure })
}

/// The reason why a text is not the wanted binary, with the command that makes one; `None` for a text that may be LLVM assembly
/// where bitcode is wanted.
fn text_is_no_binary(path: &Path, bytes: &[u8], wanted: Payload) -> Option<Failure> {
    if !is_spirv_assembly(bytes)
        && !is_llvm_assembly(bytes)
        && let Some(message) = source_code::refusal(path, bytes)
    {
        return Some(Failure::file(message));
    }
    let (kind, help) = match wanted {
        Payload::Spirv if is_spirv_assembly(bytes) => ("SPIR-V assembly", AS),
        Payload::Spirv if is_llvm_assembly(bytes) => {
            ("LLVM assembly", "`spirv-llvm FILE` translates it to SPIR-V")
        }
        Payload::Bitcode if is_spirv_assembly(bytes) => (
            "SPIR-V assembly",
            "`spirv-llvm as FILE` makes the binary, and `spirv-llvm -r` translates that to LLVM IR",
        ),
        // The parser of LLVM assembly answers for every other text.
        Payload::Bitcode => return None,
        Payload::Spirv => {
            ("a text of an unknown kind", "name a SPIR-V binary, LLVM bitcode, or assembly of either")
        }
    };
    let expected = match wanted {
        Payload::Spirv => "a SPIR-V binary",
        Payload::Bitcode => "LLVM bitcode",
    };
    Some(Failure::file(
        Message::error(format!("it is {kind}, and {expected} is expected")).about(path).help(help),
    ))
}

/// The command that makes a binary of a text.
const AS: &str = "`spirv-llvm as FILE` makes the binary";

/// Files that have no text are rejected where texts of binaries are printed: texts, and files of an unknown kind.
pub(crate) fn refuse_text(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let (kind, help) = match FileKind::of(bytes) {
        FileKind::Text if is_spirv_assembly(bytes) => ("SPIR-V assembly", AS),
        FileKind::Text if is_llvm_assembly(bytes) => ("LLVM assembly", AS),
        FileKind::Text => return text_is_no_binary(path, bytes, Payload::Spirv).map_or(Ok(()), Err),
        FileKind::Other => {
            let message = Message::error("it is neither a SPIR-V binary nor LLVM bitcode").about(path);
            return Err(Failure::file(
                message.help("pass a complete binary; `list` shows the contents of containers"),
            ));
        }
        _ => return Ok(()),
    };
    Err(Failure::file(Message::error(format!("it is {kind} already")).about(path).help(help)))
}

/// Whether a text has a line of SPIR-V's assembly language, behind comments.
fn is_spirv_assembly(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with(';');
    let mut words = text.lines().find(code).unwrap_or_default().split_whitespace();
    let is_opcode =
        |word: &str| word.strip_prefix("Op").is_some_and(|name| name.starts_with(char::is_uppercase));
    match (words.next(), words.next(), words.next()) {
        (Some(result), Some("="), Some(opcode)) => result.starts_with('%') && is_opcode(opcode),
        (Some(opcode), ..) => is_opcode(opcode),
        _ => false,
    }
}

/// Whether a text has a line that begins as lines of LLVM assembly do at the left end, behind comments.
pub(crate) fn is_llvm_assembly(bytes: &[u8]) -> bool {
    const FIRST: [&str; 12] = [
        "target",
        "source_filename",
        "define",
        "declare",
        "module",
        "attributes",
        "@",
        "%",
        "!",
        "$",
        "^",
        "uselistorder",
    ];
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let code = |line: &&str| !line.trim().is_empty() && !line.starts_with(';');
    let first = text.lines().find(code).unwrap_or_default();
    FileKind::of(bytes) == FileKind::Text
        && !is_spirv_assembly(bytes)
        && FIRST.iter().any(|word| first.starts_with(word))
}

fn find<'b>(path: &Path, bytes: &'b [u8]) -> Result<Vec<Entry<'b>>, Failure> {
    container::find(bytes).map_err(|error| Failure::file(Message::error(error.to_string()).about(path)))
}

fn is_called(entry: &Entry<'_>, number: usize, wanted: &str) -> bool {
    wanted.parse() == Ok(number) || entry.name == wanted
}

fn no_entry(path: &Path, entry: &str) -> Failure {
    let message = Message::error(format!("there is no entry '{entry}' in it")).about(path);
    Failure::usage(message.help("`list` shows the entries"))
}

/// A name that is a name of a file everywhere.
fn file_name(number: usize, entry: &Entry<'_>) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
    let name: String = entry.name.chars().map(plain).take(100).collect();
    let ending = match entry.payload {
        Payload::Spirv => "spv",
        Payload::Bitcode => "bc",
    };
    format!("{number}{}{name}.{ending}", if name.is_empty() { "" } else { "-" })
}
