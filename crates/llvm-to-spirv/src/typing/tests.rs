//! Modules made by hand, and the law that no order matters.

use super::*;
use llvm_model::instruction::Atomic;
use llvm_model::{
    Align, Body, CallingConv, CastOp, Constant, Flags, Function, GlobalProps, GlobalVariable, Host, InstKind,
    Instruction, Linkage, Ordering, Param, Type, UnnamedAddr,
};
use translate_common::llvm_type_name::type_name;

const DEFAULTS: Defaults = Defaults { default_pointee: 8, blocks_are_bytes: false };

/// A small generator of reproducible numbers (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for i in (1..count).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}

/// The element types of test programs, made on demand.
fn element(module: &mut Module, which: usize) -> TypeId {
    match which % 7 {
        0 => module.types.int(32),
        1 => module.types.intern(Type::Float),
        2 => {
            let float = module.types.intern(Type::Float);
            module.types.vector(float, 4)
        }
        3 => module.types.int(8),
        4 => {
            let name = "struct.S".into();
            let found = module.types.structs.iter().find(|(_, s)| s.name == name).map(|(id, _)| id);
            if let Some(id) = found {
                return module.types.intern(Type::NamedStruct(id));
            }
            let (int, ptr) = (module.types.int(32), module.types.ptr(1));
            let body = llvm_model::types::StructType { packed: false, fields: [int, ptr].into() };
            module.types.named_struct(name, Some(body))
        }
        5 => {
            let int = module.types.int(16);
            module.types.array(int, 3)
        }
        _ => module.types.ptr(1),
    }
}

#[derive(Clone, Debug)]
enum Op {
    Load(usize, usize),
    LoadPointer(usize),
    StorePointer(usize, usize),
    Gep(usize, usize),
    Member(usize),
    Phi(usize, usize),
    Call(usize, usize, usize),
    Alloca(usize),
    Global(usize),
    Return(usize),
}

/// Functions of two pointer parameters with a pointer result each, and how many globals there are.
#[derive(Clone, Debug)]
struct Program {
    functions: Vec<Vec<Op>>,
    globals: Vec<usize>,
}

impl Program {
    fn random(numbers: &mut Numbers) -> Program {
        let count = 2 + numbers.below(5);
        let globals: Vec<usize> = (0..1 + numbers.below(4)).map(|_| numbers.below(7)).collect();
        let op = |at: usize, n: &mut Numbers| {
            let v = |n: &mut Numbers| n.below(at + 2);
            match n.below(10) {
                0 => Op::Load(v(n), n.below(7)),
                1 => Op::LoadPointer(v(n)),
                2 => Op::StorePointer(v(n), v(n)),
                3 => Op::Gep(v(n), n.below(7)),
                4 => Op::Member(v(n)),
                5 => Op::Phi(v(n), v(n)),
                6 => Op::Call(n.below(count), v(n), v(n)),
                7 => Op::Alloca(n.below(7)),
                8 => Op::Global(n.below(globals.len())),
                _ => Op::Return(v(n)),
            }
        };
        let functions =
            (0..count).map(|_| (0..numbers.below(14)).map(|at| op(at, numbers)).collect()).collect();
        Program { functions, globals }
    }

    /// The module with functions and globals in the given orders; `salt` varies the order in which types are made.
    fn build(&self, functions: &[usize], globals: &[usize], salt: usize) -> Module {
        let mut module = Module::default();
        for i in 0..salt % 7 {
            element(&mut module, i * 3 + salt);
        }
        let ptr = module.types.ptr(1);
        let ty = module.types.function(ptr, &[ptr, ptr], false);
        let mut global_ids = vec![None; globals.len()];
        for &g in globals {
            let value_type = element(&mut module, self.globals[g]);
            global_ids[g] = Some(module.globals.push(global(&format!("g{g}"), value_type)));
        }
        for &g in globals {
            // Some contain the address of another one, which pairs them independent of the order.
            let (Some(id), Some(other)) = (global_ids[g], global_ids[(g + 1) % globals.len()]) else {
                continue;
            };
            let address = module.global_const(other);
            module.globals[id].initializer = match self.globals[g] % 7 {
                4 => {
                    let int = module.types.int(32);
                    let number = module.constants.int(int, 32, 5);
                    let ty = module.globals[id].value_type;
                    Some(module.constants.intern(ty, Constant::Aggregate([number, address].into())))
                }
                6 => Some(address),
                _ => None,
            };
        }
        let mut ids = vec![None; functions.len()];
        for &f in functions {
            ids[f] = Some(module.functions.push(function(&format!("f{f}"), ty, 2)));
        }
        let ids: Vec<FunctionId> = ids.into_iter().flatten().collect();
        let global_ids: Vec<_> = global_ids.into_iter().flatten().collect();
        for &f in functions {
            self.body(&mut module, f, &ids, &global_ids);
        }
        module
    }

    fn body(&self, module: &mut Module, f: usize, ids: &[FunctionId], globals: &[llvm_model::GlobalId]) {
        let mut body = Body::default();
        let block = body.add_block("entry".into());
        let ptr = module.types.ptr(1);
        let mut values = vec![Value::Arg(0), Value::Arg(1)];
        for op in &self.functions[f] {
            let void = module.types.void();
            let i32_ = module.types.int(32);
            let zero = Value::Const(module.constants.int(i32_, 32, 0));
            let one = Value::Const(module.constants.int(i32_, 32, 1));
            let gep = |source_type, base, indices: &[Value]| InstKind::GetElementPtr {
                source_type,
                base,
                indices: indices.into(),
            };
            let load =
                |pointer| InstKind::Load { pointer, align: Align::of(1), volatile: false, atomic: None };
            let (kind, ty) = match *op {
                Op::Load(v, t) => (load(values[v]), element(module, t)),
                Op::LoadPointer(v) => (load(values[v]), ptr),
                Op::StorePointer(a, b) => {
                    let (value, pointer) = (values[a], values[b]);
                    (
                        InstKind::Store {
                            value,
                            pointer,
                            align: Align::of(1),
                            volatile: false,
                            atomic: None,
                        },
                        void,
                    )
                }
                Op::Gep(v, t) => (gep(element(module, t), values[v], &[one]), ptr),
                Op::Member(v) => (gep(element(module, 4), values[v], &[zero, one]), ptr),
                Op::Phi(a, b) => {
                    (InstKind::Phi { incoming: vec![(values[a], block), (values[b], block)] }, ptr)
                }
                Op::Call(callee, a, b) => {
                    let (function, ty) = (ids[callee], module.functions[ids[callee]].ty);
                    let function = Value::Const(module.function_const(function));
                    let call = llvm_model::Call::new(function, ty, vec![values[a], values[b]]);
                    let call = llvm_model::Call { calling_conv: CallingConv::SPIR_FUNC, ..call };
                    (InstKind::Call(Box::new(call)), ptr)
                }
                Op::Alloca(t) => {
                    let allocated = element(module, t);
                    (
                        InstKind::Alloca {
                            allocated,
                            count: one,
                            align: Align::NONE,
                            inalloca: false,
                            swifterror: false,
                        },
                        ptr,
                    )
                }
                Op::Global(g) => {
                    values.push(Value::Const(module.global_const(globals[g])));
                    continue;
                }
                Op::Return(v) => (InstKind::Ret { value: Some(values[v]) }, void),
            };
            let inst = body.append(block, Instruction::new(kind, ty));
            values.push(if ty == ptr { Value::Inst(inst) } else { Value::Arg(0) });
        }
        module.functions[ids[f]].body = Some(body);
    }
}

fn props(name: &str) -> GlobalProps {
    GlobalProps {
        name: name.into(),
        address_space: 1,
        unnamed_addr: UnnamedAddr::None,
        ..GlobalProps::default()
    }
}

fn global(name: &str, value_type: TypeId) -> GlobalVariable {
    GlobalVariable::declaration(props(name), value_type)
}

fn function(name: &str, ty: TypeId, params: usize) -> Function {
    let linkage = Linkage::External;
    Function {
        props: GlobalProps { linkage, address_space: 0, ..props(name) },
        ty,
        params: vec![Param::default(); params],
        calling_conv: CallingConv::SPIR_FUNC,
        attributes: Module::default().attributes.empty_list(),
        preferred_align: 0,
        gc: Default::default(),
        prefix: None,
        prologue: None,
        personality: None,
        attachments: Vec::new(),
        body: None,
    }
}

/// The types of all values, by names that do not depend on any order.
fn solution(mut module: Module) -> Vec<String> {
    let types = PointerTypes::solve(&mut module, &DataLayout::default(), DEFAULTS, Host::PATIENT);
    let mut out = Vec::new();
    for (id, function) in module.functions.iter() {
        let name = &function.props.name;
        let mut line = |what: String, ty| out.push(format!("{name} {what}: {}", type_name(&module, ty)));
        line("arg 0".into(), types.param(id, 0));
        line("arg 1".into(), types.param(id, 1));
        line("result".into(), types.result(id));
        let body = function.body.as_ref().unwrap();
        for inst in body.insts.ids() {
            line(format!("{inst:?}"), types.pointee(Some(id), Value::Inst(inst)));
            line(format!("{inst:?} contents"), types.contents(Some(id), Value::Inst(inst)));
        }
    }
    for (id, global) in module.globals.iter() {
        let contents = type_name(&module, types.global_contents(id));
        out.push(format!("{} contents: {contents}", global.props.name));
    }
    for (ty, _) in module.types.iter().filter(|(ty, _)| module.types.struct_body(*ty).is_some()) {
        // A type may be there and not used.
        let member = type_name(&module, types.member(ty, 1));
        out.extend((member != "i8").then(|| format!("{} member: {member}", type_name(&module, ty))));
    }
    out.sort();
    out
}

/// The law: the same module with its functions and globals in any order has the same types.
#[test]
fn no_order_matters() {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    for _ in 0..60 {
        let program = Program::random(&mut numbers);
        let in_order: Vec<usize> = (0..program.functions.len()).collect();
        let globals: Vec<usize> = (0..program.globals.len()).collect();
        let expected = solution(program.build(&in_order, &globals, 0));
        for salt in 0..100 {
            let functions = numbers.shuffled(in_order.len());
            let globals = numbers.shuffled(globals.len());
            assert_eq!(solution(program.build(&functions, &globals, salt)), expected, "{program:?}");
        }
    }
}

/// One function of the given ops; the name of the type of its value number `value`.
fn one(ops: Vec<Op>, value: Value) -> String {
    let program = Program { functions: vec![ops], globals: vec![0] };
    let mut module = program.build(&[0], &[0], 0);
    let (types, reasons) = PointerTypes::explained(&mut module, &DataLayout::default(), DEFAULTS);
    let id = module.functions.ids().next().unwrap();
    let name = type_name(&module, types.pointee(Some(id), value));
    let why = reasons.value(&module, &types, id, value);
    assert_eq!(why.pointee, name);
    assert!(why.opinions.first().is_none_or(|decisive| decisive.pointee == name), "{why:?}");
    name
}

#[test]
fn uses_decide() {
    assert_eq!(one(vec![Op::Load(0, 1)], Value::Arg(0)), "float");
    assert_eq!(one(vec![Op::Gep(0, 3), Op::Load(0, 0)], Value::Arg(0)), "i32");
    assert_eq!(one(vec![Op::Load(0, 1), Op::Load(0, 0), Op::Load(0, 0)], Value::Arg(0)), "i32");
    assert_eq!(one(vec![], Value::Arg(0)), "i8");
    // phi and parameter agree
    assert_eq!(one(vec![Op::Phi(0, 1), Op::Load(2, 2)], Value::Arg(1)), "<4 x float>");
    // a linked list: the pointer in a member of %struct.S is used as %struct.S
    assert_eq!(one(vec![Op::Member(0), Op::LoadPointer(2), Op::Member(3)], Value::Arg(0)), "%struct.S");
}

/// The output of clang at -O0: the parameter is only stored, and a load of the slot is indexed.
#[test]
fn types_flow_through_memory() {
    let ops = vec![Op::Alloca(6), Op::StorePointer(0, 2), Op::LoadPointer(2), Op::Gep(4, 1)];
    assert_eq!(one(ops, Value::Arg(0)), "float");
}

#[test]
fn atomics_and_address_space_casts() {
    let mut module = Module::default();
    let (generic, global) = (module.types.ptr(4), module.types.ptr(1));
    let (void, i64_) = (module.types.void(), module.types.int(64));
    let ty = module.types.function(void, &[global], false);
    let id = module.functions.push(function("f", ty, 1));
    let mut body = Body::default();
    let block = body.add_block("".into());
    let cast = InstKind::Cast { op: CastOp::AddrSpaceCast, operand: Value::Arg(0) };
    let cast = Value::Inst(body.append(block, Instruction::new(cast, generic)));
    let one = Value::Const(module.constants.int(i64_, 64, 1));
    let scope = module.sync_scopes.intern("".into());
    let rmw = InstKind::AtomicRmw {
        op: llvm_model::AtomicOp::Add,
        pointer: cast,
        value: one,
        atomic: Atomic { ordering: Ordering::Monotonic, scope },
        volatile: false,
        align: Align::of(8),
    };
    let mut rmw = Instruction::new(rmw, i64_);
    rmw.flags = Flags::NONE;
    body.append(block, rmw);
    module.functions[id].body = Some(body);
    let types = PointerTypes::solve(&mut module, &DataLayout::default(), DEFAULTS, Host::PATIENT);
    assert_eq!(types.param(id, 0), i64_);
    assert_eq!(types.pointee(Some(id), cast), i64_);
    let null = module.constants.intern(global, Constant::Null);
    assert!(types.takes_any_type(null));
}
