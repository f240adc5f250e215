//! The library in many small parts, of which a kernel loads few, with the parts that each function needs.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::error::Error;
use std::fmt::Write as _;

use llvm_asm::{parse, print};
use llvm_bitcode::WriteOptions;
use llvm_model::{Linkage, Module};

/// The most functions of a part. Reading a part takes time for each of them, and each part takes memory of its own.
const FUNCTIONS: usize = 16;

/// Parts of the library.
#[derive(Default)]
pub(crate) struct Parts {
    /// The bitcode of all parts, one after the other.
    pub(crate) bitcode: Vec<u8>,
    /// Where each part ends there, in bytes.
    pub(crate) ends: Vec<usize>,
    /// The part that defines a function.
    definitions: BTreeMap<String, usize>,
    /// The functions that the code of a function names.
    callees: HashMap<String, Vec<String>>,
}

/// A module's text, taken apart.
struct Text<'t> {
    /// What all parts of it begin with: layout, target and types.
    head: String,
    /// The lines of functions by their names: declarations, and definitions with their code.
    declarations: HashMap<&'t str, &'t str>,
    definitions: BTreeMap<&'t str, Vec<&'t str>>,
    /// The lines of groups of attributes and of metadata, by `#` or `!` with the number.
    numbered: HashMap<&'t str, &'t str>,
}

impl Parts {
    /// Divides a module, whose internal functions get names with that of the module: they may be in other parts than their callers.
    pub(crate) fn add(&mut self, name: &str, module: &Module) -> Result<(), Box<dyn Error>> {
        let mut module = module.clone();
        for (_, function) in module.functions.iter_mut() {
            if function.body.is_some() && function.props.linkage == Linkage::Internal {
                function.props.linkage = Linkage::LinkOnceOdr;
                function.props.name = format!("{}.{name}", function.props.name).as_str().into();
            }
        }
        let text = print(&module)?;
        let text = Text::of(&text)?;
        let functions: Vec<(&str, &Vec<&str>)> =
            text.definitions.iter().map(|(&name, lines)| (name, lines)).collect();
        for part in functions.chunks(FUNCTIONS) {
            let number = self.ends.len();
            for &(function, lines) in part {
                self.definitions.insert(function.to_owned(), number);
                let callees = lines.iter().flat_map(|line| names(line)).map(str::to_owned).collect();
                self.callees.insert(function.to_owned(), callees);
            }
            let part = parse(text.part(part)?.as_bytes())?;
            self.bitcode.extend(llvm_bitcode::write(&part, &WriteOptions::default())?.bytes);
            self.ends.push(self.bitcode.len());
        }
        Ok(())
    }

    /// The text of an index: a line for each function, in the order of names, with the numbers of the parts that it and what
    /// it calls are in. Callers are in front of what they call.
    pub(crate) fn index(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        for name in self.definitions.keys() {
            write!(text, "{name}\t")?;
            let (mut seen, mut order) = (HashSet::new(), Vec::new());
            self.visit(name, &mut seen, &mut order);
            order.reverse();
            let mut listed = HashSet::new();
            order.retain(|part| listed.insert(*part));
            let parts: Vec<String> = order.iter().map(ToString::to_string).collect();
            writeln!(text, "{}", parts.join(","))?;
        }
        Ok(text)
    }

    /// Appends the parts of what a function calls, and then its own.
    fn visit<'a>(&'a self, name: &'a str, seen: &mut HashSet<&'a str>, order: &mut Vec<usize>) {
        // What is not in the library is the core's or the host's.
        let Some(&part) = self.definitions.get(name) else { return };
        if seen.insert(name) {
            for callee in self.callees.get(name).into_iter().flatten() {
                self.visit(callee, seen, order);
            }
            order.push(part);
        }
    }
}

impl<'t> Text<'t> {
    fn of(text: &'t str) -> Result<Text<'t>, String> {
        let mut out = Text {
            head: String::new(),
            declarations: HashMap::new(),
            definitions: BTreeMap::new(),
            numbered: HashMap::new(),
        };
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let name = names(line).next();
            if let (true, Some(name)) = (line.starts_with("define "), name) {
                let body = lines.by_ref().take_while(|line| *line != "}");
                out.definitions.insert(name, std::iter::once(line).chain(body).collect());
            } else if let (true, Some(name)) = (line.starts_with("declare "), name) {
                out.declarations.insert(name, line);
            } else if line.starts_with("target ") || line.starts_with('%') {
                out.head.push_str(line);
                out.head.push('\n');
            } else if let Some((number, _)) = line.split_once(" = ") {
                out.numbered.insert(number.trim_start_matches("attributes "), line);
            } else if !line.is_empty() && !line.starts_with(';') {
                return Err(format!("the library has a line that parts do not have: {line}"));
            }
        }
        Ok(out)
    }

    /// The text of a part with these functions.
    fn part(&self, functions: &[(&str, &Vec<&str>)]) -> Result<String, String> {
        let mut text = self.head.clone();
        let mut waiting: Vec<&str> = Vec::new();
        let mut named = BTreeSet::new();
        for (_, lines) in functions {
            waiting.extend(lines.iter().flat_map(|line| numbers(line)));
            named.extend(lines.iter().flat_map(|line| names(line)));
            text += &lines.join("\n");
            text += "\n}\n";
        }
        for (name, _) in functions {
            named.remove(name);
        }
        for name in named {
            let line = match (self.declarations.get(name), self.definitions.get(name)) {
                (Some(line), _) => {
                    waiting.extend(numbers(line));
                    (*line).to_owned()
                }
                (None, Some(lines)) => declaration(lines.first().copied().unwrap_or_default())?,
                (None, None) => return Err(format!("the library does not declare `{name}`")),
            };
            text += &line;
            text.push('\n');
        }
        let mut seen = BTreeSet::new();
        while let Some(number) = waiting.pop() {
            if seen.insert(number) {
                let line = self.numbered.get(number).ok_or(format!("{number} is not there"))?;
                waiting.extend(numbers(line.split_once(" = ").map_or("", |(_, rest)| rest)));
                text += line;
                text.push('\n');
            }
        }
        Ok(text)
    }
}

/// The declaration for a definition, of whose attributes it has none: those of the definition replace them.
fn declaration(definition: &str) -> Result<String, String> {
    let (_, rest) = definition.split_once("spir_func ").ok_or("a function of the library is no spir_func")?;
    let end = rest.rfind(')').ok_or("a function without parameters in parentheses")?;
    Ok(format!("declare spir_func {}", &rest[..=end]))
}

/// The names of functions and variables in a line.
fn names(line: &str) -> impl Iterator<Item = &str> {
    words(line, '@', |c| c.is_ascii_alphanumeric() || "_.$-".contains(c)).map(|word| &word[1..])
}

/// The groups of attributes and the nodes of metadata in a line, with their signs.
fn numbers(line: &str) -> impl Iterator<Item = &str> {
    let is_digit = |c: char| c.is_ascii_digit();
    words(line, '#', is_digit).chain(words(line, '!', is_digit)).filter(|word| word.len() > 1)
}

/// The words of a line that begin with a sign.
fn words(line: &str, sign: char, is_part: impl Fn(char) -> bool + Copy) -> impl Iterator<Item = &str> {
    line.match_indices(sign).map(move |(start, _)| {
        let rest = &line[start + 1..];
        let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        &line[start..start + 1 + length]
    })
}
