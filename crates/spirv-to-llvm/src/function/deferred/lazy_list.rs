//! Values that are made only when something needs them, and then where they would have been made at once.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::Deferred;
use crate::function::deferred::late_places::{LatePlace, make_at};
use llvm_model::{TypeId, Value};
use spirv_module::Instruction;
use translate_common::Problem;

/// Values of one kind, by their numbers: each is made when it is needed, where it was asked for.
pub(crate) struct LazyList<T> {
    values: Vec<Lazy<T>>,
}

impl<T> Default for LazyList<T> {
    fn default() -> LazyList<T> {
        LazyList { values: Vec::new() }
    }
}

/// A value that is made when it is needed.
#[derive(Clone, Copy)]
pub(crate) struct Lazy<T> {
    /// The values that it is made from.
    pub(crate) what: T,
    /// The index of the SPIR-V instruction it is the result of.
    pub(crate) inst: u32,
    /// Its type.
    pub(crate) ty: TypeId,
    /// Where it is made.
    place: LatePlace,
    /// The value, once it is made.
    value: Option<Value>,
}

impl<T> Lazy<T> {
    /// Whether something needed it.
    pub(crate) fn is_made(&self) -> bool {
        self.value.is_some()
    }
}

impl<T: Copy> LazyList<T> {
    /// The value of this number.
    pub(crate) fn get(&self, number: u32) -> Res<Lazy<T>> {
        let lazy = self.values.get(number as usize).copied();
        lazy.ok_or_else(|| fail(Problem::internal("a value of another function")))
    }
}

/// Finds the list of a kind in the state of a function.
pub(crate) type ListOf<'m, T> = for<'d> fn(&'d mut Deferred<'m>) -> &'d mut LazyList<T>;

/// Adds a value of type `ty` that is made here, later: the result of `inst`. Returns its number.
pub(crate) fn add<'m, T>(
    f: &mut FunctionRaiser<'_, 'm>,
    list: ListOf<'m, T>,
    inst: Instruction<'_>,
    what: T,
    ty: TypeId,
) -> Res<u32> {
    let lazy = Lazy { what, inst: inst.index(), ty, place: f.build.here()?, value: None };
    let values = &mut list(&mut f.deferred).values;
    values.push(lazy);
    Ok(values.len() as u32 - 1)
}

/// The value of this number; `make` makes it if it is the first time that it is needed.
pub(crate) fn value<'r, 'm, T: Copy>(
    f: &mut FunctionRaiser<'r, 'm>,
    list: ListOf<'m, T>,
    number: u32,
    make: impl FnOnce(&mut FunctionRaiser<'r, 'm>, Lazy<T>) -> Res<Value>,
) -> Res<Value> {
    let lazy = list(&mut f.deferred).get(number)?;
    if let Some(value) = lazy.value {
        return Ok(value);
    }
    let value = make_at(f, lazy.place, |f| make(f, lazy))?;
    if let Some(lazy) = list(&mut f.deferred).values.get_mut(number as usize) {
        lazy.value = Some(value);
    }
    Ok(value)
}

/// The SPIR-V instruction of this index, which a value is the result of.
pub(crate) fn instruction<'m>(f: &FunctionRaiser<'_, 'm>, index: u32) -> Res<Instruction<'m>> {
    let inst = f.raise.input.instruction(index as usize);
    inst.ok_or_else(|| fail(Problem::internal("an instruction number that is out of range")))
}

/// Gives an instruction made late the name of the id it stands for.
pub(crate) fn name_late(f: &mut FunctionRaiser<'_, '_>, inst: u32, value: Value) {
    let id = f.raise.input.instruction(inst as usize).and_then(|inst| inst.result());
    if let (Some(id), Value::Inst(llvm)) = (id, value)
        && f.raise.ids.is_named(id.0)
        && !f.raise.input.options.policy.strip_names
    {
        f.build.name(llvm, f.raise.ids.name(id.0));
    }
}
