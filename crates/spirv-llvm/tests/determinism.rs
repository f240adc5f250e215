//! The same bytes for the same input, also from several threads at once.

use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options};
use std::path::Path;

#[test]
fn threads_agree_to_the_byte() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels/nbody.O2.bc");
    let bitcode = std::fs::read(path).unwrap();
    let options = Options::default();
    let there_and_back = || {
        let spirv = spirv_llvm::llvm_to_spirv(&bitcode, &options).unwrap().bytes;
        let back = spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap().bytes;
        (spirv, back)
    };
    let expected = there_and_back();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..4).map(|_| scope.spawn(there_and_back)).collect();
        for worker in workers {
            assert!(worker.join().unwrap() == expected);
        }
    });
}

/// Options that lead to different output for a kernel.
fn different_options() -> Vec<Options> {
    let mut all = Vec::new();
    for dialect in [BuiltinDialect::OpenCl12, BuiltinDialect::OpenCl20, BuiltinDialect::SpirvFriendly] {
        for bits in 0..8 {
            let mut options = Options::default();
            options.llvm.dialect = dialect;
            options.spirv.extensions = ExtensionPolicy::all();
            options.policy.strip_names = bits & 1 != 0;
            options.spirv.untyped_pointers = bits & 2 != 0;
            options.spirv.promote_variables = bits & 4 != 0;
            all.push(options);
        }
    }
    all
}

#[test]
fn sixty_four_threads_with_different_options_disturb_nobody() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels/vector_add.O2.bc");
    let bitcode = std::fs::read(path).unwrap();
    let all = different_options();
    let there_and_back = |options: &Options| {
        let spirv = spirv_llvm::llvm_to_spirv(&bitcode, options).unwrap().bytes;
        let back = spirv_llvm::spirv_to_llvm(&spirv, options).unwrap().bytes;
        (spirv, back)
    };
    let expected: Vec<_> = all.iter().map(there_and_back).collect();
    assert!(expected.windows(2).any(|pair| pair[0] != pair[1]), "the options make no difference");
    std::thread::scope(|scope| {
        for thread in 0..64 {
            let (all, expected, there_and_back) = (&all, &expected, &there_and_back);
            scope.spawn(move || {
                for step in 0..4 {
                    let which = (thread * 7 + step) % all.len();
                    assert!(there_and_back(&all[which]) == expected[which]);
                }
            });
        }
    });
}
