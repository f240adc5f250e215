//! Dense numbers for everything that has a pointee type.

use super::pointers::Pointers;
use llvm_model::{ConstId, Constant, FunctionId, GlobalId, Id, Module, Type, TypeId, Types, Value};
use rustc_hash::FxHashMap;

/// The numbering. First come the values that are pointers: of each function its parameters, its result, its instructions.
/// Then, for each of them and each constant, the pointers that lie in the memory it points to (its *contents*); last, the
/// pointers that lie in each member of each struct type.
#[derive(Clone, Debug)]
pub(super) struct Nodes {
    /// For each function the number of its first value, which begins a word of `pointers`.
    base: Vec<u32>,
    /// For each function the number of its parameters.
    params: Vec<u32>,
    pointers: Pointers,
    constants: u32,
    /// For each global variable its address among the constants, when there are pointers in the variable.
    globals: Vec<Option<ConstId>>,
    members: FxHashMap<(TypeId, u32), u32>,
}

/// The solver's view of a use of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operand {
    /// A value whose pointee type is solved for.
    Free(u32),
    /// A value with an inherent pointee type.
    Known(TypeId),
    /// A constant that takes the type its user wants (`null`, `undef`, `poison`), or no pointer at all.
    Any,
}

impl Nodes {
    /// Numbers the values of `module`; none of them has a node before [`Nodes::add_pointers`].
    pub(super) fn new(module: &mut Module) -> Nodes {
        let holders: Vec<bool> =
            module.globals.values().map(|global| holds_pointers(&module.types, global.value_type)).collect();
        let globals = holders
            .into_iter()
            .enumerate()
            .map(|(index, holds)| holds.then(|| module.global_const(Id::from_index(index))))
            .collect();
        let mut words = 0u32;
        let mut base = Vec::with_capacity(module.functions.len());
        let mut params = Vec::with_capacity(module.functions.len());
        for function in module.functions.values() {
            base.push(words * Pointers::VALUES);
            params.push(function.params.len() as u32);
            let insts = function.body.as_ref().map_or(0, |body| body.insts.len() as u32);
            words += (function.params.len() as u32 + 1 + insts).div_ceil(Pointers::VALUES);
        }
        let constants = module.constants.len() as u32;
        Nodes {
            base,
            params,
            pointers: Pointers::default(),
            constants,
            globals,
            members: FxHashMap::default(),
        }
    }
    /// Adds the nodes of the values of the next functions, each of which begins a word of `pointers`.
    pub(super) fn add_pointers(&mut self, pointers: Pointers) {
        self.pointers.append(pointers);
    }
    /// The number of value nodes.
    pub(super) fn value_count(&self) -> usize {
        self.pointers.count() as usize
    }
    /// The number of all nodes made so far.
    pub(super) fn count(&self) -> usize {
        2 * self.value_count() + self.constants as usize + self.members.len()
    }
    /// The node of a parameter that is a pointer.
    pub(super) fn param(&self, function: FunctionId, index: u32) -> Option<u32> {
        (index < *self.params.get(function.index())?).then_some(())?;
        self.pointers.number_of(self.base[function.index()] + index)
    }
    /// The node of a function's result, if that is a pointer.
    pub(super) fn result(&self, function: FunctionId) -> Option<u32> {
        self.pointers.number_of(self.result_of(function)?)
    }
    /// The number of a function's result among the values.
    fn result_of(&self, function: FunctionId) -> Option<u32> {
        Some(self.base.get(function.index())? + self.params.get(function.index())?)
    }
    /// The node of a parameter or an instruction that is a pointer.
    #[inline]
    pub(super) fn value(&self, function: FunctionId, value: Value) -> Option<u32> {
        match value {
            Value::Arg(index) => self.param(function, index),
            Value::Inst(inst) => {
                let value = self.result_of(function)? + 1 + inst.index() as u32;
                let next = self.base.get(function.index() + 1);
                next.is_none_or(|next| value < *next).then(|| self.pointers.number_of(value))?
            }
            _ => None,
        }
    }
    /// Returns the node for the contents of a value node's pointee.
    pub(super) fn contents(&self, value: u32) -> u32 {
        self.pointers.count() + value
    }
    /// Returns the node for the contents of a constant's pointee.
    pub(super) fn constant_contents(&self, constant: ConstId) -> Option<u32> {
        let index = constant.index() as u32;
        (index < self.constants).then_some(2 * self.pointers.count() + index)
    }
    /// The contents of a global variable.
    pub(super) fn global_contents(&self, global: GlobalId) -> Option<u32> {
        self.constant_contents(self.globals.get(global.index()).copied().flatten()?)
    }
    /// Makes a node for the pointers in a member of a struct, if there is none.
    pub(super) fn add_member(&mut self, member: (TypeId, u32)) {
        let next = self.count() as u32;
        self.members.entry(member).or_insert(next);
    }
    /// The pointers in a member of a struct.
    pub(super) fn member(&self, member: (TypeId, u32)) -> Option<u32> {
        self.members.get(&member).copied()
    }
}

/// Whether a type is a pointer or a vector of pointers.
#[inline]
pub(crate) fn is_pointer(types: &Types, ty: TypeId) -> bool {
    matches!(types[types.scalar(ty)], Type::Pointer(_))
}

/// Whether it is a pointer, or an array of pointers.
pub(crate) fn holds_pointers(types: &Types, mut ty: TypeId) -> bool {
    // Arrays nest no deeper than types do.
    for _ in 0..llvm_model::data_layout::MAX_NESTING {
        match types[ty] {
            Type::Pointer(_) => return true,
            Type::Array { element, .. } => ty = element,
            _ => return false,
        }
    }
    false
}

/// Returns for every constant of pointer type its pointee type, as far as that does not depend on its use; for an array
/// of pointers that of the first of them. An expression is younger than its operands, so one walk in the order of
/// creation suffices.
pub(super) fn constant_pointees(module: &Module) -> Vec<Option<TypeId>> {
    use llvm_model::{CastOp, ConstantExpr};
    let mut out: Vec<Option<TypeId>> = Vec::with_capacity(module.constants.len());
    for (_, ty, constant) in module.constants.iter() {
        let of = |id: &ConstId| out.get(id.index()).copied().flatten();
        let pointee = match constant {
            Constant::Global(id) => module.globals.get(*id).map(|g| g.value_type),
            Constant::Function(id) => module.functions.get(*id).map(|f| f.ty),
            Constant::Alias(id) => module.aliases.get(*id).map(|a| a.value_type),
            Constant::IFunc(id) => module.ifuncs.get(*id).map(|f| f.value_type),
            Constant::DsoLocalEquivalent(id) | Constant::NoCfi(id) => of(id),
            Constant::Aggregate(elements)
                if is_pointer(&module.types, ty) || holds_pointers(&module.types, ty) =>
            {
                elements.iter().find_map(of)
            }
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::GetElementPtr { source_type, indices, .. } => {
                    let indices: Vec<Value> = indices.iter().map(|&id| Value::Const(id)).collect();
                    super::gep::reached(module, *source_type, &indices).map(|end| end.ty)
                }
                ConstantExpr::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand }
                    if is_pointer(&module.types, ty) =>
                {
                    of(operand)
                }
                ConstantExpr::Select { if_true, if_false, .. } => of(if_true).or_else(|| of(if_false)),
                _ => None,
            },
            _ => None,
        };
        out.push(pointee);
    }
    out
}
