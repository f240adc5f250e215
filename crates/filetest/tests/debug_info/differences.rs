//! What debug information is allowed to lose on the way through SPIR-V, by dialect, each with the reason.

use super::metadata::{Metadata, NOTHING, Node, Record, SEVERAL, Value, split};
use spirv_llvm::DebugInfoSet;
use std::collections::{BTreeMap, BTreeSet};

/// The dialect of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Legacy,
    OpenCl100,
    Shader100,
    Shader200,
}

const ALL: &[Dialect] = &Dialect::ALL;

impl Dialect {
    pub(crate) const ALL: [Dialect; 4] =
        [Dialect::Legacy, Dialect::OpenCl100, Dialect::Shader100, Dialect::Shader200];

    pub(crate) fn set(self) -> DebugInfoSet {
        match self {
            Dialect::Legacy => DebugInfoSet::Legacy,
            Dialect::OpenCl100 => DebugInfoSet::OpenCl100,
            Dialect::Shader100 => DebugInfoSet::Shader100,
            Dialect::Shader200 => DebugInfoSet::Shader200,
        }
    }
}

/// A field that does not come back.
struct Field {
    dialects: &'static [Dialect],
    kind: &'static str,
    name: &'static str,
    #[expect(dead_code, reason = "for people")]
    why: &'static str,
}

const fn field(
    dialects: &'static [Dialect],
    kind: &'static str,
    name: &'static str,
    why: &'static str,
) -> Field {
    Field { dialects, kind, name, why }
}

const NO_OPERAND: &str = "the instruction has no operand for it";
const NO_ALIGNMENT: &str = "no instruction has alignments";
const HOW: &str = "affects the encoding of DWARF only";

/// An enumeration.
const ENUMERATION: &str = "DW_TAG_enumeration_type";
/// A location that something was inlined at.
const INLINED_AT: &str = "inlinedAt";

const FIELDS: &[Field] = &[
    field(ALL, "DICompositeType", "align", NO_ALIGNMENT),
    field(ALL, "DIDerivedType", "align", NO_ALIGNMENT),
    field(ALL, "DIGlobalVariable", "align", NO_ALIGNMENT),
    field(ALL, "DILocalVariable", "align", NO_ALIGNMENT),
    field(
        ALL,
        "DICompileUnit",
        "retainedTypes",
        "no instruction lists them: those that nothing names come back",
    ),
    field(ALL, INLINED_AT, "column", NO_OPERAND),
    field(ALL, "DIEnumerator", "isUnsigned", "constants have no sign"),
    field(ALL, "DICompileUnit", "emissionKind", "implied by the written nodes"),
    field(ALL, "DICompileUnit", "nameTableKind", HOW),
    field(ALL, "DICompileUnit", "splitDebugInlining", HOW),
    field(ALL, "DISubroutineType", "cc", NO_OPERAND),
    field(ALL, "DINamespace", "exportSymbols", NO_OPERAND),
    field(ALL, ENUMERATION, "identifier", NO_OPERAND),
    field(ALL, "DISubprogram", "keyInstructions", HOW),
];

/// Flags that no set has.
const FLAGS: [&str; 3] = ["DIFlagAllCallsDescribed", "DIFlagNonTrivial", "DIFlagAppleBlock"];

/// Languages that are read as OpenCL C, because SPIR-V has no number for them.
const AS_OPENCL: [&str; 3] = ["DW_LANG_C99", "DW_LANG_C11", "DW_LANG_C17"];

/// Lists whose order says nothing.
const NO_ORDER: [&str; 6] = ["retainedNodes", "enums", "globals", "imports", "retainedTypes", "macros"];

/// Takes out of a module what may differ.
pub(crate) fn forget(metadata: &mut Metadata, dialect: Dialect) {
    let is_label = |node: &Node| matches!(node, Node::Debug { kind, .. } if kind == "DILabel");
    let labels: BTreeSet<u32> =
        metadata.nodes.iter().filter(|(_, node)| is_label(node)).map(|(id, _)| *id).collect();
    put_in_structures(metadata);
    keep_variables(metadata);
    for node in metadata.nodes.values_mut() {
        if let Node::List(values) = node {
            values.retain(|value| !matches!(value, Value::Node(id) if labels.contains(id)));
        }
    }
    if dialect != Dialect::OpenCl100 {
        put_functions_last(metadata);
    }
    let is_empty =
        |(id, node): (&u32, &Node)| matches!(node, Node::List(values) if values.is_empty()).then_some(*id);
    let empty: BTreeSet<u32> = metadata.nodes.iter().filter_map(is_empty).collect();
    let elements: BTreeMap<u32, Value> = metadata
        .nodes
        .iter()
        .filter_map(|(id, node)| Some((*id, under_names(metadata, vector_element(node)?))))
        .collect();
    let inlined: BTreeSet<u32> = metadata.nodes.values().flat_map(named_as_inlined_at).collect();
    for (id, node) in &mut metadata.nodes {
        let Node::Debug { kind, fields, .. } = node else { continue };
        let is_enumeration =
            fields.iter().any(|(name, value)| name == "tag" && *value == Value::Text(ENUMERATION.to_owned()));
        let kind = match kind.as_str() {
            _ if inlined.contains(id) => INLINED_AT,
            _ if is_enumeration => ENUMERATION,
            kind => kind,
        };
        fields.retain_mut(|(name, value)| {
            // Vectors are of basic types.
            if let Some(element) = elements.get(id)
                && name == "baseType"
            {
                *value = element.clone();
            }
            if let Value::Text(text) = value
                && name == "flags"
            {
                let known: Vec<&str> = text.split(" | ").filter(|flag| !FLAGS.contains(flag)).collect();
                *text = known.join(" | ");
                if text.is_empty() {
                    return false;
                }
            }
            if name == "language" && AS_OPENCL.iter().any(|c| *value == Value::Text((*c).to_owned())) {
                *value = Value::Text("DW_LANG_OpenCL".to_owned());
            }
            // A list of nothing says what no list says.
            let says_nothing = has_no_order(name) && matches!(value, Value::Node(id) if empty.contains(id));
            // Validators want the capability of a class that is a word: without it generic memory is private.
            if dialect == Dialect::OpenCl100
                && name == "dwarfAddressSpace"
                && *value == Value::Text("4".to_owned())
            {
                *value = Value::Text("0".to_owned());
            }
            // A constant has the width that it needs.
            if matches!(name.as_str(), "extraData" | "value")
                && let Value::Text(text) = value
                && let Some((_, number)) = text.split_once(' ').filter(|(ty, _)| ty.starts_with('i'))
            {
                *text = number.to_owned();
            }
            let is_lost = FIELDS
                .iter()
                .any(|field| field.dialects.contains(&dialect) && field.kind == kind && field.name == name);
            !says_nothing && !is_lost
        });
    }
}

/// The operators of expressions that every set has.
const OPERATORS: [&str; 9] = [
    "DW_OP_deref",
    "DW_OP_plus",
    "DW_OP_minus",
    "DW_OP_plus_uconst",
    "DW_OP_swap",
    "DW_OP_xderef",
    "DW_OP_stack_value",
    "DW_OP_constu",
    "DW_OP_LLVM_fragment",
];

/// A record as it may come back: a variable in several values, or by an operator that the set does not have, is in nothing
/// from there on; of nothing the part of the variable is all there is to say.
pub(crate) fn record(record: &Record, dialect: Dialect) -> Record {
    let mut out = record.clone();
    let inside = record.expression.trim_start_matches("!DIExpression(").trim_end_matches(')');
    let mut operations: Vec<String> = split(inside).map(str::to_owned).collect();
    // Small numbers have operators of their own, which mean the same.
    operations = operations
        .into_iter()
        .flat_map(|word| match word.strip_prefix("DW_OP_lit") {
            Some(number) => vec!["DW_OP_constu".to_owned(), number.to_owned()],
            None => vec![word],
        })
        .collect();
    let unknown = |word: &String| word.starts_with("DW_") && !OPERATORS.contains(&word.as_str());
    // An operand is one word.
    // Numbers that words compute by the operators of the set.
    let is_wide = |word: &String| {
        let is_more = |number: u64| u32::try_from(number).is_err();
        dialect != Dialect::Shader200
            && word.parse().is_ok_and(|number: u64| is_more(number) && is_more(number.wrapping_neg()))
    };
    let is_said =
        !operations.iter().any(is_wide) && (dialect == Dialect::Shader200 || !operations.iter().any(unknown));
    if record.location == SEVERAL || !is_said {
        out.location = NOTHING.to_owned();
    }
    if out.location == NOTHING {
        let fragment = operations.iter().position(|word| word == "DW_OP_LLVM_fragment");
        operations = fragment.map_or_else(Vec::new, |at| operations.split_off(at));
    }
    out.expression = operations.join(", ");
    out
}

/// Types of blocks of code are in a file and so are their members, and they are told by what they say. In SPIR-V a structure is
/// in the compile unit, its members are in it, and whether a node is distinct has no operand: what is defined is.
fn put_in_structures(metadata: &mut Metadata) {
    let mut owners: BTreeMap<u32, u32> = BTreeMap::new();
    for (id, node) in &metadata.nodes {
        if is_structure(node)
            && let Some(Value::Node(list)) = field_of(node, "elements")
            && let Some(Node::List(values)) = metadata.nodes.get(list)
        {
            owners.extend(values.iter().filter_map(node_in).map(|member| (member, *id)));
        }
    }
    let is_file = |node: &Node| matches!(node, Node::Debug { kind, .. } if kind == "DIFile");
    let files: BTreeSet<u32> =
        metadata.nodes.iter().filter(|(_, node)| is_file(node)).map(|(id, _)| *id).collect();
    for (id, node) in &mut metadata.nodes {
        let is_structure = is_structure(node);
        let Node::Debug { kind, fields, distinct } = node else { continue };
        let is_in_file = |(name, value): &(String, Value)| {
            name == "scope" && matches!(value, Value::Node(scope) if files.contains(scope))
        };
        if is_structure && fields.iter().any(is_in_file) {
            fields.retain(|field| !is_in_file(field));
            *distinct = true;
        }
        if kind == "DIDerivedType"
            && let Some(owner) = owners.get(id)
            && let Some((_, scope)) = fields.iter_mut().find(|field| is_in_file(field))
        {
            *scope = Value::Node(*owner);
        }
    }
}

/// What optimized functions keep are all variables that say that they are of them, though compilers leave out those that blocks
/// capture.
fn keep_variables(metadata: &mut Metadata) {
    let scope = |id: &u32| match field_of(metadata.nodes.get(id)?, "scope")? {
        Value::Node(scope) => Some(*scope),
        Value::Text(_) => None,
    };
    let mut kept: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (id, node) in &metadata.nodes {
        if !matches!(node, Node::Debug { kind, .. } if kind == "DILocalVariable") {
            continue;
        }
        let mut scopes = std::iter::successors(scope(id), scope);
        let list = scopes.find_map(|scope| {
            let function = metadata.nodes.get(&scope)?;
            let is_optimized = matches!(field_of(function, "spFlags"), Some(Value::Text(flags)) if flags.contains("DISPFlagOptimized"));
            field_of(function, "retainedNodes").filter(|_| is_optimized)
        });
        if let Some(Value::Node(list)) = list {
            kept.entry(*list).or_default().push(*id);
        }
    }
    for (list, variables) in kept {
        if let Some(Node::List(values)) = metadata.nodes.get_mut(&list) {
            let known: BTreeSet<u32> = values.iter().filter_map(node_in).collect();
            values.extend(variables.into_iter().filter(|id| !known.contains(id)).map(Value::Node));
        }
    }
}

fn is_structure(node: &Node) -> bool {
    matches!(node, Node::Debug { kind, .. } if kind == "DICompositeType")
        && field_of(node, "tag") == Some(&Value::Text("DW_TAG_structure_type".to_owned()))
}

/// Where nothing may name what comes later, functions come behind the other members of a structure, in the order of lines;
/// and all that say that they are of it, though compilers leave some out.
fn put_functions_last(metadata: &mut Metadata) {
    let mut declared: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (id, node) in &metadata.nodes {
        let is_function = matches!(node, Node::Debug { kind, distinct: false, .. } if kind == "DISubprogram");
        let Some(Value::Node(scope)) = field_of(node, "scope").filter(|_| is_function) else { continue };
        if let Some(Value::Node(list)) =
            metadata.nodes.get(scope).and_then(|scope| field_of(scope, "elements"))
        {
            declared.entry(*list).or_default().push(*id);
        }
    }
    for (list, functions) in declared {
        if let Some(Node::List(values)) = metadata.nodes.get_mut(&list) {
            let known: BTreeSet<u32> = values.iter().filter_map(node_in).collect();
            values.extend(functions.into_iter().filter(|id| !known.contains(id)).map(Value::Node));
        }
    }
    let line = |node: &Node| match node {
        Node::Debug { kind, .. } if kind == "DISubprogram" => match field_of(node, "line") {
            Some(Value::Text(line)) => line.parse().ok(),
            _ => Some(0),
        },
        _ => None,
    };
    let functions: BTreeMap<u32, u32> =
        metadata.nodes.iter().filter_map(|(id, node)| Some((*id, line(node)?))).collect();
    for node in metadata.nodes.values_mut() {
        if let Node::List(values) = node {
            values.sort_by_key(|value| match value {
                Value::Node(id) => functions.get(id).map_or(0, |line| line + 1),
                Value::Text(_) => 0,
            });
        }
    }
}

fn field_of<'n>(node: &'n Node, field: &str) -> Option<&'n Value> {
    let Node::Debug { fields, .. } = node else { return None };
    fields.iter().find(|(name, _)| name == field).map(|(_, value)| value)
}

/// The type of the components, if a node is a vector.
fn vector_element(node: &Node) -> Option<u32> {
    let is_vector = field_of(node, "flags") == Some(&Value::Text("DIFlagVector".to_owned()));
    match field_of(node, "baseType")? {
        Value::Node(id) if is_vector => Some(*id),
        _ => None,
    }
}

/// The type that stands behind typedefs.
fn under_names(metadata: &Metadata, mut ty: u32) -> Value {
    let typedef = Value::Text("DW_TAG_typedef".to_owned());
    while let Some(node) = metadata.nodes.get(&ty)
        && field_of(node, "tag") == Some(&typedef)
        && let Some(Value::Node(base)) = field_of(node, "baseType")
    {
        ty = *base;
    }
    Value::Node(ty)
}

fn named_as_inlined_at(node: &Node) -> Option<u32> {
    match field_of(node, INLINED_AT)? {
        Value::Node(id) => Some(*id),
        Value::Text(_) => None,
    }
}

pub(crate) fn has_no_order(field: &str) -> bool {
    NO_ORDER.contains(&field)
}

fn node_in(value: &Value) -> Option<u32> {
    match value {
        Value::Node(id) => Some(*id),
        Value::Text(_) => None,
    }
}
