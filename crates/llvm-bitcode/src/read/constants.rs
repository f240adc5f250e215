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
    /// Whether the search for what it needs has begun.
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

    /// Builds the constants that referred to later ones, each after what it needs.
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

    /// Builds a constant all of whose operands (`needs`) are known.
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
        let plain = |r: &mut Self, c| Ok(r.module.constants.intern(ty, c));
        match code {
            code::NULL => Ok(self.module.constants.zero(&self.module.types, ty)),
            code::UNDEF => plain(self, Constant::Undef),
            code::POISON => plain(self, Constant::Poison),
            code::INTEGER => {
                let scalar = self.module.types.scalar(ty);
                let Type::Integer(width) = self.module.types[scalar] else {
                    return Err(ReadErrorKind::Inconsistent("an integer constant of another type"));
                };
                let bits = ApInt::from_i64(width, decode_signed(ops.next()?));
                let value = self.module.constants.intern(scalar, Constant::Int(bits));
                self.splat(ty, value)
            }
            code::WIDE_INTEGER => {
                let scalar = self.module.types.scalar(ty);
                let Type::Integer(width) = self.module.types[scalar] else {
                    return Err(ReadErrorKind::Inconsistent("an integer constant of another type"));
                };
                let words: Vec<u64> = all.iter().map(|&w| decode_signed(w) as u64).collect();
                self.charge(u64::from(width / 8))?;
                let value =
                    self.module.constants.intern(scalar, Constant::Int(ApInt::from_words(width, &words)));
                self.splat(ty, value)
            }
            code::FLOAT => {
                let scalar = self.module.types.scalar(ty);
                let bits = self.float_bits(scalar, &mut ops)?;
                let value = self.module.constants.intern(scalar, Constant::Float(bits));
                self.splat(ty, value)
            }
            code::AGGREGATE => self.aggregate(ty, all),
            code::STRING | code::CSTRING => {
                let mut bytes = ops::bytes(all)?;
                if code == code::CSTRING {
                    bytes.push(0);
                }
                let (element, count) = self.sequence(ty)?;
                if self.module.types[element] != Type::Integer(8) || count != bytes.len() as u64 {
                    return Err(ReadErrorKind::Inconsistent("a string constant of another type"));
                }
                self.charge(bytes.len() as u64)?;
                Ok(self.module.constants.data_sequence(ty, bytes.into()))
            }
            code::DATA => self.data(ty, all),
            code::INLINEASM | code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 => {
                let function_type = if code == code::INLINEASM {
                    Some(self.types.get(ops.next()?)?)
                } else {
                    self.types.pointee(type_no)
                };
                let function_type = function_type
                    .filter(|&t| self.module.types.function_parts(t).is_some())
                    .ok_or(ReadErrorKind::Inconsistent("inline assembly without a function type"))?;
                let asm = inline_asm(function_type, &mut ops)?;
                self.charge((asm.template.as_bytes().len() + asm.constraints.as_bytes().len()) as u64)?;
                plain(self, Constant::InlineAsm(Box::new(asm)))
            }
            code::BLOCKADDRESS => {
                self.types.get(ops.next()?)?;
                let number = ops.next()?;
                let block = ops.next_u32("basic block")?;
                let function = self
                    .function_with_number(number)
                    .ok_or(ReadErrorKind::BadReference { what: "function", id: number })?;
                if block == 0 {
                    return Err(ReadErrorKind::BadValue {
                        what: "basic block with its address taken",
                        value: 0,
                    });
                }
                self.block_addresses.push((function, block));
                let block = llvm_model::Id::from_index(block as usize);
                plain(self, Constant::BlockAddress { function, block })
            }
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI => {
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
                plain(
                    self,
                    if code == code::NO_CFI {
                        Constant::NoCfi(global)
                    } else {
                        Constant::DsoLocalEquivalent(global)
                    },
                )
            }
            code::PTRAUTH | code::PTRAUTH2 => {
                let mut four = [self.constant(ops.next()?)?; 4];
                for slot in four.iter_mut().skip(1) {
                    *slot = self.constant(ops.next()?)?;
                }
                let symbol = if code == code::PTRAUTH2 { Some(self.constant(ops.next()?)?) } else { None };
                plain(self, Constant::PtrAuth(four, symbol))
            }
            _ if constant_expr::is_expression(code) => self.expression(record),
            // LLVM takes an unknown constant as undef; so do we, as the number must be taken either way.
            _ => plain(self, Constant::Undef),
        }
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
