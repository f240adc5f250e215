//! Modules of SPIR-V for kernels, valid by construction: made from the facts of the grammar and the signatures of
//! instructions.
//!
//! [`module`] is the entry. A [`Smith`] has the choices, the module and the function that grows. [`fit`] chooses types for the
//! parts of a signature, and [`calls`] writes the instruction with operands from [`scope`].

mod calls;
mod fit;
mod function;
mod interface;
mod memory;
mod scope;
mod table;
mod types;

use crate::choices::Choices;
use rustc_hash::FxHashMap;
use spirv_grammar::Requirements;
use spirv_module::{
    AddressingModel, Builder, BuiltIn, Capability, ExecutionModel, ExtInstSet, Id, InstructionList,
    MemoryModel, Module, Op, Operands, Version,
};
use types::Ty;

/// At most so many functions.
const FUNCTIONS: usize = 3;

/// Versions that modules state, if nothing needs a later one.
const VERSIONS: [Version; 4] = [Version::V1_0, Version::V1_2, Version::V1_4, Version::V1_6];

/// Returns the module that the choices make.
pub fn module(choices: Choices<'_>) -> Module {
    let mut smith = Smith::new(choices);
    let version = smith.choices.pick(&VERSIONS).unwrap_or(Version::V1_0);
    smith.version = version;
    for number in 0..=smith.choices.below(FUNCTIONS) {
        function::add(&mut smith, number);
    }
    smith.finish()
}

/// The lists of a function, in their order.
#[derive(Clone, Copy)]
enum List {
    /// OpVariable, which comes first in the entry block.
    Variables,
    Code,
}

/// A constant or another declaration that exists once: the opcode, the type and the operands.
type Key = (Op, Option<Id>, Vec<u32>);

/// The module and the function that grow.
struct Smith<'b> {
    choices: Choices<'b>,
    builder: Builder,
    /// At least this version is stated.
    version: Version,
    capabilities: Vec<Capability>,
    extensions: Vec<&'static str>,
    types: FxHashMap<Ty, Id>,
    constants: FxHashMap<Key, Id>,
    /// The variables of the module, which entry points list since 1.4.
    globals: Vec<Id>,
    /// The builtin variables, which all entry points list.
    builtins: Vec<(BuiltIn, Id)>,
    /// The kernels, with their names.
    kernels: Vec<(Id, String)>,
    /// The functions that later ones may call, with their results and parameters.
    callees: Vec<(Id, Ty, Vec<Ty>)>,
    /// OpenCL.std, once it is imported.
    library: Option<Id>,
    /// The variables and the code of the function.
    variables: InstructionList,
    code: InstructionList,
    /// The function's variables, which dominate everything.
    locals: Vec<(Id, Ty)>,
    /// The values that dominate the next instruction.
    visible: Vec<(Id, Ty)>,
}

impl<'b> Smith<'b> {
    fn new(choices: Choices<'b>) -> Smith<'b> {
        Smith {
            choices,
            builder: Builder::new(Version::V1_0),
            version: Version::V1_0,
            capabilities: vec![Capability::Addresses, Capability::Kernel, Capability::Linkage],
            extensions: Vec::new(),
            types: FxHashMap::default(),
            constants: FxHashMap::default(),
            globals: Vec::new(),
            builtins: Vec::new(),
            kernels: Vec::new(),
            callees: Vec::new(),
            library: None,
            variables: InstructionList::new(),
            code: InstructionList::new(),
            locals: Vec::new(),
            visible: Vec::new(),
        }
    }

    /// Adds what the module needs as a whole.
    fn finish(mut self) -> Module {
        for capability in std::mem::take(&mut self.capabilities) {
            self.push(Op::Capability, None, None, &[capability.0]);
        }
        for extension in std::mem::take(&mut self.extensions) {
            self.push(Op::Extension, None, None, &Operands::new().string(extension));
        }
        let model = [AddressingModel::Physical64.0, MemoryModel::OpenCL.0];
        self.push(Op::MemoryModel, None, None, &model);
        let mut interface: Vec<Id> = self.builtins.iter().map(|(_, id)| *id).collect();
        if self.version >= Version::V1_4 {
            interface.append(&mut self.globals);
        }
        for (id, name) in std::mem::take(&mut self.kernels) {
            let operands = Operands::new().word(ExecutionModel::Kernel).id(id).string(&name);
            self.push(Op::EntryPoint, None, None, &operands.ids(interface.iter().copied()));
        }
        self.builder.set_version(self.version);
        self.builder.finish()
    }

    /// Adds an instruction outside functions. None that is made here is too long.
    fn push(&mut self, op: Op, ty: Option<Id>, result: Option<Id>, operands: &[u32]) {
        let _ = self.builder.push(op, ty, result, operands);
    }

    /// Adds a declaration with a new id.
    fn declare(&mut self, op: Op, ty: Option<Id>, operands: &[u32]) -> Id {
        let id = self.builder.alloc_id();
        self.push(op, ty, Some(id), operands);
        id
    }

    /// Adds a declaration, unless it is there.
    fn declare_once(&mut self, op: Op, ty: Option<Id>, operands: &[u32]) -> Id {
        let key = (op, ty, operands.to_vec());
        if let Some(&id) = self.constants.get(&key) {
            return id;
        }
        let id = self.declare(op, ty, operands);
        self.constants.insert(key, id);
        id
    }

    /// Adds an instruction to the function.
    fn push_to(&mut self, list: List, op: Op, ty: Option<Id>, result: Option<Id>, operands: &[u32]) {
        let list = match list {
            List::Variables => &mut self.variables,
            List::Code => &mut self.code,
        };
        let _ = list.push(op, ty, result, operands);
    }

    /// Adds an instruction without a result to the function.
    fn emit_void(&mut self, op: Op, operands: &[u32]) {
        self.push_to(List::Code, op, None, None, operands);
    }

    /// Adds an instruction to the function; later ones may use its result.
    fn emit(&mut self, op: Op, ty: &Ty, operands: &[u32]) -> Id {
        let of_type = self.type_id(ty);
        let id = self.builder.alloc_id();
        self.push_to(List::Code, op, Some(of_type), Some(id), operands);
        if *ty != Ty::Void {
            self.see(id, ty.clone());
        }
        id
    }

    fn require(&mut self, capability: Option<Capability>) {
        let Some(capability) = capability else { return };
        if self.capabilities.contains(&capability) {
            return;
        }
        self.capabilities.push(capability);
        if let Some(facts) = capability.facts()
            && facts.requires.version.is_none()
        {
            self.extend(facts.requires);
        }
    }

    /// States the extension that something needs.
    fn extend(&mut self, requires: Requirements) {
        if let Some(extension) = requires.extensions.iter().next()
            && !self.extensions.contains(&extension)
        {
            self.extensions.push(extension);
        }
    }

    /// States what an instruction or an operand needs.
    fn require_all(&mut self, requires: Requirements) {
        self.require(table::capability(requires));
        match requires.version {
            Some(version) if version <= self.version => {}
            Some(version) if requires.extensions.is_empty() => self.version = version,
            _ => self.extend(requires),
        }
    }

    /// The import of OpenCL.std.
    fn library(&mut self) -> Id {
        if let Some(id) = self.library {
            return id;
        }
        let name = Operands::new().string(ExtInstSet::OpenClStd.name());
        let id = self.declare(Op::ExtInstImport, None, &name);
        self.library = Some(id);
        id
    }
}
