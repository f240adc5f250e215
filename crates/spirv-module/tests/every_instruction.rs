//! Every instruction of the grammar, with operands drawn from the grammar, through decoder, printer and assembler;
//! SPIRV-Tools and `rspirv` read what they know of it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may too")]

mod common;

use common::tools::{scratch, try_run};
use spirv_module::{
    Category, DisassembleOptions, ExtInstSet, IdNames, InstructionFacts, Module, Op, OperandFacts,
    OperandKind, Operands, Quantifier, Version, assemble, check, disassemble,
};

/// The ids that every module defines: the imported sets follow.
const INT: u32 = 1;
const VALUE: u32 = 2;
const FIRST_SET: u32 = 3;
const RESULT: u32 = 100;
const BOUND: u32 = 200;

/// Sets that every SPIRV-Tools knows.
const OLD_SETS: [ExtInstSet; 3] =
    [ExtInstSet::OpenClStd, ExtInstSet::GlslStd450, ExtInstSet::OpenClDebugInfo100];

/// Types, a value and sets to refer to.
fn prologue(sets: &[ExtInstSet]) -> Vec<Vec<u32>> {
    let mut list: Vec<Vec<u32>> = Vec::new();
    for (number, set) in ExtInstSet::ALL.iter().enumerate().filter(|(_, set)| sets.contains(set)) {
        let name = set.name().strip_suffix('.').map_or(set.name().to_owned(), |name| format!("{name}.1"));
        let operands = Operands::new().word(FIRST_SET + number as u32).string(&name);
        list.push(instruction(Op::ExtInstImport, &operands));
    }
    list.push(instruction(Op::TypeInt, &[INT, 32, 1]));
    list.push(instruction(Op::Undef, &[INT, VALUE]));
    list
}

fn instruction(op: Op, operands: &[u32]) -> Vec<u32> {
    let mut words = vec![(operands.len() as u32 + 1) << 16 | u32::from(op.0)];
    words.extend(operands);
    words
}

fn module(instructions: &[Vec<u32>]) -> Module {
    module_with(ExtInstSet::ALL, instructions)
}

fn module_with(sets: &[ExtInstSet], instructions: &[Vec<u32>]) -> Module {
    let mut words = Module::new(Version::V1_6).header.to_words().to_vec();
    words[3] = BOUND;
    words.extend(prologue(sets).iter().flatten());
    words.extend(instructions.iter().flatten());
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    Module::decode(&bytes).unwrap()
}

/// How far the optional parts are filled.
#[derive(Clone, Copy, PartialEq)]
enum Fill {
    Least,
    Most,
}

/// The words of operands. `pick` chooses the value of enumerations and masks by its number.
fn operands(list: &[OperandFacts], fill: Fill, pick: usize, words: &mut Vec<u32>) {
    for facts in list {
        let times = match (facts.quantifier, fill) {
            (Quantifier::One, _) | (Quantifier::Optional, Fill::Most) => 1,
            (Quantifier::Many, Fill::Most) => 2,
            _ => 0,
        };
        for _ in 0..times {
            operand(facts.kind, fill, pick, words);
        }
    }
}

fn operand(kind: OperandKind, fill: Fill, pick: usize, words: &mut Vec<u32>) {
    match kind.category() {
        Category::Id => words.push(VALUE),
        Category::Enum | Category::Mask => {
            let mut values = kind.enumerants();
            let Some(facts) = values.nth(pick % values.len()) else { return };
            words.push(facts.value);
            operands(facts.parameters, fill, pick, words);
        }
        Category::Composite(bases) => bases.iter().for_each(|&base| operand(base, fill, pick, words)),
        Category::Literal => match kind {
            OperandKind::LiteralString => words.extend(Operands::new().string("a \"string\"").iter()),
            OperandKind::LiteralFloat => words.push(1.5f32.to_bits()),
            OperandKind::LiteralSpecConstantOpInteger => {
                words.extend([u32::from(Op::IAdd.0), VALUE, VALUE]);
            }
            OperandKind::LiteralExtInstInteger => panic!("extended instructions are made elsewhere"),
            _ => words.push(7),
        },
    }
}

fn core(facts: &InstructionFacts, fill: Fill, pick: usize) -> Vec<u32> {
    let mut words = Vec::new();
    if facts.result_type {
        words.push(INT);
    }
    if facts.result {
        words.push(RESULT);
    }
    operands(facts.operands, fill, pick, &mut words);
    instruction(facts.op, &words)
}

/// Values that the enumerated operands of an instruction can take.
fn choices(list: &[OperandFacts]) -> usize {
    list.iter().map(|operand| operand.kind.enumerants().len()).max().unwrap_or(0).max(1)
}

fn everything() -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    for facts in Op::all() {
        if matches!(facts.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
            continue;
        }
        // Every value once where a kind has its home, else a few.
        let home = matches!(
            facts.op,
            Op::Capability
                | Op::Decorate
                | Op::ExecutionMode
                | Op::Load
                | Op::ImageSampleImplicitLod
                | Op::TypeImage
                | Op::LoopMerge
                | Op::Function
                | Op::TypePointer
                | Op::Source
                | Op::EntryPoint
        );
        let choices = choices(facts.operands);
        for pick in 0..if home { choices } else { choices.min(3) } {
            all.push(core(&facts, Fill::Least, pick));
            all.push(core(&facts, Fill::Most, pick));
        }
    }
    for (number, set) in ExtInstSet::ALL.iter().enumerate() {
        for facts in set.instructions() {
            for (op, fill) in [
                (Op::ExtInst, Fill::Least),
                (Op::ExtInst, Fill::Most),
                (Op::ExtInstWithForwardRefsKHR, Fill::Most),
            ] {
                for pick in 0..choices(facts.operands).min(70) {
                    let mut words = vec![INT, RESULT, FIRST_SET + number as u32, facts.number];
                    operands(facts.operands, fill, pick, &mut words);
                    all.push(instruction(op, &words));
                }
            }
        }
    }
    all.dedup();
    all
}

fn raw(module: &Module) -> String {
    disassemble(module, &DisassembleOptions { names: IdNames::Raw, ..Default::default() })
}

#[test]
fn decode_print_assemble() {
    let all = everything();
    assert!(all.len() > 3000, "{}", all.len());
    let module = module(&all);
    assert_eq!(Module::decode(&module.encode()).as_ref(), Ok(&module));
    let text = raw(&module);
    let unknown: Vec<&str> = text.lines().filter(|line| line.contains("OpUnknown")).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
    let again = assemble(&text, Version::V1_0).unwrap_or_else(|errors| panic!("{}", errors[0]));
    for (ours, again) in module.instructions().zip(again.instructions()) {
        assert_eq!(ours.words(), again.words());
    }
    assert_eq!(again.header, module.header);
    // All operands fit; the rest is nonsense.
    for one in &all {
        let errors = check(&self::module(std::slice::from_ref(one)));
        let misfit = errors.iter().find(|e| matches!(e.kind, spirv_module::CheckErrorKind::Operand(_)));
        assert_eq!(misfit, None);
    }
}

#[test]
fn every_word_count_of_every_instruction() {
    for one in everything() {
        for count in 0..=one.len() as u32 + 1 {
            let mut changed = one.clone();
            changed[0] = count << 16 | changed[0] & 0xFFFF;
            let mut words = Module::new(Version::V1_6).header.to_words().to_vec();
            words[3] = BOUND;
            words.extend(prologue(ExtInstSet::ALL).iter().flatten());
            words.extend(changed);
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let Ok(module) = Module::decode(&bytes) else { continue };
            let _ = check(&module);
            let again = assemble(&raw(&module), Version::V1_0).unwrap();
            assert_eq!(again.list(), module.list());
        }
    }
}

#[test]
fn rspirv_reads_the_same_words() {
    let mut read = 0;
    for one in everything() {
        let bytes = module(std::slice::from_ref(&one)).encode();
        let mut loader = common::rspirv::Instructions::default();
        // It reads a literal of two words where it does not know the type, and knows fewer instructions.
        if rspirv::binary::parse_bytes(&bytes, &mut loader).is_ok()
            && let Some(last) = loader.0.last()
        {
            use rspirv::binary::Assemble;
            assert_eq!(last.assemble(), one, "{:?}", Op(one[0] as u16));
            read += 1;
        }
    }
    assert!(read > 2000, "{read}");
}

/// Gives what both SPIRV-Tools accept of some instructions, halving what they do not.
fn accepted(instructions: &[Vec<u32>], name: &str) -> usize {
    let ours = module_with(&OLD_SETS, instructions);
    let input = scratch(&format!("every_{name}.spvasm"), raw(&ours).as_bytes());
    let output = scratch(&format!("every_{name}.spv"), b"");
    let assembled = try_run(
        "spirv-as",
        &["--preserve-numeric-ids".as_ref(), input.as_os_str(), "-o".as_ref(), output.as_os_str()],
    );
    let text = assembled.and_then(|_| try_run("spirv-dis", &["--raw-id".as_ref(), output.as_os_str()]));
    match text {
        Ok(text) => {
            let theirs = Module::decode(&std::fs::read(&output).unwrap()).unwrap();
            for (ours, theirs) in ours.instructions().zip(theirs.instructions()) {
                assert_eq!(ours.words(), theirs.words());
            }
            let again = assemble(&text, Version::V1_0).unwrap_or_else(|errors| panic!("{}", errors[0]));
            assert_eq!(again.list(), ours.list());
            instructions.len()
        }
        Err(_) if instructions.len() > 1 => {
            let (left, right) = instructions.split_at(instructions.len() / 2);
            accepted(left, name) + accepted(right, name)
        }
        Err(_) => 0,
    }
}

#[test]
fn spirv_tools_and_we_read_each_others_text() {
    // The installed tools know the instructions of their time.
    let old = |words: &Vec<u32>| {
        let set = ExtInstSet::ALL.get((words[3.min(words.len() - 1)].wrapping_sub(FIRST_SET)) as usize);
        match Op(words[0] as u16) {
            Op::ExtInst => set.is_some_and(|set| OLD_SETS.contains(set)),
            op => op <= Op::ModuleProcessed,
        }
    };
    let known: Vec<Vec<u32>> = everything().into_iter().filter(old).collect();
    let count = known.len();
    let accepted: usize =
        known.chunks(64).enumerate().map(|(number, some)| accepted(some, &format!("{number}"))).sum();
    assert!(accepted * 10 > count * 7, "{accepted} of {count}");
}
