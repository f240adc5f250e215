; The summary of a module: every kind of entry and field that belongs to one module.
source_filename = "summary.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@table = constant [2 x ptr] [ptr @first, ptr @second], !type !0
@counter = internal global i32 0
@limits = global [2 x ptr] [ptr @counter, ptr @external]
@external = external global i32

@shadow = alias i32, ptr @counter

define i32 @first(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define internal i32 @second(ptr %p) {
  %r = tail call i32 @first(ptr %p)
  store i32 %r, ptr @counter
  ret i32 %r
}

define linkonce_odr hidden i32 @third(ptr %p) {
  %r = call i32 @second(ptr %p)
  %q = call i32 @unknown(ptr %p)
  ret i32 %q
}

define i32 @"\01odd name"() {
  ret i32 0
}

declare i32 @unknown(ptr)

!0 = !{i64 0, !"kind"}

^0 = module: (path: "summary.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "table", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1, vcall_visibility: 1), vTableFuncs: ((virtFunc: ^5, offset: 0), (virtFunc: ^6, offset: 8)), refs: (^5, ^6))))
^2 = gv: (name: "counter", summaries: (variable: (module: ^0, flags: (linkage: internal, live: 1, dsoLocal: 1), varFlags: (readonly: 1, writeonly: 1))))
; Without a number of its own in the text: the entries of 'external' and 'unknown'.
^3 = gv: (name: "limits", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: protected, notEligibleToImport: 1), varFlags: (writeonly: 0, constant: 0), refs: (^2, ^20))))
^20 = gv: (name: "external")
^4 = gv: (name: "shadow", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), aliasee: ^2)))
^5 = gv: (name: "first", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, funcFlags: (readOnly: 1, noRecurse: 1, noUnwind: 1), typeIdInfo: (typeTests: (17, ^30), typeTestAssumeVCalls: (vFuncId: (guid: 18, offset: 16), vFuncId: (^30, offset: 24)), typeCheckedLoadVCalls: (vFuncId: (^30, offset: 0)), typeTestAssumeConstVCalls: ((vFuncId: (guid: 19, offset: 8), args: (1, 18446744073709551615)), (vFuncId: (guid: 19, offset: 8))), typeCheckedLoadConstVCalls: ((vFuncId: (^30, offset: 8), args: (42)))), params: ((param: 0, offset: [0, 3])))))
^6 = gv: (name: "second", summaries: (function: (module: ^0, flags: (linkage: internal, dsoLocal: 1, live: 1), insts: 3, funcFlags: (readNone: 0, returnDoesNotAlias: 1, noInline: 1, alwaysInline: 0, mayThrow: 1, hasUnknownCall: 1, mustBeUnreachable: 1), calls: ((callee: ^5, hotness: hot, tail: 1)), refs: (writeonly ^2, ^1, readonly ^3), params: ((param: 0, offset: [0, -1], calls: ((callee: ^5, param: 0, offset: [-8, 4])))))))
^7 = gv: (name: "third", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, canAutoHide: 1), insts: 3, calls: ((callee: ^6, hotness: cold), (callee: ^21, hotness: critical), (callee: ^8, hotness: none), (callee: ^9, tail: 0)), allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (11, 12)), (type: cold, stackIds: (11, 13)), (type: hot, stackIds: (14))))), callsites: ((callee: ^6, clones: (0), stackIds: (12)), (callee: ^21, clones: (0), stackIds: (13, 18446744073709551615))))))
; A callee that only a profile knows.
^8 = gv: (guid: 77)
^9 = gv: (name: "\01odd name", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^21 = gv: (name: "unknown")
^30 = typeidCompatibleVTable: (name: "kind", summary: ((offset: 0, ^1), (offset: 16, ^1)))
^31 = flags: 8
^32 = blockcount: 4
