//! The part of `cargo metadata` that the rules look at.

use crate::workspace;
use anyhow::Result;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// What `cargo metadata` prints.
#[derive(Deserialize)]
pub(super) struct Metadata {
    pub(super) packages: Vec<Package>,
    pub(super) workspace_members: Vec<String>,
    pub(super) workspace_default_members: Vec<String>,
    pub(super) resolve: Resolve,
}

/// A package of the workspace or of a registry.
#[derive(Deserialize)]
pub(super) struct Package {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) manifest_path: PathBuf,
    pub(super) dependencies: Vec<Dependency>,
    pub(super) targets: Vec<Target>,
}

/// Something that cargo builds of a package.
#[derive(Deserialize)]
pub(super) struct Target {
    pub(super) name: String,
    pub(super) kind: Vec<String>,
    pub(super) src_path: PathBuf,
    /// Features without which cargo leaves it out.
    #[serde(default, rename = "required-features")]
    pub(super) required_features: Vec<String>,
}

/// A dependency as a manifest declares it, of any kind.
#[derive(Deserialize)]
pub(super) struct Dependency {
    /// `None` for a normal dependency, else `dev` or `build`.
    pub(super) kind: Option<String>,
    /// Set for a dependency inside the workspace.
    pub(super) path: Option<PathBuf>,
}

/// The packages as cargo chose them, with default features.
#[derive(Deserialize)]
pub(super) struct Resolve {
    pub(super) nodes: Vec<Node>,
}

/// One package and what it links to.
#[derive(Deserialize)]
pub(super) struct Node {
    pub(super) id: String,
    pub(super) deps: Vec<Link>,
}

/// An edge of the resolved graph.
#[derive(Deserialize)]
pub(super) struct Link {
    pub(super) pkg: String,
    pub(super) dep_kinds: Vec<LinkKind>,
}

/// One reason for an edge.
#[derive(Deserialize)]
pub(super) struct LinkKind {
    pub(super) kind: Option<String>,
}

impl Metadata {
    pub(super) fn package(&self, id: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.id == id)
    }

    /// The packages of the workspace.
    pub(super) fn members(&self) -> impl Iterator<Item = &Package> {
        self.workspace_members.iter().filter_map(|id| self.package(id))
    }
}

impl Package {
    /// Name of the directory that holds the manifest.
    pub(super) fn directory(&self) -> String {
        self.manifest_path.parent().map(name_of).unwrap_or_default()
    }
}

impl Dependency {
    /// Name of the directory of a dependency inside the workspace; else nothing.
    pub(super) fn directory(&self) -> String {
        self.path.as_deref().map(name_of).unwrap_or_default()
    }
}

fn name_of(directory: &Path) -> String {
    directory.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Asks cargo about the workspace as it builds on Linux.
pub(super) fn load() -> Result<Metadata> {
    let mut command = workspace::cargo();
    command.args(["metadata", "--format-version", "1", "--filter-platform", "x86_64-unknown-linux-gnu"]);
    Ok(serde_json::from_str(&workspace::output(&mut command)?)?)
}
