//! Type variables: patterns against mangled types (reading) and against plain types (writing).

use ocl_mangle::{Builtin, Qualifiers, Type};

use crate::convention::mangled_types::{mangled, opaque_type};
use crate::convention::opaque;
use crate::row::{Face, Gen, ImageSet, Lanes, Pat, Pointer, Sign, Spaces, When};
use crate::ty::{TargetTy, Ty};

/// Values of a face's type variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bindings {
    /// Element of `T`.
    pub(crate) element: Option<Builtin>,
    /// Lanes of `T`.
    pub(crate) lanes: Option<u32>,
    /// `R`: lanes and element.
    pub(crate) result: Option<(u32, Builtin)>,
}

/// One spelling for types that C++ and newer OpenCL write differently.
fn canonical(b: Builtin) -> Builtin {
    match b {
        Builtin::SignedChar => Builtin::Char,
        Builtin::LongLong => Builtin::Long,
        Builtin::ULongLong => Builtin::ULong,
        Builtin::Float16 => Builtin::Half,
        other => other,
    }
}

pub(crate) fn width(b: Builtin) -> Option<u32> {
    b.as_int().map(|(w, _)| w).or_else(|| b.as_float())
}

impl Lanes {
    pub(crate) fn allow(self, n: u32) -> bool {
        match self {
            Lanes::Any => true,
            Lanes::Scalar => n == 1,
            Lanes::Vector => n > 1,
        }
    }
}

impl Gen {
    /// The element to write for a signless type.
    pub(crate) fn element_of(&self, ty: &Ty) -> Option<Builtin> {
        self.elements.iter().copied().find(|b| match ty {
            Ty::Int(w) => b.as_int().is_some_and(|(v, _)| v == *w),
            Ty::Float(w) => b.as_float() == Some(*w),
            Ty::BFloat16 => *b == Builtin::BFloat16,
            _ => false,
        })
    }
}

impl ImageSet {
    /// True for an image type of this set.
    fn contains(&self, target: &TargetTy) -> bool {
        let [dim, depth, arrayed, ms, ..] = target.ints.as_slice() else { return false };
        let fits = |wanted: Option<bool>, have: u32| wanted.is_none_or(|w| w == (have == 1));
        target.name == "spirv.Image"
            && self.dims.iter().any(|d| d.0 == *dim)
            && fits(self.depth, *depth)
            && fits(self.arrayed, *arrayed)
            && fits(self.multisampled, *ms)
    }
}

/// A value of `slot` that agrees with what is there already.
fn agree<V: PartialEq>(slot: &mut Option<V>, value: V) -> bool {
    match slot {
        Some(have) => *have == value,
        None => {
            *slot = Some(value);
            true
        }
    }
}

impl Bindings {
    /// Matches a parameter's mangled type; binds what is free.
    pub(crate) fn accept(&mut self, gen_: &Gen, pat: &Pat, ty: &Type) -> bool {
        // Older compilers qualified parameters themselves: `atomic_max(uint *, volatile uint)`.
        let (_, ty) = ty.split();
        let (lanes, element) = ty.lanes();
        let element = match element {
            Type::Builtin(b) => Some(canonical(*b)),
            _ => None,
        };
        let is_int = |b: Builtin, sign: Sign| b.as_int().is_some_and(|(_, s)| s == (sign == Sign::S));
        match *pat {
            Pat::T => element.is_some_and(|b| self.agree_element(gen_, b) && agree(&mut self.lanes, lanes)),
            Pat::Element => {
                let Some(b) = element else { return false };
                lanes == 1 && gen_.elements.contains(&b) && agree(&mut self.element, b)
            }
            Pat::ElementAnyLanes => {
                element.is_some_and(|b| gen_.elements.contains(&b) && agree(&mut self.element, b))
            }
            Pat::Is(wanted) => lanes == 1 && element == Some(wanted),
            Pat::Lanes(wanted) => element == Some(wanted) && agree(&mut self.lanes, lanes),
            Pat::Vector(n, wanted) => element == Some(wanted) && lanes == n,
            Pat::SameWidth(sign) | Pat::HalfWidth(sign) => {
                let Some(b) = element.filter(|b| is_int(*b, sign)) else { return false };
                let factor = if matches!(pat, Pat::HalfWidth(_)) { 2 } else { 1 };
                let Some(wanted) = width(b).map(|w| w.saturating_mul(factor)) else { return false };
                if !agree(&mut self.lanes, lanes) {
                    return false;
                }
                match self.element {
                    Some(have) => width(have) == Some(wanted),
                    None => {
                        self.element = gen_.elements.iter().copied().find(|e| width(*e) == Some(wanted));
                        self.element.is_some()
                    }
                }
            }
            Pat::Size => lanes == 1 && matches!(element, Some(Builtin::UInt | Builtin::ULong)),
            Pat::Sizes(_) => match ty {
                Type::Pointer(to) => self.accept(gen_, &Pat::Size, to.split().1),
                _ => false,
            },
            Pat::Pointer(p) => match ty {
                Type::Pointer(to) => {
                    let (_, inner) = to.split();
                    let inner = match inner {
                        Type::Atomic(inner) => inner,
                        other => other,
                    };
                    self.accept(gen_, &p.to, inner)
                }
                _ => false,
            },
            Pat::Named(name) => match ty.as_named() {
                Some(have) => have == name || friendly_of(name).is_some_and(|f| have == f),
                // Enumerations have been mangled as their integer types, too.
                None => {
                    opaque::is_enum(name)
                        && lanes == 1
                        && matches!(element, Some(Builtin::Int | Builtin::UInt))
                }
            },
            Pat::Image(set) => {
                ty.as_named().and_then(opaque::from_mangled).is_some_and(|target| set.contains(&target))
            }
            Pat::Pipe(_) => ty.as_named() == Some("ocl_pipe"),
            Pat::Matrix(component) => {
                Ty::from_mangled(ty).is_some_and(|matrix| is_matrix_of(&matrix, component))
            }
            Pat::Any => true,
        }
    }

    /// `T` is `b`; or an integer of the width that `T` has already (`atomic_ulong` and `ptrdiff_t`).
    fn agree_element(&mut self, gen_: &Gen, b: Builtin) -> bool {
        let same_width = |have: Builtin| have.as_int().zip(b.as_int()).is_some_and(|(x, y)| x.0 == y.0);
        self.element.is_some_and(same_width) || (gen_.elements.contains(&b) && agree(&mut self.element, b))
    }

    /// Binds type variables from the type of a value; false if it cannot be this pattern. Pointees are not looked at.
    pub(crate) fn accept_ty(&mut self, gen_: &Gen, pat: &Pat, ty: &Ty) -> bool {
        let (lanes, element) = ty.lanes();
        let builtin = |b: Builtin| match element {
            Ty::Int(w) => b.as_int().is_some_and(|(v, _)| v == *w),
            Ty::Float(w) => b.as_float() == Some(*w),
            Ty::Bool => b == Builtin::Bool,
            _ => false,
        };
        match *pat {
            Pat::T => {
                let chosen = self.element.filter(|b| builtin(*b)).or_else(|| gen_.element_of(element));
                chosen.is_some_and(|b| agree(&mut self.element, b) && agree(&mut self.lanes, lanes))
            }
            Pat::Element | Pat::ElementAnyLanes => {
                let chosen = self.element.filter(|b| builtin(*b)).or_else(|| gen_.element_of(element));
                (lanes == 1 || *pat == Pat::ElementAnyLanes)
                    && chosen.is_some_and(|b| agree(&mut self.element, b))
            }
            Pat::Is(wanted) => lanes == 1 && builtin(wanted),
            Pat::Lanes(wanted) => builtin(wanted) && agree(&mut self.lanes, lanes),
            Pat::Vector(n, wanted) => builtin(wanted) && lanes == n,
            Pat::SameWidth(_) | Pat::HalfWidth(_) => {
                let factor = if matches!(pat, Pat::HalfWidth(_)) { 2 } else { 1 };
                let Ty::Int(w) = element else { return false };
                if !agree(&mut self.lanes, lanes) {
                    return false;
                }
                match self.element {
                    Some(have) => width(have) == Some(w.saturating_mul(factor)),
                    None => {
                        self.element = gen_
                            .elements
                            .iter()
                            .copied()
                            .find(|e| width(*e) == Some(w.saturating_mul(factor)));
                        self.element.is_some()
                    }
                }
            }
            Pat::Size => lanes == 1 && matches!(element, Ty::Int(32 | 64)),
            Pat::Sizes(n) => matches!(ty, Ty::Array(have, _) if *have == n),
            Pat::Pointer(_) => matches!(ty, Ty::Pointer { .. }),
            Pat::Named(name) => match ty {
                Ty::Target(t) => opaque::to_ocl(t).is_some_and(|n| n == name),
                Ty::Int(32) => opaque::is_enum(name),
                // Structures and pointers to them.
                Ty::Struct(_) | Ty::Pointer { .. } => {
                    opaque::from_mangled(name).is_none() && !opaque::is_enum(name)
                }
                _ => false,
            },
            Pat::Image(set) => matches!(ty, Ty::Target(t) if set.contains(t)),
            Pat::Pipe(access) => {
                matches!(ty, Ty::Target(t) if t.name == "spirv.Pipe" && t.ints.first().is_none_or(|a| *a == access))
            }
            Pat::Matrix(component) => is_matrix_of(ty, component),
            Pat::Any => true,
        }
    }

    /// True if the bound type variables satisfy the face's constraints.
    pub(crate) fn check(&self, face: &Face) -> bool {
        let t = match self.element {
            Some(b) => face.gen_.elements.contains(&b) && face.gen_.lanes.allow(self.lanes.unwrap_or(1)),
            None => self.lanes.is_none_or(|n| face.gen_.lanes.allow(n)),
        };
        let r = self.result.is_none_or(|(n, b)| {
            face.result_gen.elements.contains(&b)
                && face.result_gen.lanes.allow(n)
                && self.lanes.is_none_or(|lanes| lanes == n)
        });
        let same = match (self.element.and_then(width), self.result.and_then(|(_, b)| width(b))) {
            (Some(t), Some(r)) => Some(t == r),
            _ => None,
        };
        t && r
            && match face.when {
                When::Always => true,
                When::WidthsDiffer => same == Some(false),
                When::WidthsEqual => same == Some(true),
                When::Narrow => self.is_narrow(),
                When::NotNarrow => !self.is_narrow(),
            }
    }

    /// Whether `T` is of integers of 8 or 16 bits.
    fn is_narrow(&self) -> bool {
        self.element.and_then(|b| b.as_int()).is_some_and(|(width, _)| width < 32)
    }

    /// The mangled type and the LLVM type of a parameter. `actual` is the type of the operand that is passed, if one
    /// is; `size` the width of `size_t`.
    pub(crate) fn build(&self, pat: &Pat, actual: Option<&Ty>, size: u32) -> Option<(Type, Ty)> {
        let vector = |b: Builtin, n: u32| {
            let ty = Type::Builtin(b).vector(n);
            let plain = Ty::from_mangled(&ty)?;
            Some((ty, plain))
        };
        match *pat {
            Pat::T => vector(self.element?, self.lanes?),
            Pat::Element => vector(self.element?, 1),
            Pat::ElementAnyLanes => vector(self.element?, actual?.lanes().0),
            Pat::Is(b) => vector(b, 1),
            Pat::Lanes(b) => vector(b, self.lanes?),
            Pat::Vector(n, b) => vector(b, n),
            Pat::SameWidth(sign) => {
                vector(Builtin::int(width(self.element?)?, sign == Sign::S)?, self.lanes?)
            }
            Pat::HalfWidth(sign) => {
                vector(Builtin::int(width(self.element?)? / 2, sign == Sign::S)?, self.lanes?)
            }
            Pat::Size => vector(Builtin::int(size, false)?, 1),
            Pat::Sizes(_) => {
                const SIZES: &Pointer = &Pointer {
                    to: Pat::Size,
                    is_const: true,
                    is_volatile: false,
                    is_atomic: false,
                    spaces: Spaces::Any,
                };
                self.build_pointer(SIZES, Some(&Ty::untyped_pointer(0)), size)
            }
            Pat::Pointer(p) => self.build_pointer(p, actual, size),
            Pat::Named(name) => {
                let plain = match (opaque::from_mangled(name), actual) {
                    (_, Some(actual)) => actual.clone(),
                    (Some(target), None) => Ty::Target(target),
                    (None, None) => Ty::Int(32),
                };
                Some((Type::named(name), plain))
            }
            Pat::Image(_) | Pat::Pipe(_) => match actual? {
                Ty::Target(t) => Some((Type::named(opaque::to_ocl(t)?), Ty::Target(t.clone()))),
                _ => None,
            },
            Pat::Matrix(_) => Some((opaque_type(actual?)?, actual?.clone())),
            Pat::Any => Some((mangled(actual?)?, actual?.clone())),
        }
    }

    fn build_pointer(&self, p: &Pointer, actual: Option<&Ty>, size: u32) -> Option<(Type, Ty)> {
        let (space, pointee) = match actual {
            Some(Ty::Pointer { space, pointee }) => (*space, pointee.as_deref()),
            _ => return None,
        };
        let space = match (p.spaces, space) {
            (Spaces::GlobalOrLocal, n) if n != 1 && n != 3 => return None,
            (Spaces::NotPrivate, 0) => 4,
            (_, n) => n,
        };
        let (to, to_ty) = self.build(&p.to, pointee, size)?;
        let to = if p.is_atomic { Type::Atomic(Box::new(to)) } else { to };
        let qualifiers = Qualifiers {
            address_space: (space != 0).then_some(space),
            is_const: p.is_const,
            is_volatile: p.is_volatile,
            is_restrict: false,
        };
        let pointee = Some(to_ty).filter(|t| *t != Ty::Void).map(Box::new);
        Some((to.qualified(qualifiers).pointer(), Ty::Pointer { space, pointee }))
    }
}

/// Whether a type is that of a cooperative matrix with components of a type.
fn is_matrix_of(ty: &Ty, component: Builtin) -> bool {
    let Ty::Target(target) = ty else { return false };
    let plain = Ty::from_mangled(&Type::Builtin(component));
    target.name == opaque::COOPERATIVE_MATRIX && target.types.first() == plain.as_ref()
}

/// The name of an opaque type in the SPIR-V friendly form.
fn friendly_of(name: &str) -> Option<String> {
    opaque::to_friendly(&opaque::from_mangled(name)?)
}
