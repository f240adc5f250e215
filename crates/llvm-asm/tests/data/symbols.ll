; Symbols with every property, attributes of every kind, metadata.
source_filename = "symbols \22quoted\22.c"
target datalayout = "e-P0-A5-G1"

%struct = type { i8 }

module asm "first line"
module asm "second \22line\22"

$comdat = comdat any
$other = comdat largest
$"odd comdat" = comdat nodeduplicate

@private = private unnamed_addr constant i32 1
@internal = internal global i32 2, section "data", align 16
@weak = weak hidden global i32 3
@odr = weak_odr dso_local local_unnamed_addr global i32 4, comdat($comdat)
@once = linkonce protected global i32 5
@comdat = linkonce_odr global i32 6, comdat
@common = common global i32 0
@appending = appending global [1 x i32] [i32 1]
@available = available_externally global i32 7
@extern_weak = extern_weak global i32
@import = external dllimport global i32
@export = dllexport global i32 8
@tls = thread_local global i32 9
@tls_local = internal thread_local(localdynamic) global i32 10
@tls_initial = external thread_local(initialexec) global i32
@tls_exec = thread_local(localexec) global i32 11
@space = addrspace(3) externally_initialized global i32 undef
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@partitioned = global i32 0, partition "part", code_model "large"
@attributed = global i32 0, !kind !0, !another !1 #2
@0 = global i32 12
@1 = global ptr @0
@"quoted name" = global i32 13, comdat($"odd comdat"), align 8, !kind !1

@alias = alias i32, ptr @weak
@alias_odd = weak hidden unnamed_addr alias i8, getelementptr (i8, ptr @appending, i64 4)
@alias_space = alias i32, addrspacecast (ptr addrspace(3) @space to ptr)
@resolved = ifunc void (), ptr @resolver, !kind !0

define internal ptr @resolver() {
  ret ptr null
}

define linkonce_odr hidden spir_kernel void @kernel(ptr addrspace(1) nocapture readonly align 4 %in, i32 %0) unnamed_addr #0 section "text" comdat($other) align 32 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @personality !kind !0 {
  ret void
}

declare void @returns_in_memory(ptr noalias sret({ i32, i64 }) align 8)
declare !kind !1 noalias noundef nonnull align 8 dereferenceable(4) ptr @declared(i8 zeroext, ptr byref(i32), i32 range(i32 -5, 10), float nofpclass(nan pinf), ptr captures(address, read_provenance), ptr captures(ret: address, provenance), ptr writable dead_on_unwind initializes((0, 4), (8, 16)), ...) local_unnamed_addr #1
declare i32 @personality(...)
declare cc 123 void @numbered_convention() uwtable
declare ptr @sync_tables(i32, i32) uwtable(sync) allocsize(0,1) vscale_range(1,16) alignstack(16)
declare void @memory0() memory(none)
declare void @memory1() memory(read)
declare void @memory2() memory(write, argmem: none, errnomem: read)
declare void @memory3() memory(argmem: readwrite, inaccessiblemem: read)
declare ptr @allocate(i64 allocalign, ptr allocptr) allockind("alloc,zeroed,aligned") "alloc-family"="malloc"

attributes #0 = { convergent noinline nounwind optnone "no-value" "target-cpu"="generic" "escaped"="\01\22" }
attributes #1 = { mustprogress nofree norecurse willreturn }
attributes #2 = { "bss-section"="my_bss" }

!named = !{!0, !1, !2, !3}
!empty = !{}
!odd\20name = !{!4}

!0 = !{i32 1, !"string \22x\22", null, ptr @weak, !1}
!1 = distinct !{!1, !2}
!2 = !{!3, !{!"inline"}, double 1.000000e+00}
!3 = !{}
!4 = !{<2 x i32> <i32 1, i32 2>, %struct { i8 1 }}
