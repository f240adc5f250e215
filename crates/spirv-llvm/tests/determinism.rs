//! The same bytes for the same input, also from several threads at once.

use spirv_llvm::Options;
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
