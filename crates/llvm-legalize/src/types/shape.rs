//! How values of a type that SPIR-V has not are represented by values of types it has.

use crate::native::{MAX_WIDTH, Native};
use llvm_model::{Type, TypeId, Types};

/// The vector lengths SPIR-V has with the Kernel capability, longest first; 1 stands for the scalar.
const LENGTHS: [u32; 6] = [16, 8, 4, 3, 2, 1];
/// The representation of a scalar, or of an element of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    /// Itself.
    Plain,
    /// An integer in the next wider one; the bits above its width are zero.
    Narrow {
        /// Its own width.
        width: u32,
        /// The wider one.
        native: u32,
    },
    /// An integer in words, the lowest first; the bits above its width are zero.
    Wide {
        /// Its own width.
        width: u32,
        /// The number of words.
        words: u32,
    },
}

impl Element {
    /// How many values represent one of them.
    pub(super) fn words(self) -> usize {
        match self {
            Element::Wide { words, .. } => words as usize,
            _ => 1,
        }
    }
}

/// The representation of a first-class type that is no aggregate: chunks of lanes, each chunk a scalar or a vector,
/// in order. Where elements are wide each chunk has one lane, which is several words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) element: Element,
    /// The element type in LLVM.
    pub(super) scalar: TypeId,
    /// The number of lanes; `None` for a scalar.
    pub(super) lanes: Option<u32>,
    /// The number of lanes of each chunk.
    pub(super) chunks: Vec<u32>,
    /// Whether a vector of one is one in SPIR-V, too.
    ones: bool,
    /// The bits of the words of a wide element.
    word: u32,
}

impl Shape {
    /// Returns the shape of a type; `None` for aggregates, `void` and unsupported types.
    pub(super) fn of(types: &Types, ty: TypeId, native: Native) -> Option<Shape> {
        let (scalar, lanes) = match types[ty] {
            Type::Vector { element, count, scalable: false } => (element, Some(count)),
            Type::Vector { .. } => return None,
            _ => (ty, None),
        };
        let element = match types[scalar] {
            Type::Integer(width) if native.has_width(width) => Element::Plain,
            Type::Integer(width @ 2..) if width <= native.word => {
                Element::Narrow { width, native: native.next_width(width) }
            }
            Type::Integer(width @ 2..=MAX_WIDTH) => {
                Element::Wide { width, words: width.div_ceil(native.word) }
            }
            Type::Integer(_) => return None,
            Type::Pointer(_) | Type::TargetExt { .. } => Element::Plain,
            _ if types.is_float(scalar) => Element::Plain,
            _ => return None,
        };
        let whole = !matches!(element, Element::Wide { .. })
            && !matches!(types[scalar], Type::Pointer(_) | Type::TargetExt { .. });
        let chunks = match lanes {
            None => vec![1],
            Some(count) if count > native.max_lanes() => return None,
            Some(count) if !whole => vec![1; count as usize],
            Some(count) if native.has_length(count) => vec![count],
            Some(mut count) => {
                let mut chunks = Vec::new();
                while count > 0 {
                    let length = LENGTHS.into_iter().find(|&length| length <= count).unwrap_or(1);
                    chunks.push(length);
                    count -= length;
                }
                chunks
            }
        };
        Some(Shape { element, scalar, lanes, chunks, ones: whole && native.has_length(1), word: native.word })
    }

    /// Whether values stay as they are.
    pub(super) fn is_native(&self) -> bool {
        self.element == Element::Plain
            && match self.lanes {
                None => true,
                Some(lanes) => (lanes > 1 || self.ones) && self.chunks.len() == 1,
            }
    }
    /// The number of values that represent one.
    pub(super) fn pieces(&self) -> usize {
        self.chunks.len() * self.element.words()
    }
    /// The type of an element's representation (of one word of a wide one).
    pub(super) fn part(&self, types: &mut Types) -> TypeId {
        match self.element {
            Element::Plain => self.scalar,
            Element::Narrow { native, .. } => types.int(native),
            Element::Wide { .. } => types.int(self.word),
        }
    }
    /// The types of the representing values.
    pub(super) fn piece_types(&self, types: &mut Types) -> Vec<TypeId> {
        let part = self.part(types);
        let mut out = Vec::with_capacity(self.pieces());
        for &length in &self.chunks {
            let ty = if length == 1 { part } else { types.vector(part, length) };
            out.extend(std::iter::repeat_n(ty, self.element.words()));
        }
        out
    }
    /// The chunk a lane is in, and its place there.
    pub(super) fn locate(&self, lane: u32) -> (usize, u32) {
        let mut at = lane;
        for (chunk, &length) in self.chunks.iter().enumerate() {
            if at < length {
                return (chunk, at);
            }
            at -= length;
        }
        (0, 0)
    }
    /// The number of lanes, 1 for a scalar.
    pub(super) fn lane_count(&self) -> u32 {
        self.lanes.unwrap_or(1)
    }
}
