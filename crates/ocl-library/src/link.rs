//! Functions of another module, with all that they need.

use llvm_model::{
    Body, ConstId, Constant, Function, FunctionId, InstKind, Instruction, Linkage, Module, Name, Type,
    TypeId, Value,
};
use rustc_hash::FxHashMap;

/// Functions of `library` that are, or are becoming, a part of another module.
pub struct Linker {
    library: Module,
    types: FxHashMap<TypeId, TypeId>,
    constants: FxHashMap<ConstId, ConstId>,
    functions: FxHashMap<FunctionId, FunctionId>,
}

impl Linker {
    /// Begins with none of them.
    pub fn new(library: Module) -> Linker {
        Linker {
            library,
            types: FxHashMap::default(),
            constants: FxHashMap::default(),
            functions: FxHashMap::default(),
        }
    }

    /// The library's function called `name`, in `module`; `None` if the library has none, or one with parts that are not carried
    /// over.
    pub fn function(&mut self, module: &mut Module, name: &str) -> Option<FunctionId> {
        let source = self.library.function_named(name)?;
        self.library.functions[source].body.as_ref()?;
        self.import(module, source)
    }

    fn import(&mut self, module: &mut Module, source: FunctionId) -> Option<FunctionId> {
        if let Some(&known) = self.functions.get(&source) {
            return Some(known);
        }
        let mut waiting = vec![source];
        // Functions call each other: each is declared before its code is copied.
        while let Some(source) = waiting.pop() {
            let target = self.declare(module, source)?;
            let Some(body) = self.library.functions[source].body.clone() else { continue };
            if module.functions[target].body.is_some() {
                continue;
            }
            let callees = body
                .instructions()
                .filter_map(|(_, _, inst)| self.library.as_function(inst.kind.call()?.callee));
            let callees: Vec<FunctionId> =
                callees.filter(|callee| !self.functions.contains_key(callee)).collect();
            for callee in callees {
                self.declare(module, callee)?;
                waiting.push(callee);
            }
            let body = self.body(module, body)?;
            module.functions[target].body = Some(body);
        }
        self.functions.get(&source).copied()
    }

    /// The function that stands for one of the library. Intrinsics are those of the module.
    fn declare(&mut self, module: &mut Module, source: FunctionId) -> Option<FunctionId> {
        if let Some(&known) = self.functions.get(&source) {
            return Some(known);
        }
        let original = self.library.functions[source].clone();
        let ty = self.ty(module, original.ty)?;
        let target = match original.body {
            None => module.declare_function(original.props.name, ty),
            Some(_) => {
                // The module has declared the function of this name, and others.
                let name = Name::from(format!("{}.library", original.props.name));
                let mut function = Function::declaration(&module.types, name, ty);
                function.props.linkage = Linkage::Internal;
                module.functions.push(function)
            }
        };
        self.functions.insert(source, target);
        Some(target)
    }

    fn body(&mut self, module: &mut Module, body: Body) -> Option<Body> {
        let mut copy = Body { blocks: body.blocks, layout: body.layout, ..Body::default() };
        let empty = module.attributes.empty_list();
        for (_, original) in body.insts.iter() {
            let ty = self.ty(module, original.ty)?;
            let mut kind = original.kind.clone();
            let mut is_known = true;
            kind.for_each_operand_mut(|operand| match operand {
                Value::Const(id) => match self.constant(module, *id) {
                    Some(constant) => *id = constant,
                    None => is_known = false,
                },
                Value::Metadata(_) => is_known = false,
                _ => {}
            });
            match &mut kind {
                InstKind::Alloca { allocated, .. } => *allocated = self.ty(module, *allocated)?,
                InstKind::GetElementPtr { source_type, .. } => {
                    *source_type = self.ty(module, *source_type)?
                }
                InstKind::Switch { cases, .. } => {
                    for (case, _) in cases {
                        *case = self.constant(module, *case)?;
                    }
                }
                InstKind::Call(call) => {
                    call.function_type = self.ty(module, call.function_type)?;
                    call.attributes = empty;
                }
                _ => {}
            }
            if !is_known {
                return None;
            }
            let flags = original.flags;
            copy.insts.push(Instruction { flags, name: original.name.clone(), ..Instruction::new(kind, ty) });
        }
        Some(copy)
    }

    fn ty(&mut self, module: &mut Module, source: TypeId) -> Option<TypeId> {
        if let Some(&known) = self.types.get(&source) {
            return Some(known);
        }
        let target = match self.library.types[source].clone() {
            Type::Function { ret, params, vararg } => {
                let ret = self.ty(module, ret)?;
                let params: Option<Vec<TypeId>> =
                    params.iter().map(|&param| self.ty(module, param)).collect();
                module.types.function(ret, &params?, vararg)
            }
            Type::Vector { element, count, scalable: false } => {
                let element = self.ty(module, element)?;
                module.types.vector(element, count)
            }
            Type::Array { element, count } => {
                let element = self.ty(module, element)?;
                module.types.array(element, count)
            }
            Type::Struct(body) => {
                let fields: Option<Vec<TypeId>> =
                    body.fields.iter().map(|&field| self.ty(module, field)).collect();
                module.types.literal_struct(&fields?, body.packed)
            }
            Type::NamedStruct(_) | Type::TargetExt { .. } | Type::Vector { .. } => return None,
            plain => module.types.intern(plain),
        };
        self.types.insert(source, target);
        Some(target)
    }

    fn constant(&mut self, module: &mut Module, source: ConstId) -> Option<ConstId> {
        if let Some(&known) = self.constants.get(&source) {
            return Some(known);
        }
        let ty = self.ty(module, self.library.constants.ty(source))?;
        let target = match self.library.constants[source].clone() {
            Constant::Function(function) => {
                let function = self.declare(module, function)?;
                module.function_const(function)
            }
            Constant::Aggregate(parts) => {
                let parts: Option<Box<[ConstId]>> =
                    parts.iter().map(|&part| self.constant(module, part)).collect();
                module.constants.intern(ty, Constant::Aggregate(parts?))
            }
            plain @ (Constant::Int(_)
            | Constant::Float(_)
            | Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Data(_)) => module.constants.intern(ty, plain),
            _ => return None,
        };
        self.constants.insert(source, target);
        Some(target)
    }
}
