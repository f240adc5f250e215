//! Module-scope variables.

use crate::fail::{Res, fail};
use crate::ids::decorations::linkage_attributes;
use crate::ids::types::check_sized;
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::address_spaces::AddressSpaces;
use crate::module::global_annotations::{annotate_global, take_texts};
use crate::module::stated_decorations::decoration_list;
use crate::module::symbols::Symbols;
use crate::module::{Raise, metadata, signs, spec_nodes, vector_compute};
use crate::operands::{result, result_type, word};
use llvm_model::global::{GlobalProps, ThreadLocal, UnnamedAddr};
use llvm_model::types::StructType;
use llvm_model::{
    Attribute, ConstId, Constant, Constants, GlobalVariable, Linkage, MdId, MdKindId, Name, Type, TypeId,
    Types, Value,
};
use spirv_mapping::convention::{amd, decorations, linkage, memory, specialization};
use spirv_mapping::friendly;
use spirv_module::{
    BuiltIn, Decoration, Instruction, LinkageType, LiteralString, Op, StorageClass, Tolerance,
};
use translate_common::Problem;
use translate_common::forms::{LinkageDecorations, SharedTexts};
use translate_common::problems::{MemoryProblem, ModuleProblem, OperandProblem, Wanted};
use translate_common::{BuiltinDialect, BuiltinForm};

/// The largest alignment of LLVM IR.
const MAX_ALIGNMENT: u64 = 1 << 32;

/// The decorations of a variable.
#[derive(Default)]
struct Says {
    builtin: Option<BuiltIn>,
    linkage: Option<(Vec<u8>, u32)>,
    align: u64,
    constant: bool,
    attributes: Vec<Attribute>,
    /// Whether the host gives it its value.
    external: bool,
    /// The annotations.
    texts: Vec<Vec<u8>>,
    /// The list of decorations without an equivalent in LLVM.
    rest: Option<MdId>,
}

/// A variable of the module that calls stand for.
#[derive(Clone, Copy)]
pub(crate) struct BuiltinVariable {
    /// Its id.
    pub(crate) id: u32,
    /// Which it is.
    pub(crate) builtin: BuiltIn,
    /// The type of its value.
    pub(crate) ty: TypeId,
}

/// The entity of a variable outside functions.
pub(crate) fn raise_variable<'m>(m: &mut Raise<'m>, inst: Instruction<'m>) -> Res<Entity> {
    let id = result(inst)?;
    let (storage, pointee, initializer) = variable_parts(&m.ids, inst)?;
    let says = variable_decorations(m, id)?;
    let storage = StorageClass(storage);
    let has_interface = m.input.options.spirv.profile.has_interface_variables;
    if let (Some(builtin), Some(pointee)) = (says.builtin.filter(|_| !has_interface), pointee) {
        return match m.input.options.llvm.builtin_form {
            BuiltinForm::Variables => builtin_global(m, builtin, (storage, pointee), says.align),
            _ => {
                let ty = check_sized(&m.out.types, m.ids.value_type(&m.out.types, pointee)?)?;
                m.builtin_variables.push(BuiltinVariable { id, builtin, ty });
                Ok(Entity::BuiltinAddress(m.builtin_variables.len() as u32 - 1))
            }
        };
    }
    check_storage(m.input, storage)?;
    let is_interface = has_interface && memory::INTERFACES.contains(&storage);
    let value_type = match pointee {
        Some(pointee) => m.ids.value_type(&m.out.types, pointee)?,
        None => heap_type(m, says.builtin)?,
    };
    let is_dynamic = storage == StorageClass::Workgroup && initializer.is_none() && !has_interface;
    let value_type = if is_dynamic { dynamic_type(&mut m.out.types, value_type) } else { value_type };
    let address_space = AddressSpaces::new(m.input.options).of(storage.0)?;
    if let Some(Ok(Entity::Sampler(bits))) = initializer.map(|id| m.ids.entity(id)) {
        return Ok(Entity::SamplerVariable(bits));
    }
    let open = initializer.filter(|&id| m.spec_constants.open(id).is_some());
    let open = open.and_then(|id| spec_nodes::node(m, id));
    let initializer = initializer.map(|initializer| m.ids.constant(initializer)).transpose()?;
    if initializer.is_some_and(|c| m.out.constants.ty(c) != value_type) {
        return Err(fail(MemoryProblem::Initializer));
    }
    let is_constant = if !has_interface {
        storage == StorageClass::UniformConstant || says.constant
    } else {
        memory::READ_ONLY.contains(&storage)
    };
    let is_zeroed = !is_constant && storage != StorageClass::Workgroup;
    let (linkage, initializer) = if is_interface {
        (Linkage::External, initializer)
    } else {
        definition(m, inst, &says, value_type, initializer, is_zeroed)?
    };
    let name = variable_name(m, id, &says)?;
    // The address of a variable that other modules can name may matter to them.
    let is_own = linkage == Linkage::Internal || m.input.forms().shared_texts == SharedTexts::Unnamed;
    let is_literal = is_constant && is_own && is_text(&m.out.types, value_type);
    let unnamed_addr = if is_literal { UnnamedAddr::Global } else { UnnamedAddr::None };
    let align = says.align;
    let of_invocations = has_interface && memory::OF_INVOCATIONS.contains(&storage);
    let thread_local = of_invocations.then_some(ThreadLocal::GeneralDynamic);
    let props = GlobalProps {
        name,
        linkage,
        unnamed_addr,
        address_space,
        align,
        thread_local,
        ..GlobalProps::default()
    };
    let externally_initialized = open.is_some() || says.external;
    let attachments = attachments(m, says.rest, pointee, open);
    let attributes = m.out.attributes.intern_set(says.attributes);
    let declared = GlobalVariable::declaration(props, value_type);
    let global = m.out.globals.push(GlobalVariable {
        is_constant,
        initializer,
        externally_initialized,
        attachments,
        attributes,
        ..declared
    });
    let address = m.out.global_const(global);
    annotate_global(m, address, &says.texts)?;
    Ok(Entity::Value(Value::Const(address)))
}

/// The symbol of a variable.
fn variable_name(m: &mut Raise<'_>, id: u32, says: &Says) -> Res<Name> {
    Ok(match (&says.linkage, says.builtin) {
        // No other module can name it, although it is declared as linkable.
        (Some((name, kind)), _) if name.is_empty() && *kind == LinkageType::Export.0 => Name::default(),
        (Some((name, _)), _) => m.symbols.claimed(id, name)?,
        (None, Some(builtin)) => m.symbols.unique(friendly::variable_name(builtin).into()),
        (None, None) => m.symbols.unique(m.ids.name(id)),
    })
}

/// The metadata of a variable: the list of its decorations, that its integers are signed, and its open initial value.
fn attachments(
    m: &mut Raise<'_>,
    rest: Option<MdId>,
    pointee: Option<u32>,
    open: Option<MdId>,
) -> Vec<(MdKindId, MdId)> {
    let rest = rest.map(|list| (metadata::kind(&mut m.out, decorations::BY_NUMBER), list));
    let is_signed = pointee.is_some_and(|pointee| m.signs.has(pointee));
    let signed = is_signed.then(|| signs::mark(m));
    let open = open.map(|node| (metadata::kind(&mut m.out, specialization::SPEC_CONSTANTS), node));
    rest.into_iter().chain(signed).chain(open).collect()
}

/// A builtin variable as the variable that stands for it in LLVM IR, in the memory that the module has it in: some writers
/// do not say Input.
fn builtin_global(
    m: &mut Raise<'_>,
    builtin: BuiltIn,
    (storage, pointee): (StorageClass, u32),
    align: u64,
) -> Res<Entity> {
    let value_type = m.ids.value_type(&m.out.types, pointee)?;
    let address_space = AddressSpaces::new(m.input.options).of(storage.0)?;
    let name = m.symbols.unique(friendly::variable_name(builtin).into());
    let props = GlobalProps { name, address_space, align, ..GlobalProps::default() };
    let declared = GlobalVariable::declaration(props, value_type);
    let global = m.out.globals.push(GlobalVariable { is_constant: true, ..declared });
    Ok(Entity::Value(Value::Const(m.out.global_const(global))))
}

/// Storage classes that variables outside functions have.
fn check_storage(input: Input<'_>, storage: StorageClass) -> Res<()> {
    match storage {
        StorageClass::Function => Err(fail(Problem::internal("a variable of a function outside functions"))),
        StorageClass::Input | StorageClass::Output
            if !input.options.spirv.profile.has_interface_variables =>
        {
            Err(fail(MemoryProblem::Interface { only: input.options.spirv.profile.only() }))
        }
        StorageClass::Generic => Err(fail(MemoryProblem::GenericVariable)),
        _ => Ok(()),
    }
}

/// The linkage of a variable, and its value in LLVM IR. An exported variable without an initializer is zero if `is_zeroed`,
/// with linkage `common`.
fn definition(
    m: &mut Raise<'_>,
    inst: Instruction<'_>,
    says: &Says,
    value_type: TypeId,
    initializer: Option<ConstId>,
    is_zeroed: bool,
) -> Res<(Linkage, Option<ConstId>)> {
    let linkage_type = says.linkage.as_ref().map(|(_, kind)| LinkageType(*kind));
    // A weak definition has a value; a weak declaration has none.
    let is_weak = linkage_type == Some(LinkageType::WeakAMD);
    let imported = linkage_type == Some(LinkageType::Import) || is_weak && initializer.is_none();
    let linkage = match linkage_type {
        None => Linkage::Internal,
        Some(kind) => {
            linkage::linkage(kind, !imported).ok_or_else(|| fail(ModuleProblem::LinkageType { kind }))?
        }
    };
    Ok(match initializer {
        Some(initializer) if imported => {
            m.report.tolerate(m.input.options, &m.ids, Tolerance::ImportWithInitializer, inst)?;
            (Linkage::AvailableExternally, Some(initializer))
        }
        Some(initializer) => (linkage, Some(initializer)),
        None if imported => (linkage, None),
        None if linkage == Linkage::External && is_zeroed => {
            (Linkage::Common, Some(m.out.constants.zero(&m.out.types, value_type)))
        }
        // Left to the device: the forward direction writes no initializer for poison.
        None => (linkage, Some(m.out.constants.intern(value_type, Constant::Poison))),
    })
}

/// The type of memory whose size the launch states, for the array that stands for it.
fn dynamic_type(types: &mut Types, ty: TypeId) -> TypeId {
    match types[ty] {
        Type::Array { element, count } if count == amd::DYNAMIC_LENGTH.into() => types.array(element, 0),
        _ => ty,
    }
}

/// Whether the text of UserTypeGOOGLE means `externally_initialized`.
fn is_external(operands: &[u32]) -> bool {
    LiteralString::read(operands)
        .is_some_and(|text| *text.to_vec() == *amd::EXTERNALLY_INITIALIZED.as_bytes())
}

/// Whether a type is an array of characters.
fn is_text(types: &Types, ty: TypeId) -> bool {
    matches!(types[ty], Type::Array { element, .. } if types[element] == Type::Integer(8))
}

fn variable_decorations(m: &mut Raise<'_>, id: u32) -> Res<Says> {
    let mut says = Says::default();
    let mut rest = Vec::new();
    let mut linkage_node = None;
    let found: Vec<_> = m.ids.decorations(id).collect();
    for decoration in found {
        let first = decoration.operands.first().copied();
        match (decoration.kind, first) {
            (Decoration::BuiltIn, Some(builtin)) => {
                says.builtin = Some(BuiltIn(builtin));
                if m.input.options.spirv.profile.has_interface_variables {
                    rest.push(decoration);
                }
            }
            (Decoration::LinkageAttributes, _) => {
                let linkage = linkage_attributes(decoration);
                says.linkage = Some(
                    linkage
                        .ok_or_else(|| fail(Problem::internal("an instruction ends inside an operand")))?,
                );
                linkage_node = Some(decoration);
            }
            (Decoration::Alignment, Some(align)) => says.align = alignment(align)?,
            (Decoration::AlignmentId, Some(align)) => match named_number(&m.ids, &m.out.constants, align) {
                Some(bytes) => says.align = alignment(bytes)?,
                None => rest.push(decoration),
            },
            (Decoration::Constant, _) => says.constant = true,
            (Decoration::UserTypeGOOGLE, _) if is_external(decoration.operands) => says.external = true,
            _ => match vector_compute::variable_attribute(m, id, &decoration) {
                Some(attribute) => says.attributes.push(attribute),
                None => rest.push(decoration),
            },
        }
    }
    says.texts = take_texts(&mut rest);
    if m.input.forms().linkage_decorations == LinkageDecorations::Listed
        && m.input.options.llvm.dialect == BuiltinDialect::SpirvFriendly
        && !rest.is_empty()
    {
        rest.extend(linkage_node);
        rest.sort_by_key(|decoration| decoration.kind.0);
    }
    says.rest = decoration_list(m, &rest);
    Ok(says)
}

/// The type of a heap of descriptors, which states none: accesses do.
fn heap_type(m: &mut Raise<'_>, builtin: Option<BuiltIn>) -> Res<TypeId> {
    if !builtin.is_some_and(|builtin| memory::HEAPS.contains(&builtin)) {
        return Err(fail(MemoryProblem::UntypedHeap));
    }
    Ok(m.out.types.intern(Type::Struct(StructType { packed: false, fields: Box::default() })))
}

/// The storage class of a variable, its value type if it states one, and its initializer.
pub(crate) fn variable_parts(ids: &Ids<'_>, inst: Instruction<'_>) -> Res<(u32, Option<u32>, Option<u32>)> {
    let ty = result_type(inst)?;
    let storage = word(inst, 0)?;
    let (declared, pointee, initializer) = if inst.op() == Op::UntypedVariableKHR {
        let declared = ids.untyped_pointer_storage(ty);
        let declared = declared.ok_or_else(|| {
            fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::UntypedPointer })
        })?;
        (declared, inst.operands().get(1).copied(), inst.operands().get(2))
    } else {
        let parts = ids.pointer_parts(ty);
        let (declared, pointee) = parts.ok_or_else(|| {
            fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::TypedPointer })
        })?;
        (declared, Some(pointee), inst.operands().get(1))
    };
    if declared != storage {
        return Err(fail(MemoryProblem::StorageMismatch));
    }
    Ok((storage, pointee, initializer.copied()))
}

/// Takes the symbols of the variables that are linked by name. Those that cannot have theirs report it later.
pub(crate) fn claim_variable_symbols(input: Input<'_>, ids: &Ids<'_>, symbols: &mut Symbols) {
    for &index in &input.scan.globals {
        let inst = input
            .instruction(index as usize)
            .filter(|inst| matches!(inst.op(), Op::Variable | Op::UntypedVariableKHR));
        let Some(id) = inst.and_then(|inst| inst.result()) else { continue };
        if ids.has_decoration(id.0, Decoration::BuiltIn) {
            continue;
        }
        let linkage = ids.decoration(id.0, Decoration::LinkageAttributes).and_then(linkage_attributes);
        if let Some((name, _)) = linkage {
            symbols.claim(id.0, &name);
        }
    }
}

/// Returns the number that the id of a decoration names; `None` if it is not a constant that is known by now.
pub(crate) fn named_number(ids: &Ids<'_>, constants: &Constants, id: u32) -> Option<u64> {
    ids.constant_u64(constants, id).ok()
}

/// An alignment in bytes that LLVM can express.
pub(crate) fn alignment(align: impl Into<u64>) -> Res<u64> {
    match align.into() {
        0 => Ok(0),
        align if align.is_power_of_two() && align <= MAX_ALIGNMENT => Ok(align),
        align if align.is_power_of_two() => Err(fail(MemoryProblem::LargeAlignment { align })),
        align => Err(fail(MemoryProblem::Alignment { align })),
    }
}
