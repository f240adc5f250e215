//! Constants at module scope.
//!
//! A constant is requested together with its SPIR-V type: the same LLVM constant can be needed as a truth value and as
//! a byte in memory, or as a pointer to different types. Each (type, value) is written once.

use crate::lower::module::Globals;
use llvm_legalize::{freeze, generic_variables};
use llvm_model::constants::data_element_size;
use llvm_model::{ApInt, ConstId, Constant, Id as _, Module, Type, TypeId};
use spirv_module::{Id, Op};
use translate_common::Problem;
use translate_common::problems::LlvmConstantProblem;

/// How deep constants may nest (through members, expressions and initializers of other variables).
const MAX_NESTING: u32 = 256;

/// The constants made so far.
#[derive(Clone)]
pub(super) struct ConstantTable {
    /// For each LLVM constant the last type it was wanted as.
    last: Vec<Option<(Id, Id)>>,
    depth: u32,
}

impl ConstantTable {
    pub(super) fn new(module: &Module) -> ConstantTable {
        ConstantTable { last: vec![None; module.constants.len()], depth: 0 }
    }
}

impl Globals<'_> {
    /// A constant as a value of the SPIR-V type `want`, which must be a form of its LLVM type.
    pub(in crate::lower) fn constant(&mut self, id: ConstId, want: Id) -> Id {
        if let Some(Some((ty, known))) = self.constants.last.get(id.index())
            && *ty == want
        {
            return *known;
        }
        if self.constants.depth > MAX_NESTING {
            self.report().problem(LlvmConstantProblem::Nesting);
            return Id(0);
        }
        self.constants.depth += 1;
        let made = self.make_constant(id, want);
        self.constants.depth -= 1;
        if let Some(slot) = self.constants.last.get_mut(id.index()) {
            *slot = Some((want, made));
        }
        made
    }

    fn make_constant(&mut self, id: ConstId, want: Id) -> Id {
        let module = self.input.module;
        let ty = module.constants.ty(id);
        match &module.constants[id] {
            Constant::Int(bits) | Constant::Float(bits) => self.scalar_constant(ty, want, bits),
            Constant::Null => {
                // Shaders have errors of their own about handles in memory.
                if self.input.profile().has_library && !self.shapes().has_null(want) {
                    self.report().problem(LlvmConstantProblem::NullHandle);
                }
                self.pool().null_constant(want)
            }
            Constant::Poison if self.input.options.asks_for(freeze::EXTENSION) => self.pool().poison(want),
            Constant::Undef | Constant::Poison => self.pool().undef(want),
            Constant::Aggregate(elements)
                if elements
                    .iter()
                    .all(|&e| matches!(module.constants[e], Constant::Undef | Constant::Poison)) =>
            {
                self.pool().undef(want)
            }
            // A wrapper has no place of its own.
            Constant::Aggregate(elements) if self.types.is_wrapper(ty) && elements.len() == 1 => {
                self.constant(elements[0], want)
            }
            Constant::Aggregate(elements) => {
                let mut parts = Vec::with_capacity(elements.len());
                for (index, &element) in elements.iter().enumerate() {
                    let Some(part) = self.shapes().element_type(want, index as u64) else { return Id(0) };
                    parts.push(self.constant(element, part).0);
                }
                self.pool().composite(Op::ConstantComposite, want, parts)
            }
            Constant::Data(bytes) => self.data_constant(ty, want, bytes),
            Constant::Global(_) | Constant::Alias(_) | Constant::Function(_) | Constant::Expr(_) => {
                self.address_constant(id, want)
            }
            Constant::IFunc(_) => self.refused_constant(LlvmConstantProblem::IFunc),
            Constant::BlockAddress { .. } => self.refused_constant(LlvmConstantProblem::BlockAddress),
            Constant::DsoLocalEquivalent(_) | Constant::NoCfi(_) | Constant::PtrAuth(..) => {
                self.refused_constant(LlvmConstantProblem::FunctionAddressKind)
            }
            Constant::InlineAsm(_) => self.refused_constant(Problem::internal("inline assembly as a value")),
        }
    }

    #[cold]
    fn refused_constant(&mut self, problem: impl Into<Problem>) -> Id {
        self.report().problem(problem);
        Id(0)
    }

    fn scalar_constant(&mut self, ty: TypeId, want: Id, bits: &ApInt) -> Id {
        let types = &self.input.module.types;
        match types[ty] {
            Type::Integer(1) if want == self.pool().bool_type() => self.pool().bool_constant(!bits.is_zero()),
            Type::Integer(width) => self.pool().number_constant(want, width, bits.words()),
            _ => match types[ty].float_width() {
                Some(width @ ..=64) => self.pool().number_constant(want, width, bits.words()),
                _ => {
                    // The type is too wide as well, which making it reports.
                    self.types.value_type(ty);
                    Id(0)
                }
            },
        }
    }

    fn data_constant(&mut self, ty: TypeId, want: Id, bytes: &[u8]) -> Id {
        let module = self.input.module;
        let Some(element) = module.types.element(ty, 0) else { return Id(0) };
        let (Some(size), Some(part)) =
            (data_element_size(&module.types, element), self.shapes().element_type(want, 0))
        else {
            return Id(0);
        };
        let mut parts = Vec::with_capacity(bytes.len() / size);
        for chunk in bytes.chunks_exact(size) {
            let word = chunk.iter().rev().fold(0u64, |acc, &byte| acc << 8 | u64::from(byte));
            parts.push(
                if size == 8 {
                    self.pool().wide_constant(part, word)
                } else {
                    self.pool().narrow_constant(part, word as u32)
                }
                .0,
            );
        }
        self.pool().composite(Op::ConstantComposite, want, parts)
    }

    /// The address of a global or an address expression, as a module-scope constant of type `want`.
    fn address_constant(&mut self, id: ConstId, want: Id) -> Id {
        if self.is_null_elsewhere(id) {
            return self.pool().null_constant(want);
        }
        let Some((value, ty)) = self.constant_address(id) else { return Id(0) };
        // A variable is not a constant, so it is wrapped even if the type is right.
        let module = self.input.module;
        let is_bare = matches!(module.constants[id], Constant::Global(_) | Constant::Alias(_))
            && generic_variables::moved_to(module, id).is_none();
        if ty == want && !is_bare {
            return value;
        }
        self.pool().composite(Op::SpecConstantOp, want, vec![u32::from(Op::Bitcast.0), value.0])
    }
}
