//! Call records and the records of exception pads.

use llvm_model::instruction::{Args, Call, Clause, InstKind, OperandBundle, TailKind, Value};
use llvm_model::{Flags, Type, TypeId};

use super::NONE;
use super::body::BodyReader;
use super::globals::calling_convention;
use super::ops::{Ops, Parsed};
use crate::codes::function as code;
use crate::error::ReadErrorKind;
use crate::{call_bits, flags};

impl BodyReader<'_, '_> {
    pub(super) fn call_or_pad(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        match record_code {
            code::CALL => {
                let attributes = ops.next()?;
                let bits = ops.next()?;
                let fast_math = if bits & call_bits::FAST_MATH != 0 { ops.next()? } else { 0 };
                let explicit = bits & call_bits::EXPLICIT_TYPE != 0;
                let convention = bits >> call_bits::CONVENTION_SHIFT & call_bits::CONVENTION_MASK;
                let (mut call, ty, type_no) = self.call(attributes, convention, explicit, ops)?;
                call.tail = if bits & call_bits::MUST_TAIL != 0 {
                    TailKind::MustTail
                } else if bits & call_bits::NO_TAIL != 0 {
                    TailKind::NoTail
                } else if bits & call_bits::TAIL != 0 {
                    TailKind::Tail
                } else {
                    TailKind::None
                };
                self.push(InstKind::Call(call), ty, type_no, flags::fast_math(fast_math)).map(drop)
            }
            code::INVOKE => {
                let attributes = ops.next()?;
                let bits = ops.next()?;
                let normal = self.block(ops.next()?)?;
                let unwind = self.block(ops.next()?)?;
                let explicit = bits & call_bits::INVOKE_EXPLICIT_TYPE != 0;
                let (call, ty, type_no) =
                    self.call(attributes, bits & call_bits::CONVENTION_MASK, explicit, ops)?;
                self.push(InstKind::Invoke { call, normal, unwind }, ty, type_no, Flags::NONE).map(drop)
            }
            code::CALLBR => {
                let attributes = ops.next()?;
                let bits = ops.next()?;
                let fallthrough = self.block(ops.next()?)?;
                let count = ops.next()?;
                let targets = ops.take(count)?.iter().map(|&n| self.block(n)).collect::<Parsed<_>>()?;
                let explicit = bits & call_bits::EXPLICIT_TYPE != 0;
                let convention = bits >> call_bits::CONVENTION_SHIFT & call_bits::CONVENTION_MASK;
                let (call, ty, type_no) = self.call(attributes, convention, explicit, ops)?;
                self.push(InstKind::CallBr { call, fallthrough, targets }, ty, type_no, Flags::NONE).map(drop)
            }
            code::LANDINGPAD | code::LANDINGPAD_OLD => self.landing_pad(record_code, ops),
            _ => self.pad(record_code, ops),
        }
    }

    /// The callee, the arguments and the pending bundles; then the type of the result and its number.
    fn call(
        &mut self,
        attributes: u64,
        convention: u64,
        explicit_type: bool,
        ops: &mut Ops<'_>,
    ) -> Parsed<(Box<Call>, TypeId, u32)> {
        let explicit = if explicit_type { Some(ops.next_u32("type number")?) } else { None };
        let callee = self.typed(ops)?;
        if !matches!(self.reader.module.types[callee.ty], Type::Pointer(_)) {
            return Err(ReadErrorKind::Inconsistent("a callee that is not a pointer"));
        }
        let type_no = explicit.unwrap_or_else(|| self.reader.types.pointee_number(callee.type_no));
        let function_type = self.reader.types.get(u64::from(type_no))?;
        let Some((ret, params, vararg)) = self.reader.module.types.function_parts(function_type) else {
            return Err(ReadErrorKind::Inconsistent("a call without a function type"));
        };
        let params = smallvec::SmallVec::<[TypeId; 8]>::from_slice(params);
        self.reader.charge(160 + 8 * ops.left() as u64)?;
        let mut args =
            Args::with_capacity(params.len().max(if vararg { ops.left() } else { 0 }).min(ops.left()));
        for ty in params {
            let arg = match self.reader.module.types[ty] {
                Type::Metadata => {
                    let number = self.metadata_number(ops.next()?);
                    let operand = self.metadata_operand(number)?;
                    self.body.metadata_value(operand)
                }
                Type::Label => Value::Block(self.block(ops.next()?)?),
                _ => self.of_type(ops, ty)?,
            };
            args.push(arg);
        }
        while vararg && !ops.is_empty() {
            args.push(self.typed(ops)?.value);
        }
        if !ops.is_empty() {
            return Err(ops.wrong_count());
        }
        let call = Call {
            callee: callee.value,
            function_type,
            args,
            calling_conv: calling_convention(convention)?,
            attributes: self.reader.attribute_list_of(attributes),
            tail: TailKind::None,
            bundles: std::mem::take(&mut self.bundles),
        };
        Ok((Box::new(call), ret, self.reader.types.member_number(type_no, 0)))
    }

    pub(super) fn operand_bundle(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let number = ops.next()?;
        let tag = usize::try_from(number).ok().and_then(|n| self.reader.bundle_tags.get(n)).cloned();
        let tag = tag.ok_or(ReadErrorKind::BadReference { what: "operand bundle tag", id: number })?;
        self.reader.charge(64 + tag.as_bytes().len() as u64 + 8 * ops.left() as u64)?;
        let mut args = Vec::new();
        while !ops.is_empty() {
            let mut ahead = *ops;
            if ahead.next()? == call_bits::METADATA_MARKER {
                let number = self.metadata_number(ahead.next()?);
                let operand = self.metadata_operand(number)?;
                args.push(self.body.metadata_value(operand));
                *ops = ahead;
            } else {
                args.push(self.typed(ops)?.value);
            }
        }
        self.bundles.push(OperandBundle { tag, args });
        Ok(())
    }

    fn landing_pad(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let type_no = ops.next_u32("type number")?;
        let ty = self.value_type(u64::from(type_no))?;
        if record_code == code::LANDINGPAD_OLD {
            let personality = self.typed(ops)?;
            if let Value::Const(id) = personality.value {
                self.reader.module.functions[self.function].personality.get_or_insert(id);
            }
        }
        let cleanup = ops.next()? != 0;
        let count = ops.next()?;
        if count > ops.left() as u64 / 2 {
            return Err(ops.wrong_count());
        }
        self.reader.charge(12 * count)?;
        let clauses = (0..count)
            .map(|_| {
                let kind = ops.next()?;
                let value = self.typed(ops)?.value;
                match kind {
                    0 => Ok(Clause::Catch(value)),
                    1 => Ok(Clause::Filter(value)),
                    value => Err(ReadErrorKind::BadValue { what: "landingpad clause", value }),
                }
            })
            .collect::<Parsed<_>>()?;
        self.push(InstKind::LandingPad { cleanup, clauses }, ty, type_no, Flags::NONE).map(drop)
    }

    fn pad(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let token = self.token_type();
        let parent = self.of_type(ops, token)?;
        let count = ops.next()?;
        if count > ops.left() as u64 {
            return Err(ops.wrong_count());
        }
        self.reader.charge(8 * count)?;
        let args = (0..count).map(|_| Ok(self.typed(ops)?.value)).collect::<Parsed<_>>()?;
        let kind = if record_code == code::CATCHPAD {
            InstKind::CatchPad { parent, args }
        } else {
            InstKind::CleanupPad { parent, args }
        };
        self.push(kind, token, NONE, Flags::NONE).map(drop)
    }

    pub(super) fn token_type(&mut self) -> TypeId {
        self.reader.module.types.intern(Type::Token)
    }
}
