//! Attributes and attribute groups.

use super::{Kind, Parser, Result};
use crate::keywords::{
    ALLOC_KINDS, DENORMAL_MODES, FP_CLASSES, MEMORY_ACCESS, MEMORY_LOCATIONS, MEMORY_TARGET, MEMORY_TARGETS,
};
use llvm_model::{AttrKind, Attribute, ConstantRange, Name};

/// `memory(…)` that allows everything: two bits for each location.
const MEMORY_ANY: u64 = 0xfff;

/// The place of attributes, which decides the meaning of some old ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Of a parameter, argument or result.
    Value,
    /// Of a function or call.
    Function,
    /// In an attribute group: of a function, with `=` before numbers.
    Group,
}

impl<'t> Parser<'t> {
    /// All attributes that come next.
    pub(super) fn attributes(&mut self, place: Place) -> Result<Vec<Attribute>> {
        let mut out = Vec::new();
        let mut memory = MEMORY_ANY;
        loop {
            match self.kind() {
                Kind::String => {
                    let key = Name::from(self.string()?);
                    let value =
                        if self.eat(Kind::Equal) { Name::from(self.string()?) } else { Name::default() };
                    out.push(Attribute::String(key, value));
                }
                Kind::AttributeGroup if place == Place::Function => {
                    let token = self.token(0);
                    let number = self.number_of(token, 1)?;
                    // As in LLVM, a group that is not defined is empty.
                    out.extend(self.groups.get(&number).into_iter().flatten().cloned());
                    self.advance();
                }
                Kind::Word => {
                    if place != Place::Value
                        && let Some(mask) = old_memory_attribute(self.word())
                    {
                        memory &= mask;
                        self.advance();
                        continue;
                    }
                    let Some(kind) = AttrKind::from_name(self.word()) else { break };
                    self.advance();
                    out.push(self.attribute(kind, place)?);
                }
                _ => break,
            }
        }
        if memory != MEMORY_ANY {
            out.push(Attribute::Int(AttrKind::MEMORY, memory));
        }
        Ok(out)
    }

    /// `attributes #N = { … }`
    pub(super) fn attribute_group_definition(&mut self) -> Result<()> {
        self.advance();
        let token = self.expect(Kind::AttributeGroup, "an attribute group such as '#0'")?;
        let number = self.number_of(token, 1)?;
        self.expect(Kind::Equal, "'='")?;
        self.expect(Kind::OpenBrace, "'{'")?;
        let attributes = self.attributes(Place::Group)?;
        self.expect(Kind::CloseBrace, "an attribute or '}'")?;
        self.groups.entry(number).or_default().extend(attributes);
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "flat match over attributes")]
    fn attribute(&mut self, kind: AttrKind, place: Place) -> Result<Attribute> {
        Ok(match kind {
            AttrKind::BYVAL
            | AttrKind::SRET
            | AttrKind::BYREF
            | AttrKind::PREALLOCATED
            | AttrKind::IN_ALLOCA
            | AttrKind::ELEMENT_TYPE => {
                let mut ty = None;
                if self.eat(Kind::OpenParen) {
                    ty = Some(self.any_type()?.id);
                    self.expect(Kind::CloseParen, "')'")?;
                }
                Attribute::Type(kind, ty)
            }
            AttrKind::ALIGN => Attribute::Int(kind, self.alignment_number(place)?),
            AttrKind::ALIGN_STACK | AttrKind::DEREFERENCEABLE | AttrKind::DEREFERENCEABLE_OR_NULL => {
                if place == Place::Group && self.eat(Kind::Equal) {
                    return Ok(Attribute::Int(kind, self.u64()?));
                }
                self.expect(Kind::OpenParen, "'('")?;
                let value = self.u64()?;
                self.expect(Kind::CloseParen, "')'")?;
                Attribute::Int(kind, value)
            }
            AttrKind::ALLOC_SIZE | AttrKind::VSCALE_RANGE => {
                self.expect(Kind::OpenParen, "'('")?;
                let first = u64::from(self.u32()?);
                let second = if self.eat(Kind::Comma) { Some(u64::from(self.u32()?)) } else { None };
                self.expect(Kind::CloseParen, "')'")?;
                let absent = if kind == AttrKind::ALLOC_SIZE { 0xffff_ffff } else { first };
                Attribute::Int(kind, first << 32 | second.unwrap_or(absent))
            }
            AttrKind::UWTABLE => {
                let mut value = 2;
                if self.eat(Kind::OpenParen) {
                    value = match self.word() {
                        "sync" => 1,
                        "async" => 2,
                        _ => return self.expected("'sync' or 'async'"),
                    };
                    self.advance();
                    self.expect(Kind::CloseParen, "')'")?;
                }
                Attribute::Int(kind, value)
            }
            AttrKind::DEAD_ON_RETURN => {
                let mut bytes = u64::MAX;
                if self.eat(Kind::OpenParen) {
                    self.is_of_llvm_23();
                    bytes = self.u64()?;
                    self.expect(Kind::CloseParen, "')'")?;
                }
                Attribute::Int(kind, bytes)
            }
            AttrKind::DENORMAL_FP_ENV => Attribute::Int(kind, self.denormal_environment()?),
            AttrKind::FLATTEN | AttrKind::NO_OUTLINE | AttrKind::NO_IPA => {
                self.is_of_llvm_23();
                Attribute::Enum(kind)
            }
            AttrKind::ALLOC_KIND => Attribute::Int(kind, self.alloc_kind()?),
            AttrKind::MEMORY => Attribute::Int(kind, self.memory_effects()?),
            AttrKind::CAPTURES => Attribute::Int(kind, self.captures()?),
            // The name of `captures(none)` before LLVM 21.
            AttrKind::NO_CAPTURE => Attribute::Int(AttrKind::CAPTURES, 0),
            AttrKind::NO_FP_CLASS => Attribute::Int(kind, self.fp_classes()?),
            AttrKind::RANGE => {
                self.expect(Kind::OpenParen, "'('")?;
                let ty = self.type_id()?;
                let Some(width) = self.m.types.int_width(ty) else {
                    return self.error("the range of an integer type is expected");
                };
                let range = self.bounds(width)?;
                self.expect(Kind::CloseParen, "')'")?;
                Attribute::Range(kind, range)
            }
            AttrKind::INITIALIZES => {
                self.expect(Kind::OpenParen, "'('")?;
                let mut ranges = Vec::new();
                self.list(Kind::CloseParen, |this| {
                    this.expect(Kind::OpenParen, "'('")?;
                    ranges.push(this.bounds(64)?);
                    this.expect(Kind::CloseParen, "')'")?;
                    Ok(())
                })?;
                Attribute::RangeList(kind, ranges.into())
            }
            _ => Attribute::Enum(kind),
        })
    }

    fn bounds(&mut self, width: u32) -> Result<ConstantRange> {
        let lower = self.integer(width)?;
        self.expect(Kind::Comma, "','")?;
        let upper = self.integer(width)?;
        Ok(ConstantRange { width, lower, upper })
    }

    /// The number of `align N`, `align(N)` or, in a group, `align=N`, behind the word.
    fn alignment_number(&mut self, place: Place) -> Result<u64> {
        if place == Place::Group {
            self.expect(Kind::Equal, "'='")?;
            return self.power_of_two();
        }
        let bracketed = self.eat(Kind::OpenParen);
        let value = self.power_of_two()?;
        if bracketed {
            self.expect(Kind::CloseParen, "')'")?;
        }
        Ok(value)
    }

    /// An alignment in bytes.
    pub(super) fn power_of_two(&mut self) -> Result<u64> {
        let at = self.token(0).start;
        let value = self.u64()?;
        if !value.is_power_of_two() || value > 1 << 32 {
            return self.error_at(at, "an alignment is a power of two, at most 4294967296");
        }
        Ok(value)
    }

    fn alloc_kind(&mut self) -> Result<u64> {
        self.expect(Kind::OpenParen, "'('")?;
        let at = self.token(0).start;
        let text = self.string()?;
        let mut value = 0;
        for word in text.split(|b| *b == b',') {
            match ALLOC_KINDS.iter().position(|known| known.as_bytes() == word) {
                Some(bit) => value |= 1 << bit,
                None => {
                    return self
                        .error_at(at, format!("an allocation kind is one of {}", ALLOC_KINDS.join(", ")));
                }
            }
        }
        self.expect(Kind::CloseParen, "')'")?;
        Ok(value)
    }

    fn memory_effects(&mut self) -> Result<u64> {
        self.expect(Kind::OpenParen, "'('")?;
        let mut value = 0;
        let mut seen_location = false;
        self.list(Kind::CloseParen, |this| {
            let location = if this.kind() == Kind::Label {
                let token = this.token(0);
                let name = this.bytes(token);
                let name = name.strip_suffix(b":").unwrap_or(name);
                let found = MEMORY_LOCATIONS.iter().position(|known| known.as_bytes() == name);
                let locations = match found.filter(|_| !name.is_empty()) {
                    Some(found) => vec![found],
                    None if name == MEMORY_TARGET.as_bytes() => {
                        this.is_of_llvm_23();
                        MEMORY_TARGETS.to_vec()
                    }
                    None => return this.expected("a memory location such as 'argmem'"),
                };
                this.advance();
                seen_location = true;
                Some(locations)
            } else if seen_location {
                return this.expected("a memory location: the default access comes first");
            } else {
                None
            };
            let Some(access) = MEMORY_ACCESS.iter().position(|known| *known == this.word()) else {
                return this.expected("'none', 'read', 'write' or 'readwrite'");
            };
            this.advance();
            match location {
                Some(locations) => {
                    for location in locations {
                        value = value & !(3 << (2 * location)) | (access as u64) << (2 * location);
                    }
                }
                None => value = (0..MEMORY_LOCATIONS.len()).fold(0, |v, l| v | (access as u64) << (2 * l)),
            }
            Ok(())
        })?;
        Ok(value)
    }

    /// The modes of all types and of `float`: four bits each.
    fn denormal_environment(&mut self) -> Result<u64> {
        self.is_of_llvm_23();
        self.expect(Kind::OpenParen, "'('")?;
        let (mut all, mut float) = (0, None);
        self.list(Kind::CloseParen, |this| {
            if this.kind() == Kind::Label && this.bytes(this.token(0)) == b"float:" {
                this.advance();
                float = Some(this.denormal_mode()?);
            } else {
                all = this.denormal_mode()?;
            }
            Ok(())
        })?;
        Ok(all | float.unwrap_or(all) << 4)
    }

    fn denormal_mode(&mut self) -> Result<u64> {
        let output = self.denormal_word()?;
        let input = if self.eat(Kind::Bar) { self.denormal_word()? } else { output };
        Ok(output | input << 2)
    }

    fn denormal_word(&mut self) -> Result<u64> {
        match DENORMAL_MODES.iter().position(|known| *known == self.word()) {
            Some(mode) => {
                self.advance();
                Ok(mode as u64)
            }
            None => self.expected("'ieee', 'preservesign', 'positivezero' or 'dynamic'"),
        }
    }

    fn captures(&mut self) -> Result<u64> {
        self.expect(Kind::OpenParen, "'('")?;
        let (mut other, mut ret, mut in_ret) = (0u64, None, false);
        self.list(Kind::CloseParen, |this| {
            if this.kind() == Kind::Label && this.bytes(this.token(0)) == b"ret:" {
                this.advance();
                in_ret = true;
                ret = Some(0);
            }
            let component = match this.word() {
                "none" => 0,
                "address_is_null" => 1,
                "address" => 3,
                "read_provenance" => 4,
                "provenance" => 12,
                _ => {
                    return this
                        .expected("'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'");
                }
            };
            this.advance();
            match &mut ret {
                Some(ret) if in_ret => *ret |= component,
                _ => other |= component,
            }
            Ok(())
        })?;
        Ok(other << 4 | ret.unwrap_or(other))
    }

    fn fp_classes(&mut self) -> Result<u64> {
        self.expect(Kind::OpenParen, "'('")?;
        if self.kind() == Kind::Int {
            let value = self.u64()?;
            self.expect(Kind::CloseParen, "')'")?;
            return Ok(value);
        }
        let mut value = 0;
        while value == 0 || !self.eat(Kind::CloseParen) {
            match FP_CLASSES.iter().find(|(_, word)| *word == self.word()) {
                Some((classes, _)) => value |= classes,
                None => return self.expected("a floating-point class such as 'nan'"),
            }
            self.advance();
        }
        Ok(value)
    }
}

/// The effects of a function by an attribute that `memory(…)` has replaced.
fn old_memory_attribute(word: &str) -> Option<u64> {
    let each = |access: u64| (0..MEMORY_LOCATIONS.len()).fold(0, |v, l| v | access << (2 * l));
    Some(match word {
        "readnone" => 0,
        "readonly" => each(1),
        "writeonly" => each(2),
        "argmemonly" => 3,
        "inaccessiblememonly" => 3 << 2,
        "inaccessiblemem_or_argmemonly" => 0xf,
        _ => return None,
    })
}
