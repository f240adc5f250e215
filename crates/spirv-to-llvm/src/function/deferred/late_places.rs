//! Places in a body that instructions are put at later.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use llvm_model::{BlockId, DebugLocId};

/// A place in the body that instructions are put at later.
#[derive(Clone, Copy)]
pub(crate) struct LatePlace {
    /// The block.
    pub(crate) block: BlockId,
    /// How many instructions of the block stand before it.
    pub(crate) at: usize,
    /// The source line.
    pub(crate) location: Option<DebugLocId>,
}

/// Runs `make` so that its instructions stand at an earlier place.
pub(crate) fn make_at<'r, 'm, T>(
    f: &mut FunctionRaiser<'r, 'm>,
    place: LatePlace,
    make: impl FnOnce(&mut FunctionRaiser<'r, 'm>) -> Res<T>,
) -> Res<T> {
    let here = f.build.set_out(place.location);
    let made = make(f);
    let insts = f.build.come_back(here);
    f.build.insert(place, insts);
    made
}
