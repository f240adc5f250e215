//! The reflection of a module as clspv's tests look at it.

use serde_json::Value;
use std::collections::HashMap;

/// The facts of a module that hosts depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Facts {
    /// The lines of the descriptor map, as `clspv-reflection` prints it.
    pub(super) map: Vec<String>,
    /// The reflection instructions with their operands: values, texts, or the names of ids.
    pub(super) instructions: Vec<(String, Vec<String>)>,
    /// Decorations with their numbers.
    pub(super) decorations: Vec<(String, String)>,
}

impl Facts {
    /// Reads them of the report and the assembly of a module.
    pub(super) fn of(report: &Value, assembly: &str) -> Self {
        let mut facts = Self { map: map(&report["reflection"]), ..Self::default() };
        let mut values: HashMap<&str, String> = HashMap::new();
        for line in assembly.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [id, "=", "OpConstant", _, value] => {
                    values.insert(id, (*value).to_owned());
                }
                [id, "=", "OpString", text @ ..] => {
                    values.insert(id, text.join(" ").trim_matches('"').to_owned());
                }
                ["OpDecorate", _, name, number] => {
                    facts.decorations.push(((*name).to_owned(), (*number).to_owned()));
                }
                [_, "=", "OpExtInst", _, _, name, operands @ ..] => {
                    let value = |id: &&str| values.get(id).cloned().unwrap_or_else(|| (*id).to_owned());
                    facts.instructions.push(((*name).to_owned(), operands.iter().map(value).collect()));
                }
                _ => {}
            }
        }
        facts
    }
}

/// The kinds of arguments in a descriptor map, by those of the reflection.
const KINDS: [(&str, &str); 13] = [
    ("StorageBuffer", "buffer"),
    ("Uniform", "buffer_ubo"),
    ("PodStorageBuffer", "pod"),
    ("PodUniform", "pod_ubo"),
    ("PodPushConstant", "pod_pushconstant"),
    ("SampledImage", "ro_image"),
    ("StorageImage", "wo_image"),
    ("Sampler", "sampler"),
    ("Workgroup", "local"),
    ("PointerPushConstant", "pointer_pushconstant"),
    ("PointerUniform", "pointer_ubo"),
    ("StorageTexelBuffer", "storage_texel_buffer"),
    ("UniformTexelBuffer", "uniform_texel_buffer"),
];

/// The lines of the descriptor map.
fn map(reflection: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for kernel in list(&reflection["kernels"]) {
        let name = text(&kernel["name"]);
        lines.push(format!("kernel_decl,{name}"));
        for argument in list(&kernel["arguments"]) {
            lines.push(format!("kernel,{name},{}", self::argument(argument)));
        }
    }
    let chosen = &reflection["specConstants"];
    for (key, name) in [("workgroupSize", "workgroup_size"), ("globalOffset", "global_offset")] {
        for (id, dimension) in list(&chosen[key]).iter().zip(["x", "y", "z"]) {
            lines.push(format!("spec_constant,{name}_{dimension},spec_id,{id}"));
        }
    }
    for (key, name) in [("workDim", "work_dim"), ("subgroupMaxSize", "subgroup_max_size")] {
        if chosen[key].is_u64() {
            lines.push(format!("spec_constant,{name},spec_id,{}", chosen[key]));
        }
    }
    for data in list(&reflection["data"]) {
        let kind = if text(&data["kind"]).ends_with("Uniform") { "buffer_ubo" } else { "buffer" };
        let (set, binding) = (&data["set"], &data["binding"]);
        lines.push(format!(
            "constant,descriptorSet,{set},binding,{binding},kind,{kind},hexbytes,{}",
            text(&data["bytes"])
        ));
    }
    lines
}

fn argument(argument: &Value) -> String {
    let own = text(&argument["kind"]);
    let kind = KINDS.iter().find(|(name, _)| *name == own).map_or(own, |(_, kind)| kind);
    let mut line = format!("arg,{},argOrdinal,{}", text(&argument["info"]["name"]), argument["ordinal"]);
    if argument["set"].is_u64() {
        line += &format!(",descriptorSet,{},binding,{}", argument["set"], argument["binding"]);
    }
    match kind {
        "local" => {
            let (size, id) = (&argument["elementSize"], &argument["specId"]);
            line += &format!(",argKind,local,arrayElemSize,{size},arrayNumElemSpecId,{id}");
        }
        _ => {
            let offset = argument["offset"].as_u64().unwrap_or(0);
            line += &format!(",offset,{offset},argKind,{kind}");
        }
    }
    if argument["size"].is_u64() {
        line += &format!(",argSize,{}", argument["size"]);
    }
    line
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_descriptor_map_is_made_of_the_report() {
        let report = json!({"reflection": {
            "kernels": [{"name": "foo", "arguments": [
                {"ordinal": 0, "kind": "StorageBuffer", "set": 0, "binding": 1, "info": {"name": "a"}},
                {"ordinal": 1, "kind": "PodPushConstant", "offset": 16, "size": 4, "info": {"name": "n"}},
                {"ordinal": 2, "kind": "Workgroup", "specId": 3, "elementSize": 8, "info": {"name": "l"}},
            ]}],
            "specConstants": {"workgroupSize": [0, 1, 2], "globalOffset": null, "workDim": 4},
            "data": [{"kind": "ConstantStorageBuffer", "set": 1, "binding": 0, "bytes": "01ff"}],
        }});
        let assembly = "%n = OpConstant %uint 7\nOpDecorate %x Binding 3\n%s = OpString \"a b\"\n\
            %i = OpExtInst %void %set LiteralSampler %n %s %x\n";
        let facts = Facts::of(&report, assembly);
        assert_eq!(
            facts.map,
            [
                "kernel_decl,foo",
                "kernel,foo,arg,a,argOrdinal,0,descriptorSet,0,binding,1,offset,0,argKind,buffer",
                "kernel,foo,arg,n,argOrdinal,1,offset,16,argKind,pod_pushconstant,argSize,4",
                "kernel,foo,arg,l,argOrdinal,2,argKind,local,arrayElemSize,8,arrayNumElemSpecId,3",
                "spec_constant,workgroup_size_x,spec_id,0",
                "spec_constant,workgroup_size_y,spec_id,1",
                "spec_constant,workgroup_size_z,spec_id,2",
                "spec_constant,work_dim,spec_id,4",
                "constant,descriptorSet,1,binding,0,kind,buffer,hexbytes,01ff",
            ]
        );
        assert_eq!(facts.decorations, [("Binding".to_owned(), "3".to_owned())]);
        let operands = ["7", "a b", "%x"].map(str::to_owned).to_vec();
        assert_eq!(facts.instructions, [("LiteralSampler".to_owned(), operands)]);
    }
}
