//! Assembly text to tokens.

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// Byte range in the text; without the quotes for strings.
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// `OpIAdd`, `Kernel`, `12`, `!7`.
    Word,
    /// `%name`, with the sign.
    Id,
    /// `=`.
    Equals,
    /// `"text"`.
    String,
    /// `OpUnknown(opcode, words)`, with everything.
    Unknown,
}

/// Splits a text into tokens; comments go from `;` to the end of the line. If a string has no end, returns its position and
/// the tokens before it.
pub(super) fn tokens(text: &str) -> (Vec<Token>, Option<usize>) {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied();
    let mut tokens = Vec::with_capacity(text.len() / 6);
    let mut at = 0;
    while let Some(first) = byte(at) {
        match first {
            b' ' | b'\t' | b'\r' | b'\n' => at += 1,
            b';' => {
                while byte(at).is_some_and(|b| b != b'\n') {
                    at += 1;
                }
            }
            b'=' => {
                tokens.push(Token { kind: TokenKind::Equals, start: at, end: at + 1 });
                at += 1;
            }
            b'"' => {
                let start = at + 1;
                at = start;
                loop {
                    match byte(at) {
                        Some(b'"') => break,
                        Some(b'\\') => at += 2,
                        Some(_) => at += 1,
                        None => return (tokens, Some(start - 1)),
                    }
                }
                tokens.push(Token { kind: TokenKind::String, start, end: at });
                at += 1;
            }
            _ => {
                let start = at;
                let unknown = text.get(start..).is_some_and(|rest| rest.starts_with("OpUnknown("));
                while let Some(b) = byte(at) {
                    let stop = if unknown { b == b')' || b == b'\n' } else { is_end_of_word(b) };
                    if stop {
                        break;
                    }
                    at += 1;
                }
                if unknown && byte(at) == Some(b')') {
                    at += 1;
                }
                let kind = match first {
                    _ if unknown => TokenKind::Unknown,
                    b'%' => TokenKind::Id,
                    _ => TokenKind::Word,
                };
                tokens.push(Token { kind, start, end: at });
            }
        }
    }
    (tokens, None)
}

fn is_end_of_word(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b';' | b'=' | b'"')
}

/// The bytes of a string token: a backslash stands for the character after it.
pub(super) fn unescape(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut escaped = false;
    for &byte in text.as_bytes() {
        if byte == b'\\' && !escaped {
            escaped = true;
        } else {
            escaped = false;
            bytes.push(byte);
        }
    }
    bytes
}

/// Line and column of a byte offset, both from 1; columns count characters.
pub(super) fn position(text: &str, offset: usize) -> (u32, u32) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.bytes().filter(|&b| b == b'\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) as u32 + 1;
    (line, column)
}
