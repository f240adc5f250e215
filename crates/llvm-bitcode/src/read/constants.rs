//! The CONSTANTS block, of the module or of a function.
//!
//! A constant may refer to later ones. Those that do wait until the block has ended and are then built from the
//! bottom up with a stack of their own, so that no file can make the reader recurse.

use llvm_model::types::StructType;
use llvm_model::{ApInt, ConstId, Constant, InlineAsm, Name, Type, TypeId, Value};

use super::constant_expr;
use super::ops::{self, Ops, Parsed};
use super::values::Slot;
use super::{ModuleReader, NONE};
use crate::bitstream::{BlockHeader, Entry, Record, decode_signed};
use crate::codes::constants as code;
use crate::error::{ReadError, ReadErrorKind};

/// Deepest nesting of constants that is accepted, so that walking a constant by recursion is safe everywhere.
const MAX_CONSTANT_DEPTH: u16 = 512;

/// A constant record that refers to later constants.
struct Waiting {
    number: usize,
    code: u32,
    ty: TypeId,
    type_no: u32,
    ops: Vec<u64>,
    /// Whether the search for its operands has begun.
    open: bool,
}

/// The record of a constant and the type that was current for it.
#[derive(Clone, Copy)]
pub(super) struct ConstantRecord<'r> {
    pub(super) code: u32,
    pub(super) ty: TypeId,
    pub(super) type_no: u32,
    pub(super) ops: &'r [u64],
}

impl<'a> ModuleReader<'a> {
    pub(super) fn read_constants(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        let mut ty = self.module.types.int(32);
        let mut type_no = NONE;
        let mut waiting = Vec::new();
        let mut needs = Vec::new();
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => break,
                Entry::Record if rec.code == code::SETTYPE => {
                    (ty, type_no) = self.set_type(&rec.ops).map_err(|k| self.in_record(k, rec, header.id))?;
                }
                Entry::Record => {
                    let record = ConstantRecord { code: rec.code, ty, type_no, ops: &rec.ops };
                    self.constant_record(record, &mut needs, &mut waiting)
                        .map_err(|k| self.in_record(k, rec, header.id))?;
                }
            }
        }
        self.build_waiting(waiting).map_err(|k| ReadError::new(k, header.start).in_block(header.id))
    }

    fn set_type(&mut self, record: &[u64]) -> Parsed<(TypeId, u32)> {
        let type_no = Ops::new(record).next_u32("type number")?;
        let ty = self.types.get(u64::from(type_no))?;
        match self.module.types[ty] {
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. } => {
                Err(ReadErrorKind::Inconsistent("constants of a type that has none"))
            }
            _ => Ok((ty, type_no)),
        }
    }

    fn constant_record(
        &mut self,
        record: ConstantRecord<'_>,
        needs: &mut Vec<u64>,
        waiting: &mut Vec<Waiting>,
    ) -> Parsed<()> {
        let ConstantRecord { code, ty, type_no, ops } = record;
        self.charge(96)?;
        needs.clear();
        constant_expr::operand_numbers(code, ops, |n| needs.push(n));
        if needs.iter().all(|&n| self.slot(n).is_ok_and(|s| s.value.is_some())) {
            let id = self.build_constant(record, needs)?;
            self.values.push(Slot { value: Some(Value::Const(id)), ty, type_no });
        } else {
            let number = self.values.len();
            waiting.push(Waiting { number, code, ty, type_no, ops: ops.to_vec(), open: false });
            self.values.push(Slot { value: None, ty, type_no });
        }
        Ok(())
    }

    /// Builds the constants that referred to later ones, each after its operands.
    fn build_waiting(&mut self, mut waiting: Vec<Waiting>) -> Parsed<()> {
        let mut needs = Vec::new();
        let mut stack = Vec::new();
        for root in 0..waiting.len() {
            stack.push(root);
            while let Some(&top) = stack.last() {
                let Some(constant) = waiting.get_mut(top) else { break };
                if self.values.get(constant.number).is_some_and(|s| s.value.is_some()) {
                    stack.pop();
                    continue;
                }
                needs.clear();
                constant_expr::operand_numbers(constant.code, &constant.ops, |n| needs.push(n));
                if !constant.open {
                    constant.open = true;
                    for &n in &needs {
                        if self.slot(n)?.value.is_none() {
                            // They are in the order of their numbers.
                            let index = waiting.binary_search_by_key(&n, |w| w.number as u64);
                            stack.push(
                                index.map_err(|_| ReadErrorKind::BadReference { what: "constant", id: n })?,
                            );
                        }
                    }
                    continue;
                }
                if needs.iter().any(|&n| !self.slot(n).is_ok_and(|s| s.value.is_some())) {
                    return Err(ReadErrorKind::Inconsistent("a constant refers to itself"));
                }
                let ops = std::mem::take(&mut constant.ops);
                let number = constant.number;
                let record = ConstantRecord {
                    code: constant.code,
                    ty: constant.ty,
                    type_no: constant.type_no,
                    ops: &ops,
                };
                let id = self.build_constant(record, &needs)?;
                if let Some(slot) = self.values.get_mut(number) {
                    slot.value = Some(Value::Const(id));
                }
                stack.pop();
            }
        }
        Ok(())
    }

    /// Builds a constant with known operands (`needs`).
    fn build_constant(&mut self, record: ConstantRecord<'_>, needs: &[u64]) -> Parsed<ConstId> {
        let mut depth = 0;
        for &n in needs {
            let id = self.constant(n)?;
            depth = depth.max(self.constant_depth.get(llvm_model::Id::index(id)).copied().unwrap_or(0) + 1);
        }
        if depth > MAX_CONSTANT_DEPTH {
            return Err(ReadErrorKind::Limit {
                what: "nested constants",
                max: u64::from(MAX_CONSTANT_DEPTH),
            });
        }
        let id = self.build_checked(record)?;
        if self.constant_depth.len() < self.module.constants.len() {
            // Everything new but the constant itself is a leaf or an operand of small depth.
            self.constant_depth.resize(self.module.constants.len(), depth);
        }
        Ok(id)
    }

    fn build_checked(&mut self, record: ConstantRecord<'_>) -> Parsed<ConstId> {
        let ConstantRecord { code, ty, type_no, ops: all } = record;
        let mut ops = Ops::new(all);
        let constant = match code {
            code::NULL => return Ok(self.module.constants.zero(&self.module.types, ty)),
            code::INTEGER | code::BYTE => {
                let (scalar, width) = self.integer_type(ty)?;
                let bits = ApInt::from_i64(width, decode_signed(ops.next()?));
                return self.number(ty, scalar, Constant::Int(bits));
            }
            code::WIDE_INTEGER | code::WIDE_BYTE => {
                let (scalar, width) = self.integer_type(ty)?;
                let words: Vec<u64> = all.iter().map(|&w| decode_signed(w) as u64).collect();
                self.charge(u64::from(width / 8))?;
                return self.number(ty, scalar, Constant::Int(ApInt::from_words(width, &words)));
            }
            code::FLOAT => {
                let scalar = self.module.types.scalar(ty);
                let bits = self.float_bits(scalar, &mut ops)?;
                return self.number(ty, scalar, Constant::Float(bits));
            }
            code::AGGREGATE => return self.aggregate(ty, all),
            code::STRING | code::CSTRING => return self.text(ty, all, code == code::CSTRING),
            code::DATA => return self.data(ty, all),
            _ if constant_expr::is_expression(code) => return self.expression(record),
            code::UNDEF => Constant::Undef,
            code::POISON => Constant::Poison,
            code::INLINEASM => {
                let function_type = Some(self.types.get(ops.next()?)?);
                self.inline_assembly(function_type, &mut ops)?
            }
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 => {
                self.inline_assembly(self.types.pointee(type_no), &mut ops)?
            }
            code::BLOCKADDRESS => self.block_address(&mut ops)?,
            code::DSO_LOCAL_EQUIVALENT => Constant::DsoLocalEquivalent(self.symbol_constant(&mut ops)?),
            code::NO_CFI => Constant::NoCfi(self.symbol_constant(&mut ops)?),
            code::PTRAUTH | code::PTRAUTH2 => {
                let mut four = [self.constant(ops.next()?)?; 4];
                for slot in four.iter_mut().skip(1) {
                    *slot = self.constant(ops.next()?)?;
                }
                let symbol = if code == code::PTRAUTH2 { Some(self.constant(ops.next()?)?) } else { None };
                Constant::PtrAuth(four, symbol)
            }
            // LLVM takes a constant that it does not know as undef, which is another value.
            other => return Err(ReadErrorKind::UnknownRecord(other)),
        };
        Ok(self.module.constants.intern(ty, constant))
    }

    /// The integer or byte type that `ty` is or has as elements, and its width.
    fn integer_type(&self, ty: TypeId) -> Parsed<(TypeId, u32)> {
        let scalar = self.module.types.scalar(ty);
        match self.module.types[scalar] {
            Type::Integer(width) | Type::Byte(width) => Ok((scalar, width)),
            _ => Err(ReadErrorKind::Inconsistent("an integer constant of another type")),
        }
    }

    /// A number, or a vector with it in every lane.
    fn number(&mut self, ty: TypeId, scalar: TypeId, number: Constant) -> Parsed<ConstId> {
        let value = self.module.constants.intern(scalar, number);
        self.splat(ty, value)
    }

    /// An array of bytes that the record spells, with a zero at the end or without.
    fn text(&mut self, ty: TypeId, ops: &[u64], zero_at_end: bool) -> Parsed<ConstId> {
        let mut bytes = ops::bytes(ops)?;
        if zero_at_end {
            bytes.push(0);
        }
        let (element, count) = self.sequence(ty)?;
        let is_text = matches!(self.module.types[element], Type::Integer(8) | Type::Byte(8));
        if !is_text || count != bytes.len() as u64 {
            return Err(ReadErrorKind::Inconsistent("a string constant of another type"));
        }
        self.charge(bytes.len() as u64)?;
        Ok(self.module.constants.data_sequence(ty, bytes.into()))
    }

    fn inline_assembly(&mut self, function_type: Option<TypeId>, ops: &mut Ops<'_>) -> Parsed<Constant> {
        let function_type = function_type
            .filter(|&t| self.module.types.function_parts(t).is_some())
            .ok_or(ReadErrorKind::Inconsistent("inline assembly without a function type"))?;
        let asm = inline_asm(function_type, ops)?;
        self.charge((asm.template.as_bytes().len() + asm.constraints.as_bytes().len()) as u64)?;
        Ok(Constant::InlineAsm(Box::new(asm)))
    }

    fn block_address(&mut self, ops: &mut Ops<'_>) -> Parsed<Constant> {
        self.types.get(ops.next()?)?;
        let number = ops.next()?;
        let block = ops.next_u32("basic block")?;
        let function = self
            .function_with_number(number)
            .ok_or(ReadErrorKind::BadReference { what: "function", id: number })?;
        if block == 0 {
            return Err(ReadErrorKind::BadValue { what: "basic block with its address taken", value: 0 });
        }
        self.block_addresses.push((function, block));
        Ok(Constant::BlockAddress { function, block: llvm_model::Id::from_index(block as usize) })
    }

    /// The function, variable, alias or ifunc that a constant is about.
    fn symbol_constant(&mut self, ops: &mut Ops<'_>) -> Parsed<ConstId> {
        self.types.get(ops.next()?)?;
        let global = self.constant(ops.next()?)?;
        let is_global = matches!(
            self.module.constants[global],
            Constant::Function(_) | Constant::Alias(_) | Constant::IFunc(_) | Constant::Global(_)
        );
        if !is_global {
            return Err(ReadErrorKind::Inconsistent(
                "dso_local_equivalent or no_cfi of something without symbol",
            ));
        }
        Ok(global)
    }

    fn float_bits(&self, ty: TypeId, ops: &mut Ops<'_>) -> Parsed<ApInt> {
        match self.module.types[ty] {
            Type::X86Fp80 => {
                let (high, low) = (ops.next()?, ops.next()?);
                Ok(ApInt::from_words(80, &[high << 16 | low & 0xFFFF, high >> 48]))
            }
            Type::Fp128 | Type::PpcFp128 => Ok(ApInt::from_words(128, &[ops.next()?, ops.next()?])),
            ref other => match other.float_width() {
                Some(width) => Ok(ApInt::from_u64(width, ops.next()?)),
                None => Err(ReadErrorKind::Inconsistent("a floating-point constant of another type")),
            },
        }
    }

    /// The element type and length of an array or fixed vector.
    fn sequence(&self, ty: TypeId) -> Parsed<(TypeId, u64)> {
        match self.module.types[ty] {
            Type::Array { element, count } => Ok((element, count)),
            Type::Vector { element, count, scalable: false } => Ok((element, u64::from(count))),
            _ => Err(ReadErrorKind::Inconsistent("a constant with elements of a type that has none")),
        }
    }

    fn aggregate(&mut self, ty: TypeId, numbers: &[u64]) -> Parsed<ConstId> {
        self.charge(16 * numbers.len() as u64)?;
        let elements = numbers.iter().map(|&n| self.constant(n)).collect::<Parsed<Vec<ConstId>>>()?;
        let types = &self.module.types;
        let type_of = |id: &ConstId| self.module.constants.ty(*id);
        let fits = match types.struct_body(ty) {
            Some(StructType { fields, .. }) => elements.iter().map(type_of).eq(fields.iter().copied()),
            None => {
                let (element, count) = self.sequence(ty)?;
                elements.len() as u64 == count && elements.iter().all(|e| type_of(e) == element)
            }
        };
        if !fits {
            return Err(ReadErrorKind::Inconsistent("the elements of a constant do not fit its type"));
        }
        Ok(self.module.constants.aggregate(&self.module.types, ty, &elements))
    }

    fn data(&mut self, ty: TypeId, words: &[u64]) -> Parsed<ConstId> {
        let (element, count) = self.sequence(ty)?;
        let size = llvm_model::constants::data_element_size(&self.module.types, element);
        let Some(size) = size.filter(|_| words.len() as u64 == count) else {
            return Err(ReadErrorKind::Inconsistent("the elements of a constant do not fit its type"));
        };
        self.charge((words.len() * size) as u64)?;
        let mut bytes = Vec::with_capacity(words.len() * size);
        for word in words {
            bytes.extend(word.to_le_bytes().iter().take(size));
        }
        Ok(self.module.constants.data_sequence(ty, bytes.into()))
    }

    /// A scalar, or the vector of type `ty` that repeats it.
    fn splat(&mut self, ty: TypeId, scalar: ConstId) -> Parsed<ConstId> {
        match self.module.types[ty] {
            Type::Vector { count, scalable: false, .. } => {
                self.charge(16 * u64::from(count))?;
                let elements = vec![scalar; count as usize];
                Ok(self.module.constants.aggregate(&self.module.types, ty, &elements))
            }
            Type::Vector { count, scalable: true, .. } => self.scalable_splat(ty, count, scalar),
            _ => Ok(scalar),
        }
    }
}

/// The flags, template and constraints of inline assembly.
fn inline_asm(function_type: TypeId, ops: &mut Ops<'_>) -> Parsed<InlineAsm> {
    let flags = ops.next()?;
    let mut text = || -> Parsed<Name> {
        let len = ops.next()?;
        ops::name(ops.take(len)?)
    };
    let (template, constraints) = (text()?, text()?);
    Ok(InlineAsm {
        function_type,
        template,
        constraints,
        side_effect: flags & 1 != 0,
        align_stack: flags & 2 != 0,
        intel_dialect: flags & 4 != 0,
        can_unwind: flags & 8 != 0,
    })
}
