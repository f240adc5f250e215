//! Pointee types of parameters, from mangled names: the types of LLVM have lost them, the names of builtins keep them.

use crate::convention::opaque;
use llvm_model::{Module, Name, Type, TypeId, Types};
use ocl_mangle::{Builtin, Type as Mangled};
use rustc_hash::FxHashMap;

/// Reads the pointer parameters in the symbols of one module.
pub struct MangledPointees {
    structs: FxHashMap<Name, TypeId>,
    /// The prefixes of the names of structures in LLVM IR.
    prefixes: &'static [&'static str],
}

impl MangledPointees {
    /// Returns the reader for a module of kernels, whose structures have the names that clang gives them.
    pub fn of_kernels(module: &Module) -> MangledPointees {
        MangledPointees::new(module, &["struct.", "class.", "union."])
    }

    /// Returns the reader for a module of shaders, whose structures have names without a prefix.
    pub fn of_shaders(module: &Module) -> MangledPointees {
        MangledPointees::new(module, &[""])
    }

    fn new(module: &Module, prefixes: &'static [&'static str]) -> MangledPointees {
        let named = |(id, ty): (TypeId, &Type)| match ty {
            Type::NamedStruct(named) => Some((module.types.structs.get(*named)?.name.clone(), id)),
            _ => None,
        };
        MangledPointees { structs: module.types.iter().filter_map(named).collect(), prefixes }
    }

    /// Returns, for each parameter of the function called `symbol`, its pointee type as far as the name determines it;
    /// `None` if the name is not mangled or does not have `count` parameters.
    pub fn pointees(
        &self,
        types: &mut Types,
        symbol: &str,
        count: usize,
    ) -> Option<(String, Vec<Option<TypeId>>)> {
        let function = ocl_mangle::demangle(symbol).ok()?;
        if function.params.len() != count {
            return None;
        }
        let pointee = |param: &Mangled| match function.resolve(param).split().1 {
            Mangled::Pointer(to) | Mangled::Reference(to) | Mangled::RvalueReference(to) => {
                self.memory_type(types, to)
            }
            _ => None,
        };
        let pointees = function.params.iter().map(pointee).collect();
        Some((function.name.base().to_owned(), pointees))
    }

    /// The type a value of a mangled type has in memory; `None` for `void` and types that are not supported here. The
    /// depth of mangled types is bounded by [`ocl_mangle::demangle::MAX_DEPTH`].
    fn memory_type(&self, types: &mut Types, ty: &Mangled) -> Option<TypeId> {
        match ty {
            Mangled::Builtin(Builtin::Bool) => Some(types.int(8)),
            Mangled::Builtin(Builtin::BFloat16) => Some(types.intern(Type::BFloat)),
            Mangled::Builtin(builtin) => {
                if let Some((width, _)) = builtin.as_int() {
                    return Some(types.int(width));
                }
                let float = match builtin.as_float()? {
                    16 => Type::Half,
                    32 => Type::Float,
                    _ => Type::Double,
                };
                Some(types.intern(float))
            }
            Mangled::Vector { lanes, element } if *lanes > 0 => {
                let element = self.memory_type(types, element)?;
                Some(types.vector(element, *lanes))
            }
            Mangled::Pointer(to) if opaque::from_friendly_pointer(to).is_some() => {
                let target = opaque::from_friendly_pointer(to)?;
                let name = Name::from(target.name.as_str());
                let plain = target.types.is_empty() && target.ints.is_empty();
                let ty = Type::TargetExt { name, types: Box::default(), ints: Box::default() };
                plain.then(|| types.intern(ty))
            }
            Mangled::Pointer(to) => Some(types.ptr(to.split().0.address_space.unwrap_or(0))),
            Mangled::Qualified(_, inner) | Mangled::Atomic(inner) => self.memory_type(types, inner),
            Mangled::Array(Some(count), element) => {
                let element = self.memory_type(types, element)?;
                Some(types.array(element, *count))
            }
            Mangled::Named(name) => self.named(types, name),
            _ => None,
        }
    }

    /// Returns a class or structure by the name of its LLVM type in clang, or an opaque OpenCL type that values are
    /// passed as.
    fn named(&self, types: &mut Types, name: &ocl_mangle::Name) -> Option<TypeId> {
        if let Some(opaque) = name.plain().and_then(opaque::plain_of_mangled) {
            // Where there are only pointers to it, the module itself may not have the type.
            let name = Name::from(opaque.target);
            return Some(types.intern(Type::TargetExt { name, types: Box::default(), ints: Box::default() }));
        }
        let path: Vec<&str> = name.components.iter().map(|c| c.ident.as_str()).collect();
        let path = path.join("::");
        let mut known = self.prefixes.iter().map(|kind| Name::from(format!("{kind}{path}")));
        known.find_map(|name| self.structs.get(&name).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_builtins() {
        let mut module = Module::default();
        let float = module.types.intern(Type::Float);
        let int = module.types.int(32);
        let signatures = MangledPointees::of_kernels(&module);
        let mut read = |symbol, params: usize| signatures.pointees(&mut module.types, symbol, params);
        assert_eq!(read("_Z6vload4mPU3AS1Kf", 2), Some(("vload4".into(), vec![None, Some(float)])));
        let add = "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order";
        assert_eq!(read(add, 3).unwrap().1, vec![Some(int), None, None]);
        assert_eq!(read("_Z8prefetchPU3AS1Kcm", 3), None);
        assert_eq!(read("main", 0), None);
    }
}
