//! `cargo xtask corpus`: compiles the OpenCL C kernels of `test-corpus/kernels` to the bitcode checked in beside them.
//!
//! `NAME.cl` becomes `NAME.O0.bc` and `NAME.O2.bc` for the triple `spir64`, and one more file for each build that a
//! `//@ also` directive of the source names: `O3` is `NAME.O3.bc`, `spir.O2` is `NAME.spir.O2.bc`, `O0-g` is
//! `NAME.O0-g.bc` with debug information. Compilation runs inside the folder with relative names, so no path of the
//! machine enters the bitcode.

use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::Path;
use task_support::corpus::{CLANG, KERNELS};
use task_support::workspace;

/// The options for every source without a `//@ flags` directive.
const DEFAULT_FLAGS: &str = "-cl-std=CL2.0";

/// One way to compile a source: `O2` or `spir.O2`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Build {
    /// Part of the file name between source name and `.bc`.
    suffix: String,
    triple: String,
    level: String,
    /// With debug information.
    debug: bool,
}

impl Build {
    fn parse(text: &str) -> Result<Self> {
        let (triple, rest) = text.split_once('.').unwrap_or(("spir64", text));
        let level = rest.strip_suffix("-g").unwrap_or(rest);
        if !matches!(triple, "spir" | "spir64" | "spirv32" | "spirv64") {
            bail!("`{text}`: the triple must be spir, spir64, spirv32 or spirv64");
        }
        if !matches!(level, "O0" | "O1" | "O2" | "O3" | "Os") {
            bail!("`{text}`: the level must be O0, O1, O2, O3 or Os");
        }
        Ok(Self {
            suffix: text.to_owned(),
            triple: triple.to_owned(),
            level: level.to_owned(),
            debug: level != rest,
        })
    }
}

/// How one source wants to be compiled.
#[derive(Debug)]
struct Recipe {
    flags: Vec<String>,
    builds: Vec<Build>,
}

impl Recipe {
    /// Reads the `//@ flags` and `//@ also` directives of a source.
    fn of(source: &str) -> Result<Self> {
        let mut flags = DEFAULT_FLAGS;
        let mut builds = vec![Build::parse("O0")?, Build::parse("O2")?];
        for line in source.lines() {
            let Some(directive) = line.strip_prefix("//@ ") else {
                continue;
            };
            if let Some(rest) = directive.strip_prefix("flags ") {
                flags = rest;
            } else if let Some(rest) = directive.strip_prefix("also ") {
                for word in rest.split_whitespace() {
                    builds.push(Build::parse(word)?);
                }
            }
        }
        Ok(Self { flags: flags.split_whitespace().map(str::to_owned).collect(), builds })
    }
}

/// Compiles every kernel and removes bitcode that no source asks for.
///
/// # Errors
/// A directive cannot be read, or the compiler refuses a source.
pub(crate) fn run() -> Result<()> {
    let folder = workspace::root().join(KERNELS);
    let mut sources = Vec::new();
    let mut stale = BTreeSet::new();
    for entry in folder.read_dir().with_context(|| format!("cannot list {KERNELS}"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix(".cl") {
            sources.push(stem.to_owned());
        } else if name.ends_with(".bc") {
            stale.insert(name);
        }
    }
    sources.sort();
    let mut compiled = 0;
    for stem in &sources {
        let text = std::fs::read_to_string(folder.join(format!("{stem}.cl")))?;
        let recipe = Recipe::of(&text).with_context(|| format!("{stem}.cl"))?;
        for build in &recipe.builds {
            let out = format!("{stem}.{}.bc", build.suffix);
            compile(&folder, stem, &recipe.flags, build, &out)?;
            stale.remove(&out);
            compiled += 1;
        }
    }
    for name in &stale {
        std::fs::remove_file(folder.join(name))?;
    }
    println!("{} sources, {compiled} bitcode files written, {} removed", sources.len(), stale.len());
    Ok(())
}

fn compile(folder: &Path, stem: &str, flags: &[String], build: &Build, out: &str) -> Result<()> {
    workspace::output(
        workspace::tool(CLANG)?
            .current_dir(folder)
            .args(["-x", "cl", "-target", &build.triple])
            .arg(format!("-{}", build.level))
            .args(build.debug.then_some("-g"))
            .args(flags)
            .args(["-fdebug-compilation-dir=.", "-emit-llvm", "-c"])
            .arg(format!("{stem}.cl"))
            .args(["-o", out]),
    )
    .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_add_builds_and_replace_flags() {
        let recipe =
            Recipe::of("// text\n//@ flags -cl-std=CL3.0 -g\n//@ also O3 spir.O2-g\nkernel void f() {}\n")
                .unwrap();
        assert_eq!(recipe.flags, ["-cl-std=CL3.0", "-g"]);
        let suffixes: Vec<_> = recipe.builds.iter().map(|b| b.suffix.as_str()).collect();
        assert_eq!(suffixes, ["O0", "O2", "O3", "spir.O2-g"]);
        assert_eq!((recipe.builds[3].triple.as_str(), recipe.builds[3].debug), ("spir", true));
    }

    #[test]
    fn an_unknown_build_is_an_error() {
        assert!(Recipe::of("//@ also x86.O2\n").is_err());
        assert!(Recipe::of("//@ also O9\n").is_err());
    }
}
