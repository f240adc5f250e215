//! A module and its kernels: compiled once for a size of group, run as often as wanted.
#![allow(unsafe_code, reason = "what was compiled is called through its address")]

use crate::error::Error;
use crate::llvm::{Code, Machine, link};
use crate::memory::{BufferId, Bytes, Memory};
use crate::range::Range;
use crate::shader::{self, Descriptors, Resources};
use crate::workers::{self, Function, Slot};
use crate::{library, module};
use spirv_llvm::{EntryPoint, ExecutionMode, ExecutionModel, Report, SpecValue};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use work_groups::WorkGroup;

/// A module of SPIR-V.
pub struct Program {
    spirv: Vec<u8>,
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
}

impl CompileOptions {
    /// For the groups of `range`, with sub-groups of 16.
    #[must_use]
    pub fn new(range: &Range) -> Self {
        Self {
            group: range.group,
            is_uniform: range.is_uniform(),
            sub_group: 16,
            constants: Vec::new(),
            keep_assembly: false,
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

/// A kernel as code of this machine.
pub struct Kernel {
    entry: EntryPoint,
    group: WorkGroup,
    options: CompileOptions,
    function: Function,
    object: Vec<u8>,
    assembly: Option<String>,
    times: CompileTimes,
    // The function is gone with it.
    _code: Arc<Code>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A buffer of the memory that the launch is given.
    Buffer(BufferId),
    /// A pointer to nothing.
    Null,
    /// Memory of the group: so many bytes.
    Local(usize),
    /// The bytes of a number, a vector or a structure.
    Value(Vec<u8>),
    /// An image whose texels are in a buffer.
    Image(crate::image::Image, BufferId),
    /// A sampler, as OpenCL C's `CLK_` numbers.
    Sampler(u32),
}

impl Program {
    /// Takes a module of SPIR-V ([`crate::input`] makes one of other forms).
    ///
    /// # Errors
    /// It is none.
    pub fn new(spirv: Vec<u8>) -> Result<Self, Error> {
        let report = spirv_llvm::report(&spirv)?;
        Ok(Self { spirv, report, shared: Mutex::default() })
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
            (None, module::kernel(&self.spirv, &entry, &options.constants)?)
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

        let machine = Machine::host()?;
        let linked = link(&bitcode, shader.as_deref(), &parts, &machine)?;
        times.link = lap();

        let mut linked = module::read(&linked)?;
        let form = work_groups::Options {
            local_size: options.group,
            sub_group_size: required_sub_group(&entry).unwrap_or(options.sub_group),
            uniform: options.is_uniform,
        };
        let mut group = work_groups::form(&mut linked, name, &form)
            .map_err(|error| Error::WorkGroup { kernel: entry.name.clone(), error })?;
        let unique = format!("{}.{}", group.function, self.next());
        module::rename(&mut linked, &group.function, &unique);
        group.function = unique;
        let functions = missing(&linked);
        if !functions.is_empty() {
            return Err(Error::Missing { functions });
        }
        let formed = module::write(&linked)?;
        times.form = lap();

        let compiled = machine.compile(&formed, options.keep_assembly)?;
        times.optimise = lap();

        let code = self.code(variables.as_ref(), &machine)?;
        code.add(&compiled.object)?;
        let address = code.address(&group.function)?;
        // SAFETY: `form` has made the function of this type, and the code lives as long as the kernel.
        let function = unsafe { std::mem::transmute::<usize, Function>(address) };
        times.load = lap();
        let (object, assembly) = (compiled.object, compiled.assembly);
        Ok(Kernel { entry, group, options: options.clone(), function, object, assembly, times, _code: code })
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
    fn code(&self, variables: Option<&llvm_model::Module>, machine: &Machine) -> Result<Arc<Code>, Error> {
        let Some(variables) = variables else { return Ok(Arc::new(Code::new(&workers::symbols())?)) };
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(code) = &shared.variables {
            return Ok(Arc::clone(code));
        }
        let code = Arc::new(Code::new(&workers::symbols())?);
        code.add(&machine.compile_variables(&module::write(variables)?)?)?;
        shared.variables = Some(Arc::clone(&code));
        Ok(code)
    }
}

/// How many work-items a sub-group has where the kernel says it.
fn required_sub_group(entry: &EntryPoint) -> Option<u32> {
    let mode = entry.modes.iter().find(|(mode, _)| *mode == ExecutionMode::SubgroupSize)?;
    mode.1.first().copied()
}

/// Builtin functions that are still called where nothing but functions of C, and ours, may be.
fn missing(module: &llvm_model::Module) -> Vec<String> {
    let ours = workers::symbols();
    let is_ours = |name: &str| ours.iter().any(|(known, _)| known.to_bytes() == name.as_bytes());
    let is_builtin = |name: &&str| name.starts_with("_Z") || name.starts_with("__spirv_");
    let called = module::called(module).into_iter();
    called.filter(is_builtin).filter(|name| !is_ours(name)).map(ToOwned::to_owned).collect()
}

impl Kernel {
    /// Its entry point.
    #[must_use]
    pub fn entry(&self) -> &EntryPoint {
        &self.entry
    }

    /// The object file of its code.
    #[must_use]
    pub fn object(&self) -> &[u8] {
        &self.object
    }

    /// The LLVM IR that its code was made of, if [`CompileOptions::keep_assembly`] says so.
    #[must_use]
    pub fn assembly(&self) -> Option<&str> {
        self.assembly.as_deref()
    }

    /// How long it took to compile.
    #[must_use]
    pub fn times(&self) -> CompileTimes {
        self.times
    }

    /// Runs it over `range` on so many threads, and returns what it prints.
    ///
    /// # Errors
    /// The arguments are not those that it takes, or the range is not one that it was compiled for.
    ///
    /// # Safety
    /// The kernel reads and writes where its arguments and its own arithmetic lead it. Whoever runs it answers for its
    /// accesses staying in the buffers, and for its work-items not racing.
    pub unsafe fn run(
        &self,
        memory: &mut Memory,
        arguments: &[Argument],
        range: &Range,
        threads: usize,
    ) -> Result<Vec<u8>, Error> {
        let counts = self.groups(range)?;
        if self.entry.model != ExecutionModel::Kernel {
            let (entry, kind) = (self.entry.name.clone(), "shader");
            return Err(Error::Kind { entry, kind, takes: "bindings and push constants" });
        }
        let wanted = self.entry.arguments.len();
        if arguments.len() != wanted {
            let (kernel, given) = (self.entry.name.clone(), arguments.len());
            return Err(Error::Arguments { kernel, wanted, given });
        }
        // What images are described by lives until the last group has ended.
        let mut described: Vec<Bytes> = Vec::new();
        let mut slots = Vec::with_capacity(wanted);
        for (number, argument) in arguments.iter().enumerate() {
            let slot = slot(&self.entry.arguments[number], argument, memory, &mut described);
            slots.push(slot.map_err(|problem| Error::Argument {
                kernel: self.entry.name.clone(),
                number,
                wanted: self.entry.arguments[number].type_name.clone(),
                problem,
            })?);
        }
        // SAFETY: what the caller promises; the slots are those of the kernel's parameters.
        Ok(unsafe { workers::run(self.function, &self.group, &slots, range, counts, threads) }?)
    }

    /// Runs a shader over `range` on so many threads.
    ///
    /// # Errors
    /// It is a kernel, something that it uses is not given, or the range is not one that it was compiled for.
    ///
    /// # Safety
    /// As [`Kernel::run`].
    pub unsafe fn dispatch(
        &self,
        memory: &mut Memory,
        resources: &Resources,
        range: &Range,
        threads: usize,
    ) -> Result<(), Error> {
        let counts = self.groups(range)?;
        if self.entry.model == ExecutionModel::Kernel {
            let (entry, kind) = (self.entry.name.clone(), "kernel");
            return Err(Error::Kind { entry, kind, takes: "arguments" });
        }
        if !range.is_uniform() {
            let what = format!("`{}` is a shader: its grid has whole groups", self.entry.name);
            return Err(Error::Range(what));
        }
        shader::check(&self.entry, resources, memory)?;
        let mut descriptors = Descriptors::new(&self.entry, resources, memory);
        let slots = descriptors.addresses().map(Slot::Pointer);
        // SAFETY: what the caller promises; the slots are those of the kernel that calls the shader.
        unsafe { workers::run(self.function, &self.group, &slots, range, counts, threads) }?;
        Ok(())
    }

    /// How many groups a range has that the kernel is compiled for.
    fn groups(&self, range: &Range) -> Result<[u64; 3], Error> {
        let counts = range.groups()?;
        if range.group != self.options.group || self.options.is_uniform && !range.is_uniform() {
            let [x, y, z] = self.options.group;
            let only = if self.options.is_uniform { ", all of one size" } else { "" };
            return Err(Error::Range(format!("compiled for groups of {x},{y},{z}{only}")));
        }
        Ok(counts)
    }
}

/// What a parameter gets for an argument.
fn slot(
    parameter: &spirv_llvm::Argument,
    argument: &Argument,
    memory: &mut Memory,
    described: &mut Vec<Bytes>,
) -> Result<Slot, String> {
    use spirv_llvm::StorageClass as Class;
    let opaque = |word: &str| parameter.type_name.contains(word);
    let is_pointer = |class: &[Class]| parameter.storage_class.is_some_and(|found| class.contains(&found));
    let mut address = |id: BufferId| {
        let buffer = memory.get_mut(id).ok_or("the buffer is another memory's")?;
        Ok::<_, String>(buffer.address().expose_provenance())
    };
    match argument {
        Argument::Buffer(id)
            if is_pointer(&[Class::CrossWorkgroup, Class::UniformConstant, Class::Generic]) =>
        {
            Ok(Slot::Pointer(address(*id)?))
        }
        Argument::Null if parameter.storage_class.is_some() => Ok(Slot::Pointer(0)),
        Argument::Local(bytes) if is_pointer(&[Class::Workgroup]) => Ok(Slot::Local(*bytes)),
        Argument::Value(bytes)
            if parameter.storage_class.is_none() && !opaque("Image") && !opaque("Sampler") =>
        {
            match parameter.size {
                Some(size) if size != bytes.len() as u64 => {
                    Err(format!("it has {size} bytes, {} are given", bytes.len()))
                }
                _ => Ok(Slot::Value(bytes.clone())),
            }
        }
        Argument::Image(image, id) if opaque("Image") => {
            let texels = image.texels().ok_or("it is too large")? * image.texel_bytes();
            if memory.get(*id).is_none_or(|buffer| buffer.len() < texels) {
                return Err(format!("its buffer has fewer than {texels} bytes"));
            }
            let buffer = memory.get_mut(*id).ok_or("the buffer is another memory's")?;
            let mut description = image.describe(buffer.address().expose_provenance());
            let address = description.address().expose_provenance();
            described.push(description);
            Ok(Slot::Pointer(address))
        }
        Argument::Sampler(number) if opaque("Sampler") => Ok(Slot::Pointer(*number as usize)),
        _ => Err("it takes an argument of another kind".to_owned()),
    }
}
