//! What kernels take beside their buffers: images and a pipe.

/// Pixels of a read image in each dimension.
pub const PICTURE: usize = 8;
/// The words of a pixel in an image that is written, which has a pixel for each work-item.
pub const DRAWN: usize = 4;
/// Pixels of a written image in a row.
pub const ROW: usize = 8;
/// Packets that the pipe has room for.
pub const PACKETS: usize = 8;

/// The declarations of images: two that are read, of integers and of floats, and one that is written.
const IMAGES: &str = ", read_only image2d_t picture, read_only image2d_t floats, write_only image2d_t drawn";
/// The declaration of a pipe.
const PIPE: &str = ", write_only pipe uint packets";

/// The parameters of a kernel behind its buffers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    /// Whether there are images.
    pub images: bool,
    /// Whether there is a pipe, behind the images.
    pub pipe: bool,
}

impl Parameters {
    /// Returns the parameters of a kernel from its text.
    pub fn of(text: &str) -> Parameters {
        Parameters { images: text.contains(IMAGES), pipe: text.contains(PIPE) }
    }

    /// Returns their declarations.
    pub(super) fn declarations(self) -> String {
        let parts = [(self.images, IMAGES), (self.pipe, PIPE)];
        parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, text)| text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_states_its_parameters() {
        for (images, pipe) in [(false, false), (true, false), (false, true), (true, true)] {
            let parameters = Parameters { images, pipe };
            let text = format!("kernel void k0(global uint *out{}) {{}}", parameters.declarations());
            assert_eq!(Parameters::of(&text), parameters, "{text}");
        }
    }
}
