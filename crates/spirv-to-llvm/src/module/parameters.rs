//! Function parameters: names and attributes.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::ids::decorations::Decorated;
use crate::module::Raise;
use crate::module::variables::{alignment, named_number};
use crate::module::vector_compute;
use crate::operands::{result, result_type};
use crate::scan::FunctionRange;
use crate::scan::names::Names;
use llvm_model::{AttrKind, Attribute, Name, Type, TypeId, Value};
use spirv_mapping::convention::decorations::{self, ParameterAttribute};
use spirv_module::{Decoration, FunctionParameterAttribute, Instruction, Op};
use translate_common::Problem;
use translate_common::problems::FunctionProblem;

/// The parameters of a function.
pub(crate) struct Parameters<'m> {
    /// Their names, unique, empty for unnamed ones.
    pub(crate) names: Vec<Name>,
    /// Their attributes.
    pub(crate) attributes: Vec<Vec<Attribute>>,
    /// Their decorations that are no attributes.
    pub(crate) decorations: Vec<Vec<Decorated<'m>>>,
}

impl Parameters<'_> {
    /// `zeroext` or `signext` by the operands of FuncParamAttr.
    pub(crate) fn extension(operands: &[u32]) -> Option<AttrKind> {
        match decorations::parameter_attribute(FunctionParameterAttribute(*operands.first()?)) {
            Some(ParameterAttribute::Extension(kind)) => Some(kind),
            _ => None,
        }
    }
}

/// Reads the OpFunctionParameters behind an OpFunction and makes their ids stand for the arguments.
pub(crate) fn raise_parameters<'m>(
    m: &mut Raise<'m>,
    range: FunctionRange,
    type_inst: Instruction<'m>,
    ty: TypeId,
    is_kernel: bool,
) -> Res<Parameters<'m>> {
    let (ret, params, _) = m
        .out
        .types
        .function_parts(ty)
        .ok_or_else(|| fail(Problem::internal("a function without a function type")))?;
    let (ret, params) = (ret, params.to_vec());
    let spirv_types = type_inst.operands().get(1..).unwrap_or(&[]);
    let mut names = Names::default();
    let mut out = Parameters { names: Vec::new(), attributes: Vec::new(), decorations: Vec::new() };
    let mut at = range.start + 1;
    while let Some(inst) = m.input.instruction(at).filter(|_| at < range.end) {
        at += 1;
        match inst.op() {
            Op::FunctionParameter => {}
            Op::Label => break,
            // Lines and debug information; instructions that are not known are errors of the body.
            _ => continue,
        }
        let index = out.names.len();
        let (Some(&llvm), Some(&spirv)) = (params.get(index), spirv_types.get(index)) else {
            return Err(fail(Problem::internal("a function with more parameters than its type")));
        };
        let id = result(inst)?;
        if result_type(inst)? != spirv {
            return Err(fail(Problem::internal(
                "a parameter of another type than that of the function type",
            )));
        }
        out.names.push(names.unique(m.ids.name(id)));
        // Kernels return nothing, through memory either. LLVM takes the attribute for one of the first two parameters.
        let is_sret = |set: &Vec<Attribute>| set.iter().any(|a| a.kind() == Some(AttrKind::SRET));
        let may_return = index < 2 && !is_kernel && !out.attributes.iter().any(is_sret);
        let (attributes, decorations) = parameter_attributes(m, id, spirv, llvm, may_return, ret)?;
        out.attributes.push(attributes);
        out.decorations.push(decorations);
        m.ids.set(id, Entity::Value(Value::Arg(index as u32)));
    }
    if out.names.len() != params.len() {
        return Err(fail(Problem::internal("a function with fewer parameters than its type")));
    }
    Ok(out)
}

fn parameter_attributes<'m>(
    m: &mut Raise<'m>,
    id: u32,
    spirv: u32,
    llvm: TypeId,
    may_return: bool,
    ret: TypeId,
) -> Res<(Vec<Attribute>, Vec<Decorated<'m>>)> {
    let is_pointer = m.out.types.address_space(llvm).is_some();
    let passed = Passed { spirv, llvm, may_return, ret };
    let mut set = Vec::new();
    let mut rest = Vec::new();
    let found: Vec<_> = m.ids.decorations(id).collect();
    for decoration in found {
        let first = decoration.operands.first().copied().unwrap_or(0);
        let attribute = match (decoration.kind, first) {
            (Decoration::FuncParamAttr, first) => passed.attribute(m, first)?,
            _ if is_pointer => match pointer_fact(m, decoration)? {
                Some((_, 0)) => continue,
                Some((kind, value)) => Some(Attribute::Int(kind, value)),
                None => vector_compute::attribute(&decoration),
            },
            _ => vector_compute::attribute(&decoration),
        };
        match attribute {
            Some(attribute) => set.push(attribute),
            None => rest.push(decoration),
        }
    }
    remove_conflicts(&mut set);
    Ok((set, rest))
}

/// The way in which a value is passed to a function: it decides which attributes it can have.
pub(crate) struct Passed {
    /// Its type in SPIR-V.
    pub(crate) spirv: u32,
    /// Its type in LLVM IR.
    pub(crate) llvm: TypeId,
    /// Whether it may be the memory for the result.
    pub(crate) may_return: bool,
    /// The return type.
    pub(crate) ret: TypeId,
}

impl Passed {
    /// LLVM's attribute for one of SPIR-V's, by its number; `None` where the value cannot have it.
    ///
    /// # Errors
    /// LLVM has no copies of what is as large as that.
    pub(crate) fn attribute(&self, m: &mut Raise<'_>, attribute: u32) -> Res<Option<Attribute>> {
        let attribute = self.fitting(m, attribute);
        if let Some(Attribute::Type(AttrKind::BYVAL, Some(copied))) = attribute {
            let bytes = m.types.layout().alloc_size(&m.out.types, copied);
            if bytes.is_some_and(|bytes| bytes >= 1 << 32) {
                return Err(fail(FunctionProblem::ByValueSize));
            }
        }
        Ok(attribute)
    }

    fn fitting(&self, m: &Raise<'_>, attribute: u32) -> Option<Attribute> {
        let is_int = matches!(m.out.types[self.llvm], Type::Integer(_));
        let is_pointer = m.out.types.address_space(self.llvm).is_some();
        let returns_void = m.out.types[self.ret] == Type::Void;
        match decorations::parameter_attribute(FunctionParameterAttribute(attribute))? {
            ParameterAttribute::Extension(kind) if is_int => Some(Attribute::Enum(kind)),
            ParameterAttribute::Typed(AttrKind::SRET) if !(self.may_return && returns_void) => None,
            ParameterAttribute::Typed(kind) if is_pointer => {
                // Returns the pointee type of a pointer whose pointee can be copied.
                let (_, pointee) = m.ids.pointer_parts(self.spirv)?;
                let pointee = m.ids.value_type(&m.out.types, pointee).ok()?;
                Some(Attribute::Type(kind, Some(pointee)))
            }
            ParameterAttribute::Plain(kind) if is_pointer => Some(Attribute::Enum(kind)),
            ParameterAttribute::Number(kind, value) if is_pointer => Some(Attribute::Int(kind, value)),
            _ => None,
        }
    }
}

/// Returns the attribute with a number of bytes for a decoration of a pointer; 0 states nothing.
fn pointer_fact(m: &Raise<'_>, decoration: Decorated<'_>) -> Res<Option<(AttrKind, u64)>> {
    let Some((kind, by_id)) = decorations::numbered_attribute(decoration.kind) else { return Ok(None) };
    let Some(&word) = decoration.operands.first() else { return Ok(None) };
    let bytes = if by_id { named_number(&m.ids, &m.out.constants, word) } else { Some(u64::from(word)) };
    Ok(match bytes {
        Some(bytes) if kind == AttrKind::ALIGN => Some((kind, alignment(bytes)?)),
        bytes => bytes.map(|bytes| (kind, bytes)),
    })
}

/// Attributes that LLVM does not take together: the stronger one stays.
pub(crate) fn remove_conflicts(set: &mut Vec<Attribute>) {
    let has = |set: &[Attribute], kind| set.iter().any(|a: &Attribute| a.kind() == Some(kind));
    if has(set, AttrKind::BYVAL) {
        set.retain(|a| a.kind() != Some(AttrKind::SRET));
    }
    if has(set, AttrKind::READ_NONE) {
        set.retain(|a| a.kind() != Some(AttrKind::READ_ONLY));
    }
    if has(set, AttrKind::ZERO_EXT) {
        set.retain(|a| a.kind() != Some(AttrKind::SIGN_EXT));
    }
}
