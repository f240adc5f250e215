//! Explicit layout: the places of the parts of a value in a buffer.
//!
//! Decorations state an explicit layout as Vulkan defines it: Offset of each member, ArrayStride, and for matrices
//! MatrixStride with ColMajor or RowMajor (SPIR-V specification, "Shader Validation", "Composite objects in the
//! StorageBuffer, PhysicalStorageBuffer, Uniform, and PushConstant Storage Classes must be explicitly laid out"). LLVM's own
//! layout of the same types need not be the same: it pads vectors of three, and has no strides. Here an address is a number
//! of bytes from the start, and only scalars and vectors with adjacent components are read or written.

use llvm_model::{MdId, Metadata, Module, Type, TypeId};
use spirv_grammar::Decoration;
use spirv_mapping::convention::shaders as convention;
use std::rc::Rc;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::{self, Shaders, Wrapper, wrapper};

/// How deep types may nest.
const MAX_NESTING: u32 = 64;

/// Where the parts of a value are. Numbers are in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A scalar, a pointer, or a vector with adjacent components.
    Plain,
    /// A vector with this distance between components: a column of a matrix that is stored by rows.
    Strided(u64),
    /// Elements of an array or columns of a matrix, so far apart. The columns of a matrix that is stored by rows are as far
    /// apart as its components are wide, and strided.
    Array(Rc<Layout>, u64),
    /// Members, each with its offset.
    Struct(Rc<[(u64, Rc<Layout>)]>),
    /// An array of resources: elements of a table of descriptors, each in memory of its own.
    Resources(Rc<Layout>),
}

impl Layout {
    /// Returns the layout of a part: of a member, or of any element.
    pub(crate) fn part(&self, member: Option<u64>) -> Option<Rc<Layout>> {
        Some(match self {
            Layout::Struct(members) => members.get(usize::try_from(member?).ok()?)?.1.clone(),
            Layout::Array(inner, _) | Layout::Resources(inner) => inner.clone(),
            Layout::Plain | Layout::Strided(_) => Rc::new(Layout::Plain),
        })
    }
}

/// How a member's matrices are stored.
#[derive(Clone, Copy, Debug, Default)]
struct MatrixLayout {
    by_rows: bool,
    stride: Option<u64>,
}

/// The layouts of the types of a module.
#[derive(Clone, Copy)]
pub struct Layouts<'m> {
    module: &'m Module,
    shaders: &'m Shaders,
}

impl<'m> Layouts<'m> {
    /// The layouts that `shaders`, read from `module`, states.
    pub fn new(module: &'m Module, shaders: &'m Shaders) -> Layouts<'m> {
        Layouts { module, shaders }
    }

    /// The layout of a type in memory with explicit layout.
    ///
    /// # Errors
    /// The decorations leave a part of it open.
    pub fn of(&self, ty: TypeId) -> Result<Rc<Layout>, ExecutableProblem> {
        self.layout(ty, MatrixLayout::default(), MAX_NESTING)
    }

    /// How many bytes lie between elements that a pointer of type `pointer` counts off, which are of type `pointee`.
    pub(crate) fn stride(&self, pointer: Option<TypeId>, pointee: TypeId) -> Option<u64> {
        let module = self.module;
        let ty = |node: Option<MdId>| match module.metadata[node?] {
            Metadata::Constant(constant) => Some(module.constants.ty(constant)),
            _ => None,
        };
        let stated = module.named(convention::POINTER_STRIDE)?;
        stated.operands.iter().find_map(|&node| match *module.tuple(node) {
            [of, to, stride] if ty(of) == pointer && ty(to) == Some(pointee) => module.md_u64(stride?),
            _ => None,
        })
    }

    /// Returns whether a type is a block, which has a stated layout.
    pub(crate) fn is_block(&self, ty: TypeId) -> bool {
        let own = self.shaders.structure(ty).first().map_or(&[][..], |&own| self.module.tuple(own));
        let mut stated = own.iter().flatten().filter_map(|&node| shaders::decoration(self.module, node));
        stated.any(|(decoration, _)| decoration == Decoration::Block)
    }

    /// The layout of a variable for resources: as [`Layouts::of`], and an array without a stride is one of resources.
    ///
    /// # Errors
    /// The decorations leave a part of it open.
    pub fn of_resource(&self, ty: TypeId) -> Result<Rc<Layout>, ExecutableProblem> {
        match self.module.types[ty] {
            Type::Array { element, .. } => Ok(Rc::new(Layout::Resources(self.of_resource(element)?))),
            Type::TargetExt { .. } => Ok(Rc::new(Layout::Plain)),
            _ => self.of(ty),
        }
    }

    fn layout(&self, ty: TypeId, matrix: MatrixLayout, depth: u32) -> Result<Rc<Layout>, ExecutableProblem> {
        let depth = depth.checked_sub(1).ok_or(ExecutableProblem::Nesting)?;
        let types = &self.module.types;
        let wrapped = wrapper(types, ty).and_then(|(kind, array)| match types[array] {
            Type::Array { element, .. } => Some((kind, element)),
            _ => None,
        });
        match (wrapped, &types[ty]) {
            (Some((Wrapper::Strided(stride) | Wrapper::Specialized(stride @ 1..), element)), _) => {
                Ok(Rc::new(Layout::Array(self.layout(element, matrix, depth)?, u64::from(stride))))
            }
            (Some((Wrapper::Matrix, column)), _) => {
                let stride =
                    matrix.stride.ok_or(ExecutableProblem::NoDecoration { decoration: "MatrixStride" })?;
                let component = scalar_size(self.module, column).ok_or(ExecutableProblem::BufferValue)?;
                Ok(Rc::new(match matrix.by_rows {
                    true => Layout::Array(Rc::new(Layout::Strided(stride)), component),
                    false => Layout::Array(Rc::new(Layout::Plain), stride),
                }))
            }
            (None, Type::NamedStruct(_) | Type::Struct(_)) => self.structure(ty, depth),
            (Some((Wrapper::Specialized(0), _)), _) | (None, Type::Array { .. }) => {
                Err(ExecutableProblem::NoDecoration { decoration: "ArrayStride" })
            }
            (None, _) if scalar_size(self.module, ty).is_some() => Ok(Rc::new(Layout::Plain)),
            (None, _) => Err(ExecutableProblem::BufferValue),
        }
    }

    fn structure(&self, ty: TypeId, depth: u32) -> Result<Rc<Layout>, ExecutableProblem> {
        let fields = self.module.types.struct_body(ty).map_or(&[][..], |body| &body.fields);
        let mut members = Vec::with_capacity(fields.len());
        for (index, &field) in fields.iter().enumerate() {
            let mut offset = None;
            let mut matrix = MatrixLayout::default();
            for (decoration, literal) in self.shaders.member_decorations(self.module, ty, index) {
                let literal = u64::from(literal.unwrap_or_default());
                if decoration == Decoration::Offset {
                    offset = Some(literal);
                } else if decoration == Decoration::MatrixStride {
                    matrix.stride = Some(literal);
                } else if decoration == Decoration::RowMajor {
                    matrix.by_rows = true;
                }
            }
            let offset = offset.ok_or(ExecutableProblem::NoOffset { member: index })?;
            members.push((offset, self.layout(field, matrix, depth)?));
        }
        Ok(Rc::new(Layout::Struct(members.into())))
    }
}

/// The size in bytes of a scalar, a pointer or a component of a vector; `None` for types that are in no buffer.
pub(crate) fn scalar_size(module: &Module, ty: TypeId) -> Option<u64> {
    let bits = match module.types[module.types.scalar(ty)] {
        Type::Pointer(_) => 64,
        Type::Integer(width) => width,
        ref other => other.float_width()?,
    };
    bits.is_multiple_of(8).then_some(u64::from(bits / 8))
}

/// How many bytes a type has in memory that is laid out so; an array of unknown length has none.
pub(crate) fn size(from: &Module, ty: TypeId, layout: &Layout) -> Option<u64> {
    let types = &from.types;
    let array = wrapper(types, ty).map_or(ty, |(_, array)| array);
    match layout {
        Layout::Array(inner, stride) => {
            let Type::Array { element, count } = types[array] else { return None };
            // The last element may be shorter than a stride, and by rows longer.
            let last = size(from, element, inner)?;
            match count.checked_sub(1) {
                Some(before) => before.checked_mul(*stride)?.checked_add(last.max(*stride)),
                None => Some(0),
            }
        }
        Layout::Struct(members) => {
            let mut end = 0;
            for (index, (offset, inner)) in members.iter().enumerate() {
                let member = types.element(ty, index as u64)?;
                end = end.max(offset.checked_add(size(from, member, inner)?)?);
            }
            Some(end)
        }
        Layout::Strided(stride) => u64::from(types.lanes(array)?).checked_mul(*stride),
        Layout::Plain | Layout::Resources(_) => {
            let scalar = scalar_size(from, ty)?;
            scalar.checked_mul(types.lanes(ty).unwrap_or(1).into())
        }
    }
}
