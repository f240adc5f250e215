//! Tests that pass online and not by our modules, each with the reason that makes it impossible.

use super::outcome::Outcome;

/// A difference with a reason.
pub(super) struct Exception {
    suite: &'static str,
    test: &'static str,
    /// The names of the routes.
    routes: &'static [&'static str],
    outcome: Outcome,
    reason: &'static str,
}

pub(super) const EXCEPTIONS: &[Exception] = &[Exception {
    suite: "generic_address_space",
    test: "generic_variable_gentype",
    routes: &["O0", "O0 round trip"],
    outcome: Outcome::Wrong,
    reason: "without OptNone the runtime vectorizes a function with a parameter of three components to 16 lanes, and computes \
             the last four wrongly",
}];

/// Returns the reason of a difference; `None` if it is not known.
pub(super) fn reason(suite: &str, route: &str, test: &str, outcome: Outcome) -> Option<&'static str> {
    let fits = |exception: &&Exception| {
        exception.suite == suite
            && exception.test == test
            && exception.routes.contains(&route)
            && exception.outcome == outcome
    };
    EXCEPTIONS.iter().find(fits).map(|exception| exception.reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exception_is_for_its_routes_and_its_outcome() {
        let reason =
            |route, outcome| reason("generic_address_space", route, "generic_variable_gentype", outcome);
        assert!(reason("O0", Outcome::Wrong).is_some());
        assert!(reason("O2", Outcome::Wrong).is_none());
        assert!(reason("O0", Outcome::Crashed).is_none());
    }
}
