//! Freeing a module: its functions are most of it, and there are several allocations for each instruction with operands.

use crate::function::Function;
use crate::host::Host;
use crate::module::Module;

impl Module {
    /// Frees the module, its functions in the threads of `host`.
    pub fn free(mut self, host: Host<'_>) {
        let mut functions = std::mem::take(&mut self.functions).into_items();
        let size = |function: &Function| function.body.as_ref().map_or(0, |body| body.insts.len());
        let shares = host.shares(functions.len(), |index| functions.get(index).map_or(0, size));
        let others = shares.iter().skip(1).rev();
        let others: Vec<Vec<Function>> = others.map(|share| functions.split_off(share.start)).collect();
        Host::beside(others, |part| drop(std::mem::take(part)), || drop(functions));
    }
}
