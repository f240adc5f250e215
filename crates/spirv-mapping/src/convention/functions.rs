//! Function control, and attributes of functions.

use super::{Pair, both, to_spirv};
use llvm_model::{AttrKind, Attribute};
use spirv_grammar::FunctionControl;

/// An LLVM attribute of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionAttribute {
    /// The presence of one.
    Plain(AttrKind),
    /// `memory` with this number: the kinds of access to each kind of memory.
    Memory(u64),
}

use FunctionAttribute::{Memory, Plain};

/// `memory(none)`, in the layout of LLVM 22: two bits for each kind of memory.
const NOTHING: u64 = 0;
/// `memory(read)`: of every kind of memory the lower bit.
const READS: u64 = 0x555;
/// The upper bit of every kind of memory.
const WRITES: u64 = 0xAAAA_AAAA_AAAA_AAAA;

/// Bits of function control.
pub const CONTROL: &[Pair<FunctionControl, FunctionAttribute>] = &[
    both(FunctionControl::Inline, Plain(AttrKind::ALWAYS_INLINE)),
    both(FunctionControl::DontInline, Plain(AttrKind::NO_INLINE)),
    both(FunctionControl::OptNoneEXT, Plain(AttrKind::OPT_NONE)),
    both(FunctionControl::Const, Memory(NOTHING)),
    both(FunctionControl::Pure, Memory(READS)),
    to_spirv(Plain(AttrKind::READ_NONE), FunctionControl::Const, OLDER),
    to_spirv(Plain(AttrKind::READ_ONLY), FunctionControl::Pure, OLDER),
];

const OLDER: &str = "the older LLVM spelling of `memory`";

/// The attributes of every function emitted in LLVM IR: SPIR-V has no exceptions, and any function may contain a
/// barrier. LLVM takes `convergent` away where it is not needed, and never adds it.
pub const OF_ALL: &[AttrKind] = &[AttrKind::NO_UNWIND, AttrKind::CONVERGENT];

/// Those of [`OF_ALL`] that a function has. `convergent` is about its calls, and no instruction calls a kernel.
pub fn of_all(is_kernel: bool) -> impl Iterator<Item = AttrKind> {
    OF_ALL.iter().copied().filter(move |kind| !(is_kernel && *kind == AttrKind::CONVERGENT))
}

/// Attributes beside [`OF_ALL`] that hold for every function of a kernel, so that dropping them is no loss: kernels
/// have neither recursion nor a stack to unwind.
pub const IMPLIED: &[AttrKind] = &[AttrKind::NO_RECURSE, AttrKind::UWTABLE];

/// The attribute of functions that access no memory.
pub const PURE: Attribute = Attribute::Int(AttrKind::MEMORY, NOTHING);

/// Returns the bit of function control for an attribute. Memory counts as read if any of its kinds is read.
pub fn control(attribute: &Attribute) -> Option<FunctionControl> {
    let said = match *attribute {
        Attribute::Int(AttrKind::MEMORY, NOTHING) => Memory(NOTHING),
        Attribute::Int(AttrKind::MEMORY, memory) if memory & WRITES == 0 => Memory(READS),
        _ => Plain(attribute.kind()?),
    };
    CONTROL.iter().find(|pair| pair.llvm == said && pair.way.is_to_spirv()).map(|pair| pair.spirv)
}

/// The attributes for function control, and the bits that there is none for. Of bits that contradict each other, or that
/// LLVM does not take together, the stronger one counts; LLVM wants `noinline` where there is `optnone`.
pub fn attributes(control: FunctionControl) -> (Vec<Attribute>, FunctionControl) {
    let has = |bit| control.contains(bit);
    let (mut attributes, mut rest) = (Vec::new(), control);
    for pair in CONTROL.iter().filter(|pair| has(pair.spirv) && pair.way.is_to_llvm()) {
        rest = rest.without(pair.spirv);
        let counts = match pair.spirv {
            FunctionControl::Inline => !has(FunctionControl::OptNoneEXT),
            FunctionControl::DontInline => !has(FunctionControl::Inline),
            FunctionControl::Pure => !has(FunctionControl::Const),
            _ => true,
        };
        if counts {
            attributes.push(match pair.llvm {
                Plain(kind) => Attribute::Enum(kind),
                Memory(memory) => Attribute::Int(AttrKind::MEMORY, memory),
            });
        }
    }
    let no_inline = Attribute::Enum(AttrKind::NO_INLINE);
    if has(FunctionControl::OptNoneEXT) && !attributes.contains(&no_inline) {
        attributes.push(no_inline);
    }
    (attributes, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    #[test]
    fn function_control_is_one_to_one_and_complete() {
        laws::check(CONTROL);
        let bits = FunctionControl::KIND.enumerants().map(|facts| FunctionControl(facts.value));
        let bits: Vec<FunctionControl> = bits.filter(|bit| !bit.is_empty()).collect();
        laws::complete(&bits, &laws::spirv_side(CONTROL), &[]);
        for &bit in &bits {
            let (attributes, rest) = attributes(bit);
            assert!(rest.is_empty());
            assert_eq!(attributes.iter().find_map(control), Some(bit));
        }
    }

    #[test]
    fn the_stronger_promise_counts() {
        let said = |control| attributes(control).0;
        assert_eq!(said(FunctionControl::Const | FunctionControl::Pure), [PURE]);
        let inline = said(FunctionControl::Inline | FunctionControl::DontInline);
        assert_eq!(inline, [Attribute::Enum(AttrKind::ALWAYS_INLINE)]);
        let optnone = said(FunctionControl::Inline | FunctionControl::OptNoneEXT);
        assert_eq!(optnone, [AttrKind::OPT_NONE, AttrKind::NO_INLINE].map(Attribute::Enum));
        let unknown = FunctionControl(1 << 30);
        assert_eq!(attributes(unknown | FunctionControl::Inline).1, unknown);
    }

    #[test]
    fn memory_counts_by_what_is_done_to_it() {
        let memory = |memory| control(&Attribute::Int(AttrKind::MEMORY, memory));
        assert_eq!(memory(0), Some(FunctionControl::Const));
        assert_eq!(memory(1), Some(FunctionControl::Pure));
        assert_eq!(memory(READS), Some(FunctionControl::Pure));
        assert_eq!(memory(READS | 2), None);
    }
}
