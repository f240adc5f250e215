//! Access chains and `getelementptr`.

use super::{Pair, both, by_number, total};
use llvm_model::Flags;
use ocl_mangle::{Builtin, Convention, Function, Qualifiers, Type};
use spirv_grammar::Op;

/// The function that returns the address of a block of an array of blocks without a fixed size. LLVM gives such blocks the
/// size of their beginning, often 0: after a `getelementptr` with the number of the block, passes could not distinguish them.
const BLOCK: &str = "__spirv_AccessChain";

/// Returns the symbol of the function for arrays in an address space and numbers of so many bits.
pub fn block_symbol(space: u32, width: u32) -> String {
    let qualifiers = Qualifiers { address_space: Some(space), ..Qualifiers::NONE };
    let array = Type::Builtin(Builtin::Void).qualified(qualifiers).pointer();
    let number = Type::int(width, true).unwrap_or(Type::BitInt { width, signed: true });
    ocl_mangle::mangle(&Function::new(BLOCK.to_owned(), vec![array, number]), Convention::OpenCl)
}

/// Returns whether a symbol is that of such a function.
pub fn is_block_symbol(symbol: &str) -> bool {
    ocl_mangle::source_name(symbol) == Some(BLOCK)
}

/// The properties that distinguish the access chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The instruction states the type that the base points to.
    pub untyped: bool,
    /// The first index counts whole values of that type, as that of `getelementptr` does.
    pub from_element: bool,
    /// The address stays inside the pointee of the base.
    pub in_bounds: bool,
}

const fn form(untyped: bool, from_element: bool, in_bounds: bool) -> Form {
    Form { untyped, from_element, in_bounds }
}

/// All of them.
pub const FORMS: &[Pair<Op, Form>] = &[
    both(Op::AccessChain, form(false, false, false)),
    both(Op::InBoundsAccessChain, form(false, false, true)),
    both(Op::PtrAccessChain, form(false, true, false)),
    both(Op::InBoundsPtrAccessChain, form(false, true, true)),
    both(Op::UntypedAccessChainKHR, form(true, false, false)),
    both(Op::UntypedInBoundsAccessChainKHR, form(true, false, true)),
    both(Op::UntypedPtrAccessChainKHR, form(true, true, false)),
    both(Op::UntypedInBoundsPtrAccessChainKHR, form(true, true, true)),
];

static BY_FORM: [Op; 8] =
    total(by_number!([FORMS], 8, is_to_spirv, |pair| pair.llvm.number() => pair.spirv), Op::AccessChain);

impl Form {
    /// Returns the form of an instruction; `None` if it is not an access chain.
    #[inline]
    pub fn of(op: Op) -> Option<Form> {
        FORMS.iter().find(|pair| pair.spirv == op).map(|pair| pair.llvm)
    }

    /// The form of a `getelementptr` with these flags, on a typed pointer.
    pub const fn of_flags(flags: Flags) -> Form {
        form(false, true, flags.contains(Flags::INBOUNDS))
    }

    /// The instruction.
    #[inline]
    pub fn op(self) -> Op {
        BY_FORM[self.number()]
    }

    /// Returns the flags of the `getelementptr`.
    pub fn flags(self) -> Flags {
        if self.in_bounds { Flags::INBOUNDS | Flags::NUSW } else { Flags::NONE }
    }

    const fn number(self) -> usize {
        self.untyped as usize | (self.from_element as usize) << 1 | (self.in_bounds as usize) << 2
    }
}

/// The instruction on untyped pointers that does the same as an access chain on typed ones.
pub fn untyped(op: Op) -> Option<Op> {
    let form = Form::of(op).filter(|form| !form.untyped)?;
    Some(Form { untyped: true, ..form }.op())
}

/// The instruction on typed pointers that does the same as an access chain on untyped ones.
pub fn typed(op: Op) -> Option<Op> {
    let form = Form::of(op).filter(|form| form.untyped)?;
    Some(Form { untyped: false, ..form }.op())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_blocks_have_a_name_for_each_type_of_their_arguments() {
        let symbols =
            [(11, 32), (11, 64), (2, 32), (11, 128)].map(|(space, width)| block_symbol(space, width));
        assert_eq!(symbols[0], "_Z19__spirv_AccessChainPU4AS11vi");
        for (index, symbol) in symbols.iter().enumerate() {
            assert!(is_block_symbol(symbol), "{symbol}");
            assert!(!symbols[..index].contains(symbol), "{symbol}");
        }
        assert!(!is_block_symbol("_Z19__spirv_ArrayLengthPU4AS11vi"));
    }
    use crate::convention::laws;

    #[test]
    fn forms_are_one_to_one_and_complete() {
        laws::check(FORMS);
        let named = |facts: &spirv_grammar::InstructionFacts| facts.name.ends_with("AccessChain");
        let chains = Op::all().filter(|facts| {
            named(facts) || facts.name.strip_suffix("KHR").is_some_and(|name| name.ends_with("AccessChain"))
        });
        let chains: Vec<Op> = chains.map(|facts| facts.op).collect();
        laws::complete(&chains, &laws::spirv_side(FORMS), &[]);
        for pair in FORMS {
            assert_eq!((Form::of(pair.spirv), pair.llvm.op()), (Some(pair.llvm), pair.spirv));
            assert_eq!(
                untyped(pair.spirv).or(typed(pair.spirv)).and_then(|op| typed(op).or(untyped(op))),
                Some(pair.spirv)
            );
        }
        assert_eq!(Form::of(Op::Load), None);
    }

    #[test]
    fn promises_come_back() {
        for flags in [Flags::NONE, Flags::INBOUNDS | Flags::NUSW] {
            assert_eq!(Form::of_flags(flags).flags(), flags);
        }
    }
}
