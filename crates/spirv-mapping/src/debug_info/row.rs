//! The vocabulary of the table.

use super::choices::Choice;
use super::dialect::{Dialect, Dialects, Form};
use llvm_model::{DebugNode, DiKind};

macro_rules! instructions {
    ($($(#[$doc:meta])* $name:ident $number:literal $dialects:ident;)*) => {
        /// An instruction of the debug-info sets, without the prefix `Debug` of its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // the names are those of the specifications
        pub enum Inst { $($(#[$doc])* $name),* }

        impl Inst {
            /// All instructions.
            pub const ALL: &'static [Inst] = &[$(Inst::$name),*];
            /// The number in OpExtInst, which is the same in all sets that have it. Three have that of the instruction whose
            /// form they take ([`Inst::stands_in`]).
            pub const fn number(self) -> u32 {
                match self { $(Inst::$name => $number),* }
            }
            /// The sets that have it.
            pub const fn dialects(self) -> Dialects {
                match self { $(Inst::$name => Dialects::$dialects),* }
            }
        }
    };
}

instructions! {
    InfoNone 0 ALL;
    CompilationUnit 1 ALL;
    TypeBasic 2 ALL;
    TypePointer 3 ALL;
    TypeQualifier 4 ALL;
    TypeArray 5 ALL;
    TypeVector 6 ALL;
    Typedef 7 ALL;
    TypeFunction 8 ALL;
    TypeEnum 9 ALL;
    TypeComposite 10 ALL;
    TypeMember 11 ALL;
    /// In the place of DebugTypeInheritance: see [`Inst::stands_in`].
    Base 11 SHADER;
    TypeInheritance 12 ALL;
    TypePtrToMember 13 ALL;
    TypeTemplate 14 ALL;
    TypeTemplateParameter 15 ALL;
    TypeTemplateTemplateParameter 16 ALL;
    TypeTemplateParameterPack 17 ALL;
    /// In the place of DebugMacroDef and DebugMacroUndef: see [`Inst::stands_in`].
    Macro 17 LITERAL;
    /// In the place of DebugImportedEntity: see [`Inst::stands_in`].
    Import 17 LITERAL;
    GlobalVariable 18 ALL;
    FunctionDeclaration 19 ALL;
    Function 20 ALL;
    LexicalBlock 21 ALL;
    LexicalBlockDiscriminator 22 ALL;
    Scope 23 ALL;
    NoScope 24 ALL;
    InlinedAt 25 ALL;
    LocalVariable 26 ALL;
    InlinedVariable 27 ALL;
    Declare 28 ALL;
    Value 29 ALL;
    Operation 30 ALL;
    Expression 31 ALL;
    MacroDef 32 ALL;
    MacroUndef 33 ALL;
    ImportedEntity 34 ALL;
    Source 35 ALL;
    ModuleINTEL 36 BEFORE_200;
    FunctionDefinition 101 SHADER;
    SourceContinued 102 SHADER;
    Line 103 SHADER;
    NoLine 104 SHADER;
    BuildIdentifier 105 SHADER;
    StoragePath 106 SHADER;
    EntryPoint 107 SHADER;
    TypeMatrix 108 SHADER;
    Module 200 SHADER_200;
    TypeSubrange 201 SHADER_200;
    TypeArrayDynamic 202 SHADER_200;
    TypeString 203 SHADER_200;
}

impl Inst {
    /// Returns whether the instruction is in a block of a function; the others are outside functions.
    pub const fn is_local(self) -> bool {
        matches!(
            self,
            Inst::Scope
                | Inst::NoScope
                | Inst::Declare
                | Inst::Value
                | Inst::Line
                | Inst::NoLine
                | Inst::FunctionDefinition
        )
    }

    /// Returns whether it is emitted in place of instructions that the Khronos reader, which runtimes contain, does not
    /// survive in the literal set: that reader expects one more operand of DebugImportedEntity, and stops at macros.
    /// They are replaced by a DebugTypeTemplateParameterPack that no template names, with an OpString in place of the
    /// source of others. That reader swaps the numbers of packs and of names of templates: it reads two names without
    /// uses. In the non-semantic sets validators reject every DebugTypeInheritance, because they take its ids for tags:
    /// a base is a member with the base's name, and without a file.
    pub const fn stands_in(self) -> bool {
        matches!(self, Inst::Macro | Inst::Import | Inst::Base)
    }

    /// The number with which it is written: the translator of Khronos has those of packs and of names of templates the other
    /// way round.
    pub const fn number_in(self, form: Form) -> u32 {
        match (self, form) {
            (Inst::TypeTemplateTemplateParameter, Form::Khronos) => Inst::TypeTemplateParameterPack.number(),
            (Inst::TypeTemplateParameterPack, Form::Khronos) => Inst::TypeTemplateTemplateParameter.number(),
            _ => self.number(),
        }
    }

    /// Whether it is written in a set in a form: in the form for validators, stand-ins are emitted and instructions
    /// that validators do not support are not.
    pub const fn is_in(self, dialect: Dialect, form: Form) -> bool {
        let is_for_form = match form {
            Form::Valid => !self.is_unknown_to_validators(dialect),
            Form::Khronos => !self.stands_in(),
        };
        is_for_form && self.dialects().has(dialect)
    }

    /// Returns whether validators, which take every version of the set for the first one, reject every reference to it.
    const fn is_unknown_to_validators(self, dialect: Dialect) -> bool {
        match self {
            Inst::TypeSubrange | Inst::TypeArrayDynamic | Inst::TypeString => true,
            // Of the set with literals only.
            Inst::ModuleINTEL => dialect.is_non_semantic(),
            _ => false,
        }
    }

    /// Whether it declares a type that other instructions may name as one.
    pub const fn is_type(self) -> bool {
        matches!(
            self,
            Inst::TypeBasic
                | Inst::TypePointer
                | Inst::TypeQualifier
                | Inst::TypeArray
                | Inst::TypeVector
                | Inst::Typedef
                | Inst::TypeFunction
                | Inst::TypeEnum
                | Inst::TypeComposite
                | Inst::TypePtrToMember
                | Inst::TypeArrayDynamic
                | Inst::TypeString
        )
    }
}

/// An instruction and the nodes that it represents.
#[derive(Debug)]
pub struct Row {
    /// The instruction.
    pub inst: Inst,
    /// The nodes that become it.
    pub nodes: &'static [Node],
    /// Its operands in order.
    pub operands: &'static [Operand],
}

/// Nodes that one instruction represents.
#[derive(Debug)]
pub struct Node {
    /// The kind.
    pub kind: DiKind,
    /// The tags (`DW_TAG_*`); none: any.
    pub tags: &'static [u64],
    /// A further condition on the node.
    pub only: fn(&DebugNode) -> bool,
}

/// One operand.
#[derive(Debug)]
pub struct Operand {
    /// Its name in the grammars.
    pub name: &'static str,
    /// The relation to the node.
    pub what: What,
    /// The sets whose instruction has it.
    pub dialects: Dialects,
    /// The number of occurrences of the operand.
    pub quantity: Quantity,
    /// The only form that has it; `None`: both do.
    pub form: Option<Form>,
}

impl Operand {
    /// Whether the instruction of a set has it in a form.
    pub fn is_in(&self, dialect: Dialect, form: Form) -> bool {
        self.dialects.has(dialect) && self.form.is_none_or(|only| only == form)
    }
}

/// The number of occurrences of an operand in an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Once.
    One,
    /// Once or not at all.
    Optional,
    /// Any number of times, at the end.
    Many,
}

/// The relation of an operand to a node.
#[derive(Debug)]
pub enum What {
    /// OpString: the string in a field; empty for none.
    Text(&'static str),
    /// The number in a field.
    Number(&'static str),
    /// A number that LLVM has no field for: 0.
    Zero,
    /// The id of a constant, in all sets: the number of bits in a field.
    Bits(&'static str),
    /// DebugSource of the file in a field.
    Source(&'static str),
    /// The lexical scope in a field; the compile unit if the field is empty.
    Parent(&'static str),
    /// The type in a field; the basic type [`super::VOID`] for none.
    Type(&'static str),
    /// The type in a field; DebugInfoNone for none.
    OptionalType(&'static str),
    /// The flags ([`super::flags`]).
    Flags,
    /// One of a list of numbers, for the number in a field.
    Choice(&'static str, &'static [Choice]),
    /// Completed by code.
    Hook(Hook),
}

/// Operands that cannot be data. Each direction has one exhaustive `match` over them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hook {
    /// The version of the set.
    Version,
    /// The version of DWARF: a flag of the module.
    DwarfVersion,
    /// The storage class, for `dwarfAddressSpace`.
    StorageClass,
    /// The sizes of an array's dimensions, for the subranges in `elements`.
    Counts,
    /// A bound of a subrange, which is a number, a variable or an expression; DebugInfoNone for none.
    Bound(&'static str),
    /// A property of an array or a string that is computed at run time: a variable or an expression; DebugInfoNone for
    /// none.
    Computed(&'static [&'static str]),
    /// The instructions for the subranges in `elements`.
    Subranges,
    /// The type of a vector's components, which is a basic one.
    Element,
    /// The number of a vector's components.
    Components,
    /// The type of a function; one without parameters for none.
    FunctionType,
    /// The return type of a function: the first of `types`; OpTypeVoid for none.
    ReturnType,
    /// The types of parameters: the others of `types`.
    ParameterTypes,
    /// The bits of an enumeration, with at least one enumerator.
    EnumSize,
    /// The enumerators: a constant and a name of each.
    Enumerators,
    /// The members of a structure, which may come later in the literal sets.
    Members,
    /// The structure that a member or a base belongs to: `scope`.
    Owner,
    /// The structure that is inherited: `baseType`.
    Base,
    /// The name of the structure that is inherited.
    BaseName,
    /// The value of a static member: `extraData`.
    MemberValue,
    /// The structure whose members are pointed to: `extraData`.
    PointedInto,
    /// The instantiation of a template.
    TemplateTarget,
    /// The parameters: `templateParams`.
    TemplateParameters,
    /// The value of a template's parameter.
    ParameterValue,
    /// The name of a template that is a parameter.
    TemplateName,
    /// The parameters in a pack.
    PackedParameters,
    /// OpVariable, or the constant in the expression.
    Variable,
    /// The member that a variable defines: `declaration`.
    StaticMember,
    /// OpFunction that the node is attached to.
    Function,
    /// The declaration of a function: `declaration`.
    Declaration,
    /// The name of the function that a thunk calls: `targetFuncName`.
    TargetFunction,
    /// The name of a namespace.
    NamespaceName,
    /// Whether the contents of a namespace are also in the enclosing one: `exportSymbols`.
    InlineNamespace,
    /// The location that something was inlined at: `inlinedAt`.
    InlinedAt,
    /// The number of a parameter, from 1.
    Argument,
    /// The local variable that is inlined.
    InlinedVariable,
    /// The number of an operator and its operands.
    Operation,
    /// The operators of an expression.
    Operations,
    /// The file in which a macro is defined: the file of the list that contains it.
    MacroSource,
    /// The macro that is undefined.
    Macro,
    /// The imported entity: `entity`.
    Entity,
    /// The path of a file.
    Path,
    /// The text of a source, followed by its checksum.
    SourceText,
    /// The kind of a file's checksum, and the checksum.
    Checksum,
    /// Operands of instructions inside functions, which code writes and reads.
    Code,
}
