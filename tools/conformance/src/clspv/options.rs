//! The options of clspv as those of clang and of the command.

/// How a test of clspv is compiled and translated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mapped {
    /// Options of clang.
    pub(super) clang: Vec<String>,
    /// Options of the command.
    pub(super) tool: Vec<String>,
    /// The input is LLVM IR.
    pub(super) is_ir: bool,
    /// The version of Vulkan.
    pub(super) vulkan: &'static str,
    /// The names of options that the command has nothing for: the module is translated without them.
    pub(super) unknown: Vec<String>,
    /// The test looks at the messages of the compiler.
    pub(super) looks_at_messages: bool,
}

/// Options that clang has as they are.
const OF_CLANG: [&str; 15] = [
    "O0",
    "O1",
    "O2",
    "O3",
    "Os",
    "w",
    "Werror",
    "g",
    "cl-kernel-arg-info",
    "cl-single-precision-constant",
    "cl-mad-enable",
    "cl-fast-relaxed-math",
    "cl-unsafe-math-optimizations",
    "cl-denorms-are-zero",
    "cl-std",
];

/// Options about the way to a module, not about the module: passes of clspv, functions that it may leave to the device,
/// and work-arounds for devices.
const WITHOUT_EFFECT: [&str; 24] = [
    "inline-entry-points",
    "no-inline-single",
    "use-native-builtins",
    "cl-native-math",
    "long-vector",
    "no-dra",
    "hack-mul-extended",
    "hack-inserts",
    "hack-undef",
    "hack-phis",
    "hack-initializers",
    "hack-convert-to-float",
    "hack-image1d-buffer-bgra",
    "hack-logical-ptrtoint",
    "enable-load-pre",
    "enable-scalar-pre",
    "print-before",
    "print-after-all",
    "print-before-all",
    "show-producer-ir",
    "vec3-to-vec4",
    "rewrite-packed-structs",
    "cl-arm-integer-dot-product",
    "work-dim",
];

/// Options of clspv that are settings of the command, with the same values.
const SETTINGS: [(&str, &str); 8] = [
    ("constant-args-ubo", "vulkan-uniform-constants"),
    ("distinct-kernel-descriptor-sets", "vulkan-distinct-sets"),
    ("max-pushconstant-size", "vulkan-push-constant-size"),
    ("max-ubo-size", "vulkan-uniform-buffer-size"),
    ("module-constants-in-storage-buffer", "vulkan-constants-in-buffer"),
    ("physical-storage-buffers", "vulkan-physical-buffers"),
    ("printf-buffer-size", "vulkan-printf-size"),
    ("untyped-pointers", "spirv-untyped-pointers"),
];

/// Extensions that clspv uses where the version of SPIR-V asks for them.
const EXTENSIONS: [&str; 7] = [
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_variable_pointers",
    "SPV_KHR_16bit_storage",
    "SPV_KHR_8bit_storage",
    "SPV_KHR_float_controls",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_physical_storage_buffer",
];

/// Returns how a test is compiled: `source` is the folder of the test.
pub(super) fn map(options: &[String], source: &str) -> Mapped {
    let mut mapped = Mapped { vulkan: "vulkan1.0", ..Mapped::default() };
    let (mut triple, mut standard, mut level) = ("spir", "CL1.2", true);
    let mut plain = "push-constants";
    let (mut has_offset, mut has_pushed_offset, mut is_even, mut is_uneven) = (false, false, false, false);
    for option in options {
        let (name, value) = split(option);
        match (name, value) {
            ("arch", Some("spirv64" | "spir64")) => triple = "spir64",
            ("arch", _) => triple = "spir",
            ("x", _) => mapped.is_ir = value == Some("ir"),
            ("cl-std", Some(value)) => standard = value,
            ("verify", _) => mapped.looks_at_messages = true,
            ("D" | "I", Some(value)) => mapped.clang.push(format!("-{name}{}", value.replace("%S", source))),
            ("enable-feature-macros", Some(value)) => {
                mapped.clang.extend(value.split(',').map(|feature| format!("-D{feature}=1")));
            }
            ("spv-version", Some(value)) => match vulkan_of(value) {
                Some(vulkan) => mapped.vulkan = vulkan,
                None => mapped.unknown.push(format!("{name}={value}")),
            },
            ("pod-ubo", None | Some("1" | "true")) => plain = "uniform-buffer",
            ("cluster-pod-kernel-args", Some("0" | "false")) => plain = "uniform-buffers",
            ("pod-pushconstant", _) => plain = "push-constants",
            ("global-offset", None | Some("1" | "true")) => has_offset = true,
            ("global-offset-push-constant", None | Some("1" | "true")) => has_pushed_offset = true,
            ("uniform-workgroup-size" | "cl-uniform-work-group-size", _) => is_even = true,
            ("cl-arm-non-uniform-work-group-size", _) => is_uneven = true,
            ("no-16bit-storage", Some(classes)) if classes.split(',').all(|class| class != "ssbo") => {
                if classes.split(',').any(|class| class == "ubo") {
                    mapped.tool.push("--vulkan-narrow-uniforms=false".to_owned());
                }
            }
            _ if let Some((_, setting)) = SETTINGS.iter().find(|(own, _)| *own == name) => {
                let value = value.map(|value| format!("={value}")).unwrap_or_default();
                mapped.tool.push(format!("--{setting}{value}"));
            }
            // Allowed anyway, or the state without it.
            ("int8" | "fp16" | "fp64" | "images" | "cluster-pod-kernel-args", None | Some("1" | "true")) => {}
            _ if OF_CLANG.contains(&name) => {
                level &= !name.starts_with('O');
                mapped.clang.push(option.replace("--", "-"));
            }
            _ if WITHOUT_EFFECT.contains(&name) => {}
            _ => mapped.unknown.push(option.trim_start_matches('-').to_owned()),
        }
    }
    // The reflection has the names of arguments, with or without `-cl-kernel-arg-info`.
    let names = "-fno-discard-value-names";
    let fixed = ["-x", "cl", "-target", triple, "-DVULKAN=100", names, "-emit-llvm", "-c"];
    mapped.clang.splice(0..0, fixed.map(str::to_owned));
    mapped.clang.push(format!("-cl-std={standard}"));
    mapped.clang.extend(level.then(|| "-O2".to_owned()));
    mapped.tool.push(format!("--vulkan-arguments={plain}"));
    let has_regions = is_uneven || (!is_even && !standard.starts_with("CL1"));
    mapped.tool.extend(has_regions.then(|| "--vulkan-regions".to_owned()));
    if has_offset || has_pushed_offset {
        let is_pushed = has_pushed_offset || has_regions;
        let origin = if is_pushed { "push-constants" } else { "spec-constants" };
        mapped.tool.push(format!("--vulkan-global-offset={origin}"));
    }
    let is_untyped = mapped.tool.iter().any(|option| option.starts_with("--spirv-untyped-pointers"));
    let untyped = is_untyped.then_some("SPV_KHR_untyped_pointers");
    let extensions = EXTENSIONS.into_iter().chain(untyped).map(|name| format!("+{name}"));
    mapped.tool.push(format!("--spirv-ext={}", extensions.collect::<Vec<_>>().join(",")));
    mapped
}

/// The name of an option and its value.
fn split(option: &str) -> (&str, Option<&str>) {
    let option = option.trim_start_matches('-');
    for letter in ["D", "I", "x"] {
        if let Some(value) = option.strip_prefix(letter).filter(|value| !value.is_empty()) {
            return (letter, Some(value.trim_start_matches('=')));
        }
    }
    option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)))
}

/// The oldest version of Vulkan that takes a version of SPIR-V.
fn vulkan_of(spirv: &str) -> Option<&'static str> {
    match spirv {
        "1.0" => Some("vulkan1.0"),
        "1.3" => Some("vulkan1.1"),
        "1.4" | "1.5" => Some("vulkan1.2"),
        "1.6" => Some("vulkan1.3"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_those_of_clang_or_of_the_command() {
        let options =
            ["-arch=spirv64", "-cl-std=CL2.0", "-pod-ubo", "--spv-version=1.4", "-int8=0", "-DN=4", "-O0"];
        let mapped = map(&options.map(str::to_owned), "dir");
        let clang = "-x cl -target spir64 -DVULKAN=100 -fno-discard-value-names -emit-llvm -c -DN=4 -O0 -cl-std=CL2.0";
        assert_eq!(mapped.clang.join(" "), clang);
        assert_eq!(
            (mapped.tool[0].as_str(), mapped.vulkan),
            ("--vulkan-arguments=uniform-buffer", "vulkan1.2")
        );
        assert_eq!(mapped.unknown, ["int8=0"]);
        assert!(map(&["-xir".to_owned()], "").is_ir);
        let included = map(&["-I%S/headers".to_owned()], "dir");
        assert!(included.clang.contains(&"-Idir/headers".to_owned()), "{included:?}");
    }
}
