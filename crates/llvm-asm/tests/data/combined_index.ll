; An index of several modules, which belongs to none.
^0 = module: (path: "b.o", hash: (1, 2, 3, 4, 4294967295))
^1 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^2 = module: (path: "[Regular LTO]", hash: (0, 0, 0, 0, 0))
^3 = module: (path: "quoted\22 and \\", hash: (5, 0, 0, 0, 0))
^4 = gv: (guid: 900, summaries: (function: (module: ^1, flags: (linkage: external, live: 1), insts: 10, calls: ((callee: ^5), (callee: ^7, hotness: hot), (callee: ^5, tail: 1)), typeIdInfo: (typeTests: (^10), typeTestAssumeVCalls: (vFuncId: (^11, offset: 16)), typeCheckedLoadConstVCalls: ((vFuncId: (^10, offset: 8), args: (1, 2)))), callsites: ((callee: ^5, clones: (0, 1), stackIds: (7)), (callee: null, clones: (0), stackIds: (8, 7))), refs: (readonly ^6)), function: (module: ^0, flags: (linkage: weak_odr, importType: declaration), insts: 11)))
^5 = gv: (guid: 500, summaries: (function: (module: ^0, flags: (linkage: linkonce), insts: 1)))
^6 = gv: (guid: 600, summaries: (variable: (module: ^1, flags: (linkage: common, visibility: default), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^7 = gv: (guid: 100, summaries: (alias: (module: ^0, flags: (linkage: available_externally), aliasee: ^5), variable: (module: ^2, flags: (linkage: weak), varFlags: (readonly: 0)), variable: (module: ^3, flags: (linkage: private), varFlags: (readonly: 0))))
^10 = typeid: (name: "first type", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7, alignLog2: 3, sizeM1: 4, bitMask: 128, inlineBits: 9), wpdResolutions: ((offset: 8, wpdRes: (kind: branchFunnel)), (offset: 0, wpdRes: (kind: singleImpl, singleImplName: "only")), (offset: 16, wpdRes: (kind: indir, resByArg: (args: (3, 4), byArg: (kind: virtualConstProp, byte: 2, bit: 3), args: (1), byArg: (kind: uniformRetVal, info: 12), args: (2), byArg: (kind: uniqueRetVal, info: 1), args: (1, 9), byArg: (kind: indir)))))))
^11 = typeid: (name: "second", summary: (typeTestRes: (kind: unknown, sizeM1BitWidth: 0)))
^12 = flags: 33
^13 = blockcount: 12
