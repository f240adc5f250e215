//! NumPy's files of one array (`.npy`): the contents of buffers, in and out.
//!
//! <https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html>

use crate::element::{Element, Kind};

const MAGIC: &[u8] = b"\x93NUMPY";
/// The alignment of the data of a file.
const ALIGNMENT: usize = 64;

/// An array in memory: elements one after another, the last dimension fastest, of the least significant byte first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// Its components.
    pub element: Element,
    /// How many elements in each dimension.
    pub shape: Vec<usize>,
    /// The elements.
    pub data: Vec<u8>,
}

/// The reasons why a file is not a usable array.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NpyError {
    /// The beginning is another.
    #[error(
        "not an array of NumPy: the file does not begin with its magic number; write it with `numpy.save`"
    )]
    Magic,
    /// A version of the format that does not exist yet.
    #[error("version {0} of the format is not known; versions 1 to 3 are")]
    Version(u8),
    /// The header is not a dictionary of the three keys.
    #[error("the header is damaged: {0}")]
    Header(&'static str),
    /// Elements that are no numbers of OpenCL C.
    #[error("elements of type `{0}` have no type in OpenCL C; convert them with `astype`")]
    Element(String),
    /// The first dimension is the fastest.
    #[error(
        "the array is in the order of Fortran; write it with `numpy.save(file, numpy.ascontiguousarray(array))`"
    )]
    Order,
    /// The number of bytes does not match the shape.
    #[error("{found} bytes of data where the shape takes {wanted}")]
    Length {
        /// The bytes of the shape.
        wanted: usize,
        /// The bytes of the file.
        found: usize,
    },
}

/// Reads the bytes of a file.
///
/// # Errors
/// The file is damaged, or holds something else than numbers in C's order.
pub fn read(file: &[u8]) -> Result<Array, NpyError> {
    let rest = file.strip_prefix(MAGIC).ok_or(NpyError::Magic)?;
    let short = NpyError::Header("it ends early");
    let (&[major, _minor], rest) = rest.split_first_chunk::<2>().ok_or_else(|| short.clone())?;
    let (length, rest) = match major {
        1 => {
            let (length, rest) = rest.split_first_chunk().ok_or_else(|| short.clone())?;
            (usize::from(u16::from_le_bytes(*length)), rest)
        }
        2 | 3 => {
            let (length, rest) = rest.split_first_chunk().ok_or_else(|| short.clone())?;
            (usize::try_from(u32::from_le_bytes(*length)).unwrap_or(usize::MAX), rest)
        }
        _ => return Err(NpyError::Version(major)),
    };
    let (header, data) = rest.split_at_checked(length).ok_or(short)?;
    let header = Header::parse(std::str::from_utf8(header).map_err(|_| NpyError::Header("it is no text"))?)?;
    if header.fortran && header.shape.len() > 1 {
        return Err(NpyError::Order);
    }
    let (element, swapped) = element(&header.element)?;
    let wanted =
        size(element, &header.shape).ok_or(NpyError::Header("the shape is larger than any memory"))?;
    if data.len() != wanted {
        return Err(NpyError::Length { wanted, found: data.len() });
    }
    let mut data = data.to_vec();
    if swapped {
        data.chunks_exact_mut(element.bytes()).for_each(<[u8]>::reverse);
    }
    Ok(Array { element, shape: header.shape, data })
}

/// The bytes of an array of this shape.
fn size(element: Element, shape: &[usize]) -> Option<usize> {
    shape.iter().try_fold(element.bytes(), |size, &count| size.checked_mul(count))
}

/// The bytes of a file that holds `array`, of the oldest version of the format that has room for it.
#[must_use]
pub fn write(array: &Array) -> Vec<u8> {
    let numbers: Vec<_> = array.shape.iter().map(ToString::to_string).collect();
    // Python writes a tuple of one with a comma behind.
    let comma = if numbers.len() == 1 { "," } else { "" };
    let header = format!(
        "{{'descr': '{}', 'fortran_order': False, 'shape': ({}{comma}), }}",
        description(array.element),
        numbers.join(", ")
    );
    let room = |prefix: usize| (prefix + header.len() + 1).next_multiple_of(ALIGNMENT) - prefix;
    let mut file = MAGIC.to_vec();
    if let Ok(length) = u16::try_from(room(10)) {
        file.extend([1, 0]);
        file.extend(length.to_le_bytes());
    } else {
        file.extend([2, 0]);
        // A shape of four gigabytes of digits has no memory.
        file.extend(u32::try_from(room(12)).unwrap_or(u32::MAX).to_le_bytes());
    }
    let end = (file.len() + header.len() + 1).next_multiple_of(ALIGNMENT);
    file.extend(header.bytes());
    file.resize(end - 1, b' ');
    file.push(b'\n');
    file.extend(&array.data);
    file
}

/// NumPy's word for a type.
fn description(element: Element) -> String {
    let kind = match element.kind() {
        Kind::Signed => 'i',
        Kind::Unsigned => 'u',
        Kind::Float => 'f',
    };
    let order = if element.bytes() == 1 { '|' } else { '<' };
    format!("{order}{kind}{}", element.bytes())
}

/// The type of a word of NumPy's, and whether the most significant byte is first. Truth values are bytes.
fn element(description: &str) -> Result<(Element, bool), NpyError> {
    let (order, name) = description.split_at_checked(1).unwrap_or_default();
    let name = if name == "b1" { "u1" } else { name };
    Element::all()
        .find(|&element| {
            matches!(order, "<" | ">" | "|" | "=") && super::npy::description(element)[1..] == *name
        })
        .map(|element| (element, order == ">"))
        .ok_or_else(|| NpyError::Element(description.to_owned()))
}

/// The dictionary at the beginning of a file.
struct Header {
    element: String,
    fortran: bool,
    shape: Vec<usize>,
}

impl Header {
    /// Reads a literal of Python: a dictionary with keys in any order.
    fn parse(text: &str) -> Result<Self, NpyError> {
        let mut rest = text.trim().strip_prefix('{').ok_or(NpyError::Header("it is no dictionary"))?;
        let (mut element, mut fortran, mut shape) = (None, None, None);
        loop {
            rest = rest.trim_start_matches([' ', ',']);
            if rest == "}" {
                break;
            }
            let (key, value) = string(rest).ok_or(NpyError::Header("a key is no string"))?;
            let value = value.trim_start().strip_prefix(':').ok_or(NpyError::Header("a key has no value"))?;
            let value = value.trim_start();
            rest = match key {
                "descr" if value.starts_with('[') => return Err(NpyError::Element("structure".to_owned())),
                "descr" => {
                    let (name, rest) = string(value).ok_or(NpyError::Header("`descr` is no string"))?;
                    element = Some(name.to_owned());
                    rest
                }
                "fortran_order" => {
                    let is = value.starts_with("True");
                    fortran = Some(is);
                    let rest = value.strip_prefix(if is { "True" } else { "False" });
                    rest.ok_or(NpyError::Header("`fortran_order` is neither True nor False"))?
                }
                "shape" => {
                    let (numbers, rest) =
                        tuple(value).ok_or(NpyError::Header("`shape` is no tuple of numbers"))?;
                    shape = Some(numbers);
                    rest
                }
                _ => return Err(NpyError::Header("a key that the format does not have")),
            };
        }
        match (element, fortran, shape) {
            (Some(element), Some(fortran), Some(shape)) => Ok(Self { element, fortran, shape }),
            _ => Err(NpyError::Header("`descr`, `fortran_order` or `shape` is missing")),
        }
    }
}

/// Returns the string at the start of `text`, and the rest.
fn string(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next().filter(|first| matches!(first, '\'' | '"'))?;
    text[1..].split_once(quote)
}

/// Returns the numbers of the tuple at the start of `text`, and the rest.
fn tuple(text: &str) -> Option<(Vec<usize>, &str)> {
    let (inside, rest) = text.strip_prefix('(')?.split_once(')')?;
    // Python 2 marked long numbers.
    let numbers = inside.split(',').map(|number| number.trim().trim_end_matches('L'));
    let numbers = numbers.filter(|number| !number.is_empty()).map(|number| number.parse().ok());
    Some((numbers.collect::<Option<_>>()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        let length = u16::try_from(header.len()).unwrap().to_le_bytes();
        [MAGIC, &[1, 0], &length, header.as_bytes(), data].concat()
    }

    #[test]
    fn what_is_written_is_read() {
        for element in Element::all() {
            for shape in [vec![], vec![0], vec![3], vec![2, 3], vec![1; 300], vec![1; 40_000]] {
                let count: usize = shape.iter().product();
                let array = Array { element, shape, data: vec![7; count * element.bytes()] };
                let written = write(&array);
                assert_eq!((written.len() - array.data.len()) % ALIGNMENT, 0);
                assert_eq!(read(&written), Ok(array));
            }
        }
    }

    #[test]
    fn the_bytes_are_numpys() {
        let array = Array { element: Element::F32, shape: vec![2], data: vec![0; 8] };
        let header = format!("{:<117}\n", "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }");
        assert_eq!(write(&array), file(&header, &[0; 8]));
    }

    #[test]
    fn other_orders_of_bytes_and_keys_are_read() {
        let header = "{\"shape\":(2L,),'fortran_order':True,'descr':'>i2'}";
        let read = read(&file(header, &[1, 2, 0xff, 0xfe])).unwrap();
        assert_eq!((read.element, read.data), (Element::I16, vec![2, 1, 0xfe, 0xff]));
        let header = "{'descr': '|b1', 'fortran_order': False, 'shape': (1,), }\n";
        assert_eq!(super::read(&file(header, &[1])).unwrap().element, Element::U8);
    }

    #[test]
    fn what_cannot_be_used_is_refused() {
        let with = |descr: &str, order: &str, shape: &str| {
            read(&file(&format!("{{'descr': {descr}, 'fortran_order': {order}, 'shape': {shape}}}"), &[0; 8]))
        };
        assert_eq!(with("'<c8'", "False", "(1,)"), Err(NpyError::Element("<c8".to_owned())));
        assert_eq!(with("'é'", "False", "(1,)"), Err(NpyError::Element("é".to_owned())));
        assert_eq!(with("[('x', '<f4')]", "False", "(1,)"), Err(NpyError::Element("structure".to_owned())));
        assert_eq!(with("'<f4'", "True", "(1, 2)"), Err(NpyError::Order));
        assert_eq!(with("'<f4'", "False", "(3,)"), Err(NpyError::Length { wanted: 12, found: 8 }));
        assert!(matches!(with("'<f4'", "False", "(9999999999, 9999999999, 9)"), Err(NpyError::Header(_))));
        assert!(matches!(with("'<f4'", "None", "(2,)"), Err(NpyError::Header(_))));
        assert!(matches!(with("'<f4'", "False", "(-2,)"), Err(NpyError::Header(_))));
        assert_eq!(read(b"PK"), Err(NpyError::Magic));
        assert_eq!(read(&[MAGIC, &[9, 0]].concat()), Err(NpyError::Version(9)));
    }

    #[test]
    fn damaged_files_are_refused() {
        let whole = write(&Array { element: Element::U16, shape: vec![2, 2], data: vec![1; 8] });
        for end in 0..whole.len() {
            assert!(read(&whole[..end]).is_err(), "{end}");
        }
        for at in 0..whole.len() {
            for byte in [0, b'{', b'}', b'(', b')', b'\'', b',', 0xff] {
                let mut damaged = whole.clone();
                damaged[at] = byte;
                let _ = read(&damaged);
            }
        }
    }
}
