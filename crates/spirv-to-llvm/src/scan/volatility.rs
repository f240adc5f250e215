//! Accesses that are volatile by a decoration: of a variable, a parameter, another pointer, a member of a
//! structure, or an image.
//!
//! The decoration states a property of memory. It holds for every pointer that is derived from the decorated one: access
//! chains, casts, copies, choices, arguments of calls, results, and pointers that are stored and loaded again. A pointer
//! that may be volatile on one path is volatile.
//!
//! Source: SPIR-V specification, Decoration, `Volatile`.

use crate::ids::Ids;
use crate::scan::Scan;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::access_chains::Form;
use spirv_mapping::convention::pointer_flow::Flow;
use spirv_module::{Decoration, Instruction, Module, Op};

/// The pointers and images whose accesses are volatile by a decoration.
#[derive(Default)]
pub(crate) struct Volatility {
    values: FxHashSet<u32>,
    /// The types of memory with a volatile part.
    types: FxHashSet<u32>,
}

impl Volatility {
    /// Whether an access through the pointer or the image `id` is volatile.
    pub(crate) fn of(&self, ids: &Ids<'_>, id: u32) -> bool {
        if self.is_empty() {
            return false;
        }
        let pointee = ids.pointer_parts(ids.type_of(id)).map(|(_, pointee)| pointee);
        self.values.contains(&id) || pointee.is_some_and(|ty| self.types.contains(&ty))
    }
    /// Whether values of a type have a volatile part in memory.
    pub(crate) fn of_type(&self, ty: u32) -> bool {
        self.types.contains(&ty)
    }
    /// Whether no access is volatile by a decoration.
    pub(crate) fn is_empty(&self) -> bool {
        self.values.is_empty() && self.types.is_empty()
    }
}

/// Whether an annotation instruction states that something is volatile.
pub(crate) fn states_volatile(inst: Instruction<'_>) -> bool {
    let kind = match inst.op() {
        Op::Decorate => inst.operands().get(1),
        Op::MemberDecorate => inst.operands().get(2),
        _ => None,
    };
    kind == Some(&Decoration::Volatile.0)
}

/// A value, or the memory that it points to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Node {
    /// The value: a pointer or an image is volatile, or another value holds one that is.
    Value(u32),
    /// The memory: a volatile pointer may be stored there.
    Content(u32),
}

/// The search: which nodes are volatile when another one is.
struct Search<'s, 'm> {
    ids: &'s Ids<'m>,
    members: FxHashSet<(u32, u32)>,
    types: FxHashSet<u32>,
    parameters: FxHashMap<u32, Vec<u32>>,
    edges: FxHashMap<Node, Vec<Node>>,
    open: Vec<Node>,
}

/// Finds the volatile accesses of a module that has a decoration Volatile.
pub(crate) fn find<'m>(module: &'m Module, ids: &Ids<'m>, scan: &Scan<'m>) -> Volatility {
    let members = volatile_members(ids, scan);
    let types = volatile_types(ids, scan, &members);
    let mut search = Search {
        ids,
        members,
        types,
        parameters: FxHashMap::default(),
        edges: FxHashMap::default(),
        open: Vec::new(),
    };
    for inst in scan.globals.iter().filter_map(|&index| module.instruction(index as usize)) {
        search.instruction(inst, inst.op(), inst.operands());
        if let (Op::SpecConstantOp, [op, operands @ ..]) = (inst.op(), inst.operands()) {
            let op = u16::try_from(*op).map_or(Op::Nop, Op);
            search.instruction(inst, op, operands);
        }
    }
    let bodies = || {
        scan.functions.iter().map(|range| (range.start..range.end).filter_map(|at| module.instruction(at)))
    };
    for mut body in bodies() {
        let Some(function) = body.next().and_then(|inst| inst.result()) else { continue };
        let parameters = body.take_while(|inst| inst.op() != Op::Label);
        let parameters = parameters.filter(|inst| inst.op() == Op::FunctionParameter);
        let parameters = parameters.filter_map(|inst| inst.result()).map(|id| id.0).collect();
        search.parameters.insert(function.0, parameters);
    }
    for mut body in bodies() {
        let Some(function) = body.next().and_then(|inst| inst.result()) else { continue };
        for inst in body {
            search.instruction(inst, inst.op(), inst.operands());
            if let (Op::ReturnValue, &[value]) = (inst.op(), inst.operands()) {
                search.edge(Node::Value(value), Node::Value(function.0));
                search.same_memory(value, function.0);
            }
        }
    }
    search.finish()
}

/// The structures and numbers of the members that are volatile.
fn volatile_members(ids: &Ids<'_>, scan: &Scan<'_>) -> FxHashSet<(u32, u32)> {
    let mut members = FxHashSet::default();
    for inst in &scan.mode_settings {
        match (inst.op(), inst.operands()) {
            (Op::MemberDecorate, &[structure, member, kind, ..]) if kind == Decoration::Volatile.0 => {
                members.insert((structure, member));
            }
            (Op::GroupMemberDecorate, [group, targets @ ..])
                if ids.has_decoration(*group, Decoration::Volatile) =>
            {
                members.extend(targets.chunks_exact(2).map(|pair| (pair[0], pair[1])));
            }
            _ => {}
        }
    }
    members
}

/// The types of values that have a volatile part: components of a type are declared in front of it.
fn volatile_types(ids: &Ids<'_>, scan: &Scan<'_>, members: &FxHashSet<(u32, u32)>) -> FxHashSet<u32> {
    let mut types: FxHashSet<u32> = members.iter().map(|(structure, _)| *structure).collect();
    for inst in scan.globals.iter().filter_map(|&index| ids.module().instruction(index as usize)) {
        let parts = match inst.op() {
            Op::TypeStruct => inst.operands(),
            Op::TypeArray | Op::TypeRuntimeArray => inst.operands().get(..1).unwrap_or(&[]),
            _ => continue,
        };
        let Some(id) = inst.result() else { continue };
        if parts.iter().any(|part| types.contains(part)) || ids.has_decoration(id.0, Decoration::Volatile) {
            types.insert(id.0);
        }
    }
    types
}

impl Search<'_, '_> {
    fn edge(&mut self, from: Node, to: Node) {
        self.edges.entry(from).or_default().push(to);
    }

    /// Two pointers may point into the same memory.
    fn same_memory(&mut self, one: u32, other: u32) {
        self.edge(Node::Content(one), Node::Content(other));
        self.edge(Node::Content(other), Node::Content(one));
    }

    /// Notes an instruction with an opcode and operands: its own, or those that a specialization constant states.
    fn instruction(&mut self, inst: Instruction<'_>, op: Op, operands: &[u32]) {
        let result = inst.result().map_or(0, |id| id.0);
        if result != 0 && self.is_seed(result, op, operands) {
            self.open.push(Node::Value(result));
        }
        if let Some(flow) = Flow::of(op) {
            for id in flow.ids(operands) {
                self.edge(Node::Value(id), Node::Value(result));
                self.same_memory(id, result);
            }
        }
        match (op, operands) {
            (Op::Load, &[pointer, ..]) => {
                self.edge(Node::Content(pointer), Node::Value(result));
                if self.is_image(result) {
                    self.edge(Node::Value(pointer), Node::Value(result));
                }
            }
            (Op::Store, &[pointer, value, ..]) => self.edge(Node::Value(value), Node::Content(pointer)),
            (Op::CopyMemory | Op::CopyMemorySized, &[to, from, ..]) => {
                self.edge(Node::Content(from), Node::Content(to));
            }
            (Op::FunctionCall, &[callee, ref arguments @ ..]) => {
                let parameters = self.parameters.get(&callee).cloned().unwrap_or_default();
                for (&argument, parameter) in arguments.iter().zip(parameters) {
                    self.edge(Node::Value(argument), Node::Value(parameter));
                    self.same_memory(argument, parameter);
                }
                self.edge(Node::Value(callee), Node::Value(result));
                self.same_memory(callee, result);
            }
            _ => {}
        }
    }

    /// Returns whether the result of an instruction is volatile, for any operands.
    fn is_seed(&self, result: u32, op: Op, operands: &[u32]) -> bool {
        let is_value = self.ids.type_of(result) != 0;
        let is_stated = is_value && self.ids.has_decoration(result, Decoration::Volatile);
        // Vector compute has accesses of its own for variables that it calls so.
        (is_stated && !self.ids.has_decoration(result, Decoration::VectorComputeVariableINTEL))
            || self.enters_volatile_member(op, operands) == Some(true)
    }

    /// Whether an access chain leads through a volatile member.
    fn enters_volatile_member(&self, op: Op, operands: &[u32]) -> Option<bool> {
        let form = Form::of(op)?;
        let (mut ty, indices) = if form.untyped {
            (*operands.first()?, operands.get(2..)?)
        } else {
            let base = self.ids.type_of(*operands.first()?);
            (self.ids.pointer_parts(base)?.1, operands.get(1..)?)
        };
        for &index in indices.get(usize::from(form.from_element)..)? {
            let inst = self.ids.definition(ty)?;
            ty = if inst.op() == Op::TypeStruct {
                let member = self.ids.definition(index).filter(|inst| inst.op() == Op::Constant);
                let member = member.map_or(Some(0), |inst| inst.operands().first().copied())?;
                if self.members.contains(&(ty, member)) {
                    return Some(true);
                }
                *inst.operands().get(member as usize)?
            } else {
                // The element of an array, a vector or a matrix.
                *inst.operands().first()?
            };
        }
        None
    }

    fn is_image(&self, id: u32) -> bool {
        let ty = self.ids.definition(self.ids.type_of(id));
        ty.is_some_and(|ty| matches!(ty.op(), Op::TypeImage | Op::TypeSampledImage))
    }

    fn finish(mut self) -> Volatility {
        let mut seen: FxHashSet<Node> = self.open.iter().copied().collect();
        while let Some(node) = self.open.pop() {
            for &next in self.edges.get(&node).map_or(&[][..], |edges| edges) {
                if seen.insert(next) {
                    self.open.push(next);
                }
            }
        }
        let values = seen.into_iter().filter_map(|node| match node {
            Node::Value(id) => Some(id),
            Node::Content(_) => None,
        });
        Volatility { values: values.collect(), types: self.types }
    }
}
