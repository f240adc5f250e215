//! Copies and fills of memory: `llvm.memcpy`, `llvm.memmove`, `llvm.memset`. LangRef, "Standard C/C++ Library Intrinsics".

use super::{Frame, Machine};
use crate::semantics::{Scalar, Value};
use crate::undecided::Undecided;

/// How many bytes a copy or a fill may have.
const MOST: u64 = 1 << 16;

impl<'m> Machine<'m> {
    /// Executes a copy or a fill; `false` if the name is of another intrinsic.
    pub(super) fn copy(
        &mut self,
        frame: &mut Frame<'m>,
        name: &str,
        args: &[Value],
    ) -> Result<bool, Undecided> {
        let is_fill = name.starts_with("llvm.memset.");
        if !is_fill && !name.starts_with("llvm.memcpy.") && !name.starts_with("llvm.memmove.") {
            return Ok(false);
        }
        let [to, from, Value::Scalar(length), ..] = args else {
            return Err(Undecided::Construct(format!("@{name}")));
        };
        let unknown = || Undecided::Construct("a copy of a symbolic or large length".to_owned());
        let length = length.bits.small().filter(|&length| length <= MOST).ok_or_else(unknown)?;
        if length == 0 {
            return Ok(true);
        }
        let bytes: Vec<Scalar> = match from {
            Value::Scalar(byte) if is_fill => vec![byte.clone(); length as usize],
            _ => {
                let from = self.address(frame, from, length)?;
                (from..from + length).map(|address| self.byte(address)).collect()
            }
        };
        let to = self.address(frame, to, length)?;
        for (address, byte) in (to..).zip(bytes) {
            self.set_byte(address, byte);
        }
        Ok(true)
    }
}
