//! Calls of functions that have the name of an instruction, and any types: the translation refuses them, or is valid.
//!
//! In LLVM IR the name alone makes a call an instruction, so that front ends, linked libraries and damaged files can pass types that
//! the instruction does not take.

use crate::choices::Choices;
use crate::laws::{self, Law, Outcome, Violation};
use spirv_grammar::{ExtInstSet, Op};
use spirv_llvm::{Options, VulkanKernels};
use std::fmt::Write as _;

/// What calls the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caller {
    /// A kernel.
    Kernel,
    /// A kernel, translated with all extensions.
    KernelWithExtensions,
    /// A kernel that becomes a compute shader.
    VulkanKernel,
    /// A shader of this stage.
    Shader(&'static str),
}

const CALLERS: [Caller; 6] = [
    Caller::Kernel,
    Caller::KernelWithExtensions,
    Caller::VulkanKernel,
    Caller::Shader("compute"),
    Caller::Shader("pixel"),
    Caller::Shader("vertex"),
];

/// Types of values in kernels and shaders.
const VALUES: [&str; 20] = [
    "i32",
    "float",
    "<4 x i32>",
    "<4 x float>",
    "i64",
    "i8",
    "i16",
    "i1",
    "double",
    "half",
    "<2 x i32>",
    "<3 x i32>",
    "<2 x float>",
    "<3 x float>",
    "<2 x i1>",
    "<4 x i8>",
    "<4 x half>",
    "<2 x i64>",
    "{ i32, i32 }",
    "[2 x i32]",
];
const OF_KERNELS: [&str; 8] = [
    "ptr addrspace(1)",
    "ptr",
    "ptr addrspace(3)",
    "ptr addrspace(4)",
    r#"target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)"#,
    r#"target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)"#,
    r#"target("spirv.Event")"#,
    r#"target("spirv.Sampler")"#,
];
const OF_SHADERS: [&str; 6] = [
    "ptr",
    "ptr addrspace(3)",
    r#"target("spirv.Image", float, 1, 0, 0, 0, 1, 0)"#,
    r#"target("spirv.Image", float, 1, 0, 0, 0, 2, 1)"#,
    r#"target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0)"#,
    r#"target("spirv.Sampler")"#,
];
/// Constant integers that mean something as scopes, semantics, masks and indices.
const NUMBERS: [&str; 11] = ["0", "1", "2", "3", "4", "5", "8", "16", "64", "256", "-1"];
/// The most arguments of a call.
const MOST: usize = 5;

/// A module with one call.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of the caller, which decides about the options.
    caller: u8,
    text: String,
}

impl Case {
    /// Returns the case that a byte string makes.
    pub fn of(bytes: &[u8]) -> Case {
        let mut choices = Choices::new(bytes);
        let number = choices.below(CALLERS.len());
        Case { caller: number as u8, text: module(&mut choices, CALLERS[number]) }
    }

    /// Returns the file that keeps the case.
    pub fn file(&self) -> String {
        format!("{CALLER}{}\n{}", self.caller, self.text)
    }

    /// Returns the case that a file keeps; `None` if it keeps another program.
    pub fn of_file(text: &str) -> Option<Case> {
        let caller = text.lines().find_map(|line| line.strip_prefix(CALLER)?.trim().parse().ok())?;
        Some(Case { caller, text: text.to_owned() })
    }

    /// Checks that the translation ends, and is valid.
    ///
    /// # Errors
    /// The law that the case violates.
    pub fn check(&self) -> Result<Outcome, Violation> {
        let caller = CALLERS[usize::from(self.caller) % CALLERS.len()];
        let mut options = match caller {
            Caller::KernelWithExtensions => laws::options(WITH_EXTENSIONS),
            _ => Options::default(),
        };
        options.spirv.vulkan_kernels = (caller == Caller::VulkanKernel).then(VulkanKernels::default);
        let translated = laws::sound(spirv_llvm::llvm_to_spirv(self.text.as_bytes(), &options))?;
        let spirv = match translated {
            Ok(translation) => translation.bytes,
            Err(error) => {
                let message = error.diagnostics().first_error().map_or("", |error| error.message.as_str());
                return Ok(Outcome::Refused(format!("{:?}: {}", error.code(), laws::words(message))));
            }
        };
        let invalid = |message: String| Violation { law: Law::Valid, message };
        spirv_llvm::validate(&spirv).map_err(|error| invalid(error.to_string()))?;
        let is_kernel = matches!(caller, Caller::Kernel | Caller::KernelWithExtensions);
        let judge = if is_kernel { laws::judge } else { laws::judge_shader };
        match judge(&spirv) {
            Err(message) if !message.contains(UNKNOWN) => Err(invalid(message)),
            _ => Ok(Outcome::Accepted),
        }
    }
}

/// The line of a file with the number of the caller.
const CALLER: &str = "; caller: ";

/// What validators say that are older than an extension.
const UNKNOWN: &str = "Invalid capability operand";

/// The number of [`laws::options`] with all extensions that validators know.
const WITH_EXTENSIONS: u8 = 2;

/// The names of the instructions that a caller may have.
fn name(choices: &mut Choices<'_>, caller: Caller) -> String {
    let (set, prefix) = match caller {
        Caller::Shader(_) => (ExtInstSet::GlslStd450, "GLSL_"),
        _ => (ExtInstSet::OpenClStd, "ocl_"),
    };
    let core = Op::all().map(|facts| facts.name.to_owned());
    let extended = set.instructions().map(|facts| format!("{prefix}{}", facts.name));
    let mut names: Vec<String> = core.chain(extended).collect();
    let number = choices.below(names.len());
    format!("__spirv_{}", names.swap_remove(number))
}

/// A type that is likely to be `base`.
fn ty(choices: &mut Choices<'_>, base: &'static str, others: &[&'static str]) -> &'static str {
    match choices.below(5) {
        0 | 1 => base,
        2 => VALUES[0],
        3 => choices.pick(&VALUES).unwrap_or(base),
        _ => choices.pick(others).unwrap_or(base),
    }
}

/// A constant of a type.
fn constant(choices: &mut Choices<'_>, ty: &str) -> &'static str {
    match ty {
        "i1" => choices.pick(&["false", "true"]).unwrap_or("false"),
        "i8" | "i16" | "i32" | "i64" => choices.pick(&NUMBERS).unwrap_or("0"),
        "half" | "float" | "double" => choices.pick(&["0.0", "1.0", "-2.0"]).unwrap_or("0.0"),
        _ if ty.starts_with("ptr") => "null",
        _ => "zeroinitializer",
    }
}

/// A module in which the caller calls one function.
fn module(choices: &mut Choices<'_>, caller: Caller) -> String {
    let others: &[&'static str] = if matches!(caller, Caller::Shader(_)) { &OF_SHADERS } else { &OF_KERNELS };
    let name = name(choices, caller);
    let base = choices.pick(&VALUES).unwrap_or(VALUES[0]);
    let types: Vec<&str> = (0..choices.below(MOST + 1)).map(|_| ty(choices, base, others)).collect();
    let result = if choices.rarely(6) { "void" } else { ty(choices, base, others) };
    let (mut parameters, mut arguments, mut before) = (Vec::new(), Vec::new(), String::new());
    let mut globals = String::new();
    for (number, ty) in types.iter().enumerate() {
        let is_plain = !ty.starts_with("ptr") && !ty.starts_with("target");
        let value = match caller {
            _ if is_plain && choices.rarely(3) => constant(choices, ty).to_owned(),
            Caller::Shader(_) => of_shader(number, ty, &mut globals, &mut before),
            _ => {
                parameters.push(format!("{ty} %p{number}"));
                format!("%p{number}")
            }
        };
        arguments.push(format!("{ty} {value}"));
    }
    let (types, arguments) = (types.join(", "), arguments.join(", "));
    let of_result = if result == "void" { "" } else { "%r = " };
    let symbol = format!("_Z{}{name}", name.len());
    match caller {
        Caller::Shader(stage) => {
            let size = if stage == "compute" { r#" "hlsl.numthreads"="1,1,1""# } else { "" };
            format!(
                "target triple = \"spirv1.6-unknown-vulkan1.3-{stage}\"\n{GLOBALS}{globals}declare {result} @{symbol}({types})\n\
                 define void @main() #0 {{\n  %own = alloca i32\n  %number = load i32, ptr addrspace(11) @buffer\n{before}  \
                 {of_result}call {result} @{symbol}({arguments})\n  ret void\n}}\nattributes #0 = {{ \
                 \"hlsl.shader\"=\"{stage}\"{size} }}\n"
            )
        }
        _ => format!(
            "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func {result} @{symbol}({types})\ndefine spir_kernel void \
             @k({}) !reqd_work_group_size !0 {{\n  {of_result}call spir_func {result} @{symbol}({arguments})\n  ret void\n}}\n!0 = \
             !{{i32 8, i32 1, i32 1}}\n",
            parameters.join(", ")
        ),
    }
}

/// A buffer and shared memory of shaders.
const GLOBALS: &str = "%block = type { i32 }\n@buffer = external addrspace(11) global %block, !spirv.Decorations !1\n@shared = external \
                       addrspace(3) global i32\n!spirv.Structure = !{!4}\n!1 = !{!2, !3}\n!2 = !{i32 34, i32 0}\n!3 = !{i32 33, \
                       i32 0}\n!4 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 0}}}\n";

/// A value of a type in a shader: of a resource, or computed from a number in the buffer.
fn of_shader(number: usize, ty: &str, globals: &mut String, before: &mut String) -> String {
    let conversion = match ty {
        "i32" => return "%number".to_owned(),
        "ptr" => return "%own".to_owned(),
        "ptr addrspace(3)" => return "@shared".to_owned(),
        "i1" | "i8" | "i16" => "trunc",
        "i64" => "zext",
        "half" | "float" | "double" => "uitofp",
        _ if ty.starts_with("target") => {
            let (list, set, binding) = (10 + 3 * number, 11 + 3 * number, 12 + 3 * number);
            let _infallible = write!(
                globals,
                "@resource{number} = external addrspace(2) constant {ty}, !spirv.Decorations !{list}\n!{list} = !{{!{set}, \
                 !{binding}}}\n!{set} = !{{i32 34, i32 0}}\n!{binding} = !{{i32 33, i32 {}}}\n",
                number + 1
            );
            let _infallible =
                writeln!(before, "  %p{number} = load {ty}, ptr addrspace(2) @resource{number}");
            return format!("%p{number}");
        }
        _ => return "zeroinitializer".to_owned(),
    };
    let _infallible = writeln!(before, "  %p{number} = {conversion} i32 %number to {ty}");
    format!("%p{number}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choices::random;

    #[test]
    fn every_module_is_llvm_ir() {
        for number in 0..300 {
            let case = Case::of(&random(1, number, 40));
            assert!(llvm_asm::parse(case.text.as_bytes()).is_ok(), "{}", case.file());
        }
    }
}
