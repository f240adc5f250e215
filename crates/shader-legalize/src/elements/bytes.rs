//! The bytes of constants, as the host puts them into a buffer.

use crate::memory::Layouts;
use llvm_model::{ConstId, Constant, Module, Type};

/// How deep constants nest.
const MAX_DEPTH: u32 = 64;

/// Writes a constant at the beginning of `bytes`, which has room for its type and is zero; `None` if a part of it is not a number: an
/// address.
pub(crate) fn write(module: &Module, layouts: &Layouts<'_>, id: ConstId, bytes: &mut [u8]) -> Option<()> {
    write_at(module, layouts, id, bytes, 0)
}

fn write_at(module: &Module, layouts: &Layouts<'_>, id: ConstId, bytes: &mut [u8], depth: u32) -> Option<()> {
    let types = &module.types;
    let ty = module.constants.ty(id);
    match &module.constants[id] {
        Constant::Null | Constant::Undef | Constant::Poison => Some(()),
        Constant::Data(data) => {
            bytes.get_mut(..data.len())?.copy_from_slice(data);
            Some(())
        }
        Constant::Int(_) | Constant::Float(_) => {
            let bits = types.int_width(ty).or_else(|| types[ty].float_width())?;
            let number = match &module.constants[id] {
                Constant::Int(number) | Constant::Float(number) => number.to_u64()?,
                _ => return None,
            };
            let size = bits.div_ceil(8) as usize;
            bytes.get_mut(..size)?.copy_from_slice(number.to_le_bytes().get(..size)?);
            Some(())
        }
        Constant::Aggregate(parts) if depth < MAX_DEPTH => {
            let offsets: Vec<u64> = match types[ty] {
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    let size = layouts.size(types, element)?;
                    (0..parts.len() as u64).map(|index| index * size).collect()
                }
                _ => layouts.offsets(types, ty)?,
            };
            for (&part, offset) in parts.iter().zip(offsets) {
                let rest = bytes.get_mut(usize::try_from(offset).ok()?..)?;
                write_at(module, layouts, part, rest, depth + 1)?;
            }
            Some(())
        }
        _ => None,
    }
}

/// The digits of bytes, two for each.
pub(crate) fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
