//! The code of a kernel, from its bitcode: linked, guarded, formed into work-groups, optimized.

use crate::error::Error;
use crate::guard::{Guards, Site, guard};
use crate::llvm::{Compiled, Machine, link};
use crate::{module, workers};
use std::time::{Duration, Instant};
use work_groups::WorkGroup;

/// A kernel to be built.
pub(crate) struct Request {
    /// The kernel's module.
    pub(crate) bitcode: Vec<u8>,
    /// A module that it calls.
    pub(crate) shader: Option<Vec<u8>>,
    /// The kernel's function.
    pub(crate) name: String,
    /// A number that makes the name of its work-group function unique in the program.
    pub(crate) number: usize,
    pub(crate) form: work_groups::Options,
    pub(crate) guards: Option<Guards>,
    /// Whether compiling is to be fast, not the code.
    pub(crate) quick: bool,
    pub(crate) keep_assembly: bool,
}

/// A kernel that was built.
pub(crate) struct Built {
    pub(crate) group: WorkGroup,
    pub(crate) sites: Option<Vec<Site>>,
    pub(crate) compiled: Compiled,
    /// Linking, forming, and optimizing.
    pub(crate) times: (Duration, Duration, Duration),
}

impl Request {
    /// Builds it.
    ///
    /// # Errors
    /// It calls what is not there, or something of it has no form.
    pub(crate) fn build(self) -> Result<Built, Error> {
        let mut start = Instant::now();
        let mut lap = || std::mem::replace(&mut start, Instant::now()).elapsed();
        let machine = Machine::host(self.quick)?;
        let is_checked = self.guards.is_some_and(|guards| guards.accesses);
        let linked = link(&self.bitcode, self.shader.as_deref(), &machine, is_checked)?;
        let linking = lap();

        let mut linked = module::read(&linked)?;
        let sites = self.guards.map(|guards| guard(&mut linked, &self.name, guards)).transpose()?;
        if is_checked {
            linked = module::read(&machine.simplify(&module::write(&linked)?)?)?;
        }
        let mut group = work_groups::form(&mut linked, &self.name, &self.form)
            .map_err(|error| Error::WorkGroup { kernel: self.name.clone(), error })?;
        let unique = format!("{}.{}", group.function, self.number);
        module::rename(&mut linked, &group.function, &unique);
        group.function = unique;
        let functions = missing(&linked);
        if !functions.is_empty() {
            return Err(Error::Missing { functions });
        }
        let formed = module::write(&linked)?;
        let forming = lap();

        let compiled = machine.compile(&formed, self.keep_assembly)?;
        Ok(Built { group, sites, compiled, times: (linking, forming, lap()) })
    }
}

/// Builtin functions that are still called where nothing but functions of C, and ours, may be.
fn missing(module: &llvm_model::Module) -> Vec<String> {
    let ours = workers::symbols();
    let is_ours = |name: &str| ours.iter().any(|(known, _)| known.to_bytes() == name.as_bytes());
    let is_builtin = |name: &&str| name.starts_with("_Z") || name.starts_with("__spirv_");
    let called = module::called(module).into_iter();
    called.filter(is_builtin).filter(|name| !is_ours(name)).map(ToOwned::to_owned).collect()
}
