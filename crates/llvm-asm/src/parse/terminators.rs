//! Terminators.

use super::instructions::Operation;
use super::{Kind, Parser, Result};
use llvm_model::{BlockId, InstKind, Type};

impl<'t> Parser<'t> {
    /// A terminator.
    pub(super) fn terminator(&mut self) -> Result<Operation> {
        let void = self.m.types.void();
        let kind = match self.word() {
            "ret" => self.ret()?,
            "br" => self.branch()?,
            "switch" => self.switch()?,
            "indirectbr" => {
                self.advance();
                let (address, _) = self.typed_value()?;
                self.expect(Kind::Comma, "','")?;
                InstKind::IndirectBr { address, targets: self.label_list()?.into() }
            }
            "invoke" => {
                self.advance();
                let flags = self.flags();
                let call = Box::new(self.call()?);
                self.expect_word("to")?;
                let normal = self.label()?;
                self.expect_word("unwind")?;
                let unwind = self.label()?;
                let ty = self.result_type(&call);
                return Ok(Operation {
                    flags,
                    ..Operation::new(InstKind::Invoke { call, normal, unwind }, ty)
                });
            }
            "callbr" => {
                self.advance();
                let flags = self.flags();
                let call = Box::new(self.call()?);
                self.expect_word("to")?;
                let fallthrough = self.label()?;
                let targets = self.label_list()?.into();
                let ty = self.result_type(&call);
                let kind = InstKind::CallBr { call, fallthrough, targets };
                return Ok(Operation { flags, ..Operation::new(kind, ty) });
            }
            "resume" => {
                self.advance();
                InstKind::Resume { value: self.typed_value()?.0 }
            }
            "catchswitch" => return self.catch_switch(),
            "catchret" => {
                self.advance();
                self.expect_word("from")?;
                let pad = self.parent_pad()?;
                self.expect_word("to")?;
                InstKind::CatchRet { pad, target: self.label()? }
            }
            "cleanupret" => {
                self.advance();
                self.expect_word("from")?;
                let pad = self.parent_pad()?;
                InstKind::CleanupRet { pad, unwind: self.unwind()? }
            }
            "unreachable" => {
                self.advance();
                InstKind::Unreachable
            }
            _ => return self.expected("an instruction"),
        };
        Ok(Operation::new(kind, void))
    }

    fn ret(&mut self) -> Result<InstKind> {
        self.advance();
        let ty = self.any_type()?;
        let value = match self.m.types[ty.id] {
            Type::Void => None,
            _ => Some(self.value(ty.id)?),
        };
        Ok(InstKind::Ret { value })
    }

    fn branch(&mut self) -> Result<InstKind> {
        self.advance();
        if self.word() == "label" {
            return Ok(InstKind::Br { target: self.label()? });
        }
        let i1 = self.m.types.int(1);
        let condition = self.operand_of_type(i1)?;
        self.expect(Kind::Comma, "','")?;
        let if_true = self.label()?;
        self.expect(Kind::Comma, "','")?;
        let if_false = self.label()?;
        Ok(InstKind::CondBr { condition, if_true, if_false })
    }

    fn switch(&mut self) -> Result<InstKind> {
        self.advance();
        let (value, ty) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let default = self.label()?;
        self.expect(Kind::OpenBracket, "'['")?;
        let mut cases = Vec::new();
        while !self.eat(Kind::CloseBracket) {
            let case = self.typed_integer(ty)?;
            self.expect(Kind::Comma, "','")?;
            cases.push((case, self.label()?));
        }
        Ok(InstKind::Switch { value, default, cases: cases.into() })
    }

    fn label_list(&mut self) -> Result<Vec<BlockId>> {
        self.expect(Kind::OpenBracket, "'['")?;
        let mut targets = Vec::new();
        self.list(Kind::CloseBracket, |this| {
            targets.push(this.label()?);
            Ok(())
        })?;
        Ok(targets)
    }

    fn unwind(&mut self) -> Result<Option<BlockId>> {
        self.expect_word("unwind")?;
        if self.eat_word("to") {
            self.expect_word("caller")?;
            return Ok(None);
        }
        Ok(Some(self.label()?))
    }

    fn catch_switch(&mut self) -> Result<Operation> {
        self.advance();
        self.expect_word("within")?;
        let parent = self.parent_pad()?;
        let handlers = self.label_list()?.into();
        let unwind = self.unwind()?;
        let token = self.m.types.intern(Type::Token);
        Ok(Operation::new(InstKind::CatchSwitch { parent, handlers, unwind }, token))
    }
}
