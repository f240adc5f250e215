//! The operands of an instruction, parsed by the grammar.

use super::{AssembleErrorKind, Assembler, Failure};
use crate::literal_string::string_words;
use crate::text::float_format::SINGLE;
use crate::text::lexer::{Token, TokenKind, unescape};
use crate::text::number_parser::{parse_float, parse_integer, parse_number};
use smallvec::SmallVec;
use spirv_grammar::vendor::debug_info::{self, Form};
use spirv_grammar::{Category, EnumerantFacts, ExtInstSet, Op, OperandFacts, OperandKind, Quantifier};

impl Assembler<'_> {
    pub(super) fn list(&mut self, operands: &[OperandFacts], scope: u32) -> Result<(), Failure> {
        for facts in operands {
            match facts.quantifier {
                _ if self.loose => {}
                Quantifier::One => self.one(facts.kind, facts.name(), scope)?,
                Quantifier::Optional if self.at < self.end => self.one(facts.kind, facts.name(), scope)?,
                Quantifier::Optional => {}
                Quantifier::Many => {
                    while self.at < self.end {
                        self.one(facts.kind, facts.name(), scope)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn one(&mut self, kind: OperandKind, name: &'static str, scope: u32) -> Result<(), Failure> {
        if let Category::Composite(bases) = kind.category() {
            for &base in bases {
                if !self.loose {
                    self.one(base, name, scope)?;
                }
            }
            return Ok(());
        }
        let token = self.next(name, kind)?;
        let text = self.slice(token);
        if token.kind == TokenKind::Word && text.starts_with('!') {
            // A word as it is; the grammar cannot be followed from here on.
            self.at -= 1;
            return self.loose();
        }
        match kind.category() {
            Category::Id => {
                let id = self.id(token)?;
                self.words.push(id);
                Ok(())
            }
            Category::Enum => {
                let value = kind.enumerant_by_name(text).map(|facts| facts.value);
                let value = value.or_else(|| parse_integer(text, 32, false).map(|value| value as u32));
                let value = value.ok_or_else(|| self.no_value(token, kind))?;
                self.words.push(value);
                self.parameters(kind.enumerant(value), scope)
            }
            Category::Mask => self.mask(token, kind, scope),
            _ => self.literal(token, kind, scope),
        }
    }

    fn parameters(&mut self, facts: Option<EnumerantFacts>, scope: u32) -> Result<(), Failure> {
        match facts {
            Some(facts) => self.list(facts.parameters, scope),
            // The parameters of an unknown value, if any.
            None => self.loose(),
        }
    }

    fn mask(&mut self, token: Token, kind: OperandKind, scope: u32) -> Result<(), Failure> {
        let mut bits = 0;
        for name in self.slice(token).split('|') {
            bits |= match kind.enumerant_by_name(name) {
                Some(facts) => facts.value,
                None if name == "None" => 0,
                None => {
                    let number = parse_integer(name, 32, false);
                    number.ok_or_else(|| self.no_value(token, kind))? as u32
                }
            };
        }
        self.words.push(bits);
        let mut rest = bits;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest &= !bit;
            self.parameters(kind.enumerant(bit), scope)?;
        }
        Ok(())
    }

    fn literal(&mut self, token: Token, kind: OperandKind, scope: u32) -> Result<(), Failure> {
        let text = self.slice(token);
        let no_number = || (token.start, AssembleErrorKind::NoNumber(text.to_owned()));
        match kind {
            OperandKind::LiteralString => {
                if token.kind != TokenKind::String {
                    return Err((token.start, AssembleErrorKind::NoString(text.to_owned())));
                }
                self.words.extend(string_words(&unescape(text)));
            }
            OperandKind::LiteralContextDependentNumber => {
                let Some(&ty) = self.numbers.get(&scope) else {
                    return Err((token.start, AssembleErrorKind::NoNumberType(format!("%{scope}"))));
                };
                self.words.extend(parse_number(text, ty).ok_or_else(no_number)?);
            }
            OperandKind::LiteralInteger if self.op == Op::Switch => {
                let selector = self.words.first().copied().unwrap_or(0);
                let ty = self.types.get(&selector).and_then(|ty| self.numbers.get(ty));
                let Some(&ty) = ty else {
                    return Err((token.start, AssembleErrorKind::NoNumberType(format!("of %{selector}"))));
                };
                self.words.extend(parse_number(text, ty).ok_or_else(no_number)?);
            }
            OperandKind::LiteralExtInstInteger => return self.ext_inst(token),
            OperandKind::LiteralSpecConstantOpInteger => {
                let bare = text.strip_prefix("Op").unwrap_or(text);
                let facts = Op::from_name(bare).filter(|&op| op != Op::SpecConstantOp).and_then(Op::facts);
                let Some(facts) = facts else { return Err(self.no_value(token, kind)) };
                self.words.push(u32::from(facts.op.0));
                return self.list(facts.operands, scope);
            }
            OperandKind::LiteralFloat => {
                let bits = parse_float(text, SINGLE).ok_or_else(no_number)?;
                self.words.push(bits as u32);
            }
            _ => {
                let value = parse_integer(text, 32, false).or_else(|| parse_integer(text, 32, true));
                self.words.push(value.ok_or_else(no_number)? as u32);
            }
        }
        Ok(())
    }

    fn ext_inst(&mut self, token: Token) -> Result<(), Failure> {
        let text = self.slice(token);
        let set = self.words.last().and_then(|set| self.sets.get(set));
        let known = set.and_then(|(set, _)| *set);
        let facts = known.and_then(|set| Some((set, set.instruction_by_name(text)?)));
        if let Some((set, facts)) = facts {
            self.words.push(facts.number);
            let operands = self.form(set, facts.number).operands(set, facts.number);
            self.list(&operands.unwrap_or_default(), 0)?;
        } else if let Some(number) = parse_integer(text, 32, false) {
            self.words.push(number as u32);
        } else {
            let set = set.map(|(_, name)| name.clone()).unwrap_or_default();
            return Err((token.start, AssembleErrorKind::NoExtInst { set, found: text.to_owned() }));
        }
        // The remaining tokens can only be ids.
        while self.at < self.end {
            self.one(OperandKind::IdRef, "Operand", 0)?;
        }
        Ok(())
    }

    /// Which operands stand behind the name of an extended instruction.
    fn form(&self, set: ExtInstSet, number: u32) -> Form {
        const ZERO: u32 = 0;
        const ID: u32 = 1;
        const OTHER: u32 = 2;
        let tokens = self.tokens.get(self.at..self.end).unwrap_or_default();
        let shapes = tokens.iter().map(|&token| match token.kind {
            TokenKind::Id => ID,
            TokenKind::Word if parse_integer(self.slice(token), 32, false) == Some(0) => ZERO,
            _ => OTHER,
        });
        debug_info::form(set, number, &shapes.collect::<SmallVec<[u32; 16]>>(), |shape| shape == ID)
    }

    /// Operands without grammar: ids, strings, integers, floats of 32 bits, words behind `!`.
    pub(super) fn loose(&mut self) -> Result<(), Failure> {
        self.loose = true;
        while self.at < self.end {
            let Some(&token) = self.tokens.get(self.at) else { break };
            self.at += 1;
            let text = self.slice(token);
            match token.kind {
                TokenKind::Id => {
                    let id = self.id(token)?;
                    self.words.push(id);
                }
                TokenKind::String => self.words.extend(string_words(&unescape(text))),
                _ => {
                    let digits = text.strip_prefix('!').unwrap_or(text);
                    let value = parse_integer(digits, 32, false)
                        .or_else(|| parse_integer(digits, 32, true))
                        .or_else(|| parse_float(digits, SINGLE));
                    let no_number = || (token.start, AssembleErrorKind::NoNumber(text.to_owned()));
                    self.words.push(value.ok_or_else(no_number)? as u32);
                }
            }
        }
        Ok(())
    }
}
