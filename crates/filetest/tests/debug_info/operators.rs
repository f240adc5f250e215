//! Every operator that an expression may have is carried in every set, or reported.

use super::differences::Dialect;
use libtest_mimic::Failed;
use spirv_llvm::{LossKind, Options};
use spirv_mapping::debug_info::operators::{CONSTS, LIT0, operand_count};

/// The operators of DWARF, and those of LLVM.
const NUMBERS: [std::ops::Range<u64>; 2] = [0..0x100, 0x1000..0x1010];

pub(super) fn every_operator() -> Result<(), Failed> {
    let mut wrong = Vec::new();
    let mut carried = 0;
    for operator in NUMBERS.into_iter().flatten() {
        let count = operand_count(operator).unwrap_or(0);
        for dialect in Dialect::ALL {
            for further in [false, true] {
                match said_again(operator, count, dialect, further)? {
                    Some(true) => carried += 1,
                    Some(false) => {}
                    None => wrong.push(format!("{operator:#x} in {dialect:?}, further operators: {further}")),
                }
            }
        }
    }
    if carried == 0 {
        return Err("no operator is carried".into());
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("neither carried nor reported: {wrong:#?}").into()) }
}

/// Whether an operator comes back as it is, or is reported; `None`: neither.
fn said_again(operator: u64, count: usize, dialect: Dialect, further: bool) -> Result<Option<bool>, Failed> {
    let mut options = Options::default();
    options.debug_info.set = Some(dialect.set());
    options.debug_info.extra_operators = further;
    let text = module(operator, count);
    let made = spirv_llvm::llvm_to_spirv(text.as_bytes(), &options)
        .map_err(|error| format!("{operator:#x}: {error}"))?;
    if made.losses.iter().any(|loss| loss.kind == LossKind::DebugInfo) {
        return Ok(Some(false));
    }
    let text_of = |bitcode: &[u8]| spirv_llvm::disassemble(bitcode).map_err(|error| error.to_string());
    let before =
        text_of(&spirv_llvm::assemble_llvm(text.as_bytes(), &options).map_err(|e| e.to_string())?.bytes)?;
    let back = spirv_llvm::spirv_to_llvm(&made.bytes, &options).map_err(|error| error.to_string())?;
    let after = text_of(&back.bytes)?;
    let expression = |text: &str| {
        let line = text.lines().find(|line| line.contains("#dbg_value") || line.contains("llvm.dbg.value"));
        line.and_then(|line| Some(line[line.find("!DIExpression")?..line.rfind("), ")? + 1].to_owned()))
    };
    // Said in the words that every set has.
    let is_rewritten = operator == CONSTS || (LIT0..LIT0 + 32).contains(&operator);
    Ok((is_rewritten || expression(&before) == expression(&after)).then_some(true))
}

/// A module with a record whose expression has this operator, with small numbers behind it.
fn module(operator: u64, count: usize) -> String {
    let numbers = ["8", "5"].iter().take(count).map(|number| format!(", {number}")).collect::<String>();
    let record = format!("#dbg_value(i32 %x, !10, !DIExpression({operator}{numbers}), !7)");
    format!(
        r#"target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %x) !dbg !4 {{
    {record}
  ret void, !dbg !7
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{{null}}
!7 = !DILocation(line: 2, column: 11, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
"#
    )
}
