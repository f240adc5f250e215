//! `!nvvm.annotations` of NVIDIA's targets, most of which became calling conventions and attributes.

use super::nodes::Nodes;
use crate::attributes::{AttrKind, Attribute};
use crate::constants::Constant;
use crate::function::FunctionId;
use crate::global::CallingConv;
use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use crate::name::Name;
use rustc_hash::FxHashSet;

/// Annotations with a number that became the text of an attribute.
const NUMBERS: &[(&str, &str)] = &[
    ("cluster_max_blocks", "nvvm.maxclusterrank"),
    ("maxclusterrank", "nvvm.maxclusterrank"),
    ("maxnreg", "nvvm.maxnreg"),
    ("minctasm", "nvvm.minctasm"),
];

/// Annotations with one of three numbers, followed by `x`, `y` or `z`.
const VECTORS: &[(&str, &str)] =
    &[("cluster_dim_", "nvvm.cluster_dim"), ("maxntid", "nvvm.maxntid"), ("reqntid", "nvvm.reqntid")];

/// Applies the annotations of functions that have another form, and keeps the others.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes) {
    let Some(list) = module.named_metadata.iter().position(|named| named.name == "nvvm.annotations") else {
        return;
    };
    let (mut seen, mut kept) = (FxHashSet::default(), Vec::new());
    for id in std::mem::take(&mut module.named_metadata[list].operands) {
        if !seen.insert(id) {
            continue;
        }
        let operands = module.tuple(id).to_vec();
        let Some((symbol @ Some(first), pairs)) = operands.split_first().map(|(a, b)| (*a, b)) else {
            continue;
        };
        let Metadata::Constant(address) = module.metadata[first] else { continue };
        let function = match module.constants[address] {
            Constant::Function(function) => Some(function),
            Constant::Global(_) | Constant::Alias(_) | Constant::IFunc(_) => None,
            _ => continue,
        };
        let mut rest = vec![symbol];
        for pair in pairs.chunks(2) {
            let is_applied = match (function, pair) {
                (Some(function), &[Some(key), Some(value)]) => apply(module, function, key, value).is_some(),
                _ => false,
            };
            if !is_applied {
                rest.extend(pair);
            }
        }
        if rest.len() > 1 {
            kept.push(nodes.tuple(module, rest));
        }
    }
    module.named_metadata[list].operands = kept;
}

/// Applies one annotation; `None` when it has no other form.
fn apply(module: &mut Module, function: FunctionId, key: MdId, value: MdId) -> Option<()> {
    let key = module.md_string(key)?.as_str()?.to_owned();
    if key == "grid_constant" {
        for position in module.tuple(value).to_vec().into_iter().flatten() {
            let index = usize::try_from(module.md_u64(position)?).ok()?;
            let constant = Attribute::String(Name::from("nvvm.grid_constant"), Name::default());
            add(module, function, index, constant)?;
        }
        return Some(());
    }
    let number = module.md_u64(value)?;
    if key == "kernel" {
        if number != 0 {
            module.functions[function].calling_conv = CallingConv::PTX_KERNEL;
        }
        return Some(());
    }
    if key == "align" {
        let index = usize::try_from(number >> 16).ok()?;
        let align = Some(number & 0xFFFF).filter(|align| align.is_power_of_two())?;
        return add(module, function, index, Attribute::Int(AttrKind::ALIGN_STACK, align));
    }
    let (name, text) = match NUMBERS.iter().find(|(old, _)| *old == key) {
        Some((_, name)) => (name, number.to_string()),
        None => {
            let (name, dimension) = VECTORS.iter().find_map(|(old, name)| {
                let dimension = ["x", "y", "z"].iter().position(|d| key.strip_prefix(old) == Some(d))?;
                Some((name, dimension))
            })?;
            let set = module.attributes.list(module.functions[function].attributes).function;
            let before = module.attributes.string(set, name).map(|text| text.to_string_lossy());
            let mut numbers: Vec<String> =
                before.iter().flat_map(|text| text.split(',')).map(str::to_owned).collect();
            numbers.resize(numbers.len().max(dimension + 1), "1".to_owned());
            *numbers.get_mut(dimension)? = number.to_string();
            (name, numbers.join(","))
        }
    };
    let attribute = Attribute::String(Name::from(*name), Name::from(text));
    module.change_attributes(function, |set| set.push(attribute));
    Some(())
}

/// Adds an attribute to the result (0) or a parameter (from 1).
fn add(module: &mut Module, function: FunctionId, index: usize, attribute: Attribute) -> Option<()> {
    let list = module.attributes.list(module.functions[function].attributes).clone();
    let (mut ret, mut params) = (list.ret, list.params.to_vec());
    let set = match index.checked_sub(1) {
        None => &mut ret,
        Some(param) => {
            let count = module.functions[function].params.len();
            params.resize(count, module.attributes.empty_set());
            params.get_mut(param)?
        }
    };
    let mut attributes = module.attributes.set(*set).to_vec();
    attributes.push(attribute);
    *set = module.attributes.intern_set(attributes);
    module.functions[function].attributes = module.attributes.intern_list(list.function, ret, &params);
    Some(())
}
