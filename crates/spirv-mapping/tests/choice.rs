//! The choice of a spelling, and the message if there is none.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed test panics")]

use spirv_grammar::Op;
use spirv_mapping::{
    Dialect, Inst, Instance, Operand, ResultAdapter, Source, Spelling, Ty, Value, Why, read, spell,
};
use spirv_mapping::{LargeResults, Preference};

fn atomic_add(dialect: Dialect, space: u32, scope: u64, semantics: u64) -> Result<Spelling, Why> {
    let operands = [
        Operand::value(Ty::Int(32).pointer(space)),
        Operand::constant(Ty::Int(32), scope),
        Operand::constant(Ty::Int(32), semantics),
        Operand::value(Ty::Int(32)),
    ];
    spell_core(dialect, Op::AtomicIAdd, &operands, Ty::Int(32))
}

fn spell_core(dialect: Dialect, op: Op, operands: &[Operand], result: Ty) -> Result<Spelling, Why> {
    let instance = Instance {
        inst: Inst::Core(op),
        component: None,
        operands,
        result,
        saturated: false,
        rounding: None,
        pointer_width: 64,
        preference: Preference::Oldest,
        large_results: LargeResults::Returned,
    };
    spell(dialect, &instance)
}

#[test]
fn the_oldest_exact_spelling_is_chosen() {
    let symbol = |space, scope, semantics| {
        let spelling = atomic_add(Dialect::Ocl20, space, scope, semantics).unwrap();
        assert!(spelling.lossy.is_empty());
        spelling.symbol
    };
    assert_eq!(symbol(1, 1, 0), "_Z10atomic_addPU3AS1Vii");
    assert_eq!(symbol(3, 1, 0x100), "_Z10atomic_addPU3AS3Vii");
    // Another scope, another order, generic pointers: only OpenCL C 2.0 has them.
    let explicit = "_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope";
    assert_eq!(symbol(1, 2, 0), explicit);
    assert_eq!(symbol(1, 1, 0x210), explicit);
    assert_eq!(symbol(4, 1, 0), explicit.replace("AS1", "AS4"));
    // No dialect has atomics on private pointers.
    assert_eq!(symbol(0, 1, 0), explicit.replace("AS1", "AS4"));
}

#[test]
fn what_a_dialect_cannot_say_is_an_error_with_reasons() {
    let operands =
        [Operand::constant(Ty::Int(32), 2), Operand::value(Ty::Float(32)), Operand::value(Ty::Int(64))];
    let why = spell_core(Dialect::Ocl12, Op::GroupBroadcast, &operands, Ty::Float(32)).unwrap_err();
    let text = why.to_string();
    assert!(text.starts_with("OpGroupBroadcast has no spelling in OpenCL C 1.2: "), "{text}");
    assert!(text.contains("`work_group_broadcast` needs OpenCL C 2.0"), "{text}");
    let operands = [Operand::constant(Ty::Int(32), 1), Operand::constant(Ty::Int(32), 0x10)];
    let why = spell_core(Dialect::Ocl12, Op::MemoryBarrier, &operands, Ty::Void).unwrap_err();
    assert!(why.to_string().contains("`mem_fence` cannot represent the value of operand 0"), "{why}");
    let why =
        spell_core(Dialect::Ocl20, Op::DPdx, &[Operand::value(Ty::Float(32))], Ty::Float(32)).unwrap_err();
    assert!(why.tried.is_empty());
}

#[test]
fn a_stronger_spelling_says_what_it_drops() {
    let spelling = atomic_add(Dialect::Ocl12, 1, 2, 0).unwrap();
    assert_eq!(spelling.symbol, "_Z10atomic_addPU3AS1Vii");
    assert_eq!(spelling.lossy, ["the call has a wider scope"]);
    // A spelling that always drops something is the last choice.
    let spelling = atomic_add(Dialect::Ocl20, 1, 1, 0x310).unwrap();
    assert!(spelling.symbol.starts_with("_Z25atomic_fetch_add_explicit"), "{spelling:?}");
    let spelling = atomic_add(Dialect::Ocl12, 1, 1, 0x310).unwrap();
    assert_eq!(spelling.symbol, "_Z10atomic_addPU3AS1Vii");
    assert_eq!(spelling.lossy.len(), 1, "{:?}", spelling.lossy);
    // The barrier that SYCL compilers emit.
    let constant = |c| Operand::constant(Ty::Int(32), c);
    let operands = [constant(2), constant(2), constant(0x390)];
    let spelling = spell_core(Dialect::Ocl20, Op::ControlBarrier, &operands, Ty::Void).unwrap();
    let flags_and_scope = [Source::Const(3), Source::Const(1)];
    assert_eq!(spelling.symbol, "_Z18work_group_barrierj12memory_scope");
    assert_eq!(spelling.args, flags_and_scope);
    assert_eq!(spelling.lossy, ["OpenCL C has no flag for sub-group memory"]);
    let spelling = spell_core(Dialect::Ocl12, Op::ControlBarrier, &operands, Ty::Void).unwrap();
    assert_eq!((spelling.symbol.as_str(), &spelling.args[..]), ("_Z7barrierj", &[Source::Const(3)][..]));
}

#[test]
fn what_is_not_constant_is_converted_at_run_time() {
    let order = Operand::value(Ty::Int(32));
    let args = [
        Operand::value(Ty::untyped_pointer(3)),
        Operand::value(Ty::Int(32)),
        order,
        Operand::constant(Ty::Int(32), 1),
    ];
    let symbol = "_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope";
    let reading = read(symbol, &args, &Ty::Int(32)).unwrap();
    let [_, _, Value::Computed { base, parts }, _] = &reading.operands[..] else { panic!("{reading:?}") };
    // The memory is known, independent of the order.
    assert_eq!(*base, 0x100);
    assert_eq!(parts[0].0, 2);
    assert_eq!(parts[0].1.all_pairs().len(), 5);
}

#[test]
fn tests_become_integers() {
    let double2 = Operand::value(Ty::Float(64).vector(2));
    let operands = [double2.clone(), double2];
    let spelling = spell_core(Dialect::Ocl12, Op::FOrdEqual, &operands, Ty::Bool.vector(2)).unwrap();
    assert_eq!(spelling.symbol, "_Z7isequalDv2_dS_");
    assert_eq!((spelling.ret, spelling.result), (Ty::Int(64).vector(2), ResultAdapter::Test));
}

#[test]
fn an_enumeration_value_that_does_not_exist_is_no_builtin() {
    let args = [Operand::constant(Ty::Int(32), 1), Operand::constant(Ty::Int(32), 77)];
    assert_eq!(read("_Z18work_group_barrierj12memory_scope", &args, &Ty::Void), None);
}
