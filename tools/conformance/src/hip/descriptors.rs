//! Descriptions of OpenCL's kernels: the notes of our objects beside those of the objects that clang makes of the source directly.
//!
//! Runtimes launch kernels by these notes: names, sizes, and the place and the kind of each argument. clang's objects are not linked
//! to the device library, so that they ask for all implicit arguments where ours may ask for none.

use super::notes::{self, Kernel};
use super::{Judge, objects, tried};
use anyhow::Result;
use external_tools::own;
use std::path::Path;
use task_support::{corpus, workspace};

/// Kernels of the corpus with arguments of every kind, local memory, and stated sizes.
const SOURCES: &[&str] = &[
    "attributes",
    "conversions",
    "fft",
    "half_storage",
    "large_structs",
    "matmul_tiled",
    "packed_structs",
    "printf_formats",
    "program_scope",
    "reduce_sum",
    "struct_arguments",
    "unions",
    "vec3_everywhere",
];

/// The processor.
const PROCESSOR: &str = "gfx90a";

/// Properties of kernels that both objects have, but for [`DIFFERENCES`].
const PROPERTIES: &[&str] =
    &[".group_segment_fixed_size", ".kernarg_segment_align", ".reqd_workgroup_size", ".workgroup_size_hint"];

/// Properties of arguments.
const OF_ARGUMENTS: &[&str] =
    &[".offset", ".size", ".value_kind", ".address_space", ".access", ".is_const", ".is_volatile"];

/// Kernels with another property, with the reason.
const DIFFERENCES: &[(&str, &str, &str)] = &[(
    "polynomial",
    ".group_segment_fixed_size",
    "LLVM keeps an array of each work-item in local memory: groups have up to 1024 work-items, by clang up to 256",
)];

impl Judge {
    /// Compares the descriptions of all kernels.
    pub(super) fn descriptions(&mut self) -> Result<()> {
        for source in SOURCES {
            self.descriptions_of(source)?;
        }
        Ok(())
    }

    fn descriptions_of(&mut self, name: &str) -> Result<()> {
        let kernels = workspace::root().join(corpus::KERNELS);
        let (bitcode, source) =
            (kernels.join(format!("{name}.O2.bc")), kernels.join(name).with_extension("cl"));
        let [spirv, back, direct] =
            ["spv", "back.bc", "direct.o"].map(|end| self.folder.join(format!("{name}.{end}")));
        let mut forward = own::built(&self.tool)?;
        forward.arg("--spirv-ext=+all").arg(bitcode).arg("-o").arg(&spirv);
        let mut reverse = own::built(&self.tool)?;
        reverse.args(["-r", "--executable=amdgcn-amd-amdhsa", "--cpu", PROCESSOR]);
        reverse.arg(&spirv).arg("-o").arg(&back);
        let mut clang = workspace::tool("clang-22")?;
        clang.args([
            "-target",
            "amdgcn-amd-amdhsa",
            &format!("-mcpu={PROCESSOR}"),
            "-x",
            "cl",
            "-cl-std=CL3.0",
        ]);
        clang.args(["-nogpulib", "-w", "-O2", "-c"]).arg(source).arg("-o").arg(&direct);
        for command in [&mut forward, &mut reverse, &mut clang] {
            if let Err(why) = tried(command)? {
                self.fail(name, &why);
                return Ok(());
            }
        }
        if let Err(why) = objects::make(&back, PROCESSOR)? {
            self.fail(name, &why);
            return Ok(());
        }
        self.compare_notes(name, &back.with_extension("o"), &direct)
    }

    fn compare_notes(&mut self, name: &str, ours: &Path, direct: &Path) -> Result<()> {
        let (ours, theirs) = (notes::read(ours)?, notes::read(direct)?);
        let names = |kernels: &[Kernel]| -> Vec<String> {
            kernels.iter().map(|kernel| kernel.property(".name").to_owned()).collect()
        };
        if names(&ours) != names(&theirs) {
            self.fail(name, &format!("kernels {:?}\n  clang: {:?}", names(&ours), names(&theirs)));
            return Ok(());
        }
        for (kernel, other) in ours.iter().zip(&theirs) {
            let kernel_name = kernel.property(".name");
            let found = differences(kernel, other);
            if found.is_empty() {
                self.count("kernels with clang's description");
            } else {
                self.fail(&format!("{name}, {kernel_name}"), &found.join("\n  "));
            }
        }
        Ok(())
    }
}

/// The properties that differ, as lines.
fn differences(ours: &Kernel, theirs: &Kernel) -> Vec<String> {
    let name = ours.property(".name");
    let is_known = |key: &str| DIFFERENCES.iter().any(|(kernel, known, _)| *kernel == name && *known == key);
    let mut lines = Vec::new();
    for key in PROPERTIES.iter().filter(|key| !is_known(key)) {
        let (own, other) = (ours.property(key), theirs.property(key));
        if own != other {
            lines.push(format!("{key}: {own}, clang: {other}"));
        }
    }
    let (own, other) = (ours.explicit(), theirs.explicit());
    if own.len() != other.len() {
        lines.push(format!("{} arguments, clang: {}", own.len(), other.len()));
    }
    for (number, (own, other)) in own.iter().zip(&other).enumerate() {
        for key in OF_ARGUMENTS {
            if own.get(*key) != other.get(*key) {
                let [own, other] = [own, other].map(|argument| argument.get(*key));
                lines.push(format!("argument {number}, {key}: {own:?}, clang: {other:?}"));
            }
        }
    }
    // Without implicit arguments the segment ends behind the explicit ones.
    let size = ours.property(".kernarg_segment_size");
    let is_right = match ours.has_implicit() {
        true => size == theirs.property(".kernarg_segment_size"),
        false => size == ours.end_of_explicit().to_string(),
    };
    if !is_right {
        lines.push(format!(
            ".kernarg_segment_size: {size}, clang: {}",
            theirs.property(".kernarg_segment_size")
        ));
    }
    lines
}
