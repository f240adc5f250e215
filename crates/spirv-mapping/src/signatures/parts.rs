//! Parts that several signatures have.

use super::pattern::{Kind, Lanes, Part, Pointee};

/// The part that is the result.
pub(crate) const RESULT: usize = 0;

pub(super) const ANY: Part = Part::new(Kind::Any, Lanes::Any);
pub(super) const INT: Part = Part::new(Kind::Int, Lanes::Any);
pub(super) const INT_ONE: Part = Part::new(Kind::Int, Lanes::One);
/// An integer of 32 bits.
pub(super) const WORD: Part = Part::new(Kind::IntOf(32), Lanes::One);
pub(super) const FLOAT: Part = Part::new(Kind::Float, Lanes::Any);
pub(super) const FLOAT_ONE: Part = Part::new(Kind::Float, Lanes::One);
/// A float that the functions of shaders for trigonometry and exponentials take.
pub(super) const NARROW: Part = Part::new(Kind::Narrow, Lanes::Any);
pub(super) const NUMBER: Part = Part::new(Kind::Number, Lanes::Any);
pub(super) const NUMBER_ONE: Part = Part::new(Kind::Number, Lanes::One);
pub(super) const TRUTH: Part = Part::new(Kind::Truth, Lanes::Any);
pub(super) const TRUTH_ONE: Part = Part::new(Kind::Truth, Lanes::One);
pub(super) const VALUE: Part = Part::new(Kind::Value, Lanes::Any);
pub(super) const POINTER: Part = Part::new(Kind::Pointer, Lanes::One);
pub(super) const GENERIC: Part = Part::new(Kind::Generic, Lanes::One);
/// One bit for each invocation of a sub-group.
pub(super) const BALLOT: Part = Part::new(Kind::IntOf(32), Lanes::Exactly(4));
/// The type of the result.
pub(super) const SAME: Part = Part::new(Kind::Same(RESULT), Lanes::Any);
/// The type of the first operand.
pub(super) const AS_FIRST: Part = Part::new(Kind::Same(1), Lanes::Any);
/// As many integers as the result has components.
pub(super) const INTS: Part = Part::new(Kind::Int, Lanes::Like(RESULT));
pub(super) const FLOATS: Part = Part::new(Kind::Float, Lanes::Like(RESULT));
pub(super) const TRUTHS: Part = Part::new(Kind::Truth, Lanes::Like(RESULT));
/// A truth value for each component of the first operand.
pub(super) const TRUTH_OF_FIRST: Part = Part::new(Kind::Truth, Lanes::Like(1));
pub(super) const TRUTH_VECTOR: Part = Part::new(Kind::Truth, Lanes::Several);
pub(super) const IMAGE: Part = Part::new(Kind::Opaque("spirv.Image"), Lanes::One);
pub(super) const SAMPLED_IMAGE: Part = Part::new(Kind::Opaque("spirv.SampledImage"), Lanes::One);
pub(super) const EVENT: Part = Part::new(Kind::Opaque("spirv.Event"), Lanes::One);
pub(super) const BARRIER: Part = Part::new(Kind::Opaque("spirv.NamedBarrier"), Lanes::One);
pub(super) const MATRIX: Part = Part::new(Kind::Opaque("spirv.CooperativeMatrixKHR"), Lanes::One);
pub(super) const WORD_ANY: Part = Part::new(Kind::IntOf(32), Lanes::Any);
pub(super) const WORDS: Part = Part::new(Kind::IntOf(32), Lanes::Like(RESULT));
pub(super) const FLOAT_VECTOR: Part = Part::new(Kind::Float, Lanes::Several);
/// A float or a short vector, as functions of geometry have it.
pub(super) const GEOMETRIC: Part = Part::new(Kind::Float, Lanes::Within(1, 4));
pub(super) const NUMBER_VECTOR: Part = Part::new(Kind::Number, Lanes::Several);
pub(super) const VALUE_VECTOR: Part = Part::new(Kind::Value, Lanes::Several);
pub(super) const ELEMENT_OF_FIRST: Part = Part::new(Kind::ElementOf(1), Lanes::One);
pub(super) const ELEMENT: Part = Part::new(Kind::ElementOf(RESULT), Lanes::One);
pub(super) const SHUFFLED: Part = Part::new(Kind::Number, Lanes::Even);
pub(super) const SHUFFLE_SOURCE: Part = Part::new(Kind::ElementOf(RESULT), Lanes::Even);
/// Integers as wide as the result, as many as it has components.
pub(super) const BITS: Part = Part::new(Kind::IntAsWideAs(RESULT), Lanes::Like(RESULT));
pub(super) const OTHER_WIDTH: Part = Part::new(Kind::OtherWidth(RESULT), Lanes::Like(RESULT));
pub(super) const STRUCTURE: Part = Part::new(Kind::Structure, Lanes::One);
pub(super) const PAIR: Part = Part::new(Kind::Pair, Lanes::One);
pub(super) const NOTHING: Part = Part::new(Kind::Nothing, Lanes::Any);
pub(super) const LITERAL: Part = Part::new(Kind::Literal, Lanes::Any);
pub(super) const IMAGE_OPERANDS: Part = Part::new(Kind::ImageOperands { implicit_lod: false }, Lanes::Any);
pub(super) const IMPLICIT_LOD: Part = Part::new(Kind::ImageOperands { implicit_lod: true }, Lanes::Any);
pub(super) const MEMORY_OPERANDS: Part = Part::new(Kind::MemoryOperands, Lanes::Any);
pub(super) const SCOPE: Part = Part::new(Kind::Scope, Lanes::One);
pub(super) const SEMANTICS: Part = Part::new(Kind::Semantics, Lanes::One);
/// A pointer; its type is not checked.
pub(super) const ADDRESS: Part = Part::new(Kind::Address, Lanes::Any);
/// Coordinates of a texel.
pub(super) const PLACE: Part = Part::new(Kind::Int, Lanes::Place);
pub(super) const TEXEL: Part = Part::new(Kind::Number, Lanes::Exactly(4));
/// A size for each dimension of the first operand.
pub(super) const SIZES: Part = Part::new(Kind::Int, Lanes::Sizes);
pub(super) const SHUFFLED_VECTOR: Part = Part::new(Kind::ElementOf(RESULT), Lanes::Several);
pub(super) const PRECISE_ONE: Part = Part::new(Kind::Precise, Lanes::One);
pub(super) const PRECISE_VECTOR: Part = Part::new(Kind::Precise, Lanes::Several);
pub(super) const GLOBAL_INTEGERS: Part = Part::new(Kind::GlobalIntegers, Lanes::One);
/// A pointer to an array that is partly read.
pub(super) const ARRAY_READ: Part = ADDRESS.to(Pointee::Array).read();
/// The same, which is written.
pub(super) const ARRAY_WRITTEN: Part = ADDRESS.to(Pointee::Array).written();
/// The same, which is read and written.
pub(super) const ARRAY_UPDATED: Part = ADDRESS.to(Pointee::Array).updated();
/// A pointer to elements of the result, which are read.
pub(super) const ELEMENTS_READ: Part = ADDRESS.to(Pointee::ElementOfResult).read();
/// Any type; its integers are unsigned.
pub(super) const UNSIGNED: Part = ANY.unsigned();
/// A size or an offset in elements.
pub(super) const COUNT: Part = INT_ONE.unsigned().size();
/// A pointer to memory of the type of the result, which is read and written.
pub(super) const UPDATED: Part = POINTER.to(Pointee::Result).updated();
/// The same, which is read.
pub(super) const READ: Part = POINTER.to(Pointee::Result).read();
/// The same, which is written.
pub(super) const WRITTEN: Part = POINTER.to(Pointee::Result).written();
/// The same, which are written.
pub(super) const HALVES_WRITTEN: Part = POINTER.to(Pointee::Half).written();
/// A pointer to numbers of type `half`, which are read.
pub(super) const HALVES_READ: Part = POINTER.to(Pointee::Half).read();
/// A pointer to as many integers of 32 bits as the result has components, which are written.
pub(super) const INTEGERS_WRITTEN: Part = POINTER.to(Pointee::IntegersLikeResult).written();
