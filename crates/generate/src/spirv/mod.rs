//! Modules of SPIR-V for kernels and for shaders, valid by construction: made from the facts of the grammar and the signatures of
//! instructions.
//!
//! [`kernels`] and [`shader`] are the entries. Their differences are in a [`Flavor`]. A [`Smith`] has the choices, the module and the function that grows. [`fit`] chooses types for the
//! parts of a signature, and [`calls`] writes the instruction with operands from [`scope`].

mod calls;
mod fit;
mod flavor;
mod function;
mod interface;
mod memory;
mod scope;
mod shader;
mod table;
mod types;

use crate::choices::Choices;
use crate::graph::Graph;
use flavor::Flavor;
use rustc_hash::FxHashMap;
use spirv_grammar::Requirements;
use spirv_module::{
    AddressingModel, Builder, BuiltIn, Capability, ExecutionModel, ExtInstSet, Id, InstructionList,
    MemoryModel, Module, Op, Operands, Scope, StorageClass, Version,
};
use types::Ty;

/// At most so many functions.
const FUNCTIONS: usize = 3;

/// Versions that modules state, if nothing needs a later one.
const VERSIONS: [Version; 4] = [Version::V1_0, Version::V1_2, Version::V1_4, Version::V1_6];

/// Returns the module of kernels that the choices make.
pub fn kernels(choices: Choices<'_>) -> Module {
    let mut smith = Smith::new(choices, &KERNEL);
    for number in 0..=smith.choices.below(FUNCTIONS) {
        let is_kernel = !smith.choices.rarely(2);
        function::add(&mut smith, number, is_kernel);
    }
    for index in 0..smith.entry_points.len() {
        let kernel = smith.entry_points[index].0;
        interface::modes(&mut smith, kernel);
    }
    smith.finish()
}

/// Returns the shader that the choices make: its stage, some functions, and the entry point.
pub fn shader(mut choices: Choices<'_>) -> Module {
    let flavor = choices.pick(&shader::FLAVORS).unwrap_or(&KERNEL);
    let mut smith = Smith::new(choices, flavor);
    let functions = smith.choices.below(FUNCTIONS);
    for number in 0..=functions {
        function::add(&mut smith, number, number == functions);
    }
    shader::modes(&mut smith);
    smith.finish()
}

/// Kernels of OpenCL.
static KERNEL: Flavor = Flavor {
    model: ExecutionModel::Kernel,
    memory: (AddressingModel::Physical64, MemoryModel::OpenCL),
    capabilities: &[Capability::Addresses, Capability::Kernel, Capability::Linkage],
    known: &table::CAPABILITIES,
    lanes: &[1, 2, 4, 3, 8, 16],
    index_width: 64,
    accessible: &[
        StorageClass::Function,
        StorageClass::CrossWorkgroup,
        StorageClass::Workgroup,
        StorageClass::Generic,
    ],
    // Atomic operations on memory of one work-item are not allowed for kernels.
    atomic: &[StorageClass::CrossWorkgroup, StorageClass::Workgroup, StorageClass::Generic],
    read_only: &[StorageClass::UniformConstant],
    parameters: &[StorageClass::Function, StorageClass::Generic, StorageClass::CrossWorkgroup],
    rows: || &table::KERNELS,
    // Those of the table are the most.
    kinds: &[
        calls::add,
        calls::add,
        calls::add,
        memory::load,
        memory::store,
        memory::part,
        memory::composite,
        memory::construct,
        memory::shuffle,
        memory::address,
        memory::truth,
        memory::copy,
        function::call,
        interface::builtin,
        calls::add,
        calls::add,
        calls::add,
        calls::add,
        calls::add,
        calls::add,
    ],
    graph: Graph::choose,
    decorate: calls::decorate,
    scopes: &[Scope::Workgroup, Scope::Device, Scope::Subgroup, Scope::CrossDevice, Scope::Invocation],
    barriers: &[Scope::Workgroup, Scope::Device, Scope::Subgroup, Scope::CrossDevice, Scope::Invocation],
    // Of the memory of the device, or of the work-group.
    semantics: &[0x200, 0x100, 0x300],
};

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
    flavor: &'static Flavor,
    builder: Builder,
    /// At least this version is stated.
    version: Version,
    capabilities: Vec<Capability>,
    extensions: Vec<&'static str>,
    types: FxHashMap<Ty, Id>,
    constants: FxHashMap<Key, Id>,
    /// The variables of the module, which entry points list since 1.4.
    globals: Vec<Id>,
    /// The builtin variables.
    builtins: Vec<(BuiltIn, Id)>,
    /// Inputs and outputs, which all entry points list.
    interface: Vec<Id>,
    /// The locations of inputs and of outputs, and the bindings, that are taken.
    places: [u32; 3],
    /// The block of push constants.
    push_constants: Option<(Id, Vec<Ty>)>,
    /// The entry points, with their names.
    entry_points: Vec<(Id, String)>,
    /// The number of specialization constants.
    specialized: u32,
    /// The functions that later ones may call, with their results and parameters.
    callees: Vec<(Id, Ty, Vec<Ty>)>,
    /// OpenCL.std or GLSL.std.450, once it is imported.
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
    fn new(mut choices: Choices<'b>, flavor: &'static Flavor) -> Smith<'b> {
        let version = choices.pick(&VERSIONS).unwrap_or(Version::V1_0);
        Smith {
            choices,
            flavor,
            builder: Builder::new(version),
            version,
            capabilities: flavor.capabilities.to_vec(),
            extensions: Vec::new(),
            types: FxHashMap::default(),
            constants: FxHashMap::default(),
            globals: Vec::new(),
            builtins: Vec::new(),
            interface: Vec::new(),
            places: [0; 3],
            push_constants: None,
            entry_points: Vec::new(),
            specialized: 0,
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
        let model = [self.flavor.memory.0.0, self.flavor.memory.1.0];
        self.push(Op::MemoryModel, None, None, &model);
        let mut interface = std::mem::take(&mut self.interface);
        if self.version >= Version::V1_4 {
            interface.append(&mut self.globals);
        }
        for (id, name) in std::mem::take(&mut self.entry_points) {
            let operands = Operands::new().word(self.flavor.model).id(id).string(&name);
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
        let id = self.emit_unseen(op, of_type, operands);
        if *ty != Ty::Void {
            self.see(id, ty.clone());
        }
        id
    }

    /// Adds an instruction to the function whose result no other may use by chance.
    fn emit_unseen(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let id = self.builder.alloc_id();
        self.push_to(List::Code, op, Some(ty), Some(id), operands);
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
        self.require(table::capability(requires, self.flavor.known));
        match requires.version {
            Some(version) if version <= self.version => {}
            Some(version) if requires.extensions.is_empty() => self.version = version,
            _ => self.extend(requires),
        }
    }

    /// The import of OpenCL.std, or of GLSL.std.450.
    fn library(&mut self) -> Id {
        if let Some(id) = self.library {
            return id;
        }
        let set = if self.flavor.is_kernel() { ExtInstSet::OpenClStd } else { ExtInstSet::GlslStd450 };
        let name = Operands::new().string(set.name());
        let id = self.declare(Op::ExtInstImport, None, &name);
        self.library = Some(id);
        id
    }
}
