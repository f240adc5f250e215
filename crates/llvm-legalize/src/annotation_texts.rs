//! The texts that annotations point to.

use llvm_model::{Call, ConstId, Constant, ConstantExpr, Module, TypeId, Value};
use spirv_mapping::convention::annotation::REGISTER;

/// How many casts may lie around an address.
const MAX_CASTS: usize = 64;

/// Returns whether an annotation asks for a register for its first argument: its text names the builtin of FPGA compilers
/// that does so.
pub fn is_register(module: &Module, call: &Call) -> bool {
    match call.args.get(1) {
        Some(&Value::Const(text)) => annotation_text(module, text, None).as_deref() == Some(REGISTER),
        _ => false,
    }
}

/// The text that an annotation points to, without the zero at its end, and behind it the numbers of its arguments, which
/// are in a structure.
pub fn annotation_text(module: &Module, text: ConstId, arguments: Option<ConstId>) -> Option<String> {
    let mut text = match contents(module, text)? {
        Constant::Data(bytes) => {
            let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
            String::from_utf8_lossy(bytes.get(..end)?).into_owned()
        }
        Constant::Null => String::new(),
        _ => return None,
    };
    for (index, number) in arguments.map(|list| numbers(module, list)).unwrap_or_default().iter().enumerate()
    {
        text.push_str(if index == 0 { ": " } else { ", " });
        text.push_str(number);
    }
    Some(text)
}

/// The integers in a structure that an annotation has as its arguments; truth values are 1 and 0.
fn numbers(module: &Module, list: ConstId) -> Vec<String> {
    let Constant::Global(global) = module.constants[constant_without_casts(module, list)] else {
        return Vec::new();
    };
    let types = &module.types;
    let Some(body) = types.struct_body(module.globals[global].value_type) else { return Vec::new() };
    match module.globals[global].initializer.map(|id| &module.constants[id]) {
        Some(Constant::Null) => {
            let is_int = |field: &&TypeId| types.int_width(**field).is_some();
            body.fields.iter().filter(is_int).map(|_| "0".to_owned()).collect()
        }
        Some(Constant::Aggregate(fields)) => {
            let number = |&field: &ConstId| {
                let width = types.int_width(module.constants.ty(field))?;
                let bits = module.constants.as_int(field)?;
                let signed = if width == 1 { i64::from(bits.bit(0)) } else { bits.to_i64(width)? };
                Some(signed.to_string())
            };
            fields.iter().filter_map(number).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the initializer of the variable that a constant is the address of.
fn contents(module: &Module, address: ConstId) -> Option<&Constant> {
    let Constant::Global(global) = module.constants[constant_without_casts(module, address)] else {
        return None;
    };
    module.globals[global].initializer.map(|id| &module.constants[id])
}

/// Returns a constant without the casts around it.
pub fn constant_without_casts(module: &Module, mut address: ConstId) -> ConstId {
    for _ in 0..MAX_CASTS {
        match &module.constants[address] {
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } => address = operand,
                _ => break,
            },
            _ => break,
        }
    }
    address
}
