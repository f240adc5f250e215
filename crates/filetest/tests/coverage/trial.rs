//! Calls of a face, translated to SPIR-V and back.

use super::module;
use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options};
use spirv_mapping::coverage::Tried;
use spirv_mapping::row::Dir;
use spirv_mapping::samples::{Sample, samples};
use spirv_mapping::{Dialect, Face, Inst, Row};

/// Translates calls of the faces of a row: what is read, what is written for it, and what falls short.
pub(super) fn try_out(row: &'static Row) -> Tried {
    let mut tried = Tried::default();
    let written: Vec<&Face> = row.faces.iter().filter(|face| face.dir != Dir::ToSpirv).collect();
    for face in row.faces.iter().filter(|face| face.dir != Dir::ToLlvm) {
        let name = face.name.describe();
        match forward(row.inst, face) {
            Ok((_, spirv)) => {
                add(&mut tried.read, name);
                for dialect in [BuiltinDialect::OpenCl12, BuiltinDialect::OpenCl20] {
                    for name in back(&spirv, dialect, &written) {
                        add(&mut tried.written, name);
                    }
                }
            }
            Err(why) => tried.failed.push((name, why)),
        }
    }
    let missing: Vec<String> = written
        .iter()
        .map(|face| face.name.describe())
        .filter(|name| !tried.written.contains(name))
        .collect();
    for name in missing {
        if !tried.failed.iter().any(|(failed, _)| *failed == name) {
            tried.failed.push((name, "nothing that was read came back as it".to_owned()));
        }
    }
    tried
}

fn add(names: &mut Vec<String>, name: String) {
    if !names.contains(&name) {
        names.push(name);
    }
}

fn options(dialect: BuiltinDialect) -> Options {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    options.llvm.dialect = dialect;
    options
}

/// The first sample of a face that becomes the instruction, with the module.
fn forward(inst: Inst, face: &Face) -> Result<(Sample, Vec<u8>), String> {
    let mut why = "no call of it has types that can be tried".to_owned();
    // A few of the many: types of different widths and lanes.
    let samples = samples(face);
    let step = samples.len().div_ceil(8).max(1);
    for sample in samples.into_iter().step_by(step).filter(|sample| module::is_possible(&sample.args)) {
        let Some(text) = module::with_call(&sample, face.hook, inst) else { continue };
        match spirv_llvm::llvm_to_spirv(text.as_bytes(), &options(BuiltinDialect::OpenCl20)) {
            Ok(module) if is_there(inst, face, &module.bytes) => return Ok((sample, module.bytes)),
            Ok(_) => why = format!("`{}` does not become the instruction", sample.symbol),
            Err(error) => {
                why = error.to_string().lines().next().unwrap_or_default().to_owned();
            }
        }
    }
    Err(why)
}

/// Whether a module has the instruction.
fn is_there(inst: Inst, face: &Face, spirv: &[u8]) -> bool {
    let Ok(text) = spirv_llvm::disassemble(spirv) else { return false };
    match inst {
        // The argument is the result.
        _ if face.hook == Some(spirv_mapping::Hook::Identity) => true,
        Inst::Core(op) => {
            let words = [format!("{op}"), format!("{op}Lod")];
            text.split_whitespace().any(|word| words.iter().any(|wanted| wanted == word))
        }
        Inst::Ext(set, number) => {
            let name = set.instruction(number).map(|facts| facts.name).unwrap_or_default();
            text.lines().any(|line| line.contains("OpExtInst") && line.split_whitespace().any(|w| w == name))
        }
        Inst::Variable(builtin) => text.contains(&format!("BuiltIn {}", builtin.name().unwrap_or_default())),
    }
}

/// The names of those of `faces` that a module calls when it comes back.
fn back(spirv: &[u8], dialect: BuiltinDialect, faces: &[&Face]) -> Vec<String> {
    let Ok(text) = spirv_llvm::spirv_to_llvm_assembly(spirv, &options(dialect)) else { return Vec::new() };
    let text = String::from_utf8_lossy(&text.bytes).into_owned();
    let declarations = text.lines().filter(|line| line.starts_with("declare "));
    let symbols = declarations.filter_map(|line| line.split_once('@')?.1.split('(').next());
    let mut names = Vec::new();
    for symbol in symbols {
        let Some(builtin) = spirv_mapping::Builtin::lookup(symbol) else { continue };
        let base = builtin.function.name.base();
        let of_dialect =
            |face: &&&Face| face.dialect != Dialect::Ocl20 || dialect != BuiltinDialect::OpenCl12;
        let face = faces.iter().filter(of_dialect).find(|face| face.name.parse(base).is_some());
        names.extend(face.map(|face| face.name.describe()));
    }
    names
}
