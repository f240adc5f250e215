//! The TYPE block: the file's numbering of types, and the pointees of typed pointers.

use llvm_model::types::{StructType, Type, TypeId};
use llvm_model::{Name, StructId};
use rustc_hash::FxHashMap;

use super::ops::{self, Ops, Parsed};
use super::type_table::FileType;
use super::{ModuleReader, NONE};
use crate::bitstream::{BlockHeader, Entry, Record};
use crate::codes::types as code;
use crate::error::{ReadError, ReadErrorKind};

/// The widest integer type LLVM has.
const MAX_INT_WIDTH: u64 = 1 << 23;
/// Deepest nesting of aggregates that is accepted, so that walking a type by recursion is safe everywhere.
const MAX_TYPE_DEPTH: u32 = 256;

/// State while the block is read.
struct Building {
    count: usize,
    next_name: Option<Name>,
    /// Named structs that were referred to before their record.
    early: FxHashMap<u32, StructId>,
}

impl<'a> ModuleReader<'a> {
    pub(super) fn read_types(&mut self, header: BlockHeader, rec: &mut Record<'a>) -> Result<(), ReadError> {
        if self.types.loaded {
            return Err(self.bits.error(ReadErrorKind::Inconsistent("the module has two TYPE blocks")));
        }
        self.bits.enter(header)?;
        let mut building = Building { count: 0, next_name: None, early: FxHashMap::default() };
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => break,
                Entry::Record => {
                    self.type_record(rec, &mut building).map_err(|k| self.in_record(k, rec, header.id))?
                }
            }
        }
        let at_end = |kind| ReadError::new(kind, header.start).in_block(header.id);
        if self.types.list.len() != building.count || !building.early.is_empty() {
            return Err(at_end(ReadErrorKind::Inconsistent(
                "the type table has another length than declared",
            )));
        }
        self.check_types().map_err(at_end)?;
        self.types.loaded = true;
        Ok(())
    }

    fn type_record(&mut self, rec: &Record<'a>, building: &mut Building) -> Parsed<()> {
        let mut ops = Ops::new(&rec.ops);
        match rec.code {
            code::NUMENTRY => {
                let count = ops.next()?;
                // Every type takes at least one record, every record at least one bit.
                if count > self.bits.remaining() {
                    return Err(ReadErrorKind::BadValue { what: "number of types", value: count });
                }
                building.count = count as usize;
                Ok(())
            }
            code::STRUCT_NAME => {
                building.next_name = Some(ops::name(ops.rest())?);
                Ok(())
            }
            code::INTEGER => {
                let width = ops.next()?;
                if !(1..=MAX_INT_WIDTH).contains(&width) {
                    return Err(ReadErrorKind::BadValue { what: "integer width", value: width });
                }
                self.define(building.count, Type::Integer(width as u32), NONE, &[])
            }
            code::BYTE => {
                let width = ops.next()?;
                if !(1..=MAX_INT_WIDTH).contains(&width) {
                    return Err(ReadErrorKind::BadValue { what: "byte width", value: width });
                }
                self.define(building.count, Type::Byte(width as u32), NONE, &[])
            }
            code::OPAQUE_POINTER => {
                let space = address_space(ops.next()?)?;
                self.define(building.count, Type::Pointer(space), NONE, &[])
            }
            code::POINTER => {
                let pointee = ops.next_u32("type number")?;
                let space = address_space(ops.or_zero())?;
                if pointee as usize >= building.count {
                    return Err(ReadErrorKind::BadReference { what: "type", id: u64::from(pointee) });
                }
                self.types.typed_pointers = true;
                self.define(building.count, Type::Pointer(space), pointee, &[])
            }
            code::ARRAY => {
                let count = ops.next()?;
                let element = self.member(ops.next()?, building)?;
                self.check_elements(&[element.0])?;
                self.define(building.count, Type::Array { element: element.0, count }, NONE, &[element.1])
            }
            code::VECTOR => self.vector_type(&mut ops, building),
            code::FUNCTION | code::FUNCTION_OLD => {
                let vararg = ops.next()? != 0;
                if rec.code == code::FUNCTION_OLD {
                    ops.next()?;
                }
                self.function_type(vararg, &mut ops, building)
            }
            code::STRUCT_ANON => {
                let packed = ops.next()? != 0;
                let (fields, numbers) = self.members(ops.rest(), building)?;
                self.check_elements(&fields)?;
                let ty = Type::Struct(StructType { packed, fields: fields.into() });
                self.define(building.count, ty, NONE, &numbers)
            }
            code::STRUCT_NAMED => {
                let packed = ops.next()? != 0;
                let (fields, numbers) = self.members(ops.rest(), building)?;
                self.check_elements(&fields)?;
                self.define_struct(building, Some(StructType { packed, fields: fields.into() }), &numbers)
            }
            code::OPAQUE => self.define_struct(building, None, &[]),
            code::TARGET_TYPE => self.target_type(&mut ops, building),
            other => match simple_type(other) {
                Some(ty) => self.define(building.count, ty, NONE, &[]),
                None => Err(ReadErrorKind::UnknownRecord(other)),
            },
        }
    }

    fn vector_type(&mut self, ops: &mut Ops<'_>, building: &mut Building) -> Parsed<()> {
        let count = ops.next_u32("vector length")?;
        let (element, number) = self.member(ops.next()?, building)?;
        let scalable = ops.or_zero() != 0;
        if count == 0 {
            return Err(ReadErrorKind::BadValue { what: "vector length", value: 0 });
        }
        let types = &self.module.types;
        let valid = matches!(
            types[element],
            Type::Integer(_) | Type::Byte(_) | Type::Pointer(_) | Type::TargetExt { .. }
        ) || types.is_float(element);
        if !valid {
            return Err(ReadErrorKind::Inconsistent("vector of a type that has no vectors"));
        }
        self.define(building.count, Type::Vector { element, count, scalable }, NONE, &[number])
    }

    fn function_type(&mut self, vararg: bool, ops: &mut Ops<'_>, building: &mut Building) -> Parsed<()> {
        let (members, numbers) = self.members(ops.rest(), building)?;
        let Some((&ret, params)) = members.split_first() else { return Err(ops.wrong_count()) };
        let types = &self.module.types;
        let invalid_result = matches!(types[ret], Type::Function { .. } | Type::Label | Type::Metadata);
        let is_invalid = |p: &TypeId| matches!(types[*p], Type::Function { .. } | Type::Void);
        if invalid_result || params.iter().any(is_invalid) {
            return Err(ReadErrorKind::Inconsistent("a function of types that cannot be passed"));
        }
        let ty = Type::Function { ret, params: params.into(), vararg };
        self.define(building.count, ty, NONE, &numbers)
    }

    fn target_type(&mut self, ops: &mut Ops<'_>, building: &mut Building) -> Parsed<()> {
        let name = building.next_name.take().unwrap_or_default();
        let count = ops.next()?;
        let (types, numbers) = self.members(ops.take(count)?, building)?;
        let number = |value| {
            let wrong = |_| ReadErrorKind::BadValue { what: "target type parameter", value };
            u32::try_from(value).map_err(wrong)
        };
        let ints = std::iter::from_fn(|| ops.optional()).map(number).collect::<Parsed<Box<[u32]>>>()?;
        self.define(building.count, Type::TargetExt { name, types: types.into(), ints }, NONE, &numbers)
    }

    /// Refuses members that aggregates cannot have.
    fn check_elements(&self, elements: &[TypeId]) -> Parsed<()> {
        let is_invalid = |ty: &TypeId| {
            matches!(
                self.module.types[*ty],
                Type::Void | Type::Label | Type::Metadata | Type::Function { .. }
            )
        };
        if elements.iter().any(is_invalid) {
            return Err(ReadErrorKind::Inconsistent("an aggregate of a type that has no values"));
        }
        Ok(())
    }

    fn members(&mut self, numbers: &[u64], building: &mut Building) -> Parsed<(Vec<TypeId>, Vec<u32>)> {
        let mut types = Vec::with_capacity(numbers.len());
        let mut checked = Vec::with_capacity(numbers.len());
        for &number in numbers {
            let (ty, number) = self.member(number, building)?;
            types.push(ty);
            checked.push(number);
        }
        Ok((types, checked))
    }

    /// A type that another one refers to. Only named structs may come later than their users.
    fn member(&mut self, number: u64, building: &mut Building) -> Parsed<(TypeId, u32)> {
        if let Ok(known) = self.types.get(number) {
            return Ok((known, number as u32));
        }
        if number >= building.count as u64 {
            return Err(ReadErrorKind::BadReference { what: "type", id: number });
        }
        let number = number as u32;
        let id = match building.early.get(&number) {
            Some(&id) => id,
            None => {
                let ty = self.module.types.named_struct(Name::default(), None);
                let Type::NamedStruct(id) = self.module.types[ty] else {
                    return Err(ReadErrorKind::Inconsistent("struct without identity"));
                };
                building.early.insert(number, id);
                id
            }
        };
        Ok((self.module.types.intern(Type::NamedStruct(id)), number))
    }

    fn define_struct(
        &mut self,
        building: &mut Building,
        body: Option<StructType>,
        members: &[u32],
    ) -> Parsed<()> {
        let name = building.next_name.take().unwrap_or_default();
        let number = self.types.list.len() as u32;
        let ty = match building.early.remove(&number) {
            Some(id) => {
                let s = &mut self.module.types.structs[id];
                s.name = name;
                s.body = body;
                Type::NamedStruct(id)
            }
            None => {
                let ty = self.module.types.named_struct(name, body);
                self.module.types[ty].clone()
            }
        };
        self.define(building.count, ty, NONE, members)
    }

    fn define(&mut self, count: usize, ty: Type, pointee: u32, members: &[u32]) -> Parsed<()> {
        if self.types.list.len() >= count {
            return Err(ReadErrorKind::Inconsistent("the type table has another length than declared"));
        }
        self.charge(128 + 16 * members.len() as u64)?;
        let ty = self.module.types.intern(ty);
        let start = self.types.members.len() as u32;
        self.types.members.extend_from_slice(members);
        self.types.list.push(FileType { ty, pointee, members: (start, self.types.members.len() as u32) });
        Ok(())
    }

    /// No type contains itself by value, and none nests too deep to be walked by recursion.
    fn check_types(&self) -> Parsed<()> {
        const UNSEEN: u32 = 0;
        const OPEN: u32 = u32::MAX;
        let types = &self.types;
        let mut depth = vec![UNSEEN; types.list.len()];
        let mut stack: Vec<(u32, u32)> = Vec::new();
        for root in 0..types.list.len() as u32 {
            if depth[root as usize] == UNSEEN {
                depth[root as usize] = OPEN;
                stack.push((root, 0));
            }
            while let Some((number, at)) = stack.pop() {
                let member = types.member_number(number, u64::from(at));
                if member != NONE {
                    stack.push((number, at + 1));
                    match depth.get(member as usize).copied() {
                        Some(UNSEEN) => {
                            depth[member as usize] = OPEN;
                            stack.push((member, 0));
                        }
                        Some(OPEN) => return Err(ReadErrorKind::Inconsistent("a type contains itself")),
                        _ => {}
                    }
                    continue;
                }
                let deepest = (0..at)
                    .map(|i| types.member_number(number, u64::from(i)))
                    .filter_map(|m| depth.get(m as usize))
                    .max()
                    .copied()
                    .unwrap_or(0);
                if deepest >= MAX_TYPE_DEPTH {
                    return Err(ReadErrorKind::Limit {
                        what: "nested types",
                        max: u64::from(MAX_TYPE_DEPTH),
                    });
                }
                depth[number as usize] = deepest + 1;
            }
        }
        Ok(())
    }
}

/// The types that are one word.
fn simple_type(record: u32) -> Option<Type> {
    Some(match record {
        code::VOID => Type::Void,
        code::FLOAT => Type::Float,
        code::DOUBLE => Type::Double,
        code::LABEL => Type::Label,
        code::HALF => Type::Half,
        code::BFLOAT => Type::BFloat,
        code::X86_FP80 => Type::X86Fp80,
        code::FP128 => Type::Fp128,
        code::PPC_FP128 => Type::PpcFp128,
        code::METADATA => Type::Metadata,
        code::X86_MMX => Type::X86Mmx,
        code::X86_AMX => Type::X86Amx,
        code::TOKEN => Type::Token,
        _ => return None,
    })
}

/// The number of an address space, of which LLVM keeps 24 bits.
pub(super) fn address_space(value: u64) -> Parsed<u32> {
    match u32::try_from(value) {
        Ok(space) if space < 1 << 24 => Ok(space),
        _ => Err(ReadErrorKind::BadValue { what: "address space", value }),
    }
}
