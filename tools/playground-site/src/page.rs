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

/// Bytes of a part of the translator: a multiple of three, so that each part is Base64 of its own.
const PART: usize = 3 << 16;

/// The translator as elements with a part each, and an empty one at its end. The script behind each gives it to the
/// translator's thread.
fn parts_of(compressed: &[u8]) -> String {
    let element = |part: &[u8]| {
        let text = STANDARD.encode(part);
        format!("<script type=\"text/plain\">{text}</script><script>translator.part()</script>\n")
    };
    compressed.chunks(PART).chain([&[][..]]).map(element).collect()
}

/// Writes `index.html` and returns its path.
pub(crate) fn write(folder: &Path, compressed: &[u8]) -> Result<PathBuf> {
    let library = source("npm/spirv-llvm.js")?.replace("export ", "");
    let script = |name: &str| Ok::<_, anyhow::Error>(format!("{library}\n{}", source(name)?));
    let parts = [
        ("/* page.css */", source("web/page.css")?),
        ("/* examples */", examples::list()?.to_string().replace('<', "\\u003c")),
        ("<!-- translator -->", parts_of(compressed)),
        ("/* start.js */", source("web/start.js")?),
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

    #[test]
    fn the_parts_are_the_whole_translator() {
        let bytes: Vec<u8> = (0..2 * PART + 5).map(|byte| byte as u8).collect();
        let text = parts_of(&bytes);
        let parts: Vec<&str> = text.lines().map(|line| line.split(['>', '<']).nth(2).unwrap()).collect();
        assert_eq!(parts.len(), 4);
        assert_eq!(parts.iter().flat_map(|part| STANDARD.decode(part).unwrap()).collect::<Vec<u8>>(), bytes);
        assert_eq!(parts.last(), Some(&""));
    }
}
