//! Constants at module scope.
//!
//! A constant is asked for together with the SPIR-V type it is wanted as: the same LLVM constant can be needed as a
//! truth value and as a byte in memory, or as a pointer to different types. Each (type, value) is written once.

use crate::lower::Lower;
use crate::lower::types::Shape;
use llvm_model::constants::data_element_size;
use llvm_model::{ApInt, ConstId, Constant, Id as _, Module, Type, TypeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_module::{Id, Op, StorageClass};

/// How deep constants may nest (through members, expressions and initialisers of other variables).
const MAX_NESTING: u32 = 256;

/// The constants made so far.
pub(in crate::lower) struct ConstantTable {
    /// For each LLVM constant the last type it was wanted as.
    last: Vec<Option<(Id, Id)>>,
    scalars: FxHashMap<(Id, u64), Id>,
    nulls: FxHashMap<Id, Id>,
    undefs: FxHashMap<Id, Id>,
    /// OpConstantComposite and OpSpecConstantOp by type and operands.
    composites: FxHashMap<(Op, Id, Box<[u32]>), Id>,
    depth: u32,
}

impl ConstantTable {
    pub(in crate::lower) fn new(module: &Module) -> ConstantTable {
        ConstantTable {
            last: vec![None; module.constants.len()],
            scalars: FxHashMap::default(),
            nulls: FxHashMap::default(),
            undefs: FxHashMap::default(),
            composites: FxHashMap::default(),
            depth: 0,
        }
    }
}

impl Lower<'_> {
    /// A constant as a value of the SPIR-V type `want`, which must be a form of its LLVM type.
    pub(in crate::lower) fn constant(&mut self, id: ConstId, want: Id) -> Id {
        if let Some(Some((ty, known))) = self.constants.last.get(id.index())
            && *ty == want
        {
            return *known;
        }
        if self.constants.depth > MAX_NESTING {
            self.report().error("constants nest too deeply");
            return Id(0);
        }
        self.constants.depth += 1;
        let made = self.make_constant(id, want);
        self.constants.depth -= 1;
        if let Some(slot) = self.constants.last.get_mut(id.index()) {
            *slot = Some((want, made));
        }
        made
    }

    fn make_constant(&mut self, id: ConstId, want: Id) -> Id {
        let module = self.module;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Int(bits) | Constant::Float(bits) => self.scalar_constant(ty, want, bits),
            Constant::Null => self.null_constant(want),
            Constant::Undef | Constant::Poison => self.undef(want),
            Constant::Aggregate(elements)
                if elements
                    .iter()
                    .all(|&e| matches!(module.constants[e], Constant::Undef | Constant::Poison)) =>
            {
                self.undef(want)
            }
            Constant::Aggregate(elements) => {
                let mut parts = Vec::with_capacity(elements.len());
                for (index, &element) in elements.iter().enumerate() {
                    let Some(part) = self.element_type(want, index as u64) else { return Id(0) };
                    parts.push(self.constant(element, part).0);
                }
                self.composite(Op::ConstantComposite, want, parts)
            }
            Constant::Data(bytes) => self.data_constant(ty, want, bytes),
            Constant::Global(_) | Constant::Alias(_) | Constant::Function(_) | Constant::Expr(_) => {
                self.address_constant(id, want)
            }
            Constant::IFunc(_) => self.unsupported_constant("an ifunc", "call the implementation directly"),
            Constant::BlockAddress { .. } => {
                self.unsupported_constant("the address of a block", "use a switch instead of computed goto")
            }
            Constant::DsoLocalEquivalent(_) | Constant::NoCfi(_) | Constant::PtrAuth(..) => {
                self.unsupported_constant("this kind of function address", "call functions directly")
            }
            Constant::InlineAsm(_) => {
                self.unsupported_constant("inline assembly as a value", "call it where it is needed")
            }
        }
    }

    #[cold]
    fn unsupported_constant(&mut self, what: &str, help: &str) -> Id {
        self.report().error_with_help(format!("{what} cannot be expressed in SPIR-V"), help);
        Id(0)
    }

    fn scalar_constant(&mut self, ty: TypeId, want: Id, bits: &ApInt) -> Id {
        let ApInt::Small(word) = *bits else {
            // The type is too wide as well, which making it reports.
            self.value_type(ty);
            return Id(0);
        };
        match self.module.types[ty] {
            Type::Integer(1) if want == self.bool_type() => self.bool_constant(word != 0),
            Type::Integer(64) | Type::Double => self.wide_constant(want, word),
            _ => self.narrow_constant(want, word as u32),
        }
    }

    fn data_constant(&mut self, ty: TypeId, want: Id, bytes: &[u8]) -> Id {
        let module = self.module;
        let Some(element) = module.types.element(ty, 0) else { return Id(0) };
        let (Some(size), Some(part)) =
            (data_element_size(&module.types, element), self.element_type(want, 0))
        else {
            return Id(0);
        };
        let mut parts = Vec::with_capacity(bytes.len() / size);
        for chunk in bytes.chunks_exact(size) {
            let word = chunk.iter().rev().fold(0u64, |acc, &byte| acc << 8 | u64::from(byte));
            parts.push(
                if size == 8 {
                    self.wide_constant(part, word)
                } else {
                    self.narrow_constant(part, word as u32)
                }
                .0,
            );
        }
        self.composite(Op::ConstantComposite, want, parts)
    }

    /// OpConstantTrue or OpConstantFalse.
    pub(in crate::lower) fn bool_constant(&mut self, value: bool) -> Id {
        let ty = self.bool_type();
        let key = (ty, u64::from(value));
        if let Some(&id) = self.constants.scalars.get(&key) {
            return id;
        }
        let id = self.out().fresh();
        let op = if value { Op::ConstantTrue } else { Op::ConstantFalse };
        self.out().push(op, Some(ty), Some(id), &[]);
        self.constants.scalars.insert(key, id);
        id
    }

    /// OpConstant of a type of at most 32 bits; bits above the type's width must be zero.
    pub(in crate::lower) fn narrow_constant(&mut self, ty: Id, word: u32) -> Id {
        self.number(ty, u64::from(word), &[word])
    }

    /// OpConstant of a type of 64 bits.
    pub(in crate::lower) fn wide_constant(&mut self, ty: Id, word: u64) -> Id {
        self.number(ty, word, &[word as u32, (word >> 32) as u32])
    }

    fn number(&mut self, ty: Id, key: u64, words: &[u32]) -> Id {
        if let Some(&id) = self.constants.scalars.get(&(ty, key)) {
            return id;
        }
        let id = self.out().fresh();
        self.out().push(Op::Constant, Some(ty), Some(id), words);
        self.constants.scalars.insert((ty, key), id);
        id
    }

    /// A 32-bit integer.
    pub(in crate::lower) fn u32_constant(&mut self, value: u32) -> Id {
        let ty = self.int_type(32);
        self.narrow_constant(ty, value)
    }

    /// A 64-bit integer.
    pub(in crate::lower) fn u64_constant(&mut self, value: u64) -> Id {
        let ty = self.int_type(64);
        self.wide_constant(ty, value)
    }

    /// An integer as wide as a pointer.
    pub(in crate::lower) fn size_constant(&mut self, value: u64) -> Id {
        if self.is_32_bit() { self.u32_constant(value as u32) } else { self.u64_constant(value) }
    }

    /// OpConstantNull.
    pub(in crate::lower) fn null_constant(&mut self, ty: Id) -> Id {
        if let Some(&id) = self.constants.nulls.get(&ty) {
            return id;
        }
        let id = self.out().fresh();
        self.out().push(Op::ConstantNull, Some(ty), Some(id), &[]);
        self.constants.nulls.insert(ty, id);
        id
    }

    /// OpUndef.
    pub(in crate::lower) fn undef(&mut self, ty: Id) -> Id {
        if let Some(&id) = self.constants.undefs.get(&ty) {
            return id;
        }
        let id = self.out().fresh();
        self.out().push(Op::Undef, Some(ty), Some(id), &[]);
        self.constants.undefs.insert(ty, id);
        id
    }

    /// OpConstantComposite, or OpSpecConstantOp (whose first operand is the opcode).
    pub(in crate::lower) fn composite(&mut self, op: Op, ty: Id, operands: Vec<u32>) -> Id {
        let key = (op, ty, operands.into_boxed_slice());
        if let Some(&id) = self.constants.composites.get(&key) {
            return id;
        }
        let id = self.out().fresh();
        self.out().push(op, Some(ty), Some(id), &key.2);
        self.constants.composites.insert(key, id);
        id
    }

    /// The value `bits` in every lane of an LLVM integer or float type of any lane count. Zero vectors are OpConstantNull,
    /// as LLVM's own are.
    pub(in crate::lower) fn splat_constant(&mut self, ty: TypeId, bits: u64) -> Id {
        if bits == 0 && self.lanes(ty).is_some() {
            let vector = self.value_type(ty);
            return self.null_constant(vector);
        }
        let scalar_type = self.module.types.scalar(ty);
        let scalar = self.value_type(scalar_type);
        let one = match self.module.types[scalar_type] {
            Type::Integer(64) | Type::Double => self.wide_constant(scalar, bits),
            _ => self.narrow_constant(scalar, bits as u32),
        };
        let Some(count) = self.lanes(ty) else { return one };
        let vector = self.value_type(ty);
        let parts: SmallVec<[u32; 16]> = std::iter::repeat_n(one.0, count as usize).collect();
        self.composite(Op::ConstantComposite, vector, parts.into_vec())
    }

    /// The address of a global or an address expression, as a module-scope constant of type `want`.
    fn address_constant(&mut self, id: ConstId, want: Id) -> Id {
        let Some((value, ty)) = self.constant_address(id) else { return Id(0) };
        // A bare variable is no constant, so it is wrapped even when the type is right.
        if ty == want && !matches!(self.module.constants[id], Constant::Global(_) | Constant::Alias(_)) {
            return value;
        }
        self.composite(Op::SpecConstantOp, want, vec![u32::from(Op::Bitcast.0), value.0])
    }

    /// Checks that a pointer type has the storage class `storage`.
    pub(in crate::lower) fn is_pointer_in(&self, ty: Id, storage: StorageClass) -> bool {
        matches!(self.types.shapes.get(&ty), Some(Shape::Pointer(class, _)) if *class == storage)
    }
}
