//! `docs/generated/convention.md` is the table as it is in the code: each construct of SPIR-V, and its form in LLVM IR.
//! `BLESS=1 cargo test -p spirv-mapping --lib convention_page` writes it.

use std::fmt::{Debug, Write as _};
use std::path::Path;

use llvm_model::{AttrKind, Flags};
use spirv_grammar::{Decoration, Op, StorageClass};

use crate::convention::decorations::{self, ParameterAttribute};
use crate::convention::functions::{self, FunctionAttribute};
use crate::convention::{Pair, Way};
use crate::convention::{access_chains, annotation, casts, flags, linkage, loops, memory, modes};
use crate::convention::{modules, opaque, operators, predicates, shaders, specialization};
use crate::index;
use crate::row::{Dialect, Dir, Face, Inst};

#[test]
fn the_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/convention.md");
    let expected = page();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    let actual = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(actual == expected, "docs/generated/convention.md is not current; run this test with BLESS=1");
}

const INTRODUCTION: &str = "# The convention, construct by construct\n\n\
    The form of each SPIR-V construct in LLVM IR, from the mapping table. Both directions hold unless the last column states one. \
    The guide has [an example of each family](../guide/convention.md#an-example-of-each-family). \
    The test `convention_page` of `spirv-mapping` writes this page; do not edit.\n";

fn page() -> String {
    let mut page = Page(INTRODUCTION.to_owned());
    code(&mut page);
    types_and_memory(&mut page);
    symbols(&mut page);
    hints(&mut page);
    metadata(&mut page);
    calls(&mut page);
    page.0
}

/// The text of the page. Writing to it cannot fail.
struct Page(String);

impl Page {
    fn section(&mut self, title: &str, explanation: &str) {
        let explanation = if explanation.is_empty() { String::new() } else { format!("{explanation}\n\n") };
        let _ = write!(self.0, "\n## {title}\n\n{explanation}| SPIR-V | LLVM IR | |\n|---|---|---|\n");
    }

    fn row(&mut self, spirv: &str, llvm: &str, way: Way) {
        let note = match way {
            Way::Both => String::new(),
            Way::ToSpirv(why) => format!("only to SPIR-V: {why}"),
            Way::ToLlvm(why) => format!("only to LLVM IR: {why}"),
        };
        let llvm = if llvm.is_empty() { String::new() } else { format!("`{llvm}`") };
        let _ = writeln!(self.0, "| {spirv} | {llvm} | {} |", note.replace('|', "\\|"));
    }

    fn both(&mut self, spirv: &str, llvm: &str) {
        self.row(spirv, llvm, Way::Both);
    }

    fn pairs<S: Debug, L>(&mut self, prefix: &str, pairs: &[Pair<S, L>], llvm: impl Fn(&L) -> String) {
        for pair in pairs {
            self.row(&format!("{prefix}{:?}", pair.spirv), &llvm(&pair.llvm), pair.way);
        }
    }
}

fn op(op: Op) -> String {
    op.to_string()
}

fn code(page: &mut Page) {
    let of_ops = |page: &mut Page, pairs: Vec<(Op, String, Way)>| {
        for (instruction, llvm, way) in pairs {
            page.row(&op(instruction), &llvm, way);
        }
    };
    page.section("Arithmetic", "");
    of_ops(page, operators::BINARY.iter().map(|p| (p.spirv, p.llvm.keyword().to_owned(), p.way)).collect());
    of_ops(page, operators::UNARY.iter().map(|p| (p.spirv, p.llvm.keyword().to_owned(), p.way)).collect());
    let of_bits = |keyword: &str| format!("{keyword} i1");
    of_ops(page, operators::LOGICAL.iter().map(|p| (p.spirv, of_bits(p.llvm.keyword()), p.way)).collect());
    page.section(
        "Comparisons",
        "Truth values are `i1`. Pointers are compared by instructions from version 1.4 on.",
    );
    let icmp = |kind: &str, keyword: &str| format!("icmp {keyword} {kind}");
    for (pairs, kind) in [(predicates::INT, "iN"), (predicates::LOGICAL, "i1"), (predicates::POINTER, "ptr")]
    {
        of_ops(page, pairs.iter().map(|p| (p.spirv, icmp(kind, p.llvm.keyword()), p.way)).collect());
    }
    of_ops(
        page,
        predicates::FLOAT.iter().map(|p| (p.spirv, format!("fcmp {}", p.llvm.keyword()), p.way)).collect(),
    );
    page.section("Conversions", "");
    of_ops(page, casts::CASTS.iter().map(|p| (p.spirv, p.llvm.keyword().to_owned(), p.way)).collect());
    page.section("Atomic operations of LLVM", "Functions of OpenCL C are listed with the calls below.");
    let atomic = |keyword: &str| format!("atomicrmw {keyword}");
    of_ops(page, operators::ATOMIC.iter().map(|p| (p.spirv, atomic(p.llvm.keyword()), p.way)).collect());
    page.section(
        "Addresses",
        "The first index of `OpAccessChain` selects a member; that of `OpPtrAccessChain` counts values.",
    );
    for pair in access_chains::FORMS {
        let bounds = if pair.llvm.in_bounds { "getelementptr inbounds" } else { "getelementptr" };
        let first = if pair.llvm.from_element { "i64 %n" } else { "i64 0" };
        page.row(&op(pair.spirv), &format!("{bounds} T, ptr %p, {first}, …"), pair.way);
    }
}

fn types_and_memory(page: &mut Page) {
    page.section("Types", "The letters in parentheses stand for the operands of the instruction.");
    for entry in opaque::PLAIN {
        page.both(&op(entry.op), &format!("target(\"{}\")", entry.target));
    }
    let image = [
        (Op::TypeImage, opaque::IMAGE),
        (Op::TypeSampledImage, opaque::SAMPLED_IMAGE),
        (Op::TypeVmeImageINTEL, opaque::VME_IMAGE),
    ];
    for (instruction, name) in image {
        page.both(
            &op(instruction),
            &format!("target(\"{name}\", T, dim, depth, arrayed, ms, sampled, format, access)"),
        );
    }
    page.both(&op(Op::TypePipe), &format!("target(\"{}\", access)", opaque::PIPE));
    for instruction in opaque::OTHERS.iter().chain(opaque::OF_SHADERS) {
        let name = opaque::with_operands(*instruction).unwrap_or_default();
        page.both(&op(*instruction), &format!("target(\"{name}\", …)"));
    }
    page.both("matrix types of shaders", &format!("%{}4x3 = type {{ [4 x <3 x float>] }}", shaders::MATRIX));
    page.both(
        "array types with ArrayStride, of shaders",
        &format!("%{}16 = type {{ [0 x float] }}", shaders::STRIDED_ARRAY),
    );
    let specialized = format!("%{}0 = type {{ [4 x float] }}", shaders::SPECIALIZED_ARRAY);
    page.both("array types with a specialized length", &specialized);
    let spaces =
        |page: &mut Page, pairs: &[Pair<StorageClass, u32>]| {
            page.pairs("", pairs, |space| {
                if *space == 0 { "ptr".to_owned() } else { format!("ptr addrspace({space})") }
            });
        };
    page.section("Storage classes of kernels", "");
    let known: Vec<_> =
        memory::KERNEL_STORAGE.iter().copied().filter(|pair| pair.llvm != memory::VECTOR_VARIABLES).collect();
    spaces(page, &known);
    page.section("Storage classes of shaders", "");
    spaces(page, memory::SHADER_STORAGE);
    page.section("Memory semantics and scopes", "Of atomic instructions and `fence` in LLVM IR.");
    page.pairs("", memory::ORDER, |order| order.keyword().to_owned());
    page.pairs("Scope ", memory::SCOPES, |scope| match *scope {
        "" => "no syncscope".to_owned(),
        scope => format!("syncscope(\"{scope}\")"),
    });
}

fn attribute(kind: AttrKind) -> String {
    kind.name().map_or_else(|| format!("{kind:?}"), str::to_owned)
}

fn symbols(page: &mut Page) {
    page.section("Linkage", "A symbol without a LinkageAttributes decoration is `internal`.");
    page.pairs("defined, ", linkage::DEFINED, |linkage| linkage.keyword().to_owned());
    page.pairs("declared, ", linkage::DECLARED, |linkage| linkage.keyword().to_owned());
    page.section("Function control", "");
    page.pairs("", functions::CONTROL, |written| match *written {
        FunctionAttribute::Plain(kind) => attribute(kind),
        FunctionAttribute::Memory(0) => "memory(none)".to_owned(),
        FunctionAttribute::Memory(_) => "memory(read)".to_owned(),
    });
    page.section("Parameters", "FuncParamAttr, and decorations of pointers.");
    page.pairs("FuncParamAttr ", decorations::PARAMETERS, |written| match *written {
        ParameterAttribute::Extension(kind) | ParameterAttribute::Plain(kind) => attribute(kind),
        ParameterAttribute::Typed(kind) => format!("{}(T)", attribute(kind)),
        ParameterAttribute::Number(AttrKind::CAPTURES, 0) => "captures(none)".to_owned(),
        ParameterAttribute::Number(kind, value) => format!("{}({value})", attribute(kind)),
    });
    page.pairs("", decorations::NUMBERS, |kind| format!("{}(n)", attribute(*kind)));
}

fn hints(page: &mut Page) {
    let names = |flags: &Flags| match *flags {
        Flags::FAST => "fast".to_owned(),
        flags => flags.names().collect::<Vec<_>>().join(" "),
    };
    page.section("Flags", "FPFastMathMode and promises not to wrap, as flags of the instruction.");
    page.pairs("FPFastMathMode ", flags::FAST_MATH, names);
    page.pairs("FPFastMathMode ", flags::EXTENDED_FAST_MATH, names);
    page.pairs("", flags::WRAP, names);
    page.section("Loop control", &format!("Hints of `!{}` on the branch back to the header.", loops::KIND));
    page.pairs("", loops::HINTS, |hint| format!("!\"{}\"", hint.name));
    page.section("Annotations", "Reserved names in the texts of annotations, such as `{memory:MLAB}`.");
    for name in annotation::RESERVED_NAMES {
        let argument = name.argument.map(|argument| format!(":{argument}")).unwrap_or_default();
        page.both(&format!("{:?}", name.decoration), &format!("{{{}{argument}}}", name.name));
    }
}

fn metadata(page: &mut Page) {
    page.section(
        "Execution modes",
        &format!("Metadata of kernels. Every other mode is in `!{}`.", modes::BY_NUMBER),
    );
    page.pairs("", modes::MODES, |mode| format!("!{} !{{…}}", mode.name));
    page.pairs("", modes::WORDED, |mode| format!("!{} !{{!\"{}\"}}", mode.name, mode.word));
    page.pairs("", modes::LISTS, |list| format!("@{list}"));
    page.both("VecTypeHint", &format!("!{} !{{T poison, i32 signed}}", modes::VECTOR_HINT));
    page.section("Decorations", "Decorations without a form of their own are in these lists, by number.");
    page.both("any, of a value or variable", &format!("!{} !{{!{{i32 number, …}}}}", decorations::BY_NUMBER));
    page.both(
        "any, of a parameter",
        &format!("!{} !{{!{{}}, !{{!{{i32 number, …}}}}}}", decorations::OF_PARAMETERS),
    );
    page.both("cache controls", &format!("!{}", decorations::CACHE_CONTROLS));
    page.pairs("", decorations::OF_KERNELS, |name| format!("!{name} !{{…}}"));
    for (decoration, name) in [
        (Decoration::MathOpDSPModeINTEL, decorations::DSP_MODE),
        (Decoration::BufferLocationINTEL, decorations::BUFFER_LOCATIONS),
        (Decoration::IOPipeStorageINTEL, decorations::IO_PIPE),
    ] {
        page.both(&format!("{decoration:?}"), &format!("!{name} !{{…}}"));
    }
    page.both("ReferencedIndirectlyINTEL", &format!("\"{}\"", decorations::REFERENCED_INDIRECTLY));
    page.section("Modules", "Named metadata.");
    for (construct, name) in [
        ("OpMemoryModel", modules::MEMORY_MODEL),
        ("the version, of shaders whose triple does not state it", modules::VERSION),
        ("OpSource", modules::SOURCE),
        ("OpSourceExtension", modules::SOURCE_EXTENSION),
        ("OpSourceExtension of OpenCL C", modules::USED_EXTENSIONS),
        ("the generator", modules::GENERATOR),
        ("OpCapability without an instruction that needs it", modules::CAPABILITY),
        ("OpExtension, in the same way", modules::EXTENSION),
        ("OpModuleProcessed", modules::PROCESSED),
        ("OpMemberName", modules::MEMBER_NAME),
        ("OpEntryPoint of shaders", shaders::ENTRY_POINT),
        ("OpExecutionMode without a form of its own", modes::BY_NUMBER),
        ("decorations of structures and members, of shaders", shaders::STRUCTURE),
        ("the length of an array, if it is specialized", specialization::ARRAY_LENGTH),
        ("BuiltIn WorkgroupSize", specialization::WORKGROUP_SIZE),
    ] {
        page.both(construct, &format!("!{name}"));
    }
    page.section("Structured control flow of shaders", "Metadata of terminators.");
    page.both(
        "OpSelectionMerge",
        &format!("!{} !{{ptr blockaddress(@f, %merge), i32 control}}", shaders::SELECTION_MERGE),
    );
    let merge = "ptr blockaddress(@f, %merge), ptr blockaddress(@f, %continue), i32 control";
    page.both("OpLoopMerge", &format!("!{} !{{{merge}}}", shaders::LOOP_MERGE));
}

fn calls(page: &mut Page) {
    page.section(
        "Calls",
        "Functions of OpenCL C, without the mangling of their parameters; the oldest that expresses the instance is emitted. With \
         `--spirv-target-env=SPV-IR` the function is `__spirv_` and the name of the instruction.",
    );
    for row in index::rows() {
        let mut texts: Vec<String> = Vec::new();
        for face in row.faces {
            let text = call(face);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let variable = match row.inst {
            Inst::Variable(builtin) => format!(", variable {}", crate::friendly::variable_name(builtin)),
            _ => String::new(),
        };
        let _ = writeln!(page.0, "| {}{variable} | {} | |", row.inst, texts.join(", "));
    }
}

fn call(face: &Face) -> String {
    let dialect = if face.dialect == Dialect::Ocl20 { " (2.0)" } else { "" };
    let way = match face.dir {
        Dir::Both => "",
        Dir::ToSpirv => " (read only)",
        Dir::ToLlvm | Dir::WherePreferred => " (emitted only)",
    };
    format!("`{}`{dialect}{way}", face.name.describe())
}
