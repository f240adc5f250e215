//! Conversions in every form (OpenCL C 3.0, 6.4.3) and reinterpretation (6.4.4).

use crate::library::case::Case;
use crate::library::types::{ALL, Type, WIDTHS};
use crate::library::values::Values;

/// How a conversion rounds.
const ROUNDINGS: [&str; 5] = ["", "_rte", "_rtz", "_rtp", "_rtn"];

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (from, to) in ALL.iter().flat_map(|from| ALL.iter().map(move |to| (*from, *to))) {
        for lanes in WIDTHS {
            let (from, to) = (Type::new(from, *lanes), Type::new(to, *lanes));
            for rounding in ROUNDINGS {
                cases.push(conversion(from, to, "", rounding));
                if !to.scalar.is_float() {
                    cases.push(conversion(from, to, "_sat", rounding));
                }
            }
            if from.scalar.size() == to.scalar.size() {
                cases.push(case("as", from, to, "", Values::Any));
            }
        }
    }
    cases
}

fn conversion(from: Type, to: Type, saturated: &str, rounding: &str) -> Case {
    // What does not fit is undefined for a float unless it saturates.
    let values = match saturated {
        "" if from.scalar.is_float() && !to.scalar.is_float() => Values::Fits(to.scalar),
        _ => Values::Any,
    };
    case("convert", from, to, &format!("{saturated}{rounding}"), values)
}

fn case(kind: &str, from: Type, to: Type, form: &str, values: Values) -> Case {
    let function = format!("{kind}_{}{form}", to.name());
    Case::new("conversion", format!("{function}({})", from.name()), to, format!("r = {function}(a);"))
        .gives_exactly(to)
        .value(from, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_every_pair_is_there() {
        let cases = cases();
        let converts =
            cases.iter().filter(|case| case.topic == "conversion" && case.call.starts_with("convert"));
        let to_integers = 8 * ALL.len() * WIDTHS.len() * ROUNDINGS.len() * 2;
        let to_floats = 3 * ALL.len() * WIDTHS.len() * ROUNDINGS.len();
        assert_eq!(converts.count(), to_integers + to_floats);
        assert!(cases.iter().any(|case| case.call == "convert_uchar16_sat_rtn(double16)"));
    }
}
