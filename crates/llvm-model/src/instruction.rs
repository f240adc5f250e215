//! Instructions and their operands.

pub use crate::call::{Args, Call, OperandBundle, TailKind};

use crate::align::Align;
use crate::constants::ConstId;
use crate::flags::Flags;
use crate::function::{BlockId, InstId};
use crate::indices::Indices;
use crate::metadata::{MdId, MdKindId};
use crate::opcode::{
    AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, Ordering, SyncScopeId, UnaryOp,
};
use crate::types::TypeId;
use thin_vec::ThinVec;

/// An operand. Instructions and arguments are those of the function the operand is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A constant of the module (globals, functions and inline assembly included).
    Const(ConstId),
    /// The function's parameter with this index.
    Arg(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// A `metadata` argument: an index into [`crate::Body::metadata_operands`].
    Metadata(u32),
    /// A `label` argument of a call.
    Block(BlockId),
}

/// The referent of a `metadata` argument or a debug record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetadataOperand {
    /// A node of the module.
    Node(MdId),
    /// A value wrapped as metadata.
    Value(Value),
    /// `!DIArgList(…)`; only as a location of debug records and intrinsics.
    ArgList(Box<[Value]>),
}

impl MetadataOperand {
    /// The values that it wraps.
    pub fn values(&self) -> &[Value] {
        match self {
            MetadataOperand::Node(_) => &[],
            MetadataOperand::Value(value) => std::slice::from_ref(value),
            MetadataOperand::ArgList(values) => values,
        }
    }
    /// The values that it wraps, to be replaced.
    pub fn values_mut(&mut self) -> &mut [Value] {
        match self {
            MetadataOperand::Node(_) => &mut [],
            MetadataOperand::Value(value) => std::slice::from_mut(value),
            MetadataOperand::ArgList(values) => values,
        }
    }
}

/// An instruction. Its name and its source location are the body's ([`crate::Body::names`], [`crate::Body::locs`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    /// The operation and its operands.
    pub kind: InstKind,
    /// The type of the result; `void` when there is none.
    pub ty: TypeId,
    /// Optional flags.
    pub flags: Flags,
    /// The metadata attachments but for `!dbg`, in order.
    pub attachments: ThinVec<(MdKindId, MdId)>,
}

impl Instruction {
    /// An instruction without flags and attachments.
    pub fn new(kind: InstKind, ty: TypeId) -> Instruction {
        Instruction { kind, ty, flags: Flags::NONE, attachments: ThinVec::new() }
    }
    /// The attachment of `kind`.
    pub fn attachment(&self, kind: MdKindId) -> Option<MdId> {
        self.attachments.iter().find(|(k, _)| *k == kind).map(|(_, m)| *m)
    }
    /// Adds an attachment behind those there are.
    pub fn attach(&mut self, kind: MdKindId, node: MdId) {
        self.attachments.push((kind, node));
    }
}

// A large module has hundreds of thousands of them.
const _: () = assert!(size_of::<Instruction>() <= 48);

/// How an atomic access is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atomic {
    /// The ordering.
    pub ordering: Ordering,
    /// The scope.
    pub scope: SyncScopeId,
}

/// An operation with its operands. LangRef, "Instruction Reference".
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the field names are the operand names of the language reference
pub enum InstKind {
    Unary {
        op: UnaryOp,
        operand: Value,
    },
    Binary {
        op: BinaryOp,
        lhs: Value,
        rhs: Value,
    },
    /// The destination type is the instruction's type.
    Cast {
        op: CastOp,
        operand: Value,
    },
    ICmp {
        predicate: IntPredicate,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        predicate: FloatPredicate,
        lhs: Value,
        rhs: Value,
    },
    Select {
        condition: Value,
        if_true: Value,
        if_false: Value,
    },
    Phi {
        incoming: Vec<(Value, BlockId)>,
    },
    Freeze {
        operand: Value,
    },
    /// The address space is that of the instruction's type.
    Alloca {
        allocated: TypeId,
        count: Value,
        align: Align,
        inalloca: bool,
        swifterror: bool,
    },
    Load {
        pointer: Value,
        align: Align,
        volatile: bool,
        atomic: Option<Atomic>,
    },
    Store {
        value: Value,
        pointer: Value,
        align: Align,
        volatile: bool,
        atomic: Option<Atomic>,
    },
    Fence {
        atomic: Atomic,
    },
    CmpXchg(Box<CmpXchg>),
    AtomicRmw {
        op: AtomicOp,
        pointer: Value,
        value: Value,
        atomic: Atomic,
        volatile: bool,
        align: Align,
    },
    GetElementPtr {
        source_type: TypeId,
        base: Value,
        indices: Indices,
    },
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        element: Value,
        index: Value,
    },
    /// A mask element of -1 is poison.
    ShuffleVector {
        a: Value,
        b: Value,
        mask: ThinVec<i32>,
    },
    ExtractValue {
        aggregate: Value,
        indices: ThinVec<u32>,
    },
    InsertValue {
        aggregate: Value,
        element: Value,
        indices: ThinVec<u32>,
    },
    VaArg {
        list: Value,
    },
    Call(Box<Call>),
    LandingPad {
        cleanup: bool,
        clauses: Box<[Clause]>,
    },
    CatchPad {
        parent: Value,
        args: Box<[Value]>,
    },
    CleanupPad {
        parent: Value,
        args: Box<[Value]>,
    },
    // Terminators.
    Ret {
        value: Option<Value>,
    },
    Br {
        target: BlockId,
    },
    CondBr {
        condition: Value,
        if_true: BlockId,
        if_false: BlockId,
    },
    Switch {
        value: Value,
        default: BlockId,
        cases: Box<[(ConstId, BlockId)]>,
    },
    IndirectBr {
        address: Value,
        targets: Box<[BlockId]>,
    },
    Invoke {
        call: Box<Call>,
        normal: BlockId,
        unwind: BlockId,
    },
    CallBr {
        call: Box<Call>,
        fallthrough: BlockId,
        targets: Box<[BlockId]>,
    },
    Resume {
        value: Value,
    },
    CatchSwitch {
        parent: Value,
        handlers: ThinVec<BlockId>,
        unwind: Option<BlockId>,
    },
    CatchRet {
        pad: Value,
        target: BlockId,
    },
    CleanupRet {
        pad: Value,
        unwind: Option<BlockId>,
    },
    Unreachable,
}

/// `cmpxchg`
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the field names are the operand names of the language reference
pub struct CmpXchg {
    pub pointer: Value,
    pub expected: Value,
    pub replacement: Value,
    pub success: Ordering,
    pub failure: Ordering,
    pub scope: SyncScopeId,
    pub weak: bool,
    pub volatile: bool,
    pub align: Align,
}

/// A clause of `landingpad`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// `catch`
    Catch(Value),
    /// `filter`
    Filter(Value),
}

impl InstKind {
    /// Whether it ends a block.
    #[inline]
    pub fn is_terminator(&self) -> bool {
        use InstKind::*;
        matches!(
            self,
            Ret { .. }
                | Br { .. }
                | CondBr { .. }
                | Switch { .. }
                | IndirectBr { .. }
                | Invoke { .. }
                | CallBr { .. }
                | Resume { .. }
                | CatchSwitch { .. }
                | CatchRet { .. }
                | CleanupRet { .. }
                | Unreachable
        )
    }
    /// The word for it in LLVM assembly (`br` for both kinds of branch).
    pub fn keyword(&self) -> &'static str {
        match self {
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
    /// The call of `call`, `invoke` or `callbr`.
    #[inline]
    pub fn call(&self) -> Option<&Call> {
        match self {
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                Some(call)
            }
            _ => None,
        }
    }
}
