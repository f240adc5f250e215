//! The types of the elements of buffers and tables: pointers have no pointee types, so all accesses of one decide together.
//!
//! - [`roots`]: what pointers lead to.
//! - [`arrays`], [`bytes`]: arrays of one kind of number, and their contents.
//! - [`tables`]: constants that are arrays, but have another type.
//!
//! The element is the largest number that every access is a multiple of, by its size and its alignment; a float if most such
//! accesses are of floats and no atomic one is of integers, and a vector if most of them are of one.

mod arrays;
pub(crate) mod bytes;
mod roots;
pub(crate) mod tables;

pub(crate) use arrays::{array, numbers};
pub(crate) use roots::{Roots, for_each_source};

use crate::memory::Layouts;
use llvm_model::{AttrKind, Function, InstKind, Module, Type, TypeId, Value};
use rustc_hash::FxHashMap;

/// The accesses of one buffer.
#[derive(Clone, Copy, Debug)]
struct Votes {
    /// The size of the element in bytes.
    size: u64,
    /// The sizes of what atomic instructions access, each a bit.
    atomic_sizes: u64,
    /// Those of integers alone.
    atomic_integers: u64,
    /// The accesses of floats and of integers of this size, and of vectors of two and four of them.
    floats: u32,
    integers: u32,
    pairs: u32,
    quads: u32,
}

impl Default for Votes {
    fn default() -> Votes {
        Votes { size: 8, atomic_sizes: 0, atomic_integers: 0, floats: 0, integers: 0, pairs: 0, quads: 0 }
    }
}

/// An access, as far as it matters for the element.
struct Access {
    /// The size of the smallest number in it, at most its alignment.
    size: u64,
    is_float: bool,
    is_atomic: bool,
    /// The elements of the vector that is accessed.
    lanes: u32,
}

impl Votes {
    fn add(&mut self, access: &Access) {
        if access.size < self.size {
            let (atomic_sizes, atomic_integers) = (self.atomic_sizes, self.atomic_integers);
            *self = Votes { size: access.size, atomic_sizes, atomic_integers, ..Votes::default() };
        }
        if access.is_atomic {
            self.atomic_sizes |= access.size;
            self.atomic_integers |= if access.is_float { 0 } else { access.size };
        }
        if access.size != self.size {
            return;
        }
        match access.is_float {
            true => self.floats += 1,
            false => self.integers += 1,
        }
        match access.lanes {
            2 => self.pairs += 1,
            3.. => self.quads += 1,
            _ => {}
        }
    }

    /// Adds the accesses of the same memory elsewhere.
    fn join(&mut self, other: &Votes) {
        self.atomic_sizes |= other.atomic_sizes;
        self.atomic_integers |= other.atomic_integers;
        if other.size < self.size {
            let (atomic_sizes, atomic_integers) = (self.atomic_sizes, self.atomic_integers);
            *self = Votes { atomic_sizes, atomic_integers, ..*other };
        } else if other.size == self.size {
            self.floats += other.floats;
            self.integers += other.integers;
            self.pairs += other.pairs;
            self.quads += other.quads;
        }
    }

    fn element(&self, module: &mut Module) -> TypeId {
        let bits = self.size as u32 * 8;
        // A load or a store may take the bits of another type, an atomic instruction may not.
        let has_atomic_integers = self.atomic_integers & self.size != 0;
        let is_float = self.floats > self.integers && bits >= 16 && !has_atomic_integers;
        let types = &mut module.types;
        let scalar = match (is_float, bits) {
            (true, 16) => types.intern(Type::Half),
            (true, 64) => types.intern(Type::Double),
            (true, _) => types.intern(Type::Float),
            (false, _) => types.int(bits),
        };
        let others = (self.floats + self.integers).saturating_sub(self.pairs + self.quads);
        match () {
            () if self.atomic_sizes != 0 => scalar,
            () if self.quads > others + self.pairs => types.vector(scalar, 4),
            () if self.pairs > others && self.quads == 0 => types.vector(scalar, 2),
            () => scalar,
        }
    }
}

/// The types of the elements that the pointers among the parameters of a function point to, and those of variables of the
/// module; 32-bit integers where nothing is accessed.
pub(crate) struct Elements {
    votes: FxHashMap<Value, Votes>,
}

impl Elements {
    /// Reads the accesses of a function.
    pub(crate) fn of(module: &Module, layouts: &Layouts<'_>, function: &Function, roots: &Roots) -> Elements {
        let mut votes: FxHashMap<Value, Votes> = FxHashMap::default();
        let Some(body) = &function.body else { return Elements { votes } };
        let mut note = |pointer: Value, access: Option<Access>| {
            let Some(access) = access else { return };
            for root in roots.roots(module, pointer) {
                votes.entry(root).or_default().add(&access);
            }
        };
        let type_of = |value: Value| module.value_type(function, value);
        for (_, _, inst) in body.instructions() {
            match &inst.kind {
                InstKind::Load { pointer, align, atomic, .. } => {
                    note(*pointer, access(module, layouts, inst.ty, align.bytes(), atomic.is_some()));
                }
                InstKind::Store { value, pointer, align, atomic, .. } => {
                    let ty = type_of(*value);
                    note(
                        *pointer,
                        ty.and_then(|ty| access(module, layouts, ty, align.bytes(), atomic.is_some())),
                    );
                }
                InstKind::AtomicRmw { pointer, value, align, .. } => {
                    let ty = type_of(*value);
                    note(*pointer, ty.and_then(|ty| access(module, layouts, ty, align.bytes(), true)));
                }
                InstKind::CmpXchg(exchange) => {
                    let ty = type_of(exchange.expected);
                    note(
                        exchange.pointer,
                        ty.and_then(|ty| access(module, layouts, ty, exchange.align.bytes(), true)),
                    );
                }
                InstKind::Call(_) => copies(module, &inst.kind, &mut note),
                _ => {}
            }
        }
        Elements { votes }
    }

    /// Reads the accesses of all functions.
    pub(crate) fn of_module(module: &Module, layouts: &Layouts<'_>) -> Elements {
        let mut all = Elements { votes: FxHashMap::default() };
        for function in module.functions.values() {
            let Some(body) = &function.body else { continue };
            let own = Elements::of(module, layouts, function, &Roots::of(module, body));
            for (root, votes) in own.votes {
                all.votes.entry(root).or_default().join(&votes);
            }
        }
        all
    }

    /// The type of the elements of a buffer that several variables are in.
    pub(crate) fn common(&self, module: &mut Module, roots: &[Value]) -> TypeId {
        let mut all = Votes::default();
        let known: Vec<&Votes> = roots.iter().filter_map(|root| self.votes.get(root)).collect();
        for votes in &known {
            all.join(votes);
        }
        if known.is_empty() { module.types.int(32) } else { all.element(module) }
    }

    /// Whether atomic instructions access numbers of other sizes than that of the elements.
    pub(crate) fn has_other_atomics(&self, roots: &[Value]) -> bool {
        let mut all = Votes::default();
        roots.iter().filter_map(|root| self.votes.get(root)).for_each(|votes| all.join(votes));
        all.atomic_sizes & !all.size != 0
    }

    /// The type of the elements of a buffer.
    pub(crate) fn element(&self, module: &mut Module, root: Value) -> TypeId {
        match self.votes.get(&root) {
            Some(votes) => votes.element(module),
            None => module.types.int(32),
        }
    }
}

/// What an access of a `ty` says of the element; `None` if the type has no form in memory.
fn access(module: &Module, layouts: &Layouts<'_>, ty: TypeId, align: u64, is_atomic: bool) -> Option<Access> {
    let (size, is_float) = smallest(module, layouts, ty, 0)?;
    // Without an alignment an access has that of its type.
    let align = if align == 0 { size } else { align };
    let lanes = module.types.lanes(ty).unwrap_or(1);
    // A vector is one element only if it stands where elements begin.
    let whole = size * u64::from(lanes.next_power_of_two().min(4));
    let lanes = if align >= whole { lanes } else { 1 };
    let largest = layouts.largest_number(is_float);
    Some(Access {
        size: size.min(align).clamp(1, largest),
        is_float: is_float && align >= size,
        is_atomic,
        lanes,
    })
}

/// The bytes of the smallest number in a type, and whether it is a float.
fn smallest(module: &Module, layouts: &Layouts<'_>, ty: TypeId, depth: u32) -> Option<(u64, bool)> {
    /// How deep types nest.
    const MAX_DEPTH: u32 = 32;
    let types = &module.types;
    match types[ty] {
        _ if depth > MAX_DEPTH => None,
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            smallest(module, layouts, element, depth + 1)
        }
        Type::Struct(_) | Type::NamedStruct(_) => {
            let fields = types.struct_body(ty)?.fields.iter();
            fields
                .map(|&field| smallest(module, layouts, field, depth + 1))
                .min_by_key(|found| found.map_or(0, |(size, _)| size))?
        }
        Type::Integer(width) => {
            // Integers of other widths are accessed by their bytes.
            let bytes = u64::from(width.div_ceil(8));
            let is_native = matches!(width, 8 | 16 | 32 | 64);
            Some((if is_native { bytes } else { 1 << bytes.trailing_zeros().min(2) }, false))
        }
        _ => Some((layouts.size(types, ty)?, types.is_float(ty))),
    }
}

/// Notes the accesses of `llvm.memcpy` and its like.
fn copies(module: &Module, kind: &InstKind, note: &mut impl FnMut(Value, Option<Access>)) {
    let Some(name) = crate::rewrite::callee_name(module, kind).and_then(|name| name.as_str()) else { return };
    let is_fill = name.starts_with("llvm.memset.");
    if !is_fill && !name.starts_with("llvm.memcpy.") && !name.starts_with("llvm.memmove.") {
        return;
    }
    let Some(call) = kind.call() else { return };
    let length = call.args.get(2).and_then(|&length| module.as_u64(length)).unwrap_or(1);
    let pointers = if is_fill { 1 } else { 2 };
    for (index, &pointer) in call.args.iter().take(pointers).enumerate() {
        let set = module.attributes.param(call.attributes, index);
        let align = module.attributes.int(set, AttrKind::ALIGN).unwrap_or(1);
        let size = (1u64 << length.trailing_zeros().min(3)).min(align).min(4);
        note(pointer, Some(Access { size, is_float: false, is_atomic: false, lanes: 1 }));
    }
}
