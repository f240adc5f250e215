//! Uses of parameters by functions, and memory profiles of their calls and allocations.

use crate::parse::{Kind, Parser, Result};
use crate::summary_words::ALLOCATION_TYPES;
use llvm_model::summary::{
    AllocSummary, AllocationContext, AllocationType, CallsiteSummary, OffsetRange, ParamAccess, ParamCall,
    SummaryValueId,
};

impl<'t> Parser<'t> {
    /// `((param: 0, offset: [0, 7], calls: (…)), …)`
    pub(super) fn param_accesses(&mut self, params: &mut Vec<ParamAccess>) -> Result<()> {
        self.parenthesized(|p| {
            p.expect(Kind::OpenParen, "'('")?;
            p.expect_key("param")?;
            let param = p.u64()?;
            p.next_key("offset")?;
            let offsets = p.offset_range()?;
            let mut calls = Vec::new();
            if p.eat(Kind::Comma) {
                p.expect_key("calls")?;
                p.parenthesized(|p| {
                    calls.push(p.param_call()?);
                    Ok(())
                })?;
            }
            p.expect(Kind::CloseParen, "')'")?;
            params.push(ParamAccess { param, offsets, calls });
            Ok(())
        })
    }

    /// `(callee: ^1, param: 0, offset: [0, 7])`
    fn param_call(&mut self) -> Result<ParamCall> {
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("callee")?;
        let callee = self.value_reference()?;
        self.next_key("param")?;
        let param = self.u64()?;
        self.next_key("offset")?;
        let offsets = self.offset_range()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(ParamCall { callee, param, offsets })
    }

    /// `[first, last]`
    fn offset_range(&mut self) -> Result<OffsetRange> {
        self.expect(Kind::OpenBracket, "'['")?;
        let first = self.offset()?;
        self.expect(Kind::Comma, "','")?;
        let last = self.offset()?;
        self.expect(Kind::CloseBracket, "']'")?;
        Ok(OffsetRange::from_inclusive(first, last))
    }

    fn offset(&mut self) -> Result<i64> {
        let token = self.token(0);
        let text = std::str::from_utf8(self.bytes(token)).unwrap_or_default();
        match (token.kind, text.parse()) {
            (Kind::Int, Ok(value)) => {
                self.advance();
                Ok(value)
            }
            _ => self.expected("a signed number of at most 64 bits"),
        }
    }

    /// The number of a value, or `null`.
    pub(super) fn optional_value_reference(&mut self) -> Result<Option<SummaryValueId>> {
        if self.eat_word("null") { Ok(None) } else { self.value_reference().map(Some) }
    }

    /// `((callee: ^1, clones: (0), stackIds: (…)), …)`
    pub(super) fn callsite_summaries(&mut self, callsites: &mut Vec<CallsiteSummary>) -> Result<()> {
        self.parenthesized(|p| {
            p.expect(Kind::OpenParen, "'('")?;
            p.expect_key("callee")?;
            let callee = p.optional_value_reference()?;
            p.next_key("clones")?;
            let mut clones = Vec::new();
            p.parenthesized(|p| {
                clones.push(p.u32()?);
                Ok(())
            })?;
            p.next_key("stackIds")?;
            let stack_ids = p.numbers()?;
            p.expect(Kind::CloseParen, "')'")?;
            callsites.push(CallsiteSummary { callee, clones, stack_ids });
            Ok(())
        })
    }

    /// `((versions: (none), memProf: (…)), …)`
    pub(super) fn alloc_summaries(&mut self, allocs: &mut Vec<AllocSummary>) -> Result<()> {
        self.parenthesized(|p| {
            let (mut versions, mut contexts) = (Vec::new(), Vec::new());
            p.expect(Kind::OpenParen, "'('")?;
            p.expect_key("versions")?;
            p.parenthesized(|p| {
                versions.push(p.allocation_type()?);
                Ok(())
            })?;
            p.next_key("memProf")?;
            p.parenthesized(|p| {
                contexts.push(p.allocation_context()?);
                Ok(())
            })?;
            p.expect(Kind::CloseParen, "')'")?;
            allocs.push(AllocSummary { versions, contexts });
            Ok(())
        })
    }

    /// `(type: cold, stackIds: (…))`
    fn allocation_context(&mut self) -> Result<AllocationContext> {
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("type")?;
        let kind = self.allocation_type()?;
        self.next_key("stackIds")?;
        let stack_ids = self.numbers()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(AllocationContext { kind, stack_ids, sizes: Vec::new() })
    }

    fn allocation_type(&mut self) -> Result<AllocationType> {
        self.enum_word(ALLOCATION_TYPES, "'none', 'notcold', 'cold' or 'hot'")
    }
}
