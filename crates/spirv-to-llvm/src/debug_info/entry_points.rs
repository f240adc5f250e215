//! Entries of the sets without a meaning about a whole compilation, in the fields of compile units and subprograms.

use super::refs::{lose, node_of, operands, string, text_of};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{CallingConv, DiKind, MdId};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::flags::SP_MAIN;

/// Sets the build and the place of the debug information of compile units, and the producer from entry points.
pub(super) fn complete(m: &mut Raise<'_>, units: &[MdId]) {
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        match said.inst {
            Inst::BuildIdentifier => identifier(m, said, units),
            Inst::StoragePath => {
                let path = operands(m, said).first().and_then(|&path| string(m, path));
                for &unit in units {
                    set(m, unit, "splitDebugFilename", path);
                }
            }
            Inst::EntryPoint => entry_point(m, said),
            _ => {}
        }
    }
}

/// The number that stands for the build in LLVM.
fn identifier(m: &mut Raise<'_>, said: Said, units: &[MdId]) {
    let text = operands(m, said).first().and_then(|&text| text_of(m, text)).unwrap_or_default();
    let number = str::from_utf8(&text).ok().and_then(|text| text.parse::<u64>().ok());
    match number {
        Some(0) => {}
        Some(number) => {
            for &unit in units {
                debug_nodes::set(&mut m.out, unit, "dwoId", DiField::Int(number));
            }
        }
        None => lose(m, "a build that is no number", said.index),
    }
}

/// The compiler and its arguments; a function that is not an entry point of the module is the main program.
fn entry_point(m: &mut Raise<'_>, said: Said) {
    let &[function, unit, producer, arguments, ..] = operands(m, said) else { return };
    let unit = node_of(m, unit, &[DiKind::DICompileUnit]);
    let subprogram = node_of(m, function, &[DiKind::DISubprogram]);
    let (Some(unit), Some(subprogram)) = (unit, subprogram) else {
        return lose(m, "an entry point", said.index);
    };
    let (producer, arguments) = (string(m, producer), string(m, arguments));
    let stated = debug_nodes::node(&m.out, unit).is_some_and(|unit| unit.md("producer").is_some());
    if !stated {
        set(m, unit, "producer", producer);
    }
    set(m, unit, "flags", arguments);
    m.debug_nodes.entries.push(subprogram);
}

/// The subprograms of entry points that are of no kernel are main programs. Asked when functions have theirs.
pub(super) fn mark_main_programs(m: &mut Raise<'_>) {
    for subprogram in std::mem::take(&mut m.debug_nodes.entries) {
        let function = m.debug_nodes.subprograms.iter().find(|(_, node)| **node == subprogram);
        let is_kernel = function
            .is_some_and(|(function, _)| m.out.functions[*function].calling_conv == CallingConv::SPIR_KERNEL);
        if let Some(node) = debug_nodes::node(&m.out, subprogram).filter(|node| node.distinct && !is_kernel) {
            let flags = node.int("spFlags") | SP_MAIN;
            debug_nodes::set(&mut m.out, subprogram, "spFlags", DiField::Int(flags));
        }
    }
}

fn set(m: &mut Raise<'_>, node: MdId, field: &str, value: Option<MdId>) {
    if let Some(value) = value {
        debug_nodes::set(&mut m.out, node, field, DiField::Md(value));
    }
}
