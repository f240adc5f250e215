//! Rules that nothing checks here, with the reasons.

/// Intrinsics, or families of them by a common prefix that ends with a period, and the reason why they have no check. The
/// longest name that fits counts.
#[rustfmt::skip] // a table
const REASONS: &[(&str, &str)] = &[
    ("llvm.allow.", HINT),
    ("llvm.annotation", HINT),
    ("llvm.arithmetic.fence", HINT),
    ("llvm.assume", HINT),
    ("llvm.debugtrap", HINT),
    ("llvm.donothing", HINT),
    ("llvm.experimental.constrained.", ENVIRONMENT),
    ("llvm.experimental.noalias.scope.decl", HINT),
    ("llvm.experimental.widenable.condition", HINT),
    ("llvm.fake.use", HINT),
    ("llvm.flt.rounds", ENVIRONMENT),
    ("llvm.fmuladd", "LLVM allows one rounding or two: both results are right"),
    ("llvm.fpbuiltin", LIBRARY),
    ("llvm.fptrunc.round", ENVIRONMENT),
    ("llvm.frameaddress", HINT),
    ("llvm.frexp", LIBRARY),
    ("llvm.get.dynamic.area.offset", HINT),
    ("llvm.get.rounding", ENVIRONMENT),
    ("llvm.invariant.start", HINT),
    ("llvm.is.constant", "the result depends on what is constant, not on a value"),
    ("llvm.launder.invariant.group", HINT),
    ("llvm.lifetime.", HINT),
    ("llvm.modf", LIBRARY),
    ("llvm.objectsize", HINT),
    ("llvm.powi", LIBRARY),
    ("llvm.preserve.static.offset", HINT),
    ("llvm.pseudoprobe", HINT),
    ("llvm.public.type.test", HINT),
    ("llvm.readcyclecounter", COUNTERS),
    ("llvm.readsteadycounter", COUNTERS),
    ("llvm.reloc.none", HINT),
    ("llvm.reset.", ENVIRONMENT),
    ("llvm.returnaddress", HINT),
    ("llvm.set.rounding", ENVIRONMENT),
    ("llvm.sideeffect", HINT),
    ("llvm.sincos", LIBRARY),
    ("llvm.sincospi", LIBRARY),
    ("llvm.spv.", "the library or the device computes it: a work-item function, a group operation, or mathematics"),
    ("llvm.stackrestore", HINT),
    ("llvm.stacksave", HINT),
    ("llvm.strip.invariant.group", HINT),
    ("llvm.threadlocal.address", HINT),
    ("llvm.trap", HINT),
    ("llvm.ubsantrap", HINT),
    ("llvm.vector.partial.reduce.fadd", "the order of the sum, and with it the rounding, is not specified"),
    ("llvm.vp.sqrt", LIBRARY),
];

const HINT: &str = "a hint or a fact about the machine: no value is computed from operands";
const ENVIRONMENT: &str = "it depends on the floating-point environment, which SPIR-V does not have";
const LIBRARY: &str = "a function of OpenCL's library computes it";
const COUNTERS: &str = "a counter of the device";

/// The reason why an intrinsic has no check; `None` if there is none.
pub(super) fn reason(name: &str) -> Option<&'static str> {
    let fits = |row: &&(&str, &str)| match row.0.strip_suffix('.') {
        Some(_) => name.starts_with(row.0),
        None => name == row.0,
    };
    REASONS.iter().filter(fits).max_by_key(|row| row.0.len()).map(|row| row.1)
}
