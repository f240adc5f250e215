//! Constants of any type: numbers at the edges, undefined values, expressions over addresses.

use super::Smith;
use llvm_model::int::ApInt;
use llvm_model::{BinaryOp, CastOp, ConstId, Constant, ConstantExpr, Flags, Type, TypeId};

/// Bit patterns that floats of 16, 32 and 64 bits are tried with: 1, -0, infinity, a NaN with a payload, the smallest
/// denormal.
const FLOATS: [(u32, [u64; 5]); 3] = [
    (16, [0x3c00, 0x8000, 0x7c00, 0x7e01, 1]),
    (32, [0x3f80_0000, 0x8000_0000, 0x7f80_0000, 0x7fc0_0001, 1]),
    (64, [0x3ff0_0000_0000_0000, 1 << 63, 0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0001, 1]),
];

impl Smith<'_> {
    /// Returns a constant of a first-class type.
    pub(super) fn constant(&mut self, ty: TypeId) -> ConstId {
        match self.choices.below(12) {
            0..=2 => self.module.constants.zero(&self.module.types, ty),
            10 => self.module.constants.intern(ty, Constant::Undef),
            11 => self.module.constants.poison(ty),
            _ => self.number(ty),
        }
    }

    fn number(&mut self, ty: TypeId) -> ConstId {
        match self.module.types[ty].clone() {
            Type::Integer(width) => self.integer(ty, width),
            Type::Pointer(space) => self.address(ty, space),
            Type::Half | Type::BFloat | Type::Float | Type::Double => self.float(ty),
            _ => {
                let count = self.module.types.element_count(ty).unwrap_or(0);
                let same = self.choices.rarely(3);
                let mut elements: Vec<ConstId> = Vec::new();
                for index in 0..count {
                    let Some(element) = self.module.types.element(ty, index) else { break };
                    let known = elements.first().copied().filter(|_| same);
                    let known = known.filter(|&first| self.module.constants.ty(first) == element);
                    elements.push(known.unwrap_or_else(|| self.constant(element)));
                }
                self.module.constants.aggregate(&self.module.types, ty, &elements)
            }
        }
    }

    fn integer(&mut self, ty: TypeId, width: u32) -> ConstId {
        if width == 64 && self.choices.rarely(4) {
            return self.address_as_integer(ty);
        }
        let bits = match self.choices.below(6) {
            0 => ApInt::from_u64(width, 1),
            1 => ApInt::from_i64(width, -1),
            2 => ApInt::from_i64(width, i64::MIN),
            3 => ApInt::from_u64(width, u64::from(self.choices.byte())),
            4 => ApInt::from_u64(width, 1 << ((width - 1).min(63))),
            _ => {
                let words: [u64; 4] = std::array::from_fn(|_| self.choices.bits());
                ApInt::from_words(width, &words)
            }
        };
        self.module.constants.intern(ty, Constant::Int(bits))
    }

    fn float(&mut self, ty: TypeId) -> ConstId {
        let width = self.module.types[ty].float_width().unwrap_or(32);
        let edges = FLOATS.iter().find(|(known, _)| *known == width).map_or([0; 5], |(_, edges)| *edges);
        let bits = match self.choices.below(6) {
            5 => self.choices.bits(),
            number => edges.get(number).copied().unwrap_or(0),
        };
        self.module.constants.intern(ty, Constant::Float(ApInt::from_u64(width, bits)))
    }

    /// Returns a pointer: a global variable, a part of one, or another constant expression.
    fn address(&mut self, ty: TypeId, space: u32) -> ConstId {
        let globals: Vec<_> =
            self.module.globals.iter().map(|(id, global)| (id, global.props.address_space)).collect();
        let Some((global, at)) = self.choices.pick(&globals) else {
            return self.integer_as_address(ty);
        };
        let own = self.module.types.ptr(at);
        let mut address = self.module.constants.intern(own, Constant::Global(global));
        if self.choices.rarely(3) {
            let byte = self.module.types.int(8);
            let offset_type = self.module.types.int(64);
            let offset = self.choices.below(32) as u64;
            let offset = self.module.constants.int(offset_type, 64, offset);
            let flags = self.flags(Flags::NUSW | Flags::NUW);
            address = self.expression(
                own,
                ConstantExpr::GetElementPtr {
                    source_type: byte,
                    flags,
                    in_range: None,
                    base: address,
                    indices: Box::new([offset]),
                },
            );
        }
        if at == space {
            return address;
        }
        // Only generic pointers are converted from and to others.
        if space == 4 && at != 2 {
            return self.expression(ty, ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: address });
        }
        self.integer_as_address(ty)
    }

    fn integer_as_address(&mut self, ty: TypeId) -> ConstId {
        if !self.choices.rarely(4) {
            return self.module.constants.intern(ty, Constant::Null);
        }
        let integer = self.module.types.int(64);
        let number = u64::from(self.choices.byte());
        let operand = self.module.constants.int(integer, 64, number);
        self.expression(ty, ConstantExpr::Cast { op: CastOp::IntToPtr, operand })
    }

    /// Returns the address of a global variable as an integer, alone or in arithmetic; a number if there is none.
    fn address_as_integer(&mut self, ty: TypeId) -> ConstId {
        let first = self.module.globals.iter().map(|(id, global)| (id, global.props.address_space)).next();
        let Some((global, space)) = first else { return self.module.constants.int(ty, 64, 1) };
        let pointer = self.module.types.ptr(space);
        let operand = self.module.constants.intern(pointer, Constant::Global(global));
        let address = self.expression(ty, ConstantExpr::Cast { op: CastOp::PtrToInt, operand });
        let Some(op) = self
            .choices
            .pick(&[None, Some(BinaryOp::Add), Some(BinaryOp::Sub), Some(BinaryOp::Xor)])
            .flatten()
        else {
            return address;
        };
        let number = u64::from(self.choices.byte());
        let rhs = self.module.constants.int(ty, 64, number);
        self.expression(ty, ConstantExpr::Binary { op, flags: Flags::NONE, lhs: address, rhs })
    }

    fn expression(&mut self, ty: TypeId, expression: ConstantExpr) -> ConstId {
        self.module.constants.intern(ty, Constant::Expr(Box::new(expression)))
    }
}
