//! `printf` of OpenCL C by `vprintf` of the device: the values are in memory, one behind the other, each aligned to its size.
//!
//! Formats for vectors (`%v4hlf`) become formats for their elements, with commas between them. The format has to be a constant then.
//!
//! [`format`](mod@format) has the formats.
//!
//! Source: CUDA C++ programming guide, "Formatted output"; OpenCL C, "printf".

mod format;

use crate::edit;
use format::{Conversion, Piece, pieces};
use llvm_model::{
    Align, BinaryOp, Builder, CastOp, ConstId, Constant, ConstantExpr, DataLayout, GlobalId, GlobalProps,
    GlobalVariable, InstBuilder as _, InstId, InstKind, Linkage, Module, Type, UnnamedAddr, Value,
};
use spirv_mapping::convention::nvidia;
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, LlvmPlace, Place};

/// Names of `printf`.
const NAMES: &[&str] = &["_Z6printfPU3AS2Kcz", "_Z18__spirv_ocl_printfPU3AS2Kcz", "printf"];

/// The function of the device.
const DEVICE: &str = "vprintf";

/// The length in bytes up to which the vectors of a format are split into elements.
const LONGEST: usize = 1 << 16;

/// Replaces calls of `printf`.
///
/// # Errors
/// A call has vectors, and its format is not a constant.
pub(super) fn run(module: &mut Module) -> Result<(), Diagnostics> {
    let which = |name: &str| NAMES.contains(&name).then_some(());
    let names: Vec<String> = module
        .functions
        .values()
        .map(|function| function.props.name.to_string_lossy().into_owned())
        .collect();
    let mut diagnostics = Diagnostics::default();
    edit::for_each_body(module, |module, function, body| {
        for (_, _, inst) in body.instructions() {
            let Some(call) = inst.kind.call() else { continue };
            let is_printf = module.as_function(call.callee).is_some_and(|callee| {
                let callee = &module.functions[callee];
                callee.body.is_none() && callee.props.name.as_str().is_some_and(|name| which(name).is_some())
            });
            let is_vector = |&value: &Value| {
                let ty = match value {
                    Value::Const(id) => Some(module.constants.ty(id)),
                    Value::Inst(id) => body.insts.get(id).map(|inst| inst.ty),
                    Value::Arg(index) => {
                        let parts = module.types.function_parts(module.functions[function].ty);
                        parts.and_then(|(_, params, _)| params.get(index as usize).copied())
                    }
                    Value::Metadata(_) | Value::Block(_) => None,
                };
                ty.is_some_and(|ty| module.types.lanes(ty).is_some())
            };
            let format = call.args.first().and_then(|&format| text(module, format));
            if is_printf && format.is_none() && call.args.iter().any(is_vector) {
                let function = names.get(llvm_model::Id::index(function)).cloned().unwrap_or_default();
                let place = Place::Llvm(LlvmPlace { function, ..LlvmPlace::default() });
                let problem = ExecutableProblem::DeviceFormat { triple: nvidia::DEVICE_TRIPLE };
                diagnostics.push(problem.at(place));
            }
        }
    });
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    edit::replace_calls(module, which, |at, (), inst| print(at, inst));
    Ok(())
}

/// The code of a call.
fn print(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let args = at.body.insts[inst].kind.call()?.args.clone();
    let (&format, values) = args.split_first()?;
    let pieces = text(at.module, format).map(|text| pieces(&text));
    let mut format = format;
    let values = match pieces {
        // Formats that need no change are those of the program.
        Some(pieces) if pieces.iter().any(|piece| piece.changes()) => {
            let text: Vec<u8> = pieces.iter().flat_map(Piece::written).chain([0]).collect();
            format = Value::Const(variable(at.module, text));
            taken_apart(at, values, &pieces)
        }
        _ => values.to_vec(),
    };
    let layout = DataLayout::parse(&at.module.data_layout.to_string_lossy()).unwrap_or_default();
    let (mut end, mut places) = (0u64, Vec::new());
    for value in values {
        let value = promoted(at, value);
        let ty = at.ty(value);
        let size = layout.store_size(&at.module.types, ty)?.max(1);
        let offset = end.next_multiple_of(size.next_power_of_two());
        places.push((value, offset, size));
        end = offset + size;
    }
    let generic = at.module.types.ptr(super::GENERIC);
    let mut memory = at.zero(generic);
    if !places.is_empty() {
        let byte = at.module.types.int(8);
        let bytes = at.module.types.array(byte, end.next_multiple_of(8));
        memory = variable_of_function(at, bytes);
        for (value, offset, size) in places {
            let offset = at.int64(offset);
            let place = at.byte_offset(memory, offset);
            at.store(value, place, size.next_power_of_two());
        }
    }
    if at.ty(format) != generic {
        format = at.cast(CastOp::AddrSpaceCast, format, generic);
    }
    let word = at.module.types.int(32);
    let count = at.call_named(DEVICE, word, [format, memory]);
    // The number of values, or a negative number; in OpenCL C zero or -1.
    Some(at.binary_int(BinaryOp::AShr, count, 31))
}

/// Memory of the function, allocated where it begins: the call may be in a loop.
fn variable_of_function(at: &mut Builder<'_>, ty: llvm_model::TypeId) -> Value {
    let generic = at.module.types.ptr(super::GENERIC);
    let count = at.int32(1);
    let kind =
        InstKind::Alloca { allocated: ty, count, align: Align::of(8), inalloca: false, swifterror: false };
    let alloca = at.body.insts.push(llvm_model::Instruction::new(kind, generic));
    if let Some(entry) = at.body.entry() {
        at.body.blocks[entry].insts.insert(0, alloca);
    }
    Value::Inst(alloca)
}

/// A value as C passes it: floats as `double`, small integers as `int`, pointers as generic ones.
fn promoted(at: &mut Builder<'_>, value: Value) -> Value {
    let ty = at.ty(value);
    match at.module.types[ty] {
        Type::Half | Type::BFloat | Type::Float => {
            let double = at.module.types.intern(Type::Double);
            at.cast(CastOp::FPExt, value, double)
        }
        Type::Integer(bits) if bits < 32 => at.resize(value, 32),
        Type::Pointer(space) if space != super::GENERIC => {
            let generic = at.module.types.ptr(super::GENERIC);
            at.cast(CastOp::AddrSpaceCast, value, generic)
        }
        _ => value,
    }
}

/// The values in the place of others: elements in the place of vectors, and integers of 8 bits as wide as the format states.
fn taken_apart(at: &mut Builder<'_>, values: &[Value], pieces: &[Piece]) -> Vec<Value> {
    let mut conversions = pieces.iter().filter_map(|piece| match piece {
        Piece::Conversion(conversion) => Some(conversion),
        Piece::Text(_) => None,
    });
    let mut result = Vec::new();
    let mut rest = values.iter();
    while let Some(&value) = rest.next() {
        let Some(conversion) = conversions.next() else {
            result.push(value);
            continue;
        };
        // Widths and precisions that are arguments come before the value, for each element.
        let mut stars = Vec::new();
        let mut value = value;
        for _ in 0..conversion.stars {
            stars.push(value);
            let Some(&next) = rest.next() else { break };
            value = next;
        }
        let ty = at.ty(value);
        let lanes = at.module.types.lanes(ty);
        for index in 0..lanes.unwrap_or(1) {
            let element = if lanes.is_some() { at.extract(value, index) } else { value };
            result.extend(&stars);
            result.push(narrowed(at, element, conversion));
        }
    }
    result
}

/// An integer with the bits that a conversion prints: the device has no conversions of 8 bits.
fn narrowed(at: &mut Builder<'_>, value: Value, conversion: &Conversion) -> Value {
    let ty = at.ty(value);
    let Some(bits) = at.module.types.int_width(ty) else { return value };
    let printed = match conversion.length.as_slice() {
        b"hh" => 8,
        b"h" => 16,
        _ => bits,
    };
    let value = if printed < bits { at.resize(value, printed) } else { value };
    if printed.min(bits) >= 32 {
        return value;
    }
    let word = at.module.types.int(32);
    let is_signed = matches!(conversion.kind, b'd' | b'i');
    at.cast(if is_signed { CastOp::SExt } else { CastOp::ZExt }, value, word)
}

/// The text that a pointer is to, without the byte 0 at its end; `None` if it is not a constant.
fn text(module: &Module, pointer: Value) -> Option<Vec<u8>> {
    let Value::Const(id) = pointer else { return None };
    let variable = variable_of(module, id)?;
    let initializer =
        module.globals[variable].initializer.filter(|_| module.globals[variable].is_constant)?;
    match &module.constants[initializer] {
        Constant::Data(bytes) if bytes.len() <= LONGEST => {
            Some(bytes.split(|&byte| byte == 0).next().unwrap_or_default().to_vec())
        }
        _ => None,
    }
}

/// The variable whose first byte an address is that of.
fn variable_of(module: &Module, mut id: ConstId) -> Option<GlobalId> {
    // As deep as the forms of addresses of one variable are.
    for _ in 0..8 {
        id = match &module.constants[id] {
            Constant::Global(global) => return Some(*global),
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::Cast { operand, .. } => *operand,
                ConstantExpr::GetElementPtr { base, indices, .. }
                    if indices.iter().all(|&index| module.constants.is_zero(index)) =>
                {
                    *base
                }
                _ => return None,
            },
            _ => return None,
        };
    }
    None
}

/// The address of a constant with a text.
fn variable(module: &mut Module, text: Vec<u8>) -> ConstId {
    let byte = module.types.int(8);
    let ty = module.types.array(byte, text.len() as u64);
    let name = format!("spirv.format.{}", module.globals.len());
    let props = GlobalProps {
        name: name.as_str().into(),
        linkage: Linkage::Internal,
        unnamed_addr: UnnamedAddr::Global,
        address_space: super::GLOBAL,
        align: 1,
        ..GlobalProps::default()
    };
    let mut global = GlobalVariable::declaration(props, ty);
    global.is_constant = true;
    global.initializer = Some(module.constants.data_sequence(ty, text.into()));
    let global = module.globals.push(global);
    module.global_const(global)
}
