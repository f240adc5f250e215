//! Tables of words and numbers that LLVM assembly uses beside those the model knows.

use llvm_model::global::{DllStorage, ThreadLocal};
use llvm_model::{AttrKind, CallingConv, ComdatKind, Release, UnnamedAddr, Visibility};

/// Calling conventions with a keyword, by number.
#[rustfmt::skip] // a table
pub(crate) const CALLING_CONVS: &[(u16, &str)] = &[
    (0, "ccc"), (8, "fastcc"), (9, "coldcc"), (10, "ghccc"), (13, "anyregcc"), (14, "preserve_mostcc"),
    (15, "preserve_allcc"), (16, "swiftcc"), (17, "cxx_fast_tlscc"), (18, "tailcc"), (19, "cfguard_checkcc"),
    (20, "swifttailcc"), (21, "preserve_nonecc"), (64, "x86_stdcallcc"), (65, "x86_fastcallcc"),
    (66, "arm_apcscc"), (67, "arm_aapcscc"), (68, "arm_aapcs_vfpcc"), (69, "msp430_intrcc"), (70, "x86_thiscallcc"),
    (71, "ptx_kernel"), (72, "ptx_device"), (75, "spir_func"), (76, "spir_kernel"), (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"), (79, "win64cc"), (80, "x86_vectorcallcc"), (81, "hhvmcc"), (82, "hhvm_ccc"),
    (83, "x86_intrcc"), (84, "avr_intrcc"), (85, "avr_signalcc"), (87, "amdgpu_vs"), (88, "amdgpu_gs"),
    (89, "amdgpu_ps"), (90, "amdgpu_cs"), (91, "amdgpu_kernel"), (92, "x86_regcallcc"), (93, "amdgpu_hs"),
    (95, "amdgpu_ls"), (96, "amdgpu_es"), (97, "aarch64_vector_pcs"), (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"), (102, "aarch64_sme_preservemost_from_x0"), (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"), (105, "amdgpu_cs_chain_preserve"), (106, "m68k_rtdcc"), (107, "graalcc"),
    (110, "riscv_vector_cc"), (111, "aarch64_sme_preservemost_from_x1"), (124, "amdgpu_gfx_whole_wave"),
    (125, "cheriot_compartmentcallcc"), (126, "cheriot_compartmentcalleecc"), (127, "cheriot_librarycallcc"),
];

/// `riscv_vls_cc(N)`: the number of the convention for N = 32; each doubling is one more, up to 65536.
pub(crate) const RISCV_VLS_FIRST: u16 = 112;

/// Appends the keyword of a calling convention, `ccN` for those without.
pub(crate) fn calling_conv(out: &mut String, cc: CallingConv) {
    // LLVM prints these two with a space behind the keyword.
    let odd = matches!(cc.0, 84 | 85);
    if let Ok(at) = CALLING_CONVS.binary_search_by_key(&cc.0, |(number, _)| *number) {
        out.push_str(CALLING_CONVS[at].1);
        if odd {
            out.push(' ');
        }
    } else if (RISCV_VLS_FIRST..RISCV_VLS_FIRST + 12).contains(&cc.0) {
        out.push_str(&format!("riscv_vls_cc({})", 32u32 << (cc.0 - RISCV_VLS_FIRST)));
    } else {
        out.push_str(&format!("cc{}", cc.0));
    }
}

/// Metadata kinds with a fixed number, in the order of their numbers.
#[rustfmt::skip] // a table
pub(crate) const METADATA_KINDS: &[&str] = &[
    "dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope", "noalias",
    "nontemporal", "llvm.mem.parallel_loop_access", "nonnull", "dereferenceable", "dereferenceable_or_null",
    "make.implicit", "unpredictable", "invariant.group", "align", "llvm.loop", "type", "section_prefix",
    "absolute_symbol", "associated", "callees", "irr_loop", "llvm.access.group", "callback",
    "llvm.preserve.access.index", "vcall_visibility", "noundef", "annotation", "nosanitize", "func_sanitize",
    "exclude", "memprof", "callsite", "kcfi_type", "pcsections", "DIAssignID", "coro.outside.frame", "mmra",
    "noalias.addrspace", "callee_type", "nofree", "captures", "alloc_token", "implicit.ref", "nofpclass", "call_target",
    "inline_history", "elf_section_properties", "guid", "mem.cache_hint", "block.uniformity.profile", "callgraph",
];

/// Attribute kinds in the order in which LLVM 23 prints a set.
#[rustfmt::skip] // a table
const ATTRIBUTE_ORDER: &[AttrKind] = &[
    AttrKind::ALLOC_ALIGN, AttrKind::ALLOC_PTR, AttrKind::ALWAYS_INLINE, AttrKind::BUILTIN, AttrKind::COLD,
    AttrKind::CONVERGENT, AttrKind::CORO_ONLY_DESTROY_WHEN_COMPLETE, AttrKind::CORO_ELIDE_SAFE,
    AttrKind::DEAD_ON_UNWIND, AttrKind::DISABLE_SANITIZER_INSTRUMENTATION,
    AttrKind::FLATTEN, AttrKind::FN_RET_THUNK_EXTERN, AttrKind::HOT, AttrKind::HYBRID_PATCHABLE, AttrKind::IMM_ARG, AttrKind::INREG,
    AttrKind::INLINE_HINT, AttrKind::JUMP_TABLE, AttrKind::MINSIZE, AttrKind::MUST_PROGRESS, AttrKind::NAKED,
    AttrKind::NEST, AttrKind::NOALIAS, AttrKind::NO_BUILTIN, AttrKind::NO_CALLBACK, AttrKind::NO_CF_CHECK,
    AttrKind::NO_CREATE_UNDEF_OR_POISON, AttrKind::NO_DIVERGENCE_SOURCE, AttrKind::NO_DUPLICATE, AttrKind::NO_EXT,
    AttrKind::NO_FREE, AttrKind::NO_IPA, AttrKind::NO_IMPLICIT_FLOAT, AttrKind::NO_INLINE, AttrKind::NO_MERGE, AttrKind::NO_OUTLINE, AttrKind::NO_PROFILE,
    AttrKind::NO_RECURSE, AttrKind::NO_RED_ZONE, AttrKind::NO_RETURN, AttrKind::NO_SANITIZE_BOUNDS,
    AttrKind::NO_SANITIZE_COVERAGE, AttrKind::NO_SYNC, AttrKind::NO_UNDEF, AttrKind::NO_UNWIND,
    AttrKind::NON_LAZY_BIND, AttrKind::NON_NULL, AttrKind::NULL_POINTER_IS_VALID, AttrKind::OPT_FOR_FUZZING,
    AttrKind::OPT_DEBUG, AttrKind::OPT_SIZE, AttrKind::OPT_NONE, AttrKind::PRESPLIT_COROUTINE, AttrKind::READ_NONE,
    AttrKind::READ_ONLY, AttrKind::RETURNED, AttrKind::RETURNS_TWICE, AttrKind::SIGN_EXT, AttrKind::SAFE_STACK,
    AttrKind::SANITIZE_ADDRESS, AttrKind::SANITIZE_ALLOC_TOKEN, AttrKind::SANITIZE_HWADDRESS,
    AttrKind::SANITIZE_MEMTAG, AttrKind::SANITIZE_MEMORY, AttrKind::SANITIZE_NUMERICAL_STABILITY,
    AttrKind::SANITIZE_REALTIME, AttrKind::SANITIZE_REALTIME_BLOCKING, AttrKind::SANITIZE_THREAD,
    AttrKind::SANITIZE_TYPE, AttrKind::SHADOW_CALL_STACK, AttrKind::SKIP_PROFILE, AttrKind::SPECULATABLE,
    AttrKind::SPECULATIVE_LOAD_HARDENING, AttrKind::SSP, AttrKind::SSP_REQ, AttrKind::SSP_STRONG,
    AttrKind::STRICT_FP, AttrKind::SWIFT_ASYNC, AttrKind::SWIFT_ERROR, AttrKind::SWIFT_SELF, AttrKind::WILL_RETURN,
    AttrKind::WRITABLE, AttrKind::WRITE_ONLY, AttrKind::ZERO_EXT, AttrKind::BYREF, AttrKind::BYVAL,
    AttrKind::ELEMENT_TYPE, AttrKind::IN_ALLOCA, AttrKind::PREALLOCATED, AttrKind::SRET, AttrKind::ALIGN,
    AttrKind::ALLOC_KIND, AttrKind::ALLOC_SIZE, AttrKind::CAPTURES, AttrKind::DEAD_ON_RETURN, AttrKind::DENORMAL_FP_ENV,
    AttrKind::DEREFERENCEABLE,
    AttrKind::DEREFERENCEABLE_OR_NULL, AttrKind::MEMORY, AttrKind::NO_FP_CLASS, AttrKind::ALIGN_STACK,
    AttrKind::UWTABLE, AttrKind::VSCALE_RANGE, AttrKind::RANGE, AttrKind::INITIALIZES,
];

/// The place of `kind` in the order in which a release prints a set; kinds it does not know come last, by number.
pub(crate) fn attribute_order(kind: AttrKind, release: Release) -> (usize, u32) {
    if kind == AttrKind::DEAD_ON_RETURN && release < Release::Llvm23 {
        // It had no number, and stood in front of its neighbor by name.
        return (attribute_order(AttrKind::DEAD_ON_UNWIND, release).0, 0);
    }
    (ATTRIBUTE_ORDER.iter().position(|k| *k == kind).unwrap_or(ATTRIBUTE_ORDER.len()), kind.0)
}

/// The words of `nofpclass(…)`, widest first, with the classes they stand for.
#[rustfmt::skip] // a table
pub(crate) const FP_CLASSES: &[(u64, &str)] = &[
    (0x3ff, "all"), (0x003, "nan"), (0x001, "snan"), (0x002, "qnan"), (0x204, "inf"), (0x004, "ninf"),
    (0x200, "pinf"), (0x060, "zero"), (0x020, "nzero"), (0x040, "pzero"), (0x090, "sub"), (0x010, "nsub"),
    (0x080, "psub"), (0x108, "norm"), (0x008, "nnorm"), (0x100, "pnorm"),
];

/// The words of `allockind("…")`, by bit.
pub(crate) const ALLOC_KINDS: &[&str] = &["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// The locations of `memory(…)`, by their place in the bit set; the one without a word is every other memory.
pub(crate) const MEMORY_LOCATIONS: &[&str] =
    &["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];

/// The positions of the locations that only targets know in [`MEMORY_LOCATIONS`].
pub(crate) const MEMORY_TARGETS: [usize; 2] = [4, 5];

/// LLVM 23's word for both of [`MEMORY_TARGETS`].
pub(crate) const MEMORY_TARGET: &str = "target_mem";

/// The words of `denormal_fpenv(…)`, by their two bits.
pub(crate) const DENORMAL_MODES: [&str; 4] = ["ieee", "preservesign", "positivezero", "dynamic"];

/// The position of the location without a word in [`MEMORY_LOCATIONS`].
pub(crate) const MEMORY_OTHER: usize = 3;

/// The access words of `memory(…)`, by their two bits.
pub(crate) const MEMORY_ACCESS: &[&str] = &["none", "read", "write", "readwrite"];

/// The words of `code_model "…"`, by number.
pub(crate) const CODE_MODELS: &[&str] = &["", "tiny", "small", "kernel", "medium", "large"];

/// The words of sanitizer bits of a global variable, by bit.
pub(crate) const SANITIZER_BITS: &[&str] =
    &["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

/// The keyword of a visibility with a space, nothing for the default.
pub(crate) fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Default => "",
        Visibility::Hidden => "hidden ",
        Visibility::Protected => "protected ",
    }
}

/// The keyword of a DLL storage class with a space, nothing for the default.
pub(crate) fn dll_storage(storage: DllStorage) -> &'static str {
    match storage {
        DllStorage::Default => "",
        DllStorage::Import => "dllimport ",
        DllStorage::Export => "dllexport ",
    }
}

/// The words of a thread-local model with a space.
pub(crate) fn thread_local(model: Option<ThreadLocal>) -> &'static str {
    match model {
        None => "",
        Some(ThreadLocal::GeneralDynamic) => "thread_local ",
        Some(ThreadLocal::LocalDynamic) => "thread_local(localdynamic) ",
        Some(ThreadLocal::InitialExec) => "thread_local(initialexec) ",
        Some(ThreadLocal::LocalExec) => "thread_local(localexec) ",
    }
}

/// The keyword for whether an address matters; nothing when it does.
pub(crate) fn unnamed_addr(value: UnnamedAddr) -> &'static str {
    match value {
        UnnamedAddr::None => "",
        UnnamedAddr::Global => "unnamed_addr",
        UnnamedAddr::Local => "local_unnamed_addr",
    }
}

/// The keyword of a comdat's selection kind.
pub(crate) fn comdat_kind(kind: ComdatKind) -> &'static str {
    match kind {
        ComdatKind::Any => "any",
        ComdatKind::ExactMatch => "exactmatch",
        ComdatKind::Largest => "largest",
        ComdatKind::NoDeduplicate => "nodeduplicate",
        ComdatKind::SameSize => "samesize",
    }
}

/// `DIFlag*` names and values of single bits; the three-valued accessibility and inheritance come first.
#[rustfmt::skip] // a table
pub(crate) const DI_FLAGS: &[(u64, &str)] = &[
    (1 << 2, "FwdDecl"), (1 << 3, "AppleBlock"), (1 << 4, "ReservedBit4"), (1 << 5, "Virtual"),
    (1 << 6, "Artificial"), (1 << 7, "Explicit"), (1 << 8, "Prototyped"), (1 << 9, "ObjcClassComplete"),
    (1 << 10, "ObjectPointer"), (1 << 11, "Vector"), (1 << 12, "StaticMember"), (1 << 13, "LValueReference"),
    (1 << 14, "RValueReference"), (1 << 15, "ExportSymbols"), (1 << 18, "IntroducedVirtual"), (1 << 19, "BitField"),
    (1 << 20, "NoReturn"), (1 << 22, "TypePassByValue"), (1 << 23, "TypePassByReference"), (1 << 24, "EnumClass"),
    (1 << 25, "Thunk"), (1 << 26, "NonTrivial"), (1 << 27, "BigEndian"), (1 << 28, "LittleEndian"),
    (1 << 29, "AllCallsDescribed"), (1 << 30, "NameIsSimplified"),
];

/// `DIFlag*` accessibility, values of the two low bits.
pub(crate) const DI_ACCESS: &[(u64, &str)] = &[(1, "Private"), (2, "Protected"), (3, "Public")];

/// `DIFlag*` inheritance, values of bits 16 and 17.
pub(crate) const DI_INHERITANCE: &[(u64, &str)] =
    &[(1 << 16, "SingleInheritance"), (2 << 16, "MultipleInheritance"), (3 << 16, "VirtualInheritance")];

/// `DIFlagIndirectVirtualBase`, the one name for two bits.
pub(crate) const DI_INDIRECT_VIRTUAL_BASE: (u64, &str) = (1 << 2 | 1 << 5, "IndirectVirtualBase");

/// `DISPFlag*` virtuality, values of the two low bits.
pub(crate) const DISP_VIRTUALITY: &[(u64, &str)] = &[(1, "Virtual"), (2, "PureVirtual")];

/// `DISPFlag*` names and values of single bits.
#[rustfmt::skip] // a table
pub(crate) const DISP_FLAGS: &[(u64, &str)] = &[
    (1 << 2, "LocalToUnit"), (1 << 3, "Definition"), (1 << 4, "Optimized"), (1 << 5, "Pure"), (1 << 6, "Elemental"),
    (1 << 7, "Recursive"), (1 << 8, "MainSubprogram"), (1 << 9, "Deleted"), (1 << 11, "ObjCDirect"),
];

/// `CSK_*`, by number.
pub(crate) const CHECKSUM_KINDS: &[&str] = &["", "CSK_MD5", "CSK_SHA1", "CSK_SHA256"];

/// Emission kinds of a compile unit, by number.
pub(crate) const EMISSION_KINDS: &[&str] = &["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"];

/// Name table kinds of a compile unit, by number.
pub(crate) const NAME_TABLE_KINDS: &[&str] = &["Default", "GNU", "None", "Apple"];

/// Kinds of a fixed-point type, by number.
pub(crate) const FIXED_POINT_KINDS: &[&str] = &["Binary", "Decimal", "Rational"];
