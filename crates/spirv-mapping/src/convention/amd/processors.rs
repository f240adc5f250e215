//! The processors of AMD's GPUs and their features, by LLVM's names.
//!
//! Source: what clang 22 writes as `"target-features"` for each processor of `--print-supported-cpus`.

/// Whether a processor has a feature; `None` for a processor that is not known. Versions of a processor with other settings
/// (`gfx90a:xnack+`) have its features.
fn has_feature(processor: &str, feature: &str) -> Option<bool> {
    let name = processor.split(':').next().unwrap_or(processor);
    let (_, features) = PROCESSORS.iter().find(|(names, _)| names.split(' ').any(|known| known == name))?;
    Some(features.split(' ').any(|known| known == feature))
}

/// The names of all processors.
pub fn processors() -> impl Iterator<Item = &'static str> {
    PROCESSORS.iter().flat_map(|(names, _)| names.split(' '))
}

/// The sizes that wavefronts of a processor can have; those of all processors if it is not known.
pub fn wavefront_sizes(processor: Option<&str>) -> &'static [u64] {
    let has = |feature| processor.map(|processor| has_feature(processor, feature) == Some(true));
    match (has("wavefrontsize64"), has("gfx1250-insts")) {
        (Some(true), _) => &[64],
        (_, Some(true)) => &[32],
        _ => &[32, 64],
    }
}

/// Processors with the same features, and these.
#[rustfmt::skip] // a table
const PROCESSORS: &[(&str, &str)] = &[
    (
        "gfx10-1-generic gfx1010 gfx1013",
        "16-bit-insts atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 ci-insts cube-insts \
         cvt-pknorm-vop2-insts dl-insts dpp gfx10-insts gfx8-insts gfx9-insts lerp-inst qsad-insts \
         s-memrealtime s-memtime-inst sad-insts wavefrontsize32",
    ),
    (
        "gfx10-3-generic gfx1030 gfx1031 gfx1032 gfx1033 gfx1034 gfx1035 gfx1036",
        "16-bit-insts atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 ci-insts cube-insts \
         cvt-pknorm-vop2-insts dl-insts dot1-insts dot10-insts dot2-insts dot5-insts dot6-insts \
         dot7-insts dpp gfx10-3-insts gfx10-insts gfx8-insts gfx9-insts lerp-inst qsad-insts \
         s-memrealtime s-memtime-inst sad-insts wavefrontsize32",
    ),
    (
        "gfx1011 gfx1012",
        "16-bit-insts atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 ci-insts cube-insts \
         cvt-pknorm-vop2-insts dl-insts dot1-insts dot10-insts dot2-insts dot5-insts dot6-insts \
         dot7-insts dpp gfx10-insts gfx8-insts gfx9-insts lerp-inst qsad-insts s-memrealtime \
         s-memtime-inst sad-insts wavefrontsize32",
    ),
    (
        "gfx11-generic gfx1100 gfx1101 gfx1102 gfx1103 gfx1150 gfx1151 gfx1152 gfx1153",
        "16-bit-insts atomic-fadd-rtn-insts atomic-fmin-fmax-global-f32 ci-insts cube-insts \
         cvt-pknorm-vop2-insts dl-insts dot10-insts dot12-insts dot5-insts dot7-insts dot8-insts \
         dot9-insts dpp gfx10-3-insts gfx10-insts gfx11-insts gfx8-insts gfx9-insts lerp-inst qsad-insts \
         sad-insts wavefrontsize32",
    ),
    (
        "gfx12-generic gfx1200 gfx1201",
        "16-bit-insts atomic-buffer-global-pk-add-f16-insts atomic-buffer-pk-add-bf16-inst \
         atomic-ds-pk-add-16-insts atomic-fadd-rtn-insts atomic-flat-pk-add-16-insts \
         atomic-fmin-fmax-global-f32 atomic-global-pk-add-bf16-inst ci-insts cube-insts \
         cvt-pknorm-vop2-insts dl-insts dot10-insts dot11-insts dot12-insts dot7-insts dot8-insts \
         dot9-insts dpp fp8-conversion-insts gfx10-3-insts gfx10-insts gfx11-insts gfx12-insts gfx8-insts \
         gfx9-insts lerp-inst qsad-insts sad-insts wavefrontsize32",
    ),
    (
        "gfx1250 gfx1251",
        "16-bit-insts add-min-max-insts ashr-pk-insts atomic-buffer-global-pk-add-f16-insts \
         atomic-buffer-pk-add-bf16-inst atomic-ds-pk-add-16-insts atomic-fadd-rtn-insts \
         atomic-flat-pk-add-16-insts atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 \
         atomic-global-pk-add-bf16-inst bf16-cvt-insts bf16-pk-insts bf16-trans-insts bitop3-insts \
         ci-insts clusters cube-insts cvt-pknorm-vop2-insts dl-insts dot7-insts dot8-insts dpp \
         fp8-conversion-insts fp8e5m3-insts gfx10-3-insts gfx10-insts gfx11-insts gfx12-insts \
         gfx1250-insts gfx8-insts gfx9-insts lerp-inst mcast-load-insts permlane16-swap \
         pk-add-min-max-insts prng-inst qsad-insts s-wakeup-barrier-inst sad-insts setprio-inc-wg-inst \
         tanh-insts tensor-cvt-lut-insts transpose-load-f4f6-insts vmem-pref-insts wavefrontsize32",
    ),
    (
        "gfx600 gfx601 gfx602",
        "atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 cube-insts cvt-pknorm-vop2-insts \
         lerp-inst s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx700 gfx701 gfx702 gfx703 gfx704 gfx705",
        "atomic-fmin-fmax-global-f32 atomic-fmin-fmax-global-f64 ci-insts cube-insts \
         cvt-pknorm-vop2-insts lerp-inst qsad-insts s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx801 gfx802 gfx803 gfx805 gfx810",
        "16-bit-insts ci-insts cube-insts cvt-pknorm-vop2-insts dpp gfx8-insts lerp-inst qsad-insts \
         s-memrealtime s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx9-4-generic",
        "16-bit-insts atomic-buffer-global-pk-add-f16-insts atomic-ds-pk-add-16-insts \
         atomic-fadd-rtn-insts atomic-flat-pk-add-16-insts atomic-fmin-fmax-global-f64 \
         atomic-global-pk-add-bf16-inst ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts \
         dot10-insts dot2-insts dot3-insts dot4-insts dot5-insts dot6-insts dot7-insts dpp gfx8-insts \
         gfx9-insts gfx90a-insts gfx940-insts lerp-inst mai-insts qsad-insts s-memrealtime s-memtime-inst \
         sad-insts wavefrontsize64",
    ),
    (
        "gfx9-generic gfx900 gfx902 gfx904 gfx909 gfx90c",
        "16-bit-insts ci-insts cube-insts cvt-pknorm-vop2-insts dpp gfx8-insts gfx9-insts lerp-inst \
         qsad-insts s-memrealtime s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx906",
        "16-bit-insts ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts dot10-insts \
         dot2-insts dot7-insts dpp gfx8-insts gfx9-insts lerp-inst qsad-insts s-memrealtime \
         s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx908",
        "16-bit-insts ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts dot10-insts \
         dot2-insts dot3-insts dot4-insts dot5-insts dot6-insts dot7-insts dpp gfx8-insts gfx9-insts \
         lerp-inst mai-insts qsad-insts s-memrealtime s-memtime-inst sad-insts wavefrontsize64",
    ),
    (
        "gfx90a",
        "16-bit-insts atomic-buffer-global-pk-add-f16-insts atomic-fadd-rtn-insts \
         atomic-fmin-fmax-global-f64 ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts \
         dot10-insts dot2-insts dot3-insts dot4-insts dot5-insts dot6-insts dot7-insts dpp gfx8-insts \
         gfx9-insts gfx90a-insts lerp-inst mai-insts qsad-insts s-memrealtime s-memtime-inst sad-insts \
         wavefrontsize64",
    ),
    (
        "gfx942",
        "16-bit-insts atomic-buffer-global-pk-add-f16-insts atomic-ds-pk-add-16-insts \
         atomic-fadd-rtn-insts atomic-flat-pk-add-16-insts atomic-fmin-fmax-global-f64 \
         atomic-global-pk-add-bf16-inst ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts \
         dot10-insts dot2-insts dot3-insts dot4-insts dot5-insts dot6-insts dot7-insts dpp \
         fp8-conversion-insts fp8-insts gfx8-insts gfx9-insts gfx90a-insts gfx940-insts lerp-inst \
         mai-insts qsad-insts s-memrealtime s-memtime-inst sad-insts wavefrontsize64 xf32-insts",
    ),
    (
        "gfx950",
        "16-bit-insts ashr-pk-insts atomic-buffer-global-pk-add-f16-insts atomic-buffer-pk-add-bf16-inst \
         atomic-ds-pk-add-16-insts atomic-fadd-rtn-insts atomic-flat-pk-add-16-insts \
         atomic-fmin-fmax-global-f64 atomic-global-pk-add-bf16-inst bf8-cvt-scale-insts bitop3-insts \
         ci-insts cube-insts cvt-pknorm-vop2-insts dl-insts dot1-insts dot10-insts dot12-insts \
         dot13-insts dot2-insts dot3-insts dot4-insts dot5-insts dot6-insts dot7-insts dpp \
         f16bf16-to-fp6bf6-cvt-scale-insts f32-to-f16bf16-cvt-sr-insts fp4-cvt-scale-insts \
         fp6bf6-cvt-scale-insts fp8-conversion-insts fp8-cvt-scale-insts fp8-insts gfx8-insts gfx9-insts \
         gfx90a-insts gfx940-insts gfx950-insts lerp-inst mai-insts permlane16-swap permlane32-swap \
         prng-inst qsad-insts s-memrealtime s-memtime-inst sad-insts wavefrontsize64",
    ),
];

/// Whether a processor has what a condition names: features, with commas for all and bars for any of them, and with brackets.
/// `None` for a processor that is not known.
pub fn has_features(processor: &str, condition: &str) -> Option<bool> {
    let mut rest = condition.as_bytes();
    let value = any(processor, &mut rest, 0)?;
    rest.is_empty().then_some(value)
}

/// How deep brackets nest.
const MAX_BRACKETS: u32 = 16;

fn any(processor: &str, rest: &mut &[u8], depth: u32) -> Option<bool> {
    let mut value = all(processor, rest, depth)?;
    while let [b'|', after @ ..] = *rest {
        *rest = after;
        value |= all(processor, rest, depth)?;
    }
    Some(value)
}

fn all(processor: &str, rest: &mut &[u8], depth: u32) -> Option<bool> {
    let mut value = term(processor, rest, depth)?;
    while let [b',', after @ ..] = *rest {
        *rest = after;
        value &= term(processor, rest, depth)?;
    }
    Some(value)
}

fn term(processor: &str, rest: &mut &[u8], depth: u32) -> Option<bool> {
    if let [b'(', inner @ ..] = *rest {
        *rest = inner;
        let value = if depth < MAX_BRACKETS { any(processor, rest, depth + 1)? } else { return None };
        let [b')', after @ ..] = *rest else { return None };
        *rest = after;
        return Some(value);
    }
    let length = rest.iter().position(|byte| b",|()".contains(byte)).unwrap_or(rest.len());
    let (name, after) = rest.split_at(length);
    *rest = after;
    // Without a condition every processor fits.
    if name.is_empty() { Some(true) } else { has_feature(processor, std::str::from_utf8(name).ok()?) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_of_processors() {
        assert_eq!(has_feature("gfx90a", "gfx90a-insts"), Some(true));
        assert_eq!(has_feature("gfx90a:xnack+", "gfx12-insts"), Some(false));
        assert_eq!(has_feature("sm_90", "dpp"), None);
        assert!(processors().any(|name| name == "gfx1201"));
    }

    #[test]
    fn sizes_of_wavefronts() {
        assert_eq!(wavefront_sizes(Some("gfx90a:xnack+")), [64]);
        assert_eq!(wavefront_sizes(Some("gfx1100")), [32, 64]);
        assert_eq!(wavefront_sizes(Some("gfx1250")), [32]);
        assert_eq!(wavefront_sizes(None), [32, 64]);
    }

    #[test]
    fn conditions() {
        let holds = |condition| has_features("gfx1100", condition);
        assert_eq!(holds("gfx11-insts"), Some(true));
        assert_eq!(holds("gfx11-insts,gfx12-insts"), Some(false));
        assert_eq!(holds("gfx12-insts|gfx11-insts"), Some(true));
        assert_eq!(holds("dpp,(gfx12-insts|wavefrontsize32)"), Some(true));
        assert_eq!(holds(""), Some(true));
        assert_eq!(holds("(dpp"), None);
    }
}
