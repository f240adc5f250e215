//! Linkage: what other modules see of a function or a variable.

use crate::lower::Lower;
use llvm_model::global::{DllStorage, UnnamedAddr};
use llvm_model::{GlobalProps, GlobalVariable, Linkage, Visibility};
use spirv_mapping::convention::linkage;
use spirv_module::{Decoration, Id, LinkageType, Operands};
use translate_common::LossKind;

impl Lower<'_> {
    /// The linkage decoration of a symbol that is `defined` here or not.
    pub(in crate::lower) fn decorate_linkage(&mut self, target: Id, props: &GlobalProps, defined: bool) {
        let linkage = match linkage::linkage_type(props.linkage) {
            _ if props.linkage.is_local() => return,
            _ if !defined => LinkageType::Import,
            Some((LinkageType::LinkOnceODR, true))
                if !self.options.extensions.allows(linkage::ODR_EXTENSION) =>
            {
                self.lose(LossKind::Linkage, props.linkage.keyword());
                LinkageType::Export
            }
            Some((linkage, is_exact)) => {
                if !is_exact {
                    self.lose(LossKind::Linkage, props.linkage.keyword());
                }
                linkage
            }
            None => return self.lose(LossKind::Linkage, props.linkage.keyword()),
        };
        if linkage == LinkageType::Import && props.linkage == Linkage::ExternWeak {
            self.lose(LossKind::Linkage, "extern_weak");
        }
        if props.name.is_empty() {
            self.error_with_help(
                "a symbol without a name cannot be linked",
                "give it a name, or internal linkage",
            );
            return;
        }
        let operands = Operands::new().bytes(props.name.as_bytes()).word(linkage);
        self.decorate(target, Decoration::LinkageAttributes, &operands);
    }

    /// Reports what SPIR-V does not say about a symbol.
    pub(in crate::lower) fn lose_properties(&mut self, props: &GlobalProps) {
        if props.visibility != Visibility::Default {
            self.lose(LossKind::Linkage, format!("{:?} visibility", props.visibility).to_lowercase());
        }
        if props.dll_storage != DllStorage::Default {
            self.lose(LossKind::Linkage, "dll storage class");
        }
        if !props.section.is_empty() {
            self.lose(LossKind::Linkage, format!("section {}", props.section));
        }
        if props.unnamed_addr != UnnamedAddr::None {
            self.lose(LossKind::Attribute, "unnamed_addr");
        }
        if props.comdat.is_some() {
            self.lose(LossKind::Linkage, "comdat");
        }
        if !props.partition.is_empty() {
            self.lose(LossKind::Linkage, "partition");
        }
    }

    /// As [`Lower::lose_properties`], for what only variables have.
    pub(in crate::lower) fn lose_global_properties(&mut self, global: &GlobalVariable) {
        self.lose_properties(&global.props);
        if global.externally_initialized {
            self.lose(LossKind::Attribute, "externally_initialized");
        }
        self.tally_set(global.attributes);
    }
}
