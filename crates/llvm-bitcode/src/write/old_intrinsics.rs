//! Intrinsics in the forms of older LLVM: with an argument that is gone, without suffixes, or with another name.
//!
//! Source: the records of LLVM 16, 19, 22 and 23 (`llvm/IR/Intrinsics.td`), and what the readers of LLVM 22 make of older
//! forms (LLVM's `AutoUpgrade.cpp`).

use llvm_model::attributes::{AttrKind, AttrListId};
use llvm_model::instruction::Call;
use llvm_model::intrinsics::{Row, mangle};
use llvm_model::{ApInt, ConstId, Constant, Function, FunctionId, Name, Release, Type, TypeId, Value};
use rustc_hash::FxHashMap;

use super::ModuleWriter;
use super::dialect::WriteError;

/// How an intrinsic was before it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OldForm {
    /// With one argument more.
    Argument(Extra),
    /// Without suffixes, and for pointers of address space 0 only.
    Unsuffixed,
    /// With another name in front of the suffixes.
    Renamed(&'static str),
    /// The old form cannot represent it.
    None,
}

/// An argument that an intrinsic had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extra {
    /// Its position.
    pub(super) at: usize,
    what: ExtraKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExtraKind {
    /// The size of a variable; an unknown size is the same as none.
    Size,
    /// The alignment of the pointers in front of it, which is an attribute of theirs now.
    Alignment,
}

/// The size of a variable, in front of its address.
const SIZE: OldForm = OldForm::Argument(Extra { at: 0, what: ExtraKind::Size });

/// An alignment that was argument `at`.
const fn alignment(at: usize) -> OldForm {
    OldForm::Argument(Extra { at, what: ExtraKind::Alignment })
}

/// The intrinsics of no target that have changed since LLVM 16, with the version that changed them.
const CHANGED: &[(&str, u32, OldForm)] = &[
    // They had a result.
    ("llvm.coro.end", 22, OldForm::None),
    ("llvm.coro.end.async", 22, OldForm::None),
    ("llvm.eh.typeid.for", 19, OldForm::Unsuffixed),
    ("llvm.lifetime.end", 22, SIZE),
    ("llvm.lifetime.start", 22, SIZE),
    ("llvm.masked.gather", 22, alignment(1)),
    ("llvm.masked.load", 22, alignment(1)),
    ("llvm.masked.scatter", 22, alignment(2)),
    ("llvm.masked.store", 22, alignment(2)),
    ("llvm.stackrestore", 18, OldForm::Unsuffixed),
    ("llvm.stacksave", 18, OldForm::Unsuffixed),
    ("llvm.stepvector", 20, OldForm::Renamed("llvm.experimental.stepvector")),
    ("llvm.thread.pointer", 22, OldForm::Unsuffixed),
    ("llvm.va_copy", 19, OldForm::Unsuffixed),
    ("llvm.va_end", 19, OldForm::Unsuffixed),
    ("llvm.va_start", 19, OldForm::Unsuffixed),
    ("llvm.vector.reverse", 19, OldForm::Renamed("llvm.experimental.vector.reverse")),
    // Their arguments had another order.
    ("llvm.vp.abs", 19, OldForm::None),
    ("llvm.vp.ctlz", 19, OldForm::None),
    ("llvm.vp.cttz", 19, OldForm::None),
    // Their arguments had other types.
    ("llvm.xray.customevent", 19, OldForm::None),
    ("llvm.xray.typedevent", 19, OldForm::None),
];

/// How a declaration is written.
#[derive(Clone, Debug)]
enum Written {
    Extra(Extra),
    Name(Name),
}

/// The declarations that are written in an older form.
#[derive(Clone, Debug, Default)]
pub(super) struct OldIntrinsics(FxHashMap<FunctionId, Written>);

impl OldIntrinsics {
    /// The argument that a function gets back.
    pub(super) fn extra(&self, function: FunctionId) -> Option<Extra> {
        match self.0.get(&function) {
            Some(Written::Extra(extra)) => Some(*extra),
            _ => None,
        }
    }

    /// The name that a function has in the file, where it is another than in the module.
    pub(super) fn name(&self, function: FunctionId) -> Option<&Name> {
        match self.0.get(&function) {
            Some(Written::Name(name)) => Some(name),
            _ => None,
        }
    }
}

impl ModuleWriter<'_> {
    /// Decides which intrinsics are written in an older form: those that the chosen reader has so. Without a chosen
    /// reader, and unless all older forms are asked for, those at the end of the module: LLVM 22 puts what it reads in
    /// an older form behind all others, and the module should print the same. Comes before anything is numbered.
    pub(super) fn plan_old_intrinsics(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let mut is_at_end = true;
        for id in module.functions.ids().rev() {
            let function = &module.functions[id];
            let Some((row, since, old_form)) = self.changed(function) else {
                is_at_end = false;
                continue;
            };
            let wanted = if self.dialect.is_explicit() {
                !self.dialect.has(since)
            } else {
                // LLVM 22 declares `llvm.lifetime.start.i64`, too, when it reads one with a size.
                let prints_the_same = is_at_end && old_form != SIZE && self.is_known_intrinsic(function);
                prints_the_same || self.dialect.old_intrinsics()
            };
            match self.written(row, old_form, function).filter(|_| wanted) {
                Some(written) => {
                    self.old.0.insert(id, written);
                }
                None => {
                    is_at_end = false;
                    self.dialect.require(since, function.props.name.to_string_lossy().into_owned())?;
                }
            }
        }
        Ok(())
    }

    /// If this declares an intrinsic that LLVM 16 does not have, or not in this form: since when it is so, and how it
    /// was before.
    fn changed<'f>(&self, function: &'f Function) -> Option<(Row<'f>, u32, OldForm)> {
        let name = &function.props.name;
        if function.body.is_some() || !name.starts_with("llvm.") {
            return None;
        }
        let row = Row::find(name.as_bytes())?;
        let overloads = row.overload_types(&self.types, function.ty)?;
        if mangle::name(row.name, &self.types, &overloads)? != *name {
            return None;
        }
        // LLVM 23 gave it suffixes.
        let was_unsuffixed = row.release() == Release::Llvm23
            && Row::find_in(Release::Llvm22, row.name.as_bytes()).is_some_and(|row| !row.is_overloaded());
        if was_unsuffixed {
            return Some((row, 23, OldForm::Unsuffixed));
        }
        match CHANGED.iter().find(|(base, ..)| *base == row.name) {
            Some(&(_, since, old_form)) => Some((row, since, old_form)),
            None => (row.since() > 16).then_some((row, row.since(), OldForm::None)),
        }
    }

    /// Returns the older form of a declaration; `None` if that cannot represent it.
    fn written(&self, row: Row<'_>, old_form: OldForm, function: &Function) -> Option<Written> {
        let suffixes = function.props.name.as_bytes().strip_prefix(row.name.as_bytes())?;
        let name = match old_form {
            OldForm::Argument(extra) => return Some(Written::Extra(extra)),
            OldForm::Unsuffixed => {
                let overloads = row.overload_types(&self.types, function.ty)?;
                let is_default = |&ty: &TypeId| self.types.address_space(ty) == Some(0);
                overloads.iter().all(is_default).then(|| Name::from(row.name))?
            }
            OldForm::Renamed(base) => Name::from([base.as_bytes(), suffixes].concat()),
            OldForm::None => return None,
        };
        let is_free = self.module.functions.values().all(|f| f.props.name != name);
        is_free.then_some(Written::Name(name))
    }

    /// The type that a function is declared and called with in the file.
    pub(super) fn written_function_type(&mut self, id: FunctionId) -> TypeId {
        let ty = self.module.functions[id].ty;
        let Some(extra) = self.old.extra(id) else { return ty };
        let Some((ret, params, vararg)) = self.types.function_parts(ty) else { return ty };
        let mut params = params.to_vec();
        let width = extra.what.width();
        let argument = self.intern_type(Type::Integer(width));
        params.insert(extra.at.min(params.len()), argument);
        self.intern_type(Type::Function { ret, params: params.into(), vararg })
    }

    /// The function that a call calls, if it gets an argument back.
    pub(super) fn callee_with_extra(&self, call: &Call) -> Option<(FunctionId, Extra)> {
        if self.old.0.is_empty() {
            return None;
        }
        let Value::Const(id) = call.callee else { return None };
        let Constant::Function(function) = self.constants[id] else { return None };
        Some((function, self.old.extra(function)?))
    }

    /// The argument that a call gets back.
    pub(super) fn extra_argument(&mut self, call: &Call) -> Option<ConstId> {
        let (function, extra) = self.callee_with_extra(call)?;
        let width = extra.what.width();
        let value = match extra.what {
            ExtraKind::Size => -1,
            ExtraKind::Alignment => {
                let attributes = &self.module.attributes;
                let of = |list: AttrListId| {
                    attributes.int(attributes.param(list, extra.at.checked_sub(1)?), AttrKind::ALIGN)
                };
                let declared = self.module.functions[function].attributes;
                of(call.attributes).or_else(|| of(declared)).unwrap_or(1) as i64
            }
        };
        let ty = self.intern_type(Type::Integer(width));
        Some(self.intern_constant(ty, Constant::Int(ApInt::from_i64(width, value))))
    }
}

impl ExtraKind {
    /// The width of the argument in bits.
    fn width(self) -> u32 {
        match self {
            ExtraKind::Size => 64,
            ExtraKind::Alignment => 32,
        }
    }
}
