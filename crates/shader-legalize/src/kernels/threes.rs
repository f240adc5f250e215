//! Vectors of three in variables are vectors of four, which take the same memory: compilers access all of it.

use llvm_model::{ConstId, Constant, FunctionId, Id as _, InstKind, Module, StructType, Type, TypeId};
use rustc_hash::FxHashMap;

/// The types with vectors of four, by those with vectors of three.
#[derive(Default)]
struct Fours {
    types: FxHashMap<TypeId, TypeId>,
}

/// How deep types nest.
const MAX_DEPTH: u32 = 64;

/// Gives the first `count` variables of a module, and those of its functions, such types.
pub(super) fn run(module: &mut Module, count: usize) {
    let mut fours = Fours::default();
    for global in module.globals.ids().take(count).collect::<Vec<_>>() {
        let ty = module.globals[global].value_type;
        let four = fours.ty(module, ty, 0);
        if four == ty {
            continue;
        }
        let initializer = module.globals[global].initializer;
        let initializer = initializer.map(|initializer| fours.constant(module, initializer, 0));
        module.globals[global].value_type = four;
        module.globals[global].initializer = initializer;
    }
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Alloca { allocated, .. } = &mut inst.kind {
                // A vector of its own becomes a value, which has its type.
                if !matches!(module.types[*allocated], Type::Vector { .. }) {
                    *allocated = fours.ty(module, *allocated, 0);
                }
            }
        }
        module.functions[function].body = Some(body);
    }
}

impl Fours {
    fn ty(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        if depth > MAX_DEPTH {
            return ty;
        }
        let four = match module.types[ty].clone() {
            Type::Vector { element, count: 3, scalable: false } => module.types.vector(element, 4),
            Type::Array { element, count } => {
                let element = self.ty(module, element, depth + 1);
                module.types.array(element, count)
            }
            Type::Struct(_) | Type::NamedStruct(_) => self.structure(module, ty, depth),
            _ => ty,
        };
        self.types.insert(ty, four);
        four
    }

    fn structure(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        let Some(body) = module.types.struct_body(ty).cloned() else { return ty };
        // In a packed structure a vector of three has no fourth element.
        if body.packed {
            return ty;
        }
        let fields: Vec<TypeId> =
            body.fields.iter().map(|&field| self.ty(module, field, depth + 1)).collect();
        if fields[..] == body.fields[..] {
            return ty;
        }
        match module.types[ty] {
            Type::NamedStruct(named) => {
                let name = module.types.structs[named].name.clone();
                module.types.named_struct(name, Some(StructType { fields: fields.into(), packed: false }))
            }
            _ => module.types.literal_struct(&fields, false),
        }
    }

    fn constant(&mut self, module: &mut Module, id: ConstId, depth: u32) -> ConstId {
        let ty = module.constants.ty(id);
        let four = self.ty(module, ty, 0);
        if four == ty || depth > MAX_DEPTH {
            return id;
        }
        let is_vector = matches!(module.types[ty], Type::Vector { .. });
        let constant = match module.constants[id].clone() {
            Constant::Aggregate(parts) => {
                let mut parts: Vec<ConstId> =
                    parts.iter().map(|&part| self.constant(module, part, depth + 1)).collect();
                if is_vector {
                    let element = module.types.scalar(ty);
                    parts.push(module.constants.poison(element));
                }
                Constant::Aggregate(parts.into())
            }
            Constant::Data(bytes) if is_vector => {
                let element = bytes.len() / 3;
                let mut bytes = bytes.into_vec();
                bytes.resize(element * 4, 0);
                Constant::Data(bytes.into())
            }
            plain => plain,
        };
        module.constants.intern(four, constant)
    }
}
