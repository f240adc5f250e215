//! A module and its kernels: compiled once for a size of group, run as often as wanted.
#![allow(unsafe_code, reason = "what was compiled is called through its address")]

use crate::build::{Built, Request};
use crate::error::Error;
use crate::guard::Guards;
use crate::kernel::Kernel;
use crate::llvm::{Code, Compiled, Machine, caught};
use crate::range::Range;
use crate::shader;
use crate::workers::{self, Function};
use crate::{input, library, module};
use spirv_llvm::{EntryPoint, ExecutionMode, ExecutionModel, Report, SpecValue};
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A module of SPIR-V.
pub struct Program {
    spirv: Vec<u8>,
    /// The bitcode that runs in place of what the SPIR-V becomes.
    llvm: Option<Vec<u8>>,
    report: Report,
    shared: Mutex<Shared>,
}

/// What the kernels of a module share.
#[derive(Default)]
struct Shared {
    /// Code that has the module's variables, if there are any.
    variables: Option<Arc<Code>>,
    /// How many kernels were compiled: so that each has a name of its own.
    count: usize,
}

/// How a kernel is compiled.
#[derive(Clone, Debug)]
pub struct CompileOptions {
    /// Work-items of a group in each dimension.
    pub group: [u32; 3],
    /// Whether all groups are of that size.
    pub is_uniform: bool,
    /// How many work-items a sub-group has, unless the kernel says it: a power of two up to 64.
    pub sub_group: u32,
    /// Values of specialisation constants.
    pub constants: Vec<(u32, SpecValue)>,
    /// Whether [`Kernel::assembly`] is kept.
    pub keep_assembly: bool,
    /// Whether every access is compared with its memory: the first that is beside it ends a launch as [`Error::Offence`].
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
    pub optimise: Duration,
    /// Loading the code.
    pub load: Duration,
}

impl CompileOptions {
    /// What is watched of a kernel, if anything.
    fn guards(&self) -> Option<Guards> {
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
        Ok(Self { spirv, llvm: None, report, shared: Mutex::default() })
    }

    /// Takes kernels in LLVM IR, bitcode or assembly for `spir64`, and runs them as they are: that they become SPIR-V tells only
    /// what they take. So what our translator makes of them is held to what they are.
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

    /// What the module holds.
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

    /// The size of groups that an entry point asks for, with these values of specialisation constants. Shaders always do.
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
        let mut times = CompileTimes::default();
        if let Some(group @ [x, y, z]) = self.required_group(&entry, &options.constants)?
            && group != options.group
        {
            return Err(Error::Range(format!("`{}` has groups of {x},{y},{z}", entry.name)));
        }
        let mut start = Instant::now();
        let mut lap = || std::mem::replace(&mut start, Instant::now()).elapsed();

        let (shader, mut kernel) = if entry.model == ExecutionModel::Kernel {
            let bitcode = match &self.llvm {
                Some(bitcode) => Cow::Borrowed(bitcode.as_slice()),
                None => module::translated(&self.spirv, &options.constants)?.into(),
            };
            (None, module::kernel(&bitcode, &entry)?)
        } else {
            let (shader, kernel) = shader::modules(&self.spirv, &entry.name, &options.constants)?;
            (Some(shader), kernel)
        };
        let called = shader.iter().chain([&kernel]).flat_map(module::called);
        let parts = library::parts(called);
        let shader = shader.map(|shader| module::write(&shader)).transpose()?;
        let variables = module::take_variables(&mut kernel);
        let bitcode = module::write(&kernel)?;
        let name = if shader.is_some() { shader::KERNEL } else { &entry.name };
        times.translate = lap();

        let request = Request {
            bitcode,
            shader,
            parts,
            name: name.to_owned(),
            number: self.next(),
            form: work_groups::Options {
                local_size: options.group,
                sub_group_size: required_sub_group(&entry).unwrap_or(options.sub_group),
                uniform: options.is_uniform,
            },
            guards: options.guards(),
            keep_assembly: options.keep_assembly,
        };
        let built = caught(move || request.build())?;
        (times.link, times.form, times.optimise) = built.times;
        lap();

        let code = self.code(variables.as_ref())?;
        code.add(&built.compiled.object)?;
        let address = code.address(&built.group.function)?;
        // SAFETY: `form` has made the function of this type, and the code lives as long as the kernel.
        let function = unsafe { std::mem::transmute::<usize, Function>(address) };
        times.load = lap();
        let Built { group, sites, compiled: Compiled { object, assembly }, .. } = built;
        Ok(Kernel {
            entry,
            group,
            options: options.clone(),
            function,
            object,
            assembly,
            times,
            sites,
            _code: code,
        })
    }
}

impl Program {
    /// The number of the next kernel.
    fn next(&self) -> usize {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.count += 1;
        shared.count
    }

    /// Where a kernel's code goes: to that of the others if they share variables.
    fn code(&self, variables: Option<&llvm_model::Module>) -> Result<Arc<Code>, Error> {
        let Some(variables) = variables else { return Ok(Arc::new(Code::new(&workers::symbols())?)) };
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(code) = &shared.variables {
            return Ok(Arc::clone(code));
        }
        let code = Arc::new(Code::new(&workers::symbols())?);
        let bitcode = module::write(variables)?;
        code.add(&caught(move || Machine::host()?.compile_variables(&bitcode))?)?;
        shared.variables = Some(Arc::clone(&code));
        Ok(code)
    }
}

/// How many work-items a sub-group has where the kernel says it.
fn required_sub_group(entry: &EntryPoint) -> Option<u32> {
    let mode = entry.modes.iter().find(|(mode, _)| *mode == ExecutionMode::SubgroupSize)?;
    mode.1.first().copied()
}
