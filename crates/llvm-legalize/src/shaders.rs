//! The part of the legalization that shaders share with kernels.

use super::constant_exprs::{self, Expressions};
use super::emit::Context;
use super::native::Native;
use super::types::Legalizer;
use super::{bools, freeze};
use llvm_model::{DataLayout, FunctionId, Module};
use translate_common::{Diagnostics, Losses, Options};

/// The passes over values of one module of shaders.
pub struct Values<'a> {
    cx: Context<'a>,
    types: Legalizer,
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
        Values { types: Legalizer::new(cx.native), cx }
    }

    /// Makes instructions of the constant expressions that a function uses.
    pub fn expand_constants(&mut self, module: &mut Module, function: FunctionId) {
        let mut expressions = Expressions::default();
        constant_exprs::run(&mut self.cx, module, function, &mut expressions);
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
