//! `cargo xtask dist`: what a release is, an archive and a Debian package, below `target/dist`.

mod debian;
mod notices;
mod sbom;

use super::install;
use crate::arguments::flag;
use crate::dependencies::{self, Rules};
use anyhow::{Context, Result};
use clap::{Arg, ArgMatches};
use std::path::PathBuf;
use task_support::{builds, workspace};

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
    let built = builds::release()?;
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
        distributed: true,
    };
    install::run(&parts)?;
    let documents = content.join("share/doc/spirv-llvm");
    for page in ["LICENSE", "README.md", "CHANGELOG.md"] {
        let text = std::fs::read(workspace::root().join(page)).with_context(|| page.to_owned())?;
        install::write(&documents.join(page), &text, 0o644)?;
    }
    let packages = dependencies::of_release()?;
    let notices = notices::text(&packages, &Rules::read(&workspace::root())?)?;
    install::write(&documents.join("THIRD-PARTY-NOTICES.txt"), notices.as_bytes(), 0o644)?;
    install::write(&documents.join("sbom.cdx.json"), sbom::text(&packages)?.as_bytes(), 0o644)?;
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
    let package = debian::package(&folder, &content)?;
    println!("{} and the archive beside it", package.display());
    if args.check {
        let unpacked = folder.join("unpacked");
        workspace::run(workspace::tool("dpkg-deb")?.arg("--extract").arg(&package).arg(&unpacked))?;
        debian::check(&package, &folder)?;
        install::check(&unpacked.join("usr"), llvm)?;
    }
    Ok(())
}
