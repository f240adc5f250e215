//! Lists the entry points of a module, and the options for running them.

use spirv_run::Program;
use std::path::Path;

/// Prints the entry points with their arguments, each with a command line that runs it.
pub(crate) fn print(program: &Program, path: &Path) {
    let report = program.report();
    if report.entry_points.is_empty() {
        println!("{}: no entry points", path.display());
    }
    for entry in &report.entry_points {
        println!("{} ({:?})", entry.name, entry.model);
        let mut line = format!("  spirv-run {} --entry {} --grid 1024", path.display(), entry.name);
        for (number, argument) in entry.arguments.iter().enumerate() {
            let name = argument.name.as_deref().unwrap_or("");
            let said = argument.source_type.as_deref().unwrap_or(&argument.type_name);
            println!("  {number}: {said} {name}");
            line += &format!(" --arg {}", template(argument));
        }
        for resource in &entry.resources {
            let name = resource.name.as_deref().unwrap_or("");
            let bytes = resource.size.unwrap_or(0);
            match resource.place {
                Some((set, binding)) => {
                    println!(
                        "  {set}.{binding}: {} {name} in {:?}",
                        resource.type_name, resource.storage_class
                    );
                    let bound = bound(resource);
                    match resource.count {
                        None => line += &format!(" --binding {set}.{binding}={bound}"),
                        // For a long array, or one whose length the host chooses, these are examples.
                        Some(count) => (0..count.clamp(1, 8)).for_each(|element| {
                            line += &format!(" --binding {set}.{binding}.{element}={bound}");
                        }),
                    }
                }
                None => {
                    println!("  push constants: {bytes} bytes {name}");
                    line += &format!(" --push bytes:{}", "00".repeat(usize::try_from(bytes).unwrap_or(4)));
                }
            }
        }
        println!("{line}");
    }
    for constant in &report.spec_constants {
        let name = constant.name.as_deref().unwrap_or("");
        println!("--spec {}={}:VALUE  {name}", constant.spec_id, constant.type_name);
    }
}

/// Returns the option for a descriptor.
fn bound(resource: &spirv_llvm::Resource) -> String {
    let image = resource.image.map(|ty| {
        use spirv_llvm::{ComponentKind, Dim};
        let (kind, sizes) = match (ty.dim, ty.arrayed) {
            (Dim::Dim1D, false) => ("1d", "64"),
            (Dim::Dim1D, true) => ("1d_array", "64x4"),
            (Dim::Dim2D, true) => ("2d_array", "64x64x4"),
            (Dim::Dim3D, _) => ("3d", "16x16x16"),
            (Dim::Cube, false) => ("cube", "64x64"),
            (Dim::Cube, true) => ("cube_array", "64x64x12"),
            (Dim::Buffer, _) => ("1d_buffer", "64"),
            _ => ("2d", "64x64"),
        };
        let format = match ty.component {
            ComponentKind::Float => "RGBA/UNORM_INT8",
            ComponentKind::Signed => "RGBA/SIGNED_INT32",
            ComponentKind::Unsigned => "RGBA/UNSIGNED_INT32",
        };
        format!("{kind}:{format}:{sizes}")
    });
    let is_of_integers = resource.image.is_some_and(|ty| ty.component != spirv_llvm::ComponentKind::Float);
    let filter = if is_of_integers { "nearest" } else { "linear" };
    match (resource.type_name.as_str(), image) {
        ("Sampler", _) => "sampler:linear,repeat".to_owned(),
        ("SampledImage", Some(image)) => format!("texture:{filter},repeat:{image}"),
        (_, Some(image)) => format!("image:{image}"),
        _ => "buffer:u32:1024".to_owned(),
    }
}

/// The elements of a suggested buffer: one for each work-item of the suggested grid.
const ELEMENTS: usize = 1024;

/// Returns the option for an argument. A word in capitals is a size that the module does not state.
fn template(argument: &spirv_llvm::Argument) -> String {
    let of = &argument.type_name;
    let pointee = pointee(argument);
    match argument.storage_class {
        Some(spirv_llvm::StorageClass::Workgroup) => {
            pointee.map_or("local:BYTES".to_owned(), |of| format!("local:{}", of.bytes() * ELEMENTS))
        }
        Some(_) => pointee.map_or("buffer:u8:BYTES".to_owned(), |of| format!("buffer:{of}:{ELEMENTS}")),
        None if of.contains("Image") => image(argument),
        None if of == "Queue" => "queue".to_owned(),
        None if of == "Pipe" => format!("pipe:{}:{ELEMENTS}", packet(argument)),
        None if of.contains("Sampler") => "sampler:UNNORMALIZED,CLAMP_TO_EDGE,NEAREST".to_owned(),
        None => match (pointee, argument.size) {
            (Some(of), _) => format!("{of}:{}", vec!["1"; of.lanes].join(",")),
            (None, Some(size)) => format!("bytes:{}", "00".repeat(usize::try_from(size).unwrap_or(1))),
            (None, None) => "bytes:HEXADECIMAL".to_owned(),
        },
    }
}

/// Returns the type of a value or of the elements of a buffer: the source's, otherwise the module's. `None` for other types than
/// numbers and vectors.
fn pointee(argument: &spirv_llvm::Argument) -> Option<spirv_run::element::Type> {
    if let Some(source) = &argument.source_type {
        return source.trim_end_matches(['*', ' ']).parse().ok();
    }
    let of = argument.type_name.rsplit_once(" <").map_or_else(
        || argument.type_name.rsplit(' ').next().unwrap_or_default().to_owned(),
        |(_, vector)| format!("<{vector}"),
    );
    match of.strip_prefix('<').and_then(|vector| vector.strip_suffix('>')?.split_once(" x ")) {
        Some((lanes, element)) => format!("{element}x{lanes}").parse().ok(),
        None => of.parse().ok(),
    }
}

/// Returns an image of the kind that the source declares; without its type, one of two dimensions.
fn image(argument: &spirv_llvm::Argument) -> String {
    let source = argument.source_type.as_deref().unwrap_or_default();
    let kind = source.strip_prefix("image").and_then(|rest| rest.strip_suffix("_t"));
    let (kind, sizes) = match kind {
        Some("1d") => ("1d", "64"),
        Some("1d_array") => ("1d_array", "64x4"),
        Some("1d_buffer") => ("1d_buffer", "64"),
        Some("2d_array") => ("2d_array", "64x64x4"),
        Some("2d_depth") => return "image:depth:DEPTH/FLOAT:64x64".to_owned(),
        Some("3d") => ("3d", "16x16x16"),
        _ => ("2d", "64x64"),
    };
    format!("image:{kind}:RGBA/UNORM_INT8:{sizes}")
}

/// Returns the packets of a pipe, as far as the source determines them.
fn packet(argument: &spirv_llvm::Argument) -> &str {
    let said = argument.source_type.as_deref().unwrap_or_default();
    if said.parse::<spirv_run::element::Type>().is_ok() { said } else { "BYTES" }
}
