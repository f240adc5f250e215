//! The metadata of modules of shaders: entry points, the decorations of structures, and types that LLVM's own types do
//! not distinguish.

use crate::options::ExtensionPolicy;
use crate::profile::Profile;
use llvm_model::{FunctionId, MdId, Metadata, Module, Name, Type, TypeId, Types, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::{AddressingModel, Decoration, ExecutionModel, MemoryModel};
use spirv_mapping::convention::{modules, shaders as convention, specialization};

/// Allows the extensions that a module states, unless the caller has specified otherwise: it was a shader with them
/// before.
pub fn allow_stated(module: &Module, extensions: &mut ExtensionPolicy) {
    for &node in module.named(modules::EXTENSION).map_or(&[][..], |named| &named.operands) {
        let name = module.tuple(node).first().copied().flatten().and_then(|name| module.md_string(name));
        let Some(name) = name.and_then(|name| name.as_str()) else { continue };
        if extensions.allows_reading(name) && extensions.by_default.is_none() {
            extensions.set(name, true);
        }
    }
}

/// A type that a structure represents, because LLVM's array cannot express it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrapper {
    /// A matrix; the array is of its columns.
    Matrix,
    /// An array with ArrayStride, in bytes.
    Strided(u32),
    /// An array of specialized length, with ArrayStride, or 0.
    Specialized(u32),
}

/// Returns the type that a structure represents, with the array in it; `None` for other types.
pub fn wrapper(types: &Types, ty: TypeId) -> Option<(Wrapper, TypeId)> {
    let Type::NamedStruct(named) = types[ty] else { return None };
    let name = types.structs[named].name.as_str()?;
    let stride = |rest: &str| rest.split('.').next()?.parse().ok();
    let kind = if name.starts_with(convention::MATRIX) {
        Wrapper::Matrix
    } else if let Some(rest) = name.strip_prefix(convention::SPECIALIZED_ARRAY) {
        Wrapper::Specialized(stride(rest)?)
    } else {
        Wrapper::Strided(stride(name.strip_prefix(convention::STRIDED_ARRAY)?)?)
    };
    let &[array] = &*types.struct_body(ty)?.fields else { return None };
    matches!(types[array], Type::Array { .. }).then_some((kind, array))
}

/// As [`wrapper`], in modules of a flavor: if types do not have explicit layouts, only arrays of specialized length have
/// wrappers.
pub fn wrapper_in(types: &Types, ty: TypeId, profile: &Profile) -> Option<(Wrapper, TypeId)> {
    let is_laid_out = profile.structures_are_laid_out;
    wrapper(types, ty).filter(|(kind, _)| is_laid_out || matches!(kind, Wrapper::Specialized(_)))
}

/// Indices into `ty` without the zeros that lead into wrappers.
pub fn unwrapped_path(types: &Types, ty: TypeId, path: &[u32], profile: &Profile) -> Vec<u32> {
    let mut here = Some(ty);
    let mut out = Vec::with_capacity(path.len());
    for &index in path {
        let wrapped = here.and_then(|ty| wrapper_in(types, ty, profile));
        here = match wrapped {
            Some((_, array)) => Some(array),
            None => {
                out.push(index);
                here.and_then(|ty| types.element(ty, u64::from(index)))
            }
        };
    }
    out
}

/// An entry point.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    /// Its function.
    pub function: FunctionId,
    /// Its execution model.
    pub model: ExecutionModel,
    /// Its name, which need not be the function's.
    pub name: Name,
}

/// The shaders of a module, as its metadata describes them.
#[derive(Clone, Debug, Default)]
pub struct Shaders {
    /// The entry points, in order.
    pub entry_points: Vec<EntryPoint>,
    /// The decorations of structures: first their own, then each member's.
    structures: FxHashMap<TypeId, Vec<MdId>>,
    /// The nodes of the lengths and strides of arrays that are chosen later, by their wrappers.
    lengths: FxHashMap<TypeId, [Option<MdId>; 2]>,
    /// The operands of opaque types that a specialization chooses.
    operands: FxHashMap<TypeId, Vec<Option<MdId>>>,
    /// The content of `!spirv.MemoryModel`.
    pub model: Option<(AddressingModel, MemoryModel)>,
}

impl Shaders {
    /// Reads the metadata; entries of another form are ignored.
    pub fn of(module: &Module) -> Shaders {
        let nodes = |name| module.named(name).map_or(&[][..], |named| &named.operands).iter();
        let constant = |node: Option<MdId>| match module.metadata[node?] {
            Metadata::Constant(constant) => Some(constant),
            _ => None,
        };
        let entry_points = nodes(convention::ENTRY_POINT).filter_map(|&node| {
            let &[function, model, name, ..] = module.tuple(node) else { return None };
            Some(EntryPoint {
                function: module.as_function(Value::Const(constant(function)?))?,
                model: ExecutionModel(u32::try_from(module.md_u64(model?)?).ok()?),
                name: module.md_string(name?)?.clone(),
            })
        });
        let structures = nodes(convention::STRUCTURE).filter_map(|&node| {
            let (&structure, lists) = module.tuple(node).split_first()?;
            let lists = lists.iter().copied().collect::<Option<Vec<_>>>()?;
            Some((module.constants.ty(constant(structure)?), lists))
        });
        let lengths = nodes(specialization::ARRAY_LENGTH).filter_map(|&node| {
            let (&array, length) = module.tuple(node).split_first()?;
            let nodes = [0, 1].map(|place| length.get(place).copied().flatten());
            Some((module.constants.ty(constant(array)?), nodes))
        });
        let lengths = lengths.collect();
        let operands = nodes(specialization::TYPE_OPERANDS).filter_map(|&node| {
            let (&ty, operands) = module.tuple(node).split_first()?;
            Some((module.constants.ty(constant(ty)?), operands.to_vec()))
        });
        let operands = operands.collect();
        let model = nodes(modules::MEMORY_MODEL).find_map(|&node| {
            let &[addressing, memory] = module.tuple(node) else { return None };
            let number = |node: Option<MdId>| u32::try_from(module.md_u64(node?)?).ok();
            Some((AddressingModel(number(addressing)?), MemoryModel(number(memory)?)))
        });
        let mut entry_points: Vec<EntryPoint> = entry_points.collect();
        add_marked(module, &mut entry_points);
        Shaders { entry_points, structures: structures.collect(), lengths, operands, model }
    }

    /// The entry point that a function is.
    pub fn entry_point(&self, function: FunctionId) -> Option<&EntryPoint> {
        self.entry_points.iter().find(|entry| entry.function == function)
    }

    /// The decorations of a member of a structure, each with its first literal; nodes of another form are left out.
    pub fn member_decorations<'m>(
        &'m self,
        module: &'m Module,
        structure: TypeId,
        member: usize,
    ) -> impl Iterator<Item = (Decoration, Option<u32>)> + 'm {
        let list = self.structure(structure).get(member + 1).map_or(&[][..], |&list| module.tuple(list));
        list.iter().flatten().filter_map(|&node| decoration(module, node))
    }

    /// The nodes of the operands of an opaque type, if a specialization chooses some.
    pub fn type_operands(&self, ty: TypeId) -> Option<&[Option<MdId>]> {
        self.operands.get(&ty).map(Vec::as_slice)
    }

    /// The nodes of the length and of the stride of an array, by its wrapper.
    pub fn length(&self, wrapper: TypeId) -> [Option<MdId>; 2] {
        self.lengths.get(&wrapper).copied().unwrap_or_default()
    }

    /// The lists of decorations of a structure: first its own, then each member's.
    pub fn structure(&self, ty: TypeId) -> &[MdId] {
        self.structures.get(&ty).map_or(&[], Vec::as_slice)
    }
}

/// Adds the entry points that clang marks by an attribute and that no metadata states.
fn add_marked(module: &Module, entry_points: &mut Vec<EntryPoint>) {
    for (function, this) in module.functions.iter().filter(|(_, this)| this.body.is_some()) {
        let set = module.attributes.list(this.attributes).function;
        let stage = module.attributes.string(set, convention::STAGE);
        let model = stage.and_then(|stage| convention::model_of_stage(stage.as_str()?));
        if let Some(model) = model
            && entry_points.iter().all(|entry| entry.function != function)
        {
            entry_points.push(EntryPoint { function, model, name: this.props.name.clone() });
        }
    }
}

/// Returns the decoration of a node `!{i32 decoration, literals…}`, with the first of its literals.
pub fn decoration(module: &Module, node: MdId) -> Option<(Decoration, Option<u32>)> {
    let number = |node: Option<MdId>| u32::try_from(module.md_u64(node?)?).ok();
    let (&first, rest) = module.tuple(node).split_first()?;
    Some((Decoration(number(first)?), rest.first().and_then(|&literal| number(literal))))
}
