//! The layout engine against the rules of std140 and std430, which are computed here once more from their text: GLSL
//! specification, "Standard Uniform Block Layout".

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use llvm_model::{ApInt, Constant, MdId, Metadata, Module, NamedMetadata, Type, TypeId};
use proptest::prelude::*;
use shader_executable::layout::{Layout, Layouts};
use spirv_grammar::Decoration;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::Shaders;

/// A type of GLSL, all of whose scalars have four bytes.
#[derive(Clone, Debug)]
enum Shape {
    Vector(u32),
    Matrix { columns: u32, rows: u32, by_rows: bool },
    Array(Box<Shape>, u32),
    Struct(Vec<Shape>),
}

fn shapes() -> impl Strategy<Value = Shape> {
    let vector = (1u32..5).prop_map(Shape::Vector);
    let matrix = (2u32..5, 2u32..5, any::<bool>());
    let matrix = matrix.prop_map(|(columns, rows, by_rows)| Shape::Matrix { columns, rows, by_rows });
    prop_oneof![vector, matrix].prop_recursive(4, 24, 5, |inner| {
        prop_oneof![
            (inner.clone(), 1u32..4).prop_map(|(inner, count)| Shape::Array(Box::new(inner), count)),
            proptest::collection::vec(inner, 1..5).prop_map(Shape::Struct),
        ]
    })
}

/// The rules: which alignment and size a type has.
#[derive(Clone, Copy, Debug)]
struct Rules {
    /// Whether arrays and structures are aligned to 16 bytes at least.
    std140: bool,
}

impl Rules {
    fn rounded(self, align: u64) -> u64 {
        if self.std140 { align.next_multiple_of(16) } else { align }
    }

    fn vector(lanes: u32) -> u64 {
        4 * u64::from(if lanes == 3 { 4 } else { lanes })
    }

    /// The alignment and the size.
    fn of(self, shape: &Shape) -> (u64, u64) {
        match shape {
            Shape::Vector(lanes) => (Self::vector(*lanes), 4 * u64::from(*lanes)),
            Shape::Matrix { columns, rows, by_rows } => {
                let (count, lanes) = if *by_rows { (rows, columns) } else { (columns, rows) };
                let stride = self.rounded(Self::vector(*lanes));
                (stride, stride * u64::from(*count))
            }
            Shape::Array(inner, count) => {
                let stride = self.stride(inner);
                (self.rounded(self.of(inner).0), stride * u64::from(*count))
            }
            Shape::Struct(members) => {
                let align = members.iter().map(|member| self.of(member).0).max().unwrap_or(1);
                let align = self.rounded(align);
                (align, self.end(members).next_multiple_of(align))
            }
        }
    }

    fn stride(self, element: &Shape) -> u64 {
        let (align, size) = self.of(element);
        size.next_multiple_of(self.rounded(align))
    }

    fn offsets(self, members: &[Shape]) -> Vec<u64> {
        let mut end = 0u64;
        let mut offsets = Vec::new();
        for member in members {
            let (align, size) = self.of(member);
            offsets.push(end.next_multiple_of(align));
            end = end.next_multiple_of(align) + size;
        }
        offsets
    }

    fn end(self, members: &[Shape]) -> u64 {
        let last = self.offsets(members).last().copied().unwrap_or(0);
        last + members.last().map_or(0, |member| self.of(member).1)
    }

    /// Where the scalars of a value at `start` are, in order: columns one after the other.
    fn scalars(self, shape: &Shape, start: u64, out: &mut Vec<u64>) {
        match shape {
            Shape::Vector(lanes) => out.extend((0..u64::from(*lanes)).map(|lane| start + 4 * lane)),
            Shape::Matrix { columns, rows, by_rows } => {
                let lanes = if *by_rows { columns } else { rows };
                let stride = self.rounded(Self::vector(*lanes));
                for column in 0..u64::from(*columns) {
                    for row in 0..u64::from(*rows) {
                        let (major, minor) = if *by_rows { (row, column) } else { (column, row) };
                        out.push(start + major * stride + 4 * minor);
                    }
                }
            }
            Shape::Array(inner, count) => {
                let stride = self.stride(inner);
                (0..u64::from(*count)).for_each(|index| self.scalars(inner, start + index * stride, out));
            }
            Shape::Struct(members) => {
                for (member, offset) in members.iter().zip(self.offsets(members)) {
                    self.scalars(member, start + offset, out);
                }
            }
        }
    }
}

/// A module that states the layout, as a module of shaders does.
struct Stated {
    module: Module,
    rules: Rules,
    nodes: Vec<MdId>,
}

impl Stated {
    fn number(&mut self, number: u64) -> Option<MdId> {
        let word = self.module.types.int(32);
        let constant = self.module.constants.intern(word, Constant::Int(ApInt::from_u64(32, number)));
        Some(self.module.metadata.push(Metadata::Constant(constant)))
    }

    fn tuple(&mut self, operands: Vec<Option<MdId>>) -> Option<MdId> {
        Some(self.module.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() }))
    }

    fn decoration(&mut self, decoration: Decoration, literal: Option<u64>) -> Option<MdId> {
        let mut operands = vec![self.number(decoration.0.into())];
        if let Some(literal) = literal {
            operands.push(self.number(literal));
        }
        self.tuple(operands)
    }

    fn ty(&mut self, shape: &Shape) -> TypeId {
        let float = self.module.types.intern(Type::Float);
        match shape {
            Shape::Vector(1) => float,
            Shape::Vector(lanes) => self.module.types.vector(float, *lanes),
            Shape::Matrix { columns, rows, .. } => {
                let column = self.module.types.vector(float, *rows);
                let array = self.module.types.array(column, (*columns).into());
                self.wrapper(format!("spirv.Matrix.{columns}x{rows}"), array)
            }
            Shape::Array(inner, count) => {
                let (element, stride) = (self.ty(inner), self.rules.stride(inner));
                let array = self.module.types.array(element, (*count).into());
                self.wrapper(format!("spirv.Array.{stride}"), array)
            }
            Shape::Struct(members) => {
                let fields: Vec<_> = members.iter().map(|member| self.ty(member)).collect();
                let body = llvm_model::StructType { packed: false, fields: fields.into() };
                let ty = self.module.types.named_struct("block".into(), Some(body));
                self.state(ty, members);
                ty
            }
        }
    }

    fn wrapper(&mut self, name: String, array: TypeId) -> TypeId {
        let body = llvm_model::StructType { packed: false, fields: [array].into() };
        self.module.types.named_struct(name.as_str().into(), Some(body))
    }

    fn state(&mut self, ty: TypeId, members: &[Shape]) {
        let poison = self.module.constants.intern(ty, Constant::Poison);
        let mut node =
            vec![Some(self.module.metadata.push(Metadata::Constant(poison))), self.tuple(Vec::new())];
        let offsets = self.rules.offsets(members);
        for (member, offset) in members.iter().zip(offsets) {
            let mut list = vec![self.decoration(Decoration::Offset, Some(offset))];
            let mut inner = member;
            while let Shape::Array(element, _) = inner {
                inner = element;
            }
            if let Shape::Matrix { columns, rows, by_rows } = inner {
                let lanes = if *by_rows { columns } else { rows };
                let stride = self.rules.rounded(Rules::vector(*lanes));
                let order = if *by_rows { Decoration::RowMajor } else { Decoration::ColMajor };
                list.push(self.decoration(order, None));
                list.push(self.decoration(Decoration::MatrixStride, Some(stride)));
            }
            node.push(self.tuple(list));
        }
        let node = self.tuple(node);
        self.nodes.extend(node);
    }
}

/// Where the scalars of a value are, by the layout of its type.
fn found(module: &Module, ty: TypeId, layout: &Layout, start: u64, out: &mut Vec<u64>) {
    match (layout, &module.types[ty]) {
        (Layout::Struct(members), _) => {
            for (index, (offset, member)) in members.iter().enumerate() {
                let field = module.types.element(ty, index as u64).unwrap();
                found(module, field, member, start + offset, out);
            }
        }
        (Layout::Array(..), Type::NamedStruct(_)) => {
            found(module, module.types.element(ty, 0).unwrap(), layout, start, out);
        }
        (Layout::Array(inner, stride), Type::Array { element, count }) => {
            (0..*count).for_each(|index| found(module, *element, inner, start + index * stride, out));
        }
        (Layout::Plain, _) => {
            let lanes = module.types.lanes(ty).unwrap_or(1);
            out.extend((0..u64::from(lanes)).map(|lane| start + 4 * lane));
        }
        (Layout::Strided(stride), _) => {
            let lanes = module.types.lanes(ty).unwrap();
            out.extend((0..u64::from(lanes)).map(|lane| start + stride * lane));
        }
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn parts_are_where_the_rules_say(
        members in proptest::collection::vec(shapes(), 1..6),
        std140 in any::<bool>(),
    ) {
        let block = Shape::Struct(members);
        let rules = Rules { std140 };
        let mut stated = Stated { module: Module::default(), rules, nodes: Vec::new() };
        let ty = stated.ty(&block);
        let Stated { mut module, nodes, .. } = stated;
        module.named_metadata.push(NamedMetadata { name: "spirv.Structure".into(), operands: nodes });
        let shaders = Shaders::of(&module);
        let layout = Layouts::new(&module, &shaders).of(ty).unwrap();
        let (mut expected, mut actual) = (Vec::new(), Vec::new());
        rules.scalars(&block, 0, &mut expected);
        found(&module, ty, &layout, 0, &mut actual);
        prop_assert_eq!(&expected, &actual);
        // No two are in one place, and all are inside.
        let size = rules.of(&block).1;
        let mut sorted = actual;
        sorted.sort_unstable();
        prop_assert!(sorted.windows(2).all(|pair| pair[0] + 4 <= pair[1]));
        prop_assert!(sorted.last().is_none_or(|last| last + 4 <= size));
    }
}

#[test]
fn what_is_not_stated_is_said() {
    let mut module = Module::default();
    let float = module.types.intern(Type::Float);
    let array = module.types.array(float, 4);
    let body = llvm_model::StructType { packed: false, fields: [float].into() };
    let block = module.types.named_struct("block".into(), Some(body));
    let shaders = Shaders::default();
    let layouts = Layouts::new(&module, &shaders);
    assert_eq!(layouts.of(array).unwrap_err(), ExecutableProblem::NoDecoration { decoration: "ArrayStride" });
    assert_eq!(layouts.of(block).unwrap_err(), ExecutableProblem::NoOffset { member: 0 });
    assert_eq!(*layouts.of(float).unwrap(), Layout::Plain);
}
