//! Functions of the module's own that find OpenCL C's counterpart of a number while the program runs, as the translator of
//! Khronos writes them.

use crate::module::Raise;
use llvm_model::{
    Align, BinaryOp, Body, CallingConv, Function, FunctionId, InstKind, Instruction, Linkage, TypeId, Value,
};
use spirv_mapping::relation::Relation;

/// The prefix of the names of such functions, in front of the relation's name.
const PREFIX: &str = "__translate_spirv_";

/// The function for a relation, which takes and gives an `i32`. It is defined when it is asked for first.
pub(crate) fn helper(m: &mut Raise<'_>, relation: &Relation) -> FunctionId {
    if let Some(known) = m.spellings.helper(relation.name) {
        return known;
    }
    let int = m.out.types.int(32);
    let ty = m.out.types.function(int, &[int], false);
    let word = if relation.bitwise { "memory_fence" } else { relation.name };
    let name = m.symbols.unique(format!("{PREFIX}{word}").as_str().into());
    let mut function = Function::declaration(&m.out.types, name, ty);
    function.calling_conv = CallingConv::SPIR_FUNC;
    function.props.linkage = Linkage::Private;
    if let Some(param) = function.params.first_mut() {
        param.name = "key".into();
    }
    function.body = Some(body(m, relation, int));
    let function = m.out.functions.push(function);
    m.spellings.note_helper(relation.name, function);
    function
}

/// A choice by the number, each counterpart stored on a way of its own.
fn body(m: &mut Raise<'_>, relation: &Relation, int: TypeId) -> Body {
    let (void, pointer) = (m.out.types.void(), m.out.types.ptr(0));
    let mut number = |value: u32| m.out.constants.int(int, 32, u64::from(value));
    let mut pairs = relation.all_pairs();
    pairs.sort_unstable_by_key(|&(_, ocl)| ocl);
    let mask = match relation.bitwise {
        true => pairs.iter().fold(0, |bits, pair| bits | pair.0),
        false => relation.mask,
    };
    let mut body = Body::default();
    let entry = body.add_block("entry".into());
    let default = body.add_block("default".into());
    let cases: Vec<_> =
        pairs.iter().map(|(spirv, _)| body.add_block(format!("case.{spirv}").as_str().into())).collect();
    let exit = body.add_block("exit".into());
    let named = |body: &mut Body, block, inst: Instruction, name: &str| {
        let id = body.append(block, inst);
        body.names.set(id, name.into());
        Value::Inst(id)
    };
    let count = Value::Const(number(1));
    let memory =
        InstKind::Alloca { allocated: int, count, align: Align::NONE, inalloca: false, swifterror: false };
    let memory = named(&mut body, entry, Instruction::new(memory, pointer), "result");
    let mut value = Value::Arg(0);
    if mask != u32::MAX {
        let kind = InstKind::Binary { op: BinaryOp::And, lhs: Value::Const(number(mask)), rhs: value };
        value = named(&mut body, entry, Instruction::new(kind, int), "key.masked");
    }
    let targets = pairs.iter().zip(&cases).map(|(pair, &case)| (number(pair.0), case)).collect();
    body.append(entry, Instruction::new(InstKind::Switch { value, default, cases: targets }, void));
    body.append(default, Instruction::new(InstKind::Unreachable, void));
    for (&(_, ocl), &case) in pairs.iter().zip(&cases) {
        let value = Value::Const(number(ocl));
        let store =
            InstKind::Store { value, pointer: memory, align: Align::NONE, volatile: false, atomic: None };
        body.append(case, Instruction::new(store, void));
        body.append(case, Instruction::new(InstKind::Br { target: exit }, void));
    }
    let load = InstKind::Load { pointer: memory, align: Align::NONE, volatile: false, atomic: None };
    let result = named(&mut body, exit, Instruction::new(load, int), "retVal");
    body.append(exit, Instruction::new(InstKind::Ret { value: Some(result) }, void));
    body
}
