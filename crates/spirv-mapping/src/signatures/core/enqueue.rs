//! Device-side enqueue.

use crate::signatures::parts::{ADDRESS, ANY, NOTHING, STRUCTURE, TRUTH_ONE, UNSIGNED};
use crate::signatures::pattern::{Pointee, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(
        Op::EnqueueMarker,
        ANY,
        &[
            ANY,
            UNSIGNED,
            ADDRESS.to(Pointee::Opaque("spirv.DeviceEvent")).read(),
            ADDRESS.to(Pointee::Opaque("spirv.DeviceEvent")).written(),
        ],
    ),
    sig(Op::IsValidEvent, TRUTH_ONE, &[ANY]),
    sig(Op::CaptureEventProfilingInfo, NOTHING, &[ANY, ANY, ADDRESS.to(Pointee::Integer(8)).written()]),
    sig(Op::BuildNDRange, STRUCTURE, &[ANY, ANY, ANY]),
];
