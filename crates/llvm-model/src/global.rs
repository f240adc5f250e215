//! Global variables, aliases, ifuncs, comdats, and the common properties of globals.

use crate::arena::Id as _;
use crate::attributes::AttrSetId;
use crate::constants::ConstId;
use crate::define_id;
use crate::metadata::{MdId, MdKindId};
use crate::name::Name;
use crate::types::TypeId;

define_id!(
    /// A global variable of a module.
    GlobalId
);
define_id!(
    /// An alias of a module.
    AliasId
);
define_id!(
    /// An ifunc of a module.
    IFuncId
);
define_id!(
    /// A comdat of a module.
    ComdatId
);

/// A linkage. LangRef, "Linkage Types".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum Linkage {
    #[default]
    External,
    AvailableExternally,
    LinkOnceAny,
    LinkOnceOdr,
    WeakAny,
    WeakOdr,
    Appending,
    Internal,
    Private,
    ExternWeak,
    Common,
}

impl Linkage {
    /// Every linkage, by the numbers that LLVM has for them (`GlobalValue::LinkageTypes`). Records of modules have
    /// others.
    pub const ALL: [Linkage; 11] = [
        Linkage::External,
        Linkage::AvailableExternally,
        Linkage::LinkOnceAny,
        Linkage::LinkOnceOdr,
        Linkage::WeakAny,
        Linkage::WeakOdr,
        Linkage::Appending,
        Linkage::Internal,
        Linkage::Private,
        Linkage::ExternWeak,
        Linkage::Common,
    ];

    /// Whether the symbol is invisible outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
    /// The keyword in LLVM assembly.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::External => "external",
            Linkage::AvailableExternally => "available_externally",
            Linkage::LinkOnceAny => "linkonce",
            Linkage::LinkOnceOdr => "linkonce_odr",
            Linkage::WeakAny => "weak",
            Linkage::WeakOdr => "weak_odr",
            Linkage::Appending => "appending",
            Linkage::Internal => "internal",
            Linkage::Private => "private",
            Linkage::ExternWeak => "extern_weak",
            Linkage::Common => "common",
        }
    }
}

/// A visibility. LangRef, "Visibility Styles".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum Visibility {
    #[default]
    Default,
    Hidden,
    Protected,
}

/// A DLL storage class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum DllStorage {
    #[default]
    Default,
    Import,
    Export,
}

/// Whether the address of a global matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum UnnamedAddr {
    #[default]
    None,
    Global,
    Local,
}

/// A thread-local storage model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum ThreadLocal {
    GeneralDynamic,
    LocalDynamic,
    InitialExec,
    LocalExec,
}

/// A calling convention number; unknown numbers are carried (`cc N`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CallingConv(pub u16);

impl CallingConv {
    /// `ccc`
    pub const C: CallingConv = CallingConv(0);
    /// `fastcc`
    pub const FAST: CallingConv = CallingConv(8);
    /// Kernels of NVIDIA's targets.
    pub const PTX_KERNEL: CallingConv = CallingConv(71);
    /// `spir_func`
    pub const SPIR_FUNC: CallingConv = CallingConv(75);
    /// `spir_kernel`
    pub const SPIR_KERNEL: CallingConv = CallingConv(76);
}

/// The common properties of globals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GlobalProps {
    /// The symbol; empty when it is numbered.
    pub name: Name,
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll_storage: DllStorage,
    /// `dso_local`
    pub dso_local: bool,
    /// Whether the address matters.
    pub unnamed_addr: UnnamedAddr,
    /// The thread-local model; `None` when it is shared.
    pub thread_local: Option<ThreadLocal>,
    /// The address space of the symbol's address.
    pub address_space: u32,
    /// The alignment in bytes; 0 when absent.
    pub align: u64,
    /// The section; empty for the default.
    pub section: Name,
    /// The partition; empty for none.
    pub partition: Name,
    /// The comdat it belongs to.
    pub comdat: Option<ComdatId>,
}

/// A global variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlobalVariable {
    /// Name, linkage and everything else that globals share.
    pub props: GlobalProps,
    /// The type of the value (not of the address).
    pub value_type: TypeId,
    /// Whether it is `constant`.
    pub is_constant: bool,
    /// The initial value; `None` for a declaration.
    pub initializer: Option<ConstId>,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// Attributes.
    pub attributes: AttrSetId,
    /// Sanitizer bits as in bitcode: 1 no address, 2 no hwaddress, 4 memtag, 8 dyninit.
    pub sanitizer: u32,
    /// The code model as in bitcode: 0 none, 1 tiny, 2 small, 3 kernel, 4 medium, 5 large.
    pub code_model: u32,
    /// Metadata attachments in order.
    pub attachments: Vec<(MdKindId, MdId)>,
}

impl GlobalVariable {
    /// A declaration: without a value, attributes and attachments.
    pub fn declaration(props: GlobalProps, value_type: TypeId) -> GlobalVariable {
        GlobalVariable {
            props,
            value_type,
            is_constant: false,
            initializer: None,
            externally_initialized: false,
            attributes: AttrSetId::from_index(0),
            sanitizer: 0,
            code_model: 0,
            attachments: Vec::new(),
        }
    }

    /// The attached metadata of a kind.
    pub fn attachment(&self, kind: MdKindId) -> Option<MdId> {
        self.attachments.iter().find(|(k, _)| *k == kind).map(|(_, node)| *node)
    }
}

/// An alias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// Name, linkage and everything else that globals share.
    pub props: GlobalProps,
    /// The type of the value.
    pub value_type: TypeId,
    /// The aliasee.
    pub aliasee: ConstId,
}

/// An indirect function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IFunc {
    /// Name, linkage and everything else that globals share.
    pub props: GlobalProps,
    /// The function type.
    pub value_type: TypeId,
    /// The function that picks the implementation.
    pub resolver: ConstId,
    /// Metadata attachments in order.
    pub attachments: Vec<(MdKindId, MdId)>,
}

/// How a linker treats a comdat's duplicates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of the language reference
pub enum ComdatKind {
    #[default]
    Any,
    ExactMatch,
    Largest,
    NoDeduplicate,
    SameSize,
}

/// A comdat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// The name.
    pub name: Name,
    /// The selection kind.
    pub kind: ComdatKind,
}
