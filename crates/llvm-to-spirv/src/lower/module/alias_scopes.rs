//! The domains, scopes and lists of scopes of `!alias.scope` and `!noalias`: declarations of
//! SPV_INTEL_memory_access_aliasing, where it is allowed.

use crate::lower::module::Globals;
use llvm_model::MdId;
use rustc_hash::FxHashMap;
use spirv_mapping::convention::aliasing;
use spirv_module::{Id, Op, Operands};

/// The declarations made so far. A node may be part of several lists, and be nonsense in another place.
#[derive(Clone, Default)]
pub(super) struct AliasScopes(FxHashMap<(Op, MdId), Id>);

impl AliasScopes {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Globals<'_> {
    /// The list `!{scopes…}`; `None` when it is none, or the extension is not allowed.
    pub(in crate::lower) fn alias_list(&mut self, node: MdId) -> Option<Id> {
        if !self.input.options.spirv.extensions.allows(aliasing::EXTENSION) {
            return None;
        }
        if let Some(&known) = self.alias_scopes.0.get(&(Op::AliasScopeListDeclINTEL, node)) {
            return Some(known);
        }
        let scopes = self.module().tuple(node);
        let scopes: Vec<Id> = scopes.iter().map(|&scope| self.alias_scope(scope?)).collect::<Option<_>>()?;
        let operands = Operands::new().ids(scopes.iter().copied());
        (!scopes.is_empty()).then(|| self.declare_alias(Op::AliasScopeListDeclINTEL, node, &operands))
    }

    /// `!{itself, domain[, name]}`
    fn alias_scope(&mut self, node: MdId) -> Option<Id> {
        let &[_, domain, ref name @ ..] = self.module().tuple(node) else { return None };
        let domain = self.alias_domain(domain?)?;
        let operands = Operands::new().id(domain).ids(self.alias_name(name));
        Some(self.declare_alias(Op::AliasScopeDeclINTEL, node, &operands))
    }

    /// `!{itself[, name]}`
    fn alias_domain(&mut self, node: MdId) -> Option<Id> {
        let &[_, ref name @ ..] = self.module().tuple(node) else { return None };
        let operands = Operands::new().ids(self.alias_name(name));
        Some(self.declare_alias(Op::AliasDomainDeclINTEL, node, &operands))
    }

    fn alias_name(&mut self, rest: &[Option<MdId>]) -> Option<Id> {
        let name = self.module().md_string(rest.first().copied().flatten()?)?;
        Some(self.out().string(name.as_bytes()))
    }

    fn declare_alias(&mut self, op: Op, node: MdId, operands: &[u32]) -> Id {
        if let Some(&known) = self.alias_scopes.0.get(&(op, node)) {
            return known;
        }
        let id = self.out().fresh();
        self.out().push(op, None, Some(id), operands);
        self.alias_scopes.0.insert((op, node), id);
        id
    }
}
