//! Operands: values that dominate the next instruction, and constants.

use super::types::{Scalar, Ty};
use super::{Smith, interface};
use spirv_module::{Decoration, Id, Op, StorageClass};

/// Operations of specialization constants that are integers.
const COMPUTED: [Op; 8] = [
    Op::IAdd,
    Op::ISub,
    Op::IMul,
    Op::BitwiseAnd,
    Op::BitwiseOr,
    Op::BitwiseXor,
    Op::ShiftLeftLogical,
    Op::ShiftRightArithmetic,
];

impl Smith<'_> {
    /// Lets later instructions use a value.
    pub(super) fn see(&mut self, id: Id, ty: Ty) {
        self.visible.push((id, ty));
    }

    /// An operand of this type: a visible value, the latest ones more often than others, or a constant.
    pub(super) fn value(&mut self, ty: &Ty) -> Id {
        if let Ty::Pointer(storage, pointee) = ty {
            return self.pointer(&[*storage], pointee).0;
        }
        let found: Vec<Id> =
            self.visible.iter().rev().filter(|(_, other)| other == ty).map(|(id, _)| *id).collect();
        if found.is_empty() || self.choices.rarely(4) {
            return self.constant(ty);
        }
        self.choices.pick(&found).unwrap_or(Id(0))
    }

    /// A visible value whose type `fits`.
    pub(super) fn visible(&mut self, fits: impl Fn(&Ty) -> bool) -> Option<(Id, Ty)> {
        let found: Vec<usize> =
            (0..self.visible.len()).rev().filter(|&index| fits(&self.visible[index].1)).collect();
        let index = self.choices.pick(&found)?;
        self.visible.get(index).cloned()
    }

    /// A pointer to `pointee` in one of the storage classes, with its class: a visible one, or a variable.
    pub(super) fn pointer(&mut self, storages: &[StorageClass], pointee: &Ty) -> (Id, StorageClass) {
        let fits = |ty: &Ty| matches!(ty, Ty::Pointer(storage, to) if storages.contains(storage) && **to == *pointee);
        if let Some((id, Ty::Pointer(storage, _))) = self.visible(fits) {
            return (id, storage);
        }
        let of_variables = |storage: &&StorageClass| {
            matches!(
                **storage,
                StorageClass::Function
                    | StorageClass::Workgroup
                    | StorageClass::CrossWorkgroup
                    | StorageClass::Private
                    | StorageClass::StorageBuffer
            )
        };
        let storage = storages.iter().find(of_variables).copied();
        match storage {
            Some(StorageClass::Function) => (self.local(pointee), StorageClass::Function),
            Some(StorageClass::StorageBuffer) => (self.buffer(pointee), StorageClass::StorageBuffer),
            Some(storage) => (self.global(storage, pointee), storage),
            // No variable can have the remaining storage classes: the pointer is null.
            None => {
                let storage = storages.first().copied().unwrap_or(StorageClass::Function);
                let ty = self.type_id(&Ty::pointer(storage, pointee.clone()));
                (self.declare_once(Op::ConstantNull, Some(ty), &[]), storage)
            }
        }
    }

    /// A variable of the function.
    pub(super) fn local(&mut self, pointee: &Ty) -> Id {
        let ty = Ty::pointer(StorageClass::Function, pointee.clone());
        let of_type = self.type_id(&ty);
        let id = self.builder.alloc_id();
        let operands = [StorageClass::Function.0];
        self.push_to(super::List::Variables, Op::Variable, Some(of_type), Some(id), &operands);
        self.locals.push((id, ty.clone()));
        self.see(id, ty);
        id
    }

    /// A variable of the module.
    pub(super) fn global(&mut self, storage: StorageClass, pointee: &Ty) -> Id {
        let ty = self.type_id(&Ty::pointer(storage, pointee.clone()));
        // Memory of a work-group has no initial value.
        let has_initial = matches!(storage, StorageClass::CrossWorkgroup | StorageClass::Private);
        let initial = has_initial.then(|| self.defined(pointee).0);
        let operands: Vec<u32> = std::iter::once(storage.0).chain(initial).collect();
        let id = self.declare(Op::Variable, Some(ty), &operands);
        self.globals.push(id);
        if self.flavor.is_kernel() {
            interface::variable(self, id, storage);
        }
        id
    }

    /// A new variable of a pointer type.
    pub(super) fn variable(&mut self, ty: &Ty) -> Id {
        match ty {
            Ty::Pointer(StorageClass::Function, pointee) => self.local(pointee),
            Ty::Pointer(storage, pointee) => self.global(*storage, pointee),
            _ => Id(0),
        }
    }

    /// A constant that is not undefined as a whole.
    pub(super) fn defined(&mut self, ty: &Ty) -> Id {
        let id = self.constant(ty);
        let of_type = self.type_id(ty);
        let undefined = self.constants.get(&(Op::Undef, Some(of_type), Vec::new())) == Some(&id);
        if undefined { self.declare_once(Op::ConstantNull, Some(of_type), &[]) } else { id }
    }

    /// Returns a constant of a type other than a pointer.
    pub(super) fn constant(&mut self, ty: &Ty) -> Id {
        let id = self.type_id(ty);
        let parts = ty.parts();
        if !parts.is_empty() {
            if self.choices.rarely(4) {
                return self.declare_once(Op::ConstantNull, Some(id), &[]);
            }
            let parts: Vec<u32> = parts.iter().map(|part| self.constant(part).0).collect();
            return self.declare_once(Op::ConstantComposite, Some(id), &parts);
        }
        if self.choices.rarely(12) {
            return self.declare_once(Op::Undef, Some(id), &[]);
        }
        match ty {
            Ty::Value(scalar, _) if self.choices.rarely(16) => self.specialized(id, *scalar),
            Ty::Value(Scalar::Bool, _) => {
                let op = if self.choices.rarely(2) { Op::ConstantTrue } else { Op::ConstantFalse };
                self.declare_once(op, Some(id), &[])
            }
            Ty::Value(scalar, _) => {
                let width = scalar.width().unwrap_or(32);
                let bits = self.bits(*scalar, width);
                self.declare_once(Op::Constant, Some(id), &words(*scalar, width, bits))
            }
            _ => self.declare_once(Op::ConstantNull, Some(id), &[]),
        }
    }

    /// A specialization constant.
    fn specialized(&mut self, ty: Id, scalar: Scalar) -> Id {
        let id = match scalar.width() {
            None => {
                let op = if self.choices.rarely(2) { Op::SpecConstantTrue } else { Op::SpecConstantFalse };
                self.declare(op, Some(ty), &[])
            }
            // An operation on two others.
            Some(32) if matches!(scalar, Scalar::Int(_) | Scalar::Signed(_)) && self.choices.rarely(3) => {
                let of_type = Ty::Value(scalar, 1);
                let operands = [0; 2].map(|_| self.defined(&of_type).0);
                let op = self.choices.pick(&COMPUTED).unwrap_or(Op::IAdd);
                return self.declare(Op::SpecConstantOp, Some(ty), &[op.0.into(), operands[0], operands[1]]);
            }
            Some(width) => {
                let bits = self.bits(scalar, width);
                self.declare(Op::SpecConstant, Some(ty), &words(scalar, width, bits))
            }
        };
        self.specialized += 1;
        self.decorate(id, Decoration::SpecId, &[self.specialized]);
        id
    }

    /// The bits of a number: mostly one at an edge.
    fn bits(&mut self, scalar: Scalar, width: u32) -> u64 {
        let mask = u64::MAX >> (64 - width);
        let edges = match scalar {
            Scalar::Float(16) => [0, 0x3c00, 0x8000, 0x7c00, 0x7e00, 1],
            Scalar::Float(32) => [0, 0x3f80_0000, 0x8000_0000, 0x7f80_0000, 0x7fc0_0000, 1],
            Scalar::Float(_) => {
                let one = 0x3ff0_0000_0000_0000;
                [0, one, 1 << 63, 0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0000, 1]
            }
            _ => [0, 1, mask, mask >> 1, (mask >> 1) + 1, 2],
        };
        match self.choices.rarely(3) {
            true => self.choices.bits() & mask,
            false => self.choices.pick(&edges).unwrap_or(0),
        }
    }

    /// An integer constant of this width.
    pub(super) fn number(&mut self, width: u32, value: u64) -> Id {
        let ty = self.type_id(&Ty::int(width));
        self.declare_once(Op::Constant, Some(ty), &words(Scalar::Int(width), width, value))
    }
}

/// The words of a literal number; narrow ones are extended, those of types with a sign by the sign.
fn words(scalar: Scalar, width: u32, bits: u64) -> Vec<u32> {
    match scalar {
        _ if width > 32 => vec![bits as u32, (bits >> 32) as u32],
        Scalar::Signed(_) => vec![((bits as i32) << (32 - width) >> (32 - width)) as u32],
        _ => vec![bits as u32],
    }
}
