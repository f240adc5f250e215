//! The modules that are measured: a kernel of the corpus, and generated sources of two sizes.

use super::source;
use anyhow::Result;
use std::path::{Path, PathBuf};
use task_support::{corpus, workspace};

/// A module of LLVM IR.
pub(super) struct Input {
    /// Its name in tables.
    pub(super) name: &'static str,
    pub(super) bitcode: PathBuf,
}

impl Input {
    /// The bytes of bitcode.
    ///
    /// # Errors
    /// The file is not there.
    pub(super) fn size(&self) -> Result<u64> {
        Ok(std::fs::metadata(&self.bitcode)?.len())
    }
}

/// The kernel that stands for small ones: close to 3 KB at this level.
const KERNEL: &str = "vector_add.O2.bc";

/// The generated sources: the name, and how many kernels. The large one makes about 2.7 MB of optimized bitcode, as the
/// budgets of the architecture say.
const GENERATED: [(&str, u32); 2] = [("medium", 60), (LARGE, 1060)];

/// The smallest, and the largest.
pub(super) const SMALL: &str = "small";
pub(super) const LARGE: &str = "large";

/// The small kernel.
pub(super) fn kernel() -> PathBuf {
    workspace::root().join(corpus::KERNELS).join(KERNEL)
}

/// All inputs, from small to large; what is generated lies in `folder`, and is made once.
///
/// # Errors
/// clang 22 is missing.
pub(super) fn all(folder: &Path) -> Result<Vec<Input>> {
    let mut inputs = vec![small()];
    for generated in GENERATED {
        inputs.push(compiled(folder, generated)?);
    }
    Ok(inputs)
}

/// The small kernel and the generated module of medium size.
///
/// # Errors
/// clang 22 is missing.
pub(super) fn without_large(folder: &Path) -> Result<Vec<Input>> {
    let mut inputs = vec![small()];
    for generated in GENERATED.into_iter().filter(|(name, _)| *name != LARGE) {
        inputs.push(compiled(folder, generated)?);
    }
    Ok(inputs)
}

fn small() -> Input {
    Input { name: SMALL, bitcode: kernel() }
}

/// A generated module, compiled unless that is done.
fn compiled(folder: &Path, (name, kernels): (&'static str, u32)) -> Result<Input> {
    let source = folder.join(format!("{name}.cl"));
    let bitcode = folder.join(format!("{name}.bc"));
    let text = source::generate(kernels);
    let current = std::fs::read_to_string(&source).is_ok_and(|old| old == text) && bitcode.exists();
    if !current {
        std::fs::write(&source, text)?;
        let options = ["-target", "spir64", "-cl-std=CL2.0", "-O2", "-w", "-emit-llvm", "-c"];
        let mut clang = workspace::tool("clang-22")?;
        workspace::run(clang.args(options).arg(&source).arg("-o").arg(&bitcode))?;
    }
    Ok(Input { name, bitcode })
}
