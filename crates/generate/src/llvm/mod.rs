//! Modules of LLVM IR, valid by construction.
//!
//! [`module`] is the entry. A [`Smith`] has the choices, the module and the function that grows. Each file below adds one kind of
//! instruction; every operand comes from [`scope`], which knows the values that dominate the place.

mod aggregates;
mod arithmetic;
mod atomics;
mod calls;
mod casts;
mod constants;
mod function;
mod intrinsics;
mod memory;
mod pointers;
mod scope;
mod terminators;
mod types;
mod vectors;

use crate::choices::Choices;
use llvm_model::global::GlobalProps;
use llvm_model::{
    BlockId, Body, Flags, FunctionId, GlobalVariable, Id as _, InstBuilder, InstBuilderBase, InstId,
    InstKind, Instruction, Linkage, Module, TypeId, Value,
};

/// The data layout of `spir64`, as clang writes it.
const DATA_LAYOUT: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
/// At most so many global variables.
const GLOBALS: usize = 4;
/// At most so many functions.
const FUNCTIONS: usize = 3;

/// Returns the module that the choices make.
pub fn module(choices: Choices<'_>) -> Module {
    let mut smith = Smith::new(choices);
    for number in 0..smith.choices.below(GLOBALS) {
        smith.global(number);
    }
    for number in 0..=smith.choices.below(FUNCTIONS) {
        function::add(&mut smith, number);
    }
    smith.module
}

/// The module and the function that grow.
struct Smith<'b> {
    choices: Choices<'b>,
    module: Module,
    /// The functions that later ones may call.
    callees: Vec<FunctionId>,
    body: Body,
    function_type: TypeId,
    /// The block of the next instruction.
    block: BlockId,
    /// The values that dominate the next instruction.
    visible: Vec<(Value, TypeId)>,
}

impl<'b> Smith<'b> {
    fn new(choices: Choices<'b>) -> Smith<'b> {
        let mut module = Module {
            triple: "spir64-unknown-unknown".into(),
            data_layout: DATA_LAYOUT.into(),
            ..Module::default()
        };
        // Number 0 is the scope of the whole system.
        module.sync_scopes.intern("singlethread".into());
        module.sync_scopes.intern("".into());
        let function_type = module.types.void();
        Smith {
            choices,
            module,
            callees: Vec::new(),
            body: Body::default(),
            function_type,
            block: BlockId::from_index(0),
            visible: Vec::new(),
        }
    }

    /// Adds a global variable: of the device, a constant, or of a work-group.
    fn global(&mut self, number: usize) {
        let space = self.choices.pick(&[2, 1, 3]).unwrap_or(1);
        let value_type = self.any_type();
        // Memory of a work-group has no initial value.
        let initializer = match space {
            3 => self.module.constants.intern(value_type, llvm_model::Constant::Undef),
            _ => self.constant(value_type),
        };
        let props = GlobalProps {
            name: format!("g{number}").as_str().into(),
            linkage: if space == 3 { Linkage::Internal } else { self.linkage() },
            address_space: space,
            align: 1 << self.choices.below(5),
            ..GlobalProps::default()
        };
        self.module.globals.push(GlobalVariable {
            is_constant: space == 2,
            initializer: Some(initializer),
            ..GlobalVariable::declaration(props, value_type)
        });
    }

    fn linkage(&mut self) -> Linkage {
        self.choices.pick(&[Linkage::External, Linkage::Internal, Linkage::Private]).unwrap_or_default()
    }

    /// Returns each of `flags` with even odds.
    fn flags(&mut self, flags: Flags) -> Flags {
        Flags::all()
            .filter(|flag| flags.contains(*flag))
            .fold(Flags::NONE, |all, flag| if self.choices.rarely(2) { all | flag } else { all })
    }

    /// Adds an instruction with some of `flags`; later ones may use its result.
    fn add_with(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Value {
        let flags = self.flags(flags);
        let value = self.emit_with(kind, ty, flags);
        self.see(value)
    }

    /// Adds an instruction without flags; later ones may use its result.
    fn add(&mut self, kind: InstKind, ty: TypeId) -> Value {
        self.add_with(kind, ty, Flags::NONE)
    }
}

impl InstBuilderBase for Smith<'_> {
    fn module(&self) -> &Module {
        &self.module
    }
    fn module_mut(&mut self) -> &mut Module {
        &mut self.module
    }
    fn body(&self) -> &Body {
        &self.body
    }
    fn function_type(&self) -> TypeId {
        self.function_type
    }
    fn push(&mut self, inst: Instruction) -> InstId {
        self.body.append(self.block, inst)
    }
}
