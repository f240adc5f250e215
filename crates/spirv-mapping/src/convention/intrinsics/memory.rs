//! Memory: copies, fills, lifetimes, invariance and addresses.

use super::Lowering::{CopyBytes, Fill, Lifetime, StackRestore, StackSave};
use super::{Intrinsic, core, emulate, hint, lower, reject};
use spirv_grammar::Op;

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    reject("llvm.experimental.memset.pattern", "made for other targets"),
    emulate("llvm.experimental.noalias.scope.decl", "dropped: no meaning outside LLVM"),
    hint("llvm.invariant.end", "dropped"),
    hint("llvm.invariant.start", "dropped"),
    emulate("llvm.launder.invariant.group", "the value itself"),
    lower("llvm.lifetime.end", Lifetime(core(Op::LifetimeStop)), "; dropped when its operand is no variable"),
    lower("llvm.lifetime.start", Lifetime(core(Op::LifetimeStart)), "; dropped when its operand is no variable"),
    emulate("llvm.load.relative", "a load and pointer arithmetic"),
    lower("llvm.memcpy", CopyBytes, "OpCopyMemorySized; nothing for length zero"),
    reject("llvm.memcpy.element.unordered.atomic", "element-wise atomic copies"),
    emulate("llvm.memcpy.inline", "llvm.memcpy").kept(CopyBytes),
    emulate("llvm.memmove", "a copy, two copies by a temporary, or a loop in a function"),
    reject("llvm.memmove.element.unordered.atomic", "element-wise atomic copies"),
    emulate("llvm.memset", "a copy from a constant, or a loop in a function").kept(Fill),
    reject("llvm.memset.element.unordered.atomic", "element-wise atomic copies"),
    emulate("llvm.memset.inline", "as llvm.memset").kept(Fill),
    emulate("llvm.objectsize", "the answer for an object that is not known"),
    hint("llvm.prefetch", "dropped"),
    reject("llvm.preserve.array.access.index", "offsets relocated by BPF loaders"),
    hint("llvm.preserve.static.offset", "the value itself"),
    reject("llvm.preserve.struct.access.index", "offsets relocated by BPF loaders"),
    reject("llvm.preserve.union.access.index", "offsets relocated by BPF loaders"),
    emulate("llvm.ptrmask", "the pointer offset by the bits that the mask clears"),
    lower("llvm.stackrestore", StackRestore, "dropped, or OpRestoreMemoryINTEL with variables of variable size"),
    lower("llvm.stacksave", StackSave, "dropped, or OpSaveMemoryINTEL with variables of variable size"),
    emulate("llvm.strip.invariant.group", "the value itself"),
];
