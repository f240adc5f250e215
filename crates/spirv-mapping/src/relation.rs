//! Relations between SPIR-V's numbers and OpenCL C's: one list of pairs, read either way.

/// A named, injective list of pairs. It may describe only some bits of a SPIR-V mask.
#[derive(Debug, PartialEq, Eq)]
pub struct Relation {
    /// Name of the OpenCL C type, for messages; enumerations are mangled with it.
    pub name: &'static str,
    /// The bits of the SPIR-V value that this relation describes; all ones for a whole value.
    pub mask: u32,
    /// (SPIR-V, OpenCL C). For a [`Relation::bitwise`] relation single bits.
    pub pairs: &'static [(u32, u32)],
    /// Pairs are bits that combine.
    pub bitwise: bool,
}

impl Relation {
    /// The OpenCL C value of the described bits of `spirv`; `None` if there is none.
    pub fn to_ocl(&self, spirv: u32) -> Option<u32> {
        let value = spirv & self.mask;
        if !self.bitwise {
            return self.pairs.iter().find(|p| p.0 == value).map(|p| p.1);
        }
        let known = self.pairs.iter().fold(0, |bits, p| bits | p.0);
        (value & !known == 0)
            .then(|| self.pairs.iter().filter(|p| value & p.0 != 0).fold(0, |bits, p| bits | p.1))
    }

    /// The SPIR-V bits of an OpenCL C value; `None` if it is none of the enumeration.
    pub fn to_spirv(&self, ocl: u32) -> Option<u32> {
        if !self.bitwise {
            return self.pairs.iter().find(|p| p.1 == ocl).map(|p| p.0);
        }
        let known = self.pairs.iter().fold(0, |bits, p| bits | p.1);
        (ocl & !known == 0)
            .then(|| self.pairs.iter().filter(|p| ocl & p.1 != 0).fold(0, |bits, p| bits | p.0))
    }

    /// The bits of a SPIR-V value that the list is about: those of combined bits alone, so that others do not hide them.
    pub fn known_bits(&self) -> u32 {
        match self.bitwise {
            true => self.pairs.iter().fold(0, |bits, pair| bits | pair.0),
            false => self.mask,
        }
    }

    /// Every value with its counterpart, (SPIR-V, OpenCL C); combinations of bits included. Code that converts at run
    /// time compares with these.
    pub fn all_pairs(&self) -> Vec<(u32, u32)> {
        if !self.bitwise {
            return self.pairs.to_vec();
        }
        let mut all = vec![(0, 0)];
        for p in self.pairs {
            for i in 0..all.len() {
                if let Some(&(s, o)) = all.get(i) {
                    all.push((s | p.0, o | p.1));
                }
            }
        }
        all
    }
}

/// Scope ⇄ `memory_scope` (OpenCL C 3.0, 6.15.12.2).
pub const SCOPE: Relation = Relation {
    name: "memory_scope",
    mask: u32::MAX,
    // Invocation, Subgroup, Workgroup, Device, CrossDevice
    pairs: &[(4, 0), (3, 4), (2, 1), (1, 2), (0, 3)],
    bitwise: false,
};

/// Ordering bits of Memory Semantics ⇄ `memory_order`. `memory_order_consume` does not exist in OpenCL C.
pub const ORDER: Relation = Relation {
    name: "memory_order",
    mask: ORDER_BITS,
    // None, Acquire, Release, AcquireRelease, SequentiallyConsistent
    pairs: &[(0, 0), (2, 2), (4, 3), (8, 4), (16, 5)],
    bitwise: false,
};

/// Storage bits of Memory Semantics ⇄ `cl_mem_fence_flags`.
pub const FENCE: Relation = Relation {
    name: "cl_mem_fence_flags",
    mask: STORAGE_BITS,
    // WorkgroupMemory, CrossWorkgroupMemory, ImageMemory
    pairs: &[(0x100, 1), (0x200, 2), (0x800, 4)],
    bitwise: true,
};

/// Ordering bits of Memory Semantics.
pub const ORDER_BITS: u32 = 0x1e;
/// The other bits of Memory Semantics: storage bits, and bits that OpenCL C cannot express.
pub const STORAGE_BITS: u32 = !ORDER_BITS;

/// Every relation, for the laws.
pub const ALL: &[&Relation] = &[&SCOPE, &ORDER, &FENCE];
