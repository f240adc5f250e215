//! Loads and stores of memory with explicit layout: part by part, and each scalar or vector at its bytes.

use crate::code::Code;
use crate::layout::Layout;
use crate::parts::Parts;
use crate::problem::Res;
use llvm_model::{InstBuilder as _, Type, TypeId, Value};
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

/// A pointer to memory with explicit layout.
#[derive(Clone, Copy)]
struct Place<'l> {
    pointer: Value,
    offset: u64,
    layout: &'l Layout,
    volatile: bool,
}

/// Loads a value of type `ty`, in the module that is made, from memory that is laid out so.
pub(crate) fn load(
    code: &mut Code<'_>,
    pointer: Value,
    layout: &Layout,
    ty: TypeId,
    volatile: bool,
) -> Res<Value> {
    let mut parts = Parts::default();
    read(code, Place { pointer, offset: 0, layout, volatile }, ty, &mut parts)
}

/// Stores a value into memory that is laid out so.
pub(crate) fn store(
    code: &mut Code<'_>,
    pointer: Value,
    layout: &Layout,
    value: Value,
    volatile: bool,
) -> Res<()> {
    let mut parts = Parts::default();
    write(code, Place { pointer, offset: 0, layout, volatile }, value, &mut parts)
}

impl<'l> Place<'l> {
    fn at(self, offset: u64, layout: &'l Layout) -> Res<Place<'l>> {
        let offset = self.offset.checked_add(offset).ok_or(ExecutableProblem::TooLarge)?;
        Ok(Place { offset, layout, ..self })
    }

    /// The address, `extra` bytes further.
    fn address(self, code: &mut Code<'_>, extra: u64) -> Value {
        let offset = code.int64(self.offset.wrapping_add(extra));
        code.bytes_further(self.pointer, offset)
    }

    /// How many parts a value of type `ty` has; `None` for scalars and vectors.
    fn parts(self, code: &Code<'_>, ty: TypeId) -> Option<u64> {
        match (&code.out.types[ty], self.layout) {
            (Type::Array { count, .. }, Layout::Array(..)) => Some(*count),
            // A structure that only keeps an array apart has its layout.
            (Type::NamedStruct(_), Layout::Array(..)) => Some(1),
            (Type::NamedStruct(_) | Type::Struct(_), Layout::Struct(members)) => Some(members.len() as u64),
            _ => None,
        }
    }

    /// A part of a value of type `ty`, with its type.
    fn part(self, code: &Code<'_>, ty: TypeId, index: u64) -> Res<(Place<'l>, TypeId)> {
        let other = || Problem::internal("memory of another type");
        let part = code.out.types.element(ty, index).ok_or_else(other)?;
        let place = match (&code.out.types[ty], self.layout) {
            (Type::Array { .. }, Layout::Array(inner, stride)) => {
                self.at(stride.checked_mul(index).ok_or(ExecutableProblem::TooLarge)?, inner)?
            }
            (_, Layout::Struct(members)) => {
                let member = usize::try_from(index).ok().and_then(|index| members.get(index));
                let (offset, inner) = member.ok_or_else(other)?;
                self.at(*offset, inner)?
            }
            _ => self,
        };
        Ok((place, part))
    }
}

fn read(code: &mut Code<'_>, place: Place<'_>, ty: TypeId, parts: &mut Parts) -> Res<Value> {
    parts.count()?;
    if let Some(count) = place.parts(code, ty) {
        let mut whole = code.poison(ty);
        for index in 0..count {
            let (place, ty) = place.part(code, ty, index)?;
            let part = read(code, place, ty, parts)?;
            whole = code.insert_value(whole, part, &[index as u32]);
        }
        return Ok(whole);
    }
    let size = plain_size(code, ty)?;
    match place.layout {
        Layout::Plain => {
            let address = place.address(code, 0);
            Ok(code.load_as(ty, address, size, place.volatile))
        }
        Layout::Strided(stride) => {
            let (element, lanes) = (code.out.types.scalar(ty), code.out.types.lanes(ty).unwrap_or(1));
            let mut components = Vec::with_capacity(lanes as usize);
            for lane in 0..lanes {
                let address = place.address(code, stride.wrapping_mul(lane.into()));
                components.push(code.load_as(element, address, size, place.volatile));
            }
            Ok(code.join_components(&components))
        }
        _ => Err(Problem::internal("memory of another type")),
    }
}

fn write(code: &mut Code<'_>, place: Place<'_>, value: Value, parts: &mut Parts) -> Res<()> {
    parts.count()?;
    let ty = code.ty(value);
    if let Some(count) = place.parts(code, ty) {
        for index in 0..count {
            let (place, _) = place.part(code, ty, index)?;
            let part = code.extract_value(value, &[index as u32]);
            write(code, place, part, parts)?;
        }
        return Ok(());
    }
    let size = plain_size(code, ty)?;
    match place.layout {
        Layout::Plain => {
            let address = place.address(code, 0);
            code.store_as(value, address, size, place.volatile);
            Ok(())
        }
        Layout::Strided(stride) => {
            for (lane, component) in code.components(value).into_iter().enumerate() {
                let address = place.address(code, stride.wrapping_mul(lane as u64));
                code.store_as(component, address, size, place.volatile);
            }
            Ok(())
        }
        _ => Err(Problem::internal("memory of another type")),
    }
}

/// Returns the size of a scalar, or of a component of a vector, which is the alignment of its memory.
fn plain_size(code: &Code<'_>, ty: TypeId) -> Res<u64> {
    crate::layout::scalar_size(code.out, ty).ok_or(ExecutableProblem::BufferValue.into())
}
