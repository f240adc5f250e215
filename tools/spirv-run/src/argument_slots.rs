//! Options of the command line beside arguments: which arguments, how many work-items, which constants.

use crate::element::{Element, Type};
use std::path::PathBuf;
use std::str::FromStr;

/// Which argument of a kernel, or which binding of a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ArgumentSlot {
    /// The argument of this number, counted from 0.
    Argument(usize),
    /// A variable of a shader.
    Binding {
        /// Its descriptor set.
        set: u32,
        /// Its binding.
        binding: u32,
        /// The element of an array; 0 if it is not an array.
        element: u32,
    },
}

impl std::fmt::Display for ArgumentSlot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Argument(number) => write!(f, "argument {number}"),
            Self::Binding { set, binding, element: 0 } => write!(f, "binding {set}.{binding}"),
            Self::Binding { set, binding, element } => write!(f, "binding {set}.{binding}.{element}"),
        }
    }
}

/// The reason why a text is not a value of an option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no {what}; write {form}")]
pub struct ParseError {
    text: String,
    what: &'static str,
    form: &'static str,
}

impl ParseError {
    /// The error that `text` is not a `what`; `form` is the expected form.
    pub(crate) fn new(text: &str, what: &'static str, form: &'static str) -> Self {
        Self { text: text.to_owned(), what, form }
    }
}

impl FromStr for ArgumentSlot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let numbers: Vec<&str> = text.split('.').collect();
        let number = |text: &str| text.parse::<u32>().ok();
        let place = match numbers.as_slice() {
            [number] => number.parse().ok().map(Self::Argument),
            [set, binding, rest @ ..] => {
                let element = match rest {
                    [] => Some(0),
                    [element] => number(element),
                    _ => None,
                };
                let numbers = number(set).zip(number(binding)).zip(element);
                numbers.map(|((set, binding), element)| Self::Binding { set, binding, element })
            }
            [] => None,
        };
        place.ok_or(ParseError::new(
            text,
            "place",
            "an argument's number, SET.BINDING or SET.BINDING.ELEMENT",
        ))
    }
}

/// The value of a specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecConstant {
    /// Its `SpecId`.
    pub id: u32,
    /// The type of `bits`; booleans are integers.
    pub element: Element,
    /// The low bits of the value.
    pub bits: u64,
}

impl FromStr for SpecConstant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (id, value) = text.split_once('=')?;
            let (of, value) = value.split_once(':')?;
            let of = of.parse().ok().filter(|of: &Type| of.lanes == 1)?;
            Some(Self { id: id.parse().ok()?, element: of.element, bits: of.element.parse(value)? })
        };
        let wrong = ParseError::new(text, "specialization constant", "ID=TYPE:VALUE");
        read().ok_or(wrong)
    }
}

/// A file for the final contents of a buffer or an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// The owner of the contents.
    pub place: ArgumentSlot,
    /// Where they go: an array of NumPy if it ends in `.npy`, an image in `.png`, and the bytes with any other ending.
    pub file: PathBuf,
}

impl FromStr for Output {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::new(text, "result", "PLACE:FILE, as `0:result.npy`");
        let (place, file) = text.split_once(':').filter(|(_, file)| !file.is_empty()).ok_or(wrong)?;
        Ok(Self { place: place.parse()?, file: PathBuf::from(file) })
    }
}

/// One, two or three sizes, as a grid or a group has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The number of dimensions that were given.
    pub dimensions: u32,
    /// The sizes, 1 for each dimension that was not.
    pub sizes: [u64; 3],
}

impl FromStr for Sizes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(text, "size", "X, X,Y or X,Y,Z, each above 0");
        let (dimensions, sizes) =
            three(text, 1).filter(|(_, sizes)| !sizes.contains(&0)).ok_or_else(wrong)?;
        // Counts have 64 bits.
        sizes.iter().try_fold(1u64, |all, &size| all.checked_mul(size)).ok_or_else(wrong)?;
        Ok(Self { dimensions, sizes })
    }
}

/// The first global id in each dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offsets(pub [u64; 3]);

impl FromStr for Offsets {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (_, offsets) = three(text, 0).ok_or(ParseError::new(text, "offset", "X, X,Y or X,Y,Z"))?;
        Ok(Self(offsets))
    }
}

/// Up to three numbers with commas between them, how many there are, and `missing` for those that are not.
fn three(text: &str, missing: u64) -> Option<(u32, [u64; 3])> {
    let mut numbers = [missing; 3];
    let mut count = 0;
    for word in text.split(',') {
        *numbers.get_mut(count as usize)? = word.parse().ok()?;
        count += 1;
    }
    Some((count, numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_sizes_and_results_are_read() {
        assert_eq!("3".parse(), Ok(ArgumentSlot::Argument(3)));
        assert_eq!("0.7".parse(), Ok(ArgumentSlot::Binding { set: 0, binding: 7, element: 0 }));
        assert_eq!("1.2.3".parse(), Ok(ArgumentSlot::Binding { set: 1, binding: 2, element: 3 }));
        let output: Output = "0.1:a:b.npy".parse().unwrap();
        assert_eq!(
            (output.place, output.file),
            (ArgumentSlot::Binding { set: 0, binding: 1, element: 0 }, "a:b.npy".into())
        );
        assert_eq!("64,2".parse(), Ok(Sizes { dimensions: 2, sizes: [64, 2, 1] }));
        for text in ["", "0", "1,", "1,2,3,4", "4294967296,4294967296", "-1"] {
            assert!(text.parse::<Sizes>().is_err(), "{text}");
        }
        assert_eq!("1,0".parse(), Ok(Offsets([1, 0, 0])));
        assert!("1,-1".parse::<Offsets>().is_err());
        let constant = SpecConstant { id: 3, element: Element::F32, bits: 0x3fc0_0000 };
        assert_eq!("3=f32:1.5".parse(), Ok(constant));
        for text in ["", "3", "3=5", "3=i8:300", "3=i32x2:1,2", "x=i32:1"] {
            assert!(text.parse::<SpecConstant>().is_err(), "{text}");
        }
        for text in ["", "a", "1.", "1.2.3.4", "1.x", "1.2.", "-1"] {
            assert!(text.parse::<ArgumentSlot>().is_err(), "{text}");
        }
        for text in ["", "0", "0:", "x:file"] {
            assert!(text.parse::<Output>().is_err(), "{text}");
        }
    }
}
