//! Symbol → type tree.

mod cursor;
mod names;

use crate::builtin::Builtin;
use crate::types::{Component, Function, Name, Qualifiers, Type};
use crate::{Convention, mangle};

/// Deepest nesting of types that is read.
pub const MAX_DEPTH: usize = 64;
/// Most tree nodes that one symbol may unfold to, substitutions expanded.
pub const MAX_NODES: usize = 16_384;
/// Most bits that an integer has.
const MAX_WIDTH: u32 = 1 << 23;

/// Why a symbol was not read. Offsets are bytes from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Does not begin with `_Z`.
    #[error("not a mangled name")]
    NotMangled,
    /// The encoding is broken here.
    #[error("malformed mangled name at byte {0}")]
    Malformed(usize),
    /// A production that this crate does not read (operators, expressions, constructors, ...).
    #[error("unsupported construct in mangled name at byte {0}")]
    Unsupported(usize),
    /// `S_`, `S0_`, ... refers to nothing.
    #[error("substitution at byte {0} refers to nothing")]
    Substitution(usize),
    /// More than [`MAX_DEPTH`] or [`MAX_NODES`].
    #[error("mangled name unfolds to too much at byte {0}")]
    TooLarge(usize),
}

/// The name at the start of a symbol, `fract` of `_Z5fractfPf`; what follows is not looked at. `None` for symbols that are
/// not mangled, and for names inside of others.
pub fn source_name(symbol: &str) -> Option<&str> {
    let rest = symbol.strip_prefix("_Z")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let length: usize = rest.get(..digits)?.parse().ok()?;
    rest.get(digits..)?.get(..length)
}

/// Reads a symbol of either [`Convention`]: the one under which mangling gives the symbol back. Under both it may: then
/// names that are reserved, as no function of OpenCL C has one, are those of C++.
///
/// # Errors
/// When neither convention can read it; the error is that of the one that is tried first.
pub fn demangle(symbol: &str) -> Result<Function, Error> {
    let is_reserved = source_name(symbol).is_some_and(|name| name.starts_with("__"));
    let (likely, other) = match is_reserved {
        true => (Convention::Cxx, Convention::OpenCl),
        false => (Convention::OpenCl, Convention::Cxx),
    };
    let first = demangle_as(symbol, likely);
    // Only unqualified pointees (and array elements) make a difference, and only if something refers back.
    if !symbol.contains('S') {
        return first;
    }
    if let Ok(f) = &first
        && mangle(f, likely) == symbol
    {
        return first;
    }
    match demangle_as(symbol, other) {
        Ok(f) if first.is_err() || mangle(&f, other) == symbol => Ok(f),
        _ => first,
    }
}

/// Reads a symbol written with `convention`.
///
/// # Errors
/// See [`Error`].
pub fn demangle_as(symbol: &str, convention: Convention) -> Result<Function, Error> {
    if !symbol.starts_with("_Z") {
        return Err(Error::NotMangled);
    }
    let mut r = Reader { text: symbol.as_bytes(), at: 2, subs: Vec::new(), depth: 0, nodes: 0, convention };
    let name = r.function_name()?;
    let is_template = name.components.last().is_some_and(|c| c.args.is_some());
    let ret = if is_template { Some(r.ty()?) } else { None };
    let params = r.params(None)?;
    Ok(Function { name, ret, params })
}

/// A substitution candidate.
#[derive(Clone)]
enum Candidate {
    /// A type, or a scope written as [`Type::Named`].
    Type(Type),
    /// The private-qualified form of a type: see [`Convention`].
    Private(Type),
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    subs: Vec<Candidate>,
    depth: usize,
    nodes: usize,
    convention: Convention,
}

impl Reader<'_> {
    /// `S_`, `S0_`, ... with the `S` already eaten.
    fn substitution(&mut self) -> Result<Candidate, Error> {
        let start = self.at;
        let mut index: usize = 0;
        if !self.eat(b'_') {
            loop {
                let digit = match self.peek() {
                    Some(d @ b'0'..=b'9') => d - b'0',
                    Some(d @ b'A'..=b'Z') => d - b'A' + 10,
                    Some(b'_') if self.at > start => break,
                    _ => return Err(Error::Unsupported(start)),
                };
                index = index
                    .checked_mul(36)
                    .and_then(|n| n.checked_add(usize::from(digit)))
                    .ok_or(Error::Substitution(start))?;
                self.at += 1;
            }
            self.at += 1;
            index = index.checked_add(1).ok_or(Error::Substitution(start))?;
        }
        let found = self.subs.get(index).ok_or(Error::Substitution(start))?;
        let (Candidate::Type(t) | Candidate::Private(t)) = found;
        let size = t.node_count();
        self.spend(size)?;
        self.subs.get(index).cloned().ok_or(Error::Substitution(start))
    }

    fn add(&mut self, ty: &Type) -> Result<(), Error> {
        self.spend(ty.node_count())?;
        self.subs.push(Candidate::Type(ty.clone()));
        Ok(())
    }

    /// Parameter types up to `end` (eaten), or to the end of the symbol.
    fn params(&mut self, end: Option<u8>) -> Result<Vec<Type>, Error> {
        let mut params = Vec::new();
        loop {
            match (self.peek(), end) {
                (None, None) if !params.is_empty() => break,
                (Some(b), Some(e)) if b == e && !params.is_empty() => {
                    self.at += 1;
                    break;
                }
                _ => params.push(self.ty()?),
            }
        }
        let is_void = |t: &Type| *t == Type::Builtin(Builtin::Void);
        match params.as_slice() {
            [only] if is_void(only) => Ok(Vec::new()),
            several if several.iter().any(is_void) => Err(Error::Malformed(self.at)),
            _ => Ok(params),
        }
    }

    fn ty(&mut self) -> Result<Type, Error> {
        Ok(match self.candidate()? {
            Candidate::Type(t) | Candidate::Private(t) => t,
        })
    }

    /// A pointee or array element: unqualified, it may have the invisible private qualifier.
    fn pointee(&mut self) -> Result<Box<Type>, Error> {
        let inner = match self.candidate()? {
            Candidate::Private(t) => t,
            Candidate::Type(t) => {
                if self.convention == Convention::OpenCl && t.takes_private() {
                    self.spend(t.node_count())?;
                    self.subs.push(Candidate::Private(t.clone()));
                }
                t
            }
        };
        Ok(Box::new(inner))
    }

    fn candidate(&mut self) -> Result<Candidate, Error> {
        self.spend(1)?;
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Error::TooLarge(self.at));
        }
        let result = self.candidate_inner();
        self.depth -= 1;
        result
    }

    #[expect(clippy::too_many_lines, reason = "flat match over the first character")]
    fn candidate_inner(&mut self) -> Result<Candidate, Error> {
        let start = self.at;
        let ty = match self.peek() {
            None => return Err(Error::Malformed(start)),
            Some(b'P') => {
                self.at += 1;
                Type::Pointer(self.pointee()?)
            }
            Some(b'R') => {
                self.at += 1;
                Type::Reference(self.pointee()?)
            }
            Some(b'O') => {
                self.at += 1;
                Type::RvalueReference(self.pointee()?)
            }
            Some(b'U' | b'r' | b'V' | b'K') => self.qualified()?,
            Some(b'A') => {
                self.at += 1;
                let len = if self.peek() == Some(b'_') { None } else { Some(self.number()?) };
                self.expect(b'_')?;
                Type::Array(len, self.pointee()?)
            }
            Some(b'F') => {
                self.at += 1;
                let ret = Box::new(self.ty()?);
                Type::Function { ret, params: self.params(Some(b'E'))? }
            }
            Some(b'T') => {
                self.at += 1;
                let index = if self.peek() == Some(b'_') { 0 } else { self.number()?.saturating_add(1) };
                self.expect(b'_')?;
                Type::TemplateParam(u32::try_from(index).map_err(|_| Error::Malformed(start))?)
            }
            Some(b'D') if self.text.get(start + 1) == Some(&b'v') => {
                self.at += 2;
                let lanes = u32::try_from(self.number()?).map_err(|_| Error::Malformed(start))?;
                self.expect(b'_')?;
                let element = self.ty()?;
                // Some say the count in front of a substitution that has it.
                if matches!(&element, Type::Vector { lanes: of_element, .. } if *of_element == lanes) {
                    return Ok(Candidate::Type(element));
                }
                Type::Vector { lanes, element: Box::new(element) }
            }
            Some(b'D') if matches!(self.text.get(start + 1), Some(b'B' | b'U')) => {
                let signed = self.text.get(start + 1) == Some(&b'B');
                self.at += 2;
                let width = u32::try_from(self.number()?).ok();
                let width =
                    width.filter(|width| (1..=MAX_WIDTH).contains(width)).ok_or(Error::Malformed(start))?;
                self.expect(b'_')?;
                Type::BitInt { width, signed }
            }
            Some(b'u') => {
                self.at += 1;
                Type::VendorBuiltin(self.source_name()?)
            }
            Some(b'N') => {
                self.at += 1;
                Type::Named(self.nested()?)
            }
            Some(b'0'..=b'9') => self.unscoped()?,
            Some(b'S') => {
                self.at += 1;
                if self.eat(b't') {
                    let ident = self.source_name()?;
                    let mut name = Name::global("std");
                    name.components.push(Component { ident, args: None });
                    self.template_named(name)?
                } else {
                    let found = self.substitution()?;
                    match found {
                        Candidate::Type(Type::Named(mut name)) if self.peek() == Some(b'I') => {
                            self.args_into(&mut name)?;
                            Type::Named(name)
                        }
                        other => return Ok(other),
                    }
                }
            }
            Some(_) => return self.builtin().map(|b| Candidate::Type(Type::Builtin(b))),
        };
        self.add(&ty)?;
        Ok(Candidate::Type(ty))
    }

    fn qualified(&mut self) -> Result<Type, Error> {
        let start = self.at;
        let mut q = Qualifiers::NONE;
        loop {
            let at = self.at;
            match self.peek() {
                Some(b'U') => {
                    self.at += 1;
                    let vendor = self.source_name()?;
                    match vendor.strip_prefix("AS").map(str::parse) {
                        Some(Ok(space)) if q.address_space.is_none() => q.address_space = Some(space),
                        Some(Ok(_)) => return Err(Error::Malformed(at)),
                        _ if !q.is_empty() => {
                            // It is a type of its own inside of the qualified one.
                            self.at = at;
                            break;
                        }
                        _ if vendor == "_Atomic" => return Ok(Type::Atomic(Box::new(self.ty()?))),
                        _ => return Ok(Type::Vendor(vendor, Box::new(self.ty()?))),
                    }
                }
                // Older compilers wrote the address space behind the others: any order will do, each once.
                Some(b'r') if !q.is_restrict => q.is_restrict = self.eat(b'r'),
                Some(b'V') if !q.is_volatile => q.is_volatile = self.eat(b'V'),
                Some(b'K') if !q.is_const => q.is_const = self.eat(b'K'),
                _ => break,
            }
        }
        match self.ty()? {
            Type::Qualified(..) => Err(Error::Malformed(start)),
            inner => Ok(Type::Qualified(q, Box::new(inner))),
        }
    }

    fn builtin(&mut self) -> Result<Builtin, Error> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let found = Builtin::ALL.iter().find(|b| rest.starts_with(b.code().as_bytes()));
        let found = found.ok_or(Error::Unsupported(self.at))?;
        self.at += found.code().len();
        Ok(*found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_at_the_start_of_symbols() {
        assert_eq!(source_name("_Z5fractfPf"), Some("fract"));
        assert_eq!(source_name("_Z5fract"), Some("fract"));
        for other in ["fract", "_Z", "_Z9fractf", "_ZN2f4itE", "_Z99999999999999999999f"] {
            assert_eq!(source_name(other), None, "{other}");
        }
    }
}
