//! Arguments of kernels and bindings of shaders on the command line: `--arg` and `--binding`.

use crate::argument_slots::{ArgumentSlot, ParseError};
use crate::contents::{Contents, ContentsError};
use crate::element::{NoType, Type};
use crate::image::{Image, ImageError, Sampler};
use crate::pipe::Pipe;
use crate::sampler::{self, NoSampler};
use std::path::PathBuf;
use std::str::FromStr;

/// One argument of a kernel, or the contents of a shader's binding.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// Memory that all work-items see.
    Buffer(Type, Contents),
    /// A pointer to nothing.
    Null,
    /// Memory of each work-group: so many bytes.
    Local(usize),
    /// A number or a vector, as its bytes in memory.
    Value(Type, Vec<u8>),
    /// A structure, as its bytes.
    Bytes(Vec<u8>),
    /// An image with its contents; zeros by default.
    Image(Image, Option<Contents>),
    /// A sampler of a kernel.
    Sampler(Sampler),
    /// A sampler of a shader.
    ShaderSampler(sampler::Sampler),
    /// An image with a shader's sampler, and its contents; zeros by default.
    Texture(sampler::Sampler, Image, Option<Contents>),
    /// A pipe, and the file with the contents that an earlier launch left in it.
    Pipe(Pipe, Option<PathBuf>),
    /// The queue that kernels start kernels on.
    Queue,
}

/// The reasons why a text is not an argument.
#[derive(Debug, thiserror::Error)]
pub enum ArgumentError {
    /// No form of those that there are.
    #[error(
        "`{0}` is no argument; write buffer:TYPE:CONTENTS, local:BYTES, TYPE:VALUE (a vector's with commas between them), bytes:HEXADECIMAL, image:KIND:ORDER/TYPE:SIZES[:CONTENTS], sampler:COORDINATES,ADDRESSING,FILTER, of a shader texture:WORDS:KIND:ORDER/TYPE:SIZES[:CONTENTS] or sampler:WORDS, pipe:TYPE:PACKETS[:FILE], queue or null"
    )]
    Form(String),
    /// Another type than there is.
    #[error(transparent)]
    Type(#[from] NoType),
    /// Values that the type cannot have, or not as many as it has.
    #[error("`{text}` is no value of {of}{}", if of.lanes == 1 { "" } else { "; write one for each element, with commas between them" })]
    Value {
        /// The text.
        text: String,
        /// The type.
        of: Type,
    },
    /// No whole number of bytes.
    #[error("`{0}` is not bytes of two hexadecimal digits each")]
    Bytes(String),
    /// No size of memory.
    #[error("`{0}` is no number of bytes above 0")]
    Local(String),
    /// No pipe.
    #[error(
        "`{0}` is no pipe; write TYPE:PACKETS or BYTES:PACKETS for packets of a type or so many bytes, both above 0"
    )]
    Pipe(String),
    /// An image or a sampler that does not exist.
    #[error(transparent)]
    Image(#[from] ImageError),
    /// No sampler of a shader.
    #[error(transparent)]
    Sampler(#[from] NoSampler),
    /// Contents that cannot be.
    #[error(transparent)]
    Contents(#[from] ContentsError),
}

impl FromStr for Argument {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<Self, ArgumentError> {
        if text == "null" {
            return Ok(Self::Null);
        }
        if text == "queue" {
            return Ok(Self::Queue);
        }
        let (kind, rest) = text.split_once(':').ok_or_else(|| ArgumentError::Form(text.to_owned()))?;
        match kind {
            "buffer" => {
                let (of, contents) =
                    rest.split_once(':').ok_or_else(|| ArgumentError::Form(text.to_owned()))?;
                let of = of.parse()?;
                Ok(Self::Buffer(of, Contents::parse(contents, of)?))
            }
            "local" => match rest.parse() {
                Ok(bytes) if bytes > 0 => Ok(Self::Local(bytes)),
                _ => Err(ArgumentError::Local(rest.to_owned())),
            },
            "bytes" => bytes(rest).map(Self::Bytes).ok_or_else(|| ArgumentError::Bytes(rest.to_owned())),
            "image" => image(rest).map(|(image, contents)| Self::Image(image, contents)),
            "texture" => {
                let (words, described) =
                    rest.split_once(':').ok_or_else(|| ArgumentError::Form(text.to_owned()))?;
                let (image, contents) = image(described)?;
                Ok(Self::Texture(words.parse()?, image, contents))
            }
            // OpenCL's words are in capitals.
            "sampler" if rest.starts_with(|first: char| first.is_ascii_lowercase()) => {
                Ok(Self::ShaderSampler(rest.parse()?))
            }
            "sampler" => Ok(Self::Sampler(rest.parse()?)),
            "pipe" => pipe(rest).ok_or_else(|| ArgumentError::Pipe(rest.to_owned())),
            _ => {
                let of = kind.parse()?;
                let value =
                    value(rest, of).ok_or_else(|| ArgumentError::Value { text: rest.to_owned(), of })?;
                Ok(Self::Value(of, value))
            }
        }
    }
}

/// Returns the bytes of hexadecimal digits.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let whole = digits.len().is_multiple_of(2) && digits.iter().all(u8::is_ascii_hexdigit);
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    if whole && !text.is_empty() { digits.chunks_exact(2).map(pair).collect() } else { None }
}

/// A pipe of packets of a type or of a number of bytes, behind which a file may stand.
fn pipe(text: &str) -> Option<Argument> {
    let (packet, rest) = text.split_once(':')?;
    let (packets, file) = rest.split_once(':').map_or((rest, None), |(packets, file)| (packets, Some(file)));
    let of_type = || u32::try_from(packet.parse::<Type>().ok()?.bytes()).ok();
    let packet_bytes = packet.parse().ok().or_else(of_type).filter(|&bytes| bytes > 0)?;
    let packets = packets.parse().ok().filter(|&packets| packets > 0)?;
    if file == Some("") {
        return None;
    }
    Some(Argument::Pipe(Pipe { packet_bytes, packets }, file.map(PathBuf::from)))
}

/// An image, optionally with its contents behind its sizes.
fn image(text: &str) -> Result<(Image, Option<Contents>), ArgumentError> {
    let behind_sizes = text.match_indices(':').nth(2).map(|(at, _)| at);
    let (described, contents) = match behind_sizes {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    let image: Image = described.parse()?;
    let of = Type { element: image.element, lanes: 1 };
    let contents = contents.map(|contents| Contents::parse(contents, of)).transpose()?;
    Ok((image, contents))
}

/// The bytes that a value of this type has in memory.
fn value(text: &str, of: Type) -> Option<Vec<u8>> {
    let mut data = Vec::with_capacity(of.bytes());
    let mut count = 0;
    for number in text.split(',') {
        of.element.append(of.element.parse(number.trim())?, &mut data);
        count += 1;
    }
    data.resize(of.bytes().max(data.len()), 0);
    (count == of.lanes).then_some(data)
}

/// The resource that a variable of a shader is bound to.
#[derive(Clone, Debug, PartialEq)]
pub struct Binding {
    /// Its descriptor set, its binding, and which one of an array.
    pub place: ArgumentSlot,
    /// A buffer, an image or a sampler.
    pub argument: Argument,
}

impl FromStr for Binding {
    type Err = BindingError;

    fn from_str(text: &str) -> Result<Self, BindingError> {
        let wrong =
            || ParseError::new(text, "binding", "SET.BINDING=ARGUMENT or SET.BINDING.ELEMENT=ARGUMENT");
        let (place, argument) = text.split_once('=').ok_or_else(wrong)?;
        let place: ArgumentSlot = place.parse()?;
        match place {
            ArgumentSlot::Argument(_) => Err(wrong().into()),
            ArgumentSlot::Binding { .. } => Ok(Self { place, argument: argument.parse()? }),
        }
    }
}

/// The reasons why a text is not a binding.
#[derive(Debug, thiserror::Error)]
pub enum BindingError {
    /// It names none.
    #[error(transparent)]
    ArgumentSlot(#[from] ParseError),
    /// The resource is invalid.
    #[error(transparent)]
    Argument(#[from] ArgumentError),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contents::Fill;
    use crate::element::Element;

    fn parse(text: &str) -> Argument {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn every_form_is_read() {
        let float = Type { element: Element::F32, lanes: 1 };
        let buffer = parse("buffer:f32:some:where/in.npy");
        assert_eq!(buffer, Argument::Buffer(float, Contents::File("some:where/in.npy".into())));
        assert_eq!(parse("i32:-5"), parse("int:-5"));
        assert_eq!(parse("local:1024"), Argument::Local(1024));
        assert_eq!(parse("bytes:00fF"), Argument::Bytes(vec![0, 255]));
        assert_eq!([parse("null"), parse("queue")], [Argument::Null, Argument::Queue]);
        assert!(matches!(parse("sampler:NORMALIZED,CLAMP,LINEAR"), Argument::Sampler(Sampler(0x25))));
        assert!(matches!(parse("image:2d:R/FLOAT:4x4"), Argument::Image(_, None)));
        assert!(matches!(parse("sampler:linear,repeat"), Argument::ShaderSampler(_)));
        assert!(matches!(parse("texture:linear:2d:R/FLOAT:4x4:in.npy"), Argument::Texture(_, _, Some(_))));
        let pipe = Pipe { packet_bytes: 16, packets: 8 };
        assert_eq!(parse("pipe:f32x3:8"), Argument::Pipe(pipe, None));
        assert_eq!(parse("pipe:16:8:a:b"), Argument::Pipe(pipe, Some("a:b".into())));
        assert!(matches!(
            parse("image:2d:R/FLOAT:4x4:16=ramp"),
            Argument::Image(_, Some(Contents::Made(16, _)))
        ));
    }

    #[test]
    fn vectors_have_the_room_that_they_take_in_memory() {
        let Argument::Value(of, bytes) = parse("u16x3:1, 2,3") else { panic!() };
        assert_eq!((of.lanes, bytes), (3, vec![1, 0, 2, 0, 3, 0, 0, 0]));
    }

    #[test]
    fn what_is_no_argument_is_refused_with_what_would_be_one() {
        for text in [
            "",
            "5",
            "nothing",
            "buffer:f32",
            "buffer:f31:in.npy",
            "buffer:f32:",
            "local:",
            "local:0",
            "local:-1",
            "bytes:",
            "bytes:0",
            "bytes:é",
            "bytes:+1",
            "i32:",
            "i32:1,2",
            "i32x2:1",
            "i32x2:1,2,3",
            "i8:128",
            "image:2d",
            "sampler:",
            "sampler:blurry",
            "texture:linear",
            "texture:2d:R/FLOAT:4x4",
            "pipe:4",
            "pipe:0:4",
            "pipe:i32:0",
            "pipe:i32:4:",
        ] {
            let error = text.parse::<Argument>().expect_err(text).to_string();
            assert!(!error.is_empty());
        }
    }

    #[test]
    fn bindings_are_arguments_of_places() {
        let binding: Binding = "0.2=buffer:u32:4=7".parse().unwrap();
        assert_eq!(binding.place, ArgumentSlot::Binding { set: 0, binding: 2, element: 0 });
        assert!(matches!(binding.argument, Argument::Buffer(_, Contents::Made(4, Fill::Constant(7)))));
        for text in ["", "0=null", "0.2", "0.2=", "0.2=nothing"] {
            assert!(text.parse::<Binding>().is_err(), "{text}");
        }
    }
}
