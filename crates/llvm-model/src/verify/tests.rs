//! One test per rule: a module that breaks it, built by hand.

use super::{verify, verify_of_any_version};
use crate::align::Align;
use crate::constants::{Constant, ConstantExpr};
use crate::flags::Flags;
use crate::function::{Body, Function, FunctionId};
use crate::global::{CallingConv, Linkage};
use crate::host::Host;
use crate::instruction::{Call, InstKind, Instruction, Value};
use crate::module::Module;
use crate::opcode::{BinaryOp, CastOp};
use crate::types::TypeId;
use thin_vec::ThinVec;

/// A module with `i32 @f(i32, float)` whose body `build` fills.
fn module(build: impl FnOnce(&mut Module, &mut Body)) -> Module {
    let mut module = Module::default();
    let (i32_, float) = (module.types.int(32), module.types.intern(crate::types::Type::Float));
    let ty = module.types.function(i32_, &[i32_, float], false);
    let mut body = Body::default();
    build(&mut module, &mut body);
    add(&mut module, "f", ty, Some(body));
    module
}

fn add(module: &mut Module, name: &str, ty: TypeId, body: Option<Body>) -> FunctionId {
    let function = Function::declaration(&module.types, name.into(), ty);
    module.functions.push(Function { body, ..function })
}

fn messages(module: &Module) -> Vec<String> {
    verify(module).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn expect(module: &Module, part: &str) {
    let found = messages(module);
    assert!(found.iter().any(|m| m.contains(part)), "no error with '{part}' among {found:?}");
}

fn ret(value: Value) -> InstKind {
    InstKind::Ret { value: Some(value) }
}

#[test]
fn a_sound_function_passes() {
    let module = module(|m, body| {
        let (i32_, void) = (m.types.int(32), m.types.void());
        let block = body.add_block("entry".into());
        let add = InstKind::Binary { op: BinaryOp::Add, lhs: Value::Arg(0), rhs: Value::Arg(0) };
        let mut inst = Instruction::new(add, i32_);
        inst.flags = Flags::NSW;
        let sum = body.append(block, inst);
        body.append(block, Instruction::new(ret(Value::Inst(sum)), void));
    });
    assert_eq!(messages(&module), [""; 0]);
}

#[test]
fn operands_have_the_right_types() {
    let module = module(|m, body| {
        let (i32_, void) = (m.types.int(32), m.types.void());
        let block = body.add_block("entry".into());
        let add = InstKind::Binary { op: BinaryOp::FAdd, lhs: Value::Arg(0), rhs: Value::Arg(1) };
        let mut inst = Instruction::new(add, i32_);
        inst.flags = Flags::NSW;
        body.append(block, inst);
        let cast = InstKind::Cast { op: CastOp::Trunc, operand: Value::Arg(0) };
        body.append(block, Instruction::new(cast, i32_));
        body.append(block, Instruction::new(ret(Value::Arg(1)), void));
    });
    expect(&module, "function @f, block 0, instruction 0: 'fadd' takes two floats");
    expect(&module, "cannot have the flags {\"nsw\"}");
    expect(&module, "'trunc' cannot convert 'i32' to 'i32'");
    expect(&module, "the function returns 'i32'");
}

#[test]
fn uses_are_dominated() {
    let module = module(|m, body| {
        let (i32_, void, i1) = (m.types.int(32), m.types.void(), m.types.int(1));
        let condition = Value::Const(m.constants.int(i1, 1, 1));
        let entry = body.add_block("entry".into());
        let left = body.add_block("left".into());
        let join = body.add_block("join".into());
        let branch = InstKind::CondBr { condition, if_true: left, if_false: join };
        body.append(entry, Instruction::new(branch, void));
        let value = body.append(left, Instruction::new(InstKind::Freeze { operand: Value::Arg(0) }, i32_));
        body.append(left, Instruction::new(InstKind::Br { target: join }, void));
        body.append(join, Instruction::new(ret(Value::Inst(value)), void));
    });
    expect(&module, "block 2, instruction 3: the definition of an operand (instruction 1) does not dominate");
}

#[test]
fn phi_nodes_match_predecessors() {
    let module = module(|m, body| {
        let (i32_, void) = (m.types.int(32), m.types.void());
        let entry = body.add_block("entry".into());
        let next = body.add_block("next".into());
        body.append(entry, Instruction::new(InstKind::Br { target: next }, void));
        let phi = body.append(next, Instruction::new(InstKind::Phi { incoming: Vec::new() }, i32_));
        let wrong = InstKind::Phi { incoming: vec![(Value::Arg(1), entry), (Value::Arg(0), next)] };
        body.append(next, Instruction::new(wrong, i32_));
        body.append(next, Instruction::new(ret(Value::Inst(phi)), void));
    });
    expect(&module, "instruction 1: no value for the predecessor block 0");
    expect(&module, "instruction 2: an incoming value has type 'float'");
    expect(&module, "a value for block 1, which is no predecessor");
}

#[test]
fn blocks_end_with_their_only_terminator() {
    let module = module(|m, body| {
        let void = m.types.void();
        let entry = body.add_block("entry".into());
        body.append(entry, Instruction::new(InstKind::Br { target: entry }, void));
        body.append(entry, Instruction::new(InstKind::Unreachable, void));
        let empty = body.add_block("empty".into());
        let open = body.add_block("open".into());
        let i32_ = m.types.int(32);
        body.append(open, Instruction::new(InstKind::Freeze { operand: Value::Arg(7) }, i32_));
        let _ = empty;
    });
    expect(&module, "a terminator in the middle of a block");
    expect(&module, "block 1: a block has at least a terminator");
    expect(&module, "block 2, instruction 2: a block ends with a terminator");
    expect(&module, "the function has no argument 7");
}

#[test]
fn symbols_are_unique_and_linked_properly() {
    let mut module = Module::default();
    let void = module.types.void();
    let ty = module.types.function(void, &[], false);
    let f = add(&mut module, "f", ty, None);
    add(&mut module, "f", ty, None);
    module.functions[f].props.linkage = Linkage::Internal;
    expect(&module, "symbol @f: two symbols have this name");
    expect(&module, "function @f: a function without a body has linkage external or extern_weak");
}

#[test]
fn functions_have_types_that_their_convention_allows() {
    let mut module = Module::default();
    let (i32_, token) = (module.types.int(32), module.types.intern(crate::types::Type::Token));
    let ty = module.types.function(i32_, &[], true);
    let f = add(&mut module, "f", ty, None);
    module.functions[f].calling_conv = CallingConv::SPIR_KERNEL;
    let takes = module.types.function(i32_, &[token], false);
    add(&mut module, "g", takes, None);
    add(&mut module, "llvm.g", takes, None);
    expect(&module, "function @f: a kernel returns nothing");
    expect(&module, "function @f: functions of this calling convention are not variadic");
    expect(&module, "function @g: only intrinsics take and return");
    assert_eq!(messages(&module).len(), 3);
}

#[test]
fn kernels_are_called_in_older_modules_only() {
    let module = module(|m, body| {
        let void = m.types.void();
        let ty = m.types.function(void, &[], false);
        let kernel = add(m, "kernel", ty, None);
        m.functions[kernel].calling_conv = CallingConv::SPIR_KERNEL;
        let callee = Value::Const(m.function_const(kernel));
        let call = Call { calling_conv: CallingConv::SPIR_KERNEL, ..Call::new(callee, ty, Vec::new()) };
        let block = body.add_block("".into());
        body.append(block, Instruction::new(InstKind::Call(Box::new(call)), void));
        body.append(block, Instruction::new(InstKind::Unreachable, void));
    });
    expect(&module, "function @f, block 0, instruction 0: a kernel is not called");
    assert_eq!(verify_of_any_version(&module, Host::PATIENT), Ok(()));
}

#[test]
fn intrinsics_are_only_called() {
    let module = module(|m, body| {
        let (void, pointer) = (m.types.void(), m.types.ptr(0));
        let ty = m.types.function(void, &[], false);
        let id = m.functions.push(Function::declaration(&m.types, "llvm.trap".into(), ty));
        let address = Value::Const(m.constants.intern(pointer, crate::constants::Constant::Function(id)));
        let block = body.add_block("".into());
        let store = InstKind::Store {
            value: address,
            pointer: address,
            align: Align::of(8),
            volatile: false,
            atomic: None,
        };
        body.append(block, Instruction::new(store, void));
        body.append(block, Instruction::new(InstKind::Ret { value: None }, void));
    });
    expect(&module, "the intrinsic @llvm.trap can only be called");
}

#[test]
fn immediate_arguments_are_numbers() {
    let module = module(|m, body| {
        let (i32_, void) = (m.types.int(32), m.types.void());
        let ty = m.types.function(void, &[i32_], false);
        let callee = add(m, "llvm.amdgcn.s.sleep", ty, None);
        let row = crate::intrinsics::Row::find(b"llvm.amdgcn.s.sleep").expect("is listed");
        m.functions[callee].attributes = row.attributes(m, ty);
        let address = Value::Const(m.function_const(callee));
        let one = Value::Const(m.constants.int(i32_, 32, 1));
        let block = body.add_block("entry".into());
        for argument in [one, Value::Arg(0)] {
            let call = Call::new(address, ty, vec![argument]);
            body.append(block, Instruction::new(InstKind::Call(Box::new(call)), void));
        }
        body.append(block, Instruction::new(ret(Value::Arg(0)), void));
    });
    expect(&module, "instruction 1: argument 0 must be a number");
    assert_eq!(messages(&module).len(), 1);
}

/// A loop that invokes itself: the result of the invoke is there on the edge back, and behind it only where nothing else
/// leads.
#[test]
fn results_of_invokes_dominate_where_they_return() {
    let invoke = |from_pad: bool| {
        let mut module = Module::default();
        let (i32_, void) = (module.types.int(32), module.types.void());
        let ty = module.types.function(i32_, &[], false);
        let callee = add(&mut module, "g", ty, None);
        let callee = Value::Const(module.function_const(callee));
        let mut body = Body::default();
        let [entry, header, pad] = ["entry", "header", "pad"].map(|name| body.add_block(name.into()));
        body.append(entry, Instruction::new(InstKind::Br { target: header }, void));
        let zero = Value::Const(module.constants.int(i32_, 32, 0));
        let result = Value::Inst(crate::arena::Id::from_index(2));
        let phi = InstKind::Phi { incoming: vec![(zero, entry), (result, header)] };
        body.append(header, Instruction::new(phi, i32_));
        let call = Call::new(callee, ty, Vec::new());
        let invoke = InstKind::Invoke { call: Box::new(call), normal: header, unwind: pad };
        body.append(header, Instruction::new(invoke, i32_));
        let landing = InstKind::LandingPad { cleanup: true, clauses: Box::default() };
        body.append(pad, Instruction::new(landing, i32_));
        body.append(pad, Instruction::new(ret(if from_pad { result } else { zero }), void));
        let f = add(&mut module, "f", ty, Some(body));
        let pointer = module.types.ptr(0);
        let personality = module.constants.intern(pointer, crate::constants::Constant::Null);
        module.functions[f].personality = Some(personality);
        messages(&module)
    };
    assert_eq!(invoke(false), [""; 0]);
    assert!(invoke(true).iter().any(|message| message.contains("does not dominate")));
}

#[test]
fn a_catchswitch_has_handlers_and_a_parent() {
    let module = module(|m, body| {
        let token = m.types.intern(crate::types::Type::Token);
        let block = body.add_block("entry".into());
        let switch = InstKind::CatchSwitch { parent: Value::Arg(0), handlers: ThinVec::new(), unwind: None };
        body.append(block, Instruction::new(switch, token));
    });
    expect(&module, "a catchswitch has at least one handler");
    expect(&module, "the parent of a pad is a pad or none");
}

#[test]
fn structs_do_not_contain_themselves() {
    let mut module = Module::default();
    let ty = module.types.named_struct("s".into(), None);
    let array = module.types.array(ty, 2);
    if let crate::types::Type::NamedStruct(id) = module.types[ty] {
        module.types.structs[id].body =
            Some(crate::types::StructType { packed: false, fields: vec![array].into() });
    }
    expect(&module, "contains itself");
}

#[test]
fn errors_are_limited_in_number() {
    let module = module(|m, body| {
        let i32_ = m.types.int(32);
        let block = body.add_block("entry".into());
        for _ in 0..1000 {
            body.append(block, Instruction::new(InstKind::Freeze { operand: Value::Arg(1) }, i32_));
        }
    });
    assert_eq!(messages(&module).len(), super::MAX_ERRORS);
}

#[test]
fn addresses_in_constants_are_pointers() {
    let module = module(|m, body| {
        let (i8_, i64_, void) = (m.types.int(8), m.types.int(64), m.types.void());
        let ptr = m.types.ptr(0);
        let (base, index) = (m.constants.intern(ptr, Constant::Null), m.constants.int(i64_, 64, 4));
        let step = ConstantExpr::GetElementPtr {
            source_type: i8_,
            base,
            indices: [index].into(),
            flags: Flags::NONE,
            in_range: None,
        };
        let address = m.constants.intern(i64_, Constant::Expr(Box::new(step)));
        let block = body.add_block("entry".into());
        let store = InstKind::Store {
            value: Value::Const(address),
            pointer: Value::Const(base),
            align: Align::NONE,
            volatile: false,
            atomic: None,
        };
        body.append(block, Instruction::new(store, void));
        body.append(block, Instruction::new(InstKind::Unreachable, void));
    });
    expect(&module, "must be a pointer like its base");
}
