//! Every access compared with the memory that its address was made of.

use super::editor::Editor;
use super::origins::{self, Fact, Facts, Roots, Step};
use super::sites::{self, Access, Origin, Site};
use super::watch::{IS_MEMORY, LENGTHS, REPORT};
use llvm_model::{
    BinaryOp, BlockId, CastOp, DataLayout, GlobalVariable, InstId, InstKind, IntPredicate, Linkage, Type,
    TypeId, Value,
};
use rustc_hash::FxHashMap;

/// How many bytes an address has moved, and how many there are.
type Extent = (Value, Value);

struct Checker<'c> {
    facts: Facts,
    roots: &'c Roots,
    layout: &'c DataLayout,
    /// Of the addresses that are known.
    extents: FxHashMap<InstId, Extent>,
    lengths: Vec<Value>,
    /// Phis that still wait for what they get.
    phis: Vec<(InstId, Extent)>,
    /// A table of the program's variables, and how many there are.
    variables: (Value, u64),
    sites: Vec<Site>,
}

/// Guards every access of the body. Returns the places that are guarded, by the numbers that they report.
pub(super) fn guard(editor: &mut Editor<'_>, facts: Facts, roots: &Roots, layout: &DataLayout) -> Vec<Site> {
    let variables = table(editor, layout);
    let mut checker = Checker {
        facts,
        roots,
        layout,
        extents: FxHashMap::default(),
        lengths: Vec::new(),
        phis: Vec::new(),
        variables,
        sites: Vec::new(),
    };
    let entry = editor.body.entry();
    for block in super::order(&editor.body) {
        let mut is_first = Some(block) == entry;
        editor.block(block, |editor, inst| {
            if std::mem::take(&mut is_first) {
                checker.lengths =
                    (0..roots.types.len() as u64).map(|at| editor.watched(LENGTHS + at)).collect();
            }
            checker.access(editor, inst);
            editor.keep(inst);
            checker.address(editor, inst);
        });
    }
    checker.complete_phis(editor);
    checker.sites
}

/// The variables of the program that memory may hold the addresses of, as a constant of pairs.
fn table(editor: &mut Editor<'_>, layout: &DataLayout) -> (Value, u64) {
    let module = &mut *editor.module;
    let (ptr, long) = (editor.ptr, editor.i64);
    let ids: Vec<_> = module.globals.ids().collect();
    let mut pairs = Vec::new();
    let pair = module.types.literal_struct(&[ptr, long], false);
    for id in ids {
        let variable = &module.globals[id];
        let (space, ty) = (variable.props.address_space, variable.value_type);
        // Local memory is told by its place; what `llvm.` names is no memory.
        let is_memory =
            space != 3 && !variable.props.name.as_str().is_some_and(|name| name.starts_with("llvm."));
        let Some(size) = layout.alloc_size(&module.types, ty).filter(|_| is_memory) else { continue };
        let address = module.global_const(id);
        let address = if space == 0 {
            address
        } else {
            let cast = llvm_model::ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: address };
            module.constants.intern(ptr, llvm_model::Constant::Expr(Box::new(cast)))
        };
        let size = module.constants.int(long, 64, size);
        pairs.push(module.constants.aggregate(&module.types, pair, &[address, size]));
    }
    let count = pairs.len() as u64;
    let array = module.types.array(pair, count);
    let value = module.constants.aggregate(&module.types, array, &pairs);
    let props = llvm_model::GlobalProps {
        name: "__spirv_run_variables".into(),
        linkage: Linkage::Internal,
        ..llvm_model::GlobalProps::default()
    };
    let mut variable = GlobalVariable::declaration(props, array);
    variable.is_constant = true;
    variable.initializer = Some(value);
    let id = module.globals.push(variable);
    (Value::Const(module.global_const(id)), count)
}

impl Checker<'_> {
    fn fact(&self, editor: &Editor<'_>, value: Value) -> Fact {
        let fact = self.facts.value(editor.module, self.layout, self.roots, value);
        fact.unwrap_or(Fact::Unknown)
    }

    /// The extent of an address that is known.
    fn extent(&self, editor: &mut Editor<'_>, value: Value) -> Extent {
        let zero = editor.long(0);
        match value {
            Value::Arg(number) => match self.roots.by_value.get(&number) {
                Some(&bytes) => (zero, editor.long(bytes)),
                None => (zero, self.lengths.get(number as usize).copied().unwrap_or(zero)),
            },
            Value::Const(id) => match origins::constant(editor.module, self.layout, id) {
                Some((_, offset, bytes)) => (editor.long(offset), editor.long(bytes)),
                None => (zero, zero),
            },
            Value::Inst(inst) => self.extents.get(&inst).copied().unwrap_or((zero, zero)),
            _ => (zero, zero),
        }
    }

    /// Guards what an instruction does with memory.
    fn access(&mut self, editor: &mut Editor<'_>, inst: InstId) {
        let size = |editor: &Editor<'_>, ty: TypeId| self.layout.store_size(&editor.module.types, ty);
        let of = |editor: &Editor<'_>, value: Value| match value {
            Value::Inst(inst) => editor.body.insts[inst].ty,
            Value::Const(id) => editor.module.constants.ty(id),
            Value::Arg(number) => self.roots.types.get(number as usize).copied().unwrap_or(editor.void),
            _ => editor.void,
        };
        let found = match &editor.body.insts[inst].kind {
            InstKind::Load { pointer, .. } => {
                size(editor, editor.body.insts[inst].ty).map(|bytes| (Access::Read, *pointer, bytes))
            }
            InstKind::Store { pointer, value, .. } => {
                size(editor, of(editor, *value)).map(|bytes| (Access::Write, *pointer, bytes))
            }
            InstKind::AtomicRmw { pointer, value, .. } => {
                size(editor, of(editor, *value)).map(|bytes| (Access::Update, *pointer, bytes))
            }
            InstKind::CmpXchg(exchange) => size(editor, of(editor, exchange.expected))
                .map(|bytes| (Access::Update, exchange.pointer, bytes)),
            InstKind::Call(call) => {
                let function = editor.module.as_function(call.callee);
                let name =
                    function.and_then(|id| editor.module.functions[id].props.name.as_str()).unwrap_or("");
                let (to, from) = match name.split('.').nth(1) {
                    Some("memcpy" | "memmove") => (call.args.first().copied(), call.args.get(1).copied()),
                    Some("memset") => (call.args.first().copied(), None),
                    _ => return,
                };
                let Some(&bytes) = call.args.get(2).filter(|_| name.starts_with("llvm.")) else { return };
                let bytes = self.long(editor, bytes, of(editor, bytes));
                if let Some(to) = to {
                    self.check(editor, (Access::Write, to), bytes);
                }
                if let Some(from) = from {
                    self.check(editor, (Access::Read, from), bytes);
                }
                return;
            }
            _ => return,
        };
        if let Some((access, pointer, bytes)) = found {
            let bytes = editor.long(bytes);
            self.check(editor, (access, pointer), bytes);
        }
    }

    /// A number in 64 bits.
    fn long(&self, editor: &mut Editor<'_>, value: Value, ty: TypeId) -> Value {
        if let Some(value) = origins::signed(editor.module, value) {
            return editor.long(value);
        }
        match editor.module.types.int_width(ty) {
            Some(64) => value,
            Some(width) => {
                let op = if width < 64 { CastOp::SExt } else { CastOp::Trunc };
                editor.cast(op, value, editor.i64)
            }
            None => value,
        }
    }

    fn check(&mut self, editor: &mut Editor<'_>, (access, pointer): (Access, Value), bytes: Value) {
        let (origin, holds, at, length) = match self.fact(editor, pointer) {
            Fact::Trusted => return,
            Fact::Known(origin) => {
                let (at, length) = self.extent(editor, pointer);
                let known = [at, length, bytes].map(|value| editor.module.as_u64(value));
                if let [Some(at), Some(length), Some(bytes)] = known
                    && at <= length
                    && bytes <= length - at
                {
                    return;
                }
                let starts = editor.compare(IntPredicate::Ule, at, length);
                let room = editor.binary(BinaryOp::Sub, length, at);
                let ends = editor.compare(IntPredicate::Uge, room, bytes);
                let both = InstKind::Binary { op: BinaryOp::And, lhs: starts, rhs: ends };
                (origin, editor.emit(both, editor.i1), at, length)
            }
            Fact::Unknown => {
                let (ptr, long) = (editor.ptr, editor.i64);
                let flat = self.flat(editor, pointer);
                let (table, count) = self.variables;
                let count = editor.long(count);
                let params = [ptr, ptr, long, ptr, long];
                let args = vec![editor.watch, flat, bytes, table, count];
                let found = editor.call(&IS_MEMORY.to_string_lossy(), editor.i32, &params, args);
                let zero = editor.word(0);
                let holds = editor.compare(IntPredicate::Ne, found, zero);
                let at = editor.cast(CastOp::PtrToInt, flat, long);
                (Origin::Address, holds, at, editor.long(0))
            }
        };
        let line = editor.place.and_then(|place| sites::line(editor.module, place));
        let site = editor.word(self.sites.len() as u32);
        self.sites.push(Site { access, origin, line });
        let (ptr, i32, long, void) = (editor.ptr, editor.i32, editor.i64, editor.void);
        let told = editor.aside(|editor| {
            let mut args = vec![editor.watch, site, at, length, bytes];
            for dimension in 0..3 {
                let dimension = editor.word(dimension);
                args.push(editor.call("_Z13get_global_idj", long, &[i32], vec![dimension]));
            }
            let params = [ptr, i32, long, long, long, long, long, long];
            editor.call(&REPORT.to_string_lossy(), void, &params, args);
            editor.ret();
        });
        editor.only_if(holds, told);
    }

    /// An address of the host.
    fn flat(&self, editor: &mut Editor<'_>, pointer: Value) -> Value {
        let ty = match pointer {
            Value::Inst(inst) => editor.body.insts[inst].ty,
            Value::Const(id) => editor.module.constants.ty(id),
            Value::Arg(number) => self.roots.types.get(number as usize).copied().unwrap_or(editor.ptr),
            _ => editor.ptr,
        };
        if ty == editor.ptr { pointer } else { editor.cast(CastOp::AddrSpaceCast, pointer, editor.ptr) }
    }

    /// Notes the extent of the address that an instruction gives.
    fn address(&mut self, editor: &mut Editor<'_>, inst: InstId) {
        let ty = editor.body.insts[inst].ty;
        let is_known = matches!(self.fact(editor, Value::Inst(inst)), Fact::Known(_));
        if !is_known || !matches!(editor.module.types[ty], Type::Pointer { .. }) {
            return;
        }
        let long = editor.i64;
        let extent = match editor.body.insts[inst].kind.clone() {
            InstKind::Alloca { allocated, count, .. } => {
                let bytes = origins::bytes(editor.module, self.layout, allocated, count).unwrap_or(0);
                (editor.long(0), editor.long(bytes))
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                let (at, length) = self.extent(editor, base);
                let steps = origins::steps(editor.module, self.layout, source_type, indices.iter().copied());
                match steps {
                    Some(steps) => (self.moved(editor, at, steps), length),
                    // A type without a size: nothing of it may be reached.
                    None => (at, editor.long(0)),
                }
            }
            InstKind::Cast { operand, .. } => self.extent(editor, operand),
            InstKind::Select { condition, if_true, if_false } => {
                let (one, other) = (self.extent(editor, if_true), self.extent(editor, if_false));
                let mut choose = |if_true: Value, if_false: Value| {
                    if if_true == if_false {
                        return if_true;
                    }
                    editor.emit(InstKind::Select { condition, if_true, if_false }, long)
                };
                (choose(one.0, other.0), choose(one.1, other.1))
            }
            InstKind::Phi { .. } => {
                let mut phi = || editor.emit(InstKind::Phi { incoming: Vec::new() }, long);
                let extent = (phi(), phi());
                self.phis.push((inst, extent));
                extent
            }
            _ => return,
        };
        self.extents.insert(inst, extent);
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
                Step::Bytes(bytes) => editor.long(bytes),
                Step::Times(index, size) => match origins::signed(editor.module, index) {
                    Some(index) => editor.long(index.wrapping_mul(size)),
                    None => {
                        let ty = match index {
                            Value::Inst(inst) => editor.body.insts[inst].ty,
                            Value::Arg(number) => {
                                self.roots.types.get(number as usize).copied().unwrap_or(editor.i64)
                            }
                            Value::Const(id) => editor.module.constants.ty(id),
                            _ => editor.i64,
                        };
                        let index = self.long(editor, index, ty);
                        let size = editor.long(size);
                        editor.binary(BinaryOp::Mul, index, size)
                    }
                },
            };
            add(editor, value);
        }
        let constant = editor.long(known);
        match sum {
            None => constant,
            Some(sum) if known == 0 => sum,
            Some(sum) => editor.binary(BinaryOp::Add, sum, constant),
        }
    }

    /// Gives the phis of extents what they get.
    fn complete_phis(&mut self, editor: &mut Editor<'_>) {
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
