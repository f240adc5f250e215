//! The bill of materials of a release, in the format CycloneDX 1.5: every package that the files contain, with its license
//! and its checksum. It has neither a time nor a random number, so the same release gives the same bytes.

use crate::dependencies::Dependency;
use anyhow::Result;
use serde_json::{Value, json};

/// Returns the document.
///
/// # Errors
/// It cannot be written as JSON.
pub(super) fn text(packages: &[Dependency]) -> Result<String> {
    let version = env!("CARGO_PKG_VERSION");
    let own = json!({
        "type": "application",
        "bom-ref": "spirv-llvm",
        "name": "spirv-llvm",
        "version": version,
        "licenses": [{ "expression": "Apache-2.0 WITH LLVM-exception" }],
        "purl": format!("pkg:cargo/spirv-llvm-cli@{version}"),
    });
    let references: Vec<String> = packages.iter().map(reference).collect();
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": own },
        "components": packages.iter().map(component).collect::<Vec<Value>>(),
        "dependencies": [{ "ref": "spirv-llvm", "dependsOn": references }],
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn reference(package: &Dependency) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version.replace('+', "%2B"))
}

fn component(package: &Dependency) -> Value {
    json!({
        "type": "library",
        "bom-ref": reference(package),
        "name": package.name,
        "version": package.version,
        "author": package.authors.join(", "),
        "purl": reference(package),
        "licenses": [{ "expression": package.license.replace('/', " OR ") }],
        "hashes": [{ "alg": "SHA-256", "content": package.checksum }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dependencies;

    #[test]
    fn every_component_has_a_license_a_checksum_and_a_name_of_its_own() {
        let packages = dependencies::of_release().unwrap();
        let text = text(&packages).unwrap();
        assert_eq!(text, super::text(&packages).unwrap());
        let document: Value = serde_json::from_str(&text).unwrap();
        let components = document["components"].as_array().unwrap();
        let mut references: Vec<&str> = components.iter().filter_map(|c| c["bom-ref"].as_str()).collect();
        references.sort_unstable();
        references.dedup();
        assert_eq!(references.len(), packages.len());
        for component in components {
            assert_eq!(component["hashes"][0]["content"].as_str().map(str::len), Some(64), "{component}");
            assert!(!component["licenses"][0]["expression"].as_str().unwrap().is_empty(), "{component}");
        }
    }
}
