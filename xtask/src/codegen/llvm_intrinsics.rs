//! The table of LLVM's intrinsics: `crates/llvm-model/src/intrinsics/generated.rs`.
//!
//! Source: the TableGen records of LLVM 22's headers (`llvm/IR/Intrinsics.td`), which `llvm-tblgen` turns into JSON.
//! Only intrinsics of no target are kept.

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Where Debian's package `llvm-22-dev` has the headers and the tool.
const INCLUDE: &str = "/usr/lib/llvm-22/include";
const TABLEGEN: &str = "/usr/lib/llvm-22/bin/llvm-tblgen";

/// Whether the records can be had on this machine.
pub(super) fn available() -> bool {
    Path::new(TABLEGEN).is_file() && Path::new(INCLUDE).join("llvm/IR/Intrinsics.td").is_file()
}

/// The Rust text of the table.
///
/// # Errors
/// The tool fails, or a record has a property that is not known here.
pub(super) fn table() -> Result<String> {
    let output = Command::new(TABLEGEN)
        .args(["-dump-json", "-I", INCLUDE])
        .arg(Path::new(INCLUDE).join("llvm/IR/Intrinsics.td"))
        .output()
        .with_context(|| TABLEGEN.to_owned())?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let records = Records(serde_json::from_slice(&output.stdout)?);
    let mut rows = BTreeMap::new();
    for name in records.instances("Intrinsic")? {
        let record = records.get(name)?;
        if record["TargetPrefix"] == "" {
            rows.insert(
                intrinsic_name(name, record)?,
                row(&records, record).with_context(|| name.to_owned())?,
            );
        }
    }
    let mut text =
        "use super::facts::{Class, Fact, Place, Row};\nuse crate::attributes::AttrKind;\n\n".to_owned();
    let mut sets: BTreeMap<&str, String> = BTreeMap::new();
    for row in rows.values() {
        let next = format!("SET_{}", sets.len());
        sets.entry(&row.facts).or_insert(next);
    }
    let mut numbered: Vec<_> = sets.iter().collect();
    numbered.sort_by_key(|(_, name)| (name.len(), *name));
    for (facts, name) in numbered {
        writeln!(text, "const {name}: &[(Place, AttrKind, Fact)] = &[{facts}];")?;
    }
    writeln!(text, "\n/// Every intrinsic of no target, by name.\npub(super) static ROWS: &[Row] = &[")?;
    for (name, row) in &rows {
        let Row { results, params, vararg, overloads, facts } = row;
        let set = &sets[facts.as_str()];
        writeln!(
            text,
            "Row {{ name: {name:?}, results: {results}, params: {params}, vararg: {vararg}, overloads: &[{overloads}], facts: {set} }},"
        )?;
    }
    text.push_str("];\n");
    Ok(text)
}

/// What is generated for one intrinsic.
struct Row {
    results: usize,
    params: usize,
    vararg: bool,
    /// Which of the results and parameters choose the suffixes of the name, as elements of a Rust array.
    overloads: String,
    facts: String,
}

fn row(records: &Records, record: &Value) -> Result<Row> {
    let results = names(&record["RetTypes"])?;
    let mut params = names(&record["ParamTypes"])?;
    let vararg = params.last() == Some(&"llvm_vararg_ty");
    if vararg {
        params.pop();
    }
    let mut overloads = Vec::new();
    for (position, ty) in results.iter().chain(&params).enumerate() {
        let ty = records.get(ty)?;
        let is_pointers = classes(ty).any(|class| class == "LLVMVectorOfAnyPointersToElt");
        if ty["isAny"] == 1 || is_pointers {
            let class = match ty["VT"]["def"].as_str() {
                Some("iAny") => "Integer",
                Some("fAny") => "Float",
                Some("vAny") => "Vector",
                Some("pAny") => "Pointer",
                _ if is_pointers => "Vector",
                _ => "Any",
            };
            overloads.push(format!("({position}, Class::{class})"));
        }
    }
    let mut properties = names(&record["IntrProperties"])?;
    if record["DisableDefaultAttributes"] == 0 {
        for name in records.instances("IntrinsicProperty")? {
            if records.get(name)?["IsDefault"] == 1 && !properties.contains(&name) {
                properties.push(name);
            }
        }
    }
    Ok(Row {
        results: results.len(),
        params: params.len(),
        vararg,
        overloads: overloads.join(", "),
        facts: facts(records, &properties)?,
    })
}

/// The attributes that properties stand for, as elements of a Rust array.
fn facts(records: &Records, properties: &[&str]) -> Result<String> {
    // Argument memory, inaccessible memory, and everything else: 1 is read, 2 is write.
    let (mut access, mut places) = (3, 0b1111_1111);
    let (mut kinds, mut throws) = (Vec::new(), false);
    let mut facts = Vec::new();
    for name in properties {
        let kind = match *name {
            "IntrNoMem" => {
                access = 0;
                continue;
            }
            "IntrReadMem" => {
                access &= 1;
                continue;
            }
            "IntrWriteMem" => {
                access &= 2;
                continue;
            }
            "IntrArgMemOnly" => {
                places &= 0b01;
                continue;
            }
            "IntrInaccessibleMemOnly" => {
                places &= 0b10;
                continue;
            }
            "IntrInaccessibleMemOrArgMemOnly" => {
                places &= 0b11;
                continue;
            }
            "Throws" => {
                throws = true;
                continue;
            }
            "Commutative" | "IntrHasSideEffects" => continue,
            "IntrNoCallback" => "NO_CALLBACK",
            "IntrNoFree" => "NO_FREE",
            "IntrNoSync" => "NO_SYNC",
            "IntrWillReturn" => "WILL_RETURN",
            "IntrSpeculatable" => "SPECULATABLE",
            "IntrNoCreateUndefOrPoison" => "NO_CREATE_UNDEF_OR_POISON",
            "IntrStrictFP" => "STRICT_FP",
            "IntrNoDuplicate" => "NO_DUPLICATE",
            "IntrNoMerge" => "NO_MERGE",
            "IntrConvergent" => "CONVERGENT",
            "IntrNoReturn" => "NO_RETURN",
            "IntrCold" => "COLD",
            other => {
                facts.push(argument_fact(records.get(other)?).with_context(|| other.to_owned())?);
                continue;
            }
        };
        kinds.push(kind);
    }
    if !throws {
        kinds.push("NO_UNWIND");
    }
    facts.extend(kinds.iter().map(|kind| format!("(Place::Function, AttrKind::{kind}, Fact::Flag)")));
    // The six locations of LLVM 22, two bits each.
    let memory: u32 =
        (0..6).map(|location| if places >> location & 1 == 1 { access << (2 * location) } else { 0 }).sum();
    if memory != 0xFFF {
        facts.push(format!("(Place::Function, AttrKind::MEMORY, Fact::Number({memory}))"));
    }
    facts.sort();
    Ok(facts.join(", "))
}

/// The fact of a property that speaks of the result or a parameter.
fn argument_fact(record: &Value) -> Result<String> {
    let class = classes(record).last();
    let place = match record["ArgNo"].as_i64().context("no ArgNo")? {
        0 => "Place::Result".to_owned(),
        position => format!("Place::Param({})", position - 1),
    };
    let (kind, fact) = match class.context("no class")? {
        "NoCapture" => ("CAPTURES", "Fact::Number(0)".to_owned()),
        "NoAlias" => ("NOALIAS", "Fact::Flag".to_owned()),
        "NoUndef" => ("NO_UNDEF", "Fact::Flag".to_owned()),
        "NonNull" => ("NON_NULL", "Fact::Flag".to_owned()),
        "Returned" => ("RETURNED", "Fact::Flag".to_owned()),
        "ReadOnly" => ("READ_ONLY", "Fact::Flag".to_owned()),
        "WriteOnly" => ("WRITE_ONLY", "Fact::Flag".to_owned()),
        "ReadNone" => ("READ_NONE", "Fact::Flag".to_owned()),
        "ImmArg" => ("IMM_ARG", "Fact::Flag".to_owned()),
        "Range" => ("RANGE", format!("Fact::Range({}, {})", record["Lower"], record["Upper"])),
        other => bail!("the property {other} is not known"),
    };
    Ok(format!("({place}, AttrKind::{kind}, {fact})"))
}

/// `int_masked_load` is `llvm.masked.load`, unless the record says otherwise.
fn intrinsic_name(record_name: &str, record: &Value) -> Result<String> {
    match record["LLVMName"].as_str() {
        Some(name) if !name.is_empty() => Ok(name.to_owned()),
        _ => {
            let name = record_name.strip_prefix("int_").context("an intrinsic's record is called int_…")?;
            Ok(format!("llvm.{}", name.replace('_', ".")))
        }
    }
}

struct Records(Value);

impl Records {
    fn get(&self, name: &str) -> Result<&Value> {
        self.0.get(name).with_context(|| format!("no record {name}"))
    }
    fn instances(&self, class: &str) -> Result<Vec<&str>> {
        let list = self.0["!instanceof"][class].as_array().with_context(|| format!("no class {class}"))?;
        list.iter().map(|name| name.as_str().context("a name is a string")).collect()
    }
}

/// The classes of a record, the nearest one last.
fn classes(record: &Value) -> impl Iterator<Item = &str> {
    record["!superclasses"].as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// The names of a list of references to records.
fn names(list: &Value) -> Result<Vec<&str>> {
    let list = list.as_array().context("a list of records")?;
    list.iter().map(|item| item["def"].as_str().context("a reference to a record")).collect()
}
