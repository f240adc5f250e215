//! Folders of the test corpus.

/// The compiler whose bitcode the corpus holds.
pub const CLANG: &str = "clang-22";

/// Folder of the kernels, relative to the workspace root.
pub const KERNELS: &str = "test-corpus/kernels";

/// Folder of the shaders, relative to the workspace root.
pub const SHADERS: &str = "test-corpus/shaders";
