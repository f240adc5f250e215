//! All definitions of a module, in as many threads as the host provides.
//!
//! The first functions are lowered in the caller's thread. The others get a copy of the state in a thread of their own, and are
//! added afterwards in order, so that the module is that of one thread. What cannot be added so (an error, a declaration
//! that its form does not identify) is rare: these functions are lowered once more in the caller's thread.

use crate::lower::body::lower_body;
use crate::lower::code::{Code, Kinds, State};
use crate::lower::debug_info;
use crate::lower::hints::loops::Loops;
use crate::lower::module::Globals;
use crate::lower::module::parts::Contradiction;
use crate::lower::place::At;
use llvm_model::{Cfg, Host, Id as _};
use std::ops::Range;
use translate_common::Progress;

/// Functions that are lowered in a thread of their own, with a copy of the state.
struct Apart<'m> {
    globals: Globals<'m>,
    share: Range<usize>,
}

/// Lowers every definition in the caller's thread, within the limits of the host.
pub(in crate::lower) fn lower_functions(globals: &mut Globals<'_>) {
    let of_input = globals.module().footprint();
    lower_share(globals, 0..globals.module().functions.len(), of_input);
}

/// Lowers every definition, within the limits of the host.
///
/// # Errors
/// Functions contradict each other: lower the module in one thread.
pub(in crate::lower) fn lower_in_parts(globals: &mut Globals<'_>) -> Result<(), Contradiction> {
    let (module, options) = (globals.module(), globals.input().options);
    let shares = options.host(&|| true).shares(module.functions.len(), |index| module.instructions_of(index));
    let Some((first, others)) = shares.split_first() else { return Ok(()) };
    let of_input = module.footprint();
    let before = globals.out().lengths();
    let parts = others.iter().map(|share| Apart { globals: globals.part(), share: share.clone() }).collect();
    let mut goes_on = false;
    globals.out().expect((0..module.functions.len()).map(|index| module.instructions_of(index)).sum());
    let parts = Host::beside(
        parts,
        |part: &mut Apart<'_>| lower_share(&mut part.globals, part.share.clone(), of_input),
        || goes_on = lower_share(globals, first.clone(), of_input),
    );
    for (Apart { globals: part, share }, result) in parts {
        if !goes_on {
            return Ok(());
        }
        let is_joined = match result {
            Some(true) if is_within_limits(globals, &part, of_input) => {
                globals.join(part, &before, share.clone(), options.host(&|| true))?
            }
            _ => false,
        };
        goes_on = is_joined || lower_share(globals, share, of_input);
    }
    Ok(())
}

/// Whether the module with a part is within the limits of the host.
fn is_within_limits(globals: &mut Globals<'_>, part: &Globals<'_>, of_input: u64) -> bool {
    let (own, other) = (globals.out().progress(of_input), part.progress(of_input));
    let together = Progress {
        ids: own.ids + other.ids,
        instructions: own.instructions + other.instructions,
        memory: own.memory + other.memory - of_input,
    };
    globals.input().options.check(together).is_ok()
}

/// Lowers the definitions of a share. Returns whether the host lets it go on.
fn lower_share(globals: &mut Globals<'_>, share: Range<usize>, of_input: u64) -> bool {
    let module = globals.module();
    globals.out().expect(share.clone().map(|index| module.instructions_of(index)).sum());
    let kinds = Kinds::of(module);
    let mut state = State::default();
    let (mut cfg, mut loops) = (Cfg::default(), Loops::default());
    for (id, function) in module.functions.iter_from(share.start).take(share.len()) {
        if let Some(body) = &function.body {
            globals.report().move_to(At::Function(id.index() as u32));
            let so_far = globals.out().progress(of_input);
            if let Err(why) = globals.input().options.check(so_far) {
                globals.report().end(*why);
                return false;
            }
            let mut code = Code::begin(globals, &mut state, kinds, id, body);
            cfg.build(body);
            debug_info::begin_function(&mut code);
            lower_body(&mut code, &cfg, &mut loops);
            code.end();
        }
    }
    true
}
