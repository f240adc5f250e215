; What llvm-spirv says of values of specialization constants, of lists of extensions, and of versions that are wrong.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv
; FAIL(255): llvm-spirv -r -spec-const 1234 %t.spv -o %t.a.bc
; FAIL(255): llvm-spirv -r -spec-const q:i32:4 %t.spv -o %t.a.bc
; FAIL(255): llvm-spirv -r -spec-const 1:i9:4 %t.spv -o %t.a.bc
; FAIL(255): llvm-spirv -r -spec-const 1:i8:257 %t.spv -o %t.a.bc
; FAIL(255): llvm-spirv -r -spec-const 1:f32:4.40282347E+38 %t.spv -o %t.a.bc
; FAIL(255): llvm-spirv %t.bc --spirv-ext=, -o %t.a.spv
target triple = "spir64-unknown-unknown"
;> $ llvm-spirv -r -spec-const 1234 %t.spv -o %t.a.bc
;> Error: Invalid format of -spec-const option: "1234". Expected format: -spec-const "<id1:type1:value1 id2:type2:value2 ...>"
;> error: --spec-const: '1234': expected ID:TYPE:VALUE
;> $ llvm-spirv -r -spec-const q:i32:4 %t.spv -o %t.a.bc
;> Error: Invalid id for '-spec-const' option! In "q:i32:4": "q" must be a 32-bit unsigned integer
;> error: --spec-const: 'q:i32:4': 'q' is no number of a constant
;> $ llvm-spirv -r -spec-const 1:i9:4 %t.spv -o %t.a.bc
;> Error: Invalid type for '-spec-const' option! In "1:i9:4": "i9" - is not allowed type. Allowed types are: i1, i8, i16, i32, i64, f16, f32, f64
;> error: --spec-const: '1:i9:4': the type 'i9' is none of i1, i8, i16, i32, i64, f16, f32 and f64
;> $ llvm-spirv -r -spec-const 1:i8:257 %t.spv -o %t.a.bc
;> Error: Invalid value for '-spec-const' option! In "1:i8:257": can't convert "257" to 8-bit integer number
;> error: --spec-const: '1:i8:257': '1:i8:257' has no value of the type i8
;> $ llvm-spirv -r -spec-const 1:f32:4.40282347E+38 %t.spv -o %t.a.bc
;> Error: Invalid value for '-spec-const' option! In "1:f32:4.40282347E+38": can't convert "4.40282347E+38" to 32-bit floating point number
;> error: --spec-const: '1:f32:4.40282347E+38': '1:f32:4.40282347E+38' has no value of the type f32
;> $ llvm-spirv %t.bc --spirv-ext=, -o %t.a.spv
;> Invalid value of --spirv-ext
;> error: --spirv-ext: no extension is named
