//! Loads and stores of memory with explicit layout: part by part, and each scalar or vector at its bytes.

use crate::code::Code;
use crate::layout::Layout;
use crate::problem::{Problem, Res};
use llvm_model::{InstKind, Type, TypeId, Value};

/// How many scalars and vectors one load or store may have: whoever copies more has an array, and a loop.
const MAX_PARTS: u32 = 1 << 14;

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
    let mut parts = 0;
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
    let mut parts = 0;
    write(code, Place { pointer, offset: 0, layout, volatile }, value, &mut parts)
}

impl<'l> Place<'l> {
    fn at(self, offset: u64, layout: &'l Layout) -> Res<Place<'l>> {
        let offset = self.offset.checked_add(offset).ok_or("it is too large")?;
        Ok(Place { offset, layout, ..self })
    }

    /// The address, `extra` bytes further.
    fn address(self, code: &mut Code<'_>, extra: u64) -> Value {
        let offset = code.offset(self.offset.wrapping_add(extra));
        code.bytes_further(self.pointer, offset)
    }

    fn load(self, code: &mut Code<'_>, ty: TypeId, pointer: Value, align: u64) -> Value {
        code.emit(InstKind::Load { pointer, align, volatile: self.volatile, atomic: None }, ty)
    }

    fn store(self, code: &mut Code<'_>, value: Value, pointer: Value, align: u64) {
        let void = code.out.types.void();
        code.emit(InstKind::Store { value, pointer, align, volatile: self.volatile, atomic: None }, void);
    }

    /// The parts of a value of type `ty`, each with its place and its index; `None` for scalars and vectors.
    fn parts(self, code: &Code<'_>, ty: TypeId) -> Res<Option<Vec<(Place<'l>, TypeId)>>> {
        let types = &code.out.types;
        match (&types[ty], self.layout) {
            (Type::Array { element, count }, Layout::Array(inner, stride)) => {
                let count =
                    u32::try_from(*count).ok().filter(|&count| count <= MAX_PARTS).ok_or_else(too_many)?;
                let part = |index: u32| {
                    let offset = stride.checked_mul(index.into()).ok_or("it is too large")?;
                    Ok((self.at(offset, inner)?, *element))
                };
                (0..count).map(part).collect::<Res<_>>().map(Some)
            }
            // What only keeps an array apart from others has its layout.
            (Type::NamedStruct(_), Layout::Array(..)) => {
                let array = types.element(ty, 0).ok_or("its type is another than that of the memory")?;
                Ok(Some(vec![(self, array)]))
            }
            (Type::NamedStruct(_) | Type::Struct(_), Layout::Struct(members)) => {
                let fields = types.struct_body(ty).map_or(&[][..], |body| &body.fields);
                if fields.len() != members.len() {
                    return Err(Problem::new("its type is another than that of the memory"));
                }
                let parts = fields.iter().zip(members.iter());
                parts
                    .map(|(&field, (offset, inner))| Ok((self.at(*offset, inner)?, field)))
                    .collect::<Res<_>>()
                    .map(Some)
            }
            _ => Ok(None),
        }
    }
}

fn read(code: &mut Code<'_>, place: Place<'_>, ty: TypeId, parts: &mut u32) -> Res<Value> {
    if let Some(inner) = place.parts(code, ty)? {
        let mut whole = code.poison(ty);
        for (index, (place, ty)) in inner.into_iter().enumerate() {
            let part = read(code, place, ty, parts)?;
            whole = code.with_part(whole, part, &[index as u32]);
        }
        return Ok(whole);
    }
    count(parts)?;
    let size = plain_size(code, ty)?;
    match place.layout {
        Layout::Plain => {
            let address = place.address(code, 0);
            Ok(place.load(code, ty, address, size))
        }
        Layout::Strided(stride) => {
            let (element, lanes) = (code.out.types.scalar(ty), code.out.types.lanes(ty).unwrap_or(1));
            let mut components = Vec::with_capacity(lanes as usize);
            for lane in 0..lanes {
                let address = place.address(code, stride.wrapping_mul(lane.into()));
                components.push(place.load(code, element, address, size));
            }
            Ok(code.vector(&components))
        }
        _ => Err(Problem::new("its type is another than that of the memory")),
    }
}

fn write(code: &mut Code<'_>, place: Place<'_>, value: Value, parts: &mut u32) -> Res<()> {
    let ty = code.ty(value);
    if let Some(inner) = place.parts(code, ty)? {
        for (index, (place, _)) in inner.into_iter().enumerate() {
            let part = code.part(value, &[index as u32]);
            write(code, place, part, parts)?;
        }
        return Ok(());
    }
    count(parts)?;
    let size = plain_size(code, ty)?;
    match place.layout {
        Layout::Plain => {
            let address = place.address(code, 0);
            place.store(code, value, address, size);
            Ok(())
        }
        Layout::Strided(stride) => {
            for (lane, component) in code.components(value).into_iter().enumerate() {
                let address = place.address(code, stride.wrapping_mul(lane as u64));
                place.store(code, component, address, size);
            }
            Ok(())
        }
        _ => Err(Problem::new("its type is another than that of the memory")),
    }
}

/// The size of a scalar, or of a component of a vector, which is what its memory is aligned to.
fn plain_size(code: &Code<'_>, ty: TypeId) -> Res<u64> {
    crate::layout::scalar_size(code.out, ty)
        .ok_or_else(|| Problem::new("a value of its type is in no buffer"))
}

fn count(parts: &mut u32) -> Res<()> {
    *parts += 1;
    if *parts <= MAX_PARTS { Ok(()) } else { Err(too_many()) }
}

fn too_many() -> Problem {
    Problem::new(format!("a value of more than {MAX_PARTS} parts is moved at once")).help("copy it in a loop")
}
