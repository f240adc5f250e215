//! OpenCL C's `printf` (OpenCL C 3.0, 6.15.14): formatting of the arguments of a call.
//!
//! It is C's except for vectors (`%v4hld`), the length `hl`, and missing conversions: `%n`, `*`, and the lengths of types that
//! OpenCL C does not have.

mod float;
mod specification;

pub(crate) use float::half;
use specification::{Conversion, Specification};

/// One argument of a call, after C's promotions: a number or a vector of some. A pointer is an integer of 64 bits.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// Integers: how many bits each has, and the bits.
    Integers(u32, Vec<u64>),
    /// Floats of any width.
    Floats(Vec<f64>),
}

/// The type of an argument in the LLVM IR of the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Whether it is a float; integers and pointers are not.
    pub float: bool,
    /// The bits of an element: 8, 16, 32 or 64.
    pub bits: u32,
    /// How many elements.
    pub lanes: usize,
}

/// Why a call prints nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrintfError {
    /// A conversion that OpenCL C does not have.
    #[error("`%{0}` is no conversion of OpenCL C's printf")]
    Conversion(String),
    /// A width or a precision beyond any sensible value.
    #[error("`%{0}`: widths and precisions end at {most}", most = specification::MOST)]
    Wide(String),
    /// More conversions than arguments.
    #[error("`%{0}` has no argument")]
    Missing(String),
    /// An argument that the conversion cannot print.
    #[error("`%{conversion}` prints {wanted}, its argument is {found}")]
    Argument {
        /// The conversion, without its percent sign.
        conversion: String,
        /// The expected type.
        wanted: &'static str,
        /// The actual type.
        found: String,
    },
}

impl Shape {
    /// How many bytes an argument takes in the record of a call, where each begins at a multiple of 8.
    #[must_use]
    pub fn bytes(self) -> usize {
        (self.bits as usize / 8 * self.lanes).next_multiple_of(8)
    }

    /// Reads an argument from the bytes that a kernel has written; missing bytes are 0.
    #[must_use]
    pub fn read(self, bytes: &[u8]) -> Argument {
        let size = (self.bits as usize / 8).clamp(1, 8);
        let elements = (0..self.lanes).map(|lane| {
            let mut bits = [0; 8];
            if let Some(bytes) = bytes.get(lane * size..(lane + 1) * size) {
                bits[..size].copy_from_slice(bytes);
            }
            u64::from_le_bytes(bits)
        });
        if !self.float {
            return Argument::Integers(self.bits, elements.collect());
        }
        let value = |bits: u64| match self.bits {
            16 => float::half(bits as u16),
            32 => f32::from_bits(bits as u32).into(),
            _ => f64::from_bits(bits),
        };
        Argument::Floats(elements.map(value).collect())
    }
}

/// Returns the output of a call. `text_at` returns the string at an address, without the zero at its end; nothing for a
/// null pointer.
///
/// # Errors
/// The format has an unknown conversion, or one without an argument; superfluous arguments are ignored.
pub fn format(
    format: &[u8],
    arguments: &[Argument],
    text_at: &dyn Fn(u64) -> Option<Vec<u8>>,
) -> Result<Vec<u8>, PrintfError> {
    let (mut out, mut rest, mut arguments) = (Vec::new(), format, arguments.iter());
    while let Some(at) = rest.iter().position(|&byte| byte == b'%') {
        out.extend(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(behind) = rest.strip_prefix(b"%") {
            out.push(b'%');
            rest = behind;
            continue;
        }
        let (specification, behind) = Specification::parse(rest)?;
        let argument = arguments.next().ok_or_else(|| missing(&specification))?;
        print(&specification, argument, text_at, &mut out)?;
        rest = behind;
    }
    out.extend(rest);
    Ok(out)
}

/// As [`format`], with the arguments in the bytes of a record one behind the other, each in the form of its conversion.
///
/// # Errors
/// As [`format`].
pub fn format_record(
    text: &[u8],
    record: &[u8],
    text_at: &dyn Fn(u64) -> Option<Vec<u8>>,
) -> Result<Vec<u8>, PrintfError> {
    let (mut arguments, mut rest, mut record) = (Vec::new(), text, record);
    while let Some(at) = rest.iter().position(|&byte| byte == b'%') {
        rest = &rest[at + 1..];
        if let Some(behind) = rest.strip_prefix(b"%") {
            rest = behind;
            continue;
        }
        let (specification, behind) = Specification::parse(rest)?;
        let shape = specification.shape();
        let (argument, others) =
            record.split_at_checked(shape.bytes()).ok_or_else(|| missing(&specification))?;
        arguments.push(shape.read(argument));
        (rest, record) = (behind, others);
    }
    format(text, &arguments, text_at)
}

fn missing(specification: &Specification) -> PrintfError {
    PrintfError::Missing(specification.text.clone())
}

/// Appends one argument.
fn print(
    how: &Specification,
    argument: &Argument,
    text_at: &dyn Fn(u64) -> Option<Vec<u8>>,
    out: &mut Vec<u8>,
) -> Result<(), PrintfError> {
    let wrong = |wanted| {
        let (kind, count) = match argument {
            Argument::Integers(bits, elements) => (format!("integer of {bits} bits"), elements.len()),
            Argument::Floats(elements) => ("float".to_owned(), elements.len()),
        };
        let found = if count == 1 { kind } else { format!("vector of {count}, each {kind}") };
        Err(PrintfError::Argument { conversion: how.text.clone(), wanted, found })
    };
    let count = match argument {
        Argument::Integers(_, elements) => elements.len(),
        Argument::Floats(elements) => elements.len(),
    };
    if count != how.lanes {
        return wrong(if how.lanes == 1 {
            "one number"
        } else {
            "a vector with the declared number of elements"
        });
    }
    match (how.conversion, argument) {
        (Conversion::Text, Argument::Integers(64, elements)) => {
            let text = text_at(elements[0]).unwrap_or_else(|| b"(null)".to_vec());
            let most = how.precision.unwrap_or(text.len()).min(text.len());
            how.pad(b"", &text[..most], false, out);
        }
        (Conversion::Text, _) => return wrong("a string"),
        (Conversion::Pointer, Argument::Integers(_, elements)) => match elements[0] {
            0 => how.pad(b"", b"(nil)", false, out),
            address => how.pad(b"0x", format!("{address:x}").as_bytes(), false, out),
        },
        (Conversion::Character, Argument::Integers(_, elements)) => {
            how.pad(b"", &[elements[0] as u8], false, out)
        }
        (Conversion::Integer { .. }, Argument::Integers(bits, elements)) => {
            separated(elements, out, |&element, out| integer(how, *bits, element, out));
        }
        (Conversion::Float { style, upper }, Argument::Floats(elements)) => {
            separated(elements, out, |&value, out| float::print(how, style, upper, value, out));
        }
        (Conversion::Float { .. }, _) => return wrong("floats"),
        (_, _) => return wrong("integers"),
    }
    Ok(())
}

/// Prints each element with a comma between them.
fn separated<T>(elements: &[T], out: &mut Vec<u8>, print: impl Fn(&T, &mut Vec<u8>)) {
    for (at, element) in elements.iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        print(element, out);
    }
}

/// Appends one integer, of which an argument of `bits` bits holds as many as the length asks for.
fn integer(how: &Specification, bits: u32, element: u64, out: &mut Vec<u8>) {
    let Conversion::Integer { signed, radix, upper } = how.conversion else { return };
    // A vector's elements have no promotion, and need a length.
    let bits = how.bits.unwrap_or(if how.lanes == 1 { 32 } else { bits }).min(bits).clamp(1, 64);
    let above = 64 - bits;
    let value = (element << above).cast_signed() >> above;
    let magnitude = if signed { value.unsigned_abs() } else { element << above >> above };
    let mut digits = match (radix, upper) {
        (8, _) => format!("{magnitude:o}"),
        (16, false) => format!("{magnitude:x}"),
        (16, true) => format!("{magnitude:X}"),
        _ => magnitude.to_string(),
    };
    if let Some(least) = how.precision {
        if magnitude == 0 && least == 0 {
            digits.clear();
        }
        digits.insert_str(0, &"0".repeat(least.saturating_sub(digits.len())));
    }
    let prefix: &[u8] = match radix {
        8 if how.alternate && !digits.starts_with('0') => b"0",
        16 if how.alternate && magnitude != 0 => {
            if upper {
                b"0X"
            } else {
                b"0x"
            }
        }
        _ if signed => how.sign(value < 0),
        _ => b"",
    };
    how.pad(prefix, digits.as_bytes(), how.precision.is_none(), out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::slice::from_ref;

    fn int(value: i32) -> Argument {
        Argument::Integers(32, vec![value.cast_unsigned().into()])
    }

    fn printed(text: &str, arguments: &[Argument]) -> Result<String, PrintfError> {
        let strings = |address| (address == 1).then(|| b"text".to_vec());
        format(text.as_bytes(), arguments, &strings).map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn vectors_are_printed_element_by_element() {
        let four = Argument::Integers(32, vec![1, 0xffff_fffe, 3, 4]);
        assert_eq!(printed("<%v4hld>", from_ref(&four)).unwrap(), "<1,-2,3,4>");
        assert_eq!(printed("%v4hlx", from_ref(&four)).unwrap(), "1,fffffffe,3,4");
        assert_eq!(printed("%v4hhd", &[Argument::Integers(8, vec![255, 1, 2, 3])]).unwrap(), "-1,1,2,3");
        assert_eq!(printed("%3v2ld", &[Argument::Integers(64, vec![1, u64::MAX])]).unwrap(), "  1, -1");
        let floats = Argument::Floats(vec![1.5, -2.0, 0.25]);
        assert_eq!(printed("[%8.2v3hlf]", from_ref(&floats)).unwrap(), "[    1.50,   -2.00,    0.25]");
        assert!(matches!(printed("%v2hlf", &[floats]), Err(PrintfError::Argument { .. })));
        assert!(matches!(printed("%d", &[four]), Err(PrintfError::Argument { .. })));
    }

    #[test]
    fn strings_and_pointers_come_from_addresses() {
        let address = |address| Argument::Integers(64, vec![address]);
        assert_eq!(printed("%s|%6s|%-6s|%.2s", &[1, 1, 1, 1].map(address)).unwrap(), "text|  text|text  |te");
        assert_eq!(printed("%s %p %p", &[0, 0, 0xbeef].map(address)).unwrap(), "(null) (nil) 0xbeef");
        assert!(matches!(printed("%s", &[int(1)]), Err(PrintfError::Argument { .. })));
    }

    #[test]
    fn what_is_over_is_left_out_and_what_is_missing_told() {
        assert_eq!(printed("100%%", &[int(1)]).unwrap(), "100%");
        assert_eq!(printed("%d %d", &[int(1)]), Err(PrintfError::Missing("d".to_owned())));
        assert!(matches!(printed("%f", &[int(1)]), Err(PrintfError::Argument { .. })));
        assert!(matches!(printed("%d", &[Argument::Floats(vec![1.0])]), Err(PrintfError::Argument { .. })));
    }

    #[test]
    fn a_record_holds_what_its_format_says() {
        let slots = [7u64.to_le_bytes(), 1.5f64.to_le_bytes(), 0x0002_0001u64.to_le_bytes()].concat();
        let printed =
            format_record(b"%d%% %g %v2hd", &slots, &|_| None).map(|text| String::from_utf8(text).unwrap());
        assert_eq!(printed.unwrap(), "7% 1.5 1,2");
        assert!(matches!(format_record(b"%d %d", &slots[..8], &|_| None), Err(PrintfError::Missing(_))));
    }

    #[test]
    fn records_are_read_as_they_are_laid_out() {
        let three = Shape { float: false, bits: 16, lanes: 3 };
        assert_eq!(three.bytes(), 8);
        assert_eq!(three.read(&[1, 0, 2, 0, 3, 0, 9, 9]), Argument::Integers(16, vec![1, 2, 3]));
        let half = Shape { float: true, bits: 16, lanes: 2 };
        assert_eq!(half.read(&[0, 0x3c, 1, 0x80]), Argument::Floats(vec![1.0, -(2f64.powi(-24))]));
        let floats = Shape { float: true, bits: 32, lanes: 4 };
        assert_eq!(floats.bytes(), 16);
        assert_eq!(floats.read(&1.5f32.to_le_bytes()), Argument::Floats(vec![1.5, 0.0, 0.0, 0.0]));
    }
}
