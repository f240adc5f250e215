//! Laws of the list of flags, and how settings become options.

use super::*;
use crate::Code;
use crate::{BuiltinDialect, Interface, LossGrade, Version};
use std::collections::BTreeSet;
use translate_common::profile;

fn settings(given: &[(&str, &str)]) -> Settings {
    let mut settings = Settings::default();
    for (name, value) in given {
        settings.set(name, value).unwrap();
    }
    settings
}

#[test]
fn settings_become_options() {
    let settings = settings(&[
        ("--spirv-max-version", "1.2"),
        ("spirv-ext", "-all,+SPV_KHR_expect_assume"),
        ("spirv-ext", "+SPV_KHR_linkonce_odr"),
        ("spec-const", "1:i32:7 2:f32:0.5"),
        ("strict", "semantic"),
        ("strict-input", ""),
    ]);
    let options = settings.options(Direction::ToLlvm).unwrap();
    assert_eq!(options.spirv.max_version, Version::V1_2);
    let extensions = &options.spirv.extensions;
    assert!(extensions.allows("SPV_KHR_expect_assume") && options.policy.strict_input);
    assert!(extensions.allows("SPV_KHR_linkonce_odr") && extensions.forbids("SPV_INTEL_optnone"));
    assert_eq!(options.llvm.specialization.len(), 2);
    assert_eq!(options.policy.strict, Some(LossGrade::Semantic));
    let options = settings.options(Direction::ToSpirv).unwrap();
    assert!(options.llvm.specialization.is_empty() && !options.policy.strict_input);
}

#[test]
fn refused_settings_have_reasons() {
    let mut settings = Settings::default();
    let of = |result: Result<(), Error>| result.unwrap_err().to_string();
    assert!(of(settings.set("spirv-max-versoin", "1.2")).contains("did you mean 'spirv-max-version'?"));
    assert!(of(settings.set("spirv-max-version", "2.9")).contains("2.9"));
    assert!(of(settings.set("spec-const", "1:i8:300")).contains("300"));
    assert!(of(settings.set("quite-another", "")).contains("quite-another"));
    assert!(of(settings.set("timeout", "soon")).contains("expected a number of seconds"));
    assert!(of(settings.set("timeout", "-1")).contains("a time is not negative"));
    assert!(of(settings.set("timeout", "1e30")).contains("the time is too long"));
    assert!(of(settings.set("timeout", "nan")).contains("expected a number of seconds"));
    assert!(of(settings.set("target", "opencl2")).contains("the closest name is opencl2.0"));
    assert!(of(settings.set("target", "OpenCL1.2")).contains("the closest name is opencl1.2"));
    assert!(!of(settings.set("target", "nothing-close")).contains("closest"));
    settings.set("spirv-max-version", "1.0").unwrap();
    settings.set("spirv-min-version", "1.4").unwrap();
    assert_eq!(settings.options(Direction::ToSpirv).unwrap_err().code(), Code::InvalidOption);
}

#[test]
fn suggestions_are_close() {
    let near = |name: &str| {
        let refused = Settings::default().set(name, "").unwrap_err().to_string();
        refused.split_once("did you mean '").and_then(|(_, rest)| Some(rest.split_once('\'')?.0.to_owned()))
    };
    for (name, expected) in [
        ("spirv_max_version", "spirv-max-version"),
        ("max-version", "spirv-max-version"),
        ("targt", "target"),
        ("timout", "timeout"),
        ("limit-input", "limit-input-size"),
    ] {
        assert_eq!(near(name).as_deref(), Some(expected), "{name}");
    }
    // Three other letters make another word of a short one, and several options begin with `spirv`.
    for name in ["foo", "xyz", "j", "", "speed", "spirv", "limit"] {
        assert_eq!(near(name), None, "{name}");
    }
}

#[test]
fn executables_of_gpus_are_for_their_triple() {
    let given = settings(&[("executable", "nvptx64-nvidia-cuda"), ("cpu", "sm_90")]);
    let same = settings(&[("spirv-target-triple", "nvptx64-nvidia-cuda"), ("cpu", "sm_90")]);
    let of = |settings: &Settings| settings.options(Direction::ToLlvm).unwrap();
    assert!(of(&given).executable.is_none());
    assert_eq!(of(&given).llvm.device_target, of(&same).llvm.device_target);
    assert_eq!(of(&given).llvm.native, Some(true));
}

#[test]
fn settings_that_need_or_exclude_others_are_checked() {
    let wrong: [&[(&str, &str)]; 6] = [
        &[("executable", "amdgcn-amd-amdhsa"), ("local-size", "4,1,1")],
        &[("executable", ""), ("cpu", "sm_70")],
        &[("robust", "")],
        &[("executable", ""), ("robust", ""), ("mlir-names", "")],
        &[("executable", ""), ("keep-spec-constants", "")],
        &[("fnvar-spec-enable", ""), ("fnvar-arch", "2")],
    ];
    for given in wrong {
        let error = settings(given).options(Direction::ToLlvm).unwrap_err();
        assert_eq!(error.code(), Code::InvalidOption, "{given:?}");
        assert!(settings(given).options(Direction::ToSpirv).is_ok());
    }
    let given = [("robust", "false"), ("mlir-names", ""), ("executable", "")];
    let options = settings(&given).options(Direction::ToLlvm).unwrap();
    assert_eq!(options.executable.map(|executable| executable.interface), Some(Interface::Mlir));
}

#[test]
fn every_target_can_be_set_and_other_settings_override_it() {
    for target in Settings::targets() {
        for (name, value) in target.settings {
            Settings::default().set(name, value).unwrap();
        }
        let settings = settings(&[("spirv-max-version", "1.5"), ("target", target.name)]);
        let options = settings.options(Direction::ToSpirv).unwrap();
        assert_eq!(options.spirv.max_version, Version::V1_5, "{}", target.name);
    }
    let page = include_str!("../../../../docs/targets.md");
    let is_on_page = |target: &&Target| page.contains(&format!("`{}`", target.name));
    assert_eq!(Settings::targets().iter().find(|target| !is_on_page(target)).map(|target| target.name), None);
    for target in Settings::targets() {
        let is_row = |line: &&str| {
            line.starts_with(&format!("| `{}` | ", target.name)) && line.matches(" |").count() == 5
        };
        let row = page.lines().find(is_row).unwrap_or_else(|| panic!("{} has a row of options", target.name));
        for (name, value) in target.settings {
            let is_listed = match *name {
                "spirv-max-version" | "spirv-ext" | "spirv-target-env" => {
                    row.contains(&format!("| `{}` |", value.replace(',', "`, `")))
                }
                name if value.is_empty() => row.contains(&format!("`--{name}`")),
                name => row.contains(&format!("`--{name}={value}`")),
            };
            assert!(is_listed, "{}: {name}={value}", target.name);
        }
    }
    assert!(Settings::targets().windows(2).all(|pair| pair[0].name < pair[1].name));
    let clvk = settings(&[("target", "clvk")]).options(Direction::ToLlvm).unwrap();
    assert_eq!(clvk.llvm.dialect, BuiltinDialect::OpenCl12);
    assert!(Settings::default().set("target", "nobody").is_err());
}

#[test]
fn extensions_default_by_direction() {
    let extensions = Settings::default().options(Direction::ToLlvm).unwrap().spirv.extensions;
    assert!(!extensions.allows("SPV_INTEL_optnone") && extensions.allows_reading("SPV_INTEL_optnone"));
}

#[test]
fn names_differ_and_others_are_named_rightly() {
    let names: BTreeSet<&str> = Settings::all().map(|setting| setting.name).collect();
    assert_eq!(names.len(), Settings::all().count());
    for setting in Settings::all() {
        let others = setting.needs.iter().chain(setting.conflicts);
        assert!(others.into_iter().all(|other| names.contains(other)), "{setting:?}");
        assert!(!setting.help.ends_with('.') && !setting.help.is_empty(), "{setting:?}");
    }
}

#[test]
fn defaults_in_the_list_are_those_of_the_options() {
    for setting in Settings::all().filter(|setting| !setting.default.is_empty()) {
        let mut options = Options::default();
        setting.set(&mut options, setting.default).unwrap();
        assert_eq!(options, Options::default(), "{setting:?}");
        let other = setting.llvm_spirv_default;
        assert!(other.is_none_or(|other| setting.set(&mut options, other).is_ok()), "{setting:?}");
    }
}

#[test]
fn every_environment_of_shaders_is_a_choice() {
    for (highest, name) in profile::SHADER.systems {
        let options = settings(&[("spirv-target-env", name)]).options(Direction::ToLlvm).unwrap();
        assert_eq!(options.spirv.max_version, *highest, "{name}");
    }
}
