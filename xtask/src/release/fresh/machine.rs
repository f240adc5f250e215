//! A bare Debian 12 in a folder: made by debootstrap, entered with chroot.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use task_support::workspace;

/// Its name in Debian.
const SUITE: &str = "bookworm";

/// The requirements of Rust itself: a linker with the C library to link with, and certificates to fetch crates.
const NEEDED_BY_RUST: &str = "--include=ca-certificates,gcc,libc6-dev";

/// Where packages come from: the machine's own Debian sources.
const SOURCES: [&str; 2] = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"];

/// Where Debian keeps the certificates that somebody added: behind a proxy with one of its own nothing can be fetched
/// without it.
const CERTIFICATES: &str = "/usr/local/share/ca-certificates";

/// Where pip reads how it reaches PyPI, for all users.
const PIP: &str = "/etc/pip.conf";

/// The folder that stands for the machine's root, below that of the task.
pub(super) fn root_of(folder: &Path) -> PathBuf {
    folder.join("root")
}

/// The file with the Debian release of this machine's packages.
///
/// # Errors
/// It says so nowhere: it is no Debian.
pub(super) fn sources() -> Result<&'static str> {
    let found =
        SOURCES.into_iter().find(|path| fs::read_to_string(path).is_ok_and(|text| text.contains(SUITE)));
    found.with_context(|| format!("neither of {} names sources of {SUITE}", SOURCES.join(" and ")))
}

/// The machine.
pub(super) struct Machine {
    root: PathBuf,
    /// `PATH` there.
    path: String,
    /// The home of its one user, as it is called there.
    home: &'static str,
}

/// The measurements of one command.
pub(super) struct Cost {
    pub(super) wall: Duration,
    /// Seconds of all cores.
    pub(super) cpu: f64,
    /// Packages that it installed.
    pub(super) packages: Vec<String>,
    /// Their size on the disk, in KiB.
    pub(super) kib: u64,
}

impl Machine {
    /// Makes the machine below `folder`; with `shared`, packages that were fetched before are not fetched again.
    ///
    /// # Errors
    /// A program fails; the folder cannot be written.
    pub(super) fn make(folder: &Path, shared: bool) -> Result<Self> {
        let root = root_of(folder);
        fs::create_dir_all(&root)?;
        let mut debootstrap = workspace::tool("debootstrap")?;
        debootstrap.args(["--variant=minbase", NEEDED_BY_RUST]);
        let archives = folder.join("archives");
        if shared {
            fs::create_dir_all(archives.join("partial"))?;
            debootstrap.arg("--cache-dir").arg(&archives);
        }
        workspace::output(debootstrap.arg(SUITE).arg(&root))?;
        let machine = Self {
            root,
            path: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin".to_owned(),
            home: "/newcomer",
        };
        fs::create_dir_all(machine.inside(machine.home))?;
        let _ = fs::remove_file(machine.inside(SOURCES[1]));
        fs::copy(sources()?, machine.inside(sources()?))?;
        fs::copy("/etc/resolv.conf", machine.inside("/etc/resolv.conf"))?;
        machine.trust_what_this_one_trusts()?;
        if Path::new(PIP).is_file() {
            fs::copy(PIP, machine.inside(PIP))?;
        }
        workspace::output(
            workspace::tool("mount")?.args(["-t", "proc", "proc"]).arg(machine.inside("/proc")),
        )?;
        machine.lend(Path::new("/dev"), "/dev", true)?;
        if shared {
            machine.lend(&archives, "/var/cache/apt/archives", true)?;
        }
        Ok(machine)
    }

    /// A path of the machine as this one sees it.
    pub(super) fn inside(&self, path: &str) -> PathBuf {
        self.root.join(path.trim_start_matches('/'))
    }

    /// Gives the machine the certificates that were added to this one.
    fn trust_what_this_one_trusts(&self) -> Result<()> {
        let Ok(certificates) = fs::read_dir(CERTIFICATES) else { return Ok(()) };
        fs::create_dir_all(self.inside(CERTIFICATES))?;
        for certificate in certificates {
            let from = certificate?.path();
            if from.is_file() {
                fs::copy(&from, self.inside(&from.to_string_lossy()))?;
            }
        }
        let mut update = workspace::tool("chroot")?;
        workspace::output(update.arg(&self.root).arg("update-ca-certificates")).map(drop)
    }

    /// Gives the machine a folder of this one.
    ///
    /// # Errors
    /// Mounting fails.
    pub(super) fn lend(&self, folder: &Path, at: &str, writable: bool) -> Result<()> {
        let at = self.inside(at);
        fs::create_dir_all(&at)?;
        workspace::output(workspace::tool("mount")?.arg("--bind").args([folder, &at]))?;
        if !writable {
            workspace::output(workspace::tool("mount")?.args(["-o", "remount,bind,ro"]).arg(&at))?;
        }
        Ok(())
    }

    /// Gives the machine an empty folder in memory.
    ///
    /// # Errors
    /// Mounting fails.
    pub(super) fn lend_empty(&self, at: &str) -> Result<()> {
        let at = self.inside(at);
        workspace::output(workspace::tool("mount")?.args(["-t", "tmpfs", "tmpfs"]).arg(at)).map(drop)
    }

    /// Gives the machine this one's Rust toolchain.
    ///
    /// # Errors
    /// There is none, or mounting fails.
    pub(super) fn lend_toolchain(&mut self) -> Result<()> {
        let sysroot = workspace::output(workspace::tool("rustc")?.args(["--print", "sysroot"]))?;
        self.lend(Path::new(sysroot.trim()), "/opt/rust", false)?;
        self.path = format!("{}/.cargo/bin:/opt/rust/bin:{}", self.home, self.path);
        Ok(())
    }

    /// Runs a command line there, in a folder of the machine, with nothing of this one's environment.
    ///
    /// # Errors
    /// The command fails.
    pub(super) fn run(&self, folder: &str, line: &str) -> Result<Cost> {
        println!("[fresh] $ {line}");
        let before = self.packages()?;
        let start = Instant::now();
        let mut command = workspace::tool("chroot")?;
        command.arg(&self.root).args(["/usr/bin/env", "-i"]);
        command.arg(format!("PATH={}", self.path)).arg(format!("HOME={}", self.home));
        command.args(["LANG=C.UTF-8", "sh", "-c", "cd \"$0\" && eval \"$1\"", folder, line]);
        let cpu_before = cpu_of_children()?;
        let status = command.status().context("cannot enter the machine")?;
        let (wall, cpu) = (start.elapsed(), cpu_of_children()? - cpu_before);
        let after = self.packages()?;
        let new: BTreeMap<_, _> = after.into_iter().filter(|(name, _)| !before.contains_key(name)).collect();
        let cost = Cost { wall, cpu, kib: new.values().sum(), packages: new.into_keys().collect() };
        println!(
            "[fresh] {line}: {status}, {:.0} s, {:.0} s of CPU, {} packages installed ({} MB)",
            cost.wall.as_secs_f64(),
            cost.cpu,
            cost.packages.len(),
            cost.kib / 1024
        );
        if !cost.packages.is_empty() {
            println!("[fresh] installed: {}", cost.packages.join(" "));
        }
        if status.success() { Ok(cost) } else { bail!("on the bare machine `{line}` ended with {status}") }
    }

    /// Installed packages with their sizes on the disk, in KiB.
    fn packages(&self) -> Result<BTreeMap<String, u64>> {
        let mut query = workspace::tool("dpkg-query")?;
        query.arg("--admindir").arg(self.inside("/var/lib/dpkg"));
        let list = workspace::output(query.args(["-W", "-f", "${Package} ${Installed-Size}\n"]))?;
        let sizes = list.lines().filter_map(|line| line.split_once(' '));
        Ok(sizes.map(|(name, size)| (name.to_owned(), size.parse().unwrap_or(0))).collect())
    }

    /// Bytes of the files in a folder of the machine, and below it, in MB.
    pub(super) fn megabytes(&self, folder: &str) -> u64 {
        bytes(&self.inside(folder)) / 1_000_000
    }
}

/// Returns the seconds of CPU time that all ended children of this process took, from its `stat` file (`cutime` and `cstime`
/// in `proc_pid_stat(5)`).
fn cpu_of_children() -> Result<f64> {
    /// Linux reports times to programs in hundredths of a second.
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat")?;
    // The name of the program, in parentheses, may contain blanks.
    let (_, fields) = stat.rsplit_once(')').context("/proc/self/stat has no name")?;
    let ticks = fields.split_whitespace().skip(13).take(2).filter_map(|field| field.parse::<f64>().ok());
    Ok(ticks.sum::<f64>() / TICKS)
}

fn bytes(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() => bytes(&entry.path()),
            Ok(data) => data.len(),
            Err(_) => 0,
        })
        .sum()
}
