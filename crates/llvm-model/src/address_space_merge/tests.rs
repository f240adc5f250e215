//! Tests of merged address spaces.

use super::*;
use crate::builder::{Builder, InsertPoint, InstBuilder as _};
use crate::function::Function;
use crate::global::{GlobalProps, GlobalVariable};

/// Generic and private memory are 0; variables of constant memory are in 4.
fn merge(module: &mut Module) {
    let pointers = BTreeMap::from([(2, 0), (4, 0)]);
    module.merge_address_spaces(&pointers, &BTreeMap::from([(2, 4)]));
}

#[test]
fn casts_between_merged_spaces_are_left_out_and_intrinsics_become_one() {
    let mut module = Module::default();
    let [private, global, generic] = [0, 1, 4].map(|space| module.types.ptr(space));
    let (void, long, bit) = (module.types.void(), module.types.int(64), module.types.int(1));
    let ty = module.types.function(void, &[global, private], false);
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(&mut module, &mut body, ty, InsertPoint::End(block));
    let (to, from) = (Value::Arg(0), Value::Arg(1));
    let cast = at.cast(CastOp::AddrSpaceCast, from, generic);
    let (size, no) = (at.int(long, 8), at.int(bit, 0));
    at.call_named("llvm.memcpy.p1.p4.i64", void, [to, cast, size, no]);
    at.call_named("llvm.memcpy.p1.p0.i64", void, [to, from, size, no]);
    at.ret(None);
    let mut function = Function::declaration(&module.types, "f".into(), ty);
    function.body = Some(body);
    let id = module.functions.push(function);
    assert_eq!(module.functions.len(), 3);
    merge(&mut module);
    assert_eq!(module.functions.len(), 2);
    let f = module.function_named("f").unwrap_or(id);
    let body = module.functions[f].body.as_ref().expect("it has a body");
    let calls: Vec<_> = body.instructions().filter_map(|(_, _, inst)| inst.kind.call()).collect();
    assert_eq!(body.instructions().count(), 3);
    assert_eq!(calls[0].callee, calls[1].callee);
    assert_eq!(calls[0].args[1], from);
    assert_eq!(crate::verify::verify(&module), Ok(()));
}

#[test]
fn addresses_of_variables_in_other_memory_are_cast() {
    let mut module = Module::default();
    let int = module.types.int(32);
    let props = GlobalProps { name: "table".into(), address_space: 2, ..GlobalProps::default() };
    let variable = module.globals.push(GlobalVariable::declaration(props, int));
    let address = module.global_const(variable);
    let pointer = module.types.ptr(2);
    let props = GlobalProps { name: "first".into(), address_space: 1, ..GlobalProps::default() };
    let mut first = GlobalVariable::declaration(props, pointer);
    first.initializer = Some(address);
    let first = module.globals.push(first);
    merge(&mut module);
    assert_eq!(module.globals[variable].props.address_space, 4);
    let initializer = module.globals[first].initializer.expect("it has one");
    assert_eq!(module.types.address_space(module.constants.ty(initializer)), Some(0));
    assert!(matches!(module.constants[initializer], Constant::Expr(_)));
    assert_eq!(crate::verify::verify(&module), Ok(()));
}
