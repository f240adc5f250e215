//! Where in a module of LLVM IR something is: built only when a message needs it.

use crate::diagnostics::place::{LlvmPlace, Place, SourceLine};
use llvm_model::debug_info::DiField;
use llvm_model::verify::VerifyError;
use llvm_model::{
    BlockId, Body, DebugLocId, Function, FunctionId, Id, InstId, InstKind, Instruction, MdId, Metadata,
    Module, Name, Type,
};

/// A thing in a module. Numbers instead of ids, so that it is small and copied freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The module as a whole.
    Module,
    /// A global variable.
    Global(u32),
    /// A function.
    Function(u32),
    /// An instruction of a function.
    Instruction(u32, BlockId, InstId),
}

/// Returns a description of the place `at`.
pub fn build(module: &Module, at: At) -> Place {
    match at {
        At::Module => Place::Module,
        At::Global(index) => {
            let global = &module.globals[Id::from_index(index as usize)];
            Place::llvm_global(global.props.name.to_string_lossy())
        }
        At::Function(index) => {
            let function: FunctionId = Id::from_index(index as usize);
            Place::Llvm(LlvmPlace {
                function: module.functions[function].props.name.to_string_lossy().into_owned(),
                ..LlvmPlace::default()
            })
        }
        At::Instruction(index, block, inst) => {
            let function: FunctionId = Id::from_index(index as usize);
            instruction_place(module, &module.functions[function], block, inst)
        }
    }
}

/// The place of a broken rule that the verifier found in `module`.
pub fn of_verify_error(module: &Module, error: &VerifyError) -> Place {
    let place = &error.place;
    match (&place.function, place.block, place.instruction) {
        (None, ..) if place.item.is_empty() => Place::Module,
        (None, ..) => Place::Llvm(LlvmPlace { item: place.item.clone(), ..LlvmPlace::default() }),
        (Some((function, _)), Some(block), Some(inst)) => {
            build(module, At::Instruction(function.index() as u32, block, inst))
        }
        (Some((function, name)), Some(block), None) => {
            let block = module.functions[*function]
                .body
                .as_ref()
                .map(|body| Numbers::count(module, &module.functions[*function], body, block, None).block);
            let block = block.unwrap_or_default();
            Place::Llvm(LlvmPlace { function: name.clone(), block, ..LlvmPlace::default() })
        }
        (Some((function, _)), None, _) => build(module, At::Function(function.index() as u32)),
    }
}

fn instruction_place(module: &Module, function: &Function, block: BlockId, inst: InstId) -> Place {
    let mut place =
        LlvmPlace { function: function.props.name.to_string_lossy().into_owned(), ..LlvmPlace::default() };
    if let Some(body) = &function.body {
        let numbers = Numbers::count(module, function, body, block, Some(inst));
        place.block = numbers.block;
        let instruction = &body.insts[inst];
        place.callee = callee(module, &instruction.kind);
        place.item = essence(instruction, place.callee.as_deref(), &numbers.inst);
        place.source = body.locs.get(inst).and_then(|loc| source_line(module, loc));
    }
    Place::Llvm(place)
}

/// The names that LLVM's printer assigns to a block and an instruction.
struct Numbers {
    block: String,
    inst: String,
}

impl Numbers {
    fn count(
        module: &Module,
        function: &Function,
        body: &Body,
        block: BlockId,
        inst: Option<InstId>,
    ) -> Numbers {
        let mut next = function.params.iter().filter(|p| p.name.is_empty()).count();
        let mut out = Numbers { block: String::new(), inst: String::new() };
        let label = |name: &Name, next: &mut usize| {
            if name.is_empty() {
                *next += 1;
                (*next - 1).to_string()
            } else {
                name.to_string_lossy().into_owned()
            }
        };
        for &id in &body.layout {
            let text = label(&body.blocks[id].name, &mut next);
            if id == block {
                out.block = text;
            }
            for &i in &body.blocks[id].insts {
                if module.types[body.insts[i].ty] == Type::Void {
                    continue;
                }
                let text = label(body.names.get(i), &mut next);
                if Some(i) == inst {
                    out.inst = text;
                    return out;
                }
            }
            if id == block {
                return out;
            }
        }
        out
    }
}

/// Returns the name of the function that an instruction calls directly.
pub fn callee(module: &Module, kind: &InstKind) -> Option<String> {
    let function = module.as_function(kind.call()?.callee)?;
    Some(module.functions[function].props.name.to_string_lossy().into_owned())
}

/// The instruction's result, operation, and callee or type: enough to find it.
fn essence(instruction: &Instruction, callee: Option<&str>, name: &str) -> String {
    let result = if name.is_empty() { String::new() } else { format!("%{name} = ") };
    let rest = match &instruction.kind {
        InstKind::ICmp { predicate, .. } => format!("icmp {}", predicate.keyword()),
        InstKind::FCmp { predicate, .. } => format!("fcmp {}", predicate.keyword()),
        InstKind::AtomicRmw { op, .. } => format!("atomicrmw {}", op.keyword()),
        InstKind::Call(_) | InstKind::Invoke { .. } | InstKind::CallBr { .. } => match callee {
            Some(name) => format!("call @{name}"),
            None => "call".to_owned(),
        },
        other => other.keyword().to_owned(),
    };
    format!("{result}{rest}")
}

/// The file, line and column of a location, when its scope leads to a file.
pub fn source_line(module: &Module, loc: DebugLocId) -> Option<SourceLine> {
    let loc = &module.debug_locs[loc];
    let file = scope_file(module, loc.scope)?;
    (loc.line != 0).then_some(SourceLine { file, line: loc.line, column: loc.column })
}

/// The name of the file a scope is in.
pub fn scope_file(module: &Module, mut scope: MdId) -> Option<String> {
    // A scope chain is short; the bound keeps a circular one from going on for ever.
    for _ in 0..64 {
        let Metadata::Debug(node) = module.metadata.get(scope)? else { return None };
        if let DiField::Md(file) = node.field("file")
            && let Metadata::Debug(file) = module.metadata.get(*file)?
        {
            let name = module.md_string(file.md("filename")?)?;
            return Some(name.to_string_lossy().into_owned());
        }
        scope = node.md("scope")?;
    }
    None
}
