//! Type tree → symbol.

use std::fmt::Write as _;

use crate::Convention;
use crate::types::{Component, Function, Name, TemplateArg, Type};

/// The symbol of `function`, with the substitutions that clang uses.
///
/// The recursion is as deep as the type trees are.
pub fn mangle(function: &Function, convention: Convention) -> String {
    let mut w = Writer { out: String::from("_Z"), subs: Vec::new(), convention };
    w.function_name(&function.name);
    if let Some(ret) = &function.ret {
        w.ty(ret);
    }
    w.params(&function.params);
    w.out
}

/// A substitution candidate that was written: the key it is found by.
#[derive(PartialEq, Eq)]
enum Candidate<'a> {
    Type(&'a Type),
    /// The private-qualified form of a type: see [`Convention`].
    Private(&'a Type),
    /// A scope or a template without its arguments.
    Scope(&'a [Component], bool),
}

struct Writer<'a> {
    out: String,
    subs: Vec<Candidate<'a>>,
    convention: Convention,
}

impl<'a> Writer<'a> {
    fn source_name(&mut self, ident: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.out, "{}{}", ident.len(), ident);
    }

    fn position(&self, wanted: &Candidate<'_>) -> Option<usize> {
        self.subs.iter().position(|have| same(have, wanted))
    }

    /// Writes a reference if the candidate was written before.
    fn refer(&mut self, wanted: &Candidate<'_>) -> bool {
        let Some(index) = self.position(wanted) else { return false };
        self.out.push('S');
        if let Some(mut n) = index.checked_sub(1) {
            let mut digits = Vec::new();
            loop {
                digits.push(char::from_digit((n % 36) as u32, 36).unwrap_or('0').to_ascii_uppercase());
                n /= 36;
                if n == 0 {
                    break;
                }
            }
            self.out.extend(digits.iter().rev());
        }
        self.out.push('_');
        true
    }

    fn function_name(&mut self, name: &'a Name) {
        match name.components.as_slice() {
            [only] => {
                self.source_name(&only.ident);
                if let Some(args) = &only.args {
                    self.subs.push(Candidate::Scope(&name.components, false));
                    self.args(args);
                }
            }
            _ => self.nested(name),
        }
    }

    /// `N … E`: every proper prefix is a candidate, and so is a template name before its arguments.
    fn nested(&mut self, name: &'a Name) {
        self.out.push('N');
        let all = name.components.as_slice();
        // The longest prefix that was written before, in steps of (components, with arguments).
        let mut done = 0;
        let mut with_args = true;
        for n in (1..=all.len()).rev() {
            let (prefix, last) = (all.get(..n).unwrap_or_default(), n == all.len());
            let has_args = prefix.last().is_some_and(|c| c.args.is_some());
            if !last && self.refer(&Candidate::Scope(prefix, true)) {
                (done, with_args) = (n, true);
                break;
            }
            if has_args && self.refer(&Candidate::Scope(prefix, false)) {
                (done, with_args) = (n, false);
                break;
            }
        }
        for n in 1..=all.len() {
            let prefix = all.get(..n).unwrap_or_default();
            let Some(component) = prefix.last() else { continue };
            if n < done || (n == done && with_args) {
                continue;
            }
            if n == 1 && component.ident == "std" && component.args.is_none() && all.len() > 1 {
                self.out.push_str("St");
                continue;
            }
            if n > done {
                self.source_name(&component.ident);
            }
            if let Some(args) = &component.args {
                if n > done {
                    self.subs.push(Candidate::Scope(prefix, false));
                }
                self.args(args);
            }
            if n < all.len() {
                self.subs.push(Candidate::Scope(prefix, true));
            }
        }
        self.out.push('E');
    }

    fn args(&mut self, args: &'a [TemplateArg]) {
        self.out.push('I');
        self.arg_list(args);
    }

    fn arg_list(&mut self, args: &'a [TemplateArg]) {
        for arg in args {
            match arg {
                TemplateArg::Type(t) => self.ty(t),
                TemplateArg::Literal { ty, value } => {
                    self.out.push('L');
                    self.ty(ty);
                    self.out.push_str(value);
                    self.out.push('E');
                }
                TemplateArg::Pack(args) => {
                    self.out.push('J');
                    self.arg_list(args);
                }
            }
        }
        self.out.push('E');
    }

    fn params(&mut self, params: &'a [Type]) {
        if params.is_empty() {
            self.out.push('v');
        }
        for p in params {
            self.ty(p);
        }
    }

    /// A pointee or array element.
    fn pointee(&mut self, ty: &'a Type) {
        if self.convention == Convention::OpenCl && ty.takes_private() {
            if !self.refer(&Candidate::Private(ty)) {
                self.ty(ty);
                self.subs.push(Candidate::Private(ty));
            }
        } else {
            self.ty(ty);
        }
    }

    fn ty(&mut self, ty: &'a Type) {
        if let Type::Builtin(b) = ty {
            self.out.push_str(b.code());
            return;
        }
        if self.refer(&Candidate::Type(ty)) {
            return;
        }
        match ty {
            Type::Builtin(_) => {}
            Type::VendorBuiltin(name) => {
                self.out.push('u');
                self.source_name(name);
            }
            Type::BitInt { width, signed } => {
                let _ = write!(self.out, "D{}{width}_", if *signed { 'B' } else { 'U' });
            }
            Type::Named(name) => self.named(name),
            Type::Vector { lanes, element } => {
                let _ = write!(self.out, "Dv{lanes}_");
                self.ty(element);
            }
            Type::Pointer(t) => {
                self.out.push('P');
                self.pointee(t);
            }
            Type::Reference(t) => {
                self.out.push('R');
                self.pointee(t);
            }
            Type::RvalueReference(t) => {
                self.out.push('O');
                self.pointee(t);
            }
            Type::Qualified(q, t) => {
                if let Some(space) = q.address_space {
                    self.out.push('U');
                    self.source_name(&format!("AS{space}"));
                }
                for (on, letter) in [(q.is_restrict, 'r'), (q.is_volatile, 'V'), (q.is_const, 'K')] {
                    if on {
                        self.out.push(letter);
                    }
                }
                self.ty(t);
            }
            Type::Atomic(t) => {
                self.out.push_str("U7_Atomic");
                self.ty(t);
            }
            Type::Vendor(name, t) => {
                self.out.push('U');
                self.source_name(name);
                self.ty(t);
            }
            Type::Array(len, t) => {
                self.out.push('A');
                if let Some(len) = len {
                    let _ = write!(self.out, "{len}");
                }
                self.out.push('_');
                self.pointee(t);
            }
            Type::Function { ret, params } => {
                self.out.push('F');
                self.ty(ret);
                self.params(params);
                self.out.push('E');
            }
            Type::TemplateParam(i) => {
                self.out.push('T');
                if let Some(n) = i.checked_sub(1) {
                    let _ = write!(self.out, "{n}");
                }
                self.out.push('_');
            }
        }
        self.subs.push(Candidate::Type(ty));
    }

    fn named(&mut self, name: &'a Name) {
        match name.components.as_slice() {
            [only] => self.unscoped(&name.components, only),
            [std, only] if std.ident == "std" && std.args.is_none() => self.unscoped(&name.components, only),
            _ => self.nested(name),
        }
    }

    fn unscoped(&mut self, all: &'a [Component], last: &'a Component) {
        let template = Candidate::Scope(all, false);
        if last.args.is_none() || !self.refer(&template) {
            if all.len() > 1 {
                self.out.push_str("St");
            }
            self.source_name(&last.ident);
            if last.args.is_some() {
                self.subs.push(template);
            }
        }
        if let Some(args) = &last.args {
            self.args(args);
        }
    }
}

/// True if both candidates are the same entity: a scope and a type of the same name are.
fn same(a: &Candidate<'_>, b: &Candidate<'_>) -> bool {
    match (a, b) {
        (Candidate::Type(x), Candidate::Type(y)) | (Candidate::Private(x), Candidate::Private(y)) => x == y,
        (Candidate::Type(Type::Named(x)), y @ Candidate::Scope(..))
        | (y @ Candidate::Scope(..), Candidate::Type(Type::Named(x))) => {
            same(&Candidate::Scope(&x.components, true), y)
        }
        (Candidate::Scope(x, xa), Candidate::Scope(y, ya)) => {
            let (Some((xl, xs)), Some((yl, ys))) = (x.split_last(), y.split_last()) else { return false };
            let args = |c: &'_ Component, with: bool| c.args.is_some() && with;
            xs == ys
                && xl.ident == yl.ident
                && args(xl, *xa) == args(yl, *ya)
                && (!args(xl, *xa) || xl.args == yl.args)
        }
        _ => false,
    }
}
