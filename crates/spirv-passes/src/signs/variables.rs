//! The unknown signs, and the constraints on them.

use super::Signed;
use super::types::{Leaf, Types};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::signs;
use spirv_module::{Definitions, Id, Module, Op};
use translate_common::union_find::UnionFind;

/// The sign of something; numbers below the bound of ids are those of values.
pub(super) type Sign = u32;

/// All signs of a module.
pub(super) struct Variables<'m> {
    pub(super) definitions: Definitions<'m>,
    pub(super) types: Types,
    sets: UnionFind,
    /// The signs of structures' members.
    members: FxHashMap<(Id, u32), Sign>,
    /// The signs of constants where they are used: by instruction and operand.
    constants: FxHashMap<(u32, u32), Sign>,
    said: Vec<Sign>,
    unsigned: Vec<Sign>,
    /// Those of values of signed types, which something needs.
    fixed: Vec<Sign>,
}

impl<'m> Variables<'m> {
    pub(super) fn new(module: &'m Module, signed: &Signed) -> Variables<'m> {
        let mut variables = Variables {
            definitions: Definitions::of(module),
            types: Types::of(module),
            sets: UnionFind::new(module.header.bound as usize),
            members: FxHashMap::default(),
            constants: FxHashMap::default(),
            said: signed.values.iter().map(|id| id.0).filter(|&id| id < module.header.bound).collect(),
            unsigned: Vec::new(),
            fixed: Vec::new(),
        };
        for inst in module.instructions() {
            match (inst.op(), inst.result(), inst.result_type()) {
                (Op::TypeStruct, Some(structure), _) => variables.structure(structure, signed),
                (_, Some(id), Some(ty)) => variables.state(id.0, ty),
                _ => {}
            }
        }
        variables
    }

    fn structure(&mut self, structure: Id, signed: &Signed) {
        for (member, ty) in self.types.members(structure).to_vec().into_iter().enumerate() {
            let sign = self.sets.add();
            self.members.insert((structure, member as u32), sign);
            self.state(sign, ty);
            if signed.members.contains(&(structure, member as u32)) {
                self.said.push(sign);
            }
        }
    }

    /// Notes the constraint of a type on a sign.
    fn state(&mut self, sign: Sign, ty: Id) {
        if self.types.forward.contains(&ty) {
            self.unsigned.push(sign);
        }
        if matches!(self.types.leaf(ty), Leaf::Integer { signed: true, .. }) {
            self.fixed.push(sign);
        }
    }

    /// The leaf of a value's type.
    pub(super) fn leaf(&self, value: Id) -> Leaf {
        self.definitions.type_of(value).map_or(Leaf::Other, |ty| self.types.leaf(ty))
    }

    /// The sign of a member of a structure.
    pub(super) fn member(&self, structure: Id, member: u32) -> Option<Sign> {
        self.members.get(&(structure, member)).copied()
    }

    /// The sign of an operand, `None` when it has no integers of its own: of a constant the sign that it has there.
    pub(super) fn operand(&mut self, inst: u32, operand: u32, value: Id) -> Option<Sign> {
        if !matches!(self.leaf(value), Leaf::Integer { .. }) {
            return None;
        }
        if !self.is_constant(value) {
            return Some(value.0);
        }
        let sets = &mut self.sets;
        Some(*self.constants.entry((inst, operand)).or_insert_with(|| sets.add()))
    }

    /// Whether a value is a constant that may be written twice, once with each sign.
    pub(super) fn is_constant(&self, value: Id) -> bool {
        let made = self.definitions.instruction(value);
        made.is_some_and(|made| signs::is_for_each_use(made.op()))
    }

    /// Two signs are one.
    pub(super) fn join(&mut self, a: Sign, b: Sign) {
        self.sets.union(a, b);
    }

    /// A sign must be none.
    pub(super) fn unsigned(&mut self, sign: Sign) {
        self.unsigned.push(sign);
    }

    /// Something needs a sign.
    pub(super) fn fix(&mut self, sign: Sign) {
        self.fixed.push(sign);
    }

    /// Decides.
    pub(super) fn solve(mut self) -> Solution<'m> {
        let mut signed = vec![false; self.sets.count()];
        for (list, value) in [(&self.said, true), (&self.unsigned, false), (&self.fixed, true)] {
            for &sign in list {
                signed[self.sets.find(sign) as usize] = value;
            }
        }
        let roots = self.sets.into_roots();
        let signed = roots.iter().map(|&root| signed[root as usize]).collect();
        Solution {
            definitions: self.definitions,
            types: self.types,
            signed,
            members: self.members,
            constants: self.constants,
        }
    }
}

/// The signed values and types.
pub(super) struct Solution<'m> {
    pub(super) definitions: Definitions<'m>,
    pub(super) types: Types,
    signed: Vec<bool>,
    members: FxHashMap<(Id, u32), Sign>,
    constants: FxHashMap<(u32, u32), Sign>,
}

impl Solution<'_> {
    /// Whether a value is to be of signed integers: a function, if its result is.
    pub(super) fn is_signed(&self, value: Id) -> bool {
        self.definitions.type_of(value).is_some_and(|ty| matches!(self.types.leaf(ty), Leaf::Integer { .. }))
            && self.says(value.0)
    }

    /// Whether a member of a structure is.
    pub(super) fn is_member_signed(&self, structure: Id, member: u32) -> bool {
        self.members.get(&(structure, member)).is_some_and(|&sign| self.says(sign))
    }

    /// Whether the constant that an operand is should be.
    pub(super) fn is_constant_signed(&self, inst: u32, operand: u32) -> bool {
        self.constants.get(&(inst, operand)).is_some_and(|&sign| self.says(sign))
    }

    fn says(&self, sign: Sign) -> bool {
        self.signed.get(sign as usize).copied().unwrap_or(false)
    }
}
