//! The PARAMATTR_GROUP and PARAMATTR blocks: attribute groups and the lists made of them.

use llvm_model::attributes::{AttrKind, AttrSetId, Attribute, ConstantRange};
use llvm_model::{ApInt, Name};

use super::ops::{self, Ops, Parsed};
use super::{ModuleReader, upgrade};
use crate::bitstream::{BlockHeader, Entry, Record, decode_signed};
use crate::codes::{block, paramattr, paramattr_group};
use crate::error::{ReadError, ReadErrorKind};

/// The index of a group that belongs to the function itself; 0 is the result, k parameter k - 1.
const FUNCTION_INDEX: u64 = 0xFFFF_FFFF;
/// Highest parameter index that is accepted: more parameters than any function type can have in a real file.
const MAX_PARAM_INDEX: u64 = 1 << 16;

/// One attribute group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    index: u64,
    set: AttrSetId,
}

/// The forms of an attribute inside a group.
mod form {
    pub(super) const ENUM: u64 = 0;
    pub(super) const INT: u64 = 1;
    pub(super) const KEY: u64 = 3;
    pub(super) const KEY_VALUE: u64 = 4;
    pub(super) const TYPE_OMITTED: u64 = 5;
    pub(super) const TYPE: u64 = 6;
    pub(super) const RANGE: u64 = 7;
    pub(super) const RANGE_LIST: u64 = 8;
}

impl<'a> ModuleReader<'a> {
    /// Reads either of the two attribute blocks. Groups name types: before the TYPE block they have to wait.
    pub(super) fn read_attributes(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        if !self.types.is_loaded() {
            self.early_attributes.push(header);
            return self.bits.skip(header);
        }
        self.bits.enter(header)?;
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => return Ok(()),
                Entry::Record => {
                    let done = match (header.id, rec.code) {
                        (block::PARAMATTR_GROUP, paramattr_group::ENTRY) => self.attribute_group(&rec.ops),
                        (block::PARAMATTR, paramattr::ENTRY) => self.attribute_list(&rec.ops),
                        (block::PARAMATTR, paramattr::ENTRY_OLD) => {
                            Err(ReadErrorKind::Unsupported("the attribute encoding of LLVM before 3.3"))
                        }
                        _ => Ok(()),
                    };
                    done.map_err(|k| self.in_record(k, rec, header.id))?;
                }
            }
        }
    }

    fn attribute_list(&mut self, groups: &[u64]) -> Parsed<()> {
        let empty = self.module.attributes.empty_set();
        let (mut function, mut ret, mut params) = (empty, empty, Vec::new());
        for number in groups {
            // A group that does not exist counts as empty, as in LLVM.
            let Some(group) = self.groups.get(number) else { continue };
            match group.index {
                FUNCTION_INDEX => function = group.set,
                0 => ret = group.set,
                index => {
                    let at = index as usize - 1;
                    if params.len() <= at {
                        params.resize(at + 1, empty);
                    }
                    if let Some(slot) = params.get_mut(at) {
                        *slot = group.set;
                    }
                }
            }
        }
        self.charge(64 + 8 * params.len() as u64)?;
        let list = self.module.attributes.intern_list(function, ret, &params);
        self.attribute_lists.push(list);
        Ok(())
    }

    fn attribute_group(&mut self, record: &[u64]) -> Parsed<()> {
        let mut ops = Ops::new(record);
        let id = ops.next()?;
        let index = ops.next()?;
        if index != FUNCTION_INDEX && index > MAX_PARAM_INDEX {
            return Err(ReadErrorKind::BadValue { what: "index of an attribute group", value: index });
        }
        let mut attributes = Vec::new();
        while !ops.is_empty() {
            attributes.push(self.attribute(&mut ops)?);
        }
        if index == FUNCTION_INDEX {
            upgrade::function_attributes(&mut attributes);
        }
        upgrade::attributes(&mut attributes);
        self.charge(128 * (1 + attributes.len() as u64))?;
        let set = self.module.attributes.intern_set(attributes);
        self.groups.insert(id, Group { index, set });
        Ok(())
    }

    fn attribute(&mut self, ops: &mut Ops<'_>) -> Parsed<Attribute> {
        let form = ops.next()?;
        match form {
            form::KEY => Ok(Attribute::String(c_string(ops)?, Name::default())),
            form::KEY_VALUE => Ok(Attribute::String(c_string(ops)?, c_string(ops)?)),
            _ => {
                let kind = AttrKind(ops.next_u32("attribute kind")?);
                match form {
                    form::ENUM => Ok(Attribute::Enum(kind)),
                    form::INT => Ok(Attribute::Int(kind, ops.next()?)),
                    form::TYPE_OMITTED => Ok(Attribute::Type(kind, None)),
                    form::TYPE => Ok(Attribute::Type(kind, Some(self.types.get(ops.next()?)?))),
                    form::RANGE => {
                        let width = int_width(ops.next()?)?;
                        Ok(Attribute::Range(kind, range(ops, width)?))
                    }
                    form::RANGE_LIST => {
                        let count = ops.next()?;
                        let width = int_width(ops.next()?)?;
                        if count > ops.left() as u64 {
                            return Err(ops.wrong_count());
                        }
                        let ranges = (0..count).map(|_| range(ops, width)).collect::<Parsed<_>>()?;
                        Ok(Attribute::RangeList(kind, ranges))
                    }
                    _ => Err(ReadErrorKind::BadValue { what: "form of an attribute", value: form }),
                }
            }
        }
    }
}

/// A zero-terminated string.
fn c_string(ops: &mut Ops<'_>) -> Parsed<Name> {
    let mut rest = *ops;
    let len = rest.rest().iter().position(|&c| c == 0).ok_or_else(|| ops.wrong_count())?;
    let name = ops::name(ops.take(len as u64)?)?;
    ops.next()?;
    Ok(name)
}

fn int_width(value: u64) -> Parsed<u32> {
    match u32::try_from(value) {
        Ok(width) if (1..=1 << 23).contains(&width) => Ok(width),
        _ => Err(ReadErrorKind::BadValue { what: "integer width", value }),
    }
}

/// The two bounds of a range of integers of so many bits.
pub(super) fn range(ops: &mut Ops<'_>, width: u32) -> Parsed<ConstantRange> {
    if width <= 64 {
        let lower = ApInt::from_i64(width, decode_signed(ops.next()?));
        let upper = ApInt::from_i64(width, decode_signed(ops.next()?));
        return Ok(ConstantRange { width, lower, upper });
    }
    let counts = ops.next()?;
    let mut bound = |words: u64| -> Parsed<ApInt> {
        let words: Vec<u64> = ops.take(words)?.iter().map(|&w| decode_signed(w) as u64).collect();
        Ok(ApInt::from_words(width, &words))
    };
    let lower = bound(counts & 0xFFFF_FFFF)?;
    let upper = bound(counts >> 32)?;
    Ok(ConstantRange { width, lower, upper })
}

/// The width of a range that stands before its bounds in a record.
pub(super) fn range_with_width(ops: &mut Ops<'_>) -> Parsed<ConstantRange> {
    let width = int_width(ops.next()?)?;
    range(ops, width)
}
