//! A compiled kernel, and its launches.
#![allow(unsafe_code, reason = "what was compiled is called through its address")]

use crate::blocks::Blocks;
use crate::children::run_children;
use crate::error::Error;
use crate::guard::Site;
use crate::guard::watch::Watch;
use crate::llvm::Code;
use crate::memory::{Allocation, BufferId, Bytes, Memory};
use crate::pipe::Pipe;
use crate::program::{CompileOptions, CompileTimes};
use crate::queue::Queue;
use crate::range::Range;
use crate::shader::{self, Descriptors, Resources};
use crate::workers::{self, Function, Host, Slot};
use spirv_llvm::{EntryPoint, ExecutionModel};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use work_groups::WorkGroup;

/// A kernel as code of this machine.
pub struct Kernel {
    pub(crate) entry: EntryPoint,
    pub(crate) group: WorkGroup,
    pub(crate) options: CompileOptions,
    pub(crate) function: Function,
    pub(crate) object: Vec<u8>,
    pub(crate) assembly: Option<String>,
    pub(crate) times: CompileTimes,
    /// The places that it may report, if it is watched.
    pub(crate) sites: Option<Vec<Site>>,
    /// The kernels that it may start, if it starts any.
    pub(crate) blocks: Option<Arc<Blocks>>,
    // The function is gone with it.
    pub(crate) _code: Arc<Code>,
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
    /// An image with its texels in a buffer.
    Image(crate::image::Image, BufferId),
    /// A sampler, as OpenCL C's `CLK_` numbers.
    Sampler(u32),
    /// A pipe with its memory in a buffer ([`crate::pipe::Pipe::empty`] makes one). Its contents persist from launch to launch.
    Pipe(BufferId),
    /// The queue of the launch: kernels on it run when the kernel has ended, before [`Kernel::run`] returns.
    Queue,
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

    /// Returns the LLVM IR of its code, if [`CompileOptions::keep_assembly`] is set.
    #[must_use]
    pub fn assembly(&self) -> Option<&str> {
        self.assembly.as_deref()
    }

    /// How long it took to compile.
    #[must_use]
    pub fn times(&self) -> CompileTimes {
        self.times
    }

    /// Runs it over `range` on so many threads, and returns its output.
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
        // The descriptions of images live until the last group has ended.
        let mut described: Vec<Bytes> = Vec::new();
        let mut given = Given::default();
        for (number, argument) in arguments.iter().enumerate() {
            let wanted = &self.entry.arguments[number];
            let slot = slot(wanted, argument, memory, &mut described);
            let (slot, bytes) = slot.map_err(|problem| Error::Argument {
                kernel: self.entry.name.clone(),
                number,
                wanted: wanted.type_name.clone(),
                problem,
            })?;
            let name = wanted.name.as_deref().map_or(String::new(), |name| format!(" (`{name}`)"));
            given.slots.push(slot);
            given.parameters.push((bytes, format!("argument {number}{name}")));
            if let Argument::Buffer(id) | Argument::Image(_, id) | Argument::Pipe(id) = argument {
                given.memory.extend(allocation(memory, *id, format!("argument {number}{name}")));
            }
        }
        let whose = |bytes: &mut Bytes| bytes.allocation("the description of an image");
        given.memory.extend(described.iter_mut().map(whose));
        let queue = self.blocks.as_ref().map(|blocks| {
            let memory = given.memory.iter().map(|of| of.range.clone()).collect();
            Arc::new(Queue::new(blocks.all().to_vec(), memory))
        });
        let shared = given.memory.clone();
        // SAFETY: the caller's promise; the slots are those of the kernel's parameters.
        let mut printed = unsafe { self.launch(given, range, counts, threads, queue.as_ref()) }?;
        if let Some((blocks, queue)) = self.blocks.as_ref().zip(queue) {
            // SAFETY: the caller's promise includes the kernels that the kernel starts.
            unsafe { run_children(self, blocks, &queue, &shared, threads, &mut printed) }?;
        }
        Ok(printed)
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
        let mut given = Given::default();
        for (address, bytes, name) in descriptors.parameters() {
            given.slots.push(Slot::Pointer(address));
            given.parameters.push((bytes as u64, name.to_owned()));
        }
        given.memory = descriptors.memory();
        for bound in &resources.bindings {
            let buffer = bound.buffer.and_then(|id| allocation(memory, id, bound.place().to_string()));
            given.memory.extend(buffer);
        }
        // SAFETY: the caller's promise; the slots are those of the kernel that calls the shader.
        unsafe { self.launch(given, range, counts, threads, None) }?;
        Ok(())
    }

    /// Runs all groups, and watches them if that was asked for.
    ///
    /// # Safety
    /// As [`Kernel::run`]; the slots are those of the kernel's parameters.
    pub(crate) unsafe fn launch(
        &self,
        given: Given,
        range: &Range,
        counts: [u64; 3],
        threads: usize,
        queue: Option<&Arc<Queue>>,
    ) -> Result<Vec<u8>, Error> {
        let Given { mut slots, parameters, memory } = given;
        let watch = self.sites.as_ref().map(|sites| Watch::new(sites, parameters, memory));
        let watch = watch.as_deref();
        slots.extend(watch.map(|watch| Slot::Pointer(watch.address())));
        let host = Host { watch, queue };
        // SAFETY: the caller's promise.
        let run =
            || unsafe { workers::run(self.function, &self.group, &slots, range, counts, threads, host) };
        let (printed, limit) = match (watch, self.options.time_limit) {
            (Some(watch), Some(limit)) => {
                let (printed, is_late) = within(limit, watch, run);
                (printed, is_late.then_some(limit))
            }
            _ => (run(), None),
        };
        let kernel = || self.entry.name.clone();
        if let Some(offense) = watch.and_then(Watch::offense) {
            return Err(Error::Offense { kernel: kernel(), offense: Box::new(offense) });
        }
        match limit {
            Some(limit) => Err(Error::TimeLimit { kernel: kernel(), limit }),
            None => Ok(printed?),
        }
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

/// The data of a launch.
#[derive(Default)]
pub(crate) struct Given {
    pub(crate) slots: Vec<Slot>,
    /// How many bytes each parameter points to, and its name.
    pub(crate) parameters: Vec<(u64, String)>,
    /// The memory that it may reach by addresses that it finds in memory.
    pub(crate) memory: Vec<Allocation>,
}

/// Returns the memory of a buffer, under the name of its argument.
fn allocation(memory: &mut Memory, id: BufferId, name: String) -> Option<Allocation> {
    memory.get_mut(id).map(|bytes| bytes.allocation(&name))
}

/// Runs a closure; asks it to stop after the limit, and returns whether it did so.
fn within<T>(limit: Duration, watch: &Watch<'_>, run: impl FnOnce() -> T) -> (T, bool) {
    let (done, ended) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        let timer = scope.spawn(move || {
            let is_late = ended.recv_timeout(limit) == Err(mpsc::RecvTimeoutError::Timeout);
            if is_late {
                watch.stop();
            }
            is_late
        });
        let result = run();
        drop(done);
        (result, timer.join().unwrap_or(false))
    })
}

/// Returns the value of a parameter for an argument, and the bytes that it points to.
fn slot(
    parameter: &spirv_llvm::Argument,
    argument: &Argument,
    memory: &mut Memory,
    described: &mut Vec<Bytes>,
) -> Result<(Slot, u64), String> {
    use spirv_llvm::StorageClass as Class;
    let opaque = |word: &str| parameter.type_name.contains(word);
    let is_pointer = |class: &[Class]| parameter.storage_class.is_some_and(|found| class.contains(&found));
    match argument {
        Argument::Buffer(id)
            if is_pointer(&[Class::CrossWorkgroup, Class::UniformConstant, Class::Generic]) =>
        {
            let buffer = memory.get_mut(*id).ok_or("the buffer is another memory's")?;
            let bytes = buffer.len() as u64;
            Ok((Slot::Pointer(buffer.address().expose_provenance()), bytes))
        }
        Argument::Null if parameter.storage_class.is_some() => Ok((Slot::Pointer(0), 0)),
        Argument::Local(bytes) if is_pointer(&[Class::Workgroup]) => Ok((Slot::Local(*bytes), *bytes as u64)),
        // All queues are one.
        Argument::Queue if parameter.type_name == "Queue" => Ok((Slot::Pointer(1), 0)),
        Argument::Pipe(id) if parameter.type_name == "Pipe" => {
            let buffer = memory.get_mut(*id).ok_or("the buffer is another memory's")?;
            Pipe::of(&buffer.to_vec())?;
            let bytes = buffer.len() as u64;
            Ok((Slot::Pointer(buffer.address().expose_provenance()), bytes))
        }
        Argument::Value(bytes)
            if parameter.storage_class.is_none()
                && !["Image", "Sampler", "Pipe", "Queue"].into_iter().any(opaque) =>
        {
            match parameter.size {
                Some(size) if size != bytes.len() as u64 => {
                    Err(format!("it has {size} bytes, {} are given", bytes.len()))
                }
                _ => Ok((Slot::Value(bytes.clone()), 0)),
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
            let bytes = description.len() as u64;
            described.push(description);
            Ok((Slot::Pointer(address), bytes))
        }
        Argument::Sampler(number) if opaque("Sampler") => Ok((Slot::Pointer(*number as usize), 0)),
        _ => Err("it takes an argument of another kind".to_owned()),
    }
}
