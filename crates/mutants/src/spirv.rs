//! Mutants of SPIR-V binaries: every instruction keeps a word count that fits, and most operands keep their kind.

use fastrand::Rng;
use spirv_module::{Category, Definitions, Module, Op, OperandKind, Value, walk_operands};

/// What a word of an instruction is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Id,
    Literal,
    /// Of an enumeration or a mask.
    Choice(OperandKind),
}

/// An instruction with its words, and what each of them is.
#[derive(Clone)]
struct Line {
    words: Vec<u32>,
    kinds: Vec<Word>,
}

impl Line {
    fn op(&self) -> Op {
        Op(self.words.first().map_or(0, |word| (word & 0xffff) as u16))
    }
}

/// A mutant of the module `seed`; `None` if that cannot be decoded.
pub fn mutate(seed: &[u8], rng: &mut Rng) -> Option<Vec<u8>> {
    let module = Module::decode(seed).ok()?;
    let mut lines = take_apart(&module);
    if lines.is_empty() {
        return None;
    }
    // One change reaches deepest; several reach what one alone cannot.
    for _ in 0..1 + rng.usize(..4) * rng.usize(..2) {
        change(&mut lines, rng);
    }
    let mut header = module.header.to_words();
    if rng.u8(..16) == 0 {
        header[1] = 0x0001_0000 | rng.u32(..7) << 8;
    }
    let words = lines.iter().flat_map(|line| {
        let first = (line.words.len() as u32) << 16 | line.words.first().map_or(0, |word| word & 0xffff);
        std::iter::once(first).chain(line.words.iter().skip(1).copied())
    });
    Some(header.into_iter().chain(words).flat_map(u32::to_le_bytes).collect())
}

fn take_apart(module: &Module) -> Vec<Line> {
    let definitions = Definitions::of(module);
    let mut lines = Vec::new();
    for instruction in module.instructions() {
        let words = instruction.words().to_vec();
        let mut kinds = vec![Word::Literal; words.len()];
        // An instruction that does not fit the grammar keeps what was seen of it.
        let _ = walk_operands(instruction, &definitions, |operand| {
            let kind = match operand.value {
                Value::Id(_) => Word::Id,
                Value::Enum(_) | Value::Mask(_) => Word::Choice(operand.kind),
                _ => Word::Literal,
            };
            if let Some(slot) = kinds.get_mut(operand.word) {
                *slot = kind;
            }
        });
        lines.push(Line { words, kinds });
    }
    lines
}

fn change(lines: &mut Vec<Line>, rng: &mut Rng) {
    let at = rng.usize(..lines.len());
    match rng.u8(..20) {
        0..=6 => other_id(lines, at, rng),
        7..=10 => other_number(&mut lines[at], rng),
        11 => {
            let other = rng.usize(..lines.len());
            lines.swap(at, other);
        }
        12 if at + 1 < lines.len() => lines.swap(at, at + 1),
        13 => {
            let copy = lines[at].clone();
            lines.insert(rng.usize(..=lines.len()), copy);
        }
        14 if lines.len() > 1 => {
            lines.remove(at);
        }
        15 | 16 => other_opcode(lines, at, rng),
        17 => {
            let line = &mut lines[at];
            line.words.push(interesting_word(rng));
            line.kinds.push(Word::Literal);
        }
        18 if lines[at].words.len() > 1 => {
            lines[at].words.pop();
            lines[at].kinds.pop();
        }
        _ => same_shape(lines, at, rng),
    }
}

/// Puts an id from elsewhere in the module in the place of one of an instruction.
fn other_id(lines: &mut [Line], at: usize, rng: &mut Rng) {
    let ids = |line: &Line| -> Vec<usize> {
        line.kinds.iter().enumerate().filter(|(_, kind)| **kind == Word::Id).map(|(i, _)| i).collect()
    };
    let places = ids(&lines[at]);
    let from = &lines[rng.usize(..lines.len())];
    let others = ids(from);
    if places.is_empty() || others.is_empty() {
        return;
    }
    let id = from.words[others[rng.usize(..others.len())]];
    lines[at].words[places[rng.usize(..places.len())]] = id;
}

/// Gives a literal, an enumerant or a mask another value.
fn other_number(line: &mut Line, rng: &mut Rng) {
    let places: Vec<usize> = (1..line.words.len()).filter(|&i| line.kinds[i] != Word::Id).collect();
    if places.is_empty() {
        return;
    }
    let place = places[rng.usize(..places.len())];
    line.words[place] = match line.kinds[place] {
        Word::Choice(kind) if rng.u8(..8) != 0 => match kind.category() {
            Category::Mask => line.words[place] ^ 1 << rng.u32(..18),
            _ => known_enumerant(kind, rng).unwrap_or(line.words[place]),
        },
        _ => match rng.u8(..4) {
            0 => line.words[place].wrapping_add(1),
            1 => line.words[place].wrapping_sub(1),
            _ => interesting_word(rng),
        },
    };
}

/// An enumerant that the grammar knows.
fn known_enumerant(kind: OperandKind, rng: &mut Rng) -> Option<u32> {
    let all: Vec<u32> = kind.enumerants().map(|facts| facts.value).collect();
    rng.choice(all)
}

/// Takes the opcode of another instruction of the module that has as many words and the same ids in front.
fn other_opcode(lines: &mut [Line], at: usize, rng: &mut Rng) {
    let shape = |line: &Line| {
        let facts = line.op().facts();
        (line.words.len(), facts.is_some_and(|f| f.result_type), facts.is_some_and(|f| f.result))
    };
    let wanted = shape(&lines[at]);
    let alike: Vec<u32> =
        lines.iter().filter(|line| shape(line) == wanted).map(|line| line.words[0]).collect();
    let opcode = if rng.bool() {
        rng.choice(alike)
    } else {
        // Any of the grammar's that has the same result.
        let start = rng.u16(..700);
        (start..start + 200)
            .find(|&number| {
                Op(number).facts().is_some_and(|f| (f.result_type, f.result) == (wanted.1, wanted.2))
            })
            .map(u32::from)
    };
    if let Some(opcode) = opcode {
        lines[at].words[0] = lines[at].words[0] & 0xffff_0000 | opcode & 0xffff;
    }
}

/// Takes the operands of another instruction with the same opcode.
fn same_shape(lines: &mut [Line], at: usize, rng: &mut Rng) {
    let op = lines[at].op();
    let alike: Vec<usize> = (0..lines.len()).filter(|&i| i != at && lines[i].op() == op).collect();
    let Some(other) = rng.choice(alike) else { return };
    let place = rng.usize(..lines[at].words.len().min(lines[other].words.len()));
    if place > 0 {
        lines[at].words[place] = lines[other].words[place];
    }
}

fn interesting_word(rng: &mut Rng) -> u32 {
    crate::interesting(rng) as u32
}
