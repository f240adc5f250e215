//! Types for the parts of a signature.

use super::Smith;
use super::flavor::Flavor;
use super::table::{Row, stated};
use super::types::{FLOATS, INTS, Scalar, Ty};
use spirv_mapping::Inst;
use spirv_mapping::signatures::{Kind, Lanes, Part, Pointee};
use spirv_module::{Op, StorageClass, Version};

/// The type of a part.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Chosen {
    Type(Ty),
    /// A pointer to a type, in any memory.
    PointerTo(Ty),
    Literal,
    Scope,
    Semantics,
}

/// The parts of an instruction while types are chosen: the result (0), and the operands (from 1).
pub(super) struct Fit<'s, 'b> {
    smith: &'s mut Smith<'b>,
    row: Row,
    chosen: Vec<Option<Chosen>>,
}

/// Chooses types for all parts; `None` if the choices do not lead to any.
pub(super) fn fit(smith: &mut Smith<'_>, row: Row) -> Option<Vec<Chosen>> {
    let count = 1 + row.signature.operands.len();
    let mut fit = Fit { smith, row, chosen: vec![None; count] };
    for part in 0..count {
        fit.resolve(part, 0)?;
    }
    fit.chosen.into_iter().collect()
}

impl Fit<'_, '_> {
    /// Returns the type of a part, chosen after those that it depends on.
    fn resolve(&mut self, number: usize, depth: usize) -> Option<Chosen> {
        if let Some(Some(known)) = self.chosen.get(number) {
            return Some(known.clone());
        }
        let part = *self.row.signature.part(number)?;
        // Parts refer to each other in circles only through pointees.
        let depth = (depth < 4).then_some(depth + 1)?;
        let chosen = self.choose(number, &part, depth)?;
        *self.chosen.get_mut(number)? = Some(chosen.clone());
        Some(chosen)
    }

    fn choose(&mut self, number: usize, part: &Part, depth: usize) -> Option<Chosen> {
        let kind = self.kind(number, part);
        Some(Chosen::Type(match kind {
            Kind::Nothing => Ty::Void,
            Kind::Literal => return Some(Chosen::Literal),
            Kind::Scope => return Some(Chosen::Scope),
            Kind::Semantics => return Some(Chosen::Semantics),
            Kind::Pointer => return Some(Chosen::PointerTo(self.pointee(part, depth)?)),
            Kind::Generic => {
                let pointee = self.pointee(part, depth)?;
                Ty::pointer(StorageClass::Generic, pointee)
            }
            Kind::Same(other) => self.of(other, depth)?,
            Kind::Pair => {
                let member = self.of(1, depth)?;
                Ty::Struct(vec![member.clone(), member])
            }
            Kind::Clock => Ty::int(64),
            _ if part.is_size => self.smith.index_type(),
            _ => {
                let lanes = self.lanes(part, kind, depth)?;
                self.values(kind, lanes, depth)?
            }
        }))
    }

    /// The kind of a part, where the signature leaves it open too.
    fn kind(&self, number: usize, part: &Part) -> Kind {
        let is_group = matches!(self.row.inst, Inst::Core(op) if op == Op::GroupBroadcast);
        match part.kind {
            // The number of an invocation.
            Kind::Any if is_group && number == 3 => Kind::IntOf(64),
            Kind::Any if number > 0 => Kind::Same(0),
            Kind::Any => stated(self.row.inst).unwrap_or(Kind::Number),
            other => other,
        }
    }

    /// The type of values of a part that has been chosen.
    fn of(&mut self, number: usize, depth: usize) -> Option<Ty> {
        match self.resolve(number, depth)? {
            Chosen::Type(ty) => Some(ty),
            _ => None,
        }
    }

    fn lanes(&mut self, part: &Part, kind: Kind, depth: usize) -> Option<u32> {
        let all = self.smith.flavor.lanes;
        let choices = &mut self.smith.choices;
        // Groups take scalars, and atomics too.
        let is_group = self.row.name().starts_with("Group") || is_atomic(self.row);
        match part.lanes {
            Lanes::Any if is_group || matches!(kind, Kind::ElementOf(_)) => Some(1),
            Lanes::Any => choices.pick(all),
            Lanes::One => Some(1),
            Lanes::Several => choices.pick(&all[1..]),
            Lanes::Exactly(lanes) => Some(lanes),
            Lanes::Within(least, most) => {
                let fitting: Vec<u32> =
                    all.iter().copied().filter(|lanes| (least..=most).contains(lanes)).collect();
                choices.pick(&fitting)
            }
            Lanes::Even => {
                let even: Vec<u32> = all.iter().copied().filter(|lanes| lanes % 2 == 0).collect();
                choices.pick(&even)
            }
            Lanes::Like(other) => Some(self.of(other, depth)?.lanes()),
            Lanes::OneOrLike(other) => {
                let lanes = self.of(other, depth)?.lanes();
                // A choice of whole vectors came with version 1.4.
                let whole = self.smith.version >= Version::V1_4 && self.smith.choices.rarely(2);
                Some(if whole { 1 } else { lanes })
            }
            Lanes::Place | Lanes::Sizes => None,
        }
    }

    /// A type of numbers or truth values of a kind.
    fn values(&mut self, kind: Kind, lanes: u32, depth: usize) -> Option<Ty> {
        let scalar = match kind {
            Kind::Int if is_atomic(self.row) => {
                let width = self.smith.choices.pick(&[32, 64])?;
                self.integer(width)
            }
            Kind::Number if is_atomic(self.row) => {
                let numbers = [Scalar::Int(32), Scalar::Int(64), Scalar::Float(32)];
                self.smith.choices.pick(&numbers)?
            }
            Kind::Int => {
                // Vulkan has these for numbers of 32 bits.
                let is_narrow = self.row.name().starts_with("Bit") && !self.smith.flavor.is_kernel();
                let width = if is_narrow { 32 } else { self.smith.choices.pick(&INTS)? };
                self.integer(width)
            }
            Kind::IntOf(width) => Scalar::Int(width),
            Kind::Float => Scalar::Float(self.smith.choices.pick(&FLOATS)?),
            Kind::FloatOf(width) => Scalar::Float(width),
            Kind::Precise => Scalar::Float(self.smith.choices.pick(&[32, 64])?),
            Kind::Number => self.smith.scalar_number(),
            Kind::Truth | Kind::Bool => Scalar::Bool,
            Kind::Value if self.smith.choices.rarely(4) => Scalar::Bool,
            Kind::Value => self.smith.scalar_number(),
            Kind::ElementOf(other) => self.of(other, depth)?.scalar()?,
            Kind::BitsOf(other) => return self.same_bits(other, depth),
            Kind::OtherWidth(other) => match self.of(other, depth)?.scalar()? {
                Scalar::Bool => return None,
                Scalar::Int(width) | Scalar::Signed(width) => {
                    let width = self.other(&INTS, width)?;
                    self.integer(width)
                }
                Scalar::Float(width) => Scalar::Float(self.other(&FLOATS, width)?),
            },
            Kind::IntAsWideAs(other) => Scalar::Int(self.of(other, depth)?.scalar()?.width()?),
            Kind::HalfOf(other) => match self.of(other, depth)?.scalar()?.width()? {
                8 => return None,
                width => Scalar::Int(width / 2),
            },
            _ => return None,
        };
        Some(Ty::Value(scalar, lanes))
    }

    /// An integer type; one without a sign where the instruction demands that.
    fn integer(&mut self, width: u32) -> Scalar {
        let name = self.row.name();
        let mut letters = name.chars();
        let is_unsigned = letters.next() == Some('U')
            && letters.next().is_some_and(|c| c.is_ascii_uppercase())
            || ["IAddCarry", "ISubBorrow", "ConvertFToU"].contains(&name)
            || name.starts_with("GroupNonUniform");
        if is_unsigned { Scalar::Int(width) } else { self.smith.integer(width) }
    }

    fn other(&mut self, widths: &[u32], than: u32) -> Option<u32> {
        let others: Vec<u32> = widths.iter().copied().filter(|&width| width != than).collect();
        self.smith.choices.pick(&others)
    }

    /// A type with as many bits as another one, which is not the same.
    fn same_bits(&mut self, other: usize, depth: usize) -> Option<Ty> {
        let ty = self.of(other, depth)?;
        let bits = ty.scalar()?.width()? * ty.lanes();
        let scalars = INTS.map(Scalar::Int).into_iter().chain(FLOATS.map(Scalar::Float));
        let all = self.smith.flavor.lanes;
        let types = scalars.flat_map(|scalar| all.iter().map(move |&lanes| Ty::Value(scalar, lanes)));
        let fitting: Vec<Ty> = types
            .filter(|other| {
                other.scalar().and_then(Scalar::width).map(|width| width * other.lanes()) == Some(bits)
                    && *other != ty
            })
            .collect();
        let index = self.smith.choices.below(fitting.len());
        fitting.into_iter().nth(index)
    }

    /// The type that a pointer points to.
    fn pointee(&mut self, part: &Part, depth: usize) -> Option<Ty> {
        match part.pointee {
            Pointee::Own | Pointee::Like(_) => match part.pointee {
                // The operand with that number, and the memory behind it.
                Pointee::Like(operand) => match self.resolve(operand + 1, depth)? {
                    Chosen::PointerTo(ty) => Some(ty),
                    Chosen::Type(Ty::Pointer(_, pointee)) => Some(*pointee),
                    _ => None,
                },
                _ => Some(self.smith.number_type()),
            },
            Pointee::Result => self.of(0, depth),
            Pointee::ElementOfResult => Some(Ty::Value(self.of(0, depth)?.scalar()?, 1)),
            Pointee::IntegersLikeResult => Some(Ty::Value(Scalar::Int(32), self.of(0, depth)?.lanes())),
            Pointee::Operand(operand) => self.of(operand + 1, depth),
            Pointee::ElementOf(operand) => Some(Ty::Value(self.of(operand + 1, depth)?.scalar()?, 1)),
            Pointee::Integer(width) => Some(Ty::int(width)),
            Pointee::Half => Some(Ty::Value(Scalar::Float(16), 1)),
            Pointee::Array | Pointee::Opaque(_) => None,
        }
    }
}

/// Whether an instruction is an atomic operation, which memory of 8 and 16 bits needs extensions for.
fn is_atomic(row: Row) -> bool {
    row.name().starts_with("Atomic")
}

/// The memory that an instruction may access through a pointer.
pub(super) fn storages(flavor: &Flavor, row: Row, operand: usize) -> Vec<StorageClass> {
    let writes = row.signature.operands.get(operand).is_some_and(|part| !part.is_constant);
    if is_atomic(row) {
        return flavor.atomic.to_vec();
    }
    let read_only = if writes { &[] } else { flavor.read_only };
    [flavor.accessible, read_only].concat()
}
