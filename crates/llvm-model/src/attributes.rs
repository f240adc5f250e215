//! Attributes, attribute sets and attribute lists, interned.

use crate::arena::Id;
use crate::define_id;
use crate::int::ApInt;
use crate::name::Name;
use crate::types::TypeId;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

define_id!(
    /// A set of attributes of one [`Attributes`] table. The empty set is always the first.
    AttrSetId
);
define_id!(
    /// A list of attribute sets of one [`Attributes`] table. The empty list is always the first.
    AttrListId
);

/// An attribute kind, by its number in bitcode; unknown numbers are carried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttrKind(pub u32);

/// An attribute. LangRef, "Parameter Attributes" and "Function Attributes".
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Attribute {
    /// Present or not.
    Enum(AttrKind),
    /// With a number; alignments in bytes, `memory` in the layout of LLVM 22, `dead_on_return` of all bytes `u64::MAX`.
    Int(AttrKind, u64),
    /// With a type; `None` only when an old file left it out and it could not be inferred.
    Type(AttrKind, Option<TypeId>),
    /// A string, with an empty value when there is none.
    String(Name, Name),
    /// `range(…)`
    Range(AttrKind, ConstantRange),
    /// `initializes(…)`
    RangeList(AttrKind, Box<[ConstantRange]>),
}

/// A half-open range of integers, which may wrap around.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstantRange {
    /// The width in bits.
    pub width: u32,
    /// The first member.
    pub lower: ApInt,
    /// One past the last member.
    pub upper: ApInt,
}

impl PartialOrd for ConstantRange {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ConstantRange {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |r: &Self| (r.width, r.lower.words().to_vec(), r.upper.words().to_vec());
        key(self).cmp(&key(other))
    }
}

/// The attribute sets of a function, its result and its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttributeList {
    /// Of the function or call itself.
    pub function: AttrSetId,
    /// Of the result.
    pub ret: AttrSetId,
    /// Of the parameters; those beyond the end have none. The last one is not empty.
    pub params: Box<[AttrSetId]>,
}

/// The attribute tables of a module.
#[derive(Clone, Debug)]
pub struct Attributes {
    sets: IndexSet<Box<[Attribute]>, FxBuildHasher>,
    lists: IndexSet<AttributeList, FxBuildHasher>,
}

impl Attributes {
    /// The empty set.
    pub fn empty_set(&self) -> AttrSetId {
        AttrSetId::from_index(0)
    }
    /// The empty list.
    pub fn empty_list(&self) -> AttrListId {
        AttrListId::from_index(0)
    }
    /// The id of the set with these attributes, in any order; of two with one kind or key the later one counts.
    pub fn intern_set(&mut self, mut attributes: Vec<Attribute>) -> AttrSetId {
        attributes.sort_by(|a, b| a.order().cmp(&b.order()));
        attributes.reverse();
        attributes.dedup_by(|a, b| a.order() == b.order());
        attributes.reverse();
        AttrSetId::from_index(self.sets.insert_full(attributes.into()).0)
    }
    /// The id of the list.
    pub fn intern_list(&mut self, function: AttrSetId, ret: AttrSetId, params: &[AttrSetId]) -> AttrListId {
        let used = params.iter().rposition(|&p| p != self.empty_set()).map_or(0, |i| i + 1);
        let list = AttributeList { function, ret, params: params[..used].into() };
        AttrListId::from_index(self.lists.insert_full(list).0)
    }
    /// The attributes of a set: kinds by number, then strings by key.
    pub fn set(&self, id: AttrSetId) -> &[Attribute] {
        &self.sets[id.index()]
    }
    /// A list.
    pub fn list(&self, id: AttrListId) -> &AttributeList {
        &self.lists[id.index()]
    }
    /// The set of parameter `index` in a list.
    pub fn param(&self, id: AttrListId, index: usize) -> AttrSetId {
        self.list(id).params.get(index).copied().unwrap_or(self.empty_set())
    }
    /// The attribute of `kind` in a set.
    pub fn find(&self, id: AttrSetId, kind: AttrKind) -> Option<&Attribute> {
        self.set(id).iter().find(|a| a.kind() == Some(kind))
    }
    /// Whether a set has an attribute of `kind`.
    pub fn has(&self, id: AttrSetId, kind: AttrKind) -> bool {
        self.find(id, kind).is_some()
    }
    /// The number of an integer attribute in a set.
    pub fn int(&self, id: AttrSetId, kind: AttrKind) -> Option<u64> {
        match self.find(id, kind)? {
            Attribute::Int(_, value) => Some(*value),
            _ => None,
        }
    }
    /// The type of a type attribute in a set.
    pub fn ty(&self, id: AttrSetId, kind: AttrKind) -> Option<TypeId> {
        match self.find(id, kind)? {
            Attribute::Type(_, ty) => *ty,
            _ => None,
        }
    }
    /// The value of the string attribute `key` in a set.
    pub fn string(&self, id: AttrSetId, key: &str) -> Option<&Name> {
        self.set(id).iter().find_map(|a| match a {
            Attribute::String(k, value) if *k == key => Some(value),
            _ => None,
        })
    }
    /// The sets in the order they were made.
    pub fn sets(&self) -> impl ExactSizeIterator<Item = (AttrSetId, &[Attribute])> {
        self.sets.iter().enumerate().map(|(i, s)| (AttrSetId::from_index(i), &**s))
    }
    /// The lists in the order they were made.
    pub fn lists(&self) -> impl ExactSizeIterator<Item = (AttrListId, &AttributeList)> {
        self.lists.iter().enumerate().map(|(i, l)| (AttrListId::from_index(i), l))
    }
}

impl Default for Attributes {
    fn default() -> Self {
        let mut this = Attributes { sets: IndexSet::default(), lists: IndexSet::default() };
        let empty = this.intern_set(Vec::new());
        this.intern_list(empty, empty, &[]);
        this
    }
}

impl Attribute {
    /// The kind; `None` for strings.
    pub fn kind(&self) -> Option<AttrKind> {
        match self {
            Attribute::Enum(k)
            | Attribute::Int(k, _)
            | Attribute::Type(k, _)
            | Attribute::Range(k, _)
            | Attribute::RangeList(k, _) => Some(*k),
            Attribute::String(..) => None,
        }
    }
    fn order(&self) -> (u32, &[u8]) {
        match self {
            Attribute::String(key, _) => (u32::MAX, key.as_bytes()),
            other => (other.kind().map_or(0, |k| k.0), &[]),
        }
    }
}

impl std::fmt::Debug for AttrKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "AttrKind({})", self.0),
        }
    }
}

macro_rules! kinds {
    ($($number:literal $konst:ident $name:literal),* $(,)?) => {
        impl AttrKind {
            $(#[doc = concat!("`", $name, "`")] pub const $konst: AttrKind = AttrKind($number);)*
            /// Every kind LLVM 14 to 23 know, by number.
            pub const ALL: &'static [AttrKind] = &[$(AttrKind($number)),*];
            /// The keyword in LLVM assembly.
            pub fn name(self) -> Option<&'static str> {
                Some(match self.0 { $($number => $name,)* _ => return None })
            }
            /// Returns the kind of a keyword.
            pub fn from_name(name: &str) -> Option<AttrKind> {
                Some(match name { $($name => AttrKind::$konst,)* _ => return None })
            }
        }
    };
}

#[rustfmt::skip] // a table
kinds!(
    1 ALIGN "align", 2 ALWAYS_INLINE "alwaysinline", 3 BYVAL "byval", 4 INLINE_HINT "inlinehint", 5 INREG "inreg",
    6 MINSIZE "minsize", 7 NAKED "naked", 8 NEST "nest", 9 NOALIAS "noalias", 10 NO_BUILTIN "nobuiltin",
    11 NO_CAPTURE "nocapture", 12 NO_DUPLICATE "noduplicate", 13 NO_IMPLICIT_FLOAT "noimplicitfloat",
    14 NO_INLINE "noinline", 15 NON_LAZY_BIND "nonlazybind", 16 NO_RED_ZONE "noredzone", 17 NO_RETURN "noreturn",
    18 NO_UNWIND "nounwind", 19 OPT_SIZE "optsize", 20 READ_NONE "readnone", 21 READ_ONLY "readonly",
    22 RETURNED "returned", 23 RETURNS_TWICE "returns_twice", 24 SIGN_EXT "signext", 25 ALIGN_STACK "alignstack",
    26 SSP "ssp", 27 SSP_REQ "sspreq", 28 SSP_STRONG "sspstrong", 29 SRET "sret",
    30 SANITIZE_ADDRESS "sanitize_address", 31 SANITIZE_THREAD "sanitize_thread",
    32 SANITIZE_MEMORY "sanitize_memory", 33 UWTABLE "uwtable", 34 ZERO_EXT "zeroext", 35 BUILTIN "builtin",
    36 COLD "cold", 37 OPT_NONE "optnone", 38 IN_ALLOCA "inalloca", 39 NON_NULL "nonnull",
    40 JUMP_TABLE "jumptable", 41 DEREFERENCEABLE "dereferenceable",
    42 DEREFERENCEABLE_OR_NULL "dereferenceable_or_null", 43 CONVERGENT "convergent", 44 SAFE_STACK "safestack",
    45 ARG_MEM_ONLY "argmemonly", 46 SWIFT_SELF "swiftself", 47 SWIFT_ERROR "swifterror", 48 NO_RECURSE "norecurse",
    49 INACCESSIBLE_MEM_ONLY "inaccessiblememonly",
    50 INACCESSIBLE_MEM_OR_ARG_MEM_ONLY "inaccessiblemem_or_argmemonly", 51 ALLOC_SIZE "allocsize",
    52 WRITE_ONLY "writeonly", 53 SPECULATABLE "speculatable", 54 STRICT_FP "strictfp",
    55 SANITIZE_HWADDRESS "sanitize_hwaddress", 56 NO_CF_CHECK "nocf_check", 57 OPT_FOR_FUZZING "optforfuzzing",
    58 SHADOW_CALL_STACK "shadowcallstack", 59 SPECULATIVE_LOAD_HARDENING "speculative_load_hardening",
    60 IMM_ARG "immarg", 61 WILL_RETURN "willreturn", 62 NO_FREE "nofree", 63 NO_SYNC "nosync",
    64 SANITIZE_MEMTAG "sanitize_memtag", 65 PREALLOCATED "preallocated", 66 NO_MERGE "nomerge",
    67 NULL_POINTER_IS_VALID "null_pointer_is_valid", 68 NO_UNDEF "noundef", 69 BYREF "byref",
    70 MUST_PROGRESS "mustprogress", 71 NO_CALLBACK "nocallback", 72 HOT "hot", 73 NO_PROFILE "noprofile",
    74 VSCALE_RANGE "vscale_range", 75 SWIFT_ASYNC "swiftasync", 76 NO_SANITIZE_COVERAGE "nosanitize_coverage",
    77 ELEMENT_TYPE "elementtype", 78 DISABLE_SANITIZER_INSTRUMENTATION "disable_sanitizer_instrumentation",
    79 NO_SANITIZE_BOUNDS "nosanitize_bounds", 80 ALLOC_ALIGN "allocalign", 81 ALLOC_PTR "allocptr",
    82 ALLOC_KIND "allockind", 83 PRESPLIT_COROUTINE "presplitcoroutine",
    84 FN_RET_THUNK_EXTERN "fn_ret_thunk_extern", 85 SKIP_PROFILE "skipprofile", 86 MEMORY "memory",
    87 NO_FP_CLASS "nofpclass", 88 OPT_DEBUG "optdebug", 89 WRITABLE "writable",
    90 CORO_ONLY_DESTROY_WHEN_COMPLETE "coro_only_destroy_when_complete", 91 DEAD_ON_UNWIND "dead_on_unwind",
    92 RANGE "range", 93 SANITIZE_NUMERICAL_STABILITY "sanitize_numerical_stability", 94 INITIALIZES "initializes",
    95 HYBRID_PATCHABLE "hybrid_patchable", 96 SANITIZE_REALTIME "sanitize_realtime",
    97 SANITIZE_REALTIME_BLOCKING "sanitize_realtime_blocking", 98 CORO_ELIDE_SAFE "coro_elide_safe",
    99 NO_EXT "noext", 100 NO_DIVERGENCE_SOURCE "nodivergencesource", 101 SANITIZE_TYPE "sanitize_type",
    102 CAPTURES "captures", 103 DEAD_ON_RETURN "dead_on_return", 104 SANITIZE_ALLOC_TOKEN "sanitize_alloc_token",
    105 NO_CREATE_UNDEF_OR_POISON "nocreateundeforpoison", 106 DENORMAL_FP_ENV "denormal_fpenv",
    107 NO_OUTLINE "nooutline", 108 FLATTEN "flatten", 109 NO_IPA "noipa",
);
