//! LLVM types to SPIR-V types.
//!
//! `i1` is OpTypeBool as a value and an 8-bit integer in memory and inside aggregates: SPIR-V gives booleans no
//! layout. Aggregates therefore have one form, scalars of type `i1` two. A pointer as a value has the pointee its
//! solution says, and so has a pointer in a member of a structure ([`crate::lower::types::members`]); one inside an array that is a
//! value points to `i8`, whatever is stored there.

pub(super) mod constant_expr;
pub(super) mod constants;
pub(super) mod members;
pub(super) mod opaque_types;
pub(super) mod pointers;

use crate::lower::Lower;
use crate::lower::types::members::MemberPointers;
use llvm_model::{Id as _, Module, Type, TypeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_module::{Decoration, Id, Op, StorageClass};

/// How deep types may nest by value.
const MAX_NESTING: u32 = llvm_model::data_layout::MAX_NESTING;

/// The types made so far.
pub(in crate::lower) struct TypeTable {
    /// All types that must be unique, by opcode and operands.
    interned: FxHashMap<(Op, SmallVec<[u32; 4]>), Id>,
    /// The value form of each LLVM type.
    values: Vec<Option<Id>>,
    pub(in crate::lower) shapes: FxHashMap<Id, Shape>,
    pointers: FxHashMap<(StorageClass, Id), Id>,
    pub(in crate::lower) members: MemberPointers,
    depth: u32,
}

/// What a SPIR-V type is made of.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Shape {
    /// A vector: the type of its elements.
    Vector(Id),
    /// An array or a cooperative matrix: the type of its elements.
    Sequence(Id),
    /// A structure: the types of its members.
    Struct(Box<[Id]>),
    /// A pointer.
    Pointer(StorageClass, Id),
}

impl TypeTable {
    pub(in crate::lower) fn new(module: &Module) -> TypeTable {
        TypeTable {
            interned: FxHashMap::default(),
            values: vec![None; module.types.len()],
            shapes: FxHashMap::default(),
            pointers: FxHashMap::default(),
            members: MemberPointers::new(module),
            depth: 0,
        }
    }
}

impl Lower<'_> {
    /// The SPIR-V type of values of an LLVM type. A pointer without a solution points to `i8`.
    pub(in crate::lower) fn value_type(&mut self, ty: TypeId) -> Id {
        if let Some(Some(id)) = self.types.values.get(ty.index()) {
            return *id;
        }
        if self.types.depth > MAX_NESTING {
            self.report().error("types nest too deeply");
            return Id(0);
        }
        self.types.depth += 1;
        let id = self.make_type(ty);
        self.types.depth -= 1;
        if let Some(slot) = self.types.values.get_mut(ty.index()) {
            *slot = Some(id);
        }
        self.complete_pointers_to(ty, id);
        id
    }

    /// The SPIR-V type of values of an LLVM type, if it was made already.
    pub(in crate::lower) fn made_type(&self, ty: TypeId) -> Option<Id> {
        self.types.values.get(ty.index()).copied().flatten()
    }

    /// How many types are being made, each as a part of the one before.
    pub(in crate::lower) fn type_depth(&self) -> u32 {
        self.types.depth
    }

    /// The SPIR-V type of an LLVM type in memory and inside aggregates.
    pub(in crate::lower) fn memory_type(&mut self, ty: TypeId) -> Id {
        match self.module.types[ty] {
            Type::Integer(1) => self.int_type(8),
            Type::Vector { element, .. } if self.module.types[element] == Type::Integer(1) => {
                self.report().error_with_help(
                    "a vector of i1 has no form in memory",
                    "store it as an integer, or as a vector of i8",
                );
                Id(0)
            }
            _ => self.value_type(ty),
        }
    }

    fn make_type(&mut self, ty: TypeId) -> Id {
        let module = self.module;
        match &module.types[ty] {
            Type::Void => self.intern(Op::TypeVoid, &[]),
            Type::Integer(1) => self.bool_type(),
            Type::Integer(width @ (8 | 16 | 32 | 64)) => self.int_type(*width),
            Type::Half => self.intern(Op::TypeFloat, &[16]),
            Type::Float => self.intern(Op::TypeFloat, &[32]),
            Type::Double => self.intern(Op::TypeFloat, &[64]),
            Type::BFloat if self.options.extensions.allows("SPV_KHR_bfloat16") => {
                self.intern(Op::TypeFloat, &[16, spirv_module::FPEncoding::BFloat16KHR.0])
            }
            Type::BFloat => self.unsupported_type(
                "bfloat",
                "allow the extension SPV_KHR_bfloat16, or convert to float before translating",
            ),
            Type::Pointer(space) => {
                let storage = self.storage_class(*space);
                let pointee = self.int_type(8);
                self.pointer_type(storage, pointee)
            }
            Type::Array { count: 0, .. } => self.new_struct(&[]),
            Type::Array { element, count } => {
                let element = self.memory_type(*element);
                self.array_type(element, *count)
            }
            Type::Vector { element, count: count @ (2 | 3 | 4 | 8 | 16), scalable: false } => {
                if matches!(module.types[*element], Type::Pointer(_)) {
                    return self.unsupported_type("a vector of pointers", "handle the lanes one by one");
                }
                let element = self.value_type(*element);
                self.vector_type(element, *count)
            }
            Type::Vector { scalable: true, .. } => {
                self.unsupported_type("a scalable vector", "compile for a fixed vector length")
            }
            Type::Vector { count, .. } => self.unsupported_type(
                &format!("a vector of {count} elements"),
                "OpenCL has vectors of 2, 3, 4, 8 and 16",
            ),
            Type::Struct(_) => self.struct_type(ty, None),
            Type::NamedStruct(named) => {
                let named = &module.types.structs[*named];
                if named.body.is_some() {
                    return self.struct_type(ty, Some(&named.name));
                }
                match self.legacy_opaque_type(&named.name) {
                    Some(id) => id,
                    None => {
                        let operands = spirv_module::Operands::new().bytes(named.name.as_bytes());
                        self.intern(Op::TypeOpaque, &operands)
                    }
                }
            }
            Type::Function { ret, params, .. } => {
                let ret = self.value_type(*ret);
                let params: Vec<Id> = params.iter().map(|&p| self.value_type(p)).collect();
                self.function_type(ret, &params)
            }
            Type::TargetExt { name, types, ints } => self.target_type(name, types, ints),
            Type::Integer(width) => self.unsupported_type(
                &format!("i{width}"),
                "SPIR-V has integers of 8, 16, 32 and 64 bits (and i1 as a truth value)",
            ),
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                self.unsupported_type("a floating-point type of more than 64 bits", "use double")
            }
            Type::Label | Type::Metadata | Type::Token | Type::X86Mmx | Type::X86Amx => {
                self.unsupported_type("a label, metadata, token or x86 type", "SPIR-V has nothing like it")
            }
        }
    }

    #[cold]
    fn unsupported_type(&mut self, what: &str, help: &str) -> Id {
        self.report().error_with_help(format!("{what} cannot be expressed in SPIR-V"), help);
        Id(0)
    }

    /// A type that exists once for its operands.
    pub(in crate::lower) fn intern(&mut self, op: Op, operands: &[u32]) -> Id {
        let key = (op, SmallVec::from_slice(operands));
        if let Some(&id) = self.types.interned.get(&key) {
            return id;
        }
        let id = self.out().fresh();
        self.out().push(op, None, Some(id), operands);
        self.types.interned.insert(key, id);
        id
    }

    /// OpTypeBool.
    pub(in crate::lower) fn bool_type(&mut self) -> Id {
        self.intern(Op::TypeBool, &[])
    }

    /// OpTypeInt without signedness, as the OpenCL environment wants it.
    pub(in crate::lower) fn int_type(&mut self, width: u32) -> Id {
        self.intern(Op::TypeInt, &[width, 0])
    }

    /// OpTypeVoid.
    pub(in crate::lower) fn void_type(&mut self) -> Id {
        self.intern(Op::TypeVoid, &[])
    }

    /// OpTypeVector.
    pub(in crate::lower) fn vector_type(&mut self, element: Id, count: u32) -> Id {
        let id = self.intern(Op::TypeVector, &[element.0, count]);
        self.types.shapes.insert(id, Shape::Vector(element));
        id
    }

    /// OpTypeArray; `count` must not be 0.
    pub(in crate::lower) fn array_type(&mut self, element: Id, count: u64) -> Id {
        let length = match u32::try_from(count) {
            Ok(count) => self.u32_constant(count),
            Err(_) => self.u64_constant(count),
        };
        let id = self.intern(Op::TypeArray, &[element.0, length.0]);
        self.types.shapes.insert(id, Shape::Sequence(element));
        id
    }

    /// OpTypeFunction.
    pub(in crate::lower) fn function_type(&mut self, ret: Id, params: &[Id]) -> Id {
        let operands: SmallVec<[u32; 8]> =
            std::iter::once(ret).chain(params.iter().copied()).map(u32::from).collect();
        self.intern(Op::TypeFunction, &operands)
    }

    /// OpTypePointer.
    pub(in crate::lower) fn pointer_type(&mut self, storage: StorageClass, pointee: Id) -> Id {
        if let Some(&id) = self.types.pointers.get(&(storage, pointee)) {
            return id;
        }
        let id = self.out().fresh();
        self.define_pointer_type(id, storage, pointee);
        id
    }

    /// OpTypePointer with a given id.
    pub(in crate::lower) fn define_pointer_type(&mut self, id: Id, storage: StorageClass, pointee: Id) {
        self.out().push(Op::TypePointer, None, Some(id), &[storage.0, pointee.0]);
        self.types.pointers.entry((storage, pointee)).or_insert(id);
        self.types.shapes.insert(id, Shape::Pointer(storage, pointee));
    }

    fn struct_type(&mut self, ty: TypeId, name: Option<&llvm_model::Name>) -> Id {
        let module = self.module;
        let Some(body) = module.types.struct_body(ty) else { return Id(0) };
        self.types.members.enter(ty);
        let members = body.fields.iter().enumerate();
        let members: Vec<Id> =
            members.map(|(index, &field)| self.member_type(ty, index as u32, field)).collect();
        let id = self.new_struct(&members);
        self.types.members.leave();
        if let Some(name) = name {
            self.out().name(id, name);
        }
        if body.packed {
            self.out().decorate(id, Decoration::CPacked, &[]);
        }
        id
    }

    fn new_struct(&mut self, members: &[Id]) -> Id {
        let id = self.out().fresh();
        let operands: Vec<u32> = members.iter().map(|m| m.0).collect();
        self.out().push(Op::TypeStruct, None, Some(id), &operands);
        self.types.shapes.insert(id, Shape::Struct(members.into()));
        id
    }

    /// The storage class and the pointee of a pointer type.
    pub(in crate::lower) fn pointer_parts(&self, ty: Id) -> Option<(StorageClass, Id)> {
        match self.types.shapes.get(&ty) {
            Some(Shape::Pointer(storage, pointee)) => Some((*storage, *pointee)),
            _ => None,
        }
    }

    /// The type of element `index` of a composite type.
    pub(in crate::lower) fn element_type(&self, ty: Id, index: u64) -> Option<Id> {
        match self.types.shapes.get(&ty)? {
            Shape::Vector(element) | Shape::Sequence(element) => Some(*element),
            Shape::Struct(members) => members.get(usize::try_from(index).ok()?).copied(),
            Shape::Pointer(..) => None,
        }
    }

    /// How many lanes an LLVM vector type has and the SPIR-V type of one; `None` for scalars.
    pub(in crate::lower) fn lanes(&self, ty: TypeId) -> Option<u32> {
        self.module.types.lanes(ty)
    }

    /// OpTypeBool, or a vector of it with as many lanes as `ty`.
    pub(in crate::lower) fn bool_like(&mut self, ty: TypeId) -> Id {
        let scalar = self.bool_type();
        match self.lanes(ty) {
            Some(count) => self.vector_type(scalar, count),
            None => scalar,
        }
    }

    /// An integer type of `width` bits, or a vector of it with as many lanes as `ty`.
    pub(in crate::lower) fn int_like(&mut self, ty: TypeId, width: u32) -> Id {
        let scalar = self.int_type(width);
        match self.lanes(ty) {
            Some(count) => self.vector_type(scalar, count),
            None => scalar,
        }
    }

    /// Whether it is `i1` or a vector of it.
    pub(in crate::lower) fn is_bool(&self, ty: TypeId) -> bool {
        self.module.types[self.module.types.scalar(ty)] == Type::Integer(1)
    }

    /// Whether it is `ptr` in some address space.
    pub(in crate::lower) fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.module.types[ty], Type::Pointer(_))
    }
}
