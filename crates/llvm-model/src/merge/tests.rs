//! Modules before and after.

use crate::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A function that casts its parameter in space 1 to the generic space 4, and copies from there to a variable in space 0.
fn module() -> Module {
    let mut module = Module { data_layout: "e-i64:64-G1".into(), ..Module::default() };
    let [private, global, generic] = [0, 1, 4].map(|space| module.types.ptr(space));
    let void = module.types.void();
    let ty = module.types.function(void, &[global], false);
    let mut function = Function::declaration(&module.types, "f".into(), ty);
    let mut body = Body::default();
    let block = body.add_block("entry".into());
    let mut at = Builder::new(&mut module, &mut body, ty, InsertPoint::End(block));
    let (i8, i1) = (at.module.types.int(8), at.module.types.int(1));
    let one = at.int32(1);
    let variable = at.alloca(i8, one, 1);
    let first = at.cast(CastOp::AddrSpaceCast, Value::Arg(0), generic);
    let second = at.cast(CastOp::AddrSpaceCast, first, private);
    let (bytes, calm) = (at.int64(1), at.zero(i1));
    let void = at.module.types.void();
    at.call_named("llvm.memcpy.p0.p4.i64", void, [variable, first, bytes, calm]);
    at.call_named("llvm.memcpy.p0.p0.i64", void, [variable, second, bytes, calm]);
    at.ret(None);
    function.body = Some(body);
    module.functions.push(function);
    module
}

#[test]
fn spaces_that_become_one_have_no_casts() {
    let mut module = module();
    module.merge_address_spaces(&BTreeMap::from([(1, 0), (4, 0)]), &BTreeMap::new());
    assert!(verify::verify(&module).is_ok());
    assert_eq!(module.data_layout, *"e-i64:64");
    let named = |module: &Module, name: &str| {
        module.functions.values().filter(|function| function.props.name == *name).count()
    };
    assert_eq!((module.functions.len(), named(&module, "llvm.memcpy.p0.p0.i64")), (2, 1));
    let body = module.functions[module.function_named("f").unwrap()].body.as_ref().unwrap();
    assert!(body.instructions().all(|(_, _, inst)| !matches!(inst.kind, InstKind::Cast { .. })));
    let sources = body.instructions().filter_map(|(_, _, inst)| inst.kind.call().map(|call| call.args[1]));
    assert_eq!(sources.collect::<Vec<_>>(), [Value::Arg(0), Value::Arg(0)]);
    let pointers = module.types.iter().filter(|(_, ty)| matches!(ty, Type::Pointer(_))).count();
    assert_eq!(pointers, 1);
}

#[test]
fn opaque_types_become_pointers() {
    let mut module = Module::default();
    let event = Type::TargetExt { name: "spirv.Event".into(), types: Box::default(), ints: Box::default() };
    let event = module.types.intern(event);
    let array = module.types.array(event, 2);
    let pointer = module.types.ptr(0);
    let pointers = module.types.array(pointer, 2);
    let [first, second] = [array, pointers].map(|ty| module.constants.intern(ty, Constant::Null));
    let mut globals: FxHashMap<&str, GlobalId> = FxHashMap::default();
    for (name, ty, value) in [("a", array, first), ("b", pointers, second)] {
        let props = GlobalProps { name: name.into(), ..GlobalProps::default() };
        let mut global = GlobalVariable::declaration(props, ty);
        global.initializer = Some(value);
        globals.insert(name, module.globals.push(global));
    }
    module.replace_types(|ty| matches!(ty, Type::TargetExt { .. }).then_some(Type::Pointer(0)));
    let [a, b] = ["a", "b"].map(|name| module.globals[globals[name]].clone());
    assert_eq!((a.value_type, a.initializer), (b.value_type, b.initializer));
    assert!(verify::verify(&module).is_ok());
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
    module.merge_address_spaces(&BTreeMap::from([(2, 0), (4, 0)]), &BTreeMap::from([(2, 4)]));
    assert_eq!(module.globals[variable].props.address_space, 4);
    let initializer = module.globals[first].initializer.expect("it has one");
    assert_eq!(module.types.address_space(module.constants.ty(initializer)), Some(0));
    assert!(matches!(module.constants[initializer], Constant::Expr(_)));
    assert!(verify::verify(&module).is_ok());
}
