//! The shape of a kernel before it is cut at barriers: in strips or not, and with the form of sub-groups for that.

use crate::divergence::{Divergence, Scope};
use crate::interleaved::LANES;
use crate::primitives::{self, Primitive};
use crate::{Options, fold, narrow, strips, uniform_loops};
use llvm_model::{Body, Cfg, DataLayout, InstId, Module, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// A kernel that is ready to be cut at its barriers.
pub(crate) struct Shaped {
    pub(crate) body: Body,
    pub(crate) calls: FxHashMap<InstId, Primitive>,
    /// The numbers that LLVM does not know.
    pub(crate) masks: Vec<narrow::Mask>,
    pub(crate) divergence: Divergence,
    /// The work-items whose values the divergence compares.
    pub(crate) scope: Scope,
    pub(crate) in_strips: bool,
}

/// Puts barriers where loops over work-items are to be inside of loops of the kernel. If possible, operations of sub-groups are those
/// of lanes.
pub(crate) fn shaped(
    module: &mut Module,
    body: Body,
    layout: &DataLayout,
    (options, void): (&Options, TypeId),
    (params, copied): (usize, &FxHashSet<u32>),
) -> Shaped {
    let calls = primitives::find(module, &body, options.spaces);
    let has_choice = calls.values().any(|call| *call == Primitive::HasLanes);
    let mut shape = |mut body: Body, mut calls: FxHashMap<InstId, Primitive>, has_lanes: bool| {
        if has_choice {
            fold::fold(module, &mut body, &mut calls, has_lanes);
        }
        let masks = narrow::hide(module, &mut body, &calls, params);
        let cfg = Cfg::new(&body);
        let of = |scope: Scope| Divergence::of(&body, &cfg, &calls, copied.clone(), scope);
        let whole = of(Scope::Group);
        let of_strip = (has_lanes && options.sub_group_size == LANES).then(|| of(Scope::SubGroup));
        let divergences = (&whole, of_strip.as_ref().unwrap_or(&whole));
        let in_strips = copied.is_empty()
            && (has_lanes || !has_choice)
            && strips::cut((module, layout), &mut body, &mut calls, divergences, options, void);
        if !in_strips {
            uniform_loops::cut(module, &mut body, &mut calls, &whole, options.local_size, void);
        }
        let (divergence, scope) = match of_strip {
            Some(of_strip) => (of_strip, Scope::SubGroup),
            None => (whole, Scope::Group),
        };
        Shaped { body, calls, masks, divergence, scope, in_strips }
    };
    if has_choice {
        let with_lanes = shape(body.clone(), calls.clone(), true);
        if with_lanes.in_strips {
            return with_lanes;
        }
    }
    shape(body, calls, false)
}
