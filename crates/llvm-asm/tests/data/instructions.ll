; Every instruction with every flag, and names in every form.
target datalayout = "e-p:64:64-i64:64"

declare i32 @printf(ptr, ...)
declare void @take(ptr byval({ i32, i8 }) align 8, i32 signext)
declare void @llvm.assume(i1)
declare float @llvm.fabs.f32(float)

define i32 @arithmetic(i32 %a, i32 %0, i64 %"b c") {
  %sum = add nuw nsw i32 %a, %0
  %2 = sub nsw i32 %sum, -5
  %3 = mul i32 %2, %2
  %4 = shl nuw i32 %3, 2
  %5 = udiv exact i32 %4, 3
  %6 = sdiv i32 %5, %a
  %7 = urem i32 %6, 7
  %8 = srem i32 %7, %a
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 1
  %11 = and i32 %10, 255
  %12 = or disjoint i32 %11, 256
  %13 = xor i32 %12, -1
  %14 = trunc nuw nsw i64 %"b c" to i32
  %15 = zext nneg i32 %14 to i64
  %16 = sext i32 %14 to i64
  %17 = icmp samesign ult i64 %15, %16
  %18 = select i1 %17, i32 %13, i32 undef
  %19 = freeze i32 %18
  ret i32 %19
}

define float @floats(float %x, double %y, i32 %n, ptr %p) {
entry:
  %neg = fneg fast float %x
  %add = fadd nnan ninf float %neg, 1.000000e+00
  %sub = fsub nsz arcp contract afn reassoc float %add, 0x7FF0000000000000
  %mul = fmul float %sub, %sub
  %div = fdiv float %mul, 3.000000e+00
  %rem = frem float %div, 2.000000e+00
  %narrow = fptrunc double %y to float
  %wide = fpext float %narrow to double
  %signed = fptosi double %wide to i32
  %unsigned = fptoui double %wide to i32
  %from = sitofp i32 %signed to float
  %from2 = uitofp nneg i32 %unsigned to float
  %less = fcmp fast olt float %from, %from2
  %never = fcmp false float %rem, %from
  %chosen = select fast i1 %less, float %from, float %from2
  %called = call fast float @llvm.fabs.f32(float nofpclass(nan) %chosen)
  %as_int = ptrtoint ptr %p to i64
  %as_ptr = inttoptr i64 %as_int to ptr
  %address = ptrtoaddr ptr %p to i64
  %moved = addrspacecast ptr %as_ptr to ptr addrspace(4)
  %bits = bitcast float %called to i32
  br i1 %never, label %then, label %"else part"

then:
  br label %join

"else part":
  br label %join

join:
  %phi = phi fast float [ %chosen, %then ], [ 1.500000e+00, %"else part" ]
  ret float %phi
}

define void @memory(ptr %p, ptr addrspace(1) %q, i32 %n) {
  %a = alloca i32, align 4
  %b = alloca [4 x i8], i32 %n, align 16
  %c = alloca inalloca i64, align 8
  %d = alloca i8, i64 3, align 1, addrspace(5)
  %l = load i32, ptr %a, align 4
  %v = load volatile i64, ptr addrspace(1) %q, align 8
  %at = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %vol = load atomic volatile i32, ptr %p seq_cst, align 4
  store i32 %l, ptr %p, align 4
  store atomic i32 %at, ptr %p syncscope("singlethread") release, align 4
  store volatile i8 0, ptr %b, align 1
  fence acquire
  fence syncscope("workgroup") seq_cst
  %x = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %y = cmpxchg weak volatile ptr %p, i32 0, i32 1 syncscope("agent") seq_cst seq_cst, align 4
  %r0 = atomicrmw xchg ptr %p, i32 1 monotonic, align 4
  %r1 = atomicrmw volatile nand ptr %p, i32 1 syncscope("agent") acquire, align 4
  %r2 = atomicrmw fadd ptr %p, float 1.000000e+00 seq_cst, align 4
  %r3 = atomicrmw uinc_wrap ptr %p, i32 7 release, align 4
  %g0 = getelementptr inbounds nuw { i32, [4 x i16] }, ptr %p, i64 1, i32 1, i64 %v
  %g1 = getelementptr nusw i8, ptr %p, i32 %n
  %g2 = getelementptr i8, ptr %p, <4 x i64> splat (i64 1)
  %e = extractvalue { i32, i1 } %x, 1
  %i = insertvalue { i32, [2 x i8] } poison, i8 5, 1, 0
  ret void
}

define <4 x i32> @vectors(<4 x i32> %v, i32 %n) {
  %e = extractelement <4 x i32> %v, i64 2
  %i = insertelement <4 x i32> %v, i32 %e, i32 %n
  %s = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %z = shufflevector <4 x i32> %s, <4 x i32> %v, <2 x i32> zeroinitializer
  %p = shufflevector <2 x i32> %z, <2 x i32> poison, <4 x i32> poison
  ret <4 x i32> %p
}

define i32 @calls(ptr %f, i32 %n, ...) {
  %1 = call i32 (ptr, ...) @printf(ptr %f, i32 %n, double 1.000000e+00) #0
  %2 = tail call fastcc noundef i32 %f(i32 noundef %n, ptr nonnull align 8 dereferenceable(16) %f)
  %3 = notail call zeroext i8 asm sideeffect alignstack inteldialect "mov $0, $1\0A", "=r,r,~{memory}"(i32 %n)
  call void @take(ptr byval({ i32, i8 }) align 8 %f, i32 signext %n) [ "tag"(i32 %n, ptr %f), "other"() ]
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16) ]
  %va = va_arg ptr %f, i64
  %list = alloca ptr, align 8
  ret i32 %2
}

define spir_func void @branches(i32 %n, ptr %f) {
  switch i32 %n, label %default [
    i32 1, label %one
    i32 -2, label %two
  ]

one:
  callbr void asm "# $0", "r,!i"(i32 %n)
          to label %two [label %default]

two:
  switch i32 %n, label %default [
  ]

default:
  unreachable
}

attributes #0 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) "key"="value" "flag" }
