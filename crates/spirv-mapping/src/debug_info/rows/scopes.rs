//! What other instructions are in: files, compile units, modules, functions, blocks.

use super::*;
use crate::debug_info::choices::LANGUAGES;
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
            op("Language", Choice("language", LANGUAGES)),
            op("Producer", Text("producer")).in_sets(Dialects::SHADER_200),
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
        &[LINE, op("Scope", Parent("scope")), hook("Inlined", Hook::InlinedAt).times(Optional)],
    ),
    row(
        Inst::Source,
        &[node(DiKind::DIFile)],
        &[hook("File", Hook::Path), hook("Text", Hook::SourceText).times(Optional)],
    ),
    row(
        Inst::ModuleINTEL,
        &[node(DiKind::DIModule)],
        &[
            NAME,
            SOURCE,
            PARENT,
            LINE,
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
