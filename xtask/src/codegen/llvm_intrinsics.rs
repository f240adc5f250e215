//! The table of LLVM's intrinsics: `crates/llvm-model/src/intrinsics/generated.rs`.
//!
//! Source: the TableGen records of the headers of LLVM 22 and 23 (`llvm/IR/Intrinsics.td`), which `llvm-tblgen` turns into
//! JSON. There are about 16,000, nearly all of them a target's: the table holds every distinct part once, and no pointers,
//! which would have to be relocated at every start of a program. The records of LLVM 16 and 19 tell what is older.

use ::external_tools::{LLVM_23, Tool};
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

/// The versions that the facts are of.
const RELEASES: [u32; 2] = [22, 23];
/// Versions with intrinsics to be looked up, the oldest first.
const OLDER: [u32; 2] = [16, 19];

/// Where the headers are: in Debian's package `llvm-N-dev`, which also has the tool, or in the environment of LLVM 23, which
/// has none.
fn include(version: u32) -> PathBuf {
    if version == 23 { LLVM_23.headers() } else { format!("/usr/lib/llvm-{version}/include").into() }
}
fn tablegen(version: u32) -> Result<&'static Tool> {
    Ok(::external_tools::tool(&format!("llvm-tblgen-{}", version.min(22)))?)
}

/// Whether the records can be had on this machine.
pub(super) fn available() -> bool {
    OLDER.into_iter().chain(RELEASES).all(|version| {
        tablegen(version).is_ok_and(Tool::answers) && include(version).join("llvm/IR/Intrinsics.td").is_file()
    })
}

/// The Rust text of the table.
///
/// # Errors
/// The tool fails, or a record has a property that is not known here.
pub(super) fn table() -> Result<String> {
    let mut known = Vec::new();
    for version in OLDER {
        let names = Records::of_version(version)?.intrinsics()?.into_iter().map(|(name, _)| name).collect();
        known.push((version, names));
    }
    let mut releases = Vec::new();
    for version in RELEASES {
        let records = Records::of_version(version)?;
        let intrinsics = records.intrinsics()?;
        known.push((version, intrinsics.iter().map(|(name, _)| name.clone()).collect()));
        let since = |name: &String| {
            let mut having =
                known.iter().filter(|(_, names): &&(u32, BTreeSet<String>)| names.contains(name));
            having.next().map_or(version, |(oldest, _)| *oldest)
        };
        let mut rows = BTreeMap::new();
        for (name, record) in intrinsics {
            let row = row(&records, record, since(&name)).with_context(|| name.clone())?;
            rows.insert(name, row);
        }
        releases.push(rows);
    }
    let names: BTreeSet<&str> = releases.iter().flat_map(|rows| rows.keys().map(String::as_str)).collect();
    let names: Vec<&str> = names.into_iter().collect();
    let (names_text, blocks) = front_coded(&names)?;
    let (mut kinds, mut overloads, mut lists, mut facts) =
        (Shared::default(), Shared::default(), Shared::default(), Shared::default());
    let mut kind_of = |row: &Row| {
        let list = row.facts.iter().map(|fact| facts.place(std::slice::from_ref(fact)).to_string());
        let list: Vec<String> = list.collect();
        let kind = format!(
            "kind({}, {}, {}, {}, [{}, {}], [{}, {}])",
            row.since,
            row.results,
            row.params,
            row.vararg,
            overloads.place(&row.overloads),
            row.overloads.len(),
            lists.place(&list),
            list.len(),
        );
        kinds.place(&[kind]).to_string()
    };
    let mut row_kinds = Vec::new();
    for name in &names {
        // The two releases of one name stand beside each other.
        row_kinds.extend(releases.iter().map(|rows| rows.get(*name).map_or("NONE".to_owned(), &mut kind_of)));
    }
    let mut text = "use super::facts::{Class, Fact, Kind, NONE, Place, kind};\n\
                    use crate::attributes::AttrKind;\n\n"
        .to_owned();
    writeln!(
        text,
        "/// Every name in order, see [`super::names`].\npub(super) static NAMES: [u8; {}] = *b\"\\\n{}\";",
        names_text.bytes, names_text.literal
    )?;
    let blocks: Vec<String> = blocks.iter().map(usize::to_string).collect();
    array(&mut text, "Where in [`NAMES`] each block of names begins.", "BLOCKS: [u32", &blocks)?;
    let doc = "For every name its elements of [`KINDS`], one for each release.";
    array(&mut text, doc, "ROWS: [u16", &row_kinds)?;
    array(&mut text, "What intrinsics have in common.", "KINDS: [Kind", &kinds.items)?;
    array(&mut text, "Runs of positions that make suffixes.", "OVERLOADS: [(u8, Class)", &overloads.items)?;
    array(&mut text, "Runs of elements of [`FACTS`].", "LISTS: [u16", &lists.items)?;
    array(&mut text, "The attributes.", "FACTS: [(Place, AttrKind, Fact)", &facts.items)?;
    Ok(text)
}

/// A static array.
fn array(text: &mut String, doc: &str, start: &str, items: &[String]) -> Result<()> {
    let (count, items) = (items.len(), items.join(", "));
    Ok(writeln!(text, "\n/// {doc}\npub(super) static {start}; {count}] = [{items}];")?)
}

/// Items of a generated array that stand there once, however often a run of them is needed.
#[derive(Default)]
struct Shared {
    items: Vec<String>,
    places: BTreeMap<Vec<String>, usize>,
}

impl Shared {
    /// Where `run` begins.
    fn place(&mut self, run: &[String]) -> usize {
        let items = &mut self.items;
        *self.places.entry(run.to_vec()).or_insert_with(|| {
            items.extend_from_slice(run);
            items.len() - run.len()
        })
    }
}

/// The inside of a byte string literal.
struct Bytes {
    literal: String,
    /// How many bytes it stands for.
    bytes: usize,
}

/// The number of names in a block, whose first one is spelled out.
const BLOCK: usize = 16;

/// Sorted names, each behind a byte with the highest bit set that says how much it shares with the one before, and
/// where every block of them begins.
fn front_coded(names: &[&str]) -> Result<(Bytes, Vec<usize>)> {
    let (mut out, mut blocks) = (Bytes { literal: String::new(), bytes: 0 }, Vec::new());
    let mut last = "";
    for (index, name) in names.iter().enumerate() {
        ensure!(name.is_ascii() && !name.contains(['"', '\\']), "the name {name} needs another encoding");
        if index % BLOCK == 0 {
            blocks.push(out.bytes);
            last = "";
            out.literal.push_str(if index > 0 { "\\\n" } else { "" });
        }
        let shared = name.bytes().zip(last.bytes()).take_while(|(a, b)| a == b).count().min(127);
        write!(out.literal, "\\x{:02x}{}", 128 + shared, &name[shared..])?;
        out.bytes += 1 + name.len() - shared;
        last = name;
    }
    Ok((out, blocks))
}

/// The generated facts of one intrinsic.
struct Row {
    /// The oldest version looked up that has it.
    since: u32,
    results: usize,
    params: usize,
    vararg: bool,
    /// Which of the results and parameters choose the suffixes of the name, as Rust values.
    overloads: Vec<String>,
    /// The attributes, as Rust values.
    facts: Vec<String>,
}

fn row(records: &Records, record: &Value, since: u32) -> Result<Row> {
    let results = names(&record["RetTypes"])?;
    let mut params = names(&record["ParamTypes"])?;
    let vararg = params.last() == Some(&"llvm_vararg_ty");
    if vararg {
        params.pop();
    }
    let mut overloads = Vec::new();
    for (position, ty) in results.iter().chain(&params).enumerate() {
        if let Some(class) = overload_class(records.get(ty)?) {
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
        since,
        results: results.len(),
        params: params.len(),
        vararg,
        overloads,
        facts: facts(records, &properties)?,
    })
}

/// The types of a result or parameter that makes a suffix of the name; `None` for others.
fn overload_class(ty: &Value) -> Option<&'static str> {
    // LLVM 23 has constraints in the signature: vectors or scalars in the upper half, their elements in the lower one.
    if classes(ty).any(|class| class == "LLVMAnyType") && ty["isAny"].is_null() {
        let constraint = ty["Sig"][2].as_u64().unwrap_or(0);
        return Some(match (constraint >> 4, constraint & 15) {
            (_, 1) => "Integer",
            (_, 2) => "Float",
            (1, _) => "Vector",
            (_, 3) => "Pointer",
            _ => "Any",
        });
    }
    // A vector of pointers to elements of another vector.
    let is_pointers =
        |class: &str| ["LLVMVectorOfAnyPointersToElt", "LLVMPartiallyDependentType"].contains(&class);
    if classes(ty).any(is_pointers) {
        return Some("Vector");
    }
    (ty["isAny"] == 1).then(|| match ty["VT"]["def"].as_str() {
        Some("iAny") => "Integer",
        Some("fAny") => "Float",
        Some("vAny") => "Vector",
        Some("pAny") => "Pointer",
        _ => "Any",
    })
}

/// The accesses that each location of memory has, two bits each: reads, and writes.
const ALL_READS: u64 = 0x555;
const ALL_WRITES: u64 = 0xAAA;

/// The memory effects that a property leaves; `None` if it does not concern them.
fn access_left(property: &str, record: &Value) -> Option<u64> {
    const ARGUMENT: u64 = 0x003;
    const INACCESSIBLE: u64 = 0x00C;
    Some(match property {
        "IntrNoMem" => 0,
        "IntrReadMem" => ALL_READS,
        "IntrWriteMem" => ALL_WRITES,
        "IntrArgMemOnly" => ARGUMENT,
        "IntrInaccessibleMemOnly" => INACCESSIBLE,
        "IntrInaccessibleMemOrArgMemOnly" => ARGUMENT | INACCESSIBLE,
        _ => {
            // Locations that alone are read, or written.
            let (of_all, of_listed) = match classes(record).last()? {
                "IntrRead" => (ALL_WRITES, ALL_READS),
                "IntrWrite" => (ALL_READS, ALL_WRITES),
                _ => return None,
            };
            names(&record["MemLoc"]).ok()?.into_iter().fold(of_all, |left, location| {
                let place = ["ArgMem", "InaccessibleMem", "ErrnoMem", "Other", "TargetMem0", "TargetMem1"];
                let shift = place.iter().position(|known| *known == location).unwrap_or(0) * 2;
                left | of_listed & 3 << shift
            })
        }
    })
}

/// The attributes that properties stand for, as Rust values.
fn facts(records: &Records, properties: &[&str]) -> Result<Vec<String>> {
    let mut memory = ALL_READS | ALL_WRITES;
    let (mut kinds, mut throws, mut side_effects) = (Vec::new(), false, false);
    let mut facts = Vec::new();
    for name in properties {
        if let Some(left) = access_left(name, records.get(name)?) {
            memory &= left;
            continue;
        }
        let kind = match *name {
            "Throws" => {
                throws = true;
                continue;
            }
            "IntrHasSideEffects" => {
                side_effects = true;
                continue;
            }
            "Commutative" | "IntrTriviallyScalarizable" => continue,
            // How LLVM comments on arguments.
            other if classes(records.get(other)?).any(|class| class == "ArgInfo") => continue,
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
    // An intrinsic with other effects than on memory is not marked as leaving memory alone.
    if memory == 0 && side_effects {
        memory = ALL_READS | ALL_WRITES;
    }
    if memory != 0xFFF {
        facts.push(format!("(Place::Function, AttrKind::MEMORY, Fact::Number({memory}))"));
    }
    facts.sort();
    Ok(facts)
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
        "Dereferenceable" => ("DEREFERENCEABLE", format!("Fact::Number({})", record["Bytes"])),
        "Align" => ("ALIGN", format!("Fact::Number({})", record["Align"])),
        "Range" => ("RANGE", format!("Fact::Range({}, {})", record["Lower"], record["Upper"])),
        other => bail!("the property {other} is not known"),
    };
    Ok(format!("({place}, AttrKind::{kind}, {fact})"))
}

/// `int_masked_load` is `llvm.masked.load`, unless the record has another name.
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
    fn of_version(version: u32) -> Result<Self> {
        let (tablegen, include) = (tablegen(version)?, include(version));
        let output = tablegen
            .command()
            .args(["-dump-json", "-I"])
            .args([&include, &include.join("llvm/IR/Intrinsics.td")])
            .output()
            .with_context(|| tablegen.program())?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(Records(serde_json::from_slice(&output.stdout)?))
    }
    /// Names and records of all intrinsics.
    fn intrinsics(&self) -> Result<Vec<(String, &Value)>> {
        let names = self.instances("Intrinsic")?.into_iter();
        names.map(|name| Ok((intrinsic_name(name, self.get(name)?)?, self.get(name)?))).collect()
    }
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
