//! CONSTANTS blocks.

use llvm_model::constants::data_element_size;
use llvm_model::{ApInt, CastOp, ConstId, Constant, ConstantExpr, Id, Type, TypeId};

use super::constant_expressions::inline_asm;
use super::dialect::WriteError;
use super::numbering::NONE;
use super::{ModuleWriter, bits_for, chars, width};
use crate::bitstream::{Abbrev, Alphabet, Field, Tail, encode_signed};
use crate::codes::block;
use crate::codes::constants as code;

/// Abbreviations that only the module's block has.
#[derive(Clone, Copy, Default)]
struct ModuleAbbrevs {
    aggregate: u32,
    string_8bit: u32,
    cstring_7bit: u32,
    cstring_char6: u32,
}

/// The words of a number without the zero words above its highest set bit; at least one.
pub(super) fn active_words(words: &[u64]) -> &[u64] {
    let count = words.iter().rposition(|&w| w != 0).map_or(1, |i| i + 1);
    words.get(..count).unwrap_or(words)
}

/// Calls `visit` with every constant that a constant is made of, as the file needs it.
pub(super) fn for_each_operand(writer: &ModuleWriter<'_>, id: ConstId, mut visit: impl FnMut(ConstId)) {
    match &writer.constants[id] {
        Constant::Aggregate(elements) => elements.iter().copied().for_each(visit),
        Constant::DsoLocalEquivalent(c) | Constant::NoCfi(c) => visit(*c),
        Constant::PtrAuth(four, symbol) => four.iter().chain(symbol).copied().for_each(visit),
        Constant::Expr(expr) => match &**expr {
            ConstantExpr::Unary { operand, .. } | ConstantExpr::Cast { operand, .. } => visit(*operand),
            ConstantExpr::Binary { lhs, rhs, .. }
            | ConstantExpr::ICmp { lhs, rhs, .. }
            | ConstantExpr::FCmp { lhs, rhs, .. } => {
                visit(*lhs);
                visit(*rhs);
            }
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                visit(*base);
                indices.iter().copied().for_each(visit);
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().copied().for_each(visit);
            }
            ConstantExpr::ExtractElement { vector, index } => {
                visit(*vector);
                visit(*index);
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                [vector, element, index].into_iter().copied().for_each(visit);
            }
            ConstantExpr::ShuffleVector { a, b, .. } => {
                visit(*a);
                visit(*b);
                if let Some(mask) = writer.numbers.masks.get(&id) {
                    visit(*mask);
                }
            }
        },
        _ => {}
    }
}

/// Calls `visit` with every type that the record of a constant names, beside its own and those of its operands.
pub(super) fn for_each_type(writer: &ModuleWriter<'_>, id: ConstId, mut visit: impl FnMut(TypeId)) {
    match &writer.constants[id] {
        Constant::InlineAsm(asm) => visit(asm.function_type),
        Constant::Expr(expr) => {
            if let ConstantExpr::GetElementPtr { source_type, .. } = **expr {
                visit(source_type);
            }
        }
        // The type of the function's address.
        Constant::BlockAddress { .. } => visit(writer.constants.ty(id)),
        _ => {}
    }
}

impl ModuleWriter<'_> {
    /// The id of a constant, made when the module does not have it.
    pub(super) fn intern_constant(&mut self, ty: TypeId, constant: Constant) -> ConstId {
        match self.constants.find(ty, &constant) {
            Some(id) => id,
            None => self.constants.to_mut().intern(ty, constant),
        }
    }

    /// The id of a type, made when the module does not have it.
    pub(super) fn intern_type(&mut self, ty: Type) -> TypeId {
        match self.types.find(&ty) {
            Some(id) => id,
            None => self.types.to_mut().intern(ty),
        }
    }

    /// The conversion that is written: between a pointer and a byte that is written as an integer it is not a bitcast.
    pub(super) fn written_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Result<CastOp, WriteError> {
        if op != CastOp::BitCast || !self.dialect.bytes_are_integers() {
            return Ok(op);
        }
        let types = &self.types;
        let is_pointer = |ty: TypeId| types.address_space(types.scalar(ty)).is_some();
        let written = match (is_pointer(from), is_pointer(to)) {
            (true, false) => CastOp::PtrToInt,
            (false, true) => CastOp::IntToPtr,
            _ => return Ok(op),
        };
        if types.lanes(from) != types.lanes(to) {
            return Err(WriteError::new("a bitcast between a byte and pointers of another number"));
        }
        Ok(written)
    }

    /// The vector of i32 that stands for a shuffle mask in a file.
    pub(super) fn mask_constant(&mut self, mask: &[i32], scalable: bool) -> ConstId {
        let i32_ = self.intern_type(Type::Integer(32));
        let ty = self.intern_type(Type::Vector { element: i32_, count: mask.len() as u32, scalable });
        let constant = if mask.iter().all(|&e| e == 0) {
            Constant::Null
        } else if mask.iter().all(|&e| e < 0) {
            Constant::Poison
        } else if mask.iter().all(|&e| e >= 0) {
            Constant::Data(mask.iter().flat_map(|e| e.to_le_bytes()).collect())
        } else {
            let element = |e: &i32| match u64::try_from(*e) {
                Ok(value) => self.intern_constant(i32_, Constant::Int(ApInt::Small(value))),
                Err(_) => self.intern_constant(i32_, Constant::Poison),
            };
            Constant::Aggregate(mask.iter().map(element).collect())
        };
        self.intern_constant(ty, constant)
    }

    /// Makes the mask of a shuffle expression, before its operands are asked for.
    pub(super) fn prepare_mask(&mut self, id: ConstId) {
        if let Constant::Expr(expr) = &self.constants[id]
            && let ConstantExpr::ShuffleVector { mask, .. } = &**expr
        {
            let mask = mask.clone();
            let scalable = matches!(self.types[self.constants.ty(id)], Type::Vector { scalable: true, .. });
            let mask = self.mask_constant(&mask, scalable);
            self.numbers.masks.insert(id, mask);
        }
    }

    /// Rejects constants that the chosen reader would misinterpret: unknown constants are undef to it.
    pub(super) fn check_constant(&mut self, id: ConstId) -> Result<(), WriteError> {
        match &self.constants[id] {
            Constant::PtrAuth(_, symbol) => {
                self.dialect.require(if symbol.is_some() { 22 } else { 19 }, "a ptrauth constant")
            }
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::Cast { op: CastOp::PtrToAddr, .. } => self.dialect.require(22, "ptrtoaddr"),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    pub(super) fn write_module_constants(&mut self) -> Result<(), WriteError> {
        let list = std::mem::take(&mut self.numbers.module_constants);
        let written = self.write_constants(&list, true);
        self.numbers.module_constants = list;
        written
    }

    /// Writes a block with constants that have consecutive numbers.
    pub(super) fn write_constants(&mut self, list: &[ConstId], of_module: bool) -> Result<(), WriteError> {
        if list.is_empty() {
            return Ok(());
        }
        self.out.enter_block(block::CONSTANTS, width::USUAL);
        let mut abbrevs = None;
        if of_module {
            use Field::{Char6, Fixed};
            let number = Fixed(bits_for(u64::from(self.numbers.globals) + list.len() as u64));
            let mut define =
                |code, element| self.out.define_abbrev(Abbrev::new(code, &[], Tail::Array(element)));
            abbrevs = Some(ModuleAbbrevs {
                aggregate: define(code::AGGREGATE, number),
                string_8bit: define(code::STRING, Fixed(8)),
                cstring_7bit: define(code::CSTRING, Fixed(7)),
                cstring_char6: define(code::CSTRING, Char6),
            });
        }
        let mut current = None;
        for &id in list {
            let ty = self.constants.ty(id);
            if current != Some(ty) {
                self.out.abbreviated(self.abbrevs.set_type, code::SETTYPE, &[u64::from(self.numbers.ty(ty))]);
                current = Some(ty);
            }
            self.write_constant(id, ty, abbrevs)?;
        }
        self.out.end_block();
        Ok(())
    }

    /// The value number of a constant that another one refers to.
    pub(super) fn operand(&self, id: ConstId) -> Result<u64, WriteError> {
        match self.numbers.constant(id) {
            NONE => Err(WriteError::new("a constant refers to one that has no number")),
            number => Ok(u64::from(number)),
        }
    }

    fn write_constant(
        &mut self,
        id: ConstId,
        ty: TypeId,
        abbrevs: Option<ModuleAbbrevs>,
    ) -> Result<(), WriteError> {
        match &self.constants[id] {
            Constant::Null => self.out.abbreviated(self.abbrevs.null, code::NULL, &[]),
            Constant::Undef => self.out.record(code::UNDEF, &[]),
            Constant::Poison => self.out.record(code::POISON, &[]),
            Constant::Int(bits) => {
                if bits.is_zero() {
                    self.out.abbreviated(self.abbrevs.null, code::NULL, &[]);
                    return Ok(());
                }
                let width = self.types.bit_width(ty).unwrap_or(64);
                let is_byte = self.types.int_width(ty).is_none() && !self.dialect.bytes_are_integers();
                if width <= 64 {
                    let value = encode_signed(bits.to_i64(width).unwrap_or(0));
                    match is_byte {
                        true => self.out.record(code::BYTE, &[value]),
                        false => self.out.abbreviated(self.abbrevs.integer, code::INTEGER, &[value]),
                    }
                } else {
                    let ops: Vec<u64> =
                        active_words(bits.words()).iter().map(|&w| encode_signed(w as i64)).collect();
                    self.out.record(if is_byte { code::WIDE_BYTE } else { code::WIDE_INTEGER }, &ops);
                }
            }
            Constant::Float(bits) => {
                let words = bits.words();
                let low = words.first().copied().unwrap_or(0);
                let high = words.get(1).copied().unwrap_or(0);
                match self.types[ty] {
                    _ if bits.is_zero() => self.out.abbreviated(self.abbrevs.null, code::NULL, &[]),
                    Type::X86Fp80 => self.out.record(code::FLOAT, &[low >> 16 | high << 48, low & 0xFFFF]),
                    Type::Fp128 | Type::PpcFp128 => self.out.record(code::FLOAT, &[low, high]),
                    _ => self.out.record(code::FLOAT, &[low]),
                }
            }
            Constant::Aggregate(elements) => {
                let ops =
                    elements.iter().map(|&e| self.operand(e)).collect::<Result<Vec<u64>, WriteError>>()?;
                match abbrevs {
                    Some(abbrevs) => self.out.abbreviated(abbrevs.aggregate, code::AGGREGATE, &ops),
                    None => self.out.record(code::AGGREGATE, &ops),
                }
            }
            Constant::Data(_) => self.write_data(id, ty, abbrevs),
            Constant::BlockAddress { function, block } => {
                let body = self.module.functions[*function].body.as_ref();
                let position = body.and_then(|b| b.layout.iter().position(|l| l == block));
                let position =
                    position.ok_or_else(|| WriteError::new("the address of a block that is nowhere"))?;
                let number = self.module.globals.len() + function.index();
                let ty = u64::from(self.numbers.ty(ty));
                self.out.record(code::BLOCKADDRESS, &[ty, number as u64, position as u64]);
            }
            Constant::DsoLocalEquivalent(global) | Constant::NoCfi(global) => {
                let record = match &self.constants[id] {
                    Constant::NoCfi(_) => code::NO_CFI,
                    _ => code::DSO_LOCAL_EQUIVALENT,
                };
                let ty = u64::from(self.numbers.ty(self.constants.ty(*global)));
                self.out.record(record, &[ty, self.operand(*global)?]);
            }
            Constant::PtrAuth(four, symbol) => {
                let record = if symbol.is_some() { code::PTRAUTH2 } else { code::PTRAUTH };
                let operands = four.iter().chain(symbol);
                let ops = operands.map(|&c| self.operand(c)).collect::<Result<Vec<u64>, WriteError>>()?;
                self.out.record(record, &ops);
            }
            Constant::InlineAsm(asm) => {
                let ops = inline_asm(asm, u64::from(self.numbers.ty(asm.function_type)));
                self.out.record(code::INLINEASM, &ops);
            }
            Constant::Expr(_) => self.write_expression(id)?,
            Constant::Global(_) | Constant::Function(_) | Constant::Alias(_) | Constant::IFunc(_) => {
                return Err(WriteError::new("the address of a global that the module does not have"));
            }
        }
        Ok(())
    }

    /// Arrays and vectors of plain numbers; arrays of i8 as strings.
    fn write_data(&mut self, id: ConstId, ty: TypeId, abbrevs: Option<ModuleAbbrevs>) {
        let Constant::Data(bytes) = &self.constants[id] else { return };
        let (element, is_array) = match self.types[ty] {
            Type::Array { element, .. } => (element, true),
            Type::Vector { element, .. } => (element, false),
            _ => return,
        };
        if is_array && matches!(self.types[element], Type::Integer(8) | Type::Byte(8)) {
            let (record, text) = match bytes.split_last() {
                Some((0, text)) => (code::CSTRING, text),
                _ => (code::STRING, &bytes[..]),
            };
            let abbrev = abbrevs.and_then(|a| match (record, Alphabet::of(text)) {
                (code::CSTRING, Alphabet::Char6) => Some(a.cstring_char6),
                (code::CSTRING, Alphabet::SevenBits) => Some(a.cstring_7bit),
                (code::CSTRING, Alphabet::EightBits) => None,
                _ => Some(a.string_8bit),
            });
            match abbrev {
                Some(abbrev) => self.out.abbreviated_text(abbrev, record, &[], text),
                None => self.out.record(record, &chars(text)),
            }
            return;
        }
        let size = data_element_size(&self.types, element).unwrap_or(1);
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |acc, &b| acc << 8 | u64::from(b));
        let ops: Vec<u64> = bytes.chunks_exact(size).map(word).collect();
        self.out.record(code::DATA, &ops);
    }
}
