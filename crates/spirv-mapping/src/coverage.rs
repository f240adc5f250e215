//! The owner of each instruction: a row, a part of the translator, or none, with the reason.

use std::fmt::Write as _;

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{Capability, ExtInstSet, InstructionClass, Op};

use crate::friendly;
use crate::index;
use crate::row::{Dir, Face, Hook, Inst, Row};

/// The owner of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A row, all of it data.
    Data,
    /// A row whose faces need code.
    Hooked,
    /// A part of the translator for the instruction's structure.
    Structural(&'static str),
    /// The generic rule for `__spirv_` functions.
    Friendly,
    /// Not supported, for this reason.
    NotSupported(&'static str),
}

/// Classes of instructions that parts of the translator own, unless a row does.
const STRUCTURES: &[(InstructionClass, &str)] = &[
    (InstructionClass::TypeDeclaration, "types"),
    (InstructionClass::ConstantCreation, "constants"),
    (InstructionClass::ModeSetting, "module"),
    (InstructionClass::Extension, "module"),
    (InstructionClass::Debug, "debug information"),
    (InstructionClass::Annotation, "decorations"),
    (InstructionClass::Function, "functions"),
    (InstructionClass::ControlFlow, "control flow"),
    (InstructionClass::Memory, "memory"),
    (InstructionClass::Composite, "composites"),
    (InstructionClass::Arithmetic, "arithmetic"),
    (InstructionClass::Bit, "arithmetic"),
    (InstructionClass::RelationalAndLogical, "comparisons"),
    (InstructionClass::Conversion, "conversions"),
];

/// Single instructions of other classes.
const STRUCTURAL: &[(Op, &str)] = &[
    (Op::Nop, "module"),
    (Op::Undef, "constants"),
    (Op::SizeOf, "constants"),
    (Op::AssumeTrueKHR, "intrinsics"),
    (Op::ExpectKHR, "intrinsics"),
    (Op::ArithmeticFenceEXT, "intrinsics"),
    (Op::FmaKHR, "intrinsics"),
    (Op::FreezeKHR, "constants"),
    (Op::PoisonKHR, "constants"),
    (Op::UntypedVariableKHR, "memory"),
    (Op::UntypedAccessChainKHR, "memory"),
    (Op::UntypedInBoundsAccessChainKHR, "memory"),
    (Op::UntypedPtrAccessChainKHR, "memory"),
    (Op::UntypedInBoundsPtrAccessChainKHR, "memory"),
    (Op::TypeUntypedPointerKHR, "types"),
    (Op::TypeCooperativeMatrixKHR, "types"),
    (Op::VariableLengthArrayINTEL, "memory"),
    (Op::UntypedVariableLengthArrayINTEL, "memory"),
    (Op::SaveMemoryINTEL, "memory"),
    (Op::RestoreMemoryINTEL, "memory"),
    (Op::MaskedGatherINTEL, "memory"),
    (Op::MaskedScatterINTEL, "memory"),
    (Op::PtrCastToCrossWorkgroupALTERA, "conversions"),
    (Op::CrossWorkgroupCastToPtrALTERA, "conversions"),
    (Op::AliasDomainDeclINTEL, "decorations"),
    (Op::AliasScopeDeclINTEL, "decorations"),
    (Op::AliasScopeListDeclINTEL, "decorations"),
    (Op::ConstantFunctionPointerINTEL, "functions"),
    (Op::FunctionPointerCallINTEL, "functions"),
    (Op::AsmTargetINTEL, "inline assembly"),
    (Op::AsmINTEL, "inline assembly"),
    (Op::AsmCallINTEL, "inline assembly"),
    (Op::LoopControlINTEL, "control flow"),
    (Op::TypeBufferSurfaceINTEL, "types"),
    (Op::TypeStructContinuedINTEL, "types"),
    (Op::ConstantCompositeContinuedINTEL, "constants"),
    (Op::SpecConstantCompositeContinuedINTEL, "constants"),
    (Op::CompositeConstructContinuedINTEL, "composites"),
    (Op::FPGARegALTERA, "intrinsics"),
];

/// Instructions that kernels cannot contain although no capability excludes them.
const NOT_SUPPORTED: &[(Op, &str)] = &[
    (Op::ConstantPipeStorage, "a pipe at module scope, which OpenCL C 3.0 has not"),
    (Op::ImageTexelPointer, "no pointer to a texel exists in LLVM"),
    (Op::TerminateInvocation, "graphics"),
];

/// Returns the owner of `op`.
pub fn owner(op: Op) -> Owner {
    if let Some((_, reason)) = NOT_SUPPORTED.iter().find(|(o, _)| *o == op) {
        return Owner::NotSupported(reason);
    }
    // A row beside a structure (OpFMul of `dot`, OpStore of `atomic_init`) does not own the instruction.
    let writes = index::row(Inst::Core(op))
        .filter(|r| r.faces.iter().any(|f| matches!(f.dir, Dir::Both | Dir::ToLlvm)));
    if let Some(row) = writes {
        return of_faces(row.faces);
    }
    let Some(facts) = op.facts() else { return Owner::NotSupported("unknown") };
    if let Some((_, part)) = STRUCTURAL.iter().find(|(o, _)| *o == op) {
        return Owner::Structural(part);
    }
    if !facts.requires.capabilities.is_empty() && facts.requires.capabilities.iter().all(|c| is_graphics(*c))
    {
        return Owner::NotSupported("graphics");
    }
    if let Some((_, part)) = STRUCTURES.iter().find(|(class, _)| *class == facts.class) {
        return Owner::Structural(part);
    }
    // Types of extensions have no class of their own.
    if facts.name.starts_with("Type") {
        return Owner::Structural("types");
    }
    if friendly::is_callable(op) {
        return Owner::Friendly;
    }
    Owner::NotSupported("no form in LLVM is defined for it")
}

/// Returns the owner of an instruction of `OpenCL.std`.
pub fn extended_owner(n: OpenClStd) -> Owner {
    index::row(Inst::cl(n)).map_or(Owner::NotSupported("no row"), |row| of_faces(row.faces))
}

fn of_faces(faces: &[Face]) -> Owner {
    if faces.iter().all(|f| f.hook.is_some()) { Owner::Hooked } else { Owner::Data }
}

/// True for capabilities that only graphics has: Shader, or every capability that it implies leads there.
pub(crate) fn is_graphics(capability: Capability) -> bool {
    fn at(capability: Capability, depth: u32) -> bool {
        if capability == Capability::Shader {
            return true;
        }
        let implied = capability.facts().map_or(&[][..], |f| f.requires.capabilities);
        depth > 0 && !implied.is_empty() && implied.iter().all(|c| at(*c, depth - 1))
    }
    at(capability, 8)
}

/// The result of translating a call of each face of an instruction.
#[derive(Clone, Debug, Default)]
pub struct Tried {
    /// Names of functions that became the instruction.
    pub read: Vec<String>,
    /// Names of functions that came back for it.
    pub written: Vec<String>,
    /// The functions that should have been read or written and were not, each with the message.
    pub failed: Vec<(String, String)>,
}

/// The coverage of the table as Markdown: `docs/generated/coverage.md`. `try_out` translates calls of the faces of an
/// instruction in both directions.
pub fn report(try_out: &dyn Fn(&'static Row) -> Tried) -> String {
    let mut text = String::from(
        "# Coverage\n\nThe part of the translator for each instruction, and the tested functions of OpenCL C: a call of each was \
         translated to SPIR-V and back to LLVM IR, as OpenCL C 1.2 and 2.0. Generated by \
         `cargo xtask coverage`; do not edit.\n\n",
    );
    let tried = |inst| index::row(inst).map(try_out).unwrap_or_default();
    let core: Vec<Line> = Op::all().map(|f| (f.name, owner(f.op), tried(Inst::Core(f.op)))).collect();
    let std = ExtInstSet::OpenClStd.instructions();
    let extended: Vec<Line> = std
        .map(|f| (f.name, extended_owner(OpenClStd(f.number)), tried(Inst::cl(OpenClStd(f.number)))))
        .collect();
    let variables: Vec<(String, Tried)> = index::rows()
        .filter_map(|row| match row.inst {
            Inst::Variable(builtin) => Some((format!("{builtin:?}"), try_out(row))),
            _ => None,
        })
        .collect();
    summary(&mut text, "Core instructions", &core);
    summary(&mut text, "OpenCL.std", &extended);
    hooks(&mut text);
    one_way(&mut text);
    lossy(&mut text);
    failed(&mut text, core.iter().chain(&extended).map(|(name, _, tried)| (*name, tried)));
    table(&mut text, "Core instructions", &core);
    table(&mut text, "OpenCL.std", &extended);
    let _ = writeln!(text, "## Builtin variables\n\n| variable | read | written |\n|---|---|---|");
    for (name, tried) in &variables {
        let _ = writeln!(text, "| {name} | {} | {} |", names(&tried.read), names(&tried.written));
    }
    text
}

type Line = (&'static str, Owner, Tried);

fn names(names: &[String]) -> String {
    names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(" ")
}

// Writing to a string cannot fail: the results below are dropped.

fn summary(text: &mut String, title: &str, lines: &[Line]) {
    let count = |want: fn(&Owner) -> bool| lines.iter().filter(|l| want(&l.1)).count();
    let _ = writeln!(text, "## {title}: {}\n", lines.len());
    let _ = writeln!(text, "| | |\n|---|---|");
    for (name, n) in [
        ("row of data", count(|o| *o == Owner::Data)),
        ("row with hooks", count(|o| *o == Owner::Hooked)),
        ("part of the translator", count(|o| matches!(o, Owner::Structural(_)))),
        ("`__spirv_` functions only", count(|o| *o == Owner::Friendly)),
        ("not supported", count(|o| matches!(o, Owner::NotSupported(_)))),
    ] {
        let _ = writeln!(text, "| {name} | {n} |");
    }
    text.push('\n');
}

fn hooks(text: &mut String) {
    let mut uses: Vec<(Hook, usize)> = Vec::new();
    for face in index::rows().flat_map(|r| r.faces) {
        let Some(hook) = face.hook else { continue };
        match uses.iter_mut().find(|u| u.0 == hook) {
            Some(entry) => entry.1 += 1,
            None => uses.push((hook, 1)),
        }
    }
    let _ = writeln!(text, "## Hooks\n\n| hook | faces |\n|---|---|");
    for (hook, n) in uses {
        let _ = writeln!(text, "| {hook:?} | {n} |");
    }
    text.push('\n');
}

/// Faces that one direction alone can use.
fn one_way(text: &mut String) {
    let mut lines: Vec<String> = Vec::new();
    for row in index::rows() {
        for face in row.faces {
            let Some(why) = face.one_way else { continue };
            let direction = if face.dir == Dir::ToSpirv { "read" } else { "written" };
            let line = format!("- {} as `{}` is only {direction}: {why}", row.inst, face.name.describe());
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    let _ = writeln!(text, "## Spellings of one direction\n\n{}\n", lines.join("\n"));
}

/// Claims of the table that no trial confirmed.
fn failed<'a>(text: &mut String, lines: impl Iterator<Item = (&'a str, &'a Tried)>) {
    let of = |(inst, tried): (&'a str, &'a Tried)| {
        tried.failed.iter().map(move |(name, why)| format!("- {inst} as `{name}`: {why}"))
    };
    let lines: Vec<String> = lines.flat_map(of).collect();
    if !lines.is_empty() {
        let head = "## Spellings that the trials did not show\n\n\
                    Instructions that LLVM has come back as those, not as calls.";
        let _ = writeln!(text, "{head}\n\n{}\n", lines.join("\n"));
    }
}

fn lossy(text: &mut String) {
    let lines: Vec<_> = index::rows()
        .flat_map(|r| r.faces.iter().map(move |f| (r.inst, f)))
        .filter_map(|(inst, f)| Some((inst, f.name.describe(), f.lossy?)))
        .collect();
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(text, "## Spellings that drop something\n");
    for (inst, name, what) in lines {
        let _ = writeln!(text, "- {inst} as `{name}`: {what}");
    }
    text.push('\n');
}

fn table(text: &mut String, title: &str, lines: &[Line]) {
    let head = "| instruction | owner | read | written |\n|---|---|---|---|";
    let _ = writeln!(text, "## {title}, one by one\n\n{head}");
    for (name, owner, tried) in lines {
        let owner = match owner {
            Owner::Data => "row".to_owned(),
            Owner::Hooked => "row, hook".to_owned(),
            Owner::Structural(part) => (*part).to_owned(),
            Owner::Friendly => "`__spirv_`".to_owned(),
            Owner::NotSupported(reason) => format!("not supported: {reason}"),
        };
        let (read, written) = (names(&tried.read), names(&tried.written));
        let _ = writeln!(text, "| {name} | {owner} | {read} | {written} |");
    }
    text.push('\n');
}
