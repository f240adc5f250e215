//! Data layouts that older compilers wrote for a target, as LLVM 22 reads them.
//!
//! Source: the results of `llvm-as` of LLVM 22 for layouts of every architecture that it supports.

/// Pointers of 32 and 64 bits in the address spaces that x86 and AArch64 have for them.
const SIZED_POINTERS: &str = "-p270:32:32-p271:32:32-p272:64:64";
const I128: &str = "-i128:128";
/// The alignment of `double` that AIX has in structs.
const AIX_DOUBLE: &str = "-f64:32:64";

/// Returns the layout that LLVM 22 uses for a module with this `triple` and `layout`.
pub(super) fn upgraded(layout: &str, triple: &str) -> String {
    let arch = triple.split('-').next().unwrap_or_default();
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| arch.starts_with(prefix));
    if arch == "amdgcn" {
        amdgcn(layout)
    } else if arch == "r600" || is(&["spir", "spir64"]) && !is_logical(arch, triple) {
        with_globals_in_space_1(layout)
    } else if matches!(arch, "riscv64" | "loongarch64") {
        layout.replacen("-n64-", "-n32:64-", 1)
    } else if is(&["aarch64", "arm64"]) {
        let functions = if layout.is_empty() || layout.contains("-Fn32") { "" } else { "-Fn32" };
        with_sized_pointers(&format!("{layout}{functions}"))
    } else if is(&["sparc", "mips64", "powerpc", "ppc", "wasm"]) {
        // MIPS64 with 32-bit pointers and its own mangling did not align i128, nor does PowerPC of 32 bits.
        let has_none = is(&["mips64"]) && layout.contains("m:m")
            || is(&["powerpc", "ppc"]) && !is(&["powerpc64", "ppc64"])
            || layout.contains(I128);
        let at = layout.find("-i64:64").filter(|_| !has_none).map(|at| at + "-i64:64".len());
        let out = at.map_or_else(|| layout.to_owned(), |at| inserted(layout, at, I128));
        let is_aix = is(&["powerpc", "ppc"]) && part_of(triple, 2).starts_with("aix");
        if is_aix && !out.is_empty() && !out.contains(AIX_DOUBLE) { out + AIX_DOUBLE } else { out }
    } else if is_x86(arch) {
        x86(layout, triple)
    } else {
        layout.to_owned()
    }
}

/// Returns whether it is SPIR-V for graphics, where globals have another address space.
fn is_logical(arch: &str, triple: &str) -> bool {
    let name = arch.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == 'v');
    (name == "spir"
        && arch.starts_with("spirv")
        && !arch.starts_with("spirv32")
        && !arch.starts_with("spirv64"))
        || triple.contains("-vulkan")
}

fn is_x86(arch: &str) -> bool {
    let bytes = arch.as_bytes();
    arch.starts_with("x86_64") || arch == "amd64" || matches!(bytes, [b'i', b'3'..=b'9', b'8', b'6'])
}

/// A part of a triple; empty when it has fewer.
fn part_of(triple: &str, index: usize) -> &str {
    triple.split('-').nth(index).unwrap_or_default()
}

/// Whether it is Windows with the ABI of Microsoft's compiler, which is the default there.
fn is_microsoft(triple: &str) -> bool {
    let (system, environment) = (part_of(triple, 2), part_of(triple, 3));
    let is_object_format = matches!(environment, "" | "coff" | "elf" | "macho");
    (system.starts_with("windows") || system.starts_with("win32"))
        && (is_object_format || environment.starts_with("msvc"))
}

fn inserted(text: &str, at: usize, part: &str) -> String {
    let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
    format!("{before}{part}{after}")
}

fn has_part(layout: &str, start: &str) -> bool {
    layout.split('-').any(|part| part.starts_with(start))
}

fn with_globals_in_space_1(layout: &str) -> String {
    match layout {
        "" => "G1".to_owned(),
        _ if has_part(layout, "G") => layout.to_owned(),
        _ => format!("{layout}-G1"),
    }
}

fn amdgcn(layout: &str) -> String {
    let mangled = if has_part(layout, "m:") {
        layout.to_owned()
    } else if layout.is_empty() {
        "m:e".to_owned()
    } else {
        format!("m:e-{layout}")
    };
    let mut out = with_globals_in_space_1(&mangled);
    if !has_part(layout, "ni") {
        out.push_str("-ni:7:8:9");
    } else if layout.ends_with("ni:7") {
        out.push_str(":8:9");
    } else if layout.ends_with("ni:7:8") {
        out.push_str(":9");
    }
    // Buffer descriptors gained the width of their offsets.
    out = out.replace("-p8:128:128-", "-p8:128:128:128:48-");
    for (start, part) in
        [("p7", "-p7:160:256:256:32"), ("p8", "-p8:128:128:128:48"), ("p9", "-p9:192:256:256:32")]
    {
        if !has_part(layout, start) {
            out.push_str(part);
        }
    }
    out
}

/// Adds address spaces for sized pointers behind the mangling and default pointers.
fn with_sized_pointers(layout: &str) -> String {
    let head = |layout: &str| -> Option<usize> {
        let mut parts = layout.split('-');
        let (order, mangling) = (parts.next()?, parts.next()?);
        let is_mangling = matches!(mangling.as_bytes(), [b'm', b':', b'a'..=b'z']);
        if !matches!(order, "e" | "E") || !is_mangling {
            return None;
        }
        let pointers = if parts.next()? == "p:32:32" { "-p:32:32".len() } else { 0 };
        let at = order.len() + 1 + mangling.len() + pointers;
        (at < layout.len()).then_some(at)
    };
    match head(layout).filter(|_| !layout.contains(SIZED_POINTERS)) {
        Some(at) => inserted(layout, at, SIZED_POINTERS),
        None => layout.to_owned(),
    }
}

fn x86(layout: &str, triple: &str) -> String {
    let mut out = with_sized_pointers(layout);
    if !triple.contains("-elfiamcu") && !out.contains(I128) {
        // Behind the manglings, pointers and integers, when those stand together at the start.
        let of_head = |part: &str| part.starts_with(['m', 'p', 'i']);
        let mut parts = out.split('-');
        if parts.next() == Some("e") {
            let head = parts.clone().take_while(|part| of_head(part));
            let at = 1 + head.clone().map(|part| part.len() + 1).sum::<usize>();
            if !parts.skip(head.count()).any(of_head) {
                out = inserted(&out, at, I128);
            }
        }
    }
    if is_microsoft(triple) && !triple.starts_with("x86_64") {
        out = out.replacen("-f80:32-", "-f80:128-", 1);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::upgraded;

    /// The results of LLVM 22's `llvm-as` for these.
    #[test]
    fn layouts_become_those_of_llvm_22() {
        for (triple, layout, expected) in [
            ("x86_64-linux", "e-m:e-n64", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i128:128-n64"),
            ("x86_64", "e-f80:128-i64:64", "e-f80:128-i64:64"),
            ("x86_64", "e-i64:64-f80:128", "e-i64:64-i128:128-f80:128"),
            ("x86_64", "E-i64:64", "E-i64:64"),
            (
                "i386-unknown-elfiamcu",
                "e-m:e-i64:64-n32",
                "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-n32",
            ),
            (
                "i386-pc-windows-msvc",
                "e-m:e-p:32:32-i64:64-f80:32-n32",
                "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n32",
            ),
            ("i686-pc-windows-gnu", "e-f80:32-n8", "e-i128:128-f80:32-n8"),
            ("i386-pc-windows-msvc19.0.2", "e-f80:32-n8", "e-i128:128-f80:128-n8"),
            ("i686-pc-win32-macho", "e-f80:32-n8", "e-i128:128-f80:128-n8"),
            ("i686-windows-msvc", "e-f80:32-n8", "e-i128:128-f80:32-n8"),
            ("powerpc-ibm-aix7.2", "E-m:a-i64:64-n32", "E-m:a-i64:64-n32-f64:32:64"),
            ("powerpc64-ibm-aix", "E-i64:64", "E-i64:64-i128:128-f64:32:64"),
            ("powerpc-ibm-aix", "", ""),
            ("ppc64-aix", "E", "E"),
            ("aarch64_be", "E-m:e-n64", "E-m:e-p270:32:32-p271:32:32-p272:64:64-n64-Fn32"),
            ("aarch64", "", ""),
            ("mips64", "E-m:m-i64:64", "E-m:m-i64:64"),
            ("mips64", "E-m:e-i64:64", "E-m:e-i64:64-i128:128"),
            ("mips", "E-m:e-i64:64", "E-m:e-i64:64"),
            ("powerpc64", "E-i64:64", "E-i64:64-i128:128"),
            ("powerpc", "E-i64:64", "E-i64:64"),
            ("sparc", "e-i64:64", "e-i64:64-i128:128"),
            ("riscv64", "e-n64-S128", "e-n32:64-S128"),
            ("riscv64", "e-S128-n64", "e-S128-n64"),
            ("spir64-unknown-unknown", "e-n64", "e-n64-G1"),
            ("spirv64v1.5-unknown-unknown", "e", "e-G1"),
            ("spirv", "e", "e"),
            ("spir64", "", "G1"),
            ("amdgcn", "e", "m:e-e-G1-ni:7:8:9-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32"),
            ("nvptx64", "e-i64:64-v16:16", "e-i64:64-v16:16"),
        ] {
            assert_eq!(upgraded(layout, triple), expected, "{triple} {layout}");
            assert_eq!(upgraded(expected, triple), expected, "{triple} a second time");
        }
    }
}
