//! Functions of another module, with all that they need.

use llvm_model::{
    AttrKind, AttrListId, AttrSetId, Attribute, Body, ConstId, Constant, ConstantExpr, Function, FunctionId,
    GlobalId, GlobalVariable, InstKind, Instruction, Linkage, Module, Name, StructId, StructType,
    SyncScopeId, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The attributes of functions that are carried over: those that state what may be done with the code.
const KEPT: [AttrKind; 3] = [AttrKind::NO_INLINE, AttrKind::CONVERGENT, AttrKind::NO_DUPLICATE];

/// Functions of `library` that are, or are becoming, a part of another module.
pub struct Linker {
    library: Module,
    types: FxHashMap<TypeId, TypeId>,
    constants: FxHashMap<ConstId, ConstId>,
    functions: FxHashMap<FunctionId, FunctionId>,
    structs: FxHashMap<StructId, TypeId>,
    globals: FxHashMap<GlobalId, GlobalId>,
    has_attributes: bool,
}

impl Linker {
    /// Begins with none of them. Attributes are left out: the functions are inlined where that is of use.
    pub fn new(library: Module) -> Linker {
        Linker {
            structs: FxHashMap::default(),
            globals: FxHashMap::default(),
            has_attributes: false,
            library,
            types: FxHashMap::default(),
            constants: FxHashMap::default(),
            functions: FxHashMap::default(),
        }
    }

    /// Begins with none of them. Functions keep the attributes that types need, and those against inlining and duplication.
    pub fn with_attributes(library: Module) -> Linker {
        Linker { has_attributes: true, ..Linker::new(library) }
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
            // Functions whose addresses are taken are declared then.
            let known = |(&source, &target): (&FunctionId, &FunctionId)| {
                let is_open = module.functions[target].body.is_none();
                (is_open && self.library.functions[source].body.is_some()).then_some(source)
            };
            waiting.extend(self.functions.iter().filter_map(known));
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
            None => {
                let declared = module.declare_function(original.props.name, ty);
                if self.has_attributes
                    && module.functions[declared].attributes == module.attributes.empty_list()
                {
                    let attributes = self.attributes(module, original.attributes)?;
                    module.functions[declared].attributes = attributes;
                }
                declared
            }
            Some(_) => {
                // The module has declared the function of this name, and others.
                let name = Name::from(format!("{}.library", original.props.name));
                let mut function = Function::declaration(&module.types, name, ty);
                function.props.linkage = Linkage::Internal;
                if self.has_attributes {
                    function.attributes = self.attributes(module, original.attributes)?;
                }
                module.functions.push(function)
            }
        };
        self.functions.insert(source, target);
        Some(target)
    }

    fn body(&mut self, module: &mut Module, body: Body) -> Option<Body> {
        let mut copy =
            Body { blocks: body.blocks, layout: body.layout, names: body.names, ..Body::default() };
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
                    call.attributes = match self.has_attributes {
                        true => self.attributes(module, call.attributes)?,
                        false => empty,
                    };
                }
                InstKind::Load { atomic: Some(atomic), .. }
                | InstKind::Store { atomic: Some(atomic), .. }
                | InstKind::Fence { atomic }
                | InstKind::AtomicRmw { atomic, .. } => atomic.scope = self.scope(module, atomic.scope),
                InstKind::CmpXchg(exchange) => exchange.scope = self.scope(module, exchange.scope),
                _ => {}
            }
            if !is_known {
                return None;
            }
            let flags = original.flags;
            copy.insts.push(Instruction { flags, ..Instruction::new(kind, ty) });
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
            Type::NamedStruct(id) => self.structure(module, id)?,
            Type::TargetExt { .. } | Type::Vector { .. } => return None,
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
            Constant::Global(global) => {
                let global = self.global(module, global)?;
                module.global_const(global)
            }
            Constant::Expr(expr) => {
                let expr = self.expression(module, *expr)?;
                module.constants.intern(ty, Constant::Expr(Box::new(expr)))
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

    /// The structure of the module that stands for one with a name. Its members are not it.
    fn structure(&mut self, module: &mut Module, source: StructId) -> Option<TypeId> {
        if let Some(&known) = self.structs.get(&source) {
            return Some(known);
        }
        let original = self.library.types.structs[source].clone();
        let body = original.body?;
        let fields: Option<Box<[TypeId]>> = body.fields.iter().map(|&field| self.ty(module, field)).collect();
        let body = StructType { packed: body.packed, fields: fields? };
        let target = module.types.named_struct(original.name, Some(body));
        self.structs.insert(source, target);
        Some(target)
    }

    /// A variable of the library as an internal one of the module.
    fn global(&mut self, module: &mut Module, source: GlobalId) -> Option<GlobalId> {
        if let Some(&known) = self.globals.get(&source) {
            return Some(known);
        }
        let original = self.library.globals[source].clone();
        let value_type = self.ty(module, original.value_type)?;
        let mut global = GlobalVariable::declaration(original.props, value_type);
        global.props.name = Name::from(format!("{}.library", global.props.name));
        global.props.linkage = Linkage::Internal;
        global.props.comdat = None;
        global.is_constant = original.is_constant;
        let target = module.globals.push(global);
        self.globals.insert(source, target);
        let initializer = self.constant(module, original.initializer?)?;
        module.globals[target].initializer = Some(initializer);
        Some(target)
    }

    fn expression(&mut self, module: &mut Module, expr: ConstantExpr) -> Option<ConstantExpr> {
        Some(match expr {
            ConstantExpr::Cast { op, operand } => {
                ConstantExpr::Cast { op, operand: self.constant(module, operand)? }
            }
            ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } => {
                let source_type = self.ty(module, source_type)?;
                let base = self.constant(module, base)?;
                let indices: Option<Box<[ConstId]>> =
                    indices.iter().map(|&index| self.constant(module, index)).collect();
                ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices: indices? }
            }
            _ => return None,
        })
    }

    fn scope(&self, module: &mut Module, source: SyncScopeId) -> SyncScopeId {
        module.sync_scopes.intern(self.library.sync_scopes[source].clone())
    }

    /// The attributes that are carried over.
    fn attributes(&mut self, module: &mut Module, source: AttrListId) -> Option<AttrListId> {
        let list = self.library.attributes.list(source).clone();
        let function = self.set(module, list.function, true)?;
        let ret = self.set(module, list.ret, false)?;
        let params: Option<Vec<AttrSetId>> =
            list.params.iter().map(|&set| self.set(module, set, false)).collect();
        Some(module.attributes.intern_list(function, ret, &params?))
    }

    fn set(&mut self, module: &mut Module, source: AttrSetId, is_function: bool) -> Option<AttrSetId> {
        let mut kept = Vec::new();
        for attribute in self.library.attributes.set(source).to_vec() {
            match attribute {
                Attribute::Type(kind, Some(ty)) => {
                    kept.push(Attribute::Type(kind, Some(self.ty(module, ty)?)));
                }
                Attribute::Enum(kind) if is_function && KEPT.contains(&kind) => kept.push(attribute),
                Attribute::Int(AttrKind::ALIGN, _) => kept.push(attribute),
                Attribute::Enum(AttrKind::IMM_ARG) => kept.push(attribute),
                _ => {}
            }
        }
        Some(module.attributes.intern_set(kept))
    }
}
