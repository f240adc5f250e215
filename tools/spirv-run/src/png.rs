//! Images as PNG: texels of 8 bits are read, and written from the contents of an image or a buffer.

use crate::element::{Element, Kind};
use crate::npy::Array;
use png::{
    BitDepth, ColorType, Compression, Decoder, DecodingError, Encoder, EncodingError, Transformations,
};
use std::io::Cursor;

/// The reasons why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The file is damaged, or no PNG.
    #[error("{0}")]
    Read(#[from] DecodingError),
    /// The picture cannot be written.
    #[error("{0}")]
    Write(#[from] EncodingError),
    /// The data does not have the shape of a picture.
    #[error(
        "a picture has rows of texels of 1 to 4 channels, this has the shape {0:?}; give it two or three sizes"
    )]
    Shape(Vec<usize>),
}

/// The texels of a file, four channels each: rows, columns, channels.
///
/// # Errors
/// It is not a PNG.
pub fn read(file: &[u8]) -> Result<Array, PictureError> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut data = vec![0; reader.output_buffer_size().unwrap_or(0)];
    let info = reader.next_frame(&mut data)?;
    data.truncate(info.buffer_size());
    if info.color_type == ColorType::GrayscaleAlpha {
        data = data.chunks_exact(2).flat_map(|texel| [texel[0], texel[0], texel[0], texel[1]]).collect();
    }
    Ok(Array { element: Element::U8, shape: vec![info.height as usize, info.width as usize, 4], data })
}

/// A file of the picture that `array` holds: rows, columns, and up to four channels. Bytes are written as they are, floats as
/// parts of 1, other integers by their high byte.
///
/// # Errors
/// It has another shape.
pub fn write(array: &Array) -> Result<Vec<u8>, PictureError> {
    let wrong = || PictureError::Shape(array.shape.clone());
    let (height, width, channels) = match *array.shape.as_slice() {
        [height, width] if width > 4 => (height, width, 1),
        [height, width, channels] => (height, width, channels),
        _ => return Err(wrong()),
    };
    let color = match channels {
        1 => ColorType::Grayscale,
        2 => ColorType::GrayscaleAlpha,
        3 => ColorType::Rgb,
        4 => ColorType::Rgba,
        _ => return Err(wrong()),
    };
    let size = |size: usize| u32::try_from(size).map_err(|_| wrong());
    let data: Vec<u8> =
        array.data.chunks_exact(array.element.bytes()).map(|bytes| byte(array.element, bytes)).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size(width)?, size(height)?);
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(&data)?;
    Ok(file)
}

/// An element as a channel of 8 bits.
fn byte(element: Element, bytes: &[u8]) -> u8 {
    if element.kind() != Kind::Float {
        return bytes.last().copied().unwrap_or(0);
    }
    // No number is black.
    (element.value(bytes).clamp(0.0, 1.0) * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let data = (0..2 * 3 * 4).map(|at| at * 10).collect();
        let picture = Array { element: Element::U8, shape: vec![2, 3, 4], data };
        assert_eq!(read(&write(&picture).unwrap()).unwrap(), picture);
    }

    #[test]
    fn floats_are_parts_of_one() {
        let data = [-1.0f32, 0.5, 2.0, f32::NAN, 1.0].map(f32::to_le_bytes).concat();
        let picture = Array { element: Element::F32, shape: vec![1, 5], data };
        let read = read(&write(&picture).unwrap()).unwrap().data;
        assert_eq!(read.chunks_exact(4).map(|texel| texel[0]).collect::<Vec<_>>(), [0, 128, 255, 0, 255]);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let flat = Array { element: Element::U8, shape: vec![12], data: vec![0; 12] };
        assert!(matches!(write(&flat), Err(PictureError::Shape(_))));
        assert!(read(b"no").is_err());
    }
}
