//! The type tree of mangled names.

use crate::builtin::Builtin;

/// A demangled function symbol.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Function {
    /// Name, with scopes and template arguments.
    pub name: Name,
    /// Return type; only template functions carry it.
    pub ret: Option<Type>,
    /// Parameter types; empty for `()`. A variadic function ends in [`Builtin::Ellipsis`].
    pub params: Vec<Type>,
}

impl Function {
    /// A function in the global scope.
    pub fn new(name: impl Into<String>, params: Vec<Type>) -> Function {
        Function { name: Name::global(name), ret: None, params }
    }

    /// The type `ty` of this function's signature with template parameters replaced by this function's
    /// arguments. Parameters that have no type argument stay.
    pub fn resolve(&self, ty: &Type) -> Type {
        let args = self.name.components.last().and_then(|c| c.args.as_deref()).unwrap_or_default();
        substitute(ty, args)
    }
}

fn substitute(ty: &Type, args: &[TemplateArg]) -> Type {
    let sub = |t: &Type| Box::new(substitute(t, args));
    match ty {
        Type::TemplateParam(i) => match args.get(*i as usize) {
            Some(TemplateArg::Type(t)) => t.clone(),
            _ => ty.clone(),
        },
        Type::Vector { lanes, element } => Type::Vector { lanes: *lanes, element: sub(element) },
        Type::Pointer(t) => Type::Pointer(sub(t)),
        Type::Reference(t) => Type::Reference(sub(t)),
        Type::RvalueReference(t) => Type::RvalueReference(sub(t)),
        Type::Qualified(q, t) => Type::Qualified(*q, sub(t)),
        Type::Atomic(t) => Type::Atomic(sub(t)),
        Type::Vendor(name, t) => Type::Vendor(name.clone(), sub(t)),
        Type::Array(n, t) => Type::Array(*n, sub(t)),
        Type::Function { ret, params } => {
            Type::Function { ret: sub(ret), params: params.iter().map(|t| substitute(t, args)).collect() }
        }
        Type::Builtin(_) | Type::VendorBuiltin(_) | Type::BitInt { .. } | Type::Named(_) => ty.clone(),
    }
}

/// A possibly qualified name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// Outermost scope first; never empty.
    pub components: Vec<Component>,
}

impl Name {
    /// A name in the global scope without template arguments.
    pub fn global(ident: impl Into<String>) -> Name {
        Name { components: vec![Component { ident: ident.into(), args: None }] }
    }

    /// The identifier if the name is in the global scope and has no template arguments.
    pub fn plain(&self) -> Option<&str> {
        match self.components.as_slice() {
            [Component { ident, args: None }] => Some(ident),
            _ => None,
        }
    }

    /// The last identifier, without scope and template arguments; empty only for an empty name.
    pub fn base(&self) -> &str {
        self.components.last().map_or("", |c| c.ident.as_str())
    }
}

/// One step of a qualified name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Component {
    /// The identifier.
    pub ident: String,
    /// Template arguments, when it names a specialization.
    pub args: Option<Vec<TemplateArg>>,
}

/// A template argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TemplateArg {
    /// A type.
    Type(Type),
    /// An integral, boolean or enumeration literal.
    Literal {
        /// Type of the literal.
        ty: Type,
        /// Decimal digits; negative numbers start with `n` as in the encoding.
        value: String,
    },
    /// An argument pack.
    Pack(Vec<TemplateArg>),
}

/// A type as a mangled name writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A type of the language, one to five letters.
    Builtin(Builtin),
    /// A vendor's builtin type, `u <source-name>`.
    VendorBuiltin(String),
    /// `_BitInt(width)` of C, `DB <width> _`, or unsigned `DU <width> _`.
    BitInt {
        /// Number of bits.
        width: u32,
        /// Whether it has a sign.
        signed: bool,
    },
    /// A class, structure, enumeration, or one of clang's OpenCL types: `ocl_image2d_ro`, `ocl_sampler`,
    /// `ocl_event`, `ocl_clkevent`, `ocl_queue`, `ocl_reserveid`, `ocl_pipe`, `memory_order`, `ndrange_t`, ...
    ///
    /// Pipes of different packet types have the same name in a symbol but do not refer to each other there;
    /// [`mangle()`](crate::mangle()) takes all `ocl_pipe` of one symbol for the same type.
    Named(Name),
    /// `Dv <lanes> _ <element>`.
    Vector {
        /// Number of elements.
        lanes: u32,
        /// Element type.
        element: Box<Type>,
    },
    /// Pointer; qualifiers of the pointee are a [`Type::Qualified`] inside.
    Pointer(Box<Type>),
    /// Lvalue reference.
    Reference(Box<Type>),
    /// Rvalue reference.
    RvalueReference(Box<Type>),
    /// Type with at least one qualifier; never directly inside another one.
    Qualified(Qualifiers, Box<Type>),
    /// C11 atomic type, `U7_Atomic`.
    Atomic(Box<Type>),
    /// Type with another vendor qualifier, for example `block_pointer` or `CLglobal`.
    Vendor(String, Box<Type>),
    /// Array with its length; `None` if unknown.
    Array(Option<u64>, Box<Type>),
    /// Function type.
    Function {
        /// Result.
        ret: Box<Type>,
        /// Parameters; empty for `()`.
        params: Vec<Type>,
    },
    /// The n-th template parameter (0 is `T_`).
    TemplateParam(u32),
}

/// Qualifiers of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Qualifiers {
    /// Address space as the target numbers it (`U3AS1` is 1). `None` is unwritten: private or default.
    pub address_space: Option<u32>,
    /// `const`
    pub is_const: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `restrict`
    pub is_restrict: bool,
}

impl Qualifiers {
    /// No qualifier.
    pub const NONE: Qualifiers =
        Qualifiers { address_space: None, is_const: false, is_volatile: false, is_restrict: false };

    /// True if there is no qualifier.
    pub fn is_empty(&self) -> bool {
        *self == Qualifiers::NONE
    }
}

impl Type {
    /// A class, enumeration or OpenCL type in the global scope.
    pub fn named(ident: impl Into<String>) -> Type {
        Type::Named(Name::global(ident))
    }

    /// Returns whether clang qualifies the type with an address space if it is a pointee type.
    pub(crate) fn takes_private(&self) -> bool {
        !matches!(self, Type::Qualified(..) | Type::Array(..) | Type::Function { .. } | Type::Vendor(..))
    }

    /// Integer of OpenCL C of that width: 8 `char`, 16 `short`, 32 `int`, 64 `long`.
    pub fn int(width: u32, signed: bool) -> Option<Type> {
        Builtin::int(width, signed).map(Type::Builtin)
    }

    /// Floating-point type of OpenCL C of that width: 16 `half`, 32 `float`, 64 `double`.
    pub fn float(width: u32) -> Option<Type> {
        Builtin::float(width).map(Type::Builtin)
    }

    /// `lanes` elements of `self`; one lane is the scalar itself.
    pub fn vector(self, lanes: u32) -> Type {
        if lanes == 1 { self } else { Type::Vector { lanes, element: Box::new(self) } }
    }

    /// The type with these qualifiers.
    pub fn qualified(self, qualifiers: Qualifiers) -> Type {
        if qualifiers.is_empty() { self } else { Type::Qualified(qualifiers, Box::new(self)) }
    }

    /// Pointer to `self`.
    pub fn pointer(self) -> Type {
        Type::Pointer(Box::new(self))
    }

    /// The qualifiers and the type below them.
    pub fn split(&self) -> (Qualifiers, &Type) {
        match self {
            Type::Qualified(q, inner) => (*q, inner),
            other => (Qualifiers::NONE, other),
        }
    }

    /// Identifier of a type in the global scope without template arguments.
    pub fn as_named(&self) -> Option<&str> {
        match self {
            Type::Named(name) => name.plain(),
            _ => None,
        }
    }

    /// Number of lanes and the element; a scalar is one lane of itself.
    pub fn lanes(&self) -> (u32, &Type) {
        match self {
            Type::Vector { lanes, element } => (*lanes, element),
            other => (1, other),
        }
    }

    /// Number of nodes of the tree.
    pub fn node_count(&self) -> usize {
        match self {
            Type::Builtin(_) | Type::VendorBuiltin(_) | Type::BitInt { .. } | Type::TemplateParam(_) => 1,
            Type::Named(name) => name.node_count(),
            Type::Vector { element: t, .. }
            | Type::Pointer(t)
            | Type::Reference(t)
            | Type::RvalueReference(t)
            | Type::Qualified(_, t)
            | Type::Atomic(t)
            | Type::Vendor(_, t)
            | Type::Array(_, t) => 1 + t.node_count(),
            Type::Function { ret, params } => {
                1 + ret.node_count() + params.iter().map(Type::node_count).sum::<usize>()
            }
        }
    }
}

impl Name {
    /// Number of nodes: components and everything in their arguments.
    pub fn node_count(&self) -> usize {
        let args = |c: &Component| c.args.iter().flatten().map(TemplateArg::node_count).sum::<usize>();
        self.components.iter().map(|c| 1 + args(c)).sum()
    }
}

impl TemplateArg {
    fn node_count(&self) -> usize {
        match self {
            TemplateArg::Type(t) => t.node_count(),
            TemplateArg::Literal { ty, .. } => 1 + ty.node_count(),
            TemplateArg::Pack(args) => 1 + args.iter().map(TemplateArg::node_count).sum::<usize>(),
        }
    }
}
