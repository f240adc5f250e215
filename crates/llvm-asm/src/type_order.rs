//! The order in which struct definitions are printed: that in which a walk over the module first meets them.
//!
//! Structs the walk does not meet are not printed, as in LLVM.

use crate::debug_layout::OperandPositions;
use crate::numbering::for_each_operand;
use llvm_model::arena::Id;
use llvm_model::{
    AttrListId, Attribute, Body, ConstId, Constant, ConstantExpr, Function, InstKind, Instruction, MdId,
    Metadata, MetadataOperand, Module, StructId, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The structs with an identity that a module uses.
#[derive(Default)]
pub(crate) struct StructOrder {
    /// Those without a name, by number.
    pub(crate) numbered: Vec<StructId>,
    /// Those with a name.
    pub(crate) named: Vec<StructId>,
    /// The number of each struct without a name.
    pub(crate) numbers: FxHashMap<StructId, u32>,
}

impl StructOrder {
    /// Walks over `module`.
    pub(crate) fn new(module: &Module) -> StructOrder {
        let mut finder = Finder {
            module,
            order: StructOrder::default(),
            types: vec![false; module.types.len()],
            constants: vec![false; module.constants.len()],
            nodes: vec![false; module.metadata.len()],
            lists: vec![false; module.attributes.lists().len()],
            positions: OperandPositions::new(),
        };
        finder.module();
        finder.order
    }
    /// Numbers every struct without a name, in the order of the type table: for printing pieces.
    pub(crate) fn of_table(module: &Module) -> StructOrder {
        let mut order = StructOrder::default();
        for (id, body) in module.types.structs.iter() {
            if body.name.is_empty() {
                order.numbers.insert(id, order.numbered.len() as u32);
                order.numbered.push(id);
            }
        }
        order
    }
}

struct Finder<'a> {
    module: &'a Module,
    order: StructOrder,
    types: Vec<bool>,
    constants: Vec<bool>,
    nodes: Vec<bool>,
    lists: Vec<bool>,
    positions: OperandPositions,
}

enum Work {
    Constant(ConstId),
    Node(MdId),
}

/// Marks `index` and returns whether it is there and was not marked.
fn mark(marks: &mut [bool], index: usize) -> bool {
    marks.get_mut(index).is_some_and(|seen| !std::mem::replace(seen, true))
}

impl Finder<'_> {
    fn module(&mut self) {
        let module = self.module;
        for global in module.globals.values() {
            self.ty(global.value_type);
            if let Some(init) = global.initializer {
                self.walk(Work::Constant(init));
            }
        }
        for alias in module.aliases.values() {
            self.ty(alias.value_type);
            self.walk(Work::Constant(alias.aliasee));
        }
        for ifunc in module.ifuncs.values() {
            self.ty(ifunc.value_type);
        }
        for function in module.functions.values() {
            self.function(function);
        }
        for named in &module.named_metadata {
            for &operand in &named.operands {
                self.walk(Work::Node(operand));
            }
        }
    }

    fn function(&mut self, function: &Function) {
        self.ty(function.ty);
        self.attributes(function.attributes);
        for constant in [function.personality, function.prefix, function.prologue].into_iter().flatten() {
            self.walk(Work::Constant(constant));
        }
        let Some(body) = &function.body else { return };
        for (_, id, inst) in body.instructions() {
            self.instruction(body, inst);
            for record in body.debug_records.get(&id).into_iter().flatten() {
                for operand in record.kind.operands() {
                    self.metadata_operand(operand);
                }
            }
        }
    }

    fn instruction(&mut self, body: &Body, inst: &Instruction) {
        self.ty(inst.ty);
        inst.kind.for_each_operand(|value| match value {
            Value::Const(id) => self.walk(Work::Constant(id)),
            Value::Metadata(index) => {
                if let Some(operand) = body.metadata_operands.get(index as usize) {
                    self.metadata_operand(operand);
                }
            }
            Value::Arg(_) | Value::Inst(_) | Value::Block(_) => {}
        });
        match &inst.kind {
            InstKind::GetElementPtr { source_type, .. } => self.ty(*source_type),
            InstKind::Alloca { allocated, .. } => self.ty(*allocated),
            _ => {}
        }
        if let Some(call) = inst.kind.call() {
            self.attributes(call.attributes);
        }
        for (_, node) in &inst.attachments {
            self.walk(Work::Node(*node));
        }
    }

    fn metadata_operand(&mut self, operand: &MetadataOperand) {
        match operand {
            MetadataOperand::Node(node) => self.walk(Work::Node(*node)),
            MetadataOperand::Value(Value::Const(id)) => self.walk(Work::Constant(*id)),
            MetadataOperand::Value(_) => {}
            MetadataOperand::ArgList(values) => {
                for value in values {
                    if let Value::Const(id) = value {
                        self.walk(Work::Constant(*id));
                    }
                }
            }
        }
    }

    fn attributes(&mut self, list: AttrListId) {
        if !mark(&mut self.lists, list.index()) {
            return;
        }
        let module = self.module;
        let list = module.attributes.list(list);
        for set in list.params.iter().chain([&list.ret, &list.function]) {
            for attribute in module.attributes.set(*set) {
                if let Attribute::Type(_, Some(ty)) = attribute {
                    self.ty(*ty);
                }
            }
        }
    }

    /// Marks the type and those it contains, the first contained one first.
    fn ty(&mut self, root: TypeId) {
        if !mark(&mut self.types, root.index()) {
            return;
        }
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            let start = stack.len();
            let mut visit = |ty: &TypeId| stack.push(*ty);
            match &self.module.types[id] {
                Type::Array { element, .. } | Type::Vector { element, .. } => visit(element),
                Type::Struct(body) => body.fields.iter().for_each(visit),
                Type::NamedStruct(id) => {
                    let named = &self.module.types.structs[*id];
                    if named.name.is_empty() {
                        self.order.numbers.insert(*id, self.order.numbered.len() as u32);
                        self.order.numbered.push(*id);
                    } else {
                        self.order.named.push(*id);
                    }
                    if let Some(body) = &named.body {
                        body.fields.iter().for_each(visit);
                    }
                }
                Type::Function { ret, params, .. } => {
                    visit(ret);
                    params.iter().for_each(visit);
                }
                Type::TargetExt { types, .. } => types.iter().for_each(visit),
                _ => {}
            }
            stack[start..].reverse();
            // The last contained type is marked first and stands deepest, as in LLVM's own walk.
            let mut kept = start;
            for at in start..stack.len() {
                if mark(&mut self.types, stack[at].index()) {
                    stack.swap(kept, at);
                    kept += 1;
                }
            }
            stack.truncate(kept);
        }
    }

    fn walk(&mut self, root: Work) {
        let mut stack = vec![root];
        while let Some(work) = stack.pop() {
            let start = stack.len();
            match work {
                Work::Constant(id) => self.constant(id, &mut stack),
                Work::Node(id) => {
                    if let Some(Metadata::Constant(constant)) = self.module.metadata.get(id) {
                        stack.push(Work::Constant(*constant));
                    } else if mark(&mut self.nodes, id.index()) {
                        for_each_operand(self.module, &self.positions, id, |op| stack.push(Work::Node(op)));
                    }
                }
            }
            stack[start..].reverse();
        }
    }

    fn constant(&mut self, id: ConstId, stack: &mut Vec<Work>) {
        let constant = &self.module.constants[id];
        let symbol = matches!(
            constant,
            Constant::Global(_)
                | Constant::Function(_)
                | Constant::Alias(_)
                | Constant::IFunc(_)
                | Constant::InlineAsm(_)
        );
        if symbol || !mark(&mut self.constants, id.index()) {
            return;
        }
        self.ty(self.module.constants.ty(id));
        if let Constant::Expr(expr) = constant
            && let ConstantExpr::GetElementPtr { source_type, .. } = &**expr
        {
            self.ty(*source_type);
        }
        for_each_constant_operand(constant, |operand| stack.push(Work::Constant(operand)));
    }
}

/// Calls `visit` for the constants a constant consists of, in order.
fn for_each_constant_operand(constant: &Constant, mut visit: impl FnMut(ConstId)) {
    match constant {
        Constant::Aggregate(elements) => elements.iter().copied().for_each(visit),
        Constant::DsoLocalEquivalent(operand) | Constant::NoCfi(operand) => visit(*operand),
        Constant::PtrAuth(operands, symbol) => operands.iter().chain(symbol).copied().for_each(visit),
        Constant::Expr(expr) => match &**expr {
            ConstantExpr::Unary { operand, .. } | ConstantExpr::Cast { operand, .. } => visit(*operand),
            ConstantExpr::Binary { lhs, rhs, .. }
            | ConstantExpr::ICmp { lhs, rhs, .. }
            | ConstantExpr::FCmp { lhs, rhs, .. } => [*lhs, *rhs].into_iter().for_each(visit),
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                visit(*base);
                indices.iter().copied().for_each(visit);
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                [*condition, *if_true, *if_false].into_iter().for_each(visit);
            }
            ConstantExpr::ExtractElement { vector, index } => [*vector, *index].into_iter().for_each(visit),
            ConstantExpr::InsertElement { vector, element, index } => {
                [*vector, *element, *index].into_iter().for_each(visit);
            }
            ConstantExpr::ShuffleVector { a, b, .. } => [*a, *b].into_iter().for_each(visit),
        },
        _ => {}
    }
}
