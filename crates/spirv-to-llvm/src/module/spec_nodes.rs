//! Constants that a specialization chooses, as nodes of metadata: initial values of variables, lengths of arrays, sizes of
//! workgroups.

use crate::module::open_constants::{OpenConstant, SpecConstants};
use crate::module::{Raise, metadata};
use llvm_model::{ConstId, Constant, MdId, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{access_chains, shaders, specialization};
use spirv_module::{Op, StorageClass};

/// Returns the node for the open constant that is the initializer of a variable. The variable has the default values in LLVM
/// IR, and must be `externally_initialized`, so that no pass takes these for the only ones. `None` if the constant has no node.
pub(crate) fn node(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let mut found = Nodes::default();
    found.visit(m, id)?;
    let Nodes { nodes, scalars } = found;
    m.spec_constants.note_stated(id, scalars);
    nodes.get(&id).copied()
}

/// `!spirv.ArrayLength`: the lengths that a specialization chooses. Arrays that are nothing but the memory of variables in
/// functions of kernels are allocations of as many elements.
pub(crate) fn raise_array_lengths(m: &mut Raise<'_>) {
    if m.types.open_arrays().is_empty() {
        return;
    }
    let allocates = !m.input.options.spirv.profile.pointers_are_logical;
    let named = if allocates { types_besides_allocations(m) } else { FxHashSet::default() };
    for (ty, array) in m.types.open_arrays().to_vec() {
        if allocates && !named.contains(&array) {
            continue;
        }
        let length = m.spec_constants.is_open_array(&m.ids, array).and_then(|length| node(m, length));
        let stride = SpecConstants::array_stride(&m.ids, array).and_then(|stride| node(m, stride));
        let poison = m.out.constants.intern(ty, Constant::Poison);
        let mut operands = vec![Some(m.nodes.constant(&mut m.out, poison)), length];
        if stride.is_some() {
            operands.push(stride);
        }
        let node = m.nodes.tuple(&mut m.out, &operands);
        metadata::named(&mut m.out, specialization::ARRAY_LENGTH, node);
    }
}

/// `!spirv.TypeOperands`: the operands of opaque types that a specialization chooses.
pub(crate) fn raise_type_operands(m: &mut Raise<'_>) {
    for (ty, id) in m.types.open_types().to_vec() {
        let operands = m.ids.definition(id).map_or(&[][..], |ty| ty.operands());
        let poison = m.out.constants.intern(ty, Constant::Poison);
        let mut list = vec![Some(m.nodes.constant(&mut m.out, poison))];
        for &operand in operands {
            if m.ids.llvm_type(operand).is_ok() {
                continue;
            }
            let is_open = m.spec_constants.open(operand).is_some();
            list.push(if is_open { node(m, operand) } else { None });
        }
        let node = m.nodes.tuple(&mut m.out, &list);
        metadata::named(&mut m.out, specialization::TYPE_OPERANDS, node);
    }
}

/// The types of a module of kernels that are components of others, types of values, or pointees of pointers to other memory
/// than that of functions.
fn types_besides_allocations(m: &Raise<'_>) -> FxHashSet<u32> {
    let mut named = FxHashSet::default();
    for inst in m.input.module.instructions() {
        named.extend(inst.result_type().map(|ty| ty.0));
        match (inst.op(), inst.operands()) {
            (Op::TypePointer, &[storage, pointee]) if StorageClass(storage) != StorageClass::Function => {
                named.insert(pointee);
            }
            (Op::Variable, &[_, _]) => {
                let pointer = inst.result_type().and_then(|ty| m.ids.definition(ty.0));
                named.extend(pointer.and_then(|pointer| pointer.operands().get(1)));
            }
            (op, &[stated, ..]) if access_chains::typed(op).is_some() => {
                named.insert(stated);
            }
            (Op::UntypedVariableKHR, parts) => named.extend(parts),
            (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => {
                named.insert(element);
            }
            (Op::TypeStruct | Op::TypeFunction, parts) => named.extend(parts),
            _ => {}
        }
    }
    named
}

/// `!spirv.WorkgroupSize`: the constant that is decorated so, if a specialization chooses it.
pub(crate) fn raise_workgroup_size(m: &mut Raise<'_>) {
    let Some(size) = m.input.scan.workgroup_size.filter(|&id| m.spec_constants.open(id).is_some()) else {
        return;
    };
    let Some(size) = node(m, size) else { return };
    let node = m.nodes.tuple(&mut m.out, &[Some(size)]);
    metadata::named(&mut m.out, specialization::WORKGROUP_SIZE, node);
}

/// The nodes of the parts that have been visited.
#[derive(Default)]
struct Nodes {
    nodes: FxHashMap<u32, MdId>,
    scalars: FxHashSet<u32>,
}

impl Nodes {
    /// Makes the nodes of a constant and of its parts, without recursion: composites can be nested deeply.
    fn visit(&mut self, m: &mut Raise<'_>, id: u32) -> Option<()> {
        let mut todo = vec![id];
        while let Some(&id) = todo.last() {
            let waiting = self.waiting(m, id)?;
            if waiting.is_empty() {
                let node = self.make(m, id)?;
                self.nodes.insert(id, node);
                todo.pop();
            } else {
                todo.extend(waiting);
            }
        }
        Some(())
    }

    /// The parts of a constant that have no node yet.
    fn waiting(&self, m: &Raise<'_>, id: u32) -> Option<Vec<u32>> {
        if self.nodes.contains_key(&id) {
            return Some(Vec::new());
        }
        let parts = match m.spec_constants.open(id) {
            Some(OpenConstant::Composite(parts)) => parts.clone(),
            Some(OpenConstant::Computed) => computation(m, id)?.1,
            _ => Vec::new(),
        };
        let mut parts: Vec<u32> = parts.into_iter().filter(|part| !self.nodes.contains_key(part)).collect();
        parts.sort_unstable();
        parts.dedup();
        Some(parts)
    }

    /// Builds the node of a constant from the nodes of its constituents.
    fn make(&mut self, m: &mut Raise<'_>, id: u32) -> Option<MdId> {
        if let Some(&known) = self.nodes.get(&id) {
            return Some(known);
        }
        let constant = m.ids.constant(id).ok()?;
        let Some(open) = m.spec_constants.open(id).cloned() else {
            return Some(m.nodes.constant(&mut m.out, constant));
        };
        let ty = m.out.constants.ty(constant);
        let mut operands = match open {
            OpenConstant::Scalar(number) => {
                self.scalars.insert(id);
                let word = m.nodes.string(&mut m.out, specialization::SPEC_CONSTANT);
                let number = m.nodes.u32(&mut m.out, number);
                vec![Some(word), Some(number), Some(m.nodes.constant(&mut m.out, constant))]
            }
            OpenConstant::SizeOf(of) => {
                let of = m.ids.llvm_type(of).ok()?;
                let of = m.out.constants.intern(of, Constant::Poison);
                let mut operands = begin(m, specialization::CONSTANT_SIZE_OF, ty);
                operands.push(Some(m.nodes.constant(&mut m.out, of)));
                operands
            }
            OpenConstant::Composite(parts) => {
                let mut operands = begin(m, specialization::SPEC_CONSTANT_COMPOSITE, ty);
                for part in parts {
                    operands.push(Some(self.nodes.get(&part).copied()?));
                }
                operands
            }
            OpenConstant::Computed => {
                let (op, ids, literals) = computation(m, id)?;
                let mut operands = begin(m, specialization::SPEC_CONSTANT_OP, ty);
                operands.push(Some(m.nodes.u32(&mut m.out, u32::from(op.0))));
                for operand in ids {
                    operands.push(Some(self.nodes.get(&operand).copied()?));
                }
                for literal in literals {
                    operands.push(Some(m.nodes.u32(&mut m.out, literal)));
                }
                operands
            }
        };
        if m.signs.has(m.ids.type_of(id)) {
            operands.push(Some(m.nodes.string(&mut m.out, shaders::SIGNED_MEMBER)));
        }
        Some(m.nodes.tuple(&mut m.out, &operands))
    }
}

/// The keyword of a node, and the type of its constant.
fn begin(m: &mut Raise<'_>, word: &str, ty: TypeId) -> Vec<Option<MdId>> {
    let word = m.nodes.string(&mut m.out, word);
    let poison: ConstId = m.out.constants.intern(ty, Constant::Poison);
    vec![Some(word), Some(m.nodes.constant(&mut m.out, poison))]
}

/// The instruction that computes an open constant, its operands that are ids, and the literals behind them. `None` for
/// instructions on addresses.
fn computation(m: &Raise<'_>, id: u32) -> Option<(Op, Vec<u32>, Vec<u32>)> {
    let inst = m.input.computed.instruction(id)?;
    let operation = specialization::operation(inst.op())?;
    let (ids, literals) = inst.operands().split_at_checked(operation.ids)?;
    Some((inst.op(), ids.to_vec(), literals.to_vec()))
}
