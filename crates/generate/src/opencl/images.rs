//! Images: pixels whose values no rounding changes, read and written.

use super::Smith;
use super::parameters::{PICTURE, ROW};
use super::types::{Scalar, Type, UINT};

/// Samplers for coordinates in pixels, and for those from 0 to 1.
const OF_PIXELS: [&str; 3] = ["CLK_ADDRESS_CLAMP_TO_EDGE", "CLK_ADDRESS_CLAMP", "CLK_ADDRESS_NONE"];
const OF_UNITS: [&str; 3] =
    ["CLK_ADDRESS_REPEAT", "CLK_ADDRESS_MIRRORED_REPEAT", "CLK_ADDRESS_CLAMP_TO_EDGE"];

impl Smith<'_> {
    /// Writes a statement with an image.
    pub(super) fn image_statement(&mut self) {
        match self.choices.below(6) {
            0 => self.draw(),
            1 => self.size(),
            _ => self.pixel(),
        }
    }

    /// Reads a pixel.
    fn pixel(&mut self) {
        let is_float = self.choices.rarely(3);
        let (image, function, scalar) = match is_float {
            true => ("floats", "read_imagef", Scalar::Float),
            false => ("picture", "read_imageui", Scalar::UInt),
        };
        let place = match self.choices.below(3) {
            0 => self.pixel_coordinates(PICTURE),
            1 => {
                let name = self.sampler("CLK_NORMALIZED_COORDS_FALSE", &OF_PIXELS);
                let place = self.pixel_coordinates(PICTURE);
                // The middle of a pixel.
                let place = match self.choices.below(2) {
                    0 => place,
                    _ => format!("convert_float2({place}) + 0.5f"),
                };
                format!("{name}, {place}")
            }
            _ => {
                let name = self.sampler("CLK_NORMALIZED_COORDS_TRUE", &OF_UNITS);
                // Every quotient is exact. Repeated images have more than one middle of a pixel.
                let place = self.pixel_coordinates(2 * PICTURE);
                format!("{name}, (convert_float2({place}) + 0.5f) / {PICTURE}.0f")
            }
        };
        let ty = Type { scalar, lanes: 4 };
        let value = format!("{function}({image}, {place})");
        self.declare(ty, &if is_float { format!("known({value})") } else { value });
    }

    /// Declares a sampler.
    fn sampler(&mut self, coordinates: &str, addressing: &[&'static str]) -> String {
        let (name, addressing) = (self.name("s"), self.choices.pick(addressing).unwrap_or(OF_PIXELS[0]));
        self.line(&format!("const sampler_t {name} = {coordinates} | {addressing} | CLK_FILTER_NEAREST;"));
        name
    }

    /// The coordinates of a pixel below `length` in each dimension.
    fn pixel_coordinates(&mut self, length: usize) -> String {
        let (x, y) = (self.index(length), self.index(length));
        format!("(int2)((int)({x}), (int)({y}))")
    }

    /// Writes the pixel of the work-item.
    fn draw(&mut self) {
        let value = self.value(UINT.with_lanes(4));
        self.line(&format!("write_imageui(drawn, (int2)(gid % {ROW}u, gid / {ROW}u), {value});"));
    }

    /// Asks for a size of an image.
    fn size(&mut self) {
        let function = self.choices.pick(&["get_image_width", "get_image_height", "get_image_channel_order"]);
        let image = self.choices.pick(&["picture", "floats", "drawn"]).unwrap_or("picture");
        let function = function.unwrap_or("get_image_width");
        self.declare(UINT, &format!("(uint){function}({image})"));
    }
}
