//! From sources to bitcode: clang compiles each file, our own codec sets the linkage of the functions, and `llvm-link` makes one
//! module of them.

use std::error::Error;
use std::path::{Path, PathBuf};

use crate::parts::Parts;
use llvm_bitcode::WriteOptions;
use llvm_model::{AttrKind, Attribute, Linkage, Module, Type};

/// Loops are left as they are: what is known of the kernel decides on them, after inlining. What reaches a barrier says so
/// itself: all else may be moved.
const FLAGS: [&str; 13] = [
    "-x",
    "cl",
    "-cl-std=CL3.0",
    "-target",
    "spir64",
    "-Xclang",
    "-finclude-default-header",
    "-O1",
    "-fno-convergent-functions",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-ffp-contract=off",
];

/// Compiles all `.cl` files of `sources`, and writes into `out`: parts of them, the index of their functions, and all as one
/// module.
pub(crate) fn build(sources: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(sources)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cl"));
    // Bytes must not depend on the order of a folder.
    files.sort();
    let mut link = external_tools::tool("llvm-link-22")?.command();
    let mut parts = Parts::default();
    for file in &files {
        let object = out.join(file.file_name().ok_or("a source without a name")?).with_extension("bc");
        let mut clang = external_tools::tool("clang-22")?.command();
        clang.args(FLAGS).args(["-emit-llvm", "-c"]).arg(file).arg("-o").arg(&object);
        run(&mut clang)?;
        let name = file.file_stem().and_then(|name| name.to_str()).ok_or("a source without a name")?;
        parts.add(name, &finished(&object)?)?;
        // Functions are offered to others only when all are in one module: the linker leaves out what nobody asks for.
        link.arg(object);
    }
    let linked = out.join("library.bc");
    run(link.arg("-o").arg(&linked))?;
    let whole = llvm_bitcode::write(&finished(&linked)?, &WriteOptions::default())?.bytes;
    std::fs::write(&linked, whole)?;
    std::fs::write(out.join("parts.bin"), &parts.bitcode)?;
    std::fs::write(out.join("ends.rs"), format!("{:?}", parts.ends))?;
    std::fs::write(out.join("index.txt"), parts.index()?)?;
    Ok(())
}

/// Makes of what clang has written a module that kernels are linked with.
fn finished(object: &Path) -> Result<Module, Box<dyn Error>> {
    let mut module = llvm_bitcode::read(&std::fs::read(object)?)?;
    refuse_opaque_types(&module)?;
    inline_everywhere(&mut module);
    Ok(module)
}

fn run(command: &mut std::process::Command) -> Result<(), Box<dyn Error>> {
    let status =
        command.status().map_err(|e| format!("{command:?}: {e} (clang-22 and llvm-22 are needed)"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
}

/// Events, images and samplers are pointers for a host, which has no types of SPIR-V: the sources spell them so.
fn refuse_opaque_types(module: &Module) -> Result<(), Box<dyn Error>> {
    for (_, ty) in module.types.iter() {
        if let Type::TargetExt { name, .. } = ty {
            return Err(format!("the library has the type {name:?}, which no host has").into());
        }
    }
    Ok(())
}

/// A kernel takes of the library what it calls, and nothing of it stays a call but what the sources say is too large for that.
/// What the host is compiled for decides on processors and their features.
fn inline_everywhere(module: &mut Module) {
    // Who made a file, and where, is nothing to a kernel.
    module.named_metadata.clear();
    for id in module.functions.ids() {
        let function = &mut module.functions[id];
        if function.body.is_none() {
            continue;
        }
        if function.props.linkage == Linkage::External {
            function.props.linkage = Linkage::LinkOnceOdr;
        }
        module.change_attributes(id, |set| {
            if set.iter().all(|attribute| attribute.kind() != Some(AttrKind::NO_INLINE)) {
                set.push(Attribute::Enum(AttrKind::ALWAYS_INLINE));
            }
        });
    }
}
