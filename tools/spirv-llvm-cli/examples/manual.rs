//! Writes the manual pages and the completions of shells below a prefix: `manual PREFIX`. `cargo xtask install` starts it.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let prefix = PathBuf::from(std::env::args_os().nth(1).ok_or("usage: manual PREFIX")?);
    for (path, text) in spirv_llvm_cli::manual::files()? {
        let path = prefix.join(path);
        std::fs::create_dir_all(path.parent().ok_or("a file is below a folder")?)?;
        std::fs::write(path, text)?;
    }
    Ok(())
}
