//! The tables: results of the suites on all routes, as Markdown and as JSON.

use super::exceptions;
use super::outcome::{Outcome, RouteResult, Verdicts};
use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The results of one suite, by the names of the routes.
type SuiteResults = BTreeMap<String, RouteResult>;

/// The results of all suites.
#[derive(Clone, Debug, Default)]
pub(super) struct Report {
    /// The name of the runtime.
    runtime: String,
    suites: BTreeMap<String, SuiteResults>,
}

/// Name of the route that is the baseline.
pub(super) const BASELINE: &str = "online";

const JSON: &str = "results.json";
const MARKDOWN: &str = "results.md";

impl Report {
    /// Reads the results of former runs on `runtime` in `folder`, which this run adds to.
    ///
    /// # Errors
    /// The file is damaged, or has results of another runtime.
    pub(super) fn read(folder: &Path, runtime: &str) -> Result<Report> {
        let path = folder.join(JSON);
        let mut report = Report { runtime: runtime.to_owned(), ..Report::default() };
        let Ok(text) = fs::read_to_string(&path) else { return Ok(report) };
        let damaged = || format!("{}: not the results of a run", path.display());
        let value: Value = serde_json::from_str(&text).with_context(damaged)?;
        let other = value.get("runtime").and_then(Value::as_str).with_context(damaged)?;
        ensure!(other == runtime, "{}: results of {other}; name another folder by `--out`", path.display());
        let suites = value.get("suites").and_then(Value::as_object).with_context(damaged)?;
        for (suite, routes) in suites {
            for (route, result) in routes.as_object().with_context(damaged)? {
                report.set(suite, route, RouteResult::from_json(result).with_context(damaged)?);
            }
        }
        Ok(report)
    }

    /// Sets the results of a suite on a route.
    pub(super) fn set(&mut self, suite: &str, route: &str, result: RouteResult) {
        self.suites.entry(suite.to_owned()).or_default().insert(route.to_owned(), result);
    }

    /// Removes the results of a suite.
    pub(super) fn clear(&mut self, suite: &str) {
        self.suites.remove(suite);
    }

    /// Writes both files.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn write(&self, folder: &Path) -> Result<()> {
        let suites: Map<String, Value> = self
            .suites
            .iter()
            .map(|(suite, routes)| {
                let routes: Map<String, Value> =
                    routes.iter().map(|(route, result)| (route.clone(), result.to_json())).collect();
                (suite.clone(), routes.into())
            })
            .collect();
        let value = json!({ "runtime": self.runtime, "suites": suites });
        fs::write(folder.join(JSON), serde_json::to_string_pretty(&value)? + "\n")?;
        fs::write(folder.join(MARKDOWN), self.markdown()?)?;
        Ok(())
    }

    /// Returns the tests that pass online and differ on a route without a known reason, as lines.
    pub(super) fn differences(&self) -> Vec<String> {
        self.differing()
            .filter(|difference| difference.excuse().is_none())
            .map(|difference| difference.to_string())
            .collect()
    }

    fn differing(&self) -> impl Iterator<Item = Difference<'_>> {
        self.suites.iter().flat_map(|(suite, routes)| {
            let others = routes.iter().filter(|(route, _)| *route != BASELINE);
            others.flat_map(move |(route, result)| {
                let tests = result.tests.iter().filter(|(_, verdict)| verdict.outcome.is_difference());
                tests.map(move |(test, verdict)| Difference {
                    suite,
                    route,
                    test,
                    outcome: verdict.outcome,
                    reason: &verdict.reason,
                })
            })
        })
    }

    fn routes(&self) -> BTreeSet<&str> {
        let names = self.suites.values().flat_map(BTreeMap::keys);
        names.map(String::as_str).filter(|route| *route != BASELINE).collect()
    }

    fn markdown(&self) -> Result<String> {
        let mut text = format!("# OpenCL-CTS on {}\n\n## Tests\n\n", self.runtime);
        text += "Tests that pass online, and of the ones that a route reached, the tests that pass.\n\n";
        self.table(
            &mut text,
            "online",
            |routes| online(routes.get(BASELINE)),
            |result| {
                let passed = count(&result.tests, Outcome::Passed);
                let reached =
                    result.tests.values().filter(|verdict| verdict.outcome != Outcome::Skipped).count();
                format!("{passed} of {reached}")
            },
        )?;
        text += "\n## Modules\n\nSources that the tests used online, or modules of the suite, and of these the ones that became valid modules.\n\n";
        let total = |routes: &SuiteResults| {
            let counts = routes.values().map(|result| result.kernels.len());
            counts.max().unwrap_or(0).to_string()
        };
        self.table(&mut text, "modules", total, |result| {
            let mut cell = count(&result.kernels, Outcome::Passed).to_string();
            for outcome in Outcome::ALL.into_iter().filter(|outcome| outcome.is_difference()) {
                let number = count(&result.kernels, outcome);
                if number != 0 {
                    let _ = write!(cell, ", {number} {}", outcome.name());
                }
            }
            cell
        })?;
        text += "\n## Differences\n\n";
        let mut is_equal = true;
        for difference in self.differing() {
            is_equal = false;
            writeln!(text, "- {difference}")?;
        }
        if is_equal {
            text += "None.\n";
        }
        Ok(text)
    }

    /// Adds a table with a row for each suite: a first column, and one for each route.
    fn table(
        &self,
        text: &mut String,
        first: &str,
        of_suite: impl Fn(&SuiteResults) -> String,
        of_route: impl Fn(&RouteResult) -> String,
    ) -> Result<()> {
        let routes = self.routes();
        writeln!(text, "| suite | {first} | {} |", routes.iter().copied().collect::<Vec<_>>().join(" | "))?;
        writeln!(text, "|{}", "---|".repeat(routes.len() + 2))?;
        for (suite, results) in &self.suites {
            write!(text, "| {suite} | {} |", of_suite(results))?;
            for route in &routes {
                write!(text, " {} |", results.get(*route).map(&of_route).unwrap_or_default())?;
            }
            text.push('\n');
        }
        Ok(())
    }
}

/// The cell of the baseline: the tests that pass, and the others by their outcomes.
fn online(result: Option<&RouteResult>) -> String {
    let Some(result) = result else { return String::new() };
    let mut cell = count(&result.tests, Outcome::Passed).to_string();
    for outcome in Outcome::ALL.into_iter().filter(|outcome| *outcome != Outcome::Passed) {
        let number = count(&result.tests, outcome);
        if number != 0 {
            let _ = write!(cell, ", {number} {}", outcome.name());
        }
    }
    if result.not_reached != 0 {
        let _ = write!(cell, ", {} not reached", result.not_reached);
    }
    cell
}

fn count(verdicts: &Verdicts, outcome: Outcome) -> usize {
    verdicts.values().filter(|verdict| verdict.outcome == outcome).count()
}

/// A test that passes online and not on a route.
struct Difference<'r> {
    suite: &'r str,
    route: &'r str,
    test: &'r str,
    outcome: Outcome,
    reason: &'r str,
}

impl Difference<'_> {
    fn excuse(&self) -> Option<&'static str> {
        exceptions::reason(self.suite, self.route, self.test, self.outcome)
    }
}

impl std::fmt::Display for Difference<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}, {}: {}", self.suite, self.test, self.route, self.outcome.name())?;
        match self.excuse() {
            Some(excuse) => write!(f, " ({excuse})"),
            None if self.reason.is_empty() => Ok(()),
            None => write!(f, ": {}", self.reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::outcome::Verdict;
    use super::*;

    fn result(tests: &[(&str, Outcome)]) -> RouteResult {
        let tests =
            tests.iter().map(|(name, outcome)| ((*name).to_owned(), Verdict::new(*outcome, ""))).collect();
        RouteResult { tests, ..RouteResult::default() }
    }

    #[test]
    fn tables_count_the_tests_that_a_route_reached() {
        let mut report = Report::default();
        let mut online = result(&[("a", Outcome::Passed), ("b", Outcome::Passed), ("c", Outcome::Skipped)]);
        online.not_reached = 4;
        report.set("sums", BASELINE, online);
        report.set("sums", "O0", result(&[("a", Outcome::Passed), ("b", Outcome::Wrong)]));
        let text = report.markdown().unwrap();
        assert!(text.contains("| suite | online | O0 |\n|---|---|---|\n"), "{text}");
        assert!(text.contains("| sums | 2, 1 skipped, 4 not reached | 1 of 2 |\n"), "{text}");
        assert_eq!(report.differences(), ["sums b, O0: wrong"]);
    }
}
