//! The host as a target, and the passes that kernels go through.

use super::{error, parse, quiet_context};
use crate::error::Error;
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{
    CodeModel, FileType, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple,
};

/// Once everything is one function: variables are promoted to values, so that less lives across barriers. Vectors of the source
/// become single elements, which LLVM joins to vectors over work-items. Barriers have attributes against duplication.
const INLINE: &str = concat!(
    "always-inline,globaldce,",
    "function(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,simplifycfg,scalarizer<load-store>,early-cse),",
    "globaldce"
);

/// As the start of [`INLINE`], with the minimum for following addresses through variables: an invalid access must not have
/// been optimized yet.
const INLINE_ONLY: &str = "always-inline,globaldce,function(mem2reg),globaldce";

/// Vectors of the source are single elements by then.
const OPTIMIZE: &str = "default<O3>";

/// In place of [`INLINE`] and [`OPTIMIZE`] if compiling is to be fast.
const QUICK_INLINE: &str = "always-inline,globaldce,function(sroa,early-cse,simplifycfg)";
const QUICK: &str = "function(early-cse)";

/// This machine.
pub(crate) struct Machine {
    target: TargetMachine,
    triple: TargetTriple,
    /// Whether compiling is to be fast, not the code.
    quick: bool,
}

/// The results of a compilation.
pub(crate) struct Compiled {
    /// The object file.
    pub(crate) object: Vec<u8>,
    /// LLVM IR as it was given to the code generator.
    pub(crate) assembly: Option<String>,
}

impl Machine {
    /// The processor that this program runs on, with all that it can. `quick` is whether compiling is to be fast, not the code.
    ///
    /// # Errors
    /// LLVM does not know it.
    pub(crate) fn host(quick: bool) -> Result<Self, Error> {
        let config = InitializationConfig { asm_parser: false, disassembler: false, ..Default::default() };
        let refused = |message| Error::Llvm { stage: "this machine", message };
        Target::initialize_native(&config).map_err(refused)?;
        let triple = TargetMachine::get_default_triple();
        let target = Target::from_triple(&triple).map_err(error("this machine"))?;
        let (cpu, features) = (TargetMachine::get_host_cpu_name(), TargetMachine::get_host_cpu_features());
        let target = target
            .create_target_machine(
                &triple,
                &cpu.to_string(),
                &features.to_string(),
                if quick { OptimizationLevel::None } else { OptimizationLevel::Aggressive },
                RelocMode::PIC,
                CodeModel::Small,
            )
            .ok_or_else(|| refused(format!("no code generator for {triple}")))?;
        Ok(Self { target, triple, quick })
    }

    /// Makes `module` one of this machine.
    pub(crate) fn adopt(&self, module: &Module<'_>) {
        module.set_triple(&self.triple);
        module.set_data_layout(&self.target.get_target_data().get_data_layout());
    }

    /// Inlines functions with that attribute, and then those with one caller. Simplifies the result, unless it `is_checked`
    /// before.
    ///
    /// # Errors
    /// LLVM refuses the pipeline.
    pub(crate) fn inline(&self, module: &Module<'_>, is_checked: bool) -> Result<(), Error> {
        let passes = match (is_checked, self.quick) {
            (true, _) => INLINE_ONLY,
            (false, true) => QUICK_INLINE,
            (false, false) => INLINE,
        };
        module.run_passes(passes, &self.target, PassBuilderOptions::create()).map_err(error("inlining"))
    }

    /// Simplifies the inlined code.
    ///
    /// # Errors
    /// LLVM refuses it.
    pub(crate) fn simplify(&self, bitcode: &[u8]) -> Result<Vec<u8>, Error> {
        let context = Context::create();
        let module = parse(bitcode, &context)?;
        module.verify().map_err(error("verifying the guarded kernel"))?;
        self.inline(&module, false)?;
        Ok(module.write_bitcode_to_memory().as_slice().to_vec())
    }

    /// Optimizes `bitcode` and makes an object file of it.
    ///
    /// # Errors
    /// LLVM refuses it.
    pub(crate) fn compile(&self, bitcode: &[u8], keep_assembly: bool) -> Result<Compiled, Error> {
        let context = quiet_context();
        let module = parse(bitcode, &context)?;
        module.verify().map_err(error("verifying the work-group function"))?;
        let options = PassBuilderOptions::create();
        options.set_loop_vectorization(true);
        options.set_loop_slp_vectorization(true);
        options.set_loop_interleaving(true);
        options.set_loop_unrolling(true);
        let passes = if self.quick { QUICK } else { OPTIMIZE };
        module.run_passes(passes, &self.target, options).map_err(error("optimizing"))?;
        let assembly = keep_assembly.then(|| module.print_to_string().to_string());
        let object = self.target.write_to_memory_buffer(&module, FileType::Object);
        let object = object.map_err(error("generating code"))?;
        Ok(Compiled { object: object.as_slice().to_vec(), assembly })
    }

    /// An object file of a module that has variables and nothing else.
    ///
    /// # Errors
    /// LLVM refuses it.
    pub(crate) fn compile_variables(&self, bitcode: &[u8]) -> Result<Vec<u8>, Error> {
        let context = Context::create();
        let module = parse(bitcode, &context)?;
        self.adopt(&module);
        let object = self.target.write_to_memory_buffer(&module, FileType::Object);
        Ok(object.map_err(error("generating variables"))?.as_slice().to_vec())
    }
}
