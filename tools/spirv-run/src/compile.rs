//! From the LLVM IR of a kernel to code of this machine.
#![allow(unsafe_code, reason = "what was compiled is called through its address")]

use crate::blocks::Blocks;
use crate::build::{Built, Request};
use crate::error::Error;
use crate::kernel::Kernel;
use crate::llvm::{Compiled, caught};
use crate::program::{CompileOptions, CompileTimes};
use crate::shared::Shared;
use crate::workers::Function;
use crate::{module, shader};
use llvm_model::Module;
use spirv_llvm::{EntryPoint, ExecutionMode};
use std::sync::Arc;
use std::time::Instant;

/// A kernel to be compiled.
pub(crate) struct Source {
    pub(crate) entry: EntryPoint,
    /// The module of a shader, which the kernel calls.
    pub(crate) shader: Option<Module>,
    pub(crate) kernel: Module,
    /// The blocks that it may start.
    pub(crate) blocks: Option<Arc<Blocks>>,
}

/// Compiles it. The time of the translation includes the steps before LLVM begins.
///
/// # Errors
/// It calls what is not there, or something of it has no form here.
pub(crate) fn compile(shared: &Shared, source: Source, options: &CompileOptions) -> Result<Kernel, Error> {
    let mut times = CompileTimes::default();
    let mut start = Instant::now();
    let mut lap = || std::mem::replace(&mut start, Instant::now()).elapsed();

    let Source { entry, shader, mut kernel, blocks } = source;
    let shader = shader.map(|shader| module::write(&shader)).transpose()?;
    let variables = module::take_variables(&mut kernel);
    let bitcode = module::write(&kernel)?;
    let name = if shader.is_some() { shader::KERNEL } else { &entry.name };
    times.translate = lap();

    let request = Request {
        bitcode,
        shader,
        name: name.to_owned(),
        number: shared.next(),
        form: work_groups::Options {
            local_size: work_groups::LocalSize::Fixed(options.group),
            sub_group_size: required_sub_group(&entry).unwrap_or(options.sub_group),
            uniform: options.is_uniform,
            spaces: false,
            strips: !options.quick,
        },
        guards: options.guards(),
        quick: options.quick,
        keep_assembly: options.keep_assembly,
    };
    let built = caught(move || request.build())?;
    (times.link, times.form, times.optimize) = built.times;
    lap();

    let code = shared.code(variables.as_ref())?;
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
        blocks,
        _code: code,
    })
}

/// Returns the sub-group size that the kernel requires.
fn required_sub_group(entry: &EntryPoint) -> Option<u32> {
    let mode = entry.modes.iter().find(|(mode, _)| *mode == ExecutionMode::SubgroupSize)?;
    mode.1.first().copied()
}
