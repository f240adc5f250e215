//! The TYPE block.

use llvm_model::Type;
use llvm_model::types::StructType;

use super::{ModuleWriter, width};
use crate::bitstream::{Abbrev, Alphabet, Field, Tail};
use crate::codes::block;
use crate::codes::types as code;

/// Abbreviations of the block.
struct TypeAbbrevs {
    pointer: u32,
    function: u32,
    literal_struct: u32,
    named_struct: u32,
    array: u32,
    name_char6: u32,
    name_8bit: u32,
}

impl ModuleWriter<'_> {
    pub(super) fn write_types(&mut self) {
        use Field::{Char6, Fixed, Vbr};
        self.out.enter_block(block::TYPE, width::USUAL);
        let ty = Fixed(self.numbers.type_bits());
        let mut define =
            |code, fields: &[Field], tail| self.out.define_abbrev(Abbrev::new(code, fields, tail));
        let abbrevs = TypeAbbrevs {
            pointer: define(code::OPAQUE_POINTER, &[Vbr(6)], Tail::None),
            function: define(code::FUNCTION, &[Fixed(1)], Tail::Array(ty)),
            literal_struct: define(code::STRUCT_ANON, &[Fixed(1)], Tail::Array(ty)),
            named_struct: define(code::STRUCT_NAMED, &[Fixed(1)], Tail::Array(ty)),
            array: define(code::ARRAY, &[Vbr(8), ty], Tail::None),
            name_char6: define(code::STRUCT_NAME, &[], Tail::Array(Char6)),
            name_8bit: define(code::STRUCT_NAME, &[], Tail::Array(Fixed(8))),
        };
        self.out.record(code::NUMENTRY, &[self.numbers.types().len() as u64]);
        for index in 0..self.numbers.types().len() {
            self.write_type(index, &abbrevs);
        }
        self.out.end_block();
    }

    fn write_type(&mut self, index: usize, abbrevs: &TypeAbbrevs) {
        let Some(&id) = self.numbers.types().get(index) else { return };
        let numbers = &self.numbers;
        let number = |id| u64::from(numbers.ty(id));
        let struct_ops = |body: &StructType| -> Vec<u64> {
            std::iter::once(u64::from(body.packed)).chain(body.fields.iter().map(|&f| number(f))).collect()
        };
        let mut simple = |code| self.out.record(code, &[]);
        match &self.types[id] {
            Type::Void => simple(code::VOID),
            Type::Half => simple(code::HALF),
            Type::BFloat => simple(code::BFLOAT),
            Type::Float => simple(code::FLOAT),
            Type::Double => simple(code::DOUBLE),
            Type::X86Fp80 => simple(code::X86_FP80),
            Type::Fp128 => simple(code::FP128),
            Type::PpcFp128 => simple(code::PPC_FP128),
            Type::Label => simple(code::LABEL),
            Type::Metadata => simple(code::METADATA),
            Type::Token => simple(code::TOKEN),
            Type::X86Mmx => simple(code::X86_MMX),
            Type::X86Amx => simple(code::X86_AMX),
            // Where bytes are written as integers, integers have the number of both.
            Type::Byte(width) => self.out.record(code::BYTE, &[u64::from(*width)]),
            Type::Integer(width) => self.out.record(code::INTEGER, &[u64::from(*width)]),
            Type::Pointer(space) => {
                self.out.abbreviated(abbrevs.pointer, code::OPAQUE_POINTER, &[u64::from(*space)]);
            }
            Type::Array { element, count } => {
                self.out.abbreviated(abbrevs.array, code::ARRAY, &[*count, number(*element)]);
            }
            Type::Vector { element, count, scalable } => {
                let ops = [u64::from(*count), number(*element), 1];
                self.out.record(code::VECTOR, if *scalable { &ops } else { &ops[..2] });
            }
            Type::Struct(body) => {
                self.out.abbreviated(abbrevs.literal_struct, code::STRUCT_ANON, &struct_ops(body));
            }
            Type::NamedStruct(id) => {
                let named = &self.types.structs[*id];
                let ops = named.body.as_ref().map(struct_ops);
                let name = named.name.clone();
                self.write_struct_name(name.as_bytes(), abbrevs);
                match ops {
                    Some(ops) => self.out.abbreviated(abbrevs.named_struct, code::STRUCT_NAMED, &ops),
                    None => self.out.record(code::OPAQUE, &[0]),
                }
            }
            Type::Function { ret, params, vararg } => {
                let ops: Vec<u64> = [u64::from(*vararg), number(*ret)]
                    .into_iter()
                    .chain(params.iter().map(|&p| number(p)))
                    .collect();
                self.out.abbreviated(abbrevs.function, code::FUNCTION, &ops);
            }
            Type::TargetExt { name, types, ints } => {
                let ops: Vec<u64> = std::iter::once(types.len() as u64)
                    .chain(types.iter().map(|&t| number(t)))
                    .chain(ints.iter().map(|&i| u64::from(i)))
                    .collect();
                let name = name.clone();
                self.write_struct_name(name.as_bytes(), abbrevs);
                self.out.record(code::TARGET_TYPE, &ops);
            }
        }
    }

    /// The name of the next struct or target type. Unnamed structs have no such record.
    fn write_struct_name(&mut self, name: &[u8], abbrevs: &TypeAbbrevs) {
        if name.is_empty() {
            return;
        }
        let is_char6 = Alphabet::of(name) == Alphabet::Char6;
        let abbrev = if is_char6 { abbrevs.name_char6 } else { abbrevs.name_8bit };
        self.out.abbreviated_text(abbrev, code::STRUCT_NAME, &[], name);
    }
}
