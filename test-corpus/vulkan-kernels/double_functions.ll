; Functions of double are those of the library, with all that they call; choices of constants among them keep their cases.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpEntryPoint OpFunction OpSwitch
target triple = "spir64"

define spir_kernel void @angles(ptr addrspace(1) %numbers) {
  %x = load double, ptr addrspace(1) %numbers, align 8
  %y = call spir_func double @_Z3sind(double %x)
  store double %y, ptr addrspace(1) %numbers, align 8
  ret void
}

declare spir_func double @_Z3sind(double)
;>                OpEntryPoint GLCompute %angles "angles" %numbers
;>      %angles = OpFunction %void None %14
;>          %21 = OpFunctionCall %double %_Z3sind_library %19
;>                OpFunctionEnd
;> %_Z3sind_library = OpFunction %double None %23
;>          %24 = OpFunctionParameter %double
;>          %33 = OpFunctionCall %v3double %_ZL7reducedd_library %24
;>          %35 = OpFunctionCall %double %_ZL6sin_ofDv3_dj_library %33 %uint_0
;>                OpFunctionEnd
;> %_ZL7reducedd_library = OpFunction %v3double None %37
;>          %38 = OpFunctionParameter %double
;>          %70 = OpFunctionCall %ulong %_ZL12part_of_turnj_library %66
;>          %73 = OpFunctionCall %ulong %_ZL12part_of_turnj_library %72
;>          %76 = OpFunctionCall %ulong %_ZL12part_of_turnj_library %75
;>          %82 = OpFunctionCall %ulong %_ZL12part_of_turnj_library %81
;>                OpFunctionEnd
;> %_ZL6sin_ofDv3_dj_library = OpFunction %double None %224
;>         %225 = OpFunctionParameter %v3double
;>         %226 = OpFunctionParameter %uint
;>                OpFunctionEnd
;> %_ZL12part_of_turnj_library = OpFunction %ulong None %301
;>         %302 = OpFunctionParameter %uint
;>                OpSwitch %302 %305 1 %304 2 %306 3 %307 4 %308 5 %309 6 %310 7 %311 8 %312 9 %313 10 %314 11 %315 12 %316 13 %317 14 %318 15 %319 16 %320 17 %321 18 %322 19 %323
;>                OpFunctionEnd
