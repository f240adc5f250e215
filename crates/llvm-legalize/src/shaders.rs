//! The part of the legalization that shaders share with kernels.

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

    /// Removes `freeze` and the arithmetic of truth values from a function. Blocks stay as they are.
    pub fn run(&mut self, module: &mut Module, function: FunctionId) {
        freeze::run(&mut self.cx, module, function);
        bools::run(&mut self.cx, module, function);
    }
}
