//! Looking at tokens and taking them.

use super::{Kind, Located, Parser, Result, Token};
use crate::names;
use std::borrow::Cow;

impl<'t> Parser<'t> {
    /// The token `ahead` of the next one; the last token when there is none.
    pub(super) fn token(&self, ahead: usize) -> Token {
        let at = (self.at + ahead).min(self.tokens.len().saturating_sub(1));
        self.tokens.get(at).copied().unwrap_or(Token { kind: Kind::End, start: 0, end: 0 })
    }
    /// The kind of the next token.
    pub(super) fn kind(&self) -> Kind {
        self.token(0).kind
    }
    /// The bytes of a token.
    pub(super) fn bytes(&self, token: Token) -> &'t [u8] {
        self.text.get(token.start as usize..token.end as usize).unwrap_or_default()
    }
    /// The next token's text if it is a word, else the empty string.
    pub(super) fn word(&self) -> &'t str {
        self.word_at(0)
    }
    /// The text of the token `ahead` of the next one if it is a word, else the empty string.
    pub(super) fn word_at(&self, ahead: usize) -> &'t str {
        let token = self.token(ahead);
        match token.kind {
            Kind::Word => std::str::from_utf8(self.bytes(token)).unwrap_or_default(),
            _ => "",
        }
    }
    /// Goes on to the next token.
    pub(super) fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }
    /// Takes the next token if it is of `kind`.
    pub(super) fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.advance();
        }
        found
    }
    /// Takes the next token if it is the word `word`.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == word;
        if found {
            self.advance();
        }
        found
    }
    /// Takes a token of `kind`; `what` is its description in the error.
    pub(super) fn expect(&mut self, kind: Kind, what: &str) -> Result<Token> {
        if self.kind() != kind {
            return self.expected(what);
        }
        let token = self.token(0);
        self.advance();
        Ok(token)
    }
    /// Takes the word `word`.
    pub(super) fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { self.expected(&format!("'{word}'")) }
    }
    /// The error that something else was expected at the next token.
    pub(super) fn expected<T>(&self, what: &str) -> Result<T> {
        let token = self.token(0);
        let found = match token.kind {
            Kind::End => "the end of the text".to_owned(),
            _ => {
                let mut text = String::from_utf8_lossy(self.bytes(token)).into_owned();
                if let Some((cut, _)) = text.char_indices().nth(40) {
                    text.truncate(cut);
                    text.push('…');
                }
                format!("'{text}'")
            }
        };
        self.error(format!("expected {what}, found {found}"))
    }
    /// An error at the next token.
    pub(super) fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        self.error_at(self.token(0).start, message)
    }
    /// An error at a byte offset.
    pub(super) fn error_at<T>(&self, offset: u32, message: impl Into<String>) -> Result<T> {
        Err(Box::new(Located { offset, message: message.into() }))
    }

    /// The name in a token behind `skip` bytes of prefix, escapes resolved.
    pub(super) fn name_of(&self, token: Token, skip: usize) -> Cow<'t, [u8]> {
        let bytes = self.bytes(token).get(skip..).unwrap_or_default();
        match bytes.strip_prefix(b"\"").and_then(|b| b.strip_suffix(b"\"")) {
            None => Cow::Borrowed(bytes),
            Some(inner) if inner.contains(&b'\\') => Cow::Owned(names::unescape(inner)),
            Some(inner) => Cow::Borrowed(inner),
        }
    }
    /// The number in a token behind `skip` bytes of prefix.
    pub(super) fn number_of(&self, token: Token, skip: usize) -> Result<u32> {
        let bytes = self.bytes(token).get(skip..).unwrap_or_default();
        match std::str::from_utf8(bytes).ok().and_then(|t| t.trim_end_matches(':').parse().ok()) {
            Some(number) => Ok(number),
            None => self.error_at(token.start, "this number is too large"),
        }
    }

    /// Takes a string and returns its bytes.
    pub(super) fn string(&mut self) -> Result<Vec<u8>> {
        let token = self.expect(Kind::String, "a string")?;
        Ok(self.name_of(token, 0).into_owned())
    }
    /// Takes an unsigned number.
    pub(super) fn u64(&mut self) -> Result<u64> {
        let token = self.token(0);
        let text = std::str::from_utf8(self.bytes(token)).unwrap_or_default();
        match (token.kind, text.parse::<u64>()) {
            (Kind::Int, Ok(value)) => {
                self.advance();
                Ok(value)
            }
            _ => self.expected("an unsigned number of at most 64 bits"),
        }
    }
    /// Takes an unsigned number of 32 bits.
    pub(super) fn u32(&mut self) -> Result<u32> {
        match u32::try_from(self.u64()?) {
            Ok(value) => Ok(value),
            Err(_) => {
                self.at -= 1;
                self.expected("an unsigned number of at most 32 bits")
            }
        }
    }
    /// Takes `( number )`.
    pub(super) fn parenthesized_u32(&mut self) -> Result<u32> {
        self.expect(Kind::OpenParen, "'('")?;
        let value = self.u32()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(value)
    }
    /// Takes `item, item… close`, the opening bracket being taken already.
    pub(super) fn list(&mut self, close: Kind, mut item: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        if self.eat(close) {
            return Ok(());
        }
        loop {
            item(self)?;
            if self.eat(close) {
                return Ok(());
            }
            if !self.eat(Kind::Comma) {
                return self.expected("',' or the closing bracket");
            }
        }
    }
}
