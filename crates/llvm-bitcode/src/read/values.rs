//! The numbering of values: globals, module constants, then for each function its arguments, constants, results.

use llvm_model::{ConstId, TypeId, Value};

use super::ModuleReader;
use super::ops::Parsed;
use crate::error::ReadErrorKind;

/// A numbered value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The value; `None` for a constant that waits for later ones.
    pub(crate) value: Option<Value>,
    /// Its type.
    pub(crate) ty: TypeId,
    /// The number of its type in the file, which determines the pointee of a typed pointer; [`super::NONE`] if not known.
    pub(crate) type_no: u32,
}

impl ModuleReader<'_> {
    /// The value with a number, if it is known already.
    #[inline]
    pub(super) fn slot(&self, number: u64) -> Parsed<&Slot> {
        usize::try_from(number)
            .ok()
            .and_then(|n| self.values.get(n))
            .ok_or(ReadErrorKind::BadReference { what: "value", id: number })
    }

    /// The constant with a value number.
    pub(super) fn constant(&self, number: u64) -> Parsed<ConstId> {
        match self.slot(number)?.value {
            Some(Value::Const(id)) => Ok(id),
            _ => Err(ReadErrorKind::BadReference { what: "constant", id: number }),
        }
    }
}
