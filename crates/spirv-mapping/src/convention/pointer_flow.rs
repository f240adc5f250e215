//! Which operands an instruction passes on: its result is one of them, a part of them, or an address inside of them.

use super::access_chains::Form;
use spirv_grammar::Op;

/// The operands that flow into a result, counted after the result id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The operands of these numbers.
    At(&'static [usize]),
    /// All operands.
    All,
    /// The values of OpPhi: every second operand.
    Incoming,
}

/// The instructions besides access chains, and the operands that they pass on.
const FLOWS: &[(Op, Flow)] = &[
    (Op::CopyObject, Flow::At(&[0])),
    (Op::CopyLogical, Flow::At(&[0])),
    (Op::FreezeKHR, Flow::At(&[0])),
    (Op::Bitcast, Flow::At(&[0])),
    (Op::PtrCastToGeneric, Flow::At(&[0])),
    (Op::GenericCastToPtr, Flow::At(&[0])),
    (Op::GenericCastToPtrExplicit, Flow::At(&[0])),
    (Op::PtrCastToCrossWorkgroupINTEL, Flow::At(&[0])),
    (Op::CrossWorkgroupCastToPtrINTEL, Flow::At(&[0])),
    (Op::ConvertPtrToU, Flow::At(&[0])),
    (Op::ConvertUToPtr, Flow::At(&[0])),
    (Op::RawAccessChainNV, Flow::At(&[0])),
    (Op::ImageTexelPointer, Flow::At(&[0])),
    (Op::UntypedImageTexelPointerEXT, Flow::At(&[1])),
    (Op::Image, Flow::At(&[0])),
    (Op::SampledImage, Flow::At(&[0])),
    (Op::CompositeExtract, Flow::At(&[0])),
    (Op::CompositeInsert, Flow::At(&[0, 1])),
    (Op::CompositeConstruct, Flow::All),
    (Op::Select, Flow::At(&[1, 2])),
    (Op::Phi, Flow::Incoming),
];

impl Flow {
    /// The operands that flow into the result of `op`; `None` if none does.
    pub fn of(op: Op) -> Option<Flow> {
        if let Some(form) = Form::of(op) {
            return Some(if form.untyped { Flow::At(&[1]) } else { Flow::At(&[0]) });
        }
        FLOWS.iter().find(|(known, _)| *known == op).map(|(_, flow)| *flow)
    }

    /// The ids among the operands of an instruction that flow into its result.
    pub fn ids(self, operands: &[u32]) -> impl Iterator<Item = u32> + use<'_> {
        operands.iter().enumerate().filter(move |(index, _)| self.takes(*index)).map(|(_, id)| *id)
    }

    fn takes(self, index: usize) -> bool {
        match self {
            Flow::At(numbers) => numbers.contains(&index),
            Flow::All => true,
            Flow::Incoming => index.is_multiple_of(2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::OperandKind;

    #[test]
    fn what_flows_is_an_id() {
        for (op, flow) in FLOWS {
            let operands = op.facts().unwrap().operands;
            if let Flow::At(numbers) = flow {
                assert!(numbers.iter().all(|&number| operands[number].kind == OperandKind::IdRef), "{op}");
            }
        }
    }

    #[test]
    fn every_cast_of_pointers_passes_them_on() {
        let is_cast =
            |name: &str| name.contains("Ptr") && (name.contains("Cast") || name.contains("Convert"));
        for facts in Op::all().filter(|facts| is_cast(facts.op.name().unwrap_or_default())) {
            assert!(Flow::of(facts.op).is_some(), "{}", facts.op);
        }
    }
}
