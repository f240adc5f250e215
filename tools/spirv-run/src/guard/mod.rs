//! Guards for untrusted kernels: accesses out of bounds and endless loops are found while they run.
//!
//! [`arithmetic`] replaces operations that could end the program, in every kernel. [`watch`] is optional: it gives the kernel one
//! more parameter, the address of the words of a [`watch::Watch`], and
//!
//! - lets work-items leave loops when the host stops them (`loops`);
//! - compares every access with the memory of its address (`accesses`). The origin of each address is followed through the kernel
//!   (`origins`): arguments and variables, and its offset in bytes (`extents`). An address that was loaded from memory is looked
//!   up among all memory of the launch.
//!
//! A work-item that breaks a rule reports it to the host, and ends there.

mod accesses;
pub(crate) mod arithmetic;
mod editor;
mod extents;
mod loops;
mod origins;
mod sites;
pub(crate) mod watch;

pub(crate) use sites::Site;

use crate::error::Error;
use editor::Editor;
use llvm_model::{Body, DataLayout, FunctionId, InstKind, Module, Value};

/// The guards of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guards {
    /// Every access, too, and not only loops.
    pub(crate) accesses: bool,
}

/// Guards the kernel of this name, into which everything is inlined. Returns the places that it may report.
///
/// # Errors
/// The module has no such kernel, or no layout.
pub(crate) fn guard(module: &mut Module, kernel: &str, guards: Guards) -> Result<Vec<Site>, Error> {
    let id = module.function_named(kernel).ok_or(Error::Guard("the kernel is gone"))?;
    let layout = module.data_layout.as_str().and_then(|text| DataLayout::parse(text).ok());
    let layout = layout.ok_or(Error::Guard("the module has no data layout"))?;
    let mut body = module.functions[id].body.take().ok_or(Error::Guard("the kernel has no body"))?;
    admit(module, &body)?;
    let watch = add_parameter(module, id);
    let ty = module.functions[id].ty;
    if guards.accesses {
        arithmetic::define_all(module, &mut body, ty);
    }
    let mut editor = Editor::new(module, body, ty, watch);
    loops::guard(&mut editor);
    let mut body = editor.finish();
    let mut sites = Vec::new();
    if guards.accesses {
        let roots = origins::Roots::of(module, id, &layout);
        let facts = origins::Facts::of(module, &body, &layout, &roots);
        let mut editor = Editor::new(module, body, ty, watch);
        sites = accesses::guard(&mut editor, facts, &roots, &layout);
        body = editor.finish();
    }
    module.functions[id].body = Some(body);
    Ok(sites)
}

/// Checks that a kernel contains all its code: every callee is the library's, or external.
fn admit(module: &Module, body: &Body) -> Result<(), Error> {
    for (_, _, inst) in body.instructions() {
        let InstKind::Call(call) = &inst.kind else { continue };
        let callee = module.as_function(call.callee).ok_or(Error::Guard("it calls through an address"))?;
        let function = &module.functions[callee];
        let is_ours = function.props.name.as_str().is_some_and(|name| name.starts_with("__spirv_run_"));
        if function.body.is_some() && !is_ours {
            return Err(Error::Guard("it has a function that calls itself, which is in no kernel"));
        }
    }
    Ok(())
}

/// Adds a parameter behind the others, which is the address of the words of the watch.
fn add_parameter(module: &mut Module, kernel: FunctionId) -> Value {
    let parts = module.types.function_parts(module.functions[kernel].ty);
    let (ret, mut params) =
        parts.map_or((module.functions[kernel].ty, Vec::new()), |(ret, params, _)| (ret, params.to_vec()));
    let number = params.len() as u32;
    params.push(module.types.ptr(0));
    let ty = module.types.function(ret, &params, false);
    let function = &mut module.functions[kernel];
    function.ty = ty;
    function.params.push(llvm_model::Param::default());
    Value::Arg(number)
}

/// Returns the blocks of a body in an order in which dominators come first.
fn order(body: &Body) -> Vec<llvm_model::BlockId> {
    llvm_model::Cfg::new(body).order().to_vec()
}
