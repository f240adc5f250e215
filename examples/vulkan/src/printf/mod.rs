//! The text that kernels print: records in a buffer, formatted by the host.

mod conversion;
mod numbers;

use conversion::Conversion;
use spirv_llvm::reflection::{PrintfFormat, Reflection};

/// Returns the text of the records in the buffer of `printf`: behind the number of words in use, each record has the
/// number of a format and the arguments. A record that did not fit into the buffer is missing.
pub fn text(reflection: &Reflection, buffer: &[u8]) -> String {
    let words: Vec<u32> = buffer.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    let Some((&used, records)) = words.split_first() else { return String::new() };
    let mut rest = records.get(..used as usize).unwrap_or(records);
    let mut out = String::new();
    while let Some((&id, arguments)) = rest.split_first() {
        let Some(format) = reflection.printf_formats.iter().find(|format| format.id == id) else { break };
        let words: usize = format.argument_sizes.iter().map(|size| words_of(*size)).sum();
        let Some((arguments, next)) = arguments.split_at_checked(words) else { break };
        record(&mut out, reflection, format, arguments);
        rest = next;
    }
    out
}

/// Returns the number of words that an argument of so many bytes takes.
fn words_of(size: u32) -> usize {
    (size as usize).div_ceil(4).max(1)
}

/// Adds the text of a record.
fn record(out: &mut String, reflection: &Reflection, format: &PrintfFormat, words: &[u32]) {
    let (mut words, mut sizes) = (words, format.argument_sizes.iter());
    let mut rest = format.text.as_str();
    while let Some((plain, behind)) = rest.split_once('%') {
        out.push_str(plain);
        if let Some(behind) = behind.strip_prefix('%') {
            out.push('%');
            rest = behind;
            continue;
        }
        let Some((conversion, behind)) = Conversion::parse(behind) else {
            out.push('%');
            rest = behind;
            continue;
        };
        rest = behind;
        let size = sizes.next().copied().unwrap_or(0);
        let (argument, next) = words.split_at_checked(words_of(size)).unwrap_or((words, &[]));
        words = next;
        let bytes: Vec<u8> = argument.iter().flat_map(|word| word.to_le_bytes()).collect();
        if conversion.letter == 's' {
            let id = argument.first().copied();
            let literal = reflection.printf_formats.iter().find(|format| Some(format.id) == id);
            out.push_str(&conversion.text(literal.map_or("(null)", |literal| &literal.text)));
        } else {
            out.push_str(&conversion.numbers(&bytes, size as usize));
        }
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use spirv_llvm::Version;

    fn printed(format: &str, sizes: &str, words: &[u32]) -> String {
        let text = format!(
            "OpCapability Shader\n%set = OpExtInstImport \"NonSemantic.ClspvReflection.5\"\nOpMemoryModel Logical GLSL450\n\
             %format = OpString \"{format}\"\n%world = OpString \"world\"\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n\
             %n0 = OpConstant %uint 0\n%n1 = OpConstant %uint 1\n%n4 = OpConstant %uint 4\n%n8 = OpConstant %uint 8\n\
             %n16 = OpConstant %uint 16\n%a = OpExtInst %void %set PrintfInfo %n0 %format {sizes}\n\
             %b = OpExtInst %void %set PrintfInfo %n1 %world\n"
        );
        let module = spirv_llvm::assemble(&text, Version::V1_3).unwrap();
        let reflection = spirv_llvm::report(&module).unwrap().reflection.unwrap();
        let used = words.len() as u32;
        let bytes: Vec<u8> = [used].iter().chain(words).flat_map(|word| word.to_le_bytes()).collect();
        super::text(&reflection, &bytes)
    }

    #[test]
    fn records_are_formatted_in_their_order() {
        let float = 1.5f64.to_bits();
        let words = [0, 7, float as u32, (float >> 32) as u32, 1, 0, 8, 0, 0, 1];
        assert_eq!(printed("%d %4.1f %s|", "%n4 %n8 %n4", &words), "7  1.5 world|8  0.0 world|");
    }

    #[test]
    fn vectors_are_separated_by_commas() {
        assert_eq!(printed("%v4hlx%%", "%n16", &[0, 1, 2, 0xff, 4]), "1,2,ff,4%");
        assert_eq!(printed("%2v4hhd", "%n4", &[0, 0x0102_ff04]), " 4,-1, 2, 1");
    }
}
