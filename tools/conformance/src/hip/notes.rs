//! Notes of objects for AMD's GPUs, as `llvm-readelf` prints them: a list of kernels in YAML.

use anyhow::Result;
use std::collections::BTreeMap;
use std::path::Path;
use task_support::workspace;

/// The properties of a kernel.
#[derive(Debug, Default)]
pub(super) struct Kernel {
    /// Properties and their values; those of a list with blanks between them.
    properties: BTreeMap<String, String>,
    arguments: Vec<BTreeMap<String, String>>,
}

impl Kernel {
    /// The value of a property; empty if the kernel does not have it.
    pub(super) fn property(&self, key: &str) -> &str {
        self.properties.get(key).map_or("", String::as_str)
    }

    /// The arguments that the source has.
    pub(super) fn explicit(&self) -> Vec<&BTreeMap<String, String>> {
        self.arguments.iter().filter(|argument| !is_implicit(argument)).collect()
    }

    pub(super) fn has_implicit(&self) -> bool {
        self.arguments.iter().any(is_implicit)
    }

    /// The bytes up to the end of the last argument that the source has.
    pub(super) fn end_of_explicit(&self) -> u64 {
        let number = |argument: &BTreeMap<String, String>, key| -> u64 {
            argument.get(key).and_then(|value| value.parse().ok()).unwrap_or(0)
        };
        let ends = self.explicit().into_iter().map(|one| number(one, ".offset") + number(one, ".size"));
        ends.max().unwrap_or(0)
    }
}

fn is_implicit(argument: &BTreeMap<String, String>) -> bool {
    argument.get(".value_kind").is_some_and(|kind| kind.starts_with("hidden_"))
}

/// Reads the notes of an object; the kernels are in the order of their names.
///
/// # Errors
/// The object cannot be read.
pub(super) fn read(object: &Path) -> Result<Vec<Kernel>> {
    let text = workspace::output(workspace::tool("llvm-readelf-22")?.arg("--notes").arg(object))?;
    let mut kernels = parse(&text);
    kernels.sort_by(|a, b| a.property(".name").cmp(b.property(".name")));
    Ok(kernels)
}

/// The list `amdhsa.kernels`. The indentation of a line shows its place.
fn parse(text: &str) -> Vec<Kernel> {
    let list = text.lines().skip_while(|line| *line != "amdhsa.kernels:").skip(1);
    let (mut kernels, mut list_of) = (Vec::<Kernel>::new(), String::new());
    for line in list.take_while(|line| line.starts_with("  ")) {
        if let Some(first) = line.strip_prefix("  - ") {
            kernels.push(Kernel::default());
            list_of.clear();
            add(kernels.last_mut().map(|kernel| &mut kernel.properties), first);
            continue;
        }
        let Some(kernel) = kernels.last_mut() else { continue };
        if let Some(item) = line.strip_prefix("      - ") {
            if list_of == ".args" {
                kernel.arguments.push(BTreeMap::new());
                add(kernel.arguments.last_mut(), item);
            } else {
                let value = kernel.properties.entry(list_of.clone()).or_default();
                *value = format!("{value} {}", item.trim()).trim().to_owned();
            }
        } else if let Some(item) = line.strip_prefix("        ") {
            add(kernel.arguments.last_mut(), item);
        } else if let Some(property) = line.strip_prefix("    ") {
            match property.strip_suffix(':') {
                Some(key) => key.clone_into(&mut list_of),
                None => add(Some(&mut kernel.properties), property),
            }
        }
    }
    kernels
}

/// Adds `key: value`.
fn add(to: Option<&mut BTreeMap<String, String>>, line: &str) {
    if let (Some(to), Some((key, value))) = (to, line.split_once(':')) {
        to.insert(key.trim().to_owned(), value.trim().to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_and_arguments_are_read() {
        let kernels = parse(
            "header\namdhsa.kernels:\n  - .agpr_count:     0\n    .args:\n      - .offset:         0\n        \
             .size:           8\n        .value_kind:     global_buffer\n      - .offset:         8\n        \
             .value_kind:     hidden_block_count_x\n    .name:           k\n    .reqd_workgroup_size:\n      \
             - 4\n      - 2\n  - .name:           other\namdhsa.target:   x\n",
        );
        assert_eq!(kernels.len(), 2);
        assert_eq!((kernels[0].property(".name"), kernels[0].property(".reqd_workgroup_size")), ("k", "4 2"));
        assert_eq!((kernels[0].explicit().len(), kernels[0].end_of_explicit()), (1, 8));
        assert!(kernels[0].has_implicit() && !kernels[1].has_implicit());
        assert_eq!(kernels[1].property(".name"), "other");
    }
}
