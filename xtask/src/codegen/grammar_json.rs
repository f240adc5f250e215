//! The grammar JSON of SPIRV-Headers and our additions to it as Rust data, completed where the JSON leaves something out.

use crate::json::{objects, optional_text, text, texts};
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Everything that is generated from.
pub(crate) struct Grammar {
    /// Core instructions, ascending opcode.
    pub instructions: Vec<Instruction>,
    /// Core operand kinds, in the order of the JSON.
    pub kinds: Vec<Kind>,
    /// Extended instruction sets, by file name.
    pub ext_sets: Vec<ExtSet>,
    /// Names of all extensions.
    pub extensions: BTreeSet<String>,
    /// Names that extensions had before they were published, and their names now.
    pub renamed_extensions: BTreeMap<String, String>,
}

/// One instruction of the core or of an extended set.
pub(crate) struct Instruction {
    pub opname: String,
    pub opcode: u32,
    pub class: String,
    pub aliases: Vec<String>,
    pub operands: Vec<Operand>,
    pub requirements: Requirements,
}

/// One operand of an instruction, or one parameter of an enumerant.
pub(crate) struct Operand {
    pub kind: String,
    pub name: Option<String>,
    pub quantifier: Option<String>,
}

/// The needs of an instruction or enumerant.
pub(crate) struct Requirements {
    pub capabilities: Vec<String>,
    /// OpenCL.DebugInfo.100 has one capability and spells the key in the singular.
    pub capability: Option<String>,
    pub extensions: Vec<String>,
    pub version: Option<String>,
    pub last_version: Option<String>,
}

/// An operand kind; enumerants for the two enum categories, bases for composites.
pub(crate) struct Kind {
    pub category: String,
    pub kind: String,
    pub enumerants: Vec<Enumerant>,
    pub bases: Vec<String>,
}

/// One value of an enumeration or mask.
pub(crate) struct Enumerant {
    pub enumerant: String,
    value: Number,
    pub aliases: Vec<String>,
    pub parameters: Vec<Operand>,
    pub requirements: Requirements,
}

/// Masks write their values as hexadecimal strings, enumerations as numbers.
enum Number {
    Plain(u32),
    Hex(String),
}

/// An extended instruction set.
pub(crate) struct ExtSet {
    /// The name in OpExtInstImport, without a version for sets with a versioned name (see `versioned`).
    pub name: &'static str,
    /// The Rust identifier.
    pub ident: &'static str,
    /// True when the imported name continues with any version number.
    pub versioned: bool,
    pub instructions: Vec<Instruction>,
    pub kinds: Vec<Kind>,
}

/// File, name in OpExtInstImport, Rust identifier, whether the imported name continues with a version number.
///
/// The JSON does not contain the name under which a set is imported; the set's specification in the SPIR-V registry does.
/// An exact name goes before a versioned one with the same beginning.
const EXT_SETS: &[(&str, &str, &str, bool)] = &[
    ("arm.experimental-ml-operations", "Arm.ExperimentalMLOperations", "ArmExperimentalMlOperations", true),
    ("arm.motion-engine.100", "Arm.MotionEngine.100", "ArmMotionEngine100", false),
    ("debuginfo", "DebugInfo", "DebugInfo", false),
    ("glsl.std.450", "GLSL.std.450", "GlslStd450", false),
    ("nonsemantic.clspvreflection", "NonSemantic.ClspvReflection.", "ClspvReflection", true),
    ("nonsemantic.debugbreak", "NonSemantic.DebugBreak", "DebugBreak", false),
    ("nonsemantic.debugprintf", "NonSemantic.DebugPrintf", "DebugPrintf", false),
    ("nonsemantic.graph.debuginfo", "NonSemantic.Graph.DebugInfo.", "GraphDebugInfo", true),
    (
        "nonsemantic.shader.debuginfo.100",
        "NonSemantic.Shader.DebugInfo.100",
        "NonSemanticShaderDebugInfo100",
        false,
    ),
    ("nonsemantic.shader.debuginfo", "NonSemantic.Shader.DebugInfo.", "NonSemanticShaderDebugInfo", true),
    ("nonsemantic.vkspreflection", "NonSemantic.VkspReflection.", "VkspReflection", true),
    ("opencl.debuginfo.100", "OpenCL.DebugInfo.100", "OpenClDebugInfo100", false),
    ("opencl.std.100", "OpenCL.std", "OpenClStd", false),
    ("spv-amd-gcn-shader", "SPV_AMD_gcn_shader", "AmdGcnShader", false),
    ("spv-amd-shader-ballot", "SPV_AMD_shader_ballot", "AmdShaderBallot", false),
    (
        "spv-amd-shader-explicit-vertex-parameter",
        "SPV_AMD_shader_explicit_vertex_parameter",
        "AmdShaderExplicitVertexParameter",
        false,
    ),
    ("spv-amd-shader-trinary-minmax", "SPV_AMD_shader_trinary_minmax", "AmdShaderTrinaryMinmax", false),
    ("tosa.001000.1", "TOSA.001000.1", "Tosa", false),
];

struct File {
    instructions: Vec<Instruction>,
    operand_kinds: Vec<Kind>,
    /// Only in [`VENDOR`]: extensions that add no instruction and no value.
    extensions: Vec<String>,
    /// Only in [`VENDOR`].
    renamed_extensions: BTreeMap<String, String>,
}

/// The core grammar of Khronos.
const CORE: &str = "spirv.core.grammar.json";
/// Additions that are in use and not in the grammar of Khronos.
const VENDOR: &str = "vendor.json";

impl Grammar {
    /// Reads every grammar file of `dir`. A set that [`EXT_SETS`] does not know is an error: it needs a name.
    pub(crate) fn load(dir: &Path) -> Result<Grammar> {
        let mut core = read(&dir.join(CORE))?;
        add(&mut core, read(&dir.join(VENDOR))?).with_context(|| VENDOR.to_owned())?;
        core.instructions.sort_by_key(|i| i.opcode);
        let mut unknown: Vec<String> = Vec::new();
        for entry in std::fs::read_dir(dir)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let set = name.strip_prefix("extinst.").and_then(|n| n.strip_suffix(".grammar.json"));
            if let Some(set) = set
                && !EXT_SETS.iter().any(|known| known.0 == set)
            {
                unknown.push(name);
            }
        }
        unknown.sort();
        ensure!(
            unknown.is_empty(),
            "no import name known for {}: add rows to EXT_SETS in xtask/src/codegen",
            unknown.join(", ")
        );
        for instruction in &mut core.instructions {
            established_first(&mut instruction.requirements.extensions, &instruction.aliases);
        }
        for enumerant in core.operand_kinds.iter_mut().flat_map(|kind| &mut kind.enumerants) {
            established_first(&mut enumerant.requirements.extensions, &enumerant.aliases);
        }
        let mut ext_sets = Vec::new();
        for &(file, name, ident, versioned) in EXT_SETS {
            let mut set = read(&dir.join(format!("extinst.{file}.grammar.json")))?;
            set.instructions.sort_by_key(|i| i.opcode);
            let kinds = set.operand_kinds;
            ext_sets.push(ExtSet { name, ident, versioned, instructions: set.instructions, kinds });
        }
        let mut extensions: BTreeSet<String> = core.extensions.into_iter().collect();
        let enumerants = core.operand_kinds.iter().flat_map(|kind| &kind.enumerants);
        let requirements = core.instructions.iter().map(|i| &i.requirements);
        for requirements in requirements.chain(enumerants.map(|e| &e.requirements)) {
            extensions.extend(requirements.extensions.iter().cloned());
        }
        let renamed_extensions = core.renamed_extensions;
        Ok(Grammar {
            instructions: core.instructions,
            kinds: core.operand_kinds,
            ext_sets,
            extensions,
            renamed_extensions,
        })
    }
}

/// Adds the instructions and values of vendors to the core. An addition that the core has already is an error: the
/// grammar has caught up, or two extensions use one number.
fn add(core: &mut File, vendor: File) -> Result<()> {
    for new in vendor.instructions {
        let names = |i: &Instruction| i.opname == new.opname || i.aliases.contains(&new.opname);
        let known = core.instructions.iter().find(|i| i.opcode == new.opcode || names(i));
        if let Some(known) = known {
            bail!("{} ({}) is {} in the grammar", new.opname, new.opcode, known.opname);
        }
        core.instructions.push(new);
    }
    for kind in vendor.operand_kinds {
        let known = core.operand_kinds.iter_mut().find(|known| known.kind == kind.kind);
        let known = known.with_context(|| format!("no operand kind {} in the grammar", kind.kind))?;
        for new in kind.enumerants {
            for old in &known.enumerants {
                let same_name = old.enumerant == new.enumerant || old.aliases.contains(&new.enumerant);
                ensure!(
                    old.number()? != new.number()? && !same_name,
                    "{} {} is {} in the grammar",
                    kind.kind,
                    new.enumerant,
                    old.enumerant
                );
            }
            known.enumerants.push(new);
        }
    }
    core.extensions = vendor.extensions;
    core.renamed_extensions = vendor.renamed_extensions;
    Ok(())
}

/// Of the extensions that bring a renamed thing, puts first those of the vendor that an alias ends in.
///
/// For example, `SplitBarrierEXT` was `SplitBarrierINTEL`: far more consumers know the older name only, and those with the
/// newer name accept the older one too. A module declares the first extension that is allowed.
fn established_first(extensions: &mut [String], aliases: &[String]) {
    let vendor = |extension: &str| extension.split('_').nth(1).unwrap_or_default().to_owned();
    extensions.sort_by_key(|extension| !aliases.iter().any(|alias| alias.ends_with(&vendor(extension))));
}

fn read(path: &Path) -> Result<File> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let json = serde_json::from_str(&text).map_err(anyhow::Error::from);
    json.and_then(|json| File::of(&json)).with_context(|| path.display().to_string())
}

impl File {
    fn of(json: &Value) -> Result<Self> {
        ensure!(json["instructions"].is_array(), "no `instructions`");
        let renamed = json["renamed_extensions"].as_object().into_iter().flatten();
        let renamed = renamed.map(|(old, new)| Some((old.clone(), new.as_str()?.to_owned())));
        Ok(Self {
            instructions: objects(json, "instructions", Instruction::of)?,
            operand_kinds: objects(json, "operand_kinds", Kind::of)?,
            extensions: texts(json, "extensions")?,
            renamed_extensions: renamed.collect::<Option<_>>().context("a renamed extension has no name")?,
        })
    }
}

impl Instruction {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            opname: text(json, "opname")?,
            opcode: plain_number(&json["opcode"])?,
            class: optional_text(json, "class")?.unwrap_or_default(),
            aliases: texts(json, "aliases")?,
            operands: objects(json, "operands", Operand::of)?,
            requirements: Requirements::of(json)?,
        })
    }
}

impl Operand {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            kind: text(json, "kind")?,
            name: optional_text(json, "name")?,
            quantifier: optional_text(json, "quantifier")?,
        })
    }
}

impl Requirements {
    /// Reads the requirements, which stand among the other fields of an instruction or an enumerant.
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            capabilities: texts(json, "capabilities")?,
            capability: optional_text(json, "capability")?,
            extensions: texts(json, "extensions")?,
            version: optional_text(json, "version")?,
            last_version: optional_text(json, "lastVersion")?,
        })
    }
}

impl Kind {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            category: text(json, "category")?,
            kind: text(json, "kind")?,
            enumerants: objects(json, "enumerants", Enumerant::of)?,
            bases: texts(json, "bases")?,
        })
    }
}

impl Enumerant {
    fn of(json: &Value) -> Result<Self> {
        Ok(Self {
            enumerant: text(json, "enumerant")?,
            value: Number::of(&json["value"])?,
            aliases: texts(json, "aliases")?,
            parameters: objects(json, "parameters", Operand::of)?,
            requirements: Requirements::of(json)?,
        })
    }
}

impl Number {
    fn of(json: &Value) -> Result<Self> {
        Ok(match json {
            Value::String(text) => Self::Hex(text.clone()),
            value => Self::Plain(plain_number(value)?),
        })
    }
}

fn plain_number(json: &Value) -> Result<u32> {
    let number = json.as_u64().and_then(|number| number.try_into().ok());
    number.with_context(|| format!("`{json}` is not a number of 32 bits"))
}

impl Enumerant {
    /// The value on the wire.
    pub(crate) fn number(&self) -> Result<u32> {
        match &self.value {
            Number::Plain(value) => Ok(*value),
            Number::Hex(text) => {
                let digits = text.strip_prefix("0x").with_context(|| format!("value {text}"))?;
                u32::from_str_radix(digits, 16).with_context(|| format!("value {text}"))
            }
        }
    }
}

impl Kind {
    /// True for masks and enumerations.
    pub(crate) fn is_enum(&self) -> bool {
        self.category == "BitEnum" || self.category == "ValueEnum"
    }
}

impl ExtSet {
    /// The module (and file) name.
    pub(crate) fn module(&self) -> String {
        super::rust_names::snake_case(self.ident)
    }
}
