; Rejected: Values that options cannot have.
; FAIL(2): spirv-llvm --spirv-max-version=9.9 %s
; FAIL(2): spirv-llvm --spirv-ext=all %s
; FAIL(2): spirv-llvm --spirv-address-space=0=Generic %s
; FAIL(2): spirv-llvm --spirv-address-space=9=Uniform %s
; FAIL(2): spirv-llvm -r --spec-const=1:i7:1 %s
; FAIL(2): spirv-llvm -r --spec-const=1:i8:300 %s
; FAIL(2): spirv-llvm -r --spec-const=1:i32 %s
; FAIL(2): spirv-llvm -r --llvm-version=99 %s
; FAIL(2): spirv-llvm --spirv-min-version=1.4 --spirv-max-version=1.1 %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
;> $ spirv-llvm --spirv-max-version=9.9 %s
;> error: invalid value '9.9' for '--spirv-max-version <MAJOR.MINOR>': expected a version from 1.0 to 1.6
;>
;> For more information, try '--help'.
;> $ spirv-llvm --spirv-ext=all %s
;> error: --spirv-ext: 'all' is not of the form +NAME or -NAME
;> $ spirv-llvm --spirv-address-space=0=Generic %s
;> error: invalid value '0=Generic' for '--spirv-address-space <NUMBER=CLASS>': the address space must be a number other than 0
;>
;> For more information, try '--help'.
;> $ spirv-llvm --spirv-address-space=9=Uniform %s
;> error: invalid value '9=Uniform' for '--spirv-address-space <NUMBER=CLASS>': the storage classes of kernels are UniformConstant, Input, Output, Workgroup, CrossWorkgroup, Function, Generic, DeviceOnlyALTERA, HostOnlyALTERA, CodeSectionINTEL
;>
;> For more information, try '--help'.
;> $ spirv-llvm -r --spec-const=1:i7:1 %s
;> error: --spec-const: '1:i7:1': the type 'i7' is none of i1, i8, i16, i32, i64, f16, f32 and f64
;> $ spirv-llvm -r --spec-const=1:i8:300 %s
;> error: --spec-const: '1:i8:300': '1:i8:300' has no value of the type i8
;> $ spirv-llvm -r --spec-const=1:i32 %s
;> error: --spec-const: '1:i32': expected ID:TYPE:VALUE
;> $ spirv-llvm -r --llvm-version=99 %s
;> error: invalid value '99' for '--llvm-version <VERSION>': expected a number from 16 to 23
;>
;> For more information, try '--help'.
;> $ spirv-llvm --spirv-min-version=1.4 --spirv-max-version=1.1 %s
;> error: the lowest SPIR-V version, 1.4, is above the highest, 1.1
;>   help: raise --spirv-max-version, or lower --spirv-min-version
