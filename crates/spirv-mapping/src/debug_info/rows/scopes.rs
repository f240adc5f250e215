//! Scopes that contain other instructions: files, compile units, modules, functions, blocks.

use super::*;
use crate::debug_info::choices::{LANGUAGES, LANGUAGES_200, LANGUAGES_OF_KHRONOS};
use crate::debug_info::flags::SP_DEFINITION;

const FUNCTION_TYPE: Operand = hook("Type", Hook::FunctionType);

fn is_definition(node: &DebugNode) -> bool {
    node.int("spFlags") & SP_DEFINITION != 0
}

fn is_declaration(node: &DebugNode) -> bool {
    !is_definition(node)
}

/// The rows.
pub(super) const ROWS: &[Row] = &[
    row(
        Inst::CompilationUnit,
        &[node(DiKind::DICompileUnit)],
        &[
            hook("Version", Hook::Version),
            hook("DWARF Version", Hook::DwarfVersion),
            SOURCE,
            op("Language", Choice("language", LANGUAGES)).in_sets(BEFORE_200).in_form(Form::Valid),
            op("Language", Choice("language", LANGUAGES_OF_KHRONOS))
                .in_sets(BEFORE_200)
                .in_form(Form::Khronos),
            op("Language", Choice("language", LANGUAGES_200)).in_sets(SHADER_200),
            op("Producer", Text("producer")).in_sets(SHADER_200),
        ],
    ),
    row(
        Inst::FunctionDeclaration,
        &[Node { kind: DiKind::DISubprogram, tags: &[], only: is_declaration }],
        &[NAME, FUNCTION_TYPE, SOURCE, LINE, NO_COLUMN, PARENT, LINKAGE_NAME, FLAGS],
    ),
    row(
        Inst::Function,
        &[Node { kind: DiKind::DISubprogram, tags: &[], only: is_definition }],
        &[
            NAME,
            FUNCTION_TYPE,
            SOURCE,
            LINE,
            NO_COLUMN,
            PARENT,
            LINKAGE_NAME,
            FLAGS,
            op("Scope Line", Number("scopeLine")),
            hook("Function", Hook::Function).in_sets(LITERAL),
            hook("Declaration", Hook::Declaration).times(Optional),
            hook("Target Function", Hook::TargetFunction)
                .times(Optional)
                .in_sets(SHADER_200)
                .in_form(Form::Khronos),
        ],
    ),
    row(
        Inst::LexicalBlock,
        &[node(DiKind::DILexicalBlock), node(DiKind::DINamespace)],
        &[
            SOURCE,
            LINE,
            op("Column", Number("column")),
            PARENT,
            hook("Name", Hook::NamespaceName).times(Optional),
            hook("Inline Namespace", Hook::InlineNamespace).times(Optional).in_sets(SHADER_200),
        ],
    ),
    row(
        Inst::LexicalBlockDiscriminator,
        &[node(DiKind::DILexicalBlockFile)],
        &[SOURCE, op("Discriminator", Number("discriminator")), PARENT],
    ),
    row(
        Inst::InlinedAt,
        &[node(DiKind::DILocation)],
        &[
            LINE,
            op("Column", Number("column")).in_sets(SHADER_200).in_form(Form::Khronos),
            op("Scope", Parent("scope")),
            hook("Inlined", Hook::InlinedAt).times(Optional),
        ],
    ),
    row(
        Inst::Source,
        &[node(DiKind::DIFile)],
        &[
            hook("File", Hook::Path),
            hook("Checksum", Hook::Checksum).times(Many).in_sets(SHADER_200).in_form(Form::Khronos),
            hook("Text", Hook::SourceText).times(Optional),
        ],
    ),
    row(
        Inst::ModuleINTEL,
        &[node(DiKind::DIModule)],
        &[
            NAME,
            SOURCE,
            // The extension has them in another order than the translator of Khronos.
            LINE.in_form(Form::Khronos),
            PARENT,
            LINE.in_form(Form::Valid),
            op("ConfigurationMacros", Text("configMacros")),
            op("IncludePath", Text("includePath")),
            op("APINotesFile", Text("apinotes")),
            op("IsDeclaration", Number("isDecl")),
        ],
    ),
    row(
        Inst::Module,
        &[node(DiKind::DIModule)],
        &[
            NAME,
            SOURCE,
            LINE,
            PARENT,
            op("ConfigurationMacros", Text("configMacros")),
            op("IncludePath", Text("includePath")),
            op("APINotesFile", Text("apinotes")),
            op("IsDeclaration", Number("isDecl")),
        ],
    ),
    row(Inst::SourceContinued, &[], &[hook("Text", Hook::SourceText)]),
    row(Inst::BuildIdentifier, &[], &[code("Identifier"), code("Flags")]),
    row(Inst::StoragePath, &[], &[code("Path")]),
    row(
        Inst::EntryPoint,
        &[],
        &[
            code("Entry Point"),
            code("Compilation Unit"),
            code("Compiler Signature"),
            code("Command-line Arguments"),
        ],
    ),
];
