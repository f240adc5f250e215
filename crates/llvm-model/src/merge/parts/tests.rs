//! Parts of a module that are joined.

use super::{Adopter, TableSizes};
use crate::instruction::{Call, InstKind, Instruction, Value};
use crate::{Body, Function, FunctionId, GlobalVariable, Host, MdId, Metadata, Module};

/// Functions by name; nodes are not unified.
struct ByName;

impl Adopter for ByName {
    fn function(&mut self, module: &mut Module, _: FunctionId, declaration: Function) -> FunctionId {
        let name = declaration.props.name.to_string();
        module.function_named(&name).unwrap_or_else(|| module.functions.push(declaration))
    }
    fn node(&mut self, module: &mut Module, node: Metadata) -> MdId {
        module.metadata.push(node)
    }
}

/// A function that calls `callee`, with one number and one vector type of its own.
fn add_body(module: &mut Module, function: FunctionId, callee: &str, number: u64) {
    let (void, int) = (module.types.void(), module.types.int(32));
    let vector = module.types.vector(int, number as u32);
    let ty = module.types.function(void, &[vector], false);
    let declared = match module.function_named(callee) {
        Some(known) => known,
        None => {
            let declaration = Function::declaration(&module.types, callee.into(), ty);
            module.functions.push(declaration)
        }
    };
    let mut body = Body::default();
    let block = body.add_block("".into());
    let value = module.constants.int(int, 32, number);
    let call = Call::new(Value::Const(module.function_const(declared)), ty, vec![Value::Const(value)]);
    let mut inst = Instruction::new(InstKind::Call(Box::new(call)), void);
    let kind = module.md_kinds.intern(callee.into());
    let next = module.metadata.next_id();
    let node = module.metadata.push(Metadata::Tuple { distinct: true, operands: Box::new([Some(next)]) });
    inst.attach(kind, node);
    body.append(block, inst);
    body.append(block, Instruction::new(InstKind::Ret { value: None }, void));
    module.functions[function].body = Some(body);
}

/// A module with functions that have no bodies yet.
fn with_functions(count: usize) -> (Module, Vec<FunctionId>) {
    let mut module = Module::default();
    let void = module.types.void();
    let ty = module.types.function(void, &[], false);
    let add = |number: usize| {
        let name = format!("f{number}");
        let function = Function::declaration(&module.types, name.as_str().into(), ty);
        module.functions.push(function)
    };
    let functions = (0..count).map(add).collect();
    (module, functions)
}

/// What each function calls, with its number.
const CALLED: [(&str, u64); 4] = [("g", 2), ("h", 3), ("h", 4), ("g", 3)];

#[test]
fn tables_are_those_of_one_thread() {
    let (mut whole, functions) = with_functions(4);
    for (&function, (callee, number)) in functions.iter().zip(CALLED) {
        add_body(&mut whole, function, callee, number);
    }
    let (mut module, functions) = with_functions(4);
    let before = TableSizes::of(&module);
    let mut parts = [module.part(), module.part()];
    add_body(&mut module, functions[0], CALLED[0].0, CALLED[0].1);
    add_body(&mut parts[0], functions[1], CALLED[1].0, CALLED[1].1);
    add_body(&mut parts[1], functions[2], CALLED[2].0, CALLED[2].1);
    add_body(&mut parts[1], functions[3], CALLED[3].0, CALLED[3].1);
    for part in &mut parts {
        let joined = module.join(part, &before, &mut ByName).expect("tables only");
        let taken = |&function: &FunctionId| Some((function, part.functions[function].body.take()?));
        let mut bodies: Vec<(FunctionId, Body)> = functions.iter().filter_map(taken).collect();
        joined.adopt(&mut bodies, Host::new(&|| true, 2).parallel_from(0));
        for (function, body) in bodies {
            module.functions[function].body = Some(body);
        }
    }
    assert_eq!(format!("{module:?}"), format!("{whole:?}"));
}

#[test]
fn what_has_a_place_does_not_join() {
    let (mut module, functions) = with_functions(1);
    let before = TableSizes::of(&module);
    let mut with_variable = module.part();
    let int = with_variable.types.int(32);
    with_variable.globals.push(GlobalVariable::declaration(Default::default(), int));
    assert!(module.join(&with_variable, &before, &mut ByName).is_none());
    let mut with_function = module.part();
    let function = Function { body: Some(Body::default()), ..with_function.functions[functions[0]].clone() };
    with_function.functions.push(function);
    assert!(module.join(&with_function, &before, &mut ByName).is_none());
    assert_eq!(TableSizes::of(&module), before);
}
