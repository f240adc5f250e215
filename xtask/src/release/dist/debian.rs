//! The Debian package: the installed files in the places and forms that Debian requires, with their description.

use crate::release::install;
use anyhow::{Context, Result, ensure};
use std::fmt::Write;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The folder of templates, from the workspace root.
const TEMPLATES: &str = "crates/spirv-llvm-c/packaging";

/// The scripts that manage the name `llvm-spirv`, which several packages provide.
const SCRIPTS: [&str; 2] = ["postinst", "prerm"];

/// Libraries that the files link, each with the prefix of its symbols' versions and its package.
const LIBRARIES: [(&str, &str); 2] = [("GLIBC_", "libc6"), ("GCC_", "libgcc-s1")];

/// Makes the package of the files in `content`, which is moved to `folder`.
///
/// # Errors
/// A file cannot be written, or a program fails.
pub(super) fn package(folder: &Path, content: &Path) -> Result<PathBuf> {
    let architecture = workspace::output(workspace::tool("dpkg")?.arg("--print-architecture"))?;
    let architecture = architecture.trim();
    let root = folder.join("deb");
    std::fs::create_dir_all(root.join("DEBIAN"))?;
    std::fs::rename(content, root.join("usr"))?;
    // `update-alternatives` makes this link: versions of the reference may be installed beside this package.
    std::fs::remove_file(root.join("usr/bin/llvm-spirv"))?;
    documents(&root)?;
    compress(&root)?;
    describe(&root, architecture)?;
    let package = folder.join(format!("spirv-llvm_{}_{architecture}.deb", env!("CARGO_PKG_VERSION")));
    let mut pack = workspace::tool("dpkg-deb")?;
    pack.env("SOURCE_DATE_EPOCH", "0").args(["--root-owner-group", "--build"]).arg(&root).arg(&package);
    workspace::run(&mut pack)?;
    Ok(package)
}

/// Puts the license into the file that Debian requires, and gives the changelog its name there.
fn documents(root: &Path) -> Result<()> {
    let folder = root.join("usr/share/doc/spirv-llvm");
    let license = std::fs::read_to_string(folder.join("LICENSE"))?;
    let indented: String = license
        .lines()
        .map(|line| if line.trim().is_empty() { " .\n".to_owned() } else { format!(" {line}\n") })
        .collect();
    let head = install::fill(&workspace::root().join(TEMPLATES).join("copyright.in"), &[])?;
    install::write(&folder.join("copyright"), format!("{head}{indented}\n").as_bytes(), 0o644)?;

    std::fs::remove_file(folder.join("LICENSE"))?;
    Ok(std::fs::rename(folder.join("CHANGELOG.md"), folder.join("changelog"))?)
}

/// Compresses manual pages and long documents; the same content gives the same bytes.
fn compress(root: &Path) -> Result<()> {
    let manual = files(&root.join("usr/share/man"))?;
    let documents =
        ["changelog", "THIRD-PARTY-NOTICES.txt"].map(|name| root.join("usr/share/doc/spirv-llvm").join(name));
    for path in manual.into_iter().chain(documents) {
        workspace::output(workspace::tool("gzip")?.args(["-9", "--no-name", "--force"]).arg(&path))?;
    }
    Ok(())
}

/// Writes the description, the scripts and the checksums.
fn describe(root: &Path, architecture: &str) -> Result<()> {
    let paths = files(&root.join("usr"))?;
    let mut sums = String::new();
    let mut bytes = 0;
    for path in paths.iter().filter(|path| !path.is_symlink()) {
        let content = std::fs::read(path)?;
        bytes += content.len() as u64;
        let _ = writeln!(sums, "{:x}  {}", md5::compute(&content), path.strip_prefix(root)?.display());
    }
    let description = root.join("DEBIAN");
    install::write(&description.join("md5sums"), sums.as_bytes(), 0o644)?;
    // The loader has to learn of a shared library that comes or goes.
    install::write(&description.join("triggers"), b"activate-noawait ldconfig\n", 0o644)?;
    let templates = workspace::root().join(TEMPLATES);
    for script in SCRIPTS {
        let text = std::fs::read(templates.join(script)).with_context(|| script.to_owned())?;
        install::write(&description.join(script), &text, 0o755)?;
    }
    let values = [
        ("ARCHITECTURE", architecture),
        ("MAINTAINER", &maintainer()?),
        ("SIZE", &bytes.div_ceil(1024).to_string()),
        ("DEPENDS", &depends(root)?),
    ];
    let control = install::fill(&templates.join("control.in"), &values)?;
    install::write(&description.join("control"), control.as_bytes(), 0o644)
}

/// The person who makes the package: Debian's variables for that, otherwise the author of the last commit.
fn maintainer() -> Result<String> {
    let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    if let (Some(name), Some(mail)) = (variable("DEBFULLNAME"), variable("DEBEMAIL")) {
        return Ok(format!("{name} <{mail}>"));
    }
    let mut git = workspace::tool("git")?;
    git.current_dir(workspace::root()).args(["log", "-1", "--format=%an <%ae>"]);
    let author = workspace::output(&mut git).context("set DEBFULLNAME and DEBEMAIL")?;
    ensure!(author.contains('@'), "set DEBFULLNAME and DEBEMAIL: the last commit has no author");
    Ok(author.trim().to_owned())
}

/// The packages of the libraries that the command and the shared library need, with the oldest sufficient versions.
fn depends(root: &Path) -> Result<String> {
    let shared = concat!("usr/lib/libspirv_llvm_c.so.1.", env!("CARGO_PKG_VERSION"));
    let mut needs = String::new();
    for file in ["usr/bin/spirv-llvm", shared] {
        needs += &workspace::output(
            workspace::tool("readelf")?.args(["--version-info", "--wide"]).arg(root.join(file)),
        )?;
    }
    Ok(versioned(&needs))
}

/// The dependencies for the versions of symbols in the output of `readelf --version-info`.
fn versioned(needs: &str) -> String {
    let newest = |prefix: &str| {
        let names = needs.split_whitespace().filter_map(|word| word.strip_prefix(prefix));
        names.map(numbers).filter(|version| !version.is_empty()).max()
    };
    let packages = LIBRARIES.iter().map(|(prefix, package)| match newest(prefix) {
        Some(version) => {
            let version: Vec<String> = version.iter().map(u32::to_string).collect();
            format!("{package} (>= {})", version.join("."))
        }
        None => (*package).to_owned(),
    });
    packages.collect::<Vec<_>>().join(", ")
}

fn numbers(version: &str) -> Vec<u32> {
    version.split('.').map_while(|part| part.parse().ok()).collect()
}

/// The files below a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() && !path.is_symlink() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// Checks the package: its description, its checksums, and the forms of its files.
///
/// # Errors
/// Something is missing or wrong.
pub(super) fn check(package: &Path, folder: &Path) -> Result<()> {
    let field =
        |name: &str| workspace::output(workspace::tool("dpkg-deb")?.arg("--field").arg(package).arg(name));
    for (name, expected) in [
        ("Depends", "libc6 (>= "),
        ("Conflicts", "libllvmspirvlib-x.y-dev"),
        ("Replaces", "libllvmspirvlib-x.y-dev"),
        ("Provides", "libllvmspirvlib-x.y-dev"),
        ("Maintainer", "@"),
    ] {
        let value = field(name)?;
        ensure!(value.contains(expected), "the field {name} of the package is `{}`", value.trim());
    }
    let control = folder.join("control");
    workspace::run(workspace::tool("dpkg-deb")?.arg("--control").arg(package).arg(&control))?;
    let unpacked = folder.join("unpacked");
    let sums = std::fs::read_to_string(control.join("md5sums"))?;
    ensure!(sums.lines().count() > 20, "the package lists {} checksums", sums.lines().count());
    for line in sums.lines() {
        let (sum, path) = line.split_once("  ").context("a line of md5sums has no path")?;
        let content = std::fs::read(unpacked.join(path)).with_context(|| path.to_owned())?;
        ensure!(format!("{:x}", md5::compute(content)) == sum, "the checksum of {path} is wrong");
    }
    for path in ["bin/spirv-llvm", "share/man/man1/spirv-llvm.1.gz", "share/doc/spirv-llvm/copyright"] {
        ensure!(unpacked.join("usr").join(path).is_file(), "the package lacks {path}");
    }
    ensure!(
        !unpacked.join("usr/bin/llvm-spirv").exists(),
        "the package has the name that alternatives manage"
    );
    if std::fs::metadata("/proc/self")?.uid() == 0 { try_installation(package, folder) } else { Ok(()) }
}

/// Installs the package into a folder that stands for the machine's root, and removes it again. Only root may do that.
fn try_installation(package: &Path, folder: &Path) -> Result<()> {
    let root = folder.join("root");
    for path in ["info", "updates", "triggers", "alternatives"] {
        std::fs::create_dir_all(root.join("var/lib/dpkg").join(path))?;
    }
    for path in ["var/log", "etc/alternatives"] {
        std::fs::create_dir_all(root.join(path))?;
    }
    install::write(&root.join("var/lib/dpkg/status"), b"", 0o644)?;
    let dpkg = |action: &str| {
        let mut dpkg = workspace::tool("dpkg")?;
        // The folder has neither a shell nor other packages.
        dpkg.arg(format!("--root={}", root.display())).args([
            "--force-script-chrootless",
            "--force-depends",
            action,
        ]);
        anyhow::Ok(dpkg)
    };
    let link = root.join("usr/bin/llvm-spirv");
    workspace::output(dpkg("--install")?.arg(package))?;
    ensure!(link.is_symlink(), "the installation makes no alternative for llvm-spirv");
    ensure!(root.join("usr/bin/spirv-llvm").is_file(), "the installation lacks the command");
    workspace::output(dpkg("--remove")?.arg("spirv-llvm"))?;
    ensure!(!link.is_symlink(), "the removal leaves the alternative for llvm-spirv");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_have_the_newest_version_that_a_symbol_needs() {
        let needs =
            "Name: GLIBC_2.34  Flags\nName: GLIBC_2.4\nName: GLIBC_2.2.5 Name: GCC_4.2.0\nName: GCC_3.3\n";
        assert_eq!(versioned(needs), "libc6 (>= 2.34), libgcc-s1 (>= 4.2.0)");
        assert_eq!(versioned("GLIBC_PRIVATE"), "libc6, libgcc-s1");
    }

    #[test]
    fn templates_are_complete() {
        let templates = workspace::root().join(TEMPLATES);
        let values =
            [("ARCHITECTURE", "a"), ("MAINTAINER", "A <a at b>"), ("SIZE", "1"), ("DEPENDS", "libc6")];
        let control = install::fill(&templates.join("control.in"), &values).unwrap();
        assert!(control.contains("Provides: libllvmspirvlib-x.y-dev, llvm-spirv\n"), "{control}");
        for script in SCRIPTS {
            let text = std::fs::read_to_string(templates.join(script)).unwrap();
            assert!(text.contains("update-alternatives"), "{script}");
        }
    }
}
