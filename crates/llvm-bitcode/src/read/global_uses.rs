//! Aliases and ifuncs, and the constants of globals: initializers and others, which are known only later.

use llvm_model::{
    Alias, AliasId, Constant, FunctionId, GlobalId, GlobalProps, IFunc, IFuncId, MdId, MdKindId,
};

use super::ModuleReader;
use super::globals::shared_properties;
use super::ops::{Ops, Parsed};
use super::types;
use crate::error::ReadErrorKind;
use crate::tables;

/// The constants of a global by value number, which are set once the constants are known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GlobalUse {
    Initializer(GlobalId),
    Aliasee(AliasId),
    Resolver(IFuncId),
    Prefix(FunctionId),
    Prologue(FunctionId),
    Personality(FunctionId),
}

impl ModuleReader<'_> {
    pub(super) fn alias(&mut self, ops: &mut Ops<'_>, explicit_type: bool) -> Parsed<()> {
        let name = self.symbol(ops)?;
        let type_no = ops.next_u32("type number")?;
        let (type_no, value_type, address_space) = if explicit_type {
            (type_no, self.types.get(u64::from(type_no))?, types::address_space(ops.next()?)?)
        } else {
            self.through_pointer(type_no)?
        };
        let aliasee = ops.next()?;
        let linkage = ops.next()?;
        let visibility = ops.or_zero();
        let dll_storage = ops.or_zero();
        let thread_local = tables::thread_local(ops.or_zero());
        let unnamed_addr = tables::unnamed_addr(ops.or_zero());
        let dso_local = ops.or_zero() != 0;
        let partition = self.partition(ops)?;
        let mut props = GlobalProps {
            name,
            thread_local,
            unnamed_addr,
            address_space,
            partition,
            ..GlobalProps::default()
        };
        shared_properties(&mut props, linkage, visibility, dll_storage, dso_local);
        self.charge(512)?;
        // The aliasee comes with the constants; until then the alias stands for itself.
        let id = self.module.aliases.next_id();
        let ty = self.module.types.ptr(address_space);
        let address = self.module.constants.intern(ty, Constant::Alias(id));
        self.module.aliases.push(Alias { props, value_type, aliasee: address });
        self.global_uses.push((GlobalUse::Aliasee(id), aliasee));
        self.push_global(address, type_no);
        Ok(())
    }

    pub(super) fn ifunc(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = self.symbol(ops)?;
        let type_no = ops.next_u32("type number")?;
        let value_type = self.types.get(u64::from(type_no))?;
        let address_space = types::address_space(ops.next()?)?;
        let resolver = ops.next()?;
        let linkage = ops.next()?;
        let visibility = ops.or_zero();
        let dso_local = ops.or_zero() != 0;
        let partition = self.partition(ops)?;
        let mut props = GlobalProps { name, address_space, partition, ..GlobalProps::default() };
        shared_properties(&mut props, linkage, visibility, 0, dso_local);
        self.charge(512)?;
        let id = self.module.ifuncs.next_id();
        let ty = self.module.types.ptr(address_space);
        let address = self.module.constants.intern(ty, Constant::IFunc(id));
        self.module.ifuncs.push(IFunc { props, value_type, resolver: address, attachments: Vec::new() });
        self.global_uses.push((GlobalUse::Resolver(id), resolver));
        self.push_global(address, type_no);
        Ok(())
    }

    /// Sets the constants of globals, now that all are known.
    pub(super) fn resolve_global_uses(&mut self) -> Parsed<()> {
        for (place, number) in std::mem::take(&mut self.global_uses) {
            let constant = self.constant(number)?;
            match place {
                GlobalUse::Initializer(id) => {
                    if self.module.constants.ty(constant) != self.module.globals[id].value_type {
                        return Err(ReadErrorKind::Inconsistent(
                            "an initializer of another type than its variable",
                        ));
                    }
                    self.module.globals[id].initializer = Some(constant);
                }
                GlobalUse::Aliasee(id) => self.module.aliases[id].aliasee = constant,
                GlobalUse::Resolver(id) => self.module.ifuncs[id].resolver = constant,
                GlobalUse::Prefix(id) => self.module.functions[id].prefix = Some(constant),
                GlobalUse::Prologue(id) => self.module.functions[id].prologue = Some(constant),
                GlobalUse::Personality(id) => self.module.functions[id].personality = Some(constant),
            }
        }
        Ok(())
    }

    /// The function that a value number of a global stands for.
    pub(super) fn function_with_number(&self, number: u64) -> Option<FunctionId> {
        match self.module.constants[self.constant(number).ok()?] {
            Constant::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The properties of the global with a value number.
    pub(super) fn global_props(&self, number: u64) -> Option<&GlobalProps> {
        let constant = self.constant(number).ok()?;
        Some(match self.module.constants[constant] {
            Constant::Global(id) => &self.module.globals[id].props,
            Constant::Function(id) => &self.module.functions[id].props,
            Constant::Alias(id) => &self.module.aliases[id].props,
            Constant::IFunc(id) => &self.module.ifuncs[id].props,
            _ => return None,
        })
    }

    /// The attachments of the global with a value number.
    pub(super) fn global_attachments(&self, number: u64) -> &[(MdKindId, MdId)] {
        match self.constant(number).map(|constant| &self.module.constants[constant]) {
            Ok(Constant::Global(id)) => &self.module.globals[*id].attachments,
            Ok(Constant::Function(id)) => &self.module.functions[*id].attachments,
            _ => &[],
        }
    }

    /// As [`Self::global_props`], for names from a symbol table.
    pub(super) fn global_props_mut(&mut self, number: u64) -> Option<&mut GlobalProps> {
        let constant = self.constant(number).ok()?;
        Some(match self.module.constants[constant] {
            Constant::Global(id) => &mut self.module.globals[id].props,
            Constant::Function(id) => &mut self.module.functions[id].props,
            Constant::Alias(id) => &mut self.module.aliases[id].props,
            Constant::IFunc(id) => &mut self.module.ifuncs[id].props,
            _ => return None,
        })
    }
}
