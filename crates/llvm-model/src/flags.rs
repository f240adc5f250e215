//! The optional flags of instructions and constant expressions, as one bit set.

/// Poison-generating and fast-math flags, and `elementwise` of atomicrmw. Which ones an operation may carry is the verifier's concern.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Flags(u16);

impl Flags {
    /// No flag.
    pub const NONE: Flags = Flags(0);
    /// `nuw`
    pub const NUW: Flags = Flags(1 << 0);
    /// `nsw`
    pub const NSW: Flags = Flags(1 << 1);
    /// `exact`
    pub const EXACT: Flags = Flags(1 << 2);
    /// `disjoint`
    pub const DISJOINT: Flags = Flags(1 << 3);
    /// `nneg`
    pub const NNEG: Flags = Flags(1 << 4);
    /// `samesign`
    pub const SAMESIGN: Flags = Flags(1 << 5);
    /// `inbounds` of getelementptr (implies [`Flags::NUSW`], which is set with it)
    pub const INBOUNDS: Flags = Flags(1 << 6);
    /// `nusw` of getelementptr
    pub const NUSW: Flags = Flags(1 << 7);
    /// `nnan`
    pub const NNAN: Flags = Flags(1 << 8);
    /// `ninf`
    pub const NINF: Flags = Flags(1 << 9);
    /// `nsz`
    pub const NSZ: Flags = Flags(1 << 10);
    /// `arcp`
    pub const ARCP: Flags = Flags(1 << 11);
    /// `contract`
    pub const CONTRACT: Flags = Flags(1 << 12);
    /// `afn`
    pub const AFN: Flags = Flags(1 << 13);
    /// `reassoc`
    pub const REASSOC: Flags = Flags(1 << 14);
    /// `elementwise` of atomicrmw
    pub const ELEMENTWISE: Flags = Flags(1 << 15);
    /// All seven fast-math flags (`fast`).
    pub const FAST: Flags = Flags(0x7f00);

    const NAMES: [(Flags, &'static str); 16] = [
        (Flags::NUW, "nuw"),
        (Flags::NSW, "nsw"),
        (Flags::EXACT, "exact"),
        (Flags::DISJOINT, "disjoint"),
        (Flags::NNEG, "nneg"),
        (Flags::SAMESIGN, "samesign"),
        (Flags::INBOUNDS, "inbounds"),
        (Flags::NUSW, "nusw"),
        (Flags::REASSOC, "reassoc"),
        (Flags::NNAN, "nnan"),
        (Flags::NINF, "ninf"),
        (Flags::NSZ, "nsz"),
        (Flags::ARCP, "arcp"),
        (Flags::CONTRACT, "contract"),
        (Flags::AFN, "afn"),
        (Flags::ELEMENTWISE, "elementwise"),
    ];

    /// Every single flag, in LLVM's printing order.
    pub fn all() -> impl Iterator<Item = Flags> {
        Self::NAMES.iter().map(|(flag, _)| *flag)
    }

    /// Whether all of `other`'s flags are set.
    pub const fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
    /// Whether any of `other`'s flags is set.
    pub const fn intersects(self, other: Flags) -> bool {
        self.0 & other.0 != 0
    }
    /// Whether no flag is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The flags of either.
    pub const fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
    /// Returns the flags of `self` that `other` lacks.
    pub const fn without(self, other: Flags) -> Flags {
        Flags(self.0 & !other.0)
    }
    /// The flags of both.
    pub const fn and(self, other: Flags) -> Flags {
        Flags(self.0 & other.0)
    }
    /// Only the fast-math flags.
    pub const fn fast_math(self) -> Flags {
        self.and(Flags::FAST)
    }
    /// The names of the set flags, in LLVM's printing order.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.iter().filter(move |(f, _)| self.contains(*f)).map(|(_, n)| *n)
    }
    /// The flag called `name` in LLVM assembly (`fast` included).
    pub fn from_name(name: &str) -> Option<Flags> {
        if name == "fast" {
            return Some(Flags::FAST);
        }
        Self::NAMES.iter().find(|(_, n)| *n == name).map(|(f, _)| *f)
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;
    fn bitor(self, other: Flags) -> Flags {
        self.with(other)
    }
}

impl std::ops::BitOrAssign for Flags {
    fn bitor_assign(&mut self, other: Flags) {
        *self = self.with(other);
    }
}

impl std::fmt::Debug for Flags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}
