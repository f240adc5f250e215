//! Symbol → type tree.

use crate::types::{Builtin, Component, Function, Name, Qualifiers, TemplateArg, Type};
use crate::{Convention, mangle};

/// Deepest nesting of types that is read.
pub const MAX_DEPTH: usize = 64;
/// Most tree nodes that one symbol may unfold to, substitutions expanded.
pub const MAX_NODES: usize = 16_384;

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

/// Reads a symbol of either [`Convention`]: the one under which mangling gives the symbol back.
///
/// # Errors
/// When neither convention can read it; the error is that of [`Convention::OpenCl`].
pub fn demangle(symbol: &str) -> Result<Function, Error> {
    let opencl = demangle_as(symbol, Convention::OpenCl);
    // Only unqualified pointees (and array elements) make a difference, and only if something refers back.
    if !symbol.contains('S') {
        return opencl;
    }
    if let Ok(f) = &opencl
        && mangle(f, Convention::OpenCl) == symbol
    {
        return opencl;
    }
    match demangle_as(symbol, Convention::Cxx) {
        Ok(f) if opencl.is_err() || mangle(&f, Convention::Cxx) == symbol => Ok(f),
        _ => opencl,
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
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let hit = self.peek() == Some(byte);
        self.at += usize::from(hit);
        hit
    }

    fn expect(&mut self, byte: u8) -> Result<(), Error> {
        if self.eat(byte) { Ok(()) } else { Err(Error::Malformed(self.at)) }
    }

    fn spend(&mut self, nodes: usize) -> Result<(), Error> {
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes > MAX_NODES { Err(Error::TooLarge(self.at)) } else { Ok(()) }
    }

    fn number(&mut self) -> Result<u64, Error> {
        let start = self.at;
        let mut n: u64 = 0;
        while let Some(d @ b'0'..=b'9') = self.peek() {
            n = n
                .checked_mul(10)
                .and_then(|n| n.checked_add(u64::from(d - b'0')))
                .ok_or(Error::Malformed(start))?;
            self.at += 1;
        }
        if self.at == start { Err(Error::Malformed(start)) } else { Ok(n) }
    }

    fn source_name(&mut self) -> Result<String, Error> {
        let start = self.at;
        let len = usize::try_from(self.number()?).map_err(|_| Error::Malformed(start))?;
        let end = self.at.checked_add(len).ok_or(Error::Malformed(start))?;
        let bytes = self.text.get(self.at..end).ok_or(Error::Malformed(start))?;
        let name = std::str::from_utf8(bytes).map_err(|_| Error::Malformed(start))?;
        if name.is_empty() {
            return Err(Error::Malformed(start));
        }
        self.at = end;
        Ok(name.to_owned())
    }

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

    fn function_name(&mut self) -> Result<Name, Error> {
        match self.peek() {
            Some(b'N') => {
                self.at += 1;
                self.nested()
            }
            Some(b'0'..=b'9') => {
                let ident = self.source_name()?;
                let mut name = Name::global(ident);
                if self.peek() == Some(b'I') {
                    self.add(&Type::Named(name.clone()))?;
                    self.args_into(&mut name)?;
                }
                Ok(name)
            }
            Some(_) => Err(Error::Unsupported(self.at)),
            None => Err(Error::Malformed(self.at)),
        }
    }

    /// The rest of `N … E`; scopes become candidates, the whole name does not (a type adds itself).
    fn nested(&mut self) -> Result<Name, Error> {
        let mut name = Name { components: Vec::new() };
        if matches!(self.peek(), Some(b'r' | b'V' | b'K' | b'R' | b'O')) {
            return Err(Error::Unsupported(self.at)); // a member function
        }
        if self.eat(b'S') {
            if self.eat(b't') {
                name = Name::global("std");
            } else if let Candidate::Type(Type::Named(prefix)) = self.substitution()? {
                name = prefix;
            } else {
                return Err(Error::Malformed(self.at));
            }
        }
        loop {
            match self.peek() {
                Some(b'E') if !name.components.is_empty() => {
                    self.at += 1;
                    return Ok(name);
                }
                Some(b'I') if name.components.last().is_some_and(|c| c.args.is_none()) => {
                    self.args_into(&mut name)?;
                }
                Some(b'0'..=b'9') => {
                    self.spend(1)?;
                    let ident = self.source_name()?;
                    name.components.push(Component { ident, args: None });
                }
                Some(b'E' | b'I') | None => return Err(Error::Malformed(self.at)),
                Some(_) => return Err(Error::Unsupported(self.at)),
            }
            if self.peek() != Some(b'E') {
                self.add(&Type::Named(name.clone()))?;
            }
        }
    }

    /// `I … E` onto the last component.
    fn args_into(&mut self, name: &mut Name) -> Result<(), Error> {
        self.expect(b'I')?;
        let args = self.args()?;
        if let Some(last) = name.components.last_mut() {
            last.args = Some(args);
        }
        Ok(())
    }

    fn args(&mut self) -> Result<Vec<TemplateArg>, Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Error::TooLarge(self.at));
        }
        let mut args = Vec::new();
        while !self.eat(b'E') {
            self.spend(1)?;
            args.push(match self.peek() {
                Some(b'L') => {
                    self.at += 1;
                    let ty = self.ty()?;
                    let start = self.at;
                    self.eat(b'n');
                    self.number()?;
                    let digits = self.text.get(start..self.at).unwrap_or_default();
                    let value = String::from_utf8_lossy(digits).into_owned();
                    self.expect(b'E')?;
                    TemplateArg::Literal { ty, value }
                }
                Some(b'J') => {
                    self.at += 1;
                    TemplateArg::Pack(self.args()?)
                }
                Some(b'X') => return Err(Error::Unsupported(self.at)),
                _ => TemplateArg::Type(self.ty()?),
            });
        }
        self.depth -= 1;
        Ok(args)
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
                if self.convention == Convention::OpenCl && takes_private(&t) {
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
                Type::Vector { lanes, element: Box::new(self.ty()?) }
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

    fn unscoped(&mut self) -> Result<Type, Error> {
        let ident = self.source_name()?;
        self.template_named(Name::global(ident))
    }

    fn template_named(&mut self, mut name: Name) -> Result<Type, Error> {
        if self.peek() == Some(b'I') {
            self.add(&Type::Named(name.clone()))?;
            self.args_into(&mut name)?;
        }
        Ok(Type::Named(name))
    }

    fn qualified(&mut self) -> Result<Type, Error> {
        let start = self.at;
        let mut q = Qualifiers::NONE;
        if self.peek() == Some(b'U') {
            self.at += 1;
            let vendor = self.source_name()?;
            match vendor.strip_prefix("AS").map(str::parse) {
                Some(Ok(space)) => q.address_space = Some(space),
                _ if vendor == "_Atomic" => return Ok(Type::Atomic(Box::new(self.ty()?))),
                _ => return Ok(Type::Vendor(vendor, Box::new(self.ty()?))),
            }
        }
        q.is_restrict = self.eat(b'r');
        q.is_volatile = self.eat(b'V');
        q.is_const = self.eat(b'K');
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

/// True for types that clang qualifies with an address space when they are pointed to.
pub(crate) fn takes_private(ty: &Type) -> bool {
    !matches!(ty, Type::Qualified(..) | Type::Array(..) | Type::Function { .. } | Type::Vendor(..))
}
