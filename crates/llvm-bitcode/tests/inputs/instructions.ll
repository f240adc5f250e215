; Every instruction with every flag, forward references of every kind, every linkage of a global.
source_filename = "instructions"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128-A5"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, [2 x float], %inner }
%inner = type <{ i8, ptr }>
%opaque = type opaque
%"quoted name" = type { %inner }
%0 = type { i32 }

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

@plain = global i32 1
@quoted_struct = global %"quoted name" zeroinitializer
@unnamed_struct = external global %0
@of_opaque = external global ptr
@0 = private unnamed_addr constant [3 x i8] c"ab\00"
@1 = internal global i1 true
@const = constant i64 -5, align 16
@as1 = addrspace(1) global float 1.0
@sect = global i32 0, section ".data.sect", comdat($any), align 8
@tls_gd = thread_local global i32 0
@tls_ld = thread_local(localdynamic) global i32 0
@tls_ie = thread_local(initialexec) global i32 0
@tls_le = thread_local(localexec) global i32 0
@hid = hidden global i32 0
@prot = protected global i32 0
@ext_init = externally_initialized global i32 0
@dso = dso_local global i32 0
@local_una = local_unnamed_addr global i32 0
@lnk_avail = available_externally global i32 1
@lnk_once = linkonce global i32 1
@lnk_onceodr = linkonce_odr global i32 1
@lnk_weak = weak global i32 1
@lnk_weakodr = weak_odr global i32 1
@lnk_app = appending global [1 x i32] [i32 5]
@lnk_extweak = extern_weak global i32
@lnk_common = common global i32 0
@san = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@san2 = global i32 0, sanitize_address_dyninit
@part = global i32 0, partition "piece"
@code_m = global i32 0, code_model "large"
@with_attrs = global i32 0 #5
@any = global i32 0, comdat
@exact = global i32 0, comdat
@largest = global i32 0, comdat
@nodup = global i32 0, comdat
@same = global i32 0, comdat
@self = global ptr @self
@alias = alias i32, ptr @plain
@alias2 = weak unnamed_addr alias i32, getelementptr (i8, ptr @plain, i64 1)
@alias_tls = internal thread_local alias i32, ptr @tls_gd
@indirect = ifunc i32 (i32), ptr @resolve

define internal ptr @resolve() {
  ret ptr @callee
}

declare i32 @callee(i32)
declare void @use(...)
declare token @llvm.call.preallocated.setup(i32)
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare swiftcc void @swift(ptr swifterror, ptr swiftself)
declare cc 1000 void @odd_convention()
declare void @llvm.assume(i1)
declare void @llvm.experimental.deoptimize.isVoid(...)

define i32 @integer(i32 %a, i32 %b, i8 %c, i64 %d) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, %b
  %3 = add nsw i32 %2, %b
  %4 = add nuw nsw i32 %3, %b
  %5 = sub nuw nsw i32 %4, 7
  %6 = mul i32 %5, -3
  %7 = udiv exact i32 %6, %b
  %8 = sdiv i32 %7, %b
  %9 = urem i32 %8, %b
  %10 = srem i32 %9, %b
  %11 = shl nuw i32 %10, 3
  %12 = lshr exact i32 %11, 3
  %13 = ashr i32 %12, %b
  %14 = and i32 %13, %b
  %15 = or disjoint i32 %14, %b
  %16 = or i32 %15, %b
  %17 = xor i32 %16, -1
  %18 = trunc nuw nsw i64 %d to i32
  %19 = trunc i64 %d to i16
  %20 = zext nneg i8 %c to i32
  %21 = zext i16 %19 to i32
  %22 = sext i8 %c to i32
  %23 = add i32 %17, %18
  %24 = add i32 %20, %21
  %25 = add i32 %22, %23
  %26 = add i32 %24, %25
  %27 = freeze i32 %26
  ret i32 %27
}

define <2 x float> @floating(<2 x float> %a, <2 x float> %b, float %x, double %y, i32 %i) {
  %1 = fneg <2 x float> %a
  %2 = fneg fast <2 x float> %1
  %3 = fadd nnan ninf nsz arcp contract afn reassoc <2 x float> %2, %b
  %4 = fsub nnan <2 x float> %3, %b
  %5 = fmul ninf nsz <2 x float> %4, %b
  %6 = fdiv arcp <2 x float> %5, %b
  %7 = frem reassoc afn <2 x float> %6, %b
  %8 = fcmp fast olt float %x, 1.5
  %9 = fcmp uno double %y, 0x7FF8000000000001
  %10 = select fast i1 %8, float %x, float 2.0
  %11 = fptoui float %10 to i32
  %12 = fptosi double %y to i64
  %13 = uitofp nneg i32 %11 to float
  %14 = uitofp i32 %11 to float
  %15 = sitofp i64 %12 to float
  %16 = fptrunc contract double %y to float
  %17 = fpext nnan float %16 to double
  %18 = select i1 %9, double %17, double %y
  %19 = call nnan nsz float @llvm.sqrt.f32(float %13)
  %20 = insertelement <2 x float> %7, float %19, i32 0
  %21 = insertelement <2 x float> %20, float %14, i32 %i
  %22 = extractelement <2 x float> %21, i32 %i
  %23 = shufflevector <2 x float> %21, <2 x float> %b, <2 x i32> <i32 3, i32 poison>
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> zeroinitializer
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <2 x i32> poison
  %26 = fcmp true float %22, %15
  ret <2 x float> %25
}
declare float @llvm.sqrt.f32(float)

define void @compare(i32 %a, i32 %b, ptr %p, <4 x i32> %v) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp ne ptr %p, null
  %3 = icmp samesign ugt i32 %a, %b
  %4 = icmp uge i32 %a, %b
  %5 = icmp samesign ult i32 %a, %b
  %6 = icmp ule i32 %a, %b
  %7 = icmp sgt i32 %a, %b
  %8 = icmp sge i32 %a, %b
  %9 = icmp slt i32 %a, %b
  %10 = icmp sle <4 x i32> %v, <i32 1, i32 2, i32 3, i32 undef>
  %11 = select <4 x i1> %10, <4 x i32> %v, <4 x i32> zeroinitializer
  ret void
}

define void @memory(ptr %p, ptr addrspace(1) %g, i64 %n, <2 x ptr> %vp, <2 x i64> %vi) {
  %1 = alloca i32, addrspace(5)
  %2 = alloca %pair, align 64, addrspace(5)
  %3 = alloca i8, i64 %n, align 1, addrspace(5)
  %4 = alloca i32, align 4294967296, addrspace(5)
  %5 = alloca ptr
  %6 = load i32, ptr %p
  %7 = load volatile i32, ptr %p, align 1
  %8 = load atomic i32, ptr %p unordered, align 4
  %9 = load atomic volatile i32, ptr %p syncscope("agent") seq_cst, align 4
  %10 = load atomic ptr, ptr %p acquire, align 8
  store i32 %6, ptr %p
  store volatile i32 %7, ptr addrspace(1) %g, align 2
  store atomic i32 %8, ptr %p release, align 4
  store atomic volatile i32 %9, ptr %p syncscope("singlethread") monotonic, align 4
  fence acquire
  fence syncscope("workgroup") acq_rel
  fence syncscope("singlethread") seq_cst
  %11 = cmpxchg ptr %p, i32 1, i32 2 acq_rel monotonic
  %12 = cmpxchg weak volatile ptr %p, i32 1, i32 2 syncscope("agent") seq_cst acquire, align 16
  %13 = atomicrmw xchg ptr %p, i32 1 monotonic
  %14 = atomicrmw add ptr %p, i32 1 acquire, align 4
  %15 = atomicrmw volatile sub ptr %p, i32 1 release
  %16 = atomicrmw and ptr %p, i32 1 acq_rel
  %17 = atomicrmw nand ptr %p, i32 1 seq_cst
  %18 = atomicrmw or ptr %p, i32 1 syncscope("agent") seq_cst
  %19 = atomicrmw xor ptr %p, i32 1 seq_cst
  %20 = atomicrmw max ptr %p, i32 1 seq_cst
  %21 = atomicrmw min ptr %p, i32 1 seq_cst
  %22 = atomicrmw umax ptr %p, i32 1 seq_cst
  %23 = atomicrmw umin ptr %p, i32 1 seq_cst
  %24 = atomicrmw fadd ptr %p, float 1.0 seq_cst
  %25 = atomicrmw fsub ptr %p, float 1.0 seq_cst
  %26 = atomicrmw fmax ptr %p, float 1.0 seq_cst
  %27 = atomicrmw fmin ptr %p, float 1.0 seq_cst
  %28 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  %29 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst
  %30 = atomicrmw usub_cond ptr %p, i32 1 seq_cst
  %31 = atomicrmw usub_sat ptr %p, i32 1 seq_cst
  %32 = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  %33 = atomicrmw fminimum ptr %p, float 1.0 seq_cst
  %34 = atomicrmw xchg ptr %p, ptr null seq_cst
  %35 = getelementptr i32, ptr %p, i64 %n
  %36 = getelementptr inbounds %pair, ptr %p, i64 1, i32 1, i64 %n
  %37 = getelementptr nusw i8, ptr %p, i64 %n
  %38 = getelementptr nuw i8, ptr %p, i64 %n
  %39 = getelementptr inbounds nuw i8, ptr %p, i64 %n
  %40 = getelementptr nusw nuw i8, ptr %p, i64 %n
  %41 = getelementptr %pair, <2 x ptr> %vp, i64 0, i32 2, i32 1
  %42 = getelementptr i8, ptr %p, <2 x i64> %vi
  %43 = ptrtoint ptr %p to i64
  %44 = ptrtoaddr ptr %p to i64
  %45 = inttoptr i64 %43 to ptr
  %46 = bitcast i64 %44 to double
  %47 = addrspacecast ptr addrspace(1) %g to ptr
  ret void
}

define i32 @aggregates(%pair %p, { i32, { i8, i64 } } %q, ptr %list) {
  %1 = extractvalue %pair %p, 0
  %2 = extractvalue %pair %p, 1, 1
  %3 = extractvalue { i32, { i8, i64 } } %q, 1
  %4 = insertvalue { i32, { i8, i64 } } %q, { i8, i64 } %3, 1
  %5 = insertvalue %pair undef, float %2, 1, 0
  %6 = va_arg ptr %list, i32
  %7 = insertvalue { i32, { i8, i64 } } %4, i64 5, 1, 1
  ret i32 %6
}

define i32 @control(i32 %n, i1 %c, ptr %target) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = phi i32 [ 1, %entry ], [ %b, %right ], [ %later, %loop ]
  switch i32 %n, label %loop [
    i32 0, label %right
    i32 -1, label %done
    i32 2147483647, label %loop
  ]
right:
  %b = phi i32 [ 2, %entry ], [ %a, %left ]
  %f = phi nnan nsz float [ 1.0, %entry ], [ 2.0, %left ]
  br i1 %c, label %left, label %done
loop:
  %x = phi i32 [ %a, %left ], [ %a, %left ]
  %later = add i32 %x, %n
  br label %left
done:
  indirectbr ptr %target, [label %last, label %never]
last:
  %w = call i32 @wide_switch(i128 5)
  ret i32 %w
never:
  unreachable
}

define i32 @wide_switch(i128 %x) {
  switch i128 %x, label %d [
    i128 170141183460469231731687303715884105727, label %a
    i128 -1, label %a
    i128 18446744073709551616, label %a
  ]
a:
  ret i32 1
d:
  ret i32 0
}

define void @unreachable_use_before_def() {
entry:
  ret void
dead:
  %x = add i32 %y, %z
  %y = add i32 %x, 1
  store i32 %z, ptr %p
  %s = select i1 %cond, i32 %z, i32 1
  %g = getelementptr i32, ptr %p, i32 %z
  %cond = icmp eq i32 %late, 1
  %late = call i32 (i32, ...) @vararg(i32 %y, float %fl, ptr %p)
  %z = add i32 1, 2
  %fl = fadd float 1.0, 2.0
  %p = getelementptr i8, ptr null, i64 1
  br label %dead
}
declare i32 @vararg(i32, ...)

define void @calls(ptr %f, i32 %i) personality ptr @__gxx_personality_v0 {
entry:
  call void %f()
  tail call void %f()
  notail call void %f()
  %1 = call i32 @callee(i32 signext %i) #0
  %2 = tail call zeroext i32 @callee(i32 noundef range(i32 0, 10) 1) nounwind
  call void (...) @use(i32 1, ptr null, float 2.0, <2 x i8> splat (i8 3))
  call fastcc void %f()
  call cc 77 void %f()
  call spir_func void %f()
  call void asm sideeffect alignstack inteldialect unwind "nop ; $0", "r,~{memory}"(i32 %i)
  %3 = call { i32, i32 } asm "mov $0, $1", "=r,=r,0"(i32 %i)
  %l = ptrtoint ptr %f to i64
  call void %f() [ "deopt"(i32 1, ptr %f), "custom"(), "third"(i64 %l) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16) ]
  %4 = invoke i32 @callee(i32 %i) to label %ok unwind label %bad
ok:
  invoke spir_func void %f() [ "deopt"(i32 5) ] to label %end unwind label %bad
bad:
  %5 = landingpad { ptr, i32 } cleanup catch ptr null catch ptr @plain filter [1 x ptr] [ptr @const]
  %6 = extractvalue { ptr, i32 } %5, 0
  resume { ptr, i32 } %5
end:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i"(i32 %4) to label %fall [label %one, label %two]
fall:
  ret void
one:
  ret void
two:
  ret void
}

define swiftcc void @tail(ptr swiftself %s) {
  %e = alloca swifterror ptr, align 8
  ret void
}

define void @must(i32 %a) {
  musttail call void @must(i32 %a)
  ret void
}

define void @windows(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  %arg = alloca inalloca i32
  invoke void @use() to label %next unwind label %dispatch
next:
  invoke void @use() to label %exit unwind label %clean
dispatch:
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %clean
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @use() [ "funclet"(token %cp) ]
  catchret from %cp to label %exit
handler2:
  %cp2 = catchpad within %cs []
  invoke void @use() [ "funclet"(token %cp2) ] to label %never unwind label %nested
never:
  unreachable
nested:
  %cs2 = catchswitch within %cp2 [label %inner] unwind to caller
inner:
  %cp3 = catchpad within %cs2 [i32 7]
  unreachable
clean:
  %cl = cleanuppad within none [i32 7]
  cleanupret from %cl unwind to caller
exit:
  ret void
}

define ptr @addresses() {
entry:
  br label %taken
taken:
  ret ptr blockaddress(@control, %left)
}

define void @names(i32 %"with space", i32 %plain.name, i32 %"\FF") section "text" align 32 gc "statepoint-example" prefix i32 5 prologue i8 7 {
"quoted block":
  %"val 1" = add i32 %"with space", %plain.name
  %dotted.1 = add i32 %"val 1", %"\FF"
  ret void
}

define available_externally dllimport void @imported() { ret void }
define dllexport void @exported() { ret void }
define weak_odr protected void @odr() unnamed_addr partition "piece" comdat($any) { ret void }
define void @in_as() addrspace(3) { ret void }
declare extern_weak void @maybe() local_unnamed_addr

attributes #0 = { nounwind "key" "key2"="value" }
attributes #5 = { "bss-section"="x" }
