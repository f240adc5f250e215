//! Values that must have one type, because they flow into each other.

use llvm_model::{FunctionId, InstId, TypeId, Value};
use rustc_hash::FxHashMap;
use translate_common::union_find::UnionFind;

/// Something that has a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// A parameter of a function.
    Parameter(FunctionId, u32),
    /// The result of a function.
    Result(FunctionId),
    /// The result of an instruction.
    Value(FunctionId, InstId),
    /// The contents of an allocation.
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

/// The precision of a stated type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Knows {
    /// The type without the access qualifier of an image, as in names of SPIR 1.2.
    Kind,
    /// All of it.
    All,
}

/// A type, and how much of it is known.
pub(super) type Stated = (Knows, TypeId);

/// Classes of nodes, each with the type that one of them is known to have.
#[derive(Default)]
pub(super) struct Classes {
    numbers: FxHashMap<Node, u32>,
    sets: UnionFind,
    /// The type of each class by its number, with its precision.
    types: Vec<Option<Stated>>,
    /// Whether anything in that class is a number.
    numeric: Vec<bool>,
    /// Whether anything in that class is an address that is computed: nothing of an opaque type is.
    address: Vec<bool>,
}

impl Classes {
    /// The number that stands for the class of a node.
    fn class(&mut self, node: Node) -> usize {
        let number = *self.numbers.entry(node).or_insert_with(|| {
            self.types.push(None);
            self.numeric.push(false);
            self.address.push(false);
            self.sets.add()
        });
        self.sets.find(number) as usize
    }

    /// States that two nodes have one type.
    pub(super) fn join(&mut self, a: Node, b: Node) {
        let (a, b) = (self.class(a), self.class(b));
        let ty = first(self.types[a], self.types[b]);
        let numeric = self.numeric[a] || self.numeric[b];
        let address = self.address[a] || self.address[b];
        self.sets.union(a as u32, b as u32);
        let joined = self.sets.find(a as u32) as usize;
        self.types[joined] = ty;
        self.numeric[joined] = numeric;
        self.address[joined] = address;
    }

    /// States the type of a node. The first statement of the highest precision decides for a class.
    pub(super) fn state(&mut self, node: Node, stated: Stated) {
        let class = self.class(node);
        self.types[class] = first(self.types[class], Some(stated));
    }

    /// States that a node is a number, and stands for nothing else.
    pub(super) fn state_number(&mut self, node: Node) {
        let class = self.class(node);
        self.numeric[class] = true;
    }

    /// States that a node is an address that is computed.
    pub(super) fn state_address(&mut self, node: Node) {
        let class = self.class(node);
        self.address[class] = true;
    }

    /// The type that an integer stands for; `None` if it flows from or to something that is a number.
    pub(super) fn ty_of_integer(&mut self, node: Node) -> Option<TypeId> {
        let number = *self.numbers.get(&node)?;
        let class = self.sets.find(number) as usize;
        self.types[class].filter(|_| !self.numeric[class]).map(|(_, ty)| ty)
    }

    /// The type of a pointer, if any node that it flows from or to has a known one, and none is an address.
    pub(super) fn ty(&mut self, node: Node) -> Option<TypeId> {
        let number = *self.numbers.get(&node)?;
        let class = self.sets.find(number) as usize;
        self.types[class].filter(|_| !self.address[class]).map(|(_, ty)| ty)
    }
}

/// The statement of two that counts.
fn first(one: Option<Stated>, other: Option<Stated>) -> Option<Stated> {
    match (one, other) {
        (Some(one), Some(other)) if other.0 > one.0 => Some(other),
        (one, other) => one.or(other),
    }
}
