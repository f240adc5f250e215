//! Functions that are legalized in threads of their own, with copies of the module's tables. What they add to the tables is added
//! to the module afterwards, in the order of the functions, so that all is as one thread makes it.

use super::{Passes, Run};
use crate::context::{Added, Context};
use crate::kernels::Called;
use llvm_model::{
    Adopter, Body, Constant, Function, FunctionId, GlobalId, GlobalVariable, Host, Id as _, Joined, MdId,
    Metadata, Module, TableSizes,
};
use rustc_hash::FxHashMap;
use std::ops::Range;
use translate_common::{Diagnostic, Diagnostics, Losses, Place, Problem, Progress};

/// Legalizes the functions that a module has.
///
/// # Errors
/// The host ended the translation, or two threads made what does not fit.
pub(super) fn run(
    cx: &mut Context,
    module: &mut Module,
    run: Run<'_>,
    passes: &mut Passes,
    memory: &mut u64,
) -> Result<(), Box<Diagnostic>> {
    let shares = shares(module, run);
    let Some((first, others)) = shares.split_first() else { return Ok(()) };
    let before = *memory;
    let parts: Vec<Apart> =
        others.iter().map(|share| Apart::new(module, share.clone(), passes.part(), before)).collect();
    let mut own = Ok(());
    let parts = Host::beside(
        parts,
        |part| part.run(run),
        || own = passes.share(cx, module, run, first.clone(), memory),
    );
    own?;
    for (mut part, result) in parts {
        // For one no thread could be had.
        let added = result.unwrap_or_else(|| part.run(run))?;
        *memory = (*memory + part.memory).saturating_sub(before);
        run.options.check(Progress { memory: *memory, ..Progress::default() })?;
        if !part.join(cx, module, run, &added, &mut passes.called) {
            // Passes add nothing that has no place in the module.
            let what = "functions that two threads legalized do not fit together";
            return Err(Box::new(Problem::internal(what.to_owned()).at(Place::Module)));
        }
    }
    Ok(())
}

/// The functions for each thread. A thread gets a copy of all nodes of debug information, although it does not look at them: with
/// many of them, one thread is as fast.
fn shares(module: &Module, run: Run<'_>) -> Vec<Range<usize>> {
    let copied = module.metadata.len() + module.debug_locs.len();
    let host = match copied > Host::WORTHWHILE.max(module.instruction_count() / 8) {
        true => Host::PATIENT,
        false => run.options.host(&|| true),
    };
    host.shares(module.functions.len(), |number| module.instructions_of(number))
}

/// The functions of a share, with copies of the tables.
struct Apart {
    share: Range<usize>,
    module: Module,
    /// The sizes of the tables at the beginning.
    before: TableSizes,
    passes: Passes,
    diagnostics: Diagnostics,
    losses: Losses,
    /// The bytes that the module takes, as far as this thread knows.
    memory: u64,
}

impl Apart {
    /// Takes the bodies of a share. All other functions keep a body, which says that they are definitions.
    fn new(module: &mut Module, share: Range<usize>, passes: Passes, memory: u64) -> Apart {
        let mut part = module.part();
        for (id, function) in module.functions.iter_mut() {
            let Some(body) = &mut function.body else { continue };
            let is_own = share.contains(&id.index());
            part.functions[id].body = Some(if is_own { std::mem::take(body) } else { Body::default() });
        }
        let before = TableSizes::of(&part);
        let (diagnostics, losses) = Default::default();
        Apart { share, module: part, before, passes, diagnostics, losses, memory }
    }

    /// Legalizes the functions. Returns what that added to the module of this thread.
    fn run(&mut self, run: Run<'_>) -> Result<Added, Box<Diagnostic>> {
        let (module, share) = (&mut self.module, self.share.clone());
        let mut cx = Context::new(module, run.options, run.layout, &mut self.diagnostics, &mut self.losses);
        self.passes.share(&mut cx, module, run, share, &mut self.memory)?;
        Ok(cx.into_added())
    }

    /// Adds the functions to the module. Returns false, and changes nothing, if that is not possible.
    fn join(
        self,
        cx: &mut Context,
        module: &mut Module,
        run: Run<'_>,
        added: &Added,
        called: &mut Called,
    ) -> bool {
        let Apart { share, module: mut part, before, passes, diagnostics, losses, .. } = self;
        let new = (before.functions()..part.functions.len()).map(FunctionId::from_index);
        let of_helpers: Vec<(FunctionId, Body)> =
            new.filter_map(|id| Some((id, part.functions[id].body.take()?))).collect();
        let known = module.functions.len();
        let mut tables = Tables::new(cx, &part, added);
        let Some(joined) = module.join(&part, &before, &mut tables) else { return false };
        add_patterns(cx, added, &joined);
        let mut bodies: Vec<(FunctionId, Body)> = Vec::new();
        for id in share.map(FunctionId::from_index) {
            let function = &mut part.functions[id];
            joined.adopt_signature(function, &mut module.functions[id]);
            bodies.extend(function.body.take().map(|body| (id, body)));
        }
        // A helper that an earlier part made has its body.
        let of_helpers = of_helpers.into_iter().map(|(id, body)| (joined.function(id), body));
        bodies.extend(of_helpers.filter(|(id, _)| id.index() >= known));
        joined.adopt(&mut bodies, run.options.host(&|| true));
        for (id, body) in bodies {
            module.functions[id].body = Some(body);
        }
        called.append(passes.called.iter().map(|id| joined.function(id)));
        cx.diagnostics.append(diagnostics);
        cx.losses.append(losses);
        true
    }
}

/// Notes the variables that a part made.
fn add_patterns(cx: &mut Context, added: &Added, joined: &Joined) {
    for (&pattern, &address) in &added.patterns {
        cx.patterns.entry(pattern).or_insert_with(|| joined.constant(address));
    }
}

/// Finds what a part made in the module, or adds it.
struct Tables<'t, 'c> {
    cx: &'t mut Context<'c>,
    added: &'t Added,
    /// By function of the part: the purpose of a helper.
    helpers: FxHashMap<FunctionId, &'t str>,
    /// By variable of the part: the bytes that it has.
    patterns: FxHashMap<GlobalId, (u64, u8, u64)>,
}

impl<'t, 'c> Tables<'t, 'c> {
    fn new(cx: &'t mut Context<'c>, part: &Module, added: &'t Added) -> Tables<'t, 'c> {
        let helpers = added.helpers.iter().map(|(purpose, &id)| (id, purpose.as_str())).collect();
        let variable = |address| match part.constants[address] {
            Constant::Global(id) => Some(id),
            _ => None,
        };
        let patterns = added.patterns.iter();
        let patterns = patterns.filter_map(|(&pattern, &address)| Some((variable(address)?, pattern)));
        Tables { cx, added, helpers, patterns: patterns.collect() }
    }
}

impl Adopter for Tables<'_, '_> {
    fn function(&mut self, module: &mut Module, id: FunctionId, declaration: Function) -> FunctionId {
        if let Some(&purpose) = self.helpers.get(&id) {
            if let Some(&known) = self.cx.helpers.get(purpose) {
                return known;
            }
            let function = self.cx.add(module, self.added.as_wanted(id, declaration));
            self.cx.helpers.insert(purpose.to_owned(), function);
            return function;
        }
        self.cx.declare_as(module, self.added.as_wanted(id, declaration))
    }

    fn takes_variables(&self) -> bool {
        true
    }

    fn variable(&mut self, module: &mut Module, id: GlobalId, declaration: GlobalVariable) -> GlobalId {
        let known = self.patterns.get(&id).and_then(|pattern| self.cx.patterns.get(pattern));
        match known.map(|&address| &module.constants[address]) {
            Some(&Constant::Global(known)) => known,
            _ => module.globals.push(declaration),
        }
    }

    fn node(&mut self, module: &mut Module, node: Metadata) -> MdId {
        // Passes do not look for equal nodes either.
        module.metadata.push(node)
    }
}
