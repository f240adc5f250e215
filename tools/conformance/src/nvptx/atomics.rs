//! Orders and scopes of `atomicrmw`: LLVM drops both for this target, so the code has to have fences.

use super::{Judge, tried};
use anyhow::Result;
use external_tools::own;
use std::fmt::Write as _;
use std::fs;

/// Operations that the target has instructions for, with the type, and the instruction.
const OPERATIONS: &[(&str, &str, &str)] = &[
    ("add", "i32", "add.u32"),
    ("sub", "i64", "add.u64"),
    ("xchg", "i32", "exch.b32"),
    ("umin", "i64", "min.u64"),
    ("max", "i32", "max.s32"),
    ("xor", "i64", "xor.b64"),
    ("fadd", "float", "add.f32"),
    ("fadd", "double", "add.f64"),
];

/// Scopes of LLVM IR, and those of PTX.
const SCOPES: &[(&str, &str)] = &[
    ("syncscope(\"subgroup\")", "cta"),
    ("syncscope(\"workgroup\")", "cta"),
    ("syncscope(\"device\")", "gpu"),
    ("", "sys"),
];

/// Orders, and the fences of PTX in front of the instruction and behind it.
const ORDERS: &[(&str, &str, &str)] = &[
    ("monotonic", "", ""),
    ("acquire", "", "fence.acq_rel"),
    ("release", "fence.acq_rel", ""),
    ("acq_rel", "fence.acq_rel", "fence.acq_rel"),
    ("seq_cst", "fence.sc", "fence.acq_rel"),
];

impl Judge {
    /// Looks for the fences and the instruction of each operation, order and scope.
    pub(super) fn atomics(&mut self) -> Result<()> {
        let mut module = "target triple = \"spirv64-unknown-unknown\"\n".to_owned();
        let mut expected = Vec::new();
        for (op, ty, instruction) in OPERATIONS {
            for (scope, of_scope) in SCOPES {
                for (order, before, behind) in ORDERS {
                    let number = expected.len();
                    writeln!(module, "define spir_kernel void @k{number}(ptr addrspace(1) %p, {ty} %v) {{")?;
                    writeln!(module, "  %old = atomicrmw {op} ptr addrspace(1) %p, {ty} %v {scope} {order}")?;
                    writeln!(module, "  store {ty} %old, ptr addrspace(1) %p\n  ret void\n}}")?;
                    let fence = |fence: &str| match fence {
                        "" => None,
                        fence => Some(format!("{fence}.{of_scope};")),
                    };
                    let atom = if *of_scope == "sys" { "atom.sys." } else { "atom.global." };
                    let atom = Some(format!("{atom}{instruction}"));
                    let parts: Vec<String> =
                        [fence(before), atom, fence(behind)].into_iter().flatten().collect();
                    expected.push((format!("{op} {ty} {scope} {order}"), parts));
                }
            }
        }
        let source = self.folder.join("atomics.ll");
        let [bitcode, spirv] = ["bc", "spv"].map(|extension| source.with_extension(extension));
        fs::write(&source, module)?;
        for (word, from, to) in [(Some("as"), &source, &bitcode), (None, &bitcode, &spirv)] {
            let mut command = own::built(&self.tool)?;
            command.args(word).arg(from).arg("-o").arg(to);
            if word.is_none() {
                command.arg("--spirv-ext=+all");
            }
            if let Err(why) = tried(&mut command)? {
                self.fail("atomics", &why);
                return Ok(());
            }
        }
        let code = match self.code(&spirv, "sm_70")? {
            Ok(code) => code,
            Err(why) => {
                self.fail("atomics", &why);
                return Ok(());
            }
        };
        for (number, (what, parts)) in expected.iter().enumerate() {
            let begin = format!(".entry k{number}(");
            let body = code.split_once(&begin).and_then(|(_, rest)| rest.split_once("-- End function"));
            let found: Vec<&str> = body
                .map_or("", |(body, _)| body)
                .lines()
                .map(str::trim)
                .filter(|line| line.starts_with("fence") || line.starts_with("atom"))
                .collect();
            let is_it = found.len() == parts.len()
                && found.iter().zip(parts).all(|(found, part)| found.starts_with(part.as_str()));
            if is_it {
                self.count("atomic operations with their order and scope");
            } else {
                self.fail(what, &format!("{found:?} instead of {parts:?}"));
            }
        }
        Ok(())
    }
}
