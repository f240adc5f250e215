//! AMD's media operations (cl_amd_media_ops, cl_amd_media_ops2), which the runtime does not have: its source gets what
//! their specifications state, in OpenCL C.

use super::family::{Family, Like};
use crate::library::case::Case;
use crate::library::types::{Scalar, WIDTHS};
use crate::library::values::Values;
use Like::{Lanes, One, T};
use Scalar::{Float, Int, UInt, ULong};
use Values::{Any, Between};

/// The functions as their specifications define them, at every width.
const DEFINITIONS: &str = include_str!("media.cl");

const fn media(
    names: &'static [&'static str],
    scalars: &'static [Scalar],
    widths: &'static [usize],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "media", names, scalars, widths, inputs, result }
}

const FAMILIES: &[Family] = &[
    media(&["amd_pack"], &[Float], &[4], &[(T, Between(0.0, 255.0))], One(UInt)),
    media(&["amd_sad4"], &[UInt], &[4], &[(T, Any), (T, Any), (One(UInt), Any)], One(UInt)),
    media(
        &["amd_unpack0", "amd_unpack1", "amd_unpack2", "amd_unpack3"],
        &[UInt],
        WIDTHS,
        &[(T, Any)],
        Lanes(Float),
    ),
    media(
        &[
            "amd_bitalign",
            "amd_bytealign",
            "amd_lerp",
            "amd_sad",
            "amd_sadhi",
            "amd_msad",
            "amd_sadw",
            "amd_sadd",
        ],
        &[UInt],
        WIDTHS,
        &[(T, Any), (T, Any), (T, Any)],
        T,
    ),
    media(&["amd_qsad", "amd_mqsad"], &[ULong], WIDTHS, &[(T, Any), (Lanes(UInt), Any), (T, Any)], T),
    media(&["amd_bfm"], &[UInt], WIDTHS, &[(T, Any), (T, Any)], T),
    media(&["amd_bfe"], &[Int, UInt], WIDTHS, &[(T, Any), (Lanes(UInt), Any), (Lanes(UInt), Any)], T),
    media(&["amd_median3", "amd_min3", "amd_max3"], &[Int, UInt], WIDTHS, &[(T, Any), (T, Any), (T, Any)], T),
    // Which of two zeros is the less is not said.
    media(
        &["amd_median3", "amd_min3", "amd_max3"],
        &[Float],
        WIDTHS,
        &[(T, Between(0.5, 20.0)), (T, Between(0.5, 20.0)), (T, Between(0.5, 20.0))],
        T,
    ),
];

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    FAMILIES.iter().flat_map(Family::cases).map(|case| case.defining(DEFINITIONS)).collect()
}
