//! The syntax that entries of summaries share: `key: value` fields and lists in parentheses.

use crate::parse::{Kind, Parser, Result};
use crate::summary_words::Words;

impl<'t> Parser<'t> {
    /// The next token's text if it is a key such as `name:`, without the colon, else the empty string.
    pub(super) fn key(&self) -> &'t str {
        let token = self.token(0);
        match (token.kind, self.token(1).kind) {
            (Kind::Label, _) => {
                let bytes = self.bytes(token);
                std::str::from_utf8(bytes.strip_suffix(b":").unwrap_or(bytes)).unwrap_or_default()
            }
            (Kind::Word, Kind::Colon) => self.word(),
            _ => "",
        }
    }

    /// Goes on behind a key.
    pub(super) fn take_key(&mut self) {
        let is_word = self.kind() == Kind::Word;
        self.advance();
        if is_word {
            self.advance();
        }
    }

    /// Takes the key `key`.
    pub(super) fn expect_key(&mut self, key: &str) -> Result<()> {
        if self.key() != key {
            return self.expected(&format!("'{key}:'"));
        }
        self.take_key();
        Ok(())
    }

    /// Takes `, key:`.
    pub(super) fn next_key(&mut self, key: &str) -> Result<()> {
        self.expect(Kind::Comma, "','")?;
        self.expect_key(key)
    }

    /// Takes `(item, item…)`.
    pub(super) fn parenthesized(&mut self, item: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        self.expect(Kind::OpenParen, "'('")?;
        self.list(Kind::CloseParen, item)
    }

    /// Takes `(key: value, key: value…)`. `field` takes each value, or nothing and returns false when the key is unknown;
    /// `what` describes the known ones.
    pub(super) fn fields(
        &mut self,
        what: &str,
        field: impl FnMut(&mut Self, &'t str) -> Result<bool>,
    ) -> Result<()> {
        self.expect(Kind::OpenParen, "'('")?;
        self.fields_to_end(what, field)
    }

    /// Takes the rest of fields behind their opening parenthesis, as [`Parser::fields`].
    pub(super) fn fields_to_end(
        &mut self,
        what: &str,
        mut field: impl FnMut(&mut Self, &'t str) -> Result<bool>,
    ) -> Result<()> {
        self.list(Kind::CloseParen, |p| {
            let at = p.at;
            let key = p.key();
            p.take_key();
            if key.is_empty() || !field(p, key)? {
                p.at = at;
                return p.expected(what);
            }
            Ok(())
        })
    }

    /// Takes one of `words`.
    pub(super) fn enum_word<T: Copy>(&mut self, words: &Words<T>, what: &str) -> Result<T> {
        match words.iter().find(|(_, word)| *word == self.word()) {
            Some((value, _)) => {
                self.advance();
                Ok(*value)
            }
            None => self.expected(what),
        }
    }

    /// Takes a number that is false (0) or true.
    pub(super) fn flag(&mut self) -> Result<bool> {
        Ok(self.u64()? != 0)
    }

    /// Takes `(number, number…)`.
    pub(super) fn numbers(&mut self) -> Result<Vec<u64>> {
        let mut numbers = Vec::new();
        self.parenthesized(|p| {
            numbers.push(p.u64()?);
            Ok(())
        })?;
        Ok(numbers)
    }
}
