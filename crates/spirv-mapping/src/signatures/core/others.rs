//! Instructions of no other topic.

use crate::signatures::parts::{ANY, LITERAL, NOTHING, SAME, SCOPE};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(
        Op::ConstantSampler,
        Part::new(Kind::Opaque("spirv.Sampler"), Lanes::One),
        &[LITERAL, LITERAL, LITERAL],
    ),
    sig(Op::EmitVertex, NOTHING, &[]).free(),
    sig(Op::EndPrimitive, NOTHING, &[]).free(),
    sig(Op::TraceRayKHR, NOTHING, &[ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY]).free(),
    sig(Op::ExecuteCallableKHR, NOTHING, &[ANY, ANY]).free(),
    sig(Op::ReadClockKHR, Part::new(Kind::Clock, Lanes::Any).unsigned(), &[SCOPE]).named(),
    sig(Op::FreezeKHR, ANY, &[SAME]),
    sig(Op::EmitMeshTasksEXT, NOTHING, &[ANY, ANY, ANY]).free(),
    sig(Op::SetMeshOutputsEXT, NOTHING, &[ANY, ANY]).free(),
    sig(Op::AssumeTrueKHR, NOTHING, &[Part::new(Kind::Bool, Lanes::One)]),
    sig(Op::ExpectKHR, ANY, &[SAME, SAME]).alike(&[0, 1]),
    sig(Op::TaskSequenceCreateALTERA, ANY, &[ANY, LITERAL, LITERAL, LITERAL, LITERAL]).named(),
];
