//! The row of each id: its definition, names and decorations, and its entity in the module that is written. Only the entity
//! changes once the module is scanned.

pub(crate) mod decorations;
pub(crate) mod entity;
mod shared;
mod table;
pub(crate) mod types;

use crate::fail::{Fail, Res, fail};
use crate::ids::decorations::{Decorated, Decorations};
pub(crate) use crate::ids::entity::Entity;
use crate::ids::table::{NONE, Row, Table};
use llvm_model::{ConstId, Constants, Name, Value};
use spirv_module::{Decoration, Instruction, LiteralString, Module, Op};
use translate_common::Problem;
use translate_common::problems::{IdProblem, Wanted};

/// The definitions, decorations and values of all ids of a module.
pub(crate) struct Ids<'m> {
    module: &'m Module,
    table: Table,
    decorations: Decorations<'m>,
}

impl<'m> Ids<'m> {
    /// Ids of which nothing is known yet.
    pub(crate) fn new(module: &'m Module) -> Ids<'m> {
        let words = module.list().iter().next_back().map_or(0, |i| i.offset() as usize + i.words().len());
        Ids { module, table: Table::new(module.header.bound, words), decorations: Decorations::default() }
    }

    /// The same ids for another thread, with entities of their own.
    pub(crate) fn part(&mut self) -> Ids<'m> {
        Ids { module: self.module, table: self.table.part(), decorations: self.decorations.part() }
    }

    // ---- results of the scan

    /// Notes that `inst` defines `id`.
    pub(crate) fn define(&mut self, inst: Instruction<'m>, id: u32) -> Res<()> {
        let slot = self.table.make_row(id);
        let slot = slot.ok_or_else(|| {
            fail(Problem::internal("an id beyond the bound, which the check of the structure refuses"))
        })?;
        if slot.def != NONE {
            return Err(fail(Problem::internal("an id with two definitions")));
        }
        slot.def = inst.index();
        slot.ty = inst.result_type().map_or(0, |ty| ty.0);
        Ok(())
    }
    /// Notes that the OpName `inst` names `id`.
    pub(crate) fn note_name(&mut self, inst: Instruction<'m>, id: u32) {
        if let Some(notes) = self.table.make_notes(id) {
            notes.name = inst.index();
        }
    }
    /// Stores an annotation instruction. Call it from the last annotation to the first.
    pub(crate) fn decorate(&mut self, inst: Instruction<'m>) {
        self.decorations.add(&mut self.table, inst);
    }
    /// Returns the instructions that repeat a decoration of an id.
    pub(crate) fn repeated_decorations(&self) -> Vec<u32> {
        self.decorations.repeated().collect()
    }
    /// Whether the decoration group with this id has more decorations than [`decorations::MAX_GROUP`].
    pub(crate) fn group_too_large(&self, group: u32) -> bool {
        self.decorations.group_too_large(&self.table, group)
    }

    /// Gives `to` the name of `from` if it has none of its own, and its decorations beside its own.
    pub(crate) fn inherit(&mut self, from: u32, to: u32) {
        let Some(&source) = self.table.notes(from) else { return };
        if self.table.row(to).is_none() {
            return;
        }
        if let Some(target) = self.table.make_notes(to)
            && target.name == NONE
        {
            target.name = source.name;
        }
        self.decorations.inherit(&mut self.table, from, to);
    }

    // ---- entities

    /// Returns the entity of `id`.
    #[inline]
    pub(crate) fn entity(&self, id: u32) -> Res<Entity> {
        match self.table.row(id) {
            Some(row) => match row.entity {
                Entity::Failed => Err(Fail::Cascade),
                entity => Ok(entity),
            },
            None => Err(fail(IdProblem::Undefined { id })),
        }
    }
    /// Sets the entity of `id`.
    #[inline]
    pub(crate) fn set(&mut self, id: u32, entity: Entity) {
        if let Some(row) = self.table.row_mut(id) {
            row.entity = entity;
        }
    }
    /// The row of `id`, for callers that need several of its parts.
    #[inline]
    pub(crate) fn row(&self, id: u32) -> Option<&Row> {
        self.table.row(id)
    }

    /// The module.
    pub(crate) fn module(&self) -> &'m Module {
        self.module
    }

    // ---- names and decorations of the module

    /// The instruction that defines `id`.
    pub(crate) fn definition(&self, id: u32) -> Option<Instruction<'m>> {
        self.module.instruction(self.table.row(id)?.def as usize)
    }
    /// The id of the type of `id`; 0 when it has none.
    pub(crate) fn type_of(&self, id: u32) -> u32 {
        self.table.row(id).map_or(0, |row| row.ty)
    }
    /// The text of OpString `id`.
    pub(crate) fn string(&self, id: u32) -> Option<LiteralString<'m>> {
        let inst = self.definition(id)?;
        if inst.op() == Op::String { LiteralString::read(inst.operands()) } else { None }
    }
    /// The text of the OpName of `id`.
    pub(crate) fn name_of(&self, id: u32) -> Option<LiteralString<'m>> {
        let inst = self.module.instruction(self.table.notes(id)?.name as usize)?;
        LiteralString::read(inst.operands().get(1..)?)
    }
    /// Returns the OpName of `id`; empty when it has none.
    pub(crate) fn name(&self, id: u32) -> Name {
        self.name_of(id).map_or_else(Name::default, |name| Name::filled(name.len(), |to| name.copy_to(to)))
    }
    /// Whether `id` has an OpName.
    #[inline]
    pub(crate) fn is_named(&self, id: u32) -> bool {
        self.table.notes(id).is_some_and(|notes| notes.name != NONE)
    }
    /// Whether `id` has any decoration at all.
    #[inline]
    pub(crate) fn is_decorated(&self, id: u32) -> bool {
        self.table.notes(id).is_some_and(|notes| notes.decorations != NONE)
    }
    /// The decorations of `id`, those of its groups included.
    pub(crate) fn decorations(&self, id: u32) -> impl Iterator<Item = Decorated<'m>> + use<'m, '_> {
        self.decorations.of(&self.table, id)
    }
    /// The first decoration of `id` of this kind.
    pub(crate) fn decoration(&self, id: u32, kind: Decoration) -> Option<Decorated<'m>> {
        self.decorations.find(&self.table, id, kind)
    }
    /// Whether `id` has a decoration of this kind.
    pub(crate) fn has_decoration(&self, id: u32, kind: Decoration) -> bool {
        self.decoration(id, kind).is_some()
    }

    // ---- constants

    /// The constant `id`.
    pub(crate) fn constant(&self, id: u32) -> Res<ConstId> {
        match self.entity(id)? {
            Entity::Value(Value::Const(constant)) => Ok(constant),
            _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Constant })),
        }
    }
    /// The value of the integer constant `id`, zero extended.
    pub(crate) fn constant_u64(&self, constants: &Constants, id: u32) -> Res<u64> {
        let bits = constants.as_int(self.constant(id)?);
        bits.and_then(|bits| bits.to_u64())
            .ok_or_else(|| fail(IdProblem::NotA { id, wanted: Wanted::ConstantInteger }))
    }
}
