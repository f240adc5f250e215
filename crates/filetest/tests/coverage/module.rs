//! A module of LLVM assembly with one call of a builtin.

use spirv_mapping::samples::Sample;
use spirv_mapping::{Hook, Inst, Operand, Ty};
use std::fmt::Write as _;

/// The text of a module with a function that makes the call; `None` for a type that has no text.
pub(super) fn with_call(sample: &Sample, hook: Option<Hook>, inst: Inst) -> Option<String> {
    let mut text = String::from(
        "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
         target triple = \"spir64-unknown-unknown\"\n\
         %struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }\n\
         @block = internal addrspace(1) constant { i32, i32 } { i32 8, i32 4 }\n\
         define spir_kernel void @kernel(ptr addrspace(4) %b) {\n  ret void\n}\n",
    );
    let structure = match &sample.returned {
        Ty::Struct(name) => Some(name.as_str()),
        _ => None,
    };
    let returned = if structure.is_some() { "void".to_owned() } else { llvm(&sample.returned)? };
    let mut types = Vec::new();
    let mut params = Vec::new();
    let mut passed = Vec::new();
    if let Some(name) = structure {
        types.push(format!("ptr sret(%{name})"));
        passed.push(format!("ptr sret(%{name}) %range"));
    }
    for (number, arg) in sample.args.iter().enumerate() {
        let known = known(hook, number, sample.args.len());
        let ty = if known == Some(RANGE) { "ptr".to_owned() } else { llvm(&arg.ty)? };
        types.push(ty.clone());
        let value = match (known, arg.constant) {
            (Some(known), _) => known.to_owned(),
            (None, Some(constant)) => constant.to_string(),
            (None, None) => {
                params.push(format!("{ty} %a{number}"));
                format!("%a{number}")
            }
        };
        passed.push(format!("{ty} {value}"));
    }
    let (types, params, passed) = (types.join(", "), params.join(", "), passed.join(", "));
    let symbol = &sample.symbol;
    let _ = writeln!(text, "declare spir_func {returned} @{symbol}({types})");
    // What the instruction does not give is nothing to hand on.
    let is_given = hook.is_some() || !matches!(inst, Inst::Core(op) if !op.layout().result_type);
    let handed_on = if is_given { returned.as_str() } else { "void" };
    let _ =
        writeln!(text, "define spir_func {handed_on} @f({params}) {{\n  %range = alloca %struct.ndrange_t");
    let _ = match returned.as_str() {
        ty if !is_given && ty != "void" => {
            writeln!(text, "  %r = call spir_func {ty} @{symbol}({passed})\n  ret void\n}}")
        }
        "void" => writeln!(text, "  call spir_func void @{symbol}({passed})\n  ret void\n}}"),
        ty => writeln!(text, "  %r = call spir_func {ty} @{symbol}({passed})\n  ret {ty} %r\n}}"),
    };
    Some(text)
}

/// The ND-range.
const RANGE: &str = "%range";

/// What clang passes for the arguments of enqueuing that are no values: range, kernel and block.
fn known(hook: Option<Hook>, number: usize, count: usize) -> Option<&'static str> {
    const KERNEL: &str = "addrspacecast (ptr @kernel to ptr addrspace(4))";
    const BLOCK: &str = "addrspacecast (ptr addrspace(1) @block to ptr addrspace(4))";
    let kernel = match (hook?, count) {
        (Hook::EnqueueKernel, 5 | 7) => 3,
        (Hook::EnqueueKernel, _) => 6,
        (Hook::KernelQuery, count) => count.checked_sub(2)?,
        _ => return None,
    };
    match number {
        _ if number == kernel => Some(KERNEL),
        _ if number == kernel + 1 => Some(BLOCK),
        2 if matches!(hook, Some(Hook::EnqueueKernel)) => Some(RANGE),
        0 if kernel == 1 => Some(RANGE),
        _ => None,
    }
}

/// A type in assembly.
fn llvm(ty: &Ty) -> Option<String> {
    Some(match ty {
        Ty::Void => "void".to_owned(),
        Ty::Bool => "i1".to_owned(),
        Ty::Int(width) => format!("i{width}"),
        Ty::Float(16) => "half".to_owned(),
        Ty::Float(32) => "float".to_owned(),
        Ty::Float(64) => "double".to_owned(),
        Ty::BFloat16 => "bfloat".to_owned(),
        Ty::Vector(lanes, element) => format!("<{lanes} x {}>", llvm(element)?),
        Ty::Pointer { space: 0, .. } => "ptr".to_owned(),
        Ty::Pointer { space, .. } => format!("ptr addrspace({space})"),
        Ty::Target(target) => {
            let types = target.types.iter().map(llvm).collect::<Option<Vec<_>>>()?;
            let ints = target.ints.iter().map(u32::to_string);
            let words: Vec<String> =
                [format!("\"{}\"", target.name)].into_iter().chain(types).chain(ints).collect();
            format!("target({})", words.join(", "))
        }
        Ty::Float(_) | Ty::Array(..) | Ty::Struct(_) | Ty::Other => return None,
    })
}

/// Whether every argument has a type that a function can be passed.
pub(super) fn is_possible(args: &[Operand]) -> bool {
    args.iter().all(|arg| llvm(&arg.ty).is_some())
}
