//! Whether two modules have the same debug information: each node is told by what it says and by what it refers to.
//!
//! A node's label begins with its kind and its plain fields, and takes in the labels of what it names, round after round.
//! Nodes that are alike in that are one: SPIR-V says what is written twice once. What is compared is the set of labels of
//! the nodes that can be reached, and for each function the records and the locations in it.

use super::differences::{self, Dialect, forget, has_no_order};
use super::metadata::{Metadata, Node, Record, Value};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

/// How far apart two nodes may be and still count for each other's labels.
const ROUNDS: usize = 24;

/// A module with labels.
struct Labelled {
    metadata: Metadata,
    labels: HashMap<u32, u64>,
    /// What each node says by itself, and that which they name says, and so on.
    rounds: Vec<HashMap<u32, u64>>,
}

/// What one of two modules lacks of the other, in lines.
pub(crate) fn differences(before: &str, after: &str, dialect: Dialect) -> Vec<String> {
    let before = Metadata::parse(before);
    let before = Labelled::of(before, dialect);
    let after = Labelled::of(Metadata::parse(after), dialect);
    let mut out = Vec::new();
    // The nearest difference is the cause, what names it follows.
    for round in 0..ROUNDS {
        compare_nodes(&before, &after, round, &mut out);
        if !out.is_empty() {
            return out;
        }
    }
    for (name, function) in &before.metadata.functions {
        // LLVM passes over what is said in functions without a description.
        let other = after.metadata.functions.get(name).filter(|_| function.subprogram.is_some());
        let Some(other) = other else { continue };
        let records = |side: &Labelled, records: &[Record]| -> BTreeMap<String, usize> {
            let mut counts = BTreeMap::new();
            for record in records {
                *counts.entry(side.record(record, dialect)).or_default() += 1;
            }
            counts
        };
        compare_counts(
            name,
            "record",
            &records(&before, &function.records),
            &records(&after, &other.records),
            &mut out,
        );
        let places = |side: &Labelled, places: &[u32]| -> BTreeSet<String> {
            places.iter().map(|place| side.place(*place)).collect()
        };
        let (was, is) = (places(&before, &function.locations), places(&after, &other.locations));
        let (calls, new_calls) = (places(&before, &function.calls), places(&after, &other.calls));
        // Calls must have a location in LLVM, which is of line 0 where there is none.
        let nowhere = |place: &u32| {
            after.text(*place, "line").as_deref() == Some("0") && after.text(*place, "inlinedAt").is_none()
        };
        let nowhere: Vec<u32> = other.calls.iter().copied().filter(nowhere).collect();
        let all = &(&was | &calls) | &places(&after, &nowhere);
        out.extend((&is | &new_calls).difference(&all).map(|place| format!("{name}: new location {place}")));
        out.extend(was.difference(&(&is | &new_calls)).map(|place| format!("{name}: lost location {place}")));
    }
    out
}

fn compare_counts(
    function: &str,
    what: &str,
    before: &BTreeMap<String, usize>,
    after: &BTreeMap<String, usize>,
    out: &mut Vec<String>,
) {
    for (said, count) in before {
        let found = after.get(said).copied().unwrap_or(0);
        if found < *count {
            out.push(format!("{function}: lost {what} {said} ({found} of {count})"));
        }
    }
    for (said, count) in after {
        let was = before.get(said).copied().unwrap_or(0);
        if was < *count {
            out.push(format!("{function}: new {what} {said} ({count} instead of {was})"));
        }
    }
}

fn compare_nodes(before: &Labelled, after: &Labelled, round: usize, out: &mut Vec<String>) {
    let (was, is) = (before.reachable(), after.reachable());
    let labels = |side: &Labelled, nodes: &BTreeSet<u32>| -> BTreeMap<u64, u32> {
        nodes.iter().filter_map(|node| Some((*side.rounds[round].get(node)?, *node))).collect()
    };
    let (was, is) = (labels(before, &was), labels(after, &is));
    let lost: Vec<u32> =
        was.iter().filter(|(label, _)| !is.contains_key(label)).map(|(_, node)| *node).collect();
    let new: Vec<u32> =
        is.iter().filter(|(label, _)| !was.contains_key(label)).map(|(_, node)| *node).collect();
    out.extend(lost.iter().map(|node| format!("lost node {}", before.describe(*node, &after.shallow(&new)))));
    out.extend(new.iter().map(|node| format!("new node {}", after.describe(*node, &before.shallow(&lost)))));
}

impl Labelled {
    fn of(mut metadata: Metadata, dialect: Dialect) -> Labelled {
        forget(&mut metadata, dialect);
        let mut labels: HashMap<u32, u64> = HashMap::new();
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let next = metadata.nodes.iter().map(|(id, node)| (*id, label(node, &labels, &metadata)));
            labels = next.collect();
            rounds.push(labels.clone());
        }
        Labelled { metadata, labels, rounds }
    }

    /// Every node that something names, beginning with the compile units and the functions.
    fn reachable(&self) -> BTreeSet<u32> {
        let mut found = BTreeSet::new();
        let mut work: Vec<u32> = self.metadata.units.clone();
        work.extend(self.metadata.functions.values().filter_map(|function| function.subprogram));
        work.extend(self.metadata.globals.values().flatten());
        let described = self.metadata.functions.values().filter(|function| function.subprogram.is_some());
        let records = described.flat_map(|function| &function.records);
        work.extend(records.flat_map(|record| [record.variable, record.place]));
        while let Some(id) = work.pop() {
            let Some(node) = self.metadata.nodes.get(&id) else { continue };
            let is_new = found.insert(id);
            if !is_new {
                continue;
            }
            let values: Vec<&Value> = match node {
                Node::List(values) => values.iter().collect(),
                Node::Debug { fields, .. } => fields.iter().map(|(_, value)| value).collect(),
            };
            work.extend(values.into_iter().filter_map(|value| match value {
                Value::Node(id) => Some(*id),
                Value::Text(_) => None,
            }));
        }
        // A list is compared with what has it.
        found.retain(|id| matches!(self.metadata.nodes.get(id), Some(Node::Debug { .. })));
        found
    }

    fn label(&self, id: u32) -> u64 {
        self.labels.get(&id).copied().unwrap_or_default()
    }

    fn record(&self, record: &Record, dialect: Dialect) -> String {
        let record = differences::record(record, dialect);
        let variable = self.name(record.variable);
        format!(
            "{} of {variable} in {}, {} at {} #{:x}",
            record.kind,
            record.location,
            record.expression,
            self.place(record.place),
            self.label(record.variable) & 0xffff
        )
    }

    fn name(&self, id: u32) -> String {
        self.text(id, "name").unwrap_or_default()
    }

    fn text(&self, id: u32, field: &str) -> Option<String> {
        let Some(Node::Debug { fields, .. }) = self.metadata.nodes.get(&id) else { return None };
        fields.iter().find(|(name, _)| name == field).map(|(_, value)| match value {
            Value::Node(id) => format!("#{:x}", self.label(*id) & 0xffff),
            Value::Text(text) => text.clone(),
        })
    }

    /// A location: line, column, scope, and where that was inlined.
    fn place(&self, id: u32) -> String {
        let text = |field: &str| self.text(id, field).unwrap_or_default();
        format!("{}:{} in {} {}", text("line"), text("column"), text("scope"), text("inlinedAt"))
    }

    /// Nodes by kind and name, to say what became of one.
    fn shallow(&self, nodes: &[u32]) -> BTreeMap<(String, String), String> {
        let key = |id: &u32| {
            Some((
                (self.kind(*id)?, self.name(*id) + &self.text(*id, "line").unwrap_or_default()),
                self.plain(*id),
            ))
        };
        nodes.iter().filter_map(key).collect()
    }

    fn kind(&self, id: u32) -> Option<String> {
        match self.metadata.nodes.get(&id)? {
            Node::Debug { kind, .. } => Some(kind.clone()),
            Node::List(_) => None,
        }
    }

    /// A node with its fields, and with those of the one that it seems to have become.
    fn describe(&self, id: u32, others: &BTreeMap<(String, String), String>) -> String {
        let kind = self.kind(id).unwrap_or_default();
        let own = self.plain(id);
        match others.get(&(kind, self.name(id) + &self.text(id, "line").unwrap_or_default())) {
            Some(other) => format!("{own}\n          | {other}"),
            None => own,
        }
    }

    fn plain(&self, id: u32) -> String {
        let Some(Node::Debug { kind, distinct, fields }) = self.metadata.nodes.get(&id) else {
            return String::new();
        };
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| match value {
                Value::Text(text) => format!("{name}: {text}"),
                Value::Node(node) => format!("{name}: {}#{:x}", self.name(*node), self.label(*node) & 0xffff),
            })
            .collect();
        format!("{}{kind}({})", if *distinct { "distinct " } else { "" }, fields.join(", "))
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn label(node: &Node, labels: &HashMap<u32, u64>, metadata: &Metadata) -> u64 {
    let value = |value: &Value| match value {
        Value::Text(text) => hash(text),
        Value::Node(id) => labels.get(id).copied().unwrap_or_default(),
    };
    match node {
        Node::List(values) => hash(&values.iter().map(value).collect::<Vec<u64>>()),
        Node::Debug { kind, distinct, fields } => {
            let mut said: Vec<(&str, u64)> = fields
                .iter()
                .map(|(name, field)| {
                    let list = match field {
                        Value::Node(id) => metadata.nodes.get(id),
                        Value::Text(_) => None,
                    };
                    let label = match list {
                        Some(Node::List(values)) if has_no_order(name) => {
                            let mut labels: Vec<u64> = values.iter().map(value).collect();
                            labels.sort_unstable();
                            labels.dedup();
                            hash(&labels)
                        }
                        _ => value(field),
                    };
                    (name.as_str(), label)
                })
                .collect();
            said.sort_unstable();
            hash(&(kind, distinct, said))
        }
    }
}
