//! A module and its kernels: compiled once for a size of group, run as often as wanted.

use crate::blocks::Blocks;
use crate::compile::{self, Source};
use crate::error::Error;
use crate::guard::Guards;
use crate::kernel::Kernel;
use crate::range::Range;
use crate::shader;
use crate::shared::Shared;
use crate::{input, module};
use spirv_llvm::{EntryPoint, ExecutionMode, ExecutionModel, Report, SpecValue};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A module of SPIR-V.
pub struct Program {
    spirv: Vec<u8>,
    /// The bitcode that runs in place of the translated SPIR-V.
    llvm: Option<Vec<u8>>,
    /// The bitcode of the latest translation, which other kernels with these values of specialization constants share.
    translated: Mutex<Option<Translated>>,
    report: Report,
    shared: Arc<Shared>,
}

/// Values of specialization constants, and the bitcode of the module with these values.
type Translated = (Vec<(u32, SpecValue)>, Arc<[u8]>);

/// How a kernel is compiled.
#[derive(Clone, Debug)]
pub struct CompileOptions {
    /// Work-items of a group in each dimension.
    pub group: [u32; 3],
    /// Whether all groups are of that size.
    pub is_uniform: bool,
    /// Work-items of a sub-group, unless the kernel requires a number: a power of two up to 64.
    pub sub_group: u32,
    /// Values of specialization constants.
    pub constants: Vec<(u32, SpecValue)>,
    /// Whether compiling is to take little time: the code is not optimized, for kernels that run once.
    pub quick: bool,
    /// Whether [`Kernel::assembly`] is kept.
    pub keep_assembly: bool,
    /// Whether every access is compared with its memory: the first that is beside it ends a launch as [`Error::Offense`].
    pub robust: bool,
    /// How long a launch may take before it ends as [`Error::TimeLimit`], wherever its work-items are.
    pub time_limit: Option<Duration>,
}

impl CompileOptions {
    /// For the groups of `range`, with sub-groups of 16; nothing is checked.
    #[must_use]
    pub fn new(range: &Range) -> Self {
        Self {
            group: range.group,
            is_uniform: range.is_uniform(),
            sub_group: 16,
            constants: Vec::new(),
            quick: false,
            keep_assembly: false,
            robust: false,
            time_limit: None,
        }
    }
}

/// How long the steps of compiling took.
#[derive(Clone, Copy, Debug, Default)]
pub struct CompileTimes {
    /// SPIR-V to LLVM IR.
    pub translate: Duration,
    /// Linking the library and inlining it.
    pub link: Duration,
    /// Forming the function of a work-group.
    pub form: Duration,
    /// Passes and code for this machine.
    pub optimize: Duration,
    /// Loading the code.
    pub load: Duration,
}

impl CompileOptions {
    /// The guards of a kernel, if it is watched.
    pub(crate) fn guards(&self) -> Option<Guards> {
        (self.robust || self.time_limit.is_some()).then_some(Guards { accesses: self.robust })
    }
}

impl Program {
    /// Takes a module of SPIR-V ([`crate::input`] makes one of other forms).
    ///
    /// # Errors
    /// It is none.
    pub fn new(spirv: Vec<u8>) -> Result<Self, Error> {
        let report = spirv_llvm::report(&spirv)?;
        Ok(Self { spirv, llvm: None, translated: Mutex::default(), report, shared: Arc::default() })
    }

    /// Takes kernels in LLVM IR, bitcode or assembly for `spir64`, and runs them as they are: they are translated to SPIR-V
    /// only to find their parameters. So translated kernels can be compared with the originals.
    ///
    /// # Errors
    /// It is none, or does not become SPIR-V.
    pub fn as_is(llvm: &[u8]) -> Result<Self, Error> {
        let bitcode = if spirv_llvm::is_bitcode(llvm) {
            llvm.to_vec()
        } else {
            spirv_llvm::assemble_llvm(llvm, &spirv_llvm::Options::default())?.bytes
        };
        Ok(Self { llvm: Some(bitcode), ..Self::new(input::to_spirv(llvm)?)? })
    }

    /// The functions of the module.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// The SPIR-V.
    #[must_use]
    pub fn spirv(&self) -> &[u8] {
        &self.spirv
    }

    /// The entry point of this name; without a name the only one.
    ///
    /// # Errors
    /// There is none of that name, or no name and several.
    pub fn entry(&self, name: Option<&str>) -> Result<&EntryPoint, Error> {
        let entries = &self.report.entry_points;
        let known = || match entries.as_slice() {
            [] => "no entry points".to_owned(),
            entries => entries.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>().join(", "),
        };
        match (name, entries.as_slice()) {
            (None, [only]) => Ok(only),
            (None, _) => Err(Error::WhichEntry { known: known() }),
            (Some(name), entries) => entries
                .iter()
                .find(|entry| entry.name == name)
                .ok_or_else(|| Error::NoEntry { name: name.to_owned(), known: known() }),
        }
    }

    /// The size of groups that an entry point asks for, with these values of specialization constants. Shaders always do.
    ///
    /// # Errors
    /// It is a shader that cannot be executed.
    pub fn required_group(
        &self,
        entry: &EntryPoint,
        constants: &[(u32, SpecValue)],
    ) -> Result<Option<[u32; 3]>, Error> {
        if entry.model != ExecutionModel::Kernel {
            return shader::group(&self.spirv, &entry.name, constants).map(Some);
        }
        let mode = entry.modes.iter().find(|(mode, _)| *mode == ExecutionMode::LocalSize);
        Ok(mode.and_then(|(_, sizes)| sizes.as_slice().try_into().ok()))
    }

    /// Compiles a kernel for this machine.
    ///
    /// # Errors
    /// It calls what is not there, or something of it has no form here.
    pub fn compile(&self, entry: &str, options: &CompileOptions) -> Result<Kernel, Error> {
        let entry = self.entry(Some(entry))?.clone();
        if let Some(group @ [x, y, z]) = self.required_group(&entry, &options.constants)?
            && group != options.group
        {
            return Err(Error::Range(format!("`{}` has groups of {x},{y},{z}", entry.name)));
        }
        let start = Instant::now();
        let (shader, mut kernel, bitcode) = if entry.model == ExecutionModel::Kernel {
            let bitcode = match &self.llvm {
                Some(bitcode) => Arc::from(bitcode.as_slice()),
                None => self.translated(&options.constants)?,
            };
            (None, module::kernel(&bitcode, &entry)?, Some(bitcode))
        } else {
            let (shader, kernel) = shader::modules(&self.spirv, &entry.name, &options.constants)?;
            (Some(shader), kernel, None)
        };
        let blocks =
            bitcode.and_then(|bitcode| Blocks::of(&mut kernel, &bitcode, &entry, options, &self.shared));
        let translate = start.elapsed();
        let source = Source { entry, shader, kernel, blocks };
        let mut compiled = compile::compile(&self.shared, source, options)?;
        compiled.times.translate += translate;
        Ok(compiled)
    }
    /// Returns the bitcode of the module with these values of specialization constants. The translation of a module with many
    /// kernels takes longer than the compilation of one of them.
    fn translated(&self, constants: &[(u32, SpecValue)]) -> Result<Arc<[u8]>, Error> {
        let mut latest = self.translated.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((values, bitcode)) = &*latest
            && values == constants
        {
            return Ok(Arc::clone(bitcode));
        }
        let bitcode: Arc<[u8]> = module::translated(&self.spirv, constants)?.into();
        *latest = Some((constants.to_vec(), Arc::clone(&bitcode)));
        Ok(bitcode)
    }
}
