//! Summaries of functions, variables and aliases.

use crate::parse::{Kind, Parser, Result};
use crate::summary_words::{HOTNESSES, IMPORT_KINDS, VISIBILITIES};
use llvm_model::Linkage;
use llvm_model::summary::{
    CallEdge, CallFrequency, FunctionFlags, FunctionSummary, Hotness, RefAccess, SummaryKind,
    SummaryModuleId, VCallVisibility, ValueFlags, ValueRef, ValueSummary, VariableFlags, VariableSummary,
    VirtualFunction,
};

/// Relative block frequencies are less than this.
const RELATIVE_FREQUENCY_LIMIT: u32 = 1 << 28;

impl<'t> Parser<'t> {
    /// `function: (…)`, `variable: (…)` or `alias: (…)`
    pub(super) fn value_summary(&mut self) -> Result<ValueSummary> {
        let key = self.key();
        if !matches!(key, "function" | "variable" | "alias") {
            return self.expected("'function:', 'variable:' or 'alias:'");
        }
        self.take_key();
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("module")?;
        let module = self.module_reference()?;
        self.next_key("flags")?;
        let flags = self.value_flags()?;
        match key {
            "function" => self.function_summary(module, flags),
            "variable" => self.variable_summary(module, flags),
            _ => self.alias_summary(module, flags),
        }
    }

    fn value_flags(&mut self) -> Result<ValueFlags> {
        let mut flags = ValueFlags::default();
        self.fields("a flag such as 'linkage:' or 'live:'", |p, key| {
            match key {
                "linkage" => {
                    let words = Linkage::ALL.map(|linkage| (linkage, linkage.keyword()));
                    flags.linkage = p.enum_word(&words, "a linkage such as 'external'")?;
                }
                "visibility" => {
                    flags.visibility = p.enum_word(VISIBILITIES, "a visibility such as 'default'")?
                }
                "notEligibleToImport" => flags.not_eligible_to_import = p.flag()?,
                "live" => flags.live = p.flag()?,
                "dsoLocal" => flags.dso_local = p.flag()?,
                "canAutoHide" => flags.can_auto_hide = p.flag()?,
                "noRenameOnPromotion" => {
                    p.is_of_llvm_23();
                    flags.no_rename_on_promotion = p.flag()?;
                }
                "importType" => flags.import = p.enum_word(IMPORT_KINDS, "'definition' or 'declaration'")?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(flags)
    }

    fn function_summary(&mut self, module: SummaryModuleId, flags: ValueFlags) -> Result<ValueSummary> {
        let mut function = FunctionSummary::default();
        let mut refs = Vec::new();
        self.next_key("insts")?;
        function.instruction_count = self.u32()?;
        if self.eat(Kind::Comma) {
            self.fields_to_end("a field of a function's summary such as 'calls:' or 'refs:'", |p, key| {
                match key {
                    "funcFlags" => p.function_flags(&mut function.flags)?,
                    "calls" => p.parenthesized(|p| {
                        function.calls.push(p.call_edge()?);
                        Ok(())
                    })?,
                    "typeIdInfo" => p.type_id_uses(&mut function.type_ids)?,
                    "refs" => p.value_refs(&mut refs)?,
                    "params" => p.param_accesses(&mut function.params)?,
                    "allocs" => p.alloc_summaries(&mut function.allocs)?,
                    "callsites" => p.callsite_summaries(&mut function.callsites)?,
                    _ => return Ok(false),
                }
                Ok(true)
            })?;
        } else {
            self.expect(Kind::CloseParen, "',' or ')'")?;
        }
        let kind = SummaryKind::Function(Box::new(function));
        Ok(ValueSummary { module, flags, original_name: None, refs, kind })
    }

    fn function_flags(&mut self, flags: &mut FunctionFlags) -> Result<()> {
        self.fields("a function's flag such as 'readNone:'", |p, key| {
            let Some((flag, _)) = FunctionFlags::NAMED.iter().find(|(_, name)| *name == key) else {
                return Ok(false);
            };
            *flags = flags.set(*flag, p.flag()?);
            Ok(true)
        })
    }

    /// `(callee: ^N, hotness: hot, tail: 1)`
    fn call_edge(&mut self) -> Result<CallEdge> {
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("callee")?;
        let callee = self.value_reference()?;
        let (mut hotness, mut relative, mut has_tail_call) = (Hotness::Unknown, 0, false);
        let at = self.token(0).start;
        if self.eat(Kind::Comma) {
            self.fields_to_end("'hotness:', 'relbf:' or 'tail:'", |p, key| {
                match key {
                    "hotness" => hotness = p.enum_word(HOTNESSES, "a hotness such as 'cold'")?,
                    "relbf" => {
                        let at = p.token(0).start;
                        relative = p.u32()?;
                        if relative >= RELATIVE_FREQUENCY_LIMIT {
                            return p.error_at(at, "relative block frequencies are less than 2^28");
                        }
                    }
                    "tail" => has_tail_call = p.flag()?,
                    _ => return Ok(false),
                }
                Ok(true)
            })?;
        } else {
            self.expect(Kind::CloseParen, "',' or ')'")?;
        }
        let frequency = match (hotness, relative) {
            (hotness, 0) => CallFrequency::Hotness(hotness),
            (Hotness::Unknown, relative) => CallFrequency::RelativeBlockFrequency(relative),
            _ => return self.error_at(at, "a call has a hotness or a relative block frequency, not both"),
        };
        Ok(CallEdge { callee, frequency, has_tail_call })
    }

    /// `(^1, readonly ^2, writeonly ^3)`
    fn value_refs(&mut self, refs: &mut Vec<ValueRef>) -> Result<()> {
        self.parenthesized(|p| {
            let access = match p.word() {
                "readonly" => RefAccess::ReadOnly,
                "writeonly" => RefAccess::WriteOnly,
                _ => RefAccess::Any,
            };
            if access != RefAccess::Any {
                p.advance();
            }
            refs.push(ValueRef { value: p.value_reference()?, access });
            Ok(())
        })?;
        // Bitcode has only the numbers of references of each kind.
        refs.sort_by_key(|r| r.access);
        Ok(())
    }

    fn variable_summary(&mut self, module: SummaryModuleId, flags: ValueFlags) -> Result<ValueSummary> {
        let mut variable = VariableSummary::default();
        let mut refs = Vec::new();
        self.next_key("varFlags")?;
        variable.flags = self.variable_flags()?;
        if self.eat(Kind::Comma) {
            self.fields_to_end("'vTableFuncs:' or 'refs:'", |p, key| {
                match key {
                    "vTableFuncs" => p.parenthesized(|p| {
                        p.expect(Kind::OpenParen, "'('")?;
                        p.expect_key("virtFunc")?;
                        let function = p.value_reference()?;
                        p.next_key("offset")?;
                        variable.virtual_functions.push(VirtualFunction { function, offset: p.u64()? });
                        p.expect(Kind::CloseParen, "')'").map(|_| ())
                    })?,
                    "refs" => p.value_refs(&mut refs)?,
                    _ => return Ok(false),
                }
                Ok(true)
            })?;
        } else {
            self.expect(Kind::CloseParen, "',' or ')'")?;
        }
        Ok(ValueSummary { module, flags, original_name: None, refs, kind: SummaryKind::Variable(variable) })
    }

    fn variable_flags(&mut self) -> Result<VariableFlags> {
        let mut flags = VariableFlags::default();
        self.fields("a variable's flag such as 'readonly:'", |p, key| {
            match key {
                "readonly" => flags.maybe_read_only = p.flag()?,
                "writeonly" => flags.maybe_write_only = p.flag()?,
                "constant" => flags.constant = p.flag()?,
                "vcall_visibility" => {
                    let at = p.token(0).start;
                    flags.vcall_visibility = match p.u64()? {
                        0 => VCallVisibility::Public,
                        1 => VCallVisibility::LinkageUnit,
                        2 => VCallVisibility::TranslationUnit,
                        _ => {
                            let message = "visibilities of virtual calls are 0 (public), 1 (linkage unit) and 2 \
                                           (translation unit)";
                            return p.error_at(at, message);
                        }
                    };
                }
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(flags)
    }

    fn alias_summary(&mut self, module: SummaryModuleId, flags: ValueFlags) -> Result<ValueSummary> {
        self.next_key("aliasee")?;
        let aliasee = self.optional_value_reference()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(ValueSummary {
            module,
            flags,
            original_name: None,
            refs: Vec::new(),
            kind: SummaryKind::Alias(aliasee),
        })
    }
}
