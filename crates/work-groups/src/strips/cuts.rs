//! The kernels that pay for strips, and where they are cut.

use super::cost;
use super::expand::expand;
use super::separate::{Atomics, is_of_part, separate};
use crate::collective::{self, Collective, Scan};
use crate::divergence::Divergence;
use crate::interleaved::LANES;
use crate::primitives::{Barrier, Plain, Primitive};
use crate::{LocalSize, Options};
use llvm_model::{
    BlockId, Body, Cfg, DataLayout, Dominators, InstId, InstKind, Instruction, LoopForest, Module, Type,
    TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Larger kernels take LLVM too long, and have more values than a processor has registers.
const MOST_INSTRUCTIONS: usize = 4000;
/// Larger variables of all lanes do not fit the fastest cache, and need much stack.
const MOST_BYTES: u64 = 2048;
/// Kernels with more loops wait too often.
const MOST_LOOPS: usize = 16;

/// Cuts `body` where strips pay, and notes the cuts among its `calls`. Returns whether they do. `divergence` is that of the work-items
/// of a strip, and `whole` that of a group.
pub(crate) fn cut(
    (module, layout): (&mut Module, &DataLayout),
    body: &mut Body,
    calls: &mut FxHashMap<InstId, Primitive>,
    (whole, divergence): (&Divergence, &Divergence),
    options: &Options,
    void: TypeId,
) -> bool {
    let cfg = Cfg::new(body);
    if !fits(options) {
        return false;
    }
    let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let Some(atomics) = Atomics::of(body, &cfg, &forest) else { return false };
    // Sub-groups of other forms are not vectorized at all.
    let has_parts = calls.values().any(|call| is_of_part(*call));
    let places = places(body, (&cfg, &forest), divergence, &atomics, has_parts);
    let (Some(places), true) = (places, !has_parts || collective::fits(options.sub_group_size)) else {
        return false;
    };
    let mut expanded = body.clone();
    expand(module, layout, &mut expanded);
    if !is_simple((module, layout), &expanded, &cfg, calls, (whole, divergence)) {
        return false;
    }
    *body = expanded;
    for &place in &places {
        // Regions are cut where it stands, and it goes away.
        let barrier = body.insts.push(Instruction::new(InstKind::Unreachable, void));
        let insts = &body.blocks[place].insts;
        let is_phi = |inst: &InstId| matches!(body.insts[*inst].kind, InstKind::Phi { .. });
        let behind_phis = insts.iter().take_while(|inst| is_phi(inst)).count();
        body.blocks[place].insts.insert(behind_phis, barrier);
        calls.insert(barrier, Primitive::Barrier(Barrier::Strip));
    }
    separate(body, calls, &places, void);
    true
}

/// Whether strips are wanted, and groups consist of whole ones, whose ids are cheap to compute.
fn fits(options: &Options) -> bool {
    let LocalSize::Fixed(sizes @ [x, ..]) = options.local_size else { return false };
    let items: u64 = sizes.iter().map(|&size| u64::from(size)).product();
    let divides = x.is_multiple_of(LANES) || x.is_power_of_two() && sizes[1].is_power_of_two();
    options.strips && options.uniform && divides && items.is_multiple_of(LANES.into())
}

/// Whether LLVM can do all instructions for several work-items at once.
fn is_simple(
    (module, layout): (&Module, &DataLayout),
    body: &Body,
    cfg: &Cfg,
    calls: &FxHashMap<InstId, Primitive>,
    (whole, divergence): (&Divergence, &Divergence),
) -> bool {
    let (mut count, mut bytes) = (0, 0_u64);
    let insts = |&block: &BlockId| body.blocks[block].insts.iter().map(move |&inst| (block, inst));
    for (block, inst) in cfg.order().iter().flat_map(insts) {
        count += 1;
        let kind = &body.insts[inst].kind;
        let is_joined = match kind {
            InstKind::Call(call) => match calls.get(&inst) {
                Some(Primitive::Barrier(Barrier::Group)) => !whole.parts(block),
                Some(Primitive::Barrier(Barrier::SubGroup)) => !divergence.parts(block),
                Some(Primitive::Collective(what)) => !divergence.parts(block) && has_form(*what, &call.args),
                // The library's form with barriers is not vectorized.
                Some(Primitive::Plain(Plain::SubGroupScratch)) => false,
                Some(primitive) => matches!(primitive, Primitive::Sized(..) | Primitive::Plain(_)),
                None => is_vectorized(module, call.callee),
            },
            InstKind::Alloca { allocated, count, .. } => {
                let size = layout.alloc_size(&module.types, *allocated);
                let size = size.zip(module.as_u64(*count)).and_then(|(size, count)| size.checked_mul(count));
                bytes = size.map_or(u64::MAX, |size| bytes.saturating_add(size));
                bytes <= MOST_BYTES
            }
            InstKind::Load { volatile, atomic, .. } | InstKind::Store { volatile, atomic, .. } => {
                !volatile && atomic.is_none()
            }
            // Its region is not vectorized.
            InstKind::AtomicRmw { .. }
            | InstKind::Unary { .. }
            | InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Phi { .. }
            | InstKind::Freeze { .. }
            | InstKind::GetElementPtr { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::Ret { .. }
            | InstKind::Unreachable => true,
            _ => false,
        };
        let ty = match kind {
            InstKind::Store { value: Value::Inst(stored), .. } => body.insts[*stored].ty,
            _ => body.insts[inst].ty,
        };
        let is_scalar = matches!(
            module.types[ty],
            Type::Void | Type::Half | Type::Float | Type::Double | Type::Integer(1..=64) | Type::Pointer(_)
        );
        if !is_joined || !is_scalar || count > MOST_INSTRUCTIONS {
            return false;
        }
    }
    true
}

/// Whether an operation of sub-groups has a vector form: the lanes that combine their values are known.
fn has_form(what: Collective, args: &[Value]) -> bool {
    match (what, args) {
        (Collective::Scan(Scan::Clusters(size), _), [_, _, _]) => size.is_power_of_two(),
        (Collective::Scan(..), [_, _, _]) | (Collective::Shuffle, [_, _]) | (Collective::Ballot, [_]) => true,
        _ => false,
    }
}

/// Whether a function is an intrinsic with a form for vectors, or none at all.
fn is_vectorized(module: &Module, callee: Value) -> bool {
    const NAMES: [&str; 56] = [
        "abs",
        "acos",
        "asin",
        "assume",
        "atan",
        "atan2",
        "bitreverse",
        "bswap",
        "canonicalize",
        "ceil",
        "copysign",
        "cos",
        "cosh",
        "ctlz",
        "ctpop",
        "cttz",
        "exp",
        "exp10",
        "exp2",
        "experimental.noalias.scope.decl",
        "fabs",
        "floor",
        "fma",
        "fmuladd",
        "fshl",
        "fshr",
        "is.fpclass",
        "ldexp",
        "lifetime.end",
        "lifetime.start",
        "log",
        "log10",
        "log2",
        "maximum",
        "maxnum",
        "minimum",
        "minnum",
        "nearbyint",
        "pow",
        "rint",
        "round",
        "roundeven",
        "sadd.sat",
        "sin",
        "sinh",
        "smax",
        "smin",
        "sqrt",
        "ssub.sat",
        "tan",
        "tanh",
        "trunc",
        "uadd.sat",
        "umax",
        "umin",
        "usub.sat",
    ];
    let Some(function) = module.as_function(callee) else { return false };
    let name = module.functions[function].props.name.as_str().unwrap_or_default();
    let Some(rest) = name.strip_prefix("llvm.") else { return false };
    NAMES.iter().any(|known| {
        rest.strip_prefix(known).is_some_and(|suffix| suffix.is_empty() || suffix.starts_with('.'))
    })
}

/// The blocks to be cut, if it pays or is `wanted`: the heads of loops, the blocks behind them, and those where work-items meet again
/// that parted around a loop or an atomic operation. `None` for control flow without structure.
fn places(
    body: &Body,
    (cfg, forest): (&Cfg, &LoopForest),
    divergence: &Divergence,
    atomics: &Atomics,
    wanted: bool,
) -> Option<Vec<BlockId>> {
    let mut places = FxHashSet::default();
    let (mut loops, mut pays) = (0, atomics.in_loops);
    for &block in cfg.order() {
        let has_variable = body.blocks[block]
            .insts
            .iter()
            .any(|&inst| matches!(body.insts[inst].kind, InstKind::Alloca { .. }));
        pays |= has_variable;
        let Some(innermost) = forest.innermost(block) else { continue };
        if forest.header(innermost) == block {
            loops += 1;
            places.insert(block);
            pays |= divergence.parts(block);
        }
        places.extend(cfg.successors(block).iter().filter(|&&next| !forest.contains(innermost, next)));
    }
    let pays = wanted || loops > 0 && pays && cost::pays(body, cfg, forest, divergence);
    if loops > MOST_LOOPS || !pays {
        return None;
    }
    loop {
        let before = places.len();
        for (between, meetings) in divergence.partings() {
            if places.iter().chain(&atomics.blocks).any(|place| between(*place)) {
                places.extend(meetings);
            }
        }
        if places.len() == before {
            break;
        }
    }
    // Cycles without a head stay in a region.
    let is_forward =
        |block: BlockId, next: &BlockId| places.contains(next) || cfg.number(*next) > cfg.number(block);
    let is_cut = cfg.order().iter().all(|&block| {
        places.contains(&block) || cfg.successors(block).iter().all(|next| is_forward(block, next))
    });
    let mut places: Vec<BlockId> = places.into_iter().collect();
    places.sort_unstable();
    is_cut.then_some(places)
}
