//! The validation of the corpus: every function of the files of LLVM IR in `test-corpus/`.

use super::{Limits, Proof, Verdict, function};
use crate::legalized::{Legalized, Refused};
use llvm_model::Module;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use translate_common::Options;
use translate_common::options::ExtensionPolicy;

/// The beginning of the names of functions with the bodies of kernels, since Clang 21: the kernels only call them.
const BODY_OF_KERNEL: &str = "__clang_ocl_kern_imp_";

/// The results for the functions of one or more files.
#[derive(Debug, Default)]
pub struct Summary {
    /// The number of functions that are proved, by the inputs that the proofs cover.
    pub proved: BTreeMap<Proof, usize>,
    /// The number of functions that agree on the known numbers, by the reasons why they are not proved.
    pub tried: BTreeMap<String, usize>,
    /// The number of functions that are not decided, by the reasons.
    pub undecided: BTreeMap<String, usize>,
    /// The number of files without functions to validate, by the reasons.
    pub skipped: BTreeMap<String, usize>,
    /// Functions with different results: the file, the name, the inputs and the text.
    pub different: Vec<String>,
}

impl Summary {
    /// Adds the results of other files.
    pub fn add(&mut self, other: Summary) {
        merge(&mut self.proved, other.proved);
        merge(&mut self.tried, other.tried);
        merge(&mut self.undecided, other.undecided);
        merge(&mut self.skipped, other.skipped);
        self.different.extend(other.different);
    }
}

fn merge<K: Ord>(into: &mut BTreeMap<K, usize>, from: BTreeMap<K, usize>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let part = |f: &mut std::fmt::Formatter<'_>, title: &str, counts: Vec<(&str, usize)>| {
            let total: usize = counts.iter().map(|count| count.1).sum();
            writeln!(f, "{title}: {total}")?;
            let mut counts = counts;
            counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
            counts.into_iter().try_for_each(|(reason, count)| writeln!(f, "  {count:6} {reason}"))
        };
        let proved = self.proved.iter().map(|(proof, &count)| match proof {
            Proof::AllInputs => ("for all arguments and memory", count),
            Proof::AllMemory => ("for all memory and small numbers as arguments", count),
        });
        fn reasons(counts: &BTreeMap<String, usize>) -> Vec<(&str, usize)> {
            counts.iter().map(|(reason, &count)| (reason.as_str(), count)).collect()
        }
        part(f, "functions proved", proved.collect())?;
        part(f, "functions that agree on known numbers, not proved", reasons(&self.tried))?;
        part(f, "functions not decided", reasons(&self.undecided))?;
        part(f, "files without functions to validate", reasons(&self.skipped))?;
        writeln!(f, "functions with different results: {}", self.different.len())
    }
}

/// Returns the files of LLVM IR below a folder, in the order of their paths.
///
/// # Errors
/// A folder cannot be listed.
pub fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ll" || ending == "bc") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the folder `test-corpus`.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus")
}

/// Validates every function of a file whose name contains a word. `each` gets the name and the verdict of each.
pub fn file(path: &Path, word: &str, limits: Limits, each: &mut dyn FnMut(&str, &Verdict)) -> Summary {
    let mut summary = Summary::default();
    let forms = match forms(path) {
        Ok(forms) => forms,
        Err(reason) => {
            summary.skipped.insert(reason, 1);
            return summary;
        }
    };
    let functions = forms.original.module.functions.values().filter(|function| function.body.is_some());
    let names = functions.map(|function| function.props.name.to_string_lossy().into_owned());
    for name in names.filter(|name| name.contains(word) && !name.starts_with(BODY_OF_KERNEL)) {
        let verdict = function(&forms, &name, limits);
        let verdict = verdict.unwrap_or(Verdict::Undecided("legalization removes the function".to_owned()));
        each(&name, &verdict);
        match verdict {
            Verdict::Proved(proof) => *summary.proved.entry(proof).or_default() += 1,
            Verdict::Tried(reason) => *summary.tried.entry(reason).or_default() += 1,
            Verdict::Undecided(reason) => *summary.undecided.entry(reason).or_default() += 1,
            Verdict::Different(what) => {
                summary.different.push(format!("{}: @{name}: {what}", path.display()));
            }
        }
    }
    summary
}

/// Returns the module of a file before and after legalization.
///
/// # Errors
/// The file has no module that legalization accepts.
pub fn forms(path: &Path) -> Result<Legalized, String> {
    read(path).and_then(legalize)
}

fn read(path: &Path) -> Result<Module, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let is_text = path.extension().is_some_and(|ending| ending == "ll");
    let module = match is_text {
        true => llvm_asm::parse(&bytes).map_err(|_| "the text is not LLVM assembly".to_owned()),
        false => llvm_bitcode::read(&bytes).map_err(|_| "the file is not bitcode".to_owned()),
    };
    let mut module = module?;
    llvm_model::upgrade::upgrade(&mut module);
    llvm_model::verify::verify(&module).map_err(|_| "the module is not valid".to_owned())?;
    Ok(module)
}

/// Legalizes by the default options, otherwise with all extensions.
fn legalize(module: Module) -> Result<Legalized, String> {
    let mut all = Options::default();
    all.spirv.extensions = ExtensionPolicy::all();
    let first = Legalized::of_module(module.clone(), &Options::default());
    let forms = first.or_else(|_| Legalized::of_module(module, &all));
    forms.map_err(|refused| match refused {
        Refused::Case(_) => "the module is not valid".to_owned(),
        Refused::Legalization(_) => "legalization refuses the module".to_owned(),
    })
}
