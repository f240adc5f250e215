//! The memory that a pointer of another function or of several places leads to: through parameters, phis and selects.
//!
//! The layout of a column of a matrix that is stored by rows does not follow from its type, so that an access has to find the
//! variable. If a pointer may lead to several variables, the layouts have to be the same.

use crate::layout::Layout;
use crate::variables::Variables;
use llvm_model::{Call, CastOp, Constant, FunctionId, InstId, InstKind, Module, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::wrapper;

/// Maximum number of values that one search visits.
const MAX_VISITED: usize = 1 << 12;

/// Maximum number of steps from a pointer to a variable.
const MAX_DEPTH: u32 = 256;

/// The calls of each defined function, with the functions that contain them.
pub(crate) struct Callers(FxHashMap<FunctionId, Vec<(FunctionId, InstId)>>);

impl Callers {
    /// Collects the calls of a module.
    pub(crate) fn of(from: &Module) -> Callers {
        let mut callers: FxHashMap<FunctionId, Vec<_>> = FxHashMap::default();
        for (id, function) in from.functions.iter() {
            for (_, inst, instruction) in function.body.iter().flat_map(|body| body.instructions()) {
                if let InstKind::Call(call) = &instruction.kind
                    && let Some(callee) = from.as_function(call.callee)
                    && from.functions[callee].body.is_some()
                {
                    callers.entry(callee).or_default().push((id, inst));
                }
            }
        }
        Callers(callers)
    }
}

/// The type and the layout of memory that a pointer leads to.
pub(crate) type Memory = (TypeId, Rc<Layout>);

/// The memory that one pointer may lead to.
pub(crate) struct Origin {
    /// All memory of variables, each once.
    pub(crate) memory: Vec<Memory>,
    /// Whether the pointer may also come from elsewhere: it is loaded, or made from a number.
    pub(crate) has_unknown: bool,
}

/// A search for the memory that one pointer may lead to.
pub(crate) struct Search<'p> {
    from: &'p Module,
    callers: &'p Callers,
    variables: &'p Variables,
    visited: FxHashSet<(FunctionId, Value)>,
    known: FxHashMap<(FunctionId, Value), Vec<Memory>>,
    depth: u32,
    has_unknown: bool,
}

impl<'p> Search<'p> {
    /// Finds all memory that a pointer of a function may lead to.
    ///
    /// # Errors
    /// It leads through too many values.
    pub(crate) fn run(
        from: &'p Module,
        callers: &'p Callers,
        variables: &'p Variables,
        (function, pointer): (FunctionId, Value),
    ) -> Result<Origin, ExecutableProblem> {
        let (visited, known) = (FxHashSet::default(), FxHashMap::default());
        let mut search = Search { from, callers, variables, visited, known, depth: 0, has_unknown: false };
        let memory = search.trace(function, pointer)?;
        Ok(Origin { memory, has_unknown: search.has_unknown })
    }

    /// The same for a pointer on the way. One that is found on the way to itself adds nothing.
    fn trace(&mut self, function: FunctionId, pointer: Value) -> Result<Vec<Memory>, ExecutableProblem> {
        if let Some(known) = self.known.get(&(function, pointer)) {
            return Ok(known.clone());
        }
        if !self.visited.insert((function, pointer)) {
            return Ok(Vec::new());
        }
        if self.visited.len() > MAX_VISITED || self.depth == MAX_DEPTH {
            return Err(ExecutableProblem::Layouts);
        }
        self.depth += 1;
        let found = self.sources(function, pointer)?;
        self.depth -= 1;
        self.known.insert((function, pointer), found.clone());
        Ok(found)
    }

    fn sources(&mut self, function: FunctionId, pointer: Value) -> Result<Vec<Memory>, ExecutableProblem> {
        let mut found: Vec<Memory> = Vec::new();
        let mut add = |more: Vec<Memory>| {
            for memory in more {
                if !found.contains(&memory) {
                    found.push(memory);
                }
            }
        };
        let inst = match pointer {
            Value::Const(id) => {
                if let Constant::Global(global) = self.from.constants[id]
                    && let Some(layout) = self.variables.of(global).and_then(|home| home.layout())
                {
                    add(vec![(self.from.globals[global].value_type, layout.clone())]);
                }
                None
            }
            Value::Arg(number) => {
                let calls = self.callers.0.get(&function).map_or(&[][..], Vec::as_slice);
                self.has_unknown |= calls.is_empty();
                for &(caller, call) in calls {
                    if let Some(InstKind::Call(call)) = self.kind(caller, call)
                        && let Some(&argument) = call.args.get(number as usize)
                    {
                        add(self.trace(caller, argument)?);
                    }
                }
                None
            }
            Value::Inst(inst) => self.kind(function, inst),
            Value::Metadata(_) | Value::Block(_) => None,
        };
        match inst {
            None => {}
            Some(InstKind::GetElementPtr { source_type, base, indices }) => {
                for (ty, layout) in self.trace(function, *base)? {
                    match (ty == *source_type).then(|| self.part((ty, layout), indices)).flatten() {
                        Some(part) => add(vec![part]),
                        None => self.has_unknown = true,
                    }
                }
            }
            Some(InstKind::Phi { incoming }) => {
                for &(value, _) in incoming {
                    add(self.trace(function, value)?);
                }
            }
            Some(InstKind::Select { if_true, if_false, .. }) => {
                add(self.trace(function, *if_true)?);
                add(self.trace(function, *if_false)?);
            }
            Some(InstKind::Freeze { operand } | InstKind::Cast { op: CastOp::AddrSpaceCast, operand }) => {
                add(self.trace(function, *operand)?)
            }
            Some(InstKind::Call(call)) => add(self.result(call)?),
            Some(_) => self.has_unknown = true,
        }
        Ok(found)
    }

    /// The memory that the result of a call may lead to.
    fn result(&mut self, call: &Call) -> Result<Vec<Memory>, ExecutableProblem> {
        let callee = self.from.as_function(call.callee);
        let body = callee.and_then(|callee| Some((callee, self.from.functions[callee].body.as_ref()?)));
        let Some((callee, body)) = body else {
            self.has_unknown = true;
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for (_, _, inst) in body.instructions() {
            if let InstKind::Ret { value: Some(value) } = inst.kind {
                found.extend(self.trace(callee, value)?);
            }
        }
        Ok(found)
    }

    fn kind(&self, function: FunctionId, inst: InstId) -> Option<&'p InstKind> {
        self.from.functions[function].body.as_ref().map(|body| &body.insts[inst].kind)
    }

    /// Follows the indices of an address behind the first, which counts off whole values.
    fn part(&self, (mut ty, mut layout): Memory, indices: &[Value]) -> Option<Memory> {
        let types = &self.from.types;
        for &index in indices.get(1..)? {
            if let Some((_, array)) = wrapper(types, ty) {
                ty = array;
                continue;
            }
            let constant = self.from.as_u64(index);
            layout = layout.part(constant)?;
            ty = types.element(ty, constant.unwrap_or(0))?;
        }
        Some((ty, layout))
    }
}
