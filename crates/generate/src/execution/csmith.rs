//! Programs of csmith as kernels with one work-item, and as native programs.
//!
//! A random C program computes a checksum of its global variables. In OpenCL C 2.0 it is almost the same program: variables at
//! program scope are in global memory, and pointers are to the generic address space. The arithmetic that csmith expects of its own
//! header is defined here, for both programs: operations that would be undefined give their first operand.

use super::{SECONDS, Tools};
use filetest::oracle::process;
use std::fmt::Write as _;
use std::io;

/// Seconds that a native program may take: a part of them does not end.
const NATIVE_SECONDS: &str = "2";
/// The start of both programs.
const START: &str = r"#ifdef __OPENCL_C_VERSION__
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#define printf(...)
typedef char int8_t;
#else
#include <stdio.h>
typedef signed char int8_t;
#endif
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
static uint32_t checksum;
static void add_to_checksum(uint64_t value) {
  checksum = checksum * 31u + (uint32_t)(value ^ value >> 32);
}
#define transparent_crc(value, name, flag) add_to_checksum((uint64_t)(int64_t)(value))
#define platform_main_begin()
#define platform_main_end(value, flag)
#define crc32_gentab()
#define crc32_context 0u
#define main program
";

/// The end of both programs.
const END: &str = r#"
#undef main
#ifdef __OPENCL_C_VERSION__
kernel void k0(global const uint *in, global uint *out, global uint *shared) {
  if (get_global_id(0) == 0) {
    program();
    out[0] = checksum;
  }
}
#else
int main(void) {
  program();
  printf("%u\n", checksum);
  return 0;
}
#endif
"#;

/// Returns the program of a seed, in C and in OpenCL C.
///
/// # Errors
/// csmith does not start, or fails.
pub fn program(tools: &Tools, seed: u64) -> io::Result<String> {
    let seed = (seed % u64::from(u32::MAX)).to_string();
    let csmith = external_tools::tool("csmith").map_err(io::Error::other)?;
    let options =
        ["--no-argc", "--max-funcs", "5", "--max-block-depth", "3", "--bitfields", "--packed-struct"];
    // Every second program has pointers to global variables only: pointers to different address spaces cannot be compared.
    let without_locals = ["--no-addr-taken-of-locals"];
    let is_second = seed.parse::<u64>().is_ok_and(|seed| seed % 2 == 1);
    let output = csmith
        .command()
        // It leaves a file where it runs.
        .current_dir(&tools.folder)
        .args(["--seed", &seed])
        .args(options)
        .args(without_locals.iter().filter(|_| is_second))
        .output()?;
    if !output.status.success() {
        return Err(io::Error::other(format!("csmith --seed {seed}: {}", output.status)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let text = text.replace("#include \"csmith.h\"", "");
    Ok(format!("{START}{}{}{END}", arithmetic(), short_suffixes(&text)))
}

/// Replaces the suffixes of literals that OpenCL C does not have: its `long` is as long as that of C here.
fn short_suffixes(text: &str) -> String {
    let (mut result, mut literal) = (String::with_capacity(text.len()), String::new());
    let mut is_in_name = false;
    let end = |literal: &mut String, result: &mut String| {
        let short = literal.strip_suffix("LL").map(|start| format!("{start}L"));
        *result += short.as_deref().unwrap_or(literal);
        literal.clear();
    };
    for character in text.chars() {
        let is_word = character.is_ascii_alphanumeric() || character == '_';
        if is_word && !is_in_name && (character.is_ascii_digit() || !literal.is_empty()) {
            literal.push(character);
            continue;
        }
        end(&mut literal, &mut result);
        is_in_name = is_word;
        result.push(character);
    }
    end(&mut literal, &mut result);
    result
}

/// Returns the functions of arithmetic, one for each operation and type.
fn arithmetic() -> String {
    let mut text = String::new();
    for bits in [8, 16, 32, 64] {
        for (ty, kind) in [(format!("int{bits}_t"), "s"), (format!("uint{bits}_t"), "u")] {
            let is_signed = kind == "s";
            let wide = if bits == 64 { "uint64_t" } else { "uint32_t" };
            let _ = writeln!(
                text,
                "static {ty} safe_unary_minus_func_{ty}_{kind}({ty} a) {{ return ({ty})(({wide})0 - ({wide})a); }}"
            );
            for (name, operator) in [("add", "+"), ("sub", "-"), ("mul", "*")] {
                let value = match is_signed {
                    true => format!("{ty} r; return __builtin_{name}_overflow(a, b, &r) ? a : r;"),
                    false => format!("return ({ty})(({wide})a {operator} ({wide})b);"),
                };
                let _ = writeln!(
                    text,
                    "static {ty} safe_{name}_func_{ty}_{kind}_{kind}({ty} a, {ty} b) {{ {value} }}"
                );
            }
            let minus_one = if is_signed { " || b == -1" } else { "" };
            for (name, operator) in [("div", "/"), ("mod", "%")] {
                let _ = writeln!(
                    text,
                    "static {ty} safe_{name}_func_{ty}_{kind}_{kind}({ty} a, {ty} b) \
                     {{ return b == 0{minus_one} ? a : ({ty})(a {operator} b); }}"
                );
            }
            for (amount, of) in [("int32_t", "s"), ("uint32_t", "u")] {
                for (name, value) in
                    [("lshift", format!("({ty})(({wide})a << b)")), ("rshift", format!("({ty})(a >> b)"))]
                {
                    let _ = writeln!(
                        text,
                        "static {ty} safe_{name}_func_{ty}_{kind}_{of}({ty} a, {amount} b) \
                         {{ return (uint32_t)b >= {bits}u ? a : {value}; }}"
                    );
                }
            }
        }
    }
    text
}

/// Returns the checksum of the native program; `None` if it does not end in time.
///
/// # Errors
/// A program does not start, or clang refuses the program.
pub fn native(tools: &Tools, program: &str) -> io::Result<Option<u32>> {
    let timeout = || external_tools::tool("timeout").map_err(io::Error::other);
    external_tools::tool("clang-22").map_err(io::Error::other)?;
    let file = tools.folder.join("native");
    let mut clang = timeout()?.command();
    clang.current_dir(&tools.folder).arg(SECONDS);
    let words = ["clang-22", "-x", "c", "-w", "-O1", "-fwrapv", "-", "-o", "native"];
    let compiled = process::run(clang, words, program.as_bytes()).map_err(io::Error::other)?;
    if !compiled.status.success() {
        let said = String::from_utf8_lossy(&compiled.stderr);
        return Err(io::Error::other(format!("the native program: {}", said.lines().next().unwrap_or(""))));
    }
    let output = timeout()?.command().arg(NATIVE_SECONDS).arg(&file).output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    Ok(said.trim().parse().ok().filter(|_| output.status.success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_literals_have_one_letter() {
        assert_eq!(short_suffixes("0x9ALL + 7LL - func_1LL * 3ULL"), "0x9AL + 7L - func_1LL * 3UL");
    }

    #[test]
    fn arithmetic_has_every_operation() {
        assert_eq!(arithmetic().lines().count(), 8 * 10);
    }
}
