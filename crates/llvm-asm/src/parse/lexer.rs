//! Text to tokens.
//!
//! Source: the lexical structure of LangRef, "Identifiers", and how `llvm-as` 22 splits text: labels take precedence
//! over words and numbers, `%x`, `@x`, `$x`, `!x`, `#1`, `^1` are one token each.

use super::ParseError;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A keyword, opcode or type name.
    Word,
    /// `name:` or `"name":`
    Label,
    /// `12:`
    LabelNumber,
    /// `@name`
    Global,
    /// `@12`
    GlobalNumber,
    /// `%name`
    Local,
    /// `%12`
    LocalNumber,
    /// `$name`
    Comdat,
    /// `!name`
    Metadata,
    /// `#12`
    AttributeGroup,
    /// `^12`
    Summary,
    /// `"…"`
    String,
    /// A decimal integer.
    Int,
    /// `s0x…` or `u0x…`
    HexInt,
    /// A decimal number with a point.
    Float,
    /// `0x…` with an optional letter for the format.
    HexFloat,
    /// `f0x…`: the bits of a floating-point number.
    FloatBits,
    /// `+inf`, `-qnan`, `+nan(0x1)`, `+snan(0x1)`
    FloatName,
    /// `...`
    Ellipsis,
    Equal,
    Comma,
    Star,
    OpenParen,
    CloseParen,
    OpenBrace,
    CloseBrace,
    OpenBracket,
    CloseBracket,
    Less,
    Greater,
    Bar,
    Bang,
    Hash,
    Colon,
    /// The end of the text.
    End,
}

/// A token: its kind and the bytes it covers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// Splits `text` into tokens; the last one is [`Kind::End`].
pub(crate) fn tokens(text: &[u8]) -> Result<Vec<Token>, ParseError> {
    if u32::try_from(text.len()).is_err() {
        return Err(ParseError { line: 1, column: 1, message: "the text is larger than 4 GiB".to_owned() });
    }
    let mut lexer = Lexer { text, at: 0 };
    let mut out = Vec::new();
    loop {
        lexer.skip_space()?;
        let start = lexer.at;
        let kind = lexer.token()?;
        out.push(Token { kind, start: start as u32, end: lexer.at as u32 });
        if kind == Kind::End {
            return Ok(out);
        }
    }
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
}

fn is_label_char(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }
    fn run(&mut self, accept: impl Fn(u8) -> bool) {
        while self.at < self.text.len() && accept(self.text[self.at]) {
            self.at += 1;
        }
    }
    fn error<T>(&self, at: usize, message: &str) -> Result<T, ParseError> {
        Err(ParseError::at(self.text, at, message.to_owned()))
    }

    fn skip_space(&mut self) -> Result<(), ParseError> {
        loop {
            self.run(|b| b.is_ascii_whitespace() || b == 0);
            match (self.peek(0), self.peek(1)) {
                (b';', _) => self.run(|b| b != b'\n'),
                (b'/', b'*') => {
                    let rest = self.text.get(self.at + 2..).unwrap_or_default();
                    match rest.windows(2).position(|w| w == b"*/") {
                        Some(end) => self.at += end + 4,
                        None => return self.error(self.at, "this comment has no end"),
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    fn one(&mut self, kind: Kind) -> Result<Kind, ParseError> {
        self.at += 1;
        Ok(kind)
    }

    fn token(&mut self) -> Result<Kind, ParseError> {
        let first = self.peek(0);
        match first {
            _ if self.at >= self.text.len() => Ok(Kind::End),
            b'=' => self.one(Kind::Equal),
            b',' => self.one(Kind::Comma),
            b'*' => self.one(Kind::Star),
            b'(' => self.one(Kind::OpenParen),
            b')' => self.one(Kind::CloseParen),
            b'{' => self.one(Kind::OpenBrace),
            b'}' => self.one(Kind::CloseBrace),
            b'[' => self.one(Kind::OpenBracket),
            b']' => self.one(Kind::CloseBracket),
            b'<' => self.one(Kind::Less),
            b'>' => self.one(Kind::Greater),
            b'|' => self.one(Kind::Bar),
            b':' => self.one(Kind::Colon),
            b'@' => self.sigil(Kind::Global, Some(Kind::GlobalNumber)),
            b'%' => self.sigil(Kind::Local, Some(Kind::LocalNumber)),
            b'$' => self.dollar(),
            b'#' if self.peek(1).is_ascii_digit() => self.number_after_sigil(Kind::AttributeGroup),
            b'#' => self.one(Kind::Hash),
            b'^' if self.peek(1).is_ascii_digit() => self.number_after_sigil(Kind::Summary),
            b'!' => {
                self.at += 1;
                let next = self.peek(0);
                if next.is_ascii_alphabetic() || matches!(next, b'-' | b'$' | b'.' | b'_' | b'\\') {
                    self.run(|b| is_label_char(b) || b == b'\\');
                    return Ok(Kind::Metadata);
                }
                Ok(Kind::Bang)
            }
            b'"' => {
                self.string()?;
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Kind::Label);
                }
                Ok(Kind::String)
            }
            b'.' if self.peek(1) == b'.' && self.peek(2) == b'.' && !self.is_label() => {
                self.at += 3;
                Ok(Kind::Ellipsis)
            }
            b'+' => self.number(),
            _ if self.is_label() => self.label(),
            b'-' | b'0'..=b'9' => self.number(),
            b'f' if self.peek(1) == b'0' && self.peek(2) == b'x' && self.peek(3).is_ascii_hexdigit() => {
                self.at += 3;
                self.run(|b| b.is_ascii_hexdigit());
                Ok(Kind::FloatBits)
            }
            b's' | b'u'
                if self.peek(1) == b'0' && self.peek(2) == b'x' && self.peek(3).is_ascii_hexdigit() =>
            {
                self.at += 3;
                self.run(|b| b.is_ascii_hexdigit());
                Ok(Kind::HexInt)
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                self.run(|b| b.is_ascii_alphanumeric() || b == b'_');
                Ok(Kind::Word)
            }
            _ => self.error(self.at, "this character cannot stand here"),
        }
    }

    /// Whether label characters followed by a colon come next.
    fn is_label(&self) -> bool {
        let rest = &self.text[self.at..];
        let end = rest.iter().position(|b| !is_label_char(*b));
        matches!(end, Some(end @ 1..) if rest[end] == b':')
    }

    fn label(&mut self) -> Result<Kind, ParseError> {
        let start = self.at;
        self.run(is_label_char);
        let digits = self.text[start..self.at].iter().all(u8::is_ascii_digit);
        self.at += 1;
        Ok(if digits { Kind::LabelNumber } else { Kind::Label })
    }

    fn string(&mut self) -> Result<(), ParseError> {
        let start = self.at;
        self.at += 1;
        self.run(|b| b != b'"');
        if self.at >= self.text.len() {
            return self.error(start, "this string has no closing quote");
        }
        self.at += 1;
        Ok(())
    }

    fn sigil(&mut self, named: Kind, numbered: Option<Kind>) -> Result<Kind, ParseError> {
        let start = self.at;
        self.at += 1;
        match (self.peek(0), numbered) {
            (b'"', _) => {
                self.string()?;
                Ok(named)
            }
            (b'0'..=b'9', Some(kind)) => {
                self.run(|b| b.is_ascii_digit());
                Ok(kind)
            }
            (first, _) if is_label_char(first) && !first.is_ascii_digit() => {
                self.run(is_label_char);
                Ok(named)
            }
            _ => self.error(start, "expected a name or a number behind this character"),
        }
    }

    fn dollar(&mut self) -> Result<Kind, ParseError> {
        if self.is_label() { self.label() } else { self.sigil(Kind::Comdat, None) }
    }

    fn number_after_sigil(&mut self, kind: Kind) -> Result<Kind, ParseError> {
        self.at += 1;
        self.run(|b| b.is_ascii_digit());
        Ok(kind)
    }

    fn number(&mut self) -> Result<Kind, ParseError> {
        let start = self.at;
        if matches!(self.peek(0), b'+' | b'-') {
            self.at += 1;
        }
        if self.at > start && self.peek(0).is_ascii_lowercase() {
            self.run(|b| b.is_ascii_lowercase());
            if self.peek(0) == b'(' {
                self.run(|b| b == b'(' || b.is_ascii_alphanumeric());
                self.at += usize::from(self.peek(0) == b')');
            }
            return Ok(Kind::FloatName);
        }
        if !self.peek(0).is_ascii_digit() {
            return self.error(start, "expected a number");
        }
        if self.peek(0) == b'0' && self.peek(1) == b'x' && self.at == start {
            self.at += 2;
            if matches!(self.peek(0), b'K' | b'L' | b'M' | b'H' | b'R') {
                self.at += 1;
            }
            let digits = self.at;
            self.run(|b| b.is_ascii_hexdigit());
            if digits == self.at {
                return self.error(start, "expected hexadecimal digits");
            }
            return Ok(Kind::HexFloat);
        }
        self.run(|b| b.is_ascii_digit());
        if self.peek(0) != b'.' {
            return Ok(Kind::Int);
        }
        self.at += 1;
        self.run(|b| b.is_ascii_digit());
        if matches!(self.peek(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek(1), b'+' | b'-'));
            if self.peek(1 + sign).is_ascii_digit() {
                self.at += 1 + sign;
                self.run(|b| b.is_ascii_digit());
            }
        }
        Ok(Kind::Float)
    }
}

#[cfg(test)]
mod tests {
    use super::Kind::*;
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        tokens(text.as_bytes()).unwrap().iter().map(|t| t.kind).collect()
    }

    #[test]
    fn tokens_of_every_kind() {
        assert_eq!(kinds("@a @\"b c\" @1 %x.y %2"), [Global, Global, GlobalNumber, Local, LocalNumber, End]);
        assert_eq!(kinds("a: 1: -x: \"q\": $b:"), [Label, LabelNumber, Label, Label, Label, End]);
        assert_eq!(kinds("-1 1.5e-3 0xH3C00 s0xFF i32"), [Int, Float, HexFloat, HexInt, Word, End]);
        assert_eq!(kinds("f0x3C00 +inf -snan(0x1) f0"), [FloatBits, FloatName, FloatName, Word, End]);
        assert_eq!(
            kinds("!0 !foo.bar #1 #dbg ^2 ..."),
            [Bang, Int, Metadata, AttributeGroup, Hash, Word, Summary, Ellipsis, End]
        );
        assert_eq!(kinds("a ; b\n/* c */ d"), [Word, Word, End]);
    }

    #[test]
    fn errors_have_places() {
        let error = tokens(b"a\n  \"x").unwrap_err();
        assert_eq!((error.line, error.column), (2, 3));
    }
}
