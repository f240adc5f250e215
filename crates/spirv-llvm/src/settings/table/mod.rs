//! The list of flags, by topic. A new option of the library is a row here and a field of its options.

mod debug_info;
mod executable;
mod general;
mod kernels;
mod limits;
mod llvm;
mod messages;
mod spirv;
mod variants;

use super::Setting;

/// Settings that help texts show together.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The heading; empty for the first topic.
    pub title: &'static str,
    /// The settings.
    pub settings: &'static [Setting],
}

/// All settings.
pub(super) const TOPICS: &[Topic] = &[
    Topic { title: "", settings: general::SETTINGS },
    Topic { title: "To SPIR-V", settings: spirv::SETTINGS },
    Topic { title: "OpenCL kernels on Vulkan", settings: kernels::SETTINGS },
    Topic { title: "To LLVM IR (-r)", settings: llvm::SETTINGS },
    Topic { title: "Debug information", settings: debug_info::SETTINGS },
    Topic { title: "Shaders for a CPU (-r)", settings: executable::SETTINGS },
    Topic { title: VARIANTS, settings: variants::SETTINGS },
    Topic { title: "Messages", settings: messages::SETTINGS },
    Topic { title: "Limits", settings: limits::SETTINGS },
];

/// The heading of the settings that describe a device.
pub(super) const VARIANTS: &str = "Function variants (-r)";

/// The setting of functions that a CPU runs.
pub(super) const EXECUTABLE: &str = "executable";

/// The setting of kernels that a GPU runs.
pub(super) const DEVICE_TRIPLE: &str = "spirv-target-triple";

/// Returns the setting of a name.
pub(super) fn find(name: &str) -> Option<&'static Setting> {
    all().find(|setting| setting.name == name)
}

/// Returns all settings.
pub(super) fn all() -> impl Iterator<Item = &'static Setting> {
    TOPICS.iter().flat_map(|topic| topic.settings)
}
