//! Execution modes: constants that a host finds by name.

use llvm_model::{ConstId, FunctionId, GlobalProps, GlobalVariable, Metadata, Module, Name, Value};
use spirv_grammar::ExecutionMode;
use spirv_mapping::convention::modes;

/// The execution modes that a module states of a function, each with its literals; the size of workgroups is stated
/// elsewhere.
pub(crate) fn stated(from: &Module, function: FunctionId) -> Vec<(ExecutionMode, Vec<u32>)> {
    let nodes = from.named(modes::BY_NUMBER).map_or(&[][..], |named| &named.operands);
    let number = |node: &Option<llvm_model::MdId>| u32::try_from(from.md_u64((*node)?)?).ok();
    let modes = nodes.iter().filter_map(|&node| {
        let (&of, rest) = from.tuple(node).split_first()?;
        let Metadata::Constant(of) = from.metadata[of?] else { return None };
        let (mode, literals) = rest.split_first()?;
        let literals = literals.iter().map(number).collect::<Option<Vec<_>>>()?;
        let mode = ExecutionMode(number(mode)?);
        (from.as_function(Value::Const(of)) == Some(function)).then_some((mode, literals))
    });
    modes.collect()
}

/// Declares a mode of the entry point `name` for the host: its number, and its literals if it has any.
pub(crate) fn declare(out: &mut Module, name: &Name, mode: ExecutionMode, literals: &[u32]) {
    let word = out.types.int(32);
    let mut types = vec![word];
    let mut values = vec![out.constants.int(word, 32, mode.0.into())];
    if !literals.is_empty() {
        let array = out.types.array(word, literals.len() as u64);
        let literals: Vec<_> =
            literals.iter().map(|&literal| out.constants.int(word, 32, literal.into())).collect();
        values.push(out.constants.aggregate(&out.types, array, &literals));
        types.push(array);
    }
    let structure = out.types.literal_struct(&types, false);
    let value = out.constants.aggregate(&out.types, structure, &values);
    constant(out, format!("__spv__{name}_execution_mode_info_{}", mode.0), structure, value);
}

/// A constant for hosts.
pub(crate) fn constant(out: &mut Module, name: String, ty: llvm_model::TypeId, value: ConstId) {
    let props = GlobalProps { name: name.as_str().into(), ..GlobalProps::default() };
    let mut global = GlobalVariable::declaration(props, ty);
    global.is_constant = true;
    global.initializer = Some(value);
    out.globals.push(global);
}
