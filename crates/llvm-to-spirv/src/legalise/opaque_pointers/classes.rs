//! Values that must have one type, because they flow into each other.

use llvm_model::{FunctionId, InstId, TypeId, Value};
use rustc_hash::FxHashMap;

/// Something that has a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// A parameter of a function.
    Parameter(FunctionId, u32),
    /// What a function returns.
    Result(FunctionId),
    /// The result of an instruction.
    Value(FunctionId, InstId),
    /// What is in an allocation.
    Content(FunctionId, InstId),
}

impl Node {
    /// The node of a value in a function; `None` for constants.
    pub(super) fn of(function: FunctionId, value: Value) -> Option<Node> {
        match value {
            Value::Inst(inst) => Some(Node::Value(function, inst)),
            Value::Arg(index) => Some(Node::Parameter(function, index)),
            Value::Const(_) | Value::Metadata(_) | Value::Block(_) => None,
        }
    }
}

/// Classes of nodes, each with the type that one of them is known to have.
#[derive(Default)]
pub(super) struct Classes {
    numbers: FxHashMap<Node, usize>,
    parents: Vec<usize>,
    types: Vec<Option<TypeId>>,
}

impl Classes {
    fn number(&mut self, node: Node) -> usize {
        *self.numbers.entry(node).or_insert_with(|| {
            self.parents.push(self.parents.len());
            self.types.push(None);
            self.parents.len() - 1
        })
    }

    fn root(&mut self, mut number: usize) -> usize {
        while self.parents[number] != number {
            // Halves the way for the next search.
            self.parents[number] = self.parents[self.parents[number]];
            number = self.parents[number];
        }
        number
    }

    /// States that two nodes have one type.
    pub(super) fn join(&mut self, a: Node, b: Node) {
        let (a, b) = (self.number(a), self.number(b));
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parents[b] = a;
            self.types[a] = self.types[a].or(self.types[b]);
        }
    }

    /// States the type of a node. The first statement about a class counts.
    pub(super) fn state(&mut self, node: Node, ty: TypeId) {
        let number = self.number(node);
        let root = self.root(number);
        self.types[root].get_or_insert(ty);
    }

    /// The type of a node, if any node it flows from or to has a known one.
    pub(super) fn ty(&mut self, node: Node) -> Option<TypeId> {
        let number = *self.numbers.get(&node)?;
        let root = self.root(number);
        self.types[root]
    }
}
