//! Which instruction defines an id.

use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use crate::module::Module;
use spirv_grammar::{ExtInstSet, FPEncoding, Op};

/// The defining instruction of every id of a module, and derived facts: types, numbers, extended sets.
///
/// The table takes memory in proportion to the module, independently of the bound in its header.
#[derive(Debug, Clone)]
pub struct Definitions<'m> {
    module: &'m Module,
    /// The number of the instruction that defines each id; [`NONE`] where nothing is defined. Empty when `sparse` is
    /// used instead.
    dense: Vec<u32>,
    /// Ascending id and the number of its instruction, for modules whose ids are far apart.
    sparse: Vec<(u32, u32)>,
    /// One bit for each id of `dense`: set when it is a type.
    types: Vec<u64>,
    duplicates: Vec<(Id, u32)>,
    /// Ascending id.
    imports: Vec<(Id, Import)>,
}

/// No instruction; greater than the number of any.
const NONE: u32 = u32::MAX;

/// Whether an instruction declares a type that results can have: functions are reached through pointers only.
fn is_value_type(op: Op) -> bool {
    op.is_type() && op != Op::TypeFunction
}

/// How a number is encoded in an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberType {
    /// Integer or floating point.
    pub class: NumberClass,
    /// Width in bits, at least 1.
    pub width: u32,
}

/// See [`NumberType`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberClass {
    /// OpTypeInt with signedness 0.
    Unsigned,
    /// OpTypeInt with another signedness.
    Signed,
    /// OpTypeFloat of an IEEE 754 format.
    Float,
    /// OpTypeFloat with another encoding.
    FloatEncoded(FPEncoding),
}

impl NumberType {
    /// Words that a number of this type takes: 1 up to 32 bits, 2 up to 64 bits, and so on.
    pub fn words(self) -> usize {
        (self.width as usize).div_ceil(32)
    }
}

/// An imported set of extended instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Import {
    /// The set, when the grammar has it.
    pub set: Option<ExtInstSet>,
    /// Its name begins with `NonSemantic.`.
    pub non_semantic: bool,
}

impl<'m> Definitions<'m> {
    /// Scans the module once. Where an id is defined more than once, the first definition counts.
    pub fn of(module: &'m Module) -> Definitions<'m> {
        let words = module.list.words.len();
        // Every id that is defined takes at least two words, so a bound far above that has holes.
        let dense = module.header.bound as usize <= (4 * words).max(1 << 16);
        let mut found = Definitions {
            module,
            dense: if dense { vec![NONE; module.header.bound as usize] } else { Vec::new() },
            sparse: Vec::new(),
            types: if dense { vec![0; module.header.bound as usize / 64 + 1] } else { Vec::new() },
            duplicates: Vec::new(),
            imports: Vec::new(),
        };
        for instruction in module.instructions() {
            let layout = instruction.op().layout();
            // 0 is not an id, so nothing can refer to it.
            if layout.result
                && let Some(&id) = instruction.words().get(1 + usize::from(layout.result_type))
                && id != 0
            {
                found.define(dense, Id(id), instruction);
            }
        }
        if !dense {
            found.sort_sparse();
        }
        found.imports.sort_by_key(|(id, _)| *id);
        // The first definition counts; the sort was stable.
        found.imports.dedup_by_key(|(id, _)| *id);
        found
    }

    fn sort_sparse(&mut self) {
        self.sparse.sort_unstable();
        let duplicates = &mut self.duplicates;
        self.sparse.dedup_by(|later, first| {
            let twice = later.0 == first.0;
            if twice {
                duplicates.push((Id(later.0), later.1));
            }
            twice
        });
        duplicates.sort_by_key(|(_, index)| *index);
    }

    #[inline]
    fn define(&mut self, dense: bool, id: Id, instruction: Instruction<'_>) {
        if dense {
            match self.dense.get_mut(id.0 as usize) {
                Some(slot) if *slot == NONE => *slot = instruction.index(),
                // Above the bound: the check of the bound reports it, and nothing can find it here.
                None => return,
                Some(_) => return self.duplicates.push((id, instruction.index())),
            }
        } else if id.0 < self.module.header.bound {
            self.sparse.push((id.0, instruction.index()));
        }
        let op = instruction.op();
        if is_value_type(op) {
            if let Some(bits) = self.types.get_mut(id.0 as usize / 64) {
                *bits |= 1 << (id.0 % 64);
            }
        } else if op == Op::ExtInstImport {
            self.define_import(id, instruction);
        }
    }

    /// Returns the extended instruction set that OpExtInstImport imports, if it is a known one.
    pub(crate) fn imported_set(import: Instruction<'_>) -> Option<ExtInstSet> {
        ExtInstSet::from_name(&LiteralString::read(import.operands())?.to_string_lossy())
    }

    #[cold]
    fn define_import(&mut self, id: Id, instruction: Instruction<'_>) {
        let Some(name) = LiteralString::read(instruction.operands()) else { return };
        let name = name.to_string_lossy();
        let set = ExtInstSet::from_name(&name);
        self.imports.push((id, Import { set, non_semantic: name.starts_with("NonSemantic.") }));
    }

    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Number of the instruction that defines an id.
    #[inline]
    pub fn index(&self, id: Id) -> Option<usize> {
        match self.dense.get(id.0 as usize) {
            Some(&number) => (number != NONE).then_some(number as usize),
            None => self.sparse_index(id),
        }
    }

    /// For each id [`Definitions::index`], or a number greater than that of any instruction; empty for a module with sparse
    /// ids.
    #[inline]
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.dense
    }

    /// Whether the instruction that defines an id declares a type that results can have: any but one of functions.
    #[inline]
    pub(crate) fn is_value_type(&self, id: Id) -> bool {
        match self.types.get(id.0 as usize / 64) {
            Some(bits) => bits >> (id.0 % 64) & 1 != 0,
            None => self.instruction(id).is_some_and(|ty| is_value_type(ty.op())),
        }
    }

    #[cold]
    fn sparse_index(&self, id: Id) -> Option<usize> {
        let at = self.sparse.binary_search_by_key(&id.0, |pair| pair.0).ok()?;
        self.sparse.get(at).map(|pair| pair.1 as usize)
    }

    /// The instruction that defines an id.
    #[inline]
    pub fn instruction(&self, id: Id) -> Option<Instruction<'m>> {
        self.module.instruction(self.index(id)?)
    }

    /// The result type of the instruction that defines an id.
    #[inline]
    pub fn type_of(&self, id: Id) -> Option<Id> {
        self.instruction(id)?.result_type()
    }

    /// Returns the encoding of numbers of a type; `None` if the id is not OpTypeInt or OpTypeFloat, or its width is 0.
    pub fn number_type(&self, type_id: Id) -> Option<NumberType> {
        let instruction = self.instruction(type_id)?;
        let operands = instruction.operands();
        let width = *operands.first().filter(|&&width| width != 0)?;
        let class = match instruction.op() {
            Op::TypeInt if operands.get(1) == Some(&0) => NumberClass::Unsigned,
            Op::TypeInt => NumberClass::Signed,
            Op::TypeFloat => match operands.get(1) {
                None => NumberClass::Float,
                Some(&encoding) => NumberClass::FloatEncoded(FPEncoding(encoding)),
            },
            _ => return None,
        };
        Some(NumberType { class, width })
    }

    /// The extended instruction set that an OpExtInstImport imports; `None` when the id is none.
    pub fn import(&self, id: Id) -> Option<Import> {
        let at = self.imports.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        self.imports.get(at).map(|(_, import)| *import)
    }

    /// Ids that are defined again, with the number of the later instruction, in the order of the module.
    pub fn duplicates(&self) -> &[(Id, u32)] {
        &self.duplicates
    }
}
