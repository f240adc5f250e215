//! Every access compared with the memory that its address was made of.

use super::editor::Editor;
use super::extents::Extents;
use super::origins::{Fact, Facts, Roots};
use super::sites::{self, Origin, Site};
use super::watch::{IS_MEMORY, REPORT};
use crate::offense::Access;
use llvm_model::{
    BinaryOp, CastOp, DataLayout, GlobalVariable, InstBuilder as _, InstId, InstKind, IntPredicate, Linkage,
    TypeId, Value,
};

struct Checker<'c> {
    extents: Extents<'c>,
    /// A table of the program's variables, and how many there are.
    variables: (Value, u64),
    sites: Vec<Site>,
}

/// Guards every access of the body. Returns the places that are guarded, by the numbers that they report.
pub(super) fn guard(editor: &mut Editor<'_>, facts: Facts, roots: &Roots, layout: &DataLayout) -> Vec<Site> {
    let variables = table(editor, layout);
    let extents = Extents::new(facts, roots, layout);
    let mut checker = Checker { extents, variables, sites: Vec::new() };
    let entry = editor.body.entry();
    for block in super::order(&editor.body) {
        let mut is_first = Some(block) == entry;
        editor.block(block, |editor, inst| {
            if std::mem::take(&mut is_first) {
                checker.extents.load_lengths(editor);
            }
            checker.access(editor, inst);
            editor.keep(inst);
            checker.extents.address(editor, inst);
        });
    }
    checker.extents.complete_phis(editor);
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
        // Local memory is identified by its place; variables of `llvm.` are not memory.
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
    /// Guards the accesses of an instruction.
    fn access(&mut self, editor: &mut Editor<'_>, inst: InstId) {
        let layout = self.extents.layout;
        let size = |editor: &Editor<'_>, ty: TypeId| layout.store_size(&editor.module.types, ty);
        let of = |editor: &Editor<'_>, value: Value| editor.value_type(value).unwrap_or(editor.void);
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
                let bytes = self.extents.long(editor, bytes);
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
            let bytes = editor.int64(bytes);
            self.check(editor, (access, pointer), bytes);
        }
    }

    fn check(&mut self, editor: &mut Editor<'_>, (access, pointer): (Access, Value), bytes: Value) {
        let (origin, holds, at, length) = match self.extents.fact(editor, pointer) {
            Fact::Trusted => return,
            Fact::Known(origin) => {
                let (at, length) = self.extents.extent(editor, pointer);
                let known = [at, length, bytes].map(|value| editor.module.as_u64(value));
                if let [Some(at), Some(length), Some(bytes)] = known
                    && at <= length
                    && bytes <= length - at
                {
                    return;
                }
                let starts = editor.icmp(IntPredicate::Ule, at, length);
                let room = editor.binary(BinaryOp::Sub, length, at);
                let ends = editor.icmp(IntPredicate::Uge, room, bytes);
                (origin, editor.binary(BinaryOp::And, starts, ends), at, length)
            }
            Fact::Unknown => {
                let flat = self.flat(editor, pointer);
                let (table, count) = self.variables;
                let count = editor.int64(count);
                let args = [editor.watch, flat, bytes, table, count];
                let found = editor.call_named(IS_MEMORY.to_bytes(), editor.i32, args);
                let holds = editor.icmp_int(IntPredicate::Ne, found, 0);
                let at = editor.cast(CastOp::PtrToInt, flat, editor.i64);
                (Origin::Address, holds, at, editor.int64(0))
            }
        };
        let line = editor.place.and_then(|place| sites::line(editor.module, place));
        let site = editor.int32(self.sites.len() as u32);
        self.sites.push(Site { access, origin, line });
        let told = editor.aside(|editor| {
            let mut args = vec![editor.watch, site, at, length, bytes];
            for dimension in 0..3 {
                let dimension = editor.int32(dimension);
                args.push(editor.call_named("_Z13get_global_idj", editor.i64, [dimension]));
            }
            editor.call_named(REPORT.to_bytes(), editor.void, args);
            editor.ret(None);
        });
        editor.only_if(holds, told);
    }

    /// An address of the host.
    fn flat(&self, editor: &mut Editor<'_>, pointer: Value) -> Value {
        let ty = editor.ty(pointer);
        if ty == editor.ptr { pointer } else { editor.cast(CastOp::AddrSpaceCast, pointer, editor.ptr) }
    }
}
