//! Operators, predicates and orderings, with the words LLVM assembly has for them.

use crate::define_id;

/// Declares an enum of variants with keywords in LLVM assembly.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vdoc])* #[doc = concat!("`", $word, "`")] $variant),* }
        impl $name {
            /// Every variant, in declaration order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// The keyword in LLVM assembly.
            pub const fn keyword(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
            /// Returns the variant of a keyword.
            pub fn from_keyword(word: &str) -> Option<$name> {
                Some(match word { $($word => $name::$variant,)* _ => return None })
            }
        }
    };
}

keywords!(
    /// A unary operator.
    UnaryOp { FNeg = "fneg" }
);

keywords!(
    /// A binary operator.
    BinaryOp {
        Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul", FMul = "fmul",
        UDiv = "udiv", SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
    }
);

impl BinaryOp {
    /// Whether the operands are floating point.
    pub const fn is_float(self) -> bool {
        matches!(self, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem)
    }

    /// Whether it divides integers, which is undefined for the divisor 0.
    pub const fn divides(self) -> bool {
        matches!(self, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
    }
}

keywords!(
    /// A conversion.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FPToUI = "fptoui", FPToSI = "fptosi", UIToFP = "uitofp",
        SIToFP = "sitofp", FPTrunc = "fptrunc", FPExt = "fpext", PtrToInt = "ptrtoint", IntToPtr = "inttoptr",
        BitCast = "bitcast", AddrSpaceCast = "addrspacecast", PtrToAddr = "ptrtoaddr",
    }
);

keywords!(
    /// The predicate of `icmp`.
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
);

keywords!(
    /// The predicate of `fcmp`.
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", True = "true",
    }
);

keywords!(
    /// The operation of `atomicrmw`.
    AtomicOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub", FMax = "fmax",
        FMin = "fmin", UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond",
        USubSat = "usub_sat", FMaximum = "fmaximum", FMinimum = "fminimum", FMaximumNum = "fmaximumnum",
        FMinimumNum = "fminimumnum",
    }
);

impl AtomicOp {
    /// Whether it computes with floats. An exchange computes nothing.
    pub const fn is_of_floats(self) -> bool {
        matches!(
            self,
            AtomicOp::FAdd
                | AtomicOp::FSub
                | AtomicOp::FMax
                | AtomicOp::FMin
                | AtomicOp::FMaximum
                | AtomicOp::FMinimum
                | AtomicOp::FMaximumNum
                | AtomicOp::FMinimumNum
        )
    }
}

keywords!(
    /// An atomic memory ordering, weakest first.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release",
        AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
);

define_id!(
    /// A synchronization scope of a module's table ([`crate::Module::sync_scopes`]).
    SyncScopeId
);
