//! The tables agree with those of `rspirv`, wherever both know an opcode.

use rspirv::grammar::{INSTRUCTION_TABLE, OperandQuantifier};
use spirv_grammar::{Op, Quantifier};

/// The grammar corrected the operands of these after the version that `rspirv` was generated from.
const CORRECTED_SINCE: [Op; 3] =
    [Op::ReadPipeBlockingALTERA, Op::WritePipeBlockingALTERA, Op::CompositeConstructContinuedINTEL];

#[test]
fn instructions_agree_with_rspirv() {
    let mut shared = 0;
    let mut differences = Vec::new();
    for theirs in INSTRUCTION_TABLE.iter() {
        let op = Op(theirs.opcode as u16);
        let Some(ours) = op.facts() else { panic!("{op:?}: {} is unknown here", theirs.opname) };
        shared += 1;
        let name = theirs.opname.trim_start_matches("Op");
        assert!(
            ours.name == name || ours.aliases.iter().any(|alias| alias == name),
            "{op:?} is {name} there"
        );
        if CORRECTED_SINCE.contains(&op) {
            continue;
        }
        let mut kinds: Vec<(String, Quantifier)> = Vec::new();
        if ours.result_type {
            kinds.push(("IdResultType".to_owned(), Quantifier::One));
        }
        if ours.result {
            kinds.push(("IdResult".to_owned(), Quantifier::One));
        }
        kinds.extend(ours.operands.iter().map(|o| (format!("{:?}", o.kind), o.quantifier)));
        let their_kinds: Vec<(String, Quantifier)> = theirs
            .operands
            .iter()
            .map(|o| {
                let quantifier = match o.quantifier {
                    OperandQuantifier::One => Quantifier::One,
                    OperandQuantifier::ZeroOrOne => Quantifier::Optional,
                    OperandQuantifier::ZeroOrMore => Quantifier::Many,
                };
                (format!("{:?}", o.kind), quantifier)
            })
            .collect();
        // Their grammar is older: an instruction may have got optional operands at its end since.
        let newer = kinds.get(their_kinds.len()..).unwrap_or_default();
        if !kinds.starts_with(&their_kinds) || newer.iter().any(|(_, q)| *q == Quantifier::One) {
            differences.push(format!("{op:?}: {kinds:?}, there {their_kinds:?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(shared > 700, "{shared}");
}
