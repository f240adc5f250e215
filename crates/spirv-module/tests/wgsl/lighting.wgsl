// A lit, textured surface.
struct Scene { view: mat4x4<f32>, light: vec4<f32>, tint: vec3<f32>, mode: u32 }
struct Surface { @builtin(position) place: vec4<f32>, @location(0) normal: vec3<f32>, @location(1) uv: vec2<f32> }
@group(0) @binding(0) var<uniform> scene: Scene;
@group(0) @binding(1) var image: texture_2d<f32>;
@group(0) @binding(2) var filtering: sampler;

@vertex
fn place(@location(0) point: vec3<f32>, @location(1) normal: vec3<f32>, @location(2) uv: vec2<f32>) -> Surface {
    var out: Surface;
    out.place = scene.view * vec4<f32>(point, 1.0);
    out.normal = normalize((scene.view * vec4<f32>(normal, 0.0)).xyz);
    out.uv = fract(uv * 2.0);
    return out;
}

@fragment
fn colour(in: Surface) -> @location(0) vec4<f32> {
    let diffuse = max(dot(in.normal, scene.light.xyz), 0.1);
    var base = textureSample(image, filtering, in.uv).rgb;
    switch scene.mode {
        case 0u: { base *= scene.tint; }
        case 1u, 2u: { base = mix(base, scene.tint, 0.5); }
        default: { if base.r < 0.05 { discard; } }
    }
    return vec4<f32>(base * diffuse + dpdx(in.uv).xyx * 0.01, 1.0);
}
