//! Instructions of groups whose execution scope is computed: OpenCL C has a function for each scope, so that the scope is
//! chosen between calls. Where OpenCL has the instruction for one scope only, it is that one.
//!
//! The module is rewritten before it is scanned: such an instruction calls a function that branches on the scope. Few modules
//! have any.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{
    Category, Definitions, Id, Instruction, InstructionClass, InstructionList, InstructionTooLong,
    MemoryModel, Module, Op, OperandKind, Scope,
};

/// A copy of a module of kernels without computed execution scopes; `None` if it has none, or would be too long.
pub(crate) fn by_cases(module: &Module) -> Option<Module> {
    let is_of_kernels = module
        .instructions()
        .find(|inst| inst.op() == Op::MemoryModel)
        .is_some_and(|inst| inst.operands().get(1).copied().map(MemoryModel) == Some(MemoryModel::OpenCL));
    if !is_of_kernels || !may_be_computed(module) {
        return None;
    }
    let definitions = Definitions::of(module);
    module.instructions().find(|&inst| scope_of(&definitions, inst).is_some())?;
    rewrite(module, &definitions).ok()
}

/// Returns whether an execution scope may be computed: whether one is not a constant of the module.
fn may_be_computed(module: &Module) -> bool {
    let mut scopes: FxHashSet<u32> = FxHashSet::default();
    for inst in module.instructions().filter(|inst| may_have_scope(inst.op())) {
        let number = scope_operand(inst.op());
        scopes.extend(number.and_then(|number| inst.operands().get(number)));
    }
    if scopes.is_empty() {
        return false;
    }
    let globals = module.instructions().take_while(|inst| inst.op() != Op::Function);
    for inst in globals.filter(|inst| inst.op().is_constant()) {
        if let Some(id) = inst.result() {
            scopes.remove(&id.0);
        }
    }
    !scopes.is_empty()
}

/// Whether an opcode may be that of an instruction with an execution scope: a test that costs nothing.
fn may_have_scope(op: Op) -> bool {
    const CORE: [(Op, Op); 4] = [
        (Op::ControlBarrier, Op::ControlBarrier),
        (Op::GroupAsyncCopy, Op::GroupSMax),
        (Op::GroupReserveReadPipePackets, Op::GroupCommitWritePipe),
        (Op::GroupNonUniformElect, Op::GroupNonUniformQuadSwap),
    ];
    op > Op::GroupNonUniformQuadSwap || CORE.iter().any(|(first, last)| (*first..=*last).contains(&op))
}

/// The number of the operand that is an execution scope.
fn scope_operand(op: Op) -> Option<usize> {
    let facts = op.facts().filter(|facts| !facts.op.is_type())?;
    let mut operands = facts.operands.iter();
    operands.position(|operand| operand.kind == OperandKind::IdScope && operand.name() == "Execution")
}

/// The number of the operand that is a computed execution scope.
fn scope_of(definitions: &Definitions<'_>, inst: Instruction<'_>) -> Option<usize> {
    if !may_have_scope(inst.op()) {
        return None;
    }
    let number = scope_operand(inst.op())?;
    let scope = definitions.instruction(Id(*inst.operands().get(number)?))?;
    let is_computed = !scope.op().is_constant() && scope.op() != Op::Undef;
    (is_computed && is_word(definitions, scope)).then_some(number)
}

/// Whether an instruction gives an integer of one word, as scopes are: constants take the place of such a scope.
fn is_word(definitions: &Definitions<'_>, inst: Instruction<'_>) -> bool {
    let ty = type_of_value(definitions, inst).and_then(|ty| definitions.instruction(ty));
    ty.is_some_and(|ty| ty.op() == Op::TypeInt && ty.operands().first().is_some_and(|&width| width <= 32))
}

/// The type of the value that an instruction gives, which a function can take.
fn type_of_value(definitions: &Definitions<'_>, inst: Instruction<'_>) -> Option<Id> {
    let ty = inst.result_type().filter(|_| inst.op() != Op::Function)?;
    let of_type = definitions.instruction(ty)?;
    (of_type.op() != Op::TypeVoid).then_some(ty)
}

/// The one scope that OpenCL C has an instruction for; `None` where it has it for work-groups and sub-groups.
fn only_scope(op: Op) -> Option<Scope> {
    const OF_GROUPS: &[Op] = &[Op::GroupAsyncCopy, Op::GroupWaitEvents, Op::UntypedGroupAsyncCopyKHR];
    let class = op.class();
    match class {
        _ if OF_GROUPS.contains(&op) => Some(Scope::Workgroup),
        Some(InstructionClass::NonUniform) => Some(Scope::Subgroup),
        _ if op == Op::GroupNonUniformRotateKHR => Some(Scope::Subgroup),
        _ => None,
    }
}

/// The additions to a module.
struct Added<'d, 'm> {
    definitions: &'d Definitions<'m>,
    bound: u32,
    globals: InstructionList,
    functions: InstructionList,
    /// The constants of the scopes, by the types and the scopes.
    scopes: FxHashMap<(Id, u32), Id>,
}

fn rewrite(module: &Module, definitions: &Definitions<'_>) -> Result<Module, InstructionTooLong> {
    let mut added = Added {
        definitions,
        bound: module.header.bound,
        globals: InstructionList::new(),
        functions: InstructionList::new(),
        scopes: FxHashMap::default(),
    };
    let mut bodies = InstructionList::new();
    let mut first = None;
    for inst in module.instructions() {
        if inst.op() == Op::Function {
            first.get_or_insert(inst.index());
        }
        if first.is_some() {
            match scope_of(definitions, inst) {
                Some(number) => added.replace(&mut bodies, inst, number)?,
                None => bodies.push_copy(inst),
            }
        }
    }
    let mut out = Module::new(module.header.version);
    out.header = module.header;
    out.header.bound = added.bound;
    let list = out.list_mut();
    for inst in module.instructions().take_while(|inst| Some(inst.index()) != first) {
        list.push_copy(inst);
    }
    for part in [&added.globals, &bodies, &added.functions] {
        list.append(part);
    }
    Ok(out)
}

impl Added<'_, '_> {
    fn fresh(&mut self) -> Id {
        let id = Id(self.bound);
        self.bound = self.bound.saturating_add(1);
        id
    }

    /// The constant for a scope, of the type that the computed one has.
    fn scope(&mut self, ty: Id, scope: Scope) -> Result<Id, InstructionTooLong> {
        if let Some(&known) = self.scopes.get(&(ty, scope.0)) {
            return Ok(known);
        }
        let id = self.fresh();
        self.globals.push(Op::Constant, Some(ty), Some(id), &[scope.0])?;
        self.scopes.insert((ty, scope.0), id);
        Ok(id)
    }

    /// Writes the replacement of an instruction whose operand of this number is a computed scope.
    fn replace(
        &mut self,
        body: &mut InstructionList,
        inst: Instruction<'_>,
        number: usize,
    ) -> Result<(), InstructionTooLong> {
        let scope = Id(inst.operands().get(number).copied().unwrap_or(0));
        let Some(scope_type) = self.definitions.type_of(scope) else {
            body.push_copy(inst);
            return Ok(());
        };
        let mut operands = inst.operands().to_vec();
        if let (Some(only), Some(operand)) = (only_scope(inst.op()), operands.get_mut(number)) {
            *operand = self.scope(scope_type, only)?.0;
            body.push(inst.op(), inst.result_type(), inst.result(), &operands)?;
            return Ok(());
        }
        let (function, result_type, arguments) = self.function(inst, number, (scope, scope_type))?;
        let result = inst.result().unwrap_or_else(|| self.fresh());
        let call: Vec<u32> = [function.0].into_iter().chain(arguments).collect();
        body.push(Op::FunctionCall, Some(result_type), Some(result), &call)?;
        Ok(())
    }

    /// A function with the instruction for either scope. Returns it with its return type and its arguments.
    fn function(
        &mut self,
        inst: Instruction<'_>,
        number: usize,
        (scope, scope_type): (Id, Id),
    ) -> Result<(Id, Id, Vec<u32>), InstructionTooLong> {
        let result_type = match inst.result_type() {
            Some(ty) => ty,
            None => {
                let void = self.fresh();
                self.globals.push(Op::TypeVoid, None, Some(void), &[])?;
                void
            }
        };
        // Constants keep their function, which depends on them.
        let facts = inst.op().facts().map_or(&[][..], |facts| facts.operands);
        let mut arguments = vec![scope.0];
        let mut parameters = vec![(self.fresh(), scope_type)];
        let mut operands = inst.operands().to_vec();
        for (index, operand) in operands.iter_mut().enumerate().filter(|(index, _)| *index != number) {
            let is_id =
                facts.get(index).or(facts.last()).is_some_and(|facts| facts.kind.category() == Category::Id);
            let definition = self.definitions.instruction(Id(*operand)).filter(|_| is_id);
            let computed = definition.filter(|inst| !inst.op().is_constant());
            let ty = computed.and_then(|inst| type_of_value(self.definitions, inst));
            if let Some(ty) = ty {
                arguments.push(*operand);
                let id = Id(self.bound);
                self.bound = self.bound.saturating_add(1);
                *operand = id.0;
                parameters.push((id, ty));
            }
        }
        let types: Vec<u32> =
            [result_type.0].into_iter().chain(parameters.iter().map(|(_, ty)| ty.0)).collect();
        let function_type = self.fresh();
        self.globals.push(Op::TypeFunction, None, Some(function_type), &types)?;
        let function = self.fresh();
        self.functions.push(Op::Function, Some(result_type), Some(function), &[0, function_type.0])?;
        for &(id, ty) in &parameters {
            self.functions.push(Op::FunctionParameter, Some(ty), Some(id), &[])?;
        }
        let [entry, of_group, of_subgroup] = [self.fresh(), self.fresh(), self.fresh()];
        self.functions.push(Op::Label, None, Some(entry), &[])?;
        let cases = [parameters[0].0.0, of_group.0, Scope::Subgroup.0, of_subgroup.0];
        self.functions.push(Op::Switch, None, None, &cases)?;
        for (label, scope) in [(of_group, Scope::Workgroup), (of_subgroup, Scope::Subgroup)] {
            let scope = self.scope(scope_type, scope)?;
            if let Some(operand) = operands.get_mut(number) {
                *operand = scope.0;
            }
            self.functions.push(Op::Label, None, Some(label), &[])?;
            let result = inst.result().map(|_| self.fresh());
            self.functions.push(inst.op(), inst.result_type(), result, &operands)?;
            match result {
                Some(result) => self.functions.push(Op::ReturnValue, None, None, &[result.0])?,
                None => self.functions.push(Op::Return, None, None, &[])?,
            };
        }
        self.functions.push(Op::FunctionEnd, None, None, &[])?;
        Ok((function, result_type, arguments))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_with_an_execution_scope_is_looked_at() {
        for facts in Op::all().filter(|facts| scope_operand(facts.op).is_some()) {
            assert!(may_have_scope(facts.op), "{}", facts.op);
        }
    }
}
