//! Storage images of shaders: bindings, and rejections.
#![allow(unsafe_code, reason = "shaders are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

#[path = "support/source.rs"]
mod source;

use spirv_run::image::Image;
use spirv_run::{Bytes, CompileOptions, Descriptor, Error, Memory, Range, Resources};

const SHADER: &str = "#version 460\nlayout(local_size_x = 4) in;\n\
    layout(binding = 0, r32f) uniform image2D image;\nlayout(binding = 1) buffer Size { ivec2 size; };\n\
    void main() {\n  ivec2 at = ivec2(gl_GlobalInvocationID.x, 1);\n\
    imageStore(image, at, imageLoad(image, at) + 0.5);\n  size = imageSize(image);\n}\n";

/// Runs the shader for 8 invocations on a buffer of so many floats as this image, or as no image; returns the floats, and the
/// size that it was told.
fn run(floats: usize, image: Option<&str>, size_is_image: bool) -> Result<(Vec<f32>, Vec<u8>), Error> {
    let program = source::shader("shader_images", &format!("{floats}{image:?}{size_is_image}"), SHADER);
    let range = Range::linear(8, 4);
    let options = CompileOptions { robust: true, ..CompileOptions::new(&range) };
    let kernel = program.compile("main", &options)?;
    let mut memory = Memory::default();
    let texels: Vec<u8> = (0..floats).flat_map(|at| (at as f32).to_le_bytes()).collect();
    let buffers = [memory.add(Bytes::from(&texels[..])), memory.add(Bytes::zeros(8).expect("memory"))];
    let image: Option<Image> = image.map(|text| text.parse().expect("an image"));
    let images = [image, image.filter(|_| size_is_image)];
    let mut resources = Resources::default();
    for ((binding, buffer), image) in (0..).zip(buffers).zip(images) {
        resources.bindings.push(Descriptor {
            set: 0,
            binding,
            element: 0,
            buffer: Some(buffer),
            image,
            sampler: None,
        });
    }
    // SAFETY: every access is checked.
    unsafe { kernel.dispatch(&mut memory, &resources, &range, 1) }?;
    let bytes = |at: usize| memory.get(buffers[at]).expect("a buffer").to_vec();
    let floats =
        bytes(0).chunks_exact(4).map(|word| f32::from_le_bytes(word.try_into().expect("four"))).collect();
    Ok((floats, bytes(1)))
}

#[test]
fn texels_are_read_and_written_where_there_are_any() {
    // The image has 5 columns: three of the invocations have no texel.
    let (floats, size) = run(15, Some("2d:R/FLOAT:5x3"), false).expect("it runs");
    let expected: Vec<f32> =
        (0..15).map(|at| at as f32 + if (5..10).contains(&at) { 0.5 } else { 0.0 }).collect();
    assert_eq!((floats, size), (expected, [5, 0, 0, 0, 3, 0, 0, 0].to_vec()));
}

#[test]
fn what_is_no_image_is_refused() {
    let refused = |floats, image, size_is_image| match run(floats, image, size_is_image) {
        Err(Error::Resource { problem, .. }) => problem,
        other => panic!("{other:?}"),
    };
    assert!(refused(15, None, false).starts_with("a buffer is given"));
    assert_eq!(refused(14, Some("2d:R/FLOAT:5x3"), false), "its buffer has fewer than 60 bytes");
    assert_eq!(refused(15, Some("2d:R/FLOAT:5x3"), true), "an image is given");
    // Texels of the last row would be beyond the buffer.
    let small = refused(4, Some("2d:R/UNORM_INT8:8x2"), false);
    assert_eq!(small, "its texels are not of the format R32f, which the shader states");
}
