//! The head of a module, and comdats.

use super::{Kind, Parser, Result};
use llvm_model::{Comdat, ComdatKind, DataLayout, Name};

/// Properties of assembly in the order in which LLVM writes them.
const ASM_PROPERTIES: [&str; 2] = ["target_features", "target_cpu"];

impl<'t> Parser<'t> {
    /// `target triple = "…"` or `target datalayout = "…"`
    pub(super) fn target(&mut self) -> Result<()> {
        self.advance();
        let is_triple = self.eat_word("triple");
        if !is_triple {
            self.expect_word("datalayout")?;
        }
        self.expect(Kind::Equal, "'='")?;
        let at = self.token(0).start;
        let text = self.string()?;
        if is_triple {
            self.m.triple = Name::from(text);
            return Ok(());
        }
        match std::str::from_utf8(&text).ok().map(DataLayout::parse) {
            Some(Ok(layout)) => self.layout = layout,
            Some(Err(error)) => return self.error_at(at, error.to_string()),
            None => return self.error_at(at, "a data layout is ASCII text"),
        }
        self.m.data_layout = Name::from(text);
        Ok(())
    }

    /// `source_filename = "…"`
    pub(super) fn source_file(&mut self) -> Result<()> {
        self.advance();
        self.expect(Kind::Equal, "'='")?;
        self.m.source_filename = Name::from(self.string()?);
        Ok(())
    }

    /// `module asm "…"`: one line of the module's assembly. Since LLVM 23 there may be more lines, and properties of them.
    pub(super) fn module_asm(&mut self) -> Result<()> {
        self.advance();
        self.expect_word("asm")?;
        let mut properties = Vec::new();
        if self.eat(Kind::OpenParen) {
            self.is_of_llvm_23();
            self.list(Kind::CloseParen, |this| {
                let token = this.expect(Kind::Label, "a property such as 'target_cpu:'")?;
                let name = this.bytes(token);
                let name = Name::from(name.strip_suffix(b":").unwrap_or(name));
                properties.push((name, Name::from(this.string()?)));
                Ok(())
            })?;
            properties.sort_by_key(|(name, _)| ASM_PROPERTIES.iter().position(|known| *name == **known));
        }
        let mut text = Vec::new();
        loop {
            text.extend(self.string()?);
            text.push(b'\n');
            if self.kind() != Kind::String {
                break;
            }
            self.is_of_llvm_23();
        }
        self.m.add_inline_asm(&text, properties);
        Ok(())
    }

    /// `$name = comdat kind`
    pub(super) fn comdat_definition(&mut self) -> Result<()> {
        let token = self.token(0);
        let name = self.name_of(token, 1);
        if self.comdats.contains_key(&name) {
            return self.error("this comdat is defined twice");
        }
        self.advance();
        self.expect(Kind::Equal, "'='")?;
        self.expect_word("comdat")?;
        let kind = match self.word() {
            "any" => ComdatKind::Any,
            "exactmatch" => ComdatKind::ExactMatch,
            "largest" => ComdatKind::Largest,
            "nodeduplicate" | "noduplicates" => ComdatKind::NoDeduplicate,
            "samesize" => ComdatKind::SameSize,
            _ => return self.expected("a selection kind such as 'any'"),
        };
        self.advance();
        let id = self.m.comdats.push(Comdat { name: Name::from(&*name), kind });
        self.comdats.insert(name, id);
        Ok(())
    }
}
