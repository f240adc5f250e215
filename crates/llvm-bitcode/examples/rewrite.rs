//! Rewrites a bitcode file for another LLVM: `rewrite IN OUT [VERSION] [REPEAT]`. With REPEAT, says how long reading
//! and writing take.

#![allow(clippy::print_stdout, reason = "a command")]

use std::error::Error;
use std::time::Instant;

use llvm_bitcode::{Version, WriteOptions};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [input, output, rest @ ..] = args.as_slice() else {
        return Err("usage: rewrite IN OUT [VERSION] [REPEAT]".into());
    };
    let version = rest.first().and_then(|v| v.parse().ok()).and_then(Version::new);
    let repeat: u32 = rest.get(1).map_or(Ok(1), |r| r.parse())?;
    let options = version.map_or_else(WriteOptions::default, WriteOptions::for_version);
    let bytes = std::fs::read(input)?;
    let mut module = llvm_bitcode::read(&bytes)?;
    let mut written = llvm_bitcode::write(&module, &options)?;
    if repeat > 1 {
        let start = Instant::now();
        for _ in 0..repeat {
            module = llvm_bitcode::read(&bytes)?;
        }
        println!("read  {:?}", start.elapsed() / repeat);
        let start = Instant::now();
        for _ in 0..repeat {
            written = llvm_bitcode::write(&module, &options)?;
        }
        println!("write {:?}", start.elapsed() / repeat);
        println!("bytes {} -> {}", bytes.len(), written.bytes.len());
    }
    for dropped in &written.dropped {
        let since = dropped.since.map_or(String::new(), |version| format!(" (LLVM {version} has it)"));
        println!("left out {} x {}{since}", dropped.count, dropped.what);
    }
    std::fs::write(output, &written.bytes)?;
    Ok(())
}
