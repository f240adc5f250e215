//! Summaries for link-time optimization: what LLVM's text does not show, and what older versions cannot read.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::{Version, WriteOptions, Written};
use llvm_model::summary::{
    AllocSummary, AllocationContext, AllocationType, CallEdge, CallFrequency, CallsiteSummary, ContextSize,
    FunctionSummary, Guid, Hotness, ImportKind, IndexFlags, IndexForm, ModuleSummaryIndex, SummaryKind,
    SummaryModule, SummaryModuleId, SummaryValue, SummaryValueId, ValueFlags, ValueSummary,
};
use llvm_model::{Id, Linkage, Module};

/// An index of one function of one module, which calls another.
fn index(form: IndexForm, function: FunctionSummary, flags: ValueFlags) -> Module {
    let mut index = ModuleSummaryIndex { form, ..ModuleSummaryIndex::default() };
    let path = if form == IndexForm::Combined { "a.o" } else { "" };
    let module = index.modules.push(SummaryModule { path: path.into(), hash: [1, 2, 3, 4, u32::MAX] });
    let original_name = (form == IndexForm::Combined).then_some(Guid(u64::MAX));
    let kind = SummaryKind::Function(Box::new(function));
    let summary = ValueSummary { module, flags, original_name, refs: Vec::new(), kind };
    for (guid, summaries) in [(u64::MAX - 1, vec![summary]), (5, vec![])] {
        index.values.push(SummaryValue { guid: Guid(guid), summaries, ..SummaryValue::default() });
    }
    let source_filename = if form == IndexForm::Combined { "" } else { "a.c" };
    Module { source_filename: source_filename.into(), summary: Some(Box::new(index)), ..Module::default() }
}

fn value(number: usize) -> SummaryValueId {
    SummaryValueId::from_index(number)
}

/// A call and an allocation of a memory profile.
fn profiled(sizes: [Vec<ContextSize>; 2]) -> FunctionSummary {
    let [first, second] = sizes;
    let context =
        |kind, stack_ids: &[u64], sizes| AllocationContext { kind, stack_ids: stack_ids.to_vec(), sizes };
    FunctionSummary {
        instruction_count: 3,
        callsites: vec![CallsiteSummary {
            callee: Some(value(1)),
            clones: vec![0],
            stack_ids: vec![7, u64::MAX],
        }],
        allocs: vec![AllocSummary {
            versions: vec![AllocationType::NONE],
            contexts: vec![
                context(AllocationType::NOT_COLD, &[7, 8], first),
                context(AllocationType::COLD, &[], second),
            ],
        }],
        ..FunctionSummary::default()
    }
}

fn size(full_stack_id: u64, total_size: u64) -> ContextSize {
    ContextSize { full_stack_id, total_size }
}

fn write_for(module: &Module, version: Option<u32>) -> Written {
    let options =
        version.map_or_else(WriteOptions::default, |v| WriteOptions::for_version(Version::new(v).unwrap()));
    llvm_bitcode::write(module, &options).unwrap()
}

fn read_back(module: &Module, version: Option<u32>) -> ModuleSummaryIndex {
    *llvm_bitcode::read(&write_for(module, version).bytes).unwrap().summary.unwrap()
}

#[test]
fn an_index_comes_back_with_what_text_does_not_show() {
    let mut module = index(IndexForm::Combined, profiled([vec![], vec![]]), ValueFlags::default());
    let summary = module.summary.as_mut().unwrap();
    summary.cfi_functions = vec!["one".into(), "two".into()];
    summary.cfi_declarations = vec!["three".into()];
    summary.block_count = 77;
    summary.flags = IndexFlags(0x7ff);
    assert_eq!(Some(read_back(&module, None)), module.summary.as_deref().cloned());
    assert!(write_for(&module, None).dropped.is_empty());
}

#[test]
fn sizes_of_allocations_come_back() {
    let sizes = [vec![size(1 << 40, 100), size(3, 0)], vec![]];
    let module = index(IndexForm::PerModule, profiled(sizes), ValueFlags::default());
    for version in [None, Some(20), Some(22), Some(23)] {
        assert_eq!(Some(read_back(&module, version)), module.summary.as_deref().cloned());
    }
    // LLVM 19 has one number for each context, LLVM 18 none.
    let back = index(IndexForm::PerModule, profiled([vec![size(0, 100)], vec![]]), ValueFlags::default());
    assert_eq!(Some(read_back(&module, Some(19))), back.summary.as_deref().cloned());
    let back = index(IndexForm::PerModule, profiled([vec![], vec![]]), ValueFlags::default());
    assert_eq!(Some(read_back(&module, Some(18))), back.summary.as_deref().cloned());
    assert_eq!(write_for(&module, Some(18)).dropped.len(), 1);
}

#[test]
fn what_a_version_does_not_know_is_dropped_with_a_report() {
    let frequency = CallFrequency::Hotness(Hotness::Critical);
    let calls = vec![CallEdge { callee: value(1), frequency, has_tail_call: true }];
    let mut function = FunctionSummary { calls, ..profiled([vec![], vec![]]) };
    function.allocs[0].contexts[0].kind = AllocationType::HOT;
    let flags =
        ValueFlags { linkage: Linkage::Common, import: ImportKind::Declaration, ..ValueFlags::default() };
    let mut module = index(IndexForm::Combined, function, flags);
    module.summary.as_mut().unwrap().flags = IndexFlags(0x7ff);
    let dropped = |version| {
        let report = write_for(&module, Some(version)).dropped;
        report.iter().map(|d| d.since.unwrap()).collect::<Vec<_>>()
    };
    let mut of_16 = dropped(16);
    of_16.sort_unstable();
    assert_eq!(of_16, [17, 17, 17, 18, 19, 22]);
    assert_eq!(dropped(21), [22]);
    assert!(dropped(22).is_empty());
    let back = read_back(&module, Some(16));
    let SummaryKind::Function(function) = &back.values[value(0)].summaries[0].kind else {
        panic!("a function")
    };
    assert_eq!(function.calls[0].frequency, frequency);
    assert!(!function.calls[0].has_tail_call);
    assert_eq!(function.allocs[0].contexts[0].kind, AllocationType::NOT_COLD);
}

#[test]
fn what_has_no_place_in_an_index_of_many_modules_is_reported() {
    let frequency = CallFrequency::RelativeBlockFrequency(256);
    let calls = vec![CallEdge { callee: value(1), frequency, has_tail_call: false }];
    let function = FunctionSummary { calls, ..FunctionSummary::default() };
    let module = index(IndexForm::Combined, function.clone(), ValueFlags::default());
    let written = write_for(&module, None);
    assert_eq!(written.dropped.len(), 1);
    assert_eq!(written.dropped[0].since, None);
    let module = index(IndexForm::PerModule, function, ValueFlags::default());
    assert_eq!(Some(read_back(&module, None)), module.summary.as_deref().cloned());
}

/// Globals get the numbers that they have as values, whatever the order of the summary.
#[test]
fn values_keep_their_names_through_rewriting() {
    let path = support::inputs().join("summarized.ll");
    let path = support::produce("opt-22", &["-module-summary"], &path).expect("the input is read");
    let module = llvm_bitcode::read(&std::fs::read(path).unwrap()).unwrap();
    let index = module.summary.as_ref().unwrap();
    assert_eq!(index.form, IndexForm::PerModule);
    assert_eq!(index.modules.iter().map(|(id, _)| id).collect::<Vec<_>>(), [first_module()]);
    assert_eq!(read_back(&module, None), **index);
    let names: Vec<_> = index.values.values().map(|v| v.name.to_string()).collect();
    assert!(names.contains(&"count".to_owned()) && names.contains(&"_Znam".to_owned()), "{names:?}");
}

fn first_module() -> SummaryModuleId {
    SummaryModuleId::from_index(0)
}

/// LLVM would crash on the summary of a module without a file name.
#[test]
fn a_module_with_a_summary_gets_a_file_name() {
    let mut module = index(IndexForm::PerModule, FunctionSummary::default(), ValueFlags::default());
    module.source_filename = "".into();
    let written = write_for(&module, None).bytes;
    let text = support::disassembled(22, &written, "module without a file name").unwrap();
    assert!(text.contains("source_filename = \"<unknown>\"") && text.contains("^0 = module: "), "{text}");
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let error = |module| llvm_bitcode::write(&module, &WriteOptions::default()).unwrap_err().to_string();
    let mut function = profiled([vec![], vec![]]);
    function.callsites[0].callee = None;
    let combined = index(IndexForm::Combined, function.clone(), ValueFlags::default());
    assert_eq!(Some(read_back(&combined, None)), combined.summary.as_deref().cloned());
    assert!(error(index(IndexForm::PerModule, function, ValueFlags::default())).contains("call"));
}
