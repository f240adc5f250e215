//! Options about launches: work-groups of several sizes, and the offset of the first work-item.

/// The options about launches; their effect depends on the standard of the language.
#[derive(Clone, Copy, Default)]
pub(super) struct Launches {
    pub(super) are_even: bool,
    pub(super) are_uneven: bool,
    pub(super) have_offset: bool,
    pub(super) push_offset: bool,
}

impl Launches {
    /// Returns the settings. OpenCL C 2.0 allows work-groups of several sizes, and a host states the offset of a region in push
    /// constants.
    pub(super) fn settings(self, standard: &str) -> Vec<String> {
        let has_regions = self.are_uneven || (!self.are_even && !standard.starts_with("CL1"));
        let mut settings = Vec::new();
        if has_regions {
            settings.push("--vulkan-regions".to_owned());
        }
        if self.have_offset || self.push_offset {
            let is_pushed = self.push_offset || has_regions;
            let origin = if is_pushed { "push-constants" } else { "spec-constants" };
            settings.push(format!("--vulkan-global-offset={origin}"));
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::super::command_line::parse;
    use std::ffi::OsString;

    fn settings(line: &str) -> Option<Vec<String>> {
        parse(line.split(' ').map(OsString::from)).ok().map(|request| request.settings)
    }

    #[test]
    fn launches_depend_on_the_standard_of_the_language() {
        let has = |line: &str, setting: &str| {
            settings(line).unwrap().iter().any(|own| own.trim_start_matches("--vulkan-") == setting)
        };
        assert!(has("-global-offset k.cl", "global-offset=spec-constants"));
        assert!(has("-global-offset-push-constant k.cl", "global-offset=push-constants"));
        assert!(has("-global-offset -cl-std=CL2.0 k.cl", "global-offset=push-constants"));
        assert!(has(
            "-global-offset -cl-std=CL3.0 -uniform-workgroup-size k.cl",
            "global-offset=spec-constants"
        ));
        assert!(has("-cl-std=CL2.0 k.cl", "regions") && !has("k.cl", "regions"));
        assert!(has("-cl-arm-non-uniform-work-group-size k.cl", "regions"));
        assert!(!has("-cl-std=CL2.0 -cl-uniform-work-group-size k.cl", "regions"));
        assert!(has("-no-16bit-storage=ubo,pushconstant k.cl", "narrow-uniforms=false"));
        assert_eq!(settings("-no-16bit-storage=stack k.cl"), None);
        assert_eq!(settings("-printf-buffer-size=1 k.cl"), None);
    }
}
