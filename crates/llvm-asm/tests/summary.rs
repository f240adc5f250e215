//! Summaries for link-time optimization: what parsing makes of them, and what text keeps that LLVM loses on the way
//! through bitcode.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use llvm_asm::{parse, print};
use llvm_model::ModuleSummaryIndex;
use llvm_model::arena::Id;
use llvm_model::summary::{Guid, IndexForm, OffsetRange, SummaryKind, SummaryModule, SummaryModuleId};

fn index(text: &str) -> ModuleSummaryIndex {
    *parse(text).unwrap_or_else(|e| panic!("{e}")).summary.expect("there is a summary")
}

fn error(text: &str) -> String {
    parse(text).expect_err("this has an error").errors[0].to_string()
}

#[test]
fn globals_without_entries_get_them() {
    let index = index(
        "source_filename = \"a.c\"\n@g = global i8 0\n@c = internal global i8 0\ndeclare void @f()\n\
         ^0 = module: (path: \"\", hash: (0, 0, 0, 0, 0))\n^1 = blockcount: 3\n",
    );
    assert_eq!(index.form, IndexForm::PerModule);
    assert_eq!(index.block_count, 3);
    let mut values: Vec<_> = index.values.values().map(|v| (v.guid, v.name.to_string())).collect();
    values.sort();
    let expected = [(1496166654860973002, "c"), (13146401226427987378, "g"), (14740650423002898831, "f")];
    assert_eq!(values, expected.map(|(guid, name)| (Guid(guid), name.to_owned())));
}

#[test]
fn intrinsics_with_older_names_have_no_entries_of_their_own() {
    let text = "define void @f(i8* %p) {\n  call void @llvm.memset.p0i8.i64(i8* %p, i8 0, i64 8, i1 false)\n  ret void\n}\n\
         declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)\n\
         ^0 = gv: (name: \"llvm.memset.p0i8.i64\")\n^1 = gv: (name: \"llvm.dbg.declare\")\n^2 = gv: (name: \"f\")\n";
    let mut names: Vec<_> = index(text).values.values().map(|v| v.name.to_string()).collect();
    names.sort();
    assert_eq!(names, ["f", "llvm.memset.p0.i64"]);
    // One that something refers to is known by its hash.
    let text = format!(
        "{text}^3 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n\
         ^4 = gv: (guid: 4, summaries: (function: (module: ^3, flags: (), insts: 1, refs: (^1))))\n"
    );
    assert_eq!(index(&text).values.values().filter(|v| v.name.is_empty()).count(), 2);
}

#[test]
fn an_index_of_other_modules_is_the_whole_file() {
    let module = parse(
        "source_filename = \"index.bc\"\n^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n\
         ^1 = gv: (guid: 1)\n^1000000000 = flags: 8\n",
    );
    let module = module.unwrap();
    assert!(module.source_filename.is_empty());
    let index = module.summary.unwrap();
    assert_eq!((index.form, index.flags.0), (IndexForm::Combined, 8));
    // Without values it may be the summary of an empty module.
    let index =
        self::index("target triple = \"spir64\"\n^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n");
    assert_eq!(index.form, IndexForm::PerModule);
}

#[test]
fn entries_may_refer_to_later_ones() {
    let text = "^7 = gv: (guid: 1, summaries: (function: (module: ^9, flags: (linkage: weak), insts: 1, \
                calls: ((callee: ^8)), typeIdInfo: (typeTests: (^5)))))\n\
                ^8 = gv: (guid: 2)\n^9 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n\
                ^5 = typeid: (name: \"t\", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0)))\n";
    let printed = print(&parse(text).unwrap()).unwrap();
    assert!(printed.contains("calls: ((callee: ^2)), typeIdInfo: (typeTests: (^3))"), "{printed}");
}

#[test]
fn what_llvm_loses_is_kept() {
    let text = "@g = global i8 0\n\ndefine void @f() {\n  ret void\n}\n\n\
         ^0 = module: (path: \"a.o\", hash: (1, 2, 3, 4, 5))\n\
         ^1 = gv: (name: \"g\", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, \
         notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, \
         writeonly: 0, constant: 0, vcall_visibility: 2), vTableFuncs: ((virtFunc: ^2, offset: 0)), refs: (readonly ^2))\
         )) ; guid = 13146401226427987378\n\
         ^2 = gv: (name: \"f\", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, \
         notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1, \
         calls: ((callee: ^2, relbf: 268435455)), params: ((param: 0, offset: [-9223372036854775808, \
         9223372036854775807]))))) ; guid = 14740650423002898831\n\
         ^3 = typeid: (name: \"t\", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0))) \
         ; guid = 7097942984262375651\n\
         ^4 = flags: 1\n^5 = blockcount: 0\n";
    let module = parse(text).unwrap();
    assert_eq!(print(&module).unwrap().trim_start(), text);
    let index = module.summary.unwrap();
    let mut functions = index.values.values().flat_map(|v| &v.summaries).filter_map(|s| match &s.kind {
        SummaryKind::Function(function) => Some(function),
        _ => None,
    });
    assert_eq!(functions.next_back().unwrap().params[0].offsets, OffsetRange::FULL);
}

#[test]
fn names_are_quoted_when_they_must_be() {
    let text = "define void @\"a\\22\\\\b\\FF\"() {\n  ret void\n}\n\n^0 = gv: (name: \"a\\22\\\\b\\FF\")\n";
    let printed = print(&parse(text).unwrap()).unwrap();
    assert!(printed.contains("(name: \"a\\22\\\\b\\FF\")"), "{printed}");
    assert_eq!(print(&parse(&printed).unwrap()).unwrap(), printed);
}

#[test]
fn the_module_of_regular_link_time_optimisation_has_no_path() {
    let mut module = parse("^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n").unwrap();
    let index = module.summary.as_mut().unwrap();
    let id = index.modules.push(SummaryModule::default());
    assert_eq!(id, SummaryModuleId::from_index(1));
    let printed = print(&module).unwrap();
    assert!(printed.starts_with("\n^0 = module: (path: \"[Regular LTO]\""), "{printed}");
    // A module from a file without a name has none either.
    module.summary.as_mut().unwrap().form = IndexForm::PerModule;
    let printed = print(&module).unwrap();
    assert!(printed.starts_with("\n^0 = module: (path: \"<stdin>\""), "{printed}");
}

#[test]
fn errors_say_where_and_what() {
    let module = "^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n";
    let function = |rest: &str| {
        error(&format!("{module}^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (){rest}"))
    };
    assert_eq!(
        error("^0 = thing: (1)"),
        "1:6: expected a kind of summary such as 'module:' or 'gv:', found 'thing:'"
    );
    assert_eq!(error("^0 = module: (path: \"a\", hash: (0, 0))"), "1:37: expected ',', found ')'");
    assert_eq!(error("^0 = gv: (guid: 1)\n^0 = gv: (guid: 2)"), "2:1: summary '^0' is defined twice");
    assert_eq!(error("^0 = gv: (path: 1)"), "1:11: expected 'name:' or 'guid:', found 'path:'");
    assert_eq!(
        error("^0 = gv: (name: \"f\")"),
        "1:17: this module has no function, variable or alias of that name; values of other modules are known by 'guid:'"
    );
    assert_eq!(
        error("^0 = gv: (guid: 1, summaries: (class: ()))"),
        "1:32: expected 'function:', 'variable:' or 'alias:', found 'class:'"
    );
    assert_eq!(function(", 4)"), "2:66: expected 'insts:', found '4'");
    assert_eq!(
        function(", insts: 4294967296)"),
        "2:73: expected an unsigned number of at most 32 bits, found '4294967296'"
    );
    assert_eq!(
        function(", insts: 1, call: 2)"),
        "2:76: expected a field of a function's summary such as 'calls:' or 'refs:', found 'call:'"
    );
    assert_eq!(function(", insts: 1, refs: (^9))))"), "2:83: no value ('gv:') has the number '^9'");
    assert_eq!(function(", insts: 1, refs: (^0))))"), "2:83: no value ('gv:') has the number '^0'");
    assert_eq!(
        function(", insts: 1, typeIdInfo: (typeTests: (^1)))))"),
        "2:101: no type identifier ('typeid:') has the number '^1'"
    );
    assert_eq!(
        function(", insts: 1, calls: ((callee: ^1, hotness: hot, relbf: 1)))))"),
        "2:95: a call has a hotness or a relative block frequency, not both"
    );
    assert_eq!(
        function(", insts: 1, params: ((param: 0, offset: [0, 9223372036854775808])))))"),
        "2:108: expected a signed number of at most 64 bits, found '9223372036854775808'"
    );
    assert_eq!(
        error("^0 = typeid: (name: \"t\", summary: (typeTestRes: (kind: unsat, bitMask: 256)))"),
        "1:72: a bit mask is less than 256"
    );
    assert_eq!(error("^0 = blockcount: 1 2"), "1:20: expected the next top-level entity, found '2'");
}
