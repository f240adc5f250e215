; Attributes of every form and kind, on functions, results, parameters and calls.
%t = type { i32, i64 }

define noalias nonnull align 16 dereferenceable(8) ptr @results() { ret ptr @results }
declare dereferenceable_or_null(4) noundef ptr @results2()
declare range(i8 -3, 5) i8 @ranges(i8 range(i8 5, -3), i128 range(i128 -170141183460469231731687303715884105728, 5), <2 x i32> range(i32 0, 7))
declare nofpclass(nan inf) float @classes(float nofpclass(nzero), float nofpclass(all))
declare signext i8 @extended(i8 zeroext, i8 signext, i8 noext, i32 inreg)
declare void @typed(ptr byval(%t) align 8, ptr sret(i64), ptr byref(i32), ptr)
declare void @inalloca(ptr inalloca(%t))
declare void @preallocated(ptr preallocated([4 x i8]))
declare ptr @pointers(ptr noalias nofree nonnull readnone, ptr readonly, ptr writeonly, ptr nest, ptr returned, ptr noundef align 4294967296, ptr alignstack(8), ptr writable dereferenceable(4), ptr dead_on_unwind, ptr initializes((0, 4), (8, 16)), ptr allocptr, i32 allocalign)
declare ptr @captures(ptr captures(none), ptr captures(address), ptr captures(address_is_null, read_provenance), ptr captures(ret: address, provenance), ptr captures(address, ret: provenance))
declare swiftcc void @swift(ptr swiftself, ptr swifterror)
declare swifttailcc void @swift_async(ptr swiftasync)
declare void @immediate(i32)
declare void @dead(ptr dead_on_return)

declare void @m0() memory(none)
declare void @m1() memory(read)
declare void @m2() memory(write)
declare void @m3() memory(argmem: readwrite)
declare void @m4() memory(inaccessiblemem: read)
declare void @m5() memory(read, argmem: none, inaccessiblemem: none, errnomem: none)
declare void @m6() memory(errnomem: write)
declare void @m7() memory(argmem: read, inaccessiblemem: readwrite)
declare void @m8() memory(readwrite, argmem: none)
declare void @m9() memory(target_mem0: read)
declare ptr @alloc(i64, i64) allockind("alloc,zeroed,aligned") allocsize(0,1) "alloc-family"="malloc"
declare ptr @alloc1(i64) allockind("realloc,uninitialized") allocsize(0)
declare void @vscale() vscale_range(2,16)
declare void @vscale0() vscale_range(1)
declare void @uw() uwtable
declare void @uws() uwtable(sync)
declare void @stack() alignstack(32)

define void @enums() unnamed_addr #0 { ret void }
define void @more() #1 { ret void }
define void @sanitizers() #2 { ret void }
define void @opt() noinline optnone { ret void }
define void @strings() #3 { ret void }

define void @site(ptr %p) {
  call void @typed(ptr byval(%t) align 8 %p, ptr sret(i64) %p, ptr byref(i32) %p, ptr %p) #4
  %1 = call align 8 nonnull ptr @results()
  call void @m0() memory(read) nounwind
  call void %p(ptr captures(none) %p, i32 range(i32 1, 0) 5)
  ret void
}

attributes #0 = { alwaysinline cold convergent fn_ret_thunk_extern hot inlinehint jumptable minsize mustprogress naked nobuiltin nocallback nocf_check noduplicate nofree noimplicitfloat nomerge nonlazybind noprofile norecurse noredzone noreturn nosync nounwind null_pointer_is_valid optforfuzzing optsize presplitcoroutine returns_twice shadowcallstack skipprofile speculatable speculative_load_hardening ssp strictfp willreturn }
attributes #1 = { nodivergencesource sspreq safestack coro_only_destroy_when_complete coro_elide_safe nocreateundeforpoison }
attributes #2 = { disable_sanitizer_instrumentation nosanitize_bounds nosanitize_coverage sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type sanitize_alloc_token sspstrong }
attributes #3 = { "empty" "key"="value" "quoted \22key\22"="\01\FF" "target-features"="+a,-b" }
attributes #4 = { builtin cold "at-call-site" }
