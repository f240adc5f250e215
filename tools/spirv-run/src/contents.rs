//! The contents of a buffer when a kernel starts: a file, or generated numbers.

use crate::element::{Element, Kind, Type};
use crate::npy::{self, Array, NpyError};
use crate::png::{self, PictureError};
use std::path::{Path, PathBuf};

/// Where the elements of a buffer come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Contents {
    /// A file: an array of NumPy (`.npy`), the texels of a picture (`.png`), or with any other ending the bytes as they are.
    File(PathBuf),
    /// So many elements (vectors, where the type is one), made by a rule.
    Made(usize, Fill),
}

/// How elements are made.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// The same number everywhere, as its bits.
    Constant(u64),
    /// 0, 1, 2 and so on.
    Ramp,
    /// Any float from the one to the other.
    Between(f64, f64),
    /// Any integer from the one to the other.
    Among(i128, i128),
    /// Anything that its type can hold; of floats, from -1 to 1.
    Random,
}

/// Why a buffer has no contents.
#[derive(Debug, thiserror::Error)]
pub enum ContentsError {
    /// The text is neither a file nor numbers.
    #[error(
        "`{text}` is no contents of {of}; write a file, COUNT (zeros), COUNT=VALUE, COUNT=LOW..HIGH, COUNT=ramp or COUNT=random"
    )]
    Form {
        /// The text.
        text: String,
        /// The type of the elements.
        of: Type,
    },
    /// The file cannot be read.
    #[error("{}: {error}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file is not an array.
    #[error("{}: {error}", path.display())]
    Npy {
        /// Which.
        path: PathBuf,
        /// Why.
        error: NpyError,
    },
    /// The file is not a picture.
    #[error("{}: {error}", path.display())]
    Picture {
        /// Which.
        path: PathBuf,
        /// Why.
        error: PictureError,
    },
    /// The array has other elements.
    #[error("{}: elements of type {found}, but the argument has {wanted}; convert one of them", path.display())]
    Element {
        /// Which.
        path: PathBuf,
        /// The type of the argument.
        wanted: Type,
        /// The type of the file.
        found: Element,
    },
    /// The number of bytes is not a multiple of the element size.
    #[error("{}: {bytes} bytes are no whole number of {of}", path.display())]
    Part {
        /// Which.
        path: PathBuf,
        /// How many there are.
        bytes: usize,
        /// The type of the elements.
        of: Type,
    },
    /// More than memory has addresses for.
    #[error("{0} elements have no room in memory")]
    TooMany(usize),
}

impl Contents {
    /// Reads the contents behind the type of an argument.
    ///
    /// # Errors
    /// Its numbers are invalid for the type `of`.
    pub fn parse(text: &str, of: Type) -> Result<Self, ContentsError> {
        let (count, fill) = text.split_once('=').map_or((text, None), |(count, fill)| (count, Some(fill)));
        let Ok(count) = count.parse() else {
            let wrong = || ContentsError::Form { text: text.to_owned(), of };
            return if text.is_empty() { Err(wrong()) } else { Ok(Self::File(PathBuf::from(text))) };
        };
        let fill = match fill {
            None => Some(Fill::Constant(0)),
            Some("ramp") => Some(Fill::Ramp),
            Some("random") => Some(Fill::Random),
            Some(number) => match number.split_once("..") {
                Some((low, high)) => range(low, high, of.element),
                None => of.element.parse(number).map(Fill::Constant),
            },
        };
        let fill = fill.ok_or_else(|| ContentsError::Form { text: text.to_owned(), of })?;
        Ok(Self::Made(count, fill))
    }

    /// Returns an array of elements of the type `of`; `seed` initializes random contents.
    ///
    /// # Errors
    /// A file cannot be read, or does not hold such elements.
    pub fn load(&self, of: Type, seed: u64) -> Result<Array, ContentsError> {
        match self {
            Self::File(path) => {
                let error = |error| ContentsError::Read { path: path.clone(), error };
                from_file(path, &std::fs::read(path).map_err(error)?, of)
            }
            &Self::Made(count, ref fill) => {
                let mut data = Vec::new();
                let bytes = count.checked_mul(of.bytes()).ok_or(ContentsError::TooMany(count))?;
                data.try_reserve_exact(bytes).map_err(|_| ContentsError::TooMany(count))?;
                fill.make(&mut data, count * of.slots(), of.element, seed);
                let shape = if of.lanes == 1 { vec![count] } else { vec![count, of.slots()] };
                Ok(Array { element: of.element, shape, data })
            }
        }
    }
}

/// Returns the range with these ends, the lower one first.
fn range(low: &str, high: &str, element: Element) -> Option<Fill> {
    if element.kind() == Kind::Float {
        let bound = |text: &str| text.parse().ok().filter(|value: &f64| value.is_finite());
        let (low, high) = (bound(low)?, bound(high)?);
        return (low <= high).then_some(Fill::Between(low, high));
    }
    let bound = |text: &str| {
        element.parse(text)?;
        text.parse().ok().filter(|&value: &i128| value >= 0 || element.kind() == Kind::Signed)
    };
    let (low, high) = (bound(low)?, bound(high)?);
    (low <= high).then_some(Fill::Among(low, high))
}

/// The array in the bytes of a file.
fn from_file(path: &Path, bytes: &[u8], of: Type) -> Result<Array, ContentsError> {
    let ends_in = |wanted: &str| path.extension().is_some_and(|end| end == wanted);
    let array = if ends_in("npy") {
        npy::read(bytes).map_err(|error| ContentsError::Npy { path: path.to_owned(), error })?
    } else if ends_in("png") {
        png::read(bytes).map_err(|error| ContentsError::Picture { path: path.to_owned(), error })?
    } else {
        Array { element: of.element, shape: vec![bytes.len() / of.element.bytes()], data: bytes.to_vec() }
    };
    if array.element != of.element {
        return Err(ContentsError::Element { path: path.to_owned(), wanted: of, found: array.element });
    }
    if !array.data.len().is_multiple_of(of.bytes()) {
        return Err(ContentsError::Part { path: path.to_owned(), bytes: array.data.len(), of });
    }
    Ok(array)
}

impl Fill {
    /// Appends `count` elements.
    fn make(&self, data: &mut Vec<u8>, count: usize, element: Element, seed: u64) {
        let mut random = Random(seed);
        for number in 0..count {
            element.append(self.bits(number, element, &mut random), data);
        }
    }

    /// The bits of the element of this number.
    fn bits(&self, number: usize, element: Element, random: &mut Random) -> u64 {
        let float = element.kind() == Kind::Float;
        match *self {
            Self::Constant(bits) => bits,
            Self::Ramp if float => element.float(number as f64),
            Self::Ramp => number as u64,
            Self::Random if float => element.float(random.between(-1.0, 1.0)),
            Self::Random => random.next(),
            Self::Between(low, high) => element.float(random.between(low, high)),
            Self::Among(low, high) => random.integer(low, high),
        }
    }
}

/// Numbers that look random and depend on the seed alone: SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, 53 bits of it random.
    fn between(&mut self, low: f64, high: f64) -> f64 {
        let part = (self.next() >> 11) as f64 / ((1u64 << 53) - 1) as f64;
        low * (1.0 - part) + high * part
    }

    /// The low bits of an integer from `low` to `high`, which differ by less than 2^64.
    fn integer(&mut self, low: i128, high: i128) -> u64 {
        let count = (high - low) as u128 + 1;
        let at = (u128::from(self.next()) * count) >> 64;
        (low as u64).wrapping_add(at as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(text: &str, of: &str, seed: u64) -> Array {
        let of = of.parse().unwrap();
        Contents::parse(text, of).unwrap().load(of, seed).unwrap()
    }

    #[test]
    fn numbers_are_made() {
        assert_eq!(made("3", "i16", 0).data, [0; 6]);
        assert_eq!(made("2=-1", "i16", 0).data, [0xff; 4]);
        assert_eq!(made("4=ramp", "u8", 0).data, [0, 1, 2, 3]);
        assert_eq!(made("2=ramp", "f32", 0).data, [0.0f32.to_le_bytes(), 1f32.to_le_bytes()].concat());
        assert_eq!(made("5", "f32x3", 0).shape, [5, 4]);
        assert_eq!(made("300=-3..3", "i8", 7), made("300=-3..3", "i8", 7));
        assert_ne!(made("300=random", "u8", 7), made("300=random", "u8", 8));
    }

    #[test]
    fn ranges_are_reached_and_not_left() {
        let bytes = made("1000=-3..3", "i8", 1).data;
        for wanted in -3..=3i8 {
            assert!(bytes.contains(&wanted.cast_unsigned()), "{wanted}");
        }
        assert!(bytes.iter().all(|&byte| (-3..=3).contains(&byte.cast_signed())));
        let floats = made("1000=-0.5..2", "f64", 1).data;
        assert!(floats.chunks_exact(8).all(|bytes| {
            let value = f64::from_le_bytes(bytes.try_into().unwrap());
            (-0.5..=2.0).contains(&value)
        }));
        assert_eq!(made("9=0..18446744073709551615", "u64", 1).data.len(), 72);
    }

    #[test]
    fn what_is_no_number_of_the_type_is_refused() {
        let of = "u8".parse().unwrap();
        for text in ["", "4=", "4=256", "4=300..2", "4=2..1", "4=1..", "4=-1..1", "4=1.5", "4=noise"] {
            assert!(Contents::parse(text, of).is_err(), "{text}");
        }
        let endless = Contents::parse("18446744073709551615", "f64x16".parse().unwrap()).unwrap();
        assert!(matches!(endless.load("f64x16".parse().unwrap(), 0), Err(ContentsError::TooMany(_))));
    }

    #[test]
    fn files_hold_what_the_argument_says() {
        let array = made("6=ramp", "i32", 0);
        let (path, of) = (Path::new("in.npy"), |text: &str| text.parse().unwrap());
        let file = npy::write(&array);
        assert_eq!(from_file(path, &file, of("i32")).unwrap(), array);
        assert!(matches!(from_file(path, &file, of("u32")), Err(ContentsError::Element { .. })));
        assert!(matches!(from_file(path, &file, of("i32x4")), Err(ContentsError::Part { .. })));
        assert!(matches!(from_file(path, b"no", of("i32")), Err(ContentsError::Npy { .. })));
        assert_eq!(from_file(Path::new("in.bin"), &array.data, of("i32")).unwrap(), array);
        assert!(matches!(
            Contents::File(PathBuf::from("/there is no such file")).load(of("u8"), 0),
            Err(ContentsError::Read { .. })
        ));
    }
}
