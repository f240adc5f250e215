//! Calls: callee, arguments, attributes and calling convention.

use crate::arena::Id as _;
use crate::attributes::AttrListId;
use crate::global::CallingConv;
use crate::instruction::Value;
use crate::name::Name;
use crate::types::TypeId;
use smallvec::SmallVec;
use thin_vec::ThinVec;

/// The arguments of a call; most calls have at most two, which need no allocation.
pub type Args = SmallVec<[Value; 2]>;

/// The `tail`, `musttail`, `notail` marker of a call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TailKind {
    /// No marker.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// An operand bundle: `"tag"(args…)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperandBundle {
    /// The tag.
    pub tag: Name,
    /// The operands.
    pub args: Vec<Value>,
}

/// The common part of `call`, `invoke` and `callbr`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The called function, function pointer or inline assembly.
    pub callee: Value,
    /// The function type called through.
    pub function_type: TypeId,
    /// The arguments.
    pub args: Args,
    /// The calling convention.
    pub calling_conv: CallingConv,
    /// Attributes of the call site.
    pub attributes: AttrListId,
    /// The tail marker (`call` only).
    pub tail: TailKind,
    /// Operand bundles.
    pub bundles: ThinVec<OperandBundle>,
}

impl Call {
    /// A call in the convention of C, without attributes, marker and bundles.
    pub fn new(callee: Value, function_type: TypeId, args: impl Into<Args>) -> Call {
        Call {
            callee,
            function_type,
            args: args.into(),
            calling_conv: CallingConv::C,
            attributes: AttrListId::from_index(0),
            tail: TailKind::None,
            bundles: ThinVec::new(),
        }
    }
}
