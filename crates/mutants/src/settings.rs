//! Settings by name and value, as the command, the C ABI and Python pass them: the input selects them.

use fastrand::Rng;
use spirv_llvm::{Direction, Options, Setting, Settings, Value};

/// Values of lists and texts, good ones and bad ones.
const WORDS: [&str; 16] = [
    "",
    "1",
    "0",
    "all",
    "none",
    "true",
    "Kernel",
    "SPV_KHR_expect_assume",
    "SPV_INTEL_split_barrier",
    "+all",
    "spir64",
    "x86_64-unknown-linux-gnu",
    "1:i32:7",
    "3=4",
    "-",
    "kernel=8,1,1",
];

/// Returns the options that the bytes of an input select, and the settings as text; `None` if the settings are refused together.
pub(crate) fn select(bytes: &[u8], direction: Direction) -> Option<(Options, String)> {
    let mut rng = Rng::with_seed(crate::targets::sum(bytes).into());
    let all: Vec<&Setting> = Settings::all().filter(|setting| setting.is_for(direction)).collect();
    let (mut settings, mut text) = (Settings::default(), String::new());
    for _ in 0..1 + rng.usize(..6) {
        let setting = all[rng.usize(..all.len())];
        let value = value(setting, &mut rng);
        // A value that is refused alone leaves the others as they are.
        if settings.set(setting.name, &value).is_ok() {
            text += &format!(" --{}={value}", setting.name);
        }
    }
    Some((settings.options(direction).ok()?, text))
}

fn value(setting: &Setting, rng: &mut Rng) -> String {
    match setting.value {
        Value::Switch(_) => ["true", "false", ""][rng.usize(..3)].to_owned(),
        Value::OneOf(choices) => choices[rng.usize(..choices.len())].name.to_owned(),
        Value::Number { min, max, .. } => {
            let spread = (max - min).min(if rng.bool() { 4 } else { u32::MAX });
            (u64::from(min) + rng.u64(..=u64::from(spread))).to_string()
        }
        Value::Amount(_) | Value::Seconds(_) => ["1", "1000", "1M", "2G", "0"][rng.usize(..5)].to_owned(),
        Value::Version(_) => format!("1.{}", rng.u32(..8)),
        _ => WORDS[rng.usize(..WORDS.len())].to_owned(),
    }
}
