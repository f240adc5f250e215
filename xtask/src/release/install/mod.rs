//! `cargo xtask install`: the command, its manual, the libraries and their headers, as programs look for them below a prefix.

mod check;
mod paths;

pub(crate) use check::{LLVM, check};

use crate::arguments::{flag, path};
use anyhow::{Context, Result, bail};
use clap::{Arg, ArgMatches};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The package of the C ABI, from the workspace root.
const PACKAGE: &str = "crates/spirv-llvm-c";

/// The version of the ABI, which is in the name of the shared library; the package's `build.rs` has it too.
const ABI: &str = "1";

/// Options of `cargo xtask install`.
pub(crate) struct Args {
    /// The folder below which everything goes: bin, lib, include, share
    pub(crate) prefix: PathBuf,
    /// The LLVM whose LLVMSPIRVLib this stands for: what pkg-config and CMake say of it
    pub(crate) llvm: String,
    /// Take what is installed from this folder instead of building it: spirv-llvm, libspirv_llvm_c.so,
    /// libspirv_llvm_c.a, and what goes to share in the folder manual
    pub(crate) built: Option<PathBuf>,
    /// Compile and run programs against the installed files
    pub(crate) check: bool,
    /// Do not optimize: the files are there sooner, and slower
    pub(crate) dev: bool,
    /// The files are for other machines, and name no folder of this one
    pub(crate) distributed: bool,
}

/// Returns the options of the task.
pub(crate) fn options() -> Vec<Arg> {
    vec![
        path("prefix", "The folder below which everything goes: bin, lib, include, share").required(true),
        llvm("LLVM version of the installed LLVMSPIRVLib, for pkg-config and CMake"),
        built(
            "Take what is installed from this folder instead of building it: spirv-llvm, libspirv_llvm_c.so, \
             libspirv_llvm_c.a, and what goes to share in the folder manual",
        ),
        flag("check", "Compile and run programs against the installed files"),
        flag("dev", "Do not optimize: the files are there sooner, and slower"),
    ]
}

/// The option for the version of LLVM.
pub(super) fn llvm(help: &'static str) -> Arg {
    Arg::new("llvm").long("llvm").help(help).default_value(LLVM)
}

/// The option for the folder of builds.
pub(super) fn built(help: &'static str) -> Arg {
    path("built", help).value_name("FOLDER")
}

impl Args {
    /// Reads the values of [`options`].
    ///
    /// # Errors
    /// An option that is required has no value.
    pub(crate) fn of(matches: &ArgMatches) -> Result<Self> {
        Ok(Self {
            prefix: matches.get_one("prefix").cloned().context("--prefix has no value")?,
            llvm: matches.get_one("llvm").cloned().context("--llvm has no value")?,
            built: matches.get_one("built").cloned(),
            check: matches.get_flag("check"),
            dev: matches.get_flag("dev"),
            distributed: false,
        })
    }
}

/// Files of the package that are installed unchanged: from, to.
const HEADERS: [(&str, &str); 6] = [
    ("include/spirv_llvm.h", "include/spirv_llvm.h"),
    ("include/spirv_kernels.h", "include/spirv_kernels.h"),
    ("compat/include/clspv/Compiler.h", "include/clspv/Compiler.h"),
    ("compat/include/LLVMSPIRVLib/LLVMSPIRVLib.h", "include/LLVMSPIRVLib/LLVMSPIRVLib.h"),
    ("compat/include/LLVMSPIRVLib/LLVMSPIRVOpts.h", "include/LLVMSPIRVLib/LLVMSPIRVOpts.h"),
    ("compat/include/LLVMSPIRVLib/LLVMSPIRVExtensions.inc", "include/LLVMSPIRVLib/LLVMSPIRVExtensions.inc"),
];

/// Files for build systems, made from templates: from, to, and the subject of their version.
const DESCRIPTIONS: [(&str, &str, Of); 6] = [
    ("spirv_llvm.pc.in", "lib/pkgconfig/spirv_llvm.pc", Of::Library),
    ("LLVMSPIRVLib.pc.in", "lib/pkgconfig/LLVMSPIRVLib.pc", Of::Llvm),
    ("SpirvLlvmConfig.cmake.in", "lib/cmake/SpirvLlvm/SpirvLlvmConfig.cmake", Of::Library),
    ("ConfigVersion.cmake.in", "lib/cmake/SpirvLlvm/SpirvLlvmConfigVersion.cmake", Of::Library),
    ("LLVMSPIRVLibConfig.cmake.in", "lib/cmake/LLVMSPIRVLib/LLVMSPIRVLibConfig.cmake", Of::Llvm),
    ("ConfigVersion.cmake.in", "lib/cmake/LLVMSPIRVLib/LLVMSPIRVLibConfigVersion.cmake", Of::Llvm),
];

/// The subject of the version in a description.
#[derive(Clone, Copy)]
enum Of {
    Library,
    Llvm,
}

/// The folder with the manual pages and the completions of shells, in that of the builds: as below a prefix.
const MANUAL: &str = "manual";

/// Links: the name, and its target.
const LINKS: [(&str, &str); 6] = [
    ("bin/llvm-spirv", "spirv-llvm"),
    ("bin/clspv", "spirv-llvm"),
    ("lib/libspirv_llvm_c.so.1", concat!("libspirv_llvm_c.so.1.", env!("CARGO_PKG_VERSION"))),
    ("lib/libspirv_llvm_c.so", "libspirv_llvm_c.so.1"),
    ("lib/libLLVMSPIRVLib.so", "libspirv_llvm_c.so.1"),
    ("lib/libLLVMSPIRVLib.a", "libspirv_llvm_c.a"),
];

/// Builds and installs.
///
/// # Errors
/// Something does not build, or cannot be written.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.llvm.split('.').any(|part| part.parse::<u32>().is_err()) {
        bail!("--llvm takes a version such as 22.1.8");
    }
    match &args.built {
        Some(built) => lay_out(built, args)?,
        None => {
            let built = build(args.dev, args.distributed)?;
            manual(&built)?;
            lay_out(&built, args)?;
        }
    }
    println!("installed below {}", args.prefix.display());
    if args.check { check(&args.prefix, &args.llvm) } else { Ok(()) }
}

/// Installs everything; the builds are in the folder `built`.
fn lay_out(built: &Path, args: &Args) -> Result<()> {
    let prefix = &args.prefix;
    copy(&built.join("spirv-llvm"), &prefix.join("bin/spirv-llvm"), 0o755)?;
    let shared = concat!("lib/libspirv_llvm_c.so.1.", env!("CARGO_PKG_VERSION"));
    copy(&built.join("libspirv_llvm_c.so"), &prefix.join(shared), 0o755)?;
    copy(&built.join("libspirv_llvm_c.a"), &prefix.join("lib/libspirv_llvm_c.a"), 0o644)?;
    let package = workspace::root().join(PACKAGE);
    for (from, to) in HEADERS {
        copy(&package.join(from), &prefix.join(to), 0o644)?;
    }
    for (from, to, of) in DESCRIPTIONS {
        let version = match of {
            Of::Library => env!("CARGO_PKG_VERSION"),
            Of::Llvm => &args.llvm,
        };
        let text = fill(
            &package.join("packaging").join(from),
            &[("LLVM", &args.llvm), ("PACKAGE_VERSION", version)],
        )?;
        write(&prefix.join(to), text.as_bytes(), 0o644)?;
    }
    copy_folder(&built.join(MANUAL), prefix)?;
    for (name, to) in LINKS {
        let name = prefix.join(name);
        if name.symlink_metadata().is_ok() {
            std::fs::remove_file(&name)?;
        }
        symlink(to, &name).with_context(|| name.display().to_string())?;
    }
    Ok(())
}

/// Builds the command and both libraries, optimized as a whole (that is possible only where no Rust library is made of the
/// package at the same time); returns the folder that has them.
fn build(dev: bool, distributed: bool) -> Result<PathBuf> {
    let (profile, folder) = if dev { ("dev", "debug") } else { ("release", "release") };
    let built = workspace::target_dir().join(folder);
    let library = ["--lib", "--crate-type", "cdylib,staticlib"];
    for (action, package, options) in
        [("build", "spirv-llvm-cli", &[][..]), ("rustc", "spirv-llvm-c", &library[..])]
    {
        let mut cargo = workspace::cargo();
        cargo.args([action, "--profile", profile, "--package", package]).args(options);
        // Other builds share what others have made: with these flags cargo compiles everything again.
        workspace::run(if distributed { paths::replace(&mut cargo)? } else { &mut cargo })?;
    }
    if distributed {
        for file in ["spirv-llvm", "libspirv_llvm_c.so", "libspirv_llvm_c.a"] {
            paths::check(&built.join(file))?;
        }
    }
    Ok(built)
}

/// Makes the manual in the folder of the builds.
///
/// # Errors
/// The program that makes it does not build or fails.
pub(crate) fn manual(built: &Path) -> Result<()> {
    // A page of a subcommand that no longer exists must not stay.
    let manual = built.join(MANUAL);
    if manual.exists() {
        std::fs::remove_dir_all(&manual)?;
    }
    let pages = ["run", "--package", "spirv-llvm-cli", "--features", "manual", "--example", "manual", "--"];
    workspace::run(workspace::cargo().args(pages).arg(&manual))
}

/// The text of a template, with the versions and `values` filled in.
///
/// # Errors
/// It cannot be read, or has a place that nothing is said for.
pub(crate) fn fill(template: &Path, values: &[(&str, &str)]) -> Result<String> {
    let mut text = std::fs::read_to_string(template).with_context(|| template.display().to_string())?;
    for (name, value) in values.iter().chain(&[("VERSION", env!("CARGO_PKG_VERSION")), ("ABI", ABI)]) {
        text = text.replace(&format!("@{name}@"), value);
    }
    match text
        .split('@')
        .nth(1)
        .filter(|name| !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase()))
    {
        Some(name) => bail!("{}: nothing is said for @{name}@", template.display()),
        None => Ok(text),
    }
}

fn copy(from: &Path, to: &Path, mode: u32) -> Result<()> {
    write(to, &std::fs::read(from).with_context(|| from.display().to_string())?, mode)
}

/// Copies the files below a folder to the same places below another.
fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for entry in from.read_dir().with_context(|| from.display().to_string())? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &to)?;
        } else {
            copy(&entry.path(), &to, 0o644)?;
        }
    }
    Ok(())
}

/// Writes a file anew, with the folders above it.
///
/// # Errors
/// It cannot be written.
pub(crate) fn write(to: &Path, bytes: &[u8], mode: u32) -> Result<()> {
    let folder = to.parent().context("a file is below a folder")?;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    // A library that a running program has mapped is replaced, not written over.
    if to.symlink_metadata().is_ok() {
        std::fs::remove_file(to)?;
    }
    std::fs::write(to, bytes).with_context(|| to.display().to_string())?;
    Ok(std::fs::set_permissions(to, std::fs::Permissions::from_mode(mode))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_have_nothing_left_to_fill_in() {
        let folder = workspace::root().join(PACKAGE).join("packaging");
        for (from, ..) in DESCRIPTIONS {
            let text = fill(&folder.join(from), &[("LLVM", "22.1.8"), ("PACKAGE_VERSION", "1.2.3")]).unwrap();
            assert!(!text.contains('@'), "{from}");
        }
        assert!(fill(&folder.join("control.in"), &[]).is_err());
    }

    #[test]
    fn every_link_leads_to_a_file_that_is_laid_out() {
        let folder = workspace::target_dir().join("install-test");
        let built = folder.join("built");
        for name in ["spirv-llvm", "libspirv_llvm_c.so", "libspirv_llvm_c.a"] {
            write(&built.join(name), name.as_bytes(), 0o644).unwrap();
        }
        let page = "share/man/man1/spirv-llvm.1";
        write(&built.join(MANUAL).join(page), b"a page", 0o644).unwrap();
        let args = Args {
            prefix: folder.join("prefix"),
            llvm: "19.1.7".to_owned(),
            built: None,
            check: false,
            dev: false,
            distributed: false,
        };
        // The second time everything is there already.
        for _ in 0..2 {
            lay_out(&built, &args).unwrap();
        }
        let read = |path: &str| std::fs::read_to_string(args.prefix.join(path)).unwrap();
        for (name, _) in LINKS {
            let library = if name.ends_with(".a") { "libspirv_llvm_c.a" } else { "libspirv_llvm_c.so" };
            assert_eq!(read(name), if name.starts_with("bin") { "spirv-llvm" } else { library }, "{name}");
        }
        assert!(read("lib/pkgconfig/LLVMSPIRVLib.pc").contains("Version: 19.1.7"));
        assert_eq!(read(page), "a page");
        assert!(read("include/spirv_llvm.h").contains("SPIRV_LLVM_H"));
    }

    #[test]
    fn the_abi_is_the_one_of_the_package() {
        let text = std::fs::read_to_string(workspace::root().join(PACKAGE).join("build.rs")).unwrap();
        assert!(text.contains(&format!("ABI_VERSION: u32 = {ABI};")));
        let text = std::fs::read_to_string(workspace::root().join(PACKAGE).join("src/lib.rs")).unwrap();
        assert!(text.contains(&format!("SPIRV_LLVM_ABI_VERSION: u32 = {ABI};")));
    }
}
