//! The bodies of functions, in as many threads as the host provides.
//!
//! The first functions are translated in the caller's thread. The others get a copy of the state in a thread of their own, and
//! their results are added afterwards in order, so that the module is that of one thread. What cannot be added so (an error, or
//! something that has a place in the module) is rare: these functions are translated once more in the caller's thread.

use crate::body::{Work, raise_body};
use crate::input::Input;
use crate::module::Raise;
use crate::module::annotations::MemberAnnotations;
use crate::module::debug_nodes::DebugNodes;
use crate::module::global_annotations::GlobalAnnotations;
use crate::module::metadata::MetadataNodes;
use crate::module::open_constants::SpecConstants;
use crate::module::symbols::Symbols;
use crate::report::Budget;
use llvm_model::{Adopter, Function, FunctionId, Host, Id as _, MdId, Metadata, Module, TableSizes};
use std::ops::Range;
use translate_common::{Diagnostic, Progress};

/// The functions of a module, in the order of the input; `None` for those without a header.
type Headers = [Option<FunctionId>];

/// Translated functions.
#[derive(Clone, Default)]
struct Done {
    /// These functions, each with the functions that it declared first behind it.
    order: Vec<FunctionId>,
    /// The progress of the module.
    so_far: Progress,
}

/// Translates all bodies. Returns the functions in order: each with the functions that it declared behind it.
///
/// # Errors
/// The host canceled the translation, or a limit was exceeded.
pub(super) fn raise_bodies(m: &mut Raise<'_>, headers: &Headers) -> Result<Vec<FunctionId>, Box<Diagnostic>> {
    // The state beside the module that grows: the input, and a row for each of its ids.
    let beside = 2 * m.input.module.list().footprint();
    let so_far = Progress { memory: beside + m.out.footprint(), ..Progress::default() };
    let mut done = Done { order: Vec::with_capacity(m.out.functions.len()), so_far };
    let weight = |index| weight(m.input, index);
    let shares = match can_part(m) {
        true => m.input.options.host(&|| true).shares(headers.len(), weight),
        false => std::iter::once(0..headers.len()).collect(),
    };
    let Some((first, others)) = shares.split_first() else { return Ok(done.order) };
    let parts: Vec<Apart<'_>> = others.iter().map(|share| Apart::new(m, share.clone(), so_far)).collect();
    let mut own = Ok(());
    let parts = Host::beside(
        parts,
        |part| raise_part(&mut part.raise, headers, part.share.clone(), &mut part.done),
        || own = raise_part(m, headers, first.clone(), &mut done),
    );
    own?;
    for (part, result) in parts {
        let share = part.share.clone();
        if !(matches!(result, Some(Ok(()))) && part.join(m, &mut done)) {
            raise_part(m, headers, share, &mut done)?;
        }
    }
    m.input.options.check(done.so_far)?;
    Ok(done.order)
}

/// About how many instructions a function has.
fn weight(input: Input<'_>, index: usize) -> usize {
    input.scan.functions.get(index).map_or(0, |range| range.end.saturating_sub(range.start))
}

/// Whether functions depend on others only through tables in which equal entries are one.
fn can_part(m: &Raise<'_>) -> bool {
    !m.input.diagnosing
        && m.debug_nodes.is_empty()
        && m.members.is_empty()
        && m.spec_constants.is_empty()
        && m.input.options.spirv.profile.has_kernels
}

/// Translates the functions of one share.
fn raise_part(
    m: &mut Raise<'_>,
    headers: &Headers,
    share: Range<usize>,
    done: &mut Done,
) -> Result<(), Box<Diagnostic>> {
    let mut work = Work::default();
    for index in share {
        let header = headers.get(index).copied().flatten();
        done.order.extend(header);
        let declared = m.out.functions.len();
        let range = m.input.scan.functions.get(index).copied();
        if let (Some(function), Some(range)) = (header, range)
            && range.is_defined()
        {
            m.input.options.check(done.so_far)?;
            raise_body(m, function, range, &mut work);
            if let Some(body) = &m.out.functions[function].body {
                done.so_far.instructions += body.insts.len() as u64;
                done.so_far.memory += body.footprint();
            }
        }
        done.order.extend((declared..m.out.functions.len()).map(FunctionId::from_index));
    }
    Ok(())
}

/// The functions of a share, with a copy of the state.
struct Apart<'m> {
    share: Range<usize>,
    raise: Raise<'m>,
    done: Done,
    /// The state at the beginning.
    before: TableSizes,
    so_far: Progress,
    budget: Budget,
}

impl<'m> Apart<'m> {
    fn new(m: &mut Raise<'m>, share: Range<usize>, so_far: Progress) -> Apart<'m> {
        let raise = Raise {
            input: m.input,
            ids: m.ids.part(),
            report: m.report.part(),
            out: m.out.part(),
            types: m.types.clone(),
            symbols: m.symbols.clone(),
            nodes: m.nodes.clone(),
            debug_nodes: DebugNodes::default(),
            kernels: m.kernels.clone(),
            wrappers: m.wrappers.clone(),
            members: MemberAnnotations::default(),
            annotations: GlobalAnnotations::default(),
            builtin_variables: m.builtin_variables.clone(),
            spec_constants: SpecConstants::default(),
            signs: m.signs.clone(),
            call_attributes: m.call_attributes.clone(),
            spellings: m.spellings.clone(),
        };
        let (before, budget) = (TableSizes::of(&raise.out), m.report.budget());
        Apart { share, raise, done: Done { order: Vec::new(), so_far }, before, so_far, budget }
    }

    /// Adds the functions to the module. Returns false, and changes nothing, if that is not possible.
    fn join(self, m: &mut Raise<'_>, done: &mut Done) -> bool {
        let Apart { share: _, raise: mut part, done: own, before, so_far, budget } = self;
        let total = Progress {
            ids: done.so_far.ids,
            instructions: done.so_far.instructions + (own.so_far.instructions - so_far.instructions),
            memory: done.so_far.memory + (own.so_far.memory - so_far.memory),
        };
        let is_within = m.input.options.check(total).is_ok();
        let fits = part.annotations.is_empty()
            && m.report.can_join(&part.report, budget)
            && m.spellings.can_join(&part.spellings);
        if !is_within || !fits {
            return false;
        }
        let known = m.out.functions.len();
        let functions = before.functions();
        let mut tables = Tables { symbols: &mut m.symbols, nodes: &mut m.nodes };
        let Some(joined) = m.out.join(&part.out, &before, &mut tables) else { return false };
        let mut bodies = Vec::new();
        for id in own.order {
            let new = joined.function(id);
            // A function that an earlier part declared has its place.
            if id.index() < functions || new.index() >= known {
                done.order.push(new);
            }
            bodies.extend(part.out.functions[id].body.take().map(|body| (new, body)));
        }
        joined.adopt(&mut bodies, m.input.options.host(&|| true));
        for (id, body) in bodies {
            m.out.functions[id].body = Some(body);
        }
        m.report.join(part.report, budget);
        m.spellings.join(part.spellings);
        done.so_far = total;
        true
    }
}

/// The tables of a module's functions and nodes.
struct Tables<'t> {
    symbols: &'t mut Symbols,
    nodes: &'t mut MetadataNodes,
}

impl Adopter for Tables<'_> {
    fn function(&mut self, module: &mut Module, _: FunctionId, declaration: Function) -> FunctionId {
        self.symbols.adopt(module, declaration)
    }
    fn node(&mut self, module: &mut Module, node: Metadata) -> MdId {
        self.nodes.adopt(module, node)
    }
}
