//! Block ids and record codes of LLVM bitcode, by block.
//!
//! Names follow `llvm/Bitcode/LLVMBitCodes.h`; the numbers are the file format.

#![allow(dead_code, reason = "the table is complete whether or not a number is needed here")]

/// Block ids.
pub(crate) mod block {
    pub(crate) const BLOCKINFO: u32 = 0;
    pub(crate) const MODULE: u32 = 8;
    pub(crate) const PARAMATTR: u32 = 9;
    pub(crate) const PARAMATTR_GROUP: u32 = 10;
    pub(crate) const CONSTANTS: u32 = 11;
    pub(crate) const FUNCTION: u32 = 12;
    pub(crate) const IDENTIFICATION: u32 = 13;
    pub(crate) const VALUE_SYMTAB: u32 = 14;
    pub(crate) const METADATA: u32 = 15;
    pub(crate) const METADATA_ATTACHMENT: u32 = 16;
    pub(crate) const TYPE: u32 = 17;
    pub(crate) const USELIST: u32 = 18;
    pub(crate) const MODULE_STRTAB: u32 = 19;
    pub(crate) const GLOBALVAL_SUMMARY: u32 = 20;
    pub(crate) const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub(crate) const METADATA_KIND: u32 = 22;
    pub(crate) const STRTAB: u32 = 23;
    pub(crate) const FULL_LTO_GLOBALVAL_SUMMARY: u32 = 24;
    pub(crate) const SYMTAB: u32 = 25;
    pub(crate) const SYNC_SCOPE_NAMES: u32 = 26;
}

/// The name of a block id, for messages.
pub(crate) fn block_name(id: u32) -> Option<&'static str> {
    Some(match id {
        block::BLOCKINFO => "BLOCKINFO",
        block::MODULE => "MODULE",
        block::PARAMATTR => "PARAMATTR",
        block::PARAMATTR_GROUP => "PARAMATTR_GROUP",
        block::CONSTANTS => "CONSTANTS",
        block::FUNCTION => "FUNCTION",
        block::IDENTIFICATION => "IDENTIFICATION",
        block::VALUE_SYMTAB => "VALUE_SYMTAB",
        block::METADATA => "METADATA",
        block::METADATA_ATTACHMENT => "METADATA_ATTACHMENT",
        block::TYPE => "TYPE",
        block::USELIST => "USELIST",
        block::MODULE_STRTAB => "MODULE_STRTAB",
        block::GLOBALVAL_SUMMARY => "GLOBALVAL_SUMMARY",
        block::OPERAND_BUNDLE_TAGS => "OPERAND_BUNDLE_TAGS",
        block::METADATA_KIND => "METADATA_KIND",
        block::STRTAB => "STRTAB",
        block::FULL_LTO_GLOBALVAL_SUMMARY => "FULL_LTO_GLOBALVAL_SUMMARY",
        block::SYMTAB => "SYMTAB",
        block::SYNC_SCOPE_NAMES => "SYNC_SCOPE_NAMES",
        _ => return None,
    })
}

/// IDENTIFICATION records.
pub(crate) mod identification {
    pub(crate) const STRING: u32 = 1;
    pub(crate) const EPOCH: u32 = 2;
}

/// The one record of STRTAB and SYMTAB.
pub(crate) const BLOB: u32 = 1;

/// MODULE records.
pub(crate) mod module {
    pub(crate) const VERSION: u32 = 1;
    pub(crate) const TRIPLE: u32 = 2;
    pub(crate) const DATALAYOUT: u32 = 3;
    pub(crate) const ASM: u32 = 4;
    pub(crate) const SECTIONNAME: u32 = 5;
    pub(crate) const GLOBALVAR: u32 = 7;
    pub(crate) const FUNCTION: u32 = 8;
    pub(crate) const ALIAS_OLD: u32 = 9;
    pub(crate) const GCNAME: u32 = 11;
    pub(crate) const COMDAT: u32 = 12;
    pub(crate) const VSTOFFSET: u32 = 13;
    pub(crate) const ALIAS: u32 = 14;
    pub(crate) const SOURCE_FILENAME: u32 = 16;
    pub(crate) const HASH: u32 = 17;
    pub(crate) const IFUNC: u32 = 18;
    pub(crate) const ASM_PROPERTY: u32 = 19;
    pub(crate) const GUIDLIST: u32 = 20;
}

/// PARAMATTR records.
pub(crate) mod paramattr {
    pub(crate) const ENTRY_OLD: u32 = 1;
    pub(crate) const ENTRY: u32 = 2;
}

/// PARAMATTR_GROUP records.
pub(crate) mod paramattr_group {
    pub(crate) const ENTRY: u32 = 3;
}

/// TYPE records.
pub(crate) mod types {
    pub(crate) const NUMENTRY: u32 = 1;
    pub(crate) const VOID: u32 = 2;
    pub(crate) const FLOAT: u32 = 3;
    pub(crate) const DOUBLE: u32 = 4;
    pub(crate) const LABEL: u32 = 5;
    pub(crate) const OPAQUE: u32 = 6;
    pub(crate) const INTEGER: u32 = 7;
    pub(crate) const POINTER: u32 = 8;
    pub(crate) const FUNCTION_OLD: u32 = 9;
    pub(crate) const HALF: u32 = 10;
    pub(crate) const ARRAY: u32 = 11;
    pub(crate) const VECTOR: u32 = 12;
    pub(crate) const X86_FP80: u32 = 13;
    pub(crate) const FP128: u32 = 14;
    pub(crate) const PPC_FP128: u32 = 15;
    pub(crate) const METADATA: u32 = 16;
    pub(crate) const X86_MMX: u32 = 17;
    pub(crate) const STRUCT_ANON: u32 = 18;
    pub(crate) const STRUCT_NAME: u32 = 19;
    pub(crate) const STRUCT_NAMED: u32 = 20;
    pub(crate) const FUNCTION: u32 = 21;
    pub(crate) const TOKEN: u32 = 22;
    pub(crate) const BFLOAT: u32 = 23;
    pub(crate) const X86_AMX: u32 = 24;
    pub(crate) const OPAQUE_POINTER: u32 = 25;
    pub(crate) const TARGET_TYPE: u32 = 26;
    pub(crate) const BYTE: u32 = 27;
}

/// CONSTANTS records.
pub(crate) mod constants {
    pub(crate) const SETTYPE: u32 = 1;
    pub(crate) const NULL: u32 = 2;
    pub(crate) const UNDEF: u32 = 3;
    pub(crate) const INTEGER: u32 = 4;
    pub(crate) const WIDE_INTEGER: u32 = 5;
    pub(crate) const FLOAT: u32 = 6;
    pub(crate) const AGGREGATE: u32 = 7;
    pub(crate) const STRING: u32 = 8;
    pub(crate) const CSTRING: u32 = 9;
    pub(crate) const CE_BINOP: u32 = 10;
    pub(crate) const CE_CAST: u32 = 11;
    pub(crate) const CE_GEP_OLD: u32 = 12;
    pub(crate) const CE_SELECT: u32 = 13;
    pub(crate) const CE_EXTRACTELT: u32 = 14;
    pub(crate) const CE_INSERTELT: u32 = 15;
    pub(crate) const CE_SHUFFLEVEC: u32 = 16;
    pub(crate) const CE_CMP: u32 = 17;
    pub(crate) const INLINEASM_OLD: u32 = 18;
    pub(crate) const CE_SHUFVEC_EX: u32 = 19;
    pub(crate) const CE_INBOUNDS_GEP: u32 = 20;
    pub(crate) const BLOCKADDRESS: u32 = 21;
    pub(crate) const DATA: u32 = 22;
    pub(crate) const INLINEASM_OLD2: u32 = 23;
    pub(crate) const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub(crate) const CE_UNOP: u32 = 25;
    pub(crate) const POISON: u32 = 26;
    pub(crate) const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub(crate) const INLINEASM_OLD3: u32 = 28;
    pub(crate) const NO_CFI: u32 = 29;
    pub(crate) const INLINEASM: u32 = 30;
    pub(crate) const CE_GEP_WITH_INRANGE: u32 = 31;
    pub(crate) const CE_GEP: u32 = 32;
    pub(crate) const PTRAUTH: u32 = 33;
    pub(crate) const PTRAUTH2: u32 = 34;
    pub(crate) const BYTE: u32 = 35;
    pub(crate) const WIDE_BYTE: u32 = 36;
}

/// FUNCTION records.
pub(crate) mod function {
    pub(crate) const DECLAREBLOCKS: u32 = 1;
    pub(crate) const BINOP: u32 = 2;
    pub(crate) const CAST: u32 = 3;
    pub(crate) const GEP_OLD: u32 = 4;
    pub(crate) const SELECT: u32 = 5;
    pub(crate) const EXTRACTELT: u32 = 6;
    pub(crate) const INSERTELT: u32 = 7;
    pub(crate) const SHUFFLEVEC: u32 = 8;
    pub(crate) const CMP: u32 = 9;
    pub(crate) const RET: u32 = 10;
    pub(crate) const BR: u32 = 11;
    pub(crate) const SWITCH: u32 = 12;
    pub(crate) const INVOKE: u32 = 13;
    pub(crate) const UNREACHABLE: u32 = 15;
    pub(crate) const PHI: u32 = 16;
    pub(crate) const ALLOCA: u32 = 19;
    pub(crate) const LOAD: u32 = 20;
    pub(crate) const VAARG: u32 = 23;
    pub(crate) const STORE_OLD: u32 = 24;
    pub(crate) const EXTRACTVAL: u32 = 26;
    pub(crate) const INSERTVAL: u32 = 27;
    pub(crate) const CMP2: u32 = 28;
    pub(crate) const VSELECT: u32 = 29;
    pub(crate) const INBOUNDS_GEP_OLD: u32 = 30;
    pub(crate) const INDIRECTBR: u32 = 31;
    pub(crate) const DEBUG_LOC_AGAIN: u32 = 33;
    pub(crate) const CALL: u32 = 34;
    pub(crate) const DEBUG_LOC: u32 = 35;
    pub(crate) const FENCE: u32 = 36;
    pub(crate) const CMPXCHG_OLD: u32 = 37;
    pub(crate) const ATOMICRMW_OLD: u32 = 38;
    pub(crate) const RESUME: u32 = 39;
    pub(crate) const LANDINGPAD_OLD: u32 = 40;
    pub(crate) const LOADATOMIC: u32 = 41;
    pub(crate) const STOREATOMIC_OLD: u32 = 42;
    pub(crate) const GEP: u32 = 43;
    pub(crate) const STORE: u32 = 44;
    pub(crate) const STOREATOMIC: u32 = 45;
    pub(crate) const CMPXCHG: u32 = 46;
    pub(crate) const LANDINGPAD: u32 = 47;
    pub(crate) const CLEANUPRET: u32 = 48;
    pub(crate) const CATCHRET: u32 = 49;
    pub(crate) const CATCHPAD: u32 = 50;
    pub(crate) const CLEANUPPAD: u32 = 51;
    pub(crate) const CATCHSWITCH: u32 = 52;
    pub(crate) const OPERAND_BUNDLE: u32 = 55;
    pub(crate) const UNOP: u32 = 56;
    pub(crate) const CALLBR: u32 = 57;
    pub(crate) const FREEZE: u32 = 58;
    pub(crate) const ATOMICRMW: u32 = 59;
    pub(crate) const BLOCKADDR_USERS: u32 = 60;
    pub(crate) const DEBUG_RECORD_VALUE: u32 = 61;
    pub(crate) const DEBUG_RECORD_DECLARE: u32 = 62;
    pub(crate) const DEBUG_RECORD_ASSIGN: u32 = 63;
    pub(crate) const DEBUG_RECORD_VALUE_SIMPLE: u32 = 64;
    pub(crate) const DEBUG_RECORD_LABEL: u32 = 65;
    pub(crate) const DEBUG_RECORD_DECLARE_VALUE: u32 = 66;
}

/// VALUE_SYMTAB records.
pub(crate) mod symtab {
    pub(crate) const ENTRY: u32 = 1;
    pub(crate) const BBENTRY: u32 = 2;
    pub(crate) const FNENTRY: u32 = 3;
}

/// METADATA and METADATA_KIND records; METADATA_ATTACHMENT has [`metadata::ATTACHMENT`].
pub(crate) mod metadata {
    pub(crate) const STRING_OLD: u32 = 1;
    pub(crate) const VALUE: u32 = 2;
    pub(crate) const NODE: u32 = 3;
    pub(crate) const NAME: u32 = 4;
    pub(crate) const DISTINCT_NODE: u32 = 5;
    pub(crate) const KIND: u32 = 6;
    pub(crate) const LOCATION: u32 = 7;
    pub(crate) const OLD_NODE: u32 = 8;
    pub(crate) const OLD_FN_NODE: u32 = 9;
    pub(crate) const NAMED_NODE: u32 = 10;
    pub(crate) const ATTACHMENT: u32 = 11;
    pub(crate) const GENERIC_DEBUG: u32 = 12;
    pub(crate) const SUBRANGE: u32 = 13;
    pub(crate) const ENUMERATOR: u32 = 14;
    pub(crate) const BASIC_TYPE: u32 = 15;
    pub(crate) const FILE: u32 = 16;
    pub(crate) const DERIVED_TYPE: u32 = 17;
    pub(crate) const COMPOSITE_TYPE: u32 = 18;
    pub(crate) const SUBROUTINE_TYPE: u32 = 19;
    pub(crate) const COMPILE_UNIT: u32 = 20;
    pub(crate) const SUBPROGRAM: u32 = 21;
    pub(crate) const LEXICAL_BLOCK: u32 = 22;
    pub(crate) const LEXICAL_BLOCK_FILE: u32 = 23;
    pub(crate) const NAMESPACE: u32 = 24;
    pub(crate) const TEMPLATE_TYPE: u32 = 25;
    pub(crate) const TEMPLATE_VALUE: u32 = 26;
    pub(crate) const GLOBAL_VAR: u32 = 27;
    pub(crate) const LOCAL_VAR: u32 = 28;
    pub(crate) const EXPRESSION: u32 = 29;
    pub(crate) const OBJC_PROPERTY: u32 = 30;
    pub(crate) const IMPORTED_ENTITY: u32 = 31;
    pub(crate) const MODULE: u32 = 32;
    pub(crate) const MACRO: u32 = 33;
    pub(crate) const MACRO_FILE: u32 = 34;
    pub(crate) const STRINGS: u32 = 35;
    pub(crate) const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub(crate) const GLOBAL_VAR_EXPR: u32 = 37;
    pub(crate) const INDEX_OFFSET: u32 = 38;
    pub(crate) const INDEX: u32 = 39;
    pub(crate) const LABEL: u32 = 40;
    pub(crate) const STRING_TYPE: u32 = 41;
    pub(crate) const COMMON_BLOCK: u32 = 44;
    pub(crate) const GENERIC_SUBRANGE: u32 = 45;
    pub(crate) const ARG_LIST: u32 = 46;
    pub(crate) const ASSIGN_ID: u32 = 47;
    pub(crate) const SUBRANGE_TYPE: u32 = 48;
    pub(crate) const FIXED_POINT_TYPE: u32 = 49;
}

/// OPERAND_BUNDLE_TAGS and SYNC_SCOPE_NAMES have one kind of record.
pub(crate) const NAME_ENTRY: u32 = 1;

/// MODULE_STRTAB records.
pub(crate) mod module_strtab {
    pub(crate) const ENTRY: u32 = 1;
    pub(crate) const HASH: u32 = 2;
}

/// GLOBALVAL_SUMMARY and FULL_LTO_GLOBALVAL_SUMMARY records.
pub(crate) mod summary {
    pub(crate) const PERMODULE: u32 = 1;
    pub(crate) const PERMODULE_PROFILE: u32 = 2;
    pub(crate) const PERMODULE_GLOBALVAR_INIT_REFS: u32 = 3;
    pub(crate) const COMBINED: u32 = 4;
    pub(crate) const COMBINED_PROFILE: u32 = 5;
    pub(crate) const COMBINED_GLOBALVAR_INIT_REFS: u32 = 6;
    pub(crate) const ALIAS: u32 = 7;
    pub(crate) const COMBINED_ALIAS: u32 = 8;
    pub(crate) const COMBINED_ORIGINAL_NAME: u32 = 9;
    pub(crate) const VERSION: u32 = 10;
    pub(crate) const TYPE_TESTS: u32 = 11;
    pub(crate) const TYPE_TEST_ASSUME_VCALLS: u32 = 12;
    pub(crate) const TYPE_CHECKED_LOAD_VCALLS: u32 = 13;
    pub(crate) const TYPE_TEST_ASSUME_CONST_VCALL: u32 = 14;
    pub(crate) const TYPE_CHECKED_LOAD_CONST_VCALL: u32 = 15;
    pub(crate) const VALUE_GUID: u32 = 16;
    pub(crate) const CFI_FUNCTION_DEFS: u32 = 17;
    pub(crate) const CFI_FUNCTION_DECLS: u32 = 18;
    pub(crate) const PERMODULE_RELBF: u32 = 19;
    pub(crate) const FLAGS: u32 = 20;
    pub(crate) const TYPE_ID: u32 = 21;
    pub(crate) const TYPE_ID_METADATA: u32 = 22;
    pub(crate) const PERMODULE_VTABLE_GLOBALVAR_INIT_REFS: u32 = 23;
    pub(crate) const BLOCK_COUNT: u32 = 24;
    pub(crate) const PARAM_ACCESS: u32 = 25;
    pub(crate) const PERMODULE_CALLSITE_INFO: u32 = 26;
    pub(crate) const PERMODULE_ALLOC_INFO: u32 = 27;
    pub(crate) const COMBINED_CALLSITE_INFO: u32 = 28;
    pub(crate) const COMBINED_ALLOC_INFO: u32 = 29;
    pub(crate) const STACK_IDS: u32 = 30;
    pub(crate) const ALLOC_CONTEXT_IDS: u32 = 31;
    pub(crate) const CONTEXT_RADIX_TREE_ARRAY: u32 = 32;
    pub(crate) const COMBINED_ALLOC_INFO_NO_CONTEXT: u32 = 33;
}
