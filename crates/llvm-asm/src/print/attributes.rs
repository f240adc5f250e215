//! Attributes and attribute groups.

use super::Writer;
use crate::keywords::{
    ALLOC_KINDS, DENORMAL_MODES, FP_CLASSES, MEMORY_ACCESS, MEMORY_LOCATIONS, MEMORY_OTHER, MEMORY_TARGET,
    MEMORY_TARGETS, attribute_order,
};
use llvm_model::{AttrKind, AttrSetId, Attribute, ConstantRange, Module, Release};

/// The attributes of a set in the order of a release: kinds, then strings by key.
fn in_order(module: &Module, release: Release, id: AttrSetId) -> Vec<&Attribute> {
    let mut sorted: Vec<_> = module.attributes.set(id).iter().collect();
    sorted.sort_by_key(|a| a.kind().map_or((usize::MAX, 0), |kind| attribute_order(kind, release)));
    sorted
}

impl Writer<'_> {
    /// The attributes of a set with spaces between them; returns whether there are any.
    pub(super) fn attribute_set(&mut self, id: AttrSetId) -> bool {
        self.attributes(id, false)
    }

    fn attributes(&mut self, id: AttrSetId, in_group: bool) -> bool {
        let start = self.out.len();
        for attribute in in_order(self.module, self.release, id) {
            if self.out.len() != start {
                self.push(" ");
            }
            self.attribute(attribute, in_group);
        }
        self.out.len() != start
    }

    /// ` #N` of a set that is not empty.
    pub(super) fn attribute_group(&mut self, id: AttrSetId) {
        if let Some(number) = self.numbering.set(id) {
            self.put(format_args!(" #{number}"));
        }
    }

    /// `attributes #N = { … }` of every set that is referred to by number.
    pub(super) fn attribute_groups(&mut self) {
        let numbering = self.numbering;
        if !numbering.set_order.is_empty() {
            self.push("\n");
        }
        for (number, set) in numbering.set_order.iter().enumerate() {
            self.put(format_args!("attributes #{number} = {{ "));
            self.attributes(*set, true);
            self.push(" }\n");
        }
    }

    /// The comment above a function: its attributes that are not strings.
    pub(super) fn attribute_comment(&mut self, id: AttrSetId) {
        let start = self.out.len();
        for attribute in in_order(self.module, self.release, id) {
            if !matches!(attribute, Attribute::String(..)) {
                self.push(if self.out.len() == start { "; Function Attrs: " } else { " " });
                self.attribute(attribute, false);
            }
        }
        if self.out.len() != start {
            self.push("\n");
        }
    }

    fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        match attribute {
            Attribute::String(key, value) => {
                self.quoted("", key.as_bytes());
                if !value.is_empty() {
                    self.quoted("=", value.as_bytes());
                }
            }
            Attribute::Enum(kind) => self.attribute_name(*kind),
            Attribute::Type(kind, ty) => {
                self.attribute_name(*kind);
                if let Some(ty) = ty {
                    self.push("(");
                    self.ty(*ty);
                    self.push(")");
                }
            }
            Attribute::Int(kind, value) => self.int_attribute(*kind, *value, in_group),
            Attribute::Range(kind, range) => {
                self.attribute_name(*kind);
                self.put(format_args!("(i{} ", range.width));
                self.bounds(range);
                self.push(")");
            }
            Attribute::RangeList(kind, ranges) => {
                self.attribute_name(*kind);
                self.push("(");
                self.list(ranges.iter(), |this, range| {
                    this.push("(");
                    this.bounds(range);
                    this.push(")");
                });
                self.push(")");
            }
        }
    }

    fn attribute_name(&mut self, kind: AttrKind) {
        match kind.name() {
            Some(name) => self.push(name),
            // A kind that LLVM 23 does not know either; a comment keeps the text readable.
            None => self.put(format_args!("/* attribute {} */", kind.0)),
        }
    }

    fn bounds(&mut self, range: &ConstantRange) {
        self.signed(&range.lower, range.width);
        self.push(", ");
        self.signed(&range.upper, range.width);
    }

    fn int_attribute(&mut self, kind: AttrKind, value: u64, in_group: bool) {
        if kind == AttrKind::MEMORY {
            return self.memory(value);
        }
        self.attribute_name(kind);
        match kind {
            AttrKind::ALIGN => self.put(format_args!("{}{value}", if in_group { "=" } else { " " })),
            AttrKind::ALIGN_STACK | AttrKind::DEREFERENCEABLE | AttrKind::DEREFERENCEABLE_OR_NULL
                if in_group =>
            {
                self.put(format_args!("={value}"));
            }
            AttrKind::UWTABLE if value == 2 => {}
            AttrKind::DEAD_ON_RETURN if value == u64::MAX => {}
            AttrKind::UWTABLE if value == 1 => self.push("(sync)"),
            AttrKind::ALLOC_SIZE => {
                let (size, count) = (value >> 32, value & 0xffff_ffff);
                self.put(format_args!("({size}"));
                if count != 0xffff_ffff {
                    self.put(format_args!(",{count}"));
                }
                self.push(")");
            }
            AttrKind::VSCALE_RANGE => self.put(format_args!("({},{})", value >> 32, value & 0xffff_ffff)),
            AttrKind::ALLOC_KIND => {
                self.push("(\"");
                let words = ALLOC_KINDS.iter().enumerate().filter(|(bit, _)| value >> bit & 1 == 1);
                for (index, (_, word)) in words.enumerate() {
                    self.push(if index > 0 { "," } else { "" });
                    self.push(word);
                }
                self.push("\")");
            }
            AttrKind::CAPTURES => self.captures(value),
            AttrKind::DENORMAL_FP_ENV => self.denormal_environment(value),
            AttrKind::NO_FP_CLASS => self.fp_classes(value),
            _ => self.put(format_args!("({value})")),
        }
    }

    fn memory(&mut self, value: u64) {
        let access = |location: usize| (value >> (2 * location) & 3) as usize;
        let other = access(MEMORY_OTHER);
        let any = (0..MEMORY_LOCATIONS.len()).fold(0, |acc, location| acc | access(location));
        self.push("memory(");
        let mut first = true;
        if other != 0 || any == other {
            self.push(MEMORY_ACCESS[other]);
            first = false;
        }
        let [first_target, second_target] = MEMORY_TARGETS;
        // LLVM 23 has one word for all that only targets know, where that is alike.
        let joined = self.release >= Release::Llvm23 && access(first_target) == access(second_target);
        for (location, word) in MEMORY_LOCATIONS.iter().enumerate() {
            let word = if joined && location == first_target { &MEMORY_TARGET } else { word };
            if location != MEMORY_OTHER && access(location) != other && !(joined && location == second_target)
            {
                self.push(if first { "" } else { ", " });
                first = false;
                self.put(format_args!("{word}: {}", MEMORY_ACCESS[access(location)]));
            }
        }
        self.push(")");
    }

    /// The modes of all types and, where it differs, of `float`: four bits each.
    fn denormal_environment(&mut self, value: u64) {
        let (all, float) = (value & 15, value >> 4 & 15);
        self.push("(");
        if all == float || all != 0 {
            self.denormal_mode(all);
        }
        if all != float {
            self.push(if all == 0 { "float: " } else { ", float: " });
            self.denormal_mode(float);
        }
        self.push(")");
    }

    /// The modes for denormal results, and for operands if they differ.
    fn denormal_mode(&mut self, mode: u64) {
        let word = |mode: u64| DENORMAL_MODES[(mode & 3) as usize];
        let (output, input) = (word(mode), word(mode >> 2));
        self.push(output);
        if input != output {
            self.put(format_args!("|{input}"));
        }
    }

    fn captures(&mut self, value: u64) {
        let (other, ret) = (value >> 4 & 15, value & 15);
        self.push("(");
        if other != 0 || other == ret {
            self.capture_components(other);
        }
        if other != ret {
            self.push(if other != 0 { ", ret: " } else { "ret: " });
            self.capture_components(ret);
        }
        self.push(")");
    }

    fn capture_components(&mut self, components: u64) {
        let address = match components & 3 {
            0 => "",
            1 => "address_is_null",
            _ => "address",
        };
        let provenance = match components & 12 {
            0 => "",
            4 => "read_provenance",
            _ => "provenance",
        };
        match (address, provenance) {
            ("", "") => self.push("none"),
            (one, "") | ("", one) => self.push(one),
            (a, p) => self.put(format_args!("{a}, {p}")),
        }
    }

    pub(super) fn fp_classes(&mut self, value: u64) {
        self.push("(");
        let mut left = value;
        for (classes, word) in FP_CLASSES {
            if left & classes == *classes {
                self.push(if left == value { "" } else { " " });
                self.push(word);
                left &= !classes;
            }
        }
        self.push(if value == 0 { "none)" } else { ")" });
    }
}
