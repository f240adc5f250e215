//! Words for instructions, for messages.

use llvm_model::InstKind;

/// The word for an instruction in LLVM assembly.
pub(super) fn keyword(kind: &InstKind) -> &'static str {
    match kind {
        InstKind::Unary { op, .. } => op.keyword(),
        InstKind::Binary { op, .. } => op.keyword(),
        InstKind::Cast { op, .. } => op.keyword(),
        InstKind::ICmp { .. } => "icmp",
        InstKind::FCmp { .. } => "fcmp",
        InstKind::Select { .. } => "select",
        InstKind::Phi { .. } => "phi",
        InstKind::Freeze { .. } => "freeze",
        InstKind::Alloca { .. } => "alloca",
        InstKind::Load { .. } => "load",
        InstKind::Store { .. } => "store",
        InstKind::Fence { .. } => "fence",
        InstKind::CmpXchg(_) => "cmpxchg",
        InstKind::AtomicRmw { .. } => "atomicrmw",
        InstKind::GetElementPtr { .. } => "getelementptr",
        InstKind::ExtractElement { .. } => "extractelement",
        InstKind::InsertElement { .. } => "insertelement",
        InstKind::ShuffleVector { .. } => "shufflevector",
        InstKind::ExtractValue { .. } => "extractvalue",
        InstKind::InsertValue { .. } => "insertvalue",
        InstKind::VaArg { .. } => "va_arg",
        InstKind::Call(_) => "call",
        InstKind::LandingPad { .. } => "landingpad",
        InstKind::CatchPad { .. } => "catchpad",
        InstKind::CleanupPad { .. } => "cleanuppad",
        InstKind::Ret { .. } => "ret",
        InstKind::Br { .. } | InstKind::CondBr { .. } => "br",
        InstKind::Switch { .. } => "switch",
        InstKind::IndirectBr { .. } => "indirectbr",
        InstKind::Invoke { .. } => "invoke",
        InstKind::CallBr { .. } => "callbr",
        InstKind::Resume { .. } => "resume",
        InstKind::CatchSwitch { .. } => "catchswitch",
        InstKind::CatchRet { .. } => "catchret",
        InstKind::CleanupRet { .. } => "cleanupret",
        InstKind::Unreachable => "unreachable",
    }
}
