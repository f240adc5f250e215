//! Replacements of old intrinsics.
//!
//! Source: the results of `llvm-as` of LLVM 22 for declarations and calls in the older forms.

use crate::constants::{ConstId, Constant};
use crate::intrinsics::Row;
use crate::module::Module;
use crate::name::Name;
use crate::types::{Type, TypeId};

/// The replacement of the calls of an old intrinsic.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// They call another function.
    Call(Replacement),
    /// Instructions compute the same.
    Expand(Expansion),
    /// They lose the size, and speak of an `alloca` or go. The name is without suffixes.
    Lifetime(String),
    /// They are dropped.
    Drop,
}

/// The intrinsic that is called instead.
#[derive(Clone, Debug)]
pub(super) struct Replacement {
    /// Its name without suffixes.
    pub(super) base: String,
    pub(super) function_type: TypeId,
    pub(super) args: Args,
}

/// How the arguments differ.
#[derive(Clone, Debug)]
pub(super) enum Args {
    Same,
    /// Constants follow.
    Append(Vec<ConstId>),
    /// The alignment, an argument at `from`, becomes an attribute of the pointers.
    Align {
        from: usize,
        pointers: &'static [usize],
        is_masked: bool,
    },
    /// The last one, which chose left or right by its sign, is a distance.
    Splice,
}

/// Instructions in place of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expansion {
    /// The magnitude, by a comparison.
    Abs,
    /// A call of the intrinsic `llvm.NAME` for 64 bits, cut to the 32 bits of the result.
    Truncated(&'static str),
    /// `llvm.convert.from.fp16`, for a result with another name.
    HalfToFloat,
}

/// The plan for an intrinsic in an older form; `None` for others.
pub(super) fn plan(module: &mut Module, name: &Name, ty: TypeId) -> Option<Plan> {
    let row = Row::find(name.as_bytes());
    let name = name.as_str()?.strip_prefix("llvm.")?;
    let (ret, params, vararg) = module.types.function_parts(ty)?;
    let (params, count) = (params.to_vec(), params.len());
    if vararg {
        return None;
    }
    let starts = |prefix: &str| name.starts_with(prefix);
    let same = |base: &str| {
        Some(Plan::Call(Replacement { base: base.to_owned(), function_type: ty, args: Args::Same }))
    };
    if let Some(base) = renamed(name) {
        return same(base);
    }
    if let Some((_, base)) = REMADE.iter().find(|(old, _)| *old == name) {
        let (base, args) = ((*base).to_owned(), Args::Append(Vec::new()));
        return Some(Plan::Call(Replacement { base, function_type: ty, args }));
    }
    if let Some(expansion) = expansion(name) {
        return Some(Plan::Expand(expansion)).filter(|_| is_well_formed(module, expansion, ret, &params));
    }
    let base = row.map_or("", |row| row.name);
    match (base, count) {
        ("llvm.ctlz" | "llvm.cttz", 1) => appended(module, base, ret, &params, &[false]),
        ("llvm.objectsize", 2) => appended(module, base, ret, &params, &[false, false]),
        ("llvm.objectsize", 3) => appended(module, base, ret, &params, &[false]),
        ("llvm.memcpy" | "llvm.memmove", 5) => aligned(module, base, ret, &params, 3, &[0, 1]),
        ("llvm.memset", 5) => aligned(module, base, ret, &params, 3, &[0]),
        ("llvm.masked.load" | "llvm.masked.gather", 4) => aligned(module, base, ret, &params, 1, &[0]),
        ("llvm.masked.store" | "llvm.masked.scatter", 4) => aligned(module, base, ret, &params, 2, &[1]),
        ("llvm.lifetime.start" | "llvm.lifetime.end", 2) => Some(Plan::Lifetime(base.to_owned())),
        // Its result, whether the coroutine had ended, no longer exists.
        ("llvm.coro.end", 2) => {
            let (token, void) = (module.types.intern(Type::Token), module.types.void());
            let function_type = module.types.function(void, &[params[0], params[1], token], false);
            let none = module.constants.intern(token, Constant::Null);
            Some(Plan::Call(Replacement {
                base: base.to_owned(),
                function_type,
                args: Args::Append(vec![none]),
            }))
        }
        ("llvm.ptr.annotation" | "llvm.var.annotation", 4) => {
            let (pointer, mut longer) = (params[1], params);
            longer.push(pointer);
            let function_type = module.types.function(ret, &longer, false);
            let null = module.constants.zero(&module.types, pointer);
            Some(Plan::Call(Replacement {
                base: base.to_owned(),
                function_type,
                args: Args::Append(vec![null]),
            }))
        }
        _ if starts("vector.splice.") && !starts("vector.splice.left") && !starts("vector.splice.right") => {
            splice(module, ret, &params)
        }
        _ if starts("experimental.vector.splice.") => splice(module, ret, &params),
        _ if starts("nvvm.clz.i") || starts("arm.neon.vclz.") => {
            appended(module, "llvm.ctlz", ret, &params, &[false]).filter(|_| count == 1)
        }
        // The barrier that all threads of a group take part in has the number 0.
        _ if name == "nvvm.barrier0" && count == 0 => {
            let int = module.types.int(32);
            let function_type = module.types.function(ret, &[int], false);
            let args = Args::Append(vec![module.constants.int(int, 32, 0)]);
            let base = "llvm.nvvm.barrier.cta.sync.aligned.all".to_owned();
            Some(Plan::Call(Replacement { base, function_type, args }))
        }
        _ if name == "stackprotectorcheck" => Some(Plan::Drop),
        _ => None,
    }
}

/// Intrinsics that only have another name, by the start of the old one.
fn renamed(name: &str) -> Option<&'static str> {
    let (_, new) = RENAMED.iter().find(|(old, _)| match old.strip_suffix('.') {
        Some(_) => name.starts_with(old),
        None => name == *old,
    })?;
    Some(new)
}

/// Old names without `llvm.`; those that end in a dot have suffixes.
const RENAMED: &[(&str, &str)] = &[
    ("aarch64.rbit.", "llvm.bitreverse"),
    ("amdgcn.alignbit", "llvm.fshr"),
    ("amdgcn.ldexp.", "llvm.ldexp"),
    ("arm.neon.vcnt.", "llvm.ctpop"),
    ("arm.neon.vqadds.", "llvm.sadd.sat"),
    ("arm.neon.vqaddu.", "llvm.uadd.sat"),
    ("arm.neon.vqsubs.", "llvm.ssub.sat"),
    ("arm.neon.vqsubu.", "llvm.usub.sat"),
    ("arm.neon.vrinta.", "llvm.round"),
    ("arm.neon.vrintm.", "llvm.floor"),
    ("arm.neon.vrintn.", "llvm.roundeven"),
    ("arm.neon.vrintp.", "llvm.ceil"),
    ("arm.neon.vrintx.", "llvm.rint"),
    ("arm.neon.vrintz.", "llvm.trunc"),
    ("arm.rbit", "llvm.bitreverse"),
    ("experimental.stepvector.", "llvm.stepvector"),
    ("experimental.vector.deinterleave2.", "llvm.vector.deinterleave2"),
    ("experimental.vector.extract.", "llvm.vector.extract"),
    ("experimental.vector.insert.", "llvm.vector.insert"),
    ("experimental.vector.interleave2.", "llvm.vector.interleave2"),
    ("experimental.vector.reduce.add.", "llvm.vector.reduce.add"),
    ("experimental.vector.reduce.and.", "llvm.vector.reduce.and"),
    ("experimental.vector.reduce.fmax.", "llvm.vector.reduce.fmax"),
    ("experimental.vector.reduce.fmin.", "llvm.vector.reduce.fmin"),
    ("experimental.vector.reduce.mul.", "llvm.vector.reduce.mul"),
    ("experimental.vector.reduce.or.", "llvm.vector.reduce.or"),
    ("experimental.vector.reduce.smax.", "llvm.vector.reduce.smax"),
    ("experimental.vector.reduce.smin.", "llvm.vector.reduce.smin"),
    ("experimental.vector.reduce.umax.", "llvm.vector.reduce.umax"),
    ("experimental.vector.reduce.umin.", "llvm.vector.reduce.umin"),
    ("experimental.vector.reduce.v2.fadd.", "llvm.vector.reduce.fadd"),
    ("experimental.vector.reduce.v2.fmul.", "llvm.vector.reduce.fmul"),
    ("experimental.vector.reduce.xor.", "llvm.vector.reduce.xor"),
    ("experimental.vector.reverse.", "llvm.vector.reverse"),
    ("flt.rounds", "llvm.get.rounding"),
    ("invariant.group.barrier", "llvm.launder.invariant.group"),
    ("invariant.group.barrier.", "llvm.launder.invariant.group"),
    ("nvvm.brev32", "llvm.bitreverse"),
    ("nvvm.brev64", "llvm.bitreverse"),
    ("nvvm.max.i", "llvm.smax"),
    ("nvvm.max.ll", "llvm.smax"),
    ("nvvm.max.s", "llvm.smax"),
    ("nvvm.max.ui", "llvm.umax"),
    ("nvvm.max.ull", "llvm.umax"),
    ("nvvm.max.us", "llvm.umax"),
    ("nvvm.min.i", "llvm.smin"),
    ("nvvm.min.ll", "llvm.smin"),
    ("nvvm.min.s", "llvm.smin"),
    ("nvvm.min.ui", "llvm.umin"),
    ("nvvm.min.ull", "llvm.umin"),
    ("nvvm.min.us", "llvm.umin"),
    ("nvvm.popc.i", "llvm.ctpop"),
    ("wasm.dot.i8x16.i7x16.add.signed", "llvm.wasm.relaxed.dot.i8x16.i7x16.add.signed"),
    ("wasm.dot.i8x16.i7x16.signed", "llvm.wasm.relaxed.dot.i8x16.i7x16.signed"),
    ("wasm.fma.", "llvm.wasm.relaxed.madd"),
    ("wasm.fms.", "llvm.wasm.relaxed.nmadd"),
    ("wasm.laneselect.", "llvm.wasm.relaxed.laneselect"),
];

/// Old names whose calls LLVM rebuilds, so that only the arguments stay.
const REMADE: &[(&str, &str)] = &[
    ("aarch64.thread.pointer", "llvm.thread.pointer"),
    ("arm.thread.pointer", "llvm.thread.pointer"),
    ("nvvm.barrier", "llvm.nvvm.barrier.cta.sync.aligned.count"),
    ("nvvm.barrier.n", "llvm.nvvm.barrier.cta.sync.aligned.all"),
    ("nvvm.barrier.sync", "llvm.nvvm.barrier.cta.sync.all"),
    ("nvvm.barrier.sync.cnt", "llvm.nvvm.barrier.cta.sync.count"),
    // The name has a suffix by now.
    ("thread.pointer", "llvm.thread.pointer"),
];

fn expansion(name: &str) -> Option<Expansion> {
    Some(match name {
        "nvvm.abs.i" | "nvvm.abs.ll" => Expansion::Abs,
        "nvvm.clz.ll" => Expansion::Truncated("ctlz"),
        "nvvm.popc.ll" => Expansion::Truncated("ctpop"),
        "nvvm.h2f" => Expansion::HalfToFloat,
        _ => return None,
    })
}

/// Whether the signature is the one that the expansion expects.
fn is_well_formed(module: &Module, expansion: Expansion, ret: TypeId, params: &[TypeId]) -> bool {
    let width = |ty: TypeId| module.types.int_width(ty);
    match (expansion, params) {
        (Expansion::Abs, [a]) => *a == ret && width(ret).is_some(),
        (Expansion::Truncated(_), [a]) => width(*a) == Some(64) && width(ret) == Some(32),
        (Expansion::HalfToFloat, [a]) => width(*a) == Some(16) && module.types[ret] == Type::Float,
        _ => false,
    }
}

/// The same arguments and then flags.
fn appended(module: &mut Module, base: &str, ret: TypeId, params: &[TypeId], flags: &[bool]) -> Option<Plan> {
    let flag = module.types.int(1);
    let mut longer = params.to_vec();
    longer.extend(flags.iter().map(|_| flag));
    let args = flags.iter().map(|&value| module.constants.int(flag, 1, u64::from(value))).collect();
    let function_type = module.types.function(ret, &longer, false);
    Some(Plan::Call(Replacement { base: base.to_owned(), function_type, args: Args::Append(args) }))
}

/// The arguments without the alignment at `from`.
fn aligned(
    module: &mut Module,
    base: &str,
    ret: TypeId,
    params: &[TypeId],
    from: usize,
    pointers: &'static [usize],
) -> Option<Plan> {
    module.types.int_width(*params.get(from)?)?;
    let mut shorter = params.to_vec();
    shorter.remove(from);
    let is_pointer = |at: &usize| {
        shorter.get(*at).is_some_and(|&ty| module.types.address_space(module.types.scalar(ty)).is_some())
    };
    if !pointers.iter().all(is_pointer) {
        return None;
    }
    let function_type = module.types.function(ret, &shorter, false);
    let args = Args::Align { from, pointers, is_masked: base.starts_with("llvm.masked.") };
    Some(Plan::Call(Replacement { base: base.to_owned(), function_type, args }))
}

fn splice(module: &mut Module, ret: TypeId, params: &[TypeId]) -> Option<Plan> {
    let function_type = module.types.function(ret, params, false);
    (params.len() == 3).then_some(Plan::Call(Replacement {
        base: "llvm.vector.splice.left".to_owned(),
        function_type,
        args: Args::Splice,
    }))
}
