//! Sampled images of shaders: bindings, and rejections before the run.
#![allow(unsafe_code, reason = "shaders are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

#[path = "support/source.rs"]
mod source;

use spirv_run::image::Image;
use spirv_run::sampler::Sampler;
use spirv_run::{Bytes, CompileOptions, Descriptor, Error, Memory, Range, Resources};

const SHADER: &str = "#version 460\nlayout(local_size_x = 4) in;\n\
    layout(binding = 0) uniform sampler2D both;\nlayout(binding = 1) uniform sampler alone;\n\
    layout(binding = 2) uniform texture2D image;\nlayout(binding = 3) buffer Result { float result[]; };\n\
    void main() {\n  float x = (float(gl_GlobalInvocationID.x) + 0.5) / 4.0;\n\
    result[gl_GlobalInvocationID.x] = textureLod(both, vec2(x), 0.0).x\n\
    + 10.0 * textureLod(sampler2D(image, alone), vec2(x, 0.5), 0.0).x;\n}\n";

/// Runs the shader with these images and samplers on 4 by 4 and 2 by 1 texels, which count from 0; returns the results.
fn run(both: (&str, Option<&str>), alone: Option<&str>, image: &str) -> Result<Vec<f32>, Error> {
    let program = source::shader("sampled_images", &format!("{both:?}{alone:?}{image}"), SHADER);
    let range = Range::linear(4, 4);
    let options = CompileOptions { robust: true, ..CompileOptions::new(&range) };
    let kernel = program.compile("main", &options)?;
    let mut memory = Memory::default();
    let mut floats = |count: usize| {
        let bytes: Vec<u8> = (0..count).flat_map(|at| (at as f32).to_le_bytes()).collect();
        memory.add(Bytes::from(&bytes[..]))
    };
    let (large, small, result) = (floats(16), floats(2), floats(4));
    let of = |text: &str| -> Image { text.parse().expect("an image") };
    let sampler = |text: &str| -> Sampler { text.parse().expect("a sampler") };
    let at =
        |binding, buffer, image, sampler| Descriptor { set: 0, binding, element: 0, buffer, image, sampler };
    let bindings = vec![
        at(0, Some(large), Some(of(both.0)), both.1.map(sampler)),
        at(1, if alone.is_some() { None } else { Some(small) }, None, alone.map(sampler)),
        at(2, Some(small), Some(of(image)), None),
        at(3, Some(result), None, None),
    ];
    let resources = Resources { bindings, push_constants: Vec::new() };
    // SAFETY: every access is checked.
    unsafe { kernel.dispatch(&mut memory, &resources, &range, 1) }?;
    let bytes = memory.get(result).expect("a buffer").to_vec();
    Ok(bytes.chunks_exact(4).map(|word| f32::from_le_bytes(word.try_into().expect("four"))).collect())
}

const FOUR: &str = "2d:R/FLOAT:4x4";
const TWO: &str = "2d:R/FLOAT:2x1";

#[test]
fn images_are_sampled_with_every_access_checked() {
    // The diagonal of the one, and between the two texels of the other.
    let near = run((FOUR, Some("nearest")), Some("nearest"), TWO).expect("it runs");
    assert_eq!(near, [0.0, 5.0, 20.0, 25.0]);
    let smooth = run((FOUR, Some("linear,clamp-to-edge")), Some("linear,clamp-to-edge"), TWO);
    assert_eq!(smooth.expect("it runs"), [0.0, 7.5, 17.5, 25.0]);
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |both, alone, image| match run(both, alone, image) {
        Err(Error::Resource { place, problem, .. }) => format!("{place}: {problem}"),
        other => panic!("{other:?}"),
    };
    let good = (FOUR, Some("nearest"));
    let integers = refused(("2d:R/SIGNED_INT32:4x4", Some("nearest")), Some("nearest"), TWO);
    assert!(
        integers.starts_with("binding 0.0: the shader reads floats, an image of signed integers"),
        "{integers}"
    );
    let alone = refused((FOUR, None), Some("nearest"), TWO);
    assert!(alone.starts_with("binding 0.0: no image with its sampler is given"), "{alone}");
    let buffer = refused(good, None, TWO);
    assert!(buffer.starts_with("binding 0.1: no sampler is given"), "{buffer}");
    let kind = refused(good, Some("nearest"), "1d:R/FLOAT:2");
    assert_eq!(kind, "binding 0.2: its image is 2d, one of the kind 1d is given");
    let small = refused(good, Some("nearest"), "2d:R/FLOAT:2x2");
    assert_eq!(small, "binding 0.2: its buffer has fewer than 16 bytes");
    let cube = refused(("2d:R/FLOAT:4x4@2", Some("nearest")), Some("nearest"), TWO);
    assert_eq!(cube, "binding 0.0: its buffer has fewer than 80 bytes");
}
