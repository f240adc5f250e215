//! The arguments of functions.

use crate::bits::{Bits, Script};
use crate::program::Program;
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use crate::world::World;
use llvm_model::{FunctionId, Type, TypeId};

/// The numbers that are arguments. Pointers point to objects in all forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Small integers, so that sizes and trip counts are small.
    Small,
    /// Any.
    Large,
    /// Symbols.
    Symbols,
}

/// Returns the arguments of a function.
///
/// # Errors
/// The type of a parameter is not modeled.
pub(super) fn of_function(
    program: &Program,
    function: FunctionId,
    script: &mut Script,
    world: &mut World,
    numbers: Numbers,
) -> Result<Vec<Value>, Undecided> {
    let params = parameters(program, function);
    let mut builder = Builder { program, script, world, numbers };
    params.iter().enumerate().map(|(index, &ty)| builder.value(ty, &format!("%{index}"))).collect()
}

/// Returns the arguments of a function for the legalized one, whose parameters may have other types with the same bits.
///
/// # Errors
/// The legalized function has other parameters.
pub(super) fn of_legalized(
    script: &mut Script,
    (original, legalized): (&Program, &Program),
    (from, to): (FunctionId, FunctionId),
    args: &[Value],
) -> Result<Vec<Value>, Undecided> {
    let (old, new) = (parameters(original, from), parameters(legalized, to));
    if old.len() != new.len() {
        return Err(Undecided::Construct("a function with other parameters after legalization".to_owned()));
    }
    let pairs = old.iter().zip(&new).zip(args);
    pairs
        .map(|((&old, &new), arg)| {
            let (widths, wanted) = (widths(original, old)?, self::widths(legalized, new)?);
            if widths == wanted {
                return Ok(arg.clone());
            }
            let mut scalars = Vec::new();
            semantics::flatten(arg, &mut scalars);
            if widths.len() == wanted.len() && widths.iter().zip(&wanted).all(|(old, new)| old < new) {
                let mut next = wanted.iter();
                return Ok(semantics::map(arg, &mut |scalar| {
                    let width = next.next().copied().unwrap_or_else(|| scalar.bits.width());
                    Scalar::new(script.resize(&scalar.bits, width, false))
                }));
            }
            let mut whole = Bits::new(1, 0);
            for (index, scalar) in scalars.iter().enumerate() {
                whole = if index == 0 { scalar.bits.clone() } else { script.concat(&scalar.bits, &whole) };
            }
            let whole = script.resize(&whole, wanted.iter().sum(), false);
            let mut low = 0;
            let parts = wanted.iter().map(|&width| {
                low += width;
                Value::Scalar(Scalar::new(script.extract(&whole, low - width, width)))
            });
            let parts: Vec<Value> = parts.collect();
            match (legalized.module.types.element_count(new), parts.first()) {
                (None, Some(scalar)) => Ok(scalar.clone()),
                (Some(count), _) if count == parts.len() as u64 => Ok(Value::List(parts)),
                _ => Err(Undecided::Construct(
                    "a parameter of another structure after legalization".to_owned(),
                )),
            }
        })
        .collect()
}

fn parameters(program: &Program, function: FunctionId) -> Vec<TypeId> {
    let types = &program.module.types;
    let parts = types.function_parts(program.module.functions[function].ty);
    parts.map(|(_, params, _)| params.to_vec()).unwrap_or_default()
}

/// The widths of the scalars of a type.
fn widths(program: &Program, ty: TypeId) -> Result<Vec<u32>, Undecided> {
    let mut script = Script::default();
    let mut world = World::of_values(1);
    let mut builder = Builder { program, script: &mut script, world: &mut world, numbers: Numbers::Small };
    let mut scalars = Vec::new();
    semantics::flatten(&builder.value(ty, "")?, &mut scalars);
    Ok(scalars.iter().map(|scalar| scalar.bits.width()).collect())
}

struct Builder<'b> {
    program: &'b Program,
    script: &'b mut Script,
    world: &'b mut World,
    numbers: Numbers,
}

impl Builder<'_> {
    fn value(&mut self, ty: TypeId, name: &str) -> Result<Value, Undecided> {
        let types = &self.program.module.types;
        let unknown = || Undecided::Construct(format!("a parameter of the type {:?}", types[ty]));
        let width = match types[ty] {
            Type::Pointer(space) => {
                let address = Bits::new(self.program.layout.pointer(space).bits, self.world.place(name).0);
                return Ok(Value::Scalar(Scalar::new(address)));
            }
            Type::TargetExt { .. } => {
                return Ok(Value::Scalar(Scalar::new(self.world.argument(name, 64, false))));
            }
            Type::Vector { scalable: true, .. } => {
                return Err(Undecided::Construct("a scalable vector".to_owned()));
            }
            _ => types.bit_width(ty).or(types[ty].float_width()),
        };
        let Some(width) = width else {
            let count = types.element_count(ty).ok_or_else(unknown)?;
            let element = |index| {
                let element = types.element(ty, index).ok_or_else(unknown)?;
                self.value(element, &format!("{name}.{index}"))
            };
            return (0..count).map(element).collect::<Result<_, _>>().map(Value::List);
        };
        let is_small = self.numbers == Numbers::Small && types.int_width(ty).is_some();
        Ok(Value::Scalar(Scalar::new(match self.numbers {
            Numbers::Symbols => self.script.input(width),
            _ => self.world.argument(name, width, is_small),
        })))
    }
}
