//! Shaders outside of functions: entry points with their interfaces, and the layout of structures.

use crate::ids::Entity;
use crate::module::stated_decorations::literals_node;
use crate::module::{Raise, metadata, spec_nodes};
use crate::operands::{result, word};
use llvm_model::{Attribute, Constant, MdId, Name, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::shaders as convention;
use spirv_module::{BuiltIn, Decoration, ExecutionMode, Instruction, LiteralString, Op};
use translate_common::Lost;

/// Returns the attributes of the function that is this entry point: its stage, and its size if it has one.
pub(crate) fn entry_attributes(m: &mut Raise<'_>, entry: usize) -> Vec<Attribute> {
    let entry = &m.input.scan.entry_points[entry];
    let stage = convention::stage(entry.model());
    let size = workgroup_size(m).or_else(|| local_size(m, entry.function));
    let text = |name: &str, value: &str| Attribute::String(name.into(), value.into());
    let stage = stage.map(|stage| text(convention::STAGE, stage));
    stage
        .into_iter()
        .chain(size.map(|[x, y, z]| text(convention::LOCAL_SIZE, &format!("{x},{y},{z}"))))
        .collect()
}

/// The size of workgroups by the constant that is decorated so, which counts more than execution modes; `None` while a
/// specialization is to choose it.
fn workgroup_size(m: &mut Raise<'_>) -> Option<[u64; 3]> {
    let id = m.input.scan.workgroup_size.filter(|&id| m.spec_constants.open(id).is_none())?;
    let constant = m.ids.constant(id).ok()?;
    let numbers = m.out.constants.elements(&m.out.types, constant, 3)?;
    let numbers = numbers.into_iter().map(|number| m.out.constants.as_int(number)?.to_u64());
    numbers.collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// The size of workgroups by the execution mode of an entry point's function: LocalSize, or LocalSizeId with constants.
fn local_size(m: &Raise<'_>, function: u32) -> Option<[u64; 3]> {
    m.input.scan.modes_of(function).find_map(|inst| {
        let &[_, mode, ref numbers @ ..] = inst.operands() else { return None };
        let numbers = <[u32; 3]>::try_from(numbers).ok()?;
        match (inst.op(), ExecutionMode(mode)) {
            (Op::ExecutionMode, ExecutionMode::LocalSize) => Some(numbers.map(u64::from)),
            (Op::ExecutionModeId, ExecutionMode::LocalSizeId)
                if !numbers.iter().any(|&id| m.spec_constants.open(id).is_some()) =>
            {
                let numbers = numbers.map(|id| m.ids.constant_u64(&m.out.constants, id).ok());
                numbers.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
            }
            _ => None,
        }
    })
}

/// `!spirv.EntryPoint`
pub(crate) fn raise_entry_points(m: &mut Raise<'_>) {
    for entry in &m.input.scan.entry_points {
        let Ok(Entity::Function(function)) = m.ids.entity(entry.function) else { continue };
        let address = m.out.function_const(function);
        let mut node = vec![
            Some(m.nodes.constant(&mut m.out, address)),
            Some(m.nodes.u32(&mut m.out, entry.model().0)),
            Some(m.nodes.bytes(&mut m.out, &entry.name)),
        ];
        let words = entry.inst.operands().get(2..).unwrap_or_default();
        let name = LiteralString::read(words).map_or(0, |name| name.word_count());
        for &variable in words.get(name..).unwrap_or_default() {
            if let Ok(Entity::Value(Value::Const(address))) = m.ids.entity(variable) {
                node.push(Some(m.nodes.constant(&mut m.out, address)));
            }
        }
        let node = m.nodes.tuple(&mut m.out, &node);
        metadata::named(&mut m.out, convention::ENTRY_POINT, node);
    }
}

/// `!spirv.Structure`
pub(crate) fn raise_structures<'m>(m: &mut Raise<'m>) {
    let members = member_decorations(m);
    for &index in &m.input.scan.globals {
        let inst = m.input.instruction(index as usize).filter(|inst| inst.op() == Op::TypeStruct);
        let Some((inst, Ok(id))) = inst.map(|inst| (inst, result(inst))) else { continue };
        let Ok(ty) = m.ids.llvm_type(id) else { continue };
        let mut own = own_decorations(m, id);
        own.extend(other_name(m, id, ty).map(Some));
        let mut lists = vec![own];
        for member in 0..inst.operands().len() {
            let mut list = Vec::new();
            if inst.operands().get(member).is_some_and(|&ty| m.signs.has(ty)) {
                list.push(Some(m.nodes.string(&mut m.out, convention::SIGNED_MEMBER)));
            }
            for &stated in members.get(&(id, member as u32)).into_iter().flatten() {
                list.extend(member_node(m, stated).map(Some));
            }
            lists.push(list);
        }
        if lists.iter().any(|list| !list.is_empty()) {
            structure_node(m, ty, &lists);
        }
    }
}

/// `!spirv.PointerStride`: LLVM's pointers have no types of their own that could be decorated. Of pointers to the same type
/// the first stride counts.
fn raise_pointer_stride(m: &mut Raise<'_>, pointer: Instruction<'_>, stride: u32) -> Option<()> {
    let ty = m.ids.llvm_type(result(pointer).ok()?).ok()?;
    let pointee = m.ids.value_type(&m.out.types, word(pointer, 1).ok()?).ok()?;
    let mut node = Vec::with_capacity(3);
    for ty in [ty, pointee] {
        let poison = m.out.constants.intern(ty, Constant::Poison);
        node.push(Some(m.nodes.constant(&mut m.out, poison)));
    }
    let known = m.out.named(convention::POINTER_STRIDE).map_or(&[][..], |named| &named.operands);
    if known.iter().any(|&known| m.out.tuple(known).get(..2) == Some(&node)) {
        return None;
    }
    node.push(Some(m.nodes.u32(&mut m.out, stride)));
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, convention::POINTER_STRIDE, node);
    Some(())
}

/// States the decorations of constants and types that have a form, and reports the others: LLVM's constants have nothing but
/// their values, and its types nothing but what they consist of.
pub(crate) fn raise_decorated_globals(m: &mut Raise<'_>) {
    for &index in &m.input.scan.globals {
        let inst = m.input.instruction(index as usize);
        let Some(inst) = inst.filter(|inst| inst.op().is_constant() || inst.op().is_type()) else { continue };
        let Some(id) = inst.result() else { continue };
        let found: Vec<_> = m.ids.decorations(id.0).collect();
        for decoration in found {
            let is_stated = match (inst.op(), decoration.kind, decoration.operands) {
                (Op::TypeStruct, ..) | (Op::TypeArray | Op::TypeRuntimeArray, Decoration::ArrayStride, _) => {
                    true
                }
                (Op::TypePointer, Decoration::ArrayStride, &[stride, ..]) => {
                    raise_pointer_stride(m, inst, stride).is_some()
                }
                (op, Decoration::SpecId, _) => op.is_constant(),
                // With the length.
                (Op::TypeArray | Op::TypeRuntimeArray, Decoration::ArrayStrideIdEXT, &[stride, ..]) => {
                    m.spec_constants.is_stated(stride)
                }
                (_, Decoration::BuiltIn, &[builtin, ..]) => {
                    BuiltIn(builtin) == BuiltIn::WorkgroupSize && m.spec_constants.is_stated(id.0)
                }
                _ => false,
            };
            if !is_stated {
                m.report.lose_decoration(&m.ids, decoration);
            }
        }
    }
}

/// The decorations of members: the instructions, by structure and member, in order.
fn member_decorations<'m>(m: &Raise<'m>) -> FxHashMap<(u32, u32), Vec<Instruction<'m>>> {
    let mut found: FxHashMap<(u32, u32), Vec<Instruction<'m>>> = FxHashMap::default();
    for &inst in &m.input.scan.mode_settings {
        if let (
            Op::MemberDecorate | Op::MemberDecorateString | Op::MemberDecorateIdEXT,
            &[structure, member, ..],
        ) = (inst.op(), inst.operands())
        {
            found.entry((structure, member)).or_default().push(inst);
        }
    }
    found
}

fn structure_node(m: &mut Raise<'_>, ty: TypeId, lists: &[Vec<Option<MdId>>]) {
    if !matches!(m.out.types[ty], Type::NamedStruct(_)) {
        return;
    }
    let poison = m.out.constants.intern(ty, Constant::Poison);
    let mut node = vec![Some(m.nodes.constant(&mut m.out, poison))];
    for list in lists {
        node.push(Some(m.nodes.tuple(&mut m.out, list)));
    }
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, convention::STRUCTURE, node);
}

/// The name of a structure, where LLVM's is another one: each structure of LLVM has a name of its own.
fn other_name(m: &mut Raise<'_>, id: u32, ty: TypeId) -> Option<MdId> {
    let Type::NamedStruct(named) = m.out.types[ty] else { return None };
    let name = m.ids.name(id);
    let is_other = !m.input.options.policy.strip_names && m.out.types.structs[named].name != name;
    is_other.then(|| m.nodes.bytes(&mut m.out, name.as_bytes()))
}

/// The decorations of a structure as a whole, Block and the like.
fn own_decorations(m: &mut Raise<'_>, id: u32) -> Vec<Option<MdId>> {
    let found: Vec<_> = m.ids.decorations(id).collect();
    found
        .into_iter()
        .filter_map(|decoration| literals_node(m, decoration.kind, decoration.operands))
        .map(Some)
        .collect()
}

/// The decoration that an instruction gives a member.
fn member_node(m: &mut Raise<'_>, inst: Instruction<'_>) -> Option<MdId> {
    let &[_, _, kind, ref operands @ ..] = inst.operands() else { return None };
    if inst.op() != Op::MemberDecorateIdEXT {
        return literals_node(m, Decoration(kind), operands);
    }
    let mut node = vec![Some(m.nodes.u32(&mut m.out, kind))];
    for &operand in operands {
        match spec_nodes::node(m, operand) {
            Some(operand) => node.push(Some(operand)),
            None => {
                m.report.lose(&m.ids, Lost::Decorations("decoration of a member by id".into()), inst.index());
                return None;
            }
        }
    }
    Some(m.nodes.tuple(&mut m.out, &node))
}

/// The name of a structure that the module calls `name`: structures that are distinguished by their names need one, without
/// another meaning.
pub(crate) fn structure_name(name: Name) -> Name {
    match () {
        () if name.is_empty() => "struct".into(),
        () if name.starts_with(convention::WRAPPER) => {
            Name::from([b"_", name.as_bytes()].concat().as_slice())
        }
        () => name,
    }
}
