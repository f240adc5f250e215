//! LLVM types to SPIR-V types.
//!
//! `i1` is OpTypeBool as a value and an 8-bit integer in memory and inside aggregates: booleans have no layout in
//! SPIR-V. Aggregates therefore have one form, scalars of type `i1` two. A pointer as a value has the pointee of its
//! solution, and so has a pointer in a member of a structure ([`members`]); one inside an array that is a value points
//! to `i8`, independent of the pointers stored there.

pub(super) mod gep;
mod member_names;
mod members;
mod opaque_types;
mod parts;
mod pointers;
mod pool;
mod shaders;
pub(super) mod spec_nodes;

pub(super) use parts::TypeKey;
pub(super) use pool::{Pool, Shape, Shapes};

use crate::lower::Input;
use crate::lower::output::{Report, Writer};
use crate::lower::types::member_names::{MemberNames, member_names};
use crate::lower::types::members::MemberPointers;
use llvm_legalize::{Native, tokens};
use llvm_model::{Id as _, Type, TypeId};
use smallvec::SmallVec;
use spirv_mapping::convention::{memory, vector_compute};
use spirv_module::{Decoration, Id, Op, StorageClass};
use translate_common::Problem;
use translate_common::forms::CodePointers;
use translate_common::problems::{LlvmTypeProblem, Prerequisite, ShaderProblem};

/// How deep types may nest by value.
const MAX_NESTING: u32 = llvm_model::data_layout::MAX_NESTING;

/// The types that LLVM's are lowered to, and the constants that follow from an LLVM type and bits.
pub(in crate::lower) struct Types<'m> {
    input: Input<'m>,
    pool: Pool<'m>,
    /// The value form of each LLVM type.
    values: Vec<Option<Id>>,
    members: MemberPointers,
    member_names: MemberNames<'m>,
    depth: u32,
}

impl<'m> Types<'m> {
    /// No types yet.
    pub(in crate::lower) fn new(input: Input<'m>, out: Writer<'m>) -> Types<'m> {
        Types {
            input,
            pool: Pool::new(out),
            values: vec![None; input.module.types.len()],
            members: MemberPointers::new(input.module),
            member_names: member_names(input.module),
            depth: 0,
        }
    }

    /// The report.
    pub(in crate::lower) fn report(&mut self) -> &mut Report<'m> {
        self.pool.report()
    }

    /// The module that is written.
    pub(in crate::lower) fn out(&mut self) -> &mut Writer<'m> {
        self.pool.out()
    }

    /// The module that is written, to be looked at.
    pub(in crate::lower) fn written(&self) -> &Writer<'m> {
        self.pool.written()
    }

    /// Returns the types and constants by their SPIR-V form.
    pub(in crate::lower) fn pool(&mut self) -> &mut Pool<'m> {
        &mut self.pool
    }

    /// Returns the parts of the SPIR-V types.
    pub(in crate::lower) fn shapes(&self) -> &Shapes {
        self.pool.shapes()
    }

    /// The finished module.
    pub(in crate::lower) fn into_writer(self) -> Writer<'m> {
        self.pool.into_writer()
    }

    /// The SPIR-V type of values of an LLVM type. A pointer without a solution points to `i8`.
    pub(in crate::lower) fn value_type(&mut self, ty: TypeId) -> Id {
        if let Some(Some(id)) = self.values.get(ty.index()) {
            return *id;
        }
        if self.depth > MAX_NESTING {
            self.report().problem(LlvmTypeProblem::Nesting);
            return Id(0);
        }
        self.depth += 1;
        let id = self.make_type(ty);
        self.depth -= 1;
        if let Some(slot) = self.values.get_mut(ty.index()) {
            *slot = Some(id);
        }
        self.complete_pointers_to(ty, id);
        id
    }

    /// The SPIR-V type of values of an LLVM type, if it was made already.
    pub(in crate::lower) fn made_type(&self, ty: TypeId) -> Option<Id> {
        self.values.get(ty.index()).copied().flatten()
    }

    /// How many types are being made, each as a part of the one before.
    pub(in crate::lower) fn type_depth(&self) -> u32 {
        self.depth
    }

    /// The SPIR-V type of an LLVM type in memory and inside aggregates.
    pub(in crate::lower) fn memory_type(&mut self, ty: TypeId) -> Id {
        match self.input.module.types[ty] {
            _ if !self.input.profile().booleans_have_memory_form => self.value_type(ty),
            Type::Integer(1) => self.pool.int_type(8),
            Type::Vector { element, .. } if self.input.module.types[element] == Type::Integer(1) => {
                self.report().problem(LlvmTypeProblem::BoolVectorInMemory);
                Id(0)
            }
            _ => self.value_type(ty),
        }
    }

    /// The types that are written as they are.
    fn native(&self) -> Native {
        Native::of(&self.input.options.spirv.extensions)
    }

    fn make_type(&mut self, ty: TypeId) -> Id {
        let module = self.input.module;
        match &module.types[ty] {
            Type::Void => self.pool.intern(Op::TypeVoid, &[]),
            Type::Integer(1) => self.pool.bool_type(),
            Type::Integer(width) if self.native().has_width(*width) => self.pool.int_type(*width),
            Type::Half => self.pool.float_type(16),
            Type::Float => self.pool.float_type(32),
            Type::Double => self.pool.float_type(64),
            Type::BFloat if self.input.options.spirv.extensions.allows("SPV_KHR_bfloat16") => {
                self.pool.intern(Op::TypeFloat, &[16, spirv_module::FPEncoding::BFloat16KHR.0])
            }
            Type::BFloat => {
                let needed = Prerequisite::extension("bfloat", "SPV_KHR_bfloat16");
                self.refused_type(needed.otherwise("convert to float before translating"))
            }
            Type::Pointer(space) => {
                let storage = self.storage_class(*space);
                let pointee = self.pool.int_type(8);
                self.pool.pointer_type(storage, pointee)
            }
            Type::Array { element, count: 0 } if self.input.profile().structures_are_laid_out => {
                let element = self.memory_type(*element);
                self.pool.intern_sequence(Op::TypeRuntimeArray, &[element.0], element)
            }
            Type::Array { count: 0, .. } => self.pool.new_struct(&[]),
            Type::Array { element, count } => {
                let element = self.memory_type(*element);
                self.pool.array_type(element, *count)
            }
            Type::Vector { element, count, scalable: false } if self.native().has_length(*count) => {
                if matches!(module.types[*element], Type::Pointer(_)) {
                    return self.refused_type(LlvmTypeProblem::VectorOfPointers);
                }
                let element = self.value_type(*element);
                self.pool.vector_type(element, *count)
            }
            Type::Vector { scalable: true, .. } => self.refused_type(LlvmTypeProblem::Scalable),
            Type::Vector { count, .. } => {
                self.refused_type(LlvmTypeProblem::VectorLength { count: (*count).into() })
            }
            Type::Struct(_) => self.struct_type(ty, None),
            Type::NamedStruct(_) if self.is_wrapper(ty) => self.wrapped_type(ty),
            Type::NamedStruct(named) => {
                let named = &module.types.structs[*named];
                if named.body.is_some() {
                    return self.struct_type(ty, Some(&named.name));
                }
                match self.legacy_opaque_type(&named.name) {
                    Some(id) => id,
                    None => {
                        let operands = spirv_module::Operands::new().bytes(named.name.as_bytes());
                        self.pool.intern(Op::TypeOpaque, &operands)
                    }
                }
            }
            Type::Function { ret, params, .. } => {
                let ret = self.value_type(*ret);
                let params: Vec<Id> = params.iter().map(|&p| self.value_type(p)).collect();
                self.pool.function_type(ret, &params)
            }
            Type::TargetExt { name, types, ints } => self.target_type(ty, name, types, ints),
            Type::Integer(width) => self.refused_type(LlvmTypeProblem::IntegerWidth { width: *width }),
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => self.refused_type(LlvmTypeProblem::WideFloat),
            Type::Token if self.input.options.spirv.extensions.allows(tokens::EXTENSION) => {
                self.pool.intern(Op::TypeTokenINTEL, &[])
            }
            Type::Token => self.refused_type(Prerequisite::extension("a token", tokens::EXTENSION)),
            // The reader of the module replaces bytes by integers.
            Type::Byte(_) => self.refused_type(Problem::internal("a byte that is no integer")),
            Type::Label | Type::Metadata | Type::X86Mmx | Type::X86Amx => {
                self.refused_type(LlvmTypeProblem::CompilerType)
            }
        }
    }

    #[cold]
    fn refused_type(&mut self, problem: impl Into<Problem>) -> Id {
        self.report().problem(problem);
        Id(0)
    }

    fn struct_type(&mut self, ty: TypeId, name: Option<&llvm_model::Name>) -> Id {
        let module = self.input.module;
        let Some(body) = module.types.struct_body(ty) else { return Id(0) };
        self.members.enter(ty);
        let members = body.fields.iter().enumerate();
        let members: Vec<Id> =
            members.map(|(index, &field)| self.member_type(ty, index as u32, field)).collect();
        self.emit_member_numbers(ty);
        let id = self.pool.new_struct(&members);
        self.members.leave();
        // The module may have several structures of one name.
        if let Some(name) = self.stated_name(ty).or(name).filter(|name| !name.is_empty()) {
            self.pool.out().hint_name(id, name);
        }
        for (member, name) in self.member_names.get(&ty).into_iter().flatten() {
            self.pool.out().name_member(id, *member, name);
        }
        self.decorate_structure(ty, id);
        if body.packed && self.input.profile().has_kernels {
            self.pool.out().decorate(id, Decoration::CPacked, &[]);
        }
        id
    }

    /// OpTypeBool, or a vector of it with as many lanes as `ty`.
    pub(in crate::lower) fn bool_like(&mut self, ty: TypeId) -> Id {
        let scalar = self.pool.bool_type();
        self.in_lanes_of(ty, scalar)
    }

    /// An integer type of `width` bits, or a vector of it with as many lanes as `ty`.
    pub(in crate::lower) fn int_like(&mut self, ty: TypeId, width: u32) -> Id {
        let scalar = self.pool.int_type(width);
        self.in_lanes_of(ty, scalar)
    }

    fn in_lanes_of(&mut self, ty: TypeId, scalar: Id) -> Id {
        match self.input.module.types.lanes(ty) {
            Some(count) => self.pool.vector_type(scalar, count),
            None => scalar,
        }
    }

    /// The type of integers as wide as a pointer.
    pub(in crate::lower) fn size_type(&mut self) -> Id {
        self.value_type(self.input.common.size)
    }

    /// An integer as wide as a pointer.
    pub(in crate::lower) fn size_constant(&mut self, value: u64) -> Id {
        if self.input.is_32_bit() {
            self.pool.u32_constant(value as u32)
        } else {
            self.pool.u64_constant(value)
        }
    }

    /// The value `bits` in every lane of an LLVM integer or float type of any lane count. Zero vectors are OpConstantNull,
    /// as LLVM's own are.
    pub(in crate::lower) fn splat_constant(&mut self, ty: TypeId, bits: u64) -> Id {
        if bits == 0 && self.input.module.types.lanes(ty).is_some() {
            let vector = self.value_type(ty);
            return self.pool.null_constant(vector);
        }
        let scalar_type = self.input.module.types.scalar(ty);
        let scalar = self.value_type(scalar_type);
        let one = match self.input.module.types[scalar_type] {
            Type::Integer(width) => self.pool.integer_constant(scalar, width, bits),
            Type::Double => self.pool.wide_constant(scalar, bits),
            _ => self.pool.narrow_constant(scalar, bits as u32),
        };
        let Some(count) = self.input.module.types.lanes(ty) else { return one };
        let vector = self.value_type(ty);
        let parts: SmallVec<[u32; 16]> = std::iter::repeat_n(one.0, count as usize).collect();
        self.pool.composite(Op::ConstantComposite, vector, parts.into_vec())
    }

    /// The storage class of an address space (representation in LLVM, "Address spaces").
    pub(in crate::lower) fn storage_class(&mut self, space: u32) -> StorageClass {
        let options = self.input.options;
        let chosen = options.spirv.address_spaces.iter().find(|(chosen, _)| *chosen == space && space != 0);
        let chosen = chosen.map(|(_, storage)| *storage);
        let is_without_code =
            options.forms().code_pointers == CodePointers::Ordinary && !options.llvm.function_address_space;
        let chosen = chosen.or_else(|| {
            (is_without_code && memory::is_space_of_code(space)).then_some(StorageClass::Function)
        });
        let is_known = |storage: &StorageClass| {
            *storage != StorageClass::Private
                || self.input.profile().has_interface_variables
                || options.spirv.extensions.allows(vector_compute::EXTENSION)
        };
        match chosen.or_else(|| options.spirv.profile.storage_class(space).filter(is_known)) {
            Some(storage) => match memory::whole(storage) {
                Some(whole)
                    if chosen.is_none() && !options.spirv.extensions.allows(memory::PART_EXTENSION) =>
                {
                    whole
                }
                _ => storage,
            },
            // What is left of the pointers of kernels that became shaders.
            None if self.input.profile().pointers_are_logical
                && memory::storage_class(memory::KERNEL_STORAGE, space).is_some() =>
            {
                self.report().problem(ShaderProblem::KernelPointer);
                StorageClass::CrossWorkgroup
            }
            None => {
                self.report().problem(LlvmTypeProblem::AddressSpace { space });
                StorageClass::CrossWorkgroup
            }
        }
    }
}
