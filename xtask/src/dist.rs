//! `cargo xtask dist`: what a release is, an archive and a Debian package, below `target/dist`.

use crate::{install, workspace};
use anyhow::{Context, Result};
use std::path::Path;

/// Makes both.
///
/// # Errors
/// Something does not build, or a tool that packs fails.
pub(crate) fn run(llvm: &str) -> Result<()> {
    let folder = workspace::target_dir().join("dist");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let name = format!("spirv-llvm-{}-{}-linux", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH);
    let content = folder.join(&name);
    install::run(&install::Args { prefix: content.clone(), llvm: llvm.to_owned(), check: false })?;
    for page in ["LICENSE", "README.md", "CHANGELOG.md"] {
        let text = std::fs::read(workspace::root().join(page)).with_context(|| page.to_owned())?;
        install::write(&content.join("share/doc/spirv-llvm").join(page), &text, 0o644)?;
    }
    // The same content gives the same bytes.
    let reproducible = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];
    let mut tar = workspace::judge("tar")?;
    tar.args(reproducible)
        .arg("-C")
        .arg(&folder)
        .arg("-czf")
        .arg(folder.join(format!("{name}.tar.gz")))
        .arg(&name);
    workspace::run(&mut tar)?;
    debian_package(&folder, &content)
}

/// The package of what `content` holds.
fn debian_package(folder: &Path, content: &Path) -> Result<()> {
    let architecture = workspace::output(workspace::judge("dpkg")?.arg("--print-architecture"))?;
    let root = folder.join("deb");
    std::fs::create_dir_all(root.join("DEBIAN"))?;
    std::fs::rename(content, root.join("usr"))?;
    let template = workspace::root().join("crates/spirv-llvm-c/packaging/control.in");
    let control = install::fill(&template, &[("ARCHITECTURE", architecture.trim())])?;
    install::write(&root.join("DEBIAN/control"), control.as_bytes(), 0o644)?;
    let mut pack = workspace::judge("dpkg-deb")?;
    pack.env("SOURCE_DATE_EPOCH", "0").args(["--root-owner-group", "--build"]).arg(&root).arg(folder);
    workspace::run(&mut pack)
}
