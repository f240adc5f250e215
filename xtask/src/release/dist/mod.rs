//! `cargo xtask dist`: what a release is, an archive and a Debian package, below `target/dist`.

use super::install;
use crate::arguments::flag;
use anyhow::{Context, Result};
use clap::{Arg, ArgMatches};
use std::path::{Path, PathBuf};
use task_support::workspace;

/// Options of `cargo xtask dist`.
pub(crate) struct Args {
    /// LLVM version of the packaged LLVMSPIRVLib
    llvm: String,
    /// Pack the files of this folder instead of building them, as `cargo xtask install` does
    built: Option<PathBuf>,
    /// Unpack the package, and compile and run programs against it
    check: bool,
}

/// Returns the options of the task.
pub(crate) fn options() -> Vec<Arg> {
    vec![
        install::llvm("LLVM version of the packaged LLVMSPIRVLib"),
        install::built(
            "Pack the files of this folder instead of building them, as `cargo xtask install` does",
        ),
        flag("check", "Unpack the package, and compile and run programs against it"),
    ]
}

impl Args {
    /// Reads the values of [`options`].
    ///
    /// # Errors
    /// An option that is required has no value.
    pub(crate) fn of(matches: &ArgMatches) -> Result<Self> {
        Ok(Self {
            llvm: matches.get_one("llvm").cloned().context("--llvm has no value")?,
            built: matches.get_one("built").cloned(),
            check: matches.get_flag("check"),
        })
    }
}

/// Packs the builds that another step of CI has left in the folder of release builds, and checks the package.
///
/// # Errors
/// As [`run`].
pub(crate) fn in_ci() -> Result<()> {
    let built = workspace::target_dir().join("release");
    install::manual(&built)?;
    run(&Args { llvm: install::LLVM.to_owned(), built: Some(built), check: true })
}

/// Makes both.
///
/// # Errors
/// Something does not build, a tool that packs fails, or a check does.
pub(crate) fn run(args: &Args) -> Result<()> {
    let llvm = &args.llvm;
    let folder = workspace::target_dir().join("dist");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let name = format!("spirv-llvm-{}-{}-linux", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH);
    let content = folder.join(&name);
    let parts = install::Args {
        prefix: content.clone(),
        llvm: llvm.clone(),
        built: args.built.clone(),
        check: false,
        dev: false,
    };
    install::run(&parts)?;
    for page in ["LICENSE", "README.md", "CHANGELOG.md"] {
        let text = std::fs::read(workspace::root().join(page)).with_context(|| page.to_owned())?;
        install::write(&content.join("share/doc/spirv-llvm").join(page), &text, 0o644)?;
    }
    // The same content gives the same bytes.
    let reproducible = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];
    let mut tar = workspace::tool("tar")?;
    tar.args(reproducible)
        .arg("-C")
        .arg(&folder)
        .arg("-czf")
        .arg(folder.join(format!("{name}.tar.gz")))
        .arg(&name);
    workspace::run(&mut tar)?;
    let package = debian_package(&folder, &content)?;
    println!("{} and the archive beside it", package.display());
    if args.check {
        let unpacked = folder.join("unpacked");
        workspace::run(workspace::tool("dpkg-deb")?.arg("--extract").arg(&package).arg(&unpacked))?;
        install::check(&unpacked.join("usr"), llvm)?;
    }
    Ok(())
}

/// The package of the files in `content`, which is moved there.
fn debian_package(folder: &Path, content: &Path) -> Result<PathBuf> {
    let architecture = workspace::output(workspace::tool("dpkg")?.arg("--print-architecture"))?;
    let root = folder.join("deb");
    std::fs::create_dir_all(root.join("DEBIAN"))?;
    std::fs::rename(content, root.join("usr"))?;
    let template = workspace::root().join("crates/spirv-llvm-c/packaging/control.in");
    let control = install::fill(&template, &[("ARCHITECTURE", architecture.trim())])?;
    install::write(&root.join("DEBIAN/control"), control.as_bytes(), 0o644)?;
    // The loader has to hear of a shared library that comes or goes.
    install::write(&root.join("DEBIAN/triggers"), b"activate-noawait ldconfig\n", 0o644)?;
    let package =
        folder.join(format!("spirv-llvm_{}_{}.deb", env!("CARGO_PKG_VERSION"), architecture.trim()));
    let mut pack = workspace::tool("dpkg-deb")?;
    pack.env("SOURCE_DATE_EPOCH", "0").args(["--root-owner-group", "--build"]).arg(&root).arg(&package);
    workspace::run(&mut pack)?;
    Ok(package)
}
