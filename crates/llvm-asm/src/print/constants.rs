//! Constants.

use super::Writer;
use crate::{float, names};
use llvm_model::constants::data_element_size;
use llvm_model::int::sign_extend;
use llvm_model::{
    ApInt, ConstId, Constant, ConstantExpr, Flags, FunctionId, InlineAsm, Release, Type, TypeId,
};

impl Writer<'_> {
    /// A constant behind its type.
    pub(super) fn typed_constant(&mut self, id: ConstId) {
        self.ty(self.module.constants.ty(id));
        self.push(" ");
        self.constant(id);
    }

    /// A constant without its type.
    pub(super) fn constant(&mut self, id: ConstId) {
        let module = self.module;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Int(bits) => self.int(ty, bits),
            Constant::Float(bits) => float::print(&mut self.out, self.release, &module.types[ty], bits),
            Constant::Null => match module.types[ty] {
                Type::Pointer(_) => self.push("null"),
                Type::Token => self.push("none"),
                Type::Vector { element, .. }
                    if self.release >= Release::Llvm23 && self.is_pointer(element) =>
                {
                    self.push("splat (");
                    self.ty(element);
                    self.push(" null)");
                }
                _ => self.push("zeroinitializer"),
            },
            Constant::Undef => self.push("undef"),
            Constant::Poison => self.push("poison"),
            Constant::Global(id) => self.global_name(*id),
            Constant::Function(id) => self.function_name(*id),
            Constant::Alias(id) => self.alias_name(*id),
            Constant::IFunc(id) => self.ifunc_name(*id),
            Constant::InlineAsm(asm) => self.inline_asm(asm),
            Constant::Data(bytes) => self.data(ty, bytes),
            Constant::BlockAddress { function, block } => {
                self.push("blockaddress(");
                self.function_name(*function);
                self.push(", ");
                self.foreign_block(*function, *block);
                self.push(")");
            }
            Constant::DsoLocalEquivalent(operand) => {
                self.push("dso_local_equivalent ");
                self.nested(|this| this.constant(*operand));
            }
            Constant::NoCfi(operand) => {
                self.push("no_cfi ");
                self.nested(|this| this.constant(*operand));
            }
            Constant::PtrAuth(operands, symbol) => self.nested(|this| this.ptrauth(operands, *symbol)),
            Constant::Aggregate(elements) => self.nested(|this| this.aggregate(ty, elements)),
            Constant::Expr(expr) => self.nested(|this| this.expression(ty, expr)),
        }
    }

    fn is_pointer(&self, ty: TypeId) -> bool {
        self.module.types.address_space(ty).is_some()
    }

    /// An integer of type `ty` as a signed decimal number, `true` or `false` when it has one bit.
    pub(super) fn int(&mut self, ty: TypeId, bits: &ApInt) {
        match self.module.types.int_width(ty) {
            Some(1) => self.push(if bits.is_zero() { "false" } else { "true" }),
            Some(width) => self.signed(bits, width),
            // A byte of one bit is a number, too.
            None => self.signed(bits, self.module.types.bit_width(ty).unwrap_or(64)),
        }
    }

    /// The bits as a signed decimal number of `width` bits.
    pub(super) fn signed(&mut self, bits: &ApInt, width: u32) {
        if let ApInt::Small(word) = bits {
            return self.put(sign_extend(*word, width));
        }
        let mut words = bits.words().to_vec();
        if bits.bit(width.saturating_sub(1)) {
            self.push("-");
            negate(&mut words, width);
        }
        self.out.push_str(&decimal(words));
    }

    /// The bits as an unsigned decimal number.
    pub(super) fn unsigned(&mut self, bits: &ApInt) {
        self.out.push_str(&decimal(bits.words().to_vec()));
    }

    fn data(&mut self, ty: TypeId, bytes: &[u8]) {
        let types = &self.module.types;
        let Some(element) = types.element(ty, 0) else { return };
        let Some(size) = data_element_size(types, element) else { return };
        let vector = types.lanes(ty).is_some();
        if size == 1 && !vector {
            return self.quoted("c", bytes);
        }
        let one = |this: &mut Self, chunk: &[u8]| {
            let word = chunk.iter().rev().fold(0u64, |acc, &b| acc << 8 | u64::from(b));
            this.ty(element);
            this.push(" ");
            match &this.module.types[element] {
                Type::Integer(_) | Type::Byte(_) => this.int(element, &ApInt::Small(word)),
                other => float::print(&mut this.out, this.release, other, &ApInt::Small(word)),
            }
        };
        let first = bytes.get(..size).unwrap_or_default();
        if vector && bytes.chunks_exact(size).all(|chunk| chunk == first) {
            self.push("splat (");
            one(self, first);
            return self.push(")");
        }
        self.push(if vector { "<" } else { "[" });
        self.list(bytes.chunks_exact(size), one);
        self.push(if vector { ">" } else { "]" });
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[ConstId]) {
        let module = self.module;
        let (open, close) = match &module.types[ty] {
            Type::Array { .. } => ("[", "]"),
            Type::Vector { .. } => {
                if let [first, rest @ ..] = elements
                    && rest.iter().all(|e| e == first)
                    && matches!(module.constants[*first], Constant::Int(_) | Constant::Float(_))
                {
                    return self.splat(*first);
                }
                ("<", ">")
            }
            _ => match module.types.struct_body(ty) {
                Some(body) if body.packed => ("<{ ", " }>"),
                _ => ("{ ", " }"),
            },
        };
        self.push(open);
        self.list(elements, |this, element| this.typed_constant(*element));
        self.push(close);
    }

    fn splat(&mut self, element: ConstId) {
        self.push("splat (");
        self.typed_constant(element);
        self.push(")");
    }

    fn ptrauth(&mut self, operands: &[ConstId; 4], symbol: Option<ConstId>) {
        let constants = &self.module.constants;
        let written = if symbol.is_some_and(|s| !constants.is_zero(s)) {
            4
        } else {
            operands.iter().rposition(|o| !constants.is_zero(*o)).map_or(2, |last| (last + 1).max(2))
        };
        self.push("ptrauth (");
        self.list(&operands[..written], |this, operand| this.typed_constant(*operand));
        if let Some(symbol) = symbol.filter(|s| !constants.is_zero(*s)) {
            self.push(", ");
            self.typed_constant(symbol);
        }
        self.push(")");
    }

    fn inline_asm(&mut self, asm: &InlineAsm) {
        self.push("asm ");
        for (set, word) in [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel_dialect, "inteldialect "),
            (asm.can_unwind, "unwind "),
        ] {
            if set {
                self.push(word);
            }
        }
        self.quoted("", asm.template.as_bytes());
        self.quoted(", ", asm.constraints.as_bytes());
    }

    fn expression(&mut self, ty: TypeId, expr: &ConstantExpr) {
        match expr {
            ConstantExpr::Unary { op, operand } => self.operation(op.keyword(), &[*operand]),
            ConstantExpr::Binary { op, flags, lhs, rhs } => {
                self.push(op.keyword());
                self.flags(*flags);
                self.operation("", &[*lhs, *rhs]);
            }
            ConstantExpr::Cast { op, operand } => {
                self.push(op.keyword());
                self.push(" (");
                self.typed_constant(*operand);
                self.push(" to ");
                self.ty(ty);
                self.push(")");
            }
            ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } => {
                self.push("getelementptr");
                self.gep_flags(*flags);
                if let Some((lower, upper, width)) = in_range {
                    self.push(" inrange(");
                    self.signed(lower, *width);
                    self.push(", ");
                    self.signed(upper, *width);
                    self.push(")");
                }
                self.push(" (");
                self.ty(*source_type);
                for operand in std::iter::once(base).chain(indices) {
                    self.push(", ");
                    self.typed_constant(*operand);
                }
                self.push(")");
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                self.operation("select", &[*condition, *if_true, *if_false]);
            }
            ConstantExpr::ICmp { predicate, lhs, rhs } => {
                self.push("icmp ");
                self.operation(predicate.keyword(), &[*lhs, *rhs]);
            }
            ConstantExpr::FCmp { predicate, lhs, rhs } => {
                self.push("fcmp ");
                self.operation(predicate.keyword(), &[*lhs, *rhs]);
            }
            ConstantExpr::ExtractElement { vector, index } => {
                self.operation("extractelement", &[*vector, *index]);
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                self.operation("insertelement", &[*vector, *element, *index]);
            }
            ConstantExpr::ShuffleVector { a, b, mask } => match self.splatted(*a, mask) {
                Some(element) => self.splat(element),
                None => {
                    self.push("shufflevector (");
                    self.list([a, b], |this, operand| this.typed_constant(*operand));
                    self.shuffle_mask(ty, mask);
                    self.push(")");
                }
            },
        }
    }

    /// The number that `shufflevector (insertelement (…, number, 0), …, zeroinitializer)` repeats.
    fn splatted(&self, vector: ConstId, mask: &[i32]) -> Option<ConstId> {
        let constants = &self.module.constants;
        let Constant::Expr(inner) = &constants[vector] else { return None };
        let ConstantExpr::InsertElement { vector: base, element, index } = &**inner else { return None };
        let number = matches!(constants[*element], Constant::Int(_) | Constant::Float(_));
        let undefined = matches!(constants[*base], Constant::Poison | Constant::Undef);
        let first = mask.iter().all(|&m| m == 0) && constants.is_zero(*index);
        (number && undefined && first).then_some(*element)
    }

    fn operation(&mut self, word: &str, operands: &[ConstId]) {
        self.push(word);
        self.push(" (");
        self.list(operands, |this, operand| this.typed_constant(*operand));
        self.push(")");
    }

    /// ` flag flag…` of an operation other than getelementptr.
    pub(super) fn flags(&mut self, flags: Flags) {
        if flags.contains(Flags::FAST) {
            self.push(" fast");
        } else {
            for word in flags.fast_math().names() {
                self.push(" ");
                self.push(word);
            }
        }
        for word in flags.without(Flags::FAST).names() {
            self.push(" ");
            self.push(word);
        }
    }

    /// ` inbounds`, ` nusw`, ` nuw` of a getelementptr.
    pub(super) fn gep_flags(&mut self, flags: Flags) {
        if flags.contains(Flags::INBOUNDS) {
            self.push(" inbounds");
        } else if flags.contains(Flags::NUSW) {
            self.push(" nusw");
        }
        if flags.contains(Flags::NUW) {
            self.push(" nuw");
        }
    }

    /// `, <N x i32> mask` of a shuffle whose result has type `ty`.
    pub(super) fn shuffle_mask(&mut self, ty: TypeId, mask: &[i32]) {
        let scalable = matches!(self.module.types[ty], Type::Vector { scalable: true, .. });
        self.push(if scalable { ", <vscale x " } else { ", <" });
        self.put(format_args!("{} x i32> ", mask.len()));
        if mask.iter().all(|&m| m == 0) {
            self.push("zeroinitializer");
        } else if mask.iter().all(|&m| m == -1) {
            self.push("poison");
        } else {
            self.push("<");
            self.list(mask, |this, &m| match m {
                -1 => this.push("i32 poison"),
                _ => this.put(format_args!("i32 {m}")),
            });
            self.push(">");
        }
    }

    /// A block of a function that need not be the one being printed.
    fn foreign_block(&mut self, function: FunctionId, block: llvm_model::BlockId) {
        let module = self.module;
        let Some(body) = &module.functions[function].body else { return self.push("<badref>") };
        self.push("%");
        match body.blocks.get(block) {
            Some(found) if !found.name.is_empty() => names::name(&mut self.out, found.name.as_bytes()),
            _ => {
                let locals = self.foreign.entry(function).or_insert_with(|| {
                    crate::local_numbering::LocalNumbering::new(module, &module.functions[function])
                });
                match locals.block(block) {
                    Some(number) => self.put(number),
                    None => self.push("<badref>"),
                }
            }
        }
    }
}

/// Two's complement negation within `width` bits.
pub(crate) fn negate(words: &mut [u64], width: u32) {
    let mut carry = true;
    for word in words.iter_mut() {
        let (negated, overflow) = (!*word).overflowing_add(u64::from(carry));
        *word = negated;
        carry = overflow;
    }
    if let (Some(last), 1..) = (words.last_mut(), width % 64) {
        *last &= (1 << (width % 64)) - 1;
    }
}

/// An unsigned number in decimal. Quadratic in the number of words, of which there are at most 2^17.
fn decimal(mut words: Vec<u64>) -> String {
    const CHUNK: u64 = 10_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    loop {
        while words.last() == Some(&0) {
            words.pop();
        }
        if words.is_empty() {
            break;
        }
        let mut remainder = 0u128;
        for word in words.iter_mut().rev() {
            let value = remainder << 64 | u128::from(*word);
            *word = (value / u128::from(CHUNK)) as u64;
            remainder = value % u128::from(CHUNK);
        }
        chunks.push(remainder as u64);
    }
    let mut out = chunks.pop().unwrap_or(0).to_string();
    while let Some(chunk) = chunks.pop() {
        out.push_str(&format!("{chunk:019}"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_in_decimal() {
        assert_eq!(decimal(vec![0]), "0");
        assert_eq!(decimal(vec![0, 1]), "18446744073709551616");
        assert_eq!(decimal(vec![u64::MAX, u64::MAX]), u128::MAX.to_string());
        let mut words = vec![u64::MAX, u64::MAX];
        negate(&mut words, 128);
        assert_eq!(words, [1, 0]);
        let mut words = vec![u64::MAX, 1];
        negate(&mut words, 65);
        assert_eq!(words, [1, 0]);
    }
}
