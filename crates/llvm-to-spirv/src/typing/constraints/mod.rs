//! Constraints on the pointers of a module: which must agree, which should agree, and the type that each use prefers.

mod calls;
mod instructions;
mod parts;

use crate::place::At;
use crate::typing::callees::{Callee, callees};
use crate::typing::copies::copied_members;
use crate::typing::gep::reached;
use crate::typing::known::{constant_members, known, member, used_constants};
use crate::typing::nodes::{Nodes, Operand, constant_pointees, is_pointer};
use crate::typing::record::Record;
use llvm_model::{
    AttrKind, AttrSetId, CastOp, ConstId, Constant, ConstantExpr, FunctionId, Host, Id, InstKind, Module,
    Type, TypeId, Value,
};
use translate_common::union_find::UnionFind;

/// How much an opinion on a pointee type counts. The strongest kind decides, then the number of opinions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Strength {
    /// The initializer of a variable holds such a pointer. It counts only if there is no other evidence: an initializer
    /// is a constant expression in any case, and casting there costs nothing at run time.
    Initial,
    /// A value of the type flows there through a call or through memory.
    Flow,
    /// Addressed by bytes: optimizers write any offset as a `getelementptr i8`.
    Bytes,
    /// Accessed, indexed or merged as that type.
    Use,
    /// From the mangled name of the function.
    Signature,
    /// From a typed-pointer file.
    Hint,
    /// From `byval`, `sret`, `elementtype` and similar attributes.
    Attribute,
}

/// An opinion.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vote {
    pub(super) node: u32,
    pub(super) strength: Strength,
    pub(super) ty: TypeId,
}

/// The values of a module as the solver sees them.
pub(super) struct Values {
    pub(super) nodes: Nodes,
    /// Whether a type is a pointer or a vector of pointers, by type.
    pointers: Vec<bool>,
    /// The values with an inherent pointee type (`alloca`, `getelementptr`), by value node.
    pub(super) known: Vec<Option<TypeId>>,
    pub(super) constants: Vec<Option<TypeId>>,
}

/// Everything the solver needs.
pub(super) struct Constraints {
    pub(super) values: Values,
    pub(super) sets: Vec<u32>,
    pub(super) votes: Vec<Vote>,
    /// Pairs of nodes that had better agree.
    pub(super) edges: Vec<(u32, u32)>,
    /// Where the votes and the edges come from, if that is wanted.
    pub(super) record: Option<Record>,
}

impl Constraints {
    /// Walks over the whole module once, in the threads of `host`. `record` is whether to note the origin of each vote and edge.
    pub(super) fn collect(module: &mut Module, record: bool, host: Host<'_>) -> Constraints {
        let callees = callees(module);
        let mut nodes = Nodes::new(module);
        let known = known(module, &mut nodes, host);
        for member in constant_members(module) {
            nodes.add_member(member);
        }
        let copied = copied_members(module);
        for &(a, b) in &copied {
            nodes.add_member(a);
            nodes.add_member(b);
        }
        let mut sets = UnionFind::new(nodes.count());
        for (a, b) in copied {
            if let (Some(a), Some(b)) = (nodes.member(a), nodes.member(b)) {
                sets.union(a, b);
            }
        }
        let constants = constant_pointees(module);
        let pointers = module.types.iter().map(|(ty, _)| is_pointer(&module.types, ty)).collect();
        let values = Values { nodes, pointers, known, constants };
        let mut collector = Collector {
            module,
            callees: &callees,
            values: &values,
            sets: Sets { joined: sets, pairs: None },
            votes: Vec::new(),
            edges: Vec::new(),
            record: record.then(Record::default),
            at: At::Module,
        };
        collector.constant_contents();
        collector.initial_contents();
        collector.functions(host);
        let Collector { sets, votes, edges, record, .. } = collector;
        Constraints { values, sets: sets.joined.into_roots(), votes, edges, record }
    }
}

impl Values {
    /// Whether a type is a pointer or a vector of pointers.
    fn is_pointer(&self, ty: TypeId) -> bool {
        self.pointers.get(ty.index()) == Some(&true)
    }

    /// Returns the solver's view of a constant.
    fn constant(&self, id: ConstId) -> Operand {
        self.constants.get(id.index()).copied().flatten().map_or(Operand::Any, Operand::Known)
    }

    /// Returns the solver's view of `value` of a function.
    fn operand(&self, module: &Module, function: FunctionId, value: Value) -> Operand {
        match value {
            Value::Const(id) => self.constant(id),
            _ => {
                let ty = module.functions.get(function).and_then(|f| module.value_type(f, value));
                if !ty.is_some_and(|ty| self.is_pointer(ty)) {
                    return Operand::Any;
                }
                let Some(node) = self.nodes.value(function, value) else { return Operand::Any };
                self.known[node as usize].map_or(Operand::Free(node), Operand::Known)
            }
        }
    }
}

/// The sets of nodes that must agree.
#[derive(Default)]
struct Sets {
    joined: UnionFind,
    /// In a part: the nodes of which each pair must agree, in the order of their discovery. The caller's thread joins them.
    pairs: Option<Vec<(u32, u32)>>,
}

impl Sets {
    fn union(&mut self, a: u32, b: u32) {
        match &mut self.pairs {
            Some(pairs) => pairs.push((a, b)),
            None => self.joined.union(a, b),
        }
    }
}

struct Collector<'m> {
    module: &'m Module,
    callees: &'m [Option<Callee>],
    values: &'m Values,
    sets: Sets,
    votes: Vec<Vote>,
    edges: Vec<(u32, u32)>,
    record: Option<Record>,
    /// The construct that is being visited.
    at: At,
}

impl Collector<'_> {
    /// Addresses computed in constants: the pointers in an element of a global are those in the global.
    fn constant_contents(&mut self) {
        for (id, _, constant) in self.module.constants.iter() {
            let Constant::Expr(expr) = constant else { continue };
            let operand = match &**expr {
                ConstantExpr::GetElementPtr { source_type, indices, base, .. } => {
                    let indices: Vec<Value> = indices.iter().map(|&id| Value::Const(id)).collect();
                    let whole =
                        reached(self.module, *source_type, &indices).is_some_and(|e| e.member.is_none());
                    if !whole {
                        continue;
                    }
                    *base
                }
                ConstantExpr::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand } => *operand,
                _ => continue,
            };
            let nodes = &self.values.nodes;
            if let (Some(a), Some(b)) = (nodes.constant_contents(id), nodes.constant_contents(operand)) {
                self.sets.union(a, b);
            }
        }
    }

    /// Adds pointers in constants, and therefore in the variables that these initialize.
    fn initial_contents(&mut self) {
        let module = self.module;
        let mut used = None;
        for (id, ty, constant) in module.constants.iter() {
            if let (Constant::Aggregate(elements), true) = (constant, module.types.struct_body(ty).is_some())
            {
                for (index, &element) in elements.iter().enumerate() {
                    let Some(node) = self.values.nodes.member((ty, index as u32)) else { continue };
                    // Legalization takes addresses of functions out of constants, and the old ones stay in the table.
                    if !self.is_function(element)
                        || used.get_or_insert_with(|| used_constants(module)).contains(&id)
                    {
                        self.starts_with(node, element);
                    }
                }
            }
        }
        for (id, global) in module.globals.iter() {
            self.at = At::Global(id.index() as u32);
            if let (Some(node), Some(initial)) = (self.values.nodes.global_contents(id), global.initializer) {
                self.starts_with(node, initial);
            }
        }
    }

    /// Whether a constant is the address of a function.
    fn is_function(&self, constant: ConstId) -> bool {
        matches!(self.values.constant(constant), Operand::Known(ty)
            if matches!(self.module.types[ty], Type::Function { .. }))
    }

    fn starts_with(&mut self, node: u32, constant: ConstId) {
        if let Operand::Known(ty) = self.values.constant(constant) {
            self.vote(node, Strength::Initial, Some(ty));
        }
    }

    fn function(&mut self, id: FunctionId) {
        let module = self.module;
        let function = &module.functions[id];
        let list = module.attributes.list(function.attributes);
        for (index, param) in function.params.iter().enumerate() {
            let Some(node) = self.values.nodes.param(id, index as u32) else { continue };
            self.vote_attributes(node, module.attributes.param(function.attributes, index));
            let named =
                self.callees[id.index()].as_ref().and_then(|c| c.pointees.get(index).copied().flatten());
            self.hint(node, param.pointee);
            self.vote(node, Strength::Signature, named);
        }
        if let Some(node) = self.values.nodes.result(id) {
            self.vote_attributes(node, list.ret);
        }
        for (block, inst, instruction) in function.body.iter().flat_map(|body| body.instructions()) {
            self.at = At::Instruction(id.index() as u32, block, inst);
            let result = if self.values.is_pointer(instruction.ty) {
                self.operand(id, Value::Inst(inst))
            } else {
                Operand::Any
            };
            if let (Operand::Free(node), Some(body)) = (result, &function.body) {
                let hint = body.pointees.get(&inst).copied();
                self.hint(node, hint.filter(|_| !matches!(instruction.kind, InstKind::Call(_))));
            }
            self.instruction(id, Value::Inst(inst), result, &instruction.kind);
        }
    }

    /// Adds a hint from a file whose pointers have types. An event is a pointer to a structure there: that something
    /// points to a pointer is weak evidence.
    fn hint(&mut self, node: u32, pointee: Option<TypeId>) {
        let is_pointer = pointee.is_some_and(|ty| matches!(self.module.types[ty], Type::Pointer(_)));
        self.vote(node, if is_pointer { Strength::Flow } else { Strength::Hint }, pointee);
    }

    /// A value of type `ty` is read from or written to where `pointer` points.
    fn access(&mut self, f: FunctionId, pointer: Value, ty: Option<TypeId>, value: Operand) {
        if let Some(ty) = ty {
            self.used_as(f, pointer, Strength::Use, ty);
        }
        if let Some(contents) = self.contents(f, pointer) {
            self.flow(value, contents);
        }
    }

    /// A pointer goes into or comes out of a member of an aggregate value.
    fn member_value(&mut self, f: FunctionId, aggregate: Value, indices: &[u32], value: Operand) {
        if let Some(ty) = self.type_of(f, aggregate)
            && let Some(member) = member(self.module, ty, indices)
            && let Some(node) = self.values.nodes.member(member)
        {
            self.flow(value, node);
        }
    }

    /// The result of an instruction must agree with an operand.
    fn same(&mut self, f: FunctionId, result: Operand, this: Value, operand: Value) {
        let Operand::Free(result) = result else { return };
        match self.operand(f, operand) {
            Operand::Free(operand) => self.sets.union(result, operand),
            Operand::Known(ty) => self.vote(result, Strength::Use, Some(ty)),
            Operand::Any => return,
        }
        self.same_contents(f, this, operand);
    }

    /// Two values had better agree.
    fn near(&mut self, f: FunctionId, a: Value, b: Value) {
        let (a, b) = (self.operand(f, a), self.operand(f, b));
        if let Operand::Free(node) = b {
            self.flow(a, node);
        } else if let Operand::Free(node) = a {
            self.flow(b, node);
        }
    }

    fn flow(&mut self, from: Operand, to: u32) {
        match from {
            Operand::Free(node) => self.edge(node, to),
            Operand::Known(ty) => self.vote(to, Strength::Flow, Some(ty)),
            Operand::Any => {}
        }
    }

    /// Two nodes had better agree.
    fn edge(&mut self, a: u32, b: u32) {
        self.edges.push((a, b));
        if let Some(record) = &mut self.record {
            record.edges.push(self.at);
        }
    }

    fn same_contents(&mut self, f: FunctionId, a: Value, b: Value) {
        if let (Some(a), Some(b)) = (self.contents(f, a), self.contents(f, b)) {
            self.sets.union(a, b);
        }
    }

    fn contents(&self, f: FunctionId, value: Value) -> Option<u32> {
        match value {
            Value::Const(id) => {
                self.values.constants.get(id.index()).copied().flatten()?;
                self.values.nodes.constant_contents(id)
            }
            _ => Some(self.values.nodes.contents(self.values.nodes.value(f, value)?)),
        }
    }

    fn used_as(&mut self, f: FunctionId, value: Value, strength: Strength, ty: TypeId) {
        if let Operand::Free(node) = self.operand(f, value) {
            self.vote(node, strength, Some(ty));
        }
    }

    fn vote(&mut self, node: u32, strength: Strength, ty: Option<TypeId>) {
        // Nothing points to `void`, a label or metadata; old files may contain such hints nevertheless.
        let sized = |ty: &TypeId| {
            !matches!(self.module.types[*ty], Type::Void | Type::Label | Type::Metadata | Type::Token)
        };
        if let Some(ty) = ty.filter(sized) {
            self.votes.push(Vote { node, strength, ty });
            if let Some(record) = &mut self.record {
                record.votes.push(self.at);
            }
        }
    }

    fn vote_attributes(&mut self, node: u32, set: AttrSetId) {
        const TYPED: [AttrKind; 5] =
            [AttrKind::BYVAL, AttrKind::SRET, AttrKind::BYREF, AttrKind::ELEMENT_TYPE, AttrKind::IN_ALLOCA];
        let ty = TYPED.into_iter().find_map(|kind| self.module.attributes.ty(set, kind));
        self.vote(node, Strength::Attribute, ty);
    }

    fn operand(&self, f: FunctionId, value: Value) -> Operand {
        self.values.operand(self.module, f, value)
    }

    fn type_of(&self, f: FunctionId, value: Value) -> Option<TypeId> {
        self.module.value_type(&self.module.functions[f], value)
    }
}
