//! Shaders that access memory out of bounds: every such access is reported, even within another buffer.
#![allow(unsafe_code, reason = "shaders are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Bytes, CompileOptions, Descriptor, Error, Memory, Offense, Program, Range, Resources};
use std::path::Path;

/// How many buffers there are in memory beside each other, and the bytes of each.
const BUFFERS: usize = 16;
const BYTES: usize = 1024;

const HEADER: &str = "#version 460\nlayout(local_size_x = 4) in;\n\
    layout(set = 1, binding = 2) buffer One { uint one[]; };\n\
    layout(set = 1, binding = 3) buffer Many { uint words[]; } many[15];\n\
    layout(push_constant) uniform Push { uint at[4]; } push;\n\
    shared uint both[64];\n";

/// Runs `main` of a shader for 4 invocations, whose first push constant is `at`.
fn run(name: &str, body: &str, at: u32) -> Result<(), Error> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guarded_shaders");
    std::fs::create_dir_all(&folder).expect("a folder");
    let (source, module) = (folder.join(format!("{name}.comp")), folder.join(format!("{name}.spv")));
    std::fs::write(&source, format!("{HEADER}{body}\n")).expect("the source is written");
    let mut compiler = external_tools::tool("glslangValidator").expect("it is listed").command();
    let done = compiler.args(["-V", "--target-env", "vulkan1.2", "-o"]).arg(&module).arg(&source).output();
    let done = done.expect("it starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
    let program = Program::new(std::fs::read(&module).expect("a module")).expect("a module");
    let range = Range::linear(4, 4);
    let options = CompileOptions { robust: true, ..CompileOptions::new(&range) };
    let kernel = program.compile("main", &options)?;
    let mut memory = Memory::default();
    let mut resources = Resources::default();
    for number in 0..BUFFERS {
        let buffer = memory.add(Bytes::zeros(BYTES).expect("memory"));
        let (binding, element) = if number == 0 { (2, 0) } else { (3, number as u32 - 1) };
        resources.bindings.push(Descriptor {
            set: 1,
            binding,
            element,
            buffer: Some(buffer),
            image: None,
            sampler: None,
        });
    }
    resources.push_constants = [at, 0, 0, 0].into_iter().flat_map(u32::to_le_bytes).collect();
    // SAFETY: every access is checked.
    unsafe { kernel.dispatch(&mut memory, &resources, &range, 1) }
}

/// What is told of a shader that reaches beside its memory.
fn offense(name: &str, body: &str, at: u32) -> Offense {
    match run(name, body, at) {
        Err(Error::Offense { offense, .. }) => *offense,
        other => panic!("{name}, {at}: {other:?}"),
    }
}

#[test]
fn no_buffer_is_reached_by_another() {
    let body = "void main() { one[push.at[0]] = 7; }";
    assert!(run("one", body, 255).is_ok());
    // Of as many words there are buffers on either side.
    for at in [256, 288, 320, 512, 1024, 2048, 3000, 4095, u32::MAX - 255] {
        let place = format!("at byte {} of binding 1.2, which has {BYTES}", 4 * i64::from(at.cast_signed()));
        assert_eq!(offense("one", body, at).place, place);
    }
}

#[test]
fn arrays_of_buffers_have_their_own_bounds() {
    let body = "void main() { many[3].words[push.at[0]] += one[0]; }";
    assert!(run("element", body, 255).is_ok());
    let found = offense("element", body, 256);
    assert_eq!(found.place, format!("at byte 1024 of a buffer of binding 1.3, which has {BYTES}"));
    let body = "void main() { many[push.at[0]].words[0] = one[0]; }";
    assert!(run("table", body, 14).is_ok());
    assert_eq!(
        offense("table", body, 15).place,
        "at byte 240 of the descriptors of binding 1.3, which has 240"
    );
}

#[test]
fn push_constants_and_shared_memory_have_bounds() {
    let body = "void main() { one[0] = push.at[push.at[0]]; many[0].words[0] = one[0]; }";
    assert!(run("push", body, 3).is_ok());
    assert_eq!(offense("push", body, 4).place, "at byte 16 of the push constants, which has 16");
    let body = "void main() { both[push.at[0]] = 1; barrier(); one[0] = both[0]; many[0].words[0] = 1; }";
    assert!(run("shared", body, 63).is_ok());
    assert_eq!(
        offense("shared", body, 64).place,
        "at byte 256 of the memory of the work-group, which has 256"
    );
}
