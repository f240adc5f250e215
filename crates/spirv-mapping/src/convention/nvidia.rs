//! Kernels of NVIDIA's GPUs: the triple `nvptx64-nvidia-cuda`.

/// The triple of LLVM IR that LLVM compiles for GPUs.
pub const DEVICE_TRIPLE: &str = "nvptx64-nvidia-cuda";

/// The processors, without the letters that stand for features of one processor or family (`sm_90a`).
///
/// Processors before `sm_70` are left out: LLVM has no ordered atomic accesses for them.
///
/// Source: `llc -march=nvptx64 -mcpu=help`, LLVM 22.
const PROCESSORS: &[&str] = &[
    "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_88", "sm_89", "sm_90", "sm_100", "sm_101",
    "sm_103", "sm_110", "sm_120", "sm_121",
];

/// The names of all processors.
pub fn processors() -> impl Iterator<Item = &'static str> {
    PROCESSORS.iter().copied()
}

/// Whether a name is that of a processor, with or without the letter of a family.
pub fn is_processor(name: &str) -> bool {
    processors().any(|known| matches!(name.strip_prefix(known), Some("" | "a" | "f")))
}

#[cfg(test)]
mod tests {
    use super::is_processor;

    #[test]
    fn letters_of_families_belong_to_names() {
        for name in ["sm_70", "sm_90a", "sm_100f", "sm_121"] {
            assert!(is_processor(name), "{name}");
        }
        for name in ["sm_60", "sm_7", "sm_90b", "sm_90aa", "gfx90a", ""] {
            assert!(!is_processor(name), "{name}");
        }
    }
}
