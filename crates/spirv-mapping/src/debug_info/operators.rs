//! Operators of expressions: `DW_OP_*` and the numbers of DebugOperation.

/// One operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operator {
    /// SPIR-V's number.
    pub spirv: u32,
    /// DWARF's number, or one of LLVM's own.
    pub dwarf: u64,
    /// How many numbers follow it.
    pub operands: usize,
}

const fn operator(spirv: u32, dwarf: u64, operands: usize) -> Operator {
    Operator { spirv, dwarf, operands }
}

/// `DW_OP_deref`
pub const DEREF: u64 = 0x06;
/// `DW_OP_constu`
pub const CONSTU: u64 = 0x10;
/// `DW_OP_consts`
pub const CONSTS: u64 = 0x11;
/// `DW_OP_swap`
pub const SWAP: u64 = 0x16;
/// `DW_OP_xderef`
pub const XDEREF: u64 = 0x18;
/// `DW_OP_minus`
pub const MINUS: u64 = 0x1c;
/// `DW_OP_plus`
pub const PLUS: u64 = 0x22;
/// `DW_OP_shl`
pub const SHL: u64 = 0x24;
/// `DW_OP_plus_uconst`
pub const PLUS_UCONST: u64 = 0x23;
/// `DW_OP_lit0`; the numbers up to 31 follow.
pub const LIT0: u64 = 0x30;
/// `DW_OP_bit_piece`, which LLVM's expressions represent as a fragment.
pub const BIT_PIECE: u32 = 4;
/// `DW_OP_stack_value`
pub const STACK_VALUE: u64 = 0x9f;
/// `DW_OP_LLVM_fragment`
pub const FRAGMENT: u64 = 0x1000;
/// `DW_OP_LLVM_arg`
pub const ARGUMENT: u64 = 0x1005;

/// The operators that every set has.
pub const BASIC: &[Operator] = &[
    operator(0, DEREF, 0),
    operator(1, PLUS, 0),
    operator(2, MINUS, 0),
    operator(3, PLUS_UCONST, 1),
    operator(5, SWAP, 0),
    operator(6, XDEREF, 0),
    operator(7, STACK_VALUE, 0),
    operator(8, CONSTU, 1),
    operator(9, FRAGMENT, 2),
];

/// Operators that only the newest set has, or that are written on demand. LLVM has no other ones in its expressions.
pub const FURTHER: &[Operator] = &[
    operator(10, 0x1001, 2),
    operator(20, CONSTS, 1),
    operator(21, 0x12, 0),
    operator(23, 0x14, 0),
    operator(27, 0x1a, 0),
    operator(28, 0x1b, 0),
    operator(29, 0x1d, 0),
    operator(30, 0x1e, 0),
    operator(31, 0x1f, 0),
    operator(32, 0x20, 0),
    operator(33, 0x21, 0),
    operator(34, SHL, 0),
    operator(35, 0x25, 0),
    operator(36, 0x26, 0),
    operator(37, 0x27, 0),
    operator(39, 0x29, 0),
    operator(40, 0x2a, 0),
    operator(41, 0x2b, 0),
    operator(42, 0x2c, 0),
    operator(43, 0x2d, 0),
    operator(44, 0x2e, 0),
    operator(142, 0x90, 1),
    operator(144, 0x92, 2),
    operator(146, 0x94, 1),
    operator(149, 0x97, 0),
    operator(156, 0x1004, 0),
    operator(159, 0x1003, 1),
    operator(165, ARGUMENT, 1),
    operator(167, 0x1002, 1),
];

/// The runs of operators whose numbers follow each other on either side: the first ones, how many, their operands.
const RUNS: &[(Operator, u32)] =
    &[(operator(46, LIT0, 0), 32), (operator(78, 0x50, 0), 32), (operator(110, 0x70, 1), 32)];

/// The operator with a number of DWARF's.
pub fn of_dwarf(dwarf: u64, further: bool) -> Option<Operator> {
    let known = BASIC.iter().chain(FURTHER.iter().filter(|_| further));
    known.copied().find(|operator| operator.dwarf == dwarf).or_else(|| {
        let runs = RUNS.iter().filter(|_| further);
        runs.filter_map(|(first, count)| nth(first, dwarf.checked_sub(first.dwarf)?, *count)).next()
    })
}

/// The operator with a number of SPIR-V's.
pub fn of_spirv(spirv: u32) -> Option<Operator> {
    BASIC.iter().chain(FURTHER).copied().find(|operator| operator.spirv == spirv).or_else(|| {
        let offset = |first: &Operator| spirv.checked_sub(first.spirv).map(u64::from);
        RUNS.iter().filter_map(|(first, count)| nth(first, offset(first)?, *count)).next()
    })
}

fn nth(first: &Operator, n: u64, count: u32) -> Option<Operator> {
    let n = u32::try_from(n).ok().filter(|n| *n < count)?;
    Some(operator(first.spirv + n, first.dwarf + u64::from(n), first.operands))
}

/// How many numbers follow an operator in LLVM's expressions; `None` for one that they do not have.
pub fn operand_count(dwarf: u64) -> Option<usize> {
    match dwarf {
        // The most frequent operators of expressions.
        DEREF | SWAP | XDEREF | STACK_VALUE => Some(0),
        CONSTU | PLUS_UCONST => Some(1),
        // DW_OP_LLVM_extract_bits_sext and _zext, which no set has.
        FRAGMENT | 0x1006 | 0x1007 => Some(2),
        _ => of_dwarf(dwarf, true).map(|operator| operator.operands),
    }
}
