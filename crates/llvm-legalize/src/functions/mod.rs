//! The functions of a module: one after the other through all passes, in as many threads as the host provides.

mod parts;

use crate::context::Context;
use crate::kernels::Called;
use crate::{
    abort, allocas, atomics, bools, builtin_variables, cache_controls, constant_exprs, control_flow, dead,
    freeze, intrinsics, library, masks, nested_constants, private_variables, promote, types,
};
use llvm_model::{DataLayout, FunctionId, Id as _, Module};
use std::ops::Range;
use translate_common::{Diagnostic, Diagnostics, Losses, Lost, Options, Place, Progress};

/// What the passes look for, found in the module before they change it.
pub(super) struct Found {
    builtin_variables: builtin_variables::Variables,
    /// Whether variables were moved to the address space of private ones.
    private_variables: bool,
    aborts: abort::Aborts,
    library: library::Library,
    masks: masks::Masks,
    nested_constants: nested_constants::NestedConstants,
}

impl Found {
    pub(super) fn new(
        module: &Module,
        options: &Options,
        builtin_variables: builtin_variables::Variables,
        private_variables: bool,
    ) -> Found {
        Found {
            builtin_variables,
            private_variables,
            aborts: abort::Aborts::find(module, options),
            library: library::Library::find(module, options),
            masks: masks::Masks::find(module),
            nested_constants: nested_constants::NestedConstants::find(module),
        }
    }
}

/// What is the same for all functions.
#[derive(Clone, Copy)]
pub(super) struct Run<'r> {
    pub(super) found: &'r Found,
    pub(super) layout: &'r DataLayout,
    pub(super) options: &'r Options,
}

/// Legalizes the variables and all functions of a module. Errors and losses are added to `diagnostics` and `losses`. Returns what
/// the functions call afterwards.
///
/// # Errors
/// The host ended the translation, or two threads made what does not fit.
pub(super) fn run(
    module: &mut Module,
    run: Run<'_>,
    diagnostics: &mut Diagnostics,
    losses: &mut Losses,
) -> Result<Called, Box<Diagnostic>> {
    let mut cx = Context::new(module, run.options, run.layout, diagnostics, losses);
    let mut passes = Passes::new(types::Legalizer::new(cx.native));
    passes.types.globals(&mut cx, module);
    aliases(&mut cx, module);
    let mut memory = module.footprint();
    let of_input = module.functions.len();
    parts::run(&mut cx, module, run, &mut passes, &mut memory)?;
    // Those that passes have added, and add now.
    let mut next = of_input;
    while next < module.functions.len() {
        passes.share(&mut cx, module, run, next..next + 1, &mut memory)?;
        next += 1;
    }
    Ok(passes.called)
}

/// Replaces aliases by their aliasees (as constant expressions are); their names are lost.
fn aliases(cx: &mut Context, module: &Module) {
    for alias in module.aliases.values() {
        let name = &alias.props.name;
        cx.losses.add(Lost::Alias, || Place::llvm_global(name.to_string_lossy()));
    }
}

/// The passes, with what they know about the tables of the module.
struct Passes {
    control_flow: control_flow::ControlFlow,
    promotion: promote::Promotion,
    expressions: constant_exprs::Expressions,
    intrinsics: intrinsics::Intrinsics,
    types: types::Legalizer,
    called: Called,
}

impl Passes {
    fn new(types: types::Legalizer) -> Passes {
        Passes {
            control_flow: control_flow::ControlFlow::default(),
            promotion: promote::Promotion::default(),
            expressions: constant_exprs::Expressions::default(),
            intrinsics: intrinsics::Intrinsics::default(),
            types,
            called: Called::default(),
        }
    }

    /// Passes for functions in another thread.
    fn part(&self) -> Passes {
        Passes::new(self.types.part())
    }

    /// Legalizes some functions, and keeps count of the memory that the module takes.
    ///
    /// # Errors
    /// The host ended the translation.
    fn share(
        &mut self,
        cx: &mut Context,
        module: &mut Module,
        run: Run<'_>,
        share: Range<usize>,
        memory: &mut u64,
    ) -> Result<(), Box<Diagnostic>> {
        for function in share.map(FunctionId::from_index) {
            run.options.check(Progress { memory: *memory, ..Progress::default() })?;
            let taken = module.functions[function].footprint();
            self.function(cx, module, run, function);
            *memory = memory.saturating_sub(taken) + module.functions[function].footprint();
        }
        Ok(())
    }

    fn function(&mut self, cx: &mut Context, module: &mut Module, run: Run<'_>, function: FunctionId) {
        let Run { found, options, .. } = run;
        let before = module.functions[function].body.as_ref().map_or(0, |body| body.insts.len());
        if let Some(results) = &mut cx.results {
            results.of_input = before;
            results.made.clear();
        }
        found.aborts.run(cx, module, function);
        self.control_flow.run(module, function);
        allocas::run(cx, module, function);
        if options.spirv.promote_variables {
            self.promotion.run(module, function);
        }
        cache_controls::run(cx, module, function);
        constant_exprs::run(cx, module, function, &mut self.expressions);
        nested_constants::run(cx, module, function, &found.nested_constants, &self.expressions);
        if found.private_variables {
            private_variables::function(cx, module, function);
        }
        builtin_variables::run(cx, module, function, &found.builtin_variables);
        found.library.run(cx, module, function);
        found.masks.run(cx, module, function);
        intrinsics::run(cx, module, function, &mut self.intrinsics);
        freeze::run(cx, module, function);
        bools::run(cx, module, function);
        atomics::run(cx, module, function);
        self.types.function(cx, module, function);
        dead::run(module, function, before, cx.results.as_ref());
        self.called.note(module, function);
    }
}
