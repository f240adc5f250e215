//! The code of one function while it is written: the context in which an instruction is lowered.

pub(in crate::lower) mod aliasing;
mod emit;
mod exchanges;
mod fast_math;
mod kinds;
pub(in crate::lower) mod memory;
mod operands;
mod uses;
mod values;
mod volatility;

use crate::lower::Input;
use crate::lower::hints::contraction::Contraction;
use crate::lower::module::Globals;
use crate::lower::module::functions::{Facts, Signature};
use crate::lower::output::decorations::Target;
use crate::lower::output::{Report, Writer};
use crate::lower::types::{Pool, Shapes, Types};
use emit::Lists;
use exchanges::Exchanges;
pub(in crate::lower) use kinds::Kinds;
use llvm_model::{Body, ConstId, FunctionId, GlobalId, InstId, Module, Name, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::Builtin;
use spirv_module::Id;
use std::sync::Arc;
use uses::NumberUses;
use values::Values;

/// The code of a function, on top of the module scope.
pub(in crate::lower) struct Code<'a, 'm> {
    globals: &'a mut Globals<'m>,
    state: &'a mut State,
    kinds: Kinds,
    signature: Signature,
    body: &'m Body,
    /// The instructions with uses, computed on demand.
    used: Option<FxHashSet<InstId>>,
    /// Computed on demand.
    number_uses: Option<NumberUses>,
    /// The truth values from which the numbers of calls with no other uses are computed.
    tests: FxHashMap<InstId, Id>,
    exchanges: Exchanges,
}

/// The state of the current function; one object serves all functions, so that memory is reused.
#[derive(Default)]
pub(in crate::lower) struct State {
    values: Values,
    lists: Lists,
    private_constants: FxHashMap<GlobalId, (Id, Id)>,
    facts: Facts,
    /// The variables among the facts.
    seen: FxHashSet<Id>,
    /// The constants that were searched for variables.
    searched: FxHashSet<ConstId>,
}

impl<'a, 'm> Code<'a, 'm> {
    /// Begins a function with its signature.
    pub(in crate::lower) fn begin(
        globals: &'a mut Globals<'m>,
        state: &'a mut State,
        kinds: Kinds,
        function: FunctionId,
        body: &'m Body,
    ) -> Code<'a, 'm> {
        state.values.reset(body);
        state.lists.reset();
        state.private_constants.clear();
        state.seen.clear();
        state.searched.clear();
        globals.out().enter_function();
        let signature = globals.signature(function, &mut state.lists.head);
        Code {
            globals,
            state,
            kinds,
            signature,
            body,
            used: None,
            number_uses: None,
            tests: FxHashMap::default(),
            exchanges: Exchanges::default(),
        }
    }

    /// Returns whether an instruction uses the result of `inst`. The body is searched once, at the first query.
    pub(in crate::lower) fn is_used(&mut self, inst: InstId) -> bool {
        let body = self.body;
        let used = self.used.get_or_insert_with(|| {
            let mut used = FxHashSet::default();
            for (_, _, user) in body.instructions() {
                user.kind.for_each_operand(|value| {
                    if let Value::Inst(inst) = value {
                        used.insert(inst);
                    }
                });
            }
            used
        });
        used.contains(&inst)
    }

    /// Returns whether all uses of `inst` only test whether its result is zero. The body is searched once, at the first
    /// query.
    pub(in crate::lower) fn is_only_tested(&mut self, inst: InstId) -> bool {
        self.number_uses().is_only_tested(inst)
    }

    /// Returns whether neither an instruction nor metadata uses the result of `inst`.
    pub(in crate::lower) fn is_unused(&mut self, inst: InstId) -> bool {
        self.number_uses().is_unused(inst)
    }

    /// Returns the first comparison of the result of `inst` with zero, if its id has been requested.
    pub(in crate::lower) fn requested_test(&mut self, inst: InstId) -> Option<InstId> {
        let test = self.number_uses().first_test(inst)?;
        self.defined_id(test).map(|_| test)
    }

    fn number_uses(&mut self) -> &NumberUses {
        let (body, module) = (self.body, self.globals.module());
        // Shaders have no addresses that nothing accesses.
        let lazy_addresses = self.globals.input().profile().pointers_are_logical;
        self.number_uses.get_or_insert_with(|| NumberUses::of(module, body, lazy_addresses))
    }

    /// Notes the truth value from which the number that an instruction returns is computed.
    pub(in crate::lower) fn note_test(&mut self, inst: InstId, test: Id) {
        self.tests.insert(inst, test);
    }

    /// Returns the truth value from which the number `value` is computed, if all uses only need that.
    pub(in crate::lower) fn test_behind(&self, value: Value) -> Option<Id> {
        match value {
            Value::Inst(inst) => self.tests.get(&inst).copied(),
            _ => None,
        }
    }

    /// Adds the function to the module.
    pub(in crate::lower) fn end(self) {
        let function = self.signature.function;
        self.globals.out().add_definition(function, self.state.lists.in_order());
        self.globals.note_facts(function, std::mem::take(&mut self.state.facts));
    }

    /// Returns the input of the run.
    pub(in crate::lower) fn input(&self) -> Input<'m> {
        self.globals.input()
    }

    /// The module of LLVM IR.
    pub(in crate::lower) fn module(&self) -> &'m Module {
        self.globals.module()
    }

    /// The function.
    pub(in crate::lower) fn function(&self) -> FunctionId {
        self.signature.function
    }

    /// The function's body.
    pub(in crate::lower) fn body(&self) -> &'m Body {
        self.body
    }

    /// The metadata kinds that are looked for.
    pub(in crate::lower) fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// The report.
    pub(in crate::lower) fn report(&mut self) -> &mut Report<'m> {
        self.globals.report()
    }

    /// The module that is written.
    pub(in crate::lower) fn out(&mut self) -> &mut Writer<'m> {
        self.globals.out()
    }

    /// Returns the types and constants by their SPIR-V form.
    pub(in crate::lower) fn pool(&mut self) -> &mut Pool<'m> {
        self.globals.pool()
    }

    /// Returns the parts of the SPIR-V types.
    pub(in crate::lower) fn shapes(&self) -> &Shapes {
        self.globals.shapes()
    }

    /// The types.
    pub(in crate::lower) fn types(&mut self) -> &mut Types<'m> {
        self.globals.types()
    }

    /// Returns the module scope.
    pub(in crate::lower) fn globals(&mut self) -> &mut Globals<'m> {
        self.globals
    }

    /// A parameter as something to decorate.
    pub(in crate::lower) fn parameter(&self, index: u32) -> Option<Target> {
        self.signature.parameter(self.shapes(), index as usize)
    }

    /// The builtin that a declared function is.
    pub(in crate::lower) fn builtin(&mut self, callee: FunctionId) -> Option<Arc<Builtin>> {
        let module = self.module();
        self.globals.functions().builtin(module, callee)
    }

    /// The name of an instruction's result; empty when it is numbered.
    pub(in crate::lower) fn instruction_name(&self, inst: InstId) -> Name {
        self.body.names.get(inst).clone()
    }

    /// Notes that a pointer is cast from one pointer type to another, if the run records explanations.
    pub(in crate::lower) fn note_cast(&mut self, value: Value, from: Id, to: Id) {
        let function = if matches!(value, Value::Const(_)) { None } else { Some(self.function()) };
        self.report().note_cast(function, value, from, to);
    }

    /// Notes that the function uses a module-scope variable.
    pub(in crate::lower) fn note_interface(&mut self, id: Id) {
        if self.state.seen.insert(id) {
            self.state.facts.interface.push(id);
        }
    }

    /// Notes a call of a function.
    pub(in crate::lower) fn note_callee(&mut self, callee: FunctionId) {
        self.state.facts.callees.push(callee);
    }

    /// Notes a call through a function pointer.
    pub(in crate::lower) fn note_indirect_call(&mut self) {
        self.state.facts.calls_indirectly = true;
    }

    /// Returns the operations of the function that contraction could change.
    pub(in crate::lower) fn contraction(&mut self) -> &mut Contraction {
        &mut self.state.facts.contraction
    }
}
