//! Names: nested, unscoped, with template arguments.

use super::{Candidate, Error, MAX_DEPTH, Reader};
use crate::types::{Component, Name, TemplateArg, Type};

impl Reader<'_> {
    pub(super) fn function_name(&mut self) -> Result<Name, Error> {
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
    pub(super) fn nested(&mut self) -> Result<Name, Error> {
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
    pub(super) fn args_into(&mut self, name: &mut Name) -> Result<(), Error> {
        self.expect(b'I')?;
        let args = self.args()?;
        if let Some(last) = name.components.last_mut() {
            last.args = Some(args);
        }
        Ok(())
    }

    pub(super) fn args(&mut self) -> Result<Vec<TemplateArg>, Error> {
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

    pub(super) fn unscoped(&mut self) -> Result<Type, Error> {
        let ident = self.source_name()?;
        self.template_named(Name::global(ident))
    }

    pub(super) fn template_named(&mut self, mut name: Name) -> Result<Type, Error> {
        if self.peek() == Some(b'I') {
            self.add(&Type::Named(name.clone()))?;
            self.args_into(&mut name)?;
        }
        Ok(Type::Named(name))
    }
}
