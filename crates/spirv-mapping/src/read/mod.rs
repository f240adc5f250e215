//! LLVM call → SPIR-V instruction.

mod face;

use ocl_mangle::{Builtin as Word, Function, Type};
use spirv_grammar::{ImageOperands, Op};

use crate::friendly;
use crate::index;
use crate::name::Slots;
use crate::reading::Reading;
use crate::row::{Dir, Face, Inst, Ret};
use crate::signatures::{Signature, signature};
use crate::ty::{Operand, Ty};

pub(crate) use face::{adapter, operand_count, uses_rounding_operand};

/// A function symbol in the table. Look it up once per declaration, read it once per call.
#[derive(Clone, Debug)]
pub struct Builtin {
    /// The demangled symbol; for unmangled functions the name without parameters.
    pub function: Function,
    mangled: bool,
    candidates: Candidates,
}

/// A face whose name fits, with the values of the name's slots.
type Candidate = (Inst, &'static Face, Slots);

#[derive(Clone, Debug)]
enum Candidates {
    Faces(Vec<Candidate>),
    Friendly(Box<friendly::Parsed>),
}

/// `NAME` of the symbol `_ZnNAME`, where `n` is its length and nothing follows.
fn without_length(symbol: &str) -> Option<&str> {
    let rest = symbol.strip_prefix("_Z")?;
    let name = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let length = rest.get(..rest.len() - name.len())?.parse().ok()?;
    name.get(..length).filter(|name| name.starts_with(friendly::PREFIX))
}

/// Whether a symbol is a builtin's by its name. A function of that name which has to be imported has a signature that no
/// builtin has, or a name that only looks like one: libraries will not have it.
pub fn is_reserved(symbol: &str) -> bool {
    symbol.contains(friendly::PREFIX) || Builtin::lookup(symbol).is_some()
}

/// Returns the message for a function that [`is_reserved`] and has to be imported.
pub fn unresolved(symbol: &str) -> String {
    format!("{symbol} stays an import: no builtin of its name has these types")
}

impl Builtin {
    /// The builtin that `symbol` names, mangled or one of clang's unmangled runtime functions; `None` if the table
    /// has no function of that name.
    pub fn lookup(symbol: &str) -> Option<Builtin> {
        let (function, mangled) = match ocl_mangle::demangle(symbol) {
            Ok(mut function) => {
                if function.ret.is_some() {
                    function.params = function.params.iter().map(|t| function.resolve(t)).collect();
                }
                // Clang declares the stores of `atomic_half` with a value of that type, all others with a plain one.
                for param in &mut function.params {
                    if let Type::Atomic(plain) = param {
                        *param = (**plain).clone();
                    }
                }
                // Rows have variadic functions by their plain names.
                let variadic = function.params.last() == Some(&Type::Builtin(Word::Ellipsis));
                (function, !variadic)
            }
            // Friendly names need no types behind them, or none that can be read: `_Z13__spirv_IsNan`.
            Err(_) => (Function::new(without_length(symbol).unwrap_or(symbol), Vec::new()), false),
        };
        let base = function.name.base();
        if let Some(parsed) = friendly::parse(base) {
            return Some(Builtin { candidates: Candidates::Friendly(Box::new(parsed)), function, mangled });
        }
        let faces: Vec<_> = index::faces(base)
            .filter(|(_, face, _)| face.mangled == mangled && matches!(face.dir, Dir::Both | Dir::ToSpirv))
            .collect();
        (!faces.is_empty()).then_some(Builtin { function, mangled, candidates: Candidates::Faces(faces) })
    }

    /// Reads one call; `None` if no spelling has these types and constants: then it is not a builtin call.
    pub fn read(&self, args: &[Operand], ret: &Ty) -> Option<Reading> {
        match &self.candidates {
            Candidates::Friendly(parsed) => friendly::read(parsed, self.function.ret.is_some(), args, ret),
            Candidates::Faces(faces) => faces.iter().find_map(|face| self.read_as(face, args, ret)),
        }
    }

    /// Returns the reason why a call that cannot be read is rejected: it has the name of an instruction that only
    /// extensions have, and other types. Templates are exempt, whose names cannot always be read: headers of SYCL had
    /// them with other parameters.
    pub fn refused(&self, args: &[Operand], ret: &Ty) -> Option<crate::signatures::Mismatch> {
        match &self.candidates {
            Candidates::Friendly(parsed) if self.mangled && self.function.ret.is_none() => {
                friendly::refused(parsed, args, ret)
            }
            _ => None,
        }
    }

    /// Returns the readings of a call by all faces: one at most, by the laws.
    #[cfg(test)]
    pub(crate) fn readers(&self, args: &[Operand], ret: &Ty) -> Vec<Reading> {
        match &self.candidates {
            Candidates::Friendly(parsed) => {
                friendly::read(parsed, self.function.ret.is_some(), args, ret).into_iter().collect()
            }
            Candidates::Faces(faces) => {
                faces.iter().filter_map(|face| self.read_as(face, args, ret)).collect()
            }
        }
    }

    fn read_as(&self, candidate: &Candidate, args: &[Operand], ret: &Ty) -> Option<Reading> {
        let (inst, face, slots) = candidate;
        let types = self.mangled.then_some(self.function.params.as_slice());
        // A structure is returned through the first argument.
        let first = usize::from(matches!(face.ret, Ret::Struct(_)) && *ret == Ty::Void);
        let mut reading = face::read(*inst, face, slots, types, args.get(first..)?, ret)?;
        reading.operands.iter_mut().for_each(|value| value.shift(first));
        Some(reading)
    }

    /// Returns how the function for `op` extends the integers of the texel that it reads or writes, as far as its name
    /// specifies it, and the number of the operand that does.
    pub fn texel_extension(&self, op: Op) -> Option<(usize, ImageOperands)> {
        matches!(self.candidates, Candidates::Friendly(_))
            .then(|| friendly::texels::extension(&self.function, op))
            .flatten()
    }

    /// Returns the pointee type of the pointer parameter `param`, as far as the symbol determines it.
    pub fn pointee(&self, param: usize) -> Option<Ty> {
        match Ty::from_mangled(self.function.params.get(param)?)? {
            Ty::Pointer { pointee, .. } => pointee.map(|t| *t),
            _ => None,
        }
    }

    /// The faces under consideration; empty for the `__spirv_` functions, which have no faces.
    pub fn faces(&self) -> Vec<(Inst, &'static Face)> {
        match &self.candidates {
            Candidates::Faces(faces) => faces.iter().map(|(inst, face, _)| (*inst, *face)).collect(),
            Candidates::Friendly(_) => Vec::new(),
        }
    }
}

/// Reads one call without keeping the lookup.
pub fn read(symbol: &str, args: &[Operand], ret: &Ty) -> Option<Reading> {
    Builtin::lookup(symbol)?.read(args, ret)
}

/// Returns whether the function with this name (without its mangling) returns a pointer to the same object as its first
/// argument.
pub fn passes_through(name: &str) -> bool {
    let passes = |inst| signature(inst).is_some_and(Signature::passes_through);
    match name.strip_prefix(friendly::PREFIX) {
        Some(rest) => {
            let name = rest.split_once('_').map_or(rest, |(name, _)| name);
            Op::from_name(name).is_some_and(|op| passes(Inst::Core(op)))
        }
        None => index::faces(name).any(|(inst, ..)| passes(inst)),
    }
}
