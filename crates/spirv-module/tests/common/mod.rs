//! Modules that several tests use.
#![allow(dead_code, unreachable_pub, reason = "no test file uses all of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may")]

use spirv_module::{
    AddressingModel, Builder, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl, Id,
    InstructionList, LinkageType, MemoryAccess, MemoryModel, Module, Op, Operands, SourceLanguage,
    StorageClass, Version, ext::open_cl_std::OpenClStd,
};

/// A kernel with a constant table, a switch over 64 bits, an extended instruction, an external function and decorations.
#[expect(clippy::too_many_lines, reason = "a list of instructions")]
pub fn small_kernel() -> Module {
    let mut b = Builder::new(Version::V1_2);
    let mut id = || b.alloc_id();
    let [ocl, void, uint, ulong, float, pointer, kernel_type, extern_type] = [(); 8].map(|()| id());
    let [c1, c_long, c_float, array, table, table_ptr, variable] = [(); 7].map(|()| id());
    let [kernel, p, x, entry, case_a, case_b, done, loaded, root, called, square, arg, sum] =
        [(); 13].map(|()| id());
    let push = |b: &mut Builder, op, ty: Option<Id>, result: Option<Id>, operands: &Operands| {
        b.push(op, ty, result, operands).unwrap();
    };
    let ops = Operands::new;
    for capability in [
        Capability::Addresses,
        Capability::Linkage,
        Capability::Kernel,
        Capability::Int64,
        Capability::Float16Buffer,
    ] {
        push(&mut b, Op::Capability, None, None, &ops().word(capability));
    }
    push(&mut b, Op::ExtInstImport, None, Some(ocl), &ops().string("OpenCL.std"));
    push(
        &mut b,
        Op::MemoryModel,
        None,
        None,
        &ops().word(AddressingModel::Physical64).word(MemoryModel::OpenCL),
    );
    let entry_point = ops().word(ExecutionModel::Kernel).id(kernel).string("k\"quoted\\").id(variable);
    push(&mut b, Op::EntryPoint, None, None, &entry_point);
    let local_size = ops().id(kernel).word(ExecutionMode::LocalSize).words(&[8, 4, 1]);
    push(&mut b, Op::ExecutionMode, None, None, &local_size);
    push(&mut b, Op::Source, None, None, &ops().word(SourceLanguage::OpenCL_C).word(200_000u32));
    push(&mut b, Op::Name, None, None, &ops().id(kernel).string("k"));
    push(&mut b, Op::Name, None, None, &ops().id(x).string("a value"));
    push(&mut b, Op::Decorate, None, None, &ops().id(p).word(Decoration::Alignment).word(4u32));
    let linkage =
        ops().id(square).word(Decoration::LinkageAttributes).string("square").word(LinkageType::Import);
    push(&mut b, Op::Decorate, None, None, &linkage);
    push(&mut b, Op::TypeVoid, None, Some(void), &ops());
    push(&mut b, Op::TypeInt, None, Some(uint), &ops().words(&[32, 0]));
    push(&mut b, Op::TypeInt, None, Some(ulong), &ops().words(&[64, 0]));
    push(&mut b, Op::TypeFloat, None, Some(float), &ops().word(32u32));
    push(&mut b, Op::Constant, Some(uint), Some(c1), &ops().word(2u32));
    push(&mut b, Op::Constant, Some(ulong), Some(c_long), &ops().word64(0x0123_4567_89AB_CDEF));
    push(&mut b, Op::Constant, Some(float), Some(c_float), &ops().word(1.5f32.to_bits()));
    push(&mut b, Op::TypeArray, None, Some(array), &ops().id(float).id(c1));
    push(&mut b, Op::ConstantComposite, Some(array), Some(table), &ops().ids([c_float, c_float]));
    push(
        &mut b,
        Op::TypePointer,
        None,
        Some(table_ptr),
        &ops().word(StorageClass::UniformConstant).id(array),
    );
    push(
        &mut b,
        Op::Variable,
        Some(table_ptr),
        Some(variable),
        &ops().word(StorageClass::UniformConstant).id(table),
    );
    push(&mut b, Op::TypePointer, None, Some(pointer), &ops().word(StorageClass::CrossWorkgroup).id(float));
    push(&mut b, Op::TypeFunction, None, Some(kernel_type), &ops().ids([void, pointer, ulong]));
    push(&mut b, Op::TypeFunction, None, Some(extern_type), &ops().ids([float, float]));

    let mut body = InstructionList::new();
    let mut emit = |op, ty: Option<Id>, result: Option<Id>, operands: Operands| {
        body.push(op, ty, result, &operands).unwrap();
    };
    emit(Op::Function, Some(void), Some(kernel), ops().word(FunctionControl::None).id(kernel_type));
    emit(Op::FunctionParameter, Some(pointer), Some(p), ops());
    emit(Op::FunctionParameter, Some(ulong), Some(x), ops());
    emit(Op::Label, None, Some(entry), ops());
    let aligned = ops().id(p).word(MemoryAccess::Volatile | MemoryAccess::Aligned).word(4u32);
    emit(Op::Load, Some(float), Some(loaded), aligned);
    let switch = ops().ids([x, done]).word64(1).id(case_a).word64(u64::MAX).id(case_b);
    emit(Op::Switch, None, None, switch);
    emit(Op::Label, None, Some(case_a), ops());
    let sqrt = ops().id(ocl).word(OpenClStd::sqrt).id(loaded);
    emit(Op::ExtInst, Some(float), Some(root), sqrt);
    emit(Op::Branch, None, None, ops().id(done));
    emit(Op::Label, None, Some(case_b), ops());
    emit(Op::FunctionCall, Some(float), Some(called), ops().id(square).id(loaded));
    emit(Op::Branch, None, None, ops().id(done));
    emit(Op::Label, None, Some(done), ops());
    emit(Op::Phi, Some(float), Some(sum), ops().ids([loaded, entry, root, case_a, called, case_b]));
    emit(Op::Store, None, None, ops().ids([p, sum]));
    emit(Op::Return, None, None, ops());
    emit(Op::FunctionEnd, None, None, ops());
    b.add_function(&body);

    let mut declaration = InstructionList::new();
    declaration
        .push(Op::Function, Some(float), Some(square), &ops().word(FunctionControl::Pure).id(extern_type))
        .unwrap();
    declaration.push(Op::FunctionParameter, Some(float), Some(arg), &[]).unwrap();
    declaration.push(Op::FunctionEnd, None, None, &[]).unwrap();
    b.add_function(&declaration);
    b.finish()
}

/// The external tools.
pub mod tools {
    use std::ffi::OsStr;
    use std::path::PathBuf;

    /// Writes a file for a tool to read; the name must be unique among all tests.
    pub fn scratch(name: &str, bytes: &[u8]) -> PathBuf {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }

    /// Runs a tool and returns what it prints; fails when the tool does.
    pub fn run(tool: &str, arguments: &[&OsStr]) -> String {
        match try_run(tool, arguments) {
            Ok(text) => text,
            Err(text) => panic!("{tool} {arguments:?}: {text}"),
        }
    }

    /// Runs a tool and returns what it prints, or its complaint.
    pub fn try_run(tool: &str, arguments: &[&OsStr]) -> Result<String, String> {
        let output = external_tools::tool(tool)
            .unwrap()
            .command()
            .args(arguments)
            .output()
            .map_err(|error| format!("{tool}: {error}; `cargo xtask test` installs it"))?;
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }
}

/// The second opinion.
pub mod rspirv {
    use rspirv::binary::{Consumer, ParseAction};
    use rspirv::dr::{Instruction, ModuleHeader};

    /// Collects what their parser sees, in order. (Their loader puts it into a model with less room.)
    #[derive(Default)]
    pub struct Instructions(pub Vec<Instruction>);

    impl Consumer for Instructions {
        fn initialize(&mut self) -> ParseAction {
            ParseAction::Continue
        }
        fn finalize(&mut self) -> ParseAction {
            ParseAction::Continue
        }
        fn consume_header(&mut self, _: ModuleHeader) -> ParseAction {
            ParseAction::Continue
        }
        fn consume_instruction(&mut self, instruction: Instruction) -> ParseAction {
            self.0.push(instruction);
            ParseAction::Continue
        }
    }
}
