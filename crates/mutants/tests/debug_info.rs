//! Debug information of any form keeps the laws of the doors: every instruction of every set with wrong numbers of
//! operands, wrong ids, in the wrong place, in circles, cut, swapped and repeated; and nodes of LLVM that name others than
//! they should. What is accepted is debug information that LLVM does not throw away.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use fastrand::Rng;
use filetest::{corpus, oracle};
use mutants::target;
use spirv_llvm::{DebugInfoSet, Options};
use std::collections::BTreeSet;

/// Nodes of every kind.
const NODES: &str = "debug-info/nodes.ll";
/// The sets, each by what it is written with and the name under which it is then imported.
const SETS: [(DebugInfoSet, &str); 4] = [
    (DebugInfoSet::Legacy, "SPIRV.debug"),
    (DebugInfoSet::OpenCl100, "OpenCL.DebugInfo.100"),
    (DebugInfoSet::Shader100, "NonSemantic.Shader.DebugInfo.100"),
    (DebugInfoSet::Shader200, "NonSemantic.Shader.DebugInfo.200"),
];
/// The numbers of instructions: all that some set has, and some that none has.
const NUMBERS: [std::ops::RangeInclusive<u32>; 3] = [0..=40, 100..=112, 199..=204];
/// How many instructions are made for each number.
const MADE: usize = 2;
/// One of so many accepted modules is shown to LLVM.
const JUDGED: usize = 40;

const EXT_INST_IMPORT: u32 = 11;
const EXT_INST: u32 = 12;
const EXT_INST_WITH_FORWARD_REFS: u32 = 4433;
const FUNCTION: u32 = 54;
const LABEL: u32 = 248;
/// The words in front of the first instruction, and among them the one above all ids.
const HEADER: usize = 5;
const BOUND: usize = 3;

fn nodes() -> String {
    std::fs::read_to_string(corpus::folder().join(NODES)).unwrap()
}

/// A module as its instructions.
#[derive(Clone)]
struct Module {
    header: Vec<u32>,
    instructions: Vec<Vec<u32>>,
    /// The id of the set.
    set: u32,
}

impl Module {
    fn in_set(set: DebugInfoSet, name: &str) -> Module {
        let mut options = Options::default();
        options.debug_info.set = Some(set);
        let bytes = spirv_llvm::llvm_to_spirv(nodes().as_bytes(), &options).unwrap().bytes;
        let words: Vec<u32> =
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
        let mut instructions = Vec::new();
        let mut rest = &words[HEADER..];
        while let [first, ..] = rest {
            let (instruction, behind) = rest.split_at((first >> 16) as usize);
            instructions.push(instruction.to_vec());
            rest = behind;
        }
        let is_import = |words: &&Vec<u32>| {
            let text: Vec<u8> = words.iter().skip(2).flat_map(|word| word.to_le_bytes()).collect();
            words[0] & 0xffff == EXT_INST_IMPORT && String::from_utf8_lossy(&text).starts_with(name)
        };
        let set = instructions.iter().find(is_import).unwrap()[1];
        Module { header: words[..HEADER].to_vec(), instructions, set }
    }

    /// Which instructions are of the set.
    fn debug(&self) -> Vec<usize> {
        let of_set = |words: &Vec<u32>| words[0] & 0xffff == EXT_INST && words[3] == self.set;
        (0..self.instructions.len()).filter(|&at| of_set(&self.instructions[at])).collect()
    }

    fn first(&self, op: u32) -> usize {
        self.instructions.iter().position(|words| words[0] & 0xffff == op).unwrap()
    }

    fn fresh(&mut self) -> u32 {
        self.header[BOUND] += 1;
        self.header[BOUND] - 1
    }

    /// A word that may be anything: an id of something of the set, any id, none at all, a number.
    fn word(&self, rng: &mut Rng) -> u32 {
        let debug = self.debug();
        match rng.u8(..8) {
            0..3 => self.instructions[debug[rng.usize(..debug.len())]][2],
            3..5 => rng.u32(1..self.header[BOUND]),
            5 => rng.u32(..16),
            6 => [0, self.header[BOUND], u32::MAX, 0x8000_0000, self.set][rng.usize(..5)],
            _ => 1 << rng.u32(..32),
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let body = self.instructions.iter().flat_map(|words| {
            let first = (words.len() as u32) << 16 | words[0] & 0xffff;
            std::iter::once(first).chain(words[1..].iter().copied())
        });
        self.header.iter().copied().chain(body).flat_map(u32::to_le_bytes).collect()
    }
}

/// Holds changed modules to the law, and shows some to LLVM.
struct Court {
    seen: usize,
    accepted: usize,
}

impl Court {
    fn hears(&mut self, module: &Module) {
        let bytes = module.bytes();
        self.seen += 1;
        let accepted = (target("spirv-to-llvm").unwrap().run)(&bytes);
        self.accepted += usize::from(accepted);
        match spirv_llvm::spirv_to_llvm(&bytes, &Options::default()) {
            Err(error) => assert!(error.to_string().contains("word "), "an error without a place: {error}"),
            Ok(made) if self.accepted % JUDGED == 1 => {
                oracle::llvm::verify(&made.bytes).unwrap();
                let text = oracle::llvm::disassemble(&made.bytes).unwrap();
                assert!(text.contains("!llvm.dbg.cu"), "LLVM throws the debug information away");
            }
            Ok(_) => {}
        }
    }

    /// A law about what is accepted says nothing if nothing is.
    fn ends(self) {
        assert!(self.accepted * 10 > self.seen, "{} of {} were accepted", self.accepted, self.seen);
    }
}

/// Every number, with operands of any number and kind, in a function and outside.
fn made_instructions((set, name): (DebugInfoSet, &str)) {
    let base = Module::in_set(set, name);
    let mut court = Court { seen: 0, accepted: 0 };
    for number in NUMBERS.into_iter().flatten() {
        let mut rng = Rng::with_seed(u64::from(number));
        for _ in 0..MADE {
            for place in [base.first(FUNCTION), base.first(LABEL) + 1] {
                let mut module = base.clone();
                let void = module.instructions[module.debug()[0]][1];
                let id = module.fresh();
                let op = if rng.u8(..4) == 0 { EXT_INST_WITH_FORWARD_REFS } else { EXT_INST };
                let mut words = vec![op, void, id, module.set, number];
                let count = rng.usize(..14);
                words.extend((0..count).map(|_| module.word(&mut rng)));
                // One in four names itself.
                if count > 0 && rng.u8(..4) == 0 {
                    words[5 + rng.usize(..count)] = id;
                }
                module.instructions.insert(place, words);
                // What nothing names is seldom looked at.
                for _ in 0..2 {
                    let debug = module.debug();
                    let user = debug[rng.usize(..debug.len())];
                    let length = module.instructions[user].len();
                    if length > 5 {
                        module.instructions[user][rng.usize(5..length)] = id;
                    }
                }
                court.hears(&module);
            }
        }
    }
    court.ends();
}

/// Every kind of instruction that the translator writes, changed in every way.
fn changed_instructions((set, name): (DebugInfoSet, &str)) {
    let base = Module::in_set(set, name);
    let debug = base.debug();
    let mut court = Court { seen: 0, accepted: 0 };
    let mut rng = Rng::with_seed(7);
    let mut numbers = BTreeSet::new();
    for &at in &debug {
        // One of each kind.
        if !numbers.insert(base.instructions[at][4]) {
            continue;
        }
        let length = base.instructions[at].len();
        let mut change = |edit: &dyn Fn(&mut Module, &mut Rng)| {
            let mut module = base.clone();
            edit(&mut module, &mut rng);
            court.hears(&module);
        };
        // Cut, and with more than there should be.
        change(&|module, rng| module.instructions[at].truncate(rng.usize(4..length.max(5))));
        change(&|module, rng| {
            let more: Vec<u32> = (0..rng.usize(1..5)).map(|_| module.word(rng)).collect();
            module.instructions[at].extend(more);
        });
        if length > 5 {
            // Another operand, the instruction itself, two operands exchanged.
            change(&|module, rng| module.instructions[at][rng.usize(5..length)] = module.word(rng));
            change(&|module, rng| {
                let id = module.instructions[at][2];
                module.instructions[at][rng.usize(5..length)] = id;
            });
            change(&|module, rng| module.instructions[at].swap(rng.usize(5..length), rng.usize(5..length)));
        }
        // Another instruction with these operands; in another place, twice, or not at all.
        change(&|module, rng| module.instructions[at][4] = rng.u32(..40));
        let other = debug[rng.usize(..debug.len())];
        let mut change = |edit: &dyn Fn(&mut Module)| {
            let mut module = base.clone();
            edit(&mut module);
            court.hears(&module);
        };
        change(&|module| module.instructions.swap(at, other));
        change(&|module| {
            let copy = module.instructions[at].clone();
            module.instructions[other] = copy;
        });
        change(&|module| drop(module.instructions.remove(at)));
    }
    court.ends();
}

#[test]
fn instructions_with_any_operands() {
    SETS.into_iter().for_each(made_instructions);
}

#[test]
fn instructions_changed_in_every_way() {
    SETS.into_iter().for_each(changed_instructions);
}

/// Every reference of every node names another node, in circles too.
#[test]
fn nodes_that_name_others() {
    let text = nodes();
    let numbers: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix('!')?.split_once(" = ")).map(|(n, _)| n).collect();
    let mut rng = Rng::with_seed(11);
    let (mut seen, mut accepted) = (0, 0);
    for (start, line) in text.lines().scan(0, |at, line| {
        let start = *at;
        *at += line.len() + 1;
        Some((start, line))
    }) {
        let Some(behind) = line.starts_with('!').then(|| line.find(" = ")).flatten() else { continue };
        for (at, _) in line[behind..].match_indices('!') {
            let reference = start + behind + at + 1;
            let digits = text[reference..].bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 || rng.u8(..6) != 0 {
                continue;
            }
            let mut changed = text.clone();
            changed.replace_range(reference..reference + digits, numbers[rng.usize(..numbers.len())]);
            seen += 1;
            accepted += usize::from((target("llvm-round-trip").unwrap().run)(changed.as_bytes()));
        }
    }
    assert!(accepted * 4 > seen, "{accepted} of {seen} were accepted");
}
