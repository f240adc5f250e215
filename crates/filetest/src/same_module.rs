//! Whether two SPIR-V modules hold the same instructions, whatever their ids and names are.
//!
//! Works on disassembled text with numeric ids. Everything at module scope is compared by its structure: a type, a
//! constant or a variable is what its instruction, its operands and its decorations say, so numbering and order of
//! declarations do not count. Functions are compared instruction by instruction in order, their ids numbered as they
//! are first mentioned. Names, lines and the `OpSource` family are for people and left out. Instructions that mean the
//! same are one (`Module::meaning` lists them).

use std::collections::{BTreeMap, HashMap};

/// Instructions that say nothing about what a module does.
const FOR_PEOPLE: [&str; 9] = [
    "OpName",
    "OpMemberName",
    "OpSource",
    "OpSourceContinued",
    "OpSourceExtension",
    "OpModuleProcessed",
    "OpLine",
    "OpNoLine",
    "OpNop",
];

/// Instructions that decorate their first operand.
const DECORATIONS: [&str; 6] = [
    "OpDecorate",
    "OpDecorateId",
    "OpDecorateString",
    "OpMemberDecorate",
    "OpMemberDecorateIdEXT",
    "OpMemberDecorateString",
];

/// The first difference between two modules in words, or `None` if they hold the same instructions.
///
/// Both are text as [`crate::oracle::spirv_tools::disassemble`] returns it.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
    let mut structures = Structures::default();
    let expected = structures.canonical(expected);
    let actual = structures.canonical(actual);
    let at = expected.iter().zip(&actual).take_while(|(e, a)| e == a).count();
    if at == expected.len() && at == actual.len() {
        return None;
    }
    let line = |lines: &[String]| {
        lines.get(at).map_or_else(|| "(end of the module)".to_owned(), |line| structures.explain(line))
    };
    let context: Vec<&str> = expected[at.saturating_sub(4)..at].iter().map(String::as_str).collect();
    Some(format!(
        "first different instruction, after\n  {}\nexpected: {}\n  actual: {}",
        context.join("\n  "),
        line(&expected),
        line(&actual)
    ))
}

/// One line of disassembly: `%result = Op operands`.
struct Line<'a> {
    result: Option<&'a str>,
    opcode: &'a str,
    operands: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn parse(text: &'a str) -> Self {
        let mut words = words(text);
        let result = (words.get(1) == Some(&"=")).then(|| words[0]);
        if result.is_some() {
            words.drain(..2);
        }
        let opcode = words.first().copied().unwrap_or_default();
        Line { result, opcode, operands: words.get(1..).unwrap_or_default().to_vec() }
    }
}

/// Splits a line at blanks outside string literals.
fn words(text: &str) -> Vec<&str> {
    let (mut words, mut start, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b' ' if !quoted => {
                words.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    words.push(&text[start..]);
    words.retain(|word| !word.is_empty());
    words
}

/// Numbers structures, the same number for the same structure in both modules.
#[derive(Default)]
struct Structures {
    numbers: HashMap<String, usize>,
    texts: Vec<String>,
}

impl Structures {
    fn label(&mut self, structure: String) -> String {
        let next = self.numbers.len();
        let number = *self.numbers.entry(structure.clone()).or_insert(next);
        if number == next {
            self.texts.push(structure);
        }
        format!("@{number}")
    }

    /// `line` with what its labels stand for.
    fn explain(&self, line: &str) -> String {
        let mut text = line.to_owned();
        let mut shown = Vec::new();
        for word in words(line) {
            let structure = word.strip_prefix('@').and_then(|n| self.texts.get(n.parse::<usize>().ok()?));
            if let Some(structure) = structure.filter(|_| !shown.contains(&word)) {
                text += &format!("\n            {word} is {structure}");
                shown.push(word);
            }
        }
        text
    }

    /// The module's instructions with every id replaced by what it is.
    fn canonical(&mut self, text: &str) -> Vec<String> {
        let lines: Vec<Line<'_>> = text.lines().map(Line::parse).collect();
        let mut module = Module::of(&lines);
        let body = lines.iter().position(|line| line.opcode == "OpFunction").unwrap_or(lines.len());
        for line in &lines[..body] {
            module.declare(line, self);
        }
        let mut canonical = module.preamble(&lines[..body]);
        canonical.extend(module.bodies(&lines[body..]));
        canonical
    }
}

/// What is known about the ids of one module.
struct Module<'a> {
    /// The canonical name of each id.
    names: HashMap<&'a str, String>,
    /// The decorations of each id: the words behind the target, the instruction's name first.
    decorations: BTreeMap<&'a str, Vec<Vec<&'a str>>>,
    /// The type of each id.
    types: HashMap<&'a str, &'a str>,
    /// How many bits the components of a type of integers have.
    widths: HashMap<&'a str, u32>,
    variables: usize,
}

impl<'a> Module<'a> {
    /// Names what may be used before it is declared, the functions, and collects the decorations.
    fn of(lines: &[Line<'a>]) -> Self {
        let mut module = Self {
            names: HashMap::new(),
            decorations: BTreeMap::new(),
            types: HashMap::new(),
            widths: HashMap::new(),
            variables: 0,
        };
        module.note_types(lines);
        let functions =
            lines.iter().filter(|line| line.opcode == "OpFunction").filter_map(|line| line.result);
        module.names = functions.zip(1..).map(|(id, number)| (id, format!("%function{number}"))).collect();
        for line in lines.iter().filter(|line| DECORATIONS.contains(&line.opcode)) {
            if let Some((target, rest)) = line.operands.split_first() {
                let words = std::iter::once(line.opcode).chain(rest.iter().copied()).collect();
                module.decorations.entry(target).or_default().push(words);
            }
        }
        module
    }

    fn note_types(&mut self, lines: &[Line<'a>]) {
        for line in lines {
            let (Some(id), Some(&first)) = (line.result, line.operands.first()) else { continue };
            let width = match line.opcode {
                "OpTypeInt" => first.parse().ok(),
                "OpTypeVector" => self.widths.get(first).copied(),
                _ => None,
            };
            self.widths.extend(width.map(|width| (id, width)));
            self.types.insert(id, first);
        }
    }

    /// The instruction that stands for all that mean the same: a narrower integer is the same bits whether the wider one
    /// had a sign or not, and LLVM has one truncation for both.
    fn meaning(&self, line: &Line<'a>) -> &'a str {
        let width = |ty: Option<&str>| self.widths.get(ty.unwrap_or_default()).copied();
        let operand = line.operands.get(1).and_then(|id| self.types.get(id)).copied();
        let decorations = line.result.and_then(|id| self.decorations.get(id));
        let saturated =
            decorations.is_some_and(|all| all.iter().any(|words| words.contains(&"SaturatedConversion")));
        match line.opcode {
            "OpSConvert" if !saturated && width(line.operands.first().copied()) < width(operand) => {
                "OpUConvert"
            }
            opcode => opcode,
        }
    }

    /// Names the id that an instruction at module scope defines by its structure.
    fn declare(&mut self, line: &Line<'a>, structures: &mut Structures) {
        let Some(result) = line.result else { return };
        let mut structure = self.instruction(line) + &self.decorated(result);
        if line.opcode == "OpVariable" {
            // Two variables of one type are two variables.
            self.variables += 1;
            structure += &format!(" (variable {})", self.variables);
        }
        let label = structures.label(structure);
        self.names.insert(result, label);
    }

    /// Instructions of the module's head that define nothing, sorted.
    fn preamble(&self, lines: &[Line<'a>]) -> Vec<String> {
        let mut preamble: Vec<String> = lines
            .iter()
            .filter(|line| line.result.is_none())
            .filter(|line| !FOR_PEOPLE.contains(&line.opcode) && !DECORATIONS.contains(&line.opcode))
            .map(|line| match (line.opcode, line.operands.get(..3)) {
                ("OpEntryPoint", Some(head)) => {
                    let mut interface: Vec<String> =
                        line.operands[3..].iter().map(|id| self.name(id)).collect();
                    interface.sort();
                    let head: Vec<String> = head.iter().map(|word| self.name(word)).collect();
                    format!("OpEntryPoint {} {}", head.join(" "), interface.join(" "))
                }
                _ => self.instruction(line),
            })
            .collect();
        preamble.sort();
        preamble
    }

    /// The instructions of the functions, in order.
    fn bodies(&mut self, lines: &[Line<'a>]) -> Vec<String> {
        let mut bodies = Vec::new();
        let mut locals = 0;
        for line in lines.iter().filter(|line| !FOR_PEOPLE.contains(&line.opcode)) {
            if line.opcode == "OpFunction" {
                locals = 0;
            }
            for word in line.result.iter().chain(&line.operands).filter(|word| word.starts_with('%')) {
                self.names.entry(word).or_insert_with(|| {
                    locals += 1;
                    format!("%{locals}")
                });
            }
            bodies.push(match line.result {
                Some(id) => format!("{} = {}{}", self.name(id), self.instruction(line), self.decorated(id)),
                None => self.instruction(line),
            });
        }
        bodies
    }

    fn instruction(&self, line: &Line<'a>) -> String {
        let operands: Vec<String> = line.operands.iter().map(|word| self.name(word)).collect();
        format!("{} {}", self.meaning(line), operands.join(" "))
    }

    /// The canonical name of an id; any other word as it is.
    fn name(&self, word: &str) -> String {
        match (word.starts_with('%'), self.names.get(word)) {
            (true, Some(name)) => name.clone(),
            (true, None) => "%later".to_owned(),
            (false, _) => word.to_owned(),
        }
    }

    fn decorated(&self, id: &str) -> String {
        let Some(decorations) = self.decorations.get(id) else { return String::new() };
        let text = |words: &Vec<&str>| words.iter().map(|word| self.name(word)).collect::<Vec<_>>().join(" ");
        let mut texts: Vec<String> = decorations.iter().map(text).collect();
        texts.sort();
        format!(" [{}]", texts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "OpCapability Kernel\nOpEntryPoint Kernel %9 \"a kernel\" %5\nOpName %9 \"x\"\n\
        OpDecorate %5 Constant\n%2 = OpTypeInt 32 0\n%3 = OpTypePointer Input %2\n%5 = OpVariable %3 Input\n\
        %6 = OpTypeVoid\n%7 = OpTypeFunction %6\n%9 = OpFunction %6 None %7\n%10 = OpLabel\n%11 = OpLoad %2 %5\n\
        OpReturn\nOpFunctionEnd\n";

    #[test]
    fn ids_names_and_order_of_declarations_do_not_count() {
        let other = "OpCapability Kernel\nOpEntryPoint Kernel %1 \"a kernel\" %30\nOpDecorate %30 Constant\n\
            %6 = OpTypeVoid\n%2 = OpTypeInt 32 0\n%7 = OpTypeFunction %6\n%4 = OpTypePointer Input %2\n\
            %30 = OpVariable %4 Input\n%1 = OpFunction %6 None %7\n%8 = OpLabel\n%3 = OpLoad %2 %30\nOpReturn\n\
            OpFunctionEnd\n";
        assert_eq!(difference(MODULE, other), None);
    }

    #[test]
    fn a_changed_operand_type_decoration_or_instruction_counts() {
        for (from, to) in [
            ("OpTypeInt 32 0", "OpTypeInt 64 0"),
            ("OpDecorate %5 Constant\n", ""),
            ("%11 = OpLoad %2 %5\n", ""),
            ("\"a kernel\"", "\"b kernel\""),
            ("OpFunctionEnd\n", "OpFunctionEnd\nOpExtra\n"),
        ] {
            assert!(difference(MODULE, &MODULE.replace(from, to)).is_some(), "{from}");
        }
    }

    #[test]
    fn narrowing_has_no_sign() {
        let wide = MODULE.replace("%3 =", "%20 = OpTypeInt 8 0\n%21 = OpTypeInt 64 0\n%3 =");
        let convert = |op: &str, ty: &str| {
            let line = format!("%11 = OpLoad %2 %5\n%12 = {op} {ty} %11");
            wide.replace("%11 = OpLoad %2 %5", &line)
        };
        assert_eq!(difference(&convert("OpSConvert", "%20"), &convert("OpUConvert", "%20")), None);
        assert!(difference(&convert("OpSConvert", "%21"), &convert("OpUConvert", "%21")).is_some());
        let saturated = |op: &str| {
            convert(op, "%20").replace("%2 = OpTypeInt", "OpDecorate %12 SaturatedConversion\n%2 = OpTypeInt")
        };
        assert!(difference(&saturated("OpSConvert"), &saturated("OpUConvert")).is_some());
    }

    #[test]
    fn the_report_explains_what_a_label_stands_for() {
        let changed = MODULE.replace("%11 = OpLoad %2 %5", "%11 = OpLoad %2 %5 Volatile");
        let report = difference(MODULE, &changed).unwrap();
        assert!(report.contains("actual: %2 = OpLoad") && report.contains("is OpTypeInt 32 0"), "{report}");
    }
}
