//! What may differ in DWARF, each with the reason.

use super::super::differences::Dialect;
use super::entries::{Entries, Entry};
use std::borrow::Cow;

/// How a module was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    /// In which set it was said on the way.
    pub(crate) dialect: Dialect,
    /// The level of optimization.
    pub(crate) level: &'static str,
}

impl How {
    /// Whether variables were taken out of memory.
    fn is_optimized(self) -> bool {
        self.level != "-O0"
    }
}

/// By how many percent of their scopes the locations of variables may cover less, as a mean over the module: the code is not
/// the same to the byte, what was one instruction may be a call.
pub(super) const LESS_COVERED: u32 = 10;

const ADDRESS: &str =
    "where the code is: scopes are compared by what is in them, locations by what they cover";
const PLACE: &str = "where in the file something is";
const NO_OPERAND: &str = "the instruction has no operand for it";
const LANGUAGE: &str = "SPIR-V has no number for C, which comes back as OpenCL C";

/// How many lines of so many may have code on one side only: of instructions that the compiler makes one, it takes the line of
/// one. Which locations the instructions themselves have is compared in LLVM IR, to the last.
pub(super) fn other_lines(lines: usize, how: How) -> usize {
    if how.is_optimized() { lines.div_ceil(20) } else { 0 }
}

/// Validators want the capability of a storage class that is a word: without it generic memory is said as private.
const GENERIC: &str = "0x00000004";
const PRIVATE: &str = "0x00000000";

/// Attributes that are not compared.
const ATTRIBUTES: &[(&str, &str)] = &[
    ("low_pc", ADDRESS),
    ("high_pc", ADDRESS),
    ("entry_pc", ADDRESS),
    ("ranges", ADDRESS),
    ("frame_base", ADDRESS),
    ("stmt_list", PLACE),
    ("str_offsets_base", PLACE),
    ("addr_base", PLACE),
    ("loclists_base", PLACE),
    ("rnglists_base", PLACE),
    ("call_column", NO_OPERAND),
    ("calling_convention", NO_OPERAND),
    ("alignment", "no instruction has alignments"),
    ("call_all_calls", "no set has the flag: what is said of calls is not compared"),
    ("APPLE_block", "no set has the flag"),
    ("prototyped", LANGUAGE),
    ("export_symbols", NO_OPERAND),
];

/// Entries that are not compared.
const ENTRIES: &[(&str, &str)] = &[("label", "no set has labels")];

/// An entry in words; `None` if it is not compared.
pub(super) fn said(entry: &Entry, all: &Entries, how: How) -> Option<String> {
    let tag = short(&entry.tag);
    if ENTRIES.iter().any(|(skipped, _)| *skipped == tag) {
        return None;
    }
    // A block of optimized code has an entry while variables of it have a place; what is not optimized has all.
    let is_left_out = |entry: &Entry| {
        let is_block = short(&entry.tag) == "lexical_block";
        is_block && how.is_optimized() && entry.says("DW_AT_abstract_origin").is_some()
    };
    if is_left_out(entry) {
        return None;
    }
    let mut out = String::new();
    let mut scope = entry.parent;
    while let Some(at) = scope {
        if !is_left_out(&all.all[at]) {
            out.insert_str(0, &format!("{} / ", all.called(at)));
        }
        scope = all.all[at].parent;
    }
    out += tag;
    for (name, value) in &entry.attributes {
        let name = short(name);
        if !ATTRIBUTES.iter().any(|(skipped, _)| *skipped == name)
            && let Some(value) = attribute(entry, name, value, all, how)
        {
            out += &format!(" {name}={value}");
        }
    }
    // What is inlined has its parameters in the order in which they have locations.
    if has_order(tag) && entry.says("DW_AT_abstract_origin").is_none() {
        out += &format!(" #{}", entry.number);
    }
    Some(out)
}

/// Whether an entry that is not in the module before may be in the one after: a place for a variable of inlined code, which
/// has an entry only while it has one, may be found in other code; and what optimized functions keep are all their variables,
/// those that blocks capture, too.
pub(super) fn may_be_found(entry: &str, covered: &[u32], how: How) -> bool {
    (entry.contains("abstract_origin=") && covered.last().is_some_and(|share| *share > 0))
        || (how.is_optimized() && entry.contains(" / variable name="))
}

/// Whether the place of a variable may be lost on the way: it is told by several values or by numbers of more than a word,
/// which no set has, or by operators that only the newest one has.
pub(super) fn may_be_lost(entry: &Entry, how: How) -> bool {
    let Some(location) = entry.says("DW_AT_location") else { return false };
    location.lines().any(|line| {
        let expression = line.split_once("): ").map_or(line, |(_, expression)| expression);
        is_several(expression)
            || (how.dialect != Dialect::Shader200
                && operators(expression).any(|operator| !is_everywhere(operator)))
    })
}

/// Whether the place is that of a constant in private memory, as C has it: each function of SPIR-V has its own, which comes
/// later than what would name it as the variable of the module.
fn is_private_constant(location: &str) -> bool {
    location.starts_with("DW_OP_addrx") && location.ends_with(", DW_OP_lit0, DW_OP_swap, DW_OP_xderef")
}

/// How much of its scope the place of a variable covers, in percent, as far as that is compared.
pub(super) fn covered(entry: &Entry) -> u32 {
    if entry.says("DW_AT_location").is_some_and(is_private_constant) { 0 } else { entry.covered }
}

/// The operators of an expression, with their operands.
fn operators(expression: &str) -> impl Iterator<Item = &str> {
    expression.split(", ").filter_map(|operator| operator.trim().strip_prefix("DW_OP_"))
}

/// Whether an expression takes more than one value, or a number of more than a word. What is in pieces is one in several
/// registers.
fn is_several(expression: &str) -> bool {
    let places =
        operators(expression).filter(|operator| is_register(operator) || operator.starts_with("fbreg"));
    let is_wide = |operator: &str| {
        let number = operator.split_once(" 0x").and_then(|(_, number)| u64::from_str_radix(number, 16).ok());
        number.is_some_and(|number| u32::try_from(number).is_err())
    };
    (places.count() > 1 && !expression.contains("DW_OP_piece")) || operators(expression).any(is_wide)
}

fn is_register(operator: &str) -> bool {
    operator.starts_with("reg") || operator.starts_with("breg")
}

/// Whether an operator is one that every set has, or that LLVM makes of a value in a place.
fn is_everywhere(operator: &str) -> bool {
    const OPERATORS: [&str; 13] = [
        "addrx",
        "and",
        "const",
        "deref",
        "entry_value",
        "fbreg",
        "lit",
        "minus",
        "piece",
        "plus",
        "stack_value",
        "swap",
        "xderef",
    ];
    is_register(operator) || OPERATORS.iter().any(|known| operator.starts_with(known))
}

/// Whether it matters which of those like it comes first.
fn has_order(tag: &str) -> bool {
    ["formal_parameter", "member", "enumerator", "subrange_type"].contains(&tag)
}

/// A name without its beginning, `DW_TAG_` or `DW_AT_`.
fn short(name: &str) -> &str {
    name.splitn(3, '_').last().unwrap_or_default()
}

/// What an attribute says; `None` if that is not compared.
fn attribute(entry: &Entry, name: &str, value: &str, all: &Entries, how: How) -> Option<String> {
    match name {
        "location" if is_private_constant(value) => None,
        // Where values are is the code's matter: what is compared is for how much of it that is known.
        "location" if how.is_optimized() => None,
        "location" if value.contains('\n') => None,
        "location" => Some(location(value)),
        "address_class" if how.dialect == Dialect::OpenCl100 && value == GENERIC => Some(PRIVATE.to_owned()),
        // LLVM states it where the type of the elements is a name, which has no size there: vectors come back as those of
        // basic types.
        "byte_size" if entry.is_vector() => None,
        "language" if value.starts_with("DW_LANG_C") && !value.contains("plus") => {
            Some("DW_LANG_OpenCL".to_owned())
        }
        _ => match all.named_by(value) {
            Some(at) => Some(all.described(if entry.is_vector() { all.under_names(at) } else { at })),
            None if value.starts_with("0x") && name == "abstract_origin" => None,
            None => Some(value.to_owned()),
        },
    }
}

impl Entries {
    /// How an entry is called by those in it.
    fn called(&self, at: usize) -> String {
        let entry = &self.all[at];
        let line =
            entry.says("DW_AT_call_line").or_else(|| entry.says("DW_AT_decl_line")).unwrap_or_default();
        format!("{}{line}", self.described(at))
    }

    /// An entry by its kind, and its name or that of what it is made of.
    fn described(&self, at: usize) -> String {
        let entry = &self.all[at];
        let tag = short(&entry.tag);
        if let Some(name) = entry.says("DW_AT_linkage_name").or_else(|| entry.says("DW_AT_name")) {
            return format!("{tag} {name}");
        }
        let origin = entry.says("DW_AT_abstract_origin").or_else(|| entry.says("DW_AT_specification"));
        let of = origin.and_then(|origin| self.named_by(origin)).or_else(|| self.type_of(entry));
        let of = of.map(|of| if entry.is_vector() { self.under_names(of) } else { of });
        match of.filter(|of| short(&self.all[*of].tag) != "lexical_block") {
            Some(of) => format!("{tag} of {}", self.described(of)),
            None => tag.to_owned(),
        }
    }
}

/// A place in memory without the numbers of registers, of the frame and of addresses.
fn location(expression: &str) -> String {
    let operators =
        expression.split(", ").map(|operator| match operator.split(' ').next().unwrap_or_default() {
            word if word.starts_with("DW_OP_reg") || word.starts_with("DW_OP_breg") => "register",
            "DW_OP_fbreg" => "frame",
            "DW_OP_addrx" | "DW_OP_addr" => "address",
            _ => operator,
        });
    operators.collect::<Vec<&str>>().join(", ")
}

/// A compile unit without tables of names: whether they are written is lost, being a matter of how DWARF is written, and
/// LLVM's own leave out types that it makes itself, which its check finds.
pub(super) fn without_names(unit: &str) -> Cow<'_, str> {
    if unit.contains("nameTableKind: ") {
        return Cow::Borrowed(unit);
    }
    Cow::Owned(unit.replacen("!DICompileUnit(", "!DICompileUnit(nameTableKind: None, ", 1))
}
