//! The page: one file that needs no server.

use crate::examples;
use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// Returns a file of the crate `playground`.
pub(crate) fn source(name: &str) -> Result<String> {
    let path = workspace::root().join("tools/playground").join(name);
    std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes `index.html` and returns its path.
pub(crate) fn write(folder: &Path, compressed: &[u8]) -> Result<PathBuf> {
    let library = source("npm/spirv-llvm.js")?.replace("export ", "");
    let script = |name: &str| Ok::<_, anyhow::Error>(format!("{library}\n{}", source(name)?));
    let parts = [
        ("/* page.css */", source("web/page.css")?),
        ("/* examples */", examples::list()?.to_string().replace('<', "\\u003c")),
        ("/* translator */", STANDARD.encode(compressed)),
        ("/* worker.js */", script("web/worker.js")?),
        ("/* page.js */", script("web/page.js")?),
    ];
    let mut page = source("web/index.html")?;
    for (place, text) in parts {
        anyhow::ensure!(page.contains(place), "the page has no place {place}");
        page = page.replacen(place, &text, 1);
    }
    let path = folder.join("index.html");
    std::fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_its_place_in_the_page() {
        let folder = std::env::temp_dir().join(format!("playground-page-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let page = std::fs::read_to_string(write(&folder, b"translator").unwrap()).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(page.contains(&STANDARD.encode(b"translator")) && page.contains("class SpirvLlvm"));
        assert!(!page.contains("/* page.js */"));
    }
}
