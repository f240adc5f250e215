//! Constraints between the types of values, by instruction.

use super::Signed;
use super::types::Leaf;
use super::variables::{Sign, Solution, Variables};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::signs;
use spirv_mapping::signatures::{self, Signs};
use spirv_module::{Id, Instruction, Module, Op, Value, walk_operands};

/// The state of looking through a module.
pub(super) struct Constraints<'m> {
    module: &'m Module,
    variables: Variables<'m>,
    /// The parameters of functions.
    parameters: FxHashMap<Id, Vec<Id>>,
    /// The function that is looked through.
    function: Option<Id>,
}

impl<'m> Constraints<'m> {
    pub(super) fn of(module: &'m Module, signed: &Signed) -> Constraints<'m> {
        let mut parameters: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        let mut function = None;
        for inst in module.instructions() {
            match (inst.op(), inst.result(), function) {
                (Op::Function, id, _) => function = id,
                (Op::FunctionParameter, Some(id), Some(function)) => {
                    parameters.entry(function).or_default().push(id);
                }
                _ => {}
            }
        }
        Constraints { module, variables: Variables::new(module, signed), parameters, function: None }
    }

    pub(super) fn solve(mut self) -> Solution<'m> {
        for inst in self.module.instructions() {
            self.instruction(inst);
        }
        self.variables.solve()
    }

    fn instruction(&mut self, inst: Instruction<'m>) {
        let op = inst.op();
        match (op, inst.operands()) {
            (Op::Function, _) => self.function = inst.result(),
            (Op::ReturnValue, _) => {
                let of_function = self.function.map(|id| id.0);
                self.join(of_function, inst, 0);
            }
            (Op::FunctionCall, &[callee, ref arguments @ ..]) => self.call(inst, Id(callee), arguments.len()),
            (Op::Phi, operands) => {
                for index in (0..operands.len()).step_by(2) {
                    self.join(self.result(inst), inst, index);
                }
            }
            (Op::AccessChain | Op::InBoundsAccessChain, &[base, ref indices @ ..]) => {
                self.chain(inst, Id(base), indices);
            }
            (Op::PtrAccessChain | Op::InBoundsPtrAccessChain, &[base, _, ref indices @ ..]) => {
                self.chain(inst, Id(base), indices);
            }
            (Op::CompositeExtract, &[whole, ref path @ ..]) => {
                let own = self.operand(inst, 0);
                let part = self.part(Id(whole), own, path.iter().map(|&index| Some(index)));
                self.taken(inst, part);
            }
            (Op::CompositeInsert, &[object, whole, ref path @ ..]) => {
                let own = self.operand(inst, 1);
                let part = self.part(Id(whole), own, path.iter().map(|&index| Some(index)));
                match part {
                    Some(_) => self.join(part, inst, 0),
                    None => self.unsigned(Id(object)),
                }
                self.join(self.result(inst), inst, 1);
            }
            (Op::CompositeConstruct | Op::ConstantComposite | Op::SpecConstantComposite, constituents) => {
                self.composite(inst, constituents)
            }
            // Decorations, names, types and the like have no values.
            _ if inst.result_type().is_none() && self.function.is_none() => {}
            (Op::ImageTexelPointer, &[image, ..]) => self.texel(inst, Id(image)),
            // Both halves of the product are members of the result.
            (Op::SMulExtended, _) => {
                let first = self.operand(inst, 0);
                self.join(first, inst, 1);
                if let Some(Leaf::Structure(structure)) = inst.result().map(|id| self.variables.leaf(id)) {
                    for half in [0, 1] {
                        self.equal(first, self.variables.member(structure, half));
                    }
                }
            }
            (Op::CopyLogical, &[operand]) => {
                let types = inst.result_type().zip(self.variables.definitions.type_of(Id(operand)));
                self.join(self.result(inst), inst, 0);
                if let Some((a, b)) = types {
                    self.alike(a, b);
                }
            }
            (Op::UConvert, _) => {
                if let Some(result) = inst.result().filter(|_| !self.narrows(inst)) {
                    self.unsigned(result);
                }
            }
            (Op::SpecConstantOp, &[op, ref operands @ ..]) => self.computed(inst, op, operands),
            (Op::FunctionParameter | Op::Undef | Op::Line, _) => {}
            _ if op.is_constant() => {}
            (Op::Switch, &[selector, ..]) => {
                if !matches!(self.variables.leaf(Id(selector)), Leaf::Integer { width: 32.., .. }) {
                    self.unsigned(Id(selector));
                }
            }
            (Op::Variable, _) => self.join(self.result(inst), inst, 1),
            // The numbers of extended instructions are literals.
            (Op::ExtInst, _) => {}
            _ => match relation(op) {
                Signs::Alike(operands) => self.operands_alike(inst, operands),
                Signs::Free => self.constants_alike(inst, 0),
                Signs::Unsigned => self.leave(inst),
            },
        }
    }

    /// OpSpecConstantOp: the operands of the instruction that computes are behind its opcode.
    fn computed(&mut self, inst: Instruction<'m>, op: u32, operands: &[u32]) {
        let Some(op) = u16::try_from(op).ok().map(Op) else { return };
        match (op, operands) {
            (Op::CompositeExtract, &[whole, ref path @ ..]) => {
                let own = self.operand(inst, 1);
                let part = self.part(Id(whole), own, path.iter().map(|&index| Some(index)));
                self.taken(inst, part);
            }
            (Op::CompositeInsert, &[object, whole, ref path @ ..]) => {
                let own = self.operand(inst, 2);
                match self.part(Id(whole), own, path.iter().map(|&index| Some(index))) {
                    None => self.unsigned(Id(object)),
                    part => self.join(part, inst, 1),
                }
                self.join(self.result(inst), inst, 2);
            }
            _ => match relation(op) {
                Signs::Alike(operands) => {
                    let result = self.result(inst);
                    operands.iter().for_each(|&operand| self.join(result, inst, operand + 1));
                }
                Signs::Free => self.constants_alike(inst, 1),
                Signs::Unsigned => self.leave(inst),
            },
        }
    }

    /// An instruction that may need its integers unsigned.
    fn leave(&mut self, inst: Instruction<'m>) {
        if let Some(result) = inst.result().filter(|_| inst.result_type().is_some()) {
            self.unsigned(result);
            if let Leaf::Structure(structure) = self.variables.leaf(result) {
                for member in 0..self.variables.types.members(structure).len() {
                    if let Some(sign) = self.variables.member(structure, member as u32) {
                        self.variables.unsigned(sign);
                    }
                }
            }
        }
        let of_image = signs::is_of_image(inst.op());
        let mut values = Vec::new();
        // What does not fit the grammar is refused elsewhere.
        let _ = walk_operands(inst, &self.variables.definitions, |operand| {
            if let Value::Id(id) = operand.value {
                values.push(id);
            }
        });
        for (index, value) in values.into_iter().enumerate() {
            // Of images the texel that is written has the type that the image says.
            if !of_image || inst.op() == Op::ImageWrite && index == 2 {
                self.unsigned(value);
            }
            // A function that the instruction calls takes components of matrices, which have no sign.
            for parameter in self.parameters.get(&value).cloned().unwrap_or_default() {
                self.unsigned(parameter);
            }
        }
    }

    /// Gives operands the sign of the result, or else of the first one. The operands behind the value of an operation of a group
    /// are numbers of invocations, which have no sign.
    fn operands_alike(&mut self, inst: Instruction<'m>, operands: &[usize]) {
        let first = self.result(inst).or_else(|| self.operand(inst, operands[0]));
        operands.iter().for_each(|&operand| self.join(first, inst, operand));
        if is_of_group(inst.op()) {
            let behind = operands.last().map_or(0, |last| last + 1);
            inst.operands().iter().skip(behind).for_each(|&operand| self.unsigned(Id(operand)));
        }
    }

    /// Gives constant operands the sign of the other operands. The operands begin at `first`.
    fn constants_alike(&mut self, inst: Instruction<'m>, first: usize) {
        let values = first..inst.operands().len();
        let other = values.clone().find(|&index| {
            let value = Id(inst.operands()[index]);
            self.variables.definitions.type_of(value).is_some() && !self.variables.is_constant(value)
        });
        let like = self.result(inst).or_else(|| other.and_then(|other| self.operand(inst, other)));
        for index in values {
            if self.variables.is_constant(Id(inst.operands()[index])) && inst.op() != Op::Bitcast {
                self.join(like, inst, index);
            }
        }
    }

    /// Whether OpUConvert makes its operand narrower: OpSConvert does the same.
    fn narrows(&self, inst: Instruction<'m>) -> bool {
        let width = |ty: Option<Id>| match ty.map(|ty| self.variables.types.leaf(ty)) {
            Some(Leaf::Integer { width, .. }) => Some(width),
            _ => None,
        };
        let operand = inst.operands().first().map(|&operand| Id(operand));
        let from = operand.and_then(|operand| self.variables.definitions.type_of(operand));
        width(inst.result_type()).zip(width(from)).is_some_and(|(to, from)| to < from)
    }

    fn call(&mut self, inst: Instruction<'m>, callee: Id, arguments: usize) {
        if matches!(self.variables.leaf(callee), Leaf::Integer { .. }) {
            self.equal(self.result(inst), Some(callee.0));
        }
        let parameters = self.parameters.get(&callee).cloned().unwrap_or_default();
        for (index, parameter) in parameters.into_iter().enumerate().take(arguments) {
            if matches!(self.variables.leaf(parameter), Leaf::Integer { .. }) {
                self.join(Some(parameter.0), inst, index + 1);
            }
        }
    }

    fn chain(&mut self, inst: Instruction<'m>, base: Id, indices: &[u32]) {
        let indices: Vec<Option<u32>> = indices.iter().map(|&index| self.number(Id(index))).collect();
        let part = self.part(base, Some(base.0), indices.into_iter());
        self.taken(inst, part);
    }

    /// The result is a part of a value. It is unsigned if the value has no signs, such as a cooperative matrix.
    fn taken(&mut self, inst: Instruction<'m>, part: Option<Sign>) {
        match (part, inst.result()) {
            (None, Some(result)) => self.unsigned(result),
            _ => self.equal(self.result(inst), part),
        }
    }

    /// The value of a constant that selects a member.
    fn number(&self, index: Id) -> Option<u32> {
        let made = self.variables.definitions.instruction(index)?;
        match made.op() {
            Op::ConstantNull => Some(0),
            Op::Constant => made.operands().first().copied(),
            _ => None,
        }
    }

    /// Returns the sign of the part that a path into a value selects; `whole` is the sign of the value.
    fn part(&self, value: Id, whole: Option<Sign>, path: impl Iterator<Item = Option<u32>>) -> Option<Sign> {
        let mut leaf = self.variables.leaf(value);
        let mut ty = self.variables.definitions.type_of(value)?;
        let mut sign = whole;
        let mut path = path;
        // Steps through vectors and arrays do not change what is at their end.
        while let Leaf::Structure(structure) = leaf {
            let mut depth = self.depth(ty, structure)?;
            let member = loop {
                let index = path.next()?;
                if depth == 0 {
                    break index?;
                }
                depth -= 1;
            };
            sign = self.variables.member(structure, member);
            ty = self.variables.types.members(structure).get(member as usize).copied()?;
            leaf = self.variables.types.leaf(ty);
        }
        matches!(leaf, Leaf::Integer { .. }).then_some(sign).flatten()
    }

    /// How many arrays are around the structure that a type ends in. A pointer is none of them.
    fn depth(&self, ty: Id, structure: Id) -> Option<usize> {
        let mut ty = ty;
        let mut depth = 0;
        while ty != structure {
            let made = self.variables.definitions.instruction(ty)?;
            ty = match (made.op(), made.operands()) {
                (Op::TypePointer, &[_, pointee]) => Id(pointee),
                (_, &[element, ..]) => {
                    depth += 1;
                    Id(element)
                }
                _ => return None,
            };
        }
        Some(depth)
    }

    /// Structures that are copied to each other have members of the same types, independently of their layouts. The pointee
    /// types of their members are equal anyway.
    fn alike(&mut self, a: Id, b: Id) {
        let mut waiting = vec![(a, b)];
        let mut seen = FxHashSet::default();
        while let Some((a, b)) = waiting.pop() {
            let leaves = [a, b].map(|ty| self.variables.types.leaf(ty));
            let [Leaf::Structure(of_a), Leaf::Structure(of_b)] = leaves else { continue };
            if of_a == of_b || self.is_pointer(a) || self.is_pointer(b) || !seen.insert((of_a, of_b)) {
                continue;
            }
            let members = |of| self.variables.types.members(of).to_vec();
            for (member, types) in members(of_a).into_iter().zip(members(of_b)).enumerate() {
                let signs = [of_a, of_b].map(|of| self.variables.member(of, member as u32));
                self.equal(signs[0], signs[1]);
                waiting.push(types);
            }
        }
    }

    fn is_pointer(&self, ty: Id) -> bool {
        self.variables.definitions.instruction(ty).is_some_and(|ty| ty.op() == Op::TypePointer)
    }

    /// A texel pointer has the sampled type of the image as its pointee type.
    fn texel(&mut self, inst: Instruction<'m>, image: Id) {
        let Some(result) = self.result(inst) else { return };
        let definitions = &self.variables.definitions;
        let mut ty = definitions.type_of(image).and_then(|ty| definitions.instruction(ty));
        while let Some((pointer, &[_, pointee])) = ty.map(|ty| (ty.op(), ty.operands()))
            && pointer == Op::TypePointer
        {
            ty = definitions.instruction(Id(pointee));
        }
        let sampled = ty.and_then(|image| image.operands().first().copied());
        match sampled.map(|sampled| self.variables.types.leaf(Id(sampled))) {
            Some(Leaf::Integer { signed: true, .. }) => self.variables.fix(result),
            _ => self.variables.unsigned(result),
        }
    }

    fn composite(&mut self, inst: Instruction<'m>, constituents: &[u32]) {
        let (Some(ty), Some(result)) = (inst.result_type(), inst.result()) else { return };
        for (index, &constituent) in constituents.iter().enumerate() {
            match self.variables.types.leaf(ty) {
                Leaf::Integer { .. } if inst.op() != Op::ConstantComposite => {
                    self.join(Some(result.0), inst, index);
                }
                Leaf::Structure(structure) if structure == ty => {
                    let member = self.variables.member(structure, index as u32);
                    self.join(member, inst, index);
                }
                Leaf::Other => self.unsigned(Id(constituent)),
                _ => {}
            }
        }
    }

    /// The sign of an instruction's result.
    fn result(&self, inst: Instruction<'m>) -> Option<Sign> {
        let result = inst.result().filter(|_| inst.result_type().is_some())?;
        matches!(self.variables.leaf(result), Leaf::Integer { .. }).then_some(result.0)
    }

    fn operand(&mut self, inst: Instruction<'m>, index: usize) -> Option<Sign> {
        let value = Id(*inst.operands().get(index)?);
        self.variables.operand(inst.index(), index as u32, value)
    }

    fn join(&mut self, sign: Option<Sign>, inst: Instruction<'m>, index: usize) {
        let other = self.operand(inst, index);
        self.equal(sign, other);
    }

    fn equal(&mut self, a: Option<Sign>, b: Option<Sign>) {
        if let (Some(a), Some(b)) = (a, b) {
            self.variables.join(a, b);
        }
    }

    fn unsigned(&mut self, value: Id) {
        if matches!(self.variables.leaf(value), Leaf::Integer { .. }) && !self.variables.is_constant(value) {
            self.variables.unsigned(value.0);
        }
    }
}

/// Returns whether an instruction works on the values of a sub-group.
fn is_of_group(op: Op) -> bool {
    op.facts().is_some_and(|facts| facts.name.starts_with("GroupNonUniform"))
}

/// Returns how the signs of an instruction's integers depend on each other.
fn relation(op: Op) -> Signs {
    signatures::of_core(op).map_or(Signs::Unsigned, |signature| signature.signs)
}
