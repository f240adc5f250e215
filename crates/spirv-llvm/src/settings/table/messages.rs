//! Settings for the conditions that are errors.

use crate::LossGrade;
use crate::settings::setting::{Choice, Setting, Value};

pub(super) const SETTINGS: &[Setting] = &[Setting::both(
    "strict",
    Value::OneOf(&[
        Choice::new("semantic", "Losses that may change the program's behavior", |options| {
            options.policy.strict = Some(LossGrade::Semantic);
        }),
        Choice::new("performance", "Those, and losses of hints to compilers", |options| {
            options.policy.strict = Some(LossGrade::Performance);
        }),
        Choice::new("cosmetic", "Those, and losses of information for people and tools", |options| {
            options.policy.strict = Some(LossGrade::Cosmetic);
        }),
        Choice::new("all", "The same as cosmetic", |options| {
            options.policy.strict = Some(LossGrade::Cosmetic)
        }),
        Choice::new("none", "No errors: losses are reported only", |options| options.policy.strict = None),
    ]),
    "Make losses errors: all of them, or those of this severity and above",
)
.placeholder("GRADE")
.bare("all")];
