//! The part of `cargo metadata` that the rules look at.

use crate::json::{objects, optional_text, text, texts};
use anyhow::{Result, ensure};
use serde_json::Value;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The output of `cargo metadata`.
pub(super) struct Metadata {
    pub(super) packages: Vec<Package>,
    pub(super) workspace_members: Vec<String>,
    pub(super) workspace_default_members: Vec<String>,
    pub(super) resolve: Resolve,
}

/// A package of the workspace or of a registry.
pub(super) struct Package {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) manifest_path: PathBuf,
    pub(super) dependencies: Vec<Dependency>,
    pub(super) targets: Vec<Target>,
}

/// Something that cargo builds of a package.
pub(super) struct Target {
    pub(super) name: String,
    pub(super) kind: Vec<String>,
    pub(super) src_path: PathBuf,
    /// Features without which cargo leaves it out.
    pub(super) required_features: Vec<String>,
}

/// A dependency as a manifest declares it, of any kind.
pub(super) struct Dependency {
    /// `None` for a normal dependency, else `dev` or `build`.
    pub(super) kind: Option<String>,
    /// Set for a dependency inside the workspace.
    pub(super) path: Option<PathBuf>,
}

/// The packages as cargo chose them, with default features.
pub(super) struct Resolve {
    pub(super) nodes: Vec<Node>,
}

/// One package and what it links to.
pub(super) struct Node {
    pub(super) id: String,
    pub(super) deps: Vec<Link>,
}

/// An edge of the resolved graph.
pub(super) struct Link {
    pub(super) pkg: String,
    pub(super) dep_kinds: Vec<LinkKind>,
}

/// One reason for an edge.
pub(super) struct LinkKind {
    pub(super) kind: Option<String>,
}

impl Metadata {
    fn of(json: &Value) -> Result<Self> {
        let parts = [&json["packages"], &json["workspace_members"], &json["resolve"]["nodes"]];
        ensure!(parts.iter().all(|part| part.is_array()), "cargo lists no packages");
        Ok(Self {
            packages: objects(json, "packages", Package::of)?,
            workspace_members: texts(json, "workspace_members")?,
            workspace_default_members: texts(json, "workspace_default_members")?,
            resolve: Resolve { nodes: objects(&json["resolve"], "nodes", Node::of)? },
        })
    }

    pub(super) fn package(&self, id: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.id == id)
    }

    /// The packages of the workspace.
    pub(super) fn members(&self) -> impl Iterator<Item = &Package> {
        self.workspace_members.iter().filter_map(|id| self.package(id))
    }
}

impl Package {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            id: text(json, "id")?,
            name: text(json, "name")?,
            manifest_path: text(json, "manifest_path")?.into(),
            dependencies: objects(json, "dependencies", Dependency::of)?,
            targets: objects(json, "targets", Target::of)?,
        })
    }

    /// Name of the directory that holds the manifest.
    pub(super) fn directory(&self) -> String {
        self.manifest_path.parent().map(name_of).unwrap_or_default()
    }
}

impl Target {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            name: text(json, "name")?,
            kind: texts(json, "kind")?,
            src_path: text(json, "src_path")?.into(),
            required_features: texts(json, "required-features")?,
        })
    }
}

impl Node {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self { id: text(json, "id")?, deps: objects(json, "deps", Link::of)? })
    }
}

impl Link {
    fn of(json: &Value) -> Result<Self> {
        let kind = |json: &Value| Ok(LinkKind { kind: optional_text(json, "kind")? });
        Ok(Self { pkg: text(json, "pkg")?, dep_kinds: objects(json, "dep_kinds", kind)? })
    }
}

impl Dependency {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self { kind: optional_text(json, "kind")?, path: optional_text(json, "path")?.map(PathBuf::from) })
    }

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
    Metadata::of(&serde_json::from_str(&workspace::output(&mut command)?)?)
}
