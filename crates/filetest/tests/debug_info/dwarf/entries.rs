//! The entries of DWARF and the lines of code as `llvm-dwarfdump` prints them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

/// An entry: what it is, what it says, and what it is in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entry {
    /// `DW_TAG_...`.
    pub(crate) tag: String,
    pub(crate) attributes: Vec<(String, String)>,
    /// The index of the entry that it is in.
    pub(crate) parent: Option<usize>,
    /// How many of its kind are before it in that.
    pub(crate) number: usize,
    /// How much code it is about, in bytes.
    code: u64,
    /// The share of that code for which it has a location, in percent.
    pub(crate) covered: u32,
    /// Where on the page it begins: its depth.
    column: usize,
}

impl Entry {
    /// Whether it is the type of vectors.
    pub(crate) fn is_vector(&self) -> bool {
        self.says("DW_AT_GNU_vector").is_some()
    }

    /// What an attribute says.
    pub(crate) fn says(&self, attribute: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == attribute).map(|(_, value)| value.as_str())
    }
}

/// The entries of a module.
#[derive(Debug, Default)]
pub(crate) struct Entries {
    /// Each is behind what it is in.
    pub(crate) all: Vec<Entry>,
    by_offset: HashMap<String, usize>,
}

impl Entries {
    /// Reads what `llvm-dwarfdump` printed.
    pub(crate) fn parse(printed: &str) -> Entries {
        let mut out = Entries::default();
        for line in printed.lines() {
            let word = line.trim_start();
            if let Some((offset, rest)) = line.split_once(": ").filter(|_| line.starts_with("0x")) {
                let tag = rest.trim_start();
                if tag.starts_with("DW_TAG_") {
                    out.push(offset, tag, rest.len() - tag.len());
                }
            } else if word.starts_with("DW_AT_")
                && let Some((name, value)) = word.split_once('\t')
                && let Some(entry) = out.all.last_mut()
            {
                let value = value.strip_prefix('(').unwrap_or(value);
                let value = value.strip_suffix(')').unwrap_or(value);
                entry.attributes.push((name.to_owned(), value.to_owned()));
            } else if word.starts_with("[0x")
                && let Some((_, value)) = out.all.last_mut().and_then(|entry| entry.attributes.last_mut())
            {
                // A part of a list of ranges.
                value.push('\n');
                value.push_str(word);
            }
        }
        for at in 0..out.all.len() {
            let parent = out.all[at].parent;
            let code = code_of(&out.all[at]).or_else(|| Some(out.all[parent?].code)).unwrap_or_default();
            out.all[at].code = code;
            out.all[at].covered = covered(&out.all[at]);
        }
        out
    }

    fn push(&mut self, offset: &str, tag: &str, column: usize) {
        let parent = self.all.iter().rposition(|entry| entry.column < column);
        let number = self.all.iter().filter(|entry| entry.parent == parent && entry.tag == tag).count();
        self.by_offset.insert(offset.to_owned(), self.all.len());
        self.all.push(Entry { tag: tag.to_owned(), parent, number, column, ..Entry::default() });
    }

    /// The entry that an attribute names.
    pub(crate) fn named_by(&self, value: &str) -> Option<usize> {
        self.by_offset.get(value.split(' ').next()?).copied()
    }

    /// The type of an entry.
    pub(crate) fn type_of(&self, entry: &Entry) -> Option<usize> {
        self.named_by(entry.says("DW_AT_type")?)
    }

    /// The type that stands behind typedefs.
    pub(crate) fn under_names(&self, at: usize) -> usize {
        let mut at = at;
        while self.all[at].tag == "DW_TAG_typedef"
            && let Some(under) = self.type_of(&self.all[at])
        {
            at = under;
        }
        at
    }

    /// What debuggers are told of the program: all but what is said of calls, and what only that names. Types are there
    /// when something names them.
    pub(crate) fn reachable(&self) -> BTreeSet<usize> {
        let mut children: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (at, entry) in self.all.iter().enumerate() {
            if let Some(parent) = entry.parent {
                children.entry(parent).or_default().push(at);
            }
        }
        let mut work: Vec<usize> = (0..self.all.len()).filter(|at| self.is_root(&self.all[*at])).collect();
        let mut found = BTreeSet::new();
        while let Some(at) = work.pop() {
            let entry = &self.all[at];
            if entry.tag == "DW_TAG_call_site" || !found.insert(at) {
                continue;
            }
            let named = entry.attributes.iter().filter_map(|(_, value)| self.named_by(value));
            work.extend(named.map(|at| if entry.is_vector() { self.under_names(at) } else { at }));
            if let Some(parent) = entry.parent {
                work.push(parent);
                work.extend(children.get(&at).into_iter().flatten());
            }
        }
        found
    }

    /// Whether an entry stands for itself: a unit, or what is in one and neither a type nor a mere declaration.
    fn is_root(&self, entry: &Entry) -> bool {
        let is_type = entry.tag.ends_with("_type") || entry.tag == "DW_TAG_typedef";
        let is_declared = entry.tag == "DW_TAG_subprogram" && entry.says("DW_AT_declaration").is_some();
        let is_outside = entry.parent.is_none_or(|parent| self.all[parent].parent.is_none());
        is_outside && !is_type && !is_declared
    }
}

/// The code between two addresses of one thing.
fn code_of(entry: &Entry) -> Option<u64> {
    if let Some(ranges) = entry.says("DW_AT_ranges") {
        return Some(ranges.lines().filter_map(range).sum());
    }
    let (low, high) = (entry.says("DW_AT_low_pc")?, entry.says("DW_AT_high_pc")?);
    Some(hexadecimal(high)? - hexadecimal(low)?)
}

fn covered(entry: &Entry) -> u32 {
    if entry.says("DW_AT_const_value").is_some() {
        return 100;
    }
    match entry.says("DW_AT_location") {
        None => 0,
        Some(list) if list.contains('\n') => {
            let bytes: u64 = list.lines().filter_map(range).sum();
            u32::try_from(bytes * 100 / entry.code.max(1)).unwrap_or(100).clamp(1, 100)
        }
        Some(_) => 100,
    }
}

/// The length of `[0x..., 0x...)`.
fn range(line: &str) -> Option<u64> {
    let (low, rest) = line.strip_prefix('[')?.split_once(", ")?;
    Some(hexadecimal(rest.split(')').next()?)? - hexadecimal(low)?)
}

fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.trim().strip_prefix("0x")?, 16).ok()
}

/// File and line of the rows of the tables of lines; not of those that belong to a function and to no place in it.
pub(crate) fn lines(printed: &str) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let mut files: HashMap<&str, &str> = HashMap::new();
    let mut file = "";
    for line in printed.lines() {
        if let Some(rest) = line.strip_prefix("file_names[") {
            file = rest.split(']').next().unwrap_or_default().trim();
        } else if let Some(name) = line.trim_start().strip_prefix("name: ") {
            files.insert(file, name);
        } else if line.starts_with("0x") && line.contains(" is_stmt") {
            let mut row = line.split_whitespace().skip(1);
            let (Some(line), Some(column), Some(file)) = (row.next(), row.next(), row.next()) else {
                continue;
            };
            if column != "0" {
                out.insert(format!("{}:{line}", files.get(file).copied().unwrap_or(file)));
            }
        }
    }
    out
}
