//! The part of the legalization that shaders share with kernels.

use super::constant_exprs::{self, Expressions};
use super::library::Library;
use super::native::Native;
use super::types::Legalizer;
use super::{atomics, bools, control_flow, freeze, intrinsics, masks, nested_constants, opaque_pointers};
use crate::context::Context;
use llvm_model::{DataLayout, FunctionId, Module};
use translate_common::{Diagnostics, LlvmPlace, Losses, Lost, Options, Place, Problem};

/// The passes over values of one module of shaders.
pub struct Values<'a> {
    cx: Context<'a>,
    types: Legalizer,
    expressions: Expressions,
    nested_constants: nested_constants::NestedConstants,
    intrinsics: intrinsics::Intrinsics,
    library: Library,
}

impl<'a> Values<'a> {
    /// Begins with a module; `layout` is its data layout.
    pub fn of(
        module: &Module,
        layout: &'a DataLayout,
        options: &'a Options,
        diagnostics: &'a mut Diagnostics,
        losses: &'a mut Losses,
    ) -> Values<'a> {
        let mut cx = Context::new(module, options, layout, diagnostics, losses);
        cx.native = Native::of_shaders(&options.spirv);
        Values {
            types: Legalizer::new(cx.native),
            expressions: Expressions::default(),
            nested_constants: nested_constants::NestedConstants::default(),
            intrinsics: intrinsics::Intrinsics::without_memory(),
            library: Library::of_shaders(module),
            cx,
        }
    }

    /// Begins with a module of kernels, or again after its functions got other numbers: opaque types become target extension
    /// types.
    pub fn kernels(&mut self, module: &mut Module) {
        opaque_pointers::run(module);
        self.intrinsics = intrinsics::Intrinsics::without_memory();
        self.nested_constants = nested_constants::NestedConstants::find(module);
        self.library = Library::of_shaders(module);
    }

    /// Prepares a function of kernels: there are no constant expressions, and no intrinsics but those of which [the
    /// table](spirv_mapping::convention::intrinsics) states that they are lowered, and copies and fills of memory.
    pub fn kernel(&mut self, module: &mut Module, function: FunctionId) {
        control_flow::ControlFlow::default().run(module, function);
        constant_exprs::run(&mut self.cx, module, function, &mut self.expressions);
        let (constants, expressions) = (&self.nested_constants, &self.expressions);
        nested_constants::run(&mut self.cx, module, function, constants, expressions);
        masks::Masks::find(module).run(&mut self.cx, module, function);
        intrinsics::run(&mut self.cx, module, function, &mut self.intrinsics);
        self.library.run(&mut self.cx, module, function);
    }

    /// Removes the unreachable blocks of a function.
    pub fn reachable(&mut self, module: &mut Module, function: FunctionId) {
        control_flow::ControlFlow::default().run(module, function);
    }

    /// Makes loops of the atomic operations that the target has no instruction for. The functions that do this are added.
    pub fn atomics(&mut self, module: &mut Module, function: FunctionId) {
        atomics::whole_words::run(&mut self.cx, module, function);
    }

    /// Notes that something about a function is dropped.
    pub fn lose(&mut self, module: &Module, function: FunctionId, lost: Lost) {
        let name = module.functions[function].props.name.to_string_lossy().into_owned();
        let place = LlvmPlace { function: name, ..LlvmPlace::default() };
        self.cx.losses.add(lost, || Place::Llvm(place));
    }

    /// Reports that something in a function, or in the module, has no form.
    pub fn refuse(&mut self, module: &Module, function: Option<FunctionId>, problem: impl Into<Problem>) {
        let place = match function {
            Some(function) => {
                let name = module.functions[function].props.name.to_string_lossy().into_owned();
                Place::Llvm(LlvmPlace { function: name, ..LlvmPlace::default() })
            }
            None => Place::Module,
        };
        self.cx.problem(place, problem);
    }

    /// Makes instructions of the constant expressions that a function uses.
    pub fn expand_constants(&mut self, module: &mut Module, function: FunctionId) {
        constant_exprs::run(&mut self.cx, module, function, &mut self.expressions);
    }

    /// Gives global variables of integers of other widths than 8, 16, 32 and 64 bits types that shaders have.
    pub fn globals(&mut self, module: &mut Module) {
        self.types.globals(&mut self.cx, module);
    }

    /// Removes `freeze`, and computes integers of other widths in words of 32 bits, and accesses their memory in bytes and words.
    pub fn widths(&mut self, module: &mut Module, function: FunctionId) {
        // A frozen value is represented as the value itself.
        freeze::run(&mut self.cx, module, function);
        self.types.function(&mut self.cx, module, function);
    }

    /// Removes the arithmetic of truth values from a function. Blocks stay as they are.
    pub fn run(&mut self, module: &mut Module, function: FunctionId) {
        bools::run(&mut self.cx, module, function);
    }
}
