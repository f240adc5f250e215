//! The page in a headless Chromium: `web/check.html` uses it as a person would, and reports.

use crate::page::source;
use crate::server::{self, Server};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use task_support::workspace;

/// The longest that the check of a page takes.
const LIMIT: Duration = Duration::from_secs(120);
/// The folder of the browser's profile.
const PROFILE: &str = "profile";
/// The longest time from the end of the download to the first result, on a machine that does other work besides.
const MAX_START_MS: u64 = 700;
/// The longest time from a key stroke to the result of a small translation.
const MAX_FIRST_RESULT_MS: u64 = 500;

/// How often the page is used, each time in a new browser. The quickest start counts: a browser still starts itself when it
/// opens its first page.
const RUNS: usize = 3;

/// Uses the page, and takes a picture of it.
pub(crate) fn check(folder: &Path) -> Result<()> {
    for page in ["check.html", "picture.html"] {
        std::fs::write(folder.join(page), source(&format!("web/{page}"))?)?;
    }
    let server = server::start(folder)?;
    let runs = (0..RUNS).map(|_| use_page(folder, &server)).collect::<Result<Vec<_>>>()?;
    for passed in runs.iter().take(1).flat_map(|run| run["passed"].as_array()).flatten() {
        println!("page: {}", passed.as_str().unwrap_or_default());
    }
    let least = |key: &str| {
        let numbers = runs.iter().filter_map(|run| run[key].as_u64());
        numbers.min().with_context(|| format!("the page reports no {key}"))
    };
    let (started, first) = (least("started")?, least("firstResult")?);
    println!("page: first result {started} ms after the download; {first} ms after a change");
    if started > MAX_START_MS || first > MAX_FIRST_RESULT_MS {
        bail!("the page is too slow");
    }
    let picture = folder.join("playground.png");
    let mut command = chromium(folder)?;
    command.arg(format!("--screenshot={}", picture.display())).arg("--window-size=1280,800");
    workspace::output(command.arg(format!("{}/picture.html", server.url)))?;
    println!("{}", picture.display());
    Ok(())
}

/// Uses the page in a new browser, and returns its report.
fn use_page(folder: &Path, server: &Server) -> Result<serde_json::Value> {
    let profile = folder.join(PROFILE);
    if profile.exists() {
        std::fs::remove_dir_all(&profile)?;
    }
    let running = Running(chromium(folder)?.arg(format!("{}/check.html", server.url)).spawn()?);
    let result = server.results.recv_timeout(LIMIT).context("the page reports nothing")?;
    drop(running);
    let result: serde_json::Value = serde_json::from_str(&result)?;
    match result["failure"].as_str() {
        Some(failure) => bail!("the page: {failure}"),
        None => Ok(result),
    }
}

/// Chromium without a window, and with a profile of its own.
fn chromium(folder: &Path) -> Result<Command> {
    let mut command = workspace::tool("chromium")?;
    command.args(["--headless=new", "--disable-gpu", "--no-first-run", "--hide-scrollbars"]);
    command.arg(format!("--user-data-dir={}", folder.join(PROFILE).display()));
    if task_support::installation::is_root() {
        // Chromium has no sandbox for the administrator.
        command.arg("--no-sandbox");
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(command)
}

/// A browser that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
