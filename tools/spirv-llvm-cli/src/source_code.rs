//! Source code as input: recognized by the file's ending or its first line, and rejected with the command of the compiler that
//! makes LLVM IR of it.

use crate::message::Message;
use container::FileKind;
use std::path::Path;

/// Languages that clang compiles to LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    OpenClC,
    C,
    Cpp,
    Hlsl,
    Hip,
}

/// The beginnings of a first line of code that only languages like C have.
const FIRST: [&str; 11] = [
    "#include", "#define", "#pragma", "kernel ", "__kernel", "typedef ", "struct ", "void ", "float ", "//",
    "/*",
];

/// Returns the error about a text that is source code; `None` for other files.
pub(crate) fn refusal(path: &Path, bytes: &[u8]) -> Option<Message> {
    let language = language(path, bytes)?;
    let message = Message::error(format!("it is source code ({})", language.name())).about(path);
    Some(message.help(format!(
        "compile it to LLVM IR first: `{}`, then pass its output to spirv-llvm",
        language.compile(path)
    )))
}

fn language(path: &Path, bytes: &[u8]) -> Option<Language> {
    if FileKind::of(bytes) != FileKind::Text {
        return None;
    }
    let text = std::str::from_utf8(bytes).ok()?;
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    Some(match ending.as_str() {
        "cl" | "clcpp" => Language::OpenClC,
        "c" => Language::C,
        "cpp" | "cc" | "cxx" => Language::Cpp,
        "hlsl" => Language::Hlsl,
        "hip" | "cu" => Language::Hip,
        _ => of_text(text)?,
    })
}

/// Returns the language of a text that begins like source code.
fn of_text(text: &str) -> Option<Language> {
    let first = text.lines().map(str::trim_start).find(|line| !line.is_empty())?;
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["[numthreads", "[shader(", "[[vk::"]) {
        return Some(Language::Hlsl);
    }
    if !FIRST.iter().any(|begin| first.starts_with(begin)) {
        return None;
    }
    Some(match () {
        () if has(&["__global__"]) => Language::Hip,
        () if has(&["kernel ", "global ", "get_global_id"]) => Language::OpenClC,
        () if has(&["class ", "template", "namespace "]) => Language::Cpp,
        () => Language::C,
    })
}

impl Language {
    fn name(self) -> &'static str {
        match self {
            Language::OpenClC => "OpenCL C",
            Language::C => "C",
            Language::Cpp => "C++",
            Language::Hlsl => "HLSL",
            Language::Hip => "HIP or CUDA",
        }
    }

    /// Returns a command that compiles the file.
    fn compile(self, path: &Path) -> String {
        let is_stream = path.as_os_str() == "-";
        let file = if is_stream { "FILE".as_ref() } else { path };
        let [input, bitcode, assembly] =
            [file.to_owned(), file.with_extension("bc"), file.with_extension("ll")]
                .map(|file| file.display().to_string());
        // clang goes by the ending of the name.
        let of_name = |ending: &str, option: &'static str| {
            if file.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending)) { "" } else { option }
        };
        match self {
            Language::OpenClC => format!(
                "clang -target spir64 -cl-std=CL2.0{} -emit-llvm -c {input} -o {bitcode}",
                of_name("cl", " -x cl")
            ),
            Language::C => {
                format!("clang -target spir64{} -emit-llvm -c {input} -o {bitcode}", of_name("c", " -x c"))
            }
            Language::Cpp => {
                format!("clang -target spir64 -x c++ -emit-llvm -c {input} -o {bitcode}")
            }
            Language::Hlsl => format!(
                "clang -cc1 -triple spirv1.6-unknown-vulkan1.3-compute -x hlsl -hlsl-entry main -O3 -emit-llvm \
                 {input} -o {assembly}"
            ),
            Language::Hip => format!(
                "clang -x hip --offload-arch=amdgcnspirv --cuda-device-only -nogpuinc -nogpulib -emit-llvm \
                 -c {input} -o {bitcode}"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Option<Language> {
        language(Path::new(path), text.as_bytes())
    }

    #[test]
    fn endings_and_first_lines_name_the_language() {
        assert_eq!(found("a.cl", "int x;"), Some(Language::OpenClC));
        assert_eq!(found("a.CU", "__global__ void f() {}"), Some(Language::Hip));
        assert_eq!(found("a.hlsl", "float4 main() {}"), Some(Language::Hlsl));
        assert_eq!(found("-", "\n  kernel void f(global int *x) {}"), Some(Language::OpenClC));
        assert_eq!(found("-", "// a comment\n__kernel void f() {}"), Some(Language::OpenClC));
        assert_eq!(found("a", "#include <stdio.h>\nint main() {}"), Some(Language::C));
        assert_eq!(found("a", "[numthreads(4, 1, 1)]\nvoid main() {}"), Some(Language::Hlsl));
        for text in [
            "define void @f() {}",
            "; comment\ntarget triple = \"spir64\"",
            "OpCapability Kernel",
            "nonsense",
        ] {
            assert_eq!(found("a", text), None, "{text}");
        }
        assert_eq!(found("a.cl", "BC\u{0}"), None);
    }

    #[test]
    fn commands_name_the_file() {
        let command = Language::OpenClC.compile(Path::new("red.cl"));
        assert_eq!(command, "clang -target spir64 -cl-std=CL2.0 -emit-llvm -c red.cl -o red.bc");
        assert!(Language::OpenClC.compile(Path::new("-")).contains("-x cl -emit-llvm -c FILE -o FILE.bc"));
        assert!(Language::Hlsl.compile(Path::new("a.hlsl")).ends_with("a.hlsl -o a.ll"));
    }
}
