; Rejected: Only conversions that round by chance take a seed, and have to.
; FAIL: spirv-llvm --spirv-ext=+all %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDh(half)
declare spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi(half, i32)
declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhl(half, i64)

define spir_func i8 @without_seed(half %x) {
  %r = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDh(half %x)
  ret i8 %r
}

define spir_func i8 @exact(half %x, i32 %seed) {
  %r = call spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi(half %x, i32 %seed)
  ret i8 %r
}

define spir_func i8 @wide_seed(half %x, i64 %seed) {
  %r = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhl(half %x, i64 %seed)
  ret i8 %r
}
;> %s: function @without_seed, block %0, '%r = call @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDh': error: the call of _Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDh has the wrong arguments
;>   help: pass a number; functions with stochastic rounding also take an i32 seed, and optionally a pointer to the next seed
;> %s: function @exact, block %0, '%r = call @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi': error: the call of _Z36__builtin_spirv_ConvertFP16ToE4M3EXTDhi has the wrong arguments
;>   help: pass a number; functions with stochastic rounding also take an i32 seed, and optionally a pointer to the next seed
;> %s: function @wide_seed, block %0, '%r = call @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhl': error: the call of _Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhl has the wrong arguments
;>   help: pass a number; functions with stochastic rounding also take an i32 seed, and optionally a pointer to the next seed
