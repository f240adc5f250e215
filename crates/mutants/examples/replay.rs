//! Tries inputs that were kept as findings once more: `replay FILE...`, each called after its door, such as
//! `parse-ll.406100`. Says what broke, and ends with 1 if something did.

#![allow(clippy::print_stdout, reason = "a command talks to its user")]

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut broken = 0;
    for path in std::env::args_os().skip(1).map(PathBuf::from) {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let target =
            mutants::target(name).ok_or_else(|| format!("{}: no door is called {name}", path.display()))?;
        let bytes = std::fs::read(&path)?;
        match std::panic::catch_unwind(|| (target.run)(&bytes)) {
            Ok(accepted) => println!("{}: {}", path.display(), if accepted { "accepted" } else { "refused" }),
            Err(_) => {
                println!("{}: broken", path.display());
                broken += 1;
            }
        }
    }
    Ok(ExitCode::from(u8::from(broken > 0)))
}
