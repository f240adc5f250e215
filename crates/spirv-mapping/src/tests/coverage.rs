//! Every instruction has an owner.

use spirv_grammar::{Capability, Op};

use crate::coverage::{Owner, Tried, owner, report};

/// Everything that the Kernel execution model brings is translated by somebody.
#[test]
fn kernel_instructions_have_owners() {
    let kernel = [
        Capability::Kernel,
        Capability::Addresses,
        Capability::Linkage,
        Capability::Vector16,
        Capability::Pipes,
        Capability::Groups,
        Capability::DeviceEnqueue,
        Capability::LiteralSampler,
        Capability::GenericPointer,
        Capability::SubgroupDispatch,
        Capability::NamedBarrier,
        Capability::PipeStorage,
        Capability::GroupNonUniform,
        Capability::GroupNonUniformArithmetic,
        Capability::GroupNonUniformBallot,
        Capability::GroupNonUniformClustered,
        Capability::GroupNonUniformShuffle,
        Capability::GroupNonUniformVote,
    ];
    for facts in Op::all() {
        let needed = facts.requires.capabilities;
        let is_kernel = facts.requires.version.is_some()
            && (needed.is_empty() || needed.iter().any(|c| kernel.contains(c)));
        let refused = [Op::TerminateInvocation, Op::ImageTexelPointer, Op::ConstantPipeStorage];
        if is_kernel && !refused.contains(&facts.op) {
            assert!(
                !matches!(owner(facts.op), Owner::NotSupported(_)),
                "Op{}: {:?}",
                facts.name,
                owner(facts.op)
            );
        }
    }
}

#[test]
fn graphics_is_not_supported() {
    for op in [Op::EmitVertex, Op::DPdx, Op::ImageGather, Op::TraceRayKHR] {
        assert_eq!(owner(op), Owner::NotSupported("graphics"), "{op}");
    }
}

#[test]
fn the_report_lists_every_instruction() {
    let text = report(&|_| Tried::default());
    for facts in Op::all() {
        assert!(text.contains(&format!("| {} |", facts.name)), "{}", facts.name);
    }
}
