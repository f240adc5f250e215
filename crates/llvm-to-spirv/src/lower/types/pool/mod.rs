//! SPIR-V types and constants, each written once. The module has no knowledge of their use in LLVM IR.

mod constants;
mod parts;
mod spec_constants;

use crate::lower::output::{Report, Writer};
use constants::Constants;
pub(in crate::lower) use parts::PoolKey;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spec_constants::SpecConstants;
use spirv_module::{Decoration, FPEncoding, Id, Op, StorageClass};

/// The types and constants made so far, with the module that they are written to.
pub(in crate::lower) struct Pool<'m> {
    out: Writer<'m>,
    /// All types that must be unique, by opcode and operands.
    interned: FxHashMap<(Op, SmallVec<[u32; 4]>), Id>,
    pointers: FxHashMap<(StorageClass, Id), Id>,
    shapes: Shapes,
    constants: Constants,
    spec_constants: SpecConstants,
    array_of_words: Option<Id>,
}

/// The parts of the types that have parts.
#[derive(Clone, Default)]
pub(in crate::lower) struct Shapes(FxHashMap<Id, Shape>);

/// The parts of a SPIR-V type.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Shape {
    /// A vector: the type of its elements.
    Vector(Id),
    /// An array or a cooperative matrix: the type of its elements, and how many an array of a known number has.
    Sequence(Id, Option<u64>),
    /// A structure: the types of its members.
    Struct(Box<[Id]>),
    /// A pointer.
    Pointer(StorageClass, Id),
    /// An image: its dimension, whether it has layers, whether its texels have samples.
    Image([u32; 3]),
    /// An image with a sampler.
    SampledImage,
    /// Another type without a null value.
    Handle,
}

/// The types beside images and images with samplers that have no null value (SPIR-V specification, OpConstantNull).
const HANDLES: [Op; 8] = [
    Op::TypeOpaque,
    Op::TypeSampler,
    Op::TypePipe,
    Op::TypePipeStorage,
    Op::TypeAccelerationStructureKHR,
    Op::TypeRayQueryKHR,
    Op::TypeHitObjectNV,
    Op::TypeHitObjectEXT,
];

impl Shapes {
    /// Returns the parts of a type, if it has any.
    pub(in crate::lower) fn get(&self, ty: Id) -> Option<&Shape> {
        self.0.get(&ty)
    }

    /// The storage class and the pointee of a pointer type.
    pub(in crate::lower) fn pointer_parts(&self, ty: Id) -> Option<(StorageClass, Id)> {
        match self.0.get(&ty) {
            Some(Shape::Pointer(storage, pointee)) => Some((*storage, *pointee)),
            _ => None,
        }
    }

    /// The type of element `index` of a composite type.
    pub(in crate::lower) fn element_type(&self, ty: Id, index: u64) -> Option<Id> {
        match self.0.get(&ty)? {
            Shape::Vector(element) | Shape::Sequence(element, _) => Some(*element),
            Shape::Struct(members) => members.get(usize::try_from(index).ok()?).copied(),
            Shape::Pointer(..) | Shape::Image(_) | Shape::SampledImage | Shape::Handle => None,
        }
    }

    /// Whether a type has a null value: neither it nor one of its parts is a handle.
    pub(in crate::lower) fn has_null(&self, ty: Id) -> bool {
        let mut seen = FxHashSet::default();
        let mut waiting = vec![ty];
        while let Some(ty) = waiting.pop() {
            match self.0.get(&ty) {
                Some(Shape::Image(_) | Shape::SampledImage | Shape::Handle) => return false,
                Some(Shape::Struct(members)) if seen.insert(ty) => waiting.extend(members),
                Some(Shape::Sequence(element, _)) if seen.insert(ty) => waiting.push(*element),
                _ => {}
            }
        }
        true
    }

    /// Whether it is a pointer type with the storage class `storage`.
    pub(in crate::lower) fn is_pointer_in(&self, ty: Id, storage: StorageClass) -> bool {
        matches!(self.0.get(&ty), Some(Shape::Pointer(class, _)) if *class == storage)
    }
}

impl<'m> Pool<'m> {
    /// No types and constants yet.
    pub(in crate::lower) fn new(out: Writer<'m>) -> Pool<'m> {
        Pool {
            out,
            interned: FxHashMap::default(),
            pointers: FxHashMap::default(),
            shapes: Shapes::default(),
            constants: Constants::default(),
            spec_constants: SpecConstants::default(),
            array_of_words: None,
        }
    }

    /// The module that is written.
    pub(in crate::lower) fn out(&mut self) -> &mut Writer<'m> {
        &mut self.out
    }

    /// The module that is written, to be looked at.
    pub(in crate::lower) fn written(&self) -> &Writer<'m> {
        &self.out
    }

    /// The report.
    pub(in crate::lower) fn report(&mut self) -> &mut Report<'m> {
        self.out.report()
    }

    /// Returns the parts of the types.
    pub(in crate::lower) fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    /// The finished module.
    pub(in crate::lower) fn into_writer(self) -> Writer<'m> {
        self.out
    }

    /// A type that exists once for its operands.
    pub(in crate::lower) fn intern(&mut self, op: Op, operands: &[u32]) -> Id {
        let key = (op, SmallVec::from_slice(operands));
        if let Some(&id) = self.interned.get(&key) {
            return id;
        }
        let id = self.out.fresh();
        self.out.push(op, None, Some(id), operands);
        self.interned.insert(key, id);
        if let (Op::TypeImage, &[_, dim, _, arrayed, multisampled, ..]) = (op, operands) {
            self.shapes.0.insert(id, Shape::Image([dim, arrayed, multisampled]));
        } else if op == Op::TypeSampledImage {
            self.shapes.0.insert(id, Shape::SampledImage);
        } else if HANDLES.contains(&op) {
            self.shapes.0.insert(id, Shape::Handle);
        }
        id
    }

    /// OpTypeBool.
    pub(in crate::lower) fn bool_type(&mut self) -> Id {
        self.intern(Op::TypeBool, &[])
    }

    /// OpTypeFloat of a format of IEEE 754.
    pub(in crate::lower) fn float_type(&mut self, width: u32) -> Id {
        self.intern(Op::TypeFloat, &[width])
    }

    /// Returns the types of floats made so far that have arithmetic, by width and encoding.
    pub(in crate::lower) fn float_types(&self) -> Vec<Id> {
        let computes = |operands: &[u32]| {
            operands.get(1).is_none_or(|&encoding| FPEncoding(encoding) == FPEncoding::BFloat16KHR)
        };
        let floats = self.interned.iter();
        let floats = floats.filter(|((op, operands), _)| *op == Op::TypeFloat && computes(operands));
        let mut floats: Vec<_> = floats.map(|((_, operands), id)| (operands, *id)).collect();
        floats.sort();
        floats.into_iter().map(|(_, id)| id).collect()
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
        self.shapes.0.insert(id, Shape::Vector(element));
        id
    }

    /// OpTypeArray; `count` must not be 0.
    pub(in crate::lower) fn array_type(&mut self, element: Id, count: u64) -> Id {
        let length = match u32::try_from(count) {
            Ok(count) => self.u32_constant(count),
            Err(_) => self.u64_constant(count),
        };
        let id = self.intern(Op::TypeArray, &[element.0, length.0]);
        self.shapes.0.insert(id, Shape::Sequence(element, Some(count)));
        id
    }

    /// A type with parts of type `element` that are reached by their number, which exists once for its operands.
    pub(in crate::lower) fn intern_sequence(&mut self, op: Op, operands: &[u32], element: Id) -> Id {
        let id = self.intern(op, operands);
        self.shapes.0.insert(id, Shape::Sequence(element, None));
        id
    }

    /// Returns OpTypeRuntimeArray of contiguous 32-bit integers, one type for all uses that do not depend on the
    /// elements.
    pub(in crate::lower) fn array_of_words(&mut self) -> Id {
        if let Some(id) = self.array_of_words {
            return id;
        }
        let element = self.int_type(32);
        let id = self.new_sequence(Op::TypeRuntimeArray, &[element.0], element);
        self.out.decorate(id, Decoration::ArrayStride, &[4]);
        self.array_of_words = Some(id);
        id
    }

    /// As [`Pool::intern_sequence`], but a new type each time.
    pub(in crate::lower) fn new_sequence(&mut self, op: Op, operands: &[u32], element: Id) -> Id {
        let id = self.out.fresh();
        self.out.push(op, None, Some(id), operands);
        self.shapes.0.insert(id, Shape::Sequence(element, None));
        id
    }

    /// Returns OpTypeInt of signed integers, which only shaders distinguish from others.
    pub(in crate::lower) fn signed_int_type(&mut self, width: u32) -> Id {
        self.intern(Op::TypeInt, &[width, 1])
    }

    /// OpTypeFunction.
    pub(in crate::lower) fn function_type(&mut self, ret: Id, params: &[Id]) -> Id {
        let operands: SmallVec<[u32; 8]> =
            std::iter::once(ret).chain(params.iter().copied()).map(u32::from).collect();
        self.intern(Op::TypeFunction, &operands)
    }

    /// OpTypePointer.
    pub(in crate::lower) fn pointer_type(&mut self, storage: StorageClass, pointee: Id) -> Id {
        if let Some(&id) = self.pointers.get(&(storage, pointee)) {
            return id;
        }
        let id = self.out.fresh();
        self.define_pointer_type(id, storage, pointee);
        id
    }

    /// OpTypePointer with a given id.
    pub(in crate::lower) fn define_pointer_type(&mut self, id: Id, storage: StorageClass, pointee: Id) {
        self.out.push(Op::TypePointer, None, Some(id), &[storage.0, pointee.0]);
        self.pointers.entry((storage, pointee)).or_insert(id);
        self.shapes.0.insert(id, Shape::Pointer(storage, pointee));
    }

    /// OpTypeStruct, a new one each time.
    pub(in crate::lower) fn new_struct(&mut self, members: &[Id]) -> Id {
        let id = self.out.fresh();
        let operands: Vec<u32> = members.iter().map(|m| m.0).collect();
        self.push_continued(Op::TypeStruct, None, id, &operands);
        self.shapes.0.insert(id, Shape::Struct(members.into()));
        id
    }
}
