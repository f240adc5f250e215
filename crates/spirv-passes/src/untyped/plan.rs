//! The plan for the types and values of a module, made before the rewriting.

use crate::untyped::typed_variables;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_mapping::convention::access_chains;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{
    Decoration, Definitions, FunctionParameterAttribute, Id, Instruction, InstructionClass, MemoryModel,
    Module, Op, StorageClass, Value, walk_operands,
};
use translate_common::forms::{Forms, PointerCasts, UntypedVariables};

/// A pointer type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointer {
    pub(super) storage: StorageClass,
    pub(super) pointee: Id,
}

/// The storage classes of shaders that untyped pointers may point to without further extensions (specification of Vulkan,
/// VUID-StandaloneSpirv-OpTypeUntypedPointerKHR-11417).
const LAID_OUT: &[StorageClass] = &[
    StorageClass::StorageBuffer,
    StorageClass::Uniform,
    StorageClass::PushConstant,
    StorageClass::PhysicalStorageBuffer,
];

/// The decisions.
pub(super) struct Plan<'m> {
    pub(super) definitions: Definitions<'m>,
    /// Whether the module is one of shaders.
    is_shader: bool,
    /// Types with a stride, by which access chains over their elements count: they stay.
    strided: FxHashSet<Id>,
    /// The typed pointer types that become untyped.
    pub(super) pointers: FxHashMap<Id, Pointer>,
    /// Parameters that stay typed, and for each function which of its parameters these are.
    pub(super) typed_params: FxHashSet<Id>,
    pub(super) typed_of_function: FxHashMap<Id, Vec<bool>>,
    /// Variables that stay typed.
    pub(super) typed_variables: FxHashSet<Id>,
    /// Variables of functions that stay typed because their lifetime is stated; all other uses take a cast of them.
    pub(super) lifetime_variables: FxHashSet<Id>,
    /// Pointer types that are still needed.
    pub(super) kept: FxHashSet<Id>,
    /// The integer as wide as a pointer; `None` when the module has none.
    pub(super) address: Option<Id>,
    pub(super) address_width: u32,
    /// Whether an access chain steps over pointers: it needs another type to count them in.
    pub(super) steps_over_pointers: bool,
    /// Ids that go, with those that stand for them.
    pub(super) replaced: FxHashMap<Id, Id>,
}

impl<'m> Plan<'m> {
    pub(super) fn of(module: &'m Module, address_width: u32, forms: &Forms) -> Plan<'m> {
        let mut plan = Plan {
            definitions: Definitions::of(module),
            is_shader: false,
            strided: FxHashSet::default(),
            pointers: FxHashMap::default(),
            typed_params: FxHashSet::default(),
            typed_of_function: FxHashMap::default(),
            typed_variables: FxHashSet::default(),
            lifetime_variables: FxHashSet::default(),
            kept: FxHashSet::default(),
            address: None,
            address_width,
            steps_over_pointers: false,
            replaced: FxHashMap::default(),
        };
        for instruction in module.instructions() {
            plan.decorations_and_types(instruction);
        }
        for instruction in module.instructions() {
            plan.note_steps(instruction);
        }
        plan.parameters(module);
        if forms.untyped_variables == UntypedVariables::Typed {
            plan.typed_variables = typed_variables::find(module, &plan.definitions, &plan.pointers);
            let types = plan.typed_variables.iter().filter_map(|&id| plan.definitions.type_of(id));
            plan.kept.extend(types);
        }
        let keeps_casts = forms.pointer_casts == PointerCasts::AtUse;
        let mut unique = FxHashMap::default();
        let mut in_function = false;
        for instruction in module.instructions() {
            in_function |= instruction.op() == Op::Function;
            if !(keeps_casts && in_function && plan.is_kept_cast(instruction)) {
                plan.replace_cast(instruction);
            }
            // Arrays of shaders have layouts, of which equal ones may differ.
            let has_layout = plan.is_shader && instruction.op() == Op::TypeArray;
            if !in_function && is_unique(instruction.op()) && !has_layout {
                plan.replace_equal(instruction, &mut unique);
            }
            plan.keep(instruction);
        }
        plan.follow_chains();
        plan.find_lifetimes(module);
        plan
    }

    /// Notes the variables with lifetime markers.
    fn find_lifetimes(&mut self, module: &Module) {
        for instruction in module.instructions().filter(|instruction| is_lifetime(instruction.op())) {
            let Some(variable) = instruction.operands().first().map(|&id| self.standing(Id(id))) else {
                continue;
            };
            let definition = self.definitions.instruction(variable);
            let Some(definition) = definition.filter(|definition| definition.op() == Op::Variable) else {
                continue;
            };
            if !self.typed_variables.contains(&variable) {
                self.lifetime_variables.insert(variable);
                self.kept.extend(definition.result_type());
            }
        }
    }

    fn decorations_and_types(&mut self, instruction: Instruction<'m>) {
        match (instruction.op(), instruction.operands()) {
            (Op::Decorate, &[target, decoration, attribute])
                if Decoration(decoration) == Decoration::FuncParamAttr =>
            {
                let typed = [FunctionParameterAttribute::ByVal.0, FunctionParameterAttribute::Sret.0];
                if typed.contains(&attribute) {
                    self.typed_params.insert(Id(target));
                }
            }
            (Op::Decorate, &[target, decoration, _]) if Decoration(decoration) == Decoration::ArrayStride => {
                self.strided.insert(Id(target));
            }
            (Op::MemoryModel, &[_, model]) => self.is_shader = MemoryModel(model) != MemoryModel::OpenCL,
            (Op::TypePointer, &[storage, pointee])
                if !self.is_shader || LAID_OUT.contains(&StorageClass(storage)) =>
            {
                let pointer = Pointer { storage: StorageClass(storage), pointee: Id(pointee) };
                let id = instruction.result().filter(|id| !self.strided.contains(id));
                self.pointers.extend(id.map(|id| (id, pointer)));
            }
            _ => {}
        }
    }

    fn note_steps(&mut self, instruction: Instruction<'m>) {
        match (instruction.op(), instruction.operands()) {
            (Op::TypeInt, &[width, 0]) if width == self.address_width => self.address = instruction.result(),
            (op, &[base, ..]) if access_chains::untyped(op).is_some() => {
                self.steps_over_pointers |= self.is_pointer(self.pointee(Id(base)));
            }
            _ => {}
        }
    }

    fn parameters(&mut self, module: &Module) {
        let mut function = None;
        for instruction in module.instructions() {
            match instruction.op() {
                Op::Function => function = instruction.result(),
                Op::FunctionParameter => {
                    let typed = instruction.result().is_some_and(|id| self.typed_params.contains(&id));
                    if let (true, Some(ty)) = (typed, instruction.result_type()) {
                        self.kept.insert(ty);
                    }
                    if let Some(function) = function {
                        self.typed_of_function.entry(function).or_default().push(typed);
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether values of a type are typed pointers.
    pub(super) fn is_pointer(&self, ty: Option<Id>) -> bool {
        ty.is_some_and(|ty| self.pointers.contains_key(&ty))
    }

    /// Returns the pointee type of a value.
    pub(super) fn pointee(&self, value: Id) -> Option<Id> {
        Some(self.pointers.get(&self.definitions.type_of(value)?)?.pointee)
    }

    /// Returns the type by which an access chain that becomes untyped counts: the pointee type of its base, which stays typed
    /// if it has a stride.
    pub(super) fn chain_type(&self, chain: Instruction<'_>, base: Id) -> Option<Id> {
        self.pointee(base).or_else(|| {
            let pointer = self.definitions.instruction(self.definitions.type_of(base)?)?;
            let is_typed = pointer.op() == Op::TypePointer && self.is_pointer(chain.result_type());
            pointer.operands().get(1).filter(|_| is_typed).map(|&pointee| Id(pointee))
        })
    }

    /// Returns the replacement of an id.
    pub(super) fn standing(&self, id: Id) -> Id {
        self.replaced.get(&id).copied().unwrap_or(id)
    }

    /// Whether an instruction is a cast of another value than a parameter that stays typed: that one is cast anyway.
    fn is_kept_cast(&self, instruction: Instruction<'m>) -> bool {
        let operand = instruction.operands().first();
        instruction.op() == Op::Bitcast && operand.is_some_and(|&id| !self.typed_params.contains(&Id(id)))
    }

    /// Notes that a cast from pointer to pointer goes.
    fn replace_cast(&mut self, instruction: Instruction<'m>) {
        let Some(result) = instruction.result() else { return };
        let cast = match (instruction.op(), instruction.operands()) {
            (Op::Bitcast, &[operand]) => Some(Id(operand)),
            // A variable is no constant: the expression that makes it one stays.
            (Op::SpecConstantOp, &[op, operand])
                if op == u32::from(Op::Bitcast.0)
                    && self.definitions.instruction(Id(operand)).is_some_and(|o| o.op() != Op::Variable) =>
            {
                Some(Id(operand))
            }
            _ => None,
        };
        if let Some(operand) = cast
            && self.is_pointer(instruction.result_type())
            && self.is_pointer(self.definitions.type_of(operand))
        {
            self.replaced.insert(result, operand);
        }
    }

    /// A cast may be of a cast.
    fn follow_chains(&mut self) {
        let ids: Vec<Id> = self.replaced.keys().copied().collect();
        let mut passed = Vec::new();
        for start in ids {
            let mut end = start;
            // A value in reachable code does not depend on itself through casts alone.
            while let Some(&next) = self.replaced.get(&end).filter(|_| passed.len() <= self.replaced.len()) {
                passed.push(end);
                end = next;
            }
            // Whoever comes this way again takes one step.
            for id in passed.drain(..) {
                self.replaced.insert(id, end);
            }
        }
    }

    /// Notes that an instruction goes which is the same as one before it when pointers have no pointee types.
    fn replace_equal(
        &mut self,
        instruction: Instruction<'m>,
        unique: &mut FxHashMap<(Op, SmallVec<[u32; 6]>), Id>,
    ) {
        let Some(result) = instruction.result().filter(|id| !self.replaced.contains_key(id)) else { return };
        let mut key = SmallVec::new();
        key.push(instruction.result_type().map_or(0, |ty| self.type_key(ty)));
        let mut words: SmallVec<[u32; 6]> = SmallVec::from_slice(instruction.operands());
        let first = instruction.words().len() - words.len();
        // Words that do not fit the grammar stand for themselves.
        let _ = walk_operands(instruction, &self.definitions, |operand| {
            if let (Value::Id(id), Some(at)) = (operand.value, operand.word.checked_sub(first))
                && let Some(word) = words.get_mut(at)
            {
                *word = self.type_key(id);
            }
        });
        key.extend(words);
        let first = *unique.entry((instruction.op(), key)).or_insert(result);
        if first != result {
            self.replaced.insert(result, first);
        }
    }

    /// The same number for types that become the same.
    fn type_key(&self, id: Id) -> u32 {
        match self.pointers.get(&id) {
            // No id is that large: the last ones cannot be reached.
            Some(pointer) => u32::MAX - pointer.storage.0,
            None => self.standing(id).0,
        }
    }

    /// The pointer and the size of a prefetch that counts bytes: there is an instruction for it, which has no type.
    pub(super) fn byte_prefetch(&self, instruction: Instruction<'m>) -> Option<[u32; 2]> {
        let &[_, number, pointer, size] = instruction.operands() else { return None };
        if instruction.op() != Op::ExtInst
            || OpenClStd(number) != OpenClStd::prefetch
            || !of_open_cl(instruction, &self.definitions)
        {
            return None;
        }
        let pointee = self.definitions.instruction(self.pointee(Id(pointer))?)?;
        (pointee.op() == Op::TypeInt && pointee.operands().first() == Some(&8)).then_some([pointer, size])
    }

    /// The type of a value. A function is none: the type that its definition states is that of what it returns.
    pub(super) fn type_of_value(&self, id: Id) -> Option<Id> {
        let definition = self.definitions.instruction(id)?;
        definition.result_type().filter(|_| definition.op() != Op::Function)
    }

    /// Notes the pointer types that an instruction needs as they are.
    fn keep(&mut self, instruction: Instruction<'m>) {
        if takes_untyped(instruction, &self.definitions) || self.byte_prefetch(instruction).is_some() {
            return;
        }
        let mut needed: SmallVec<[Id; 4]> = SmallVec::new();
        needed.extend(instruction.result_type());
        let _ = walk_operands(instruction, &self.definitions, |operand| {
            if let Value::Id(id) = operand.value {
                needed.extend(self.type_of_value(id));
            }
        });
        self.kept.extend(needed.into_iter().filter(|ty| self.pointers.contains_key(ty)));
    }
}

/// Instructions outside functions that stand once for their operands.
fn is_unique(op: Op) -> bool {
    matches!(
        op,
        Op::TypeArray
            | Op::ConstantNull
            | Op::Undef
            | Op::ConstantComposite
            | Op::SpecConstantComposite
            | Op::SpecConstantOp
    )
}

/// Classes of instructions that take typed pointers only.
const UNEXTENDED: [InstructionClass; 2] = [InstructionClass::Pipe, InstructionClass::DeviceSideEnqueue];

/// Whether an instruction takes untyped pointers as operands and gives them as results.
pub(super) fn takes_untyped(instruction: Instruction<'_>, definitions: &Definitions<'_>) -> bool {
    match instruction.op() {
        Op::ExtInst => {
            const COUNTS: [OpenClStd; 3] = [OpenClStd::prefetch, OpenClStd::vloadn, OpenClStd::vstoren];
            let number = instruction.operands().get(1).copied().map(OpenClStd);
            number.is_none_or(|number| !COUNTS.contains(&number)) || !of_open_cl(instruction, definitions)
        }
        // Constant expressions have no untyped access chains.
        Op::SpecConstantOp => {
            let inner = instruction.operands().first().and_then(|&op| u16::try_from(op).ok());
            inner.is_none_or(|op| access_chains::untyped(Op(op)).is_none())
        }
        Op::LifetimeStart
        | Op::LifetimeStop
        | Op::PtrDiff
        | Op::CopyMemory
        | Op::GroupAsyncCopy
        | Op::AtomicFlagTestAndSet
        | Op::AtomicFlagClear
        | Op::SubgroupBlockReadINTEL
        | Op::SubgroupBlockWriteINTEL => false,
        // SPV_KHR_untyped_pointers has neither among the instructions that it extends.
        Op::GroupWaitEvents => false,
        op if op.class().is_some_and(|class| UNEXTENDED.contains(&class)) => false,
        // It counts bytes, whatever the pointer is to.
        Op::SubgroupBlockPrefetchINTEL => true,
        op => is_core(op),
    }
}

/// Whether an instruction states the lifetime of a variable.
pub(super) fn is_lifetime(op: Op) -> bool {
    matches!(op, Op::LifetimeStart | Op::LifetimeStop)
}

fn of_open_cl(instruction: Instruction<'_>, definitions: &Definitions<'_>) -> bool {
    let import = instruction.operands().first().and_then(|&set| definitions.import(Id(set)));
    import.and_then(|import| import.set) == Some(spirv_module::ExtInstSet::OpenClStd)
}

/// Returns whether an instruction is not from a vendor's extension. Those do not define untyped pointers.
fn is_core(op: Op) -> bool {
    u32::from(op.0) < 4096 || op.name().is_some_and(|name| name.ends_with("KHR") || name.ends_with("EXT"))
}
