//! Conversions of numbers in formats that LLVM IR has no types for ([`small_formats`]). Their values are integers, alone,
//! in vectors, or several in one wider integer.

use crate::lower::code::{Code, memory};
use llvm_model::{Call, Constant, InstId, Type, TypeId, Value};
use spirv_mapping::convention::small_formats::{self, Conversion, Format};
use spirv_module::{Decoration, Id, Op};
use translate_common::problems::CallProblem;

/// How the numbers of one side of a conversion are held.
#[derive(Clone, Copy)]
struct Held {
    /// The LLVM type.
    ty: TypeId,
    /// The SPIR-V type of values of it.
    id: Id,
}

/// Lowers the call of a function that is named after a conversion; false for any other.
pub(in crate::lower) fn lower_conversion(
    code: &mut Code<'_, '_>,
    inst: InstId,
    name: &str,
    call: &Call,
) -> bool {
    let Some(conversion) = small_formats::named(name) else { return false };
    let Some((&value, seeds)) = call.args.split_first() else { return false };
    if !conversion.takes(call.args.len()) || !are_seeds(code, seeds) {
        code.report().problem(CallProblem::SmallFormatArguments { name: name.to_string() });
        return true;
    }
    let (id, ty) = code.operand(value);
    let given = Held { ty: code.type_of(value), id: ty };
    let taken = Held { ty: code.type_of(Value::Inst(inst)), id: code.natural_type(inst) };
    let lanes = lanes(code, &conversion, given.ty, taken.ty);
    let types =
        (in_format(code, conversion.from, given.ty, lanes), in_format(code, conversion.to, taken.ty, lanes));
    let (Some(from), Some(to)) = types else { return misfit(code, name) };
    let (Some(unpacking), Some(packing)) =
        (steps(code, given, conversion.from, from, lanes), steps(code, taken, conversion.to, to, lanes))
    else {
        return misfit(code, name);
    };
    let (mut number, mut unpacking) = (id, unpacking.as_slice());
    if let Some((&(Op::UConvert, nibbles), rest)) = unpacking.split_first()
        && let Some(constant) = constant_nibbles(code, value, nibbles, lanes)
    {
        (number, unpacking) = (constant, rest);
    }
    for &(op, ty) in unpacking {
        number = code.emit(op, ty, &[number.0]);
    }
    let mut operands = vec![number.0];
    for &seed in seeds {
        let int = code.pool().int_type(32);
        let is_pointer = code.input().is_pointer(code.type_of(seed));
        operands.push(if is_pointer { memory::pointer_to(code, seed, int) } else { code.value(seed) }.0);
    }
    // The last instruction is the call's result.
    let mut todo = vec![(conversion.op, to)];
    let made = std::iter::once(taken.id).chain(packing.iter().map(|&(_, ty)| ty));
    let back: Vec<(Op, Id)> = packing.iter().zip(made).map(|(&(op, _), ty)| (op, ty)).collect();
    todo.extend(back.into_iter().rev());
    for (step, &(op, ty)) in todo.iter().enumerate() {
        let id = if step + 1 == todo.len() {
            code.define(inst, op, ty, &operands)
        } else {
            code.emit(op, ty, &operands)
        };
        if step == 0 && conversion.saturated {
            code.out().decorate(id, Decoration::SaturatedToLargestFloat8NormalConversionEXT, &[]);
        }
        operands = vec![id.0];
    }
    true
}

/// Whether these can be a seed, and where the next one is put.
fn are_seeds(code: &Code<'_, '_>, seeds: &[Value]) -> bool {
    let types = &code.module().types;
    seeds.iter().enumerate().all(|(at, &seed)| {
        let ty = code.type_of(seed);
        if at == 0 { types.int_width(ty) == Some(32) } else { code.input().is_pointer(ty) }
    })
}

/// The constant of 4-bit integers, which are of that type, for one of bytes that hold them.
fn constant_nibbles(code: &mut Code<'_, '_>, value: Value, nibbles: Id, lanes: u32) -> Option<Id> {
    let Value::Const(constant) = code.resolve(value) else { return None };
    let module = code.module();
    let words: Vec<u32> = match &module.constants[constant] {
        Constant::Int(bits) => vec![bits.to_u64()? as u32],
        Constant::Data(bytes) if bytes.len() == lanes as usize => {
            bytes.iter().map(|&byte| byte.into()).collect()
        }
        _ => return None,
    };
    let nibble = code.pool().int_type(4);
    let parts: Vec<Id> = words.iter().map(|word| code.pool().narrow_constant(nibble, word & 0xf)).collect();
    match *parts.as_slice() {
        [only] if lanes == 1 => Some(only),
        _ => Some(code.pool().composite(
            Op::ConstantComposite,
            nibbles,
            parts.iter().map(|part| part.0).collect(),
        )),
    }
}

fn misfit(code: &mut Code<'_, '_>, name: &str) -> bool {
    code.report().problem(CallProblem::SmallFormatTypes { name: name.to_string() });
    true
}

/// Returns the number of converted numbers: the number of components of the side whose components are numbers.
fn lanes(code: &Code<'_, '_>, conversion: &Conversion, given: TypeId, taken: TypeId) -> u32 {
    let types = &code.module().types;
    let lanes = |ty| types.lanes(ty).unwrap_or(1);
    // Packed numbers are small; the wider side determines their number.
    if conversion.from.width() >= conversion.to.width() { lanes(given) } else { lanes(taken) }
}

/// The type of so many numbers in a format; of a matrix of them where the LLVM type is a matrix.
fn in_format(code: &mut Code<'_, '_>, format: Format, like: TypeId, lanes: u32) -> Option<Id> {
    let number = match format.encoding() {
        Some(encoding) => code.pool().intern(Op::TypeFloat, &[format.width(), encoding.0]),
        None if format.is_integer() => code.pool().int_type(format.width()),
        None => code.pool().float_type(format.width()),
    };
    if matches!(code.module().types[like], Type::TargetExt { .. }) {
        return code.types().matrix_of(like, number);
    }
    match lanes {
        1 => Some(number),
        2 | 3 | 4 | 8 | 16 => Some(code.pool().vector_type(number, lanes)),
        _ => None,
    }
}

/// Returns the instructions that convert the container to numbers, with the types of their results; in reverse order
/// they convert numbers to the container. Returns `None` if the container has another size.
fn steps(
    code: &mut Code<'_, '_>,
    held: Held,
    format: Format,
    numbers: Id,
    lanes: u32,
) -> Option<Vec<(Op, Id)>> {
    if held.id == numbers {
        return Some(Vec::new());
    }
    let types = &code.module().types;
    if matches!(types[held.ty], Type::TargetExt { .. }) {
        return Some(vec![(Op::Bitcast, numbers)]);
    }
    let element = types.scalar(held.ty);
    let width = types.int_width(element).or(types[element].float_width())?;
    // Vectors of LLVM have any number of lanes.
    let bits = u64::from(width) * u64::from(types.lanes(held.ty).unwrap_or(1));
    let numbered = |width: u32| u64::from(lanes) * u64::from(width);
    if bits == numbered(format.width()) {
        return Some(vec![(Op::Bitcast, numbers)]);
    }
    // SPIR-V's integers of LLVM's 4 bits have 8, the upper ones zero.
    if format.width() != 4 || bits != numbered(8) {
        return None;
    }
    let nibble = code.pool().int_type(4);
    let nibbles = if lanes == 1 { nibble } else { code.pool().vector_type(nibble, lanes) };
    let mut steps = vec![(Op::UConvert, nibbles)];
    if nibbles != numbers {
        steps.push((Op::Bitcast, numbers));
    }
    Some(steps)
}
