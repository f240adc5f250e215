//! A translation in several threads has the bytes, the losses and the errors of one thread: for the modules of the corpus in both
//! directions, in several forms, and with stages that use threads for any module, however small.
//!
//! Each module is translated in one of the forms, and in all of them when the environment variable `THREADS` is set.

use filetest::corpus;
use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options, Translation, Version, forms::Forms};
use std::io;
use std::path::Path;

/// The numbers of threads that are compared with one.
const THREADS: [usize; 3] = [2, 3, 8];

/// The sets of options that modules are translated with.
fn settings() -> Vec<(&'static str, Options)> {
    let mut plain = Options::default();
    plain.spirv.extensions = ExtensionPolicy::all();
    let mut khronos = plain.clone();
    khronos.spirv.forms = Forms::KHRONOS;
    khronos.llvm.dialect = BuiltinDialect::OpenCl12;
    let mut friendly = plain.clone();
    friendly.llvm.dialect = BuiltinDialect::SpirvFriendly;
    friendly.spirv.untyped_pointers = true;
    vec![("plain", plain), ("khronos", khronos), ("friendly", friendly)]
}

/// Everything that a translation returns, to be compared.
fn seen(result: &Result<Translation, spirv_llvm::Error>) -> (Vec<u8>, String) {
    match result {
        Ok(output) => (output.bytes.clone(), format!("{:?} {:?}", output.warnings, output.losses)),
        Err(error) => (Vec::new(), format!("{error:?}")),
    }
}

/// Translates with one thread and with more, and returns the result.
fn same(
    path: &Path,
    what: &str,
    options: &Options,
    run: impl Fn(&Options) -> Result<Translation, spirv_llvm::Error>,
) -> Option<Vec<u8>> {
    let result = run(options);
    let expected = seen(&result);
    for threads in THREADS {
        let mut options = options.clone();
        (options.run.threads, options.run.parallel_from) = (threads, 0);
        let found = seen(&run(&options));
        assert_eq!(found.1, expected.1, "{}: {what} with {threads} threads", path.display());
        assert!(found.0 == expected.0, "{}: {what} with {threads} threads: other bytes", path.display());
    }
    result.ok().map(|output| output.bytes)
}

fn check(ending: &str) -> io::Result<()> {
    let settings = settings();
    let all = std::env::var_os("THREADS").is_some();
    for (number, path) in corpus::files(&corpus::folder(), &[ending])?.iter().enumerate() {
        let text = std::fs::read(path)?;
        let chosen =
            settings.iter().enumerate().filter(|(setting, _)| all || number % settings.len() == *setting);
        for (_, (name, options)) in chosen {
            let is_spirv = ending == ".spvasm";
            let spirv = if is_spirv {
                spirv_llvm::assemble(&String::from_utf8_lossy(&text), Version::V1_6).ok()
            } else {
                same(path, &format!("to SPIR-V, {name}"), options, |options| {
                    spirv_llvm::llvm_to_spirv(&text, options)
                })
            };
            let Some(spirv) = spirv else { continue };
            let back = same(path, &format!("to LLVM IR, {name}"), options, |options| {
                spirv_llvm::spirv_to_llvm(&spirv, options)
            });
            let Some(back) = back.filter(|_| is_spirv) else { continue };
            same(path, &format!("and back, {name}"), options, |options| {
                spirv_llvm::llvm_to_spirv(&back, options)
            });
        }
    }
    Ok(())
}

#[test]
fn llvm_assembly_of_the_corpus() -> io::Result<()> {
    check(".ll")
}

#[test]
fn spirv_assembly_of_the_corpus() -> io::Result<()> {
    check(".spvasm")
}

#[test]
fn kernels_of_the_corpus() -> io::Result<()> {
    check(".bc")
}
