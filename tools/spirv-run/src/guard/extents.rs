//! How far addresses have moved, and how far they may: computed beside them.

use super::editor::Editor;
use super::origins::{self, Fact, Facts, Roots, Step};
use super::watch::LENGTHS;
use crate::shader::PUSH_CONSTANTS;
use crate::shader::given::{self, Given};
use llvm_model::{BinaryOp, BlockId, CastOp, DataLayout, InstBuilder as _, InstId, InstKind, Type, Value};
use rustc_hash::FxHashMap;

/// How many bytes an address has moved, and how many there are.
type Extent = (Value, Value);

/// The extents of the addresses that are known.
pub(super) struct Extents<'c> {
    facts: Facts,
    roots: &'c Roots,
    pub(super) layout: &'c DataLayout,
    known: FxHashMap<InstId, Extent>,
    /// How many bytes each parameter points to.
    lengths: Vec<Value>,
    /// Phis that still wait for their incoming values.
    phis: Vec<(InstId, Extent)>,
}

impl<'c> Extents<'c> {
    pub(super) fn new(facts: Facts, roots: &'c Roots, layout: &'c DataLayout) -> Self {
        let (known, lengths, phis) = (FxHashMap::default(), Vec::new(), Vec::new());
        Self { facts, roots, layout, known, lengths, phis }
    }

    /// Loads the sizes of the parameters from the host, in front of everything else.
    pub(super) fn load_lengths(&mut self, editor: &mut Editor<'_>) {
        let numbers = 0..self.roots.types.len() as u64;
        self.lengths = numbers.map(|number| editor.watched(LENGTHS + number)).collect();
    }

    pub(super) fn fact(&self, editor: &Editor<'_>, value: Value) -> Fact {
        let fact = self.facts.value(editor.module, self.layout, self.roots, value);
        fact.unwrap_or(Fact::Unknown)
    }

    /// The extent of an address that is known.
    pub(super) fn extent(&self, editor: &mut Editor<'_>, value: Value) -> Extent {
        let zero = editor.int64(0);
        match value {
            Value::Arg(number) => match self.roots.by_value.get(&number) {
                Some(&bytes) => (zero, editor.int64(bytes)),
                None => (zero, self.lengths.get(number as usize).copied().unwrap_or(zero)),
            },
            Value::Const(id) => match origins::constant(editor.module, self.layout, id) {
                Some((_, offset, bytes)) => (editor.int64(offset), editor.int64(bytes)),
                None => (zero, zero),
            },
            Value::Inst(inst) => self.known.get(&inst).copied().unwrap_or((zero, zero)),
            _ => (zero, zero),
        }
    }

    /// A number in 64 bits.
    pub(super) fn long(&self, editor: &mut Editor<'_>, value: Value) -> Value {
        if let Some(value) = origins::signed(editor.module, value) {
            return editor.int64(value);
        }
        match editor.value_type(value).and_then(|ty| editor.module.types.int_width(ty)) {
            Some(64) => value,
            Some(width) => {
                let op = if width < 64 { CastOp::SExt } else { CastOp::Trunc };
                editor.cast(op, value, editor.i64)
            }
            None => value,
        }
    }

    /// Notes the extent of the address that an instruction gives.
    pub(super) fn address(&mut self, editor: &mut Editor<'_>, inst: InstId) {
        let ty = editor.body.insts[inst].ty;
        let is_known = matches!(self.fact(editor, Value::Inst(inst)), Fact::Known(_));
        if !is_known || !matches!(editor.module.types[ty], Type::Pointer { .. }) {
            return;
        }
        let long = editor.i64;
        let extent = match editor.body.insts[inst].kind.clone() {
            InstKind::Alloca { allocated, count, .. } => {
                let bytes = origins::bytes(editor.module, self.layout, allocated, count).unwrap_or(0);
                (editor.int64(0), editor.int64(bytes))
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                let (at, length) = self.extent(editor, base);
                let steps = origins::steps(editor.module, self.layout, source_type, indices.iter().copied());
                match steps {
                    Some(steps) => (self.moved(editor, at, steps), length),
                    // A type without a size: nothing of it may be reached.
                    None => (at, editor.int64(0)),
                }
            }
            InstKind::Cast { operand, .. } => self.extent(editor, operand),
            InstKind::Load { pointer, .. } => {
                let given = self.roots.given(editor.module, &editor.body.insts[inst]);
                let Some(given) = given else { return };
                (editor.int64(0), self.length(editor, given, pointer))
            }
            InstKind::Select { condition, if_true, if_false } => {
                let (one, other) = (self.extent(editor, if_true), self.extent(editor, if_false));
                let mut choose = |if_true: Value, if_false: Value| {
                    if if_true == if_false {
                        return if_true;
                    }
                    editor.select(condition, if_true, if_false)
                };
                (choose(one.0, other.0), choose(one.1, other.1))
            }
            InstKind::Phi { .. } => {
                let mut phi = || Value::Inst(editor.phi(long, []));
                let extent = (phi(), phi());
                self.phis.push((inst, extent));
                extent
            }
            _ => return,
        };
        self.known.insert(inst, extent);
    }

    /// Returns the size of a shader's resource with its address at `pointer`.
    fn length(&self, editor: &mut Editor<'_>, given: Given, pointer: Value) -> Value {
        match given {
            Given::PushConstants => {
                let zero = editor.int64(0);
                self.lengths.get(PUSH_CONSTANTS as usize).copied().unwrap_or(zero)
            }
            Given::Workgroup(bytes) => editor.int64(bytes.into()),
            Given::Buffer(..) | Given::Element(..) => editor.behind(pointer),
            Given::Table(..) => {
                let (count, size) = (editor.behind(pointer), editor.int64(given::DESCRIPTOR));
                editor.binary(BinaryOp::Mul, count, size)
            }
        }
    }

    /// So many bytes further.
    fn moved(&self, editor: &mut Editor<'_>, at: Value, steps: Vec<Step>) -> Value {
        let (mut known, mut sum) = (0u64, None);
        let mut add = |editor: &mut Editor<'_>, value: Value| match editor.module.as_u64(value) {
            Some(value) => known = known.wrapping_add(value),
            None => sum = Some(sum.map_or(value, |sum| editor.binary(BinaryOp::Add, sum, value))),
        };
        add(editor, at);
        for step in steps {
            let value = match step {
                Step::Bytes(bytes) => editor.int64(bytes),
                Step::Times(index, size) => match origins::signed(editor.module, index) {
                    Some(index) => editor.int64(index.wrapping_mul(size)),
                    None => {
                        let index = self.long(editor, index);
                        let size = editor.int64(size);
                        editor.binary(BinaryOp::Mul, index, size)
                    }
                },
            };
            add(editor, value);
        }
        let constant = editor.int64(known);
        match sum {
            None => constant,
            Some(sum) if known == 0 => sum,
            Some(sum) => editor.binary(BinaryOp::Add, sum, constant),
        }
    }

    /// Sets the incoming values of the phis of extents.
    pub(super) fn complete_phis(&mut self, editor: &mut Editor<'_>) {
        for (phi, (at, length)) in std::mem::take(&mut self.phis) {
            let InstKind::Phi { incoming } = editor.body.insts[phi].kind.clone() else { continue };
            for (value, from) in incoming {
                let extent = self.extent(editor, value);
                add_incoming(editor, at, extent.0, from);
                add_incoming(editor, length, extent.1, from);
            }
        }
    }
}

fn add_incoming(editor: &mut Editor<'_>, phi: Value, value: Value, from: BlockId) {
    if let Value::Inst(phi) = phi
        && let InstKind::Phi { incoming } = &mut editor.body.insts[phi].kind
    {
        incoming.push((value, from));
    }
}
