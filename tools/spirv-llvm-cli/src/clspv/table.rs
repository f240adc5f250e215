//! The options of clspv with their equivalents: one table, from which `--help` and the check of `docs/clspv.md` follow.

/// An option of clspv.
#[derive(Debug)]
pub(super) struct Row {
    /// The name without dashes.
    pub(super) name: &'static str,
    pub(super) form: Form,
    pub(super) meaning: Meaning,
    /// The description.
    pub(super) about: &'static str,
}

/// How an option is written. The number of dashes does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `-name`, or `-name=BOOL`.
    Switch,
    /// `-name=VALUE` or `-name VALUE`: the placeholder of the value.
    Value(&'static str),
    /// A letter: `-DVALUE`, `-D VALUE` or `-D=VALUE`.
    Letter(&'static str),
}

/// The equivalent of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// The link reads it itself.
    Own(Own),
    /// Clang has the same option.
    Clang,
    /// If it is on: an option of `spirv-llvm` and its value.
    Setting(&'static str, &'static str),
    /// If it is off: an option of `spirv-llvm` and its value.
    SettingOfOff(&'static str, &'static str),
    /// If it is off, the device lacks these features (`--device-features`).
    Features(&'static [&'static str]),
    /// An option of `spirv-llvm` that has the same values.
    Valued(&'static str),
    /// The output is as the option asks, with it and without it, or the option is about passes of clspv.
    Accepted,
    /// The output always follows the option. If it is off, this is the alternative.
    Always(&'static str),
    /// It has no effect, for this reason. A warning states it.
    Ignored(&'static str),
    /// It is not supported. If it is on, this is the alternative.
    Refused(&'static str),
}

/// The options that the link reads itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Own {
    Arch,
    Clang,
    FeatureMacros,
    Help,
    Language,
    Level,
    Output,
    OutputFormat,
    Standard,
    /// Work-groups have one size, or several.
    EvenGroups,
    UnevenGroups,
    /// The host states the offset of a launch, by push constants in any case.
    GlobalOffset,
    PushedOffset,
    /// Some classes of memory have no numbers of a width, for which this is the feature of the device.
    NarrowStorage(&'static str),
    Verify,
    Version,
    VulkanVersion,
    Warnings,
}

const fn row(name: &'static str, form: Form, meaning: Meaning, about: &'static str) -> Row {
    Row { name, form, meaning, about }
}

const DESCRIPTORS: &str = "leave it out: buffers are storage buffers with descriptors";
const REFLECTION: &str = "leave it out: the module has the map as reflection (`spirv-llvm report` prints it)";
const NO_PASSES: &str = "the translator has other passes; `spirv-llvm --explain` lists reasons";
const NARROW: &str = "No numbers of the width in ssbo, ubo or pushconstant; arguments are words anyway";
const INT8: &[&str] = &["int8", "storage8"];

/// The table, by name.
#[rustfmt::skip] // a table
pub(super) const ROWS: &[Row] = {
    use Form::{Letter, Switch, Value};
    use Meaning::{Accepted, Always, Clang, Features, Ignored, Own as O, Refused, Setting, SettingOfOff, Valued};
    &[
        row("D", Letter("MACRO"), Clang, "Define a macro"),
        row("I", Letter("FOLDER"), Clang, "Look for headers in a folder"),
        row("O", Letter("LEVEL"), O(Own::Level), "The level of clang's optimizations: 0, 1, 2, 3, s or z; 2 by default"),
        row("U", Letter("MACRO"), Clang, "Remove a macro"),
        row("Werror", Switch, Clang, "Make errors of clang's warnings"),
        row("arch", Value("ARCH"), O(Own::Arch), "The width of pointers: spir or spirv32 (the default), spir64 or spirv64"),
        row("cl-arm-integer-dot-product", Switch, Ignored("its functions are not declared; use those of cl_khr_integer_dot_product"), "The extension cl_arm_integer_dot_product"),
        row("cl-arm-non-uniform-work-group-size", Switch, O(Own::UnevenGroups), "Work-groups of several sizes; the host runs a launch in regions"),
        row("cl-denorms-are-zero", Switch, Clang, "Allow subnormal numbers to be zero"),
        row("cl-fast-relaxed-math", Switch, Clang, "Allow all optimizations of floating-point numbers"),
        row("cl-finite-math-only", Switch, Clang, "Assume that there are neither infinities nor NaNs"),
        row("cl-fp32-correctly-rounded-divide-sqrt", Switch, Refused("leave it out: Vulkan has divisions within 2.5 ulp"), "Exact divisions and square roots"),
        row("cl-kernel-arg-info", Switch, Clang, "Keep types and qualifiers of arguments in the reflection"),
        row("cl-mad-enable", Switch, Clang, "Allow a * b + c to be fused"),
        row("cl-native-math", Switch, Accepted, "Allow functions less precise than OpenCL demands; they are precise"),
        row("cl-no-signed-zeros", Switch, Clang, "Ignore the signs of zeros"),
        row("cl-no-subgroup-ifp", Switch, Accepted, "Allow sub-groups to wait for each other"),
        row("cl-opt-disable", Switch, Clang, "Switch clang's optimizations off"),
        row("cl-single-precision-constant", Switch, Clang, "Floating-point literals without suffix are float"),
        row("cl-std", Value("STANDARD"), O(Own::Standard), "The language: CL1.0 to CL3.0, CLC++, CLC++2021; CL1.2 by default"),
        row("cl-strict-aliasing", Switch, Accepted, "Objects of different types do not overlap"),
        row("cl-uniform-work-group-size", Switch, O(Own::EvenGroups), "All work-groups have one size, also in CL2.0 and later"),
        row("cl-unsafe-math-optimizations", Switch, Clang, "Allow optimizations that change rounding"),
        row("clang", Value("PROGRAM"), O(Own::Clang), "The clang that compiles OpenCL C; see below"),
        row("cluster-pod-kernel-args", Switch, SettingOfOff("vulkan-arguments", "uniform-buffers"), "Arguments that are not pointers share one block"),
        row("constant-args-ubo", Switch, Setting("vulkan-uniform-constants", "true"), "Uniform buffers for pointers to __constant"),
        row("decorate-nonuniform", Switch, Accepted, "Decorate resources with NonUniform; a choice of resources is a switch"),
        row("descriptormap", Value("FILE"), Refused(REFLECTION), "A file with the bindings of arguments"),
        row("distinct-kernel-descriptor-sets", Switch, Setting("vulkan-distinct-sets", "true"), "A descriptor set for each kernel"),
        row("enable-feature-macros", Value("MACROS"), O(Own::FeatureMacros), "Define feature macros of OpenCL C 3.0, a list"),
        row("enable-load-pre", Switch, Accepted, "A pass of clspv"),
        row("enable-opaque-pointers", Switch, Accepted, "Pointers without pointee types in LLVM IR"),
        row("enable-printf", Switch, Always("leave out calls of printf"), "printf writes to a storage buffer"),
        row("enable-scalar-pre", Switch, Accepted, "A pass of clspv"),
        row("fp16", Switch, Features(&["float16"]), "Allow half and cl_khr_fp16, on by default"),
        row("fp64", Switch, Features(&["float64"]), "Allow double and cl_khr_fp64, on by default"),
        row("g", Switch, Clang, "Debug information"),
        row("global-offset", Switch, O(Own::GlobalOffset), "The host states the offset of a launch: specialization constants, or push constants where work-groups have several sizes"),
        row("global-offset-push-constant", Switch, O(Own::PushedOffset), "The host states the offset of a launch in push constants"),
        row("hack-block-order", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-clamp-width", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-convert-to-float", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-dis", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-image1d-buffer-bgra", Switch, Refused("let the host use another channel order"), "Swap the channels of image buffers in BGRA"),
        row("hack-initializers", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-inserts", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-logical-ptrtoint", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-mul-extended", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-phis", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-scf", Switch, Accepted, "A work-around of clspv for devices"),
        row("hack-undef", Switch, Accepted, "A work-around of clspv for devices"),
        row("help", Switch, O(Own::Help), "Print this list"),
        row("images", Switch, Always("leave out images in the source"), "Allow images"),
        row("include", Value("FILE"), Clang, "Include a file before the source"),
        row("inline-entry-points", Switch, Accepted, "Inline all functions; it is done where Vulkan needs it"),
        row("int8", Switch, Features(INT8), "Allow integers of 8 bits, on by default"),
        row("long-vector", Switch, Always("leave out vectors of 8 and 16 elements"), "Allow vectors of 8 and 16 elements"),
        row("max-pushconstant-size", Value("BYTES"), Valued("vulkan-push-constant-size"), "The bytes of push constants that the host has, 128 by default; arguments that do not fit are in a uniform buffer"),
        row("max-ubo-size", Value("BYTES"), Valued("vulkan-uniform-buffer-size"), "The bytes of the uniform buffers of -constant-args-ubo, 65536 by default"),
        row("module-constants-in-storage-buffer", Switch, Setting("vulkan-constants-in-buffer", "true"), "Constants in one storage buffer; the reflection contains them"),
        row("no-16bit-storage", Value("CLASSES"), O(Own::NarrowStorage("storage16")), NARROW),
        row("no-8bit-storage", Value("CLASSES"), O(Own::NarrowStorage("storage8")), NARROW),
        row("no-dra", Switch, Accepted, "A choice of clspv's about pointers in calls"),
        row("no-inline-single", Switch, Accepted, "A choice of clspv's about inlining"),
        row("no-smsv", Switch, Accepted, "A choice of clspv's about variables"),
        row("no-vec3-to-vec4", Switch, Accepted, "A choice of clspv's about vectors"),
        row("o", Letter("FILE"), O(Own::Output), "The output; - is standard output; a.spv by default"),
        row("output-format", Value("FORMAT"), O(Own::OutputFormat), "spv (the default), c (its words as an initializer), ll or bc (clang's LLVM IR)"),
        row("physical-storage-buffers", Switch, Setting("vulkan-physical-buffers", "true"), "Addresses instead of descriptors, for spir64"),
        row("pod-pushconstant", Switch, Setting("vulkan-arguments", "push-constants"), "Arguments that are not pointers are push constants, the default"),
        row("pod-ubo", Switch, Setting("vulkan-arguments", "uniform-buffer"), "Arguments that are not pointers are in a uniform buffer"),
        row("print-after", Value("PASS"), Ignored(NO_PASSES), "Print LLVM IR between passes"),
        row("print-after-all", Switch, Ignored(NO_PASSES), "Print LLVM IR between passes"),
        row("print-before", Value("PASS"), Ignored(NO_PASSES), "Print LLVM IR between passes"),
        row("print-before-all", Switch, Ignored(NO_PASSES), "Print LLVM IR between passes"),
        row("printf-buffer-size", Value("BYTES"), Valued("vulkan-printf-size"), "The bytes of printf's buffer, 1048576 by default"),
        row("relaxed-ubo-layout", Switch, Refused(DESCRIPTORS), "Layouts of uniform buffers that Vulkan does not allow"),
        row("rewrite-packed-structs", Switch, Accepted, "Packed structures; they have explicit offsets"),
        row("rounding-mode-rte", Value("WIDTHS"), Ignored("the rounding of the device is kept"), "Demand rounding to the nearest even number"),
        row("samplermap", Value("FILE"), Refused("leave it out: literal samplers have bindings of their own"), "A file with samplers"),
        row("scalar-block-layout", Switch, Refused("leave it out: structures have the layout of OpenCL"), "Layouts of VK_EXT_scalar_block_layout"),
        row("show-ids", Switch, Ignored(NO_PASSES), "Print the ids of functions"),
        row("show-producer-ir", Switch, Ignored(NO_PASSES), "Print LLVM IR before the last pass"),
        row("spv-khr-fma", Value("WIDTHS"), Ignored("fma is as precise as OpenCL demands without it"), "The extension SPV_KHR_fma"),
        row("spv-version", Value("VERSION"), O(Own::VulkanVersion), "The highest version of SPIR-V: 1.0 (the default) for Vulkan 1.0, 1.3 for 1.1, 1.4 or 1.5 for 1.2, 1.6 for 1.3"),
        row("std430-ubo-layout", Switch, Accepted, "Packed layouts of uniform buffers; that of OpenCL is kept"),
        row("uniform-workgroup-size", Switch, O(Own::EvenGroups), "All work-groups have one size, also in CL2.0 and later"),
        row("untyped-pointers", Switch, Setting("spirv-untyped-pointers", "true"), "Pointers without types, by SPV_KHR_untyped_pointers"),
        row("use-native-builtins", Value("FUNCTIONS"), Accepted, "Functions that the device computes; precision decides"),
        row("vec3-to-vec4", Switch, Accepted, "Vectors of four elements for those of three; both have the same layout"),
        row("verify", Switch, O(Own::Verify), "Compare clang's messages with comments of the source"),
        row("version", Switch, O(Own::Version), "Print the version"),
        row("w", Switch, O(Own::Warnings), "No warnings"),
        row("work-dim", Switch, Accepted, "The function get_work_dim"),
        row("x", Letter("LANGUAGE"), O(Own::Language), "What the input is: cl or ir; by default its name and content decide"),
    ]
};

/// Returns the row of a name.
pub(super) fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

/// Returns the closest name to an unknown one.
pub(super) fn nearest(wanted: &str) -> Option<&'static str> {
    let near = ROWS.iter().map(|row| (distance(row.name, wanted), row.name)).min();
    near.filter(|(distance, name)| *distance <= 3 && *distance < name.len()).map(|(_, name)| name)
}

/// Returns how many bytes must be changed, added or removed.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut before = i;
        let mut left = i + 1;
        for (y, cell) in b.bytes().zip(row.iter_mut().skip(1)) {
            let next = (left + 1).min(*cell + 1).min(before + usize::from(x != y));
            before = *cell;
            *cell = next;
            left = next;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

impl Row {
    /// Returns the option as it is written.
    pub(super) fn usage(&self) -> String {
        match self.form {
            Form::Switch => format!("-{}", self.name),
            Form::Value(value) => format!("-{}={value}", self.name),
            Form::Letter(value) => format!("-{} {value}", self.name),
        }
    }

    /// Returns the effect of the option.
    pub(super) fn effect(&self) -> String {
        match self.meaning {
            Meaning::Own(Own::NarrowStorage(feature)) => {
                format!("ssbo: no `{feature}` in `--device-features`; ubo: `--vulkan-narrow-uniforms=false`")
            }
            Meaning::Own(Own::UnevenGroups) => "`--vulkan-regions`, as in CL2.0 and later".to_owned(),
            Meaning::Own(Own::EvenGroups) => "no `--vulkan-regions`".to_owned(),
            Meaning::Own(Own::GlobalOffset) => "`--vulkan-global-offset`".to_owned(),
            Meaning::Own(Own::PushedOffset) => "`--vulkan-global-offset=push-constants`".to_owned(),
            Meaning::Own(_) => "the same".to_owned(),
            Meaning::Clang => "an option of clang".to_owned(),
            Meaning::Setting(name, "true") => format!("`--{name}`"),
            Meaning::Setting(name, value) => format!("`--{name}={value}`"),
            Meaning::SettingOfOff(name, value) => format!("off: `--{name}={value}`"),
            Meaning::Features(names) => format!("off: no `{}` in `--device-features`", names.join("`, `")),
            Meaning::Valued(name) => format!("`--{name}=BYTES`"),
            Meaning::Accepted => "accepted".to_owned(),
            Meaning::Always(help) => format!("always on; off is an error: {help}"),
            Meaning::Ignored(why) => format!("a warning, no effect: {why}"),
            Meaning::Refused(help) => format!("an error: {help}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_llvm::{DEVICE_FEATURES, Settings};

    #[test]
    fn the_table_has_each_name_once() {
        let mut names: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(ROWS.windows(2).all(|pair| pair[0].name < pair[1].name), "by name");
    }

    #[test]
    fn rows_name_settings_and_features_that_exist() {
        for row in ROWS {
            match row.meaning {
                Meaning::Setting(name, value) | Meaning::SettingOfOff(name, value) => {
                    assert!(Settings::default().set(name, value).is_ok(), "{row:?}");
                }
                Meaning::Valued(name) => {
                    assert!(Settings::default().set(name, "4096").is_ok(), "{row:?}");
                }
                Meaning::Features(names) => {
                    let is_known = |name: &&str| DEVICE_FEATURES.iter().any(|feature| feature.name == *name);
                    assert!(names.iter().all(is_known), "{row:?}");
                }
                Meaning::Always(_) => assert_eq!(row.form, Form::Switch, "{row:?}"),
                Meaning::Ignored(text) | Meaning::Refused(text) => assert!(!text.is_empty(), "{row:?}"),
                _ => {}
            }
            assert_eq!(matches!(row.form, Form::Letter(_)), row.name.len() == 1 && !"gw".contains(row.name));
        }
    }

    #[test]
    fn the_page_has_every_option() {
        let page = include_str!("../../../../docs/clspv.md");
        let line = |row: &Row| format!("| `{}` | {} | {} |", row.usage(), row.about, row.effect());
        let table: Vec<String> = ROWS.iter().map(line).collect();
        assert!(page.contains(&table.join("\n")), "{}", table.join("\n"));
    }

    #[test]
    fn unknown_names_have_a_neighbor() {
        assert_eq!(nearest("pod-uboo"), Some("pod-ubo"));
        assert_eq!(nearest("spv-verison"), Some("spv-version"));
        assert_eq!(nearest("nothing-alike"), None);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
