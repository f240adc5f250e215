//! The memory that numbered pointers lead into: each has a number, and the variables of the program have one together, as the
//! tables of constants have.

use super::flow::Target;
use crate::kernels::arguments::{CONSTANT, GLOBAL, PRIVATE};
use llvm_model::{AttrKind, FunctionId, GlobalId, Module, Value};
use rustc_hash::FxHashMap;

/// Several variables one behind the other.
#[derive(Default)]
pub(super) struct Row {
    /// By variable: the bytes in front of it.
    offsets: FxHashMap<GlobalId, u32>,
    first: Option<GlobalId>,
}

impl Row {
    /// A row of variables, with the bytes in front of each; `None` if it is too long.
    pub(super) fn new(variables: &[GlobalId], offsets: &[u64]) -> Option<Row> {
        let offsets: Option<FxHashMap<GlobalId, u32>> = variables
            .iter()
            .zip(offsets)
            .map(|(&variable, &offset)| Some((variable, u32::try_from(offset).ok()?)))
            .collect();
        Some(Row { offsets: offsets?, first: variables.first().copied() })
    }
}

/// The memory that pointers lead into, by number.
#[derive(Default)]
pub(super) struct Memories {
    /// Variables of the program, and tables of constants.
    pub(super) rows: [Row; 2],
    numbers: FxHashMap<Target, u32>,
    /// By number, less one.
    beginnings: Vec<Target>,
}

impl Memories {
    /// The number of the memory that a variable is in, and the bytes in front of it.
    pub(super) fn place(&mut self, target: Target) -> (u32, u32) {
        let mut beginning = target;
        let mut offset = 0;
        if let Target::Global(global) = target {
            for row in &self.rows {
                if let (Some(&bytes), Some(first)) = (row.offsets.get(&global), row.first) {
                    (beginning, offset) = (Target::Global(first), bytes);
                }
            }
        }
        let beginnings = &mut self.beginnings;
        let number = *self.numbers.entry(beginning).or_insert_with(|| {
            beginnings.push(beginning);
            beginnings.len() as u32
        });
        (number, offset)
    }

    /// The address where the memory of a number begins.
    pub(super) fn beginning(&self, module: &mut Module, number: u32) -> Option<Value> {
        Some(match *self.beginnings.get(usize::try_from(number.checked_sub(1)?).ok()?)? {
            Target::Global(global) => Value::Const(module.global_const(global)),
            Target::Argument(_, index) => Value::Arg(index),
            Target::Variable(_, inst) => Value::Inst(inst),
        })
    }

    /// The function whose variable or argument the memory of a number is.
    pub(super) fn owner(&self, number: u32) -> Option<FunctionId> {
        match *self.beginnings.get(usize::try_from(number.checked_sub(1)?).ok()?)? {
            Target::Global(_) => None,
            Target::Argument(function, _) | Target::Variable(function, _) => Some(function),
        }
    }

    /// How many memories have a number.
    pub(super) fn count(&self) -> u32 {
        self.beginnings.len() as u32
    }
}

/// The address space of the pointers into memory.
pub(super) fn space(module: &Module, target: Target) -> Option<u32> {
    match target {
        Target::Global(global) => Some(module.globals[global].props.address_space),
        Target::Argument(function, index) => {
            let (_, params, _) = module.types.function_parts(module.functions[function].ty)?;
            module.types.address_space(*params.get(index as usize)?)
        }
        Target::Variable(..) => Some(PRIVATE),
    }
}

/// Whether memory is a buffer of the host's, which may be the same as another.
pub(super) fn is_bound(module: &Module, target: Target) -> bool {
    match target {
        Target::Argument(function, index) => {
            let set = module.attributes.param(module.functions[function].attributes, index as usize);
            matches!(space(module, target), Some(GLOBAL | CONSTANT))
                && !module.attributes.has(set, AttrKind::NOALIAS)
        }
        _ => false,
    }
}

/// Whether memory keeps its contents from one launch to the next.
pub(super) fn is_kept(module: &Module, target: Target) -> bool {
    matches!(target, Target::Global(_)) && matches!(space(module, target), Some(GLOBAL | CONSTANT))
}

/// Whether a variable of the program is a constant.
pub(super) fn is_constant(module: &Module, global: GlobalId) -> bool {
    let this = &module.globals[global];
    match this.props.address_space {
        CONSTANT => true,
        GLOBAL => this.is_constant,
        _ => false,
    }
}
