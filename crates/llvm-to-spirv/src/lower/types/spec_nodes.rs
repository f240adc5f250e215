//! Constants that a specialization chooses, as metadata states them: nodes of [`specialization`].

use crate::lower::types::{Pool, Types};
use llvm_model::{ConstId, Constant, MdId, Metadata, Module, Name, Type, TypeId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::opaque;
use spirv_mapping::convention::shaders::SIGNED_MEMBER;
use spirv_mapping::convention::specialization::{self, Rule};
use spirv_module::{Id, Op};

/// The depth of constants that is looked into.
const MAX_DEPTH: usize = 64;

/// The emitter of the constants in nodes that no specialization changes.
pub(in crate::lower) trait Constants<'m> {
    /// The types.
    fn types(&mut self) -> &mut Types<'m>;
    /// Emits a constant as a value of a type; `None` if this emitter does not support its kind.
    fn constant(&mut self, id: ConstId, want: Id) -> Option<Id>;
}

/// Emits the constant of a node that is of the type `ty`, as `want`. `None` if the node has another form or type.
pub(in crate::lower) fn emit<'m>(
    constants: &mut impl Constants<'m>,
    node: MdId,
    (ty, want): (TypeId, Id),
) -> Option<Id> {
    let mut parts = Parts { module: constants.types().input.module, made: FxHashMap::default() };
    if parts.type_of(node)? != ty {
        return None;
    }
    parts.part(constants, node, want, MAX_DEPTH)
}

/// Emits the constant of a node as a value of its own type.
pub(in crate::lower) fn emit_value<'m>(
    constants: &mut impl Constants<'m>,
    node: MdId,
) -> Option<(TypeId, Id)> {
    let types = constants.types();
    let ty = Parts { module: types.input.module, made: FxHashMap::default() }.type_of(node)?;
    let want = types.value_type(ty);
    emit(constants, node, (ty, want)).map(|id| (ty, id))
}

/// The parts that have been made: nodes may have common parts.
struct Parts<'m> {
    module: &'m Module,
    made: FxHashMap<(MdId, Id), Id>,
}

/// A node that is a list.
struct List<'m> {
    word: &'m str,
    operands: &'m [Option<MdId>],
    is_signed: bool,
}

impl<'m> Parts<'m> {
    fn list(&self, node: MdId) -> Option<List<'m>> {
        let (&word, mut operands) = self.module.tuple(node).split_first()?;
        let string = |node: Option<MdId>| self.module.md_string(node?)?.as_str();
        let is_signed = operands.last().is_some_and(|&last| string(last) == Some(SIGNED_MEMBER));
        if is_signed {
            operands = operands.split_last()?.1;
        }
        Some(List { word: string(word)?, operands, is_signed })
    }

    fn constant(&self, node: Option<MdId>) -> Option<ConstId> {
        match self.module.metadata[node?] {
            Metadata::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    fn number(&self, node: Option<MdId>) -> Option<u32> {
        u32::try_from(self.module.md_u64(node?)?).ok()
    }

    /// The type that a node states.
    fn type_of(&self, node: MdId) -> Option<TypeId> {
        let constant = match self.constant(Some(node)) {
            Some(constant) => constant,
            None => {
                let list = self.list(node)?;
                let place = usize::from(list.word == specialization::SPEC_CONSTANT);
                self.constant(*list.operands.get(place)?)?
            }
        };
        Some(self.module.constants.ty(constant))
    }

    /// Emits the constant of a node. Truth values are bytes in the memory of kernels.
    fn part(&mut self, out: &mut impl Constants<'m>, node: MdId, want: Id, depth: usize) -> Option<Id> {
        let depth = depth.checked_sub(1)?;
        if let Some(&known) = self.made.get(&(node, want)) {
            return Some(known);
        }
        let ty = self.type_of(node)?;
        let made = match self.constant(Some(node)) {
            Some(constant) => out.constant(constant, want)?,
            None => {
                let own = out.types().value_type(ty);
                let is_truth = self.module.types[ty] == Type::Integer(1);
                let is_byte = is_truth && own != want && out.types().pool().int_type(8) == want;
                let list = self.list(node)?;
                let want = if is_byte { own } else { want };
                let made = match list.word {
                    specialization::SPEC_CONSTANT => self.scalar(out, &list, (ty, want))?,
                    specialization::SPEC_CONSTANT_COMPOSITE => {
                        self.composite(out, list.operands, (ty, want), depth)?
                    }
                    specialization::CONSTANT_SIZE_OF if own == want => {
                        let &[_, of] = list.operands else { return None };
                        let of = self.module.constants.ty(self.constant(of)?);
                        size_of(out.types(), of, want)?
                    }
                    specialization::SPEC_CONSTANT_OP if own == want => {
                        self.computed(out, list.operands, (ty, want), depth)?
                    }
                    _ => return None,
                };
                if list.is_signed {
                    out.types().out().signed().values.insert(made);
                }
                if is_byte { byte_of(out.types().pool(), made) } else { made }
            }
        };
        self.made.insert((node, want), made);
        Some(made)
    }

    /// Emits the specialization constant of `i32 number, T default`.
    fn scalar(&self, out: &mut impl Constants<'m>, list: &List<'_>, (ty, want): (TypeId, Id)) -> Option<Id> {
        let &[number, default] = list.operands else { return None };
        let number = self.number(number)?;
        let scalar = &self.module.types[ty];
        let is_number = matches!(scalar, Type::Integer(_) | Type::Half | Type::Float | Type::Double);
        if !is_number || out.types().value_type(ty) != want {
            return None;
        }
        let bits = match &self.module.constants[self.constant(default)?] {
            Constant::Int(bits) | Constant::Float(bits) => bits.to_u64()?,
            Constant::Null => 0,
            _ => return None,
        };
        Some(out.types().pool().spec_constant(number, (scalar, want), bits, &Name::default()))
    }

    /// Emits the composite of `T poison, part, …`.
    fn composite(
        &mut self,
        out: &mut impl Constants<'m>,
        operands: &[Option<MdId>],
        (ty, want): (TypeId, Id),
        depth: usize,
    ) -> Option<Id> {
        let types = &self.module.types;
        // Indices into a wrapper lead into its array.
        let ty = if out.types().is_wrapper(ty) { types.element(ty, 0)? } else { ty };
        let (_, nodes) = operands.split_first()?;
        if types.element_count(ty)? != nodes.len() as u64 {
            return None;
        }
        let mut parts = Vec::with_capacity(nodes.len());
        for (index, &node) in nodes.iter().enumerate() {
            if types.element(ty, index as u64)? != self.type_of(node?)? {
                return None;
            }
            let wanted = out.types().shapes().element_type(want, index as u64)?;
            parts.push(self.part(out, node?, wanted, depth)?.0);
        }
        Some(out.types().pool().composite(Op::SpecConstantComposite, want, parts))
    }

    /// Emits the constant of `T poison, i32 opcode, operand, …`.
    fn computed(
        &mut self,
        out: &mut impl Constants<'m>,
        operands: &[Option<MdId>],
        (ty, want): (TypeId, Id),
        depth: usize,
    ) -> Option<Id> {
        let &[_, op, ref operands @ ..] = operands else { return None };
        let op = Op(u16::try_from(self.number(op)?).ok()?);
        let operation = specialization::operation(op)?;
        if operation.of_kernels && !out.types().input.profile().has_kernel_operations {
            return None;
        }
        let (ids, literals) = operands.split_at_checked(operation.ids)?;
        let mut types = Vec::with_capacity(ids.len());
        let mut words = vec![u32::from(op.0)];
        for &node in ids {
            let ty = self.type_of(node?)?;
            types.push(ty);
            let own = out.types().value_type(ty);
            words.push(self.part(out, node?, own, depth)?.0);
        }
        let literals = literals.iter().map(|&node| self.number(node)).collect::<Option<Vec<u32>>>()?;
        let is_fit = match (operation.rule, types.as_slice()) {
            (Rule::Extract, &[whole]) => part_of(out.types(), whole, &literals)? == (ty, want),
            (Rule::Insert, &[part, whole]) => {
                let own = out.types().value_type(part);
                whole == ty && part_of(out.types(), whole, &literals)? == (part, own)
            }
            (rule, operands) => fits(self.module, (op, rule), ty, operands, &literals),
        };
        words.extend(literals);
        is_fit.then(|| out.types().pool().composite(Op::SpecConstantOp, want, words))
    }
}

/// The size of descriptors of a type, as an integer of the type `want`; `None` if it is not a type of descriptors.
pub(in crate::lower) fn size_of(types: &mut Types<'_>, of: TypeId, want: Id) -> Option<Id> {
    let Type::TargetExt { name, .. } = &types.input.module.types[of] else { return None };
    let op = opaque::declaring(name.as_str()?)?;
    specialization::DESCRIPTORS.contains(&op).then_some(())?;
    let is_size = [32, 64].into_iter().any(|width| types.pool().int_type(width) == want);
    let of = types.value_type(of);
    is_size.then(|| types.pool().composite(Op::ConstantSizeOfEXT, want, vec![of.0]))
}

/// The type at the end of a path into a composite, in LLVM IR and in SPIR-V.
fn part_of(types: &mut Types<'_>, whole: TypeId, path: &[u32]) -> Option<(TypeId, Id)> {
    let module = types.input.module;
    let (mut ty, mut id) = (whole, types.value_type(whole));
    for &index in path {
        if types.is_wrapper(ty) {
            ty = module.types.element(ty, 0)?;
        }
        if u64::from(index) >= module.types.element_count(ty)? {
            return None;
        }
        ty = module.types.element(ty, u64::from(index))?;
        id = types.shapes().element_type(id, u64::from(index))?;
    }
    (!path.is_empty()).then_some((ty, id))
}

/// Whether an instruction may have operands of these types for a result of the type `ty`.
fn fits(module: &Module, (op, rule): (Op, Rule), ty: TypeId, operands: &[TypeId], literals: &[u32]) -> bool {
    let types = &module.types;
    let width = |ty: TypeId| types.int_width(types.scalar(ty));
    let is_integer = |ty: TypeId| width(ty).is_some_and(|width| width > 1);
    let is_truth = |ty: TypeId| width(ty) == Some(1);
    let is_float = |ty: TypeId| {
        matches!(types[types.scalar(ty)], Type::Half | Type::Float | Type::Double)
            && (op != Op::QuantizeToF16 || types[types.scalar(ty)] == Type::Float)
    };
    let lanes = |ty: TypeId| types.lanes(ty);
    let all = |holds: &dyn Fn(TypeId) -> bool| operands.iter().all(|&operand| holds(operand));
    let is_plain = literals.is_empty() && all(&|operand| lanes(operand) == lanes(ty));
    match rule {
        Rule::Integers => is_plain && is_integer(ty) && all(&|operand| operand == ty),
        Rule::Floats => is_plain && is_float(ty) && all(&|operand| operand == ty),
        Rule::Truths => is_plain && is_truth(ty) && all(&|operand| operand == ty),
        Rule::Shift => is_plain && operands.first() == Some(&ty) && is_integer(ty) && all(&is_integer),
        Rule::CompareIntegers => {
            is_plain && is_truth(ty) && all(&|operand| is_integer(operand) && operand == operands[0])
        }
        Rule::Select => {
            // A truth value chooses between composites since version 1.4 only.
            is_plain
                && (is_integer(ty) || is_float(ty) || is_truth(ty))
                && matches!(operands, &[condition, a, b] if is_truth(condition) && (a, b) == (ty, ty))
        }
        Rule::IntegerConversion => {
            is_plain && is_integer(ty) && all(&|operand| is_integer(operand) && width(operand) != width(ty))
        }
        Rule::FloatConversion => {
            is_plain && is_float(ty) && all(&|operand| is_float(operand) && operand != ty)
        }
        Rule::FloatToInteger => is_plain && is_integer(ty) && all(&is_float),
        Rule::IntegerToFloat => is_plain && is_float(ty) && all(&is_integer),
        Rule::Shuffle => {
            let of: u64 = operands.iter().filter_map(|&operand| lanes(operand)).map(u64::from).sum();
            lanes(ty).is_some_and(|lanes| lanes as usize == literals.len())
                && all(&|operand| lanes(operand).is_some() && types.scalar(operand) == types.scalar(ty))
                && literals.iter().all(|&lane| lane == u32::MAX || u64::from(lane) < of)
        }
        Rule::Extract | Rule::Insert => false,
    }
}

/// A truth value as the byte that it is in memory.
fn byte_of(pool: &mut Pool<'_>, truth: Id) -> Id {
    let byte = pool.int_type(8);
    let (one, zero) = (pool.narrow_constant(byte, 1), pool.narrow_constant(byte, 0));
    let operands = vec![u32::from(Op::Select.0), truth.0, one.0, zero.0];
    pool.composite(Op::SpecConstantOp, byte, operands)
}
