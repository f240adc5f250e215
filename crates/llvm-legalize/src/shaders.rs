//! The part of the legalization that shaders share with kernels.

use super::constant_exprs::{self, Expressions};
use super::emit::Context;
use super::{bools, freeze};
use llvm_model::{DataLayout, FunctionId, Module};
use translate_common::{Diagnostics, Losses, Options};

/// The passes over values of one module of shaders.
pub struct Values<'a> {
    cx: Context<'a>,
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
        Values { cx: Context::new(module, options, layout, diagnostics, losses) }
    }

    /// Makes instructions of the constant expressions that a function uses.
    pub fn expand_constants(&mut self, module: &mut Module, function: FunctionId) {
        let mut expressions = Expressions::default();
        constant_exprs::run(&mut self.cx, module, function, &mut expressions);
    }

    /// Removes `freeze` and the arithmetic of truth values from a function. Blocks stay as they are.
    pub fn run(&mut self, module: &mut Module, function: FunctionId) {
        freeze::run(&mut self.cx, module, function);
        bools::run(&mut self.cx, module, function);
    }
}
