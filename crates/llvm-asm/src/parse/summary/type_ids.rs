//! Type identifiers: their uses in functions, the resolutions of those, and virtual tables.

use crate::parse::{Kind, Parser, Result};
use crate::summary_words::{BY_ARG_KINDS, DEVIRT_KINDS, TYPE_TEST_KINDS};
use llvm_model::summary::{
    ByArgResolution, CompatibleVTable, ConstVirtualCall, DevirtResolution, Guid, TypeIdUses,
    TypeTestResolution, VirtualCall,
};
use std::collections::BTreeMap;

impl<'t> Parser<'t> {
    /// `(typeTests: (…), typeTestAssumeVCalls: (…), …)`
    pub(super) fn type_id_uses(&mut self, uses: &mut TypeIdUses) -> Result<()> {
        self.fields("a use of type identifiers such as 'typeTests:'", |p, key| {
            match key {
                "typeTests" => p.parenthesized(|p| {
                    uses.type_tests.push(p.type_id_or_guid()?);
                    Ok(())
                })?,
                "typeTestAssumeVCalls" => p.virtual_calls(&mut uses.type_test_assume_vcalls)?,
                "typeCheckedLoadVCalls" => p.virtual_calls(&mut uses.type_checked_load_vcalls)?,
                "typeTestAssumeConstVCalls" => {
                    p.const_virtual_calls(&mut uses.type_test_assume_const_vcalls)?
                }
                "typeCheckedLoadConstVCalls" => {
                    p.const_virtual_calls(&mut uses.type_checked_load_const_vcalls)?
                }
                _ => return Ok(false),
            }
            Ok(true)
        })
    }

    fn type_id_or_guid(&mut self) -> Result<Guid> {
        if self.kind() == Kind::Summary { self.type_id_reference() } else { self.u64().map(Guid) }
    }

    fn virtual_calls(&mut self, calls: &mut Vec<VirtualCall>) -> Result<()> {
        self.parenthesized(|p| {
            calls.push(p.virtual_call()?);
            Ok(())
        })
    }

    /// `vFuncId: (^1, offset: 8)` or `vFuncId: (guid: N, offset: 8)`
    fn virtual_call(&mut self) -> Result<VirtualCall> {
        self.expect_key("vFuncId")?;
        self.expect(Kind::OpenParen, "'('")?;
        let type_id = if self.kind() == Kind::Summary {
            self.type_id_reference()?
        } else {
            self.expect_key("guid")?;
            Guid(self.u64()?)
        };
        self.next_key("offset")?;
        let offset = self.u64()?;
        self.expect(Kind::CloseParen, "')'")?;
        Ok(VirtualCall { type_id, offset })
    }

    /// `((vFuncId: (…), args: (…)), …)`
    fn const_virtual_calls(&mut self, calls: &mut Vec<ConstVirtualCall>) -> Result<()> {
        self.parenthesized(|p| {
            p.expect(Kind::OpenParen, "'('")?;
            let function = p.virtual_call()?;
            let mut args = Vec::new();
            if p.eat(Kind::Comma) {
                p.expect_key("args")?;
                args = p.numbers()?;
            }
            p.expect(Kind::CloseParen, "')'")?;
            calls.push(ConstVirtualCall { function, args });
            Ok(())
        })
    }

    /// `(name: "…", summary: (typeTestRes: (…), wpdResolutions: (…)))`
    pub(super) fn type_id_entry(&mut self) -> Result<()> {
        let name = self.type_id_name()?;
        self.next_key("summary")?;
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("typeTestRes")?;
        let type_test = self.type_test_resolution()?;
        let mut devirtualization = BTreeMap::new();
        if self.eat(Kind::Comma) {
            self.expect_key("wpdResolutions")?;
            self.parenthesized(|p| {
                p.expect(Kind::OpenParen, "'('")?;
                p.expect_key("offset")?;
                let offset = p.u64()?;
                p.next_key("wpdRes")?;
                devirtualization.insert(offset, p.devirt_resolution()?);
                p.expect(Kind::CloseParen, "')'").map(|_| ())
            })?;
        }
        self.expect(Kind::CloseParen, "')'")?;
        self.expect(Kind::CloseParen, "')'")?;
        let position = self.summary.type_ids.get(&name);
        if let Some(entry) = position.and_then(|&at| self.summary.index.type_ids.get_mut(at)) {
            entry.type_test = type_test;
            entry.devirtualization.extend(devirtualization);
        }
        Ok(())
    }

    /// `(kind: single, sizeM1BitWidth: 0, …)`
    fn type_test_resolution(&mut self) -> Result<TypeTestResolution> {
        let mut test = TypeTestResolution::default();
        self.fields("a field of a type test's resolution such as 'kind:'", |p, key| {
            match key {
                "kind" => test.kind = p.enum_word(TYPE_TEST_KINDS, "a kind of type test such as 'single'")?,
                "sizeM1BitWidth" => test.size_m1_bit_width = p.u32()?,
                "alignLog2" => test.align_log2 = p.u64()?,
                "sizeM1" => test.size_m1 = p.u64()?,
                "bitMask" => {
                    let at = p.token(0).start;
                    match u8::try_from(p.u64()?) {
                        Ok(mask) => test.bit_mask = mask,
                        Err(_) => return p.error_at(at, "a bit mask is less than 256"),
                    }
                }
                "inlineBits" => test.inline_bits = p.u64()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(test)
    }

    /// `(kind: singleImpl, singleImplName: "…", resByArg: (…))`
    fn devirt_resolution(&mut self) -> Result<DevirtResolution> {
        let mut resolution = DevirtResolution::default();
        self.fields("'kind:', 'singleImplName:' or 'resByArg:'", |p, key| {
            match key {
                "kind" => {
                    resolution.kind = p.enum_word(DEVIRT_KINDS, "'indir', 'singleImpl' or 'branchFunnel'")?
                }
                "singleImplName" => resolution.single_impl_name = p.string()?.into(),
                "resByArg" => p.parenthesized(|p| {
                    p.expect_key("args")?;
                    let args = p.numbers()?;
                    p.next_key("byArg")?;
                    resolution.by_args.insert(args, p.by_arg_resolution()?);
                    Ok(())
                })?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(resolution)
    }

    /// `(kind: uniformRetVal, info: 1, byte: 0, bit: 0)`
    fn by_arg_resolution(&mut self) -> Result<ByArgResolution> {
        let mut resolution = ByArgResolution::default();
        self.fields("'kind:', 'info:', 'byte:' or 'bit:'", |p, key| {
            match key {
                "kind" => {
                    resolution.kind =
                        p.enum_word(BY_ARG_KINDS, "a kind such as 'indir' or 'uniformRetVal'")?
                }
                "info" => resolution.info = p.u64()?,
                "byte" => resolution.byte = p.u32()?,
                "bit" => resolution.bit = p.u32()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(resolution)
    }

    /// `(name: "…", summary: ((offset: 16, ^1), …))`
    pub(super) fn type_id_vtables_entry(&mut self) -> Result<()> {
        let name = self.type_id_name()?;
        self.next_key("summary")?;
        let mut vtables = Vec::new();
        self.parenthesized(|p| {
            p.expect(Kind::OpenParen, "'('")?;
            p.expect_key("offset")?;
            let offset = p.u64()?;
            p.expect(Kind::Comma, "','")?;
            vtables.push(CompatibleVTable { offset, vtable: p.value_reference()? });
            p.expect(Kind::CloseParen, "')'").map(|_| ())
        })?;
        self.expect(Kind::CloseParen, "')'")?;
        let position = self.summary.type_id_vtables.get(&name);
        if let Some(entry) = position.and_then(|&at| self.summary.index.type_id_vtables.get_mut(at)) {
            entry.vtables.extend(vtables);
        }
        Ok(())
    }
}
