//! Programs as modules of Vulkan, and their launches on lavapipe.

use super::Kind;
use crate::library::bench::{Bench, compiler, last_lines, level, llvm_of, tried};
use crate::library::case::{GROUP, SCRATCH, SUB_GROUP};
use crate::library::program::Program;
use anyhow::{Context, Result};
use external_tools::own;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use task_support::workspace;

/// The version of Vulkan that programs are translated for.
const TARGET: &str = "vulkan1.2";

/// How long the launches of a program may take: the driver compiles each kernel.
const SECONDS: &str = "240";

/// Where the loader's descriptions of drivers are, and how that of lavapipe begins.
const DRIVERS: &str = "/usr/share/vulkan/icd.d";
const LAVAPIPE: &str = "lvp_icd";

/// The lanes of a vector of lavapipe where no case asks for a size of sub-groups: as many as the runtime's.
const LANES: usize = 8;

/// Why a program has no results.
pub(super) struct Failure {
    pub(super) kind: Kind,
    pub(super) why: String,
    /// The number of the case, if the message names its kernel.
    pub(super) case: Option<usize>,
}

/// lavapipe, and the programs that make modules for it and start them.
pub(super) struct Device<'b> {
    bench: &'b Bench,
    launcher: &'b Path,
    driver: PathBuf,
}

impl<'b> Device<'b> {
    pub(super) fn new(bench: &'b Bench, launcher: &'b Path) -> Result<Device<'b>> {
        let missing = "lavapipe is missing: install Debian's mesa-vulkan-drivers";
        let files = fs::read_dir(DRIVERS).context(missing)?.filter_map(Result::ok);
        let driver = files.map(|file| file.path()).find(|path| {
            path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(LAVAPIPE))
        });
        Ok(Device { bench, launcher, driver: driver.context(missing)? })
    }

    /// The module of a program, or why there is none.
    pub(super) fn shader(
        &self,
        folder: &Path,
        program: &Program<'_>,
    ) -> Result<std::result::Result<PathBuf, Failure>> {
        let (source, llvm) = (folder.join("program.cl"), llvm_of(folder, program));
        let module = folder.join("program.vulkan.spv");
        match program.assembly() {
            Some(text) => fs::write(&llvm, text)?,
            None => {
                fs::write(&source, program.source())?;
                if let Err(why) = tried("clang-22", &mut compiler(&source, &llvm, level(program))?)? {
                    return Ok(Err(Failure { kind: Kind::Refused, why, case: None }));
                }
            }
        }
        let mut translate = own::built(&self.bench.programs.tool)?;
        translate
            .args(["--target", TARGET, "--vulkan-global-offset", "--json"])
            .arg(&llvm)
            .arg("-o")
            .arg(&module);
        let output = translate.output().context("cannot start the translator")?;
        if !output.status.success() {
            return Ok(Err(refusal(&output.stderr)));
        }
        let mut validate = workspace::tool("spirv-val")?;
        let validated = tried("spirv-val", validate.args(["--target-env", TARGET]).arg(&module))?;
        Ok(match validated {
            Ok(()) => Ok(module),
            Err(why) => Err(Failure { kind: Kind::Invalid, why, case: None }),
        })
    }

    /// Launches the kernels of a program; the bytes of all outputs, or why there are none.
    pub(super) fn launch(
        &self,
        folder: &Path,
        program: &Program<'_>,
        module: &Path,
    ) -> Result<std::result::Result<Vec<u8>, Failure>> {
        let (input, result) = (folder.join("input.bin"), folder.join("vulkan.bin"));
        fs::write(&result, vec![0; program.output_size.max(1)])?;
        let mut command = workspace::tool("timeout")?;
        command.arg(SECONDS).arg(self.launcher).arg(module);
        command.arg("--output").arg(named("out", "", &result));
        for name in ["in", "fixed"] {
            command.arg("--output").arg(named(name, "", Path::new("/dev/null")));
        }
        for (at, kernel) in program.kernels.iter().enumerate() {
            if at > 0 {
                command.arg("--then");
            }
            command.arg(format!("k{}", kernel.number));
            command.args(["--global", &kernel.items.to_string(), "--local", &GROUP.to_string()]);
            for (name, file) in [("in", &input), ("fixed", &input), ("out", &result)] {
                // The first launch brings the contents.
                let argument = if at == 0 { named(name, "hex@", file) } else { name.to_owned() };
                command.arg("--arg").arg(argument);
            }
            command.arg("--arg").arg(format!("local:{SCRATCH}"));
        }
        let is_in_sub_groups = program.kernels.iter().any(|kernel| kernel.in_sub_groups);
        self.set_variables(&mut command, if is_in_sub_groups { SUB_GROUP } else { LANES });
        let output = command.stdout(Stdio::null()).output().context("cannot start the launcher")?;
        Ok(match output.status.success() {
            true => Ok(fs::read(&result)?),
            false => {
                let said = last_lines(&String::from_utf8_lossy(&output.stderr));
                Err(Failure { kind: Kind::Driver, why: format!("{}: {said}", output.status), case: None })
            }
        })
    }

    fn set_variables(&self, command: &mut Command, lanes: usize) {
        command
            .env("VK_ICD_FILENAMES", &self.driver)
            .env("LP_NUM_THREADS", "1")
            .env("LP_NATIVE_VECTOR_WIDTH", (32 * lanes).to_string())
            // Mesa's cache of compiled shaders does not look at the width.
            .env("MESA_SHADER_CACHE_DISABLE", "true");
    }
}

/// `NAME=KIND FILE` as the launcher's command line has it.
fn named(name: &str, kind: &str, file: &Path) -> String {
    format!("{name}={kind}{}", file.display())
}

/// The first error among the diagnostics of the translator.
fn refusal(report: &[u8]) -> Failure {
    let all: serde_json::Value = serde_json::from_slice(report).unwrap_or_default();
    let list = all["diagnostics"].as_array().map(Vec::as_slice).unwrap_or_default();
    let Some(first) = list.iter().find(|each| each["severity"] == "error") else {
        let why = last_lines(&String::from_utf8_lossy(report));
        return Failure { kind: Kind::Refused, why, case: None };
    };
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let case = first["at"]["function"].as_str().and_then(|name| name.strip_prefix('k')?.parse().ok());
    let why = format!("{}: {}", text(&first["at"]["instruction"]), text(&first["message"]));
    Failure { kind: Kind::Refused, why, case }
}
