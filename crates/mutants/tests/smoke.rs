//! Every door keeps its law for a few mutants of every seed, on a thread with a small stack and in bounded time.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use mutants::{Format, Seeds, TARGETS};
use std::time::{Duration, Instant};

/// The stack of a thread in a host that has many.
const STACK: usize = 256 * 1024;
/// Without optimization, and on a machine that does other things too.
const LIMIT: Duration = Duration::from_secs(10);

fn seeds() -> Seeds {
    Seeds::of_corpus(&[".ll", ".O0.bc", ".O2.bc", ".spvasm"], 24_000).unwrap()
}

#[test]
fn doors_keep_their_laws() {
    let seeds = seeds();
    std::thread::scope(|scope| {
        for target in TARGETS {
            let seeds = &seeds;
            assert!(!seeds.of(target.format).is_empty(), "{}: no seeds", target.name);
            let work = move || {
                let mut accepted = 0;
                for number in 0..300u64 {
                    let mutant = seeds.mutant(target.format, number);
                    let start = Instant::now();
                    accepted += usize::from((target.run)(&mutant));
                    assert!(
                        start.elapsed() < LIMIT,
                        "{} took {:?} for mutant {number}",
                        target.name,
                        start.elapsed()
                    );
                }
                accepted
            };
            let thread = std::thread::Builder::new().stack_size(STACK).name(target.name.to_owned());
            let accepted = thread.spawn_scoped(scope, work).unwrap().join().unwrap_or_else(|payload| {
                std::panic::resume_unwind(payload);
            });
            // A law about what is accepted says nothing if nothing is.
            assert!(accepted > 0, "{}: no mutant was accepted", target.name);
        }
    });
}

#[test]
fn a_seed_and_a_number_make_the_same_mutant_again() {
    let seeds = seeds();
    for format in Format::ALL {
        let seed = &seeds.of(format)[0];
        let mutant = |number| format.mutate(seed, &mut fastrand::Rng::with_seed(number));
        assert_eq!(mutant(7), mutant(7));
        assert!((0..20).any(|number| mutant(number) != *seed), "{format:?}");
    }
}

#[test]
fn what_is_taken_apart_without_change_is_the_same_module() {
    // A mutant that changes nothing shows that the mutators lose nothing by themselves.
    let seeds = seeds();
    for bitcode in seeds.of(Format::Bitcode) {
        let rewritten = mutants::bitcode::rewrite(bitcode).unwrap();
        let text = |bytes: &[u8]| spirv_llvm::disassemble(bytes).unwrap();
        assert_eq!(text(&rewritten), text(bitcode));
    }
}
