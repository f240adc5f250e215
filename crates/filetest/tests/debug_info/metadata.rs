//! The debug-info nodes of a module as `llvm-dis` prints them, and what functions, variables and instructions say of them.

use std::collections::{BTreeMap, BTreeSet};

/// A field of a node, or an element of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Another node, by its number.
    Node(u32),
    /// Anything else, as it is printed.
    Text(String),
}

/// What `!7 = ...` defines.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// A specialized node: kind, whether it is distinct, fields by name.
    Debug { kind: String, distinct: bool, fields: Vec<(String, Value)> },
    /// A list.
    List(Vec<Value>),
}

/// A record in a function.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// `value`, `declare` and so on.
    pub(crate) kind: String,
    /// What the variable is in: a word for the kind of value, not its name, which a translation may change.
    pub(crate) location: String,
    /// The name of the value, if it is in one of a function.
    value: Option<String>,
    /// The variable, or the label.
    pub(crate) variable: u32,
    /// The expression, as it is printed.
    pub(crate) expression: String,
    /// Where the record is.
    pub(crate) place: u32,
}

/// What a function says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Function {
    /// Its subprogram.
    pub(crate) subprogram: Option<u32>,
    pub(crate) records: Vec<Record>,
    /// The locations of its instructions.
    pub(crate) locations: Vec<u32>,
    /// The locations of calls of functions that may be builtin.
    pub(crate) calls: Vec<u32>,
}

/// The debug information of a module.
#[derive(Debug, Default)]
pub(crate) struct Metadata {
    pub(crate) nodes: BTreeMap<u32, Node>,
    /// The compile units.
    pub(crate) units: Vec<u32>,
    pub(crate) functions: BTreeMap<String, Function>,
    /// The nodes that are attached to variables, by their names.
    pub(crate) globals: BTreeMap<String, Vec<u32>>,
}

impl Metadata {
    /// Reads what `llvm-dis` printed.
    pub(crate) fn parse(text: &str) -> Metadata {
        let mut out = Metadata::default();
        let mut current: Option<String> = None;
        let mut values = Values::default();
        let mut all_values: BTreeMap<String, Values> = BTreeMap::new();
        let mut is_dead = false;
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("!llvm.dbg.cu = !{") {
                out.units = rest.trim_end_matches('}').split(", ").filter_map(number).collect();
            } else if line.starts_with('!') {
                out.define(line);
            } else if line.starts_with("define ") {
                let name = symbol(line);
                let function =
                    Function { subprogram: attached(line).first().copied(), ..Function::default() };
                out.functions.insert(name.clone(), function);
                current = Some(name);
                (values, is_dead) = (Values::default(), false);
            } else if line == "}" {
                all_values.extend(current.take().map(|name| (name, std::mem::take(&mut values))));
            } else if line.starts_with('@') {
                let nodes = attached(line);
                if !nodes.is_empty() {
                    out.globals.insert(symbol(line), nodes);
                }
            } else if let Some(function) = current.as_ref().and_then(|name| out.functions.get_mut(name)) {
                if let Some((label, rest)) = line.split_once(':').filter(|_| !line.starts_with(' ')) {
                    values.begin_block(label, rest);
                    is_dead = rest.ends_with("; No predecessors!");
                }
                let line = line.trim_start();
                // What nothing leads to has no code.
                if is_dead {
                    continue;
                }
                if let Some((name, what)) = line.split_once(" = ").filter(|(name, _)| name.starts_with('%')) {
                    values
                        .defined
                        .insert(name.to_owned(), Defined::of(what, values.block, function.records.len()));
                }
                // No set has labels.
                if line.starts_with("#dbg_label") {
                    continue;
                }
                match line.strip_prefix("#dbg_").and_then(record) {
                    Some(record) => {
                        function.records.push(record);
                        values.blocks.push(values.block);
                    }
                    // Where a scope of aliasing begins there is no instruction in SPIR-V, and a sampler is a constant.
                    None if line.contains(" @llvm.experimental.noalias.scope.decl(")
                        || line.contains(" @__translate_sampler_initializer(") => {}
                    // In front of a phi SPIR-V has no room for a scope.
                    None if line.contains(" = phi ") => {}
                    // What gives a constant or a variable in SPIR-V is no instruction there.
                    None if line.contains(" @_") => function.calls.extend(attached(line)),
                    None => function.locations.extend(attached(line)),
                }
            }
        }
        for (name, values) in all_values {
            let Some(function) = out.functions.get_mut(&name) else { continue };
            let inlined_at = |record: &Record| match out.nodes.get(&record.place)? {
                Node::Debug { fields, .. } => {
                    fields.iter().find(|(name, _)| name == "inlinedAt").map(|(_, value)| value.clone())
                }
                Node::List(_) => None,
            };
            values.settle(&mut function.records, inlined_at);
        }
        out
    }

    fn define(&mut self, line: &str) {
        let Some((name, what)) = line.split_once(" = ") else { return };
        let Some(id) = number(name) else { return };
        let (distinct, what) = match what.strip_prefix("distinct ") {
            Some(rest) => (true, rest),
            None => (false, what),
        };
        if let Some(list) = what.strip_prefix("!{") {
            let list = list.strip_suffix('}').unwrap_or(list);
            self.nodes.insert(id, Node::List(split(list).map(value).collect()));
        } else if let Some((kind, fields)) = what.strip_prefix('!').and_then(|node| node.split_once('(')) {
            let fields = fields.strip_suffix(')').unwrap_or(fields);
            let fields = split(fields)
                .filter_map(|field| field.split_once(": ").map(|(n, v)| (n.to_owned(), value(v))));
            let fields = fields.collect();
            self.nodes.insert(id, Node::Debug { kind: kind.to_owned(), distinct, fields });
        }
    }
}

fn number(text: &str) -> Option<u32> {
    text.trim().strip_prefix('!')?.parse().ok()
}

fn value(text: &str) -> Value {
    number(text).map_or_else(|| Value::Text(text.trim().to_owned()), Value::Node)
}

/// The name behind the first `@` of a line.
fn symbol(line: &str) -> String {
    let rest = line.split_once('@').map_or("", |(_, rest)| rest);
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or_default().to_owned(),
        None => rest
            .split(|c: char| !(c.is_alphanumeric() || "._$-".contains(c)))
            .next()
            .unwrap_or_default()
            .to_owned(),
    }
}

/// The nodes attached as `!dbg`.
fn attached(line: &str) -> Vec<u32> {
    line.match_indices("!dbg !")
        .filter_map(|(at, word)| {
            let digits: String = line[at + word.len()..].chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        })
        .collect()
}

/// The record behind `#dbg_`.
fn record(text: &str) -> Option<Record> {
    let (kind, rest) = text.split_once('(')?;
    let operands: Vec<&str> = split(rest.strip_suffix(')')?).collect();
    let (location, variable, expression) = (*operands.first()?, *operands.get(1)?, *operands.get(2)?);
    Some(Record {
        kind: kind.to_owned(),
        location: location_kind(location).to_owned(),
        value: location.rsplit(' ').next().filter(|name| name.starts_with('%')).map(str::to_owned),
        variable: number(variable)?,
        expression: expression.to_owned(),
        place: number(operands.last()?)?,
    })
}

/// Where values of a function are computed.
#[derive(Default)]
struct Values {
    /// The number of the block at hand; 0 is the one that functions begin with.
    block: usize,
    /// The numbers of blocks by their labels.
    labels: BTreeMap<String, usize>,
    /// The labels of the blocks before each other block.
    predecessors: BTreeMap<usize, Vec<String>>,
    /// By name.
    defined: BTreeMap<String, Defined>,
    /// The block of each record.
    blocks: Vec<usize>,
}

struct Defined {
    block: usize,
    /// How many records stand before it.
    records: usize,
    is_variable: bool,
}

impl Defined {
    fn of(what: &str, block: usize, records: usize) -> Defined {
        Defined { block, records, is_variable: what.starts_with("alloca ") }
    }
}

impl Values {
    /// A label, and what `llvm-dis` says behind it.
    fn begin_block(&mut self, label: &str, rest: &str) {
        let Some((_, before)) = rest.split_once("; preds = ") else { return };
        self.block += 1;
        self.labels.insert(label.to_owned(), self.block);
        let before = before.split(", ").map(|label| label.trim_start_matches('%').to_owned());
        self.predecessors.insert(self.block, before.collect());
    }

    /// The blocks that are on every way to each block.
    fn dominators(&self) -> Vec<BTreeSet<usize>> {
        let all: BTreeSet<usize> = (0..=self.block).collect();
        let mut out = vec![all; self.block + 1];
        out[0] = BTreeSet::from([0]);
        loop {
            let before = out.clone();
            for (&block, predecessors) in &self.predecessors {
                // The first block may have no label.
                let of = |label: &String| &before[self.labels.get(label).copied().unwrap_or(0)];
                let common = predecessors.iter().map(of).cloned().reduce(|one, other| &one & &other);
                out[block] = common.unwrap_or_default();
                out[block].insert(block);
            }
            if out == before {
                return out;
            }
        }
    }

    /// Says of each record what can be said of it where it is, in SPIR-V as in LLVM's own machine code. A value that is
    /// computed behind the record is there when it is computed: in the same block, unless something else is said of the
    /// variable before, and in another one, if nothing else ever is. Otherwise the variable is in nothing. And the address of
    /// what is a part of a variable is said as a value: validators want a variable or a parameter to be declared.
    fn settle(&self, records: &mut [Record], inlined_at: impl Fn(&Record) -> Option<Value>) {
        let dominators = self.dominators();
        for at in 0..records.len() {
            let Some(defined) = records[at].value.as_ref().and_then(|name| self.defined.get(name)) else {
                continue;
            };
            let is_same = |other: &Record| {
                other.variable == records[at].variable && inlined_at(other) == inlined_at(&records[at])
            };
            let is_said_again = |range: std::ops::Range<usize>| {
                records[range.clone()].iter().zip(range).any(|(other, n)| n != at && is_same(other))
            };
            let here = self.blocks[at];
            let is_lost = match defined.block == here {
                true => defined.records > at && is_said_again(at..defined.records),
                false => {
                    let is_there = dominators[here].contains(&defined.block);
                    let comes = dominators[defined.block].contains(&here) && !is_said_again(0..records.len());
                    !is_there && !comes
                }
            };
            let record = &mut records[at];
            if is_lost {
                record.location = NOTHING.to_owned();
            }
            if record.kind == "declare" && !defined.is_variable {
                record.kind = "value".to_owned();
                let (address, part) = match record.expression.split_once("DW_OP_LLVM_fragment") {
                    Some((address, part)) => (address, format!(", DW_OP_LLVM_fragment{part}")),
                    None => (record.expression.trim_end_matches(')'), ")".to_owned()),
                };
                let address = address.trim_end_matches(", ");
                let separator = if address.ends_with('(') { "" } else { ", " };
                record.expression = format!("{address}{separator}DW_OP_deref{part}");
            }
        }
        for record in records.iter_mut().filter(|record| record.location == NOTHING) {
            // What is declared to be nowhere has no value.
            record.kind = "value".to_owned();
        }
    }
}

/// What a variable is in that has no place.
pub(crate) const NOTHING: &str = "nothing";
/// What a variable is in that is computed of more than one value.
pub(crate) const SEVERAL: &str = "several values";

/// What a variable is in, in a word.
fn location_kind(location: &str) -> &str {
    let last = location.rsplit(' ').next().unwrap_or_default();
    match location {
        _ if location.starts_with("!DIArgList") => SEVERAL,
        "!{}" => NOTHING,
        _ if matches!(last, "poison" | "undef") => NOTHING,
        _ if last.starts_with('%') || last.starts_with('@') => "a value",
        _ => "a constant",
    }
}

/// The parts between the commas of a list that are in no brackets and in no text.
pub(crate) fn split(text: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut quoted) = (0usize, false);
    let parts = text.split(move |c: char| {
        match c {
            '"' => quoted = !quoted,
            '(' | '{' | '[' | '<' if !quoted => depth += 1,
            ')' | '}' | ']' | '>' if !quoted => depth = depth.saturating_sub(1),
            ',' if !quoted && depth == 0 => return true,
            _ => {}
        }
        false
    });
    parts.map(str::trim).filter(|part| !part.is_empty())
}
