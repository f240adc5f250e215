//! The function of a work-group: its prologue, and the order of its regions.

use crate::copy::{Copier, Param};
use crate::divergence::{Divergence, Scope};
use crate::emit::Emitter;
use crate::group::{Group, Item, scratch_of_sub_group};
use crate::interleaved::Interleaved;
use crate::locals::Locals;
use crate::loops::{self, Nest};
use crate::primitives::{Plain, Primitive};
use crate::regions::{self, ENDED, Exit, Regions, WAITS};
use crate::shape::{self, Shaped};
use crate::spills::{self, Room, Slot};
use crate::{Error, LocalSize, Options, WorkGroup, copy, division, hazards, strips};
use llvm_model::{
    AttrKind, AttrListId, Attribute, BinaryOp, BlockId, Body, Cfg, ConstId, DataLayout, Function, FunctionId,
    InstBuilder as _, InstId, InstKind, IntPredicate, Linkage, Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Bytes of scratch memory that a work-item needs for the library's functions of work-groups, and the least there are.
const GROUP_SCRATCH: (u64, u64) = (32, 16 * 1024);

/// Adds the function to `module`; `body` is the kernel's.
pub(crate) fn make(
    module: &mut Module,
    kernel: FunctionId,
    body: Body,
    layout: &DataLayout,
    (options, items): (&Options, u64),
) -> Result<WorkGroup, Error> {
    let void = module.types.void();
    let types = param_types(module, kernel).to_vec();
    let copied = copied(module, kernel, &body);
    let Shaped { mut body, calls, mut masks, divergence: whole, scope, in_strips } =
        shape::shaped(module, body, layout, (options, void), (types.len(), &copied));
    let order = |cfg: &Cfg| if in_strips { strips::loops_first(cfg) } else { cfg.order().to_vec() };
    let regions = regions::cut(&mut body, &calls, void, order);
    let ordered =
        hazards::resolve((module, layout), &mut body, (&regions, &whole), (&mut masks, types.len()));
    division::replace(module, &mut body, (&regions, &ordered), &whole, in_strips);
    let cfg = Cfg::new(&body);
    let divergence = Divergence::of(&body, &cfg, &calls, copied.clone(), scope);
    // Strips of one group have different values, which each keeps for itself behind a barrier of the group.
    let of_group =
        (scope == Scope::SubGroup).then(|| Divergence::of(&body, &cfg, &calls, copied, Scope::Group));
    let agree = !regions.barriers.keys().any(|&block| divergence.parts(block));
    let anew: FxHashSet<InstId> = calls
        .iter()
        .filter(|(inst, primitive)| is_anew(&body, **inst, **primitive))
        .map(|(inst, _)| *inst)
        .collect();
    let shared = (agree || in_strips).then_some((&divergence, of_group.as_ref().unwrap_or(&divergence)));
    let room = match options.local_size {
        LocalSize::Fixed(_) => Room::Fixed(items),
        LocalSize::UpTo(_) => Room::OfGroup(items),
    };
    let passed = passed(&body, &calls);
    let found = spills::find((module, layout), (&body, &cfg), &regions, (&anew, &passed), shared, room);
    let mut slots = found.ok_or(Error::Layout)?;
    let interleaved = in_strips.then(|| Interleaved::of(module, layout, (&body, &types), &calls));
    let name = format!("{}.work_group", module.functions[kernel].props.name.as_str().unwrap_or_default());
    let params = params(module, kernel, &body, layout, &mut slots)?;

    let mut out = Emitter::new(module);
    let (args, group) = (Value::Arg(0), Value::Arg(1));
    let has_spaces = calls.values().any(|primitive| matches!(primitive, Primitive::Space(_)));
    let group = Group::load(&mut out, group, (options, items, room), has_spaces.then_some(slots.bytes));
    let locals = Locals::emit(&mut out, &body, group.locals, layout);
    let locals = locals.ok_or(Error::Instruction("constant with an address of local memory"))?;
    let has_order = calls.values().any(|primitive| *primitive == Primitive::Plain(Plain::SubGroupScratch));
    let mut copier = Copier::new(out, &body, &calls, &anew, &regions, &slots, &locals, &group, layout);
    copier.mark_parallel(!has_order, in_strips, ordered);
    copier.load_params(args, params);
    copier.load_masks(&masks);
    let bytes = if let Some(variables) = &interleaved {
        let has_barriers = !regions.behind_groups().is_empty();
        copier.set_strips(variables, has_barriers);
        strips::run(&mut copier, (&regions, &divergence), &group, options, agree)?;
        if has_barriers { slots.bytes } else { 0 }
    } else if agree {
        in_line(&mut copier, &regions, &group)?;
        slots.bytes
    } else {
        let (states, bytes) = slots.next(4, 4).ok_or(Error::Layout)?;
        dispatched(&mut copier, &regions, &group, states)?;
        bytes
    };
    let (context_bytes, context_bytes_per_item) = room.bytes(bytes).ok_or(Error::Layout)?;
    let made = copier.finish();
    let local_bytes = locals.bytes;
    let types = &mut module.types;
    let (ptr, void) = (types.ptr(0), types.void());
    let ty = types.function(void, &[ptr, ptr], false);
    let mut function = Function::declaration(&module.types, name.as_str().into(), ty);
    function.body = Some(made);
    function.attributes = attributes(module, in_strips);
    module.functions.push(function);
    declare(module, kernel);
    Ok(WorkGroup {
        function: name,
        context_bytes,
        context_bytes_per_item,
        group_scratch_bytes: (GROUP_SCRATCH.0 * items).max(GROUP_SCRATCH.1),
        sub_group_scratch_bytes: scratch_of_sub_group(options)
            * items.div_ceil(options.sub_group_size.into()),
        local_bytes,
    })
}

/// Turns the kernel into a declaration, after its body was moved.
fn declare(module: &mut Module, kernel: FunctionId) {
    let declared = &mut module.functions[kernel];
    declared.props.linkage = Linkage::External;
    declared.props.comdat = None;
    declared.attachments.clear();
}

/// The attributes of a work-group function.
fn attributes(module: &mut Module, in_strips: bool) -> AttrListId {
    let mut attributes = vec![Attribute::Enum(AttrKind::NO_UNWIND)];
    if in_strips {
        // A strip is one vector: x86-64 has registers for it that LLVM does not use by itself.
        attributes.push(Attribute::String("min-legal-vector-width".into(), "512".into()));
    }
    let set = module.attributes.intern_set(attributes);
    let empty = module.attributes.empty_set();
    module.attributes.intern_list(set, empty, &[])
}

/// The types of the kernel's parameters.
fn param_types(module: &Module, kernel: FunctionId) -> &[TypeId] {
    module.types.function_parts(module.functions[kernel].ty).map_or(&[], |parts| parts.1)
}

/// Returns whether every region can compute the result of a call again.
fn is_anew(body: &Body, inst: InstId, primitive: Primitive) -> bool {
    match (primitive, &body.insts[inst].kind) {
        (Primitive::Plain(_), _) => true,
        (Primitive::Sized(..), InstKind::Call(call)) => matches!(call.args.first(), Some(Value::Const(_))),
        _ => false,
    }
}

/// Returns the operands of operations of sub-groups. The regions that compute them leave them in vectors, so that the operation needs
/// no loop over lanes.
fn passed(body: &Body, calls: &FxHashMap<InstId, Primitive>) -> FxHashSet<InstId> {
    let mut passed = FxHashSet::default();
    for (&call, _) in calls.iter().filter(|(_, primitive)| matches!(primitive, Primitive::Collective(_))) {
        body.insts[call].kind.for_each_operand(|value| {
            if let Value::Inst(inst) = value {
                passed.insert(inst);
            }
        });
    }
    passed
}

/// The parameters of which each work-item has a copy.
fn copied(module: &Module, kernel: FunctionId, body: &Body) -> FxHashSet<u32> {
    let function = &module.functions[kernel];
    let types = param_types(module, kernel);
    let is_copied = |number: &u32| {
        let set = module.attributes.param(function.attributes, *number as usize);
        module.attributes.ty(set, AttrKind::BYVAL).is_some() && !copy::is_only_read(body, Value::Arg(*number))
    };
    (0..types.len() as u32).filter(is_copied).collect()
}

/// How each parameter of the kernel is given.
fn params(
    module: &Module,
    kernel: FunctionId,
    body: &Body,
    layout: &DataLayout,
    slots: &mut spills::Slots,
) -> Result<Vec<(TypeId, Param)>, Error> {
    let function = &module.functions[kernel];
    let types = param_types(module, kernel);
    let mut params = Vec::new();
    for (number, &ty) in types.iter().enumerate() {
        let set = module.attributes.param(function.attributes, number);
        let param = match module.attributes.ty(set, AttrKind::BYVAL) {
            None => Param::Value,
            Some(_) if copy::is_only_read(body, Value::Arg(number as u32)) => Param::Shared,
            Some(of) => {
                let bytes = layout.alloc_size(&module.types, of).ok_or(Error::Layout)?;
                Param::Copied(bytes, slots.take(bytes, spills::ALIGNMENT).ok_or(Error::Layout)?)
            }
        };
        params.push((ty, param));
    }
    Ok(params)
}

/// Regions that all work-items leave in the same way: the last work-item determines the next region.
fn in_line(copier: &mut Copier<'_, '_>, regions: &Regions, group: &Group) -> Result<(), Error> {
    let entries: Vec<BlockId> = regions.regions.iter().map(|_| copier.out.new_block()).collect();
    let one = copier.out.int64(1);
    let next = copier.out.variable(copier.out.i32, one, 4);
    let end = copier.out.new_block();
    copier.out.br(entries[0]);
    for (number, region) in regions.regions.iter().enumerate() {
        copier.out.block = entries[number];
        let shared = copier.load_shared(number);
        let (nest, item) = Nest::open(&mut copier.out, group.local_size);
        let latch = copier.out.new_block();
        let note = (region.exits.len() > 1).then_some(next);
        copier.region(number, &item, latch, note, &shared)?;
        copier.out.block = latch;
        nest.close(copier);
        copier.keep_shared(number);
        let target = |exit: &Exit| match exit {
            Exit::To(next, _) => entries[*next],
            Exit::Done => end,
        };
        match region.exits.as_slice() {
            [] => copier.out.br(end),
            [only] => copier.out.br(target(only)),
            exits => {
                let out = &mut copier.out;
                let value = out.load(out.i32, next, 4);
                let mut number = |exit: &Exit| {
                    let number = regions.noted(*exit);
                    out.module.constants.int(out.i32, 32, number.into())
                };
                let cases = exits.iter().map(|exit| (number(exit), target(exit))).collect();
                out.emit_void(InstKind::Switch { value, default: end, cases });
            }
        }
    }
    copier.out.block = end;
    copier.out.ret(None);
    Ok(())
}

/// Regions that work-items may leave on different ways: each notes where it goes.
fn dispatched(
    copier: &mut Copier<'_, '_>,
    regions: &Regions,
    group: &Group,
    states: Slot,
) -> Result<(), Error> {
    let states = group.first_slot(&mut copier.out, states.offset);
    let zero = copier.out.int64(0);
    loops::count(copier, zero, group.items, |copier, number| {
        let place = state(&mut copier.out, states, number);
        let first = copier.out.int32(0);
        copier.out.store(first, place, 4);
    });
    let count = copier.out.int64(1);
    let least = copier.out.variable(copier.out.i32, count, 4);
    let end = copier.out.new_block();
    if regions.has_parts {
        let phase = copier.out.new_block();
        copier.out.br(phase);
        copier.out.block = phase;
        let units = group.sub_groups(&mut copier.out, group.items);
        let mut failed = Ok(());
        loops::count(copier, zero, units, |copier, unit| {
            let first = copier.out.small(BinaryOp::Mul, unit, group.sub_group);
            let last = copier.out.small(BinaryOp::Add, first, group.sub_group);
            let last = group.least(&mut copier.out, last, group.items);
            if let Err(error) = turn(copier, regions, group, states, least, Some((first, last))) {
                failed = Err(error);
            }
        });
        failed?;
        let waiting = smallest(copier, states, least, (zero, group.items));
        let ended = copier.out.int32(ENDED);
        let is_over = copier.out.icmp(IntPredicate::Eq, waiting, ended);
        let release = copier.out.new_block();
        copier.out.cond_br(is_over, end, release);
        copier.out.block = release;
        loops::count(copier, zero, group.items, |copier, number| {
            let place = state(&mut copier.out, states, number);
            let found = copier.out.load(copier.out.i32, place, 4);
            let goes_on = copier.out.icmp(IntPredicate::Eq, found, waiting);
            let waits = copier.out.int32(WAITS);
            let kind = InstKind::Binary { op: BinaryOp::Sub, lhs: found, rhs: waits };
            let released = copier.out.emit(kind, copier.out.i32);
            let new = copier.out.select(goes_on, released, found);
            copier.out.store(new, place, 4);
        });
        copier.out.br(phase);
    } else {
        turn(copier, regions, group, states, least, None)?;
        copier.out.br(end);
    }
    copier.out.block = end;
    copier.out.ret(None);
    Ok(())
}

/// Runs regions for the work-items of a unit (of the group, if none is given) until all have ended, or wait for others.
fn turn(
    copier: &mut Copier<'_, '_>,
    regions: &Regions,
    group: &Group,
    states: Value,
    least: Value,
    unit: Option<(Value, Value)>,
) -> Result<(), Error> {
    let (head, after) = (copier.out.new_block(), copier.out.new_block());
    let entries: Vec<BlockId> = regions.regions.iter().map(|_| copier.out.new_block()).collect();
    copier.out.br(head);
    copier.out.block = head;
    let zero = copier.out.int64(0);
    let next = smallest(copier, states, least, unit.unwrap_or((zero, group.items)));
    let cases: Vec<(ConstId, BlockId)> = entries
        .iter()
        .enumerate()
        .map(|(number, entry)| (copier.out.module.constants.int(copier.out.i32, 32, number as u64), *entry))
        .collect();
    copier.out.emit_void(InstKind::Switch { value: next, default: after, cases: cases.into() });
    for (number, entry) in entries.iter().enumerate() {
        copier.out.block = *entry;
        let mut failed = Ok(());
        let mut body = |copier: &mut Copier<'_, '_>, item: &Item| {
            let (run, latch) = (copier.out.new_block(), copier.out.new_block());
            let place = state(&mut copier.out, states, item.linear);
            let found = copier.out.load(copier.out.i32, place, 4);
            let this = copier.out.int32(number as u32);
            let is_here = copier.out.icmp(IntPredicate::Eq, found, this);
            copier.out.cond_br(is_here, run, latch);
            copier.out.block = run;
            failed = copier.region(number, item, latch, Some(place), &[]);
            copier.out.block = latch;
        };
        match unit {
            None => {
                let (nest, item) = Nest::open(&mut copier.out, group.local_size);
                body(copier, &item);
                nest.close(copier);
            }
            Some((first, last)) => loops::count(copier, first, last, |copier, number| {
                let item = loops::item(&mut copier.out, group.local_size, number);
                body(copier, &item);
            }),
        }
        failed?;
        copier.out.br(head);
    }
    copier.out.block = after;
    Ok(())
}

/// Where a work-item notes its region.
fn state(out: &mut Emitter<'_>, states: Value, number: Value) -> Value {
    let four = out.int64(4);
    let offset = out.small(BinaryOp::Mul, number, four);
    out.byte_offset(states, offset)
}

/// The smallest state of the work-items from `first` to before `last`.
fn smallest(
    copier: &mut Copier<'_, '_>,
    states: Value,
    least: Value,
    (first, last): (Value, Value),
) -> Value {
    let ended = copier.out.int32(ENDED);
    copier.out.store(ended, least, 4);
    loops::count(copier, first, last, |copier, number| {
        let place = state(&mut copier.out, states, number);
        let found = copier.out.load(copier.out.i32, place, 4);
        let known = copier.out.load(copier.out.i32, least, 4);
        let is_less = copier.out.icmp(IntPredicate::Ult, found, known);
        let new = copier.out.select(is_less, found, known);
        copier.out.store(new, least, 4);
    });
    copier.out.load(copier.out.i32, least, 4)
}
