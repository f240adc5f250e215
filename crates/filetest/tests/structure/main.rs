//! Any control flow of a shader becomes structured SPIR-V that visits the same blocks with the same values.
//!
//! `STRUCTURE_GRAPHS` is the number of random graphs, `STRUCTURE_SEED` the first seed.

#![expect(clippy::expect_used, clippy::panic, reason = "a test stops at the first thing that is wrong")]

mod graphs;
mod walk;

use fastrand::Rng;
use filetest::oracle::spirv_tools;
use rayon::prelude::*;
use spirv_llvm::Options;

/// Checks one shader: the translation is valid and executes the same. Returns the blocks before and after.
fn check(shader: &str) -> Result<(usize, usize), String> {
    let before = llvm_asm::parse(shader).map_err(|error| error.to_string())?;
    let spirv = spirv_llvm::llvm_to_spirv(shader.as_bytes(), &Options::default())
        .map_err(|error| format!("translation: {error}"))?;
    spirv_tools::validate_shader(&spirv.bytes).map_err(|error| format!("validation: {error}"))?;
    let back = spirv_llvm::spirv_to_llvm(&spirv.bytes, &Options::default())
        .map_err(|error| format!("reverse: {error}"))?;
    let again = spirv_llvm::llvm_to_spirv(&back.bytes, &Options::default())
        .map_err(|error| format!("forward again: {error}"))?;
    if again.bytes.len() != spirv.bytes.len() {
        return Err(format!("{} bytes, then {}", spirv.bytes.len(), again.bytes.len()));
    }
    let after = llvm_bitcode::read(&back.bytes).map_err(|error| format!("bitcode: {error}"))?;
    for seed in 0..12 {
        let (expected, got) = (walk::walk(&before, seed, 200), walk::walk(&after, seed, 200));
        if expected != got {
            return Err(format!("walk {seed}:\n{expected:?}\n{got:?}"));
        }
    }
    let ((blocks, edges), (made, _)) = (walk::size(&before), walk::size(&after));
    if made as f64 > 1.6 * (blocks + edges) as f64 {
        return Err(format!("{made} blocks of {blocks} blocks and {edges} edges"));
    }
    Ok((blocks, made))
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn random_graphs() {
    let first = number("STRUCTURE_SEED", 1);
    let results: Vec<_> = (first..first + number("STRUCTURE_GRAPHS", 300))
        .into_par_iter()
        .map(|seed| {
            let mut rng = Rng::with_seed(seed);
            let size = rng.usize(4..=60);
            let graph = graphs::random(size, &mut rng);
            let shader = graphs::shader(&graph, &mut rng);
            check(&shader).map_err(|error| format!("seed {seed} ({size} blocks): {error}\n{graph:?}"))
        })
        .collect();
    let mut failures = Vec::new();
    let (mut blocks, mut made) = (0, 0);
    for result in results {
        match result {
            Ok((before, after)) => {
                blocks += before;
                made += after;
            }
            Err(failure) => failures.push(failure),
        }
    }
    println!("{blocks} blocks became {made}");
    assert!(
        failures.is_empty(),
        "{} failures\n{}",
        failures.len(),
        failures[..failures.len().min(3)].join("\n")
    );
}

/// The work is linear in the size of the function: a thousand times as large takes no more than that, with room for noise.
#[test]
fn large_graph() {
    let mut rng = Rng::with_seed(1);
    let graph = graphs::large(10_000, &mut rng);
    let shader = graphs::shader(&graph, &mut rng);
    let start = std::time::Instant::now();
    let spirv = spirv_llvm::llvm_to_spirv(shader.as_bytes(), &Options::default()).expect("it is translated");
    println!("{:?} for {} bytes", start.elapsed(), spirv.bytes.len());
    assert!(start.elapsed().as_secs() < 30);
}
