//! What every fuzz target is made of: the law of its door, and the mutator of the door's format.

use mutants::Target;

#[doc(hidden)]
pub use libfuzzer_sys;

/// A fuzz target for the door of this name.
#[macro_export]
macro_rules! fuzz {
    ($name:literal) => {
        use $crate::libfuzzer_sys::{self, fuzz_mutator, fuzz_target};

        fuzz_target!(|data: &[u8]| {
            ($crate::door($name).run)(data);
        });
        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::mutate($crate::door($name), data, size, max_size, seed)
        });
    };
}

/// The door of this name.
///
/// # Panics
/// There is none: the target is misspelt.
pub fn door(name: &str) -> &'static Target {
    mutants::target(name).unwrap_or_else(|| panic!("no door is called {name}"))
}

/// Makes a mutant of `data[..size]` in place, at most `max_size` bytes long, and returns its length. Every other mutant
/// is libFuzzer's own, which knows what of the input the code compares with what.
pub fn mutate(target: &Target, data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut rng = fastrand::Rng::with_seed(u64::from(seed));
    if rng.bool() {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let mutant = target.format.mutate(&data[..size], &mut rng);
    let length = mutant.len().min(max_size).min(data.len());
    data[..length].copy_from_slice(&mutant[..length]);
    length
}
