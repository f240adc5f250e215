//! The output of a suite's program, line by line: which test runs, how it ends, and the reasons of a failure.

/// The result of a test as its program prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Passed,
    Failed,
    Skipped,
}

/// Evidence about the test that runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// The names of the modules that the test did not find.
    pub(super) missing: Vec<String>,
    /// The first message about a module that the runtime did not build.
    pub(super) not_built: Option<String>,
    /// The first message about an error.
    pub(super) error: Option<String>,
}

/// A test that ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ended {
    pub(super) test: String,
    pub(super) ending: Ending,
    pub(super) evidence: Evidence,
}

/// Reads the output of one process, which runs tests one after the other.
#[derive(Debug)]
pub(super) struct Reader<'t> {
    /// The tests that the process was started for.
    tests: &'t [String],
    running: Option<String>,
    evidence: Evidence,
    /// How the suite ended before its first test.
    whole: Option<Ending>,
}

/// A change of the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A test begins.
    Begun,
    Ended(Ended),
}

impl<'t> Reader<'t> {
    /// Returns a reader of the output of a process that was started for these tests.
    pub(super) fn new(tests: &'t [String]) -> Self {
        Reader { tests, running: None, evidence: Evidence::default(), whole: None }
    }

    /// Returns the test that runs, with the evidence so far.
    pub(super) fn running(&self) -> Option<(&str, &Evidence)> {
        Some((self.running.as_deref()?, &self.evidence))
    }

    /// Returns how the whole suite ended, if it ran no test.
    pub(super) fn whole_suite(&self) -> Option<Ending> {
        self.whole
    }

    /// Reads a line of the output.
    pub(super) fn line(&mut self, line: &str) -> Option<Step> {
        let line = line.trim();
        if let Some(name) = line.strip_suffix("...")
            && self.tests.iter().any(|test| test == name)
        {
            self.running = Some(name.to_owned());
            self.evidence = Evidence::default();
            return Some(Step::Begun);
        }
        match line {
            "Test skipped while initialization" => self.whole = Some(Ending::Skipped),
            "Test failed while initialization" => self.whole = Some(Ending::Failed),
            _ => {}
        }
        let test = self.running.as_deref()?;
        if let Some(ending) = ending(line, test) {
            let ended = Ended { test: test.to_owned(), ending, evidence: std::mem::take(&mut self.evidence) };
            self.running = None;
            return Some(Step::Ended(ended));
        }
        self.evidence.line(line);
        None
    }
}

/// The result of a test, if the line states it. Text of the test without a line end may precede it.
fn ending(line: &str, test: &str) -> Option<Ending> {
    let endings = [
        (" passed", Ending::Passed),
        (" FAILED", Ending::Failed),
        (" test not supported", Ending::Skipped),
        (" test currently not implemented", Ending::Skipped),
        (" tests is not supported in offline compiler execution path!", Ending::Skipped),
    ];
    for (text, ending) in endings {
        if line.strip_suffix(text).is_some_and(|before| ends_in_name(before, test)) {
            return Some(ending);
        }
    }
    let version = line.split_once(" skipped (requires at least ");
    version.is_some_and(|(before, _)| ends_in_name(before, test)).then_some(Ending::Skipped)
}

/// Whether a text ends in a name, and not in a longer one.
fn ends_in_name(text: &str, name: &str) -> bool {
    let before = text.strip_suffix(name);
    before.is_some_and(|before| !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
}

/// Functions of OpenCL that build a module.
const BUILDS: [&str; 6] = [
    "clBuildProgram",
    "clCompileProgram",
    "clLinkProgram",
    "clCreateProgramWithIL",
    "Failed to build program",
    "Failed to create program",
];

impl Evidence {
    /// Adds the evidence of a line.
    fn line(&mut self, line: &str) {
        if let Some((_, path)) = line.split_once("can't open cached SPIR-V file: ") {
            self.missing.extend(file_stem(path, ".spv64"));
        } else if let Some((_, file)) = line.split_once("File ").filter(|_| line.ends_with(" not found")) {
            self.missing.extend(file_stem(file.trim_end_matches(" not found"), ".spv64"));
        } else if is_error(line) {
            if self.not_built.is_none() && BUILDS.iter().any(|function| line.contains(function)) {
                self.not_built = Some(line.to_owned());
            }
            self.error.get_or_insert_with(|| line.to_owned());
        }
    }
}

/// Whether a line is about a failure.
fn is_error(line: &str) -> bool {
    ["ERROR", "Error", "error:", "FAIL", "Failed", "failed", "mismatch", "do not match"]
        .iter()
        .any(|word| line.contains(word))
}

/// The file name of a path without its folder and its extension, if it has this one.
fn file_stem(path: &str, extension: &str) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    Some(name.strip_suffix(extension)?.to_owned())
}

/// Returns the names that a suite prints with `--list`: the lines behind a tabulator.
pub(super) fn listed(output: &str) -> Vec<String> {
    let names = output.lines().filter_map(|line| line.strip_prefix('\t'));
    names.filter(|name| !name.contains(char::is_whitespace) && !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tests: &[&str], output: &str) -> (Vec<Ended>, Option<String>, Option<Ending>) {
        let tests: Vec<String> = tests.iter().map(|test| (*test).to_owned()).collect();
        let mut reader = Reader::new(&tests);
        let mut ended = Vec::new();
        for line in output.lines() {
            if let Some(Step::Ended(test)) = reader.line(line) {
                ended.push(test);
            }
        }
        (ended, reader.running().map(|(test, _)| test.to_owned()), reader.whole_suite())
    }

    #[test]
    fn tests_end_behind_their_beginning() {
        let output = "first...\nsecond passed\nWorking...first passed\nsecond...\nx_second passed\nsecond FAILED\nthird...\n\
                      third test not supported\nfourth...\nfourth skipped (requires at least OpenCL version 9.0, but x)\nfifth...\n";
        let (ended, running, whole) = read(&["first", "second", "third", "fourth", "fifth"], output);
        let endings: Vec<_> = ended.iter().map(|test| (test.test.as_str(), test.ending)).collect();
        let expected = [
            ("first", Ending::Passed),
            ("second", Ending::Failed),
            ("third", Ending::Skipped),
            ("fourth", Ending::Skipped),
        ];
        assert_eq!(endings, expected);
        assert_eq!((running.as_deref(), whole), (Some("fifth"), None));
    }

    #[test]
    fn evidence_belongs_to_its_test() {
        let output = "one...\nERROR: early\none passed\ntwo...\n\
                      OfflineCompiler: can't open cached SPIR-V file: c/product.02.spv64\ntwo FAILED\nthree...\n\
                      File d/module.spv64 not found\nERROR: clBuildProgram failed! (X from y:1)\nERROR: late\nthree FAILED\n";
        let (ended, ..) = read(&["one", "two", "three"], output);
        assert_eq!(ended[1].evidence.missing, ["product.02"]);
        assert_eq!(ended[2].evidence.missing, ["module"]);
        let reason = Some("ERROR: clBuildProgram failed! (X from y:1)");
        assert_eq!(ended[2].evidence.not_built.as_deref(), reason);
        assert_eq!(ended[2].evidence.error.as_deref(), reason);
        assert_eq!(ended[1].evidence.not_built, None);
    }

    #[test]
    fn a_suite_can_end_before_its_tests() {
        assert_eq!(read(&["one"], "Test skipped while initialization\n").2, Some(Ending::Skipped));
    }

    #[test]
    fn names_are_listed_behind_a_tabulator() {
        let output = "Usage: x\n\t<name>\tone or more\n\nTest names:\n\tadd\n\tsub_sat\n\n";
        assert_eq!(listed(output), ["add", "sub_sat"]);
    }
}
